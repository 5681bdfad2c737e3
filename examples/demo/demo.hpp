// What the two demonstrations share: kernels run on every target and compared, problems solved and checked
// against what is known of their solutions, and a report of it all.
#ifndef FEMFORGE_DEMO_HPP
#define FEMFORGE_DEMO_HPP

#include <array>
#include <functional>
#include <string>
#include <vector>

#include <femforge/kernels/registry.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/solve/solver.hpp>
#include <femforge/space/dofmap.hpp>

namespace demo {

using Point = std::array<double, 3>;
using Region = std::function<bool(const Point& x, int component)>;

/// How far a target's element tensors are from those of the cpu.
struct Agreement {
  std::string form;
  std::string target;
  double difference;  ///< largest, relative to the largest entry of the cell
  bool passed;
};

/// A number of which something is known without any kernel.
struct Witness {
  std::string what;
  double error;
  double allowed;
  bool passed() const { return error <= allowed; }
};

/// What a demonstration found out; becomes a JSON file for report.py.
struct Report {
  std::string problem;
  std::string mesh;
  std::string element;
  std::int64_t cells = 0;
  std::int64_t unknowns = 0;
  std::int64_t iterations = 0;
  std::vector<Agreement> agreements;
  std::vector<Witness> witnesses;

  bool passed() const;
  /// Adds a witness and prints it.
  void check(const std::string& what, double error, double allowed);
  void write(const std::string& file) const;
};

/// A demonstration: fills the report, given the mesh, and the name (without ending) of its .vtu file.
using Problem = std::function<void(const femforge::Mesh& mesh, const std::string& file, Report& report)>;

/// The main program of a demonstration, called as `NAME --meshes FOLDER --out FOLDER`: reads NAME.msh, or
/// makes a box where the runtime cannot read Gmsh's files; runs it; writes NAME.json.
/// @returns the exit code: 0, 1 if anything disagrees or fails, 2 if called in another way.
int run(int argc, const char* const* argv, Report report, femforge::CellType cell, const Problem& problem);

/// The registries of this program's kernels, the cpu's first; those without a device are left out.
std::vector<femforge::KernelRegistry> available_registries();

/// Element tensors of a form, [cell][row][column], from the cpu; those of all other targets are compared with
/// them, and the report told.
/// @param coefficients each [cell][dof], in the kernel's order.
std::vector<double> element_tensors(const std::string& form, const femforge::Mesh& mesh,
                                    const std::vector<std::vector<double>>& coefficients, Report& report);

/// Solves A x = b by conjugate gradients, with x = `values` at the dofs on the boundary that `where` selects.
femforge::CgSolution solve(femforge::CsrMatrix matrix, std::vector<double> load, const femforge::Mesh& mesh,
                           const femforge::DofMap& dofs, const Region& where,
                           const std::vector<double>& values);

/// Largest difference of two vectors, relative to the largest entry of the second.
double relative_distance(const std::vector<double>& a, const std::vector<double>& b);

}  // namespace demo

#endif
