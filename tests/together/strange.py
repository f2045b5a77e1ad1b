"""Documents that were changed by chance, as a strange program might send them."""

from __future__ import annotations

import json


def places(value, way=()):
    """The way to every value in a document."""
    yield way
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield from places(part, (*way, key))


STRANGE = (
    None, True, -1, 10**30, 1 << 20, 2.5, "", "x" * 5000, "{x}", "{0.__class__}", [], [1], {}, {"a": 1},
    "\ud800", float("nan"),
)  # fmt: skip


def mutated(document, chance):
    """A document in which one value is another one, or is left out, or is there twice."""
    copy = json.loads(json.dumps(document))
    *way, last = chance.choice(list(places(copy))[1:])
    part = copy
    for step in way:
        part = part[step]
    if chance.random() < 0.2:
        del part[last]
    elif isinstance(part, list) and chance.random() < 0.3:
        part.append(part[last])
    else:
        part[last] = chance.choice(STRANGE)
    return copy
