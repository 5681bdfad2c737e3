"""The facts of ``femforge inspect`` as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import click

from femforge.cli.facts import Facts
from femforge.cli.lines import say
from femforge.cli.sparsity import picture
from femforge.cli.tables import new_table, print_table
from femforge.errors import counted
from femforge.ir.integral import EVALUATED, OVER
from femforge.represent.tensor import TensorRepresentation

#: Lines of one list, and rows of the picture of K; ``--json`` has all.
LONGEST, WIDEST = 24, 60


def show(facts: Facts, tensor: TensorRepresentation | str | None) -> None:
    """Print everything about one integral.

    Args:
        facts: from :func:`femforge.cli.facts.facts_of`.
        tensor: its K, for the picture; None for operators, which have none.
    """
    click.secho(facts["name"], bold=True)
    sections = [
        ("Form", _form(facts)),
        ("Quadrature", _quadrature(facts)),
        ("Slots", _slots(facts)),
        ("D on the reference cell (test slot, trial slot)", _terms(facts)),
    ]
    if tensor is not None:
        sections += [
            ("G, the geometry tensor of a cell (adj = detJ J^-1)", _geometry(facts["tensor"])),
            ("K, the reference tensor", _reference(facts["tensor"], tensor)),
        ]
    for title, lines in sections:
        text = list(lines)
        if text:
            click.echo(f"\n{title}:")
            _list(text)
    click.echo()
    _costs(facts)
    _kernels(facts)
    for target, kernel in facts["kernels"].items():
        click.echo(f"\n{target}:")
        _list(_work(kernel))


def _list(lines: Iterable[str]) -> None:
    say("\n".join(f"  {line}".rstrip() for line in lines), indent=4)


def _form(facts: Facts) -> Iterator[str]:
    where = f", subdomain {', '.join(map(str, facts['subdomain']))}" if facts["subdomain"] else ""
    yield f"{facts['form']} in {facts['form_file']}, arity {facts['arity']}{where}"
    shape = "affine" if facts["affine"] else "not affine"
    if facts["integral"] != "cell" or facts["evaluated"]:
        over = EVALUATED if facts["evaluated"] else OVER
        yield f"over {over[facts['integral']]}"
    yield f"cell {facts['cell']}, geometry {facts['coordinates']} ({shape})"
    for role in ("test", "trial"):
        if facts[role]:
            yield f"{role} {facts[role]['element']}, {facts[role]['dofs']} dofs"
    for name, described in facts["coefficients"].items():
        yield f"coefficient {name}, {described['element']}, {described['dofs']} dofs"
    for name, described in facts["constants"].items():
        yield f"constant {name}, shape {tuple(described['shape'])}"


def _quadrature(facts: Facts) -> Iterator[str]:
    for rule in facts["quadrature"]:
        scheme = "" if rule["scheme"] == "default" else f", scheme {rule['scheme']}"
        yield f"degree {rule['degree']} (from: {rule['origin']}), {counted(rule['points'], 'point')}{scheme}"


def _slots(facts: Facts) -> Iterator[str]:
    for function, slots in facts["slots"].items():
        yield f"{function:<8} {'  '.join(slots)}"


def _terms(facts: Facts) -> Iterator[str]:
    for part in facts["terms"]:
        yield from _definitions(part["common"])
        pairs = [(f"({p['test']}, {p['trial']})", p["D"]) for p in part["pairs"]]
        yield from _aligned(pairs)


def _geometry(tensor: Facts) -> Iterator[str]:
    if not tensor["valid"]:
        return
    geometry = tensor["geometry"]
    yield from _definitions(geometry["common"])
    yield from _definitions(geometry["stored"])
    columns = [c for k, c in enumerate(geometry["columns"]) if c["expression"] != f"g{k}"]
    if not columns:
        yield f"G0 to G{len(geometry['columns']) - 1} are g0 to g{len(geometry['stored']) - 1}"
        return
    yield from _definitions(geometry["columns_common"])
    yield from _definitions(geometry["columns"])


def _definitions(items: Sequence[dict[str, Any]]) -> Iterator[str]:
    yield from _aligned([(item["name"], item["expression"]) for item in items], " = ")


def _aligned(items: Sequence[tuple[str, str]], between: str = "  ") -> Iterator[str]:
    width = max((len(name) for name, _ in items[:LONGEST]), default=0)
    for name, text in items[:LONGEST]:
        yield f"{name:<{width}}{between}{text}"
    if len(items) > LONGEST:
        yield f"... {len(items) - LONGEST} more (--json shows all)"


def _reference(facts: Facts, tensor: TensorRepresentation | str) -> Iterator[str]:
    if isinstance(tensor, str):
        yield f"not valid: {tensor}"
        return
    entries = facts["rows"] * facts["columns"]
    kind = "exact, over QQ" if facts["exact"] else "numeric, good to 40 digits"
    share = f"{100 * facts['nonzeros'] / max(entries, 1):.0f} %"
    yield f"{facts['rows']} entries of the element tensor x {facts['columns']} entries of G; {kind}"
    yield (
        f"{facts['nonzeros']} of {entries} values are not zero ({share}), {facts['distinct']} distinct; "
        f"element tensor {'' if facts['symmetric'] else 'not '}symmetric"
    )
    yield (
        f"rows: {facts['zero_rows']} zero, {facts['equal_rows']} equal to an earlier one, "
        f"{facts['proportional_rows']} more proportional to an earlier one"
    )
    yield f"sizeG as Knepley & Terrel count it: {facts['paper_size']}"
    yield "nonzeros for each entry of the element tensor:"
    yield from (f"  {line}" for line in picture(tensor, WIDEST))


def _costs(facts: Facts) -> None:
    looped = any(found.get("looped_flops") for found in facts["representations"].values())
    columns = [
        "representation",
        "flops",
        "before",
        *(["in loops"] if looped else []),
        "statements",
        "taken on",
    ]
    title = "Representations, written out: flops of a cell after and before optimisation"
    table = new_table(title, columns, columns[1:-1])
    taken: dict[tuple[str, str], list[str]] = {}
    for target, kernel in facts["kernels"].items():
        taken.setdefault((kernel["representation"], kernel["why"]), []).append(target)
    for name, found in facts["representations"].items():
        notes = [f"{', '.join(targets)}: {why}" for (n, why), targets in taken.items() if n == name]
        if found["valid"]:
            written = str(found["statements"]) if found["statements"] else "in loops"
            loops = [str(found["looped_flops"] or "-")] if looped else []
            table.add_row(
                name, str(found["flops"]), str(found["flops_before"]), *loops, written, "; ".join(notes)
            )
        else:
            table.add_row(name, *["-"] * (len(columns) - 2), f"not valid: {found['reason']}")
    print_table(table)


def _kernels(facts: Facts) -> None:
    by_entries = facts["kernel"] in ("element_tensor", "assemble")
    names = {"mapping": "mapping", "unroll": "unroll", "K": "k_place"} if by_entries else {}
    if facts["kernel"] != "element_tensor":
        names |= {"scatter": "scatter"}
    names |= {} if by_entries else {"realisation": "realisation"}
    numbers = ["batch", "at once", "flops", "read", "written", "flops/byte"]
    title = "Kernels: cells of a batch and worked on at once; flops and bytes of a cell"
    table = new_table(title, ["target", *names, *numbers], numbers)
    rows = [
        (f"{target}, {cells}" if cells else target, kernel)
        for target, whole in facts["kernels"].items()
        for cells, kernel in whole.get("variants", {"": whole}).items()
    ]
    for target, kernel in rows:
        p = kernel["parameters"]
        table.add_row(
            target, *(p[name] for name in names.values()),
            str(p["element_batch"]), str(p["concurrent_elements"]),
            f"{kernel['flops']:.6g}", f"{kernel['bytes_read']:.6g}", f"{kernel['bytes_written']:.6g}",
            f"{kernel['intensity']:.3g}",
        )  # fmt: skip
    print_table(table)


def _work(kernel: Facts) -> Iterator[str]:
    """Passes, arguments and limits of one target's kernel, of several variants those for the most cells."""
    for number, one in enumerate(kernel["passes"]):
        yield f"pass {number + 1}, over {one['over']}: {'; '.join(one['steps']) or 'in the order of the source'}"
    words = [f"{one['name']}{'[]' if one['array'] else ''}" for one in kernel["arguments"]]
    yield "arguments: " + ", ".join(words)
    if kernel["most_registers"]:
        yield (
            f"a block: {kernel['threads']} threads of up to {kernel['most_registers']} registers, "
            f"{kernel['shared_bytes']} bytes of shared memory"
        )
    yield f"parameters chosen by: {kernel['chosen_by']}"
