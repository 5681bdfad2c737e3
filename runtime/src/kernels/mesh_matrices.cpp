#include <femforge/kernels/mesh_matrices.hpp>

#include <utility>

#include <femforge/device/vectors.hpp>
#include <femforge/error.hpp>
#include <femforge/kernels/traits.hpp>
#include "kernels/assembly.hpp"
#include "kernels/kernel_parts.hpp"

namespace femforge {
namespace {

MatrixPattern pattern_of(const std::vector<KernelPart>& parts, const Mesh& mesh, const Restriction& space,
                         const std::vector<std::int64_t>& constrained) {
  std::vector<PatternPart> cells;
  for (const KernelPart& part : parts) {
    const PatternOptions options = pattern_options(*part.kernel, traits_of(*part.kernel));
    cells.push_back({restriction_of_part(part, mesh, space), options.used, options.components});
  }
  return {target_of(*parts.front().kernel), cells, constrained};
}

}  // namespace

// A kernel on its part of the mesh.
template <class T>
struct MeshMatrices<T>::Part {
  KernelPart of;
  DeviceIndices nonzeros;
  Assembly<T> assembly;

  static std::unique_ptr<Part> made(const KernelPart& part, const Mesh& mesh, const Restriction& space,
                                    const MatrixPattern& pattern,
                                    const std::vector<std::int64_t>& constrained) {
    const femforge_kernel& kernel = *part.kernel;
    const KernelTraits traits = traits_of(kernel);
    check_scalar<T>(kernel, traits);
    const Mesh own = mesh_of_part(part, mesh);
    const Restriction rows = restriction_of_part(part, mesh, space);
    AssemblyOrder order = order_for_assembly(kernel, traits, own, rows, rows);
    const Restriction ordered = order.order.empty() ? rows : rows.permuted(order.order);
    DeviceIndices nonzeros =
        pattern.nonzeros_of(ordered, ordered, {constrained, constrained}, pattern_options(kernel, traits));
    return std::unique_ptr<Part>(new Part(part, own, std::move(order), std::move(nonzeros)));
  }

 private:
  Part(const KernelPart& part, const Mesh& own, AssemblyOrder order, DeviceIndices listed)
      : of(part), nonzeros(std::move(listed)), assembly(*part.kernel, own, std::move(order), nonzeros) {}
};

template <class T>
MeshMatrices<T>::MeshMatrices(const std::vector<KernelPart>& parts, const Mesh& mesh,
                              const Restriction& space, const std::vector<std::int64_t>& constrained)
    : cell_(mesh.cell),
      num_cells_(mesh.num_cells()),
      pattern_(pattern_of(used_parts(parts), mesh, space, constrained)),
      values_(pattern_.target(), static_cast<std::size_t>(pattern_.num_entries())),
      ones_(pattern_.target(), std::vector<T>(pattern_.constrained_diagonal().size(), T(1))) {
  values_.fill(T(0));
  for (const KernelPart& part : used_parts(parts))
    parts_.push_back(Part::made(part, mesh, space, pattern_, constrained));
}

template <class T>
MeshMatrices<T>::~MeshMatrices() = default;
template <class T>
MeshMatrices<T>::MeshMatrices(MeshMatrices&&) noexcept = default;
template <class T>
MeshMatrices<T>& MeshMatrices<T>::operator=(MeshMatrices&&) noexcept = default;

template <class T>
void MeshMatrices<T>::set_coefficient(const std::string& name, const std::vector<T>& values) {
  bool known = false;
  const femforge_kernel* apart = nullptr;
  for (const std::unique_ptr<Part>& part : parts_) {
    const femforge_kernel& kernel = part->assembly.kernel();
    const int number = number_of(kernel.coefficients, kernel.num_coefficients, name);
    if (number < 0) continue;
    if (is_of_facets(kernel, number)) {
      apart = &kernel;
      continue;
    }
    known = true;
    part->assembly.set_coefficient(number, values_of_part(part->of, number, values, num_cells_, cell_));
  }
  if (!known && apart != nullptr) refuse_by_cells(*apart, name);
  if (!known) parts_.front()->assembly.fields().coefficients.number(name);  // says which there are
}

template <class T>
void MeshMatrices<T>::set_coefficient(std::size_t part, const std::string& name,
                                      const std::vector<T>& values) {
  Assembly<T>& assembly = parts_.at(part)->assembly;
  assembly.set_coefficient(assembly.fields().coefficients.number(name), values);
}

template <class T>
void MeshMatrices<T>::set_constant(const std::string& name, const std::vector<T>& values) {
  bool known = false;
  for (const std::unique_ptr<Part>& part : parts_) {
    const femforge_kernel& kernel = part->assembly.kernel();
    const int number = number_of(kernel.constants, kernel.num_constants, name);
    if (number < 0) continue;
    known = true;
    part->assembly.set_constant(number, values);
  }
  if (!known) parts_.front()->assembly.fields().constants.number(name);
}

template <class T>
void MeshMatrices<T>::assemble(const Stream& stream) {
  require(stream.target() == target(), "MeshMatrices", "the stream belongs to another target");
  set_zero(pattern_.num_entries(), values_.data(), stream);
  for (const std::unique_ptr<Part>& part : parts_) part->assembly.add(values_.data(), stream);
  scatter_entries(static_cast<std::int64_t>(ones_.size()), pattern_.constrained_diagonal().data(),
                  ones_.data(), values_.data(), stream);
}

template <class T>
CsrMatrix MeshMatrices<T>::to_host() const {
  CsrMatrix result = pattern_.to_host();
  const std::vector<T> values = values_.to_host();
  result.values.assign(values.begin(), values.end());
  return result;
}

template <class T>
std::size_t MeshMatrices<T>::bytes() const noexcept {
  std::size_t total = pattern_.bytes() + (values_.size() + ones_.size()) * sizeof(T);
  for (const std::unique_ptr<Part>& part : parts_) {
    std::visit([&](const auto& nonzeros) { total += nonzeros.size() * sizeof(*nonzeros.data()); },
               part->nonzeros);
    total += part->assembly.bytes();
  }
  return total;
}

template class MeshMatrices<float>;
template class MeshMatrices<double>;

}  // namespace femforge
