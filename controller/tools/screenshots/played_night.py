"""A night that is played by dice alone, and what the engine would publish at its moments."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from msgspec.structs import replace

from headtable.game import Night
from headtable.game.prizes.stage_view import stage_state
from headtable.game.rules import rules_of
from headtable.game.views import board_state, night_state, table_rounds, table_state
from headtable.messages.facts import Fact, Told
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import EndBreak, StartRound
from headtable.messages.people import OpenNight
from headtable.messages.plays import Play
from headtable.messages.rooms import EngineState, NightState, RulesState, StageState
from headtable.messages.words import CHAIRS
from headtable.rulesets import load, text
from headtable_tools.simulate.plan import Plan
from headtable_tools.simulate.playing import Players, Throws, every_throw
from tools.screenshots.long_names import long_names

Moment = Literal[
    "closed", "seated", "playing", "called", "walking", "set-over", "roll-off", "going-on", "final", "over", "prizes"
]
Holds = Callable[[Night], bool]
RULESET = "rfp"  # it has sets, roll-offs and a final
WITH_PRIZES = "wba"
MOST_TOLD = 300  # facts that the console of a moment has
BEGAN_MS = 1_789_000_000_000  # a night in September
SECONDS_AN_ENTRY = 2
HALFWAY = 15  # points of the head table in the middle of a round

MOMENTS: tuple[tuple[Moment, Holds], ...] = (
    ("closed", lambda night: night.phase == "closed"),
    ("seated", lambda night: night.phase == "ready"),
    ("playing", lambda night: (night.set, night.round, night.phase) == (2, 2, "playing") and _is_halfway(night)),
    ("called", lambda night: (night.set, night.phase) == (2, "called") and any(table.open for table in night.tables)),
    ("walking", lambda night: (night.set, night.round, night.phase) == (2, 4, "ready")),
    ("set-over", lambda night: (night.set, night.round, night.phase) == (3, 1, "ready")),
    ("roll-off", lambda night: night.contest is not None),
    ("going-on", lambda night: night.phase == "final"),
    ("final", lambda night: night.phase == "final"),
    ("over", lambda night: night.phase == "over"),
)
"""What is looked for in each moment; the first time that it holds, the night is photographed."""


def _is_halfway(night: Night) -> bool:
    return max(night.tables[0].tally) >= HALFWAY


def play_night(tables: int) -> tuple[tuple[str, ...], dict[Moment, tuple[MqttMessage, ...]]]:
    """Play a night in a hall of so many tables; its players, and what is published at each moment."""
    players = long_names(CHAIRS * tables)
    moments = _moments(RULESET, players)
    return players, moments | {"prizes": _moments(WITH_PRIZES, players)["over"]}


def _moments(rules: str, players: tuple[str, ...]) -> dict[Moment, tuple[MqttMessage, ...]]:
    ruleset = load(rules)
    plan = Plan(ruleset, len(players))
    night, chance = plan.night(0, rules_of(ruleset)), plan.chance(0)
    playing = _Recorded(night, every_throw(ruleset, plan.tables), chance.random)
    moments: dict[Moment, tuple[MqttMessage, ...]] = {}
    for _ in play_on(night, playing, OpenNight(players)):
        for moment in (moment for moment, holds in MOMENTS if moment not in moments and holds(night)):
            published = (RulesState(text(rules)), *_published(night, playing.entry))
            changed = _before_the_chairs if moment == "going-on" else _as_it_is
            moments[moment] = (*map(changed, published), *playing.told[-MOST_TOLD:])
    return moments


class _Recorded(Players):
    """Players whose facts are kept as the engine would publish them."""

    def __init__(self, night: Night, throws: Throws, chance: Callable[[], float]) -> None:
        super().__init__(night, throws, chance)
        self.told: list[Told] = []
        self.entry = 0

    def submit(self, said: Play) -> tuple[Fact, ...]:
        """Let the rules decide an input, and keep its facts."""
        facts = super().submit(said)
        self.entry += 1
        at_ms = BEGAN_MS + 1000 * SECONDS_AN_ENTRY * self.entry
        self.told += [Told(self.entry, part, fact, at_ms) for part, fact in enumerate(facts)]
        return facts


def play_on(night: Night, playing: Players, opening: OpenNight) -> Iterator[None]:
    """Play from the opening to the end; a step is one roll of each table, or one input of the host."""
    yield
    playing.submit(opening)
    while night.phase != "over":
        yield
        if night.contest or night.phase in ("settling", "final"):
            playing.settle()
        elif night.phase in ("ready", "break"):
            playing.submit(EndBreak() if night.phase == "break" else StartRound())
        else:
            playing.all_roll()
    yield


def _as_it_is(state: MqttMessage) -> MqttMessage:
    return state


def _before_the_chairs(state: MqttMessage) -> MqttMessage:
    """The state when the finalists were known and had no chairs yet. These rules give them at once, others do not."""
    match state:
        case NightState():
            return replace(state, phase="settling")
        case StageState():
            return replace(state, final_seats=())
        case _:
            return state


def _published(night: Night, entry: int) -> Iterator[MqttMessage]:
    """What the engine retains of a night."""
    yield EngineState("e1", "online", in_play=night.phase == "playing", clock_ms=1)
    yield night_state(night, entry)
    yield from (table_state(night, table.number) for table in night.tables)
    yield from table_rounds(night).values()
    yield board_state(night)
    yield stage_state(night, ())
