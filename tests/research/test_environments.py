"""The games as environments of PettingZoo, OpenSpiel and Gymnasium: their own suites, and nothing hidden."""

from __future__ import annotations

import pickle
from random import Random

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

from tabletop.engine import rules
from tabletop.engine.rules import Sealed
from tabletop.games import INCLUDED, about
from tabletop.research import features, spiel
from tabletop.research.aec import MarketEnv
from tabletop.research.episode import Episode, persons
from tabletop.research.seat_env import SeatEnv

assert spiel  # its import makes the games known

TABLES = [
    (game, players)
    for game in INCLUDED
    for players in range(max(2, about(game).seats[0]), about(game).seats[1] + 1)
]
# the suites warn of what they would do otherwise, such as a dictionary for an observation with a mask
their_taste = pytest.mark.filterwarnings("ignore")


def played(game: str, players: int, seed: int, actions: int) -> Episode:
    """Return a match after so many random actions, or at its end."""
    dice, episode = Random(seed), persons(game, players, seed, {})
    for _ in range(actions):
        if episode.acting_seat >= 0:
            episode.play_number(dice.choice(list(episode.legal)))
    return episode


@their_taste
@pytest.mark.parametrize("game", INCLUDED)
def test_pettingzoo_finds_no_fault(game, capsys):
    from pettingzoo.test import api_test, seed_test

    players = about(game).seats[1]
    api_test(MarketEnv(game, players), num_cycles=60)
    seed_test(lambda: MarketEnv(game, players), num_cycles=40)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_openspiel_finds_no_fault(game, players):
    market = pyspiel.load_game(f"tabletop_{game}(players={players},deals=20)")
    pyspiel.random_sim_test(market, num_sims=1, serialize=True, verbose=False)


class _AnyNumber(gymnasium.ActionWrapper):
    """Takes any number for a legal action, as Gymnasium's own check knows no masks."""

    def action(self, action):
        legal = list(self.unwrapped.episode.legal)
        return legal[action % len(legal)]


@their_taste
@pytest.mark.parametrize("game", INCLUDED)
def test_gymnasium_finds_no_fault(game):
    check_env(_AnyNumber(SeatEnv(game, ("random",))), skip_render_check=True)


AUTOMATA = [(game, f"{automa.id}:{automa.level}") for game in INCLUDED for automa in about(game).automata]


@pytest.mark.parametrize(("game", "opponent"), [*AUTOMATA, ("morocco", "greedy")])
def test_a_seat_plays_to_the_end_against_what_the_program_plays(game, opponent):
    env, dice, over = SeatEnv(game, (opponent,)), Random(1), False
    env.reset(seed=3)
    while not over:
        assert env.episode.acting_seat == 0
        _, reward, over, _, _ = env.step(dice.choice(list(env.episode.legal)))
        assert over or reward == 0
    assert reward == env.episode.returns()[0]
    assert about(game).has_winner(env.episode.setup) == (-1 <= reward <= 1)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_nothing_hidden_is_in_an_observation(game, players):
    for seed in range(3):
        episode = played(game, players, seed, 15 + 30 * seed)
        for seat in range(players):
            view = episode.game.view(episode.state, seat)
            other = Episode(episode.game, episode.setup, episode.game.determinize(view, seat, 77 + seed))
            if episode.game.view(other.state, seat) != view:
                continue  # others decide again in secret
            assert (episode.observation(seat) == other.observation(seat)).all()
            assert episode.view_text(seat) == other.view_text(seat)
            assert other.state.chance != episode.state.chance


def test_different_views_have_different_observations():
    episodes = [played("merchants_cove", 2, 1, moves) for moves in range(40)]
    assert len({episode.observation(0).tobytes() for episode in episodes}) > 35


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_returns_add_up_to_nothing_and_follow_the_ranks(game, players):
    episode = played(game, players, 5, 10_000)
    ranks = episode.game.result(episode.state).ranks
    returns = episode.returns()
    assert abs(sum(returns)) < 1e-9
    assert sorted(range(players), key=lambda seat: ranks[seat]) == sorted(
        range(players), key=lambda seat: -returns[seat]
    )


def test_an_action_keeps_its_number():
    assert features.usual_number(Sealed()) == 7350
    assert list(features.numbered([Sealed(), Sealed()])) == [7350, 7351]


@pytest.mark.parametrize("game", INCLUDED)
def test_a_wrong_action_gets_the_rule_that_forbids_it(game):
    for moves in range(200):
        episode = played(game, 2, 1, moves)
        choice = rules.pending_choice(episode.state)
        forbidden = [
            each for each in choice.all_candidate_actions(episode.state) if choice.check(episode.state, each)
        ]
        numbers = [
            number for each in forbidden if (number := features.usual_number(each)) not in episode.legal
        ]
        if numbers:
            break
    before = episode.state.digest()
    with pytest.raises(ValueError, match=r"\(rule [A-Z]{2}-"):
        episode.play_number(numbers[0])
    with pytest.raises(ValueError, match="no action that could be tried now"):
        episode.play_number(-1)
    assert episode.state.digest() == before


def test_what_cannot_be_set_up_is_refused_with_its_reason():
    with pytest.raises(ValueError, match="no game “chess”"):
        MarketEnv("chess")
    with pytest.raises(ValueError, match="players"):
        MarketEnv("morocco", 9)
    with pytest.raises(ValueError, match="nonsense"):
        SeatEnv("morocco", options={"nonsense": "1"})


def test_an_episode_is_kept_and_copied():
    episode = played("brick_and_mortar", 3, 2, 50)
    for other in (pickle.loads(pickle.dumps(episode)), episode.copy()):
        other.play_number(next(iter(other.legal)))
        assert other.state.digest() != episode.state.digest()
    assert MarketEnv("morocco", render_mode="ansi").metadata["render_modes"] == ["ansi"]
