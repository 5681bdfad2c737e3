"""The names of ``arrays``, ``integers``, ``statements`` and ``nests`` in one place."""

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import Index, index
from femforge.ir.nests import LoopNest, count_flops, count_statements, values_of, walk
from femforge.ir.statements import (
    Add,
    Barrier,
    Comment,
    Declare,
    For,
    FromLane,
    Guard,
    Integer,
    IntegerLoads,
    LaneMatch,
    Lanes,
    Let,
    MaskedLoad,
    Range,
    Scatter,
    Statement,
    Store,
    StoreTransposed,
    Variable,
    VectorCopy,
    VectorStore,
    WarpLane,
)

__all__ = [
    "Add", "Array", "Barrier", "Comment", "Declare", "For", "FromLane", "Guard", "Index", "Integer",
    "IntegerLoads", "LaneMatch", "Lanes", "Let", "Load", "LoopNest", "MaskedLoad", "Range", "Scatter",
    "Statement", "Store", "StoreTransposed", "Variable", "VectorCopy", "VectorStore", "WarpLane",
    "count_flops", "count_statements", "index", "values_of", "walk",
]  # fmt: skip
