"""One example of every message, as the pages show it: a round at the head table that ends with a bunco."""

from __future__ import annotations

from headtable import messages as m
from headtable.wire import Frame

_SEATS = (("Ann", "Bea", "Cat", "Dot"), ("Eve", "Fay", "Gia", "Hal"))
_WALK = m.Walk("Eve", 2, 1, 1, 2, "won-and-moves-up")
_ROLLS = (m.PersonRoll("Ann", (6,)), m.PersonRoll("Bea", (4,)))
_WHY = m.Why("wins", 13, "roll-off", _ROLLS)
_RESULT = m.RoundResult(1, 1, "a", ("Eve", "Gia"), ("Fay", "Hal"), (5, 5), "roll-off")
_ROLLING_OFF = m.RollingOff("the most wins of group 1", ("Ann", "Bea"), ("Bea",), rolls=_ROLLS[:1])
_PRIZE = m.PrizeLine("Most Wins", 15, (m.PrizeWon("Most Wins", ("Ann",), _WHY, 15),))
_TRAVELER = m.TravelerState("head_table", "Ann", (m.TravelerMoved("Ann", "bunco", "Bea"),))
_DIE = m.DieShown(1, "settled", 5, 80)
_STANDINGS = (m.Standing(1, "Ann", 3, 0, 1), m.Standing(2, "Bea", 2, 1, 0))

LINES = (
    Frame("pad-01", 0, m.Hello(1, "0.1.0", "pad", 7, "3F2A", "buttons+dice")),
    Frame("pad-01", 1, m.Press("two", 15)),
    Frame("pad-01", 2, m.Dice((1, 1, 4), 40)),
    Frame("pad-01", 3, m.DieEach(5, 3)),
    Frame("dice-02", 4, m.DieSeen(1, "settled", 5, 20)),
    Frame("dice-02", 4, m.Battery(1, 80)),
    Frame("pad-01", 3, m.Idle()),
    Frame("pad-01", 3, m.Counts(41, 0, 0)),
    Frame("horn-01", 0, m.Sounding("c2f1", "horn")),
    Frame("horn-01", 0, m.Quiet("c2f1", "horn")),
    Frame("all", 1, m.Who()),
    Frame("pad-01", 2, m.Poll()),
    Frame("pad-01", 3, m.Got(1)),
    Frame("pad-01", 4, m.Took(1)),
    Frame("pad-01", 5, m.Refused(2, "table 1: the round has not started")),
    Frame("horn-01", 6, m.Sound("c2f1", "horn", (150, 150, 600))),
    Frame("horn-01", 7, m.Hush("c2f2", "horn")),
    Frame("pad-01", 8, m.Show("s8", "roll", 1, 2, 0, "Ann")),
    Frame("pad-01", 8, m.Blink("b1", 10)),
)

MESSAGES: tuple[m.MqttMessage, ...] = (
    m.EngineState("e5b1", "online", "1.1", in_play=True),
    m.BoxState("box", "b7d2", "online", "9c41", 73_250, ("bell", "horn")),
    m.Birth("pad-01", "box", "pad", "0.1.0", "7", "buttons+dice", online=True, table=1),
    m.Health("pad-01", heard=120, repeated=2, garbled=1, bounces=41, battery=80, heard_ms=71_004),
    m.Identify("pad-01"),
    m.Adopt("pad-01", "box", 1, bell=True),
    m.DiceState("dice-02", 2, (_DIE,)),
    m.Heard("pad-01", "7", 1, m.Press("two", 15), 1),
    m.Ack("pad-01", "7", 1, accepted=True, entry=12),
    m.Told(12, 0, m.Rolled(1, "Ann", "two", 2, (2, 0), (1, 1, 4))),
    m.NightState("Rolling for Pink", "BUNKO", "playing", 2, 1, 3, 1, 6, 1, entry=12),
    m.TableState(1, "rolling", _SEATS[0], (2, 0), "Ann", 2, "two", (1, 1, 4)),
    m.TableRounds(2, (_RESULT,)),
    m.BoardState(_STANDINGS),
    m.StageState(_ROLLING_OFF, prizes=(_PRIZE,), traveler=_TRAVELER),
    m.SoundCommand("c2f1", "box", "horn", "e5b1", "1.1", "9c41", 73_900, "end"),
    m.SignalState("horn", "box", sounding=True, armed=True, muted=False),
    m.SignalResult("c2f1", "horn", "box", sounded=False, why="the horn is muted"),
)

_CORRECTION = m.Claim(1, "one")

SAID: tuple[m.Event | m.Input, ...] = (
    m.Press("two", 15),
    m.Dice((1, 1, 4), 40),
    m.DieEach(5, 3),
    m.DieSeen(2, "cocked", 0, 20),
    m.OpenNight(_SEATS[0] + _SEATS[1], "listed"),
    m.Arrive("Zoe"),
    m.Leave("Hal"),
    m.Substitute("Hal", "Zoe"),
    m.Rename("Ann", "Anna"),
    m.SwapSeats("Ann", "Hal"),
    m.SeatAgain("drawn"),
    m.StartRound(),
    m.FirstRoller(1, "Bea"),
    m.Throw(1, (1, 1, 4)),
    m.Claim(1, "two"),
    m.Call(1),
    m.BadThrow(1, "floor", 2),
    m.Decline(2),
    m.Grant(1),
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
    m.Award(2, "a"),
    m.RollFor(_ROLLS),
    m.Give("the most wins of group 1", ("Ann",)),
    m.NotPresent("Ann"),
    m.SeatFinal(_SEATS[0]),
    m.GiveTraveler("Ann"),
    m.UndoLast(1, "pad-01"),
    m.Undo(12, "host", "it was another table"),
    m.Correct(12, _CORRECTION, "host", "the second die was a three"),
    m.Insert(12, m.Call(1), "host", "everybody heard it"),
    m.Overrule(1, 2, 1, "b", "host", "two scores were exchanged"),
)

FACTS: tuple[m.Fact, ...] = (
    m.NightOpened("rfp", "0f" * 32, _SEATS),
    m.Arrived("Zoe", 2, 4, "Ghost"),
    m.Left("Hal", 2, "Ghost"),
    m.Substituted("Hal", "Zoe"),
    m.Renamed("Ann", "Anna"),
    m.SeatsSwapped("Ann", "Hal"),
    m.SeatedAgain(_SEATS),
    m.SeatingBegun("book", "0f" * 32, _SEATS[0]),
    m.RoundStarted(1, 1, 1),
    m.FirstRollerChosen(1, "Bea"),
    m.Rolled(1, "Ann", "two", 2, (2, 0), (1, 1, 4)),
    m.BuncoShown(1, "Ann", (1, 1, 1)),
    m.BuncoUncalled(1, "Ann"),
    m.BuncoGranted(1, "Ann", 21, (23, 0), (1, 1, 1), "Ann"),
    m.CalledFalsely(1, "Bea"),
    m.CalledForNothing(1, "Bea"),
    m.ThrownAgain(1, "Bea", "cocked"),
    m.TurnLost(1, "Bea", "floor"),
    m.TurnDeclined(2, "Hal"),
    m.DicePassed(1, "Bea"),
    m.RoundCalled("bunco", "Ann", "a", 23, "bunco", (1, 1, 1)),
    m.TableStopped(2, (5, 5)),
    m.TableTied(2, 5, "last_roller", ("Gia", "Hal")),
    m.RolledOff(2, 5, 3),
    m.TableWon(2, "a", ("Eve", "Gia"), ("Fay", "Hal"), (5, 5), "roll-off"),
    m.RoundOver(1, 1),
    m.Walked((_WALK,)),
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
    m.TiedFor("the most wins of group 1", ("Ann", "Bea")),
    m.RolledFor("the most wins of group 1", _ROLLS),
    m.Given("the most wins of group 1", ("Ann",)),
    m.Qualified("Ann", "wins", _WHY, 1),
    m.SemiSeated(4, _SEATS),
    m.FinalistChosen("Ann", "wins", _WHY),
    m.FinalistAbsent("Bea"),
    m.FinalSeated(_SEATS[0]),
    m.FinalStarted("Ann"),
    m.FinalRolled("Ann", "Bea", (1, 1, 4)),
    m.GrandPrizeWon("Bea", (4, 4, 4)),
    m.TravelerMoved("Ann", "bunco", "Bea"),
    m.PrizeWon("Most Wins", ("Ann",), _WHY, 15),
    m.PrizeUnwon("Traveling", 10),
    m.PrizesGiven(60),
    m.NightOver(_STANDINGS, "5eed" * 8),
    m.Undone(12, "host", "it was another table"),
    m.Corrected(12, _CORRECTION, "host", "the second die was a three"),
    m.Inserted(12, m.Call(1), "host", "everybody heard it"),
    m.Overruled(1, 2, 1, "b", "host", "two scores were exchanged"),
    m.Voided(13, "table 2: the round is over here"),
    m.Changed("set 1, round 1, table 2", "Eve and Gia won with 5 to 3", "Fay and Hal won with 6 to 5"),
)

INSIDE: tuple[m.Message, ...] = (
    _ROLLING_OFF,
    _DIE,
    m.Reflex("box", ("horn", "bell")),
    m.When(5_400_250, 40),
    _WALK,
    _RESULT,
    _STANDINGS[0],
    _ROLLS[0],
    _WHY,
    _PRIZE,
    _TRAVELER,
)

OF: dict[str, m.Message] = {type(sample).__name__: sample for sample in (*MESSAGES, *SAID, *FACTS, *INSIDE)}
