"""Add up the nights of a season. ``season(gathered([Path("nights")]), {}).players``"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations

from msgspec.structs import replace

from headtable.game.people.roster import is_ghost
from headtable.saying import BUNCO
from headtable_tools.season.gathering import Gathered
from headtable_tools.season.new_names import NewNames, check_two_people, unknown_names
from headtable_tools.season.season_data import Pair, Season, SeasonNight, SeasonPlayer
from headtable_tools.whole_night.night_data import PlayerNight, TableRound, WholeNight

Two = tuple[str, str]


def season(found: Gathered, names: NewNames) -> Season:
    """The sums of all nights by the names that count; BadConfig if two people of one night would be one."""
    for file, night in found.nights:
        check_two_people(file, names, [player.player for player in night.players])
    nights = [night for _, night in found.nights]
    people = {player.player for night in nights for player in night.players}
    words = {night.bunco_word for night in nights}
    return Season(
        bunco_word=words.pop() if len(words) == 1 else BUNCO,
        nights=tuple(_night(file, night, names) for file, night in found.nights),
        players=_players(nights, names),
        pairs=_pairs(nights, names),
        skipped=found.skipped,
        unknown_names=tuple(unknown_names(names, people)),
    )


def _night(file: str, night: WholeNight, names: NewNames) -> SeasonNight:
    first = tuple(names.get(line.player, line.player) for line in night.standings if line.place == 1)
    return SeasonNight(file, night.id, night.opened, night.day, night.ruleset, night.name, len(night.players), first)


def _players(nights: Iterable[WholeNight], names: NewNames) -> tuple[SeasonPlayer, ...]:
    sums: dict[str, SeasonPlayer] = {}
    for card in (card for night in nights for card in night.players):
        name = names.get(card.player, card.player)
        before = sums.get(name) or SeasonPlayer(name, 0, 0, 0, 0, 0, 0, 0, None)
        sums[name] = _with(before, card)
    return tuple(sorted(sums.values(), key=lambda one: (-one.wins, -one.buncos, -one.points, one.player)))


def _with(before: SeasonPlayer, card: PlayerNight) -> SeasonPlayer:
    cents = before.cents if card.cents is None else (before.cents or 0) + card.cents
    return replace(
        before,
        nights=before.nights + 1,
        wins=before.wins + card.wins,
        losses=before.losses + card.losses,
        buncos=before.buncos + card.buncos,
        points=before.points + card.points,
        rounds=before.rounds + card.rounds,
        untold_rounds=before.untold_rounds + card.untold_rounds,
        cents=cents,
    )


def _pairs(nights: Iterable[WholeNight], names: NewNames) -> tuple[Pair, ...]:
    together: Counter[Two] = Counter()
    partners: Counter[Two] = Counter()
    for table in (table for night in nights for played in night.rounds for table in played.tables):
        together.update(_twos((*table.winners, *table.losers), names))
        for team in _teams(table):
            partners.update(_twos(team, names))
    pairs = (Pair(*two, rounds, partners[two]) for two, rounds in together.items())
    return tuple(sorted(pairs, key=lambda pair: (-pair.rounds, -pair.partners, pair.one, pair.other)))


def _teams(table: TableRound) -> tuple[Two, Two]:
    return table.winners, table.losers


def _twos(players: Iterable[str], names: NewNames) -> Iterator[Two]:
    """Each two of the people among them, in alphabetical order."""
    people = {names.get(player, player) for player in players if not is_ghost(player)}
    yield from combinations(sorted(people), 2)
