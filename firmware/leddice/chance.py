"""A fair die out of bytes of chance."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

FACES = 6
FAIR_BELOW = 252  # 42 times six; the four bytes above would favour four faces
MOST_TRIES = 64  # a source that gives nothing else is broken: by chance it happens once in 10 to the 115


def face(byte: "Callable[[], int]") -> int:
    """What a fair die shows; ``byte`` gives 0 to 255, each as likely. RuntimeError if it only gives the last four."""
    for _ in range(MOST_TRIES):
        one = byte()
        if one < FAIR_BELOW:
            return one % FACES + 1
    raise RuntimeError("the source of chance is broken")
