"""The faces of Morocco: Qt can read them, keep inside their margin, and can be read at 1280 x 800."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtSvg import QSvgRenderer

from tabletop.art.type import width
from tabletop.games.morocco import art
from tabletop.games.morocco.art import cubes, faces, plan
from tabletop.games.morocco.art.palette import CUBES
from tabletop.games.morocco.cover import cover
from tabletop.games.morocco.square import CORNERS, PAIRS, STALLS
from tests.drawn import keeps_inside

SMALLEST = 2.43
"""Pixels per millimetre of a window of 1280 x 800."""

SAMPLES = {
    "square": ["square"],
    "stall": ["stall:0", "stall:1"],
    "price": ["price:0:1:00", "price:2:3:11", "price:4:4:10", "price:1:2:01"],
    "lead": ["lead:0@5.6x5.8", "lead:0,1,3,4@5.6x21.4"],
    "tally": ["tally:0-3-5,4-1-2@24x13.6", "tally:1-2-5@12x13.6", "tally:0-1-5,1-1-5,2-1-5,3-1-5@48x13.6"],
    "roof": ["roof:01234", "roof:43210"],
    "quarters": ["quarters:0,1@76x88", "quarters:0,1,2,3,4@76x54"],
    "supply": ["supply:15:1@76x63", "supply:0:0@76x37"],
    "mat": ["mat:0:0:12,2,0,2,0,0,0,12:0,0,0,0,0", "mat:4:118:0,0,2,0,9,14,99,0:9,0,1,3,2"],
    "other": [
        "other:1:0:1:12,2,0,2:0,0,0,0,0:0,0,12:@76x56.4",
        "other:3:118:0:0,0,2,0:12,9,0,1,2:14,99,0:Maximiliane Berg@76x84",
    ],
    "assistant": [f"assistant:{seat}" for seat in range(5)] + ["assistant:2:flat"],
    "tourist": ["tourist:0", "tourist:4:flat"],
    "bodyguard": ["bodyguard:1", "bodyguard:3:flat"],
    "cousins": ["cousins:2", "cousins:0:flat"],
    "reach": ["reach:0:17.4:0.0@29.2x11.8", "reach:3:-17.4:17.4@29.2x29.2"],
    "cube": [f"cube:{colour}" for colour in range(5)],
    "tile": ["tile:0", "tile:3:0", "tile:4:1", "tile:5:2", "tile:5:3"],
    "carpet": ["carpet:1@8x8"],
    "arrow": [f"arrow:{way}" for way in range(4)],
    "juice": ["juice:1", "juice:3:flat", "juice:6"],
    "gold": ["gold", "gold:flat"],
    "first": ["first"],
    "scout": ["scout"],
    "die": [f"die:{face}" for face in range(6)],
    "pick": ["pick@13x29.5"],
    "pays": ["pays@9x9"],
    "district": ["district:0", "district:4"],
    "worth": ["worth:12:36@30x9", "worth:1:3@30x9"],
    "move": [f"move:{kind}:{kind}:{kind}:4" for kind in range(4)],
}
"""Faces at their extremes, by kind; a size after @ for those that have none of their own."""
ALL = [face for some in SAMPLES.values() for face in some]


def drawn(name, px=SMALLEST, **how):
    face, _, size = name.partition("@")
    w, h = (float(part) for part in size.split("x")) if size else art.size(face)
    return art.draw(face, w, h, px=px, **how), w, h


def told(name):
    return re.findall(r">([^<>]+)</text>", drawn(name)[0])


def test_every_kind_of_face_is_sampled():
    assert set(SAMPLES) == set(faces.KINDS)


@pytest.mark.parametrize("name", ALL)
def test_qt_draws_the_face_inside_its_margin(qapp, name):
    keeps_inside(*drawn(name, 2.0), edge=7)


@pytest.mark.parametrize(
    "face",
    ["boot", "cube:5", "cube", "price:0:1:2", "tile:9", "juice:x", "gold:round", "mat:0:1:2:3", "roof:5",
     "other:1:0:0:1,2:3:4", "move:7:0:0:0", "tally:0-1"],
)  # fmt: skip
def test_a_face_that_is_none_is_refused_by_its_name(face):
    with pytest.raises(ValueError, match=face):
        art.draw(face, 20, 20)


@pytest.mark.parametrize("name", ALL)
def test_no_letter_is_too_small_at_1280_by_800(name):
    sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', drawn(name)[0])]
    assert all(size >= 10.4 for size in sizes), sizes


def test_mats_show_every_number():
    assert {"118", "9", "14", "99"} <= set(told("mat:4:118:0,0,2,0,9,14,99,0:9,0,1,3,2"))
    shown = told("other:3:118:0:0,0,2,0:12,9,0,1,2:14,99,0:Maximiliane Berg@76x84")
    assert shown[2:] == (["118", "0", "0", "2", "0", "12", "9", "0", "1", "2", "14", "99", "0"])


def test_mats_of_others_tell_who_sits_there():
    rest = "12,2,0,2:0,0,0,0,0:0,0,12"
    assert told(f"other:3:118:0:{rest}:Maximiliane Berg@76x84")[0] == "Maximili…"
    assert told(f"other:1:0:1:{rest}:Tarek@76x84")[0] == "Tarek"
    assert told(f"other:1:0:1:{rest}:@76x84")[0] == "Player 2"
    assert told(f"other:1:0:2:{rest}:@76x84")[0] == "Merchant"


def test_words_on_mats_are_translated():
    source = drawn("mat:0:19:5,1,1,1,4,2,14,10:1,1,0,0,3", words=lambda text: f"<{text.source}>")[0]
    assert all(f"&lt;{word}&gt;" in source for word in ("Assistants", "Cousins", "Juice", "You"))


LONGER = {"Assistants": "Assistenten", "Bodyguards": "Leibwächter", "Tiles": "Plättchen", "Juice": "Saft"}


def test_longer_words_of_other_languages_can_be_read_on_mats():
    def german(text):
        return LONGER.get(text.source, text.source)

    source = drawn("mat:4:118:12,2,2,2,9,15,72,12:9,0,1,3,2", words=german)[0]
    assert min(float(size) for size in re.findall(r'font-size="([\d.]+)"', source)) >= 10.4


def test_every_colour_of_cubes_has_a_sign_of_its_own():
    outlines = {re.sub(r'(fill|stroke)="[^"]*"', "", cubes.sign(at, 0, 0, 5, "#FFFFFF")) for at in range(5)}
    assert len(outlines) == len(CUBES)


def test_a_price_tells_what_is_lacking_by_form_and_not_by_colour_alone(qapp):
    tags = [drawn(f"price:0:1:{held}")[0] for held in ("00", "01", "10", "11")]
    bare = {re.sub(r'(fill|stroke)="[^"]*"', "", tag) for tag in tags}
    assert len(bare) == 4


def test_spaces_prices_and_flags_of_a_stall_lie_apart():
    half = plan.STALL[0] / 2
    spots = [plan.space(corner) for corner in range(CORNERS)]
    for (x, y), (u, v) in combinations(spots, 2):
        assert (x - u) ** 2 + (y - v) ** 2 >= (2 * plan.SPACE) ** 2
    for x, y in spots:
        assert abs(x) + plan.SPACE <= half
        assert y - plan.SPACE >= -half
        assert y + plan.SPACE <= half - plan.PRICE[1] + 2
    assert len(PAIRS) == 6


def test_stalls_and_juice_lie_inside_the_square():
    for number in range(STALLS):
        x, y = plan.stall(number)
        assert x + plan.STALL[0] / 2 < plan.SQUARE[0]
        assert y + plan.STALL[1] / 2 < plan.SQUARE[1]
    x, y = plan.juice(5, 5)
    assert x + 8 < plan.SQUARE[0]
    assert y + 8 < plan.SQUARE[1]


def test_the_front_of_the_box_is_drawn(qapp):
    renderer = QSvgRenderer(QByteArray(cover().encode()))
    assert renderer.isValid()
    assert (renderer.viewBoxF().width(), renderer.viewBoxF().height()) == (220, 200)


def test_the_cloth_repeats_without_a_margin(qapp):
    source = art.draw("cloth", 64, 64, px=1)
    assert QSvgRenderer(QByteArray(source.encode())).viewBoxF() == QRectF(0, 0, 64, 64)


def test_numbers_on_mats_of_others_stand_nearer_to_their_own_things():
    source = art.draw("other:1:12:0:12,2,2,2:3,3,3,3,3:12,12,12:", 76, 56, px=SMALLEST)
    written = re.findall(
        r'translate\(([\d.]+) [\d.]+\) scale\([\d.]+\)"><text font-family="Fraunces" font-size="([\d.]+)" '
        r'[^>]*text-anchor="start">(\d+)<',
        source,
    )
    assert len(written) == 4 + 5 + 3
    for row, (count, first) in enumerate(((4, 0), (5, 4), (3, 9))):
        for at in range(count):
            left, size, digits = written[first + at]
            right = float(left) + width(digits, float(size) / SMALLEST, family="Fraunces", weight=700)
            thing = plan.column(76, count, at)
            half = (4.8, 3.6, 4.5)[row]
            assert thing + half - 0.2 <= float(left)
            assert right <= thing + (76 - 5) / count - half + 0.4
