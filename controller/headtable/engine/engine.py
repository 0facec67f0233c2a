"""The loop of the engine: what is heard is decided, recorded, and only then said."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from headtable.engine.again import Again
from headtable.engine.boxes import Boxes
from headtable.engine.dice import WaitingDice
from headtable.engine.previewing import previewed
from headtable.engine.proposals import Proposals
from headtable.engine.readers import Readers
from headtable.engine.refusals import Refusals
from headtable.engine.retelling import told_again
from headtable.engine.rooms import Rooms
from headtable.engine.timer import Timer
from headtable.engine.verdicts import Say, Tonight, Verdicts
from headtable.errors import Garbled, NotAllowed
from headtable.game import History
from headtable.journal import Displaced, Journal
from headtable.meaning import check_rung, meaning
from headtable.messages.devices import Birth
from headtable.messages.facts import TellAgain
from headtable.messages.inputs import Heard, Input
from headtable.messages.past import AskPreview
from headtable.messages.rooms import ArchiveNight, BoxState, MqttMessage
from headtable.rates import Rate, RateLimit

REFUSALS = Rate(500, 20)  # of one device or host page; whoever is refused more often is broken, or no device


class Engine:
    """One night's engine, between what it hears and what it says; synchronous, as each entry follows the last."""

    def __init__(  # noqa: PLR0913 - its whole world is passed in, so that tests can hold it
        self,
        journal: Journal,
        history: History,
        say: Say,
        *,
        boot: str,
        clock: Callable[[], float],
        timer: Timer,
        nonce: Callable[[], str],
        confirm_s: float = 0.0,
        wake: Callable[[], None] = lambda: None,
        wake_for_refusals: Callable[[], None] = lambda: None,
        again: Again | None = None,
        archive: Callable[[ArchiveNight], None] = lambda _: None,
    ) -> None:
        self._archive = archive
        self._journal = journal
        self._history = history
        self._say = say
        self._boot = boot
        self._clock = clock
        self._boxes = Boxes(boot, clock, nonce)
        self._timer = timer
        self._readers = Readers()
        self._clock_has_said = 0
        proposals = Proposals(confirm_s, clock)
        rooms = Rooms(proposals, again or Again())
        self._refusals = Refusals(journal, say, clock, wake_for_refusals)
        self._limit = RateLimit(REFUSALS, clock)
        tonight = Tonight(boot, clock, journal, history, timer, self._boxes, rooms, self._refusals, say)
        self._verdicts = Verdicts(tonight)
        self._dice = WaitingDice(history, self._verdicts, proposals, wake)

    def up(self) -> None:
        """The bus is there again: show everything, as much may have been missed."""
        self._verdicts.show_all()

    def beat(self) -> None:
        """Say that the engine lives; boxes trust their engine for a few of these."""
        self._timer.look(self._history.night)
        self._say(self._verdicts.state())

    @property
    def left_s(self) -> float | None:
        """How long it is until the clock has something to say; None if it has no eye on anything."""
        return self._timer.left_s

    def look_at_the_clock(self) -> None:
        """If a time is up, the clock says so, and is heard as anybody is."""
        self._timer.look(self._history.night)
        if said := self._timer.time_up():
            self._clock_has_said += 1
            self._take(Heard("clock", self._boot, self._clock_has_said, said, role="clock"))
            self._timer.told(said)

    def look_at_the_dice(self) -> None:
        """Let the throws count to which nobody has objected in time."""
        self._dice.look()

    @property
    def dice_left_s(self) -> float | None:
        """How long it is until the next throw counts; None if none waits."""
        return self._dice.left_s

    def look_at_the_refusals(self) -> None:
        """Let those be told that have waited long enough for a flush."""
        self._refusals.look()

    @property
    def refusals_left_s(self) -> float | None:
        """How long it is until refusals are flushed; None if none waits."""
        return self._refusals.left_s

    def look_at_the_journal(self) -> None:
        """Displaced if somebody has moved its files."""
        self._journal.check_place()

    def hear(self, message: MqttMessage, retained: bool) -> None:  # noqa: FBT001 - the bus calls it so
        """Take a message from the bus."""
        match message:
            case Heard() if retained:
                raise Garbled(f"a retained event of {message.uid} has no time: publish events without retain")
            case ArchiveNight() | TellAgain() | AskPreview() if retained:
                raise Garbled("a retained question would be asked again at every start: publish it without retain")
            case Heard(role="clock"):
                raise Garbled(f"{message.uid!r} speaks as the engine's own clock: nobody on the bus may")
            case Heard():
                self._take(self._dated(message))
            case BoxState():
                self._boxes.hear(message)
                self._readers.hear_box(message)
            case Birth():
                self._readers.hear(message)
            case ArchiveNight(night=night) if night in ("", self._journal.night):
                self._archive(message)
            case TellAgain():
                self._say(told_again(self._journal, self._boot, message))
            case AskPreview():
                self._say(previewed(self._history, self._boot, message))
            case _:
                pass  # nothing else is for the engine

    def _dated(self, heard: Heard) -> Heard:
        """With the moment when it was heard; by another engine's clock nobody knows when it was said."""
        date = heard.date if heard.date and heard.date.engine == self._boot else None
        return replace(heard, date=date, heard_ms=int(self._clock() * 1000))

    def _take(self, heard: Heard) -> None:
        """Decide what was heard, once; the same verdict again if it was heard before."""
        before = self._journal.verdict(heard)
        if before is not None:
            self._say(before)
        elif self._limit.is_spent(f"{heard.role} {heard.uid}"):
            self._verdicts.turn_away(heard, f"{heard.uid} is refused too often: look at it, then say it again")
        elif not self._dice.holds(heard) and not self._refusals.holds(heard):
            self._have_judged(heard)

    def _have_judged(self, heard: Heard) -> None:
        """Judge it, if it is this speaker's to say, and if the journal can take it."""
        try:
            self._judge(heard, meaning(heard))
        except NotAllowed as why:
            self._verdicts.turn_away(heard, str(why))
        except Displaced as trouble:
            self._verdicts.turn_away(heard, str(trouble))
            raise

    def _judge(self, heard: Heard, said: Input) -> None:
        try:
            check_rung(heard, self._history.night.rungs)
            self._readers.check(heard)
            if self._dice.are_answered(heard, said):
                return
            facts = self._dice.decide(said)
        except NotAllowed as why:
            self._limit.spend(f"{heard.role} {heard.uid}")
            self._verdicts.refuse(heard, str(why))
        else:
            if not self._dice.let_wait(heard, said, facts):
                self._verdicts.accept(heard, said, facts)
