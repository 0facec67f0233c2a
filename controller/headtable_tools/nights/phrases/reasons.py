"""The reasons of refusals, as night scripts write them: ``set cannot end, rounds 0, most 6``.

A reason is written as its tag in the messages. After commas follow the fields that matter.
"""

from __future__ import annotations

from typing import cast, get_args

from msgspec import Struct
from msgspec.structs import fields

from headtable.errors import BadConfig
from headtable.messages.refusals.every import Refusal
from headtable.messages.roll_offs import What
from headtable.messages.words import Message
from headtable_tools.nights.phrases.roll_offs import ROLL_OFF
from headtable_tools.nights.phrases.slot import Players, Slot, nearest, plain


class NoRoundToPlay(Message, tag="no-round-to-play"):
    """A script is to play a round out, and none can be played now."""


class Reason(Struct, frozen=True):
    """A reason that a script expects, by its tag, with the fields that it names as they are written."""

    tag: str
    named: tuple[tuple[str, str], ...] = ()


WhyRefused = Refusal | NoRoundToPlay
KINDS: tuple[type[Message], ...] = get_args(WhyRefused)


def tag_of(kind: type[Message]) -> str:
    """``tag_of(RoundIsOver)`` is "round is over"."""
    return _spaced(str(kind.__struct_config__.tag))


def write(value: object) -> str:
    """A reason with all its fields, or the value of a field."""
    match value:
        case Reason(tag, named):
            return ", ".join([tag, *(f"{_spaced(name)} {words}" for name, words in named)])
        case value if isinstance(value, What):
            return ROLL_OFF.says(value)
        case Message():
            given = [(field.name, getattr(value, field.name)) for field in fields(value)]
            named = tuple((name, write(held)) for name, held in given if held not in (None, "", ()))
            return write(Reason(tag_of(type(value)), named))
        case tuple():
            return ", ".join(map(write, value))
        case _:
            return str(value)


def read(words: str, players: Players) -> Reason:
    """``round is over, table 2``."""
    tag, *pieces = (piece.strip() for piece in words.split(","))
    if tag.lower() not in REASONS:
        raise BadConfig("script-no-such-reason", words=tag, nearest=nearest(tag.lower(), REASONS))
    names = [field.name for field in fields(REASONS[tag.lower()])]
    named: list[tuple[str, str]] = []
    for piece in pieces:
        name = next((name for name in names if piece.lower().startswith(f"{_spaced(name)} ")), None)
        if name:
            named.append((name, piece[len(name) :].strip()))
        elif named:  # a list, whose values stand between commas, too
            named[-1] = (named[-1][0], f"{named[-1][1]}, {piece}")
        else:
            raise BadConfig("script-no-such-field", words=piece, tag=tag, known=tuple(map(_spaced, names)))
    return Reason(tag.lower(), tuple(named))


def fits(wanted: object, actual: object) -> bool:
    """Tell whether a reason is the one that a script expects, with these values in its fields."""
    reason, why = cast("Reason", wanted), cast("Message", actual)
    return reason.tag == tag_of(type(why)) and all(_has(words, getattr(why, name)) for name, words in reason.named)


def _has(words: str, value: object) -> bool:
    if isinstance(value, Message) and not isinstance(value, What):
        return fits(read(words, ()), value)
    return plain(words) == plain(write(value))


def _spaced(name: str) -> str:
    return name.replace("-", " ").replace("_", " ")


REASONS = {tag_of(kind): kind for kind in KINDS}
REASON = Slot(write, read, fits=fits)
