#include "tune_libraries.hpp"

#include <dlfcn.h>

#include <femforge/kernels/traits.hpp>

namespace femforge {
namespace {

Error loader_error(const std::filesystem::path& library) {
  const char* words = dlerror();
  return Error(library.string(), words != nullptr ? words : "the library cannot be loaded");
}

}  // namespace

const KernelRegistry& KernelLibraries::registry(const std::filesystem::path& library, Target target) {
  const auto key = std::make_pair(library, target);
  const auto known = loaded_.find(key);
  if (known != loaded_.end()) return known->second;
  void* handle = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (handle == nullptr) throw loader_error(library);
  const std::string name = std::string("femforge_kernels_") + to_string(target);
  void* function = dlsym(handle, name.c_str());
  if (function == nullptr) throw loader_error(library);
  const KernelRegistry registry(reinterpret_cast<KernelRegistry::Function>(function));
  return loaded_.emplace(key, registry).first->second;
}

const femforge_kernel& KernelLibraries::kernel(const std::filesystem::path& library, Target target,
                                               const std::string& name) {
  const femforge_kernel* found = registry(library, target).find(name);
  if (found == nullptr) throw Error(library.string(), "it has no kernel " + name);
  if (target_of(*found) != target)
    throw Error(library.string(), name + " is for " + found->target + ", not for " + to_string(target));
  return *found;
}

void check_interchangeable(const femforge_kernel& kernel, const femforge_kernel& reference) {
  const auto words = [&](const char* what, const char* one, const char* other) {
    if (std::string(one) != other)
      throw Error(kernel.name,
                  std::string("its ") + what + " is '" + one + "', that of the reference '" + other + "'");
  };
  const auto numbers = [&](const char* what, int one, int other) {
    words(what, std::to_string(one).c_str(), std::to_string(other).c_str());
  };
  words("kind", kernel.kernel, reference.kernel);
  words("scalar type", kernel.scalar, reference.scalar);
  words("cell", kernel.cell, reference.cell);
  words("coordinate element", kernel.coordinate_element, reference.coordinate_element);
  words("order of dofs", kernel.dof_order, reference.dof_order);
  words("input", kernel.input, reference.input);
  words("output", kernel.output, reference.output);
  if (traits_of(reference).reads_vectors()) {
    words("type of offsets", kernel.index_type, reference.index_type);
    words("numbering of points", kernel.numbering, reference.numbering);
    words("order of components", kernel.component_order, reference.component_order);
    numbers("constraints", kernel.constraints, reference.constraints);
    numbers("number of nodes", kernel.nodes, reference.nodes);
    numbers("number of components", kernel.components, reference.components);
    numbers("number of nodes of the second space", kernel.trial_nodes, reference.trial_nodes);
  }
  numbers("number of entries of a cell", kernel.entries_per_cell, reference.entries_per_cell);
  numbers("size of the geometry", kernel.geometry_size, reference.geometry_size);
  numbers("number of constants", kernel.num_constants, reference.num_constants);
  numbers("number of coefficients", kernel.num_coefficients, reference.num_coefficients);
  for (int i = 0; i < kernel.num_coefficients; ++i)
    words("coefficient", kernel.coefficients[i].element, reference.coefficients[i].element);
  for (int i = 0; i < kernel.num_constants; ++i)
    numbers("constant's size", kernel.constants[i].size, reference.constants[i].size);
}

}  // namespace femforge
