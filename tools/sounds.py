"""Synthesize the sounds of resources/sounds/; none is recorded.

tools/sounds.py            writes them all
tools/sounds.py coin wood  writes these
"""

from __future__ import annotations

import argparse
import math
import wave
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

FOLDER = Path(__file__).parents[1] / "resources" / "sounds"
RATE = 22_050
"""Samples per second; mono, 16 bits."""
PEAK = 0.7
"""Peak of the loudest sound, from 0 to 1."""
Samples = list[float]


def tone(hertz: float, seconds: float, fall: float, *, bend: float = 0.0) -> Samples:
    """Return a decaying sine (to 1/e in `fall` seconds) whose pitch bends by some hertz."""
    n = round(seconds * RATE)
    phase, made = 0.0, []
    for at in range(n):
        phase += 2 * math.pi * (hertz + bend * at / n) / RATE
        made.append(math.sin(phase) * math.exp(-at / (fall * RATE)) * min(1.0, at / 24))
    return made


def hiss(seconds: float, low: float, high: float, seed: int, *, shape: Callable[[float], float]) -> Samples:
    """Return noise through a one-pole filter from `low` to `high` hertz; `shape` is its envelope."""
    dice, n = Random(seed), round(seconds * RATE)  # noqa: S311  noise, no secret
    smooth, made = 0.0, []
    for at in range(n):
        share = at / n
        pole = 1 - math.exp(-2 * math.pi * (low + (high - low) * share) / RATE)
        noise = dice.uniform(-1, 1)
        smooth += pole * (noise - smooth)
        made.append((smooth - 0.35 * smooth * share) * shape(share))
    return made


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Mix sounds, each with its start in seconds and its loudness."""
    length = max(round(start * RATE) + len(samples) for start, _loud, samples in parts)
    made = [0.0] * length
    for start, loud, samples in parts:
        first = round(start * RATE)
        for at, value in enumerate(samples, first):
            made[at] += loud * value
    return made


def knock(pitches: Iterable[float], fall: float, seed: int) -> Samples:
    """Return a knock on something hard: a click, and a body that rings for a moment."""
    click = hiss(0.012, 6000, 2000, seed, shape=lambda share: 1 - share)
    rings = [(0.0, 1 / (n + 1), tone(hertz, 8 * fall, fall / (n + 1))) for n, hertz in enumerate(pitches)]
    return mixed((0.0, 0.5, click), *rings)


def bar(hertz: float, fall: float) -> Samples:
    """Return a struck wooden bar, as of a marimba."""
    overtone = tone(hertz * 4, fall * 2, fall / 6)
    return mixed((0.0, 1.0, tone(hertz, fall * 4, fall)), (0.0, 0.25, overtone))


def hump(share: float) -> float:
    """Rise to the middle, and fall again."""
    return math.sin(math.pi * share) ** 2


def lift() -> Samples:
    """Return a piece leaves the table."""
    return mixed(
        (0.0, 0.6, hiss(0.07, 500, 3000, 1, shape=hump)), (0.0, 0.18, tone(300, 0.06, 0.02, bend=160))
    )


def drop() -> Samples:
    """Return a piece of cardboard lies down."""
    return knock((170, 290, 420), 0.028, 2)


def refuse() -> Samples:
    """Return it cannot go there."""
    return mixed((0.0, 0.5, tone(247, 0.14, 0.06)), (0.1, 0.6, tone(196, 0.24, 0.07)))


def coin() -> Samples:
    """Money changes hands."""

    def ring(scale: float) -> Samples:
        partials = ((2890.0, 0.09), (4310.0, 0.06), (5930.0, 0.035), (7700.0, 0.02))
        return mixed(*((0.0, 0.5, tone(hertz * scale, 0.3, fall)) for hertz, fall in partials))

    return mixed((0.0, 0.8, ring(1.0)), (0.075, 0.6, ring(1.12)))


def card() -> Samples:
    """Return a card is drawn or laid."""
    return hiss(0.17, 5200, 1200, 4, shape=lambda share: hump(share) * (1 - 0.5 * share))


def wood() -> Samples:
    """Return a wooden piece is put down."""
    return knock((540, 870, 1330), 0.016, 5)


def shuffle() -> Samples:
    """Things are mixed: cards riffled, a bag shaken."""
    dice = Random(6)  # noqa: S311  noise, no secret
    ticks = []
    for n in range(18):
        tick = hiss(0.03, 4500, 1500, 60 + n, shape=lambda share: (1 - share) ** 2)
        ticks.append((n * 0.028 + dice.uniform(0, 0.008), 0.5 + 0.4 * hump(n / 18), tick))
    return mixed(*ticks)


def splash() -> Samples:
    """Something goes into the water, or comes out of it."""
    water = hiss(0.42, 3800, 500, 7, shape=lambda share: (1 - share) ** 2.2 * min(1.0, share * 20))
    drops = [
        (at, 0.35, tone(pitch, 0.07, 0.025, bend=420)) for at, pitch in ((0.12, 520), (0.22, 690), (0.3, 610))
    ]
    return mixed((0.0, 1.0, water), *drops)


def turn() -> Samples:
    """Return it is the player's turn."""
    return mixed((0.0, 0.8, bar(392.0, 0.1)), (0.13, 0.9, bar(587.3, 0.12)))


def pay() -> Samples:
    """Money comes in: the coin, and a bar that is pleased about it."""
    return mixed((0.0, 0.7, coin()), (0.03, 0.35, bar(784.0, 0.09)))


def gain() -> Samples:
    """Points or an award: two bars upwards."""
    return mixed((0.0, 0.7, bar(523.3, 0.1)), (0.09, 0.8, bar(659.3, 0.13)))


def close() -> Samples:
    """Something is complete: a chord of bars, nearly at once."""
    notes = ((0.0, 261.6), (0.02, 392.0), (0.04, 523.3), (0.06, 659.3))
    return mixed(*((at, 0.7, bar(hertz, 0.15)) for at, hertz in notes))


def count() -> Samples:
    """Return a category of the final count begins: one short bar."""
    return mixed((0.0, 0.8, bar(440.0, 0.05)))


def won() -> Samples:
    """Return the match is over, and not lost."""
    notes = ((0.0, 392.0), (0.13, 493.9), (0.26, 587.3), (0.42, 784.0))
    return mixed(*((at, 0.8, bar(hertz, 0.17)) for at, hertz in notes))


def lost() -> Samples:
    """Return the match is over, and somebody else has won: the same bars, downwards, and not for long."""
    notes = ((0.0, 392.0), (0.16, 329.6), (0.34, 261.6))
    return mixed(*((at, 0.8, bar(hertz, 0.17)) for at, hertz in notes))


SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    "lift": (lift, 0.35),
    "drop": (drop, 0.8),
    "refuse": (refuse, 0.5),
    "coin": (coin, 0.55),
    "card": (card, 0.6),
    "wood": (wood, 0.75),
    "shuffle": (shuffle, 0.6),
    "splash": (splash, 0.7),
    "turn": (turn, 0.7),
    "pay": (pay, 0.6),
    "gain": (gain, 0.6),
    "close": (close, 0.65),
    "count": (count, 0.45),
    "won": (won, 0.8),
    "lost": (lost, 0.6),
}
"""Each sound, and its loudness relative to the others."""


def write(name: str) -> Path:
    """Make one sound, write it and return its path."""
    make, loud = SOUNDS[name]
    samples = make()
    while len(samples) > 1 and abs(samples[-1]) < 1e-4:
        samples.pop()
    fade = min(len(samples), RATE // 100)
    for at in range(fade):
        samples[-1 - at] *= at / fade
    scale = 32767 * PEAK * loud / max(map(abs, samples))
    path = FOLDER / f"{name}.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(array("h", (round(value * scale) for value in samples)).tobytes())
    return path


def main() -> None:
    """Run from the command line and write the sounds."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", help=f"some of {', '.join(SOUNDS)}; none: all")
    given = parser.parse_args()
    if unknown := [name for name in given.names if name not in SOUNDS]:
        parser.error(f"no such sound: {', '.join(unknown)}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in given.names or SOUNDS:
        path = write(name)
        print(f"{path.relative_to(FOLDER.parents[1])}  {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
