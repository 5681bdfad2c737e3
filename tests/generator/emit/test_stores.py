"""The way out of the SIMD lanes, ``femforge_cpu.h``: element tensors of all sizes, through the caches and past them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from compilers import make_program
from places import REPOSITORY

pytestmark = pytest.mark.slow

HEADERS = REPOSITORY / "templates" / "include"

#: Prints what is wrong: each cell has its entries, and nothing else is written, for any number of cells.
PROGRAM = r"""
#include <cstdio>
#include <vector>

#include "femforge_cpu.h"

template <class T>
int beyond_line(const T* data) {
  int past = 0;
  while (reinterpret_cast<uintptr_t>(data + past) % 64 != 0) ++past;
  return past;
}

template <int width, int lanes, int stride, class T, class Place>
int wrong(bool past_caches, Place place) {
  std::vector<T> tile(width * lanes + 64 / sizeof(T)), out;
  T* aligned = tile.data() + beyond_line(tile.data());
  for (int k = 0; k < width * lanes; ++k) aligned[k] = static_cast<T>(k + 1);
  int count = 0;
  for (int cells = 0; cells <= lanes; ++cells) {
    for (int shift = 0; shift < 3; ++shift) {
      out.assign(stride * lanes + 32, T(-1));
      const int first = beyond_line(out.data()) + shift;
      femforge_cpu::store_transposed<width, lanes, stride>(aligned, out.data() + first, cells, past_caches, place);
      femforge_cpu::finish_stores(past_caches);
      std::vector<T> expected(out.size(), T(-1));
      for (int cell = 0; cell < cells; ++cell)
        for (int k = 0; k < width; ++k) expected[first + stride * cell + k] = aligned[lanes * place(k) + cell];
      count += out != expected;
    }
  }
  return count;
}

template <int width, int lanes, int stride, class T>
int wrong(bool past_caches) {
  int32_t places[width];
  for (int k = 0; k < width; ++k) places[k] = 7 * k % ((width + 1) / 2);
  return wrong<width, lanes, stride, T>(past_caches, femforge_cpu::InOrder()) +
         wrong<width, lanes, stride, T>(past_caches, femforge_cpu::Listed{places});
}

template <int width, int lanes, int stride>
void check() {
  for (const bool past_caches : {false, true}) {
    const int in_double = wrong<width, lanes, stride, double>(past_caches);
    const int count = in_double + wrong<width, lanes, stride, float>(past_caches);
    if (count > 0) std::printf("%d of %d, stride %d, past %d: %d\n", width, lanes, stride, past_caches, count);
  }
}

int main() {
  check<1, 8, 1>();
  check<3, 8, 3>();
  check<16, 8, 16>();
  check<81, 8, 81>();
  check<9, 16, 9>();
  check<36, 32, 36>();
  check<6, 64, 6>();
  check<10, 4, 10>();
  check<1156, 8, 1156>();
  check<400, 16, 400>();
  check<2304, 16, 2304>();
  check<16, 8, 50>();
  check<600, 8, 700>();
}
"""


@pytest.mark.parametrize("flags", [["-O0"], ["-O3", "-march=native"]], ids=" ".join)
def test_stores(flags: list[str], tmp_path: Path) -> None:
    (tmp_path / "stores.cpp").write_text(PROGRAM)
    program = tmp_path / "stores"
    warnings = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]
    command = ["g++", "-std=c++17", "-fopenmp", *flags, *warnings, "-Wno-sign-conversion", f"-I{HEADERS}"]
    make_program(command, tmp_path / "stores.cpp", program)
    done = subprocess.run([program], capture_output=True, text=True, check=True)
    assert done.stdout == ""


def test_choices_are_of_bits(tmp_path: Path) -> None:
    """What is not chosen leaves no trace, whatever it is."""
    (tmp_path / "choices.cpp").write_text(r"""
#include <cmath>
#include <limits>

#include "femforge_cpu.h"

template <class T>
bool holds() {
  using femforge_cpu::choose;
  const T nan = std::numeric_limits<T>::quiet_NaN(), zero = T(-0.0);
  return choose(true, T(3), nan) == T(3) && choose(false, nan, T(4)) == T(4) && std::signbit(choose(true, zero, nan)) &&
         std::isnan(choose(true, nan, T(1)));
}

int main() { return holds<double>() && holds<float>() ? 0 : 1; }
""")
    command = ["g++", "-std=c++17", "-O2", f"-I{HEADERS}"]
    make_program(command, tmp_path / "choices.cpp", tmp_path / "choices")
    subprocess.run([tmp_path / "choices"], check=True)
