#include <cmath>
#include <cstdlib>
#include <limits>
#include <new>
#include <stdexcept>

#include <femforge/device/device.hpp>
#include <femforge/kernels/kernel.hpp>
#include "catch.hpp"
#include "mends.hpp"

using namespace femforge;

TEST_CASE("targets have names", "[devices]") {
  for (const Target target : {Target::cpu, Target::cuda, Target::hip})
    CHECK(target_from_string(to_string(target)) == target);
  CHECK_THROWS_WITH(target_from_string("opencl"), ContainsSubstring("use cpu, cuda or hip"));
}

TEST_CASE("the cpu is always there", "[devices]") {
  REQUIRE(is_available(Target::cpu));
  CHECK(available_targets().front() == Target::cpu);
  CHECK(device_info(Target::cpu).memory_bytes > 0);
  CHECK(device_info(Target::cpu).multiprocessors >= 1);
}

TEST_CASE("a target that is not built is an error that says how to build it", "[devices]") {
  for (const Target target : {Target::cuda, Target::hip}) {
    if (is_built(target)) continue;
    CHECK_FALSE(is_available(target));
    CHECK_THROWS_WITH(DeviceArray<double>(target, 3), ContainsSubstring("configure with"));
  }
}

TEST_CASE("a target without a device is an error, and can be asked for", "[devices]") {
  for (const Target target : {Target::cuda, Target::hip}) {
    if (!is_built(target) || device_count(target) > 0) continue;
    CHECK_FALSE(is_available(target));
    CHECK_THROWS_WITH(DeviceArray<double>(target, 3), ContainsSubstring("no device is present"));
    CHECK_THROWS_WITH(Stream(target), ContainsSubstring("no device is present"));
  }
}

TEST_CASE("arrays keep what is put in", "[devices][device]") {
  for (const Target target : available_targets()) {
    CAPTURE(to_string(target));
    const std::vector<double> values{1, 2, 3, 4, 5};
    DeviceArray<double> array(target, values);
    CHECK(array.to_host() == values);
    array.fill(2.5);
    CHECK(array.to_host() == std::vector<double>(5, 2.5));
    DeviceArray<std::int32_t> numbers(target, 1000);
    numbers.fill(-7);
    CHECK(numbers.to_host() == std::vector<std::int32_t>(1000, -7));
    CHECK_THROWS_WITH(array.copy_from({1, 2}), ContainsSubstring("the sizes differ"));
  }
}

TEST_CASE("arrays can be empty, moved and poisoned", "[devices][device]") {
  for (const Target target : available_targets()) {
    CAPTURE(to_string(target));
    DeviceArray<float> empty(target, 0);
    empty.fill(1);
    CHECK(empty.to_host().empty());
    DeviceArray<float> array(target, std::vector<float>{1, 2});
    DeviceArray<float> moved(std::move(array));
    CHECK(moved.to_host() == std::vector<float>{1, 2});
    CHECK(array.size() == 0);  // what is moved away is left without entries
    moved.poison();
    for (const float value : moved.to_host()) CHECK(std::isnan(value));
    moved = DeviceArray<float>(target, std::vector<float>{3});
    CHECK(moved.to_host() == std::vector<float>{3});
  }
}

TEST_CASE("an impossible size is an error", "[devices]") {
  for (const Target target : available_targets()) {
    CAPTURE(to_string(target));
    CHECK_THROWS_AS(DeviceArray<double>(target, std::numeric_limits<std::size_t>::max() / 2), Error);
    // What is launched afterwards is not told of it.
    follow(
        "use fewer cells", [&] { DeviceArray<double>(target, std::size_t{1} << 58U); },
        [&] {
          DeviceArray<double> smaller(target, 1000);
          smaller.fill(3);
          CHECK(smaller.to_host()[999] == 3);
        });
  }
}

TEST_CASE("memory that the host lacks is told with a mend", "[devices]") {
  CHECK_THAT(message_of(std::bad_alloc()),
             ContainsSubstring("no memory") && ContainsSubstring("mend: use a mesh of fewer cells"));
  CHECK(message_of(Error("here", "it fails", "try again")) == "here: it fails\n  mend: try again");
  CHECK(message_of(std::out_of_range("index")) == "index");
}

TEST_CASE("what refusals of devices propose is done", "[devices][mends]") {
  for (const Target target : {Target::cpu, Target::cuda, Target::hip}) {
    follow(
        "use cpu, cuda or hip", [] { target_from_string("opencl"); },
        [&] { target_from_string(to_string(target)); });
    const int count = is_built(target) ? device_count(target) : 0;
    if (count > 0)
      follow(
          "use a number below " + std::to_string(count), [&] { select_device(target, count); },
          [&] {
            select_device(target, count - 1);
            select_device(target, 0);
          });
    else if (is_built(target))
      follow(
          "choose another target", [&] { DeviceArray<double>(target, 1); },
          [] { DeviceArray<double>(Target::cpu, 1); });
  }
}

TEST_CASE("events measure time along a stream", "[devices][device]") {
  for (const Target target : available_targets()) {
    CAPTURE(to_string(target));
    const Stream stream(target);
    Event begin(target);
    Event end(target);
    begin.record(stream);
    end.record(stream);
    stream.synchronize();
    CHECK(end.milliseconds_since(begin) >= 0);
  }
}

TEST_CASE("a stream of somebody else's stays his", "[devices][device]") {
  for (const Target target : available_targets()) {
    const Stream owner(target);
    {
      const Stream borrowed = Stream::of(target, owner.native());
      CHECK(borrowed.native() == owner.native());
      CHECK(borrowed.target() == target);
      Stream moved = Stream::of(target, owner.native());
      moved = Stream(target);
    }
    owner.synchronize();  // which fails if it was given back
    Event event(target);
    event.record(owner);
    event.synchronize();
    Stream::of(target, nullptr).synchronize();  // a device's default stream
  }
}

TEST_CASE("devices that are not there are refused", "[devices][device]") {
  for (const Target target : available_targets()) {
    CHECK_THROWS_WITH(device_info(target, 99), ContainsSubstring("there is no device 99"));
    CHECK_THROWS_AS(select_device(target, -1), Error);
    select_device(target, 0);
  }
}

TEST_CASE("a failed call is reported with its name, file and line", "[devices]") {
  try {
    check_call(Target::cpu, 3, "frobnicate");
    FAIL("nothing was thrown");
  } catch (const Error& error) {
    CHECK_THAT(error.what(), ContainsSubstring("frobnicate failed"));
    CHECK_THAT(error.place(), ContainsSubstring("test_devices.cpp:"));
  }
}

namespace {
int launch_that_fails(const femforge_arguments*, void*) {
  return FEMFORGE_INVALID_ARGUMENT;
}
int launch_that_works(const femforge_arguments* arguments, void*) {
  *static_cast<double*>(arguments->element_tensors) = 42;
  return FEMFORGE_SUCCESS;
}
femforge_kernel fake_kernel(int (*launch)(const femforge_arguments*, void*), const char* target) {
  femforge_kernel kernel{};
  kernel.name = "fake";
  kernel.target = target;
  kernel.input = "geometry";
  kernel.launch = launch;
  return kernel;
}
}  // namespace

TEST_CASE("kernels are launched with checks", "[devices]") {
  const Stream stream(Target::cpu);
  double value = 0;
  femforge_arguments arguments{};
  arguments.element_tensors = &value;
  launch(fake_kernel(launch_that_works, "cpu"), arguments, stream);
  CHECK(value == 42);
  CHECK_THROWS_WITH(launch(fake_kernel(launch_that_fails, "cpu"), arguments, stream),
                    ContainsSubstring("fake: the kernel refuses its arguments"));
  CHECK_THROWS_WITH(launch(fake_kernel(launch_that_works, "cuda"), arguments, stream),
                    ContainsSubstring("this kernel is for cuda"));
}
