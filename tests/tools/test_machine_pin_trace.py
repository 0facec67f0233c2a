"""The night with power cuts finds an output that was on, in the kernel's trace and on the console of a cut boot."""

from __future__ import annotations

from tests.machine.power_cuts import switched_on

TRACE = """\
# tracer: nop
#           TASK-PID     CPU#  |||||  TIMESTAMP  FUNCTION
       headtable-412     [001] d..1.    21.104211: gpio_value: 529 set 0
       headtable-412     [001] d..1.    21.104317: gpio_value: 530 get 1
"""
RISE = "       headtable-412     [001] d..1.    21.204211: gpio_value: 529 set 1"
CONSOLE = "[   21.104211] gpio_value: 529 set 0\r\n[   21.104317] gpio_value: 530 get 1\r\n"
RISE_ON_CONSOLE = "[   21.204211] gpio_value: 529 set 1"


def test_outputs_that_stay_low_and_inputs_that_are_read_are_silent() -> None:
    assert switched_on("") == []
    assert switched_on(TRACE) == []
    assert switched_on(CONSOLE) == []


def test_an_output_that_was_on_is_found_even_if_it_went_off_again() -> None:
    assert switched_on(f"{TRACE}{RISE}\n{TRACE}") == [RISE]
    assert switched_on(f"{CONSOLE}{RISE_ON_CONSOLE}\r\n{CONSOLE}") == [RISE_ON_CONSOLE]


def test_other_lines_of_the_console_are_no_outputs() -> None:
    assert switched_on("[    3.000000] rtc: alarm set 1\r\n[    3.000001] gpio_value: 529 se") == []
