// What descriptors of kernels say in words, as values. Nothing else reads those words.
#ifndef FEMFORGE_KERNELS_TRAITS_HPP
#define FEMFORGE_KERNELS_TRAITS_HPP

#include <femforge_descriptor.h>

#include <string>

#include <femforge/device/device.hpp>
#include <femforge/mesh/cell.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/space/element.hpp>

namespace femforge {

/// What a kernel computes.
enum class KernelKind { element_tensor, geometry, apply, residual, diagonal, assemble, functional };

/// The type of everything that a kernel computes with.
enum class Scalar { float32, float64 };

/// How a kernel learns the geometry of its cells.
enum class GeometryInput {
  geometry,  ///< stored, a tensor a cell
  points,    ///< stored at quadrature points
  vertices,  ///< from the points of the mesh
  affine,    ///< from the points of the mesh, one Jacobian a cell
  ufcx       ///< from the points of each cell, as UFCx has them
};

/// What is stored of an element tensor.
enum class TensorOutput { full, packed_symmetric };

/// How the results of cells are added up.
enum class Scatter {
  none,     ///< the kernel adds to no global vector or matrix
  element,  ///< they are not: the result is an E-vector
  atomic,   ///< atomically
  tile,     ///< through shared memory, where no cells share a node, atomically
  merge,    ///< between the lanes of a warp, then atomically
  colour,   ///< a colour of cells after another
  gather,   ///< by nodes, in a second pass
  blocks,   ///< in shared memory over a block of cells
  store,    ///< they are not: values that no cells share, of functions that are read as L-vectors
  ordered   ///< of a functional: by batches, then all of these in a fixed order
};

enum class IndexType { int32, int64 };

/// Whether the points of the mesh are numbered as the nodes of the space are.
enum class Numbering { separate, shared };

/// The words of a descriptor. Where a kind of kernel has none, the first value stands, `none` or
/// `interleaved`.
struct KernelTraits {
  Target target;
  KernelKind kind;
  Scalar scalar;
  CellType cell;
  Entity entity;
  DofOrder dof_order;
  GeometryInput input;
  TensorOutput output;
  Scatter scatter;
  IndexType index_type;
  Numbering numbering;
  ComponentOrder component_order;

  /// Whether the kernel adds to a global vector: apply, residual or diagonal.
  bool on_vectors() const noexcept {
    return kind == KernelKind::apply || kind == KernelKind::residual || kind == KernelKind::diagonal;
  }
  /// Whether the kernel reads global vectors: those that add to one, and functionals.
  bool reads_vectors() const noexcept { return on_vectors() || kind == KernelKind::functional; }
  /// Whether its results are [cell][entry].
  bool by_cells() const noexcept { return scatter == Scatter::element || scatter == Scatter::store; }
  /// Whether its geometry is computed by another kernel and stored.
  bool takes_stored_geometry() const noexcept {
    return input == GeometryInput::geometry || input == GeometryInput::points;
  }
  /// Whether it takes the points of the mesh and the points of each cell.
  bool takes_mesh_points() const noexcept {
    return input == GeometryInput::vertices || input == GeometryInput::affine;
  }
};

/// @throws Error, naming the kernel, if it has a word that the runtime does not know.
KernelTraits traits_of(const femforge_kernel& kernel);

/// As in descriptors.
const char* to_string(KernelKind kind);
const char* to_string(Scalar scalar);
const char* to_string(GeometryInput input);
const char* to_string(Scatter scatter);
const char* to_string(Entity entity);
/// @throws Error if there is no such word.
KernelKind kernel_kind_from_string(const std::string& word);
Scalar scalar_from_string(const std::string& word);

/// The value for a type: float or double.
template <class T>
constexpr Scalar scalar_of = sizeof(T) == sizeof(float) ? Scalar::float32 : Scalar::float64;

/// Calls a function with a zero of a scalar type.
template <class Function>
decltype(auto) in_scalar(Scalar scalar, Function&& function) {
  return scalar == Scalar::float32 ? function(0.0F) : function(0.0);
}

}  // namespace femforge

#endif
