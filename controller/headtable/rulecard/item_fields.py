"""The fields of a ruleset's prizes and breaks: which of them stay, and the settings of each."""

from __future__ import annotations

from collections.abc import Iterator

from headtable.game.prizes.pot import WINNERS
from headtable.game.ruleset import Break, Prize, Ruleset
from headtable.rulecard.setting_field import Option, SettingField
from headtable.rulesets.ruleset_items import MOST_ITEMS
from headtable.saying import text

MOST_SHARES = 10_000
MOST_MINUTES = 600
MOST_SETS = 100  # after which a break may be


def item_fields(ruleset: Ruleset, key: str, settles: str, places: tuple[int, ...]) -> Iterator[SettingField]:
    """The list itself, then the settings of each of its items. ``places`` are the items' places in the changes."""
    items: tuple[Prize | Break, ...] = ruleset.prizes if key == "prizes" else ruleset.breaks
    names = tuple(Option(place, _name_of(item)) for place, item in zip(places, items, strict=False))
    next_place = max(places, default=-1) + 1
    most = next_place if next_place < MOST_ITEMS else None
    yield SettingField(key, "items", settles, places[: len(names)], names, most=most)
    for place, item in zip(places, items, strict=False):
        yield from _of_prize(ruleset, place, item) if isinstance(item, Prize) else _of_break(ruleset, place, item)


def _name_of(item: Prize | Break) -> str:
    return item.name if isinstance(item, Prize) else item.what


def _of_prize(ruleset: Ruleset, place: int, prize: Prize) -> Iterator[SettingField]:
    before = f"prizes.{place}"
    bunco = ruleset.words.bunco
    winners = tuple(Option(to, text("house-item-winner", to=to, bunco=bunco)) for to in _winners(ruleset, prize))
    yield SettingField(f"{before}.name", "text", _settles(prize.name, "prize-name"), prize.name)
    yield SettingField(f"{before}.to", "choice", _settles(prize.name, "prize-to"), prize.to, winners)
    if ruleset.pot is not None:
        share = "prize-dollars" if ruleset.pot.shares == "fixed" else "prize-share"
        yield SettingField(f"{before}.share", "number", _settles(prize.name, share), prize.share, (), 1, MOST_SHARES)


def _winners(ruleset: Ruleset, prize: Prize) -> Iterator[str]:
    """The ways to win that this night can have."""
    impossible = {"traveler"} if ruleset.traveler is None else set[str]()
    if ruleset.knockout is None:
        impossible.add("grand_prize")
    return (to for to in WINNERS if to not in impossible or to == prize.to)


def _of_break(ruleset: Ruleset, place: int, pause: Break) -> Iterator[SettingField]:
    before, name = f"breaks.{place}", pause.what
    last = max(min(ruleset.sets - 1, MOST_SETS), pause.after_set or 1)
    times = [Option(number, text("house-item-when", set=number)) for number in range(1, last + 1)]
    if ruleset.knockout is not None or pause.before is not None:
        times.append(Option("semi_final", text("house-item-when", set=None)))
    yield SettingField(f"{before}.what", "text", _settles(name, "break-what"), name)
    yield SettingField(
        f"{before}.when", "choice", _settles(name, "break-when"), pause.before or pause.after_set, tuple(times)
    )
    yield SettingField(
        f"{before}.minutes",
        "number",
        _settles(name, "break-minutes"),
        pause.minutes,
        (),
        1,
        MOST_MINUTES,
        may_be_empty=True,
    )


def _settles(item: str, field: str) -> str:
    return text("house-item-settles", item=item, field=field)
