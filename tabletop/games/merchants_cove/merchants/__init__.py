"""The merchants: one package each, with files of the same names.

A merchant is a package here and a class in `shops.Shop`. No code outside its package depends on which one
it is.

The files of a package:

- `__init__.py`: `NAME` and `BLURB`, which the new-match page shows; it imports nothing but `translate`.
- `state.py`: the `@state` class of its shop (`Player.shop`), identified by `kind`; it imports no rules.
- `components.py`: its printed board, read from `merchants/<merchant>.toml` among the game's resources.
- `actions.py`: the actions on its board; fields are integers with bounds.
- `events.py`: its events; an event that used chance has `final = True`.
- `rules.py`: setup, action spaces with their steps and choices, staff, cleanup, inconsistencies.
- `phrases.py`, `texts.py`: names of its things; labels, outcomes and log lines.
- `evaluation.py`: the worth of its shop in gold to its owner, and the order of its actions.
- `merchant.py`: builds `MERCHANT` (see `merchant.Merchant`).
- `art.py`, `table.py`: its drawings, and its board on the table.

How it works with the core:

- Names of actions, events and steps are unique in the whole game, since records contain only these names.
- The number of an action space is its index in `Merchant.spaces`. In addition there are `state.HIRE` and
  `state.SPONSOR`.
- The core moves a worker (`actions.Work`): it checks `Space.forbids`, sets `s.hours` to the printed hours,
  and pushes `Space.steps(s, seat)`, then `Merchant.paying(s, seat)`, then the payment. Steps may change
  `s.hours`. After that the core moves the Timepiece and loads boats.
- `Merchant.asides` lists `FreeActions` for any time of its own turn; the core offers them with the choice of
  an action space. A merchant's own choice lists them in `free_actions` if its rule allows them there.
- Choices inherit `rules.game_choice.GameChoice`. `rules.goods.gain` adds Goods, `rules.goods.corrupt` adds
  Corruption cards; `rules.staff.has` and `ready` check staff, `spend` marks it as used.
- A Good is a number: its colour 0 to 3, and 4 more if it is large (`state.good`).
- Nothing in a shop is hidden. A bag or a stack is a sorted tuple; `rules.goods.draw_from` picks a random
  member when something is drawn, so there is no order to hide.
- Of the core's rules and estimates, merchants use only these and `eval_features` (expected prices of Goods).
"""
