"""Well-meant messages of every kind, for the fuzzers to spoil."""

from __future__ import annotations

from collections import defaultdict

from headtable import messages as m
from headtable.wire import TOPIC_OF, address_of, encode_payload

NAMES = ("Ann", "Bob", "Cat", "Dee", "Eve", "Flo", "Gil", "Hal", "Ida", "Jim", "Kay", "Lou")
SEATS = (NAMES[0:4], NAMES[4:8], NAMES[8:12])
STANDINGS = tuple(m.Standing(1 + place, name, 3, 2, place % 2) for place, name in enumerate(NAMES))
WALK = m.Walk("Eve", 2, 1, 1, 2, "won-and-moves-up")
RESULT = m.RoundResult(1, 2, "a", ("Eve", "Gil"), ("Flo", "Hal"), (12, 7), "points")
ROLLS = (m.PersonRoll("Ann", (6,)), m.PersonRoll("Bob", (4,)))
WHY = m.Why("wins", 13, "roll-off", ROLLS)
WON = m.TableWon(2, "a", ("Eve", "Gil"), ("Flo", "Hal"), (12, 7), "points")

PLAYS: tuple[m.Play, ...] = (
    m.OpenNight(NAMES, "listed"),
    m.Arrive("Zoe"),
    m.Leave("Hal"),
    m.Substitute("Hal", "Zoe"),
    m.Rename("Ann", "Anna"),
    m.SwapSeats("Ann", "Hal"),
    m.SeatAgain("drawn"),
    m.StartRound(),
    m.FirstRoller(2, "Eve"),
    m.Throw(2, (1, 1, 4)),
    m.Claim(1, "two"),
    m.Call(3),
    m.BadThrow(2, "off-table", 2),
    m.Decline(3),
    m.Grant(2),
    m.Ring("host"),
    m.TimeUp("round", 1, 1),
    m.EndBreak(),
    m.LengthenBreak(10),
    m.GoBy(2, "phone"),
    m.Pause("a glass broke"),
    m.Resume(),
    m.SetLength(4, "it is late"),
    m.NightLength(2, "it is late"),
    m.RollOff(2, 5, 3),
    m.Award(2, "b"),
    m.RollFor(ROLLS),
    m.NotPresent("Ann"),
    m.SeatFinal(SEATS[0]),
    m.GiveTraveler("Ann"),
    m.Give("the most wins", ("Ann",)),
)
INPUTS: tuple[m.Input, ...] = (
    *PLAYS,
    m.UndoLast(2, "Ida"),
    m.Undo(4, "Ida", "misread"),
    m.Correct(4, m.Claim(2, "one"), "Ida", "a one, not a two"),
    m.Insert(4, m.Throw(2, (1, 2, 3)), "Ida", "nobody pressed it"),
    m.Overrule(1, 3, 2, "b", "Ida", "the tallies were exchanged"),
)
EVENTS: tuple[m.Event, ...] = (
    m.Press("two", 15),
    m.Press("bell"),
    m.Press("undo", 7),
    m.Dice((2, 2, 2), 40),
    m.DieEach(1, 6, 3),
    m.DieSeen(2, "cocked", 0, 12),
)
FACTS: tuple[m.Fact, ...] = (
    m.NightOpened("Rolling for Pink", "0f" * 32, (SEATS[0], SEATS[1], SEATS[2])),
    m.Arrived("Zoe", 2, 4, "Ghost"),
    m.Left("Hal", 2, "Ghost"),
    m.Substituted("Hal", "Zoe"),
    m.Renamed("Ann", "Anna"),
    m.SeatsSwapped("Ann", "Hal"),
    m.SeatedAgain(SEATS),
    m.SeatingBegun("book", "0f" * 32, SEATS[0]),
    m.RoundStarted(1, 3, 3),
    m.FirstRollerChosen(2, "Eve"),
    m.Rolled(2, "Eve", "two", 2, (2, 0), (1, 1, 4)),
    m.BuncoShown(1, "Ann", (3, 3, 3)),
    m.BuncoUncalled(1, "Ann"),
    m.BuncoUncalled(1, "Ann", 3, (3, 0), "Ann"),
    m.BuncoGranted(1, "Ann", 21, (24, 0), (3, 3, 3), "Ann"),
    m.CalledFalsely(3, "Ida"),
    m.CalledFalsely(3, "Ida", 5, (4, 0)),
    m.CalledForNothing(3, "Ida"),
    m.ThrownAgain(3, "Ida", "stacked", 1),
    m.TurnLost(3, "Ida", "floor", 2, (2, 0)),
    m.TurnDeclined(3, "Ida"),
    m.DicePassed(3, "Jim"),
    m.RoundCalled("score", "Ann", "a", 21, "two", (3, 3, 1)),
    m.TableStopped(2, (12, 7)),
    m.TableTied(3, 9, "last_roller", ("Ida", "Lou")),
    m.RolledOff(3, 4, 2),
    WON,
    m.RoundOver(1, 3),
    m.Walked((WALK,)),
    m.SetOver(1),
    m.SetBegun(2),
    m.SetPlanned(1, 4, "it is late"),
    m.NightPlanned(2, "it is late"),
    m.TimeWarning(1, 1),
    m.BreakStarted("dinner", 45),
    m.BreakLengthened(10),
    m.BreakOver(),
    m.GoesBy(2, "phone"),
    m.Paused("a glass broke"),
    m.Resumed(),
    m.TiedFor("the most wins", ("Ann", "Bob")),
    m.RolledFor("the most wins", ROLLS),
    m.Given("the most wins", ("Ann",)),
    m.Qualified("Ann", "wins", WHY, 1),
    m.SemiSeated(4, (SEATS[0], SEATS[1])),
    m.FinalistChosen("Ann", "wins", WHY),
    m.FinalistAbsent("Bob"),
    m.FinalSeated(SEATS[0]),
    m.FinalStarted("Ann"),
    m.FinalRolled("Ann", "Bob", (1, 1, 4)),
    m.GrandPrizeWon("Bob", (4, 4, 4)),
    m.TravelerMoved("Ann", "bunco", "Bob"),
    m.PrizeWon("Most Wins", ("Ann",), WHY, 15),
    m.PrizeUnwon("Traveling", 10),
    m.PrizesGiven(60),
    m.NightOver(STANDINGS, "5eed" * 8),
    m.Undone(4, "Ida", "misread"),
    m.Corrected(4, m.Claim(2, "one"), "Ida", "a one, not a two"),
    m.Inserted(4, m.Throw(2, (1, 2, 3)), "Ida", "nobody pressed it"),
    m.Overruled(1, 3, 2, "b", "Ida", "the tallies were exchanged"),
    m.Voided(5, "table 2: the round is over here"),
    m.Changed("set 1, round 3, table 2", "team a won", "team b won"),
)
MESSAGES: tuple[m.MqttMessage, ...] = (
    *(m.Heard("pad-02", "7", 100 + seq, event, 2) for seq, event in enumerate(EVENTS)),
    *(m.Heard("host-console", "h7", 100 + seq, said) for seq, said in enumerate(INPUTS)),
    m.Heard("pad-01", "7", 120, m.Press("bell"), 1, m.Reflex("box", ("horn", "bell"))),
    m.Ack("pad-01", "7", 5, accepted=True, entry=3),
    m.Ack("pad-02", "7", 5, accepted=False, entry=4, why="table 2: the round has not started"),
    *(m.Told(7 + number, 0, fact) for number, fact in enumerate(FACTS)),
    m.EngineState("engine1", "online", "1.1", in_play=True),
    m.EngineState("engine1", "lost"),
    m.BoxState("box", "b1", "online", "word1", 999_000, ("bell", "horn")),
    m.BoxState("far-box", "b2", "lost"),
    m.Birth("pad-02", "box", "pad", "1.0", "7", "buttons", online=True, table=2),
    m.Health("pad-02", 100, 2, 1, 1),
    m.Health("pad-02", 100, 2, 1, 1, 1, 41, 1, 1, 80, 999_000),
    m.Identify("pad-02", 20),
    m.Adopt("pad-02", "far-box", 2),
    m.DiceState("dice-02", 2, (m.DieShown(1, "settled", 5, 80), m.DieShown(2, "rolling"))),
    *(m.TableState(2, "rolling", SEATS[1], (2, 0), name, 2, "two", (1, 1, 4)) for name in SEATS[1]),
    m.TableState(3, "done", SEATS[2], (9, 12), winner="b", walks=(WALK,)),
    m.NightState("Rolling for Pink", "BUNKO", "playing", 3, 1, 3, 3, 6, 3, "", 9),
    m.NightState("Rolling for Pink", "BUNKO", "over", 3, 3, 3, 6, 6, 6, "Eve's BUNKO", 400),
    m.TableRounds(2, (RESULT,)),
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
    m.SoundCommand("cmd1", "box", "horn", "engine1", "1.1", "word1", 1_000_000, "end"),
    m.SignalState("horn", "box", sounding=True, armed=True, muted=False),
    m.SignalResult("cmd1", "horn", "box", sounded=False, why="the horn is muted"),
)


def by_topic() -> dict[str, list[tuple[str, bytes]]]:
    """The samples as they are published, (address, payload), by the topic they belong to."""
    published = defaultdict(list)
    for message in MESSAGES:
        published[TOPIC_OF[type(message)].address].append((address_of(message), encode_payload(message)))
    return dict(published)
