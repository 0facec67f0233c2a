"""A program for the RP2's PIO that drives one signal's pin, and ends every sound by itself.

It runs beside the processor, and does not depend on it. So a hanging program, with its interrupts on or off, leaves
the pin high for at most three seconds. The words 1 and 0 turn it on and off; a second 1 changes nothing. Sounds share
one limit until the pin has been off for one second.
"""

# ruff: noqa: F821 - the words of the assembler exist only while `rp2.asm_pio` runs the function
# mypy: disable-error-code="name-defined, call-overload"

HZ = 14_336  # instructions a second


def one_shot():  # type: ignore[no-untyped-def]  # a program for `rp2.asm_pio`; X is the requested level, Y the time left
    """Turn the pin on while it is requested, but no longer than the rest of the three seconds."""
    label("rested")
    set(y, 24)  # 24 << 8 rounds of seven instructions: 3.0 s
    mov(isr, y)
    in_(null, 8)
    mov(y, isr)
    label("off")
    pull(block)
    mov(x, osr)
    jmp(not_x, "off")
    label("on")
    jmp(y_dec, "sound")  # a round is paid before it begins, so switching off and on gains nothing
    set(y, 0)  # no time is left
    label("pause")
    set(pins, 0)
    set(x, 28)  # 28 << 6 rounds of eight instructions: 1.0 s
    mov(isr, x)
    in_(null, 6)
    label("resting")
    set(x, 0)  # it stays off until a word arrives
    pull(noblock)
    mov(x, osr)
    jmp(not_x, "rest")
    jmp(not_y, "rest")
    jmp("on")
    label("rest")
    mov(x, isr)
    jmp(x_dec, "rest_on")
    jmp("rested")
    label("rest_on")
    mov(isr, x)
    jmp("resting")
    label("sound")
    set(pins, 1)
    set(x, 1)  # it stays on until a word arrives
    pull(noblock)
    mov(x, osr)
    jmp(not_x, "pause")
    jmp("on")
