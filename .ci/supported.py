"""Say whether headtable runs on this machine's Python. Run as ``python3 .ci/supported.py``; exits with 1 if not.

An older Python must be able to read this file, so it is written for one.
"""

import sys

OLDEST = (3, 11)  # of Debian 12 and Raspberry Pi OS 12
LEAST_64_BIT = 2**32


def trouble(version, largest):
    """What is wrong with a Python of this version, whose largest index is ``largest``; empty if nothing is."""
    if largest < LEAST_64_BIT:
        return "headtable needs 64 bits, and this system has 32: install the 64-bit Raspberry Pi OS 12 or 13"
    if tuple(version[:2]) < OLDEST:
        found = ".".join(str(number) for number in version[:2])
        return f"headtable needs Python 3.11 or newer, and this is {found}: use Raspberry Pi OS or Debian, 12 or 13"
    return ""


if __name__ == "__main__":
    sys.exit(trouble(sys.version_info, sys.maxsize) or 0)
