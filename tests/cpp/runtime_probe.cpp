// Prints what the runtime makes, for comparison with other libraries from Python:
//   runtime_probe element CELL NAME        a line for each dof: entity dimension, entity, lexicographic
//   place,
//                                          reference coordinates
//   runtime_probe vtu CELL DEGREE FILE     a small deformed mesh with fields x + 2 y + 4 z and (x, y)
//   runtime_probe gmsh FILE                cell type, degree, cells, points, volume, markers with names
#include <cstdio>
#include <iostream>
#include <set>
#include <string>

#include <femforge/error.hpp>
#include <femforge/mesh/gmsh.hpp>
#include <femforge/space/dofmap.hpp>
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
    } else if (words.size() == 4 && words[0] == "vtu") {
      write_picture(cell_from_string(words[1]), std::stoi(words[2]), words[3]);
    } else if (words.size() == 2 && words[0] == "gmsh") {
      print_gmsh(words[1]);
    } else {
      std::cerr << "runtime_probe elements CELL NAME... | vtu CELL DEGREE FILE | gmsh FILE\n";
      return 2;
    }
  } catch (const Error& error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
  return 0;
}
