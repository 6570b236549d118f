#!/usr/bin/env bash
# ./test.sh [--all] [CTEST ARGS...] installs what is missing, builds and runs the tests: the core; with --all, as CI does
# it, the extended ones too (the matrix of the profile ci, fuzzers, samples of mutants, the package, every exported
# theorem decided again), and the benches are built; with arguments for ctest those that they select (-L text, -R direction).
# Strict: a missing tool is a failure, not a skipped test.
set -euo pipefail
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/setup/prepare.sh"
targets=(all) selected=(-LE extended)
if [[ ${1:-} == --all ]]; then
  shift
  targets+=(bench_gridproof) selected=()
fi
(($# == 0)) || selected=("$@")
prepare test "${targets[@]}"
lock tests
export GRIDPROOF_STRICT=1
status=0
# Many tests wait, for TLC or for a clock: two more at a time than there are processors.
ctest --test-dir "$build" --no-tests=error --output-on-failure -j"$(($(nproc 2>/dev/null || echo 2) + 2))" \
  --output-junit "$build/junit.xml" "${selected[@]}" </dev/null || status=$?
if ((status == 0)); then
  echo "test.sh: all tests passed; report: ${build#"$root"/}/junit.xml"
else
  echo "test.sh: FAILED (ctest said $status); report: ${build#"$root"/}/junit.xml"
fi
if [[ ${selected[*]} == "-LE extended" ]]; then echo "test.sh: the extended tests were not run; ./test.sh --all runs them"; fi
exit $status
