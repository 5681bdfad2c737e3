# shellcheck shell=bash disable=SC2154  # what is not assigned here is in common.sh
# ./dev demo: from forms to pictures. See examples/demo.

# What is drawn and put into the table.
demos="poisson elasticity"
# Solved without a matrix; they print their own checks.
solvers="nonlinear two_materials"
demo_results=build/demo/results

# Only what can run here is worth the time to build: CUDA with a GPU, HIP on an AMD GPU or else emulated.
demo_targets() {
  if [ "$(nvidia-smi -L 2>/dev/null | grep -c '^GPU')" -gt 0 ]; then
    echo -DFEMFORGE_CUDA=AUTO -DCMAKE_CUDA_ARCHITECTURES=native
  else
    echo -DFEMFORGE_CUDA=OFF
  fi
  if [ -e /dev/kfd ]; then echo -DFEMFORGE_HIP=auto; else echo -DFEMFORGE_HIP=emulated; fi
}

build_demo() {
  local targets
  read -r -d '' -a targets < <(demo_targets) || true
  say "Generating the kernels and building (build/logs/demo.txt)"
  mkdir -p build/logs
  if ! {
    configure build/demo -DFEMFORGE_EXAMPLES=ON -DFEMFORGE_NATIVE=ON -DCMAKE_BUILD_TYPE=Release \
      "${targets[@]}" "-DFEMFORGE_EXECUTABLE=$venv/bin/femforge" &&
      cmake --build build/demo -j "$jobs" --target demo
  } >build/logs/demo.txt 2>&1; then
    tail -n 15 build/logs/demo.txt >&2
    die "the build failed" "the whole log is in build/logs/demo.txt"
  fi
}

demo() {
  if ! have cmake || ! have "${CXX:-c++}"; then
    report_skipped
    die "the demonstration needs CMake and a C++ compiler"
  fi
  build_demo
  local name bad=0
  rm -rf "$demo_results"
  for name in $demos; do
    say "Running demo_$name"
    "build/demo/examples/demo/demo_$name" --meshes examples/meshes --out "$demo_results" || bad=1
    [ -e "$demo_results/$name.json" ] || die "demo_$name gave no results"
  done
  for name in $solvers; do
    say "Running solve_$name"
    "build/demo/examples/solvers/solve_$name" --out "$demo_results" || bad=1
  done
  say "Results"
  # shellcheck disable=SC2086  # a list of words
  "$venv/bin/python" examples/demo/report.py "$demo_results" $demos || bad=1
  echo "for ParaView: $demo_results/*.vtu; the kernels: build/demo/examples/demo/demo_*_kernels_generated/"
  [ "$bad" = 0 ] || die "results disagree; the table says which"
}
