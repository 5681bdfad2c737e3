#include <femforge/device/timing.hpp>
#include <femforge/error.hpp>
#include "catch.hpp"

using namespace femforge;

TEST_CASE("statistics of times", "[timing]") {
  const Timing timing = summarise({5, 1, 2, 4, 3});
  CHECK(timing.median == 3);
  CHECK(timing.minimum == 1);
  CHECK(timing.maximum == 5);
  CHECK(timing.spread == Approx(2.0 / 3));
  CHECK(summarise({1, 2}).median == 1.5);
  CHECK_THROWS_AS(summarise({}), Error);
}

TEST_CASE("work is called in turn, the warm-up included", "[timing][device]") {
  for (const Target target : available_targets()) {
    const Stream stream(target);
    std::vector<int> calls;
    const Timing timing = time_work(stream, [&](int call) { calls.push_back(call); }, {2, 5, 3});
    CHECK(timing.samples.size() == 5);
    REQUIRE(calls.size() == 2 + 5 * 3);
    for (std::size_t i = 0; i < calls.size(); ++i) CHECK(calls[i] == static_cast<int>(i));
    CHECK_THROWS_AS(time_work(stream, [](int) {}, {0, 0, 1}), Error);
  }
}

TEST_CASE("rotated arrays exceed the cache", "[timing]") {
  for (const Target target : available_targets()) {
    const std::size_t cache = device_info(target).cache_bytes;
    CHECK(rotation_count(target, 100 * cache + 1) == 2);
    const std::size_t bytes = cache / 3 + 1;
    CHECK(static_cast<std::size_t>(rotation_count(target, bytes)) * bytes >= 4 * cache);
  }
}

TEST_CASE("copy bandwidth is measured by real copies", "[timing][device]") {
  for (const Target target : available_targets()) {
    const CopyBandwidth bandwidth = measure_copy_bandwidth(target, 1 << 16, {1, 3, 2});
    CHECK(bandwidth.runtime_copy > 0);
    CHECK(bandwidth.kernel_copy > 0);
    CHECK(bandwidth.best() >= bandwidth.kernel_copy);
    CHECK_THROWS_AS(measure_copy_bandwidth(target, 8), Error);
  }
}
