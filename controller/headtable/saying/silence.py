"""Why a signal stayed silent, as a sentence for each reason."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import asdict

from headtable.messages.silence import (
    AlreadySounded,
    BlastsUsedUp,
    BoardFailed,
    BoardMissing,
    CommandExpired,
    CommandFromFuture,
    CommandRetained,
    DoseUsedUp,
    InQuietHours,
    LineGone,
    Muted,
    NeverSent,
    NoLease,
    NoLivingEngine,
    NoSuchSignal,
    NotArmed,
    OtherBoot,
    OtherEngine,
    OtherLease,
    OtherRound,
    Resting,
    RoundInPlay,
    SentTooLate,
    Silence,
    StillSounding,
)
from headtable.messages.words import Signal

RESET = "`headtable blasts --reset` counts from nought"
SENTENCES: Mapping[type[Silence], str] = {
    CommandRetained: "the command was retained: a command may never be kept for later",
    CommandExpired: "the command is {age_ms} ms old, and expires at {expires_ms} ms",
    CommandFromFuture: "the command is dated {ahead_ms} ms in the future: it quotes another clock",
    NoLivingEngine: "no living engine is heard",
    OtherEngine: "the command is from engine {quoted!r}, but {living!r} is the one that lives",
    OtherRound: "the command is for round {quoted!r}, but {current!r} is on",
    NoLease: "the box has no lease",
    OtherLease: "the command quotes a lease that is no longer the box's",
    AlreadySounded: "command {command!r} has sounded already",
    OtherBoot: "the chirp quotes boot {quoted!r}, but this is {current!r}",
    RoundInPlay: "a round is in play: nothing is tested now",
    NoSuchSignal: "there is no {signal} on this box",
    NotArmed: "the {signal} is not armed",
    Muted: "the {signal} is muted",
    StillSounding: "the {signal} sounds still",
    Resting: "the {signal} fell silent {rested_s:.1f} s ago, and rests {shortest_gap_s:g} s",
    InQuietHours: "quiet hours: {start} to {end}",
    BlastsUsedUp: "the {signal} has sounded {most} times tonight, the most that it may; " + RESET,
    DoseUsedUp: (
        "the {signal} would bring the last 24 hours to {dose:.0%} of a day's hearing dose; it ends at {most:.0%}"
    ),
    BoardMissing: "the {signal}'s board {board} is not there",
    BoardFailed: "the {signal}'s board {board} does not obey: {error}",
    SentTooLate: "{line}: it was too late for its turn, or nobody reads the line",
    LineGone: "{line}: the line is gone",
}


def silence(why: Silence, signal: Signal) -> str:
    """``silence(Muted(), "horn")``: the horn is muted."""
    return SENTENCES[type(why)].format(signal=signal, **asdict(why))


def never_sent(why: NeverSent) -> str:
    """The same of a command on a shared line, whatever it was to sound."""
    return SENTENCES[type(why)].format(**asdict(why))
