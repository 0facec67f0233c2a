"""Copied to every board as main.py: it starts the good firmware, and gives a new one a single trial.

Two trees of firmware lie side by side, a/ and b/. The note `good` names the one that has said hello; `trial` names a
new one. If a new one was started once and has not become good, the good one is started again.
"""

import os
import sys

NOTES = "notes"
LONGEST_REPORT = 48


def read(name: str) -> str:
    """A note; empty if there is none."""
    try:
        with open(NOTES + "/" + name) as file:
            return file.read()
    except OSError:
        return ""


def write(name: str, text: str) -> None:
    """Write a note; after a power cut it is either this one or the one before."""
    path = NOTES + "/" + name
    with open(path + ".new", "w") as file:
        file.write(text)
    os.rename(path + ".new", path)


def chosen() -> str:
    """The tree to start; empty if there is none."""
    tree, _, how = read("trial").partition(" ")
    if how == "new":
        write("trial", tree + " begun")
        return tree
    if how:
        os.remove(NOTES + "/trial")
        if read("good") != tree and not read("crash"):
            write("crash", "the new firmware did not say hello")
    return read("good")


def start() -> None:
    """Start the tree. Do nothing if there is none, or if Python's prompt was requested."""
    if read("prompt"):
        os.remove(NOTES + "/prompt")
        return
    if tree := chosen():
        sys.path.insert(0, tree)
        try:
            __import__("main")
        except Exception as trouble:
            if not read("trial"):
                raise
            write("crash", (type(trouble).__name__ + ": " + str(trouble))[:LONGEST_REPORT])
            sys.exit()  # restart with the good one


start()
