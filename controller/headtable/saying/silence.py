"""Why a signal stayed silent, as a sentence for each reason."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import asdict

from headtable import messages as m

RESET = "`headtable blasts --reset` counts from nought"
SENTENCES: Mapping[type[m.Silence], str] = {
    m.CommandRetained: "the command was retained: a command may never be kept for later",
    m.CommandExpired: "the command is {age_ms} ms old, and expires at {expires_ms} ms",
    m.CommandFromFuture: "the command is dated {ahead_ms} ms in the future: it quotes another clock",
    m.NoLivingEngine: "no living engine is heard",
    m.OtherEngine: "the command is from engine {quoted!r}, but {living!r} is the one that lives",
    m.OtherRound: "the command is for round {quoted!r}, but {current!r} is on",
    m.NoLease: "the box has no lease",
    m.OtherLease: "the command quotes a lease that is no longer the box's",
    m.AlreadySounded: "command {command!r} has sounded already",
    m.OtherBoot: "the chirp quotes boot {quoted!r}, but this is {current!r}",
    m.RoundInPlay: "a round is in play: nothing is tested now",
    m.NoSuchSignal: "there is no {signal} on this box",
    m.NotArmed: "the {signal} is not armed",
    m.Muted: "the {signal} is muted",
    m.StillSounding: "the {signal} sounds still",
    m.Resting: "the {signal} fell silent {rested_s:.1f} s ago, and rests {shortest_gap_s:g} s",
    m.InQuietHours: "quiet hours: {start} to {end}",
    m.BlastsUsedUp: "the {signal} has sounded {most} times tonight, the most that it may; " + RESET,
    m.DoseUsedUp: (
        "the {signal} would bring the last 24 hours to {dose:.0%} of a day's hearing dose; it ends at {most:.0%}"
    ),
    m.BoardMissing: "the {signal}'s board {board} is not there",
    m.BoardFailed: "the {signal}'s board {board} does not obey: {error}",
    m.SentTooLate: "{line}: it was too late for its turn, or nobody reads the line",
    m.LineGone: "{line}: the line is gone",
}


def silence(why: m.Silence, signal: m.Signal) -> str:
    """``silence(Muted(), "horn")``: the horn is muted."""
    return SENTENCES[type(why)].format(signal=signal, **asdict(why))


def never_sent(why: m.NeverSent) -> str:
    """The same of a command on a shared line, whatever it was to sound."""
    return SENTENCES[type(why)].format(**asdict(why))
