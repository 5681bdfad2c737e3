// What the programs for PETSc share: the kernels of a target, what the first process says, and an end that
// leaves no process waiting.
#ifndef FEMFORGE_PETSC_PROGRAM_HPP
#define FEMFORGE_PETSC_PROGRAM_HPP

#include <functional>
#include <string>

#include <femforge/adapters/petsc.hpp>
#include <femforge/kernels/basis_action.hpp>
#include <femforge/kernels/registry.hpp>

namespace program {

/// The target that -target names; cpu without it. @throws Error if it is not built or has no device.
femforge::Target target_from_options();
/// The kernels of a target, and its basis actions. @throws Error if there are none.
femforge::KernelRegistry kernels_of(femforge::Target target);
femforge::BasisActions basis_actions_of(femforge::Target target);

/// Of all processes.
double largest(double value);
double sum(double value);
/// Prints on the first process, as printf.
[[gnu::format(printf, 1, 2)]] void print(const char* format, ...);
/// Prints a number that should not be above another one. @returns whether it is not.
bool report(const char* what, double error, double allowed);

/// How long some work of all processes takes, in seconds: from when the first one begins to when the last one
/// has ended, on the device too.
double seconds_of(femforge::Target target, const std::function<void()>& work);

/// With -json FILE, the first process writes an object there: the target, its device, the number of
/// processes, and other entries. @throws femforge::Error if that is impossible.
void write_json(const std::string& entries, femforge::Target target);

/// The main program: begins and ends PETSc; an exception of one process ends all.
/// @param work whether all is well. @returns the exit code.
int run(int argc, char** argv, const char* help, const std::function<bool()>& work);

}  // namespace program

#endif
