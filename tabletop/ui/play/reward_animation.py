"""Animates rewards: badges with sums, flying coins, and one thing per animation shown large."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter, QPixmap

from tabletop.art import MARGIN
from tabletop.engine.motion import CountUp
from tabletop.engine.reward import Reward
from tabletop.engine.table import Piece, Zone
from tabletop.engine.text import Text
from tabletop.session.views import EVERYBODY
from tabletop.ui.panels.reward_badge import LargeReward, RewardBadge
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import join_names, to_language
from tabletop.ui.table.coin_animation import fly_coins

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.ui.play.animation_frames import Frame
    from tabletop.ui.play.playback import Playback

_LARGE, _LESS = 230.0, 150.0
"""Maximum pixels of the longer side of a thing shown large: for the own seat, and for another."""
_STEPS = 10
"""Maximum number of steps in which a sum counts up."""
_ROOM = 0.45
"""Maximum part of the table's height and width that it takes."""


@dataclass(slots=True)
class TurnReward:
    """What an animation has brought a seat so far: sums by unit, and the lines."""

    sums: dict[Text, int] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)

    @property
    def words(self) -> str:
        """The sums in words: "+$13, +2 points"."""
        return join_names([to_language(unit.count(n)) for unit, n in self.sums.items()])

    def less(self, reward: Reward, lacking: int) -> str:
        """Return the sums in words, with this much still lacking of a reward."""
        sums = self.sums | {reward.unit: self.sums[reward.unit] - lacking}
        return join_names([to_language(unit.count(n)) for unit, n in sums.items() if n])


def steps(amount: int) -> list[int]:
    """Return the numbers that are shown while an amount counts up.

    >>> steps(3), steps(20)
    ([1, 2, 3], [2, 4, 6, 8, 10, 12, 14, 16, 18, 20])
    """
    shown = min(abs(amount), _STEPS)
    return [round(amount * (at + 1) / shown) for at in range(shown)]


class Rewards(QObject):
    """Shows the rewards of animation frames, without delaying or blocking anything."""

    def __init__(self, playback: Playback) -> None:
        super().__init__(playback)
        self._playback, self._table = playback, playback.table
        self._brought: dict[int, TurnReward] = {}
        self.tickets: dict[int, RewardBadge] = {}
        self.moment = LargeReward(self._table.viewport())
        self._large = False
        """True if something has been shown large in this animation."""
        self._up = QTimer(self._table, singleShot=True, interval=0)
        self._up.timeout.connect(self._raise)
        playback.film.shown.connect(self._shown)
        playback.film.ended.connect(self._ended)
        self._table.lifted.connect(self._make_way)

    def _shown(self, frame: Frame) -> None:
        self._up.start()
        reward = frame.reward
        if reward is None:
            return
        seen = self._playback.film.running and frame.ms > 0 and not self._table.surface.still
        if reward.amount:
            self._count(reward, frame.words, frame.ms if seen and isinstance(frame.motion, CountUp) else 0)
            if seen:
                self._fly(reward, frame.coins)
        if frame.large is not None and seen and not self._large:
            self._large = True
            self._show_large(frame.large, frame.words, own=reward.seat in (-1, self._playback.viewer))

    def _count(self, reward: Reward, words: str, ms: int = 0) -> None:
        """Show the reward on the badge of its seat, over its board; its sum counts up for `ms`."""
        brought = self._brought.setdefault(reward.seat, TurnReward())
        brought.sums[reward.unit] = brought.sums.get(reward.unit, 0) + reward.amount
        brought.lines.append(words)
        ticket = self.tickets.get(reward.seat)
        if ticket is None:
            ticket = self.tickets[reward.seat] = RewardBadge(self._table.viewport())
        place = self._place(reward.purse)
        board = self._table.viewport().rect()
        if place is not None:
            board = self._table.mapFromScene(place).boundingRect()
        ticket.tell(brought.words, brought.lines, board, own=reward.seat == self._playback.viewer)
        if ms:
            ticket.count_up([brought.less(reward, reward.amount - n) for n in steps(reward.amount)], ms)

    def _place(self, keys: Sequence[str]) -> QRectF | None:
        found = (self._table.table_scene.place_of(key) for key in keys)
        return next((place for place in found if place is not None), None)

    def _fly(self, reward: Reward, coins: int) -> None:
        start, end = self._place(reward.source), self._place(reward.purse)
        if start is not None and end is not None:
            scene = self._table.table_scene
            money = reward.sound == "pay"
            fly_coins(scene, start.center(), end.center(), coins, money=money)

    def _show_large(self, thing: Piece | Zone, words: str, *, own: bool) -> None:
        view = self._table
        room = min(view.viewport().height(), view.viewport().width()) * _ROOM
        most = min(theme.scaled(_LARGE if own else _LESS), room)
        scale = most / (max(thing.w, thing.h) + 2 * MARGIN)
        picture = view.picture(thing, scale) if isinstance(thing, Piece) else self._part(thing, scale)
        middle = view.mapFromScene(QPointF(thing.x + thing.w / 2, thing.y + thing.h / 2))
        self.moment.show_thing(picture, to_language(thing.name), words, middle)

    def _part(self, zone: Zone, scale: float) -> QPixmap:
        """Return a part of the table with everything on it, rendered at another scale."""
        ratio = self._table.devicePixelRatioF()
        place = QRectF(zone.x, zone.y, zone.w, zone.h)
        made = QPixmap((place.size() * scale * ratio).toSize())
        painter = QPainter(made)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._table.table_scene.render(painter, QRectF(made.rect()), place)
        painter.end()
        made.setDevicePixelRatio(ratio)
        return made

    def _make_way(self, lifted: object) -> None:
        """Hide the rewards when a piece is lifted."""
        if lifted is not None:
            self._clear()

    def _raise(self) -> None:
        """Raise the rewards above other popovers."""
        for note in (*self.tickets.values(), self.moment):
            note.raise_()

    def _clear(self) -> None:
        for note in (self.moment, *self.tickets.values()):
            note.hide()

    def forget(self) -> None:
        """Discard the rewards after an undo."""
        self._brought, self._large = {}, False
        self._clear()

    def _ended(self) -> None:
        self._up.start()
        self._sum_up()

    def _sum_up(self) -> None:
        """Announce a seat's total after several rewards: the viewer's alone, or with everybody's eyes each.

        For a viewer, the totals of others are in the sentences about their turns.
        """
        viewer = self._playback.viewer
        yours = QCoreApplication.translate("Ticket", "You gained {sums} in total.")
        theirs = QCoreApplication.translate("Ticket", "{name} gained {sums} in total.")
        for seat, brought in self._brought.items():
            if len(brought.lines) > 1 and viewer in (seat, EVERYBODY):
                words = yours if seat == viewer else theirs
                sums = brought.words.replace("+", "")
                self._table.announce(words.format(name=self._playback.names[seat], sums=sums))
        self._brought, self._large = {}, False
