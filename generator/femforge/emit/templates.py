"""Jinja2, strict: an unknown name is an error, output ends with one newline."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

import jinja2


@cache
def _environment() -> jinja2.Environment:
    folder = str(resources.files("femforge.templates"))
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(folder), undefined=jinja2.StrictUndefined, keep_trailing_newline=False,
        autoescape=False, auto_reload=False,
    )  # fmt: skip


def render(template: str, context: Mapping[str, Any]) -> str:
    """The text of a template, trailing blanks removed."""
    text = _environment().get_template(template).render(context)
    return "\n".join(line.rstrip() for line in text.splitlines()).rstrip("\n") + "\n"


def copied_header(name: str) -> str:
    """A header as it is copied beside generated sources."""
    return (resources.files("femforge.templates") / "include" / name).read_text("utf-8")
