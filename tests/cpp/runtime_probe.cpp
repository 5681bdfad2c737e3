// Prints what the runtime makes, for comparison with other libraries from Python:
//   runtime_probe element CELL NAME        a line for each dof: entity dimension, entity, lexicographic
//   place,
//                                          reference coordinates
//   runtime_probe maps CELL DOF_ORDER COMPONENT_ORDER NAME...
//                                          a line for each element: nodes of a cell, components,
//                                          their stride, offsets of the nodes, entries of the dofs
//   runtime_probe vtu CELL DEGREE FILE     a small deformed mesh with fields x + 2 y + 4 z and (x, y)
//   runtime_probe gmsh FILE                cell type, degree, cells, points, volume, markers with names
#include <cstdio>
#include <iostream>
#include <set>
#include <string>

#include <femforge/error.hpp>
#include <femforge/mesh/gmsh.hpp>
#include <femforge/space/dofmap.hpp>
#include <femforge/space/restriction.hpp>
#include <femforge/space/vtu.hpp>

namespace {

using namespace femforge;

void print_element(CellType cell, const std::string& name) {
  const Element element(name, cell);
  const ScalarElement& scalar = element.blocks().front().scalar;
  std::printf("%s\n", name.c_str());
  for (std::size_t i = 0; i < scalar.dofs.size(); ++i) {
    const ScalarDof& dof = scalar.dofs[i];
    std::printf("%d %d %d %.17g %.17g %.17g\n", dof.node.entity_dimension, dof.node.entity,
                scalar.lexicographic[i], dof.point[0], dof.point[1], dof.point[2]);
  }
}

void print_maps(CellType cell, DofOrder order, ComponentOrder components,
                const std::vector<std::string>& names) {
  Mesh mesh = make_box({cell, {3, 2, 2}, 1});
  randomise(mesh, 5);
  const std::int64_t last = mesh.num_cells() - 1;
  for (const std::string& name : names) {
    const DofMap dofs(mesh, name, order, components);
    const bool blocked = dofs.element().blocks().size() == 1;
    const ComponentOrder l_vector = blocked ? components : ComponentOrder::interleaved;
    const Restriction restriction(dofs, l_vector);
    const std::vector<std::int64_t> entries = entries_of_dofs(dofs, l_vector);
    std::printf("%d %d %lld", restriction.nodes_per_cell(), restriction.components(),
                static_cast<long long>(restriction.component_stride()));
    for (int node = 0; node < restriction.nodes_per_cell(); ++node)
      std::printf(" %lld", static_cast<long long>(restriction.offset(last, node)));
    const auto first = static_cast<std::size_t>(last * dofs.dofs_per_cell());
    for (std::size_t dof = first; dof < dofs.cell_dofs().size(); ++dof)
      std::printf(" %lld", static_cast<long long>(entries[static_cast<std::size_t>(dofs.cell_dofs()[dof])]));
    std::printf("\n");
  }
}

void write_picture(CellType cell, int degree, const std::string& file) {
  Mesh mesh = make_box({cell, {3, 2, 2}, degree});
  deform(mesh, 0.05);
  mesh.markers.assign(static_cast<std::size_t>(mesh.num_cells()), 7);
  Field linear{"linear", 1, {}};
  Field place{"place", 2, {}};
  const auto dim = static_cast<std::size_t>(mesh.dimension());
  for (std::size_t p = 0; p < static_cast<std::size_t>(mesh.num_points()); ++p) {
    std::array<double, 3> x{};
    for (std::size_t a = 0; a < dim; ++a) x[a] = mesh.points[p * dim + a];
    linear.values.push_back(x[0] + 2 * x[1] + 4 * x[2]);
    place.values.insert(place.values.end(), {x[0], x[1]});
  }
  write_vtu(file, mesh, {linear, place});
}

void print_gmsh(const std::string& file) {
  const Mesh mesh = read_gmsh(file);
  std::printf("%s %d %lld %lld %.17g", to_string(mesh.cell), mesh.degree,
              static_cast<long long>(mesh.num_cells()), static_cast<long long>(mesh.num_points()),
              volume(mesh));
  for (const std::int32_t marker : std::set<std::int32_t>(mesh.markers.begin(), mesh.markers.end()))
    std::printf(" %d:%s", marker,
                mesh.marker_names.count(marker) != 0 ? mesh.marker_names.at(marker).c_str() : "");
  std::printf("\n");
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  try {
    if (words.size() >= 3 && words[0] == "elements") {
      for (std::size_t i = 2; i < words.size(); ++i) print_element(cell_from_string(words[1]), words[i]);
    } else if (words.size() >= 5 && words[0] == "maps") {
      const bool planar = words[3] == "planar";
      print_maps(cell_from_string(words[1]), dof_order_from_string(words[2]),
                 planar ? ComponentOrder::planar : ComponentOrder::interleaved,
                 {words.begin() + 4, words.end()});
    } else if (words.size() == 4 && words[0] == "vtu") {
      write_picture(cell_from_string(words[1]), std::stoi(words[2]), words[3]);
    } else if (words.size() == 2 && words[0] == "gmsh") {
      print_gmsh(words[1]);
    } else {
      std::cerr << "runtime_probe elements CELL NAME... | maps CELL ORDER COMPONENTS NAME... | vtu CELL "
                   "DEGREE FILE | gmsh FILE\n";
      return 2;
    }
  } catch (const Error& error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
  return 0;
}
