"""The gaps that only night scripts have: several rolls or buttons, an entry of the past, what it said instead."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Literal, TypeVar, cast, get_args

import msgspec

from headtable.errors import BadConfig
from headtable.messages.pace import CallCause
from headtable.messages.plays import Play
from headtable.messages.rooms import (
    CalledBy,
)
from headtable.messages.words import Signal
from headtable.rulesets.ruleset_settings import settings
from headtable_tools.nights.phrases.numbers import read_dice, read_number
from headtable_tools.nights.phrases.phrase_table import INPUTS
from headtable_tools.nights.phrases.player_names import read_name, read_names
from headtable_tools.nights.phrases.reasons import REASON
from headtable_tools.nights.phrases.slot import Players, Slot, as_it_is, nearest, one_of, plain
from headtable_tools.nights.phrases.slots import SLOTS
from headtable_tools.nights.steps import (
    Caller,
    Instead,
    LastOf,
    LastThing,
    Noted,
    Numbered,
    OtherDice,
    OtherPlay,
    OtherRollOff,
    OtherWorth,
    PadButton,
    Roll,
    Target,
)

Kind = TypeVar("Kind")
BUTTONS: tuple[PadButton, ...] = get_args(PadButton)


def valid(value: object, kind: type[Kind]) -> Kind:
    """The value as what it is to be; BadConfig says which part of it cannot be."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as wrong:
        what, _, field = str(wrong).partition(" - at `$")
        raise BadConfig("script-wrong-value", error=what, field=field.strip(".`")) from None


def read_rolls(words: str, players: Players) -> tuple[Roll, ...]:
    """``1 1 4, 1 1 1 called, 2 3 5``."""
    rolls: list[Roll] = []
    for roll in words.split(","):
        dice, called, rest = roll.partition("called")
        if rest.strip():
            raise BadConfig("script-comma-missing", words=words)
        rolls.append(read_dice(dice.strip(), players))
        if called:
            rolls.append("call")
    return tuple(rolls)


def read_buttons(words: str, players: Players) -> tuple[PadButton, ...]:
    """``two, one, pass``."""
    meant: dict[str, PadButton] = {**{button: button for button in BUTTONS}, "miss": "pass", "mini-bunco": "mini"}
    buttons = []
    for word in (plain(word.strip()) for word in words.split(",")):
        if word not in meant:
            raise BadConfig("script-no-such-button", known=BUTTONS, words=word, nearest=nearest(word, meant))
        buttons.append(meant[word])
    return tuple(buttons)


def read_target(words: str, players: Players) -> Target:
    """``the last roll of table 2``, ``(slip)``, ``the last thing``, ``entry 12``."""
    if found := re.fullmatch(r"\(([^()]+)\)", words):
        return Noted(found[1])
    if found := re.fullmatch(r"the last (roll|call|roll-off) of table (\d{1,3})", words, re.IGNORECASE):
        return valid({"what": found[1].lower(), "table": int(found[2])}, LastOf)
    if found := re.fullmatch(r"entry (\d{1,9})", words, re.IGNORECASE):
        return valid({"entry": int(found[1])}, Numbered)
    if words.lower() == "the last thing":
        return LastThing()
    raise BadConfig("script-which-entry", words=words)


def read_instead(words: str, players: Players) -> Instead:
    """``1 1 4``, ``two``, ``5 to 3``, or a whole step such as ``table 3 rolls 1 1 4``."""
    if re.fullmatch(r"[\d ]+", words):
        return valid({"faces": read_dice(words, players)}, OtherDice)
    if found := re.fullmatch(r"(\d) to (\d)", words):
        return valid({"a": int(found[1]), "b": int(found[2])}, OtherRollOff)
    play = _read_play(words, players)
    return OtherPlay(play) if play else valid({"worth": SLOTS["claim"].reads(words, players)}, OtherWorth)


def _read_play(words: str, players: Players) -> Play | None:
    """A whole step; BadConfig if it is nearly a phrase and no other phrase fits."""
    nearly: BadConfig | None = None
    for phrase in INPUTS:
        try:
            fields = phrase.phrase.match(words, players) if phrase.kind in get_args(Play) else None
        except BadConfig as wrong:
            nearly = nearly or wrong
            continue
        if fields is not None:
            return cast("Play", valid({**dict(phrase.always), **fields}, phrase.kind))
    if nearly:
        raise nearly
    return None


def read_keys(words: str, players: Players) -> tuple[str, ...]:
    """``tie, points.mini``: settings, as a ruleset's file names them."""
    keys = tuple(key.strip() for key in words.split(","))
    for key in keys:
        if key not in settings():
            raise BadConfig("script-no-such-setting", words=key, nearest=nearest(key, settings()))
    return keys


HEARD: dict[str, tuple[Signal, ...]] = {
    "nothing": (),
    "the bell": ("bell",),
    "the horn": ("horn",),
    "the bell and the horn": ("bell", "horn"),
}


def read_signals(words: str, players: Players) -> tuple[Signal, ...]:
    """``the bell and the horn``, in the order of the alphabet."""
    if words.lower() not in HEARD:
        raise BadConfig("script-no-such-sound", known=tuple(HEARD), words=words, nearest=nearest(words, HEARD))
    return HEARD[words.lower()]


def say_signals(signals: Collection[Signal]) -> str:
    """The words for the signals that were heard, in any number and order."""
    return next(words for words, heard in HEARD.items() if set(heard) == set(signals))


TRAVELER_STARTS = {"hostess": "with the hostess", "head_table": "at the head table"}


def read_place(words: str, players: Players) -> str:
    """``with Ann``, or where the traveler starts."""
    if words.lower() in TRAVELER_STARTS.values():
        return words.lower()
    before, _, name = words.partition("with ")
    if before:
        raise BadConfig("script-no-such-place", known=tuple(TRAVELER_STARTS.values()), words=words)
    return f"with {read_name(name, players)}"


CALLERS: dict[str, CallCause | Literal["nobody"]] = {
    "the button": "button",
    "the host": "host",
    "the clock": "clock",
    "nobody": "nobody",
}


def read_caller(words: str, players: Players) -> Caller:
    """``the button``, ``a bunco of Ann``, ``Ann and Cat with 21``."""
    if words.lower() in CALLERS:
        return Caller(CALLERS[words.lower()])
    if found := re.fullmatch(r"a bun[ck]o of (.+)", words, re.IGNORECASE):
        return Caller("bunco", (read_name(found[1], players),))
    if found := re.fullmatch(r"(.+) with (\d{1,4})", words, re.IGNORECASE):
        return Caller("score", tuple(sorted(read_names(found[1], players))), int(found[2]))
    raise BadConfig("script-no-such-caller", known=tuple(CALLERS), words=words)


def caller(called: CalledBy | None) -> Caller:
    """What called the round, as far as a script tells it."""
    match called:
        case None:
            return Caller("nobody")
        case CalledBy(cause="score"):
            return Caller("score", tuple(sorted(called.team or (called.by,))), called.tally)
        case CalledBy(cause="bunco"):
            return Caller("bunco", (called.by,))
        case _:
            return Caller(called.cause)


def say_caller(value: object) -> str:
    """The words that ``read_caller`` reads."""
    cause, players, tally = cast("Caller", value)
    match cause:
        case "score":
            return f"{' and '.join(players)} with {tally}"
        case "bunco":
            return f"a bunco of {players[0]}"
        case _:
            return next(words for words, meant in CALLERS.items() if meant == cause)


def read_count(words: str, players: Players) -> int:
    """How many rounds."""
    rounds = read_number(words, players)
    if not 1 <= rounds <= 100:
        raise BadConfig("script-rounds-played", words=words)
    return rounds


_only_read = str  # these gaps are never said: a script's own words are quoted instead
SCRIPT_SLOTS: dict[str, Slot] = {
    **SLOTS,
    "reason": REASON,
    "rolls": Slot(_only_read, read_rolls),
    "buttons": Slot(_only_read, read_buttons),
    "entry": Slot(_only_read, read_target),
    "instead": Slot(_only_read, read_instead),
    "revision": Slot(_only_read, as_it_is, ".+"),
    "turns": one_of({"follow": "follow the rules"}),
    "signals": Slot(_only_read, read_signals),
    "minis": one_of({"shown": "shown", "hidden": "hidden"}),
    "place": Slot(str, read_place),
    "own-word": Slot(str, as_it_is, '[^"]+'),
    "caller": Slot(say_caller, read_caller),
    "keys": Slot(_only_read, read_keys),
    "rounds": Slot(_only_read, read_count, r"\S+"),
    "seed": Slot(_only_read, as_it_is, ".+"),
    "way": one_of({"drawn": "lot", "stars": "stars", "three-dice": "three dice", "usual": "these rules"}),
    "path": Slot(_only_read, as_it_is, r"\S+"),
}
