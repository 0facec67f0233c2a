"""A program for the RP2's PIO that drives one signal's pin, and ends every sound by itself.

It runs beside the processor and needs nothing of it. So a program that hangs, with its interrupts on or off, leaves
the pin high for three seconds at most. The words 1 and 0 turn it on and off; a second 1 changes nothing. Several
sounds count together until the pin has been off for one second.
"""

# ruff: noqa: F821 - the words of the assembler are there only while `rp2.asm_pio` runs the function
# mypy: disable-error-code="name-defined, call-overload"

HZ = 14_336  # instructions a second


def one_shot():  # type: ignore[no-untyped-def]  # a program in the words of `rp2.asm_pio`; X is the wish, Y what is left
    """Turn the pin on for as long as it is asked to, and for no longer than the rest of the three seconds."""
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
    jmp(y_dec, "sound")  # a round is paid before it begins: whoever turns it off and on again gains nothing
    set(y, 0)  # all is spent
    label("pause")
    set(pins, 0)
    set(x, 28)  # 28 << 6 rounds of eight instructions: 1.0 s
    mov(isr, x)
    in_(null, 6)
    label("resting")
    set(x, 0)  # without a word it stays off
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
    set(x, 1)  # without a word it goes on
    pull(noblock)
    mov(x, osr)
    jmp(not_x, "pause")
    jmp("on")
