"""Whether what a script expects is so, and if not, what is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TypeVar, assert_never, cast

from headtable.messages.facts import Fact
from headtable.messages.pace import RoundCalled
from headtable.messages.past import CardChanged, Contradiction
from headtable.messages.people import Walk, Walked
from headtable.messages.prizes import Standing
from headtable.messages.rooms import NightState, StageState, TableState
from headtable.messages.words import CHAIRS, Signal
from headtable.saying import text
from headtable_tools.nights import steps as s
from headtable_tools.nights.harness import Room
from headtable_tools.nights.phrases import CANONICAL, as_phrase
from headtable_tools.nights.phrases.phrase import labelled
from headtable_tools.nights.phrases.slots import say_standing, say_walk
from headtable_tools.nights.slots import TRAVELER_STARTS, say_signals

Line = TypeVar("Line", Walk, Standing)
Told = Fact | Contradiction | CardChanged


class Seen:
    """What the last step caused, and how much of it has been expected so far."""

    def __init__(self, facts: Sequence[Told] = (), sounds: Collection[Signal] = (), bunco: str = CANONICAL) -> None:
        self.facts = tuple(facts)
        self._bunco = bunco
        self.sounds = frozenset(sounds)
        self._expected: list[int] = []

    def wrong(self, wanted: s.Wanted) -> str | None:
        """What happened instead, if no fact from where the last one was found is as wanted."""
        if wanted.kind is Walk:
            return _none_fits(wanted, self._walks(), say_walk)
        first = self._expected[-1] + 1 if self._expected else 0
        for place in range(first, len(self.facts)):
            if wanted.fits(self.facts[place]):
                self._expected.append(place)
                return None
        return self._instead(wanted)

    def _instead(self, wanted: s.Wanted) -> str:
        if any(wanted.fits(fact) for fact in self.facts):
            return text("script-too-early", facts=told(self.facts, self._bunco))
        return told(self.facts, self._bunco)

    def unexpected(self) -> str | None:
        """The facts that nobody has expected."""
        rest = [fact for place, fact in enumerate(self.facts) if place not in self._expected]
        return told(rest, self._bunco) if rest else None

    def unheard(self, wanted: s.RoomHears) -> str | None:
        """What was heard instead."""
        return (
            None
            if self.sounds == set(wanted.signals)
            else text("script-room-hears", signals=say_signals(self.sounds))
        )

    def differs(self, expected: s.NothingMore | s.RoomHears | s.BellRang) -> str | None:
        """What is not as expected of the step as a whole."""
        match expected:
            case s.NothingMore():
                rest = self.unexpected()
                return text("script-also", facts=rest) if rest else None
            case s.RoomHears():
                return self.unheard(expected)
            case s.BellRang(player):
                return self.unrung(player)

    def unrung(self, player: str | None) -> str | None:
        """What happened instead of the bell, or of the bell by this player's roll."""
        rung = [place for place, fact in enumerate(self.facts) if isinstance(fact, RoundCalled)]
        found = [place for place in rung if player in (None, cast("RoundCalled", self.facts[place]).by)]
        self._expected += found[:1]
        return None if found else told(self.facts, self._bunco)

    def _walks(self) -> tuple[Walk, ...]:
        return next((fact.walks for fact in self.facts if isinstance(fact, Walked)), ())


def _none_fits(wanted: s.Wanted, lines: Sequence[Line], say: Callable[[Line], str]) -> str | None:
    if any(wanted.fits(line) for line in lines):
        return None
    of_them = [line for line in lines if line.player == wanted.fields["player"]]
    return "; ".join(map(say, of_them)) or text("script-nothing")


def told(facts: Iterable[Told], bunco: str) -> str:
    """Some facts in one line."""
    return "; ".join(as_phrase(fact, bunco) for fact in facts) or text("script-nothing")


def wrong_standing(wanted: s.Wanted, room: Room) -> str | None:
    """The player's line of the standings, if it is not as wanted."""
    player = wanted.fields["player"]
    lines = [line for line in room.board().standings if line.player == player]
    bunco = room.night().bunco_word
    return _none_fits(wanted, lines, lambda line: labelled(say_standing(line), bunco))


def wrong_state(expected: s.Expected, room: Room) -> str | None:
    """What is so instead, in the words of the expectation."""
    actual = truth(expected.state, room)
    if actual == expected.state:
        return None
    return expected.phrase.say(actual) if actual else text("script-nobody-there")


def truth(state: s.State, room: Room) -> s.State | None:
    """The same kind of state, as it really is."""
    if isinstance(state, s.NightState):
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


def _of_the_night(state: s.NightState, night: NightState) -> s.State | None:
    match state:
        case s.NightIs():
            return s.NightIs(night.phase)
        case s.RoundIs():
            return s.RoundIs(night.round, night.set)
        case s.MarkIs():
            return s.MarkIs(night.mark) if night.mark else None
        case s.MinisAre():
            return s.MinisAre("shown" if night.minis else "hidden")
        case s.ClockGives():
            return s.ClockGives(night.timed_s) if night.timed_s else None
        case s.BellSaid():
            return s.BellSaid(night.called or "nothing")
        case _:
            assert_never(state)


def _traveler(stage: StageState) -> str:
    it = stage.traveler
    if it is None:
        return "with nobody"
    return f"with {it.holder}" if it.holder else TRAVELER_STARTS[it.starts]


def _about(state: s.TableState, table: TableState) -> s.State:
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


def kept_partners(facts: Iterable[Fact]) -> str | None:
    """Who has the same partner after the last walk; nothing when nobody has, and a hint when nobody walked."""
    walked = next((fact for fact in reversed(list(facts)) if isinstance(fact, Walked)), None)
    if walked is None:
        return text("script-nobody-walked")
    before = {(walk.from_table, walk.from_seat): walk.player for walk in walked.walks}
    now = {(walk.table, walk.seat): walk.player for walk in walked.walks}
    kept = _partners(before) & _partners(now)
    return "; ".join(text("script-partners-again", pair=sorted(two)) for two in kept) or None


def _partners(chairs: dict[tuple[int, int], str]) -> set[frozenset[str]]:
    return {frozenset((player, chairs[table, (seat + 1) % CHAIRS + 1])) for (table, seat), player in chairs.items()}
