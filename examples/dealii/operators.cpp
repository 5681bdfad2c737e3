#include <deal.II/fe/fe_q.h>
#include <deal.II/grid/grid_generator.h>
#include <deal.II/grid/tria.h>
#include <deal.II/matrix_free/fe_evaluation.h>
#include <deal.II/matrix_free/matrix_free.h>

#include <cstdio>

int main() {
  dealii::Triangulation<3> mesh;
  dealii::GridGenerator::subdivided_hyper_cube(mesh, 2);
  std::printf("%u\n", mesh.n_active_cells());
  return 0;
}
