// The kernels that a benchmark was built with.
#ifndef FEMFORGE_BENCH_REGISTRIES_HPP
#define FEMFORGE_BENCH_REGISTRIES_HPP

#include <femforge_kernels.h>

#include <femforge/device/device.hpp>
#include <femforge/error.hpp>
#include <femforge/kernels/registry.hpp>

namespace bench {

/// @throws femforge::Error if the program was built without the target.
inline femforge::KernelRegistry registry(femforge::Target target) {
  using femforge::KernelRegistry;
  using femforge::Target;
  if (target == Target::cpu) return KernelRegistry(femforge_kernels_cpu);
#ifdef FEMFORGE_BENCH_CUDA
  if (target == Target::cuda) return KernelRegistry(femforge_kernels_cuda);
#endif
#ifdef FEMFORGE_BENCH_HIP
  if (target == Target::hip) return KernelRegistry(femforge_kernels_hip);
#endif
  throw femforge::Error("--target", std::string("this program was built without ") + to_string(target));
}

}  // namespace bench

#endif
