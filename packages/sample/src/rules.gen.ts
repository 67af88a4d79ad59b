/** The text of `rules.md`. Written by `npm run rules`; change the Markdown, not this. */
export const rules = `# Salvage Run: the rules

Wrecks drift past. Two to four captains bid thrust for them, and raid each other for the haul.

Every rule starts with its number in bold; what follows, up to the next number or heading, belongs to it.

## How a round goes

1. Two dice are rolled for two wrecks. The lead captain picks one of them as the prize.
2. Every captain lays a card face down, and all cards are opened together.
3. The only highest card wins the prize. Otherwise the prize drifts away.
4. The other captains may raid the winner with a raider and a die: with 4 or more the prize changes hands.
5. The prize is hauled in, all hands are filled up to four cards, and the lead passes on.

Keep a high card for a wreck that is worth it.

## 1. The table

**SMP-1.1** Two to four captains play; the number is chosen before the run (\`sample.captains\`).

**SMP-1.2** For every captain the deck holds one *thrust* card of each value from 1 to 6 and one *raider*.

**SMP-1.3** The deck is shuffled and each captain takes four cards. No captain sees another captain's hand or the deck.
All captains may know how many cards are in each hand and in the deck.

## 2. The run

**SMP-2.1** The number of rounds is chosen before the run (\`sample.rounds\`). In each round wrecks are sighted, the lead
captain picks one, all captains bid for it, the prize is hauled in, and hands are refilled.

**SMP-2.2** The first captain leads the first round; after each round the lead passes to the next captain still in the
run. The next captain also picks in place of a lead captain who has left.

**SMP-2.3** Captains act in their turn and in the order of SMP-2.1; the run continues without input where no captain has
a choice.

## 3. Sighting

**SMP-3.1** Two dice are rolled for two wrecks, each worth the number on its die.

**SMP-3.2** The lead captain picks one of the two as the prize; the other drifts away. Of two equal wrecks it does not
matter which.

## 4. Bidding

**SMP-4.1** Every captain with cards lays one of them face down. When all have done so they are opened together, and
discarded.

**SMP-4.2** You can only lay a card you hold.

**SMP-4.3** A thrust card bids its value. A raider bids nothing, but it may be laid.

**SMP-4.4** The highest bid wins the prize. If the highest bid was made more than once, or is nothing, the prize drifts
away.

## 5. Raiding

**SMP-5.1** Before the winner hauls the prize in, each other captain with cards is asked, in turn from the winner's
left, whether to raid; the first raid ends the asking. To raid, discard a raider from your hand.

**SMP-5.2** A captain without a raider is asked too, so that the question does not reveal who holds one.

**SMP-5.3** The raiding captain rolls a die: with 4 or more the prize is theirs, otherwise it stays with the winner.

**SMP-5.4** Raids may be left out of the run (\`sample.raids\`). The raiders stay in the deck.

## 6. Refilling

**SMP-6.1** After each round every captain in the run, from the lead, draws up to four cards as long as the deck lasts.

## 7. The end

**SMP-7.1** The run ends after its last round, or when no captain has a card left.

**SMP-7.2** Each prize counts its value.

**SMP-7.3** Each raider still in your hand costs you one point: the crew wants to be paid.

**SMP-7.4** The highest score wins; captains with the same score win together. A captain who has left the run cannot
win.

## 8. At any time

**SMP-8.1** A captain may leave the run. The hand is laid away face down, the prizes are lost.

**SMP-8.2** When one captain is left, that captain has won.

**SMP-8.3** A captain may call for home, and withdraw the call. When every captain in the run calls for home, the run
ends at once and is scored.

**SMP-8.4** You can call only once, withdraw only your own call, and do neither after you have left.
`;
