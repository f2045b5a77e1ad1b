"""Plays sounds by a program of the system; silent without one, without a screen, or at volume 0."""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
import wave
import weakref
from array import array
from functools import partial
from pathlib import Path

from PySide6.QtCore import QProcess
from PySide6.QtGui import QGuiApplication

from tabletop.files.paths import resource

_PLAYERS = (
    ("paplay",),
    ("pw-play",),
    ("aplay", "-q"),
    ("afplay",),
)
"""Programs that play a WAV file: PulseAudio, PipeWire, ALSA, macOS. On Windows Python plays it."""
_FAILED: set[tuple[str, ...]] = set()
"""The players that have failed since the program was started."""
_LONGEST = 10.0
"""Seconds after which a player is taken to hang; the longest sound has 1.5."""
_PLAYING, _SINCE = "sound", "since"
"""The name of a player's process, and its property with the time of its start."""
_APART = 0.05
"""Minimum seconds between two sounds; closer ones would only be noise."""
_TONES = 6
"""Number of whole tones in an octave."""
SILENT_SCREENS = ("offscreen", "minimal")


class Sounds:
    """Plays the sounds of resources/sounds by name; see tools/sounds.py for what each means.

    Playing never blocks and never raises: a sound that cannot be played is left out.
    """

    def __init__(self, volume: int = 60) -> None:
        self.volume = volume
        """Volume from 0 (silence) to 100 (as recorded)."""
        self._last = 0.0
        self._folder: Path | None = None

    def play(self, name: str, pitch: float = 1.0) -> None:
        """Play a sound, at another pitch than 1.0 also faster; "" and names without a file are silent."""
        now = time.monotonic()
        if not name or self.volume <= 0 or now - self._last < _APART or not self._player:
            return
        try:
            file = self._made(name, pitch)
        except (OSError, EOFError, wave.Error):
            return
        self._last = now
        start_player(self._player, file)

    @property
    def _player(self) -> tuple[str, ...]:
        """The first command that plays a file and has not failed; () for none."""
        if QGuiApplication.platformName() in SILENT_SCREENS:
            return ()
        if sys.platform == "win32":
            return ("winsound",)
        return next((player for player in _players() if player not in _FAILED), ())

    def _made(self, name: str, pitch: float) -> Path:
        """Return the sound as a file at this pitch and the present volume, made when it is first needed."""
        source = resource(f"sounds/{name}.wav")
        if self.volume >= 100 and pitch == 1.0:
            return source
        if self._folder is None:
            self._folder = Path(tempfile.mkdtemp(prefix="tabletop-sounds-"))
            weakref.finalize(self, shutil.rmtree, self._folder, ignore_errors=True)
        made = self._folder / f"{name}-{self.volume}-{round(pitch * 1000)}.wav"
        if not made.exists():
            changed(source, made, (self.volume / 100) ** 2, pitch)
        return made


def _players() -> tuple[tuple[str, ...], ...]:
    """Return the commands of the players that this system has."""
    found = ((shutil.which(program), options) for program, *options in _PLAYERS)
    return tuple((path, *options) for path, options in found if path)


def rising(nth: int) -> float:
    """Return the pitch of the nth sound of a count, from 0: a whole tone higher each, an octave at most.

    >>> rising(0), rising(6), rising(20)
    (1.0, 2.0, 2.0)
    """
    return float(2 ** (min(nth, _TONES) / _TONES))


def changed(source: Path, made: Path, gain: float, pitch: float = 1.0) -> None:
    """Write a copy of a 16-bit WAV file with each sample multiplied by `gain` (at most 1), at this pitch."""
    with wave.open(str(source), "rb") as file:
        shape = file.getparams()
        samples = array("h", file.readframes(shape.nframes))
    if sys.byteorder == "big":
        samples.byteswap()
    samples = array("h", (round(value * gain) for value in samples))
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(made), "wb") as file:
        file.setparams(shape._replace(framerate=round(shape.framerate * pitch)))
        file.writeframes(samples.tobytes())


def start_player(player: tuple[str, ...], file: Path) -> None:
    """Start playing a file without waiting for it. A player that fails or hangs is not used again."""
    if sys.platform == "win32":
        import winsound

        how = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
        try:
            winsound.PlaySound(str(file), how)
        except RuntimeError:  # no sound card, or it is in use
            return
    else:
        _end_hung()
        process = QProcess(QGuiApplication.instance())
        process.setObjectName(_PLAYING)
        process.setProperty(_SINCE, time.monotonic())
        process.setProgram(player[0])
        process.setArguments([*player[1:], str(file)])
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(partial(_judge, process, player))
        process.errorOccurred.connect(partial(_judge, process, player))
        process.start()


def _end_hung() -> None:
    """Kill the players that play for too long, so that they are judged to have failed."""
    app, now = QGuiApplication.instance(), time.monotonic()
    for process in app.findChildren(QProcess, _PLAYING) if app is not None else []:
        if now - process.property(_SINCE) > _LONGEST:
            process.kill()


def _judge(process: QProcess, player: tuple[str, ...], *_how: object) -> None:
    """Note whether a player has failed, once its process has ended or could not be started."""
    if process.state() != QProcess.ProcessState.NotRunning:
        return
    if process.error() != QProcess.ProcessError.UnknownError or process.exitCode():
        _FAILED.add(player)
    process.deleteLater()
