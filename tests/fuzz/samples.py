"""Well-meant messages of every kind, for the fuzzers to spoil: those of the pages, and variants of them."""

from __future__ import annotations

from collections import defaultdict

from headtable.messages.announcements import AnnouncedResult, ResultOf
from headtable.messages.device_names import NamedDevice, NameDevice
from headtable.messages.devices import (
    Adopt,
    CountBlasts,
    FaceShown,
    FirmwareProgress,
    Health,
    Identify,
    ShowFace,
    UpdateFirmware,
)
from headtable.messages.facts import Fact, TellAgain, Told, ToldAgain
from headtable.messages.host_choices import HostChoices, SetQuietHours
from headtable.messages.inputs import Ack, Heard, Input, Reflex
from headtable.messages.line import Event, Press
from headtable.messages.mqtt import MqttMessage
from headtable.messages.named_error import NamedError
from headtable.messages.new_night import NightArchived, NightPutAway, NightStays
from headtable.messages.pace import RoundCalled
from headtable.messages.part_figures import BoxFigures, DecisionFigures, EngineFigures
from headtable.messages.past import Changed, Insert
from headtable.messages.people import NightOpened, OpenNight, Walk
from headtable.messages.prizes import (
    FinalistChosen,
    NightOver,
    PersonRoll,
    PrizeWon,
    Qualified,
    Standing,
    TiedFor,
    TravelerMoved,
    Why,
)
from headtable.messages.refusals.speaking import OtherRung
from headtable.messages.roll_offs import MostOf, PrizeOf
from headtable.messages.rooms import (
    BoardState,
    BoxState,
    CalledBy,
    DiceState,
    DieShown,
    EngineState,
    NightState,
    PrizeLine,
    RollingOff,
    RulesState,
    StageState,
    TableState,
    TravelerState,
)
from headtable.messages.table import BuncoUncalled, CalledFalsely, Claim, Rolled, Throw, ThrownAgain, TurnLost, When
from headtable.wire import TOPIC_OF, address_of, encode_payload
from tools.docs import samples as pages

NAMES = ("Ann", "Bob", "Cat", "Dee", "Eve", "Flo", "Gil", "Hal", "Ida", "Jim", "Kay", "Lou")
SEATS = (NAMES[0:4], NAMES[4:8], NAMES[8:12])
STANDINGS = tuple(Standing(1 + place, name, 3, 2, place % 2) for place, name in enumerate(NAMES))
WALK = Walk("Eve", 2, 1, 1, 2, "won-and-moves-up")
ROLLS = (PersonRoll("Ann", (6,)), PersonRoll("Bob", (4,)))
WHY = Why("wins", 13, "roll-off", ROLLS)
WHAT = NamedError("unknown-key", {"key": "tabels", "known": ("tables", 2, None)})
PROBLEM = NamedError("problem", {"file": "my.toml", "line": 3, "what": WHAT})
CALLED_BY = CalledBy("bunco", "Eve", ("Eve", "Gil"), 23, "bunco")

INPUTS: tuple[Input, ...] = (
    *(said for said in pages.SAID if not isinstance(said, Event)),
    OpenNight(NAMES, "listed"),
    Claim(2, "bunco", When(5_400_250, 40)),
    Insert(4, Throw(2, (1, 2, 3)), "Ida", "nobody pressed it"),
)
EVENTS: tuple[Event, ...] = (
    *(said for said in pages.SAID if isinstance(said, Event)),
    Press("bell"),
    Press("undo", 7),
)
FACTS: tuple[Fact, ...] = (
    *pages.FACTS,
    NightOpened("Rolling for Pink", "0f" * 32, SEATS),
    Rolled(2, "Eve", "bunco", 21, (23, 0), None, "Eve", When(5_400_250, 40)),
    BuncoUncalled(1, "Ann", 3, (3, 0), "Ann"),
    CalledFalsely(3, "Ida", 5, (4, 0)),
    ThrownAgain(3, "Ida", "stacked", 1),
    TurnLost(3, "Ida", "floor", 2, (2, 0)),
    RoundCalled("score", "Ann", "a", 21, "two", (3, 3, 1)),
    TiedFor(PrizeOf("50/50"), ("Ann", "Bob"), by="host"),
    NightOver(STANDINGS, "5eed" * 8),
)
MESSAGES: tuple[MqttMessage, ...] = (
    *pages.MESSAGES,
    *(Heard("pad-02", "7", 100 + seq, event, 2) for seq, event in enumerate(EVENTS)),
    *(Heard("host-console", "h7", 100 + seq, said, role="host") for seq, said in enumerate(INPUTS)),
    Heard("pad-01", "7", 120, Press("bell"), 1, Reflex("box", ("horn", "bell"))),
    Ack("pad-02", "7", 5, accepted=False, entry=4, why=OtherRung(2, "paper", "pad")),
    *(Told(7 + number, 0, fact) for number, fact in enumerate(FACTS)),
    TellAgain("web-2"),
    ToldAgain("web-2", "engine1"),
    ToldAgain("web-2", "engine1", tuple(Told(7 + number, 0, fact) for number, fact in enumerate(FACTS[:6])), 90, 1),
    EngineState("engine1", "lost"),
    BoxState("far-box", "b2", "lost"),
    EngineFigures("engine1", 0, DecisionFigures((0,) * 11)),
    BoxFigures("far-box", "b2", clock_steps=1),
    Health("pad-02", 100, 2, 1, 1),
    Health("pad-02", 100, 2, 1, 1, 1, 41, 1, 1, 80, 999_000),
    Identify("pad-02", 20),
    CountBlasts("far-box", "reset"),
    NightArchived("night-2", "n2", NightPutAway("night.db")),
    NightArchived("night-2", "n2", NightStays((PROBLEM,))),
    ShowFace("dice-02", "c1", 3, 6),
    FaceShown("dice-02", "c1", 3, 6, "in-play"),
    UpdateFirmware("pad-07", "u1"),
    FirmwareProgress("pad-07", "box", "u1", "sending", 2700, 61440),
    Adopt("pad-02", "far-box", 2),
    Adopt("pad-02", "far-box", 1, bell=True, kept=True),
    HostChoices("far-box", ("bell",), ("bell", "horn")),
    SetQuietHours("far-box", "b2", 1_000),
    NameDevice("far-box", "pad-02", "By the bar"),
    HostChoices("far-box", names=(NamedDevice("pad-02", "By the bar"),)),
    DiceState("dice-02", 2, (DieShown(1, "settled", 5, 80), DieShown(2, "rolling"))),
    *(TableState(2, "rolling", SEATS[1], (2, 0), name, 2, "two", (1, 1, 4)) for name in SEATS[1]),
    TableState(3, "done", SEATS[2], (9, 12), winner="b", walks=(WALK,)),
    NightState("Rolling for Pink", "BUNKO", "over", 3, 3, 3, 6, 6, 6, CALLED_BY, 400),
    RulesState('title = "Bunco"\nrounds = 6\n'),
    BoardState(STANDINGS),
    StageState(
        RollingOff(MostOf("wins"), ("Ann", "Bob"), ("Bob",), rolls=ROLLS[:1], before=ROLLS),
        (
            Changed(
                ResultOf(1, 3, 2),
                AnnouncedResult(("Ann", "Cat"), "points", 21, 13),
                AnnouncedResult(("Bob", "Dee"), "points", 21, 13),
            ),
        ),
        (Qualified("Ann", "wins", WHY, 1),),
        finalists=(FinalistChosen("Ann", "wins", WHY),),
        final_seats=SEATS[0],
        prizes=(PrizeLine("Most Wins", 15, (PrizeWon("Most Wins", ("Ann",), WHY, 15),)),),
        traveler=TravelerState("hostess", "Ann", (TravelerMoved("Ann", "bunco", "Bob"),)),
    ),
)


def by_topic() -> dict[str, list[tuple[str, bytes]]]:
    """The samples as they are published, (address, payload), by the topic they belong to."""
    published = defaultdict(list)
    for message in MESSAGES:
        published[TOPIC_OF[type(message)].address].append((address_of(message), encode_payload(message)))
    return dict(published)
