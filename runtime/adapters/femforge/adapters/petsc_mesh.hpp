// Meshes of PETSc (DMPlex) as femforge's, each process its own cells.
#ifndef FEMFORGE_ADAPTERS_PETSC_MESH_HPP
#define FEMFORGE_ADAPTERS_PETSC_MESH_HPP

#include <petscdmplex.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include <femforge/adapters/petsc_vectors.hpp>
#include <femforge/index.hpp>
#include <femforge/parallel/shares.hpp>

namespace femforge::petsc {

using PetscMesh = adapters::Owned<DM, DMDestroy>;

/// A mesh as options say it (-dm_plex_filename, -dm_plex_box_faces, -dm_refine and so on), dealt out to the
/// processes without overlap.
inline PetscMesh mesh_from_options(MPI_Comm processes) {
  PetscMesh mesh;
  check(DMCreate(processes, mesh.put()));
  check(DMSetType(mesh, DMPLEX));
  check(DMSetFromOptions(mesh));
  return mesh;
}

namespace detail {

// A closure of a point of a mesh, given back when this ends.
class Closure {
 public:
  Closure(DM mesh, PetscInt point) : mesh_(mesh), point_(point) {
    check(DMPlexGetTransitiveClosure(mesh, point, PETSC_TRUE, &size_, &points_));
  }
  ~Closure() {
    static_cast<void>(DMPlexRestoreTransitiveClosure(mesh_, point_, PETSC_TRUE, &size_, &points_));
  }
  Closure(const Closure&) = delete;
  Closure& operator=(const Closure&) = delete;
  PetscInt size() const { return size_; }
  PetscInt point(PetscInt number) const { return points_[2 * number]; }  // orientations are between them

 private:
  DM mesh_;
  PetscInt point_;
  PetscInt size_ = 0;
  PetscInt* points_ = nullptr;
};

// Vertex of PETSc's cell that stands where Basix has each.
struct PlexCell {
  CellType cell;
  std::vector<std::size_t> vertices;
};

inline PlexCell plex_cell(DMPolytopeType type) {
  if (type == DM_POLYTOPE_TRIANGLE) return {CellType::triangle, {0, 1, 2}};
  if (type == DM_POLYTOPE_QUADRILATERAL) return {CellType::quadrilateral, {0, 1, 3, 2}};
  // The base is seen from outside.
  if (type == DM_POLYTOPE_TETRAHEDRON) return {CellType::tetrahedron, {1, 0, 2, 3}};
  if (type == DM_POLYTOPE_HEXAHEDRON) return {CellType::hexahedron, {0, 3, 1, 2, 4, 5, 7, 6}};
  throw Error("a mesh of PETSc", "its cells are no triangles, quadrilaterals, tetrahedra or hexahedra");
}

// The type of the cells, which processes without cells hear from others.
inline PlexCell cell_of(DM mesh, PetscInt first, PetscInt end) {
  int types[] = {-1, -1};  // the largest, and that of the smallest with the sign changed
  constexpr int none = 1000;
  types[1] = -none;
  for (PetscInt cell = first; cell < end; ++cell) {
    DMPolytopeType type = DM_POLYTOPE_UNKNOWN;
    check(DMPlexGetCellType(mesh, cell, &type));
    types[0] = std::max(types[0], static_cast<int>(type));
    types[1] = std::max(types[1], -static_cast<int>(type));
  }
  MPI_Comm processes = MPI_COMM_NULL;
  check(PetscObjectGetComm(reinterpret_cast<PetscObject>(static_cast<DM>(mesh)), &processes));
  MPI_Allreduce(MPI_IN_PLACE, types, 2, MPI_INT, MPI_MAX, processes);
  require(types[0] >= 0, "a mesh of PETSc", "it has no cells");
  require(types[0] == -types[1], "a mesh of PETSc", "its cells are of several types",
          "a mesh of femforge has cells of one type");
  return plex_cell(static_cast<DMPolytopeType>(types[0]));
}

// What is made of a DMPlex, step by step.
class PlexReader {
 public:
  explicit PlexReader(DM mesh) : mesh_(mesh) {
    check(DMPlexGetHeightStratum(mesh, 0, &first_cell_, &end_cell_));
    check(DMPlexGetHeightStratum(mesh, 1, &first_facet_, &end_facet_));
    check(DMPlexGetDepthStratum(mesh, 0, &first_vertex_, &end_vertex_));
    check_mesh_of_petsc();
    number_points();
  }

  MeshShare read() {
    const PlexCell cell = cell_of(mesh_, first_cell_, end_cell_);
    share_.mesh.cell = cell.cell;
    read_points();
    for (PetscInt each = first_cell_; each < end_cell_; ++each) {
      const std::vector<std::int32_t> vertices = vertices_of(each);
      for (const std::size_t place : cell.vertices) share_.mesh.cells.push_back(vertices.at(place));
    }
    orient_cells(share_.mesh);
    read_cell_sets();
    read_facet_sets();
    check_mesh(share_.mesh, "a mesh of PETSc");
    return std::move(share_);
  }

 private:
  void check_mesh_of_petsc() const {
    PetscInt overlap = 0;
    PetscInt dimension = 0;
    PetscInt space = 0;
    check(DMPlexGetOverlap(mesh_, &overlap));
    check(DMGetDimension(mesh_, &dimension));
    check(DMGetCoordinateDim(mesh_, &space));
    require(overlap == 0, "a mesh of PETSc", "its processes have cells of others, too",
            "use -dm_distribute_overlap 0");
    require(dimension == space, "a mesh of PETSc", "its points have more coordinates than its cells",
            "give a plane mesh with -dm_plex_gmsh_spacedim 2");
  }

  // Points of femforge ascend with the numbers that all processes know.
  void number_points() {
    IS numbers = nullptr;  // the mesh keeps it
    const PetscInt* values = nullptr;
    check(DMPlexGetVertexNumbering(mesh_, &numbers));
    check(ISGetIndices(numbers, &values));
    std::vector<std::int64_t> of_vertices;
    for (PetscInt k = 0; k < end_vertex_ - first_vertex_; ++k)  // those of others are negative
      of_vertices.push_back(values[k] < 0 ? -std::int64_t{values[k]} - 1 : std::int64_t{values[k]});
    check(ISRestoreIndices(numbers, &values));
    order_.resize(of_vertices.size());
    std::iota(order_.begin(), order_.end(), PetscInt{0});
    std::sort(order_.begin(), order_.end(),
              [&](PetscInt a, PetscInt b) { return of_vertices[index(a)] < of_vertices[index(b)]; });
    point_.resize(order_.size());
    for (std::size_t point = 0; point < order_.size(); ++point) {
      point_[index(order_[point])] = static_cast<std::int32_t>(point);
      share_.points.push_back(of_vertices[index(order_[point])]);
    }
  }

  void read_points() {
    PetscSection section = nullptr;
    Vec coordinates = nullptr;
    check(DMGetCoordinateSection(mesh_, &section));
    check(DMGetCoordinatesLocal(mesh_, &coordinates));
    const auto dim = static_cast<PetscInt>(share_.mesh.dimension());
    PetscInt size = 0;
    if (coordinates != nullptr) check(VecGetLocalSize(coordinates, &size));
    require(size == static_cast<PetscInt>(order_.size()) * dim, "a mesh of PETSc",
            "its geometry is not that of its vertices alone", "give a mesh of degree 1, not periodic");
    if (size == 0) return;
    const PetscScalar* values = nullptr;
    check(VecGetArrayRead(coordinates, &values));
    for (const PetscInt vertex : order_) {
      PetscInt offset = 0;
      check(PetscSectionGetOffset(section, first_vertex_ + vertex, &offset));
      share_.mesh.points.insert(share_.mesh.points.end(), values + offset, values + offset + dim);
    }
    check(VecRestoreArrayRead(coordinates, &values));
  }

  // Of a cell or a facet, in the order of its closure.
  std::vector<std::int32_t> vertices_of(PetscInt entity) const {
    std::vector<std::int32_t> vertices;
    const Closure closure(mesh_, entity);
    for (PetscInt k = 0; k < closure.size(); ++k) {
      const PetscInt vertex = closure.point(k);
      if (vertex >= first_vertex_ && vertex < end_vertex_)
        vertices.push_back(point_[index(vertex - first_vertex_)]);
    }
    return vertices;
  }

  void read_cell_sets() {
    DMLabel label = nullptr;
    check(DMGetLabel(mesh_, "Cell Sets", &label));
    if (label == nullptr) return;
    for (PetscInt cell = first_cell_; cell < end_cell_; ++cell) {
      PetscInt value = 0;
      check(DMLabelGetValue(label, cell, &value));  // -1 without one
      share_.mesh.markers.push_back(static_cast<std::int32_t>(std::max(value, PetscInt{0})));
    }
  }

  void read_facet_sets() {
    DMLabel label = nullptr;
    check(DMGetLabel(mesh_, "Face Sets", &label));
    if (label == nullptr) return;
    for (PetscInt facet = first_facet_; facet < end_facet_; ++facet) {
      PetscInt value = 0;
      check(DMLabelGetValue(label, facet, &value));
      if (value < 0) continue;
      const std::vector<std::int32_t> vertices = vertices_of(facet);
      share_.mesh.facet_points.insert(share_.mesh.facet_points.end(), vertices.begin(), vertices.end());
      share_.mesh.facet_markers.push_back(static_cast<std::int32_t>(value));
    }
  }

  DM mesh_;
  PetscInt first_cell_ = 0;
  PetscInt end_cell_ = 0;
  PetscInt first_facet_ = 0;
  PetscInt end_facet_ = 0;
  PetscInt first_vertex_ = 0;
  PetscInt end_vertex_ = 0;
  std::vector<PetscInt> order_;      // [point] -> vertex, from 0
  std::vector<std::int32_t> point_;  // [vertex] -> point
  MeshShare share_;
};

}  // namespace detail

/// The cells of this process, with their markers ("Cell Sets") and those of facets ("Face Sets"). Cells keep
/// the order that they have there. All processes call it.
/// @throws Error if the cells are of several types or none of triangles, quadrilaterals, tetrahedra and
/// hexahedra, if processes have cells of others (an overlap), or if the geometry is periodic or of another
/// degree than 1.
inline MeshShare share_of(DM mesh) {
  return detail::PlexReader(mesh).read();
}

}  // namespace femforge::petsc

#endif
