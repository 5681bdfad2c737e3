"""Expressions at points: FFCx's own C."""

from ffcx.codegeneration.C.expression import generator

__all__ = ["generator"]
