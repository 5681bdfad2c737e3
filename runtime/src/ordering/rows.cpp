#include "ordering/rows.hpp"

#include <algorithm>
#include <atomic>
#include <iterator>

#include <femforge/index.hpp>

namespace femforge {
namespace {

// What comes before each thing: the first of those that it follows. [thing], or nothing
class Previous {
 public:
  explicit Previous(const std::vector<std::int64_t>& next) : before_(next.size()) {
    const auto count = static_cast<std::int64_t>(next.size());
#pragma omp parallel for schedule(static)
    for (std::int64_t thing = 0; thing < count; ++thing)
      before_[index(thing)].store(count, std::memory_order_relaxed);
#pragma omp parallel for schedule(static)
    for (std::int64_t thing = 0; thing < count; ++thing) {
      if (next[index(thing)] == nothing) continue;
      std::atomic<std::int64_t>& before = before_[index(next[index(thing)])];
      std::int64_t now = before.load(std::memory_order_relaxed);
      while (thing < now && !before.compare_exchange_weak(now, thing, std::memory_order_relaxed)) continue;
    }
  }
  std::int64_t of(std::int64_t thing) const {
    const std::int64_t before = before_[index(thing)].load(std::memory_order_relaxed);
    return before == static_cast<std::int64_t>(before_.size()) ? nothing : before;
  }

 private:
  std::vector<std::atomic<std::int64_t>> before_;
};

// Chains one after another.
struct Chains {
  std::vector<std::int64_t> things;
  std::vector<std::int64_t> ends;  // in `things`

  void follow(std::int64_t thing, const std::vector<std::int64_t>& next, const Previous& previous) {
    const std::int64_t first = thing;
    for (;;) {
      things.push_back(thing);
      const std::int64_t following = next[index(thing)];
      if (following == nothing || following == first || previous.of(following) != thing) break;
      thing = following;
    }
    ends.push_back(static_cast<std::int64_t>(things.size()));
  }
};

// Chains with a start, in the order of their first things. Pieces of them are followed on their own.
std::vector<Chains> find_chains(const std::vector<std::int64_t>& next, const Previous& previous) {
  constexpr std::size_t piece = 256;
  std::vector<std::int64_t> starts;
  for (std::size_t thing = 0; thing < next.size(); ++thing)
    if (previous.of(static_cast<std::int64_t>(thing)) == nothing)
      starts.push_back(static_cast<std::int64_t>(thing));
  std::vector<Chains> result((starts.size() + piece - 1) / piece);
  const auto pieces = static_cast<std::int64_t>(result.size());
#pragma omp parallel for schedule(dynamic)
  for (std::int64_t p = 0; p < pieces; ++p)
    for (std::size_t i = index(p) * piece; i < std::min((index(p) + 1) * piece, starts.size()); ++i)
      result[index(p)].follow(starts[i], next, previous);
  return result;
}

// Appends chains, cut into rows.
void cut(const Chains& chains, std::int64_t row, Rows& rows) {
  const auto before = static_cast<std::int64_t>(rows.things.size());
  rows.things.insert(rows.things.end(), chains.things.begin(), chains.things.end());
  std::int64_t begin = 0;
  for (const std::int64_t end : chains.ends) {
    for (; begin < end; begin += std::min(row, end - begin)) {
      (end - begin >= row ? rows.full : rows.short_rows).push_back(rows.size());
      rows.begin.push_back(before + std::min(begin + row, end));
    }
  }
}

// Chains that close in themselves: things that are in no row yet.
Chains find_rings(const std::vector<std::int64_t>& next, const Previous& previous, const Rows& rows) {
  Chains rings;
  if (rows.things.size() == next.size()) return rings;
  std::vector<bool> done(next.size(), false);
  for (const std::int64_t thing : rows.things) done[index(thing)] = true;
  for (std::size_t thing = 0; thing < next.size(); ++thing) {
    if (done[thing]) continue;
    const std::size_t first = rings.things.size();
    rings.follow(static_cast<std::int64_t>(thing), next, previous);
    for (std::size_t i = first; i < rings.things.size(); ++i) done[index(rings.things[i])] = true;
  }
  return rings;
}

}  // namespace

Rows cut_rows(const std::vector<std::int64_t>& next, std::int64_t row) {
  const Previous previous(next);
  Rows rows;
  rows.things.reserve(next.size());
  for (const Chains& chains : find_chains(next, previous)) cut(chains, row, rows);
  cut(find_rings(next, previous, rows), row, rows);
  return rows;
}

Rows join_rows(const Rows& rows, const std::vector<std::int64_t>& next, std::int64_t count) {
  const auto full = static_cast<std::int64_t>(rows.full.size());
  const auto first = [&](std::int64_t row) {
    return rows.things.begin() + rows.begin[index(rows.full[index(row)])];
  };
  const auto last = [&](std::int64_t row) {
    return rows.things.begin() + rows.begin[index(rows.full[index(row)]) + 1];
  };
  std::vector<std::int64_t> starting(next.size(), nothing);  // [thing] -> row
  for (std::int64_t row = 0; row < full; ++row) starting[index(*first(row))] = row;
  std::vector<std::int64_t> next_row(index(full), nothing);
#pragma omp parallel for schedule(static)
  for (std::int64_t row = 0; row < full; ++row) {
    const std::int64_t follower = next[index(*first(row))];
    const std::int64_t other = follower == nothing ? nothing : starting[index(follower)];
    if (other != nothing && other != row &&
        std::equal(first(row), last(row), first(other),
                   [&](std::int64_t a, std::int64_t b) { return next[index(a)] == b; }))
      next_row[index(row)] = other;
  }
  const Rows chains = cut_rows(next_row, count);
  Rows result;
  for (const std::int64_t chain : chains.full) {
    for (std::int64_t i = chains.begin[index(chain)]; i < chains.begin[index(chain) + 1]; ++i)
      result.things.insert(result.things.end(), first(chains.things[index(i)]),
                           last(chains.things[index(i)]));
    result.full.push_back(result.size());
    result.begin.push_back(static_cast<std::int64_t>(result.things.size()));
  }
  return result;
}

std::array<std::int64_t, 2> block_extents(int dim, std::int64_t block_rows, std::int64_t row) {
  constexpr std::int64_t of_warp = 4;
  std::array<std::int64_t, 2> block{1, 1};
  for (; block_rows % 2 == 0; block_rows /= 2) {
    const bool is_third = dim == 3 && block[0] >= of_warp && block[1] < block[0];
    std::int64_t& extent = block[is_third ? 1 : 0];
    if (2 * extent > row) break;
    extent *= 2;
  }
  return block;
}

std::vector<std::int64_t> rows_left(const Rows& rows, const Rows& blocks) {
  std::vector<bool> taken(rows.things.size(), false);
  for (const std::int64_t block : blocks.full)
    for (std::int64_t i = blocks.begin[index(block)]; i < blocks.begin[index(block) + 1]; ++i)
      taken[index(blocks.things[index(i)])] = true;
  std::vector<std::int64_t> left;
  std::copy_if(rows.full.begin(), rows.full.end(), std::back_inserter(left),
               [&](std::int64_t row) { return !taken[index(rows.middle(row))]; });
  return left;
}

}  // namespace femforge
