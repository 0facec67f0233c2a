"""Well-meant messages of every kind, for the fuzzers to spoil: those of the pages, and variants of them."""

from __future__ import annotations

from collections import defaultdict

from headtable import messages as m
from headtable.docs import samples as pages
from headtable.wire import TOPIC_OF, address_of, encode_payload

NAMES = ("Ann", "Bob", "Cat", "Dee", "Eve", "Flo", "Gil", "Hal", "Ida", "Jim", "Kay", "Lou")
SEATS = (NAMES[0:4], NAMES[4:8], NAMES[8:12])
STANDINGS = tuple(m.Standing(1 + place, name, 3, 2, place % 2) for place, name in enumerate(NAMES))
WALK = m.Walk("Eve", 2, 1, 1, 2, "won-and-moves-up")
ROLLS = (m.PersonRoll("Ann", (6,)), m.PersonRoll("Bob", (4,)))
WHY = m.Why("wins", 13, "roll-off", ROLLS)

INPUTS: tuple[m.Input, ...] = (
    *(said for said in pages.SAID if not isinstance(said, m.Event)),
    m.OpenNight(NAMES, "listed"),
    m.Claim(2, "bunco", m.When(5_400_250, 40)),
    m.Insert(4, m.Throw(2, (1, 2, 3)), "Ida", "nobody pressed it"),
)
EVENTS: tuple[m.Event, ...] = (
    *(said for said in pages.SAID if isinstance(said, m.Event)),
    m.Press("bell"),
    m.Press("undo", 7),
)
FACTS: tuple[m.Fact, ...] = (
    *pages.FACTS,
    m.NightOpened("Rolling for Pink", "0f" * 32, SEATS),
    m.Rolled(2, "Eve", "bunco", 21, (23, 0), None, "Eve", m.When(5_400_250, 40)),
    m.BuncoUncalled(1, "Ann", 3, (3, 0), "Ann"),
    m.CalledFalsely(3, "Ida", 5, (4, 0)),
    m.ThrownAgain(3, "Ida", "stacked", 1),
    m.TurnLost(3, "Ida", "floor", 2, (2, 0)),
    m.RoundCalled("score", "Ann", "a", 21, "two", (3, 3, 1)),
    m.TiedFor("the prize 50/50", ("Ann", "Bob"), by="host"),
    m.NightOver(STANDINGS, "5eed" * 8),
)
MESSAGES: tuple[m.MqttMessage, ...] = (
    *pages.MESSAGES,
    *(m.Heard("pad-02", "7", 100 + seq, event, 2) for seq, event in enumerate(EVENTS)),
    *(m.Heard("host-console", "h7", 100 + seq, said, role="host") for seq, said in enumerate(INPUTS)),
    m.Heard("pad-01", "7", 120, m.Press("bell"), 1, m.Reflex("box", ("horn", "bell"))),
    m.Ack("pad-02", "7", 5, accepted=False, entry=4, why="table 2: the round has not started"),
    *(m.Told(7 + number, 0, fact) for number, fact in enumerate(FACTS)),
    m.TellAgain("web-2"),
    m.ToldAgain("web-2", "engine1"),
    m.ToldAgain(
        "web-2", "engine1", tuple(m.Told(7 + number, 0, fact) for number, fact in enumerate(FACTS[:6])), 90, 1
    ),
    m.EngineState("engine1", "lost"),
    m.BoxState("far-box", "b2", "lost"),
    m.Health("pad-02", 100, 2, 1, 1),
    m.Health("pad-02", 100, 2, 1, 1, 1, 41, 1, 1, 80, 999_000),
    m.Identify("pad-02", 20),
    m.CountBlasts("far-box", "reset"),
    m.NightArchived("night-2", "n2", why="the disk is full"),
    m.ShowFace("dice-02", "c1", 3, 6),
    m.FaceShown("dice-02", "c1", 3, 6, "in-play"),
    m.Adopt("pad-02", "far-box", 2),
    m.DiceState("dice-02", 2, (m.DieShown(1, "settled", 5, 80), m.DieShown(2, "rolling"))),
    *(m.TableState(2, "rolling", SEATS[1], (2, 0), name, 2, "two", (1, 1, 4)) for name in SEATS[1]),
    m.TableState(3, "done", SEATS[2], (9, 12), winner="b", walks=(WALK,)),
    m.NightState("Rolling for Pink", "BUNKO", "over", 3, 3, 3, 6, 6, 6, "Eve's BUNKO", 400),
    m.BoardState(STANDINGS),
    m.StageState(
        m.RollingOff("the most wins", ("Ann", "Bob"), ("Bob",), rolls=ROLLS[:1], before=ROLLS),
        (m.Changed("set 1, round 3, table 2", "Ann and Cat won", "Bob and Dee won"),),
        (m.Qualified("Ann", "wins", WHY, 1),),
        finalists=(m.FinalistChosen("Ann", "wins", WHY),),
        final_seats=SEATS[0],
        prizes=(m.PrizeLine("Most Wins", 15, (m.PrizeWon("Most Wins", ("Ann",), WHY, 15),)),),
        traveler=m.TravelerState("hostess", "Ann", (m.TravelerMoved("Ann", "bunco", "Bob"),)),
    ),
)


def by_topic() -> dict[str, list[tuple[str, bytes]]]:
    """The samples as they are published, (address, payload), by the topic they belong to."""
    published = defaultdict(list)
    for message in MESSAGES:
        published[TOPIC_OF[type(message)].address].append((address_of(message), encode_payload(message)))
    return dict(published)
