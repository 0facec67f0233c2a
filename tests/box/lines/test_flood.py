"""A line that says too much is told from one that says a lot."""

from headtable.box.lines.flood import MOST_AT_ONCE, MOST_BYTES_A_SECOND, Flood
from headtable.messages.troubles import Flooding
from headtable.saying import say


class Clock:
    now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


def test_an_honest_device_never_counts_as_a_flood() -> None:
    clock = Clock()
    flood = Flood(clock)
    for _ in range(10_000):
        clock.now_s += 0.1
        assert flood.comes(MOST_BYTES_A_SECOND // 10) is None


def test_a_burst_after_a_stall_is_no_flood() -> None:
    assert Flood(Clock()).comes(MOST_AT_ONCE) is None


def test_a_line_at_its_full_speed_is_a_flood_after_a_while() -> None:
    clock = Clock()
    flood = Flood(clock)
    said: list[Flooding | None] = []
    while not said or not said[-1]:
        clock.now_s += 0.1
        said.append(flood.comes(1152))
    assert 10 < clock.now_s < 30
    assert said[-1] == Flooding(8192, 10.0)
    told = say(said[-1])
    assert told.startswith("it floods its line with more than 8192 bytes a second, and is shut out for 10 s")
