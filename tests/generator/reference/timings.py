"""Print how long the exact arithmetic takes: ``python tests/generator/reference/timings.py``."""

import itertools
import time
from collections.abc import Callable

from femforge.ir.element import CELL_DIMENSION, SIMPLICES, ScalarElement
from femforge.reference import basis, product_integrals, quadrature


def timed(name: str, work: Callable[[], object]) -> None:
    start = time.perf_counter()
    work()
    print(f"{name:55s} {1000 * (time.perf_counter() - start):9.1f} ms")


def laplace(element: ScalarElement) -> None:
    """All tables of the Laplacian."""
    size = CELL_DIMENSION[element.cell]
    axes = [tuple(int(i == axis) for i in range(size)) for axis in range(size)]
    whole = basis(element)
    for a, b in itertools.product(axes, repeat=2):
        product_integrals(element.cell, [(whole, a), (whole, b)])


def main() -> None:
    for cell in ("triangle", "tetrahedron", "quadrilateral", "hexahedron"):
        family = "P" if cell in SIMPLICES else "Q"
        for degree, variant in itertools.product((1, 2, 3, 8), ("equispaced", "gll")):
            element = ScalarElement(family, cell, degree, variant)
            timed(f"basis of {family}{degree} {variant} on a {cell}", lambda e=element: basis(e))
            timed(f"Laplace tables of {family}{degree} {variant} on a {cell}", lambda e=element: laplace(e))
    for cell, degree in itertools.product(("triangle", "tetrahedron", "hexahedron"), (2, 4, 8, 15)):
        timed(f"quadrature of degree {degree} on a {cell}", lambda c=cell, d=degree: quadrature(c, d))


if __name__ == "__main__":
    main()
