"""A restart from a snapshot goes on with the same night, and a snapshot that is in doubt is thrown away."""

from __future__ import annotations

import asyncio
import logging
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from headtable.engine.engine import Engine, Environment
from headtable.engine.resumed_night import ResumedNight, not_begun, resumed, resumed_from
from headtable.engine.snapshot import DIGEST_BYTES, State, Unfit, packed, unpacked
from headtable.engine.snapshot_keeper import SnapshotKeeper, state_of
from headtable.engine.start import Started, read_past, started
from headtable.engine.timer import Timer
from headtable.errors import NotAllowed, Unwell
from headtable.game import Night
from headtable.game.past.standing import PastMissing
from headtable.journal import Journal, PrefixDigest, archive, snapshot_of
from headtable.messages.inputs import Ack, Heard, Input
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import TimeUp
from headtable.messages.past import AskPreview, Overrule, Previewed, Undo
from headtable.messages.people import OpenNight
from headtable.messages.table import Claim
from headtable.messages.words import Role
from headtable.rulesets import names, text
from tests.engine.room import OPEN, SEED, of
from tests.game.plausible import plausible, puts_right

BOOT = "e2"


class Hall:
    """A journal to which the host says everything, and the engine that goes on with it."""

    def __init__(self, path: Path, ruleset: str = "rfp") -> None:
        self.path = path
        self.wall_s = 1_700_000_000.0
        self.journal = Journal.create(path, text(ruleset), SEED, lambda: self.wall_s)
        self.night = not_begun(self.journal, Timer(lambda: 0.0))
        self.said: list[tuple[int, Input]] = []
        self.states: list[bytes] = []  # after each round

    def say(self, said: Input) -> None:
        """The host or the clock says it; what is not allowed is a refusal in the journal."""
        self.wall_s += 2
        role: Role = "clock" if isinstance(said, TimeUp) else "host"
        heard = Heard("host-1", "h1", self.journal.last + 1, said, role=role)
        rounds = self.night.history.night.rounds_played
        try:
            facts = self.night.history.decide(said)
        except NotAllowed as why:
            self.journal.record(heard, why.reason)  # type: ignore[arg-type]  # the rules refuse by a struct
        else:
            self.said.append((self.journal.record(heard, facts), said))
        self.night.add(*self.journal.part(self.journal.last - 1, 1))
        if self.night.history.night.rounds_played > rounds and (state := state_of(self.night, self.journal.last)):
            self.states.append(packed(state, PrefixDigest(self.journal).up_to(self.journal.last)))

    def plays(self, rounds: int, chance: random.Random) -> None:
        """Play to the end of so many rounds, and begin the next."""
        self.say(OPEN)
        while self.night.history.night.rounds_played < rounds or self.night.history.night.phase == "ready":
            self.say(plausible(self.night.history.night, chance))

    def leaves(self, snapshot: bytes) -> None:
        """The engine ends, and this is its snapshot."""
        self.journal.close()
        snapshot_of(self.path).write_bytes(snapshot)

    def restarts(self) -> Started:
        """Another engine takes the journal up."""
        self.journal = Journal.open(self.path)
        with SnapshotKeeper(self.journal) as keeper:
            return started(self.journal, keeper, lambda: Timer(lambda: 0.0))


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    """Two rounds have ended, and the third is on."""
    hall = Hall(tmp_path / "tonight.night.db")
    hall.plays(2, random.Random(3))
    yield hall
    hall.journal.close()


def goes_on(night: ResumedNight) -> tuple[object, ...]:
    """All that an engine needs to know of a night."""
    timer = {name: value for name, value in vars(night.timer).items() if name != "_clock"}
    return night.history.night, night.history.changed, vars(night.rethrows), timer, vars(night.pace)


@pytest.mark.parametrize("ruleset", names())
def test_a_random_night_is_the_same_from_any_of_its_snapshots(tmp_path: Path, ruleset: str) -> None:
    chance = random.Random(ruleset)
    hall = Hall(tmp_path / "tonight.night.db", ruleset)
    hall.say(OpenNight(tuple(f"P{number}" for number in range(11))))
    while len(hall.states) < 4 and hall.night.history.night.phase != "over":
        night = hall.night.history.night
        corrects = chance.random() < 0.02
        hall.say(puts_right(night, hall.said, chance) if corrects else plausible(night, chance))
    whole = goes_on(resumed(hall.journal, Timer(lambda: 0.0)))
    assert goes_on(hall.night) == whole
    missing = 0
    for data in hall.states:
        try:
            assert goes_on(resumed_from(unpacked(data).state, hall.journal, Timer(lambda: 0.0))) == whole
        except PastMissing:  # a correction of something earlier
            missing += 1
    assert missing < len(hall.states)
    hall.journal.close()


def test_a_restart_replays_only_what_followed_the_snapshot(hall: Hall) -> None:
    hall.leaves(hall.states[-1])
    start = hall.restarts()
    last = unpacked(hall.states[-1]).state.standing.last
    assert start.past is not None
    assert min(start.night.history.told) == last + 1
    assert goes_on(start.night) == goes_on(hall.night)


def test_a_correction_since_the_snapshot_that_needs_the_past_is_replayed_from_the_beginning(hall: Hall) -> None:
    hall.say(Overrule(1, 1, 2, "a", "host", "wrong"))
    hall.say(Overrule(1, 1, 2, "b", "host", "wrong"))
    hall.leaves(hall.states[-1])
    start = hall.restarts()
    assert start.past is None
    assert goes_on(start.night) == goes_on(hall.night)


def flipped(data: bytes) -> bytes:
    return data[:500] + bytes([data[500] ^ 1]) + data[501:]


def by_another_version(data: bytes) -> bytes:
    snapshot = unpacked(data)
    return packed(snapshot.state, snapshot.prefix).replace(snapshot.code.encode(), b"0" * len(snapshot.code))


def of_another_night(data: bytes) -> bytes:
    return packed(unpacked(data).state, "of another night")


def of_the_future(data: bytes) -> bytes:
    snapshot = unpacked(data)
    standing = replace(snapshot.state.standing, last=1_000_000)
    return packed(replace(snapshot.state, standing=standing), snapshot.prefix)


SPOILT: list[Callable[[bytes], bytes]] = [
    flipped,
    by_another_version,
    of_another_night,
    of_the_future,
    lambda data: data[:-1],
    lambda data: data[:DIGEST_BYTES],
    lambda _: b"",
    lambda _: b"\x80\x04K\x01." * 100,  # a pickle
]


@pytest.mark.parametrize("spoil", SPOILT)
def test_a_snapshot_in_doubt_is_deleted_and_the_log_says_so(
    hall: Hall, spoil: Callable[[bytes], bytes], caplog: pytest.LogCaptureFixture
) -> None:
    hall.leaves(spoil(hall.states[-1]))
    start = hall.restarts()
    assert start.past is None
    assert goes_on(start.night) == goes_on(hall.night)
    assert unpacked(snapshot_of(hall.path).read_bytes()) == unpacked(hall.states[-1])  # a new one
    assert [record.message for record in caplog.records] == [
        f"{snapshot_of(hall.path)} is not of this journal and this version, or is damaged: it is deleted, "
        "and the whole journal is replayed"
    ]


def test_a_start_from_the_whole_journal_leaves_a_snapshot_for_the_next_one(hall: Hall) -> None:
    hall.journal.close()
    assert hall.restarts().past is None
    hall.journal.close()
    again = hall.restarts()
    assert again.past is not None
    assert goes_on(again.night) == goes_on(hall.night)


def test_a_snapshot_of_bytes_that_are_no_state_is_unfit(hall: Hall) -> None:
    snapshot = hall.states[-1]
    with pytest.raises(Unfit):
        unpacked(snapshot[:DIGEST_BYTES] + b"\xc1")


def test_a_folder_in_place_of_the_snapshot_does_not_stop_the_start(hall: Hall) -> None:
    hall.journal.close()
    snapshot_of(hall.path).mkdir()
    assert goes_on(hall.restarts().night) == goes_on(hall.night)


# --- the past, which is read beside the engine -----------------------------------------------------


class Running:
    """An engine that has started from a snapshot, and its messages."""

    def __init__(self, hall: Hall, snapshot: bytes) -> None:
        hall.leaves(snapshot)
        self.said: list[MqttMessage] = []
        self.hall = hall
        self.start = hall.restarts()
        self.keeper = SnapshotKeeper(hall.journal)
        self.engine = Engine(
            hall.journal, self.start.night, Environment(self._publish, BOOT, lambda: 100.0, lambda: "nonce")
        )

    def _publish(self, *messages: MqttMessage) -> bool:
        self.said += messages
        return True

    def hears(self, message: MqttMessage) -> list[MqttMessage]:
        """What the engine says to this message at once."""
        self.said.clear()
        self.engine.on_message(message, "live")
        return list(self.said)

    def host(self, said: Input) -> list[Ack]:
        """The verdict of what the host says."""
        return of(Ack, self.hears(Heard("host-1", "h2", self.hall.journal.last, said, role="host")))

    def reads_the_past(self) -> list[MqttMessage]:
        """What the engine says when it has the past."""
        self.said.clear()
        asyncio.run(read_past(self.start.past, self.engine, self.keeper))
        self.keeper.__exit__(None, None, None)
        return list(self.said)


def rolls(night: Night) -> Input:
    """What a table may say now."""
    table = next(table.number for table in night.tables if table.open)
    return Claim(table, "one")


def test_a_roll_is_decided_at_once_and_a_correction_waits_for_the_past(hall: Hall) -> None:
    first = next(entry for entry, said in hall.said if getattr(said, "table", 0))
    running = Running(hall, hall.states[-1])
    undo = Undo(first, "host", "of another table", again_from=None)
    assert running.host(undo) == []
    assert running.hears(AskPreview("host-1", 1, undo)) == []
    before = hall.journal.last
    assert running.host(rolls(running.start.night.history.night)) != []
    assert hall.journal.last == before + 1
    told = running.reads_the_past()
    assert len(of(Ack, told)) == 1
    assert len(of(Previewed, told)) == 1
    assert running.start.night.history.night == resumed(hall.journal, Timer(lambda: 0.0)).history.night


def test_a_snapshot_that_the_journal_proves_comes_back(hall: Hall) -> None:
    running = Running(hall, hall.states[-1])
    assert not snapshot_of(hall.path).exists()
    assert running.reads_the_past() == []
    assert unpacked(snapshot_of(hall.path).read_bytes()) == unpacked(hall.states[-1])


def lying(data: bytes) -> bytes:
    """A snapshot that is whole, and says of a player what the journal does not."""
    snapshot = unpacked(data)
    card = next(iter(snapshot.state.standing.night.cards.values()))
    card.wins += 1
    return packed(snapshot.state, snapshot.prefix)


def test_a_snapshot_that_the_journal_contradicts_is_dropped_and_the_journal_counts(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    running = Running(hall, lying(hall.states[-1]))
    assert running.start.night.history.night != hall.night.history.night
    told = running.reads_the_past()
    last = unpacked(hall.states[-1]).state.standing.last
    assert [(record.levelno, record.message) for record in caplog.records] == [
        (
            logging.ERROR,
            f"the snapshot at entry {last} was not what the journal says: it is deleted, "
            "and everything goes on as the journal says",
        )
    ]
    assert goes_on(running.start.night)[:3] == goes_on(hall.night)[:3]
    assert told  # every screen anew
    assert not snapshot_of(hall.path).exists()


def test_a_damaged_entry_from_before_the_snapshot_ends_the_engine_and_the_snapshot(hall: Hall) -> None:
    with closing(sqlite3.connect(hall.path)) as spoiling:
        spoiling.executescript("DROP TRIGGER entries_stay; UPDATE entries SET at_ms = at_ms + 1 WHERE number = 3")
    running = Running(hall, hall.states[-1])
    with pytest.raises(Unwell, match="entry 3"):
        running.reads_the_past()
    assert not snapshot_of(hall.path).exists()


# --- writing it ------------------------------------------------------------------------------------


def test_an_engine_writes_a_snapshot_at_the_end_of_a_round(hall: Hall) -> None:
    path = snapshot_of(hall.path)
    with SnapshotKeeper(hall.journal) as keeper:
        keeper.begin(hall.night)
        keeper.after_entry(hall.night)
    assert not path.exists()
    with SnapshotKeeper(hall.journal) as keeper:
        keeper.begin(not_begun(hall.journal, Timer(lambda: 0.0)))
        chance = random.Random(4)
        while hall.night.history.night.rounds_played < 3:
            hall.say(plausible(hall.night.history.night, chance))
        keeper.after_entry(hall.night)
    assert unpacked(path.read_bytes()) == unpacked(hall.states[-1])


def test_a_snapshot_that_cannot_be_written_is_only_a_line_in_the_log(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    draft = Path(f"{snapshot_of(hall.path)}-new")
    draft.mkdir()
    with SnapshotKeeper(hall.journal) as keeper:
        keeper.put(unpacked(hall.states[-1]).state)
    assert [record.message for record in caplog.records] == [
        f"{snapshot_of(hall.path)} was not written (Is a directory): the next start takes longer"
    ]


WRITES_WITHOUT_END = """
import sys
from pathlib import Path
from headtable.engine.snapshot_keeper import write
data = Path(sys.argv[2]).read_bytes()
print("writing", flush=True)
while True:
    write(Path(sys.argv[1]), data)
"""


def test_an_engine_that_is_killed_while_it_writes_leaves_a_snapshot_or_none(hall: Hall, tmp_path: Path) -> None:
    source = tmp_path / "snapshot"
    source.write_bytes(hall.states[-1])
    words = (sys.executable, "-c", WRITES_WITHOUT_END, str(snapshot_of(hall.path)), str(source))
    for _ in range(3):
        with subprocess.Popen(words, stdout=subprocess.PIPE) as writer:
            assert writer.stdout is not None
            writer.stdout.readline()
            writer.kill()
        hall.journal.close()
        assert goes_on(hall.restarts().night) == goes_on(hall.night)


def test_an_archived_night_leaves_no_snapshot_for_the_next_one(hall: Hall) -> None:
    hall.leaves(hall.states[-1])
    archive(hall.path)
    assert not snapshot_of(hall.path).exists()


def test_the_state_after_an_undo_is_no_snapshot(hall: Hall) -> None:
    hall.say(Undo(hall.said[-1][0], "host", "of another table"))
    assert state_of(hall.night, hall.journal.last) is None


def test_a_snapshot_goes_through_its_bytes_unchanged(hall: Hall) -> None:
    state: State = unpacked(hall.states[0]).state
    assert unpacked(packed(state, "prefix")).state == state
