/** The text of `rules.md`. Written by `npm run rules`; change the Markdown, not this. */
export const rules = `# Warp Empires — the rules

Game design: Lloyd Krassner (Warpspawn Games). Two to six empires start on an unknown map. They explore it, talk its peoples
into joining or take what they can hold, and whoever controls more than the agreed share of it wins.

## How to read this text

Every rule starts with its number in bold and one mark in square brackets; whatever follows, up to the next number or
heading, belongs to it. Boards, refusals, logs and sums quote these numbers.

| Mark | What it tells you |
|---|---|
| [S] | The rule sheet says so, in its generic half or in that of the Star Trek module. |
| [R] | The sheet is silent, unclear or of two minds, and this is how we settle it, with the reason; \`option:\` names a table option, its usual value first. |
| [D] | Ours: data and procedures. |

## How a turn goes

Read this page and you can play; look the rest up when you need it.

1. **Draw** five cards, having thrown away what you do not want; keep seven.
2. **Move.** Only cards move units: Warp one group, Warp Fleet up to three. Others may throw Decoys or intercept.
3. **Exploration.** Dice say what an unknown system holds: riches, perhaps a people, perhaps an enigma.
4. **Enigma.** Whoever stands there must face it: 5 or more solves it, less can cost the stack.
5. **Diplomacy.** Ask a people to join you: 6 or more.
6. **Battle.** Whoever shares a territory fights, unless both are on a diplomatic mission. Add up Force and cards; the loser loses
   half and goes back a space, the winner half of that.
7. **Revenue.** Count what your systems yield.
8. **Recruit.** Draw five units and buy what you can; build.
9. **Upkeep.** Revenue limits how many units you keep.
10. **Control.** Your marker goes on every system you hold. More than 60 % of all systems win.

Three habits of good players: explore with what you can spare; keep a card in hand for others' turns; take systems one at a
time on as many sides as you can.

---

## B. Modules

**WE-B.1** [D] Units, cards, factions, terrain and many numbers are data: a *module*, one JSON file. The rules read everything from
it and know nothing of any setting; options that name things of a setting, with their words, stand in its module. Chapters 1 to 15 tell the rules as the Star Trek module has them; what other modules may
say instead is told where it matters. The hash of the module with its options is kept with the match.

## 1. Components

**WE-1.1** [S] Units are chits; some are **leaders**, some are **fortifications** (cannot move). Control markers are chits.
**WE-1.2** [R] All units of one player in one territory form one **stack**. Several stacks of one player never coexist in a
territory. *Reason: the sheet uses "stack" for whatever a side has in a space.*
**WE-1.3** [R] A **group** is any non-empty part of a stack that moves together. *Reason: "stacks or units in stacks".*
**WE-1.4** [R] An **opposing stack** of X is any stack of another player. There are no alliances in the rules.
**WE-1.5** [S] Shared action deck and shared unit pile in the Star Trek module; a module may give each player his own.
**WE-1.6** [R] **Force of a unit** = printed Force + the owner's faction modifier for that unit type. Used in battle and for
casualty arithmetic. Captured or assimilated units follow their new owner's modifiers. *Reason: the modifiers are
written as properties of the units.*
**WE-1.7** [R] A **ship** is a unit that is neither leader nor fortification. *Reason: Phasers and Shields act on "each ship".*

## 2. Setting up

**WE-2.1** [S] 2–6 players, one per race [R: six races; two or more are needed to win by control]. Seat order random; the first
seat begins; play passes in seat order [R].
**WE-2.2** [S] Each player picks a race; each race once. [R] Picking order: reverse seat order, or random if the table says so.
**WE-2.3** [S] Each player has a Homesystem, controlled and explored from the start. Home slots of the map are dealt at
random [R].
**WE-2.4** [S] Each player draws 10 random units from the pile and starts with them at home.
**WE-2.5** [R] The generic line that most leaders begin in play is replaced here: the module lists all 8 Legendary
Commanders as chits of the pile and says the ten are random. A leader drawn is kept.
**WE-2.6** [R] A Starbase among the ten is placed by its owner, before the first turn, in a territory allowed by WE-11.10
(next to the Homesystem); if none is left, it goes back and another chit is drawn. *Reason: a Starbase may not stand in a
system, and ten units are promised.*
**WE-2.7** [R] Starting hand 5 cards. *Reason: without it nobody could answer the first player; the sister module with the
same skeleton deals 5.* \`option: draw.startingHand = 5 | 0 | 7\`.
**WE-2.8** [R] Treasuries start at 0. *Reason: nothing is stated; the first income comes in the first turn.*
**WE-2.9** [R] Each player arranges his home stack (which unit lies on top) before the first turn. The first turn has a normal
Draw phase (5 + 5 cards, down to 7).
**WE-2.11** [D] \`option: evenSides = off | on\` (Star Trek). For victory (WE-14.1, WE-14.4) a race counts more
systems than it controls, so that the races are even: as many as made equal bots win about as often with each. A player who is out counts
none. *Measured, not printed; the figures stand beside the switch. Points in the treasury and units at the start were too weak.*

| Race | systems more, two players | three players | four players | five players | six players |
|---|---|---|---|---|---|
| Federation | 4 | 3 | 3 | 4 | 4 |
| Klingons | 0 | 0 | 0 | 0 | 0 |
| Romulans | 1 | 2 | 3 | 4 | 4 |
| Ferengi | 2 | 3 | 3 | 4 | 4 |
| Cardassians | 2 | 2 | 3 | 4 | 4 |
| Borg | 1 | 2 | 2 | 3 | 3 |

## 3. The map

**WE-3.1** [S] The board is an irregular set of interlocking territories. Two territories are **adjacent** when they share
a border. Distances count adjacency steps through enterable territories.

**WE-3.2** [S] More than half of all territories are empty space (strictly: 2 × empty > total). [R] Only terrain \`space\`
counts as empty; nebulas, worm holes and supernovas do not. *Reason: the sheet lists them as "other" types.*

**WE-3.3** [S] A **system** (planetary system) is the only territory that yields revenue. Homesystems are systems.
[R] Homesystems count among "the systems on the map" for victory. *Reason: they yield revenue and can be taken.*

**WE-3.4** [S] Supernova: nobody may enter. Nebula: a stack that enters must stop. Worm hole: instant transport to any
other worm hole (WE-5.10).

**WE-3.5** [D] Sizes. "Win" is the number of systems that exceeds 60 %.

| Players | Territories | Systems incl. homes | Nebulas | Supernovas | Worm holes | Empty | Home distance min–max | Win |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| 2 | 64 | 20 | 3 | 2 | 2 | 37 | 6–7 | 13 |
| 3 | 64 | 21 | 3 | 3 | 3 | 34 | 4–6 | 13 |
| 4 | 68 | 22 | 4 | 3 | 4 | 35 | 4– | 14 |
| 5 | 76 | 24 | 4 | 4 | 4 | 40 | 4– | 15 |
| 6 | 80 | 24 | 5 | 4 | 4 | 43 | 4– | 15 |

**WE-3.6** [D] Generator \`raster-partition/1\`: integer arithmetic only, so that every machine draws the same map from a
seed.

1. Coarse grid of K = 20 lattice cells per side, \`cols = ceil(sqrt(1.4·T))\`, \`rows = ceil(T/cols)\`. Surplus coarse cells
   are dropped at random from the border of the grid, which makes the coast of the board irregular. One site per
   remaining coarse cell, jittered by 3..16 in each axis. Now there are exactly T sites.
2. Two integer noise fields (values −4..+4 on a lattice of 8, bilinear) displace every lattice cell before it looks for its
   nearest site by squared distance (tie: lower site id; farther than 1.15·K: outside the board). Displacement gives the
   interlocked borders. Lattice cells cut off from the main body of their territory go to the neighbour with the longest
   contact.
3. Adjacent = at least 4 lattice edges in common. Reject if the graph is not connected. Typical mean degree 4.4–4.8.
4. Homes: 25 random starts, then hill-climbing one territory at a time, on \`100·(max−min) − 10·min(min, homeDistanceMax) +
   200·max(0, min − homeDistanceMax) + 500·max(0, homeDistanceMin − min)\`, where max and min are taken over the homes'
   nearest-rival distances; only territories with at least 4 neighbours.
5. Systems: a territory belongs to the sphere of the home that is strictly nearest. Each sphere receives the same number:
   two systems at distance 2, one at distance 3, the rest anywhere at distance ≥ 2; remaining systems go to territories
   equidistant from two homes. Always the candidate with the fewest system neighbours; ties by the seed.
6. \`scatter\`: supernovas (≥ 2 from every home, never disconnecting the graph), nebulas (≥ 2), worm holes (≥ 2 from homes,
   ≥ 3 apart).
7. Accept when all **fairness** conditions hold, measured with supernovas impassable: nearest-rival distance equal for
   all homes and between the minimum and maximum of WE-3.5; number of systems within 2 steps differs by at most 1; within 3 steps by at most 1 (2–4 players) or 2
   (5–6); each home has at least 3 adjacent territories that are neither system nor impassable (room for Starbases);
   WE-3.2. Up to 20 partitions × 25 placements by chance. Then the four fairest are mended: one territory after another changes
   places with an empty one, as far from homes and its like as step 5 and 6 want it, as long as that makes the map fairer. Then up
   to 20 partitions with six times as many starts for the homes, mended too. Should none be even, the best is used and its
   shortfall is shown to the table.
8. The outlines drawn on screen are traced from the lattice and smoothed; only the adjacency list has rules meaning.

**WE-3.7** [D] Hand-made map, format \`warp-empires.map/1\`:

\`\`\`json
{ "format": "warp-empires.map/1", "id": "example", "name": "Example", "module": "star-trek", "players": [2, 3],
  "territories": [
    { "id": "sol", "name": "Sol", "terrain": "system", "label": [120, 80], "outline": [[100,60],[140,60],[140,100],[100,100]] },
    { "id": "v1", "terrain": "space", "label": [160, 80], "outline": [[140,60],[180,60],[180,100],[140,100]],
      "features": {} } ],
  "borders": [["sol", "v1"]],
  "homes": { "2": ["sol", "x7"], "3": ["sol", "x7", "x9"] },
  "explored": { "x3": { "resources": "rich", "minorRace": null, "enigma": false } } }
\`\`\`

Load errors: duplicate id; border with unknown or same territory; a home that is not a revenue territory; fewer homes
than players; a territory unreachable from a home without crossing \`enter: never\`; empty share not over half
(warning only on hand-made maps); a single territory of a network terrain (warning). Missing \`borders\` are derived from
shared outline edges. The fairness report of WE-3.6 step 7 is shown but not enforced.

## The turn

**WE-2.10** [S] Players take complete turns one after another. [S+R] A turn has ten phases:

> Draw → Move → Exploration → Enigma → Diplomacy → Battle → Revenue → Recruit → Upkeep → Control

*Why this merge:* the generic order is Draw, Move, Battle, Revenue, Recruit, Upkeep, Control; the module puts Exploration
after Move, Enigma after Exploration and Diplomacy after Enigma. The chain fits in one place only, between Move and
Battle. It also makes sense of the text: a race can be asked (Diplomacy) before it is attacked (Battle), an enigma must be
out of the way before either, and a race that joins pays in the same turn's Revenue, while ground taken by force is
marked in Control and pays from the next turn.

## 4. Cards

**WE-4.1** [S] Draw phase: first discard any cards you like, then draw 5, then discard down to 7.
**WE-4.2** [R] Only the player whose turn it is draws. *Reason: discarding first only makes sense for him; the sister module
speaks of the owner's own units in the same place.* \`option: draw.who = active | all\` (all: clockwise from the active
player, each discards first).
**WE-4.3** [S] An empty deck is replaced by the shuffled discard pile. [R] If that is empty too, the rest of the draw is lost.
**WE-4.4** [R] The limit of 7 is enforced at once after any gain (Research, Intelligence), by the owner's choice. *Reason:
"max hand size" is not tied to a phase.*
**WE-4.5** [R] A played card goes to the discard pile when its effect (or its negation) is complete; a negated card is spent.
**WE-4.6** [R] Windows. \`ownFree\` cards may be played by the active player whenever he has the initiative in his Move,
Revenue or Recruit phase. *Reason: the sheet gives most cards no time; own turn outside battle keeps the game playable by
mail.* Battle cards only by the two sides of that battle.
**WE-4.7** [S] Security negates Espionage, Sabotage, Steal or Reconnaissance (also when a Special Card is used as one of
them). [R] Only the target of the card may play it; for Reconnaissance that is the owner of the stack.
\`option: cards.securityBy = target | anyone\`. It does not stop Intelligence [S: not listed]. Security cannot be answered.
**WE-4.8** [R] A target is always one opponent ("opponent" in the sheet), chosen by the player of the card.
**WE-4.9** [R] Sabotage: the victim chooses which two cards (all if fewer). \`option: cards.sabotagePick = victim | random\`.
**WE-4.10** [R] Raiding is played by any opponent in the active player's Revenue phase. *Reason: only then does anyone
generate revenue "this turn".*
**WE-4.11** [R] Peace Treaty is played when someone declares an attack on you; that attack does not happen and that player may
not attack you again this turn. It covers garrisons. Both sides count as on a diplomatic mission at that site.
**WE-4.12** [S] A Special Card is used as one of the cards its owner's race names. [R] It then is that card in every respect
(window, answers, faction bonus).
**WE-4.13** [R] "Evasion" is not in the deck: the Klingon bonus for it is kept in the module and has no effect. The module
leaves to the table whether another card serves for it: \`option: cards.evasion = none | decoys | retreat\`: with another value
Klingons may also play that card in battle for +5 Force.
**WE-4.14** [R] Answers are asked clockwise from the active player; each asked player answers or passes; the first answer
closes the window for the thing answered, except that Intercept leaves it open for further answers. A card that
answers may itself be answered only if its \`answers\` list says so (Intercept ← Decoys). Depth is therefore at most 3.

## 5. Movement

**WE-5.1** [S] Moves are made by cards: Warp moves one stack, Warp Fleet two or three. [R] Each "stack" is a group from one
territory moving along one path. Warp Fleet may be used for fewer. Groups of one card move one after another and
contain different units.
**WE-5.2** [S] Slow 1, Medium 1–2, Fast 1–3 spaces. [R] **FF = 1–4 spaces.** *Reason: one better than F; the sister module
with an FF class gives it 4.* \`option: move.ffSpaces = 4 | 5\`. FF gives no right to jump over stacks (there it belonged to
flying creatures). \`option: move.ffPassesStacks = false | true\`.
**WE-5.3** [S] A group may enter a territory with an opposing stack but not pass through it: it stops there. A garrison without
units is not a stack and does not stop anyone [R].
**WE-5.4** [R] A unit moves at most once per Move phase. *Reason: the speeds are per unit; otherwise six cards carry a fleet
across the board.* \`option: move.oncePerPhase = true | false\`.
**WE-5.5** [R] A group moves at the speed of its slowest self-propelled unit. A Legendary Commander (move "–") does not count
and cannot move alone; it needs at least one self-propelled companion. *Reason: a dash, not "No"; the sister module says
that leaders travel with other units.* Retreating is not moving: a lone leader can retreat.
**WE-5.6** [S] Starbases and other fortifications never move.
**WE-5.7** [S] Supernovas cannot be entered; entering a nebula ends the move. Leaving a nebula is free [R].
**WE-5.8** [R] Units join the stack where they end. Nothing is dropped or picked up on the way.
**WE-5.9** [R] A group may leave a territory that holds an opposing stack. *Reason: only passing through is banned; the group is
already in.*
**WE-5.10** [S] Worm holes transport instantly to any other worm hole. [R] During a move, a group standing on a worm hole may
transfer to another one for 0 spaces, once per move, and go on; the arrival space counts as entered (WE-5.3). It
still needs a move card. *Reason: "instant"; cards move units.* \`option: move.wormholeCost = 0 | 1\`.
**WE-5.11** [S] Intercept: move one of your groups during another player's Move phase. [R] Windows: when a group move has been
announced, and when the active player ends the phase. The intercepting move follows all of WE-5 and happens
first. If it ends in a territory of the announced path (not its origin), the moving group stops there. A unit
intercepts at most once per Move phase.
**WE-5.12** [S] Decoys negate a move. [R] One group move (also an Intercept) just announced; the card is spent, the units count
as moved. Any other player may play it.
**WE-5.14** [R] A path visits no territory twice, its origin included. *Reason: a group that ends where it began has not moved.*
**WE-5.13** [R] The owner may change the order of a stack (its top unit) at any time he has the initiative in his own turn;
arriving groups are put on top in the order he states.

## 6. Exploration

**WE-6.1** [S] When a stack enters an unexplored system for the first time, three dice decide Resources (1–2 poor 1, 3–4
moderate 2, 5–6 rich 3), Minor race (1–3 none, 4 primitive +1, 5 modern +2, 6 advanced +3) and Enigma (5–6 yes). Results
are public.
**WE-6.2** [R] In the Exploration phase, every unexplored system in which the active player has a stack is explored, in
territory order, no choice. Flying through does not explore. *Reason: the phase comes after movement.*
\`option: move.unexploredStops = false | true\` (true: an unexplored system stops movement).
**WE-6.3** [R] A system entered outside one's own Move phase (Intercept, retreat) is explored in the owner's next Exploration
phase if he is still there.

## 7. Enigma

**WE-7.1** [S] If a system has an unsolved enigma and the active player has a stack there, he must roll 1D6 for it, once per
turn and system. [R] Not only the discoverer: whoever is there in his own Enigma phase.
**WE-7.2** [S] +1 if the stack has a Command Ship or Science Ship ("Vessel"); [R] not twice for having both. Scanners +1 and
Science Officer +1 each, played before the roll, any number [S values; R number].
**WE-7.3** [R] A total of **5 or more** solves it. *Reason: bonuses only make sense upwards.* [S] It is then gone for good.
**WE-7.4** [S] A total of 4 or less: roll on the consequences: 1–3 the stack is destroyed; 4–5 the stack must retreat; 6 any
minor race there is destroyed and the roll is repeated [R: until something else than 6; the race dies once].
**WE-7.5** [S] After a failure the enigma remains and must be faced again by the next stack.
**WE-7.6** [S] While it is unsolved the system cannot be controlled by diplomacy or conquest; [R] nor by occupation or colony.
**WE-7.7** [R] Destroyed units go back to the pile. Retreat as in WE-9.29. A Starbase cannot be involved (not in systems).
\`option: enigma.consequence = sheet | half | one\`: \`half\` destroys half the stack (rounded up, strongest first) and the rest
retreats; \`one\` likewise with one unit. Default is the sheet: exploring with small groups keeps the
table fair.
**WE-7.8** [R] Chance to solve: bonus 0: 1/3, +1: 1/2, +2: 2/3, +3: 5/6, +4: certain. A failed roll destroys the stack with 3/5.

## 8. Diplomacy

**WE-8.1** [S] A system with a minor race may be asked to join: 1D6, Federation and Ferengi +1, Diplomacy card +1 each;
**6 or more**: it joins. 1–2: it will never join that player by diplomacy. Otherwise he may try again next turn.
**WE-8.2** [R] Conditions: the race is neutral (no marker), no unsolved enigma, own unit present, no opposing stack present, the
race has not locked this player out. One attempt per system and turn, optional. *Reason: retrying is voluntary, and a
player who prefers force need not risk the lock.*
**WE-8.3** [R] Not only newly discovered races: any neutral one, also after a Revolt.
**WE-8.4** [R] "1–2" is read on the modified total, as "6 or better" must be. \`option: diplomacy.lockRoll = modified | natural\`.
**WE-8.5** [R] A race that joins gets the control marker at once. *Reason: it "joins the empire"; nothing has to be occupied.*
**WE-8.6** [R] A failed attempt does not forbid an assault in the same turn's Battle phase.

## 9. Battle

**Which battles**

**WE-9.1** [S] Opposing stacks in one territory fight. [R] Only pairs that include the active player fight in a turn. He chooses
the order of sites and of opponents.
**WE-9.2** [R] A system controlled by another player that has a colony, a minor race or is a Homesystem can defend itself with
its garrison even without units; a stack of the active player there is a battle pair with its controller. A bare
control marker defends nothing.
**WE-9.3** [S] No battle if both sides declare a diplomatic mission. [R] The active player declares first, then, only if he
declared a mission, the other side (the controller speaks for a garrison). The side that declares attack first is the
**attacker**. The attacked player may answer with Peace Treaty (WE-4.11).
**WE-9.4** [S] A player may try to conquer a neutral minor race. [R] Optional; after all player battles at that site; no opposing
stack left there; no unsolved enigma; once per system and turn. [S] The Federation may not (WE-9.35).
**WE-9.5** [R] Both stacks are turned face up to everybody when the battle begins and closed again afterwards. *Reason: Force is
added up openly.*

**Force of a side**

**WE-9.6** [S] printed + faction: each unit has this Force (WE-1.6).
**WE-9.7** [S] +5: leader on this side and none on the other [R: a garrison or minor race has no leader; several leaders give it once].
**WE-9.8** [S] +20: this side controls the site and it is a Homesystem.
**WE-9.9** [S] +10: this side controls the site, not a Homesystem, with a colony or a minor race [R: once, even with both; also when the controller started the fight].
**WE-9.10** [S] +5: this side has a unit here and a friendly Starbase in an adjacent territory [R: once per side; not from a Starbase in the same territory, which already fights].
**WE-9.11** [S] +5: Klingons, at any system.

**WE-9.12** [S] Both sides may play battle cards. [R] The attacker begins; in turn each plays one card face up or passes; two
passes in a row end it. *Reason: open play as at the table.* \`option: battle.cards = alternate | simultaneous\`:
simultaneous = both commit a hidden set at once, then reveal (recommended by mail).
**WE-9.13** [S] Phasers, Shields: +2 per own ship. Surprise +10. Heavy Weapons, Boarding Parties, Strong Hull +5. Scanners +3.
**WE-9.14** [R] Any number of cards; also by a garrison without units (per-ship cards then add nothing but the faction bonus
still applies).
**WE-9.15** [R] Race bonuses on cards are **added** to the card. *Reason: "+5" on a Heavy Weapons card (+5) would otherwise change
nothing, and the Klingon Surprise (+10) would get worse.* \`option: battle.factionCardBonus = add | replace | max\`.
**WE-9.16** [S] Warp Core Breach is played now and works in WE-9.24.
**WE-9.17** [S] Retreat: neither side suffers casualties. [R] The side that plays it gives up the battle at once: its mobile units
retreat one space, its fortifications there are destroyed, the other side wins. *Reason: the card's name, and
fortifications cannot go along.* \`option: cards.retreat = concede | noCasualties | fortificationsStay\` (noCasualties: Force is
still compared and the lower side retreats; fortificationsStay: as \`concede\`, but neither side suffers casualties holds for
fortifications too: those of the side that gives up stay where they stand, beside the winner's stack, and fall only if the
territory changes hands, that is, when the winner's marker replaces their owner's in a Control phase, or by losing a later battle,
WE-9.20). In simultaneous play with two Retreats, the attacker's counts and the other returns
to hand.

**Result**

**WE-9.18** [S] The higher Force wins. [R] **Tie: the side that did not declare the attack wins.** *Reason: usual convention; it
also makes a minor race hold on a tie.* \`option: battle.tie = defender | standoff\` (standoff: no casualties, the attacker
retreats).

**Casualties** (in this order)

**WE-9.19** [S] The loser loses half of its units. Number = half of all units in the losing stack.
**WE-9.20** [S] Fortifications in the losing stack are destroyed. [R] They count toward the half and may exceed it.
*Reason: the sheet says half are lost and that these are among them.* \`option: casualties.fortificationsCount = true | false\`
(false: half of the mobile units, plus all fortifications).
**WE-9.21** [R] Halves round up: one unit of one, two of three. *Reason: the winner "picks the first unit lost", so there is one;
the winner's share is "at least" half.* \`option: casualties.half = up | down\`.
**WE-9.22** [S] Of the mobile units to be lost, the winner picks the first, the loser all others.
**WE-9.23** [S] The winner then loses units with a total Force of at least half of the Force lost by the loser (2 × own ≥
theirs); he picks them one by one and stops when the sum is reached. [R] If his whole stack is not enough he loses
all of it; the territory is then empty, but the battle was still won. He may pick a fortification. Units only:
garrison, home, card and dice Force are never "lost".
**WE-9.24** [R] Warp Core Breach adds one to the number the opponent loses: if he is the loser, before the rest is picked (it
counts as lost Force); if he is the winner, one more of his choice after WE-9.23.
**WE-9.25** [S] Strong Hull can instead negate one casualty. [R] Played by the owner after his units have been named; saves one
named unit of his choice, not a fortification of the losing stack; the saved unit does not count as Force lost; the
winner need not replace a saved unit.
**WE-9.26** [S] Destroyed units return to the pile.
**WE-9.27** [S] Star Trek: leaders are casualties like others (and return to the pile). Generic default [S+R]: a leader lost by
the loser to a player is captured and set aside for the rest of the game; a leader lost by the winner returns to
the pile. Module key \`casualties.leaders\`.
**WE-9.28** [S] Borg that win keep half of the enemy's casualties. [R] Rounded down, chosen by the Borg player, fortifications
excluded, after WE-9.23; the units come from the pile to the battle territory and count as moved. Half down because
it is a gain (halves of losses round up). \`option: casualties.assimilateRound = down | up\`.

**Retreat and after**

**WE-9.29** [S] The losing stack retreats one space. [R] After casualties; all survivors to one adjacent territory chosen by
their owner: enterable, no opposing stack, no garrison of another player. Unexplored systems and nebulas are allowed,
worm-hole transport is not. *Reason: one space on the board; a retreat must not start a new fight.*
**WE-9.30** [R] If there is no such territory the survivors are destroyed; they do not raise the winner's losses.
**WE-9.31** [S] After a battle both sides fill their hands to 7 [R: attacker first; also after Retreat, garrison and minor-race
battles; not when no battle took place].

**Neutral minor races**

**WE-9.32** [S] Force 1D6 × 1D6 (two dice multiplied). [R] Rolled anew for every assault, before cards are played.
\`option: battle.minorRaceRoll = beforeCards | afterCards\`.
**WE-9.33** [R] A beaten race costs the winner nothing. *Reason: it has no units to lose.* \`option: casualties.minorRaceInflicts =
none | quarter\` (quarter: the winner loses units with at least a quarter of the dice product).
**WE-9.34** [R] If the race wins, the attacker loses half as usual; the "winner's" first pick is the unit with the highest Force
(ties: owner's choice). \`option: casualties.neutralPick = strongest | random\`.
**WE-9.35** [S] The Federation may not conquer newly discovered races. [R] It may not assault any neutral race; it may take a
system with a race from another player. *Reason: that race is no longer new.*
**WE-9.36** [R] A won assault marks the site as subdued by the winner: the Control phase may place the marker. The race stays.
**WE-9.37** [R] After a battle won against the controller of the site, the site is subdued by the winner as long as he keeps a
unit there and the marker does not change. Buildings stay and pass to the next controller.

## 10. Revenue

**WE-10.1** [S] Each controlled system yields: Homesystem 10. Other systems: resources + race. [S] Without a minor race the
resources are paid only if there is a colony. Terraformed +1.
**WE-10.2** [S] Per controlled system with a minor race: Cardassians +1, Borg +1, Ferengi −1 [R: never below 0 per system].
**WE-10.3** [R] A colony on a system with a minor race adds no revenue (resources are already paid). *Reason: the sheet asks for
a colony only where there is no race.*
**WE-10.4** [R] A captured Homesystem yields 10 to its controller.
**WE-10.5** [S] Increase Production +5, Heavy Trade +2 per controlled minor race, Raiding −5 each; [R] total never below 0. Order:
the owner plays his cards, then each opponent clockwise may raid, then the sum is paid.
**WE-10.6** [S] Unspent points stay in the treasury.

## 11. Recruit

**WE-11.1** [S] Draw 5 random units from the pile, buy any of them, return the others.
**WE-11.2** [R] The drawn chits are seen by their player only; others see how many are bought, where, and the price paid.
**WE-11.3** [S] A unit costs its printed cost: its Force, except Science Ship 2 and Starbase 10. [R] Faction modifiers do not
change the price. *Reason: chits of a common pile have one price.* \`option: recruit.costUsesFactionForce = false | true\`.
**WE-11.4** [S] Did he buy all that were drawn, he draws another 1D6 units. [R] Also if the pile gave fewer than five (at least
one).
**WE-11.5** [R] Only once per turn. \`option: recruit.bonusRepeats = false | true\`.
**WE-11.6** [R] Drawing is optional; so is every purchase. Units and buildings may be bought in any order.
**WE-11.7** [S] Units start at the Homesystem, at a Starbase, or at a system with a shipyard. [R] The player must control the
system (or own the Starbase), a shipyard needs its colony, and no opposing stack may be there. A captured
Homesystem counts. \`option: control.capturedHomeStartsUnits = true | false\`. Generic default: any controlled revenue
territory [S].
**WE-11.8** [S] Colony 6, shipyard 5, terraform 10, control marker 0. Not on Homesystems; at most one each per system; shipyard
and terraform need a colony; no terraform with a minor race.
**WE-11.9** [R] Bought in the Recruit phase on any system one controls, without needing a unit there. *Reason: "at will".*
**WE-11.10** [S] A Starbase goes to a territory that is not a system and is adjacent to a system one controls. [R] Space, nebula or
worm hole; not where an opposing stack is; at most one per territory and player. It is a chit: it is bought when
drawn. \`option: recruit.starbases = drawn | atWill | both\` (at will: 10 points while the pile holds one). If no legal
place exists it cannot be bought.
**WE-11.11** [R] If the last adjacent system is lost, the Starbase stays.
**WE-11.12** [R] An empty pile: draw what there is; nothing is owed. Destroyed chits make it grow again.
**WE-11.13** [R] \`option: recruit.pileCopies = 1 | 2\`: two copies of the pile for 5–6 players who want fuller boards.

## 12. Upkeep

**WE-12.1** [S] A player may keep 5 × revenue units; he discards the excess (his choice) to the pile. All units count.
**WE-12.2** [R] Revenue = the printed income of the systems controlled in this turn's Revenue phase, without cards. *Reason: the
sheet's example speaks of points generated per turn.* \`option: upkeep.countsCards = false | true\`.
**WE-12.3** [R] A single Homesystem supports 50 of the 78 chits: upkeep matters only to a player who has lost his Homesystem.
**WE-12.4** [R] Revenue 0 means no unit is kept. Harsh but stated. \`option: upkeep.floorUnits = 0 | 5 | 10\`.

## 13. Control

**WE-13.1** [S] The active player puts his marker on every revenue territory occupied by one of his units; one marker per
territory, so it replaces another player's. Markers stay when the units leave.
**WE-13.2** [R] Not if: unexplored; unsolved enigma; an opposing stack is there (fortifications that \`fortificationsStay\` left on their owner's subdued ground do not
count, WE-9.17); the player was on a diplomatic mission there this
turn; it is another player's defended system (WE-9.2) not subdued; it has a neutral minor race not subdued (WE-9.36).
**WE-13.3** [R] A system without a race or colony can be controlled (and counts for victory) but pays nothing. *Reason: control
markers are free, colonies are sold separately.* \`option: control.needsColony = false | true\` (true: such a system is
marked only if it has a colony; the colony may then be bought on a system one occupies and could otherwise mark).
**WE-13.4** [S] Revolt: a system with a minor race loses its marker. [R] Any other player's; buildings stay unused; units stay;
mere occupation does not restore control: the race must be won or beaten again.
**WE-13.5** [R] Placement is automatic.

## 14. End

**WE-14.1** [S] A player who controls **more than** 60 % of all systems on the map wins (5 × controlled > 3 × systems).
\`option: victory.share = 60/100 | 50/100 | 40/100\` for short games.
**WE-14.2** [R] Checked at the end of every turn, after Control.
**WE-14.3** [R] A player with no unit and no marker at the end of any turn is out: cards to the discard pile, treasury lost. The
last player left wins.
**WE-14.4** [R] \`option: victory.roundLimit = 0 | 20 | 30 | 40 | 60\` (0 = none): after that round most systems win, then printed
revenue, then total Force, then a shared win.
**WE-14.5** [R] A player may concede at any time: units to the pile, markers removed, buildings stay.

## 15. Information

**WE-15.1** [S] Opponents see only the top unit of a stack.
**WE-15.2** [S] Espionage shows a hand, Reconnaissance a whole stack, to
the player of the card only; [R] a snapshot of that moment. What has been seen and can no longer have changed stays marked for whoever saw it: cards that
have not left the hand, units that have not left the stack.
**WE-15.3** [R] The complete table is chapter G.

## E. Action cards

Force values are before race bonuses.

**WE-E.1** [S] Intelligence takes one random card out of an opponent's hand; both know which, the others do not.

**WE-E.2** [S] Research draws two cards. The card itself is not yet in the discard pile then.

**WE-E.3** [S] Steal moves two points, or what there is, from an opponent's treasury to one's own.


72 cards, 28 types. Column "Answer" names what other players may do about it. Force values are before race bonuses.

| Card | # | Window | Target | Exact effect | Effect expression | Answer |
| --- | --- | --- | --- | --- | --- | --- |
| Warp | 15 | own Move | one own group | move it (WE-5) | \`moveGroups 1..1\` | Decoys, Intercept |
| Warp Fleet | 6 | own Move | one to three own groups | move each, one after another | \`moveGroups 1..3\` | Decoys, Intercept (per group) |
| Phasers | 2 | battle | own side | +2 per own ship | \`force 2 per ship\` | – |
| Shields | 2 | battle | own side | +2 per own ship | \`force 2 per ship\` | – |
| Surprise | 2 | battle | own side | +10 | \`force 10\` | – |
| Scanners | 2 | battle / before own Enigma roll | own side / roll | +3 Force, or +1 on the roll | \`force 3\` or \`rollBonus enigma 1\` | – |
| Heavy Weapons | 2 | battle | own side | +5 | \`force 5\` | – |
| Boarding Parties | 2 | battle | own side | +5 | \`force 5\` | – |
| Strong Hull | 2 | battle / casualties | own side / one named unit | +5 Force, or save one named unit | \`force 5\` or \`saveCasualty 1\` | – |
| Diplomacy | 2 | before own Diplomacy roll | roll | +1 | \`rollBonus diplomacy 1\` | – |
| Science Officer | 2 | before own Enigma roll | roll | +1 | \`rollBonus enigma 1\` | – |
| Sabotage | 2 | own free | an opponent | he discards 2 cards of his choice | \`discardCards target 2 victim\` | Security |
| Raiding | 2 | another's Revenue | the active player | his revenue this turn −5, not below 0 | \`income target -5\` | – |
| Espionage | 2 | own free | an opponent | see his hand | \`revealHand target→self\` | Security |
| Reconnaissance | 2 | own free | an opposing stack | see all its units | \`revealStack→self\` | Security |
| Special Card | 4 | as the card chosen | as chosen | play as one of the race's cards | \`useAs faction.specialAs\` | as chosen |
| Intelligence | 2 | own free | an opponent | take one random card of his hand | \`takeCards target 1 random\` | – |
| Security | 2 | answer | a card just played on you | negates Espionage, Sabotage, Steal, Reconnaissance | \`negateCard [..]\` | – |
| Peace Treaty | 2 | answer to attack | the attacker | that attack does not happen; he may not attack you this turn | \`forbidAttack target endOfTurn\` | – |
| Decoys | 2 | answer to a move | a group move just announced | it does not happen | \`negateMove\` | – |
| Steal | 1 | own free | an opponent | 2 points (or what he has) go to you | \`transferTreasury target→self 2\` | Security |
| Warp Core Breach | 1 | battle | the enemy side | he loses one unit more (WE-9.24) | \`extraCasualty foe 1\` | Strong Hull (on that unit) |
| Increase Production | 2 | own Revenue | self | +5 revenue this turn | \`income self 5\` | Raiding (−5 each) |
| Heavy Trade | 2 | own Revenue | self | +2 per controlled minor race | \`income self 2 per minorRace\` | Raiding (−5 each) |
| Research | 2 | own free | self | draw 2 | \`drawCards self 2\` | – |
| Revolt | 1 | own free | another's system with a minor race | loses its control marker | \`removeControl\` | – |
| Intercept | 2 | another's Move | own group | move it now (WE-5.11) | \`moveGroups 1..1\` | Decoys |
| Retreat | 2 | battle | own side | WE-9.17 | \`endBattle concede\` | – |

Check: 15 + 6 + 22 types × 2 + Special 4 + three singles (Steal, Warp Core Breach, Revolt) = 21 + 44 + 4 + 3 = **72**.
Cards that move: 21 of 72, so a draw of five brings 1.46 on average.

## F. Decisions

**WE-F.1** [R] Every choice has one decider; nobody else may act then, except by what is open to everybody at any time:
conceding (WE-14.5), turning one's own stacks (WE-5.13), standing orders (WE-F.4).

**WE-F.2** [R] Big choices are made of small ones: a group is lifted unit by unit and led step by step and becomes known when it
stops; discards and losses are named one at a time. What has shown nothing to anybody can be taken back.

**WE-F.3** [R] Whoever holds any card is asked in every window that concerns it, whether it could answer or not: *asking only
those who hold an answer would betray the hand.* An empty hand is seen by all and is not asked. \`option: askAll = true | false\`
(false: nor is anybody once every card that could answer there, his Special Card among them, lies in a discard pile or on the
table. Everybody can count those, so this betrays no hand either; what one player happens to know does not count).

**WE-F.4** [D] For each kind of window a player may leave a standing order and take it back at any time: let everything pass,
or answer whenever the hand can. *Moves:* Decoys against any move that ends where one has a marker or a stack. *Cards:* Security
against any card aimed at oneself. *Attacks:* Peace Treaty. *Revenue:* every Raiding. *End of moves:* pass only, since an order
cannot lead a group. That an order stands is open, what it says is not.

## G. Information

**WE-G.1** [R] Who may see what. Whatever a player may not see makes no difference to anything that player sees, hears, is
offered or refused.

**WE-G.2** [R] Fortifications stand on the map for all to see.


| Item | Owner | Opponents | Spectators |
| --- | --- | --- | --- |
| Hand (contents) | yes | no; snapshot to the player of Espionage | no |
| Hand (size) | yes | yes | yes |
| Stack: top unit, number of units | yes | yes | yes |
| Stack: units below the top | yes | no; snapshot to the player of Reconnaissance; all during battle (WE-9.5) | as opponents |
| Fortifications | yes | yes (WE-G.2) | yes |
| Group being moved: size, path, top unit | yes | yes | yes |
| Units destroyed, captured, assimilated | – | yes | yes |
| Deck order, chit draw order | no | no | no |
| Deck size, pile size, discard pile contents | yes | yes | yes |
| Pile contents | no | no (only what can be inferred) | no |
| Drawn recruits | yes | no | no |
| Number, price and place of units bought; buildings | yes | yes | yes |
| Treasury, revenue, control markers, explored features, diplomacy locks | yes | yes | yes |
| Card taken by Intelligence | both players | no | no |
| Declarations, cards played, dice | yes | yes | yes |
| Simultaneous battle cards before reveal | yes | no | no |

After a battle the survivors are closed again: the log keeps what was seen, the board does not show it.

## H. Data of Star Trek

Units [S]; "cost" in italics differs from Force.

| Unit | # | Move | Force | Cost | Kind |
| --- | --- | --- | --- | --- | --- |
| Command Ship | 8 | F | 10 | 10 | ship |
| Strike Cruiser | 10 | M | 8 | 8 | ship |
| Warship | 12 | M | 6 | 6 | ship |
| Raider | 12 | F | 4 | 4 | ship |
| Scout | 12 | FF | 2 | 2 | ship |
| Science Ship | 6 | M | 1 | *2* | ship |
| Legendary Commander | 8 | – (carried) | 10 | 10 | leader |
| Starbase | 10 | none | 20 | *10* | fortification |

Sum 78 chits; mean Force of a random chit 7.56 (590/78); expected Force of ten starting chits 75.6.

| Marker | Cost | Where | Effect |
| --- | --- | --- | --- |
| Control | 0 | WE-13 | ownership |
| Colony | 6 | controlled system, not home | pays resources; garrison +10 |
| Shipyard | 5 | with colony | units start there |
| Terraform | 10 | with colony, no minor race | +1 revenue |

| Die | Resources | Minor race | Enigma |
| --- | --- | --- | --- |
| 1 | poor 1 | none | no |
| 2 | poor 1 | none | no |
| 3 | moderate 2 | none | no |
| 4 | moderate 2 | primitive +1 | no |
| 5 | rich 3 | modern +2 | yes |
| 6 | rich 3 | advanced +3 | yes |

Minor-race defence 1D6 × 1D6 (36 cases): mean 12.25; chance that it stays **below** a Force of 6: 28 %; 10: 47 %;
13: 64 %; 16: 69 %; 20: 78 %; 21: 83 %; 25: 89 %; 26: 92 %; 31: 97 %; 37: 100 %.

## I. Races of Star Trek

The six card lists of the sheet are printed without headings in the same order as the list of races; the last line of
each names its race, which confirms the order.

| Race | Cards, added Force (WE-9.15) | Special Card counts as | Units | Other |
| --- | --- | --- | --- | --- |
| Federation | Shields +5, Scanners +5, Heavy Weapons +5 | Diplomacy, Peace Treaty, Research, Science Officer | leaders +5 | Diplomacy roll +1; no assault on neutral races |
| Klingon | Surprise +5, Boarding Parties +5, ("Evasion" +5) | Warp | Warships +1 | +5 in battles at a system |
| Romulan | Surprise +10 | Espionage, Revolt, Sabotage | Raiders +1 | – |
| Ferengi | Heavy Weapons +5, Shields +5 | Increase Production, Steal, Heavy Trade | Strike Cruisers +2 | Diplomacy roll +1; −1 revenue per minor race |
| Cardassian | Phasers +5, Strong Hull +5 | Increase Production, Security | Scouts +1 | +1 revenue per minor race |
| Borg | Shields +10, Strong Hull +5 | Security, Boarding Parties | Command Ships +3 | +1 revenue per minor race; assimilation |

"Federation leaders +5" raises the unit's Force from 10 to 15 [R]; it is not the leader bonus of WE-9.7, which is added as
well. *Reason: same form as "Warships +1".* The Strong Hull bonus applies only when the card is played for Force [R].

## L. Edge cases

1. A stack enters a system, the enigma destroys it, another own stack arrives next turn: it must face the enigma again.
2. Consequence 6 without a minor race: only the re-roll.
3. An enigma retreat with no legal territory: the stack is destroyed.
4. The race dies by consequence 6 in a system that already held a colony (after a Revolt): the colony stays; a later controller is paid for it.
5. A player stands in an explored neutral system with a race that has locked him out: he may assault it (unless Federation) or wait; no marker.
6. Federation locked out of a race: only another player's conquest and then a battle for that system can bring it in.
7. Two players on missions in a system controlled by neither: nobody marks it. If one leaves, the other marks it at his next Control.
8. Visiting an enemy colony on a mission: no marker, no battle, the owner keeps his revenue and may recruit elsewhere but not there (WE-11.7).
9. Battle at a system controlled by a third player: no garrison for either side; the garrison is a separate pair, settled with its own declarations.
10. The active player beats a garrison with no units: nobody loses anything, the marker changes in Control, hands are filled to 7.
11. The active player beats the last unit and has none left (WE-9.23): the loser has retreated, the system keeps its old marker.
12. A lone unit loses: it is lost (half of one, rounded up); nothing retreats.
13. A stack of Starbase only loses: it is destroyed; Strong Hull cannot save it. In the winning stack Strong Hull can.
14. Only a Legendary Commander is left after losses: it may retreat, and later waits for a ship to carry it.
15. Both sides have leaders: no leader bonus for either, whatever their number.
16. A garrison plus a stack of the same player is one side: one sum, one battle.
17. Klingon garrison without units in its own system: 10 + 5.
18. A friendly Starbase adjacent to a garrison without units adds nothing (a unit is needed).
19. A Starbase adjacent to two battles supports both.
20. Phasers by a side of leaders and Starbases only: 0 (+5 for Cardassians).
21. Retreat by a garrison-only side: legal; the side loses, nothing is lost, the site is subdued. With \`noCasualties\`, Force is compared; fortifications of the loser are still destroyed. With \`fortificationsStay\` a Starbase stays even if its owner had no other unit there.
22. Retreat is played after other cards: those are spent; hands are filled to 7.
23. Standoff option with a fortification on the attacking side: mobile units retreat, the fortification stays.
24. Peace Treaty against an attack declared by the non-active side protects the active player.
25. Decoys on the second group of Warp Fleet: the first has moved, the third may still move.
26. Intercept into the origin of the announced group: the group leaves; no battle unless both are still together in the Battle phase.
27. Intercept brings B into A's territory in A's turn: A declares first; if A declares a mission B may attack and is the attacker.
28. Research with an empty deck and one discard: one card is drawn (the Research card itself is not yet in the discard pile).
29. Intelligence or Espionage against an empty hand: legal, no effect. Sabotage: as many as there are.
30. Steal from an empty treasury: 0.
31. Revolt on a Homesystem: illegal, no minor race there.
32. Raiding twice: −10; the total stops at 0. Upkeep is not affected (WE-12.2).
33. Assimilated Command Ship: Force 13 for the Borg; if later lost it returns to the pile as an ordinary chit.
34. Assimilation at an elimination: it happens before the loser is checked for elimination.
35. A shipyard whose colony is gone cannot occur: buildings are never removed.
36. A captured colony with shipyard serves its new controller from the turn after the marker changed (Recruit precedes Control).
37. A player without Homesystem, Starbase or shipyard has no place to start units; he may still build a shipyard on a colony.
38. Upkeep disbands a player's last units while he has no marker: he is out at the end of that turn; if one player is left, that player wins.
39. More than 60 % is reached by diplomacy in the Diplomacy phase and lost again in Battle: not a win; only the end of the turn counts.
40. Two territories sharing only a corner are not adjacent (at least 4 lattice edges, WE-3.6).

`;
