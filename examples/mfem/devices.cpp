#include "devices.hpp"

#if FEMFORGE_EXAMPLE_CUDA || FEMFORGE_EXAMPLE_HIP
#include <mfem_device_kernels.h>
#endif

#include "comparison.hpp"

namespace forms {
namespace {

[[maybe_unused]] bool compare_on(const char* target, const KernelRegistry& registry) {
  std::printf("target %s\n", target);
  mfem::Mesh hexahedra = cube(3, mfem::Element::HEXAHEDRON);
  mfem::Mesh tetrahedra = cube(3, mfem::Element::TETRAHEDRON);
  const bool good = compare(diffusion("Q2", 2), hexahedra, registry);
  return compare(diffusion("P2", 2), tetrahedra, registry) && good;
}

// Of an MFEM without that device.
[[maybe_unused]] bool refused_on(const char* target, const KernelRegistry& registry) {
  std::printf("target %s\n", target);
  mfem::Mesh mesh = cube(2, mfem::Element::HEXAHEDRON);
  return refused(
      "a GPU that MFEM is not configured for", [&] { compare(diffusion("Q2", 2), mesh, registry); },
      "mfem::Device is not configured");
}

#if FEMFORGE_EXAMPLE_CUDA
bool compare_cuda() {
  const KernelRegistry registry(mfem_device_kernels_cuda);
  if (!mfem::Device::Allows(mfem::Backend::CUDA_MASK)) return refused_on("cuda", registry);
  return compare_on("cuda", registry);
}
#else
bool compare_cuda() {
  return true;
}
#endif

#if FEMFORGE_EXAMPLE_HIP
bool compare_hip() {
  const KernelRegistry registry(mfem_device_kernels_hip);
  if (!is_available(Target::hip)) return true;
  const std::string flavour = device_info(Target::hip).flavour;
  if (flavour == "emulated") return compare_on("hip, emulated", registry);
  const unsigned long backends = flavour == "amd" ? mfem::Backend::HIP_MASK : mfem::Backend::CUDA_MASK;
  if (!mfem::Device::Allows(backends)) return refused_on("hip", registry);
  return compare_on("hip", registry);
}
#else
bool compare_hip() {
  return true;
}
#endif

}  // namespace

bool compare_devices() {
  const bool good = compare_cuda();
  return compare_hip() && good;
}

}  // namespace forms
