"""The RFP rules, each proved by a night script."""

from pathlib import Path

import pytest
from msgspec import structs

from headtable.messages import Fact, Rolled, Undone
from headtable.nights import lines, play, play_on_paper, read
from headtable.nights.through_mqtt import play_through_mqtt
from tests.nights.scripts import RFP


def test_there_is_a_script_for_each_rule() -> None:
    assert len(RFP) >= 20


@pytest.mark.parametrize("path", RFP, ids=lambda path: path.stem)
def test_it_is_so_on_paper(path: Path) -> None:
    (played,) = play([path])
    assert played.failure is None, "\n".join(lines(played))
    assert played.expectations >= 2


@pytest.mark.slow
@pytest.mark.parametrize("path", RFP, ids=lambda path: path.stem)
def test_it_is_so_from_the_pads_wire_to_the_scoreboard(path: Path) -> None:
    (played,) = play([path], play_through_mqtt)
    assert played.failure is None, "\n".join(lines(played))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["rfp-walking", "rfp-a-correction-changes-the-winner", "rfp-undo-in-the-round"])
async def test_the_chain_says_the_same_facts_as_paper(name: str) -> None:
    script = read(next(path for path in RFP if path.stem == name))
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
