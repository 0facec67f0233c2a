"""What a command prints, as a picture of a terminal."""

from __future__ import annotations

import asyncio
import io
import os
import sys
from asyncio.subprocess import PIPE, STDOUT

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI
from rich.text import Text

COLUMNS = 100
# Rich's own format fetches a font; this one takes the reader's.
FORMAT = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: monospace; font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g></g>
</svg>
"""


async def terminal(title: str, *command: str) -> str:
    """Run a command of headtable; what it printed, with its colours, as an SVG."""
    environment = {**os.environ, "COLUMNS": str(COLUMNS), "FORCE_COLOR": "1", "TERM": "xterm-256color"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "headtable", *command), env=environment, stdout=PIPE, stderr=STDOUT
    )
    printed, _ = await process.communicate()
    console = Console(record=True, width=COLUMNS, file=io.StringIO())
    console.print(Text.from_ansi(printed.decode()))
    return console.export_svg(title=title, theme=DIMMED_MONOKAI, code_format=FORMAT, unique_id="terminal")
