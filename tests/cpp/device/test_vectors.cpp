// Vector operations on every target, against sums in long double.
#include <femforge/device/vectors.hpp>

#include <cmath>
#include <limits>
#include <numeric>

#include <femforge/device/graph.hpp>
#include "catch.hpp"
#include "linear_systems.hpp"

using namespace femforge;

namespace {

// Around the widths of warps, packs, blocks and the cpu's lanes and pieces. Emulated GPUs are slow.
std::vector<std::int64_t> sizes(Target target) {
  std::vector<std::int64_t> result{0, 1, 2, 7, 31, 33, 255, 257, 1023, 4099};
  if (device_info(target).flavour != "emulated") result.push_back(1'000'003);
  return result;
}

// Arrays that begin `shift` entries after an aligned address.
template <class T>
struct Shifted {
  Shifted(Target target, const std::vector<T>& values, std::size_t shift_)
      : shift(shift_), memory(target, padded(values, shift_)) {}
  T* data() { return memory.data() + shift; }
  /// @throws nothing, but fails the test if an entry before or after has changed.
  std::vector<T> to_host() const {
    const std::vector<T> all = memory.to_host();
    for (std::size_t i = 0; i < shift; ++i) CHECK(all[i] == guard);
    CHECK(all.back() == guard);
    return {all.begin() + static_cast<std::ptrdiff_t>(shift), all.end() - 1};
  }
  static std::vector<T> padded(const std::vector<T>& values, std::size_t shift) {
    std::vector<T> result(shift, guard);
    result.insert(result.end(), values.begin(), values.end());
    result.push_back(guard);
    return result;
  }
  static constexpr T guard = T(123456);
  std::size_t shift;
  DeviceArray<T> memory;
};

// Calls test(size, shift) for aligned and other arrays.
template <class Test>
void for_all_sizes(Target target, const Test& test) {
  for (const std::int64_t size : sizes(target)) {
    for (const std::size_t shift : {std::size_t{0}, std::size_t{1}}) {
      CAPTURE(to_string(target), size, shift);
      test(size, shift);
    }
  }
}

template <class T>
void check_equal(const std::vector<T>& actual, const std::vector<T>& expected, T tolerance) {
  REQUIRE(actual.size() == expected.size());
  std::size_t wrong = 0;
  for (std::size_t i = 0; i < actual.size(); ++i)
    if (!(std::abs(actual[i] - expected[i]) <= tolerance)) ++wrong;
  CHECK(wrong == 0);
}

template <class T>
constexpr T rounding = 4 * std::numeric_limits<T>::epsilon();

}  // namespace

TEMPLATE_TEST_CASE("vectors are set, copied and scaled", "[vectors][device]", float, double) {
  using T = TestType;
  for (const Target target : available_targets()) {
    const Stream stream(target);
    for_all_sizes(target, [&](std::int64_t size, std::size_t shift) {
      const std::vector<T> values = wavy<T>(size);
      Shifted<T> x(target, values, shift), y(target, std::vector<T>(index(size), T(7)), shift);
      copy(size, static_cast<const T*>(x.data()), y.data(), stream);
      scale(size, T(-3), x.data(), stream);
      stream.synchronize();
      check_equal(y.to_host(), values, T(0));
      std::vector<T> scaled = values;
      for (T& value : scaled) value *= T(-3);
      check_equal(x.to_host(), scaled, T(0));
      set_zero(size, y.data(), stream);
      stream.synchronize();
      check_equal(y.to_host(), std::vector<T>(index(size), T(0)), T(0));
    });
  }
}

TEMPLATE_TEST_CASE("vectors are added and multiplied", "[vectors][device]", float, double) {
  using T = TestType;
  for (const Target target : available_targets()) {
    const Stream stream(target);
    for_all_sizes(target, [&](std::int64_t size, std::size_t shift) {
      const std::vector<T> a = wavy<T>(size), b = wavy<T>(size, 2);
      Shifted<T> x(target, a, shift), y(target, b, shift), z(target, b, shift), w(target, b, shift);
      const T* const in = x.data();
      axpy(size, T(0.5), in, y.data(), stream);
      axpby(size, T(2), in, T(-0.25), z.data(), stream);
      multiply(size, in, static_cast<const T*>(z.data()), w.data(), stream);
      stream.synchronize();
      std::vector<T> sum, combination, products;
      for (std::size_t i = 0; i < a.size(); ++i) {
        sum.push_back(T(0.5) * a[i] + b[i]);
        combination.push_back(T(2) * a[i] - T(0.25) * b[i]);
        products.push_back(a[i] * combination[i]);
      }
      check_equal(y.to_host(), sum, rounding<T>);
      check_equal(z.to_host(), combination, rounding<T>);
      check_equal(w.to_host(), products, rounding<T>);
    });
  }
}

TEST_CASE("axpby with beta = 0 does not read y", "[vectors][device]") {
  for (const Target target : available_targets()) {
    const Stream stream(target);
    DeviceArray<double> x(target, std::vector<double>{1, 2, 3}), y(target, 3);
    y.poison();
    axpby(3, 2.0, static_cast<const double*>(x.data()), 0.0, y.data(), stream);
    stream.synchronize();
    CHECK(y.to_host() == std::vector<double>{2, 4, 6});
  }
}

TEMPLATE_TEST_CASE("dot products and norms are sums in double", "[vectors][device]", float, double) {
  using T = TestType;
  for (const Target target : available_targets()) {
    const Stream stream(target);
    Reductions reductions(target);
    DeviceArray<double> results(target, 2);
    for_all_sizes(target, [&](std::int64_t size, std::size_t shift) {
      const std::vector<T> a = wavy<T>(size), b = wavy<T>(size, 1.01);
      Shifted<T> x(target, a, shift), y(target, b, shift);
      results.poison();
      reductions.dot(size, static_cast<const T*>(x.data()), static_cast<const T*>(y.data()), results.data(),
                     stream);
      reductions.norm(size, static_cast<const T*>(x.data()), results.data() + 1, stream);
      stream.synchronize();
      long double dot = 0, square = 0, magnitude = 0;
      for (std::size_t i = 0; i < a.size(); ++i) {
        dot += static_cast<long double>(a[i]) * static_cast<long double>(b[i]);
        magnitude += std::abs(static_cast<long double>(a[i]) * static_cast<long double>(b[i]));
        square += static_cast<long double>(a[i]) * static_cast<long double>(a[i]);
      }
      const std::vector<double> found = results.to_host();
      // Products of floats are exact in double: the same bound holds for both.
      CHECK(std::abs(static_cast<long double>(found[0]) - dot) <= 1e-14L * magnitude);
      CHECK(std::abs(static_cast<long double>(found[1]) - std::sqrt(square)) <= 1e-14L * std::sqrt(square));
    });
  }
}

TEST_CASE("reductions give the same bits in every run", "[vectors][device]") {
  for (const Target target : available_targets()) {
    const Stream stream(target);
    const std::int64_t size = sizes(target).back();
    const DeviceArray<double> x(target, wavy<double>(size)), y(target, wavy<double>(size, 1.7));
    constexpr int runs = 20;
    DeviceArray<double> results(target, runs);
    Reductions reductions(target);
    for (int run = 0; run < runs; ++run) {
      if (run == runs / 2) reductions = Reductions(target);
      reductions.dot(size, x.data(), y.data(), results.data() + run, stream);
    }
    stream.synchronize();
    const std::vector<double> found = results.to_host();
    for (const double result : found) CHECK(result == found[0]);
    CHECK(found[0] != 0);
  }
}

TEMPLATE_TEST_CASE("listed entries are changed, and no others", "[vectors][device]", float, double) {
  using T = TestType;
  for (const Target target : available_targets()) {
    const Stream stream(target);
    constexpr std::int64_t size = 1003;
    std::vector<std::int64_t> listed;
    for (std::int64_t k = 0; k < size; k += 3) listed.push_back((k * 7) % size);
    const auto count = static_cast<std::int64_t>(listed.size());
    const DeviceArray<std::int64_t> entries(target, listed);
    const std::vector<T> a = wavy<T>(size), b = wavy<T>(size, 2);
    const DeviceArray<T> x(target, a);
    DeviceArray<T> zeroed(target, b), copied(target, b), added(target, b), packed(target, index(count)),
        scattered(target, b);
    zero_entries(count, entries.data(), zeroed.data(), stream);
    copy_entries(count, entries.data(), x.data(), copied.data(), stream);
    add_entries(count, entries.data(), x.data(), added.data(), stream);
    gather_entries(count, entries.data(), x.data(), packed.data(), stream);
    scatter_entries(count, entries.data(), static_cast<const T*>(packed.data()), scattered.data(), stream);
    zero_entries<T>(0, nullptr, nullptr, stream);
    stream.synchronize();
    std::vector<T> zeros = b, copies = b, sums = b, gathered;
    for (const std::int64_t i : listed) {
      zeros[index(i)] = 0;
      copies[index(i)] = a[index(i)];
      sums[index(i)] += a[index(i)];
      gathered.push_back(a[index(i)]);
    }
    CHECK(zeroed.to_host() == zeros);
    CHECK(copied.to_host() == copies);
    CHECK(added.to_host() == sums);
    CHECK(packed.to_host() == gathered);
    CHECK(scattered.to_host() == copies);
    DeviceArray<T> sum(target, b);
    add_scattered(count, entries.data(), static_cast<const T*>(packed.data()), sum.data(), stream);
    stream.synchronize();
    CHECK(sum.to_host() == sums);
  }
}

TEMPLATE_TEST_CASE("lists are added up in their order", "[vectors][device]", float, double) {
  using T = TestType;
  for (const Target target : available_targets()) {
    const Stream stream(target);
    const DeviceArray<std::int64_t> entries(target, {4, 0, 2});
    const DeviceArray<std::int64_t> begin(target, {0, 3, 3, 5});
    const DeviceArray<std::int64_t> places(target, {5, 1, 0, 2, 3});
    const std::vector<T> packed = wavy<T>(6);
    const DeviceArray<T> from(target, packed);
    std::vector<T> expected = wavy<T>(5, 2);
    DeviceArray<T> y(target, expected);
    add_lists(3, entries.data(), begin.data(), places.data(), from.data(), y.data(), stream);
    add_lists<T>(0, nullptr, nullptr, nullptr, nullptr, nullptr, stream);
    stream.synchronize();
    for (const std::size_t place : {5U, 1U, 0U}) expected[4] += packed[place];
    for (const std::size_t place : {2U, 3U}) expected[2] += packed[place];
    CHECK(y.to_host() == expected);
  }
}

TEST_CASE("streams wait for one another, and copies are behind what is queued", "[vectors][device]") {
  for (const Target target : available_targets()) {
    constexpr std::int64_t size = 1 << 20;
    const Stream first(target);
    const Stream second(target, Urgency::high);
    DeviceArray<double> x(target, size);
    x.fill(1);
    Event event(target);
    for (int k = 0; k < 20; ++k) scale(size, 2.0, x.data(), first);
    event.record(first);
    second.wait_for(event);
    scale(size, 0.5, x.data(), second);
    std::vector<double> found(size);
    copy_to_host(found.data(), x.data(), found.size() * sizeof(double), second);
    CHECK(std::count(found.begin(), found.end(), static_cast<double>(1 << 19)) == size);
    found.assign(size, 3);
    copy_from_host(x.data(), found.data(), found.size() * sizeof(double), second);
    CHECK(x.to_host() == found);
  }
}

TEST_CASE("vector operations refuse what makes no sense", "[vectors][device]") {
  for (const Target target : available_targets()) {
    const Stream stream(target);
    DeviceArray<double> x(target, 4);
    x.fill(1);
    CHECK_THROWS_WITH(set_zero(-1, x.data(), stream), ContainsSubstring("the size is negative"));
    CHECK_THROWS_WITH(axpy<double>(4, 1.0, nullptr, x.data(), stream),
                      ContainsSubstring("a pointer is null"));
    Reductions reductions(target);
    CHECK_THROWS_WITH(reductions.norm(4, static_cast<const double*>(x.data()), nullptr, stream),
                      ContainsSubstring("a pointer is null"));
    for (const Target other : available_targets()) {
      if (other == target) continue;
      CHECK_THROWS_WITH(reductions.norm(4, static_cast<const double*>(x.data()), x.data(), Stream(other)),
                        ContainsSubstring("another target"));
    }
  }
}

TEST_CASE("graphs replay what was queued", "[graph][device]") {
  for (const Target target : available_targets()) {
    CAPTURE(to_string(target));
    const Stream stream(target);
    const DeviceArray<double> x(target, std::vector<double>{1, 2, 3});
    DeviceArray<double> y(target, std::vector<double>{0, 0, 0});
    int calls = 0;
    Graph captured(stream, [&](const Stream& on) {
      ++calls;
      axpy(3, 2.0, x.data(), y.data(), on);
      scale(3, 3.0, y.data(), on);
    });
    CHECK(captured.is_captured() == has_graphs(stream));
    CHECK(calls == (captured.is_captured() ? 1 : 0));
    CHECK(y.to_host() == std::vector<double>{0, 0, 0});
    Graph graph(std::move(captured));
    graph.replay(stream);
    graph.replay(stream);
    stream.synchronize();
    CHECK(y.to_host() == std::vector<double>{24, 48, 72});
    CHECK(calls == (graph.is_captured() ? 1 : 2));
    CHECK_THROWS_WITH(Graph(stream, nullptr), ContainsSubstring("no work"));
  }
}

TEST_CASE("work that fails while it is captured leaves the stream usable", "[graph][device]") {
  for (const Target target : available_targets()) {
    const Stream stream(target);
    DeviceArray<double> y(target, std::vector<double>{1});
    const auto fail = [&](const Stream& on) {
      set_zero(1, y.data(), on);
      throw Error("work", "it fails");
    };
    if (has_graphs(stream)) CHECK_THROWS_WITH(Graph(stream, fail), ContainsSubstring("it fails"));
    scale(1, 5.0, y.data(), stream);
    stream.synchronize();
    CHECK(y.to_host()[0] == 5);
  }
}
