"""Runs commands in a folder with a whole Debian. No systemd runs there, so nothing that is installed starts."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from tests.machine.layers import run
from tests.root import AS_ROOT

PATH = "/usr/sbin:/usr/bin:/sbin:/bin"
LOGIN_PATH = f"/usr/local/sbin:/usr/local/bin:{PATH}"
ENVIRONMENT = {"PATH": PATH, "HOME": "/root", "LC_ALL": "C.UTF-8"}
OWN_MOUNTS, OWN_PROCESSES = ("--mount",), ("--mount", "--pid", "--fork")
"""What a command has for itself, as options of ``unshare``."""
ENTER = 'mount -t proc proc "$0/proc"\nexec chroot "$0" env -i "$@"'

Words = Sequence[str | Path]


def command_inside(
    root: Path, *command: str, environment: Mapping[str, str] = ENVIRONMENT, before: Iterable[Words] = (),
    own: Sequence[str] = OWN_MOUNTS,
) -> list[str | Path]:  # fmt: skip
    """The words that run a command there as root, and nothing of our own environment goes with it.

    The commands ``before`` run outside first: nobody else sees what they mount. No shell reads the words of the
    command again, so a script may have any quotes: ``command_inside(root, "bash", "-ec", script)``.
    """
    script = "\n".join((*(shlex.join(map(str, words)) for words in before), ENTER))
    settings = (f"{name}={value}" for name, value in environment.items())
    return [*AS_ROOT, "unshare", *own, "sh", "-euc", script, root, *settings, *command]


def run_inside(root: Path, *lines: str, at_mnt: Path | None = None) -> None:
    """Run these lines there as root; RuntimeError with all that they say if one fails.

    The folder ``at_mnt`` is /mnt meanwhile.
    """
    before = [("mount", "--bind", at_mnt, root / "mnt")] if at_mnt else []
    run(*command_inside(root, "sh", "-euxc", "\n".join(lines), before=before))
