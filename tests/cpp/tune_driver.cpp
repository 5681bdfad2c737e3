// The tuner's program, as `femforge tune` builds it.
#include "femforge/tune_program.hpp"

int main(int argc, char** argv) {
  return femforge::tune_program(argc, argv);
}
