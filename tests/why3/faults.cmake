# Plants one fault at a time, in a program or a contract, and expects the proofs not to go through.
cmake_minimum_required(VERSION 3.25)
include(${CMAKE_CURRENT_LIST_DIR}/why3.cmake)
prepare_why3()
manifest_list(why3 versions)
if(NOT why3_version IN_LIST versions)
  message(STATUS "SKIPPED: this is Why3 ${why3_version}, and the stored sessions are of ${versions}")
  return()
endif()

# plant(WHAT SESSION GOAL FROM TO): with this change of its text the session is refused, for the proof of that goal
# fails (and on a busy machine perhaps others). Where there is nothing to be found a prover searches until its limit, so
# that is lowered; that the proofs go through without a fault is what the test `replay` shows.
function(plant what session goal from to)
  set(text ${WORK_DIR}/${session}.mlw)
  file(READ ${text} before)
  file(COPY ${SOURCE_DIR}/proofs/why3/${session} DESTINATION ${WORK_DIR})
  replace_in(${WORK_DIR}/${session}/why3session.xml "timelimit=\"30\"" "timelimit=\"5\"")
  replace_in(${text} "${from}" "${to}")
  execute_process(COMMAND ${why3} replay -L . ${session} WORKING_DIRECTORY ${WORK_DIR}
                  RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE errors)
  if(status EQUAL 0)
    message(FATAL_ERROR "${what}: the replay of ${session} still succeeds: ${output}")
  endif()
  if(NOT output MATCHES "[0-9]+/[0-9]+ \\(replay failed")
    message(FATAL_ERROR "${what}: Why3 has not come to the proofs of ${session} (${status}): ${output}${errors}")
  endif()
  if(NOT output MATCHES "goal '${goal}'vc[^\n]* instead of Valid")
    message(FATAL_ERROR "${what}: expected ${goal} to fail: ${output}")
  endif()
  file(WRITE ${text} "${before}")
  message(STATUS "refused: ${what}")
endfunction()

plant("the solver does not try One" solve solve_aux
"        try
          check_cell_change s g n One;
          solve_aux s g (n + 1)
        with Invalid -> ()
        end;
" "        g[n] <- One;
")
plant("the solver does not restore the cell" solve solve_aux "        g[n] <- Empty;\n" "")
plant("a change that raises says nothing of the rule" solve solve_aux
      "g.elts = set (old g).elts n e /\\ not valid_for_cell s g.elts n" "g.elts = set (old g).elts n e")
plant("rule 3 is not checked for rows" cell_rules check_at_cell
      "check_rule_3_for_column s g column;\n    check_rule_3_for_row s g row" "check_rule_3_for_column s g column")
plant("half is too many" chunk_rules check_rule_2_for_chunk
      "count_number_of s Zero g start incr > s" "count_number_of s Zero g start incr >= s")
plant("a board is counted twice" count count_aux "zeros + ones, with_zero" "zeros + zeros, with_zero")
plant("an array of length 1 has a second element" consecutive no_3_consecutive_zeros_version_2
      "if a.length < 3 then" "if a.length < 1 then")
file(REMOVE_RECURSE ${WORK_DIR})
