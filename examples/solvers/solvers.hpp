// What the matrix-free examples share: their command line, kernels, a line that tells how far a solver is,
// and checks against what is known of a solution.
#ifndef FEMFORGE_SOLVERS_HPP
#define FEMFORGE_SOLVERS_HPP

#include <array>
#include <functional>
#include <string>
#include <vector>

#include <femforge/kernels/registry.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/space/dofmap.hpp>

namespace solvers {

using Point = std::array<double, 3>;

/// One problem on one target.
struct Run {
  const femforge::KernelRegistry& registry;
  femforge::Target target;
  int size;            ///< cells along the shortest edge
  std::string folder;  ///< for pictures
  std::string mesh;    ///< a file of Gmsh's; empty if none is given
  bool passed = true;

  /// The kernel of a form file, by the first part of its name, and of a kind. @throws Error if there is none.
  const femforge_kernel& kernel(const std::string& beginning, const std::string& kind) const;
  /// Prints a number that should vanish; notes whether it does.
  void check(const std::string& what, double error, double allowed);
  /// "FOLDER/NAME_TARGET.vtu".
  std::string picture(const std::string& name) const;
};

using Problem = std::function<void(Run& run)>;

/// Where a program has its meshes from: whether it takes `--mesh FILE`.
enum class Meshes { made, made_or_read };

/// The main program, called as `NAME [--out FOLDER] [--size N] [--target cpu|cuda|hip] [--mesh FILE]`: solves
/// the problems on that target, or on all that are there. Emulated GPUs get no more than 3 cells along an
/// edge, unless the mesh is read.
/// @returns the exit code: 0, 1 if anything is wrong or fails, 2 if called in another way.
int run(int argc, const char* const* argv, const std::vector<Problem>& problems,
        Meshes meshes = Meshes::made);

/// Prints how large a problem is.
void print_size(const std::string& name, const femforge::Mesh& mesh, const femforge::DofMap& dofs);

/// A line about a solver that runs, rewritten in place on a terminal and silent elsewhere.
class ProgressLine {
 public:
  ProgressLine();
  ~ProgressLine() { clear(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  void show(const std::string& text);
  void clear();

 private:
  bool terminal_;
  std::size_t shown_ = 0;
};

/// Entries of a vector at some dofs.
std::vector<double> selected(const std::vector<double>& values, const std::vector<std::int64_t>& dofs);

/// Sum, by components, of the entries of a vector at some dofs. [component]
Point sum_at(const std::vector<double>& values, const std::vector<std::int64_t>& dofs,
             const femforge::DofMap& map);

/// Largest absolute value of the components.
double largest(const Point& x);

}  // namespace solvers

#endif
