"""What the cast says, once in a while: to greet, at turning points, and at the end."""

from __future__ import annotations

from enum import Enum, auto

from tabletop.engine.cast import Member
from tabletop.engine.text import Text, translate


class Occasion(Enum):
    """When a member of the cast says something."""

    HELLO = auto()
    AHEAD = auto()
    BEHIND = auto()
    WON = auto()
    LOST = auto()


_LINES: dict[str, dict[Occasion, tuple[Text, ...]]] = {
    "pip": {
        Occasion.HELLO: (
            translate("cast", "Hello! Where do I sit?"),
            translate("cast", "Is this mine? Lovely!"),
            translate("cast", "I've read half of the rules."),
        ),
        Occasion.AHEAD: (
            translate("cast", "Shiny!"),
            translate("cast", "Look, I'm in front!"),
            translate("cast", "Was that good? It was!"),
        ),
        Occasion.BEHIND: (
            translate("cast", "Oh. It was so shiny."),
            translate("cast", "I'll catch up. I think."),
            translate("cast", "Next time I'll count first."),
        ),
        Occasion.WON: (
            translate("cast", "I won? I won!"),
            translate("cast", "May I keep the shiny one?"),
        ),
        Occasion.LOST: (translate("cast", "Again? Please?"),),
    },
    "bram": {
        Occasion.HELLO: (
            translate("cast", "First the walls."),
            translate("cast", "Good day. Solid table, this."),
            translate("cast", "Where's the plan? Here. Good."),
        ),
        Occasion.AHEAD: (
            translate("cast", "It stands."),
            translate("cast", "Roof's on."),
            translate("cast", "Now it carries."),
        ),
        Occasion.BEHIND: (
            translate("cast", "A house takes its time."),
            translate("cast", "I'll shore it up."),
            translate("cast", "Foundations first. They're there."),
        ),
        Occasion.WON: (
            translate("cast", "Well built wins."),
            translate("cast", "Told you: walls first."),
        ),
        Occasion.LOST: (translate("cast", "Well built, you."),),
    },
    "mara": {
        Occasion.HELLO: (
            translate("cast", "Half price, or nothing."),
            translate("cast", "Let's see what it costs."),
            translate("cast", "I never pay the first price."),
        ),
        Occasion.AHEAD: (
            translate("cast", "A bargain!"),
            translate("cast", "Cheap, and mine."),
            translate("cast", "That paid for itself."),
        ),
        Occasion.BEHIND: (
            translate("cast", "Too dear for me. For now."),
            translate("cast", "I'll wait for the sale."),
            translate("cast", "Somebody paid too much. Me."),
        ),
        Occasion.WON: (
            translate("cast", "And change left over!"),
            translate("cast", "The best price of all: yours."),
        ),
        Occasion.LOST: (translate("cast", "Fair price. Well played."),),
    },
    "tam": {
        Occasion.HELLO: (
            translate("cast", "You never know."),
            translate("cast", "Mind the boxes, please."),
            translate("cast", "I've brought a few things along."),
        ),
        Occasion.AHEAD: (
            translate("cast", "See? It came in handy."),
            translate("cast", "I kept that for years."),
            translate("cast", "Nothing thrown away, nothing lost."),
        ),
        Occasion.BEHIND: (
            translate("cast", "It'll be worth something one day."),
            translate("cast", "Where did I put it?"),
            translate("cast", "I've still got a cellar full."),
        ),
        Occasion.WON: (
            translate("cast", "I shall keep this one, too."),
            translate("cast", "Well kept is well won."),
        ),
        Occasion.LOST: (translate("cast", "I'll keep it in mind."),),
    },
    "ilse": {
        Occasion.HELLO: (
            translate("cast", "Last one pays!"),
            translate("cast", "Ready? I've been for hours."),
            translate("cast", "On your marks."),
        ),
        Occasion.AHEAD: (
            translate("cast", "Faster than you blink."),
            translate("cast", "And past!"),
            translate("cast", "Don't look back, Ilse."),
        ),
        Occasion.BEHIND: (
            translate("cast", "I'll be there before you are."),
            translate("cast", "A slow start, no more."),
            translate("cast", "Now I run."),
        ),
        Occasion.WON: (
            translate("cast", "First! What did I say?"),
            translate("cast", "By a nose. That counts."),
        ),
        Occasion.LOST: (translate("cast", "You ran well."),),
    },
    "luz": {
        Occasion.HELLO: (
            translate("cast", "Patience, child."),
            translate("cast", "What we sow today…"),
            translate("cast", "A good seat. I shall stay."),
        ),
        Occasion.AHEAD: (
            translate("cast", "The first fruit."),
            translate("cast", "It grows by itself now."),
            translate("cast", "I planted that long ago."),
        ),
        Occasion.BEHIND: (
            translate("cast", "The harvest is late. It comes."),
            translate("cast", "Winter first, then spring."),
            translate("cast", "I count in years."),
        ),
        Occasion.WON: (
            translate("cast", "You see: patience."),
            translate("cast", "A rich harvest."),
        ),
        Occasion.LOST: (translate("cast", "Next year, child."),),
    },
    "ndidi": {
        Occasion.HELLO: (
            translate("cast", "Somebody has to."),
            translate("cast", "High, or not at all."),
            translate("cast", "I feel lucky. I always do."),
        ),
        Occasion.AHEAD: (
            translate("cast", "One in six. Told you."),
            translate("cast", "It came!"),
            translate("cast", "Never in doubt. Nearly."),
        ),
        Occasion.BEHIND: (
            translate("cast", "It had to be tried."),
            translate("cast", "The next one sits."),
            translate("cast", "Double, then."),
        ),
        Occasion.WON: (
            translate("cast", "All on one card!"),
            translate("cast", "What luck. And nerve."),
        ),
        Occasion.LOST: (translate("cast", "Worth the try."),),
    },
    "salma": {
        Occasion.HELLO: (
            translate("cast", "Is that what you want? Good."),
            translate("cast", "I'll sit where I see your hands."),
            translate("cast", "Good evening. Pity for you."),
        ),
        Occasion.AHEAD: (
            translate("cast", "Were you fond of it?"),
            translate("cast", "It looks better here."),
            translate("cast", "Just one thing of yours."),
        ),
        Occasion.BEHIND: (
            translate("cast", "You learn from me."),
            translate("cast", "I can wait. You'll want more."),
            translate("cast", "Keep it. For now."),
        ),
        Occasion.WON: (
            translate("cast", "What you want, I have."),
            translate("cast", "All mine. Even yours."),
        ),
        Occasion.LOST: (translate("cast", "Nicely taken."),),
    },
    "jun": {
        Occasion.HELLO: (
            translate("cast", "As agreed: I go on thinking."),
            translate("cast", "I've looked at three openings."),
            translate("cast", "Good. Everything is in its place."),
        ),
        Occasion.AHEAD: (
            translate("cast", "As I thought."),
            translate("cast", "That was step four."),
            translate("cast", "All according to plan."),
        ),
        Occasion.BEHIND: (
            translate("cast", "Then plan B. I like B."),
            translate("cast", "A line I had not seen."),
            translate("cast", "One moment. Good."),
        ),
        Occasion.WON: (
            translate("cast", "Exactly as planned."),
            translate("cast", "Two moves early, even."),
        ),
        Occasion.LOST: (translate("cast", "Instructive. Thank you."),),
    },
}


def remark(member: Member, occasion: Occasion, chance: int) -> Text:
    """Return a line of a member of the cast; `chance` chooses among those for the occasion.

    >>> from tabletop.engine.cast import CAST
    >>> remark(CAST[0], Occasion.AHEAD, 0).source
    'Shiny!'
    """
    lines = _LINES[member.id][occasion]
    return lines[chance % len(lines)]
