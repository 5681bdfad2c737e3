#include <cmath>
#include <cstring>
#include <limits>

#include <femforge/device/device.hpp>
#include <femforge/error.hpp>
#include <femforge/tools/check.hpp>
#include "catch.hpp"

using namespace femforge;

TEST_CASE("equal arrays pass with no error", "[check]") {
  const std::vector<double> values{1, 2, 3, 4};
  const Comparison result = compare(values, values, 2);
  CHECK(result.num_cells == 2);
  CHECK(result.max_absolute == 0);
  CHECK(result.worst.cell == -1);
  CHECK(result.passes(0));
  CHECK(compare<float>({}, {}, 3).passes(0));
}

TEST_CASE("the worst cell is judged by its own size", "[check]") {
  // The absolute error is larger in the first cell, the relative one in the second.
  const std::vector<double> reference{1e6, 1e6, 1, 2};
  const std::vector<double> values{1e6 + 1, 1e6, 1, 2.5};
  const Comparison result = compare(values, reference, 2);
  CHECK(result.max_absolute == 1);
  CHECK(result.max_relative == Approx(0.25));
  CHECK(result.worst.cell == 1);
  CHECK(result.worst.entry == 1);
  CHECK(result.worst_value == 2.5);
  CHECK_FALSE(result.passes(0.2));
  CHECK(result.passes(0.3));
  CHECK_THAT(result.text(), ContainsSubstring("worst at cell 1 entry 1"));
}

TEST_CASE("a cell that should be all zero is measured against the others", "[check]") {
  CHECK(compare<double>({0, 1e-9, 2, 2}, {0, 0, 2, 2}, 2).max_relative == Approx(5e-10));
  CHECK(compare<double>({0, 1e-9, 2, 2}, {1e-17, 0, 2, 2}, 2).max_relative == Approx(5e-10));
  CHECK(compare<double>({0, 1e-9, 2, 2}, {0, 2e-9, 2, 2}, 2).max_relative == Approx(0.5));
  CHECK(compare<double>({0.5, 0}, {0, 0}, 2).max_relative == 0.5);
}

TEST_CASE("the one number of a cell is measured against the others", "[check]") {
  CHECK(compare<double>({1e-9, 2, -4}, {0.5e-9, 2, -4}, 1).max_relative == Approx(1.25e-10));
  CHECK(compare<double>({1e-9, 2}, {0.5e-9, 2}, 2).max_relative == Approx(2.5e-10));
  CHECK(compare<float>({0.5F}, {0}, 1).max_relative == 0.5);
}

TEST_CASE("NaN and infinity never pass", "[check]") {
  const double nan = std::nan("");
  const double infinity = std::numeric_limits<double>::infinity();
  for (const double bad : {nan, infinity, -infinity}) {
    CHECK_FALSE(compare<double>({1, bad}, {1, 2}, 2).passes(1e300));
    CHECK_FALSE(compare<double>({1, 2}, {1, bad}, 2).passes(1e300));
    CHECK_FALSE(compare<double>({1, bad}, {1, bad}, 2).passes(1e300));
  }
  const Comparison result = compare<double>({1, 1, 1, nan}, {1, 1, 1, 1}, 2);
  CHECK(result.num_not_finite == 1);
  CHECK(result.first_not_finite.cell == 1);
  CHECK(result.first_not_finite.entry == 1);
  CHECK_THAT(result.text(), ContainsSubstring("1 entries not finite"));
}

TEST_CASE("entries that were never written are told from other NaN", "[check][device]") {
  for (const Target target : available_targets()) {
    DeviceArray<double> array(target, 4);
    array.poison();
    const Comparison result = compare<double>(array.to_host(), {1, 2, 3, 4}, 2);
    CHECK(result.num_unwritten == 4);
    CHECK(result.num_not_finite == 0);
    CHECK_FALSE(result.passes(1));
    DeviceArray<float> small(target, 2);
    small.poison();
    CHECK(compare<float>(small.to_host(), {1, 2}, 1).num_unwritten == 2);
  }
}

TEST_CASE("results as JSON", "[check]") {
  const std::string json = compare<double>({1, 3}, {1, 2}, 1).json();  // both against 2
  CHECK_THAT(json, ContainsSubstring("\"max_relative\": 0.5"));
  CHECK_THAT(json, ContainsSubstring("\"worst_cell\": 1"));
  CHECK_THAT(json, ContainsSubstring("\"num_unwritten\": 0"));
}

TEST_CASE("arrays that do not fit are refused", "[check]") {
  CHECK_THROWS_AS(compare<double>({1, 2}, {1}, 1), Error);
  CHECK_THROWS_AS(compare<double>({1, 2, 3}, {1, 2, 3}, 2), Error);
  CHECK_THROWS_AS(compare<double>({1}, {1}, 0), Error);
}
