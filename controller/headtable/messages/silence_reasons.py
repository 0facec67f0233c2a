"""Why a signal stayed silent, as data; ``headtable.saying`` makes the sentences."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from headtable.messages.words import Message, Uid

Hour = Annotated[str, Meta(description="a time of day such as 22:00, by the hall's clock")]
Share = Annotated[float, Meta(ge=0, description="share of a day's hearing dose; 1 is all of it")]


class CommandRetained(Message, tag="command-retained"):
    """The broker had kept the command, and a command may never be kept for later."""


class CommandExpired(Message, tag="command-expired"):
    """The command was too old."""

    age_ms: int
    expires_ms: int


class CommandFromFuture(Message, tag="command-from-future"):
    """The command is dated in the future, so it quotes another clock."""

    ahead_ms: int


class NoLivingEngine(Message, tag="no-living-engine"):
    """The box hears no engine."""


class OtherEngine(Message, tag="other-engine"):
    """The command is from another engine than the one that runs."""

    quoted: str
    living: str


class OtherRound(Message, tag="other-round"):
    """The command is for another round than the current one."""

    quoted: str
    current: str


class NoLease(Message, tag="no-lease"):
    """The box has no lease."""


class OtherLease(Message, tag="other-lease"):
    """The command quotes a lease that is no longer the box's."""


class AlreadySounded(Message, tag="already-sounded"):
    """The command has sounded already."""

    command: str


class OtherBoot(Message, tag="other-boot"):
    """The chirp was meant for the box before it started anew."""

    quoted: str
    current: str


class RoundInPlay(Message, tag="round-in-play"):
    """A round is in play, and nothing is tested then."""


class NoSuchSignal(Message, tag="no-such-signal"):
    """The box has no such signal."""


class NotArmed(Message, tag="not-armed"):
    """The configuration, or a host, has disarmed the signal."""


class Muted(Message, tag="muted"):
    """The configuration, or a host, mutes the signal."""


class StillSounding(Message, tag="still-sounding"):
    """The signal sounds already."""


class Resting(Message, tag="resting"):
    """The signal has not rested long enough since its last sound."""

    rested_s: float
    shortest_gap_s: float


class InQuietHours(Message, tag="in-quiet-hours"):
    """The signal does not sound in these hours."""

    start: Hour
    end: Hour


class BlastsUsedUp(Message, tag="blasts-used-up"):
    """The signal has sounded as often as it may in one night."""

    most: int


class DoseUsedUp(Message, tag="dose-used-up"):
    """The sound would bring the last 24 hours over the hearing dose that is allowed."""

    dose: Share
    most: Share


class BoardMissing(Message, tag="board-missing"):
    """The signal's board is not there."""

    board: Uid


Pin = Annotated[str, Meta(description="a pin's name, such as GPIO22")]
Error = Annotated[str, Meta(description="the operating system's own message")]


class PinReadsHigh(Message, tag="pin-reads-high"):
    """The pin reads high before it is driven."""

    pin: Pin


class PinStaysHigh(Message, tag="pin-stays-high"):
    """The pin is driven low and reads high."""

    pin: Pin


class PinStaysLow(Message, tag="pin-stays-low"):
    """The pin is driven high and reads low."""

    pin: Pin


class PinNotDriven(Message, tag="pin-not-driven"):
    """The pin cannot be driven."""

    pin: Pin
    error: Error


class PinNotRead(Message, tag="pin-not-read"):
    """The pin cannot be read."""

    pin: Pin
    error: Error


class PinNotReleased(Message, tag="pin-not-released"):
    """The pin cannot be turned into an input."""

    pin: Pin
    error: Error


class GuardFired(Message, tag="guard-fired"):
    """The box stood still, and the guard turned the pin off before the pin was high."""

    pin: Pin


class RelayWelded(Message, tag="relay-welded"):
    """The contact of the signal's relay has stayed closed, so the signal is not turned on until the box restarts."""


class PlayerNotStarted(Message, tag="player-not-started"):
    """The program that plays the signal does not start."""

    error: Error


SwitchTrouble = (
    PinReadsHigh
    | PinStaysHigh
    | PinStaysLow
    | PinNotDriven
    | PinNotRead
    | PinNotReleased
    | GuardFired
    | RelayWelded
    | PlayerNotStarted
)
"""Why a switch on the Pi itself does not obey."""


class BoardFailed(Message, tag="board-failed"):
    """The signal's board does not obey."""

    board: Uid
    why: SwitchTrouble


class SentTooLate(Message, tag="sent-too-late"):
    """The command waited too long for its turn on a shared line, and was dropped."""

    line: str


class LineGone(Message, tag="line-gone"):
    """The command waited for its turn on a shared line, and the line went."""

    line: str


Untrusted = (
    CommandRetained
    | CommandExpired
    | CommandFromFuture
    | NoLivingEngine
    | OtherEngine
    | OtherRound
    | NoLease
    | OtherLease
    | AlreadySounded
    | OtherBoot
    | RoundInPlay
)
"""Why a command is not obeyed."""

Limited = NotArmed | Muted | StillSounding | Resting | InQuietHours | BlastsUsedUp | DoseUsedUp
"""Why a signal must stay off, whoever asks."""

NeverSent = SentTooLate | LineGone
"""The fate of a command that a shared line had taken."""

Unreached = BoardMissing | BoardFailed | NeverSent
"""Why a command had no effect."""

Silence = Untrusted | NoSuchSignal | Limited | Unreached
