"""Small texts that outlive a reset, one file each: who the device is, how often it has started, why it crashed."""

import os

LONGEST_REPORT = 48  # characters of a crash report: what the rest leaves of a line
_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;()[]<>=+-/_'"


class Notes:
    """The notes in one folder of the flash."""

    def __init__(self, folder: str) -> None:
        self._folder = folder

    def read(self, name: str) -> str:
        """A note's text; empty if there is none."""
        try:
            with open(self._folder + "/" + name) as file:
                return file.read()
        except OSError:
            return ""

    def write(self, name: str, text: str) -> None:
        """Keep a note in place of the one before; a power cut leaves the one or the other."""
        path = self._folder + "/" + name
        with open(path + ".new", "w") as file:
            file.write(text)
        os.rename(path + ".new", path)

    def forget(self, name: str) -> None:
        """Throw a note away, if it is there."""
        if name in os.listdir(self._folder):
            os.remove(self._folder + "/" + name)

    def move(self, name: str, to: str) -> None:
        """Put a note, if it is there, in place of another one."""
        if name in os.listdir(self._folder):
            os.rename(self._folder + "/" + name, self._folder + "/" + to)

    def count_start(self) -> int:
        """Which start this is, from 1 on; the number is kept before anybody hears of it."""
        text = self.read("boot").strip()
        number = (int(text) if text.isdigit() else 0) + 1
        self.write("boot", str(number))
        return number


def plain(text: str) -> str:
    """A text as it can stand in a line."""
    return "".join([letter if letter in _PLAIN else "?" for letter in text])[:LONGEST_REPORT]
