"""Retained state that a screen, a box or the engine reads, and the commands to a signal."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from headtable.messages.devices import (
    Adopt,
    Birth,
    BlastsCounted,
    CountBlasts,
    FaceShown,
    Health,
    Identify,
    Overheard,
    ReadAlong,
    ShowFace,
)
from headtable.messages.facts import TellAgain, Told, ToldAgain
from headtable.messages.inputs import Ack, Heard
from headtable.messages.pace import RoundCalled
from headtable.messages.past import AskPreview, Changed, Previewed
from headtable.messages.people import Walk
from headtable.messages.prizes import (
    FinalistChosen,
    MoneyGoesTo,
    PersonRoll,
    PrizeWon,
    Qualified,
    Standing,
    TravelerMoved,
    Wins,
)
from headtable.messages.roll_offs import What
from headtable.messages.silence import Silence
from headtable.messages.table import TableWon
from headtable.messages.words import (
    BadThrowWhy,
    Boot,
    ClockMs,
    Count,
    DieNumber,
    DieState,
    Face,
    Faces,
    Message,
    Name,
    Nonce,
    Percent,
    RoundNumber,
    Rung,
    Seats,
    SetNumber,
    Shown,
    Signal,
    TableNumber,
    Tally,
    Team,
    Uid,
    WonHow,
    Worth,
)

Phase = Literal["closed", "seating", "ready", "playing", "called", "settling", "break", "final", "over"]
TablePhase = Literal[
    "ready", "first-roll", "rolling", "last-lap", "waits-for-call", "roll-off", "tie-break", "host-decides", "done"
]


class EngineState(Message, tag="engine"):
    """The engine lives, and which round is on; said again every second, and ``lost`` by the broker when it dies.

    ``in_play`` tells a box whether a press of the head table's bell rings it; ``left_s`` is the time that the clock
    still gives to the round, the walk or the break, for the countdown on a screen.
    """

    boot: Boot
    status: Literal["online", "lost"]
    round: str = ""
    in_play: bool = False
    left_s: Count | None = None
    clock_ms: Annotated[ClockMs, Meta(description="the engine's own monotonic clock, by which its hearers date")] = 0
    night: Annotated[str, Meta(description="the name of tonight's journal, by which a box counts blasts")] = ""


class ArchiveNight(Message, tag="archive-night"):
    """The host wants a new night: the engine puts tonight's journal away and begins another one."""

    asker: Uid
    id: Nonce
    night: Annotated[str, Meta(description="only if tonight's journal has this name; empty: whichever it is")] = ""


class NightStays(Message, tag="night-stays"):
    """The engine cannot begin a new night; ``error`` says what went wrong."""

    error: Annotated[str, Meta(max_length=4096)]


class NightArchived(Message, tag="night-archived"):
    """The engine's answer, from the new night: where the last one is now, or why it goes on."""

    asker: Uid
    id: Nonce
    file: Annotated[str, Meta(max_length=4096)] = ""
    why: NightStays | None = None


class BoxState(Message, tag="box"):
    """A box lives: its lease, its own clock in ms, and the signals that hang on it.

    ``clock_ms`` is the box's monotonic clock when this was sent; a command quotes it forward, so that the box
    knows the command's age by its own clock alone.
    """

    id: Uid
    boot: Boot
    status: Literal["online", "lost"]
    lease: str | None = None
    clock_ms: ClockMs = 0
    signals: tuple[Signal, ...] = ()


class DieShown(Message, tag="die-shown"):
    """One die of a set, as it was last seen; its battery where it has said so."""

    die: DieNumber
    state: DieState
    face: Shown = 0
    battery: Percent | None = None


class DiceState(Message, tag="dice-state"):
    """The electronic dice of one reader, and the table they are on."""

    uid: Uid
    table: TableNumber
    dice: Annotated[tuple[DieShown, ...], Meta(max_length=4)] = ()


class RollingOff(Message, tag="rolling-off"):
    """People who roll against each other: for what, who still must, and what this throw and the one before showed."""

    what: What
    players: tuple[Name, ...]
    to_roll: Annotated[tuple[Name, ...], Meta(description="nobody where the host decides")]
    places: Count = 1
    dice: Count = 1
    wins: Wins = "highest"
    rolls: tuple[PersonRoll, ...] = ()
    before: tuple[PersonRoll, ...] = ()
    sure: Annotated[tuple[Name, ...], Meta(description="who have it already")] = ()
    gone: Annotated[tuple[Name, ...], Meta(description="who went home, so that the host decides")] = ()


class TableState(Message, tag="table"):
    """One table as the room sees it."""

    table: TableNumber
    phase: TablePhase
    seats: Seats
    tally: tuple[Tally, Tally] = (0, 0)
    roller: Name | None = None
    turn_points: Annotated[int, Meta(ge=-9_999, le=9_999)] = 0
    last: Worth | None = None
    faces: Faces | None = None
    call_it: bool = False
    winner: Team | None = None
    walks: tuple[Walk, ...] = ()
    thrower: Annotated[Name | None, Meta(description="who throws for the roller, where that is a ghost")] = None
    ghosts: Annotated[tuple[Name, ...], Meta(description="who of those in the chairs is none")] = ()
    before: Annotated[TableWon | None, Meta(description="between rounds: how the last one ended here")] = None
    may_roll: Annotated[
        tuple[Name, ...], Meta(max_length=4, description="after the bell, whose turns are still due, in order")
    ] = ()
    strikes: Annotated[Count, Meta(description="throws off the table that count against this turn")] = 0
    uncalled: Annotated[Name | None, Meta(description="whose bunco went uncalled; the host may grant it")] = None
    may_decline: Annotated[bool, Meta(description="whether the turn may be left unfinished now")] = False
    rung: Annotated[Rung, Meta(description="what it is heard by")] = "dice"
    mark: Annotated[Face | None, Meta(description="the number to roll")] = None
    proposed: Annotated[Faces | None, Meta(description="what its dice show until it counts")] = None
    again: Annotated[BadThrowWhy | None, Meta(description="why all are thrown again, where they are")] = None
    help: Annotated[bool, Meta(description="whether it waits for the host")] = False
    first_roll: Annotated[
        RollingOff | None, Meta(description="whose dice say who rolls first, until they have said it")
    ] = None


class RoundResult(Message, tag="round-result"):
    """How a round ended at one table; the winners' points are the team's in the tally."""

    set: SetNumber
    round: RoundNumber
    team: Team
    winners: tuple[Name, Name]
    losers: tuple[Name, Name]
    tally: tuple[Tally, Tally]
    how: WonHow


class TableRounds(Message, tag="table-rounds"):
    """The rounds that one table has finished tonight, the first of them first."""

    table: TableNumber
    results: Annotated[tuple[RoundResult, ...], Meta(max_length=200)] = ()


class NightState(Message, tag="night"):
    """The night as the room sees it: which round, whether the bell has rung, and why."""

    ruleset: str
    bunco_word: str
    phase: Phase
    tables: Annotated[int, Meta(ge=0, le=100)]
    set: Count = 0
    sets: Count = 0
    round: Count = 0
    rounds: Count = 0
    mark: Face | None = None
    called: str = ""
    entry: Count = 0
    minis: Annotated[bool, Meta(description="whether these rules keep minis on the cards")] = False
    break_for: Annotated[str, Meta(description="what the break is for, in a break")] = ""
    break_minutes: Annotated[int | None, Meta(description="how long it is; none where the host ends it")] = None
    break_planned: Annotated[str, Meta(description="what the break is for that follows this round, or the final")] = (
        ""
    )
    sets_over: Annotated[bool, Meta(description="whether no round follows: places and prizes are settled")] = False
    paused: Annotated[bool, Meta(description="whether the night stands still")] = False
    paused_why: str = ""
    timed_s: Annotated[int | None, Meta(description="seconds that the clock gives to what is on; none without")] = (
        None
    )
    time_up: Annotated[bool, Meta(description="whether the round's time is up while it goes on")] = False
    bell: Annotated[RoundCalled | None, Meta(description="what called the round, once it is")] = None
    groups: Annotated[tuple[TableNumber, ...], Meta(description="tables in each; none where the room is one")] = ()
    dice: Annotated[int, Meta(ge=3, le=4, description="thrown at once")] = 3
    claims: Annotated[tuple[Worth, ...], Meta(description="what a roll may be worth by these rules")] = ()
    id: Annotated[str, Meta(description="names the night: the commitment to the seed of its draws")] = ""


class BoardState(Message, tag="board"):
    """The standings, best first."""

    standings: tuple[Standing, ...] = ()
    counts: Annotated[
        Literal["night", "semi-final"], Meta(description="whose rounds: the whole night's, or that set's alone")
    ] = "night"


class PrizeLine(Message, tag="prize-line"):
    """One prize: what it is worth, and who has it, once it is given; nobody's where nobody could have it."""

    name: str
    dollars: int | None = None
    won: tuple[PrizeWon, ...] = ()
    nobodys: bool = False
    goes_to: Annotated[MoneyGoesTo, Meta(description="its money, where it is nobody's")] = "last-draw"


class TravelerState(Message, tag="traveler"):
    """Where the traveler is, and its latest moves; without a holder it is where it started."""

    starts: Literal["hostess", "head_table"]
    holder: Name | None = None
    moves: Annotated[tuple[TravelerMoved, ...], Meta(max_length=100)] = ()


class StageState(Message, tag="stage"):
    """What the night has come to besides its rounds: who rolls off, places, prizes, what has been put right."""

    contest: RollingOff | None = None
    changed: Annotated[tuple[Changed, ...], Meta(description="since the round before began")] = ()
    qualified: tuple[Qualified, ...] = ()
    semi_final: Annotated[bool, Meta(description="whether its tables are seated")] = False
    semi_waits: Annotated[bool, Meta(description="whether some have qualified and it has not begun")] = False
    finalists: tuple[FinalistChosen, ...] = ()
    final_seats: Annotated[tuple[Name, ...], Meta(description="clockwise; table 1 tells who rolls")] = ()
    grand_prize: Name | None = None
    prizes: tuple[PrizeLine, ...] = ()
    drawn: Annotated[tuple[Name, ...], Meta(description="the names of the latest drawing")] = ()
    traveler: TravelerState | None = None


class SoundCommand(Message, tag="sound-command"):
    """Sound a signal once, for this round, under this lease, before it is too old.

    ``sent_ms`` is the box's own clock as the engine reckons it from the last ``BoxState``: never too late.
    """

    id: Nonce
    box: Uid
    signal: Signal
    engine: Boot
    round: str
    lease: str
    sent_ms: ClockMs
    edge: Literal["start", "end"]


class Chirp(Message, tag="chirp"):
    """A signal shall chirp, while no round is in play; it quotes the box's boot, and the box's clock is its date."""

    id: Nonce
    box: Uid
    signal: Signal
    boot: Boot
    sent_ms: ClockMs


class SignalState(Message, tag="signal"):
    """Whether a signal sounds, and whether it would."""

    signal: Signal
    box: Uid
    sounding: bool
    armed: bool
    muted: bool


class SignalResult(Message, tag="signal-result"):
    """What became of one command; ``why`` says what kept the signal silent."""

    id: Nonce
    signal: Signal
    box: Uid
    sounded: bool
    why: Silence | None = None


MqttMessage = (
    Heard
    | Ack
    | Told
    | TellAgain
    | ToldAgain
    | AskPreview
    | Previewed
    | EngineState
    | BoxState
    | Birth
    | Health
    | DiceState
    | Identify
    | Adopt
    | ShowFace
    | FaceShown
    | ReadAlong
    | Overheard
    | CountBlasts
    | BlastsCounted
    | ArchiveNight
    | NightArchived
    | TableState
    | TableRounds
    | NightState
    | BoardState
    | StageState
    | SoundCommand
    | Chirp
    | SignalState
    | SignalResult
)
