#include <filesystem>
#include <fstream>
#include <sstream>

#include <femforge/error.hpp>
#include <femforge/space/vtu.hpp>
#include "catch.hpp"
#include "meshes.hpp"

using namespace femforge;

namespace {

std::string temporary(const std::string& name) {
  return (std::filesystem::temp_directory_path() / name).string();
}

std::string contents(const std::string& file) {
  std::ifstream in(file);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

}  // namespace

TEST_CASE("a picture of a mesh is a whole document", "[vtu]") {
  const Mesh mesh = make_box({CellType::triangle, {2, 2, 1}});
  const std::string file = temporary("femforge_picture.vtu");
  write_vtu(file, mesh, {{"u", 1, std::vector<double>(9, 1.5)}}, {{"k", 2, std::vector<double>(16, 2.5)}});
  const std::string text = contents(file);
  CHECK_THAT(text, ContainsSubstring("NumberOfPoints=\"9\" NumberOfCells=\"8\""));
  CHECK_THAT(text, ContainsSubstring("Name=\"u\""));
  CHECK_THAT(text, ContainsSubstring("</VTKFile>"));
  CHECK_FALSE(std::filesystem::exists(file + ".unfinished"));
  std::filesystem::remove(file);
}

TEST_CASE("pictures that cannot be are refused", "[vtu]") {
  const Mesh mesh = make_box({CellType::triangle, {2, 2, 1}});
  CHECK_THROWS_WITH(write_vtu("/nowhere/at/all.vtu", mesh), ContainsSubstring("cannot be written"));
  const std::string file = temporary("femforge_refused.vtu");
  CHECK_THROWS_WITH(write_vtu(file, mesh, {{"u", 1, {1, 2}}}), ContainsSubstring("does not have its values"));
  CHECK_THROWS_WITH(write_vtu(file, mesh, {{"<u>", 1, std::vector<double>(9)}}),
                    ContainsSubstring("not plain"));
  CHECK_FALSE(std::filesystem::exists(file));
  CHECK_FALSE(std::filesystem::exists(file + ".unfinished"));
}

TEST_CASE("functions are evaluated at the points of the mesh", "[vtu]") {
  for (const CellType cell : all_cells()) {
    for (const int geometry : {1, 2}) {
      const Mesh mesh = random_mesh(cell, geometry);
      const std::string family = is_simplex(cell) ? "P" : "Q";
      const auto dim = static_cast<std::size_t>(mesh.dimension());
      for (const std::string& name : {family + std::to_string(geometry + 1), "D" + family + "2"}) {
        const DofMap dofs(mesh, "[" + name + "^2, " + name + "]");
        const std::vector<double> points = dofs.points(mesh);
        std::vector<double> values;
        for (std::size_t dof = 0; dof < static_cast<std::size_t>(dofs.num_dofs()); ++dof)
          values.push_back(points[dof * dim] + 10 * dofs.components()[dof]);
        const std::vector<Field> fields = fields_at_points(mesh, dofs, values, {"v", "p"});
        REQUIRE(fields.size() == 2);
        for (std::size_t p = 0; p < static_cast<std::size_t>(mesh.num_points()); ++p) {
          REQUIRE(fields[0].values[2 * p] == Approx(mesh.points[p * dim]).margin(1e-12));
          REQUIRE(fields[0].values[2 * p + 1] == Approx(mesh.points[p * dim] + 10).margin(1e-12));
          REQUIRE(fields[1].values[p] == Approx(mesh.points[p * dim] + 20).margin(1e-12));
        }
      }
    }
  }
  const Mesh mesh = make_box({CellType::triangle});
  const DofMap dofs(mesh, "P1+bubble3");
  CHECK_THROWS_WITH(fields_at_points(mesh, dofs, std::vector<double>(6), {"u"}),
                    ContainsSubstring("cannot be drawn"));
}

TEST_CASE("discontinuous functions show what they are on each cell", "[vtu]") {
  for (const CellType cell : all_cells()) {
    const Mesh mesh = random_mesh(cell, 1);
    const DofMap dofs(mesh, is_simplex(cell) ? "DP0" : "DQ0");
    std::vector<double> values(static_cast<std::size_t>(mesh.num_cells()));
    for (std::int64_t k = 0; k < mesh.num_cells(); ++k)
      values[static_cast<std::size_t>(dofs.cell_dofs()[static_cast<std::size_t>(k)])] =
          static_cast<double>(k);
    const Mesh apart = with_own_points(mesh);
    CHECK(volume(apart) == Approx(volume(mesh)));
    const Field field = fields_at_points(apart, dofs, values, {"u"}).front();
    const auto nodes = static_cast<std::size_t>(mesh.num_nodes());
    REQUIRE(field.values.size() == mesh.cells.size());
    for (std::size_t k = 0; k < field.values.size(); ++k)
      REQUIRE(field.values[k] == static_cast<double>(k / nodes));
  }
}
