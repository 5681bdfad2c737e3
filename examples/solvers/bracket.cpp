// Linear elasticity from a mesh to stresses: a bracket of steel, held where it is lowest and pulled aside
// where it is highest. The load is an integral over a group of facets (forms/facets/traction.form), solved
// for without a matrix; stresses are expressions at points (forms/expressions/stress.form); and forces,
// moments and the energy are functionals (bracket_balance.form), which have to be in balance.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <functional>
#include <limits>

#include <femforge/index.hpp>
#include <femforge/kernels/mesh_functional.hpp>
#include <femforge/kernels/mesh_interpolation.hpp>
#include <femforge/mesh/gmsh.hpp>
#include <femforge/ordering/ordering.hpp>
#include <femforge/solve/preconditioner.hpp>
#include <femforge/solve/solver.hpp>
#include <femforge/space/functions.hpp>
#include <femforge/space/vtu.hpp>
#include "solvers.hpp"

namespace {

using namespace femforge;
using solvers::Point;

// Steel, by Young's modulus and Poisson's ratio. Stresses are in MPa and lengths in m, so forces are in MN.
constexpr double modulus = 210e3;
constexpr double ratio = 0.3;
constexpr double lambda = modulus * ratio / ((1 + ratio) * (1 - 2 * ratio));
constexpr double mu = modulus / (2 * (1 + ratio));
// Of the load, in direction x.
constexpr double pull = 10;

// The bracket with all that is needed of it. Facets are those that are pulled, dofs those that are held.
struct Body {
  Mesh mesh;
  DofMap dofs;
  Restriction space;
  FacetList pulled;
  std::vector<std::int64_t> held;
};

// The parts of the boundary at the lowest and at the highest points, as groups.
void mark_ends(Mesh& mesh) {
  double lowest = std::numeric_limits<double>::max();
  double highest = std::numeric_limits<double>::lowest();
  for (std::size_t z = 2; z < mesh.points.size(); z += 3) {
    lowest = std::min(lowest, mesh.points[z]);
    highest = std::max(highest, mesh.points[z]);
  }
  const double tiny = 1e-9 * (highest - lowest);
  const auto at = [&](double height) {
    return boundary_facets(mesh, [=](const Point& x) { return std::abs(x[2] - height) < tiny; });
  };
  mark_facets(mesh, at(lowest), 1, "held");
  mark_facets(mesh, at(highest), 2, "pulled");
}

Body body_of(const solvers::Run& run, const femforge_kernel& apply) {
  const int n = run.size;
  Mesh mesh = run.mesh.empty()
                  ? make_box({CellType::tetrahedron, {n, n, 2 * n}, 1, {0, 0, 0}, {0.3, 0.3, 0.9}})
                  : read_gmsh(run.mesh);
  if (mesh.cell != CellType::tetrahedron)
    throw Error(run.mesh, "its cells are no tetrahedra", "give a mesh of a body in space, of tetrahedra");
  mark_ends(mesh);
  reorder(mesh, apply.element_batch);
  const DofMap dofs(mesh, apply.row_element);
  return {mesh, dofs, Restriction(dofs), exterior_facets(mesh, facets_of(mesh, "pulled")),
          dofs.facet_dofs(facets_of(mesh, "held"))};
}

// A vector-valued function of the point, as an L-vector.
std::vector<double> function(const Body& body, const std::function<Point(const Point&)>& of_point) {
  return interpolate(body.mesh, body.dofs,
                     [&](const Point& x, int component) { return of_point(x)[index(component)]; });
}

void set_material(MeshKernels<double>& kernels) {
  kernels.set_constant("lmbda", {lambda});
  kernels.set_constant("mu", {mu});
}

// The load on each dof, by the kernel of the integral over facets.
DeviceArray<double> load_on(const solvers::Run& run, const Body& body, const DeviceArray<double>& traction) {
  MeshKernels<double> kernels({on_facets(run.kernel("traction_l_ds1", "residual"), body.pulled)}, body.mesh,
                              body.space, body.held);
  kernels.set_vector("pull", traction.data());
  kernels.set_constant("pressure", {0});  // of the form's part 2, which nothing presses on here
  DeviceArray<double> load(run.target, traction.size());
  const Stream stream(run.target);
  load.fill(0);
  kernels.add(nullptr, load.data(), stream);
  stream.synchronize();
  return load;
}

// The displacement, by conjugate gradients.
DeviceArray<double> displacement_under(const solvers::Run& run, const Body& body,
                                       const DeviceArray<double>& load) {
  const std::vector<std::int64_t> cells = all_cells(body.mesh);
  MeshOperators<double> matrix({{&run.kernel("traction_a", "apply"), cells}}, body.mesh, body.space,
                               body.held);
  MeshKernels<double> diagonal({{&run.kernel("traction_a", "diagonal"), cells}}, body.mesh, body.space,
                               body.held);
  set_material(matrix.kernels());
  set_material(diagonal);
  solvers::ProgressLine line;
  SolverOptions options;
  options.relative_tolerance = 1e-11;
  options.check_interval = 50;
  options.progress = [&](std::int64_t iterations, double norm) {
    line.show("  CG: iteration " + std::to_string(iterations) + ", residual " + std::to_string(norm));
  };
  DeviceArray<double> displacement(run.target, load.size());
  displacement.fill(0);
  const JacobiPreconditioner<double> jacobi(diagonal_of(diagonal, body.held));
  const SolverResult result = solve_cg(matrix, jacobi, load, displacement, options);
  line.clear();
  std::printf("  CG: %s, %lld iterations\n", to_string(result.status),
              static_cast<long long>(result.iterations));
  if (!result.converged()) throw Error("CG", to_string(result.status));
  return displacement;
}

using Tensor = std::array<Point, 3>;
// Of a symmetric tensor, in the order of its dofs: the lower triangle, row by row.
constexpr std::array<std::array<std::size_t, 2>, 6> entries{{{0, 0}, {1, 0}, {1, 1}, {2, 0}, {2, 1}, {2, 2}}};

constexpr const char* von_mises_kernel = "stress_von_mises_dp1_of_p2";
constexpr const char* nodal_stress_kernel = "stress_nodal_stress_p1x_3x3_sym_of_p2";

struct Stresses {
  std::vector<double> von_mises;  ///< of discontinuous elements: each cell has its own at its vertices
  std::vector<double> nodal;      ///< at each vertex the mean of its cells, [vertex][entry]
};

// An expression of the displacement as a function on the element that its kernel is for.
std::vector<double> stress(const femforge_kernel& kernel, const Body& body, const DeviceArray<double>& u) {
  const Restriction nodes(DofMap(body.mesh, kernel.row_element));
  MeshInterpolation<double> values(kernel, body.mesh, nodes, body.space);
  MeshKernel<double>& bound = values.kernel();
  for (int i = 0; i < kernel.num_constants; ++i)  // von Mises' stress does not depend on lambda
    bound.set_constant(i, {std::string(kernel.constants[i].name) == "mu" ? mu : lambda});
  bound.set_vector(bound.coefficient("u"), u.data());
  DeviceArray<double> result(values.target(), index(values.size()));
  const Stream stream(values.target());
  values.apply(nullptr, result.data(), stream);
  stream.synchronize();
  return result.to_host();
}

Stresses stresses_of(const solvers::Run& run, const Body& body, const DeviceArray<double>& u) {
  return {stress(run.kernel(von_mises_kernel, "residual"), body, u),
          stress(run.kernel(nodal_stress_kernel, "residual"), body, u)};
}

// A body with the same stress everywhere has a displacement that is linear: Hooke's law the other way round.
void check_stresses(solvers::Run& run, const Body& body) {
  constexpr Tensor given{{{120, -30, 15}, {-30, 60, 45}, {15, 45, -80}}};
  constexpr double trace = given[0][0] + given[1][1] + given[2][2];
  const std::vector<double> linear = function(body, [&](const Point& x) {
    Point u{};
    for (std::size_t i = 0; i < 3; ++i) {
      for (std::size_t j = 0; j < 3; ++j) u[i] += (1 + ratio) / modulus * given[i][j] * x[j];
      u[i] -= ratio / modulus * trace * x[i];
    }
    return u;
  });
  const Stresses found = stresses_of(run, body, DeviceArray<double>(run.target, linear));
  double square = 0;  // of the deviator
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j) square += std::pow(i == j ? given[i][j] - trace / 3 : given[i][j], 2);
  const double von_mises = std::sqrt(1.5 * square);
  double error = 0;  // a sum, in which nothing gets lost that is no number
  for (const double value : found.von_mises) error += std::abs(value - von_mises);
  for (std::size_t k = 0; k < found.nodal.size(); ++k) {
    const auto [row, column] = entries[k % entries.size()];
    error += std::abs(found.nodal[k] - given[row][column]);
  }
  run.check("stresses of a displacement of which they are known", error / von_mises, 1e-9);
}

/// The functionals of bracket_balance.form, all of the same displacement and load.
class Functionals {
 public:
  Functionals(const solvers::Run& run, const Body& body, const DeviceArray<double>& u,
              const DeviceArray<double>& traction)
      : stream_(run.target),
        virtual_(run.target, u.size()),
        energy_({{&run.kernel("bracket_balance_energy", "functional"), all_cells(body.mesh)}}, body.mesh,
                body.space),
        support_({{&run.kernel("bracket_balance_support_p2", "functional"), all_cells(body.mesh)},
                  on_facets(run.kernel("bracket_balance_support_ds1", "functional"), body.pulled)},
                 body.mesh, body.space),
        load_({on_facets(run.kernel("bracket_balance_load_ds1", "functional"), body.pulled)}, body.mesh,
              body.space) {
    for (MeshFunctional<double>* each : {&energy_, &support_}) {
      set_material(each->kernels());
      each->kernels().set_vector("u", u.data());
    }
    for (MeshFunctional<double>* each : {&support_, &load_}) {
      each->kernels().set_vector("w", virtual_.data());
      each->kernels().set_vector("pull", traction.data());
    }
  }

  double energy() { return energy_.value(stream_); }
  /// Of the supports and of the load, along a virtual displacement.
  double work_of_support(const std::vector<double>& w) { return work(support_, w); }
  double work_of_load(const std::vector<double>& w) { return work(load_, w); }

 private:
  double work(MeshFunctional<double>& functional, const std::vector<double>& w) {
    virtual_.copy_from(w);
    return functional.value(stream_);
  }

  Stream stream_;
  DeviceArray<double> virtual_;
  MeshFunctional<double> energy_;
  MeshFunctional<double> support_;
  MeshFunctional<double> load_;
};

// Translations in x, y and z, and rotations about these axes.
Point rigid_motion(int number, const Point& x) {
  Point w{};
  const int axis = number % 3;
  if (number < 3) {
    w[index(axis)] = 1;
  } else {
    w[index((axis + 1) % 3)] = -x[index((axis + 2) % 3)];
    w[index((axis + 2) % 3)] = x[index((axis + 1) % 3)];
  }
  return w;
}

// Forces and moments of the load and of the supports, which are in balance; and the energy, which is half of
// what the load does along the displacement that it causes.
void check_balance(solvers::Run& run, const Body& body, Functionals& functionals,
                   const std::vector<double>& displacement) {
  double largest = 0;
  double imbalance = 0;
  for (int number = 0; number < 6; ++number) {
    const std::vector<double> motion =
        function(body, [&](const Point& x) { return rigid_motion(number, x); });
    std::vector<double> of_support(motion.size(), 0.0);
    for (const std::int64_t dof : body.held) of_support[index(dof)] = motion[index(dof)];
    const double load = functionals.work_of_load(motion);
    const double support = functionals.work_of_support(of_support);
    largest = std::max(largest, std::abs(load));
    imbalance += std::abs(load + support);
    if (number == 0)
      std::printf("  the load is %.3f kN, the supports bear %.3f kN\n", 1e3 * load, -1e3 * support);
  }
  run.check("forces and moments of the supports, against the load's", imbalance / largest, 1e-7);
  const double energy = functionals.energy();
  const double work = functionals.work_of_load(displacement);
  std::printf("  the body stores %.3f J\n", 1e6 * energy);
  run.check("energy, against half of the load's work", std::abs(energy - work / 2) / energy, 1e-7);
}

// All nine entries, row by row, as pictures have them.
Field whole_tensors(const Field& symmetric) {
  Field field{symmetric.name, 9, std::vector<double>(symmetric.values.size() / 6 * 9)};
  for (std::size_t k = 0; k < symmetric.values.size(); ++k) {
    const auto [row, column] = entries[k % entries.size()];
    double* const tensor = &field.values[k / 6 * 9];
    tensor[3 * row + column] = tensor[3 * column + row] = symmetric.values[k];
  }
  return field;
}

double largest_of(const std::vector<double>& values) {
  const auto [low, high] = std::minmax_element(values.begin(), values.end());
  return std::max(std::abs(*low), std::abs(*high));
}

// The displacement with the stresses that it causes, on cells with points of their own: so von Mises' stress
// jumps between cells as it is.
void write_picture(const solvers::Run& run, const Body& body, const std::vector<double>& displacement,
                   const Stresses& stresses) {
  const Mesh apart = with_own_points(body.mesh);
  const auto field = [&](const char* kernel, const std::vector<double>& values, const char* name) {
    const DofMap dofs(body.mesh, run.kernel(kernel, "residual").row_element);
    return fields_at_points(apart, dofs, values, {name}).front();
  };
  write_vtu(run.picture("bracket"), apart,
            {fields_at_points(apart, body.dofs, displacement, {"displacement"}).front(),
             field(von_mises_kernel, stresses.von_mises, "von_mises"),
             whole_tensors(field(nodal_stress_kernel, stresses.nodal, "stress"))});
}

void solve_bracket(solvers::Run& run) {
  const Body body = body_of(run, run.kernel("traction_a", "apply"));
  solvers::print_size("bracket", body.mesh, body.dofs);
  check_stresses(run, body);
  const DeviceArray<double> traction(run.target, function(body, [](const Point&) {
                                       return Point{pull, 0, 0};
                                     }));
  const DeviceArray<double> solution = displacement_under(run, body, load_on(run, body, traction));
  const std::vector<double> displacement = solution.to_host();
  Functionals functionals(run, body, solution, traction);
  check_balance(run, body, functionals, displacement);
  const Stresses stresses = stresses_of(run, body, solution);
  std::printf("  displacement up to %.2f mm, von Mises' stress up to %.0f MPa\n",
              1e3 * largest_of(displacement), largest_of(stresses.von_mises));
  write_picture(run, body, displacement, stresses);
}

}  // namespace

int main(int argc, char** argv) {
  std::printf("Elasticity: a bracket of steel, pulled aside at its top\n");
  return solvers::run(argc, argv, {solve_bracket}, solvers::Meshes::made_or_read);
}
