#include <algorithm>
#include <map>
#include <set>

#include <femforge/error.hpp>
#include <femforge/space/element.hpp>
#include "catch.hpp"
#include "meshes.hpp"

using namespace femforge;

namespace {

int scalar_size(const std::string& name, CellType cell) {
  return Element(name, cell).num_dofs();
}

}  // namespace

TEST_CASE("Lagrange elements have the right number of dofs", "[elements]") {
  for (const CellType cell : all_cells()) {
    for (int degree = 0; degree <= 8; ++degree) {
      const std::string family = is_simplex(cell) ? "P" : "Q";
      const std::string number = std::to_string(degree);
      CAPTURE(to_string(cell), degree);
      CHECK(scalar_size("D" + family + number, cell) == num_lattice_nodes(cell, degree));
      if (degree == 0) continue;
      CHECK(scalar_size(family + number, cell) == num_lattice_nodes(cell, degree));
      if (degree > 2) CHECK(scalar_size(family + number + "-gll", cell) == num_lattice_nodes(cell, degree));
    }
  }
}

TEST_CASE("tensor-product cells have elements of higher degree", "[elements]") {
  CHECK(scalar_size("P16-gll", CellType::interval) == 17);
  CHECK(scalar_size("Q16-gll", CellType::quadrilateral) == 17 * 17);
  CHECK(scalar_size("DQ12", CellType::hexahedron) == 13 * 13 * 13);
  CHECK_THROWS_AS(scalar_size("Q17", CellType::quadrilateral), Error);
  CHECK_THROWS_AS(scalar_size("Q13", CellType::hexahedron), Error);
  CHECK_THROWS_AS(scalar_size("P9", CellType::tetrahedron), Error);
}

TEST_CASE("other elements have the right number of dofs", "[elements]") {
  CHECK(scalar_size("CR1", CellType::triangle) == 3);
  CHECK(scalar_size("CR1", CellType::tetrahedron) == 4);
  CHECK(scalar_size("bubble2", CellType::interval) == 1);
  CHECK(scalar_size("bubble3", CellType::triangle) == 1);
  CHECK(scalar_size("bubble5", CellType::triangle) == 6);
  CHECK(scalar_size("bubble4", CellType::tetrahedron) == 1);
  CHECK(scalar_size("bubble3", CellType::quadrilateral) == 4);
  CHECK(scalar_size("bubble2", CellType::hexahedron) == 1);
  CHECK(scalar_size("P1+bubble3", CellType::triangle) == 4);
  CHECK(scalar_size("P2+bubble3-nodal", CellType::triangle) == 7);
  CHECK(scalar_size("P1+bubble4", CellType::tetrahedron) == 5);
}

TEST_CASE("composite elements", "[elements]") {
  CHECK(Element("P1^3", CellType::triangle).num_dofs() == 9);
  CHECK(Element("P1^(2x2)", CellType::triangle).num_components() == 4);
  CHECK(Element("P1^(2x2 sym)", CellType::triangle).num_components() == 3);
  CHECK(Element("P2^(3x3 sym)", CellType::tetrahedron).num_dofs() == 60);
  CHECK(Element("(P1+bubble3)^2", CellType::triangle).num_dofs() == 8);
  const Element stokes("[P2^2, P1]", CellType::triangle);
  CHECK(stokes.num_dofs() == 15);
  CHECK(stokes.num_components() == 3);
  CHECK(stokes.blocks()[1].offset == 12);
  CHECK(stokes.blocks()[1].component_begin == 2);
  CHECK(Element("[P1, [P2^3, DP0]]", CellType::tetrahedron).num_dofs() == 35);
}

TEST_CASE("orders of components", "[elements]") {
  const Element vector("P1^2", CellType::triangle);
  const ElementBlock& block = vector.blocks().front();
  const auto at = [&](int node, int component, ComponentOrder order) {
    return Element::position(block, node, component, DofOrder::ufcx, order);
  };
  CHECK(at(2, 1, ComponentOrder::interleaved) == 5);
  CHECK(at(2, 1, ComponentOrder::planar) == 5);
  CHECK(at(1, 0, ComponentOrder::interleaved) == 2);
  CHECK(at(1, 0, ComponentOrder::planar) == 1);
  CHECK(at(0, 1, ComponentOrder::planar) == 3);
}

TEST_CASE("positions of every order are permutations", "[elements]") {
  for (const char* name :
       {"P3", "P3-gll", "P2^2", "CR1", "P1+bubble3", "(P2+bubble3)^3", "[P2^2, P1]", "DP2"}) {
    const Element element(name, CellType::triangle);
    for (const DofOrder order : {DofOrder::ufcx, DofOrder::lexicographic}) {
      for (const ComponentOrder components : {ComponentOrder::interleaved, ComponentOrder::planar}) {
        std::set<int> places;
        for (const ElementBlock& block : element.blocks())
          for (int node = 0; node < static_cast<int>(block.scalar.dofs.size()); ++node)
            for (int c = 0; c < block.block_size; ++c)
              places.insert(Element::position(block, node, c, order, components));
        CAPTURE(name);
        CHECK(static_cast<int>(places.size()) == element.num_dofs());
        CHECK(*places.begin() == 0);
        CHECK(*places.rbegin() == element.num_dofs() - 1);
      }
    }
  }
}

TEST_CASE("warped points keep the symmetry of the cell, and are not equispaced", "[elements]") {
  for (const CellType cell : {CellType::triangle, CellType::tetrahedron}) {
    const Element element("P5-gll", cell);
    const ScalarElement& scalar = element.blocks().front().scalar;
    // Barycentric coordinates of a node are permuted with its lattice coordinates.
    std::map<std::vector<int>, std::vector<double>> known;
    for (const ScalarDof& dof : scalar.dofs) {
      std::vector<int> alpha{5};
      std::vector<double> beta{1};
      for (std::size_t a = 0; a < static_cast<std::size_t>(dimension(cell)); ++a) {
        alpha.push_back(dof.node.on_cell[a]);
        beta.push_back(dof.point[a]);
        alpha[0] -= alpha.back();
        beta[0] -= beta.back();
      }
      std::sort(alpha.begin(), alpha.end());
      std::sort(beta.begin(), beta.end());
      const auto [entry, is_new] = known.emplace(alpha, beta);
      for (std::size_t i = 0; i < beta.size(); ++i)
        REQUIRE(entry->second[i] == Approx(beta[i]).margin(1e-14));
    }
  }
  const Element line("P4-gll", CellType::interval);
  CHECK(line.blocks().front().scalar.dofs[2].point[0] == Approx(0.5 - std::sqrt(21.0) / 14).epsilon(1e-14));
}

TEST_CASE("names that cannot be understood are refused", "[elements]") {
  for (const char* name : {"",          "P",      "P9",      "P0",           "Q1",
                           "RT1",       "P1^",    "P1^0",    "P1^(2x3 sym)", "P1^(2x2x4 sym)",
                           "P1^999",    "[P1",    "[P1, ]",  "P1]",          "P1+",
                           "P1-nodal",  "CR2",    "bubble2", "bubble9",      "DCR1",
                           "P1^(2x)",   "P1 ^2",  "CR1-gll", "DP",           "P12",
                           "(P1^2",     "(P1)2",  "P1(^2",   "P1^()",        "P1^(2",
                           "P1^2)",     "P1^2^2", "P1^1234", "P1^( sym)",    "P1^2 sym",
                           "((P1)^2)^2"}) {
    CAPTURE(name);
    CHECK_THROWS_AS(Element(name, CellType::triangle), Error);
  }
  CHECK_THROWS_WITH(Element("CR1", CellType::hexahedron),
                    ContainsSubstring("no such element on a hexahedron"));
  CHECK_THROWS_WITH(Element("P2", CellType::quadrilateral), ContainsSubstring("Q for quadrilaterals"));
}
