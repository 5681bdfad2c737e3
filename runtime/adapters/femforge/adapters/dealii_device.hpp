// Generated kernels for GPUs as operators on deal.II's vectors in a device's memory. Included by dealii.hpp.
#ifndef FEMFORGE_ADAPTERS_DEALII_DEVICE_HPP
#define FEMFORGE_ADAPTERS_DEALII_DEVICE_HPP

#include <deal.II/dofs/dof_accessor.h>
#include <deal.II/dofs/dof_handler.h>
#include <deal.II/lac/affine_constraints.h>

#include <cstdint>
#include <string>
#include <vector>

#include <femforge/adapters/dealii_space.hpp>
#include <femforge/kernels/mesh_kernel.hpp>

namespace femforge::dealii_adapter {

/// A bilinear form over all cells of a mesh that one process has, as a matrix of deal.II's solvers for
/// vectors in a GPU's memory. The kernel is one for global vectors, generated without `--for dealii`; dofs
/// are numbered as the DoFHandler has them. Rows and columns of dofs that are fixed are those of the
/// identity.
/// @tparam Number double or float, as the kernel.
template <int dim, class Number = double>
class DeviceOperator {
 public:
  /// Reads the mesh, the dofs and the fields. @param kernel apply, of any target. @param constraints of dofs
  /// that are fixed; values other than zero are left to whoever makes the right-hand side.
  /// @throws Error if the kernel does not fit the mesh or the element, dofs hang, components of a node are
  /// not numbered one after another, or other processes have a part of the mesh.
  template <class Weight>
  DeviceOperator(const femforge_kernel& kernel, const dealii::Mapping<dim>& mapping,
                 const dealii::DoFHandler<dim>& handler, const dealii::AffineConstraints<Weight>& constraints,
                 const Fields<dim>& fields = {})
      : DeviceOperator(kernel, mapping, active_cells(handler), handler, constraints, fields) {}

  dealii::types::global_dof_index m() const { return static_cast<dealii::types::global_dof_index>(size()); }
  dealii::types::global_dof_index n() const { return m(); }
  std::int64_t size() const { return operator_.size(); }
  Target target() const { return operator_.target(); }

  /// dst = A src; finished when this returns. @tparam Vector whose get_values() is a pointer into the memory
  /// of the kernel's target, as those of LinearAlgebra::distributed::Vector<Number, MemorySpace::CUDA>
  /// (deal.II 9.4) or MemorySpace::Default (from 9.6 on) are.
  template <class Vector>
  void vmult(Vector& dst, const Vector& src) const {
    operator_.apply(src.get_values(), dst.get_values(), stream_);
    stream_.synchronize();
  }
  /// The operator for the runtime's solvers, and for streams of others.
  const MeshOperator<Number>& on_arrays() const { return operator_; }

 private:
  template <class Weight>
  DeviceOperator(const femforge_kernel& kernel, const dealii::Mapping<dim>& mapping, const Cells<dim>& cells,
                 const dealii::DoFHandler<dim>& handler, const dealii::AffineConstraints<Weight>& constraints,
                 const Fields<dim>& fields)
      : operator_(checked(kernel), mesh_of(mapping, cells, geometry_degree(kernel)),
                  restriction_of(kernel, handler), fixed(kernel, handler, constraints)),
        stream_(target_of(kernel)) {
    set_fields<Number>(kernel, fields, mapping, cells, operator_.kernel());
  }

  static const femforge_kernel& checked(const femforge_kernel& kernel) {
    if (traits_of(kernel).scatter == Scatter::element)
      throw Error(kernel.name, "it works on E-vectors, and an operator of global vectors is made",
                  "generate it without --for dealii and scatter = element, or use Operator");
    if (traits_of(kernel).scalar != scalar_of<Number>)
      throw Error(kernel.name, "its scalars are not those of the vectors", "generate with --set scalar");
    return kernel;
  }

  static Cells<dim> active_cells(const dealii::DoFHandler<dim>& handler) {
    Cells<dim> cells;
    for (const auto& cell : handler.active_cell_iterators()) cells.push_back(cell);
    return cells;
  }

  static Restriction restriction_of(const femforge_kernel& kernel, const dealii::DoFHandler<dim>& handler) {
    require(handler.n_locally_owned_dofs() == handler.n_dofs(), kernel.name,
            "other processes have a part of the dofs", "use Operator, or one process");
    const std::vector<unsigned int> places = dof_places(kernel, handler.get_fe());
    const auto components = static_cast<std::size_t>(kernel.components);
    const auto position = [&](std::size_t node, std::size_t c) {
      return traits_of(kernel).component_order == ComponentOrder::planar
                 ? c * (places.size() / components) + node
                 : node * components + c;
    };
    std::vector<dealii::types::global_dof_index> own(places.size());
    std::vector<std::int64_t> offsets;
    for (const auto& cell : handler.active_cell_iterators()) {
      cell->get_dof_indices(own);
      for (std::size_t node = 0; node < places.size() / components; ++node) {
        const auto first = own[places[position(node, 0)]];
        offsets.push_back(static_cast<std::int64_t>(first));
        for (std::size_t c = 1; c < components; ++c)
          require(own[places[position(node, c)]] == first + c, kernel.name,
                  "components of a node are not numbered one after another in the DoFHandler",
                  "call DoFRenumbering::support_point_wise");
      }
    }
    return {std::move(offsets),
            {kernel.nodes, kernel.components, 1, static_cast<std::int64_t>(handler.n_dofs())}};
  }

  template <class Weight>
  static std::vector<std::int64_t> fixed(const femforge_kernel& kernel,
                                         const dealii::DoFHandler<dim>& handler,
                                         const dealii::AffineConstraints<Weight>& constraints) {
    std::vector<std::int64_t> result;
    for (dealii::types::global_dof_index dof = 0; dof < handler.n_dofs(); ++dof) {
      const auto* line = constraints.get_constraint_entries(dof);
      if (line == nullptr) continue;
      require(line->empty(), kernel.name, "a dof is made of others, as hanging nodes are",
              "use Operator, whose vectors are on the host");
      result.push_back(static_cast<std::int64_t>(dof));
    }
    return result;
  }

  MeshOperator<Number> operator_;
  Stream stream_;
};

}  // namespace femforge::dealii_adapter

#endif
