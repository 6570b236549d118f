#!/usr/bin/env bash
# ./run.sh ARGS... is `gridproof ARGS...`, after installing what is missing and building what has changed.
# GRIDPROOF_PORTABLE=1 builds for any machine of this architecture instead of for this one.
set -euo pipefail
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/setup/prepare.sh"
prepare build gridproof
exec "$build/bin/gridproof" "$@"
