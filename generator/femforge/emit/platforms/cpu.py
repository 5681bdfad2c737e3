"""CPUs: batches are shared out to threads by OpenMP, lanes are those of SIMD registers."""

from __future__ import annotations

from femforge.emit.expressions import wrap
from femforge.emit.integers import integer_text
from femforge.emit.platforms.base import Platform
from femforge.emit.ufcx import tabulate_declaration, tabulate_face
from femforge.ir.arrays import Array
from femforge.ir.nests import LoopNest, walk
from femforge.ir.statements import (
    Barrier,
    For,
    FromLane,
    Guard,
    IntegerLoads,
    LaneMatch,
    Lanes,
    Range,
    StoreTransposed,
    VectorCopy,
    VectorStore,
    WarpLane,
)
from femforge.kernels.domains import Pass

_MOST_UNROLLED = 65534

#: The way out of the SIMD lanes. GCC does not turn the plain loop into shuffles by itself. Output that no cache
#: holds goes past them: an ordinary store would first read every line that it is about to overwrite.
STORE_TRANSPOSED = """\
// Output of more bytes goes past the caches, as whole lines, if a group of cells fits the buffer.
constexpr int64_t largest_cached_output = 16 << 20;
constexpr int largest_buffer = 64 << 10;

// Lets other threads see what has gone past the caches.
inline void finish_stores(bool past_caches) {
#if defined(__SSE2__)
  if (past_caches) _mm_sfence();
#else
  static_cast<void>(past_caches);
#endif
}

// Copies past the caches where the processor can.
template <class T>
inline void stream(const T* __restrict__ from, T* __restrict__ to, int count) {
  int k = 0;
#if defined(__SSE2__)
  constexpr int step = 16 / sizeof(T);
  while (k < count && reinterpret_cast<uintptr_t>(to + k) % 16 != 0) {
    to[k] = from[k];
    ++k;
  }
  for (; k + step <= count; k += step) {
    _mm_stream_si128(reinterpret_cast<__m128i*>(to + k), _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + k)));
  }
#endif
  for (; k < count; ++k) to[k] = from[k];
}

// Stores tile[entry][lane] of `cells` lanes to out[lane][entry], out's cells being `stride` apart.
template <int width, int lanes, int stride, class T>
inline void transpose(const T* __restrict__ tile, T* __restrict__ out, int cells) {
  int done = 0;
#if defined(__GNUC__) && !defined(__clang__)
  if constexpr (lanes * sizeof(T) == 64) {
    using index_type = std::conditional_t<sizeof(T) == 8, int64_t, int32_t>;
    typedef T row_type __attribute__((vector_size(64), aligned(alignof(T)), may_alias));
    typedef index_type mask_type __attribute__((vector_size(64)));
    for (; cells == lanes && done + lanes <= width; done += lanes) {
      row_type row[lanes];
      for (int k = 0; k < lanes; ++k) row[k] = *reinterpret_cast<const row_type*>(tile + lanes * (done + k));
#pragma GCC unroll 4
      for (int s = 1; s < lanes; s *= 2) {
        mask_type upper, lower;
#pragma GCC unroll 16
        for (int k = 0; k < lanes; ++k) {
          upper[k] = (k & s) ? lanes + k - s : k;
          lower[k] = (k & s) ? lanes + k : k + s;
        }
#pragma GCC unroll 16
        for (int k = 0; k < lanes; ++k) {
          if (k & s) continue;
          const row_type first = row[k], second = row[k + s];
          row[k] = __builtin_shuffle(first, second, upper);
          row[k + s] = __builtin_shuffle(first, second, lower);
        }
      }
      for (int k = 0; k < lanes; ++k) *reinterpret_cast<row_type*>(out + stride * k + done) = row[k];
    }
  }
#endif
  for (int lane = 0; lane < cells; ++lane) {
    for (int entry = done; entry < width; ++entry) out[stride * lane + entry] = tile[lanes * entry + lane];
  }
}

// The same, past the caches if that is wanted.
template <int width, int lanes, int stride, class T>
inline void store_transposed(const T* __restrict__ tile, T* __restrict__ out, int cells, bool past_caches) {
  if constexpr (width == stride && width * lanes * sizeof(T) <= largest_buffer) {
    if (past_caches) {
      alignas(64) T buffer[width * lanes];
      transpose<width, lanes, width>(tile, buffer, cells);
      return stream(buffer, out, width * cells);
    }
  }
  transpose<width, lanes, stride>(tile, out, cells);
}
"""

SSE2_INCLUDE = """\
#if defined(__SSE2__)
#include <emmintrin.h>
#endif"""


class Cpu(Platform):
    """C++17 with OpenMP."""

    target = "cpu"
    suffix = "cpp"
    includes = ("cmath", "cstdint", "type_traits")
    on_device = False
    all_helper_includes = SSE2_INCLUDE

    # -- functions ---------------------------------------------------------------------------------------

    def _nests(self) -> list[LoopNest]:
        tabulate = self.kernel.tabulate
        return [
            *(one.nest for one in self.kernel.passes),
            *([tabulate] if isinstance(tabulate, LoopNest) else []),
        ]

    def definitions(self) -> list[str]:
        """What stands before the face; the face for one cell may need further tables."""
        known = {array.name for one in self.kernel.passes for array in one.nest.tables}
        tabulate = self.kernel.tabulate
        tables = tabulate.tables if isinstance(tabulate, LoopNest) else ()
        more = [self.table(array) for array in tables if array.name not in known]
        return [*more, *super().definitions()]

    def _helpers(self) -> list[str]:
        return [STORE_TRANSPOSED.rstrip()] if any(map(transposes, self._nests())) else []

    def helper_includes(self) -> str:
        """Of the stores past the caches."""
        return SSE2_INCLUDE if self._helpers() else ""

    def _function(self, one: Pass) -> list[str]:
        before, after = [], []
        if transposes(one.nest):
            size = self.kernel.stored * self.kernel.parameters.scalar_bytes
            before = [f"  const bool past_caches = {size} * num_cells > largest_cached_output;"]
            after = ["    finish_stores(past_caches);"]
        return [
            f"void run_{one.domain.name}(\n    {self._pass_parameters(one)}) {{",
            f"  const int64_t num_batches = {integer_text(one.domain.batches)};",
            *before,
            "#pragma omp parallel for schedule(static)",
            "  for (int64_t batch = 0; batch < num_batches; ++batch) {",
            *self.statements(one.domain.head, 2),
            *(f"    alignas(64) {self.entry_type(a)} {a.name}[{a.size}];" for a in one.nest.shared),
            "",
            *self.statements(one.nest.body, 2),
            *after,
            "  }",
            "}",
        ]

    def _start(self, one: Pass, pad: str) -> list[str]:
        return wrap(f"{pad}run_{one.domain.name}({self._pass_values(one)});")

    def _checks(self) -> list[str]:
        return []

    def _result(self) -> str:
        return "FEMFORGE_SUCCESS"

    def more_faces(self) -> list[str]:
        """UFCx's function for one cell."""
        return [tabulate_face(self, self.kernel, self.name)] if self.kernel.tabulate is not None else []

    def more_declarations(self) -> list[str]:
        """Of UFCx's function."""
        return [tabulate_declaration(self.type, self.name)] if self.kernel.tabulate is not None else []

    # -- statements --------------------------------------------------------------------------------------

    def _qualifier(self, array: Array) -> str:
        return "constexpr"

    def _atomic_add(self, target: str, value: str) -> list[str]:
        return ["#pragma omp atomic", f"{target} += {value};"]

    def _barrier(self, s: Barrier, pad: str) -> list[str]:
        return []

    def _for(self, s: For, pad: str) -> list[str]:
        v = s.variable
        unrolled = s.unroll and s.count > 1
        pragma = [f"{pad}#pragma GCC unroll {min(s.count, _MOST_UNROLLED)}"] if unrolled else []
        head = f"{pad}for (int {v} = 0; {v} < {s.count}; ++{v}) {{"
        return [*pragma, head, *self._inside(s.body, pad), f"{pad}}}"]

    def _lanes(self, s: Lanes, pad: str) -> list[str]:
        v = s.variable
        straight = not any(isinstance(inner, (For, Guard, Range)) for inner in s.body)
        vector = straight and s.vector and isinstance(s.count, int)
        head = f"{pad}for (int {v} = 0; {v} < {integer_text(s.count)}; ++{v}) {{"
        pragma = [f"{pad}#pragma omp simd"] if vector else []
        return [*pragma, head, *self._inside(s.body, pad), f"{pad}}}"]

    def _integer_loads(self, s: IntegerLoads, pad: str) -> list[str]:
        kind = "int" if s.bits == 16 else "int64_t"
        return [
            f"{pad}const {kind} {name} = {s.array}[{integer_text(s.index.plus(k))}];"
            for k, name in enumerate(s.names)
        ]

    def _vector_store(self, s: VectorStore, pad: str) -> list[str]:
        return [
            line
            for k, value in enumerate(s.values)
            for line in wrap(
                f"{pad}{s.array}[{integer_text(s.index.plus(k))}] = {self.expressions.text(value)};"
            )
        ]

    def _vector_copy(self, s: VectorCopy, pad: str) -> list[str]:
        return [
            line
            for k in range(s.width)
            for line in wrap(
                f"{pad}{s.target}[{integer_text(s.target_index.plus(k))}] = "
                f"{s.source}[{integer_text(s.source_index.plus(k))}];"
            )
        ]

    def _store_transposed(self, s: StoreTransposed, pad: str) -> list[str]:
        sizes = f"{s.width}, {s.lanes}, {s.entries}"
        target = f"{s.array} + {integer_text(s.index)}"
        return wrap(
            f"{pad}store_transposed<{sizes}>({s.tile}, {target}, {integer_text(s.count)}, past_caches);"
        )

    def _lane(self, s: WarpLane | LaneMatch | FromLane, pad: str) -> list[str]:
        raise TypeError("there are no warps on a CPU")


def transposes(nest: LoopNest) -> bool:
    """Whether results leave the lanes by transposition."""
    return any(isinstance(statement, StoreTransposed) for statement in walk(nest.body))
