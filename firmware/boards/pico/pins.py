"""The wiring of a Pico; Pico, Pico W, Pico 2 and Pico 2 W have the same pins.

The tables in firmware/README.md are generated from this file.
"""

LINE_TX, LINE_RX, LINE_TALK = 0, 1, 2  # RS-485, on UART 0
DISPLAY_SDA, DISPLAY_SCL = 4, 5  # on I2C 0
DICE_MISO, DICE_SCK, DICE_MOSI = 16, 18, 19  # on SPI 0
DICE_SELECTS = (17, 20, 21, 22)
DICE_SDA, DICE_SCL = 4, 5  # two dice on I2C 0
THIRD_DIE_SDA, THIRD_DIE_SCL = 6, 7  # the third on I2C 1

# Contacts to ground: 0 is pressed, or chosen.
INPUTS = {
    "pad": (
        ("shared-line", 3),
        ("one", 6),
        ("two", 7),
        ("mini", 8),
        ("bunco", 9),
        ("pass", 10),
        ("undo", 11),
        ("help", 26),
        ("bell", 12),
        ("arm", 13),
    ),
    "dice": (("shared-line", 3), ("dice-on-i2c", 8), ("four-dice", 9)),
    "leddice": (
        ("shared-line", 3),
        ("four-dice", 27),
        ("roll-1", 4),
        ("roll-2", 5),
        ("roll-3", 6),
        ("roll-4", 7),
    ),
    "horn": (("shared-line", 3), ("reads-contacts", 6), ("bell-contact", 19), ("horn-contact", 20)),
}
# The outputs, which are off after every reset.
OUTPUTS = {
    "pad": (
        ("heard", 14),
        ("box", 15),
        ("took", 16),
        ("refused", 17),
        ("click", 18),
        ("lamp-a", 19),
        ("lamp-b", 20),
        ("lamp-call", 21),
        ("lamp-again", 22),
    ),
    "dice": (),
    "leddice": (
        ("die-1-middle", 8),
        ("die-1-rising", 9),
        ("die-1-falling", 10),
        ("die-1-sides", 11),
        ("die-2-middle", 12),
        ("die-2-rising", 13),
        ("die-2-falling", 14),
        ("die-2-sides", 15),
        ("die-3-middle", 16),
        ("die-3-rising", 17),
        ("die-3-falling", 18),
        ("die-3-sides", 19),
        ("die-4-middle", 20),
        ("die-4-rising", 21),
        ("die-4-falling", 22),
        ("die-4-sides", 26),
    ),
    "horn": (("bell", 16), ("horn", 17), ("beat", 18)),
}
# The outputs that no program can keep on for longer than three seconds: PIO drives them.
LIMITED = {"pad": (), "dice": (), "leddice": (), "horn": ("bell", "horn")}
