// Patterns of matrices: what a target has to provide, beside backend.hpp. Arguments are checked by the
// callers; pointers and streams are the target's own.
#ifndef FEMFORGE_SRC_SPARSE_PATTERN_BACKEND_HPP
#define FEMFORGE_SRC_SPARSE_PATTERN_BACKEND_HPP

#include <cstdint>

#include <femforge/device/device.hpp>
#include "sparse/pattern_operations.hpp"

namespace femforge {

/// A matrix by rows, without values.
template <class Index>
struct PatternArrays {
  DeviceArray<std::int64_t> row_begin;  // [row], and the end of the last
  DeviceArray<Index> columns;           // ascending in a row
};
template <class Index>
struct PatternView {
  std::int64_t num_rows;
  const std::int64_t* row_begin;
  const Index* columns;
};

template <class Index>
class PatternBackend {
 public:
  PatternBackend() = default;
  virtual ~PatternBackend() = default;
  PatternBackend(const PatternBackend&) = delete;
  PatternBackend& operator=(const PatternBackend&) = delete;

  /// @param diagonal rows that have a diagonal entry even if no cell has them; an entry each.
  virtual PatternArrays<Index> build(const SpacePair<Index>& spaces,
                                     const DeviceArray<std::int64_t>& diagonal,
                                     const Stream& stream) const = 0;
  virtual void write_nonzeros(const SpacePair<Index>& spaces, const PatternView<Index>& pattern,
                              IndexView nonzeros, const Stream& stream) const = 0;
  virtual void find_diagonal(std::int64_t count, const std::int64_t* rows, const PatternView<Index>& pattern,
                             std::int64_t* entries, const Stream& stream) const = 0;
  virtual void write_coordinates(std::int64_t count, const WriteCoordinates<Index>& work,
                                 const Stream& stream) const = 0;
  virtual void narrow(std::int64_t count, const std::int64_t* from, std::int32_t* to,
                      const Stream& stream) const = 0;
};

/// @throws Error if the runtime was built without this target.
template <class Index>
const PatternBackend<Index>& pattern_backend(Target target);

template <class Index>
const PatternBackend<Index>& cpu_patterns();
template <class Index>
const PatternBackend<Index>& cuda_patterns();
template <class Index>
const PatternBackend<Index>& hip_patterns();

}  // namespace femforge

#endif
