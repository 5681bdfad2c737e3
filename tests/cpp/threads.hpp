// Numbers of threads, for tests of what must not depend on them.
#ifndef FEMFORGE_TESTS_THREADS_HPP
#define FEMFORGE_TESTS_THREADS_HPP

#ifdef _OPENMP
#include <omp.h>
#endif

/// Sets the number of OpenMP threads, if there are any, as long as it lives.
class Threads {
 public:
#ifdef _OPENMP
  explicit Threads(int number) : before_(omp_get_max_threads()) {
    omp_set_num_threads(number);
  }
  ~Threads() {
    omp_set_num_threads(before_);
  }
#else
  explicit Threads(int) {}
#endif
  Threads(const Threads&) = delete;
  Threads& operator=(const Threads&) = delete;

 private:
#ifdef _OPENMP
  int before_;
#endif
};

#endif
