# shellcheck shell=bash disable=SC2154  # what is not assigned here is in common.sh
# ./dev test codes: the examples for codes whose packages are too large for every ./dev test.
#
# A code is a word of `large_codes`, an option FEMFORGE_CODE of CMake, and two functions: ensure_CODE makes sure that it
# is there (false, and a note, if not), test_CODE tries its examples. For programs in C++ that is `code_programs CODE`.

large_codes="dealii dolfinx"

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
test_dealii() { code_programs dealii -DFEMFORGE_HIP=emulated; }

# DOLFINx in C++ is a package of Debian 12. In Python it is a newer one, from the Python package index: its wheel is for
# Python 3.12 or later, so that it has an environment of its own, .venv/dolfinx.
ensure_dolfinx() {
  local found=1
  ensure_dolfinx_cpp && found=0
  ensure_dolfinx_python && found=0
  return $found
}
ensure_dolfinx_cpp() {
  install_packages "the example for DOLFINx in C++" libdolfinx-dev && has_dolfinx_cpp && return
  note_skipped "the example for DOLFINx in C++" "libdolfinx-dev 0.5.2, as Debian 12 has it"
  return 1
}
has_dolfinx_cpp() { [[ $(dpkg-query -W -f '${Version}' libdolfinx-dev 2>/dev/null) == *0.5.2-* ]]; }
ensure_dolfinx_python() {
  local python
  [ -e "$venv/dolfinx/complete" ] && return
  python=$(find_new_python) && rm -rf "$venv/dolfinx" && "$python" -m venv "$venv/dolfinx" &&
    "$venv/dolfinx/bin/pip" install -q --disable-pip-version-check -e '.[ffcx,python]' \
      dolfinx-solver-real==0.11.0.post0 2>"$venv/dolfinx.log" && touch "$venv/dolfinx/complete" && return
  note_skipped "the examples for DOLFINx in Python" "Python 3.12 or later, and in it pip install dolfinx-solver-real"
  return 1
}
find_new_python() {
  local candidate
  for candidate in ${PYTHON:-} python3.{12,13,14} python3 "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.1[2-9].*/bin/python; do
    "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 12))' 2>/dev/null && echo "$candidate" && return
  done
  return 1
}
test_dolfinx() {
  local program
  if has_dolfinx_cpp; then code_programs dolfinx; else skip "DOLFINx 0.5.2 in C++ is not installed"; fi
  if [ ! -e "$venv/dolfinx/complete" ]; then skip "DOLFINx in Python is not installed" && return; fi
  for program in poisson elasticity batched; do
    check "examples/dolfinx/$program.py" "$venv/dolfinx/bin/python" "examples/dolfinx/$program.py"
  done
}

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
