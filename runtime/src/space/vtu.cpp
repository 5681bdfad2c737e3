#include <femforge/space/vtu.hpp>

#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include "space/name_reader.hpp"

namespace femforge {
namespace {

// VTK's number of a type of cells, and for each of VTK's nodes the node in Basix's order.
struct VtkCell {
  int type;
  std::vector<int> nodes;
};

VtkCell vtk_cell(CellType cell, int degree) {
  const bool linear = degree == 1;
  switch (cell) {
    case CellType::interval:
      return linear ? VtkCell{3, {0, 1}} : VtkCell{21, {0, 1, 2}};
    case CellType::triangle:
      return linear ? VtkCell{5, {0, 1, 2}} : VtkCell{22, {0, 1, 2, 5, 3, 4}};
    case CellType::quadrilateral:
      return linear ? VtkCell{9, {0, 1, 3, 2}} : VtkCell{28, {0, 1, 3, 2, 4, 6, 7, 5, 8}};
    case CellType::tetrahedron:
      return linear ? VtkCell{10, {0, 1, 2, 3}} : VtkCell{24, {0, 1, 2, 3, 9, 6, 8, 7, 5, 4}};
    case CellType::hexahedron:
      return linear ? VtkCell{12, {0, 1, 3, 2, 4, 5, 7, 6}}
                    : VtkCell{29, {0,  1,  3,  2,  4,  5,  7,  6,  8,  11, 13, 9,  16, 18,
                                   19, 17, 10, 12, 15, 14, 22, 23, 21, 24, 20, 25, 26}};
  }
  throw Error("write_vtu", "unknown type of cells");
}

std::string base64(const std::vector<unsigned char>& bytes) {
  static const char* const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::size_t left = bytes.size() - i;
    const std::uint32_t group = static_cast<std::uint32_t>(bytes[i]) << 16U |
                                static_cast<std::uint32_t>(left > 1 ? bytes[i + 1] : 0) << 8U |
                                static_cast<std::uint32_t>(left > 2 ? bytes[i + 2] : 0);
    text += letters[group >> 18U & 63U];
    text += letters[group >> 12U & 63U];
    text += left > 1 ? letters[group >> 6U & 63U] : '=';
    text += left > 2 ? letters[group & 63U] : '=';
  }
  return text;
}

template <class T>
constexpr const char* vtk_type();
template <>
constexpr const char* vtk_type<double>() {
  return "Float64";
}
template <>
constexpr const char* vtk_type<std::int64_t>() {
  return "Int64";
}
template <>
constexpr const char* vtk_type<std::int32_t>() {
  return "Int32";
}
template <>
constexpr const char* vtk_type<std::uint8_t>() {
  return "UInt8";
}

template <class T>
void write_array(std::ostream& out, const std::string& name, int components, const std::vector<T>& values) {
  const std::uint64_t size = values.size() * sizeof(T);
  std::vector<unsigned char> bytes(sizeof size + size);
  std::memcpy(bytes.data(), &size, sizeof size);
  if (size > 0) std::memcpy(bytes.data() + sizeof size, values.data(), size);
  out << "<DataArray type=\"" << vtk_type<T>() << "\" Name=\"" << name << "\" NumberOfComponents=\""
      << components << "\" format=\"binary\">\n"
      << base64(bytes) << "\n</DataArray>\n";
}

// Rows of `from` entries made into rows of `to`, filled with zeros.
std::vector<double> widen(const std::vector<double>& values, std::size_t from, std::size_t to) {
  std::vector<double> result(values.size() / from * to, 0.0);
  for (std::size_t row = 0; row < values.size() / from; ++row)
    for (std::size_t i = 0; i < from; ++i) result[row * to + i] = values[row * from + i];
  return result;
}

bool is_plain(const std::string& name) {
  const char* const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_. -";
  return !name.empty() && name.find_first_not_of(letters) == std::string::npos;
}

void write_fields(std::ostream& out, const std::vector<Field>& fields, std::int64_t rows) {
  for (const Field& field : fields) {
    if (!is_plain(field.name))
      throw Error("write_vtu", "the field name '" + field.name + "' is not plain",
                  "use letters, digits and _");
    if (field.components < 1 || static_cast<std::int64_t>(field.values.size()) != rows * field.components)
      throw Error("write_vtu", "field '" + field.name + "' does not have its values for each point or cell");
    if (field.components == 2)
      write_array(out, field.name, 3, widen(field.values, 2, 3));
    else
      write_array(out, field.name, field.components, field.values);
  }
}

void write_cells(std::ostream& out, const Mesh& mesh) {
  const VtkCell vtk = vtk_cell(mesh.cell, mesh.degree);
  std::vector<std::int32_t> nodes;
  std::vector<std::int64_t> ends;
  for (std::size_t cell = 0; cell < index(mesh.num_cells()); ++cell) {
    for (const int node : vtk.nodes) nodes.push_back(mesh.cells[cell * vtk.nodes.size() + index(node)]);
    ends.push_back(static_cast<std::int64_t>(nodes.size()));
  }
  const std::vector<std::uint8_t> types(index(mesh.num_cells()), static_cast<std::uint8_t>(vtk.type));
  out << "<Cells>\n";
  write_array(out, "connectivity", 1, nodes);
  write_array(out, "offsets", 1, ends);
  write_array(out, "types", 1, types);
  out << "</Cells>\n";
}

void write_document(std::ostream& out, const Mesh& mesh, const std::vector<Field>& point_fields,
                    const std::vector<Field>& cell_fields) {
  const std::uint16_t probe = 1;
  unsigned char first = 0;
  std::memcpy(&first, &probe, 1);
  out << "<?xml version=\"1.0\"?>\n<VTKFile type=\"UnstructuredGrid\" version=\"1.0\" byte_order=\""
      << (first == 1 ? "LittleEndian" : "BigEndian") << "\" header_type=\"UInt64\">\n<UnstructuredGrid>\n"
      << "<Piece NumberOfPoints=\"" << mesh.num_points() << "\" NumberOfCells=\"" << mesh.num_cells()
      << "\">\n"
      << "<Points>\n";
  write_array(out, "Points", 3, widen(mesh.points, index(mesh.dimension()), 3));
  out << "</Points>\n";
  write_cells(out, mesh);
  out << "<PointData>\n";
  write_fields(out, point_fields, mesh.num_points());
  out << "</PointData>\n<CellData>\n";
  if (!mesh.markers.empty()) write_array(out, "marker", 1, mesh.markers);
  write_fields(out, cell_fields, mesh.num_cells());
  out << "</CellData>\n</Piece>\n</UnstructuredGrid>\n</VTKFile>\n";
}

// Degree of an equispaced P, Q, DP or DQ element; -1 for all others.
int lagrange_degree(const ScalarElement& element) {
  NameReader reader(element.name);
  reader.take("D");
  if (!reader.take("P") && !reader.take("Q")) return -1;
  const int degree = reader.number();
  return reader.at_end() ? degree : -1;
}

// A file that does not outlive the attempt to write it; once it is renamed there is nothing to remove.
struct Unfinished {
  std::string name;
  ~Unfinished() {
    std::error_code ignored;
    std::filesystem::remove(name, ignored);
  }
};

}  // namespace

std::vector<Field> fields_at_points(const Mesh& mesh, const DofMap& dofs, const std::vector<double>& values,
                                    const std::vector<std::string>& names) {
  require(names.size() == dofs.element().blocks().size(), "fields_at_points",
          "there is not one name for each block of the element");
  require(static_cast<std::int64_t>(values.size()) == dofs.num_dofs(), "fields_at_points",
          "there is not one value for each dof");
  std::vector<Field> result;
  for (std::size_t b = 0; b < names.size(); ++b) {
    const ElementBlock& block = dofs.element().blocks()[b];
    const int degree = lagrange_degree(block.scalar);
    if (degree < 0)
      throw Error(block.scalar.name, "fields of this element cannot be drawn", "use P, Q, DP or DQ");
    Field field{names[b], block.block_size, std::vector<double>(index(mesh.num_points() * block.block_size))};
    const std::vector<LatticeNode> nodes = lattice_nodes(mesh.cell, mesh.degree);
    for (std::size_t n = 0; n < nodes.size(); ++n) {
      std::array<double, 3> point{};
      for (std::size_t a = 0; a < 3; ++a) point[a] = static_cast<double>(nodes[n].on_cell[a]) / mesh.degree;
      const std::vector<double> shape =
          degree == 0 ? std::vector<double>{1} : shape_functions(mesh.cell, degree, point).values;
      for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell) {
        const auto target = index(mesh.cells[index(cell) * nodes.size() + n]);
        for (int c = 0; c < block.block_size; ++c) {
          double sum = 0;
          for (std::size_t i = 0; i < shape.size(); ++i)
            sum += shape[i] * values[index(dofs.global_dof(cell, block, static_cast<int>(i), c))];
          field.values[target * index(block.block_size) + index(c)] = sum;
        }
      }
    }
    result.push_back(std::move(field));
  }
  return result;
}

Mesh with_own_points(const Mesh& mesh) {
  Mesh result = mesh;
  const auto dim = index(mesh.dimension());
  result.points.resize(mesh.cells.size() * dim);
  for (std::size_t k = 0; k < mesh.cells.size(); ++k) {
    for (std::size_t d = 0; d < dim; ++d)
      result.points[k * dim + d] = mesh.points[index(mesh.cells[k]) * dim + d];
    result.cells[k] = static_cast<std::int32_t>(k);
  }
  // marked facets are by points that several cells had
  result.facet_points.clear();
  result.facet_markers.clear();
  return result;
}

void write_vtu(const std::string& file, const Mesh& mesh, const std::vector<Field>& point_fields,
               const std::vector<Field>& cell_fields) {
  const Unfinished unfinished{file + ".unfinished"};
  {
    std::ofstream out(unfinished.name, std::ios::binary);
    if (!out) throw Error(file, "the file cannot be written", "check that its folder exists");
    write_document(out, mesh, point_fields, cell_fields);
    out.flush();
    if (!out) throw Error(file, "the file cannot be written", "check the space on the disk");
  }
  std::error_code failed;
  std::filesystem::rename(unfinished.name, file, failed);
  if (failed)
    throw Error(file, "the file cannot be written: " + failed.message(), "give it a name of its own");
}

}  // namespace femforge
