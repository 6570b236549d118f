# One small development by the real Why3, in a few seconds: its stored proofs are replayed; with a Why3 that the manifest
# does not name they mean nothing, and everything is proved anew. What is wrong passes in neither way. The program is
# copied, for it takes the developments that are beside it.
cmake_minimum_required(VERSION 3.25)
include(${CMAKE_CURRENT_LIST_DIR}/why3.cmake)
prepare_why3()
manifest_list(why3 versions)

set(share ${WORK_DIR}/share/gridproof/why3)
set(text ${share}/sub_arrays.mlw)
file(COPY ${PROGRAM} DESTINATION ${WORK_DIR}/bin)
file(COPY ${why3_parts} DESTINATION ${share})

set(patience 600)  # seconds

# verify(CODE VERDICT EVIDENCE): what the program says of the development, and its exit code.
function(verify code verdict evidence)
  execute_process(COMMAND ${CMAKE_COMMAND} -E env GRIDPROOF_STRICT=0
                          ${WORK_DIR}/bin/gridproof verify takuzu_sub_arrays --time ${patience}
                  RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status EQUAL code OR NOT output MATCHES "takuzu_sub_arrays  -       ${verdict}"
     OR NOT output MATCHES "${evidence}")
    message(FATAL_ERROR "expected ${verdict} (${code}) with \"${evidence}\", found (${status}):\n${output}")
  endif()
  message(STATUS "as expected: ${verdict}, ${evidence}")
endfunction()

# plant(FROM TO CODE VERDICT EVIDENCE): the same with a fault in the text.
function(plant from to)
  file(READ ${text} before)
  replace_in(${text} "${from}" "${to}")
  verify(${ARGN})
  file(WRITE ${text} "${before}")
endfunction()

if(why3_version IN_LIST versions)
  verify(0 proved "1 goal, [0-9]+ obligations in")
  plant("k = 0 to l - 1" "k = 0 to l - 2" 1 rejected "the stored proofs are not of this text")
  foreach(version IN LISTS versions)
    replace_in(${share}/manifest.json "\"${version}\"" "\"0.0\"")
  endforeach()
else()
  message(STATUS "Why3 ${why3_version} is not that of the sessions (${versions}): nothing is replayed")
endif()
verify(0 proved "obligations proved anew")
plant("use int.Int" "use int.Int\n  axiom all: false" 1 rejected "'axiom' takes something for granted")
plant("use int.Int" "use int.Int\n  use nothing.Here" 3 unknown "Library file not found")
set(patience 30)  # a prover may look for what is not there until its time is over
plant("k = 0 to l - 1" "k = 0 to l - 2" 3 unknown "stay open: sub_arrays.mlw:|stopped at the time limit")
file(REMOVE_RECURSE ${WORK_DIR})
