# The proved solver as a program: extracted to OCaml, compiled, and held against brute force on every board of 2x2 and
# on random ones of 4x4 and 6x6; with BOARDS=all on all 3^16 boards of 4x4 instead.
cmake_minimum_required(VERSION 3.25)
include(${CMAKE_CURRENT_LIST_DIR}/why3.cmake)
prepare_why3()
find_program(OCAMLOPT ocamlopt)
if(NOT OCAMLOPT)
  end_without("OCaml compiler")
endif()

file(MAKE_DIRECTORY ${WORK_DIR}/right ${WORK_DIR}/wrong)
execute_process(COMMAND ${why3} extract -D ocaml64 -L . --recursive -o right/takuzu.ml solve.Solve count.Count
                WORKING_DIRECTORY ${WORK_DIR} ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
file(COPY ${WORK_DIR}/right/takuzu.ml DESTINATION ${WORK_DIR}/wrong)
replace_in(${WORK_DIR}/wrong/takuzu.ml "Z.gt (Z.mul" "Z.geq (Z.mul")
foreach(variant right wrong)
  file(COPY ${CMAKE_CURRENT_LIST_DIR}/extracted/answer.ml DESTINATION ${WORK_DIR}/${variant})
  execute_process(COMMAND ${OCAMLOPT} -I +zarith zarith.cmxa takuzu.ml answer.ml -o answer
                  WORKING_DIRECTORY ${WORK_DIR}/${variant} COMMAND_ERROR_IS_FATAL ANY)
endforeach()

# compare(VARIANT RESULT BOARDS...): whether the extracted solver and brute force give the same answers.
function(compare variant result)
  list(GET ARGN 0 size)
  execute_process(COMMAND ${BRUTE_FORCE} boards ${ARGN}
                  COMMAND ${WORK_DIR}/${variant}/answer COMMAND sha256sum
                  OUTPUT_VARIABLE extracted COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${BRUTE_FORCE} boards ${ARGN}
                  COMMAND ${BRUTE_FORCE} answers ${size} COMMAND sha256sum
                  OUTPUT_VARIABLE plain COMMAND_ERROR_IS_FATAL ANY)
  string(COMPARE EQUAL "${extracted}" "${plain}" same)
  set(${result} ${same} PARENT_SCOPE)
endfunction()

# same(BOARDS...): fails where they differ.
function(same)
  compare(right same ${ARGN})
  list(JOIN ARGN " " boards)
  if(NOT same)
    message(FATAL_ERROR "the extracted solver and brute force differ; diff what these say:
  ${BRUTE_FORCE} boards ${boards} | ${WORK_DIR}/right/answer
  ${BRUTE_FORCE} boards ${boards} | ${BRUTE_FORCE} answers ${ARGV0}")
  endif()
  message(STATUS "the same answers: boards ${boards}")
endfunction()

if(BOARDS STREQUAL "all")
  same(4 all)
  file(REMOVE_RECURSE ${WORK_DIR})
  return()
endif()
string(RANDOM LENGTH 8 ALPHABET 123456789 seed)  # the message of a difference has it
same(2 all)
same(4 10000 ${seed})
same(6 60 ${seed})
compare(wrong same 4 10000 ${seed})
if(same)
  message(FATAL_ERROR "seed ${seed}: a solver that allows fewer than half is not told from the right one")
endif()

# How many boards there are of each size is known: OEIS A253316.
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
    message(FATAL_ERROR "the empty board of ${size}x${size} has ${count} solutions, not: ${said}")
  endif()
endforeach()
file(REMOVE_RECURSE ${WORK_DIR})
