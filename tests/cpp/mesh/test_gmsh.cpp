#include <filesystem>
#include <fstream>
#include <set>

#include <unistd.h>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/mesh/gmsh.hpp>
#include <femforge/mesh/markers.hpp>
#include <femforge/space/dofmap.hpp>
#include "catch.hpp"
#include "mends.hpp"

using namespace femforge;

namespace {

// A file that lives as long as its test.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& text)
      : path_(
            (std::filesystem::temp_directory_path() / ("femforge_test_" + std::to_string(getpid()) + ".msh"))
                .string()) {
    std::ofstream(path_) << text;
  }
  ~TemporaryFile() { std::filesystem::remove(path_); }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// A mesh in Gmsh's format 2.2: points (x y z), and elements (type, nodes).
std::string msh(const std::vector<std::string>& points, const std::vector<std::string>& elements,
                const std::string& names = "") {
  std::string text =
      "$MeshFormat\n2.2 0 8\n$EndMeshFormat\n" + names + "$Nodes\n" + std::to_string(points.size()) + "\n";
  for (std::size_t i = 0; i < points.size(); ++i) text += std::to_string(i + 1) + " " + points[i] + "\n";
  text += "$EndNodes\n$Elements\n" + std::to_string(elements.size()) + "\n";
  for (std::size_t i = 0; i < elements.size(); ++i) text += std::to_string(i + 1) + " " + elements[i] + "\n";
  return text + "$EndElements\n";
}

const std::vector<std::string> square{"0 0 0", "1 0 0", "1 1 0", "0 1 0"};

}  // namespace

TEST_CASE("what is no mesh is refused", "[gmsh]") {
  CHECK_THROWS_WITH(read_gmsh("nowhere.msh"), ContainsSubstring("no such file"));
  CHECK_THROWS_WITH(read_gmsh("/"), ContainsSubstring("no such file"));
  CHECK_THROWS_WITH(read_gmsh(TemporaryFile("").path()), ContainsSubstring("empty"));
  CHECK_THROWS_WITH(read_gmsh(TemporaryFile("SystemCall \"true\";\n").path()),
                    ContainsSubstring("$MeshFormat"));
}

TEST_CASE("without Gmsh's library, reading says how to get it", "[gmsh]") {
  if (has_gmsh()) return;
  CHECK_THROWS_WITH(read_gmsh(TemporaryFile(msh(square, {"2 2 1 1 1 2 3"})).path()),
                    ContainsSubstring("libgmsh-dev"));
}

TEST_CASE("a triangle mesh with two groups", "[gmsh]") {
  if (!has_gmsh()) return;
  const std::string names = "$PhysicalNames\n2\n2 5 \"left\"\n2 9 \"right half\"\n$EndPhysicalNames\n";
  // The second triangle is clockwise in the file.
  const TemporaryFile file(msh(square, {"2 2 5 1 1 2 3", "2 2 9 2 1 4 3", "1 2 1 1 1 2"}, names));
  const Mesh mesh = read_gmsh(file.path());
  CHECK(mesh.cell == CellType::triangle);
  CHECK(mesh.degree == 1);
  CHECK(mesh.num_cells() == 2);
  CHECK(mesh.num_points() == 4);
  CHECK(mesh.markers == std::vector<std::int32_t>{5, 9});
  CHECK(mesh.marker_names.at(9) == "right half");
  CHECK(volume(mesh) == Approx(1));
  check_mesh(mesh, "read");
}

TEST_CASE("a cell that a file lists for each of its groups is there once", "[gmsh]") {
  if (!has_gmsh()) return;
  // The first triangle is in the groups 7, none and 5, the second in 7 only; an edge is in 2, and twice in 4.
  const TemporaryFile file(msh(square, {"2 2 7 1 1 2 3", "2 2 7 2 1 3 4", "2 2 0 1 1 2 3", "2 2 5 3 3 1 2",
                                        "1 2 4 1 1 2", "1 2 2 1 1 2", "1 2 4 2 2 1"}));
  const Mesh mesh = read_gmsh(file.path());
  CHECK(mesh.num_cells() == 2);
  CHECK(volume(mesh) == Approx(1));
  CHECK(cells_of(mesh, 5).size() == 1);
  CHECK(cells_of(mesh, 7).size() == 1);
  CHECK(facets_of(mesh, 2).size() == 1);
  CHECK(facets_of(mesh, 4).size() == 1);
  CHECK(boundary_facets(mesh).size() == 4);
}

TEST_CASE("groups of surfaces in their reverse direction", "[gmsh]") {
  if (!has_gmsh()) return;
  const TemporaryFile file(
      "$MeshFormat\n4.1 0 8\n$EndMeshFormat\n$PhysicalNames\n1\n2 3 \"back\"\n$EndPhysicalNames\n"
      "$Entities\n0 0 1 0\n1 0 0 0 1 1 0 1 -3 0\n$EndEntities\n"
      "$Nodes\n1 4 1 4\n2 1 0 4\n1\n2\n3\n4\n0 0 0\n1 0 0\n1 1 0\n0 1 0\n$EndNodes\n"
      "$Elements\n1 2 1 2\n2 1 2 2\n1 1 2 3\n2 1 3 4\n$EndElements\n");
  CHECK(cells_of(read_gmsh(file.path()), "back").size() == 2);
}

TEST_CASE("faulty meshes are refused by name", "[gmsh]") {
  if (!has_gmsh()) return;
  const auto read = [](const std::string& text) { read_gmsh(TemporaryFile(text).path()); };
  CHECK_THROWS_WITH(read(msh(square, {"2 2 1 1 1 2 3", "3 2 1 1 1 2 3 4"})),
                    ContainsSubstring("several types"));
  CHECK_THROWS_WITH(read(msh(square, {})), ContainsSubstring("no cells"));
  CHECK_THROWS_WITH(read(msh(square, {"2 2 1 1 1 2 2"})), ContainsSubstring("cell 0 is degenerate"));
  CHECK_THROWS_WITH(read(msh({"0 0 0", "1 0 0", "0 1 1"}, {"2 2 1 1 1 2 3"})),
                    ContainsSubstring("leaves the plane"));
  CHECK_THROWS_WITH(read(msh(square, {"6 2 1 1 1 2 3 4 1 2"})), ContainsSubstring("not supported"));
  CHECK_THROWS_AS(read(msh(square, {"2 2 1 1 1 2 77"})), Error);
  CHECK_THROWS_AS(read("$MeshFormat\n2.2 0 8\n$EndMeshFormat\n$Nodes\n5\n1 0 0"), Error);
  CHECK_THROWS_AS(read("$MeshFormat\ngarbage"), Error);
}

TEST_CASE("what refusals of files propose is done", "[gmsh][mends]") {
  if (!has_gmsh()) return;
  // A square, its middle, the nodes on its edges and those on the edges of one triangle of degree 3.
  std::vector<std::string> points = square;
  points.insert(points.end(), {"0.5 0.5 0", "0.5 0 0", "1 0.5 0", "0.5 1 0", "0 0.5 0"});
  std::vector<std::string> thirds{"0 0 0", "3 0 0", "0 3 0", "1 0 0", "2 0 0",
                                  "2 1 0", "1 2 0", "0 2 0", "0 1 0", "1 1 0"};
  const auto read = [](const std::string& text) { read_gmsh(TemporaryFile(text).path()); };
  const std::string triangles = msh(points, {"2 2 1 1 1 2 3", "2 2 1 1 1 3 4"});
  struct Case {
    const char* mend;
    std::string refused;
    std::string followed;
  };
  const std::vector<Case> cases{
      {"save it from Gmsh as .msh", "SystemCall \"true\";\n", triangles},
      {"check that Gmsh itself opens it", "$MeshFormat\ngarbage", triangles},
      {"mesh with one type of cell only", msh(points, {"2 2 1 1 1 2 3", "3 2 1 1 1 2 3 4"}), triangles},
      {"mesh the model in Gmsh before saving it", msh(points, {}), triangles},
      {"mesh with one degree", msh(points, {"2 2 1 1 1 2 3", "9 2 1 1 1 3 4 5 8 9"}), triangles},
      {"use one type of cell", msh(points, {"6 2 1 1 1 2 3 4 5 6"}), triangles},
      {"mesh with Mesh.ElementOrder = 1 or 2", msh(thirds, {"21 2 1 1 1 2 3 4 5 6 7 8 9 10"}),
       msh(thirds, {"2 2 1 1 1 2 3"})},
      {"mesh with Mesh.ElementOrder = 1 or 2", msh(thirds, {"21 2 1 1 1 2 3 4 5 6 7 8 9 10"}),
       msh({"0 0 0", "2 0 0", "0 2 0", "1 0 0", "1 1 0", "0 1 0"}, {"9 2 1 1 1 2 3 4 5 6"})},
      {"mesh with Mesh.SecondOrderIncomplete = 0", msh(points, {"16 2 1 1 1 2 3 4 6 7 8 9"}),
       msh(points, {"10 2 1 1 1 2 3 4 6 7 8 9 5"})},
      {"manifolds in a space of more dimensions are not supported",
       msh({"0 0 0", "1 0 0", "0 1 1"}, {"2 2 1 1 1 2 3"}), triangles},
  };
  for (const Case& each : cases)
    follow(
        each.mend, [&] { read(each.refused); }, [&] { read(each.followed); });
}

TEST_CASE("serendipity cells are refused", "[gmsh]") {
  if (!has_gmsh()) return;
  std::vector<std::string> points = square;
  points.insert(points.end(), {"0.5 0 0", "1 0.5 0", "0.5 1 0", "0 0.5 0"});
  CHECK_THROWS_WITH(read_gmsh(TemporaryFile(msh(points, {"16 2 1 1 1 2 3 4 5 6 7 8"})).path()),
                    ContainsSubstring("lack the nodes inside"));
}

TEST_CASE("the shipped meshes are whole", "[gmsh]") {
  if (!has_gmsh()) return;
  std::set<std::string> seen;
  for (const auto& entry : std::filesystem::directory_iterator(FEMFORGE_TEST_MESHES)) {
    if (entry.path().extension() != ".msh") continue;
    CAPTURE(entry.path().string());
    const Mesh mesh = read_gmsh(entry.path().string());
    check_mesh(mesh, "shipped");
    CHECK(mesh.num_cells() > 1000);
    const MeshTopology topology(mesh);
    CHECK(topology.num_entities(mesh.dimension()) == mesh.num_cells());
    seen.insert(to_string(mesh.cell));
  }
  CHECK(seen.count("triangle") == 1);
  CHECK(seen.count("tetrahedron") == 1);
}

TEST_CASE("physical groups of facets are read", "[gmsh]") {
  if (!has_gmsh()) return;
  const std::string names =
      "$PhysicalNames\n3\n1 5 \"inflow\"\n1 6 \"wall\"\n2 1 \"fluid\"\n$EndPhysicalNames\n";
  // Node 5 belongs to no cell, and so does the line from it.
  std::vector<std::string> points = square;
  points.push_back("5 5 0");
  const TemporaryFile file(msh(
      points, {"1 2 6 1 1 2", "1 2 5 2 4 1", "1 2 6 3 3 4", "1 2 6 3 3 5", "2 2 1 1 1 2 3", "2 2 1 1 1 3 4"},
      names));
  const Mesh mesh = read_gmsh(file.path());
  CHECK(mesh.marker_names.at(1) == "fluid");
  CHECK(cells_of(mesh, "fluid").size() == 2);
  CHECK(mesh.facet_marker_names.at(6) == "wall");
  REQUIRE(facets_of(mesh, "inflow").size() == 1);
  CHECK(facets_of(mesh, 6).size() == 2);
  const DofMap dofs(mesh, "P1");
  const std::vector<double> where = dofs.points(mesh);
  for (const std::int64_t dof : dofs.facet_dofs(facets_of(mesh, "inflow"))) CHECK(where[index(dof) * 2] == 0);
}
