"""Three dice that all rolled since the last throw make one throw, whatever else happens to them."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, strategies as st

from headtable.box.sources.dice.throw import Amounts, Throws
from headtable.messages.line import Dice, DieSeen
from headtable.messages.words import DieState

States = list[tuple[int, DieState, int]]
ROLL: States = [(1, "rolling", 0), (2, "rolling", 0), (3, "rolling", 0)]
REST: States = [(1, "settled", 1), (2, "settled", 1), (3, "settled", 4)]


def rolls(throws: Throws, states: States, first: int = 1) -> list[Dice | DieSeen]:
    """The results of these, each a new event."""
    amounts = (throws.add_report(seq, DieSeen(*state)) for seq, state in enumerate(states, start=first))
    return [amount.roll for amount in amounts if amount.roll]


def test_three_dice_that_settle_make_one_throw() -> None:
    assert rolls(Throws(3), ROLL + REST) == [Dice((1, 1, 4))]


def test_dice_may_come_to_rest_in_any_order() -> None:
    assert rolls(Throws(3), ROLL + REST[::-1]) == [Dice((1, 1, 4))]


def test_four_dice_make_a_throw_if_the_rules_use_four() -> None:
    states: States = [*ROLL, (4, "rolling", 0), *REST, (4, "settled", 6)]
    assert rolls(Throws(4), states) == [Dice((1, 1, 4, 6))]
    assert rolls(Throws(4), states[:-1]) == []


def test_a_die_that_lay_still_makes_no_throw_with_the_others() -> None:
    throws = Throws(3)
    assert rolls(throws, ROLL + REST) == [Dice((1, 1, 4))]
    assert rolls(throws, [(1, "rolling", 0), (2, "rolling", 0), (1, "settled", 3), (2, "settled", 3)], 7) == []
    assert rolls(throws, [(3, "rolling", 0), (3, "settled", 3)], 11) == [Dice((3, 3, 3))]


def test_a_cocked_die_spoils_the_throw_once_all_dice_are_at_rest() -> None:
    throws = Throws(3)
    assert rolls(throws, [*ROLL, (2, "cocked", 0), (1, "settled", 1)]) == []
    assert rolls(throws, [(3, "settled", 4)], 6) == [DieSeen(2, "cocked", 0)]
    assert rolls(throws, [(2, "rolling", 0), (2, "settled", 1)], 7) == []  # all three again, not the one
    assert rolls(throws, ROLL + REST, 9) == [Dice((1, 1, 4))]


def test_a_die_that_falls_to_the_floor_makes_no_throw() -> None:
    throws = Throws(3)
    assert rolls(throws, [*ROLL, *REST[:2], (3, "lost", 0), (3, "present", 4), (3, "settled", 4)]) == []
    assert rolls(throws, ROLL + REST, 10) == [Dice((1, 1, 4))]


def test_the_reader_may_forget_events_that_made_no_throw() -> None:
    throws = Throws(3)
    assert throws.add_report(1, DieSeen(1, "present", 2)) == Amounts(idle=(1,))
    assert throws.add_report(2, DieSeen(1, "rolling", 0)) == Amounts()
    assert throws.add_report(3, DieSeen(1, "settled", 2)) == Amounts()
    assert throws.add_report(4, DieSeen(1, "moved", 0)) == Amounts(idle=(2, 3, 4))
    assert throws.add_report(5, DieSeen(1, "rolling", 0)) == Amounts()
    assert throws.add_report(6, DieSeen(1, "rolling", 0)) == Amounts(idle=(5,))
    assert throws.add_report(7, DieSeen(4, "rolling", 0)) == Amounts(idle=(7,))  # only three are thrown here


def test_a_repeated_throw_is_the_same_throw_with_a_greater_age() -> None:
    throws = Throws(3)
    rolls(throws, ROLL + REST)
    assert throws.add_report(6, DieSeen(3, "settled", 4, 500)) == Amounts(Dice((1, 1, 4), 500))
    assert throws.judged(6) == (1, 2, 3, 4, 5)
    assert throws.add_report(6, DieSeen(3, "settled", 4, 900)) == Amounts(idle=(6,))
    assert throws.judged(6) is None


class Reader:
    """A reader that keeps its events until they are taken, and a box that forgets everything when it restarts."""

    def __init__(self, states: States) -> None:
        self._to_come: Iterator[tuple[int, tuple[int, DieState, int]]] = iter(enumerate(states, start=1))
        self.kept: dict[int, DieSeen] = {}
        self.throws = Throws(3)
        self.heard: dict[int, Dice | DieSeen] = {}  # as an engine counts, once by its number

    def happens(self) -> bool:
        """The next thing happens to a die; false when there is none."""
        seq, state = next(self._to_come, (0, None))
        if state is not None:
            self.kept[seq] = DieSeen(*state)
            self._say(seq)
        return state is not None

    def box_starts_anew(self) -> None:
        """A new box hears what is kept, in order."""
        self.throws = Throws(3)
        for seq in list(self.kept):
            self._say(seq)

    def _say(self, seq: int) -> None:
        if seq not in self.kept:
            return
        amounts = self.throws.add_report(seq, self.kept[seq])
        for idle in amounts.idle:
            self.kept.pop(idle, None)
        if amounts.roll:
            assert self.heard.setdefault(seq, amounts.roll) == amounts.roll

    def verdict(self) -> None:
        """The rules have spoken to all that was thrown."""
        for seq in list(self.heard):
            for event in (*(self.throws.judged(seq) or ()), seq):
                self.kept.pop(event, None)


STATE = st.tuples(
    st.integers(1, 3),
    st.sampled_from(["rolling", "settled", "settled", "rolling", "cocked", "moved", "uncertain", "lost", "present"]),
    st.integers(1, 6),
).map(lambda it: (it[0], it[1], it[2] if it[1] == "settled" else 0))


@given(st.lists(STATE, max_size=40), st.lists(st.sampled_from(["starts", "verdict", ""]), max_size=40))
def test_a_restarted_box_neither_loses_nor_invents_a_throw(states: States, happens: list[str]) -> None:
    calm = Reader(states)
    while calm.happens():
        pass
    restless = Reader(states)
    todo = iter(happens)
    while restless.happens():
        match next(todo, ""):
            case "starts":
                restless.box_starts_anew()
            case "verdict":
                restless.verdict()
            case _:
                pass
    assert restless.heard == calm.heard


@given(st.lists(STATE, max_size=40))
def test_every_throw_needs_dice_that_rolled_since_the_last_throw(states: States) -> None:
    throws, rolled = Throws(3), set[int]()
    for seq, (die, state, face) in enumerate(states, start=1):
        if state == "rolling":
            rolled.add(die)
        elif state in ("moved", "uncertain", "lost", "present"):
            rolled.discard(die)
        if throws.add_report(seq, DieSeen(die, state, face)).roll:
            assert rolled == {1, 2, 3}
            rolled.clear()
