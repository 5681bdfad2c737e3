// Manufactured solutions of forms with integrals over cells and facets.
#ifndef FEMFORGE_TESTS_FACET_PROBLEMS_HPP
#define FEMFORGE_TESTS_FACET_PROBLEMS_HPP

#include <femforge/device/vectors.hpp>
#include <femforge/mesh/geometry.hpp>
#include <femforge/solve/preconditioner.hpp>
#include "kernels/facet_parts.hpp"

inline constexpr double pi = 3.14159265358979323846;

/// Zero on the boundary of the unit box.
inline Function bump(int dimension) {
  return [dimension](const Point& x) {
    double value = 1;
    for (int d = 0; d < dimension; ++d) value *= std::sin(pi * x[static_cast<std::size_t>(d)]);
    return value;
  };
}

/// The norm in L2 of what a component of a function differs from a function of the place.
inline double l2_error(const femforge::Mesh& mesh, const femforge::DofMap& dofs, int degree,
                       const std::vector<double>& values, const Function& exact, int component = 0,
                       std::size_t part = 0) {
  const femforge::ElementBlock& block = dofs.element().blocks()[part];
  const femforge::Quadrature rule = femforge::gauss_quadrature(mesh.cell, degree + 3);
  double sum = 0;
  for (std::size_t q = 0; q < rule.weights.size(); ++q) {
    const femforge::ShapeFunctions geometry =
        femforge::shape_functions(mesh.cell, mesh.degree, rule.points[q]);
    const femforge::ShapeFunctions shape = femforge::shape_functions(mesh.cell, degree, rule.points[q]);
    for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell) {
      const femforge::CellMap map = femforge::map_at(mesh, cell, geometry);
      double value = -exact(map.point);
      for (std::size_t i = 0; i < shape.values.size(); ++i) {
        const std::int64_t dof = dofs.global_dof(cell, block, static_cast<int>(i), component);
        value += shape.values[i] * values[static_cast<std::size_t>(dof)];
      }
      sum += rule.weights[q] * std::abs(map.determinant) * value * value;
    }
  }
  return std::sqrt(sum);
}

/// The vector of the integrals of f v, f a function of the place for each component of the element's first
/// part, by a rule of the test's own.
inline std::vector<double> load_of(const femforge::Mesh& mesh, const femforge::DofMap& dofs, int degree,
                                   const std::vector<Function>& f) {
  const femforge::ElementBlock& block = dofs.element().blocks().front();
  std::vector<double> load(static_cast<std::size_t>(dofs.num_dofs()), 0.0);
  const femforge::Quadrature rule = femforge::gauss_quadrature(mesh.cell, degree + 3);
  for (std::size_t q = 0; q < rule.weights.size(); ++q) {
    const femforge::ShapeFunctions geometry =
        femforge::shape_functions(mesh.cell, mesh.degree, rule.points[q]);
    const femforge::ShapeFunctions shape = femforge::shape_functions(mesh.cell, degree, rule.points[q]);
    for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell) {
      const femforge::CellMap map = femforge::map_at(mesh, cell, geometry);
      const double weight = rule.weights[q] * std::abs(map.determinant);
      for (std::size_t i = 0; i < shape.values.size(); ++i)
        for (std::size_t c = 0; c < f.size(); ++c) {
          const std::int64_t dof = dofs.global_dof(cell, block, static_cast<int>(i), static_cast<int>(c));
          load[static_cast<std::size_t>(dof)] += weight * shape.values[i] * f[c](map.point);
        }
    }
  }
  return load;
}

/// A solution of A u = b without a preconditioner.
template <class Solve>
std::vector<double> solved_plainly(const femforge::MeshOperators<double>& matrix,
                                   const std::vector<double>& load, const Solve& solve) {
  const femforge::Target target = matrix.target();
  const femforge::IdentityPreconditioner<double> none(target, static_cast<std::int64_t>(load.size()));
  const femforge::DeviceArray<double> b(target, load);
  femforge::DeviceArray<double> u(target, load.size());
  u.fill(0);
  CHECK(solve(none, b, u).converged());
  return u.to_host();
}

/// Vectors that have a function for each component of an element's dofs, in the order of the components.
inline std::vector<double> interpolated(const femforge::DofMap& dofs, const femforge::Mesh& mesh,
                                        const std::vector<Function>& f) {
  std::vector<double> values(static_cast<std::size_t>(dofs.num_dofs()));
  for (std::size_t c = 0; c < f.size(); ++c) {
    const std::vector<double> own = interpolated(dofs, mesh, f[c]);
    for (std::size_t dof = 0; dof < values.size(); ++dof)
      if (dofs.components()[dof] == static_cast<int>(c)) values[dof] = own[dof];
  }
  return values;
}

#endif
