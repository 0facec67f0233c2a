"""The commands; each one's work is done elsewhere, and imported only when it is asked for."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from collections.abc import Coroutine, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from headtable import __version__
from headtable.errors import BadConfig, Trouble

if TYPE_CHECKING:
    from headtable.config import Config

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
)

ConfigPath = Annotated[
    Path | None,
    typer.Option("--config", "-c", help="The configuration file; without it ./headtable.toml, or what is built in."),
]
JournalPath = Annotated[Path, typer.Argument(help="The journal of a night.")]
JsonOut = Annotated[bool, typer.Option("--json", help="Print JSON lines for a script instead of text.")]


def _print_version(asked: bool) -> None:  # noqa: FBT001  typer's own signature
    if asked:
        typer.echo(f"headtable {__version__}")
        raise typer.Exit


@app.callback()
def headtable(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_print_version, help="Print the version and end.")
    ] = False,
) -> None:
    """headtable runs a Bunco night: bell, air horn, pads, rules and scoreboard."""


def main(words: Sequence[str] | None = None) -> None:
    """Run a command, as it was typed or as these words say; what goes wrong is a sentence, without a traceback."""
    troubles: list[BaseException] = []
    try:
        app(words)
    except* Trouble as group:
        troubles += _each(group)
    for trouble in troubles:
        sys.stderr.write(f"headtable: {trouble}\n")
    if troubles:
        sys.exit(2)  # not inside except*, of which Python 3.11.2 would make a group and a traceback


def _each(group: BaseExceptionGroup[BaseException]) -> Iterator[BaseException]:
    for error in group.exceptions:
        if isinstance(error, BaseExceptionGroup):
            yield from _each(error)
        else:
            yield error


def _example(text: str) -> str:
    return f"Example: `{text}`"


@app.command(epilog=_example("headtable run --speed 20"))
def run(
    config: ConfigPath = None,
    speed: Annotated[float, typer.Option(min=0.1, max=200, help="How many times faster than life to rehearse.")] = 4,
    players: Annotated[int, typer.Option(min=4, max=400, help="How many players rehearse; tables of four.")] = 12,
    seed: Annotated[int | None, typer.Option(help="Rehearse the same dice again.")] = None,
    ruleset: Annotated[
        str | None, typer.Option(help="Rehearse by these rules, not the configured ones.", metavar="NAME|FILE")
    ] = None,
    journal: Annotated[Path | None, typer.Option(help="Keep the rehearsal's journal here.")] = None,
    until_over: Annotated[bool, typer.Option("--until-over", help="Stop when the night is over.")] = False,
) -> None:
    """Run a night: broker, box, engine and pages on this machine. Without hardware it is a rehearsal."""
    from headtable.rehearse.plan import Rehearsal
    from headtable.run import run_night

    plan = Rehearsal(speed=speed, players=players, seed=seed, ruleset=ruleset, journal=journal, until_over=until_over)
    _live(run_night(_config(config), plan))


@app.command(epilog=_example("headtable broker --config headtable.toml"))
def broker(config: ConfigPath = None) -> None:
    """Run the embedded MQTT broker alone."""
    from headtable.bus.broker import serve

    _live(serve(_config(config)))


@app.command(epilog=_example("headtable box --config headtable.toml"))
def box(config: ConfigPath = None) -> None:
    """Run the box alone: pads, bell and horn."""
    from headtable.box.daemon import serve

    _live(serve(_config(config)))


@app.command(epilog=_example("headtable engine --config headtable.toml"))
def engine(config: ConfigPath = None) -> None:
    """Run the rules engine alone."""
    from headtable.engine import serve

    _live(serve(_config(config)))


@app.command(epilog=_example("headtable web --config headtable.toml"))
def web(config: ConfigPath = None) -> None:
    """Run the pages alone: scoreboard, host's console, phone pad."""
    from headtable.web.app import serve

    _live(serve(_config(config)))


@app.command(epilog=_example("headtable play tests/nights/*.night"))
def play(
    scripts: Annotated[list[Path], typer.Argument(help="Night scripts, or folders of them.")],
    through_mqtt: Annotated[
        bool, typer.Option("--through-mqtt", help="Through the real wires, box, broker and engine.")
    ] = False,
    json: JsonOut = False,
) -> None:
    """Play night scripts and check what they expect; exits 1 at the first line that was not so."""
    from headtable import nights
    from headtable.nights.through_mqtt import play_through_mqtt

    found = _scripts(scripts)
    way = play_through_mqtt if through_mqtt else nights.play_on_paper
    played = 0
    failures: list[nights.Failure] = []
    for night in nights.play(found, way):
        played += 1
        failures += [night.failure] if night.failure else []
        if json:
            _print_json(night)
        else:
            typer.echo("\n".join(nights.lines(night)))
    if not json:
        failed = [f"  {failure.path}:{failure.line}" for failure in failures]
        typer.echo("\n".join([f"{played} played, {len(failed)} failed", *failed]))
    raise typer.Exit(int(bool(failures)))


@app.command(epilog=_example("headtable replay tonight.night.db --ruleset my.toml"))
def replay(
    journal: JournalPath,
    ruleset: Annotated[
        str | None, typer.Option(help="Other rules to play it by: a ruleset's name, or the path of its TOML file.")
    ] = None,
    json: JsonOut = False,
) -> None:
    """Play a night again from its journal: the standings, and every round's result.

    With other rules it tells the night that would have been, as far as the log makes sense there; the dice stay
    where they were thrown.
    """
    from headtable import replay as again
    from headtable.show import print_other_night, print_replay

    if ruleset is not None:
        other = again.replay_under(journal, ruleset)
        _print_json(other) if json else print_other_night(other)
    else:
        night = again.replay(journal)
        _print_json(night) if json else print_replay(night)


@app.command(epilog=_example("headtable verify tonight.night.db"))
def verify(journal: JournalPath, json: JsonOut = False) -> None:
    """Check every draw and every fact of a night against its seed and its rules; exits 1 if one differs."""
    from headtable import replay as again

    verdict = again.verify(journal)
    if json:
        _print_json(verdict)
    else:
        typer.echo("\n".join(again.lines(verdict)))
    raise typer.Exit(int(not verdict.honest))


@app.command(epilog=_example("headtable simulate --ruleset rfp --players 12 --plot night.png"))
def simulate(
    ruleset: Annotated[str, typer.Option(help="A ruleset by name, or the path of a TOML file.")] = "rfp",
    players: Annotated[int, typer.Option(min=4, max=400, help="How many play; tables of four.")] = 12,
    nights: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many nights to play.")] = 2000,
    seed: Annotated[int, typer.Option(help="The same seed plays the same nights.")] = 1,
    seconds_per_roll: Annotated[float, typer.Option(min=0.1, max=600, help="How long people take for a roll.")] = 5,
    seconds_between_rounds: Annotated[
        float, typer.Option(min=0, max=3600, help="How long they take to walk to their next chair and sit.")
    ] = 90,
    cores: Annotated[int | None, typer.Option(min=1, max=256, help="How many cores play; without it all.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the figures into this PNG file.")] = None,
    json: JsonOut = False,
) -> None:
    """Play whole nights with dice alone: how long they take, how loud they are, and how often people tie.

    The minutes count the breaks whose length the ruleset tells, and no others; where a clock times the rounds or the
    walks, they last as long as it gives them.
    """
    from headtable.rulesets import load as load_ruleset
    from headtable.simulate import Pace, Plan, figures, play_nights
    from headtable.simulate.plot import PngFile
    from headtable.simulate.progress import nights_bar
    from headtable.simulate.shown import show

    picture = PngFile(plot) if plot else None
    plan = Plan(load_ruleset(ruleset), players, nights, seed, seconds_per_roll)
    pace = Pace(seconds_per_roll, seconds_between_rounds)
    with nights_bar(nights) as more:
        played = play_nights(plan, cores, more)
    found = figures(plan, pace, played)
    if picture:
        picture.draw(found, plan.ruleset, played)
    if json:
        _print_json(found)
    else:
        show(found, plan.ruleset)


@app.command(epilog=_example("headtable init && headtable check"))
def init(
    file: Annotated[Path, typer.Argument(help="The file to write.")] = Path("headtable.toml"),
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
) -> None:
    """Write a headtable.toml with every key explained."""
    from headtable.config import defaults_text

    try:
        with file.open("w" if force else "x") as new:
            new.write(defaults_text())
    except FileExistsError:
        raise BadConfig(f"{file} is there already; --force writes over it") from None
    except OSError as trouble:
        raise BadConfig(f"cannot write {file}: {trouble.strerror}") from None
    typer.echo(f"wrote {file}; edit it, then run: headtable check {file}")


@app.command(epilog=_example("headtable check headtable.toml"))
def check(
    file: Annotated[Path, typer.Argument(help="The file to check.")] = Path("headtable.toml"), json: JsonOut = False
) -> None:
    """Check a configuration file; what is wrong is named with its line and the nearest right word."""
    from headtable import journal, rulesets
    from headtable.box import signals
    from headtable.config import load

    config = load(file, rulesets.missing, journal.unusable, signals.unplayable)
    if json:
        _print_json(config)
    else:
        typer.echo(f"{file} is well: {_summary(config)}")


@app.command(epilog=_example("headtable rules diff wba evt"))
def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="NAME | diff NAME NAME | copy NAME FILE | check FILE",
            help="A ruleset's name, or the path of its TOML file; nothing for the list of them.",
            show_default=False,
        ),
    ] = None,
    json: JsonOut = False,
) -> None:
    """List the rulesets, print one as a rule card, tell two apart, copy one to change it, or prove one of your own.

    `headtable rules` lists them; `headtable rules rfp` prints a rule card for guests; `headtable rules diff wba evt`
    tells what differs, side by side; `headtable rules copy rfp my.toml` writes one to a file of your own, and
    `headtable rules check my.toml` proves it by its own examples.
    """
    from rich.console import Console

    from headtable.rulecard.asking import answer

    answered = answer(words or [])
    if json:
        _print_json(answered.data)
    else:
        answered.show(Console())


def _summary(config: Config) -> str:
    broker, web, box = config.broker, config.web, config.box
    return (
        f"{'embedded ' if broker.embedded else ''}broker at {broker.host}:{broker.port}, "
        f"ruleset {config.engine.ruleset}, pages at {web.host}:{web.port}, "
        f"{len(box.pads)} pads and {len(box.signals)} signals on {len(box.lines)} lines"
    )


def _scripts(paths: list[Path]) -> list[Path]:
    found = [script for path in paths for script in (sorted(path.rglob("*.night")) if path.is_dir() else [path])]
    if not found:
        raise BadConfig(f"no night script in {', '.join(map(str, paths))}: a script is a file that ends in .night")
    return found


def _print_json(value: object) -> None:
    import msgspec

    typer.echo(msgspec.json.encode(value).decode())


def _config(path: Path | None) -> Config:
    from headtable.config import Config, load

    if path is None and not Path("headtable.toml").exists():
        return Config()
    return load(path or Path("headtable.toml"))


def _live(part: Coroutine[None, None, None]) -> None:
    """Run until it ends, or until it is told to stop by Ctrl-C, SIGTERM or a closed terminal."""

    async def until_stopped() -> None:
        task = asyncio.ensure_future(part)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            asyncio.get_running_loop().add_signal_handler(number, task.cancel)
        with contextlib.suppress(asyncio.CancelledError):
            await task

    asyncio.run(until_stopped())
