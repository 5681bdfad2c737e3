#!/bin/sh
# Verifies and times the kernels of this folder, the most important first; nothing has to be installed.
#
#   ./measure.sh [--devices N] [option of survey_driver...]      for instance --devices 4 --seconds 280 --rounds 5
#
# Results are appended to journal.tsv, those of further devices to journal_1.tsv and so on; run it again, with any
# number of devices, to go on where it stopped.
set -eu
cd "$(dirname "$0")"
devices=1
if [ "${1:-}" = --devices ]; then
  devices=${2:-}
  case $devices in
    *[!0-9]* | "" | 0*) echo "measure.sh: --devices takes a number from 1 on, not '$devices'" >&2; exit 2 ;;
  esac
  shift 2
fi
if [ "$devices" -gt 1 ] && [ "$(cat target)" = cpu ]; then
  echo "measure.sh: these kernels are for the CPU, which is one device" >&2
  exit 2
fi
# Threads are bound to no processors: the driver would be to one, and what it starts would have no other.
export LD_LIBRARY_PATH="$PWD/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" OMP_PROC_BIND=false
# Large meshes are set up in half the time if memory comes in large pages and is kept (glibc 2.35 or later).
large=68719476736
export GLIBC_TUNABLES=glibc.malloc.hugetlb=1:glibc.malloc.mmap_threshold=$large:glibc.malloc.trim_threshold=$large
if [ "$devices" -gt 1 ]; then
  export OMP_NUM_THREADS="${OMP_NUM_THREADS:-$((($(nproc) + devices - 1) / devices))}"
fi

journal() { if [ "$1" = 0 ]; then echo journal.tsv; else echo "journal_$1.tsv"; fi; }

# The plan of a device: of each `devices` groups one, but for what the journals of others have.
deal() {
  awk -F '\t' -v own="$(journal "$1")" -v device="$1" -v devices="$devices" '
    FILENAME ~ /^journal/ { if (FILENAME != own && $1 == "done") done[$2]; next }
    FILENAME == "groups.tsv" { group[$1] = $2; next }
    FNR == 1 || !($2 in done) && group[$2] % devices == device' journal*.tsv groups.tsv plan.tsv
}

# Signals reach this shell only.
processes=
# shellcheck disable=SC2317  # called by the trap
stop() {
  for process in $processes; do kill "$process" 2>/dev/null || true; done
}
trap stop INT TERM

device=0
while [ "$device" -lt "$devices" ]; do
  touch "$(journal "$device")"
  deal "$device" >"plan_$device.tsv"
  if [ "$devices" -gt 1 ]; then export CUDA_VISIBLE_DEVICES="$device" HIP_VISIBLE_DEVICES="$device"; fi
  ./survey_driver "plan_$device.tsv" "$(journal "$device")" "$@" &
  processes="$processes $!"
  device=$((device + 1))
done
status=0
for process in $processes; do
  code=0
  wait "$process" || code=$?
  # A signal ends the wait for a process before the process ends.
  while kill -0 "$process" 2>/dev/null; do
    code=0
    wait "$process" || code=$?
  done
  [ "$code" -le "$status" ] || status=$code
done
exit "$status"
