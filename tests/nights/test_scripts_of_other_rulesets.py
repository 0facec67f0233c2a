"""The rules of party, club, book and presets, each proved by a night script that is named after its sentence."""

from pathlib import Path

import pytest

from headtable import rulesets
from headtable.nights import lines, play
from headtable.nights.through_mqtt import play_through_mqtt
from tests.nights.scripts import OTHERS


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_it_is_so_on_paper(path: Path) -> None:
    (played,) = play([path])
    assert played.failure is None, "\n".join(lines(played))
    assert played.expectations >= 2


@pytest.mark.slow
@pytest.mark.parametrize("path", OTHERS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_it_is_so_from_the_pads_wire_to_the_scoreboard(path: Path) -> None:
    (played,) = play([path], play_through_mqtt)
    assert played.failure is None, "\n".join(lines(played))


@pytest.mark.parametrize("name", [name for name in rulesets.names() if name != "rfp"])
def test_every_ruleset_has_a_script(name: str) -> None:
    assert any(f"ruleset {name}\n" in path.read_text() for path in OTHERS)
