"""The merchants: one package each, with files of the same names.

A merchant is a package here and a class in `shops.Shop`. No code outside its package depends on which one
it is.

The files of a package:

- `__init__.py`: `NAME` and `BLURB`, which the new-match page shows; it imports nothing but `translate`.
- `state.py`: the `@state` class of its shop (`Player.shop`), identified by `kind`, and bounded numbers for
  the fields of actions; it imports no rules.
- `components.py`: its printed board, read from `merchants/<merchant>.toml` among the game's resources.
- `phrases.py`: names of its things.
- `art.py`: its drawings.
- `chNN_<word>.py`: its chapter of the book, by its sections: setup, action spaces with their steps and
  choices, staff, actions and events with all they say of themselves, inconsistencies.
- `merchant.py`: builds `MERCHANT` (see `merchant.Merchant`).
- `table.py`: its board on the table: builds `BENCH` (see `table.merchant_table.Bench`).
- `bot.py`: the worth of its shop in gold to its owner, and the order of its actions (see
  `bot.merchant_bot.MerchantBot`).

How it works with the core:

- Names of actions, events and steps are unique in the whole game, since records contain only these names.
- The number of an action space is its index in `Merchant.spaces`. In addition there are `state.HIRE` and
  `state.SPONSOR`.
- The core moves a worker (`ch05_turn.Work`): it checks `SpaceAction.forbids`, sets `s.hours` to the printed
  hours, and pushes `SpaceAction.steps(s, seat)`, then `Merchant.paying(s, seat)`, then the payment. Steps may
  change `s.hours`. After that the core moves the Timepiece and loads boats.
- `Merchant.asides` lists `FreeActions` for any time of its own turn. A choice of that turn inherits
  `ch05_asides.OwnTurnChoice`, which offers them; where such an action can leave nothing to choose, its
  `resume_step` looks first.
- A choice that Done or Decline ends inherits `ch05_ending.EndableChoice`, which is a choice of the turn, and
  says what that leaves unused.
  `supply.gain` adds Goods, `supply.corrupt` adds Corruption cards; `ch05_staff.has` and `ready` check staff,
  `spend` marks it as used.
- A Good is a number: its colour 0 to 3, and 4 more if it is large (`state.good`).
- Nothing in a shop is hidden. A bag or a stack is a sorted tuple; `supply.draw_from` picks a random member
  when something is drawn, so there is no order to hide.
- Of the core's rules, merchants use only these; of its estimates only `bot.eval_features` (expected prices of
  Goods).
"""
