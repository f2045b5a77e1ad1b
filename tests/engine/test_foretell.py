"""What an action brings about is found by playing it on a copy."""

from tabletop.engine.foretell import foretold, right_after
from tabletop.engine.game import Setup
from tabletop.engine.rules import apply_action, pending_choice, run_until_choice
from tests.quay import rules as quay


def begun():
    s = quay.setup(Setup(3, ("person",) * 2))
    run_until_choice(s)
    return s


def test_right_after_an_action_only_the_action_is_done():
    s = begun()
    step, before = pending_choice(s), s.digest()
    action = step.legal_actions(s)[0]
    after = right_after(s, action)
    assert s.digest() == before
    played = s.copy()
    apply_action(played, action)
    assert after.flow != played.flow
    run_until_choice(after)
    assert after.digest() == played.digest()


def test_what_is_foretold_begins_with_the_event_of_the_action():
    s = begun()
    action = pending_choice(s).legal_actions(s)[0]
    before = s.digest()
    assert type(foretold(s, action)[0].event) is quay.Docked
    assert s.digest() == before
