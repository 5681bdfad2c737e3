// Poisson's problem by discontinuous elements and an interior penalty, on one process or several: integrals
// over the facets between cells, for which processes have each other's cells across these as ghosts.
#ifndef FEMFORGE_PETSC_PENALTY_HPP
#define FEMFORGE_PETSC_PENALTY_HPP

#include <array>
#include <functional>

#include <femforge/device/device.hpp>

namespace penalty {

struct Options {
  int degree = 1;
  double deformation = 0;  ///< of a cube
  double tolerance = 1e-10;
  bool compare = false;  ///< with one process
};

using Function = std::function<double(const std::array<double, 3>&)>;

/// Solves on the mesh of PETSc's options twice by conjugate gradients: without a matrix, and with one whose
/// rows each process assembles. All processes call it.
/// @returns whether both solve the same equations; and, compared, as one process does.
bool solve(const Options& options, const Function& source, femforge::Target target);

}  // namespace penalty

#endif
