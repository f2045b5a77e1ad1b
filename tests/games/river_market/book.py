"""All actions, steps and events of River Market, of whatever chapter."""

# ruff: noqa: F401, F403
from tabletop.engine.described import gesture, thumb
from tabletop.games.river_market.phrases import CAUSE_NAMES, RESOURCE_NAMES, SPOT_NAMES
from tabletop.games.river_market.rules.ch02_river import *
from tabletop.games.river_market.rules.ch03_setup import *
from tabletop.games.river_market.rules.ch04_moving import *
from tabletop.games.river_market.rules.ch05_visiting import *
from tabletop.games.river_market.rules.ch06_acting import *
from tabletop.games.river_market.rules.ch06_paying import *
from tabletop.games.river_market.rules.ch07_drawing import *
from tabletop.games.river_market.rules.ch08_booths import *
from tabletop.games.river_market.rules.ch09_events import *
from tabletop.games.river_market.rules.ch10_powers import *
from tabletop.games.river_market.rules.ch11_finds import *
from tabletop.games.river_market.rules.ch12_end import *
from tabletop.games.river_market.rules.ch13_scoring import *
from tabletop.games.river_market.rules.ch14_rival import *
from tabletop.games.river_market.rules.ch15_title import *
from tabletop.games.river_market.rules.supply import *
from tabletop.games.river_market.table import TABLE

preview = TABLE.preview
