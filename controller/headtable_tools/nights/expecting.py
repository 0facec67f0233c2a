"""Compare a script's expectations with the night, and report the difference."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TypeVar, assert_never, cast

from headtable.messages.facts import Fact
from headtable.messages.pace import RoundCalled
from headtable.messages.past import CardChanged, Contradiction
from headtable.messages.people import Walk, Walked
from headtable.messages.prizes import Standing
from headtable.messages.rooms import (
    NightState,
    StageState,
    TableState,
)
from headtable.messages.words import CHAIRS, Signal
from headtable.saying import Sentence, sentence
from headtable_tools.nights import steps as s
from headtable_tools.nights.harness import Harness
from headtable_tools.nights.phrases import CANONICAL, as_phrase
from headtable_tools.nights.phrases.chairs import say_walk
from headtable_tools.nights.phrases.phrase import labelled
from headtable_tools.nights.phrases.score_cards import say_standing
from headtable_tools.nights.script_slots import TRAVELER_STARTS, caller, say_signals

Line = TypeVar("Line", Walk, Standing)
Reported = Fact | Contradiction | CardChanged


class StepEvents:
    """The facts and sounds of the last step, and how many of them have been expected so far."""

    def __init__(
        self, facts: Sequence[Reported] = (), sounds: Collection[Signal] = (), bunco: str = CANONICAL
    ) -> None:
        self.facts = tuple(facts)
        self._bunco = bunco
        self.sounds = frozenset(sounds)
        self._expected: list[int] = []

    def wrong(self, wanted: s.Wanted) -> Sentence | None:
        """The difference, if no fact after the last one found is as wanted; None if one is."""
        if wanted.kind is Walk:
            return _none_fits(wanted, self._walks(), say_walk)
        first = self._expected[-1] + 1 if self._expected else 0
        for place in range(first, len(self.facts)):
            if wanted.fits(self.facts[place]):
                self._expected.append(place)
                return None
        return self._instead(wanted)

    def _instead(self, wanted: s.Wanted) -> Sentence:
        if any(wanted.fits(fact) for fact in self.facts):
            return sentence("script-too-early", phrases=self._phrases(self.facts))
        return self._all()

    def _all(self) -> Sentence:
        """Everything that happened."""
        return phrases(self._phrases(self.facts))

    def _phrases(self, facts: Iterable[Reported]) -> tuple[str, ...]:
        return tuple(as_phrase(fact, self._bunco) for fact in facts)

    def unexpected(self) -> Sentence | None:
        """The facts that nobody has expected."""
        rest = [fact for place, fact in enumerate(self.facts) if place not in self._expected]
        return sentence("script-also", phrases=self._phrases(rest)) if rest else None

    def unheard(self, wanted: s.RoomHears) -> Sentence | None:
        """The signals that sounded instead; None if the room heard the wanted ones."""
        if self.sounds == set(wanted.signals):
            return None
        return sentence("script-room-hears", signals=say_signals(self.sounds))

    def differs(self, expected: s.NothingMore | s.RoomHears | s.BellRang) -> Sentence | None:
        """The difference between the whole step and an expectation of it; None if there is none."""
        match expected:
            case s.NothingMore():
                return self.unexpected()
            case s.RoomHears():
                return self.unheard(expected)
            case s.BellRang(player):
                return self.unrung(player)

    def unrung(self, player: str | None) -> Sentence | None:
        """The difference, if the bell did not ring, or not by this player's roll; None if it did."""
        rung = [place for place, fact in enumerate(self.facts) if isinstance(fact, RoundCalled)]
        found = [place for place in rung if player in (None, cast("RoundCalled", self.facts[place]).by)]
        self._expected += found[:1]
        return None if found else self._all()

    def _walks(self) -> tuple[Walk, ...]:
        return next((fact.walks for fact in self.facts if isinstance(fact, Walked)), ())


def _none_fits(wanted: s.Wanted, lines: Sequence[Line], say: Callable[[Line], str]) -> Sentence | None:
    if any(wanted.fits(line) for line in lines):
        return None
    of_them = [line for line in lines if line.player == wanted.fields["player"]]
    return phrases(tuple(map(say, of_them)))


def phrases(words: tuple[str, ...]) -> Sentence:
    """What happened, in a script's own phrases."""
    return sentence("script-phrases", phrases=words) if words else sentence("script-nothing")


def wrong_standing(wanted: s.Wanted, room: Harness) -> Sentence | None:
    """The player's line of the standings, if it is not as wanted."""
    player = wanted.fields["player"]
    lines = [line for line in room.board().standings if line.player == player]
    bunco = room.night().bunco_word
    return _none_fits(wanted, lines, lambda line: labelled(say_standing(line), bunco))


def wrong_state(expected: s.Expected, room: Harness) -> Sentence | None:
    """The actual state in the words of the expectation; None if it is as expected."""
    actual = actual_state(expected.state, room)
    if actual == expected.state:
        return None
    return phrases((expected.phrase.render(actual),)) if actual else sentence("script-nobody-there")


def actual_state(state: s.State, room: Harness) -> s.State | None:
    """The same kind of state, as it really is."""
    if isinstance(state, s.NightExpectation):
        return _of_the_night(state, room.night())
    if isinstance(state, s.TravelerIs):
        return s.TravelerIs(_traveler(room.stage()))
    tables = {table.table: table for table in room.tables()}
    match state:
        case s.HasDice(player) | s.SitsAt(player, _) | s.ArePartners((player, _)):
            at = next((table for table in tables.values() if player in table.seats), None)
            return _about(state, at) if at else None
        case s.TallyIs(table, _) | s.TableIs(table, _) | s.SeatsAre(table, _):
            return _about(state, tables[table]) if table in tables else None
        case _:
            assert_never(state)


def _of_the_night(state: s.NightExpectation, night: NightState) -> s.State | None:
    match state:
        case s.NightIs():
            return s.NightIs(night.phase)
        case s.MinisAre():
            return s.MinisAre("shown" if night.minis else "hidden")
        case s.BuncoWordIs():
            return s.BuncoWordIs(night.bunco_word)
        case _:
            return _of_the_round(state, night)


def _of_the_round(state: s.RoundExpectation, night: NightState) -> s.State | None:
    match state:
        case s.RoundIs():
            return s.RoundIs(night.round, night.set)
        case s.MarkIs():
            return s.MarkIs(night.mark) if night.mark else None
        case s.ClockGives():
            return s.ClockGives(night.timed_s) if night.timed_s else None
        case s.RoundCalledBy():
            return s.RoundCalledBy(caller(night.called))
        case _:
            assert_never(state)


def _traveler(stage: StageState) -> str:
    it = stage.traveler
    if it is None:
        return "with nobody"
    return f"with {it.holder}" if it.holder else TRAVELER_STARTS[it.starts]


def _about(state: s.TableExpectation, table: TableState) -> s.State:
    match state:
        case s.HasDice():
            return s.HasDice(table.roller or "nobody")
        case s.SitsAt(player, _):
            return s.SitsAt(player, table.table)
        case s.ArePartners((player, other)):
            partner = table.seats[(table.seats.index(player) + 2) % CHAIRS]
            return s.ArePartners((player, other if other == partner else partner))
        case s.TableIs():
            return s.TableIs(table.table, table.phase)
        case s.SeatsAre():
            return s.SeatsAre(table.table, table.seats)
        case _:
            return s.TallyIs(table.table, table.tally)


def kept_partners(facts: Iterable[Fact]) -> Sentence | None:
    """The players with the same partner after the last walk; None if there are none.

    If nobody walked, a hint says so.
    """
    walked = next((fact for fact in reversed(list(facts)) if isinstance(fact, Walked)), None)
    if walked is None:
        return sentence("script-nobody-walked")
    before = {(walk.from_table, walk.from_seat): walk.player for walk in walked.walks}
    now = {(walk.table, walk.seat): walk.player for walk in walked.walks}
    kept = _partners(before) & _partners(now)
    return sentence("script-partners-again", pairs=tuple(tuple(sorted(two)) for two in kept)) if kept else None


def _partners(chairs: dict[tuple[int, int], str]) -> set[frozenset[str]]:
    return {frozenset((player, chairs[table, (seat + 1) % CHAIRS + 1])) for (table, seat), player in chairs.items()}
