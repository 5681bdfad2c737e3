// Generated kernels as operators and cell matrices of deal.II 9.4 or later. A header of its own: the runtime
// does not know of it. Quadrilaterals and hexahedra.
#ifndef FEMFORGE_ADAPTERS_DEALII_HPP
#define FEMFORGE_ADAPTERS_DEALII_HPP

#include <deal.II/dofs/dof_accessor.h>
#include <deal.II/dofs/dof_handler.h>
#include <deal.II/lac/full_matrix.h>
#include <deal.II/lac/la_parallel_vector.h>
#include <deal.II/matrix_free/matrix_free.h>
#include <deal.II/matrix_free/operators.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <femforge/adapters/cell_kernels.hpp>
#include <femforge/adapters/dealii_device.hpp>
#include <femforge/adapters/dealii_space.hpp>
#include <femforge/kernels/kernel_inputs.hpp>

namespace femforge::dealii_adapter {

using adapters::find_kernels;
using adapters::Kernels;

namespace detail {

using Dofs = std::vector<dealii::types::global_dof_index>;

/// A kernel on some cells, with everything but its vectors.
template <int dim, class Number>
class KernelOnCells {
 public:
  KernelOnCells(const femforge_kernel& kernel, KernelKind kind, const dealii::Mapping<dim>& mapping,
                const Cells<dim>& cells, const Fields<dim>& fields)
      : inputs_(checked(kernel, kind), mesh_of(mapping, cells, geometry_degree(kernel))) {
    set_fields<Number>(kernel, fields, mapping, cells, inputs_);
  }

  /// The kernel on `count` cells. @param x E-vector of these; not read for diagonals and matrices. @param y
  /// overwritten.
  void run(std::size_t begin, std::size_t count, const Number* x, Number* y) const {
    const femforge_kernel& kernel = inputs_.kernel();
    DeviceArray<Number> none(Target::cpu, 0);
    femforge_arguments arguments = inputs_.arguments(none);
    std::vector<const void*> coefficients;
    for (int k = 0; k < kernel.num_coefficients; ++k)
      coefficients.push_back(static_cast<const Number*>(arguments.coefficients[k]) +
                             begin * index(kernel.coefficients[k].size));
    arguments.coefficients = coefficients.data();
    arguments.cells += begin * index(kernel.coordinate_nodes);
    arguments.num_cells = static_cast<std::int64_t>(count);
    arguments.x = x;
    arguments.y = arguments.element_tensors = y;
    launch(kernel, arguments, Stream(Target::cpu));
  }

 private:
  static const femforge_kernel& checked(const femforge_kernel& kernel, KernelKind kind) {
    adapters::check_kernel(kernel, kind, scalar_of<Number>, "write dx, and kernels of their own for parts");
    if (traits_of(kernel).target != Target::cpu)
      throw Error(kernel.name, "it is for another target than the CPU",
                  "use the registry of the target cpu, or DeviceOperator");
    if (!traits_of(kernel).takes_mesh_points())
      throw Error(kernel.name, "it does not take the points of a mesh", "generate with --set input=vertices");
    return kernel;
  }
  KernelInputs<Number> inputs_;
};

/// The dofs of cells in a kernel's order. [cell][dof]
template <int dim, class Cell>
void append_dofs(const Cell& cell, bool of_level, const std::vector<unsigned int>& places, Dofs& dofs) {
  Dofs own(places.size());
  if (of_level)
    cell->get_mg_dof_indices(own);
  else
    cell->get_dof_indices(own);
  for (const unsigned int place : places) dofs.push_back(own[place]);
}

}  // namespace detail

/// A bilinear form over cells as an operator of the kind of deal.II's MatrixFreeOperators, which adds vmult,
/// Tvmult, el, m, Jacobi's preconditioner and so on. Constrained dofs are handled as there: hanging ones are
/// resolved cell by cell, rows of all of them are those of the identity. Also on a level of a multigrid
/// hierarchy, and with MPI.
/// @tparam Number double or float, as the kernels.
template <int dim, class Number = double>
class Operator
    : public dealii::MatrixFreeOperators::Base<dim, dealii::LinearAlgebra::distributed::Vector<Number>> {
 public:
  using Vector = dealii::LinearAlgebra::distributed::Vector<Number>;
  using Base = dealii::MatrixFreeOperators::Base<dim, Vector>;

  explicit Operator(const Kernels& kernels, Fields<dim> fields = {})
      : kernels_(kernels), fields_(std::move(fields)) {}

  /// Reads the mesh, the dofs and the fields. @param data gives cells, the numbering of vectors and the
  /// mapping; it needs no data at quadrature points. @param constraints those that `data` was made with.
  /// @param block which of its DoFHandlers. @throws Error if a kernel is missing, or does not fit the mesh or
  /// the element.
  template <class Weight>
  void initialize(std::shared_ptr<const dealii::MatrixFree<dim, Number>> data,
                  const dealii::AffineConstraints<Weight>& constraints, unsigned int block = 0) {
    Base::initialize(std::move(data), {block});
    read(constraints, block);
  }
  /// The same on the level that `data` was made for.
  template <class Weight>
  void initialize(std::shared_ptr<const dealii::MatrixFree<dim, Number>> data,
                  const dealii::AffineConstraints<Weight>& constraints,
                  const dealii::MGConstrainedDoFs& edges, unsigned int level, unsigned int block = 0) {
    Base::initialize(std::move(data), edges, level, {block});
    read(constraints, block);
  }

  void clear() override {
    apply_.reset();
    transpose_.reset();
    cells_.clear();
    dofs_.reset();
    Base::clear();
  }

  /// By the kernel `diagonal`; of cells with hanging dofs, and where there is no such kernel, by `apply`.
  void compute_diagonal() override {
    require_initialized();
    this->diagonal_entries = std::make_shared<dealii::DiagonalMatrix<Vector>>();
    Vector& diagonal = this->diagonal_entries->get_vector();
    this->initialize_dof_vector(diagonal);
    if (kernels_.diagonal) add_diagonal(diagonal);
    for (std::size_t cell = 0; cell < cells_.size(); ++cell)
      if (!kernels_.diagonal || dofs_->hangs(cell)) add_diagonal_by_products(cell, diagonal);
    diagonal.compress(dealii::VectorOperation::add);
    this->set_constrained_entries_to_one(diagonal);
    this->inverse_diagonal_entries = std::make_shared<dealii::DiagonalMatrix<Vector>>();
    Vector& inverse = this->inverse_diagonal_entries->get_vector();
    inverse = diagonal;
    for (Number& value : inverse) value = 1 / value;
  }

 private:
  using Kernel = detail::KernelOnCells<dim, Number>;

  template <class Weight>
  void read(const dealii::AffineConstraints<Weight>& constraints, unsigned int block) {
    if (!kernels_.apply)
      throw Error("an operator for deal.II", "it has no kernel for apply",
                  "generate it with --for dealii --kernel apply");
    const auto& handler = this->data->get_dof_handler(block);
    const bool of_level = this->data->get_mg_level() != dealii::numbers::invalid_unsigned_int;
    const std::vector<unsigned int> places = dof_places(*kernels_.apply, handler.get_fe());
    detail::Dofs dofs;
    cells_.clear();
    for (unsigned int batch = 0; batch < this->data->n_cell_batches(); ++batch)
      for (unsigned int k = 0; k < this->data->n_active_entries_per_cell_batch(batch); ++k) {
        const auto cell = this->data->get_cell_iterator(batch, k, block);
        cells_.push_back(cell);
        detail::append_dofs<dim>(cell, of_level, places, dofs);
      }
    dofs_ = std::make_unique<ConstrainedCells<Number>>(dofs, places.size(), constraints,
                                                       *this->data->get_vector_partitioner(block));
    apply_ = on_cells(*kernels_.apply, KernelKind::apply);
    transpose_.reset();
    if (kernels_.transpose && kernels_.transpose != kernels_.apply)
      transpose_ = on_cells(*kernels_.transpose, KernelKind::apply);
  }

  std::unique_ptr<Kernel> on_cells(const femforge_kernel& kernel, KernelKind kind) const {
    const auto same_dofs = [&](const char* a, const char* b) { return std::string(a) == b; };
    if (!same_dofs(kernel.row_element, kernels_.apply->row_element) ||
        !same_dofs(kernel.dof_order, kernels_.apply->dof_order) ||
        !same_dofs(kernel.component_order, kernels_.apply->component_order))
      throw Error(kernel.name, "its element or orders are not those of " + std::string(kernels_.apply->name),
                  "generate both with --for dealii");
    return std::make_unique<Kernel>(kernel, kind, mapping(), cells_, fields_);
  }

  const dealii::Mapping<dim>& mapping() const {
    const auto& mapping = this->data->get_mapping_info().mapping;
    require(mapping != nullptr, "an operator for deal.II", "its MatrixFree has no mapping",
            "leave AdditionalData::initialize_mapping true");
    return *mapping;
  }

  void require_initialized() const {
    require(apply_ != nullptr, "an operator for deal.II", "it has not been initialised", "call initialize()");
  }

  /// Few enough for their vectors to stay in a cache.
  std::size_t cells_at_once() const { return std::max<std::size_t>(64, 16384 / dofs_->dofs_per_cell()); }

  template <class Function>
  void for_blocks(const Function& function) const {
    const std::size_t step = cells_at_once();
    for (std::size_t begin = 0; begin < cells_.size(); begin += step)
      function(begin, std::min(step, cells_.size() - begin));
  }

  void apply_add(Vector& dst, const Vector& src) const override {
    require_initialized();
    add_product(*apply_, dst, src);
  }
  void Tapply_add(Vector& dst, const Vector& src) const override {
    require_initialized();
    require(kernels_.transpose != nullptr, "an operator for deal.II", "it has no kernel for the transpose",
            "set Kernels::transpose");
    add_product(transpose_ ? *transpose_ : *apply_, dst, src);
  }

  void add_product(const Kernel& kernel, Vector& dst, const Vector& src) const {
    const bool had_ghosts = src.has_ghost_elements();
    if (!had_ghosts) src.update_ghost_values();
    dst.zero_out_ghost_values();
    std::vector<Number> x(cells_at_once() * dofs_->dofs_per_cell());
    std::vector<Number> y(x.size());
    for_blocks([&](std::size_t begin, std::size_t count) {
      dofs_->read(src.begin(), begin, count, x.data());
      kernel.run(begin, count, x.data(), y.data());
      dofs_->add(y.data(), begin, count, dst.begin());
    });
    dst.compress(dealii::VectorOperation::add);
    if (!had_ghosts) src.zero_out_ghost_values();
  }

  void add_diagonal(Vector& diagonal) const {
    const std::unique_ptr<Kernel> kernel = on_cells(*kernels_.diagonal, KernelKind::diagonal);
    const std::size_t size = dofs_->dofs_per_cell();
    std::vector<Number> y(cells_at_once() * size);
    for_blocks([&](std::size_t begin, std::size_t count) {
      kernel->run(begin, count, nullptr, y.data());
      for (std::size_t k = 0; k < count; ++k)
        if (dofs_->hangs(begin + k)) std::fill_n(y.data() + k * size, size, Number(0));
      dofs_->add(y.data(), begin, count, diagonal.begin());
    });
  }

  /// Where several dofs of a cell depend on one entry, entries beside the diagonal of its matrix count, too.
  void add_diagonal_by_products(std::size_t cell, Vector& diagonal) const {
    std::vector<Number> x(dofs_->dofs_per_cell());
    std::vector<Number> y(x.size());
    for (const auto& [entry, column] : dofs_->columns(cell)) {
      std::fill(x.begin(), x.end(), Number(0));
      for (const auto& [dof, weight] : column) x[dof] += weight;
      apply_->run(cell, 1, x.data(), y.data());
      for (const auto& [dof, weight] : column) diagonal.begin()[entry] += weight * y[dof];
    }
  }

  Kernels kernels_;
  Fields<dim> fields_;
  Cells<dim> cells_;
  std::unique_ptr<ConstrainedCells<Number>> dofs_;
  std::unique_ptr<Kernel> apply_;
  std::unique_ptr<Kernel> transpose_;
};

/// The cell matrices of a bilinear form, for deal.II's own assembly.
template <int dim, class Number = double>
class CellMatrices {
 public:
  /// @param kernel element_tensor, output = full.
  explicit CellMatrices(const femforge_kernel& kernel, Fields<dim> fields = {})
      : kernel_(&kernel), fields_(std::move(fields)) {}

  /// Calls function(matrix, dofs) for each active cell of this process. Rows belong to the test function.
  /// @throws Error if the kernel does not fit the mesh or the element.
  template <class Function>
  void for_each(const dealii::Mapping<dim>& mapping, const dealii::DoFHandler<dim>& handler,
                const Function& function) const {
    const std::vector<unsigned int> places = dof_places(*kernel_, handler.get_fe());
    Cells<dim> cells;
    detail::Dofs dofs;
    const std::size_t at_once = std::max<std::size_t>(64, 1048576 / (places.size() * places.size()));
    for (const auto& cell : handler.active_cell_iterators()) {
      if (!cell->is_locally_owned()) continue;
      cells.push_back(cell);
      detail::append_dofs<dim>(cell, false, places, dofs);
      if (cells.size() == at_once) hand_over(mapping, cells, dofs, function);
    }
    if (!cells.empty()) hand_over(mapping, cells, dofs, function);
  }

  /// Adds all of them to a matrix, without the constrained dofs.
  template <class Matrix>
  void assemble(const dealii::Mapping<dim>& mapping, const dealii::DoFHandler<dim>& handler,
                const dealii::AffineConstraints<Number>& constraints, Matrix& matrix) const {
    for_each(mapping, handler, [&](const dealii::FullMatrix<Number>& of_cell, const detail::Dofs& dofs) {
      constraints.distribute_local_to_global(of_cell, dofs, matrix);
    });
  }

 private:
  template <class Function>
  void hand_over(const dealii::Mapping<dim>& mapping, Cells<dim>& cells, detail::Dofs& dofs,
                 const Function& function) const {
    const std::size_t size = dofs.size() / cells.size();
    std::vector<Number> tensors(cells.size() * size * size);
    detail::KernelOnCells<dim, Number>(*kernel_, KernelKind::element_tensor, mapping, cells, fields_)
        .run(0, cells.size(), nullptr, tensors.data());
    const auto rows = static_cast<unsigned int>(size);
    dealii::FullMatrix<Number> matrix(rows, rows);
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
      std::copy_n(tensors.data() + cell * size * size, size * size, &matrix(0, 0));
      const auto first = dofs.begin() + static_cast<std::ptrdiff_t>(cell * size);
      function(std::as_const(matrix), detail::Dofs(first, first + static_cast<std::ptrdiff_t>(size)));
    }
    cells.clear();
    dofs.clear();
  }

  const femforge_kernel* kernel_;
  Fields<dim> fields_;
};

}  // namespace femforge::dealii_adapter

#endif
