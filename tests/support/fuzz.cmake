# Builds the fuzz target FUZZER with clang, in one folder for all of them, and runs it for SECONDS on CORPUS. What it finds new stays in WORK_DIR, so
# that each run goes on where the last one ended; an input that breaks the code is kept there too and named.
cmake_minimum_required(VERSION 3.25)

find_program(clang clang++)
if(NOT clang)
  if("$ENV{GRIDPROOF_STRICT}" STREQUAL "1")
    message(FATAL_ERROR "clang++ is missing, and GRIDPROOF_STRICT=1 wants every tool")
  endif()
  message("SKIPPED: no clang++ here, so ${FUZZER} was not run")
  return()
endif()

set(program ${BUILD_DIR}/fuzz/${FUZZER})
foreach(command IN ITEMS
    "-S|${CMAKE_CURRENT_LIST_DIR}/fuzz|-B|${BUILD_DIR}/fuzz|-G|Ninja|-DCMAKE_CXX_COMPILER=${clang}|-DCMAKE_CXX_FLAGS=-O1 -gline-tables-only"
    "--build|${BUILD_DIR}/fuzz|--target|${FUZZER}")
  string(REPLACE "|" ";" command "${command}")
  execute_process(COMMAND ${CMAKE_COMMAND} ${command} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    message("${output}")
    message(FATAL_ERROR "building ${FUZZER} failed")
  endif()
endforeach()

file(MAKE_DIRECTORY ${WORK_DIR}/found)
file(GLOB seeds ${CORPUS}/*)
if(NOT seeds)
  message(FATAL_ERROR "the corpus ${CORPUS} is empty")
endif()
execute_process(
  COMMAND ${program} -max_total_time=${SECONDS} -timeout=5 -rss_limit_mb=2048 -artifact_prefix=${WORK_DIR}/broken-
          -print_final_stats=1 ${WORK_DIR}/found ${CORPUS}
  RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(NOT status EQUAL 0)
  string(REGEX MATCH "Test unit written to ([^\n]*)" ignored "${output}")
  message("${output}\nAgain with:\n  '${program}' '${CMAKE_MATCH_1}'")
  message(FATAL_ERROR "${FUZZER} broke the code")
endif()
string(REGEX MATCHALL "Seed: [0-9]+|stat::number_of_executed_units: [0-9]+" summary "${output}")
message("${summary}")
