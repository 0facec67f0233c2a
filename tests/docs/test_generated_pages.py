"""The parts of docs/ that are made from the code are what the code says, and what they show is so."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from headtable.box.signals import signal_board
from headtable.box.sources import unacknowledged
from headtable.wire import VERBS, decode_line
from tools import CannotGenerate
from tools.docs.generated_parts import (
    ASYNCAPI,
    DISPLAY_WORDS,
    DOCS,
    PARTS,
    VERBS as VERBS_PAGE,
    differing,
    pages,
    write,
)

PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    """The pages, and beside them the firmware's own, its table of verbs and the words on a pad's display."""
    for folder in ("common", "pad"):
        shutil.copytree(DOCS.parent / "firmware" / folder, tmp_path / "firmware" / folder)
    shutil.copy(DOCS.parent / "firmware" / "README.md", tmp_path / "firmware")
    return Path(shutil.copytree(DOCS, tmp_path / "docs"))


def generate(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tools.docs", *arguments], capture_output=True, text=True, check=False
    )


def test_the_generated_pages_match_the_code() -> None:
    assert differing(DOCS) == [], "write them with: make generate"


@pytest.mark.slow
def test_every_page_that_was_changed_by_hand_is_named(docs: Path) -> None:
    changed = {*(docs / name for name in (*PARTS, ASYNCAPI)), docs / VERBS_PAGE, docs / DISPLAY_WORDS}
    for page in changed:
        text = page.read_text(encoding="utf-8")
        changed_text = text.replace("is", "was").replace("horn", "siren").replace("no box", "nobody")
        page.write_text(changed_text, encoding="utf-8")
    assert set(differing(docs)) == changed
    assert set(write(docs)) == changed
    assert differing(docs) == []


def test_handwritten_text_is_preserved(docs: Path) -> None:
    page = docs / "mqtt.md"
    before = page.read_text(encoding="utf-8")
    page.write_text("By hand.\n" + before.replace("`engine/state`", "`motor/state`"), encoding="utf-8")
    write(docs)
    assert page.read_text(encoding="utf-8").startswith("By hand.\n")
    assert "| `engine/state` | [EngineState]" in page.read_text(encoding="utf-8")


def test_a_page_without_its_marker_is_refused_with_the_marker(docs: Path) -> None:
    page = docs / "mqtt.md"
    page.write_text("# MQTT\n", encoding="utf-8")
    with pytest.raises(CannotGenerate, match=r"mqtt\.md has no <!-- generated: topics -->"):
        pages(docs)


@pytest.mark.slow
def test_the_command_names_a_stale_page_and_then_writes_it(docs: Path) -> None:
    (docs / ASYNCAPI).unlink()
    stale = generate("--check", "--docs", str(docs))
    assert (stale.returncode, stale.stdout) == (1, "")
    assert f"{docs / ASYNCAPI} is not what the code says; write it with: make generate" in stale.stderr
    assert generate("--docs", str(docs)).stdout == f"wrote {docs / ASYNCAPI}\n"
    assert differing(docs) == []


def test_a_missing_folder_is_reported_with_a_sentence(tmp_path: Path) -> None:
    missing = generate("--docs", str(tmp_path))
    assert missing.returncode == 1
    assert missing.stderr.startswith(f"tools.docs: cannot read {tmp_path}/protocol.md: No such file or directory;")


def test_the_help_of_the_generator_has_an_example() -> None:
    assert "Example: python -m tools.docs --check" in generate("--help").stdout


def test_every_line_on_the_page_is_valid() -> None:
    lines = re.findall(r"^ {4}.*?(\$\S+ \d+ .*\*[0-9A-F]{4})$", PROTOCOL, re.MULTILINE)
    said = [decode_line(line.encode()).message for line in lines]
    assert {message.__struct_config__.tag for message in said} == set(VERBS)


def test_the_one_liner_for_the_crc_writes_a_valid_line() -> None:
    script, said = re.findall(r'^    python3 -c "(.*)" "(.*)"$', PROTOCOL, re.MULTILINE)[0]
    written = subprocess.run(
        [sys.executable, "-c", script.replace(r"\$", "$"), said], capture_output=True, check=True
    ).stdout
    assert decode_line(written).uid == "all"
    assert written.decode().strip() in PROTOCOL


def test_the_prose_has_the_numbers_of_the_simulated_devices() -> None:
    prose = " ".join(PROTOCOL.split())
    assert f"says it again after {unacknowledged.AGAIN_S:g} s |" in prose
    assert f"says it again after {unacknowledged.AGAIN_AFTER_GOT_S:g} s, and shows" in prose
    assert f"{unacknowledged.MOST_KEPT} of them at least" in prose
    assert f"At most {signal_board.LONGEST_ON_S:g} s on" in prose
