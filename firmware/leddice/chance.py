"""A fair die from random bytes."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

FACES = 6
FAIR_BELOW = 252  # 42 times six; the four bytes above would favour four faces
MOST_TRIES = 64  # a source that returns nothing else is broken: the chance of it is 1 in 10 to the 115


def face(byte: "Callable[[], int]") -> int:
    """The face of a fair die; ``byte`` gives 0 to 255, equally likely. RuntimeError if it only gives the top four."""
    for _ in range(MOST_TRIES):
        one = byte()
        if one < FAIR_BELOW:
            return one % FACES + 1
    raise RuntimeError("the source of chance is broken")
