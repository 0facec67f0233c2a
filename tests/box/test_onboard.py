"""The alarms of a device on the Pi: each kind is logged, however often another one came before."""

from __future__ import annotations

from headtable.box.onboard import Onboard
from headtable.box.signals.signal_board import TimeSource
from headtable.complaints import Complaints
from headtable.errors import Unwell
from headtable.messages.silence_reasons import PinStaysHigh
from tests.box.in_memory import Hall
from tests.rehearse.bench_end import TurnedClock


def test_an_alarm_that_is_raised_each_second_hides_no_other_one_of_its_device() -> None:
    logged, clock = list[str](), TurnedClock()
    onboard = Onboard(Hall().box, TimeSource(clock, clock.later), 7, Complaints(logged.append))
    alarm = onboard.alarm("gpio-22")
    for _ in range(3):
        alarm(Unwell("contact-not-read", pin="GPIO26", error="no such chip"))
    alarm(Unwell(PinStaysHigh("GPIO22")))
    assert ["GPIO26" in line for line in logged] == [True, False]
