#include <femforge/parallel/distributed_matrices.hpp>

#include <algorithm>

#include <femforge/device/vectors.hpp>
#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/parallel/own_parts.hpp>
#include <femforge/space/element.hpp>

namespace femforge {
namespace {

const char* const distributed_matrices = "DistributedMatrices";

// Whether all dofs of an element are inside its cell.
bool is_discontinuous(const Element& element) {
  const int dimension = femforge::dimension(element.cell());
  return std::all_of(element.blocks().begin(), element.blocks().end(), [&](const ElementBlock& block) {
    return std::all_of(block.scalar.dofs.begin(), block.scalar.dofs.end(),
                       [&](const ScalarDof& dof) { return dof.node.entity_dimension == dimension; });
  });
}

template <class T>
void check_rows(const std::vector<KernelPart>& parts, const MeshShare& share, const Restriction& restriction,
                const Halo<T>& halo) {
  require(!parts.empty(), distributed_matrices, "there is no kernel");
  const femforge_kernel& kernel = *parts.front().kernel;
  require(traits_of(kernel).target == halo.target(), distributed_matrices,
          "the halo is of another target than the kernels");
  require(restriction.num_cells() == share.mesh.num_cells(), distributed_matrices,
          "the restriction is not one of the share's cells");
  require(restriction.num_entries() == halo.num_owned() + halo.num_ghosts(), distributed_matrices,
          "the restriction is not one into the halo's owned dofs and ghosts");
  // Asked of the element, and not of the share: all processes find the same.
  if (halo.has_neighbours() && !is_discontinuous(Element(kernel.row_element, share.mesh.cell)))
    throw Error(
        kernel.name, "cells of several processes have dofs in common, whose rows none can complete",
        "take a discontinuous element, an operator without a matrix (DistributedOperator), or PETSc's "
        "matrices of element matrices (petsc::CooMatrix)");
}

}  // namespace

template <class T>
DistributedMatrices<T>::DistributedMatrices(const std::vector<KernelPart>& parts, const MeshShare& share,
                                            const Restriction& restriction, const Halo<T>& halo,
                                            const std::vector<std::int64_t>& constrained)
    : target_(halo.target()),
      num_owned_(halo.num_owned()),
      num_columns_(restriction.num_entries()),
      names_(parts, parts_of_own_rows(share, parts)) {
  check_rows(parts, share, restriction, halo);
  const std::vector<KernelPart> own = parts_of_own_rows(share, parts);
  if (std::all_of(own.begin(), own.end(), [](const KernelPart& part) { return part.is_empty(); })) return;
  matrices_ = std::make_unique<MeshMatrices<T>>(own, share.mesh, restriction, constrained);
  num_entries_ = matrices_->pattern().row_begin().to_host().at(index(num_owned_));
}

template <class T>
void DistributedMatrices<T>::set_coefficient(const std::string& name, const std::vector<T>& values) {
  if (names_.has_coefficient(name)) matrices_->set_coefficient(name, values);
}

template <class T>
void DistributedMatrices<T>::set_constant(const std::string& name, const std::vector<T>& values) {
  if (names_.has_constant(name)) matrices_->set_constant(name, values);
}

template <class T>
void DistributedMatrices<T>::assemble(const Stream& stream) {
  if (matrices_) matrices_->assemble(stream);
}

template <class T>
CsrMatrix DistributedMatrices<T>::to_host() const {
  CsrMatrix result;
  if (matrices_) result = matrices_->to_host();
  result.num_rows = num_owned_;
  result.num_columns = num_columns_;
  result.row_begin.resize(index(num_owned_ + 1), 0);
  result.columns.resize(index(num_entries_));
  result.values.resize(index(num_entries_));
  return result;
}

template <class T>
struct DistributedMatrixOperator<T>::Vectors {
  DeviceArray<T> x;  // of owned dofs and ghosts
  DeviceArray<T> y;
};

template <class T>
DistributedMatrixOperator<T>::DistributedMatrixOperator(const DistributedMatrices<T>& matrices, Halo<T>& halo,
                                                        const GlobalSums& sums)
    : matrices_(&matrices), halo_(&halo), sums_(&sums) {
  const std::size_t size = index(halo.num_owned() + halo.num_ghosts());
  vectors_ = std::make_shared<Vectors>(
      Vectors{DeviceArray<T>(halo.target(), size), DeviceArray<T>(halo.target(), size)});
}

template <class T>
void DistributedMatrixOperator<T>::apply(const T* x, T* y, const Stream& stream) const {
  Vectors& whole = *vectors_;
  T* const ghosts = whole.x.data() + size();
  halo_->forward_begin(x, ghosts, stream);
  copy(size(), x, whole.x.data(), stream);
  halo_->forward_end(x, ghosts, stream);
  set_zero(size(), y, stream);
  if (matrices_->matrices() == nullptr) return;
  matrices_->matrices()->as_operator().apply(whole.x.data(), whole.y.data(), stream);
  copy(size(), whole.y.data(), y, stream);
}

template class DistributedMatrices<float>;
template class DistributedMatrices<double>;
template class DistributedMatrixOperator<float>;
template class DistributedMatrixOperator<double>;

}  // namespace femforge
