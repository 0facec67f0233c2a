"""The numbers under which dice speak and listen, as their makers publish them."""

from headtable.box.sources.ble.kinds import GODICE, PIXELS


def test_a_godie_is_a_serial_port_in_the_air() -> None:
    assert GODICE.channels == (
        (
            "6e400001-b5a3-f393-e0a9-e50e24dcca9e",
            "6e400003-b5a3-f393-e0a9-e50e24dcca9e",
            "6e400002-b5a3-f393-e0a9-e50e24dcca9e",
        ),
    )


def test_pixels_have_numbers_of_their_own_and_the_first_ones_had_others() -> None:
    assert PIXELS.channels == (
        (
            "a6b90001-7a5a-43f2-a962-350c8edc9b5b",
            "a6b90002-7a5a-43f2-a962-350c8edc9b5b",
            "a6b90003-7a5a-43f2-a962-350c8edc9b5b",
        ),
        (
            "6e400001-b5a3-f393-e0a9-e50e24dcca9e",
            "6e400001-b5a3-f393-e0a9-e50e24dcca9e",
            "6e400002-b5a3-f393-e0a9-e50e24dcca9e",
        ),
    )
