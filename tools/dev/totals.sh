# shellcheck shell=bash disable=SC2154  # what is not assigned here is in common.sh
# What has passed, failed and been skipped, and how long each part took.

passed=0
failed=0
skipped=0
failures=()
times=()

# Sets `busy` to the seconds that processors have worked so far for what this shell has started and waited for.
measure_busy() {
  local fields
  read -ra fields <"/proc/$$/stat"
  busy=$(((fields[15] + fields[16]) / $(getconf CLK_TCK)))
}

# part NAME COMMAND...: a part of a run, and its time: on the clock, and that of all processors together.
part() {
  local name=$1 start=$SECONDS busy
  measure_busy
  local before=$busy
  shift
  say "$name"
  "$@"
  measure_busy
  local took=$((SECONDS - start)) worked=$((busy - before))
  echo "-- $name: $took s, of processors $worked s"
  times+=("$(printf '%6d s %6d s  %s' "$took" "$worked" "$name")")
}

# check NAME COMMAND...: one thing that passes or fails as a whole.
check() {
  local name=$1
  shift
  if "$@"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    failures+=("$name")
  fi
}

skip() {
  skipped=$((skipped + 1))
  echo "skipped: $1"
}

# number WORD FILE: the number before WORD in the last summary line of a test runner, 0 if there is none.
number() { grep -oE "[0-9]+ $1" "$2" | tail -n 1 | grep -oE '^[0-9]+' || echo 0; }

finish() {
  local line
  say "Result"
  echo "   clock  processors"
  for line in "${times[@]}"; do echo "$line"; done
  for line in "${failures[@]}"; do echo "failed: $line"; done
  echo "$passed passed, $failed failed, $skipped skipped"
  [ "$failed" -eq 0 ]
}
