#include "rows.hpp"

#include <algorithm>
#include <iterator>

namespace femforge {
namespace {

constexpr std::int64_t none = -1;

std::size_t index(std::int64_t i) {
  return static_cast<std::size_t>(i);
}

}  // namespace

Rows cut_rows(const std::vector<std::int64_t>& next, std::int64_t row) {
  const auto count = static_cast<std::int64_t>(next.size());
  std::vector<bool> has_previous(next.size(), false);
  for (const std::int64_t thing : next)
    if (thing != none) has_previous[index(thing)] = true;
  std::vector<bool> done(next.size(), false);
  Rows rows;
  rows.things.reserve(next.size());
  const auto follow = [&](std::int64_t thing) {
    while (thing != none && !done[index(thing)]) {
      std::int64_t length = 0;
      for (; length < row && thing != none && !done[index(thing)]; ++length) {
        done[index(thing)] = true;
        rows.things.push_back(thing);
        thing = next[index(thing)];
      }
      (length == row ? rows.full : rows.short_rows).push_back(rows.size());
      rows.begin.push_back(static_cast<std::int64_t>(rows.things.size()));
    }
  };
  for (std::int64_t thing = 0; thing < count; ++thing)
    if (!has_previous[index(thing)]) follow(thing);
  for (std::int64_t thing = 0; thing < count; ++thing) follow(thing);
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
  std::vector<std::int64_t> starting(next.size(), none);  // [thing] -> row
  for (std::int64_t row = 0; row < full; ++row) starting[index(*first(row))] = row;
  std::vector<std::int64_t> next_row(index(full), none);
#pragma omp parallel for schedule(static)
  for (std::int64_t row = 0; row < full; ++row) {
    const std::int64_t follower = next[index(*first(row))];
    const std::int64_t other = follower == none ? none : starting[index(follower)];
    if (other != none && other != row &&
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

std::array<std::int64_t, 2> block_extents(int dim, std::int64_t patch_rows, std::int64_t row) {
  constexpr std::int64_t of_warp = 4;
  std::array<std::int64_t, 2> block{1, 1};
  for (; patch_rows % 2 == 0; patch_rows /= 2) {
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
