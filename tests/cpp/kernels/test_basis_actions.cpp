// Basis actions of all targets: polynomials at points, volumes, and transposes by their inner products.
#include <femforge_test_kernels.h>

#include <cmath>
#include <string>
#include <vector>

#include <femforge/error.hpp>
#include <femforge/kernels/basis_action.hpp>
#include "catch.hpp"

using namespace femforge;

namespace {

constexpr std::int64_t num_cells = 21;
using Values = std::vector<double>;

std::vector<BasisActions> all_actions() {
  std::vector<BasisActions> result{BasisActions(femforge_test_kernels_basis_cpu)};
#if FEMFORGE_TEST_CUDA
  if (is_available(Target::cuda)) result.emplace_back(femforge_test_kernels_basis_cuda);
#endif
#if FEMFORGE_TEST_HIP
  if (is_available(Target::hip)) result.emplace_back(femforge_test_kernels_basis_hip);
#endif
  return result;
}

Values run(const femforge_basis_action& action, const Values& values) {
  const Target target = target_of(action);
  const Stream stream(target);
  const DeviceArray<double> in(target, values);
  DeviceArray<double> out(target, static_cast<std::size_t>(num_cells * action.results_per_cell));
  out.poison();
  femforge_basis_arguments arguments{};
  arguments.num_cells = num_cells;
  arguments.values = in.data();
  arguments.results = out.data();
  launch(action, arguments, stream);
  stream.synchronize();
  return out.to_host();
}

// What stands where in vectors at nodes or at points.
struct Place {
  std::int64_t direction, component, cell;
  std::vector<int> at;  // number in each direction
};

// Calls a function for every entry of a vector, in order.
template <class Visit>
void visit(const femforge_basis_action& action, bool at_points, int directions, const Visit& each) {
  const int extent = at_points ? action.points : action.nodes;
  std::int64_t inside = 1;
  for (int d = 0; d < action.dim; ++d) inside *= extent;
  const std::int64_t components = action.components;
  const std::int64_t total = directions * components * num_cells * inside;
  for (std::int64_t entry = 0; entry < total; ++entry) {
    std::int64_t place = entry % inside;
    const std::int64_t rest = entry / inside;
    Place found;
    if (std::string(action.layout) == "component")
      found = {rest / num_cells / components, rest / num_cells % components, rest % num_cells, {}};
    else
      found = {rest / components % directions, rest % components, rest / components / directions, {}};
    for (int d = 0; d < action.dim; ++d, place /= extent)
      found.at.push_back(static_cast<int>(place % extent));
    each(static_cast<std::size_t>(entry), found);
  }
}

// A quadratic function in each direction that differs from cell to cell and component to component: its
// value, or its derivative in a direction.
double sample(const Place& place, const double* places, int derivative) {
  double result = 1.0 + static_cast<double>(place.cell) + 0.5 * static_cast<double>(place.component);
  for (std::size_t d = 0; d < place.at.size(); ++d) {
    const double x = places[place.at[d]], shift = 0.3 * static_cast<double>(d);
    result *= static_cast<int>(d) == derivative ? 2 * x + shift : x * x + shift * x + 1.0;
  }
  return result;
}

Values at_nodes(const femforge_basis_action& action) {
  Values result(static_cast<std::size_t>(action.values_per_cell * num_cells));
  visit(action, false, 1,
        [&](std::size_t k, const Place& place) { result[k] = sample(place, action.node_places, -1); });
  return result;
}

double inner(const Values& a, const Values& b) {
  REQUIRE(a.size() == b.size());
  double sum = 0;
  for (std::size_t k = 0; k < a.size(); ++k) sum += a[k] * b[k];
  return sum;
}

std::string name_of(const femforge_basis_action& action, const std::string& other) {
  const std::string name = action.name;
  return name.substr(0, name.size() - std::string(action.action).size()) + other;
}

}  // namespace

TEST_CASE("polynomials have their values and derivatives at points", "[kernels][device]") {
  for (const BasisActions& actions : all_actions()) {
    for (const femforge_basis_action* action : actions.actions()) {
      const std::string what = action->action;
      if (what != "interp" && what != "grad") continue;
      CAPTURE(action->name, action->target);
      const Values found = run(*action, at_nodes(*action));
      visit(*action, true, what == "grad" ? action->dim : 1, [&](std::size_t k, const Place& place) {
        const int derivative = what == "grad" ? static_cast<int>(place.direction) : -1;
        const double right = sample(place, action->point_places, derivative);
        CHECK(std::abs(found[k] - right) <= 1e-12 * std::abs(right) + 1e-12);
      });
    }
  }
}

TEST_CASE("transposes of basis actions are their transposes", "[kernels][device]") {
  for (const BasisActions& actions : all_actions()) {
    for (const femforge_basis_action* action : actions.actions()) {
      const std::string what = action->action;
      if (what != "interp" && what != "grad") continue;
      CAPTURE(action->name, action->target);
      const femforge_basis_action* other = actions.find(name_of(*action, what + "_transpose"));
      REQUIRE(other != nullptr);
      const Values u = at_nodes(*action);
      const Values forward = run(*action, u);
      Values v(forward.size());
      for (std::size_t k = 0; k < v.size(); ++k) v[k] = std::sin(0.7 * static_cast<double>(k));
      const double left = inner(forward, v), right = inner(u, run(*other, v));
      CHECK(std::abs(left - right) <= 1e-11 * std::sqrt(inner(forward, forward) * inner(v, v)));
    }
  }
}

TEST_CASE("weights add up to the volume of each cell", "[kernels][device]") {
  for (const BasisActions& actions : all_actions()) {
    for (const femforge_basis_action* action : actions.actions()) {
      if (std::string(action->action) != "weight") continue;
      CAPTURE(action->name, action->target);
      const Values weights = run(*action, Values(1));
      for (std::int64_t cell = 0; cell < num_cells; ++cell) {
        double sum = 0;
        for (std::int64_t k = 0; k < action->results_per_cell; ++k)
          sum += weights[static_cast<std::size_t>(cell * action->results_per_cell + k)];
        CHECK(std::abs(sum - 1.0) < 1e-14);
      }
    }
  }
}

TEST_CASE("basis actions refuse what is not theirs", "[kernels]") {
  const BasisActions actions(femforge_test_kernels_basis_cpu);
  CHECK(actions.find("basis_of_nothing") == nullptr);
  const femforge_basis_action& action = *actions.actions().front();
  const Stream stream(Target::cpu);
  femforge_basis_arguments arguments{};
  CHECK_NOTHROW(launch(action, arguments, stream));  // no cells
  arguments.num_cells = 1;
  CHECK_THROWS_AS(launch(action, arguments, stream), Error);
  arguments.num_cells = -1;
  CHECK_THROWS_AS(launch(action, arguments, stream), Error);
  femforge_basis_action elsewhere = action;
  elsewhere.target = "cuda";
  CHECK_THROWS_AS(launch(elsewhere, arguments, stream), Error);
}
