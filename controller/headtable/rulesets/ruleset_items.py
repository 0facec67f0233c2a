"""The breaks and prizes of a changed ruleset: those that stay, those that are new, and what is changed of each."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from itertools import count

from headtable.saying import text

ITEM_KEY = re.compile(r"(breaks|prizes)\.([0-9]{1,2})\.(\w+)")
LISTS = ("breaks", "prizes")
MOST_ITEMS = 40
WHEN = "when"  # of a break: the number of a set, or "semi_final"
Item = dict[str, object]


def changes_items(key: str, value: object) -> bool:
    """Whether a change chooses the items of a list, or changes one of them."""
    return ITEM_KEY.fullmatch(key) is not None or (key in LISTS and isinstance(value, tuple))


def chosen_places(changes: Mapping[str, object], key: str, there: int) -> tuple[int, ...]:
    """The places of the items that a list has now; ``there`` is how many it has without changes."""
    chosen = changes.get(key)
    places = chosen if isinstance(chosen, tuple) else tuple(range(there))
    return tuple(dict.fromkeys(place for place in places if isinstance(place, int) and 0 <= place < MOST_ITEMS))


def changed_items(document: Mapping[str, object], changes: Mapping[str, object]) -> Iterator[tuple[str, list[Item]]]:
    """Each list that is changed, with its items. A place behind the last one is that of a new item."""
    for key in LISTS:
        if not any(changes_items(one, value) and one.split(".")[0] == key for one, value in changes.items()):
            continue
        kept = document.get(key)
        old: list[Item] = [dict(one) for one in kept] if isinstance(kept, list) else []
        items = list[Item]()
        for place in chosen_places(changes, key, len(old)):
            item = old[place] if place < len(old) else _new(key, [*old, *items])
            items.append(_changed(item, dict(_of_place(changes, key, place))))
        yield key, items


def _of_place(changes: Mapping[str, object], key: str, place: int) -> Iterator[tuple[str, object]]:
    """The changes of one item, by the names of its settings."""
    for changed, value in changes.items():
        found = ITEM_KEY.fullmatch(changed)
        if found and (found[1], int(found[2])) == (key, place):
            yield found[3], value


def _changed(item: Item, changes: Mapping[str, object]) -> Item:
    changed = {name: value for name, value in {**item, **changes}.items() if value is not None and name != WHEN}
    if WHEN not in changes:
        return changed
    when = changes[WHEN]
    rest = {name: value for name, value in changed.items() if name not in ("after_set", "before")}
    return {**rest, "after_set" if isinstance(when, int) else "before": when}


def _new(key: str, others: Collection[Item]) -> Item:
    """A valid item, which the host then changes."""
    if key == "prizes":
        names = {other.get("name") for other in others}
        free = (text("house-new-prize", number=number) for number in count(len(others) + 1))
        return {"name": next(name for name in free if name not in names), "to": "most_wins"}
    sets = {other.get("after_set") for other in others}
    return {"what": text("house-new-break"), "after_set": next(n for n in count(1) if n not in sets), "minutes": 10}
