// What several processes have, against what one has of the same mesh.
#ifndef FEMFORGE_PETSC_COMPARE_HPP
#define FEMFORGE_PETSC_COMPARE_HPP

#include <array>
#include <vector>

#include <femforge/adapters/petsc.hpp>

namespace program {

/// A function by its values at the dofs of this process.
struct Values {
  std::vector<femforge::petsc::Scalar> values;  ///< at owned dofs
  std::vector<std::array<double, 3>> points;    ///< of these
};

/// The entries of a vector that this process has, on the host, at the points of the dofs.
Values values_of(Vec vector, const femforge::DofMap& dofs, const femforge::HaloPlan& plan,
                 const femforge::Mesh& mesh);

/// The largest difference of any process from what it has found alone, relative to the largest value. Dofs
/// are those of the same points. @throws femforge::Error if a point is in one of the meshes only.
double difference(const Values& found, const Values& alone);

/// Volumes and markers of the shares, added up, against a mesh of one process; marked facets have to be on
/// the boundary, where one process has each. @returns whether they are equal.
bool compare_meshes(const femforge::Mesh& share, const femforge::Mesh& whole);

}  // namespace program

#endif
