// Words of descriptors, and the data that kernels are launched with.
#include <string>
#include <vector>

#include <femforge/kernels/kernel_inputs.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/mesh/mesh.hpp>
#include "catch.hpp"
#include "kernels/described_kernel.hpp"

using namespace femforge;

TEST_CASE("words of descriptors are read as values") {
  femforge_kernel kernel = described_kernel();
  const KernelTraits element = traits_of(kernel);
  CHECK(element.target == Target::cpu);
  CHECK(element.kind == KernelKind::element_tensor);
  CHECK(element.scalar == Scalar::float64);
  CHECK(element.cell == CellType::triangle);
  CHECK(element.scatter == Scatter::none);
  CHECK(element.numbering == Numbering::separate);
  CHECK_FALSE(element.on_vectors());
  CHECK(element.takes_mesh_points());

  kernel.kernel = "residual";
  kernel.scalar = "float32";
  kernel.input = "points";
  kernel.scatter = "blocks";
  kernel.index_type = "int64";
  kernel.numbering = "shared";
  kernel.component_order = "planar";
  const KernelTraits residual = traits_of(kernel);
  CHECK(residual.kind == KernelKind::residual);
  CHECK(residual.scalar == Scalar::float32);
  CHECK(residual.scatter == Scatter::blocks);
  CHECK(residual.index_type == IndexType::int64);
  CHECK(residual.numbering == Numbering::shared);
  CHECK(residual.component_order == ComponentOrder::planar);
  CHECK(residual.on_vectors());
  CHECK(residual.reads_vectors());
  CHECK(residual.takes_stored_geometry());

  kernel.kernel = "functional";
  kernel.scatter = "ordered";
  const KernelTraits functional = traits_of(kernel);
  CHECK(functional.kind == KernelKind::functional);
  CHECK(functional.scatter == Scatter::ordered);
  CHECK_FALSE(functional.on_vectors());
  CHECK(functional.reads_vectors());
}

TEST_CASE("values are written as the words that they were read from") {
  for (const char* word :
       {"element_tensor", "geometry", "apply", "residual", "diagonal", "assemble", "functional"})
    CHECK(to_string(kernel_kind_from_string(word)) == std::string(word));
  for (const char* word : {"float32", "float64"})
    CHECK(to_string(scalar_from_string(word)) == std::string(word));
}

TEST_CASE("the element of a kernel's L-vectors") {
  const femforge_input inputs[] = {{"kappa", "DP0", 1, 0, 0, nullptr}, {"u", "P2", 6, 1, 0, nullptr}};
  femforge_kernel kernel = described_kernel();
  kernel.arity = 1;
  kernel.row_element = "P1";
  kernel.coefficients = inputs;
  kernel.num_coefficients = 2;
  CHECK(vector_element(kernel) == "P1");
  kernel.arity = 0;
  CHECK(vector_element(kernel) == "P2");
  kernel.num_coefficients = 1;
  CHECK(vector_element(kernel).empty());
}

TEST_CASE("a word that is not known is refused with the kernel's name and those that are") {
  femforge_kernel kernel = described_kernel();
  kernel.scatter = "patch";
  CHECK_THROWS_WITH(
      traits_of(kernel),
      ContainsSubstring("described") && ContainsSubstring("no scatter 'patch'") &&
          ContainsSubstring("element, atomic, tile, merge, colour, gather, blocks, store, ordered"));
  CHECK_THROWS_WITH(kernel_kind_from_string("action"), ContainsSubstring("no kind of kernel 'action'"));
}

TEST_CASE("a kernel is not launched before all of its data is set") {
  const femforge_input coefficient{"kappa", "P1", 3, 0, 0, nullptr};
  const femforge_input constant{"c", "constant", 2, 0, 0, nullptr};
  femforge_kernel kernel = described_kernel();
  kernel.num_coefficients = kernel.num_constants = 1;
  kernel.coefficients = &coefficient;
  kernel.constants = &constant;
  const Mesh mesh = make_box({CellType::triangle, {2, 2, 1}});
  KernelInputs<double> inputs(kernel, mesh);
  DeviceArray<double> output = inputs.make_output();
  CHECK_THROWS_WITH(inputs.arguments(output), ContainsSubstring("kappa has not been set"));
  CHECK_THROWS_WITH(inputs.set_coefficient(0, {1.0}), ContainsSubstring("kappa has 1 values instead of 24"));
  CHECK_THROWS_WITH(inputs.set_coefficient(1, {1.0}), ContainsSubstring("there is no coefficient 1"));
  inputs.set_coefficient(0, std::vector<double>(24, 1.0));
  CHECK_THROWS_WITH(inputs.arguments(output), ContainsSubstring("c has not been set"));
  inputs.set_constant(0, {1.0, 2.0});
  const femforge_arguments arguments = inputs.arguments(output);
  CHECK(static_cast<const double*>(arguments.coefficients[0])[23] == 1.0);
  CHECK(static_cast<const double*>(arguments.constants[0])[1] == 2.0);
}
