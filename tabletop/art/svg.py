"""Shapes as path data, and path data as SVG text.

Every outline is a path, ovals and boxes too. `opacity` is for groups only: on a shape with fill and stroke
it doubles under the stroke. Shapes have `fade` for the fill and `line_fade` for the line.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.art import MARGIN

_GRADIENTS = (
    '<linearGradient id="edge" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFFFFF" '
    'stop-opacity="0.75"/><stop offset="0.45" stop-color="#FFFFFF" stop-opacity="0"/><stop offset="1" '
    'stop-color="#000000" stop-opacity="0.22"/></linearGradient>'
    '<linearGradient id="shine" x1="0" y1="0" x2="0.6" y2="0.62"><stop offset="0" stop-color="#FFFFFF" '
    'stop-opacity="0.75"/><stop offset="1" stop-color="#FFFFFF" stop-opacity="0"/></linearGradient>'
)
EDGE = "url(#edge)"
"""The light on a printed edge: white at the upper left, dark at the lower right."""
SHINE = "url(#shine)"
"""The light on wood: white at the upper left."""

Point = tuple[float, float]


def num(value: float) -> str:
    """Return a number with at most two decimals, as short as possible.

    >>> num(1.50), num(-0.001)
    ('1.5', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


def box(x: float, y: float, w: float, h: float, r: float = 0.0) -> str:
    """Return the outline of a box with rounded corners.

    >>> box(0, 0, 4, 2)
    'M0 0h4v2h-4z'
    """
    r = min(r, w / 2, h / 2)
    if r <= 0:
        return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}z"
    k, right, low = r * 0.4477, x + w, y + h
    return (
        f"M{num(x + r)} {num(y)}H{num(right - r)}"
        f"C{num(right - k)} {num(y)} {num(right)} {num(y + k)} {num(right)} {num(y + r)}V{num(low - r)}"
        f"C{num(right)} {num(low - k)} {num(right - k)} {num(low)} {num(right - r)} {num(low)}H{num(x + r)}"
        f"C{num(x + k)} {num(low)} {num(x)} {num(low - k)} {num(x)} {num(low - r)}V{num(y + r)}"
        f"C{num(x)} {num(y + k)} {num(x + k)} {num(y)} {num(x + r)} {num(y)}z"
    )


def oval(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    """Return the outline of an oval, or of a circle."""
    ry = rx if ry is None else ry
    kx, ky = 0.5523 * rx, 0.5523 * ry
    left, right, top, low = cx - rx, cx + rx, cy - ry, cy + ry
    return (
        f"M{num(left)} {num(cy)}C{num(left)} {num(cy - ky)} {num(cx - kx)} {num(top)} {num(cx)} {num(top)}"
        f"S{num(right)} {num(cy - ky)} {num(right)} {num(cy)}S{num(cx + kx)} {num(low)} {num(cx)} {num(low)}"
        f"S{num(left)} {num(cy + ky)} {num(left)} {num(cy)}z"
    )


def polygon(points: Iterable[Point]) -> str:
    """Return the closed outline through these corners."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def line(*points: Point) -> str:
    """Return an open line through these points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)


def path(
    d: str,
    fill: str = "none",
    *,
    stroke: str = "",
    width: float = 0.0,
    fade: float = 1.0,
    line_fade: float = 1.0,
    dash: str = "",
) -> str:
    """Return an outline as SVG, filled and drawn; fades are opacities (0-1).

    Dashes have flat ends, other lines round ones.
    """
    parts = [f'<path d="{d}" fill="{fill}"']
    if fade < 1:
        parts.append(f' fill-opacity="{num(fade)}"')
    if stroke:
        cap = "butt" if dash else "round"
        parts.append(
            f' stroke="{stroke}" stroke-width="{num(width)}" stroke-linejoin="round" stroke-linecap="{cap}"'
        )
        if line_fade < 1:
            parts.append(f' stroke-opacity="{num(line_fade)}"')
        if dash:
            parts.append(f' stroke-dasharray="{dash}"')
    return "".join(parts) + "/>"


def group(
    body: str,
    x: float = 0.0,
    y: float = 0.0,
    scale: float = 1.0,
    *,
    turn: float = 0.0,
    flip: bool = False,
    opacity: float = 1.0,
) -> str:
    """Return a drawing moved to (x, y), turned clockwise in degrees, scaled, mirrored, made transparent."""
    moves = []
    if x or y:
        moves.append(f"translate({num(x)} {num(y)})")
    if turn:
        moves.append(f"rotate({num(turn)})")
    if flip or scale != 1:
        moves.append(f"scale({-scale if flip else scale:.4f} {scale:.4f})")
    attributes = f' transform="{" ".join(moves)}"' if moves else ""
    if opacity < 1:
        attributes += f' opacity="{num(opacity)}"'
    return f"<g{attributes}>{body}</g>" if attributes else body


def document(body: str, w: float, h: float, margin: float = MARGIN) -> str:
    """Return a whole SVG document of w x h plus a margin on every side."""
    wide, high = w + 2 * margin, h + 2 * margin
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
        f'width="{num(wide)}" height="{num(high)}" '
        f'viewBox="{num(-margin)} {num(-margin)} {num(wide)} {num(high)}">'
        f"<defs>{_GRADIENTS}</defs>{body}</svg>"
    )
