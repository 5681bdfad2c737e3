// What the environment chooses: the order in which GPU threads run, the warp width, the device count.
//
//   FEMFORGE_EMULATION_ORDER    forward (default) | reversed | random: threads of a block, blocks of a grid
//   FEMFORGE_EMULATION_SEED     seed of the random order (default 1)
//   FEMFORGE_EMULATION_WARP     32 | 64 (default: the macro FEMFORGE_EMULATION_WARP, else 64)
//   FEMFORGE_EMULATION_DEVICES  0 | 1 (default 1); 0 plays a machine without a GPU
#ifndef FEMFORGE_EMULATION_OPTIONS_H
#define FEMFORGE_EMULATION_OPTIONS_H

#include <cstdint>
#include <cstdlib>
#include <string>

#include "femforge_emulation/fiber.h"

#ifndef FEMFORGE_EMULATION_WARP
#define FEMFORGE_EMULATION_WARP 64
#endif

namespace femforge_emulation {

enum class Order { forward, reversed, random };

inline std::string environment(const char* name, const char* fallback) {
  const char* value = std::getenv(name);
  return value == nullptr || *value == '\0' ? fallback : value;
}

// The value of a variable that must be one of two or three words; anything else ends the program.
inline Order order_from_environment() {
  const std::string word = environment("FEMFORGE_EMULATION_ORDER", "forward");
  if (word == "forward") return Order::forward;
  if (word == "reversed") return Order::reversed;
  if (word == "random") return Order::random;
  fail("FEMFORGE_EMULATION_ORDER must be forward, reversed or random");
}

inline int warp_from_environment() {
  const std::string word =
      environment("FEMFORGE_EMULATION_WARP", FEMFORGE_EMULATION_WARP == 32 ? "32" : "64");
  static_assert(FEMFORGE_EMULATION_WARP == 32 || FEMFORGE_EMULATION_WARP == 64);
  if (word == "32") return 32;
  if (word == "64") return 64;
  fail("FEMFORGE_EMULATION_WARP must be 32 or 64");
}

inline int devices_from_environment() {
  const std::string word = environment("FEMFORGE_EMULATION_DEVICES", "1");
  if (word == "0") return 0;
  if (word == "1") return 1;
  fail("FEMFORGE_EMULATION_DEVICES must be 0 or 1");
}

// Numbers for the random order: SplitMix64 (Steele, Lea and Flood, OOPSLA 2014), the same on every machine.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  // A number in [0, bound).
  std::uint64_t below(std::uint64_t bound) {
    state_ += 0x9e3779b97f4a7c15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return (z ^ (z >> 31U)) % bound;
  }

 private:
  std::uint64_t state_;
};

}  // namespace femforge_emulation

#endif
