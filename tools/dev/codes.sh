# shellcheck shell=bash disable=SC2154  # what is not assigned here is in common.sh
# ./dev test codes: the examples for codes whose packages are too large for every ./dev test.
#
# A code is a word of `large_codes`, an option FEMFORGE_CODE of CMake, and two functions: ensure_CODE makes sure that it
# is there (false, and a note, if not), test_CODE tries its examples. For programs in C++ that is `code_programs CODE`.

large_codes="dealii"

# Options of CMake that leave out all large codes, or all codes but one.
without_large_codes() {
  local code
  for code in $large_codes; do echo "-DFEMFORGE_${code^^}=OFF"; done
}
only_code() {
  local code
  for code in petsc mfem libceed $large_codes; do
    if [ "$code" = "$1" ]; then echo "-DFEMFORGE_${code^^}=ON"; else echo "-DFEMFORGE_${code^^}=OFF"; fi
  done
}

# code_programs CODE OPTIONS...: builds what CMake has in examples/CODE, and runs its tests.
code_programs() {
  local code=$1 others
  shift
  read -r -d '' -a others < <(only_code "$code") || true
  if build_target "$code" "examples_$code" "${others[@]}" -DFEMFORGE_TEST_KERNELS=OFF -DFEMFORGE_CUDA=OFF \
    -DFEMFORGE_HIP=off -DFEMFORGE_WERROR=ON -DFEMFORGE_NATIVE=ON -DFEMFORGE_EXAMPLES=ON -DCMAKE_BUILD_TYPE=Release \
    "$@"; then
    run_ctest "$code" "examples/$code"
  fi
}

ensure_dealii() { install_packages "the example for deal.II" libdeal.ii-dev; }
test_dealii() { code_programs dealii; }

# test_code CODE: what it was found to need is there, or it is skipped and said.
test_code() {
  if "ensure_$1"; then "test_$1"; else skip "$1 is not installed"; fi
}

run_codes_tests() {
  local code
  start_tests
  for code in $large_codes; do part "Examples for $code" test_code "$code"; done
  report_skipped
  finish
}
