"""`hawaii bench --screen`: how smooth the table is while a bot thinks, and how soon the title is there."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from typing import Any

from hawaii.bots import Worker
from hawaii.saves import COLOURS, Match, Seat, Sitting, Store

SIZE = (1920, 1080)
BARE = "import pygame; pygame.init(); pygame.display.set_mode({size})"
TITLE = "from hawaii.ui.playing import show_title; show_title({size})"
IDLE = 1.0


def measure_screen(game: Any, seconds: float) -> dict[str, float]:
    """On the driver without a screen, at 1920 by 1080 pixels."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    from hawaii.ui.app import App
    from hawaii.ui.settings import Settings
    from hawaii.ui.shots import draw_whole
    from hawaii.ui.ways import table_of

    with Worker() as worker:
        app = App(Settings(), Store(None), worker, SIZE)
        levels = ("expert", "expert", "skilled", "novice")
        seats = [Seat(colour, colour, level=level) for colour, level in zip(COLOURS, levels, strict=False)]
        app.push(table_of(app, Sitting(Match(game, seats, 1), worker)))
        draw_whole(app)
        app.art.patient = False
        blit = _blit(pygame.Surface(SIZE).convert(), app.window)
        frames = _play(app, seconds)
        idle = _idle(app)
        memory = _megabytes()
        app.quit()
    return {
        "milliseconds_of_a_blit": 1e3 * blit,
        "milliseconds_of_a_frame": 1e3 * statistics.median(frames),
        "blits_in_a_frame": statistics.median(frames) / blit,
        "blits_in_the_99th_frame_of_100": sorted(frames)[int(0.99 * (len(frames) - 1))] / blit,
        **_starts(),
        "percent_of_a_processor_when_still": 100 * idle,
        "megabytes": memory,
    }


def _blit(source: Any, target: Any) -> float:
    times = []
    for _ in range(60):
        begin = time.perf_counter()
        target.blit(source, (0, 0))
        times.append(time.perf_counter() - begin)
    return statistics.median(times)


def _play(app: Any, seconds: float) -> list[float]:
    """The work of every frame of so many seconds of bots' play, at sixty frames a second."""
    app.measuring = True
    end = time.perf_counter() + max(seconds, 0.5)
    last = time.perf_counter()
    while time.perf_counter() < end and len(app.scenes) == 1:
        now = time.perf_counter()
        app.scene.needs_drawing = True
        app.frame([], now - last)
        last = now
        time.sleep(max(0.0, 1 / 60 - (time.perf_counter() - now)))
    app.measuring = False
    return list(app.frames)


def _idle(app: Any) -> float:
    """The share of a processor that the loop takes when nothing happens."""
    import pygame

    from hawaii.ui.scenes.title import TitleScene

    app.replace(TitleScene(app))
    for _ in range(20):
        app.frame([], 0.02)
    begin, wall = time.process_time(), time.perf_counter()
    while time.perf_counter() - wall < IDLE:
        app.frame(pygame.event.get(), 0.5)
        pygame.event.wait(500)
    return (time.process_time() - begin) / (time.perf_counter() - wall)


def _starts() -> dict[str, float]:
    """How soon the title is there; a bundle cannot tell, as it has no Python to run a bare window with."""
    if getattr(sys, "frozen", False):
        return {}
    bare, title = (_started(code.format(size=SIZE)) for code in (BARE, TITLE))
    return {
        "milliseconds_of_a_bare_window": 1e3 * bare,
        "milliseconds_to_the_title": 1e3 * title,
        "title_to_bare_window": title / bare,
    }


def _started(code: str) -> float:
    """Seconds from the start of a process to its end; the second time, when all is in the caches."""
    times = []
    for _ in range(3):
        begin = time.perf_counter()
        quiet = subprocess.DEVNULL  # a machine without sound complains
        subprocess.run([sys.executable, "-c", code], check=True, stdout=quiet, stderr=quiet)
        times.append(time.perf_counter() - begin)
    return min(times)


def _megabytes() -> float:
    if sys.platform == "win32":
        return 0.0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)
