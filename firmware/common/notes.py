"""Small texts that survive a reset, one file each: the device's name, its number of starts, its last crash."""

import os

LONGEST_REPORT = 48  # characters of a crash report: what fits into a line
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
        """Write a note; after a power cut it is either this one or the one before."""
        path = self._folder + "/" + name
        with open(path + ".new", "w") as file:
            file.write(text)
        os.rename(path + ".new", path)

    def forget(self, name: str) -> None:
        """Delete a note, if it exists."""
        if name in os.listdir(self._folder):
            os.remove(self._folder + "/" + name)

    def move(self, name: str, to: str) -> None:
        """Rename a note, if it exists, over another one."""
        if name in os.listdir(self._folder):
            os.rename(self._folder + "/" + name, self._folder + "/" + to)

    def count_start(self) -> int:
        """The number of this start, counted from 1; it is stored before it is sent."""
        text = self.read("boot").strip()
        number = (int(text) if text.isdigit() else 0) + 1
        self.write("boot", str(number))
        return number


def plain(text: str) -> str:
    """A text in a form that fits into a line."""
    return "".join([letter if letter in _PLAIN else "?" for letter in text])[:LONGEST_REPORT]
