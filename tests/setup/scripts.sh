# run.sh and test.sh on a machine of stand-ins: a folder with a space in its name, a PATH that holds only what a case
# puts there, an apt-get, cmake and ctest that note how they were called.
set -euo pipefail
project=$1
world=$(mktemp -d "${TMPDIR:-/tmp}/gridproof setup.XXXXXX")
trap 'rm -rf "$world"' EXIT
tree="$world/a checkout" tools=$world/tools
status=0
source "$project/setup/packages.sh"

# stand_in NAME: a tool whose script is read from standard input.
stand_in() {
  { echo '#!/usr/bin/env bash' && cat; } >"$tools/$1"
  chmod +x "$tools/$1"
}

# A machine with the shell's own tools, on which everything is found without a package manager, TLC in the cache too.
new_machine() {
  rm -rf "$tree" "$tools"
  mkdir -p "$tree/.cache/tlc" "$tools"
  echo "TLC" >"$tree/.cache/tlc/$tlc_file"
  cp -r "$project"/{run.sh,test.sh,setup,.ci} "$tree"
  for tool in bash env dirname readlink basename mkdir tail rm mv chmod cat flock id; do
    ln -s "$(command -v "$tool")" "$tools/$tool"
  done
  for tool in g++ c++ ninja clang++ cvc4 why3 z3 java; do stand_in "$tool" <<<'exit 0'; done
  mkdir -p "$tools/ocaml/zarith"
  : >"$tools/ocaml/zarith/zarith.cmxa"
  stand_in ocamlopt <<<'echo "${0%/*}/ocaml"'
  stand_in cmake <<'END'
echo "cmake $*" >>"$NOTES"
echo "chatter of cmake"
case "$*" in
  *--preset*)
    [[ -z ${CONFIGURE_FAILS:-} ]] || exit 1
    mkdir -p "$TREE/build/release/bin"
    echo >"$TREE/build/release/build.ninja"
    printf '#!/usr/bin/env bash\nprintf "<%%s>" "$@"\ncat\nexit 3\n' >"$TREE/build/release/bin/gridproof"
    chmod +x "$TREE/build/release/bin/gridproof" ;;
  *--build*)
    echo "ninja: no work to do."
    [[ -z ${BUILD_FAILS:-} ]] || exit 1 ;;
esac
END
  stand_in ctest <<'END'
echo "ctest strict=${GRIDPROOF_STRICT:-} $*" >>"$NOTES"
exit "${CTEST_STATUS:-0}"
END
}

# With dpkg: those of $world/installed are installed, and no header is found otherwise.
add_debian() {
  : >"$world/installed"
  rm "$tools"/{g++,c++,clang++}
  stand_in dpkg-query <<'END'
while read -r name; do printf '%s=installed ' "$name"; done <"$INSTALLED"
exit 1
END
  stand_in apt-get <<'END'
echo "apt-get ${DEBIAN_FRONTEND:-} $*" >>"$NOTES"
echo "chatter of apt-get"
[[ "$*" != *install* || -z ${INSTALL_FAILS:-} ]]
END
}

# run SCRIPT ARGS...: from another folder, with `out`, `err`, `notes` and `code` of what happened.
run() {
  local script=$1
  shift
  : >"$world/notes"
  code=0
  (cd "$world" && env -i PATH="$tools" TREE="$tree" NOTES="$world/notes" INSTALLED="$world/installed" "${settings[@]}" \
    "$tree/$script" "$@" <<<"typed" >"$world/out" 2>"$world/err") || code=$?
  out=$(<"$world/out") err=$(<"$world/err") notes=$(<"$world/notes")
}
settings=()

expect() {  # WHAT ACTUAL PATTERN
  # shellcheck disable=SC2053
  [[ $2 == $3 ]] && return 0
  printf 'FAILED: %s\n  expected: %s\n  actual:   %s\n  stderr:   %s\n' "$1" "$3" "$2" "$err"
  status=1
}

new_machine
run run.sh hint "a b" ''
expect "the program's output alone" "$out" "<hint><a b><>typed"
expect "the program's exit code" "$code" 3
expect "configured for this machine" "$notes" "*--preset release*-DGRIDPROOF_PORTABLE=OFF -DGRIDPROOF_TESTS=OFF*"
expect "only the program is built" "$notes" "*--build*--target gridproof"
run run.sh
expect "the second run configures nothing" "$notes" "cmake --build*"
expect "the second run is silent" "$err" "chatter of cmake"
settings=(GRIDPROOF_PORTABLE=1)
run run.sh
expect "a changed toggle configures again" "$notes" "*-DGRIDPROOF_PORTABLE=ON*"
settings=()
run .ci/run -L text
expect "the tests are built" "$notes" "*-DGRIDPROOF_TESTS=ON*--build*--target all*"
expect "the tests are strict, reported, and take arguments" "$notes" \
  "*ctest strict=1 --test-dir $tree/build/release --no-tests=error * --output-junit $tree/build/release/junit.xml -L text"
expect "the closing line" "$out" "test.sh: all tests passed*"
run .ci/run
expect "CI runs every test" "${notes##*ctest}" "* --output-junit $tree/build/release/junit.xml"
expect "CI builds the benches" "$notes" "*--target all bench_gridproof*"
run test.sh
expect "the core" "${notes##*ctest}" "* --output-junit $tree/build/release/junit.xml -LE extended"
expect "what the core leaves out is said" "$out" "*extended tests were not run*"
expect "the tests' exit code" "$code" 0
run run.sh
expect "run.sh leaves the tests configured" "$notes" "cmake --build*"
settings=(CTEST_STATUS=8)
run test.sh
expect "a failed test" "$code $out" "8 test.sh: FAILED*"
mv "$tree" "$world/moved"
tree="$world/moved" settings=()
run run.sh
expect "a moved checkout starts afresh" "$notes" "*--fresh*"
tree="$world/a checkout"

new_machine
settings=(CONFIGURE_FAILS=1)
run run.sh
expect "a failed configuration" "$code $err" "2 *chatter of cmake*failed at this step: configuring*"
settings=()
run run.sh
expect "after a failed configuration" "$code" 3
settings=(BUILD_FAILS=1)
run run.sh
expect "a failed build" "$code $err" "2 *failed at this step: building"

new_machine
rm "$tools"/{g++,c++,clang++}
settings=()
run run.sh
expect "without apt-get the list" "$code $out$err" "2 *no apt-get*g++ *compiler*libz3-dev *Z3*"
expect "run.sh asks for nothing of the tests" "${err/catch2/}" "$err"
expect "without apt-get nothing is done" "$notes" ""
run test.sh
expect "test.sh lists its own too" "$code $err" "2 *libz3-dev*catch2*clang*"

new_machine
add_debian
printf '%s\n' g++ libfmt-dev libcli11-dev nlohmann-json3-dev librapidcheck-dev libcadical-dev >"$world/installed"
((EUID == 0)) || stand_in sudo <<<'"$@"'
run run.sh
expect "what is missing is installed" "$notes" \
  "apt-get noninteractive * update*apt-get noninteractive * install -y --no-install-recommends libz3-dev*--build*"
expect "it says what and why" "$err" "*installing*libz3-dev *the instrument 'theorem'*"
expect "apt-get does not speak on standard output" "$code $out" "3 <>typed"
settings=(INSTALL_FAILS=1)
run run.sh
expect "a failed installation" "$code $err" "2 *chatter of apt-get*failed at this step: installing libz3-dev*"

# TLC has yet to be fetched; the checksum of what mvn brings is what sha256sum says.
without_tlc() {
  new_machine
  rm -r "$tree/.cache"
  stand_in mvn <<'END'
echo "mvn $*" >>"$NOTES"
echo "chatter of mvn"
[[ -z ${FETCH_FAILS:-} ]] || exit 1
for word; do [[ $word != -DoutputDirectory=* ]] || echo "TLC" >"${word#*=}/$TLC_FILE"; done
END
  stand_in sha256sum <<'END'
echo "${TLC_SUM}  $1"
END
}
cached="$tree/.cache/tlc/$tlc_file"
good=(TLC_FILE="$tlc_file" TLC_SUM="$tlc_sum")

without_tlc
settings=("${good[@]}")
run run.sh
expect "TLC is fetched, with everything that mvn keeps in the project" "$notes" \
  "mvn * -Dmaven.repo.local=$tree/.cache/maven *-Dartifact=$tlc_artifact*--build*"
expect "it says what and why" "$err" "*fetching TLC, the model checker*"
expect "what was fetched is kept" "$code $(<"$cached")" "3 TLC"
expect "nothing else is" "$(echo "$tree"/.cache/*)" "$tree/.cache/tlc"
run run.sh
expect "TLC is fetched once" "$notes" "cmake --build*"

without_tlc
settings=(GRIDPROOF_TLC_JAR=/somewhere/tla2tools.jar)
rm "$tools/mvn"
run test.sh
expect "with a TLC of one's own nothing is fetched" "$code $notes" "0 cmake*"

without_tlc
settings=("${good[@]}" FETCH_FAILS=1)
run run.sh
expect "the program runs without TLC" "$code $err" "3 *chatter of mvn*failed at this step: fetching TLC*without TLC*"
run run.sh
expect "it does not try again at every start" "$code $notes" "3 cmake --build*"
run test.sh
expect "the tests do not run without TLC" "$code $err" "2 *chatter of mvn*failed at this step: fetching TLC*"
settings=("${good[@]}")
run test.sh
expect "the tests try again" "$code $notes" "0 mvn*"
expect "and forget that it was given up" "$(echo "$tree"/.cache/tlc/*)" "$cached"

without_tlc
settings=("${good[@]}" TLC_SUM=0123)
run test.sh
expect "another file in TLC's place" "$code $err" "2 *the checksum of $tlc_file is 0123, expected $tlc_sum*"
[[ ! -e $cached ]] || expect "it is not kept" "$cached" ""

without_tlc
rm "$tools"/{java,mvn}
settings=("${good[@]}")
run run.sh
expect "without Java and apt-get the program runs" "$code $err" "3 *no apt-get*default-jre-headless*maven*without TLC*"
run test.sh
expect "without Java the tests do not" "$code $err" "2 *default-jre-headless*Java*"

without_tlc
add_debian
rm "$tools/java"
((EUID == 0)) || stand_in sudo <<<'"$@"'
for line in "${packages[@]}"; do
  [[ $line == *'| build |'* ]] && echo "${line%% *}"
done >"$world/installed"
run run.sh
expect "Java is installed, and what fetches TLC if it is not here" "$notes" \
  "*install -y --no-install-recommends default-jre-headless*mvn*--build*"
expect "it says what for" "$err" "*default-jre-headless *the instrument 'tlc'*"
rm "$tools/mvn"
run run.sh
expect "Maven is left alone where TLC is" "${notes/maven/}" "$notes"

without_tlc
add_debian
rm "$tools/java"
((EUID == 0)) || stand_in sudo <<<'"$@"'
: >"$world/installed"
run run.sh
expect "two installations, the lists fetched before the first alone" "$notes" \
  "*update*install*libz3-dev*install*default-jre-headless*--build*"
expect "they are fetched once" "${notes#*update*update}" "$notes"

((status != 0)) || echo "the scripts do as they say"
exit $status
