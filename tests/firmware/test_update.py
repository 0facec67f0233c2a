"""Firmware that the box sends: real MicroPython takes it, refuses it, and loses its power at every point of it."""

from __future__ import annotations

import base64
import hashlib
import hmac
import itertools
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from headtable.board_firmware.board_types import BOARDS
from headtable.board_firmware.firmware_image import image, update_key
from headtable.board_firmware.firmware_tree import START, crc, models, tree_of
from headtable_tools.rehearse.bench import HEAP
from tests.firmware.flashing.test_start import start
from tests.firmware.micropython import run

KEY = bytes(range(32))
OLD = "print('old')\n"
NEW = {"main.py": b"print('new')\n", "common/clock.py": b"# a clock\n" * 8, "pad/panel.py": b"# a panel\n"}


STRANGE_VERSIONS = (
    b"", b"[]", b"7", b"{}", b'{"model": "pad"}', b"[" * 5000, b"\xff",
    b'{"firmware": "0.1.0", "board": "pico", "model": "pad", "files": []}',
    b'{"firmware": "0.1.0", "board": "pico", "model": "pad", "files": {"main.py": 7}}',
    b'{"firmware": null, "board": "pico", "model": "pad", "files": {}}',
    b'{"firmware": "one.two", "board": "pico", "model": "pad", "files": {}}',
)  # fmt: skip
"""What may stand in the place of an image's version, whoever signed it."""


class Run(NamedTuple):
    """What became of one image."""

    answers: list[str]
    restarts: bool
    cut: bool
    operations: int


def files(sources: Mapping[str, bytes] = NEW, **version: Any) -> dict[str, bytes]:
    """The files of a firmware, with their version."""
    described = {"firmware": "0.1.0", "board": "pico", "model": "pad", **version}
    crcs = described.pop("crcs", {path: crc(raw) for path, raw in sources.items()})
    return {**sources, "version.json": json.dumps({**described, "files": crcs}).encode()}


def a_board(folder: Path) -> Path:
    """The flash of a board whose firmware is good, with the rest of an earlier one beside it."""
    for tree, path, text in (("a", "main.py", OLD), ("b", "main.py", "print('older')\n"), ("b", "pad/key.py", "#\n")):
        (folder / tree / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / tree / path).write_text(text)
    (folder / "a" / "version.json").write_bytes(files({"main.py": OLD.encode()})["version.json"])
    (folder / "notes").mkdir()
    (folder / "notes" / "good").write_text("a")
    (folder / "main.py").write_bytes(START.read_bytes())
    return folder


def asked(folder: Path, raw: bytes, key: bytes = KEY, **more: Any) -> dict[str, Any]:
    """One run of the device."""
    as_text = {"image": base64.b64encode(raw).decode(), "key": base64.b64encode(key).decode()}
    return {"folder": str(folder), "nonce": "u1", **as_text, **more}


def told(*runs: dict[str, Any], heap: str = HEAP) -> list[Run]:
    """What the device made of each. The judge keeps a whole image beside the device's own memory."""
    printed = run("judge_update.py", stdin="".join(json.dumps(one) + "\n" for one in runs), heap=heap)
    return [Run(**json.loads(line)) for line in printed.splitlines()]


def test_a_signed_image_is_written_beside_the_good_firmware_and_gets_one_trial(tmp_path: Path) -> None:
    folder = a_board(tmp_path)
    [done] = told(asked(folder, image(files(), KEY, "pad-07")))
    assert done.answers == ["clearing", "ready", "checking", "trial"]
    assert done.restarts
    assert {str(path.relative_to(folder / "b")): path.read_bytes() for path in (folder / "b").rglob("*.*")} == files()
    assert start(folder) == "new"
    assert start(folder) == "old", "nobody has spoken to the new one"


def test_a_device_restarts_only_when_the_box_repeats_its_last_piece(tmp_path: Path) -> None:
    folder, raw = a_board(tmp_path), image(files(), KEY, "pad-07")
    [ready] = told(asked(folder, raw, calls=False))
    assert ready.answers[-1] == "trial"
    assert not ready.restarts


def test_a_new_offer_replaces_an_image_whose_trial_has_not_begun(tmp_path: Path) -> None:
    folder, raw = a_board(tmp_path), image(files(), KEY, "pad-07")
    [offered] = told(asked(folder, raw, calls=False, offers="u2"))
    assert offered.answers == ["clearing", "ready", "checking", "trial", "clearing", "ready"]
    assert _started(folder) == "a"


def strange_bodies() -> Iterator[bytes]:
    """What may follow a good version in an image, although no end makes such an image."""
    version = files()["version.json"]
    begin = b"version.json %d\n" % len(version) + version
    for length in (b"-1", b"-999", b"6", b"4294967301", b"9" * 60, b"+5", b"5.0", b" 5", b"0x5", b"", b"five"):
        yield begin + b"main.py " + length + b"\n12345"
    for path in (b"", b".py", b"/main.py", b"../a.py", b"pad/../main.py", b"pad//panel.py", b"main.py/", b"\xff.py"):
        yield begin + path + b" 5\n12345"
    yield begin + b"main.py 5\n12345" * 2
    yield begin + begin
    yield b"version.json -1\n" + version
    yield begin + b"main.py 5\n12345common"
    yield begin + b"".join(b"m%d.py 0\n" % number for number in range(100))


def refused() -> Iterator[tuple[str, bytes, bytes]]:
    """An image that is refused, the key of the device, and the word for it."""
    good = image(files(), KEY, "pad-07")
    yield "signature", image(files(), bytes(32), "pad-07"), KEY
    yield "signature", image(files(), KEY, "pad-08"), KEY
    yield "signature", good[:-3] + b"!" + good[-2:], KEY
    yield "signature", good[:-40], KEY
    yield "damaged", good + b"\n", KEY
    yield (
        "damaged",
        image(files(crcs={"main.py": "00000000", "common/clock.py": "0", "pad/panel.py": "0"}), KEY, "pad-07"),
        KEY,
    )
    yield "damaged", image(files(crcs={}), KEY, "pad-07"), KEY
    yield "damaged", image(files({**NEW, "../notes/good.py": b""}), KEY, "pad-07"), KEY
    yield "damaged", image(files({**NEW, "notes": b"b"}), KEY, "pad-07"), KEY
    for body in strange_bodies():
        yield "damaged", hmac.digest(update_key(KEY, "pad-07"), body, hashlib.sha256) + body, KEY
    for version in STRANGE_VERSIONS:
        yield "damaged", image({**NEW, "version.json": version}, bytes(32), "pad-07"), KEY
    yield "older", image(files(firmware="0.0.9"), KEY, "pad-07"), KEY
    yield "other-model", image(files(model="horn"), KEY, "pad-07"), KEY
    yield "other-board", image(files(board="pico_w"), KEY, "pad-07"), KEY
    yield "no-key", good, b""


def test_an_image_that_is_not_for_this_device_is_refused_in_a_word_and_never_started(tmp_path: Path) -> None:
    cases = list(refused())
    folders = [a_board(tmp_path / str(number)) for number in range(len(cases))]
    runs = told(*(asked(folder, raw, key) for folder, (_, raw, key) in zip(folders, cases, strict=True)))
    assert [run.answers[-1] for run in runs] == [word for word, _, _ in cases]
    assert not any(run.restarts for run in runs)
    assert [folder for folder in folders if (folder / "notes" / "trial").exists()] == []
    assert start(folders[0]) == "old"


@pytest.mark.parametrize("model", models())
def test_every_firmware_that_a_box_carries_keeps_the_limits_of_a_device(tmp_path: Path, model: str) -> None:
    trees = [tree_of(board, model) for board in BOARDS]
    folders = [a_board(tmp_path / tree.version.board) for tree in trees]
    for folder, tree in zip(folders, trees, strict=True):
        (folder / "a" / "version.json").write_bytes(tree.files["version.json"])
    raws = [image(tree.files, KEY, "pad-07") for tree in trees]
    runs = told(*(asked(folder, raw) for folder, raw in zip(folders, raws, strict=True)), heap="2m")
    assert [run.answers[-1] for run in runs] == ["trial"] * len(trees)


@pytest.mark.parametrize("note", [{"good": ""}, {"trial": "b begun"}])
def test_a_board_without_two_trees_or_on_trial_takes_none(tmp_path: Path, note: dict[str, str]) -> None:
    folder = a_board(tmp_path)
    for name, text in note.items():
        (folder / "notes" / name).write_text(text)
    [run] = told(asked(folder, image(files(), KEY, "pad-07")))
    assert run.answers == (["no-tree"] if "good" in note else ["on-trial"])
    assert (folder / "b" / "main.py").read_text() == "print('older')\n"


def test_a_power_cut_before_any_operation_on_a_file_leaves_a_firmware_that_starts(tmp_path: Path) -> None:
    raw = image(files(), KEY, "pad-07")
    [whole] = told(asked(a_board(tmp_path / "whole"), raw))
    folders = [a_board(tmp_path / str(cut)) for cut in range(whole.operations)]
    runs = told(*(asked(folder, raw, cut=cut) for cut, folder in enumerate(folders)))
    assert whole.operations > len(raw) // 27
    assert all(run.cut for run in runs)
    assert {_started(folder) for folder in folders} == {"a"}, "the note of the trial is the last operation"
    again = told(*(asked(folder, raw, nonce="u2") for folder in folders))
    assert all(run.restarts for run in again), "what was left half done is no hindrance"
    assert start(folders[-1]) == "new"


def test_a_restart_of_the_device_after_any_piece_begins_the_image_anew(tmp_path: Path) -> None:
    raw = image(files(), KEY, "pad-07")
    folders = [a_board(tmp_path / str(at)) for at in range(0, len(raw), 27)]
    runs = [
        (asked(folder, raw, stop=place * 27), asked(folder, raw, nonce="u2")) for place, folder in enumerate(folders)
    ]
    stopped = told(*itertools.chain.from_iterable(runs))
    assert [run.restarts for run in stopped] == [False, True] * len(folders)


def _started(folder: Path) -> str:
    """The tree that boards/start.py would start."""
    trial = folder / "notes" / "trial"
    return trial.read_text() if trial.exists() else (folder / "notes" / "good").read_text()


def test_the_shared_vector_is_the_same_image_at_both_ends(tmp_path: Path) -> None:
    vector = json.loads((Path(__file__).parents[1] / "vectors" / "update.json").read_text())
    sources = {path: base64.b64decode(text) for path, text in vector["files"].items()}
    raw, key = base64.b64decode(vector["image"]), base64.b64decode(vector["key"])
    assert image(sources, key, vector["uid"]) == raw
    [done] = told(asked(a_board(tmp_path), raw, key))
    assert done.restarts
