"""The engine: it decides what it hears, records it, and only then publishes it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from headtable.engine.boxes import Boxes
from headtable.engine.counting_readers import CountingReaders
from headtable.engine.earlier_facts import earlier_facts
from headtable.engine.own_state import OwnState
from headtable.engine.previews import previewed
from headtable.engine.proposals import Proposals
from headtable.engine.refusal_queue import RefusalQueue
from headtable.engine.resumed_night import ResumedNight
from headtable.engine.screens import Screens
from headtable.engine.verdicts import Publish, Verdicts
from headtable.engine.waiting_dice import WaitingDice
from headtable.errors import Garbled, NotAllowed
from headtable.game.past.standing import PastMissing
from headtable.journal import Displaced, Journal, NightMoved
from headtable.meaning import check_rung, meaning
from headtable.messages.devices import Birth
from headtable.messages.facts import TellAgain
from headtable.messages.inputs import Heard, Input
from headtable.messages.mqtt import MqttMessage
from headtable.messages.new_night import ArchiveNight
from headtable.messages.past import AskPreview
from headtable.messages.refusals.every import refusal_of
from headtable.messages.refusals.speaking import JournalMoved, NightHasMoved, RefusedTooOften
from headtable.messages.rooms import (
    BoxState,
    RulesState,
)
from headtable.messages.words import CopyState, Delivery
from headtable.rates import Rate, RateLimit

REFUSALS = Rate(500, 20)  # of one device or host page; one that is refused more often is broken, or an intruder


class Environment(NamedTuple):
    """The connection, the clock and the chance of an engine, and whom it tells when something begins to wait."""

    publish: Publish
    boot: str  # a random word, new at each start of the engine
    clock: Callable[[], float]  # monotonic seconds
    nonce: Callable[[], str]  # a random word
    confirm_s: float = 0.0  # how long players may object to a throw
    wake: Callable[[], None] = lambda: None  # for dice
    wake_for_refusals: Callable[[], None] = lambda: None
    archive: Callable[[ArchiveNight], None] = lambda _: None
    decided: Callable[[float], None] = lambda _: None  # takes the seconds that a decision took
    copy_state: Callable[[], CopyState] = lambda: "off"  # of the journal's second copy
    after_entry: Callable[[], None] = lambda: None  # which was accepted and is told


class Engine:
    """One night's engine. It is synchronous, because each entry of the journal follows the last."""

    def __init__(self, journal: Journal, night: ResumedNight, environment: Environment) -> None:
        history, timer, rethrows, pace = self._night = night
        publish, boot, clock = environment.publish, environment.boot, environment.clock
        self._journal = journal
        self._history = history
        self._timer = timer
        self._publish = publish
        self._boot = boot
        self._clock = clock
        self._archive = environment.archive
        self._decided = environment.decided
        self._copy_state = environment.copy_state
        self._boxes = Boxes(boot, clock, environment.nonce)
        self._state = OwnState(boot, journal, history, timer=timer, clock=clock, pace=pace)
        self._readers = CountingReaders()
        self._clock_has_said = 0
        self._waiting: dict[object, Callable[[], None]] = {}  # for the past, by what asks for it
        self._refusals = RefusalQueue(journal, publish, clock, environment.wake_for_refusals)
        self._limit = RateLimit(REFUSALS, clock)
        proposals = Proposals(environment.confirm_s, clock)
        screens = Screens(history, proposals, rethrows, self._state.forecast)
        self._verdicts = Verdicts(
            journal,
            history,
            publish,
            refusals=self._refusals,
            state=self._state,
            boxes=self._boxes,
            screens=screens,
            after_entry=environment.after_entry,
        )
        self._dice = WaitingDice(history, self._verdicts, proposals, environment.wake)

    def on_connect(self) -> None:
        """Publish every state: the connection is back, and much may have been missed."""
        self._publish(RulesState(self._journal.ruleset))
        self._verdicts.show_all()

    def take_past(self, whole: ResumedNight) -> None:
        """Go on with the past, and answer what has waited for it."""
        self._night.take_over(whole)
        waiting, self._waiting = self._waiting, {}
        for handle in waiting.values():
            handle()

    def heartbeat(self) -> None:
        """Publish a heartbeat. A box that misses a few of these stops trusting the engine."""
        self._state.update_timer()
        self._state.copy = self._copy_state()
        self._publish(self._state.now())

    @property
    def left_s(self) -> float | None:
        """Seconds until a time is up; None if no time runs."""
        return self._timer.left_s

    def check_clock(self) -> None:
        """If a time is up, handle the clock's message like any other."""
        self._timer.advance(self._history.night)
        if not self._journal.has_moved and (said := self._timer.time_up()):
            self._clock_has_said += 1
            self._handle_input(Heard("clock", self._boot, self._clock_has_said, said, role="clock"))
            self._timer.mark_sent(said)

    def check_dice(self) -> None:
        """Let the throws count whose time to object is over."""
        self._dice.accept_due()

    @property
    def dice_left_s(self) -> float | None:
        """Seconds until the next throw counts; None if none waits."""
        return self._dice.left_s

    def check_refusals(self) -> None:
        """Flush the refusals that have waited long enough."""
        self._refusals.flush_due()

    @property
    def refusals_left_s(self) -> float | None:
        """Seconds until refusals are flushed; None if none waits."""
        return self._refusals.left_s

    @property
    def waiting_refusals(self) -> int:
        """The number of refusals that are not in the journal yet."""
        return len(self._refusals)

    def check_journal(self) -> None:
        """Raise Displaced if another program has moved the journal's files, NightMoved if the night is elsewhere."""
        self._journal.check_place()
        self._journal.check_moves()

    def on_message(self, message: MqttMessage, delivery: Delivery) -> None:
        """Take a message from the bus."""
        match message:
            case Heard() if delivery == "retained":
                raise Garbled("retained-event", uid=message.uid)
            case ArchiveNight() | TellAgain() | AskPreview() if delivery == "retained":
                raise Garbled("retained-question")
            case Heard(role="clock"):
                raise Garbled("not-the-clock", uid=message.uid)
            case Heard():
                self._handle_input(self._dated(message))
            case BoxState():
                self._boxes.update(message)
                self._readers.update_box(message)
            case Birth():
                self._readers.update_reader(message)
            case ArchiveNight(night=night) if night in ("", self._journal.night):
                self._archive(message)
            case TellAgain():
                self._publish(earlier_facts(self._journal, self._boot, message))
            case AskPreview():
                self._preview(message)
            case _:
                pass  # no other message is for the engine

    def _preview(self, asked: AskPreview) -> None:
        try:
            self._publish(previewed(self._history, self._boot, asked))
        except PastMissing:
            self._waiting[asked.asker, asked.id] = partial(self._preview, asked)

    def _dated(self, heard: Heard) -> Heard:
        """The same, with its time of arrival. A date by another engine's clock is dropped."""
        date = heard.date if heard.date and heard.date.engine == self._boot else None
        return replace(heard, date=date, heard_ms=int(self._clock() * 1000))

    def _handle_input(self, heard: Heard) -> None:
        """Decide a message once; a repeated one gets the same verdict again."""
        before = self._journal.verdict(heard)
        if before is not None:
            self._publish(before)
        elif self._limit.is_spent(f"{heard.role} {heard.uid}"):
            self._verdicts.refuse_without_entry(heard, RefusedTooOften(heard.uid))
        elif self._journal.has_moved:
            self._refuse_as_moved(heard)
        elif not self._dice.holds(heard) and not self._refusals.holds(heard):
            self._decide_or_refuse(heard)

    def _decide_or_refuse(self, heard: Heard) -> None:
        """Judge the message, if its speaker has the right and the journal accepts it."""
        began_s = self._clock()
        try:
            self._decide(heard, meaning(heard))
            self._decided(self._clock() - began_s)
        except NotAllowed as why:
            self._verdicts.refuse_without_entry(heard, refusal_of(why))
        except PastMissing:
            self._waiting[heard.key] = partial(self._handle_input, heard)
        except Displaced:
            self._verdicts.refuse_without_entry(heard, JournalMoved(str(self._journal.path)))
            raise
        except NightMoved:
            self._refuse_as_moved(heard)
            raise

    def _refuse_as_moved(self, heard: Heard) -> None:
        if (move := self._journal.move) is not None:
            self._verdicts.refuse_without_entry(heard, NightHasMoved(move.at, move.file))

    def _decide(self, heard: Heard, said: Input) -> None:
        try:
            check_rung(heard, self._history.night.rungs)
            self._readers.check(heard)
            if self._dice.are_answered(heard, said):
                return
            facts = self._dice.decide(said)
        except NotAllowed as why:
            self._limit.spend(f"{heard.role} {heard.uid}")
            self._verdicts.refuse(heard, refusal_of(why))
        else:
            if not self._dice.hold_back(heard, said, facts):
                self._verdicts.accept(heard, said, facts)
