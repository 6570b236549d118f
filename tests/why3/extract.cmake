# The proved solver as a program: extracted to OCaml, compiled, and held against the C++ (what spec/ defines, both
# solvers of src/takuzu) on every board of 2x2 and on random ones of 4x4 and 6x6; with BOARDS=all on all 3^16 boards of
# 4x4 instead.
cmake_minimum_required(VERSION 3.25)
include(${CMAKE_CURRENT_LIST_DIR}/why3.cmake)
prepare_why3()
find_program(OCAMLOPT ocamlopt)
if(NOT OCAMLOPT)
  end_without("OCaml compiler")
endif()
execute_process(COMMAND ${OCAMLOPT} -where OUTPUT_VARIABLE ocaml_library OUTPUT_STRIP_TRAILING_WHITESPACE)
if(NOT EXISTS ${ocaml_library}/zarith/zarith.cmxa)
  end_without("library zarith of OCaml")
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

# compare(VARIANT RULES RESULT BOARDS...): whether that variant and the C++ give the same answers.
function(compare variant rules result)
  list(GET ARGN 0 size)
  execute_process(COMMAND ${ANSWERS} boards ${ARGN}
                  COMMAND ${WORK_DIR}/${variant}/answer COMMAND sha256sum
                  OUTPUT_VARIABLE extracted COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${ANSWERS} boards ${ARGN}
                  COMMAND ${ANSWERS} answers ${size} ${rules} COMMAND sha256sum
                  OUTPUT_VARIABLE answered COMMAND_ERROR_IS_FATAL ANY)
  string(COMPARE EQUAL "${extracted}" "${answered}" same)
  set(${result} ${same} PARENT_SCOPE)
endfunction()

# same(BOARDS...): fails where they differ.
function(same)
  compare(right 1,2,3 same ${ARGN})
  list(JOIN ARGN " " boards)
  if(NOT same)
    message(FATAL_ERROR "the extracted solver and the C++ differ; diff what these say:
  ${ANSWERS} boards ${boards} | ${WORK_DIR}/right/answer
  ${ANSWERS} boards ${boards} | ${ANSWERS} answers ${ARGV0}")
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
compare(wrong 1,2,3 same 4 10000 ${seed})
if(same)
  message(FATAL_ERROR "seed ${seed}: an extracted solver that allows fewer than half is not told from the right one")
endif()
compare(right 1,2 same 4 10000 ${seed})
if(same)
  message(FATAL_ERROR "seed ${seed}: C++ solvers that allow equal lines are not told from the right ones")
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
