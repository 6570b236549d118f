# The proved solver as a program: extracted to OCaml, compiled, and held against brute force on every board of 2x2 and
# on samples of 4x4 and 6x6. With GRIDPROOF_TAKUZU_BOARDS=all also on all 3^16 boards of 4x4, which takes hours.
cmake_minimum_required(VERSION 3.25)
include(${CMAKE_CURRENT_LIST_DIR}/why3.cmake)
prepare_why3()
find_program(OCAMLFIND ocamlfind)
if(NOT OCAMLFIND)
  if(DEFINED ENV{GRIDPROOF_STRICT})
    message(FATAL_ERROR "there is no ocamlfind (./test.sh installs it)")
  endif()
  message(STATUS "SKIPPED: there is no ocamlfind")
  return()
endif()

file(MAKE_DIRECTORY ${WORK_DIR}/right ${WORK_DIR}/wrong)
execute_process(COMMAND ${why3} extract -D ocaml64 -L . --recursive -o right/takuzu.ml solve.Solve count.Count
                WORKING_DIRECTORY ${WORK_DIR} COMMAND_ERROR_IS_FATAL ANY)
file(COPY ${WORK_DIR}/right/takuzu.ml DESTINATION ${WORK_DIR}/wrong)
replace_in(${WORK_DIR}/wrong/takuzu.ml "Z.gt (Z.mul" "Z.geq (Z.mul")
foreach(variant right wrong)
  file(COPY ${CMAKE_CURRENT_LIST_DIR}/extracted/answer.ml DESTINATION ${WORK_DIR}/${variant})
  execute_process(COMMAND ${OCAMLFIND} ocamlopt -package zarith -linkpkg takuzu.ml answer.ml -o answer
                  WORKING_DIRECTORY ${WORK_DIR}/${variant} COMMAND_ERROR_IS_FATAL ANY)
endforeach()

# compare(VARIANT SIZE BOARDS RESULT): the answers of the extracted solver and of brute force, as two sums.
function(compare variant size boards result)
  execute_process(COMMAND ${BRUTE_FORCE} boards ${size} ${boards}
                  COMMAND ${WORK_DIR}/${variant}/answer COMMAND sha256sum
                  OUTPUT_VARIABLE extracted COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${BRUTE_FORCE} boards ${size} ${boards}
                  COMMAND ${BRUTE_FORCE} answers ${size} COMMAND sha256sum
                  OUTPUT_VARIABLE plain COMMAND_ERROR_IS_FATAL ANY)
  string(COMPARE EQUAL "${extracted}" "${plain}" same)
  set(${result} ${same} PARENT_SCOPE)
endfunction()

set(runs "2 all" "4 2000" "6 60")
if("$ENV{GRIDPROOF_TAKUZU_BOARDS}" STREQUAL "all")
  list(APPEND runs "4 all")
endif()
foreach(run IN LISTS runs)
  separate_arguments(words UNIX_COMMAND "${run}")
  compare(right ${words} same)
  if(NOT same)
    message(FATAL_ERROR "the extracted solver and brute force differ; diff what these say:
  ${BRUTE_FORCE} boards ${run} | ${WORK_DIR}/right/answer
  ${BRUTE_FORCE} boards ${run} | ${BRUTE_FORCE} answers ...")
  endif()
  message(STATUS "the same answers: boards ${run}")
endforeach()
compare(wrong 4 2000 same)
if(same)
  message(FATAL_ERROR "a solver that allows fewer than half is not told from the right one")
endif()
foreach(known "2 2" "4 72" "6 4140")
  separate_arguments(known UNIX_COMMAND "${known}")
  list(GET known 0 size)
  list(GET known 1 count)
  math(EXPR cells "${size} * ${size}")
  string(REPEAT "." ${cells} empty)
  file(WRITE ${WORK_DIR}/empty.txt "${empty}\n")
  execute_process(COMMAND ${WORK_DIR}/right/answer INPUT_FILE ${WORK_DIR}/empty.txt OUTPUT_VARIABLE said
                  COMMAND_ERROR_IS_FATAL ANY)
  if(NOT said MATCHES "^${count} ")
    message(FATAL_ERROR "the empty board of ${size}x${size} has ${count} solutions (OEIS A253316), not: ${said}")
  endif()
endforeach()
file(REMOVE_RECURSE ${WORK_DIR})
