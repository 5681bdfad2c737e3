"""Makes the meshes that are shipped beside this file. Needs the gmsh package; run it to make them anew.

plate.msh: a plate with a hole and a notch, triangles of degree 1. Groups: "plate" and "insert".
bracket.msh: an angle bracket with a bolt hole, tetrahedra of degree 1. Groups: "foot" and "arm".
plate_curved.msh: a ring segment, triangles of degree 2 whose edges follow its arcs.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import gmsh

HERE = Path(__file__).parent


def plate() -> None:
    """A plate of 2 x 1 with a round hole (radius 0.2) and a stiff round insert (radius 0.15)."""
    occ = gmsh.model.occ
    body = occ.addRectangle(0, 0, 0, 2, 1)
    hole = occ.addDisk(0.6, 0.5, 0, 0.2, 0.2)
    body = occ.cut([(2, body)], [(2, hole)])[0][0][1]
    insert = occ.addDisk(1.4, 0.5, 0, 0.15, 0.15)
    parts, children = occ.fragment([(2, body)], [(2, insert)])
    occ.synchronize()
    inner = [tag for _, tag in children[1]]
    outer = [tag for _, tag in parts if tag not in inner]
    gmsh.model.addPhysicalGroup(2, outer, 1, "plate")
    gmsh.model.addPhysicalGroup(2, inner, 2, "insert")
    _mesh(2, degree=1, coarse=0.045, fine=0.02, curves=[tag for _, tag in gmsh.model.getEntities(1)][4:])


def bracket() -> None:
    """An angle of two plates, 1 long and 0.2 thick, with a hole (radius 0.15) through the upright one."""
    occ = gmsh.model.occ
    foot = occ.addBox(0, 0, 0, 1, 0.6, 0.2)
    arm = occ.addBox(0, 0, 0.2, 0.2, 0.6, 0.8)
    bolt = occ.addCylinder(-0.1, 0.3, 0.65, 0.4, 0, 0, 0.15)
    arm = occ.cut([(3, arm)], [(3, bolt)])[0][0][1]
    _, children = occ.fragment([(3, foot)], [(3, arm)])
    occ.synchronize()
    gmsh.model.addPhysicalGroup(3, [tag for _, tag in children[0]], 1, "foot")
    gmsh.model.addPhysicalGroup(3, [tag for _, tag in children[1]], 2, "arm")
    _mesh(3, degree=1, coarse=0.085, fine=0.05, curves=[])


def plate_curved() -> None:
    """A quarter of a ring with radii 1 and 2, of curved triangles."""
    occ = gmsh.model.occ
    outer = occ.addDisk(0, 0, 0, 2, 2)
    inner = occ.addDisk(0, 0, 0, 1, 1)
    ring = occ.cut([(2, outer)], [(2, inner)])[0][0][1]
    quarter = occ.addRectangle(0, 0, 0, 3, 3)
    occ.intersect([(2, ring)], [(2, quarter)])
    occ.synchronize()
    _mesh(2, degree=2, coarse=0.075, fine=0.075, curves=[])


def _mesh(dimension: int, *, degree: int, coarse: float, fine: float, curves: list[int]) -> None:
    option = gmsh.option.setNumber
    option("Mesh.MeshSizeMax", coarse)
    option("Mesh.MeshSizeMin", fine)
    option("Mesh.MeshSizeExtendFromBoundary", 1)
    for curve in curves:
        for _, point in gmsh.model.getBoundary([(1, curve)], combined=False):
            gmsh.model.mesh.setSize([(0, point)], fine)
    gmsh.model.mesh.generate(dimension)
    gmsh.model.mesh.setOrder(degree)
    option("Mesh.MshFileVersion", 4.1)


def main() -> None:
    """Makes all meshes."""
    makers: dict[str, Callable[[], None]] = {
        "plate": plate, "bracket": bracket, "plate_curved": plate_curved,
    }  # fmt: skip
    for name, make in makers.items():
        gmsh.initialize()
        gmsh.option.setNumber("General.Terminal", 0)
        gmsh.model.add(name)
        make()
        gmsh.write(str(HERE / f"{name}.msh"))
        gmsh.finalize()


if __name__ == "__main__":
    main()
