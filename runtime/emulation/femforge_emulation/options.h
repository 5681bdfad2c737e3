// What the environment chooses: the order in which GPU threads run, the warp width, the device count.
//
//   FEMFORGE_EMULATION_ORDER    forward (default) | reversed | random: threads of a block, blocks of a grid
//   FEMFORGE_EMULATION_SEED     seed of the random order (default 1)
//   FEMFORGE_EMULATION_WARP     32 | 64 (default)
//   FEMFORGE_EMULATION_DEVICES  0 | 1 (default 1); 0 plays a machine without a GPU
#ifndef FEMFORGE_EMULATION_OPTIONS_H
#define FEMFORGE_EMULATION_OPTIONS_H

#include "femforge_emulation/library.h"

#include <cstdint>

namespace FEMFORGE_EMULATION_SHARED femforge_emulation {
inline namespace FEMFORGE_EMULATION_KIND {

enum class Order { forward, reversed, random };

// Values of the variables. Any that is none of the words above ends the program.
Order order_from_environment();
std::uint64_t seed_from_environment();
int warp_from_environment();
int devices_from_environment();

}  // namespace FEMFORGE_EMULATION_KIND
}  // namespace femforge_emulation

#endif
