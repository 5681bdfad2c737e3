// Poisson's problem on a plate with a hole, triangles of degree 2: forms a and L of forms/poisson.form.
#include <cmath>
#include <cstdio>

#include <femforge/space/functions.hpp>
#include <femforge/space/vtu.hpp>
#include "demo.hpp"

namespace {

using namespace femforge;

bool everywhere(const demo::Point&, int) {
  return true;
}

// The outer edges of the plate, 2 x 1; the hole's rim is insulated.
bool outer_edges(const demo::Point& x, int) {
  constexpr double tiny = 1e-9;
  return x[0] < tiny || x[0] > 2 - tiny || x[1] < tiny || x[1] > 1 - tiny;
}

std::vector<double> load_of(const Mesh& mesh, const DofMap& dofs, double source, demo::Report& report) {
  const auto f = interpolate(mesh, dofs, [source](const demo::Point&, int) { return source; });
  return assemble_vector(dofs, demo::element_tensors("L", mesh, {gather<double>(dofs, f)}, report));
}

void solve_poisson(const Mesh& mesh, const std::string& file, demo::Report& report) {
  const DofMap dofs(mesh, report.element);
  report.unknowns = dofs.num_dofs();
  const CsrMatrix matrix = assemble_matrix(dofs, dofs, demo::element_tensors("a", mesh, {}, report));
  const std::vector<double> heating = load_of(mesh, dofs, 1, report);

  // A quadratic function is in the space, so it must come back: -div grad (x^2 - x y + y^2 / 2) = -3.
  const std::vector<double> quadratic = interpolate(
      mesh, dofs, [](const demo::Point& x, int) { return x[0] * x[0] - x[0] * x[1] + 0.5 * x[1] * x[1]; });
  std::vector<double> load = heating;
  for (double& value : load) value *= -3;
  report.check("error for a solution that is known, x^2 - x y + y^2 / 2",
               demo::relative_distance(demo::solve(matrix, load, mesh, dofs, everywhere, quadratic).solution,
                                       quadratic),
               1e-9);

  // A plate heated evenly, cold at its outer edges. All heat must leave through them: one for each unit of
  // area.
  const std::vector<double> cold(heating.size(), 0.0);
  const CgSolution result = demo::solve(matrix, heating, mesh, dofs, outer_edges, cold);
  report.iterations = result.iterations;
  const std::vector<double> inner = matrix.multiply(result.solution);
  double leaving = 0;
  for (const std::int64_t dof : dofs.boundary_dofs(mesh, outer_edges))
    leaving += heating[static_cast<std::size_t>(dof)] - inner[static_cast<std::size_t>(dof)];
  const double area = volume(mesh);
  report.check("heat that leaves the plate, against its area", std::abs(leaving - area) / area, 1e-9);
  write_vtu(file + ".vtu", mesh, fields_at_points(mesh, dofs, result.solution, {"temperature"}));
}

}  // namespace

int main(int argc, char** argv) {
  std::printf("Poisson: a plate with a hole, heated evenly, cold at its outer edges\n");
  demo::Report report;
  report.problem = "poisson";
  report.mesh = "plate";
  report.element = "P2";
  return demo::run(argc, argv, report, CellType::triangle, solve_poisson);
}
