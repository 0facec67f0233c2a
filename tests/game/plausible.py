"""What somebody in a room might say next, mostly rightly: a new input joins all random nights by a line here."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Literal, get_args

from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.game import Night
from headtable.game.night import Table, awaits_semi, sets_over
from headtable.game.pace.timing import running
from headtable.game.roll_off import Contest
from headtable.game.table.first_roller import dice_for_first
from headtable.messages.inputs import Input
from headtable.messages.pace import (
    EndBreak,
    GoBy,
    LengthenBreak,
    NightLength,
    Pause,
    Resume,
    Ring,
    SetLength,
    StartBreak,
    StartRound,
    TimeUp,
)
from headtable.messages.past import Correct, Insert, Overrule, Revision, Undo, UndoLast
from headtable.messages.people import Arrive, Leave, OpenNight, Rename, SeatAgain, Substitute, SwapSeats
from headtable.messages.plays import Play
from headtable.messages.prizes import Give, GiveTraveler, NotPresent, PersonRoll, RollFor, SeatFinal
from headtable.messages.rooms import (
    Phase,
)
from headtable.messages.table import (
    Award,
    BadThrow,
    Call,
    Claim,
    Decline,
    FinalScore,
    FirstRoller,
    Grant,
    PlayerBuncos,
    RollForFirst,
    RollOff,
    Throw,
)
from headtable.messages.words import BadThrowWhy, Team
from tests.game.evening import Evening

Chance = random.Random
Says = Callable[[Night, Chance], Play]
SEATINGS: tuple[Literal["drawn", "three-dice", "usual"], ...] = ("drawn", "three-dice", "usual")
LONGEST_ROUND = 50_000  # things that are said in it
TEAMS: tuple[Team, Team] = ("a", "b")


def plausible(night: Night, chance: Chance) -> Play:
    """Whatever fits where the night is; now and then what fits elsewhere."""
    if night.paused:
        return chance.choice((Resume(), Resume(), StartRound()))
    called = [one.player for one in night.stage.finalists] or [one.player for one in night.stage.qualified]
    if (night.contest is not None or awaits_semi(night)) and chance.random() < 0.05 and called:
        return NotPresent(chance.choice(called))
    if night.tables and (sets_over(night) or awaits_semi(night)) and chance.random() < 0.05:
        return chance.choice((goes, goes, comes, rests))(night, chance)
    if night.contest is not None:
        return rolls_against_others(night, chance)
    if night.tables and chance.random() < 0.01:
        return chance.choice(AT_ANY_TIME)(night, chance)
    return chance.choice(SAID_IN[night.phase])(night, chance)


# --- at a table ----------------------------------------------------------------------------------


def dice(night: Night, chance: Chance) -> tuple[int, ...]:
    """All dice of a roll; buncos are far more frequent than in life."""
    ruleset = night.ruleset
    if chance.random() < 0.05:
        return (chance.randint(1, ruleset.sides),) * ruleset.dice
    return tuple(chance.randint(1, ruleset.sides) for _ in range(ruleset.dice))


def at_a_table(night: Night, chance: Chance) -> Play:
    """What somebody does at one of the tables that still have something to do."""
    busy = [table for table in night.tables if has_something_to_do(night, table)]
    table = chance.choice(busy or night.tables)
    if table.awaits_sheet or (table.tied and not table.open):
        return ends_without_rolls(night, table, chance)
    if dice_for_first(night, table) and chance.random() < 0.9:
        return rolls_for_first(night, table, chance)
    if table.shown:
        return says_of_a_bunco(night, table, chance)
    if chance.random() < 0.02:
        return Call(table.number)
    if night.phase == "called" and chance.random() < 0.05:
        return Decline(table.number)
    return throws(night, chance, table)


def says_of_a_bunco(night: Night, table: Table, chance: Chance) -> Play:
    """It is called, by whatever button or bell, or something else happens first."""
    return chance.choice(
        (
            Call(table.number),
            Claim(table.number, "bunco"),
            Claim(table.number, "miss"),
            throws(night, chance, table),
            Ring(chance.choice(("button", "phone", "host"))),
        )
    )


def rolls_for_first(night: Night, table: Table, chance: Chance) -> Play:
    """Some of a table throw for who rolls first, or the host says it."""
    contest = dice_for_first(night, table)
    if contest is None or chance.random() < 0.05:
        return FirstRoller(table.number, chance.choice(table.seats))
    players = contest.to_roll if chance.random() < 0.7 else (chance.choice(contest.to_roll),)
    return RollForFirst(table.number, tuple(PersonRoll(player, (chance.randint(1, 6),)) for player in players))


def throws(night: Night, chance: Chance, table: Table) -> Play:
    """A roll, read from the dice or told by a button, or a throw that does not count."""
    if chance.random() < 0.05:
        return BadThrow(table.number, chance.choice(get_args(BadThrowWhy)), chance.randint(1, night.ruleset.dice))
    if chance.random() < 0.2:
        return Claim(table.number, chance.choice(tuple(night.rules.claims)))
    return Throw(table.number, dice(night, chance))


def plays_off(night: Night, table: Table, chance: Chance) -> Play:
    """A tie that is not played on: one die for each team, or the host's word."""
    if night.rules.tie.dice and chance.random() < 0.9:
        return RollOff(table.number, chance.randint(1, 6), chance.randint(1, 6))
    return Award(table.number, chance.choice(TEAMS))


def has_something_to_do(night: Night, table: Table) -> bool:
    """Whether anything is said there: of a table on paper, nothing before the bell."""
    if table.number in night.sheets and table.untold and not table.called:
        return False
    return table.open or table.tied or table.shown is not None or table.awaits_sheet


def ends_without_rolls(night: Night, table: Table, chance: Chance) -> Play:
    """A sheet that is awaited, or a tie that is not played on."""
    if table.awaits_sheet and chance.random() < 0.9:
        return tells_its_sheet(table, chance)
    return plays_off(night, table, chance)


def tells_its_sheet(table: Table, chance: Chance) -> Play:
    """A table on paper brings its sheet, or has lost it."""
    if chance.random() < 0.1:
        return Award(table.number, chance.choice(TEAMS))
    tally = chance.choice(((5, 5), (chance.randint(0, 60), chance.randint(0, 60))))
    rolled = chance.sample(table.seats, chance.choice((0, 0, 1, 2)))
    return FinalScore(table.number, tally, tuple(PlayerBuncos(player, chance.randint(1, 2)) for player in rolled))


def goes_by_another(night: Night, chance: Chance) -> Play:
    """A table has no pad any more, or has one again."""
    return GoBy(chance.choice(night.tables).number, chance.choice(("paper", "pad")))


def calls_the_round(night: Night, chance: Chance) -> Play:
    """Somebody has had enough of this round."""
    return at_a_table(night, chance) if chance.random() < 0.99 else Ring(chance.choice(("host", "button", "phone")))


def grants(night: Night, chance: Chance) -> Play:
    """The host believes somebody who says that it was called."""
    missed = [table for table in night.tables if table.missed]
    return Grant(chance.choice(missed or night.tables).number)


# --- the pace and the people ---------------------------------------------------------------------


def opens(night: Night, chance: Chance) -> Play:
    """The host opens the night."""
    seatings: tuple[Literal["drawn", "listed", "three-dice", "usual"], ...] = (
        "drawn",
        "listed",
        "three-dice",
        "usual",
    )
    return OpenNight(tuple(f"P{number}" for number in range(chance.randint(4, 40))), chance.choice(seatings))


def starts(night: Night, chance: Chance) -> Play:
    """The next round starts."""
    return chance.choice((StartRound(), StartRound(), Ring("button")))


def chooses_who_rolls_first(night: Night, chance: Chance) -> Play:
    """A table has agreed on who begins, or throws for it."""
    table = chance.choice(night.tables)
    if dice_for_first(night, table):
        return rolls_for_first(night, table, chance)
    return FirstRoller(table.number, chance.choice(table.seats))


def rolls_too_early(night: Night, chance: Chance) -> Play:
    """Somebody cannot wait."""
    return throws(night, chance, chance.choice(night.tables))


def somebody(night: Night, chance: Chance) -> str:
    """Anybody at a table, ghosts too."""
    return chance.choice(chance.choice(night.tables).seats)


def stranger(night: Night, chance: Chance) -> str:
    """Somebody new, or who has gone home."""
    return chance.choice((f"N{chance.randrange(1000)}", *sorted(night.gone - night.ghosts)))


def comes(night: Night, chance: Chance) -> Play:
    """Somebody is late, or comes back."""
    return Arrive(stranger(night, chance))


def goes(night: Night, chance: Chance) -> Play:
    """Somebody goes home, and perhaps another takes over."""
    player = somebody(night, chance)
    return chance.choice((Leave(player), Substitute(player, stranger(night, chance))))


def is_called_otherwise(night: Night, chance: Chance) -> Play:
    """A name was written down wrongly."""
    return Rename(somebody(night, chance), f"N{chance.randrange(1000)}")


def sits_otherwise(night: Night, chance: Chance) -> Play:
    """Two swap their chairs, or all are seated again."""
    swaps = SwapSeats(somebody(night, chance), somebody(night, chance))
    return SeatAgain() if chance.random() < 0.2 else swaps


def in_a_break(night: Night, chance: Chance) -> Play:
    """The host, the head table or the clock ends it, or it is made longer."""
    return chance.choice((EndBreak(), StartRound(), Ring("host"), clock(night, chance), LengthenBreak(5)))


def clock(night: Night, chance: Chance) -> Play:
    """Some time is up; most often of what goes on."""
    span = running(night)
    return TimeUp(*span[:3]) if span else TimeUp(chance.choice(("round", "walk", "break")), night.set, night.round)


def rests(night: Night, chance: Chance) -> Play:
    """The dessert is ready."""
    return StartBreak("dessert", chance.choice((None, 10)))


def pauses(night: Night, chance: Chance) -> Play:
    """Something has happened."""
    return Pause("a glass is broken")


def ends_the_set_otherwise(night: Night, chance: Chance) -> Play:
    """It is late, or early."""
    return SetLength(chance.randint(max(0, night.round - 1), night.ruleset.rounds))


def ends_the_night_otherwise(night: Night, chance: Chance) -> Play:
    """It is very late, or very early."""
    return NightLength(chance.randint(max(0, night.set - 1), 3))


# --- prizes and places ---------------------------------------------------------------------------


def rolls_against_others(night: Night, chance: Chance) -> Play:
    """One or all of those who are tied throw; or the host loses patience."""
    assert night.contest is not None
    contest = night.contest
    if contest.again == "host" or chance.random() < 0.05:
        return Give(contest.what, tuple(chance.sample(contest.players, contest.places)))
    return rolls_for(contest, chance)


def rolls_for(contest: Contest, chance: Chance) -> RollFor:
    """One or all of those who still must."""
    players = contest.to_roll if chance.random() < 0.5 else (chance.choice(contest.to_roll),)
    return RollFor(
        tuple(PersonRoll(player, tuple(chance.randint(1, 6) for _ in range(contest.dice))) for player in players)
    )


def seats_the_final(night: Night, chance: Chance) -> Play:
    """The finalists choose their chairs, or one of them is not there."""
    finalists = [one.player for one in night.stage.finalists]
    if chance.random() < 0.1:
        return NotPresent(chance.choice(finalists))
    return SeatFinal(tuple(chance.sample(finalists, len(finalists))))


def rolls_in_the_final(night: Night, chance: Chance) -> Play:
    """Until all dice are alike."""
    if chance.random() < 0.2:
        return Claim(1, chance.choice(tuple(night.rules.claims)))
    return Throw(1, dice(night, chance))


def names_who_holds_the_traveler(night: Night, chance: Chance) -> Play:
    """The host has seen it fly."""
    return GiveTraveler(chance.choice(tuple(night.cards)))


SAID_IN: dict[Phase, tuple[Says, ...]] = {
    "closed": (opens,),
    "ready": (
        *(starts, starts, starts, chooses_who_rolls_first),
        *(rolls_too_early, goes_by_another, comes, goes, sits_otherwise),
    ),
    "playing": (calls_the_round,),
    "called": (at_a_table,),
    "break": (in_a_break,),
    "settling": (seats_the_final,),
    "final": (rolls_in_the_final,),
    "over": (starts, rolls_too_early),
}
AT_ANY_TIME: tuple[Says, ...] = (
    clock,
    goes_by_another,
    grants,
    pauses,
    rests,
    ends_the_set_otherwise,
    ends_the_night_otherwise,
    comes,
    goes,
    is_called_otherwise,
    sits_otherwise,
    names_who_holds_the_traveler,
)


# --- the past put right --------------------------------------------------------------------------

Said = tuple[int, Input]


def puts_right(night: Night, journal: Sequence[Said], chance: Chance) -> Revision:
    """The host, or a table, puts something right, most often something recent."""
    entry, said = chance.choice(journal[-40:] if chance.random() < 0.7 else journal)
    again_from = chance.choice(journal)[0] if chance.random() < 0.1 else None
    match chance.randrange(5):
        case 0:
            return Undo(entry, "host", "it was another table", again_from)
        case 1:
            return Insert(entry, plausible(night, chance), "host", "nobody pressed it", again_from)
        case 2 if night.results:
            key = chance.choice(tuple(night.results))
            return Overrule(*key, chance.choice(TEAMS), "host", "two pads were exchanged")
        case 3 if night.tables:
            return UndoLast(chance.choice(night.tables).number, "pad")
        case _:
            return Correct(entry, otherwise(night, said, chance), "host", "it was misread", again_from)


OF_PEOPLE = (Arrive, Leave, Substitute, Rename, SwapSeats, SeatAgain, OpenNight, FirstRoller, RollForFirst)
PEOPLE: tuple[Says, ...] = (comes, goes, is_called_otherwise, sits_otherwise, chooses_who_rolls_first)


def puts_people_right(night: Night, journal: Sequence[Said], chance: Chance) -> Revision:
    """The host, who had said wrongly who was there and who sat where, or forgot it, or had put it right wrongly."""
    of_people = [(entry, said) for entry, said in journal if isinstance(said, (*OF_PEOPLE, Revision))]
    entry, said = chance.choice(of_people)
    match chance.randrange(3):
        case 0:
            return Undo(entry, "host", "nobody came")
        case 1:
            return Insert(chance.choice(journal)[0], chance.choice(PEOPLE)(night, chance), "host", "she was there")
        case _ if isinstance(said, OpenNight):
            players = list(said.players)
            players[chance.randrange(len(players))] = f"N{chance.randrange(1000)}"
            return Correct(entry, replace(said, players=tuple(players)), "host", "spelling")
        case _:
            return Correct(entry, chance.choice(PEOPLE)(night, chance), "host", "it was another")


def otherwise(night: Night, said: Input, chance: Chance) -> Play:
    """What was said, put right."""
    match said:
        case Throw() | Claim():
            return Throw(said.table, dice(night, chance))
        case RollOff():
            return RollOff(said.table, chance.randint(1, 6), chance.randint(1, 6))
        case FinalScore():
            return replace(said, tally=(chance.randint(0, 60), chance.randint(0, 60)))
        case _:
            return plausible(night, chance)


# --- saying it -----------------------------------------------------------------------------------


def play_on(evening: Evening, chance: Chance, said: int) -> None:
    """Let the room say so many things; what is not allowed is only refused."""
    for _ in range(said):
        with suppress(NotAllowed):
            evening.say(plausible(evening.night, chance))


def play_round(evening: Evening, chance: Chance) -> None:
    """Let the room play to the end of a round."""
    over = evening.night.rounds_played + 1
    for _ in range(LONGEST_ROUND):
        if evening.night.rounds_played >= over or evening.night.phase == "over":
            return
        play_on(evening, chance, 1)
    raise AssertionError(f"this round never ends: {evening.night.phase}, {evening.journal[-5:]}")
