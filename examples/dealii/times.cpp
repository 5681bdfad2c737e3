// Seconds of one product with Laplace's operator: by generated kernels, and by deal.II's MatrixFree with
// degrees known at compile time, in turn. Prints JSON. For one core, set OMP_NUM_THREADS=1.
#include <femforge_kernels.h>

#include <deal.II/base/mpi.h>
#include <deal.II/base/vectorization.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <exception>
#include <string>
#include <vector>

#include <femforge/adapters/dealii.hpp>

#include "reference.hpp"
#include "spaces.hpp"

namespace {

using namespace femforge;
using reference::Vector;

/// Of the processor, whatever else it does.
template <class Operator>
double seconds(const Operator& laplace, Vector& y, const Vector& x, int products) {
  const std::clock_t start = std::clock();
  for (int k = 0; k < products; ++k) laplace.vmult(y, x);
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC / products;
}

double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2),
                   values.end());
  return values[values.size() / 2];
}

template <int degree>
void measure(const char* element, unsigned int refinements, const KernelRegistry& registry, bool is_last) {
  dealii::Triangulation<3> mesh;
  spaces::make_cube(mesh, 2);
  mesh.refine_global(refinements);
  const spaces::Space<3> space(mesh, degree, 1);
  KernelQuery query;
  query.form_file = "diffusion.form";
  query.cell = CellType::hexahedron;
  query.row_element = element;
  query.scalar = Scalar::float64;
  dealii_adapter::Operator<3> own(dealii_adapter::find_kernels(registry, query, true));
  own.initialize(space.matrix_free(dealii::update_default), space.constraints());
  reference::Operator<3, reference::Laplace, degree> theirs;
  theirs.initialize(space.matrix_free(reference::update_flags));
  Vector x;
  own.initialize_dof_vector(x);
  x = 1.;
  Vector y(x);
  const int products = static_cast<int>(1 + 4000000 / x.size());
  std::vector<double> of_own;
  std::vector<double> of_theirs;
  std::vector<double> ratios;
  for (int round = 0; round < 15; ++round) {
    of_own.push_back(seconds(own, y, x, products));
    of_theirs.push_back(seconds(theirs, y, x, products));
    ratios.push_back(of_theirs.back() / of_own.back());
  }
  std::printf(
      "    {\"degree\": %d, \"unknowns\": %u, \"cells\": %u, \"kernel_seconds\": %.3e, "
      "\"matrix_free_seconds\": %.3e, "
      "\"ratio\": %.2f, \"ratio_lowest\": %.2f, \"ratio_highest\": %.2f}%s\n",
      degree, space.handler().n_dofs(), mesh.n_active_cells(), median(of_own), median(of_theirs),
      median(ratios), *std::min_element(ratios.begin(), ratios.end()),
      *std::max_element(ratios.begin(), ratios.end()), is_last ? "" : ",");
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const dealii::Utilities::MPI::MPI_InitFinalize mpi(argc, argv, 1);
    const KernelRegistry registry(femforge_kernels_cpu);
    std::printf("{\n  \"command\": \"OMP_NUM_THREADS=1 dealii_times\",\n");
    std::printf("  \"dealii_version\": \"%s\",\n", DEAL_II_PACKAGE_VERSION);
    std::printf("  \"dealii_doubles_per_vector\": %zu,\n", dealii::VectorizedArray<double>::size());
    std::printf("  \"rounds\": 15,\n  \"products\": [\n");
    measure<1>("Q1", 5, registry, false);
    measure<2>("Q2", 4, registry, false);
    measure<4>("Q4-gll", 3, registry, true);
    std::printf("  ]\n}\n");
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", message_of(error).c_str());
    return 1;
  }
}
