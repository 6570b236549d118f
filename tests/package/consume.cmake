# Installs this build into a prefix of its own, then configures, builds and runs the project in consumer/ against it.
cmake_minimum_required(VERSION 3.25)
set(prefix ${WORK_DIR}/prefix)
file(REMOVE_RECURSE ${WORK_DIR})

function(run)
  # The caller's CXXFLAGS, DESTDIR and their like are nobody else's either.
  execute_process(COMMAND env -i PATH=$ENV{PATH} HOME=$ENV{HOME} ${ARGN}
                  OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    list(JOIN ARGN " " command)
    message("${output}")
    message(FATAL_ERROR "this failed (${status}): ${command}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

run(${CMAKE_COMMAND} --install ${BUILD_DIR} --prefix ${prefix})

# The settings of this build are nobody else's.
file(GLOB_RECURSE exported ${prefix}/*.cmake)
foreach(file IN LISTS exported)
  file(STRINGS ${file} leaks REGEX "-Werror|-march|-fsanitize|settings")
  file(READ ${file} text)
  string(FIND "${text}" "${SOURCE_DIR}" position)
  if(leaks OR NOT position EQUAL -1)
    message(FATAL_ERROR "${file} passes on what belongs to this build: ${leaks}")
  endif()
endforeach()

# A vector by value is passed in registers or in memory, as the instruction set has it: a function that takes one must
# carry the set in its name (spec/instruction_set.hpp), so that a consumer with other flags never calls it.
file(GLOB_RECURSE archives ${prefix}/*.a)
if(NOT archives)
  message(FATAL_ERROR "no library was installed")
endif()
foreach(archive IN LISTS archives)
  run(${NM} --defined-only --extern-only ${archive})
  string(REGEX MATCHALL "[^ \n]*(Dv[0-9]+_|5Lanes|6Planes)[^ \n]*" vectors "${output}")
  list(FILTER vectors EXCLUDE REGEX "6avx512|4avx2|3avx|8baseline")
  if(vectors)
    message(FATAL_ERROR "${archive} has vector types in its interface: ${vectors}")
  endif()
endforeach()

set(flags "")
if(SANITIZE)
  set(flags -DCMAKE_CXX_FLAGS=-fsanitize=${SANITIZE})
endif()
run(${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR}/consumer -B ${WORK_DIR}/build -G Ninja
    -DCMAKE_PREFIX_PATH=${prefix} -DCMAKE_CXX_COMPILER=${COMPILER} -DGRIDPROOF_VERSION=${VERSION} ${flags})
run(${CMAKE_COMMAND} --build ${WORK_DIR}/build)
run(${WORK_DIR}/build/consumer)
if(NOT output STREQUAL "2x2: 3 at r3c4 (LastRemaining)\n")
  message(FATAL_ERROR "the consumer said: ${output}")
endif()

run(${prefix}/bin/gridproof --version)
if(NOT output MATCHES "${VERSION}")
  message(FATAL_ERROR "the installed program calls its version: ${output}")
endif()
file(REMOVE_RECURSE ${WORK_DIR})
