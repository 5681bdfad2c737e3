"""Element constructors as form files know them: those of classic UFL and those of basix.ufl."""

from __future__ import annotations

import math
from typing import Any

import ufl
from ufl.pullback import identity_pullback
from ufl.sobolevspace import H1, L2, SobolevSpace

from femforge.elements import (
    BlockedElement,
    Element,
    MixedElement,
    PlainElement,
    enriched,
    scalar_element,
)
from femforge.errors import FemforgeError, an
from femforge.formfile.syntax import refused
from femforge.formfile.values import Absent, EnumMember, describe, natives, similar, words
from femforge.ir.element import CELL_DIMENSION
from femforge.point_elements import given_points_element, quadrature_element

#: By their names, what an element is and whether it is discontinuous.
_FAMILIES: dict[str, tuple[str, bool]] = {
    "P": ("P", False),
    "CG": ("P", False),
    "Lagrange": ("P", False),
    "DP": ("P", True),
    "DG": ("P", True),
    "Discontinuous P": ("P", True),
    "Discontinuous Lagrange": ("P", True),
    "Q": ("Q", False),
    "DQ": ("Q", True),
    "Discontinuous Q": ("Q", True),
    "CR": ("CR", False),
    "Crouzeix-Raviart": ("CR", False),
    "B": ("bubble", False),
    "Bubble": ("bubble", False),
    "bubble": ("bubble", False),
}
_NOT_YET = words(
    """
    RT Raviart-Thomas N1F N1div N1E N1curl BDM Brezzi-Douglas-Marini N2F N2div N2E N2curl BDFM DRT DBDM
    RTF RTE RTCF RTCE NCF NCE BDMCF BDMCE AAF AAE Regge HHJ Hellan-Herrmann-Johnson GLS S Serendipity
    serendipity DPC SPC Hermite HER Argyris ARG Morley MOR Bell BELL AW Arnold-Winther MTW Mardal-Tai-
    Winther HCT Real R Quad iso custom Bernstein BERN HDivT DGT GL GLL Gauss-Legendre TDG
    TSCF TRTCF Boundary
    """
)
_NOT_YET_STARTS = ("Nedelec", "Discontinuous Raviart", "HDiv", "Boundary Quadrature", "Gauss-")
_QUADRATURE = "Quadrature"
_VARIANTS = {"equispaced": "equispaced", "gll": "gll", "gll_warped": "gll"}


def cell_name(value: Any) -> str:
    """The name of a cell that femforge supports.

    Args:
        value: a UFL cell, a member of ``basix.CellType``, or a name.

    Raises:
        FemforgeError: it is no cell, or one that is not supported.
    """
    if isinstance(value, ufl.Cell):
        name = value.cellname
    elif isinstance(value, EnumMember) and value.kind == "CellType":
        name = value.name
    elif isinstance(value, str):
        name = value
    else:
        raise _no_cell(f"{describe(value)} is given where a cell is expected")
    if name not in CELL_DIMENSION:
        raise _no_cell(f"the cell '{name[:40]}' is not supported")
    return name


def _no_cell(cause: str) -> FemforgeError:
    return refused(cause, f"cells: {', '.join(CELL_DIMENSION)}")


def _plain(family: Any, cell: Any, degree: Any, variant: str, discontinuous: bool = False) -> Element:
    name = _family_name(family)
    if name not in _FAMILIES:
        raise _unknown_family(name)
    base, always_discontinuous = _FAMILIES[name]
    if discontinuous and base not in ("P", "Q"):
        raise refused(f"a discontinuous {name} element is not supported", "P and Q can be discontinuous")
    if cell is None or degree is None:
        raise refused(f"the element {name} needs a cell and a degree", "give both, such as triangle, 1")
    discontinuous = discontinuous or always_discontinuous
    scalar = scalar_element(base, cell_name(cell), degree, variant=variant, discontinuous=discontinuous)
    return PlainElement(scalar)


def _family_name(family: Any) -> str:
    if isinstance(family, EnumMember) and family.kind == "ElementFamily":
        return family.name
    if isinstance(family, str):
        return family[:60]
    raise refused(f"{describe(family)} is given where the name of an element family is expected", "write 'P'")


def _unknown_family(name: str) -> FemforgeError:
    if name == _QUADRATURE:
        return refused("basix.ufl.element makes no quadrature elements", "use quadrature_element")
    exist = "elements: Lagrange (P), DP, Q, DQ, Crouzeix-Raviart (CR), Bubble (B), Quadrature"
    if name in _NOT_YET or name.startswith(_NOT_YET_STARTS):
        return refused(f"the element family '{name}' is not supported yet", exist)
    return refused(f"there is no element family '{name}'", similar(name, _FAMILIES) or exist)


def _variant(variant: Any, default: str) -> str:
    if variant is None or variant == EnumMember("LagrangeVariant", "unset"):
        return default
    name = variant.name if isinstance(variant, EnumMember) and variant.kind == "LagrangeVariant" else variant
    if not isinstance(name, str) or name not in _VARIANTS:
        shown = repr(name[:40]) if isinstance(name, str) else describe(name)
        raise refused(f"the variant {shown} is not supported", "variants: equispaced, gll (gll_warped)")
    return _VARIANTS[name]


def not_taken(function: str, **arguments: Any) -> None:
    """Refuse arguments that are there for what femforge does not have.

    Raises:
        FemforgeError: one of them is given.
    """
    for name, value in arguments.items():
        if value is not None:
            raise refused(f"{function} does not take '{name}' here", "leave it out")


def _elements(values: Any) -> tuple[Element, ...]:
    if not isinstance(values, tuple | list) or not all(isinstance(value, Element) for value in values):
        raise refused("elements are expected here", "write a list of elements")
    return tuple(values)


def _shape(value: Any) -> tuple[int, ...]:
    shape = (value,) if isinstance(value, int) else value
    if not isinstance(shape, tuple | list):
        raise refused(f"{describe(value)} is given where a shape is expected", "write a tuple of sizes")
    return tuple(shape)


def finite_element(
    family: Any,
    cell: Any = None,
    degree: Any = None,
    form_degree: Any = None,
    quad_scheme: Any = None,
    variant: Any = None,
) -> Element:
    """Classic UFL's ``FiniteElement``; equispaced unless ``variant`` says otherwise."""
    not_taken("FiniteElement", form_degree=form_degree)
    return _scalar("FiniteElement", family, cell, degree, quad_scheme, variant)


def _scalar(function: str, family: Any, cell: Any, degree: Any, scheme: Any, variant: Any) -> Element:
    if isinstance(family, str) and family == _QUADRATURE:
        not_taken("a quadrature element", variant=variant)
        return _at_points(cell, degree, scheme)
    not_taken(function, quad_scheme=scheme)
    return _plain(family, cell, degree, _variant(variant, "equispaced"))


def _at_points(cell: Any, degree: Any, scheme: Any) -> PlainElement:
    if cell is None or degree is None:
        raise refused("a quadrature element needs a cell and a degree", "give both, such as triangle, 2")
    return quadrature_element(cell_name(cell), degree, "default" if scheme is None else scheme)


def _sub_element(function: str, family: Any, cell: Any, degree: Any, scheme: Any, variant: Any) -> Element:
    if isinstance(family, Element):
        given = {"cell": cell, "degree": degree, "quad_scheme": scheme, "variant": variant}
        not_taken(f"{function} of an element", **given)
        return family
    return _scalar(function, family, cell, degree, scheme, variant)


def vector_element(
    family: Any,
    cell: Any = None,
    degree: Any = None,
    dim: Any = None,
    form_degree: Any = None,
    quad_scheme: Any = None,
    variant: Any = None,
) -> Element:
    """Classic UFL's ``VectorElement``: a component for each dimension of the cell unless ``dim`` is given."""
    not_taken("VectorElement", form_degree=form_degree)
    sub = _sub_element("VectorElement", family, cell, degree, quad_scheme, variant)
    size = CELL_DIMENSION[sub.cellname] if dim is None else dim
    return BlockedElement(sub, (size,))


def tensor_element(
    family: Any,
    cell: Any = None,
    degree: Any = None,
    shape: Any = None,
    symmetry: Any = None,
    quad_scheme: Any = None,
    variant: Any = None,
) -> Element:
    """Classic UFL's ``TensorElement``; ``symmetry`` is true, or a dict that says (i, j) is (j, i) for all."""
    sub = _sub_element("TensorElement", family, cell, degree, quad_scheme, variant)
    dimension = CELL_DIMENSION[sub.cellname]
    sizes = (dimension, dimension) if shape is None else _shape(shape)
    return BlockedElement(sub, sizes, _symmetric(symmetry, sizes))


def _symmetric(symmetry: Any, shape: tuple[int, ...]) -> bool:
    if symmetry is None or isinstance(symmetry, bool):
        return bool(symmetry)
    if isinstance(symmetry, dict) and len(shape) == 2:
        pairs = {(min(key, value), max(key, value)) for key, value in symmetry.items()}
        wanted = {((i, j), (j, i)) for i in range(shape[0]) for j in range(i + 1, shape[1])}
        if pairs == wanted:
            return True
    raise refused("only the full symmetry (i, j) = (j, i) is supported", "write symmetry=True")


def mixed_element_classic(*elements: Any) -> Element:
    """Classic UFL's ``MixedElement``, of its arguments or of one list; lists inside are mixed elements, too."""
    if len(elements) == 1 and isinstance(elements[0], tuple | list):
        elements = tuple(elements[0])
    parts = [mixed_element_classic(*e) if isinstance(e, tuple | list) else e for e in elements]
    return MixedElement(_elements(parts))


def enriched_element_classic(*elements: Any) -> Element:
    """Classic UFL's ``EnrichedElement``: bases joined as they are."""
    return enriched(*_elements(elements))


def nodal_enriched_element(*elements: Any) -> Element:
    """Classic UFL's ``NodalEnrichedElement``: the basis dual to the joined dofs."""
    return enriched(*_elements(elements), nodal=True)


def basix_element(
    family: Any,
    cell: Any,
    degree: Any,
    lagrange_variant: Any = None,
    dpc_variant: Any = None,
    discontinuous: Any = False,
    shape: Any = None,
    symmetry: Any = None,
    dof_ordering: Any = None,
    dtype: Any = None,
) -> Element:
    """``basix.ufl.element``; GLL points (``gll_warped``) unless ``lagrange_variant`` says otherwise."""
    not_taken("element", dpc_variant=dpc_variant, dof_ordering=dof_ordering, dtype=dtype)
    if not isinstance(discontinuous, bool):
        raise refused("discontinuous is True or False", "write discontinuous=True")
    scalar = _plain(family, cell, degree, _variant(lagrange_variant, "gll"), discontinuous)
    if shape is None or _shape(shape) == ():
        not_taken("a scalar element", symmetry=symmetry)
        return scalar
    return basix_blocked_element(scalar, shape, symmetry)


def basix_blocked_element(sub_element: Any, shape: Any, symmetry: Any = None) -> Element:
    """``basix.ufl.blocked_element``."""
    (sub,) = _elements([sub_element])
    return BlockedElement(sub, _shape(shape), _symmetric(symmetry, _shape(shape)))


def basix_mixed_element(elements: Any) -> Element:
    """``basix.ufl.mixed_element``."""
    return MixedElement(_elements(elements))


def basix_enriched_element(elements: Any, map_type: Any = None) -> Element:
    """``basix.ufl.enriched_element``: the basis dual to the joined dofs."""
    not_taken("enriched_element", map_type=map_type)
    return enriched(*_elements(elements), nodal=True)


def basix_wrap_element(element: Any) -> Element:
    """``basix.ufl.wrap_element``: what ``basix.create_element`` made is an element already."""
    (made,) = _elements([element])
    return made


def basix_quadrature_element(
    cell: Any,
    value_shape: Any = (),
    scheme: Any = None,
    degree: Any = None,
    points: Any = None,
    weights: Any = None,
    pullback: Any = None,
    symmetry: Any = None,
    dtype: Any = None,
) -> Element:
    """``basix.ufl.quadrature_element`` of a scheme and a degree, or of points and weights."""
    not_taken("quadrature_element", pullback=pullback, dtype=dtype)
    if points is None and weights is None:
        scalar = _at_points(cell, degree, scheme)
    else:
        not_taken("quadrature_element of points and weights", scheme=scheme, degree=degree)
        scalar = given_points_element(cell_name(cell), points, weights)
    if _shape(value_shape) == ():
        not_taken("a scalar element", symmetry=symmetry)
        return scalar
    return basix_blocked_element(scalar, value_shape, symmetry)


def direct_element(
    family: Any,
    cell: Any,
    degree: Any,
    shape: Any,
    pullback: Any,
    sobolev_space: Any,
    *,
    subdegree: Any = None,
) -> Element:
    """``ufl.finiteelement.FiniteElement`` of UFL 2023.2 to 2024.2, equispaced: an element that says its value shape.

    Raises:
        FemforgeError: its pullback is not the identity, or its Sobolev space is not that of the family.
    """
    not_taken("FiniteElement", subdegree=subdegree)
    made = _scalar("FiniteElement", family, cell, degree, None, None)
    if pullback is not identity_pullback:
        raise refused(f"the pullback of {an(family)} element is the identity", "write identity_pullback")
    if sobolev_space not in (H1, L2) or not (made.at_points or made.sobolev_space == sobolev_space):
        mend = f"{an(family)} element is in {made.sobolev_space.name}"
        raise refused(f"{_space_called(sobolev_space)} is not the space of {family} elements", mend)
    return BlockedElement(made, _shape(shape)) if _shape(shape) else made


def _space_called(space: Any) -> str:
    return space.name if isinstance(space, SobolevSpace) else describe(space)


def direct_mixed_element(elements: Any) -> Element:
    """``ufl.finiteelement.MixedElement`` of UFL 2023.2 to 2024.2; lists inside are mixed elements, too."""
    return mixed_element_classic(elements)


def symmetric_element(symmetry: Any, sub_elements: Any) -> Element:
    """``ufl.finiteelement.SymmetricElement`` of UFL 2023.2 to 2024.2: a symmetric tensor of one scalar element.

    Args:
        symmetry: the number of the dof-carrying component for each (i, j).
        sub_elements: the scalar element, once for each of these.

    Raises:
        FemforgeError: the numbers are not those of the lower triangle, row by row, or the elements are not all one.
    """
    parts = _elements(sub_elements)
    size = math.isqrt(len(symmetry)) if isinstance(symmetry, dict) else 0
    wanted = {(i, j): max(i, j) * (max(i, j) + 1) // 2 + min(i, j) for i in range(size) for j in range(size)}
    if not size or symmetry != wanted:
        mend = "(0, 0): 0, (1, 0): 1, (1, 1): 2, (2, 0): 3, and so on; (i, j) as (j, i)"
        raise refused(
            "the components of a symmetric element are those of the lower triangle, row by row", mend
        )
    if len(parts) != size * (size + 1) // 2 or any(part != parts[0] for part in parts):
        equal = size * (size + 1) // 2
        raise refused(
            f"a symmetric element of {size} x {size} has {equal} equal parts",
            f"list one element {equal} times",
        )
    return BlockedElement(parts[0], (size, size), symmetric=True)


CLASSIC = natives(
    {
        "FiniteElement": finite_element,
        "VectorElement": vector_element,
        "TensorElement": tensor_element,
        "MixedElement": mixed_element_classic,
        "EnrichedElement": enriched_element_classic,
        "NodalEnrichedElement": nodal_enriched_element,
    }
)
BASIX_UFL = natives(
    {
        "element": basix_element,
        "blocked_element": basix_blocked_element,
        "mixed_element": basix_mixed_element,
        "enriched_element": basix_enriched_element,
        "quadrature_element": basix_quadrature_element,
        "wrap_element": basix_wrap_element,
    }
)
BASIX_UFL_ABSENT = {
    "custom_element": Absent("is not supported yet", "use element(...)"),
    "real_element": Absent("is not supported yet", "take a Constant, if it is not solved for"),
}
#: ``ufl.finiteelement`` of the releases 2023.2 to 2024.2.
UFL_FINITEELEMENT = natives(
    {
        "FiniteElement": direct_element,
        "MixedElement": direct_mixed_element,
        "SymmetricElement": symmetric_element,
    }
)
