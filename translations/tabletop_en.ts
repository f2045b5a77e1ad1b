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
    <name>morocco</name>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}, %n stall(s) open</source>
        <translation>
            <numerusform>Round {round}, %n stall open</numerusform>
            <numerusform>Round {round}, %n stalls open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) left, you are not in the lead</source>
        <translation>
            <numerusform>%n space left, you are not in the lead</numerusform>
            <numerusform>%n spaces left, you are not in the lead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) left, you share the lead</source>
        <translation>
            <numerusform>%n space left, you share the lead</numerusform>
            <numerusform>%n spaces left, you share the lead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) left, you lead</source>
        <translation>
            <numerusform>%n space left, you lead</numerusform>
            <numerusform>%n spaces left, you lead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you could pay for %n other stall(s)</source>
        <translation>
            <numerusform>you could pay for %n other stall</numerusform>
            <numerusform>you could pay for %n other stalls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n Cousins token(s) back</source>
        <translation>
            <numerusform>Takes %n Cousins token back</numerusform>
            <numerusform>Takes %n Cousins tokens back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes the juice token %n</source>
        <comment>a token with a number</comment>
        <translation>
            <numerusform>Takes the juice token %n</numerusform>
            <numerusform>Takes the juice token %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First with strength {strength}, like %n other(s): {vp} VP</source>
        <translation>
            <numerusform>First with strength {strength}, like %n other: {vp} VP</numerusform>
            <numerusform>First with strength {strength}, like %n others: {vp} VP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second with strength {strength}, like %n other(s): {vp} VP</source>
        <translation>
            <numerusform>Second with strength {strength}, like %n other: {vp} VP</numerusform>
            <numerusform>Second with strength {strength}, like %n others: {vp} VP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) leave {stall}</source>
        <translation>
            <numerusform>%n person leaves {stall}</numerusform>
            <numerusform>%n people leave {stall}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put the second of the Cousins, free, on one of %n stall(s) beside {stall}.</source>
        <translation>
            <numerusform>Put the second of the Cousins, free, on the %n stall beside {stall}.</numerusform>
            <numerusform>Put the second of the Cousins, free, on one of %n stalls beside {stall}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n person(s) to place: nobody is recalled from {spot}.</source>
        <translation>
            <numerusform>You have %n person to place: nobody is recalled from {spot}.</numerusform>
            <numerusform>You have %n people to place: nobody is recalled from {spot}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n Bodyguard(s) in the Guard Quarters must first be won by second or third place.</source>
        <translation>
            <numerusform>Your %n Bodyguard in the Guard Quarters must first be won by second or third place.</numerusform>
            <numerusform>Your %n Bodyguards in the Guard Quarters must first be won by second or third place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cousins are two Assistants; you have %n.</source>
        <translation>
            <numerusform>Cousins are two Assistants; you have %n.</numerusform>
            <numerusform>Cousins are two Assistants; you have %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Bodyguard takes two of the %n free spaces of {stall}.</source>
        <translation>
            <numerusform>A Bodyguard takes two of the %n free spaces of {stall}.</numerusform>
            <numerusform>A Bodyguard takes two of the %n free spaces of {stall}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your award for {stall}: a gold, or one of your %n Bodyguard(s) from the Guard Quarters.</source>
        <translation>
            <numerusform>Your award for {stall}: a gold, or your %n Bodyguard from the Guard Quarters.</numerusform>
            <numerusform>Your award for {stall}: a gold, or one of your %n Bodyguards from the Guard Quarters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your Tourist walks on: put an Assistant on one of %n free space(s) of {stall}.</source>
        <translation>
            <numerusform>Your Tourist walks on: put an Assistant on the %n free space of {stall}.</numerusform>
            <numerusform>Your Tourist walks on: put an Assistant on one of %n free spaces of {stall}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Merchant has nobody to place in the %n open stall(s): it passes.</source>
        <translation>
            <numerusform>The Merchant has nobody to place in the %n open stall: it passes.</numerusform>
            <numerusform>The Merchant has nobody to place in the %n open stalls: it passes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n Bodyguard(s) in the Guard Quarters and takes one instead of a gold.</source>
        <translation>
            <numerusform>It has %n Bodyguard in the Guard Quarters and takes one instead of a gold.</numerusform>
            <numerusform>It has %n Bodyguards in the Guard Quarters and takes one instead of a gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own market tile(s)</source>
        <translation>
            <numerusform>%n own market tile</numerusform>
            <numerusform>%n own market tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n juice token(s)</source>
        <translation>
            <numerusform>%n juice token</numerusform>
            <numerusform>%n juice tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connected market tile(s)</source>
        <translation>
            <numerusform>%n connected market tile</numerusform>
            <numerusform>%n connected market tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n gold</source>
        <translation>
            <numerusform>Supply: %n gold</numerusform>
            <numerusform>Supply: %n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Largest district of {who}: %n tile(s), {points} VP</source>
        <translation>
            <numerusform>Largest district of {who}: %n tile, {points} VP</numerusform>
            <numerusform>Largest district of {who}: %n tiles, {points} VP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black cube(s)</source>
        <translation>
            <numerusform>%n black cube</numerusform>
            <numerusform>%n black cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green cube(s)</source>
        <translation>
            <numerusform>%n green cube</numerusform>
            <numerusform>%n green cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purple cube(s)</source>
        <translation>
            <numerusform>%n purple cube</numerusform>
            <numerusform>%n purple cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown cube(s)</source>
        <translation>
            <numerusform>%n brown cube</numerusform>
            <numerusform>%n brown cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange cube(s)</source>
        <translation>
            <numerusform>%n orange cube</numerusform>
            <numerusform>%n orange cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) of any colour</source>
        <translation>
            <numerusform>%n cube of any colour</numerusform>
            <numerusform>%n cubes of any colour</numerusform>
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
        <source>Compared in %n guessed game(s).</source>
        <translation>
            <numerusform>Compared in %n guessed game.</numerusform>
            <numerusform>Compared in %n guessed games.</numerusform>
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
        <source>{power} needs your Shrimp cube on it: cover %n Shrimp of an Ice Chest first.</source>
        <translation>
            <numerusform>{power} needs your Shrimp cube on it: cover %n Shrimp of an Ice Chest first.</numerusform>
            <numerusform>{power} needs your Shrimp cube on it: cover %n Shrimp of an Ice Chest first.</numerusform>
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
        <source>The Angler acted last; the card moves the Boat %n column(s) right, from {old} to {new}.</source>
        <translation>
            <numerusform>The Angler acted last; the card moves the Boat %n column right, from {old} to {new}.</numerusform>
            <numerusform>The Angler acted last; the card moves the Boat %n columns right, from {old} to {new}.</numerusform>
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
    <name>river_market</name>
    <message numerus="yes">
        <source>%n points now</source>
        <translation>
            <numerusform>%n point now</numerusform>
            <numerusform>%n points now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}, %n more turn(s) to come</source>
        <translation>
            <numerusform>Round {round}, %n more turn to come</numerusform>
            <numerusform>Round {round}, %n more turns to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} VP for %n good(s)</source>
        <comment>points for goods paid</comment>
        <translation>
            <numerusform>{points} VP for %n good</numerusform>
            <numerusform>{points} VP for %n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a Build for %n good(s) less</source>
        <translation>
            <numerusform>a Build for %n good less</numerusform>
            <numerusform>a Build for %n goods less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n Booth(s) on</source>
        <translation>
            <numerusform>up to %n Booth on</numerusform>
            <numerusform>up to %n Booths on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n swap(s)</source>
        <translation>
            <numerusform>%n swap</numerusform>
            <numerusform>up to %n swaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) of your choice</source>
        <translation>
            <numerusform>%n good of your choice</numerusform>
            <numerusform>%n goods of your choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Build in this turn costs %n good(s) less</source>
        <translation>
            <numerusform>A Build in this turn costs %n good less</numerusform>
            <numerusform>A Build in this turn costs %n goods less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draws %n card(s)</source>
        <translation>
            <numerusform>Draws %n card</numerusform>
            <numerusform>Draws %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discards, %n card(s), are shuffled into a new deck</source>
        <translation>
            <numerusform>The discards, %n card, are shuffled into a new deck</numerusform>
            <numerusform>The discards, %n cards, are shuffled into a new deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards its collection, %n card(s)</source>
        <translation>
            <numerusform>Discards its collection, %n card</numerusform>
            <numerusform>Discards its collection, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} costs {cost}, less {off}; you have %n good(s) for it.</source>
        <translation>
            <numerusform>{card} costs {cost}, less {off}; you have %n good for it.</numerusform>
            <numerusform>{card} costs {cost}, less {off}; you have %n goods for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} costs {cost}; you have %n good(s) for it.</source>
        <translation>
            <numerusform>{card} costs {cost}; you have %n good for it.</numerusform>
            <numerusform>{card} costs {cost}; you have %n goods for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A new Booth finds %n places on the river now, and {spot} is none.</source>
        <translation>
            <numerusform>A new Booth finds %n place on the river now, and {spot} is none.</numerusform>
            <numerusform>A new Booth finds %n places on the river now, and {spot} is none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s) of your hand.</source>
        <translation>
            <numerusform>Discard %n card of your hand.</numerusform>
            <numerusform>Discard %n cards of your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draws the last card of the deck: the end is near; %n Zoom token(s) for all</source>
        <translation>
            <numerusform>Draws the last card of the deck: the end is near; %n Zoom token for all</numerusform>
            <numerusform>Draws the last card of the deck: the end is near; %n Zoom tokens for all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No house of the Rival is left in the row: the end is near; %n Zoom token(s) for all</source>
        <translation>
            <numerusform>No house of the Rival is left in the row: the end is near; %n Zoom token for all</numerusform>
            <numerusform>No house of the Rival is left in the row: the end is near; %n Zoom tokens for all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has no house left: the end is near; %n Zoom token(s) for all</source>
        <translation>
            <numerusform>Has no house left: the end is near; %n Zoom token for all</numerusform>
            <numerusform>Has no house left: the end is near; %n Zoom tokens for all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may keep {most} goods: give back %n good(s).</source>
        <translation>
            <numerusform>You may keep {most} goods: give back %n good.</numerusform>
            <numerusform>You may keep {most} goods: give back %n goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{booth} costs {cost}, less {off}: pay %n more good(s).</source>
        <translation>
            <numerusform>{booth} costs {cost}, less {off}: pay %n more good.</numerusform>
            <numerusform>{booth} costs {cost}, less {off}: pay %n more goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{booth} costs {cost}: pay %n more good(s), Lilies for what you like.</source>
        <translation>
            <numerusform>{booth} costs {cost}: pay %n more good, Lilies for what you like.</numerusform>
            <numerusform>{booth} costs {cost}: pay %n more goods, Lilies for what you like.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n Booth(s) on: once round, to where it began.</source>
        <translation>
            <numerusform>Exactly %n Booth on: once round, to where it began.</numerusform>
            <numerusform>Exactly %n Booths on: once round, to where it began.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its pawn goes exactly %n Booth(s) on.</source>
        <translation>
            <numerusform>Its pawn goes exactly %n Booth on.</numerusform>
            <numerusform>Its pawn goes exactly %n Booths on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The collection has %n cards: they are discarded for an Event.</source>
        <translation>
            <numerusform>The collection has %n card: it is discarded for an Event.</numerusform>
            <numerusform>The collection has %n cards: they are discarded for an Event.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Rival builds {card}: choose one of %n places for it.</source>
        <translation>
            <numerusform>The Rival builds {card}: there is %n place for it.</numerusform>
            <numerusform>The Rival builds {card}: choose one of %n places for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap Meet: %n swap(s) left.</source>
        <translation>
            <numerusform>Swap Meet: %n swap left.</numerusform>
            <numerusform>Swap Meet: %n swaps left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For a Lily you gave {gave}: give %n more resource(s), no Lily.</source>
        <translation>
            <numerusform>For a Lily you gave {gave}: give %n more resource, no Lily.</numerusform>
            <numerusform>For a Lily you gave {gave}: give %n more resources, no Lily.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{booth} buys %n more: {good} for ${n} each.</source>
        <translation>
            <numerusform>{booth} buys %n more: {good} for ${n} each.</numerusform>
            <numerusform>{booth} buys %n more: {good} for ${n} each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} takes you up to %n Booth(s) either way; {booth} is {away} on.</source>
        <translation>
            <numerusform>{card} takes you up to %n Booth either way; {booth} is {away} on.</numerusform>
            <numerusform>{card} takes you up to %n Booths either way; {booth} is {away} on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} takes you up to %n Booth(s) on; {booth} is {away} on.</source>
        <translation>
            <numerusform>{card} takes you up to %n Booth on; {booth} is {away} on.</numerusform>
            <numerusform>{card} takes you up to %n Booths on; {booth} is {away} on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go on by boat to one of the next %n Booth(s) and visit it, or stay.</source>
        <translation>
            <numerusform>Go on by boat to the next Booth and visit it, or stay.</numerusform>
            <numerusform>Go on by boat to one of the next %n Booths and visit it, or stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The boat takes you up to %n Booth(s) on; {booth} is {away} on.</source>
        <translation>
            <numerusform>The boat takes you up to %n Booth on; {booth} is {away} on.</numerusform>
            <numerusform>The boat takes you up to %n Booths on; {booth} is {away} on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{booth}: take %n good(s) of your choice.</source>
        <translation>
            <numerusform>{booth}: take %n good of your choice.</numerusform>
            <numerusform>{booth}: take %n goods of your choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Owner bonus of {booth}: take %n good(s) of your choice.</source>
        <translation>
            <numerusform>Owner bonus of {booth}: take %n good of your choice.</numerusform>
            <numerusform>Owner bonus of {booth}: take %n goods of your choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Deck: %n card</numerusform>
            <numerusform>Deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Event deck: %n card(s)</source>
        <translation>
            <numerusform>Event deck: %n card</numerusform>
            <numerusform>Event deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) now; {goods}; houses: {houses}; cards: {cards}; {helpers}</source>
        <translation>
            <numerusform>%n point now; {goods}; houses: {houses}; cards: {cards}; {helpers}</numerusform>
            <numerusform>%n points now; {goods}; houses: {houses}; cards: {cards}; {helpers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of Veggies, Fish, Cloth and Tools</source>
        <translation>
            <numerusform>%n of Veggies, Fish, Cloth and Tools</numerusform>
            <numerusform>%n of Veggies, Fish, Cloth and Tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Build in this turn costs %n good(s) less.</source>
        <translation>
            <numerusform>A Build in this turn costs %n good less.</numerusform>
            <numerusform>A Build in this turn costs %n goods less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build at once for %n good(s) less, or Hire for {coins} less.</source>
        <translation>
            <numerusform>Build at once for %n good less, or Hire for {coins} less.</numerusform>
            <numerusform>Build at once for %n goods less, or Hire for {coins} less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) that are no Lilies</source>
        <translation>
            <numerusform>%n resource that are no Lilies</numerusform>
            <numerusform>%n resources that are no Lilies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a card that has a number you may go %n Booth(s) further.</source>
        <translation>
            <numerusform>With a card that has a number you may go %n Booth further.</numerusform>
            <numerusform>With a card that has a number you may go %n Booths further.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your Builds cost %n good(s) less.</source>
        <translation>
            <numerusform>Your Builds cost %n good less.</numerusform>
            <numerusform>Your Builds cost %n goods less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s) at the end of your turn, then discard {less}.</source>
        <translation>
            <numerusform>Draw %n card at the end of your turn, then discard {less}.</numerusform>
            <numerusform>Draw %n cards at the end of your turn, then discard {less}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Veggie(s)</source>
        <translation>
            <numerusform>%n Veggie</numerusform>
            <numerusform>%n Veggies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fish</source>
        <translation>
            <numerusform>%n Fish</numerusform>
            <numerusform>%n Fish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Cloth</source>
        <translation>
            <numerusform>%n Cloth</numerusform>
            <numerusform>%n Cloth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Tool(s)</source>
        <translation>
            <numerusform>%n Tool</numerusform>
            <numerusform>%n Tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Lily(s)</source>
        <translation>
            <numerusform>%n Lily</numerusform>
            <numerusform>%n Lilies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Zoom token(s)</source>
        <translation>
            <numerusform>%n Zoom token</numerusform>
            <numerusform>%n Zoom tokens</numerusform>
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
