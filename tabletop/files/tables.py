"""The tables of the library, as SQL."""

from __future__ import annotations

VERSION = 1

TABLES = """
CREATE TABLE IF NOT EXISTS matches (
  id INTEGER PRIMARY KEY,
  game TEXT NOT NULL,
  revision INTEGER NOT NULL,
  setup TEXT NOT NULL,              -- as in a record
  start TEXT,                       -- a position, as in a record; NULL: the setup's own
  now INTEGER NOT NULL DEFAULT 0,   -- how many of the actions are done
  practice INTEGER NOT NULL DEFAULT 0,
  began TEXT NOT NULL,              -- ISO 8601, with the offset from UTC
  touched TEXT NOT NULL,
  ended TEXT,                       -- NULL: still open
  program TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS actions (
  match INTEGER NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
  line INTEGER NOT NULL,            -- 0: the match; 1, 2, ...: side lines, in the order they were left
  at INTEGER NOT NULL,              -- how many actions stand before it
  action TEXT NOT NULL,             -- as in a record
  digest INTEGER,                   -- NULL: not known
  PRIMARY KEY (match, line, at)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seats (
  match INTEGER NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  who TEXT NOT NULL,
  name TEXT NOT NULL,
  score INTEGER,                    -- NULL until the match has ended
  rank INTEGER,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS matches_touched ON matches (touched);
"""
LATER_TABLES = """
CREATE TABLE IF NOT EXISTS turns (
  match INTEGER PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE,
  turn INTEGER NOT NULL             -- the match touched last has the largest, whatever the clock says
) STRICT;
CREATE TABLE IF NOT EXISTS writers (
  match INTEGER PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE,
  holder TEXT NOT NULL,             -- see tabletop.files.lease
  process INTEGER NOT NULL,
  since TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS bin (
  match INTEGER PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE,
  since TEXT NOT NULL               -- ISO 8601: when it was removed; some time later it is forgotten
) STRICT;
CREATE TABLE IF NOT EXISTS branches (
  match INTEGER PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE,
  parent INTEGER NOT NULL,          -- from which match it goes on, which may be gone; 0: not known
  round INTEGER NOT NULL,           -- from which of its rounds
  dealt INTEGER NOT NULL            -- whether hidden components were sampled again then
) STRICT;
CREATE TABLE IF NOT EXISTS reviews (
  match INTEGER PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE,
  review TEXT NOT NULL              -- JSON; see tabletop.files.reviews
) STRICT;
CREATE TABLE IF NOT EXISTS pasted (
  result TEXT PRIMARY KEY,          -- what somebody else made of a deal, as they shared it
  since TEXT NOT NULL               -- ISO 8601
) STRICT;
CREATE TABLE IF NOT EXISTS lessons (
  match INTEGER PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE,
  chapter TEXT NOT NULL,            -- which chapter of its game the match is
  digest TEXT NOT NULL,             -- of the chapter's file, as it was when the match began
  step TEXT NOT NULL,               -- the step that is to be done
  begins TEXT NOT NULL,             -- after how many actions each step up to that one began, as JSON
  skipped TEXT NOT NULL,            -- the steps that were skipped, as JSON
  done INTEGER NOT NULL             -- whether the end was reached, with no step skipped
) STRICT;
CREATE TABLE IF NOT EXISTS helped (
  match INTEGER PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE,
  steps TEXT NOT NULL               -- the challenges of a chapter whose solution was shown, as JSON
) STRICT;
CREATE TABLE IF NOT EXISTS imported (
  match INTEGER PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE,
  over INTEGER NOT NULL             -- whether it was over in its file: then it was played elsewhere
) STRICT;
CREATE TABLE IF NOT EXISTS coached (
  match INTEGER PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE,
  level TEXT NOT NULL,              -- how strict the coach of this match is; "": as the settings say
  spoken TEXT NOT NULL,             -- where it asked for second thoughts, as JSON
  notes TEXT NOT NULL               -- what it has told about the game, as JSON
) STRICT;
CREATE TABLE IF NOT EXISTS hints (
  match INTEGER PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE,
  asked INTEGER NOT NULL            -- how often one was asked for; without a row that is not known
) STRICT;
CREATE TABLE IF NOT EXISTS tempers (
  match INTEGER NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  given REAL NOT NULL,              -- points that its temper has given away; see tabletop.opponents.temper
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS reached (
  match INTEGER PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE,
  ended TEXT NOT NULL,              -- when the match ended, as it was looked at
  step INTEGER NOT NULL             -- which step of its game's own achievement it reached; -1: none
) STRICT;
CREATE TABLE IF NOT EXISTS given_up (
  match INTEGER PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE,
  since TEXT NOT NULL               -- ISO 8601: when its persons gave it up; playing on takes that back
) STRICT;
CREATE TABLE IF NOT EXISTS rooms (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  revision INTEGER NOT NULL,
  setup TEXT NOT NULL,              -- as in a record
  invite BLOB NOT NULL,             -- the hash of the token that opens a free seat
  taken TEXT NOT NULL,              -- as JSON: seat, hash of its key, name; in the order of coming
  match INTEGER REFERENCES matches(id) ON DELETE CASCADE,  -- NULL: it has not begun
  opened TEXT NOT NULL              -- ISO 8601
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS own_seats (
  match INTEGER PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE,
  seat INTEGER NOT NULL             -- the seat that the player had in a match of a room
) STRICT;
CREATE INDEX IF NOT EXISTS rooms_match ON rooms (match);
CREATE TABLE IF NOT EXISTS room_terms (  -- see tabletop.files.rooms; salts and stand_ins as JSON
  room TEXT PRIMARY KEY REFERENCES rooms(id) ON DELETE CASCADE,
  secret TEXT NOT NULL, salts TEXT NOT NULL, stand_ins TEXT NOT NULL, hints INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS matches_seed ON matches (
  CASE WHEN json_valid(setup) THEN json_extract(setup, '$.seed') END);
"""
"""Tables and indices that libraries of earlier releases lack; they are added when one is opened."""
LATER_NAMES = (
    *("turns", "writers", "bin", "branches", "lessons", "helped", "reviews", "pasted", "hints", "coached"),
    *("imported", "reached", "tempers", "given_up", "rooms", "room_terms", "own_seats"),
)
