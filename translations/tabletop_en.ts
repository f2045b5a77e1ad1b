<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AbsenceBar</name>
    <message numerus="yes">
        <source>%n turn(s) since you were here</source>
        <translation>
            <numerusform>%n turn since you were here</numerusform>
            <numerusform>%n turns since you were here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChapterRow</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>About %n point(s) less than the best move</source>
        <translation>
            <numerusform>About %n point less than the best move</numerusform>
            <numerusform>About %n points less than the best move</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message numerus="yes">
        <source>Best result: %n point(s)</source>
        <translation>
            <numerusform>Best result: %n point</numerusform>
            <numerusform>Best result: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>%n move(s) are as good; here is one.</source>
        <translation>
            <numerusform>%n move is as good; here it is.</numerusform>
            <numerusform>%n moves are as good; here is one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>moves</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated match(es) are too few to tell them apart.</source>
        <translation>
            <numerusform>%n simulated match is too few to tell them apart.</numerusform>
            <numerusform>%n simulated matches are too few to tell them apart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No difference was found in %n simulated match(es).</source>
        <translation>
            <numerusform>No difference was found in %n simulated match.</numerusform>
            <numerusform>No difference was found in %n simulated matches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InviteFriends</name>
    <message numerus="yes">
        <source>%n friend(s)</source>
        <translation>
            <numerusform>%n friend</numerusform>
            <numerusform>%n friends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>%n computer</numerusform>
            <numerusform>%n computers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message numerus="yes">
        <source>About %n minute(s). You can undo everything.</source>
        <translation>
            <numerusform>About %n minute. You can undo everything.</numerusform>
            <numerusform>About %n minutes. You can undo everything.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message numerus="yes">
        <source>Removed matches stay in the bin for %n day(s); then they are gone for good.</source>
        <translation>
            <numerusform>Removed matches stay in the bin for %n day; then they are gone for good.</numerusform>
            <numerusform>Removed matches stay in the bin for %n days; then they are gone for good.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message numerus="yes">
        <source>The match after %n move(s).</source>
        <translation>
            <numerusform>The match after %n move.</numerusform>
            <numerusform>The match after %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is thinking, for %n second(s) at most.</source>
        <translation>
            <numerusform>{name} is thinking, for %n second at most.</numerusform>
            <numerusform>{name} is thinking, for %n seconds at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message numerus="yes">
        <source>Bin (%n)</source>
        <translation>
            <numerusform>Bin (%n)</numerusform>
            <numerusform>Bin (%n)</numerusform>
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
    <message numerus="yes">
        <source>{automa}: not with %n at the table; the computer takes this seat.</source>
        <translation>
            <numerusform>{automa}: not with %n at the table; the computer takes this seat.</numerusform>
            <numerusform>{automa}: not with %n at the table; the computer takes this seat.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuickCard</name>
    <message numerus="yes">
        <source>&amp;Learn it in %n minute(s)</source>
        <translation>
            <numerusform>&amp;Learn it in %n minute</numerusform>
            <numerusform>&amp;Learn it in %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>{clock}: {move} (%n move(s))</source>
        <translation>
            <numerusform>{clock}: {move} (%n move)</numerusform>
            <numerusform>{clock}: {move} (%n moves)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewTab</name>
    <message numerus="yes">
        <source>All %n decision(s) looked at. The review is kept with the match.</source>
        <translation>
            <numerusform>%n decision looked at. The review is kept with the match.</numerusform>
            <numerusform>All %n decisions looked at. The review is kept with the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n smaller mistake(s)</source>
        <translation>
            <numerusform>%n smaller mistake</numerusform>
            <numerusform>%n smaller mistakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message numerus="yes">
        <source>%n seat(s) free</source>
        <translation>
            <numerusform>%n seat free</numerusform>
            <numerusform>%n seats free</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoomsCard</name>
    <message numerus="yes">
        <source>%n more room(s)</source>
        <translation>
            <numerusform>%n more room</numerusform>
            <numerusform>%n more rooms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message numerus="yes">
        <source>{line}: %n time(s) in all</source>
        <translation>
            <numerusform>{line}: %n time in all</numerusform>
            <numerusform>{line}: %n times in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message numerus="yes">
        <source>{name}. Enter: %n thing(s) in it</source>
        <translation>
            <numerusform>{name}. Enter: %n thing in it</numerusform>
            <numerusform>{name}. Enter: %n things in it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ticket</name>
    <message numerus="yes">
        <source>%n line(s) before</source>
        <translation>
            <numerusform>%n line before</numerusform>
            <numerusform>%n lines before</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Together</name>
    <message numerus="yes">
        <source>{game} with %n seat(s)</source>
        <translation>
            <numerusform>{game} with %n seat</numerusform>
            <numerusform>{game} with %n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnStrips</name>
    <message numerus="yes">
        <source>And %n more: {key} reads them.</source>
        <translation>
            <numerusform>And %n more: {key} reads them.</numerusform>
            <numerusform>And %n more: {key} reads them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnsavedMoves</name>
    <message numerus="yes">
        <source>%n move(s) can&apos;t be saved.</source>
        <translation>
            <numerusform>%n move can&apos;t be saved.</numerusform>
            <numerusform>%n moves can&apos;t be saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Lose %n move(s)</source>
        <translation>
            <numerusform>&amp;Lose %n move</numerusform>
            <numerusform>&amp;Lose %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>brick_and_mortar</name>
    <message numerus="yes">
        <source>Buy up to %n point(s) in Investment, one after the other for</source>
        <translation>
            <numerusform>Buy up to %n point in Investment, one after the other for</numerusform>
            <numerusform>Buy up to %n points in Investment, one after the other for</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n surplus</source>
        <translation>
            <numerusform>%n surplus</numerusform>
            <numerusform>%n surplus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s) if still empty</source>
        <translation>
            <numerusform>−%n point if still empty</numerusform>
            <numerusform>−%n points if still empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free item(s)</source>
        <translation>
            <numerusform>%n free item</numerusform>
            <numerusform>%n free items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) less in the end</source>
        <translation>
            <numerusform>%n point less in the end</numerusform>
            <numerusform>%n points less in the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draws %n Market Card(s)</source>
        <translation>
            <numerusform>Draws %n Market Card</numerusform>
            <numerusform>Draws %n Market Cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pays {cost}, with %n debt token(s)</source>
        <translation>
            <numerusform>Pays {cost}, with %n debt token</numerusform>
            <numerusform>Pays {cost}, with %n debt tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuffles the discard pile (%n) into a new deck</source>
        <translation>
            <numerusform>Shuffles the discard pile (%n) into a new deck</numerusform>
            <numerusform>Shuffles the discard pile (%n) into a new deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes points for %n item(s) of {store} instead of {money}</source>
        <translation>
            <numerusform>Takes points for %n item of {store} instead of {money}</numerusform>
            <numerusform>Takes points for %n items of {store} instead of {money}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{store} earns {money} more for %n item(s): another player sold, too</source>
        <translation>
            <numerusform>{store} earns {money} more for %n item: another player sold, too</numerusform>
            <numerusform>{store} earns {money} more for %n items: another player sold, too</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The boxes are emptied, and %n Demand Card(s) discarded</source>
        <translation>
            <numerusform>The boxes are emptied, and %n Demand Card discarded</numerusform>
            <numerusform>The boxes are emptied, and %n Demand Cards discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Utilities: {cost}, with %n debt token(s)</source>
        <translation>
            <numerusform>Utilities: {cost}, with %n debt token</numerusform>
            <numerusform>Utilities: {cost}, with %n debt tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buys %n point(s) for {money}</source>
        <translation>
            <numerusform>Buys %n point for {money}</numerusform>
            <numerusform>Buys %n points for {money}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sells %n point(s) for {money}</source>
        <translation>
            <numerusform>Sells %n point for {money}</numerusform>
            <numerusform>Sells %n points for {money}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{store}: %n point(s)</source>
        <translation>
            <numerusform>{store}: %n point</numerusform>
            <numerusform>{store}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Market Research Firm: discard %n more Market Card(s).</source>
        <translation>
            <numerusform>Market Research Firm: discard %n more Market Card.</numerusform>
            <numerusform>Market Research Firm: discard %n more Market Cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Third slot: exchange one or all of your %n Market Card(s), or go on.</source>
        <translation>
            <numerusform>Third slot: exchange your Market Card, or go on.</numerusform>
            <numerusform>Third slot: exchange one or all of your %n Market Cards, or go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fourth slot: you may play another card; you have played %n.</source>
        <translation>
            <numerusform>Fourth slot: you may play another card; you have played %n.</numerusform>
            <numerusform>Fourth slot: you may play another card; you have played %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play %n Market Card(s): face up to Supply, or face down to Demand.</source>
        <translation>
            <numerusform>Play %n Market Card: face up to Supply, or face down to Demand.</numerusform>
            <numerusform>Play %n Market Cards: face up to Supply, or face down to Demand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play %n more Market Card(s) first.</source>
        <translation>
            <numerusform>Play %n more Market Card first.</numerusform>
            <numerusform>Play %n more Market Cards first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Advertisement Agency: look at both piles and add a card? Demand has %n.</source>
        <translation>
            <numerusform>Advertisement Agency: look at both piles and add a card? Demand has %n.</numerusform>
            <numerusform>Advertisement Agency: look at both piles and add a card? Demand has %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Advertisement Agency: look at a pile and add a card to it? Demand has %n.</source>
        <translation>
            <numerusform>Advertisement Agency: look at a pile and add a card to it? Demand has %n.</numerusform>
            <numerusform>Advertisement Agency: look at a pile and add a card to it? Demand has %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add one of your %n Market Card(s) to a pile.</source>
        <translation>
            <numerusform>Add your Market Card to a pile.</numerusform>
            <numerusform>Add one of your %n Market Cards to a pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add one of your %n Market Card(s) to the {pile}.</source>
        <translation>
            <numerusform>Add your Market Card to the {pile}.</numerusform>
            <numerusform>Add one of your %n Market Cards to the {pile}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your slot {slot} is empty: %n of your slots have a store.</source>
        <translation>
            <numerusform>Your slot {slot} is empty: %n of your slots has a store.</numerusform>
            <numerusform>Your slot {slot} is empty: %n of your slots have a store.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take one of %n Starting Stores.</source>
        <translation>
            <numerusform>Take one of %n Starting Stores.</numerusform>
            <numerusform>Take one of %n Starting Stores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {kind}</source>
        <comment>a number of items</comment>
        <translation>
            <numerusform>%n {kind}</numerusform>
            <numerusform>%n {kind}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>kept %n store(s)</source>
        <translation>
            <numerusform>kept %n store</numerusform>
            <numerusform>kept %n stores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sealed %n bid(s)</source>
        <translation>
            <numerusform>sealed %n bid</numerusform>
            <numerusform>sealed %n bids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drew %n card(s)</source>
        <translation>
            <numerusform>drew %n card</numerusform>
            <numerusform>drew %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took points for %n item(s)</source>
        <translation>
            <numerusform>took points for %n item</numerusform>
            <numerusform>took points for %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bought %n point(s) for ${amount}</source>
        <translation>
            <numerusform>bought %n point for ${amount}</numerusform>
            <numerusform>bought %n points for ${amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sold %n point(s) for ${amount}</source>
        <translation>
            <numerusform>sold %n point for ${amount}</numerusform>
            <numerusform>sold %n points for ${amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost %n item(s) grown old</source>
        <translation>
            <numerusform>lost %n item grown old</numerusform>
            <numerusform>lost %n items grown old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gained %n point(s)</source>
        <translation>
            <numerusform>gained %n point</numerusform>
            <numerusform>gained %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost %n point(s)</source>
        <translation>
            <numerusform>lost %n point</numerusform>
            <numerusform>lost %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy one of your %n store(s), start an auction, or pass.</source>
        <translation>
            <numerusform>Buy your store, start an auction, or pass.</numerusform>
            <numerusform>Buy one of your %n stores, start an auction, or pass.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close any of your %n store(s), or go on.</source>
        <translation>
            <numerusform>Close your store, or go on.</numerusform>
            <numerusform>Close any of your %n stores, or go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n slots are taken: close a store first.</source>
        <translation>
            <numerusform>All %n slots are taken: close a store first.</numerusform>
            <numerusform>All %n slots are taken: close a store first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Advertises with %n Market Card(s)</source>
        <translation>
            <numerusform>Advertises with %n Market Card</numerusform>
            <numerusform>Advertises with %n Market Cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advertised with %n card(s)</source>
        <translation>
            <numerusform>advertised with %n card</numerusform>
            <numerusform>advertised with %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deliver %n {kind} for {price} each.</source>
        <translation>
            <numerusform>Deliver %n {kind} for {price} each.</numerusform>
            <numerusform>Deliver %n {kind} for {price} each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve bid to sell {bid}: deliver %n.</source>
        <translation>
            <numerusform>You&apos;ve bid to sell {bid}: deliver %n.</numerusform>
            <numerusform>You&apos;ve bid to sell {bid}: deliver %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{store}: return the expiring {kind} to the market for %n point(s)?</source>
        <translation>
            <numerusform>{store}: return the expiring {kind} to the market for %n point?</numerusform>
            <numerusform>{store}: return the expiring {kind} to the market for %n points?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bank: buy up to %n more point(s), or go on.</source>
        <translation>
            <numerusform>Bank: buy up to %n more point, or go on.</numerusform>
            <numerusform>Bank: buy up to %n more points, or go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy up to %n point(s), sell points at {price} each, or go on.</source>
        <translation>
            <numerusform>Buy up to %n point, sell points at {price} each, or go on.</numerusform>
            <numerusform>Buy up to %n points, sell points at {price} each, or go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n point(s) to sell.</source>
        <translation>
            <numerusform>You have only %n point to sell.</numerusform>
            <numerusform>You have only %n points to sell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the Bank you buy %n point(s) at most in one purchase.</source>
        <translation>
            <numerusform>With the Bank you buy %n point at most in one purchase.</numerusform>
            <numerusform>With the Bank you buy %n points at most in one purchase.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can buy %n point(s) at most.</source>
        <translation>
            <numerusform>You can buy %n point at most.</numerusform>
            <numerusform>You can buy %n points at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) cost {cost}, and you have {money}.</source>
        <translation>
            <numerusform>%n point costs {cost}, and you have {money}.</numerusform>
            <numerusform>%n points cost {cost}, and you have {money}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep one of these %n stores; the others go on.</source>
        <translation>
            <numerusform>Keep one of these %n stores; the others go on.</numerusform>
            <numerusform>Keep one of these %n stores; the others go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cost} takes %n debt token(s) at most.</source>
        <translation>
            <numerusform>{cost} takes %n debt token at most.</numerusform>
            <numerusform>{cost} takes %n debt tokens at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t cover {cost}: take %n debt token(s) at least.</source>
        <translation>
            <numerusform>You can&apos;t cover {cost}: take %n debt token at least.</numerusform>
            <numerusform>You can&apos;t cover {cost}: take %n debt tokens at least.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resale Shop: buy surplus {kind} (%n) for {price} each, or go on.</source>
        <translation>
            <numerusform>Resale Shop: buy surplus {kind} (%n) for {price} each, or go on.</numerusform>
            <numerusform>Resale Shop: buy surplus {kind} (%n) for {price} each, or go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can sell %n {kind} at most.</source>
        <translation>
            <numerusform>You can sell %n {kind} at most.</numerusform>
            <numerusform>You can sell %n {kind} at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell up to %n {kind} for {price} each, or go on.</source>
        <translation>
            <numerusform>Sell up to %n {kind} for {price} each, or go on.</numerusform>
            <numerusform>Sell up to %n {kind} for {price} each, or go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deliver %n more {kind} for {price} each.</source>
        <translation>
            <numerusform>Deliver %n more {kind} for {price} each.</numerusform>
            <numerusform>Deliver %n more {kind} for {price} each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve bid to sell {bid}: deliver %n more.</source>
        <translation>
            <numerusform>You&apos;ve bid to sell {bid}: deliver %n more.</numerusform>
            <numerusform>You&apos;ve bid to sell {bid}: deliver %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That box is needed: only %n of your items could be sold.</source>
        <translation>
            <numerusform>That box is needed: only %n of your items could be sold.</numerusform>
            <numerusform>That box is needed: only %n of your items could be sold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{store}: take points instead of {price} for up to %n item(s)?</source>
        <translation>
            <numerusform>{store}: take points instead of {price} for up to %n item?</numerusform>
            <numerusform>{store}: take points instead of {price} for up to %n items?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{store} gives points for %n item(s) at most now.</source>
        <translation>
            <numerusform>{store} gives points for %n item at most now.</numerusform>
            <numerusform>{store} gives points for %n items at most now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Surplus: discard %n more {kind}.</source>
        <translation>
            <numerusform>Surplus: discard %n more {kind}.</numerusform>
            <numerusform>Surplus: discard %n more {kind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The market has only %n {kind}.</source>
        <translation>
            <numerusform>The market has only %n {kind}.</numerusform>
            <numerusform>The market has only %n {kind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{store} has room for %n more {kind}.</source>
        <translation>
            <numerusform>{store} has room for %n more {kind}.</numerusform>
            <numerusform>{store} has room for %n more {kind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {kind} stocked for {cost}: stock more, or pay.</source>
        <translation>
            <numerusform>%n {kind} stocked for {cost}: stock more, or pay.</numerusform>
            <numerusform>%n {kind} stocked for {cost}: stock more, or pay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock {kind} at {price} each: %n in the market.</source>
        <translation>
            <numerusform>Stock {kind} at {price} each: %n in the market.</numerusform>
            <numerusform>Stock {kind} at {price} each: %n in the market.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For one item of {cost} you take %n debt token(s) at most.</source>
        <translation>
            <numerusform>For one item of {cost} you take %n debt token at most.</numerusform>
            <numerusform>For one item of {cost} you take %n debt tokens at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To pay {cost} you need %n debt token(s).</source>
        <translation>
            <numerusform>To pay {cost} you need %n debt token.</numerusform>
            <numerusform>To pay {cost} you need %n debt tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{store}: put up to %n more free item(s) into your stores.</source>
        <translation>
            <numerusform>{store}: put up to %n more free item into your stores.</numerusform>
            <numerusform>{store}: put up to %n more free items into your stores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{store} holds no more {kind}: it has room for %n.</source>
        <translation>
            <numerusform>{store} holds no more {kind}: it has room for %n.</numerusform>
            <numerusform>{store} holds no more {kind}: it has room for %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{store}: supply {item} to the market, gain %n point(s), or neither.</source>
        <translation>
            <numerusform>{store}: supply {item} to the market, gain %n point, or neither.</numerusform>
            <numerusform>{store}: supply {item} to the market, gain %n points, or neither.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {kind} left in the market: take any of it for {free}.</source>
        <translation>
            <numerusform>%n {kind} left in the market: take any of it for {free}.</numerusform>
            <numerusform>%n {kind} left in the market: take any of it for {free}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n into {store}</source>
        <translation>
            <numerusform>%n into {store}</numerusform>
            <numerusform>%n into {store}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay with %n debt token(s)</source>
        <translation>
            <numerusform>Pay with %n debt token</numerusform>
            <numerusform>Pay with %n debt tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock %n item(s) into {store}</source>
        <translation>
            <numerusform>Stock %n item into {store}</numerusform>
            <numerusform>Stock %n items into {store}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take points for %n item(s) of {store}</source>
        <translation>
            <numerusform>Take points for %n item of {store}</numerusform>
            <numerusform>Take points for %n items of {store}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %n point(s)</source>
        <translation>
            <numerusform>Buy %n point</numerusform>
            <numerusform>Buy %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell %n point(s)</source>
        <translation>
            <numerusform>Sell %n point</numerusform>
            <numerusform>Sell %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s)</source>
        <translation>
            <numerusform>%n slot</numerusform>
            <numerusform>%n slots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points for %n item(s)</source>
        <translation>
            <numerusform>Points for %n item</numerusform>
            <numerusform>Points for %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stocked</source>
        <translation>
            <numerusform>%n stocked</numerusform>
            <numerusform>%n stocked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sold} of %n delivered</source>
        <translation>
            <numerusform>{sold} of %n delivered</numerusform>
            <numerusform>{sold} of %n delivered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You sell %n at {price}</source>
        <translation>
            <numerusform>You sell %n at {price}</numerusform>
            <numerusform>You sell %n at {price}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} sells %n at {price}</source>
        <translation>
            <numerusform>{who} sells %n at {price}</numerusform>
            <numerusform>{who} sells %n at {price}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You had %n point(s) before this sale</source>
        <translation>
            <numerusform>You had %n point before this sale</numerusform>
            <numerusform>You had %n points before this sale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Demand pile: %n card(s)</source>
        <translation>
            <numerusform>Demand pile: %n card</numerusform>
            <numerusform>Demand pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Market deck: %n card(s)</source>
        <translation>
            <numerusform>Market deck: %n card</numerusform>
            <numerusform>Market deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarded Market Cards: %n</source>
        <translation>
            <numerusform>Discarded Market Cards: %n</numerusform>
            <numerusform>Discarded Market Cards: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n point(s)</source>
        <translation>
            <numerusform>{who}: %n point</numerusform>
            <numerusform>{who}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each cell: what all that you have room for costs (%n)</source>
        <translation>
            <numerusform>In each cell: what all that you have room for costs (%n)</numerusform>
            <numerusform>In each cell: what all that you have room for costs (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Debt tokens to take: each gives ${gives} now and costs %n point(s) at the end</source>
        <translation>
            <numerusform>Debt tokens to take: each gives ${gives} now and costs %n point at the end</numerusform>
            <numerusform>Debt tokens to take: each gives ${gives} now and costs %n points at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n debt token(s)</source>
        <translation>
            <numerusform>Take %n debt token</numerusform>
            <numerusform>Take %n debt tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Demand for {kind}: {free} of %n box(es) free; ${most} each at most</source>
        <translation>
            <numerusform>Demand for {kind}: {free} of %n box free; ${most} each at most</numerusform>
            <numerusform>Demand for {kind}: {free} of %n boxes free; ${most} each at most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You: %n point(s)</source>
        <translation>
            <numerusform>You: %n point</numerusform>
            <numerusform>You: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More boxes: %n</source>
        <translation>
            <numerusform>More boxes: %n</numerusform>
            <numerusform>More boxes: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sold</source>
        <translation>
            <numerusform>%n sold</numerusform>
            <numerusform>%n sold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) for {items}</source>
        <translation>
            <numerusform>%n box for {items}</numerusform>
            <numerusform>%n boxes for {items}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kind} {n} on %n shelf(s)</source>
        <translation>
            <numerusform>{kind} {n} on %n shelf</numerusform>
            <numerusform>{kind} {n} on %n shelves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs ${cost}, ${utility} a month, %n point(s).</source>
        <translation>
            <numerusform>Costs ${cost}, ${utility} a month, %n point.</numerusform>
            <numerusform>Costs ${cost}, ${utility} a month, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Empty slot {n}: −%n point(s) if still empty when the game ends</source>
        <translation>
            <numerusform>Empty slot {n}: −%n point if still empty when the game ends</numerusform>
            <numerusform>Empty slot {n}: −%n points if still empty when the game ends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n store(s)</source>
        <translation>
            <numerusform>%n store</numerusform>
            <numerusform>%n stores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Free {kind}: %n left</source>
        <translation>
            <numerusform>Free {kind}: %n left</numerusform>
            <numerusform>Free {kind}: %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debt token(s)</source>
        <translation>
            <numerusform>%n debt token</numerusform>
            <numerusform>%n debt tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} had %n point(s) before this sale</source>
        <translation>
            <numerusform>{who} had %n point before this sale</numerusform>
            <numerusform>{who} had %n points before this sale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell %n at {price} each</source>
        <translation>
            <numerusform>Sell %n at {price}</numerusform>
            <numerusform>Sell %n at {price} each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sells {sold}, %n surplus</source>
        <translation>
            <numerusform>sells {sold}, %n surplus</numerusform>
            <numerusform>sells {sold}, %n surplus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to deliver</source>
        <translation>
            <numerusform>%n to deliver</numerusform>
            <numerusform>%n to deliver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{stores} and %n Market Card(s) in hand; debt tokens: {debt}</source>
        <translation>
            <numerusform>{stores} and %n Market Card in hand; debt tokens: {debt}</numerusform>
            <numerusform>{stores} and %n Market Cards in hand; debt tokens: {debt}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Estimate for {kind}: %n box(es) to come, about {brings} for an item; others bid up to {high}.</source>
        <translation>
            <numerusform>Estimate for {kind}: %n box to come, about {brings} for an item; others bid up to {high}.</numerusform>
            <numerusform>Estimate for {kind}: %n boxes to come, about {brings} for an item; others bid up to {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Estimate for {kind}: %n box(es), items: {items}; others ask {low} or more.</source>
        <translation>
            <numerusform>Estimate for {kind}: %n box, items: {items}; others ask {low} or more.</numerusform>
            <numerusform>Estimate for {kind}: %n boxes, items: {items}; others ask {low} or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Asked {price}, even if only %n of {quantity} should sell.</source>
        <translation>
            <numerusform>Asked {price}, even if only %n of {quantity} should sell.</numerusform>
            <numerusform>Asked {price}, even if only %n of {quantity} should sell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Asked {price}, so that all %n should sell.</source>
        <translation>
            <numerusform>Asked {price}, so that it should sell.</numerusform>
            <numerusform>Asked {price}, so that all %n should sell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Estimate for {store}: worth {worth} a month, for %n month(s).</source>
        <translation>
            <numerusform>Estimate for {store}: worth {worth} a month, for %n month.</numerusform>
            <numerusform>Estimate for {store}: worth {worth} a month, for %n months.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expects %n more month(s): a point for {dollars} is a bargain.</source>
        <translation>
            <numerusform>Expects %n more month: a point for {dollars} is a bargain.</numerusform>
            <numerusform>Expects %n more months: a point for {dollars} is a bargain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) on the shelves</source>
        <translation>
            <numerusform>%n item on the shelves</numerusform>
            <numerusform>%n items on the shelves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid to sell {kind}: how many, and for how much each. %n box(es), {most} at most.</source>
        <translation>
            <numerusform>Bid to sell {kind}: how many, and for how much each. %n box, {most} at most.</numerusform>
            <numerusform>Bid to sell {kind}: how many, and for how much each. %n boxes, {most} at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid a price per item of {kind}: %n for sale, {least} at least.</source>
        <translation>
            <numerusform>Bid a price per item of {kind}: %n for sale, {least} at least.</numerusform>
            <numerusform>Bid a price per item of {kind}: %n for sale, {least} at least.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <comment>points that come in</comment>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n {kind} to sell.</source>
        <translation>
            <numerusform>You have %n {kind} to sell.</numerusform>
            <numerusform>You have %n {kind} to sell.</numerusform>
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
    <name>engine</name>
    <message numerus="yes">
        <source>%n more thing(s)</source>
        <comment>left out of a sentence</comment>
        <translation>
            <numerusform>%n more thing</numerusform>
            <numerusform>%n more things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of you</source>
        <translation>
            <numerusform>%n point ahead of you</numerusform>
            <numerusform>%n points ahead of you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind you</source>
        <translation>
            <numerusform>%n point behind you</numerusform>
            <numerusform>%n points behind you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of you if it ended now</source>
        <translation>
            <numerusform>%n point ahead of you if it ended now</numerusform>
            <numerusform>%n points ahead of you if it ended now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind you if it ended now</source>
        <translation>
            <numerusform>%n point behind you if it ended now</numerusform>
            <numerusform>%n points behind you if it ended now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>things in a list</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+$%n</source>
        <comment>money that comes in</comment>
        <translation>
            <numerusform>+$%n</numerusform>
            <numerusform>+$%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merchants_cove</name>
    <message numerus="yes">
        <source>%n hour(s), {first} to {last}</source>
        <translation>
            <numerusform>%n hour, {first} to {last}</numerusform>
            <numerusform>%n hours, {first} to {last}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gold} gold, %n Good(s) kept</source>
        <translation>
            <numerusform>{gold} gold, %n Good kept</numerusform>
            <numerusform>{gold} gold, %n Goods kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n docked Adventurer(s) go back into the bag</source>
        <translation>
            <numerusform>%n docked Adventurer go back into the bag</numerusform>
            <numerusform>%n docked Adventurers go back into the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Works: {space}, %n hour(s)</source>
        <translation>
            <numerusform>Works: {space}, %n hour</numerusform>
            <numerusform>Works: {space}, %n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gold} gold for %n Customer(s): {hall}</source>
        <translation>
            <numerusform>{gold} gold for %n Customer: {hall}</numerusform>
            <numerusform>{gold} gold for %n Customers: {hall}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draws %n Corruption card(s)</source>
        <translation>
            <numerusform>Draws %n Corruption card</numerusform>
            <numerusform>Draws %n Corruption cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sells a {good} for {gold} gold: {pier}, %n Customer(s)</source>
        <translation>
            <numerusform>Sells a {good} for {gold} gold: {pier}, %n Customer</numerusform>
            <numerusform>Sells a {good} for {gold} gold: {pier}, %n Customers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sells a {good} for {gold} gold: {pier}, %n Customer(s), Rogues counted</source>
        <translation>
            <numerusform>Sells a {good} for {gold} gold: {pier}, %n Customer, Rogues counted</numerusform>
            <numerusform>Sells a {good} for {gold} gold: {pier}, %n Customers, Rogues counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuffles all %n of its cards into a new deck</source>
        <translation>
            <numerusform>Shuffles all %n of its cards into a new deck</numerusform>
            <numerusform>Shuffles all %n of its cards into a new deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row {row} has only %n marble(s).</source>
        <translation>
            <numerusform>Row {row} has only %n marble.</numerusform>
            <numerusform>Row {row} has only %n marbles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Workbench is too full: return %n marble(s) to the bag.</source>
        <translation>
            <numerusform>The Workbench is too full: return %n marble to the bag.</numerusform>
            <numerusform>The Workbench is too full: return %n marbles to the bag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Complete {cauldron}: %n more marble(s).</source>
        <translation>
            <numerusform>Complete {cauldron}: %n more marble.</numerusform>
            <numerusform>Complete {cauldron}: %n more marbles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cauldron} still lacks %n marble(s). Complete it, or undo.</source>
        <translation>
            <numerusform>{cauldron} still lacks %n marble. Complete it, or undo.</numerusform>
            <numerusform>{cauldron} still lacks %n marbles. Complete it, or undo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use at least one of the %n cauldron(s).</source>
        <translation>
            <numerusform>Use the cauldron.</numerusform>
            <numerusform>Use at least one of the %n cauldrons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use the Bottler, so that this Brew costs %n hour(s) instead of {n}?</source>
        <translation>
            <numerusform>Use the Bottler, so that this Brew costs %n hour instead of {n}?</numerusform>
            <numerusform>Use the Bottler, so that this Brew costs %n hours instead of {n}?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move up to %n Ichor from Toxic Waste to the bag.</source>
        <translation>
            <numerusform>Move up to %n Ichor from Toxic Waste to the bag.</numerusform>
            <numerusform>Move up to %n Ichor from Toxic Waste to the bag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move at least one of the %n Ichor.</source>
        <translation>
            <numerusform>Move the Ichor.</numerusform>
            <numerusform>Move at least one of the %n Ichor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dump: draw 1 Corruption card, move %n Ichor to the bag</source>
        <translation>
            <numerusform>Dump: draw 1 Corruption card, move %n Ichor to the bag</numerusform>
            <numerusform>Dump: draw 1 Corruption card, move %n Ichor to the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use the Bottler: %n hour(s)</source>
        <translation>
            <numerusform>Use the Bottler: %n hour</numerusform>
            <numerusform>Use the Bottler: %n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more marble(s)</source>
        <translation>
            <numerusform>%n more marble</numerusform>
            <numerusform>%n more marbles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fills {cauldron} with {marbles}; %n Ichor go(es) to Toxic Waste</source>
        <translation>
            <numerusform>Fills {cauldron} with {marbles}; %n Ichor goes to Toxic Waste</numerusform>
            <numerusform>Fills {cauldron} with {marbles}; %n Ichor go to Toxic Waste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dumps Toxic Waste: %n Ichor into the bag</source>
        <translation>
            <numerusform>Dumps Toxic Waste: %n Ichor into the bag</numerusform>
            <numerusform>Dumps Toxic Waste: %n Ichor into the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Bottler helps: this Brew costs %n hour(s)</source>
        <translation>
            <numerusform>The Bottler helps: this Brew costs %n hour</numerusform>
            <numerusform>The Bottler helps: this Brew costs %n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take: %n hour(s). From left to right: {marbles}.</source>
        <translation>
            <numerusform>Take: %n hour. From left to right: {marbles}.</numerusform>
            <numerusform>Take: %n hours. From left to right: {marbles}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gained %n Echo(es)</source>
        <translation>
            <numerusform>gained %n Echo</numerusform>
            <numerusform>gained %n Echoes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Warrior(s)</source>
        <comment>people, or icons on a card</comment>
        <translation>
            <numerusform>%n Warrior</numerusform>
            <numerusform>%n Warriors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bard(s)</source>
        <comment>people, or icons on a card</comment>
        <translation>
            <numerusform>%n Bard</numerusform>
            <numerusform>%n Bards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Wizard(s)</source>
        <comment>people, or icons on a card</comment>
        <translation>
            <numerusform>%n Wizard</numerusform>
            <numerusform>%n Wizards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Noble(s)</source>
        <comment>people, or icons on a card</comment>
        <translation>
            <numerusform>%n Noble</numerusform>
            <numerusform>%n Nobles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Rogue(s)</source>
        <comment>people, or icons on a card</comment>
        <translation>
            <numerusform>%n Rogue</numerusform>
            <numerusform>%n Rogues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small red Good(s)</source>
        <translation>
            <numerusform>%n small red Good</numerusform>
            <numerusform>%n small red Goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small green Good(s)</source>
        <translation>
            <numerusform>%n small green Good</numerusform>
            <numerusform>%n small green Goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small blue Good(s)</source>
        <translation>
            <numerusform>%n small blue Good</numerusform>
            <numerusform>%n small blue Goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small yellow Good(s)</source>
        <translation>
            <numerusform>%n small yellow Good</numerusform>
            <numerusform>%n small yellow Goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large red Good(s)</source>
        <translation>
            <numerusform>%n large red Good</numerusform>
            <numerusform>%n large red Goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large green Good(s)</source>
        <translation>
            <numerusform>%n large green Good</numerusform>
            <numerusform>%n large green Goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large blue Good(s)</source>
        <translation>
            <numerusform>%n large blue Good</numerusform>
            <numerusform>%n large blue Goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large yellow Good(s)</source>
        <translation>
            <numerusform>%n large yellow Good</numerusform>
            <numerusform>%n large yellow Goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Warrior(s)</source>
        <comment>who comes aboard</comment>
        <translation>
            <numerusform>%n Warrior</numerusform>
            <numerusform>%n Warriors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bard(s)</source>
        <comment>who comes aboard</comment>
        <translation>
            <numerusform>%n Bard</numerusform>
            <numerusform>%n Bards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Wizard(s)</source>
        <comment>who comes aboard</comment>
        <translation>
            <numerusform>%n Wizard</numerusform>
            <numerusform>%n Wizards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Noble(s)</source>
        <comment>who comes aboard</comment>
        <translation>
            <numerusform>%n Noble</numerusform>
            <numerusform>%n Nobles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Rogue(s)</source>
        <comment>who comes aboard</comment>
        <translation>
            <numerusform>%n Rogue</numerusform>
            <numerusform>%n Rogues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sold %n Good(s) for {amount} gold</source>
        <translation>
            <numerusform>sold %n Good for {amount} gold</numerusform>
            <numerusform>sold %n Goods for {amount} gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gave %n Good(s) to a Hall for {amount} gold</source>
        <translation>
            <numerusform>gave %n Good to a Hall for {amount} gold</numerusform>
            <numerusform>gave %n Goods to a Hall for {amount} gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drew %n Corruption card(s)</source>
        <translation>
            <numerusform>drew %n Corruption card</numerusform>
            <numerusform>drew %n Corruption cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>got rid of %n Corruption card(s)</source>
        <translation>
            <numerusform>got rid of %n Corruption card</numerusform>
            <numerusform>got rid of %n Corruption cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>worked for %n hour(s)</source>
        <translation>
            <numerusform>worked for %n hour</numerusform>
            <numerusform>worked for %n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stoked %n furnace(s)</source>
        <translation>
            <numerusform>stoked %n furnace</numerusform>
            <numerusform>stoked %n furnaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>emptied %n furnace(s)</source>
        <translation>
            <numerusform>emptied %n furnace</numerusform>
            <numerusform>emptied %n furnaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rolled %n die(dice)</source>
        <translation>
            <numerusform>rolled %n die</numerusform>
            <numerusform>rolled %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n marble(s)</source>
        <translation>
            <numerusform>took %n marble</numerusform>
            <numerusform>took %n marbles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>filled %n cauldron(s)</source>
        <translation>
            <numerusform>filled %n cauldron</numerusform>
            <numerusform>filled %n cauldrons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sailed %n ship(s) out</source>
        <translation>
            <numerusform>sailed %n ship out</numerusform>
            <numerusform>sailed %n ships out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost %n ship(s) to a squall</source>
        <translation>
            <numerusform>lost %n ship to a squall</numerusform>
            <numerusform>lost %n ships to a squall</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>called %n ship(s) home</source>
        <translation>
            <numerusform>called %n ship home</numerusform>
            <numerusform>called %n ships home</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>opened %n Rift(s)</source>
        <translation>
            <numerusform>opened %n Rift</numerusform>
            <numerusform>opened %n Rifts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>laid %n tile(s)</source>
        <translation>
            <numerusform>laid %n tile</numerusform>
            <numerusform>laid %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pushed %n tile(s) in</source>
        <translation>
            <numerusform>pushed %n tile in</numerusform>
            <numerusform>pushed %n tiles in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drew %n tile(s)</source>
        <translation>
            <numerusform>drew %n tile</numerusform>
            <numerusform>drew %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Toxic Waste: %n Ichor</source>
        <translation>
            <numerusform>Toxic Waste: %n Ichor</numerusform>
            <numerusform>Toxic Waste: %n Ichor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brews a large Good of %n marble(s) of a colour; Ichor stands for all but one.</source>
        <translation>
            <numerusform>Brews a large Good of %n marble of a colour; Ichor stands for all but one.</numerusform>
            <numerusform>Brews a large Good of %n marbles of a colour; Ichor stands for all but one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brews a small Good of %n marble(s) of a colour; Ichor stands for all but one.</source>
        <translation>
            <numerusform>Brews a small Good of %n marble of a colour; Ichor stands for all but one.</numerusform>
            <numerusform>Brews a small Good of %n marbles of a colour; Ichor stands for all but one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(dice)</source>
        <comment>how many lie on the Anvil</comment>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay up to %n die(dice) from the Anvil into furnaces.</source>
        <translation>
            <numerusform>Lay one more die from the Anvil into a furnace.</numerusform>
            <numerusform>Lay up to %n dice from the Anvil into furnaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{furnace} still lacks %n die(dice). Complete it, or undo.</source>
        <translation>
            <numerusform>{furnace} still lacks %n die. Complete it, or undo.</numerusform>
            <numerusform>{furnace} still lacks %n dice. Complete it, or undo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move up to %n alloy die(dice) from the Vein to the Anvil.</source>
        <translation>
            <numerusform>Move the alloy die from the Vein to the Anvil.</numerusform>
            <numerusform>Move up to %n alloy dice from the Vein to the Anvil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move at least one of the %n die(dice) in the Vein.</source>
        <translation>
            <numerusform>Move the die in the Vein.</numerusform>
            <numerusform>Move at least one of the %n dice in the Vein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at least one of the %n stoked furnace(s).</source>
        <translation>
            <numerusform>Choose the stoked furnace.</numerusform>
            <numerusform>Choose at least one of the %n stoked furnaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw 1 Corruption card to keep %n alloy die(dice), or leave it to the Vein.</source>
        <translation>
            <numerusform>Draw 1 Corruption card to keep the alloy die, or leave it to the Vein.</numerusform>
            <numerusform>Draw 1 Corruption card to keep %n alloy dice, or leave them to the Vein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Vein: %n alloy die(dice)</source>
        <translation>
            <numerusform>Vein: %n alloy die</numerusform>
            <numerusform>Vein: %n alloy dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Anvil: %n die(dice)</source>
        <translation>
            <numerusform>Anvil: %n die</numerusform>
            <numerusform>Anvil: %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes a large Good of 1 alloy die and %n coal die(dice), heat {low} to {high}.</source>
        <translation>
            <numerusform>Makes a large Good of 1 alloy die and %n coal die, heat {low} to {high}.</numerusform>
            <numerusform>Makes a large Good of 1 alloy die and %n coal dice, heat {low} to {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes a small Good of 1 alloy die and %n coal die(dice), heat {low} to {high}.</source>
        <translation>
            <numerusform>Makes a small Good of 1 alloy die and %n coal die, heat {low} to {high}.</numerusform>
            <numerusform>Makes a small Good of 1 alloy die and %n coal dice, heat {low} to {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n furnace(s) stoked; dice on the Anvil: {dice}.</source>
        <translation>
            <numerusform>%n furnace stoked; dice on the Anvil: {dice}.</numerusform>
            <numerusform>%n furnaces stoked; dice on the Anvil: {dice}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Squall has to be met: there are %n ship(s) at sea.</source>
        <translation>
            <numerusform>The Squall has to be met: there&apos;s %n ship at sea.</numerusform>
            <numerusform>The Squall has to be met: there are %n ships at sea.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spin once more, or sail: %n step(s).</source>
        <translation>
            <numerusform>Spin once more, or sail: %n step.</numerusform>
            <numerusform>Spin once more, or sail: %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sail your ships: %n step(s) left.</source>
        <translation>
            <numerusform>Sail your ships: %n step left.</numerusform>
            <numerusform>Sail your ships: %n steps left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more spins: %n step(s) left to sail.</source>
        <translation>
            <numerusform>No more spins: %n step left to sail.</numerusform>
            <numerusform>No more spins: %n steps left to sail.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return at least one of the %n ship(s) at sea.</source>
        <translation>
            <numerusform>Return the ship at sea.</numerusform>
            <numerusform>Return at least one of the %n ships at sea.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) left; finds: {found}</source>
        <translation>
            <numerusform>%n step left; finds: {found}</numerusform>
            <numerusform>%n steps left; finds: {found}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{good}, and %n Corruption card(s)</source>
        <translation>
            <numerusform>{good}, and %n Corruption card</numerusform>
            <numerusform>{good}, and %n Corruption cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spins the compass: %n step(s)</source>
        <translation>
            <numerusform>Spins the compass: %n step</numerusform>
            <numerusform>Spins the compass: %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n emptied site(s) of the chart renewed</source>
        <translation>
            <numerusform>%n emptied site of the chart renewed</numerusform>
            <numerusform>%n emptied sites of the chart renewed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from the Harbour.</source>
        <translation>
            <numerusform>%n step from the Harbour.</numerusform>
            <numerusform>%n steps from the Harbour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When recalled with its Good: %n Corruption card(s).</source>
        <translation>
            <numerusform>When recalled with its Good: %n Corruption card.</numerusform>
            <numerusform>When recalled with its Good: %n Corruption cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <comment>what the compass shows</comment>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Lookout cancels only %n Squall(s) a day.</source>
        <translation>
            <numerusform>The Lookout cancels only %n Squall a day.</numerusform>
            <numerusform>The Lookout cancels only %n Squalls a day.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Re-roll %n die(dice)</source>
        <translation>
            <numerusform>Re-roll %n die</numerusform>
            <numerusform>Re-roll %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Empty %n furnace(s)</source>
        <translation>
            <numerusform>Empty %n furnace</numerusform>
            <numerusform>Empty %n furnaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(dice) laid in.</source>
        <translation>
            <numerusform>%n die laid in.</numerusform>
            <numerusform>%n dice laid in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{site}: {ship} needs %n step(s), and has {left}.</source>
        <translation>
            <numerusform>{site}: {ship} needs %n step, and has {left}.</numerusform>
            <numerusform>{site}: {ship} needs %n steps, and has {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) left of {total}.</source>
        <translation>
            <numerusform>%n step left of {total}.</numerusform>
            <numerusform>%n steps left of {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) less</source>
        <translation>
            <numerusform>%n hour less</numerusform>
            <numerusform>%n hours less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Clock Winder gives only %n Echo(es) a day.</source>
        <translation>
            <numerusform>The Clock Winder gives only %n Echo a day.</numerusform>
            <numerusform>The Clock Winder gives only %n Echoes a day.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t hold more than %n Echo(es).</source>
        <translation>
            <numerusform>You can&apos;t hold more than %n Echo.</numerusform>
            <numerusform>You can&apos;t hold more than %n Echoes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend an Echo to pay {less} instead of %n hour(s)?</source>
        <translation>
            <numerusform>Spend an Echo to pay {less} instead of %n hour?</numerusform>
            <numerusform>Spend an Echo to pay {less} instead of %n hours?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend 1 Echo: %n hour(s) less</source>
        <translation>
            <numerusform>Spend 1 Echo: %n hour less</numerusform>
            <numerusform>Spend 1 Echo: %n hours less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opens the Rift of {engine}: %n tile(s) of one colour, {colour}</source>
        <translation>
            <numerusform>Opens the Rift of {engine}: %n tile of one colour, {colour}</numerusform>
            <numerusform>Opens the Rift of {engine}: %n tiles of one colour, {colour}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gains an Echo; it has %n Echo(es) now</source>
        <translation>
            <numerusform>Gains an Echo: %n in all</numerusform>
            <numerusform>Gains an Echo: %n in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One more Echo is lost: %n Echo(es) are held</source>
        <translation>
            <numerusform>One more Echo is lost: %n Echo is held</numerusform>
            <numerusform>One more Echo is lost: %n Echoes are held</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spends an Echo: the action costs %n hour(s)</source>
        <translation>
            <numerusform>Spends an Echo: the action costs %n hour</numerusform>
            <numerusform>Spends an Echo: the action costs %n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An Echo saves up to %n hour(s) of an action that gives none.</source>
        <translation>
            <numerusform>An Echo saves up to %n hour of an action that gives none.</numerusform>
            <numerusform>An Echo saves up to %n hours of an action that gives none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack: %n tile(s)</source>
        <translation>
            <numerusform>Stack: %n tile</numerusform>
            <numerusform>Stack: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarded: %n tile(s)</source>
        <translation>
            <numerusform>Discarded: %n tile</numerusform>
            <numerusform>Discarded: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend it to pay up to %n hour(s) less.</source>
        <translation>
            <numerusform>Spend it to pay up to %n hour less.</numerusform>
            <numerusform>Spend it to pay up to %n hours less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Echo(es).</source>
        <translation>
            <numerusform>%n Echo.</numerusform>
            <numerusform>%n Echoes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This sale says where %n Good(s) would go; your shelf holds {goods}.</source>
        <translation>
            <numerusform>This sale says where %n Good would go; your shelf holds {goods}.</numerusform>
            <numerusform>This sale says where %n Goods would go; your shelf holds {goods}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The inner halves: {what} ({card}); %n time(s), {location} ({other}).</source>
        <translation>
            <numerusform>The inner halves: {what} ({card}); %n time, {location} ({other}).</numerusform>
            <numerusform>The inner halves: {what} ({card}); %n times, {location} ({other}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It pays %n hour(s): {one} and {other} on the inner halves.</source>
        <translation>
            <numerusform>It pays %n hour: {one} and {other} on the inner halves.</numerusform>
            <numerusform>It pays %n hours: {one} and {other} on the inner halves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Good(s) on its shelf: it uses the Clock Hand.</source>
        <translation>
            <numerusform>%n Good on its shelf: it uses the Clock Hand.</numerusform>
            <numerusform>%n Goods on its shelf: it uses the Clock Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Good(s) on its shelf: it doesn&apos;t use the Clock Hand.</source>
        <translation>
            <numerusform>%n Good on its shelf: it doesn&apos;t use the Clock Hand.</numerusform>
            <numerusform>%n Goods on its shelf: it doesn&apos;t use the Clock Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pier}: it sells %n Good(s), and counts the Rogues there.</source>
        <translation>
            <numerusform>{pier}: it sells %n Good, and counts the Rogues there.</numerusform>
            <numerusform>{pier}: it sells %n Goods, and counts the Rogues there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pier}: it sells all it can there, %n Good(s).</source>
        <translation>
            <numerusform>{pier}: it sells all it can there, %n Good.</numerusform>
            <numerusform>{pier}: it sells all it can there, %n Goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard up to %n of your Corruption card(s).</source>
        <translation>
            <numerusform>Discard up to %n of your Corruption card.</numerusform>
            <numerusform>Discard up to %n of your Corruption cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard one of your own %n Corruption card(s).</source>
        <translation>
            <numerusform>Discard your own Corruption card.</numerusform>
            <numerusform>Discard one of your own %n Corruption cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your board has %n action space(s) besides Hire and Sponsor.</source>
        <translation>
            <numerusform>Your board has %n action space besides Hire and Sponsor.</numerusform>
            <numerusform>Your board has %n action spaces besides Hire and Sponsor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n of your staff places are taken.</source>
        <translation>
            <numerusform>All %n of your staff places are taken.</numerusform>
            <numerusform>All %n of your staff places are taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your shelf holds {most} Goods: discard %n.</source>
        <translation>
            <numerusform>Your shelf holds {most} Goods: discard %n.</numerusform>
            <numerusform>Your shelf holds {most} Goods: discard %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s).</source>
        <translation>
            <numerusform>%n hour.</numerusform>
            <numerusform>%n hours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{merchant}: {gold} gold, %n Corruption card(s).</source>
        <translation>
            <numerusform>{merchant}: {gold} gold, %n Corruption card.</numerusform>
            <numerusform>{merchant}: {gold} gold, %n Corruption cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gold} gold, %n Corruption card(s), Goods: {goods}, Townsfolk: {folk}.</source>
        <translation>
            <numerusform>{gold} gold, %n Corruption card, Goods: {goods}, Townsfolk: {folk}.</numerusform>
            <numerusform>{gold} gold, %n Corruption cards, Goods: {goods}, Townsfolk: {folk}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Corruption card(s) of the Peddler</source>
        <translation>
            <numerusform>%n Corruption card of the Peddler</numerusform>
            <numerusform>%n Corruption cards of the Peddler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck of the Peddler: %n card(s)</source>
        <translation>
            <numerusform>Deck of the Peddler: %n card</numerusform>
            <numerusform>Deck of the Peddler: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards of the Peddler: %n card(s)</source>
        <translation>
            <numerusform>Discards of the Peddler: %n card</numerusform>
            <numerusform>Discards of the Peddler: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When hired: discard up to %n Corruption card(s).</source>
        <translation>
            <numerusform>When hired: discard up to %n Corruption card.</numerusform>
            <numerusform>When hired: discard up to %n Corruption cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <comment>Corruption cards of another</comment>
        <translation>
            <numerusform>%n hidden card</numerusform>
            <numerusform>%n hidden cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Customer(s). Each is worth 1 gold for every {faction} icon at the end.</source>
        <translation>
            <numerusform>%n Customer. Each is worth 1 gold for every {faction} icon at the end.</numerusform>
            <numerusform>%n Customers. Each is worth 1 gold for every {faction} icon at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free seat(s).</source>
        <translation>
            <numerusform>%n free seat.</numerusform>
            <numerusform>%n free seats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{times}, {location}, %n hour(s).</source>
        <translation>
            <numerusform>{times}, {location}, %n hour.</numerusform>
            <numerusform>{times}, {location}, %n hours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{action}, %n hour(s).</source>
        <translation>
            <numerusform>{action}, %n hour.</numerusform>
            <numerusform>{action}, %n hours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To hire from here costs %n hour(s).</source>
        <translation>
            <numerusform>To hire from here costs %n hour.</numerusform>
            <numerusform>To hire from here costs %n hours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Townsfolk deck: %n card(s)</source>
        <translation>
            <numerusform>Townsfolk deck: %n card</numerusform>
            <numerusform>Townsfolk deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corruption deck: %n card(s)</source>
        <translation>
            <numerusform>Corruption deck: %n card</numerusform>
            <numerusform>Corruption deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n Adventurer(s)</source>
        <translation>
            <numerusform>Bag: %n Adventurer</numerusform>
            <numerusform>Bag: %n Adventurers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarding %n Corruption card(s)</source>
        <translation>
            <numerusform>discarding %n Corruption card</numerusform>
            <numerusform>discarding %n Corruption cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more Ichor in the bag</source>
        <translation>
            <numerusform>%n more Ichor in the bag</numerusform>
            <numerusform>%n more Ichor in the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stoking with %n more die(dice)</source>
        <translation>
            <numerusform>stoking with %n more die</numerusform>
            <numerusform>stoking with %n more dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more alloy die(dice)</source>
        <translation>
            <numerusform>%n more alloy die</numerusform>
            <numerusform>%n more alloy dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gold} gold, and %n Corruption card(s) after your sales</source>
        <translation>
            <numerusform>{gold} gold, and %n Corruption card after your sales</numerusform>
            <numerusform>{gold} gold, and %n Corruption cards after your sales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n worker(s).</source>
        <translation>
            <numerusform>You have only %n worker.</numerusform>
            <numerusform>You have only %n workers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Rogue(s): each Rogue icon costs that much gold at the end.</source>
        <translation>
            <numerusform>%n Rogue: each Rogue icon costs that much gold at the end.</numerusform>
            <numerusform>%n Rogues: each Rogue icon costs that much gold at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell, give or keep your %n Good(s).</source>
        <translation>
            <numerusform>Sell, give or keep your Good.</numerusform>
            <numerusform>Sell, give or keep your %n Goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Good(s)</source>
        <translation>
            <numerusform>%n Good</numerusform>
            <numerusform>%n Goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>Corruption cards</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Townsfolk</source>
        <translation>
            <numerusform>%n Townsfolk</numerusform>
            <numerusform>%n Townsfolk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As proposed, %n of your Goods come(s) here.</source>
        <translation>
            <numerusform>As proposed, %n of your Goods comes here.</numerusform>
            <numerusform>As proposed, %n of your Goods come here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n gold</source>
        <comment>gold that comes in</comment>
        <translation>
            <numerusform>+%n gold</numerusform>
            <numerusform>+%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hour is {hour}, and you have %n gold.</source>
        <translation>
            <numerusform>Your hour is {hour}, and you have %n gold.</numerusform>
            <numerusform>Your hour is {hour}, and you have %n gold.</numerusform>
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
        <source>%n space(s) left, you aren&apos;t in the lead</source>
        <translation>
            <numerusform>%n space left, you aren&apos;t in the lead</numerusform>
            <numerusform>%n spaces left, you aren&apos;t in the lead</numerusform>
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
        <source>You could pay for %n other stall(s)</source>
        <translation>
            <numerusform>You could pay for %n other stall</numerusform>
            <numerusform>You could pay for %n other stalls</numerusform>
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
            <numerusform>Takes a juice token: %n</numerusform>
            <numerusform>Takes a juice token: %n</numerusform>
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
        <source>You still have %n person(s) to place: nobody is recalled from {spot}.</source>
        <translation>
            <numerusform>You still have %n person to place: nobody is recalled from {spot}.</numerusform>
            <numerusform>You still have %n people to place: nobody is recalled from {spot}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must first win your Bodyguards in the Guard Quarters (%n) by second or third place.</source>
        <translation>
            <numerusform>You must first win your Bodyguard in the Guard Quarters (%n) by second or third place.</numerusform>
            <numerusform>You must first win your Bodyguards in the Guard Quarters (%n) by second or third place.</numerusform>
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
        <source>Choose two free spaces for the Bodyguard (%n free): {stall}.</source>
        <translation>
            <numerusform>Choose two free spaces for the Bodyguard (%n free): {stall}.</numerusform>
            <numerusform>Choose two free spaces for the Bodyguard (%n free): {stall}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won %n Bodyguard(s)</source>
        <translation>
            <numerusform>won %n Bodyguard</numerusform>
            <numerusform>won %n Bodyguards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>win %n Bodyguard(s)</source>
        <translation>
            <numerusform>win %n Bodyguard</numerusform>
            <numerusform>win %n Bodyguards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your award for {stall}: a gold, or one of your %n Bodyguard(s) from the Guard Quarters.</source>
        <translation>
            <numerusform>Your award for {stall}: a gold, or your Bodyguard from the Guard Quarters (%n).</numerusform>
            <numerusform>Your award for {stall}: a gold, or one of your %n Bodyguards from the Guard Quarters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n Tourist(s) home</source>
        <translation>
            <numerusform>took %n Tourist home</numerusform>
            <numerusform>took %n Tourists home</numerusform>
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
        <source>took %n Cousins token(s) back</source>
        <translation>
            <numerusform>took %n Cousins token back</numerusform>
            <numerusform>took %n Cousins tokens back</numerusform>
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
        <source>{who} tie with %n point(s): against the Merchant that isn&apos;t a win.</source>
        <translation>
            <numerusform>{who} tie with %n point: against the Merchant that isn&apos;t a win.</numerusform>
            <numerusform>{who} tie with %n points: against the Merchant that isn&apos;t a win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} share the victory: %n point(s), equal tiles and gold.</source>
        <translation>
            <numerusform>{who} share the victory: %n point, equal tiles and gold.</numerusform>
            <numerusform>{who} share the victory: %n points, equal tiles and gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} wins the tie-break: more gold (%n point(s), market tiles: {tiles}).</source>
        <translation>
            <numerusform>{who} wins the tie-break: more gold (%n point, market tiles: {tiles}).</numerusform>
            <numerusform>{who} wins the tie-break: more gold (%n points, market tiles: {tiles}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} wins the tie-break with %n point(s): more market tiles ({tiles}).</source>
        <translation>
            <numerusform>{who} wins the tie-break with %n point: more market tiles ({tiles}).</numerusform>
            <numerusform>{who} wins the tie-break with %n points: more market tiles ({tiles}).</numerusform>
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
    <message numerus="yes">
        <source>%n cube(s)</source>
        <translation>
            <numerusform>%n cube</numerusform>
            <numerusform>%n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve taken back %n placement(s) in this action: complete this one.</source>
        <translation>
            <numerusform>You&apos;ve taken back %n placement in this action: complete this one.</numerusform>
            <numerusform>You&apos;ve taken back %n placements in this action: complete this one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n VP</source>
        <comment>points that a closing brings</comment>
        <translation>
            <numerusform>+%n VP</numerusform>
            <numerusform>+%n VP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n juice</source>
        <comment>points of juice tokens, which count at the end</comment>
        <translation>
            <numerusform>+%n juice</numerusform>
            <numerusform>+%n juice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n gold</source>
        <comment>pieces of gold that come in</comment>
        <translation>
            <numerusform>+%n gold</numerusform>
            <numerusform>+%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>End your action, or swap cost cubes first. You have %n gold.</source>
        <translation>
            <numerusform>End your action, or swap cost cubes first. You have %n gold.</numerusform>
            <numerusform>End your action, or swap cost cubes first. You have %n gold.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>offer</name>
    <message numerus="yes">
        <source>%n more place(s)</source>
        <translation>
            <numerusform>%n more place</numerusform>
            <numerusform>%n more places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>opponents</name>
    <message numerus="yes">
        <source>In %n choice(s) of this turn, no difference to the next best move was found.</source>
        <translation>
            <numerusform>In %n choice of this turn, no difference to the next best move was found.</numerusform>
            <numerusform>In %n choices of this turn, no difference to the next best move was found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) of this turn looked better by an estimate alone: nothing that can be named differs.</source>
        <translation>
            <numerusform>%n choice of this turn looked better by an estimate alone: nothing that can be named differs.</numerusform>
            <numerusform>%n choices of this turn looked better by an estimate alone: nothing that can be named differs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Picked at random from %n move(s).</source>
        <translation>
            <numerusform>Picked at random from %n move.</numerusform>
            <numerusform>Picked at random from %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} ± {error} points more, on average over %n simulated match(es).</source>
        <translation>
            <numerusform>{points} ± {error} points more, in %n simulated match.</numerusform>
            <numerusform>{points} ± {error} points more, on average over %n simulated matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} ± {error} points more, on average over %n simulated match(es): only a rough estimate.</source>
        <translation>
            <numerusform>{points} ± {error} points more, in %n simulated match: only a rough estimate.</numerusform>
            <numerusform>{points} ± {error} points more, on average over %n simulated matches: only a rough estimate.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>public_market</name>
    <message numerus="yes">
        <source>%n card(s) that you could complete now</source>
        <translation>
            <numerusform>%n card that you could complete now</numerusform>
            <numerusform>%n cards that you could complete now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Shrimp covered</source>
        <translation>
            <numerusform>%n Shrimp covered</numerusform>
            <numerusform>%n Shrimp covered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins %n Crab(s)</source>
        <translation>
            <numerusform>Wins %n Crab</numerusform>
            <numerusform>Wins %n Crabs</numerusform>
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
        <source>Gears: %n</source>
        <comment>the Solo Angler</comment>
        <translation>
            <numerusform>Gears: %n</numerusform>
            <numerusform>Gears: %n</numerusform>
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
        <source>Take a contract or card to your board (%n more), or stop. You have {fish}.</source>
        <translation>
            <numerusform>Take a contract or card to your board (%n more), or stop. You have {fish}.</numerusform>
            <numerusform>Take a contract or card to your board (%n more), or stop. You have {fish}.</numerusform>
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
        <source>The card bids at {where} without the arrow: behind all %n Meeple(s).</source>
        <translation>
            <numerusform>The card bids at {where} without the arrow: behind the Meeple there (%n).</numerusform>
            <numerusform>The card bids at {where} without the arrow: behind all %n Meeples.</numerusform>
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
        <source>{who} share the victory with %n point(s) each and as many cards.</source>
        <translation>
            <numerusform>{who} share the victory with %n point each and as many cards.</numerusform>
            <numerusform>{who} share the victory with %n points each and as many cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} wins the tie-break with %n point(s): more Today&apos;s Catch cards ({cards}).</source>
        <translation>
            <numerusform>{who} wins the tie-break with %n point: more Today&apos;s Catch cards ({cards}).</numerusform>
            <numerusform>{who} wins the tie-break with %n points: more Today&apos;s Catch cards ({cards}).</numerusform>
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
    <message numerus="yes">
        <source>%n {kind} Scrap(s)</source>
        <translation>
            <numerusform>%n {kind} Scrap</numerusform>
            <numerusform>%n {kind} Scraps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Boat(s)</source>
        <comment>Cannery Logos</comment>
        <translation>
            <numerusform>%n Boat</numerusform>
            <numerusform>%n Boats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Wheel(s)</source>
        <comment>Cannery Logos</comment>
        <translation>
            <numerusform>%n Wheel</numerusform>
            <numerusform>%n Wheels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Anchor(s)</source>
        <comment>Cannery Logos</comment>
        <translation>
            <numerusform>%n Anchor</numerusform>
            <numerusform>%n Anchors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fish</source>
        <comment>Cannery Logos</comment>
        <translation>
            <numerusform>%n Fish</numerusform>
            <numerusform>%n Fish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sold %n tile(s) for ${amount}</source>
        <translation>
            <numerusform>sold %n tile for ${amount}</numerusform>
            <numerusform>sold %n tiles for ${amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarded %n tile(s)</source>
        <translation>
            <numerusform>discarded %n tile</numerusform>
            <numerusform>discarded %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n Scrap(s)</source>
        <translation>
            <numerusform>took %n Scrap</numerusform>
            <numerusform>took %n Scraps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>laid %n Scrap(s)</source>
        <translation>
            <numerusform>laid %n Scrap</numerusform>
            <numerusform>laid %n Scraps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gave up %n Scrap(s)</source>
        <translation>
            <numerusform>gave up %n Scrap</numerusform>
            <numerusform>gave up %n Scraps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gained %n Gear(s)</source>
        <translation>
            <numerusform>gained %n Gear</numerusform>
            <numerusform>gained %n Gears</numerusform>
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
        <source>won %n Crab(s)</source>
        <translation>
            <numerusform>won %n Crab</numerusform>
            <numerusform>won %n Crabs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completed %n contract(s)</source>
        <translation>
            <numerusform>completed %n contract</numerusform>
            <numerusform>completed %n contracts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>placed %n Lighthouse(s)</source>
        <translation>
            <numerusform>placed %n Lighthouse</numerusform>
            <numerusform>placed %n Lighthouses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sold %n fish for ${amount}</source>
        <translation>
            <numerusform>sold %n fish for ${amount}</numerusform>
            <numerusform>sold %n fish for ${amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>was paid ${amount} for %n full column(s)</source>
        <translation>
            <numerusform>was paid ${amount} for %n full column</numerusform>
            <numerusform>was paid ${amount} for %n full columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>was paid ${amount} for %n full row(s)</source>
        <translation>
            <numerusform>was paid ${amount} for %n full row</numerusform>
            <numerusform>was paid ${amount} for %n full rows</numerusform>
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
        <source>%n full line(s)</source>
        <comment>rows or columns of a chest</comment>
        <translation>
            <numerusform>%n full line</numerusform>
            <numerusform>%n full lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open cell(s) around it</source>
        <comment>around the Crab</comment>
        <translation>
            <numerusform>%n open cell around it</numerusform>
            <numerusform>%n open cells around it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gear(s)</source>
        <translation>
            <numerusform>%n gear</numerusform>
            <numerusform>%n gears</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ice Chest {n}, %n cell(s) covered.</source>
        <translation>
            <numerusform>Ice Chest {n}, %n cell covered.</numerusform>
            <numerusform>Ice Chest {n}, %n cells covered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bids: {first}, then {second}. Boat: %n column(s) to the right. Under {threshold} fish it docks; of equal tiles it takes the one {dock}. At the Market: {spoils}. Lighthouse: {path}.</source>
        <translation>
            <numerusform>Bids: {first}, then {second}. Boat: %n column to the right. Under {threshold} fish it docks; of equal tiles it takes the one {dock}. At the Market: {spoils}. Lighthouse: {path}.</numerusform>
            <numerusform>Bids: {first}, then {second}. Boat: %n columns to the right. Under {threshold} fish it docks; of equal tiles it takes the one {dock}. At the Market: {spoils}. Lighthouse: {path}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Crab(s)</source>
        <translation>
            <numerusform>%n Crab</numerusform>
            <numerusform>%n Crabs</numerusform>
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
        <source>Build for %n good(s) less</source>
        <translation>
            <numerusform>Build for %n good less</numerusform>
            <numerusform>Build for %n goods less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n Booth(s) on</source>
        <translation>
            <numerusform>Up to %n Booth on</numerusform>
            <numerusform>Up to %n Booths on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n swap(s)</source>
        <translation>
            <numerusform>Up to %n swap</numerusform>
            <numerusform>Up to %n swaps</numerusform>
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
        <source>Building costs %n good(s) less this turn</source>
        <translation>
            <numerusform>Building costs %n good less this turn</numerusform>
            <numerusform>Building costs %n goods less this turn</numerusform>
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
        <source>Shuffles the discard pile (%n) into a new deck</source>
        <translation>
            <numerusform>Shuffles the discard pile (%n) into a new deck</numerusform>
            <numerusform>Shuffles the discard pile (%n) into a new deck</numerusform>
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
        <source>A new Booth can&apos;t go there: {spot}. Places on the river now: %n.</source>
        <translation>
            <numerusform>A new Booth can&apos;t go there: {spot}. Places on the river now: %n.</numerusform>
            <numerusform>A new Booth can&apos;t go there: {spot}. Places on the river now: %n.</numerusform>
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
        <source>You may keep {most} goods: give up %n good(s).</source>
        <translation>
            <numerusform>You may keep {most} goods: give up %n good.</numerusform>
            <numerusform>You may keep {most} goods: give up %n goods.</numerusform>
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
        <source>Exactly %n Booth(s) on: a full lap.</source>
        <translation>
            <numerusform>Exactly %n Booth on: a full lap.</numerusform>
            <numerusform>Exactly %n Booths on: a full lap.</numerusform>
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
        <source>For a Lily you gave {gave}: give %n more resource(s) other than Lilies.</source>
        <translation>
            <numerusform>For a Lily you gave {gave}: give %n more resource other than Lilies.</numerusform>
            <numerusform>For a Lily you gave {gave}: give %n more resources other than Lilies.</numerusform>
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
        <source>{booth} lets you draw %n card(s): draw all, fewer, or none.</source>
        <translation>
            <numerusform>{booth} lets you draw %n card: draw all, fewer, or none.</numerusform>
            <numerusform>{booth} lets you draw %n cards: draw all, fewer, or none.</numerusform>
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
        <source>Draw only %n card(s)</source>
        <translation>
            <numerusform>Draw only %n card</numerusform>
            <numerusform>Draw only %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The collection has %n cards: they are discarded.</source>
        <translation>
            <numerusform>The collection has %n card: it is discarded.</numerusform>
            <numerusform>The collection has %n cards: they are discarded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} share the victory with %n point(s) each, equal in everything.</source>
        <translation>
            <numerusform>{who} share the victory with %n point each, equal in everything.</numerusform>
            <numerusform>{who} share the victory with %n points each, equal in everything.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} wins the tie-break with %n point(s): more {what}.</source>
        <translation>
            <numerusform>{who} wins the tie-break with %n point: more {what}.</numerusform>
            <numerusform>{who} wins the tie-break with %n points: more {what}.</numerusform>
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
        <source>Building costs %n good(s) less this turn.</source>
        <translation>
            <numerusform>Building costs %n good less this turn.</numerusform>
            <numerusform>Building costs %n goods less this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build at once for %n good(s) less, or hire for {coins} less.</source>
        <translation>
            <numerusform>Build at once for %n good less, or hire for {coins} less.</numerusform>
            <numerusform>Build at once for %n goods less, or hire for {coins} less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) other than Lilies</source>
        <translation>
            <numerusform>%n resource other than Lilies</numerusform>
            <numerusform>%n resources other than Lilies</numerusform>
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
        <source>Building costs you %n good(s) less.</source>
        <translation>
            <numerusform>Building costs you %n good less.</numerusform>
            <numerusform>Building costs you %n goods less.</numerusform>
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
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drew %n card(s)</source>
        <translation>
            <numerusform>drew %n card</numerusform>
            <numerusform>drew %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sold %n good(s) for ${amount}</source>
        <translation>
            <numerusform>sold %n good for ${amount}</numerusform>
            <numerusform>sold %n goods for ${amount}</numerusform>
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
        <source>Draw %n more card(s) at the end of your turn, then discard {n}.</source>
        <translation>
            <numerusform>Draw %n more card at the end of your turn, then discard {n}.</numerusform>
            <numerusform>Draw %n more cards at the end of your turn, then discard {n}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>%n good</numerusform>
            <numerusform>%n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <comment>Zoom tokens</comment>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message numerus="yes">
        <source>%n player(s) at one screen</source>
        <translation>
            <numerusform>%n player at one screen</numerusform>
            <numerusform>%n players at one screen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) against {opponents}</source>
        <translation>
            <numerusform>%n player against {opponents}</numerusform>
            <numerusform>%n players against {opponents}</numerusform>
        </translation>
    </message>
</context>
</TS>
