// Systems with integrals over cells and facets, with manufactured solutions: elasticity, Stokes, sound.
#include <femforge/kernels/mesh_kernels.hpp>
#include <femforge/solve/minres.hpp>
#include <femforge/solve/solver.hpp>
#include "kernels/facet_problems.hpp"
#include "sanitized.hpp"

using namespace femforge;

namespace {

// u = (bump, 0, 0) in an elastic body that is held.
double elasticity_error(const KernelRegistry& registry, int n) {
  const Mesh mesh = shuffled(CellType::tetrahedron, n);
  const DofMap dofs(mesh, "DP1^3");
  const Restriction space(dofs);
  MeshOperators<double> matrix(
      parts_of(registry, "elasticity_interior_penalty_a", "dp1x3_tetrahedron", "colour_apply", mesh), mesh,
      space);
  const double lmbda = 1.25;
  const double mu = 1;
  matrix.kernels().set_constant("lmbda", {lmbda});
  matrix.kernels().set_constant("mu", {mu});
  const Function u = bump(3);
  // - (lmbda + mu) grad of d u / dx - mu div grad u
  const auto mixed = [](std::size_t other) {
    return [other](const Point& x) {
      const std::size_t third = 3 - other;
      return std::cos(pi * x[0]) * std::cos(pi * x[other]) * std::sin(pi * x[third]);
    };
  };
  const double k = pi * pi;
  const std::vector<double> load = load_of(mesh, dofs, 1,
                                           {[&](const Point& x) { return k * (lmbda + mu + 3 * mu) * u(x); },
                                            [&](const Point& x) { return -k * (lmbda + mu) * mixed(1)(x); },
                                            [&](const Point& x) { return -k * (lmbda + mu) * mixed(2)(x); }});
  const std::vector<double> found = solved_plainly(
      matrix, load, [&](const auto& none, const DeviceArray<double>& of, DeviceArray<double>& to) {
        return solve_cg(matrix, none, of, to);
      });
  return l2_error(mesh, dofs, 1, found, u);
}

struct StokesErrors {
  double velocity;
  double pressure;
};

// A vortex in a stream that crosses the boundary; -div grad u + grad p = f with p = cos(pi x).
StokesErrors stokes_errors(const KernelRegistry& registry, int n) {
  const Mesh mesh = shuffled(CellType::triangle, n);
  const DofMap dofs(mesh, "[DP2^2, DP1]");
  const DofMap velocities(mesh, "DP2^2");
  const Restriction space(dofs);
  const std::string element = "dp2x2_dp1_triangle";
  const MeshOperators<double> matrix(parts_of(registry, "stokes_interior_penalty_a", element, "apply", mesh),
                                     mesh, space);
  MeshKernels<double> right(parts_of(registry, "stokes_interior_penalty_l", element, "residual", mesh), mesh,
                            space);
  const auto vortex = [](double x, double y) {
    return 0.5 * (1 - std::cos(2 * pi * x)) * std::sin(2 * pi * y);
  };
  const auto force = [](double x, double y) {
    return 2 * pi * pi * std::sin(2 * pi * y) * (1 - 2 * std::cos(2 * pi * x));
  };
  const std::vector<Function> u{[&](const Point& x) { return 1 + vortex(x[0], x[1]); },
                                [&](const Point& x) { return 0.5 - vortex(x[1], x[0]); }};
  const std::vector<Function> f{[&](const Point& x) { return force(x[0], x[1]) - pi * std::sin(pi * x[0]); },
                                [&](const Point& x) { return -force(x[1], x[0]); }};
  right.set_coefficient("f", gather<double>(velocities, interpolated(velocities, mesh, f)));
  right.set_coefficient("wall", gather<double>(velocities, interpolated(velocities, mesh, u)));
  DeviceArray<double> load(matrix.target(), static_cast<std::size_t>(dofs.num_dofs()));
  load.fill(0);
  const Stream stream(matrix.target());
  right.add(nullptr, load.data(), stream);
  stream.synchronize();
  const std::vector<double> found = solved_plainly(
      matrix, load.to_host(), [&](const auto& none, const DeviceArray<double>& of, DeviceArray<double>& to) {
        SolverOptions options;
        options.relative_tolerance = 1e-8;
        options.max_iterations = 20000;
        return solve_minres(matrix, none, of, to, options);
      });
  // pressures are known up to a constant: that which is nearest to p in L2, of a domain of area 1
  const auto pressure = [&](double shift) {
    return l2_error(
        mesh, dofs, 1, found, [&](const Point& x) { return std::cos(pi * x[0]) + shift; }, 0, 1);
  };
  const double plain = pressure(0);
  const double shifted = pressure(1);
  const double mean = (plain * plain + 1 - shifted * shifted) / 2;
  return {std::hypot(l2_error(mesh, dofs, 2, found, u[0], 0), l2_error(mesh, dofs, 2, found, u[1], 1)),
          pressure(mean)};
}

// Sound in a box: what turns (u, p) into its rate of change, the mass matrix still before it.
struct Sound {
  Mesh mesh;
  DofMap dofs;
  Restriction space;
  MeshOperators<double> mass;
  MeshOperators<double> rate;

  Sound(const KernelRegistry& registry, int n, double speed)
      : mesh(shuffled(CellType::triangle, n)),
        dofs(mesh, "[DP1^2, DP1]"),
        space(dofs),
        mass(parts_of(registry, "acoustic_waves_m", "dp1x2_dp1_triangle", "apply", mesh), mesh, space),
        rate(parts_of(registry, "acoustic_waves_r", "dp1x2_dp1_triangle", "apply", mesh), mesh, space) {
    rate.kernels().set_constant("c", {speed});
  }

  std::vector<double> rate_of(const std::vector<double>& state) const {
    return solved_plainly(mass, product(rate, state),
                          [&](const auto& none, const DeviceArray<double>& of, DeviceArray<double>& to) {
                            return solve_cg(mass, none, of, to);
                          });
  }
};

std::vector<double> sum_of(std::vector<double> x, double factor, const std::vector<double>& y) {
  for (std::size_t k = 0; k < x.size(); ++k) x[k] += factor * y[k];
  return x;
}

// A standing wave, by the classical method of Runge and Kutta, after a time.
double sound_error(const KernelRegistry& registry, int n) {
  const double speed = 1.5;
  const double end = 0.3;
  const double frequency = speed * pi * std::sqrt(2.0);
  const Sound sound(registry, n, speed);
  const auto wave = [](const Point& x) { return std::cos(pi * x[0]) * std::cos(pi * x[1]); };
  const Function nothing = [](const Point&) { return 0.0; };
  std::vector<double> state = interpolated(sound.dofs, sound.mesh, {nothing, nothing, wave});
  const int steps = 6 * n;
  const double dt = end / steps;
  for (int step = 0; step < steps; ++step) {
    const std::vector<double> k1 = sound.rate_of(state);
    const std::vector<double> k2 = sound.rate_of(sum_of(state, dt / 2, k1));
    const std::vector<double> k3 = sound.rate_of(sum_of(state, dt / 2, k2));
    const std::vector<double> k4 = sound.rate_of(sum_of(state, dt, k3));
    for (std::size_t k = 0; k < state.size(); ++k)
      state[k] += dt / 6 * (k1[k] + 2 * k2[k] + 2 * k3[k] + k4[k]);
  }
  const double grown = std::sin(frequency * end) * pi / frequency;
  const auto error = [&](const Function& exact, int component, std::size_t part) {
    return l2_error(sound.mesh, sound.dofs, 1, state, exact, component, part);
  };
  const double u =
      error([&](const Point& x) { return grown * std::sin(pi * x[0]) * std::cos(pi * x[1]); }, 0, 0);
  const double v =
      error([&](const Point& x) { return grown * std::cos(pi * x[0]) * std::sin(pi * x[1]); }, 1, 0);
  const double p = error([&](const Point& x) { return std::cos(frequency * end) * wave(x); }, 0, 1);
  return std::hypot(u, v, p);
}

}  // namespace

TEST_CASE("discontinuous elements solve elasticity", "[matrix-free]") {
  const KernelRegistry& registry = registries().front();
  if (registry.find("elasticity_interior_penalty_a_dp1x3_tetrahedron_f64_colour_apply") == nullptr) return;
  const int cells = is_sanitized ? 3 : 5;
  const double coarse = elasticity_error(registry, cells);
  const double fine = elasticity_error(registry, 2 * cells);
  CAPTURE(coarse, fine);
  CHECK(std::log2(coarse / fine) > 1.6);
}

TEST_CASE("discontinuous elements solve Stokes' equations", "[matrix-free]") {
  const KernelRegistry& registry = registries().front();
  if (registry.find("stokes_interior_penalty_a_dp2x2_dp1_triangle_f64_apply") == nullptr) return;
  const StokesErrors coarse = stokes_errors(registry, 6);
  const StokesErrors fine = stokes_errors(registry, 12);
  CAPTURE(coarse.velocity, fine.velocity, coarse.pressure, fine.pressure);
  CHECK(std::log2(coarse.velocity / fine.velocity) > 2.7);
  CHECK(std::log2(coarse.pressure / fine.pressure) > 1.7);
}

TEST_CASE("discontinuous elements carry sound", "[matrix-free]") {
  const KernelRegistry& registry = registries().front();
  if (registry.find("acoustic_waves_r_dp1x2_dp1_triangle_f64_apply") == nullptr) return;
  const double coarse = sound_error(registry, 6);
  const double fine = sound_error(registry, 12);
  CAPTURE(coarse, fine);
  CHECK(std::log2(coarse / fine) > 1.7);
}

TEST_CASE("sound loses energy, and no mass", "[matrix-free][device]") {
  const double speed = 1.5;
  for (const KernelRegistry& registry : registries()) {
    if (registry.find("acoustic_waves_r_dp1x2_dp1_triangle_f64_apply") == nullptr) continue;
    const Sound sound(registry, 4, speed);
    const std::vector<double> state = Noise(31).vector(sound.dofs.num_dofs(), -1, 1);
    const std::vector<double> rate = product(sound.rate, state);
    double energy = 0;
    double size = 0;
    double mass = 0;
    for (std::size_t dof = 0; dof < state.size(); ++dof) {
      const bool is_pressure = sound.dofs.components()[dof] == 2;
      energy += (is_pressure ? 1 : speed * speed) * state[dof] * rate[dof];
      if (is_pressure) mass += rate[dof];
      size += std::abs(rate[dof]);
    }
    CHECK(energy < -0.01 * size);
    CHECK(std::abs(mass) < 1e-13 * size);
  }
}

TEST_CASE("tractions and pressures balance a uniform stress", "[matrix-free][device]") {
  // u = (s x, t y, t z): sigma = diag(along, across, across), pulled where x is 0 or 1, pressed elsewhere
  const double s = 0.3;
  const double t = -0.2;
  const double lmbda = 1.25;
  const double mu = 0.8;
  const double along = lmbda * (s + 2 * t) + 2 * mu * s;
  const double across = lmbda * (s + 2 * t) + 2 * mu * t;
  for (const KernelRegistry& registry : registries()) {
    const std::string element = "p1x3_tetrahedron";
    const auto kernel = [&](const std::string& name) { return registry.find("traction_" + name); };
    if (kernel("l_ds1_" + element + "_f64_residual") == nullptr) continue;
    const Mesh mesh = shuffled(CellType::tetrahedron, 3);
    const DofMap dofs(mesh, "P1^3");
    const Restriction space(dofs);
    std::vector<CellFacet> ends;
    std::vector<CellFacet> sides;
    for (const std::size_t d : {std::size_t{0}, std::size_t{1}, std::size_t{2}})
      for (const double where : {0.0, 1.0}) {
        const auto own =
            boundary_facets(mesh, [=](const Point& x) { return std::abs(x[d] - where) < 1e-10; });
        std::vector<CellFacet>& list = d == 0 ? ends : sides;
        list.insert(list.end(), own.begin(), own.end());
      }
    MeshOperators<double> matrix({{kernel("a_" + element + "_f64_apply"), all_cells(mesh)}}, mesh, space);
    matrix.kernels().set_constant("lmbda", {lmbda});
    matrix.kernels().set_constant("mu", {mu});
    MeshKernels<double> right(
        {on_facets(*kernel("l_ds1_" + element + "_f64_residual"), exterior_facets(mesh, ends)),
         on_facets(*kernel("l_ds2_" + element + "_f64_residual"), exterior_facets(mesh, sides))},
        mesh, space);
    const Target target = matrix.target();
    const Function nothing = [](const Point&) { return 0.0; };
    const DeviceArray<double> pull(
        target,
        interpolated(dofs, mesh, {[&](const Point& x) { return (2 * x[0] - 1) * along; }, nothing, nothing}));
    right.set_vector("pull", pull.data());
    right.set_constant("pressure", {-across});
    DeviceArray<double> load(target, pull.size());
    load.fill(0);
    const Stream stream(target);
    right.add(nullptr, load.data(), stream);
    stream.synchronize();
    const std::vector<double> u =
        interpolated(dofs, mesh,
                     {[&](const Point& x) { return s * x[0]; }, [&](const Point& x) { return t * x[1]; },
                      [&](const Point& x) { return t * x[2]; }});
    CHECK(distance(product(matrix, u), load.to_host()) < 1e-12);
  }
}
