<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Tabletop {version}</source>
        <translation>Tabletop {version}</translation>
    </message>
    <message>
        <source>Market board games at one table, every rule built in and explained. The program is unofficial: it has no art and no text of any publisher. Where a game&apos;s component values are not known, the rule book says that they are reconstructed.</source>
        <translation>Marktspiele an einem Tisch: Jede Regel ist eingebaut und wird erklärt. Das Programm ist inoffiziell: Es enthält kein Bild und keinen Text eines Verlags. Wo Werte von Spielteilen nicht bekannt sind, sagt das Regelbuch, dass sie rekonstruiert sind.</translation>
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
    <name>AbsenceBar</name>
    <message numerus="yes">
        <source>%n turn(s) since you were here</source>
        <translation>
            <numerusform>%n Zug, seit du hier warst</numerusform>
            <numerusform>%n Züge, seit du hier warst</numerusform>
        </translation>
    </message>
    <message>
        <source>Show &amp;them</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>AgainBar</name>
    <message>
        <source>{name} plays again with the same people.</source>
        <translation>{name} spielt noch einmal mit denselben Leuten.</translation>
    </message>
    <message>
        <source>&amp;Sit down</source>
        <translation>&amp;Hinsetzen</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Nicht jetzt</translation>
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
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Save this book as a &amp;PDF…</source>
        <translation>Dieses Buch als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>Save a rule book</source>
        <translation>Ein Regelbuch speichern</translation>
    </message>
    <message>
        <source>Other books: {books}</source>
        <translation>Andere Bücher: {books}</translation>
    </message>
</context>
<context>
    <name>Bound</name>
    <message>
        <source>at least {points}</source>
        <translation>mindestens {points}</translation>
    </message>
    <message>
        <source>at most {points}</source>
        <translation>höchstens {points}</translation>
    </message>
</context>
<context>
    <name>BoxPlace</name>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}&#xa0;Min.</translation>
    </message>
</context>
<context>
    <name>Branching</name>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>A new match begins here: {clock}. This one stays as it is.</source>
        <translation>Hier beginnt eine neue Partie: {clock}. Diese bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>&amp;Deal anew</source>
        <translation>&amp;Neu verteilen</translation>
    </message>
    <message>
        <source>&amp;Same cards, practice</source>
        <translation>&amp;Gleiche Karten, Übung</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Something hidden has been seen since. Deal everything hidden anew, hands included, or keep it as it is: then it is a practice match.</source>
        <translation>Seitdem wurde Verdecktes gesehen. Verteile alles Verdeckte neu, auch die Karten auf der Hand, oder lass es, wie es ist: Dann ist es eine Übungspartie.</translation>
    </message>
    <message>
        <source>Something hidden has been seen since. Deal everything you can&apos;t see anew, or keep it as it is: then it is a practice match.</source>
        <translation>Seitdem wurde Verdecktes gesehen. Verteile alles neu, was du nicht siehst, oder lass es, wie es ist: Dann ist es eine Übungspartie.</translation>
    </message>
</context>
<context>
    <name>CastButton</name>
    <message>
        <source>{role}, {level}. {habit}</source>
        <translation>{role}, {level}. {habit}</translation>
    </message>
</context>
<context>
    <name>CastTray</name>
    <message>
        <source>Who sits opposite, at seat {n}?</source>
        <translation>Wer sitzt dir gegenüber, an Platz {n}?</translation>
    </message>
</context>
<context>
    <name>ChapterRow</name>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>nicht begonnen</translation>
    </message>
    <message>
        <source>Chapter {n}: {title}</source>
        <translation>Kapitel {n}: {title}</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>done with help</source>
        <translation>mit Hilfe erledigt</translation>
    </message>
    <message>
        <source>{n}′</source>
        <comment>minutes</comment>
        <translation>{n}′</translation>
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
    <name>Coach</name>
    <message>
        <source>Got it</source>
        <translation>Alles klar</translation>
    </message>
    <message>
        <source>New here</source>
        <translation>Neu hier</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>Der Coach</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Noch mal überlegen</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Esc: think again. Enter: play it. {key}: show why.</source>
        <translation>Esc: noch mal überlegen. Eingabe: spielen. {key}: warum.</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) less than the best move</source>
        <translation>
            <numerusform>Etwa %n Punkt weniger als der beste Zug</numerusform>
            <numerusform>Etwa %n Punkte weniger als der beste Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>With the best move: {happens}</source>
        <translation>Mit dem besten Zug: {happens}</translation>
    </message>
</context>
<context>
    <name>CoachPopover</name>
    <message>
        <source>The coach</source>
        <translation>Der Coach</translation>
    </message>
</context>
<context>
    <name>ColourButton</name>
    <message>
        <source>Colour at seat {n}</source>
        <translation>Farbe an Platz {n}</translation>
    </message>
    <message>
        <source>{colour}: click to choose another</source>
        <translation>{colour}: Klicke, um eine andere zu wählen</translation>
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
        <source>Save a &amp;picture of the table…</source>
        <translation>Bild des &amp;Tisches speichern…</translation>
    </message>
    <message>
        <source>&amp;Copy a picture of the table</source>
        <translation>Bild des Tisches &amp;kopieren</translation>
    </message>
    <message>
        <source>Save the &amp;result as a PDF…</source>
        <translation>&amp;Ergebnis als PDF speichern…</translation>
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
        <source>&amp;Give up…</source>
        <translation>A&amp;ufgeben…</translation>
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
        <source>Read the o&amp;thers&apos; turns</source>
        <translation>Die &amp;Züge der anderen vorlesen</translation>
    </message>
    <message>
        <source>Go to n&amp;ow</source>
        <translation>Zum &amp;jetzigen Stand</translation>
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
        <source>Ne&amp;xt part of the window</source>
        <translation>&amp;Nächster Teil des Fensters</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation>Vo&amp;riger Teil des Fensters</translation>
    </message>
    <message>
        <source>Say what is &amp;asked</source>
        <translation>Sagen, was &amp;gefragt ist</translation>
    </message>
    <message>
        <source>Say what &amp;I have</source>
        <translation>Sagen, was &amp;ich habe</translation>
    </message>
    <message>
        <source>Say &amp;how all stand</source>
        <translation>Sagen, wie &amp;alle stehen</translation>
    </message>
    <message>
        <source>Say what happened since my &amp;turn</source>
        <translation>Sagen, was seit meinem &amp;Zug geschah</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show the &amp;whole table</source>
        <translation>Den ganzen &amp;Tisch zeigen</translation>
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
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Screen reader</source>
        <translation>S&amp;creenreader</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>S&amp;poken: less or more</source>
        <translation>Spr&amp;achausgabe: weniger oder mehr</translation>
    </message>
    <message>
        <source>&amp;Open a match file…</source>
        <translation>Partiedatei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save as a match file…</source>
        <translation>Als Partiedatei &amp;speichern…</translation>
    </message>
    <message>
        <source>Repl&amp;ay the opponent&apos;s turn</source>
        <translation>Zug des Gegners &amp;noch einmal zeigen</translation>
    </message>
    <message>
        <source>S&amp;kip the animation</source>
        <translation>Animation über&amp;springen</translation>
    </message>
    <message>
        <source>Pa&amp;use the animation</source>
        <translation>Animation &amp;anhalten</translation>
    </message>
    <message>
        <source>One move &amp;earlier</source>
        <translation>Einen Zug &amp;zurück</translation>
    </message>
    <message>
        <source>One move &amp;later</source>
        <translation>Einen Zug &amp;vor</translation>
    </message>
    <message>
        <source>Play &amp;on from here in a new match…</source>
        <translation>V&amp;on hier in einer neuen Partie weiterspielen…</translation>
    </message>
    <message>
        <source>Si&amp;de panel</source>
        <translation>&amp;Seitenleiste</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>&amp;Match files</source>
        <translation>Partie&amp;dateien</translation>
    </message>
    <message>
        <source>Play by nu&amp;mber</source>
        <translation>Zug nach Nu&amp;mmer</translation>
    </message>
    <message>
        <source>L&amp;esson</source>
        <translation>L&amp;ektion</translation>
    </message>
    <message>
        <source>Say the &amp;goal of the step</source>
        <translation>Das &amp;Ziel des Schritts ansagen</translation>
    </message>
    <message>
        <source>To the te&amp;xt of the lesson, and back</source>
        <translation>Zum Te&amp;xt der Lektion und zurück</translation>
    </message>
    <message>
        <source>Re&amp;view this match</source>
        <translation>Rückschau auf diese &amp;Partie</translation>
    </message>
    <message>
        <source>Ne&amp;xt turning point</source>
        <translation>Nä&amp;chster Wendepunkt</translation>
    </message>
    <message>
        <source>Pre&amp;vious turning point</source>
        <translation>&amp;Voriger Wendepunkt</translation>
    </message>
    <message>
        <source>&amp;See the better move played</source>
        <translation>Den &amp;besseren Zug ansehen</translation>
    </message>
    <message>
        <source>See it played</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>&amp;Try again from here</source>
        <translation>Von hier noch einmal &amp;versuchen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>ConfirmGivingUp</name>
    <message>
        <source>Give this up?</source>
        <translation>Darauf verzichten?</translation>
    </message>
    <message>
        <source>Give this up: {lost}?</source>
        <translation>Darauf verzichten: {lost}?</translation>
    </message>
    <message>
        <source>“{action}” means that you go without it.</source>
        <translation>„{action}“ heißt, dass dir das entgeht.</translation>
    </message>
    <message>
        <source>&amp;Yes, give it up</source>
        <translation>&amp;Ja, verzichten</translation>
    </message>
    <message>
        <source>&amp;No, go back</source>
        <translation>&amp;Nein, zurück</translation>
    </message>
    <message>
        <source>You&apos;d miss out on: {lost}</source>
        <translation>Dir entgeht: {lost}</translation>
    </message>
</context>
<context>
    <name>ConfirmUndo</name>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>The last action is {name}&apos;s, not yours.</source>
        <translation>Das hat zuletzt {name} getan, nicht du.</translation>
    </message>
    <message>
        <source>Undo it? {name} then decides again.</source>
        <translation>Zurücknehmen? Dann entscheidet {name} noch einmal.</translation>
    </message>
    <message>
        <source>&amp;Undo it</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;Dabei lassen</translation>
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
    <name>Controller</name>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
</context>
<context>
    <name>Crashes</name>
    <message>
        <source>Tabletop was upgraded or removed while it was open.</source>
        <translation>Tabletop wurde aktualisiert oder entfernt, während es offen war.</translation>
    </message>
    <message>
        <source>Your match is saved as it was before. Close Tabletop and start it again.</source>
        <translation>Deine Partie ist so gesichert, wie sie davor war. Schließe Tabletop und starte es neu.</translation>
    </message>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Im Programm ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>Your match is saved as it was before. Save a bug report, then play on or reopen the match.</source>
        <translation>Deine Partie ist so gesichert, wie sie davor war. Speichere einen Fehlerbericht, dann spiel weiter oder öffne sie neu.</translation>
    </message>
    <message>
        <source>Tabletop ended unexpectedly the last time.</source>
        <translation>Tabletop wurde beim letzten Mal unerwartet beendet.</translation>
    </message>
    <message>
        <source>Your matches are saved. A bug report helps to find out why; it holds no players&apos; names.</source>
        <translation>Deine Partien sind gesichert. Ein Fehlerbericht hilft, den Grund zu finden; Namen von Spielern stehen nicht darin.</translation>
    </message>
    <message>
        <source>Save a bug report…</source>
        <translation>Fehlerbericht speichern…</translation>
    </message>
</context>
<context>
    <name>DealRow</name>
    <message>
        <source>Others: {points}</source>
        <translation>Andere: {points}</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>And the computer?</source>
        <translation>Und der Computer?</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>Deals</source>
        <translation>Nummerierte Partien</translation>
    </message>
    <message>
        <source>They can be played at any time, and are marked as played later.</source>
        <translation>Sie lassen sich jederzeit spielen und gelten dann als nachgeholt.</translation>
    </message>
    <message>
        <source>Earlier days</source>
        <translation>Frühere Tage</translation>
    </message>
    <message>
        <source>Other players&apos; results</source>
        <translation>Was andere erreicht haben</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Partie des Tages</translation>
    </message>
    <message>
        <source>Everyone gets the same cards and dice.</source>
        <translation>Für alle dieselben Karten und Würfel.</translation>
    </message>
    <message>
        <source>A finished match has a name, in the last line of its result.</source>
        <translation>Eine beendete Partie hat einen Namen: die letzte Zeile ihres Ergebnisses.</translation>
    </message>
    <message>
        <source>Any deal by its name</source>
        <translation>Jede Partie nach ihrem Namen</translation>
    </message>
    <message>
        <source>Name of the deal</source>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <source>Play &amp;it</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Paste a result</source>
        <translation>&amp;Ergebnis einfügen</translation>
    </message>
    <message>
        <source>Import a shared result from the clipboard</source>
        <translation>Ein geteiltes Ergebnis aus der Zwischenablage übernehmen</translation>
    </message>
    <message>
        <source>Imported: {result}</source>
        <translation>Übernommen: {result}</translation>
    </message>
    <message>
        <source>The result is in the clipboard.</source>
        <translation>Das Ergebnis ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The computer is playing your seat…</source>
        <translation>Der Computer spielt sie an deinem Platz…</translation>
    </message>
    <message>
        <source>The computer couldn&apos;t finish this deal.</source>
        <translation>Der Computer konnte diese Partie nicht zu Ende spielen.</translation>
    </message>
    <message>
        <source>The computer (normal) in your seat: {points}</source>
        <translation>Der Computer (normal) an deinem Platz: {points}</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>No lessons yet: the rule book has an outline.</source>
        <translation>Noch keine Lektionen: das Regelbuch gibt einen Überblick.</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Platz nehmen</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Sit down: {game}</source>
        <translation>Platz nehmen: {game}</translation>
    </message>
    <message>
        <source>Rule book: {game}</source>
        <translation>Regelbuch: {game}</translation>
    </message>
    <message numerus="yes">
        <source>Best result: %n point(s)</source>
        <translation>
            <numerusform>Bestes Ergebnis: %n Punkt</numerusform>
            <numerusform>Bestes Ergebnis: %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>from: {maker}, {version}</source>
        <translation>von: {maker}, {version}</translation>
    </message>
    <message>
        <source>It runs as code of its maker and may do on this computer all that you may.</source>
        <translation>Es läuft als Programm seines Herstellers und darf auf diesem Computer alles, was du darfst.</translation>
    </message>
</context>
<context>
    <name>GiveUp</name>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Give up this match?</source>
        <translation>Diese Partie aufgeben?</translation>
    </message>
    <message>
        <source>It counts as lost and stays in the library. Playing on there undoes that.</source>
        <translation>Sie zählt als verloren und bleibt in der Bibliothek. Wenn du sie dort weiterspielst, ist das zurückgenommen.</translation>
    </message>
    <message>
        <source>&amp;Yes, give up</source>
        <translation>&amp;Ja, aufgeben</translation>
    </message>
    <message>
        <source>&amp;No, play on</source>
        <translation>&amp;Nein, weiterspielen</translation>
    </message>
</context>
<context>
    <name>Graph</name>
    <message>
        <source>Turning point {n}: {points} points given away</source>
        <translation>Wendepunkt {n}: {points} Punkte verschenkt</translation>
    </message>
</context>
<context>
    <name>GraphTable</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>GuestsHere</name>
    <message>
        <source>At the table now: {names}.</source>
        <translation>Jetzt am Tisch: {names}.</translation>
    </message>
    <message>
        <source>Their match is kept on this computer. If you close Tabletop, they can look at the table, but nobody can play on. Nothing is lost: their seats stay theirs, and their programs try again until Tabletop runs here again.</source>
        <translation>Ihre Partie liegt auf diesem Computer. Wenn du Tabletop schließt, können sie den Tisch ansehen, aber niemand kann weiterspielen. Nichts geht verloren: Ihre Plätze bleiben ihre, und ihre Programme versuchen es weiter, bis Tabletop hier wieder läuft.</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Bleiben</translation>
    </message>
    <message>
        <source>&amp;Close anyway</source>
        <translation>Trotzdem &amp;schließen</translation>
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
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Look at the buttons above the table.</source>
        <translation>Sieh dir die Knöpfe über dem Tisch an.</translation>
    </message>
    <message>
        <source>Look here: {places}.</source>
        <translation>Sieh hierhin: {places}.</translation>
    </message>
    <message>
        <source>There is only one legal move.</source>
        <translation>Es gibt nur einen erlaubten Zug.</translation>
    </message>
    <message>
        <source>{key} again: which move. Once more: why.</source>
        <translation>Noch einmal {key}: welcher Zug. Und noch einmal: warum.</translation>
    </message>
    <message>
        <source>As good: {moves}; no difference was found.</source>
        <translation>Ebenso gut: {moves}; es wurde kein Unterschied gefunden.</translation>
    </message>
    <message>
        <source>About as good: {move}</source>
        <translation>Praktisch gleich gut: {move}</translation>
    </message>
    <message>
        <source>The program knows what you know, and nothing more. It deals what is hidden at random, plays every move it compares, and lets all seats go on as a fair opponent would, up to the end of the next part of the match. It does so again and again, with the same cards and dice for every move.

A move is better by the mean of these differences. Where chance alone may have made one, the moves are called as good.

The lines add up to a difference: the first ones as your turn ends, which you can check on the table, the last ones by your later turns and your opponents. Where there was time for a few matches only, the total is called a rough estimate.</source>
        <translation>Das Programm weiß, was du weißt, und nicht mehr. Was verborgen ist, teilt es zufällig aus, spielt jeden Zug, den es vergleicht, und lässt alle so weiterspielen, wie ein ordentlicher Gegner es täte, bis zum Ende des nächsten Abschnitts. Das tut es immer wieder, mit denselben Karten und Würfeln für jeden Zug.

Ein Zug ist um das Mittel dieser Unterschiede besser. Wo allein der Zufall einen gemacht haben kann, heißen die Züge ebenso gut.

Die Zeilen ergeben zusammen den Unterschied: die ersten am Ende deines Zugs, was du auf dem Tisch nachprüfen kannst, die letzten durch deine späteren Züge und deine Gegner. Wo nur für wenige Partien Zeit war, heißt die Summe grobe Schätzung.</translation>
    </message>
    <message>
        <source>Also possible: {move}</source>
        <translation>Auch möglich: {move}</translation>
    </message>
    <message>
        <source>Better than your idea: {move}</source>
        <translation>Besser als deine Idee: {move}</translation>
    </message>
    <message>
        <source>Better than: {move}</source>
        <translation>Besser als: {move}</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>nicht verglichen</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are as good; here is one.</source>
        <translation>
            <numerusform>%n Zug ist gleich gut; hier ist er.</numerusform>
            <numerusform>%n Züge sind gleich gut; hier ist einer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>moves</comment>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Hardly compared yet: {moves}.</source>
        <translation>Noch kaum verglichen: {moves}.</translation>
    </message>
    <message>
        <source>Only shown: how both moves may go on. Space ends it.</source>
        <translation>Nur gezeigt: wie beide Züge weitergehen können. Die Leertaste beendet es.</translation>
    </message>
    <message numerus="yes">
        <source>%n simulated match(es) are too few to tell them apart.</source>
        <translation>
            <numerusform>%n simulierte Partie ist zu wenig, um sie zu unterscheiden.</numerusform>
            <numerusform>%n simulierte Partien sind zu wenig, um sie zu unterscheiden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No difference was found in %n simulated match(es).</source>
        <translation>
            <numerusform>In %n simulierten Partie wurde kein Unterschied gefunden.</numerusform>
            <numerusform>In %n simulierten Partien wurde kein Unterschied gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Given away: {points}</source>
        <translation>Verschenkt: {points}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>ebenso gut</translation>
    </message>
    <message>
        <source>How this is calculated</source>
        <translation>So wird gerechnet</translation>
    </message>
</context>
<context>
    <name>HintPopover</name>
    <message>
        <source>1 Where · 2 Which · &lt;b&gt;3 Why&lt;/b&gt;</source>
        <translation>1 Wo · 2 Welcher · &lt;b&gt;3 Warum&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Hint: why</source>
        <translation>Tipp: warum</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>How this is calculated</source>
        <translation>So wird gerechnet</translation>
    </message>
    <message>
        <source>Show both</source>
        <translation>Beide zeigen</translation>
    </message>
    <message>
        <source>Hidden cards are dealt at random here.</source>
        <translation>Verdecktes wird dafür zufällig ausgeteilt.</translation>
    </message>
</context>
<context>
    <name>InviteFriends</name>
    <message>
        <source>Invite friends</source>
        <translation>Freunde einladen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>Freunde</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Hin&amp;ts for all</source>
        <translation>&amp;Tipps für alle</translation>
    </message>
    <message>
        <source>Everybody may ask for hints, each from what they see themselves</source>
        <translation>Alle dürfen um Tipps bitten, jeweils nach dem, was sie selbst sehen</translation>
    </message>
    <message>
        <source>&amp;Open a room</source>
        <translation>&amp;Raum öffnen</translation>
    </message>
    <message>
        <source>The match is kept on this computer. Your friends can come in while Tabletop runs here.</source>
        <translation>Die Partie liegt auf diesem Computer. Deine Freunde können herein, solange Tabletop hier läuft.</translation>
    </message>
    <message numerus="yes">
        <source>%n friend(s)</source>
        <translation>
            <numerusform>%n Freund</numerusform>
            <numerusform>%n Freunde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>%n Computer</numerusform>
            <numerusform>%n Computer</numerusform>
        </translation>
    </message>
    <message>
        <source>no computer</source>
        <translation>kein Computer</translation>
    </message>
</context>
<context>
    <name>KeepCoachPrompt</name>
    <message>
        <source>Keep the coach?</source>
        <translation>Coach behalten?</translation>
    </message>
    <message>
        <source>It explains what is new, and speaks up before a move gives much away. It costs nothing.</source>
        <translation>Er erklärt, was neu ist, und meldet sich, bevor ein Zug viel verschenkt. Das kostet nichts.</translation>
    </message>
    <message>
        <source>&amp;Yes, gladly</source>
        <translation>&amp;Ja, gern</translation>
    </message>
    <message>
        <source>&amp;No, thanks</source>
        <translation>&amp;Nein, danke</translation>
    </message>
    <message>
        <source>Coach on</source>
        <translation>Coach an</translation>
    </message>
    <message>
        <source>Coach off</source>
        <translation>Coach aus</translation>
    </message>
    <message>
        <source>You can change that at any time in the settings.</source>
        <translation>Das kannst du jederzeit in den Einstellungen ändern.</translation>
    </message>
</context>
<context>
    <name>KeyChoices</name>
    <message>
        <source>Turn the lifted piece</source>
        <translation>Das aufgenommene Teil drehen</translation>
    </message>
    <message>
        <source>Flip the lifted piece</source>
        <translation>Das aufgenommene Teil wenden</translation>
    </message>
    <message>
        <source>Look round the table</source>
        <translation>Auf dem Tisch umsehen</translation>
    </message>
    <message>
        <source>Go to a field and press a letter or a function key, alone or with Ctrl or Shift.</source>
        <translation>Geh in ein Feld und drück einen Buchstaben oder eine Funktionstaste, allein oder mit Strg oder Umschalt.</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>Standardtasten</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Key: {command}</source>
        <translation>Taste: {command}</translation>
    </message>
    <message>
        <source>Default key: {command}</source>
        <translation>Standardtaste: {command}</translation>
    </message>
    <message>
        <source>“{command}” needs a letter or a function key alone.</source>
        <translation>„{command}“ braucht einen Buchstaben oder eine Funktionstaste allein.</translation>
    </message>
    <message>
        <source>“{command}” can&apos;t have {key}: it is the key of “{other}”.</source>
        <translation>„{command}“ kann {key} nicht bekommen: Das ist die Taste von „{other}“.</translation>
    </message>
    <message>
        <source>{command}: {key}</source>
        <translation>{command}: {key}</translation>
    </message>
</context>
<context>
    <name>KeyboardDialog</name>
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
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
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
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Page Down, Page Up, Insert</source>
        <translation>Bild ab, Bild auf, Einfg</translation>
    </message>
    <message>
        <source>The same, for keyboards with other letters</source>
        <translation>Dasselbe auf Tastaturen mit anderen Buchstaben</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Look round: Tab, arrow keys and Enter go to everything on the table; Esc goes back</source>
        <translation>Umsehen: Tab, Pfeiltasten und Eingabetaste führen zu allem auf dem Tisch; Esc führt zurück</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Wheel, + and -</source>
        <translation>Mausrad, + und -</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Esc, Enter, {key}</source>
        <translation>Esc, Eingabe, {key}</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>1 bis 5</translation>
    </message>
    <message>
        <source>Open the folded board of that seat; Esc closes it</source>
        <translation>Das Tableau dieses Platzes öffnen; Esc schließt es</translation>
    </message>
    <message>
        <source>{command}, too</source>
        <translation>{command}, ebenso</translation>
    </message>
    <message>
        <source>You can play entirely from the keyboard or the Moves list. A screen reader reads the list and plays from it.</source>
        <translation>Du kannst ganz mit der Tastatur oder der Liste der Züge spielen. Ein Screenreader liest die Liste vor und spielt mit ihr.</translation>
    </message>
    <message>
        <source>Go through the legal moves</source>
        <translation>Durch die erlaubten Züge gehen</translation>
    </message>
    <message>
        <source>Pick up or put down a piece</source>
        <translation>Ein Teil aufnehmen oder ablegen</translation>
    </message>
    <message>
        <source>Put a lifted piece back; undo what you have begun</source>
        <translation>Aufgehobenes zurücklegen; Begonnenes zurücknehmen</translation>
    </message>
    <message>
        <source>Turn the lifted piece, or flip it where allowed</source>
        <translation>Das aufgenommene Teil drehen oder, wo es erlaubt ist, wenden</translation>
    </message>
    <message>
        <source>Enlarge the piece under the pointer, with its text and rule</source>
        <translation>Das Teil unter dem Mauszeiger groß zeigen, mit Text und Regel</translation>
    </message>
    <message>
        <source>Skip the animation; hold and drag to move the table</source>
        <translation>Die Animation überspringen; gedrückt halten und ziehen verschiebt den Tisch</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>Vergrößern und verkleinern</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Den ganzen Tisch zeigen</translation>
    </message>
    <message>
        <source>In a review</source>
        <translation>In einer Rückschau</translation>
    </message>
    <message>
        <source>To the coach: think again, play it all the same, show why</source>
        <translation>Zum Coach: noch mal überlegen, trotzdem spielen, Gründe zeigen</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Real tables, real rules. Skip what you know; leave when you like.</source>
        <translation>Echte Tische, echte Regeln. Überspring, was du kennst; geh, wann du willst.</translation>
    </message>
    <message>
        <source>Go on with the lesson</source>
        <translation>Lektion fortsetzen</translation>
    </message>
    <message>
        <source>{game}, chapter {n}: step {step} of {count}</source>
        <translation>{game}, Kapitel {n}: Schritt {step} von {count}</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Keyboard and screen reader</source>
        <translation>Tastatur und Screenreader</translation>
    </message>
    <message>
        <source>Every move without a mouse</source>
        <translation>Jeder Zug ohne Maus</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Partie des Tages</translation>
    </message>
    <message>
        <source>The same cards and dice for everyone; and any deal by its name</source>
        <translation>Für alle dieselben Karten und Würfel; und jede Partie nach ihrem Namen</translation>
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
    <name>Lesson</name>
    <message>
        <source>Step {n} of {count}</source>
        <translation>Schritt {n} von {count}</translation>
    </message>
    <message>
        <source>You&apos;re playing on your own now.</source>
        <translation>Du spielst jetzt auf eigene Faust.</translation>
    </message>
    <message>
        <source>“Back to the lesson” puts everything back.</source>
        <translation>„Zurück zur Lektion“ stellt alles zurück.</translation>
    </message>
    <message>
        <source>The chapter is done</source>
        <translation>Das Kapitel ist geschafft</translation>
    </message>
    <message>
        <source>The goal can&apos;t be reached from here. Start this step again.</source>
        <translation>Von hier ist das Ziel nicht zu erreichen. Beginn diesen Schritt noch einmal.</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Zurück zur Lektion</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Nächstes Kapitel</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Esc shows the text again.</source>
        <translation>Esc zeigt den Text wieder.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Trotzdem tun</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Schritt überspringen</translation>
    </message>
    <message>
        <source>{game} · chapter {n} of {count}</source>
        <translation>{game} · Kapitel {n} von {count}</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s). You can undo everything.</source>
        <translation>
            <numerusform>Etwa %n Minute. Du kannst alles zurücknehmen.</numerusform>
            <numerusform>Etwa %n Minuten. Du kannst alles zurücknehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Goal: {goal}</source>
        <translation>Ziel: {goal}</translation>
    </message>
    <message>
        <source>The arrow: {way}</source>
        <translation>Der Pfeil: {way}</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>In the challenge no moves are listed. {key} shows one that does it.</source>
        <translation>In der Aufgabe werden keine Züge aufgelistet. {key} zeigt einen, der sie löst.</translation>
    </message>
</context>
<context>
    <name>LessonPopover</name>
    <message>
        <source>Rule {number}</source>
        <translation>Regel {number}</translation>
    </message>
    <message>
        <source>Close; Esc shows the text again</source>
        <translation>Schließen; Esc zeigt den Text wieder</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc shows the text again</source>
        <translation>Esc zeigt den Text wieder</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>Text der Lektion</translation>
    </message>
</context>
<context>
    <name>LessonTab</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Learned so far</source>
        <translation>Das kannst du schon</translation>
    </message>
    <message>
        <source>Challenge: {title}</source>
        <translation>Aufgabe: {title}</translation>
    </message>
    <message>
        <source>{step}, done</source>
        <translation>{step}, erledigt</translation>
    </message>
    <message>
        <source>{step}, now</source>
        <translation>{step}, jetzt dran</translation>
    </message>
    <message>
        <source>{step}, to come</source>
        <translation>{step}, kommt noch</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation>Regel {number}</translation>
    </message>
    <message>
        <source>Show the text of this step</source>
        <translation>Den Text dieses Schritts zeigen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Leave at any time: your progress is saved.</source>
        <translation>Du kannst jederzeit gehen: Dein Fortschritt bleibt gespeichert.</translation>
    </message>
    <message>
        <source>Challenge, with help: {title}</source>
        <translation>Aufgabe, mit Hilfe: {title}</translation>
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
        <source>Play together</source>
        <translation>Zusammen spielen</translation>
    </message>
    <message>
        <source>With friends in other places, at one table</source>
        <translation>Mit Freunden an anderen Orten, an einem Tisch</translation>
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
        <translation>Tastatur und Screenreader</translation>
    </message>
    <message>
        <source>Every move without a mouse</source>
        <translation>Jeder Zug ohne Maus</translation>
    </message>
    <message>
        <source>No matches yet. Choose a game above.</source>
        <translation>Noch keine Partien. Wähle oben ein Spiel.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Each game in short chapters, on its table</source>
        <translation>Jedes Spiel in kurzen Kapiteln, am Tisch</translation>
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
    <name>MarkList</name>
    <message>
        <source>{mark}: earned</source>
        <translation>{mark}: erreicht</translation>
    </message>
    <message>
        <source>{mark}: not yet earned</source>
        <translation>{mark}: noch nicht erreicht</translation>
    </message>
</context>
<context>
    <name>MarkRow</name>
    <message>
        <source>Achievements: {earned} of {all}</source>
        <translation>Erfolge: {earned} von {all}</translation>
    </message>
    <message>
        <source>{game}: {marks}</source>
        <translation>{game}: {marks}</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Erfolge</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>New: {marks}.</source>
        <translation>Neu: {marks}.</translation>
    </message>
    <message>
        <source>{mark} ({facts})</source>
        <translation>{mark} ({facts})</translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>From round {round}</source>
        <translation>Ab Runde {round}</translation>
    </message>
    <message>
        <source>From round {round} of {match}</source>
        <translation>Ab Runde {round} von {match}</translation>
    </message>
    <message>
        <source>From round {round}, dealt anew</source>
        <translation>Ab Runde {round}, neu verteilt</translation>
    </message>
    <message>
        <source>From round {round} of {match}, dealt anew</source>
        <translation>Ab Runde {round} von {match}, neu verteilt</translation>
    </message>
    <message numerus="yes">
        <source>Removed matches stay in the bin for %n day(s); then they are gone for good.</source>
        <translation>
            <numerusform>Entfernte Partien bleiben %n Tag im Papierkorb; dann sind sie endgültig fort.</numerusform>
            <numerusform>Entfernte Partien bleiben %n Tage im Papierkorb; dann sind sie endgültig fort.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {n}</source>
        <translation>{name} {n}</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>aus einer Datei</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückschau</translation>
    </message>
    <message>
        <source>with the coach</source>
        <translation>mit dem Coach</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>&amp;Now</source>
        <translation>&amp;Jetzt</translation>
    </message>
    <message>
        <source>Your moves are listed here when it is your turn.</source>
        <translation>Hier stehen deine Züge, wenn du dran bist.</translation>
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
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
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
        <source>&amp;Try now</source>
        <translation>&amp;Jetzt versuchen</translation>
    </message>
    <message>
        <source>&amp;Let the computer play for {name}</source>
        <translation>Den &amp;Computer für {name} spielen lassen</translation>
    </message>
    <message>
        <source>Something happens at the table.</source>
        <translation>Am Tisch passiert etwas.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation>{name} spielt.</translation>
    </message>
    <message>
        <source>&amp;Play on from here in a new match</source>
        <translation>&amp;Ab hier neue Partie</translation>
    </message>
    <message>
        <source>{name} is choosing.</source>
        <translation>{name} wählt.</translation>
    </message>
    <message>
        <source>{names} are choosing.</source>
        <translation>{names} wählen.</translation>
    </message>
    <message numerus="yes">
        <source>{name} is thinking, for %n second(s) at most.</source>
        <translation>
            <numerusform>{name} denkt nach, höchstens %n Sekunde.</numerusform>
            <numerusform>{name} denkt nach, höchstens %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer is choosing for {name}.</source>
        <translation>Der Computer wählt für {name}.</translation>
    </message>
    <message>
        <source>The seat of {name} is free. The match waits until somebody takes it.</source>
        <translation>Der Platz von {name} ist frei. Die Partie wartet, bis ihn jemand nimmt.</translation>
    </message>
    <message>
        <source>{name} is away. The match waits for {name}.</source>
        <translation>{name} ist weg. Die Partie wartet auf {name}.</translation>
    </message>
    <message>
        <source>Connected again.</source>
        <translation>Wieder verbunden.</translation>
    </message>
    <message>
        <source>A replay of what has happened. Space ends it.</source>
        <translation>Eine Wiederholung dessen, was geschehen ist. Die Leertaste beendet sie.</translation>
    </message>
    <message>
        <source>You&apos;re looking at an earlier moment. You can&apos;t move anything here.</source>
        <translation>Du siehst einen früheren Zeitpunkt. Hier lässt sich nichts bewegen.</translation>
    </message>
    <message numerus="yes">
        <source>The match after %n move(s).</source>
        <translation>
            <numerusform>Die Partie nach %n Zug.</numerusform>
            <numerusform>Die Partie nach %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{prompt} There is only one legal move.</source>
        <translation>{prompt} Es gibt nur einen erlaubten Zug.</translation>
    </message>
    <message>
        <source>{name}, it&apos;s your turn.</source>
        <translation>{name}, du bist am Zug.</translation>
    </message>
    <message>
        <source>&amp;Show my hand</source>
        <translation>&amp;Meine Hand zeigen</translation>
    </message>
    <message>
        <source>{key} shows the side panel.</source>
        <translation>{key} zeigt die Seitenleiste.</translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
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
        <source>Play &amp;again with the same people</source>
        <translation>&amp;Noch einmal mit denselben Leuten</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Noch eine Partie</translation>
    </message>
    <message>
        <source>Copy the result as text</source>
        <translation>Ergebnis als Text kopieren</translation>
    </message>
    <message>
        <source>Includes the deal&apos;s name, so others can play it</source>
        <translation>Mit dem Namen dieser Partie, damit andere sie spielen können</translation>
    </message>
    <message>
        <source>The result is in the clipboard.</source>
        <translation>Das Ergebnis ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>&amp;Review this match</source>
        <translation>&amp;Rückschau</translation>
    </message>
    <message>
        <source>Where points were given away, and what would have been better</source>
        <translation>Wo Punkte verschenkt wurden und was besser gewesen wäre</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
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
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>no. {n}</source>
        <translation>Nr. {n}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>Läuft noch</translation>
    </message>
    <message>
        <source>Shared</source>
        <comment>the victory</comment>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
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
        <source>&amp;Open a match file…</source>
        <translation>Partiedatei ö&amp;ffnen…</translation>
    </message>
    <message numerus="yes">
        <source>Bin (%n)</source>
        <translation>
            <numerusform>Papierkorb (%n)</numerusform>
            <numerusform>Papierkorb (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed matches</source>
        <translation>Entfernte Partien</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Keine Partien gefunden.</translation>
    </message>
    <message>
        <source>No matches yet. Every match you start is saved here automatically.</source>
        <translation>Noch keine Partien. Jede Partie, die du beginnst, wird hier automatisch gesichert.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>Remove this match? {match}</source>
        <translation>Diese Partie entfernen? {match}</translation>
    </message>
    <message>
        <source>Remove a match</source>
        <translation>Eine Partie entfernen</translation>
    </message>
</context>
<context>
    <name>MoveRow</name>
    <message>
        <source>Number {n}</source>
        <translation>Nummer {n}</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Other choices</source>
        <translation>Andere Möglichkeiten</translation>
    </message>
    <message>
        <source>Hover over a move or select it to compare.</source>
        <translation>Zeig auf einen Zug oder wähl ihn aus, um ihn zu vergleichen.</translation>
    </message>
    <message>
        <source>The others looked worse.</source>
        <translation>Die übrigen sahen schlechter aus.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s)</source>
        <translation>
            <numerusform>%n Möglichkeit</numerusform>
            <numerusform>%n Möglichkeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>It can&apos;t go anywhere now. Hold it over a place to see why.</source>
        <translation>Es kann jetzt nirgends hin. Halte es über einen Platz, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>Can&apos;t be undone: it reveals hidden information.</source>
        <translation>Lässt sich nicht zurücknehmen: Es deckt etwas Verdecktes auf.</translation>
    </message>
    <message>
        <source>Compared, with points given away</source>
        <translation>Verglichen, mit verschenkten Punkten</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Alle Züge</translation>
    </message>
</context>
<context>
    <name>NearbyCard</name>
    <message>
        <source>Nearby</source>
        <translation>In der Nähe</translation>
    </message>
    <message>
        <source>Nobody nearby. Rooms in this network stand here while their owners show them.</source>
        <translation>Niemand in der Nähe. Räume in diesem Netz stehen hier, solange ihre Besitzer sie zeigen.</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>{name}: {game}</source>
        <translation>{name}: {game}</translation>
    </message>
    <message>
        <source>Join {name}</source>
        <translation>Bei {name} mitspielen</translation>
    </message>
    <message>
        <source>A room nearby: {room}</source>
        <translation>Ein Raum in der Nähe: {room}</translation>
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
        <source>&amp;Hide options</source>
        <translation>&amp;Optionen einklappen</translation>
    </message>
    <message>
        <source>Sh&amp;ow options</source>
        <translation>&amp;Optionen zeigen</translation>
    </message>
    <message>
        <source>All as in the rule book.</source>
        <translation>Alles wie im Regelbuch.</translation>
    </message>
    <message>
        <source>Changed: {options}</source>
        <translation>Geändert: {options}</translation>
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
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>{why} (Rule {rule})</source>
        <translation>{why} (Regel {rule})</translation>
    </message>
    <message>
        <source>Rule book de&amp;faults</source>
        <translation>Wie im &amp;Regelbuch</translation>
    </message>
    <message>
        <source>Set every option to the rule book&apos;s default</source>
        <translation>Jede Option auf die Vorgabe des Regelbuchs setzen</translation>
    </message>
    <message>
        <source>Undo all the way back; the match is marked as practice.</source>
        <translation>Zurücknehmen geht bis zum Anfang; die Partie gilt als Übung.</translation>
    </message>
    <message numerus="yes">
        <source>{automa}: not with %n at the table; the computer takes this seat.</source>
        <translation>
            <numerusform>{automa}: nicht bei %n am Tisch; den Platz übernimmt der Computer.</numerusform>
            <numerusform>{automa}: nicht bei %n am Tisch; den Platz übernimmt der Computer.</numerusform>
        </translation>
    </message>
    <message>
        <source>My own setup</source>
        <translation>Eigener Aufbau</translation>
    </message>
    <message>
        <source>How do you begin?</source>
        <translation>Wie geht es los?</translation>
    </message>
    <message>
        <source>The same number, or the name of a deal, deals the same. Leave it empty for a new match.</source>
        <translation>Dieselbe Zahl oder der Name einer Partie teilt dasselbe aus. Leer: eine neue Partie.</translation>
    </message>
</context>
<context>
    <name>NoAnswer</name>
    <message>
        <source>Tabletop is already running, but it doesn&apos;t answer.</source>
        <translation>Tabletop läuft bereits, antwortet aber nicht.</translation>
    </message>
    <message>
        <source>It may still be starting or closing; then it goes on here by itself. If not, open another window: a match that is open in the first one can only be viewed in it.</source>
        <translation>Vielleicht startet oder schließt es gerade; dann geht es hier von selbst weiter. Wenn nicht, öffne ein weiteres Fenster: Eine Partie, die im ersten offen ist, lässt sich dort nur ansehen.</translation>
    </message>
    <message>
        <source>&amp;Open another window</source>
        <translation>Weiteres Fenster ö&amp;ffnen</translation>
    </message>
</context>
<context>
    <name>NotePopover</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>Move number</source>
        <translation>Nummer des Zugs</translation>
    </message>
    <message>
        <source>There is no move of this number.</source>
        <translation>Es gibt keinen Zug mit dieser Nummer.</translation>
    </message>
</context>
<context>
    <name>OpenBoards</name>
    <message>
        <source>The board of {name}. Press Esc or click your own board to close it.</source>
        <translation>Das Tableau von {name}. Esc oder ein Klick auf dein eigenes schließt es.</translation>
    </message>
</context>
<context>
    <name>OpenBook</name>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
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
    <name>OwnSeats</name>
    <message>
        <source>Your rooms</source>
        <translation>Deine Räume</translation>
    </message>
    <message>
        <source>You sit in no room yet.</source>
        <translation>Du sitzt noch in keinem Raum.</translation>
    </message>
    <message>
        <source>{game}, as {name}</source>
        <translation>{game}, als {name}</translation>
    </message>
    <message>
        <source>Close the room</source>
        <translation>Raum schließen</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Hinsetzen</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
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
    <message>
        <source>Panels</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückschau</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>free; the computer plays</source>
        <translation>frei; der Computer spielt</translation>
    </message>
    <message>
        <source>the computer plays</source>
        <translation>der Computer spielt</translation>
    </message>
    <message>
        <source>here</source>
        <translation>da</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>away</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>away since {time}</source>
        <translation>nicht da seit {time}</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Leave the room for good</source>
        <translation>Den Raum für immer verlassen</translation>
    </message>
    <message>
        <source>here when last heard, {time}</source>
        <translation>zuletzt da, {time}</translation>
    </message>
    <message>
        <source>{name} is here again.</source>
        <translation>{name} ist wieder da.</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} ist nicht da.</translation>
    </message>
    <message>
        <source>The seat of {name} is free.</source>
        <translation>Der Platz von {name} ist frei.</translation>
    </message>
    <message>
        <source>{name} sits down.</source>
        <translation>{name} setzt sich.</translation>
    </message>
    <message>
        <source>{name}: what you can do</source>
        <translation>{name}: was du tun kannst</translation>
    </message>
</context>
<context>
    <name>PlayAgain</name>
    <message>
        <source>The room is being opened…</source>
        <translation>Der Raum wird geöffnet …</translation>
    </message>
</context>
<context>
    <name>PrivacyScreen</name>
    <message>
        <source>The table waits for {name}.</source>
        <translation>Der Tisch wartet auf {name}.</translation>
    </message>
    <message>
        <source>&amp;I&apos;m here</source>
        <translation>&amp;Hier bin ich</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Wheel or {turn}: other places near here. Esc: put it back.</source>
        <translation>Mausrad oder {turn}: andere Plätze in der Nähe. Esc: zurücklegen.</translation>
    </message>
    <message>
        <source>Wheel or {turn}: turn it. {flip}: turn it over. Esc: put it back.</source>
        <translation>Mausrad oder {turn}: drehen. {flip}: wenden. Esc: zurücklegen.</translation>
    </message>
    <message>
        <source>Wheel or {turn}: turn it. Esc: put it back.</source>
        <translation>Mausrad oder {turn}: drehen. Esc: zurücklegen.</translation>
    </message>
    <message>
        <source>Show or hide the side panel</source>
        <translation>Seitenleiste zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Current decision</source>
        <translation>Aktuelle Entscheidung</translation>
    </message>
</context>
<context>
    <name>QuestionBar</name>
    <message>
        <source>{question} {key} leads to the answer.</source>
        <translation>{question} {key} führt zur Antwort.</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t ask</source>
        <translation>&amp;Doch nicht fragen</translation>
    </message>
    <message>
        <source>May you undo your last move?</source>
        <translation>Darfst du deinen letzten Zug zurücknehmen?</translation>
    </message>
    <message>
        <source>May {name} undo their last move?</source>
        <translation>Darf {name} den letzten Zug zurücknehmen?</translation>
    </message>
    <message>
        <source>Make this a practice match, in which everything can be undone?</source>
        <translation>Daraus eine Übungspartie machen, in der sich alles zurücknehmen lässt?</translation>
    </message>
    <message>
        <source>Give the seat of {name} to the computer for good?</source>
        <translation>Den Platz von {name} dem Computer für immer geben?</translation>
    </message>
    <message>
        <source>Free the seat of {name} for somebody else?</source>
        <translation>Den Platz von {name} für jemand anderen freigeben?</translation>
    </message>
    <message>
        <source>Let the computer play for {name} until {name} is back?</source>
        <translation>Soll der Computer für {name} spielen, bis {name} zurück ist?</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>You ask.</source>
        <translation>Du fragst.</translation>
    </message>
    <message>
        <source>{name} asks.</source>
        <translation>{name} fragt.</translation>
    </message>
    <message>
        <source>Yes: {names}.</source>
        <translation>Ja: {names}.</translation>
    </message>
    <message>
        <source>Not yet: {names}.</source>
        <translation>Noch nicht: {names}.</translation>
    </message>
    <message>
        <source>It is asked no more.</source>
        <translation>Die Frage ist zurückgezogen.</translation>
    </message>
    <message>
        <source>{name} has said no.</source>
        <translation>{name} hat Nein gesagt.</translation>
    </message>
    <message>
        <source>The question is settled: the match has gone on.</source>
        <translation>Die Frage hat sich erledigt: Die Partie ist weitergegangen.</translation>
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
    <message numerus="yes">
        <source>&amp;Learn it in %n minute(s)</source>
        <translation>
            <numerusform>In %n Minute &amp;lernen</numerusform>
            <numerusform>In %n Minuten &amp;lernen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonsPopover</name>
    <message>
        <source>Why this move</source>
        <translation>Warum dieser Zug</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>RefusalBubble</name>
    <message>
        <source>Rule {number}</source>
        <translation>Regel {number}</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Trotzdem tun</translation>
    </message>
</context>
<context>
    <name>Retry</name>
    <message>
        <source>Judging your move…</source>
        <translation>Dein Zug wird beurteilt …</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Noch einmal &amp;versuchen</translation>
    </message>
    <message>
        <source>Play &amp;on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Practise the next</source>
        <translation>Das Nächste üben</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Zurück zur Rückschau</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Nächster Wendepunkt</translation>
    </message>
</context>
<context>
    <name>RetryPopover</name>
    <message>
        <source>Tried again</source>
        <translation>Noch einmal versucht</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Next turning point</source>
        <translation>&amp;Nächster Wendepunkt</translation>
    </message>
    <message>
        <source>&amp;See it played</source>
        <translation>&amp;Ansehen</translation>
    </message>
    <message>
        <source>&amp;Try again from here</source>
        <translation>Von hier noch einmal &amp;versuchen</translation>
    </message>
    <message>
        <source>Turning point {n} of {of} · {clock}</source>
        <translation>Wendepunkt {n} von {of} · {clock}</translation>
    </message>
    <message>
        <source>Smaller mistake · {clock}</source>
        <translation>Kleiner Fehler · {clock}</translation>
    </message>
    <message>
        <source>Turning point {n} of {of}: {points} points given away.</source>
        <translation>Wendepunkt {n} von {of}: {points} Punkte verschenkt.</translation>
    </message>
    <message>
        <source>{points} points given away.</source>
        <translation>{points} Punkte verschenkt.</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Besser: {move}</translation>
    </message>
    <message>
        <source>You played: {move}</source>
        <translation>Dein Zug: {move}</translation>
    </message>
    <message>
        <source>{name} played: {move}</source>
        <translation>Zug von {name}: {move}</translation>
    </message>
    <message>
        <source>In total {points} ± {error} points more.</source>
        <translation>Insgesamt {points} ± {error} Punkte mehr.</translation>
    </message>
    <message>
        <source>given away</source>
        <translation>verschenkt</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message numerus="yes">
        <source>{clock}: {move} (%n move(s))</source>
        <translation>
            <numerusform>{clock}: {move} (%n Zug)</numerusform>
            <numerusform>{clock}: {move} (%n Züge)</numerusform>
        </translation>
    </message>
    <message>
        <source>It is even better than the suggested move.</source>
        <translation>Er ist sogar besser als der vorgeschlagene Zug.</translation>
    </message>
    <message>
        <source>{points} points less than the suggested move.</source>
        <translation>{points} Punkte weniger als der vorgeschlagene Zug.</translation>
    </message>
    <message>
        <source>It is as good as the suggested move.</source>
        <translation>Er ist so gut wie der vorgeschlagene Zug.</translation>
    </message>
    <message>
        <source>The same move as in the match</source>
        <translation>Derselbe Zug wie in der Partie</translation>
    </message>
    <message>
        <source>{clock}. {reason}</source>
        <translation>{clock}. {reason}</translation>
    </message>
    <message>
        <source>{moments}: {what}</source>
        <translation>{moments}: {what}</translation>
    </message>
    <message>
        <source>No difference.</source>
        <translation>Kein Unterschied.</translation>
    </message>
    <message>
        <source>As good as what was played</source>
        <translation>So gut wie der Zug in der Partie</translation>
    </message>
    <message>
        <source>The difference may be luck.</source>
        <translation>Der Unterschied kann Zufall sein.</translation>
    </message>
    <message>
        <source>Better than what was played</source>
        <translation>Besser als der Zug in der Partie</translation>
    </message>
    <message>
        <source>{points} ± {error} points more.</source>
        <translation>{points} ± {error} Punkte mehr.</translation>
    </message>
    <message>
        <source>Worse than what was played</source>
        <translation>Schlechter als der Zug in der Partie</translation>
    </message>
    <message>
        <source>{points} ± {error} points fewer.</source>
        <translation>{points} ± {error} Punkte weniger.</translation>
    </message>
    <message>
        <source>{head}: {points} {more}</source>
        <translation>{head}: {points} {more}</translation>
    </message>
    <message>
        <source>{played}. The coach had asked to think again.</source>
        <translation>{played}. Der Coach hatte gebeten, noch mal zu überlegen.</translation>
    </message>
</context>
<context>
    <name>ReviewFoot</name>
    <message>
        <source>Expected at the end</source>
        <translation>Am Ende erwartet</translation>
    </message>
    <message>
        <source>Shaded: typical error.</source>
        <translation>Blass: übliche Abweichung.</translation>
    </message>
    <message>
        <source>Red: points given away. {key} goes to the next turning point.</source>
        <translation>Rot: verschenkte Punkte. {key} führt zum nächsten Wendepunkt.</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punkte bis dahin</translation>
    </message>
    <message>
        <source>No accuracy data for this line-up.</source>
        <translation>Für diese Besetzung ist die Genauigkeit nicht bekannt.</translation>
    </message>
    <message>
        <source>What was to be expected is shown once the review goes on.</source>
        <translation>Was zu erwarten war, steht hier, sobald die Rückschau weitergeht.</translation>
    </message>
</context>
<context>
    <name>ReviewPopover</name>
    <message>
        <source>See it played</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>The better move, and what could come of it. Hidden cards are dealt at random.</source>
        <translation>Der bessere Zug, und was daraus werden könnte. Verdecktes wird zufällig ausgeteilt.</translation>
    </message>
    <message>
        <source>A practice match from here; what you couldn&apos;t see is dealt anew.</source>
        <translation>Eine Übungspartie von hier an; was du nicht sehen konntest, wird neu ausgeteilt.</translation>
    </message>
    <message>
        <source>How this is calculated</source>
        <translation>So wird gerechnet</translation>
    </message>
</context>
<context>
    <name>ReviewTab</name>
    <message>
        <source>Review</source>
        <translation>Rückschau</translation>
    </message>
    <message>
        <source>Judged by what you could see at the time, and by how the computer would play on.</source>
        <translation>Beurteilt nach dem, was du damals sehen konntest, und danach, wie der Computer weiterspielen würde.</translation>
    </message>
    <message>
        <source>How far the review has come</source>
        <translation>Wie weit die Rückschau ist</translation>
    </message>
    <message>
        <source>Looked at {n} of {all} decisions.</source>
        <translation>{n} von {all} Entscheidungen angesehen.</translation>
    </message>
    <message>
        <source>Stopped: {n} of {all} decisions looked at.</source>
        <translation>Angehalten: {n} von {all} Entscheidungen angesehen.</translation>
    </message>
    <message>
        <source>The review failed. What was found so far is kept.</source>
        <translation>Die Rückschau ist fehlgeschlagen. Was bis dahin gefunden wurde, bleibt erhalten.</translation>
    </message>
    <message numerus="yes">
        <source>All %n decision(s) looked at. The review is kept with the match.</source>
        <translation>
            <numerusform>%n Entscheidung angesehen. Die Rückschau bleibt bei der Partie.</numerusform>
            <numerusform>Alle %n Entscheidungen angesehen. Die Rückschau bleibt bei der Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The review begins…</source>
        <translation>Die Rückschau beginnt…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Where you lost points</source>
        <translation>Wo du Punkte verloren hast</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>given away</source>
        <translation>verschenkt</translation>
    </message>
    <message>
        <source>{phase}: {good} of {of} good, {points} points given away</source>
        <translation>{phase}: {good} von {of} gut, {points} Punkte verschenkt</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation>Regel {number}</translation>
    </message>
    <message>
        <source>{good} of {of}</source>
        <translation>{good} von {of}</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message numerus="yes">
        <source>%n smaller mistake(s)</source>
        <translation>
            <numerusform>%n kleiner Fehler</numerusform>
            <numerusform>%n kleine Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>No turning points: well played.</source>
        <translation>Keine Wendepunkte: gut gespielt.</translation>
    </message>
    <message>
        <source>None found yet.</source>
        <translation>Noch keine gefunden.</translation>
    </message>
    <message>
        <source>Turning point {n}: {what}, {where}. {points} points given away.</source>
        <translation>Wendepunkt {n}: {what}, {where}. {points} Punkte verschenkt.</translation>
    </message>
    <message>
        <source>Smaller mistake: {what}, {where}. {points} points given away.</source>
        <translation>Kleiner Fehler: {what}, {where}. {points} Punkte verschenkt.</translation>
    </message>
    <message>
        <source>Recurring mistakes</source>
        <translation>Wiederkehrende Fehler</translation>
    </message>
    <message>
        <source>The graph as a table</source>
        <translation>Das Diagramm als Tabelle</translation>
    </message>
    <message>
        <source>Played and undone</source>
        <translation>Gespielt und zurückgenommen</translation>
    </message>
    <message>
        <source>See it played</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Das üben</translation>
    </message>
    <message>
        <source>Decide again at each of these moments; every decision is judged.</source>
        <translation>Entscheide an jedem dieser Zeitpunkte noch einmal; jede Entscheidung wird beurteilt.</translation>
    </message>
</context>
<context>
    <name>RoomCalls</name>
    <message>
        <source>Your turn in {games}</source>
        <translation>Du bist am Zug in {games}</translation>
    </message>
</context>
<context>
    <name>RoomLoss</name>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Nicht jetzt</translation>
    </message>
</context>
<context>
    <name>RoomParts</name>
    <message>
        <source>Back at the table. {turns}.</source>
        <translation>Wieder am Tisch. {turns}.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>As {name}</source>
        <translation>Als {name}</translation>
    </message>
    <message>
        <source>Finding out whose turn it is…</source>
        <translation>Wer am Zug ist, wird gefragt …</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) free</source>
        <translation>
            <numerusform>%n Platz frei</numerusform>
            <numerusform>%n Plätze frei</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>{names} are choosing</source>
        <translation>{names} wählen</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>{name}&apos;s turn, since {time}</source>
        <translation>{name} ist am Zug, seit {time}</translation>
    </message>
</context>
<context>
    <name>RoomsCard</name>
    <message>
        <source>Room of {game}: what you can do</source>
        <translation>Raum {game}: was du tun kannst</translation>
    </message>
    <message>
        <source>&amp;Close the room…</source>
        <translation>Raum &amp;schließen …</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message numerus="yes">
        <source>%n more room(s)</source>
        <translation>
            <numerusform>Noch %n Raum</numerusform>
            <numerusform>Noch %n Räume</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Hinsetzen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Saved: {when}</source>
        <translation>Gesichert: {when}</translation>
    </message>
</context>
<context>
    <name>Root</name>
    <message>
        <source>Market board games at one table, every rule built in and explained.</source>
        <translation>Marktspiele an einem Tisch: Jede Regel ist eingebaut und wird erklärt.</translation>
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
        <source>The rule book has no rule {rule}.</source>
        <translation>Im Regelbuch gibt es keine Regel {rule}.</translation>
    </message>
    <message>
        <source>{n} of {count}. Press Enter for the next.</source>
        <translation>{n} von {count}. Eingabe: nächste Stelle.</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>Keine Treffer.</translation>
    </message>
</context>
<context>
    <name>RulesNow</name>
    <message>
        <source>Relevant rules</source>
        <translation>Regeln, die jetzt gelten</translation>
    </message>
    <message>
        <source>Options of this match</source>
        <translation>Optionen dieser Partie</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
</context>
<context>
    <name>ScoreCount</name>
    <message>
        <source>The points are counted. Space shows them at once.</source>
        <translation>Die Punkte werden gezählt. Die Leertaste zeigt sie sofort.</translation>
    </message>
    <message>
        <source>Space: show all</source>
        <translation>Leertaste: alles zeigen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Total if it ended now</source>
        <translation>Summe, wenn jetzt Schluss wäre</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>{words}. {points}. Rule {rule}</source>
        <translation>{words}. {points}. Regel {rule}</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>Regel {rule}</translation>
    </message>
</context>
<context>
    <name>SeatDeeds</name>
    <message>
        <source>&amp;Hand over to {name}…</source>
        <translation>An {name} ü&amp;bergeben …</translation>
    </message>
    <message>
        <source>&amp;Let the computer play</source>
        <translation>Den &amp;Computer spielen lassen</translation>
    </message>
    <message>
        <source>&amp;New invite</source>
        <translation>&amp;Neue Einladung</translation>
    </message>
    <message>
        <source>&amp;Free this seat…</source>
        <translation>Platz &amp;freigeben …</translation>
    </message>
    <message>
        <source>&amp;Give the seat to the computer…</source>
        <translation>Den Platz dem C&amp;omputer geben …</translation>
    </message>
    <message>
        <source>Close the &amp;room…</source>
        <translation>&amp;Raum schließen …</translation>
    </message>
    <message>
        <source>&amp;Give my seat back…</source>
        <translation>&amp;Meinen Platz zurückgeben …</translation>
    </message>
    <message>
        <source>Is {name} at the screen?</source>
        <translation>Sitzt {name} vor dem Bildschirm?</translation>
    </message>
    <message>
        <source>The table is shown as {name} sees it. Everybody else should look away.</source>
        <translation>Der Tisch wird so gezeigt, wie {name} ihn sieht. Alle anderen sollten wegsehen.</translation>
    </message>
    <message>
        <source>&amp;Show it</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>Make a new invite?</source>
        <translation>Eine neue Einladung machen?</translation>
    </message>
    <message>
        <source>Nobody can come in by the old one any more. Seats that are taken stay taken.</source>
        <translation>Mit der alten kommt dann niemand mehr herein. Besetzte Plätze bleiben besetzt.</translation>
    </message>
    <message>
        <source>New &amp;invite</source>
        <translation>Neue &amp;Einladung</translation>
    </message>
    <message>
        <source>Free the seat of {name}?</source>
        <translation>Den Platz von {name} freigeben?</translation>
    </message>
    <message>
        <source>{name} can&apos;t come back to it. Whoever takes it by the new invite sees all that {name} has seen. All others who are here have to agree.</source>
        <translation>{name} kann dann nicht auf ihn zurückkommen. Wer ihn mit der neuen Einladung nimmt, sieht alles, was {name} gesehen hat. Alle anderen, die da sind, müssen zustimmen.</translation>
    </message>
    <message>
        <source>Anybody with the invite can take the seat then.</source>
        <translation>Wer die Einladung hat, kann den Platz dann nehmen.</translation>
    </message>
    <message>
        <source>{name} has to leave the room. The old invite ends; there will be a new one.</source>
        <translation>{name} muss den Raum verlassen. Die alte Einladung gilt nicht mehr; es gibt eine neue.</translation>
    </message>
    <message>
        <source>&amp;Free the seat</source>
        <translation>Platz &amp;freigeben</translation>
    </message>
    <message>
        <source>Give the seat of {name} to the computer?</source>
        <translation>Den Platz von {name} dem Computer geben?</translation>
    </message>
    <message>
        <source>{name} can&apos;t come back to it. The computer plays on there, until somebody takes the seat by a new invite. All others who are here have to agree.</source>
        <translation>{name} kann dann nicht auf ihn zurückkommen. Der Computer spielt dort weiter, bis jemand den Platz mit einer neuen Einladung nimmt. Alle anderen, die da sind, müssen zustimmen.</translation>
    </message>
    <message>
        <source>&amp;Give it to the computer</source>
        <translation>&amp;Dem Computer geben</translation>
    </message>
    <message>
        <source>Give your seat back?</source>
        <translation>Deinen Platz zurückgeben?</translation>
    </message>
    <message>
        <source>You can&apos;t come back to it, and the match won&apos;t be in your library. A computer or somebody else can play on for you.</source>
        <translation>Du kannst nicht auf ihn zurückkommen, und die Partie kommt nicht in deine Bibliothek. Ein Computer oder jemand anderes kann für dich weiterspielen.</translation>
    </message>
    <message>
        <source>&amp;Give the seat back</source>
        <translation>&amp;Zurückgeben</translation>
    </message>
    <message>
        <source>All who are there have to leave, and nobody can come back. If the match isn&apos;t over, it ends here.</source>
        <translation>Alle, die da sind, müssen gehen, und niemand kann zurückkommen. Ist die Partie nicht zu Ende, endet sie hier.</translation>
    </message>
    <message>
        <source>Close this room?</source>
        <translation>Diesen Raum schließen?</translation>
    </message>
    <message>
        <source>&amp;Close the room</source>
        <translation>Raum &amp;schließen</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>One of the cast for seat {n}</source>
        <translation>Eine Figur für Platz {n}</translation>
    </message>
    <message>
        <source>Who sits at seat {n}</source>
        <translation>Wer auf Platz {n} sitzt</translation>
    </message>
    <message>
        <source>Name at seat {n}</source>
        <translation>Name auf Platz {n}</translation>
    </message>
    <message>
        <source>Level at seat {n}</source>
        <translation>Stufe an Platz {n}</translation>
    </message>
    <message>
        <source>{option} at seat {n}</source>
        <translation>{option} an Platz {n}</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Name (optional)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>{automa} ({level})</source>
        <translation>{automa} ({level})</translation>
    </message>
</context>
<context>
    <name>SeatTags</name>
    <message>
        <source>free seat</source>
        <translation>freier Platz</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>{person} for {name}</source>
        <translation>{person} für {name}</translation>
    </message>
    <message>
        <source>computer for {name}</source>
        <translation>Computer für {name}</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <translation>{name} ist weg</translation>
    </message>
    <message>
        <source>The computer plays for {name}.</source>
        <translation>Der Computer spielt für {name}.</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
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
        <source>Opponents with a &amp;face speak at turning points</source>
        <translation>Gegner mit Gesicht s&amp;prechen an Wendepunkten</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Single letters are shortcuts</source>
        <translation>Einzelne Buchstaben sind Tastenkürzel</translation>
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
        <source>Clo&amp;se</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>This match has its own: {level}. A change here applies to it, too.</source>
        <translation>Diese Partie hat ihre eigene Einstellung: {level}. Eine Änderung hier gilt auch für sie.</translation>
    </message>
    <message>
        <source>Use the setting in this match, too</source>
        <translation>Die Einstellung auch in dieser Partie verwenden</translation>
    </message>
    <message>
        <source>O&amp;n</source>
        <translation>A&amp;n</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Confirm before &amp;giving something up</source>
        <translation>Nachfragen, bevor etwas &amp;verfällt</translation>
    </message>
    <message>
        <source>Confirm before remo&amp;ving a match</source>
        <translation>&amp;Entfernen einer Partie bestätigen</translation>
    </message>
    <message>
        <source>Screen reader deta&amp;il</source>
        <translation>Screen&amp;reader sagt</translation>
    </message>
    <message>
        <source>My &amp;move speed</source>
        <translation>Tempo &amp;meiner Züge</translation>
    </message>
    <message>
        <source>&amp;Opponents&apos; speed</source>
        <translation>Tempo der &amp;Gegner</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Systemeinstellung</translation>
    </message>
    <message>
        <source>Play force&amp;d moves automatically</source>
        <translation>Erzwungene &amp;Züge automatisch</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Text on the table grows where there is room. Hover over a piece or press Shift to enlarge it.</source>
        <translation>Auf dem Tisch wird Text größer, wo Platz ist. Ein Teil vergrößern: Mauszeiger ruhen lassen oder Umschalttaste.</translation>
    </message>
    <message>
        <source>Coac&amp;h</source>
        <translation>Coac&amp;h</translation>
    </message>
</context>
<context>
    <name>ShuffleLine</name>
    <message>
        <source>Checking the shuffle.</source>
        <translation>Die Mischung wird geprüft.</translation>
    </message>
    <message>
        <source>&amp;Show it</source>
        <translation>Zei&amp;gen</translation>
    </message>
    <message>
        <source>&amp;How it is known</source>
        <translation>&amp;Woher man das weiß</translation>
    </message>
    <message>
        <source>The host has bound itself to a secret before your program gave a random number. Both have shuffled the match, together with the numbers of the others. At the end your program has played the whole match again and compared it with all that you were shown. It can&apos;t find out whether the host has looked at hidden cards.</source>
        <translation>Der Gastgeber hat sich auf ein Geheimnis festgelegt, bevor dein Programm eine Zufallszahl beigesteuert hat. Beide haben die Partie gemischt, zusammen mit den Zahlen der anderen. Am Ende hat dein Programm die ganze Partie nachgespielt und mit allem verglichen, was dir gezeigt wurde. Ob der Gastgeber verdeckte Karten angesehen hat, kann es nicht herausfinden.</translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message>
        <source>Short: who did what</source>
        <translation>Kurz: wer was getan hat</translation>
    </message>
    <message>
        <source>Normal: also what came of it</source>
        <translation>Normal: auch, was daraus wurde</translation>
    </message>
    <message>
        <source>Everything: also the reasons</source>
        <translation>Alles: auch die Gründe</translation>
    </message>
    <message>
        <source>{own} says what you have, {standings} how all stand, {story} what happened.</source>
        <translation>{own} sagt, was du hast, {standings}, wie alle stehen, {story}, was geschah.</translation>
    </message>
    <message>
        <source>The panel at the side is shown.</source>
        <translation>Die Seitenleiste ist zu sehen.</translation>
    </message>
    <message>
        <source>The panel at the side is hidden.</source>
        <translation>Die Seitenleiste ist verborgen.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <translation>Wiederholt.</translation>
    </message>
    <message>
        <source>Everybody looks: show your hand first.</source>
        <translation>Alle schauen zu: Zeige zuerst deine Hand.</translation>
    </message>
    <message>
        <source>Nothing lies at your place.</source>
        <translation>Bei dir liegt nichts.</translation>
    </message>
    <message>
        <source>Nothing happened since your turn.</source>
        <translation>Seit deinem Zug ist nichts geschehen.</translation>
    </message>
    <message>
        <source>{n} of {count}. {line}</source>
        <translation>{n} von {count}. {line}</translation>
    </message>
    <message>
        <source>{name} (a pile of {n})</source>
        <translation>{name} (ein Stapel von {n})</translation>
    </message>
    <message>
        <source>{n} × {name}</source>
        <translation>{n} × {name}</translation>
    </message>
    <message>
        <source>you</source>
        <comment>the listener in a list of players</comment>
        <translation>du</translation>
    </message>
    <message>
        <source>Hint: {words}</source>
        <translation>Tipp: {words}</translation>
    </message>
    <message numerus="yes">
        <source>{line}: %n time(s) in all</source>
        <translation>
            <numerusform>{line}: insgesamt %n-mal</numerusform>
            <numerusform>{line}: insgesamt %n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. {prompt}</source>
        <translation>Du bist am Zug. {prompt}</translation>
    </message>
    <message>
        <source>{game}. At the table: {names}.</source>
        <translation>{game}. Am Tisch: {names}.</translation>
    </message>
    <message>
        <source>You are {name}.</source>
        <translation>Du bist {name}.</translation>
    </message>
    <message>
        <source>{name} ({whom})</source>
        <comment>as whom a seat plays</comment>
        <translation>{name} ({whom})</translation>
    </message>
</context>
<context>
    <name>Speed</name>
    <message>
        <source>Speed {speed}</source>
        <translation>Tempo {speed}</translation>
    </message>
    <message>
        <source>Speed of the opponents&apos; turns</source>
        <translation>Tempo der gegnerischen Züge</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>sofort</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt …</translation>
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
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Best match: {verdict}</source>
        <translation>Beste Partie: {verdict}</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won} von {all}</translation>
    </message>
    <message>
        <source>matches started</source>
        <translation>begonnene Partien</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>zu Ende gespielt</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>zur Übung</translation>
    </message>
    <message>
        <source>Finish a match to see your results here.</source>
        <translation>Spiel eine Partie zu Ende, dann stehen hier deine Ergebnisse.</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Achievements: {earned} of {all}</source>
        <translation>Erfolge: {earned} von {all}</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Put it back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>No longer looking round.</source>
        <translation>Du siehst dich nicht mehr um.</translation>
    </message>
    <message numerus="yes">
        <source>{name}. Enter: %n thing(s) in it</source>
        <translation>
            <numerusform>{name}. Eingabetaste: %n Ding darin</numerusform>
            <numerusform>{name}. Eingabetaste: %n Dinge darin</numerusform>
        </translation>
    </message>
    <message>
        <source>Game table</source>
        <translation>Spieltisch</translation>
    </message>
    <message>
        <source>{name} ({n})</source>
        <translation>{name} ({n})</translation>
    </message>
    <message>
        <source>{name}, {n} of {count}</source>
        <translation>{name}, {n} von {count}</translation>
    </message>
    <message>
        <source>Press to enlarge this board.</source>
        <translation>Drücken, um dieses Tableau zu vergrößern.</translation>
    </message>
    <message>
        <source>Looking round. {key} or Esc ends it.</source>
        <translation>Du siehst dich um. {key} oder Esc beendet es.</translation>
    </message>
    <message>
        <source>Holding: {piece}</source>
        <translation>In der Hand: {piece}</translation>
    </message>
    <message>
        <source>The lesson refers to this.</source>
        <translation>Darum geht es in der Lektion.</translation>
    </message>
</context>
<context>
    <name>Ticket</name>
    <message numerus="yes">
        <source>%n line(s) before</source>
        <translation>
            <numerusform>%n Zeile davor</numerusform>
            <numerusform>%n Zeilen davor</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gained {sums} in total.</source>
        <translation>Insgesamt für {name}: {sums}.</translation>
    </message>
    <message>
        <source>You gained {sums} in total.</source>
        <translation>Du bekommst zusammen {sums}.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Replay the match from here</source>
        <translation>Die Partie ab hier abspielen</translation>
    </message>
    <message>
        <source>One move later</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>Drag or use the arrow keys to see any moment</source>
        <translation>Zieh den Regler oder nimm die Pfeiltasten, um jeden Zeitpunkt zu sehen</translation>
    </message>
</context>
<context>
    <name>Together</name>
    <message>
        <source>Play together</source>
        <translation>Zusammen spielen</translation>
    </message>
    <message>
        <source>At one table from different places, without an account.</source>
        <translation>An einem Tisch von verschiedenen Orten aus, ohne Konto.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Your name, for the others</source>
        <translation>Dein Name, für die anderen</translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation>noch nicht gewählt</translation>
    </message>
    <message>
        <source>use a relay where needed</source>
        <translation>ein Relais nutzen, wo nötig</translation>
    </message>
    <message>
        <source>only open ways</source>
        <translation>nur offene Wege</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Across the &amp;Internet</source>
        <translation>Über das &amp;Internet</translation>
    </message>
    <message>
        <source>I have an invite</source>
        <translation>Ich habe eine Einladung</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Einladung</translation>
    </message>
    <message>
        <source>Paste the message with the invite</source>
        <translation>Füge die Nachricht mit der Einladung ein</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Mitspielen</translation>
    </message>
    <message>
        <source>Found in your clipboard</source>
        <translation>In deiner Zwischenablage gefunden</translation>
    </message>
    <message>
        <source>Enter a name first: the others see it.</source>
        <translation>Gib erst einen Namen ein: Die anderen sehen ihn.</translation>
    </message>
    <message>
        <source>To find each other across the Internet, both programs ask a relay.</source>
        <translation>Um sich über das Internet zu finden, fragen beide Programme ein Relais.</translation>
    </message>
    <message>
        <source>It sees addresses and times, never the game. Public relays are run by the makers of iroh. Without one, friends in your network can come in, and others if your router lets them.</source>
        <translation>Es sieht Adressen und Zeiten, nie das Spiel. Öffentliche Relais betreiben die Macher von iroh. Ohne eines können Freunde aus deinem Netz herein, und andere, wenn dein Router sie lässt.</translation>
    </message>
    <message>
        <source>&amp;Use it</source>
        <translation>&amp;Nutzen</translation>
    </message>
    <message>
        <source>Only &amp;open ways</source>
        <translation>Nur &amp;offene Wege</translation>
    </message>
    <message>
        <source>The room is being opened…</source>
        <translation>Der Raum wird geöffnet …</translation>
    </message>
    <message>
        <source>Looking for the host…</source>
        <translation>Der Gastgeber wird gesucht …</translation>
    </message>
    <message>
        <source>Trying again.</source>
        <translation>Es wird weiter versucht.</translation>
    </message>
    <message>
        <source>The host plays a game that this Tabletop doesn&apos;t have.</source>
        <translation>Der Gastgeber spielt ein Spiel, das dieses Tabletop nicht hat.</translation>
    </message>
    <message>
        <source>Join a room</source>
        <translation>In einem Raum mitspielen</translation>
    </message>
    <message numerus="yes">
        <source>{game} with %n seat(s)</source>
        <translation>
            <numerusform>{game} mit %n Platz</numerusform>
            <numerusform>{game} mit %n Plätzen</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>noch niemand</translation>
    </message>
    <message>
        <source>At the table: {names}.</source>
        <translation>Am Tisch: {names}.</translation>
    </message>
    <message>
        <source>Everybody may ask for hints.</source>
        <translation>Alle dürfen um Tipps bitten.</translation>
    </message>
    <message>
        <source>Nobody gets hints.</source>
        <translation>Niemand bekommt Tipps.</translation>
    </message>
    <message>
        <source>The owner of the host could look at all cards. A relay sees your address.</source>
        <translation>Wem der Gastgeber gehört, der könnte alle Karten ansehen. Ein Relais sieht deine Adresse.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Nicht jetzt</translation>
    </message>
    <message>
        <source>Forget this seat?</source>
        <translation>Diesen Platz vergessen?</translation>
    </message>
    <message>
        <source>The room keeps it until its owner frees it, but you can&apos;t come back to it.</source>
        <translation>Der Raum behält ihn, bis sein Besitzer ihn freigibt, aber du kannst nicht auf ihn zurückkommen.</translation>
    </message>
</context>
<context>
    <name>TurnDetails</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Replay this turn</source>
        <translation>Diesen Zug noch einmal zeigen</translation>
    </message>
    <message>
        <source>Hide this part</source>
        <translation>Diesen Teil ausblenden</translation>
    </message>
    <message>
        <source>Show this part</source>
        <translation>Diesen Teil zeigen</translation>
    </message>
</context>
<context>
    <name>TurnNotice</name>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
</context>
<context>
    <name>TurnStrips</name>
    <message>
        <source>“{words}”</source>
        <translation>„{words}“</translation>
    </message>
    <message numerus="yes">
        <source>And %n more: {key} reads them.</source>
        <translation>
            <numerusform>Und %n weiterer: {key} liest ihn vor.</numerusform>
            <numerusform>Und %n weitere: {key} liest sie vor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody else has done anything yet.</source>
        <translation>Noch hat niemand anders etwas getan.</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Removed: {match}</source>
        <translation>Entfernt: {match}</translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message>
        <source>Ask to undo</source>
        <translation>Zurücknehmen erbitten</translation>
    </message>
    <message>
        <source>Others have chosen since then: they are asked first.</source>
        <translation>Andere haben seitdem gewählt: Sie werden erst gefragt.</translation>
    </message>
    <message>
        <source>There is nothing to undo yet.</source>
        <translation>Es gibt noch nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Can&apos;t undo: hidden information has been revealed.</source>
        <translation>Das lässt sich nicht zurücknehmen: Verdecktes ist aufgedeckt worden.</translation>
    </message>
</context>
<context>
    <name>UnsavedMoves</name>
    <message numerus="yes">
        <source>%n move(s) can&apos;t be saved.</source>
        <translation>
            <numerusform>%n Zug lässt sich nicht speichern.</numerusform>
            <numerusform>%n Züge lassen sich nicht speichern.</numerusform>
        </translation>
    </message>
    <message>
        <source>While Tabletop is open it keeps trying. You can save the match as a file elsewhere.</source>
        <translation>Solange Tabletop offen ist, versucht es das immer wieder. Du kannst die Partie anderswo als Datei speichern.</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Bleiben</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>Als &amp;Datei speichern…</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Lose %n move(s)</source>
        <translation>
            <numerusform>%n Zug &amp;verlieren</numerusform>
            <numerusform>%n Züge &amp;verlieren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitingRoom</name>
    <message>
        <source>Waiting room: {game}</source>
        <translation>Warteraum: {game}</translation>
    </message>
    <message>
        <source>The match begins when all seats are taken.</source>
        <translation>Die Partie beginnt, wenn alle Plätze besetzt sind.</translation>
    </message>
    <message>
        <source>Looking for the host…</source>
        <translation>Der Gastgeber wird gesucht …</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Fill with computers</source>
        <translation>Mit Computern a&amp;uffüllen</translation>
    </message>
    <message>
        <source>Computers take the seats that are still free, and the match begins</source>
        <translation>Computer nehmen die noch freien Plätze, und die Partie beginnt</translation>
    </message>
    <message>
        <source>Send this line to your friends:</source>
        <translation>Schick deinen Freunden diese Zeile:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Einladung</translation>
    </message>
    <message>
        <source>While Tabletop runs here the room is open; afterwards it waits for you in Continue.</source>
        <translation>Solange Tabletop hier läuft, ist der Raum offen; danach wartet er unter Weiterspielen auf dich.</translation>
    </message>
    <message>
        <source>Finding out who can reach you.</source>
        <translation>Es wird geprüft, wer dich erreicht.</translation>
    </message>
    <message>
        <source>Your router lets others in. No relay is needed.</source>
        <translation>Dein Router lässt andere herein. Ein Relais ist nicht nötig.</translation>
    </message>
    <message>
        <source>Only people in this network can reach you.</source>
        <translation>Nur Leute in diesem Netz erreichen dich.</translation>
    </message>
    <message>
        <source>New &amp;invite</source>
        <translation>Neue &amp;Einladung</translation>
    </message>
    <message>
        <source>This computer deals, so you could look at all cards. Your friends are told so.</source>
        <translation>Dieser Computer gibt die Karten, du könntest also alle ansehen. Deinen Freunden wird das gesagt.</translation>
    </message>
    <message>
        <source>This computer has a public address, so others can reach it directly.</source>
        <translation>Dieser Computer hat eine öffentliche Adresse, andere erreichen ihn also direkt.</translation>
    </message>
    <message>
        <source>Others reach you through a relay, or directly with its help.</source>
        <translation>Andere erreichen dich über ein Relais oder mit seiner Hilfe direkt.</translation>
    </message>
    <message>
        <source>Show to people &amp;nearby</source>
        <translation>Leuten in der &amp;Nähe zeigen</translation>
    </message>
    <message>
        <source>On: Tabletop lists this room to everybody in this network while you wait here.</source>
        <translation>An: Tabletop zeigt diesen Raum allen in diesem Netz, solange du hier wartest.</translation>
    </message>
    <message>
        <source>Off: people need the invite.</source>
        <translation>Aus: Man braucht die Einladung.</translation>
    </message>
    <message>
        <source>Invite copied.</source>
        <translation>Einladung kopiert.</translation>
    </message>
    <message>
        <source>This is the new invite. The old one opens nothing any more.</source>
        <translation>Das ist die neue Einladung. Die alte öffnet nichts mehr.</translation>
    </message>
    <message>
        <source>Who sits down?</source>
        <translation>Wer sitzt am Tisch?</translation>
    </message>
    <message>
        <source>{taken} of {all} seats taken</source>
        <translation>{taken} von {all} Plätzen besetzt</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Platz {n}</translation>
    </message>
    <message>
        <source>{reason} Trying again.</source>
        <translation>{reason} Es wird weiter versucht.</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>spielt mit</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
</context>
<context>
    <name>Week</name>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>played later</source>
        <translation>nachgeholt</translation>
    </message>
    <message>
        <source>The last seven days</source>
        <translation>Die letzten sieben Tage</translation>
    </message>
    <message>
        <source>none played yet</source>
        <translation>noch keine gespielt</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Match files (*{suffix} *.json)</source>
        <translation>Partiedateien (*{suffix} *.json)</translation>
    </message>
    <message>
        <source>Open a match file</source>
        <translation>Partiedatei öffnen</translation>
    </message>
    <message>
        <source>Save a bug report</source>
        <translation>Fehlerbericht speichern</translation>
    </message>
    <message>
        <source>Bug reports (*.zip)</source>
        <translation>Fehlerberichte (*.zip)</translation>
    </message>
    <message>
        <source>Nothing was sent. The report holds no players&apos; names; send it with a few words of yours.</source>
        <translation>Es wurde nichts gesendet. Der Bericht enthält keine Namen von Spielern; schick ihn mit ein paar eigenen Worten.</translation>
    </message>
    <message>
        <source>Save as a match file</source>
        <translation>Als Partiedatei speichern</translation>
    </message>
    <message>
        <source>The match isn&apos;t over: its file holds the seed, which reveals everything hidden.</source>
        <translation>Die Partie ist noch nicht zu Ende: Ihre Datei enthält die Startzahl, die alles Verdeckte verrät.</translation>
    </message>
    <message>
        <source>&amp;Save it</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>Ein Bild des Tisches speichern</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Save the result</source>
        <translation>Das Ergebnis speichern</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>PNG picture, twice as large (*.png)</source>
        <translation>PNG-Bild, doppelt so groß (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing, sharp at any size (*.svg)</source>
        <translation>SVG-Zeichnung, in jeder Größe scharf (*.svg)</translation>
    </message>
    <message>
        <source>“{file}” is there already. Do you want to replace it?</source>
        <translation>„{file}“ gibt es schon. Soll die Datei ersetzt werden?</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>Played by {names}.</source>
        <translation>Es spielten {names}.</translation>
    </message>
</context>
<context>
    <name>brick_and_mortar</name>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Preset hands and Starting Stores instead of the draft.</source>
        <translation>Feste Handkarten und Startläden statt der Auswahl.</translation>
    </message>
    <message>
        <source>Just enough for all</source>
        <translation>Gerade genug für alle</translation>
    </message>
    <message>
        <source>Whether players bid when items and room, or boxes and items, are equal.</source>
        <translation>Ob geboten wird, wenn Waren und Platz oder Kästchen und Waren gleich viele sind.</translation>
    </message>
    <message>
        <source>No bids</source>
        <translation>Keine Gebote</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Gebote</translation>
    </message>
    <message>
        <source>Debt locks stocking</source>
        <translation>Schulden sperren den Einkauf</translation>
    </message>
    <message>
        <source>Whether debt taken for a store also stops you from buying items that month.</source>
        <translation>Ob auch Schulden für einen Laden den Kauf von Waren in diesem Monat sperren.</translation>
    </message>
    <message>
        <source>Debt of Supply</source>
        <translation>Schulden der Angebotsphase</translation>
    </message>
    <message>
        <source>Debt of the month</source>
        <translation>Schulden des Monats</translation>
    </message>
    <message>
        <source>Advertisement Agency</source>
        <translation>Advertisement Agency</translation>
    </message>
    <message>
        <source>Whether its owner sees one pile of Market Cards or both.</source>
        <translation>Ob ihr Besitzer einen Stapel Marktkarten sieht oder beide.</translation>
    </message>
    <message>
        <source>Sees one pile</source>
        <translation>Sieht einen Stapel</translation>
    </message>
    <message>
        <source>Sees both piles</source>
        <translation>Sieht beide Stapel</translation>
    </message>
    <message>
        <source>Knockoff bonus</source>
        <translation>Zuschlag der Knockoffs</translation>
    </message>
    <message>
        <source>Electronics Surplus</source>
        <translation>Electronics Surplus</translation>
    </message>
    <message>
        <source>Whether its owner may sell from the market, or has to do so first.</source>
        <translation>Ob sein Besitzer vom Markt verkaufen darf oder es zuerst tun muss.</translation>
    </message>
    <message>
        <source>May sell</source>
        <translation>Darf verkaufen</translation>
    </message>
    <message>
        <source>Sells them first</source>
        <translation>Verkauft sie zuerst</translation>
    </message>
    <message>
        <source>Brick &amp; Mortar</source>
        <translation>Brick &amp; Mortar</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Lebensmittel</translation>
    </message>
    <message>
        <source>Clothing</source>
        <translation>Kleidung</translation>
    </message>
    <message>
        <source>Electronics</source>
        <translation>Elektronik</translation>
    </message>
    <message>
        <source>Jewelry</source>
        <translation>Schmuck</translation>
    </message>
    <message>
        <source>Art</source>
        <translation>Kunst</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a dock without crates</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>each</source>
        <comment>a price that everybody pays</comment>
        <translation>je</translation>
    </message>
    <message>
        <source>from</source>
        <comment>the least price that may be bid</comment>
        <translation>ab</translation>
    </message>
    <message>
        <source>up to</source>
        <comment>the highest price that may be bid</comment>
        <translation>bis</translation>
    </message>
    <message>
        <source>Jan</source>
        <comment>a month on the calendar</comment>
        <translation>Jan</translation>
    </message>
    <message>
        <source>Feb</source>
        <comment>a month on the calendar</comment>
        <translation>Feb</translation>
    </message>
    <message>
        <source>Mar</source>
        <comment>a month on the calendar</comment>
        <translation>Mär</translation>
    </message>
    <message>
        <source>Apr</source>
        <comment>a month on the calendar</comment>
        <translation>Apr</translation>
    </message>
    <message>
        <source>May</source>
        <comment>a month on the calendar</comment>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Jun</source>
        <comment>a month on the calendar</comment>
        <translation>Jun</translation>
    </message>
    <message>
        <source>Jul</source>
        <comment>a month on the calendar</comment>
        <translation>Jul</translation>
    </message>
    <message>
        <source>Aug</source>
        <comment>a month on the calendar</comment>
        <translation>Aug</translation>
    </message>
    <message>
        <source>Sep</source>
        <comment>a month on the calendar</comment>
        <translation>Sep</translation>
    </message>
    <message>
        <source>Oct</source>
        <comment>a month on the calendar</comment>
        <translation>Okt</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Advertisement</source>
        <translation>Werbung</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>Sale</source>
        <translation>Verkauf</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>Inventur</translation>
    </message>
    <message>
        <source>Utilities</source>
        <translation>Nebenkosten</translation>
    </message>
    <message>
        <source>Investment</source>
        <translation>Investition</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>turn order</comment>
        <translation>Reihen-</translation>
    </message>
    <message>
        <source>order</source>
        <comment>turn order</comment>
        <translation>folge</translation>
    </message>
    <message numerus="yes">
        <source>Buy up to %n point(s) in Investment, one after the other for</source>
        <translation>
            <numerusform>Investition: bis zu %n Punkt für</numerusform>
            <numerusform>Investition: bis zu %n Punkte, nacheinander für</numerusform>
        </translation>
    </message>
    <message>
        <source>· sell any for</source>
        <translation>· verkaufen für</translation>
    </message>
    <message>
        <source>each</source>
        <translation>je</translation>
    </message>
    <message numerus="yes">
        <source>%n surplus</source>
        <translation>
            <numerusform>%n Überschuss</numerusform>
            <numerusform>%n Überschuss</numerusform>
        </translation>
    </message>
    <message>
        <source>pts</source>
        <comment>points, on a mat</comment>
        <translation>Pkt</translation>
    </message>
    <message>
        <source>points</source>
        <comment>on the board of a building</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>if it ended now</source>
        <translation>wenn jetzt Schluss wäre</translation>
    </message>
    <message>
        <source>debt</source>
        <translation>Schulden</translation>
    </message>
    <message>
        <source>bill</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>slot {n}</source>
        <translation>Platz {n}</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n Punkt</numerusform>
            <numerusform>−%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>if empty</source>
        <translation>wenn leer</translation>
    </message>
    <message>
        <source>to let</source>
        <translation>zu vermieten</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s) if still empty</source>
        <translation>
            <numerusform>−%n Punkt, wenn noch leer</numerusform>
            <numerusform>−%n Punkte, wenn noch leer</numerusform>
        </translation>
    </message>
    <message>
        <source>when the game ends</source>
        <translation>am Ende des Spiels</translation>
    </message>
    <message>
        <source>slot {n} · ${cost} a month</source>
        <translation>Platz {n} · {cost}&#xa0;$ im Monat</translation>
    </message>
    <message>
        <source>slot {n} · ${cost} · new cards</source>
        <translation>Platz {n} · {cost}&#xa0;$ · neue Karten</translation>
    </message>
    <message>
        <source>slot {n} · ${cost} · one more card</source>
        <translation>Platz {n} · {cost}&#xa0;$ · eine Karte mehr</translation>
    </message>
    <message>
        <source>Behind your screen</source>
        <translation>Hinter deinem Schirm</translation>
    </message>
    <message>
        <source>each at</source>
        <translation>je für</translation>
    </message>
    <message>
        <source>sell none of them</source>
        <translation>nichts davon verkaufen</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a store without a price</comment>
        <translation>gratis</translation>
    </message>
    <message>
        <source>no modifier</source>
        <translation>keine Fähigkeit</translation>
    </message>
    <message>
        <source>private boxes</source>
        <translation>eigene Kästchen</translation>
    </message>
    <message numerus="yes">
        <source>Estimate for {kind}: %n box(es) to come, about {brings} for an item; others bid up to {high}.</source>
        <translation>
            <numerusform>Schätzung ({kind}): %n Kästchen kommt, je Ware etwa {brings}; andere bieten bis {high}.</numerusform>
            <numerusform>Schätzung ({kind}): %n Kästchen kommen, je Ware etwa {brings}; andere bieten bis {high}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid {price}: nothing has to be bought.</source>
        <translation>Gebot {price}: Gekauft werden muss nichts.</translation>
    </message>
    <message>
        <source>Bid {price} to choose first, with {left} to be gained on each.</source>
        <translation>Gebot {price}, um zuerst einzukaufen; je Ware bleiben {left}.</translation>
    </message>
    <message>
        <source>Bid {price} to gain {left} on each, even if others choose first.</source>
        <translation>Gebot {price}, damit je Ware {left} bleiben, auch wenn andere zuerst einkaufen.</translation>
    </message>
    <message numerus="yes">
        <source>Estimate for {kind}: %n box(es), items: {items}; others ask {low} or more.</source>
        <translation>
            <numerusform>Schätzung ({kind}): %n Kästchen, Waren: {items}; andere verlangen mindestens {low}.</numerusform>
            <numerusform>Schätzung ({kind}): %n Kästchen, Waren: {items}; andere verlangen mindestens {low}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Offered none, to keep the goods.</source>
        <translation>Nichts angeboten, um die Waren zu behalten.</translation>
    </message>
    <message>
        <source>Asked {price}, in case others ask even more.</source>
        <translation>{price} verlangt, falls andere noch mehr verlangen.</translation>
    </message>
    <message numerus="yes">
        <source>Asked {price}, even if only %n of {quantity} should sell.</source>
        <translation>
            <numerusform>{price} verlangt, auch wenn nur %n von {quantity} verkauft werden sollte.</numerusform>
            <numerusform>{price} verlangt, auch wenn nur %n von {quantity} verkauft werden sollten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Asked {price}, so that all %n should sell.</source>
        <translation>
            <numerusform>{price} verlangt, damit die Ware verkauft wird.</numerusform>
            <numerusform>{price} verlangt, damit alle %n verkauft werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Estimate for {store}: worth {worth} a month, for %n month(s).</source>
        <translation>
            <numerusform>Schätzung ({store}): {worth} im Monat wert, %n Monat lang.</numerusform>
            <numerusform>Schätzung ({store}): {worth} im Monat wert, %n Monate lang.</numerusform>
        </translation>
    </message>
    <message>
        <source>More than {high} would leave too little of that.</source>
        <translation>Mehr als {high} ließe davon zu wenig übrig.</translation>
    </message>
    <message>
        <source>This is the last month: money left over is worth nothing.</source>
        <translation>Das ist der letzte Monat: Übriges Geld ist nichts wert.</translation>
    </message>
    <message numerus="yes">
        <source>Expects %n more month(s): a point for {dollars} is a bargain.</source>
        <translation>
            <numerusform>Erwartet noch %n Monat: Ein Punkt für {dollars} ist günstig.</numerusform>
            <numerusform>Erwartet noch %n Monate: Ein Punkt für {dollars} ist günstig.</numerusform>
        </translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>{month}, the last month: {phase}</source>
        <translation>{month}, der letzte Monat: {phase}</translation>
    </message>
    <message>
        <source>{month}: {phase}</source>
        <translation>{month}: {phase}</translation>
    </message>
    <message>
        <source>an item for the market, or points</source>
        <translation>eine Ware für den Markt oder Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%n free item(s)</source>
        <translation>
            <numerusform>%n kostenlose Ware</numerusform>
            <numerusform>%n kostenlose Waren</numerusform>
        </translation>
    </message>
    <message>
        <source>free {kind} from the market</source>
        <translation>kostenlos aus dem Markt: {kind}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) less in the end</source>
        <translation>
            <numerusform>am Ende %n Punkt weniger</numerusform>
            <numerusform>am Ende %n Punkte weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps {store}</source>
        <translation>Behält: {store}</translation>
    </message>
    <message>
        <source>Keeps a store</source>
        <translation>Behält einen Laden</translation>
    </message>
    <message>
        <source>Draws {cards}</source>
        <translation>Zieht {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Draws %n Market Card(s)</source>
        <translation>
            <numerusform>Zieht %n Marktkarte</numerusform>
            <numerusform>Zieht %n Marktkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Sees in the {pile}: {cards}</source>
        <translation>Sieht ({pile}): {cards}</translation>
    </message>
    <message>
        <source>Looks at the {pile}</source>
        <translation>Sieht an: {pile}</translation>
    </message>
    <message>
        <source>Adds {card} to the {pile}</source>
        <translation>Fügt hinzu ({pile}): {card}</translation>
    </message>
    <message>
        <source>Adds a card to the {pile}</source>
        <translation>Fügt eine Karte hinzu: {pile}</translation>
    </message>
    <message>
        <source>{first}; {next}</source>
        <comment>a list of lists</comment>
        <translation>{first}; {next}</translation>
    </message>
    <message>
        <source>The other stores go to the left</source>
        <translation>Die anderen Läden gehen nach links</translation>
    </message>
    <message>
        <source>The stores left over are discarded face down</source>
        <translation>Die übrigen Läden werden verdeckt abgelegt</translation>
    </message>
    <message>
        <source>The match is over, at the end of {month}</source>
        <translation>Die Partie ist zu Ende, nach dem Monat {month}</translation>
    </message>
    <message>
        <source>Reaches the investment token on {space}: this month is the last</source>
        <translation>Erreicht den Investitionsmarker auf {space}: Dieser Monat ist der letzte</translation>
    </message>
    <message>
        <source>Opens {store} in slot {slot}</source>
        <translation>Eröffnet auf Platz {slot}: {store}</translation>
    </message>
    <message>
        <source>Discards {store} unopened</source>
        <translation>Legt ungeöffnet ab: {store}</translation>
    </message>
    <message>
        <source>Closes {store}</source>
        <translation>Schließt: {store}</translation>
    </message>
    <message>
        <source>Closes {store} and discards {items}</source>
        <translation>Schließt: {store}; abgelegt: {items}</translation>
    </message>
    <message>
        <source>Buys {store} from the hand</source>
        <translation>Kauft aus der Hand: {store}</translation>
    </message>
    <message>
        <source>Passes: no store this month</source>
        <translation>Passt: kein Laden in diesem Monat</translation>
    </message>
    <message>
        <source>Raises to {bid} for {store}</source>
        <translation>Erhöht auf {bid}: {store}</translation>
    </message>
    <message>
        <source>Starts the auction of {store} at {bid}</source>
        <translation>Beginnt bei {bid} die Versteigerung: {store}</translation>
    </message>
    <message>
        <source>Leaves the auction of {store}</source>
        <translation>Steigt aus: {store}</translation>
    </message>
    <message>
        <source>Wins {store} at {bid}</source>
        <translation>Gewinnt für {bid}: {store}</translation>
    </message>
    <message numerus="yes">
        <source>Pays {cost}, with %n debt token(s)</source>
        <translation>
            <numerusform>Zahlt {cost}, mit %n Schuldmarker</numerusform>
            <numerusform>Zahlt {cost}, mit %n Schuldmarkern</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays {cost}</source>
        <translation>Zahlt {cost}</translation>
    </message>
    <message numerus="yes">
        <source>Shuffles the discard pile (%n) into a new deck</source>
        <translation>
            <numerusform>Mischt die abgelegte Karte (%n) zu einem neuen Stapel</numerusform>
            <numerusform>Mischt die abgelegten Karten (%n) zu einem neuen Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards {cards}</source>
        <translation>Legt ab: {cards}</translation>
    </message>
    <message>
        <source>The cards are gathered: Supply {supply}, Demand {demand}</source>
        <translation>Die Karten sind gesammelt: Angebot {supply}, Nachfrage {demand}</translation>
    </message>
    <message>
        <source>{store} supplies {items}</source>
        <translation>{store} liefert {items}</translation>
    </message>
    <message>
        <source>The market gains {items}</source>
        <translation>Neu auf dem Markt: {items}</translation>
    </message>
    <message>
        <source>Stocks {items} into {store}</source>
        <translation>Kauft {items} ein: {store}</translation>
    </message>
    <message>
        <source>Takes {items} left over into {store}</source>
        <translation>Nimmt übrige {items}: {store}</translation>
    </message>
    <message>
        <source>Stocks no {kind}</source>
        <translation>Kauft nichts ein: {kind}</translation>
    </message>
    <message>
        <source>{store} supplies {items} to the market</source>
        <translation>{store} liefert {items} auf den Markt</translation>
    </message>
    <message>
        <source>All have chosen</source>
        <translation>Alle haben gewählt</translation>
    </message>
    <message>
        <source>Bids for {kind}, in the order of acting: {bids}</source>
        <translation>Gebote ({kind}), der Reihe nach: {bids}</translation>
    </message>
    <message>
        <source>Demand: {items}</source>
        <translation>Nachfrage: {items}</translation>
    </message>
    <message>
        <source>Sells {item} of {store} for {money}</source>
        <translation>Verkauft {item} für {money}: {store}</translation>
    </message>
    <message>
        <source>Sells {item} of the market through {store} for {money}</source>
        <translation>Verkauft {item} vom Markt für {money}: {store}</translation>
    </message>
    <message>
        <source>Discards {items} as surplus</source>
        <translation>Legt als Überschuss ab: {items}</translation>
    </message>
    <message>
        <source>Moves {item} to {store}</source>
        <translation>Räumt {item} um: {store}</translation>
    </message>
    <message numerus="yes">
        <source>Takes points for %n item(s) of {store} instead of {money}</source>
        <translation>
            <numerusform>Nimmt für %n Ware Punkte statt {money}: {store}</numerusform>
            <numerusform>Nimmt für %n Waren Punkte statt {money}: {store}</numerusform>
        </translation>
    </message>
    <message>
        <source>Resale Shop: takes {item}</source>
        <translation>Resale Shop: nimmt {item}</translation>
    </message>
    <message numerus="yes">
        <source>The boxes are emptied, and %n Demand Card(s) discarded</source>
        <translation>
            <numerusform>Die Kästchen werden geleert und %n Nachfragekarte abgelegt</numerusform>
            <numerusform>Die Kästchen werden geleert und %n Nachfragekarten abgelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>All items go down a shelf</source>
        <translation>Alle Waren rücken ein Regal hinunter</translation>
    </message>
    <message>
        <source>{store} returns {item} to the market</source>
        <translation>{store} gibt {item} auf den Markt zurück</translation>
    </message>
    <message>
        <source>Utilities: {cost}</source>
        <translation>Nebenkosten: {cost}</translation>
    </message>
    <message numerus="yes">
        <source>Utilities: {cost}, with %n debt token(s)</source>
        <translation>
            <numerusform>Nebenkosten: {cost}, mit %n Schuldmarker</numerusform>
            <numerusform>Nebenkosten: {cost}, mit %n Schuldmarkern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buys %n point(s) for {money}</source>
        <translation>
            <numerusform>Kauft %n Punkt für {money}</numerusform>
            <numerusform>Kauft %n Punkte für {money}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sells %n point(s) for {money}</source>
        <translation>
            <numerusform>Verkauft %n Punkt für {money}</numerusform>
            <numerusform>Verkauft %n Punkte für {money}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{store}: %n point(s)</source>
        <translation>
            <numerusform>{store}: %n Punkt</numerusform>
            <numerusform>{store}: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Points of open stores</source>
        <translation>Punkte offener Läden</translation>
    </message>
    <message>
        <source>Money, for what it can still buy</source>
        <translation>Geld, für das, was es noch kaufen kann</translation>
    </message>
    <message>
        <source>Goods that can be sold</source>
        <translation>Waren, die sich verkaufen lassen</translation>
    </message>
    <message>
        <source>What the stores earn in the months to come</source>
        <translation>Was die Läden in den nächsten Monaten einbringen</translation>
    </message>
    <message>
        <source>Stores in hand</source>
        <translation>Läden auf der Hand</translation>
    </message>
    <message>
        <source>The store that this month&apos;s auction can bring</source>
        <translation>Der Laden, den die Auktion dieses Monats bringen kann</translation>
    </message>
    <message>
        <source>The store still to be opened</source>
        <translation>Der Laden, der noch zu eröffnen ist</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) on the shelves</source>
        <translation>
            <numerusform>%n Ware in den Regalen</numerusform>
            <numerusform>%n Waren in den Regalen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Market Research Firm: discard %n more Market Card(s).</source>
        <translation>
            <numerusform>Market Research Firm: Leg noch %n Marktkarte ab.</numerusform>
            <numerusform>Market Research Firm: Leg noch %n Marktkarten ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Third slot: exchange one or all of your %n Market Card(s), or go on.</source>
        <translation>
            <numerusform>Platz 3: Tausch deine %n Marktkarte aus, oder weiter.</numerusform>
            <numerusform>Platz 3: Tausch eine oder alle %n Marktkarten aus, oder weiter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fourth slot: you may play another card; you have played %n.</source>
        <translation>
            <numerusform>Vierter Platz: Du darfst noch eine Karte spielen; gespielt hast du %n.</numerusform>
            <numerusform>Vierter Platz: Du darfst noch eine Karte spielen; gespielt hast du %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play %n Market Card(s): face up to Supply, or face down to Demand.</source>
        <translation>
            <numerusform>Spiel %n Marktkarte: offen als Angebot oder verdeckt als Nachfrage.</numerusform>
            <numerusform>Spiel %n Marktkarten: offen als Angebot oder verdeckt als Nachfrage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play %n more Market Card(s) first.</source>
        <translation>
            <numerusform>Spiel zuerst noch %n Marktkarte.</numerusform>
            <numerusform>Spiel zuerst noch %n Marktkarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;ve played the card with {card} already.</source>
        <translation>Die Karte mit {card} hast du schon gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>Advertisement Agency: look at both piles and add a card? Demand has %n.</source>
        <translation>
            <numerusform>Advertisement Agency: Beide Stapel ansehen und eine Karte hinzufügen? Nachfrage: %n.</numerusform>
            <numerusform>Advertisement Agency: Beide Stapel ansehen und eine Karte hinzufügen? Nachfrage: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Advertisement Agency: look at a pile and add a card to it? Demand has %n.</source>
        <translation>
            <numerusform>Advertisement Agency: Einen Stapel ansehen und ihm eine Karte hinzufügen? Nachfrage: %n.</numerusform>
            <numerusform>Advertisement Agency: Einen Stapel ansehen und ihm eine Karte hinzufügen? Nachfrage: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at the {pile} shows you both.</source>
        <translation>Wähl „{pile}“: Dann siehst du beide.</translation>
    </message>
    <message numerus="yes">
        <source>Add one of your %n Market Card(s) to a pile.</source>
        <translation>
            <numerusform>Füg einem Stapel deine %n Marktkarte hinzu.</numerusform>
            <numerusform>Füg einem Stapel eine deiner %n Marktkarten hinzu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add one of your %n Market Card(s) to the {pile}.</source>
        <translation>
            <numerusform>Füg deine %n Marktkarte hinzu: {pile}.</numerusform>
            <numerusform>Füg eine deiner %n Marktkarten hinzu: {pile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;ve looked at the {pile}: add the card to it.</source>
        <translation>Angesehen hast du: {pile}. Füg die Karte dort hinzu.</translation>
    </message>
    <message numerus="yes">
        <source>Your slot {slot} is empty: %n of your slots have a store.</source>
        <translation>
            <numerusform>Dein Platz {slot} ist leer: %n deiner Plätze hat einen Laden.</numerusform>
            <numerusform>Dein Platz {slot} ist leer: %n deiner Plätze haben einen Laden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card with {card} isn&apos;t in your hand.</source>
        <translation>Die Karte mit {card} ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>{bid} is too much: bid {most} at most.</source>
        <translation>{bid} ist zu viel: Biete höchstens {most}.</translation>
    </message>
    <message numerus="yes">
        <source>%n {kind}</source>
        <comment>a number of items</comment>
        <translation>
            <numerusform>%n {kind}</numerusform>
            <numerusform>%n {kind}</numerusform>
        </translation>
    </message>
    <message>
        <source>opened {things}</source>
        <translation>eröffnet {things}</translation>
    </message>
    <message>
        <source>closed {things}</source>
        <translation>schließt {things}</translation>
    </message>
    <message>
        <source>discarded {things}</source>
        <translation>legt {things} ab</translation>
    </message>
    <message>
        <source>bought {things}</source>
        <translation>kauft {things}</translation>
    </message>
    <message>
        <source>built nothing</source>
        <translation>baut nichts</translation>
    </message>
    <message numerus="yes">
        <source>kept %n store(s)</source>
        <translation>
            <numerusform>behält %n Laden</numerusform>
            <numerusform>behält %n Läden</numerusform>
        </translation>
    </message>
    <message>
        <source>won {things} for ${amount}</source>
        <translation>ersteigert {things} für {amount}&#xa0;$</translation>
    </message>
    <message>
        <source>bid ${bid} for {store}</source>
        <translation>bietet {bid}&#xa0;$ für {store}</translation>
    </message>
    <message>
        <source>let {things} go</source>
        <translation>lässt {things} ziehen</translation>
    </message>
    <message numerus="yes">
        <source>sealed %n bid(s)</source>
        <translation>
            <numerusform>gibt %n verdecktes Gebot ab</numerusform>
            <numerusform>gibt %n verdeckte Gebote ab</numerusform>
        </translation>
    </message>
    <message>
        <source>stocked {things}</source>
        <translation>lagert {things} ein</translation>
    </message>
    <message>
        <source>stocked no {things}</source>
        <translation>füllt kein Lager mit {things}</translation>
    </message>
    <message>
        <source>supplied {things} to the market</source>
        <translation>liefert {things} auf den Markt</translation>
    </message>
    <message numerus="yes">
        <source>drew %n card(s)</source>
        <translation>
            <numerusform>zieht %n Karte</numerusform>
            <numerusform>zieht %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>sold {things} for ${amount}</source>
        <translation>verkauft {things} für {amount}&#xa0;$</translation>
    </message>
    <message>
        <source>earned ${amount} more</source>
        <translation>verdient {amount}&#xa0;$ mehr</translation>
    </message>
    <message numerus="yes">
        <source>took points for %n item(s)</source>
        <translation>
            <numerusform>nimmt Punkte für %n Ware</numerusform>
            <numerusform>nimmt Punkte für %n Waren</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded {things} unsold</source>
        <translation>legt {things} unverkauft ab</translation>
    </message>
    <message>
        <source>moved {things}</source>
        <translation>räumt {things} um</translation>
    </message>
    <message>
        <source>rescued {things}</source>
        <translation>rettet {things}</translation>
    </message>
    <message numerus="yes">
        <source>bought %n point(s) for ${amount}</source>
        <translation>
            <numerusform>kauft %n Punkt für {amount}&#xa0;$</numerusform>
            <numerusform>kauft %n Punkte für {amount}&#xa0;$</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sold %n point(s) for ${amount}</source>
        <translation>
            <numerusform>verkauft %n Punkt für {amount}&#xa0;$</numerusform>
            <numerusform>verkauft %n Punkte für {amount}&#xa0;$</numerusform>
        </translation>
    </message>
    <message>
        <source>paid a bill of ${amount}</source>
        <translation>zahlt eine Rechnung von {amount}&#xa0;$</translation>
    </message>
    <message numerus="yes">
        <source>lost %n item(s) grown old</source>
        <translation>
            <numerusform>verliert %n veraltete Ware</numerusform>
            <numerusform>verliert %n veraltete Waren</numerusform>
        </translation>
    </message>
    <message>
        <source>pawned {things}</source>
        <translation>versetzt {things}</translation>
    </message>
    <message numerus="yes">
        <source>gained %n point(s)</source>
        <translation>
            <numerusform>bekommt %n Punkt</numerusform>
            <numerusform>bekommt %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost %n point(s)</source>
        <translation>
            <numerusform>verliert %n Punkt</numerusform>
            <numerusform>verliert %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid more than {high} for {store}, or leave the auction.</source>
        <translation>Biete mehr als {high} oder steig aus: {store}.</translation>
    </message>
    <message>
        <source>{who} has bid {high}: bid more.</source>
        <translation>{who} bietet {high}: Biete mehr.</translation>
    </message>
    <message numerus="yes">
        <source>Take one of %n Starting Stores.</source>
        <translation>
            <numerusform>Nimm %n Startladen.</numerusform>
            <numerusform>Nimm einen von %n Startläden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{store} isn&apos;t a Starting Store.</source>
        <translation>{store} ist kein Startladen.</translation>
    </message>
    <message>
        <source>{store} has been taken.</source>
        <translation>{store} ist schon vergeben.</translation>
    </message>
    <message>
        <source>Start an auction of a public store, or pass.</source>
        <translation>Beginne die Versteigerung eines ausliegenden Ladens, oder passe.</translation>
    </message>
    <message numerus="yes">
        <source>Buy one of your %n store(s), start an auction, or pass.</source>
        <translation>
            <numerusform>Kauf deinen %n Laden, beginne eine Versteigerung, oder passe.</numerusform>
            <numerusform>Kauf einen deiner %n Läden, beginne eine Versteigerung, oder passe.</numerusform>
        </translation>
    </message>
    <message>
        <source>{store} isn&apos;t in your hand.</source>
        <translation>{store} ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>{store} isn&apos;t up for auction.</source>
        <translation>{store} wird nicht versteigert.</translation>
    </message>
    <message>
        <source>{store} is on deck: it joins the row later.</source>
        <translation>{store} liegt noch auf dem Stapel: Er kommt später in die Auslage.</translation>
    </message>
    <message>
        <source>{store} costs {cost}: bid that at least.</source>
        <translation>{store} kostet {cost}: Biete mindestens so viel.</translation>
    </message>
    <message numerus="yes">
        <source>Close any of your %n store(s), or go on.</source>
        <translation>
            <numerusform>Schließ deinen Laden (%n), oder weiter.</numerusform>
            <numerusform>Schließ beliebige deiner %n Läden, oder weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open {store}; you may close others first.</source>
        <translation>Eröffne {store}; vorher darfst du andere schließen.</translation>
    </message>
    <message>
        <source>Close a store to make room for {store}, or discard it.</source>
        <translation>Schließ einen Laden, um Platz zu machen, oder leg ab: {store}.</translation>
    </message>
    <message>
        <source>You&apos;ve obtained no store in {month}.</source>
        <translation>Du hast keinen Laden bekommen: {month}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n slots are taken: close a store first.</source>
        <translation>
            <numerusform>%n Platz ist besetzt: Schließ zuerst einen Laden.</numerusform>
            <numerusform>Alle %n Plätze sind besetzt: Schließ zuerst einen Laden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{store}: return the expiring {kind} to the market for %n point(s)?</source>
        <translation>
            <numerusform>{store}: Verfallendes ({kind}) für %n Punkt auf den Markt zurück?</numerusform>
            <numerusform>{store}: Verfallendes ({kind}) für %n Punkte auf den Markt zurück?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bank: buy up to %n more point(s), or go on.</source>
        <translation>
            <numerusform>Bank: Kauf noch %n Punkt, oder weiter.</numerusform>
            <numerusform>Bank: Kauf noch bis zu %n Punkte, oder weiter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy up to %n point(s), sell points at {price} each, or go on.</source>
        <translation>
            <numerusform>Kauf bis zu %n Punkt, verkauf Punkte für je {price}, oder weiter.</numerusform>
            <numerusform>Kauf bis zu %n Punkte, verkauf Punkte für je {price}, oder weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;ve bought points in {month}: you can&apos;t sell any now.</source>
        <translation>Du hast schon Punkte gekauft ({month}): Verkaufen geht nun nicht.</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n point(s) to sell.</source>
        <translation>
            <numerusform>Du hast nur %n Punkt zu verkaufen.</numerusform>
            <numerusform>Du hast nur %n Punkte zu verkaufen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the Bank you buy %n point(s) at most in one purchase.</source>
        <translation>
            <numerusform>Mit der Bank kaufst du höchstens %n Punkt auf einmal.</numerusform>
            <numerusform>Mit der Bank kaufst du höchstens %n Punkte auf einmal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can buy %n point(s) at most.</source>
        <translation>
            <numerusform>Du kannst höchstens %n Punkt kaufen.</numerusform>
            <numerusform>Du kannst höchstens %n Punkte kaufen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) cost {cost}, and you have {money}.</source>
        <translation>
            <numerusform>%n Punkt kostet {cost}, und du hast {money}.</numerusform>
            <numerusform>%n Punkte kosten {cost}, und du hast {money}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep one of these %n stores; the others go on.</source>
        <translation>
            <numerusform>Behalt diesen %n Laden.</numerusform>
            <numerusform>Behalt einen dieser %n Läden; die anderen gehen weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;ve kept {store} already.</source>
        <translation>Du hast schon behalten: {store}.</translation>
    </message>
    <message>
        <source>{store} isn&apos;t among the stores you hold.</source>
        <translation>{store} ist nicht unter den Läden, die du hältst.</translation>
    </message>
    <message>
        <source>Pay {cost} for {store}, in cash or with debt tokens.</source>
        <translation>Zahl {cost}, mit Geld oder Schuldmarkern: {store}.</translation>
    </message>
    <message>
        <source>Pay {cost} to {who}, in cash or with debt tokens.</source>
        <translation>Zahl {cost} an {who}, mit Geld oder Schuldmarkern.</translation>
    </message>
    <message numerus="yes">
        <source>{cost} takes %n debt token(s) at most.</source>
        <translation>
            <numerusform>Für {cost} nimmst du höchstens %n Schuldmarker.</numerusform>
            <numerusform>Für {cost} nimmst du höchstens %n Schuldmarker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t cover {cost}: take %n debt token(s) at least.</source>
        <translation>
            <numerusform>Dein Geld reicht nicht für {cost}: Nimm mindestens %n Schuldmarker.</numerusform>
            <numerusform>Dein Geld reicht nicht für {cost}: Nimm mindestens %n Schuldmarker.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move items from your other stores to {store}, or go on.</source>
        <translation>Räum Waren aus deinen anderen Läden um, oder weiter: {store}.</translation>
    </message>
    <message>
        <source>The {kind} is in {store} already.</source>
        <translation>Das ist schon dort ({kind}): {store}.</translation>
    </message>
    <message>
        <source>{store} can&apos;t take in {kind} now.</source>
        <translation>{store} nimmt das jetzt nicht auf: {kind}.</translation>
    </message>
    <message>
        <source>{store} has no {kind} to move on its {shelf}.</source>
        <translation>{store} hat dort nichts umzuräumen ({shelf}): {kind}.</translation>
    </message>
    <message numerus="yes">
        <source>Resale Shop: buy surplus {kind} (%n) for {price} each, or go on.</source>
        <translation>
            <numerusform>Resale Shop: Kauf Überschuss ({kind}, %n) für {price}, oder weiter.</numerusform>
            <numerusform>Resale Shop: Kauf Überschuss ({kind}, %n) für je {price}, oder weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {kind} of opponents can be bought.</source>
        <translation>Kaufen kannst du nur von Gegnern: {kind}.</translation>
    </message>
    <message>
        <source>{who} has discarded no {kind}.</source>
        <translation>{who} hat nichts davon abgelegt: {kind}.</translation>
    </message>
    <message numerus="yes">
        <source>Bid to sell {kind}: how many, and for how much each. %n box(es), {most} at most.</source>
        <translation>
            <numerusform>Biete Anzahl und Preis ({kind}): %n Kästchen, bis {most}.</numerusform>
            <numerusform>Biete Anzahl und Preis ({kind}): %n Kästchen, bis {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>To sell none, bid {price}.</source>
        <translation>Um nichts zu verkaufen, biete {price}.</translation>
    </message>
    <message numerus="yes">
        <source>You can sell %n {kind} at most.</source>
        <translation>
            <numerusform>Du kannst höchstens %n verkaufen: {kind}.</numerusform>
            <numerusform>Du kannst höchstens %n verkaufen: {kind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell up to %n {kind} for {price} each, or go on.</source>
        <translation>
            <numerusform>Verkauf bis zu %n für {price}, oder weiter: {kind}.</numerusform>
            <numerusform>Verkauf bis zu %n für je {price}, oder weiter: {kind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deliver %n more {kind} for {price} each.</source>
        <translation>
            <numerusform>Liefere noch %n für {price} ab: {kind}.</numerusform>
            <numerusform>Liefere noch %n für je {price} ab: {kind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve bid to sell {bid}: deliver %n more.</source>
        <translation>
            <numerusform>Du hast {bid} geboten: Liefere noch %n ab.</numerusform>
            <numerusform>Du hast {bid} geboten: Liefere noch %n ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>{store} sells no more {kind} from the market.</source>
        <translation>{store} verkauft nichts mehr vom Markt: {kind}.</translation>
    </message>
    <message>
        <source>{store} has no {kind} on its {shelf}.</source>
        <translation>{store} hat dort nichts ({shelf}): {kind}.</translation>
    </message>
    <message>
        <source>Sell the {kind} of the market before that of {store}.</source>
        <translation>Verkauf zuerst vom Markt, dann von hier ({kind}): {store}.</translation>
    </message>
    <message>
        <source>No box for {kind} is free on the Demand Cards.</source>
        <translation>Auf den Nachfragekarten ist kein Kästchen frei: {kind}.</translation>
    </message>
    <message>
        <source>{store} has no free box for {kind}.</source>
        <translation>{store} hat dafür kein freies Kästchen: {kind}.</translation>
    </message>
    <message>
        <source>No jewelry box is free for {store}.</source>
        <translation>Kein Schmuckkästchen ist frei: {store}.</translation>
    </message>
    <message numerus="yes">
        <source>That box is needed: only %n of your items could be sold.</source>
        <translation>
            <numerusform>Dieses Kästchen wird gebraucht: Du könntest sonst nur %n Ware verkaufen.</numerusform>
            <numerusform>Dieses Kästchen wird gebraucht: Du könntest sonst nur %n Waren verkaufen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{store}: take points instead of {price} for up to %n item(s)?</source>
        <translation>
            <numerusform>{store}: Für %n Ware Punkte statt {price} nehmen?</numerusform>
            <numerusform>{store}: Für bis zu %n Waren Punkte statt je {price} nehmen?</numerusform>
        </translation>
    </message>
    <message>
        <source>First decide about {store}.</source>
        <translation>Entscheide zuerst über {store}.</translation>
    </message>
    <message numerus="yes">
        <source>{store} gives points for %n item(s) at most now.</source>
        <translation>
            <numerusform>{store} gibt jetzt für höchstens %n Ware Punkte.</numerusform>
            <numerusform>{store} gibt jetzt für höchstens %n Waren Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Surplus: discard %n more {kind}.</source>
        <translation>
            <numerusform>Überschuss: Leg noch %n ab: {kind}.</numerusform>
            <numerusform>Überschuss: Leg noch %n ab: {kind}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{store} has no {kind} to discard on its {shelf}.</source>
        <translation>{store} hat dort nichts abzulegen ({shelf}): {kind}.</translation>
    </message>
    <message numerus="yes">
        <source>Bid a price per item of {kind}: %n for sale, {least} at least.</source>
        <translation>
            <numerusform>Biete je Ware ({kind}): %n auf dem Markt, mindestens {least}.</numerusform>
            <numerusform>Biete je Ware ({kind}): %n auf dem Markt, mindestens {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The market has only %n {kind}.</source>
        <translation>
            <numerusform>Der Markt hat nur %n: {kind}.</numerusform>
            <numerusform>Der Markt hat nur %n: {kind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{store} has room for %n more {kind}.</source>
        <translation>
            <numerusform>{store} hat Platz für %n: {kind}.</numerusform>
            <numerusform>{store} hat Platz für %n: {kind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {kind} stocked for {cost}: stock more, or pay.</source>
        <translation>
            <numerusform>%n für {cost} eingekauft ({kind}): Kauf mehr ein, oder zahl.</numerusform>
            <numerusform>%n für {cost} eingekauft ({kind}): Kauf mehr ein, oder zahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock {kind} at {price} each: %n in the market.</source>
        <translation>
            <numerusform>Kauf für {price} ein ({kind}): %n auf dem Markt.</numerusform>
            <numerusform>Kauf für je {price} ein ({kind}): %n auf dem Markt.</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes {cost}: you have {money}, and debt pays for one item.</source>
        <translation>Das macht {cost}: Du hast {money}, und Schulden zahlen eine Ware.</translation>
    </message>
    <message>
        <source>You can&apos;t pay {cost} yet: stock more to make it cheaper.</source>
        <translation>{cost} kannst du noch nicht zahlen: Kauf mehr ein, dann wird es billiger.</translation>
    </message>
    <message numerus="yes">
        <source>For one item of {cost} you take %n debt token(s) at most.</source>
        <translation>
            <numerusform>Für eine Ware zu {cost} nimmst du höchstens %n Schuldmarker.</numerusform>
            <numerusform>Für eine Ware zu {cost} nimmst du höchstens %n Schuldmarker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To pay {cost} you need %n debt token(s).</source>
        <translation>
            <numerusform>Für {cost} brauchst du %n Schuldmarker.</numerusform>
            <numerusform>Für {cost} brauchst du %n Schuldmarker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{store}: put up to %n more free item(s) into your stores.</source>
        <translation>
            <numerusform>{store}: Leg noch %n Ware gratis in deine Läden.</numerusform>
            <numerusform>{store}: Leg noch bis zu %n Waren gratis in deine Läden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{store} has nothing left to supply.</source>
        <translation>{store} hat nichts mehr zu liefern.</translation>
    </message>
    <message>
        <source>{store} doesn&apos;t sell {kind}.</source>
        <translation>{store} verkauft das nicht: {kind}.</translation>
    </message>
    <message numerus="yes">
        <source>{store} holds no more {kind}: it has room for %n.</source>
        <translation>
            <numerusform>{store} ist voll ({kind}): Platz ist für %n.</numerusform>
            <numerusform>{store} ist voll ({kind}): Platz ist für %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{store}: supply {item} to the market, gain %n point(s), or neither.</source>
        <translation>
            <numerusform>{store}: {item} auf den Markt liefern, %n Punkt bekommen, oder keins von beidem.</numerusform>
            <numerusform>{store}: {item} auf den Markt liefern, %n Punkte bekommen, oder keins von beidem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {kind} left in the market: take any of it for {free}.</source>
        <translation>
            <numerusform>%n übrig ({kind}): Nimm es für {free}.</numerusform>
            <numerusform>%n übrig ({kind}): Nimm davon für {free}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{store} can&apos;t take what is left for {free}.</source>
        <translation>{store} kann Übriges nicht für {free} nehmen.</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>{bid} bieten</translation>
    </message>
    <message>
        <source>Play it to Demand</source>
        <translation>Als Nachfrage spielen</translation>
    </message>
    <message>
        <source>Play it to Supply</source>
        <translation>Als Angebot spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n into {store}</source>
        <translation>
            <numerusform>%n einkaufen: {store}</numerusform>
            <numerusform>%n einkaufen: {store}</numerusform>
        </translation>
    </message>
    <message>
        <source>Sell it to {box}</source>
        <translation>Verkaufen: {box}</translation>
    </message>
    <message>
        <source>Keep {store}</source>
        <translation>Behalten: {store}</translation>
    </message>
    <message>
        <source>Take {store}</source>
        <translation>Nehmen: {store}</translation>
    </message>
    <message>
        <source>Buy {store}</source>
        <translation>Kaufen: {store}</translation>
    </message>
    <message>
        <source>Start the auction of {store} at {bid}</source>
        <translation>Versteigerung bei {bid} beginnen: {store}</translation>
    </message>
    <message>
        <source>Pass: no store this month</source>
        <translation>Passen: kein Laden</translation>
    </message>
    <message>
        <source>Raise to {bid}</source>
        <translation>Auf {bid} erhöhen</translation>
    </message>
    <message>
        <source>Leave the auction</source>
        <translation>Aussteigen</translation>
    </message>
    <message numerus="yes">
        <source>Pay with %n debt token(s)</source>
        <translation>
            <numerusform>Mit %n Schuldmarker zahlen</numerusform>
            <numerusform>Mit %n Schuldmarkern zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Close {store}</source>
        <translation>Schließen: {store}</translation>
    </message>
    <message>
        <source>Open {store}</source>
        <translation>Eröffnen: {store}</translation>
    </message>
    <message>
        <source>Play {card} face up to Supply</source>
        <translation>Offen als Angebot spielen: {card}</translation>
    </message>
    <message>
        <source>Play {card} face down to Demand</source>
        <translation>Verdeckt als Nachfrage spielen: {card}</translation>
    </message>
    <message>
        <source>Exchange {card}</source>
        <translation>Austauschen: {card}</translation>
    </message>
    <message>
        <source>Exchange all Market Cards</source>
        <translation>Alle tauschen</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Ablegen: {card}</translation>
    </message>
    <message>
        <source>Look at the {pile}</source>
        <translation>Ansehen: {pile}</translation>
    </message>
    <message>
        <source>Add {card} to the {pile}</source>
        <translation>Hinzufügen ({pile}): {card}</translation>
    </message>
    <message>
        <source>Put an item of {source} into {store}</source>
        <translation>Ware einlegen ({source}): {store}</translation>
    </message>
    <message>
        <source>Take the point</source>
        <translation>Den Punkt nehmen</translation>
    </message>
    <message>
        <source>Supply the item</source>
        <translation>Die Ware liefern</translation>
    </message>
    <message>
        <source>Bid {price} each</source>
        <translation>Je {price} bieten</translation>
    </message>
    <message numerus="yes">
        <source>Stock %n item(s) into {store}</source>
        <translation>
            <numerusform>%n Ware einkaufen: {store}</numerusform>
            <numerusform>%n Waren einkaufen: {store}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move {item} from {store} to {other}</source>
        <translation>{item} umräumen: {store} → {other}</translation>
    </message>
    <message>
        <source>Sell from {store}, {shelf}, to {box}</source>
        <translation>Verkaufen: {store}, {shelf} → {box}</translation>
    </message>
    <message>
        <source>Sell all</source>
        <translation>Alles verkaufen</translation>
    </message>
    <message numerus="yes">
        <source>Take points for %n item(s) of {store}</source>
        <translation>
            <numerusform>Punkte für %n Ware nehmen: {store}</numerusform>
            <numerusform>Punkte für %n Waren nehmen: {store}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard an item of {store}, {shelf}</source>
        <translation>Ware ablegen: {store}, {shelf}</translation>
    </message>
    <message>
        <source>Buy from {who}</source>
        <translation>Kaufen von {who}</translation>
    </message>
    <message>
        <source>the Demand Cards</source>
        <translation>die Nachfragekarten</translation>
    </message>
    <message>
        <source>a jewelry box</source>
        <translation>ein Schmuckkästchen</translation>
    </message>
    <message>
        <source>Return it to the market</source>
        <translation>Auf den Markt zurückgeben</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Verfallen lassen</translation>
    </message>
    <message numerus="yes">
        <source>Buy %n point(s)</source>
        <translation>
            <numerusform>%n Punkt kaufen</numerusform>
            <numerusform>%n Punkte kaufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell %n point(s)</source>
        <translation>
            <numerusform>%n Punkt verkaufen</numerusform>
            <numerusform>%n Punkte verkaufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard {store} unopened</source>
        <translation>Ablegen: {store}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>{store} {points}</source>
        <comment>a store and its points</comment>
        <translation>{store} {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s)</source>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Point track</source>
        <translation>Punkteleiste</translation>
    </message>
    <message>
        <source>Stores</source>
        <translation>Läden</translation>
    </message>
    <message>
        <source>Empty slots</source>
        <translation>Leere Plätze</translation>
    </message>
    <message>
        <source>Debt</source>
        <translation>Schulden</translation>
    </message>
    <message>
        <source>win {things}</source>
        <translation>{things} ersteigern</translation>
    </message>
    <message>
        <source>pay ${amount} at auctions</source>
        <translation>bei Auktionen {amount} an Geld zahlen</translation>
    </message>
    <message>
        <source>open {things}</source>
        <translation>{things} eröffnen</translation>
    </message>
    <message>
        <source>buy {things}</source>
        <translation>{things} kaufen</translation>
    </message>
    <message>
        <source>close {things}</source>
        <translation>{things} schließen</translation>
    </message>
    <message>
        <source>Advertisement Agency: look at both piles and add a card? Demand has no cards.</source>
        <translation>Advertisement Agency: Beide Stapel ansehen und eine Karte hinzufügen? In der Nachfrage liegt keine.</translation>
    </message>
    <message>
        <source>Advertisement Agency: look at a pile and add a card to it? Demand has no cards.</source>
        <translation>Advertisement Agency: Einen Stapel ansehen und ihm eine Karte hinzufügen? In der Nachfrage liegt keine.</translation>
    </message>
    <message>
        <source>Preset hands and stores</source>
        <translation>Feste Handkarten und Läden</translation>
    </message>
    <message>
        <source>Leaves the row: {gone}. Joins it: {came}</source>
        <translation>Verlässt die Auslage: {gone}. Kommt hinzu: {came}</translation>
    </message>
    <message>
        <source>Joins the row: {came}</source>
        <translation>Kommt in die Auslage: {came}</translation>
    </message>
    <message>
        <source>Leaves the row: {gone}</source>
        <translation>Verlässt die Auslage: {gone}</translation>
    </message>
    <message numerus="yes">
        <source>Advertises with %n Market Card(s)</source>
        <translation>
            <numerusform>Wirbt mit %n Marktkarte</numerusform>
            <numerusform>Wirbt mit %n Marktkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advertised with %n card(s)</source>
        <translation>
            <numerusform>wirbt mit %n Karte</numerusform>
            <numerusform>wirbt mit %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>No bids for {kind}: {items} in the market, room for {room} ({seats})</source>
        <translation>{kind}: {items} auf dem Markt, Platz für {room} ({seats}). Niemand muss bieten</translation>
    </message>
    <message>
        <source>Bids for {kind}: {items} in the market, room for {room} ({seats})</source>
        <translation>{kind}: {items} auf dem Markt, Platz für {room} ({seats}). Es wird geboten</translation>
    </message>
    <message>
        <source>stock {things}</source>
        <translation>{things} einlagern</translation>
    </message>
    <message>
        <source>No bids for {kind}: boxes {boxes}, items {items} ({seats})</source>
        <translation>{kind}: Kästchen {boxes}, Waren {items} ({seats}). Niemand muss bieten</translation>
    </message>
    <message>
        <source>Bids for {kind}: boxes {boxes}, items {items} ({seats})</source>
        <translation>{kind}: Kästchen {boxes}, Waren {items} ({seats}). Es wird geboten</translation>
    </message>
    <message>
        <source>earn ${amount} by stores</source>
        <translation>durch Läden {amount} an Geld verdienen</translation>
    </message>
    <message numerus="yes">
        <source>Deliver %n {kind} for {price} each.</source>
        <translation>
            <numerusform>Liefere %n für {price} ab: {kind}.</numerusform>
            <numerusform>Liefere %n für je {price} ab: {kind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve bid to sell {bid}: deliver %n.</source>
        <translation>
            <numerusform>Du hast {bid} geboten: Liefere %n ab.</numerusform>
            <numerusform>Du hast {bid} geboten: Liefere %n ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>sell {things}</source>
        <translation>{things} verkaufen</translation>
    </message>
    <message>
        <source>sell for ${amount}</source>
        <translation>beim Verkauf {amount} an Geld einnehmen</translation>
    </message>
    <message>
        <source>discard unsold items</source>
        <translation>unverkaufte Waren ablegen</translation>
    </message>
    <message>
        <source>lose items grown old</source>
        <translation>veraltete Waren verlieren</translation>
    </message>
    <message>
        <source>had no bill to pay</source>
        <translation>hat keine Rechnung zu zahlen</translation>
    </message>
    <message>
        <source>put ${amount} into points</source>
        <translation>{amount} an Geld in Punkte stecken</translation>
    </message>
    <message>
        <source>{month} begins. Turn order: {seats}</source>
        <translation>{month} beginnt. Reihenfolge: {seats}</translation>
    </message>
    <message>
        <source>{month} begins, the final month. Turn order: {seats}</source>
        <translation>{month} beginnt, der letzte Monat. Reihenfolge: {seats}</translation>
    </message>
    <message>
        <source>{who} wins the tie at {points}, being further ahead in turn order.</source>
        <translation>{who} gewinnt den Gleichstand bei {points} und ist in der Reihenfolge weiter vorn.</translation>
    </message>
    <message>
        <source>{who} wins, {points} to {second}.</source>
        <translation>Sieg: {who}, {points} zu {second}.</translation>
    </message>
    <message>
        <source>Bids for {kind}</source>
        <translation>Gebote: {kind}</translation>
    </message>
    <message>
        <source>The highest price stocks first.</source>
        <translation>Der höchste Preis kauft zuerst ein.</translation>
    </message>
    <message>
        <source>The lowest price sells first.</source>
        <translation>Der niedrigste Preis verkauft zuerst.</translation>
    </message>
    <message>
        <source>Equal: whoever is behind in turn order.</source>
        <translation>Gleichstand: wer weiter hinten steht.</translation>
    </message>
    <message>
        <source>Move a public store to your opening bid, or one of yours to its slot.</source>
        <translation>Zieh einen ausliegenden Laden auf dein Gebot oder einen eigenen auf seinen Platz.</translation>
    </message>
    <message>
        <source>For how many items do you take points instead of their money?</source>
        <translation>Für wie viele Waren nimmst du Punkte statt Geld?</translation>
    </message>
    <message>
        <source>Not open yet</source>
        <translation>Noch nicht offen</translation>
    </message>
    <message>
        <source>A store that isn&apos;t opened this month is lost.</source>
        <translation>Ein Laden, der diesen Monat nicht öffnet, ist verloren.</translation>
    </message>
    <message>
        <source>Bids turned up</source>
        <translation>Gebote aufgedeckt</translation>
    </message>
    <message>
        <source>your bid</source>
        <translation>dein Gebot</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>aufgedeckt</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>Nachfrage</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Close a store</source>
        <translation>Laden schließen</translation>
    </message>
    <message>
        <source>its items go, too</source>
        <translation>seine Waren gehen mit</translation>
    </message>
    <message>
        <source>Everybody keeps a store and passes the rest on.</source>
        <translation>Alle behalten einen Laden und geben den Rest weiter.</translation>
    </message>
    <message>
        <source>Stores are bought, auctioned, closed and opened.</source>
        <translation>Läden werden gekauft, versteigert, geschlossen und geöffnet.</translation>
    </message>
    <message>
        <source>Cards face up supply goods, cards face down demand them.</source>
        <translation>Aufgedeckte Karten bringen Waren, verdeckte Nachfrage.</translation>
    </message>
    <message>
        <source>Goods come into the market; stores stock them.</source>
        <translation>Waren kommen auf den Markt; Läden kaufen sie ein.</translation>
    </message>
    <message>
        <source>Goods are sold to the boxes of the Demand Cards.</source>
        <translation>Waren werden in die Kästchen der Nachfragekarten verkauft.</translation>
    </message>
    <message>
        <source>Every item moves a shelf down; the lowest expire.</source>
        <translation>Alle Waren sinken ein Regal tiefer; die untersten verfallen.</translation>
    </message>
    <message>
        <source>Everybody pays for stores and slots.</source>
        <translation>Alle zahlen für Läden und Plätze.</translation>
    </message>
    <message>
        <source>Points are bought, or sold.</source>
        <translation>Punkte werden gekauft oder verkauft.</translation>
    </message>
    <message>
        <source>Closing time</source>
        <translation>Ladenschluss</translation>
    </message>
    <message>
        <source>The last month is over.</source>
        <translation>Der letzte Monat ist vorbei.</translation>
    </message>
    <message>
        <source>Counter: {title}</source>
        <translation>Theke: {title}</translation>
    </message>
    <message>
        <source>{pile}, {face}</source>
        <translation>{pile}, {face}</translation>
    </message>
    <message numerus="yes">
        <source>Points for %n item(s)</source>
        <translation>
            <numerusform>Punkte für %n Ware</numerusform>
            <numerusform>Punkte für %n Waren</numerusform>
        </translation>
    </message>
    <message>
        <source>Surplus</source>
        <translation>Überschuss</translation>
    </message>
    <message>
        <source>Equal at ${price}: {first} is behind {second}, so goes first.</source>
        <translation>Beide {price}&#xa0;$: {first} liegt hinter {second} und ist zuerst dran.</translation>
    </message>
    <message>
        <source>Equal at ${price}: you&apos;re behind {second}, so you go first.</source>
        <translation>Beide {price}&#xa0;$: Du liegst hinter {second} und bist zuerst dran.</translation>
    </message>
    <message>
        <source>Equal at ${price}: {first} is behind you, so goes first.</source>
        <translation>Beide {price}&#xa0;$: {first} liegt hinter dir und ist zuerst dran.</translation>
    </message>
    <message>
        <source>Bid {sum}</source>
        <translation>{sum} bieten</translation>
    </message>
    <message>
        <source>Bid {n}: you</source>
        <translation>Gebot {n}: du</translation>
    </message>
    <message>
        <source>Bid {n}: {who}</source>
        <translation>Gebot {n}: {who}</translation>
    </message>
    <message>
        <source>no room</source>
        <translation>kein Platz</translation>
    </message>
    <message>
        <source>no {kind}</source>
        <translation>ohne {kind}</translation>
    </message>
    <message numerus="yes">
        <source>%n stocked</source>
        <translation>
            <numerusform>%n eingekauft</numerusform>
            <numerusform>%n eingekauft</numerusform>
        </translation>
    </message>
    <message>
        <source>sells none</source>
        <translation>verkauft nichts</translation>
    </message>
    <message numerus="yes">
        <source>{sold} of %n delivered</source>
        <translation>
            <numerusform>{sold} von %n geliefert</numerusform>
            <numerusform>{sold} von %n geliefert</numerusform>
        </translation>
    </message>
    <message>
        <source>{store}, up for auction</source>
        <translation>{store}, wird versteigert</translation>
    </message>
    <message>
        <source>{store}, not open yet</source>
        <translation>{store}, noch nicht offen</translation>
    </message>
    <message>
        <source>You are in the auction</source>
        <translation>Du bietest mit</translation>
    </message>
    <message>
        <source>{who} is in the auction</source>
        <translation>{who} bietet mit</translation>
    </message>
    <message>
        <source>You bid {sum}</source>
        <translation>Du bietest {sum}</translation>
    </message>
    <message>
        <source>{who} bids {sum}</source>
        <translation>{who} bietet {sum}</translation>
    </message>
    <message>
        <source>You have chosen</source>
        <translation>Du hast gewählt</translation>
    </message>
    <message>
        <source>{who} has chosen</source>
        <translation>{who} hat gewählt</translation>
    </message>
    <message numerus="yes">
        <source>You sell %n at {price}</source>
        <translation>
            <numerusform>Du verkaufst %n für {price}</numerusform>
            <numerusform>Du verkaufst %n für je {price}</numerusform>
        </translation>
    </message>
    <message>
        <source>You bid {price} for each</source>
        <translation>Du bietest je {price}</translation>
    </message>
    <message>
        <source>{who} bids {price} for each</source>
        <translation>{who} bietet je {price}</translation>
    </message>
    <message numerus="yes">
        <source>{who} sells %n at {price}</source>
        <translation>
            <numerusform>{who} verkauft %n für {price}</numerusform>
            <numerusform>{who} verkauft %n für je {price}</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} in market, none free</source>
        <translation>{n} im Markt, keiner frei</translation>
    </message>
    <message>
        <source>room: only {who}</source>
        <translation>Platz: nur {who}</translation>
    </message>
    <message>
        <source>{n} in market, {free} free</source>
        <translation>{n} im Markt, {free} frei</translation>
    </message>
    <message>
        <source>Stores for auction: {stores}; next: {next}</source>
        <translation>Läden zur Versteigerung: {stores}; als Nächstes: {next}</translation>
    </message>
    <message>
        <source>{who} has moved from place {start} to {now} in turn order</source>
        <translation>{who} ist in der Reihenfolge von Platz {start} auf {now} vorgerückt</translation>
    </message>
    <message>
        <source>{sold}: {earned}</source>
        <comment>what a store has sold and earned</comment>
        <translation>{sold}: {earned}</translation>
    </message>
    <message>
        <source>room: only you</source>
        <translation>Platz: nur du</translation>
    </message>
    <message>
        <source>only you sell</source>
        <translation>nur du verkaufst</translation>
    </message>
    <message>
        <source>{lines}.</source>
        <comment>what a ledger says</comment>
        <translation>{lines}.</translation>
    </message>
    <message>
        <source>{lines}. In all: {total}.</source>
        <comment>what a ledger says</comment>
        <translation>{lines}. Zusammen: {total}.</translation>
    </message>
    <message>
        <source>{first}; {next}</source>
        <comment>lines of a ledger</comment>
        <translation>{first}; {next}</translation>
    </message>
    <message>
        <source>{money} + {points}*</source>
        <comment>earned; * is the sign of points</comment>
        <translation>{money} + {points}*</translation>
    </message>
    <message numerus="yes">
        <source>You had %n point(s) before this sale</source>
        <translation>
            <numerusform>Du hattest vor diesem Verkauf %n Punkt</numerusform>
            <numerusform>Du hattest vor diesem Verkauf %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>You have moved from place {start} to {now} in turn order</source>
        <translation>Du bist in der Reihenfolge von Platz {start} auf {now} vorgerückt</translation>
    </message>
    <message>
        <source>Stores for auction</source>
        <translation>Läden zur Versteigerung</translation>
    </message>
    <message>
        <source>the oldest leaves at the end of Building</source>
        <translation>der älteste geht nach dem Bauen</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the store on deck</comment>
        <translation>Nächster</translation>
    </message>
    <message>
        <source>Market Cards</source>
        <translation>Marktkarten</translation>
    </message>
    <message>
        <source>Market deck</source>
        <translation>Stapel der Marktkarten</translation>
    </message>
    <message>
        <source>Discarded Market Cards</source>
        <translation>Abgelegte Marktkarten</translation>
    </message>
    <message numerus="yes">
        <source>Demand pile: %n card(s)</source>
        <translation>
            <numerusform>Nachfragestapel: %n Karte</numerusform>
            <numerusform>Nachfragestapel: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting Store: {store}</source>
        <translation>Startladen: {store}</translation>
    </message>
    <message>
        <source>On deck: {store}</source>
        <translation>Als Nächstes: {store}</translation>
    </message>
    <message numerus="yes">
        <source>Market deck: %n card(s)</source>
        <translation>
            <numerusform>Stapel der Marktkarten: %n Karte</numerusform>
            <numerusform>Stapel der Marktkarten: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarded Market Cards: %n</source>
        <translation>
            <numerusform>Abgelegte Marktkarten: %n</numerusform>
            <numerusform>Abgelegte Marktkarten: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Market Card: {items}</source>
        <translation>Marktkarte: {items}</translation>
    </message>
    <message>
        <source>Your building</source>
        <translation>Dein Gebäude</translation>
    </message>
    <message>
        <source>Building of {who}</source>
        <translation>Gebäude: {who}</translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n point(s)</source>
        <translation>
            <numerusform>{who}: %n Punkt</numerusform>
            <numerusform>{who}: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Private box for {kinds}</source>
        <translation>Eigenes Kästchen: {kinds}</translation>
    </message>
    <message>
        <source>{store} of {who}</source>
        <translation>{store} ({who})</translation>
    </message>
    <message>
        <source>Private box of {store}, filled</source>
        <translation>Eigenes Kästchen ({store}), gefüllt</translation>
    </message>
    <message>
        <source>Screen of {who}</source>
        <translation>Schirm: {who}</translation>
    </message>
    <message>
        <source>Behind your screen: {money}</source>
        <translation>Hinter deinem Schirm: {money}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>put a store here; the rest go to your left</source>
        <translation>leg einen Laden hierher; der Rest geht nach links</translation>
    </message>
    <message>
        <source>In each cell: what it earns if all are sold</source>
        <translation>In jedem Feld: was es bringt, wenn alles verkauft wird</translation>
    </message>
    <message numerus="yes">
        <source>In each cell: what all that you have room for costs (%n)</source>
        <translation>
            <numerusform>In jedem Feld: was alles kostet, wofür du Platz hast (%n)</numerusform>
            <numerusform>In jedem Feld: was alles kostet, wofür du Platz hast (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Debt tokens to take: each gives ${gives} now and costs %n point(s) at the end</source>
        <translation>
            <numerusform>Schuldmarker: Jeder gibt jetzt {gives}&#xa0;$ und kostet am Ende %n Punkt</numerusform>
            <numerusform>Schuldmarker: Jeder gibt jetzt {gives}&#xa0;$ und kostet am Ende %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Your price tag</source>
        <translation>Dein Preisschild</translation>
    </message>
    <message numerus="yes">
        <source>Take %n debt token(s)</source>
        <translation>
            <numerusform>%n Schuldmarker nehmen</numerusform>
            <numerusform>%n Schuldmarker nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Prices for {kind}</source>
        <translation>Preise: {kind}</translation>
    </message>
    <message>
        <source>Put it on a cell, or type the numbers and press Enter.</source>
        <translation>Zieh es auf ein Feld oder tippe die Zahlen und drück die Eingabetaste.</translation>
    </message>
    <message>
        <source>Main board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Calendar: {month}, the last month is {last}</source>
        <translation>Kalender: {month}, der letzte Monat ist {last}</translation>
    </message>
    <message>
        <source>Turn order: {seats}</source>
        <translation>Reihenfolge: {seats}</translation>
    </message>
    <message>
        <source>you</source>
        <comment>in a list of seats</comment>
        <translation>du</translation>
    </message>
    <message>
        <source>Point track; the investment token lies on {n}</source>
        <translation>Punkteleiste; der Investitionsmarker liegt auf {n}</translation>
    </message>
    <message>
        <source>{kind}: {test}</source>
        <translation>{kind}: {test}</translation>
    </message>
    <message>
        <source>Market: {items}; ${n} each at least</source>
        <translation>Markt: {items}; je mindestens {n}&#xa0;$</translation>
    </message>
    <message numerus="yes">
        <source>Demand for {kind}: {free} of %n box(es) free; ${most} each at most</source>
        <translation>
            <numerusform>Nachfrage ({kind}): {free} von %n Kästchen frei; je höchstens {most}&#xa0;$</numerusform>
            <numerusform>Nachfrage ({kind}): {free} von %n Kästchen frei; je höchstens {most}&#xa0;$</numerusform>
        </translation>
    </message>
    <message>
        <source>General supply of {kind}</source>
        <translation>Vorrat: {kind}</translation>
    </message>
    <message>
        <source>Turn order {n}: you</source>
        <translation>Reihenfolge {n}: du</translation>
    </message>
    <message>
        <source>Turn order {n}: {who}</source>
        <translation>Reihenfolge {n}: {who}</translation>
    </message>
    <message numerus="yes">
        <source>You: %n point(s)</source>
        <translation>
            <numerusform>Du: %n Punkt</numerusform>
            <numerusform>Du: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Market: {items}</source>
        <translation>Markt: {items}</translation>
    </message>
    <message>
        <source>Box for {kind}, free</source>
        <translation>Kästchen ({kind}), frei</translation>
    </message>
    <message>
        <source>Box for {kind}, filled by you</source>
        <translation>Kästchen ({kind}), gefüllt von dir</translation>
    </message>
    <message>
        <source>Box for {kind}, filled by {who}</source>
        <translation>Kästchen ({kind}), gefüllt von: {who}</translation>
    </message>
    <message numerus="yes">
        <source>More boxes: %n</source>
        <translation>
            <numerusform>Weitere Kästchen: %n</numerusform>
            <numerusform>Weitere Kästchen: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Phases: the draft, before the first of them</source>
        <translation>Phasen: die Auswahl, vor der ersten</translation>
    </message>
    <message>
        <source>Phases: the match is over</source>
        <translation>Phasen: Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Phases: {phase} is played</source>
        <translation>Phasen: {phase}</translation>
    </message>
    <message numerus="yes">
        <source>%n sold</source>
        <translation>
            <numerusform>%n verkauft</numerusform>
            <numerusform>%n verkauft</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody sells any</source>
        <translation>niemand verkauft</translation>
    </message>
    <message>
        <source>only {who} sells</source>
        <translation>nur {who} verkauft</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) for {items}</source>
        <translation>
            <numerusform>%n Kästchen für {items}</numerusform>
            <numerusform>%n Kästchen für {items}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n Ware</numerusform>
            <numerusform>%n Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kind} {n} on %n shelf(s)</source>
        <translation>
            <numerusform>{kind} {n} auf %n Regal</numerusform>
            <numerusform>{kind} {n} auf %n Regalen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs ${cost}, ${utility} a month, %n point(s).</source>
        <translation>
            <numerusform>Kostet {cost}&#xa0;$, im Monat {utility}&#xa0;$, %n Punkt.</numerusform>
            <numerusform>Kostet {cost}&#xa0;$, im Monat {utility}&#xa0;$, %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{costs} Sells {goods}.</source>
        <translation>{costs} Verkauft {goods}.</translation>
    </message>
    <message>
        <source>{first} {next}</source>
        <comment>two sentences</comment>
        <translation>{first} {next}</translation>
    </message>
    <message numerus="yes">
        <source>Empty slot {n}: −%n point(s) if still empty when the game ends</source>
        <translation>
            <numerusform>Leerer Platz {n}: −%n Punkt, wenn er am Ende noch leer ist</numerusform>
            <numerusform>Leerer Platz {n}: −%n Punkte, wenn er am Ende noch leer ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n store(s)</source>
        <translation>
            <numerusform>%n Laden</numerusform>
            <numerusform>%n Läden</numerusform>
        </translation>
    </message>
    <message>
        <source>{items} in {store}; room for {n}</source>
        <translation>{store}: {items}; Platz für {n}</translation>
    </message>
    <message>
        <source>Surplus of others</source>
        <translation>Überschuss der anderen</translation>
    </message>
    <message numerus="yes">
        <source>Free {kind}: %n left</source>
        <translation>
            <numerusform>Gratis ({kind}): noch %n</numerusform>
            <numerusform>Gratis ({kind}): noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Surplus of {who}</source>
        <translation>Überschuss: {who}</translation>
    </message>
    <message>
        <source>food</source>
        <comment>a type</comment>
        <translation>Lebensmittel</translation>
    </message>
    <message>
        <source>clothing</source>
        <comment>a type</comment>
        <translation>Kleidung</translation>
    </message>
    <message>
        <source>electronics</source>
        <comment>a type</comment>
        <translation>Elektronik</translation>
    </message>
    <message>
        <source>jewelry</source>
        <comment>a type</comment>
        <translation>Schmuck</translation>
    </message>
    <message>
        <source>art</source>
        <comment>a type</comment>
        <translation>Kunst</translation>
    </message>
    <message>
        <source>January</source>
        <translation>Januar</translation>
    </message>
    <message>
        <source>February</source>
        <translation>Februar</translation>
    </message>
    <message>
        <source>March</source>
        <translation>März</translation>
    </message>
    <message>
        <source>April</source>
        <translation>April</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>June</source>
        <translation>Juni</translation>
    </message>
    <message>
        <source>July</source>
        <translation>Juli</translation>
    </message>
    <message>
        <source>August</source>
        <translation>August</translation>
    </message>
    <message>
        <source>September</source>
        <translation>September</translation>
    </message>
    <message>
        <source>October</source>
        <translation>Oktober</translation>
    </message>
    <message>
        <source>Supply pile</source>
        <translation>Angebotsstapel</translation>
    </message>
    <message>
        <source>Demand pile</source>
        <translation>Nachfragestapel</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no items</comment>
        <translation>nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debt token(s)</source>
        <translation>
            <numerusform>%n Schuldmarker</numerusform>
            <numerusform>%n Schuldmarker</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} {kind}</source>
        <comment>so many items</comment>
        <translation>{n} {kind}</translation>
    </message>
    <message>
        <source>a hidden store</source>
        <translation>ein verdeckter Laden</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>eine verdeckte Karte</translation>
    </message>
    <message>
        <source>top shelf</source>
        <translation>oberstes Regal</translation>
    </message>
    <message>
        <source>second shelf</source>
        <translation>zweites Regal</translation>
    </message>
    <message>
        <source>third shelf</source>
        <translation>drittes Regal</translation>
    </message>
    <message>
        <source>market</source>
        <comment>where electronics may be sold from</comment>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>Spieler {n}</translation>
    </message>
    <message>
        <source>Whether another player must deliver an item for it, or only bid to.</source>
        <translation>Ob ein anderer dafür eine Ware abliefern oder nur bieten muss.</translation>
    </message>
    <message>
        <source>Another player delivers</source>
        <translation>Ein anderer liefert</translation>
    </message>
    <message>
        <source>Another player bids</source>
        <translation>Ein anderer bietet</translation>
    </message>
    <message>
        <source>Open stores, stock and sell against the others, and bid in secret where goods or buyers are few.</source>
        <translation>Eröffne Läden, kauf ein und verkauf gegen die anderen, und biete geheim, wo Waren oder Käufer knapp sind.</translation>
    </message>
    <message numerus="yes">
        <source>{store} earns {money} more for %n item(s): another player sold, too</source>
        <translation>
            <numerusform>{store} bringt {money} mehr für %n Ware: Auch ein anderer hat verkauft</numerusform>
            <numerusform>{store} bringt {money} mehr für %n Waren: Auch ein anderer hat verkauft</numerusform>
        </translation>
    </message>
    <message>
        <source>Total: {money}</source>
        <translation>Zusammen {money}</translation>
    </message>
    <message>
        <source>The highest price for {kind} is {most}.</source>
        <translation>Höchstpreis {most}: {kind}.</translation>
    </message>
    <message>
        <source>A jewelry box takes no {kind} ({store}).</source>
        <translation>Das passt in kein Schmuckkästchen ({kind}): {store}.</translation>
    </message>
    <message>
        <source>Bid {least} at least for {kind}.</source>
        <translation>Biete mindestens {least} für: {kind}.</translation>
    </message>
    <message>
        <source>This sale</source>
        <translation>Verkauf</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>bisher</translation>
    </message>
    <message>
        <source>{money} if sold</source>
        <translation>{money}, wenn verkauft</translation>
    </message>
    <message>
        <source>{store} is only for matches of more players.</source>
        <translation>{store} gibt es nur in Partien mit mehr Spielern.</translation>
    </message>
    <message>
        <source>You can&apos;t afford points: sell some at {price} each, or go on.</source>
        <translation>Für Punkte reicht dein Geld nicht: Verkauf welche für je {price}, oder weiter.</translation>
    </message>
    <message>
        <source>You&apos;ve used debt: you can&apos;t pay {cost} for more items.</source>
        <translation>Du hast Schulden gemacht: Weitere Waren für {cost} kannst du nicht zahlen.</translation>
    </message>
    <message numerus="yes">
        <source>{who} had %n point(s) before this sale</source>
        <translation>
            <numerusform>{who} hatte vor diesem Verkauf %n Punkt</numerusform>
            <numerusform>{who} hatte vor diesem Verkauf %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Stock none</source>
        <translation>Nichts einkaufen</translation>
    </message>
    <message>
        <source>Pay {cost} in cash</source>
        <translation>{cost} bar zahlen</translation>
    </message>
    <message>
        <source>Sell none</source>
        <translation>Nichts verkaufen</translation>
    </message>
    <message numerus="yes">
        <source>Sell %n at {price} each</source>
        <translation>
            <numerusform>%n für {price} verkaufen</numerusform>
            <numerusform>%n für je {price} verkaufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sells {sold}, %n surplus</source>
        <translation>
            <numerusform>verkauft {sold}, %n übrig</numerusform>
            <numerusform>verkauft {sold}, %n übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to deliver</source>
        <translation>
            <numerusform>noch %n abzuliefern</numerusform>
            <numerusform>noch %n abzuliefern</numerusform>
        </translation>
    </message>
    <message>
        <source>Slot {slot} × {n}</source>
        <comment>so many sold</comment>
        <translation>Platz {slot} × {n}</translation>
    </message>
    <message>
        <source>{n} at {price}</source>
        <comment>how many at what price</comment>
        <translation>{n} für je {price}</translation>
    </message>
    <message>
        <source>{price} each</source>
        <translation>je {price}</translation>
    </message>
    <message>
        <source>Next of {n}</source>
        <comment>the store on deck, and how many there are</comment>
        <translation>Nächster von {n}</translation>
    </message>
    <message>
        <source>What this sale has brought you so far</source>
        <translation>Was dir dieser Verkauf bisher gebracht hat</translation>
    </message>
    <message numerus="yes">
        <source>{stores} and %n Market Card(s) in hand; debt tokens: {debt}</source>
        <translation>
            <numerusform>Auf der Hand: {stores} und %n Marktkarte; Schuldmarker: {debt}</numerusform>
            <numerusform>Auf der Hand: {stores} und %n Marktkarten; Schuldmarker: {debt}</numerusform>
        </translation>
    </message>
    <message>
        <source>It lies on the {shelf}.</source>
        <translation>Liegt hier: {shelf}.</translation>
    </message>
    <message>
        <source>Points: {points}, at the end {final}. Debt tokens: {debt}. Utilities: ${bill} a month.</source>
        <translation>Punkte: {points}, am Ende {final}. Schuldmarker: {debt}. Nebenkosten: {bill}&#xa0;$ im Monat.</translation>
    </message>
    <message>
        <source>{who}: {price}</source>
        <comment>whose bid, and what it is</comment>
        <translation>{who}: {price}</translation>
    </message>
    <message>
        <source>{who}: {n} at {price}</source>
        <comment>whose bid, to sell so many for so much each</comment>
        <translation>{who}: {n} zu {price}</translation>
    </message>
    <message>
        <source>You and an easy computer opponent, with preset hands and Starting Stores.</source>
        <translation>Du und ein leichter Computergegner, mit festen Handkarten und Startläden.</translation>
    </message>
    <message>
        <source>You and a hard computer opponent, with the draft.</source>
        <translation>Du und ein starker Computergegner, mit der Ladenauswahl.</translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <comment>points that come in</comment>
        <translation>
            <numerusform>+%n&#xa0;Punkt</numerusform>
            <numerusform>+%n&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting Stores</source>
        <translation>Startläden</translation>
    </message>
    <message>
        <source>Everybody takes one, for free, in turn order.</source>
        <translation>Der Reihe nach nimmt sich jeder einen, gratis.</translation>
    </message>
    <message>
        <source>Deck: {n}</source>
        <comment>how many Market Cards there are to draw</comment>
        <translation>Stapel: {n}</translation>
    </message>
    <message>
        <source>Demand: {n}</source>
        <comment>how many cards lie in its pile</comment>
        <translation>Nachfrage: {n}</translation>
    </message>
    <message>
        <source>You have {money}.</source>
        <translation>Du hast {money}.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n {kind} to sell.</source>
        <translation>
            <numerusform>Du hast %n zu verkaufen: {kind}.</numerusform>
            <numerusform>Du hast %n zu verkaufen: {kind}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paid off</source>
        <translation>Abbezahlt</translation>
    </message>
    <message>
        <source>End a match with four stores and no debt.</source>
        <translation>Beende eine Partie mit vier Läden und ohne Schulden.</translation>
    </message>
    <message>
        <source>Loses {items} from the lowest shelves</source>
        <translation>Verliert {items} von den untersten Regalen</translation>
    </message>
</context>
<context>
    <name>brick_and_mortar.0_first_sale</name>
    <message>
        <source>Your first sale</source>
        <translation>Dein erster Verkauf</translation>
    </message>
    <message>
        <source>Buyers</source>
        <translation>Käufer</translation>
    </message>
    <message>
        <source>Play the card with 4 food and 2 clothing face down.</source>
        <translation>Spiel die Karte mit 4 Lebensmitteln und 2 Kleidung verdeckt aus.</translation>
    </message>
    <message>
        <source>How points are made</source>
        <translation>So gibt es Punkte</translation>
    </message>
    <message>
        <source>Your store holds **3 food**. Every icon on a card played **face down** is somebody who buys. Goods and buyers make money, and money buys points: most points win. Do it once.</source>
        <translation>In deinem Laden liegen **3 Lebensmittel**. Jedes Zeichen auf einer **verdeckten** Karte ist jemand, der kauft. Waren und Käufer bringen Geld, Geld kauft Punkte: Die meisten Punkte gewinnen. Mach es einmal.</translation>
    </message>
    <message>
        <source>1 goods</source>
        <translation>1 Waren</translation>
    </message>
    <message>
        <source>buyers</source>
        <translation>Käufer</translation>
    </message>
    <message>
        <source>$18</source>
        <translation>18&#xa0;$</translation>
    </message>
    <message>
        <source>2 sell</source>
        <translation>2 verkaufen</translation>
    </message>
    <message>
        <source>3 points</source>
        <translation>3 Punkte</translation>
    </message>
    <message>
        <source>3 buy</source>
        <translation>3 kaufen</translation>
    </message>
    <message>
        <source>Everybody&apos;s cards are pooled: eight buyers want food.</source>
        <translation>Alle Karten zählen zusammen: Acht Käufer wollen Lebensmittel.</translation>
    </message>
    <message>
        <source>Face up it would bring goods, and nobody to buy. Face down.</source>
        <translation>Offen brächte sie Waren und keinen, der kauft. Verdeckt.</translation>
    </message>
    <message>
        <source>First the card with 4 food: your store holds food.</source>
        <translation>Erst die Karte mit 4 Lebensmitteln: Die hat dein Laden.</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Verkaufen</translation>
    </message>
    <message>
        <source>Sell all your food.</source>
        <translation>Verkauf alle deine Lebensmittel.</translation>
    </message>
    <message>
        <source>Eight want food, and you alone have any: each brings the **highest price, $6**. Press Sell all, or drag the crates one by one.</source>
        <translation>Acht wollen Lebensmittel, und nur du hast welche: Jedes bringt den **Höchstpreis, 6&#xa0;$**. Drück „Alles verkaufen“, oder zieh die Kisten einzeln.</translation>
    </message>
    <message>
        <source>$18 for you. Player 2 sold clothing.</source>
        <translation>18&#xa0;$ für dich. Spieler 2 hat Kleidung verkauft.</translation>
    </message>
    <message>
        <source>It would lie on your shelf. Sell it.</source>
        <translation>Es bliebe im Regal. Verkauf es.</translation>
    </message>
    <message>
        <source>Buy points</source>
        <translation>Punkte kaufen</translation>
    </message>
    <message>
        <source>Buy 3 points for $9.</source>
        <translation>Kauf 3 Punkte für 9&#xa0;$.</translation>
    </message>
    <message>
        <source>At the end of a month money becomes **points**: drag your token along the track. The first three cost $3 each, then they get dearer.</source>
        <translation>Am Ende eines Monats wird Geld zu **Punkten**: Zieh deinen Stein auf der Leiste weiter. Die ersten drei kosten je 3&#xa0;$, dann werden sie teurer.</translation>
    </message>
    <message>
        <source>13 points, and $24 for the next month.</source>
        <translation>13 Punkte, und 24&#xa0;$ für den nächsten Monat.</translation>
    </message>
    <message>
        <source>Another number this time: 3 points.</source>
        <translation>Diesmal eine andere Zahl: 3 Punkte.</translation>
    </message>
    <message>
        <source>Buy this time: 3 points.</source>
        <translation>Kauf diesmal: 3 Punkte.</translation>
    </message>
    <message>
        <source>A second store</source>
        <translation>Ein zweiter Laden</translation>
    </message>
    <message>
        <source>Buy a store from your hand, and keep at least $16.</source>
        <translation>Kauf einen Laden aus der Hand und behalte mindestens 16&#xa0;$.</translation>
    </message>
    <message>
        <source>A new month. More stores hold more goods, so more is sold. You have $24 and three Store Cards; each shows its price.</source>
        <translation>Ein neuer Monat. In mehr Läden liegen mehr Waren, also wird mehr verkauft. Du hast 24&#xa0;$ und drei Ladenkarten; auf jeder steht ihr Preis.</translation>
    </message>
    <message>
        <source>Less than $16 is left, or it&apos;s no store from your hand. Press Again, and compare the three prices.</source>
        <translation>Es bleiben weniger als 16&#xa0;$, oder der Laden ist nicht aus der Hand. Drück auf Noch einmal und vergleich die drei Preise.</translation>
    </message>
    <message>
        <source>Two stores for the next sale. Next: a whole month, card by card.</source>
        <translation>Zwei Läden für den nächsten Verkauf. Nun ein ganzer Monat, Karte für Karte.</translation>
    </message>
</context>
<context>
    <name>brick_and_mortar.1_month</name>
    <message>
        <source>A month in one store</source>
        <translation>Ein Monat in einem Laden</translation>
    </message>
    <message>
        <source>Buyers for your goods</source>
        <translation>Käufer für deine Waren</translation>
    </message>
    <message>
        <source>Play the card with 4 food and 2 clothing face down.</source>
        <translation>Spiel die Karte mit 4 Lebensmitteln und 2 Kleidung verdeckt aus.</translation>
    </message>
    <message>
        <source>Four who want food, two who want clothing.</source>
        <translation>Vier wollen Lebensmittel, zwei Kleidung.</translation>
    </message>
    <message>
        <source>Face up it would bring goods, and nobody to buy them. Face down this time.</source>
        <translation>Offen brächte sie Waren und niemanden, der kauft. Diesmal verdeckt.</translation>
    </message>
    <message>
        <source>Good cards, too. First the one with 4 food and 2 clothing.</source>
        <translation>Auch gute Karten. Erst die mit 4 Lebensmitteln und 2 Kleidung.</translation>
    </message>
    <message>
        <source>The second card</source>
        <translation>Die zweite Karte</translation>
    </message>
    <message>
        <source>Play any card with food face down.</source>
        <translation>Spiel noch eine Karte mit Lebensmitteln verdeckt aus.</translation>
    </message>
    <message>
        <source>**Face up** a card would be Supply: goods that come to the market. Your shelves are full, so ask for more buyers.</source>
        <translation>**Offen** wäre eine Karte Angebot: Waren, die auf den Markt kommen. Deine Regale sind voll, also hol noch mehr Käufer.</translation>
    </message>
    <message>
        <source>All cards are pooled: Player 2 has asked for clothing, too. Nobody stocks this month, so the sale begins.</source>
        <translation>Alle Karten kommen zusammen: Auch Spieler 2 wollte Kleidung. Niemand kauft ein, also beginnt der Verkauf.</translation>
    </message>
    <message>
        <source>Your shelves are full: buyers, not goods. Face down.</source>
        <translation>Deine Regale sind voll: Käufer, keine Waren. Verdeckt.</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Verkaufen</translation>
    </message>
    <message>
        <source>Sell all your food.</source>
        <translation>Verkauf alle deine Lebensmittel.</translation>
    </message>
    <message>
        <source>There are enough buyers for everybody, so nobody bids: each food brings the **highest price, $6**. Where there aren&apos;t, you bid: that&apos;s chapter 5. Now press Sell all.</source>
        <translation>Es gibt genug Käufer für alle, also bietet niemand: Jedes Lebensmittel bringt den **Höchstpreis, 6&#xa0;$**. Wo es nicht reicht, wird geboten: Das ist Kapitel 5. Drück jetzt „Alles verkaufen“.</translation>
    </message>
    <message>
        <source>At the end of a month money becomes **points**, once, up to ten: drag your token on along the track. The first three cost $3 each, then they get dearer. You have $41.</source>
        <translation>Am Ende des Monats wird Geld zu **Punkten**, einmal, bis zu zehn: Zieh deinen Marker auf der Leiste weiter. Die ersten drei kosten je 3&#xa0;$, dann wird es teurer. Du hast 41&#xa0;$.</translation>
    </message>
    <message>
        <source>$18. Type by type it goes on.</source>
        <translation>18&#xa0;$. So geht es Art für Art weiter.</translation>
    </message>
    <message>
        <source>It would lie on your shelves. Sell it.</source>
        <translation>Sie lägen weiter im Regal. Verkauf sie.</translation>
    </message>
    <message>
        <source>Clothing</source>
        <translation>Kleidung</translation>
    </message>
    <message>
        <source>Sell your clothing for $8.</source>
        <translation>Verkauf deine Kleidung für 8&#xa0;$.</translation>
    </message>
    <message>
        <source>Food, clothing, electronics, jewelry, art: the later, the **dearer to sell**, and the dearer to stock.</source>
        <translation>Lebensmittel, Kleidung, Elektronik, Schmuck, Kunst: Je später, desto **teurer im Verkauf**, und desto teurer im Einkauf.</translation>
    </message>
    <message>
        <source>Then the bill: your first store costs nothing. Player 2 has sold 4 clothing for $32.</source>
        <translation>Dann die Rechnung: Dein erster Laden kostet nichts. Spieler 2 hat 4 Kleidung für 32&#xa0;$ verkauft.</translation>
    </message>
    <message>
        <source>$8 lie there. Sell it.</source>
        <translation>Da liegen 8&#xa0;$. Verkauf sie.</translation>
    </message>
    <message>
        <source>Points, and money for a store</source>
        <translation>Punkte und Geld für einen Laden</translation>
    </message>
    <message>
        <source>Buy as many points as you can, and keep $20 for a store.</source>
        <translation>Kauf so viele Punkte wie möglich und behalte 20&#xa0;$ für einen Laden.</translation>
    </message>
    <message>
        <source>More is possible, or too little money is left. Press Again: the track shows what each number costs.</source>
        <translation>Es ginge mehr, oder es bleibt zu wenig Geld. Drück auf Noch einmal: Die Leiste zeigt, was jede Zahl kostet.</translation>
    </message>
    <message>
        <source>16 points and $20. Who has more points decides first; who has fewer wins ties. On to a second store.</source>
        <translation>16 Punkte und 20&#xa0;$. Wer mehr Punkte hat, entscheidet zuerst; wer weniger hat, gewinnt Gleichstände. Weiter zum zweiten Laden.</translation>
    </message>
    <message>
        <source>Most points win: goods become money, and money points. Your store holds 3 food and 1 clothing. Every month all play **two Market Cards** in secret. **Face down** they are Demand: each icon is somebody who buys.</source>
        <translation>Die meisten Punkte gewinnen: Waren werden zu Geld und Geld zu Punkten. In deinem Laden liegen 3 Lebensmittel und 1 Kleidung. Jeden Monat spielen alle **zwei Marktkarten** geheim aus. **Verdeckt** sind sie Nachfrage: Jedes Symbol ist jemand, der kauft.</translation>
    </message>
</context>
<context>
    <name>brick_and_mortar.2_store</name>
    <message>
        <source>Auctions and debt</source>
        <translation>Versteigerung und Schulden</translation>
    </message>
    <message>
        <source>A public store</source>
        <translation>Ein Laden aus der Auslage</translation>
    </message>
    <message>
        <source>Start the auction of Private Catering at $6.</source>
        <translation>Beginn die Versteigerung von Private Catering mit 6&#xa0;$.</translation>
    </message>
    <message>
        <source>February. From now on you may obtain **one store a month**: from your hand at its price, or one of the four public ones, by auction.</source>
        <translation>Februar. Von nun an bekommst du **einen Laden im Monat**: aus der Hand zu seinem Preis oder einen der vier aus der Auslage, per Versteigerung.</translation>
    </message>
    <message>
        <source>Player 2 says $9.</source>
        <translation>Spieler 2 sagt 9&#xa0;$.</translation>
    </message>
    <message>
        <source>You needn&apos;t begin higher than its cost: $6.</source>
        <translation>Du musst nicht über seinen Kosten beginnen: 6&#xa0;$.</translation>
    </message>
    <message>
        <source>Another store, or a higher bid. Private Catering at $6.</source>
        <translation>Ein anderer Laden. Nimm Private Catering für 6&#xa0;$.</translation>
    </message>
    <message>
        <source>That comes in a moment. First the auction.</source>
        <translation>Das kommt gleich. Erst die Versteigerung.</translation>
    </message>
    <message>
        <source>One store isn&apos;t enough for a year. First the auction.</source>
        <translation>Ein Laden reicht nicht für ein Jahr. Erst die Versteigerung.</translation>
    </message>
    <message>
        <source>Too dear</source>
        <translation>Zu teuer</translation>
    </message>
    <message>
        <source>Leave the auction.</source>
        <translation>Steig aus der Versteigerung aus.</translation>
    </message>
    <message>
        <source>You have a better store in your hand. Whoever **loses** an auction that they started may still get another store this month.</source>
        <translation>Auf der Hand hast du einen besseren Laden. Wer eine selbst begonnene Versteigerung **verliert**, darf diesen Monat noch einen anderen bekommen.</translation>
    </message>
    <message>
        <source>Player 2 has its store for this month, and $9 less. Nobody can bid against you now.</source>
        <translation>Spieler 2 hat seinen Laden für diesen Monat und 9&#xa0;$ weniger. Niemand bietet jetzt noch gegen dich.</translation>
    </message>
    <message>
        <source>A second store, and $9 in hand</source>
        <translation>Ein zweiter Laden und 9&#xa0;$ bar</translation>
    </message>
    <message>
        <source>Open the Estate Seller, and have $9 left for stocking.</source>
        <translation>Eröffne den Estate Seller und behalte 9&#xa0;$ für den Einkauf.</translation>
    </message>
    <message>
        <source>It costs $13, and you have $20. A **debt token** gives $2 now and costs 1 point in the end. It is never paid back.</source>
        <translation>Er kostet 13&#xa0;$, und du hast 20&#xa0;$. Ein **Schuldmarker** gibt jetzt 2&#xa0;$ und kostet am Ende 1 Punkt. Zurückgezahlt wird er nie.</translation>
    </message>
    <message>
        <source>Not open, or not $9, or more debt than needed. Press Again: one token is enough.</source>
        <translation>Nicht offen, oder keine 9&#xa0;$, oder mehr Schulden als nötig. Drück auf Noch einmal: Ein Marker reicht.</translation>
    </message>
    <message>
        <source>Three places for jewelry, which sells for up to $16.</source>
        <translation>Drei Plätze für Schmuck, der bis zu 16&#xa0;$ bringt.</translation>
    </message>
    <message>
        <source>What a store costs</source>
        <translation>Was ein Laden kostet</translation>
    </message>
    <message>
        <source>Each store has a utility cost, and the **slots** cost $0, $1, $2 and $3. But a third slot lets you swap cards, a fourth play one more, and empty ones take 1 to 4 points in the end. Press Next.</source>
        <translation>Jeder Laden hat Nebenkosten, und die **Plätze** kosten 0, 1, 2 und 3&#xa0;$. Aber mit dem dritten darfst du Karten tauschen, mit dem vierten eine mehr spielen, und leere kosten am Ende 1 bis 4 Punkte. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>Too much for three food. Leave it to Player 2.</source>
        <translation>Zu viel für drei Lebensmittel. Lass ihn Spieler 2.</translation>
    </message>
    <message>
        <source>Every month there is a bill</source>
        <translation>Jeden Monat kommt eine Rechnung</translation>
    </message>
</context>
<context>
    <name>brick_and_mortar.3_supply</name>
    <message>
        <source>Supply: bids go up</source>
        <translation>Angebot: Gebote nach oben</translation>
    </message>
    <message>
        <source>Enough for all</source>
        <translation>Genug für alle</translation>
    </message>
    <message>
        <source>Stock 3 food into Herron&apos;s Market, and pay.</source>
        <translation>Kauf 3 Lebensmittel für Herron&apos;s Market ein und bezahl.</translation>
    </message>
    <message>
        <source>Nine food lie in the market, and only you have shelves for it. So nobody bids: **$1 each**, the least price.</source>
        <translation>Neun Lebensmittel liegen auf dem Markt, und nur du hast Platz dafür. Also bietet niemand: **je 1&#xa0;$**, der Mindestpreis.</translation>
    </message>
    <message>
        <source>$3 for what sells at up to $18.</source>
        <translation>3&#xa0;$ für Waren, die bis zu 18&#xa0;$ bringen.</translation>
    </message>
    <message>
        <source>Your shelves have room for 3. Press Again.</source>
        <translation>In deine Regale passen 3. Drück auf Noch einmal.</translation>
    </message>
    <message>
        <source>First choose how many. All three.</source>
        <translation>Wähl erst, wie viele. Alle drei.</translation>
    </message>
    <message>
        <source>Not enough</source>
        <translation>Nicht genug</translation>
    </message>
    <message>
        <source>Bid $2 for clothing, the least.</source>
        <translation>Biete 2&#xa0;$ für Kleidung, das Mindeste.</translation>
    </message>
    <message>
        <source>Two clothing, and six places for it. Now all bid **in secret**; the **highest** stocks first, each at their own price. You have only one place: try your luck at $2.</source>
        <translation>Zwei Kleidung und sechs Plätze dafür. Nun bieten alle **geheim**; wer am **meisten** bietet, kauft zuerst, jeder zum eigenen Preis. Du hast nur einen Platz: Versuch es mit 2&#xa0;$.</translation>
    </message>
    <message>
        <source>Player 2 bid $4 and took both. That happens.</source>
        <translation>Spieler 2 bot 4&#xa0;$ und nahm beide. So geht es.</translation>
    </message>
    <message>
        <source>Save your money: jewelry comes next. Bid $2.</source>
        <translation>Spar dein Geld: Schmuck kommt noch. Biete 2&#xa0;$.</translation>
    </message>
    <message>
        <source>Both jewels</source>
        <translation>Beide Schmuckstücke</translation>
    </message>
    <message>
        <source>Bid so that you stock first, and still earn on every jewel.</source>
        <translation>Biete so, dass du zuerst einkaufst und an jedem Stück verdienst.</translation>
    </message>
    <message>
        <source>Two jewels. You have three places, Player 2 has **one**, and will bid something near $9. A jewel sells for $16 at most.</source>
        <translation>Zwei Schmuckstücke. Du hast drei Plätze, Spieler 2 hat **einen** und bietet wohl um die 9&#xa0;$. Ein Stück bringt höchstens 16&#xa0;$.</translation>
    </message>
    <message>
        <source>Player 2 bid $9 and goes first, or you can&apos;t earn any more. Press Again.</source>
        <translation>Spieler 2 bot 9&#xa0;$ und kauft zuerst, oder du verdienst nichts mehr. Drück auf Noch einmal.</translation>
    </message>
    <message>
        <source>You stock first. Nobody has to stock, whatever they bid.</source>
        <translation>Du kaufst zuerst ein. Einkaufen muss niemand, was auch geboten wurde.</translation>
    </message>
    <message>
        <source>Stock them</source>
        <translation>Einkaufen</translation>
    </message>
    <message>
        <source>Stock both jewels into the Estate Seller, and pay in cash.</source>
        <translation>Kauf beide Schmuckstücke für den Estate Seller ein und bezahl bar.</translation>
    </message>
    <message>
        <source>For **one** item a month you may take debt tokens. With enough cash, don&apos;t: each costs a point.</source>
        <translation>Für **eine** Ware im Monat darfst du Schuldmarker nehmen. Mit genug Geld lass es: Jeder kostet einen Punkt.</translation>
    </message>
    <message>
        <source>They lie on the top shelf of three. There&apos;s time to sell them well.</source>
        <translation>Sie liegen im obersten von drei Regalen. Du hast Zeit, sie gut zu verkaufen.</translation>
    </message>
</context>
<context>
    <name>brick_and_mortar.4_sale</name>
    <message>
        <source>Sale: bids go down</source>
        <translation>Verkauf: Gebote nach unten</translation>
    </message>
    <message>
        <source>Not enough buyers</source>
        <translation>Nicht genug Käufer</translation>
    </message>
    <message>
        <source>You have 4 clothing, Player 2 has 1, and only **four** are wanted. So both bid in secret: how many, and for how much each. The **lowest** price sells first. Press Next.</source>
        <translation>Du hast 4 Kleidung, Spieler 2 hat 1, und nur **vier** sind gefragt. Also bieten beide geheim: wie viele und für wie viel. Der **niedrigste** Preis verkauft zuerst. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>$24, and nothing thrown away</source>
        <translation>24&#xa0;$, und nichts weggeworfen</translation>
    </message>
    <message>
        <source>Earn at least $24 with your clothing, and lose none of it.</source>
        <translation>Nimm mit deiner Kleidung mindestens 24&#xa0;$ ein und verlier nichts davon.</translation>
    </message>
    <message>
        <source>Your number **binds**: what you bid and can&apos;t deliver is surplus, and is discarded. What you don&apos;t bid stays on the shelf. At most $8 each. Of equal bids, whoever is behind sells first: that&apos;s you.</source>
        <translation>Deine Zahl **bindet**: Was du bietest und nicht loswirst, ist Überschuss und fliegt weg. Was du nicht bietest, bleibt im Regal. Höchstens 8&#xa0;$ pro Stück. Bei gleichen Geboten verkauft zuerst, wer hinten liegt: du.</translation>
    </message>
    <message>
        <source>Less than $24, or one is lost. Press Again: bid lower than Player 2, or fewer than four.</source>
        <translation>Weniger als 24&#xa0;$, oder eine ist verloren. Drück auf Noch einmal: Biete tiefer als Spieler 2, oder weniger als vier.</translation>
    </message>
    <message>
        <source>Four cheap, or three dear and one kept: both work. Player 2 had asked for $7.</source>
        <translation>Vier billig, oder drei teuer und eine behalten: Beides geht. Spieler 2 wollte 7&#xa0;$.</translation>
    </message>
    <message>
        <source>Shelves</source>
        <translation>Regale</translation>
    </message>
    <message>
        <source>What stays **moves down** one shelf at the end of the month. What was on the lowest shelf **expires**. New goods come in on top, so always sell from below first. Press Next.</source>
        <translation>Was bleibt, **rutscht** am Monatsende ein Regal tiefer. Was im untersten lag, **verdirbt**. Neues kommt oben hinein, also verkauf immer zuerst von unten. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>In a sale the lowest bid sells first</source>
        <translation>Beim Verkauf: das niedrigste Gebot zuerst</translation>
    </message>
    <message>
        <source>Goods go one shelf down each month</source>
        <translation>Waren rutschen jeden Monat ein Regal tiefer</translation>
    </message>
</context>
<context>
    <name>brick_and_mortar.5_cards</name>
    <message>
        <source>Cards face up or down</source>
        <translation>Karten offen oder verdeckt</translation>
    </message>
    <message>
        <source>Demand for whom?</source>
        <translation>Nachfrage für wen?</translation>
    </message>
    <message>
        <source>Cards work for everybody</source>
        <translation>Karten wirken für alle</translation>
    </message>
    <message>
        <source>You have 4 clothing; Player 2 has 3 food and 1 clothing. All cards are **pooled**, and whoever has the goods sells. So ask for what **you** have and others don&apos;t. Press Next.</source>
        <translation>Du hast 4 Kleidung; Spieler 2 hat 3 Lebensmittel und 1 Kleidung. Alle Karten **kommen zusammen**, und wer die Waren hat, verkauft. Frag also nach dem, was **du** hast und andere nicht. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>The demand only you can serve</source>
        <translation>Die Nachfrage, die nur du bedienst</translation>
    </message>
    <message>
        <source>Play two cards that ask for at least 5 clothing and no food.</source>
        <translation>Spiel zwei Karten aus, die mindestens 5 Kleidung verlangen und keine Lebensmittel.</translation>
    </message>
    <message>
        <source>**Face down** asks, **face up** supplies. Every food box you add is $6 for Player 2.</source>
        <translation>**Verdeckt** fragt nach, **offen** bietet an. Jedes Lebensmittelfeld von dir ist 6&#xa0;$ für Spieler 2.</translation>
    </message>
    <message>
        <source>Fewer than five clothing, or food among it, or a card face up. Press Again.</source>
        <translation>Weniger als fünf Kleidung, oder Lebensmittel dabei, oder eine Karte offen. Drück auf Noch einmal.</translation>
    </message>
    <message>
        <source>Six boxes for five clothing: enough for all, so nobody bids.</source>
        <translation>Sechs Felder für fünf Kleidung: genug für alle, also bietet niemand.</translation>
    </message>
    <message>
        <source>It pays</source>
        <translation>Es lohnt sich</translation>
    </message>
    <message>
        <source>Sell all your clothing.</source>
        <translation>Verkauf alle deine Kleidung.</translation>
    </message>
    <message>
        <source>Each at the highest price, **$8**. Cards are known, hands aren&apos;t: watch what others have on their shelves.</source>
        <translation>Jede zum Höchstpreis, **8&#xa0;$**. Welche Karten es gibt, ist bekannt, die Hände nicht: Schau, was andere im Regal haben.</translation>
    </message>
    <message>
        <source>$32 in one month.</source>
        <translation>32&#xa0;$ in einem Monat.</translation>
    </message>
    <message>
        <source>Somebody wants each of them. Sell them.</source>
        <translation>Für jede gibt es jemanden. Verkauf sie.</translation>
    </message>
</context>
<context>
    <name>brick_and_mortar.6_last_month</name>
    <message>
        <source>The last month</source>
        <translation>Der letzte Monat</translation>
    </message>
    <message>
        <source>The investment token</source>
        <translation>Der Investitionsmarker</translation>
    </message>
    <message>
        <source>45 points, and this month is the last</source>
        <translation>45 Punkte, und dieser Monat ist der letzte</translation>
    </message>
    <message>
        <source>August. As soon as somebody has **45 points**, the token is removed and the month is played to its end. Then the points of stores are added, empty slots and debt are taken off. Press Next.</source>
        <translation>August. Sobald jemand **45 Punkte** hat, kommt der Marker weg, und der Monat wird zu Ende gespielt. Dann kommen Punkte der Läden dazu; leere Plätze und Schulden gehen ab. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>Only cash</source>
        <translation>Nur bar</translation>
    </message>
    <message>
        <source>Try it: buy ten points.</source>
        <translation>Probier es: Kauf zehn Punkte.</translation>
    </message>
    <message>
        <source>Ten points cost **$42**, and you have $41. See what the rules say.</source>
        <translation>Zehn Punkte kosten **42&#xa0;$**, und du hast 41&#xa0;$. Schau, was die Regeln sagen.</translation>
    </message>
    <message>
        <source>Debt never buys points.</source>
        <translation>Schulden kaufen nie Punkte.</translation>
    </message>
    <message>
        <source>End it, and win</source>
        <translation>Mach Schluss und gewinn</translation>
    </message>
    <message>
        <source>End the match this month, and be in front.</source>
        <translation>Beende die Partie in diesem Monat und lieg vorn.</translation>
    </message>
    <message>
        <source>You are one point ahead, and **decide first**. Player 2 had a weaker month, and buys after you. Money left over is worth nothing.</source>
        <translation>Du liegst einen Punkt vorn und **entscheidest zuerst**. Spieler 2 hatte einen schwächeren Monat und kauft nach dir. Übriges Geld ist nichts wert.</translation>
    </message>
    <message>
        <source>It goes on, or Player 2 has passed you. Press Again: who ends it should spend all.</source>
        <translation>Es geht weiter, oder Spieler 2 hat dich überholt. Drück auf Noch einmal: Wer Schluss macht, gibt alles aus.</translation>
    </message>
    <message>
        <source>Won. Ending it at the right moment is half of the game. Now sit down and play!</source>
        <translation>Gewonnen. Im richtigen Moment Schluss zu machen ist das halbe Spiel. Jetzt setz dich und spiel!</translation>
    </message>
</context>
<context>
    <name>brick_and_mortar.coach</name>
    <message>
        <source>The store is yours. You pay what you have **bid**, and every bid more is money that buys no points this month.</source>
        <translation>Der Laden gehört dir. Du zahlst, was du **geboten** hast, und jedes weitere Gebot ist Geld, das diesen Monat keine Punkte kauft.</translation>
    </message>
    <message>
        <source>You have sold. With **enough buyers for everybody** each item brings the highest price; where there are too few, all bid, and the lowest sells first.</source>
        <translation>Du hast verkauft. Gibt es **genug Käufer für alle**, bringt jede Ware den höchsten Preis; sind es zu wenige, bieten alle, und der niedrigste verkauft zuerst.</translation>
    </message>
    <message>
        <source>What you had bid and found no buyer for is **gone**. Bid only as many as you are ready to lose, or a lower price.</source>
        <translation>Was du angeboten hast und niemand wollte, ist **weg**. Biete nur so viele an, wie du verlieren kannst, oder zu einem niedrigeren Preis.</translation>
    </message>
    <message>
        <source>You have **passed**: in this month&apos;s later auctions you don&apos;t bid any more. The money that you keep buys goods, and later points.</source>
        <translation>Du hast **gepasst**: In späteren Auktionen dieses Monats bietest du nicht mehr mit. Das Geld, das du behältst, kauft Waren und später Punkte.</translation>
    </message>
    <message>
        <source>Every month you pay a **bill**: for each store, and for its slot. A store has to earn more than that with the goods on its shelves.</source>
        <translation>Jeden Monat zahlst du eine **Rechnung**: für jeden Laden und für seinen Platz. Ein Laden muss mit seinen Waren mehr als das einbringen.</translation>
    </message>
    <message>
        <source>Money becomes **points** once a month. The first cost least, so a few every month are cheaper than many at the end.</source>
        <translation>Geld wird einmal im Monat zu **Punkten**. Die ersten kosten am wenigsten; jeden Monat einige sind also billiger als viele am Ende.</translation>
    </message>
    <message>
        <source>You keep one **store** and hand on the others. Stores that hold the same kind of goods help each other, and what you hand on somebody else will have.</source>
        <translation>Du behältst einen **Laden** und gibst die anderen weiter. Läden mit derselben Warenart helfen einander, und was du weitergibst, hat dann jemand anderes.</translation>
    </message>
    <message>
        <source>**Face down** a Market Card asks for goods, **face up** it supplies them. Ask for what lies on your shelves and on nobody else&apos;s.</source>
        <translation>**Verdeckt** fragt eine Marktkarte nach Waren, **offen** liefert sie welche. Frage nach dem, was in deinen Regalen steht und den anderen fehlt.</translation>
    </message>
    <message>
        <source>Here you **sell** what you have of this kind, or keep it. What stays moves down a shelf, and on the lowest one it expires.</source>
        <translation>Hier **verkaufst** du, was du von dieser Art hast, oder behältst es. Was bleibt, rückt ein Regal tiefer, und auf dem untersten verfällt es.</translation>
    </message>
    <message>
        <source>Keep enough **money** for the bids of next month before you buy points: with empty shelves nothing comes in.</source>
        <translation>Behalte genug **Geld** für die Gebote des nächsten Monats, bevor du Punkte kaufst: Mit leeren Regalen kommt nichts herein.</translation>
    </message>
    <message>
        <source>You may get **one store a month**: from your hand at its price, or a public one by auction. Early stores earn for longer.</source>
        <translation>Du darfst **einen Laden im Monat** bekommen: aus der Hand zu seinem Preis oder einen öffentlichen durch eine Auktion. Frühe Läden verdienen länger.</translation>
    </message>
    <message>
        <source>A **debt token** gives $2 now and costs a point at the end. Take one where it gets you a store or goods that bring more than that.</source>
        <translation>Ein **Schuldmarker** gibt jetzt 2&#xa0;$ und kostet am Ende einen Punkt. Nimm einen, wenn er dir einen Laden oder Waren bringt, die mehr wert sind.</translation>
    </message>
    <message>
        <source>Bid for the **goods of this kind**. If there is enough for all, the least price will do; if not, the highest bid takes first.</source>
        <translation>Biete auf die **Waren dieser Art**. Reicht es für alle, genügt der kleinste Preis; wenn nicht, nimmt das höchste Gebot zuerst.</translation>
    </message>
    <message>
        <source>An **auction**: think beforehand what the store can earn until the end, and leave when the others bid more.</source>
        <translation>Eine **Auktion**: Überleg vorher, was der Laden bis zum Ende verdienen kann, und steig aus, wenn die anderen mehr bieten.</translation>
    </message>
    <message>
        <source>Your third slot lets you change **cards** that don&apos;t fit your shelves. Keep those that ask for goods you have, or supply what only the others want to sell.</source>
        <translation>Dein dritter Platz lässt dich **Karten** tauschen, die nicht zu deinen Regalen passen. Behalte die, die nach deinen Waren fragen oder liefern, was nur andere verkaufen.</translation>
    </message>
    <message>
        <source>There are **more goods than buyers**. Say how many you offer and for how much: the lowest price sells first, and what finds no buyer is gone.</source>
        <translation>Es gibt **mehr Waren als Käufer**. Sag, wie viele du für wie viel anbietest: Der niedrigste Preis verkauft zuerst, und was keinen Käufer findet, ist weg.</translation>
    </message>
</context>
<context>
    <name>brick_and_mortar.starting</name>
    <message>
        <source>Andrew&apos;s Deli</source>
        <translation>Andrew&apos;s Deli</translation>
    </message>
    <message>
        <source>Herron&apos;s Market</source>
        <translation>Herron&apos;s Market</translation>
    </message>
    <message>
        <source>Newt&apos;s Clothing</source>
        <translation>Newt&apos;s Clothing</translation>
    </message>
    <message>
        <source>Kristen&apos;s Fashions</source>
        <translation>Kristen&apos;s Fashions</translation>
    </message>
    <message>
        <source>Kimberly&apos;s Market</source>
        <translation>Kimberly&apos;s Market</translation>
    </message>
    <message>
        <source>Mio&apos;s Corner Store</source>
        <translation>Mio&apos;s Corner Store</translation>
    </message>
</context>
<context>
    <name>brick_and_mortar.stores</name>
    <message>
        <source>Bakery</source>
        <translation>Bakery</translation>
    </message>
    <message>
        <source>+$2, −$2</source>
        <translation>+2&#xa0;$, −2&#xa0;$</translation>
    </message>
    <message>
        <source>from the top, from the bottom</source>
        <translation>von oben, von unten</translation>
    </message>
    <message>
        <source>top: +$2</source>
        <translation>oben: +2&#xa0;$</translation>
    </message>
    <message>
        <source>Food sold from the top shelf brings $2 more, food from the bottom shelf $2 less, but never less than $0.</source>
        <translation>Lebensmittel vom obersten Regal bringt 2&#xa0;$ mehr, Lebensmittel vom untersten 2&#xa0;$ weniger, aber nie weniger als 0&#xa0;$.</translation>
    </message>
    <message>
        <source>Food Distributor</source>
        <translation>Food Distributor</translation>
    </message>
    <message>
        <source>2 sold: 1*</source>
        <translation>je 2: 1*</translation>
    </message>
    <message>
        <source>not money, for one of them</source>
        <translation>statt Geld, für eine davon</translation>
    </message>
    <message>
        <source>For every 2 food sold from here in one sale, you may take 1 point instead of the money for one of them.</source>
        <translation>Für je 2 Lebensmittel, die du in einem Verkauf von hier verkaufst, darfst du für eines 1 Punkt statt Geld nehmen.</translation>
    </message>
    <message>
        <source>Food Wholesaler</source>
        <translation>Food Wholesaler</translation>
    </message>
    <message>
        <source>Food Exporter</source>
        <translation>Food Exporter</translation>
    </message>
    <message>
        <source>3 sold: 1*</source>
        <translation>je 3: 1*</translation>
    </message>
    <message>
        <source>each time 3 are sold from here</source>
        <translation>je 3 Verkäufe von hier</translation>
    </message>
    <message>
        <source>Gain 1 point each time you sell 3 food from here.</source>
        <translation>1 Punkt für je 3 Lebensmittel, die du von hier verkaufst.</translation>
    </message>
    <message>
        <source>Food Bank</source>
        <translation>Food Bank</translation>
    </message>
    <message>
        <source>$0</source>
        <translation>0&#xa0;$</translation>
    </message>
    <message>
        <source>for food left in the market</source>
        <translation>für Lebensmittel, das übrig ist</translation>
    </message>
    <message>
        <source>left: $0</source>
        <translation>Rest: 0&#xa0;$</translation>
    </message>
    <message>
        <source>After everybody has stocked food, you may stock food left in the market here for $0.</source>
        <translation>Wenn alle Lebensmittel eingekauft haben, darfst du übriges Lebensmittel vom Markt für 0&#xa0;$ hier einkaufen.</translation>
    </message>
    <message>
        <source>Freezer</source>
        <translation>Freezer</translation>
    </message>
    <message>
        <source>1*</source>
        <translation>1*</translation>
    </message>
    <message>
        <source>not money; move food in</source>
        <translation>statt Geld; hol Lebensmittel her</translation>
    </message>
    <message>
        <source>1*, no $</source>
        <translation>1*, kein&#xa0;$</translation>
    </message>
    <message>
        <source>Before food is sold, you may move food from your other stores here. Food sold from here brings 1 point each instead of money.</source>
        <translation>Bevor Lebensmittel verkauft wird, darfst du Lebensmittel aus deinen anderen Läden hierher umräumen. Lebensmittel von hier bringt je 1 Punkt statt Geld.</translation>
    </message>
    <message>
        <source>Private Catering</source>
        <translation>Private Catering</translation>
    </message>
    <message>
        <source>+2 food</source>
        <translation>+2 Lebensmittel</translation>
    </message>
    <message>
        <source>free, before food is stocked</source>
        <translation>gratis, vor dem Einkauf</translation>
    </message>
    <message>
        <source>Before food is stocked, 2 food from the general supply come here for free, as far as they fit.</source>
        <translation>Bevor Lebensmittel eingekauft wird, kommen gratis 2 Lebensmittel aus dem Vorrat hierher, soweit sie passen.</translation>
    </message>
    <message>
        <source>Small Canning Factory</source>
        <translation>Small Canning Factory</translation>
    </message>
    <message>
        <source>free, to any of your stores</source>
        <translation>gratis, in deine Läden</translation>
    </message>
    <message>
        <source>Before Supply, you may supply up to 2 food from the general supply to any of your stores, free.</source>
        <translation>Vor dem Angebot darfst du gratis bis zu 2 Lebensmittel aus dem Vorrat in deine Läden liefern.</translation>
    </message>
    <message>
        <source>Large Canning Factory</source>
        <translation>Large Canning Factory</translation>
    </message>
    <message>
        <source>+3 food</source>
        <translation>+3 Lebensmittel</translation>
    </message>
    <message>
        <source>Before Supply, you may supply up to 3 food from the general supply to any of your stores, free.</source>
        <translation>Vor dem Angebot darfst du gratis bis zu 3 Lebensmittel aus dem Vorrat in deine Läden liefern.</translation>
    </message>
    <message>
        <source>Grocery Store</source>
        <translation>Grocery Store</translation>
    </message>
    <message>
        <source>Gourmet Deli</source>
        <translation>Gourmet Deli</translation>
    </message>
    <message>
        <source>+$2</source>
        <translation>+2&#xa0;$</translation>
    </message>
    <message>
        <source>for each food sold from here</source>
        <translation>je Lebensmittel von hier</translation>
    </message>
    <message>
        <source>+$2 each</source>
        <translation>+2&#xa0;$ je</translation>
    </message>
    <message>
        <source>Each food sold from here brings $2 more.</source>
        <translation>Jedes Lebensmittel von hier bringt 2&#xa0;$ mehr.</translation>
    </message>
    <message>
        <source>Farmers Market</source>
        <translation>Farmers Market</translation>
    </message>
    <message>
        <source>4 types: 3*</source>
        <translation>4 Arten: 3*</translation>
    </message>
    <message>
        <source>sold from any of your stores</source>
        <translation>aus deinen Läden verkauft</translation>
    </message>
    <message>
        <source>After Sale, gain 3 points if you sold items of at least 4 types this month, from any of your stores.</source>
        <translation>Nach dem Verkauf 3 Punkte, wenn du diesen Monat mindestens 4 Warenarten verkauft hast, aus beliebigen deiner Läden.</translation>
    </message>
    <message>
        <source>Clothing Distributor</source>
        <translation>Clothing Distributor</translation>
    </message>
    <message>
        <source>2 sold: 2*</source>
        <translation>je 2: 2*</translation>
    </message>
    <message>
        <source>For every 2 clothing sold from here in one sale, you may take 2 points instead of the money for one of them.</source>
        <translation>Für je 2 Kleidung, die du in einem Verkauf von hier verkaufst, darfst du für eine 2 Punkte statt Geld nehmen.</translation>
    </message>
    <message>
        <source>Clothing Importer</source>
        <translation>Clothing Importer</translation>
    </message>
    <message>
        <source>5 in: 2*</source>
        <translation>5 rein: 2*</translation>
    </message>
    <message>
        <source>5 stocked here in one Supply</source>
        <translation>5 hier im selben Angebot</translation>
    </message>
    <message>
        <source>Gain 2 points when you stock the 5th clothing here in the same Supply Phase.</source>
        <translation>2 Punkte, wenn du hier im selben Angebot die fünfte Kleidung einkaufst.</translation>
    </message>
    <message>
        <source>Clothing Exporter</source>
        <translation>Clothing Exporter</translation>
    </message>
    <message>
        <source>4 sold: 2*</source>
        <translation>je 4: 2*</translation>
    </message>
    <message>
        <source>each time 4 are sold from here</source>
        <translation>je 4 Verkäufe von hier</translation>
    </message>
    <message>
        <source>Gain 2 points each time you sell 4 clothing from here.</source>
        <translation>2 Punkte für je 4 Kleidung, die du von hier verkaufst.</translation>
    </message>
    <message>
        <source>Clothing Wholesaler</source>
        <translation>Clothing Wholesaler</translation>
    </message>
    <message>
        <source>Designer Boutique</source>
        <translation>Designer Boutique</translation>
    </message>
    <message>
        <source>+$6</source>
        <translation>+6&#xa0;$</translation>
    </message>
    <message>
        <source>for each item sold from here</source>
        <translation>für jede Ware von hier</translation>
    </message>
    <message>
        <source>+$6 each</source>
        <translation>+6&#xa0;$ je</translation>
    </message>
    <message>
        <source>Each clothing sold from here brings $6 more.</source>
        <translation>Jede Kleidung von hier bringt 6&#xa0;$ mehr.</translation>
    </message>
    <message>
        <source>Designer Knockoffs</source>
        <translation>Designer Knockoffs</translation>
    </message>
    <message>
        <source>+$3</source>
        <translation>+3&#xa0;$</translation>
    </message>
    <message>
        <source>each, if a rival sells any too</source>
        <translation>je, wenn auch ein anderer verkauft</translation>
    </message>
    <message>
        <source>rival: +$3</source>
        <translation>auch: +3&#xa0;$</translation>
    </message>
    <message>
        <source>Each clothing sold from here brings $3 more if another player sells clothing in the same sale, before or after you.</source>
        <translation>Jede Kleidung von hier bringt 3&#xa0;$ mehr, wenn im selben Verkauf auch jemand anders Kleidung verkauft, vor oder nach dir.</translation>
    </message>
    <message>
        <source>Factory Thirds</source>
        <translation>Factory Thirds</translation>
    </message>
    <message>
        <source>−$3</source>
        <translation>−3&#xa0;$</translation>
    </message>
    <message>
        <source>for each item stocked here</source>
        <translation>für jede hier eingekaufte</translation>
    </message>
    <message>
        <source>−$3 each</source>
        <translation>−3&#xa0;$ je</translation>
    </message>
    <message>
        <source>Each clothing stocked here costs $3 less, but never less than $0.</source>
        <translation>Jede hier eingekaufte Kleidung kostet 3&#xa0;$ weniger, aber nie weniger als 0&#xa0;$.</translation>
    </message>
    <message>
        <source>Small Textile Mill</source>
        <translation>Small Textile Mill</translation>
    </message>
    <message>
        <source>+1 clothing</source>
        <translation>+1 Kleidung</translation>
    </message>
    <message>
        <source>Before Supply, you may supply 1 clothing from the general supply to any of your stores, free.</source>
        <translation>Vor dem Angebot darfst du gratis 1 Kleidung aus dem Vorrat in einen deiner Läden liefern.</translation>
    </message>
    <message>
        <source>Large Textile Mill</source>
        <translation>Large Textile Mill</translation>
    </message>
    <message>
        <source>+2 clothing</source>
        <translation>+2 Kleidung</translation>
    </message>
    <message>
        <source>Before Supply, you may supply up to 2 clothing from the general supply to any of your stores, free.</source>
        <translation>Vor dem Angebot darfst du gratis bis zu 2 Kleidung aus dem Vorrat in deine Läden liefern.</translation>
    </message>
    <message>
        <source>Exporter</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>each time 3 of a type are sold</source>
        <translation>je 3 Verkäufe einer Art</translation>
    </message>
    <message>
        <source>Gain 1 point each time you sell 3 items of the same type from here.</source>
        <translation>1 Punkt für je 3 Waren einer Art, die du von hier verkaufst.</translation>
    </message>
    <message>
        <source>Department Store</source>
        <translation>Department Store</translation>
    </message>
    <message>
        <source>Thrift Store</source>
        <translation>Thrift Store</translation>
    </message>
    <message>
        <source>move in</source>
        <translation>umräumen</translation>
    </message>
    <message>
        <source>goods from your other stores</source>
        <translation>Waren aus anderen Läden</translation>
    </message>
    <message>
        <source>After Sale, you may move clothing and electronics from your other stores here.</source>
        <translation>Nach dem Verkauf darfst du Kleidung und Elektronik aus deinen anderen Läden hierher umräumen.</translation>
    </message>
    <message>
        <source>Flea Market</source>
        <translation>Flea Market</translation>
    </message>
    <message>
        <source>2 types: 1*</source>
        <translation>2 Arten: 1*</translation>
    </message>
    <message>
        <source>After Sale, gain 1 point if you sold items of at least 2 types this month, from any of your stores.</source>
        <translation>Nach dem Verkauf 1 Punkt, wenn du diesen Monat mindestens 2 Warenarten verkauft hast, aus beliebigen deiner Läden.</translation>
    </message>
    <message>
        <source>Bazaar</source>
        <translation>Bazaar</translation>
    </message>
    <message>
        <source>3 types: 2*</source>
        <translation>3 Arten: 2*</translation>
    </message>
    <message>
        <source>After Sale, gain 2 points if you sold items of at least 3 types this month, from any of your stores.</source>
        <translation>Nach dem Verkauf 2 Punkte, wenn du diesen Monat mindestens 3 Warenarten verkauft hast, aus beliebigen deiner Läden.</translation>
    </message>
    <message>
        <source>Supermarket</source>
        <translation>Supermarket</translation>
    </message>
    <message>
        <source>Trading Post</source>
        <translation>Trading Post</translation>
    </message>
    <message>
        <source>Electronics Distributor</source>
        <translation>Electronics Distributor</translation>
    </message>
    <message>
        <source>2 sold: 3*</source>
        <translation>je 2: 3*</translation>
    </message>
    <message>
        <source>For every 2 electronics sold from here in one sale, you may take 3 points instead of the money for one of them.</source>
        <translation>Für je 2 Elektronik, die du in einem Verkauf von hier verkaufst, darfst du für eine 3 Punkte statt Geld nehmen.</translation>
    </message>
    <message>
        <source>Electronics Importer</source>
        <translation>Electronics Importer</translation>
    </message>
    <message>
        <source>5 in: 4*</source>
        <translation>5 rein: 4*</translation>
    </message>
    <message>
        <source>Gain 4 points when you stock the 5th electronics here in the same Supply Phase.</source>
        <translation>4 Punkte, wenn du hier im selben Angebot die fünfte Elektronik einkaufst.</translation>
    </message>
    <message>
        <source>Electronics Liquidator</source>
        <translation>Electronics Liquidator</translation>
    </message>
    <message>
        <source>closed: 1*</source>
        <translation>zu: je 1*</translation>
    </message>
    <message>
        <source>for each item on it</source>
        <translation>für jede Ware darin</translation>
    </message>
    <message>
        <source>When you close this store in Building, gain 1 point for each electronics discarded from it.</source>
        <translation>Wenn du diesen Laden beim Bauen schließt, 1 Punkt für jede Elektronik, die mit ihm geht.</translation>
    </message>
    <message>
        <source>Electronics Peddler</source>
        <translation>Electronics Peddler</translation>
    </message>
    <message>
        <source>−$2</source>
        <translation>−2&#xa0;$</translation>
    </message>
    <message>
        <source>per market item; closes on a sale</source>
        <translation>je Marktware; schließt danach</translation>
    </message>
    <message>
        <source>1 sale</source>
        <translation>1 Verkauf</translation>
    </message>
    <message>
        <source>To buy, it costs $2 less for each electronics in the market, but never less than $0. After Sale it closes if you sold at least 1 item from it.</source>
        <translation>Sein Preis sinkt um 2&#xa0;$ für jede Elektronik im Markt, aber nie unter 0&#xa0;$. Nach dem Verkauf schließt er, wenn du mindestens 1 Ware aus ihm verkauft hast.</translation>
    </message>
    <message>
        <source>Electronics Surplus</source>
        <translation>Electronics Surplus</translation>
    </message>
    <message>
        <source>2 sold: −$4</source>
        <translation>bis 2: −4&#xa0;$</translation>
    </message>
    <message>
        <source>each, straight from the market</source>
        <translation>je, direkt vom Markt</translation>
    </message>
    <message>
        <source>market: −$4</source>
        <translation>Markt: −4&#xa0;$</translation>
    </message>
    <message>
        <source>You may sell up to 2 electronics straight from the market as if they were here, each for $4 less, but never less than $0.</source>
        <translation>Du darfst bis zu 2 Elektronik direkt vom Markt verkaufen, als lägen sie hier, je für 4&#xa0;$ weniger, aber nie für weniger als 0&#xa0;$.</translation>
    </message>
    <message>
        <source>Knockoff Electronics</source>
        <translation>Knockoff Electronics</translation>
    </message>
    <message>
        <source>+$4</source>
        <translation>+4&#xa0;$</translation>
    </message>
    <message>
        <source>rival: +$4</source>
        <translation>auch: +4&#xa0;$</translation>
    </message>
    <message>
        <source>Each electronics sold from here brings $4 more if another player sells electronics in the same sale, before or after you.</source>
        <translation>Jede Elektronik von hier bringt 4&#xa0;$ mehr, wenn im selben Verkauf auch jemand anders Elektronik verkauft, vor oder nach dir.</translation>
    </message>
    <message>
        <source>Electronics Wholesaler</source>
        <translation>Electronics Wholesaler</translation>
    </message>
    <message>
        <source>Electronics Exporter</source>
        <translation>Electronics Exporter</translation>
    </message>
    <message>
        <source>each time 2 are sold from here</source>
        <translation>je 2 Verkäufe von hier</translation>
    </message>
    <message>
        <source>Gain 1 point each time you sell 2 electronics from here.</source>
        <translation>1 Punkt für je 2 Elektronik, die du von hier verkaufst.</translation>
    </message>
    <message>
        <source>Gadget Boutique</source>
        <translation>Gadget Boutique</translation>
    </message>
    <message>
        <source>+$4 each</source>
        <translation>+4&#xa0;$ je</translation>
    </message>
    <message>
        <source>Each electronics sold from here brings $4 more.</source>
        <translation>Jede Elektronik von hier bringt 4&#xa0;$ mehr.</translation>
    </message>
    <message>
        <source>Estate Seller</source>
        <translation>Estate Seller</translation>
    </message>
    <message>
        <source>−$4</source>
        <translation>−4&#xa0;$</translation>
    </message>
    <message>
        <source>−$4 each</source>
        <translation>−4&#xa0;$ je</translation>
    </message>
    <message>
        <source>Each jewelry stocked here costs $4 less, but never less than $0.</source>
        <translation>Jeder hier eingekaufte Schmuck kostet 4&#xa0;$ weniger, aber nie weniger als 0&#xa0;$.</translation>
    </message>
    <message>
        <source>Jewelry Collector</source>
        <translation>Jewelry Collector</translation>
    </message>
    <message>
        <source>or closed</source>
        <translation>sonst zu</translation>
    </message>
    <message>
        <source>if no jewelry is left on it</source>
        <translation>wenn kein Schmuck darin ist</translation>
    </message>
    <message>
        <source>After Utilities, this store closes if there is no jewelry on it.</source>
        <translation>Nach den Nebenkosten schließt dieser Laden, wenn kein Schmuck darin ist.</translation>
    </message>
    <message>
        <source>Jewelry Crafter</source>
        <translation>Jewelry Crafter</translation>
    </message>
    <message>
        <source>item or 1*</source>
        <translation>Ware oder 1*</translation>
    </message>
    <message>
        <source>to the market, or to you</source>
        <translation>für den Markt, oder für dich</translation>
    </message>
    <message>
        <source>1 or 1*</source>
        <translation>1 oder 1*</translation>
    </message>
    <message>
        <source>After everybody has stocked jewelry, you may supply 1 jewelry to the market or gain 1 point.</source>
        <translation>Wenn alle Schmuck eingekauft haben, darfst du 1 Schmuck auf den Markt liefern oder 1 Punkt bekommen.</translation>
    </message>
    <message>
        <source>Jewelry Liquidator</source>
        <translation>Jewelry Liquidator</translation>
    </message>
    <message>
        <source>closed: 2*</source>
        <translation>zu: je 2*</translation>
    </message>
    <message>
        <source>When you close this store in Building, gain 2 points for each jewelry discarded from it.</source>
        <translation>Wenn du diesen Laden beim Bauen schließt, 2 Punkte für jeden Schmuck, der mit ihm geht.</translation>
    </message>
    <message>
        <source>Jewelry Peddler</source>
        <translation>Jewelry Peddler</translation>
    </message>
    <message>
        <source>To buy, it costs $3 less for each jewelry in the market, but never less than $0. After Sale it closes if you sold at least 1 item from it.</source>
        <translation>Sein Preis sinkt um 3&#xa0;$ für jeden Schmuck im Markt, aber nie unter 0&#xa0;$. Nach dem Verkauf schließt er, wenn du mindestens 1 Ware aus ihm verkauft hast.</translation>
    </message>
    <message>
        <source>Jewelry Wholesaler</source>
        <translation>Jewelry Wholesaler</translation>
    </message>
    <message>
        <source>Jewelry Boutique</source>
        <translation>Jewelry Boutique</translation>
    </message>
    <message>
        <source>+$5</source>
        <translation>+5&#xa0;$</translation>
    </message>
    <message>
        <source>+$5 each</source>
        <translation>+5&#xa0;$ je</translation>
    </message>
    <message>
        <source>Each jewelry sold from here brings $5 more.</source>
        <translation>Jeder Schmuck von hier bringt 5&#xa0;$ mehr.</translation>
    </message>
    <message>
        <source>Art Liquidator</source>
        <translation>Art Liquidator</translation>
    </message>
    <message>
        <source>closed: 3*</source>
        <translation>zu: je 3*</translation>
    </message>
    <message>
        <source>When you close this store in Building, gain 3 points for each art discarded from it.</source>
        <translation>Wenn du diesen Laden beim Bauen schließt, 3 Punkte für jede Kunst, die mit ihm geht.</translation>
    </message>
    <message>
        <source>Art Peddler</source>
        <translation>Art Peddler</translation>
    </message>
    <message>
        <source>To buy, it costs $4 less for each art in the market, but never less than $0. After Sale it closes if you sold at least 1 item from it.</source>
        <translation>Sein Preis sinkt um 4&#xa0;$ für jede Kunst im Markt, aber nie unter 0&#xa0;$. Nach dem Verkauf schließt er, wenn du mindestens 1 Ware aus ihm verkauft hast.</translation>
    </message>
    <message>
        <source>Art Purveyor</source>
        <translation>Art Purveyor</translation>
    </message>
    <message>
        <source>on jewelry</source>
        <translation>auf Schmuck</translation>
    </message>
    <message>
        <source>it also fits jewelry boxes</source>
        <translation>passt auch auf Schmuck</translation>
    </message>
    <message>
        <source>Art from here may also be sold onto empty jewelry boxes of the Demand Cards.</source>
        <translation>Kunst von hier darf auch in leere Schmuckkästchen der Nachfragekarten verkauft werden.</translation>
    </message>
    <message>
        <source>Art Studio</source>
        <translation>Art Studio</translation>
    </message>
    <message>
        <source>1 art or 1*</source>
        <translation>1 oder 1*</translation>
    </message>
    <message>
        <source>After everybody has stocked art, you may supply 1 art to the market or gain 1 point.</source>
        <translation>Wenn alle Kunst eingekauft haben, darfst du 1 Kunst auf den Markt liefern oder 1 Punkt bekommen.</translation>
    </message>
    <message>
        <source>Art Gallery</source>
        <translation>Art Gallery</translation>
    </message>
    <message>
        <source>Auction House</source>
        <translation>Auction House</translation>
    </message>
    <message>
        <source>+$3 each</source>
        <translation>+3&#xa0;$ je</translation>
    </message>
    <message>
        <source>Each item sold from here brings $3 more.</source>
        <translation>Jede Ware von hier bringt 3&#xa0;$ mehr.</translation>
    </message>
    <message>
        <source>Mall Gallery</source>
        <translation>Mall Gallery</translation>
    </message>
    <message>
        <source>Duty Free</source>
        <translation>Duty Free</translation>
    </message>
    <message>
        <source>−$1</source>
        <translation>−1&#xa0;$</translation>
    </message>
    <message>
        <source>−$1 each</source>
        <translation>−1&#xa0;$ je</translation>
    </message>
    <message>
        <source>Each item stocked here costs $1 less, but never less than $0.</source>
        <translation>Jede hier eingekaufte Ware kostet 1&#xa0;$ weniger, aber nie weniger als 0&#xa0;$.</translation>
    </message>
    <message>
        <source>Antique Store</source>
        <translation>Antique Store</translation>
    </message>
    <message>
        <source>+2*</source>
        <translation>+2*</translation>
    </message>
    <message>
        <source>for each from the bottom shelf</source>
        <translation>für jede vom untersten Regal</translation>
    </message>
    <message>
        <source>bottom: 2*</source>
        <translation>unten: 2*</translation>
    </message>
    <message>
        <source>Gain 2 points for each item sold from the bottom shelf here, in addition to its money.</source>
        <translation>2 Punkte für jede Ware, die hier vom untersten Regal verkauft wird, zusätzlich zum Geld.</translation>
    </message>
    <message>
        <source>Pawn Shop</source>
        <translation>Pawn Shop</translation>
    </message>
    <message>
        <source>−$5</source>
        <translation>−5&#xa0;$</translation>
    </message>
    <message>
        <source>each; points for what expires</source>
        <translation>je; Punkte für Verfallenes</translation>
    </message>
    <message>
        <source>−$5 each</source>
        <translation>−5&#xa0;$ je</translation>
    </message>
    <message>
        <source>Items sold from here bring $5 less, but never less than $0. An item that would expire here may go to the market instead: 1 point for electronics, 2 for jewelry.</source>
        <translation>Waren von hier bringen 5&#xa0;$ weniger, aber nie weniger als 0&#xa0;$. Eine Ware, die hier verfallen würde, darf auf den Markt: 1 Punkt für Elektronik, 2 für Schmuck.</translation>
    </message>
    <message>
        <source>Resale Shop</source>
        <translation>Resale Shop</translation>
    </message>
    <message>
        <source>surplus</source>
        <translation>Überschuss</translation>
    </message>
    <message>
        <source>of rivals, for $4, $7 or $10</source>
        <translation>anderer, für 4, 7 oder 10&#xa0;$</translation>
    </message>
    <message>
        <source>After each type is sold, you may buy electronics, jewelry or art that opponents have just discarded as surplus. Pay them $4, $7 or $10 for each.</source>
        <translation>Nach jeder Warenart darfst du Elektronik, Schmuck oder Kunst kaufen, die andere gerade als Überschuss abgelegt haben. Zahl ihnen je 4&#xa0;$, 7&#xa0;$ oder 10&#xa0;$.</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Warehouse</translation>
    </message>
    <message>
        <source>1, 2, 4*</source>
        <translation>1, 2, 4*</translation>
    </message>
    <message>
        <source>not money; move goods in</source>
        <translation>statt Geld; hol Waren her</translation>
    </message>
    <message>
        <source>Before food is sold, you may move clothing, electronics and jewelry from your other stores here. Items sold from here bring 1, 2 or 4 points instead of money.</source>
        <translation>Bevor Lebensmittel verkauft wird, darfst du Kleidung, Elektronik und Schmuck aus deinen anderen Läden hierher umräumen. Waren von hier bringen 1, 2 oder 4 Punkte statt Geld.</translation>
    </message>
    <message>
        <source>Consignment Store</source>
        <translation>Consignment Store</translation>
    </message>
    <message>
        <source>for items left in the market</source>
        <translation>für das, was übrig ist</translation>
    </message>
    <message>
        <source>After everybody has stocked a type, you may stock items of it left in the market here for $0.</source>
        <translation>Wenn alle eine Art eingekauft haben, darfst du hier für 0&#xa0;$ einkaufen, was von ihr auf dem Markt übrig ist.</translation>
    </message>
    <message>
        <source>Advertisement Agency</source>
        <translation>Advertisement Agency</translation>
    </message>
    <message>
        <source>+1 card</source>
        <translation>+1 Karte</translation>
    </message>
    <message>
        <source>after a look at one of the piles</source>
        <translation>nach einem Blick in einen Stapel</translation>
    </message>
    <message>
        <source>Once the cards are gathered, you may look at the Supply pile or the Demand pile and then add 1 more Market Card to it.</source>
        <translation>Wenn die Karten gesammelt sind, darfst du den Angebots- oder den Nachfragestapel ansehen und ihm dann 1 Marktkarte hinzufügen.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>2 × 5*</source>
        <translation>2 × 5*</translation>
    </message>
    <message>
        <source>two purchases of 5 points each</source>
        <translation>zwei Käufe mit je 5 Punkten</translation>
    </message>
    <message>
        <source>You may make 2 separate purchases of at most 5 points each instead of 1 purchase of at most 10.</source>
        <translation>Du darfst 2 Käufe von je höchstens 5 Punkten machen statt 1 Kauf von höchstens 10.</translation>
    </message>
    <message>
        <source>Fulfillment Center</source>
        <translation>Fulfillment Center</translation>
    </message>
    <message>
        <source>5 boxes</source>
        <translation>5 Kästchen</translation>
    </message>
    <message>
        <source>of demand, only for you</source>
        <translation>Nachfrage, nur für dich</translation>
    </message>
    <message>
        <source>You may sell 3 food and 2 clothing each month to your own boxes here.</source>
        <translation>Du darfst jeden Monat 3 Lebensmittel und 2 Kleidung in deine eigenen Kästchen hier verkaufen.</translation>
    </message>
    <message>
        <source>Fulfillment Center (Hybrid)</source>
        <translation>Fulfillment Center (Hybrid)</translation>
    </message>
    <message>
        <source>3 boxes</source>
        <translation>3 Kästchen</translation>
    </message>
    <message>
        <source>You may sell 2 food or clothing and 1 electronics or jewelry each month to your own boxes here.</source>
        <translation>Du darfst jeden Monat 2 Lebensmittel oder Kleidung und 1 Elektronik oder Schmuck in deine eigenen Kästchen hier verkaufen.</translation>
    </message>
    <message>
        <source>Fulfillment Center (Premium)</source>
        <translation>Fulfillment Center (Premium)</translation>
    </message>
    <message>
        <source>4 boxes</source>
        <translation>4 Kästchen</translation>
    </message>
    <message>
        <source>You may sell 2 electronics, 1 jewelry and 1 art each month to your own boxes here.</source>
        <translation>Du darfst jeden Monat 2 Elektronik, 1 Schmuck und 1 Kunst in deine eigenen Kästchen hier verkaufen.</translation>
    </message>
    <message>
        <source>Large Loading Dock</source>
        <translation>Large Loading Dock</translation>
    </message>
    <message>
        <source>5 up: −$3</source>
        <translation>ab 5: −3&#xa0;$</translation>
    </message>
    <message>
        <source>each, for 5 of one type at once</source>
        <translation>je, bei 5 einer Art zugleich</translation>
    </message>
    <message>
        <source>If you stock at least 5 items of one type at once, in any of your stores, each of them costs $3 less, but never less than $0.</source>
        <translation>Wenn du mindestens 5 Waren einer Art auf einmal einkaufst, in beliebige deiner Läden, kostet jede 3&#xa0;$ weniger, aber nie weniger als 0&#xa0;$.</translation>
    </message>
    <message>
        <source>Small Loading Dock</source>
        <translation>Small Loading Dock</translation>
    </message>
    <message>
        <source>3 up: −$1</source>
        <translation>ab 3: −1&#xa0;$</translation>
    </message>
    <message>
        <source>each, for 3 of one type at once</source>
        <translation>je, bei 3 einer Art zugleich</translation>
    </message>
    <message>
        <source>If you stock at least 3 items of one type at once, in any of your stores, each of them costs $1 less, but never less than $0.</source>
        <translation>Wenn du mindestens 3 Waren einer Art auf einmal einkaufst, in beliebige deiner Läden, kostet jede 1&#xa0;$ weniger, aber nie weniger als 0&#xa0;$.</translation>
    </message>
    <message>
        <source>Market Research Firm</source>
        <translation>Market Research Firm</translation>
    </message>
    <message>
        <source>+2 cards</source>
        <translation>+2 Karten</translation>
    </message>
    <message>
        <source>then discard 2</source>
        <translation>dann 2 ablegen</translation>
    </message>
    <message>
        <source>2 new cards</source>
        <translation>2 neue Karten</translation>
    </message>
    <message>
        <source>Before Advertisement, draw 2 Market Cards, then discard 2.</source>
        <translation>Vor der Werbung 2 Marktkarten ziehen, dann 2 ablegen.</translation>
    </message>
</context>
<context>
    <name>cast</name>
    <message>
        <source>the apprentice</source>
        <translation>der Lehrling</translation>
    </message>
    <message>
        <source>Plays what shines.</source>
        <translation>Spielt, was glänzt.</translation>
    </message>
    <message>
        <source>the builder</source>
        <translation>der Baumeister</translation>
    </message>
    <message>
        <source>Builds first, counts later.</source>
        <translation>Baut zuerst, rechnet später.</translation>
    </message>
    <message>
        <source>the bargain hunter</source>
        <translation>die Schnäppchenjägerin</translation>
    </message>
    <message>
        <source>Never pays the full price.</source>
        <translation>Zahlt nie den vollen Preis.</translation>
    </message>
    <message>
        <source>the hoarder</source>
        <translation>der Sammler</translation>
    </message>
    <message>
        <source>Keeps more than he needs.</source>
        <translation>Behält mehr, als er braucht.</translation>
    </message>
    <message>
        <source>the racer</source>
        <translation>die Rennfahrerin</translation>
    </message>
    <message>
        <source>Wants the end before you.</source>
        <translation>Will vor dir am Ziel sein.</translation>
    </message>
    <message>
        <source>the investor</source>
        <translation>die Anlegerin</translation>
    </message>
    <message>
        <source>Sows early, reaps late.</source>
        <translation>Sät früh, erntet spät.</translation>
    </message>
    <message>
        <source>the risk taker</source>
        <translation>die Wagemutige</translation>
    </message>
    <message>
        <source>Likes a long shot.</source>
        <translation>Mag gewagte Züge.</translation>
    </message>
    <message>
        <source>the spoiler</source>
        <translation>die Spielverderberin</translation>
    </message>
    <message>
        <source>Takes what you want.</source>
        <translation>Nimmt, was du willst.</translation>
    </message>
    <message>
        <source>the planner</source>
        <translation>der Planer</translation>
    </message>
    <message>
        <source>Looks a round further.</source>
        <translation>Schaut eine Runde weiter.</translation>
    </message>
    <message>
        <source>Hello! Where do I sit?</source>
        <translation>Hallo! Wo sitze ich?</translation>
    </message>
    <message>
        <source>Is this mine? Lovely!</source>
        <translation>Ist das meins? Wie schön!</translation>
    </message>
    <message>
        <source>I&apos;ve read half of the rules.</source>
        <translation>Ich habe die halben Regeln gelesen.</translation>
    </message>
    <message>
        <source>Shiny!</source>
        <translation>Wie das glänzt!</translation>
    </message>
    <message>
        <source>Look, I&apos;m in front!</source>
        <translation>Schaut, ich bin vorn!</translation>
    </message>
    <message>
        <source>Was that good? It was!</source>
        <translation>War das gut? War es!</translation>
    </message>
    <message>
        <source>Oh. It was so shiny.</source>
        <translation>Oh. Es hat so geglänzt.</translation>
    </message>
    <message>
        <source>I&apos;ll catch up. I think.</source>
        <translation>Ich hole auf. Glaube ich.</translation>
    </message>
    <message>
        <source>Next time I&apos;ll count first.</source>
        <translation>Nächstes Mal zähle ich zuerst.</translation>
    </message>
    <message>
        <source>I won? I won!</source>
        <translation>Gewonnen? Gewonnen!</translation>
    </message>
    <message>
        <source>May I keep the shiny one?</source>
        <translation>Darf ich das Glänzende behalten?</translation>
    </message>
    <message>
        <source>Again? Please?</source>
        <translation>Noch einmal? Bitte?</translation>
    </message>
    <message>
        <source>First the walls.</source>
        <translation>Erst die Mauern.</translation>
    </message>
    <message>
        <source>Good day. Solid table, this.</source>
        <translation>Guten Tag. Solider Tisch.</translation>
    </message>
    <message>
        <source>Where&apos;s the plan? Here. Good.</source>
        <translation>Wo ist der Plan? Hier. Gut.</translation>
    </message>
    <message>
        <source>It stands.</source>
        <translation>Es steht.</translation>
    </message>
    <message>
        <source>Roof&apos;s on.</source>
        <translation>Das Dach ist drauf.</translation>
    </message>
    <message>
        <source>Now it carries.</source>
        <translation>Jetzt trägt es.</translation>
    </message>
    <message>
        <source>A house takes its time.</source>
        <translation>Ein Haus braucht seine Zeit.</translation>
    </message>
    <message>
        <source>I&apos;ll shore it up.</source>
        <translation>Das stütze ich ab.</translation>
    </message>
    <message>
        <source>Foundations first. They&apos;re there.</source>
        <translation>Erst das Fundament. Das liegt.</translation>
    </message>
    <message>
        <source>Well built wins.</source>
        <translation>Gut gebaut gewinnt.</translation>
    </message>
    <message>
        <source>Told you: walls first.</source>
        <translation>Sag ich doch: erst die Mauern.</translation>
    </message>
    <message>
        <source>Well built, you.</source>
        <translation>Gut gebaut, du.</translation>
    </message>
    <message>
        <source>Half price, or nothing.</source>
        <translation>Halber Preis, oder nichts.</translation>
    </message>
    <message>
        <source>Let&apos;s see what it costs.</source>
        <translation>Mal sehen, was es kostet.</translation>
    </message>
    <message>
        <source>I never pay the first price.</source>
        <translation>Den ersten Preis zahle ich nie.</translation>
    </message>
    <message>
        <source>A bargain!</source>
        <translation>Ein Schnäppchen!</translation>
    </message>
    <message>
        <source>Cheap, and mine.</source>
        <translation>Billig, und meins.</translation>
    </message>
    <message>
        <source>That paid for itself.</source>
        <translation>Das hat sich bezahlt gemacht.</translation>
    </message>
    <message>
        <source>Too dear for me. For now.</source>
        <translation>Mir zu teuer. Noch.</translation>
    </message>
    <message>
        <source>I&apos;ll wait for the sale.</source>
        <translation>Ich warte auf den Ausverkauf.</translation>
    </message>
    <message>
        <source>Somebody paid too much. Me.</source>
        <translation>Da hat wer zu viel bezahlt. Ich.</translation>
    </message>
    <message>
        <source>And change left over!</source>
        <translation>Und Wechselgeld übrig!</translation>
    </message>
    <message>
        <source>The best price of all: yours.</source>
        <translation>Der beste Preis von allen: deiner.</translation>
    </message>
    <message>
        <source>Fair price. Well played.</source>
        <translation>Fairer Preis. Gut gespielt.</translation>
    </message>
    <message>
        <source>You never know.</source>
        <translation>Man weiß ja nie.</translation>
    </message>
    <message>
        <source>Mind the boxes, please.</source>
        <translation>Vorsicht mit den Kisten, bitte.</translation>
    </message>
    <message>
        <source>I&apos;ve brought a few things along.</source>
        <translation>Ich habe ein paar Sachen dabei.</translation>
    </message>
    <message>
        <source>See? It came in handy.</source>
        <translation>Siehst du? Es war zu gebrauchen.</translation>
    </message>
    <message>
        <source>I kept that for years.</source>
        <translation>Das habe ich jahrelang aufgehoben.</translation>
    </message>
    <message>
        <source>Nothing thrown away, nothing lost.</source>
        <translation>Nichts weggeworfen, nichts verloren.</translation>
    </message>
    <message>
        <source>It&apos;ll be worth something one day.</source>
        <translation>Eines Tages ist es etwas wert.</translation>
    </message>
    <message>
        <source>Where did I put it?</source>
        <translation>Wo habe ich es hingelegt?</translation>
    </message>
    <message>
        <source>I&apos;ve still got a cellar full.</source>
        <translation>Der Keller ist noch voll.</translation>
    </message>
    <message>
        <source>I shall keep this one, too.</source>
        <translation>Auch das hebe ich auf.</translation>
    </message>
    <message>
        <source>Well kept is well won.</source>
        <translation>Gut verwahrt ist gut gewonnen.</translation>
    </message>
    <message>
        <source>I&apos;ll keep it in mind.</source>
        <translation>Ich werd es mir aufheben.</translation>
    </message>
    <message>
        <source>Last one pays!</source>
        <translation>Der Letzte zahlt!</translation>
    </message>
    <message>
        <source>Ready? I&apos;ve been for hours.</source>
        <translation>Bereit? Ich schon lange.</translation>
    </message>
    <message>
        <source>On your marks.</source>
        <translation>Auf die Plätze.</translation>
    </message>
    <message>
        <source>Faster than you blink.</source>
        <translation>Schneller, als du blinzelst.</translation>
    </message>
    <message>
        <source>And past!</source>
        <translation>Und vorbei!</translation>
    </message>
    <message>
        <source>Don&apos;t look back, Ilse.</source>
        <translation>Nicht umdrehen, Ilse.</translation>
    </message>
    <message>
        <source>I&apos;ll be there before you are.</source>
        <translation>Ich bin vor dir da.</translation>
    </message>
    <message>
        <source>A slow start, no more.</source>
        <translation>Ein langsamer Start, mehr nicht.</translation>
    </message>
    <message>
        <source>Now I run.</source>
        <translation>Jetzt laufe ich.</translation>
    </message>
    <message>
        <source>First! What did I say?</source>
        <translation>Erste! Was habe ich gesagt?</translation>
    </message>
    <message>
        <source>By a nose. That counts.</source>
        <translation>Um eine Nase. Das zählt.</translation>
    </message>
    <message>
        <source>You ran well.</source>
        <translation>Du bist gut gelaufen.</translation>
    </message>
    <message>
        <source>Patience, child.</source>
        <translation>Geduld, Kind.</translation>
    </message>
    <message>
        <source>What we sow today…</source>
        <translation>Was wir heute säen …</translation>
    </message>
    <message>
        <source>A good seat. I shall stay.</source>
        <translation>Ein guter Platz. Ich bleibe.</translation>
    </message>
    <message>
        <source>The first fruit.</source>
        <translation>Die erste Frucht.</translation>
    </message>
    <message>
        <source>It grows by itself now.</source>
        <translation>Nun wächst es von selbst.</translation>
    </message>
    <message>
        <source>I planted that long ago.</source>
        <translation>Das habe ich längst gepflanzt.</translation>
    </message>
    <message>
        <source>The harvest is late. It comes.</source>
        <translation>Die Ernte kommt spät. Sie kommt.</translation>
    </message>
    <message>
        <source>Winter first, then spring.</source>
        <translation>Erst Winter, dann Frühling.</translation>
    </message>
    <message>
        <source>I count in years.</source>
        <translation>Ich rechne in Jahren.</translation>
    </message>
    <message>
        <source>You see: patience.</source>
        <translation>Siehst du: Geduld.</translation>
    </message>
    <message>
        <source>A rich harvest.</source>
        <translation>Eine reiche Ernte.</translation>
    </message>
    <message>
        <source>Next year, child.</source>
        <translation>Nächstes Jahr, Kind.</translation>
    </message>
    <message>
        <source>Somebody has to.</source>
        <translation>Einer muss ja.</translation>
    </message>
    <message>
        <source>High, or not at all.</source>
        <translation>Hoch, oder gar nicht.</translation>
    </message>
    <message>
        <source>I feel lucky. I always do.</source>
        <translation>Ich habe Glück. Wie immer.</translation>
    </message>
    <message>
        <source>One in six. Told you.</source>
        <translation>Eins zu sechs. Sag ich doch.</translation>
    </message>
    <message>
        <source>It came!</source>
        <translation>Es kam!</translation>
    </message>
    <message>
        <source>Never in doubt. Nearly.</source>
        <translation>Nie ein Zweifel. Fast.</translation>
    </message>
    <message>
        <source>It had to be tried.</source>
        <translation>Man musste es versuchen.</translation>
    </message>
    <message>
        <source>The next one sits.</source>
        <translation>Der nächste sitzt.</translation>
    </message>
    <message>
        <source>Double, then.</source>
        <translation>Dann eben doppelt.</translation>
    </message>
    <message>
        <source>All on one card!</source>
        <translation>Alles auf eine Karte!</translation>
    </message>
    <message>
        <source>What luck. And nerve.</source>
        <translation>Welch Glück. Und Mut.</translation>
    </message>
    <message>
        <source>Worth the try.</source>
        <translation>Den Versuch war es wert.</translation>
    </message>
    <message>
        <source>Is that what you want? Good.</source>
        <translation>Das willst du? Gut.</translation>
    </message>
    <message>
        <source>I&apos;ll sit where I see your hands.</source>
        <translation>Ich sitze, wo ich deine Hände sehe.</translation>
    </message>
    <message>
        <source>Good evening. Pity for you.</source>
        <translation>Guten Abend. Schade für dich.</translation>
    </message>
    <message>
        <source>Were you fond of it?</source>
        <translation>Hingst du daran?</translation>
    </message>
    <message>
        <source>It looks better here.</source>
        <translation>Hier macht es sich besser.</translation>
    </message>
    <message>
        <source>Just one thing of yours.</source>
        <translation>Nur eins von dir.</translation>
    </message>
    <message>
        <source>You learn from me.</source>
        <translation>Du lernst von mir.</translation>
    </message>
    <message>
        <source>I can wait. You&apos;ll want more.</source>
        <translation>Ich kann warten. Du willst ja mehr.</translation>
    </message>
    <message>
        <source>Keep it. For now.</source>
        <translation>Behalt es. Vorerst.</translation>
    </message>
    <message>
        <source>What you want, I have.</source>
        <translation>Was du willst, habe ich.</translation>
    </message>
    <message>
        <source>All mine. Even yours.</source>
        <translation>Alles meins. Auch deins.</translation>
    </message>
    <message>
        <source>Nicely taken.</source>
        <translation>Schön weggenommen.</translation>
    </message>
    <message>
        <source>As agreed: I go on thinking.</source>
        <translation>Wie vereinbart: Ich denke weiter.</translation>
    </message>
    <message>
        <source>I&apos;ve looked at three openings.</source>
        <translation>Ich habe drei Eröffnungen angesehen.</translation>
    </message>
    <message>
        <source>Good. Everything is in its place.</source>
        <translation>Gut. Alles liegt an seinem Platz.</translation>
    </message>
    <message>
        <source>As I thought.</source>
        <translation>Wie gedacht.</translation>
    </message>
    <message>
        <source>That was step four.</source>
        <translation>Das war Schritt vier.</translation>
    </message>
    <message>
        <source>All according to plan.</source>
        <translation>Es läuft nach Plan.</translation>
    </message>
    <message>
        <source>Then plan B. I like B.</source>
        <translation>Dann Plan B. Ich mag B.</translation>
    </message>
    <message>
        <source>A line I had not seen.</source>
        <translation>Diesen Weg sah ich nicht.</translation>
    </message>
    <message>
        <source>One moment. Good.</source>
        <translation>Einen Moment. Gut.</translation>
    </message>
    <message>
        <source>Exactly as planned.</source>
        <translation>Genau nach Plan.</translation>
    </message>
    <message>
        <source>Two moves early, even.</source>
        <translation>Sogar zwei Züge zu früh.</translation>
    </message>
    <message>
        <source>Instructive. Thank you.</source>
        <translation>Lehrreich. Danke.</translation>
    </message>
    <message>
        <source>Of moves that look as good, the one that scores most at once.</source>
        <translation>Von Zügen, die gleich gut aussehen, der, der sofort am meisten Punkte bringt.</translation>
    </message>
    <message>
        <source>Of moves that look as good, the one that builds most.</source>
        <translation>Von Zügen, die gleich gut aussehen, der, mit dem am meisten gebaut wird.</translation>
    </message>
    <message>
        <source>Of moves that look as good, the one that leaves the most money.</source>
        <translation>Von Zügen, die gleich gut aussehen, der, nach dem am meisten Geld übrig ist.</translation>
    </message>
    <message>
        <source>Of moves that look as good, the one that leaves the most goods.</source>
        <translation>Von Zügen, die gleich gut aussehen, der, nach dem am meisten Waren übrig sind.</translation>
    </message>
    <message>
        <source>Of moves that look as good, the one that leaves the least still to do.</source>
        <translation>Von Zügen, die gleich gut aussehen, der, nach dem am wenigsten zu tun bleibt.</translation>
    </message>
    <message>
        <source>Of moves that look as good, the one that brings most later.</source>
        <translation>Von Zügen, die gleich gut aussehen, der, der später am meisten bringt.</translation>
    </message>
    <message>
        <source>Of moves that look as good, the one whose result is least certain.</source>
        <translation>Von Zügen, die gleich gut aussehen, der mit dem unsichersten Ausgang.</translation>
    </message>
    <message>
        <source>Of moves that look as good, the one that leaves the others least.</source>
        <translation>Von Zügen, die gleich gut aussehen, der, der den anderen am wenigsten lässt.</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Explains what is new, and speaks up before a move gives much away.</source>
        <translation>Erklärt, was neu ist, und meldet sich, bevor ein Zug viel verschenkt.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Only big mistakes</source>
        <translation>Nur große Fehler</translation>
    </message>
    <message>
        <source>Medium ones, too</source>
        <translation>Auch mittlere</translation>
    </message>
    <message>
        <source>Small ones, too</source>
        <translation>Auch kleine</translation>
    </message>
</context>
<context>
    <name>controller</name>
    <message>
        <source>This is an earlier moment. Go to Now, or play on from here in a new match.</source>
        <translation>Das ist ein früherer Zeitpunkt. Geh zu „Jetzt“ oder spiel von hier in einer neuen Partie weiter.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn: the opponent is thinking.</source>
        <translation>Du bist nicht dran: Der Gegner denkt nach.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn: others are choosing.</source>
        <translation>Du bist nicht am Zug: Andere wählen gerade.</translation>
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
    <name>deals</name>
    <message>
        <source>“{name}” isn&apos;t the name of a deal. A name looks like this: PM·P+angler:normal·4182736·r1</source>
        <translation>„{name}“ ist kein Name einer Partie. Ein Name sieht so aus: PM·P+angler:normal·4182736·r1</translation>
    </message>
    <message>
        <source>This deal needs revision {needed} of the rules; this program plays by revision {here}.</source>
        <translation>Diese Partie braucht Revision {needed} der Regeln; dieses Programm spielt nach Revision {here}.</translation>
    </message>
    <message>
        <source>That isn&apos;t the result of a deal. Copy all of its lines, then paste them here.</source>
        <translation>Das ist kein Ergebnis einer Partie. Kopiere alle seine Zeilen und füge sie hier ein.</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>This seat has nothing to decide now.</source>
        <translation>Dieser Platz hat jetzt nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Unknown player “{who}”. Choose from: {known}.</source>
        <translation>„{who}“ ist nicht bekannt. Möglich ist: {known}.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>The colour and the sign of this seat&apos;s pieces. It changes nothing else.</source>
        <translation>Farbe und Zeichen der Teile dieses Platzes. Sonst ändert sie nichts.</translation>
    </message>
    <message>
        <source>By seat</source>
        <translation>Nach Platz</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message numerus="yes">
        <source>%n more thing(s)</source>
        <comment>left out of a sentence</comment>
        <translation>
            <numerusform>%n weitere Sache</numerusform>
            <numerusform>%n weitere Sachen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of you</source>
        <translation>
            <numerusform>%n Punkt vor dir</numerusform>
            <numerusform>%n Punkte vor dir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind you</source>
        <translation>
            <numerusform>%n Punkt hinter dir</numerusform>
            <numerusform>%n Punkte hinter dir</numerusform>
        </translation>
    </message>
    <message>
        <source>level with you</source>
        <translation>gleichauf mit dir</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of you if it ended now</source>
        <translation>
            <numerusform>%n Punkt vor dir, wenn jetzt Schluss wäre</numerusform>
            <numerusform>%n Punkte vor dir, wenn jetzt Schluss wäre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind you if it ended now</source>
        <translation>
            <numerusform>%n Punkt hinter dir, wenn jetzt Schluss wäre</numerusform>
            <numerusform>%n Punkte hinter dir, wenn jetzt Schluss wäre</numerusform>
        </translation>
    </message>
    <message>
        <source>level with you if it ended now</source>
        <translation>gleichauf mit dir, wenn jetzt Schluss wäre</translation>
    </message>
    <message>
        <source>{who} {clauses}; {stands}.</source>
        <comment>what a seat did, and how it stands</comment>
        <translation>{who} {clauses}; {stands}.</translation>
    </message>
    <message>
        <source>{who} {clauses}.</source>
        <comment>what a seat did</comment>
        <translation>{who} {clauses}.</translation>
    </message>
    <message>
        <source>{clauses}; {stands}.</source>
        <comment>what a seat did, and how it stands</comment>
        <translation>{clauses}; {stands}.</translation>
    </message>
    <message>
        <source>{clauses}.</source>
        <comment>what a seat did</comment>
        <translation>{clauses}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>things in a list</comment>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Two seats can&apos;t have the same colour: {colour}.</source>
        <translation>Zwei Plätze können nicht die gleiche Farbe haben: {colour}.</translation>
    </message>
    <message>
        <source>{game} has no option “{key}”. It has: {known}.</source>
        <translation>{game} hat keine Option „{key}“. Es hat: {known}.</translation>
    </message>
    <message>
        <source>{who}: {line}</source>
        <comment>what a seat did</comment>
        <translation>{who}: {line}</translation>
    </message>
    <message>
        <source>“{tried}” has to wait. {asked}</source>
        <translation>„{tried}“ muss warten. {asked}</translation>
    </message>
    <message>
        <source>{one}; {other}</source>
        <comment>two endings of a sentence</comment>
        <translation>{one}; {other}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <comment>the end of a list</comment>
        <translation>{first} und {last}</translation>
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
        <source>${n}</source>
        <comment>an amount of money</comment>
        <translation>{n}&#xa0;$</translation>
    </message>
    <message>
        <source>{game} takes {low} to {high} players; you asked for {n}.</source>
        <translation>{game} ist für {low} bis {high} Plätze; angegeben sind {n}.</translation>
    </message>
    <message>
        <source>Choices were given for {given} seats, but there are {n}.</source>
        <translation>Gewählt ist für {given} Plätze, es gibt aber {n}.</translation>
    </message>
    <message>
        <source>The option “{key}” can&apos;t be “{value}”. It can be: {known}.</source>
        <translation>Die Option „{key}“ kann nicht „{value}“ sein. Möglich ist: {known}.</translation>
    </message>
    <message>
        <source>What is still to come</source>
        <translation>Was noch kommt</translation>
    </message>
    <message>
        <source>First match</source>
        <translation>Erste Partie</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>As you played it last, or else against one opponent.</source>
        <translation>Wie zuletzt gespielt, sonst gegen einen Gegner.</translation>
    </message>
    <message>
        <source>You and an easy computer opponent, as in the rule book.</source>
        <translation>Du und ein leichter Computergegner, wie im Regelbuch.</translation>
    </message>
    <message>
        <source>You and a hard computer opponent, as in the rule book.</source>
        <translation>Du und ein starker Computergegner, wie im Regelbuch.</translation>
    </message>
    <message numerus="yes">
        <source>+$%n</source>
        <comment>money that comes in</comment>
        <translation>
            <numerusform>+%n&#xa0;$</numerusform>
            <numerusform>+%n&#xa0;$</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>The library has no match {id}. “tabletop export” lists those it has.</source>
        <translation>Die Bibliothek hat keine Partie {id}. „tabletop export“ nennt die vorhandenen.</translation>
    </message>
    <message>
        <source>{file} has format {format}; this Tabletop reads up to {known}. A newer Tabletop opens it.</source>
        <translation>{file} hat das Format {format}; dieses Tabletop liest Formate bis {known}. Ein neueres Tabletop öffnet die Datei.</translation>
    </message>
    <message>
        <source>Move {n} can&apos;t be saved, as {have} are. The whole match must be saved again.</source>
        <translation>Zug {n} lässt sich nicht sichern, gesichert sind {have}. Die ganze Partie muss neu gesichert werden.</translation>
    </message>
    <message>
        <source>{file} was damaged. It is kept as “{aside}”; the seats in it aren&apos;t known here.</source>
        <translation>{file} war beschädigt. Die Datei bleibt als „{aside}“ erhalten; die Plätze darin sind hier nicht bekannt.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read ({detail}), so your seats in other rooms aren&apos;t known.</source>
        <translation>{file} kann nicht gelesen werden ({detail}), daher sind deine Plätze in anderen Räumen nicht bekannt.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written ({detail}), so your seat would be lost. Nothing was sent.</source>
        <translation>{file} kann nicht geschrieben werden ({detail}), daher ginge dein Platz verloren. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>{file} is larger than any match file. It wasn&apos;t changed.</source>
        <translation>{file} ist größer als jede Partiedatei. Die Datei wurde nicht verändert.</translation>
    </message>
    <message>
        <source>{file} isn&apos;t a match file: {detail}. Choose a file that Tabletop has written.</source>
        <translation>{file} ist keine Partiedatei: {detail}. Wähle eine Datei, die Tabletop geschrieben hat.</translation>
    </message>
    <message>
        <source>{file} is damaged: {detail}. Fix it there, or use an older copy of the file.</source>
        <translation>{file} ist beschädigt: {detail}. Berichtige diese Stelle oder nimm eine ältere Kopie der Datei.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read ({detail}). Check that it exists and is readable.</source>
        <translation>{file} ist nicht lesbar ({detail}). Prüfe, ob die Datei da ist und gelesen werden darf.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written ({detail}). Choose another folder.</source>
        <translation>{file} ist nicht beschreibbar ({detail}). Wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>It now leads to a different position.</source>
        <translation>Er führt jetzt zu einer anderen Stellung.</translation>
    </message>
    <message>
        <source>It isn&apos;t a move of this game ({detail}).</source>
        <translation>Es ist kein Zug dieses Spiels ({detail}).</translation>
    </message>
    <message>
        <source>The rules couldn&apos;t apply it ({detail}).</source>
        <translation>Die Regeln konnten ihn nicht ausführen ({detail}).</translation>
    </message>
    <message>
        <source>Move {n} of {all} no longer fits these rules: {why} You can play on from move {n}.</source>
        <translation>Zug {n} von {all} passt nicht mehr zu diesen Regeln: {why} Ab Zug {n} kannst du weiterspielen.</translation>
    </message>
    <message>
        <source>This version doesn&apos;t know {names}: a plain opponent of the same level sits there.</source>
        <translation>Diese Version kennt {names} nicht: Dort sitzt ein schlichter Gegner derselben Stufe.</translation>
    </message>
    <message>
        <source>{file} is read-only. You can view and export its matches; new moves are kept in memory.</source>
        <translation>{file} darf nur gelesen werden. Die Partien darin kannst du ansehen und exportieren; neue Züge bleiben im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>{file} is damaged ({detail}). At the next start it is set aside and a new one is created.</source>
        <translation>{file} ist beschädigt ({detail}). Beim nächsten Start wird die Datei beiseitegelegt und eine neue angelegt.</translation>
    </message>
    <message>
        <source>{file} was written by a newer Tabletop. Install that one; until then nothing is saved.</source>
        <translation>{file} stammt von einem neueren Tabletop. Installiere es; bis dahin wird nichts gesichert.</translation>
    </message>
    <message>
        <source>{file} was damaged ({detail}). It is kept as “{aside}”, and a new library was created.</source>
        <translation>{file} war beschädigt ({detail}). Die Datei bleibt als „{aside}“ erhalten, und eine neue Bibliothek wurde begonnen.</translation>
    </message>
    <message>
        <source>There is no room {id} here.</source>
        <translation>Hier gibt es keinen Raum {id}.</translation>
    </message>
    <message>
        <source>Room {id} can&apos;t be read. It may be from a newer program.</source>
        <translation>Raum {id} lässt sich nicht lesen. Vielleicht stammt er von einem neueren Programm.</translation>
    </message>
    <message>
        <source>The disk is full: {file} can&apos;t grow. Make room; until then nothing is saved.</source>
        <translation>Die Platte ist voll: {file} kann nicht wachsen. Schaffe Platz; bis dahin wird nichts gesichert.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written. Check its folder&apos;s permissions; until then nothing is saved.</source>
        <translation>{file} ist nicht beschreibbar. Prüfe die Rechte des Ordners; bis dahin wird nichts gesichert.</translation>
    </message>
    <message>
        <source>Another program is using {file}. Close it; until then nothing is saved.</source>
        <translation>{file} wird gerade von einem anderen Programm benutzt. Schließe es; bis dahin wird nichts gesichert.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be used ({detail}). Until that is fixed, nothing is saved.</source>
        <translation>{file} ist nicht benutzbar ({detail}). Bis das behoben ist, wird nichts gesichert.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be used ({detail}). Check its folder&apos;s permissions, or name another folder in TABLETOP_DATA; until then nothing is saved.</source>
        <translation>{file} ist nicht benutzbar ({detail}). Prüfe die Rechte des Ordners, oder nenne in TABLETOP_DATA einen anderen; bis dahin wird nichts gesichert.</translation>
    </message>
    <message>
        <source>{file} was moved or removed while Tabletop was running. Its matches are saved in a new file of that name.</source>
        <translation>{file} wurde verschoben oder gelöscht, während Tabletop lief. Die Partien sind in einer neuen Datei dieses Namens gespeichert.</translation>
    </message>
    <message>
        <source>{file} was replaced while Tabletop was running. The open match is saved in the file that is there now.</source>
        <translation>{file} wurde ersetzt, während Tabletop lief. Die offene Partie wird in der Datei gespeichert, die jetzt dort ist.</translation>
    </message>
    <message>
        <source>The library is closed, as the program ends. What comes now isn&apos;t saved.</source>
        <translation>Die Bibliothek ist geschlossen, denn das Programm endet. Was jetzt kommt, wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>{file} was damaged ({detail}). It is kept as “{aside}”; the settings are reset.</source>
        <translation>{file} war beschädigt ({detail}). Die Datei bleibt als „{aside}“ erhalten; die Einstellungen sind zurückgesetzt.</translation>
    </message>
    <message>
        <source>{file} had invalid settings ({detail}). It is kept as “{aside}”; those are reset.</source>
        <translation>{file} hatte ungültige Einstellungen ({detail}). Die Datei bleibt als „{aside}“ erhalten; diese sind zurückgesetzt.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read ({detail}). The settings are reset for now.</source>
        <translation>{file} ist nicht lesbar ({detail}). Die Einstellungen sind vorerst zurückgesetzt.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written ({detail}). The settings last until you quit.</source>
        <translation>{file} ist nicht beschreibbar ({detail}). Die Einstellungen gelten bis zum Ende des Programms.</translation>
    </message>
    <message>
        <source>Match {id} is open in another program (process {process}, since {since}). Play on there; here you can watch.</source>
        <translation>Partie {id} wird in einem anderen Programm gespielt (Prozess {process}, seit {since}). Spiel dort weiter; hier kannst du zusehen.</translation>
    </message>
    <message>
        <source>{file}: {n} moves, undone ones included, exceed the {most} that a match file may have. Play on from an earlier moment to leave out undone moves.</source>
        <translation>{file}: {n} Züge, zurückgenommene eingeschlossen, sind mehr als die {most}, die eine Partiedatei haben darf. Spiel von einem früheren Zeitpunkt aus weiter, um Zurückgenommenes wegzulassen.</translation>
    </message>
    <message>
        <source>The match needs revision {needed} of the rules; this program plays by revision {here}. {departure}</source>
        <translation>Die Partie braucht Revision {needed} der Regeln; dieses Programm spielt nach Revision {here}. {departure}</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>The game “{game}” of {maker}, {version}, is left out: {why}</source>
        <translation>Das Spiel „{game}“ von {maker}, {version}, bleibt weg: {why}</translation>
    </message>
    <message>
        <source>the name is taken by another game.</source>
        <translation>Der Name gehört schon einem anderen Spiel.</translation>
    </message>
    <message>
        <source>a game&apos;s name has small letters, digits and “_”.</source>
        <translation>Der Name eines Spiels hat Kleinbuchstaben, Ziffern und „_“.</translation>
    </message>
    <message>
        <source>it was made for interface {needed} of Tabletop, and this one has {here}.</source>
        <translation>Es ist für die Schnittstelle {needed} von Tabletop gemacht, und dieses hat {here}.</translation>
    </message>
    <message>
        <source>the prefix “{code}” of its rules is taken by another game.</source>
        <translation>Das Kürzel „{code}“ seiner Regeln gehört schon einem anderen Spiel.</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>Not quite. Start this step again.</source>
        <translation>Noch nicht ganz. Beginn diesen Schritt noch einmal.</translation>
    </message>
    <message>
        <source>This chapter needs the values it was written for: with the components of {game} as they are now, it can&apos;t be played to its end.</source>
        <translation>Dieses Kapitel braucht die Werte, für die es geschrieben wurde: Mit den jetzigen Komponenten von {game} lässt es sich nicht zu Ende spielen.</translation>
    </message>
    <message>
        <source>That is allowed. Read the text first, then press Next.</source>
        <translation>Das ist erlaubt. Lies erst den Text, dann drück auf Weiter.</translation>
    </message>
    <message>
        <source>That is allowed. Here we first do what the text says.</source>
        <translation>Das ist erlaubt. Hier tun wir erst, was im Text steht.</translation>
    </message>
    <message>
        <source>Read the text, then press Next.</source>
        <translation>Lies den Text, dann drück auf Weiter.</translation>
    </message>
    <message>
        <source>The chapter is done. Go on to the next one, or play on here.</source>
        <translation>Das Kapitel ist geschafft. Geh zum nächsten, oder spiel hier weiter.</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <source>All chapters</source>
        <translation>Alle Kapitel</translation>
    </message>
    <message>
        <source>Do all chapters of the lessons.</source>
        <translation>Schließe alle Kapitel der Lektionen ab.</translation>
    </message>
    <message>
        <source>A new best</source>
        <translation>Neue Bestleistung</translation>
    </message>
    <message>
        <source>Beat your best result at the same table.</source>
        <translation>Übertriff dein bestes Ergebnis am selben Tisch.</translation>
    </message>
    <message>
        <source>By yourself</source>
        <translation>Ganz allein</translation>
    </message>
    <message>
        <source>Win without asking for a hint and without changing a move.</source>
        <translation>Gewinne, ohne einen Tipp zu erfragen und ohne einen Zug zu ändern.</translation>
    </message>
    <message>
        <source>No turning points</source>
        <translation>Keine Wendepunkte</translation>
    </message>
    <message>
        <source>Play a match whose review finds no turning point.</source>
        <translation>Spiele eine Partie, in der die Rückschau keinen Wendepunkt findet.</translation>
    </message>
    <message>
        <source>First win: easy</source>
        <translation>Erster Sieg: leicht</translation>
    </message>
    <message>
        <source>Win against an opponent at the level easy.</source>
        <translation>Gewinne gegen einen Gegner der Stufe „leicht“.</translation>
    </message>
    <message>
        <source>First win: normal</source>
        <translation>Erster Sieg: normal</translation>
    </message>
    <message>
        <source>Win against an opponent at the level normal.</source>
        <translation>Gewinne gegen einen Gegner der Stufe „normal“.</translation>
    </message>
    <message>
        <source>First win: hard</source>
        <translation>Erster Sieg: schwer</translation>
    </message>
    <message>
        <source>Win against an opponent at the level hard.</source>
        <translation>Gewinne gegen einen Gegner der Stufe „schwer“.</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <comment>so many of all chapters are done</comment>
        <translation>{done} von {all}</translation>
    </message>
    <message>
        <source>{done} of {all}: {steps}</source>
        <comment>so many steps of a mark, and what they are called</comment>
        <translation>{done} von {all}: {steps}</translation>
    </message>
    <message>
        <source>{points}, after {before}</source>
        <comment>points of the best result, and of the one before it</comment>
        <translation>{points}, bisher {before}</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>The new invite is in the clipboard. The old one opens nothing any more.</source>
        <translation>Die neue Einladung ist in der Zwischenablage. Die alte öffnet nichts mehr.</translation>
    </message>
</context>
<context>
    <name>merchants_cove</name>
    <message>
        <source>Chance decides</source>
        <translation>Der Zufall entscheidet</translation>
    </message>
    <message>
        <source>Peddler</source>
        <translation>Hausierer</translation>
    </message>
    <message>
        <source>The rule book&apos;s own opponent, against one player or two: a deck of cards tells what it does. Hard: four stronger cards take the place of four others.</source>
        <translation>Der Gegner aus dem Regelbuch, gegen einen Spieler oder zwei: Ein Kartenstapel sagt, was er tut. Schwer: Vier stärkere Karten treten an die Stelle von vier anderen.</translation>
    </message>
    <message>
        <source>Without effect with fewer than three players.</source>
        <translation>Ohne Wirkung bei weniger als drei Spielern.</translation>
    </message>
    <message>
        <source>Rogue card</source>
        <translation>Schurkenkarte</translation>
    </message>
    <message>
        <source>What Rogues do in the whole match.</source>
        <translation>Was Schurken in der ganzen Partie tun.</translation>
    </message>
    <message>
        <source>Criminals</source>
        <translation>Verbrecher</translation>
    </message>
    <message>
        <source>Cultists</source>
        <translation>Kultisten</translation>
    </message>
    <message>
        <source>Robbers</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>Townsfolk</source>
        <translation>Stadtleute</translation>
    </message>
    <message>
        <source>Which two of the three sets are mixed.</source>
        <translation>Welche zwei der drei Sets gemischt werden.</translation>
    </message>
    <message>
        <source>Locals and Mercenaries</source>
        <translation>Einheimische und Söldner</translation>
    </message>
    <message>
        <source>Locals and Sailors</source>
        <translation>Einheimische und Seeleute</translation>
    </message>
    <message>
        <source>Mercenaries and Sailors</source>
        <translation>Söldner und Seeleute</translation>
    </message>
    <message>
        <source>Outer Piers</source>
        <translation>Äußere Piers</translation>
    </message>
    <message>
        <source>Which of the outer Piers takes large Goods.</source>
        <translation>Welcher der äußeren Piers große Waren nimmt.</translation>
    </message>
    <message>
        <source>Large Goods on the left</source>
        <translation>Große Waren links</translation>
    </message>
    <message>
        <source>Large Goods on the right</source>
        <translation>Große Waren rechts</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>A Good&apos;s value times the Customers at the Pier, or a table of prices.</source>
        <translation>Wert der Ware mal Kunden am Pier, oder eine Preistabelle.</translation>
    </message>
    <message>
        <source>Value times Customers</source>
        <translation>Wert mal Kunden</translation>
    </message>
    <message>
        <source>Table of prices</source>
        <translation>Preistabelle</translation>
    </message>
    <message>
        <source>Clock Hands</source>
        <translation>Uhrzeiger</translation>
    </message>
    <message>
        <source>Where they stand, and whether they save the next hour, too.</source>
        <translation>Wo sie stehen, und ob sie auch die nächste Stunde sparen.</translation>
    </message>
    <message>
        <source>At 5:30 and 7:30</source>
        <translation>Bei 5:30 und 7:30</translation>
    </message>
    <message>
        <source>At 5:30 and 7:30, the next hour is free</source>
        <translation>Bei 5:30 und 7:30, die nächste Stunde ist frei</translation>
    </message>
    <message>
        <source>At 1:30 and 3:30</source>
        <translation>Bei 1:30 und 3:30</translation>
    </message>
    <message>
        <source>First icon</source>
        <translation>Erstes Symbol</translation>
    </message>
    <message>
        <source>Without the icon at 1:30 days with three or four players are longer.</source>
        <translation>Ohne das Symbol bei 1:30 dauern die Tage zu dritt und zu viert länger.</translation>
    </message>
    <message>
        <source>With the icon at 1:30</source>
        <translation>Mit dem Symbol bei 1:30</translation>
    </message>
    <message>
        <source>Without the icon at 1:30</source>
        <translation>Ohne das Symbol bei 1:30</translation>
    </message>
    <message>
        <source>Sponsoring</source>
        <translation>Fördern</translation>
    </message>
    <message>
        <source>What the action pays you for each Customer in the Hall.</source>
        <translation>Was dir die Aktion je Kunde in der Halle bringt.</translation>
    </message>
    <message>
        <source>2 gold, as for the Peddler</source>
        <translation>2 Gold, wie beim Hausierer</translation>
    </message>
    <message>
        <source>1 gold</source>
        <translation>1 Gold</translation>
    </message>
    <message>
        <source>Black Market</source>
        <translation>Schwarzmarkt</translation>
    </message>
    <message>
        <source>How many Corruption cards your sales there cost.</source>
        <translation>Wie viele Korruptionskarten deine Verkäufe dort kosten.</translation>
    </message>
    <message>
        <source>1 card a day</source>
        <translation>1 Karte am Tag</translation>
    </message>
    <message>
        <source>1 card for each Good</source>
        <translation>1 Karte je Ware</translation>
    </message>
    <message>
        <source>Sales to Cultists</source>
        <translation>Verkäufe an Kultisten</translation>
    </message>
    <message>
        <source>How many Corruption cards they cost.</source>
        <translation>Wie viele Korruptionskarten sie kosten.</translation>
    </message>
    <message>
        <source>1 card for each Pier</source>
        <translation>1 Karte je Pier</translation>
    </message>
    <message>
        <source>1 card for each Good sold</source>
        <translation>1 Karte je verkaufter Ware</translation>
    </message>
    <message>
        <source>Peddler cards</source>
        <translation>Karten des Hausierers</translation>
    </message>
    <message>
        <source>Which half of its cards says what it does, and which says where.</source>
        <translation>Welche Hälfte seiner Karten sagt, was er tut, und welche, wo.</translation>
    </message>
    <message>
        <source>Left half: where</source>
        <translation>Linke Hälfte: wo</translation>
    </message>
    <message>
        <source>Right half: where</source>
        <translation>Rechte Hälfte: wo</translation>
    </message>
    <message>
        <source>Hard Peddler cards</source>
        <translation>Schwere Karten des Hausierers</translation>
    </message>
    <message>
        <source>With two of them the Peddler is between normal and hard.</source>
        <translation>Mit zweien davon liegt der Hausierer zwischen normal und schwer.</translation>
    </message>
    <message>
        <source>All four</source>
        <translation>Alle vier</translation>
    </message>
    <message>
        <source>H1 and H2 only</source>
        <translation>Nur H1 und H2</translation>
    </message>
    <message>
        <source>Timepieces overnight</source>
        <translation>Zeitscheiben über Nacht</translation>
    </message>
    <message>
        <source>Where the furthest Timepiece lies in the stack of the next day.</source>
        <translation>Wo die vorderste Zeitscheibe im Stapel des nächsten Tages liegt.</translation>
    </message>
    <message>
        <source>Furthest on top</source>
        <translation>Vorderste oben</translation>
    </message>
    <message>
        <source>Furthest at the bottom</source>
        <translation>Vorderste unten</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>What you are by trade; each merchant plays once.</source>
        <translation>Dein Handwerk; jeder Händler spielt einmal mit.</translation>
    </message>
    <message>
        <source>Merchants Cove</source>
        <translation>Merchants Cove</translation>
    </message>
    <message>
        <source>Run a shop of your own kind, and lure the boats with your Customers to the Pier.</source>
        <translation>Führ einen Laden ganz eigener Art und lock die Boote mit deinen Kunden an den Pier.</translation>
    </message>
    <message>
        <source>Corruption</source>
        <translation>Korruption</translation>
    </message>
    <message>
        <source>gold</source>
        <comment>beside a large number</comment>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <comment>how many places of a shelf or pool are taken</comment>
        <translation>{n} von {all}</translation>
    </message>
    <message>
        <source>Sale shelf</source>
        <translation>Verkaufsregal</translation>
    </message>
    <message>
        <source>Choose dice on the Anvil to re-roll.</source>
        <translation>Wähle Würfel auf dem Amboss, die du neu wirfst.</translation>
    </message>
    <message>
        <source>Choose dice on the Anvil to re-roll. So far you have chosen {n}.</source>
        <translation>Wähle Würfel auf dem Amboss, die du neu wirfst. Bisher hast du {n} gewählt.</translation>
    </message>
    <message>
        <source>The dice on the Anvil complete no other furnace.</source>
        <translation>Die Würfel auf dem Amboss machen keinen weiteren Ofen voll.</translation>
    </message>
    <message numerus="yes">
        <source>gained %n Echo(es)</source>
        <translation>
            <numerusform>bekommt %n Echo</numerusform>
            <numerusform>bekommt %n Echos</numerusform>
        </translation>
    </message>
    <message>
        <source>The {boat} docks with {people}: {berth}</source>
        <translation>{boat}: legt mit {people} an ({berth})</translation>
    </message>
    <message>
        <source>docked {people} at the {things}</source>
        <translation>legt mit {people} an ({things})</translation>
    </message>
    <message>
        <source>The Piers pay, without Rogues: {prices}.</source>
        <translation>Die Piers zahlen, ohne Schurken: {prices}.</translation>
    </message>
    <message>
        <source>{good} {gold} gold</source>
        <translation>{good} {gold} Gold</translation>
    </message>
    <message>
        <source>{card} takes a staff place without an ability</source>
        <translation>{card} kommt auf einen Personalplatz ohne Fähigkeit</translation>
    </message>
    <message>
        <source>{card} takes the staff place {place}</source>
        <translation>{card} kommt auf den Personalplatz „{place}“</translation>
    </message>
    <message>
        <source>Put a card on staff place {n}</source>
        <translation>Eine Karte auf Personalplatz {n} legen</translation>
    </message>
    <message>
        <source>put {things} back into the bag</source>
        <translation>legt {things} in den Beutel zurück</translation>
    </message>
    <message>
        <source>swapped {things} between boats</source>
        <translation>tauscht {things} zwischen Booten</translation>
    </message>
    <message>
        <source>Rogue card: {card}</source>
        <translation>Schurkenkarte: {card}</translation>
    </message>
    <message>
        <source>Town Square: {cards}</source>
        <translation>Stadtplatz: {cards}</translation>
    </message>
    <message>
        <source>Harbour board</source>
        <translation>Hafenplan</translation>
    </message>
    <message>
        <source>Choose stoked furnaces to empty.</source>
        <translation>Wähle befeuerte Öfen, die du leerst.</translation>
    </message>
    <message>
        <source>Choose stoked furnaces to empty. So far you have chosen {n}.</source>
        <translation>Wähle befeuerte Öfen, die du leerst. Bisher hast du {n} gewählt.</translation>
    </message>
    <message>
        <source>Spin once more? So far you have no steps to sail.</source>
        <translation>Noch einmal drehen? Bis jetzt hast du keinen Schritt.</translation>
    </message>
    <message>
        <source>Discard one Corruption card, or none.</source>
        <translation>Leg eine Korruptionskarte ab oder keine.</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <comment>Corruption cards of another</comment>
        <translation>
            <numerusform>%n verdeckte Karte</numerusform>
            <numerusform>%n verdeckte Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>No space for a {good}, and the pool is full: nothing comes.</source>
        <translation>Kein Platz ({good}), und der Kundenkreis ist voll: Nichts kommt.</translation>
    </message>
    <message>
        <source>No space for a {good}, and the bag is empty: nothing comes.</source>
        <translation>Kein Platz ({good}), und der Beutel ist leer: Nichts kommt.</translation>
    </message>
    <message>
        <source>Location {location}: that place is empty; the nearest card is on place {n}.</source>
        <translation>Ort {location}: Dieser Platz ist leer; die nächste Karte liegt auf Platz {n}.</translation>
    </message>
    <message>
        <source>It has no Goods: it takes a Rogue of the pool.</source>
        <translation>Er hat keine Waren: Er nimmt einen Schurken aus dem Kundenkreis.</translation>
    </message>
    <message>
        <source>It has no Goods, no Rogue is in the pool: it draws from the bag.</source>
        <translation>Er hat keine Waren, und kein Schurke ist im Kundenkreis: Er zieht aus dem Beutel.</translation>
    </message>
    <message>
        <source>It has no Goods, no Rogue is in the pool, and the bag is empty.</source>
        <translation>Er hat keine Waren, kein Schurke ist im Kundenkreis, und der Beutel ist leer.</translation>
    </message>
    <message>
        <source>Nobody in the pool wants its Goods, no Rogue is there, and the bag is empty.</source>
        <translation>Niemand im Kundenkreis will seine Waren, kein Schurke ist da, und der Beutel ist leer.</translation>
    </message>
    <message>
        <source>Sold at the Piers now</source>
        <translation>Jetzt an den Piers</translation>
    </message>
    <message>
        <source>free berth</source>
        <translation>freier Liegeplatz</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>on the hub of the Clock, above its number</comment>
        <translation>Tag</translation>
    </message>
    <message>
        <source>outer</source>
        <comment>the boat farthest from the middle of the harbour</comment>
        <translation>außen</translation>
    </message>
    <message>
        <source>middle</source>
        <comment>the boat between the outer and the inner one</comment>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>inner</source>
        <comment>the boat nearest to the middle of the harbour</comment>
        <translation>innen</translation>
    </message>
    <message>
        <source>Procure</source>
        <comment>on a card of the Peddler: it gains Goods</comment>
        <translation>Beschaffen</translation>
    </message>
    <message>
        <source>Recruit</source>
        <comment>on a card of the Peddler: it hires</comment>
        <translation>Anwerben</translation>
    </message>
    <message>
        <source>Sponsor</source>
        <comment>on a card of the Peddler: it sponsors a Hall</comment>
        <translation>Fördern</translation>
    </message>
    <message>
        <source>next card</source>
        <translation>nächste Karte</translation>
    </message>
    <message>
        <source>Customer Pool</source>
        <translation>Kundenkreis</translation>
    </message>
    <message>
        <source>Townsfolk {n}</source>
        <translation>Stadtleute {n}</translation>
    </message>
    <message>
        <source>{cost} each</source>
        <comment>under the Lair: what every mask costs at the end</comment>
        <translation>je {cost}</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Anheuern</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Day {day} of {days}, Market</source>
        <translation>Tag {day} von {days}, Markt</translation>
    </message>
    <message>
        <source>Day {day} of {days}, the Market begins at {hour}</source>
        <translation>Tag {day} von {days}, der Markt beginnt um {hour}</translation>
    </message>
    <message>
        <source>Day {day} of {days}, Production</source>
        <translation>Tag {day} von {days}, Produktion</translation>
    </message>
    <message>
        <source>{gold} gold; {hours}</source>
        <translation>{gold} Gold; {hours}</translation>
    </message>
    <message>
        <source>1 Corruption card, nobody comes</source>
        <translation>1 Korruptionskarte, niemand kommt</translation>
    </message>
    <message>
        <source>sales for {gold} gold</source>
        <translation>Verkäufe für {gold} Gold</translation>
    </message>
    <message numerus="yes">
        <source>discarding %n Corruption card(s)</source>
        <translation>
            <numerusform>das Ablegen von %n Korruptionskarte</numerusform>
            <numerusform>das Ablegen von %n Korruptionskarten</numerusform>
        </translation>
    </message>
    <message>
        <source>putting 1 Adventurer back</source>
        <translation>1 Abenteurer zurück in den Beutel</translation>
    </message>
    <message>
        <source>1 more Adventurer in a boat</source>
        <translation>1 weiterer Abenteurer in einem Boot</translation>
    </message>
    <message>
        <source>swapping 2 Adventurers</source>
        <translation>der Tausch von 2 Abenteurern</translation>
    </message>
    <message>
        <source>Gives: {what}; {hours}</source>
        <translation>Ergibt: {what}; {hours}</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s), {first} to {last}</source>
        <translation>
            <numerusform>%n Stunde, {first} bis {last}</numerusform>
            <numerusform>%n Stunden, {first} bis {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>{told}; boarding at {time}</source>
        <translation>{told}; um {time} steigt jemand ein</translation>
    </message>
    <message>
        <source>{told}; boarding or Clock Hand at {time}</source>
        <translation>{told}; um {time} steigt jemand ein, oder Uhrzeiger</translation>
    </message>
    <message>
        <source>Fills the boat: it stays at sea</source>
        <translation>Füllt das Boot; es bleibt auf See</translation>
    </message>
    <message>
        <source>Fills the boat: choose its berth</source>
        <translation>Füllt das Boot; du wählst den Liegeplatz</translation>
    </message>
    <message>
        <source>Fills the boat, which docks: {berth}</source>
        <translation>Füllt das Boot, und es legt an: {berth}</translation>
    </message>
    <message numerus="yes">
        <source>{gold} gold, %n Good(s) kept</source>
        <translation>
            <numerusform>{gold} Gold, %n Ware behalten</numerusform>
            <numerusform>{gold} Gold, %n Waren behalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Day {n} begins</source>
        <translation>Tag {n} beginnt</translation>
    </message>
    <message numerus="yes">
        <source>%n small red Good(s)</source>
        <translation>
            <numerusform>%n kleine rote Ware</numerusform>
            <numerusform>%n kleine rote Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small green Good(s)</source>
        <translation>
            <numerusform>%n kleine grüne Ware</numerusform>
            <numerusform>%n kleine grüne Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small blue Good(s)</source>
        <translation>
            <numerusform>%n kleine blaue Ware</numerusform>
            <numerusform>%n kleine blaue Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small yellow Good(s)</source>
        <translation>
            <numerusform>%n kleine gelbe Ware</numerusform>
            <numerusform>%n kleine gelbe Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large red Good(s)</source>
        <translation>
            <numerusform>%n große rote Ware</numerusform>
            <numerusform>%n große rote Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large green Good(s)</source>
        <translation>
            <numerusform>%n große grüne Ware</numerusform>
            <numerusform>%n große grüne Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large blue Good(s)</source>
        <translation>
            <numerusform>%n große blaue Ware</numerusform>
            <numerusform>%n große blaue Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large yellow Good(s)</source>
        <translation>
            <numerusform>%n große gelbe Ware</numerusform>
            <numerusform>%n große gelbe Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Warrior(s)</source>
        <comment>who comes aboard</comment>
        <translation>
            <numerusform>%n Krieger</numerusform>
            <numerusform>%n Krieger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bard(s)</source>
        <comment>who comes aboard</comment>
        <translation>
            <numerusform>%n Barden</numerusform>
            <numerusform>%n Barden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Wizard(s)</source>
        <comment>who comes aboard</comment>
        <translation>
            <numerusform>%n Zauberer</numerusform>
            <numerusform>%n Zauberer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Noble(s)</source>
        <comment>who comes aboard</comment>
        <translation>
            <numerusform>%n Adligen</numerusform>
            <numerusform>%n Adlige</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Rogue(s)</source>
        <comment>who comes aboard</comment>
        <translation>
            <numerusform>%n Schurken</numerusform>
            <numerusform>%n Schurken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sold %n Good(s) for {amount} gold</source>
        <translation>
            <numerusform>verkauft %n Ware für {amount} Gold</numerusform>
            <numerusform>verkauft %n Waren für {amount} Gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gave %n Good(s) to a Hall for {amount} gold</source>
        <translation>
            <numerusform>gibt einer Halle %n Ware für {amount} Gold</numerusform>
            <numerusform>gibt einer Halle %n Waren für {amount} Gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drew %n Corruption card(s)</source>
        <translation>
            <numerusform>zieht %n Korruptionskarte</numerusform>
            <numerusform>zieht %n Korruptionskarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>got rid of %n Corruption card(s)</source>
        <translation>
            <numerusform>wird %n Korruptionskarte los</numerusform>
            <numerusform>wird %n Korruptionskarten los</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded {things}</source>
        <translation>legt {things} ab</translation>
    </message>
    <message>
        <source>made {things}</source>
        <translation>stellt {things} her</translation>
    </message>
    <message>
        <source>took {amount} gold in a Hall</source>
        <translation>nimmt {amount} Gold in einer Halle</translation>
    </message>
    <message>
        <source>hired {things}</source>
        <translation>heuert {things} an</translation>
    </message>
    <message numerus="yes">
        <source>worked for %n hour(s)</source>
        <translation>
            <numerusform>arbeitet %n Stunde</numerusform>
            <numerusform>arbeitet %n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>let nobody aboard</source>
        <translation>lässt niemanden an Bord</translation>
    </message>
    <message>
        <source>drew {things} into the Pool</source>
        <translation>holt {things} in den Kundenkreis</translation>
    </message>
    <message>
        <source>turned up a card</source>
        <translation>deckt eine Karte auf</translation>
    </message>
    <message>
        <source>cleared the Pool</source>
        <translation>räumt den Kundenkreis</translation>
    </message>
    <message numerus="yes">
        <source>stoked %n furnace(s)</source>
        <translation>
            <numerusform>befeuert %n Ofen</numerusform>
            <numerusform>befeuert %n Öfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>emptied %n furnace(s)</source>
        <translation>
            <numerusform>leert %n Ofen</numerusform>
            <numerusform>leert %n Öfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rolled %n die(dice)</source>
        <translation>
            <numerusform>wirft %n Würfel</numerusform>
            <numerusform>wirft %n Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n marble(s)</source>
        <translation>
            <numerusform>nimmt %n Murmel</numerusform>
            <numerusform>nimmt %n Murmeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>filled %n cauldron(s)</source>
        <translation>
            <numerusform>füllt %n Kessel</numerusform>
            <numerusform>füllt %n Kessel</numerusform>
        </translation>
    </message>
    <message>
        <source>dumped the waste</source>
        <translation>kippt den Abfall weg</translation>
    </message>
    <message numerus="yes">
        <source>sailed %n ship(s) out</source>
        <translation>
            <numerusform>schickt %n Schiff aus</numerusform>
            <numerusform>schickt %n Schiffe aus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost %n ship(s) to a squall</source>
        <translation>
            <numerusform>verliert %n Schiff an eine Bö</numerusform>
            <numerusform>verliert %n Schiffe an Böen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>called %n ship(s) home</source>
        <translation>
            <numerusform>ruft %n Schiff heim</numerusform>
            <numerusform>ruft %n Schiffe heim</numerusform>
        </translation>
    </message>
    <message>
        <source>renewed the sites</source>
        <translation>erneuert die Orte</translation>
    </message>
    <message numerus="yes">
        <source>opened %n Rift(s)</source>
        <translation>
            <numerusform>öffnet %n Riss</numerusform>
            <numerusform>öffnet %n Risse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>laid %n tile(s)</source>
        <translation>
            <numerusform>legt %n Plättchen</numerusform>
            <numerusform>legt %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pushed %n tile(s) in</source>
        <translation>
            <numerusform>schiebt %n Plättchen ein</numerusform>
            <numerusform>schiebt %n Plättchen ein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drew %n tile(s)</source>
        <translation>
            <numerusform>zieht %n Plättchen</numerusform>
            <numerusform>zieht %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrive in the {boat}: {people}</source>
        <translation>Ankunft ({boat}): {people}</translation>
    </message>
    <message>
        <source>Home from the {boat}: {people}</source>
        <translation>Heimkehr ({boat}): {people}</translation>
    </message>
    <message numerus="yes">
        <source>%n docked Adventurer(s) go back into the bag</source>
        <translation>
            <numerusform>%n angelegter Abenteurer kommt zurück in den Beutel</numerusform>
            <numerusform>%n angelegte Abenteurer kommen zurück in den Beutel</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} leaves the Town Square</source>
        <translation>{card} verlässt den Stadtplatz</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message numerus="yes">
        <source>Works: {space}, %n hour(s)</source>
        <translation>
            <numerusform>Arbeitet: {space}, %n Stunde</numerusform>
            <numerusform>Arbeitet: {space}, %n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Hires {card} from place {n} of the Town Square</source>
        <translation>Heuert von Platz {n} des Stadtplatzes an: {card}</translation>
    </message>
    <message>
        <source>{card} comes to the Town Square</source>
        <translation>{card} kommt auf den Stadtplatz</translation>
    </message>
    <message numerus="yes">
        <source>{gold} gold for %n Customer(s): {hall}</source>
        <translation>
            <numerusform>{gold} Gold für %n Kunden: {hall}</numerusform>
            <numerusform>{gold} Gold für %n Kunden: {hall}</numerusform>
        </translation>
    </message>
    <message>
        <source>Gains: {goods}</source>
        <translation>Bekommt: {goods}</translation>
    </message>
    <message>
        <source>Discards: {good}</source>
        <translation>Legt ab: {good}</translation>
    </message>
    <message>
        <source>Draws {cards}</source>
        <translation>Zieht: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Draws %n Corruption card(s)</source>
        <translation>
            <numerusform>Zieht %n Korruptionskarte</numerusform>
            <numerusform>Zieht %n Korruptionskarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards {card}</source>
        <translation>Legt ab: {card}</translation>
    </message>
    <message>
        <source>Stands at hour {n}</source>
        <translation>Steht auf Stunde {n}</translation>
    </message>
    <message>
        <source>Uses the Clock Hand at {time}: nobody comes</source>
        <translation>Nutzt den Uhrzeiger um {time}: niemand kommt</translation>
    </message>
    <message>
        <source>All berths are taken: the Market token goes to hour {n}</source>
        <translation>Alle Liegeplätze sind belegt: Der Marktmarker kommt auf Stunde {n}</translation>
    </message>
    <message>
        <source>The twelve hours are over: the Market token goes to hour {n}</source>
        <translation>Die zwölf Stunden sind um: Der Marktmarker kommt auf Stunde {n}</translation>
    </message>
    <message>
        <source>Draws from the bag: {adventurer}</source>
        <translation>Zieht aus dem Beutel: {adventurer}</translation>
    </message>
    <message>
        <source>The {adventurer} boards the {boat}</source>
        <translation>{adventurer} steigt ein: {boat}</translation>
    </message>
    <message>
        <source>No boat at sea has a free seat: nobody comes</source>
        <translation>Kein Boot auf See hat einen freien Sitz: niemand kommt</translation>
    </message>
    <message>
        <source>The bag is empty: nobody comes</source>
        <translation>Der Beutel ist leer: niemand kommt</translation>
    </message>
    <message>
        <source>Robbers: the {adventurer} moves to the {boat}</source>
        <translation>Räuber: {adventurer} wechselt das Boot ({boat})</translation>
    </message>
    <message>
        <source>Swaps: {one} and {other}</source>
        <translation>Tauscht: {one} und {other}</translation>
    </message>
    <message>
        <source>The {adventurer} of the {boat} goes back into the bag</source>
        <translation>{adventurer} kommt zurück in den Beutel ({boat})</translation>
    </message>
    <message>
        <source>The {boat} is full, but no berth of its side is free</source>
        <translation>Voll, doch auf seiner Seite ist kein Liegeplatz frei: {boat}</translation>
    </message>
    <message>
        <source>The Market begins</source>
        <translation>Der Markt beginnt</translation>
    </message>
    <message numerus="yes">
        <source>Sells a {good} for {gold} gold: {pier}, %n Customer(s)</source>
        <translation>
            <numerusform>Verkauft für {gold} Gold: {good} ({pier}, %n Kunde)</numerusform>
            <numerusform>Verkauft für {gold} Gold: {good} ({pier}, %n Kunden)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sells a {good} for {gold} gold: {pier}, %n Customer(s), Rogues counted</source>
        <translation>
            <numerusform>Verkauft für {gold} Gold: {good} ({pier}, %n Kunde, Schurken mitgezählt)</numerusform>
            <numerusform>Verkauft für {gold} Gold: {good} ({pier}, %n Kunden, Schurken mitgezählt)</numerusform>
        </translation>
    </message>
    <message>
        <source>Gives a {good} to its Hall for {gold} gold</source>
        <translation>Gibt für {gold} Gold in die Halle: {good}</translation>
    </message>
    <message>
        <source>Turns up {card} into the right space</source>
        <translation>Deckt rechts auf: {card}</translation>
    </message>
    <message>
        <source>Turns up {card} into the left space</source>
        <translation>Deckt links auf: {card}</translation>
    </message>
    <message>
        <source>Comes into the pool: {adventurer}</source>
        <translation>Kommt in den Kundenkreis: {adventurer}</translation>
    </message>
    <message>
        <source>Discards {gone}; {kept} goes to the right space</source>
        <translation>Legt ab: {gone}; aufs rechte Feld kommt: {kept}</translation>
    </message>
    <message numerus="yes">
        <source>Shuffles all %n of its cards into a new deck</source>
        <translation>
            <numerusform>Mischt seine %n Karte zu einem neuen Stapel</numerusform>
            <numerusform>Mischt alle %n Karten zu einem neuen Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>Alchemist</source>
        <translation>Alchemistin</translation>
    </message>
    <message>
        <source>Marbles slide out of a decanter, and are brewed in cauldrons.</source>
        <translation>Murmeln gleiten aus einem Dekanter und werden in Kesseln gebraut.</translation>
    </message>
    <message>
        <source>Decanter: Take, 1 hour a row</source>
        <translation>Dekanter: Nehmen, 1 Stunde je Reihe</translation>
    </message>
    <message>
        <source>Workbench</source>
        <translation>Werkbank</translation>
    </message>
    <message>
        <source>Toxic Waste</source>
        <translation>Giftmüll</translation>
    </message>
    <message>
        <source>Announce a colour for row {row}: take what comes off its ends.</source>
        <translation>Sag eine Farbe für Reihe {row} an und nimm, was an ihren Enden abgeht.</translation>
    </message>
    <message>
        <source>No end of row {row} is {colour} or Ichor.</source>
        <translation>An keinem Ende von Reihe {row} liegt diese Farbe oder Ichor: {colour}.</translation>
    </message>
    <message>
        <source>Without a rested Gatherer nothing is swapped in row {row}.</source>
        <translation>Die Sammlerin tauscht nur einmal am Tag: Reihe {row} bleibt, wie sie ist.</translation>
    </message>
    <message numerus="yes">
        <source>Row {row} has only %n marble(s).</source>
        <translation>
            <numerusform>Reihe {row} hat nur %n Murmel.</numerusform>
            <numerusform>Reihe {row} hat nur %n Murmeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both marbles are {colour}.</source>
        <translation>Beide Murmeln sind gleich: {colour}.</translation>
    </message>
    <message numerus="yes">
        <source>The Workbench is too full: return %n marble(s) to the bag.</source>
        <translation>
            <numerusform>Die Werkbank ist zu voll: Leg %n Murmel zurück in den Beutel.</numerusform>
            <numerusform>Die Werkbank ist zu voll: Leg %n Murmeln zurück in den Beutel.</numerusform>
        </translation>
    </message>
    <message>
        <source>That marble, {colour}, isn&apos;t on the Workbench.</source>
        <translation>Diese Murmel ({colour}) liegt nicht auf der Werkbank.</translation>
    </message>
    <message>
        <source>No cauldron can be filled with {marbles}.</source>
        <translation>Damit wird kein Kessel voll: {marbles}.</translation>
    </message>
    <message>
        <source>Put marbles of one colour into a cauldron.</source>
        <translation>Leg Murmeln einer Farbe in einen Kessel.</translation>
    </message>
    <message numerus="yes">
        <source>Complete {cauldron}: %n more marble(s).</source>
        <translation>
            <numerusform>{cauldron}: noch %n Murmel.</numerusform>
            <numerusform>{cauldron}: noch %n Murmeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cauldron} still lacks %n marble(s). Complete it, or undo.</source>
        <translation>
            <numerusform>{cauldron} braucht noch %n Murmel. Leg sie ein oder nimm zurück.</numerusform>
            <numerusform>{cauldron} braucht noch %n Murmeln. Leg sie ein oder nimm zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use at least one of the %n cauldron(s).</source>
        <translation>
            <numerusform>Benutz den Kessel.</numerusform>
            <numerusform>Benutz mindestens einen der %n Kessel.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cauldron} has been used in this Brew.</source>
        <translation>{cauldron} ist in diesem Brauen schon benutzt.</translation>
    </message>
    <message>
        <source>Complete {cauldron} first, or undo.</source>
        <translation>Mach erst diesen Kessel voll oder nimm zurück: {cauldron}.</translation>
    </message>
    <message>
        <source>{cauldron} holds {colour}; this marble is {other}.</source>
        <translation>{cauldron} enthält {colour}; diese Murmel ist {other}.</translation>
    </message>
    <message>
        <source>{cauldron} takes {n} of one colour; {colour} won&apos;t do.</source>
        <translation>{cauldron} braucht {n} einer Farbe; mit {colour} geht es nicht auf.</translation>
    </message>
    <message numerus="yes">
        <source>Use the Bottler, so that this Brew costs %n hour(s) instead of {n}?</source>
        <translation>
            <numerusform>Hilft die Abfüllerin, damit dieses Brauen %n Stunde statt {n} kostet?</numerusform>
            <numerusform>Hilft die Abfüllerin, damit dieses Brauen %n Stunden statt {n} kostet?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move up to %n Ichor from Toxic Waste to the bag.</source>
        <translation>
            <numerusform>Leg %n Ichor aus dem Giftmüll in den Beutel.</numerusform>
            <numerusform>Leg bis zu %n Ichor aus dem Giftmüll in den Beutel.</numerusform>
        </translation>
    </message>
    <message>
        <source>That marble, {colour}, isn&apos;t in Toxic Waste.</source>
        <translation>Diese Murmel ({colour}) liegt nicht im Giftmüll.</translation>
    </message>
    <message numerus="yes">
        <source>Move at least one of the %n Ichor.</source>
        <translation>
            <numerusform>Leg das Ichor in den Beutel.</numerusform>
            <numerusform>Leg mindestens eines der %n Ichor in den Beutel.</numerusform>
        </translation>
    </message>
    <message>
        <source>There&apos;s no {marble} in Toxic Waste to dump.</source>
        <translation>Im Giftmüll liegt kein {marble} zum Kippen.</translation>
    </message>
    <message>
        <source>Announce: {colour}</source>
        <translation>Ansagen: {colour}</translation>
    </message>
    <message>
        <source>Swap marbles {n} and {next} of the row</source>
        <translation>Murmeln {n} und {next} der Reihe tauschen</translation>
    </message>
    <message>
        <source>Return to the bag: {colour}</source>
        <translation>Zurück in den Beutel: {colour}</translation>
    </message>
    <message>
        <source>Put into {cauldron}: {colour}</source>
        <translation>{cauldron}: {colour} einlegen</translation>
    </message>
    <message>
        <source>Move 1 Ichor to the bag</source>
        <translation>1 Ichor in den Beutel legen</translation>
    </message>
    <message numerus="yes">
        <source>Dump: draw 1 Corruption card, move %n Ichor to the bag</source>
        <translation>
            <numerusform>Kippen: 1 Korruptionskarte ziehen, %n Ichor in den Beutel legen</numerusform>
            <numerusform>Kippen: 1 Korruptionskarte ziehen, %n Ichor in den Beutel legen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use the Bottler: %n hour(s)</source>
        <translation>
            <numerusform>Abfüllerin nutzen: %n Stunde</numerusform>
            <numerusform>Abfüllerin nutzen: %n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more Ichor in the bag</source>
        <translation>
            <numerusform>noch %n Ichor im Beutel</numerusform>
            <numerusform>noch %n Ichor im Beutel</numerusform>
        </translation>
    </message>
    <message>
        <source>{marbles}; then {reaction}</source>
        <comment>marbles that come off a row</comment>
        <translation>{marbles}; dann {reaction}</translation>
    </message>
    <message numerus="yes">
        <source>%n more marble(s)</source>
        <translation>
            <numerusform>noch %n Murmel</numerusform>
            <numerusform>noch %n Murmeln</numerusform>
        </translation>
    </message>
    <message>
        <source>The Gatherer swaps marbles {n} and {next} of row {row}</source>
        <translation>Die Sammlerin tauscht die Murmeln {n} und {next} der Reihe {row}</translation>
    </message>
    <message>
        <source>Announces {colour} for row {row} and takes {marbles}</source>
        <translation>Sagt für Reihe {row} an: {colour}, und nimmt {marbles}</translation>
    </message>
    <message>
        <source>Announces {colour} for row {row} and takes {marbles}; then {reaction}</source>
        <translation>Sagt für Reihe {row} an: {colour}, und nimmt {marbles}; dann {reaction}</translation>
    </message>
    <message>
        <source>Refills row {row}: {marbles}</source>
        <translation>Füllt Reihe {row} auf: {marbles}</translation>
    </message>
    <message>
        <source>Returns to the bag: {colour}</source>
        <translation>Legt in den Beutel zurück: {colour}</translation>
    </message>
    <message>
        <source>Fills {cauldron} with {marbles}</source>
        <translation>Füllt {cauldron}: {marbles}</translation>
    </message>
    <message numerus="yes">
        <source>Fills {cauldron} with {marbles}; %n Ichor go(es) to Toxic Waste</source>
        <translation>
            <numerusform>Füllt {cauldron}: {marbles}; %n Ichor wird Giftmüll</numerusform>
            <numerusform>Füllt {cauldron}: {marbles}; %n Ichor werden Giftmüll</numerusform>
        </translation>
    </message>
    <message>
        <source>Filters 1 Ichor</source>
        <translation>Filtert 1 Ichor</translation>
    </message>
    <message numerus="yes">
        <source>Dumps Toxic Waste: %n Ichor into the bag</source>
        <translation>
            <numerusform>Kippt den Giftmüll: %n Ichor in den Beutel</numerusform>
            <numerusform>Kippt den Giftmüll: %n Ichor in den Beutel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Bottler helps: this Brew costs %n hour(s)</source>
        <translation>
            <numerusform>Die Abfüllerin hilft: Dieses Brauen kostet %n Stunde</numerusform>
            <numerusform>Die Abfüllerin hilft: Dieses Brauen kostet %n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Workshop of the Alchemist</source>
        <translation>Werkstatt der Alchemistin</translation>
    </message>
    <message>
        <source>Take A, B or C:</source>
        <translation>Nehmen A, B, C:</translation>
    </message>
    <message>
        <source>in the rows</source>
        <translation>in den Reihen</translation>
    </message>
    <message>
        <source>Row {row}</source>
        <translation>Reihe {row}</translation>
    </message>
    <message numerus="yes">
        <source>Take: %n hour(s). From left to right: {marbles}.</source>
        <translation>
            <numerusform>Nehmen: %n Stunde. Von links nach rechts: {marbles}.</numerusform>
            <numerusform>Nehmen: %n Stunden. Von links nach rechts: {marbles}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Workbench: {n} of {most} marbles</source>
        <translation>Werkbank: {n} von {most} Murmeln</translation>
    </message>
    <message numerus="yes">
        <source>Toxic Waste: %n Ichor</source>
        <translation>
            <numerusform>Giftmüll: %n Ichor</numerusform>
            <numerusform>Giftmüll: %n Ichor</numerusform>
        </translation>
    </message>
    <message>
        <source>Ichor that was used ends here, until it is filtered or dumped.</source>
        <translation>Benutztes Ichor endet hier, bis es gefiltert oder gekippt wird.</translation>
    </message>
    <message>
        <source>Dump, and the bag of marbles</source>
        <translation>Kippen, und der Murmelbeutel</translation>
    </message>
    <message>
        <source>Free on your turn: 1 Corruption card, and all waste goes to the bag.</source>
        <translation>Jederzeit in deinem Zug: 1 Korruptionskarte, und aller Giftmüll kommt in den Beutel.</translation>
    </message>
    <message>
        <source>Dump</source>
        <comment>an action</comment>
        <translation>Kippen</translation>
    </message>
    <message numerus="yes">
        <source>Brews a large Good of %n marble(s) of a colour; Ichor stands for all but one.</source>
        <translation>
            <numerusform>Braut eine große Ware aus %n Murmel einer Farbe.</numerusform>
            <numerusform>Braut eine große Ware aus %n Murmeln einer Farbe; Ichor ersetzt alle bis auf eine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brews a small Good of %n marble(s) of a colour; Ichor stands for all but one.</source>
        <translation>
            <numerusform>Braut eine kleine Ware aus %n Murmel einer Farbe.</numerusform>
            <numerusform>Braut eine kleine Ware aus %n Murmeln einer Farbe; Ichor ersetzt alle bis auf eine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Marble: {colour}</source>
        <translation>Murmel: {colour}</translation>
    </message>
    <message>
        <source>Ichor goes with every colour, and ends in Toxic Waste.</source>
        <translation>Ichor passt zu jeder Farbe und endet im Giftmüll.</translation>
    </message>
    <message>
        <source>Two of a colour brew a small Good, three a large one.</source>
        <translation>Zwei einer Farbe brauen eine kleine Ware, drei eine große.</translation>
    </message>
    <message>
        <source>Its Workbench is empty.</source>
        <translation>Die Werkbank ist leer.</translation>
    </message>
    <message>
        <source>Workbench: {marbles}.</source>
        <translation>Werkbank: {marbles}.</translation>
    </message>
    <message>
        <source>Or put Ichor on a colour</source>
        <translation>Oder Ichor auf eine Farbe legen</translation>
    </message>
    <message>
        <source>Ichor</source>
        <translation>Ichor</translation>
    </message>
    <message>
        <source>{n} {colour}</source>
        <comment>so many marbles of a colour</comment>
        <translation>{n} {colour}</translation>
    </message>
    <message>
        <source>Cauldron {n}</source>
        <translation>Kessel {n}</translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <translation>Schmied</translation>
    </message>
    <message>
        <source>Dice go from the Anvil into furnaces that want their heat.</source>
        <translation>Würfel kommen vom Amboss in Öfen, die ihre Hitze verlangen.</translation>
    </message>
    <message>
        <source>Vein</source>
        <translation>Ader</translation>
    </message>
    <message>
        <source>Anvil</source>
        <translation>Amboss</translation>
    </message>
    <message numerus="yes">
        <source>%n die(dice)</source>
        <comment>how many lie on the Anvil</comment>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>{die} is in the Vein, not on the Anvil.</source>
        <translation>{die} liegt in der Ader, nicht auf dem Amboss.</translation>
    </message>
    <message>
        <source>{die} is in a furnace, not on the Anvil.</source>
        <translation>{die} liegt in einem Ofen, nicht auf dem Amboss.</translation>
    </message>
    <message>
        <source>Turn one die on the Anvil to any face.</source>
        <translation>Dreh einen Würfel auf dem Amboss auf eine beliebige Seite.</translation>
    </message>
    <message>
        <source>{die} shows that face already.</source>
        <translation>{die} zeigt diese Seite schon.</translation>
    </message>
    <message numerus="yes">
        <source>Lay up to %n die(dice) from the Anvil into furnaces.</source>
        <translation>
            <numerusform>Leg höchstens einen Würfel vom Amboss in einen Ofen.</numerusform>
            <numerusform>Leg bis zu %n Würfel vom Amboss in Öfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete {furnace}: heat {low} to {high}.</source>
        <translation>{furnace} vervollständigen: Hitze {low} bis {high}.</translation>
    </message>
    <message numerus="yes">
        <source>{furnace} still lacks %n die(dice). Complete it, or undo.</source>
        <translation>
            <numerusform>{furnace} braucht noch %n Würfel. Leg ihn ein oder nimm zurück.</numerusform>
            <numerusform>{furnace} braucht noch %n Würfel. Leg sie ein oder nimm zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>{furnace} is stoked already. Forge empties it.</source>
        <translation>{furnace} ist schon befeuert. Schmieden leert ihn.</translation>
    </message>
    <message>
        <source>Complete {furnace} first, or undo.</source>
        <translation>Mach erst diesen Ofen voll oder nimm zurück: {furnace}.</translation>
    </message>
    <message>
        <source>{furnace} takes {dice} dice; you may use {left} more.</source>
        <translation>{furnace} braucht {dice} Würfel; du darfst noch {left} einlegen.</translation>
    </message>
    <message>
        <source>The Collier can&apos;t turn {die}: only once a day.</source>
        <translation>Der Köhler hilft nur einmal am Tag: {die} bleibt.</translation>
    </message>
    <message>
        <source>{die} isn&apos;t coal. The Collier only sets coal dice.</source>
        <translation>{die} ist keine Kohle. Der Köhler stellt nur Kohlewürfel.</translation>
    </message>
    <message>
        <source>{die} stays as it is: the Collier comes before stoking.</source>
        <translation>{die} bleibt: Der Köhler kommt vor dem Befeuern.</translation>
    </message>
    <message>
        <source>{furnace} takes no more alloy dice.</source>
        <translation>{furnace} nimmt keinen Erzwürfel mehr.</translation>
    </message>
    <message>
        <source>{furnace} takes no more coal dice.</source>
        <translation>{furnace} nimmt keinen Kohlewürfel mehr.</translation>
    </message>
    <message>
        <source>That would be heat {heat}; {furnace} wants {low} to {high}.</source>
        <translation>Das wäre Hitze {heat}; {furnace} verlangt {low} bis {high}.</translation>
    </message>
    <message>
        <source>From {heat}, no dice on the Anvil bring {furnace} to {low} to {high}.</source>
        <translation>Von {heat} aus bringt kein Würfel auf dem Amboss diesen Ofen auf {low} bis {high}: {furnace}.</translation>
    </message>
    <message numerus="yes">
        <source>Move up to %n alloy die(dice) from the Vein to the Anvil.</source>
        <translation>
            <numerusform>Leg einen Erzwürfel aus der Ader auf den Amboss.</numerusform>
            <numerusform>Leg bis zu %n Erzwürfel aus der Ader auf den Amboss.</numerusform>
        </translation>
    </message>
    <message>
        <source>{die} isn&apos;t in the Vein.</source>
        <translation>{die} liegt nicht in der Ader.</translation>
    </message>
    <message numerus="yes">
        <source>Move at least one of the %n die(dice) in the Vein.</source>
        <translation>
            <numerusform>Leg den Würfel aus der Ader auf den Amboss.</numerusform>
            <numerusform>Leg mindestens einen der %n Würfel aus der Ader auf den Amboss.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your {n} furnaces is stoked. Lay dice in first.</source>
        <translation>Keiner deiner {n} Öfen ist befeuert. Leg erst Würfel ein.</translation>
    </message>
    <message>
        <source>{furnace} isn&apos;t stoked.</source>
        <translation>{furnace} ist nicht befeuert.</translation>
    </message>
    <message numerus="yes">
        <source>Choose at least one of the %n stoked furnace(s).</source>
        <translation>
            <numerusform>Wähle den befeuerten Ofen.</numerusform>
            <numerusform>Wähle mindestens einen der %n befeuerten Öfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Ore Carrier keeps one alloy die; 1 Corruption card keeps them all.</source>
        <translation>Der Erzträger behält einen Erzwürfel; 1 Korruptionskarte behält alle.</translation>
    </message>
    <message numerus="yes">
        <source>Draw 1 Corruption card to keep %n alloy die(dice), or leave it to the Vein.</source>
        <translation>
            <numerusform>Zieh 1 Korruptionskarte und behalt den Erzwürfel oder lass ihn in der Ader.</numerusform>
            <numerusform>Zieh 1 Korruptionskarte und behalt %n Erzwürfel oder lass sie in der Ader.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Ore Carrier doesn&apos;t take {die}: one die for each Forge.</source>
        <translation>Der Erzträger trägt einen Würfel je Schmieden: {die} bleibt.</translation>
    </message>
    <message>
        <source>{die} wasn&apos;t used in this Forge.</source>
        <translation>{die} war in diesem Schmieden nicht dabei.</translation>
    </message>
    <message>
        <source>Re-roll: {die}</source>
        <translation>Neu werfen: {die}</translation>
    </message>
    <message>
        <source>Don&apos;t re-roll: {die}</source>
        <translation>Nicht neu werfen: {die}</translation>
    </message>
    <message>
        <source>Turn to {pips}: {die}</source>
        <translation>Auf {pips} drehen: {die}</translation>
    </message>
    <message>
        <source>Lay into {furnace}: {die}</source>
        <translation>{furnace}: {die} einlegen</translation>
    </message>
    <message>
        <source>Move to the Anvil: {die}</source>
        <translation>Auf den Amboss: {die}</translation>
    </message>
    <message>
        <source>Empty: {furnace}</source>
        <translation>Leeren: {furnace}</translation>
    </message>
    <message>
        <source>Don&apos;t empty: {furnace}</source>
        <translation>Nicht leeren: {furnace}</translation>
    </message>
    <message>
        <source>The Ore Carrier keeps: {die}</source>
        <translation>Der Erzträger behält: {die}</translation>
    </message>
    <message>
        <source>Draw 1 Corruption card, and keep the alloy dice</source>
        <translation>1 Korruptionskarte ziehen und die Erzwürfel behalten</translation>
    </message>
    <message>
        <source>Turn to {pips}</source>
        <translation>Auf {pips} drehen</translation>
    </message>
    <message numerus="yes">
        <source>stoking with %n more die(dice)</source>
        <translation>
            <numerusform>noch %n Würfel zum Einlegen</numerusform>
            <numerusform>noch %n Würfel zum Einlegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more alloy die(dice)</source>
        <translation>
            <numerusform>noch %n Erzwürfel</numerusform>
            <numerusform>noch %n Erzwürfel</numerusform>
        </translation>
    </message>
    <message>
        <source>1 alloy die on the Anvil</source>
        <translation>1 Erzwürfel auf dem Amboss</translation>
    </message>
    <message>
        <source>Heat {heat} of {low} to {high}</source>
        <comment>dice in a furnace, so far</comment>
        <translation>Hitze {heat} von {low} bis {high}</translation>
    </message>
    <message>
        <source>Heat {heat}: {good}</source>
        <comment>a stoked furnace, and what it makes</comment>
        <translation>Hitze {heat}: {good}</translation>
    </message>
    <message>
        <source>Rolls: {dice}</source>
        <translation>Wirft: {dice}</translation>
    </message>
    <message>
        <source>Turns to {pips}: {die}</source>
        <translation>Dreht auf {pips}: {die}</translation>
    </message>
    <message>
        <source>Stokes {furnace} to heat {heat}</source>
        <translation>Befeuert auf Hitze {heat}: {furnace}</translation>
    </message>
    <message>
        <source>Empties {furnace}</source>
        <translation>Leert: {furnace}</translation>
    </message>
    <message>
        <source>Smithy</source>
        <translation>Schmiede</translation>
    </message>
    <message numerus="yes">
        <source>Vein: %n alloy die(dice)</source>
        <translation>
            <numerusform>Ader: %n Erzwürfel</numerusform>
            <numerusform>Ader: %n Erzwürfel</numerusform>
        </translation>
    </message>
    <message>
        <source>Alloy dice lie here without a value until they are prospected.</source>
        <translation>Hier liegen Erzwürfel ohne Wert, bis sie geschürft werden.</translation>
    </message>
    <message numerus="yes">
        <source>Anvil: %n die(dice)</source>
        <translation>
            <numerusform>Amboss: %n Würfel</numerusform>
            <numerusform>Amboss: %n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>From here dice go into furnaces.</source>
        <translation>Von hier kommen Würfel in die Öfen.</translation>
    </message>
    <message numerus="yes">
        <source>%n die(dice) laid in.</source>
        <translation>
            <numerusform>%n Würfel liegt darin.</numerusform>
            <numerusform>%n Würfel liegen darin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes a large Good of 1 alloy die and %n coal die(dice), heat {low} to {high}.</source>
        <translation>
            <numerusform>Macht eine große Ware aus 1 Erzwürfel und %n Kohlewürfel, Hitze {low} bis {high}.</numerusform>
            <numerusform>Macht eine große Ware aus 1 Erzwürfel und %n Kohlewürfeln, Hitze {low} bis {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes a small Good of 1 alloy die and %n coal die(dice), heat {low} to {high}.</source>
        <translation>
            <numerusform>Macht eine kleine Ware aus 1 Erzwürfel und %n Kohlewürfel, Hitze {low} bis {high}.</numerusform>
            <numerusform>Macht eine kleine Ware aus 1 Erzwürfel und %n Kohlewürfeln, Hitze {low} bis {high}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Alloy: its colour is the Good&apos;s.</source>
        <translation>Erz: Die Ware bekommt seine Farbe.</translation>
    </message>
    <message>
        <source>Coal: it only adds heat.</source>
        <translation>Kohle: bringt nur Hitze.</translation>
    </message>
    <message numerus="yes">
        <source>%n furnace(s) stoked; dice on the Anvil: {dice}.</source>
        <translation>
            <numerusform>%n Ofen befeuert; Würfel auf dem Amboss: {dice}.</numerusform>
            <numerusform>%n Öfen befeuert; Würfel auf dem Amboss: {dice}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Collier: put coal on a face</source>
        <translation>Köhler: Kohle auf eine Seite legen</translation>
    </message>
    <message>
        <source>Put a die on the face you want</source>
        <translation>Zieh einen Würfel auf die gewünschte Seite</translation>
    </message>
    <message>
        <source>Face {pips}</source>
        <translation>Seite {pips}</translation>
    </message>
    <message>
        <source>Coal die ({pips})</source>
        <comment>a die that shows so many pips</comment>
        <translation>Kohlewürfel ({pips})</translation>
    </message>
    <message>
        <source>Red die ({pips})</source>
        <comment>a die that shows so many pips</comment>
        <translation>Roter Würfel ({pips})</translation>
    </message>
    <message>
        <source>Green die ({pips})</source>
        <comment>a die that shows so many pips</comment>
        <translation>Grüner Würfel ({pips})</translation>
    </message>
    <message>
        <source>Blue die ({pips})</source>
        <comment>a die that shows so many pips</comment>
        <translation>Blauer Würfel ({pips})</translation>
    </message>
    <message>
        <source>Yellow die ({pips})</source>
        <comment>a die that shows so many pips</comment>
        <translation>Gelber Würfel ({pips})</translation>
    </message>
    <message>
        <source>Coal die</source>
        <translation>Kohlewürfel</translation>
    </message>
    <message>
        <source>Red die</source>
        <translation>Roter Würfel</translation>
    </message>
    <message>
        <source>Green die</source>
        <translation>Grüner Würfel</translation>
    </message>
    <message>
        <source>Blue die</source>
        <translation>Blauer Würfel</translation>
    </message>
    <message>
        <source>Yellow die</source>
        <translation>Gelber Würfel</translation>
    </message>
    <message>
        <source>Furnace {n}</source>
        <translation>Ofen {n}</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitänin</translation>
    </message>
    <message>
        <source>Ships sail as far as the compass lets them, and bring home what they find.</source>
        <translation>Schiffe segeln, so weit der Kompass sie lässt, und bringen heim, was sie finden.</translation>
    </message>
    <message>
        <source>Spins</source>
        <translation>Drehungen</translation>
    </message>
    <message>
        <source>{left} of {all} steps left</source>
        <translation>Schritte: {left} von {all}</translation>
    </message>
    <message>
        <source>or</source>
        <comment>a Corruption card, or a ship that goes home</comment>
        <translation>oder</translation>
    </message>
    <message>
        <source>home</source>
        <comment>a ship in the Harbour</comment>
        <translation>heim</translation>
    </message>
    <message>
        <source>A Squall! Draw 1 Corruption card, or send a ship home empty.</source>
        <translation>Eine Bö! Zieh 1 Korruptionskarte oder schick ein Schiff leer heim.</translation>
    </message>
    <message>
        <source>A Squall, and no ship at sea. Does the Lookout spin again?</source>
        <translation>Eine Bö, und kein Schiff auf See. Dreht der Ausguck noch einmal?</translation>
    </message>
    <message>
        <source>{ship} is in the Harbour already.</source>
        <translation>{ship} liegt schon im Hafen.</translation>
    </message>
    <message numerus="yes">
        <source>The Squall has to be met: there are %n ship(s) at sea.</source>
        <translation>
            <numerusform>Die Bö trifft dich: %n Schiff ist auf See.</numerusform>
            <numerusform>Die Bö trifft dich: %n Schiffe sind auf See.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spin once more, or sail: %n step(s).</source>
        <translation>
            <numerusform>Dreh noch einmal oder segle: %n Schritt.</numerusform>
            <numerusform>Dreh noch einmal oder segle: %n Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sail your ships: %n step(s) left.</source>
        <translation>
            <numerusform>Beweg deine Schiffe: noch %n Schritt.</numerusform>
            <numerusform>Beweg deine Schiffe: noch %n Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more spins: %n step(s) left to sail.</source>
        <translation>
            <numerusform>Keine Drehung mehr: noch %n Schritt.</numerusform>
            <numerusform>Keine Drehung mehr: noch %n Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{ship} is there already: {site}.</source>
        <translation>{ship} ist schon dort: {site}.</translation>
    </message>
    <message>
        <source>{site}: another ship is there, so {ship} can&apos;t be.</source>
        <translation>{site}: Dort liegt ein anderes Schiff, nicht auch noch {ship}.</translation>
    </message>
    <message>
        <source>{site}: {ship} would sail back. Only Recall does that.</source>
        <translation>{site}: {ship} führe zurück. Das geht nur mit Zurückrufen.</translation>
    </message>
    <message>
        <source>{site}: no free site for {ship} on the way.</source>
        <translation>{site}: {ship} findet unterwegs keinen freien Ort.</translation>
    </message>
    <message>
        <source>All {n} ships are in the Harbour. Sail first.</source>
        <translation>Alle {n} Schiffe liegen im Hafen. Segle erst.</translation>
    </message>
    <message>
        <source>The Diver may make one small Good large.</source>
        <translation>Der Taucher darf eine kleine Ware groß machen.</translation>
    </message>
    <message>
        <source>Return ships to the Harbour, each with the Good of its site.</source>
        <translation>Setz Schiffe in den Hafen zurück, jedes mit der Ware seines Orts.</translation>
    </message>
    <message numerus="yes">
        <source>Return at least one of the %n ship(s) at sea.</source>
        <translation>
            <numerusform>Setz das Schiff auf See zurück.</numerusform>
            <numerusform>Setz mindestens eines der %n Schiffe auf See zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Diver can&apos;t help with a {good}: only once a day.</source>
        <translation>Der Taucher hilft nur einmal am Tag, nicht noch hier: {good}.</translation>
    </message>
    <message>
        <source>No {good} has come in this Recall.</source>
        <translation>Nicht in diesem Zurückrufen dabei: {good}.</translation>
    </message>
    <message>
        <source>Choose the colour of the Good from the Wreck.</source>
        <translation>Wähle die Farbe der Ware aus dem Wrack.</translation>
    </message>
    <message>
        <source>Spin the compass again</source>
        <translation>Den Kompass noch einmal drehen</translation>
    </message>
    <message>
        <source>{ship}: sail to {site}</source>
        <translation>{ship}: nach {site}</translation>
    </message>
    <message>
        <source>{ship}: return to the Harbour empty</source>
        <translation>{ship}: leer in den Hafen</translation>
    </message>
    <message>
        <source>Draw 1 Corruption card</source>
        <translation>1 Korruptionskarte ziehen</translation>
    </message>
    <message>
        <source>Use the Lookout: spin instead of the Squall</source>
        <translation>Ausguck nutzen: statt der Bö noch einmal drehen</translation>
    </message>
    <message>
        <source>{ship}: return to the Harbour</source>
        <translation>{ship}: in den Hafen</translation>
    </message>
    <message>
        <source>From the Wreck: {good}</source>
        <translation>Aus dem Wrack: {good}</translation>
    </message>
    <message>
        <source>The Diver makes it large: {good}</source>
        <translation>Der Taucher macht groß: {good}</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing until tomorrow</source>
        <comment>at an emptied site</comment>
        <translation>nichts bis morgen</translation>
    </message>
    <message numerus="yes">
        <source>{good}, and %n Corruption card(s)</source>
        <translation>
            <numerusform>{good}, und %n Korruptionskarte</numerusform>
            <numerusform>{good}, und %n Korruptionskarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Spins the compass: a Squall</source>
        <translation>Dreht den Kompass: eine Bö</translation>
    </message>
    <message numerus="yes">
        <source>Spins the compass: %n step(s)</source>
        <translation>
            <numerusform>Dreht den Kompass: %n Schritt</numerusform>
            <numerusform>Dreht den Kompass: %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>The Lookout cancels the Squall</source>
        <translation>Der Ausguck hebt die Bö auf</translation>
    </message>
    <message>
        <source>{ship} sails to {site}</source>
        <translation>{ship} segelt nach: {site}</translation>
    </message>
    <message>
        <source>{ship} flees to the Harbour</source>
        <translation>{ship} flieht in den Hafen</translation>
    </message>
    <message>
        <source>{ship} returns from {site}</source>
        <translation>{ship} kommt zurück von: {site}</translation>
    </message>
    <message>
        <source>{ship} returns with nothing from {site}</source>
        <translation>{ship} kommt leer zurück von: {site}</translation>
    </message>
    <message numerus="yes">
        <source>%n emptied site(s) of the chart renewed</source>
        <translation>
            <numerusform>%n geleerter Ort der Seekarte ist erneuert</numerusform>
            <numerusform>%n geleerte Orte der Seekarte sind erneuert</numerusform>
        </translation>
    </message>
    <message>
        <source>Harbour</source>
        <comment>where the Captain&apos;s ships are at home</comment>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Seekarte</translation>
    </message>
    <message>
        <source>Ships that are recalled come here with the Goods of their sites.</source>
        <translation>Zurückgerufene Schiffe kommen hierher, mit den Waren ihrer Orte.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from the Harbour.</source>
        <translation>
            <numerusform>%n Schritt vom Hafen.</numerusform>
            <numerusform>%n Schritte vom Hafen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When recalled with its Good: %n Corruption card(s).</source>
        <translation>
            <numerusform>Mit der Ware zurückgerufen: %n Korruptionskarte.</numerusform>
            <numerusform>Mit der Ware zurückgerufen: %n Korruptionskarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Emptied until tomorrow.</source>
        <translation>Bis morgen geleert.</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Kompass</translation>
    </message>
    <message>
        <source>Eight equal sectors: steps, or a Squall.</source>
        <translation>Acht gleiche Felder: Schritte oder eine Bö.</translation>
    </message>
    <message>
        <source>Spins: {shown}</source>
        <translation>Drehungen: {shown}</translation>
    </message>
    <message>
        <source>What a Squall asks</source>
        <translation>Was eine Bö verlangt</translation>
    </message>
    <message>
        <source>Draw 1 Corruption card, or send a ship home empty.</source>
        <translation>Zieh 1 Korruptionskarte oder schick ein Schiff leer heim.</translation>
    </message>
    <message>
        <source>Squall</source>
        <translation>Bö</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <comment>what the compass shows</comment>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>It lies at: {site}.</source>
        <translation>Liegt hier: {site}.</translation>
    </message>
    <message>
        <source>Needle of the compass</source>
        <translation>Kompassnadel</translation>
    </message>
    <message>
        <source>All its ships are in the Harbour.</source>
        <translation>Alle Schiffe liegen im Hafen.</translation>
    </message>
    <message>
        <source>Ships at: {sites}.</source>
        <translation>Schiffe hier: {sites}.</translation>
    </message>
    <message>
        <source>Ship {n}</source>
        <translation>Schiff {n}</translation>
    </message>
    <message>
        <source>large Good of any colour</source>
        <translation>große Ware beliebiger Farbe</translation>
    </message>
    <message>
        <source>{zone}, {good}</source>
        <comment>a site of the chart</comment>
        <translation>{zone}, {good}</translation>
    </message>
    <message>
        <source>Chronomancer</source>
        <translation>Chronomant</translation>
    </message>
    <message>
        <source>Tiles are pushed through two engines; time itself can be bent.</source>
        <translation>Plättchen werden durch zwei Maschinen geschoben; selbst die Zeit lässt sich biegen.</translation>
    </message>
    <message>
        <source>Spare tile</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>a pile of tiles</comment>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Echoes</source>
        <translation>Echos</translation>
    </message>
    <message>
        <source>Push the spare tile ({tile}) into an end of an engine.</source>
        <translation>Schieb das Reserveplättchen ({tile}) in ein Ende einer Maschine.</translation>
    </message>
    <message>
        <source>Swap the spare tile with one of these, or don&apos;t: {tiles}.</source>
        <translation>Tausch das Reserveplättchen gegen eines von diesen oder lass es: {tiles}.</translation>
    </message>
    <message>
        <source>Replace a tile of an engine with one of these, or don&apos;t: {tiles}.</source>
        <translation>Ersetz ein Plättchen einer Maschine durch eines von diesen oder lass es: {tiles}.</translation>
    </message>
    <message>
        <source>Place one tile in an engine and one as the spare: {tiles}.</source>
        <translation>Leg eines in eine Maschine und eines als Reserve: {tiles}.</translation>
    </message>
    <message>
        <source>The {tile} tile wasn&apos;t drawn just now.</source>
        <translation>Dieses Plättchen ist nicht gerade gezogen: {tile}.</translation>
    </message>
    <message>
        <source>The {tile} tile stays out: you have replaced a tile already.</source>
        <translation>Du hast schon ein Plättchen ersetzt; dieses bleibt draußen: {tile}.</translation>
    </message>
    <message>
        <source>The {tile} tile stays out: you have swapped the spare already.</source>
        <translation>Du hast die Reserve schon getauscht; dieses bleibt draußen: {tile}.</translation>
    </message>
    <message>
        <source>The Prism makes two of a colour. Choose: {colours}.</source>
        <translation>Das Prisma macht zwei von einer Farbe. Wähle: {colours}.</translation>
    </message>
    <message>
        <source>Two tiles of the engine {engine} can&apos;t be {colour}.</source>
        <translation>Keine zwei Plättchen der Maschine {engine} passen zu dieser Farbe: {colour}.</translation>
    </message>
    <message>
        <source>Does the Paradox Clerk keep these tiles in place: {tiles}?</source>
        <translation>Hält der Paradoxschreiber diese Plättchen an ihrem Platz: {tiles}?</translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t hold more than %n Echo(es).</source>
        <translation>
            <numerusform>Mehr als %n Echo kannst du nicht haben.</numerusform>
            <numerusform>Mehr als %n Echos kannst du nicht haben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend an Echo to pay {less} instead of %n hour(s)?</source>
        <translation>
            <numerusform>Ein Echo ausgeben, um {less} statt %n Stunde zu bezahlen?</numerusform>
            <numerusform>Ein Echo ausgeben, um {less} statt %n Stunden zu bezahlen?</numerusform>
        </translation>
    </message>
    <message>
        <source>left end</source>
        <translation>linkes Ende</translation>
    </message>
    <message>
        <source>right end</source>
        <translation>rechtes Ende</translation>
    </message>
    <message>
        <source>nothing, as you hold all Echoes</source>
        <translation>nichts, denn du hast alle Echos</translation>
    </message>
    <message>
        <source>Push the spare into {engine}, {end}</source>
        <translation>Reserve einschieben: {engine}, {end}</translation>
    </message>
    <message>
        <source>Place in {engine}, slot {n}: {tile}</source>
        <translation>{engine}, Feld {n}: {tile}</translation>
    </message>
    <message>
        <source>Swap the spare for: {tile}</source>
        <translation>Reserve tauschen gegen: {tile}</translation>
    </message>
    <message>
        <source>Open the Rift for: {good}</source>
        <translation>Den Riss öffnen für: {good}</translation>
    </message>
    <message>
        <source>Use the Paradox Clerk: the tiles stay</source>
        <translation>Paradoxschreiber nutzen: die Plättchen bleiben</translation>
    </message>
    <message>
        <source>Use the Clock Winder: gain 1 Echo</source>
        <translation>Uhraufzieherin nutzen: 1 Echo</translation>
    </message>
    <message numerus="yes">
        <source>Spend 1 Echo: %n hour(s) less</source>
        <translation>
            <numerusform>1 Echo ausgeben: %n Stunde weniger</numerusform>
            <numerusform>1 Echo ausgeben: %n Stunden weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>{engine}, {end}</source>
        <comment>an end of an engine</comment>
        <translation>{engine}, {end}</translation>
    </message>
    <message>
        <source>{engine}, slot {n}</source>
        <comment>a slot of an engine</comment>
        <translation>{engine}, Feld {n}</translation>
    </message>
    <message>
        <source>{good} or {other}</source>
        <comment>what a Rift would give, by choice</comment>
        <translation>{good} oder {other}</translation>
    </message>
    <message>
        <source>an Echo</source>
        <translation>ein Echo</translation>
    </message>
    <message>
        <source>Pushes {tile} into {engine}, {end}; {out} falls out</source>
        <translation>{engine}, {end}: schiebt {tile} ein; {out} fällt heraus</translation>
    </message>
    <message>
        <source>Draws: {tiles}</source>
        <translation>Zieht: {tiles}</translation>
    </message>
    <message>
        <source>In {engine}: {tile} instead of {gone}</source>
        <translation>{engine}: {tile} statt {gone}</translation>
    </message>
    <message>
        <source>As the spare: {tile} instead of {gone}</source>
        <translation>Als Reserve: {tile} statt {gone}</translation>
    </message>
    <message>
        <source>Opens the Rift of {engine}: no two tiles match</source>
        <translation>Öffnet den Riss: {engine}, keine zwei Plättchen passen</translation>
    </message>
    <message numerus="yes">
        <source>Opens the Rift of {engine}: %n tile(s) of one colour, {colour}</source>
        <translation>
            <numerusform>Öffnet den Riss: {engine}, %n Plättchen ({colour})</numerusform>
            <numerusform>Öffnet den Riss: {engine}, %n Plättchen ({colour})</numerusform>
        </translation>
    </message>
    <message>
        <source>Into {engine} come: {tiles}</source>
        <translation>{engine}, neu: {tiles}</translation>
    </message>
    <message>
        <source>The Paradox Clerk keeps the tiles in {engine}</source>
        <translation>Der Paradoxschreiber hält die Plättchen: {engine}</translation>
    </message>
    <message numerus="yes">
        <source>Gains an Echo; it has %n Echo(es) now</source>
        <translation>
            <numerusform>Bekommt ein Echo und hat jetzt %n</numerusform>
            <numerusform>Bekommt ein Echo und hat jetzt %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One more Echo is lost: %n Echo(es) are held</source>
        <translation>
            <numerusform>Noch ein Echo verfällt: mehr als %n geht nicht</numerusform>
            <numerusform>Noch ein Echo verfällt: mehr als %n gehen nicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spends an Echo: the action costs %n hour(s)</source>
        <translation>
            <numerusform>Gibt ein Echo aus: Die Aktion kostet %n Stunde</numerusform>
            <numerusform>Gibt ein Echo aus: Die Aktion kostet %n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Workshop of the Chronomancer</source>
        <translation>Werkstatt des Chronomanten</translation>
    </message>
    <message>
        <source>From left to right: {tiles}.</source>
        <translation>Von links nach rechts: {tiles}.</translation>
    </message>
    <message>
        <source>Place of the spare tile</source>
        <translation>Platz des Reserveplättchens</translation>
    </message>
    <message>
        <source>Echoes: {n} of {most}</source>
        <translation>Echos: {n} von {most}</translation>
    </message>
    <message>
        <source>What a Rift gives</source>
        <translation>Was ein Riss bringt</translation>
    </message>
    <message>
        <source>Three tiles of a colour: a large and a small Good. Two: a small one. Else an Echo.</source>
        <translation>Drei Plättchen einer Farbe: eine große und eine kleine Ware. Zwei: eine kleine. Sonst ein Echo.</translation>
    </message>
    <message>
        <source>Pushed in here, the {out} tile falls out, and the row is: {tiles}.</source>
        <translation>Hier eingeschoben, fällt heraus: {out}; dann liegen dort: {tiles}.</translation>
    </message>
    <message numerus="yes">
        <source>Stack: %n tile(s)</source>
        <translation>
            <numerusform>Stapel: %n Plättchen</numerusform>
            <numerusform>Stapel: %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarded: %n tile(s)</source>
        <translation>
            <numerusform>Abgelegt: %n Plättchen</numerusform>
            <numerusform>Abgelegt: %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>They are: {tiles}.</source>
        <translation>Es sind: {tiles}.</translation>
    </message>
    <message>
        <source>Echo</source>
        <translation>Echo</translation>
    </message>
    <message>
        <source>Era tile: {colour}</source>
        <translation>Epochenplättchen: {colour}</translation>
    </message>
    <message>
        <source>A Prism stands for any colour.</source>
        <translation>Ein Prisma steht für jede Farbe.</translation>
    </message>
    <message>
        <source>Three of a colour in an engine give a large and a small Good.</source>
        <translation>Drei einer Farbe in einer Maschine geben eine große und eine kleine Ware.</translation>
    </message>
    <message>
        <source>{name}: {tiles}.</source>
        <comment>an engine and its tiles</comment>
        <translation>{name}: {tiles}.</translation>
    </message>
    <message numerus="yes">
        <source>%n Echo(es).</source>
        <translation>
            <numerusform>%n Echo.</numerusform>
            <numerusform>%n Echos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Workbench is empty: nothing for the {n} cauldrons.</source>
        <translation>Deine Werkbank ist leer: nichts für die {n} Kessel.</translation>
    </message>
    <message>
        <source>There&apos;s no Toxic Waste. Filter moves up to {n} Ichor from there.</source>
        <translation>Es gibt keinen Giftmüll. Filtern holt bis zu {n} Ichor von dort.</translation>
    </message>
    <message>
        <source>The Vein is empty: all {n} alloy dice are on the Anvil or in furnaces.</source>
        <translation>Die Ader ist leer: Alle {n} Erzwürfel liegen auf dem Amboss oder in Öfen.</translation>
    </message>
    <message numerus="yes">
        <source>The Lookout cancels only %n Squall(s) a day.</source>
        <translation>
            <numerusform>Der Ausguck hebt nur %n Bö am Tag auf.</numerusform>
            <numerusform>Der Ausguck hebt nur %n Böen am Tag auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Squall does no harm: all {n} ships are in the Harbour.</source>
        <translation>Die Bö schadet nicht: Alle {n} Schiffe liegen im Hafen.</translation>
    </message>
    <message>
        <source>The Diver has made it large: {good}</source>
        <translation>Der Taucher hat groß gemacht: {good}</translation>
    </message>
    <message numerus="yes">
        <source>The Clock Winder gives only %n Echo(es) a day.</source>
        <translation>
            <numerusform>Die Uhraufzieherin gibt nur %n Echo am Tag.</numerusform>
            <numerusform>Die Uhraufzieherin gibt nur %n Echos am Tag.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put on engine and spare</source>
        <translation>In Maschine und Reserve legen</translation>
    </message>
    <message>
        <source>Prism</source>
        <translation>Prisma</translation>
    </message>
    <message>
        <source>Load the Boats: choose a boat for the {adventurer}.</source>
        <translation>Boote beladen: Wähle ein Boot ({adventurer}).</translation>
    </message>
    <message>
        <source>Nobody boards the {boat}: it&apos;s docked.</source>
        <translation>Hier steigt niemand ein, das Boot hat angelegt: {boat}.</translation>
    </message>
    <message>
        <source>Nobody boards the {boat}: all its seats are taken.</source>
        <translation>Hier steigt niemand ein, alle Sitze sind besetzt: {boat}.</translation>
    </message>
    <message>
        <source>Robbers: move a Customer from the {boat} to another boat, or don&apos;t.</source>
        <translation>Räuber: Setz einen Kunden in ein anderes Boot, oder lass es. Von: {boat}.</translation>
    </message>
    <message>
        <source>Robbers move somebody from the {boat} only.</source>
        <translation>Räuber versetzen nur jemanden von hier: {boat}.</translation>
    </message>
    <message>
        <source>Robbers move Customers only, and this is a {adventurer}.</source>
        <translation>Räuber versetzen nur Kunden, und hier sitzt: {adventurer}.</translation>
    </message>
    <message>
        <source>The {adventurer} sits in the {boat} already.</source>
        <translation>{adventurer} sitzt schon hier: {boat}.</translation>
    </message>
    <message>
        <source>The {boat} is full: choose its berth.</source>
        <translation>Voll: {boat}. Wähle den Liegeplatz.</translation>
    </message>
    <message>
        <source>The {boat} docks on its own side, not at the {berth}.</source>
        <translation>Boote legen auf ihrer eigenen Seite an ({boat}), nicht hier: {berth}.</translation>
    </message>
    <message>
        <source>The {berth} is taken by the {boat}.</source>
        <translation>Schon belegt: {berth} ({boat}).</translation>
    </message>
    <message>
        <source>This {adventurer} isn&apos;t in a boat.</source>
        <translation>{adventurer}: in keinem Boot.</translation>
    </message>
    <message>
        <source>This {adventurer} is ashore: the {boat} is docked.</source>
        <translation>{adventurer}: an Land, denn das Boot hat angelegt ({boat}).</translation>
    </message>
    <message>
        <source>At {time} there&apos;s a Clock Hand: draw 1 Corruption card, or Load the Boats.</source>
        <translation>Um {time} steht ein Uhrzeiger: Zieh 1 Korruptionskarte oder belade die Boote.</translation>
    </message>
    <message>
        <source>The {pier} takes large Goods only; this is a {good}.</source>
        <translation>{pier}: nur große Waren. Das ist: {good}.</translation>
    </message>
    <message>
        <source>The {pier} takes small Goods only; this is a {good}.</source>
        <translation>{pier}: nur kleine Waren. Das ist: {good}.</translation>
    </message>
    <message>
        <source>Rogues buy only from those who deal with Cultists; here it&apos;s {card}.</source>
        <translation>Schurken kaufen nur bei Kultisten. Diesmal sind es: {card}.</translation>
    </message>
    <message>
        <source>No Rogue stands at the {pier}.</source>
        <translation>{pier}: Hier steht kein Schurke.</translation>
    </message>
    <message>
        <source>Nobody at the {pier} wants a {good}: no {customer} stands there.</source>
        <translation>{pier}: Niemand will das ({good}). Es fehlt: {customer}.</translation>
    </message>
    <message>
        <source>left, outer</source>
        <translation>links, außen</translation>
    </message>
    <message>
        <source>left, inner</source>
        <translation>links, innen</translation>
    </message>
    <message>
        <source>right, inner</source>
        <translation>rechts, innen</translation>
    </message>
    <message>
        <source>right, outer</source>
        <translation>rechts, außen</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>eine verdeckte Karte</translation>
    </message>
    <message>
        <source>card {id}</source>
        <translation>Karte {id}</translation>
    </message>
    <message>
        <source>Procure {goods}</source>
        <translation>Beschaffen: {goods}</translation>
    </message>
    <message>
        <source>Sponsor the {hall}</source>
        <translation>Fördern: {hall}</translation>
    </message>
    <message>
        <source>Recruit, and 2 Adventurers for the pool</source>
        <translation>Anwerben, und 2 Abenteurer für den Kundenkreis</translation>
    </message>
    <message numerus="yes">
        <source>The inner halves: {what} ({card}); %n time(s), {location} ({other}).</source>
        <translation>
            <numerusform>Die inneren Hälften: {what} ({card}); %n-mal, {location} ({other}).</numerusform>
            <numerusform>Die inneren Hälften: {what} ({card}); %n-mal, {location} ({other}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Time {n} of {of}.</source>
        <translation>{n}. Mal von {of}.</translation>
    </message>
    <message>
        <source>No space for a {good}: an Adventurer comes into the pool instead.</source>
        <translation>Kein Platz ({good}): Stattdessen kommt ein Abenteurer in den Kundenkreis.</translation>
    </message>
    <message>
        <source>Location {location}: it hires from place {n} of the Town Square.</source>
        <translation>Ort {location}: Er heuert von Platz {n} des Stadtplatzes an.</translation>
    </message>
    <message>
        <source>The Town Square is empty: it hires nobody.</source>
        <translation>Der Stadtplatz ist leer: Er heuert niemanden an.</translation>
    </message>
    <message>
        <source>The pool is full: it discards a Corruption card instead.</source>
        <translation>Der Kundenkreis ist voll: Stattdessen legt er eine Korruptionskarte ab.</translation>
    </message>
    <message>
        <source>The pool is full, and it has no Corruption card to discard.</source>
        <translation>Der Kundenkreis ist voll, und er hat keine Korruptionskarte zum Ablegen.</translation>
    </message>
    <message numerus="yes">
        <source>It pays %n hour(s): {one} and {other} on the inner halves.</source>
        <translation>
            <numerusform>Er bezahlt %n Stunde: {one} und {other} auf den inneren Hälften.</numerusform>
            <numerusform>Er bezahlt %n Stunden: {one} und {other} auf den inneren Hälften.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Good(s) on its shelf: it uses the Clock Hand.</source>
        <translation>
            <numerusform>%n Ware im Regal: Er nutzt den Uhrzeiger.</numerusform>
            <numerusform>%n Waren im Regal: Er nutzt den Uhrzeiger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Good(s) on its shelf: it doesn&apos;t use the Clock Hand.</source>
        <translation>
            <numerusform>%n Ware im Regal: Er nutzt den Uhrzeiger nicht.</numerusform>
            <numerusform>%n Waren im Regal: Er nutzt den Uhrzeiger nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>From the right, its {good} is the first with a {customer} in the pool.</source>
        <translation>Von rechts die erste Ware mit einem Kunden im Kundenkreis: {good} ({customer}).</translation>
    </message>
    <message>
        <source>Nobody in the pool wants its Goods: it takes a Rogue of the pool.</source>
        <translation>Niemand im Kundenkreis will seine Waren: Er nimmt einen Schurken daraus.</translation>
    </message>
    <message>
        <source>Nobody in the pool wants its Goods, no Rogue is there: it draws from the bag.</source>
        <translation>Niemand im Kundenkreis will seine Waren, und kein Schurke ist da: Er zieht aus dem Beutel.</translation>
    </message>
    <message>
        <source>Location {location}; no boat with a seat on that half: the {boat}.</source>
        <translation>Ort {location}; auf dieser Hälfte hat kein Boot einen freien Sitz: {boat}.</translation>
    </message>
    <message>
        <source>Location {location}: the {boat}.</source>
        <translation>Ort {location}: {boat}.</translation>
    </message>
    <message>
        <source>Location {location}: the boat docks at the {berth}.</source>
        <translation>Ort {location}: Das Boot legt an. {berth}.</translation>
    </message>
    <message>
        <source>The {meant} is taken: the boat docks at the {berth}.</source>
        <translation>Belegt: {meant}. Das Boot legt hier an: {berth}.</translation>
    </message>
    <message numerus="yes">
        <source>{pier}: it sells %n Good(s), and counts the Rogues there.</source>
        <translation>
            <numerusform>{pier}: Er verkauft %n Ware und zählt die Schurken dort mit.</numerusform>
            <numerusform>{pier}: Er verkauft %n Waren und zählt die Schurken dort mit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pier}: it sells all it can there, %n Good(s).</source>
        <translation>
            <numerusform>{pier}: Er verkauft, was dort geht, %n Ware.</numerusform>
            <numerusform>{pier}: Er verkauft, was dort geht, %n Waren.</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind} in the pool: {n}. {hall}: {customers}. That is {gold} gold.</source>
        <translation>{kind} im Kundenkreis: {n}. {hall}: {customers}. Das sind {gold} Gold.</translation>
    </message>
    <message>
        <source>The Peddler sits at one seat only; here it&apos;s at {n}.</source>
        <translation>Der Hausierer sitzt nur an einem Platz; hier an {n}.</translation>
    </message>
    <message>
        <source>The Peddler plays against one or two others; here are {n}.</source>
        <translation>Der Hausierer spielt gegen einen oder zwei andere; hier sind es {n}.</translation>
    </message>
    <message>
        <source>Two seats chose the {merchant}: each merchant plays once.</source>
        <translation>Zwei Plätze haben dasselbe gewählt: {merchant}. Jeder Händler spielt einmal mit.</translation>
    </message>
    <message>
        <source>Choose a staff place for {card}.</source>
        <translation>Wähle einen Personalplatz: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>Discard up to %n of your Corruption card(s).</source>
        <translation>
            <numerusform>Leg bis zu %n deiner Korruptionskarten ab.</numerusform>
            <numerusform>Leg bis zu %n deiner Korruptionskarten ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard one of your own %n Corruption card(s).</source>
        <translation>
            <numerusform>Leg deine eigene Korruptionskarte ab.</numerusform>
            <numerusform>Leg eine deiner eigenen %n Korruptionskarten ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put an Adventurer from a boat at sea back into the bag, or don&apos;t.</source>
        <translation>Leg einen Abenteurer aus einem Boot auf See zurück in den Beutel, oder lass es.</translation>
    </message>
    <message>
        <source>Load the Boats once now, or don&apos;t.</source>
        <translation>Belade die Boote jetzt einmal, oder lass es.</translation>
    </message>
    <message>
        <source>Swap two Adventurers between two boats at sea, or don&apos;t.</source>
        <translation>Tausch zwei Abenteurer zwischen zwei Booten auf See, oder lass es.</translation>
    </message>
    <message>
        <source>Both sit in the {boat}: swap between two boats.</source>
        <translation>Beide sitzen in einem Boot ({boat}): Tausch zwischen zwei Booten.</translation>
    </message>
    <message>
        <source>Hire</source>
        <comment>an action space</comment>
        <translation>Anheuern</translation>
    </message>
    <message>
        <source>Sponsor</source>
        <comment>an action space</comment>
        <translation>Fördern</translation>
    </message>
    <message numerus="yes">
        <source>Your board has %n action space(s) besides Hire and Sponsor.</source>
        <translation>
            <numerusform>Dein Tableau hat außer Anheuern und Fördern %n Aktionsfeld.</numerusform>
            <numerusform>Dein Tableau hat außer Anheuern und Fördern %n Aktionsfelder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your worker stands on {space} already: choose another action space.</source>
        <translation>Dein Arbeiter steht schon hier: {space}. Wähle ein anderes Aktionsfeld.</translation>
    </message>
    <message numerus="yes">
        <source>All %n of your staff places are taken.</source>
        <translation>
            <numerusform>Dein Personalplatz ist belegt.</numerusform>
            <numerusform>Alle %n Personalplätze sind belegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card is left on place {n} of the Town Square.</source>
        <translation>Auf Platz {n} des Stadtplatzes liegt keine Karte mehr.</translation>
    </message>
    <message numerus="yes">
        <source>Your shelf holds {most} Goods: discard %n.</source>
        <translation>
            <numerusform>Dein Regal fasst {most} Waren: Leg %n ab.</numerusform>
            <numerusform>Dein Regal fasst {most} Waren: Leg %n ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place {n} of your shelf is empty.</source>
        <translation>Platz {n} deines Regals ist leer.</translation>
    </message>
    <message>
        <source>Hire {card}</source>
        <translation>Anheuern: {card}</translation>
    </message>
    <message>
        <source>{pier}, counting Rogues</source>
        <translation>{pier}, Schurken mitgezählt</translation>
    </message>
    <message>
        <source>To its Hall</source>
        <translation>In ihre Halle</translation>
    </message>
    <message>
        <source>another action space</source>
        <translation>ein anderes Aktionsfeld</translation>
    </message>
    <message>
        <source>Work: {space}</source>
        <translation>Arbeiten: {space}</translation>
    </message>
    <message>
        <source>Work: {space}, with the second worker</source>
        <translation>Arbeiten: {space}, mit dem zweiten Arbeiter</translation>
    </message>
    <message>
        <source>Hire {card}, with the second worker</source>
        <translation>Anheuern: {card}, mit dem zweiten Arbeiter</translation>
    </message>
    <message>
        <source>Sponsor the {hall}, with the second worker</source>
        <translation>Fördern: {hall}, mit dem zweiten Arbeiter</translation>
    </message>
    <message>
        <source>Discard the {good}</source>
        <translation>Ablegen: {good}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Good on place {n}</source>
        <translation>Ware auf Platz {n}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Ablegen: {card}</translation>
    </message>
    <message>
        <source>Put the {adventurer} of the {boat} back into the bag</source>
        <translation>Zurück in den Beutel: {adventurer} ({boat})</translation>
    </message>
    <message>
        <source>Load the Boats once</source>
        <translation>Boote einmal beladen</translation>
    </message>
    <message>
        <source>Swap: {one} ({boat}) and {other} ({second})</source>
        <translation>Tauschen: {one} ({boat}) und {other} ({second})</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Use the Clock Hand</source>
        <translation>Den Uhrzeiger nutzen</translation>
    </message>
    <message>
        <source>Load the Boats</source>
        <translation>Boote beladen</translation>
    </message>
    <message>
        <source>Board the {boat}</source>
        <translation>Einsteigen: {boat}</translation>
    </message>
    <message>
        <source>Move the {adventurer} to the {boat}</source>
        <translation>Versetzen: {adventurer} ({boat})</translation>
    </message>
    <message>
        <source>Dock: {berth}</source>
        <translation>Anlegen: {berth}</translation>
    </message>
    <message>
        <source>Sell as proposed</source>
        <translation>Wie vorgeschlagen</translation>
    </message>
    <message>
        <source>Sell the {good}: {pier}</source>
        <translation>Verkaufen: {good} ({pier})</translation>
    </message>
    <message>
        <source>Sell the {good}, counting Rogues: {pier}</source>
        <translation>Verkaufen, Schurken mitgezählt: {good} ({pier})</translation>
    </message>
    <message>
        <source>Give the {good} to its Hall</source>
        <translation>In ihre Halle geben: {good}</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message numerus="yes">
        <source>This sale says where %n Good(s) would go; your shelf holds {goods}.</source>
        <translation>
            <numerusform>Dieser Verkauf nennt für %n Ware ein Ziel; auf deinem Regal sind {goods}.</numerusform>
            <numerusform>Dieser Verkauf nennt für %n Waren ein Ziel; auf deinem Regal sind {goods}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} share the victory with {gold} gold each.</source>
        <translation>{who} teilen sich den Sieg mit je {gold} Gold.</translation>
    </message>
    <message>
        <source>{who} wins, {gold} gold to {second}.</source>
        <translation>{who} gewinnt, {gold} Gold zu {second}.</translation>
    </message>
    <message>
        <source>{gold} gold each: against the Peddler, a tie is lost.</source>
        <translation>Je {gold} Gold: Ein Gleichstand mit dem Hausierer ist verloren.</translation>
    </message>
    <message>
        <source>{who} wins the tie at {gold} gold: fewer Rogue icons.</source>
        <translation>{who} gewinnt den Gleichstand bei {gold} Gold: weniger Schurkensymbole.</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Dein Tableau</translation>
    </message>
    <message>
        <source>Board of {who}</source>
        <translation>Tableau: {who}</translation>
    </message>
    <message>
        <source>Corruption cards</source>
        <translation>Korruptionskarten</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>As Halls and Lair are now, these icons come to {gold} gold at the end.</source>
        <translation>Wie Hallen und Unterschlupf jetzt sind, bringen diese Symbole am Ende {gold} Gold.</translation>
    </message>
    <message>
        <source>to a Townsfolk</source>
        <comment>where the worker is dragged to hire</comment>
        <translation>auf eine Karte</translation>
    </message>
    <message>
        <source>Move your worker to a card of the Town Square.</source>
        <translation>Zieh deinen Arbeiter auf eine Karte des Stadtplatzes.</translation>
    </message>
    <message>
        <source>{n} gold a head</source>
        <comment>what sponsoring a Hall brings</comment>
        <translation>{n} Gold je Kopf</translation>
    </message>
    <message>
        <source>Move your worker to a Hall: {n} gold for each Customer in it.</source>
        <translation>Zieh deinen Arbeiter auf eine Halle: {n} Gold je Kunde darin.</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s).</source>
        <translation>
            <numerusform>%n Stunde.</numerusform>
            <numerusform>%n Stunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{does}.</source>
        <translation>{does}.</translation>
    </message>
    <message>
        <source>no ability</source>
        <comment>a staff place that only holds a card</comment>
        <translation>keine Fähigkeit</translation>
    </message>
    <message>
        <source>{name}: {does}.</source>
        <translation>{name}: {does}.</translation>
    </message>
    <message>
        <source>Used today.</source>
        <translation>Heute genutzt.</translation>
    </message>
    <message>
        <source>Once a day.</source>
        <translation>Einmal am Tag.</translation>
    </message>
    <message>
        <source>Put one on your shelf</source>
        <translation>Zieh eine in dein Regal</translation>
    </message>
    <message>
        <source>Each Good at the Pier where it fetches most, as boats lie now.</source>
        <translation>Jede Ware an dem Pier, an dem sie am meisten bringt, wie die Boote jetzt liegen.</translation>
    </message>
    <message>
        <source>{n} gold</source>
        <translation>{n} Gold</translation>
    </message>
    <message>
        <source>Your worker</source>
        <translation>Dein Arbeiter</translation>
    </message>
    <message>
        <source>Worker of {who}</source>
        <translation>Arbeiter: {who}</translation>
    </message>
    <message>
        <source>It moves to another action space on every turn.</source>
        <translation>Er kommt in jedem Zug auf ein anderes Aktionsfeld.</translation>
    </message>
    <message>
        <source>At the best Pier it fetches {gold} gold now.</source>
        <translation>Am besten Pier bringt sie jetzt {gold} Gold.</translation>
    </message>
    <message>
        <source>Your Timepiece afterwards</source>
        <translation>Deine Zeitscheibe danach</translation>
    </message>
    <message>
        <source>The Market token comes onto the Clock after this turn</source>
        <translation>Der Marktmarker kommt nach diesem Zug auf die Uhr</translation>
    </message>
    <message>
        <source>at home</source>
        <comment>a worker that has not gone to work yet</comment>
        <translation>zu Hause</translation>
    </message>
    <message numerus="yes">
        <source>{merchant}: {gold} gold, %n Corruption card(s).</source>
        <translation>
            <numerusform>{merchant}: {gold} Gold, %n Korruptionskarte.</numerusform>
            <numerusform>{merchant}: {gold} Gold, %n Korruptionskarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Worker: {spaces}.</source>
        <translation>Arbeiter: {spaces}.</translation>
    </message>
    <message>
        <source>Sale shelf: {goods}.</source>
        <translation>Verkaufsregal: {goods}.</translation>
    </message>
    <message>
        <source>Its Sale shelf is empty.</source>
        <translation>Das Verkaufsregal ist leer.</translation>
    </message>
    <message>
        <source>Open water</source>
        <translation>Offenes Wasser</translation>
    </message>
    <message>
        <source>It is docked.</source>
        <translation>Es hat angelegt.</translation>
    </message>
    <message>
        <source>Free seat</source>
        <translation>Freier Sitz</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>a level of the Peddler</comment>
        <translation>normal</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>a level of the Peddler</comment>
        <translation>schwer</translation>
    </message>
    <message>
        <source>The Peddler</source>
        <translation>Der Hausierer</translation>
    </message>
    <message>
        <source>Left action space of the Peddler</source>
        <translation>Linkes Aktionsfeld des Hausierers</translation>
    </message>
    <message>
        <source>Right action space of the Peddler</source>
        <translation>Rechtes Aktionsfeld des Hausierers</translation>
    </message>
    <message>
        <source>Its rightmost Good chooses the Customer.</source>
        <translation>Die Ware ganz rechts bestimmt den Kunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n Corruption card(s) of the Peddler</source>
        <translation>
            <numerusform>%n Korruptionskarte des Hausierers</numerusform>
            <numerusform>%n Korruptionskarten des Hausierers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck of the Peddler: %n card(s)</source>
        <translation>
            <numerusform>Stapel des Hausierers: %n Karte</numerusform>
            <numerusform>Stapel des Hausierers: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards of the Peddler: %n card(s)</source>
        <translation>
            <numerusform>Ablage des Hausierers: %n Karte</numerusform>
            <numerusform>Ablage des Hausierers: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>The Peddler&apos;s {card}</source>
        <translation>Hausierer: {card}</translation>
    </message>
    <message>
        <source>A Customer at a Pier buys Goods of its colour there.</source>
        <translation>Ein Kunde an einem Pier kauft dort Waren seiner Farbe.</translation>
    </message>
    <message numerus="yes">
        <source>When hired: discard up to %n Corruption card(s).</source>
        <translation>
            <numerusform>Beim Anheuern: Leg bis zu %n Korruptionskarte ab.</numerusform>
            <numerusform>Beim Anheuern: Leg bis zu %n Korruptionskarten ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>When hired: gain a {good}.</source>
        <translation>Beim Anheuern bekommst du: {good}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) less</source>
        <translation>
            <numerusform>%n Std. weniger</numerusform>
            <numerusform>%n Std. weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>Falls out: {tile}; a Rift then gives: {rift}</source>
        <translation>Fällt heraus: {tile}; ein Riss bringt dann: {rift}</translation>
    </message>
    <message>
        <source>A Rift then gives: {what}</source>
        <translation>Ein Riss bringt dann: {what}</translation>
    </message>
    <message numerus="yes">
        <source>An Echo saves up to %n hour(s) of an action that gives none.</source>
        <translation>
            <numerusform>Ein Echo spart bis zu %n Stunde einer Aktion, die keines gibt.</numerusform>
            <numerusform>Ein Echo spart bis zu %n Stunden einer Aktion, die keines gibt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend it to pay up to %n hour(s) less.</source>
        <translation>
            <numerusform>Gib es aus und bezahl bis zu %n Stunde weniger.</numerusform>
            <numerusform>Gib es aus und bezahl bis zu %n Stunden weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the {good}, or decline it.</source>
        <translation>Nimm die Ware oder verzichte: {good}.</translation>
    </message>
    <message>
        <source>Choose the colour of your large Good, or decline it.</source>
        <translation>Wähle die Farbe deiner großen Ware oder verzichte.</translation>
    </message>
    <message>
        <source>Choose the colour of your small Good, or decline it.</source>
        <translation>Wähle die Farbe deiner kleinen Ware oder verzichte.</translation>
    </message>
    <message>
        <source>The card brings a {good}, not a {colour} one.</source>
        <translation>Die Karte bringt: {good}. Nicht: {colour}.</translation>
    </message>
    <message>
        <source>Take: {good}</source>
        <translation>Nehmen: {good}</translation>
    </message>
    <message>
        <source>Keep the rest</source>
        <translation>Rest behalten</translation>
    </message>
    <message>
        <source>Your first worker</source>
        <translation>Dein erster Arbeiter</translation>
    </message>
    <message>
        <source>Your second worker</source>
        <translation>Dein zweiter Arbeiter</translation>
    </message>
    <message>
        <source>When hired: put an Adventurer from a boat at sea back into the bag.</source>
        <translation>Beim Anheuern: Leg einen Abenteurer aus einem Boot auf See zurück in den Beutel.</translation>
    </message>
    <message>
        <source>When hired: Load the Boats once.</source>
        <translation>Beim Anheuern: Belade die Boote einmal.</translation>
    </message>
    <message>
        <source>When hired: swap two Adventurers between two boats at sea.</source>
        <translation>Beim Anheuern: Tausch zwei Abenteurer zwischen zwei Booten auf See.</translation>
    </message>
    <message>
        <source>When hired: gain a small Good of any colour.</source>
        <translation>Beim Anheuern: eine kleine Ware beliebiger Farbe.</translation>
    </message>
    <message>
        <source>When hired: gain a large Good of any colour.</source>
        <translation>Beim Anheuern: eine große Ware beliebiger Farbe.</translation>
    </message>
    <message>
        <source>Left outer boat</source>
        <translation>Linkes äußeres Boot</translation>
    </message>
    <message>
        <source>Left middle boat</source>
        <translation>Linkes mittleres Boot</translation>
    </message>
    <message>
        <source>Left inner boat</source>
        <translation>Linkes inneres Boot</translation>
    </message>
    <message>
        <source>Right inner boat</source>
        <translation>Rechtes inneres Boot</translation>
    </message>
    <message>
        <source>Right middle boat</source>
        <translation>Rechtes mittleres Boot</translation>
    </message>
    <message>
        <source>Right outer boat</source>
        <translation>Rechtes äußeres Boot</translation>
    </message>
    <message>
        <source>Berth of the Left Pier</source>
        <translation>Liegeplatz am linken Pier</translation>
    </message>
    <message>
        <source>Left berth of the Black Market</source>
        <translation>Linker Liegeplatz am Schwarzmarkt</translation>
    </message>
    <message>
        <source>Right berth of the Black Market</source>
        <translation>Rechter Liegeplatz am Schwarzmarkt</translation>
    </message>
    <message>
        <source>Berth of the Right Pier</source>
        <translation>Liegeplatz am rechten Pier</translation>
    </message>
    <message>
        <source>Small red Good</source>
        <translation>Kleine rote Ware</translation>
    </message>
    <message>
        <source>Small green Good</source>
        <translation>Kleine grüne Ware</translation>
    </message>
    <message>
        <source>Small blue Good</source>
        <translation>Kleine blaue Ware</translation>
    </message>
    <message>
        <source>Small yellow Good</source>
        <translation>Kleine gelbe Ware</translation>
    </message>
    <message>
        <source>Large red Good</source>
        <translation>Große rote Ware</translation>
    </message>
    <message>
        <source>Large green Good</source>
        <translation>Große grüne Ware</translation>
    </message>
    <message>
        <source>Large blue Good</source>
        <translation>Große blaue Ware</translation>
    </message>
    <message>
        <source>Large yellow Good</source>
        <translation>Große gelbe Ware</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Hidden Corruption card</source>
        <translation>Verdeckte Korruptionskarte</translation>
    </message>
    <message>
        <source>Blank Corruption card</source>
        <translation>Leere Korruptionskarte</translation>
    </message>
    <message>
        <source>{first} {next}</source>
        <comment>two sentences</comment>
        <translation>{first} {next}</translation>
    </message>
    <message>
        <source>{most}, {next}</source>
        <comment>all but the last two of a list</comment>
        <translation>{most}, {next}</translation>
    </message>
    <message>
        <source>At the end: {icons}.</source>
        <translation>Am Ende: {icons}.</translation>
    </message>
    <message numerus="yes">
        <source>%n Customer(s). Each is worth 1 gold for every {faction} icon at the end.</source>
        <translation>
            <numerusform>%n Kunde. Am Ende bringt er 1 Gold je Symbol ({faction}).</numerusform>
            <numerusform>%n Kunden. Am Ende bringt jeder 1 Gold je Symbol ({faction}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes Goods of any size, for 1 Corruption card a day.</source>
        <translation>Nimmt Waren jeder Größe, für 1 Korruptionskarte am Tag.</translation>
    </message>
    <message>
        <source>Takes large Goods only.</source>
        <translation>Nimmt nur große Waren.</translation>
    </message>
    <message>
        <source>Takes small Goods only.</source>
        <translation>Nimmt nur kleine Waren.</translation>
    </message>
    <message>
        <source>Nobody stands here yet.</source>
        <translation>Hier steht noch niemand.</translation>
    </message>
    <message>
        <source>Here: {people}.</source>
        <translation>Hier: {people}.</translation>
    </message>
    <message>
        <source>No dice on the Anvil stoke a furnace as they lie. Use the Collier?</source>
        <translation>So, wie sie liegen, befeuern die Würfel auf dem Amboss keinen Ofen. Den Köhler einsetzen?</translation>
    </message>
    <message>
        <source>lose a ship to a squall</source>
        <translation>ein Schiff an eine Bö verlieren</translation>
    </message>
    <message>
        <source>open a Rift</source>
        <translation>einen Riss öffnen</translation>
    </message>
    <message>
        <source>berth of the Left Pier</source>
        <translation>Liegeplatz am Pier links</translation>
    </message>
    <message>
        <source>berth of the Right Pier</source>
        <translation>Liegeplatz am Pier rechts</translation>
    </message>
    <message numerus="yes">
        <source>%n Warrior(s)</source>
        <comment>people, or icons on a card</comment>
        <translation>
            <numerusform>%n Krieger</numerusform>
            <numerusform>%n Krieger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bard(s)</source>
        <comment>people, or icons on a card</comment>
        <translation>
            <numerusform>%n Barde</numerusform>
            <numerusform>%n Barden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Wizard(s)</source>
        <comment>people, or icons on a card</comment>
        <translation>
            <numerusform>%n Zauberer</numerusform>
            <numerusform>%n Zauberer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Noble(s)</source>
        <comment>people, or icons on a card</comment>
        <translation>
            <numerusform>%n Adliger</numerusform>
            <numerusform>%n Adlige</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Rogue(s)</source>
        <comment>people, or icons on a card</comment>
        <translation>
            <numerusform>%n Schurke</numerusform>
            <numerusform>%n Schurken</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} at {hour}</source>
        <comment>on the Clock</comment>
        <translation>{who} bei {hour}</translation>
    </message>
    <message>
        <source>{own} On the Clock: {others}.</source>
        <translation>{own} Auf der Uhr: {others}.</translation>
    </message>
    <message>
        <source>loaded {things} into town boats</source>
        <translation>setzt {things} in Stadtboote</translation>
    </message>
    <message>
        <source>let Robbers move {things}</source>
        <translation>setzt {things} um (Räuber)</translation>
    </message>
    <message>
        <source>dock a boat at the {things}</source>
        <translation>ein Boot anlegen ({things})</translation>
    </message>
    <message>
        <source>get {amount} gold for gifts to the Halls</source>
        <translation>für Gaben an die Hallen {amount} an Gold bekommen</translation>
    </message>
    <message>
        <source>sell for {amount} gold at the market</source>
        <translation>am Markt {amount} an Gold einnehmen</translation>
    </message>
    <message>
        <source>Place without an ability</source>
        <translation>Platz ohne Fähigkeit</translation>
    </message>
    <message>
        <source>Put {card} here: {place}</source>
        <translation>{card} hierhin legen: {place}</translation>
    </message>
    <message>
        <source>{card} has this place already: {place}.</source>
        <translation>{card} hat diesen Platz schon: {place}.</translation>
    </message>
    <message>
        <source>make {things}</source>
        <translation>{things} herstellen</translation>
    </message>
    <message>
        <source>draw Corruption cards</source>
        <translation>Korruptionskarten ziehen</translation>
    </message>
    <message>
        <source>take {amount} gold in the Halls</source>
        <translation>in den Hallen {amount} an Gold nehmen</translation>
    </message>
    <message>
        <source>hire {things}</source>
        <translation>{things} anheuern</translation>
    </message>
    <message numerus="yes">
        <source>%n free seat(s).</source>
        <translation>
            <numerusform>%n freier Sitz.</numerusform>
            <numerusform>%n freie Sitze.</numerusform>
        </translation>
    </message>
    <message>
        <source>Aboard: {people}.</source>
        <translation>An Bord: {people}.</translation>
    </message>
    <message>
        <source>Its cards are shuffled.</source>
        <translation>Seine Karten sind gemischt.</translation>
    </message>
    <message>
        <source>Next turn: {what}</source>
        <translation>Nächster Zug: {what}</translation>
    </message>
    <message>
        <source>Next turn: {times}, {location}</source>
        <translation>Nächster Zug: {times}, {location}</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>{action}, {times}, {location}; {hours}</source>
        <translation>{action}, {times}, {location}; {hours}</translation>
    </message>
    <message>
        <source>once</source>
        <comment>how often an action is done</comment>
        <translation>einmal</translation>
    </message>
    <message>
        <source>twice</source>
        <comment>how often an action is done</comment>
        <translation>zweimal</translation>
    </message>
    <message>
        <source>Corruption card: {icons}</source>
        <translation>Korruptionskarte: {icons}</translation>
    </message>
    <message numerus="yes">
        <source>{times}, {location}, %n hour(s).</source>
        <translation>
            <numerusform>{times}, {location}, %n Stunde.</numerusform>
            <numerusform>{times}, {location}, %n Stunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{action}, %n hour(s).</source>
        <translation>
            <numerusform>{action}, %n Stunde.</numerusform>
            <numerusform>{action}, %n Stunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left half: {left} Right half: {right}</source>
        <translation>Linke Hälfte: {left} Rechte Hälfte: {right}</translation>
    </message>
    <message>
        <source>{card} in the Town Square</source>
        <translation>{card} auf dem Stadtplatz</translation>
    </message>
    <message>
        <source>the {boat}</source>
        <translation>{boat}</translation>
    </message>
    <message>
        <source>As things are, its next place means: {things}.</source>
        <translation>Wie die Dinge stehen, meint ihr Ort: {things}.</translation>
    </message>
    <message>
        <source>Lair</source>
        <translation>Unterschlupf</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Corruption deck</source>
        <translation>Korruptionsstapel</translation>
    </message>
    <message>
        <source>Bag of Adventurers</source>
        <translation>Beutel mit Abenteurern</translation>
    </message>
    <message>
        <source>Place of the Market token</source>
        <translation>Platz des Marktmarkers</translation>
    </message>
    <message>
        <source>Place {n} of the Town Square</source>
        <translation>Platz {n} des Stadtplatzes</translation>
    </message>
    <message numerus="yes">
        <source>To hire from here costs %n hour(s).</source>
        <translation>
            <numerusform>Von hier anheuern kostet %n Stunde.</numerusform>
            <numerusform>Von hier anheuern kostet %n Stunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever crosses an icon loads a boat.</source>
        <translation>Wer ein Symbol überschreitet, belädt ein Boot.</translation>
    </message>
    <message>
        <source>Double icons: {times}.</source>
        <translation>Doppelte Symbole: {times}.</translation>
    </message>
    <message>
        <source>At {times} a Clock Hand spares that, for 1 Corruption card.</source>
        <translation>Um {times} erspart das ein Uhrzeiger, für 1 Korruptionskarte.</translation>
    </message>
    <message numerus="yes">
        <source>Townsfolk deck: %n card(s)</source>
        <translation>
            <numerusform>Stapel der Stadtleute: %n Karte</numerusform>
            <numerusform>Stapel der Stadtleute: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corruption deck: %n card(s)</source>
        <translation>
            <numerusform>Korruptionsstapel: %n Karte</numerusform>
            <numerusform>Korruptionsstapel: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n Adventurer(s)</source>
        <translation>
            <numerusform>Beutel: %n Abenteurer</numerusform>
            <numerusform>Beutel: %n Abenteurer</numerusform>
        </translation>
    </message>
    <message>
        <source>Your timepiece: hour {hour}</source>
        <translation>Deine Zeitscheibe: Stunde {hour}</translation>
    </message>
    <message>
        <source>Timepiece of {who}: hour {hour}</source>
        <translation>Zeitscheibe ({who}): Stunde {hour}</translation>
    </message>
    <message>
        <source>Whoever is last on the Clock has the next turn; of a stack, the top one.</source>
        <translation>Wer auf der Uhr am weitesten hinten liegt, ist als Nächster dran; im Stapel die oberste.</translation>
    </message>
    <message>
        <source>Market token</source>
        <translation>Marktmarker</translation>
    </message>
    <message>
        <source>It is placed once all berths are taken.</source>
        <translation>Er wird gelegt, sobald alle Liegeplätze belegt sind.</translation>
    </message>
    <message>
        <source>Whoever has reached it has no more turn today.</source>
        <translation>Wer ihn erreicht hat, ist heute nicht mehr dran.</translation>
    </message>
    <message>
        <source>small red Good</source>
        <translation>kleine rote Ware</translation>
    </message>
    <message>
        <source>small green Good</source>
        <translation>kleine grüne Ware</translation>
    </message>
    <message>
        <source>small blue Good</source>
        <translation>kleine blaue Ware</translation>
    </message>
    <message>
        <source>small yellow Good</source>
        <translation>kleine gelbe Ware</translation>
    </message>
    <message>
        <source>large red Good</source>
        <translation>große rote Ware</translation>
    </message>
    <message>
        <source>large green Good</source>
        <translation>große grüne Ware</translation>
    </message>
    <message>
        <source>large blue Good</source>
        <translation>große blaue Ware</translation>
    </message>
    <message>
        <source>large yellow Good</source>
        <translation>große gelbe Ware</translation>
    </message>
    <message>
        <source>a small Good</source>
        <translation>eine kleine Ware</translation>
    </message>
    <message>
        <source>a large Good</source>
        <translation>eine große Ware</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>left outer boat</source>
        <translation>linkes äußeres Boot</translation>
    </message>
    <message>
        <source>left middle boat</source>
        <translation>linkes mittleres Boot</translation>
    </message>
    <message>
        <source>left inner boat</source>
        <translation>linkes inneres Boot</translation>
    </message>
    <message>
        <source>right inner boat</source>
        <translation>rechtes inneres Boot</translation>
    </message>
    <message>
        <source>right middle boat</source>
        <translation>rechtes mittleres Boot</translation>
    </message>
    <message>
        <source>right outer boat</source>
        <translation>rechtes äußeres Boot</translation>
    </message>
    <message>
        <source>left berth of the Black Market</source>
        <translation>linker Liegeplatz am Schwarzmarkt</translation>
    </message>
    <message>
        <source>right berth of the Black Market</source>
        <translation>rechter Liegeplatz am Schwarzmarkt</translation>
    </message>
    <message>
        <source>{most} and {last}</source>
        <comment>the last two of a list</comment>
        <translation>{most} und {last}</translation>
    </message>
    <message>
        <source>Hall of the {faction}</source>
        <translation>Halle ({faction})</translation>
    </message>
    <message>
        <source>no boat</source>
        <translation>kein Boot</translation>
    </message>
    <message>
        <source>a Townsfolk card</source>
        <translation>eine Karte der Stadtleute</translation>
    </message>
    <message>
        <source>a hidden Corruption card</source>
        <translation>eine verdeckte Korruptionskarte</translation>
    </message>
    <message>
        <source>a blank Corruption card</source>
        <translation>eine leere Korruptionskarte</translation>
    </message>
    <message>
        <source>a Corruption card with {icons}</source>
        <translation>eine Korruptionskarte mit {icons}</translation>
    </message>
    <message>
        <source>{hour}:30</source>
        <comment>a time on the Clock</comment>
        <translation>{hour}:30</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>Spieler {n}</translation>
    </message>
    <message>
        <source>docks here</source>
        <comment>the boat that would be filled now</comment>
        <translation>legt hier an</translation>
    </message>
    <message>
        <source>docks here, the last berth</source>
        <comment>the boat that would be filled now</comment>
        <translation>legt hier an, letzter Platz</translation>
    </message>
    <message>
        <source>Without effect: the Peddler doesn&apos;t play.</source>
        <translation>Ohne Wirkung: Der Hausierer spielt nicht mit.</translation>
    </message>
    <message>
        <source>Without effect: the hard Peddler doesn&apos;t play.</source>
        <translation>Ohne Wirkung: Der schwere Hausierer spielt nicht mit.</translation>
    </message>
    <message>
        <source>Without effect: the Cultists don&apos;t play.</source>
        <translation>Ohne Wirkung: Die Kultisten spielen nicht mit.</translation>
    </message>
    <message>
        <source>A Rogue isn&apos;t a Customer. From a boat at sea it goes to the Lair.</source>
        <translation>Ein Schurke ist kein Kunde. Aus einem Boot auf See geht er in den Unterschlupf.</translation>
    </message>
    <message>
        <source>Swaps: {marbles}</source>
        <translation>Tauscht: {marbles}</translation>
    </message>
    <message>
        <source>Brings: {what}</source>
        <translation>Bringt: {what}</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) left; finds: {found}</source>
        <translation>
            <numerusform>Noch %n Schritt; findet: {found}</numerusform>
            <numerusform>Noch %n Schritte; findet: {found}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{site}: {ship} needs %n step(s), and has {left}.</source>
        <translation>
            <numerusform>{site}: %n Schritt nötig ({ship}), {left} übrig.</numerusform>
            <numerusform>{site}: %n Schritte nötig ({ship}), {left} übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gold} gold, %n Corruption card(s), Goods: {goods}, Townsfolk: {folk}.</source>
        <translation>
            <numerusform>Gold: {gold}, %n Korruptionskarte, Waren: {goods}, Stadtleute: {folk}.</numerusform>
            <numerusform>Gold: {gold}, %n Korruptionskarten, Waren: {goods}, Stadtleute: {folk}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move your worker to another action space.</source>
        <translation>Setz deinen Arbeiter auf ein anderes Aktionsfeld.</translation>
    </message>
    <message numerus="yes">
        <source>{gold} gold, and %n Corruption card(s) after your sales</source>
        <translation>
            <numerusform>{gold} Gold, danach %n Korruptionskarte</numerusform>
            <numerusform>{gold} Gold, danach %n Korruptionskarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell, give or keep your %n Good(s).</source>
        <translation>
            <numerusform>Verkauf, gib oder behalt deine Ware.</numerusform>
            <numerusform>Verkauf, gib oder behalt %n Waren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Rogue(s): each Rogue icon costs that much gold at the end.</source>
        <translation>
            <numerusform>%n Schurke: So viel Gold kostet am Ende jedes Schurkensymbol.</numerusform>
            <numerusform>%n Schurken: So viel Gold kostet am Ende jedes Schurkensymbol.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n worker(s).</source>
        <translation>
            <numerusform>Du hast nur %n Arbeiter.</numerusform>
            <numerusform>Du hast nur %n Arbeiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sold as proposed</source>
        <translation>Verkauf nach Vorschlag</translation>
    </message>
    <message>
        <source>Each Good where it brings most, less the Corruption that it costs.</source>
        <translation>Jede Ware dort, wo sie am meisten bringt, abzüglich der Korruption, die sie kostet.</translation>
    </message>
    <message>
        <source>{label}: {gold} gold</source>
        <translation>{label}: {gold} Gold</translation>
    </message>
    <message>
        <source>Heat now: {heat}.</source>
        <translation>Hitze jetzt: {heat}.</translation>
    </message>
    <message>
        <source>Chosen.</source>
        <translation>Gewählt.</translation>
    </message>
    <message>
        <source>Re-roll none</source>
        <translation>Keinen neu werfen</translation>
    </message>
    <message numerus="yes">
        <source>Re-roll %n die(dice)</source>
        <translation>
            <numerusform>%n Würfel neu werfen</numerusform>
            <numerusform>%n Würfel neu werfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Empty %n furnace(s)</source>
        <translation>
            <numerusform>%n Ofen leeren</numerusform>
            <numerusform>%n Öfen leeren</numerusform>
        </translation>
    </message>
    <message>
        <source>Goods that can be sold</source>
        <translation>Waren, die sich verkaufen lassen</translation>
    </message>
    <message>
        <source>Hours left today</source>
        <translation>Stunden, die heute bleiben</translation>
    </message>
    <message>
        <source>What the staff will still do</source>
        <translation>Was das Personal noch leistet</translation>
    </message>
    <message>
        <source>What the shop is about to make</source>
        <translation>Was der Laden bald herstellt</translation>
    </message>
    <message numerus="yes">
        <source>%n Good(s)</source>
        <translation>
            <numerusform>%n Ware</numerusform>
            <numerusform>%n Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>Corruption cards</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Townsfolk</source>
        <translation>
            <numerusform>%n Stadtleute</numerusform>
            <numerusform>%n Stadtleute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As proposed, %n of your Goods come(s) here.</source>
        <translation>
            <numerusform>Wie vorgeschlagen kommt %n deiner Waren hierher.</numerusform>
            <numerusform>Wie vorgeschlagen kommen %n deiner Waren hierher.</numerusform>
        </translation>
    </message>
    <message>
        <source>No spins yet</source>
        <translation>Noch nicht gedreht</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) left of {total}.</source>
        <translation>
            <numerusform>Noch %n Schritt von {total}.</numerusform>
            <numerusform>Noch %n Schritte von {total}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Icons: {icons}.</source>
        <translation>Symbole: {icons}.</translation>
    </message>
    <message>
        <source>{colour} {gold}</source>
        <comment>a colour and what a Good of it fetches</comment>
        <translation>{colour} {gold}</translation>
    </message>
    <message>
        <source>A small Good fetches: {prices} gold.</source>
        <translation>Eine kleine Ware bringt: {prices} Gold.</translation>
    </message>
    <message>
        <source>A large Good fetches: {prices} gold.</source>
        <translation>Eine große Ware bringt: {prices} Gold.</translation>
    </message>
    <message>
        <source>You as the Blacksmith, whom the lessons teach, and an easy computer opponent.</source>
        <translation>Du als Schmied, mit dem auch die Lektionen beginnen, gegen einen leichten Computergegner.</translation>
    </message>
    <message numerus="yes">
        <source>+%n gold</source>
        <comment>gold that comes in</comment>
        <translation>
            <numerusform>+%n&#xa0;Gold</numerusform>
            <numerusform>+%n&#xa0;Gold</numerusform>
        </translation>
    </message>
    <message>
        <source>Clean hands</source>
        <translation>Saubere Hände</translation>
    </message>
    <message>
        <source>End a match without a single Corruption card.</source>
        <translation>Beende eine Partie ohne eine einzige Korruptionskarte.</translation>
    </message>
    <message>
        <source>{n} of {seats} aboard</source>
        <translation>{n} von {seats} an Bord</translation>
    </message>
    <message>
        <source>Fills the boat: Robbers act first</source>
        <translation>Füllt das Boot; erst sind die Räuber dran</translation>
    </message>
    <message>
        <source>There then: {people}</source>
        <translation>Dort dann: {people}</translation>
    </message>
    <message>
        <source>{told}; your Goods: {now} gold now, then {then}</source>
        <translation>{told}; deine Waren: jetzt {now} Gold, dann {then}</translation>
    </message>
    <message numerus="yes">
        <source>Your hour is {hour}, and you have %n gold.</source>
        <translation>
            <numerusform>Deine Stunde ist {hour}, und du hast %n Gold.</numerusform>
            <numerusform>Deine Stunde ist {hour}, und du hast %n Gold.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merchants_cove.0_first_gold</name>
    <message>
        <source>Your first gold</source>
        <translation>Dein erstes Gold</translation>
    </message>
    <message>
        <source>Make two Goods</source>
        <translation>Zwei Waren machen</translation>
    </message>
    <message>
        <source>Drag a worker to Rift Past.</source>
        <translation>Zieh einen Arbeiter zu Riss: Gestern.</translation>
    </message>
    <message>
        <source>How gold is made</source>
        <translation>So gibt es Gold</translation>
    </message>
    <message>
        <source>A **Good** brings its value for each Customer of its colour at the Pier; a large green one is worth 4. Most gold after three days wins. Do it once: **make**, let them **land**, **sell**.</source>
        <translation>Eine **Ware** bringt ihren Wert für jeden Kunden ihrer Farbe am Pier; eine große grüne ist 4 wert. Das meiste Gold nach drei Tagen gewinnt. Mach es einmal: **herstellen**, **anlegen** lassen, **verkaufen**.</translation>
    </message>
    <message>
        <source>1 make</source>
        <translation>1 herstellen</translation>
    </message>
    <message>
        <source>2 Bards land</source>
        <translation>2 Barden legen an</translation>
    </message>
    <message>
        <source>8 gold</source>
        <translation>8 Gold</translation>
    </message>
    <message>
        <source>3 sell</source>
        <translation>3 verkaufen</translation>
    </message>
    <message>
        <source>Three green tiles: a large and a small green Good lie on your shelf.</source>
        <translation>Drei grüne Plättchen: Eine große und eine kleine grüne Ware liegen im Regal.</translation>
    </message>
    <message>
        <source>That is possible, too. First the Goods: Rift Past.</source>
        <translation>Auch das geht. Erst die Waren: Riss: Gestern.</translation>
    </message>
    <message>
        <source>Customers land</source>
        <translation>Kunden legen an</translation>
    </message>
    <message>
        <source>Drag the Bard into the left outer boat.</source>
        <translation>Zieh den Barden in das linke äußere Boot.</translation>
    </message>
    <message>
        <source>Somebody came from the bag, as your hours crossed an icon of the Clock: a green **Bard**, and you choose the boat. A boat of **four** docks, and all aboard stand at the Pier.</source>
        <translation>Jemand kam aus dem Beutel, denn du hast ein Zeichen der Uhr überquert: ein grüner **Barde**, und du wählst das Boot. Ein Boot mit **vieren** legt an, und alle stehen am Pier.</translation>
    </message>
    <message>
        <source>Two Bards stand at the Left Pier. The Market begins.</source>
        <translation>Zwei Barden stehen am Pier links. Der Markt beginnt.</translation>
    </message>
    <message>
        <source>There it would wait for more. The left outer boat lacks one.</source>
        <translation>Dort müsste er warten. Im linken äußeren Boot fehlt einer.</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Verkaufen</translation>
    </message>
    <message>
        <source>Drag the large green Good to the Left Pier.</source>
        <translation>Zieh die große grüne Ware zum Pier links.</translation>
    </message>
    <message>
        <source>The Left Pier takes **large** Goods only. A large green one is worth 4, and two Bards stand there.</source>
        <translation>Der Pier links nimmt nur **große** Waren. Eine große grüne ist 4 wert, und zwei Barden stehen dort.</translation>
    </message>
    <message>
        <source>8 gold. The Bards stay for everybody who still sells.</source>
        <translation>8 Gold. Die Barden bleiben für alle, die noch verkaufen.</translation>
    </message>
    <message>
        <source>That sells both at once. See for yourself first.</source>
        <translation>Das verkauft beide auf einmal. Sieh erst selbst.</translation>
    </message>
    <message>
        <source>More gold, but the Black Market costs a Corruption card. Left Pier.</source>
        <translation>Mehr Gold, aber der Schwarzmarkt kostet eine Korruptionskarte. Pier links.</translation>
    </message>
    <message>
        <source>In a moment. First the large one.</source>
        <translation>Gleich. Erst die große.</translation>
    </message>
    <message>
        <source>6 gold more, and no Corruption</source>
        <translation>6 Gold mehr, und keine Korruption</translation>
    </message>
    <message>
        <source>Sell the small Good for 6 gold, without a Corruption card.</source>
        <translation>Verkauf die kleine Ware für 6 Gold, ohne Korruptionskarte.</translation>
    </message>
    <message>
        <source>A small green Good is worth 2 for each Bard. Every Pier shows who stands there. The **Black Market** takes all, and costs a Corruption card.</source>
        <translation>Eine kleine grüne Ware ist je Barde 2 wert. An jedem Pier steht, wer da ist. Der **Schwarzmarkt** nimmt alles und kostet eine Korruptionskarte.</translation>
    </message>
    <message>
        <source>Not 6 gold, or a Corruption card. Press Again: small Goods sell on the right, and who stands there?</source>
        <translation>Keine 6 Gold, oder eine Korruptionskarte. Drück auf Noch einmal: Kleine Waren gehen rechts weg, und wer steht dort?</translation>
    </message>
    <message>
        <source>14 gold in one day. Where Customers land is the whole game: next, the Clock that brings them.</source>
        <translation>14 Gold an einem Tag. Wo die Kunden anlegen, darum geht das ganze Spiel. Nun die Uhr, die sie bringt.</translation>
    </message>
</context>
<context>
    <name>merchants_cove.1_clock</name>
    <message>
        <source>A day on the Clock</source>
        <translation>Ein Tag auf der Uhr</translation>
    </message>
    <message>
        <source>Send your worker</source>
        <translation>Schick deinen Arbeiter</translation>
    </message>
    <message>
        <source>Drag your worker to the Hall of the Bards.</source>
        <translation>Zieh deinen Arbeiter zur Halle der Barden.</translation>
    </message>
    <message>
        <source>2 gold. Now the hours: your Timepiece crosses an icon at 1:30.</source>
        <translation>2 Gold. Nun die Stunden: Deine Zeitscheibe überschreitet ein Symbol um 1:30.</translation>
    </message>
    <message>
        <source>It would bring the same. The Bards this time, the green ones.</source>
        <translation>Es brächte dasselbe. Diesmal die Barden, die grünen.</translation>
    </message>
    <message>
        <source>Your shop comes in chapter 4. First a Hall.</source>
        <translation>Dein Laden kommt in Kapitel 4. Erst eine Halle.</translation>
    </message>
    <message>
        <source>Townsfolk come in chapter 6. First a Hall.</source>
        <translation>Stadtleute kommen in Kapitel 6. Erst eine Halle.</translation>
    </message>
    <message>
        <source>Somebody comes</source>
        <translation>Jemand kommt</translation>
    </message>
    <message>
        <source>Drag the Noble into the left outer boat.</source>
        <translation>Zieh den Adligen in das linke äußere Boot.</translation>
    </message>
    <message>
        <source>At every icon an **Adventurer** comes from the bag, and you choose the boat. Red Warriors, green Bards, blue Wizards, yellow Nobles buy; grey Rogues don&apos;t.</source>
        <translation>Bei jedem Symbol kommt ein **Abenteurer** aus dem Beutel, und du wählst das Boot. Rote Krieger, grüne Barden, blaue Zauberer, gelbe Adlige kaufen; graue Schurken nicht.</translation>
    </message>
    <message>
        <source>You are at 3 o&apos;clock. Player 2 was behind, acted twice, and is now at 5.</source>
        <translation>Du bist bei 3 Uhr. Spieler 2 lag zurück, war zweimal dran und steht jetzt bei 5.</translation>
    </message>
    <message>
        <source>Any boat would do. Take the left outer one.</source>
        <translation>Jedes Boot ginge. Nimm das linke äußere.</translation>
    </message>
    <message>
        <source>Who acts</source>
        <translation>Wer dran ist</translation>
    </message>
    <message>
        <source>Whoever is furthest behind acts</source>
        <translation>Wer am weitesten zurückliegt, ist dran</translation>
    </message>
    <message>
        <source>There&apos;s no order of turns: the Timepiece **furthest behind** acts; on one hour the topmost, the one that came last. Cheap actions mean more of them. Press Next.</source>
        <translation>Eine Reihenfolge gibt es nicht: Die Zeitscheibe, die **am weitesten zurückliegt**, ist dran; auf einer Stunde die oberste, also die zuletzt gekommene. Billige Aktionen bringen mehr davon. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>Two actions before Player 2&apos;s one</source>
        <translation>Zwei Aktionen vor der einen von Spieler 2</translation>
    </message>
    <message>
        <source>Do two actions in a row.</source>
        <translation>Mach zwei Aktionen hintereinander.</translation>
    </message>
    <message>
        <source>Player 2 waits at **5 o&apos;clock**, you are at 3. Every space shows its hours. Bellows, Hammer and Prospect are in your shop: there you may always say Done.</source>
        <translation>Spieler 2 wartet bei **5 Uhr**, du bist bei 3. Jedes Feld zeigt seine Stunden. Blasebalg, Hammer und Schürfen liegen in deinem Laden: Dort darfst du immer „Fertig“ sagen.</translation>
    </message>
    <message>
        <source>Player 2 acted in between. Press Again, and take an action of 1 or 2 hours first.</source>
        <translation>Spieler 2 war dazwischen dran. Drück auf Noch einmal und nimm zuerst eine Aktion mit 1 oder 2 Stunden.</translation>
    </message>
    <message>
        <source>Hours are your money: whoever spends few acts often.</source>
        <translation>Stunden sind dein Geld: Wer wenige ausgibt, ist oft dran.</translation>
    </message>
    <message>
        <source>After three days the most gold wins. A turn is: move your worker, do what the space says, pay in **hours**. In a Hall you **sponsor**: 2 gold for each Customer in it, for 2 hours.</source>
        <translation>Nach drei Tagen gewinnt das meiste Gold. Ein Zug ist: Arbeiter setzen, tun, was das Feld sagt, in **Stunden** zahlen. In einer Halle **förderst** du: 2 Gold je Kunde darin, für 2 Stunden.</translation>
    </message>
</context>
<context>
    <name>merchants_cove.2_boats</name>
    <message>
        <source>Boats and Piers</source>
        <translation>Boote und Piers</translation>
    </message>
    <message>
        <source>Where boats go</source>
        <translation>Wohin Boote fahren</translation>
    </message>
    <message>
        <source>Large Goods left, small ones right</source>
        <translation>Große Waren links, kleine rechts</translation>
    </message>
    <message>
        <source>A **full** boat docks. Boats of the left half go to the Left Pier, which takes large Goods; those of the right half to the Right Pier, for small ones. Or either to the Black Market, which takes all. Press Next.</source>
        <translation>Ein **volles** Boot legt an. Boote der linken Hälfte am Pier links, für große Waren; die der rechten am Pier rechts, für kleine. Oder am Schwarzmarkt, der alles nimmt. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>A boat that has docked</source>
        <translation>Ein Boot, das angelegt hat</translation>
    </message>
    <message>
        <source>Try it: drag the Noble into the boat at the Left Pier.</source>
        <translation>Probier es: Zieh den Adligen in das Boot am Pier links.</translation>
    </message>
    <message>
        <source>The left outer boat is full and **ashore**. See whether there is room for one more.</source>
        <translation>Das linke äußere Boot ist voll und **an Land**. Schau, ob noch jemand hineinpasst.</translation>
    </message>
    <message>
        <source>Only boats at sea with a free seat.</source>
        <translation>Nur Boote auf See mit freiem Sitz.</translation>
    </message>
    <message>
        <source>Three Bards at the Right Pier</source>
        <translation>Drei Barden am Pier rechts</translation>
    </message>
    <message>
        <source>Dock three Bards where small Goods are sold.</source>
        <translation>Lass drei Barden dort anlegen, wo kleine Waren verkauft werden.</translation>
    </message>
    <message>
        <source>You make small green Goods. Each fetches its value for **every Customer of its colour** at the Pier. The Noble needs a seat anyway.</source>
        <translation>Du machst kleine grüne Waren. Jede bringt ihren Wert für **jeden Kunden ihrer Farbe** am Pier. Der Adlige braucht ohnehin einen Sitz.</translation>
    </message>
    <message>
        <source>The Bards aren&apos;t at the Right Pier. Press Again: which boat lacks one Customer, and which berth is the Right Pier&apos;s?</source>
        <translation>Die Barden sind nicht am Pier rechts. Drück auf Noch einmal: Welchem Boot fehlt ein Kunde, und welcher Liegeplatz gehört zum Pier rechts?</translation>
    </message>
    <message>
        <source>A small green Good is worth 2 for each of them: 6 gold. Four boats ashore, and the day ends soon.</source>
        <translation>Eine kleine grüne Ware bringt 2 für jeden: 6 Gold. Liegen vier Boote an, endet der Tag bald.</translation>
    </message>
</context>
<context>
    <name>merchants_cove.3_blacksmith</name>
    <message>
        <source>The Blacksmith at work</source>
        <translation>Der Schmied bei der Arbeit</translation>
    </message>
    <message>
        <source>Bellows</source>
        <translation>Der Blasebalg</translation>
    </message>
    <message>
        <source>Send your worker to the Bellows.</source>
        <translation>Schick deinen Arbeiter zum Blasebalg.</translation>
    </message>
    <message>
        <source>Dice on the **Anvil** make Goods. Four coloured ones are alloy and give the colour; the grey ones are coal. At the Bellows you may re-roll any of them, then stoke furnaces.</source>
        <translation>Aus Würfeln auf dem **Amboss** werden Waren. Vier farbige sind Erz und geben die Farbe; die grauen sind Kohle. Am Blasebalg darfst du beliebige neu werfen und dann Öfen befeuern.</translation>
    </message>
    <message>
        <source>A good space, too. First the Bellows.</source>
        <translation>Auch ein gutes Feld. Erst der Blasebalg.</translation>
    </message>
    <message>
        <source>Re-roll, or not</source>
        <translation>Neu werfen oder nicht</translation>
    </message>
    <message>
        <source>Re-roll none: say Done.</source>
        <translation>Wirf keinen neu: Sag „Fertig“.</translation>
    </message>
    <message>
        <source>Your green die shows a **6**, and two coals do. That&apos;s good enough.</source>
        <translation>Dein grüner Würfel zeigt eine **6**, zwei Kohlen auch. Das ist gut genug.</translation>
    </message>
    <message>
        <source>These dice will do. Say Done.</source>
        <translation>Diese Würfel reichen. Sag „Fertig“.</translation>
    </message>
    <message>
        <source>Too cold</source>
        <translation>Zu kalt</translation>
    </message>
    <message>
        <source>Try it: lay the red 1 into the first furnace.</source>
        <translation>Probier es: Leg die rote 1 in den ersten Ofen.</translation>
    </message>
    <message>
        <source>A furnace wants certain dice, and a **heat**: their sum. The first wants one alloy die of 4 to 6.</source>
        <translation>Ein Ofen will bestimmte Würfel und eine **Hitze**: ihre Summe. Der erste will einen Erzwürfel von 4 bis 6.</translation>
    </message>
    <message>
        <source>The rules tell you the heat before you waste a die.</source>
        <translation>Die Regeln sagen dir die Hitze, bevor ein Würfel vergeudet ist.</translation>
    </message>
    <message>
        <source>A large Good and a small one</source>
        <translation>Eine große Ware und eine kleine</translation>
    </message>
    <message>
        <source>Stoke furnace 4 with green 6 and coal 3, then furnace 2 with yellow 2 and coal 5.</source>
        <translation>Befeuer Ofen 4 mit Grün 6 und Kohle 3, dann Ofen 2 mit Gelb 2 und Kohle 5.</translation>
    </message>
    <message>
        <source>Furnace 4 makes a **large** Good from heat 9 to 12, furnace 2 a **small** one from 5 to 7. The Bellows lay four dice.</source>
        <translation>Ofen 4 macht aus Hitze 9 bis 12 eine **große** Ware, Ofen 2 aus 5 bis 7 eine **kleine**. Der Blasebalg legt vier Würfel.</translation>
    </message>
    <message>
        <source>Stoked. They become Goods when you forge.</source>
        <translation>Befeuert. Waren werden daraus, wenn du schmiedest.</translation>
    </message>
    <message>
        <source>Two furnaces first.</source>
        <translation>Erst zwei Öfen.</translation>
    </message>
    <message>
        <source>It would fit. This time green 6 and coal 3, then yellow 2 and coal 5.</source>
        <translation>Es würde passen. Diesmal Grün 6 und Kohle 3, dann Gelb 2 und Kohle 5.</translation>
    </message>
    <message>
        <source>An hour later</source>
        <translation>Eine Stunde später</translation>
    </message>
    <message>
        <source>Put the Noble into the right outer boat.</source>
        <translation>Setz den Adligen in das rechte äußere Boot.</translation>
    </message>
    <message>
        <source>One hour is paid, and an icon was crossed. Your small **yellow** Good will sell at the Right Pier.</source>
        <translation>Eine Stunde ist bezahlt, ein Symbol überschritten. Deine kleine **gelbe** Ware verkaufst du am Pier rechts.</translation>
    </message>
    <message>
        <source>A Noble on the right half buys small yellow Goods. Right outer boat.</source>
        <translation>Adlige auf der rechten Hälfte kaufen kleine gelbe Waren. Ins rechte äußere Boot.</translation>
    </message>
    <message>
        <source>Hammer and Prospect</source>
        <translation>Hammer und Schürfen</translation>
    </message>
    <message>
        <source>The **Hammer** turns one die to any face, then lays three. **Prospect** brings two alloy dice from the Vein. Both take an hour. Press Next.</source>
        <translation>Der **Hammer** dreht einen Würfel auf eine beliebige Seite und legt dann drei. **Schürfen** bringt zwei Erzwürfel aus der Ader. Beides dauert eine Stunde. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>Two Goods in five hours</source>
        <translation>Zwei Waren in fünf Stunden</translation>
    </message>
    <message>
        <source>Have two Goods on your shelf before 6 o&apos;clock.</source>
        <translation>Hab zwei Waren im Regal, bevor es 6 Uhr ist.</translation>
    </message>
    <message>
        <source>It is 2 o&apos;clock. **Forge** takes 3 hours and empties as many furnaces as you like. Alloy goes back to the Vein, unless you take a Corruption card.</source>
        <translation>Es ist 2 Uhr. **Schmieden** dauert 3 Stunden und leert so viele Öfen, wie du willst. Erz kommt in die Ader zurück, außer du nimmst eine Korruptionskarte.</translation>
    </message>
    <message>
        <source>Less than two Goods, or too late. Press Again: choose both furnaces, then Done.</source>
        <translation>Weniger als zwei Waren, oder zu spät. Drück auf Noch einmal: Wähl beide Öfen, dann „Fertig“.</translation>
    </message>
    <message>
        <source>A large green and a small yellow Good. Now somebody has to want them.</source>
        <translation>Eine große grüne und eine kleine gelbe Ware. Jetzt muss sie jemand wollen.</translation>
    </message>
</context>
<context>
    <name>merchants_cove.4_market</name>
    <message>
        <source>Market day</source>
        <translation>Markttag</translation>
    </message>
    <message>
        <source>Value times Customers</source>
        <translation>Wert mal Kunden</translation>
    </message>
    <message>
        <source>Sell the large yellow Good at the Left Pier.</source>
        <translation>Verkauf die große gelbe Ware am Pier links.</translation>
    </message>
    <message>
        <source>All four berths are taken: Market. A Good fetches its **value for each Customer of its colour** at the Pier. A large yellow one is worth 6, and two Nobles stand at the left.</source>
        <translation>Alle vier Liegeplätze sind besetzt: Markt. Eine Ware bringt ihren **Wert für jeden Kunden ihrer Farbe** am Pier. Eine große gelbe ist 6 wert, und links stehen zwei Adlige.</translation>
    </message>
    <message>
        <source>12 gold. The Nobles stay: everybody sells to them.</source>
        <translation>12 Gold. Die Adligen bleiben: Alle verkaufen an sie.</translation>
    </message>
    <message>
        <source>That works, too. But see for yourself where each Good sells.</source>
        <translation>Das geht auch. Aber schau selbst, wo jede Ware hingeht.</translation>
    </message>
    <message>
        <source>At the Black Market stands only one Noble. Left Pier.</source>
        <translation>Am Schwarzmarkt steht nur ein Adliger. Zum Pier links.</translation>
    </message>
    <message>
        <source>In a moment. First the large yellow one.</source>
        <translation>Gleich. Erst die große gelbe.</translation>
    </message>
    <message>
        <source>Small Goods only</source>
        <translation>Nur kleine Waren</translation>
    </message>
    <message>
        <source>Try it: sell the large green Good at the Right Pier.</source>
        <translation>Probier es: Verkauf die große grüne Ware am Pier rechts.</translation>
    </message>
    <message>
        <source>Two Bards stand there. See whether they may buy a large Good.</source>
        <translation>Dort stehen zwei Barden. Schau, ob sie eine große Ware kaufen dürfen.</translation>
    </message>
    <message>
        <source>The Right Pier takes small Goods, the Left Pier large ones.</source>
        <translation>Der Pier rechts nimmt kleine Waren, der Pier links große.</translation>
    </message>
    <message>
        <source>45 gold</source>
        <translation>45 Gold</translation>
    </message>
    <message>
        <source>Sell the other three Goods so that you have 45 gold.</source>
        <translation>Verkauf die anderen drei Waren so, dass du 45 Gold hast.</translation>
    </message>
    <message>
        <source>The **Black Market** takes all, for one Corruption card, however many Goods it is. A Hall gives 1 gold for each Customer in it. You may also keep a Good for tomorrow.</source>
        <translation>Der **Schwarzmarkt** nimmt alles, für eine Korruptionskarte, egal wie viele Waren es sind. Eine Halle gibt 1 Gold je Kunde darin. Du darfst eine Ware auch für morgen behalten.</translation>
    </message>
    <message>
        <source>Less than 45 gold. Press Again: if you pay the Corruption card anyway, sell all of them there.</source>
        <translation>Weniger als 45 Gold. Drück auf Noch einmal: Wenn du die Korruptionskarte ohnehin nimmst, verkauf alle dort.</translation>
    </message>
    <message>
        <source>Now boats at sea go home: Customers to their Halls, Rogues to the Lair. Then the next day begins, with fresh boats.</source>
        <translation>Nun fahren Boote auf See heim: Kunden in ihre Hallen, Schurken in den Unterschlupf. Dann beginnt der nächste Tag mit leeren Booten.</translation>
    </message>
</context>
<context>
    <name>merchants_cove.5_staff</name>
    <message>
        <source>Staff, Rogues, Corruption</source>
        <translation>Personal, Schurken, Korruption</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Anheuern</translation>
    </message>
    <message>
        <source>Drag your worker to the first card of the Town Square.</source>
        <translation>Zieh deinen Arbeiter zur ersten Karte des Stadtplatzes.</translation>
    </message>
    <message>
        <source>**Townsfolk** cost 1, 2, 2 or 3 hours, help once at once, and bring icons that count in the end. The Bell Ringer cleans: up to two Corruption cards go.</source>
        <translation>**Stadtleute** kosten 1, 2, 2 oder 3 Stunden, helfen sofort einmal und bringen Symbole, die am Ende zählen. Die erste wäscht rein: Bis zu zwei Korruptionskarten gehen weg.</translation>
    </message>
    <message>
        <source>Dearer, and cleans less or nothing. The first card.</source>
        <translation>Teurer, und wäscht weniger oder gar nicht rein. Die erste Karte.</translation>
    </message>
    <message>
        <source>Your dice can wait. First the Town Square.</source>
        <translation>Deine Würfel können warten. Erst der Stadtplatz.</translation>
    </message>
    <message>
        <source>Gold is good, but first the Town Square.</source>
        <translation>Gold ist gut, aber erst der Stadtplatz.</translation>
    </message>
    <message>
        <source>A place in your shop</source>
        <translation>Ein Platz im Laden</translation>
    </message>
    <message>
        <source>Put the card on any staff place.</source>
        <translation>Leg die Karte auf irgendeinen Personalplatz.</translation>
    </message>
    <message>
        <source>Each of the **first three places** has an ability of its own, printed under it, from now on. There are four places: choose with care in a match.</source>
        <translation>Jeder der **ersten drei Plätze** hat eine eigene Fähigkeit, die von nun an gilt. Es gibt vier Plätze: Wähl in einer Partie mit Bedacht.</translation>
    </message>
    <message>
        <source>The worst cards away</source>
        <translation>Weg mit den schlimmsten Karten</translation>
    </message>
    <message>
        <source>Discard two cards, and keep the one with a Customer&apos;s icon.</source>
        <translation>Leg zwei Karten ab und behalte die mit dem Kundensymbol.</translation>
    </message>
    <message>
        <source>At the end each **Rogue icon** costs 1 gold for every Rogue in the Lair; each Customer&apos;s icon brings 1 gold for everybody in that Hall.</source>
        <translation>Am Ende kostet jedes **Schurkensymbol** 1 Gold je Schurke im Unterschlupf; jedes Kundensymbol bringt 1 Gold je Kunde in seiner Halle.</translation>
    </message>
    <message>
        <source>A card with Rogues alone is left. Press Again: one of the three also shows a Customer&apos;s icon.</source>
        <translation>Eine Karte nur mit Schurken ist übrig. Drück auf Noch einmal: Eine der drei zeigt auch ein Kundensymbol.</translation>
    </message>
    <message>
        <source>Three Rogue icons fewer. And an hour is paid.</source>
        <translation>Drei Schurkensymbole weniger. Und eine Stunde ist bezahlt.</translation>
    </message>
    <message>
        <source>The Clock Hand</source>
        <translation>Der Uhrzeiger</translation>
    </message>
    <message>
        <source>Use the Clock Hand: draw a Corruption card, and nobody comes.</source>
        <translation>Nutz den Uhrzeiger: Zieh eine Korruptionskarte, und niemand kommt.</translation>
    </message>
    <message>
        <source>At **5:30** and **7:30** you may stop the Clock. It keeps a boat from filling for somebody else. Corruption cards are secret until the end.</source>
        <translation>Um **5:30** und **7:30** darfst du die Uhr anhalten. So füllt sich kein Boot für jemand anderen. Korruptionskarten bleiben bis zum Ende geheim.</translation>
    </message>
    <message>
        <source>Most gold after three days wins, icons counted. Rogues in boats just fill seats with today&apos;s Rogue card.</source>
        <translation>Nach drei Tagen gewinnt das meiste Gold, Symbole eingerechnet. Schurken füllen mit der heutigen Schurkenkarte nur Sitze.</translation>
    </message>
    <message>
        <source>That is the usual way. This time stop the Clock.</source>
        <translation>Das ist das Übliche. Halt diesmal die Uhr an.</translation>
    </message>
</context>
<context>
    <name>merchants_cove.6_peddler</name>
    <message>
        <source>The Peddler</source>
        <translation>Der Hausierer</translation>
    </message>
    <message>
        <source>Two cards</source>
        <translation>Zwei Karten</translation>
    </message>
    <message>
        <source>The inner halves make the action</source>
        <translation>Die inneren Hälften sind die Aktion</translation>
    </message>
    <message>
        <source>Alone you play against the **Peddler**. Its right card lies open and says **how often and where** its next action is done; what is done a new card on the left will tell. Press Next.</source>
        <translation>Allein spielst du gegen den **Hausierer**. Seine rechte Karte liegt offen und sagt, **wie oft und wo** er als Nächstes handelt; was er tut, verrät erst eine neue Karte links. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>Its pool</source>
        <translation>Sein Kundenkreis</translation>
    </message>
    <message>
        <source>It loads from its own pool</source>
        <translation>Er lädt aus seinem Kundenkreis</translation>
    </message>
    <message>
        <source>The Peddler loads from its **pool**: a Customer who wants its Goods; if there is none, a Rogue. The boat is the one that its card names. The card says **left, inner**. Press Next.</source>
        <translation>Der Hausierer lädt aus seinem **Kundenkreis**: einen Kunden, der seine Waren will; gibt es keinen, einen Schurken. Das Boot nennt seine Karte. Dort steht **links, innen**. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>An hour of yours</source>
        <translation>Eine Stunde für dich</translation>
    </message>
    <message>
        <source>Use the Hammer, say Done twice, and put the Bard into the left middle boat.</source>
        <translation>Nutz den Hammer, sag zweimal „Fertig“ und setz den Barden in das linke mittlere Boot.</translation>
    </message>
    <message>
        <source>The Peddler is at 3 o&apos;clock already, you are at 1. So you act first, and may act **again**.</source>
        <translation>Der Hausierer steht schon bei 3 Uhr, du bei 1. Also bist du zuerst dran, und danach **noch einmal**.</translation>
    </message>
    <message>
        <source>Keep the other boats as they are for now. Left middle.</source>
        <translation>Lass die anderen Boote noch, wie sie sind. Links Mitte.</translation>
    </message>
    <message>
        <source>The Hammer this time.</source>
        <translation>Diesmal der Hammer.</translation>
    </message>
    <message>
        <source>And another</source>
        <translation>Und noch eine</translation>
    </message>
    <message>
        <source>Sponsor the Hall of the Warriors.</source>
        <translation>Förder die Halle der Krieger.</translation>
    </message>
    <message>
        <source>2 gold for 2 hours, and at **3:30** an icon is crossed.</source>
        <translation>2 Gold für 2 Stunden, und um **3:30** wird ein Symbol überschritten.</translation>
    </message>
    <message>
        <source>Foresee its boat</source>
        <translation>Sieh sein Boot voraus</translation>
    </message>
    <message>
        <source>Put the Bard into the boat that the Peddler will load next.</source>
        <translation>Setz den Barden in das Boot, das der Hausierer als Nächstes belädt.</translation>
    </message>
    <message>
        <source>Then two seats of it are filled at once, and it may dock **before** anybody else plans for it. Look at the card.</source>
        <translation>Dann sind auf einmal zwei Sitze mehr besetzt, und es legt an, **bevor** es sonst jemand plant. Schau auf die Karte.</translation>
    </message>
    <message>
        <source>That isn&apos;t left and inner. Press Again: inner means nearest to the middle of the board.</source>
        <translation>Das ist nicht links und innen. Drück auf Noch einmal: Innen heißt am nächsten an der Mitte des Plans.</translation>
    </message>
    <message>
        <source>The Peddler came with its Rogue, the boat was full and docked: as you had foreseen.</source>
        <translation>Der Hausierer kam mit seinem Schurken, das Boot war voll und legte an: wie du es vorausgesehen hast.</translation>
    </message>
    <message>
        <source>Four Goods</source>
        <translation>Vier Waren</translation>
    </message>
    <message>
        <source>With four Goods it never stops the Clock</source>
        <translation>Mit vier Waren hält er die Uhr nie an</translation>
    </message>
    <message>
        <source>With **three Goods or fewer** it uses Clock Hands and nobody comes; with four it never does. It sells at the first Pier that takes a Good. You win with more gold than it has. Now play! Press Next.</source>
        <translation>Mit **drei Waren oder weniger** nutzt er Uhrzeiger, und niemand kommt; mit vieren nie. Er verkauft am ersten Pier, der eine Ware nimmt. Mit mehr Gold als er gewinnst du. Jetzt spiel! Drück auf Weiter.</translation>
    </message>
</context>
<context>
    <name>merchants_cove.7_alchemist</name>
    <message>
        <source>The Alchemist</source>
        <translation>Die Alchemistin</translation>
    </message>
    <message>
        <source>Three rows of marbles</source>
        <translation>Drei Reihen Murmeln</translation>
    </message>
    <message>
        <source>Send your worker to Take A.</source>
        <translation>Schick deinen Arbeiter zu Nehmen A.</translation>
    </message>
    <message>
        <source>The decanter holds three rows. At **Take** you name a colour, and every marble of it comes off the two ends of that row. Black **Ichor** comes along: it stands for any colour.</source>
        <translation>Im Dekanter liegen drei Reihen. Beim **Nehmen** nennst du eine Farbe, und jede Murmel dieser Farbe kommt von beiden Enden der Reihe. Schwarzes **Ichor** kommt mit: Es steht für jede Farbe.</translation>
    </message>
    <message>
        <source>Row A is the better one now.</source>
        <translation>Reihe A ist jetzt die bessere.</translation>
    </message>
    <message>
        <source>Something has to come off</source>
        <translation>Etwas muss herauskommen</translation>
    </message>
    <message>
        <source>Three marbles for one</source>
        <translation>Drei Murmeln statt einer</translation>
    </message>
    <message>
        <source>Take three marbles from row A.</source>
        <translation>Nimm drei Murmeln aus Reihe A.</translation>
    </message>
    <message>
        <source>After that the row **reacts**: as long as the marbles at its two ends are equal, you take both. Which colour uncovers a pair?</source>
        <translation>Danach **reagiert** die Reihe: Solange die Murmeln an den beiden Enden gleich sind, nimmst du beide. Welche Farbe legt ein Paar frei?</translation>
    </message>
    <message>
        <source>One marble. Press Again: look at the ends that are left when one is gone.</source>
        <translation>Eine Murmel. Drück auf Noch einmal: Schau, welche Enden bleiben, wenn eine weg ist.</translation>
    </message>
    <message>
        <source>A yellow and two red ones.</source>
        <translation>Eine gelbe und zwei rote.</translation>
    </message>
    <message>
        <source>An icon</source>
        <translation>Ein Symbol</translation>
    </message>
    <message>
        <source>Load the Adventurer into the right outer boat.</source>
        <translation>Setz den Abenteurer in das rechte äußere Boot.</translation>
    </message>
    <message>
        <source>An hour is paid. Two red marbles make a **small red Good**, so small Goods will be yours: fill the right.</source>
        <translation>Eine Stunde ist bezahlt. Zwei rote Murmeln ergeben eine **kleine rote Ware**, du wirst also kleine Waren haben: Füll die rechte Seite.</translation>
    </message>
    <message>
        <source>Brew</source>
        <translation>Brauen</translation>
    </message>
    <message>
        <source>Brew, and pour both red marbles into one of the small cauldrons.</source>
        <translation>Brau und gieß beide roten Murmeln in einen der kleinen Kessel.</translation>
    </message>
    <message>
        <source>Two of a colour make a small Good, three a large one. Used **Ichor** becomes Toxic Waste: filter it back for an hour, or dump it for a Corruption card.</source>
        <translation>Zwei einer Farbe ergeben eine kleine Ware, drei eine große. Benutztes **Ichor** wird Giftmüll: Filter es für eine Stunde zurück oder kipp es für eine Korruptionskarte weg.</translation>
    </message>
    <message>
        <source>A small red Good, in three hours.</source>
        <translation>Eine kleine rote Ware, in drei Stunden.</translation>
    </message>
    <message>
        <source>You have two red marbles: brew.</source>
        <translation>Du hast zwei rote Murmeln: Brau.</translation>
    </message>
    <message>
        <source>The ends of row A are **yellow** and **red**. Only these two can be announced: another colour would take nothing.</source>
        <translation>Die Enden von Reihe A sind **gelb** und **rot**. Nur diese beiden kannst du ansagen: Eine andere Farbe würde nichts nehmen.</translation>
    </message>
</context>
<context>
    <name>merchants_cove.8_captain</name>
    <message>
        <source>The Captain</source>
        <translation>Die Kapitänin</translation>
    </message>
    <message>
        <source>Four ships</source>
        <translation>Vier Schiffe</translation>
    </message>
    <message>
        <source>Send your worker to Row.</source>
        <translation>Schick deinen Arbeiter zu Rudern.</translation>
    </message>
    <message>
        <source>Each site of the chart has one Good a day. **Row** gives two steps, for sure. **Sail** spins the compass: up to six steps, or a Squall, which costs a Corruption card or a ship&apos;s way.</source>
        <translation>Jeder Ort der Karte hat eine Ware am Tag. **Rudern** gibt sicher zwei Schritte. **Segeln** dreht den Kompass: bis zu sechs Schritte, oder eine Bö, die eine Korruptionskarte oder den Weg eines Schiffs kostet.</translation>
    </message>
    <message>
        <source>Row first: two steps without luck.</source>
        <translation>Erst rudern: zwei Schritte ohne Glück.</translation>
    </message>
    <message>
        <source>Zone by zone</source>
        <translation>Zone um Zone</translation>
    </message>
    <message>
        <source>Try it: send a ship to the large blue Good in the Deep.</source>
        <translation>Probier es: Schick ein Schiff zur großen blauen Ware in der Tiefsee.</translation>
    </message>
    <message>
        <source>The **Shallows** are one step from the Harbour, the **Reefs** two, the **Deep** three. You have two steps.</source>
        <translation>Die **Untiefen** sind einen Schritt vom Hafen entfernt, die **Riffe** zwei, die **Tiefsee** drei. Du hast zwei Schritte.</translation>
    </message>
    <message>
        <source>A step short.</source>
        <translation>Ein Schritt fehlt.</translation>
    </message>
    <message>
        <source>A large Good in sight</source>
        <translation>Eine große Ware in Sicht</translation>
    </message>
    <message>
        <source>Bring a ship to a large Good.</source>
        <translation>Bring ein Schiff zu einer großen Ware.</translation>
    </message>
    <message>
        <source>Large ones are worth **twice** as much: 4 or 6 for each Customer. Steps may be split between ships; unused ones are lost.</source>
        <translation>Große sind **doppelt** so viel wert: 4 oder 6 je Kunde. Schritte darfst du auf Schiffe verteilen; unbenutzte verfallen.</translation>
    </message>
    <message>
        <source>No large Good there. Press Again: one ship, two steps, to the Reefs.</source>
        <translation>Dort ist keine große Ware. Drück auf Noch einmal: Ein Schiff, zwei Schritte, zu den Riffen.</translation>
    </message>
    <message>
        <source>It lies there until you recall the ship.</source>
        <translation>Sie liegt dort, bis du das Schiff zurückrufst.</translation>
    </message>
    <message>
        <source>Who buys large Goods?</source>
        <translation>Wer kauft große Waren?</translation>
    </message>
    <message>
        <source>Load the Adventurer into a boat on the left.</source>
        <translation>Setz den Abenteurer in ein Boot auf der linken Seite.</translation>
    </message>
    <message>
        <source>The **Left Pier** takes large Goods. Fill boats there, with the colours you bring.</source>
        <translation>Der **Pier links** nimmt große Waren. Füll dort die Boote, mit den Farben, die du bringst.</translation>
    </message>
    <message>
        <source>That&apos;s the side for small Goods. The left.</source>
        <translation>Das ist die Seite für kleine Waren. Nimm die linke.</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Zurückrufen</translation>
    </message>
    <message>
        <source>Recall your ship.</source>
        <translation>Ruf dein Schiff zurück.</translation>
    </message>
    <message>
        <source>**Recall** takes 4 hours, however many ships come home. So send several out first, in a match.</source>
        <translation>**Zurückrufen** dauert 4 Stunden, egal wie viele Schiffe heimkommen. In einer Partie schick also erst mehrere aus.</translation>
    </message>
    <message>
        <source>A large Good on your shelf.</source>
        <translation>Eine große Ware in deinem Regal.</translation>
    </message>
</context>
<context>
    <name>merchants_cove.9_chronomancer</name>
    <message>
        <source>The Chronomancer</source>
        <translation>Der Chronomant</translation>
    </message>
    <message>
        <source>Two engines</source>
        <translation>Zwei Maschinen</translation>
    </message>
    <message>
        <source>Send a worker to Shift.</source>
        <translation>Schick einen Arbeiter zu Schieben.</translation>
    </message>
    <message>
        <source>You have **two workers** and two engines of three tiles. A **Rift** turns an engine into Goods: three tiles of a colour bring a large and a small one, two a small one. Prisms are any colour.</source>
        <translation>Du hast **zwei Arbeiter** und zwei Maschinen mit drei Plättchen. Ein **Riss** macht daraus Waren: Drei einer Farbe bringen eine große und eine kleine, zwei eine kleine. Prismen sind jede Farbe.</translation>
    </message>
    <message>
        <source>It could be better. First Shift.</source>
        <translation>Das geht noch besser. Erst Schieben.</translation>
    </message>
    <message>
        <source>Three of a colour</source>
        <translation>Drei einer Farbe</translation>
    </message>
    <message>
        <source>Push the spare tile so that one engine has three of a colour.</source>
        <translation>Schieb das Ersatzplättchen so, dass eine Maschine drei einer Farbe hat.</translation>
    </message>
    <message>
        <source>Your spare is a **Prism**. It goes in at one end, and the tile at the other end falls out and is your next spare.</source>
        <translation>Dein Ersatz ist ein **Prisma**. Es kommt an einem Ende hinein, und das Plättchen am anderen Ende fällt heraus und ist dein nächster Ersatz.</translation>
    </message>
    <message>
        <source>No engine has three of a colour. Press Again: which engine holds a Prism already, and which tile should fall out?</source>
        <translation>Keine Maschine hat drei einer Farbe. Drück auf Noch einmal: Welche hat schon ein Prisma, und welches Plättchen soll herausfallen?</translation>
    </message>
    <message>
        <source>Two Prisms and green: three green ones.</source>
        <translation>Zwei Prismen und Grün: dreimal Grün.</translation>
    </message>
    <message>
        <source>An icon</source>
        <translation>Ein Symbol</translation>
    </message>
    <message>
        <source>Load the Adventurer into the left inner boat.</source>
        <translation>Setz den Abenteurer in das linke innere Boot.</translation>
    </message>
    <message>
        <source>You will have a **large green** Good. Large ones sell on the left.</source>
        <translation>Du wirst eine **große grüne** Ware haben. Große verkaufst du links.</translation>
    </message>
    <message>
        <source>Rift</source>
        <translation>Riss</translation>
    </message>
    <message>
        <source>Send your other worker to Rift Future.</source>
        <translation>Schick deinen anderen Arbeiter zu Riss: Morgen.</translation>
    </message>
    <message>
        <source>It takes two hours. A Rift that finds **no pair** brings an Echo: spend it later to pay two hours less.</source>
        <translation>Das dauert zwei Stunden. Ein Riss **ohne Paar** bringt ein Echo: Gib es später aus, um zwei Stunden weniger zu zahlen.</translation>
    </message>
    <message>
        <source>A large and a small green Good, in three hours.</source>
        <translation>Eine große und eine kleine grüne Ware, in drei Stunden.</translation>
    </message>
    <message>
        <source>The engine Future is ready: Rift Future.</source>
        <translation>Die Maschine Morgen ist bereit: Riss: Morgen.</translation>
    </message>
</context>
<context>
    <name>merchants_cove.adventurers</name>
    <message>
        <source>Warriors</source>
        <translation>Krieger</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Krieger</translation>
    </message>
    <message>
        <source>Bards</source>
        <translation>Barden</translation>
    </message>
    <message>
        <source>Bard</source>
        <translation>Barde</translation>
    </message>
    <message>
        <source>Wizards</source>
        <translation>Zauberer</translation>
    </message>
    <message>
        <source>Wizard</source>
        <translation>Zauberer</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>Adlige</translation>
    </message>
    <message>
        <source>Noble</source>
        <translation>Adliger</translation>
    </message>
    <message>
        <source>Rogues</source>
        <translation>Schurken</translation>
    </message>
    <message>
        <source>Rogue</source>
        <translation>Schurke</translation>
    </message>
</context>
<context>
    <name>merchants_cove.alchemist</name>
    <message>
        <source>Take A</source>
        <translation>Nehmen A</translation>
    </message>
    <message>
        <source>Marbles of row A</source>
        <translation>Murmeln der Reihe A</translation>
    </message>
    <message>
        <source>Take B</source>
        <translation>Nehmen B</translation>
    </message>
    <message>
        <source>Marbles of row B</source>
        <translation>Murmeln der Reihe B</translation>
    </message>
    <message>
        <source>Take C</source>
        <translation>Nehmen C</translation>
    </message>
    <message>
        <source>Marbles of row C</source>
        <translation>Murmeln der Reihe C</translation>
    </message>
    <message>
        <source>Brew</source>
        <translation>Brauen</translation>
    </message>
    <message>
        <source>Use cauldrons</source>
        <translation>Kessel benutzen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>{n} Ichor to the bag</source>
        <translation>{n} Ichor zum Beutel</translation>
    </message>
    <message>
        <source>Bottler</source>
        <translation>Abfüllerin</translation>
    </message>
    <message>
        <source>Brew for {n} hour</source>
        <translation>Brauen: {n} Stunde</translation>
    </message>
    <message>
        <source>Gatherer</source>
        <translation>Sammlerin</translation>
    </message>
    <message>
        <source>Swap 2 marbles</source>
        <translation>2 Murmeln tauschen</translation>
    </message>
    <message>
        <source>Ichor Tamer</source>
        <translation>Ichor­bändiger</translation>
    </message>
    <message>
        <source>Brew: {n} Ichor saved</source>
        <translation>Brauen: {n} Ichor gerettet</translation>
    </message>
</context>
<context>
    <name>merchants_cove.blacksmith</name>
    <message>
        <source>Bellows</source>
        <translation>Blasebalg</translation>
    </message>
    <message>
        <source>Re-roll, stoke {n} dice</source>
        <translation>Werfen, {n} einlegen</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>Hammer</translation>
    </message>
    <message>
        <source>Turn 1, stoke {n} dice</source>
        <translation>1 drehen, {n} einlegen</translation>
    </message>
    <message>
        <source>Prospect</source>
        <translation>Schürfen</translation>
    </message>
    <message>
        <source>{n} dice from the Vein</source>
        <translation>Ader-Würfel: {n}</translation>
    </message>
    <message>
        <source>Forge</source>
        <translation>Schmieden</translation>
    </message>
    <message>
        <source>Empty furnaces</source>
        <translation>Öfen leeren</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>Bellows: stoke {n} dice</source>
        <translation>Blasebalg: {n} Würfel</translation>
    </message>
    <message>
        <source>Collier</source>
        <translation>Köhler</translation>
    </message>
    <message>
        <source>Set a coal die</source>
        <translation>Kohlewürfel stellen</translation>
    </message>
    <message>
        <source>Ore Carrier</source>
        <translation>Erzträger</translation>
    </message>
    <message>
        <source>Forge: keep 1 alloy die</source>
        <translation>Schmieden: 1 Erz bleibt</translation>
    </message>
</context>
<context>
    <name>merchants_cove.board</name>
    <message>
        <source>Left Pier</source>
        <translation>Pier links</translation>
    </message>
    <message>
        <source>Black Market</source>
        <translation>Schwarzmarkt</translation>
    </message>
    <message>
        <source>Right Pier</source>
        <translation>Pier rechts</translation>
    </message>
</context>
<context>
    <name>merchants_cove.captain</name>
    <message>
        <source>Sail</source>
        <translation>Segeln</translation>
    </message>
    <message>
        <source>Spin once or twice</source>
        <translation>1–2-mal drehen</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Rudern</translation>
    </message>
    <message>
        <source>{n} steps, no spin</source>
        <translation>Sichere Schritte: {n}</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Zurückrufen</translation>
    </message>
    <message>
        <source>Ships bring Goods</source>
        <translation>Waren heimholen</translation>
    </message>
    <message>
        <source>Lookout</source>
        <translation>Ausguck</translation>
    </message>
    <message>
        <source>Re-spin a Squall</source>
        <translation>Bö neu drehen</translation>
    </message>
    <message>
        <source>First Mate</source>
        <translation>Erste Maatin</translation>
    </message>
    <message>
        <source>Row: {n} steps</source>
        <translation>Rudern: {n} Schritte</translation>
    </message>
    <message>
        <source>Diver</source>
        <translation>Taucher</translation>
    </message>
    <message>
        <source>Small to large</source>
        <translation>Klein wird groß</translation>
    </message>
    <message>
        <source>Shallows</source>
        <translation>Untiefen</translation>
    </message>
    <message>
        <source>Reefs</source>
        <translation>Riffe</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>Tiefsee</translation>
    </message>
    <message>
        <source>Wreck</source>
        <translation>Wrack</translation>
    </message>
</context>
<context>
    <name>merchants_cove.chronomancer</name>
    <message>
        <source>Shift</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Push the spare in</source>
        <translation>Reserve hinein</translation>
    </message>
    <message>
        <source>Scavenge</source>
        <translation>Stöbern</translation>
    </message>
    <message>
        <source>Draw {n} tiles</source>
        <translation>{n} Plättchen ziehen</translation>
    </message>
    <message>
        <source>Rift Past</source>
        <translation>Riss: Gestern</translation>
    </message>
    <message>
        <source>Cash that engine</source>
        <translation>Maschine einlösen</translation>
    </message>
    <message>
        <source>Rift Future</source>
        <translation>Riss: Morgen</translation>
    </message>
    <message>
        <source>Clock Winder</source>
        <translation>Uhr­aufzieherin</translation>
    </message>
    <message>
        <source>Gain 1 Echo</source>
        <translation>1 Echo</translation>
    </message>
    <message>
        <source>Archivist</source>
        <translation>Archivarin</translation>
    </message>
    <message>
        <source>Scavenge draws {n}</source>
        <translation>Stöbern zieht {n}</translation>
    </message>
    <message>
        <source>Paradox Clerk</source>
        <translation>Paradox­schreiber</translation>
    </message>
    <message>
        <source>2-tile Rift: tiles stay</source>
        <translation>2er-Riss: Plättchen bleiben</translation>
    </message>
    <message>
        <source>Past</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>Future</source>
        <translation>Morgen</translation>
    </message>
</context>
<context>
    <name>merchants_cove.coach</name>
    <message>
        <source>You have hired a **Townsfolk**. It helps you at once, and in its place to the end; its icons count at the end, for good or for ill.</source>
        <translation>Du hast **Stadtleute** angeheuert. Sie helfen dir sofort und auf ihrem Platz bis zum Ende. Die Symbole zählen am Ende, im Guten wie im Bösen.</translation>
    </message>
    <message>
        <source>These are **Goods**. Each fetches its value for every Customer of its colour at its Pier, so see to it that such Customers come, and come there.</source>
        <translation>Das sind **Waren**. Jede bringt ihren Wert für jeden Kunden ihrer Farbe an ihrem Pier. Sorge also dafür, dass solche Kunden kommen, und zwar dorthin.</translation>
    </message>
    <message>
        <source>A Hall pays 2 gold for each **Customer** in it. That is little early in the match, and more from day to day.</source>
        <translation>Eine Halle zahlt 2 Gold für jeden **Kunden** darin. Früh in der Partie ist das wenig, und von Tag zu Tag mehr.</translation>
    </message>
    <message>
        <source>A **Corruption** card is yours, and only you see it. At the end each Rogue icon on it costs 1 gold for every Rogue in the Lair. Some Townsfolk clean such cards away.</source>
        <translation>Eine **Korruptionskarte** gehört dir, und nur du siehst sie. Am Ende kostet jedes Schurkensymbol darauf 1 Gold für jeden Schurken im Unterschlupf. Manche Stadtleute schaffen solche Karten fort.</translation>
    </message>
    <message>
        <source>A **Corruption** card is gone. Let those go first that would cost you most at the end.</source>
        <translation>Eine **Korruptionskarte** ist weg. Lass zuerst die gehen, die dich am Ende am meisten kosten würde.</translation>
    </message>
    <message>
        <source>A full boat has **docked**, and you have said where. Boats of the left half go to the Left Pier, for large Goods, those of the right half to the Right Pier.</source>
        <translation>Ein volles Boot hat **angelegt**, und du hast gesagt, wo. Boote der linken Hälfte gehen zum Pier links, für große Waren, die der rechten zum Pier rechts.</translation>
    </message>
    <message>
        <source>You have sold at a Pier. Next day bring Customers of **one colour** together, and make two or three Goods of it: all of them are paid for the same Customers.</source>
        <translation>Du hast an einem Pier verkauft. Bring am nächsten Tag Kunden **einer Farbe** zusammen und stell zwei oder drei passende Waren her: Alle werden für dieselben Kunden bezahlt.</translation>
    </message>
    <message>
        <source>A **new day**: the Clock begins again, and new boats have come. Look at their colours before you choose what to make.</source>
        <translation>Ein **neuer Tag**: Die Uhr beginnt von vorn, und neue Boote sind da. Sieh dir ihre Farben an, bevor du wählst, was du herstellst.</translation>
    </message>
    <message>
        <source>Every action costs **hours**, and who is furthest behind on the Clock acts next. So two short actions can come before another&apos;s long one.</source>
        <translation>Jede Aktion kostet **Stunden**, und wer auf der Uhr am weitesten zurückliegt, ist dran. Zwei kurze Aktionen können also vor einer langen eines anderen kommen.</translation>
    </message>
    <message>
        <source>Each of the **first three places** for Staff has an ability of its own, printed under it, from now on. Take the one first that you will use every day.</source>
        <translation>Jeder der **ersten drei Plätze** für Personal hat eine eigene Fähigkeit, die darunter steht, ab sofort. Nimm zuerst den, den du jeden Tag nutzt.</translation>
    </message>
    <message>
        <source>You choose the **boat**. Load Customers of your colour where they will dock at the Pier that takes your Goods, and Rogues where they do you no harm.</source>
        <translation>Du wählst das **Boot**. Setz Kunden deiner Farbe dorthin, wo sie am Pier für deine Waren anlegen, und Schurken, wo sie dir nicht schaden.</translation>
    </message>
    <message>
        <source>You may use a **Clock Hand** here: nobody comes. It keeps a boat from filling for somebody else, and costs you a Corruption card.</source>
        <translation>Hier kannst du einen **Uhrzeiger** nutzen: Niemand kommt. Das hindert ein Boot daran, sich für jemand anderen zu füllen, und kostet dich eine Korruptionskarte.</translation>
    </message>
    <message>
        <source>**Market**: sell each Good where most Customers of its colour stand. The Black Market takes all Goods, for one Corruption card, however many they are.</source>
        <translation>**Markt**: Verkaufe jede Ware, wo die meisten Kunden ihrer Farbe stehen. Der Schwarzmarkt nimmt alle Waren, für eine Korruptionskarte, wie viele es auch sind.</translation>
    </message>
</context>
<context>
    <name>merchants_cove.rogues</name>
    <message>
        <source>Criminals</source>
        <translation>Verbrecher</translation>
    </message>
    <message>
        <source>A Rogue only fills a seat.</source>
        <translation>Ein Schurke besetzt nur einen Sitz.</translation>
    </message>
    <message>
        <source>Cultists</source>
        <translation>Kultisten</translation>
    </message>
    <message>
        <source>In the Market you may count Rogues at a Pier as Customers of any colour; each such Pier brings you 1 Corruption card.</source>
        <translation>Im Markt darfst du Schurken an einem Pier als Kunden jeder Farbe mitzählen; jeder solche Pier bringt dir 1 Korruptionskarte.</translation>
    </message>
    <message>
        <source>Robbers</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>When you load a Rogue, you may move a Customer of its boat to a free seat of another boat at sea.</source>
        <translation>Lädst du einen Schurken, darfst du einen Kunden seines Boots auf einen freien Sitz eines anderen Boots auf See setzen.</translation>
    </message>
</context>
<context>
    <name>merchants_cove.townsfolk</name>
    <message>
        <source>Ferry Widow</source>
        <translation>Fährwitwe</translation>
    </message>
    <message>
        <source>Lamplighter</source>
        <translation>Laternen­mann</translation>
    </message>
    <message>
        <source>Night Baker</source>
        <translation>Nachtbäcker</translation>
    </message>
    <message>
        <source>Well Digger</source>
        <translation>Brunnen­bauer</translation>
    </message>
    <message>
        <source>Fiddle Teacher</source>
        <translation>Geigen­lehrerin</translation>
    </message>
    <message>
        <source>Almanac Seller</source>
        <translation>Kalender­händler</translation>
    </message>
    <message>
        <source>Rope Aunt</source>
        <translation>Seiltante</translation>
    </message>
    <message>
        <source>Goose Herder</source>
        <translation>Gänsehirtin</translation>
    </message>
    <message>
        <source>Bell Ringer</source>
        <translation>Glöckner</translation>
    </message>
    <message>
        <source>Herb Clerk</source>
        <translation>Kräuter­schreiber</translation>
    </message>
    <message>
        <source>Quay Priest</source>
        <translation>Kaipriester</translation>
    </message>
    <message>
        <source>Old Beadle</source>
        <translation>Alter Büttel</translation>
    </message>
    <message>
        <source>Pit Brawler</source>
        <translation>Faust­kämpfer</translation>
    </message>
    <message>
        <source>Drum Corporal</source>
        <translation>Trommel­korporal</translation>
    </message>
    <message>
        <source>Rune Archer</source>
        <translation>Runen­schütze</translation>
    </message>
    <message>
        <source>Hired Lance</source>
        <translation>Soldlanze</translation>
    </message>
    <message>
        <source>Shield Twin</source>
        <translation>Schild­zwilling</translation>
    </message>
    <message>
        <source>Camp Singer</source>
        <translation>Lager­sängerin</translation>
    </message>
    <message>
        <source>Bone Reader</source>
        <translation>Knochen­leserin</translation>
    </message>
    <message>
        <source>Broke Duellist</source>
        <translation>Bankrotter Duellant</translation>
    </message>
    <message>
        <source>Deserter</source>
        <translation>Deserteur</translation>
    </message>
    <message>
        <source>Balladeer at Large</source>
        <translation>Flüchtiger Sänger</translation>
    </message>
    <message>
        <source>Hedge Warlock</source>
        <translation>Heckenhexer</translation>
    </message>
    <message>
        <source>Disowned Heir</source>
        <translation>Enterbter Erbe</translation>
    </message>
    <message>
        <source>Red Press Gang</source>
        <translation>Rote Pressgang</translation>
    </message>
    <message>
        <source>Green Press Gang</source>
        <translation>Grüne Pressgang</translation>
    </message>
    <message>
        <source>Blue Press Gang</source>
        <translation>Blaue Pressgang</translation>
    </message>
    <message>
        <source>Yellow Press Gang</source>
        <translation>Gelbe Pressgang</translation>
    </message>
    <message>
        <source>Red Harbour Pilot</source>
        <translation>Roter Hafenlotse</translation>
    </message>
    <message>
        <source>Green Harbour Pilot</source>
        <translation>Grüner Hafenlotse</translation>
    </message>
    <message>
        <source>Blue Harbour Pilot</source>
        <translation>Blauer Hafenlotse</translation>
    </message>
    <message>
        <source>Yellow Harbour Pilot</source>
        <translation>Gelber Hafenlotse</translation>
    </message>
    <message>
        <source>Red Deckhand</source>
        <translation>Roter Matrose</translation>
    </message>
    <message>
        <source>Green Deckhand</source>
        <translation>Grüner Matrose</translation>
    </message>
    <message>
        <source>Blue Deckhand</source>
        <translation>Blauer Matrose</translation>
    </message>
    <message>
        <source>Yellow Deckhand</source>
        <translation>Gelber Matrose</translation>
    </message>
</context>
<context>
    <name>morocco</name>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Bodyguards squeeze in</source>
        <translation>Leibwächter drängen sich hinein</translation>
    </message>
    <message>
        <source>A Bodyguard may enter the last free space of a stall and still counts as two.</source>
        <translation>Ein Leibwächter darf auf den letzten freien Platz eines Standes und zählt trotzdem als zwei.</translation>
    </message>
    <message>
        <source>Juice tokens</source>
        <translation>Saftmarker</translation>
    </message>
    <message>
        <source>The numbers on the 36 juice tokens, each of them equally often.</source>
        <translation>Die Zahlen auf den 36 Saftmarkern, jede gleich oft.</translation>
    </message>
    <message>
        <source>1 to 3</source>
        <translation>1 bis 3</translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation>1 bis 4</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 bis 6</translation>
    </message>
    <message>
        <source>Juice for a Bodyguard</source>
        <translation>Saft für einen Leibwächter</translation>
    </message>
    <message>
        <source>A Bodyguard on two spaces takes the token of both corners, or only the better one.</source>
        <translation>Ein Leibwächter auf zwei Plätzen nimmt die Marker beider Ecken oder nur den besseren.</translation>
    </message>
    <message>
        <source>Both tokens</source>
        <translation>Beide Marker</translation>
    </message>
    <message>
        <source>The better one</source>
        <translation>Den besseren</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>With nobody left to place you may take a person back. Off: the match ends when all are stuck.</source>
        <translation>Hast du niemanden mehr einzusetzen, darfst du jemanden zurückholen. Aus: Die Partie endet, wenn keiner mehr kann.</translation>
    </message>
    <message>
        <source>Who points neutral tiles</source>
        <translation>Wer neutrale Plättchen dreht</translation>
    </message>
    <message>
        <source>The active player points a neutral market tile, or chance does.</source>
        <translation>Ein neutrales Marktplättchen dreht, wer am Zug ist, oder der Zufall.</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Gold to start with</source>
        <translation>Gold zu Beginn</translation>
    </message>
    <message>
        <source>How much gold everybody begins with.</source>
        <translation>Mit wie viel Gold alle beginnen.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eins</translation>
    </message>
    <message>
        <source>Cousins</source>
        <translation>Cousins</translation>
    </message>
    <message>
        <source>Used Cousins tokens leave the game, or come back at the end of the round.</source>
        <translation>Benutzte Cousins-Marker sind aus dem Spiel oder kommen am Ende der Runde zurück.</translation>
    </message>
    <message>
        <source>Used once</source>
        <translation>Einmal</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Kommen zurück</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>You may pass only when you can pay for no placement, or whenever you like.</source>
        <translation>Du darfst nur passen, wenn du niemanden bezahlen und einsetzen kannst, oder wann du willst.</translation>
    </message>
    <message>
        <source>Only if stuck</source>
        <translation>Nur wenn nötig</translation>
    </message>
    <message>
        <source>Freely</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>End after quiet rounds</source>
        <translation>Ende nach stillen Runden</translation>
    </message>
    <message>
        <source>The match ends after 30 rounds in a row in which no stall was closed.</source>
        <translation>Die Partie endet nach 30 Runden hintereinander, in denen kein Stand geschlossen wurde.</translation>
    </message>
    <message>
        <source>Morocco</source>
        <translation>Morocco</translation>
    </message>
    <message>
        <source>Send your family to the stalls of the great square at dusk and build the largest district.</source>
        <translation>Schick deine Familie in der Dämmerung zu den Ständen des großen Platzes und baue das größte Viertel.</translation>
    </message>
    <message>
        <source>Roof</source>
        <translation>Dächer</translation>
    </message>
    <message>
        <source>Guard Quarters</source>
        <translation>Wachstube</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n Gold</numerusform>
            <numerusform>%n Gold</numerusform>
        </translation>
    </message>
    <message>
        <source>Assistants</source>
        <comment>label on a mat, as short as can be</comment>
        <translation>Gehilfen</translation>
    </message>
    <message>
        <source>Tourists</source>
        <comment>label on a mat, as short as can be</comment>
        <translation>Touristen</translation>
    </message>
    <message>
        <source>Bodyguards</source>
        <comment>label on a mat, as short as can be</comment>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>Cousins</source>
        <comment>label on a mat, as short as can be</comment>
        <translation>Cousins</translation>
    </message>
    <message>
        <source>Cubes</source>
        <comment>label on a mat, as short as can be</comment>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>label on a mat, as short as can be</comment>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Juice</source>
        <comment>label on a mat, as short as can be</comment>
        <translation>Saft</translation>
    </message>
    <message>
        <source>Tiles</source>
        <comment>label on a mat, as short as can be</comment>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>VP</source>
        <comment>victory points, as short as can be</comment>
        <translation>SP</translation>
    </message>
    <message>
        <source>You</source>
        <comment>label on one&apos;s own mat</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}, %n stall(s) open</source>
        <translation>
            <numerusform>Runde {round}, %n Stand offen</numerusform>
            <numerusform>Runde {round}, %n Stände offen</numerusform>
        </translation>
    </message>
    <message>
        <source>Can place nobody, and passes</source>
        <translation>Kann niemanden einsetzen und passt</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>could place nobody</source>
        <translation>kann niemanden einsetzen</translation>
    </message>
    <message>
        <source>recalled a person from {things}</source>
        <translation>holt eine Person aus {things} zurück</translation>
    </message>
    <message>
        <source>put an Assistant in {things}</source>
        <translation>setzt einen Gehilfen in {things} ein</translation>
    </message>
    <message>
        <source>put a Bodyguard in {things}</source>
        <translation>setzt einen Leibwächter in {things} ein</translation>
    </message>
    <message>
        <source>put a Tourist in {things}</source>
        <translation>setzt einen Touristen in {things} ein</translation>
    </message>
    <message>
        <source>put Cousins in {things}</source>
        <translation>setzt Cousins in {things} ein</translation>
    </message>
    <message>
        <source>put an Assistant in {things}</source>
        <comment>what may happen</comment>
        <translation>einen Gehilfen in {things} einsetzen</translation>
    </message>
    <message>
        <source>put a Bodyguard in {things}</source>
        <comment>what may happen</comment>
        <translation>einen Leibwächter in {things} einsetzen</translation>
    </message>
    <message>
        <source>put a Tourist in {things}</source>
        <comment>what may happen</comment>
        <translation>einen Touristen in {things} einsetzen</translation>
    </message>
    <message>
        <source>put Cousins in {things}</source>
        <comment>what may happen</comment>
        <translation>Cousins in {things} einsetzen</translation>
    </message>
    <message>
        <source>paid a gold to swap cubes</source>
        <translation>tauscht für ein Gold Steine</translation>
    </message>
    <message>
        <source>scored {amount} VP</source>
        <translation>holt {amount}&#xa0;SP</translation>
    </message>
    <message>
        <source>score {amount} VP at stalls that close</source>
        <translation>an schließenden Ständen {amount} an SP holen</translation>
    </message>
    <message>
        <source>won stall {things}</source>
        <translation>gewinnt Stand {things}</translation>
    </message>
    <message>
        <source>win stall {things}</source>
        <translation>Stand {things} gewinnen</translation>
    </message>
    <message>
        <source>took {amount} gold</source>
        <translation>nimmt {amount} Gold</translation>
    </message>
    <message numerus="yes">
        <source>won %n Bodyguard(s)</source>
        <translation>
            <numerusform>bekommt %n Leibwächter</numerusform>
            <numerusform>bekommt %n Leibwächter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>win %n Bodyguard(s)</source>
        <translation>
            <numerusform>%n Leibwächter bekommen</numerusform>
            <numerusform>%n Leibwächter bekommen</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}; {next}</source>
        <comment>what several players gain</comment>
        <translation>{first}; {next}</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) left, you share the lead</source>
        <translation>
            <numerusform>Noch %n Platz, du führst mit anderen</numerusform>
            <numerusform>Noch %n Plätze, du führst mit anderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) left, you lead</source>
        <translation>
            <numerusform>Noch %n Platz, du führst</numerusform>
            <numerusform>Noch %n Plätze, du führst</numerusform>
        </translation>
    </message>
    <message>
        <source>you</source>
        <comment>gain something</comment>
        <translation>du</translation>
    </message>
    <message>
        <source>{share}, {n} juice</source>
        <translation>{share}, {n} Saft</translation>
    </message>
    <message>
        <source>Tourists go to {stall}</source>
        <translation>Touristen ziehen weiter: {stall}</translation>
    </message>
    <message>
        <source>Round {n} begins</source>
        <translation>Runde {n} beginnt</translation>
    </message>
    <message>
        <source>Gains {cubes}</source>
        <translation>Bekommt {cubes}</translation>
    </message>
    <message>
        <source>Everybody places a first person</source>
        <translation>Alle setzen die erste Person</translation>
    </message>
    <message>
        <source>Everybody places a second person</source>
        <translation>Alle setzen die zweite Person</translation>
    </message>
    <message>
        <source>Becomes the first player</source>
        <translation>Ist jetzt Startspieler</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n Cousins token(s) back</source>
        <translation>
            <numerusform>Nimmt %n Cousins-Marker zurück</numerusform>
            <numerusform>Nimmt %n Cousins-Marker zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>wild</source>
        <comment>face of the die</comment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>The market die shows {face}</source>
        <translation>Der Marktwürfel zeigt: {face}</translation>
    </message>
    <message>
        <source>Rolls {face} for the scout</source>
        <translation>Würfelt für den Kundschafter: {face}</translation>
    </message>
    <message>
        <source>Rolls {face} for the row</source>
        <translation>Würfelt für die Reihe: {face}</translation>
    </message>
    <message>
        <source>Rolls {face} for the column</source>
        <translation>Würfelt für die Spalte: {face}</translation>
    </message>
    <message>
        <source>Keeps {cube}</source>
        <translation>Behält {cube}</translation>
    </message>
    <message>
        <source>Keeps {cube} and discards {others}</source>
        <translation>Behält {cube} und legt {others} ab</translation>
    </message>
    <message>
        <source>Pays {cube} more</source>
        <translation>Zahlt noch {cube}</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passt</translation>
    </message>
    <message>
        <source>Puts an Assistant in {stall} for {cost}</source>
        <translation>Setzt einen Gehilfen ein für {cost}: {stall}</translation>
    </message>
    <message>
        <source>Puts a Bodyguard in {stall} for {cost}</source>
        <translation>Setzt einen Leibwächter ein für {cost}: {stall}</translation>
    </message>
    <message>
        <source>Puts a Tourist in {stall} for {cost}</source>
        <translation>Setzt einen Touristen ein für {cost}: {stall}</translation>
    </message>
    <message>
        <source>Puts the first of the Cousins in {stall} for {cost}</source>
        <translation>Setzt den ersten der Cousins ein für {cost}: {stall}</translation>
    </message>
    <message>
        <source>Puts the second of the Cousins in {stall}</source>
        <translation>Setzt den zweiten der Cousins ein: {stall}</translation>
    </message>
    <message>
        <source>{kind}: goes to {stall}</source>
        <translation>{kind}: geht zu {stall}</translation>
    </message>
    <message>
        <source>A Tourist has filled {stall}: it closes next</source>
        <translation>Ein Tourist hat ihn gefüllt, er schließt als Nächster: {stall}</translation>
    </message>
    <message>
        <source>No space is free in {stall}: it closes</source>
        <translation>Kein Platz ist mehr frei, er schließt: {stall}</translation>
    </message>
    <message>
        <source>Takes a gold</source>
        <translation>Nimmt ein Gold</translation>
    </message>
    <message>
        <source>Takes a Bodyguard from the Guard Quarters</source>
        <translation>Nimmt einen Leibwächter aus der Wachstube</translation>
    </message>
    <message>
        <source>The tile points {direction}</source>
        <translation>Das Plättchen zeigt nach {direction}</translation>
    </message>
    <message numerus="yes">
        <source>Takes the juice token %n</source>
        <comment>a token with a number</comment>
        <translation>
            <numerusform>Nimmt den Saftmarker: %n</numerusform>
            <numerusform>Nimmt den Saftmarker: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>First, with strength {strength}: {vp} VP</source>
        <translation>Erster mit Stärke {strength}: {vp}&#xa0;SP</translation>
    </message>
    <message numerus="yes">
        <source>First with strength {strength}, like %n other(s): {vp} VP</source>
        <translation>
            <numerusform>Erster mit Stärke {strength} wie %n anderer: {vp}&#xa0;SP</numerusform>
            <numerusform>Erster mit Stärke {strength} wie %n andere: {vp}&#xa0;SP</numerusform>
        </translation>
    </message>
    <message>
        <source>Second, with strength {strength}: {vp} VP</source>
        <translation>Zweiter mit Stärke {strength}: {vp}&#xa0;SP</translation>
    </message>
    <message numerus="yes">
        <source>Second with strength {strength}, like %n other(s): {vp} VP</source>
        <translation>
            <numerusform>Zweiter mit Stärke {strength} wie %n anderer: {vp}&#xa0;SP</numerusform>
            <numerusform>Zweiter mit Stärke {strength} wie %n andere: {vp}&#xa0;SP</numerusform>
        </translation>
    </message>
    <message>
        <source>Third, with strength {strength}: {vp} VP</source>
        <translation>Dritter mit Stärke {strength}: {vp}&#xa0;SP</translation>
    </message>
    <message>
        <source>No gold or Bodyguard left for it</source>
        <translation>Dafür ist weder ein Gold noch ein Leibwächter übrig</translation>
    </message>
    <message>
        <source>No gold is left for it</source>
        <translation>Dafür ist kein Gold übrig</translation>
    </message>
    <message>
        <source>No own Bodyguard is left in the Guard Quarters for it</source>
        <translation>Dafür ist kein eigener Leibwächter mehr in der Wachstube</translation>
    </message>
    <message>
        <source>The winner has no market tile left: a neutral one lies on {stall}</source>
        <translation>Der Gewinner hat kein Marktplättchen mehr, ein neutrales kommt hin: {stall}</translation>
    </message>
    <message>
        <source>A neutral market tile lies on {stall}</source>
        <translation>Ein neutrales Marktplättchen kommt hin: {stall}</translation>
    </message>
    <message>
        <source>Lays a market tile on {stall}</source>
        <translation>Legt ein Marktplättchen: {stall}</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) leave {stall}</source>
        <translation>
            <numerusform>%n Person geht: {stall}</numerusform>
            <numerusform>%n Leute gehen: {stall}</numerusform>
        </translation>
    </message>
    <message>
        <source>The Tourist goes home; an Assistant stands in {stall} instead</source>
        <translation>Der Tourist geht nach Hause, ein Gehilfe steht nun hier: {stall}</translation>
    </message>
    <message>
        <source>The Tourist only goes home: the tile points at no open stall</source>
        <translation>Der Tourist geht nur nach Hause: Das Plättchen zeigt auf keinen offenen Stand</translation>
    </message>
    <message>
        <source>The Tourist only goes home: the next stall has no free space</source>
        <translation>Der Tourist geht nur nach Hause: Der nächste Stand hat keinen freien Platz</translation>
    </message>
    <message>
        <source>The Tourist only goes home: no Assistant is left to walk on</source>
        <translation>Der Tourist geht nur nach Hause: Kein Gehilfe ist übrig, der weiterziehen könnte</translation>
    </message>
    <message>
        <source>{n} or fewer stalls are open: the match is over</source>
        <translation>Höchstens {n} Stände sind offen: Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Nobody was placed in this round: the match is over</source>
        <translation>In dieser Runde wurde niemand eingesetzt: Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>No stall has closed for {n} rounds: the match is over</source>
        <translation>Seit {n} Runden hat kein Stand geschlossen: Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Nobody has a person left to place: the match is over</source>
        <translation>Niemand hat noch eine Person einzusetzen: Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Place a person on a space of a stall. You have {cubes}.</source>
        <translation>Setze eine Person auf einen Platz eines Standes. Du hast {cubes}.</translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve taken back %n placement(s) in this action: complete this one.</source>
        <translation>
            <numerusform>Du hast in dieser Aktion schon %n Person wieder aufgenommen: Setz diese ganz ein.</numerusform>
            <numerusform>Du hast in dieser Aktion schon %n-mal wieder aufgenommen: Setz diesmal ganz ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind} in {stall}: choose the extra cube to pay. You have {cubes} left.</source>
        <translation>{kind}, {stall}: Wähle den zusätzlichen Stein, den du zahlst. Du hast noch {cubes}.</translation>
    </message>
    <message numerus="yes">
        <source>Put the second of the Cousins, free, on one of %n stall(s) beside {stall}.</source>
        <translation>
            <numerusform>Setze den zweiten der Cousins umsonst in den %n Stand daneben: {stall}.</numerusform>
            <numerusform>Setze den zweiten der Cousins umsonst in einen der %n Stände daneben: {stall}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Swapping the cubes of {one} and {other} costs a gold, and you have none.</source>
        <translation>Die Steine von {one} und {other} zu tauschen kostet ein Gold, und du hast keines.</translation>
    </message>
    <message>
        <source>None of your people stands on {spot}.</source>
        <translation>Dort steht niemand von dir: {spot}.</translation>
    </message>
    <message>
        <source>The Bodyguard on {spot} stays: only Assistants and Tourists are recalled.</source>
        <translation>Der Leibwächter bleibt ({spot}): Nur Gehilfen und Touristen werden zurückgeholt.</translation>
    </message>
    <message>
        <source>You can pay for a placement, for instance in {stall}, so you may not pass.</source>
        <translation>Du kannst jemanden bezahlen und darfst nicht passen; zum Beispiel hier: {stall}.</translation>
    </message>
    <message>
        <source>You have no {kind} to place.</source>
        <translation>Du hast niemanden einzusetzen: {kind}.</translation>
    </message>
    <message numerus="yes">
        <source>Cousins are two Assistants; you have %n.</source>
        <translation>
            <numerusform>Cousins sind zwei Gehilfen; du hast %n.</numerusform>
            <numerusform>Cousins sind zwei Gehilfen; du hast %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No stall beside {stall} is open for the second of the Cousins.</source>
        <translation>Kein Stand daneben ist für den zweiten der Cousins offen: {stall}.</translation>
    </message>
    <message numerus="yes">
        <source>Your award for {stall}: a gold, or one of your %n Bodyguard(s) from the Guard Quarters.</source>
        <translation>
            <numerusform>Deine Belohnung ({stall}): ein Gold oder dein Leibwächter aus der Wachstube (%n).</numerusform>
            <numerusform>Deine Belohnung ({stall}): ein Gold oder einer deiner %n Leibwächter aus der Wachstube.</numerusform>
        </translation>
    </message>
    <message>
        <source>Point {tile} on {stall}: its Tourists walk that way.</source>
        <translation>Drehe {tile}, dorthin ziehen die Touristen: {stall}.</translation>
    </message>
    <message numerus="yes">
        <source>Your Tourist walks on: put an Assistant on one of %n free space(s) of {stall}.</source>
        <translation>
            <numerusform>Dein Tourist zieht weiter: Setze einen Gehilfen auf den %n freien Platz, {stall}.</numerusform>
            <numerusform>Dein Tourist zieht weiter: Setze einen Gehilfen auf einen von %n freien Plätzen, {stall}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The die shows wild: the scout goes to the next space clockwise, {goal}.</source>
        <translation>Der Würfel zeigt den Joker: Der Kundschafter geht im Uhrzeigersinn weiter, {goal}.</translation>
    </message>
    <message>
        <source>The scout is on {colour} already: it goes to the next space clockwise, {goal}.</source>
        <translation>Der Kundschafter steht schon dort ({colour}): Er geht im Uhrzeigersinn weiter, {goal}.</translation>
    </message>
    <message>
        <source>The die sends the scout to {goal}.</source>
        <translation>Der Würfel schickt den Kundschafter: {goal}.</translation>
    </message>
    <message>
        <source>The Merchant has a {kind} and places it first.</source>
        <translation>Der Händler hat einen {kind} und setzt ihn zuerst ein.</translation>
    </message>
    <message>
        <source>The Merchant has no Bodyguard to place: it sends an {kind}.</source>
        <translation>Der Händler hat keinen Leibwächter einzusetzen, darum: {kind}.</translation>
    </message>
    <message numerus="yes">
        <source>The Merchant has nobody to place in the %n open stall(s): it passes.</source>
        <translation>
            <numerusform>Der Händler hat niemanden für den %n offenen Stand: Er passt.</numerusform>
            <numerusform>Der Händler hat niemanden für die %n offenen Stände: Er passt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The die shows {colour}: that is {where}.</source>
        <translation>Der Würfel zeigt {colour}: Das ist {where}.</translation>
    </message>
    <message>
        <source>It goes to {stall}.</source>
        <translation>Er geht hierhin: {stall}.</translation>
    </message>
    <message>
        <source>No juice is left at its free spaces: it takes the first, {corner}.</source>
        <translation>An den freien Plätzen ist kein Saft mehr: Er nimmt den ersten, {corner}.</translation>
    </message>
    <message>
        <source>Of the free spaces, {corner} has the most juice, {n}.</source>
        <translation>Von den freien Plätzen hat {corner} am meisten Saft, {n}.</translation>
    </message>
    <message>
        <source>Going round from north, the first open stall beside {stall} is {way}.</source>
        <translation>Von Norden an reihum liegt der erste offene Stand im {way}: {stall}.</translation>
    </message>
    <message numerus="yes">
        <source>It has %n Bodyguard(s) in the Guard Quarters and takes one instead of a gold.</source>
        <translation>
            <numerusform>Er hat %n Leibwächter in der Wachstube und nimmt ihn statt eines Goldes.</numerusform>
            <numerusform>Er hat %n Leibwächter in der Wachstube und nimmt einen statt eines Goldes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The market die shows wild: choose a cube. You have {cubes}.</source>
        <translation>Der Marktwürfel zeigt den Joker: Wähle einen Stein. Du hast {cubes}.</translation>
    </message>
    <message>
        <source>Move the scout: you gain the two cubes beside it, all others its own. You have {cubes}.</source>
        <translation>Zieh den Kundschafter: Du bekommst die zwei Steine neben ihm, alle anderen seinen. Du hast {cubes}.</translation>
    </message>
    <message>
        <source>The scout is on {space} already and has to move to another one.</source>
        <translation>Der Kundschafter steht schon dort und muss weiter: {space}.</translation>
    </message>
    <message>
        <source>Keep one of your cubes: {cubes}. The others are discarded.</source>
        <translation>Behalte einen deiner Steine; du hast {cubes}. Die anderen werden abgelegt.</translation>
    </message>
    <message>
        <source>You have no {colour} cube to keep: you have {cubes}.</source>
        <translation>Diese Farbe hast du nicht: {colour}. Du hast {cubes}.</translation>
    </message>
    <message>
        <source>The Merchant can sit at one seat only; here it is at {n}.</source>
        <translation>Der Händler kann nur an einem Platz sitzen; hier sitzt er an {n}.</translation>
    </message>
    <message>
        <source>{stall}: {corner}</source>
        <comment>a stall and its space</comment>
        <translation>{stall}: {corner}</translation>
    </message>
    <message>
        <source>Put an Assistant on {spot} for {cost}</source>
        <translation>Gehilfe für {cost}: {spot}</translation>
    </message>
    <message>
        <source>Put a Bodyguard in {stall} ({corners}) for {cost}</source>
        <translation>Leibwächter für {cost}: {stall} ({corners})</translation>
    </message>
    <message>
        <source>Put the second of the Cousins on {spot}</source>
        <translation>Zweiter der Cousins: {spot}</translation>
    </message>
    <message>
        <source>Pay {cube} as the extra cube</source>
        <translation>Zusätzlich {cube} zahlen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Take {cube}</source>
        <translation>{cube} nehmen</translation>
    </message>
    <message>
        <source>Move the scout to {space}</source>
        <translation>Kundschafter ziehen: {space}</translation>
    </message>
    <message>
        <source>Keep {cube} and discard the others</source>
        <translation>{cube} behalten und die anderen ablegen</translation>
    </message>
    <message>
        <source>Take a gold</source>
        <translation>Ein Gold nehmen</translation>
    </message>
    <message>
        <source>Take a Bodyguard from the Guard Quarters</source>
        <translation>Einen Leibwächter aus der Wachstube nehmen</translation>
    </message>
    <message>
        <source>Point the market tile {direction}</source>
        <translation>Das Marktplättchen nach {direction} drehen</translation>
    </message>
    <message>
        <source>Put the Assistant on the {corner} space</source>
        <translation>Den Gehilfen auf den Platz {corner} setzen</translation>
    </message>
    <message>
        <source>Stalls</source>
        <translation>Stände</translation>
    </message>
    <message numerus="yes">
        <source>%n own market tile(s)</source>
        <translation>
            <numerusform>%n eigenes Marktplättchen</numerusform>
            <numerusform>%n eigene Marktplättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Juice</source>
        <translation>Saft</translation>
    </message>
    <message numerus="yes">
        <source>%n juice token(s)</source>
        <translation>
            <numerusform>%n Saftmarker</numerusform>
            <numerusform>%n Saftmarker</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest district</source>
        <translation>Größtes Viertel</translation>
    </message>
    <message numerus="yes">
        <source>%n connected market tile(s)</source>
        <translation>
            <numerusform>%n zusammenhängendes Marktplättchen</numerusform>
            <numerusform>%n zusammenhängende Marktplättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves the scout to {space}</source>
        <translation>Zieht den Kundschafter: {space}</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Market square</source>
        <translation>Marktplatz</translation>
    </message>
    <message>
        <source>Cost cube of {rail}: {colour}</source>
        <translation>Preisstein von {rail}: {colour}</translation>
    </message>
    <message>
        <source>The scout</source>
        <translation>Der Kundschafter</translation>
    </message>
    <message>
        <source>It shows whose cubes everybody gains.</source>
        <translation>Er zeigt, wessen Steine alle bekommen.</translation>
    </message>
    <message>
        <source>{who}: strength {strength}, {vp} VP</source>
        <translation>{who}: Stärke {strength}, {vp}&#xa0;SP</translation>
    </message>
    <message>
        <source>The {colour} cost cube of {rail}</source>
        <translation>Preisstein {colour} von {rail}</translation>
    </message>
    <message>
        <source>Juice token, {value}</source>
        <translation>Saftmarker, {value}</translation>
    </message>
    <message>
        <source>These tiles are one district.</source>
        <translation>Diese Plättchen sind ein Viertel.</translation>
    </message>
    <message>
        <source>Point the tile {direction}</source>
        <translation>Das Plättchen nach {direction} drehen</translation>
    </message>
    <message>
        <source>You pay this.</source>
        <translation>Das zahlst du.</translation>
    </message>
    <message>
        <source>This cube tells what it costs.</source>
        <translation>Dieser Stein sagt, was es kostet.</translation>
    </message>
    <message>
        <source>You gain this cube.</source>
        <translation>Diesen Stein bekommst du.</translation>
    </message>
    <message>
        <source>The two spaces of a Bodyguard</source>
        <translation>Die zwei Plätze eines Leibwächters</translation>
    </message>
    <message>
        <source>First player: {who}</source>
        <translation>Startspieler: {who}</translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n gold</source>
        <translation>
            <numerusform>Vorrat: %n Gold</numerusform>
            <numerusform>Vorrat: %n Gold</numerusform>
        </translation>
    </message>
    <message>
        <source>Neutral market tiles</source>
        <translation>Neutrale Marktplättchen</translation>
    </message>
    <message>
        <source>Supply of {colour} cubes</source>
        <translation>Vorrat an Steinen: {colour}</translation>
    </message>
    <message>
        <source>Market die</source>
        <translation>Marktwürfel</translation>
    </message>
    <message>
        <source>Market die: {colour}</source>
        <translation>Marktwürfel: {colour}</translation>
    </message>
    <message>
        <source>Your {colour} cubes: {n}</source>
        <translation>Deine Steine, {colour}: {n}</translation>
    </message>
    <message>
        <source>Your gold: {n}</source>
        <translation>Dein Gold: {n}</translation>
    </message>
    <message>
        <source>Your market tiles: {n} left</source>
        <translation>Deine Marktplättchen: noch {n}</translation>
    </message>
    <message>
        <source>Your Assistant</source>
        <translation>Dein Gehilfe</translation>
    </message>
    <message>
        <source>stall {code}</source>
        <translation>Stand {code}</translation>
    </message>
    <message>
        <source>{letter}{number}</source>
        <comment>a stall: letter of its column, number of its row</comment>
        <translation>{letter}{number}</translation>
    </message>
    <message>
        <source>Stall {code}</source>
        <comment>the beginning of a line</comment>
        <translation>Stand {code}</translation>
    </message>
    <message>
        <source>column {letter}</source>
        <comment>where a cost cube lies</comment>
        <translation>Spalte {letter}</translation>
    </message>
    <message>
        <source>took juice worth {amount}</source>
        <translation>nimmt Saft im Wert von {amount}</translation>
    </message>
    <message>
        <source>take juice worth {amount}</source>
        <translation>Saft nehmen, der {amount} wert ist</translation>
    </message>
    <message numerus="yes">
        <source>took %n Tourist(s) home</source>
        <translation>
            <numerusform>holt %n Touristen heim</numerusform>
            <numerusform>holt %n Touristen heim</numerusform>
        </translation>
    </message>
    <message>
        <source>sent a Tourist on to {things}</source>
        <translation>schickt einen Touristen weiter nach {things}</translation>
    </message>
    <message>
        <source>became first player</source>
        <translation>wird Startspieler</translation>
    </message>
    <message numerus="yes">
        <source>took %n Cousins token(s) back</source>
        <translation>
            <numerusform>nimmt %n Cousins-Marker zurück</numerusform>
            <numerusform>nimmt %n Cousins-Marker zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>kept a cube</source>
        <translation>behält einen Stein</translation>
    </message>
    <message>
        <source>No open stall has room for the Merchant&apos;s Bodyguard: it sends an {kind}.</source>
        <translation>Kein offener Stand hat Platz für den Leibwächter des Händlers, darum: {kind}.</translation>
    </message>
    <message>
        <source>The Merchant has a Bodyguard alone, and no open stall has room for it: it passes.</source>
        <translation>Der Händler hat nur noch einen Leibwächter, und kein offener Stand hat Platz für ihn: Er passt.</translation>
    </message>
    <message>
        <source>Closed already: {aim}; the next stall in reading order is {stall}.</source>
        <translation>Schon geschlossen: {aim}. Der nächste in Leserichtung: {stall}.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>in a list of who stands in a stall</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Your Bodyguard</source>
        <translation>Dein Leibwächter</translation>
    </message>
    <message>
        <source>Your Tourist</source>
        <translation>Dein Tourist</translation>
    </message>
    <message>
        <source>Your Cousins token</source>
        <translation>Dein Cousins-Marker</translation>
    </message>
    <message>
        <source>Assistant of {who}</source>
        <translation>Gehilfe ({who})</translation>
    </message>
    <message>
        <source>Bodyguard of {who}</source>
        <translation>Leibwächter ({who})</translation>
    </message>
    <message>
        <source>Tourist of {who}</source>
        <translation>Tourist ({who})</translation>
    </message>
    <message>
        <source>Cousins token of {who}</source>
        <translation>Cousins-Marker ({who})</translation>
    </message>
    <message>
        <source>Takes one space for the stall&apos;s row cube and column cube.</source>
        <translation>Belegt einen Platz für den Reihen- und den Spaltenstein des Standes.</translation>
    </message>
    <message>
        <source>Takes two spaces and counts as two; goes back to the Guard Quarters when the stall closes.</source>
        <translation>Belegt zwei Plätze und zählt als zwei; geht in die Wachstube zurück, wenn der Stand schließt.</translation>
    </message>
    <message>
        <source>Takes one space for one cube more; when the stall closes, an Assistant walks on for it.</source>
        <translation>Belegt einen Platz für einen Stein mehr; schließt der Stand, zieht ein Gehilfe für ihn weiter.</translation>
    </message>
    <message>
        <source>Two Assistants for one cube more: the second goes, free, to a stall beside the first.</source>
        <translation>Zwei Gehilfen für einen Stein mehr: Der zweite geht umsonst in einen Stand neben dem ersten.</translation>
    </message>
    <message>
        <source>{first} {next}</source>
        <comment>two sentences</comment>
        <translation>{first} {next}</translation>
    </message>
    <message>
        <source>Costs {cost}, which you have.</source>
        <translation>Kostet {cost}, das hast du.</translation>
    </message>
    <message>
        <source>Nobody stands here.</source>
        <translation>Hier steht niemand.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Du führst.</translation>
    </message>
    <message>
        <source>You and {who} share the lead.</source>
        <translation>Du führst zusammen mit {who}.</translation>
    </message>
    <message>
        <source>{who} share the lead.</source>
        <translation>Es führen {who}.</translation>
    </message>
    <message>
        <source>{who} leads.</source>
        <translation>Es führt {who}.</translation>
    </message>
    <message>
        <source>Closed by {tile}.</source>
        <translation>Geschlossen, hier liegt {tile}.</translation>
    </message>
    <message>
        <source>Closed by {tile}, which points {direction}.</source>
        <translation>Geschlossen, hier liegt {tile} und zeigt nach {direction}.</translation>
    </message>
    <message>
        <source>Whoever moves the scout here gains {beside}, all others {here}.</source>
        <translation>Wer den Kundschafter hierher zieht, bekommt {beside}, alle anderen {here}.</translation>
    </message>
    <message numerus="yes">
        <source>Largest district of {who}: %n tile(s), {points} VP</source>
        <translation>
            <numerusform>Größtes Viertel von {who}: %n Plättchen, {points}&#xa0;SP</numerusform>
            <numerusform>Größtes Viertel von {who}: %n Plättchen, {points}&#xa0;SP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black cube(s)</source>
        <translation>
            <numerusform>%n schwarzen Stein</numerusform>
            <numerusform>%n schwarze Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green cube(s)</source>
        <translation>
            <numerusform>%n grünen Stein</numerusform>
            <numerusform>%n grüne Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purple cube(s)</source>
        <translation>
            <numerusform>%n lila Stein</numerusform>
            <numerusform>%n lila Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown cube(s)</source>
        <translation>
            <numerusform>%n braunen Stein</numerusform>
            <numerusform>%n braune Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange cube(s)</source>
        <translation>
            <numerusform>%n orangen Stein</numerusform>
            <numerusform>%n orange Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>no cubes</source>
        <translation>keine Steine</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) of any colour</source>
        <translation>
            <numerusform>%n beliebigen Stein</numerusform>
            <numerusform>%n beliebige Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>the {corner} space of {stall}</source>
        <translation>Platz {corner}, {stall}</translation>
    </message>
    <message>
        <source>row {n}</source>
        <comment>where a cost cube lies</comment>
        <translation>Reihe {n}</translation>
    </message>
    <message>
        <source>the {colour} roof space</source>
        <translation>Dachfeld {colour}</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>Spieler {n}</translation>
    </message>
    <message>
        <source>a neutral market tile</source>
        <translation>ein neutrales Marktplättchen</translation>
    </message>
    <message>
        <source>the market tile of {who}</source>
        <translation>das Marktplättchen von {who}</translation>
    </message>
    <message>
        <source>a placement</source>
        <translation>eine Platzierung</translation>
    </message>
    <message>
        <source>No stall is open any more: the Merchant passes.</source>
        <translation>Kein Stand ist mehr offen: Der Händler passt.</translation>
    </message>
    <message>
        <source>Tourists only go home</source>
        <translation>Touristen gehen nur nach Hause</translation>
    </message>
    <message>
        <source>Move the scout: you gain the two cubes beside it. You have {cubes}.</source>
        <translation>Zieh den Kundschafter: Du bekommst die zwei Steine neben ihm. Du hast {cubes}.</translation>
    </message>
    <message>
        <source>When you move the scout here, you gain {beside}.</source>
        <translation>Ziehst du den Kundschafter hierher, bekommst du {beside}.</translation>
    </message>
    <message>
        <source>Our own opponent for one player, not from a rule book: the market die decides its moves. It is easy to beat; computer opponents are harder.</source>
        <translation>Unser eigener Gegner für eine Person, aus keinem Regelbuch: Der Marktwürfel bestimmt, was er tut. Er ist leicht zu schlagen; schwerer sind die Gegner am Computer.</translation>
    </message>
    <message>
        <source>Fills the stall: {shares}</source>
        <translation>Füllt den Stand: {shares}</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) left, you aren&apos;t in the lead</source>
        <translation>
            <numerusform>Noch %n Platz, du führst nicht</numerusform>
            <numerusform>Noch %n Plätze, du führst nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: {vp} VP</source>
        <translation>{who}: {vp}&#xa0;SP</translation>
    </message>
    <message>
        <source>{who}: {vp} VP, a gold and a Bodyguard</source>
        <translation>{who}: {vp}&#xa0;SP, ein Gold und ein Leibwächter</translation>
    </message>
    <message>
        <source>{who}: {vp} VP, a gold or a Bodyguard</source>
        <translation>{who}: {vp}&#xa0;SP, ein Gold oder ein Leibwächter</translation>
    </message>
    <message>
        <source>You gain {mine}, all others {theirs}</source>
        <translation>Du bekommst {mine}, alle anderen {theirs}</translation>
    </message>
    <message>
        <source>You couldn&apos;t pay for any other stall</source>
        <translation>Du könntest keinen anderen Stand bezahlen</translation>
    </message>
    <message numerus="yes">
        <source>You could pay for %n other stall(s)</source>
        <translation>
            <numerusform>Du könntest %n anderen Stand bezahlen</numerusform>
            <numerusform>Du könntest %n andere Stände bezahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Recalls a person from {stall}</source>
        <translation>Holt eine Person zurück: {stall}</translation>
    </message>
    <message>
        <source>{kind}: undoes the placement begun in {stall}</source>
        <translation>{kind}: nimmt den Beginn zurück ({stall})</translation>
    </message>
    <message>
        <source>You can&apos;t pay for any placement with {cubes}: pass.</source>
        <translation>Damit kannst du niemanden einsetzen, passe. Du hast {cubes}.</translation>
    </message>
    <message>
        <source>You can&apos;t pay {cube}: you have {cubes} left.</source>
        <translation>Du kannst nicht {cube} zahlen: Du hast noch {cubes}.</translation>
    </message>
    <message>
        <source>The second of the Cousins goes beside the first: {other} isn&apos;t next to {stall}.</source>
        <translation>Der zweite der Cousins kommt neben den ersten; diese liegen nicht nebeneinander: {other} und {stall}.</translation>
    </message>
    <message>
        <source>Only swap rows with rows or columns with columns: not {one} with {other}.</source>
        <translation>Reihen tauschen nur mit Reihen, Spalten nur mit Spalten: nicht {one} mit {other}.</translation>
    </message>
    <message>
        <source>The cube of {one} needs another cube to swap with.</source>
        <translation>Der Stein von {one} braucht einen anderen zum Tauschen.</translation>
    </message>
    <message>
        <source>This match has no recall: whoever stands on {spot} stays there.</source>
        <translation>Diese Partie wird ohne Zurückholen gespielt: Wer dort steht, bleibt ({spot}).</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n person(s) to place: nobody is recalled from {spot}.</source>
        <translation>
            <numerusform>Du hast noch %n Person einzusetzen, darum wird niemand zurückgeholt: {spot}.</numerusform>
            <numerusform>Du hast noch %n Leute einzusetzen, darum wird niemand zurückgeholt: {spot}.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {cubes} you couldn&apos;t pay to place the {kind} from {spot} again.</source>
        <translation>Du hast {cubes} und könntest nicht wieder einsetzen: {kind}, {spot}.</translation>
    </message>
    <message numerus="yes">
        <source>You must first win your Bodyguards in the Guard Quarters (%n) by second or third place.</source>
        <translation>
            <numerusform>Deinen Leibwächter in der Wachstube (%n) musst du erst als Zweiter oder Dritter gewinnen.</numerusform>
            <numerusform>Deine Leibwächter in der Wachstube (%n) musst du erst als Zweiter oder Dritter gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed by {tile}: {stall}. Choose an open stall.</source>
        <translation>Geschlossen, dort liegt {tile}: {stall}. Wähle einen offenen Stand.</translation>
    </message>
    <message>
        <source>Occupied by {who} ({kind}): {spot}.</source>
        <translation>Besetzt von {who} ({kind}): {spot}.</translation>
    </message>
    <message numerus="yes">
        <source>Choose two free spaces for the Bodyguard (%n free): {stall}.</source>
        <translation>
            <numerusform>Wähle zwei freie Plätze für den Leibwächter (%n frei): {stall}.</numerusform>
            <numerusform>Wähle zwei freie Plätze für den Leibwächter (%n frei): {stall}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Bodyguard needs two free spaces; only one is free in {stall}.</source>
        <translation>Ein Leibwächter braucht zwei freie Plätze, hier ist nur einer: {stall}.</translation>
    </message>
    <message>
        <source>{kind}: {stall} costs {cost} plus one more, and you only have these two.</source>
        <translation>{kind}: {stall} kostet {cost} und einen Stein mehr, und du hast nur diese zwei.</translation>
    </message>
    <message>
        <source>{kind}: {stall} costs {cost}; you still need {missing}.</source>
        <translation>{kind}: {stall} kostet {cost}; du brauchst noch {missing}.</translation>
    </message>
    <message>
        <source>The square ends {way} of {stall}. Point the tile at an open stall.</source>
        <translation>Im {way} endet der Platz ({stall}). Drehe das Plättchen zu einem offenen Stand.</translation>
    </message>
    <message>
        <source>Closed: {other}. Point the tile at an open stall.</source>
        <translation>Geschlossen: {other}. Drehe das Plättchen zu einem offenen Stand.</translation>
    </message>
    <message>
        <source>The die shows wild: the most occupied spaces, {n}, are in {where}.</source>
        <translation>Der Würfel zeigt den Joker: Die meisten besetzten Plätze ({n}) hat {where}.</translation>
    </message>
    <message>
        <source>No room in {aim}; the next stall in reading order is {stall}.</source>
        <translation>Dort geht es nicht: {aim}. Der nächste in Leserichtung: {stall}.</translation>
    </message>
    <message>
        <source>The Merchant plays against one player, not with {n} seats. Choose two seats.</source>
        <translation>Der Händler spielt gegen eine Person, nicht bei {n} Plätzen. Wähle zwei Plätze.</translation>
    </message>
    <message>
        <source>Put a Tourist on {spot} for {cost} plus one more</source>
        <translation>Tourist für {cost} und einen Stein mehr: {spot}</translation>
    </message>
    <message>
        <source>Put the first of the Cousins on {spot} for {cost} plus one more</source>
        <translation>Erster der Cousins für {cost} und einen Stein mehr: {spot}</translation>
    </message>
    <message>
        <source>Spend a gold to swap the cubes of {one} and {other}</source>
        <translation>Für ein Gold die Steine von {one} und {other} tauschen</translation>
    </message>
    <message>
        <source>Recall whoever stands on {spot}</source>
        <translation>Zurückholen, wer dort steht: {spot}</translation>
    </message>
    <message>
        <source>Recall the {kind} on {spot} to your supply</source>
        <translation>In den Vorrat zurückholen: {kind}, {spot}</translation>
    </message>
    <message>
        <source>Undo what you have begun</source>
        <translation>Das Begonnene zurücknehmen</translation>
    </message>
    <message>
        <source>{who} wins, {points} to {second}.</source>
        <translation>Sieg: {who}, {points} zu {second}.</translation>
    </message>
    <message>
        <source>For a gold, swap it with another one of its rail.</source>
        <translation>Für ein Gold tauscht er mit einem anderen seiner Leiste den Platz.</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Dein Tableau</translation>
    </message>
    <message>
        <source>You may take this: move it to your board.</source>
        <translation>Das darfst du nehmen: Zieh es auf dein Tableau.</translation>
    </message>
    <message>
        <source>{who} has {cubes}</source>
        <translation>{who} hat {cubes}</translation>
    </message>
    <message>
        <source>Market tiles left: {n}</source>
        <translation>Marktplättchen übrig: {n}</translation>
    </message>
    <message>
        <source>Costs {cost}; you still need {missing}.</source>
        <translation>Kostet {cost}; du brauchst noch {missing}.</translation>
    </message>
    <message>
        <source>{who}: {vp} VP and a gold</source>
        <translation>{who}: {vp}&#xa0;SP und ein Gold</translation>
    </message>
    <message>
        <source>{who}: {vp} VP and a Bodyguard</source>
        <translation>{who}: {vp}&#xa0;SP und ein Leibwächter</translation>
    </message>
    <message>
        <source>You gain {mine}</source>
        <translation>Du bekommst {mine}</translation>
    </message>
    <message>
        <source>Nobody is left to place: recall somebody, or pass. You have {cubes}.</source>
        <translation>Du hast niemanden einzusetzen: Hol jemanden zurück oder passe. Du hast {cubes}.</translation>
    </message>
    <message>
        <source>Victory points from stalls</source>
        <translation>Siegpunkte aus Ständen</translation>
    </message>
    <message>
        <source>Gold, and what it can still pay for</source>
        <translation>Gold und was es noch bezahlen kann</translation>
    </message>
    <message>
        <source>Connected market tiles</source>
        <translation>Zusammenhängende Marktplättchen</translation>
    </message>
    <message>
        <source>Bodyguards in the supply</source>
        <translation>Leibwächter im Vorrat</translation>
    </message>
    <message>
        <source>Cousins not yet used</source>
        <translation>Nicht genutzte Cousins</translation>
    </message>
    <message>
        <source>People in the supply</source>
        <translation>Personen im Vorrat</translation>
    </message>
    <message>
        <source>People in open stalls</source>
        <translation>Personen in offenen Ständen</translation>
    </message>
    <message>
        <source>Juice that is in reach, and Tourists who can walk on</source>
        <translation>Erreichbarer Saft und Touristen, die weitergehen können</translation>
    </message>
    <message>
        <source>Upcoming award</source>
        <translation>Ausstehende Belohnung</translation>
    </message>
    <message>
        <source>What the cubes can pay for</source>
        <translation>Was die Steine bezahlen können</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>moved the scout to {things}</source>
        <translation>zieht den Kundschafter ({things})</translation>
    </message>
    <message>
        <source>pointed the tile {things}</source>
        <comment>north, east, south or west</comment>
        <translation>lässt das Plättchen nach {things} zeigen</translation>
    </message>
    <message>
        <source>your market tile</source>
        <translation>dein Marktplättchen</translation>
    </message>
    <message numerus="yes">
        <source>{who} tie with %n point(s): against the Merchant that isn&apos;t a win.</source>
        <translation>
            <numerusform>Gleichstand von {who} mit %n Punkt: Gegen den Händler ist das kein Sieg.</numerusform>
            <numerusform>Gleichstand von {who} mit %n Punkten: Gegen den Händler ist das kein Sieg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} share the victory: %n point(s), equal tiles and gold.</source>
        <translation>
            <numerusform>{who} teilen sich den Sieg: %n Punkt, gleich viele Plättchen und gleich viel Gold.</numerusform>
            <numerusform>{who} teilen sich den Sieg: %n Punkte, gleich viele Plättchen und gleich viel Gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} wins the tie-break: more gold (%n point(s), market tiles: {tiles}).</source>
        <translation>
            <numerusform>Sieg durch mehr Gold: {who} (%n Punkt, Marktplättchen: {tiles}).</numerusform>
            <numerusform>Sieg durch mehr Gold: {who} (%n Punkte, Marktplättchen: {tiles}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} wins the tie-break with %n point(s): more market tiles ({tiles}).</source>
        <translation>
            <numerusform>Sieg durch mehr Marktplättchen ({tiles}): {who}, %n Punkt.</numerusform>
            <numerusform>Sieg durch mehr Marktplättchen ({tiles}): {who}, %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>took {things}</source>
        <translation>nimmt {things}</translation>
    </message>
    <message>
        <source>Cost cubes of rows 1 to 5: {colours}</source>
        <translation>Preissteine der Reihen 1 bis 5: {colours}</translation>
    </message>
    <message>
        <source>Cost cubes of columns 1 to 5: {colours}</source>
        <translation>Preissteine der Spalten 1 bis 5: {colours}</translation>
    </message>
    <message>
        <source>Roof, clockwise: {colours}</source>
        <translation>Dach, im Uhrzeigersinn: {colours}</translation>
    </message>
    <message>
        <source>Board of {who}</source>
        <translation>Tableau: {who}</translation>
    </message>
    <message>
        <source>First player: you</source>
        <translation>Startspieler: du</translation>
    </message>
    <message>
        <source>Cubes, {colour}: {n}</source>
        <translation>Steine, {colour}: {n}</translation>
    </message>
    <message>
        <source>Gold: {n}</source>
        <translation>Gold: {n}</translation>
    </message>
    <message>
        <source>It touches {stalls}.</source>
        <translation>Er berührt: {stalls}.</translation>
    </message>
    <message numerus="yes">
        <source>+%n VP</source>
        <comment>points that a closing brings</comment>
        <translation>
            <numerusform>+%n&#xa0;SP</numerusform>
            <numerusform>+%n&#xa0;SP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n juice</source>
        <comment>points of juice tokens, which count at the end</comment>
        <translation>
            <numerusform>+%n&#xa0;Saft</numerusform>
            <numerusform>+%n&#xa0;Saft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n gold</source>
        <comment>pieces of gold that come in</comment>
        <translation>
            <numerusform>+%n&#xa0;Gold</numerusform>
            <numerusform>+%n&#xa0;Gold</numerusform>
        </translation>
    </message>
    <message>
        <source>When gold is spent</source>
        <translation>Wann Gold ausgegeben wird</translation>
    </message>
    <message>
        <source>You may spend gold only before you place somebody, or afterwards as well.</source>
        <translation>Gold darfst du nur ausgeben, bevor du jemanden einsetzt, oder auch danach.</translation>
    </message>
    <message>
        <source>Before placing</source>
        <translation>Vor dem Einsetzen</translation>
    </message>
    <message>
        <source>Afterwards, too</source>
        <translation>Auch danach</translation>
    </message>
    <message>
        <source>When Cousins close stalls</source>
        <translation>Wann Cousins Stände schließen</translation>
    </message>
    <message>
        <source>A stall that the first of the Cousins fills closes when both stand, or before the second comes.</source>
        <translation>Füllt der erste der Cousins einen Stand, schließt dieser, wenn beide stehen, oder bevor der zweite kommt.</translation>
    </message>
    <message>
        <source>When both stand</source>
        <translation>Wenn beide stehen</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>Einer nach dem anderen</translation>
    </message>
    <message>
        <source>No Assistant is left to be the second of the Cousins</source>
        <translation>Kein Gehilfe ist mehr übrig, um der zweite der Cousins zu sein</translation>
    </message>
    <message>
        <source>The second of the Cousins stays home: no stall beside {stall} is open</source>
        <translation>Der zweite der Cousins bleibt zu Hause; daneben ist kein Stand offen: {stall}</translation>
    </message>
    <message>
        <source>Closed already, so the first of the Cousins stays: {stall}.</source>
        <translation>Schon geschlossen, also bleibt der erste der Cousins: {stall}.</translation>
    </message>
    <message numerus="yes">
        <source>End your action, or swap cost cubes first. You have %n gold.</source>
        <translation>
            <numerusform>Beende deine Aktion oder tausche vorher Preissteine. Du hast %n Gold.</numerusform>
            <numerusform>Beende deine Aktion oder tausche vorher Preissteine. Du hast %n Gold.</numerusform>
        </translation>
    </message>
    <message>
        <source>End your action</source>
        <translation>Aktion beenden</translation>
    </message>
    <message>
        <source>A district of seven</source>
        <translation>Ein Viertel aus sieben</translation>
    </message>
    <message>
        <source>End a match with seven market tiles in one district.</source>
        <translation>Beende eine Partie mit sieben Marktplättchen in einem Viertel.</translation>
    </message>
    <message>
        <source>Spends a gold to swap cubes: {one} is {colour} now, {other} is {second}</source>
        <translation>Gibt ein Gold aus und tauscht Steine: {one} ist jetzt {colour}, {other} {second}</translation>
    </message>
</context>
<context>
    <name>morocco.0_first_stall</name>
    <message>
        <source>Five points</source>
        <translation>Fünf Punkte</translation>
    </message>
    <message>
        <source>Two cubes</source>
        <translation>Zwei Steine</translation>
    </message>
    <message>
        <source>Drag the scout to the roof between purple and orange.</source>
        <translation>Zieh den Kundschafter auf das Dach zwischen Lila und Orange.</translation>
    </message>
    <message>
        <source>How points are made</source>
        <translation>So gibt es Punkte</translation>
    </message>
    <message>
        <source>A place in a stall costs two **cubes**: its row&apos;s and its column&apos;s colour. When **four** people fill a stall it closes, and the strongest gets 5 VP and juice. Do it once: **cubes**, **people**, **full**.</source>
        <translation>Ein Platz in einem Stand kostet zwei **Steine**, in der Farbe seiner Reihe und seiner Spalte. Stehen **vier** Personen im Stand, schließt er, und der Stärkste bekommt 5&#xa0;SP und Saft. Mach es einmal: **Steine**, **Personen**, **voll**.</translation>
    </message>
    <message>
        <source>1 pay two cubes</source>
        <translation>1 zwei Steine zahlen</translation>
    </message>
    <message>
        <source>2 fill four spaces</source>
        <translation>2 vier Plätze füllen</translation>
    </message>
    <message>
        <source>5 VP</source>
        <translation>5&#xa0;SP</translation>
    </message>
    <message>
        <source>3 be the strongest</source>
        <translation>3 der Stärkste sein</translation>
    </message>
    <message>
        <source>A purple and an orange cube. Then Player 2 moved it, and you got a black one.</source>
        <translation>Ein lila und ein oranger Stein. Dann zog ihn Spieler 2, und du bekamst einen schwarzen.</translation>
    </message>
    <message>
        <source>Good cubes, too. Your stall asks for purple and orange.</source>
        <translation>Auch gute Steine. Dein Stand will Lila und Orange.</translation>
    </message>
    <message>
        <source>The third person</source>
        <translation>Die dritte Person</translation>
    </message>
    <message>
        <source>Put an Assistant into stall B4.</source>
        <translation>Stell einen Gehilfen in den Stand B4.</translation>
    </message>
    <message>
        <source>One of yours stands there, and one of Player 2. Each Assistant has **strength 1**. Row 4 is purple, column B orange: you have both, twice.</source>
        <translation>Einer von dir steht dort und einer von Spieler 2. Jeder Gehilfe hat **Stärke 1**. Reihe 4 ist lila, Spalte B orange: Du hast beides zweimal.</translation>
    </message>
    <message>
        <source>2 to 1 for you, and one space is left.</source>
        <translation>2 zu 1 für dich, und ein Platz ist frei.</translation>
    </message>
    <message>
        <source>Possible, but your points lie in B4.</source>
        <translation>Das geht, aber deine Punkte liegen in B4.</translation>
    </message>
    <message>
        <source>The fourth closes it</source>
        <translation>Der vierte schließt ihn</translation>
    </message>
    <message>
        <source>Take the last space in B4.</source>
        <translation>Besetz den letzten Platz in B4.</translation>
    </message>
    <message>
        <source>The fourth person closes the stall, **whoever** it belongs to. You&apos;ll be 3 to 1: first gets 5 VP, second 2 VP, a gold and a Bodyguard. All take the juice where their people stood.</source>
        <translation>Die vierte Person schließt den Stand, **wem** sie auch gehört. Du stehst 3 zu 1: Der Erste bekommt 5&#xa0;SP, der Zweite 2&#xa0;SP, ein Gold und einen Leibwächter. Alle nehmen den Saft, wo ihre Personen standen.</translation>
    </message>
    <message>
        <source>5 VP, 5 juice, and a market tile of yours lies on the stall. Your people go home.</source>
        <translation>5&#xa0;SP, 5 Saft, und dein Marktplättchen liegt auf dem Stand. Deine Personen gehen heim.</translation>
    </message>
    <message>
        <source>First close stall B4.</source>
        <translation>Schließ erst den Stand B4.</translation>
    </message>
    <message>
        <source>The right cube</source>
        <translation>Der richtige Stein</translation>
    </message>
    <message>
        <source>Keep the cube that a place in A3 will cost.</source>
        <translation>Behalte den Stein, den ein Platz in A3 kosten wird.</translation>
    </message>
    <message>
        <source>The round is over, and you may keep **one** cube. The colours of a row and a column lie at their ends. A place in A3 is the next that you want.</source>
        <translation>Die Runde ist vorbei, und du darfst **einen** Stein behalten. Die Farben einer Reihe und einer Spalte liegen an ihrem Ende. Als Nächstes willst du einen Platz in A3.</translation>
    </message>
    <message>
        <source>Neither row 3 nor column A has that colour. Press Again, and look at the cubes at their ends.</source>
        <translation>Weder Reihe 3 noch Spalte A hat diese Farbe. Drück auf Noch einmal und schau auf die Steine an ihren Enden.</translation>
    </message>
    <message>
        <source>Green pays half of it already. Next: how a place is chosen and paid.</source>
        <translation>Grün bezahlt schon die Hälfte. Nun: wie man einen Platz wählt und bezahlt.</translation>
    </message>
</context>
<context>
    <name>morocco.1_first_person</name>
    <message>
        <source>A person in the square</source>
        <translation>Eine Person auf dem Platz</translation>
    </message>
    <message>
        <source>The square</source>
        <translation>Der Platz</translation>
    </message>
    <message>
        <source>25 stalls, each with a price</source>
        <translation>25 Stände, jeder mit seinem Preis</translation>
    </message>
    <message>
        <source>Two cubes of one colour</source>
        <translation>Zwei Steine einer Farbe</translation>
    </message>
    <message>
        <source>Try it: drag an Assistant into stall A1.</source>
        <translation>Probier es: Zieh einen Gehilfen in den Stand A1.</translation>
    </message>
    <message>
        <source>You have two black cubes, a purple, a brown and an orange one. Row 1 and column A are **both brown**: see what the stall in their corner asks for.</source>
        <translation>Du hast zwei schwarze Steine, einen violetten, einen braunen und einen orangefarbenen. Reihe 1 und Spalte A sind **beide braun**: Sieh, was der Stand in ihrer Ecke verlangt.</translation>
    </message>
    <message>
        <source>Two brown cubes, and you have one. Every refusal tells what is missing.</source>
        <translation>Zwei braune Steine, und du hast einen. Jede Ablehnung sagt, was fehlt.</translation>
    </message>
    <message>
        <source>Your first Assistant</source>
        <translation>Dein erster Gehilfe</translation>
    </message>
    <message>
        <source>Put an Assistant into stall A4.</source>
        <translation>Stell einen Gehilfen in den Stand A4.</translation>
    </message>
    <message>
        <source>Purple and brown: you can pay that</source>
        <translation>Violett und Braun: das kannst du bezahlen</translation>
    </message>
    <message>
        <source>You choose **which space** of the stall: there the juice token lies that you take when the stall closes. Any of the four will do now.</source>
        <translation>Du wählst, **welchen Platz** im Stand: Dort liegt der Saft, den du nimmst, wenn der Stand schließt. Jetzt ist jedes der vier recht.</translation>
    </message>
    <message>
        <source>You are alone there, so you lead. Everybody has one action, then everybody another.</source>
        <translation>Du stehst dort allein, also führst du. Alle haben eine Aktion, dann alle noch eine.</translation>
    </message>
    <message>
        <source>You can pay that, too. First stall A4.</source>
        <translation>Auch das kannst du bezahlen. Zuerst der Stand A4.</translation>
    </message>
    <message>
        <source>Tourists cost one cube more; they come in chapter 5.</source>
        <translation>Touristen kosten einen Stein mehr; sie kommen in Kapitel 5.</translation>
    </message>
    <message>
        <source>Lead two stalls, and keep orange</source>
        <translation>Zwei Stände führen, Orange behalten</translation>
    </message>
    <message>
        <source>Lead a second stall, and keep the orange cube.</source>
        <translation>Führ in einem zweiten Stand und behalte den orangefarbenen Stein.</translation>
    </message>
    <message>
        <source>Two black cubes and an orange one are left. Look at the prices: one stall takes none of the orange. A stall pays when its **four spaces are full** (chapter 4).</source>
        <translation>Zwei schwarze Steine und ein orangefarbener sind übrig. Sieh dir die Preise an: Ein Stand nimmt nichts von Orange. Ein Stand zahlt, wenn seine **vier Plätze voll** sind (Kapitel 4).</translation>
    </message>
    <message>
        <source>You lead there, but the orange cube is spent. Press Again, and look for two black prices.</source>
        <translation>Du führst dort, aber der orangefarbene Stein ist ausgegeben. Drück auf Noch einmal und such zwei schwarze Preise.</translation>
    </message>
    <message>
        <source>Two stalls, and orange for the next round: cubes that you keep are half of the game.</source>
        <translation>Zwei Stände, und Orange für die nächste Runde: Steine, die du behältst, sind das halbe Spiel.</translation>
    </message>
    <message>
        <source>Most points win: they come from stalls in which you lead. Every stall lies in a **row** and a **column**, and each of these shows a cube. A place costs a cube of the row and one of the column. Press Next.</source>
        <translation>Die meisten Punkte gewinnen: Sie kommen aus Ständen, in denen du führst. Jeder Stand liegt in einer **Reihe** und einer **Spalte**, und jede zeigt einen Stein. Ein Platz kostet je einen Stein in den Farben von beiden. Drück auf Weiter.</translation>
    </message>
</context>
<context>
    <name>morocco.2_scout</name>
    <message>
        <source>The scout</source>
        <translation>Der Kundschafter</translation>
    </message>
    <message>
        <source>Where cubes come from</source>
        <translation>Woher die Steine kommen</translation>
    </message>
    <message>
        <source>Each round begins on the roof</source>
        <translation>Jede Runde beginnt auf dem Dach</translation>
    </message>
    <message>
        <source>The **market die** has given everybody two cubes. Now each of you moves the **scout** once: you take the two cubes beside it, all others the one it stands on. Player 2 has moved it to black. Press Next.</source>
        <translation>Der **Marktwürfel** hat allen zwei Steine gebracht. Nun ziehen alle einmal den **Kundschafter**: Du nimmst die zwei Steine neben ihm, alle anderen den, auf dem er steht. Spieler 2 hat ihn auf Schwarz gezogen. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>It has to move</source>
        <translation>Er muss weiter</translation>
    </message>
    <message>
        <source>Try it: leave the scout where it is.</source>
        <translation>Probier es: Lass den Kundschafter stehen.</translation>
    </message>
    <message>
        <source>So who moves first takes the best cubes away from the next.</source>
        <translation>Wer zuerst zieht, nimmt den anderen also etwas weg.</translation>
    </message>
    <message>
        <source>Orange, and no second purple</source>
        <translation>Orange, aber kein zweites Violett</translation>
    </message>
    <message>
        <source>Gain an orange cube, without giving Player 2 a second purple one.</source>
        <translation>Gewinn einen orangen Stein, ohne Spieler 2 einen zweiten violetten zu geben.</translation>
    </message>
    <message>
        <source>With two purple cubes Player 2 could pay for stall C2. Two spaces of the roof lie beside orange. What would each of them give away?</source>
        <translation>Mit zwei violetten Steinen könnte Spieler 2 den Stand C2 bezahlen. Zwei Felder des Dachs liegen neben Orange. Was würdest du jeweils verschenken?</translation>
    </message>
    <message>
        <source>No orange for you, or purple for Player 2. Press Again, and look at both neighbours and the space itself.</source>
        <translation>Kein Orange für dich, oder Violett für Spieler 2. Drück auf Noch einmal und schau auf beide Nachbarn und das Feld selbst.</translation>
    </message>
    <message>
        <source>Orange and black for you, green for Player 2.</source>
        <translation>Orange und Schwarz für dich, Grün für Spieler 2.</translation>
    </message>
    <message>
        <source>Put them to use</source>
        <translation>Jetzt werden sie genutzt</translation>
    </message>
    <message>
        <source>Put an Assistant into stall E1.</source>
        <translation>Setz einen Gehilfen in den Stand E1.</translation>
    </message>
    <message>
        <source>The scout is done, and placing begins. Orange is the cube at **row 1**, black the one at **column E**.</source>
        <translation>Der Kundschafter ist fertig, nun werden Personen eingesetzt. Orange liegt an **Reihe 1**, Schwarz an **Spalte E**.</translation>
    </message>
    <message>
        <source>The scout pays for tomorrow&apos;s places. Look at the rows before you move it.</source>
        <translation>Der Kundschafter bezahlt deine nächsten Plätze. Schau auf die Reihen, bevor du ihn ziehst.</translation>
    </message>
    <message>
        <source>You can pay that, too. First E1.</source>
        <translation>Auch das kannst du bezahlen. Erst E1.</translation>
    </message>
    <message>
        <source>Tourists are for chapter 5.</source>
        <translation>Touristen kommen in Kapitel 5.</translation>
    </message>
    <message>
        <source>Cousins are for chapter 6.</source>
        <translation>Cousins kommen in Kapitel 6.</translation>
    </message>
    <message>
        <source>Green and brown lie beside it, and you have neither. See whether the scout may stay.</source>
        <translation>Daneben liegen Grün und Braun, und du hast keines von beiden. Schau, ob der Kundschafter bleiben darf.</translation>
    </message>
</context>
<context>
    <name>morocco.3_closing</name>
    <message>
        <source>A stall closes</source>
        <translation>Ein Stand schließt</translation>
    </message>
    <message>
        <source>The fourth space</source>
        <translation>Der vierte Platz</translation>
    </message>
    <message>
        <source>Four people, and the stall closes</source>
        <translation>Vier Personen, und der Stand schließt</translation>
    </message>
    <message>
        <source>Three stalls have one space left. An Assistant counts **1**. When the last space is taken, the strongest gets 5 VP, the second 2 VP, a gold and a Bodyguard. Press Next.</source>
        <translation>Drei Stände haben noch einen Platz frei. Ein Gehilfe zählt **1**. Ist der letzte Platz besetzt, bekommt der Stärkste 5&#xa0;SP, der Zweite 2&#xa0;SP, ein Gold und einen Leibwächter. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>Your first stall</source>
        <translation>Dein erster Stand</translation>
    </message>
    <message>
        <source>Take the last space in B4.</source>
        <translation>Besetz den letzten Platz in B4.</translation>
    </message>
    <message>
        <source>You are two there, Player 2 is one. With a third Assistant you are first **alone**: 5 VP, and a market tile of your colour stays on the stall.</source>
        <translation>Ihr seid dort zwei gegen eins. Mit einem dritten Gehilfen bist du **allein** Erster: 5&#xa0;SP, und ein Marktplättchen deiner Farbe bleibt auf dem Stand.</translation>
    </message>
    <message>
        <source>5 VP for you, 2 VP, a gold and a Bodyguard for Player 2. All people go home.</source>
        <translation>5&#xa0;SP für dich; 2&#xa0;SP, ein Gold und ein Leibwächter für Spieler 2. Alle gehen heim.</translation>
    </message>
    <message>
        <source>That is possible. First B4.</source>
        <translation>Das geht. Erst B4.</translation>
    </message>
    <message>
        <source>Tourists are for chapter 5. Take an Assistant.</source>
        <translation>Touristen kommen in Kapitel 5. Nimm einen Gehilfen.</translation>
    </message>
    <message>
        <source>Juice</source>
        <translation>Saft</translation>
    </message>
    <message>
        <source>Did you see the tokens? Everybody takes the **juice** at the corners where their people stood. At the end each counts its number, and each gold 1 VP. Press Next.</source>
        <translation>Hast du die Marker gesehen? Alle nehmen den **Saft** an den Ecken, an denen ihre Personen standen. Am Ende zählt jeder seine Zahl, und jedes Gold 1&#xa0;SP. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>First, or tied?</source>
        <translation>Erster oder gleichauf?</translation>
    </message>
    <message>
        <source>Close a stall in which you are first alone.</source>
        <translation>Schließ einen Stand, in dem du allein Erster bist.</translation>
    </message>
    <message>
        <source>Two more stalls lack one person, and you can pay for one of them. If two are strongest, each gets 5 VP, but the tile is **neutral**: it counts for nobody.</source>
        <translation>Noch zwei Ständen fehlt eine Person, und einen davon kannst du bezahlen. Sind zwei gleich stark, bekommt jeder 5&#xa0;SP, aber das Plättchen ist **neutral**: Es zählt für niemanden.</translation>
    </message>
    <message>
        <source>That leaves you tied, or the stall open. Press Again: count the strengths in both stalls.</source>
        <translation>So bist du nur gleichauf, oder der Stand bleibt offen. Drück auf Noch einmal: Zähl die Stärken in beiden Ständen.</translation>
    </message>
    <message>
        <source>5 to 2 instead of 5 to 5. Look for stalls that you finish yourself.</source>
        <translation>5 zu 2 statt 5 zu 5. Such dir Stände, die du selbst vollmachst.</translation>
    </message>
</context>
<context>
    <name>morocco.4_helpers</name>
    <message>
        <source>Tourists, Bodyguards and gold</source>
        <translation>Touristen, Leibwächter und Gold</translation>
    </message>
    <message>
        <source>A Tourist</source>
        <translation>Ein Tourist</translation>
    </message>
    <message>
        <source>Put a Tourist on the last space in D1.</source>
        <translation>Setz einen Touristen auf den letzten Platz in D1.</translation>
    </message>
    <message>
        <source>A **Tourist** costs one cube more, of any colour, and counts 1. But when the stall closes, the Tourist walks on to the next one, for nothing.</source>
        <translation>Ein **Tourist** kostet einen beliebigen Stein mehr und zählt 1. Aber wenn der Stand schließt, zieht er gratis weiter zum nächsten.</translation>
    </message>
    <message>
        <source>Placed. Now the extra cube.</source>
        <translation>Gesetzt. Nun der Stein extra.</translation>
    </message>
    <message>
        <source>An Assistant is cheaper, but goes home. Take the Tourist this time.</source>
        <translation>Ein Gehilfe ist billiger, geht aber heim. Nimm diesmal den Touristen.</translation>
    </message>
    <message>
        <source>Keep your gold: you need it in a moment.</source>
        <translation>Heb dein Gold auf: Du brauchst es gleich.</translation>
    </message>
    <message>
        <source>One cube more</source>
        <translation>Ein Stein mehr</translation>
    </message>
    <message>
        <source>Pay with the black cube.</source>
        <translation>Bezahl mit dem schwarzen Stein.</translation>
    </message>
    <message>
        <source>Any colour will do. You need purple and orange for what comes next, so give away **black**. Until then you could still take the Tourist back.</source>
        <translation>Jede Farbe geht. Violett und Orange brauchst du gleich noch, also gib **Schwarz**. Bis dahin könntest du den Touristen noch wieder aufnehmen.</translation>
    </message>
    <message>
        <source>You need that one in a moment. Pay with black.</source>
        <translation>Den brauchst du gleich noch. Bezahl mit Schwarz.</translation>
    </message>
    <message>
        <source>That would be possible until now. Pay with black.</source>
        <translation>Bis jetzt ginge das noch. Bezahl mit Schwarz.</translation>
    </message>
    <message>
        <source>Where the arrow points</source>
        <translation>Wohin der Pfeil zeigt</translation>
    </message>
    <message>
        <source>The Tourist walks on</source>
        <translation>Der Tourist zieht weiter</translation>
    </message>
    <message>
        <source>Point the tile south, and put the Assistant into D2.</source>
        <translation>Dreh das Plättchen nach Süden und setz den Gehilfen in D2.</translation>
    </message>
    <message>
        <source>There it is one against one. An **Assistant** of yours takes the Tourist&apos;s place and puts you in the lead.</source>
        <translation>Dort steht es eins gegen eins. Ein **Gehilfe** von dir tritt an die Stelle des Touristen und bringt dich in Führung.</translation>
    </message>
    <message>
        <source>A stall won, and the lead in the next one, with one action.</source>
        <translation>Ein Stand gewonnen und im nächsten in Führung, mit einer Aktion.</translation>
    </message>
    <message>
        <source>An empty stall. South there is one to lead in.</source>
        <translation>Ein leerer Stand. Im Süden ist einer, in dem du führen kannst.</translation>
    </message>
    <message>
        <source>A Bodyguard</source>
        <translation>Ein Leibwächter</translation>
    </message>
    <message>
        <source>Whoever is second wins a **Bodyguard**. It takes two spaces and counts 2; in a last space it squeezes in and still counts 2. When the stall closes it leaves you. You have one. Press Next.</source>
        <translation>Wer Zweiter wird, gewinnt einen **Leibwächter**. Er nimmt zwei Plätze und zählt 2; auf dem letzten Platz drängt er sich hinein und zählt immer noch 2. Schließt der Stand, verlässt er dich. Du hast einen. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>Break the tie</source>
        <translation>Brich den Gleichstand</translation>
    </message>
    <message>
        <source>Win stall B3 alone.</source>
        <translation>Gewinn den Stand B3 allein.</translation>
    </message>
    <message>
        <source>Player 2 is two there. The price is green and orange, and you have no green. For **one gold** you swap two cubes at the rows, for everybody.</source>
        <translation>Spieler 2 ist dort zwei. Der Preis ist Grün und Orange, und Grün hast du nicht. Für **ein Gold** tauschen zwei Steine an den Reihen die Plätze, für alle.</translation>
    </message>
    <message>
        <source>That isn&apos;t B3, won alone. Press Again: which row shows a colour that you have twice?</source>
        <translation>Das ist nicht B3, allein gewonnen. Drück auf Noch einmal: Welche Reihe zeigt eine Farbe, die du noch hast?</translation>
    </message>
    <message>
        <source>3 to 2. Second places bring the Bodyguards that win first ones.</source>
        <translation>3 zu 2. Zweite Plätze bringen die Leibwächter, die erste gewinnen.</translation>
    </message>
    <message>
        <source>You are first and lay your tile. Its **arrow** says where the Tourist goes: to an open stall beside it, if there is one. North the square ends, so three ways are left. Press Next.</source>
        <translation>Du bist Erster und legst dein Plättchen. Sein **Pfeil** sagt, wohin der Tourist geht: zu einem offenen Stand daneben, wenn es einen gibt. Im Norden endet der Platz, also bleiben drei Wege. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>A Bodyguard counts 2</source>
        <translation>Ein Leibwächter zählt 2</translation>
    </message>
</context>
<context>
    <name>morocco.5_districts</name>
    <message>
        <source>Districts and the end</source>
        <translation>Viertel und das Ende</translation>
    </message>
    <message>
        <source>Your districts</source>
        <translation>Deine Viertel</translation>
    </message>
    <message>
        <source>Market tiles of your colour that lie **side by side** form a district. Only the largest counts. Yours have three tiles in the east and two in the west, with two open stalls between. Press Next.</source>
        <translation>Marktplättchen deiner Farbe, die **Seite an Seite** liegen, bilden ein Viertel. Nur das größte zählt. Deine haben drei Plättchen im Osten und zwei im Westen, dazwischen zwei offene Stände. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Wann Schluss ist</translation>
    </message>
    <message>
        <source>Seven stalls are open. If a round ends with **five or fewer**, the match is over. Until then everybody keeps one cube a round, and the next player begins. Press Next.</source>
        <translation>Sieben Stände sind offen. Endet eine Runde mit **fünf oder weniger**, ist die Partie zu Ende. Bis dahin behalten alle einen Stein pro Runde, und der Nächste beginnt. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>Join your districts</source>
        <translation>Verbinde deine Viertel</translation>
    </message>
    <message>
        <source>Close both stalls between your districts with one action.</source>
        <translation>Schließ beide Stände zwischen deinen Vierteln mit einer einzigen Aktion.</translation>
    </message>
    <message>
        <source>**Cousins** are two Assistants in two neighbouring stalls: the first costs what the stall costs and a cube more, the second nothing. The token is used up.</source>
        <translation>**Cousins** sind zwei Gehilfen in zwei Nachbarständen: Der erste kostet den Preis des Standes und einen Stein mehr, der zweite nichts. Der Marker ist dann verbraucht.</translation>
    </message>
    <message>
        <source>The districts aren&apos;t joined. Press Again: which of the two stalls can you pay for, with a cube to spare?</source>
        <translation>Die Viertel sind nicht verbunden. Drück auf Noch einmal: Welchen der zwei Stände kannst du bezahlen und hast noch einen Stein übrig?</translation>
    </message>
    <message>
        <source>One district of seven: 21 VP instead of 9. And five stalls are open: this round is the last.</source>
        <translation>Ein Viertel aus sieben: 21 statt 9&#xa0;SP. Und nur noch fünf Stände sind offen: Diese Runde ist die letzte.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>At the end: the VP of closed stalls, your juice, 3 VP a tile of your largest district, 1 VP a gold. Where points are equal, more market tiles win. Now sit down and play!</source>
        <translation>Am Ende zählen: die&#xa0;SP geschlossener Stände, dein Saft, 3&#xa0;SP je Plättchen deines größten Viertels, 1&#xa0;SP je Gold. Bei Gleichstand gewinnen mehr Marktplättchen. Jetzt setz dich und spiel!</translation>
    </message>
    <message>
        <source>The largest district: 3 VP a tile</source>
        <translation>Das größte Viertel: 3&#xa0;SP je Plättchen</translation>
    </message>
    <message>
        <source>Five open stalls or fewer end the match</source>
        <translation>Fünf offene Stände oder weniger: Schluss</translation>
    </message>
    <message>
        <source>Districts, juice and gold count, too</source>
        <translation>Auch Viertel, Saft und Gold zählen</translation>
    </message>
</context>
<context>
    <name>morocco.coach</name>
    <message>
        <source>A stall with people of yours is full and has **paid**: 5 VP to the strongest, far less to all others. Be first in one stall rather than third in three.</source>
        <translation>Ein Stand mit Leuten von dir ist voll und hat **ausgezahlt**: 5&#xa0;SP für den Stärksten, viel weniger für alle anderen. Sei lieber in einem Stand Erster als in dreien Dritter.</translation>
    </message>
    <message>
        <source>A **market tile** lies on the closed stall. Tiles of your colour side by side form a district, and each tile of your largest counts 3 VP at the end.</source>
        <translation>Auf dem geschlossenen Stand liegt ein **Marktplättchen**. Plättchen deiner Farbe nebeneinander bilden ein Viertel, und jedes deines größten zählt am Ende 3&#xa0;SP.</translation>
    </message>
    <message>
        <source>You have taken a **juice** token: its number counts at the end. Which one you get is decided by the space that you choose in a stall.</source>
        <translation>Du hast einen **Saftmarker** genommen: Seine Zahl zählt am Ende. Welchen du bekommst, entscheidet der Platz, den du in einem Stand wählst.</translation>
    </message>
    <message>
        <source>You have won a **Bodyguard**. It counts 2, so it breaks ties. Keep it for a stall that is nearly full: there it comes too late for an answer.</source>
        <translation>Du hast einen **Leibwächter** gewonnen. Er zählt 2 und bricht Gleichstände. Heb ihn für einen fast vollen Stand auf: Dort kommt er zu spät für eine Antwort.</translation>
    </message>
    <message>
        <source>**Gold** buys you a swap of two cubes at the rows and columns, and changes prices for everybody. What you don&apos;t spend is 1 VP at the end.</source>
        <translation>Mit **Gold** tauschst du zwei Steine an den Reihen oder Spalten und änderst die Preise für alle. Was du nicht ausgibst, ist am Ende 1&#xa0;SP wert.</translation>
    </message>
    <message>
        <source>You have taken somebody back, because nobody was left in your supply. The space is free for others now: send people where a stall closes soon.</source>
        <translation>Du hast jemanden zurückgenommen, weil dein Vorrat leer war. Der Platz ist jetzt für andere frei: Schicke Leute dorthin, wo ein Stand bald schließt.</translation>
    </message>
    <message>
        <source>Your **Tourist** has walked on: an Assistant of yours stands in the next stall, for nothing. The arrow of the tile says where, so look at the neighbours first.</source>
        <translation>Dein **Tourist** ist weitergezogen: Ein Gehilfe von dir steht umsonst im nächsten Stand. Wohin es geht, sagt der Pfeil; sieh dir also vorher die Nachbarn an.</translation>
    </message>
    <message>
        <source>Move the **scout**: you get the two cubes beside it, all others the one that it stands on. Take what you can use, and think of what you hand out.</source>
        <translation>Zieh den **Kundschafter**: Du bekommst die zwei Steine neben ihm, alle anderen den, auf dem er steht. Nimm, was du brauchst, und bedenke, was du verteilst.</translation>
    </message>
    <message>
        <source>A place in a stall costs the cubes of its **row and column**. A second person in a stall often brings more than a first one elsewhere: the strongest takes 5 VP.</source>
        <translation>Ein Platz in einem Stand kostet die Steine seiner **Reihe und Spalte**. Eine zweite Person bringt oft mehr als eine erste anderswo: Der Stärkste bekommt 5&#xa0;SP.</translation>
    </message>
    <message>
        <source>Tourist and Cousins cost **one cube more**, of any colour. Give away the one that you could use least, and not the last of a colour you need.</source>
        <translation>Tourist und Cousins kosten **einen Stein mehr**, in beliebiger Farbe. Gib den her, den du am wenigsten brauchst, und nicht den letzten einer wichtigen Farbe.</translation>
    </message>
    <message>
        <source>The second of the **Cousins** costs nothing. Put it where a stall is nearly full, or where you are tied: there it weighs most.</source>
        <translation>Der zweite der **Cousins** kostet nichts. Stell ihn dorthin, wo ein Stand fast voll ist oder ihr gleichauf seid: Dort wiegt er am meisten.</translation>
    </message>
    <message>
        <source>You keep **one cube** for the next round. Choose a colour that two prices near your people ask for.</source>
        <translation>Du behältst **einen Stein** für die nächste Runde. Wähle eine Farbe, die zwei Preise bei deinen Leuten verlangen.</translation>
    </message>
    <message>
        <source>You choose what your place brings you: **gold** for a swap, or a **Bodyguard** for a tie to come.</source>
        <translation>Du wählst, was dein Rang dir bringt: **Gold** für einen Tausch oder einen **Leibwächter** für einen späteren Gleichstand.</translation>
    </message>
    <message>
        <source>Turn the **arrow** of your tile: Tourists in this stall walk that way. Send yours where you lack one, and the others&apos; where they are of no use.</source>
        <translation>Dreh den **Pfeil** deines Plättchens: Touristen aus diesem Stand ziehen dorthin. Schicke deinen, wo dir einer fehlt, und die anderen, wo sie nichts nützen.</translation>
    </message>
</context>
<context>
    <name>morocco.names</name>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Gehilfe</translation>
    </message>
    <message>
        <source>Bodyguard</source>
        <translation>Leibwächter</translation>
    </message>
    <message>
        <source>Tourist</source>
        <translation>Tourist</translation>
    </message>
    <message>
        <source>Cousins</source>
        <translation>Cousins</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>Nordwest</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>Nordost</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>Südost</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>Südwest</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Händler</translation>
    </message>
</context>
<context>
    <name>new_match</name>
    <message>
        <source>This is a deal of another game: {game}.</source>
        <translation>Das ist eine Partie eines anderen Spiels: {game}.</translation>
    </message>
</context>
<context>
    <name>offer</name>
    <message>
        <source>It can&apos;t go to “{place}”, only to {where}.</source>
        <translation>„{place}“ ist kein Platz dafür. Möglich: {where}.</translation>
    </message>
    <message>
        <source>It can&apos;t go there, only to {where}.</source>
        <translation>Das ist kein Platz dafür. Möglich: {where}.</translation>
    </message>
    <message>
        <source>“{place}”</source>
        <translation>„{place}“</translation>
    </message>
    <message numerus="yes">
        <source>%n more place(s)</source>
        <translation>
            <numerusform>%n weiterer Platz</numerusform>
            <numerusform>%n weitere Plätze</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>opponents</name>
    <message>
        <source>The only legal move.</source>
        <translation>Der einzige erlaubte Zug.</translation>
    </message>
    <message numerus="yes">
        <source>Picked at random from %n move(s).</source>
        <translation>
            <numerusform>Zufällig gewählt, aus %n Zug.</numerusform>
            <numerusform>Zufällig gewählt, aus %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better than “{other}”.</source>
        <translation>Besser als „{other}“.</translation>
    </message>
    <message>
        <source>No difference to “{other}” was found.</source>
        <translation>Zu „{other}“ wurde kein Unterschied gefunden.</translation>
    </message>
    <message>
        <source>No difference to the next best move was found.</source>
        <translation>Zum nächstbesten Zug wurde kein Unterschied gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>In %n choice(s) of this turn, no difference to the next best move was found.</source>
        <translation>
            <numerusform>Bei %n Entscheidung dieses Zugs wurde kein Unterschied zum nächstbesten Zug gefunden.</numerusform>
            <numerusform>Bei %n Entscheidungen dieses Zugs wurde kein Unterschied zum nächstbesten Zug gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{other}” would be better.</source>
        <translation>„{other}“ wäre besser.</translation>
    </message>
    <message>
        <source>An estimate: no single event of the next rounds makes the difference.</source>
        <translation>Eine Schätzung: Kein einzelnes Ereignis der nächsten Runden macht den Unterschied.</translation>
    </message>
    <message>
        <source>{things} fewer</source>
        <comment>things that are counted: 2 Cod fewer</comment>
        <translation>{things} weniger</translation>
    </message>
    <message>
        <source>{action} looks best.</source>
        <translation>Am besten sieht aus: {action}.</translation>
    </message>
    <message>
        <source>{action}. As good: {others}; no difference was found.</source>
        <translation>{action}. Ebenso gut: {others}; es wurde kein Unterschied gefunden.</translation>
    </message>
    <message>
        <source>{some}; {more}</source>
        <comment>moves in a row</comment>
        <translation>{some}; {more}</translation>
    </message>
    <message>
        <source>Later turns and opponents</source>
        <translation>Spätere Züge und die anderen</translation>
    </message>
    <message>
        <source>Smaller things</source>
        <translation>Kleineres</translation>
    </message>
    <message>
        <source>mostly “{part}”</source>
        <comment>of what something is made: the name of a part</comment>
        <translation>vor allem „{part}“</translation>
    </message>
    <message>
        <source>Your later turns</source>
        <translation>Deine späteren Züge</translation>
    </message>
    <message>
        <source>Your opponents</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>In {n} of 10 matches you will {do}; otherwise {them} will in {other}.</source>
        <translation>In {n} von 10 Partien wirst du {do}; sonst {them} in {other}.</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) of this turn looked better by an estimate alone: nothing that can be named differs.</source>
        <translation>
            <numerusform>%n Entscheidung dieses Zuges sah nur nach einer Schätzung besser aus: Es gibt keinen Unterschied, der sich nennen lässt.</numerusform>
            <numerusform>%n Entscheidungen dieses Zuges sahen nur nach einer Schätzung besser aus: Es gibt keinen Unterschied, der sich nennen lässt.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {n} of 10 matches {who} will {do}; otherwise you will in {other}.</source>
        <translation>In {n} von 10 Partien wird {who} {do}; sonst du in {other}.</translation>
    </message>
    <message>
        <source>In {n} of 10 matches {who} will {do}; otherwise {them} will in {other}.</source>
        <translation>In {n} von 10 Partien wird {who} {do}; sonst {them} in {other}.</translation>
    </message>
    <message>
        <source>In {n} of 10 matches you will {do}; otherwise {thing} in {other}.</source>
        <translation>In {n} von 10 Partien wirst du {do}; sonst in {other}: {thing}.</translation>
    </message>
    <message>
        <source>In {n} of 10 matches {who} will {do}; otherwise {thing} in {other}.</source>
        <translation>In {n} von 10 Partien wird {who} {do}; sonst in {other}: {thing}.</translation>
    </message>
    <message>
        <source>You will {do} rather than {thing}.</source>
        <comment>in nearly all matches</comment>
        <translation>Du wirst {do}, nicht {thing}.</translation>
    </message>
    <message>
        <source>{who} will {do} rather than {thing}.</source>
        <comment>in nearly all matches</comment>
        <translation>{who} wird {do}, nicht {thing}.</translation>
    </message>
    <message>
        <source>In {n} of 10 matches you will {do}; otherwise in {other}.</source>
        <translation>In {n} von 10 Partien wirst du {do}; sonst in {other}.</translation>
    </message>
    <message>
        <source>In {n} of 10 matches {who} will {do}; otherwise in {other}.</source>
        <translation>In {n} von 10 Partien wird {who} {do}; sonst in {other}.</translation>
    </message>
    <message>
        <source>In {n} of 10 matches you will {do}; otherwise hardly ever.</source>
        <translation>In {n} von 10 Partien wirst du {do}; sonst fast nie.</translation>
    </message>
    <message>
        <source>In {n} of 10 matches {who} will {do}; otherwise hardly ever.</source>
        <translation>In {n} von 10 Partien wird {who} {do}; sonst fast nie.</translation>
    </message>
    <message>
        <source>After the other move you will {do} in {other} of 10 matches; now hardly ever.</source>
        <translation>Nach dem anderen Zug wirst du in {other} von 10 Partien {do}; jetzt fast nie.</translation>
    </message>
    <message>
        <source>After the other move {who} will {do} in {other} of 10 matches; now hardly ever.</source>
        <translation>Nach dem anderen Zug wird {who} in {other} von 10 Partien {do}; jetzt fast nie.</translation>
    </message>
    <message>
        <source>On average you will {do}.</source>
        <comment>money or points: more or less of it</comment>
        <translation>Im Schnitt wirst du {do}.</translation>
    </message>
    <message>
        <source>On average {who} will {do}.</source>
        <comment>money or points: more or less of it</comment>
        <translation>Im Schnitt wird {who} {do}.</translation>
    </message>
    <message>
        <source>{n} more</source>
        <comment>of money or points</comment>
        <translation>{n} mehr</translation>
    </message>
    <message>
        <source>{n} less</source>
        <comment>of money or points</comment>
        <translation>{n} weniger</translation>
    </message>
    <message>
        <source>with better moves you would {do}.</source>
        <translation>Mit besseren Zügen würdest du {do}.</translation>
    </message>
    <message>
        <source>with better moves {who} would {do}.</source>
        <translation>Mit besseren Zügen würde {who} {do}.</translation>
    </message>
    <message>
        <source>with better moves you would more often {do}.</source>
        <translation>Mit besseren Zügen würdest du öfter {do}.</translation>
    </message>
    <message>
        <source>with better moves {who} would more often {do}.</source>
        <translation>Mit besseren Zügen würde {who} öfter {do}.</translation>
    </message>
    <message>
        <source>with better moves you would less often {do}.</source>
        <translation>Mit besseren Zügen würdest du seltener {do}.</translation>
    </message>
    <message>
        <source>with better moves {who} would less often {do}.</source>
        <translation>Mit besseren Zügen würde {who} seltener {do}.</translation>
    </message>
    <message>
        <source>score {amount} for “{category}”</source>
        <comment>points of a category of the score</comment>
        <translation>für „{category}“ {amount} bekommen</translation>
    </message>
    <message>
        <source>{things} more</source>
        <comment>things that are counted: 2 Cod more</comment>
        <translation>{things} mehr</translation>
    </message>
    <message>
        <source>At first sight: {action}. It hasn&apos;t been compared yet.</source>
        <translation>Auf den ersten Blick: {action}. Verglichen ist es noch nicht.</translation>
    </message>
    <message>
        <source>{action}. Too few matches were simulated to compare it with: {others}.</source>
        <translation>{action}. Zum Vergleich mit diesen wurden zu wenige Partien simuliert: {others}.</translation>
    </message>
    <message>
        <source>Compared with “{other}”:</source>
        <translation>Verglichen mit „{other}“:</translation>
    </message>
    <message numerus="yes">
        <source>{points} ± {error} points more, on average over %n simulated match(es).</source>
        <translation>
            <numerusform>{points} ± {error} Punkte mehr, in %n simulierten Partie.</numerusform>
            <numerusform>{points} ± {error} Punkte mehr, im Mittel über %n simulierte Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} ± {error} points more, on average over %n simulated match(es): only a rough estimate.</source>
        <translation>
            <numerusform>{points} ± {error} Punkte mehr, in %n simulierten Partie: nur eine grobe Schätzung.</numerusform>
            <numerusform>{points} ± {error} Punkte mehr, im Mittel über %n simulierte Partien: nur eine grobe Schätzung.</numerusform>
        </translation>
    </message>
    <message>
        <source>So small a difference rarely decides a match.</source>
        <translation>Ein so kleiner Unterschied entscheidet selten eine Partie.</translation>
    </message>
    <message>
        <source>The computer opponent could not think this time; it chose the move at first sight.</source>
        <translation>Der Computergegner konnte diesmal nicht nachdenken und hat den Zug auf den ersten Blick gewählt.</translation>
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
        <translation>Ein Logofeld der Bonustafel bringt auch 1&#xa0;SP für sein eigenes Logo.</translation>
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
        <translation>Fährt HEIM</translation>
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
    <message>
        <source>Completes the {contract}</source>
        <translation>Erfüllt den {contract}</translation>
    </message>
    <message>
        <source>Against the Solo Angler this takes the next option too.</source>
        <translation>Gegen den Solo-Angler gehört auch die nächste Option dazu.</translation>
    </message>
    <message>
        <source>Without effect with more than two players.</source>
        <translation>Ohne Wirkung bei mehr als zwei Personen.</translation>
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
        <translation>Schiebt die Fischmarker zu den Zahnradmarkern zurück: {fish}</translation>
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
    <message>
        <source>Choose a card for the Solo Angler: {cards}.</source>
        <translation>Wähle eine Karte für den Solo-Angler: {cards}.</translation>
    </message>
    <message>
        <source>Bid with {meeple}: a Scrap location, to fish, or HOME (you have ${money}).</source>
        <translation>Jetzt bietet {meeple}: Beifangfeld zum Fischen oder HEIM (du hast {money}&#xa0;$).</translation>
    </message>
    <message>
        <source>Bid with {meeple}: put it on a bid location (you have ${money}).</source>
        <translation>Jetzt bietet {meeple}: Zieh ihn auf ein Gebotsfeld (du hast {money}&#xa0;$).</translation>
    </message>
    <message>
        <source>Left to right: {first} bids before {other}.</source>
        <translation>Von links nach rechts: Erst bietet {first}, dann {other}.</translation>
    </message>
    <message>
        <source>No tile is left in the Ocean, so nobody can bid at {where}; go HOME.</source>
        <translation>Im Ozean liegt kein Plättchen mehr, auf {where} kann niemand bieten; fahr HEIM.</translation>
    </message>
    <message>
        <source>You have ${money}; {where} costs ${cost}.</source>
        <translation>Du hast {money}&#xa0;$; {where} kostet {cost}&#xa0;$.</translation>
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
        <source>Now {first} acts; {other} has acted already.</source>
        <translation>Jetzt handelt {first}; {other} hat schon gehandelt.</translation>
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
        <source>The Boat lies at {boat}; the {tile} is in {here}.</source>
        <translation>Das Boot liegt an {boat}; das {tile} ist in {here}.</translation>
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
    <message>
        <source>The card bids at {where} with the arrow, but nobody is there.</source>
        <translation>Die Karte bietet auf {where} mit Pfeil, aber dort steht niemand.</translation>
    </message>
    <message>
        <source>The card bids at {where} without the arrow; nobody is there yet.</source>
        <translation>Die Karte bietet auf {where} ohne Pfeil; dort steht noch niemand.</translation>
    </message>
    <message>
        <source>The card bids at {where} with the arrow, but ${left} is left and ${front} needed: behind.</source>
        <translation>Die Karte bietet auf {where} mit Pfeil, aber es bleiben {left}&#xa0;$ statt der nötigen {front}&#xa0;$: dahinter.</translation>
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
        <translation>Weg {path}: {column} hat als Erste eine freie Hälfte. Ihre freien Felder geben {points}&#xa0;SP: {space}.</translation>
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
        <source>Take a contract or card to your board (%n more), or stop. You have {fish}.</source>
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
        <source>Discard it</source>
        <translation>Wegwerfen</translation>
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
        <translation>Genug erfüllt</translation>
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
        <translation>{money}&#xa0;$, 1&#xa0;SP je {rate}&#xa0;$</translation>
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
    <message numerus="yes">
        <source>%n {kind} Scrap(s)</source>
        <translation>
            <numerusform>%n Beifang ({kind})</numerusform>
            <numerusform>%n × Beifang ({kind})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Boat(s)</source>
        <comment>Cannery Logos</comment>
        <translation>
            <numerusform>%n Boot</numerusform>
            <numerusform>%n Boote</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Wheel(s)</source>
        <comment>Cannery Logos</comment>
        <translation>
            <numerusform>%n Steuerrad</numerusform>
            <numerusform>%n Steuerräder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Anchor(s)</source>
        <comment>Cannery Logos</comment>
        <translation>
            <numerusform>%n Anker</numerusform>
            <numerusform>%n Anker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fish</source>
        <comment>Cannery Logos</comment>
        <translation>
            <numerusform>%n Fisch</numerusform>
            <numerusform>%n Fische</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays itself ${n} for going in front</source>
        <translation>Zahlt sich selbst {n}&#xa0;$ fürs Vordrängeln</translation>
    </message>
    <message>
        <source>Pays ${n} to {seats} for going in front</source>
        <translation>Zahlt {n}&#xa0;$ fürs Vordrängeln (Empfänger: {seats})</translation>
    </message>
    <message>
        <source>paid {who} ${amount}</source>
        <translation>zahlt {amount}&#xa0;$ an {who}</translation>
    </message>
    <message>
        <source>pay other players ${amount}</source>
        <translation>anderen Spielern {amount} an Geld zahlen</translation>
    </message>
    <message>
        <source>bid at {things}</source>
        <translation>bietet auf {things}</translation>
    </message>
    <message>
        <source>went fishing</source>
        <translation>fischt</translation>
    </message>
    <message>
        <source>went to Market</source>
        <translation>geht zum Markt</translation>
    </message>
    <message numerus="yes">
        <source>sold %n tile(s) for ${amount}</source>
        <translation>
            <numerusform>verkauft %n Plättchen für {amount}&#xa0;$</numerusform>
            <numerusform>verkauft %n Plättchen für {amount}&#xa0;$</numerusform>
        </translation>
    </message>
    <message>
        <source>sell tiles for ${amount}</source>
        <translation>für Plättchen {amount} an Geld bekommen</translation>
    </message>
    <message numerus="yes">
        <source>discarded %n tile(s)</source>
        <translation>
            <numerusform>wirft %n Plättchen weg</numerusform>
            <numerusform>wirft %n Plättchen weg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n Scrap(s)</source>
        <translation>
            <numerusform>nimmt %n Rest</numerusform>
            <numerusform>nimmt %n Reste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>laid %n Scrap(s)</source>
        <translation>
            <numerusform>legt %n Rest ein</numerusform>
            <numerusform>legt %n Reste ein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gave up %n Scrap(s)</source>
        <translation>
            <numerusform>gibt %n Rest ab</numerusform>
            <numerusform>gibt %n Reste ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gained %n Gear(s)</source>
        <translation>
            <numerusform>bekommt %n Zahnrad</numerusform>
            <numerusform>bekommt %n Zahnräder</numerusform>
        </translation>
    </message>
    <message>
        <source>gain a Gear</source>
        <translation>ein Zahnrad bekommen</translation>
    </message>
    <message>
        <source>chose {things}</source>
        <translation>wählt „{things}“</translation>
    </message>
    <message>
        <source>used {things}</source>
        <translation>nutzt „{things}“</translation>
    </message>
    <message numerus="yes">
        <source>won %n Crab(s)</source>
        <translation>
            <numerusform>gewinnt %n Krabbe</numerusform>
            <numerusform>gewinnt %n Krabben</numerusform>
        </translation>
    </message>
    <message>
        <source>win Crabs</source>
        <translation>Krabben gewinnen</translation>
    </message>
    <message numerus="yes">
        <source>completed %n contract(s)</source>
        <translation>
            <numerusform>erfüllt %n Auftrag</numerusform>
            <numerusform>erfüllt %n Aufträge</numerusform>
        </translation>
    </message>
    <message>
        <source>complete a contract</source>
        <translation>einen Auftrag erfüllen</translation>
    </message>
    <message>
        <source>took {things} without paying</source>
        <translation>nimmt {things}, ohne zu zahlen</translation>
    </message>
    <message>
        <source>take {things}</source>
        <translation>{things} nehmen</translation>
    </message>
    <message>
        <source>bought {things}</source>
        <translation>kauft {things}</translation>
    </message>
    <message numerus="yes">
        <source>placed %n Lighthouse(s)</source>
        <translation>
            <numerusform>stellt %n Leuchtturm auf</numerusform>
            <numerusform>stellt %n Leuchttürme auf</numerusform>
        </translation>
    </message>
    <message>
        <source>place a Lighthouse</source>
        <translation>einen Leuchtturm aufstellen</translation>
    </message>
    <message>
        <source>collected {things}</source>
        <translation>sammelt {things}</translation>
    </message>
    <message>
        <source>collect {things}</source>
        <translation>{things} sammeln</translation>
    </message>
    <message numerus="yes">
        <source>sold %n fish for ${amount}</source>
        <translation>
            <numerusform>verkauft %n Fisch für {amount}&#xa0;$</numerusform>
            <numerusform>verkauft %n Fische für {amount}&#xa0;$</numerusform>
        </translation>
    </message>
    <message>
        <source>sell fish for ${amount}</source>
        <translation>mit Fisch {amount} an Geld einnehmen</translation>
    </message>
    <message numerus="yes">
        <source>was paid ${amount} for %n full column(s)</source>
        <translation>
            <numerusform>bekommt {amount}&#xa0;$ für %n volle Spalte</numerusform>
            <numerusform>bekommt {amount}&#xa0;$ für %n volle Spalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>was paid ${amount} for %n full row(s)</source>
        <translation>
            <numerusform>bekommt {amount}&#xa0;$ für %n volle Reihe</numerusform>
            <numerusform>bekommt {amount}&#xa0;$ für %n volle Reihen</numerusform>
        </translation>
    </message>
    <message>
        <source>get ${amount} for full rows and columns</source>
        <translation>für volle Reihen und Spalten {amount} an Geld bekommen</translation>
    </message>
    <message>
        <source>started a new Ice Chest</source>
        <translation>beginnt eine neue Eiskiste</translation>
    </message>
    <message>
        <source>set the Boat at {things}</source>
        <translation>setzt das Boot an {things}</translation>
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
        <source>sent a Meeple home</source>
        <translation>schickt eine Figur heim</translation>
    </message>
    <message>
        <source>put {things} on the Bonus Board</source>
        <translation>legt {things} auf die Bonustafel</translation>
    </message>
    <message>
        <source>put {things} on the Bonus Board</source>
        <comment>what may happen</comment>
        <translation>{things} auf die Bonustafel legen</translation>
    </message>
    <message>
        <source>took ${amount} from the bank</source>
        <translation>nimmt {amount}&#xa0;$ aus der Bank</translation>
    </message>
    <message>
        <source>take ${amount} from the bank</source>
        <translation>aus der Bank {amount} an Geld nehmen</translation>
    </message>
    <message>
        <source>caught {things}</source>
        <translation>fängt {things}</translation>
    </message>
    <message>
        <source>catch {things}</source>
        <translation>{things} fangen</translation>
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
        <source>Meeple of {who}</source>
        <translation>Meeple ({who})</translation>
    </message>
    <message>
        <source>Your Meeple</source>
        <translation>Dein Meeple</translation>
    </message>
    <message>
        <source>Lighthouse of {who}</source>
        <translation>Leuchtturm ({who})</translation>
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
        <source>Column {n}: {things}</source>
        <translation>Spalte {n}: {things}</translation>
    </message>
    <message>
        <source>contract: {fish}</source>
        <translation>Auftrag: {fish}</translation>
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
        <source>Your Shrimp cube, not on a power</source>
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
        <translation>Konservenlogos: {n}&#xa0;SP in Sätzen</translation>
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
        <source>Power token {token} of {who}</source>
        <translation>Machtplättchen „{token}“ ({who})</translation>
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
        <translation>keine</translation>
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
        <source>none</source>
        <comment>of several kinds of things</comment>
        <translation>keine</translation>
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
        <translation>{n}&#xa0;SP</translation>
    </message>
    <message>
        <source>{n} VP as things stand</source>
        <translation>{n}&#xa0;SP nach jetzigem Stand</translation>
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
    <message>
        <source>a Scrap</source>
        <translation>ein Beifang</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) that you could complete now</source>
        <translation>
            <numerusform>%n Karte, die du jetzt erfüllen könntest</numerusform>
            <numerusform>%n Karten, die du jetzt erfüllen könntest</numerusform>
        </translation>
    </message>
    <message>
        <source>Put a Lighthouse on a space of {column}</source>
        <translation>Leuchtturm auf ein Feld von {column} setzen</translation>
    </message>
    <message>
        <source>Put the {scrap} beside your Ice Chest; you lay it when you go fishing.</source>
        <translation>{scrap}: Leg ihn neben deine Eiskiste; eingelegt wird er beim Fischen.</translation>
    </message>
    <message>
        <source>The rule book&apos;s own opponent for one player: five cards tell what it does. Easy: card 3 gives it one card less. Hard: it goes to Market sooner.</source>
        <translation>Der Gegner des Regelbuchs für eine Person: Fünf Karten sagen, was er tut. Leicht: Karte 3 gibt ihm eine Karte weniger. Schwer: Er geht früher zum Markt.</translation>
    </message>
    <message>
        <source>Now {first} bids: {other} has bid already.</source>
        <translation>Jetzt bietet {first}: {other} hat schon geboten.</translation>
    </message>
    <message numerus="yes">
        <source>{power} needs your Shrimp cube on it: cover %n Shrimp of an Ice Chest first.</source>
        <translation>
            <numerusform>„{power}“ braucht deinen Garnelenwürfel: Deck erst %n Garnele einer Eiskiste ab.</numerusform>
            <numerusform>„{power}“ braucht deinen Garnelenwürfel: Deck erst %n Garnelen einer Eiskiste ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>No Lighthouse is left for the path {path}, and no Crab either: nothing.</source>
        <translation>Für den Weg {path} ist kein Leuchtturm mehr da und auch keine Krabbe: nichts.</translation>
    </message>
    <message>
        <source>Every half along the path {path} is taken, and no Crab is left: nothing.</source>
        <translation>Auf dem Weg {path} ist jede Hälfte besetzt, und keine Krabbe ist mehr da: nichts.</translation>
    </message>
    <message numerus="yes">
        <source>The Angler acted last; the card moves the Boat %n column(s) right, from {old} to {new}.</source>
        <translation>
            <numerusform>Der Angler hat zuletzt gehandelt; die Karte bewegt das Boot %n Spalte nach rechts, von {old} nach {new}.</numerusform>
            <numerusform>Der Angler hat zuletzt gehandelt; die Karte bewegt das Boot %n Spalten nach rechts, von {old} nach {new}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the Boat, now at {column}: {meeple} acted last.</source>
        <translation>Setz das Boot, jetzt an {column}: Zuletzt gehandelt hat {meeple}.</translation>
    </message>
    <message>
        <source>The Boat: its Captain buys no more tiles</source>
        <translation>Das Boot: Der Kapitän kauft keine Plättchen mehr</translation>
    </message>
    <message>
        <source>You fish in the column below it.</source>
        <translation>Du fischst in der Spalte darunter.</translation>
    </message>
    <message>
        <source>Empty bag: immediate effect</source>
        <translation>Wirkung des leeren Beutels</translation>
    </message>
    <message>
        <source>From the refill that empties the bag: no Captain, no new chests. Off: from sunset on.</source>
        <translation>Ab dem Auffüllen, das den Beutel leert: kein Kapitän, keine neuen Kisten. Aus: erst ab Sonnenuntergang.</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Dein Tableau</translation>
    </message>
    <message>
        <source>Costs ${n}</source>
        <translation>Kostet {n}&#xa0;$</translation>
    </message>
    <message>
        <source>Sells the {tile} to the Captain for ${n}</source>
        <translation>Verkauft dem Kapitän das {tile} für {n}&#xa0;$</translation>
    </message>
    <message>
        <source>Gives up a {scrap}</source>
        <translation>Gibt einen {scrap} ab</translation>
    </message>
    <message numerus="yes">
        <source>Wins %n Crab(s)</source>
        <translation>
            <numerusform>Gewinnt %n Krabbe</numerusform>
            <numerusform>Gewinnt %n Krabben</numerusform>
        </translation>
    </message>
    <message>
        <source>Without effect as long as Shallow Waters isn&apos;t played.</source>
        <translation>Ohne Wirkung, solange nicht mit Shallow Waters gespielt wird.</translation>
    </message>
    <message>
        <source>Without effect: the Solo Angler doesn&apos;t play.</source>
        <translation>Ohne Wirkung: Der Solo-Angler spielt nicht mit.</translation>
    </message>
    <message>
        <source>The {scrap} of the space can&apos;t be used and is lost</source>
        <translation>Der {scrap} des Felds ist nicht zu gebrauchen und verfällt</translation>
    </message>
    <message numerus="yes">
        <source>Gears: %n</source>
        <comment>the Solo Angler</comment>
        <translation>
            <numerusform>Zahnräder: %n</numerusform>
            <numerusform>Zahnräder: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The Ocean is empty; {meeple} goes HOME (you have ${money}).</source>
        <translation>Der Ozean ist leer; {meeple} muss HEIM (du hast {money}&#xa0;$).</translation>
    </message>
    <message>
        <source>Meeple {n} isn&apos;t yours; bid with {meeple}.</source>
        <translation>Meeple {n} gehört dir nicht; jetzt bietet {meeple}.</translation>
    </message>
    <message>
        <source>At {where} you can&apos;t go in front of your other Meeple; stand behind all.</source>
        <translation>Bei {where} kannst du nicht vor deinen anderen Meeple; stell dich hinter alle.</translation>
    </message>
    <message>
        <source>At {where} you can&apos;t go in front of {who}; stand behind all.</source>
        <translation>Auf {where} kannst du dich nicht vordrängeln, auch nicht vor {who}; stell dich hinten an.</translation>
    </message>
    <message>
        <source>Going in front at {where} costs ${cost} plus ${front}; you have ${money}.</source>
        <translation>Vordrängeln auf {where} kostet {cost}&#xa0;$ und {front}&#xa0;$; du hast {money}&#xa0;$.</translation>
    </message>
    <message>
        <source>You have no Ice Chest any more, so the {what} can&apos;t be placed.</source>
        <translation>{what}: Du hast keine Eiskiste mehr, da lässt sich nichts einlegen.</translation>
    </message>
    <message>
        <source>Meeple {n} isn&apos;t yours; now {meeple} acts.</source>
        <translation>Meeple {n} gehört dir nicht; jetzt handelt {meeple}.</translation>
    </message>
    <message>
        <source>Lay your {scraps} in the Ice Chest, or give up what doesn&apos;t fit.</source>
        <translation>In der Hand: {scraps}. Leg ihn in die Eiskiste oder gib ab, was nicht passt.</translation>
    </message>
    <message>
        <source>The {tile} isn&apos;t in the Ocean.</source>
        <translation>Das {tile} liegt nicht im Ozean.</translation>
    </message>
    <message>
        <source>The Ocean Bag is empty: the Captain buys no more, not even the {tile}.</source>
        <translation>Der Ozeanbeutel ist leer: Der Kapitän kauft nichts mehr, auch nicht das {tile}.</translation>
    </message>
    <message>
        <source>While the Ocean Bag has tiles, sell the {tile} to the Captain for $3.</source>
        <translation>Solange Plättchen im Ozeanbeutel sind, verkauf das {tile} dem Kapitän für 3&#xa0;$.</translation>
    </message>
    <message>
        <source>The {contract} isn&apos;t in this match.</source>
        <translation>Der {contract} ist nicht in dieser Partie.</translation>
    </message>
    <message numerus="yes">
        <source>The card bids at {where} without the arrow: behind all %n Meeple(s).</source>
        <translation>
            <numerusform>Die Karte bietet auf {where} ohne Pfeil: hinter dem Meeple dort (%n).</numerusform>
            <numerusform>Die Karte bietet auf {where} ohne Pfeil: hinter allen %n Meeple dort.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card bids at {where} with the arrow, but no other player is there: behind all.</source>
        <translation>Die Karte bietet auf {where} mit Pfeil, aber dort steht niemand anders: hinter alle.</translation>
    </message>
    <message>
        <source>The card bids at {where} with the arrow: in front of the other player, for ${front}.</source>
        <translation>Die Karte bietet auf {where} mit Pfeil: davor, für {front}&#xa0;$.</translation>
    </message>
    <message>
        <source>The Solo Angler plays against one player, not with {n} seats. Choose two seats.</source>
        <translation>Der Solo-Angler spielt gegen eine Person, nicht bei {n} Plätzen. Wähle zwei Plätze.</translation>
    </message>
    <message>
        <source>Sell it to the Captain</source>
        <translation>Dem Kapitän verkaufen</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Sell the {tile} to the Captain</source>
        <translation>{tile} dem Kapitän verkaufen</translation>
    </message>
    <message>
        <source>Give up the {scrap}</source>
        <translation>{scrap} abgeben</translation>
    </message>
    <message>
        <source>{who} wins, {points} to {second}.</source>
        <translation>Sieg: {who}, {points} zu {second}.</translation>
    </message>
    <message>
        <source>One {kind}. It can&apos;t be sold.</source>
        <translation>Ein Fisch: {kind}. Beifang kauft der Kapitän nicht.</translation>
    </message>
    <message>
        <source>The Angler: fish {fish}, Gears {gear}; it goes to Market with {n}.</source>
        <translation>Der Angler: Fische {fish}, Zahnräder {gear}; mit {n} geht er zum Markt.</translation>
    </message>
    <message>
        <source>The Angler: fish {fish}, Gears {gear}.</source>
        <translation>Der Angler: Fische {fish}, Zahnräder {gear}.</translation>
    </message>
    <message>
        <source>The Angler: Crabs {crabs}, Lighthouses {lighthouses}, logos {logos}</source>
        <translation>Der Angler: Krabben {crabs}, Leuchttürme {lighthouses}, Logos {logos}</translation>
    </message>
    <message>
        <source>Until sunset the Captain buys: sell the {tile} to him for $3.</source>
        <translation>Bis zum Abend kauft der Kapitän: Verkauf ihm das {tile} für 3&#xa0;$.</translation>
    </message>
    <message>
        <source>Your Crab is checked next: use {power} before, or take no Scrap.</source>
        <translation>Als Nächstes wird deine Krabbe geprüft: Nutz vorher „{power}“ oder nimm keinen Beifang.</translation>
    </message>
    <message>
        <source>Acting before other Meeples</source>
        <translation>Vor anderen Meeples handeln</translation>
    </message>
    <message>
        <source>Lighthouses on Scoring Locations</source>
        <translation>Leuchttürme an Wertungsorten</translation>
    </message>
    <message>
        <source>Sets of Cannery Logos</source>
        <translation>Sätze von Konservenlogos</translation>
    </message>
    <message>
        <source>Crab Meeples</source>
        <translation>Krabben-Meeples</translation>
    </message>
    <message>
        <source>What the Angler has still to gain</source>
        <translation>Was der Angler noch gewinnen kann</translation>
    </message>
    <message>
        <source>Rows or columns that pay</source>
        <translation>Reihen oder Spalten, die auszahlen</translation>
    </message>
    <message>
        <source>The Crab of the Ice Chest</source>
        <translation>Die Krabbe der Eiskiste</translation>
    </message>
    <message>
        <source>What the fish buy at the Market</source>
        <translation>Was die Fische am Markt kaufen</translation>
    </message>
    <message>
        <source>The turn that a visit to the Market costs</source>
        <translation>Der Zug, den ein Marktbesuch kostet</translation>
    </message>
    <message>
        <source>The space for a Lighthouse</source>
        <translation>Das Feld für einen Leuchtturm</translation>
    </message>
    <message>
        <source>The tile still to be taken</source>
        <translation>Das Plättchen, das noch zu nehmen ist</translation>
    </message>
    <message>
        <source>Shrimp, and cells hard to cover</source>
        <translation>Garnelen und schwer zu bedeckende Zellen</translation>
    </message>
    <message>
        <source>Gears at visits to come</source>
        <translation>Zahnräder bei künftigen Besuchen</translation>
    </message>
    <message>
        <source>Scraps kept</source>
        <translation>Behaltener Beifang</translation>
    </message>
    <message>
        <source>A power not yet used</source>
        <translation>Ein noch nicht genutzter Garnelenbonus</translation>
    </message>
    <message>
        <source>Turns to come</source>
        <translation>Züge, die noch kommen</translation>
    </message>
    <message numerus="yes">
        <source>%n full line(s)</source>
        <comment>rows or columns of a chest</comment>
        <translation>
            <numerusform>%n volle Reihe</numerusform>
            <numerusform>%n volle Reihen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open cell(s) around it</source>
        <comment>around the Crab</comment>
        <translation>
            <numerusform>%n offene Zelle ringsum</numerusform>
            <numerusform>%n offene Zellen ringsum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gear(s)</source>
        <translation>
            <numerusform>%n Zahnrad</numerusform>
            <numerusform>%n Zahnräder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} share the victory with %n point(s) each and as many cards.</source>
        <translation>
            <numerusform>{who} teilen sich den Sieg mit je %n Punkt und gleich vielen Karten.</numerusform>
            <numerusform>{who} teilen sich den Sieg mit je %n Punkten und gleich vielen Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} wins the tie-break with %n point(s): more Today&apos;s Catch cards ({cards}).</source>
        <translation>
            <numerusform>Sieg durch mehr Tagesfangkarten ({cards}): {who}, %n Punkt.</numerusform>
            <numerusform>Sieg durch mehr Tagesfangkarten ({cards}): {who}, %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board of {who}</source>
        <translation>Tableau: {who}</translation>
    </message>
    <message>
        <source>Ice Chest</source>
        <translation>Eiskiste</translation>
    </message>
    <message>
        <source>Money: {sum}</source>
        <translation>Geld: {sum}</translation>
    </message>
    <message>
        <source>Lighthouse to place</source>
        <translation>Leuchtturm im Vorrat</translation>
    </message>
    <message>
        <source>Shrimp cube, not on a power</source>
        <translation>Garnelenwürfel, auf keiner Fähigkeit</translation>
    </message>
    <message>
        <source>Shrimp cube on {power}, ready</source>
        <translation>Garnelenwürfel auf „{power}“, bereit</translation>
    </message>
    <message>
        <source>Shrimp cube on {power}, used</source>
        <translation>Garnelenwürfel auf „{power}“, benutzt</translation>
    </message>
    <message>
        <source>Costs {price}.</source>
        <translation>Kostet {price}.</translation>
    </message>
    <message>
        <source>Money: ${money}. Catch Tracker: {fish}. Gears: {gears}. Today&apos;s Catch cards: {cards}. Crab Meeples: {crabs}. Lighthouses to place: {lighthouses}. Cannery Logos: {logos}. {chest}</source>
        <translation>Geld: {money}&#xa0;$. Fangleiste: {fish}. Zahnräder: {gears}. Tagesfangkarten: {cards}. Krabbenmeeple: {crabs}. Leuchttürme im Vorrat: {lighthouses}. Konservenlogos: {logos}. {chest}</translation>
    </message>
    <message>
        <source>Row 1: {a}. Row 2: {b}. Row 3: {c}. Row 4: {d}. Row 5: {e}.</source>
        <translation>Reihe 1: {a}. Reihe 2: {b}. Reihe 3: {c}. Reihe 4: {d}. Reihe 5: {e}.</translation>
    </message>
    <message>
        <source>covered</source>
        <comment>a cell of the Ice Chest</comment>
        <translation>bedeckt</translation>
    </message>
    <message>
        <source>Ice Block</source>
        <comment>a cell of the Ice Chest</comment>
        <translation>Eisblock</translation>
    </message>
    <message>
        <source>Shrimp</source>
        <comment>a cell of the Ice Chest</comment>
        <translation>Garnele</translation>
    </message>
    <message>
        <source>Crab</source>
        <comment>a cell of the Ice Chest</comment>
        <translation>Krabbe</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a cell of the Ice Chest</comment>
        <translation>frei</translation>
    </message>
    <message numerus="yes">
        <source>Ice Chest {n}, %n cell(s) covered.</source>
        <translation>
            <numerusform>Eiskiste {n}, %n Feld bedeckt.</numerusform>
            <numerusform>Eiskiste {n}, %n Felder bedeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>In column {column}, number {n} from the Boat&apos;s side.</source>
        <translation>In Spalte {column}, Nummer {n} von der Seite des Boots.</translation>
    </message>
    <message>
        <source>nearest the Boat</source>
        <translation>nächst am Boot</translation>
    </message>
    <message>
        <source>farthest from the Boat</source>
        <translation>am weitesten vom Boot</translation>
    </message>
    <message numerus="yes">
        <source>Bids: {first}, then {second}. Boat: %n column(s) to the right. Under {threshold} fish it docks; of equal tiles it takes the one {dock}. At the Market: {spoils}. Lighthouse: {path}.</source>
        <translation>
            <numerusform>Gebote: {first}, dann {second}. Boot: %n Spalte nach rechts. Unter {threshold} Fischen geht er ans Dock; von gleichen Plättchen nimmt er das {dock}. Auf dem Markt: {spoils}. Leuchtturm: {path}.</numerusform>
            <numerusform>Gebote: {first}, dann {second}. Boot: %n Spalten nach rechts. Unter {threshold} Fischen geht er ans Dock; von gleichen Plättchen nimmt er das {dock}. Auf dem Markt: {spoils}. Leuchtturm: {path}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind}, in front</source>
        <comment>where the Angler bids</comment>
        <translation>{kind}, davor</translation>
    </message>
    <message>
        <source>the card over the Boat</source>
        <translation>die Karte über dem Boot</translation>
    </message>
    <message>
        <source>a card that you choose</source>
        <translation>eine Karte nach deiner Wahl</translation>
    </message>
    <message numerus="yes">
        <source>%n Crab(s)</source>
        <translation>
            <numerusform>%n Krabbe</numerusform>
            <numerusform>%n Krabben</numerusform>
        </translation>
    </message>
    <message>
        <source>Number {n} from the left.</source>
        <translation>Nummer {n} von links.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences</comment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Before your turn ends, lay in the Ice Chest or give up: {scraps}.</source>
        <translation>Vor dem Ende deines Zuges einlegen oder abgeben: {scraps}.</translation>
    </message>
    <message>
        <source>Before the Market, lay in the Ice Chest or give up: {scraps}.</source>
        <translation>Vor dem Markt einlegen oder abgeben: {scraps}.</translation>
    </message>
    <message>
        <source>First lay in the Ice Chest or give up: {scraps}.</source>
        <translation>Erst einlegen oder abgeben: {scraps}.</translation>
    </message>
    <message>
        <source>You and a hard computer opponent, with Shallow Waters.</source>
        <translation>Du und ein starker Computergegner, mit Shallow Waters.</translation>
    </message>
    <message>
        <source>Not yet on the path of the Compass Rose.</source>
        <translation>Noch nicht auf dem Weg der Kompassrose.</translation>
    </message>
    <message>
        <source>On the path of the Compass Rose: {n} of {last} steps from Start.</source>
        <translation>Auf dem Weg der Kompassrose: {n} von {last} Schritten nach Start.</translation>
    </message>
    <message>
        <source>Five Crabs</source>
        <translation>Fünf Krabben</translation>
    </message>
    <message>
        <source>End a match with five Crab Meeples.</source>
        <translation>Beende eine Partie mit fünf Krabbenmeeple.</translation>
    </message>
</context>
<context>
    <name>public_market.0_first_card</name>
    <message>
        <source>Your first card</source>
        <translation>Deine erste Karte</translation>
    </message>
    <message>
        <source>A full row</source>
        <translation>Eine volle Reihe</translation>
    </message>
    <message>
        <source>Fill row 4: drag the lit tile into your chest.</source>
        <translation>Fülle Reihe 4: Zieh das leuchtende Plättchen in deine Kiste.</translation>
    </message>
    <message>
        <source>How points are made</source>
        <translation>So gibt es Punkte</translation>
    </message>
    <message>
        <source>Fish are packed into your **Ice Chest**. At the **Market** they pay for cards, and full rows bring money. Cards and money are points: most points win. Do it once.</source>
        <translation>Fische kommen in deine **Eiskiste**. Auf dem **Markt** bezahlen sie Karten, und volle Reihen bringen Geld. Karten und Geld sind Punkte: Die meisten Punkte gewinnen. Mach es einmal.</translation>
    </message>
    <message>
        <source>1 fill a row</source>
        <translation>1 Reihe füllen</translation>
    </message>
    <message>
        <source>2 go to Market</source>
        <translation>2 zum Markt gehen</translation>
    </message>
    <message>
        <source>3 card: 1 VP</source>
        <translation>3 Karte: 1&#xa0;SP</translation>
    </message>
    <message>
        <source>Row 4 is full: $3 at the Market. A Sardine, a Herring and a Cod are yours.</source>
        <translation>Reihe 4 ist voll: 3&#xa0;$ auf dem Markt. Eine Sardine, ein Hering und ein Kabeljau gehören dir.</translation>
    </message>
    <message>
        <source>It fits there, too. Row 4 lacks just these cells.</source>
        <translation>Es passt auch dort. In Reihe 4 fehlen genau diese Felder.</translation>
    </message>
    <message>
        <source>First the lit tile: it fills row 4.</source>
        <translation>Erst das leuchtende Plättchen: Es füllt Reihe 4.</translation>
    </message>
    <message>
        <source>To the Market</source>
        <translation>Zum Markt</translation>
    </message>
    <message>
        <source>Send your Meeple to the Market.</source>
        <translation>Schick deinen Meeple zum Markt.</translation>
    </message>
    <message>
        <source>Your second Meeple waits. It may fish once more, or go to the **Market** and sell the chest. Drag it to the Market.</source>
        <translation>Dein zweiter Meeple wartet. Er darf noch einmal fischen, oder zum **Markt** gehen und die Kiste verkaufen. Zieh ihn zum Markt.</translation>
    </message>
    <message>
        <source>Now cards can be bought.</source>
        <translation>Nun kannst du Karten kaufen.</translation>
    </message>
    <message>
        <source>Good fishing there, too. This time: sell.</source>
        <translation>Auch dort fischt es sich gut. Diesmal: verkaufen.</translation>
    </message>
    <message>
        <source>Buy the Fritters: drag the lit card to your board.</source>
        <translation>Kauf die Beignets: Zieh die leuchtende Karte auf dein Brett.</translation>
    </message>
    <message>
        <source>The **Fritters** cost 2 Sardines and a Cod, and you have them: one more Sardine comes from your Gear. A card is a point, and gives fish in every chest to come.</source>
        <translation>Die **Beignets** kosten 2 Sardinen und einen Kabeljau, und du hast sie: Eine Sardine kommt von deinem Zahnrad. Eine Karte ist ein Punkt und bringt Fisch in jede neue Kiste.</translation>
    </message>
    <message>
        <source>1 VP, and a Cod in every new chest.</source>
        <translation>1&#xa0;SP, und ein Kabeljau in jeder neuen Kiste.</translation>
    </message>
    <message>
        <source>First the card: you can pay for it.</source>
        <translation>Erst die Karte: Du kannst sie bezahlen.</translation>
    </message>
    <message>
        <source>Where the Salmon are</source>
        <translation>Wo die Lachse sind</translation>
    </message>
    <message>
        <source>Leave the Market, then put the Boat where most Salmon lie.</source>
        <translation>Verlass den Markt, dann setz das Boot dorthin, wo die meisten Lachse liegen.</translation>
    </message>
    <message>
        <source>Salmon sell for most: **$2** each. Everybody fishes in the **Boat&apos;s** column next, and you are the one who steers it. Count the Salmon on the tiles of each column.</source>
        <translation>Lachse bringen am meisten: je **2&#xa0;$**. Als Nächstes fischen alle in der Spalte des **Bootes**, und du steuerst es. Zähl die Lachse auf den Plättchen jeder Spalte.</translation>
    </message>
    <message>
        <source>Another column has more Salmon. Press Again: every tile shows its fish.</source>
        <translation>Eine andere Spalte hat mehr Lachse. Drück auf Noch einmal: Jedes Plättchen zeigt seine Fische.</translation>
    </message>
    <message>
        <source>Five Salmon wait for you. Next: how a chest is packed.</source>
        <translation>Fünf Lachse warten auf dich. Nun: wie man eine Kiste packt.</translation>
    </message>
</context>
<context>
    <name>public_market.1_first_catch</name>
    <message>
        <source>The first catch</source>
        <translation>Der erste Fang</translation>
    </message>
    <message>
        <source>Your chest</source>
        <translation>Deine Kiste</translation>
    </message>
    <message>
        <source>What may not be covered</source>
        <translation>Was frei bleibt</translation>
    </message>
    <message>
        <source>Try it: drag the lit tile onto the Ice Block in row 2.</source>
        <translation>Probier es: Zieh das leuchtende Plättchen auf den Eisblock in Reihe 2.</translation>
    </message>
    <message>
        <source>Every place where a tile may go lights up green. Hold it over the **Ice Block** and see what happens.</source>
        <translation>Jeder Platz, an den ein Plättchen darf, leuchtet grün auf. Halte es über den **Eisblock** und sieh, was geschieht.</translation>
    </message>
    <message>
        <source>That is how every refusal looks: the reason, and the rule. Nothing lies on an Ice Block.</source>
        <translation>So sieht jede Ablehnung aus: der Grund und die Regel. Auf einem Eisblock liegt nichts.</translation>
    </message>
    <message>
        <source>That place is free. It is the Ice Block that we want to be refused.</source>
        <translation>Dieser Platz ist frei. Abgelehnt werden soll der Eisblock.</translation>
    </message>
    <message>
        <source>A full row</source>
        <translation>Eine volle Reihe</translation>
    </message>
    <message>
        <source>Fill row 4: drag the lit tile into your chest.</source>
        <translation>Fülle Reihe 4: Zieh das leuchtende Plättchen in deine Kiste.</translation>
    </message>
    <message>
        <source>**An Ice Block counts as filled**, so row 4 lacks only four cells. This tile fills them just as it lies. Crab and Shrimp may be covered. Drag it there.</source>
        <translation>**Ein Eisblock zählt als gefüllt**, also fehlen Reihe 4 nur vier Zellen. Dieses Plättchen füllt sie genau so, wie es liegt. Krabbe und Garnelen dürfen abgedeckt werden. Zieh es dorthin.</translation>
    </message>
    <message>
        <source>A full row pays $3 at the Market</source>
        <translation>Eine volle Reihe bringt am Markt 3&#xa0;$</translation>
    </message>
    <message>
        <source>Row 4 is full. And the fish have moved your markers on the Catch Tracker.</source>
        <translation>Reihe 4 ist voll. Und die Fische haben deine Marker auf der Fangleiste bewegt.</translation>
    </message>
    <message>
        <source>It fits there, but row 4 stays open. Lay it over row 4.</source>
        <translation>Es passt dort, aber Reihe 4 bleibt offen. Leg es über Reihe 4.</translation>
    </message>
    <message>
        <source>A good tile too. Take the lit one first: it fills the whole row.</source>
        <translation>Auch ein gutes Plättchen. Nimm zuerst das leuchtende: Es füllt die ganze Reihe.</translation>
    </message>
    <message>
        <source>The Captain gives $3, but the row would go. Lay it this time.</source>
        <translation>Der Kapitän gibt 3&#xa0;$, aber die Reihe wäre dahin. Leg es diesmal.</translation>
    </message>
    <message>
        <source>The second Meeple</source>
        <translation>Der zweite Meeple</translation>
    </message>
    <message>
        <source>Send your second Meeple fishing: drag it to the dock.</source>
        <translation>Schick deinen zweiten Meeple fischen: Zieh ihn zum Kai.</translation>
    </message>
    <message>
        <source>You would sell three fish and start anew. One more catch first; the Market is chapter 4.</source>
        <translation>Du würdest drei Fische verkaufen und neu anfangen. Erst noch ein Fang; der Markt ist Kapitel 4.</translation>
    </message>
    <message>
        <source>Cover a second Shrimp, without help</source>
        <translation>Ohne Hilfe: eine zweite Garnele</translation>
    </message>
    <message>
        <source>That tile lies well, but no Shrimp is under it. Undo it with Ctrl+Z, or press Again.</source>
        <translation>Das Plättchen liegt gut, aber darunter ist keine Garnele. Nimm es mit Strg+Z zurück oder drück auf Noch einmal.</translation>
    </message>
    <message>
        <source>Two Shrimp. You have packed your first chest well: on to the bids.</source>
        <translation>Zwei Garnelen. Deine erste Kiste ist gut gepackt: weiter zu den Geboten.</translation>
    </message>
    <message>
        <source>Cover another Shrimp with one of these tiles.</source>
        <translation>Deck mit einem dieser Plättchen noch eine Garnele ab.</translation>
    </message>
    <message>
        <source>Three covered Shrimp bring a power (chapter 6). One is covered. Which of these tiles reaches another?</source>
        <translation>Drei abgedeckte Garnelen bringen eine Fähigkeit (Kapitel 6). Eine ist abgedeckt. Welches dieser Plättchen erreicht noch eine?</translation>
    </message>
    <message>
        <source>This is your Ice Chest. What you catch is packed into it and sold at the Market later, for cards and Lighthouses that bring **victory points**. Whoever has most after the last round wins. Press Next.</source>
        <translation>Das ist deine Eiskiste. Was du fängst, wird hineingepackt und später auf dem Markt verkauft, für Karten und Leuchttürme, die **Siegpunkte** bringen. Wer nach der letzten Runde die meisten hat, gewinnt. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>Against the Angler you have two Meeples. Each either fishes or goes to **Market**. Selling empties the chest, and only full rows are paid: with one row it is too early.</source>
        <translation>Gegen den Angler hast du zwei Meeples. Jeder fischt oder geht zum **Markt**. Der Verkauf leert die Kiste, und nur volle Reihen werden bezahlt: Mit einer Reihe ist es zu früh.</translation>
    </message>
</context>
<context>
    <name>public_market.2_bids</name>
    <message>
        <source>Bids and queues</source>
        <translation>Gebote und Schlangen</translation>
    </message>
    <message>
        <source>Who acts first</source>
        <translation>Wer zuerst handelt</translation>
    </message>
    <message>
        <source>The dearest bid acts first</source>
        <translation>Das teuerste Gebot handelt zuerst</translation>
    </message>
    <message>
        <source>Everybody bids with one Meeple. Then the dearest location acts first, and within a location from **right to left**. Who acts first takes the best fish. The others have bid: $6 at Cod, and nothing. Press Next.</source>
        <translation>Alle bieten mit einem Meeple. Dann handelt das teuerste Gebotsfeld zuerst, und auf jedem Feld geht es von **rechts nach links**. Wer zuerst handelt, nimmt die besten Fische. Die anderen haben geboten: 6&#xa0;$ bei Kabeljau und nichts. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>No overtaking for nothing</source>
        <translation>Umsonst wird nicht überholt</translation>
    </message>
    <message>
        <source>Try it: go in front of Player 3 at $0.</source>
        <translation>Probier es: Geh bei 0&#xa0;$ vor Spieler 3.</translation>
    </message>
    <message>
        <source>You may stand behind others for nothing, or in front of them for $1. At **$0** there is only behind.</source>
        <translation>Hinter andere stellst du dich umsonst, vor sie für 1&#xa0;$. Bei **0&#xa0;$** gibt es nur dahinter.</translation>
    </message>
    <message>
        <source>Refused, with the rule. Everywhere else you may go in front.</source>
        <translation>Abgelehnt, mit der Regel. Überall sonst darfst du nach vorn.</translation>
    </message>
    <message>
        <source>First, for $7</source>
        <translation>Als Erste für 7&#xa0;$</translation>
    </message>
    <message>
        <source>Bid so that you act first, for $7 at most.</source>
        <translation>Biete so, dass du zuerst handelst, für höchstens 7&#xa0;$.</translation>
    </message>
    <message>
        <source>You have $12. Player 2 stands at Cod. Salmon would be first for $8. **In front of Player 2** costs $6, and $1 more for Player 2.</source>
        <translation>Du hast 12&#xa0;$. Spieler 2 steht bei Kabeljau. Lachs käme für 8&#xa0;$ zuerst dran. **Vor Spieler 2** kostet 6&#xa0;$ und 1&#xa0;$ mehr für Spieler 2.</translation>
    </message>
    <message>
        <source>That isn&apos;t first for $7. Press Again: drop the Meeple on Cod, right of Player 2&apos;s.</source>
        <translation>Das ist nicht Platz eins für 7&#xa0;$. Drück auf Noch einmal: Leg den Meeple auf Kabeljau, rechts von dem von Spieler 2.</translation>
    </message>
    <message>
        <source>You act first, and Player 2 has a dollar of yours.</source>
        <translation>Du handelst zuerst, und Spieler 2 hat einen Dollar von dir.</translation>
    </message>
    <message>
        <source>A Scrap with it</source>
        <translation>Dazu ein Beifang</translation>
    </message>
    <message>
        <source>Take a Cod Scrap.</source>
        <translation>Nimm einen Kabeljau-Beifang.</translation>
    </message>
    <message>
        <source>A bid brings a Scrap</source>
        <translation>Ein Gebot bringt Beifang</translation>
    </message>
    <message>
        <source>A Scrap is a small fish: of your location&apos;s kind, or a cheaper one. You lay it into your chest when you go fishing or to Market.</source>
        <translation>Beifang ist ein kleiner Fisch: von der Sorte deines Gebotsfelds oder einer billigeren. Du legst ihn in deine Kiste, wenn du fischst oder zum Markt gehst.</translation>
    </message>
    <message>
        <source>It lies beside your chest. All have bid, and it is your turn.</source>
        <translation>Er liegt neben deiner Kiste. Alle haben geboten, und du bist am Zug.</translation>
    </message>
    <message>
        <source>A Scrap costs nothing more, and fills a cell. Take one.</source>
        <translation>Ein Beifang kostet nichts mehr und füllt eine Zelle. Nimm einen.</translation>
    </message>
</context>
<context>
    <name>public_market.3_market</name>
    <message>
        <source>Going to Market</source>
        <translation>Der Gang zum Markt</translation>
    </message>
    <message>
        <source>What you have caught</source>
        <translation>Was du gefangen hast</translation>
    </message>
    <message>
        <source>Fish are your money at the Market</source>
        <translation>Am Markt zahlst du mit Fischen</translation>
    </message>
    <message>
        <source>The **Catch Tracker** counts your fish: Sardines, Herring, Cod, Salmon. Fish pay for cards; what is left over is sold, and full rows or columns of the chest are paid. Press Next.</source>
        <translation>Die **Fangleiste** zählt deine Fische: Sardinen, Heringe, Kabeljaue, Lachse. Mit Fischen bezahlst du Karten; was übrig bleibt, wird verkauft, und volle Reihen oder Spalten der Kiste bringen Geld. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>To the Market</source>
        <translation>Zum Markt</translation>
    </message>
    <message>
        <source>Send your Meeple to the Market.</source>
        <translation>Schick deinen Meeple zum Markt.</translation>
    </message>
    <message>
        <source>Your Crab is surrounded, and two columns are full. Time to sell: drag your waiting Meeple to the **Market** instead of the dock.</source>
        <translation>Deine Krabbe ist umringt, und zwei Spalten sind voll. Zeit zu verkaufen: Zieh deinen wartenden Meeple zum **Markt** statt zum Kai.</translation>
    </message>
    <message>
        <source>The Crab was yours at once. Now you may complete up to two cards.</source>
        <translation>Die Krabbe gehört dir sofort. Jetzt darfst du bis zu zwei Karten erfüllen.</translation>
    </message>
    <message>
        <source>One more catch would be possible. But this chest is ready: sell it.</source>
        <translation>Ein Fang ginge noch. Aber diese Kiste ist so weit: Verkauf sie.</translation>
    </message>
    <message>
        <source>A Public Contract</source>
        <translation>Ein Auftrag</translation>
    </message>
    <message>
        <source>Complete the contract for 2 Herring, 1 Cod and 1 Salmon in column 2.</source>
        <translation>Erfüll den Auftrag für 2 Heringe, 1 Kabeljau und 1 Lachs in Spalte 2.</translation>
    </message>
    <message>
        <source>**Contracts** cost fish and bring a Lighthouse onto a space with victory points. The dearer the column, the more points. Drag the lit one to your board.</source>
        <translation>**Aufträge** kosten Fische und bringen einen Leuchtturm auf ein Feld mit Siegpunkten. Je teurer die Spalte, desto mehr Punkte. Zieh den leuchtenden auf dein Brett.</translation>
    </message>
    <message>
        <source>Paid: four fish are gone from the tracker.</source>
        <translation>Bezahlt: Vier Fische sind von der Leiste weg.</translation>
    </message>
    <message>
        <source>You can pay for that, too. Take the one in column 2 with one Salmon.</source>
        <translation>Auch den kannst du bezahlen. Nimm den in Spalte 2 mit einem Lachs.</translation>
    </message>
    <message>
        <source>A card comes next. First the contract.</source>
        <translation>Eine Karte kommt gleich. Erst der Auftrag.</translation>
    </message>
    <message>
        <source>Your first Lighthouse</source>
        <translation>Dein erster Leuchtturm</translation>
    </message>
    <message>
        <source>Put the Lighthouse on the space with 4 VP.</source>
        <translation>Stell den Leuchtturm auf das Feld mit 4&#xa0;SP.</translation>
    </message>
    <message>
        <source>Any free space of column 2 will do. Some give a bonus now, one gives plain points: **4 VP** at the end of the match. Take that one.</source>
        <translation>Jedes freie Feld von Spalte 2 geht. Manche geben gleich einen Bonus, eines nur Punkte: **4&#xa0;SP** am Ende der Partie. Nimm das.</translation>
    </message>
    <message>
        <source>4 VP that nobody can take from you.</source>
        <translation>4&#xa0;SP, die dir niemand mehr nimmt.</translation>
    </message>
    <message>
        <source>Logos are chapter 5. This time the points.</source>
        <translation>Logos kommen in Kapitel 5. Diesmal die Punkte.</translation>
    </message>
    <message>
        <source>A space with a bonus and fewer points. Take the 4 VP.</source>
        <translation>Ein Feld mit Bonus und weniger Punkten. Nimm die 4&#xa0;SP.</translation>
    </message>
    <message>
        <source>A Salmon for every chest</source>
        <translation>Ein Lachs für jede Kiste</translation>
    </message>
    <message>
        <source>Take the card that gives a Salmon Gear, and leave with $20.</source>
        <translation>Nimm die Karte mit dem Lachs-Zahnrad und geh mit 20&#xa0;$ nach Hause.</translation>
    </message>
    <message>
        <source>**Today&apos;s Catch** cards give Gears: fish you have again in every new chest. One more card is possible, then all is sold: Salmon for $2, Cod and Herring for $1, two Sardines for $1.</source>
        <translation>**Tagesfangkarten** geben Zahnräder: Fische, die du in jeder neuen Kiste wieder hast. Eine Karte geht noch, dann wird verkauft: Lachs für 2&#xa0;$, Kabeljau und Hering für 1&#xa0;$, zwei Sardinen für 1&#xa0;$.</translation>
    </message>
    <message>
        <source>The sale is right, but the Gear isn&apos;t Salmon, or there is none. Press Again and compare the cards.</source>
        <translation>Der Verkauf stimmt, aber das Zahnrad ist kein Lachs, oder es fehlt. Drück auf Noch einmal und vergleich die Karten.</translation>
    </message>
    <message>
        <source>$5 for fish, $6 for two columns: they pay more than one row. The new chest begins with a Salmon.</source>
        <translation>5&#xa0;$ für Fische, 6&#xa0;$ für zwei Spalten: mehr als für die eine Reihe. Die neue Kiste beginnt mit einem Lachs.</translation>
    </message>
    <message>
        <source>Where everybody fishes next</source>
        <translation>Wo als Nächstes gefischt wird</translation>
    </message>
    <message>
        <source>Put the Boat at column 2.</source>
        <translation>Setz das Boot auf Spalte 2.</translation>
    </message>
    <message>
        <source>Everybody fishes in the **Boat&apos;s column**, and the last in the line sets it: you, this time. Tiles that nobody took are gone, five new ones come. What doesn&apos;t fit, the Captain buys for $3.</source>
        <translation>Alle fischen in der **Spalte des Boots**, und wer als Letzter in der Schlange steht, setzt es: diesmal du. Nicht genommene Plättchen sind weg, fünf neue kommen. Was nicht passt, kauft der Kapitän für 3&#xa0;$.</translation>
    </message>
    <message>
        <source>Five tiles lie there, and your new chest is empty.</source>
        <translation>Dort liegen fünf Plättchen für deine neue Kiste.</translation>
    </message>
    <message>
        <source>A good column, too. Column 2 this time.</source>
        <translation>Auch eine gute Spalte. Diesmal Spalte 2.</translation>
    </message>
</context>
<context>
    <name>public_market.4_lighthouses</name>
    <message>
        <source>Lighthouses and logos</source>
        <translation>Leuchttürme und Logos</translation>
    </message>
    <message>
        <source>A dear contract</source>
        <translation>Ein teurer Auftrag</translation>
    </message>
    <message>
        <source>Complete the contract in column 3 that you can pay for.</source>
        <translation>Erfüll den Auftrag in Spalte 3, den du bezahlen kannst.</translation>
    </message>
    <message>
        <source>Paid. Where shall the Lighthouse stand?</source>
        <translation>Bezahlt. Wo soll der Leuchtturm stehen?</translation>
    </message>
    <message>
        <source>A card later. First the contract.</source>
        <translation>Eine Karte später. Erst der Auftrag.</translation>
    </message>
    <message>
        <source>One Lighthouse to a half</source>
        <translation>Ein Leuchtturm pro Hälfte</translation>
    </message>
    <message>
        <source>Try it: put the Lighthouse beside the Angler&apos;s.</source>
        <translation>Probier es: Stell den Leuchtturm neben den des Anglers.</translation>
    </message>
    <message>
        <source>With two Meeples each, a column has two **halves**, and a half takes one Lighthouse. The Angler holds the left half, the one with more points.</source>
        <translation>Mit je zwei Meeples hat eine Spalte zwei **Hälften**, und jede nimmt nur einen Leuchtturm auf. Der Angler hat die linke, die mit mehr Punkten.</translation>
    </message>
    <message>
        <source>Taken. So being first in a column counts.</source>
        <translation>Besetzt. Es lohnt sich also, in einer Spalte Erster zu sein.</translation>
    </message>
    <message>
        <source>That is possible. Try the other space of the left half.</source>
        <translation>Das geht. Probier das andere Feld der linken Hälfte.</translation>
    </message>
    <message>
        <source>Sets of logos</source>
        <translation>Sätze von Logos</translation>
    </message>
    <message>
        <source>Your cards show **Cannery Logos**. A set of 1, 2, 3 or 4 different ones is worth 1, 3, 6 or 10 VP. Yours make {logos} VP now. Press Next.</source>
        <translation>Deine Karten zeigen **Konservenlogos**. Ein Satz aus 1, 2, 3 oder 4 verschiedenen bringt 1, 3, 6 oder 10&#xa0;SP. Deine bringen jetzt {logos}&#xa0;SP. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>A Lighthouse that completes a set</source>
        <translation>Ein Leuchtturm, der einen Satz ergänzt</translation>
    </message>
    <message>
        <source>Place the Lighthouse so that your logos make 13 VP.</source>
        <translation>Stell den Leuchtturm so, dass deine Logos 13&#xa0;SP bringen.</translation>
    </message>
    <message>
        <source>On a **Collection Location** a Lighthouse brings no VP of its own, but $3 now and a logo. Which one do you lack?</source>
        <translation>Auf einem **Sammelort** bringt ein Leuchtturm selbst keine&#xa0;SP, aber gleich 3&#xa0;$ und ein Logo. Welches fehlt dir?</translation>
    </message>
    <message>
        <source>Your logos don&apos;t make 13 VP. Press Again, and look which of the four you don&apos;t have yet.</source>
        <translation>Deine Logos bringen keine 13&#xa0;SP. Drück auf Noch einmal und schau, welches der vier dir noch fehlt.</translation>
    </message>
    <message>
        <source>You are at the Market once more. The **dearer the column**, the more points its spaces give: up to 3 in column 1, up to 8 in column 4.</source>
        <translation>Du bist wieder am Markt. Je **teurer die Spalte**, desto mehr Punkte geben ihre Felder: bis zu 3 in Spalte 1, bis zu 8 in Spalte 4.</translation>
    </message>
    <message>
        <source>A logo set: 1, 3, 6, 10 VP</source>
        <translation>Ein Logosatz: 1, 3, 6, 10&#xa0;SP</translation>
    </message>
    <message>
        <source>All four: 10 VP, and 3 for the other two. And $3. Column 3 would have brought 3 VP and a Gear.</source>
        <translation>Alle vier: 10&#xa0;SP, dazu 3 für die anderen zwei. Dazu 3&#xa0;$. Spalte 3 hätte 3&#xa0;SP und ein Zahnrad gebracht.</translation>
    </message>
</context>
<context>
    <name>public_market.5_powers</name>
    <message>
        <source>Crab, Shrimp and powers</source>
        <translation>Krabbe, Garnelen und Fähigkeiten</translation>
    </message>
    <message>
        <source>Scraps fill gaps</source>
        <translation>Beifang füllt Lücken</translation>
    </message>
    <message>
        <source>Two **Scraps** came with your bids. They are laid in the same turn as a tile, or given up. Turn a lifted piece with the right mouse button, or with the key that the bar above the table names.</source>
        <translation>Mit deinen Geboten kamen zwei **Beifänge**. Sie kommen im selben Zug wie ein Plättchen in die Kiste, oder du gibst sie zurück. Ein aufgenommenes Teil drehst du mit der rechten Maustaste oder mit der Taste, die die Leiste über dem Tisch nennt.</translation>
    </message>
    <message>
        <source>It needn&apos;t touch anything. And its Cod counts.</source>
        <translation>Es muss nirgends anliegen. Und der Kabeljau zählt.</translation>
    </message>
    <message>
        <source>It fits there. This time: upright, in the corner at the bottom left.</source>
        <translation>Da passt er. Diesmal: hochkant, in die Ecke unten links.</translation>
    </message>
    <message>
        <source>The Sardine comes next. First the Cod.</source>
        <translation>Die Sardine kommt gleich. Erst der Kabeljau.</translation>
    </message>
    <message>
        <source>It would be gone for nothing. Lay it.</source>
        <translation>Er wäre umsonst weg. Leg ihn in die Kiste.</translation>
    </message>
    <message>
        <source>Two Shrimp</source>
        <translation>Zwei Garnelen</translation>
    </message>
    <message>
        <source>Lay the Sardine Scrap on the Shrimp in row 1.</source>
        <translation>Leg den Sardinen-Beifang auf die Garnele in Reihe 1.</translation>
    </message>
    <message>
        <source>A chest has three **Shrimp**. Whoever covers the third wins a power. One is covered; the one in the corner at the top right is for the small Scrap.</source>
        <translation>Jede Kiste hat drei **Garnelen**. Wer die dritte abdeckt, gewinnt eine Fähigkeit. Eine ist abgedeckt; die in der Ecke oben rechts ist für den kleinen Beifang.</translation>
    </message>
    <message>
        <source>Two of three. Now your second Meeple acts.</source>
        <translation>Zwei von drei. Jetzt ist dein zweiter Meeple dran.</translation>
    </message>
    <message>
        <source>It fits there, but no Shrimp is under it.</source>
        <translation>Da passt er, aber darunter ist keine Garnele.</translation>
    </message>
    <message>
        <source>Your second Meeple</source>
        <translation>Dein zweiter Meeple</translation>
    </message>
    <message>
        <source>Send your second Meeple fishing.</source>
        <translation>Schick deinen zweiten Meeple fischen.</translation>
    </message>
    <message>
        <source>Look at the **Crab** meanwhile. When all eight cells round it are covered or ice, you win a Crab at the Market. Crabs are worth 1, 3, 6, 10, 15 VP.</source>
        <translation>Schau dabei auf die **Krabbe**. Sind alle acht Zellen um sie herum abgedeckt oder Eis, gewinnst du am Markt eine Krabbe. Krabben bringen 1, 3, 6, 10, 15&#xa0;SP.</translation>
    </message>
    <message>
        <source>Crab and Shrimp with one tile</source>
        <translation>Krabbe und Garnele mit einem Plättchen</translation>
    </message>
    <message>
        <source>Surround the Crab and cover the third Shrimp with one tile.</source>
        <translation>Umring die Krabbe und deck mit demselben Plättchen die dritte Garnele ab.</translation>
    </message>
    <message>
        <source>Two cells of the ring are open, and one of them is the Shrimp.</source>
        <translation>Zwei Zellen des Rings sind offen, und eines davon ist die Garnele.</translation>
    </message>
    <message>
        <source>The Shrimp or the Crab is still open. Press Again: one of the two tiles reaches both cells.</source>
        <translation>Garnele oder Krabbe ist noch offen. Drück auf Noch einmal: Eines der zwei Plättchen erreicht beide Zellen.</translation>
    </message>
    <message>
        <source>Both at once. Now choose your power.</source>
        <translation>Beides auf einmal. Jetzt wähl deine Fähigkeit.</translation>
    </message>
    <message>
        <source>Choose a power</source>
        <translation>Wähl eine Fähigkeit</translation>
    </message>
    <message>
        <source>Choose the power Any Scrap.</source>
        <translation>Wähl die Fähigkeit Beliebiger Beifang.</translation>
    </message>
    <message>
        <source>Four powers, each used **once**, in any turn of yours: keep a tile in the cooler, take any Scrap, fish in any column, take $5.</source>
        <translation>Vier Fähigkeiten, jede **einmal** nutzbar, in jedem deiner Züge: ein Plättchen kühlen, einen beliebigen Beifang nehmen, in jeder Spalte fischen, 5&#xa0;$ nehmen.</translation>
    </message>
    <message>
        <source>Your cube is on red: the power is ready, even now.</source>
        <translation>Dein Würfel liegt auf Rot: Die Fähigkeit ist bereit, sogar jetzt gleich.</translation>
    </message>
    <message>
        <source>Good, too. Take Any Scrap: it helps at once.</source>
        <translation>Auch gut. Nimm Beliebiger Beifang: Der hilft sofort.</translation>
    </message>
    <message>
        <source>A full row for nothing</source>
        <translation>Eine volle Reihe umsonst</translation>
    </message>
    <message>
        <source>Use it: take a Scrap that fills a row, worth $3.</source>
        <translation>Nutz sie: Nimm einen Beifang, der eine Reihe füllt, für 3&#xa0;$.</translation>
    </message>
    <message>
        <source>Take a Scrap of any kind and lay it at once. Hold it over the chest: a label says where it brings **$3 more payout**.</source>
        <translation>Nimm einen Beifang beliebiger Art und leg ihn sofort. Halt ihn über die Kiste: Ein Hinweis sagt, wo er **3&#xa0;$ mehr** Auszahlung bringt.</translation>
    </message>
    <message>
        <source>One chest: a Crab, a power and full lines. At the Market all of it pays.</source>
        <translation>Eine Kiste: eine Krabbe, eine Fähigkeit und volle Linien. Am Markt zahlt sich alles aus.</translation>
    </message>
    <message>
        <source>It lies well, but fills no row or column. Press Again.</source>
        <translation>Er liegt gut, füllt aber keine Reihe oder Spalte. Drück auf Noch einmal.</translation>
    </message>
    <message>
        <source>The power would wait. But use it now.</source>
        <translation>Die Fähigkeit würde warten. Aber nutz sie jetzt.</translation>
    </message>
    <message>
        <source>Lay the Cod Scrap upright into the corner at the bottom left.</source>
        <translation>Leg den Kabeljau-Beifang hochkant in die Ecke unten links.</translation>
    </message>
</context>
<context>
    <name>public_market.6_last_day</name>
    <message>
        <source>The Angler and the last round</source>
        <translation>Der Angler und die letzte Runde</translation>
    </message>
    <message>
        <source>The Solo Angler</source>
        <translation>Der Solo-Angler</translation>
    </message>
    <message>
        <source>The **Angler** has no chest. Its cards tell where it bids. With few fish it goes to the dock and gains more; with enough, to Market for Crabs, cards and Lighthouses. Press Next.</source>
        <translation>Der **Angler** hat keine Kiste. Karten sagen, wohin er bietet. Mit wenigen Fischen geht er zum Kai und gewinnt mehr; mit genug zum Markt, zu Krabben, Karten und Leuchttürmen. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>Round ten</source>
        <translation>Runde zehn</translation>
    </message>
    <message>
        <source>This is the last of ten rounds. The bag is **empty**: no Captain, no new chest. But both of your Meeples may still sell, and points come from four things: Lighthouses, logos, Crabs, and each $3. Press Next.</source>
        <translation>Das ist die letzte von zehn Runden. Der Beutel ist **leer**: kein Kapitän, keine neue Kiste. Aber beide Meeples dürfen noch verkaufen, und Punkte gibt es für vierlei: Leuchttürme, Logos, Krabben und je 3&#xa0;$. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>The last Market of this chest</source>
        <translation>Der letzte Markt dieser Kiste</translation>
    </message>
    <message>
        <source>Send this Meeple to the Market.</source>
        <translation>Schick diesen Meeple zum Markt.</translation>
    </message>
    <message>
        <source>Two Scraps lie beside your chest. At the Market they are laid first, **before** anybody looks at the Crab.</source>
        <translation>Zwei Beifänge liegen neben deiner Kiste. Am Markt kommen sie zuerst hinein, **bevor** nach der Krabbe gesehen wird.</translation>
    </message>
    <message>
        <source>There are better tiles than time: sell now.</source>
        <translation>Jetzt zählt die Zeit mehr als ein Plättchen: Verkauf.</translation>
    </message>
    <message>
        <source>One cell of the ring</source>
        <translation>Eine Zelle des Rings</translation>
    </message>
    <message>
        <source>Close the ring round the Crab with a Herring Scrap.</source>
        <translation>Schließ den Ring um die Krabbe mit einem Herings-Beifang.</translation>
    </message>
    <message>
        <source>Seven of the eight neighbours of the Crab are covered or ice. Find the eighth.</source>
        <translation>Sieben der acht Nachbarzellen der Krabbe sind abgedeckt oder Eis. Finde die achte.</translation>
    </message>
    <message>
        <source>Surrounded: a Crab is yours.</source>
        <translation>Umringt: Du gewinnst eine Krabbe.</translation>
    </message>
    <message>
        <source>The Crab is still open. Press Again: the gap is right of it.</source>
        <translation>Die Krabbe ist noch offen. Drück auf Noch einmal: Die Lücke ist rechts von ihr.</translation>
    </message>
    <message>
        <source>That Scrap is worth a Crab. Lay it.</source>
        <translation>Dieser Beifang ist eine Krabbe wert. Leg ihn ein.</translation>
    </message>
    <message>
        <source>It fits, and the other one can still close the ring.</source>
        <translation>Das passt, und der andere kann den Ring noch schließen.</translation>
    </message>
    <message>
        <source>In front before the last Market</source>
        <translation>In Führung vor dem letzten Markt</translation>
    </message>
    <message>
        <source>Use the Scrap, two contracts and two Lighthouses so that you lead.</source>
        <translation>Nutz Beifang, zwei Aufträge und zwei Leuchttürme so, dass du führst.</translation>
    </message>
    <message>
        <source>Columns are full, **Collection Locations** are free. Logos make sets: 1, 3, 6, 10. Whatever is left over is sold, so don&apos;t pay more fish than needed.</source>
        <translation>Die Spalten sind voll, **Sammelorte** sind frei. Logos bilden Sätze: 1, 3, 6, 10. Was übrig ist, wird verkauft: Zahl also nicht mehr Fische als nötig.</translation>
    </message>
    <message>
        <source>The Angler is still in front. Press Again: which two logos complete your sets, and which contract is cheapest?</source>
        <translation>Der Angler liegt noch vorn. Drück auf Noch einmal: Welche zwei Logos ergänzen deine Sätze, und welcher Auftrag ist der billigste?</translation>
    </message>
    <message>
        <source>The last fish</source>
        <translation>Die letzten Fische</translation>
    </message>
    <message>
        <source>Sell with your second Meeple, and win.</source>
        <translation>Verkauf mit deinem zweiten Meeple und gewinn.</translation>
    </message>
    <message>
        <source>Your Gears have filled the tracker again. There&apos;s no chest and no Lighthouse left, but fish are money, and **$3 are a point**.</source>
        <translation>Deine Zahnräder haben die Leiste wieder gefüllt. Kiste und Leuchttürme sind weg, aber Fische sind Geld, und **3&#xa0;$ sind ein Punkt**.</translation>
    </message>
    <message>
        <source>You win. You know all of the game now: sit down and play!</source>
        <translation>Du gewinnst. Jetzt kennst du das ganze Spiel: Setz dich und spiel!</translation>
    </message>
    <message>
        <source>The Angler plays by its cards</source>
        <translation>Der Angler spielt nach seinen Karten</translation>
    </message>
    <message>
        <source>After ten rounds points are counted</source>
        <translation>Nach zehn Runden wird gewertet</translation>
    </message>
    <message>
        <source>From eleven behind to the lead, in one Market.</source>
        <translation>Von elf Punkten Rückstand zur Führung, mit einem Markt.</translation>
    </message>
</context>
<context>
    <name>public_market.7_hands</name>
    <message>
        <source>Hands and ears</source>
        <translation>Hände und Ohren</translation>
    </message>
    <message>
        <source>Three ways to play</source>
        <translation>Drei Wege zu spielen</translation>
    </message>
    <message>
        <source>Mouse, keyboard, or a list</source>
        <translation>Maus, Tastatur oder eine Liste</translation>
    </message>
    <message>
        <source>Everything can be done by **mouse**, by **keyboard** alone, or from the **list of moves** (Ctrl+1). A screen reader hears every move and its reason. F2 says the goal of a step once more. Press Enter.</source>
        <translation>Alles geht mit der **Maus**, nur mit der **Tastatur** oder aus der **Liste der Züge** (Strg+1). Ein Screenreader hört jeden Zug und seinen Grund. F2 sagt das Ziel eines Schritts noch einmal. Drück die Eingabetaste.</translation>
    </message>
    <message>
        <source>Lift and put down</source>
        <translation>Aufheben und ablegen</translation>
    </message>
    <message>
        <source>Lift any tile, and put it down in your chest.</source>
        <translation>Heb irgendein Plättchen auf und leg es in deine Kiste.</translation>
    </message>
    <message>
        <source>**Tab** goes from piece to piece, **Enter** lifts, arrow keys or Tab choose a place, **R** turns the tile, Enter puts it down. **Esc** puts it back. By mouse just drag it.</source>
        <translation>**Tab** geht von Teil zu Teil, **Eingabe** hebt auf, Pfeiltasten oder Tab wählen den Platz, **R** dreht das Plättchen, Eingabe legt es ab. **Esc** legt es zurück. Mit der Maus ziehst du es einfach.</translation>
    </message>
    <message>
        <source>It lies. Ctrl+Z would undo that, as long as nothing hidden has been seen.</source>
        <translation>Es liegt. Mit Strg+Z nimmst du es zurück, solange nichts Verborgenes aufgedeckt wurde.</translation>
    </message>
    <message>
        <source>That sells it to the Captain. Into your chest this time.</source>
        <translation>So verkaufst du es dem Kapitän. Diesmal in deine Kiste.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Send your second Meeple fishing.</source>
        <translation>Schick deinen zweiten Meeple fischen.</translation>
    </message>
    <message>
        <source>In a match **H** asks for a hint: where, which, why. In a lesson it shows the move. **F1** opens the rule for what you are asked. Hold a piece over a place, and you hear what it brings or why not.</source>
        <translation>In einer Partie bittet **H** um einen Tipp: wo, was, warum. In einer Lektion zeigt es den Zug. **F1** öffnet die Regel zu deiner Entscheidung. Halt ein Teil über einen Platz, und du hörst, was es bringt oder warum es nicht geht.</translation>
    </message>
    <message>
        <source>Now without the mouse, if you like.</source>
        <translation>Jetzt ohne Maus, wenn du magst.</translation>
    </message>
    <message>
        <source>Not yet: one more catch.</source>
        <translation>Noch nicht: erst noch ein Fang.</translation>
    </message>
    <message>
        <source>By ear</source>
        <translation>Nach Gehör</translation>
    </message>
    <message>
        <source>Find a place where a tile covers a Shrimp, and lay it there.</source>
        <translation>Finde einen Platz, an dem ein Plättchen eine Garnele abdeckt, und leg es dorthin.</translation>
    </message>
    <message>
        <source>Move a lifted tile from place to place: what it covers is said each time, and stands in the list of moves, too.</source>
        <translation>Beweg ein aufgehobenes Plättchen von Platz zu Platz: Was es abdeckt, wird jedes Mal gesagt und steht auch in der Liste der Züge.</translation>
    </message>
    <message>
        <source>It lies, but covers no Shrimp. Undo it with Ctrl+Z, or press Again.</source>
        <translation>Es liegt, deckt aber keine Garnele ab. Nimm es mit Strg+Z zurück oder drück auf Noch einmal.</translation>
    </message>
    <message>
        <source>You can play every game on the shelf like this.</source>
        <translation>So kannst du jedes Spiel im Regal spielen.</translation>
    </message>
</context>
<context>
    <name>public_market.catch</name>
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
</context>
<context>
    <name>public_market.coach</name>
    <message>
        <source>Your Crab was **surrounded**, so you win a Crab. The first is worth 1 VP, five are worth 15: every next one brings more than the one before.</source>
        <translation>Deine Krabbe war **umringt**, also gewinnst du eine Krabbe. Die erste zählt 1&#xa0;SP, fünf zählen 15: Jede weitere bringt mehr als die vorige.</translation>
    </message>
    <message>
        <source>All three Shrimp of your chest are covered: choose a **power**. You can use it once, in any turn of yours. The Cooler keeps a tile for later, the others help at once.</source>
        <translation>Alle drei Garnelen deiner Kiste sind abgedeckt: Wähle eine **Fähigkeit**. Du kannst sie einmal nutzen, in einem beliebigen deiner Züge. Die Kühlbox hebt ein Plättchen auf, die anderen helfen sofort.</translation>
    </message>
    <message>
        <source>You have been paid **$3 for each full row**, or for each full column, whichever is more. Ice Blocks and the Crab count as filled.</source>
        <translation>Du bekommst **3&#xa0;$ für jede volle Reihe** oder für jede volle Spalte, je nachdem, was mehr ist. Eisblöcke und die Krabbe gelten als gefüllt.</translation>
    </message>
    <message>
        <source>A **Gear** is a fish that you have again in every new chest. Early in the match it pays for itself many times, late hardly ever.</source>
        <translation>Ein **Zahnrad** ist ein Fisch, den du in jeder neuen Kiste wieder hast. Früh in der Partie zahlt es sich oft aus, spät kaum noch.</translation>
    </message>
    <message>
        <source>This is your **new chest**. Look where its Crab, its Shrimp and its Ice Blocks lie before you bid: a tile that fits it is worth a dearer bid.</source>
        <translation>Das ist deine **neue Kiste**. Sieh nach, wo Krabbe, Garnelen und Eisblöcke liegen, bevor du bietest: Ein Plättchen, das passt, ist ein teureres Gebot wert.</translation>
    </message>
    <message>
        <source>Logos make **sets**: one, two, three or four different ones are worth 1, 3, 6 or 10 VP. A logo that you have already begins a new set.</source>
        <translation>Logos bilden **Sätze**: ein, zwei, drei oder vier verschiedene zählen 1, 3, 6 oder 10&#xa0;SP. Ein Logo, das du schon hast, beginnt einen neuen Satz.</translation>
    </message>
    <message>
        <source>The Ocean Bag is **empty**: the Captain is away, and there are no new chests. Fish that are left in your chest bring nothing, so don&apos;t miss your last Market.</source>
        <translation>Der Ozeanbeutel ist **leer**: Der Kapitän ist fort, und es gibt keine neuen Kisten. Fische, die in der Kiste bleiben, bringen nichts: Verpass deinen letzten Markt nicht.</translation>
    </message>
    <message>
        <source>The **sun sets**: bids cost more now, and HOME is free. A Meeple at HOME goes to Market once more, and its day is over.</source>
        <translation>Die **Sonne geht unter**: Gebote kosten jetzt mehr, und HEIM ist umsonst. Ein Meeple auf HEIM geht noch einmal zum Markt, dann ist sein Tag vorbei.</translation>
    </message>
    <message>
        <source>The **dearest bid acts first**, and every bid but the one at $0 brings a Scrap. Bid high where one tile matters to you, and for nothing where any will do.</source>
        <translation>Das **teuerste Gebot handelt zuerst**, und jedes außer dem für 0&#xa0;$ bringt einen Beifang. Biete viel, wenn dir ein Plättchen wichtig ist, und nichts, wenn jedes recht ist.</translation>
    </message>
    <message>
        <source>Your bid brings a **Scrap**: of the kind of your location, or a cheaper one. It fills a gap that no tile fits, so look at your chest before you choose.</source>
        <translation>Dein Gebot bringt einen **Beifang**: von der Art deines Gebotsfelds oder einer billigeren. Er füllt Lücken, in die kein Plättchen passt: Sieh vorher in deine Kiste.</translation>
    </message>
    <message>
        <source>Fish or go to **Market**? The Market empties your chest, so go when rows are full or the Crab is surrounded, and not with a chest that is half empty.</source>
        <translation>Fischen oder zum **Markt**? Der Markt leert deine Kiste. Geh also, wenn Reihen voll sind oder die Krabbe umringt ist, und nicht mit halb leerer Kiste.</translation>
    </message>
    <message>
        <source>Take **one tile** of the Boat&apos;s column. What it covers counts as well as its fish: cells round the Crab, Shrimp, and the last cell of a row.</source>
        <translation>Nimm **ein Plättchen** aus der Spalte des Boots. Was es bedeckt, zählt so viel wie seine Fische: Zellen um die Krabbe, Garnelen und die letzte Zelle einer Reihe.</translation>
    </message>
    <message>
        <source>Buy **cards** with your fish, as many as you can pay. All that is left over is sold afterwards for little money, so a card you can pay is nearly always better.</source>
        <translation>Kaufe mit deinen Fischen **Karten**, so viele du bezahlen kannst. Was übrig bleibt, wird danach für wenig Geld verkauft; eine Karte ist fast immer besser.</translation>
    </message>
    <message>
        <source>A contract brings a **Lighthouse** onto a space of its column. Look at what the space gives now, and at what it gives at the end.</source>
        <translation>Ein Auftrag bringt einen **Leuchtturm** auf ein Feld seiner Spalte. Sieh nach, was das Feld jetzt gibt und was am Ende.</translation>
    </message>
    <message>
        <source>You stand last in the line, so you set the **Boat**: everybody fishes there next. Choose the column that suits your chest and not the others&apos;.</source>
        <translation>Du stehst als Letzter in der Schlange, also stellst du das **Boot**: Dort fischen als Nächstes alle. Wähle die Spalte, die zu deiner Kiste passt und nicht zu denen der anderen.</translation>
    </message>
    <message>
        <source>The **Captain** gives $3 for a tile that you can&apos;t use. It costs you its fish and its place, so sell only what fits nowhere.</source>
        <translation>Der **Kapitän** gibt 3&#xa0;$ für ein Plättchen, das du nicht brauchst. Es kostet dich seine Fische: Verkaufe nur, was nirgends passt.</translation>
    </message>
</context>
<context>
    <name>public_market.names</name>
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
        <translation>Sanddollar</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Boot</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Steuerrad</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>Cooler</source>
        <translation>Kühlbox</translation>
    </message>
    <message>
        <source>Any Scrap</source>
        <translation>Beliebiger Beifang</translation>
    </message>
    <message>
        <source>Fish Anywhere</source>
        <translation>Überall fischen</translation>
    </message>
    <message>
        <source>Take $5</source>
        <translation>5&#xa0;$ nehmen</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>Eis</translation>
    </message>
    <message>
        <source>Shrimp</source>
        <translation>Garnele</translation>
    </message>
    <message>
        <source>Crab</source>
        <translation>Krabbe</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>This is a review: nothing is moved here. Try it again in a practice match.</source>
        <translation>Das ist eine Rückschau: Hier wird nichts bewegt. Versuch es noch einmal in einer Übungspartie.</translation>
    </message>
    <message>
        <source>Your move is being judged. Play on, or go back to the review.</source>
        <translation>Dein Zug wird beurteilt. Spiel weiter oder geh zurück zur Rückschau.</translation>
    </message>
</context>
<context>
    <name>river_market</name>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Rivale</translation>
    </message>
    <message>
        <source>The rule book&apos;s own opponent for one player: the deck tells what it does.</source>
        <translation>Der Gegner des Regelbuchs für eine Person: Der Stapel sagt, was er tut.</translation>
    </message>
    <message>
        <source>Where Booths are built</source>
        <translation>Wo Stände gebaut werden</translation>
    </message>
    <message>
        <source>At the ends</source>
        <translation>An den Enden</translation>
    </message>
    <message>
        <source>In any gap</source>
        <translation>In jeder Lücke</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Häuser</translation>
    </message>
    <message>
        <source>How many houses each player has; the House row keeps its ten.</source>
        <translation>Wie viele Häuser alle am Tisch haben; die Häuserreihe behält ihre zehn.</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>24 Helpers and 16 Finds, or 40 Helpers and no Finds.</source>
        <translation>24 Helfer und 16 Funde oder 40 Helfer und keine Funde.</translation>
    </message>
    <message>
        <source>Helpers and Finds</source>
        <translation>Helfer und Funde</translation>
    </message>
    <message>
        <source>Helpers only</source>
        <translation>Nur Helfer</translation>
    </message>
    <message>
        <source>Lilies</source>
        <translation>Seerosen</translation>
    </message>
    <message>
        <source>A Lily stands for Veggies, Fish, Cloth or Tools, or for itself only.</source>
        <translation>Eine Seerose steht für Gemüse, Fisch, Stoff oder Werkzeug oder nur für sich selbst.</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>A fifth good</source>
        <translation>Eine fünfte Ware</translation>
    </message>
    <message>
        <source>Owner bonus for your own visit</source>
        <translation>Besitzerbonus für den eigenen Besuch</translation>
    </message>
    <message>
        <source>You also take the Owner bonus when you end on your own Booth.</source>
        <translation>Du nimmst den Besitzerbonus auch, wenn du auf deinem eigenen Stand endest.</translation>
    </message>
    <message>
        <source>Points for leftovers</source>
        <translation>Punkte für Übriges</translation>
    </message>
    <message>
        <source>1 VP for 4 resources of any kinds, or for 2 of the kind you have most of.</source>
        <translation>1&#xa0;SP für 4 beliebige Ressourcen oder für 2 der Art, von der du am meisten hast.</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Best kind</source>
        <translation>Beste Art</translation>
    </message>
    <message>
        <source>Opening gifts of Events</source>
        <translation>Eröffnungsgeschenke der Feste</translation>
    </message>
    <message>
        <source>Everybody takes a gift when an Event is built.</source>
        <translation>Alle nehmen ein Geschenk, wenn ein Fest gebaut wird.</translation>
    </message>
    <message>
        <source>When the Rival has no house</source>
        <translation>Wenn der Rivale kein Haus hat</translation>
    </message>
    <message>
        <source>The Rival&apos;s collection is discarded even if its build is skipped, or kept.</source>
        <translation>Die Sammlung des Rivalen wird auch abgelegt, wenn sein Bau entfällt, oder sie bleibt.</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>River Market</source>
        <translation>River Market</translation>
    </message>
    <message>
        <source>Wade from Booth to Booth, trade what the river brings, and build a market of your own.</source>
        <translation>Wate von Stand zu Stand, handle mit dem, was der Fluss bringt, und baue deinen eigenen Markt.</translation>
    </message>
    <message>
        <source>{n} of 5, then an Event</source>
        <translation>{n} von 5, dann ein Fest</translation>
    </message>
    <message>
        <source>{n} of 5; no more Events</source>
        <translation>{n} von 5; kein Fest mehr</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Feste</translation>
    </message>
    <message>
        <source>The row is empty: Booths are discarded.</source>
        <translation>Die Reihe ist leer: Stände werden abgelegt.</translation>
    </message>
    <message>
        <source>Next Booth: this neutral house leaves the game.</source>
        <translation>Nächster Stand: Dieses neutrale Haus kommt aus dem Spiel.</translation>
    </message>
    <message>
        <source>Next Booth: the Rival builds it with this house.</source>
        <translation>Nächster Stand: Der Rivale baut ihn mit diesem Haus.</translation>
    </message>
    <message numerus="yes">
        <source>%n points now</source>
        <translation>
            <numerusform>Jetzt %n Punkt</numerusform>
            <numerusform>Jetzt %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>{n} of {all} houses</source>
        <translation>{n} von {all} Häusern</translation>
    </message>
    <message>
        <source>Any {n} leftovers are worth 1 VP at the end.</source>
        <translation>Je {n} übrige Ressourcen sind am Ende 1&#xa0;SP wert.</translation>
    </message>
    <message>
        <source>{n} of your best leftovers are worth 1 VP at the end.</source>
        <translation>Je {n} von deiner besten Art sind am Ende 1&#xa0;SP wert.</translation>
    </message>
    <message>
        <source>Your hand: {n} of {most}</source>
        <translation>Deine Hand: {n} von {most}</translation>
    </message>
    <message>
        <source>Helpers: {n}</source>
        <translation>Helfer: {n}</translation>
    </message>
    <message>
        <source>Build</source>
        <comment>on a card, as short as can be</comment>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Hire</source>
        <comment>on a card, as short as can be</comment>
        <translation>Anheuern</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>on a card, as short as can be</comment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Visit</source>
        <comment>on a card, as short as can be</comment>
        <translation>Besuch</translation>
    </message>
    <message>
        <source>end spot</source>
        <translation>Endplatz</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}, %n more turn(s) to come</source>
        <translation>
            <numerusform>Runde {round}, noch %n Zug</numerusform>
            <numerusform>Runde {round}, noch %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Begins turn {n}, the last but one</source>
        <translation>Beginnt Zug {n}, den vorletzten</translation>
    </message>
    <message>
        <source>Begins turn {n}, the last</source>
        <translation>Beginnt Zug {n}, den letzten</translation>
    </message>
    <message>
        <source>began the last turn but one</source>
        <translation>beginnt den vorletzten Zug</translation>
    </message>
    <message>
        <source>began the last turn</source>
        <translation>beginnt den letzten Zug</translation>
    </message>
    <message>
        <source>played {things}</source>
        <translation>spielt {things}</translation>
    </message>
    <message>
        <source>went to {booth}</source>
        <translation>geht zu {booth}</translation>
    </message>
    <message>
        <source>go to {booth}</source>
        <translation>zu {booth} gehen</translation>
    </message>
    <message>
        <source>got the Owner bonus of {things}</source>
        <translation>bekommt den Besitzerbonus von {things}</translation>
    </message>
    <message>
        <source>get the Owner bonus of {things}</source>
        <translation>den Besitzerbonus von {things} bekommen</translation>
    </message>
    <message>
        <source>visited {things}</source>
        <translation>besucht {things}</translation>
    </message>
    <message>
        <source>swapped for {things}</source>
        <translation>tauscht {things} ein</translation>
    </message>
    <message numerus="yes">
        <source>{points} VP for %n good(s)</source>
        <comment>points for goods paid</comment>
        <translation>
            <numerusform>{points}&#xa0;SP für %n Ware</numerusform>
            <numerusform>{points}&#xa0;SP für %n Waren</numerusform>
        </translation>
    </message>
    <message>
        <source>built {things}</source>
        <translation>baut {things}</translation>
    </message>
    <message>
        <source>build {things}</source>
        <translation>{things} bauen</translation>
    </message>
    <message>
        <source>{points} VP for ${price}</source>
        <comment>points for coins paid</comment>
        <translation>{points}&#xa0;SP für {price}&#xa0;$</translation>
    </message>
    <message>
        <source>hired {things}</source>
        <translation>heuert {things} an</translation>
    </message>
    <message>
        <source>hire {things}</source>
        <translation>{things} anheuern</translation>
    </message>
    <message>
        <source>used {things}</source>
        <translation>nutzt „{things}“</translation>
    </message>
    <message>
        <source>use {things}</source>
        <translation>„{things}“ nutzen</translation>
    </message>
    <message>
        <source>rested</source>
        <translation>rastet</translation>
    </message>
    <message>
        <source>gave {things}</source>
        <translation>gibt {things}</translation>
    </message>
    <message numerus="yes">
        <source>drew %n card(s)</source>
        <translation>
            <numerusform>zieht %n Karte</numerusform>
            <numerusform>zieht %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>gave up {things}</source>
        <translation>gibt {things} ab</translation>
    </message>
    <message numerus="yes">
        <source>sold %n good(s) for ${amount}</source>
        <translation>
            <numerusform>verkauft %n Ware für {amount}&#xa0;$</numerusform>
            <numerusform>verkauft %n Waren für {amount}&#xa0;$</numerusform>
        </translation>
    </message>
    <message>
        <source>sell goods for ${amount}</source>
        <translation>mit Waren {amount} an Geld einnehmen</translation>
    </message>
    <message>
        <source>brought the end near</source>
        <translation>bringt das Ende nah</translation>
    </message>
    <message>
        <source>bring the end near</source>
        <translation>das Ende nahe bringen</translation>
    </message>
    <message>
        <source>turned up {things}</source>
        <translation>deckt {things} auf</translation>
    </message>
    <message>
        <source>Owner bonus for you: {bonus}</source>
        <translation>Besitzerbonus für dich: {bonus}</translation>
    </message>
    <message>
        <source>{gives}; Owner bonus for {who}: {bonus}</source>
        <translation>{gives}; Besitzerbonus für {who}: {bonus}</translation>
    </message>
    <message>
        <source>{good} for ${n}, up to {most} times</source>
        <translation>{good} für {n}&#xa0;$, bis zu {most}-mal</translation>
    </message>
    <message>
        <source>${n} for {cost}</source>
        <translation>{n}&#xa0;$ für {cost}</translation>
    </message>
    <message>
        <source>${n} and ${each} for each own Booth, at most ${most}</source>
        <translation>{n}&#xa0;$ und {each}&#xa0;$ je eigenem Stand, höchstens {most}&#xa0;$</translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) of your choice</source>
        <translation>
            <numerusform>%n Ware deiner Wahl</numerusform>
            <numerusform>%n Waren deiner Wahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Build for {goods} goods less, or hire for ${coins} less</source>
        <translation>Für {goods} Waren weniger bauen oder für {coins}&#xa0;$ weniger anheuern</translation>
    </message>
    <message>
        <source>Plays {card} ({step}) to move</source>
        <translation>Spielt {card} ({step}) für die Bewegung</translation>
    </message>
    <message>
        <source>Spends a Zoom token</source>
        <translation>Gibt einen Zoom-Marker aus</translation>
    </message>
    <message>
        <source>Goes to {booth}</source>
        <translation>Geht nach: {booth}</translation>
    </message>
    <message>
        <source>Visits {booth}</source>
        <translation>Besucht {booth}</translation>
    </message>
    <message>
        <source>Takes the Owner bonus of {booth}</source>
        <translation>Nimmt den Besitzerbonus: {booth}</translation>
    </message>
    <message>
        <source>Takes {things}</source>
        <translation>Nimmt {things}</translation>
    </message>
    <message>
        <source>Swaps {gave} for {got}</source>
        <translation>Tauscht {gave} gegen {got}</translation>
    </message>
    <message>
        <source>Sells {good} for {price}</source>
        <translation>Verkauft {good} für {price}</translation>
    </message>
    <message>
        <source>Gives {goods} at {card}</source>
        <translation>Gibt {goods}: {card}</translation>
    </message>
    <message>
        <source>Pays {goods} for {card}</source>
        <translation>Bezahlt {goods} für {card}</translation>
    </message>
    <message>
        <source>Hires {card} for {price}</source>
        <translation>Heuert für {price} an: {card}</translation>
    </message>
    <message>
        <source>Uses {card}</source>
        <translation>Nutzt {card}</translation>
    </message>
    <message>
        <source>Draws {cards}</source>
        <translation>Zieht {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Draws %n card(s)</source>
        <translation>
            <numerusform>Zieht %n Karte</numerusform>
            <numerusform>Zieht %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>No card is left to draw</source>
        <translation>Keine Karte ist mehr zu ziehen</translation>
    </message>
    <message>
        <source>Discards {card}</source>
        <translation>Legt {card} ab</translation>
    </message>
    <message>
        <source>Draws {card}: {form}, {step}</source>
        <translation>Zieht {card}: {form}, {step}</translation>
    </message>
    <message numerus="yes">
        <source>Discards its collection, %n card(s)</source>
        <translation>
            <numerusform>Legt die Sammlung ab, %n Karte</numerusform>
            <numerusform>Legt die Sammlung ab, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Names {resource} for the title</source>
        <translation>Nennt {resource} für den Titel</translation>
    </message>
    <message>
        <source>Names what ended the game: {cause}</source>
        <translation>Nennt, was das Spiel beendet hat: {cause}</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Town Crier</source>
        <translation>Ausrufer</translation>
    </message>
    <message>
        <source>Handshake: build with {goods} goods less, or hire with ${coins} less.</source>
        <translation>Handschlag: Baue für {goods} Waren weniger oder heuere für {coins}&#xa0;$ weniger an.</translation>
    </message>
    <message>
        <source>Build, hire, use a Find, or rest. You have {goods}.</source>
        <translation>Baue, heuere an, nutze einen Fund oder raste. Du hast {goods}.</translation>
    </message>
    <message>
        <source>You have no house left for {card}.</source>
        <translation>Du hast kein Haus mehr für {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} costs {cost}, less {off}; you have %n good(s) for it.</source>
        <translation>
            <numerusform>{card} kostet {cost}, {off} weniger; du hast %n Ware dafür.</numerusform>
            <numerusform>{card} kostet {cost}, {off} weniger; du hast %n Waren dafür.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} costs {cost}; you have %n good(s) for it.</source>
        <translation>
            <numerusform>{card} kostet {cost}; du hast %n Ware dafür.</numerusform>
            <numerusform>{card} kostet {cost}; du hast %n Waren dafür.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one {card} already, and one of a kind is all.</source>
        <translation>{card} liegt schon vor dir, und von jeder Art gibt es nur einen.</translation>
    </message>
    <message>
        <source>{card} costs ${cost}; you have ${have}.</source>
        <translation>{card} kostet {cost}&#xa0;$; du hast {have}&#xa0;$.</translation>
    </message>
    <message>
        <source>Even with {goods} goods or ${coins} less there is nothing you could build or hire.</source>
        <translation>Auch für {goods} Waren oder {coins}&#xa0;$ weniger gibt es nichts, das du bauen oder anheuern könntest.</translation>
    </message>
    <message>
        <source>The Peddler swaps once, before all else: no {give} for {get} any more.</source>
        <translation>Der Hausierer tauscht einmal, vor allem anderen: {give} gegen {get} geht nicht mehr.</translation>
    </message>
    <message>
        <source>The Peddler swaps {give} for another good, not for {get}.</source>
        <translation>Der Hausierer tauscht {give} gegen eine andere Ware, nicht gegen {get}.</translation>
    </message>
    <message>
        <source>There is no Booth {n} in this game.</source>
        <translation>Einen Stand {n} gibt es in diesem Spiel nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s) of your hand.</source>
        <translation>
            <numerusform>Leg %n Handkarte ab.</numerusform>
            <numerusform>Leg %n Handkarten ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Builds {card} at {spot} without paying</source>
        <translation>Baut ohne zu bezahlen: {card}, {spot}</translation>
    </message>
    <message>
        <source>Builds {card} at {spot}</source>
        <translation>Baut {card}, {spot}</translation>
    </message>
    <message>
        <source>You have no {resource}.</source>
        <translation>Das hast du nicht: {resource}.</translation>
    </message>
    <message>
        <source>For the title: what do you have most of? Tied: {equal}.</source>
        <translation>Für den Titel: Wovon hast du am meisten? Gleich viel: {equal}.</translation>
    </message>
    <message>
        <source>For the title: {equal}. Which of these ended the game?</source>
        <translation>Für den Titel: {equal}. Was davon hat das Spiel beendet?</translation>
    </message>
    <message>
        <source>cause {n}</source>
        <translation>Ursache {n}</translation>
    </message>
    <message>
        <source>You have most left of {equal}, not of {other}.</source>
        <translation>Am meisten übrig hast du von {equal}, nicht von {other}.</translation>
    </message>
    <message>
        <source>The game ended because {equal}, not because {other}.</source>
        <translation>Das Ende kam so: {equal}; nicht so: {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{booth} costs {cost}, less {off}: pay %n more good(s).</source>
        <translation>
            <numerusform>{booth} kostet {cost}, {off} weniger: Bezahle noch %n Ware.</numerusform>
            <numerusform>{booth} kostet {cost}, {off} weniger: Bezahle noch %n Waren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{booth} costs {cost}: pay %n more good(s), Lilies for what you like.</source>
        <translation>
            <numerusform>{booth} kostet {cost}: Bezahle noch %n Ware, Seerosen wofür du willst.</numerusform>
            <numerusform>{booth} kostet {cost}: Bezahle noch %n Waren, Seerosen wofür du willst.</numerusform>
        </translation>
    </message>
    <message>
        <source>{booth} is paid with goods: {cost}.</source>
        <translation>{booth} wird mit Waren bezahlt: {cost}.</translation>
    </message>
    <message>
        <source>{booth} asks for {amount} only, and you have paid that.</source>
        <translation>{booth} verlangt nur {amount}, und das hast du bezahlt.</translation>
    </message>
    <message>
        <source>Deck and discards are empty: the Rival has no turn.</source>
        <translation>Stapel und Ablage sind leer: Der Rivale hat keinen Zug.</translation>
    </message>
    <message numerus="yes">
        <source>Its pawn goes exactly %n Booth(s) on.</source>
        <translation>
            <numerusform>Die Figur geht genau %n Stand weiter.</numerusform>
            <numerusform>Die Figur geht genau %n Stände weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Zoom: its pawn goes to any other Booth, and you choose.</source>
        <translation>Zoom: Die Figur geht auf einen beliebigen anderen Stand, und du wählst ihn.</translation>
    </message>
    <message>
        <source>A neutral house is first: it leaves the game, {card} and the collection are discarded.</source>
        <translation>Ein neutrales Haus ist das erste: Es kommt aus dem Spiel, {card} und die Sammlung werden abgelegt.</translation>
    </message>
    <message>
        <source>A house of its own is first: it builds {card}, and you choose where.</source>
        <translation>Ein eigenes Haus ist das erste: Der Rivale baut {card}, und du wählst, wo.</translation>
    </message>
    <message numerus="yes">
        <source>The collection has %n cards: they are discarded for an Event.</source>
        <translation>
            <numerusform>Die Sammlung hat %n Karte: Sie wird für ein Fest abgelegt.</numerusform>
            <numerusform>Die Sammlung hat %n Karten: Sie werden für ein Fest abgelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The collection has %n cards: they are discarded.</source>
        <translation>
            <numerusform>Die Sammlung hat %n Karte: Sie wird abgelegt.</numerusform>
            <numerusform>Die Sammlung hat %n Karten: Sie werden abgelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Event deck is empty: nothing is built.</source>
        <translation>Der Feststapel ist leer: Nichts wird gebaut.</translation>
    </message>
    <message>
        <source>The House row is empty: no Event is built.</source>
        <translation>Die Häuserreihe ist leer: Es wird kein Fest gebaut.</translation>
    </message>
    <message>
        <source>It builds the Event {card} with its first house, and you choose where.</source>
        <translation>Der Rivale baut das Fest {card} mit seinem ersten Haus, und du wählst, wo.</translation>
    </message>
    <message>
        <source>The same card was the last of the deck and took the last house: you may name either.</source>
        <translation>Dieselbe Karte war die letzte des Stapels und nahm das letzte Haus: Du darfst beides nennen.</translation>
    </message>
    <message>
        <source>Zoom: send the Rival from {booth} to any other Booth.</source>
        <translation>Zoom: Schicke den Rivalen von hier auf einen anderen Stand: {booth}.</translation>
    </message>
    <message>
        <source>The Rival stands on {booth}: a Zoom takes it to another Booth.</source>
        <translation>Der Rivale steht schon hier: {booth}. Ein Zoom bringt ihn auf einen anderen Stand.</translation>
    </message>
    <message numerus="yes">
        <source>The Rival builds {card}: choose one of %n places for it.</source>
        <translation>
            <numerusform>Der Rivale baut {card}: Wähle %n Platz dafür.</numerusform>
            <numerusform>Der Rivale baut {card}: Wähle einen von %n Plätzen dafür.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Rival can sit at one seat only; here it is at {n}.</source>
        <translation>Der Rivale kann nur auf einem Platz sitzen; hier sitzt er auf {n}.</translation>
    </message>
    <message>
        <source>Swap {resource} for something else.</source>
        <translation>Tausche gegen etwas anderes: {resource}.</translation>
    </message>
    <message>
        <source>A Lily costs {n} other resources; you have {have}.</source>
        <translation>Eine Seerose kostet {n} andere Ressourcen; du hast {have}.</translation>
    </message>
    <message>
        <source>{good} costs ${n} here; you have ${have}.</source>
        <translation>{good} kostet hier {n}&#xa0;$; du hast {have}&#xa0;$.</translation>
    </message>
    <message>
        <source>You have no {resource} to swap.</source>
        <translation>Zum Tauschen fehlt dir das: {resource}.</translation>
    </message>
    <message numerus="yes">
        <source>Swap Meet: %n swap(s) left.</source>
        <translation>
            <numerusform>Tauschmarkt: noch %n Tausch.</numerusform>
            <numerusform>Tauschmarkt: noch %n-mal tauschen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{booth} buys %n more: {good} for ${n} each.</source>
        <translation>
            <numerusform>{booth} kauft noch %n: {good} für je {n}&#xa0;$.</numerusform>
            <numerusform>{booth} kauft noch %n: {good} für je {n}&#xa0;$.</numerusform>
        </translation>
    </message>
    <message>
        <source>{booth} buys {good}, not {resource}.</source>
        <translation>{booth} kauft {good}, nicht {resource}.</translation>
    </message>
    <message>
        <source>Move on from {booth}: wade to {next}, play a card, or spend a Zoom token.</source>
        <translation>{booth}: Zieh weiter. Wate zum nächsten Stand ({next}), spiele eine Karte oder gib einen Zoom-Marker aus.</translation>
    </message>
    <message>
        <source>Move on from {booth}: wade to {next}, or play a card.</source>
        <translation>{booth}: Zieh weiter. Wate zum nächsten Stand ({next}) oder spiele eine Karte.</translation>
    </message>
    <message>
        <source>Move on from {booth}: wade to {next}, or spend a Zoom token.</source>
        <translation>{booth}: Zieh weiter. Wate zum nächsten Stand ({next}) oder gib einen Zoom-Marker aus.</translation>
    </message>
    <message>
        <source>Move on from {booth}: wade to {next}.</source>
        <translation>{booth}: Zieh weiter. Wate zum nächsten Stand ({next}).</translation>
    </message>
    <message>
        <source>Your pawn stands on {booth} and has to end on another Booth.</source>
        <translation>Deine Figur steht schon hier: {booth}. Sie muss auf einem anderen Stand enden.</translation>
    </message>
    <message>
        <source>Without a card you wade 1 Booth, to {next}; {booth} is {n} on.</source>
        <translation>Ohne Karte watest du 1 Stand weit: {next}. Hierhin sind es {n}: {booth}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} takes you up to %n Booth(s) either way; {booth} is {away} on.</source>
        <translation>
            <numerusform>{card} bringt dich bis zu %n Stand weit in jede Richtung; bis {booth} sind es {away}.</numerusform>
            <numerusform>{card} bringt dich bis zu %n Stände weit in jede Richtung; bis {booth} sind es {away}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} takes you up to %n Booth(s) on; {booth} is {away} on.</source>
        <translation>
            <numerusform>{card} bringt dich bis zu %n Stand weit; bis {booth} sind es {away}.</numerusform>
            <numerusform>{card} bringt dich bis zu %n Stände weit; bis {booth} sind es {away}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no Zoom token to go to {booth}.</source>
        <translation>Du hast keinen Zoom-Marker, um dorthin zu gehen: {booth}.</translation>
    </message>
    <message>
        <source>{booth} takes nobody on a second time.</source>
        <translation>{booth}: Niemand fährt ein zweites Mal.</translation>
    </message>
    <message>
        <source>{booth} asks for {cost}, more than there is.</source>
        <translation>{booth} verlangt {cost}, mehr als da ist.</translation>
    </message>
    <message>
        <source>There is nothing to trade at {booth}.</source>
        <translation>Hier gibt es nichts zu handeln: {booth}.</translation>
    </message>
    <message numerus="yes">
        <source>Go on by boat to one of the next %n Booth(s) and visit it, or stay.</source>
        <translation>
            <numerusform>Fahre mit dem Boot zum nächsten Stand und besuche ihn, oder bleib.</numerusform>
            <numerusform>Fahre mit dem Boot zu einem der nächsten %n Stände und besuche ihn, oder bleib.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use {booth}, or leave it.</source>
        <translation>Nutze diesen Stand oder lass es: {booth}.</translation>
    </message>
    <message>
        <source>The boat leaves {booth}: go on, or stay without using it.</source>
        <translation>Das Boot fährt hier ab: {booth}. Fahr weiter oder bleib, ohne es zu nutzen.</translation>
    </message>
    <message numerus="yes">
        <source>The boat takes you up to %n Booth(s) on; {booth} is {away} on.</source>
        <translation>
            <numerusform>Das Boot bringt dich bis zu %n Stand weit; bis {booth} sind es {away}.</numerusform>
            <numerusform>Das Boot bringt dich bis zu %n Stände weit; bis {booth} sind es {away}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{booth}: take %n good(s) of your choice.</source>
        <translation>
            <numerusform>{booth}: Nimm %n Ware deiner Wahl.</numerusform>
            <numerusform>{booth}: Nimm %n Waren deiner Wahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Owner bonus of {booth}: take %n good(s) of your choice.</source>
        <translation>
            <numerusform>Besitzerbonus ({booth}): Nimm %n Ware deiner Wahl.</numerusform>
            <numerusform>Besitzerbonus ({booth}): Nimm %n Waren deiner Wahl.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to {booth}</source>
        <translation>Ziel: {booth}</translation>
    </message>
    <message>
        <source>Build at {spot}</source>
        <translation>Bauen: {spot}</translation>
    </message>
    <message>
        <source>Hire for {price}</source>
        <translation>Für {price} anheuern</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Nutzen</translation>
    </message>
    <message>
        <source>Wade to {booth}</source>
        <translation>Waten, Ziel: {booth}</translation>
    </message>
    <message>
        <source>Play {card} ({step}) and go to {booth}</source>
        <translation>{card} ausspielen ({step}), Ziel: {booth}</translation>
    </message>
    <message>
        <source>Spend a Zoom token and go to {booth}</source>
        <translation>Einen Zoom-Marker ausgeben, Ziel: {booth}</translation>
    </message>
    <message>
        <source>Send the Rival to {booth}</source>
        <translation>Den Rivalen schicken, Ziel: {booth}</translation>
    </message>
    <message>
        <source>Visit {booth}</source>
        <translation>Besuchen: {booth}</translation>
    </message>
    <message>
        <source>Take {amount}</source>
        <translation>{amount} nehmen</translation>
    </message>
    <message>
        <source>Give {amount}</source>
        <translation>{amount} geben</translation>
    </message>
    <message>
        <source>Swap {gave} for {got}</source>
        <translation>{gave} gegen {got} tauschen</translation>
    </message>
    <message>
        <source>Swap {gave} and one more for {got}</source>
        <translation>{gave} und noch etwas gegen {got} tauschen</translation>
    </message>
    <message>
        <source>Build {card} at {spot}</source>
        <translation>{card} bauen, {spot}</translation>
    </message>
    <message>
        <source>Hire {card} for {price}</source>
        <translation>Für {price} anheuern: {card}</translation>
    </message>
    <message>
        <source>Use {card}</source>
        <translation>Nutzen: {card}</translation>
    </message>
    <message>
        <source>Rest and take {price}</source>
        <translation>Rasten und {price} nehmen</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Ablegen: {card}</translation>
    </message>
    <message>
        <source>The Rival builds {card} at {spot}</source>
        <translation>Der Rivale baut {card}, {spot}</translation>
    </message>
    <message>
        <source>Name {resource} as what you have most of</source>
        <translation>Nennen, wovon du am meisten hast: {resource}</translation>
    </message>
    <message>
        <source>Name as what ended the game: {cause}</source>
        <translation>Nennen, was das Spiel beendet hat: {cause}</translation>
    </message>
    <message>
        <source>Name cause {n} as what ended the game</source>
        <translation>Ursache {n} als das nennen, was das Spiel beendet hat</translation>
    </message>
    <message>
        <source>place {n}</source>
        <comment>for a new Booth</comment>
        <translation>Platz {n}</translation>
    </message>
    <message>
        <source>Booths and Events</source>
        <translation>Stände und Feste</translation>
    </message>
    <message>
        <source>Helpers</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>{booths} Booths and {helpers} Helpers</source>
        <translation>Stände: {booths}, Helfer: {helpers}</translation>
    </message>
    <message>
        <source>Leftovers</source>
        <translation>Übriges</translation>
    </message>
    <message>
        <source>{card} {points}</source>
        <comment>a card and its points</comment>
        <translation>{card} {points}</translation>
    </message>
    <message>
        <source>{had}; 1 VP for {n} of the best kind</source>
        <translation>{had}; 1&#xa0;SP für {n} der besten Art</translation>
    </message>
    <message>
        <source>{had}; 1 VP for {n}</source>
        <translation>{had}; 1&#xa0;SP für {n}</translation>
    </message>
    <message>
        <source>Booths of their own</source>
        <translation>eigene Stände</translation>
    </message>
    <message>
        <source>leftovers</source>
        <translation>Übriges</translation>
    </message>
    <message>
        <source>Where the pawn would stand</source>
        <translation>Wo die Figur stünde</translation>
    </message>
    <message>
        <source>discarded its collection</source>
        <translation>legt die Sammlung ab</translation>
    </message>
    <message>
        <source>take {things}</source>
        <translation>{things} nehmen</translation>
    </message>
    <message>
        <source>took {things}</source>
        <translation>nimmt {things}</translation>
    </message>
    <message>
        <source>Round the river: {booths}</source>
        <translation>Rund um den Fluss: {booths}</translation>
    </message>
    <message>
        <source>Supply of Veggies</source>
        <translation>Vorrat: Gemüse</translation>
    </message>
    <message>
        <source>Supply of Fish</source>
        <translation>Vorrat: Fisch</translation>
    </message>
    <message>
        <source>Supply of Cloth</source>
        <translation>Vorrat: Stoff</translation>
    </message>
    <message>
        <source>Supply of Tools</source>
        <translation>Vorrat: Werkzeug</translation>
    </message>
    <message>
        <source>Supply of Lilies</source>
        <translation>Vorrat: Seerosen</translation>
    </message>
    <message>
        <source>Supply of coins</source>
        <translation>Vorrat: Münzen</translation>
    </message>
    <message>
        <source>Supply of Zoom tokens</source>
        <translation>Vorrat: Zoom-Marker</translation>
    </message>
    <message>
        <source>The river</source>
        <translation>Der Fluss</translation>
    </message>
    <message>
        <source>The walk round the river</source>
        <translation>Der Weg um den Fluss</translation>
    </message>
    <message>
        <source>The raft of the supply</source>
        <translation>Das Floß mit dem Vorrat</translation>
    </message>
    <message>
        <source>The gaps between the Booths</source>
        <translation>Die Lücken zwischen den Ständen</translation>
    </message>
    <message>
        <source>End spot {letter}</source>
        <translation>Endplatz {letter}</translation>
    </message>
    <message>
        <source>Your house on {booth}</source>
        <translation>Dein Haus: {booth}</translation>
    </message>
    <message>
        <source>House of the Rival on {booth}</source>
        <translation>Haus des Rivalen: {booth}</translation>
    </message>
    <message>
        <source>House of {who} on {booth}</source>
        <translation>Haus ({who}): {booth}</translation>
    </message>
    <message>
        <source>Your pawn</source>
        <translation>Deine Figur</translation>
    </message>
    <message>
        <source>The Rival&apos;s pawn</source>
        <translation>Die Figur des Rivalen</translation>
    </message>
    <message>
        <source>Pawn of {who}</source>
        <translation>Figur ({who})</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Deck and discards</source>
        <translation>Stapel und Ablage</translation>
    </message>
    <message>
        <source>The Rival&apos;s board</source>
        <translation>Die Tafel des Rivalen</translation>
    </message>
    <message>
        <source>Zoom token</source>
        <translation>Zoom-Marker</translation>
    </message>
    <message>
        <source>Give it back to go to any other Booth.</source>
        <translation>Gib ihn zurück und gehe auf einen beliebigen anderen Stand.</translation>
    </message>
    <message>
        <source>Your house</source>
        <translation>Dein Haus</translation>
    </message>
    <message>
        <source>Your Helpers</source>
        <translation>Deine Helfer</translation>
    </message>
    <message>
        <source>{card} ({step})</source>
        <comment>a card and its Step</comment>
        <translation>{card} ({step})</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Stapel: %n Karte</numerusform>
            <numerusform>Stapel: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Event deck: %n card(s)</source>
        <translation>
            <numerusform>Feststapel: %n Karte</numerusform>
            <numerusform>Feststapel: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Neutral house</source>
        <translation>Neutrales Haus</translation>
    </message>
    <message>
        <source>House of the Rival</source>
        <translation>Haus des Rivalen</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) now; {goods}; houses: {houses}; cards: {cards}; {helpers}</source>
        <translation>
            <numerusform>jetzt %n Punkt; {goods}; Häuser: {houses}; Karten: {cards}; {helpers}</numerusform>
            <numerusform>jetzt %n Punkte; {goods}; Häuser: {houses}; Karten: {cards}; {helpers}</numerusform>
        </translation>
    </message>
    <message>
        <source>no Helpers</source>
        <translation>keine Helfer</translation>
    </message>
    <message numerus="yes">
        <source>%n of Veggies, Fish, Cloth and Tools</source>
        <translation>
            <numerusform>%n von Gemüse, Fisch, Stoff und Werkzeug</numerusform>
            <numerusform>%n von Gemüse, Fisch, Stoff und Werkzeug</numerusform>
        </translation>
    </message>
    <message>
        <source>A neutral house is first: it leaves the game, and {card} is discarded.</source>
        <translation>Ein neutrales Haus ist das erste: Es kommt aus dem Spiel, und {card} wird abgelegt.</translation>
    </message>
    <message>
        <source>Take {amount}.</source>
        <translation>Nimm {amount}.</translation>
    </message>
    <message>
        <source>Sell up to {most} {good}, {coins} each.</source>
        <translation>Verkaufe bis zu {most} {good} für je {coins}.</translation>
    </message>
    <message>
        <source>You may pay {cost} for {coins}.</source>
        <translation>Du darfst {cost} für {coins} geben.</translation>
    </message>
    <message>
        <source>Take {coins}, and {each} for each of your Booths: {most} at most.</source>
        <translation>Nimm {coins} und {each} je eigenem Stand, höchstens {most}.</translation>
    </message>
    <message>
        <source>Move on by 1 to {most} Booths and visit there.</source>
        <translation>Fahre 1 bis {most} Stände weiter und besuche den Stand dort.</translation>
    </message>
    <message>
        <source>Up to {most} swaps: a good for another one or for {coins}, {price} for a good, or {n} for a Lily.</source>
        <translation>Bis zu {most}-mal tauschen: eine Ware gegen eine andere oder {coins}, {price} gegen eine Ware oder {n} gegen eine Seerose.</translation>
    </message>
    <message numerus="yes">
        <source>With a card that has a number you may go %n Booth(s) further.</source>
        <translation>
            <numerusform>Mit einer Zahlenkarte darfst du %n Stand weiter ziehen.</numerusform>
            <numerusform>Mit einer Zahlenkarte darfst du %n Stände weiter ziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a card that has a number you may also go counter-clockwise.</source>
        <translation>Mit einer Zahlenkarte darfst du auch gegen den Uhrzeigersinn ziehen.</translation>
    </message>
    <message>
        <source>A visit of yours that gives {kind} gives {more} more.</source>
        <translation>Gibt dir ein Besuch {kind}, nimmst du noch {more}.</translation>
    </message>
    <message>
        <source>Take {coins} whenever you take an Owner bonus.</source>
        <translation>Nimm {coins}, sooft du einen Besitzerbonus nimmst.</translation>
    </message>
    <message>
        <source>At the end: {n} VP for each of your Booths and each of your Helpers.</source>
        <translation>Am Ende: {n}&#xa0;SP für jeden deiner Stände und jeden deiner Helfer.</translation>
    </message>
    <message>
        <source>Step {n}.</source>
        <translation>Schritt {n}.</translation>
    </message>
    <message>
        <source>Zoom: to any Booth.</source>
        <translation>Zoom: auf jeden Stand.</translation>
    </message>
    <message>
        <source>A Find.</source>
        <translation>Ein Fund.</translation>
    </message>
    <message>
        <source>A Helper for {coins}, {vp} VP.</source>
        <translation>Ein Helfer für {coins}, {vp}&#xa0;SP.</translation>
    </message>
    <message>
        <source>A Booth for {cost}, {vp} VP.</source>
        <translation>Ein Stand für {cost}, {vp}&#xa0;SP.</translation>
    </message>
    <message>
        <source>An Event for {cost}, {vp} VP.</source>
        <translation>Ein Fest für {cost}, {vp}&#xa0;SP.</translation>
    </message>
    <message>
        <source>Owner bonus: {amount}.</source>
        <translation>Besitzerbonus: {amount}.</translation>
    </message>
    <message>
        <source>When it is built, everybody takes {amount}.</source>
        <translation>Wird es gebaut, nehmen alle {amount}.</translation>
    </message>
    <message>
        <source>{first} {next}</source>
        <comment>two sentences</comment>
        <translation>{first} {next}</translation>
    </message>
    <message>
        <source>The most doggedly</source>
        <comment>title, first phrase: 0 or 1 Helpers</comment>
        <translation>Die unverdrossen</translation>
    </message>
    <message>
        <source>The most cheerfully</source>
        <comment>title, first phrase: 2 Helpers</comment>
        <translation>Die vergnügt</translation>
    </message>
    <message>
        <source>The most graciously</source>
        <comment>title, first phrase: 3 Helpers</comment>
        <translation>Die anmutig</translation>
    </message>
    <message>
        <source>The most magnetically</source>
        <comment>title, first phrase: 4 Helpers or more</comment>
        <translation>Die unwiderstehlich</translation>
    </message>
    <message>
        <source>easy-going</source>
        <comment>title, second phrase: score 0 to 25</comment>
        <translation>gemütlichste</translation>
    </message>
    <message>
        <source>wide-awake</source>
        <comment>title, second phrase: score 26 to 32</comment>
        <translation>hellwachste</translation>
    </message>
    <message>
        <source>sharp-eyed</source>
        <comment>title, second phrase: score 33 to 40</comment>
        <translation>scharfäugigste</translation>
    </message>
    <message>
        <source>silver-tongued</source>
        <comment>title, second phrase: score 41 to 48</comment>
        <translation>redegewandteste</translation>
    </message>
    <message>
        <source>empire-building</source>
        <comment>title, second phrase: score 49 or more</comment>
        <translation>unternehmungslustigste</translation>
    </message>
    <message>
        <source>Turnip Baron</source>
        <comment>title, third phrase: Veggies</comment>
        <translation>Rübenhoheit</translation>
    </message>
    <message>
        <source>Trout Whisperer</source>
        <comment>title, third phrase: Fish</comment>
        <translation>Forellenkoryphäe</translation>
    </message>
    <message>
        <source>Patchwork Pirate</source>
        <comment>title, third phrase: Cloth</comment>
        <translation>Flickenlegende</translation>
    </message>
    <message>
        <source>Gadget Tinkerer</source>
        <comment>title, third phrase: Tools</comment>
        <translation>Bastelgröße</translation>
    </message>
    <message>
        <source>Lily-Pad Dancer</source>
        <comment>title, third phrase: Lilies</comment>
        <translation>Seerosenseele</translation>
    </message>
    <message>
        <source>Coin Counter</source>
        <comment>title, third phrase: coins</comment>
        <translation>Münzinstanz</translation>
    </message>
    <message>
        <source>this side of autumn!</source>
        <comment>title, last phrase: the deck ran out</comment>
        <translation>diesseits des Herbstes!</translation>
    </message>
    <message>
        <source>the river has met in years!</source>
        <comment>title, last phrase: the Rival ran out of houses</comment>
        <translation>seit Jahren am Fluss!</translation>
    </message>
    <message>
        <source>ever to wade this river!</source>
        <comment>title, last phrase: you ran out of houses</comment>
        <translation>die je durch diesen Fluss watete!</translation>
    </message>
    <message>
        <source>{first} {second} {third} {fourth}</source>
        <comment>the title: four phrases</comment>
        <translation>{first} {second} {third} {fourth}</translation>
    </message>
    <message numerus="yes">
        <source>%n Veggie(s)</source>
        <translation>
            <numerusform>%n Gemüse</numerusform>
            <numerusform>%n Gemüse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fish</source>
        <translation>
            <numerusform>%n Fisch</numerusform>
            <numerusform>%n Fisch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Cloth</source>
        <translation>
            <numerusform>%n Stoff</numerusform>
            <numerusform>%n Stoff</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Tool(s)</source>
        <translation>
            <numerusform>%n Werkzeug</numerusform>
            <numerusform>%n Werkzeug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Lily(s)</source>
        <translation>
            <numerusform>%n Seerose</numerusform>
            <numerusform>%n Seerosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Zoom token(s)</source>
        <translation>
            <numerusform>%n Zoom-Marker</numerusform>
            <numerusform>%n Zoom-Marker</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no goods, no coins</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>eine verdeckte Karte</translation>
    </message>
    <message>
        <source>Booth</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Helper</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Fund</translation>
    </message>
    <message>
        <source>Step {n}</source>
        <translation>Schritt {n}</translation>
    </message>
    <message>
        <source>the gap behind {booth}</source>
        <translation>die Lücke hinter {booth}</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>Spieler {n}</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hier bleiben</translation>
    </message>
    <message>
        <source>Sell no more</source>
        <translation>Nichts mehr verkaufen</translation>
    </message>
    <message>
        <source>Swap no more</source>
        <translation>Nicht mehr tauschen</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>Eine Karte</translation>
    </message>
    <message>
        <source>{gives}; Owner bonus for you: {bonus}</source>
        <translation>{gives}; Besitzerbonus für dich: {bonus}</translation>
    </message>
    <message>
        <source>The neutral house at the head of its row leaves the game</source>
        <translation>Das neutrale Haus am Anfang seiner Reihe verlässt das Spiel</translation>
    </message>
    <message>
        <source>Once a turn, before you act: swap a good for Veggies, Fish, Cloth or Tools.</source>
        <translation>Einmal je Zug, bevor du handelst: Tausche eine Ware gegen Gemüse, Fisch, Stoff oder Werkzeug.</translation>
    </message>
    <message numerus="yes">
        <source>Draws the last card of the deck: the end is near; %n Zoom token(s) for all</source>
        <translation>
            <numerusform>Zieht die letzte Karte des Stapels: Das Ende ist nah; %n Zoom-Marker für alle</numerusform>
            <numerusform>Zieht die letzte Karte des Stapels: Das Ende ist nah; %n Zoom-Marker für alle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No house of the Rival is left in the row: the end is near; %n Zoom token(s) for all</source>
        <translation>
            <numerusform>Kein Haus des Rivalen ist mehr in der Reihe: Das Ende ist nah; %n Zoom-Marker für alle</numerusform>
            <numerusform>Kein Haus des Rivalen ist mehr in der Reihe: Das Ende ist nah; %n Zoom-Marker für alle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has no house left: the end is near; %n Zoom token(s) for all</source>
        <translation>
            <numerusform>Hat kein Haus mehr: Das Ende ist nah; %n Zoom-Marker für alle</numerusform>
            <numerusform>Hat kein Haus mehr: Das Ende ist nah; %n Zoom-Marker für alle</numerusform>
        </translation>
    </message>
    <message>
        <source>A house of its own is first: it builds {card} at {spot}, place {n} from its pawn on.</source>
        <translation>Ein eigenes Haus ist das erste: Der Rivale baut {card}, von der Figur aus der {n}. Platz: {spot}.</translation>
    </message>
    <message>
        <source>Without effect: the Rival doesn&apos;t play.</source>
        <translation>Ohne Wirkung: Der Rivale spielt nicht mit.</translation>
    </message>
    <message>
        <source>At the four ends of the banks, or in any gap; in gaps, count the Rival&apos;s Step in Booths.</source>
        <translation>An den vier Enden der Ufer oder in jeder Lücke; bei Lücken zählt der Rivale Stände.</translation>
    </message>
    <message>
        <source>Cards other than Booths</source>
        <translation>Karten außer Ständen</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Dein Tableau</translation>
    </message>
    <message>
        <source>Goods: {n} of {most}</source>
        <translation>Waren: {n} von {most}</translation>
    </message>
    <message>
        <source>Hire for ${n} less</source>
        <translation>Anheuern für {n}&#xa0;$ weniger</translation>
    </message>
    <message numerus="yes">
        <source>Build for %n good(s) less</source>
        <translation>
            <numerusform>Bauen für %n Ware weniger</numerusform>
            <numerusform>Bauen für %n Waren weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n Booth(s) on</source>
        <translation>
            <numerusform>Bis zu %n Stand weiter</numerusform>
            <numerusform>Bis zu %n Stände weiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n swap(s)</source>
        <translation>
            <numerusform>Bis zu %n Tausch</numerusform>
            <numerusform>Bis zu %n-mal tauschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Building costs %n good(s) less this turn</source>
        <translation>
            <numerusform>Bauen kostet in diesem Zug %n Ware weniger</numerusform>
            <numerusform>Bauen kostet in diesem Zug %n Waren weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>Hiring costs {price} less this turn</source>
        <translation>Anheuern kostet in diesem Zug {price} weniger</translation>
    </message>
    <message>
        <source>Gives up {good}</source>
        <translation>Gibt {good} ab</translation>
    </message>
    <message numerus="yes">
        <source>Shuffles the discard pile (%n) into a new deck</source>
        <translation>
            <numerusform>Mischt die Ablage (%n) zu einem neuen Stapel</numerusform>
            <numerusform>Mischt die Ablage (%n) zu einem neuen Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} isn&apos;t a Booth: you can only build Booths and Events.</source>
        <translation>{card} ist kein Stand: Bauen kannst du nur Stände und Feste.</translation>
    </message>
    <message>
        <source>{card} isn&apos;t a Helper: you can only hire Helpers.</source>
        <translation>{card} ist kein Helfer: Anheuern kannst du nur Helfer.</translation>
    </message>
    <message>
        <source>{card} isn&apos;t a Find: you can only use Finds.</source>
        <translation>{card} ist kein Fund: Nutzen kannst du nur Funde.</translation>
    </message>
    <message>
        <source>The Handshake is for building or hiring, not for {card}.</source>
        <translation>Der Handschlag ist zum Bauen oder Anheuern da, nicht für {card}.</translation>
    </message>
    <message>
        <source>Only the Peddler allows this swap ({give} for {get}).</source>
        <translation>Diesen Tausch erlaubt nur der Hausierer ({give} gegen {get}).</translation>
    </message>
    <message>
        <source>The Peddler only gives Veggies, Fish, Cloth or Tools ({give} for {get}).</source>
        <translation>Der Hausierer gibt nur Gemüse, Fisch, Stoff oder Werkzeug ({give} gegen {get}).</translation>
    </message>
    <message>
        <source>The Handshake is for building or hiring: no $1 for resting.</source>
        <translation>Der Handschlag ist zum Bauen oder Anheuern da: kein Geld fürs Rasten.</translation>
    </message>
    <message>
        <source>{booth} doesn&apos;t stand on the river.</source>
        <translation>{booth} steht nicht am Fluss.</translation>
    </message>
    <message numerus="yes">
        <source>A new Booth can&apos;t go there: {spot}. Places on the river now: %n.</source>
        <translation>
            <numerusform>Dort kann kein neuer Stand hin: {spot}. Plätze am Fluss: %n.</numerusform>
            <numerusform>Dort kann kein neuer Stand hin: {spot}. Plätze am Fluss: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} isn&apos;t in your hand.</source>
        <translation>{card} ist nicht in deiner Hand.</translation>
    </message>
    <message numerus="yes">
        <source>You may keep {most} goods: give up %n good(s).</source>
        <translation>
            <numerusform>Du darfst {most} Waren behalten: Gib %n Ware ab.</numerusform>
            <numerusform>Du darfst {most} Waren behalten: Gib %n Waren ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may keep all your coins, ${n}: give up goods.</source>
        <translation>Deine Münzen, {n}&#xa0;$, darfst du alle behalten: Gib Waren ab.</translation>
    </message>
    <message>
        <source>{booth} doesn&apos;t ask for {resource}: it costs {cost}.</source>
        <translation>{booth} kostet {cost}, aber nicht das: {resource}.</translation>
    </message>
    <message>
        <source>{card} isn&apos;t a Booth: it joins the collection, {n} of {most}.</source>
        <translation>{card} ist kein Stand: Die Karte kommt in die Sammlung, {n} von {most}.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n Booth(s) on: a full lap.</source>
        <translation>
            <numerusform>Genau %n Stand weiter: einmal im Kreis.</numerusform>
            <numerusform>Genau %n Stände weiter: einmal im Kreis.</numerusform>
        </translation>
    </message>
    <message>
        <source>The House row is empty: {card} isn&apos;t built but discarded.</source>
        <translation>Die Häuserreihe ist leer: {card} wird nicht gebaut, sondern abgelegt.</translation>
    </message>
    <message>
        <source>The Rival plays against one player, not with {n} seats. Choose two seats.</source>
        <translation>Der Rivale spielt gegen eine Person, nicht bei {n} Plätzen. Wähle zwei Plätze.</translation>
    </message>
    <message numerus="yes">
        <source>For a Lily you gave {gave}: give %n more resource(s) other than Lilies.</source>
        <translation>
            <numerusform>Für eine Seerose hast du {gave} gegeben: Gib noch %n Ressource, keine Seerose.</numerusform>
            <numerusform>Für eine Seerose hast du {gave} gegeben: Gib noch %n Ressourcen, keine Seerosen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Lily costs {n} resources other than Lilies.</source>
        <translation>Eine Seerose kostet {n} Ressourcen, die keine Seerosen sind.</translation>
    </message>
    <message>
        <source>{who} wins, {points} to {second}.</source>
        <translation>Sieg: {who}, {points} zu {second}.</translation>
    </message>
    <message>
        <source>Points so far: {points}.</source>
        <translation>Punkte bisher: {points}.</translation>
    </message>
    <message>
        <source>Points: {points}. {title}</source>
        <translation>Punkte: {points}. {title}</translation>
    </message>
    <message>
        <source>The pawn&apos;s path</source>
        <translation>Der Weg der Figur</translation>
    </message>
    <message>
        <source>Select the resource that you have most of</source>
        <translation>Wähle die Ressource, von der du am meisten hast</translation>
    </message>
    <message>
        <source>The Booth that you visit: click it to use it</source>
        <translation>Der Stand, den du besuchst: Klick ihn an, um ihn zu nutzen</translation>
    </message>
    <message>
        <source>Hiring costs {coins} less this turn.</source>
        <translation>Anheuern kostet in diesem Zug {coins} weniger.</translation>
    </message>
    <message numerus="yes">
        <source>Building costs %n good(s) less this turn.</source>
        <translation>
            <numerusform>Bauen kostet in diesem Zug %n Ware weniger.</numerusform>
            <numerusform>Bauen kostet in diesem Zug %n Waren weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build at once for %n good(s) less, or hire for {coins} less.</source>
        <translation>
            <numerusform>Baue sofort für %n Ware weniger oder heuere für {coins} weniger an.</numerusform>
            <numerusform>Baue sofort für %n Waren weniger oder heuere für {coins} weniger an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) other than Lilies</source>
        <translation>
            <numerusform>%n Ressource außer Seerosen</numerusform>
            <numerusform>%n Ressourcen außer Seerosen</numerusform>
        </translation>
    </message>
    <message>
        <source>Take {lilies} whenever you build or hire.</source>
        <translation>Nimm {lilies}, sooft du baust oder anheuerst.</translation>
    </message>
    <message numerus="yes">
        <source>Building costs you %n good(s) less.</source>
        <translation>
            <numerusform>Was du baust, kostet %n Ware weniger.</numerusform>
            <numerusform>Was du baust, kostet %n Waren weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give up: {gives}</source>
        <translation>Darauf verzichten: {gives}</translation>
    </message>
    <message>
        <source>House row: {n} of {all} left</source>
        <translation>Hausreihe: noch {n} von {all}</translation>
    </message>
    <message>
        <source>Hand: {n} of {most}</source>
        <translation>Hand: {n} von {most}</translation>
    </message>
    <message numerus="yes">
        <source>{booth} lets you draw %n card(s): draw all, fewer, or none.</source>
        <translation>
            <numerusform>{booth} lässt dich %n Karte ziehen: alle, weniger oder keine.</numerusform>
            <numerusform>{booth} lässt dich %n Karten ziehen: alle, weniger oder keine.</numerusform>
        </translation>
    </message>
    <message>
        <source>{booth} has no cards of which you could draw fewer.</source>
        <translation>{booth} hat keine Karten, von denen du weniger ziehen könntest.</translation>
    </message>
    <message numerus="yes">
        <source>Draw only %n card(s)</source>
        <translation>
            <numerusform>Nur %n Karte ziehen</numerusform>
            <numerusform>Nur %n Karten ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Take no more</source>
        <translation>Keine weitere Ware nehmen</translation>
    </message>
    <message numerus="yes">
        <source>{who} share the victory with %n point(s) each, equal in everything.</source>
        <translation>
            <numerusform>{who} teilen sich den Sieg mit je %n Punkt, gleich in allem.</numerusform>
            <numerusform>{who} teilen sich den Sieg mit je %n Punkten, gleich in allem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} wins the tie-break with %n point(s): more {what}.</source>
        <translation>
            <numerusform>Sieg durch mehr {what}: {who}, %n Punkt.</numerusform>
            <numerusform>Sieg durch mehr {what}: {who}, %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board of {who}</source>
        <translation>Tableau: {who}</translation>
    </message>
    <message>
        <source>Hand of {who}</source>
        <translation>Hand: {who}</translation>
    </message>
    <message>
        <source>Helpers of {who}</source>
        <translation>Helfer: {who}</translation>
    </message>
    <message>
        <source>House to build with</source>
        <translation>Haus zum Bauen</translation>
    </message>
    <message>
        <source>The Owner bonus of {booth} is yours: take the goods.</source>
        <translation>Der Besitzerbonus gehört dir, hier: {booth}. Nimm die Waren.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n more card(s) at the end of your turn, then discard {n}.</source>
        <translation>
            <numerusform>Zieh am Ende deines Zuges %n Karte mehr, leg dann {n} ab.</numerusform>
            <numerusform>Zieh am Ende deines Zuges %n Karten mehr, leg dann {n} ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place {n} of {count}, clockwise.</source>
        <translation>Platz {n} von {count} im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>It stands at {booth}.</source>
        <translation>Steht hier: {booth}.</translation>
    </message>
    <message>
        <source>Owner bonuses to come</source>
        <translation>Künftige Besitzerboni</translation>
    </message>
    <message>
        <source>What the Helpers will still do</source>
        <translation>Was die Helfer noch leisten</translation>
    </message>
    <message>
        <source>Booths that goods and houses can become</source>
        <translation>Stände, die aus Waren und Häusern werden können</translation>
    </message>
    <message>
        <source>What the money can hire</source>
        <translation>Was das Geld anheuern kann</translation>
    </message>
    <message>
        <source>Cards in the hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>Zoom tokens</source>
        <translation>Zoom-Marker</translation>
    </message>
    <message>
        <source>Where the next turn can end</source>
        <translation>Wo der nächste Zug enden kann</translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>%n Ware</numerusform>
            <numerusform>%n Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <comment>Zoom tokens</comment>
        <translation>
            <numerusform>%n Marker</numerusform>
            <numerusform>%n Marker</numerusform>
        </translation>
    </message>
    <message>
        <source>Rests and takes {price}</source>
        <translation>Rastet und nimmt {price}</translation>
    </message>
    <message>
        <source>Every title</source>
        <translation>Jeder Titel</translation>
    </message>
    <message>
        <source>Earn each of the five titles that a score can bring in a solo match.</source>
        <translation>Erringe jeden der fünf Titel, die es in Solopartien für Punkte gibt.</translation>
    </message>
</context>
<context>
    <name>river_market.0_first_booth</name>
    <message>
        <source>Your first Booth</source>
        <translation>Dein erster Stand</translation>
    </message>
    <message>
        <source>To the Fishing Pier</source>
        <translation>Zum Angelsteg</translation>
    </message>
    <message>
        <source>Wade to the Fishing Pier.</source>
        <translation>Wate zum Angelsteg.</translation>
    </message>
    <message>
        <source>How points are made</source>
        <translation>So gibt es Punkte</translation>
    </message>
    <message>
        <source>**Goods** build **Booths**, and Booths are points at the end. Visitors bring you something, too. Your Carrot Cart lacks 2 Fish. Do it once: **fetch**, **build**, be **visited**.</source>
        <translation>Aus **Waren** werden **Stände**, und Stände sind am Ende Punkte. Auch Besucher bringen dir etwas. Deinem Möhrenkarren fehlen 2 Fisch. Mach es einmal: **holen**, **bauen**, **Besuch** bekommen.</translation>
    </message>
    <message>
        <source>1 fetch goods</source>
        <translation>1 Waren holen</translation>
    </message>
    <message>
        <source>2 build: 3 VP</source>
        <translation>2 bauen: 3&#xa0;SP</translation>
    </message>
    <message>
        <source>3 visitors pay you</source>
        <translation>3 Besucher zahlen dir</translation>
    </message>
    <message>
        <source>Wading goes to the next Booth, for nothing.</source>
        <translation>Waten geht zum nächsten Stand und kostet nichts.</translation>
    </message>
    <message>
        <source>It is the next Booth: wading costs nothing.</source>
        <translation>Es ist der nächste Stand: Waten kostet nichts.</translation>
    </message>
    <message>
        <source>Two Fish</source>
        <translation>Zwei Fisch</translation>
    </message>
    <message>
        <source>Take the 2 Fish.</source>
        <translation>Nimm die 2 Fisch.</translation>
    </message>
    <message>
        <source>Where your pawn ends, you may use the Booth. The **Fishing Pier** gives 2 Fish.</source>
        <translation>Wo deine Figur landet, darfst du den Stand nutzen. Der **Angelsteg** gibt 2 Fisch.</translation>
    </message>
    <message>
        <source>2 Fish, 2 Cloth, 2 Tools: that is all the Carrot Cart costs.</source>
        <translation>2 Fisch, 2 Stoff, 2 Werkzeug: Mehr kostet der Möhrenkarren nicht.</translation>
    </message>
    <message>
        <source>Without the Fish no Booth. Take them.</source>
        <translation>Ohne Fisch kein Stand. Nimm sie.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Build the Carrot Cart at end spot A, beside the Fishing Pier.</source>
        <translation>Bau den Möhrenkarren auf Endplatz A, neben dem Angelsteg.</translation>
    </message>
    <message>
        <source>3 VP. And Player 2 came by at once: you got a Veggie.</source>
        <translation>3&#xa0;SP. Und Spieler 2 kam gleich vorbei: Du bekamst ein Gemüse.</translation>
    </message>
    <message>
        <source>A good spot, too. Player 2 passes A next.</source>
        <translation>Auch ein guter Platz. Spieler 2 kommt als Nächstes an A vorbei.</translation>
    </message>
    <message>
        <source>A built Booth is **3 VP** for you. This spot is the next one on Player 2&apos;s way, and whoever ends on it brings you its **Owner bonus**.</source>
        <translation>Ein gebauter Stand ist **3&#xa0;SP** für dich. Dieser Platz liegt als Nächstes auf dem Weg von Spieler 2, und wer darauf landet, bringt dir den **Besitzerbonus**.</translation>
    </message>
    <message>
        <source>First build: all goods are there.</source>
        <translation>Erst bauen: Alle Waren sind da.</translation>
    </message>
    <message>
        <source>Two Tools, now</source>
        <translation>Zwei Werkzeug, jetzt</translation>
    </message>
    <message>
        <source>Take 2 Tools in this turn.</source>
        <translation>Nimm in diesem Zug 2 Werkzeug.</translation>
    </message>
    <message>
        <source>Tools lie at the Tinker Dock, far from here by wading. A **zoom** goes to any Booth; a **card** goes as far as it says. Then use the Booth.</source>
        <translation>Werkzeug liegt am Bastlersteg, zu Fuß weit weg. Ein **Zoom** geht zu jedem Stand, eine **Karte** so weit, wie auf ihr steht. Dann nutz den Stand.</translation>
    </message>
    <message>
        <source>You have no 2 Tools. Press Again: which of your ways leads to the Tinker Dock?</source>
        <translation>Du hast keine 2 Werkzeug. Drück auf Noch einmal: Welcher deiner Wege führt zum Bastlersteg?</translation>
    </message>
    <message>
        <source>Half of the next Booth. Next: ways along the river, one by one.</source>
        <translation>Der halbe nächste Stand. Nun: die Wege am Fluss, einer nach dem anderen.</translation>
    </message>
</context>
<context>
    <name>river_market.1_wading</name>
    <message>
        <source>Wading round the river</source>
        <translation>Rund um den Fluss waten</translation>
    </message>
    <message>
        <source>Wade</source>
        <translation>Waten</translation>
    </message>
    <message>
        <source>Drag your pawn one Booth on, to the Fishing Pier.</source>
        <translation>Zieh deine Figur einen Stand weiter, zum Angelsteg.</translation>
    </message>
    <message>
        <source>Now look what the Pier gives.</source>
        <translation>Schau jetzt, was der Steg gibt.</translation>
    </message>
    <message>
        <source>A token takes you anywhere. It is your only one: keep it.</source>
        <translation>Ein Marker bringt dich überallhin. Es ist dein einziger: Heb ihn auf.</translation>
    </message>
    <message>
        <source>A card takes you further. Wading costs nothing.</source>
        <translation>Eine Karte bringt dich weiter. Waten kostet nichts.</translation>
    </message>
    <message>
        <source>Visit</source>
        <translation>Besuchen</translation>
    </message>
    <message>
        <source>Use the Fishing Pier: take 2 Fish.</source>
        <translation>Nutz den Angelsteg: Nimm 2 Fische.</translation>
    </message>
    <message>
        <source>Where you end your move you may use the Booth, **whoever owns it**. These goods pay for your own Booths later.</source>
        <translation>Wo deine Bewegung endet, darfst du den Stand nutzen, **wem immer er gehört**. Mit diesen Waren bezahlst du später eigene Stände.</translation>
    </message>
    <message>
        <source>2 Fish. Then you act.</source>
        <translation>2 Fische. Danach kommt deine Aktion.</translation>
    </message>
    <message>
        <source>Nobody takes them for you. Take the Fish.</source>
        <translation>Die nimmt dir keiner ab. Nimm die Fische.</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>Rest: take $1.</source>
        <translation>Raste: Nimm 1&#xa0;$.</translation>
    </message>
    <message>
        <source>One act a turn: **build** a Booth, **hire** a Helper, use a **Find**, or rest for $1. You lack the goods for a Booth, so rest.</source>
        <translation>Eine Aktion pro Zug: einen Stand **bauen**, einen Helfer **anheuern**, einen **Fund** nutzen oder für 1&#xa0;$ rasten. Für einen Stand fehlen dir Waren, also raste.</translation>
    </message>
    <message>
        <source>And at the end of your turn you draw two cards.</source>
        <translation>Und am Ende deines Zugs ziehst du zwei Karten.</translation>
    </message>
    <message>
        <source>Good, too, but its Step is worth more now. Rest.</source>
        <translation>Auch gut, aber sein Schrittwert ist jetzt mehr wert. Raste.</translation>
    </message>
    <message>
        <source>Six cards</source>
        <translation>Sechs Karten</translation>
    </message>
    <message>
        <source>Discard two cards: Lily Keeper and Barter Blanket have a Step of 1.</source>
        <translation>Leg zwei Karten ab: Seerosenfrau und Tauschdecke haben Schrittwert 1.</translation>
    </message>
    <message>
        <source>You may keep **six**. A card&apos;s number says how far it takes you; small ones don&apos;t take you far. But any two will do.</source>
        <translation>**Sechs** darfst du behalten. Die Zahl einer Karte sagt, wie weit sie dich bringt; mit kleinen kommst du nicht weit. Aber es dürfen auch zwei andere sein.</translation>
    </message>
    <message>
        <source>Player 2 has had a turn. Your pawn is on the Pier.</source>
        <translation>Spieler 2 hatte einen Zug. Deine Figur steht am Angelsteg.</translation>
    </message>
    <message>
        <source>You have to move</source>
        <translation>Du musst dich bewegen</translation>
    </message>
    <message>
        <source>Try it: spend your Zoom token to stay on the Fishing Pier.</source>
        <translation>Probier es: Bleib mit deinem Zoom-Marker am Angelsteg.</translation>
    </message>
    <message>
        <source>2 Fish again would be handy. See whether you may stay.</source>
        <translation>Noch einmal 2 Fische wären nett. Schau, ob du bleiben darfst.</translation>
    </message>
    <message>
        <source>A turn always ends on another Booth.</source>
        <translation>Ein Zug endet immer auf einem anderen Stand.</translation>
    </message>
    <message>
        <source>The Lily Pond, and the token kept</source>
        <translation>Zum Seerosenteich, mit dem Marker</translation>
    </message>
    <message>
        <source>Be at the Lily Pond now, and keep your Zoom token.</source>
        <translation>Geh jetzt zum Seerosenteich und behalte deinen Zoom-Marker.</translation>
    </message>
    <message>
        <source>It is two Booths on, past the Weaver Deck. Passing a pawn costs nothing. What in your hand takes you two Booths or more?</source>
        <translation>Er ist zwei Stände weiter, hinter dem Webersteg. An einer Figur vorbeizugehen kostet nichts. Was auf deiner Hand bringt dich zwei Stände weit oder weiter?</translation>
    </message>
    <message>
        <source>You aren&apos;t at the Lily Pond, or the token is gone. Press Again: play a card whose Step is 2 or more.</source>
        <translation>Du bist nicht am Seerosenteich, oder der Marker ist weg. Drück auf Noch einmal: Spiel eine Karte mit Schrittwert 2 oder mehr.</translation>
    </message>
    <message>
        <source>Lilies stand for any other good. And cards are your legs: on to chapter 3.</source>
        <translation>Seerosen stehen für jede andere Ware. Und Karten sind deine Beine: weiter zu Kapitel 3.</translation>
    </message>
    <message>
        <source>Most points win: gather goods, and build Booths of your own. Your pawn goes **clockwise** round the river, from Booth to Booth. One Booth on is always free: that is wading.</source>
        <translation>Die meisten Punkte gewinnen: Sammle Waren und baue eigene Stände. Deine Figur geht **im Uhrzeigersinn** um den Fluss, von Stand zu Stand. Ein Stand weiter kostet nie etwas: Das ist Waten.</translation>
    </message>
</context>
<context>
    <name>river_market.2_cards</name>
    <message>
        <source>Cards are your legs</source>
        <translation>Karten sind deine Beine</translation>
    </message>
    <message>
        <source>Two things on every card</source>
        <translation>Zwei Dinge auf jeder Karte</translation>
    </message>
    <message>
        <source>Every card is **two things**: discarded, its Step takes your pawn along. Kept, it can be built, hired or used. You want to build the **Lemonade Stand**: 2 Veggies, 1 Fish, 2 Cloth, 1 Tool. Press Next.</source>
        <translation>Jede Karte ist **zweierlei**: Abgelegt bringt ihr Schrittwert deine Figur voran. Behalten kannst du sie bauen, anheuern oder nutzen. Bauen willst du den **Limostand**: 2 Gemüse, 1 Fisch, 2 Stoff, 1 Werkzeug. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>At most the Step</source>
        <translation>Höchstens der Schrittwert</translation>
    </message>
    <message>
        <source>Try it: go to the Lily Pond with the Lemonade Stand.</source>
        <translation>Probier es: Geh mit dem Limostand zum Seerosenteich.</translation>
    </message>
    <message>
        <source>Its Step is **2**: one Booth on, or two. The Lily Pond is three Booths away.</source>
        <translation>Sein Schrittwert ist **2**: einen Stand weiter oder zwei. Der Seerosenteich ist drei Stände entfernt.</translation>
    </message>
    <message>
        <source>Too far. And don&apos;t give that card away.</source>
        <translation>Zu weit. Und gib diese Karte nicht her.</translation>
    </message>
    <message>
        <source>Two Cloth, and the Stand kept</source>
        <translation>Zwei Stoff, und den Stand behalten</translation>
    </message>
    <message>
        <source>Fetch the 2 Cloth you lack, and keep the Lemonade Stand.</source>
        <translation>Hol die 2 Stoff, die dir fehlen, und behalte den Limostand.</translation>
    </message>
    <message>
        <source>The **Weaver Deck** is two Booths on. Which card can you spare?</source>
        <translation>Der **Webersteg** ist zwei Stände weiter. Welche Karte kannst du entbehren?</translation>
    </message>
    <message>
        <source>No Cloth, or the Stand is discarded. Press Again: play another card to the Weaver Deck, and use it.</source>
        <translation>Kein Stoff, oder der Stand ist abgelegt. Drück auf Noch einmal: Geh mit einer anderen Karte zum Webersteg und nutz ihn.</translation>
    </message>
    <message>
        <source>All that the Lemonade Stand costs.</source>
        <translation>Alles, was der Limostand kostet.</translation>
    </message>
    <message>
        <source>Your first Booth</source>
        <translation>Dein erster Stand</translation>
    </message>
    <message>
        <source>Build the Lemonade Stand at end spot A, beside the Fishing Pier.</source>
        <translation>Bau den Limostand auf Endplatz A, neben dem Angelsteg.</translation>
    </message>
    <message>
        <source>New Booths go onto an **end spot**, just past the end of a bank. It counts 3 VP, with your house on it.</source>
        <translation>Neue Stände kommen auf einen **Endplatz**, gleich hinter dem Ende eines Ufers. Er zählt 3&#xa0;SP, mit deinem Haus darauf.</translation>
    </message>
    <message>
        <source>The bank is one Booth longer, and the end spot moves out. The last house on anybody&apos;s board ends the game.</source>
        <translation>Das Ufer ist einen Stand länger, der Endplatz rückt nach außen. Wer das letzte Haus setzt, läutet das Ende ein.</translation>
    </message>
    <message>
        <source>You may build at any of the four. Take A this time.</source>
        <translation>Du darfst auf jedem der vier bauen. Nimm diesmal A.</translation>
    </message>
    <message>
        <source>You can pay for all of it. Keep the Find, and build.</source>
        <translation>Du kannst alles bezahlen. Behalte den Fund und bau.</translation>
    </message>
    <message>
        <source>$1 for a whole act? You can build.</source>
        <translation>1&#xa0;$ für eine ganze Aktion? Du kannst bauen.</translation>
    </message>
    <message>
        <source>A card is a move, or what is printed</source>
        <translation>Eine Karte ist ein Weg oder das, was darauf steht</translation>
    </message>
</context>
<context>
    <name>river_market.3_booth</name>
    <message>
        <source>A Booth of your own</source>
        <translation>Ein eigener Stand</translation>
    </message>
    <message>
        <source>One Tool short</source>
        <translation>Ein Werkzeug zu wenig</translation>
    </message>
    <message>
        <source>Wade to the Swap Meet.</source>
        <translation>Wate zum Tauschmarkt.</translation>
    </message>
    <message>
        <source>The **Carrot Cart** costs 2 Fish, 2 Cloth and 2 Tools. You have one Tool, and a Veggies that you don&apos;t need. Swapping helps.</source>
        <translation>Der **Möhrenkarren** kostet 2 Fische, 2 Stoff und 2 Werkzeuge. Du hast ein Werkzeug und ein Gemüse zu viel. Tauschen hilft.</translation>
    </message>
    <message>
        <source>It is the next Booth: wading is free.</source>
        <translation>Es ist der nächste Stand: Waten ist gratis.</translation>
    </message>
    <message>
        <source>It is the next Booth: no card needed.</source>
        <translation>Es ist der nächste Stand: keine Karte nötig.</translation>
    </message>
    <message>
        <source>The Swap Meet</source>
        <translation>Der Tauschmarkt</translation>
    </message>
    <message>
        <source>Swap your Veggies for a Tool, then finish swapping.</source>
        <translation>Tausch dein Gemüse gegen ein Werkzeug und beende das Tauschen.</translation>
    </message>
    <message>
        <source>**Up to three swaps**: a good for another or for $1, $2 for a good, two things for a Lily. A Lily stands for any of the four goods.</source>
        <translation>**Bis zu drei Tausche**: eine Ware gegen eine andere oder 1&#xa0;$, 2&#xa0;$ gegen eine Ware, zwei Dinge gegen eine Seerose. Eine Seerose steht für jede der vier Waren.</translation>
    </message>
    <message>
        <source>Two of each. Unused goods would still be worth something: four make 1 VP at the end.</source>
        <translation>Je zwei. Auch ungenutzte Waren zählen: Vier bringen am Ende 1&#xa0;SP.</translation>
    </message>
    <message>
        <source>A Tool is missing. Press Again.</source>
        <translation>Ein Werkzeug fehlt. Drück auf Noch einmal.</translation>
    </message>
    <message>
        <source>Give the Veggies, take a Tool.</source>
        <translation>Gib das Gemüse, nimm ein Werkzeug.</translation>
    </message>
    <message>
        <source>Where the next pawn lands</source>
        <translation>Wo die nächste Figur landet</translation>
    </message>
    <message>
        <source>Build the Carrot Cart where Player 2 lands by wading.</source>
        <translation>Bau den Möhrenkarren dort, wo Spieler 2 beim Waten landet.</translation>
    </message>
    <message>
        <source>Whoever ends on a Booth of yours brings you its **Owner bonus**. Player 2 stands on the Fishing Pier and goes clockwise.</source>
        <translation>Wer auf deinem Stand landet, bringt dir den **Besitzerbonus**. Spieler 2 steht am Angelsteg und geht im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Player 2 doesn&apos;t come by there. Press Again: which end spots follow the Fishing Pier?</source>
        <translation>Dort kommt Spieler 2 nicht vorbei. Drück auf Noch einmal: Welche Endplätze folgen auf den Angelsteg?</translation>
    </message>
    <message>
        <source>Just ahead of a pawn: that&apos;s where a Booth pays.</source>
        <translation>Gleich vor einer Figur: Dort lohnt sich ein Stand.</translation>
    </message>
    <message>
        <source>And somebody comes</source>
        <translation>Und jemand kommt</translation>
    </message>
    <message>
        <source>Discard one card, and watch Player 2.</source>
        <translation>Leg eine Karte ab und schau Spieler 2 zu.</translation>
    </message>
    <message>
        <source>You hold seven cards after drawing. Then it is Player 2&apos;s turn: **nobody can decline** an Owner bonus, and it comes before the visitor takes anything.</source>
        <translation>Nach dem Ziehen hast du sieben Karten. Dann ist Spieler 2 dran: Den Besitzerbonus **kann niemand ablehnen**, und er kommt, bevor der Gast etwas nimmt.</translation>
    </message>
    <message>
        <source>Player 2 took 4 Veggies at your Cart, and you 1. You have four houses left.</source>
        <translation>Spieler 2 nahm 4 Gemüse bei dir, und du 1. Du hast noch vier Häuser.</translation>
    </message>
</context>
<context>
    <name>river_market.4_helpers</name>
    <message>
        <source>Helpers and Finds</source>
        <translation>Helfer und Funde</translation>
    </message>
    <message>
        <source>A dear Booth</source>
        <translation>Ein teurer Stand</translation>
    </message>
    <message>
        <source>Try it: build the Timber Yard.</source>
        <translation>Probier es: Bau den Holzplatz.</translation>
    </message>
    <message>
        <source>It counts **5 VP** and costs nine goods: 2 Veggies, 2 Fish, 3 Cloth, 2 Tools. See what you lack.</source>
        <translation>Er zählt **5&#xa0;SP** und kostet neun Waren: 2 Gemüse, 2 Fische, 3 Stoff, 2 Werkzeuge. Schau, was dir fehlt.</translation>
    </message>
    <message>
        <source>Three goods short. A Helper makes Builds cheaper.</source>
        <translation>Drei Waren zu wenig. Ein Helfer macht das Bauen billiger.</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Anheuern</translation>
    </message>
    <message>
        <source>Hire the Carpenter for $5.</source>
        <translation>Heuer die Zimmerin für 5&#xa0;$ an.</translation>
    </message>
    <message>
        <source>**Helpers** cost coins and work for you to the end. With the Carpenter every Build costs 1 good less. One of each kind only.</source>
        <translation>**Helfer** kosten Münzen und arbeiten bis zum Ende für dich. Mit der Zimmerin kostet jeder Bau 1 Ware weniger. Von jeder Art nur einer.</translation>
    </message>
    <message>
        <source>She is yours, and 1 VP with her.</source>
        <translation>Sie gehört dir, und 1&#xa0;SP dazu.</translation>
    </message>
    <message>
        <source>The Gardener is good where Veggies grow. You want to build: the Carpenter.</source>
        <translation>Der Gärtner hilft, wo Gemüse wächst. Du willst bauen: die Zimmerin.</translation>
    </message>
    <message>
        <source>A Find is used once. Keep it for your next turn.</source>
        <translation>Ein Fund wirkt einmal. Heb ihn für den nächsten Zug auf.</translation>
    </message>
    <message>
        <source>You have $5 already: hire.</source>
        <translation>Du hast schon 5&#xa0;$: Heuer an.</translation>
    </message>
    <message>
        <source>Keep what you need</source>
        <translation>Behalte, was du brauchst</translation>
    </message>
    <message>
        <source>Discard one card, but not the Timber Yard, nor the Handshake.</source>
        <translation>Leg eine Karte ab, aber nicht den Holzplatz und nicht den Handschlag.</translation>
    </message>
    <message>
        <source>The **Handshake** is a Find: used once, it saves you 2 goods when you build, or $2 when you hire.</source>
        <translation>Der **Handschlag** ist ein Fund: Einmal genutzt macht er einen Bau um 2 Waren billiger oder das Anheuern um 2&#xa0;$.</translation>
    </message>
    <message>
        <source>Player 2 has had a turn.</source>
        <translation>Spieler 2 hatte einen Zug.</translation>
    </message>
    <message>
        <source>You need that one in a moment.</source>
        <translation>Die brauchst du gleich.</translation>
    </message>
    <message>
        <source>Nine goods for less</source>
        <translation>Neun Waren für weniger</translation>
    </message>
    <message>
        <source>Build the Timber Yard in this turn.</source>
        <translation>Bau den Holzplatz in diesem Zug.</translation>
    </message>
    <message>
        <source>You have 2 Veggies, 2 Fish, 2 Cloth. Move, take goods, then build: the Carpenter saves 1, the **Handshake** 2 more. Two Booths on your way have what is missing.</source>
        <translation>Du hast 2 Gemüse, 2 Fische, 2 Stoff. Geh, nimm Waren und bau dann: Die Zimmerin spart 1, der **Handschlag** 2 weitere. Zwei Stände auf deinem Weg haben, was fehlt.</translation>
    </message>
    <message>
        <source>The Timber Yard isn&apos;t built. Press Again: the Tinker Dock has Tools, and the Handshake needs fewer goods.</source>
        <translation>Der Holzplatz steht nicht. Drück auf Noch einmal: Am Bastlersteg gibt es Werkzeug, und mit dem Handschlag brauchst du weniger Waren.</translation>
    </message>
    <message>
        <source>5 VP, two turns after you were three goods short.</source>
        <translation>5&#xa0;SP, zwei Züge nachdem dir drei Waren fehlten.</translation>
    </message>
</context>
<context>
    <name>river_market.5_rival</name>
    <message>
        <source>The Rival and the end</source>
        <translation>Der Rivale und das Ende</translation>
    </message>
    <message>
        <source>The Rival</source>
        <translation>Der Rivale</translation>
    </message>
    <message>
        <source>Alone you play against the **Rival**. It draws one card: if that isn&apos;t a Booth, it keeps it and walks its Step. If it is a Booth, the first house of its row decides what happens. Press Next.</source>
        <translation>Allein spielst du gegen den **Rivalen**. Er zieht eine Karte: Ist sie kein Stand, behält er sie und geht ihren Schrittwert. Ist sie ein Stand, entscheidet das erste Haus seiner Reihe. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>The House row</source>
        <translation>Die Häuserreihe</translation>
    </message>
    <message>
        <source>A **neutral** house just goes; with a house of its own the Rival builds. And a **fifth** card in its collection builds an Event. It has four. When its row or yours is empty, the end comes. Press Next.</source>
        <translation>Ein **neutrales** Haus geht einfach weg; mit einem eigenen baut der Rivale. Und eine **fünfte** Karte in seiner Sammlung baut ein Fest. Er hat vier. Ist seine Reihe oder deine leer, kommt das Ende. Drück auf Weiter.</translation>
    </message>
    <message>
        <source>At your own Booth</source>
        <translation>An deinem eigenen Stand</translation>
    </message>
    <message>
        <source>Go to the Barter Blanket with the Town Crier, and take 3 Veggies.</source>
        <translation>Geh mit dem Ausrufer zur Tauschdecke und nimm 3 Gemüse.</translation>
    </message>
    <message>
        <source>You have **two houses** left, and want to be the one who ends it. The Barter Blanket is yours: three goods of your choice, but no Owner bonus for yourself.</source>
        <translation>Du hast noch **zwei Häuser** und willst selbst den Schluss machen. Die Tauschdecke gehört dir: drei Waren nach Wahl, aber kein Besitzerbonus für dich selbst.</translation>
    </message>
    <message>
        <source>The Barter Blanket is two Booths on.</source>
        <translation>Die Tauschdecke ist zwei Stände weiter.</translation>
    </message>
    <message>
        <source>The Town Crier is too dear for you now. Play that card.</source>
        <translation>Den Ausrufer kannst du nicht mehr bezahlen. Spiel diese Karte.</translation>
    </message>
    <message>
        <source>Veggies are what both of your Booths need. Take them.</source>
        <translation>Gemüse brauchst du für beide Stände. Nimm das.</translation>
    </message>
    <message>
        <source>The fourth house</source>
        <translation>Das vierte Haus</translation>
    </message>
    <message>
        <source>Build the Fix-It Tent, and pay only one of the Cloth.</source>
        <translation>Bau das Flickzelt und bezahl nur einen Stoff.</translation>
    </message>
    <message>
        <source>Your **Carpenter** saves one good, and you choose which. The Minnow Bucket will need 2 Veggies, 2 Cloth, 2 Tools next turn, less one.</source>
        <translation>Deine **Zimmerin** spart eine Ware, und du wählst, welche. Der Elritzeneimer braucht im nächsten Zug 2 Gemüse, 2 Stoff, 2 Werkzeuge, weniger eins.</translation>
    </message>
    <message>
        <source>Then the Rival drew a Booth: a neutral house left the row, and its collection was discarded. Lucky for you.</source>
        <translation>Dann zog der Rivale einen Stand: Ein neutrales Haus verließ die Reihe, und die Sammlung war weg. Glück für dich.</translation>
    </message>
    <message>
        <source>That one next turn. First the Fix-It Tent.</source>
        <translation>Den im nächsten Zug. Erst das Flickzelt.</translation>
    </message>
    <message>
        <source>Your last house</source>
        <translation>Dein letztes Haus</translation>
    </message>
    <message>
        <source>Put down your last house in this turn.</source>
        <translation>Setz in diesem Zug dein letztes Haus.</translation>
    </message>
    <message>
        <source>Whoever puts down the last house triggers the end. Move first, wherever you like, then build the Minnow Bucket.</source>
        <translation>Wer das letzte Haus setzt, löst das Ende aus. Beweg dich zuerst, wohin du willst, dann bau den Elritzeneimer.</translation>
    </message>
    <message>
        <source>A house is left. Press Again: don&apos;t play the Minnow Bucket as a move, and build it when you act.</source>
        <translation>Ein Haus ist übrig. Drück auf Noch einmal: Spiel den Elritzeneimer nicht als Weg aus, sondern bau ihn.</translation>
    </message>
    <message>
        <source>A Zoom token for you, and two more turns each. At the end four questions give you a title. Now play!</source>
        <translation>Ein Zoom-Marker für dich und noch zwei Züge für alle. Am Ende ergeben vier Fragen deinen Titel. Jetzt spiel!</translation>
    </message>
    <message>
        <source>The Rival draws one card a turn</source>
        <translation>Der Rivale zieht eine Karte pro Zug</translation>
    </message>
    <message>
        <source>A neutral house goes, its own builds</source>
        <translation>Ein neutrales Haus geht, sein eigenes baut</translation>
    </message>
</context>
<context>
    <name>river_market.booths</name>
    <message>
        <source>Carrot Cart</source>
        <translation>Möhrenkarren</translation>
    </message>
    <message>
        <source>Minnow Bucket</source>
        <translation>Elritzeneimer</translation>
    </message>
    <message>
        <source>Blanket Rack</source>
        <translation>Deckengestell</translation>
    </message>
    <message>
        <source>Tool Bench</source>
        <translation>Werkbank</translation>
    </message>
    <message>
        <source>Lily Raft</source>
        <translation>Seerosenfloß</translation>
    </message>
    <message>
        <source>Lemonade Stand</source>
        <translation>Limostand</translation>
    </message>
    <message>
        <source>Pickle Barrel</source>
        <translation>Gurkenfass</translation>
    </message>
    <message>
        <source>Smokehouse</source>
        <translation>Räucherei</translation>
    </message>
    <message>
        <source>Quilt Corner</source>
        <translation>Quiltecke</translation>
    </message>
    <message>
        <source>Fix-It Tent</source>
        <translation>Flickzelt</translation>
    </message>
    <message>
        <source>Card Table</source>
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>Ferry Landing</source>
        <translation>Fähranleger</translation>
    </message>
    <message>
        <source>Job Board</source>
        <translation>Stellenbrett</translation>
    </message>
    <message>
        <source>Timber Yard</source>
        <translation>Holzplatz</translation>
    </message>
    <message>
        <source>Barter Blanket</source>
        <translation>Tauschdecke</translation>
    </message>
    <message>
        <source>Chowder Kettle</source>
        <translation>Suppenkessel</translation>
    </message>
    <message>
        <source>Festival Hats</source>
        <translation>Festhüte</translation>
    </message>
    <message>
        <source>Puppet Stage</source>
        <translation>Puppenbühne</translation>
    </message>
    <message>
        <source>Rowboat Rental</source>
        <translation>Bootsverleih</translation>
    </message>
    <message>
        <source>Grand Pavilion</source>
        <translation>Festpavillon</translation>
    </message>
    <message>
        <source>Pumpkin Patch</source>
        <translation>Kürbisbeet</translation>
    </message>
    <message>
        <source>Crab Basket</source>
        <translation>Krabbenkorb</translation>
    </message>
    <message>
        <source>Yarn Shed</source>
        <translation>Garnschuppen</translation>
    </message>
    <message>
        <source>Nail Keg</source>
        <translation>Nagelfass</translation>
    </message>
</context>
<context>
    <name>river_market.coach</name>
    <message>
        <source>A pawn has landed on a Booth of yours, and its **Owner bonus** is yours. Build where others land often; your own pawn brings you none.</source>
        <translation>Eine Figur ist auf einem Stand von dir gelandet, und du bekommst seinen **Besitzerbonus**. Baue, wo andere oft landen; deine eigene Figur bringt dir keinen.</translation>
    </message>
    <message>
        <source>Your Booth stands, with a house on it. Everybody may use it from now on, and whoever else ends a move there brings you its **Owner bonus**.</source>
        <translation>Dein Stand steht, mit einem Haus darauf. Ab jetzt dürfen ihn alle benutzen, und wer sonst seinen Zug dort beendet, bringt dir den **Besitzerbonus**.</translation>
    </message>
    <message>
        <source>A **Helper** works for you to the end, so the earlier you hire, the more it brings. You can have one of each kind only.</source>
        <translation>Ein **Helfer** arbeitet für dich bis zum Ende: Je früher du anheuerst, desto mehr bringt er. Von jeder Art kannst du nur einen haben.</translation>
    </message>
    <message>
        <source>A **Find** is used once and gone. Keep it until it saves you a whole turn, and remember that it takes one of your six places in the hand.</source>
        <translation>Ein **Fund** wird einmal benutzt und ist weg. Heb ihn auf, bis er dir einen ganzen Zug spart, aber bedenke: Er nimmt einen deiner sechs Plätze auf der Hand ein.</translation>
    </message>
    <message>
        <source>A **Zoom token** takes your pawn to any Booth, and costs no card. Spend it on a Booth that you would reach late or not at all.</source>
        <translation>Ein **Zoom-Marker** bringt deine Figur zu jedem Stand und kostet keine Karte. Nimm ihn für einen Stand, den du sonst spät oder gar nicht erreichst.</translation>
    </message>
    <message>
        <source>Swapping turns what you have too much of into what a Booth lacks. **One good short** is worth a swap, three are worth another visit.</source>
        <translation>Beim Tauschen wird aus dem, was du zu viel hast, das, was einem Stand fehlt. **Eine fehlende Ware** ist einen Tausch wert, drei sind einen weiteren Besuch wert.</translation>
    </message>
    <message>
        <source>The **end is near**. Build now what you can pay, even a smaller Booth: of what is left over, four resources are worth no more than 1 VP.</source>
        <translation>Das **Ende ist nah**. Baue jetzt, was du bezahlen kannst, auch einen kleineren Stand: Von dem, was übrig bleibt, zählen vier Ressourcen zusammen nur 1&#xa0;SP.</translation>
    </message>
    <message>
        <source>You have to move. **One Booth on is free**; a card takes you up to its Step, and is gone then. Look first for the Booth whose goods you lack.</source>
        <translation>Du musst ziehen. **Ein Stand weiter ist umsonst**; eine Karte bringt dich bis zu ihrem Schrittwert und ist dann weg. Suche zuerst den Stand, dessen Waren dir fehlen.</translation>
    </message>
    <message>
        <source>You may use the Booth where you have ended, **whoever owns it**. Take what the cards in your hand cost, not just the most.</source>
        <translation>Du darfst den Stand nutzen, auf dem du angekommen bist, **wem er auch gehört**. Nimm, was die Karten auf deiner Hand kosten, nicht einfach das meiste.</translation>
    </message>
    <message>
        <source>**One act a turn**: build, hire, use a Find, or rest for $1. Booths count most at the end, and Helpers make all that follows cheaper.</source>
        <translation>**Eine Aktion je Zug**: bauen, anheuern, einen Fund nutzen oder für 1&#xa0;$ rasten. Stände zählen am Ende am meisten, und Helfer machen alles Weitere billiger.</translation>
    </message>
    <message>
        <source>You keep **six cards**. Of every kind you need some: a Booth that you can soon pay, and cards with a large Step as legs.</source>
        <translation>Du behältst **sechs Karten**. Du brauchst von allem etwas: einen Stand, den du bald bezahlen kannst, und Karten mit großem Schrittwert als Beine.</translation>
    </message>
    <message>
        <source>You keep **nine goods**. Who has to give some back has waited too long: build a smaller Booth sooner, or swap.</source>
        <translation>Du behältst **neun Waren**. Wer welche abgeben muss, hat zu lange gewartet: Baue früher einen kleineren Stand oder tausche.</translation>
    </message>
    <message>
        <source>You choose with what you **pay**. A Lily stands for any of the four goods, so keep Lilies where a good will do.</source>
        <translation>Du wählst, womit du **bezahlst**. Eine Lilie steht für jede der vier Waren: Behalte Lilien, wo eine Ware genügt.</translation>
    </message>
</context>
<context>
    <name>river_market.events</name>
    <message>
        <source>Lantern Night</source>
        <translation>Lichternacht</translation>
    </message>
    <message>
        <source>Fishing Derby</source>
        <translation>Wettangeln</translation>
    </message>
    <message>
        <source>Harvest Fair</source>
        <translation>Erntefest</translation>
    </message>
    <message>
        <source>Quilting Bee</source>
        <translation>Quiltkränzchen</translation>
    </message>
    <message>
        <source>Boat Regatta</source>
        <translation>Regatta</translation>
    </message>
    <message>
        <source>Duck Race</source>
        <translation>Entenrennen</translation>
    </message>
</context>
<context>
    <name>river_market.finds</name>
    <message>
        <source>Crate of Greens</source>
        <translation>Gemüsekiste</translation>
    </message>
    <message>
        <source>Full Net</source>
        <translation>Volles Netz</translation>
    </message>
    <message>
        <source>Bolt of Cloth</source>
        <translation>Stoffballen</translation>
    </message>
    <message>
        <source>Toolbox</source>
        <translation>Werkzeugkiste</translation>
    </message>
    <message>
        <source>Lily Garland</source>
        <translation>Seerosenkranz</translation>
    </message>
    <message>
        <source>Coin Purse</source>
        <translation>Geldbeutel</translation>
    </message>
    <message>
        <source>Ferry Pass</source>
        <translation>Fährschein</translation>
    </message>
    <message>
        <source>Handshake</source>
        <translation>Handschlag</translation>
    </message>
</context>
<context>
    <name>river_market.helpers</name>
    <message>
        <source>Oar Hand</source>
        <translation>Rudermaat</translation>
    </message>
    <message>
        <source>Backpaddler</source>
        <translation>Rückpaddler</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Gärtner</translation>
    </message>
    <message>
        <source>Angler</source>
        <translation>Anglerin</translation>
    </message>
    <message>
        <source>Seamstress</source>
        <translation>Näherin</translation>
    </message>
    <message>
        <source>Handy Helper</source>
        <translation>Bastler</translation>
    </message>
    <message>
        <source>Lily Keeper</source>
        <translation>Seerosenfrau</translation>
    </message>
    <message>
        <source>Carpenter</source>
        <translation>Zimmerin</translation>
    </message>
    <message>
        <source>Greeter</source>
        <translation>Gastgeber</translation>
    </message>
    <message>
        <source>Peddler</source>
        <translation>Hausierer</translation>
    </message>
    <message>
        <source>Bookkeeper</source>
        <translation>Buchhalterin</translation>
    </message>
    <message>
        <source>Town Crier</source>
        <translation>Ausrufer</translation>
    </message>
</context>
<context>
    <name>river_market.names</name>
    <message>
        <source>Veggies</source>
        <translation>Gemüse</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Stoff</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Lilies</source>
        <translation>Seerosen</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>end spot A in the north-east</source>
        <translation>Endplatz A im Nordosten</translation>
    </message>
    <message>
        <source>end spot B in the south-east</source>
        <translation>Endplatz B im Südosten</translation>
    </message>
    <message>
        <source>end spot C in the south-west</source>
        <translation>Endplatz C im Südwesten</translation>
    </message>
    <message>
        <source>end spot D in the north-west</source>
        <translation>Endplatz D im Nordwesten</translation>
    </message>
    <message>
        <source>the deck ran out</source>
        <translation>der Stapel war leer</translation>
    </message>
    <message>
        <source>the Rival ran out of houses</source>
        <translation>der Rivale hatte keine Häuser mehr</translation>
    </message>
    <message>
        <source>you ran out of houses</source>
        <translation>du hattest keine Häuser mehr</translation>
    </message>
</context>
<context>
    <name>river_market.river</name>
    <message>
        <source>Garden Landing</source>
        <translation>Gartensteg</translation>
    </message>
    <message>
        <source>Swap Meet</source>
        <translation>Tauschmarkt</translation>
    </message>
    <message>
        <source>Fishing Pier</source>
        <translation>Angelsteg</translation>
    </message>
    <message>
        <source>Weaver Deck</source>
        <translation>Webersteg</translation>
    </message>
    <message>
        <source>Lily Pond</source>
        <translation>Seerosenteich</translation>
    </message>
    <message>
        <source>Tinker Dock</source>
        <translation>Bastlersteg</translation>
    </message>
</context>
<context>
    <name>room</name>
    <message>
        <source>This invite opens no seat here. Ask for a new one.</source>
        <translation>Diese Einladung öffnet hier keinen Platz. Bitte um eine neue.</translation>
    </message>
    <message>
        <source>The match isn&apos;t over.</source>
        <translation>Die Partie ist nicht zu Ende.</translation>
    </message>
    <message>
        <source>Another game is played in this room.</source>
        <translation>In diesem Raum wird ein anderes Spiel gespielt.</translation>
    </message>
    <message>
        <source>The match hasn&apos;t begun: not everybody is here yet.</source>
        <translation>Die Partie hat noch nicht begonnen: Es sind noch nicht alle da.</translation>
    </message>
    <message>
        <source>The table has changed meanwhile, so this wasn&apos;t done.</source>
        <translation>Der Tisch hat sich inzwischen verändert, deshalb wurde das nicht getan.</translation>
    </message>
    <message>
        <source>Only the person who came first can do that.</source>
        <translation>Das kann nur, wer zuerst gekommen ist.</translation>
    </message>
    <message>
        <source>The host can&apos;t save the match at the moment, so this wasn&apos;t done.</source>
        <translation>Der Gastgeber kann die Partie gerade nicht speichern, deshalb wurde das nicht getan.</translation>
    </message>
    <message>
        <source>The host has Tabletop {host}, and you have {guest}. Update yours to join.</source>
        <translation>Der Gastgeber hat Tabletop {host} und du hast {guest}. Aktualisiere deines, um mitzuspielen.</translation>
    </message>
    <message>
        <source>The host has Tabletop {host}, and has to update it: you have {guest}.</source>
        <translation>Der Gastgeber hat Tabletop {host} und muss es aktualisieren: Du hast {guest}.</translation>
    </message>
    <message>
        <source>{why} Your seat is kept.</source>
        <translation>{why} Dein Platz bleibt dir erhalten.</translation>
    </message>
    <message>
        <source>This host has {n} rooms, which is as many as it takes. Close one.</source>
        <translation>Dieser Gastgeber hat {n} Räume, mehr nimmt er nicht. Schließe einen.</translation>
    </message>
    <message>
        <source>A room needs a seat for a person.</source>
        <translation>Ein Raum braucht einen Platz für einen Menschen.</translation>
    </message>
    <message>
        <source>The host can&apos;t go on with this match. Whoever runs it has to look after it.</source>
        <translation>Der Gastgeber kann diese Partie nicht fortsetzen. Wer ihn betreibt, muss danach sehen.</translation>
    </message>
    <message>
        <source>The host doesn&apos;t know the game of this room, and has to update it.</source>
        <translation>Der Gastgeber kennt das Spiel dieses Raums nicht und muss Tabletop aktualisieren.</translation>
    </message>
    <message>
        <source>The host can&apos;t read its rooms at the moment.</source>
        <translation>Der Gastgeber kann seine Räume gerade nicht lesen.</translation>
    </message>
    <message>
        <source>Nobody asks you anything now.</source>
        <translation>Gerade fragt dich niemand etwas.</translation>
    </message>
    <message>
        <source>Another host has this room now.</source>
        <translation>Diesen Raum hat jetzt ein anderer Gastgeber.</translation>
    </message>
    <message>
        <source>This person is here, so nobody can play for them.</source>
        <translation>Diese Person ist da; niemand kann für sie spielen.</translation>
    </message>
    <message>
        <source>This person is here, so the seat stays theirs.</source>
        <translation>Diese Person ist da; der Platz bleibt ihrer.</translation>
    </message>
    <message>
        <source>You have nothing to undo.</source>
        <translation>Du hast nichts zum Rückgängigmachen.</translation>
    </message>
    <message>
        <source>Something hidden was shown since then, so it can&apos;t be undone.</source>
        <translation>Seitdem wurde etwas Verdecktes gezeigt, deshalb lässt es sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Others have chosen since then. Ask them whether you may undo it.</source>
        <translation>Seitdem haben andere gewählt. Frag sie, ob du es rückgängig machen darfst.</translation>
    </message>
</context>
<context>
    <name>seats</name>
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
        <source>You against {opponents}</source>
        <translation>Du gegen {opponents}</translation>
    </message>
    <message>
        <source>Computer (plays anything)</source>
        <translation>Computer (spielt irgendetwas)</translation>
    </message>
    <message>
        <source>Computer (never looks ahead)</source>
        <translation>Computer (schaut nie voraus)</translation>
    </message>
    <message>
        <source>Computer (easy)</source>
        <translation>Computer (leicht)</translation>
    </message>
    <message>
        <source>Computer (normal)</source>
        <translation>Computer (normal)</translation>
    </message>
    <message>
        <source>Computer (hard)</source>
        <translation>Computer (schwer)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <comment>an opponent with a name</comment>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>{automa} ({level})</source>
        <translation>{automa} ({level})</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) at one screen</source>
        <translation>
            <numerusform>%n an einem Bildschirm</numerusform>
            <numerusform>%n an einem Bildschirm</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {opponents}</source>
        <translation>Nur {opponents}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) against {opponents}</source>
        <translation>
            <numerusform>%n Spieler gegen {opponents}</numerusform>
            <numerusform>%n Spieler gegen {opponents}</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>services</name>
    <message>
        <source>Match {id} is damaged ({detail}). It wasn&apos;t changed; “tabletop export {id}” writes it to a file.</source>
        <translation>Partie {id} ist beschädigt ({detail}). Sie bleibt unberührt; „tabletop export {id}“ schreibt sie in eine Datei.</translation>
    </message>
    <message>
        <source>The process in which opponents think had stopped. It was started again and thinks anew.</source>
        <translation>Der Prozess, in dem die Gegner nachdenken, war angehalten. Er wurde neu gestartet und denkt von vorn nach.</translation>
    </message>
    <message>
        <source>You gave up the match. It counts as lost, and stays in the library.</source>
        <translation>Du hast die Partie aufgegeben. Sie zählt als verloren und bleibt in der Bibliothek.</translation>
    </message>
    <message>
        <source>This is a match of “{game}”, a game that this Tabletop doesn&apos;t have.</source>
        <translation>Das ist eine Partie von „{game}“; dieses Tabletop hat dieses Spiel nicht.</translation>
    </message>
    <message>
        <source>The review in {file} doesn&apos;t fit its match and was left out. The match can be reviewed anew.</source>
        <translation>Die Rückschau in {file} passt nicht zu ihrer Partie und wurde weggelassen. Du kannst sie neu berechnen lassen.</translation>
    </message>
    <message>
        <source>Only the program that hosts this match can save it as a match file.</source>
        <translation>Nur das Programm, bei dem diese Partie läuft, kann sie als Partiedatei speichern.</translation>
    </message>
    <message>
        <source>This lesson can&apos;t be opened ({detail}).</source>
        <translation>Diese Lektion lässt sich nicht öffnen ({detail}).</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>The host has shuffled with another secret than the one it promised.</source>
        <translation>Der Gastgeber hat mit einem anderen Geheimnis gemischt als mit dem zugesagten.</translation>
    </message>
    <message>
        <source>The host has shuffled without the number that your program gave.</source>
        <translation>Der Gastgeber hat ohne die Zahl gemischt, die dein Programm beigesteuert hat.</translation>
    </message>
    <message>
        <source>The host hasn&apos;t shuffled by the secret and the numbers of all players.</source>
        <translation>Der Gastgeber hat nicht nach dem Geheimnis und den Zahlen aller Mitspielenden gemischt.</translation>
    </message>
    <message>
        <source>On its way.</source>
        <translation>Unterwegs.</translation>
    </message>
    <message>
        <source>Connection lost. Trying again.</source>
        <translation>Verbindung verloren. Neuer Versuch läuft.</translation>
    </message>
    <message>
        <source>Your seat here has ended: the room was closed, or the seat was freed.</source>
        <translation>Dein Platz hier besteht nicht mehr: Der Raum wurde geschlossen oder der Platz freigegeben.</translation>
    </message>
    <message>
        <source>The host sent something this program can&apos;t show.</source>
        <translation>Der Gastgeber hat etwas geschickt, das dieses Programm nicht zeigen kann.</translation>
    </message>
    <message>
        <source>The shuffle was nobody&apos;s choice, and what you saw was true.</source>
        <translation>Niemand hat die Mischung bestimmt, und was du gesehen hast, stimmt.</translation>
    </message>
    <message>
        <source>What you saw was true. Who chose the shuffle could not be checked.</source>
        <translation>Was du gesehen hast, stimmt. Wer die Mischung bestimmt hat, ließ sich nicht prüfen.</translation>
    </message>
    <message>
        <source>Not true: move {n} isn&apos;t in the record as you saw it.</source>
        <translation>Stimmt nicht: Zug {n} war in der Partie nicht so, wie du ihn gesehen hast.</translation>
    </message>
    <message>
        <source>Not true: the match didn&apos;t begin as you saw it.</source>
        <translation>Stimmt nicht: Die Partie hat nicht so begonnen, wie du es gesehen hast.</translation>
    </message>
    <message>
        <source>Not true: the record that the host showed at the end breaks the rules.</source>
        <translation>Stimmt nicht: Die Partie, die der Gastgeber am Ende gezeigt hat, verletzt die Regeln.</translation>
    </message>
    <message>
        <source>Not true: the host doesn&apos;t show how it has shuffled.</source>
        <translation>Stimmt nicht: Der Gastgeber zeigt nicht, wie er gemischt hat.</translation>
    </message>
    <message>
        <source>Not true: the record that the host showed is of another match.</source>
        <translation>Stimmt nicht: Der Gastgeber hat am Ende eine andere Partie gezeigt.</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message>
        <source>The host doesn&apos;t answer.</source>
        <translation>Der Gastgeber antwortet nicht.</translation>
    </message>
    <message>
        <source>The network doesn&apos;t let anybody in here.</source>
        <translation>Das Netzwerk lässt hier niemanden herein.</translation>
    </message>
    <message>
        <source>The connection broke off.</source>
        <translation>Die Verbindung ist abgebrochen.</translation>
    </message>
    <message>
        <source>This program can&apos;t use this invite. It may be from a newer program.</source>
        <translation>Dieses Programm kann mit dieser Einladung nichts anfangen. Vielleicht kommt sie von einem neueren Programm.</translation>
    </message>
    <message>
        <source>Another host is running in the folder {folder}. Close it first.</source>
        <translation>Im Ordner {folder} läuft schon ein anderer Gastgeber. Schließe ihn zuerst.</translation>
    </message>
    <message>
        <source>The folder {folder} can&apos;t be used ({detail}). Check its permissions.</source>
        <translation>Der Ordner {folder} lässt sich nicht benutzen ({detail}). Prüfe seine Rechte.</translation>
    </message>
    <message>
        <source>The program that lets your friends in has ended. Open the room again.</source>
        <translation>Das Programm, das deine Freunde hereinlässt, hat sich beendet. Öffne den Raum noch einmal.</translation>
    </message>
    <message>
        <source>The room can&apos;t be opened ({detail}).</source>
        <translation>Der Raum lässt sich nicht öffnen ({detail}).</translation>
    </message>
    <message>
        <source>The room can&apos;t be closed ({detail}).</source>
        <translation>Der Raum kann nicht geschlossen werden ({detail}).</translation>
    </message>
    <message>
        <source>The file {file} holds no key of a host. Remove it; old invites end with it.</source>
        <translation>Die Datei {file} enthält keinen Schlüssel eines Gastgebers. Entferne sie; alte Einladungen enden damit.</translation>
    </message>
    <message>
        <source>There is no invite in this text.</source>
        <translation>In diesem Text ist keine Einladung.</translation>
    </message>
    <message>
        <source>This invite is damaged. Ask for it again.</source>
        <translation>Diese Einladung ist beschädigt. Bitte um eine neue Kopie.</translation>
    </message>
    <message>
        <source>Playing together needs the package iroh, which isn&apos;t installed. It comes with “tabletop-games[together]”; there is none for Macs with Intel processors.</source>
        <translation>Zum gemeinsamen Spielen fehlt das Paket iroh. Es kommt mit „tabletop-games[together]“; für Macs mit Intel-Prozessor gibt es keines.</translation>
    </message>
    <message>
        <source>The host sent something this program can&apos;t show.</source>
        <translation>Der Gastgeber hat etwas gesendet, das dieses Programm nicht zeigen kann.</translation>
    </message>
    <message>
        <source>Finding rooms nearby needs the package zeroconf, which isn&apos;t installed. It comes with “tabletop-games[together]”.</source>
        <translation>Um Räume in der Nähe zu finden, fehlt das Paket zeroconf. Es kommt mit „tabletop-games[together]“.</translation>
    </message>
    <message>
        <source>Sharing rooms with other hosts needs the package asyncpg, which isn&apos;t installed. It comes with “tabletop-games[hosts]”.</source>
        <translation>Um Räume mit anderen Gastgebern zu teilen, fehlt das Paket asyncpg. Es kommt mit „tabletop-games[hosts]“.</translation>
    </message>
    <message>
        <source>The database at {where} can&apos;t be reached ({detail}). Check the address, and that PostgreSQL runs there.</source>
        <translation>Die Datenbank bei {where} ist nicht erreichbar ({detail}). Prüfe die Adresse, und ob PostgreSQL dort läuft.</translation>
    </message>
    <message>
        <source>The database at {where} doesn&apos;t let this host in ({detail}). Check name and password.</source>
        <translation>Die Datenbank bei {where} lässt diesen Gastgeber nicht ein ({detail}). Prüfe Name und Passwort.</translation>
    </message>
    <message>
        <source>There is no such database at {where} ({detail}). Make it with createdb.</source>
        <translation>Diese Datenbank gibt es bei {where} nicht ({detail}). Lege sie mit createdb an.</translation>
    </message>
    <message>
        <source>This user may not use the database at {where} ({detail}). Make it the owner of the database.</source>
        <translation>Dieser Benutzer darf die Datenbank bei {where} nicht benutzen ({detail}). Mach ihn zum Eigentümer der Datenbank.</translation>
    </message>
    <message>
        <source>This isn&apos;t the address of a database ({detail}). Such an address looks like postgresql://USER@HOST/DATABASE.</source>
        <translation>Das ist keine Adresse einer Datenbank ({detail}); sie sieht so aus: postgresql://BENUTZER@RECHNER/DATENBANK.</translation>
    </message>
    <message>
        <source>The rooms in the database at {where} are from an older Tabletop. Use a new database, or go on with that version.</source>
        <translation>Die Räume in der Datenbank bei {where} sind von einem älteren Tabletop. Nimm eine neue Datenbank, oder bleib bei jener Version.</translation>
    </message>
    <message>
        <source>The rooms in the database at {where} are from a newer Tabletop. Install that one on this host.</source>
        <translation>Die Räume in der Datenbank bei {where} sind von einem neueren Tabletop. Installiere das auf diesem Gastgeber.</translation>
    </message>
    <message>
        <source>The database of the rooms doesn&apos;t answer ({detail}). Nothing is done until it does; it is tried again.</source>
        <translation>Die Datenbank der Räume antwortet nicht ({detail}). Bis dahin wird nichts getan; es wird wieder versucht.</translation>
    </message>
    <message>
        <source>The database of the rooms answers again.</source>
        <translation>Die Datenbank der Räume antwortet wieder.</translation>
    </message>
    <message>
        <source>Another host may have this room now, so this wasn&apos;t done.</source>
        <translation>Vielleicht hat jetzt ein anderer Gastgeber diesen Raum, darum wurde das nicht getan.</translation>
    </message>
    <message>
        <source>The match of room {id} can&apos;t be read. It may be from a newer program.</source>
        <translation>Die Partie des Raums {id} ist nicht lesbar. Sie ist vielleicht von einem neueren Programm.</translation>
    </message>
</context>
</TS>
