"""The merchants: one package each, with files named alike, and what they have in common.

A merchant is a package here and a word in `shops.Shop`; nothing outside its package asks which one it is.

The files of a package:

- `__init__.py`: `NAME` and `BLURB`, which the new-match page shows; nothing is imported but `translate`.
- `state.py`: the `@state` class of its shop, told apart by `kind`, held as `Player.shop`; imports no rules.
- `components.py`: what is printed on its board; from `merchants/<merchant>.toml` among the game's resources.
- `actions.py`: what hands do on its board; fields are whole numbers with bounds.
- `events.py`: what happened there; an event in which chance spoke has `final = True`.
- `rules.py`: setup, action spaces, their steps and choices, staff, cleanup, faults.
- `say.py`: its actions, their effects and its events in words.
- `estimate.py`: what its shop is worth in gold to its owner, and which of its choices look best.
- `merchant.py`: `MERCHANT`, put together (see `merchant.Merchant`).
- `art.py`, `table.py`: its drawings, and how its board lies on the table.

How it works with the core:

- Names of actions, events and steps are unique in the whole game, since records know them by these alone.
- An action space has a number: its place in `Merchant.spaces`. Besides these there are `state.HIRE` and
  `state.SPONSOR`.
- A worker is moved by the core (`actions.Work`), which asks `Space.forbids`, sets `s.hours` to the hours that
  are printed there, and puts `Space.steps(s, seat)` next, then `Merchant.paying(s, seat)`, then the
  payment. Steps may change `s.hours`; after that the core moves the Timepiece and loads boats.
- What may be done at any time of the own turn is an `Aside`, named by `Merchant.asides`; the core puts it
  beside the choice of an action space. A merchant's own choice names it in `also`, where its rule lets it in.
- Choices inherit `rules.asked.Asked` (which answers `said`). Goods come by `rules.goods.gain`, Corruption by
  `rules.goods.corrupt`; staff is asked for by `rules.staff.has` and `ready`, and marked by `spend`.
- A Good is a number: its colour 0 to 3, and 4 more if it is large (`state.good`).
- Nothing of a shop is hidden. A bag or a stack is a sorted tuple, from which chance takes at the moment of
  drawing (`rules.goods.draw_from`), so that its order need not be kept from anybody.
- `rules.goods` and `outlook` (what a Good is likely to fetch) may be used by merchants; the rest may not.
"""
