"""The final: its four places, its chairs, its first roller, and the rolls until all dice are alike."""

from __future__ import annotations

from headtable.errors import NotAllowed
from headtable.game import purposes
from headtable.game.night import Night
from headtable.game.prizes.heats import Heat, gained, given_again, most_buncos, most_wins, present
from headtable.game.prizes.tiebreak import Answer, drawn, rolled
from headtable.game.ruleset import Knockout
from headtable.messages.facts import Fact
from headtable.messages.prizes import (
    FinalistAbsent,
    FinalistBy,
    FinalistChosen,
    FinalRolled,
    FinalSeated,
    FinalStarted,
    GrandPrizeWon,
    TiedFor,
)
from headtable.messages.refusals.prizes import (
    FinalAtHeadTable,
    NoChairsToChoose,
    NoPlaceInFinal,
    OtherFinalists,
    StaysInFinal,
)
from headtable.messages.refusals.table import NoSuchRoll
from headtable.messages.roll_offs import FirstRollOfFinal
from headtable.messages.table import Claim, DicePassed, Throw
from headtable.messages.words import HEAD_TABLE, Worth

PLACES: tuple[FinalistBy, ...] = ("wins", "buncos", "semi-finalist", "wild-card")
ALL_ALIKE: tuple[Worth, ...] = ("bunco", "mini", "wipe")
FIRST = FirstRollOfFinal()


def finalists(night: Night) -> tuple[Fact, ...] | None:
    """The next place in the final, or the roll-off for it; None when all are given."""
    knockout = night.ruleset.knockout
    if knockout is None or night.stage.final_seats:
        return None
    chosen = {one.place: one.player for one in night.stage.finalists}
    for place in PLACES:
        answer = () if place in chosen else _place(night, knockout, place, chosen)
        if isinstance(answer, TiedFor):
            return (answer,)
        if answer:
            return tuple(FinalistChosen(winner.player, place, winner.why) for winner in answer)
    return None


def _place(night: Night, knockout: Knockout, place: FinalistBy, chosen: dict[FinalistBy, str]) -> Answer:
    heat = _semi(night)
    seated = set(chosen.values())
    match place:
        case "wins":
            return most_wins(night, _without(heat, seated))
        case "buncos":
            others = seated - {chosen.get("wins", "")}
            return most_buncos(night, _without(heat, others), knockout, chosen.get("wins"))
        case "semi-finalist":
            rest = [player for player in heat.players if player not in seated]
            rest = rest or [player for player in present(night) if player not in seated]
            return drawn(night, rest, given_again(night, purposes.SEMI_FINALIST))
        case "wild-card":
            return _wild_card(night, knockout, seated)


def _semi(night: Night) -> Heat:
    """The players of the semi-final with their cards of that set; without one, everybody with all sets."""
    stage, here = night.stage, present(night)
    if not stage.semi:
        return Heat(_who_played(night, here), gained(night, 0))
    players = tuple(player for player in here if player in stage.semi_players)
    return Heat(players, gained(night, stage.sets_before), stage="semi-final")


def _who_played(night: Night, people: tuple[str, ...]) -> tuple[str, ...]:
    """The players who took part in a set."""
    return tuple(player for player in people if night.cards[player].losses or night.cards[player].wins)


def _without(heat: Heat, seated: set[str]) -> Heat:
    return heat._replace(players=tuple(player for player in heat.players if player not in seated))


def _wild_card(night: Night, knockout: Knockout, seated: set[str]) -> Answer:
    """Draw from all who are left. The rules may redraw until the player is not in the final already."""
    here, purpose = present(night), given_again(night, purposes.WILD_CARD)
    others = [player for player in here if player not in seated]
    if knockout.wild_card == "exclude" or not others:
        return drawn(night, others, purpose)
    in_order = drawn(night, here, purpose, len(here))
    return tuple(winner for winner in in_order if winner.player not in seated)[:1]


def seating(night: Night) -> tuple[Fact, ...] | None:
    """The chairs of the final; an empty answer waits until the finalists choose."""
    knockout, stage = night.ruleset.knockout, night.stage
    if knockout is None or stage.final_seats:
        return None
    players = tuple(one.player for one in stage.finalists)
    if not players:  # everybody has gone home
        return None
    match knockout.final_seats:
        case "draw":
            return (FinalSeated(night.lots.order(players, given_again(night, purposes.FINAL_CHAIRS))),)
        case "choice":
            return ()
        case "by_die":
            first = _first(night, players)
            return (first,) if isinstance(first, TiedFor) else (FinalSeated(_by_die(night, players)),)


def _by_die(night: Night, players: tuple[str, ...]) -> tuple[str, ...]:
    """Chairs from the lowest die upwards. Equals are ordered by their later throws, or by their places."""
    contest = rolled(night, FIRST, players)
    throws = contest.throws if contest else ()
    thrown = {
        player: [sum(roll.faces) for throw in throws for roll in throw if roll.player == player] for player in players
    }
    return tuple(sorted(players, key=lambda player: thrown[player]))


def beginning(night: Night) -> tuple[Fact, ...] | None:
    """The choice of the final's first roller; None when the final has begun, or there is none."""
    stage = night.stage
    if not stage.final_seats or stage.first_in_the_final:
        return None
    first = _first(night, stage.final_seats)
    return (first,) if isinstance(first, TiedFor) else (FinalStarted(first),)


def _first(night: Night, players: tuple[str, ...]) -> str | TiedFor:
    if len(players) == 1:
        return players[0]
    contest = rolled(night, FIRST, players)
    return contest.sure[0] if contest else TiedFor(FIRST, players, wins="lowest")


def not_present(night: Night, player: str) -> Fact:
    """Free the place of a finalist who is not in the hall."""
    stage = night.stage
    if stage.first_in_the_final:
        raise NotAllowed(StaysInFinal(player))
    if all(one.player != player for one in stage.finalists):
        raise NotAllowed(NoPlaceInFinal(player))
    return FinalistAbsent(player)


def seat(night: Night, players: tuple[str, ...]) -> Fact:
    """Seat the finalists in the chairs that they chose."""
    stage = night.stage
    finalists = sorted(one.player for one in stage.finalists)
    if night.contest or not finalists or stage.final_seats:
        raise NotAllowed(NoChairsToChoose())
    if sorted(players) != finalists:
        raise NotAllowed(OtherFinalists(tuple(finalists), players))
    return FinalSeated(players)


def throw(night: Night, said: Throw) -> Fact:
    """A roll of the final, read from the dice."""
    _check(night, said.table)
    if len(said.faces) != night.ruleset.dice or max(said.faces) > night.ruleset.sides:
        raise NotAllowed(NoSuchRoll(said.table, said.faces))
    return _rolled(night, said.faces, len(set(said.faces)) == 1)


def claim(night: Night, said: Claim) -> Fact:
    """A roll of the final, told by its worth. All dice alike win, whatever their number."""
    _check(night, said.table)
    return _rolled(night, None, said.worth in ALL_ALIKE)


def _check(night: Night, table: int) -> None:
    if table != HEAD_TABLE:
        raise NotAllowed(FinalAtHeadTable(table))


def dice_left(night: Night) -> tuple[DicePassed, ...]:
    """Pass the dice on from a chair of the final that its player has left.

    They go clockwise to the next player with a place in the final.
    """
    table = night.tables[0]
    clockwise = (*table.seats[table.roller :], *table.seats[: table.roller])
    steps = next(step for step, player in enumerate(clockwise) if player in night.stage.final_seats)
    return tuple(DicePassed(HEAD_TABLE, player) for player in clockwise[1 : steps + 1])


def _rolled(night: Night, faces: tuple[int, ...] | None, alike: bool) -> Fact:  # noqa: FBT001 - a fact of the roll
    seats, roller = night.stage.final_seats, night.tables[0].roller
    if alike:
        return GrandPrizeWon(seats[roller], faces)
    return FinalRolled(seats[roller], next_in_the_final(night, roller), faces)


def next_in_the_final(night: Night, roller: int) -> str:
    """The next player clockwise; anybody who has gone home is passed over."""
    seats = night.stage.final_seats
    clockwise = (*seats[roller + 1 :], *seats[: roller + 1])
    return next((player for player in clockwise if player not in night.gone), seats[roller])
