// Meshes of PETSc (DMPlex) as femforge's, each process its own cells.
#ifndef FEMFORGE_ADAPTERS_PETSC_MESH_HPP
#define FEMFORGE_ADAPTERS_PETSC_MESH_HPP

#include <petscdmplex.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <femforge/adapters/mpi.hpp>
#include <femforge/adapters/petsc_vectors.hpp>
#include <femforge/index.hpp>
#include <femforge/parallel/shares.hpp>

namespace femforge::petsc {

using PetscMesh = adapters::Owned<DM, DMDestroy>;

/// A mesh as options say it (-dm_plex_filename, -dm_plex_box_faces, -dm_refine and so on), dealt out to the
/// processes without overlap, or with the cells of others across facets (DMPlexDistributeOverlap).
inline PetscMesh mesh_from_options(MPI_Comm processes, GhostCells ghosts = GhostCells::none) {
  PetscMesh mesh;
  check(DMCreate(processes, mesh.put()));
  check(DMSetType(mesh, DMPLEX));
  check(DMSetFromOptions(mesh));
  PetscInt overlap = 0;
  check(DMPlexGetOverlap(mesh, &overlap));
  if (ghosts == GhostCells::none || overlap > 0) return mesh;
  check(DMSetBasicAdjacency(mesh, PETSC_TRUE, PETSC_FALSE));  // neighbours are cells with a facet in common
  PetscMesh with_ghosts;
  check(DMPlexDistributeOverlap(mesh, 1, nullptr, with_ghosts.put()));
  DM found = with_ghosts;  // none, where there is one process
  return found == nullptr ? std::move(mesh) : std::move(with_ghosts);
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
  PlexReader(DM mesh, GhostCells ghosts) : mesh_(mesh), ghosts_(ghosts) {
    check(DMPlexGetHeightStratum(mesh, 0, &first_cell_, &end_cell_));
    check(DMPlexGetHeightStratum(mesh, 1, &first_facet_, &end_facet_));
    check(DMPlexGetDepthStratum(mesh, 0, &first_vertex_, &end_vertex_));
    check_mesh_of_petsc();
    find_cells();
    number_points();
  }

  MeshShare read() {
    const PlexCell cell = cell_of(mesh_, first_cell_, end_cell_);
    share_.mesh.cell = cell.cell;
    read_points();
    for (const PetscInt each : cells_) {
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
    require(overlap == 0 || ghosts_ != GhostCells::none, "a mesh of PETSc",
            "its processes have cells of others, too",
            "use -dm_distribute_overlap 0, or make the share with GhostCells::across_facets");
    MPI_Comm processes = MPI_COMM_NULL;
    check(PetscObjectGetComm(reinterpret_cast<PetscObject>(mesh_), &processes));
    require(overlap > 0 || ghosts_ == GhostCells::none || mpi::size_of(processes) == 1, "a mesh of PETSc",
            "its processes have no cells of others",
            "make it by mesh_from_options(processes, GhostCells::across_facets), or use "
            "-dm_distribute_overlap 1");
    require(dimension == space, "a mesh of PETSc", "its points have more coordinates than its cells",
            "give a plane mesh with -dm_plex_gmsh_spacedim 2");
  }

  // Own cells, and ghosts that have a facet in common with one of these.
  void find_cells() {
    MPI_Comm processes = MPI_COMM_NULL;
    check(PetscObjectGetComm(reinterpret_cast<PetscObject>(mesh_), &processes));
    share_.process = mpi::rank_in(processes);
    const std::map<PetscInt, int> owners = owners_of_points();
    for (PetscInt cell = first_cell_; cell < end_cell_; ++cell) {
      const auto owner = owners.find(cell);
      const bool is_own = owner == owners.end();
      if (!is_own && !has_own_neighbour(cell, owners)) continue;
      cells_.push_back(cell);
      if (ghosts_ != GhostCells::none) share_.owners.push_back(is_own ? share_.process : owner->second);
      if (is_own) check_facets(cell, owners);
    }
  }

  // Of points of the mesh that another process owns, which one.
  std::map<PetscInt, int> owners_of_points() const {
    std::map<PetscInt, int> owners;
    PetscSF points = nullptr;  // the mesh keeps it
    PetscInt count = 0;
    const PetscInt* own = nullptr;
    const PetscSFNode* others = nullptr;
    check(DMGetPointSF(mesh_, &points));
    check(PetscSFGetGraph(points, nullptr, &count, &own, &others));
    for (PetscInt k = 0; k < count; ++k)
      owners.emplace(own == nullptr ? k : own[k], static_cast<int>(others[k].rank));
    return owners;
  }

  // Cells of this process that have a facet.
  std::vector<PetscInt> cells_at(PetscInt facet) const {
    const PetscInt* cells = nullptr;
    PetscInt count = 0;
    check(DMPlexGetSupportSize(mesh_, facet, &count));
    check(DMPlexGetSupport(mesh_, facet, &cells));
    return {cells, cells + count};
  }
  std::vector<PetscInt> facets_of(PetscInt cell) const {
    const PetscInt* facets = nullptr;
    PetscInt count = 0;
    check(DMPlexGetConeSize(mesh_, cell, &count));
    check(DMPlexGetCone(mesh_, cell, &facets));
    return {facets, facets + count};
  }

  bool has_own_neighbour(PetscInt cell, const std::map<PetscInt, int>& owners) const {
    for (const PetscInt facet : facets_of(cell))
      for (const PetscInt other : cells_at(facet))
        if (owners.count(other) == 0) return true;
    return false;
  }

  // A facet that this process shares has a cell on either side, else integrals over it would be lost.
  void check_facets(PetscInt cell, const std::map<PetscInt, int>& owners) const {
    if (ghosts_ == GhostCells::none) return;
    for (const PetscInt facet : facets_of(cell))
      require(owners.count(facet) == 0 || cells_at(facet).size() == 2, "a mesh of PETSc",
              "a cell of another process across a facet is missing");
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
    std::vector<char> used(of_vertices.size(), 0);
    for (const PetscInt cell : cells_)
      for (const PetscInt vertex : vertices_at(cell)) used[index(vertex)] = 1;
    for (std::size_t vertex = 0; vertex < used.size(); ++vertex)
      if (used[vertex] != 0) order_.push_back(static_cast<PetscInt>(vertex));
    std::sort(order_.begin(), order_.end(),
              [&](PetscInt a, PetscInt b) { return of_vertices[index(a)] < of_vertices[index(b)]; });
    const std::map<PetscInt, int> owners = owners_of_points();
    point_.assign(of_vertices.size(), -1);
    for (std::size_t point = 0; point < order_.size(); ++point) {
      point_[index(order_[point])] = static_cast<std::int32_t>(point);
      share_.points.push_back(of_vertices[index(order_[point])]);
      const auto owner = owners.find(first_vertex_ + order_[point]);
      share_.vertex_owners.push_back(owner == owners.end() ? share_.process : owner->second);
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
    require(size == (end_vertex_ - first_vertex_) * dim, "a mesh of PETSc",
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

  // Of a cell or a facet, in the order of its closure; counted from 0.
  std::vector<PetscInt> vertices_at(PetscInt entity) const {
    std::vector<PetscInt> vertices;
    const Closure closure(mesh_, entity);
    for (PetscInt k = 0; k < closure.size(); ++k) {
      const PetscInt vertex = closure.point(k);
      if (vertex >= first_vertex_ && vertex < end_vertex_) vertices.push_back(vertex - first_vertex_);
    }
    return vertices;
  }
  // The same as points; -1 for those of no cell that is read.
  std::vector<std::int32_t> vertices_of(PetscInt entity) const {
    std::vector<std::int32_t> points;
    for (const PetscInt vertex : vertices_at(entity)) points.push_back(point_[index(vertex)]);
    return points;
  }

  void read_cell_sets() {
    DMLabel label = nullptr;
    check(DMGetLabel(mesh_, "Cell Sets", &label));
    if (label == nullptr) return;
    for (const PetscInt cell : cells_) {
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
      const std::vector<PetscInt> cells = cells_at(facet);
      const bool is_read = std::any_of(cells.begin(), cells.end(), [&](PetscInt cell) {
        return std::binary_search(cells_.begin(), cells_.end(), cell);
      });
      if (value < 0 || !is_read) continue;
      const std::vector<std::int32_t> vertices = vertices_of(facet);
      share_.mesh.facet_points.insert(share_.mesh.facet_points.end(), vertices.begin(), vertices.end());
      share_.mesh.facet_markers.push_back(static_cast<std::int32_t>(value));
    }
  }

  DM mesh_;
  GhostCells ghosts_;
  PetscInt first_cell_ = 0;
  PetscInt end_cell_ = 0;
  PetscInt first_facet_ = 0;
  PetscInt end_facet_ = 0;
  PetscInt first_vertex_ = 0;
  PetscInt end_vertex_ = 0;
  std::vector<PetscInt> cells_;      // that are read, ascending
  std::vector<PetscInt> order_;      // [point] -> vertex, from 0
  std::vector<std::int32_t> point_;  // [vertex] -> point
  MeshShare share_;
};

}  // namespace detail

/// The cells of this process, and ghosts, with their markers ("Cell Sets") and those of facets ("Face Sets").
/// Cells keep the order that they have there, ghosts behind own cells: which side of a facet is "+", and
/// which cell a vertex is seen from, depends on the processes. All processes call it.
/// @param ghosts across_facets: for integrals over facets between cells; of a mesh with overlap, as
/// mesh_from_options makes it.
/// @throws Error if the cells are of several types or none of triangles, quadrilaterals, tetrahedra and
/// hexahedra, if processes have cells of others (an overlap) that are not asked for, or none that are, or if
/// the geometry is periodic or of another degree than 1.
inline MeshShare share_of(DM mesh, GhostCells ghosts = GhostCells::none) {
  return detail::PlexReader(mesh, ghosts).read();
}

}  // namespace femforge::petsc

#endif
