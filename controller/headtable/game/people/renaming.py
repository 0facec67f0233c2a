"""Replace one name by another, from now on or everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from headtable.game.night import Missed, Night, pair
from headtable.game.roll_off import Contest
from headtable.messages.prizes import PersonRoll, Why
from headtable.messages.table import TableWon
from headtable.messages.words import Seats


class Renaming:
    """Replace one name by another in a night."""

    def __init__(self, night: Night, player: str, to: str) -> None:
        self._night = night
        self._player = player
        self._to = to

    def from_now_on(self) -> None:
        """Give the chair, the card and anything still to come to the new name. The past keeps the old one."""
        night = self._night
        for table in night.tables:
            table.seats = self._seats(table.seats)
            table.won = table.won and self._won(table.won)  # the round that is on is still to be marked
            table.missed = table.missed and self._missed(table.missed)
            table.first = self._rolls(table.first)
        night.cards = {self._name(player): card for player, card in night.cards.items()}
        night.walks = tuple(
            replace(way, player=self._name(way.player), partner=way.partner and self._name(way.partner))
            for way in night.walks
        )
        if night.contest:
            night.contest = self._contest(night.contest)
        self._places()
        self._claims()

    def everywhere(self) -> None:
        """Replace the name in the past, too."""
        self.from_now_on()
        night = self._night
        night.gone = frozenset(self._names(night.gone))
        night.partnered = {pair(*map(self._name, two)): last for two, last in night.partnered.items()}
        night.results = {key: self._won(won) for key, won in night.results.items()}
        night.contests = {what: self._contest(contest) for what, contest in night.contests.items()}
        for table in night.tables:
            table.before = table.before and self._won(table.before)
        self._prizes()
        night.drawn = tuple(replace(drawn, players=tuple(self._names(drawn.players))) for drawn in night.drawn)
        night.seen = replace(
            night.seen, drawn={purpose: tuple(self._names(players)) for purpose, players in night.seen.drawn.items()}
        )
        night.hostess = night.hostess and self._name(night.hostess)
        if night.called and night.called.is_rolled:
            night.called = replace(night.called, by=self._name(night.called.by))

    def _places(self) -> None:
        """Replace the name in the places of the semi-final and the final, and in their reasons."""
        stage = self._night.stage
        stage.qualified = tuple(
            replace(one, player=self._name(one.player), why=self._why(one.why)) for one in stage.qualified
        )
        stage.finalists = tuple(
            replace(one, player=self._name(one.player), why=self._why(one.why)) for one in stage.finalists
        )
        stage.members = tuple(tuple(self._names(group)) for group in stage.members)
        stage.semi_players = tuple(self._names(stage.semi_players))
        stage.absent = tuple(self._names(stage.absent))
        stage.final_seats = tuple(self._names(stage.final_seats))
        stage.first_in_the_final = stage.first_in_the_final and self._name(stage.first_in_the_final)
        stage.grand_prize = stage.grand_prize and self._name(stage.grand_prize)

    def _claims(self) -> None:
        """Rename the player in everything for which a prize may be given."""
        night = self._night
        night.cards_after = [
            {self._name(player): card for player, card in cards.items()} for cards in night.cards_after
        ]
        night.first_bunco = night.first_bunco and self._name(night.first_bunco)
        night.last_bunco = night.last_bunco and self._name(night.last_bunco)
        night.traveler = tuple(
            replace(move, player=self._name(move.player), before=move.before and self._name(move.before))
            for move in night.traveler
        )

    def _prizes(self) -> None:
        stage = self._night.stage
        stage.prizes = tuple(
            replace(won, players=tuple(self._names(won.players)), why=self._why(won.why)) for won in stage.prizes
        )

    def _why(self, why: Why) -> Why:
        return replace(why, rolls=self._rolls(why.rolls))

    def _name(self, player: str) -> str:
        return self._to if player == self._player else player

    def _names(self, players: Iterable[str]) -> Iterator[str]:
        return map(self._name, players)

    def _seats(self, seats: Seats) -> Seats:
        first, second, third, fourth = self._names(seats)
        return first, second, third, fourth

    def _missed(self, missed: Missed) -> Missed:
        credit = missed.credit and self._name(missed.credit)
        return replace(missed, player=self._name(missed.player), credit=credit)

    def _won(self, won: TableWon) -> TableWon:
        (one, other), (loser, other_loser) = self._names(won.winners), self._names(won.losers)
        return replace(won, winners=(one, other), losers=(loser, other_loser))

    def _contest(self, contest: Contest) -> Contest:
        return replace(
            contest,
            players=tuple(self._names(contest.players)),
            level=tuple(self._names(contest.level)),
            sure=tuple(self._names(contest.sure)),
            rolls=self._rolls(contest.rolls),
            throws=tuple(map(self._rolls, contest.throws)),
        )

    def _rolls(self, rolls: tuple[PersonRoll, ...]) -> tuple[PersonRoll, ...]:
        return tuple(replace(roll, player=self._name(roll.player)) for roll in rolls)
