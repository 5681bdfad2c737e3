"""Operations counted on the loop nests against operations counted while the printed kernels run.

The generated source is compiled with its scalar type replaced by a class that counts.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass

import numpy as np
import pytest
from form_cases import Variant
from kernel_build import Built, call_batch, compile_sources
from kernel_cells import kernel_arrays, random_cells

from femforge.emit.library import LIBRARY, library_files
from femforge.form_jobs import Job, prepare
from femforge.pipeline import generate, write_files

pytestmark = pytest.mark.slow

COUNTED = r"""
#include <cmath>
#include <cstdint>
#include <cstring>
#include <memory>
#include <type_traits>
#include <utility>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif
#include "femforge_descriptor.h"
namespace counting {
inline long long operations = 0;
struct Counted {
  double value;
  Counted() = default;
  constexpr Counted(double v) : value(v) {}
  Counted& operator+=(Counted b) { ++operations; value += b.value; return *this; }
};
inline Counted operator+(Counted a, Counted b) { ++operations; return a.value + b.value; }
inline Counted operator-(Counted a, Counted b) { ++operations; return a.value - b.value; }
inline Counted operator*(Counted a, Counted b) { ++operations; return a.value * b.value; }
inline Counted operator/(Counted a, Counted b) { ++operations; return a.value / b.value; }
inline Counted operator-(Counted a) { return -a.value; }
inline Counted reciprocal(Counted a) { ++operations; return 1 / a.value; }
inline Counted square_root(Counted a) { ++operations; return std::sqrt(a.value); }
inline bool operator<(Counted a, Counted b) { return a.value < b.value; }
inline bool operator>(Counted a, Counted b) { return a.value > b.value; }
struct alignas(16) Counted2 { Counted x, y; };
struct alignas(16) Counted4 { Counted x, y, z, w; };
}
namespace std {
inline counting::Counted fabs(counting::Counted a) { return std::fabs(a.value); }
inline counting::Counted copysign(counting::Counted a, counting::Counted b) {
  return std::copysign(a.value, b.value);
}
inline counting::Counted sqrt(counting::Counted a) { ++counting::operations; return std::sqrt(a.value); }
inline counting::Counted log(counting::Counted a) { ++counting::operations; return std::log(a.value); }
inline counting::Counted exp(counting::Counted a) { ++counting::operations; return std::exp(a.value); }
inline counting::Counted sin(counting::Counted a) { ++counting::operations; return std::sin(a.value); }
inline counting::Counted cos(counting::Counted a) { ++counting::operations; return std::cos(a.value); }
inline counting::Counted pow(counting::Counted a, counting::Counted b) {
  ++counting::operations;
  return std::pow(a.value, b.value);
}
}
extern "C" long long femforge_counted_operations() {
  const long long counted = counting::operations;
  counting::operations = 0;
  return counted;
}
#define __clang__ 1  // the generated code has vectors of scalars for GCC only
#define double counting::Counted
#define double2 counting::Counted2
#define double4 counting::Counted4
#define make_double2(a, b) counting::Counted2{a, b}
#define make_double4(a, b, c, d) counting::Counted4{a, b, c, d}
"""


@dataclass(frozen=True)
class Case:
    variant: Variant
    parameters: tuple[tuple[str, object], ...]
    targets: tuple[str, ...] = ("cpu", "hip")

    @property
    def label(self) -> str:
        return "_".join([self.variant.label, *(str(value) for _, value in self.parameters)])

    def job(self) -> Job:
        return self.variant.job(self.label, **dict(self.parameters))


def case(variant: Variant, *, targets: tuple[str, ...] = ("cpu", "hip"), **parameters: object) -> Case:
    return Case(variant, tuple(parameters.items()), targets)


P1, P2 = Variant("laplace", "tetrahedron"), Variant("laplace", "tetrahedron", 2)
CASES = (
    case(P1),
    case(P1, output="packed_symmetric"),
    case(P1, mapping="contraction", unroll="inner", k_place="registers"),
    case(P1, mapping="contraction", unroll="none", k_place="shared"),
    case(P1, mapping="contraction", unroll="full", k_place="constant"),
    case(P1, mapping="contraction", interleave_stores=False),
    case(P1, representation="quadrature", mapping="contraction", unroll="none"),
    case(P1, mapping="cell", unroll="none"),
    case(P1, mapping="cell", unroll="inner"),
    case(P2),
    case(P2, mapping="cell", unroll="inner", representation="quadrature", targets=("cpu",)),
    case(P2, mapping="cell", unroll="none", representation="quadrature", targets=("cpu",)),
    case(P2, mapping="contraction", representation="quadrature", unroll="inner"),
    case(Variant("elasticity", "triangle"), input="ufcx"),
    case(Variant("elasticity_lame", "tetrahedron"), mapping="contraction"),
    case(Variant("weighted_laplace", "triangle", 2)),
    case(Variant("laplace", "hexahedron", 1, 3)),
    case(Variant("laplace", "hexahedron", 1, 3), representation="quadrature", mapping="contraction"),
    case(Variant("mass", "quadrilateral", 2, 5), representation="quadrature"),
    case(Variant("neo_hookean", "triangle")),
    case(Variant("p_laplace", "triangle", 2)),
    case(Variant("stokes", "triangle", 2), mapping="contraction"),
    case(Variant("energy", "tetrahedron", 2)),
)  # fmt: skip
BY_LABEL = {one.label: one for one in CASES}


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("flop_counts")
    jobs = {target: [one.job() for one in CASES if target in one.targets] for target in ("cpu", "hip")}
    generated = [generate(prepare(jobs[target]), [target]) for target in jobs]
    sources = [source for one in generated for source in one.sources]
    write_files({source.file: source.text for source in sources}, folder)
    write_files(library_files(LIBRARY, sources, list(jobs)), folder)
    return compile_sources(sources, folder, list(jobs), ["-O0", "-fno-openmp"], COUNTED)


@pytest.mark.parametrize("label", BY_LABEL)
def test_operations_of_full_batches(counted: Built, label: str) -> None:
    for named in prepare([BY_LABEL[label].job()]):
        integral = named.analysed.integral
        for target in BY_LABEL[label].targets:
            kernel = counted.sources[named.name, target].kernel
            count = 2 * kernel.parameters.element_batch
            library = ctypes.CDLL(str(counted.libraries[named.name, target]))
            operations = library.femforge_counted_operations
            operations.restype = ctypes.c_longlong
            operations()
            arrays = kernel_arrays(integral, random_cells(integral, count))
            result = call_batch(counted, named.name, target, count, arrays)
            assert np.isfinite(result).all()
            assert operations() == kernel.costs.flops * count, f"{named.name} on {target}"
