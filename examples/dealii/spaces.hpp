// Meshes, elements and constraints that the examples work on.
#ifndef FEMFORGE_EXAMPLES_DEALII_SPACES_HPP
#define FEMFORGE_EXAMPLES_DEALII_SPACES_HPP

#include <deal.II/base/quadrature_lib.h>
#include <deal.II/distributed/shared_tria.h>
#include <deal.II/dofs/dof_handler.h>
#include <deal.II/dofs/dof_renumbering.h>
#include <deal.II/dofs/dof_tools.h>
#include <deal.II/fe/fe_q.h>
#include <deal.II/fe/fe_system.h>
#include <deal.II/fe/mapping_q.h>
#include <deal.II/grid/grid_generator.h>
#include <deal.II/grid/grid_tools.h>
#include <deal.II/lac/affine_constraints.h>
#include <deal.II/matrix_free/matrix_free.h>
#include <deal.II/numerics/vector_tools_boundary.h>

#include <cmath>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>

#include <femforge/error.hpp>

namespace spaces {

constexpr double pi = 3.14159265358979323846;

/// Whether this process speaks for all.
inline bool is_first() {
  return dealii::Utilities::MPI::this_mpi_process(MPI_COMM_WORLD) == 0;
}

inline bool report(const std::string& what, double error, double allowed) {
  const bool good = error <= allowed;
  if (is_first()) std::printf("  %-66s %8.1e  %s\n", what.c_str(), error, good ? "ok" : "WRONG");
  return good;
}

/// Whether a function ends with an Error that has these words in it.
inline bool refused(const char* what, const std::function<void()>& function, const std::string& cause) {
  std::string words = "nothing";
  try {
    function();
  } catch (const femforge::Error& error) {
    words = error.what();
  }
  const bool good = words.find(cause) != std::string::npos;
  if (is_first() || !good) std::printf("  refused: %-57s           %s\n", what, good ? "ok" : "WRONG");
  if (!good) std::printf("    %s\n", words.c_str());
  return good;
}

/// Makes a cube of n boxes along an edge, whose inner vertices are moved.
template <int dim>
void make_cube(dealii::Triangulation<dim>& mesh, unsigned int n) {
  dealii::GridGenerator::subdivided_hyper_cube(mesh, n);
  dealii::GridTools::transform(
      [](const dealii::Point<dim>& x) {
        double all = 0.05;
        for (unsigned int d = 0; d < dim; ++d) all *= std::sin(pi * x[d]);
        dealii::Point<dim> moved = x;
        for (unsigned int d = 0; d < dim; ++d)
          moved[d] += (d + 1) * all * std::cos(pi * x[(d + 1) % dim] + 1);
        return moved;
      },
      mesh);
}

/// The same, shared by all processes.
template <int dim>
std::unique_ptr<dealii::Triangulation<dim>> shared_cube(unsigned int n) {
  using Mesh = dealii::parallel::shared::Triangulation<dim>;
  auto mesh =
      std::make_unique<Mesh>(MPI_COMM_WORLD, dealii::Triangulation<dim>::limit_level_difference_at_vertices,
                             true, Mesh::partition_zorder);
  make_cube(*mesh, n);
  return mesh;
}

/// Refines the cells around one corner, so that nodes hang.
template <int dim>
void refine_corner(dealii::Triangulation<dim>& mesh) {
  for (const auto& cell : mesh.active_cell_iterators())
    if (cell->center().norm() < 0.6) cell->set_refine_flag();
  mesh.execute_coarsening_and_refinement();
}

/// A space of Lagrange elements, of vectors if there are components, with zeros on the boundary.
template <int dim>
class Space {
 public:
  Space(const dealii::Triangulation<dim>& mesh, unsigned int degree, unsigned int components,
        unsigned int mapping_degree = 1)
      : mapping_(mapping_degree), handler_(mesh) {
    const dealii::FE_Q<dim> scalar(degree);
    if (components == 1)
      handler_.distribute_dofs(scalar);
    else
      handler_.distribute_dofs(dealii::FESystem<dim>(scalar, components));
    constrain();
  }

  /// Numbers the components of each point one after another, as kernels for global vectors want them.
  void number_by_points() {
    dealii::DoFRenumbering::support_point_wise(handler_);
    constrain();
  }

  /// Dofs on all levels, for multigrid.
  void distribute_levels() { handler_.distribute_mg_dofs(); }

  const dealii::Mapping<dim>& mapping() const { return mapping_; }
  const dealii::DoFHandler<dim>& handler() const { return handler_; }
  const dealii::AffineConstraints<double>& constraints() const { return constraints_; }
  dealii::QGauss<1> rule() const { return dealii::QGauss<1>(handler_.get_fe().degree + 1); }

  /// With what FEEvaluation needs, or without: femforge's operators need no data at quadrature points.
  std::shared_ptr<dealii::MatrixFree<dim, double>> matrix_free(dealii::UpdateFlags flags) const {
    typename dealii::MatrixFree<dim, double>::AdditionalData options;
    options.mapping_update_flags = flags;
    auto result = std::make_shared<dealii::MatrixFree<dim, double>>();
    result->reinit(mapping_, handler_, constraints_, rule(), options);
    return result;
  }

 private:
  void constrain() {
    dealii::IndexSet relevant;
    dealii::DoFTools::extract_locally_relevant_dofs(handler_, relevant);
    constraints_.clear();
    constraints_.reinit(relevant);
    dealii::DoFTools::make_hanging_node_constraints(handler_, constraints_);
    dealii::VectorTools::interpolate_boundary_values(
        mapping_, handler_, 0, dealii::Functions::ZeroFunction<dim>(handler_.get_fe().n_components()),
        constraints_);
    constraints_.close();
  }

  dealii::MappingQ<dim> mapping_;
  dealii::DoFHandler<dim> handler_;
  dealii::AffineConstraints<double> constraints_;
};

}  // namespace spaces

#endif
