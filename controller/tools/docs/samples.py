"""One example of every message, as the pages show it. Those of plays and facts are made from their types."""

from __future__ import annotations

from typing import get_args

from headtable.messages.announcements import Announced, PrizeShare, Subject
from headtable.messages.device_names import NamedDevice, NameDevice
from headtable.messages.devices import (
    Adopt,
    Birth,
    BlastsCounted,
    CountBlasts,
    FaceShown,
    FirmwareProgress,
    Health,
    Identify,
    Overheard,
    ReadAlong,
    ShowFace,
    UpdateFirmware,
)
from headtable.messages.facts import Fact, TellAgain, Told, ToldAgain
from headtable.messages.host_choices import HostChoices, PlacedPad, QuietSpan, SetQuietHours, SetSignal
from headtable.messages.inputs import Ack, Dated, Heard, Input, Reflex
from headtable.messages.line import (
    Alarm,
    Allow,
    Battery,
    BellWaits,
    Blink,
    Calibrate,
    Calibrated,
    Counts,
    Crashed,
    Dice,
    DieEach,
    DieSeen,
    Enrol,
    Enrolled,
    Event,
    Got,
    Hello,
    Hush,
    Idle,
    Offer,
    Piece,
    Poll,
    Press,
    Prompt,
    Quiet,
    Refused,
    Show,
    Sound,
    Sounding,
    Took,
    Updating,
    Who,
)
from headtable.messages.mqtt import MqttMessage
from headtable.messages.named_error import NamedError
from headtable.messages.new_night import AboutNight, ArchiveNight, NightArchived, NightPutAway, NightStays
from headtable.messages.part_figures import BoxFigures, DecisionFigures, DiskFigures, EngineFigures, WaitingFigures
from headtable.messages.past import (
    AskPreview,
    CardChanged,
    Changed,
    Contradiction,
    Lost,
    Preview,
    Previewed,
    PreviewRefused,
    TallyChanged,
    Undo,
)
from headtable.messages.people import Walk
from headtable.messages.prizes import PrizeWon, TravelerMoved
from headtable.messages.refusals.every import Refusal
from headtable.messages.refusals.former import FormerRefusal
from headtable.messages.refusals.speaking import (
    AllPreviewsTakeTooLong,
    DiceReadByOther,
    DiceSayOtherwise,
    DiceTakenBack,
    DiceThrownAgain,
    JournalMoved,
    NightHasMoved,
    NoThrow,
    OnlyClockMaySay,
    OnlyHeadTableRings,
    OnlyHostMaySay,
    OnlyOwnTableByPhone,
    OtherRung,
    PageCannotSound,
    PhonesSayTooMuch,
    PreviewsTakeTooLong,
    RefusedTooOften,
    SaysTooMuch,
    StandsOnNoTable,
)
from headtable.messages.roll_offs import MostOf, What
from headtable.messages.rooms import (
    BoardState,
    BoxState,
    CalledBy,
    DiceState,
    DieShown,
    EngineState,
    Forecast,
    NightState,
    PrizeLine,
    RollingOff,
    RoundResult,
    RulesState,
    StageState,
    TableRounds,
    TableState,
    TravelerState,
)
from headtable.messages.silence_reasons import (
    AlreadySounded,
    BlastsUsedUp,
    BoardFailed,
    BoardMissing,
    CommandExpired,
    CommandFromFuture,
    CommandRetained,
    DoseUsedUp,
    GuardFired,
    InQuietHours,
    LineGone,
    Muted,
    NoLease,
    NoLivingEngine,
    NoSuchSignal,
    NotArmed,
    OtherBoot,
    OtherEngine,
    OtherLease,
    OtherRound,
    PinNotDriven,
    PinNotRead,
    PinNotReleased,
    PinReadsHigh,
    PinStaysHigh,
    PinStaysLow,
    PlayerNotStarted,
    RelayWelded,
    Resting,
    RoundInPlay,
    SentTooLate,
    Silence,
    StillSounding,
    SwitchTrouble,
)
from headtable.messages.sound_commands import Chirp, SignalResult, SignalState, SoundCommand
from headtable.messages.table import PlayerBuncos, Rolled, When
from headtable.messages.troubles import (
    AnswersGarbled,
    DeviceTrouble,
    EchoesQuestions,
    Flooding,
    GarbageAtOurSpeed,
    KeysDamaged,
    KeysOpen,
    KeysUnreadable,
    LinesLate,
    NoKey,
    NotAnswering,
    NotConfigured,
    NotOurDevice,
    OtherKey,
    OtherProtocol,
    PythonPrompt,
    SharedUid,
    ShutOut,
    SignalAlarm,
    UnknownNumber,
    WiredSignal,
    WrongSpeed,
)
from headtable.messages.words import Message
from headtable.wire import Frame
from tools import CannotGenerate
from tools.docs.examples import ROLLS, SEATS, STANDINGS, WHY, example, examples
from tools.docs.rule_refusals import PLAY_REFUSALS, REVISION_REFUSALS

_RESULT = RoundResult(1, 1, "a", ("Eve", "Gia"), ("Fay", "Hal"), (5, 5), "roll-off")
_ROLLING_OFF = RollingOff(MostOf("wins", 1), ("Ann", "Bea"), ("Bea",), rolls=ROLLS[:1])
_PRIZE = PrizeLine("Most Wins", 15, (PrizeWon("Most Wins", ("Ann",), WHY, 15),))
_TRAVELER = TravelerState("head_table", "Ann", (example(TravelerMoved),))
_TOLD = Told(12, 0, Rolled(1, "Ann", "two", 2, (2, 0), (1, 1, 4)))
_DIE = DieShown(1, "settled", 5, 80)

LINES = (
    Frame("pad-01", 0, Hello(1, "0.1.0", "pad", 7, "3F2A", "buttons+dice")),
    Frame("pad-01", 1, Press("two", 15)),
    Frame("pad-01", 2, Dice((1, 1, 4), 40)),
    Frame("pad-01", 3, DieEach(5, 3)),
    Frame("dice-02", 4, DieSeen(1, "settled", 5, 20)),
    Frame("pad-01", 9, BellWaits(8, 40)),
    Frame("dice-02", 4, Battery(1, 80)),
    Frame("pad-01", 3, Idle()),
    Frame("pad-01", 3, Counts(41, 0, 0)),
    Frame("pad-01", 0, Crashed("OSError: [Errno 5] EIO")),
    Frame("horn-01", 0, Sounding("c2f1", "horn")),
    Frame("horn-01", 0, Quiet("c2f1", "horn")),
    Frame("dice-02", 4, Calibrated("c1", 1, 6, "kept")),
    Frame("horn-01", 0, Alarm("horn", "welded")),
    Frame("pad-01", 0, Enrolled("network", "4DB3")),
    Frame("pad-01", 3, Updating("u1", 27, "ready")),
    Frame("all", 1, Who()),
    Frame("pad-01", 2, Poll()),
    Frame("pad-01", 3, Got(1)),
    Frame("pad-01", 4, Took(1)),
    Frame("pad-01", 5, Refused(2, "table 1: the round has not started")),
    Frame("horn-01", 6, Sound("c2f1", "horn", (150, 150, 600))),
    Frame("horn-01", 7, Hush("c2f2", "horn")),
    Frame("horn-01", 8, Allow(5)),
    Frame("pad-01", 8, Show("s8", "roll", 1, 2, 0, "a", "Ann")),
    Frame("pad-01", 8, Blink("b1", 10)),
    Frame("dice-02", 9, Calibrate("c1", 1, 6)),
    Frame("pad-01", 1, Prompt()),
    Frame("pad-01", 1, Enrol("network", 0, "SGFsbCBvZiBidW5jbw==")),
    Frame("pad-01", 8, Offer("u1", 61440)),
    Frame("pad-01", 9, Piece(27, "cHJpbnQoJ2hlbGxvJyk=")),
)

_FORECAST = Forecast(4, 380, 95, 13, 1, 2700, final=True, skip_round_s=475, skip_set_s=2850)
_TALLY_CHANGED = TallyChanged(1, ("Ann", "Cat"), ("Bea", "Dot"), (2, 0), (0, 0))
_PREVIEW = Preview(
    (example(get_args(Contradiction)[0]),),
    (example(Changed),),
    (example(CardChanged),),
    tallies=(_TALLY_CHANGED,),
)

MESSAGES: tuple[MqttMessage, ...] = (
    EngineState("e5b1", "online", "1.1", in_play=True, clock_ms=91_000, night="9f2c61d0"),
    BoxState("box", "b7d2", "online", "9c41", 73_250, ("bell", "horn")),
    EngineFigures(
        "e5b1",
        412,
        DecisionFigures((0, 3, 380, 25, 4, 0, 0, 0, 0, 0, 0), 1702.5),
        WaitingFigures(broker=2),
        1_795_284_367_120,
        DiskFigures(11_400_000_000, 31_200_000_000),
    ),
    BoxFigures("box", "b7d2", 12, 24, 9),
    Birth("pad-01", "box", "pad", "0.1.0", "7", "buttons+dice", online=True, table=1),
    Health("pad-01", heard=120, repeated=2, garbled=1, bounces=41, battery=80, heard_ms=71_004),
    Identify("pad-01"),
    Adopt("pad-01", "box", 1, bell=True),
    ShowFace("dice-02", "c1", 1, 6),
    FaceShown("dice-02", "c1", 1, 6, "kept"),
    UpdateFirmware("pad-07", "u1"),
    FirmwareProgress("pad-07", "box", "u1", "sending", 2700, 61440),
    ReadAlong("pad-01"),
    CountBlasts("box"),
    BlastsCounted("box", 12, 24, 9),
    Overheard("box", "pad-01", "/dev/ttyACM0", 73_250, "<", "$pad-01 1 press two 15*876B\\n"),
    DiceState("dice-02", 2, (_DIE,)),
    Heard("pad-01", "7", 1, Press("two", 15), 1, date=Dated("e5b1", 91_250)),
    Ack("pad-01", "7", 1, accepted=True, entry=12),
    _TOLD,
    TellAgain("web-4f2a", 13),
    ToldAgain("web-4f2a", "e5b1", (_TOLD,), 13),
    AskPreview("web-4f2a", 1, Undo(12, "host", "it was another table")),
    Previewed("web-4f2a", "e5b1", 1, _PREVIEW),
    ArchiveNight("night-4f2a", "n1"),
    NightArchived("night-4f2a", "n1", NightPutAway("/var/lib/headtable/2026-11-21-1805.night.db")),
    NightState("Rolling for Pink", "BUNKO", "playing", 2, 1, 3, 1, 6, 1, entry=12, forecast=_FORECAST),
    RulesState('name = "rfp"\ntitle = "Rolling for Pink"\n'),
    TableState(1, "rolling", SEATS[0], (2, 0), "Ann", 2, "two", (1, 1, 4)),
    TableRounds(2, (_RESULT,)),
    BoardState(STANDINGS),
    StageState(_ROLLING_OFF, prizes=(_PRIZE,), traveler=_TRAVELER),
    SoundCommand("c2f1", "box", "horn", "e5b1", "1.1", "9c41", 73_900, "end"),
    Chirp("t1", "box", "horn", "b7d2", 73_900),
    SetSignal("box", "horn", "mute", boot="b7d2", sent_ms=73_900),
    SetQuietHours("box", "b7d2", 73_900, QuietSpan("22:30", "08:00")),
    NameDevice("box", "pad-07", "By the bar"),
    HostChoices(
        "box",
        muted=("horn",),
        quiet=QuietSpan("22:30", "08:00"),
        pads=(PlacedPad("pad-07", 3, file_table=2),),
        names=(NamedDevice("pad-07", "By the bar"),),
    ),
    SignalState("horn", "box", sounding=True, armed=True, muted=False),
    SignalResult("c2f1", "horn", "box", sounded=False, why=Muted()),
)

INPUTS: tuple[Input, ...] = tuple(example(said) for said in get_args(Input))
SAID: tuple[Event | Input, ...] = (
    Press("two", 15),
    Dice((1, 1, 4), 40),
    DieEach(5, 3),
    DieSeen(2, "cocked", 0, 20),
    *INPUTS,
)
FACTS: tuple[Fact, ...] = tuple(example(fact) for fact in get_args(Fact))
_ERROR = NamedError("ruleset-file-missing", {"file": "my.toml"})

INSIDE: tuple[Message, ...] = (
    DiskFigures(11_400_000_000, 31_200_000_000),
    DecisionFigures((0, 3, 380, 25, 4, 0, 0, 0, 0, 0, 0), 1702.5),
    WaitingFigures(broker=2),
    CalledBy("score", "Ann", ("Ann", "Cat"), 21, "two", (1, 1, 4)),
    _FORECAST,
    AboutNight("Bunco for Ann", "2026-11-21", "The barn"),
    NightPutAway("/var/lib/headtable/2026-11-21-1805.night.db"),
    NightStays((_ERROR,)),
    _ERROR,
    _ROLLING_OFF,
    _DIE,
    QuietSpan("22:30", "08:00"),
    PlacedPad("pad-07", 3, file_table=2),
    NamedDevice("pad-07", "By the bar"),
    Reflex("box", ("horn", "bell")),
    Dated("e5b1", 91_250),
    example(PlayerBuncos),
    example(When),
    example(Walk),
    _RESULT,
    STANDINGS[0],
    ROLLS[0],
    WHY,
    _PRIZE,
    _TRAVELER,
)
PREVIEWED: tuple[Message, ...] = (
    *examples(Contradiction),
    example(CardChanged),
    _TALLY_CHANGED,
    Lost(4, 212, opening=True),
    _PREVIEW,
    PreviewRefused(PreviewsTakeTooLong("web-4f2a")),
)
ANNOUNCED: tuple[Message, ...] = (*examples(What), *examples(Subject), *examples(Announced), example(PrizeShare))

SILENCES: tuple[Silence, ...] = (
    CommandRetained(),
    CommandExpired(2400, 2000),
    CommandFromFuture(350),
    NoLivingEngine(),
    OtherEngine("e5b1", "e7c0"),
    OtherRound("1.1", "1.2"),
    NoLease(),
    OtherLease(),
    AlreadySounded("c2f1"),
    OtherBoot("b7d2", "b901"),
    RoundInPlay(),
    NoSuchSignal(),
    NotArmed(),
    Muted(),
    StillSounding(),
    Resting(1.2, 3.0),
    InQuietHours("22:00", "07:00"),
    BlastsUsedUp(40),
    DoseUsedUp(0.52, 0.5),
    BoardMissing("horn-01"),
    BoardFailed("gpio-23", PinStaysLow("GPIO23")),
    SentTooLate("/dev/ttyAMA0"),
    LineGone("/dev/ttyAMA0"),
)
SWITCH_TROUBLES: tuple[SwitchTrouble, ...] = (
    PinReadsHigh("GPIO23"),
    PinStaysHigh("GPIO23"),
    PinStaysLow("GPIO23"),
    PinNotDriven("GPIO23", "Input/output error"),
    PinNotRead("GPIO23", "Input/output error"),
    PinNotReleased("GPIO23", "Input/output error"),
    GuardFired("GPIO23"),
    RelayWelded(),
    PlayerNotStarted("No such file or directory: 'setpriv'"),
)
DEVICE_TROUBLES: tuple[DeviceTrouble, ...] = (
    OtherProtocol(2, 1, "0.9.0"),
    NotConfigured("pad-12"),
    SharedUid("/dev/ttyACM0", "/dev/ttyACM1"),
    NotAnswering(),
    AnswersGarbled(),
    Flooding(8192, 10.0),
    PythonPrompt("OSError: [Errno 5] EIO"),
    EchoesQuestions(),
    NotOurDevice("$GPGGA,123519,4807.038,N"),
    GarbageAtOurSpeed(115200),
    WrongSpeed("baud", 9600, 115200),
    WiredSignal("horn"),
    ShutOut(10.0),
    NoKey("pad-12"),
    OtherKey("pad-12"),
    UnknownNumber(8, 7),
    LinesLate(5.0),
    KeysUnreadable("/etc/headtable/headtable.keys", "Permission denied"),
    KeysOpen("/etc/headtable/headtable.keys"),
    KeysDamaged("/etc/headtable/headtable.keys", "TOMLDecodeError"),
    SignalAlarm("horn", "welded"),
)
OF_DEVICES_AND_SIGNALS = (*SILENCES, *SWITCH_TROUBLES, *DEVICE_TROUBLES)
REFUSALS: tuple[Refusal, ...] = (
    OnlyClockMaySay("host-console", "time-up"),
    OnlyHostMaySay("phone-k3m", "start"),
    OnlyOwnTableByPhone("phone-k3m"),
    OnlyHeadTableRings("pad-02", 2),
    PageCannotSound("phone-k3m"),
    StandsOnNoTable("pad-02"),
    NoThrow("dice-02", 2, "settled"),
    OtherRung(2, "paper", "pad"),
    DiceTakenBack(2),
    DiceThrownAgain(2),
    DiceReadByOther(2, "dice-02"),
    DiceSayOtherwise(2, (1, 1, 4), "two"),
    RefusedTooOften("pad-02"),
    SaysTooMuch("phone-k3m"),
    PhonesSayTooMuch(),
    PreviewsTakeTooLong("web-4f2a"),
    AllPreviewsTakeTooLong("web-4f2a"),
    JournalMoved("/var/lib/headtable/tonight.night.db"),
    NightHasMoved("2026-11-27 20:15:30+0100", "/media/stick/night.zip"),
    FormerRefusal("table 2: the round has not started"),
    *PLAY_REFUSALS,
    *REVISION_REFUSALS,
)

OF: dict[str, Message] = {
    type(sample).__name__: sample
    for sample in (
        *MESSAGES,
        *SAID,
        *FACTS,
        *PREVIEWED,
        *ANNOUNCED,
        *INSIDE,
        *OF_DEVICES_AND_SIGNALS,
        *REFUSALS,
    )
}


def sample_of(name: str) -> Message:
    """The example of a message, by the name of its class."""
    if name not in OF:
        raise CannotGenerate(
            f"no example of {name}: add one to tools/docs/samples.py; a refusal's is in tools/docs/rule_refusals.py"
        )
    return OF[name]
