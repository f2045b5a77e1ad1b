<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Lobby</name>
    <message numerus="yes">
        <source>All %n match(es)</source>
        <translation>
            <numerusform>The %n match</numerusform>
            <numerusform>All %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message numerus="yes">
        <source>You see the match after %n action(s).</source>
        <translation>
            <numerusform>You see the match after %n action.</numerusform>
            <numerusform>You see the match after %n actions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s)</source>
        <translation>
            <numerusform>%n way</numerusform>
            <numerusform>%n ways</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dates</name>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>opponents</name>
    <message numerus="yes">
        <source>Chosen by chance from %n action(s).</source>
        <translation>
            <numerusform>Chosen by chance from %n action.</numerusform>
            <numerusform>Chosen by chance from %n actions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It played %n guessed game(s) to compare them.</source>
        <translation>
            <numerusform>It played %n guessed game to compare them.</numerusform>
            <numerusform>It played %n guessed games to compare them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>public_market</name>
    <message numerus="yes">
        <source>%n Shrimp covered</source>
        <translation>
            <numerusform>%n Shrimp covered</numerusform>
            <numerusform>%n Shrimp covered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins %n Crab Meeple(s)</source>
        <translation>
            <numerusform>Wins %n Crab Meeple</numerusform>
            <numerusform>Wins %n Crab Meeples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Is paid ${dollars} for %n complete row(s)</source>
        <translation>
            <numerusform>Is paid ${dollars} for %n complete row</numerusform>
            <numerusform>Is paid ${dollars} for %n complete rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Is paid ${dollars} for %n complete column(s)</source>
        <translation>
            <numerusform>Is paid ${dollars} for %n complete column</numerusform>
            <numerusform>Is paid ${dollars} for %n complete columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of {column} leave the game</source>
        <translation>
            <numerusform>%n tile of {column} leaves the game</numerusform>
            <numerusform>%n tiles of {column} leave the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s) in {column}</source>
        <translation>
            <numerusform>%n new tile in {column}</numerusform>
            <numerusform>%n new tiles in {column}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has %n fish now</source>
        <comment>the Solo Angler</comment>
        <translation>
            <numerusform>Has %n fish now</numerusform>
            <numerusform>Has %n fish now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has gear %n now</source>
        <comment>the Solo Angler</comment>
        <translation>
            <numerusform>Has gear %n now</numerusform>
            <numerusform>Has gear %n now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n Meeple(s) stand at {where}.</source>
        <translation>
            <numerusform>Only %n Meeple stands at {where}.</numerusform>
            <numerusform>Only %n Meeples stand at {where}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drag a contract or card to your board (%n more), or stop. You have {fish}.</source>
        <translation>
            <numerusform>Drag a contract or card to your board (%n more), or stop. You have {fish}.</numerusform>
            <numerusform>Drag a contract or card to your board (%n more), or stop. You have {fish}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed %n card(s) in this visit, which is all; {tried} has to wait.</source>
        <translation>
            <numerusform>You have completed %n card in this visit, which is all; {tried} has to wait.</numerusform>
            <numerusform>You have completed %n cards in this visit, which is all; {tried} has to wait.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card bids at {where} without the arrow (%n rival(s) there): behind all.</source>
        <translation>
            <numerusform>The card bids at {where} without the arrow (%n rival there): behind all.</numerusform>
            <numerusform>The card bids at {where} without the arrow (%n rivals there): behind all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Angler has %n fish, fewer than the {threshold} of the card: it fishes.</source>
        <translation>
            <numerusform>The Angler has %n fish, fewer than the {threshold} of the card: it fishes.</numerusform>
            <numerusform>The Angler has %n fish, fewer than the {threshold} of the card: it fishes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Angler has %n fish, at least the {threshold} of the card: it goes to Market.</source>
        <translation>
            <numerusform>The Angler has %n fish, at least the {threshold} of the card: it goes to Market.</numerusform>
            <numerusform>The Angler has %n fish, at least the {threshold} of the card: it goes to Market.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kinds of fish from the Boat on: {counts}. %n have {most}; arrow up: the nearest, tile {n}.</source>
        <translation>
            <numerusform>Kinds of fish from the Boat on: {counts}. %n has {most}; arrow up: the nearest, tile {n}.</numerusform>
            <numerusform>Kinds of fish from the Boat on: {counts}. %n have {most}; arrow up: the nearest, tile {n}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kinds of fish from the Boat on: {counts}. %n have {most}; arrow down: the farthest, tile {n}.</source>
        <translation>
            <numerusform>Kinds of fish from the Boat on: {counts}. %n has {most}; arrow down: the farthest, tile {n}.</numerusform>
            <numerusform>Kinds of fish from the Boat on: {counts}. %n have {most}; arrow down: the farthest, tile {n}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Angler is last in line; the card moves the Boat %n column(s) right, from {old} to {new}.</source>
        <translation>
            <numerusform>The Angler is last in line; the card moves the Boat %n column right, from {old} to {new}.</numerusform>
            <numerusform>The Angler is last in line; the card moves the Boat %n columns right, from {old} to {new}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Lighthouse(s) placed</source>
        <translation>
            <numerusform>%n Lighthouse placed</numerusform>
            <numerusform>%n Lighthouses placed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Crab Meeple(s)</source>
        <translation>
            <numerusform>%n Crab Meeple</numerusform>
            <numerusform>%n Crab Meeples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sardine(s)</source>
        <translation>
            <numerusform>%n Sardine</numerusform>
            <numerusform>%n Sardines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Herring</source>
        <translation>
            <numerusform>%n Herring</numerusform>
            <numerusform>%n Herring</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Cod</source>
        <translation>
            <numerusform>%n Cod</numerusform>
            <numerusform>%n Cod</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Salmon</source>
        <translation>
            <numerusform>%n Salmon</numerusform>
            <numerusform>%n Salmon</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message numerus="yes">
        <source>%n person(s) at one screen</source>
        <translation>
            <numerusform>%n person at one screen</numerusform>
            <numerusform>%n persons at one screen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) against {opponents}</source>
        <translation>
            <numerusform>%n person against {opponents}</numerusform>
            <numerusform>%n persons against {opponents}</numerusform>
        </translation>
    </message>
</context>
</TS>
