"""What the pages of the documentation refer to is there: pages, headings, files, measurements, options."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from places import REPOSITORY

from femforge.cli.entry import group

PAGES = (REPOSITORY / "README.md", *sorted((REPOSITORY / "docs").rglob("*.md")))
FOLDERS = "bench|docs|examples|forms|generated|generator|runtime|templates|tests|tools"
FIGURES = REPOSITORY / "docs" / "figures"
RESULTS = REPOSITORY / "bench" / "results"
CONTEXT = click.Context(group)
COMMANDS = {
    name: command for name in group.list_commands(CONTEXT) if (command := group.get_command(CONTEXT, name))
}


def name_of(page: Path) -> str:
    return str(page.relative_to(REPOSITORY))


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them: in small letters, with hyphens, equal ones numbered."""
    without_code = re.sub(r"^```.*?^```", "", page.read_text(), flags=re.MULTILINE | re.DOTALL)
    used: Counter[str] = Counter()
    found = set()
    for heading in re.findall(r"^#+ (.*)$", without_code, re.MULTILINE):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        slug = re.sub(r"[^\w\- ]", "", plain.strip().lower()).replace(" ", "-")
        found.add(f"{slug}-{used[slug]}" if used[slug] else slug)
        used[slug] += 1
    return found


def code_of(page: Path) -> Iterator[str]:
    """Blocks and words of code."""
    text = page.read_text()
    yield from re.findall(r"^```.*?\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    yield from re.findall(r"`([^`\n]+)`", text)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text()):
        if "://" in link:
            continue
        file, _, anchor = link.partition("#")
        target = page.parent / file if file else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_files(page: Path) -> None:
    for code in code_of(page):
        for path in re.findall(rf"""(?:^|[ ="($])((?:{FOLDERS})/[\w./*-]*[\w/*])""", code, re.MULTILINE):
            # capital letters stand for a name of the reader's
            if not any(part.isupper() for part in path.split("/")):
                assert any(REPOSITORY.glob(path)), path
        for name in re.findall(r"\b((?:h\d+|cpu)(?:x\d)?_\w+\.(?:json|csv|h5|txt))\b", code):
            assert (RESULTS / name).exists(), name


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_options(page: Path) -> None:
    """Every option behind a command of femforge is one of this command."""
    for line in (line for code in code_of(page) for line in code.splitlines()):
        for name, rest in re.findall(r"femforge ([a-z]+)\b([^#|;&]*)", line):
            command = COMMANDS.get(name)
            known = (
                {option for p in command.params for option in (*p.opts, *p.secondary_opts)}
                if command
                else set()
            )
            for option in re.findall(r"(?<![\w-])--[a-z][a-z-]*", rest) if command else ():
                assert option in known, line


def test_every_figure_is_shown() -> None:
    """In one form at least: as SVG, or as PNG."""
    text = "\n".join(page.read_text() for page in PAGES)
    unused = {file.stem for file in FIGURES.iterdir() if f"figures/{file.stem}." not in text}
    assert not unused


def test_what_is_not_there_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    (tmp_path / "other.md").write_text("# One\n\n## One\n\n```\n# none\n```\n")
    page.write_text(
        "[a](other.md#one) [b](other.md#one-1) `bench/results/` `h200_blas.json`\n`femforge report --out x`\n"
    )
    for test in (test_links, test_files, test_options):
        test(page)
    for words, test in (
        ("[a](another.md)", test_links), ("[a](other.md#two)", test_links), ("[a](other.md#none)", test_links),
        ("`bench/nothing.toml`", test_files), ("`h200_nothing.json`", test_files),
        ("`femforge report --nothing`", test_options), ("```sh\nfemforge model --out x\n```", test_options),
    ):  # fmt: skip
        page.write_text(words + "\n")
        with pytest.raises(AssertionError):
            test(page)
