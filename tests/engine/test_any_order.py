"""A message that is heard twice, late or out of turn counts once. Every ruleset keeps the night in order."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from headtable.journal import Entry as JournalEntry
from headtable.meaning import meaning
from headtable.messages.inputs import Ack, Heard, Input
from headtable.messages.line import Dice, DieEach, Event, Press
from headtable.messages.pace import Ring
from headtable.messages.past import UndoLast
from headtable.messages.people import OpenNight
from headtable.messages.table import Call, Claim, RollOff, Throw
from headtable.messages.words import HEAD_TABLE, Button, Role, Worth
from headtable.rulesets import names, parse, text
from headtable_tools.replay import replay
from tests.engine.room import SEED, Room, of
from tests.game.invariants import Entry, check_journal
from tests.game.plausible import plausible, puts_right

QUICK = settings(
    max_examples=4,
    stateful_step_count=20,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
LONG = settings(QUICK, max_examples=120, stateful_step_count=50)
BUTTONS: dict[Worth, Button] = {"miss": "pass", "one": "one", "two": "two", "mini": "mini", "bunco": "bunco"}
MEMORY = "/dev/shm"  # noqa: S108 - each hall has a folder of its own there; a disk is slow and not what is tested
IN_MEMORY = MEMORY if Path(MEMORY).is_dir() else None
chances = st.integers(0, 2**32).map(random.Random)


class Speaker:
    """A pad or a page: it numbers its messages and sends them in order, but they arrive at any time."""

    def __init__(self, uid: str, table: int | None) -> None:
        self.uid = uid
        self.outbox: list[Heard] = []
        self._table = table
        self._boots = count(1)
        self.switched_on()

    def switched_on(self) -> None:
        """It restarts its numbers under a new boot. Its unsent messages are lost."""
        self._boot, self._seqs = f"b{next(self._boots)}", count(1)
        self.outbox.clear()

    def says(self, said: Event | Input) -> None:
        """Say something that has yet to arrive."""
        role: Role = "device" if self._table else "host"
        self.outbox.append(Heard(self.uid, self._boot, next(self._seqs), said, self._table, role=role))


def by_pad(said: Input) -> tuple[int, Event] | None:
    """The table, and the event by which its pad says this; None if only the host can say it."""
    match said:
        case Throw():
            return said.table, Dice(said.faces)
        case RollOff():
            return said.table, DieEach(said.a, said.b)
        case Ring(by="button"):
            return HEAD_TABLE, Press("bell")
        case Claim() | Call() | UndoLast():
            button = button_of(said)
            return (said.table, Press(button)) if button else None
        case _:
            return None


def button_of(said: Claim | Call | UndoLast) -> Button | None:
    """The button that says it, if a pad has one."""
    match said:
        case Call():
            return "call"
        case UndoLast():
            return "undo"
        case Claim():
            return BUTTONS.get(said.worth)


class Hall(RuleBasedStateMachine):
    """An engine with a journal, and speakers whose messages arrive late, twice, and out of order."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory(prefix="headtable-hall-", dir=IN_MEMORY)
        self.path = Path(self.folder.name) / "tonight.night.db"
        self.speakers: dict[str, Speaker] = {}
        self.arrived: list[Heard] = []
        self.clock_said = 0
        self.boots: Iterator[int] = count(2)

    @initialize(name=st.sampled_from(names()), players=st.integers(4, 40), sets=st.integers(1, 2))
    def opens(self, name: str, players: int, sets: int) -> None:
        short = re.sub(r"(?m)^rounds = \d+", "rounds = 2", text(name))
        rules = self.path.with_name("short.toml")
        rules.write_text(re.sub(r"(?m)^sets = \d+", f"sets = {sets}", short))
        self.room = Room(self.path, str(rules))
        self.say(OpenNight(tuple(f"P{number}" for number in range(players)), "listed"))
        self.arrives(self.speaker("host-1", None))

    def speaker(self, uid: str, table: int | None) -> Speaker:
        return self.speakers.setdefault(uid, Speaker(uid, table))

    def say(self, said: Input) -> Speaker:
        event = by_pad(said)
        speaker = self.speaker(f"pad-{event[0]:02}", event[0]) if event else self.speaker("host-1", None)
        speaker.says(event[1] if event else said)
        return speaker

    def arrives(self, speaker: Speaker) -> None:
        """The next word of a speaker reaches the engine."""
        heard = speaker.outbox.pop(0)
        verdicts = of(Ack, self.room.hears(heard))
        if not verdicts or verdicts[0].entry is not None:  # what is not the speaker's to say has no entry
            self.arrived.append(heard)

    @rule(chance=chances, said=st.integers(1, 60))
    def plays(self, chance: random.Random, said: int) -> None:
        for _ in range(said):
            self.arrives(self.say(plausible(self.room.history.night, chance)))

    @rule(chance=chances, said=st.integers(1, 10))
    def says_what_comes_later(self, chance: random.Random, said: int) -> None:
        for _ in range(said):
            self.say(plausible(self.room.history.night, chance))

    @rule(chance=chances, words=st.integers(1, 10))
    def something_arrives_at_last(self, chance: random.Random, words: int) -> None:
        for _ in range(words):
            if waiting := [speaker for speaker in self.speakers.values() if speaker.outbox]:
                self.arrives(chance.choice(waiting))

    @rule(chance=chances)
    def puts_something_right(self, chance: random.Random) -> None:
        said = [(entry.number, meaning(entry.heard)) for entry in self.accepted()]
        self.arrives(self.say(puts_right(self.room.history.night, said, chance)))

    @rule(chance=chances, times=st.integers(1, 20))
    def something_is_heard_again(self, chance: random.Random, times: int) -> None:
        """The same verdict again, and nothing else happens."""
        night, last = self.room.history.night.snapshot(), self.room.journal.last
        for heard in chance.choices(self.arrived, k=times):
            first = self.room.journal.verdict(heard)
            assert self.room.hears(heard) == [first]
            assert self.room.journal.last == last
        assert self.room.history.night == night

    @rule(seconds=st.sampled_from([10, 60, 300, 3600]))
    def time_passes(self, seconds: int) -> None:
        before = self.room.journal.last
        self.room.wait(seconds)
        self.clock_said += self.room.journal.last - before

    @rule(chance=chances)
    def a_pad_is_switched_off_and_on(self, chance: random.Random) -> None:
        chance.choice(list(self.speakers.values())).switched_on()

    @rule()
    def the_engine_starts_again(self) -> None:
        night = self.room.history.night.snapshot()
        self.room.restart(f"e{next(self.boots)}")
        assert self.room.history.night == night

    @invariant()
    def every_word_has_one_verdict(self) -> None:
        if self.arrived:
            assert self.room.journal.last == len(self.arrived) + self.clock_said
            assert len(of(Ack, self.room.said)) <= 1

    def accepted(self) -> list[JournalEntry]:
        return [entry for entry in self.room.journal.entries() if entry.refusal is None]

    def teardown(self) -> None:
        entries: list[Entry] = [(each.number, meaning(each.heard), each.facts) for each in self.accepted()]
        ruleset = parse(self.room.journal.ruleset, "the ruleset")
        check_journal(self.room.history, ruleset, SEED, entries)
        assert replay(self.path).differences == ()
        self.room.journal.close()
        self.folder.cleanup()


def test_a_late_repeated_or_reordered_message_counts_once() -> None:
    run_state_machine_as_test(Hall, settings=QUICK)


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_messages_in_any_order_count_once_in_many_random_halls() -> None:
    run_state_machine_as_test(Hall, settings=LONG)
