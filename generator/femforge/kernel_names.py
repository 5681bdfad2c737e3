"""Names of kernels: readable, and different for different kernels of one form file."""

from __future__ import annotations

from pathlib import Path

from femforge.emit.origin import form_identifier, identifier
from femforge.ir.integral import SEEN, Function, Integral
from femforge.schedule.inputs import INPUTS
from femforge.schedule.parameters import Parameters

#: What stands for a measure in names: ``ds`` and ``dS`` differ where upper and lower case do.
_MEASURES = {"cell": "dx", "exterior_facet": "ds", "interior_facet": "ds_interior", "vertex": "dp"}

#: The same of expressions at points.
_FACETS = {"exterior_facet": "facets", "interior_facet": "interior_facets"}


def kernel_name(form: Path, slug: str, integral: Integral, p: Parameters, kind: str, suffix: str = "") -> str:
    """Readable name, for instance ``laplace_p1_tetrahedron_f64_element_tensor``.

    The form's name is part of it where the file has several forms and expressions; the measure where it is not over all
    cells, with the ids of subdomains; of values at points these, and what they are of, as in
    ``stress_von_mises_dp0_of_p1x3_tetrahedron_f64_residual``; input, output and orders where they are not the defaults.

    Args:
        form: path of the form file.
        slug: of the form, to tell it from others of the file; empty where it is the only one.
        integral: what is integrated.
        p: parameters of the kernel.
        kind: of the kernel.
        suffix: of the user.
    """
    default = Parameters()
    parts = [form_identifier(form), *([slug] if slug else [])]
    measure = _MEASURES[integral.kind]
    if integral.subdomain:
        parts.append(measure + "_".join(str(i) for i in integral.subdomain))
    elif integral.kind != "cell":
        parts.append(_FACETS[integral.kind] if integral.evaluated else measure)
    parts += [*_functions(integral), integral.cell]
    degree = integral.coordinates.layout.fields[0].element.degree
    if degree > 1:
        parts.append(f"q{degree}geometry")
    parts.append("f32" if p.scalar == "float32" else "f64")
    parts += [
        str(getattr(p, n)) for n in ("dof_order", "component_order") if getattr(p, n) != getattr(default, n)
    ]
    parts += [INPUTS[p.input].short] if INPUTS[p.input].short else []
    if p.output != default.output:
        parts.append("packed")
    if kind != "element_tensor":
        parts += [p.scatter] if p.scatter != default.scatter else []
        parts += [p.index_type] if p.index_type != default.index_type else []
        parts += ["constrained"] if p.constraints else []
        parts += [p.numbering] if p.numbering != default.numbering else []
    if suffix:
        parts.append(identifier(suffix))
    return "_".join([*parts, kind])


def _functions(integral: Integral) -> list[str]:
    """The element that a kernel is for; of values at points these, and the first function that they are made of."""
    if not integral.evaluated or integral.test is None:
        return [_element(integral.test or _first_coefficient(integral))]
    element = integral.test.layout.fields[0].element
    points = f"points{len(element.given.points)}" if element.family == "points" and element.given else ""
    source = integral.acted_on or next((f for f in integral.coefficients if f.name != SEEN), None)
    return [points or _element(integral.test), *(["of", _element(source)] if source else [])]


def _first_coefficient(integral: Integral) -> Function:
    return next((f for f in integral.coefficients if f.name != SEEN), integral.coordinates)


def _element(function: Function) -> str:
    return identifier(function.layout.name.replace("^", "x").replace(", ", "_").replace("+", "_"))
