<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Tabletop {version}</source>
        <translation>Tabletop {version}</translation>
    </message>
    <message>
        <source>Market board games at one table, with every rule known and explained. The program is unofficial: it has no art and no text of any publisher. Where a game&apos;s component values are not known, the rule book says that they are reconstructed.</source>
        <translation>Brettspiele vom Markt an einem Tisch, mit jeder Regel und ihrer Erklärung. Das Programm ist inoffiziell: Es enthält kein Bild und keinen Text eines Verlags. Wo Werte von Spielteilen nicht bekannt sind, sagt das Regelbuch, dass sie rekonstruiert sind.</translation>
    </message>
    <message>
        <source>Made with Qt and PySide (LGPL), pydantic and platformdirs (MIT). Letters and pictures:</source>
        <translation>Gemacht mit Qt und PySide (LGPL), pydantic und platformdirs (MIT). Schriften und Bilder:</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Mitwirkende</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>This game has no rule book yet.</source>
        <translation>Dieses Spiel hat noch kein Regelbuch.</translation>
    </message>
    <message>
        <source>printed rules</source>
        <translation>gedruckte Anleitung</translation>
    </message>
    <message>
        <source>settled here, where the printed rules are silent</source>
        <translation>hier entschieden, wo die gedruckte Anleitung schweigt</translation>
    </message>
    <message>
        <source>reconstructed</source>
        <translation>rekonstruiert</translation>
    </message>
</context>
<context>
    <name>Books</name>
    <message>
        <source>Rule books</source>
        <translation>Regelbücher</translation>
    </message>
</context>
<context>
    <name>BoxPlace</name>
    <message>
        <source>Coming to this table later</source>
        <translation>Kommt später an diesen Tisch</translation>
    </message>
    <message>
        <source>{game}, still to come</source>
        <translation>{game}, kommt noch</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} Min.</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Rule {number}</source>
        <translation>Regel {number}</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Scores over the match</source>
        <translation>Punkte im Lauf der Partie</translation>
    </message>
</context>
<context>
    <name>Coming</name>
    <message>
        <source>Build houses and booths along the river, and welcome visitors.</source>
        <translation>Baue Häuser und Buden am Fluss und empfange Gäste.</translation>
    </message>
    <message>
        <source>Crowd the stalls of the square and win the evening, tile by tile.</source>
        <translation>Fülle die Stände des Platzes und gewinne den Abend, Plättchen für Plättchen.</translation>
    </message>
    <message>
        <source>Open shops, buy stock, and set the one price nobody expects.</source>
        <translation>Eröffne Läden, kaufe Ware und setze den einen Preis, mit dem niemand rechnet.</translation>
    </message>
    <message>
        <source>Four trades, one harbour: meet each boat with its wares.</source>
        <translation>Vier Gewerbe, ein Hafen: Empfange jedes Boot mit der Ware, die es sucht.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Back to the &amp;games</source>
        <translation>Zurück zu den &amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;New match of this game…</source>
        <translation>&amp;Neue Partie dieses Spiels…</translation>
    </message>
    <message>
        <source>&amp;Open a match record…</source>
        <translation>Aufzeichnung ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save as a match record…</source>
        <translation>Als Aufzeichnung &amp;speichern…</translation>
    </message>
    <message>
        <source>Save a &amp;bug report…</source>
        <translation>Fehler&amp;bericht speichern…</translation>
    </message>
    <message>
        <source>&amp;Practice: undo goes all the way back</source>
        <translation>Ü&amp;bung: Zurücknehmen geht bis zum Anfang</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>The opponent&apos;s turn &amp;again</source>
        <translation>Zug des Gegners &amp;noch einmal</translation>
    </message>
    <message>
        <source>S&amp;kip the film</source>
        <translation>Film über&amp;springen</translation>
    </message>
    <message>
        <source>Pause the &amp;film</source>
        <translation>Film &amp;anhalten</translation>
    </message>
    <message>
        <source>Go to n&amp;ow</source>
        <translation>Zum &amp;jetzigen Stand</translation>
    </message>
    <message>
        <source>One action &amp;earlier</source>
        <translation>Eine Handlung &amp;zurück</translation>
    </message>
    <message>
        <source>One action &amp;later</source>
        <translation>Eine Handlung &amp;vor</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Von hier weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Wertung</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Panel at the si&amp;de</source>
        <translation>&amp;Seitenleiste</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>The rule for &amp;this decision</source>
        <translation>Die Regel zu &amp;dieser Entscheidung</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <source>&amp;About Tabletop</source>
        <translation>Über T&amp;abletop</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Film and moments</source>
        <translation>&amp;Film und Zeitpunkte</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Match records</source>
        <translation>Auf&amp;zeichnungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Saved: {when}</source>
        <translation>Gesichert: {when}</translation>
    </message>
    <message>
        <source>Score now</source>
        <translation>Punktestand</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>The table waits for {name}.</source>
        <translation>Der Tisch wartet auf {name}.</translation>
    </message>
    <message>
        <source>&amp;I am here</source>
        <translation>&amp;Hier bin ich</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Look at the table</source>
        <translation>Den Tisch ansehen</translation>
    </message>
    <message>
        <source>Scores over the match</source>
        <translation>Punkte im Lauf der Partie</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>You have lost</source>
        <translation>Du hast verloren</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Du hast gewonnen</translation>
    </message>
    <message>
        <source>You share the victory</source>
        <translation>Du teilst dir den Sieg</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>Den &amp;Tisch ansehen</translation>
    </message>
    <message>
        <source>Back to the &amp;games</source>
        <translation>Zurück zu den &amp;Spielen</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Noch eine Partie</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Rule books</source>
        <translation>Regelbücher</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Im Fenster</translation>
    </message>
    <message>
        <source>Everything that can be done by hand can be done by key, and from the list of moves at the side, which a screen reader reads and plays from.</source>
        <translation>Alles, was mit der Hand geht, geht auch mit Tasten und aus der Liste der Züge an der Seite, die ein Bildschirmleser vorliest und aus der er spielt.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Go through what can be done now</source>
        <translation>Durch das gehen, was jetzt möglich ist</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>To the nearest piece or place in that direction</source>
        <translation>Zum nächsten Teil oder Platz in dieser Richtung</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Lift a piece, and put it down</source>
        <translation>Ein Teil aufnehmen und ablegen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Put a lifted piece back</source>
        <translation>Ein aufgenommenes Teil zurücklegen</translation>
    </message>
    <message>
        <source>R, Shift+R, M</source>
        <translation>R, Umschalt+R, M</translation>
    </message>
    <message>
        <source>Turn the piece in the hand, or turn it over, where it may be</source>
        <translation>Das Teil in der Hand drehen oder, wo es erlaubt ist, wenden</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Show the thing under the pointer large, with its text and its rule</source>
        <translation>Das Ding unter dem Zeiger groß zeigen, mit Text und Regel</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Skip the film; hold it and drag to move the table</source>
        <translation>Den Film überspringen; gedrückt halten und ziehen verschiebt den Tisch</translation>
    </message>
    <message>
        <source>Wheel, + and -</source>
        <translation>Mausrad, + und -</translation>
    </message>
    <message>
        <source>Nearer and farther</source>
        <translation>Näher und weiter weg</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>See the whole table</source>
        <translation>Den ganzen Tisch sehen</translation>
    </message>
</context>
<context>
    <name>Lens</name>
    <message>
        <source>Rule {number}</source>
        <translation>Regel {number}</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Two clicks to play: choose a game, then Start</source>
        <translation>Mit zwei Klicks im Spiel: ein Spiel wählen, dann Starten</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Rule books</source>
        <translation>Regelbücher</translation>
    </message>
    <message>
        <source>Whole and searchable, also beside the table</source>
        <translation>Ganz und durchsuchbar, auch neben dem Tisch</translation>
    </message>
    <message>
        <source>Keyboard and screen reader</source>
        <translation>Tastatur und Bildschirmleser</translation>
    </message>
    <message>
        <source>Every move without a mouse</source>
        <translation>Jeder Zug ohne Maus</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Won and lost, best scores, by opponent</source>
        <translation>Siege, Niederlagen, Bestwerte, nach Gegner</translation>
    </message>
    <message>
        <source>No match has been played yet. Choose a box above.</source>
        <translation>Noch keine Partie gespielt. Wähle oben eine Schachtel.</translation>
    </message>
    <message numerus="yes">
        <source>All %n match(es)</source>
        <translation>
            <numerusform>Alle Partien (%n)</numerusform>
            <numerusform>Alle Partien (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Show all lines</source>
        <translation>Alle Zeilen zeigen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>&amp;Now</source>
        <translation>&amp;Jetzt</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Von hier weiterspielen</translation>
    </message>
    <message>
        <source>You see an earlier moment. Nothing can be moved here.</source>
        <translation>Du siehst einen früheren Zeitpunkt. Hier lässt sich nichts bewegen.</translation>
    </message>
    <message>
        <source>Your moves are listed here when it is your turn.</source>
        <translation>Hier stehen deine Züge, wenn du dran bist.</translation>
    </message>
    <message numerus="yes">
        <source>You see the match after %n action(s).</source>
        <translation>
            <numerusform>Du siehst die Partie nach %n Handlung.</numerusform>
            <numerusform>Du siehst die Partie nach %n Handlungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} denkt nach.</translation>
    </message>
    <message>
        <source>{name}: {prompt}</source>
        <translation>{name}: {prompt}</translation>
    </message>
    <message>
        <source>{prompt} Only one thing can be done.</source>
        <translation>{prompt} Nur eines ist möglich.</translation>
    </message>
    <message>
        <source>&amp;Final scores</source>
        <translation>&amp;Endwertung</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Speed {speed}</source>
        <translation>Tempo {speed}</translation>
    </message>
    <message>
        <source>How fast the opponents&apos; turns are shown</source>
        <translation>Wie schnell die Züge der Gegner gezeigt werden</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>Watch again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>to {points}</source>
        <translation>zu {points}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Search: a game, a name, an opponent, a day</source>
        <translation>Suche: Spiel, Name, Gegner, Tag</translation>
    </message>
    <message>
        <source>Search the matches</source>
        <translation>Partien durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Open a match record…</source>
        <translation>Aufzeichnung ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>No match has these words.</source>
        <translation>Keine Partie enthält diese Wörter.</translation>
    </message>
    <message>
        <source>No match has been played yet. Every match you begin is kept here by itself.</source>
        <translation>Noch keine Partie gespielt. Jede Partie, die du beginnst, wird hier von selbst aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>It cannot go anywhere now. Hold it over a place to see why.</source>
        <translation>Es kann jetzt nirgends hin. Halte es über einen Platz, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>Other choices</source>
        <translation>Andere Möglichkeiten</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot be undone: it turns up something hidden.</source>
        <translation>Lässt sich nicht zurücknehmen: Es deckt etwas Verdecktes auf.</translation>
    </message>
    <message numerus="yes">
        <source>%n way(s)</source>
        <translation>
            <numerusform>%n Möglichkeit</numerusform>
            <numerusform>%n Möglichkeiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>&amp;Back to the games</source>
        <translation>&amp;Zurück zu den Spielen</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>&amp;Practice match</source>
        <translation>Ü&amp;bungspartie</translation>
    </message>
    <message>
        <source>Undo goes all the way back, and the match is marked as practice.</source>
        <translation>Zurücknehmen geht bis zum Anfang, und die Partie wird als Übung markiert.</translation>
    </message>
    <message>
        <source>The same number deals the same match. Leave it empty for a new one.</source>
        <translation>Dieselbe Zahl ergibt dieselbe Partie. Lass sie leer für eine neue.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>{why} (Rule {rule})</source>
        <translation>{why} (Regel {rule})</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Rule {rule}</source>
        <translation>Regel {rule}</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Im Programm ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>Your match is kept as it stood before. Save a bug report, and go on or open it again.</source>
        <translation>Deine Partie ist so gesichert, wie sie davor stand. Speichere einen Fehlerbericht und spiel weiter oder öffne sie neu.</translation>
    </message>
    <message>
        <source>Save a bug report…</source>
        <translation>Fehlerbericht speichern…</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Show or hide the panel at the side</source>
        <translation>Seitenleiste zeigen oder verbergen</translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message>
        <source>Welcome to the table</source>
        <translation>Willkommen am Tisch</translation>
    </message>
    <message>
        <source>A new match</source>
        <translation>Eine neue Partie</translation>
    </message>
    <message>
        <source>&amp;Sit down</source>
        <translation>&amp;Platz nehmen</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Rules that matter now</source>
        <translation>Regeln, die jetzt gelten</translation>
    </message>
    <message>
        <source>The book has no rule {rule}.</source>
        <translation>Das Buch hat keine Regel {rule}.</translation>
    </message>
    <message>
        <source>The book does not have these words.</source>
        <translation>Diese Wörter stehen nicht im Buch.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>Regel {rule}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Who sits at seat {n}</source>
        <translation>Wer auf Platz {n} sitzt</translation>
    </message>
    <message>
        <source>Name at seat {n}</source>
        <translation>Name auf Platz {n}</translation>
    </message>
    <message>
        <source>Name, if you like</source>
        <translation>Name, wenn du magst</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>{automa}, {level}</source>
        <translation>{automa} ({level})</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Speed of my &amp;moves</source>
        <translation>Tempo &amp;meiner Züge</translation>
    </message>
    <message>
        <source>Speed of the &amp;opponents</source>
        <translation>Tempo der &amp;Gegner</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>&amp;Weniger Bewegung</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>&amp;Töne</translation>
    </message>
    <message>
        <source>&amp;Do a move by itself when nothing else can be done</source>
        <translation>Einen Zug &amp;von selbst tun, wenn sonst nichts möglich ist</translation>
    </message>
    <message>
        <source>&amp;Ask before something is thrown away</source>
        <translation>&amp;Fragen, bevor etwas weggeworfen wird</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Das Fenster</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>F&amp;arben</translation>
    </message>
    <message>
        <source>Size of the &amp;text</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>Clo&amp;se</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>O&amp;n</source>
        <translation>A&amp;n</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Show this turn once more</source>
        <translation>Diesen Zug noch einmal zeigen</translation>
    </message>
    <message>
        <source>What the opponent did, and why</source>
        <translation>Was der Gegner getan hat und warum</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>matches begun</source>
        <translation>begonnene Partien</translation>
    </message>
    <message>
        <source>played to the end</source>
        <translation>zu Ende gespielt</translation>
    </message>
    <message>
        <source>for practice</source>
        <translation>zur Übung</translation>
    </message>
    <message>
        <source>Play a match to its end, and what you have reached is shown here.</source>
        <translation>Spiel eine Partie zu Ende, dann steht hier, was du erreicht hast.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestwert</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Handlungen</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won} von {all}</translation>
    </message>
</context>
<context>
    <name>Summing</name>
    <message>
        <source>All in all, {name} stays at {points} points.</source>
        <translation>Unterm Strich: {name} bleibt bei {points} Punkten.</translation>
    </message>
    <message>
        <source>All in all, {name} comes to {points} points: {changed}.</source>
        <translation>Unterm Strich: {name} kommt auf {points} Punkte: {changed}.</translation>
    </message>
    <message>
        <source>You have {points}.</source>
        <translation>Du hast {points}.</translation>
    </message>
    <message>
        <source>You come to {points}: {changed}.</source>
        <translation>Du kommst auf {points}: {changed}.</translation>
    </message>
    <message>
        <source>{category} {points}</source>
        <translation>{category} {points}</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>{name}, {n} of them</source>
        <translation>{name}, {n} Stück</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Game table</source>
        <translation>Spieltisch</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>To the first moment</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Play the match from this moment</source>
        <translation>Die Partie ab hier abspielen</translation>
    </message>
    <message>
        <source>One action further</source>
        <translation>Eine Handlung weiter</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Drag, or use the arrow keys, to see any moment</source>
        <translation>Zieh oder nimm die Pfeiltasten, um jeden Zeitpunkt zu sehen</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Remove this match from the library for good?</source>
        <translation>Diese Partie endgültig aus der Bibliothek entfernen?</translation>
    </message>
    <message>
        <source>Remove a match</source>
        <translation>Eine Partie entfernen</translation>
    </message>
    <message>
        <source>Match records (*{suffix} *.json)</source>
        <translation>Aufzeichnungen (*{suffix} *.json)</translation>
    </message>
    <message>
        <source>Open a match record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Save as a match record</source>
        <translation>Als Aufzeichnung speichern</translation>
    </message>
</context>
<context>
    <name>controller</name>
    <message>
        <source>This is an earlier moment. Go to Now, or play on from here in a new match.</source>
        <translation>Das ist ein früherer Zeitpunkt. Geh zu „Jetzt“ oder spiel von hier in einer neuen Partie weiter.</translation>
    </message>
    <message>
        <source>It is not your turn: the opponent is thinking.</source>
        <translation>Du bist nicht dran: Der Gegner denkt nach.</translation>
    </message>
</context>
<context>
    <name>dates</name>
    <message>
        <source>Just now</source>
        <translation>Gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>Vor %n Minute</numerusform>
            <numerusform>Vor %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>{game} is for {low} to {high} seats; {n} were given.</source>
        <translation>{game} hat {low} bis {high} Plätze; angegeben sind {n}.</translation>
    </message>
    <message>
        <source>Nobody is called “{who}”. Seats can be: {known}.</source>
        <translation>„{who}“ ist nicht bekannt. An einem Platz kann sitzen: {known}.</translation>
    </message>
    <message>
        <source>{game} has no option “{key}”. It has: {known}.</source>
        <translation>{game} hat keine Option „{key}“. Es hat: {known}.</translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}”. It can be: {known}.</source>
        <translation>Die Option „{key}“ kann nicht „{value}“ sein. Möglich ist: {known}.</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Action {n} cannot be kept: {have} are. The whole match must be kept again.</source>
        <translation>Handlung {n} kann nicht gesichert werden, gesichert sind {have}. Die ganze Partie muss neu gesichert werden.</translation>
    </message>
    <message>
        <source>The library has no match {id}. “tabletop export” lists those it has.</source>
        <translation>Die Bibliothek hat keine Partie {id}. „tabletop export“ nennt die vorhandenen.</translation>
    </message>
    <message>
        <source>{file} is larger than any match record. It was left alone.</source>
        <translation>{file} ist größer als jede Aufzeichnung. Die Datei wurde nicht angerührt.</translation>
    </message>
    <message>
        <source>{file} is no match record: {detail}. Choose a file that Tabletop has written.</source>
        <translation>{file} ist keine Aufzeichnung: {detail}. Wähle eine Datei, die Tabletop geschrieben hat.</translation>
    </message>
    <message>
        <source>{file} has format {format}; this Tabletop reads up to {known}. A newer Tabletop opens it.</source>
        <translation>{file} hat das Format {format}; dieses Tabletop liest Formate bis {known}. Ein neueres Tabletop öffnet die Datei.</translation>
    </message>
    <message>
        <source>{file} is damaged: {detail}. Mend this place, or take an older copy of the file.</source>
        <translation>{file} ist beschädigt: {detail}. Berichtige diese Stelle oder nimm eine ältere Kopie der Datei.</translation>
    </message>
    <message>
        <source>{file} cannot be read ({detail}). Look whether it is there and may be read.</source>
        <translation>{file} ist nicht lesbar ({detail}). Sieh nach, ob die Datei da ist und gelesen werden darf.</translation>
    </message>
    <message>
        <source>{file} cannot be written ({detail}). Choose another folder.</source>
        <translation>{file} ist nicht beschreibbar ({detail}). Wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>It leads to another position than it once did.</source>
        <translation>Sie führt zu einer anderen Stellung als damals.</translation>
    </message>
    <message>
        <source>It is no action of this game ({detail}).</source>
        <translation>Sie ist keine Handlung dieses Spiels ({detail}).</translation>
    </message>
    <message>
        <source>The rules could not take it ({detail}).</source>
        <translation>Die Regeln konnten sie nicht ausführen ({detail}).</translation>
    </message>
    <message>
        <source>Action {n} of {all} no longer fits these rules: {why} The match can be played on from move {n}.</source>
        <translation>Handlung {n} von {all} passt nicht mehr zu diesen Regeln: {why} Ab Handlung {n} kann die Partie weitergespielt werden.</translation>
    </message>
    <message>
        <source>The disk is full: {file} cannot grow. Make room; until then the match is kept in memory.</source>
        <translation>Die Platte ist voll: {file} kann nicht wachsen. Schaffe Platz; bis dahin bleibt die Partie im Speicher.</translation>
    </message>
    <message>
        <source>{file} cannot be written. Look at the rights of its folder; until then the match is kept in memory.</source>
        <translation>{file} ist nicht beschreibbar. Prüfe die Rechte des Ordners; bis dahin bleibt die Partie im Speicher.</translation>
    </message>
    <message>
        <source>Another program holds {file}. Close it; until then the match is kept in memory.</source>
        <translation>Ein anderes Programm hält {file} fest. Schließe es; bis dahin bleibt die Partie im Speicher.</translation>
    </message>
    <message>
        <source>{file} cannot be used ({detail}). Until that is mended the match is kept in memory.</source>
        <translation>{file} ist nicht benutzbar ({detail}). Bis das behoben ist, bleibt die Partie im Speicher.</translation>
    </message>
    <message>
        <source>{file} is damaged ({detail}). At the next start it is set aside and a new one begun.</source>
        <translation>{file} ist beschädigt ({detail}). Beim nächsten Start wird die Datei beiseitegelegt und eine neue begonnen.</translation>
    </message>
    <message>
        <source>{file} was written by a newer Tabletop. Install that one; until then nothing is kept.</source>
        <translation>{file} stammt von einem neueren Tabletop. Installiere es; bis dahin wird nichts gesichert.</translation>
    </message>
    <message>
        <source>{file} was damaged ({detail}). It is kept as “{aside}”, and a new library was begun.</source>
        <translation>{file} war beschädigt ({detail}). Die Datei bleibt als „{aside}“ erhalten, und eine neue Bibliothek wurde begonnen.</translation>
    </message>
    <message>
        <source>{file} was damaged ({detail}). It is kept as “{aside}”; the settings begin anew.</source>
        <translation>{file} war beschädigt ({detail}). Die Datei bleibt als „{aside}“ erhalten; die Einstellungen beginnen von vorn.</translation>
    </message>
    <message>
        <source>{file} had settings that cannot be ({detail}). It is kept as “{aside}”; these begin anew.</source>
        <translation>{file} hatte unmögliche Einstellungen ({detail}). Die Datei bleibt als „{aside}“ erhalten; diese beginnen von vorn.</translation>
    </message>
    <message>
        <source>{file} cannot be read ({detail}). The settings begin anew for now.</source>
        <translation>{file} ist nicht lesbar ({detail}). Die Einstellungen beginnen vorerst von vorn.</translation>
    </message>
    <message>
        <source>{file} cannot be written ({detail}). The settings last until the program ends.</source>
        <translation>{file} ist nicht beschreibbar ({detail}). Die Einstellungen gelten bis zum Ende des Programms.</translation>
    </message>
</context>
<context>
    <name>house</name>
    <message>
        <source>This is a match of “{game}”, a game that this Tabletop does not have.</source>
        <translation>Das ist eine Partie „{game}“, und dieses Spiel hat dieses Tabletop nicht.</translation>
    </message>
</context>
<context>
    <name>opponents</name>
    <message>
        <source>Nothing else is allowed.</source>
        <translation>Nichts anderes ist erlaubt.</translation>
    </message>
    <message numerus="yes">
        <source>Chosen by chance from %n action(s).</source>
        <translation>
            <numerusform>Zufällig gewählt, aus %n Handlung.</numerusform>
            <numerusform>Zufällig gewählt, aus %n Handlungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{action}: {points} points expected, a lead of {lead}.</source>
        <translation>{action}: {points} Punkte erwartet, {lead} Vorsprung.</translation>
    </message>
    <message>
        <source>Next to it, {action}: {points} points expected, a lead of {lead}.</source>
        <translation>Am nächsten kommt {action}: {points} Punkte erwartet, {lead} Vorsprung.</translation>
    </message>
    <message numerus="yes">
        <source>It played %n guessed game(s) to compare them.</source>
        <translation>
            <numerusform>Zum Vergleich wurde %n Partie durchgespielt.</numerusform>
            <numerusform>Zum Vergleich wurden %n Partien durchgespielt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>public_market</name>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Solo Angler</source>
        <translation>Solo-Angler</translation>
    </message>
    <message>
        <source>The rule book&apos;s own opponent for one player: five cards tell what it does.</source>
        <translation>Der Gegner aus der Anleitung für eine Person: Fünf Karten sagen, was er tut.</translation>
    </message>
    <message>
        <source>Shallow Waters</source>
        <translation>Shallow Waters</translation>
    </message>
    <message>
        <source>The expansion: sea shells move your Power tokens along a Compass Rose to a Bonus Board.</source>
        <translation>Die Erweiterung: Muscheln bewegen deine Machtplättchen über eine Kompassrose zu einer Bonustafel.</translation>
    </message>
    <message>
        <source>Shallow Waters against the Solo Angler</source>
        <translation>Shallow Waters gegen den Solo-Angler</translation>
    </message>
    <message>
        <source>Shallow Waters also in solo play; only you have its pieces.</source>
        <translation>Shallow Waters auch allein; nur du hast die Teile dafür.</translation>
    </message>
    <message>
        <source>The Crab must stay open</source>
        <translation>Die Krabbe muss offen bleiben</translation>
    </message>
    <message>
        <source>A surrounded Crab that is itself covered brings no Crab Meeple.</source>
        <translation>Eine umringte Krabbe, die selbst abgedeckt ist, bringt keinen Krabbenmeeple.</translation>
    </message>
    <message>
        <source>Empty bag at once</source>
        <translation>Beutel sofort leer</translation>
    </message>
    <message>
        <source>From the refill that empties the bag: no Boat Captain, no new chests. Off: from sunset on.</source>
        <translation>Ab dem Auffüllen, das den Beutel leert: kein Kapitän, keine neuen Kisten. Aus: erst ab Sonnenuntergang.</translation>
    </message>
    <message>
        <source>Who sets the Boat</source>
        <translation>Wer das Boot setzt</translation>
    </message>
    <message>
        <source>The last in the line on the track, or whoever acted last.</source>
        <translation>Wer ganz hinten in der Schlange steht, oder wer zuletzt gehandelt hat.</translation>
    </message>
    <message>
        <source>Last in line</source>
        <translation>Hinten in der Schlange</translation>
    </message>
    <message>
        <source>Lowest bidder</source>
        <translation>Niedrigstes Gebot</translation>
    </message>
    <message>
        <source>Red cards with two players</source>
        <translation>Rote Karten zu zweit</translation>
    </message>
    <message>
        <source>How many of the 14 red cards lie in each stack in two-player and solo matches.</source>
        <translation>Wie viele der 14 roten Karten zu zweit und solo in jedem Stapel liegen.</translation>
    </message>
    <message>
        <source>4, 4, 3 and 3</source>
        <translation>4, 4, 3 und 3</translation>
    </message>
    <message>
        <source>3 in each</source>
        <translation>je 3</translation>
    </message>
    <message>
        <source>Tiles may be mirrored</source>
        <translation>Plättchen wenden</translation>
    </message>
    <message>
        <source>Fish Tiles may also be turned over.</source>
        <translation>Fischplättchen dürfen auch gewendet werden.</translation>
    </message>
    <message>
        <source>Small Scraps</source>
        <translation>Kleiner Beifang</translation>
    </message>
    <message>
        <source>Every Scrap covers one cell; otherwise Cod and Salmon cover two.</source>
        <translation>Jeder Beifang deckt eine Zelle ab; sonst decken Kabeljau und Lachs zwei ab.</translation>
    </message>
    <message>
        <source>Bonus logos count themselves</source>
        <translation>Logofelder zählen sich selbst</translation>
    </message>
    <message>
        <source>A logo space of the Bonus Board also pays 1 VP for its own logo.</source>
        <translation>Ein Logofeld der Bonustafel bringt auch 1 SP für sein eigenes Logo.</translation>
    </message>
    <message>
        <source>Public Market</source>
        <translation>Public Market</translation>
    </message>
    <message>
        <source>Fish the cold waters of the Northwest, fill your Ice Chest and sell your catch.</source>
        <translation>Fische in den kalten Gewässern des Nordwestens, fülle deine Eiskiste und verkaufe deinen Fang.</translation>
    </message>
    <message>
        <source>Collection</source>
        <comment>Collection Location, short</comment>
        <translation>Sammelort</translation>
    </message>
    <message>
        <source>no bid, no scrap</source>
        <comment>the $0 bid location</comment>
        <translation>kein Gebot, kein Beifang</translation>
    </message>
    <message>
        <source>HOME</source>
        <comment>bid location of the sunset board</comment>
        <translation>HEIM</translation>
    </message>
    <message>
        <source>Angler {n}</source>
        <comment>head of a Solo card</comment>
        <translation>Angler {n}</translation>
    </message>
    <message>
        <source>The Angler</source>
        <translation>Der Angler</translation>
    </message>
    <message>
        <source>Your fishery</source>
        <translation>Deine Fischerei</translation>
    </message>
    <message>
        <source>Cooler</source>
        <comment>on the own board; few letters</comment>
        <translation>Kühlbox</translation>
    </message>
    <message>
        <source>Any Scrap</source>
        <comment>on the own board; few letters</comment>
        <translation>Beifang</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <comment>on the own board; few letters</comment>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Take ${n}</source>
        <comment>on the own board; few letters</comment>
        <translation>{n}&#xa0;$ nehmen</translation>
    </message>
    <message>
        <source>Sets</source>
        <comment>of Cannery Logos</comment>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>VP</source>
        <comment>victory points, short</comment>
        <translation>SP</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Sunset, round {n}</source>
        <translation>Abend, Runde {n}</translation>
    </message>
    <message>
        <source>Round {n} of {all}</source>
        <translation>Runde {n} von {all}</translation>
    </message>
    <message>
        <source>costs ${n}</source>
        <translation>kostet {n}&#xa0;$</translation>
    </message>
    <message>
        <source>{kind} Gear</source>
        <translation>Zahnrad ({kind})</translation>
    </message>
    <message numerus="yes">
        <source>%n Shrimp covered</source>
        <translation>
            <numerusform>%n Garnele abgedeckt</numerusform>
            <numerusform>%n Garnelen abgedeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>Crab surrounded</source>
        <translation>Krabbe umringt</translation>
    </message>
    <message>
        <source>${n} more payout</source>
        <translation>{n}&#xa0;$ mehr Auszahlung</translation>
    </message>
    <message>
        <source>Bids at {where}, in front</source>
        <translation>Bietet auf {where} und drängelt sich vor</translation>
    </message>
    <message>
        <source>Bids at {where}</source>
        <translation>Bietet auf {where}</translation>
    </message>
    <message>
        <source>Pays ${n} to the bank</source>
        <translation>Zahlt {n}&#xa0;$ an die Bank</translation>
    </message>
    <message>
        <source>Pays ${n} to {who} for going in front</source>
        <translation>Zahlt {n}&#xa0;$ fürs Vordrängeln an {who}</translation>
    </message>
    <message>
        <source>Takes ${n} from the bank</source>
        <translation>Nimmt {n}&#xa0;$ aus der Bank</translation>
    </message>
    <message>
        <source>Takes a {scrap}</source>
        <translation>Nimmt einen {scrap}</translation>
    </message>
    <message>
        <source>Goes fishing, dock {n}</source>
        <translation>Fischt, Kai Platz {n}</translation>
    </message>
    <message>
        <source>Goes to Market, place {n}</source>
        <translation>Geht zum Markt, Platz {n}</translation>
    </message>
    <message>
        <source>Goes home</source>
        <translation>Fährt heim</translation>
    </message>
    <message>
        <source>Lays the {tile} in {spot}</source>
        <translation>Legt das {tile} ein: {spot}</translation>
    </message>
    <message>
        <source>Puts the {tile} in the cooler</source>
        <translation>Legt das {tile} in die Kühlbox</translation>
    </message>
    <message>
        <source>Sells the {tile} to the Boat Captain for ${n}</source>
        <translation>Verkauft dem Kapitän das {tile} für {n}&#xa0;$</translation>
    </message>
    <message>
        <source>Discards the {tile}</source>
        <translation>Wirft das {tile} weg</translation>
    </message>
    <message>
        <source>The {tile} moves from the Boat to {column}</source>
        <translation>Das {tile} rückt vom Boot in {column}</translation>
    </message>
    <message>
        <source>Lays a {scrap} in {spot}</source>
        <translation>Legt einen {scrap} ein: {spot}</translation>
    </message>
    <message>
        <source>Gives a {scrap} back</source>
        <translation>Gibt einen {scrap} ab</translation>
    </message>
    <message>
        <source>Covers the Shrimp: a Shrimp Bonus</source>
        <translation>Deckt die Garnelen ab: ein Garnelenbonus</translation>
    </message>
    <message>
        <source>Uses {power}</source>
        <translation>Nutzt „{power}“</translation>
    </message>
    <message>
        <source>Chooses {power}</source>
        <translation>Wählt „{power}“</translation>
    </message>
    <message>
        <source>Chooses {power}; the unused {lost} is lost</source>
        <translation>Wählt „{power}“; das ungenutzte „{lost}“ ist verloren</translation>
    </message>
    <message numerus="yes">
        <source>Wins %n Crab Meeple(s)</source>
        <translation>
            <numerusform>Gewinnt %n Krabbenmeeple</numerusform>
            <numerusform>Gewinnt %n Krabbenmeeple</numerusform>
        </translation>
    </message>
    <message>
        <source>Completes the {contract}</source>
        <translation>Erfüllt den {contract}</translation>
    </message>
    <message>
        <source>Puts a Lighthouse on the Scoring Location of {column}</source>
        <translation>Stellt einen Leuchtturm an den Wertungsort von {column}</translation>
    </message>
    <message>
        <source>Puts a Lighthouse on the {logo} logo of a Collection Location</source>
        <translation>Stellt einen Leuchtturm an einen Sammelort: {logo}</translation>
    </message>
    <message>
        <source>The {kind} Gear is at the end of the tracker already</source>
        <translation>Das Zahnrad ({kind}) steht schon am Ende der Fangleiste</translation>
    </message>
    <message>
        <source>Gains a {kind} Gear</source>
        <translation>Bekommt ein Zahnrad ({kind})</translation>
    </message>
    <message>
        <source>Takes {card} without paying</source>
        <translation>Nimmt „{card}“, ohne zu zahlen</translation>
    </message>
    <message>
        <source>Buys {card} for {cost}</source>
        <translation>Nimmt „{card}“ für {cost}</translation>
    </message>
    <message>
        <source>Sells {fish} for ${n}</source>
        <translation>Verkauft {fish} für {n}&#xa0;$</translation>
    </message>
    <message numerus="yes">
        <source>Is paid ${dollars} for %n complete row(s)</source>
        <translation>
            <numerusform>Bekommt {dollars}&#xa0;$ für %n volle Reihe</numerusform>
            <numerusform>Bekommt {dollars}&#xa0;$ für %n volle Reihen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Is paid ${dollars} for %n complete column(s)</source>
        <translation>
            <numerusform>Bekommt {dollars}&#xa0;$ für %n volle Spalte</numerusform>
            <numerusform>Bekommt {dollars}&#xa0;$ für %n volle Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Empties Ice Chest {n}, which goes under the pile</source>
        <translation>Leert Eiskiste {n}, die unter den Stapel kommt</translation>
    </message>
    <message>
        <source>Moves the Fish tokens back to the Gear tokens: {fish}</source>
        <translation>Schiebt die Fischmarker zu den Ausrüstungsmarkern zurück: {fish}</translation>
    </message>
    <message>
        <source>Draws Ice Chest {n}</source>
        <translation>Zieht Eiskiste {n}</translation>
    </message>
    <message>
        <source>No card lies face up, so the free card is lost</source>
        <translation>Keine Karte liegt offen, die freie Karte verfällt</translation>
    </message>
    <message>
        <source>The {scrap} of the space cannot be used and is lost</source>
        <translation>Der {scrap} des Felds ist nicht zu gebrauchen und verfällt</translation>
    </message>
    <message>
        <source>Round {n} begins</source>
        <translation>Runde {n} beginnt</translation>
    </message>
    <message>
        <source>The bag was empty at the last refill: the sun goes down</source>
        <translation>Der Beutel war beim letzten Auffüllen leer: Die Sonne geht unter</translation>
    </message>
    <message>
        <source>Sunset round {n} begins</source>
        <translation>Abendrunde {n} beginnt</translation>
    </message>
    <message>
        <source>{card} is turned up in {column}</source>
        <translation>„{card}“ wird aufgedeckt, in {column}</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of {column} leave the game</source>
        <translation>
            <numerusform>%n Plättchen verlässt das Spiel, aus {column}</numerusform>
            <numerusform>%n Plättchen verlassen das Spiel, aus {column}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s) in {column}</source>
        <translation>
            <numerusform>%n neues Plättchen in {column}</numerusform>
            <numerusform>%n neue Plättchen in {column}</numerusform>
        </translation>
    </message>
    <message>
        <source>The bag is empty: {column} stays empty</source>
        <translation>Der Beutel ist leer: {column} bleibt leer</translation>
    </message>
    <message>
        <source>Sets the Boat at {column}</source>
        <translation>Setzt das Boot an {column}</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Starts with {token}</source>
        <translation>Beginnt mit „{token}“</translation>
    </message>
    <message>
        <source>{token} reaches End</source>
        <translation>„{token}“ erreicht Ende</translation>
    </message>
    <message>
        <source>{token} moves to {shell}, space {n} of the rose</source>
        <translation>„{token}“ rückt auf {shell}, Feld {n} der Rose</translation>
    </message>
    <message>
        <source>Puts {token} on row {n} of the Bonus Board: {space}</source>
        <translation>Legt „{token}“ auf Reihe {n} der Bonustafel: {space}</translation>
    </message>
    <message>
        <source>No space is free for {token}: it is set aside</source>
        <translation>Kein Feld ist frei für „{token}“: Es kommt beiseite</translation>
    </message>
    <message>
        <source>Solo card {n} is drawn</source>
        <translation>Solokarte {n} wird gezogen</translation>
    </message>
    <message>
        <source>The Solo cards are shuffled anew</source>
        <translation>Die Solokarten werden neu gemischt</translation>
    </message>
    <message numerus="yes">
        <source>Has %n fish now</source>
        <comment>the Solo Angler</comment>
        <translation>
            <numerusform>Hat jetzt %n Fisch</numerusform>
            <numerusform>Hat jetzt %n Fische</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the {tile}</source>
        <translation>Nimmt das {tile}</translation>
    </message>
    <message numerus="yes">
        <source>Has gear %n now</source>
        <comment>the Solo Angler</comment>
        <translation>
            <numerusform>Hat jetzt %n Zahnrad</numerusform>
            <numerusform>Hat jetzt %n Zahnräder</numerusform>
        </translation>
    </message>
    <message>
        <source>Sardine</source>
        <translation>Sardine</translation>
    </message>
    <message>
        <source>Herring</source>
        <translation>Hering</translation>
    </message>
    <message>
        <source>Cod</source>
        <translation>Kabeljau</translation>
    </message>
    <message>
        <source>Salmon</source>
        <translation>Lachs</translation>
    </message>
    <message>
        <source>Scallop</source>
        <translation>Jakobsmuschel</translation>
    </message>
    <message>
        <source>Clam</source>
        <translation>Venusmuschel</translation>
    </message>
    <message>
        <source>Conch</source>
        <translation>Meeresschnecke</translation>
    </message>
    <message>
        <source>Sand Dollar</source>
        <comment>a flat round sea urchin&apos;s shell</comment>
        <translation>Sanddollar</translation>
    </message>
    <message>
        <source>Boat</source>
        <comment>Cannery Logo</comment>
        <translation>Boot</translation>
    </message>
    <message>
        <source>Wheel</source>
        <comment>Cannery Logo: a ship&apos;s wheel</comment>
        <translation>Steuerrad</translation>
    </message>
    <message>
        <source>Anchor</source>
        <comment>Cannery Logo</comment>
        <translation>Anker</translation>
    </message>
    <message>
        <source>Fish</source>
        <comment>Cannery Logo</comment>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>Cooler</source>
        <comment>shrimp power: keep a tile beside the chest</comment>
        <translation>Kühlbox</translation>
    </message>
    <message>
        <source>Any Scrap</source>
        <comment>shrimp power</comment>
        <translation>Beliebiger Beifang</translation>
    </message>
    <message>
        <source>Fish Anywhere</source>
        <comment>shrimp power</comment>
        <translation>Überall fischen</translation>
    </message>
    <message>
        <source>Take $5</source>
        <comment>shrimp power</comment>
        <translation>5&#xa0;$ nehmen</translation>
    </message>
    <message>
        <source>Ice</source>
        <comment>Power token</comment>
        <translation>Eis</translation>
    </message>
    <message>
        <source>Shrimp</source>
        <comment>Power token</comment>
        <translation>Garnele</translation>
    </message>
    <message>
        <source>Crab</source>
        <comment>Power token</comment>
        <translation>Krabbe</translation>
    </message>
    <message>
        <source>Market</source>
        <comment>Power token</comment>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Rollmops</source>
        <translation>Rollmops</translation>
    </message>
    <message>
        <source>Fritters</source>
        <translation>Beignets</translation>
    </message>
    <message>
        <source>Sardine toast</source>
        <translation>Toast</translation>
    </message>
    <message>
        <source>Chowder</source>
        <translation>Chowder</translation>
    </message>
    <message>
        <source>Herring salad</source>
        <translation>Heringssalat</translation>
    </message>
    <message>
        <source>Pickled herring</source>
        <translation>Matjes</translation>
    </message>
    <message>
        <source>Tapas</source>
        <translation>Tapas</translation>
    </message>
    <message>
        <source>Fish pie</source>
        <translation>Pastete</translation>
    </message>
    <message>
        <source>Croquettes</source>
        <translation>Kroketten</translation>
    </message>
    <message>
        <source>Skewers</source>
        <translation>Spieße</translation>
    </message>
    <message>
        <source>Gratin</source>
        <translation>Gratin</translation>
    </message>
    <message>
        <source>Smörgåsbord</source>
        <translation>Smörgåsbord</translation>
    </message>
    <message>
        <source>Bouillabaisse</source>
        <translation>Bouillabaisse</translation>
    </message>
    <message>
        <source>Fish stew</source>
        <translation>Fischtopf</translation>
    </message>
    <message>
        <source>Risotto</source>
        <translation>Risotto</translation>
    </message>
    <message>
        <source>Escabeche</source>
        <translation>Escabeche</translation>
    </message>
    <message>
        <source>Paella</source>
        <translation>Paella</translation>
    </message>
    <message>
        <source>Mixed grill</source>
        <translation>Grillteller</translation>
    </message>
    <message>
        <source>Hotpot</source>
        <translation>Eintopf</translation>
    </message>
    <message>
        <source>Casserole</source>
        <translation>Auflauf</translation>
    </message>
    <message>
        <source>Gravlax</source>
        <translation>Gravlax</translation>
    </message>
    <message>
        <source>Fish and chips</source>
        <translation>Fish and Chips</translation>
    </message>
    <message>
        <source>Fish soup</source>
        <translation>Fischsuppe</translation>
    </message>
    <message>
        <source>Bisque</source>
        <translation>Bisque</translation>
    </message>
    <message>
        <source>Salmon Wellington</source>
        <translation>Lachs Wellington</translation>
    </message>
    <message>
        <source>Pasta</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Marinade</source>
        <translation>Marinade</translation>
    </message>
    <message>
        <source>Salmon roast</source>
        <translation>Lachsbraten</translation>
    </message>
    <message>
        <source>Fish tacos</source>
        <translation>Fischtacos</translation>
    </message>
    <message>
        <source>Banquet</source>
        <translation>Festmahl</translation>
    </message>
    <message>
        <source>Choose a card for the Solo Angler: {cards}.</source>
        <translation>Wähle eine Karte für den Solo-Angler: {cards}.</translation>
    </message>
    <message>
        <source>“{tried}” has to wait. {asked}</source>
        <translation>„{tried}“ muss warten. {asked}</translation>
    </message>
    <message>
        <source>The Ocean is empty: {meeple} goes HOME (you have ${money}).</source>
        <translation>Der Ozean ist leer: {meeple} muss HEIM (du hast {money}&#xa0;$).</translation>
    </message>
    <message>
        <source>Bid with {meeple}: a Scrap location, to fish, or HOME (you have ${money}).</source>
        <translation>Zum Bieten ist {meeple} dran: auf ein Beifangfeld, um zu fischen, oder HEIM (du hast {money}&#xa0;$).</translation>
    </message>
    <message>
        <source>Bid with {meeple}: drag it to a bid location (you have ${money}).</source>
        <translation>Zum Bieten ist {meeple} dran: Zieh ihn auf ein Gebotsfeld (du hast {money}&#xa0;$).</translation>
    </message>
    <message>
        <source>Left to right: {first} bids before {other}.</source>
        <translation>Von links nach rechts: Erst bietet {first}, dann {other}.</translation>
    </message>
    <message>
        <source>Meeple {n} is not yours; bid with {meeple}.</source>
        <translation>Meeple {n} gehört dir nicht; zum Bieten ist {meeple} dran.</translation>
    </message>
    <message>
        <source>No tile is left in the Ocean, so nobody can bid at {where}; go HOME.</source>
        <translation>Im Ozean liegt kein Plättchen mehr, auf {where} kann niemand bieten; fahr HEIM.</translation>
    </message>
    <message>
        <source>At {where} you cannot go in front of your other Meeple; stand behind all.</source>
        <translation>Bei {where} kannst du nicht vor deinen anderen Meeple; stell dich hinter alle.</translation>
    </message>
    <message>
        <source>At {where} you cannot go in front of {who}; stand behind all.</source>
        <translation>Auf {where} kannst du dich nicht vordrängeln, auch nicht vor {who}; stell dich hinten an.</translation>
    </message>
    <message>
        <source>You have ${money}; {where} costs ${cost}.</source>
        <translation>Du hast {money}&#xa0;$; {where} kostet {cost}&#xa0;$.</translation>
    </message>
    <message>
        <source>You have ${money}; {where} costs ${cost} and going in front ${front} more.</source>
        <translation>Du hast {money}&#xa0;$; {where} kostet {cost}&#xa0;$ und das Vordrängeln noch {front}&#xa0;$.</translation>
    </message>
    <message>
        <source>Take a Scrap if you like: {scraps}.</source>
        <translation>Nimm einen Beifang, wenn du magst. Zur Wahl: {scraps}.</translation>
    </message>
    <message>
        <source>Your bid lets you take a {dearest} or a cheaper one; a {scrap} is dearer.</source>
        <translation>Dein Gebot reicht höchstens für {dearest}; {scrap} ist teurer.</translation>
    </message>
    <message>
        <source>No {scrap} is left in supply.</source>
        <translation>Kein {scrap} ist mehr im Vorrat.</translation>
    </message>
    <message>
        <source>The {what} would bring you to {now}; the Catch Tracker ends at {most}.</source>
        <translation>{what}: Damit kämst du auf {now}; die Fangleiste endet bei {most}.</translation>
    </message>
    <message>
        <source>You have no Ice Chest any more, so the {what} cannot be placed.</source>
        <translation>{what}: Du hast keine Eiskiste mehr, da lässt sich nichts einlegen.</translation>
    </message>
    <message>
        <source>The {what} may be turned, but not mirrored.</source>
        <translation>{what}: Du darfst drehen, aber nicht spiegeln.</translation>
    </message>
    <message>
        <source>In {spot}, the {what} would stick out of the Ice Chest.</source>
        <translation>{what}: Das würde aus der Eiskiste ragen ({spot}).</translation>
    </message>
    <message>
        <source>The {what} would cover the Ice Block in {cell}.</source>
        <translation>{what}: Das würde den Eisblock in {cell} abdecken.</translation>
    </message>
    <message>
        <source>The {what} would lie on the {below} in {cell}.</source>
        <translation>{what}: In {cell} liegt schon {below}.</translation>
    </message>
    <message>
        <source>You hold no Scrap, so there is no {kind} Scrap to place.</source>
        <translation>Du hast keinen Beifang in der Hand, also auch keinen Beifang ({kind}).</translation>
    </message>
    <message>
        <source>You hold no {kind} Scrap; you hold {held}.</source>
        <translation>Du hast keinen Beifang ({kind}) in der Hand, sondern {held}.</translation>
    </message>
    <message>
        <source>Move {meeple}: to the dock to fish in {column}, or to the market.</source>
        <translation>Jetzt handelt {meeple}: Zieh ihn an den Kai, um in {column} zu fischen, oder zum Markt.</translation>
    </message>
    <message>
        <source>Now {first} acts; {other} stands elsewhere in the action order.</source>
        <translation>Jetzt handelt {first}; {other} steht anderswo in der Reihenfolge.</translation>
    </message>
    <message>
        <source>Meeple {n} is not yours; now {meeple} acts.</source>
        <translation>Meeple {n} gehört dir nicht; jetzt handelt {meeple}.</translation>
    </message>
    <message>
        <source>Lay your {scraps} in the Ice Chest, or give up what does not fit.</source>
        <translation>In der Hand: {scraps}. Leg ihn in die Eiskiste oder gib ab, was nicht passt.</translation>
    </message>
    <message>
        <source>End your turn, or use {power} before.</source>
        <translation>Beende deinen Zug oder nutze vorher „{power}“.</translation>
    </message>
    <message>
        <source>Take a tile from {column}, under the Boat, or with Fish Anywhere from any column.</source>
        <translation>Nimm ein Plättchen aus {column} unter dem Boot oder, mit „Überall fischen“, aus einer beliebigen Spalte.</translation>
    </message>
    <message>
        <source>Take a tile from {column}: lay it in the Ice Chest or discard it.</source>
        <translation>Nimm ein Plättchen aus {column}: Leg es in die Eiskiste oder wirf es weg.</translation>
    </message>
    <message>
        <source>Take a tile from {column}: lay it in the Ice Chest or sell it to the Captain for $3.</source>
        <translation>Nimm ein Plättchen aus {column}: Leg es in die Eiskiste oder verkauf es dem Kapitän für 3&#xa0;$.</translation>
    </message>
    <message>
        <source>You have taken your tile in this turn; the {tile} stays in the Ocean.</source>
        <translation>Du hast dein Plättchen in diesem Zug schon genommen; das {tile} bleibt im Ozean.</translation>
    </message>
    <message>
        <source>The {tile} is not in the Ocean.</source>
        <translation>Das {tile} liegt nicht im Ozean.</translation>
    </message>
    <message>
        <source>The Boat lies at {boat}; the {tile} is in {here}.</source>
        <translation>Das Boot liegt an {boat}; das {tile} ist in {here}.</translation>
    </message>
    <message>
        <source>The Ocean Bag is empty: the Boat Captain buys no more, not even the {tile}.</source>
        <translation>Der Ozeanbeutel ist leer: Der Kapitän kauft nichts mehr, auch nicht das {tile}.</translation>
    </message>
    <message>
        <source>While the Ocean Bag has tiles, sell the {tile} to the Boat Captain for $3.</source>
        <translation>Solange Plättchen im Ozeanbeutel sind, verkauf das {tile} dem Kapitän für 3&#xa0;$.</translation>
    </message>
    <message>
        <source>Before your turn ends, lay your {scraps} in the Ice Chest or give it up.</source>
        <translation>Bevor dein Zug endet, leg ihn in die Eiskiste oder gib ihn ab: {scraps}.</translation>
    </message>
    <message>
        <source>Before the Market, lay your {scraps} in the Ice Chest or give it up.</source>
        <translation>Vor dem Markt leg ihn in die Eiskiste oder gib ihn ab: {scraps}.</translation>
    </message>
    <message>
        <source>End your visit, or use {power} before.</source>
        <translation>Beende deinen Besuch oder nutze vorher „{power}“.</translation>
    </message>
    <message>
        <source>A {scrap} won at the Market is for your next Ice Chest, not for this one.</source>
        <translation>Ein am Markt gewonnener {scrap} ist für deine nächste Eiskiste, nicht für diese.</translation>
    </message>
    <message>
        <source>The {contract} is not in this match.</source>
        <translation>Der {contract} ist nicht in dieser Partie.</translation>
    </message>
    <message>
        <source>You have no Lighthouse left for the {contract}.</source>
        <translation>Du hast keinen Leuchtturm mehr für den {contract}.</translation>
    </message>
    <message>
        <source>No space is free for a Lighthouse in {column} or on a Collection Location.</source>
        <translation>Für einen Leuchtturm ist kein Feld frei, weder in {column} noch an einem Sammelort.</translation>
    </message>
    <message>
        <source>the card of stack {n}</source>
        <translation>die Karte von Stapel {n}</translation>
    </message>
    <message>
        <source>You still need {missing} for the {what} ({cost}).</source>
        <translation>{what}: Der Preis ist {cost}; du brauchst noch {missing}.</translation>
    </message>
    <message>
        <source>The card of stack {n} was taken; the next is turned up when the turn is over.</source>
        <translation>Die Karte von Stapel {n} ist genommen; die nächste wird nach dem Zug aufgedeckt.</translation>
    </message>
    <message>
        <source>Stack {n} of Today&apos;s Catch is used up.</source>
        <translation>Tagesfang-Stapel {n} ist aufgebraucht.</translation>
    </message>
    <message>
        <source>Put a Lighthouse on a free space of {column} or of a Collection Location.</source>
        <translation>Stell einen Leuchtturm auf ein freies Feld in {column} oder an einem Sammelort.</translation>
    </message>
    <message>
        <source>There is no Collection Location {n} in this match.</source>
        <translation>In dieser Partie gibt es keinen Sammelort {n}.</translation>
    </message>
    <message>
        <source>{who} has a Lighthouse on the {logo} logo.</source>
        <translation>Auf „{logo}“ steht schon ein Leuchtturm: {who}.</translation>
    </message>
    <message>
        <source>The contract was of {column}; this space is in {other}.</source>
        <translation>Der Auftrag war aus {column}; dieses Feld ist in {other}.</translation>
    </message>
    <message>
        <source>The Scoring Location of {column} has no space {n}.</source>
        <translation>Der Wertungsort von {column} hat kein Feld {n}.</translation>
    </message>
    <message>
        <source>{who} has a Lighthouse on the {space}.</source>
        <translation>Dort steht schon ein Leuchtturm von {who}: {space}.</translation>
    </message>
    <message>
        <source>A Lighthouse stands on this half already, so the {space} is closed.</source>
        <translation>Auf dieser Hälfte steht schon ein Leuchtturm; geschlossen ist: {space}.</translation>
    </message>
    <message>
        <source>Take a card without paying: {cards}.</source>
        <translation>Nimm eine Karte, ohne zu zahlen: {cards}.</translation>
    </message>
    <message>
        <source>{power} needs your Shrimp cube on it: cover the three Shrimp of an Ice Chest to put it there.</source>
        <translation>„{power}“ braucht deinen Garnelenwürfel: Deck die drei Garnelen einer Eiskiste ab, um ihn dorthin zu legen.</translation>
    </message>
    <message>
        <source>You have used {power} already.</source>
        <translation>„{power}“ hast du schon genutzt.</translation>
    </message>
    <message>
        <source>{power} needs your Shrimp cube; it is on {other}.</source>
        <translation>„{power}“ braucht deinen Garnelenwürfel; er liegt auf „{other}“.</translation>
    </message>
    <message>
        <source>Move your Shrimp cube to another power; the unused {power} is lost.</source>
        <translation>Leg deinen Garnelenwürfel auf eine andere Fähigkeit; das ungenutzte „{power}“ ist verloren.</translation>
    </message>
    <message>
        <source>Move your Shrimp cube to a power.</source>
        <translation>Leg deinen Garnelenwürfel auf eine Fähigkeit.</translation>
    </message>
    <message>
        <source>Your Shrimp cube is on {power} already; choose another power.</source>
        <translation>Dein Garnelenwürfel liegt schon auf „{power}“; wähle eine andere Fähigkeit.</translation>
    </message>
    <message>
        <source>The card bids at {where} for ${cost}, but the Angler has ${money}: it goes to $0.</source>
        <translation>Die Karte bietet auf {where} für {cost}&#xa0;$, aber der Angler hat {money}&#xa0;$: Er geht auf 0&#xa0;$.</translation>
    </message>
    <message numerus="yes">
        <source>The card bids at {where} without the arrow (%n rival(s) there): behind all.</source>
        <translation>
            <numerusform>Die Karte bietet auf {where} ohne Pfeil (dort steht %n Meeple): hinter alle.</numerusform>
            <numerusform>Die Karte bietet auf {where} ohne Pfeil (dort stehen %n Meeple): hinter alle.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card bids at {where} with the arrow, but no rival is there: behind all.</source>
        <translation>Die Karte bietet auf {where} mit Pfeil, aber dort steht niemand anders: hinter alle.</translation>
    </message>
    <message>
        <source>The card bids at {where} with the arrow, but ${left} is left and ${front} needed: behind.</source>
        <translation>Die Karte bietet auf {where} mit Pfeil, aber es bleiben {left}&#xa0;$ statt der nötigen {front}&#xa0;$: dahinter.</translation>
    </message>
    <message>
        <source>The card bids at {where} with the arrow: in front of the rival, for ${front}.</source>
        <translation>Die Karte bietet auf {where} mit Pfeil: davor, für {front}&#xa0;$.</translation>
    </message>
    <message numerus="yes">
        <source>The Angler has %n fish, fewer than the {threshold} of the card: it fishes.</source>
        <translation>
            <numerusform>Der Angler hat %n Fisch, weniger als die {threshold} der Karte: Er fischt.</numerusform>
            <numerusform>Der Angler hat %n Fische, weniger als die {threshold} der Karte: Er fischt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Angler has %n fish, at least the {threshold} of the card: it goes to Market.</source>
        <translation>
            <numerusform>Der Angler hat %n Fisch, mindestens die {threshold} der Karte: Er geht zum Markt.</numerusform>
            <numerusform>Der Angler hat %n Fische, mindestens die {threshold} der Karte: Er geht zum Markt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kinds of fish from the Boat on: {counts}. The most, {most}, are on tile {n}.</source>
        <translation>Fischarten, vom Boot aus: {counts}. Die meisten, {most}, hat Plättchen {n}.</translation>
    </message>
    <message>
        <source>The card above the Boat, of stack {n}, is {card}.</source>
        <translation>Die Karte über dem Boot, von Stapel {n}, ist „{card}“.</translation>
    </message>
    <message>
        <source>No card shows above the Boat; the next to the right is stack {n}, {card}.</source>
        <translation>Über dem Boot liegt keine Karte offen; die nächste rechts ist Stapel {n}, „{card}“.</translation>
    </message>
    <message>
        <source>None of the {n} stacks shows a card: this bonus of the Angler is lost.</source>
        <translation>Auf keinem der {n} Stapel liegt eine Karte offen: Dieser Bonus des Anglers verfällt.</translation>
    </message>
    <message>
        <source>Path {path}: {column} is the first with a free half. Its free spaces give {points} VP: the {space}.</source>
        <translation>Weg {path}: {column} hat als Erste eine freie Hälfte. Ihre freien Felder geben {points} SP: {space}.</translation>
    </message>
    <message>
        <source>No Lighthouse is left for the path {path}: a Crab instead.</source>
        <translation>Für den Weg {path} ist kein Leuchtturm mehr da: stattdessen eine Krabbe.</translation>
    </message>
    <message>
        <source>Every half along the path {path} is taken: a Crab instead.</source>
        <translation>Auf dem Weg {path} ist jede Hälfte besetzt: stattdessen eine Krabbe.</translation>
    </message>
    <message numerus="yes">
        <source>The Angler is last in line; the card moves the Boat %n column(s) right, from {old} to {new}.</source>
        <translation>
            <numerusform>Der Angler steht ganz hinten; die Karte setzt das Boot %n Spalte nach rechts, von {old} an {new}.</numerusform>
            <numerusform>Der Angler steht ganz hinten; die Karte setzt das Boot %n Spalten nach rechts, von {old} an {new}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the Boat, now at {column}: {meeple} is the last in line.</source>
        <translation>Setz das Boot, jetzt an {column}: Ganz hinten in der Schlange steht {meeple}.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n Meeple(s) stand at {where}.</source>
        <translation>
            <numerusform>Auf {where} steht nur %n Meeple.</numerusform>
            <numerusform>Auf {where} stehen nur %n Meeple.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drag a contract or card to your board (%n more), or stop. You have {fish}.</source>
        <translation>
            <numerusform>Zieh einen Auftrag oder eine Karte auf dein Tableau (noch %n), oder hör auf. Du hast {fish}.</numerusform>
            <numerusform>Zieh einen Auftrag oder eine Karte auf dein Tableau (noch %n), oder hör auf. Du hast {fish}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed %n card(s) in this visit, which is all; {tried} has to wait.</source>
        <translation>
            <numerusform>Du hast in diesem Besuch %n Karte erfüllt, mehr geht nicht; warten muss: {tried}.</numerusform>
            <numerusform>Du hast in diesem Besuch %n Karten erfüllt, mehr geht nicht; warten muss: {tried}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kinds of fish from the Boat on: {counts}. %n have {most}; arrow up: the nearest, tile {n}.</source>
        <translation>
            <numerusform>Fischarten, vom Boot aus: {counts}. %n hat {most}; Pfeil nach oben: das nächste, Plättchen {n}.</numerusform>
            <numerusform>Fischarten, vom Boot aus: {counts}. %n haben {most}; Pfeil nach oben: das nächste, Plättchen {n}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kinds of fish from the Boat on: {counts}. %n have {most}; arrow down: the farthest, tile {n}.</source>
        <translation>
            <numerusform>Fischarten, vom Boot aus: {counts}. %n hat {most}; Pfeil nach unten: das fernste, Plättchen {n}.</numerusform>
            <numerusform>Fischarten, vom Boot aus: {counts}. %n haben {most}; Pfeil nach unten: das fernste, Plättchen {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bag is empty, and so is {column}: set the Boat where there are tiles.</source>
        <translation>Der Beutel ist leer und {column} auch: Setz das Boot dorthin, wo Plättchen liegen.</translation>
    </message>
    <message>
        <source>The Solo Angler can sit at one seat only; here it is at {n}.</source>
        <translation>Der Solo-Angler kann nur auf einem Platz sitzen; hier sitzt er auf {n}.</translation>
    </message>
    <message>
        <source>The Solo Angler plays against one player; here are {n} seats. Leave two.</source>
        <translation>Der Solo-Angler spielt gegen eine Person; hier sind {n} Plätze. Lass zwei übrig.</translation>
    </message>
    <message>
        <source>Put a Power token on Start: {tokens}.</source>
        <translation>Leg ein Machtplättchen auf Start: {tokens}.</translation>
    </message>
    <message>
        <source>Your {token} token has left the Compass Rose for good.</source>
        <translation>Dein Machtplättchen „{token}“ hat die Kompassrose endgültig verlassen.</translation>
    </message>
    <message>
        <source>{token} has reached End: put it on a free space of the Bonus Board.</source>
        <translation>„{token}“ hat Ende erreicht: Leg es auf ein freies Feld der Bonustafel.</translation>
    </message>
    <message>
        <source>{token} reached End, not {other}.</source>
        <translation>„{token}“ hat Ende erreicht, nicht „{other}“.</translation>
    </message>
    <message>
        <source>You have a Power token in row {n} of the Bonus Board already.</source>
        <translation>In Reihe {n} der Bonustafel hast du schon ein Machtplättchen.</translation>
    </message>
    <message>
        <source>{who} has a Power token on “{space}”.</source>
        <translation>Auf „{space}“ liegt schon ein Machtplättchen: {who}.</translation>
    </message>
    <message>
        <source>HOME: lay a Scrap of any kind in the Ice Chest, or take none (in supply: {n}).</source>
        <translation>HEIM: Leg einen beliebigen Beifang in die Eiskiste oder nimm keinen (im Vorrat: {n}).</translation>
    </message>
    <message>
        <source>Row {row}, column {column}</source>
        <comment>the beginning of a line</comment>
        <translation>Reihe {row}, Spalte {column}</translation>
    </message>
    <message>
        <source>Put it in the cooler</source>
        <translation>In die Kühlbox legen</translation>
    </message>
    <message>
        <source>Sell it to the Boat Captain</source>
        <translation>Dem Kapitän verkaufen</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Wegwerfen</translation>
    </message>
    <message>
        <source>Give it back</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Bid at {where}</source>
        <translation>Auf {where} bieten</translation>
    </message>
    <message>
        <source>Bid at {where}, in front of your other Meeple</source>
        <translation>Auf {where} bieten, vor deinem anderen Meeple</translation>
    </message>
    <message>
        <source>Bid at {where}, in front of {who}</source>
        <translation>Auf {where} bieten, vor {who}</translation>
    </message>
    <message>
        <source>Take a {scrap}</source>
        <translation>{scrap} nehmen</translation>
    </message>
    <message>
        <source>Take no Scrap</source>
        <translation>Keinen Beifang nehmen</translation>
    </message>
    <message>
        <source>Go fishing</source>
        <translation>Fischen</translation>
    </message>
    <message>
        <source>Go to Market</source>
        <translation>Zum Markt gehen</translation>
    </message>
    <message>
        <source>Lay the {tile} in {spot}</source>
        <translation>{tile} einlegen: {spot}</translation>
    </message>
    <message>
        <source>Put the {tile} in the cooler</source>
        <translation>{tile} in die Kühlbox legen</translation>
    </message>
    <message>
        <source>Sell the {tile} to the Boat Captain</source>
        <translation>{tile} dem Kapitän verkaufen</translation>
    </message>
    <message>
        <source>Discard the {tile}</source>
        <translation>{tile} wegwerfen</translation>
    </message>
    <message>
        <source>Lay the {scrap} in {spot}</source>
        <translation>{scrap} einlegen: {spot}</translation>
    </message>
    <message>
        <source>Take a {scrap} and lay it in {spot}</source>
        <translation>{scrap} nehmen und einlegen: {spot}</translation>
    </message>
    <message>
        <source>Give the {scrap} back</source>
        <translation>{scrap} abgeben</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Choose {power}</source>
        <translation>„{power}“ wählen</translation>
    </message>
    <message>
        <source>Use the power and take $5</source>
        <translation>Fähigkeit nutzen und 5&#xa0;$ nehmen</translation>
    </message>
    <message>
        <source>Complete the {contract}</source>
        <translation>{contract} erfüllen</translation>
    </message>
    <message>
        <source>Buy {card} for {cost}</source>
        <translation>„{card}“ nehmen, für {cost}</translation>
    </message>
    <message>
        <source>Complete nothing more</source>
        <translation>Nichts mehr erfüllen</translation>
    </message>
    <message>
        <source>Put a Lighthouse on the {space}</source>
        <translation>Leuchtturm stellen: {space}</translation>
    </message>
    <message>
        <source>Put a Lighthouse on the {logo} logo and take $3</source>
        <translation>Leuchtturm auf „{logo}“ stellen und 3&#xa0;$ nehmen</translation>
    </message>
    <message>
        <source>Take {card} for nothing</source>
        <translation>„{card}“ umsonst nehmen</translation>
    </message>
    <message>
        <source>Give {card} to the Solo Angler</source>
        <translation>„{card}“ dem Solo-Angler geben</translation>
    </message>
    <message>
        <source>Leave the Boat at {column}</source>
        <translation>Boot an {column} lassen</translation>
    </message>
    <message>
        <source>Move the Boat to {column}</source>
        <translation>Boot an {column} setzen</translation>
    </message>
    <message>
        <source>Start with {token}</source>
        <translation>Mit „{token}“ beginnen</translation>
    </message>
    <message>
        <source>Put {token} on row {row}: {space}</source>
        <translation>„{token}“ auf Reihe {row} legen: {space}</translation>
    </message>
    <message>
        <source>Take from stack {n}</source>
        <translation>Von Stapel {n} nehmen</translation>
    </message>
    <message>
        <source>Scoring Locations</source>
        <translation>Wertungsorte</translation>
    </message>
    <message numerus="yes">
        <source>%n Lighthouse(s) placed</source>
        <translation>
            <numerusform>%n Leuchtturm gestellt</numerusform>
            <numerusform>%n Leuchttürme gestellt</numerusform>
        </translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>${money}, 1 VP for ${rate}</source>
        <translation>{money}&#xa0;$, 1 SP je {rate}&#xa0;$</translation>
    </message>
    <message>
        <source>Cannery Logos</source>
        <translation>Konservenlogos</translation>
    </message>
    <message>
        <source>Crabs</source>
        <translation>Krabben</translation>
    </message>
    <message numerus="yes">
        <source>%n Crab Meeple(s)</source>
        <translation>
            <numerusform>%n Krabbenmeeple</numerusform>
            <numerusform>%n Krabbenmeeple</numerusform>
        </translation>
    </message>
    <message>
        <source>Bonus Board</source>
        <translation>Bonustafel</translation>
    </message>
    <message>
        <source>{n} {logo}</source>
        <comment>so many Cannery Logos</comment>
        <translation>{n}× {logo}</translation>
    </message>
    <message>
        <source>{logos}; sets: {sizes}</source>
        <translation>{logos}; Sätze: {sizes}</translation>
    </message>
    <message>
        <source>{points} ({space})</source>
        <comment>points from a space of the Bonus Board</comment>
        <translation>{points} ({space})</translation>
    </message>
    <message>
        <source>{who} share the victory with {points} points each and as many cards.</source>
        <translation>{who} teilen sich den Sieg mit je {points} Punkten und gleich vielen Karten.</translation>
    </message>
    <message>
        <source>{who} wins: {points} points like another, but more Today&apos;s Catch cards ({cards}).</source>
        <translation>{who} gewinnt: {points} Punkte bei Gleichstand, aber mehr Tagesfangkarten ({cards}).</translation>
    </message>
    <message>
        <source>{who} wins with {points} points to {second}.</source>
        <translation>{who} gewinnt mit {points} zu {second} Punkten.</translation>
    </message>
    <message>
        <source>Market Board</source>
        <translation>Marktplan</translation>
    </message>
    <message>
        <source>Supply of {kind} Scraps</source>
        <translation>Vorrat Beifang ({kind})</translation>
    </message>
    <message>
        <source>Ocean</source>
        <translation>Ozean</translation>
    </message>
    <message>
        <source>The Boat: drop a tile here to sell it for $3</source>
        <translation>Das Boot: Leg ein Plättchen hierher, um es für 3&#xa0;$ zu verkaufen</translation>
    </message>
    <message>
        <source>Ocean Bag</source>
        <translation>Ozeanbeutel</translation>
    </message>
    <message>
        <source>Pile of Ice Chests</source>
        <translation>Stapel der Eiskisten</translation>
    </message>
    <message>
        <source>Bid location {name}</source>
        <translation>Gebotsfeld {name}</translation>
    </message>
    <message>
        <source>Dock</source>
        <translation>Kai</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Collection Location</source>
        <translation>Sammelort</translation>
    </message>
    <message>
        <source>Collection Location, {logo}: $3 and its logo</source>
        <translation>Sammelort, {logo}: 3&#xa0;$ und sein Logo</translation>
    </message>
    <message>
        <source>Scoring Location {kind}</source>
        <translation>Wertungsort {kind}</translation>
    </message>
    <message>
        <source>Water over {column}</source>
        <translation>Wasser über {column}</translation>
    </message>
    <message>
        <source>The Boat, over {column}</source>
        <translation>Das Boot, über {column}</translation>
    </message>
    <message>
        <source>You fish in the column below it, and sell tiles to its Captain for $3.</source>
        <translation>Du fischst in der Spalte darunter und verkaufst seinem Kapitän Plättchen für 3&#xa0;$.</translation>
    </message>
    <message>
        <source>One {kind}. It cannot be sold.</source>
        <translation>Ein Fisch: {kind}. Beifang kauft der Kapitän nicht.</translation>
    </message>
    <message>
        <source>Meeple of {who}</source>
        <translation>Meeple von {who}</translation>
    </message>
    <message>
        <source>Your Meeple</source>
        <translation>Dein Meeple</translation>
    </message>
    <message>
        <source>Lighthouse of {who}</source>
        <translation>Leuchtturm von {who}</translation>
    </message>
    <message>
        <source>Your Lighthouse</source>
        <translation>Dein Leuchtturm</translation>
    </message>
    <message>
        <source>Pay {fish} and place a Lighthouse.</source>
        <translation>Zahle {fish} und stell einen Leuchtturm auf.</translation>
    </message>
    <message>
        <source>Public Contract, {column}</source>
        <translation>Auftrag, {column}</translation>
    </message>
    <message>
        <source>Face-down Today&apos;s Catch cards</source>
        <translation>Verdeckte Tagesfangkarten</translation>
    </message>
    <message>
        <source>Costs {fish}. Logos: {logos}.</source>
        <translation>Preis: {fish}. Logos: {logos}.</translation>
    </message>
    <message>
        <source>Costs {fish}. Gears: {gears}. Logos: {logos}.</source>
        <translation>Preis: {fish}. Zahnräder: {gears}. Logos: {logos}.</translation>
    </message>
    <message>
        <source>{fish}; {cells} cells; shell: {shell}</source>
        <translation>{fish}; {cells} Zellen; Muschel: {shell}</translation>
    </message>
    <message>
        <source>Fish Tile: {fish}</source>
        <translation>Fischplättchen: {fish}</translation>
    </message>
    <message>
        <source>Your board: drop a card here to pay for it</source>
        <translation>Dein Tableau: Leg eine Karte hierher, um sie zu bezahlen</translation>
    </message>
    <message>
        <source>Catch Tracker</source>
        <translation>Fangleiste</translation>
    </message>
    <message>
        <source>Beside the chest</source>
        <translation>Neben der Kiste</translation>
    </message>
    <message>
        <source>Shrimp power {name}</source>
        <translation>Fähigkeit „{name}“</translation>
    </message>
    <message>
        <source>Green square of {name}</source>
        <translation>Grünes Feld von „{name}“</translation>
    </message>
    <message>
        <source>What the others did</source>
        <translation>Was die anderen getan haben</translation>
    </message>
    <message>
        <source>Your Ice Chest</source>
        <translation>Deine Eiskiste</translation>
    </message>
    <message>
        <source>No Ice Chest: the Ocean Bag was empty</source>
        <translation>Keine Eiskiste: Der Ozeanbeutel war leer</translation>
    </message>
    <message>
        <source>The Solo Angler</source>
        <translation>Der Solo-Angler</translation>
    </message>
    <message>
        <source>Compass Rose</source>
        <translation>Kompassrose</translation>
    </message>
    <message>
        <source>Bonus Board, row {row}: {what}</source>
        <translation>Bonustafel, Reihe {row}: {what}</translation>
    </message>
    <message>
        <source>Catch Tracker: {fish}. Gears: {gears}.</source>
        <translation>Fangleiste: {fish}. Zahnräder: {gears}.</translation>
    </message>
    <message>
        <source>Your money: {sum}</source>
        <translation>Dein Geld: {sum}</translation>
    </message>
    <message>
        <source>Crab Meeples: {n}</source>
        <translation>Krabbenmeeple: {n}</translation>
    </message>
    <message>
        <source>Your Shrimp cube, on no power</source>
        <translation>Dein Garnelenwürfel, auf keiner Fähigkeit</translation>
    </message>
    <message>
        <source>Your Shrimp cube on {power}, used</source>
        <translation>Dein Garnelenwürfel auf „{power}“, genutzt</translation>
    </message>
    <message>
        <source>Your Shrimp cube on {power}, ready</source>
        <translation>Dein Garnelenwürfel auf „{power}“, bereit</translation>
    </message>
    <message>
        <source>Cannery Logos: {n} VP in sets</source>
        <translation>Konservenlogos: {n} SP in Sätzen</translation>
    </message>
    <message>
        <source>The Angler&apos;s card</source>
        <translation>Die Karte des Anglers</translation>
    </message>
    <message>
        <source>The Angler&apos;s money: {sum}</source>
        <translation>Das Geld des Anglers: {sum}</translation>
    </message>
    <message>
        <source>The Angler has {fish} fish and {gear} Gear; it goes to Market with {n}.</source>
        <translation>Der Angler: Fische {fish}, Zahnräder {gear}; mit {n} geht er zum Markt.</translation>
    </message>
    <message>
        <source>The Angler has {fish} fish and {gear} Gear.</source>
        <translation>Der Angler: Fische {fish}, Zahnräder {gear}.</translation>
    </message>
    <message>
        <source>The Angler has {crabs} Crabs, {lighthouses} Lighthouses, {logos} logos</source>
        <translation>Der Angler: Krabben {crabs}, Leuchttürme {lighthouses}, Logos {logos}</translation>
    </message>
    <message>
        <source>{who}: ${money}; {fish} on the Tracker; Gears: {gears}; {cards} cards; {crabs} Crabs</source>
        <translation>{who}: {money}&#xa0;$; auf der Fangleiste {fish}; Zahnräder: {gears}; Karten: {cards}; Krabben: {crabs}</translation>
    </message>
    <message>
        <source>Power token {token} of {who}</source>
        <translation>Machtplättchen „{token}“ von {who}</translation>
    </message>
    <message>
        <source>turned right</source>
        <translation>nach rechts gedreht</translation>
    </message>
    <message>
        <source>turned upside down</source>
        <translation>auf den Kopf gestellt</translation>
    </message>
    <message>
        <source>turned left</source>
        <translation>nach links gedreht</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>gespiegelt</translation>
    </message>
    <message>
        <source>mirrored and turned right</source>
        <translation>gespiegelt und nach rechts gedreht</translation>
    </message>
    <message>
        <source>mirrored and turned upside down</source>
        <translation>gespiegelt und auf den Kopf gestellt</translation>
    </message>
    <message>
        <source>mirrored and turned left</source>
        <translation>gespiegelt und nach links gedreht</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <comment>the end of a list</comment>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>{first}, {next}</source>
        <comment>a list</comment>
        <translation>{first}, {next}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <comment>the end of a list</comment>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>${n}</source>
        <comment>an amount of money</comment>
        <translation>{n}&#xa0;$</translation>
    </message>
    <message numerus="yes">
        <source>%n Sardine(s)</source>
        <translation>
            <numerusform>%n Sardine</numerusform>
            <numerusform>%n Sardinen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Herring</source>
        <translation>
            <numerusform>%n Hering</numerusform>
            <numerusform>%n Heringe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Cod</source>
        <translation>
            <numerusform>%n Kabeljau</numerusform>
            <numerusform>%n Kabeljaue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Salmon</source>
        <translation>
            <numerusform>%n Lachs</numerusform>
            <numerusform>%n Lachse</numerusform>
        </translation>
    </message>
    <message>
        <source>no fish</source>
        <translation>keine Fische</translation>
    </message>
    <message>
        <source>tile with {fish}</source>
        <translation>Plättchen ({fish})</translation>
    </message>
    <message>
        <source>{kind} Scrap</source>
        <translation>Beifang ({kind})</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>Reihe {row}, Spalte {column}</translation>
    </message>
    <message>
        <source>{cell}, {turned}</source>
        <translation>{cell}, {turned}</translation>
    </message>
    <message>
        <source>HOME</source>
        <translation>HEIM</translation>
    </message>
    <message>
        <source>column {n}</source>
        <translation>Spalte {n}</translation>
    </message>
    <message>
        <source>contract for {fish} in column {n}</source>
        <translation>Auftrag für {fish} in Spalte {n}</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>Spieler {n}</translation>
    </message>
    <message>
        <source>your Meeple</source>
        <translation>dein Meeple</translation>
    </message>
    <message>
        <source>your first Meeple</source>
        <translation>dein erster Meeple</translation>
    </message>
    <message>
        <source>your second Meeple</source>
        <translation>dein zweiter Meeple</translation>
    </message>
    <message>
        <source>left half</source>
        <comment>of a Scoring Location</comment>
        <translation>linke Hälfte</translation>
    </message>
    <message>
        <source>right half</source>
        <comment>of a Scoring Location</comment>
        <translation>rechte Hälfte</translation>
    </message>
    <message>
        <source>{prize} space in the {half} of column {n}</source>
        <translation>Feld „{prize}“, Spalte {n}, {half}</translation>
    </message>
    <message>
        <source>{n} VP</source>
        <translation>{n} SP</translation>
    </message>
    <message>
        <source>{n} VP as things stand</source>
        <translation>{n} SP nach jetzigem Stand</translation>
    </message>
    <message>
        <source>{vp} and {kind} Scrap</source>
        <translation>{vp} und Beifang ({kind})</translation>
    </message>
    <message>
        <source>{vp} and {kind} Gear</source>
        <translation>{vp} und Zahnrad ({kind})</translation>
    </message>
    <message>
        <source>{vp} and free card</source>
        <translation>{vp} und freie Karte</translation>
    </message>
    <message>
        <source>{vp} for each {kind} Gear</source>
        <translation>{vp} je Zahnrad ({kind})</translation>
    </message>
    <message>
        <source>{vp} for each {kind} on your cards</source>
        <translation>{vp} je {kind} auf deinen Karten</translation>
    </message>
    <message>
        <source>{vp} for each {logo} logo</source>
        <translation>{vp} je Logo „{logo}“</translation>
    </message>
    <message>
        <source>{vp} for each ${n}</source>
        <translation>{vp} je {n}&#xa0;$</translation>
    </message>
    <message>
        <source>{vp} for each Crab</source>
        <translation>{vp} je Krabbe</translation>
    </message>
    <message>
        <source>{vp} for each card</source>
        <translation>{vp} je Karte</translation>
    </message>
    <message>
        <source>{vp} for each Lighthouse</source>
        <translation>{vp} je Leuchtturm</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>House opponent, random</source>
        <translation>Gegner (zufällig)</translation>
    </message>
    <message>
        <source>House opponent, greedy</source>
        <translation>Gegner (gierig)</translation>
    </message>
    <message>
        <source>House opponent, easy</source>
        <translation>Gegner (leicht)</translation>
    </message>
    <message>
        <source>House opponent, normal</source>
        <translation>Gegner (normal)</translation>
    </message>
    <message>
        <source>House opponent, hard</source>
        <translation>Gegner (schwer)</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>{automa}, {level}</source>
        <translation>{automa} ({level})</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) at one screen</source>
        <translation>
            <numerusform>%n an einem Bildschirm</numerusform>
            <numerusform>%n an einem Bildschirm</numerusform>
        </translation>
    </message>
    <message>
        <source>{opponents}, nobody else</source>
        <translation>Nur {opponents}</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) against {opponents}</source>
        <translation>
            <numerusform>%n Mensch gegen {opponents}</numerusform>
            <numerusform>%n gegen {opponents}</numerusform>
        </translation>
    </message>
    <message>
        <source>You against {opponents}</source>
        <translation>Du gegen {opponents}</translation>
    </message>
</context>
</TS>
