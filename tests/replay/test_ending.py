"""A replay tells who rolled off, who was in the final and who won it, as it is after all that was put right."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

from typer.testing import CliRunner

from headtable.cli import build_app
from headtable.messages.pace import EndBreak, Ring, StartRound
from headtable.messages.people import OpenNight
from headtable.messages.prizes import FinalistChosen, FinalRolled, GrandPrizeWon, PersonRoll, RollFor, TiedFor
from headtable.messages.roll_offs import MostOf
from headtable.messages.table import Claim
from headtable.rulesets import text
from headtable_tools.replay import replay
from tests.replay.short_night import Evening

ONE_ROUND = text("rfp").replace("sets = 3\n", "sets = 1\n").replace("rounds = 6 ", "rounds = 1 ")
ONE_ROUND = ONE_ROUND.replace("after_set = 3", "after_set = 1")


def a_final(path: Path) -> tuple[str, ...]:
    """One round of four, who all come to the final; its third roll wins. The finalists in their chairs."""
    with closing(Evening(path, ONE_ROUND)) as evening:
        evening.say(OpenNight(("Ann", "Bob", "Cat", "Dee"), "listed"), StartRound(), Claim(1, "one"))
        evening.say(Ring("host"))
        evening.say(*[Claim(1, "miss")] * 4)
        while evening.night.phase != "final":
            roll_off(evening)
        evening.say(Claim(1, "miss"), Claim(1, "miss"), Claim(1, "mini"))
        return evening.night.stage.final_seats


def roll_off(evening: Evening) -> None:
    if evening.night.contest:
        rolls = enumerate(evening.night.contest.to_roll, 1)
        evening.say(RollFor(tuple(PersonRoll(player, (face,)) for face, player in rolls)))
    else:
        evening.say(EndBreak())


def test_a_replay_reports_the_roll_offs_the_final_and_its_winner(tmp_path: Path) -> None:
    seats = a_final(tmp_path / "n.db")
    ending = replay(tmp_path / "n.db").ending
    assert TiedFor(MostOf("wins"), ("Ann", "Cat")) in ending
    assert [type(fact) for fact in ending].count(FinalistChosen) == 4
    assert [fact.player for fact in ending if isinstance(fact, FinalRolled)] == list(seats[:2])
    assert [fact.player for fact in ending if isinstance(fact, GrandPrizeWon)] == [seats[2]]


def test_the_command_prints_the_ending_as_text_and_as_json(tmp_path: Path) -> None:
    seats = a_final(tmp_path / "n.db")
    told = CliRunner().invoke(build_app(), ["replay", str(tmp_path / "n.db")]).output
    assert "Ann and Cat roll for the most wins" in told
    assert f"{seats[0]} rolled in the final, and {seats[1]} is next" in told
    assert f"{seats[2]} won the final" in told
    in_json = json.loads(CliRunner().invoke(build_app(), ["replay", "--json", str(tmp_path / "n.db")]).output)
    assert [fact["player"] for fact in in_json["ending"] if fact["is"] == "grand-prize"] == [seats[2]]
