// Rows that processes assemble by themselves, over cells and facets, against the matrix of one process.
#include <map>

#include <femforge/kernels/mesh_matrices.hpp>
#include <femforge/parallel/distributed_matrices.hpp>
#include <femforge/solve/solver.hpp>
#include "kernels/facet_parts.hpp"
#include "parallel/shared_mesh.hpp"

using namespace femforge;

namespace {

using Entry = std::pair<std::int64_t, std::int64_t>;

// A form of discontinuous elements of degree 1, on some cells.
struct Form {
  std::string name;
  const KernelRegistry& registry;
  CellType cell;
  std::vector<KernelPart> parts(const Mesh& mesh) const {
    return parts_of(registry, name, element_slug(cell, 1, true), "assemble", mesh);
  }
};

std::map<Entry, double> entries_of(const CsrMatrix& matrix) {
  std::map<Entry, double> entries;
  for (std::int64_t row = 0; row < matrix.num_rows; ++row)
    for (std::int64_t k = matrix.row_begin.at(static_cast<std::size_t>(row));
         k < matrix.row_begin.at(static_cast<std::size_t>(row + 1)); ++k)
      entries[{row, matrix.columns.at(static_cast<std::size_t>(k))}] =
          matrix.values.at(static_cast<std::size_t>(k));
  return entries;
}

template <class Matrices>
void set_constants(Matrices& matrices, const std::vector<KernelPart>& parts) {
  for (const KernelPart& part : parts)
    for (int k = 0; k < part.kernel->num_constants; ++k)
      matrices.set_constant(
          part.kernel->constants[k].name,
          std::vector<double>(static_cast<std::size_t>(part.kernel->constants[k].size), 8.0));
}

struct Whole {
  std::map<Entry, double> entries;
  std::vector<double> x;
  std::vector<double> product;
  double largest = 0;
};

Whole by_one_process(const Form& form, const Mesh& mesh, const std::vector<std::int64_t>& constrained) {
  const std::vector<KernelPart> parts = form.parts(mesh);
  const Restriction space(DofMap(mesh, parts.front().kernel->row_element));
  MeshMatrices<double> matrices(parts, mesh, space, constrained);
  set_constants(matrices, parts);
  const Stream stream(matrices.target());
  matrices.assemble(stream);
  stream.synchronize();
  const CsrMatrix matrix = matrices.to_host();
  Whole result{entries_of(matrix), Noise(5).vector(matrix.num_rows, -1, 1), {}, 0};
  result.product = matrix.multiply(result.x);
  for (const auto& [place, value] : result.entries)
    result.largest = std::max(result.largest, std::abs(value));
  return result;
}

void check_rows(const Form& form, bool constrains) {
  CAPTURE(form.name, to_string(form.cell), constrains);
  Mesh mesh = make_box({form.cell, {3, 2, 2}});
  deform(mesh, 0.03);
  randomise(mesh, 7);
  const std::vector<KernelPart> all = form.parts(mesh);
  if (all.empty()) return;  // as in the build with sanitizers
  REQUIRE(all.size() == 3);
  const femforge_kernel& first = *all.front().kernel;
  const Target target = target_of(first);
  std::vector<std::int64_t> constrained;
  if (constrains) constrained = {0, 3, 10, 11, 17};
  const Whole whole = by_one_process(form, mesh, constrained);
  std::vector<std::pair<std::vector<int>, int>> deals = ways(mesh);
  for (const int processes : {1, 2, 3}) deals.emplace_back(partition_cells(mesh, processes), processes);
  for (const auto& [process_of_cell, processes] : deals) {
    CAPTURE(processes);
    const Shared shared(first, mesh, process_of_cell, processes, GhostCells::across_facets);
    std::map<Entry, double> found;
    std::vector<double> product(whole.x.size(), std::nan(""));
    Post post(processes);
    post.run([&](int p) {
      PostedHalo<double> halo(shared.plan(p), target, post);
      const PostedSums sums(p, post);
      const std::vector<KernelPart> parts = form.parts(shared.share(p).mesh);
      DistributedMatrices<double> own(parts, shared.share(p), shared.restriction(p), halo,
                                      shared.own(p, constrained));
      set_constants(own, parts);
      const Stream stream(target);
      own.assemble(stream);
      own.assemble(stream);  // what is left of the first time must not be seen
      stream.synchronize();
      const CsrMatrix rows = own.to_host();
      require(rows.num_rows == own.num_rows(), "the test", "there are other rows than of owned dofs");
      for (const auto& [place, value] : entries_of(rows))
        found[{shared.number(p, place.first), shared.number(p, place.second)}] = value;
      const DistributedMatrixOperator<double> matrix(own, halo, sums);
      const DeviceArray<double> x(target, shared.part(p, whole.x));
      DeviceArray<double> y(target, x.size());
      matrix.apply(x.data(), y.data(), stream);
      stream.synchronize();
      shared.put(p, y.to_host(), product);
    });
    CHECK(distance(product, whole.product) < 1e-12);
    REQUIRE(found.size() == whole.entries.size());
    double worst = 0;
    for (const auto& [place, value] : whole.entries)
      worst = std::max(worst, std::abs(found.at(place) - value));
    CHECK(worst < 1e-12 * whole.largest);
  }
}

}  // namespace

TEST_CASE("rows that processes assemble are those of one process", "[device][parallel]") {
  for (const KernelRegistry& registry : registries())
    for (const CellType cell :
         {CellType::triangle, CellType::quadrilateral, CellType::tetrahedron, CellType::hexahedron})
      for (const char* form : {"interior_penalty_a", "upwind_a"})
        for (const bool constrains : {false, true}) check_rows({form, registry, cell}, constrains);
}
