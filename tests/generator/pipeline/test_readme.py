"""What the README shows of generated code is what is generated."""

import re
from pathlib import Path

from femforge.pipeline import Job, generate, prepare
from femforge.schedule.parameters import Parameters

REPOSITORY = Path(__file__).resolve().parents[3]


def test_the_lines_of_the_readme_are_those_of_the_file_in_order() -> None:
    text = (REPOSITORY / "README.md").read_text("utf-8")
    (shown,) = re.findall(r"```c\+\+\n(.*?)```", text, re.DOTALL)
    job = Job(REPOSITORY / "forms" / "laplace.form", {"cell": "triangle"}, Parameters())
    lines = iter(generate(prepare([job]), ["cuda"]).sources[0].text.splitlines())
    for line in shown.splitlines():
        # An iterator: what comes before the line in the file is used up.
        assert line == "    ..." or line in lines, f"the file has no such line here: {line}"
