"""The device's own counters, sent on a change, and after each hello unless all are zero."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from common.device import Device

LEAST_GAP_MS = 5000


class Counts:
    """The bounces of the buttons, the unreadable lines, and the dropped presses."""

    def __init__(self, device: "Device", bounces: "Callable[[], int]") -> None:
        self._device, self._bounces = device, bounces
        self._bounced = self._garbled = self._dropped = 0  # as they were last sent
        self._hellos = 0
        self._told_ms = -LEAST_GAP_MS

    def turn(self, now_ms: int) -> None:
        """Send them, if it is time."""
        device = self._device
        bounced = self._bounces()
        has_any = bounced or device.garbled or device.dropped
        if device.hellos != self._hellos:
            self._hellos = device.hellos
            if not has_any:
                return
        elif now_ms - self._told_ms < LEAST_GAP_MS or not self._has_changed(bounced):
            return
        self._told_ms = now_ms
        self._bounced, self._garbled, self._dropped = bounced, device.garbled, device.dropped
        device.mention("counts", bounced, device.garbled, device.dropped)

    def _has_changed(self, bounced: int) -> bool:
        device = self._device
        return bounced != self._bounced or device.garbled != self._garbled or device.dropped != self._dropped
