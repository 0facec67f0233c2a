"""Runs KiCad on a description, and takes what it made, without dates."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from layouts import pictures
from layouts.description import Description, as_json, described
from layouts.kicad_project import project, rules
from layouts.plan import Plan
from layouts.router import Wiring
from layouts.silkscreen import Silkscreen

PYTHON = "/usr/bin/python3"  # Debian's own, which alone has pcbnew
SCRIPT = Path(__file__).with_name("build_board.py")
COUNTED = re.compile(r"\*\* Found (\d+) ([^*]+) \*\*")
COUNTS = {"DRC violations", "unconnected pads", "Footprint errors"}
KINDS = ("pcb", "pro", "dru")
GERBERS = ("F_Cu", "B_Cu", "F_Mask", "B_Mask", "F_Silkscreen", "Edge_Cuts")
DRILLS = ("PTH", "NPTH")
DATED = re.compile(
    r"^(?:%TF\.(?:CreationDate|GenerationSoftware),.*|G04 Created by KiCad.*|; DRILL file.*"
    r"|; #@! TF\.(?:CreationDate|GenerationSoftware),.*|\*\* Created on .*)\n",
    re.MULTILINE,
)


class KicadFailed(Exception):
    """KiCad made no board: another version, or a description that it does not take."""


class Built(Struct, frozen=True):
    """What KiCad made of a board: files by their names below its folder, and what its DRC counted."""

    files: dict[str, bytes]
    found: dict[str, int]  # by the words of the report

    @property
    def clean(self) -> bool:
        """Whether each of the three counts is there, and nought."""
        return set(self.found) == COUNTS and not any(self.found.values())

    @property
    def report(self) -> str:
        """The report of the DRC."""
        return self.files["drc.txt"].decode()


def built(plan: Plan, wiring: Wiring, texts: Silkscreen) -> Built:
    """Make the board and check it, in a folder of its own."""
    description = described(plan, wiring, texts)
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / f"{description.name}.kicad_dru").write_text(rules(plan), encoding="utf-8")
        (folder / f"{description.name}.kicad_pro").write_bytes(project(plan))
        _run(folder, description)
        return _taken(folder, plan)


def _run(folder: Path, description: Description) -> None:
    (folder / "description.json").write_bytes(as_json(description))
    home = folder / "home"
    home.mkdir()
    done = subprocess.run(  # noqa: S603 - our own script
        [PYTHON, "-B", SCRIPT, folder / "description.json", folder],
        env={"PATH": os.defpath, "HOME": str(home), "PYTHONPATH": "/usr/lib/python3/dist-packages"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise KicadFailed(done.stderr.strip())


def _taken(folder: Path, plan: Plan) -> Built:
    name, size = plan.board.name, (plan.outline.width, plan.outline.depth)
    texts = {one: (folder / one).read_text(encoding="utf-8") for one in _made(folder, name)}
    report = DATED.sub("", texts["drc.txt"]).replace(f"{folder}/", "")
    texts = {one: DATED.sub("", text) for one, text in texts.items()} | {"drc.txt": report}
    plots = {path.stem.removeprefix(f"{name}-"): path.read_text("utf-8") for path in (folder / "pictures").iterdir()}
    texts["board-top.svg"] = pictures.top(plots, size)
    texts["board-bottom.svg"] = pictures.bottom(plots, size)
    found = {words: int(count) for count, words in COUNTED.findall(report)}
    return Built({one: text.encode() for one, text in texts.items()}, found)


def _made(folder: Path, name: str) -> list[str]:
    kept = [f"{name}.kicad_{kind}" for kind in KINDS] + ["drc.txt"]
    return kept + sorted(f"gerbers/{path.name}" for path in (folder / "gerbers").iterdir())


def names(board: str) -> set[str]:
    """The files that KiCad makes of a board, known without KiCad."""
    gerbers = {f"gerbers/{board}-{layer}.gbr" for layer in GERBERS} | {f"gerbers/{board}-{d}.drl" for d in DRILLS}
    return gerbers | {f"{board}.kicad_{kind}" for kind in KINDS} | {"drc.txt", "board-top.svg", "board-bottom.svg"}
