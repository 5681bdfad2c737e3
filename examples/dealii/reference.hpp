// Forms in deal.II's words: operators by MatrixFree and FEEvaluation, matrices by FEValues.
#ifndef FEMFORGE_EXAMPLES_DEALII_REFERENCE_HPP
#define FEMFORGE_EXAMPLES_DEALII_REFERENCE_HPP

#include <deal.II/fe/fe_values.h>
#include <deal.II/lac/dynamic_sparsity_pattern.h>
#include <deal.II/lac/sparse_matrix.h>
#include <deal.II/matrix_free/fe_evaluation.h>
#include <deal.II/matrix_free/operators.h>
#include <deal.II/matrix_free/tools.h>

#include <cmath>
#include <memory>
#include <utility>
#include <vector>

#include "spaces.hpp"

namespace reference {

using Vector = dealii::LinearAlgebra::distributed::Vector<double>;
using Flags = dealii::EvaluationFlags::EvaluationFlags;
constexpr Flags values = dealii::EvaluationFlags::values;
constexpr Flags gradients = dealii::EvaluationFlags::gradients;

struct Laplace {
  static constexpr int components = 1;
  static constexpr Flags in = gradients;
  static constexpr Flags out = gradients;
  template <class Evaluation>
  static void at_point(Evaluation& phi, unsigned int q) {
    phi.submit_gradient(phi.get_gradient(q), q);
  }
  template <int dim>
  static double entry(const dealii::FEValues<dim>& fe, unsigned int i, unsigned int j, unsigned int q) {
    return fe.shape_grad(i, q) * fe.shape_grad(j, q);
  }
};

struct Mass {
  static constexpr int components = 1;
  static constexpr Flags in = values;
  static constexpr Flags out = values;
  template <class Evaluation>
  static void at_point(Evaluation& phi, unsigned int q) {
    phi.submit_value(phi.get_value(q), q);
  }
  template <int dim>
  static double entry(const dealii::FEValues<dim>& fe, unsigned int i, unsigned int j, unsigned int q) {
    return fe.shape_value(i, q) * fe.shape_value(j, q);
  }
};

struct Elasticity {
  static constexpr int components = 3;
  static constexpr double lambda = 1.5;
  static constexpr double mu = 0.7;
  static constexpr Flags in = gradients;
  static constexpr Flags out = gradients;
  template <class Tensor>
  static Tensor stress(const Tensor& strain) {
    Tensor result = 2 * mu * strain;
    for (unsigned int d = 0; d < 3; ++d) result[d][d] += lambda * trace(strain);
    return result;
  }
  template <class Evaluation>
  static void at_point(Evaluation& phi, unsigned int q) {
    phi.submit_symmetric_gradient(stress(phi.get_symmetric_gradient(q)), q);
  }
  template <int dim>
  static double entry(const dealii::FEValues<dim>& fe, unsigned int i, unsigned int j, unsigned int q) {
    const dealii::FEValuesExtractors::Vector all(0);
    return fe[all].symmetric_gradient(i, q) * stress(fe[all].symmetric_gradient(j, q));
  }
};

/// The weight of diffusion; also as a function of deal.II, which kernels take.
struct Weight : dealii::Function<3> {
  template <class Number>
  static Number at(const dealii::Point<3, Number>& x) {
    return 1.0 + x[0] * x[1] + std::exp(x[2]);
  }
  double value(const dealii::Point<3>& x, unsigned int = 0) const override { return at(x); }
};

struct Weighted {
  static constexpr int components = 1;
  static constexpr Flags in = gradients;
  static constexpr Flags out = gradients;
  template <class Evaluation>
  static void at_point(Evaluation& phi, unsigned int q) {
    phi.submit_gradient(Weight::at(phi.quadrature_point(q)) * phi.get_gradient(q), q);
  }
  template <int dim>
  static double entry(const dealii::FEValues<dim>& fe, unsigned int i, unsigned int j, unsigned int q) {
    return Weight::at(fe.quadrature_point(q)) * (fe.shape_grad(i, q) * fe.shape_grad(j, q));
  }
};

/// With diffusion; not symmetric.
struct Advection {
  static constexpr int components = 1;
  static constexpr double nu = 0.3;
  static dealii::Tensor<1, 3> velocity() { return dealii::Tensor<1, 3>({1.0, -2.0, 0.5}); }
  static constexpr Flags in = gradients;
  static constexpr Flags out = static_cast<Flags>(values + gradients);
  template <class Evaluation>
  static void at_point(Evaluation& phi, unsigned int q) {
    const auto gradient = phi.get_gradient(q);
    phi.submit_value(velocity() * gradient, q);
    phi.submit_gradient(nu * gradient, q);
  }
  template <int dim>
  static double entry(const dealii::FEValues<dim>& fe, unsigned int i, unsigned int j, unsigned int q) {
    return nu * (fe.shape_grad(i, q) * fe.shape_grad(j, q)) +
           fe.shape_value(i, q) * (velocity() * fe.shape_grad(j, q));
  }
};

const dealii::UpdateFlags update_flags = dealii::update_values | dealii::update_gradients |
                                         dealii::update_quadrature_points | dealii::update_JxW_values;

/// As in deal.II's step-37. @tparam degree -1: known at run time only.
template <int dim, class Form, int degree = -1>
class Operator : public dealii::MatrixFreeOperators::Base<dim, Vector> {
 public:
  void compute_diagonal() override {
    this->diagonal_entries = std::make_shared<dealii::DiagonalMatrix<Vector>>();
    Vector& diagonal = this->diagonal_entries->get_vector();
    this->data->initialize_dof_vector(diagonal);
    dealii::MatrixFreeTools::compute_diagonal<dim, degree, points, Form::components, double,
                                              dealii::VectorizedArray<double>>(
        *this->data, diagonal, [](Evaluation& phi) { on_cell(phi); });
    this->set_constrained_entries_to_one(diagonal);
  }

 private:
  static constexpr int points = degree < 0 ? 0 : degree + 1;
  using Evaluation = dealii::FEEvaluation<dim, degree, points, Form::components, double>;

  static void on_cell(Evaluation& phi) {
    phi.evaluate(Form::in);
    for (unsigned int q = 0; q < phi.n_q_points; ++q) Form::at_point(phi, q);
    phi.integrate(Form::out);
  }
  void on_cells(const dealii::MatrixFree<dim, double>& data, Vector& dst, const Vector& src,
                const std::pair<unsigned int, unsigned int>& range) const {
    Evaluation phi(data);
    for (unsigned int cell = range.first; cell < range.second; ++cell) {
      phi.reinit(cell);
      phi.read_dof_values(src);
      on_cell(phi);
      phi.distribute_local_to_global(dst);
    }
  }
  void apply_add(Vector& dst, const Vector& src) const override {
    this->data->cell_loop(&Operator::on_cells, this, dst, src);
  }
};

/// A matrix, and its pattern, which has to live as long.
struct Matrix {
  dealii::SparsityPattern pattern;
  dealii::SparseMatrix<double> values;

  template <int dim>
  explicit Matrix(const spaces::Space<dim>& space) {
    dealii::DynamicSparsityPattern all(space.handler().n_dofs());
    dealii::DoFTools::make_sparsity_pattern(space.handler(), all, space.constraints(), false);
    pattern.copy_from(all);
    values.reinit(pattern);
  }
};

/// As in deal.II's step-6.
template <class Form, int dim>
void assemble(const spaces::Space<dim>& space, Matrix& matrix) {
  const dealii::FiniteElement<dim>& element = space.handler().get_fe();
  dealii::FEValues<dim> fe(space.mapping(), element, dealii::QGauss<dim>(element.degree + 1), update_flags);
  const unsigned int size = element.n_dofs_per_cell();
  dealii::FullMatrix<double> of_cell(size, size);
  std::vector<dealii::types::global_dof_index> dofs(size);
  for (const auto& cell : space.handler().active_cell_iterators()) {
    fe.reinit(cell);
    of_cell = 0;
    for (unsigned int q = 0; q < fe.n_quadrature_points; ++q)
      for (unsigned int i = 0; i < size; ++i)
        for (unsigned int j = 0; j < size; ++j) of_cell(i, j) += Form::entry(fe, i, j, q) * fe.JxW(q);
    cell->get_dof_indices(dofs);
    space.constraints().distribute_local_to_global(of_cell, dofs, matrix.values);
  }
}

}  // namespace reference

#endif
