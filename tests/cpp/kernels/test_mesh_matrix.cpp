// Generated assemble kernels on meshes, against the host's assembly of element matrices.
#include <femforge_test_kernels.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

#include <femforge/error.hpp>
#include <femforge/kernels/mesh_matrices.hpp>
#include <femforge/kernels/mesh_matrix.hpp>
#include <femforge/kernels/registry.hpp>
#include "catch.hpp"
#include "mends.hpp"
#include "meshes.hpp"

using namespace femforge;

namespace {

using Registry = const femforge_kernel* const* (*)(std::int32_t*);

std::vector<const femforge_kernel*> kernels_of(Registry registry, const std::string& kind) {
  std::int32_t count = 0;
  const femforge_kernel* const* all = registry(&count);
  std::vector<const femforge_kernel*> result;
  for (std::int32_t k = 0; k < count; ++k)
    if (all[k]->kernel == kind) result.push_back(all[k]);
  return result;
}

std::vector<const femforge_kernel*> assemble_kernels() {
  std::vector<const femforge_kernel*> result = kernels_of(femforge_test_kernels_cpu, "assemble");
  const auto add = [&](Registry registry) {
    for (const femforge_kernel* kernel : kernels_of(registry, "assemble")) result.push_back(kernel);
  };
#if FEMFORGE_TEST_CUDA
  if (is_available(Target::cuda)) add(femforge_test_kernels_cuda);
#endif
#if FEMFORGE_TEST_HIP
  if (is_available(Target::hip)) add(femforge_test_kernels_hip);
#endif
  static_cast<void>(add);
  return result;
}

// The cpu's kernel for the element matrices of the same form; null if there is none.
const femforge_kernel* element_kernel_of(const femforge_kernel& kernel) {
  return KernelRegistry(femforge_test_kernels_cpu).element_tensor_of(kernel);
}

// Numbers between 1/2 and 3/2.
template <class T>
std::vector<T> some_values(std::int64_t size, int seed) {
  std::vector<T> result;
  for (std::int64_t k = 0; k < size; ++k)
    result.push_back(static_cast<T>(1 + 0.5 * std::sin(seed + 3.7 * static_cast<double>(k))));
  return result;
}

// The coefficients and constants of a kernel on a mesh.
template <class T>
struct Inputs {
  Inputs(const femforge_kernel& kernel, const Mesh& mesh) {
    for (int k = 0; k < kernel.num_coefficients; ++k)
      coefficients.push_back(some_values<T>(mesh.num_cells() * kernel.coefficients[k].size, k));
    for (int k = 0; k < kernel.num_constants; ++k)
      constants.push_back(some_values<T>(kernel.constants[k].size, 10 + k));
  }
  std::vector<std::vector<T>> coefficients, constants;
};

template <class T>
std::vector<T> element_matrices(const femforge_kernel& kernel, const Mesh& mesh, const Inputs<T>& inputs) {
  const DofOrder order = dof_order_from_string(kernel.dof_order);
  const bool ufcx = std::string(kernel.input) == "ufcx";
  const std::vector<T> coordinates = ufcx ? ufcx_coordinates<T>(mesh, order) : point_coordinates<T>(mesh);
  const std::vector<std::int32_t> cells = connectivity(mesh, order);
  std::vector<const void*> coefficients, constants;
  for (const auto& values : inputs.coefficients) coefficients.push_back(values.data());
  for (const auto& values : inputs.constants) constants.push_back(values.data());
  std::vector<T> result(static_cast<std::size_t>(mesh.num_cells() * kernel.entries_per_cell));
  femforge_arguments arguments{};
  arguments.num_cells = mesh.num_cells();
  arguments.element_tensors = result.data();
  arguments.coordinates = coordinates.data();
  arguments.cells = cells.data();
  arguments.coefficients = coefficients.data();
  arguments.constants = constants.data();
  launch(kernel, arguments, Stream(Target::cpu));
  return result;
}

template <class T>
void set_inputs(MeshMatrix<T>& matrix, const Inputs<T>& inputs) {
  const femforge_kernel& kernel = matrix.kernel();
  for (int k = 0; k < kernel.num_coefficients; ++k)
    matrix.set_coefficient(matrix.coefficient(kernel.coefficients[k].name),
                           inputs.coefficients[static_cast<std::size_t>(k)]);
  for (int k = 0; k < kernel.num_constants; ++k)
    matrix.set_constant(matrix.constant(kernel.constants[k].name),
                        inputs.constants[static_cast<std::size_t>(k)]);
}

// Largest difference of two matrices, relative to the largest entry. The one that is expected has all entries
// of all cells, the other may lack some that are zero.
double difference(const CsrMatrix& found, const CsrMatrix& expected) {
  REQUIRE(found.num_rows == expected.num_rows);
  double largest = 0, most = 0;
  std::size_t next = 0;
  for (std::size_t row = 0; row < static_cast<std::size_t>(expected.num_rows); ++row) {
    const auto end = static_cast<std::size_t>(found.row_begin[row + 1]);
    for (auto k = static_cast<std::size_t>(expected.row_begin[row]);
         k < static_cast<std::size_t>(expected.row_begin[row + 1]); ++k) {
      const bool is_stored = next < end && found.columns[next] == expected.columns[k];
      const double value = is_stored ? found.values[next++] : 0;
      REQUIRE(std::isfinite(value));
      largest = std::max(largest, std::abs(value - expected.values[k]));
      most = std::max(most, std::abs(expected.values[k]));
    }
    REQUIRE(next == end);
  }
  return most > 0 ? largest / most : largest;
}

DofMap dofs_of(const femforge_kernel& kernel, const char* element, const Mesh& mesh) {
  const bool planar = std::string(kernel.component_order) == "planar";
  return DofMap(mesh, element, dof_order_from_string(kernel.dof_order),
                planar ? ComponentOrder::planar : ComponentOrder::interleaved);
}

template <class T>
constexpr double tolerance = sizeof(T) == 4 ? 1e-5 : 1e-13;

// A square matrix as an operator, and its diagonal.
template <class T>
void check_operator(const MeshMatrix<T>& matrix, const CsrMatrix& expected) {
  const std::vector<T> x = some_values<T>(expected.num_columns, 5);
  const std::vector<double> y = expected.multiply({x.begin(), x.end()});
  const Stream stream(matrix.target());
  const DeviceArray<T> in(matrix.target(), x);
  DeviceArray<T> out(matrix.target(), y.size());
  out.poison();
  const MatrixOperator<T> linear = matrix.as_operator();
  CHECK(linear.size() == expected.num_rows);
  linear.apply(in.data(), out.data(), stream);
  stream.synchronize();
  const std::vector<T> found = out.to_host(), diagonal = matrix.diagonal().to_host();
  const std::vector<double> on_diagonal = expected.diagonal();
  double scale = 1;
  for (const double value : expected.values) scale = std::max(scale, std::abs(value));
  for (std::size_t k = 0; k < y.size(); ++k) {
    REQUIRE(std::abs(static_cast<double>(found[k]) - y[k]) < 100 * tolerance<T> * scale);
    REQUIRE(std::abs(static_cast<double>(diagonal[k]) - on_diagonal[k]) < tolerance<T> * scale);
  }
}

template <class T>
void check_square(const femforge_kernel& kernel, const femforge_kernel& element, const Mesh& mesh) {
  const DofMap dofs = dofs_of(kernel, kernel.row_element, mesh);
  const Inputs<T> inputs(kernel, mesh);
  const CsrMatrix free = assemble_matrix(dofs, dofs, element_matrices<T>(element, mesh, inputs));
  const auto fixed = dofs.boundary_dofs(mesh, [](const std::array<double, 3>& point, int component) {
    return point[0] < 0.2 || component == 1;
  });
  for (const std::vector<std::int64_t>& constrained : {std::vector<std::int64_t>{}, fixed}) {
    CsrMatrix expected = free;
    std::vector<double> load(static_cast<std::size_t>(free.num_rows), 0.0);
    constrain(expected, load, constrained, std::vector<double>(constrained.size(), 0.0));
    MeshMatrix<T> matrix(kernel, mesh, Restriction(dofs), constrained);
    set_inputs(matrix, inputs);
    const Stream stream(matrix.target());
    matrix.assemble(stream);
    matrix.assemble(stream);  // nothing of the first one stays
    stream.synchronize();
    CHECK(difference(matrix.to_host(), expected) < tolerance<T>);
    check_operator(matrix, expected);
    CHECK(matrix.bytes() >
          matrix.pattern().bytes() + static_cast<std::size_t>(matrix.pattern().num_entries()) * sizeof(T));
    matrix.add(stream);  // once more; the diagonal of constrained dofs stays
    stream.synchronize();
    for (double& value : expected.values) value *= 2;
    for (const std::int64_t dof : constrained)
      for (auto k = expected.row_begin[static_cast<std::size_t>(dof)];
           k < expected.row_begin[static_cast<std::size_t>(dof) + 1]; ++k)
        if (expected.columns[static_cast<std::size_t>(k)] == dof)
          expected.values[static_cast<std::size_t>(k)] = 1;
    CHECK(difference(matrix.to_host(), expected) < tolerance<T>);
  }
}

template <class T>
void check_rectangular(const femforge_kernel& kernel, const femforge_kernel& element, const Mesh& mesh) {
  const DofMap rows = dofs_of(kernel, kernel.row_element, mesh);
  const DofMap columns = dofs_of(kernel, kernel.column_element, mesh);
  const Inputs<T> inputs(kernel, mesh);
  CsrMatrix expected = assemble_matrix(rows, columns, element_matrices<T>(element, mesh, inputs));
  const ConstrainedDofs constrained{{1}, {0, 4}};
  for (std::int64_t row = 0; row < expected.num_rows; ++row)
    for (auto k = expected.row_begin[static_cast<std::size_t>(row)];
         k < expected.row_begin[static_cast<std::size_t>(row) + 1]; ++k)
      if (const auto column = expected.columns[static_cast<std::size_t>(k)];
          row == 1 || column == 0 || column == 4)
        expected.values[static_cast<std::size_t>(k)] = 0;
  MeshMatrix<T> matrix(kernel, mesh, Restriction(rows), Restriction(columns), constrained);
  set_inputs(matrix, inputs);
  const Stream stream(matrix.target());
  matrix.assemble(stream);
  stream.synchronize();
  CHECK(difference(matrix.to_host(), expected) < tolerance<T>);
  if (expected.num_rows == expected.num_columns) return;
  CHECK_THROWS_WITH(matrix.as_operator(), ContainsSubstring("not square"));
  CHECK_THROWS_WITH(matrix.diagonal(), ContainsSubstring("not square"));
}

template <class T>
void check_kernel(const femforge_kernel& kernel, const femforge_kernel& element, const Mesh& mesh) {
  CAPTURE(kernel.name, kernel.target, mesh.num_cells());
  if (std::string(kernel.row_element) == kernel.column_element)
    check_square<T>(kernel, element, mesh);
  else
    check_rectangular<T>(kernel, element, mesh);
}

// A kernel of our own for lines of the degree 1: adds a coefficient of each cell times a constant, and 100
// times the number of the entry, to 64-bit nonzeros.
int add_numbers(const femforge_arguments* arguments, void*) {
  const auto* nonzeros = static_cast<const std::int64_t*>(arguments->nonzeros);
  const auto* coefficient = static_cast<const double*>(arguments->coefficients[0]);
  const auto* factor = static_cast<const double*>(arguments->constants[0]);
  auto* values = static_cast<double*>(arguments->matrix_values);
  for (std::int64_t k = 0; k < 4 * arguments->num_cells; ++k)
    if (nonzeros[k] >= 0)
      values[nonzeros[k]] += coefficient[k / 4] * factor[0] + 100.0 * static_cast<double>(k % 4);
  return FEMFORGE_SUCCESS;
}

constexpr femforge_input coefficient_input{"weight", "P0", 1, 0, 0, nullptr};
constexpr femforge_input constant_input{"factor", "constant", 1, 0, 0, nullptr};

femforge_kernel own_kernel() {
  femforge_kernel kernel{};
  kernel.name = "own_assemble";
  kernel.kernel = "assemble";
  kernel.target = "cpu";
  kernel.scalar = "float64";
  kernel.cell = "interval";
  kernel.row_element = kernel.column_element = "P1";
  kernel.dof_order = "ufcx";
  kernel.rows = kernel.columns = 2;
  kernel.entries_per_cell = 4;
  kernel.num_coefficients = kernel.num_constants = 1;
  kernel.coefficients = &coefficient_input;
  kernel.constants = &constant_input;
  kernel.input = "vertices";
  kernel.coordinate_nodes = 2;
  kernel.scatter = "atomic";
  kernel.index_type = "int64";
  kernel.component_order = "interleaved";
  kernel.launch = add_numbers;
  return kernel;
}

}  // namespace

TEST_CASE("assemble kernels make the host's matrix", "[matrix][kernels][device]") {
  std::set<std::string> seen;
  for (const femforge_kernel* kernel : assemble_kernels()) {
    const femforge_kernel* element = element_kernel_of(*kernel);
    const bool over_cells = std::string(kernel->integral) == "cell";  // facets: see test_facets.cpp
    if (element == nullptr || !over_cells || std::string(kernel->input) == "geometry") continue;
    seen.insert(kernel->name);
    const CellType cell = cell_from_string(kernel->cell);
    for (const Mesh& mesh : {random_mesh(cell, 1), make_box({cell, {1, 1, 1}})}) {
      if (mesh.num_nodes() != kernel->coordinate_nodes) continue;
      if (std::string(kernel->scalar) == "float32")
        check_kernel<float>(*kernel, *element, mesh);
      else
        check_kernel<double>(*kernel, *element, mesh);
    }
  }
  for (const char* name :
       {"laplace_p1_tetrahedron_f64_assemble", "laplace_q1_hexahedron_f64_assemble",
        "elasticity_p2x3_tetrahedron_f64_assemble", "elasticity_lame_q1x3_hexahedron_f64_assemble"}) {
    CAPTURE(name);
    CHECK(seen.count(name) == 1);
  }
}

TEST_CASE("components that no term couples have no entries in common", "[matrix][kernels][device]") {
  std::size_t seen = 0;
  for (const femforge_kernel* kernel : assemble_kernels()) {
    if (std::string(kernel->form_file).find("vector_laplace") == std::string::npos) continue;
    ++seen;
    CAPTURE(kernel->name, kernel->target);
    const Mesh mesh = random_mesh(cell_from_string(kernel->cell), 1);
    const std::string blocked = kernel->row_element;  // "P2^3"
    const DofMap dofs = dofs_of(*kernel, kernel->row_element, mesh);
    const MatrixPattern scalar(Target::cpu, Restriction(DofMap(mesh, blocked.substr(0, blocked.find('^')))));
    for (const ComponentOrder l_vector : {ComponentOrder::interleaved, ComponentOrder::planar}) {
      const MeshMatrix<double> matrix(*kernel, mesh, Restriction(dofs, l_vector));
      CHECK(matrix.pattern().num_entries() == mesh.dimension() * scalar.num_entries());
    }
    const UsedEntries used = used_entries(*kernel);
    CHECK_FALSE(used.all());
    CHECK(std::accumulate(used.flags().begin(), used.flags().end(), 0) ==
          kernel->rows * kernel->columns / mesh.dimension());
  }
  CHECK(seen > 0);
}

TEST_CASE("kernels that couple different components add to one matrix", "[matrix][kernels][device]") {
  for (const femforge_kernel* first : assemble_kernels()) {
    if (first->name != std::string("vector_laplace_p1x3_tetrahedron_f64_assemble")) continue;
    for (const femforge_kernel* second : assemble_kernels()) {
      if (second->name != std::string("elasticity_p1x3_tetrahedron_f64_assemble") ||
          second->target != std::string(first->target))
        continue;
      const Mesh mesh = random_mesh(CellType::tetrahedron, 1);
      const DofMap dofs(mesh, first->row_element);
      KernelPart half{first, all_cells(mesh)}, rest{second, {}};
      const std::size_t middle = half.cells.size() / 2;
      rest.cells.assign(half.cells.begin() + static_cast<std::ptrdiff_t>(middle), half.cells.end());
      half.cells.resize(middle);
      std::vector<double> cells = element_matrices<double>(*element_kernel_of(*first), mesh, {*first, mesh});
      const std::vector<double> others =
          element_matrices<double>(*element_kernel_of(*second), mesh, {*second, mesh});
      const auto begin = static_cast<std::ptrdiff_t>(middle) * first->entries_per_cell;
      std::copy(others.begin() + begin, others.end(), cells.begin() + begin);
      for (const std::vector<std::int64_t>& constrained : {std::vector<std::int64_t>{}, {0, 4, 7}}) {
        CsrMatrix expected = assemble_matrix(dofs, dofs, cells);
        const std::size_t full = expected.values.size();
        std::vector<double> load(static_cast<std::size_t>(expected.num_rows), 0.0);
        constrain(expected, load, constrained, std::vector<double>(constrained.size(), 0.0));
        MeshMatrices<double> matrix({half, rest}, mesh, Restriction(dofs), constrained);
        const Stream stream(matrix.target());
        matrix.assemble(stream);
        stream.synchronize();
        CHECK(difference(matrix.to_host(), expected) < tolerance<double>);
        CHECK(matrix.to_host().values.size() < full);
      }
    }
  }
}

TEST_CASE("matrices take data in the mesh's order, for any order of the kernel's cells", "[matrix]") {
  const Mesh mesh = make_box({CellType::interval, {5, 1, 1}, 1});
  const DofMap dofs(mesh, "P1");
  femforge_kernel kernel = own_kernel();
  for (const char* scatter : {"atomic", "colour"}) {
    kernel.scatter = scatter;
    MeshMatrix<double> matrix(kernel, mesh, Restriction(dofs));
    CHECK(std::holds_alternative<DeviceArray<std::int64_t>>(matrix.pattern().nonzeros()));
    const Stream stream(Target::cpu);
    CHECK_THROWS_WITH(matrix.assemble(stream), ContainsSubstring("weight has not been set"));
    matrix.set_coefficient(matrix.coefficient("weight"), {1, 2, 3, 4, 5});
    CHECK_THROWS_WITH(matrix.assemble(stream), ContainsSubstring("factor has not been set"));
    matrix.set_constant(matrix.constant("factor"), {0.5});
    matrix.assemble(stream);
    std::vector<double> expected;
    for (int cell = 1; cell <= 5; ++cell)
      for (int entry = 0; entry < 4; ++entry) expected.push_back(0.5 * cell + 100 * entry);
    CHECK(difference(matrix.to_host(), assemble_matrix(dofs, dofs, expected)) < 1e-15);
    const double* const values = matrix.values();
    MeshMatrix<double> moved = std::move(matrix);
    CHECK(moved.values() == values);
    moved.set_constant(0, {0});
    moved.assemble(stream);
    CHECK(moved.diagonal().to_host() == std::vector<double>{0, 300, 300, 300, 300, 300});
  }
}

TEST_CASE("matrices refuse what does not fit", "[matrix]") {
  const Mesh mesh = make_box({CellType::interval, {3, 1, 1}, 1});
  const Restriction space(DofMap(mesh, "P1"));
  const auto refusal = [&](const char* femforge_kernel::*member, const char* value, const Mesh& on,
                           const Restriction& of) {
    femforge_kernel kernel = own_kernel();
    kernel.*member = value;
    try {
      MeshMatrix<double>(kernel, on, of);
    } catch (const Error& error) {
      return error.cause();
    }
    return std::string("none");
  };
  CHECK(refusal(&femforge_kernel::name, "same", mesh, space) == "none");
  CHECK(refusal(&femforge_kernel::kernel, "apply", mesh, space) == "it does not add to sparse matrices");
  CHECK(refusal(&femforge_kernel::scalar, "float32", mesh, space) ==
        "its scalar type is float32, not float64");
  CHECK(refusal(&femforge_kernel::input, "geometry", mesh, space) == "it takes stored geometry");
  CHECK_THAT(refusal(&femforge_kernel::cell, "triangle", mesh, space),
             ContainsSubstring("cells of type triangle"));
  CHECK_THAT(refusal(&femforge_kernel::name, "same", mesh, Restriction(DofMap(mesh, "P2"))),
             ContainsSubstring("have 2 rows; the restriction has 3 dofs"));
  CHECK_THAT(refusal(&femforge_kernel::name, "same", make_box({CellType::interval, {4, 1, 1}, 1}), space),
             ContainsSubstring("another number of cells"));
  const Mesh bent = random_mesh(CellType::quadrilateral, 1);
  femforge_kernel kernel = own_kernel();
  kernel.cell = "quadrilateral";
  kernel.coordinate_nodes = kernel.rows = kernel.columns = 4;
  kernel.entries_per_cell = 16;
  const Restriction quadrilaterals(DofMap(bent, "Q1"));
  CHECK_NOTHROW(MeshMatrix<double>(kernel, bent, quadrilaterals));
  kernel.input = "affine";
  CHECK_THROWS_WITH(MeshMatrix<double>(kernel, bent, quadrilaterals),
                    ContainsSubstring("one Jacobian a cell"));
  kernel.input = "vertices";
  kernel.entries_per_cell = 10;
  CHECK_THROWS_WITH(MeshMatrix<double>(kernel, bent, quadrilaterals), ContainsSubstring("packed"));
}

TEST_CASE("matrices refuse data of the wrong size", "[matrix]") {
  const Mesh mesh = make_box({CellType::interval, {3, 1, 1}, 1});
  const femforge_kernel kernel = own_kernel();
  MeshMatrix<double> matrix(kernel, mesh, Restriction(DofMap(mesh, "P1")));
  CHECK_THROWS_WITH(matrix.coefficient("width"), ContainsSubstring("no coefficient called width") &&
                                                     ContainsSubstring("there are: weight"));
  CHECK_THROWS_WITH(matrix.constant("weight"), ContainsSubstring("no constant called weight"));
  CHECK_THROWS_WITH(matrix.set_coefficient(0, {1, 2}), ContainsSubstring("weight has 2 values instead of 3"));
  CHECK_THROWS_WITH(matrix.set_coefficient(1, {1, 2, 3}), ContainsSubstring("no coefficient 1"));
  CHECK_THROWS_WITH(matrix.set_constant(-1, {1}), ContainsSubstring("no constant -1"));
}

TEST_CASE("colours on a GPU need cells whose nodes differ", "[matrix][device]") {
  const Mesh mesh = make_box({CellType::interval, {2, 1, 1}, 1});
  for (const Target target : available_targets()) {
    femforge_kernel kernel = own_kernel();
    kernel.target = to_string(target);
    kernel.scatter = "colour";
    const Restriction periodic({0, 1, 1, 1}, {2, 1, 1, 2});
    if (target == Target::cpu)
      CHECK_NOTHROW(MeshMatrix<double>(kernel, mesh, periodic));
    else
      follow(
          "generate it with scatter = atomic",
          [&] {
            try {
              MeshMatrix<double>(kernel, mesh, periodic);
            } catch (const Error& error) {
              CHECK_THAT(error.cause(), ContainsSubstring("cell 1 has a node twice"));
              throw;
            }
          },
          [&] {
            femforge_kernel atomic = kernel;
            atomic.scatter = "atomic";
            MeshMatrix<double>(atomic, mesh, periodic);
          });
    CHECK_NOTHROW(MeshMatrix<double>(kernel, mesh, Restriction({0, 1, 1, 2}, {2, 1, 1, 3})));
  }
}
