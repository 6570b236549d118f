#!/usr/bin/env bash
# ./test.sh [CTEST ARGS...] installs what is missing, builds everything and runs the tests: all of them, or those that
# the arguments select (-L text, -R direction). Strict: a missing tool is a failure, not a skipped test.
set -euo pipefail
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/setup/prepare.sh"
prepare test all
lock tests
export GRIDPROOF_STRICT=1
status=0
ctest --test-dir "$build" --no-tests=error --output-on-failure -j2 --output-junit "$build/junit.xml" "$@" \
  </dev/null || status=$?
if ((status == 0)); then
  echo "test.sh: all tests passed; report: ${build#"$root"/}/junit.xml"
else
  echo "test.sh: FAILED (ctest said $status); report: ${build#"$root"/}/junit.xml"
fi
exit $status
