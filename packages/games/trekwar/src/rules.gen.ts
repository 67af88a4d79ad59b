/** The text of `rules.md`. Written by `npm run rules`; change the Markdown, not this. */
export const rules = `# TrekWar – The Battle Card Game: the rules

The Federation and the Dominion fight over seven Sectors, with thirty cards each. A Fight is an auction of force: you lay
down a Unit that matches what the enemy shows, the enemy lays down one that matches yours, and so on, until one of you
thinks the Sector is not worth the next card and surrenders. Cards played are gone. The art is to lose the right Fights.

This is the complete game: everything the rule sheet says, a ruling wherever it is silent, and the deck building it
promises.

## How to read this text

Every rule starts with its number in bold and a mark; whatever follows, up to the next number or heading, belongs to it.
Refusals, logs, sums and help quote these numbers.

| Mark | What it tells you |
|---|---|
| [S] | The rule sheet says so, or a total or a choice in its examples forces it. |
| [R] | The sheet is silent or unclear and this is how we settle it, with the reason. |
| [D] | Ours: values, cards and extensions of our own design. |

Where real tables may differ, the rule names a **table option** with its values; TW-14 lists them all.

## How a Fight goes

Read this page and you can play; look the rest up when you need it.

1. **Six cards each.** Before a Fight both Hands are filled up to six, then each side may swap up to three cards.
2. **The attacker opens** with one Unit and names the Battleground: *Space* (upper number) or *Surface* (lower number).
3. **Turns alternate,** the defender first. In your Turn you *match or surrender*. Matching means: play one Unit on top of
   your last one, with at most one Maneuver or one Command beside it, so that your Force is at least the enemy's.
4. **Force** is your top Unit, plus your Maneuver of this Turn, plus all your Commands. A Unit counts until you cover it, a
   Maneuver until your next Turn, a Command until the Fight is over.
5. **Before you deploy** you may take up cards with the Take Up symbol and play one Event.
6. **After you have deployed** you may draw until you hold six again. You need not; a Deck Pile that runs out ends the Battle.
7. **Surrender** whenever it is your Turn. The winner takes a Sector: the one attacked, or the one the attack came from. All
   cards on the Table are discarded. The loser chooses the next attack.
8. **You win the Battle** with all seven Sectors, or with the majority when a Deck Pile has run out.

---

## TW-A. Words

| Word | Meaning |
|---|---|
| **Battle** | The whole game. |
| **Fight** | One struggle for a Sector. The sheet also calls it a battle; the game is divided into Fights. |
| **Side, owner, enemy** | Federation or Dominion; the side a card started with; the other side. |
| **Table** | All zones of both sides but the Hands and the Deck Piles. |
| **Attack** | The enemy's current Force, which you have to match. |
| **Discard** | To put on top of the owner's Discard Pile, usually for the rest of the Battle. |
| **Drop** | To handle a card at once in another way, usually by shuffling it into the Deck Pile. It stays in the game. |
| **Draw** | To move from the Deck Pile into the Hand. |
| **Take up** | To move from the Table back into the Hand, by the Take Up symbol. |

## TW-B. Board and zones

**TW-B.1** [S] Each side has a Deck of thirty cards, blue for the Federation and violet for the Dominion, and a Fleet
marker. There are seven Sectors, six of them in the colour of a side when the Battle begins.

**TW-B.2** [S] The Sectors are hexagons: three on the left, one in the centre, three on the right. The sheet names all but
the central right one, which completes the ring [R].

\`\`\`
    UL   UR
  CL   C   CR
    LL   LR
\`\`\`

| Id | Sector | Owner at the start | Neighbours |
|---|---|---|---|
| C | Central | no side | UL UR CR LR LL CL |
| UL | Upper Left | Dominion | C UR CL |
| CL | Central Left | Dominion | C UL LL |
| LL | Lower Left | Dominion | C CL LR |
| UR | Upper Right | Federation | C UL CR |
| CR | Central Right | Federation | C UR LR |
| LR | Lower Right | Federation | C CR LL |

**TW-B.3** [S] Each side has seven zones. Only Unit pile, Maneuver pile and Command row are its *Combating Forces*.

| Zone | What lies there | Order |
|---|---|---|
| Deck Pile | face-down cards still to be drawn | hidden |
| Hand | the side's private cards | none |
| Discard Pile | cards out of the game, face up | last one on top |
| Unit pile | Units of this Fight | newest on top |
| Maneuver pile | Maneuvers of this Fight | newest on top |
| Command row | Commands in play | as played |
| Event place | Events of this Fight | as played |

## TW-1. Cards

**TW-1.1** [S] A card is a Unit, a Maneuver, a Command or an Event.

**TW-1.2** [S] Units are ships, troops and installations. Every Turn that is not a surrender plays exactly one.

**TW-1.3** [S] A Maneuver is played with a Unit and works for one Turn: when it is played, and against the enemy's answer.
It ends in its owner's next Initial Stage.

**TW-1.4** [S] A Command is played with a Unit and works until the end of the Fight, unless an effect discards it.

**TW-1.5** [S] An Event has no Force. It works when it is played and until its owner's next Initial Stage.

**TW-1.6** [S] The Combating Forces of a side are its Unit pile, its Maneuver pile and its Command row.

**TW-1.7** [S] *Active* are the top Unit, the top Maneuver while it lies face up, every Command and every face-up Event.
Covered, face-down and discarded cards are not. An ignored Unit (TW-10.5) and a Maneuver under TW-10.6 or TW-10.7 do not
count as active for Force and effects, but keep their symbols.

**TW-1.8** [S] Of a Discard Pile only the top card is open. *Table option* \`discardView\`: \`owner\` lets its owner leaf
through it, \`open\` lets all players and spectators.

**TW-1.9** [S] To discard a card is to put it on top of its owner's Discard Pile, where it normally stays. To drop it is to
handle it at once, usually by shuffling it into the Deck Pile.

**TW-1.10** [S] Cards never change owner. Whatever leaves a Hand or the Table goes to zones of the side it belongs to.

**TW-1.11** [S] Drawing moves a card from the Deck Pile into the Hand. Taking up moves a card with the Take Up symbol from
the Table back into the Hand.

## TW-2. Setting up

**TW-2.1** [S] Each Deck is shuffled into a face-down Deck Pile. The standard Decks hold every card once [R: no example ever
needs a second copy, once a slip in the first one is corrected].

**TW-2.2** [S] The six outer Sectors start as in TW-B.2; the Central Sector is unowned.

**TW-2.3** [S] Both Fleets start in the Central Sector.

**TW-2.4** [S] Hands are empty until the first Fight fills them (TW-4.1).

**TW-2.5** [S] The first Fight has no attacker, so a side must be chosen to open it; the sheet suggests the older player. In this
Fight the opener plays the attacker's part everywhere, and the other side the defender's [R: the sheet calls its opener the
attacking player]. *Table option* \`firstOpener\`: \`random\`, \`alwaysRandom\`, \`federation\`, \`dominion\`, \`previousWinner\` [R: a program
does not know ages]. What follows from it for a rematch is said in TW-9.7.

## TW-3. Choosing the attack

**TW-3.1** [S] The first Fight is for the Central Sector, without a choice.

**TW-3.2** [S] Before every later Fight the side that lost the last one attacks. It chooses a Sector of its own and an enemy
Sector beside it; its Fleet goes to the first, the enemy Fleet to the second.

**TW-3.3** [R] There always is such a pair while both sides own a Sector, because the board hangs together; there are at most
twelve.

**TW-3.4** [S] The choice comes before Hands are filled and cards exchanged. The loser decides *where* to attack, not
*whether* [R].

## TW-4. Filling the Hands, exchanging, opening

**TW-4.1** [S] Both sides draw cards until they hold six. This is not optional [R: the sheet says "may" of every other
draw, and not here]. A side with six or more takes none; a Deck Pile that is too short gives what it has.

**TW-4.2** [S] Then the attacker, and after it the defender, may drop up to three cards and draw as many. The new cards
are taken first and the dropped ones are shuffled into the Deck Pile afterwards, so that none comes straight back. *Table
option* \`exchange\`: with \`simultaneous\` both decide before either number is shown.

**TW-4.3** [S] Nobody exchanges more cards than three, than it holds, or than are left in its Deck Pile [R: there must be the
same number of new cards]. A side with more than six cards may exchange too. Without a drop nothing is shuffled.

**TW-4.4** [S] The attacker opens: it plays exactly one Unit, nothing else, and names Space or Surface. The Unit need not
match anything, and its Force there may be 0 [R].

**TW-4.5** [S] The Special Effect of the opening Unit works as always, and its Limited Action symbol is satisfied.

**TW-4.6** [R] An attacker that holds no Unit after the exchange loses the Fight at once, as if it had surrendered: only a
Unit can open. *Table option* \`noUnitOpening\`: with \`redraw\` it shows its Hand, shuffles all of it into the Deck Pile, takes
up as many cards as before, and goes on until it holds a Unit; it still loses when its Hand and Deck Pile hold none.

**TW-4.7** [S] The opener announces Force and Battleground and may draw cards as in TW-7.2 and TW-7.3. The defender does
not: what it lost to the opening is lost until its own Last Stage.

**TW-4.8** [R] You cannot surrender while you open: the opening is not a Turn. Then the defender has the first Turn, and Turns
alternate [S].

## TW-5. A Turn: Initial Stage and Event Stage

**TW-5.0** [S] A Turn goes through Initial Stage, Event Stage, Surrender Stage, Deployment Stage and Last Stage in this
order. Acting in a Stage closes the earlier ones.

**TW-5.1** [S] At the start of your Initial Stage your Maneuver and your Events are turned face down and stop working.

**TW-5.2** [S] In the Initial Stage you may take up your cards with the Take Up symbol, one after another (TW-11).

**TW-5.3** [S] In the Event Stage you may play one Event [R: the sheet says "an Event"]. Its effect is carried out at once. An
Event that needs something to act on, or that works in one Battleground only, may be played only where it can work [R: it
keeps plays meaningful]. An Event with several effects needs one that can.

**TW-5.4** [S] You may play an Event and surrender right after it.

## TW-6. Surrender or deploy

**TW-6.1** [S] Now you surrender or you deploy. There is no pass.

**TW-6.2** [S] You may surrender in any Turn, whether you must or not. It ends the Fight at once, without a Last Stage.

**TW-6.3** [S] To deploy you play from your Hand exactly one Unit, on top of your Unit pile, and with it at most one Maneuver,
on top of your Maneuver pile, or one Command, beside the last one.

**TW-6.4** [R] The sheet says "or", so it is one of the two kinds. *Table option* \`support\`: with \`both\` one of each may be
played.

**TW-6.5** [S] Effects change these numbers: some let you play more, some forbid types of cards or set a number for the whole
Turn. Events of the Turn count towards such a number.

**TW-6.6** [S] A Deployment is made as a whole, and it is legal only if your Force afterwards matches the enemy's Attack
(TW-10.4). You cannot count on what you do not hold: a card that one of your effects would fetch is not there yet [R].
Prohibitions are those in force when you declare it.

**TW-6.7** [S] If you have no legal Deployment you must surrender.

**TW-6.8** [R] A Deployment is carried out in this order. First the cards go to their zones, face up. Second, if your next Unit
is to be ignored, the new Unit is, and that is used up. Third, if the new Unit is not ignored and ignores enemy Units, that
takes hold. Fourth, the match is judged. Fifth, all other effects that happen when a card is played happen: the Unit's, the
Maneuver's, then those of the Commands, each card's in printed order.

## TW-7. The Last Stage

**TW-7.1** [S] Your total Force and the Battleground are announced, such as "9 Space". The program does it for you.

**TW-7.2** [S] You may draw cards from your Deck Pile while you hold fewer than six, or fewer than an effect of this Turn
allows. Of several such numbers the highest counts [R].

**TW-7.3** [S] You need not draw, and you may look at each card before you decide on the next [R]. *Table option*
\`drawStyle\`: with \`declared\` you name the number in advance.

**TW-7.4** [S] A side that is forbidden to draw, or whose Deck Pile is empty, draws nothing.

**TW-7.5** [S] Then it is the enemy's Turn.

## TW-8. The end of a Fight

**TW-8.1** [S] The side that surrenders loses the Fight; the other one wins it.

**TW-8.2** [S] All Combating Forces of both sides are discarded, Take Up cards too. Events go with them [R: they are spent].
Each side's Units come first, the oldest lowest, then Maneuvers, Commands and Events [R: some order must decide the top
card].

**TW-8.3** [S] The winner of the first Fight takes the Central Sector.

**TW-8.4** [S] Later, an attacker that wins takes the Sector it attacked; an attacker that loses gives up the Sector it
attacked from.

**TW-8.5** [S] Hands stay as they are. Whatever was still to come, such as Units to be ignored, is gone [R: it belonged to the
Fight].

## TW-9. The end of the Battle

**TW-9** [S] The end is looked for once after every Fight, when the Sector has changed hands, in the order of the rules below.
After it nothing can be done.

**TW-9.1** [S] A side that owns all seven Sectors has won.

**TW-9.2** [S] Otherwise, if a Deck Pile is empty, the side with more Sectors has won.

**TW-9.3** [R] A Deck Pile that runs out during a Fight does not stop the Fight; its side just draws no more. *Table option*
\`deckEnd\`: with \`immediate\` the Battle ends at that moment, the Fight is called off, no Sector changes hands, and the
majority wins. In the first Fight that is a draw.

**TW-9.4** [R] There is no other draw: after the first Fight all seven Sectors are owned, and seven is odd.

**TW-9.5** [R] After sixty Fights the majority wins. Standard Decks never need more than a third of that; edited ones might
recycle their cards for ever.

**TW-9.6** [R] You may resign the Battle at any moment. *Table option* \`resign\`.

**TW-9.7** [S] In a series the winner opens the next Battle. So it is in every rematch, unless the table says otherwise with
\`firstOpener\`: \`federation\` and \`dominion\` name the side that opens, in the rematch too, and \`alwaysRandom\` lets chance decide
every time. A rematch exchanges the sides, so the winner opens with the other one. After a draw chance decides again [R: the
sheet speaks of a winner only].

## TW-10. Force, matching, ignoring

**TW-10.1** [S] The Force of a side in a Battleground is the printed Force of its active Unit, plus that of its active
Maneuver, plus that of all its Commands, plus what effects add, less what the enemy's effects take away [D]. It is never
below 0.

**TW-10.2** [S] Only the values for the current Battleground count.

**TW-10.3** [S] What you have to match is the enemy's Force now, not the number that was announced: it changes with every card
that is discarded or ignored.

**TW-10.4** [S] To match is to have at least the same Force. A card just played whose effect matches an Attack also does, if
the card is active, the Battleground fits and the Attack is as high as the effect asks. Your own Attack is still only your
own Force.

**TW-10.5** [S] An *ignored* Unit has no Force and no Special Effect, but it must still be played and it still covers the one
below. It keeps its symbols [R: they are not effects], its name, race and kind.

**TW-10.6** [R] A Maneuver shares the fate of its Unit: with an ignored Unit it counts nothing. The sheet calls Maneuvers moves
of the Unit. Commands are not concerned [S].

**TW-10.7** [D] An ignored Maneuver counts nothing and has no effect. It may still be played.

**TW-10.8** [R] A Unit once ignored stays ignored as long as it lies on the Table, even when the card that did it is covered:
the sheet speaks of Units put out of action. *Table option* \`breenMemory\`: with \`whileOnTop\` it counts again, and coming
Units are free, as soon as that card is covered, turned down or gone.

**TW-10.9** [D] When the Battleground changes, all Forces are read in the new one at once. Without an effect it never changes
during a Fight [S].

## TW-11. Symbols

**TW-11.1** [S] *Take Up.* In your Initial Stage you may take the card from the Table back into your Hand. It need not be
active: covered Units and face-down Maneuvers may be taken too, as long as they are not discarded [R: the sheet asks for
nothing else]. *Table option* \`takeUpFrom\`: with \`activeOnly\` only the top Unit may be taken.

**TW-11.2** [S] You may not while the enemy shows the same symbol on its top Unit, its face-up Maneuver, a Command or a
face-up Event. An ignored Unit still shows it [R: TW-10.5].

**TW-11.3** [R] When you take the top Unit, the one below is your active Unit again. What happens when it is played does not
happen a second time.

**TW-11.4** [R] You may take up such a card however many you hold. This is how a Hand may, rarely, exceed six.

**TW-11.5** [S] *Limited Action.* The card must be the only one played in its Stage. A Unit with the symbol is deployed alone.
An Event before it is another Stage and does not matter.

**TW-11.6** [R] Maneuvers and Commands cannot carry Limited Action, because they are never alone.

## TW-12. Special Effects

**TW-12.1** [S] A Special Effect beats the rules of this text.

**TW-12.2** [S] A standing effect works while its card is active. What happens when a card is played happens once. What holds
for a Turn ends with it; for an opening, when the opener has drawn.

**TW-12.3** [R] Between effects, "may not" beats "may".

**TW-12.4** [R] What cannot be done in full is done as far as possible.

**TW-12.5** [R] *Random* means by the game's provable draws, every card equally likely. Only shuffles, random discards and the
first opener are left to chance.

**TW-12.6** [R] A prohibition is looked at when a card is played. When the card that made it has left, it no longer binds,
whatever was played before.

**TW-12.7** [R] A ban on drawing stops every card on its way from the Deck Pile to the Hand, searches included. It does not stop
taking cards from the Table or the Discard Pile.

**TW-12.8** [R] A card that is fetched is shown to both sides, to prove that it fits.

**TW-12.9** [R] What you may choose you may choose not to; but enemy cards are discarded without a choice once the card is
played.

## TW-13. Building decks

The sheet only says that bolts will one day allow it; this chapter is our design.

**TW-13.1** [D] A deck has exactly thirty cards of one side.

**TW-13.2** [D] At least fifteen of them are Units.

**TW-13.3** [D] Their bolts add up to 64 at most. Both standard decks use exactly 64.

**TW-13.4** [D] A card may be in it as often as its copies say: once for persons and unique places, twice for anything else.

**TW-13.5** [D] Copies are told apart by a suffix, \`FU06\` and \`FU06.2\`. Card texts see the card, not the copy. A deck and a set
of own cards may list their cards in any order; they are kept in the order of the identifiers.

**TW-13.6** [D] The list is fixed before the Battle. *Table option* \`deckLists\`: with \`closed\` the other side may not know
it, and learns it card by card.

**TW-13.7** [D] Own cards have Force 0 to 9, bolts 0 to 6, effects of chapter F and no others, and an identifier that fits
their side and type. Events have no Force. There is no Limited Action on Maneuvers and Commands (TW-11.6), Units cannot be
forbidden, \`ignoreManeuver\` goes on Units and Commands only, and no Unit is stronger in Space than Deep Space
Nine [S: it is the strongest Unit of the game]. A sheet deck some of whose cards are replaced is held to TW-13.3 like any other.

## TW-14. Table options

**TW-14** [R] Where real tables differ, yours may choose. The first value is the standard one.

| Option | Values, standard first | Rule |
|---|---|---|
| \`firstOpener\` | \`random\`, \`alwaysRandom\`, \`federation\`, \`dominion\`, \`previousWinner\` | TW-2.5, TW-9.7 |
| \`previousWinner\` | \`federation\`, \`dominion\` | TW-9.7 |
| \`deckEnd\` | \`endOfFight\`, \`immediate\` | TW-9.3 |
| \`exchange\` | \`attackerFirst\`, \`simultaneous\` | TW-4.2 |
| \`support\` | \`either\`, \`both\` | TW-6.4 |
| \`takeUpFrom\` | \`anywhere\`, \`activeOnly\` | TW-11.1 |
| \`discardView\` | \`topOnly\`, \`owner\`, \`open\` | TW-1.8 |
| \`noUnitOpening\` | \`forfeit\`, \`redraw\` | TW-4.6 |
| \`drawStyle\` | \`oneByOne\`, \`declared\` | TW-7.3 |
| \`breenMemory\` | \`wholeFight\`, \`whileOnTop\` | TW-10.8 |
| \`resign\` | \`true\`, \`false\` | TW-9.6 |
| \`ownCards\` | custom cards | TW-13.7 |
| \`federationDeck\`, \`dominionDeck\` | a built deck | TW-13.1 |
| \`deckLists\` | \`open\`, \`closed\` | TW-13.6 |

## TW-D. Questions and answers

**TW-D.1** [R] At any moment one side is asked, except in a sealed exchange, where both are. You are never asked anything in
the enemy's Turn.

**TW-D.2** [R] These are all the commands. A card is named at most once in any of them. Lists of cards may
be given in any order; they are kept in the order of the identifiers.

| Question | Command | Rule |
|---|---|---|
| \`attack\` | \`attack{from, to}\` | TW-3.2 |
| \`exchange\`, \`exchangeTogether\` | \`exchange{drop}\` | TW-4.2 |
| \`open\` | \`open{unit, battleground}\` | TW-4.4 |
| \`openDraw\`, \`lastDraw\` | \`draw{n}\` or \`end\` | TW-4.7, TW-7.2 |
| \`initial\` | \`takeUp{card}\`, \`event{card, target}\`, \`deploy{unit, support}\` or \`surrender\` | TW-5, TW-6 |
| \`commit\` | \`deploy{unit, support}\` or \`surrender\` | TW-6.1 |
| \`choose\` | \`choose{cards}\` | TW-F.4 |
| at any time | \`resign\` | TW-9.6 |

**TW-D.3** [R] A command that does not belong to the question is refused with the commands that do. Within a Turn nothing has to
be skipped: a command of a later Stage closes the earlier ones (TW-5.0).

**TW-D.4** [R] Everything that is offered is legal and everything legal is offered. There is never a way into a dead end: a
Deployment that would not match cannot be begun.

**TW-D.5** [R] Nothing about a Hand can be told from how quickly play goes on. Whoever holds cards that matter is asked, even
with only one answer left. Only what all players can see is skipped: a draw that cannot be made, an exchange without a Deck
Pile, an attack without an alternative.

**TW-D.6** [R] \`draw\` and \`end\` are asked only where something can be drawn; otherwise the Stage ends by itself.

## TW-E. Who knows what

**TW-E.1** [S] You see your own Hand, everything on the Table of both sides, covered or face down [R: it was played openly],
all numbers of cards, the board and the Forces. You do not see the enemy Hand, the order of a Deck Pile, nor more of a Discard
Pile than TW-1.8 allows.

**TW-E.2** [R] Which cards of a side are still unseen follows from the deck list and is shown to all, unless the
list is closed (TW-13.6).

**TW-E.3** [S] Cards lost to a random or chosen discard are open to all. Cards drawn and cards dropped in an exchange are known
to their owner only; the others learn the number.

**TW-E.4** [R] Who looks at a Hand sees it as it is at that moment, and its owner knows that it was seen. The program remembers
for you which of those cards must still be there. After an exchange it remembers how many of them at least.

An attacker that is asked to open is known to hold a Unit, because without one the Fight would be over (TW-4.6).

**TW-E.5** [R] While you search your Deck Pile you see its cards in sorted order, and it is shuffled afterwards. While you choose
from your Discard Pile you may leaf through it.

**TW-E.6** [R] What you may do is known to you alone. Refusals name public cards and your own numbers only.

**TW-E.7** [R] When the Battle is over, both Hands are opened.

## TW-F. Effects

**TW-F.1** [D] A card has a list of effects from this chapter and no others. A *filter* says which cards are meant: by type, by
race, by kind, by card, or by one of several filters.

**TW-F.2** [D] When an effect works is fixed: *active* while the card is active, *deploy* when a Deployment with the card is
judged, *play* once when the card is played, *turn* until the end of its owner's Turn. Effects that are aimed at a side are
aimed at the enemy.

**TW-F.4** [D] A choice is offered only to the player of the card, between its smallest and its largest number. Discarding enemy
cards takes as many as the effect says, or all there are; fetching cards may be left at none.

**TW-F.boost** [D] *Active.* Adds to your Force while your active Unit passes the filter.

**TW-F.weaken** [D] *Active.* Takes from the enemy's Force, which never goes below 0.

**TW-F.forbid** [S] *Active.* The enemy may not play cards of these types.

**TW-F.cardLimit** [S] *Active.* The enemy may play at most \`perTurn\` cards in a Turn, Events included.

**TW-F.noDraw** [S] *Active.* The enemy may not draw cards from its Deck Pile (TW-12.7).

**TW-F.ignoreManeuver** [D] *Active.* The enemy's Maneuver is ignored (TW-10.7).

**TW-F.matchAny** [S] *Deploy.* In the Turn in which the card is played, it matches any Attack of at least the given Force, in
the given Battleground or in both (TW-10.4).

**TW-F.requiresUnit** [D] *Deploy.* The card may only be deployed with a Unit that passes the filter.

**TW-F.ignoreUnits** [S] *Play.* The enemy's current Unit is ignored, if the effect says so, and as many of the Units it plays
next in this Fight. The effects of several such cards add up [R].

**TW-F.discardRandom** [S] *Play.* \`count\` random cards of the enemy Hand are discarded.

**TW-F.discardChosen** [D] *Play.* You look at the enemy Hand, choose \`count\` cards and discard them.

**TW-F.discardCommand** [S] *Play.* You choose \`count\` enemy Commands in play and discard them. An Event that discards one names
it when it is played.

**TW-F.peekHand** [D] *Play.* You look at the enemy Hand.

**TW-F.search** [D] *Play.* You choose up to \`count\` fitting cards in your Deck Pile, show them, take them into your Hand and
shuffle.

**TW-F.recover** [D] *Play.* The same from your Discard Pile, without a shuffle.

**TW-F.recycle** [D] *Play.* You drop up to \`count\` fitting cards from your Discard Pile into your Deck Pile and shuffle. No
standard card has this effect; it is meant for custom cards.

**TW-F.changeBattleground** [D] *Play.* If the Battleground is the one named, it becomes the other one named (TW-10.9).

**TW-F.extraPlay** [D] *Turn.* Up to \`count\` more cards of the type may be part of this Turn's Deployment.

**TW-F.handLimit** [D] *Turn.* You may draw in this Turn's Last Stage until you hold \`limit\` cards.

## TW-G. The sixty cards

**TW-G.1** [D] A card is named by its identifier: \`F\` or \`D\` for the side, \`U\`, \`M\`, \`C\` or \`E\` for the type, and two digits. The
sheet prints four characters on every card; the codes are ours. In the tables below *S* marks what the sheet states or forces;
all other values were chosen by us within the bounds its examples leave.

### Federation

| Id | Card | Type | Space | Surface | Symbols | Effect | Bolts | Copies |
|---|---|---|---|---|---|---|---|---|
| FU01 | Deep Space Nine S | Unit S · Federation station | 9 S | 1 | – | – | 5 | 1 |
| FU02 | Federation Starbase 375 S | Unit S · Federation station | 1 | 1 | Limited Action | \`matchAny\` 6 or more S | 4 | 1 |
| FU03 | Federation Galaxy Class S | Unit S · Federation ship | 7 | 3 | – | – | 3 | 2 |
| FU04 | Federation Nebula Class S | Unit S · Federation ship | 5 | 2 | – | \`peekHand\` | 2 | 2 |
| FU05 | Federation Akira Class S | Unit S · Federation ship | 4 | 1 | – | – | 1 | 2 |
| FU06 | Federation Excelsior Class S | Unit S · Federation ship | 5 S | 2 | – | – | 2 | 2 |
| FU07 | Federation Defiant Class S | Unit S · Federation ship | 5 S | 1 | – | – | 2 | 2 |
| FU08 | Federation Steamrunner Class S | Unit S · Federation ship | 4 | 2 | – | – | 1 | 2 |
| FU09 | Federation Miranda Class S | Unit S · Federation ship | 2 | 2 | – | – | 0 | 2 |
| FU10 | Federation Tug Class S | Unit S · Federation ship | 1 | 3 | – | \`handLimit\` 7 | 1 | 2 |
| FU11 | Federation Peregrine Fighters S | Unit S · Federation fighter | 3 | 3 | Take Up | – | 2 | 2 |
| FU12 | Klingon Bird of Prey S | Unit S · Klingon ship | 3 S | 3 | – | – | 1 | 2 |
| FU13 | Klingon K'Tinga Class S | Unit S · Klingon ship | 3 | 6 S | – | – | 2 | 2 |
| FU14 | Klingon K'Vort Class S | Unit S · Klingon ship | 4 | 4 | – | – | 2 | 2 |
| FU15 | Klingon Vorcha Class S | Unit S · Klingon ship | 5 | 4 | – | – | 2 | 2 |
| FU16 | Klingon Negh'Var Class S | Unit S · Klingon ship | 8 | 3 | – | – | 4 | 2 |
| FU17 | Romulan D'Deridex Class S | Unit S · Romulan ship | 8 S | 2 | – | – | 4 | 2 |
| FU18 | Federation Runabouts | Unit · Federation fighter | 3 | 3 | Take Up | – | 2 | 2 |
| FM01 | Alliance S | Maneuver S | 2 | 2 | – | \`boost\` +1 Space, +1 Surface with Klingon or Romulan | 2 | 2 |
| FM02 | Take Cover S | Maneuver | 0 | 0 | – | \`matchAny\` Surface, any Attack S | 2 | 2 |
| FM03 | Ablative Armor S | Maneuver | 1 | 3 | – | – | 2 | 2 |
| FM04 | Cloaking Device S | Maneuver | 4 | 0 | – | \`requiresUnit\` Klingon or Romulan or FU07 | 2 | 2 |
| FM05 | Quantum Torpedoes | Maneuver | 2 | 1 | – | – | 1 | 2 |
| FC01 | Constable Odo S | Command | 0 | 1 S | – | \`forbid\` Event S | 2 | 1 |
| FC02 | Captain Sisko S | Command S | 4 S | 1 | – | – | 4 | 1 |
| FC03 | Cloaking Mines S | Command S | 0 S | 0 | – | \`noDraw\` S | 2 | 2 |
| FC04 | General Martok | Command | 0 | 0 | – | \`boost\` +2 Space, +1 Surface with Klingon | 1 | 1 |
| FE01 | Section 31 S | Event S | – | – | – | \`discardCommand\` 1 S | 2 | 2 |
| FE02 | Emergency Beam-Down | Event | – | – | Limited Action | \`changeBattleground\` Space to Surface | 2 | 2 |
| FE03 | Call of the Allies | Event | – | – | – | \`search\` 1, Klingon or Romulan Unit | 2 | 2 |

### Dominion

| Id | Card | Type | Space | Surface | Symbols | Effect | Bolts | Copies |
|---|---|---|---|---|---|---|---|---|
| DU01 | Cardassian Space Station S | Unit S · Cardassian station | 7 S | 0 | – | – | 4 | 2 |
| DU02 | Cardassian Hideki Class S | Unit S · Cardassian ship | 3 S | 1 | – | – | 1 | 2 |
| DU03 | Cardassian Ship Yards S | Unit S · Cardassian installation | 2 | 2 | – | \`search\` 1, Cardassian ship | 1 | 2 |
| DU04 | Dominion Argolis Array S | Unit S · Dominion installation | 1 S | 0 | Limited Action | \`discardRandom\` 2 S | 2 | 1 |
| DU05 | Jem'Hadar Ketracel White Storage S | Unit S · Jem'Hadar installation | 1 | 3 | – | \`search\` 1, Jem'Hadar Unit | 1 | 2 |
| DU06 | Jem'Hadar Camp S | Unit S · Jem'Hadar installation | 0 | 4 | – | – | 2 | 2 |
| DU07 | Cardassian Orbital Defenses S | Unit S · Cardassian installation | 4 | 3 | – | \`ignoreManeuver\` | 2 | 2 |
| DU08 | Cardassian Bok'Nor Class S | Unit S · Cardassian ship | 3 | 2 | – | \`forbid\` Event, Maneuver, Command S | 2 | 2 |
| DU09 | Jem'Hadar Battle Ship S | Unit S · Jem'Hadar ship | 5 S | 1 | – | – | 2 | 2 |
| DU10 | Cardassian Labour Camp S | Unit S · Cardassian installation | 0 | 4 S | – | – | 1 | 2 |
| DU11 | Jem'Hadar Heavy Cruiser S | Unit S · Jem'Hadar ship | 8 | 2 | – | – | 4 | 2 |
| DU12 | Cardassian Orbital Dock S | Unit S · Cardassian installation | 3 | 0 | – | \`recover\` 1, ship | 1 | 2 |
| DU13 | Cardassian Galor Class S | Unit S · Cardassian ship | 4 | 2 | – | – | 1 | 2 |
| DU14 | Breen Cruiser S | Unit S · Breen ship | 0 S | 0 | – | \`ignoreUnits\` current and next 1 S | 4 | 2 |
| DU15 | Cardassian Freighter S | Unit S · Cardassian ship | 2 | 2 | – | \`handLimit\` 8 | 0 | 2 |
| DU16 | Jem'Hadar Fighter Wing S | Unit S · Jem'Hadar fighter | 4 S | 2 | Take Up S | – | 3 | 2 |
| DU17 | Remata'Klan S | Unit · Jem'Hadar troops | 0 | 5 | – | – | 2 | 1 |
| DU18 | Cardassian Keldon Class | Unit · Cardassian ship | 6 | 2 | – | – | 3 | 2 |
| DM01 | Polaron Weapons S | Maneuver S | 3 S | 0 | – | – | 2 | 2 |
| DM02 | Energy Dissipator | Maneuver | 0 | 0 | – | \`weaken\` −3 Space, −1 Surface | 2 | 2 |
| DM03 | Suicide Run | Maneuver | 3 | 2 | – | \`requiresUnit\` Jem'Hadar | 2 | 2 |
| DM04 | Shrouded Assault | Maneuver | 1 | 3 | – | – | 2 | 2 |
| DC01 | Weyoun S | Command S | 2 S | 0 | – | – | 2 | 1 |
| DC02 | Female Founder S | Command S | 0 S | 0 | – | \`cardLimit\` 1 S | 4 | 1 |
| DC03 | Legat Damar S | Command S | 4 S | 1 | – | – | 4 | 1 |
| DC04 | Gul Dukat | Command | 2 | 1 | – | – | 3 | 1 |
| DC05 | Jem'Hadar First | Command | 0 | 0 | – | \`boost\` +1 Space, +1 Surface with Jem'Hadar | 2 | 2 |
| DE01 | Blitz S | Event S | – | – | – | \`extraPlay\` 2 Commands; \`handLimit\` 8 | 1 | 2 |
| DE02 | Breeding Program | Event | – | – | – | \`recover\` 2, Jem'Hadar Unit | 2 | 2 |
| DE03 | Changeling Infiltrator | Event | – | – | – | \`discardChosen\` 1 | 2 | 2 |

## TW-H. Two Fights from the sheet

**TW-H.1** [S] The two Fights of the sheet's running example are kept as transcripts (TW-N.2) in \`situations/fights\` and replayed
by the tests: every Hand, total and draw, and every claim about what could be played. One slip is corrected: the last card
the Dominion draws in the first Fight cannot be a second Jem'Hadar Camp, because the next Fight shows a Ketracel White Storage
that was never drawn.

## TW-I. Refusals

**TW-I.1** [R] Whatever cannot be done is refused with a code, a sentence and a rule, and changes nothing. The first check that
fails decides, in the order of this table.

| Code | Why | Rule |
|---|---|---|
| \`TW_BATTLE_OVER\` | The Battle has ended. | TW-9 |
| \`TW_NOT_YOUR_DECISION\` | The other side is asked. | TW-D.1 |
| \`TW_UNKNOWN_COMMAND\` | TrekWar has no such command. | TW-D.2 |
| \`TW_WRONG_STATE\` | The command does not belong to the question. | TW-D.3 |
| \`TW_STAGE_PASSED\` | It belongs to a Stage that is over. | TW-5.0 |
| \`TW_UNKNOWN_CARD\` | No card has that identifier. | TW-G.1 |
| \`TW_DUPLICATE_CARD\` | A card is named twice. | TW-D.2 |
| \`TW_NOT_IN_HAND\` | The card is not in your Hand. | TW-6.3 |
| \`TW_ATTACK_SOURCE\` | You do not own the Sector you attack from. | TW-3.2 |
| \`TW_ATTACK_TARGET\` | The Sector you attack is not the enemy's. | TW-3.2 |
| \`TW_ATTACK_NOT_ADJACENT\` | The two Sectors are not neighbours. | TW-3.2 |
| \`TW_EXCHANGE_LIMIT\` | More than three cards. | TW-4.2 |
| \`TW_EXCHANGE_DECK\` | More cards than your Deck Pile holds. | TW-4.3 |
| \`TW_OPEN_NOT_UNIT\` | Only a Unit opens. | TW-4.4 |
| \`TW_OPEN_ONE_CARD\` | Nothing goes with the opening Unit. | TW-4.4 |
| \`TW_BATTLEGROUND\` | Space or Surface must be named. | TW-4.4 |
| \`TW_SURRENDER_OPENING\` | The opening is not a Turn. | TW-4.8 |
| \`TW_TAKEUP_SYMBOL\` | The card has no Take Up symbol. | TW-11.1 |
| \`TW_TAKEUP_NOT_ON_TABLE\` | It does not lie where it could be taken. | TW-11.1 |
| \`TW_TAKEUP_BARRED\` | The enemy shows the symbol; its card is named. | TW-11.2 |
| \`TW_NOT_EVENT\` | The card is not an Event. | TW-5.3 |
| \`TW_EVENT_LIMIT\` | An Event has been played this Turn. | TW-5.3 |
| \`TW_TYPE_FORBIDDEN\` | An enemy card, which is named, forbids the type. | TW-6.5 |
| \`TW_CARD_LIMIT\` | An enemy card, which is named, allows fewer cards. | TW-6.5 |
| \`TW_EVENT_NO_TARGET\` | The Event has nothing to act on. | TW-5.3 |
| \`TW_EVENT_BATTLEGROUND\` | It works in the other Battleground only. | TW-5.3 |
| \`TW_TARGET\` | It must be aimed at something else. | TW-5.3 |
| \`TW_NEED_UNIT\` | There is no Unit. | TW-6.3 |
| \`TW_ONE_UNIT\` | There are two. | TW-6.3 |
| \`TW_EVENT_IN_DEPLOYMENT\` | An Event cannot be deployed. | TW-5.3 |
| \`TW_SUPPORT_LIMIT\` | Too many Maneuvers or Commands. | TW-6.3 |
| \`TW_LIMITED_ACTION\` | A Limited Action is not alone. | TW-11.5 |
| \`TW_REQUIRES_UNIT\` | The card cannot support this Unit. | TW-F.requiresUnit |
| \`TW_NO_MATCH\` | Your Force, and the Attack it falls short of. | TW-6.6 |
| \`TW_DRAW_LIMIT\` | How many more you may draw. | TW-7.2 |
| \`TW_CHOICE_COUNT\` | How many must and may be chosen. | TW-F.4 |
| \`TW_CHOICE_INVALID\` | The card is not offered. | TW-F.4 |
| \`TW_RESIGN_OFF\` | The table does not allow it. | TW-9.6 |

**TW-I.2** [D] Custom files are refused field by field. Decks: \`TW_DECK_INVALID\`, with the building rule it breaks.
Cards: \`TW_CARD_FORM\`, \`TW_CARD_TWICE\`, \`TW_CARD_ID\`, \`TW_CARD_UNIT\`, \`TW_CARD_FORCE\`, \`TW_CARD_STRONGEST\`, \`TW_CARD_BOLTS\`,
\`TW_CARD_COPIES\`, \`TW_CARD_LIMITED\`, \`TW_CARD_EFFECT\`, \`TW_CARD_FORBIDS_UNITS\`, \`TW_CARD_CARRIER\`. Positions: \`TW_POSITION\`.
Transcripts: \`TW_TRANSCRIPT\`. Options: \`TW_OPTIONS\`, \`TW_OPTION_UNKNOWN\`, \`TW_OPTION_VALUE\`.

## TW-J. Questions players ask

**TW-J.1** [S] *My Force is exactly the Attack.* It matches (TW-10.4).

**TW-J.2** [R] *0 against 0?* Matches too. A Unit with Force 0 may open and may be deployed (TW-4.4, TW-10.4).

**TW-J.3** [S] *Breen Cruiser against Deep Space Nine with Captain Sisko.* The station counts 0 and Sisko's 4 stay: 4
must be matched (TW-10.5, TW-10.6).

**TW-J.4** [R] *Breen Cruiser as the opening.* There is no current enemy Unit. The defender's first Unit will be
ignored, and since the Attack is 0 any Unit will do (TW-10.5).

**TW-J.5** [R] *My next Unit is ignored and has an effect when played.* The effect does not happen (TW-10.5).

**TW-J.6** [R] *A Breen Cruiser that is itself ignored.* It ignores no Unit (TW-6.8). This needs custom decks.

**TW-J.7** [R] *Two Breen Cruisers.* What is to come adds up (TW-10.5).

**TW-J.8** [R] *A Maneuver with an ignored Unit.* Counts nothing and is spent (TW-10.6).

**TW-J.9** [S] *A Command with an ignored Unit.* Counts. Only what it adds for a certain Unit is lost (TW-10.6,
TW-10.1).

**TW-J.10** [R] *An ignored Take Up Unit.* May be taken up unless the enemy's symbol bars it, and is a fresh card
afterwards. Units still to be ignored are another matter (TW-10.5).

**TW-J.11** [S] *Starbase 375 against 6, and against 5.* Matches the 6. Against 5 only its own Force counts (TW-10.4).

**TW-J.12** [S] *Starbase 375 has matched a 13.* The enemy now faces the Starbase's own 1, plus Commands (TW-10.4).

**TW-J.13** [S] *Starbase 375 as an ignored Unit.* No help (TW-10.5).

**TW-J.14** [S] *Take Cover in a Space Fight.* May be played and adds nothing (TW-10.4).

**TW-J.15** [S] *Take Up cards on both sides.* While your fighter is your top Unit, the enemy cannot take up; only a
side whose enemy shows no symbol can (TW-11.2).

**TW-J.16** [R] *A Take Up card covered by later Units.* May still be taken (TW-11.1).

**TW-J.17** [R] *Taking the top Unit uncovers one with a standing effect.* It works again, until the next Unit covers
it. What happens when played does not happen again (TW-11.3).

**TW-J.18** [R] *Taking up, then surrendering.* Allowed: the card is saved from the discards (TW-5.0, TW-6.2).

**TW-J.19** [S] *More than six cards in the Hand.* No refill and no draw; exchanging up to three is allowed (TW-4.1,
TW-4.3).

**TW-J.20** [S] *I play an Event under the Female Founder.* No card is left for a Unit: you must surrender, unless the
Event got rid of her (TW-6.5, TW-12.6).

**TW-J.21** [R] *Section 31 gets rid of the Female Founder.* Her limit is gone, and the Deployment of the same Turn is
free (TW-12.6).

**TW-J.22** [R] *Blitz under a limit of one card.* One card in all (TW-12.3).

**TW-J.23** [R] *Does taking up or drawing count under the Female Founder?* No, neither is playing a card (TW-1.11).

**TW-J.24** [S] *Bok'Nor on top.* In the next enemy Turn only a Unit alone can be played. Covered by the Dominion's
next Unit, it stops (TW-1.7).

**TW-J.25** [S] *A Limited Action Unit with a Maneuver or Command.* Not allowed, not even with Blitz (TW-11.5).

**TW-J.26** [S] *An Event, then a Limited Action Unit.* Allowed: two Stages (TW-11.5).

**TW-J.27** [S] *An Event, then the surrender.* Allowed. The Event is spent (TW-5.4).

**TW-J.28** [R] *Odo is discarded.* Events are free again at once (TW-12.2). No standard Dominion card can do it; an
edited one might.

**TW-J.29** [S] *A Deck Pile runs out while Hands are filled.* The Hand may stay below six, and nothing can be
exchanged. It is the last Fight (TW-4.1, TW-4.3, TW-9.2).

**TW-J.30** [R] *One or two cards left at the exchange.* So many may be exchanged at most; the dropped ones go back,
so the Deck Pile stays as large as it was (TW-4.3).

**TW-J.31** [R] *A Deck Pile runs out in the Last Stage.* The Fight goes on and the Battle ends after it (TW-9.3).

**TW-J.32** [S] *Both Deck Piles are empty.* The same: the majority wins after the Fight (TW-9.2).

**TW-J.33** [S] *May a leader draw faster to end the Battle, or stop drawing to keep it going?* Yes. Drawing in the
Last Stage is voluntary, filling the Hand before a Fight is not (TW-7.3, TW-4.1).

**TW-J.34** [S] *No Unit in my Hand on my Turn.* You must surrender. With two sides out of Units, the one to move does
(TW-6.7).

**TW-J.35** [R] *No Unit at the opening.* The attacker loses the Fight and the Sector it attacked from; in the first
Fight the enemy gets the Central Sector (TW-4.6).

**TW-J.36** [R] *No enemy Sector beside mine.* Cannot happen (TW-3.3).

**TW-J.37** [S] *The attacker loses its last Sector.* The Battle is over (TW-9.1).

**TW-J.38** [S] *The defender has lost the Sector. Who attacks?* The defender: the loser always attacks next (TW-3.2).

**TW-J.39** [S] *Where do Fleets go after a Fight?* They stay until the next attack is chosen and mean nothing else
(TW-3.2).

**TW-J.40** [S] *The announced number changes afterwards.* Only the Force of the moment counts, up or down (TW-10.3).

**TW-J.41** [D] *Energy Dissipator.* Lowers the enemy when it is played and while the enemy answers, never below 0
(TW-10.1).

**TW-J.42** [D] *Orbital Defenses against a Maneuver that lies there already.* It is ignored at once, and works again
when the Orbital Defenses are covered while it is still face up (TW-10.7).

**TW-J.43** [R] *Take Cover against Orbital Defenses.* An ignored Maneuver matches nothing (TW-10.4, TW-10.7).

**TW-J.44** [D] *Emergency Beam-Down.* All Forces are read on the Surface at once: the Deployment of the same Turn
must match there, and later Turns stay there (TW-10.9).

**TW-J.45** [R] *Cloaking Mines against Freighter, Tug or Blitz.* No draw at all (TW-12.3).

**TW-J.46** [R] *Cloaking Mines against Ship Yards or Call of the Allies.* The search finds nothing; the card itself
may be played (TW-12.7).

**TW-J.47** [R] *Cloaking Mines against Orbital Dock or Breeding Program.* They work: the Discard Pile is not the Deck
Pile (TW-12.7).

**TW-J.48** [R] *Argolis Array against one card or none.* Takes what is there (TW-12.4).

**TW-J.49** [S] *Argolis Array in the middle of a Fight.* Allowed, alone, if its 1 Space and the Commands in play
match (TW-11.5).

**TW-J.50** [R] *Changeling Infiltrator against an empty Hand, Section 31 without a Command, Breeding Program without
a fitting card.* Cannot be played (TW-5.3).

**TW-J.51** [S] *Can a card I drop come straight back?* Not in that exchange (TW-4.2).

**TW-J.52** [R] *Martok with an ignored Klingon Unit.* Adds nothing: there is no active Unit (TW-10.1).

**TW-J.53** [D] *Cloaking Device with the Defiant.* Allowed; with any other Federation Unit it is not
(TW-F.requiresUnit).

**TW-J.54** [S] *Commands of the last Fight.* Gone. Only Hands, piles and Sectors remain (TW-8.2, TW-8.5).

**TW-J.55** [S] *Can the Central Sector be lost again?* Yes, it is a Sector like any other from then on (TW-8.4).

**TW-J.56** [R] *I have two legal answers that differ only in order.* There is one: cards of a Deployment take effect
in the order of TW-6.8, whatever order they were named in (TW-D.2).

**TW-J.57** [R] *The Breen Cruiser that ignores my Unit is covered, with \`whileOnTop\`.* Your Unit counts again at
once, so its owner's Deployment must already match it (TW-10.8).

## TW-N. Writing positions and Fights down

**TW-N.1** [D] A *position* is a JSON object that any table at a question can be written as, and read from. \`step\` names the
question (TW-D.2), or \`setUp\` or \`over\`. Everything else may be left out and then has its plain value.

| Field | Meaning |
|---|---|
| \`fight\`, \`turn\` | numbers of the Fight and of the Turn in it |
| \`opener\`, \`attacker\`, \`active\`, \`loser\` | \`federation\` or \`dominion\`; \`active\` is the side whose Turn it is |
| \`by\` | with \`exchange\`: the side that is asked |
| \`sectors\` | owners that differ from the start: \`C:F UL:D\`, \`-\` for unowned |
| \`from\`, \`to\`, \`fleets\` | Sectors of the attack; the Federation's Fleet and the Dominion's |
| \`ground\` | \`space\` or \`surface\` |
| \`stage\`, \`played\`, \`extraManeuvers\`, \`extraCommands\`, \`limit\` | of the Turn in progress |
| \`federation\`, \`dominion\` | the cards of a side, as below |
| \`sealed\`, \`choice\`, \`over\` | what a sealed exchange, a choice and a finished Battle need besides |

Cards of a side are lists of identifiers with blanks between them:

| Field | Meaning |
|---|---|
| \`deck\` | next card first; \`...\` at the end stands for all cards named nowhere |
| \`hand\` | in any order |
| \`discard\` | top card last; \`...\` as above |
| \`units\` | oldest first; \`FU07!DU14\` is ignored by that card |
| \`maneuvers\`, \`events\` | oldest first; face down in brackets, \`(FM01)\` |
| \`commands\` | as played |
| \`pending\` | for each coming Unit that will be ignored, the card that says so |
| \`known\`, \`shown\` | what the enemy, and what all players, know of the Hand: \`FU01 + 2 of FU03 FU04 FU05\` |

**TW-N.2** [D] A *transcript* tells Fights line by line, as chapter H of a rule sheet does. A line that begins with \`#\` is a
comment. Each other line is one of these; \`F\` and \`D\` stand for the sides:

| Line | Meaning |
|---|---|
| \`deal F FU05 FU10 …\` | the cards of the first Hand |
| \`opener D\` | who opens the first Fight |
| \`F exchange FU05 FU10 + FU02 FU04\` | drops the first cards and draws the cards after the plus |
| \`D open DU04 space - FU04 FM01 = 1 + DU06\` | opens; after \`-\` the enemy's random losses; after \`=\` the Force announced; after \`+\` the cards drawn |
| \`D deploy DU02 DC02 = 3 vs 3 + DU07 DU08\` | deploys; after \`vs\` the Attack that had to be matched |
| \`D event DE01\` or \`F event FE01 DC03\` | plays an Event, at a card |
| \`refill F FU01 …\` | the cards with which a later Fight fills the Hand |
| \`F take FU11\` | takes up a card from the Table |
| \`F draw FU16 FU08\` | draws cards after a choice, and ends the Stage |
| \`D choose DU13\` | answers a choice |
| \`F surrender\` | surrenders |
| \`F attack UR C\` | chooses the attack |
| \`hand F FU12 FU17\` | claim: this is the whole Hand |
| \`decks 20 19\` | claim: cards left in both Deck Piles |
| \`legal D: DU01+DC01\` | claim: exactly these Deployments are legal now; \`none\` for none |
| \`refused TW_TYPE_FORBIDDEN D event DE01\` | claim: that act would be refused so |
| \`owner C D\` | claim: the Sector belongs to that side |
`;
