"""All actions, steps and events of Public Market, of whatever chapter."""

# ruff: noqa: F401, F403
from tabletop.engine.described import gesture, log, outcome_text, say, thumb
from tabletop.games.public_market.rules.ch02_setup import *
from tabletop.games.public_market.rules.ch03_round import *
from tabletop.games.public_market.rules.ch04_bidding import *
from tabletop.games.public_market.rules.ch05_action import *
from tabletop.games.public_market.rules.ch06_chest import *
from tabletop.games.public_market.rules.ch07_tracker import *
from tabletop.games.public_market.rules.ch08_shrimp import *
from tabletop.games.public_market.rules.ch09_market import *
from tabletop.games.public_market.rules.ch09_rewards import *
from tabletop.games.public_market.rules.ch09_sale import *
from tabletop.games.public_market.rules.ch10_repopulation import *
from tabletop.games.public_market.rules.ch11_navigation import *
from tabletop.games.public_market.rules.ch12_sunset import *
from tabletop.games.public_market.rules.ch13_scoring import *
from tabletop.games.public_market.rules.ch14_two_players import *
from tabletop.games.public_market.rules.ch15_waters import *
from tabletop.games.public_market.rules.ch16_angler import *
from tabletop.games.public_market.rules.supply import *
from tabletop.games.public_market.table import TABLE

preview = TABLE.preview
