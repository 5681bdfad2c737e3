#include <femforge/kernels/registry.hpp>

#include <algorithm>

namespace femforge {
namespace {

bool takes(const femforge_kernel& kernel, const char* input) {
  return std::string(kernel.input) == input;
}

}  // namespace

KernelRegistry::KernelRegistry(Function function) {
  std::int32_t count = 0;
  const femforge_kernel* const* first = function(&count);
  kernels_.assign(first, first + count);
}

const femforge_kernel* KernelRegistry::find(const std::string& name) const {
  const auto found = std::find_if(kernels_.begin(), kernels_.end(),
                                  [&](const femforge_kernel* kernel) { return kernel->name == name; });
  return found == kernels_.end() ? nullptr : *found;
}

const femforge_kernel* KernelRegistry::geometry_of(const femforge_kernel& kernel) const {
  if (!takes(kernel, "geometry") && !takes(kernel, "points")) return nullptr;
  const std::string ending = "_element_tensor";
  std::string name = kernel.name;
  const std::size_t place = name.rfind(ending);
  if (is_vector_kernel(kernel))
    name += "_geometry";
  else if (place != std::string::npos)
    name.replace(place, ending.size(), "_geometry");
  const femforge_kernel* producer = find(name);
  if (producer == nullptr || producer == &kernel)
    throw Error(kernel.name, "the kernel of its geometry, " + name + ", is missing");
  return producer;
}

}  // namespace femforge
