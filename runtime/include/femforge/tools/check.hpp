// Comparison of what two targets (or a kernel and a reference) computed, entry by entry.
#ifndef FEMFORGE_TOOLS_CHECK_HPP
#define FEMFORGE_TOOLS_CHECK_HPP

#include <cstdint>
#include <string>
#include <vector>

namespace femforge {

/// An entry of an array of element tensors, [cell][entry].
struct EntryPlace {
  std::int64_t cell = -1;  ///< -1: there is none
  int entry = -1;
};

/// How far two arrays of element tensors, or of the entries of a vector that belong to each cell, are apart.
/// Errors of an entry are relative to the largest entry of the reference in the same cell (in the whole array
/// where that cell is all zero, up to 1e-13 of it), or of the magnitudes that are given for it.
struct Comparison {
  std::int64_t num_cells = 0;
  int entries_per_cell = 0;
  double max_absolute = 0;
  double max_relative = 0;
  EntryPlace worst;  ///< where the relative error is largest
  double worst_value = 0;
  double worst_reference = 0;
  std::int64_t num_unwritten = 0;  ///< entries that still hold the poison of DeviceArray::poison
  EntryPlace first_unwritten;
  std::int64_t num_not_finite = 0;  ///< other NaN and infinite entries, in either array
  EntryPlace first_not_finite;

  /// Whether every entry was written, is finite, and is within the relative tolerance. Nothing compared at
  /// all passes: a mesh may have no cells.
  bool passes(double tolerance) const;
  /// One line for people, two if something is wrong.
  std::string text() const;
  /// A JSON object with the same facts.
  std::string json() const;
};

/// Errors are relative to the largest entry of a cell; a cell's one number, of a functional or a jump, may be
/// next to nothing as its terms cancel, and is set against that of any cell.
/// @param values,reference [cell][entry], float or double.
/// @throws Error if the sizes differ or are no multiple of the entries of a cell.
template <class T>
Comparison compare(const std::vector<T>& values, const std::vector<T>& reference, int entries_per_cell);
/// @param magnitudes [cell][entry]: how large what is added up to an entry is, where that may cancel.
template <class T>
Comparison compare(const std::vector<T>& values, const std::vector<T>& reference, int entries_per_cell,
                   const std::vector<T>& magnitudes);

}  // namespace femforge

#endif
