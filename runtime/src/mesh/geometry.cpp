#include <femforge/mesh/geometry.hpp>

#include "device/backend.hpp"

namespace femforge {

template <class T>
DeviceArray<T> geometry_tensors(const Mesh& mesh, Target target, GeometryStorage storage) {
  require(is_simplex(mesh.cell) && mesh.degree == 1, "geometry_tensors",
          "only affine simplices have one geometry tensor for each cell", "use simplices of degree 1");
  const DeviceArray<T> coordinates(target, point_coordinates<T>(mesh));
  const DeviceArray<std::int32_t> cells(target, mesh.cells);
  DeviceArray<T> geometry(
      target, static_cast<std::size_t>(mesh.num_cells() * geometry_size(mesh.dimension(), storage)));
  const GeometryArguments<T> arguments{mesh.num_cells(),   mesh.dimension(), mesh.num_nodes(), storage,
                                       coordinates.data(), cells.data(),     geometry.data()};
  backend(target).compute_geometry(arguments, nullptr);
  synchronize(target);
  return geometry;
}
template DeviceArray<float> geometry_tensors<float>(const Mesh&, Target, GeometryStorage);
template DeviceArray<double> geometry_tensors<double>(const Mesh&, Target, GeometryStorage);

}  // namespace femforge
