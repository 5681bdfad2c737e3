// Measures the kernels of the survey: the tuner's program, with one variant of each.
#include <femforge/tools/tune_program.hpp>

int main(int argc, char** argv) {
  return femforge::tune_program(argc, argv);
}
