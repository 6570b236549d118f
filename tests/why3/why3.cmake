# What the scripts share that ask the real Why3.

# Where it is missing that is a failure if GRIDPROOF_STRICT is set, else SKIPPED.
macro(end_without what)
  if(DEFINED ENV{GRIDPROOF_STRICT} AND NOT "$ENV{GRIDPROOF_STRICT}" MATCHES "^0?$")
    message(FATAL_ERROR "there is no ${what} (./test.sh installs it)")
  endif()
  message(STATUS "SKIPPED: there is no ${what}")
  return()
endmacro()

# manifest_list(KEY RESULT): a list of words of the manifest.
function(manifest_list key result)
  file(READ ${SOURCE_DIR}/proofs/why3/manifest.json manifest)
  string(JSON count LENGTH "${manifest}" ${key})
  math(EXPR last "${count} - 1")
  set(words "")
  foreach(i RANGE ${last})
    string(JSON word GET "${manifest}" ${key} ${i})
    list(APPEND words "${word}")
  endforeach()
  set(${result} "${words}" PARENT_SCOPE)
endfunction()

# The text must be there: a fault that is not planted would prove nothing.
function(replace_in file from to)
  file(READ ${file} content)
  string(FIND "${content}" "${from}" position)
  if(position EQUAL -1)
    message(FATAL_ERROR "${file} has no \"${from}\"")
  endif()
  string(REPLACE "${from}" "${to}" content "${content}")
  file(WRITE ${file} "${content}")
endfunction()

# prepare_why3(): copies the developments to WORK_DIR, for Why3 may write to a session, or ends the test. Sets `why3`,
# the command, and `why3_version`.
macro(prepare_why3)
  file(REMOVE_RECURSE ${WORK_DIR})
  file(GLOB why3_parts ${SOURCE_DIR}/proofs/why3/*)
  file(COPY ${why3_parts} DESTINATION ${WORK_DIR})
  find_program(WHY3_PROGRAM why3)
  if(NOT WHY3_PROGRAM)
    end_without(why3)
  endif()
  execute_process(COMMAND ${WHY3_PROGRAM} --version OUTPUT_VARIABLE why3_version)
  string(REGEX MATCH "[0-9]+\\.[0-9.]+[0-9]" why3_version "${why3_version}")
  set(why3 ${WHY3_PROGRAM} -C ${WORK_DIR}/why3.conf)
  execute_process(COMMAND ${why3} config detect OUTPUT_QUIET ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
endmacro()
