# Plants one fault at a time, in a program, a contract or a session, and expects the replay to fail.
cmake_minimum_required(VERSION 3.25)
include(${CMAKE_CURRENT_LIST_DIR}/why3.cmake)
prepare_why3()

# Where there is nothing to be found a prover searches until its limit: a lower one than the stored is enough here.
function(take_session session)
  file(COPY ${SOURCE_DIR}/proofs/why3/${session} DESTINATION ${WORK_DIR})
  replace_in(${WORK_DIR}/${session}/why3session.xml "timelimit=\"30\"" "timelimit=\"10\"")
endfunction()

# plant(WHAT SESSION FILE FROM TO): the session is refused with this change.
function(plant what session file from to)
  file(READ ${WORK_DIR}/${file} before)
  take_session(${session})
  replace_in(${WORK_DIR}/${file} "${from}" "${to}")
  replay(${session} status output)
  if(status EQUAL 0)
    message(FATAL_ERROR "${what}: the replay of ${session} still succeeds: ${output}")
  endif()
  if(NOT output MATCHES "replay failed")
    message(FATAL_ERROR "${what}: Why3 has not come to the proofs of ${session} (${status}): ${output}")
  endif()
  file(WRITE ${WORK_DIR}/${file} "${before}")
  message(STATUS "refused: ${what}")
endfunction()

# Without a fault they are accepted.
foreach(session consecutive chunk_rules cell_rules solve count)
  take_session(${session})
  replay(${session} status output)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${session} is refused without a fault: ${output}")
  endif()
endforeach()
plant("the solver does not try One" solve solve.mlw
"        try
          check_cell_change s g n One;
          solve_aux s g (n + 1)
        with Invalid -> ()
        end;
" "        g[n] <- One;
")
plant("the solver tries Zero twice" solve solve.mlw "check_cell_change s g n One" "check_cell_change s g n Zero")
plant("the solver does not restore the cell" solve solve.mlw "        g[n] <- Empty;\n" "")
plant("a check that raises says nothing of the rule" solve solve.mlw
      "g.elts = set (old g).elts n e /\\ not valid_for_cell s g.elts n" "g.elts = set (old g).elts n e")
plant("rule 3 is not checked for rows" cell_rules cell_rules.mlw
      "check_rule_3_for_column s g column;\n    check_rule_3_for_row s g row" "check_rule_3_for_column s g column")
plant("half is too many" chunk_rules chunk_rules.mlw
      "count_number_of s Zero g start incr > s" "count_number_of s Zero g start incr >= s")
plant("a board is counted twice" count count.mlw "zeros + ones, with_zero" "zeros + zeros, with_zero")
plant("an array of length 1 has a second element" consecutive consecutive.mlw
      "if a.length < 3 then" "if a.length < 1 then")
file(REMOVE_RECURSE ${WORK_DIR})
