"""Keeps the snapshot of a night up to date beside its journal, and takes it back at the next start.

A snapshot is deleted when it is taken. It comes back once the whole journal has proved it. So after a snapshot that
ends the engine, the next start is from the whole journal. That leaves a snapshot, too.
"""

from __future__ import annotations

import logging
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Self

from headtable.engine.resumed_night import ResumedNight, resumed
from headtable.engine.snapshot import Snapshot, State, Unfit, packed, unpacked
from headtable.engine.timer import Timer
from headtable.journal import Journal, PrefixDigest, snapshot_of
from headtable.regular_files import read_bytes
from headtable.saying import text

log = logging.getLogger(__name__)


class SnapshotKeeper:
    """Writes a snapshot after each round, in a thread of its own; ``with SnapshotKeeper(journal) as keeper: ...``."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._path = snapshot_of(journal.path)
        self._prefix = PrefixDigest(journal)
        self._writer = ThreadPoolExecutor(1, "snapshot")
        self._writing: Future[None] | None = None
        self._rounds = 0  # of the night after its last entry

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None
    ) -> None:
        self._writer.shutdown()

    def take(self) -> Snapshot | None:
        """The snapshot, if it fits the journal. It is deleted."""
        try:
            data = read_bytes(self._path)
            self._path.unlink()
            snapshot = unpacked(data)
            last = snapshot.state.standing.last
            if last > self._journal.last or self._prefix.up_to(last) != snapshot.prefix:
                raise Unfit
        except FileNotFoundError:
            return None
        except (OSError, Unfit):
            log.warning("%s", text("snapshot-unfit", snapshot=str(self._path)))
            return None
        return snapshot

    def begin(self, night: ResumedNight) -> None:
        """Begin with a night that goes on. Its last round may have ended long ago."""
        self._rounds = night.history.night.rounds_played

    def replay(self, timer: Timer) -> ResumedNight:
        """The night of the whole journal. A snapshot of the end of its last round is written."""
        self._prefix, self._rounds, latest = PrefixDigest(self._journal), 0, b""

        def after_entry(night: ResumedNight, number: int) -> None:
            nonlocal latest
            if state := self._ended_round(night, number):
                latest = packed(state, self._prefix.up_to(number))

        night = resumed(self._journal, timer, after_entry)
        self._prefix.up_to(self._journal.last)  # now, rather than at the end of the next round
        if latest:
            self._write_soon(latest)
        return night

    def after_entry(self, night: ResumedNight) -> None:
        """Write a snapshot if the last entry has ended a round."""
        if night.history.is_whole and (state := self._ended_round(night, self._journal.last)):
            self.put(state)

    def put(self, state: State) -> None:
        """Write a snapshot, unless another one is being written."""
        if self._writing is None or self._writing.done():
            self._write_soon(packed(state, self._prefix.up_to(state.standing.last)))

    def _ended_round(self, night: ResumedNight, number: int) -> State | None:
        """The state after this entry, if that has ended a round."""
        rounds, before = night.history.night.rounds_played, self._rounds
        self._rounds = rounds
        return state_of(night, number) if rounds > before else None

    def _write_soon(self, data: bytes) -> None:
        self._writing = self._writer.submit(write, self._path, data)


def state_of(night: ResumedNight, last: int) -> State | None:
    """The state of a night after an entry that has ended a round; None if more is needed to go on."""
    standing, pace = night.history.standing(last), night.pace.so_far()
    return State(standing, pace) if standing and pace else None


def write(path: Path, data: bytes) -> None:
    """Replace the file. Nothing is flushed: a half-written file is noticed, and the journal must not wait."""
    draft = path.with_name(f"{path.name}-new")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    except OSError as trouble:
        log.warning("%s", text("snapshot-not-written", snapshot=str(path), error=trouble.strerror))
