"""The busts of the rule books' own opponents: the Solo Angler, the Rival, the Merchant, the Peddler."""

from __future__ import annotations

from tabletop.art.bust_parts import Eyes, Mood, Skin, coat, head, inked, mouth, nose, tinted
from tabletop.art.svg import oval


def angler(mood: Mood) -> str:
    """Return the Solo Angler: a sou'wester and a grey beard."""
    skin = Skin("#E7B58E", "#C48B63")
    return (
        coat("#E2B23A", "#B9871F", skin)
        + inked("M36 74L44 84H56L64 74", "#CF9C2B")
        + head(skin, 47)
        + inked("M31 52C30 72 40 82 50 82C60 82 70 72 69 52C64 60 58 57 50 57C42 57 36 60 31 52Z", "#D9D6CE")
        + Eyes(8, 45, 2.3, "#2C4A5E", "#B9B4A8", lift=6.5).drawn(mood)
        + nose("#A86F4A", 50)
        + mouth("flat", mood, "#7A4A3A", 63)
        + inked("M29 35C28 18 38 9 50 9C62 9 72 18 71 35Z", "#E8BE4C")
        + inked("M17 37C26 28 74 28 83 37C85 42 78 43 70 39C58 35 42 35 30 39C22 43 15 42 17 37Z", "#DDAE36")
        + tinted("M33 31C33 20 40 13 47 12C40 18 38 25 38 31Z", "#FFFFFF", 0.3)
    )


def rival(mood: Mood) -> str:
    """Return the Rival: a boater and a curled moustache."""
    skin = Skin("#B97C4F", "#935B34")
    return (
        coat("#4F7A4A", "#355735", skin)
        + inked("M40 74L50 82L60 74L58 92H42Z", "#F0E4C8")
        + head(skin, 48)
        + Eyes(8, 47, 2.4, brow="#2A1C12", lift=7, tilt=-1.2).drawn(mood)
        + nose("#7C4A28", 52)
        + mouth("smirk", mood, "#6B241C", 62)
        + inked(
            "M50 57C45 54 40 56 38 60C35 62 32 60 31 56C33 66 44 66 50 60"
            "C56 66 67 66 69 56C68 60 65 62 62 60C60 56 55 54 50 57Z",
            "#2A1C12",
            width=1.6,
        )
        + inked("M31 32V17C31 12 69 12 69 17V32Z", "#E9CB7E")
        + inked("M31 24C42 27 58 27 69 24V32H31Z", "#2F5E4E", width=2)
        + inked("M14 33C14 27 86 27 86 33C86 39 14 39 14 33Z", "#E9CB7E")
        + inked("M40 15V22M50 14.5V23M60 15V22", stroke="#B8913F", width=1.8)
    )


def merchant(mood: Mood) -> str:
    """Return the Merchant: a turban with a jewel and a pointed beard."""
    skin = Skin("#A9703F", "#83522A")
    return (
        coat("#8E3B46", "#662630", skin)
        + inked("M42 74L50 92L58 74L64 78L56 104H44L36 78Z", "#E8C266")
        + head(skin, 47)
        + inked("M31 48C32 64 42 70 50 84C58 70 68 64 69 48C66 58 60 61 50 60C40 61 34 58 31 48Z", "#241812")
        + Eyes(8, 45, 2.4, brow="#241812", lift=6.5, tilt=1.0).drawn(mood)
        + nose("#6B3F1F", 50)
        + mouth("smile", mood, "#C98A6A", 63)
        + inked("M28 36C22 18 36 8 52 10C70 10 80 22 72 36C60 30 40 30 28 36Z", "#F1E7D3")
        + inked(
            "M30 32C42 18 58 14 72 22M28 26C38 14 50 10 62 13M36 34C50 24 62 22 74 30",
            stroke="#B9A98A",
            width=2,
        )
        + inked(oval(50, 28, 4), "#3E8E7E", width=1.8)
    )


def peddler(mood: Mood) -> str:
    """Return the Peddler: a hood, and a pack behind the shoulder."""
    skin = Skin("#E9BE96", "#C6946A")
    return (
        inked("M60 96C58 60 66 44 84 44C98 46 100 70 98 100Z", "#A9794A")
        + inked("M66 62H96M68 76H98", stroke="#6E4A28", width=2.2)
        + coat("#5B6B86", "#3E4A61", skin)
        + inked(
            "M50 8C72 8 80 26 77 46C76 60 72 66 76 80C62 74 38 74 24 80C28 66 24 60 23 46C20 26 28 8 50 8Z",
            "#6F82A3",
        )
        + head(skin, 48, 18, 22)
        + inked("M32 42C33 30 40 24 50 24C60 24 67 30 68 42C62 36 56 34 50 34C44 34 38 36 32 42Z", "#8A5A34")
        + Eyes(7.5, 47, 2.4, brow="#6E4526", lift=6.5).drawn(mood)
        + nose("#A97549", 52)
        + mouth("smirk", mood, y=60)
        + inked("M34 62C36 70 44 74 50 74C56 74 64 70 66 62", stroke="#4A5872", width=2.4)
    )
