"""Names that parameters take."""

from typing import Literal

Target = Literal["cpu", "cuda", "hip"]
Scalar = Literal["float32", "float64"]
Quadrature = Literal["estimate", "gauss"]
Unroll = Literal["auto", "none", "inner", "full"]
Realisation = Literal["auto", "written", "looped", "team", "fragments", "library"]
Place = Literal["auto", "literal", "registers", "shared", "constant", "global"]
Mapping = Literal["auto", "cell", "contraction", "slices", "values"]
Representation = Literal["auto", "tensor", "quadrature", "sum_factorised"]
Input = Literal["geometry", "vertices", "affine", "points", "ufcx"]
Scatter = Literal[
    "auto", "element", "atomic", "tile", "merge", "colour", "gather", "blocks", "ordered", "store",
]  # fmt: skip
IndexType = Literal["int32", "int64"]
Numbering = Literal["separate", "shared"]
Division = Literal["auto", "exact", "fast"]
Output = Literal["full", "packed_symmetric"]
