"""All actions, steps and events of Brick & Mortar, of whatever chapter."""

# ruff: noqa: F403
from tabletop.games.brick_and_mortar.rules.ch01_goods import *
from tabletop.games.brick_and_mortar.rules.ch02_setup import *
from tabletop.games.brick_and_mortar.rules.ch03_draft import *
from tabletop.games.brick_and_mortar.rules.ch04_order import *
from tabletop.games.brick_and_mortar.rules.ch05_paying import *
from tabletop.games.brick_and_mortar.rules.ch06_auction import *
from tabletop.games.brick_and_mortar.rules.ch06_building import *
from tabletop.games.brick_and_mortar.rules.ch07_advertising import *
from tabletop.games.brick_and_mortar.rules.ch07_agency import *
from tabletop.games.brick_and_mortar.rules.ch08_stocking import *
from tabletop.games.brick_and_mortar.rules.ch08_supply import *
from tabletop.games.brick_and_mortar.rules.ch09_bidding import *
from tabletop.games.brick_and_mortar.rules.ch09_boxes import *
from tabletop.games.brick_and_mortar.rules.ch09_earning import *
from tabletop.games.brick_and_mortar.rules.ch09_sale import *
from tabletop.games.brick_and_mortar.rules.ch09_selling import *
from tabletop.games.brick_and_mortar.rules.ch09_surplus import *
from tabletop.games.brick_and_mortar.rules.ch10_inventory import *
from tabletop.games.brick_and_mortar.rules.ch11_utilities import *
from tabletop.games.brick_and_mortar.rules.ch12_investment import *
from tabletop.games.brick_and_mortar.rules.ch13_end import *
from tabletop.games.brick_and_mortar.rules.ch13_scoring import *
from tabletop.games.brick_and_mortar.rules.phases import *
