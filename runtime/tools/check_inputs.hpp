// The files that `femforge check` writes and its program reads.
#ifndef FEMFORGE_TOOLS_CHECK_INPUTS_HPP
#define FEMFORGE_TOOLS_CHECK_INPUTS_HPP

#include <cstdint>
#include <string>
#include <vector>

#include <femforge/kernels/kernel.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/space/restriction.hpp>

namespace femforge {

/// @throws Error if the file cannot be read, or written.
template <class T>
std::vector<T> read_values(const std::string& file);
template <class T>
void write_values(const std::string& file, const std::vector<T>& values);

/// The same numbers in another precision.
template <class T>
std::vector<T> converted(const std::vector<double>& values);

/// The inputs of one kernel, from files whose names begin alike (see check_program.hpp).
class CheckInputs {
 public:
  CheckInputs(const femforge_kernel& kernel, std::string folder);

  const Mesh& mesh() const noexcept { return mesh_; }
  /// Whether there is a file with that ending.
  bool has(const std::string& ending) const;
  /// Plain doubles in the precision of T.
  template <class T>
  std::vector<T> values(const std::string& ending) const {
    return converted<T>(read_values<double>(base_ + ending));
  }
  std::vector<std::int64_t> integers(const std::string& ending) const {
    return read_values<std::int64_t>(base_ + ending);
  }
  /// Coefficients [number][cell][entry], and constants [number][entry].
  template <class T>
  std::vector<std::vector<T>> coefficients() const;
  template <class T>
  std::vector<std::vector<T>> constants() const;
  /// The restriction in the file with that ending.
  Restriction restriction(const std::string& ending) const;

 private:
  const femforge_kernel& kernel_;
  std::string base_;
  Mesh mesh_;
};

}  // namespace femforge

#endif
