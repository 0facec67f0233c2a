"""The horn box: a bell and an air horn, the permission to sound, and the heartbeat to the hardware guard."""

from horn.relay import Relay

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from common.life import Life
    from common.lines import Fields

HEARTBEAT_MS = 20  # half a period: 25 Hz, as the guard requires
SIGNALS = ("bell", "horn")


class Horn:
    """Obeys the box while it has permission, and never again once a contact has welded.

    The guard lets current through only during the heartbeat. There is a heartbeat only with permission, and without a
    weld.
    """

    def __init__(self, relays: "dict[str, Relay]", beat: "Callable[[int], None]", life: "Life") -> None:
        self._relays, self._beat, self._device, self._clock = relays, beat, life.device, life.clock
        self._allowed_until_ms = 0
        self._beat_level = 0
        self._beat_due_ms = 0
        self._troubles = dict.fromkeys(SIGNALS, "")
        self._welded = ""  # the signal whose relay has welded, the first one of two
        self._hellos = 0

    def told(self, verb: str, fields: "Fields") -> None:
        """Handle a message from the box."""
        if verb == "allow":
            self._allowed_until_ms = self._clock.ms() + 1000 * int(str(fields[0]))
        elif verb == "sound":
            self._sound(*fields)  # type: ignore[arg-type]  # decode has checked each by the table of verbs
        elif verb == "hush":
            self._hush(str(fields[1]))

    def _sound(self, nonce: str, signal: str, pattern_ms: "tuple[int, ...]") -> None:
        why = self._barred() or self._relays[signal].sound(nonce, pattern_ms, self._clock.ms())
        if not why:
            self._device.mention("sounding", nonce, signal)
        elif why not in ("again", "busy"):
            self._device.mention("alarm", self._welded or signal, why)

    def _barred(self) -> str:
        if self._welded:
            return "welded"
        return "" if self._is_allowed() else "not-allowed"

    def _is_allowed(self) -> bool:
        return self._clock.ms() < self._allowed_until_ms

    def _hush(self, signal: str) -> None:
        self._tell_quiet(signal, self._relays[signal].hush(self._clock.ms()))

    def _tell_quiet(self, signal: str, ended: str) -> None:
        if ended:
            self._device.mention("quiet", ended, signal)

    def turn(self) -> None:
        """Advance the sounds, read the contacts back, and send the heartbeat while all is well."""
        now_ms = self._clock.ms()
        self._tell_again_after_hello()
        for signal in SIGNALS:
            self._tell_quiet(signal, self._relays[signal].turn(now_ms))
            self._look_at_contact(signal, now_ms)
        if not self._is_allowed():
            self._all_off()
        self._beat_on(now_ms)

    def _tell_again_after_hello(self) -> None:
        """Mention what the contacts show once more, because the box may not have heard it."""
        if self._device.hellos != self._hellos:
            self._hellos = self._device.hellos
            self._troubles = dict.fromkeys(SIGNALS, "")

    def _look_at_contact(self, signal: str, now_ms: int) -> None:
        trouble = "welded" if signal == self._welded else self._relays[signal].trouble(now_ms)
        if trouble and trouble != self._troubles[signal]:
            self._device.mention("alarm", signal, trouble)
        self._troubles[signal] = trouble
        if trouble == "welded" and not self._welded:
            self._welded = signal  # until somebody has repaired it and switched the box off and on
            self._all_off()

    def _all_off(self) -> None:
        for signal in SIGNALS:
            self._hush(signal)

    def _beat_on(self, now_ms: int) -> None:
        if self._welded or not self._is_allowed():
            self._beat(0)
        elif now_ms >= self._beat_due_ms:
            self._beat_level = 1 - self._beat_level
            self._beat(self._beat_level)
            self._beat_due_ms = now_ms + HEARTBEAT_MS
