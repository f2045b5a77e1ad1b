<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Tabletop {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market board games at one table, with every rule known and explained. The program is unofficial: it has no art and no text of any publisher. Where a game&apos;s component values are not known, the rule book says that they are reconstructed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made with Qt and PySide (LGPL), pydantic and platformdirs (MIT).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>This game has no rule book yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>printed rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled here, where the printed rules are silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reconstructed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Books</name>
    <message>
        <source>Rule books</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoxPlace</name>
    <message>
        <source>Coming to this table later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, still to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Rule {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Scores over the match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Coming</name>
    <message>
        <source>Build houses and booths along the river, and welcome visitors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crowd the stalls of the square and win the evening, tile by tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open shops, buy stock, and set the one price nobody expects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four trades, one harbour: meet each boat with its wares.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Back to the &amp;games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match of this game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a match record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as a match record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a &amp;bug report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Practice: undo goes all the way back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent&apos;s turn &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;kip the film</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause the &amp;film</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to n&amp;ow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One action &amp;earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One action &amp;later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panel at the si&amp;de</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule for &amp;this decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Tabletop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Film and moments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Match records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>The table waits for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;I am here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores over the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the &amp;games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule books</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that can be done by hand can be done by key, and from the list of moves at the side, which a screen reader reads and plays from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go through what can be done now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the nearest piece or place in that direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift a piece, and put it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a lifted piece back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R, Shift+R, M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the piece in the hand, or turn it over, where it may be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the thing under the pointer large, with its text and its rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip the film; hold it and drag to move the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel, + and -</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearer and farther</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the whole table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lens</name>
    <message>
        <source>Rule {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two clicks to play: choose a game, then Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule books</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole and searchable, also beside the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard and screen reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every move without a mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won and lost, best scores, by opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match has been played yet. Choose a box above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n match(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Show all lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>&amp;Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see an earlier moment. Nothing can be moved here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your moves are listed here when it is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You see the match after %n action(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {prompt}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{prompt} Only one thing can be done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Final scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed {speed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast the opponents&apos; turns are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>Watch again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search: a game, a name, an opponent, a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a match record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match has been played yet. Every match you begin is kept here by itself.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot go anywhere now. Hold it over a place to see why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot be undone: it turns up something hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n way(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>&amp;Back to the games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>By chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Practice: undo goes all the way back, and the match is marked as practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number deals the same match. Leave it empty for a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why} (Rule {rule})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Rule {rule}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Something went wrong in the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your match is kept as it stood before. Save a bug report, and go on or open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a bug report…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the panel at the side</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Welcome to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sit down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules that matter now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book has no rule {rule}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book does not have these words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Who sits at seat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name at seat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, if you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{automa}, {level}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of my &amp;moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the &amp;opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Do a move by itself when nothing else can be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ask before something is thrown away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the &amp;text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clo&amp;se</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shadows</name>
    <message>
        <source>{name}, {n} of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this turn once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the opponent did, and why</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a match to its end, and what you have reached is shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Game table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>To the first moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the match from this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One action further</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag, or use the arrow keys, to see any moment</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Remove this match from the library for good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match records (*{suffix} *.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a match record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a match record</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>controller</name>
    <message>
        <source>This is an earlier moment. Go to Now, or play on from here in a new match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn: the opponent is thinking.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>dates</name>
    <message>
        <source>Just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} is for {low} to {high} seats; {n} were given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is called “{who}”. Seats can be: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} has no option “{key}”. It has: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}”. It can be: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Action {n} cannot be kept: {have} are. The whole match must be kept again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library has no match {id}. “tabletop export” lists those it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is larger than any match record. It was left alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no match record: {detail}. Choose a file that Tabletop has written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has format {format}; this Tabletop reads up to {known}. A newer Tabletop opens it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: {detail}. Mend this place, or take an older copy of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read ({detail}). Look whether it is there and may be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be written ({detail}). Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leads to another position than it once did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no action of this game ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules could not take it ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action {n} of {all} no longer fits these rules: {why} The match can be played on from move {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full: {file} cannot grow. Make room; until then the match is kept in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be written. Look at the rights of its folder; until then the match is kept in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program holds {file}. Close it; until then the match is kept in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be used ({detail}). Until that is mended the match is kept in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged ({detail}). At the next start it is set aside and a new one begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was written by a newer Tabletop. Install that one; until then nothing is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was damaged ({detail}). It is kept as “{aside}”, and a new library was begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was damaged ({detail}). It is kept as “{aside}”; the settings begin anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} had settings that cannot be ({detail}). It is kept as “{aside}”; these begin anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read ({detail}). The settings begin anew for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be written ({detail}). The settings last until the program ends.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>house</name>
    <message>
        <source>This is a match of “{game}”, a game that this Tabletop does not have.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opponents</name>
    <message>
        <source>Nothing else is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Chosen by chance from %n action(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{action}: {points} points expected, a lead of {lead}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next to it, {action}: {points} points expected, a lead of {lead}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It played %n guessed game(s) to compare them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>public_market</name>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo Angler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule book&apos;s own opponent for one player: five cards tell what it does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shallow Waters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expansion: sea shells move your Power tokens along a Compass Rose to a Bonus Board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shallow Waters against the Solo Angler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shallow Waters also in solo play; only you have its pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Crab must stay open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A surrounded Crab that is itself covered brings no Crab Meeple.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty bag at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the refill that empties the bag: no Boat Captain, no new chests. Off: from sunset on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sets the Boat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last in the line on the track, or whoever acted last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last in line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest bidder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red cards with two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of the 14 red cards lie in each stack in two-player and solo matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4, 4, 3 and 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 in each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles may be mirrored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish Tiles may also be turned over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small Scraps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every Scrap covers one cell; otherwise Cod and Salmon cover two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus logos count themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A logo space of the Bonus Board also pays 1 VP for its own logo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public Market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish the cold waters of the Northwest, fill your Ice Chest and sell your catch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection</source>
        <comment>Collection Location, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bid, no scrap</source>
        <comment>the $0 bid location</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HOME</source>
        <comment>bid location of the sunset board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angler {n}</source>
        <comment>head of a Solo card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Angler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your fishery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooler</source>
        <comment>on the own board; few letters</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any Scrap</source>
        <comment>on the own board; few letters</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anywhere</source>
        <comment>on the own board; few letters</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take ${n}</source>
        <comment>on the own board; few letters</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets</source>
        <comment>of Cannery Logos</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VP</source>
        <comment>victory points, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sunset, round {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {n} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs ${n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} Gear</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Shrimp covered</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Crab surrounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>${n} more payout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids at {where}, in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids at {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pays ${n} to the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pays ${n} to {who} for going in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes ${n} from the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes a {scrap}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes fishing, dock {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes to Market, place {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lays the {tile} in {spot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the {tile} in the cooler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sells the {tile} to the Boat Captain for ${n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards the {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {tile} moves from the Boat to {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lays a {scrap} in {spot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives a {scrap} back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covers the Shrimp: a Shrimp Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uses {power}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses {power}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses {power}; the unused {lost} is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Wins %n Crab Meeple(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Completes the {contract}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts a Lighthouse on the Scoring Location of {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts a Lighthouse on the {logo} of a Collection Location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {kind} Gear is at the end of the tracker already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gains a {kind} Gear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes {card} without paying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buys {card} for {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sells {fish} for ${n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Is paid ${dollars} for %n complete row(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Is paid ${dollars} for %n complete column(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Draws Ice Chest {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card lies face up, so the free card is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {scrap} of the space cannot be used and is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {n} begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bag was empty at the last refill: the sun goes down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sunset round {n} begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is turned up in {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of {column} leave the game</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s) in {column}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The bag is empty: {column} stays empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets the Boat at {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts with {token}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{token} reaches End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{token} moves to {shell}, space {n} of the rose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts {token} on row {n} of the Bonus Board: {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No space is free for {token}: it is set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo card {n} is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Solo cards are shuffled anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Has %n fish now</source>
        <comment>the Solo Angler</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Has gear %n now</source>
        <comment>the Solo Angler</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Sardine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Herring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salmon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scallop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sand Dollar</source>
        <comment>a flat round sea urchin&apos;s shell</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boat</source>
        <comment>Cannery Logo</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel</source>
        <comment>Cannery Logo: a ship&apos;s wheel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchor</source>
        <comment>Cannery Logo</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish</source>
        <comment>Cannery Logo</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooler</source>
        <comment>shrimp power: keep a tile beside the chest</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any Scrap</source>
        <comment>shrimp power</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish Anywhere</source>
        <comment>shrimp power</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take $5</source>
        <comment>shrimp power</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ice</source>
        <comment>Power token</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shrimp</source>
        <comment>Power token</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crab</source>
        <comment>Power token</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market</source>
        <comment>Power token</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rollmops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fritters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sardine toast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chowder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Herring salad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pickled herring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tapas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish pie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Croquettes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skewers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gratin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smörgåsbord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bouillabaisse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish stew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Risotto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escabeche</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paella</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed grill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hotpot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casserole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gravlax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish and chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish soup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bisque</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salmon Wellington</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marinade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salmon roast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish tacos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banquet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card for the Solo Angler: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{tried}” has to wait. {asked}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Ocean is empty: {meeple} goes HOME (you have ${money}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid with {meeple}: a Scrap location, to fish, or HOME (you have ${money}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid with {meeple}: drag it to a bid location (you have ${money}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left to right: {first} bids before {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meeple {n} is not yours; bid with {meeple}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile is left in the Ocean, so nobody can bid at {where}; go HOME.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At {where} you cannot go in front of {who}; stand behind all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have ${money}; {where} costs ${cost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have ${money}; {where} costs ${cost} and going in front ${front} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a Scrap if you like: {scraps}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bid lets you take a {dearest} or a cheaper one; a {scrap} is dearer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No {scrap} is left in supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} would bring you to {now}; the Catch Tracker ends at {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no Ice Chest any more, so the {what} cannot be placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} may be turned, but not mirrored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {spot}, the {what} would stick out of the Ice Chest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} would cover the Ice Block in {cell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} would lie on the {below} in {cell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no Scrap, so there is no {kind} Scrap to place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no {kind} Scrap; you hold {held}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {meeple}: to the dock to fish in {column}, or to the market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now {first} acts; {other} stands elsewhere in the action order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meeple {n} is not yours; now {meeple} acts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay your {scraps} in the Ice Chest, or give up what does not fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End your turn, or use {power} before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a tile from {column}, under the Boat, or with Fish Anywhere from any column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a tile from {column}: lay it in the Ice Chest or discard it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a tile from {column}: lay it in the Ice Chest or sell it to the Captain for $3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have taken your tile in this turn; the {tile} stays in the Ocean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {tile} is not in the Ocean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Boat lies at {boat}; the {tile} is in {here}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Ocean Bag is empty: the Boat Captain buys no more, not even the {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the Ocean Bag has tiles, sell the {tile} to the Boat Captain for $3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before your turn ends, lay your {scraps} in the Ice Chest or give it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the Market, lay your {scraps} in the Ice Chest or give it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End your visit, or use {power} before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {scrap} won at the Market is for your next Ice Chest, not for this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {contract} is not in this match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no Lighthouse left for the {contract}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No space is free for a Lighthouse in {column} or on a Collection Location.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card of stack {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} costs {cost}; you still need {missing}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card of stack {n} was taken; the next is turned up when the turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack {n} of Today&apos;s Catch is used up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a Lighthouse on a free space of {column} or of a Collection Location.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Collection Location {n} in this match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has a Lighthouse on the {logo}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contract was of {column}; this space is in {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Scoring Location of {column} has no space {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has a Lighthouse on the {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Lighthouse stands on this half already, so the {space} is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a card without paying: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{power} needs your Shrimp cube; it is still on the Shrimp: cover all three of a chest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have used {power} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{power} needs your Shrimp cube; it is on {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move your Shrimp cube to another power; the unused {power} is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move your Shrimp cube to a power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Shrimp cube is on {power} already; choose another power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card bids at {where} for ${cost}, but the Angler has ${money}: it goes to $0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The card bids at {where} without the arrow (%n rival(s) there): behind all.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The card bids at {where} with the arrow, but no rival is there: behind all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card bids at {where} with the arrow, but ${left} is left and ${front} needed: behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card bids at {where} with the arrow: in front of the rival, for ${front}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The Angler has %n fish, fewer than the {threshold} of the card: it fishes.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Angler has %n fish, at least the {threshold} of the card: it goes to Market.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Kinds of fish from the Boat on: {counts}. The most, {most}, are on tile {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card above the Boat, of stack {n}, is {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card shows above the Boat; the next to the right is stack {n}, {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the {n} stacks shows a card: this bonus of the Angler is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path {path}: {column} is the first with a free half. Its free spaces give {points} VP: the {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Lighthouse is left for the path {path}: a Crab instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every half along the path {path} is taken: a Crab instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The Angler is last in line; the card moves the Boat %n column(s) right, from {old} to {new}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Set the Boat, now at {column}: {meeple} is the last in line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only %n Meeple(s) stand at {where}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Complete a contract or buy a card (%n more), or stop. You have {fish}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed %n card(s) in this visit, which is all; {tried} has to wait.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kinds of fish from the Boat on: {counts}. %n have {most}; arrow up: the nearest, tile {n}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kinds of fish from the Boat on: {counts}. %n have {most}; arrow down: the farthest, tile {n}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The bag is empty, and so is {column}: set the Boat where there are tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Solo Angler can sit at one seat only; here it is at {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Solo Angler plays against one player; here are {n} seats. Leave two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a Power token on Start: {tokens}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your {token} token has left the Compass Rose for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{token} has reached End: put it on a free space of the Bonus Board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{token} reached End, not {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a Power token in row {n} of the Bonus Board already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has a Power token on “{space}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HOME: lay a Scrap of any kind in the Ice Chest, or take none (in supply: {n}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid at {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid at {where}, in front of your other Meeple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid at {where}, in front of {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a {scrap}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no Scrap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go fishing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the {tile} in {spot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the {tile} in the cooler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell the {tile} to the Boat Captain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the {scrap} in {spot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a {scrap} and lay it in {spot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the {scrap} back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose {power}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the power and take $5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete the {contract}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy {card} for {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete nothing more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a Lighthouse on the {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a Lighthouse on the {logo} and take $3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {card} for nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give {card} to the Solo Angler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the Boat to {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start with {token}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {token} on row {row}: {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take from stack {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring Locations</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Lighthouse(s) placed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>${money}, 1 VP for ${rate}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannery Logos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crabs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Crab Meeple(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Bonus Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} {logo}</source>
        <comment>so many Cannery Logos</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{logos}; sets: {sizes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} ({space})</source>
        <comment>points from a space of the Bonus Board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} share the victory with {points} points each and as many cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} wins: {points} points like another, but more Today&apos;s Catch cards ({cards}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} wins with {points} points to {second}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply of {kind} Scraps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ocean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Boat: drop a tile here to sell it for $3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ocean Bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile of Ice Chests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid location {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection Location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection Location, {logo}: $3 and its logo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring Location {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water over {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Boat, over {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You fish in the column below it, and sell tiles to its Captain for $3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One {kind}. It cannot be sold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meeple of {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Meeple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lighthouse of {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Lighthouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay {fish} and place a Lighthouse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public Contract, {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face-down Today&apos;s Catch cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs {fish}. Logos: {logos}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs {fish}. Gears: {gears}. Logos: {logos}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fish}; {cells} cells; shell: {shell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish Tile: {fish}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your board: drop a card here to pay for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catch Tracker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the chest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shrimp power {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green square of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the others did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Ice Chest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Ice Chest: the Ocean Bag was empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Solo Angler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compass Rose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus Board, row {row}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catch Tracker: {fish}. Gears: {gears}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your money: {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crab Meeples: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Shrimp cube, on no power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Shrimp cube on {power}, used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Shrimp cube on {power}, ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannery Logos: {n} VP in sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Angler&apos;s card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Angler&apos;s money: {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Angler has {fish} fish and {gear} Gear; it goes to Market with {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Angler has {fish} fish and {gear} Gear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Angler has {crabs} Crabs, {lighthouses} Lighthouses, {logos} logos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: ${money}; {fish} on the Tracker; Gears: {gears}; {cards} cards; {crabs} Crabs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power token {token} of {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned upside down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mirrored and turned right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mirrored and turned upside down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mirrored and turned left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, {next}</source>
        <comment>a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <comment>the end of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>${n}</source>
        <comment>an amount of money</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Sardine(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Herring</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Cod</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Salmon</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile with {fish}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} Scrap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}, {turned}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HOME</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contract for {fish} in column {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your Meeple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your first Meeple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your second Meeple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left half</source>
        <comment>of a Scoring Location</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right half</source>
        <comment>of a Scoring Location</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{prize} space in the {half} of column {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{vp} and {kind} Scrap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{vp} and {kind} Gear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{vp} and free card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{vp} for each {kind} Gear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{vp} for each {kind} on your cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{vp} for each {logo} logo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{vp} for each ${n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{vp} for each Crab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{vp} for each card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{vp} for each Lighthouse</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>House opponent, random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House opponent, greedy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House opponent, easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House opponent, normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House opponent, hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{automa}, {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) at one screen</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{opponents}, nobody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) against {opponents}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You against {opponents}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
