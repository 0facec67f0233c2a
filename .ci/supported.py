"""Print why headtable does not run on this Python: ``32-bit``, or its version if it is too old; else nothing.

``.ci/supported`` makes the sentence of it. An older Python must be able to read this file, so it is written for one.
"""

import sys

OLDEST = (3, 11)  # of Debian 12 and Raspberry Pi OS 12
LEAST_64_BIT = 2**32


def trouble(version, largest):
    """What is wrong with a Python of this version, whose largest index is ``largest``; empty if nothing is."""
    if largest < LEAST_64_BIT:
        return "32-bit"
    if tuple(version[:2]) < OLDEST:
        return ".".join(str(number) for number in version[:2])
    return ""


if __name__ == "__main__":
    sys.stdout.write(trouble(sys.version_info, sys.maxsize))
