# The package: find_package(gridproof CONFIG) gives gridproof::gridproof, the layers below the instruments, as headers
# under include/gridproof and static libraries. A consumer writes #include "spec/sudoku/layout.hpp" as this source does.
#
# The libraries are built for this machine's instruction set unless GRIDPROOF_PORTABLE is on: set it for a package that
# travels. A consumer's own flags do not matter either way: functions on vector types, which are called differently from
# one instruction set to another, have the set in their names. The test `package` holds the libraries to that.
set(layers spec text engine solver takuzu)
list(TRANSFORM layers PREPEND gridproof_ OUTPUT_VARIABLE layer_targets)

add_library(gridproof_package INTERFACE)
add_library(gridproof::gridproof ALIAS gridproof_package)
set_target_properties(gridproof_package PROPERTIES EXPORT_NAME gridproof)
target_link_libraries(gridproof_package INTERFACE ${layer_targets})

if(NOT PROJECT_IS_TOP_LEVEL)
  return()
endif()

include(CMakePackageConfigHelpers)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/gridproof)
install(TARGETS gridproof_package ${layer_targets} EXPORT gridproof)
install(EXPORT gridproof NAMESPACE gridproof:: FILE gridproof-targets.cmake DESTINATION ${package_dir})
install(DIRECTORY spec src/text src/engine src/solver src/takuzu
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/gridproof FILES_MATCHING PATTERN "*.hpp")
if(TARGET gridproof)
  # The program finds its data from where it is itself (verify/process/places.cpp), so the prefix can be moved.
  install(TARGETS gridproof gridproof-check)
  install(DIRECTORY tla/ DESTINATION ${CMAKE_INSTALL_DATADIR}/gridproof/tla
          FILES_MATCHING PATTERN "*.tla" PATTERN "*.cfg" PATTERN manifest.json)
  install(DIRECTORY proofs/why3/ DESTINATION ${CMAKE_INSTALL_DATADIR}/gridproof/why3
          FILES_MATCHING PATTERN "*.mlw" PATTERN why3session.xml PATTERN why3shapes.gz PATTERN manifest.json)
  install(FILES .cache/tlc/${GRIDPROOF_TLC_FILE} DESTINATION ${CMAKE_INSTALL_DATADIR}/gridproof OPTIONAL)
endif()

write_basic_package_version_file(${PROJECT_BINARY_DIR}/gridproof-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_SOURCE_DIR}/cmake/gridproof-config.cmake
              ${PROJECT_BINARY_DIR}/gridproof-config-version.cmake
        DESTINATION ${package_dir})
