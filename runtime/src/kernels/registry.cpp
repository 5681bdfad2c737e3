#include <femforge/kernels/registry.hpp>

#include <algorithm>

namespace femforge {
namespace {

bool fits(const std::string& asked, const char* found) {
  return asked.empty() || asked == found;
}

bool fits(int asked, std::int32_t found) {
  return asked < 0 || asked == found;
}

template <class Value>
bool fits(const std::optional<Value>& asked, Value found) {
  return !asked || *asked == found;
}

bool fits(const KernelQuery& query, const KernelTraits& traits) {
  return fits(query.kind, traits.kind) && fits(query.cell, traits.cell) &&
         fits(query.scalar, traits.scalar) && fits(query.input, traits.input) &&
         fits(query.output, traits.output) && fits(query.dof_order, traits.dof_order) &&
         fits(query.component_order, traits.component_order);
}

bool same_subdomains(const femforge_kernel& a, const femforge_kernel& b) {
  return std::equal(a.subdomains, a.subdomains + a.num_subdomains, b.subdomains,
                    b.subdomains + b.num_subdomains);
}

}  // namespace

KernelRegistry::KernelRegistry(Function function) {
  require(function != nullptr, "KernelRegistry", "there is no function that lists kernels");
  std::int32_t count = 0;
  const femforge_kernel* const* first = function(&count);
  kernels_.assign(first, first + count);
}

const femforge_kernel* KernelRegistry::find(const std::string& name) const {
  const auto found = std::find_if(kernels_.begin(), kernels_.end(),
                                  [&](const femforge_kernel* kernel) { return kernel->name == name; });
  return found == kernels_.end() ? nullptr : *found;
}

std::vector<const femforge_kernel*> KernelRegistry::find_all(const KernelQuery& query) const {
  std::vector<const femforge_kernel*> result;
  for (const femforge_kernel* kernel : kernels_)
    if (fits(query.key, kernel->key) && fits(query.form_file, kernel->form_file) &&
        fits(query.form, kernel->form) && fits(query.row_element, kernel->row_element) &&
        fits(query.quadrature_degree, kernel->quadrature_degree) &&
        fits(query.constraints, kernel->constraints) && fits(query, traits_of(*kernel)))
      result.push_back(kernel);
  return result;
}

const femforge_kernel* KernelRegistry::element_tensor_of(const femforge_kernel& kernel) const {
  const KernelTraits traits = traits_of(kernel);
  KernelQuery query{KernelKind::element_tensor, kernel.key};
  query.scalar = Scalar::float64;
  query.input = GeometryInput::vertices;
  query.output = TensorOutput::full;
  query.dof_order = traits.dof_order;
  query.component_order = traits.component_order;
  const femforge_kernel* result = nullptr;
  for (const femforge_kernel* other : find_all(query)) {
    if (!same_subdomains(kernel, *other)) continue;
    const bool same = other->quadrature_degree == kernel.quadrature_degree;
    if (result == nullptr || (same && result->quadrature_degree != kernel.quadrature_degree)) result = other;
  }
  return result;
}

const femforge_kernel* KernelRegistry::geometry_of(const femforge_kernel& kernel) const {
  const KernelTraits traits = traits_of(kernel);
  if (!traits.takes_stored_geometry()) return nullptr;
  const std::string ending = "_element_tensor";
  std::string name = kernel.name;
  const std::size_t place = name.rfind(ending);
  if (traits.reads_vectors())
    name += "_geometry";
  else if (place != std::string::npos)
    name.replace(place, ending.size(), "_geometry");
  const femforge_kernel* producer = find(name);
  if (producer == nullptr || producer == &kernel)
    throw Error(kernel.name, "the kernel of its geometry, " + name + ", is missing");
  return producer;
}

}  // namespace femforge
