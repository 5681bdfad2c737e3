#include "femforge_emulation/options.h"

#include <cstdlib>
#include <string>

#include "femforge_emulation/fiber.h"

namespace FEMFORGE_EMULATION_SHARED femforge_emulation {
inline namespace FEMFORGE_EMULATION_KIND {
namespace {

std::string environment(const char* name, const char* fallback) {
  const char* value = std::getenv(name);
  return value == nullptr || *value == '\0' ? fallback : value;
}

}  // namespace

Order order_from_environment() {
  const std::string word = environment("FEMFORGE_EMULATION_ORDER", "forward");
  if (word == "forward") return Order::forward;
  if (word == "reversed") return Order::reversed;
  if (word == "random") return Order::random;
  fail("FEMFORGE_EMULATION_ORDER must be forward, reversed or random");
}

std::uint64_t seed_from_environment() {
  return std::strtoull(environment("FEMFORGE_EMULATION_SEED", "1").c_str(), nullptr, 10);
}

int warp_from_environment() {
  const std::string word = environment("FEMFORGE_EMULATION_WARP", "64");
  if (word == "32") return 32;
  if (word == "64") return 64;
  fail("FEMFORGE_EMULATION_WARP must be 32 or 64");
}

int devices_from_environment() {
  const std::string word = environment("FEMFORGE_EMULATION_DEVICES", "1");
  if (word == "0") return 0;
  if (word == "1") return 1;
  fail("FEMFORGE_EMULATION_DEVICES must be 0 or 1");
}

}  // namespace FEMFORGE_EMULATION_KIND
}  // namespace femforge_emulation
