"""Every message, once: the line to a device, MQTT, the journal and the pages all speak these.

Four families, from the wire upwards:

- *line*: what goes over a serial line between a box and a device;
- *inputs*: what the game is told (``Input``), and the envelope it arrives in (``Heard``);
- *facts*: what the game decided (``Fact``), in the order in which it happened;
- *rooms*: retained state that a screen, a box or the engine reads, and the commands to a signal.
"""

from __future__ import annotations

from typing import Annotated, Literal, dataclass_transform

from msgspec import Meta, Struct

# A pattern ends in $(?!\n), because Python's $ alone would let one newline pass behind it.
TableNumber = Annotated[int, Meta(ge=1, le=100, description="a table; 1 is the head table")]
SeatNumber = Annotated[int, Meta(ge=1, le=4, description="a chair, clockwise; 1 and 3 are partners, 2 and 4 are")]
Face = Annotated[int, Meta(ge=1, le=6, description="what a die shows")]
Faces = Annotated[
    tuple[Face, ...], Meta(min_length=3, max_length=4, description="a roll, as many dice as the rules have")
]
Name = Annotated[str, Meta(min_length=1, max_length=40, description="a player, by the name on the score card")]
Uid = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,23}$(?!\n)", description="a device, a page or a host")]
Seq = Annotated[int, Meta(ge=0, le=999_999_999, description="counts what one speaker said since its boot")]
OLDEST_MS = 86_400_000
AgeMs = Annotated[int, Meta(ge=0, le=OLDEST_MS, description="how long ago it happened, in ms, when it was sent")]
Nonce = Annotated[str, Meta(pattern=r"^[a-z0-9]{1,16}$(?!\n)", description="names one command, so that it acts once")]
Boot = Annotated[str, Meta(pattern=r"^[a-z0-9]{1,16}$(?!\n)", description="changes whenever the speaker starts anew")]
EntryNumber = Annotated[int, Meta(ge=1, description="a line of the journal")]
Count = Annotated[int, Meta(ge=0, le=999_999_999)]
ClockMs = Annotated[int, Meta(ge=0, le=9_007_199_254_740_991, description="a box's own monotonic clock, in ms")]
Tally = Annotated[int, Meta(ge=0, le=9_999, description="a team's points this round")]

Team = Literal["a", "b"]  # a: chairs 1 and 3; b: chairs 2 and 4
Worth = Literal["miss", "one", "two", "three", "mini", "bunco", "wipe"]  # wipe: three of a face that costs points
Button = Literal["one", "two", "mini", "bunco", "pass", "undo", "call", "bell"]
Signal = Literal["bell", "horn"]
WalkWhy = Literal[
    "won-and-stays", "won-and-moves-up", "won-and-moves-down",
    "lost-and-stays", "lost-and-moves-up", "lost-and-moves-down",
    "everyone-moves-on",
]  # fmt: skip
Seats = tuple[Name, Name, Name, Name]

HEAD_TABLE = 1  # its number: it sets the pace
EVERYONE = "all"  # on a line, the address that every device listens to
LIFETIME_MS = 2000  # a command or a press older than this sounds nothing


@dataclass_transform(frozen_default=True)  # tells the type checker what msgspec does: frozen is inherited
class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is"):
    """One thing said, by anyone to anyone."""


# --- the line: device to box ---------------------------------------------------------------------


class Hello(Message, tag="hello"):
    """A device says who it is, at its start and when it is asked."""

    protocol: Annotated[int, Meta(ge=0, le=99)]
    firmware: Annotated[str, Meta(pattern=r"^[A-Za-z0-9._-]{1,16}$(?!\n)")]
    model: Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,16}$(?!\n)")]
    boot: Annotated[int, Meta(ge=0, le=999_999_999)]
    config_crc: Annotated[str, Meta(pattern=r"^[0-9A-F]{4}$(?!\n)")]
    can: Annotated[str, Meta(pattern=r"^[a-z+]{1,24}$(?!\n)", description="capabilities, joined by +")]


class Press(Message, tag="press"):
    """A button was pressed; it carries its meaning, never points."""

    button: Button
    age_ms: AgeMs = 0


class Dice(Message, tag="dice"):
    """Three dice came to rest."""

    faces: Faces
    age_ms: AgeMs = 0


class DieEach(Message, tag="dieeach"):
    """A roll-off: one die for each team, thrown at once."""

    a: Face
    b: Face
    age_ms: AgeMs = 0


class Idle(Message, tag="idle"):
    """Nothing to say: the answer to a poll."""


class Sounding(Message, tag="sounding"):
    """A signal is on."""

    nonce: Nonce
    signal: Signal


class Quiet(Message, tag="quiet"):
    """A signal is off again."""

    nonce: Nonce
    signal: Signal


# --- the line: box to device ---------------------------------------------------------------------


class Who(Message, tag="who"):
    """Asks a device to say hello."""


class Poll(Message, tag="poll"):
    """Asks a device on a shared line for what it has to say."""


class Got(Message, tag="got"):
    """The box has it; the rules have not spoken yet."""

    event: Seq


class Took(Message, tag="took"):
    """The rules took it and it is in the journal: the device may forget it."""

    event: Seq


LONGEST_WHY = 36  # what the longest names and numbers leave of a line


class Refused(Message, tag="refused"):
    """The rules refused it, and why: the device may forget it and shows red."""

    event: Seq
    why: Annotated[
        str, Meta(max_length=LONGEST_WHY, pattern=r"^[ -#%-)+-~]*$(?!\n)", description="plain ASCII without $ and *")
    ]


class Sound(Message, tag="sound"):
    """Sound a signal: milliseconds on, off, on..., at once, and never twice for one nonce."""

    nonce: Nonce
    signal: Signal
    pattern_ms: Annotated[tuple[Annotated[int, Meta(ge=1, le=3000)], ...], Meta(min_length=1, max_length=9)]


class Hush(Message, tag="hush"):
    """Turn a signal off now."""

    nonce: Nonce
    signal: Signal


Event = Press | Dice | DieEach
FromDevice = Hello | Press | Dice | DieEach | Idle | Sounding | Quiet
ToDevice = Who | Poll | Got | Took | Refused | Sound | Hush
Line = FromDevice | ToDevice


# --- inputs: what the game is told ---------------------------------------------------------------

Reason = Annotated[str, Meta(max_length=200)]


class OpenNight(Message, tag="open"):
    """The host opens the night with the players present, drawn to seats or seated in the order listed."""

    players: Annotated[tuple[Name, ...], Meta(min_length=4, max_length=400)]
    seating: Literal["drawn", "listed"] = "drawn"


class StartRound(Message, tag="start"):
    """The head table starts to roll."""


class FirstRoller(Message, tag="first"):
    """The table chose who rolls first this round."""

    table: TableNumber
    player: Name


class Throw(Message, tag="throw"):
    """Three dice were thrown at a table and read."""

    table: TableNumber
    faces: Faces


class Claim(Message, tag="claim"):
    """A table says what its roll was worth, without the dice; a claimed bunco has been called."""

    table: TableNumber
    worth: Worth


class Call(Message, tag="call"):
    """A table calls its bunco."""

    table: TableNumber


class Ring(Message, tag="ring"):
    """The bell: the head table's scorekeeper (the button) or the host says that the round starts or is over."""

    by: Literal["button", "host"]


class RollOff(Message, tag="rolloff"):
    """A tied table threw one die for each team."""

    table: TableNumber
    a: Face
    b: Face


class Award(Message, tag="award"):
    """The host says which team wins a tied table."""

    table: TableNumber
    team: Team


class UndoLast(Message, tag="undolast"):
    """A table takes back its last roll of this round."""

    table: TableNumber
    by: Annotated[str, Meta(max_length=40)]


class Undo(Message, tag="undo"):
    """The host takes back one entry of the journal, however old; everything after it is decided again."""

    entry: EntryNumber
    by: Annotated[str, Meta(max_length=40)]
    why: Reason


Play = OpenNight | StartRound | FirstRoller | Throw | Claim | Call | Ring | RollOff | Award


class Correct(Message, tag="correct"):
    """The host puts right what one entry said; everything after it is decided again."""

    entry: EntryNumber
    instead: Play
    by: Annotated[str, Meta(max_length=40)]
    why: Reason


Input = Play | UndoLast | Undo | Correct


class Reflex(Message, tag="reflex"):
    """A box has sounded these of its signals for a press already, before anybody was asked."""

    box: Uid
    signals: tuple[Signal, ...]


class Heard(Message, tag="heard"):
    """What one speaker said, as the box or a page passes it on; (uid, boot, seq) makes it count once.

    A device's event comes with the table that the device stands on.
    """

    uid: Uid
    boot: Boot
    seq: Seq
    said: Event | Input
    table: TableNumber | None = None
    reflex: Reflex | None = None


class Ack(Message, tag="ack"):
    """The engine's verdict on one ``Heard``, sent when it is in the journal for good."""

    uid: Uid
    boot: Boot
    seq: Seq
    accepted: bool
    entry: EntryNumber
    why: str = ""


# --- facts: what the game decided ----------------------------------------------------------------


class NightOpened(Message, tag="night-opened"):
    """The night is open: who sits where, and the commitment to the seed of every draw."""

    ruleset: str
    commitment: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
    seats: tuple[Seats, ...]


class RoundStarted(Message, tag="round-started"):
    """Everyone may roll."""

    set: int
    round: int
    mark: Face


class FirstRollerChosen(Message, tag="first-roller-chosen"):
    """This player has the dice first."""

    table: TableNumber
    player: Name


class Rolled(Message, tag="rolled"):
    """A roll that counts, its points, and the table's tallies after it."""

    table: TableNumber
    player: Name
    worth: Worth
    points: int
    tally: tuple[Tally, Tally]
    faces: Faces | None = None


class BuncoShown(Message, tag="bunco-shown"):
    """Three of the mark lie on the table and wait to be called."""

    table: TableNumber
    player: Name
    faces: Faces


class BuncoUncalled(Message, tag="bunco-uncalled"):
    """Nobody called it in time: no points, no credit, the turn goes on."""

    table: TableNumber
    player: Name


class CalledFalsely(Message, tag="called-falsely"):
    """A call with no bunco on the table: a warning."""

    table: TableNumber
    player: Name


class DicePassed(Message, tag="dice-passed"):
    """The turn is over; this player has the dice."""

    table: TableNumber
    player: Name


class RoundCalled(Message, tag="round-called"):
    """The bell: the round ends for all tables, and why."""

    cause: Literal["score", "bunco", "button", "host"]
    by: str
    team: Team | None = None
    tally: Tally | None = None


class TableStopped(Message, tag="table-stopped"):
    """A table has had its last roll of the round."""

    table: TableNumber
    tally: tuple[Tally, Tally]


class TableTied(Message, tag="table-tied"):
    """A table finished level: one die for each team, further turns or the host decide, as the rules have it."""

    table: TableNumber
    tally: Tally


class RolledOff(Message, tag="rolled-off"):
    """One throw of a roll-off; equal dice are thrown again."""

    table: TableNumber
    a: Face
    b: Face


class TableWon(Message, tag="table-won"):
    """A team won the round at its table."""

    table: TableNumber
    team: Team
    winners: tuple[Name, Name]
    losers: tuple[Name, Name]
    tally: tuple[Tally, Tally]
    how: Literal["points", "roll-off", "host"]


class RoundOver(Message, tag="round-over"):
    """Every table knows its winner."""

    set: int
    round: int


class Walk(Message, tag="walk"):
    """One player's way to the next round: from a chair to a chair, and why."""

    player: Name
    from_table: TableNumber
    from_seat: SeatNumber
    table: TableNumber
    seat: SeatNumber
    why: WalkWhy


class Walked(Message, tag="walked"):
    """Everybody has a chair for the next round."""

    walks: tuple[Walk, ...]


class Standing(Message, tag="standing"):
    """One player's line on the score card, with the place that it gives; equals share a place."""

    place: int
    player: Name
    wins: int
    losses: int
    buncos: int
    minis: int = 0


class SetOver(Message, tag="set-over"):
    """Six rounds are done."""

    set: int


class NightOver(Message, tag="night-over"):
    """The last set is done; the standings are final, and the seed of every draw is told."""

    standings: tuple[Standing, ...]
    seed: str = ""  # a journal of earlier days does not tell it


class Undone(Message, tag="undone"):
    """An entry was taken back, by whom and why."""

    entry: EntryNumber
    by: str
    why: str


class Corrected(Message, tag="corrected"):
    """An entry was put right, by whom and why."""

    entry: EntryNumber
    instead: Play
    by: str
    why: str


class Voided(Message, tag="voided"):
    """After a correction an entry no longer makes sense and does not count."""

    entry: EntryNumber
    why: str


class Changed(Message, tag="changed"):
    """After a correction a table's round has another winner or tally than was announced."""

    set: int
    round: int
    table: TableNumber
    was: str
    now: str


Fact = (
    NightOpened
    | RoundStarted
    | FirstRollerChosen
    | Rolled
    | BuncoShown
    | BuncoUncalled
    | CalledFalsely
    | DicePassed
    | RoundCalled
    | TableStopped
    | TableTied
    | RolledOff
    | TableWon
    | RoundOver
    | Walked
    | SetOver
    | NightOver
    | Undone
    | Corrected
    | Voided
    | Changed
)


class Told(Message, tag="told"):
    """A fact as it is published: numbered by its journal entry and its place in it."""

    entry: EntryNumber
    part: Annotated[int, Meta(ge=0)]
    fact: Fact


# --- rooms: what is true now ---------------------------------------------------------------------

Phase = Literal["closed", "ready", "playing", "called", "over"]
TablePhase = Literal["ready", "rolling", "last-lap", "roll-off", "tie-break", "host-decides", "done"]


class EngineState(Message, tag="engine"):
    """The engine lives, and which round is on; said again every second, and ``lost`` by the broker when it dies."""

    boot: Boot
    status: Literal["online", "lost"]
    round: str = ""
    in_play: bool = False


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


class Birth(Message, tag="birth"):
    """A device was found: what it says it is, on which box, at which table; ``online`` false when it is gone."""

    uid: Uid
    box: Uid
    model: str
    firmware: str
    boot: Boot
    can: str
    online: bool
    table: TableNumber | None = None


class Health(Message, tag="health"):
    """What one device's line has been through since the box started."""

    uid: Uid
    heard: Count = 0
    repeated: Count = 0
    garbled: Count = 0
    resets: Count = 0


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


class BoardState(Message, tag="board"):
    """The standings, best first."""

    standings: tuple[Standing, ...] = ()


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


class SignalState(Message, tag="signal"):
    """Whether a signal sounds, and whether it would."""

    signal: Signal
    box: Uid
    sounding: bool
    armed: bool
    muted: bool


class SignalResult(Message, tag="signal-result"):
    """What became of one command."""

    id: Nonce
    signal: Signal
    box: Uid
    sounded: bool
    why: str


MqttMessage = (
    Heard
    | Ack
    | Told
    | EngineState
    | BoxState
    | Birth
    | Health
    | TableState
    | NightState
    | BoardState
    | SoundCommand
    | SignalState
    | SignalResult
)
