"""The engine's verdicts: each is recorded first, then sent to the signals, and then to all others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace

from headtable.engine.boxes import Boxes
from headtable.engine.own_state import OwnState
from headtable.engine.refusal_queue import RefusalQueue, refused
from headtable.engine.screens import Screens
from headtable.game import History
from headtable.journal import Journal
from headtable.messages.facts import Fact, Told
from headtable.messages.inputs import Ack, Heard, Input, Reflex
from headtable.messages.mqtt import MqttMessage
from headtable.messages.refusals.every import Refusal
from headtable.messages.rooms import EngineState


class Publish(Protocol):
    """Publishes at once, in order; False if there is no connection."""

    def __call__(self, *messages: MqttMessage) -> bool: ...


def accepted(heard: Heard, entry: int) -> Ack:
    """The verdict of an accepted message."""
    return Ack(heard.uid, heard.boot, heard.seq, accepted=True, entry=entry, role=heard.role)


class Verdicts:
    """Records and sends one verdict after the other."""

    def __init__(  # noqa: PLR0913 - a verdict goes to the journal, the history, the signals, the speaker and the screens
        self,
        journal: Journal,
        history: History,
        publish: Publish,
        *,
        refusals: RefusalQueue,
        state: OwnState,
        boxes: Boxes,
        screens: Screens,
        after_entry: Callable[[], None],
    ) -> None:
        self._journal = journal
        self._history = history
        self._refusals = refusals
        self._state = state
        self._boxes = boxes
        self._screens = screens
        self._publish = publish
        self._after_entry = after_entry
        self._entry = journal.last

    def show_all(self) -> None:
        """Publish the engine's state and every screen's."""
        self._publish(self._state.now(), *self._screens.all(self._entry))

    def show(self, table: int) -> None:
        """Publish one table's state."""
        self._publish(*self._screens.at(table))

    def refuse(self, heard: Heard, why: Refusal) -> None:
        """Refuse it, with an entry in the journal."""
        self._refusals.add(heard, why)

    def refuse_without_entry(self, heard: Heard, why: Refusal) -> None:
        """Refuse a message without an entry in the journal."""
        self._publish(refused(heard, None, why))

    def accept_without_facts(self, heard: Heard) -> None:
        """Accept a message that another entry has already recorded, so that it leads to no facts."""
        others = self._refusals.flush_with((heard, ()))
        self._publish(accepted(heard, self._journal.last), *others)

    def accept(self, heard: Heard, said: Input, facts: tuple[Fact, ...], sounded: Reflex | None = None) -> None:
        """Record it; when it is on the disk, tell the signals, the speaker and the screens, in this order.

        ``sounded`` is the reflex of a press that let these dice count.
        """
        before = self._state.at_once()
        others = self._refusals.flush_with((heard, facts))
        entry = self._entry = self._journal.last
        self._history.record(entry, said, facts)
        self._state.note_entry(self._journal.recorded_ms or 0)
        after = self._state.at_once()
        is_news = _differ(before, after)
        first = (after,) if after.in_play and is_news else ()
        heard = replace(heard, reflex=heard.reflex or sounded)
        commands = self._boxes.commands(heard, said, facts, before.round, self._history.night.ruleset.signals)
        told = (
            Told(entry, part, fact, self._journal.recorded_ms, heard.uid, heard.role)
            for part, fact in enumerate(facts)
        )
        self._publish(*first, *commands, accepted(heard, entry), *told)
        later = self._news_since(after if first else before) if is_news else ()
        self._publish(*later, *self._screens.after(entry, facts), *others)
        self._after_entry()

    def _news_since(self, told: EngineState) -> tuple[EngineState, ...]:
        """The state with the time that the night will still take, if it is not the one that was told."""
        now = self._state.now()
        return (now,) if _differ(told, now) else ()


def _differ(told: EngineState, now: EngineState) -> bool:
    """Whether two states differ in more than their clocks."""
    return replace(now, clock_ms=told.clock_ms) != told
