"""``femforge model``: bytes that operators move, and the throughput that bandwidths allow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import click
from click.core import ParameterSource
from rich.markup import escape

from femforge.cli.tables import new_table, print_table
from femforge.errors import ExitCode, FemforgeError
from femforge.model.devices import DEFAULT_DEVICES, MEMORIES, Memory
from femforge.model.paper import paper_sheets
from femforge.model.sheets import Sheet, markdown_page
from femforge.model.spaces import Space, space
from femforge.model.tables import model_sheets
from femforge.model.traffic import OPERATORS, Operator, Problem, Sizes
from femforge.pipeline import write_files

DEFAULT_ELEMENTS = ("P1", "P2", "P3", "Q1", "Q2")
SCALAR_BYTES = {"float32": 4, "float64": 8}
#: Options that go with ``--paper``; the others would change nothing.
_WITH_PAPER = {"paper", "as_markdown", "into"}


@click.command(
    "model",
    epilog="\b\nExamples:\n"
    "  femforge model\n"
    "  femforge model --element Q1 --operator elasticity --device h200 --cells 200\n"
    "  femforge model --element P2 --dimension 2 --scalar float32 --markdown\n"
    "  femforge model --paper",
)
@click.option("--device", "devices", multiple=True, type=click.Choice(tuple(MEMORIES)), default=DEFAULT_DEVICES,
              show_default=True, help="Whose memory bandwidth to take. Repeatable.")  # fmt: skip
@click.option("--element", "elements", multiple=True, default=DEFAULT_ELEMENTS, show_default=True, metavar="NAME",
              help="P1 to P8 on simplices, Q1 to Q8 on cubes. Repeatable.")  # fmt: skip
@click.option("--operator", "operators", multiple=True, type=click.Choice(tuple(OPERATORS)),
              default=("laplace", "elasticity"), show_default=True, help="Repeatable.")  # fmt: skip
@click.option("--cells", type=click.IntRange(1, 10**5), default=100, show_default=True, metavar="N",
              help="Cubes in each direction; each is 6 tetrahedra, or 2 triangles.")  # fmt: skip
@click.option("--dimension", type=click.IntRange(1, 3), default=3, show_default=True, help="Of the mesh.")
@click.option("--constants", type=click.IntRange(min=0), metavar="N",
              help="Numbers of material stored for each cell. Default: 2 for elasticity, else none.")  # fmt: skip
@click.option("--scalar", type=click.Choice(tuple(SCALAR_BYTES)), default="float64", show_default=True,
              help="Of vectors, positions and matrix.")  # fmt: skip
@click.option("--index-bytes", type=click.Choice(("4", "8")), default="4", show_default=True,
              help="Of a node in a map, and of a column.")  # fmt: skip
@click.option("--paper", is_flag=True, help="Tables 1 to 4 of Settgast et al. 2023 instead.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Print Markdown.")
@click.option("--into", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE",
              help="Put the Markdown into this file, between the lines that mark its place.")  # fmt: skip
@click.pass_context
def command(
    context: click.Context,
    devices: tuple[str, ...],
    elements: tuple[str, ...],
    operators: tuple[str, ...],
    cells: int,
    dimension: int,
    constants: int | None,
    scalar: str,
    index_bytes: str,
    paper: bool,
    as_markdown: bool,
    into: Path | None,
) -> None:
    """Show the bytes that applying an operator moves on a box of cells, the time that takes at the published
    bandwidth of a device, and the throughput that this allows.

    Ranges go from perfect caching, where every number is read once, to no caching at all. After Settgast et al. (2023),
    section 4.
    """
    if into and as_markdown:
        raise FemforgeError(
            "--markdown prints what --into writes", place="--markdown", mend="leave one of them out"
        )
    if paper:
        _refuse_with_paper(context)
        sheets = paper_sheets()
    else:
        sizes = Sizes(scalar=SCALAR_BYTES[scalar], index=int(index_bytes))
        # in one dimension P and Q are the same
        spaces = list(dict.fromkeys(space(element, dimension, cells) for element in elements))
        memories = [MEMORIES[device] for device in dict.fromkeys(devices)]
        sheets = _sheets(
            spaces, [_operator(name, constants) for name in dict.fromkeys(operators)], sizes, memories
        )
    if into:
        _replace(into, "paper" if paper else "model", markdown_page(sheets))
    elif as_markdown:
        click.echo(markdown_page(sheets), nl=False)
    else:
        _show(sheets)


def _operator(name: str, constants: int | None) -> Operator:
    """An operator, with another number of constants if one is given."""
    operator = OPERATORS[name]
    return operator if constants is None else replace(operator, constants=constants)


def _sheets(
    spaces: Sequence[Space], operators: Sequence[Operator], sizes: Sizes, memories: Sequence[Memory]
) -> list[Sheet]:
    """The tables of each operator in turn."""
    sheets: list[Sheet] = []
    for operator in operators:
        problems = [Problem(one, operator, sizes) for one in spaces]
        _check_indices(problems)
        sheets += model_sheets(problems, memories)
    return sheets


def _check_indices(problems: Sequence[Problem]) -> None:
    """Degrees of freedom must be countable with the bytes of an index."""
    for problem in problems:
        if problem.dofs >= 1 << (8 * problem.sizes.index - 1):
            raise FemforgeError(
                f"{problem.dofs:,} degrees of freedom of {problem.space.name} do not fit into indices of "
                f"{problem.sizes.index} bytes", place="--cells", mend="set --index-bytes 8 or take fewer cells",
            )  # fmt: skip


def _refuse_with_paper(context: click.Context) -> None:
    """What the paper's tables would ignore is not accepted."""
    for parameter in context.command.params:
        name = str(parameter.name)
        given = context.get_parameter_source(name) is ParameterSource.COMMANDLINE
        if given and name not in _WITH_PAPER:
            option = parameter.opts[0]
            raise FemforgeError(
                f"{option} does not go with --paper", place=option,
                mend="leave it out: the paper's tables have fixed elements, operators, sizes and devices",
            )  # fmt: skip


def _replace(file: Path, key: str, page: str) -> None:
    """Put a page between the lines of a file that mark its place.

    Raises:
        FemforgeError: the file cannot be read, or lacks these lines (code FILE).
    """
    begin, end = f"<!-- {key}: begin -->\n", f"<!-- {key}: end -->\n"
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise FemforgeError(
            f"cannot be read: {error.strerror}",
            place=str(file),
            mend="give a text that is there",
            code=ExitCode.FILE,
        ) from error
    except UnicodeDecodeError as error:
        raise FemforgeError(
            "not a text in UTF-8", place=str(file), mend="save it as UTF-8", code=ExitCode.FILE
        ) from error
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not (found and closed):
        raise FemforgeError(
            "the place for the tables is not marked", place=str(file), code=ExitCode.FILE,
            mend=f"add the lines {begin.strip()} and {end.strip()}",
        )  # fmt: skip
    try:
        write_files({file.name: f"{before}{begin}\n{page}\n{end}{after}"}, file.parent)
    except FemforgeError as error:
        raise FemforgeError(
            error.cause, place=error.place, mend="choose another --into", code=error.code
        ) from None
    click.echo(f"{file}: tables written")


def _show(sheets: Sequence[Sheet]) -> None:
    for sheet in sheets:
        table = new_table(escape(sheet.title), sheet.columns, sheet.columns[1:])
        for row in sheet.rows:
            table.add_row(*map(escape, row))
        print_table(table)
