// Operators of generated kernels on every target, against matrices assembled from their element tensors, and
// against what is known of their forms.
#include "kernels/mesh_kernels.hpp"
#include "threads.hpp"

using namespace femforge;

namespace {

double tolerance(const femforge_kernel& kernel) {
  return kernel.scalar == std::string("float32") ? 2e-5 : 1e-12;
}

// The kernel of the same form's element tensors, in double precision on the cpu; null where none is
// generated.
const femforge_kernel* tensor_of(const femforge_kernel& kernel) {
  return registries().front().element_tensor_of(kernel);
}

// Every fifth entry, where the kernel knows of constraints.
std::vector<std::int64_t> constrained_entries(const femforge_kernel& kernel, std::int64_t size) {
  std::vector<std::int64_t> result;
  for (std::int64_t entry = 0; kernel.constraints != 0 && entry < size; entry += 5) result.push_back(entry);
  return result;
}

// A kernel's form on a mesh, with all data.
struct Setting {
  explicit Setting(const femforge_kernel& kernel, const std::array<int, 3>& divisions = {3, 3, 2})
      : Setting(kernel, mesh_for(kernel, divisions)) {}
  Setting(const femforge_kernel& kernel, Mesh own) : Setting(kernel, own, restriction_for(kernel, own)) {}
  Setting(const femforge_kernel& kernel, Mesh own, Restriction space)
      : mesh(std::move(own)),
        restriction(std::move(space)),
        constrained(constrained_entries(kernel, restriction.num_entries())) {
    data.add(kernel, mesh.num_cells(), restriction.num_entries());
  }
  Mesh mesh;
  Restriction restriction;
  std::vector<std::int64_t> constrained;
  Data data;
};

// y = A x by element tensors; rows and columns of constrained entries are those of the identity.
std::vector<double> assembled_product(const Setting& setting, const std::vector<double>& tensors,
                                      const std::vector<double>& x) {
  std::vector<double> masked = x;
  for (const std::int64_t entry : setting.constrained) masked[static_cast<std::size_t>(entry)] = 0;
  std::vector<double> y(x.size(), 0.0);
  std::size_t next = 0;
  for (std::int64_t cell = 0; cell < setting.mesh.num_cells(); ++cell) {
    const std::vector<std::size_t> entries = entries_of_cell(setting.restriction, cell);
    for (const std::size_t row : entries)
      for (const std::size_t column : entries) y[row] += tensors[next++] * masked[column];
  }
  REQUIRE(next == tensors.size());
  for (const std::int64_t entry : setting.constrained)
    y[static_cast<std::size_t>(entry)] = x[static_cast<std::size_t>(entry)];
  return y;
}

// What a kernel adds to zeros.
template <class T>
std::vector<double> added_by(const MeshKernel<T>& kernel, const std::vector<double>& x) {
  const Stream stream(kernel.target());
  const DeviceArray<T> in(kernel.target(), converted<T>(x));
  DeviceArray<T> out(kernel.target(), x.size());
  out.fill(T(0));
  kernel.add(in.data(), out.data(), stream);
  stream.synchronize();
  const std::vector<T> y = out.to_host();
  return {y.begin(), y.end()};
}

template <class T>
void check_product(const femforge_kernel& kernel, const femforge_kernel& tensor, const Setting& setting) {
  MeshOperator<T> matrix(kernel, setting.mesh, setting.restriction, setting.constrained);
  give_geometry(matrix.kernel(), setting.mesh);
  const Inputs<T> inputs(matrix.kernel(), setting.data);
  const std::vector<double> x = Noise(3).vector(matrix.size(), -1, 1);
  const std::vector<double> expected =
      assembled_product(setting, element_tensors(tensor, setting.mesh, setting.restriction, setting.data), x);
  const std::vector<double> y = product(matrix, x);
  CHECK(distance(y, expected) < tolerance(kernel));
  const std::vector<T> given = converted<T>(x);
  const std::vector<double> added = added_by(matrix.kernel(), x);
  for (const std::int64_t entry : setting.constrained) {
    const auto place = static_cast<std::size_t>(entry);
    REQUIRE(y[place] == double{given[place]});
    // The kernel itself leaves these entries alone.
    REQUIRE(added[place] == 0);
  }
}

template <class Check>
void for_each_operator(const std::string& kind, const Check& check) {
  for (const KernelRegistry& registry : registries()) {
    std::int64_t count = 0;
    for (const femforge_kernel* kernel : registry.kernels()) {
      if (!is_operator(*kernel, kind)) continue;
      CAPTURE(kernel->name, kernel->target, kernel->scatter);
      check(*kernel);
      ++count;
    }
    CHECK(count > 0);
  }
}

bool has_form(const femforge_kernel& kernel, const std::vector<std::string>& forms) {
  return std::any_of(forms.begin(), forms.end(),
                     [&](const std::string& form) { return kernel.form_file == form + ".form"; });
}

// A box of tetrahedra whose dofs at one end are those at the other one; its points are not.
Setting periodic_setting(const femforge_kernel& kernel) {
  Mesh mesh = make_box({CellType::tetrahedron, {4, 2, 2}});
  const Restriction plain = restriction_for(kernel, mesh);
  const std::vector<std::int32_t> cells = connectivity(mesh, dof_order_from_string(kernel.dof_order));
  const auto place_of = [&](std::size_t k) {
    const auto* x = mesh.points.data() + 3 * cells[k];
    return std::array<double, 3>{x[0], x[1], x[2]};
  };
  std::map<std::array<double, 3>, std::int64_t> offsets;
  for (std::size_t k = 0; k < cells.size(); ++k) offsets[place_of(k)] = plain.offsets()[k];
  std::vector<std::int64_t> folded;
  for (std::size_t k = 0; k < cells.size(); ++k) {
    std::array<double, 3> place = place_of(k);
    if (place[0] == 1) place[0] = 0;
    folded.push_back(offsets.at(place));
  }
  deform(mesh, 0.03);
  return {kernel, std::move(mesh), Restriction(std::move(folded), plain.layout())};
}

template <class T>
void check_symmetry(const femforge_kernel& kernel, bool positive) {
  const Setting setting(kernel, {2, 2, 2});
  MeshOperator<T> matrix(kernel, setting.mesh, setting.restriction, setting.constrained);
  give_geometry(matrix.kernel(), setting.mesh);
  const Inputs<T> inputs(matrix.kernel(), setting.data);
  Noise noise(23);
  for (int repeat = 0; repeat < 3; ++repeat) {
    const std::vector<double> x = noise.vector(matrix.size(), -1, 1);
    const std::vector<double> y = noise.vector(matrix.size(), -1, 1);
    const std::vector<double> ax = product(matrix, x);
    const std::vector<double> ay = product(matrix, y);
    const double scale = std::sqrt(dot(x, x) * dot(ay, ay));
    CHECK(std::abs(dot(x, ay) - dot(y, ax)) < tolerance(kernel) * scale);
    if (positive) CHECK(dot(x, ax) > 0);
  }
}

// Points of the entries of the L-vector, and their components.
struct Places {
  std::vector<std::array<double, 3>> points;
  std::vector<int> components;
};

// Of the entries of an E-vector.
Places by_cell(const Places& places, const DofMap& dofs) {
  Places result;
  for (const std::int64_t dof : dofs.cell_dofs()) {
    result.points.push_back(places.points[static_cast<std::size_t>(dof)]);
    result.components.push_back(places.components[static_cast<std::size_t>(dof)]);
  }
  return result;
}

Places places_of(const femforge_kernel& kernel, const Mesh& mesh) {
  const auto dim = static_cast<std::size_t>(mesh.dimension());
  Places places;
  const auto add = [&](const std::vector<double>& points, std::size_t row, int component) {
    std::array<double, 3> x{};
    for (std::size_t a = 0; a < dim; ++a) x[a] = points[row * dim + a];
    places.points.push_back(x);
    places.components.push_back(component);
  };
  if (kernel.numbering == std::string("shared")) {
    for (std::size_t point = 0; point < static_cast<std::size_t>(mesh.num_points()); ++point)
      for (int c = 0; c < kernel.components; ++c) add(mesh.points, point, c);
    return places;
  }
  const DofMap dofs(mesh, kernel.row_element, dof_order_from_string(kernel.dof_order));
  const std::vector<double> points = dofs.points(mesh);
  for (std::size_t dof = 0; dof < dofs.components().size(); ++dof) add(points, dof, dofs.components()[dof]);
  return kernel.scatter == std::string("element") ? by_cell(places, dofs) : places;
}

// Translations, and for rotations the planes of the axes a < b.
std::vector<std::vector<double>> rigid_modes(const Places& places, std::size_t components, bool rotations) {
  std::vector<std::vector<double>> modes;
  const auto add = [&](const auto& value) {
    std::vector<double> mode;
    for (std::size_t i = 0; i < places.points.size(); ++i)
      mode.push_back(value(places.points[i], static_cast<std::size_t>(places.components[i])));
    modes.push_back(mode);
  };
  for (std::size_t a = 0; a < components; ++a)
    add([a](const std::array<double, 3>&, std::size_t c) { return c == a ? 1.0 : 0.0; });
  for (std::size_t b = 0; rotations && b < components; ++b)
    for (std::size_t a = 0; a < b; ++a)
      add([a, b](const std::array<double, 3>& x, std::size_t c) {
        return c == a ? -x[b] : (c == b ? x[a] : 0.0);
      });
  return modes;
}

template <class T>
void check_modes(const femforge_kernel& kernel, bool rotations) {
  Setting setting(kernel);
  const Restriction& restriction = setting.restriction;
  MeshOperator<T> matrix(kernel, setting.mesh, restriction);
  give_geometry(matrix.kernel(), setting.mesh);
  const Inputs<T> inputs(matrix.kernel(), setting.data);
  const double scale = largest(product(matrix, Noise(5).vector(matrix.size(), -1, 1)));
  const auto components = static_cast<std::size_t>(kernel.components);
  const auto modes = rigid_modes(places_of(kernel, setting.mesh), components, rotations);
  REQUIRE(modes.size() == (rotations ? components * (components + 1) / 2 : components));
  for (const std::vector<double>& mode : modes)
    CHECK(largest(product(matrix, mode)) < tolerance(kernel) * scale);
}

template <class T>
std::vector<T> product_of_bits(const MeshOperator<T>& matrix, const std::vector<double>& x) {
  const Stream stream(matrix.target());
  const DeviceArray<T> in(matrix.target(), converted<T>(x));
  DeviceArray<T> out(matrix.target(), x.size());
  matrix.apply(in.data(), out.data(), stream);
  stream.synchronize();
  return out.to_host();
}

template <class T>
void check_bits(const femforge_kernel& kernel) {
  const Setting setting(kernel, {5, 4, 3});
  MeshOperator<T> matrix(kernel, setting.mesh, setting.restriction, setting.constrained);
  give_geometry(matrix.kernel(), setting.mesh);
  const Inputs<T> inputs(matrix.kernel(), setting.data);
  const std::vector<double> x = Noise(29).vector(matrix.size(), -1, 1);
  const std::vector<T> first = product_of_bits(matrix, x);
  for (const int number : {2, 1}) {
    const Threads threads(number);
    CHECK(product_of_bits(matrix, x) == first);
  }
}

}  // namespace

TEST_CASE("apply kernels multiply as the matrices of their cells do", "[matrix-free][device]") {
  for_each_operator("apply", [](const femforge_kernel& kernel) {
    const femforge_kernel* const tensor = tensor_of(kernel);
    if (tensor == nullptr) {
      // The only ones with no element tensor; the second one in the covering part only.
      const bool known = starts_with(kernel.name, "vector_laplace_q1") ||
                         starts_with(kernel.name, "laplace_q3_hex") ||
                         std::string(kernel.name).find("_lexicographic_gather_") != std::string::npos;
      CHECK(known);
      return;
    }
    for (const std::array<int, 3>& divisions : {std::array<int, 3>{3, 3, 2}, std::array<int, 3>{1, 1, 1}}) {
      if (mesh_for(kernel, divisions).num_cells() == 0) continue;  // a single cell has no interior facets
      if (kernel.scalar == std::string("float32"))
        check_product<float>(kernel, *tensor, Setting(kernel, divisions));
      else
        check_product<double>(kernel, *tensor, Setting(kernel, divisions));
    }
  });
}

TEST_CASE("cells that share dofs and no points are multiplied with their own points",
          "[matrix-free][device]") {
  for_each_operator("apply", [](const femforge_kernel& kernel) {
    const bool of_vertices =
        is_over_cells(kernel) && kernel.cell == std::string("tetrahedron") && kernel.nodes == 4;
    if (!of_vertices || kernel.numbering != std::string("separate") ||
        kernel.scalar != std::string("float64") || traits_of(kernel).by_cells())
      return;
    if (const femforge_kernel* const tensor = tensor_of(kernel); tensor != nullptr)
      check_product<double>(kernel, *tensor, periodic_setting(kernel));
  });
}

TEST_CASE("diagonal kernels find the diagonals of what element matrices add up to", "[matrix-free][device]") {
  for_each_operator("diagonal", [](const femforge_kernel& kernel) {
    const femforge_kernel* const tensor = tensor_of(kernel);
    REQUIRE(tensor != nullptr);
    const Setting setting(kernel);
    MeshKernel<double> bound(kernel, setting.mesh, setting.restriction, setting.constrained);
    give_geometry(bound, setting.mesh);
    const Inputs<double> inputs(bound, setting.data);
    const std::vector<double> tensors =
        element_tensors(*tensor, setting.mesh, setting.restriction, setting.data);
    std::vector<double> expected(static_cast<std::size_t>(bound.size()), 0.0);
    std::size_t next = 0;
    for (std::int64_t cell = 0; cell < setting.mesh.num_cells(); ++cell) {
      const std::vector<std::size_t> entries = entries_of_cell(setting.restriction, cell);
      // two cells of a facet have dofs in common, which couple with themselves across it
      for (std::size_t row = 0; row < entries.size(); ++row, next += entries.size())
        for (std::size_t column = 0; column < entries.size(); ++column)
          if (entries[row] == entries[column]) expected[entries[row]] += tensors[next + column];
    }
    for (const std::int64_t entry : setting.constrained) expected[static_cast<std::size_t>(entry)] = 1;
    const std::vector<double> diagonal = diagonal_of(bound, setting.constrained).to_host();
    CHECK(distance(diagonal, expected) < 1e-12);
    for (const std::int64_t entry : setting.constrained)
      REQUIRE(diagonal[static_cast<std::size_t>(entry)] == 1);
  });
}

TEST_CASE("residual kernels add up the vectors of their cells", "[matrix-free][device]") {
  for_each_operator("residual", [](const femforge_kernel& kernel) {
    const femforge_kernel* const tensor = tensor_of(kernel);
    REQUIRE(tensor != nullptr);
    const Setting setting(kernel);
    MeshKernel<double> bound(kernel, setting.mesh, setting.restriction, setting.constrained);
    give_geometry(bound, setting.mesh);
    const Inputs<double> inputs(bound, setting.data);
    const std::vector<double> tensors =
        element_tensors(*tensor, setting.mesh, setting.restriction, setting.data);
    std::vector<double> expected(static_cast<std::size_t>(bound.size()), 0.0);
    std::size_t next = 0;
    for (std::int64_t cell = 0; cell < setting.mesh.num_cells(); ++cell)
      for (const std::size_t row : entries_of_cell(setting.restriction, cell))
        expected[row] += tensors[next++];
    for (const std::int64_t entry : setting.constrained) expected[static_cast<std::size_t>(entry)] = 0;
    DeviceArray<double> y(bound.target(), expected.size());
    y.fill(0);
    const Stream stream(bound.target());
    bound.add(nullptr, y.data(), stream);
    stream.synchronize();
    CHECK(distance(y.to_host(), expected) < 1e-12);
  });
}

TEST_CASE("operators of symmetric forms are symmetric, and positive where the form is",
          "[matrix-free][device]") {
  for_each_operator("apply", [](const femforge_kernel& kernel) {
    if (!is_over_cells(kernel)) return;  // with those over cells in test_facets.cpp
    const bool positive =
        has_form(kernel, {"laplace", "mass", "interior_penalty", "boundary_conditions",
                          "elasticity_interior_penalty", "traction", "biharmonic", "vector_laplace",
                          "elasticity", "elasticity_lame", "weighted_laplace", "curved_laplace",
                          "two_materials", "strain_projection", "p_laplace", "neo_hookean", "at_points"});
    const bool symmetric =
        positive || has_form(kernel, {"helmholtz", "stokes", "stokes_mini", "stokes_interior_penalty",
                                      "phase_change", "heat_step"});
    if (!symmetric) {
      CHECK(has_form(kernel, {"advection_diffusion", "upwind", "acoustic_waves"}));
      return;
    }
    if (kernel.scalar == std::string("float32"))
      check_symmetry<float>(kernel, positive);
    else
      check_symmetry<double>(kernel, positive);
  });
}

TEST_CASE("rigid motions need no force, and constants no flux", "[matrix-free][device]") {
  for_each_operator("apply", [](const femforge_kernel& kernel) {
    const bool elastic = has_form(kernel, {"elasticity", "elasticity_lame"});
    if (!elastic && !has_form(kernel, {"laplace", "vector_laplace", "weighted_laplace", "curved_laplace"}))
      return;
    if (kernel.scalar == std::string("float32"))
      check_modes<float>(kernel, elastic);
    else
      check_modes<double>(kernel, elastic);
  });
}

TEST_CASE("sums by colour and by node, and E-vectors, have the same bits in every run",
          "[matrix-free][device]") {
  std::int64_t checked = 0;
  for_each_operator("apply", [&](const femforge_kernel& kernel) {
    const std::string scatter = kernel.scatter;
    if (scatter != "colour" && scatter != "gather" && scatter != "element") return;
    if (kernel.scalar == std::string("float32"))
      check_bits<float>(kernel);
    else
      check_bits<double>(kernel);
    ++checked;
  });
  CHECK(checked > 0);
}
