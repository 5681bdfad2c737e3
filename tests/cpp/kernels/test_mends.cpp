// What refusals of kernels propose is done: descriptors say what was generated, their code does nothing.
#include <string>
#include <vector>

#include <femforge/kernels/basis_action.hpp>
#include <femforge/kernels/kernel.hpp>
#include <femforge/kernels/mesh_functional.hpp>
#include <femforge/kernels/mesh_interpolation.hpp>
#include <femforge/kernels/mesh_kernel.hpp>
#include <femforge/kernels/mesh_kernels.hpp>
#include <femforge/kernels/mesh_matrix.hpp>
#include <femforge/kernels/quadrature_data.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/mesh/facets.hpp>
#include <femforge/mesh/parts.hpp>
#include <femforge/space/seen.hpp>
#include "kernels/described_kernel.hpp"
#include "mends.hpp"
#include "meshes.hpp"

using namespace femforge;

namespace {

const femforge_input inputs[] = {{"kappa", "P1", 3, 0, 0, nullptr}, {"u", "P1", 3, 1, 0, nullptr}};

int launched(const femforge_arguments* /*arguments*/, void* /*stream*/) {
  return FEMFORGE_SUCCESS;
}

// An apply kernel on P1 triangles.
femforge_kernel apply_kernel() {
  femforge_kernel kernel = described_kernel();
  kernel.kernel = "apply";
  kernel.scatter = "atomic";
  kernel.index_type = "int64";
  kernel.numbering = "separate";
  kernel.component_order = "interleaved";
  kernel.nodes = 3;
  kernel.components = kernel.macro_cells = kernel.element_batch = 1;
  kernel.launch = launched;
  return kernel;
}

femforge_kernel assemble_kernel() {
  femforge_kernel kernel = apply_kernel();
  kernel.kernel = "assemble";
  kernel.numbering = "";
  return kernel;
}

template <class Changed>
femforge_kernel changed(femforge_kernel kernel, const Changed& change) {
  change(kernel);
  return kernel;
}

const Mesh& mesh() {
  static const Mesh triangles = make_box({CellType::triangle, {2, 2, 1}});
  return triangles;
}

Restriction space(const char* element = "P1", ComponentOrder order = ComponentOrder::interleaved) {
  return Restriction(DofMap(mesh(), element), order);
}

void bound(const femforge_kernel& kernel, const Restriction& restriction,
           const std::vector<std::int64_t>& constrained = {}) {
  MeshKernel<double>(kernel, mesh(), restriction, constrained);
}

void bound_matrix(const femforge_kernel& kernel) {
  MeshMatrix<double>(kernel, mesh(), space());
}

}  // namespace

TEST_CASE("what is to be generated for vectors of a mesh", "[mends]") {
  const femforge_kernel good = apply_kernel();
  CHECK_NOTHROW(bound(good, space()));
  const femforge_kernel tensors =
      changed(described_kernel(), [](femforge_kernel& kernel) { kernel.launch = launched; });
  for (const char* kind : {"apply", "residual", "diagonal", "functional"})
    follow(
        "generate apply, residual, diagonal or functional", [&] { bound(tensors, space()); },
        [&] { bound(changed(good, [&](femforge_kernel& kernel) { kernel.kernel = kind; }), space()); });
  const femforge_kernel by_cell = changed(good, [](femforge_kernel& kernel) { kernel.scatter = "element"; });
  const auto refused = [&] { bound(by_cell, space()); };
  follow("give restriction_of_cells", refused,
         [&] { bound(by_cell, restriction_of_cells(mesh().num_cells(), by_cell.nodes, 1)); });
  for (const char* scatter : {"atomic", "colour", "gather"})
    follow("generate it with another scatter", refused, [&] {
      bound(changed(good, [&](femforge_kernel& kernel) { kernel.scatter = scatter; }), space());
    });
  follow(
      "generate it with constraints = true", [&] { bound(good, space(), {0}); },
      [&] { bound(changed(good, [](femforge_kernel& kernel) { kernel.constraints = 1; }), space(), {0}); });
  const femforge_kernel vectors = changed(good, [](femforge_kernel& kernel) { kernel.components = 2; });
  follow(
      "generate the kernel with component_order = planar",
      [&] { bound(vectors, space("P1^2", ComponentOrder::planar)); },
      [&] {
        bound(changed(vectors, [](femforge_kernel& kernel) { kernel.component_order = "planar"; }),
              space("P1^2", ComponentOrder::planar));
      });
}

TEST_CASE("spaces of a kernel", "[mends]") {
  const femforge_kernel one = apply_kernel();
  const femforge_kernel two = changed(one, [](femforge_kernel& kernel) {
    kernel.trial_nodes = kernel.columns = 6;
    kernel.column_element = "P2";
  });
  const auto of_each = [](const femforge_kernel& kernel) {
    MeshKernel<double>(kernel, mesh(), space(), space("P2"));
  };
  follow(
      "give one restriction", [&] { of_each(one); }, [&] { bound(one, space()); });
  follow(
      "give a restriction of each", [&] { bound(two, space()); }, [&] { of_each(two); });
}

TEST_CASE("kernels that give values of an expression", "[mends]") {
  const femforge_kernel diagonal =
      changed(apply_kernel(), [](femforge_kernel& kernel) { kernel.kernel = "diagonal"; });
  for (const char* kind : {"residual", "apply"})
    follow(
        "generate residual or apply", [&] { MeshInterpolation<double>(diagonal, mesh(), space()); },
        [&] {
          const femforge_kernel good =
              changed(diagonal, [&](femforge_kernel& kernel) { kernel.kernel = kind; });
          MeshInterpolation<double>(good, mesh(), space());
        });
}

TEST_CASE("what adds to vectors, and to one number", "[mends]") {
  const femforge_kernel adds = apply_kernel();
  const femforge_kernel number = changed(adds, [](femforge_kernel& kernel) {
    kernel.kernel = "functional";
    kernel.scatter = "ordered";
    kernel.row_element = "";
    kernel.arity = 0;
  });
  const Stream stream(Target::cpu);
  const MeshKernel<double> operation(adds, mesh(), space());
  const MeshKernel<double> functional(number, mesh(), space());
  const auto add_to = [&](const MeshKernel<double>& kernel) { kernel.add_to(nullptr, stream); };
  const auto add = [&](const MeshKernel<double>& kernel) { kernel.add(nullptr, nullptr, stream); };
  follow(
      "call add_to", [&] { add(functional); }, [&] { add_to(functional); });
  follow(
      "call add", [&] { add_to(operation); }, [&] { add(operation); });
  const auto bound_functional = [&](const femforge_kernel& kernel) {
    MeshFunctional<double>({{&kernel, all_cells(mesh())}}, mesh(), space());
  };
  follow(
      "generate it with kernel = functional", [&] { bound_functional(adds); },
      [&] { bound_functional(number); });
}

TEST_CASE("points that are numbered as nodes", "[mends]") {
  const femforge_kernel shared =
      changed(apply_kernel(), [](femforge_kernel& kernel) { kernel.numbering = "shared"; });
  std::vector<std::int64_t> offsets = space().offsets();
  for (std::int64_t& offset : offsets) offset = mesh().num_points() - 1 - offset;
  const Restriction backwards(offsets, {3, 1, 1, mesh().num_points()});
  const auto refused = [&] { bound(shared, backwards); };
  follow("use restriction_of_points", refused, [&] { bound(shared, restriction_of_points(mesh(), 1)); });
  follow("or generate it with numbering = separate", refused, [&] { bound(apply_kernel(), backwards); });
}

TEST_CASE("arguments of basis actions", "[mends]") {
  femforge_basis_action action{};
  action.name = "basis_of_nothing";
  action.target = "cpu";
  action.launch = [](const femforge_basis_arguments* arguments, void* /*stream*/) {
    return arguments->values == nullptr ? FEMFORGE_INVALID_ARGUMENT : FEMFORGE_SUCCESS;
  };
  const Stream stream(Target::cpu);
  const double value = 0;
  femforge_basis_arguments none{}, good{};
  good.values = &value;
  follow(
      "give arrays for values and results", [&] { launch(action, none, stream); },
      [&] { launch(action, good, stream); });
  femforge_basis_action elsewhere = action;
  elsewhere.target = "cuda";
  follow(
      "give a stream of cuda", [&] { launch(elsewhere, good, stream); },
      [&] { launch(action, good, stream); });
}

TEST_CASE("geometry that is stored", "[mends]") {
  const femforge_kernel reader = changed(apply_kernel(), [](femforge_kernel& kernel) {
    kernel.input = "geometry";
    kernel.geometry_size = 3;
  });
  const femforge_kernel own = changed(described_kernel(), [](femforge_kernel& kernel) {
    kernel.name = "described_geometry";
    kernel.kernel = "geometry";
    kernel.geometry_size = 3;
    kernel.launch = launched;
  });
  const femforge_kernel another = changed(own, [](femforge_kernel& kernel) { kernel.geometry_size = 6; });
  MeshKernel<double> kernel(reader, mesh(), space());
  follow(
      "use described_geometry of the same target", [&] { kernel.compute_geometry(another, mesh()); },
      [&] { kernel.compute_geometry(own, mesh()); });
  const Mesh finer = make_box({mesh().cell, {3, 3, 3}});
  follow(
      "give the mesh that it is bound to", [&] { kernel.compute_geometry(own, finer); },
      [&] { kernel.compute_geometry(own, mesh()); });
  MeshKernel<double> fresh(reader, mesh(), space());
  const Stream stream(Target::cpu);
  std::vector<double> x(9), y(9);
  const auto added = [&] { fresh.add(x.data(), y.data(), stream); };
  follow("call compute_geometry", added, [&] {
    fresh.compute_geometry(own, mesh());
    added();
  });
}

TEST_CASE("data of a kernel by name and by kind", "[mends]") {
  const femforge_kernel description = changed(apply_kernel(), [](femforge_kernel& kernel) {
    kernel.num_coefficients = 2;
    kernel.coefficients = inputs;
  });
  MeshKernel<double> kernel(description, mesh(), space());
  for (const char* name : {"kappa", "u"})
    follow(
        "there are: kappa, u", [&] { kernel.coefficient("k"); }, [&] { kernel.coefficient(name); });
  const std::vector<double> of_cells(static_cast<std::size_t>(3 * mesh().num_cells())), of_mesh(9);
  follow(
      "use set_vector", [&] { kernel.set_coefficient(1, of_cells); },
      [&] { kernel.set_vector(1, of_mesh.data()); });
  follow(
      "use set_coefficient", [&] { kernel.set_vector(0, of_mesh.data()); },
      [&] { kernel.set_coefficient(0, of_cells); });
}

TEST_CASE("what is to be generated for matrices", "[mends]") {
  const femforge_kernel good = assemble_kernel();
  const auto with = [&](const auto& change) { return [&] { bound_matrix(changed(good, change)); }; };
  const auto plain = [&] { bound_matrix(good); };
  follow("generate assemble", with([](femforge_kernel& kernel) { kernel.kernel = "apply"; }), plain);
  follow("generate it with output = full", with([](femforge_kernel& kernel) { kernel.entries_per_cell = 6; }),
         plain);
  const auto stored = [](femforge_kernel& kernel) { kernel.input = "geometry"; };
  follow("generate it with input = vertices", with(stored), plain);
  follow("or call the kernel itself", with(stored),
         [&] { launch(changed(good, stored), femforge_arguments{}, Stream(Target::cpu)); });
}

TEST_CASE("cells that are no parallelepipeds", "[mends]") {
  const Mesh bent = random_mesh(CellType::quadrilateral, 1);
  const Restriction nodes(DofMap(bent, "Q1"));
  const femforge_kernel affine = changed(apply_kernel(), [](femforge_kernel& kernel) {
    kernel.cell = "quadrilateral";
    kernel.coordinate_nodes = kernel.nodes = kernel.rows = kernel.columns = 4;
    kernel.input = "affine";
  });
  follow(
      "generate it with input = vertices", [&] { MeshKernel<double>(affine, bent, nodes); },
      [&] {
        MeshKernel<double>(changed(affine, [](femforge_kernel& kernel) { kernel.input = "vertices"; }), bent,
                           nodes);
      });
}

TEST_CASE("arguments that a kernel refuses", "[mends]") {
  const auto wants_coordinates = [](const femforge_arguments* arguments, void*) {
    return arguments->coordinates == nullptr ? FEMFORGE_INVALID_ARGUMENT : FEMFORGE_SUCCESS;
  };
  const femforge_kernel kernel =
      changed(described_kernel(), [&](femforge_kernel& each) { each.launch = wants_coordinates; });
  femforge_arguments arguments{};
  const auto launched_with = [&] { launch(kernel, arguments, Stream(Target::cpu)); };
  follow("see the comments of femforge_arguments; it takes its input as 'vertices'", launched_with, [&] {
    arguments.coordinates = mesh().points.data();
    launched_with();
  });
}

TEST_CASE("variants that a kernel does not have", "[mends]") {
  std::int32_t variant = 0;
  femforge_kernel kernel = changed(described_kernel(), [](femforge_kernel& each) {
    each.launch = [](const femforge_arguments*, void*) { return FEMFORGE_SUCCESS; };
  });
  const auto launched = [&] { launch(kernel, femforge_arguments{}, Stream(Target::cpu), variant); };
  follow("leave it out: the kernel has one way for all numbers of cells", launched, [&] {
    variant = by_number_of_cells;
    launched();
  });
  kernel.num_variants = 2;
  kernel.launch_variant = [](std::int32_t number, const femforge_arguments*, void*) {
    return number == 1 ? FEMFORGE_SUCCESS : FEMFORGE_INVALID_ARGUMENT;
  };
  variant = 2;
  follow("take one of 0 to 1", launched, [&] {
    variant = 1;
    launched();
  });
}

TEST_CASE("what a library says that a kernel calls", "[mends]") {
  const auto not_yet = [](const femforge_arguments* arguments, void*) {
    return arguments->workspace == nullptr ? -1001 : FEMFORGE_SUCCESS;
  };
  const femforge_kernel kernel = changed(described_kernel(), [&](femforge_kernel& each) {
    each.launch = not_yet;
    each.message = [](int code) { return code == -1001 ? "not initialised" : "something else"; };
  });
  femforge_arguments arguments{};
  const auto launched_with = [&] { launch(kernel, arguments, Stream(Target::cpu)); };
  CHECK_THROWS_WITH(launched_with(), ContainsSubstring("says: not initialised"));
  follow("an earlier kernel may have failed; the first launch of a thread must not be captured",
         launched_with, [&] {
           arguments.workspace = &arguments;
           launched_with();
         });
}

TEST_CASE("words of descriptors", "[mends]") {
  for (const char* word : {"element_tensor", "geometry", "apply", "residual", "diagonal", "assemble"})
    follow(
        "those known are: element_tensor, geometry, apply, residual, diagonal, assemble",
        [] { kernel_kind_from_string("action"); }, [&] { kernel_kind_from_string(word); });
}

TEST_CASE("coefficients that are not given at quadrature points", "[mends]") {
  follow(
      "it has the degrees of freedom of P1", [] { quadrature_points(inputs[0], mesh()); },
      [] { CHECK(Element(inputs[0].element, CellType::triangle).num_dofs() == inputs[0].size); });
}

TEST_CASE("kernels for parts of a mesh that do not go together", "[mends]") {
  const femforge_kernel apply = apply_kernel();
  const femforge_kernel single = changed(apply, [](femforge_kernel& own) { own.scalar = "float32"; });
  const auto parts = [](const std::vector<KernelPart>& given) {
    MeshKernels<double>(given, mesh(), space());
  };
  follow(
      "give kernels that work on the same vectors",
      [&] {
        parts({{&apply, {0}}, {&single, {1}}});
      },
      [&] {
        parts({{&apply, {0}}, {&apply, {1}}});
      });
  follow(
      "give each cell to a kernel",
      [&] {
        parts({{&apply, {}}});
      },
      [&] {
        parts({{&apply, {2}}});
      });
}

TEST_CASE("curved cells for kernels of straight ones", "[mends]") {
  const femforge_kernel apply = apply_kernel();
  Mesh half_curved = make_box({CellType::triangle, {2, 2, 1}, 2});
  transform(half_curved, [](std::array<double, 3>& x) { x[1] += x[0] > 0.5 ? 0.1 * x[0] * x[0] : 0.025; });
  const CellClasses classes = cell_classes(half_curved);
  REQUIRE(!classes.curved.empty());
  REQUIRE(!classes.affine.empty());
  const Restriction restriction(DofMap(half_curved, "P1"), ComponentOrder::interleaved);
  const auto given = [&](const std::vector<std::int64_t>& cells) {
    MeshKernels<double>({{&apply, cells}}, half_curved, restriction);
  };
  follow(
      "take it for cells that are not (cell_classes)", [&] { given(classes.curved); },
      [&] { given(classes.affine); });
}

TEST_CASE("kernels for other entities than those of a mesh", "[mends]") {
  const femforge_kernel apply = apply_kernel();
  const femforge_kernel outside =
      changed(apply, [](femforge_kernel& own) { own.integral = "exterior_facet"; });
  const FacetList facets = exterior_facets(mesh());
  const Mesh sides = seen_from(facets, mesh());
  const Restriction seen = seen_from(facets, space(), "P1", CellType::triangle);
  follow(
      "give the mesh itself", [&] { MeshKernel<double>(apply, sides, seen); },
      [&] { MeshKernel<double>(apply, mesh(), space()); });
  follow(
      "give seen_from(facets, mesh)", [&] { MeshKernel<double>(outside, mesh(), space()); },
      [&] { MeshKernel<double>(outside, sides, seen); });
}

TEST_CASE("rows of coefficients for parts of a mesh", "[mends]") {
  const femforge_kernel apply = changed(apply_kernel(), [](femforge_kernel& own) {
    own.coefficients = inputs;
    own.num_coefficients = 1;
  });
  const auto given = [&](std::int64_t rows) {
    MeshKernels<double> kernels({{&apply, {1, 3}}}, mesh(), space());
    kernels.set_coefficient("kappa", std::vector<double>(static_cast<std::size_t>(rows * inputs[0].size)));
  };
  follow(
      "give [cell of the whole mesh][entry]",
      [&] {
        MeshKernels<double> kernels({{&apply, {1, 3}}}, mesh(), space());
        kernels.set_coefficient("kappa", std::vector<double>(7));
      },
      [&] { given(mesh().num_cells()); });
}

TEST_CASE("data at points of facets is no data of cells", "[mends]") {
  const double middle[] = {0.5, 0.5};
  const femforge_input flow[] = {{"flow", "quadrature1", 1, 0, 1, middle}};
  const femforge_kernel outside = changed(apply_kernel(), [&](femforge_kernel& own) {
    own.integral = "exterior_facet";
    own.coefficients = flow;
    own.num_coefficients = 1;
  });
  const FacetList facets = exterior_facets(mesh());
  MeshKernels<double> kernels({on_facets(outside, facets)}, mesh(), space());
  const std::vector<double> values(static_cast<std::size_t>(facets.size()));
  follow(
      "give it part by part: set_coefficient(part, name, values)",
      [&] { kernels.set_coefficient("flow", values); }, [&] { kernels.set_coefficient(0, "flow", values); });
  const Mesh sides = seen_from(facets, mesh());
  follow(
      "give data where quadrature_points says", [&] { moved_points(flow[0], sides, sides, {}); },
      [&] { CHECK(quadrature_points(flow[0], sides).size() == 2 * values.size()); });
}

TEST_CASE("facets that do not say how cells are seen", "[mends]") {
  const double numbers[6] = {};
  const femforge_kernel outside = changed(apply_kernel(), [&](femforge_kernel& own) {
    own.integral = "exterior_facet";
    own.num_views = 6;
    own.view_size = 1;
    own.view_table = numbers;
  });
  const FacetList facets = exterior_facets(mesh());
  const Mesh sides = seen_from(facets, mesh());
  const Restriction seen = seen_from(facets, space(), "P1", CellType::triangle);
  Mesh by_hand = sides;
  by_hand.views.clear();
  follow(
      "make it by seen_from(facets, mesh)", [&] { MeshKernel<double>(outside, by_hand, seen); },
      [&] { MeshKernel<double>(outside, sides, seen); });
}
