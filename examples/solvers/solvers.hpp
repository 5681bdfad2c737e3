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
  bool passed = true;

  /// The kernel of a form file, by the first part of its name, and of a kind. @throws Error if there is none.
  const femforge_kernel& kernel(const std::string& beginning, const std::string& kind) const;
  /// Prints a number that should vanish; notes whether it does.
  void check(const std::string& what, double error, double allowed);
  /// "FOLDER/NAME_TARGET.vtu".
  std::string picture(const std::string& name) const;
};

using Problem = std::function<void(Run& run)>;

/// The main program, called as `NAME [--out FOLDER] [--size N] [--target cpu|cuda|hip]`: solves the problems
/// on that target, or on all that are there. Emulated GPUs get no more than 3 cells along an edge.
/// @returns the exit code: 0, 1 if anything is wrong or fails, 2 if called in another way.
int run(int argc, const char* const* argv, const std::vector<Problem>& problems);

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
