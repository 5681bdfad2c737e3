#include <femforge/error.hpp>
#include <femforge/mesh/geometry.hpp>
#include <femforge/tools/check.hpp>
#include "catch.hpp"
#include "meshes.hpp"

using namespace femforge;

namespace {

const std::vector<CellType> simplices{CellType::interval, CellType::triangle, CellType::tetrahedron};

// G from the map of the mesh, by solving for the inverse of J column by column: nothing shared with
// geometry.hpp.
std::vector<double> geometry_from_map(const Mesh& mesh) {
  const auto dim = static_cast<std::size_t>(mesh.dimension());
  const ShapeFunctions shape = shape_functions(mesh.cell, 1, {0.1, 0.2, 0.3});
  std::vector<double> result;
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell) {
    const CellMap map = map_at(mesh, cell, shape);
    // Gauss-Jordan elimination with pivoting on [J | I].
    std::vector<std::vector<double>> rows(dim, std::vector<double>(2 * dim, 0.0));
    for (std::size_t i = 0; i < dim; ++i) {
      for (std::size_t j = 0; j < dim; ++j) rows[i][j] = map.jacobian[i][j];
      rows[i][dim + i] = 1;
    }
    for (std::size_t c = 0; c < dim; ++c) {
      std::size_t pivot = c;
      for (std::size_t r = c; r < dim; ++r)
        if (std::abs(rows[r][c]) > std::abs(rows[pivot][c])) pivot = r;
      std::swap(rows[c], rows[pivot]);
      const double head = rows[c][c];
      for (double& entry : rows[c]) entry /= head;
      for (std::size_t r = 0; r < dim; ++r) {
        const double factor = r == c ? 0 : rows[r][c];
        for (std::size_t j = 0; j < 2 * dim; ++j) rows[r][j] -= factor * rows[c][j];
      }
    }
    for (std::size_t mu = 0; mu < dim; ++mu)
      for (std::size_t nu = 0; nu < dim; ++nu) {
        double sum = 0;
        for (std::size_t a = 0; a < dim; ++a) sum += rows[mu][dim + a] * rows[nu][dim + a];
        result.push_back(std::abs(map.determinant) * sum);
      }
  }
  return result;
}

}  // namespace

TEST_CASE("geometry tensors agree with the inverted Jacobian on every target", "[geometry][device]") {
  for (const CellType cell : simplices) {
    const Mesh mesh = random_mesh(cell, 1);
    const std::vector<double> expected = geometry_from_map(mesh);
    const int entries = geometry_size(mesh.dimension(), GeometryStorage::full);
    for (const Target target : available_targets()) {
      CAPTURE(to_string(cell), to_string(target));
      const Comparison comparison =
          compare(geometry_tensors<double>(mesh, target).to_host(), expected, entries);
      INFO(comparison.text());
      CHECK(comparison.num_cells == mesh.num_cells());
      CHECK(comparison.passes(1e-13));
    }
  }
}

TEST_CASE("packed geometry tensors are the upper triangles", "[geometry][device]") {
  for (const CellType cell : simplices) {
    const Mesh mesh = random_mesh(cell, 1);
    const auto dim = static_cast<std::size_t>(mesh.dimension());
    for (const Target target : available_targets()) {
      const std::vector<float> full = geometry_tensors<float>(mesh, target).to_host();
      const std::vector<float> packed =
          geometry_tensors<float>(mesh, target, GeometryStorage::packed_symmetric).to_host();
      std::vector<float> expected;
      for (std::size_t c = 0; c < static_cast<std::size_t>(mesh.num_cells()); ++c)
        for (std::size_t mu = 0; mu < dim; ++mu)
          for (std::size_t nu = mu; nu < dim; ++nu) expected.push_back(full[(c * dim + mu) * dim + nu]);
      CHECK(packed == expected);
    }
  }
}

TEST_CASE("the geometry tensor of the reference cell is the identity", "[geometry]") {
  const double triangle[3][2] = {{0, 0}, {1, 0}, {0, 1}};
  double G[2][2];
  geometry_tensor<double, 2>(triangle, G);
  CHECK(G[0][0] == 1);
  CHECK(G[0][1] == 0);
  CHECK(G[1][1] == 1);
  // Stretched by 2 in x and 3 in y: det = 6, inverse squares 1/4 and 1/9.
  const double stretched[3][2] = {{5, 5}, {7, 5}, {5, 8}};
  geometry_tensor<double, 2>(stretched, G);
  CHECK(G[0][0] == Approx(1.5).epsilon(1e-15));
  CHECK(G[1][1] == Approx(2.0 / 3).epsilon(1e-15));
}

TEST_CASE("meshes that are not affine have no geometry tensor", "[geometry]") {
  CHECK_THROWS_AS(geometry_tensors<double>(make_box({CellType::quadrilateral}), Target::cpu), Error);
  CHECK_THROWS_AS(geometry_tensors<double>(make_box({CellType::triangle, {1, 1, 1}, 2}), Target::cpu), Error);
}
