"""Orders of a host to the box: which signals may sound, and when the horn is silent."""

from __future__ import annotations

from headtable.box.alarms import OrderIgnored
from headtable.box.kept_choices import KeptChoices
from headtable.box.publish import Publish
from headtable.box.signals.safety import CommandContext, stale
from headtable.box.signals.signals import Signals
from headtable.complaints import Complaints
from headtable.messages.host_choices import EqualHours, SetQuietHours, SetSignal, endless
from headtable.messages.silence_reasons import Untrusted


class HostOrders:
    """Follows the orders, keeps them, and publishes them with the states of the signals."""

    def __init__(self, signals: Signals, choices: KeptChoices, complaints: Complaints, publish: Publish) -> None:
        self._signals = signals
        self._choices = choices
        self._complaints = complaints
        self._publish = publish
        signals.choose(choices.now)

    def follow(self, order: SetSignal | SetQuietHours, now_ms: int, boot: str) -> None:
        """Follow an order, unless it is stale and would let a signal sound, or has no sense."""
        why = _refused(order, CommandContext(delivery="live", now_ms=now_ms, engine=None, lease=None, boot=boot))
        if why is not None:
            self._complaints.note(order.box, OrderIgnored(why))
            return
        match order:
            case SetSignal():
                self._choices.change(order.signal, order.change)
            case SetQuietHours():
                self._choices.set_quiet(order.quiet)
        self._signals.choose(self._choices.now)
        self._publish(self._choices.now, *self._signals.states())


def _refused(order: SetSignal | SetQuietHours, context: CommandContext) -> Untrusted | EqualHours | None:
    """The reason why the order is not followed; None if it is."""
    if isinstance(order, SetQuietHours) and (why := endless(order.quiet)):
        return why
    return None if _only_silences(order) else stale(order, context)


def _only_silences(order: SetSignal | SetQuietHours) -> bool:
    """Whether the order lets nothing sound that is silent now."""
    return isinstance(order, SetSignal) and order.change in ("disarm", "mute")
