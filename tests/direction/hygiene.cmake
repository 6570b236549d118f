# The files of TREE (the project, unless given) name no place on somebody's machine and no package registry, and no line
# of C++ is longer than 120 columns.
cmake_minimum_required(VERSION 3.25)

if(NOT TREE)
  set(TREE ${SOURCE_DIR})
endif()

# What git would keep; all files where TREE is no checkout (an unpacked archive).
execute_process(COMMAND git -c safe.directory=* -C ${TREE} rev-parse --show-prefix
                RESULT_VARIABLE status OUTPUT_VARIABLE prefix OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
if(status EQUAL 0 AND prefix STREQUAL "")
  execute_process(COMMAND git -c safe.directory=* -C ${TREE} ls-files --cached --others --exclude-standard
                  OUTPUT_VARIABLE files OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  string(REPLACE "\n" ";" files "${files}")
else()
  file(GLOB_RECURSE files RELATIVE ${TREE} ${TREE}/*)
  list(FILTER files EXCLUDE REGEX "^(build|\\.git)/")
endif()

# The brackets keep these lines from matching themselves.
set(machine_path "(^|[^A-Za-z0-9_.$}])/(wor[k]|roo[t]|hom[e]/[a-z]+|User[s]/[a-z]+)/")
set(registry "registry\\.[a-z]+\\.|deb\\.debian\\.or[g]|pypi\\.or[g]|npmjs\\.(or[g]|com)|docker\\.i[o]|ghcr\\.i[o]|maven\\.(apache\\.)?or[g]|crates\\.i[o]")
set(faults "")
set(too_long "")
foreach(file IN LISTS files)
  if(NOT EXISTS ${TREE}/${file})
    continue()  # deleted, not yet committed
  endif()
  file(STRINGS ${TREE}/${file} lines REGEX "${machine_path}|${registry}")
  foreach(line IN LISTS lines)
    string(APPEND faults "\n  ${file}: ${line}")
  endforeach()
  if(file MATCHES "\\.[ch]pp$")
    file(STRINGS ${TREE}/${file} long_lines LENGTH_MINIMUM 121)
    foreach(line IN LISTS long_lines)
      string(APPEND too_long "\n  ${file}: ${line}")
    endforeach()
  endif()
endforeach()

if(faults)
  message(FATAL_ERROR "A path of one machine, or a registry's host:${faults}")
endif()
if(too_long)
  message(FATAL_ERROR "Lines of more than 120 columns:${too_long}")
endif()
list(LENGTH files count)
if(count EQUAL 0)
  message(FATAL_ERROR "No file was found below ${TREE}: nothing was checked.")
endif()
message(STATUS "${count} files name neither a machine's paths nor a registry, and no line of C++ is too long")
