// Sorting by all threads.
#ifndef FEMFORGE_SRC_ORDERING_PARALLEL_SORT_HPP
#define FEMFORGE_SRC_ORDERING_PARALLEL_SORT_HPP

#include <algorithm>

namespace femforge {

template <class Iterator, class Before>
void sort_in_tasks(Iterator begin, Iterator end, Before before) {
  constexpr std::ptrdiff_t least_task = 2048;
  if (end - begin <= least_task) {
    std::sort(begin, end, before);
    return;
  }
  const Iterator middle = begin + (end - begin) / 2;
  std::nth_element(begin, middle, end, before);
#pragma omp task
  sort_in_tasks(begin, middle, before);
  sort_in_tasks(middle, end, before);
}

/// Sorts things, no two of which may be equal: then the result is the same for any number of threads.
template <class Iterator, class Before>
void parallel_sort(Iterator begin, Iterator end, Before before) {
#pragma omp parallel
#pragma omp single
  sort_in_tasks(begin, end, before);
}

}  // namespace femforge

#endif
