"""Retained state that a screen, a box or the engine reads."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from headtable.messages.pace import CallCause
from headtable.messages.past import Changed
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
from headtable.messages.table import TableWon
from headtable.messages.words import (
    BadThrowWhy,
    Boot,
    ClockMs,
    CopyState,
    Count,
    DieNumber,
    DieState,
    Face,
    Faces,
    Message,
    Name,
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
    "ready", "first-roll", "rolling", "last-lap", "waits-for-call", "waits-for-sheet", "roll-off", "tie-break",
    "host-decides", "done",
]  # fmt: skip

MOST_CHANGES = 200  # that a screen gets; a correction of a whole night in a large hall has thousands


class EngineState(Message, tag="engine"):
    """The engine's heartbeat with the present round, every second. The broker says ``lost`` when the engine dies.

    ``in_play`` tells a box whether a press of the head table's bell rings it. ``left_s`` is the time left to the
    round, the walk or the break, for the countdown on a screen.
    """

    boot: Boot
    status: Literal["online", "lost"]
    round: str = ""
    in_play: bool = False
    left_s: Count | None = None
    clock_ms: Annotated[
        ClockMs, Meta(description="the engine's own monotonic clock, by which its listeners date")
    ] = 0
    night: Annotated[str, Meta(description="the name of tonight's journal, by which a box counts blasts")] = ""
    night_left_s: Annotated[
        Count | None, Meta(description="the time that the night will still take, once a round was measured")
    ] = None
    moved: Annotated[bool, Meta(description="whether another machine goes on with the night")] = False
    copy: Annotated[CopyState, Meta(description="the state of the second copy of the journal")] = "off"


class BoxState(Message, tag="box"):
    """A box's heartbeat: its lease, its own clock in ms, and its signals.

    ``clock_ms`` is the box's monotonic clock when this was sent. A command quotes it, so that the box knows the
    command's age by its own clock alone.
    """

    id: Uid
    boot: Boot
    status: Literal["online", "lost"]
    lease: str | None = None
    clock_ms: ClockMs = 0
    signals: tuple[Signal, ...] = ()


class DieShown(Message, tag="die-shown"):
    """The last known state of one die of a set, with its battery where it has reported it."""

    die: DieNumber
    state: DieState
    face: Shown = 0
    battery: Percent | None = None


class DiceState(Message, tag="dice-state"):
    """The electronic dice of one reader, and their table."""

    uid: Uid
    table: TableNumber
    dice: Annotated[tuple[DieShown, ...], Meta(max_length=4)] = ()


PlaceIn = Literal["semi-final", "final"]


class RollingOff(Message, tag="rolling-off"):
    """A roll-off: for what, who still must roll, and the dice of this throw and the one before."""

    what: What
    players: tuple[Name, ...]
    to_roll: Annotated[tuple[Name, ...], Meta(description="the players who must roll now; empty if the host decides")]
    places: Count = 1
    dice: Count = 1
    wins: Wins = "highest"
    rolls: tuple[PersonRoll, ...] = ()
    before: tuple[PersonRoll, ...] = ()
    sure: Annotated[tuple[Name, ...], Meta(description="the players who are sure of it")] = ()
    gone: Annotated[
        tuple[Name, ...], Meta(description="the players who have gone home, so that the host decides")
    ] = ()
    place_in: Annotated[
        PlaceIn | None, Meta(description="where its winners play on, if it is about a place there")
    ] = None


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
    thrower: Annotated[Name | None, Meta(description="the player who throws for a ghost")] = None
    ghosts: Annotated[tuple[Name, ...], Meta(description="the players in the chairs who are ghosts")] = ()
    before: Annotated[TableWon | None, Meta(description="between rounds: how the last round ended here")] = None
    may_roll: Annotated[
        tuple[Name, ...],
        Meta(max_length=4, description="after the bell: the players whose turns are still due, in order"),
    ] = ()
    strikes: Annotated[Count, Meta(description="throws off the table that count against this turn")] = 0
    uncalled: Annotated[
        Name | None, Meta(description="the player whose bunco went uncalled; the host may grant it")
    ] = None
    may_decline: Annotated[bool, Meta(description="whether the turn may be left unfinished now")] = False
    rung: Annotated[Rung, Meta(description="the table's input: dice, pad, phone or paper")] = "dice"
    mark: Annotated[Face | None, Meta(description="the number to roll")] = None
    proposed: Annotated[Faces | None, Meta(description="the dice that wait until they count")] = None
    again: Annotated[BadThrowWhy | None, Meta(description="why all dice are thrown again, if they are")] = None
    help: Annotated[bool, Meta(description="whether the table waits for the host")] = False
    takes_sheet: Annotated[
        bool, Meta(description="whether the bell has rung and nothing was told, so that a final score may be")
    ] = False
    first_roll: Annotated[
        RollingOff | None, Meta(description="the players whose dice still decide who rolls first")
    ] = None
    undo_reopens: Annotated[
        Literal["hall", "group"] | None,
        Meta(description="where the round goes on if this table takes back its last roll, which ended it"),
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

    @property
    def points(self) -> tuple[Tally, Tally]:
        """The points of the winners, then those of the losers."""
        a, b = self.tally
        return (a, b) if self.team == "a" else (b, a)


class TableRounds(Message, tag="table-rounds"):
    """The rounds that one table has finished tonight, the first of them first."""

    table: TableNumber
    results: Annotated[tuple[RoundResult, ...], Meta(max_length=200)] = ()


class CalledBy(Message, tag="called-by"):
    """What called the round, with the names of the room; a page makes the sentence."""

    cause: CallCause
    by: Annotated[str, Meta(description="the player whose roll it was; else the cause again")]
    team: Annotated[
        tuple[Name, ...], Meta(max_length=2, description="whose tally it was; nobody where both teams' points count")
    ] = ()
    tally: Tally | None = None
    worth: Worth | None = None
    faces: Faces | None = None


class Forecast(Message, tag="forecast"):
    """What the end of the night is reckoned from: the pace of tonight, and what is to come."""

    rounds: Annotated[Count, Meta(description="finished rounds that were measured")]
    round_s: Annotated[Count, Meta(description="the median of their lengths")]
    walk_s: Annotated[Count, Meta(description="the median of the walks")]
    to_come: Annotated[Count, Meta(description="rounds that have not begun, with those of a semi-final")]
    breaks: Annotated[Count, Meta(description="breaks to come")] = 0
    breaks_s: Annotated[Count, Meta(description="their lengths together, as far as they are known")] = 0
    final: Annotated[bool, Meta(description="whether a final is to come; it counts like one round")] = False
    skip_round_s: Annotated[Count | None, Meta(description="the time saved by one round less in this set")] = None
    skip_set_s: Annotated[Count | None, Meta(description="the time saved by one set less")] = None


class NightState(Message, tag="night"):
    """The night as the room sees it: the round, and what called it."""

    ruleset: Annotated[str, Meta(description="the title of its rules")]
    bunco_word: str
    phase: Phase
    tables: Annotated[int, Meta(ge=0, le=100)]
    set: Count = 0
    sets: Count = 0
    round: Count = 0
    rounds: Count = 0
    mark: Face | None = None
    called: Annotated[CalledBy | None, Meta(description="what called the round, once the bell has rung")] = None
    entry: Count = 0
    minis: Annotated[bool, Meta(description="whether these rules keep minis on the cards")] = False
    break_for: Annotated[str, Meta(description="in a break: its purpose")] = ""
    break_minutes: Annotated[int | None, Meta(description="the length of the break; none if the host ends it")] = None
    break_planned: Annotated[
        str, Meta(description="the purpose of the break after this round, or after the final")
    ] = ""
    sets_over: Annotated[bool, Meta(description="whether no round follows: places and prizes are settled")] = False
    paused: Annotated[bool, Meta(description="whether the night is paused")] = False
    paused_why: Annotated[str, Meta(description="why it is paused, in the host's own words")] = ""
    timed_s: Annotated[
        int | None, Meta(description="seconds that the clock gives to the current round, walk or break")
    ] = None
    time_up: Annotated[bool, Meta(description="whether the round's time is up while the round continues")] = False
    groups: Annotated[
        tuple[TableNumber, ...],
        Meta(description="the number of tables in each group; none if there is only one group"),
    ] = ()
    dice: Annotated[int, Meta(ge=3, le=4, description="the number of dice in a throw")] = 3
    claims: Annotated[tuple[Worth, ...], Meta(description="the possible values of a roll in these rules")] = ()
    id: Annotated[str, Meta(description="names the night: the commitment to the seed of its draws")] = ""
    without_device: Annotated[
        tuple[TableNumber, ...],
        Meta(description="tables without a device, which wait for their sheets after the bell if they told nothing"),
    ] = ()
    buttons_only: Annotated[
        tuple[TableNumber, ...],
        Meta(description="tables with a pad or a phone and no electronic dice, which may be left alone"),
    ] = ()
    forecast: Annotated[
        Forecast | None, Meta(description="when the night will end; given once a round was measured")
    ] = None


class RulesState(Message, tag="rules"):
    """The rules of the night, as its journal keeps them."""

    ruleset: Annotated[str, Meta(description="the text of the ruleset's file, in TOML")]


class BoardState(Message, tag="board"):
    """The standings, best first. A semi-final counts alone, because its rounds are played by some players only."""

    standings: tuple[Standing, ...] = ()
    counts: Annotated[
        Literal["night", "semi-final", "before-semi-final"], Meta(description="the rounds that the standings count")
    ] = "night"
    others: Annotated[tuple[Name, ...], Meta(description="players of the night who have no line here")] = ()


class PrizeLine(Message, tag="prize-line"):
    """One prize: its worth, and its winners once it is given. Without winners nobody could have it."""

    name: str
    dollars: int | None = None
    won: tuple[PrizeWon, ...] = ()
    nobodys: bool = False
    goes_to: Annotated[MoneyGoesTo, Meta(description="where its money goes, if nobody has the prize")] = "last-draw"


class TravelerState(Message, tag="traveler"):
    """The traveler's holder and its latest moves. Without a holder it is where it started."""

    starts: Literal["hostess", "head_table"]
    holder: Name | None = None
    moves: Annotated[tuple[TravelerMoved, ...], Meta(max_length=100)] = ()


class StageState(Message, tag="stage"):
    """The state of the night besides its rounds: roll-offs, places, prizes, and corrections."""

    contest: RollingOff | None = None
    changed: Annotated[
        tuple[Changed, ...],
        Meta(max_length=MOST_CHANGES, description="the most important changes since the last round began"),
    ] = ()
    qualified: tuple[Qualified, ...] = ()
    semi_final: Annotated[bool, Meta(description="whether its tables are seated")] = False
    semi_waits: Annotated[bool, Meta(description="whether some have qualified and it has not begun")] = False
    finalists: tuple[FinalistChosen, ...] = ()
    final_seats: Annotated[tuple[Name, ...], Meta(description="clockwise; the state of table 1 has the roller")] = ()
    grand_prize: Name | None = None
    prizes: tuple[PrizeLine, ...] = ()
    drawn: Annotated[tuple[Name, ...], Meta(description="the names of the latest drawing")] = ()
    traveler: TravelerState | None = None
    changes_left_out: Annotated[Count, Meta(description="how many further changes are left out")] = 0

    def semi_final_set(self, night: NightState | None) -> SetNumber | None:
        """The number of the semi-final's set, in which the night stays to its end; None while nobody is seated."""
        return night.set if night and self.semi_final else None
