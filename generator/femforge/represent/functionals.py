"""Functionals as linear forms, so that what computes element vectors computes them, too."""

from __future__ import annotations

from dataclasses import replace

from femforge.ir.element import SIMPLICES, Field, Layout, ScalarElement
from femforge.ir.integral import Function, Integral, Slot


def with_test_function(integral: Integral) -> Integral:
    """A functional as a linear form whose test function is one; a form that has a test function as it is.

    The element vector has one entry then, the functional's value on the cell.
    """
    if integral.test is not None:
        return integral
    family = "P" if integral.cell in SIMPLICES else "Q"
    constant = ScalarElement(family, integral.cell, 0, discontinuous=True)
    one = Function("test", Layout(constant.name, integral.cell, (Field(constant, (0,)),), 1))
    slot = Slot(one.name, 0, (0,) * integral.gdim)
    parts = tuple(replace(part, terms={(slot, None): part.terms[None, None]}) for part in integral.parts)
    return replace(integral, test=one, parts=parts, functional=True)
