# shellcheck shell=bash disable=SC2154  # what is not assigned here is in common.sh
# ./dev test, ./dev test quick, ./dev lint, ./dev format. For ./dev test codes see codes.sh.

logs=build/logs

check_cpp_format() { cpp_sources | xargs -r clang-format --dry-run --Werror; }

lint_steps() {
  check "ruff check" ruff check "${python_sources[@]}"
  check "ruff format" ruff format --check "${python_sources[@]}"
  check "mypy" mypy
  if [[ $(clang-format --version 2>/dev/null) == *"$clang_format_version"* ]]; then
    check "clang-format" check_cpp_format
  else
    skip "clang-format $clang_format_version is not installed"
  fi
  if have shellcheck; then check "shellcheck" shellcheck -x dev tools/dev/*.sh tools/*.sh bench/survey/*.sh .ci/run; fi
}

lint() {
  part "Style and types" lint_steps
  finish
}

format() {
  ruff check --fix --quiet "${python_sources[@]}" || true
  ruff format "${python_sources[@]}"
  cpp_sources | xargs -r clang-format -i
}

# python_tests OPTION...: with options of pytest. A file stays in one process: what its tests share is made once.
python_tests() {
  local log=$logs/pytest.txt
  # A process that crashes ends the run, which then says in which test: one that took its place might wait for ever.
  pytest -n "$jobs" --dist loadfile --no-loadscope-reorder --max-worker-restart 0 --durations=25 --durations-min=5 \
    "$@" 2>&1 |
    tee "$log" || true
  local summary=$logs/pytest_summary.txt
  tail -n 1 "$log" >"$summary"
  passed=$((passed + $(number passed "$summary")))
  skipped=$((skipped + $(number skipped "$summary")))
  local bad=$(($(number failed "$summary") + $(number errors? "$summary")))
  # A runner that dies without a summary is a failure, too.
  if ! grep -qE '(passed|failed|error|skipped)' "$summary"; then bad=1; fi
  if [ "$bad" -gt 0 ]; then failures+=("pytest ($log)"); fi
  failed=$((failed + bad))
}

# compile NAME CMAKE_OPTIONS...: configures and compiles build/NAME; its output goes to a log.
compile() {
  local name=$1
  shift
  compile_target "$name" all "$@"
}

# compile_target NAME TARGET CMAKE_OPTIONS...: the same of one target only.
compile_target() {
  local name=$1 target=$2 log=$logs/build_$1.txt
  shift 2
  echo "building build/$name"
  configure "build/$name" -DFEMFORGE_TESTS=ON -DFEMFORGE_TEST_KERNELS="$kernels_to_run" "$@" >"$log" 2>&1 &&
    MAKEFLAGS=-Otarget cmake --build "build/$name" -j "$jobs" --target "$target" >>"$log" 2>&1
}

# judge NAME STATUS: counts a build that has ended so.
judge() {
  local name=$1 log=$logs/build_$1.txt
  if [ "$2" = 0 ]; then
    passed=$((passed + 1))
    return 0
  fi
  tail -n 40 "$log"
  failed=$((failed + 1))
  failures+=("build/$name ($log)")
  return 1
}

# build NAME CMAKE_OPTIONS...: both.
build() {
  local name=$1
  shift
  build_target "$name" all "$@"
}

# build_target NAME TARGET CMAKE_OPTIONS...: both, of one target only.
build_target() {
  local status=0
  compile_target "$@" || status=$?
  judge "$1" $status
}

# begin NAME CMAKE_OPTIONS...: compiles build/NAME beside what follows; `end NAME` waits for it, and counts it. Of several
# such builds one follows the other: what they have in common is then compiled once, and kept by ccache.
declare -A begun=()
last_begun=
begin() {
  local before=$last_begun
  { if [ -n "$before" ]; then tail --pid="$before" -f /dev/null; fi; compile "$@"; } &
  last_begun=$!
  begun[$1]=$last_begun
}
end() {
  local status=0
  wait "${begun[$1]}" || status=$?
  judge "$1" $status
}

# run_ctest NAME [FOLDER]: the tests of build/NAME, or of a folder in it.
run_ctest() {
  local name=$1 folder=${2:-.} log=$logs/ctest_$1.txt
  ctest --test-dir "build/$name/$folder" -j "$jobs" --output-on-failure >"$log" 2>&1 || true
  local summary bad total
  summary=$(grep -E 'tests passed, [0-9]+ tests failed out of [0-9]+' "$log" || true)
  bad=$(grep -oE '[0-9]+ tests failed' <<<"$summary" | grep -oE '^[0-9]+' || echo 1)
  total=$(grep -oE 'out of [0-9]+' <<<"$summary" | grep -oE '[0-9]+' || echo 1)
  passed=$((passed + total - bad))
  failed=$((failed + bad))
  echo "build/$name: $((total - bad)) of $total tests passed"
  if [ "$bad" -gt 0 ]; then
    failures+=("tests of build/$name ($log)")
    sed -n '/The following tests FAILED/,$p' "$log"
  fi
}

# The kernels that builds compile, generated once; files that stay the same are not compiled again. Where there is a GPU
# to run on, or by `./dev test all`, those of tests/kernels.toml; else the covering part, which holds each kind of kernel,
# parameter, cell and sort of form. Sanitizers, and compilers for GPUs that are not there, take that part only.
covering_kernels=$PWD/build/covering_kernels
kernels_to_run=$covering_kernels

# Generates them beside what follows; the covering part is written first.
begin_kernels() {
  local wanted=(--part "tests/covering.toml=$covering_kernels")
  if [ "${everything:-0}" = 1 ] || has_nvidia_gpu || has_amd_gpu; then
    kernels_to_run=$PWD/build/kernels
    wanted+=(--whole "tests/kernels.toml=$kernels_to_run")
  fi
  exec {written}< <(tools/test_kernels.py "${wanted[@]}" --join 32)
  generator=$!
}

# Waits for them.
end_kernels() {
  local folder
  check "the kernels of tests/covering.toml" read -r -u "$written" folder
  check "all kernels of tests" wait "$generator"
  exec {written}<&-
}

# use_build NAME: tests of the runtime in Python use what has just been built.
use_build() {
  if [ -x "build/$1/tests/cpp/runtime_probe" ]; then export FEMFORGE_BUILD=$PWD/build/$1; fi
}

all_python_tests() {
  use_build main
  if [ "${everything:-0}" = 1 ]; then python_tests --all; else python_tests; fi
}

quick_python_tests() {
  use_build quick
  python_tests -m "not slow" --mutations 200
}

# Without generated kernels, and hardly optimised: it is the compilers that take the time.
quick_cpp_tests() {
  if build quick -DFEMFORGE_TEST_KERNELS=OFF -DFEMFORGE_CUDA=OFF -DFEMFORGE_HIP=emulated -DFEMFORGE_WERROR=ON \
    -DFEMFORGE_EXAMPLES=OFF -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O1; then
    run_ctest quick
  fi
}

cpu_tests() {
  local others
  read -r -d '' -a others < <(without_large_codes) || true
  if build main "${others[@]}" -DFEMFORGE_CUDA=OFF -DFEMFORGE_HIP=emulated -DFEMFORGE_WERROR=ON -DFEMFORGE_NATIVE=ON \
    -DFEMFORGE_EXAMPLES=ON -DCMAKE_BUILD_TYPE=Release; then
    # Not before: the runtime's sources that know no target are compiled once, and kept by ccache for these builds.
    if ! has_nvidia_gpu; then begin_nvidia_build; fi
    if ! has_amd_gpu; then begin_amd_build; fi
    run_ctest main
  fi
}

sanitized_tests() {
  # At -Og: with sanitizers, generated kernels take GCC minutes each at -O2, and the runtime half as long again at -O1.
  # Several sources of the runtime a file: what headers define is instrumented once for all of them. `cpu_tests` compiles
  # each by itself. (Clang compiles them in half the time, but without optimisation what it makes then runs longer than
  # that saves.)
  if build sanitized -DFEMFORGE_CUDA=OFF -DFEMFORGE_HIP=emulated -DFEMFORGE_SANITIZE=ON -DFEMFORGE_EXAMPLES=OFF \
    -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=12 -DCMAKE_BUILD_TYPE=Debug \
    -DCMAKE_CXX_FLAGS_DEBUG=-Og -DFEMFORGE_TEST_KERNELS="$covering_kernels"; then
    run_ctest sanitized
  fi
}

# record_resources NAME: registers, shared memory and scratch of the GPU kernels that build/NAME has compiled.
record_resources() {
  tools/kernel_resources.py "$logs/build_$1.txt" --out "$logs/kernel_resources.tsv" | sed 's/^/  /'
}

# Where no GPU is there to run on: kernels for GPUs, and the runtime.
only_compiled=(-DFEMFORGE_CPU_KERNELS=OFF -DFEMFORGE_TESTS=OFF -DFEMFORGE_KERNELS=ON
  "-DFEMFORGE_GENERATED=$covering_kernels")

has_nvidia_gpu() { nvidia-smi -L >/dev/null 2>&1; }
has_amd_gpu() { [ -e /dev/kfd ]; }

begin_nvidia_build() {
  have nvcc || return 0
  # Without a GPU, other builds compile the HIP sources: the emulated one, and that for AMD GPUs.
  local options=(-DFEMFORGE_HIP=cuda)
  if ! has_nvidia_gpu; then options=(-DFEMFORGE_HIP=off "${only_compiled[@]}"); fi
  begin cuda -DFEMFORGE_CUDA=ON "${options[@]}" -DCMAKE_CUDA_ARCHITECTURES=90 -DFEMFORGE_RESOURCE_USAGE=ON \
    -DFEMFORGE_WERROR=ON -DFEMFORGE_EXAMPLES=OFF -DCMAKE_BUILD_TYPE=Release
}

nvidia_tests() {
  if [ -z "${begun[cuda]:-}" ]; then
    skip "nvcc is not installed"
    return
  fi
  end cuda || return 0
  record_resources cuda
  if has_nvidia_gpu; then run_ctest cuda; else skip "there is no NVIDIA GPU to run on"; fi
}

# Sets amd_build, the options of CMake, if there is a compiler.
find_amd_compiler() {
  amd_build=(-DFEMFORGE_CUDA=OFF -DFEMFORGE_HIP=amd "-DCMAKE_HIP_ARCHITECTURES=gfx90a;gfx942"
    -DFEMFORGE_RESOURCE_USAGE=ON -DFEMFORGE_WERROR=ON -DFEMFORGE_EXAMPLES=OFF -DCMAKE_BUILD_TYPE=Release)
  if ! have hipcc && [ ! -x /opt/rocm/bin/hipcc ]; then
    local llvm
    if ! llvm=$(amd_llvm) || ! tools/rocm_root.sh build/rocm "$llvm"; then return 1; fi
    amd_build+=("-DFEMFORGE_ROCM_ROOT=$PWD/build/rocm" "-DCMAKE_HIP_COMPILER=$llvm/clang++")
  fi
  if has_amd_gpu; then return; fi
  amd_build+=("${only_compiled[@]}")
  if [ ! -e /opt/rocm/include/hipblas/hipblas.h ]; then
    amd_build+=("-Dhipblas_DIR=$PWD/tests/generator/support/hipblas")
  fi
}

begin_amd_build() {
  local amd_build
  if find_amd_compiler; then begin amd "${amd_build[@]}"; fi
}

amd_tests() {
  if [ -z "${begun[amd]:-}" ]; then
    skip "there is no compiler for AMD GPUs"
    return
  fi
  end amd || return 0
  record_resources amd
  if has_amd_gpu; then run_ctest amd; else skip "there is no AMD GPU to run on"; fi
}

# Both are built at once, if that has not begun already: neither of the two keeps all processors busy to its end.
gpu_tests() {
  if [ -z "${begun[cuda]:-}" ]; then begin_nvidia_build; fi
  if [ -z "${begun[amd]:-}" ]; then begin_amd_build; fi
  nvidia_tests
  amd_tests
}

start_tests() {
  mkdir -p "$logs"
  # As many programs run as there are processors: threads that wait for others of their team must not keep them busy.
  export OMP_WAIT_POLICY=passive
  # Several processes of tests run, and matrices are small: threads of NumPy's library would wait for each other.
  export OPENBLAS_NUM_THREADS=1
  # Most of what a short process of Python does is compiling what it imports, unless that is kept.
  unset PYTHONDONTWRITEBYTECODE
}

run_tests() {
  start_tests
  ensure_other_codes
  begin_kernels
  part "Style and types" lint_steps
  part "Generating the kernels of tests in C++" end_kernels
  part "C++ tests: CPU, and HIP emulated in several orders and warp widths" cpu_tests
  part "The same with AddressSanitizer and UBSan" sanitized_tests
  part "Tests in Python" all_python_tests
  part "NVIDIA GPUs (sm_90) and AMD GPUs (gfx90a, gfx942)" gpu_tests
  report_skipped
  finish
}

run_quick_tests() {
  start_tests
  part "Style and types" lint_steps
  part "C++ tests of the runtime: CPU, and HIP emulated" quick_cpp_tests
  part "Tests in Python, without the slow ones" quick_python_tests
  report_skipped
  finish
}
