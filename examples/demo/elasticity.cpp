// Linear elasticity on a bracket, tetrahedra of degree 2: form a of forms/elasticity_lame.form, with another
// material in each half of the bracket.
#include <cmath>
#include <cstdio>

#include <femforge/space/functions.hpp>
#include <femforge/space/vtu.hpp>
#include "demo.hpp"

namespace {

using namespace femforge;

// Hooke's law by Young's modulus (in GPa) and Poisson's ratio.
struct Material {
  double modulus;
  double ratio;
  double lambda() const { return modulus * ratio / ((1 + ratio) * (1 - 2 * ratio)); }
  double mu() const { return modulus / (2 * (1 + ratio)); }
};
constexpr Material steel{210, 0.3};
constexpr Material aluminium{70, 0.33};

bool everywhere(const demo::Point&, int) {
  return true;
}

bool bottom(const demo::Point& x, int) {
  return x[2] < 1e-9;
}

bool top(const demo::Point& x, int) {
  return x[2] > 1 - 1e-9;
}

// Displacement of a beam of steel that is bent by moments alone (Saint-Venant), curvature 1: stress z E in
// direction x, no other, no volume force.
double bending(const demo::Point& x, int component) {
  const double nu = steel.ratio;
  if (component == 0) return x[0] * x[2];
  if (component == 1) return -nu * x[1] * x[2];
  return -0.5 * (x[0] * x[0] + nu * (x[2] * x[2] - x[1] * x[1]));
}

CsrMatrix stiffness(const Mesh& mesh, const DofMap& dofs, const std::vector<Material>& materials,
                    demo::Report& report) {
  std::vector<std::vector<double>> lame(2);
  for (std::size_t cell = 0; cell < static_cast<std::size_t>(mesh.num_cells()); ++cell) {
    // The group "foot" has tag 1, "arm" tag 2.
    const std::size_t group = mesh.markers.empty() ? 0 : static_cast<std::size_t>(mesh.markers[cell]) - 1;
    lame[0].push_back(materials.at(group).lambda());
    lame[1].push_back(materials.at(group).mu());
  }
  return assemble_matrix(dofs, dofs, demo::element_tensors("a", mesh, lame, report));
}

// Sum and moment (about the origin) of the forces that hold one side. [3 forces, 3 moments]
std::array<double, 6> reaction(const Mesh& mesh, const DofMap& dofs, const std::vector<double>& forces,
                               const demo::Region& side) {
  const std::vector<double> points = dofs.points(mesh);
  std::array<double, 6> total{};
  for (const std::int64_t dof : dofs.boundary_dofs(mesh, side)) {
    const auto i = static_cast<std::size_t>(dof);
    const auto a = static_cast<std::size_t>(dofs.components()[i]);
    const std::size_t b = (a + 1) % 3;
    const std::size_t c = (a + 2) % 3;
    total[a] += forces[i];
    // x cross (force along a): component b is x_c f_a, component c is -x_b f_a.
    total[3 + b] += points[3 * i + c] * forces[i];
    total[3 + c] -= points[3 * i + b] * forces[i];
  }
  return total;
}

void solve_elasticity(const Mesh& mesh, const std::string& file, demo::Report& report) {
  const DofMap dofs(mesh, report.element + "^3");
  report.unknowns = dofs.num_dofs();
  const std::vector<double> nothing(static_cast<std::size_t>(dofs.num_dofs()), 0.0);

  // Bending is quadratic, so it is in the space and must come back.
  const std::vector<double> bent = interpolate(mesh, dofs, bending);
  const CsrMatrix uniform = stiffness(mesh, dofs, {steel, steel}, report);
  report.check(
      "error for a solution that is known, bending of a beam",
      demo::relative_distance(demo::solve(uniform, nothing, mesh, dofs, everywhere, bent).solution, bent),
      1e-9);

  // The foot is of steel and held at its bottom; the arm is of aluminium, and its top is pulled aside by 0.1.
  const CsrMatrix matrix = stiffness(mesh, dofs, {steel, aluminium}, report);
  const std::vector<double> pulled = interpolate(
      mesh, dofs, [](const demo::Point& x, int component) { return component == 0 && top(x, 0) ? 0.1 : 0; });
  const CgSolution result = demo::solve(
      matrix, nothing, mesh, dofs,
      [](const demo::Point& x, int component) { return bottom(x, component) || top(x, component); }, pulled);
  report.iterations = result.iterations;
  const std::vector<double> forces = matrix.multiply(result.solution);
  const auto below = reaction(mesh, dofs, forces, bottom);
  const auto above = reaction(mesh, dofs, forces, top);
  double imbalance = 0;
  for (std::size_t i = 0; i < 6; ++i) imbalance = std::max(imbalance, std::abs(below[i] + above[i]));
  report.check("forces and moments at both ends, against balance", imbalance / std::abs(above[0]), 1e-8);
  write_vtu(file + ".vtu", mesh, fields_at_points(mesh, dofs, result.solution, {"displacement"}));
}

}  // namespace

int main(int argc, char** argv) {
  std::printf("Elasticity: a bracket of steel and aluminium, pulled aside at its top\n");
  demo::Report report;
  report.problem = "elasticity";
  report.mesh = "bracket";
  report.element = "P2";
  return demo::run(argc, argv, report, CellType::tetrahedron, solve_elasticity);
}
