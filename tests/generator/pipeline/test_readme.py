"""What the README shows of generated code is what is generated."""

import re
from pathlib import Path

from femforge.form_jobs import Job, prepare
from femforge.pipeline import generate
from femforge.schedule.parameters import Parameters

REPOSITORY = Path(__file__).resolve().parents[3]


def test_tables_of_operators_say_their_options_and_points() -> None:
    """Speeds depend on them; beside what is tuned by hand stands what `femforge generate` takes by itself."""
    pages = (REPOSITORY / "README.md", *sorted((REPOSITORY / "docs" / "performance").glob("*.md")))
    checked = []
    for page in pages:
        for table in re.findall(r"(?:^\|.*\n)+", page.read_text("utf-8"), re.MULTILINE):
            head, _, *rows = ([cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines())
            if not any("GDoF/s" in cell for cell in head):
                continue
            said = [number for number, cell in enumerate(head) if "points" in cell or "options" in cell]
            assert said, head
            assert all(row[number] for row in rows for number in said), table
            checked.append(page.name)
    assert {"README.md", "operators.md", "own-degree.md", "tensor-cells.md", "facets.md"} <= set(checked)
    readme = (REPOSITORY / "README.md").read_text("utf-8")
    for columns in ("| options (`--set`) | points | GDoF/s |", "| points by default | GDoF/s by default |"):
        assert columns in readme


def test_the_lines_of_the_readme_are_those_of_the_file_in_order() -> None:
    text = (REPOSITORY / "README.md").read_text("utf-8")
    (shown,) = re.findall(r"```c\+\+\n(.*?)```", text, re.DOTALL)
    job = Job(REPOSITORY / "forms" / "laplace.form", {"cell": "triangle"}, Parameters())
    lines = iter(generate(prepare([job]), ["cuda"]).sources[0].text.splitlines())
    for line in shown.splitlines():
        # An iterator: what comes before the line in the file is used up.
        assert line == "    ..." or line in lines, f"the file has no such line here: {line}"
