#!/usr/bin/env bash
# Builds bench_element_tensor and bench_vectors with nvcc: bench/build.sh KERNELS_DIR BUILD_DIR
# The HIP sources of the same kernels are compiled for the same GPU, over the HIP-on-CUDA header.
set -euo pipefail
kernels=$1 build=$2
mkdir -p "$build/programs"
includes=(-Ibench -Iruntime/include -Iruntime/src -Iruntime/tools -Itemplates/include "-I$kernels")
host=(g++ -std=c++17 -O3 -march=native -fopenmp "${includes[@]}" -DFEMFORGE_WITH_CUDA=1 -DFEMFORGE_WITH_HIP=1
  -DFEMFORGE_WITH_GMSH=0 -DFEMFORGE_BENCH_CUDA -DFEMFORGE_BENCH_HIP)
device=(nvcc -std=c++17 -O3 -arch=sm_90 "${includes[@]}")
{
  for file in runtime/src/*.cpp runtime/src/*/*.cpp runtime/tools/*.cpp "$kernels"/*.cpp; do
    echo "${host[*]} -c $file -o $build/$(basename "$file").o"
  done
  for file in bench/element_tensor.cpp bench/vectors.cpp; do
    echo "${host[*]} -c $file -o $build/programs/$(basename "$file" .cpp).o"
  done
  for file in runtime/src/*/*.cu "$kernels"/*.cu; do
    echo "${device[*]} -c $file -o $build/$(basename "$file").o"
  done
  for file in runtime/src/*/*.hip "$kernels"/*.hip; do
    echo "${device[*]} -x cu -Iruntime/hip_on_cuda '-DFEMFORGE_HIP_FLAVOUR=\"hip on cuda\"' -c $file -o $build/$(basename "$file").o"
  done
} | tr '\n' '\0' | xargs -0 -P "$(nproc)" -I{} bash -c '{}'
for program in "$build"/programs/*.o; do
  nvcc -Xcompiler -fopenmp "$program" "$build"/*.o -o "$build/bench_$(basename "$program" .o)"
done
