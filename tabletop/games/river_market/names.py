"""River Market: what the things in the box are called, in the order in which they are counted."""

from __future__ import annotations

from tabletop.engine.text import Text, translate

RESOURCE_NAMES = (
    translate("river_market", "Veggies", "a resource"),
    translate("river_market", "Fish", "a resource"),
    translate("river_market", "Cloth", "a resource"),
    translate("river_market", "Tools", "a resource"),
    translate("river_market", "Lilies", "a resource"),
    translate("river_market", "coins", "a resource"),
)
SPOT_NAMES = (
    translate("river_market", "end spot A in the north-east"),
    translate("river_market", "end spot B in the south-east"),
    translate("river_market", "end spot C in the south-west"),
    translate("river_market", "end spot D in the north-west"),
)
CAUSE_NAMES = (
    translate("river_market", "the deck ran out"),
    translate("river_market", "the Rival ran out of houses"),
    translate("river_market", "you ran out of houses"),
)
DECK, RIVAL, YOU = range(3)
"""What can trigger the end, by its place in CAUSE_NAMES; YOU is the last house of any other seat."""
TILE_NAMES = (
    translate("river_market", "Garden Landing", "a fixed tile"),
    translate("river_market", "Swap Meet", "a fixed tile"),
    translate("river_market", "Fishing Pier", "a fixed tile"),
    translate("river_market", "Weaver Deck", "a fixed tile"),
    translate("river_market", "Lily Pond", "a fixed tile"),
    translate("river_market", "Tinker Dock", "a fixed tile"),
)
CARD_NAMES: dict[str, Text] = {
    "carrot_cart": translate("river_market", "Carrot Cart"),
    "minnow_bucket": translate("river_market", "Minnow Bucket"),
    "blanket_rack": translate("river_market", "Blanket Rack"),
    "tool_bench": translate("river_market", "Tool Bench"),
    "lily_raft": translate("river_market", "Lily Raft"),
    "lemonade_stand": translate("river_market", "Lemonade Stand"),
    "pickle_barrel": translate("river_market", "Pickle Barrel"),
    "smokehouse": translate("river_market", "Smokehouse"),
    "quilt_corner": translate("river_market", "Quilt Corner"),
    "fix_it_tent": translate("river_market", "Fix-It Tent"),
    "card_table": translate("river_market", "Card Table"),
    "ferry_landing": translate("river_market", "Ferry Landing"),
    "job_board": translate("river_market", "Job Board"),
    "timber_yard": translate("river_market", "Timber Yard"),
    "barter_blanket": translate("river_market", "Barter Blanket"),
    "chowder_kettle": translate("river_market", "Chowder Kettle"),
    "festival_hats": translate("river_market", "Festival Hats"),
    "puppet_stage": translate("river_market", "Puppet Stage"),
    "rowboat_rental": translate("river_market", "Rowboat Rental"),
    "grand_pavilion": translate("river_market", "Grand Pavilion"),
    "lantern_night": translate("river_market", "Lantern Night"),
    "fishing_derby": translate("river_market", "Fishing Derby"),
    "harvest_fair": translate("river_market", "Harvest Fair"),
    "quilting_bee": translate("river_market", "Quilting Bee"),
    "boat_regatta": translate("river_market", "Boat Regatta"),
    "duck_race": translate("river_market", "Duck Race"),
    "oar_hand": translate("river_market", "Oar Hand"),
    "backpaddler": translate("river_market", "Backpaddler"),
    "gardener": translate("river_market", "Gardener"),
    "angler": translate("river_market", "Angler"),
    "seamstress": translate("river_market", "Seamstress"),
    "handy_helper": translate("river_market", "Handy Helper"),
    "lily_keeper": translate("river_market", "Lily Keeper"),
    "carpenter": translate("river_market", "Carpenter"),
    "greeter": translate("river_market", "Greeter"),
    "peddler": translate("river_market", "Peddler"),
    "bookkeeper": translate("river_market", "Bookkeeper"),
    "town_crier": translate("river_market", "Town Crier"),
    "crate_of_greens": translate("river_market", "Crate of Greens"),
    "full_net": translate("river_market", "Full Net"),
    "bolt_of_cloth": translate("river_market", "Bolt of Cloth"),
    "toolbox": translate("river_market", "Toolbox"),
    "lily_garland": translate("river_market", "Lily Garland"),
    "coin_purse": translate("river_market", "Coin Purse"),
    "ferry_pass": translate("river_market", "Ferry Pass"),
    "handshake": translate("river_market", "Handshake"),
}
"""The names of the cards, by the word for them in the component files."""
