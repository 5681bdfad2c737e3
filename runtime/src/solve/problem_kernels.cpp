#include "solve/problem_kernels.hpp"

#include <algorithm>

#include <femforge/error.hpp>
#include <femforge/kernels/traits.hpp>

namespace femforge {
namespace {

bool is_among(const femforge_input* inputs, int count, const std::string& name) {
  return std::any_of(inputs, inputs + count, [&](const femforge_input& input) { return name == input.name; });
}

void check_problem_kernel(const femforge_kernel& kernel, KernelKind kind, Target target) {
  const KernelTraits traits = traits_of(kernel);
  if (traits.kind != kind) throw Error(kernel.name, std::string("it is no ") + to_string(kind) + " kernel");
  if (traits.target != target)
    throw Error(kernel.name, "it is not of the same target as the residual's kernel");
}

}  // namespace

bool has_coefficient(const femforge_kernel& kernel, const std::string& name) {
  return is_among(kernel.coefficients, kernel.num_coefficients, name);
}

bool has_constant(const femforge_kernel& kernel, const std::string& name) {
  return is_among(kernel.constants, kernel.num_constants, name);
}

const ProblemKernels& checked_kernels(const ProblemKernels& kernels) {
  const Target target = target_of(kernels.residual);
  check_problem_kernel(kernels.residual, KernelKind::residual, target);
  check_problem_kernel(kernels.jacobian, KernelKind::apply, target);
  check_problem_kernel(kernels.diagonal, KernelKind::diagonal, target);
  if (!has_coefficient(kernels.residual, kernels.state))
    throw Error(kernels.residual.name, "it has no coefficient called " + kernels.state,
                "name the one that is solved for");
  return kernels;
}

}  // namespace femforge
