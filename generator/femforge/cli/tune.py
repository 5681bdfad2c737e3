"""``femforge tune``: search the parameters of kernels on a device, and keep everything in an archive."""

from __future__ import annotations

import shutil
import uuid
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from femforge.cli.building import source_root
from femforge.cli.devices import chosen_places, has_amd_gpu
from femforge.cli.generate import jobs_of_forms, request_of
from femforge.cli.lines import say
from femforge.cli.options import (
    FORM_FILE,
    CellCounts,
    Number,
    config_option,
    define_option,
    kernel_option,
    set_option,
    targets_from,
)
from femforge.cli.tables import new_table, print_table
from femforge.errors import ExitCode, FemforgeError
from femforge.form_jobs import NamedKernels, prepare
from femforge.schedule.devices import DEVICES
from femforge.tuning.archive import Archive, read_archive, write_archive
from femforge.tuning.collect import collect
from femforge.tuning.folder import Plan, write_folder
from femforge.tuning.records import key_of, label_of
from femforge.tuning.search import Exhaustive, Guided, Random, Strategy
from femforge.tuning.subjects import Tunable, Variant, tunables
from femforge.tuning.sweep import Measuring, Sweep, best_rows, open_work, untuned_seconds

STRATEGIES = ("exhaustive", "random", "guided")
#: Options of a search that say nothing where results are only collected, or a folder is only written.
_OF_MEASURING = ("rounds", "moved", "cells", "stall", "budget", "resume", "work", "archive")
_OF_SEARCH = ("forms", "targets", "strategy", "variants", "seed", "define", "settings", "kernel", "config")


@click.command(
    "tune",
    epilog="\b\nExamples:\n"
    "  femforge tune laplace.form --targets cuda --archive h200.h5\n"
    "  femforge tune laplace.form --strategy random --variants 60 --archive cpu.h5\n"
    "  femforge tune laplace.form --kernel apply --targets cuda --archive h200.h5\n"
    "  femforge tune --config s.toml --targets cuda --strategy random --prepare dir\n"
    "  femforge tune --collect folder --archive h200.h5\n"
    "  femforge tune --merge other.h5 --archive h200.h5",
)
@click.argument("forms", nargs=-1, type=FORM_FILE, metavar="[FORM]...")
@click.option(
    "--archive", type=click.Path(path_type=Path, dir_okay=False), help="HDF5 file that results are added to."
)
@click.option("--targets", help="Targets, with commas between them. Default: those that have a device here.")
@click.option("--strategy", type=click.Choice(STRATEGIES), default="guided", show_default=True,
              help="Every variant; a random sample; or a search that learns, with a tenth of all.")  # fmt: skip
@click.option("--variants", type=click.IntRange(min=0), default=0,
              help="At most so many of each kernel; exhaustive takes those that the cost model prefers, of each "
              "realisation in turn.")  # fmt: skip
@click.option("--seed", type=int, default=0, show_default=True, help="Of everything that is random.")
@click.option(
    "--rounds", type=click.IntRange(min=1), default=7, show_default=True, help="Times of each variant."
)
@click.option(
    "--bytes", "moved", type=click.IntRange(min=0), default=0,
    help="That one launch moves. Default: 1 GiB on a GPU; on a CPU 64 MiB, 256 MiB for operators.",
)  # fmt: skip
@click.option(
    "--cells", type=CellCounts(), default="",
    help="Numbers of cells, with commas between them: every variant is timed on meshes of about so many each, in place "
    "of one mesh for the bytes.",
)  # fmt: skip
@click.option("--stall", type=click.IntRange(min=1), default=120, show_default=True,
              help="Seconds after which a variant that gives no result is stopped.")  # fmt: skip
@click.option(
    "--budget",
    type=Number(min=0),
    default=0.0,
    help="Seconds for generating, building and measuring. Default: no limit.",
)
@click.option("--resume", is_flag=True, help="Go on with a search that stopped, with the same options.")
@click.option("--work", type=click.Path(path_type=Path, file_okay=False),
              help="Folder for what is in work. Default: the archive's name with .work.")  # fmt: skip
@click.option("--prepare", "prepared_folder", type=click.Path(path_type=Path, file_okay=False),
              help="Only write a folder that builds and measures everything on another machine.")  # fmt: skip
@click.option("--collect", "collected_folder", type=click.Path(path_type=Path, file_okay=False),
              help="Only add the results of such a folder to the archive.")  # fmt: skip
@click.option("--merge", "merged", type=click.Path(path_type=Path, dir_okay=False),
              help="Only add what another archive has.")  # fmt: skip
@define_option
@set_option
@kernel_option()
@config_option
def command(**options: Any) -> None:
    """Measure variants of the kernels of FORM files, and add the results to an archive.

    Each variant is compared with a reference before its time counts, and runs apart from femforge itself: one that
    is wrong, crashes or hangs is recorded as such. Ctrl-C loses nothing; --resume goes on.
    """
    if options["collected_folder"] or options["merged"]:
        _refuse("--collect and --merge", (*_OF_SEARCH, *_OF_MEASURING[:-1], "prepared_folder"))
        _add(options)
    elif options["prepared_folder"]:
        _refuse("--prepare", _OF_MEASURING)
        _prepare(options)
    else:
        _tune(options)


def _refuse(mode: str, names: Sequence[str]) -> None:
    """Refuse options that were given, but have no meaning in a mode."""
    context = click.get_current_context()
    given = [p for p in context.command.params if p.name in names]
    for parameter in given:
        if context.get_parameter_source(parameter.name or "") is ParameterSource.COMMANDLINE:
            mend = "leave it out; run.sh takes --rounds, --bytes, --cells, --stall, --seconds and --seed"
            raise FemforgeError(
                f"{parameter.get_error_hint(context)} does not go with {mode}", place="femforge tune",
                mend=mend if mode == "--prepare" else "leave it out",
            )  # fmt: skip


def _archive_of(options: dict[str, Any]) -> Path:
    path: Path | None = options["archive"]
    if path is None:
        raise FemforgeError("no archive is named", place="femforge tune", mend="give --archive FILE.h5")
    return path


def _add(options: dict[str, Any]) -> None:
    path = _archive_of(options)
    archive = read_archive(path) if path.exists() else Archive()
    fresh = Archive()
    if options["collected_folder"]:
        for run, rows in collect(options["collected_folder"], None):
            fresh.add(run, rows)
    if options["merged"]:
        fresh.merge(read_archive(options["merged"]))
    added = archive.merge(fresh)
    write_archive(archive, path)
    _print_best(fresh)
    say(f"{path}: {added} variants added, {len(archive.rows)} in all")


def _sources() -> Path:
    root = source_root()
    if root is None:
        raise FemforgeError(
            "the tuner builds femforge's runtime from its sources, which are not here", place="femforge tune",
            mend="run femforge from its source tree (./dev femforge tune …)", code=ExitCode.ENVIRONMENT,
        )  # fmt: skip
    return root


def _prepared(options: dict[str, Any]) -> list[NamedKernels]:
    request = request_of(
        options["forms"], options["config"], None, None, options["define"], options["settings"], None,
        options["kernel"],
    )  # fmt: skip
    return prepare(jobs_of_forms(request, "tune"))


def _strategy(tunable: Tunable, options: dict[str, Any]) -> Strategy:
    count, seed = options["variants"], options["seed"]
    if options["strategy"] == "exhaustive":
        return Exhaustive(tunable.space, count)
    if options["strategy"] == "random":
        return Random(tunable.space, count or max(24, len(tunable.space.points) // 10), seed)
    return Guided(tunable.space, count, seed=seed)


def _plan(options: dict[str, Any], hip: str) -> Plan:
    words = ["femforge tune", *(str(form.name) for form in options["forms"])]
    if options["config"]:
        words.append(f"--config {options['config'].name}")
    words += [f"--kernel {options['kernel']}"] if options["kernel"] else []
    words += [f"--define {name}={value}" for name, value in options["define"]]
    words += [f"--set {name}={value}" for name, value in options["settings"]]
    words += [
        f"--strategy {options['strategy']}",
        f"--variants {options['variants']}",
        f"--seed {options['seed']}",
    ]
    started = datetime.now(UTC).isoformat(timespec="seconds")
    return Plan(str(uuid.uuid4()), started, " ".join(words), options["strategy"], options["seed"], hip)


def _prepare(options: dict[str, Any]) -> None:
    if options["strategy"] == "guided":
        raise FemforgeError(
            "a guided search needs results between its steps", place="--prepare",
            mend="use --strategy exhaustive or random, with --variants to bound it",
        )  # fmt: skip
    if not options["targets"]:
        raise FemforgeError(
            "the targets of the other machine are not named", place="--prepare", mend="give --targets"
        )
    targets = targets_from(options["targets"].split(","), "--targets")
    chosen = tunables(_prepared(options), targets)
    variants = [Variant(t, values) for t in chosen for values in _strategy(t, options).propose({})]
    folder: Path = options["prepared_folder"]
    write_folder(folder, _plan(options, "amd" if has_amd_gpu() else "cuda"), variants, _sources())
    say(f"{folder}: {len(variants)} variants of {len(chosen)} kernels; copy it, and run ./run.sh there")


def _tune(options: dict[str, Any]) -> None:
    path = _archive_of(options)
    if options["moved"] and options["cells"]:
        raise click.UsageError("--bytes and --cells both say how large meshes are")
    if path.exists():
        read_archive(path)  # what is none is told before anything is measured
    prepared = _prepared(options)
    asked = targets_from(options["targets"].split(","), "--targets") if options["targets"] else ()
    targets = chosen_places(asked, tuple(DEVICES))
    chosen = tunables(prepared, targets)
    work = options["work"] or path.with_name(path.name + ".work")
    settings = {
        "kernels": [[t.named.name, t.target] for t in chosen], "strategy": options["strategy"],
        **{name: options[name] for name in ("variants", "seed", "rounds", "moved")},
        **({"cells": list(options["cells"])} if options["cells"] else {}),
    }  # fmt: skip
    plan = open_work(work, _plan(options, "amd" if has_amd_gpu() else "cuda"), settings, options["resume"])
    searches = [(tunable, _strategy(tunable, options)) for tunable in chosen]
    sizes = ", ".join(f"{t.named.name} on {t.target}: {len(t.space.points)}" for t in chosen)
    say(f"spaces: {sizes}", err=True)
    measuring = Measuring(
        options["rounds"], options["moved"], options["cells"], options["stall"], seed=options["seed"]
    )
    sweep = Sweep(
        plan,
        searches,
        measuring,
        path,
        work,
        _sources(),
        options["budget"],
        lambda text: say(text, err=True),
    )
    done = sweep.run()
    archive = read_archive(path) if path.exists() else Archive()
    mine = Archive(archive.runs, [row for row in archive.rows if row.run.startswith(plan.identity)])
    _print_best(mine)
    say(f"{path}: {len(mine.rows)} variants of this search, {len(archive.rows)} in all")
    if done:
        shutil.rmtree(work, ignore_errors=True)
    else:
        say("the time is over; go on with --resume", err=True)


def _print_best(archive: Archive) -> None:
    """The fastest variant of each kernel, against the untuned choice."""
    best = best_rows(archive.rows)
    with_dofs = any(row.dofs for row in best.values())
    rates = ("Gcell/s", "Gdof/s") if with_dofs else ("Gcell/s",)
    sizes = ("cells",) if any(size for *_, size in best) else ()
    columns = ("kernel", "target", "variants", *sizes, *rates, "of copy", "against untuned", "parameters")
    table = new_table("Fastest variants", columns, columns[2:-1])
    for (kernel, target, _), row in best.items():
        copy = archive.run_of(row).copy_bandwidth
        untuned = untuned_seconds(archive.rows, row)
        count = len({(r.run, key_of(r.parameters)) for r in archive.rows if r.subject == row.subject})
        dofs = [f"{row.dofs / row.median * 1e-9:.3f}" if row.dofs else "-"] if with_dofs else []
        table.add_row(
            kernel.removesuffix("_element_tensor"), target, str(count), *(str(row.cells) for _ in sizes),
            f"{row.cells / row.median * 1e-9:.3f}", *dofs,
            f"{row.bytes * row.cells / row.median / copy:.3f}" if copy else "-",
            f"{untuned / row.median:.2f} x" if untuned else "-", label_of(row.parameters),
        )  # fmt: skip
    print_table(table)
    bad = [row for row in archive.rows if row.status != "ok"]
    if bad:
        counts = {status: sum(r.status == status for r in bad) for status in sorted({r.status for r in bad})}
        say("not counted: " + ", ".join(f"{n} {status.replace('_', ' ')}" for status, n in counts.items()))
