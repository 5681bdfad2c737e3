#include <femforge/kernels/mesh_kernels.hpp>

#include <algorithm>
#include <cstring>
#include <numeric>
#include <string>
#include <utility>

#include <femforge/device/vectors.hpp>
#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/mesh/parts.hpp>
#include <femforge/space/seen.hpp>

namespace femforge {
namespace {

// The parts that are not empty, whose kernels are of one kind.
std::vector<KernelPart> used_parts(const std::vector<KernelPart>& parts) {
  std::vector<KernelPart> used;
  for (const KernelPart& part : parts) {
    if (part.is_empty()) continue;
    if (traits_of(*part.kernel).entity != part.facets.entity)
      throw Error(part.kernel->name, std::string("its integral is over ") + part.kernel->integral +
                                         " entities; the part has " + to_string(part.facets.entity) +
                                         " entities");
    used.push_back(part);
    const femforge_kernel& first = *used.front().kernel;
    const KernelTraits ours = traits_of(first);
    const KernelTraits theirs = traits_of(*part.kernel);
    if (theirs.kind != ours.kind || theirs.target != ours.target || theirs.scalar != ours.scalar)
      throw Error(part.kernel->name, std::string("it has not the kind, target and scalar of ") + first.name,
                  "give kernels that work on the same vectors");
  }
  if (used.empty()) throw Error("MeshKernels", "no part has cells or facets", "give each cell to a kernel");
  return used;
}

// Some cells as a kernel wants them.
Mesh cells_for(const femforge_kernel& kernel, const Mesh& mesh, const std::vector<std::int64_t>& cells,
               int members) {
  Mesh part = part_of(mesh, cells);
  if (mesh.degree == 1 || kernel.coordinate_nodes != members * num_vertices(mesh.cell)) return part;
  const CellClasses classes = cell_classes(part);
  if (!classes.curved.empty())
    throw Error(kernel.name,
                "its geometry has degree 1, and cell " +
                    std::to_string(cells[index(classes.curved.front())]) + " is curved",
                "take it for cells that are not (cell_classes)");
  return straightened(part);
}

// The cells or facets of a part as its kernel wants them.
Mesh mesh_for(const KernelPart& part, const Mesh& mesh) {
  const FacetList& facets = part.facets;
  if (facets.entity == Entity::cell) return cells_for(*part.kernel, mesh, part.cells, 1);
  FacetList of_part = facets;  // of a mesh with these cells only, side after side
  std::iota(of_part.cells.begin(), of_part.cells.end(), std::int64_t{0});
  return seen_from(of_part, cells_for(*part.kernel, mesh, facets.cells, facets.members()));
}

Restriction restriction_for(const KernelPart& part, const Mesh& mesh, const Restriction& restriction) {
  if (part.facets.entity == Entity::cell) return restriction.part(part.cells);
  return seen_from(part.facets, restriction, part.kernel->row_element, mesh.cell,
                   traits_of(*part.kernel).dof_order);
}

// Rows of values, [cell][entry], of some cells.
template <class T>
std::vector<T> rows_of(const std::vector<T>& values, std::int64_t num_cells,
                       const std::vector<std::int64_t>& cells, const std::string& name) {
  if (num_cells == 0 || values.size() % index(num_cells) != 0)
    throw Error("coefficient '" + name + "'",
                std::to_string(values.size()) + " values are not as many for each of " +
                    std::to_string(num_cells) + " cells",
                "give [cell of the whole mesh][entry]");
  const auto size = static_cast<std::ptrdiff_t>(values.size() / index(num_cells));
  std::vector<T> rows;
  rows.reserve(cells.size() * index(size));
  for (const std::int64_t cell : cells)
    rows.insert(rows.end(), values.begin() + cell * size, values.begin() + (cell + 1) * size);
  return rows;
}

// Number of a field among those of a kernel; -1 if it has none of that name.
int number_of(const femforge_input* fields, int count, const std::string& name) {
  for (int k = 0; k < count; ++k)
    if (name == fields[k].name) return k;
  return -1;
}

}  // namespace

KernelPart on_facets(const femforge_kernel& kernel, FacetList facets) {
  return {&kernel, {}, std::move(facets)};
}

std::vector<std::int64_t> all_cells(const Mesh& mesh) {
  std::vector<std::int64_t> cells(index(mesh.num_cells()));
  std::iota(cells.begin(), cells.end(), std::int64_t{0});
  return cells;
}

template <class T>
MeshKernels<T>::MeshKernels(const std::vector<KernelPart>& parts, const Mesh& mesh,
                            const Restriction& restriction, const std::vector<std::int64_t>& constrained)
    : cell_(mesh.cell), num_cells_(mesh.num_cells()) {
  if (restriction.num_cells() != num_cells_)
    throw Error("MeshKernels", "the restriction has " + std::to_string(restriction.num_cells()) +
                                   " cells, the mesh " + std::to_string(num_cells_));
  for (const KernelPart& part : used_parts(parts)) {
    kernels_.emplace_back(*part.kernel, mesh_for(part, mesh), restriction_for(part, mesh, restriction),
                          constrained);
    parts_.push_back(part);
  }
}

template <class T>
void MeshKernels<T>::set_coefficient(const std::string& name, const std::vector<T>& values) {
  bool known = false;
  for (std::size_t k = 0; k < kernels_.size(); ++k) {
    const femforge_kernel& kernel = kernels_[k].kernel();
    const int number = number_of(kernel.coefficients, kernel.num_coefficients, name);
    if (number < 0) continue;
    known = true;
    const KernelPart& part = parts_[k];
    if (part.facets.entity == Entity::cell) {
      kernels_[k].set_coefficient(number, rows_of(values, num_cells_, part.cells, name));
      continue;
    }
    const KernelTraits traits = traits_of(kernel);
    const Element element(kernel.coefficients[number].element, cell_);
    kernels_[k].set_coefficient(number, seen_from(part.facets, values, num_cells_, element, traits.dof_order,
                                                  traits.component_order));
  }
  if (!known) kernels_.front().coefficient(name);  // says which there are
}

template <class T>
void MeshKernels<T>::set_vector(const std::string& name, const T* values) {
  bool known = false;
  for (MeshKernel<T>& own : kernels_) {
    const int number = number_of(own.kernel().coefficients, own.kernel().num_coefficients, name);
    if (number < 0) continue;
    known = true;
    own.set_vector(number, values);
  }
  if (!known) kernels_.front().coefficient(name);
}

template <class T>
void MeshKernels<T>::set_constant(const std::string& name, const std::vector<T>& values) {
  bool known = false;
  for (MeshKernel<T>& own : kernels_) {
    const int number = number_of(own.kernel().constants, own.kernel().num_constants, name);
    if (number < 0) continue;
    known = true;
    own.set_constant(number, values);
  }
  if (!known) kernels_.front().constant(name);
}

template <class T>
void MeshKernels<T>::add(const T* x, T* y, const Stream& stream) const {
  for (const MeshKernel<T>& own : kernels_) own.add(x, y, stream);
}

template <class T>
std::size_t MeshKernels<T>::bytes() const noexcept {
  std::size_t total = 0;
  for (const MeshKernel<T>& own : kernels_) total += own.bytes();
  return total;
}

template <class T>
MeshOperators<T>::MeshOperators(const std::vector<KernelPart>& parts, const Mesh& mesh,
                                const Restriction& restriction, const std::vector<std::int64_t>& constrained)
    : kernels_(parts, mesh, restriction, constrained), constrained_(kernels_.target(), constrained) {
  const femforge_kernel& first = kernels_.kernel(0).kernel();
  if (traits_of(first).kind != KernelKind::apply) throw Error(first.name, "it is no apply kernel");
}

template <class T>
void MeshOperators<T>::apply(const T* x, T* y, const Stream& stream) const {
  set_zero(size(), y, stream);
  apply_to_zeros(x, y, stream);
}

template <class T>
void MeshOperators<T>::apply_to_zeros(const T* x, T* y, const Stream& stream) const {
  kernels_.add(x, y, stream);
  copy_entries(static_cast<std::int64_t>(constrained_.size()), constrained_.data(), x, y, stream);
}

template <class T>
DeviceArray<T> diagonal_of(const MeshKernels<T>& kernels, const std::vector<std::int64_t>& constrained) {
  DeviceArray<T> diagonal = diagonal_of(kernels.kernel(0), constrained);
  const Stream stream(kernels.target());
  for (std::size_t k = 1; k < kernels.num_kernels(); ++k)
    kernels.kernel(k).add(nullptr, diagonal.data(), stream);
  stream.synchronize();
  return diagonal;
}

template class MeshKernels<float>;
template class MeshKernels<double>;
template class MeshOperators<float>;
template class MeshOperators<double>;
template DeviceArray<float> diagonal_of(const MeshKernels<float>&, const std::vector<std::int64_t>&);
template DeviceArray<double> diagonal_of(const MeshKernels<double>&, const std::vector<std::int64_t>&);

}  // namespace femforge
