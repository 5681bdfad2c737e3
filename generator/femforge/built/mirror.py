"""The structures of ``femforge_descriptor.h`` for ctypes: field by field, in the header's order."""

from __future__ import annotations

import ctypes
from ctypes import c_char_p, c_double, c_int32, c_int64, c_uint64, c_void_p
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Function = Callable[..., int]

SUCCESS, INVALID_ARGUMENT, MISALIGNED = 0, -1, -2
#: Codes below are those of a library that a kernel calls.
OF_LIBRARIES = -1000


class InputStruct(ctypes.Structure):
    """``femforge_input``."""

    _fields_ = (
        ("name", c_char_p),
        ("element", c_char_p),
        ("size", c_int32),
        ("vector", c_int32),
        ("num_points", c_int32),
        ("points", ctypes.POINTER(c_double)),
    )


class Arguments(ctypes.Structure):
    """``femforge_arguments``; all arrays are addresses."""

    _fields_ = (
        ("num_cells", c_int64),
        ("element_tensors", c_void_p),
        ("geometry", c_void_p),
        ("coordinates", c_void_p),
        ("cells", c_void_p),
        ("coefficients", c_void_p),
        ("constants", c_void_p),
        ("y", c_void_p),
        ("x", c_void_p),
        ("offsets", c_void_p),
        ("trial_offsets", c_void_p),
        ("component_stride", c_int64),
        ("constrained", c_void_p),
        ("num_macro_elements", c_int64),
        ("macro_offsets", c_void_p),
        ("macro_points", c_void_p),
        ("num_colours", c_int64),
        ("colour_begin", c_void_p),
        ("num_nodes", c_int64),
        ("element_vectors", c_void_p),
        ("node_offsets", c_void_p),
        ("contribution_begin", c_void_p),
        ("contributions", c_void_p),
        ("num_cell_blocks", c_int64),
        ("block_cells", c_void_p),
        ("block_nodes", c_void_p),
        ("local_nodes", c_void_p),
        ("result_places", c_void_p),
        ("contribution_ends", c_void_p),
        ("matrix_values", c_void_p),
        ("nonzeros", c_void_p),
        ("block_nonzeros", c_void_p),
        ("value", c_void_p),
        ("partials", c_void_p),
        ("views", c_void_p),
        ("view_table", c_void_p),
        ("workspace", c_void_p),
    )


#: int (*launch)(const femforge_arguments*, void* stream); other Python threads run meanwhile
LAUNCH = ctypes.CFUNCTYPE(ctypes.c_int, c_void_p, c_void_p)
#: const char* (*message)(int code), of kernels that call a library; null of others
MESSAGE = ctypes.CFUNCTYPE(c_char_p, ctypes.c_int)

#: int (*launch_variant)(int32_t variant, const femforge_arguments*, void* stream)
LAUNCH_VARIANT = ctypes.CFUNCTYPE(ctypes.c_int, c_int32, c_void_p, c_void_p)

_TEXT_FIRST = ("name", "kernel", "form_file", "form", "target", "key", "scalar", "representation", "integral", "cell",
               "coordinate_element", "row_element", "column_element", "dof_order", "component_order")  # fmt: skip
_NUMBERS = ("gdim", "arity", "rows", "columns", "entries_per_cell", "quadrature_degree", "quadrature_points",
            "num_coefficients", "num_constants")  # fmt: skip
_ACCESS = ("constraints", "nodes", "components", "trial_nodes", "macro_cells", "block_nodes")
_PARAMETERS = ("element_batch", "concurrent_elements", "interleave_stores", "threads", "shared_bytes")
_COSTS = ("flops_per_cell", "bytes_per_cell", "paper_flops_per_cell")


def _of(kind: type[Any], names: tuple[str, ...]) -> list[tuple[str, type[Any]]]:
    return [(name, kind) for name in names]


class VariantStruct(ctypes.Structure):
    """``femforge_variant``."""

    _fields_ = (
        ("from_cells", c_int64),
        *_of(c_char_p, ("representation", "realisation")),
        *_of(c_int32, ("element_batch", "concurrent_elements", "threads", "shared_bytes")),
        ("flops_per_cell", c_double),
    )


class KernelStruct(ctypes.Structure):
    """``femforge_kernel``."""

    _fields_ = (
        *_of(c_char_p, _TEXT_FIRST),
        ("num_subdomains", c_int32),
        ("subdomains", ctypes.POINTER(c_int32)),
        *_of(c_int32, _NUMBERS),
        ("coefficients", ctypes.POINTER(InputStruct)),
        ("constants", ctypes.POINTER(InputStruct)),
        *_of(c_char_p, ("input", "output")),
        *_of(c_int32, ("geometry_size", "coordinate_nodes")),
        *_of(c_char_p, ("scatter", "index_type", "numbering")),
        *_of(c_int32, _ACCESS),
        *_of(c_char_p, ("mapping", "unroll", "realisation", "k_place")),
        *_of(c_int32, _PARAMETERS),
        *_of(c_double, _COSTS),
        ("launch", LAUNCH),
        ("used_entries", ctypes.POINTER(c_uint64)),
        ("num_views", c_int32),
        ("view_size", c_int32),
        ("view_table", ctypes.POINTER(c_double)),
        *_of(c_int64, ("workspace_bytes", "workspace_bytes_per_cell")),
        ("workspace_cells", c_int32),
        ("message", MESSAGE),
        ("num_variants", c_int32),
        ("variants", ctypes.POINTER(VariantStruct)),
        ("launch_variant", LAUNCH_VARIANT),
    )


def registry_function(library: ctypes.CDLL, name: str) -> Function:
    """The function that lists the kernels of a library for a target.

    Raises:
        AttributeError: the library has none of that name.
    """
    function = getattr(library, name)
    function.argtypes = (ctypes.POINTER(c_int32),)
    function.restype = ctypes.POINTER(ctypes.POINTER(KernelStruct))
    found: Function = function
    return found


def listed(library: ctypes.CDLL, name: str) -> list[KernelStruct]:
    """The descriptors that a registry function lists; they live as long as the library.

    Raises:
        AttributeError: the library has no such function.
    """
    count = c_int32()
    pointers: Any = registry_function(library, name)(ctypes.byref(count))
    return [pointers[k].contents for k in range(count.value)]
