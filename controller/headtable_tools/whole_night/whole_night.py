"""Read a whole night from its journal. ``whole_night(Path("tonight.night.db")).players``"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from headtable.game import Night, apply
from headtable.game.night import Card, new_night
from headtable.game.prizes.stage_view import stage_state
from headtable.game.views import board_state
from headtable.saying.currencies import currency
from headtable_tools.replay.recorded_night import RecordedNight, recorded_night
from headtable_tools.whole_night.dice_log import dice_of
from headtable_tools.whole_night.luck_log import LuckLog
from headtable_tools.whole_night.night_data import FORMAT, PlayerNight, RoundPlayed, Turn, WholeNight
from headtable_tools.whole_night.prize_money import cents_of
from headtable_tools.whole_night.round_log import RoundLog
from headtable_tools.whole_night.turn_log import TurnLog


def whole_night(path: Path) -> WholeNight:
    """The night as it stands after all corrections; BadConfig or Unwell if the journal cannot be read."""
    return night_data(recorded_night(path))


def night_data(recorded: RecordedNight) -> WholeNight:
    """The data of a recorded night."""
    night = recorded.night
    prizes = stage_state(night, ()).prizes
    turns, rounds, luck = _played_again(recorded)
    return WholeNight(
        format=FORMAT,
        id=recorded.id,
        opened=recorded.opened,
        ruleset=night.ruleset.name,
        title=night.ruleset.title,
        about=recorded.about,
        bunco_word=night.ruleset.words.bunco,
        phase=night.phase,
        tables=max((len(night.tables), *(table.table for played in rounds for table in played.tables))),
        semi_final=night.stage.semi,
        players=tuple(_players(night, turns, rounds, luck)),
        standings=board_state(night).standings,
        rounds=rounds,
        prizes=prizes,
        currency=currency(),
        grand_prize=night.stage.grand_prize,
        hostess=night.hostess,
        turns=turns,
        dice=dice_of(recorded.history),
    )


def _played_again(recorded: RecordedNight) -> tuple[tuple[Turn, ...], tuple[RoundPlayed, ...], LuckLog]:
    """Let every fact that stands happen again, and note what it adds to the cards."""
    night = new_night(recorded.night.ruleset, recorded.night.lots.seed)
    turns, rounds, luck = TurnLog(), RoundLog(), LuckLog(night)
    for entry, played in recorded.history.told.items():
        for fact in played.facts:
            turns.add(fact, night)
            luck.add(fact, night)
            rounds.add(fact, night, recorded.at_ms.get(entry))
            apply(night, fact)
    return tuple(turns.turns), rounds.rounds(recorded.night), luck


def _players(
    night: Night, turns: tuple[Turn, ...], rounds: tuple[RoundPlayed, ...], luck: LuckLog
) -> Iterator[PlayerNight]:
    """Every person with a card, in the order of the cards."""
    cents = cents_of(stage_state(night, ()).prizes, night.hostess) if night.ruleset.pot else None
    played, untold = _rounds_of(rounds)
    own: dict[str, list[Turn]] = {}
    for turn in turns:
        own.setdefault(turn.player, []).append(turn)
    for player, card in night.cards.items():
        if player not in night.ghosts:
            sums = luck.sums.get(player)
            yield PlayerNight(
                player,
                *_counts(night, card),
                points=sum(turn.points for turn in own.get(player, ())),
                turns=sum(bool(turn.rolls) for turn in own.get(player, ())),
                rolls=sum(len(turn.rolls) for turn in own.get(player, ())),
                rounds=played[player],
                untold_rounds=untold[player],
                luck=sums.luck_of_night() if sums else None,
                cents=None if cents is None else cents[player],
            )


def _counts(night: Night, card: Card) -> tuple[int, int, int, int | None]:
    return card.wins, card.losses, card.buncos, card.minis if night.ruleset.minis_shown else None


def _rounds_of(rounds: tuple[RoundPlayed, ...]) -> tuple[Counter[str], Counter[str]]:
    """How many rounds each player has played, and how many of them at a table without rolls."""
    played: Counter[str] = Counter()
    untold: Counter[str] = Counter()
    for table in (table for one in rounds for table in one.tables):
        people = (*table.winners, *table.losers)
        played.update(people)
        untold.update(people if table.rolls == 0 else ())
    return played, untold
