#include <femforge/scatter/scatter.hpp>

#include <algorithm>
#include <numeric>
#include <utility>

#include <femforge/error.hpp>
#include <femforge/index.hpp>

namespace femforge {
namespace {

constexpr std::size_t colours_per_word = 64;
constexpr std::size_t most_colours = 4096;

// Which colours the cells of each node have: a bit for each, in as many words as are needed.
class UsedColours {
 public:
  explicit UsedColours(const Restriction& restriction)
      : restriction_(restriction), bits_(index(restriction.num_entries())) {}

  // The first colour that no neighbour of the cell has.
  std::size_t first_free(std::int64_t cell) const {
    for (std::size_t word = 0; word < words_; ++word) {
      const std::uint64_t used = used_by(cell, word);
      if (~used == 0) continue;
      std::size_t bit = 0;
      while ((used >> bit & 1U) != 0) ++bit;
      return word * colours_per_word + bit;
    }
    return words_ * colours_per_word;
  }
  bool is_free(std::int64_t cell, std::size_t colour) const {
    return (used_by(cell, colour / colours_per_word) >> colour % colours_per_word & 1U) == 0;
  }
  void add(std::int64_t cell, std::size_t colour) {
    if (colour / colours_per_word >= words_) widen();
    for (int node = 0; node < restriction_.nodes_per_cell(); ++node)
      word_of(cell, node, colour) |= bit(colour);
  }

 private:
  static std::uint64_t bit(std::size_t colour) { return std::uint64_t{1} << colour % colours_per_word; }
  std::uint64_t& word_of(std::int64_t cell, int node, std::size_t colour) {
    return bits_[index(restriction_.offset(cell, node)) * words_ + colour / colours_per_word];
  }
  std::uint64_t used_by(std::int64_t cell, std::size_t word) const {
    std::uint64_t used = 0;
    for (int node = 0; node < restriction_.nodes_per_cell(); ++node)
      used |= bits_[index(restriction_.offset(cell, node)) * words_ + word];
    return used;
  }
  void widen() {
    require((words_ + 1) * colours_per_word <= most_colours, "colour_cells",
            "more colours are needed than there may be: many cells share one node",
            "scatter in another way, or take the node that all cells share out of the restriction");
    std::vector<std::uint64_t> wider(bits_.size() / words_ * (words_ + 1));
    for (std::size_t i = 0; i < bits_.size(); ++i) wider[i / words_ * (words_ + 1) + i % words_] = bits_[i];
    bits_ = std::move(wider);
    ++words_;
  }

  const Restriction& restriction_;
  std::size_t words_ = 1;
  std::vector<std::uint64_t> bits_;  // [entry][word]
};

// Moves cells of colours above the mean to the smallest colour that is free for them, if that is below. Their
// old colours stay marked as used: never again below the mean, those take no cell.
void balance(UsedColours& used, std::vector<std::int32_t>& colours, std::vector<std::int64_t>& sizes) {
  const auto number = static_cast<std::int64_t>(sizes.size());
  const std::int64_t mean =
      (static_cast<std::int64_t>(colours.size()) + number - 1) / std::max<std::int64_t>(number, 1);
  for (std::size_t cell = 0; cell < colours.size(); ++cell) {
    const auto colour = index(colours[cell]);
    if (sizes[colour] <= mean) continue;
    std::size_t best = colour;
    for (std::size_t other = 0; other < sizes.size(); ++other)
      if (sizes[other] < std::min(mean, sizes[best]) && used.is_free(static_cast<std::int64_t>(cell), other))
        best = other;
    if (best == colour) continue;
    used.add(static_cast<std::int64_t>(cell), best);
    --sizes[colour];
    ++sizes[best];
    colours[cell] = static_cast<std::int32_t>(best);
  }
}

}  // namespace

Colouring colour_cells(const Restriction& restriction) {
  UsedColours used(restriction);
  std::vector<std::int32_t> colours(index(restriction.num_cells()));
  std::vector<std::int64_t> sizes;
  for (std::int64_t cell = 0; cell < restriction.num_cells(); ++cell) {
    const std::size_t colour = used.first_free(cell);
    used.add(cell, colour);
    if (colour == sizes.size()) sizes.push_back(0);
    ++sizes[colour];
    colours[index(cell)] = static_cast<std::int32_t>(colour);
  }
  balance(used, colours, sizes);

  Colouring result;
  result.colour_begin.assign(sizes.size() + 1, 0);
  std::partial_sum(sizes.begin(), sizes.end(), result.colour_begin.begin() + 1);
  std::vector<std::int64_t> next(result.colour_begin.begin(), result.colour_begin.end() - 1);
  result.cells.resize(colours.size());
  for (std::size_t cell = 0; cell < colours.size(); ++cell)
    result.cells[index(next[index(colours[cell])]++)] = static_cast<std::int64_t>(cell);
  return result;
}

Contributions list_contributions(const Restriction& restriction) {
  const auto places = static_cast<std::int64_t>(restriction.offsets().size());
  // Counts first, then where the next position of each offset goes.
  std::vector<std::int64_t> next(index(restriction.num_entries()), 0);
#pragma omp parallel for schedule(static)
  for (std::int64_t place = 0; place < places; ++place) {
#pragma omp atomic
    ++next[index(restriction.offsets()[index(place)])];
  }
  Contributions result;
  result.node_offsets.reserve(index(restriction.num_nodes()));
  result.node_begin.reserve(index(restriction.num_nodes()) + 1);
  std::int64_t sum = 0;
  for (std::size_t offset = 0; offset < next.size(); ++offset) {
    if (next[offset] == 0) continue;
    result.node_offsets.push_back(static_cast<std::int64_t>(offset));
    result.node_begin.push_back(sum);
    sum += std::exchange(next[offset], sum);
  }
  result.node_begin.push_back(sum);
  result.positions.resize(index(places));
#pragma omp parallel for schedule(static)
  for (std::int64_t place = 0; place < places; ++place) {
    std::int64_t at = 0;
#pragma omp atomic capture
    at = next[index(restriction.offsets()[index(place)])]++;
    result.positions[index(at)] = place;
  }
  // Threads have come in any order.
  const std::int64_t nodes = restriction.num_nodes();
#pragma omp parallel for schedule(dynamic, 1024)
  for (std::int64_t node = 0; node < nodes; ++node)
    std::sort(result.positions.begin() + result.node_begin[index(node)],
              result.positions.begin() + result.node_begin[index(node) + 1]);
  return result;
}

}  // namespace femforge
