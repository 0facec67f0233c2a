"""The rules of every ruleset, each proved by a night script that is named after its sentence."""

from pathlib import Path

import pytest
from msgspec import structs

from headtable import rulesets
from headtable.messages.facts import Fact
from headtable.messages.past import Undone
from headtable.messages.table import Rolled
from headtable_tools.nights import lines, play, play_on_paper, read
from headtable_tools.nights.through_mqtt import play_through_mqtt
from tests.nights.scripts import SCRIPTS


def _named(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("name", rulesets.names())
def test_every_ruleset_has_a_script(name: str) -> None:
    assert any(f"ruleset {name}\n" in path.read_text() for path in SCRIPTS)


@pytest.mark.parametrize("path", SCRIPTS, ids=_named)
def test_a_script_passes_on_the_rules_alone(path: Path) -> None:
    (played,) = play([path])
    assert played.failure is None, "\n".join(lines(played))
    assert played.expectations >= 2


@pytest.mark.slow
@pytest.mark.parametrize("path", SCRIPTS, ids=_named)
def test_a_script_passes_from_the_pads_wire_to_the_scoreboard(path: Path) -> None:
    (played,) = play([path], play_through_mqtt)
    assert played.failure is None, "\n".join(lines(played))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["rfp/walking", "rfp/a-correction-changes-the-winner", "rfp/undo-in-the-round"])
async def test_the_whole_chain_makes_the_same_facts_as_the_rules_alone(name: str) -> None:
    script = read(next(path for path in SCRIPTS if _named(path) == name))
    on_paper, through_mqtt = await play_on_paper(script), await play_through_mqtt(script)
    for here, there in zip(on_paper.steps, through_mqtt.steps, strict=True):
        assert (here.text, here.refused) == (there.text, there.refused)
        assert [_at_any_time(fact) for fact in here.facts] == [_at_any_time(fact) for fact in there.facts]


def _at_any_time(fact: Fact) -> Fact:
    """On paper a table takes back its roll, in the chain its pad does; and the chain has another clock."""
    match fact:
        case Undone():
            return structs.replace(fact, by="")
        case Rolled():
            return structs.replace(fact, when=None)
        case _:
            return fact
