#include <femforge/tools/check.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <sstream>

#include <femforge/error.hpp>

namespace femforge {
namespace {

template <class T>
bool is_poison(T value) {
  unsigned char bytes[sizeof(T)];
  std::memcpy(bytes, &value, sizeof(T));
  return std::all_of(bytes, bytes + sizeof(T), [](unsigned char byte) { return byte == 0xFF; });
}

template <class T>
double largest(const T* begin, const T* end) {
  double result = 0;
  for (const T* value = begin; value != end; ++value)
    if (std::isfinite(*value)) result = std::max(result, std::abs(static_cast<double>(*value)));
  return result;
}

// What is left of sums that are zero, where all terms are about as large as the largest sum: references are
// computed in double precision, as values x * v on the side x = 0 whose points are interpolated.
constexpr double rounding = 1e-13;

void note(std::int64_t& count, EntryPlace& first, std::int64_t cell, int entry) {
  if (count++ == 0) first = {cell, entry};
}

template <class T>
void compare_entry(Comparison& result, T value, T reference, double scale, std::int64_t cell, int entry) {
  if (is_poison(value) || is_poison(reference)) {
    note(result.num_unwritten, result.first_unwritten, cell, entry);
    return;
  }
  if (!std::isfinite(value) || !std::isfinite(reference)) {
    note(result.num_not_finite, result.first_not_finite, cell, entry);
    return;
  }
  const double error = std::abs(static_cast<double>(value) - static_cast<double>(reference));
  result.max_absolute = std::max(result.max_absolute, error);
  if (error / scale > result.max_relative) {
    result.max_relative = error / scale;
    result.worst = {cell, entry};
    result.worst_value = static_cast<double>(value);
    result.worst_reference = static_cast<double>(reference);
  }
}

std::string describe(const EntryPlace& place) {
  return "cell " + std::to_string(place.cell) + " entry " + std::to_string(place.entry);
}

}  // namespace

bool Comparison::passes(double tolerance) const {
  return num_unwritten == 0 && num_not_finite == 0 && max_relative <= tolerance;
}

std::string Comparison::text() const {
  std::ostringstream out;
  out.precision(3);
  out << num_cells << " cells x " << entries_per_cell << " entries: largest error " << max_relative
      << " relative, " << max_absolute << " absolute";
  if (worst.cell >= 0) {
    out.precision(17);
    out << ", worst at " << describe(worst) << " (" << worst_value << ", reference " << worst_reference
        << ")";
  }
  if (num_unwritten > 0)
    out << "\n  " << num_unwritten << " entries never written, the first at " << describe(first_unwritten);
  if (num_not_finite > 0)
    out << "\n  " << num_not_finite << " entries not finite, the first at " << describe(first_not_finite);
  return out.str();
}

std::string Comparison::json() const {
  std::ostringstream out;
  out.precision(17);
  const auto place = [&](const char* name, const EntryPlace& where) {
    out << ", \"" << name << "_cell\": " << where.cell << ", \"" << name << "_entry\": " << where.entry;
  };
  out << "{\"num_cells\": " << num_cells << ", \"entries_per_cell\": " << entries_per_cell
      << ", \"max_absolute\": " << max_absolute << ", \"max_relative\": " << max_relative;
  place("worst", worst);
  out << ", \"worst_value\": " << worst_value << ", \"worst_reference\": " << worst_reference
      << ", \"num_unwritten\": " << num_unwritten;
  place("first_unwritten", first_unwritten);
  out << ", \"num_not_finite\": " << num_not_finite;
  place("first_not_finite", first_not_finite);
  out << "}";
  return out.str();
}

template <class T>
Comparison compare(const std::vector<T>& values, const std::vector<T>& reference, int entries_per_cell,
                   const std::vector<T>& magnitudes) {
  require(entries_per_cell > 0, "compare", "a cell must have at least one entry");
  require(values.size() == reference.size() && values.size() == magnitudes.size(), "compare",
          "the arrays differ in size");
  const auto entries = static_cast<std::size_t>(entries_per_cell);
  require(values.size() % entries == 0, "compare", "the last cell is incomplete");
  Comparison result;
  result.num_cells = static_cast<std::int64_t>(values.size() / entries);
  result.entries_per_cell = entries_per_cell;
  const double overall = largest(magnitudes.data(), magnitudes.data() + magnitudes.size());
  for (std::size_t cell = 0; cell < values.size() / entries; ++cell) {
    const T* begin = reference.data() + cell * entries;
    double scale = largest(&magnitudes[cell * entries], &magnitudes[cell * entries] + entries);
    if (scale <= rounding * overall) scale = overall > 0 ? overall : 1;
    for (std::size_t entry = 0; entry < entries; ++entry)
      compare_entry(result, values[cell * entries + entry], begin[entry], scale,
                    static_cast<std::int64_t>(cell), static_cast<int>(entry));
  }
  return result;
}
template Comparison compare<float>(const std::vector<float>&, const std::vector<float>&, int,
                                   const std::vector<float>&);
template Comparison compare<double>(const std::vector<double>&, const std::vector<double>&, int,
                                    const std::vector<double>&);

template <class T>
Comparison compare(const std::vector<T>& values, const std::vector<T>& reference, int entries_per_cell) {
  if (entries_per_cell != 1) return compare(values, reference, entries_per_cell, reference);
  const double overall = largest(reference.data(), reference.data() + reference.size());
  return compare(values, reference, 1, std::vector<T>(reference.size(), static_cast<T>(overall)));
}
template Comparison compare<float>(const std::vector<float>&, const std::vector<float>&, int);
template Comparison compare<double>(const std::vector<double>&, const std::vector<double>&, int);

}  // namespace femforge
