"""The busts of the cast: heads and shoulders in a square of 100, two tones with a line of ink.

Only eyes and mouth differ between the moods.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.art.automata_busts import angler, merchant, peddler, rival
from tabletop.art.bust_parts import Eyes, Mood, Skin, coat, dots, head, inked, mouth, nose, tinted
from tabletop.art.svg import oval

_SIDE = 100
_NEAR = (13, 8, 74)
"""Left edge, upper edge and side of the part that shows the face alone, for small pictures."""


def _pip(mood: Mood) -> str:
    skin = Skin("#F3CFA8", "#DCAB7F")
    return (
        coat("#7FB069", "#5A8348", skin)
        + head(skin, 48, 21, 21)
        + inked(
            "M29 44C30 36 34 34 38 36C42 32 48 36 52 34C58 32 64 34 71 44"
            "C72 34 70 28 66 26H34C30 28 28 34 29 44Z",
            "#8E5A2B",
        )
        + inked("M10 34C26 24 74 24 90 34C92 39 84 40 74 37C58 33 42 33 26 37C16 40 8 39 10 34Z", "#E8C982")
        + inked("M30 30C30 16 38 10 50 10C62 10 70 16 70 30C58 26 42 26 30 30Z", "#F0D79A")
        + inked("M30 27.5C42 23.5 58 23.5 70 27.5V31C58 27 42 27 30 31Z", "#B5333C", width=1.6)
        + inked("M78 35L90 42M80 36L86 46", stroke="#C9A454", width=2)
        + Eyes(8.5, 48, 2.7).drawn(mood)
        + nose("#B98560", 52)
        + mouth("grin", mood, "#8A3A2C", 59)
        + dots("#C98358", 1, (35, 54), (38.5, 56), (61.5, 56), (65, 54))
    )


def _bram(mood: Mood) -> str:
    skin = Skin("#8C5A3A", "#6A4027")
    return (
        coat("#EFE6D8", "#C9B99C", skin)
        + inked("M34 74L38 104H62L66 74L58 80H42Z", "#3D62B8")
        + inked("M36 74V66M64 74V66", stroke="#3D62B8", width=4)
        + head(skin, rx=22, ry=24)
        + inked(
            "M28.6 40C28 28 38 22 50 22C62 22 72 28 71.4 40C68 32 60 28.5 50 28.5C40 28.5 32 32 28.6 40Z",
            "#3B2418",
            width=2,
        )
        + inked(oval(27, 48, 4, 5.5), skin.light)
        + inked(oval(73, 48, 4, 5.5), skin.light)
        + Eyes(8.5, 44, colour="#1E1410", brow="#2A1A12", lift=6.5).drawn(mood)
        + nose("#54301C")
        + ("" if mood is Mood.CALM else mouth("flat", mood, "#3F160F", 65))
        + inked("M36 57C40 52 46 53 50 56C54 53 60 52 64 57C62 63 55 63 50 60C45 63 38 63 36 57Z", "#2A1A12")
    )


def _mara(mood: Mood) -> str:
    skin = Skin("#C98B5E", "#A86C42")
    return (
        inked("M24 50C20 24 34 12 50 12C66 12 80 24 76 50C80 66 76 78 70 84H30C24 78 20 66 24 50Z", "#3A2722")
        + coat("#B5533A", "#7E3626", skin)
        + head(skin)
        + inked("M27 42C24 22 36 10 50 10C64 10 76 22 73 42C66 30 58 27 50 27C42 27 34 30 27 42Z", "#E5B93C")
        + inked("M27 42C34 30 42 27 50 27C58 27 66 30 73 42", stroke="#9A741A", width=2)
        + dots("#FFF3D2", 1.7, (37, 24), (45, 18), (55, 18), (63, 24), (50, 23))
        + inked("M72 40C80 42 84 50 82 58L76 52Z", "#E5B93C")
        + Eyes(brow="#3A2722", tilt=0.8).drawn(mood)
        + nose("#7E4A2A")
        + mouth("smirk", mood)
        + inked(oval(29.5, 57, 2.6) + oval(70.5, 57, 2.6), "#F0B35A", width=1.6)
    )


def _tam(mood: Mood) -> str:
    skin = Skin("#F0CBA6", "#D5A57B")
    lips = {
        Mood.CALM: "",
        Mood.THINKS: inked("M45 62.5H54", stroke="#7A2E26", width=2.2),
        Mood.GLAD: inked("M43 60.5Q50 69 57 60.5Z", "#8A3A2C", width=1.8),
        Mood.BEATEN: inked("M44 65Q50 60 56 65", stroke="#7A2E26", width=2.2),
    }
    return (
        coat("#5F6F52", "#414E38", skin)
        + head(skin)
        + inked("M30 46C29 62 34 80 50 82C66 80 71 62 70 46C66 56 60 57 50 57C40 57 34 56 30 46Z", "#F4EFE4")
        + inked(
            "M36 54C42 51 47 52 50 55C53 52 58 51 64 54C60 60 54 60 50 58C46 60 40 60 36 54Z",
            "#FFFDF6",
            width=2,
        )
        + inked("M24 34C24 18 38 11 52 12C66 12 76 20 76 33C60 27 40 27 24 34Z", "#7A5A44")
        + inked("M20 37C34 26 62 25 80 34C82 38 78 40 74 38C60 32 40 32 28 39C22 42 18 40 20 37Z", "#5E4331")
        + Eyes(8, 44, 2.2, brow="#F4EFE4", lift=5).drawn(mood)
        + inked(oval(50, 50.5, 4, 3.4), "#E3AE88", width=1.8)
        + lips[mood]
    )


def _ilse(mood: Mood) -> str:
    skin = Skin("#F6D7B8", "#E2B48E")
    return (
        inked("M26 50C20 26 34 14 50 14C68 14 80 28 74 52C74 60 70 62 68 62H32C30 62 26 60 26 50Z", "#C8542B")
        + coat("#2F6F8F", "#1F4C63", skin)
        + head(skin)
        + inked("M28 44C28 28 40 20 52 20C62 20 72 28 72 44C68 34 62 33 56 31C50 36 38 34 28 44Z", "#D9642F")
        + inked("M70 24C78 16 86 18 88 10M72 30C80 26 86 28 92 24", stroke="#C8542B", width=4)
        + inked("M25 33Q50 18 75 33", stroke="#4A3A2E", width=5)
        + inked(oval(38, 26, 8.5, 7) + oval(60, 25, 8.5, 7), "#BFE0E6")
        + inked("M34 25L39 21M56 24L61 20", stroke="#FFFFFF", width=2)
        + Eyes(8, 46, 2.5, brow="#A8431F", lift=6).drawn(mood)
        + nose("#B98565")
        + mouth("grin", mood)
        + dots("#C98358", 0.95, (36, 52), (39.5, 54), (60.5, 54), (64, 52), (36.5, 56))
    )


def _luz(mood: Mood) -> str:
    skin = Skin("#D9A176", "#B77D53")
    return (
        inked(oval(50, 11, 11, 9), "#C9C6C4")
        + inked(
            "M25 46C22 24 36 14 50 14C64 14 78 24 75 46C75 52 72 54 70 54H30C28 54 25 52 25 46Z", "#C9C6C4"
        )
        + coat("#2E5E5A", "#1E403D", skin)
        + inked("M14 96C18 80 30 74 38 72L50 92L62 72C70 74 82 80 86 96L78 104H22Z", "#A2467F")
        + inked("M24 88L30 84M28 94L34 90M76 88L70 84M72 94L66 90", stroke="#F0C6DC", width=2)
        + head(skin)
        + inked("M28 44C28 30 38 23 50 23C62 23 72 30 72 44C68 34 60 29 50 29C40 29 32 34 28 44Z", "#DAD7D4")
        + inked("M50 15.5V22M39 18L42 24M61 18L58 24", stroke="#9D9996", width=1.8)
        + Eyes(8, 46, 2.1, brow="#9A9491", lift=6).drawn(mood)
        + nose("#97623E", 50)
        + mouth("smile", mood, "#8A3A2C", 59)
        + inked("M33 51Q36 53 38 52M67 51Q64 53 62 52", stroke="#A86F48", width=1.8)
    )


def _ndidi(mood: Mood) -> str:
    skin = Skin("#6B4128", "#4E2C1A")
    hair = "#1F1716"
    return (
        inked(oval(50, 16, 13, 11), hair)
        + inked("M24 44C22 22 36 14 50 14C64 14 78 22 76 44C76 50 74 52 72 52H28C26 52 24 50 24 44Z", hair)
        + coat("#D9822B", "#A3591A", skin)
        + inked("M28 76C36 82 64 82 72 76L76 80C64 90 36 90 24 80Z", "#2E7D5B")
        + dots("#F6D66B", 2, (32, 80.5), (41, 81.7), (50, 83), (59, 81.7), (68, 80.5))
        + head(skin)
        + inked("M29 40C31 28 40 24 50 24C60 24 69 28 71 40C64 33 58 31 50 31C42 31 36 33 29 40Z", hair)
        + inked("M33 25Q50 16 67 25", stroke="#C4402F", width=6)
        + Eyes(8, 45, 2.5, "#120B08", "#120B08", tilt=1.4).drawn(mood)
        + nose("#351C10")
        + mouth("grin", mood, "#5A1F18")
        + inked(oval(28, 62, 4.6, 6) + oval(72, 62, 4.6, 6), stroke="#F0B35A")
    )


def _salma(mood: Mood) -> str:
    skin = Skin("#E3B488", "#C38F62")
    return (
        coat("#6A4A7E", "#493257", skin)
        + inked(
            "M50 8C70 8 80 24 79 46C79 62 74 72 82 92C64 84 36 84 18 92C26 72 21 62 21 46C20 24 30 8 50 8Z",
            "#8A6AA0",
        )
        + tinted(
            "M50 8C30 8 20 24 21 46C21 62 26 72 18 92C26 86 32 84 36 82C28 70 26 30 50 8Z", "#6A4A7E", 0.7
        )
        + head(skin, rx=17.5, ry=21.5)
        + inked(
            "M32 44C32 28 40 22 50 22C60 22 68 28 68 44C66 34 60 29 50 29C40 29 34 34 32 44Z",
            "#8A6AA0",
            width=2,
        )
        + Eyes(7.5, 45, 2.5, "#2F5E46", "#3C2A20", tilt=-1.4).drawn(mood)
        + nose("#A3744A")
        + mouth("smirk", mood, "#8E2F3A")
        + inked("M37 66C42 76 58 76 63 66", stroke="#5A3E6C", width=2.4)
        + inked(oval(63, 74, 3.2), "#7CCBA2", width=1.8)
    )


def _jun(mood: Mood) -> str:
    skin = Skin("#F2D0A4", "#D6AB7C")
    return (
        inked("M26 52C22 26 34 12 50 12C66 12 78 26 74 52L70 56H30Z", "#241F22")
        + coat("#4A4E69", "#32354A", skin)
        + inked("M42 74L50 84L58 74L62 78L54 94H46L38 78Z", "#F4EFE4")
        + head(skin)
        + inked(
            "M28 44C28 26 38 19 50 19C64 19 73 27 72 44C68 36 65 32 62 29"
            "C56 34 40 35 33 32C31 35 29 39 28 44Z",
            "#2E282B",
        )
        + Eyes(8.5, 46, 2.1, brow="#241F22", lift=8.5).drawn(mood)
        + nose("#B98C5F", 50)
        + mouth("flat", mood, "#8A4636")
        + tinted(oval(41.5, 46, 7), "#FFFFFF", 0.25)
        + inked(oval(41.5, 46, 7) + oval(58.5, 46, 7), width=2.4)
        + inked("M48.5 45Q50 43.5 51.5 45M34.5 45L29 43M65.5 45L71 43", width=2.2)
    )


_DRAWN: dict[str, Callable[[Mood], str]] = {
    "pip": _pip,
    "bram": _bram,
    "mara": _mara,
    "tam": _tam,
    "ilse": _ilse,
    "luz": _luz,
    "ndidi": _ndidi,
    "salma": _salma,
    "jun": _jun,
    "angler": angler,
    "rival": rival,
    "merchant": merchant,
    "peddler": peddler,
}
GROUNDS = {
    "pip": "#E4EFD9",
    "bram": "#DDE6F3",
    "mara": "#F6E3C9",
    "tam": "#E7E9DC",
    "ilse": "#D9ECEF",
    "luz": "#F2E1E9",
    "ndidi": "#FBE6CF",
    "salma": "#EAE2F1",
    "jun": "#E3E4EC",
    "angler": "#D6E6EE",
    "rival": "#E3EBD5",
    "merchant": "#F3E2D2",
    "peddler": "#E6E1EE",
}
"""The colour behind each bust, by the id of the member of the cast or of the automa."""


def bust(member: str, mood: Mood = Mood.CALM, *, near: bool = False) -> str:
    """Return the bust of a member of the cast or of an automa (its id) as an SVG document.

    Args:
        member: The id, see `tabletop.engine.cast` and `About.automata`.
        mood: What the face shows.
        near: True for the face alone, for pictures of 34 pixels and less.
    """
    left, top, side = _NEAR if near else (0, 0, _SIDE)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
        f'viewBox="{left} {top} {side} {side}">{_DRAWN[member](mood)}</svg>'
    )
