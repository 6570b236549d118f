# An installed program has what it needs with it, wherever its folder is moved, and says so where something is missing: the
# same rows as the program of the build folder, or not-run and exit code 3.
cmake_minimum_required(VERSION 3.25)
set(home ${WORK_DIR}/elsewhere)
set(share ${home}/share/gridproof)
file(REMOVE_RECURSE ${WORK_DIR})
file(MAKE_DIRECTORY ${WORK_DIR}/links)

execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD_DIR} --prefix ${WORK_DIR}/prefix
                OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "the installation failed (${status}): ${output}")
endif()
file(RENAME ${WORK_DIR}/prefix ${home})

# run(EXIT_CODE STRICT COMMAND...): gives `output`.
function(run expected strict)
  execute_process(COMMAND ${CMAKE_COMMAND} -E env GRIDPROOF_STRICT=${strict} GRIDPROOF_PROGRESS_SECONDS=0 ${ARGN}
                  WORKING_DIRECTORY ${WORK_DIR}
                  OUTPUT_VARIABLE output ERROR_VARIABLE errors RESULT_VARIABLE status)
  if(NOT status EQUAL expected)
    message(FATAL_ERROR "exit code ${status} instead of ${expected}: ${ARGN}\n${output}${errors}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

# rows(EXIT_CODE STRICT PROGRAM...): gives `rows`, each as instrument/subject/verdict.
function(rows expected strict)
  run(${expected} ${strict} ${ARGN} verify hint_sound --layout 2x2 --dialect repaired --json -)
  string(JSON count LENGTH "${output}" rows)
  math(EXPR last "${count} - 1")
  set(rows "")
  foreach(i RANGE ${last})
    string(JSON instrument GET "${output}" rows ${i} instrument)
    string(JSON verdict GET "${output}" rows ${i} verdict)
    string(JSON subject ERROR_VARIABLE no_claim GET "${output}" rows ${i} claim)
    if(no_claim)
      string(JSON subject GET "${output}" rows ${i} subject)
    endif()
    list(APPEND rows ${instrument}/${subject}/${verdict})
  endforeach()
  set(rows "${rows}" PARENT_SCOPE)
endfunction()

function(expect what found expected)
  if(NOT found STREQUAL expected)
    message(FATAL_ERROR "${what}: ${found}\nexpected: ${expected}")
  endif()
endfunction()

# Without TLC every row of it is not-run; the other rows are the same, so both programs are compared row by row.
execute_process(COMMAND ${CMAKE_COMMAND} -E env GRIDPROOF_STRICT=1 ${PROGRAM} verify MCPlay --by tlc
                RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET)
set(code 0)
if(NOT status EQUAL 0)
  if(DEFINED ENV{GRIDPROOF_STRICT} AND NOT "$ENV{GRIDPROOF_STRICT}" MATCHES "^0?$")
    message(FATAL_ERROR "TLC does not run here (${status})")
  endif()
  set(code 3)
endif()
rows(${code} 0 ${PROGRAM})
set(here "${rows}")
list(FILTER rows INCLUDE REGEX "^tlc/")
list(LENGTH rows by_tlc)
if(by_tlc LESS 2)
  message(FATAL_ERROR "the program of the build folder has no models of this claim: ${here}")
endif()

# By its path, by a name on the PATH, by a link from elsewhere.
rows(${code} 0 ${home}/bin/gridproof)
expect("the installed program" "${rows}" "${here}")
rows(${code} 0 ${CMAKE_COMMAND} -E env "PATH=${home}/bin:$ENV{PATH}" gridproof)
expect("the installed program, found on the PATH" "${rows}" "${here}")
file(CREATE_LINK ${home}/bin/gridproof ${WORK_DIR}/links/gp SYMBOLIC)
rows(${code} 0 ${WORK_DIR}/links/gp)
expect("a link to the installed program" "${rows}" "${here}")
run(0 0 ${home}/bin/gridproof-check --version)

# Without its copy of TLC: the same subjects, not run.
file(GLOB jar ${share}/*.jar)
if(jar)
  file(RENAME ${jar} ${WORK_DIR}/links/jar)
  rows(3 0 ${CMAKE_COMMAND} -E env --unset=GRIDPROOF_TLC_JAR ${home}/bin/gridproof)
  string(REGEX REPLACE "(tlc/[^/;]*)/[a-z-]+" "\\1/not-run" without "${here}")
  expect("without TLC" "${rows}" "${without}")
  file(RENAME ${WORK_DIR}/links/jar ${jar})
endif()

# Without its models: nobody knows which there are. One row says so; it counts.
file(RENAME ${share}/tla ${WORK_DIR}/links/tla)
list(FILTER here EXCLUDE REGEX "^tlc/")
list(APPEND here "tlc/models/not-run")
rows(3 0 ${home}/bin/gridproof)
expect("without the models" "${rows}" "${here}")
rows(1 1 ${home}/bin/gridproof)
expect("without the models, strictly" "${rows}" "${here}")
run(3 0 ${home}/bin/gridproof verify hint_sound --layout 2x2 --dialect repaired)
if(NOT output MATCHES "0 findings, 1 open" OR NOT output MATCHES "there is no folder of models ${share}/tla")
  message(FATAL_ERROR "without the models the summary says: ${output}")
endif()
run(3 0 ${home}/bin/gridproof verify MCPlay)
run(3 0 ${home}/bin/gridproof verify graph_repaired)
file(REMOVE_RECURSE ${WORK_DIR})
