"""The command line: `hawaii` and its commands. Whatever goes wrong is said in a sentence."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from hawaii import __version__
from hawaii.cli import arena, bench, check, play, replay, saves, score, shot, simulate, train
from hawaii.cli.arguments import WrongArgument
from hawaii.kernel.messages import Problem
from hawaii.ui.words import Words

COMMANDS = (play, simulate, arena, bench, check, score, replay, saves, shot, train)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and where to read more."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"hawaii: {message.rstrip('.')}. `{self.prog} --help` tells more.\n")


def make_parser() -> Parser:
    # Started as `python3 run.py`, the program calls itself so.
    parser = Parser(
        prog=os.environ.get("HAWAII_COMMAND", "hawaii"),
        description="Three Polynesian board games. Without a command: play.",
    )
    parser.add_argument("--version", action="version", version=f"hawaii {__version__}")
    parser.set_defaults(run=play.run, parser=parser, **play.DEFAULTS)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    for command in COMMANDS:
        command.add_to(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the result is the exit code: 1 for trouble, 2 for wrong arguments."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # names may have letters the terminal lacks
    parsed = make_parser().parse_args(arguments)
    try:
        parsed.run(parsed)
        if sys.stdout is not None:
            sys.stdout.flush()
    except WrongArgument as wrong:
        parsed.parser.error(Words().say(wrong.message))
    except Problem as problem:
        print(f"hawaii: {Words().say(problem.message)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except OSError as trouble:
        return _cannot_write(trouble)
    return 0


def _cannot_write(trouble: OSError) -> int:
    """Output that nobody takes: a closed pipe, as with `| head`, says nothing; a full disk does."""
    if not isinstance(trouble, BrokenPipeError):
        print(f"hawaii: the output cannot be written: {trouble.strerror}.", file=sys.stderr)
    # Python would try once more, and complain, when it ends.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
