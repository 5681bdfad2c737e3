#!/usr/bin/env bash
# Measures operators on one GPU, and writes the files of bench/results/:
#
#   bench/run_operators.sh FOLDER [STEP...]
#
# FOLDER is made if needed, and takes a JSON file and a log for each step. Steps, all of them unless some are named:
#
#   cases      every operator at 9 million dofs, structured: cuSPARSE beside it, an iteration of conjugate gradients
#   reordered  the same on shuffled meshes that were reordered
#   small      100 thousand dofs in a graph
#   sizes      throughput from 1e4 to 1e8 dofs
#   vectors    the vector kernels of conjugate gradients
#   assembly   repeated assembly into sparse matrices
#   solution   a solution of elasticity with 100 million dofs
#   newton     Newton's method, examples/solvers/nonlinear.cpp
#   hip        CUDA and HIP sources of all operators in one run, on an NVIDIA GPU
#
# and, with the kernels of bench/ceed.toml (KERNELS=build/bench-ceed), only if they are named:
#
#   ceed        CEED's bake-off problems at 10 million dofs
#   ceed_small  diffusion and Laplace of degree 6 with 100 thousand dofs in a graph
#   ceed_sizes  scalar problems of even degrees from 1e4 to 1e8 dofs, and iterations of conjugate gradients
#
# or, with the kernels of bench/basis.toml (KERNELS=build/bench-basis):
#
#   basis       basis actions, 2 GB each
#
# Each step is cut short after a time that suits one H200 with 16 cores. Pictures, verdicts and a table of what came out:
#
#   python bench/plot_operators.py FOLDER/*operators*.json FOLDER/*assembly.json --out docs/figures
#
# Before, on any machine with the generator:
#
#   femforge generate --config bench/operators.forms.toml --out build/bench-kernels
#
# Variables: KERNELS (that folder), BUILD (where to build, default build/bench), TARGET (cuda or, for an AMD GPU, hip;
# default cuda), ARCHITECTURE (of NVIDIA GPUs, default 90), PREFIX (of the files' names, default h200),
# CMAKE_INCLUDE_PATH (a folder with CLI/CLI.hpp and nlohmann/json.hpp, where these are not installed).
set -euo pipefail
called_from=$PWD
cd "$(dirname "${BASH_SOURCE[0]}")/.."
kernels=${KERNELS:-build/bench-kernels} build=${BUILD:-build/bench} architecture=${ARCHITECTURE:-90}
target=${TARGET:-cuda} prefix=${PREFIX:-h200}
start=$SECONDS
say() { echo "== $*, after $((SECONDS - start)) s"; }
fail() {
  echo "run_operators.sh: $*" >&2
  exit 2
}

[ $# -gt 0 ] || fail "name a folder for the results"
case $1 in /*) folder=$1 ;; *) folder=$called_from/$1 ;; esac
shift
steps=("$@")
[ $# -gt 0 ] || steps=(cases reordered small sizes vectors assembly solution newton)
[ $# -gt 0 ] || [ "$target" = hip ] || steps+=(hip)
for step in "${steps[@]}"; do
  case $step in
    cases | reordered | small | sizes | vectors | assembly | solution | newton | ceed | ceed_small | ceed_sizes | basis) ;;
    hip) [ "$target" = cuda ] || fail "the step hip compares with CUDA sources: set TARGET=cuda" ;;
    *) fail "there is no step $step; see the head of this file" ;;
  esac
done
case $target in cuda | hip) ;; *) fail "TARGET is $target; it must be cuda or hip" ;; esac
[ -f "$kernels/femforge_kernels.h" ] || fail "$kernels holds no kernels; generate them first, or set KERNELS"
mkdir -p "$folder"

# HIP sources are compiled only if they are run: they take as long as the CUDA sources.
compile() {
  local cuda=ON hip=off generator=() programs=(bench_operators bench_vectors bench_assembly bench_newton)
  if [ "${steps[*]}" = basis ]; then programs=(bench_basis); fi
  case " ${steps[*]} " in *" hip "*) hip=cuda ;; esac
  if [ "$target" = hip ]; then cuda=OFF hip=amd; fi
  if command -v ninja >/dev/null; then generator=(-G Ninja); fi
  cmake -S . -B "$build" "${generator[@]}" -DFEMFORGE_BENCH=ON -DFEMFORGE_GENERATED="$(realpath "$kernels")" \
    -DFEMFORGE_CUDA=$cuda -DCMAKE_CUDA_ARCHITECTURES="$architecture" -DFEMFORGE_HIP=$hip -DFEMFORGE_GMSH=OFF \
    -DFEMFORGE_KERNELS=ON &&
    cmake --build "$build" -j "$(nproc)" --target "${programs[@]}"
}

# measure SECONDS NAME PROGRAM ARGUMENT...: one step, cut short after so many seconds.
measure() {
  local limit=$1 name=$2 program=$3 status=0
  shift 3
  timeout "$limit" "$build/bench/$program" "$@" >"$folder/$name.log" 2>&1 || status=$?
  cut -c 1-230 "$folder/$name.log" | tail -n 40
  [ $status -ne 124 ] || echo "cut short after $limit s"
  if [ $status -ne 0 ]; then failed+=("$name"); fi
  say "$name"
}

# operators SECONDS NAME ARGUMENT...
operators() {
  measure "$1" "$2" bench_operators --target "$target" --json "$folder/${prefix}_$2.json" "${@:3}"
}

cases=(q1_hexahedron_f64_shared_apply q1_hexahedron_f32_shared_apply q1x3_hexahedron_f64_shared_apply
  q1x3_hexahedron_f32_shared_apply _affine_shared_apply tetrahedron_f64_shared_apply tetrahedron_f32_shared_apply
  p2_tetrahedron)

step_cases() { operators 240 operators --dofs 9e6 --spmv --cg "${cases[@]}"; }
step_reordered() { operators 300 operators_reordered --dofs 9e6 --order reordered "${cases[@]}"; }
step_small() { operators 60 operators_small --dofs 100000 --cg "${cases[@]}"; }
# Smallest sizes first: where time is short, the largest are missing.
step_sizes() {
  operators 200 operators_sizes --sizes 1e4..1e8 --cg laplace_q1_hexahedron_f64_shared_apply \
    laplace_q1_hexahedron_f32_shared_apply elasticity_lame_q1x3_hexahedron_f64_shared_apply \
    elasticity_lame_q1x3_hexahedron_f32_shared_apply
  operators 200 operators_sizes_tetrahedra --sizes 1e4..1e8 --cg laplace_p1_tetrahedron_f64_shared_apply \
    laplace_p1_tetrahedron_f32_shared_apply
}
step_vectors() {
  measure 60 vectors bench_vectors --target "$target" --size 50000000 --json "$folder/${prefix}_vectors.json"
}
step_assembly() {
  measure 90 assembly bench_assembly --target "$target" --points 8e6 --json "$folder/${prefix}_assembly.json" laplace
}
step_solution() { operators 150 operators_solution --solve --dofs 100e6 --iterations 8000 constrained_shared_apply; }
step_newton() {
  measure 100 newton bench_newton --target "$target" --size 32 --out "$folder/newton"
  rm -rf "$folder/newton" # pictures
}
step_ceed() { operators 300 ceed --dofs 1e7 bp; }
step_ceed_small() { operators 60 ceed_small --dofs 1e5 bp3_q6 bp5_q6; }
step_ceed_sizes() {
  local names=() problem degree
  for problem in bp1 bp3 bp5; do
    names+=("${problem}_q2_hexahedron_f64_apply")
    for degree in 4 6 8; do names+=("${problem}_q${degree}_gll_hexahedron_f64_apply"); done
  done
  operators 240 ceed_sizes --sizes 1e4..1e8 --cg "${names[@]}"
}
step_basis() { measure 240 basis bench_basis --bytes ${BASIS_BYTES:-2e9} --target "$target" --json "$folder/${prefix}_basis.json"; }
step_hip() {
  measure 240 operators_hip bench_operators --target cuda,hip --json "$folder/${prefix}_operators_hip.json" --dofs 9e6 \
    "${cases[@]}"
}

if ! compile >"$folder/build.log" 2>&1; then
  grep -m 5 -B 2 -A 5 -i error "$folder/build.log" || tail -n 20 "$folder/build.log"
  fail "it does not build; see $folder/build.log"
fi
say "built"
export OMP_PROC_BIND=true
# Large meshes are set up in half the time if memory comes in large pages and is kept (glibc 2.35 or later).
export GLIBC_TUNABLES=glibc.malloc.hugetlb=1:glibc.malloc.mmap_threshold=68719476736:glibc.malloc.trim_threshold=68719476736
failed=()
for step in "${steps[@]}"; do "step_$step"; done
[ ${#failed[@]} -eq 0 ] || {
  echo "not finished: ${failed[*]}"
  exit 1
}
