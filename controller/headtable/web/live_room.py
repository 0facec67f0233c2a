"""The room as the pages show it: the latest state of everything, and every browser that watches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal

import msgspec
from msgspec import Struct

from headtable.messages.devices import Birth
from headtable.messages.facts import Told, ToldAgain
from headtable.messages.mqtt import MqttMessage
from headtable.messages.part_figures import EngineFigures
from headtable.messages.rooms import (
    BoardState,
    BoxState,
    EngineState,
    NightState,
    RulesState,
    StageState,
    TableRounds,
    TableState,
)
from headtable.messages.words import Rung, SetNumber, TableNumber, Uid
from headtable.saying import BUNCO
from headtable.saying.languages import language, readers_language
from headtable.saying.semi_final import semi_final_is
from headtable.web.fact_log import FactLog
from headtable.web.live_events import (
    Changes,
    Clock,
    EngineNow,
    Link,
    Notice,
    PhonesChanged,
    Projectors,
    Rounds,
    Shown,
    Snapshot,
    event,
)
from headtable.web.stage_words import StageWords, Subject, in_words, subject_of
from headtable.web.watcher import Watcher

LISTEN = (
    "engine/state",
    "box/+/state",
    "night/state",
    "night/rules",
    "table/+/state",
    "table/+/rounds",
    "board/state",
    "stage/state",
    "night/fact",
    "told/+",
    "previewed/+",
    "night/archived/+",
    "box/+/blasts",
    "ack/host/+",
    "ack/phone/+",
    "dev/+/birth",
)
LONGEST_SILENCE_S = 3.5  # the engine sends a heartbeat every second
LARGEST_SLIP_S = 1.5  # of a countdown: the engine sends whole seconds
LARGEST_NIGHT_SLIP_S = 30.0  # of the end of the night: pages show minutes


class LiveRoom:
    """Listens to the bus, keeps the latest state of each thing, and sends every change to all browsers."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._broker = False
        self._engine: EngineState | None = None
        self._engine_heard_s = 0.0
        self._boxes: dict[str, BoxState] = {}
        self._has_signals = False
        self._is_disk_scarce = False
        self._tables: dict[int, TableState] = {}
        self._rounds: dict[int, TableRounds] = {}
        self._button_pads: dict[Uid, TableNumber] = {}  # the boxes that are online
        self._changes = Counter[type[Struct]]()
        self.facts = FactLog()
        self._watchers: set[Watcher] = set()
        self._is_closed = False
        self._link = self.link()
        self.night: NightState | None = None
        self.rules: RulesState | None = None
        self.board = BoardState()
        self.stage = StageState()
        self._subject: Subject | None = None
        self.notice = Notice()
        self.projectors = Projectors()
        self._ends_s: float | None = None  # when the countdown of the pages will reach zero
        self._night_ends_s: float | None = None

    def on_message(self, message: MqttMessage) -> None:
        """Take one message from the bus, and send its news to every browser."""
        match message:
            case EngineState() | BoxState() | EngineFigures():
                self._handle_part(message)
            case NightState() | RulesState():
                self._handle_night(message)
            case TableState() if message != self._tables.get(message.table):
                self._handle_table(message)
            case TableRounds() if message != self._rounds.get(message.table, TableRounds(message.table)):
                self._rounds[message.table] = message
                self._changes[Rounds] += 1
                self._tell(Rounds(message.table, self._changes[Rounds]))
            case BoardState() if message != self.board:
                self.board = message
                self._tell(message)
            case StageState() if message != self.stage:
                self.stage = message
                self._check_words()
                self._tell(message)
            case Told():
                self._remember(message)
            case Birth():
                self._meet(message)
            case _:
                pass

    def _handle_part(self, message: EngineState | BoxState | EngineFigures) -> None:
        match message:
            case EngineState():
                self._engine, self._engine_heard_s = message, self._clock()
            case BoxState():
                self._boxes[message.id] = message
                self._has_signals |= bool(message.signals)  # a lost box tells of none
            case EngineFigures(disk=disk):
                self._is_disk_scarce = disk is not None and disk.is_scarce
        self.check_engine()
        if isinstance(message, EngineState):
            self._check_clock()

    @property
    def bunco_word(self) -> str:
        """The word of tonight's rules for a bunco."""
        return self.night.bunco_word if self.night else BUNCO

    @property
    def semi_final(self) -> SetNumber | None:
        """The set that is the semi-final, once it is seated."""
        return self.stage.semi_final_set(self.night)

    def _handle_night(self, message: NightState | RulesState) -> None:
        match message:
            case NightState() if message != self.night:
                self.facts.name_the_rules(message.ruleset, message.bunco_word)
                self.night = message
                self._tell(message)
                self._check_words()
            case RulesState() if message != self.rules:
                self.rules = message
                self._tell_in_words(self.snapshot)  # a guest's page asks for the rules with each snapshot
            case _:
                pass

    def _check_words(self) -> None:
        """Send the browsers the words for the stage, if what they say has changed."""
        subject = subject_of(self.stage, self.bunco_word, self.semi_final)
        if subject != self._subject:
            self._subject = subject
            self._tell_in_words(self.words)

    def words(self) -> StageWords:
        """The words for the stage, in the reader's language."""
        with semi_final_is(self.semi_final):
            return in_words(self.stage, self.bunco_word)

    def _handle_table(self, state: TableState) -> None:
        rung = self.rung(state.table)
        self._tables[state.table] = state
        self._tell(state)
        if state.rung != rung:
            self.tell_of(PhonesChanged)

    def _meet(self, birth: Birth) -> None:
        """Note that a device has come or gone: a page asks again who speaks for its table."""
        before = dict(self._button_pads)
        self._button_pads.pop(birth.uid, None)
        if birth.online and birth.table is not None and birth.is_pad:
            self._button_pads[birth.uid] = birth.table
        if self._button_pads != before:
            self.tell_of(PhonesChanged)

    def button_pad(self, table: TableNumber) -> Uid | None:
        """The button pad of a table that is online."""
        return next((uid for uid, stands_on in self._button_pads.items() if stands_on == table), None)

    def rung(self, table: TableNumber) -> Rung:
        """The input that a table uses: dice, pad, phone or paper."""
        state = self._tables.get(table)
        return state.rung if state else "dice"

    def show_notice(self, notice: Notice) -> None:
        """Show the host's notice on every screen, or take it down."""
        self.notice = notice
        self._tell(notice)

    def show_projectors(self, projectors: Projectors) -> None:
        """Send every screen the scenes that the host has fixed, and the version of the picture."""
        self.projectors = projectors
        self._tell(projectors)

    def tell_of(self, changed: type[Changes]) -> None:
        """Tell the browsers that something has changed. Whoever has the right to know asks for it."""
        self._changes[changed] += 1
        self._tell(changed(self._changes[changed]))

    def on_connect(self) -> None:
        """The connection to the broker is open."""
        self._broker = True
        self.check_engine()

    def on_disconnect(self) -> None:
        """The connection to the broker is lost."""
        self._broker = False
        self.check_engine()

    def check_engine(self) -> None:
        """Notify the browsers if the engine or a box has come, gone or fallen silent."""
        link = self.link()
        if msgspec.structs.replace(link, age_s=None) != msgspec.structs.replace(self._link, age_s=None):
            self._tell(link)
        self._link = link

    def link(self) -> Link:
        """The link to the engine and the boxes, now."""
        lost = tuple(sorted(box.id for box in self._boxes.values() if box.status == "lost"))
        engine, age_s = self._engine_now()
        copy = self._engine.copy if self._engine else "off"
        return Link(self._broker, engine, age_s, lost, self._has_signals, copy, self._is_disk_scarce)

    def _engine_now(self) -> tuple[EngineNow, float | None]:
        """Whether the engine is there, and how long ago it was last heard."""
        if self._engine is None:
            return "unheard", None
        age_s = round(self._clock() - self._engine_heard_s, 1)
        if self._engine.status == "lost":
            return "lost", age_s
        if age_s > LONGEST_SILENCE_S:
            return "silent", age_s
        return "moved" if self._engine.moved else "online", age_s

    @property
    def night_name(self) -> str:
        """The name of the journal that the engine plays; empty while no engine is heard."""
        return self._engine.night if self._engine else ""

    def boxes(self) -> tuple[Uid, ...]:
        """The boxes that are online."""
        return tuple(sorted(box.id for box in self._boxes.values() if box.status == "online"))

    def clock(self) -> Clock:
        """The time that is left now."""
        return Clock(self._until(self._ends_s), self._until(self._night_ends_s))

    def _until(self, ends_s: float | None) -> float | None:
        return None if ends_s is None else max(0.0, round(ends_s - self._clock(), 1))

    def _check_clock(self) -> None:
        """Send the browsers a countdown only if it differs from the one that they follow."""
        engine = self._engine
        ends_s = self._ends(engine.left_s if engine else None)
        night_ends_s = self._ends(engine.night_left_s if engine else None)
        slipped = _slipped(ends_s, self._ends_s, LARGEST_SLIP_S)
        if slipped or _slipped(night_ends_s, self._night_ends_s, LARGEST_NIGHT_SLIP_S):
            self._ends_s, self._night_ends_s = ends_s, night_ends_s
            self._tell(self.clock())

    def _ends(self, left_s: float | None) -> float | None:
        return None if left_s is None else self._clock() + left_s

    def tables(self) -> tuple[TableState, ...]:
        """Tonight's tables, without those that an earlier and larger night left on the broker."""
        tonight = self.night.tables if self.night else 0
        return tuple(state for number, state in sorted(self._tables.items()) if number <= tonight)

    def rounds(self) -> tuple[TableRounds, ...]:
        """Every finished round, table by table."""
        return tuple(rounds for _, rounds in sorted(self._rounds.items()) if rounds.results)

    def snapshot(self) -> Snapshot:
        """The whole state, for a new browser or one that has fallen behind."""
        latest = self.facts.page()
        return Snapshot(
            self.link(), self.night, self.tables(), self.board, self.stage, self.words(), self.clock(),
            self.notice, self.projectors, latest.lines, latest.more, self.facts.tables,
        )  # fmt: skip

    @contextmanager
    def watch(self) -> Iterator[Watcher]:
        """A browser's place in the room, for as long as it stays."""
        watcher = Watcher(language())
        if self._is_closed:
            watcher.leave()
        self._watchers.add(watcher)
        try:
            yield watcher
        finally:
            self._watchers.discard(watcher)

    @property
    def watched_by(self) -> int:
        """The number of connected browsers."""
        return len(self._watchers)

    def close(self) -> None:
        """Disconnect every browser, also one that comes later, because the pages are closing."""
        self._is_closed = True
        for watcher in self._watchers:
            watcher.leave()

    def _remember(self, told: Told) -> None:
        """List a fact. A repeated one is listed once; one that contradicts the list starts another night's list."""
        if self.facts.has(told):
            return
        if self.facts.contradicts(told):
            self.facts.clear()
            self._tell_in_words(self.snapshot)
        self.facts.add(told)
        self._tell_in_words(lambda: self.facts.line(told))

    def add_earlier(self, bunch: ToldAgain) -> Literal["this night", "another night"]:
        """Add earlier facts; whether the list was of the same night."""
        before = (self.facts.page(), self.facts.tables)
        beyond = bunch.entry is None and self.facts.last > (bunch.facts[-1].entry if bunch.facts else 0)
        another = beyond or any(map(self.facts.contradicts, bunch.facts))
        if another:
            self.facts.clear()
        for told in bunch.facts:
            if not self.facts.has(told):
                self.facts.add(told)
        if (self.facts.page(), self.facts.tables) != before:
            self._tell_in_words(self.snapshot)
        return "another night" if another else "this night"

    def _tell(self, news: Shown) -> None:
        if self._watchers:
            written = event(news)
            for watcher in self._watchers:
                watcher.send(written)

    def _tell_in_words(self, news: Callable[[], Shown]) -> None:
        """Send news that has sentences: each browser gets them in its reader's language."""
        written: dict[str, bytes] = {}
        for watcher in self._watchers:
            if watcher.language not in written:
                with readers_language(watcher.language):
                    written[watcher.language] = event(news())
            watcher.send(written[watcher.language])


def _slipped(ends_s: float | None, shown_s: float | None, most_s: float) -> bool:
    """Whether an end is so far from the one that browsers follow that they must be told."""
    if ends_s is None or shown_s is None:
        return ends_s is not shown_s
    return abs(ends_s - shown_s) > most_s
