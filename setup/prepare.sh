# Sourced by run.sh and test.sh: finds or installs the packages, configures, builds. Standard output and input belong to
# the program that is run afterwards, so everything here speaks on standard error and reads nothing.
#
#   prepare build gridproof     # the packages to build with, then the target gridproof
#   prepare test all            # those and the packages of the tests, then everything

root=$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")
root=${root%/setup}
build=$root/build/release
speaker=$(basename -- "$0")
source "$root/setup/packages.sh"

say() { printf '%s: %s\n' "$speaker" "$*" >&2; }

# A set-up that cannot be done ends with 2: 1 would be a finding.
fail() {
  say "set-up failed at this step: $1"
  exit 2
}

# lock NAME: one holder at a time among all runs in this checkout; unlock gives it back.
lock() {
  mkdir -p "$root/build" || fail "creating the build folder"
  has_command flock || return 0
  exec {lock_file}>"$root/build/.$1.lock" || fail "opening the lock of the build folder"
  flock -n "$lock_file" && return 0
  say "waiting for another run ($1) in this folder to finish"
  flock "$lock_file"
}
unlock() {
  if [[ -n ${lock_file:-} ]]; then exec {lock_file}>&-; fi
}

# logged STEP COMMAND...: quiet when it succeeds; shows the end of what it said when it fails.
logged() {
  local step=$1 log=$root/build/setup.log
  shift
  "$@" </dev/null >"$log" 2>&1 && return 0
  tail -n 40 "$log" >&2
  fail "$step (whole log: $log)"
}

# find_missing NEED...: sets `missing` (names) and `reasons` (one line each) to what is needed for these and not here.
find_missing() {
  local wanted=" $* " line name need check why installed='' names=()
  missing=() reasons=()
  for line in "${packages[@]}"; do names+=("${line%% *}"); done
  if has_command dpkg-query; then
    installed=$(dpkg-query -W -f '${Package}=${db:Status-Status} ' "${names[@]}" 2>/dev/null || true)
  fi
  for line in "${packages[@]}"; do
    IFS='|' read -r name need check why <<<"$line"
    name=${name%% *} need=${need//[[:space:]]/} why=${why# }
    [[ $wanted == *" $need "* ]] || continue
    [[ " $installed" == *" $name=installed "* ]] && continue
    eval "$check" && continue
    missing+=("$name")
    reasons+=("$(printf '%-20s  %s' "$name" "$why")")
  done
}

list_missing_and_stop() {
  say "$1 Install these, then run $speaker again:"
  printf '  %s\n' "${reasons[@]}" >&2
  exit 2
}

install_missing() {
  local as_root=()
  has_command apt-get || list_missing_and_stop "something is missing, and there is no apt-get here."
  if ((EUID != 0)); then
    has_command sudo || list_missing_and_stop "something is missing, and this is neither root nor is there sudo."
    as_root=(sudo)
  fi
  say "installing with apt-get:"
  printf '  %s\n' "${reasons[@]}" >&2
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300)
  # Once in a run. A stale list of some other source must not stop us: whether the packages can be had, the next step tells.
  if [[ -z ${lists_are_new:-} ]]; then
    "${apt[@]}" update </dev/null >"$root/build/setup.log" 2>&1 || say "apt-get update failed; trying with the lists at hand"
    lists_are_new=yes
  fi
  logged "installing ${missing[*]}" "${apt[@]}" install -y --no-install-recommends "${missing[@]}"
}

# Into the project's own cache, and only whole: what does not have the known checksum is not used.
fetch_tlc() {
  local cache=$root/.cache new=$root/.cache/tlc.new sum
  rm -rf "$new"
  mkdir -p "$new" "$cache/tlc" || fail "creating $cache"
  say "fetching TLC, the model checker of TLA+ (Maven artifact $tlc_artifact), into .cache"
  logged "fetching TLC with mvn (GRIDPROOF_TLC_JAR=FILE names a tla2tools.jar that you have)" \
    mvn -q -B -U -Dmaven.repo.local="$cache/maven" "$maven_copy" -Dartifact="$tlc_artifact" -DoutputDirectory="$new"
  sum=$(sha256sum "$new/$tlc_file") || fail "reading the TLC that mvn has fetched"
  [[ ${sum%% *} == "$tlc_sum" ]] || fail "checking TLC: the checksum of $tlc_file is ${sum%% *}, expected $tlc_sum"
  mv "$new/$tlc_file" "$cache/tlc/" || fail "keeping TLC in $cache/tlc"
  rm -rf "$new" "$cache/maven" "$cache/tlc/gave-up"
}

provide_tlc() {
  ((${#missing[@]} == 0)) || install_missing
  [[ -n ${GRIDPROOF_TLC_JAR:-} || -f $root/.cache/tlc/$tlc_file ]] || fetch_tlc
}

# prepare_tlc PURPOSE: Java and TLC. Tests need them. The program does not: where they cannot be had it goes on, shows
# what TLC would have said as not-run, and does not try again at every start.
prepare_tlc() {
  local purpose=$1 needs=(tlc) gave_up=$root/.cache/tlc/gave-up
  [[ -n ${GRIDPROOF_TLC_JAR:-} || -f $root/.cache/tlc/$tlc_file ]] || needs+=(fetch)
  find_missing "${needs[@]}"
  if ((${#missing[@]} == 0 && ${#needs[@]} == 1)); then return 0; fi
  if [[ $purpose == test ]]; then
    provide_tlc
  elif [[ ! -f $gave_up ]] && ! (provide_tlc); then
    say "going on without TLC: what it would have said is not-run. To try again: rm .cache/tlc/gave-up"
    mkdir -p "$root/.cache/tlc" && : >"$gave_up"
  fi
}

# The tests stay configured once they were, so that run.sh and test.sh share one build folder without undoing each other.
configure() {
  local purpose=$1 portable=OFF tests=OFF stamp=$build/configured fresh=() was='' wanted
  [[ ${GRIDPROOF_PORTABLE:-0} == 0 ]] || portable=ON
  if [[ -f $stamp ]]; then was=$(<"$stamp"); fi
  if [[ $purpose == test || $was == *" tests=ON "* ]]; then tests=ON; fi
  wanted="portable=$portable tests=$tests compiler=${CXX:-default} root=$root"
  [[ $was == "$wanted" && -f $build/build.ninja ]] && return 0
  # A folder that was moved, or another compiler: CMake cannot change those in place.
  [[ ${was#*compiler=} == "${wanted#*compiler=}" ]] || fresh=(--fresh)
  say "configuring (Release, $([[ $portable == ON ]] && echo portable || echo native) instruction set)"
  rm -f "$stamp"
  logged "configuring" cmake -S "$root" --preset release "${fresh[@]}" \
    -DGRIDPROOF_PORTABLE=$portable -DGRIDPROOF_TESTS=$tests
  printf '%s\n' "$wanted" >"$stamp"
}

# Ninja's lines without those that say that there is nothing to do; on a terminal the progress stays on one line.
show_progress() {
  local line open=''
  while IFS= read -r line; do
    case $line in
      *"no work to do"* | *"Re-checking globbed directories"*) ;;
      '['*/*']'*) if [[ -t 2 ]]; then
        printf '\r\033[K%s' "${line:0:${COLUMNS:-80}-1}" >&2
        open=yes
      else printf '%s\n' "$line" >&2; fi ;;
      *)
        [[ -z $open ]] || printf '\n' >&2
        open=''
        printf '%s\n' "$line" >&2
        ;;
    esac
  done
  [[ -z $open ]] || printf '\r\033[K' >&2
}

prepare() {
  local purpose=$1
  shift
  lock setup
  if [[ $purpose == test ]]; then find_missing build test; else find_missing build; fi
  ((${#missing[@]} == 0)) || install_missing
  prepare_tlc "$purpose"
  configure "$purpose"
  cmake --build "$build" --target "$@" </dev/null 2>&1 | show_progress || fail "building"
  unlock
}
