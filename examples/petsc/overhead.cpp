#include "overhead.hpp"

#include <algorithm>
#include <sstream>
#include <vector>

#include "program.hpp"

namespace multigrid {
namespace {

using namespace femforge;

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

// Several a sample, so that what a clock and a barrier take is not measured.
constexpr int products_of_sample = 10;

}  // namespace

void time_products(const Level& level, int products) {
  const Target target = level.halo->target();
  const petsc::Vector x = petsc::make_vector(level.plan.num_owned, target, level.processes);
  const petsc::Vector y = petsc::make_vector(level.plan.num_owned, target, level.processes);
  petsc::check(VecSetRandom(x, nullptr));
  const Stream stream = petsc::stream_of(target);
  const auto by_petsc = [&] {
    for (int k = 0; k < products_of_sample; ++k) petsc::check(MatMult(level.matrix, x, y));
  };
  const auto alone = [&] {
    const petsc::Read from(x, target);
    const petsc::Write to(y, target);
    for (int k = 0; k < products_of_sample; ++k) level.action->apply(from.data(), to.data(), stream);
  };
  by_petsc();
  alone();
  std::vector<double> seconds_by_petsc;
  std::vector<double> seconds_alone;
  const int samples = std::max(1, products / products_of_sample);
  for (int k = 0; k < samples; ++k) {
    seconds_by_petsc.push_back(program::seconds_of(target, by_petsc) / products_of_sample);
    seconds_alone.push_back(program::seconds_of(target, alone) / products_of_sample);
  }
  const double of_petsc = median(seconds_by_petsc);
  const double of_operator = median(seconds_alone);
  const double unknowns = program::sum(static_cast<double>(level.plan.num_owned));
  constexpr double micro = 1e6;
  program::print("  a product: %.1f us by MatMult, %.1f us by the operator: %.1f us more\n", of_petsc * micro,
                 of_operator * micro, (of_petsc - of_operator) * micro);
  std::ostringstream entries;
  entries << "\"what\": \"product of an operator without a matrix\", \"degree\": " << level.degree
          << ", \"unknowns\": " << static_cast<long long>(unknowns) << ", \"samples\": " << samples
          << ", \"seconds_by_MatMult\": " << of_petsc << ", \"seconds_by_operator\": " << of_operator;
  program::write_json(entries.str(), target);
}

}  // namespace multigrid
