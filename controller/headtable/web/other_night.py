"""A past night by other rules, as the command tells it and as the pages show it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import asdict

from headtable.messages.inputs import Input
from headtable.messages.prizes import Standing
from headtable.messages.stop_reasons import NoLongerCounts, Senseless, Unfinished
from headtable.saying import capital, say
from headtable.saying.semi_final import semi_final_is


class Stop(Struct, frozen=True):
    """The entry that makes no sense by other rules, and why."""

    said: Input
    why: Senseless
    unfinished: tuple[Unfinished, ...] = ()


class Replayed(Struct, frozen=True, kw_only=True):
    """What a past night came to by other rules."""

    bunco_word: str
    semi_final: int  # the number of the set that is the semi-final; 0 without one
    set: int
    round: int
    rounds: int
    same_rounds: int
    standings: tuple[Standing, ...]


class ReplayedNight(Replayed, frozen=True, kw_only=True):
    """A past night by other rules, as `headtable replay --ruleset` tells it."""

    stop: Stop | None
    stop_at_ms: int | None


class StopShown(Struct, frozen=True):
    """What happened at the end of a night by other rules, when, and why it does not fit them, in words."""

    said: str
    why: str
    at_ms: int | None


class OtherNight(Replayed, frozen=True, kw_only=True):
    """A past night by other rules, as the pages show it."""

    stop: StopShown | None


def shown_night(night: ReplayedNight) -> OtherNight:
    """The night with the words of its end, in the reader's language."""
    alike = {field: value for field, value in asdict(night).items() if field in Replayed.__struct_fields__}
    return OtherNight(**alike, stop=_in_words(night, night.stop) if night.stop else None)


def _in_words(night: ReplayedNight, stop: Stop) -> StopShown:
    bunco = night.bunco_word
    # Nobody knows entries by their numbers, so the correction that takes this one away is not named.
    why = stop.why.because if isinstance(stop.why, NoLongerCounts) else stop.why
    with semi_final_is(night.semi_final):
        whys = "; ".join(say(each, bunco) for each in (why, *stop.unfinished))
        return StopShown(capital(say(stop.said, bunco)), whys, night.stop_at_ms)
