"""The lights that show the progress of a press: felt here, received by the box, accepted by the rules, or refused."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

STEPS = ("heard", "box", "took", "refused")
CLICK_MS = 12
TOOK_MS = 600
REFUSED_MS = 3000
BLINK_MS = 250


class Ladder:
    """Four lamps and a click."""

    def __init__(self, output: "Callable[[str], Callable[[int], None]]") -> None:
        self._lamps = {step: output(step) for step in STEPS}
        self._click = output("click")
        self._off_ms = self._quiet_ms = self._blinks_until_ms = 0
        self.why = ""  # the refusal on display
        self._step = ""
        self._click(0)
        self._show("", 0)

    def heard(self, now_ms: int) -> None:
        """The pad has felt a press."""
        self._click(1)
        self._quiet_ms = now_ms + CLICK_MS
        self._show("heard", 0)

    def box(self) -> None:
        """The box has it."""
        if self._step == "heard":
            self._show("box", 0)

    def took(self, now_ms: int) -> None:
        """The rules have accepted it."""
        self._show("took", now_ms + TOOK_MS)

    def refused(self, why: str, now_ms: int) -> None:
        """The rules, or the pad itself, have refused it, and why."""
        self._show("refused", now_ms + REFUSED_MS)
        self.why = why

    def blink(self, seconds: int, now_ms: int) -> None:
        """Identify this pad by blinking."""
        self._blinks_until_ms = now_ms + 1000 * seconds

    def _show(self, step: str, off_ms: int) -> None:
        self._step, self._off_ms, self.why = step, off_ms, ""
        for name in STEPS:
            self._lamps[name](1 if name == step else 0)

    def turn(self, now_ms: int) -> None:
        """Turn off lamps whose time is over."""
        if self._quiet_ms and now_ms >= self._quiet_ms:
            self._quiet_ms = 0
            self._click(0)
        if self._off_ms and now_ms >= self._off_ms:
            self._show("", 0)
        if self._blinks_until_ms:
            self._blink(now_ms)

    def _blink(self, now_ms: int) -> None:
        """Blink all four, while no press uses them."""
        is_over = now_ms >= self._blinks_until_ms
        is_lit = not is_over and (now_ms // BLINK_MS) % 2 == 0
        if not self._step:
            for name in STEPS:
                self._lamps[name](1 if is_lit else 0)
        if is_over:
            self._blinks_until_ms = 0
