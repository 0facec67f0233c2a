"""The longest messages of a full hall fit into a packet of the broker, with room to spare.

Each name has as many letters as a name may have, and each letter has the most bytes that a letter takes in JSON.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from headtable.game import Night, apply, decide
from headtable.game.draws import Lots
from headtable.game.night import night_of
from headtable.game.people.roster import JOINERS, check_names
from headtable.game.prizes.stage_view import stage_state
from headtable.game.rules import rules_of
from headtable.game.views import MOST_ROUNDS, board_state, night_state, table_rounds, table_state
from headtable.messages.announcements import AnnouncedPlayers, FinalWinner, SeatsAt
from headtable.messages.facts import Fact, Told
from headtable.messages.mqtt import MqttMessage
from headtable.messages.past import Changed
from headtable.messages.people import OpenNight
from headtable.messages.plays import Play
from headtable.messages.prizes import PersonRoll, RollFor
from headtable.messages.roll_offs import PrizeOf
from headtable.messages.rooms import MOST_CHANGES, BoardState, RoundResult, RulesState, StageState, TableRounds
from headtable.messages.table import TableFact
from headtable.messages.words import CHAIRS, LONGEST_NAME, MOST_TABLES
from headtable.rulesets import load, names, text
from headtable.wire import LONGEST_PAYLOAD, TOPICS, address_of, decode_payload, encode_payload, root
from headtable_tools.simulate.playing import Players, every_throw
from tests.shipped_limits import limits_in

ROOT = Path(__file__).parents[2]
CONFIGURATIONS = ("systemd/mosquitto/headtable.conf", "systemd/compose/mosquitto.conf")
WIDEST = "\N{GRINNING FACE}"
PLAYERS = tuple(f"{number:03}".rjust(LONGEST_NAME, WIDEST) for number in range(MOST_TABLES * CHAIRS))
LONGEST_SPEAKER = "x" * 24
AT_ONE_TABLE = get_args(TableFact)
HEADER_BYTES = 10  # of a packet, beside topic and payload


class Lengths:
    """The length of the longest message of each kind. Whoever hears the longest can read it."""

    def __init__(self) -> None:
        self.of: dict[type[MqttMessage], int] = {}

    def note(self, message: MqttMessage) -> None:
        payload = encode_payload(message)
        if len(payload) > self.of.get(type(message), 0):
            assert decode_payload(address_of(message), payload) == message
            self.of[type(message)] = len(payload)


class MeasuredPlayers(Players):
    """Players whose night is published as the engine would do it."""

    def __init__(self, night: Night, lengths: Lengths) -> None:
        chance = random.Random(1)
        super().__init__(night, every_throw(night.ruleset, MOST_TABLES), chance.random)
        self._lengths = lengths

    def submit(self, said: Play) -> tuple[Fact, ...]:
        facts = super().submit(said)
        for message in published(self._night, facts):
            self._lengths.note(message)
        return facts


def published(night: Night, facts: tuple[Fact, ...]) -> Iterator[MqttMessage]:
    """The messages after these facts. What a roll leaves as it was is not made again."""
    for part, fact in enumerate(facts):
        yield Told(999_999_999, part, fact, 9_999_999_999_999, LONGEST_SPEAKER, "device")
        if isinstance(fact, AT_ONE_TABLE):
            yield table_state(night, fact.table)
    if not all(isinstance(fact, AT_ONE_TABLE) for fact in facts):
        yield night_state(night, 999_999_999)
        yield board_state(night)
        yield stage_state(night, ())
        yield from table_rounds(night).values()


def full_night(ruleset: str) -> Night:
    rules = load(ruleset)
    return night_of(rules, rules_of(rules), Lots("seed"))


def longest_topic() -> int:
    """The length of the longest topic, with its venue and every name in it at their longest."""
    addresses = (re.sub(r"{\w+}", LONGEST_SPEAKER, topic.address) for topic in TOPICS)
    return len(root("x" * 32)) + max(map(len, addresses))


@pytest.mark.parametrize("file", CONFIGURATIONS)
def test_mosquitto_passes_on_what_the_parts_read(file: str) -> None:
    limits = limits_in((ROOT / file).read_text())
    assert limits["message_size_limit"] == LONGEST_PAYLOAD
    assert limits["max_packet_size"] >= LONGEST_PAYLOAD + longest_topic() + HEADER_BYTES


def test_no_letter_of_a_name_takes_more_bytes_than_the_widest() -> None:
    def bytes_of(letter: str) -> int:
        return len(msgspec.json.encode(letter)) - len('""')

    for number in range(0x110000):
        letter = chr(number)
        if letter.isprintable() or letter in JOINERS:
            assert bytes_of(letter) <= bytes_of(WIDEST), hex(number)


def test_a_hall_has_no_more_players_and_no_longer_names() -> None:
    check_names(PLAYERS)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"is": "open", "players": [*PLAYERS, "Ann"]}, OpenNight)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"is": "open", "players": [*PLAYERS[1:], f"{PLAYERS[0]}x"]}, OpenNight)


@pytest.mark.parametrize(
    "ruleset", ["rfp", *(pytest.param(name, marks=pytest.mark.slow) for name in names() if name != "rfp")]
)
def test_a_whole_night_of_a_full_hall_takes_half_of_the_limit_at_most(ruleset: str) -> None:
    lengths = Lengths()
    lengths.note(RulesState(text(ruleset)))
    MeasuredPlayers(full_night(ruleset), lengths).play(OpenNight(PLAYERS))
    assert max(lengths.of.values()) <= LONGEST_PAYLOAD / 2, lengths.of
    assert lengths.of[BoardState] > len(PLAYERS) * LONGEST_NAME * 4


def test_a_roll_off_of_everybody_takes_half_of_the_limit_at_most() -> None:
    night, lengths = full_night("rfp"), Lengths()
    rolls = tuple(PersonRoll(player, (6, 6, 6)) for player in PLAYERS)
    for said in (OpenNight(PLAYERS, "three-dice"), RollFor(rolls[:-1]), RollFor(rolls[-1:])):
        for fact in decide(night, said):
            apply(night, fact)
            lengths.note(stage_state(night, ()))
    assert len(PLAYERS) * LONGEST_NAME * 4 * 2 < lengths.of[StageState] <= LONGEST_PAYLOAD / 2


def test_the_rounds_of_a_night_without_end_take_half_of_the_limit_at_most() -> None:
    one, two, three, four = PLAYERS[:CHAIRS]
    result = RoundResult(1000, 6, "a", (one, two), (three, four), (9_999, 9_999), "roll-off")
    lengths = Lengths()
    lengths.note(TableRounds(MOST_TABLES, (result,) * MOST_ROUNDS))
    assert lengths.of[TableRounds] <= LONGEST_PAYLOAD / 2


def test_a_correction_of_a_whole_night_takes_half_of_the_limit_at_most_and_counts_what_it_leaves_out() -> None:
    seats = AnnouncedPlayers(PLAYERS[:CHAIRS]), AnnouncedPlayers(PLAYERS[CHAIRS : 2 * CHAIRS])
    everywhere = tuple(
        Changed(SeatsAt(set_, round_, table), *seats)
        for set_ in range(1, 5)
        for round_ in range(1, 7)
        for table in range(1, MOST_TABLES + 1)
    )
    winner = Changed(FinalWinner(), AnnouncedPlayers(PLAYERS[:1]), AnnouncedPlayers(PLAYERS[1:2]))
    prize = Changed(PrizeOf("Most Wins"), AnnouncedPlayers(PLAYERS[:1]), AnnouncedPlayers(PLAYERS[1:2]))
    stage, lengths = stage_state(full_night("rfp"), (*everywhere, winner, prize)), Lengths()
    lengths.note(stage)
    assert lengths.of[StageState] <= LONGEST_PAYLOAD / 2
    assert stage.changed == (*everywhere[: MOST_CHANGES - 2], winner, prize)
    assert len(stage.changed) + stage.changes_left_out == len(everywhere) + 2
