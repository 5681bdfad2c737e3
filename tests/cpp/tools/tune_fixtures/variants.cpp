// Variants of the trusted kernels, most of them faulty.
#include <unistd.h>

#include <cstdlib>

#include "fixture.hpp"

namespace {

// The box on which variants are verified has fewer cells, the one on which they are timed has more.
bool is_timed(const femforge_arguments& arguments) {
  return arguments.num_cells > 3500;
}

int wrong(const femforge_arguments* arguments, void*) {
  fixture::compute_sides(*arguments, arguments->num_cells, 1.001);
  return FEMFORGE_SUCCESS;
}

int forgets_last(const femforge_arguments* arguments, void*) {
  fixture::compute_sides(*arguments, arguments->num_cells / 2 * 2, 1);
  return FEMFORGE_SUCCESS;
}

int writes_beyond(const femforge_arguments* arguments, void*) {
  fixture::compute_sides(*arguments, arguments->num_cells, 1);
  static_cast<double*>(arguments->element_tensors)[3 * arguments->num_cells] = 1;
  return FEMFORGE_SUCCESS;
}

int aborts(const femforge_arguments*, void*) {
  std::abort();
}

int aborts_later(const femforge_arguments* arguments, void*) {
  static int launches = 0;
  if (is_timed(*arguments) && ++launches == 3) std::abort();
  return fixture::right_sides(arguments, nullptr);
}

int sleeps(const femforge_arguments*, void*) {
  for (;;) pause();
}

int refuses(const femforge_arguments*, void*) {
  return FEMFORGE_INVALID_ARGUMENT;
}

int is_slow(const femforge_arguments* arguments, void*) {
  if (is_timed(*arguments)) usleep(20'000);
  return fixture::right_sides(arguments, nullptr);
}

int other_twist(const femforge_arguments* arguments, void*) {
  fixture::compute_twist(*arguments, false, 1);
  return FEMFORGE_SUCCESS;
}

int wrong_twist(const femforge_arguments* arguments, void*) {
  fixture::compute_twist(*arguments, true, 1 + 1e-10);
  return FEMFORGE_SUCCESS;
}

}  // namespace

extern "C" const femforge_kernel* const* femforge_kernels_cpu(int32_t* count) {
  using fixture::sides_kernel;
  static const femforge_kernel all[] = {sides_kernel("right", fixture::right_sides),
                                        sides_kernel("wrong", wrong),
                                        sides_kernel("forgets_last", forgets_last),
                                        sides_kernel("writes_beyond", writes_beyond),
                                        sides_kernel("aborts", aborts),
                                        sides_kernel("aborts_later", aborts_later),
                                        sides_kernel("sleeps", sleeps),
                                        sides_kernel("refuses", refuses),
                                        sides_kernel("is_slow", is_slow),
                                        fixture::area_kernel("area", fixture::right_area),
                                        fixture::twist_kernel("other_twist", other_twist),
                                        fixture::twist_kernel("wrong_twist", wrong_twist)};
  constexpr int32_t size = sizeof all / sizeof all[0];
  static const femforge_kernel* kernels[size];
  for (int32_t i = 0; i < size; ++i) kernels[i] = &all[i];
  *count = size;
  return kernels;
}
