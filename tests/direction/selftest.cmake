# Plants one violation at a time and expects the checks to name it; a clean tree must pass.
cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE ${WORK_DIR})

# run(SCRIPT EXPECTED ARGUMENT...): EXPECTED is part of the fault that the script must name, or PASS.
function(run script expected)
  execute_process(COMMAND ${CMAKE_COMMAND} ${ARGN} -P ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/${script}
                  RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  string(REGEX REPLACE "[ \n]+" " " output "${output}")
  string(FIND "${output}" "${expected}" position)
  if(expected STREQUAL "PASS")
    if(NOT status EQUAL 0)
      message(FATAL_ERROR "${script} refuses what is right: ${output}")
    endif()
  elseif(status EQUAL 0 OR position EQUAL -1)
    message(FATAL_ERROR "${script} did not say \"${expected}\" but: ${output}")
  endif()
endfunction()

# plant(SCRIPT EXPECTED FILE LINE): a tree with one right file and this one.
function(plant script expected file line)
  file(REMOVE_RECURSE ${WORK_DIR})
  file(WRITE ${WORK_DIR}/spec/right.hpp "#include <vector>\n#include \"spec/sudoku/layout.hpp\"\n")
  file(WRITE ${WORK_DIR}/${file} "${line}\n")
  run(${script} "${expected}" -DTREE=${WORK_DIR})
endfunction()

plant(includes.cmake PASS src/engine/hint.cpp "#include \"text/read.hpp\"\n#include <fmt/core.h>\n#include <thread_pool>")
plant(includes.cmake PASS verify/symbolic/formula.hpp "#include <z3++.h>")
plant(includes.cmake PASS verify/cli/main.cpp "#include <iostream>\n#include \"engine/hint.hpp\"\n#include \"verify/audit/log.hpp\"")
plant(includes.cmake "is a library that spec may not use" spec/a.hpp "#include <fmt/core.h>")
plant(includes.cmake "is of text, which spec may not use" spec/a.hpp "#include \"text/read.hpp\"")
plant(includes.cmake "is of engine, which text may not use" src/text/a.cpp "  #  include \"engine/hint.hpp\"")
plant(includes.cmake "is of solver, which engine may not use" src/engine/a.cpp "#include \"solver/search.hpp\"")
plant(includes.cmake "is of engine, which kernel may not use" verify/kernel/a.cpp "#include \"engine/hint.hpp\"")
plant(includes.cmake "is of takuzu, which kernel may not use" verify/kernel/a.cpp "#include \"takuzu/line_solver.hpp\"")
plant(includes.cmake "is of solver, which audit may not use" verify/audit/deep/a.cpp "#include \"solver/search.hpp\"")
plant(includes.cmake "is of text, which symbolic may not use" verify/symbolic/a.cpp "#include \"text/read.hpp\"")
plant(includes.cmake "is a library that kernel may not use" verify/kernel/a.cpp "#include <z3++.h>")
plant(includes.cmake PASS verify/process/a.cpp "#include <poll.h>")
plant(includes.cmake PASS verify/tlc/a.cpp "#include <unistd.h>\n#include \"verify/run/runner.hpp\"")
plant(includes.cmake "is of run, which report may not use" verify/report/a.cpp "#include \"verify/run/plan.hpp\"")
plant(includes.cmake "is of tlc, which run may not use" verify/run/a.cpp "#include \"verify/tlc/find.hpp\"")
plant(includes.cmake "is of suite, which sweep may not use" verify/sweep/a.hpp "#include \"verify/suite/suite.hpp\"")
plant(includes.cmake "is a library that suite may not use" verify/suite/a.hpp "#include <nlohmann/json.hpp>")
plant(includes.cmake "is for tests only" verify/cli/a.cpp "#include \"tests/support/property.hpp\"")
plant(includes.cmake "is not written from the root" src/text/a.cpp "#include \"../engine/hint.hpp\"")
plant(includes.cmake "which engine must do without" src/engine/a.cpp "#include <thread>")

# graph(EXPECTED LINE...): the link graph of these lines.
function(graph expected)
  list(JOIN ARGN "\n" lines)
  file(WRITE ${WORK_DIR}/links.txt "${lines}\n")
  run(links.cmake "${expected}" -DLINKS=${WORK_DIR}/links.txt)
endfunction()

graph(PASS "gridproof_spec: " "gridproof_text: gridproof::spec fmt::fmt" "gridproof_kernel: gridproof::text gridproof::settings"
      "gridproof_report: gridproof::engine gridproof_kernel")
graph("kernel comes to link engine" "gridproof_kernel: gridproof_engine")
graph("kernel comes to link solver" "gridproof_kernel: gridproof::report" "gridproof_report: gridproof::solver")
graph("text comes to link solver" "gridproof_text: gridproof::spec gridproof::solver")

plant(hygiene.cmake PASS docs/a.md "see build/scratch/report and https://keepachangelog.com")
string(CONCAT someone "/hom" "e/someone/gridproof")
string(CONCAT host "https://registry" ".example.org")
plant(hygiene.cmake "docs/a.md: cd ${someone}" docs/a.md "cd ${someone}")
plant(hygiene.cmake "docs/a.md: fetch ${host}" docs/a.md "fetch ${host}")
file(REMOVE_RECURSE ${WORK_DIR})
