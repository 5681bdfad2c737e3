// The tuner's program, as `femforge tune` builds it.
#include <femforge/tools/tune_program.hpp>

int main(int argc, char** argv) {
  return femforge::tune_program(argc, argv);
}
