"""The numbers under which dice speak and listen, as their makers publish them."""

from headtable.box.sources.ble.kinds import GODICE, PIXELS


def test_a_godie_uses_the_nordic_uart_service() -> None:
    assert GODICE.channels == (
        (
            "6e400001-b5a3-f393-e0a9-e50e24dcca9e",
            "6e400003-b5a3-f393-e0a9-e50e24dcca9e",
            "6e400002-b5a3-f393-e0a9-e50e24dcca9e",
        ),
    )


def test_pixels_have_their_own_uuids_and_older_pixels_have_others() -> None:
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
