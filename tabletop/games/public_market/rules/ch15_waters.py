"""PM-15: Shallow Waters, the Compass Rose and the Bonus Board."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameAction, GameChoice, GameEvent
from tabletop.engine.foretell import right_after
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag
from tabletop.engine.text import Text, join_and, translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import phrases
from tabletop.games.public_market.rules.ch13_scoring import total_points
from tabletop.games.public_market.state import BonusSpace, Four, PublicMarket

ROSE_END = len(box.ROSE) + 1
_ROWS, SPACES = 4, 5


def _token_line(text: Text, seat: int, token: int, rule: str) -> LogLine:
    text = text.fill(token=phrases.TOKEN_NAMES[token])
    return LogLine(text, seat, (f"token:{seat}:{token}",), rule)


# PM-15.1, PM-15.4: a token starts


@frozen
class TokenStarted(GameEvent):
    """PM-15.1: a Power token was put on Start."""

    seat: int
    token: int

    def line(self) -> LogLine:
        text = translate("public_market", "Starts with {token}")
        return _token_line(text, self.seat, self.token, "PM-15.1")


@frozen
class StartToken(GameAction[PublicMarket]):
    """PM-15.1, PM-15.4: put this Power token on the Start of the Compass Rose."""

    token: Four

    def say(self, _s: PublicMarket) -> Text:
        return translate("public_market", "Start with {token}").fill(token=phrases.TOKEN_NAMES[self.token])

    def gesture(self, _v: PublicMarket, step: Choice[PublicMarket]) -> Drag:
        return Drag(f"token:{step.seat}:{self.token}", "rose")


@frozen
class ChooseToken(GameChoice[PublicMarket]):
    """PM-15.1, PM-15.4: put a Power token on the Start of the rose."""

    rule = "PM-15.1"
    rules = ("PM-15.1", "PM-15.5", "PM-15.6", "PM-15.7", "PM-15.8", "PM-15.10")
    accepts = (StartToken,)
    seat: int

    def prompt(self, s: PublicMarket) -> Text:
        left = join_and([phrases.TOKEN_NAMES[token] for token in s.players[self.seat].tokens])
        return translate("public_market", "Put a Power token on Start: {tokens}.").fill(tokens=left)

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        return (StartToken(token) for token in range(4))

    def forbids(self, s: PublicMarket, action: StartToken) -> No | None:
        if action.token not in s.players[self.seat].tokens:
            text = translate("public_market", "Your {token} token has left the Compass Rose for good.")
            return No("PM-15.4", lambda: text.fill(token=phrases.TOKEN_NAMES[action.token]))
        return None

    def apply(self, s: PublicMarket, action: StartToken, tell: Tell) -> None:
        p = s.players[self.seat]
        p.token, p.rose = action.token, 0
        p.tokens = tuple(token for token in p.tokens if token != action.token)
        tell(s, TokenStarted(self.seat, action.token))


# PM-15.3: it moves


@frozen
class TokenMoved(GameEvent):
    """PM-15.3: the Power token moved to a space of the Compass Rose (0: Start; one past the last: End)."""

    seat: int
    token: int
    to: int

    def line(self) -> LogLine:
        text = translate("public_market", "{token} reaches End")
        if self.to < ROSE_END:
            text = translate("public_market", "{token} moves to {shell}, space {n} of the rose")
            text = text.fill(shell=phrases.SHELL_NAMES[box.ROSE[self.to - 1]], n=self.to)
        return _token_line(text, self.seat, self.token, "PM-15.3")


@frozen
class TokenSetAside(GameEvent):
    """PM-15.4: no space of the Bonus Board was free for the Power token."""

    seat: int
    token: int

    def line(self) -> LogLine:
        text = translate("public_market", "No space is free for {token}: it is set aside")
        return _token_line(text, self.seat, self.token, "PM-15.4")


@frozen
class ShellStep(Step[PublicMarket]):
    """PM-15.3: the Power token moves to the next space with the tile's shell, or to End."""

    seat: int
    tile: int

    def run(self, s: PublicMarket, tell: Tell) -> None:
        p, shell = s.players[self.seat], box.TILE_SHELL[self.tile]
        ahead = (n for n in range(p.rose + 1, ROSE_END) if box.ROSE[n - 1] == shell)
        p.rose = next(ahead, ROSE_END)
        tell(s, TokenMoved(self.seat, p.token, p.rose))
        if p.rose < ROSE_END:
            return
        if free_spaces(s, self.seat):
            push_steps(s, BonusChoice(self.seat, p.token))
        else:
            token, p.token, p.rose = p.token, -1, 0
            tell(s, TokenSetAside(self.seat, token))
            next_token(s, self.seat)


# PM-15.4: it goes to the Bonus Board


def next_token(s: PublicMarket, seat: int) -> None:
    """PM-15.4: let another of the remaining tokens start."""
    if s.players[seat].tokens:
        push_steps(s, ChooseToken(seat))


def rows_of(s: PublicMarket, seat: int) -> list[int]:
    """Return the rows of the Bonus Board on which a seat has a token."""
    return [n // SPACES for n, here in enumerate(s.bonus) if here >= 0 and here // 4 == seat]


def free_spaces(s: PublicMarket, seat: int) -> list[int]:
    """PM-15.4: return the spaces on which a seat may put a token."""
    taken = rows_of(s, seat)
    return [n for n, here in enumerate(s.bonus) if here < 0 and n // SPACES not in taken]


@frozen
class TokenPlaced(GameEvent):
    """PM-15.4: a Power token was put on the Bonus Board."""

    seat: int
    token: int
    row: int
    space: int

    def line(self) -> LogLine:
        text = translate("public_market", "Puts {token} on row {n} of the Bonus Board: {space}")
        text = text.fill(n=self.row + 1, space=phrases.bonus_space(self.row, self.space))
        return _token_line(text, self.seat, self.token, "PM-15.4")

    def headline(self) -> Headline:
        did = translate("public_market", "put {things} on the Bonus Board")
        does = translate("public_market", "put {things} on the Bonus Board", "what may happen")
        return Headline(self.seat, "token", 7, did, (phrases.TOKEN_NAMES[self.token],), does=does)


@frozen
class PlaceToken(GameAction[PublicMarket]):
    """PM-15.4: put the Power token that reached End on a space of the Bonus Board (row and space 0 first)."""

    token: Four
    row: Four
    space: BonusSpace

    def say(self, _s: PublicMarket) -> Text:
        text = translate("public_market", "Put {token} on row {row}: {space}")
        text = text.fill(token=phrases.TOKEN_NAMES[self.token], row=self.row + 1)
        return text.fill(space=phrases.bonus_space(self.row, self.space))

    def outcome_text(self, s: PublicMarket, step: Choice[PublicMarket]) -> Text:
        """Return the points by which it would raise the score now."""
        more = total_points(right_after(s, self), step.seat) - total_points(s, step.seat)
        return translate("public_market", "{n} VP as things stand").fill(n=more)

    def gesture(self, _v: PublicMarket, step: Choice[PublicMarket]) -> Drag:
        return Drag(f"token:{step.seat}:{self.token}", f"bonus:{self.row}:{self.space}")


@frozen
class BonusChoice(GameChoice[PublicMarket]):
    """PM-15.4: the token that reached End goes to the Bonus Board."""

    rule = "PM-15.4"
    rules = ("PM-15.4", "PM-15.11", "PM-15.12", "PM-15.13", "PM-15.14", "PM-15.15")
    accepts = (PlaceToken,)
    seat: int
    token: int

    def prompt(self, s: PublicMarket) -> Text:
        text = translate(
            "public_market", "{token} has reached End: put it on a free space of the Bonus Board."
        )
        return text.fill(token=phrases.TOKEN_NAMES[self.token])

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        return (PlaceToken(self.token, row, space) for row in range(_ROWS) for space in range(SPACES))

    def forbids(self, s: PublicMarket, action: PlaceToken) -> No | None:
        if action.token != self.token:
            text = translate("public_market", "{token} reached End, not {other}.")
            this, other = phrases.TOKEN_NAMES[self.token], phrases.TOKEN_NAMES[action.token]
            return No("PM-15.4", lambda: text.fill(token=this, other=other))
        if action.row in rows_of(s, self.seat):
            text = translate("public_market", "You have a Power token in row {n} of the Bonus Board already.")
            return No("PM-15.4", lambda: text.fill(n=action.row + 1))
        here = s.bonus[action.row * SPACES + action.space]
        if here >= 0:
            text = translate("public_market", "{who} has a Power token on “{space}”.")
            return No(
                "PM-15.4",
                lambda: text.fill(
                    who=phrases.seat(s, here // 4), space=phrases.bonus_space(action.row, action.space)
                ),
            )
        return None

    def apply(self, s: PublicMarket, action: PlaceToken, tell: Tell) -> None:
        p = s.players[self.seat]
        p.token, p.rose = -1, 0
        s.bonus[action.row * SPACES + action.space] = self.seat * 4 + self.token
        tell(s, TokenPlaced(self.seat, self.token, action.row, action.space))
        next_token(s, self.seat)
