/** The text of `rules.md`. Written by `npm run rules`; change the Markdown, not this. */
export const rules = `# Anaxis 1.8 — the rules

Fleets of starships meet on a map of hexes. Big ships shoot first and move first; small ones dance around them. Everything
rests on six-sided dice and on numbers you can open.

## How to read this text

Every rule starts with its number in bold and one mark in square brackets; whatever follows, up to the next number or
heading, belongs to it. Boards, refusals, logs and sums quote these numbers.

| Mark | What it tells you |
|---|---|
| [S] | The rule sheet says so. |
| [R] | The sheet is silent, unclear or of two minds, and this is how we settle it, with the reason. |
| [O] | The sheet offers it as a choice of the table. |
| [D] | Ours: ship ratings, map sizes, aids and worked examples. The sheet's own control cards are not part of it. |

Where tables could differ, the rule names its option and section 14 lists the values.

## How a turn goes

Read this page and you can play; look the rest up when you need it.

1. **Movement.** The ship with the highest initiative moves first, then the next. Each hex forward costs a point of speed,
   each turn of 60° a point of maneuver. Before its first step a ship may declare that it *evades* or *pursues*.
2. **Firing.** Again the highest initiative first, and now that is an advantage. Each bank fires once, at any enemy in its arc.
   *Difficulty* is range divided by sensors, rounded up, and more against an evader. Every die above it hits.
3. **Damage.** For every hit roll another die. It counts if it beats armour less penetration; what counts comes off the hull.
   At nothing left the ship is gone at once, and with it whatever it had not fired yet.
4. **Cinema Points** buy one more step, one more die, a better shot, or take the sting out of a hit. They do not come back.
5. Lose all your ships and you have lost, unless the scenario says otherwise.

Three habits of good players: count who fires before whom; end a move where your guns bear and theirs do not; finish a
wounded ship before it fires.

---

## 1. The map and the ships

**AX-1.1** [R] The hexes lie flat side up. A hex has two coordinates q and r and a third, s = −q − r; the distance between two hexes is the
greatest difference in any of the three. The sheet only asks for a hex grid.

**AX-1.2** [R] A ship faces one of six hex sides: 0 up, then clockwise 1 to 5. The sheet turns ships by 60°.

**AX-1.3** [R] The map is a rectangle of columns and rows; odd columns sit half a hex lower. Standard 41 × 41, because one scenario starts
20 hexes from an edge and near the middle; 31 × 31 for skirmishes of up to 40 points.

**AX-1.4** [R] The distance of a hex to an edge is the number of rows or columns between; a hex *of* the edge has distance 0.

**AX-1.5** [R] A step across the rim takes the ship off the map for good. It has *fled*: not destroyed, but gone. \`ax.mapEdge\` closes the
rim, or opens the plane without end. Scenarios may close it for one side. *The Ambassador scenario speaks of fleeing, so ships
can leave.*

**AX-1.6** [S] Any number of ships may share a hex. Nothing blocks movement or fire.

**AX-1.7** [S] A ship has hull, speed, reverse, maneuver, armour, initiative, sensors, a primary bank, mostly a secondary one, perhaps a special
ability, and a cost. Sensors may be a fraction: the Wyvern sees ⅔.

**AX-1.8** [S] A bank has firepower (dice), penetration, tracking and an arc. It fires as a whole, once a turn, at one target.

**AX-1.9** [S] The five arcs open 30°, 60°, 90°, 120° and 180° to each side of the bow: *Narrow*, *Forward*, *180°*, *Extended*, *360°*. A hex on the
border is inside. A Narrow bank never reaches its own hex, all others do.
- [R] Seen with the bow up, a hex that is F half-rows ahead (s − r) and G columns aside (|q|) lies in Narrow when F ≥ 3G, in Forward
  when F ≥ G, in 180° when F ≥ 0, in Extended when F ≥ −G. The drawings of the sheet are lost; these are the exact cones.
  \`ax.narrowArc\` reduces Narrow to the straight row ahead.

## 2. Turn and initiative

**AX-2.1** [S] A turn has a movement phase and a firing phase. In each phase every ship on the map has one slot.

**AX-2.2** [S] The highest initiative goes first in both phases, then the next, down to the lowest.

**AX-2.3** [S] Equal numbers: between the sides the ship with more hull *left* goes first. Within a side the owner chooses, and may
choose differently in the two phases.

**AX-2.4** [R] When a number is called, all ships with it are lined up by hull left; that gives the order of the *owners*. At each slot the
owner takes any of his ships of that number. A ship destroyed before its slot takes its owner's last slot with it; a ship that
joins or leaves the number makes the rest be lined up anew. *So hull decides between the sides and the owner within his own.*

**AX-2.5** [R] Same number, same hull, different sides: a priority marker decides. A die at the start gives it away (1–3 side 1, 4–6 side 2) and
it changes hands after every turn. Its holder goes second when moving and first when firing. \`ax.fullTie\` rolls a die for each
such tie instead: ships of one number and one hull are one tie.

**AX-2.6** [R] Numbers may fall below zero; only their order counts.

**AX-2.7** [R] The research base has no slots.

## 3. Movement

**AX-3.1** [S] A move is a run of steps: forward into the hex ahead, reverse into the hex behind, a turn of 60° left or right.
Standing still is a move too. Points not used are lost, nothing carries over.

**AX-3.2** [S] No more forward steps than speed, no more reverse steps than the reverse rating, and never both in one turn.

**AX-3.3** [S] No more turns than the maneuver rating, at any point of the move; evaders and pursuers have fewer (AX-4.2).

**AX-3.4** [S] Occupied hexes may be entered, crossed and ended in.

**AX-3.5** [R] Order: declare; steps; closing declarations (stealth, jamming, shield); end; mines. Closing declarations use the final hex
and facing.

**AX-3.6** [R] Ratings are the printed ones less interdiction, never below 0.

**AX-3.7** [R] Steps can be planned and taken back freely until they are committed.

**AX-3.8** [S] Mines: AX-10.4.

## 4. Evasion and pursuit

**AX-4.1** [S] Before its first step a ship may declare evasion, or the pursuit of one enemy ship; never both.

**AX-4.2** [S] That takes a maneuver rating of at least 3 and leaves less of it for turning:

| Maneuver | Turns left | Penalty |
|---|---|---|
| 0, 1, 2 | not possible | – |
| 3 | 0 | 1 |
| 4 | 0 | 2 |
| 5 | 1 | 2 |
| 6 and more | 2 | 3 |

- [R] "And more": only Piloting as a rating ever reaches it.

**AX-4.3** [S] An evader must go forward at least as many hexes as its maneuver rating. A pursuer must go forward at least the smaller of its
maneuver rating and the quarry's travel. Neither may reverse.
- [R] The travel of a quarry that has not moved yet is its speed: a pursuer that moves first cannot know more.

**AX-4.4** [R] A declaration that speed (and one step of Engineering, if a Cinema Point is there) cannot fulfil is refused. A move cannot end below
the minimum while another forward step is possible; if none is, the move ends, the benefit is lost and the self penalty stays.

**AX-4.5** [S] Fire at an evader is harder by the penalty of the table; the evader's own fire is harder by 1.
- [R] The sheet gives three numbers for the penalty; two of them are the table's. \`ax.evasionPenalty\` takes the maneuver rating instead.

**AX-4.6** [S] A pursuer firing at its quarry takes its own table penalty off the quarry's, and pays no self penalty there. Its fire at anybody
else is harder by 1.
- [R] Not below 0: pursuit cancels evasion and is worth nothing against a steady ship.

**AX-4.7** [S] Tracking works once, against all maneuvering penalties of a volley together.

**AX-4.8** [R] Any enemy ship on the map can be pursued, near or far, moved or not; the base cannot. The quarry is public. If it is
gone, the pursuer still pays against others.

**AX-4.9** [S] Both end with the turn.

## 5. Shooting

**AX-5.1** [S] In its firing slot a ship may fire each bank once, each at its own target. Not firing is allowed.
- [R] The owner sees one result before choosing the next.

**AX-5.2** [S] A target is a ship or base in the bank's arc, at any range.
- [R] It is an enemy; only a pulse strikes friends. The sheet says any ship, and \`ax.targets\` takes it at its word: then any other ship,
  friend or enemy, but neither the shooter itself nor the base of its own side.

**AX-5.3** [S] Range counts the target's hex and not the shooter's; 0 in the same hex. Stealth adds to it (AX-7.6).

**AX-5.4** [S] **Difficulty = ⌈range ÷ sensors⌉ + maneuvering**, where maneuvering is the target's evasion less pursuit (not below 0), plus the
shooter's self penalty, less tracking, and not below 0 in all. Tracking never touches the first part.

**AX-5.5** [R] Only the quotient is rounded, and upwards. Range 0 gives 0.

**AX-5.6** [S] Sensors of a volley, in this order: the printed rating, replaced by 3 for a Phoenix at the ship it scans, or by 7 over a working
uplink; Fire control +1 (a rating below 1 becomes 2); jamming −2 or −1; and then not below 1 for a printed rating above 1, not
below ½ for a printed 1.
- [R] The Wyvern's floor is ½ as well. The floor only applies to ratings that jamming has touched.

**AX-5.7** [R] Fractions are exact: ⅔ makes ⌈3 × range ÷ 2⌉, ½ makes 2 × range.

**AX-5.8** [R] At difficulty 6 and more nothing can hit and nothing is rolled. At 0 every die hits. No roll hits or misses by itself.

**AX-5.9** [R] The size of a ship does not matter. The sheet mentions it once and never says how.

## 6. Hits and damage

**AX-6.1** [S] Roll the firepower. Every die *above* the difficulty is a hit.

**AX-6.2** [S] Cut-off = armour (with shield) less penetration, not below 0.

**AX-6.3** [S] Roll a die for every hit. Dice above the cut-off count with their faces; the sum is the damage.

**AX-6.4** [S] Damage control may take 4 off it (AX-8.6).

**AX-6.5** [S] The rest comes off the hull at once. At 0 the ship is destroyed and removed, and loses a slot it still had.
- [R] Damage beyond that is lost.

**AX-6.6** [R] Dice in this order: hits; with at least one hit the shield; the armour.

**AX-6.7** [R] What a ship does without pause (scan, link, jam, shield) ends when it is gone. Interdiction already laid stays.

## 7. Special ships

### 7.1 Phoenix: scan and uplink

**AX-7.1a** [S] It scans one enemy in its Forward arc, the own hex included.
- [R] The base may be scanned.

**AX-7.1b** [R] Scans are declared when the firing phase begins, in initiative order, one for each Phoenix, or none. \`ax.scanTiming\` moves it to
the end of the Phoenix's move; then it must still reach when the firing phase begins.

**AX-7.1c** [R] For the link the scanned ship and the receiver must each be within 15 hexes of the Phoenix. \`ax.uplinkLimit\` keeps only one of
the two limits. Stealth does not count here.

**AX-7.1d** [S] One other friendly ship may be linked: at the scanned ship it has sensors 7, with both banks.
- [R] \`ax.uplinkBonus\` adds 7 instead. Another Phoenix may be the receiver.

**AX-7.1e** [S] The Phoenix itself has sensors 3 against the ship it scans.

**AX-7.1f** [S] Stealthy ships can be scanned; their stealth still counts as range for the shots.

**AX-7.1g** [S] Jamming does not blind a Phoenix. It does break its link (AX-7.4e).

**AX-7.1h** [R] A scan ends when its Phoenix is gone.

### 7.2 Monsoon: interdiction

**AX-7.2a** [S] In its firing slot it may lay its field on one enemy ship in Narrow arc, 1 to 10 hexes away.
- [R] Beside its banks, once a turn. \`ax.interdictionExtra\` makes it cost the primary bank.

**AX-7.2b** [S] Two points off speed, reverse and maneuver, divided at will.
- [R] Both must be assigned.

**AX-7.2c** [S] They count in the target's next movement phase and then end.
- [R] Several fields add up; ratings stop at 0.

**AX-7.2d** [S] Against an evader roll a die: it works only above the evader's maneuver rating.
- [R] An ordinary die, one roll, the rating of this turn. An evasion that fell short of its minimum (AX-4.4) is no evasion here.

**AX-7.2e** [S] A lowered maneuver counts for everything, evasion included.

**AX-7.2f** [S] Nobody is held in the first turn. *And a Monsoon lost afterwards changes nothing* [R].

**AX-7.2g** [R] The base cannot be held. Jamming, scans, shields and stealth have no part in it.

### 7.3 Inferno: energy pulse

**AX-7.3a** [S] Instead of a secondary bank: it strikes every ship within two hexes, no target and no hit roll.
- [R] Its friends too, itself not; the base is no ship. \`ax.pulseFriendly\` spares friends.

**AX-7.3b** [S] Penetration 3 in the own hex, 1 next to it, 2 at two hexes. \`ax.pulseProfile\` lets it fall 3, 2, 1, which was probably meant.

**AX-7.3c** [S] One armour die for each ship.

**AX-7.3d** [S] Shields and Damage control work. Stealth, evasion, jamming and sensors do not matter.

**AX-7.3e** [R] Ships are rolled by distance, then number; all wounds count at the same instant. Of the bonuses only Weapons systems apply, and
its one die of power cannot be traded away.

### 7.4 Intrepid: jamming

**AX-7.4a** [S] At the end of its move it may jam one hex in its Forward arc, up to 12 hexes away, for the firing phase.

**AX-7.4b** [S] Up to 6 hexes: sensors −2; beyond: −1; for every ship in that hex, friend or foe.

**AX-7.4c** [S] Floors: AX-5.6.

**AX-7.4d** [R] The hex is jammed, not the ships in it. Of several jams the strongest counts, or all with \`ax.jamStack\`.

**AX-7.4e** [S] A jam on the hex of the Phoenix or of the receiver breaks the link; the receiver uses its own sensors.

**AX-7.4f** [R] It ends when the Intrepid is gone.

### 7.5 Pulsar: adaptive shield

**AX-7.5a** [S] At the end of its move it names one friendly ship or itself.

**AX-7.5b** [R] The ship must be within two hexes of the Pulsar *when it is fired at*.

**AX-7.5c** [S] Three dice against each volley or pulse; each success adds 1 to the armour.
- [R] A success is a 1 or a 2: the sheet counts minus faces, which are two of six. \`ax.shieldFace\` takes odd faces or three faces.

**AX-7.5d** [S] A Pulsar that protects somebody else has one die for itself.

**AX-7.5e** [R] Rolled once a volley, and only after a hit. Of several shields the best counts, or all with \`ax.shieldStack\`.

**AX-7.5f** [R] Mines ask for no armour roll, so shields do not help. A shield ends when its Pulsar is gone.

### 7.6 Assassin: stealth

**AX-7.6a** [S] At the end of its move it chooses full or partial stealth.
- [R] The choice lasts until the next; before the first it is partial. \`ax.stealthModes\` adds "off".

**AX-7.6b** [S] Full: 6 hexes farther for enemy fire, and it may not fire. Partial: 3 hexes, and it may.

**AX-7.6c** [S] Only where fire is rolled for: never for scans, links, jams, fields, pulses, shields, arcs, pursuit or deployment.

**AX-7.6d** [R] It is public.

## 8. Cinema Points

**AX-8.1** [S] One ship point buys two; a left-over half point buys one [R]. Each side has one pool.

**AX-8.2** [R] In a skirmish at most a quarter of the limit, in points of CP: small purchases beat ships otherwise. \`ax.cpCap\` lifts it.

**AX-8.3** [S] They are spent in the open, for one ship and one turn. Different bonuses go together; the same one only once a ship and turn,
unless the table says more.

**AX-8.4** [S] The bonuses:

| Bonus | CP | What it does | When | How often a ship and turn |
|---|---|---|---|---|
| Command | 1 | initiative −5 moving, +5 firing | when its number is called | once a phase |
| Engineering | 1 | one more forward or reverse step | with the step | once |
| Piloting | 1 | one more turn | with the turn | once |
| Fire control | 1 | sensors +1 for one bank | with the volley | once a bank |
| Gunnery | 1 | tracking +2, secondary bank | with the volley | once |
| Damage control | 1 | 4 points of damage ignored | after an armour roll | once a roll |
| More power | 2 | one die more for one bank | with the volley | one kind, once a bank |
| More penetration | 2 | penetration +1 for one bank | with the volley | one kind, once a bank |
| Trade | 1 | a die for a point of penetration, or the reverse | with the volley | one kind, once a bank |

**AX-8.5** [S] *Command.* Moving: instead of moving when called, the ship is called again five lower.
- [R] Firing: five *higher*. The window opens when the countdown reaches that number, before the ships that have it by themselves; the
  side without the marker decides first. The sheet's table says lower, but its text only makes sense upwards. \`ax.commandFiring\` takes the
  table at its word; \`ax.lateCommand\` keeps the window open until the ship fires.

**AX-8.6** [S] *Damage control* is decided by the owner right after the armour roll, before the hull suffers. It heals nothing and does not help
against mines. [R] The base may use it as a ship of its side.

**AX-8.7** [S] *Engineering* and *Piloting* are bought with the very step that goes beyond the allowance.
- [R] Rating, row and minimum stay. \`ax.piloting\` raises the rating instead, bought with the declaration.

**AX-8.8** [S] *Fire control*: one bank; both cost 2. A rating below 1 becomes 2.

**AX-8.9** [S] *Gunnery*: secondary banks only.

**AX-8.10** [S] *Weapons systems* (power, penetration, trade): one kind a ship and turn; on both banks at double cost.
- [R] A trade needs a second die to give, or a point of penetration. Announced before the dice.

**AX-8.11** [R] Only what is in the pool can be spent. Everything for a volley is announced with its target.

## 9. Fleets and deployment

**AX-9.1** [S] Skirmish: the same points for both; 30–40 small, 50–70 medium, 80–100 large. Deploy on opposite edges and fight.

**AX-9.2** [R] One race a side, any number of a class, at least one ship; unspent points are lost. Fleets are bought in secret and revealed together.

**AX-9.3** [R] Up to 40 points on 31 × 31, above that on 41 × 41.

**AX-9.4** [R] Side 1 within 4 of the north edge, side 2 within 4 of the south, any facing, sharing hexes allowed; in secret, revealed together.
\`ax.deployment\` alternates ship by ship, the holder of the marker second.

**AX-9.5** [R] "n hexes away" means at least n; "within n" at most n. Scenario sides deploy one after the other. If no hex is that far from every enemy,
as far as the map allows will do. While the enemy deploys in secret, the distance is measured from every hex where an enemy ship may be deployed:
a hidden ship must not show by the hexes that are offered.

**AX-9.6** [R] Where a scenario says nothing about deployment, AX-9.4 holds.

**AX-9.7** [R] A side without a ship on the map has lost; both at the same instant draw. At the turn limit of a skirmish each ship left scores
cost × (½ + ½ × hull left ÷ hull); the higher score wins if it leads by a tenth of itself. Elimination scenarios are drawn at
the limit.

**AX-9.8** [R] A side may concede. After eight whole turns without a rolled volley and without a loss either side may claim a draw.
- [R] \`ax.drawClaim = notBehind\`: a side that would lose by the score of AX-9.7 at the turn limit may not, so that it cannot run away from a lost skirmish.

## 10. Scenarios

The sheet does not promise fair scenarios. For a contest play each twice (AX-10.7).

**AX-10.1** [S] **Nelluran Ambassador.** Nelluran: Nova, 2 Pulsars, 2 Comets, 10 CP. They name a goal edge, start 20–22 hexes from it and within 5 of the
centre [R], and secretly note which ship carries the ambassador. The other side, any other race, has 60 points of ships and CP, on any edge
but the goal. The carrier reaches the goal edge: Nelluran win. It is destroyed: the others win. It leaves by another edge: a draw, but a win
for the others if the Nova has been destroyed. [R] No other ship left: Nelluran win. 25 turns: a draw. \`ax.ambassadorEdges\` lets the others come
from several edges.

**AX-10.2** [S] **Surgical Strike.** Sildosi: Victory, Adept, 2 Dauntless, Intrepid, 2 Honor, 15 CP, within 10 hexes of an edge, deployed first. Kelterik: 2
Assassins, 5 Scouts, 15 CP, at least 20 hexes from every enemy. The Victory is destroyed: Kelterik win. [R] No Kelterik ship left, or 20 turns:
Sildosi win. Sildosi ships cannot leave the map, or the Victory would; an open plane (\`ax.mapEdge\`) does not change that.

**AX-10.3** [S] **Border Skirmish.** Pelloda: Tempest, 2 Cyclones, Hurricane, 5 CP. Nelluran: 2 Auroras, 3 Comets, 10 CP. Elimination; 30 turns: a draw [R].

**AX-10.4** [S] **Mine Field.** Ardoni: Leviathan, 2 Typhons, Phoenix, 2 Wyverns, 10 CP, within 10 hexes of an edge. Teggeri: a research base (armour 4, hull 25) up
to 30 hexes from that edge; Hailstorm, Firebrand, 2 Infernos within 6 hexes of it; 4 Scorchers anywhere at least 10 hexes from every enemy; 20 CP.
Each Ardoni ship that ends its move rolls a die; on a 6 it loses 2 hull. The base is destroyed: Ardoni win. Otherwise, when no Ardoni ship is left
or after 20 turns [R]: a draw if the base has 5 hull or less, else Teggeri win. [R] Only ships that moved a hex roll; \`ax.mineTrigger\` makes all roll.
The base can be shot at and scanned, blocks nothing, and is no ship.

**AX-10.5** [S] **Face Off.** Ardoni: 3 Leviathans, 2 Chimeras, 5 Typhons, 3 Phoenixes, 6 Wyverns. Kelterik: 2 Emperors, 5 Guardians, 3 Assassins, 13 Scouts. 20 CP
each. Elimination; 30 turns: a draw [R].

**AX-10.6** [R] \`ax.handicap\` gives one side more CP in any scenario, agreed before the game.

**AX-10.7** [S] To know which player is better, play twice with the sides exchanged.
- [R] A leg won counts 1, a leg drawn ½. If that leaves both players even, add up what each had left at the end of his two legs
  (AX-9.7, whatever ended them): the higher total wins the contest if it leads by a tenth of itself, otherwise the contest is drawn.
  *The sheet says to play twice and leaves the adding to the table.* A rematch carries the first result in \`ax.firstLeg\`.

**AX-10.8** [D] \`ax.evenSides\` adds to the forces of the sheet what made equal bots win about as often with either side, or with any race. *Measured, not printed; the
figures stand beside the switch.*

| Scenario | Who | receives |
|---|---|---|
| Nelluran Ambassador | the other side | 34 more CP |
| Surgical Strike | Kelterik | 4 more Assassins |
| Border Skirmish | Nelluran | 3 more CP |
| Mine Field | Teggeri | 50 more hull for the base |
| Face Off | Kelterik | 13 more CP |

- In a skirmish of 50 points with the races of the sheet, each side receives CP for its race together with the reveal of both fleets (AX-9.2): Ardoni 22, Sildosi 22, Teggeri 21, Pelloda 14, Nelluran 6, Kelterik none. *At the start they would tell the race.*

## 11. Decisions

**AX-11.1** [R] Every decision belongs to one side and has a finite list of answers: fleet, edge, base, deployment, carrier; then each turn the ship for a
slot, its declaration, its steps, its closing declaration; scans; Command windows; volleys, pulses, fields; Damage control.

**AX-11.2** [R] A ship keeps from turn to turn its hull, place, facing, stealth, and interdiction laid on it. Everything else is cleared when a turn begins.

**AX-11.3** [R] Where only one answer exists it is taken by itself; so a ship without targets is not asked, and an empty pool is not asked about points.

## 12. What is secret

**AX-12.1** [R] Fleets while they are bought, deployments while both sides deploy, and who carries the ambassador. All else is open: hulls,
ratings, declarations, pools, pending interdiction.

**AX-12.2** [R] A Nelluran ship that stands on the goal edge without ending the game is shown not to carry the ambassador.

## 13. Ships

**AX-13.1** [D] Ratings are ours. Banks read firepower / penetration / tracking and arc: N Narrow, F Forward, H 180°, E Extended, A 360°. In brackets behind
the maneuver rating: turns left and penalty while evading.

### Ardoni

*See first, shoot far. Narrow heavy guns, the best sensors, a support ship that lends its eyes. Keep your distance and pick one victim.*

| Ship | Class | Hull | Spd | Rev | Man | Arm | Init | Sens | Primary | Secondary | Special | Cost |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
| Leviathan | Battleship | 56 | 4 | 1 | 2 (–) | 5 | 27 | 4 | 6/3/0 N | 5/1/2 E | – | 24 |
| Chimera | Battlecruiser | 42 | 5 | 2 | 3 (0/1) | 4 | 22 | 4 | 5/3/0 N | 4/1/2 H | – | 18 |
| Gorgon | Cruiser | 30 | 5 | 2 | 3 (0/1) | 3 | 18 | 3 | 5/2/0 F | 3/0/2 E | – | 14 |
| Typhon | Frigate | 17 | 6 | 2 | 4 (0/2) | 2 | 10 | 3 | 4/2/1 N | 2/0/2 H | – | 8 |
| Phoenix | Electronic Support Vessel | 16 | 6 | 2 | 4 (0/2) | 2 | 8 | 2 | 2/1/1 F | 2/0/2 A | scan and uplink | 12 |
| Wyvern | Gunboat | 8 | 8 | 2 | 6 (2/3) | 1 | 4 | ⅔ | 5/2/2 F | – | – | 3 |

### Pelloda

*Fast and slippery, thinly plated. Small ships evade and still turn; the Monsoon takes the legs off a giant. Get behind them.*

| Ship | Class | Hull | Spd | Rev | Man | Arm | Init | Sens | Primary | Secondary | Special | Cost |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
| Thunderhead | Battlecruiser | 38 | 6 | 2 | 3 (0/1) | 3 | 21 | 3 | 5/2/1 F | 4/1/3 E | – | 19 |
| Maelstrom | Cruiser | 28 | 6 | 2 | 4 (0/2) | 3 | 16 | 3 | 4/2/1 F | 3/0/3 E | – | 15 |
| Tempest | Destroyer | 18 | 7 | 3 | 5 (1/2) | 2 | 13 | 3 | 4/2/1 F | 3/0/3 A | – | 13 |
| Monsoon | Interdictor | 18 | 6 | 2 | 4 (0/2) | 2 | 9 | 2 | 3/1/1 N | 2/0/2 H | interdiction | 9 |
| Hurricane | Escort | 14 | 7 | 3 | 5 (1/2) | 2 | 8 | 2 | 2/1/2 F | 3/0/3 A | – | 9 |
| Cyclone | Corvette | 11 | 8 | 3 | 5 (1/2) | 1 | 6 | 2 | 3/1/1 F | 1/0/2 H | – | 6 |
| Squall | Gunboat | 7 | 9 | 3 | 6 (2/3) | 1 | 2 | 1 | 2/1/1 F | – | – | 3 |

### Teggeri

*Brawlers with thick prows, many dice and poor eyes. The Inferno punishes crowds, its own included. Close in.*

| Ship | Class | Hull | Spd | Rev | Man | Arm | Init | Sens | Primary | Secondary | Special | Cost |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
| Conflagration | Battleship | 58 | 4 | 1 | 2 (–) | 5 | 26 | 3 | 8/3/0 F | 5/1/2 H | – | 20 |
| Hailstorm | Cruiser | 34 | 5 | 1 | 3 (0/1) | 4 | 19 | 3 | 4/2/0 F | 4/0/2 E | – | 15 |
| Firebrand | Light Cruiser | 26 | 6 | 2 | 3 (0/1) | 3 | 16 | 2 | 5/2/0 F | 3/0/2 H | – | 9 |
| Inferno | Destroyer | 24 | 6 | 2 | 4 (0/2) | 3 | 13 | 2 | 4/2/0 F | pulse | energy pulse | 7 |
| Cinder | Corvette | 13 | 7 | 2 | 5 (1/2) | 2 | 7 | 2 | 3/2/0 N | 1/0/2 H | – | 5 |
| Scorcher | Gunboat | 8 | 8 | 2 | 6 (2/3) | 1 | 3 | 1 | 3/1/0 N | – | – | 3 |

### Sildosi

*No weakness and no gunboats. Wide arcs, solid escorts, and an attack craft that blinds one hex. Stay together and strike one target.*

| Ship | Class | Hull | Spd | Rev | Man | Arm | Init | Sens | Primary | Secondary | Special | Cost |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
| Victory | Battlecruiser | 44 | 5 | 2 | 3 (0/1) | 4 | 23 | 4 | 5/2/0 F | 4/1/2 A | – | 24 |
| Adept | Cruiser | 30 | 5 | 2 | 3 (0/1) | 3 | 17 | 3 | 4/2/0 F | 4/1/2 E | – | 15 |
| Dauntless | Destroyer | 21 | 5 | 2 | 4 (0/2) | 3 | 12 | 3 | 4/2/1 F | 2/1/2 E | – | 11 |
| Steadfast | Frigate | 17 | 6 | 2 | 4 (0/2) | 2 | 10 | 2 | 3/2/1 F | 2/0/2 A | – | 7 |
| Intrepid | Electronic Attack Craft | 15 | 6 | 2 | 4 (0/2) | 2 | 7 | 2 | 2/1/1 F | 2/0/2 H | jamming | 8 |
| Honor | Corvette | 10 | 7 | 2 | 5 (1/2) | 2 | 5 | 2 | 2/1/1 F | 2/0/2 E | – | 5 |

### Nelluran

*Slow and hard to crack. Few dice that go through anything, and shield ships that harden whoever needs it. Let them break on you.*

| Ship | Class | Hull | Spd | Rev | Man | Arm | Init | Sens | Primary | Secondary | Special | Cost |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
| Quasar | Battleship | 58 | 3 | 1 | 2 (–) | 5 | 25 | 3 | 5/4/0 F | 4/1/2 A | – | 25 |
| Nova | Heavy Cruiser | 40 | 4 | 1 | 3 (0/1) | 4 | 20 | 3 | 5/3/0 F | 3/1/2 E | – | 17 |
| Comet | Heavy Frigate | 22 | 5 | 2 | 4 (0/2) | 3 | 11 | 2 | 3/3/1 N | 2/0/2 H | – | 7 |
| Pulsar | Adaptive Shield Support Vessel | 20 | 5 | 2 | 4 (0/2) | 3 | 9 | 2 | 2/1/1 F | 2/0/2 A | shield | 8 |
| Aurora | Corvette | 13 | 6 | 2 | 5 (1/2) | 2 | 6 | 2 | 3/1/1 F | 1/0/2 H | – | 6 |
| Meteor | Gunboat | 10 | 7 | 2 | 5 (1/2) | 2 | 4 | 1 | 2/2/1 F | – | – | 3 |

### Kelterik

*An empire and its hunters. The biggest ship of all, cheap scouts, and a destroyer that fires or hides. Make the first volley count.*

| Ship | Class | Hull | Spd | Rev | Man | Arm | Init | Sens | Primary | Secondary | Special | Cost |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
| Emperor | Dreadnaught | 70 | 3 | 1 | 1 (–) | 5 | 30 | 3 | 8/3/0 F | 6/1/2 A | – | 35 |
| Praetor | Battlecruiser | 42 | 5 | 1 | 2 (–) | 4 | 24 | 3 | 6/3/0 F | 4/1/1 H | – | 17 |
| Guardian | Cruiser | 34 | 4 | 1 | 3 (0/1) | 4 | 18 | 3 | 4/2/0 F | 4/0/2 E | – | 15 |
| Assassin | Destroyer | 19 | 6 | 2 | 4 (0/2) | 2 | 14 | 3 | 5/3/0 N | 2/0/1 H | stealth | 12 |
| Lancer | Frigate | 16 | 6 | 2 | 4 (0/2) | 2 | 9 | 2 | 4/2/0 N | 2/0/2 H | – | 5 |
| Scout | Gunboat | 7 | 8 | 3 | 6 (2/3) | 1 | 3 | 2 | 2/1/1 F | – | – | 3 |

**AX-13.2** [D] Ships and scenarios of your own load from files and are checked field by field. A pulse takes the place of the secondary bank.

## 14. Table options

**AX-14.1** [R] The first value is the standard.

| Option | Values | Rule |
|---|---|---|
| \`ax.targets\` | \`enemies\`, \`any\` | AX-5.2 |
| \`ax.evasionPenalty\` | \`table\`, \`maneuver\` | AX-4.5 |
| \`ax.commandFiring\` | \`raise\`, \`lower\` | AX-8.5 |
| \`ax.lateCommand\` | \`off\`, \`on\` | AX-8.5 |
| \`ax.piloting\` | \`point\`, \`rating\` | AX-8.7 |
| \`ax.narrowArc\` | \`wedge\`, \`line\` | AX-1.9 |
| \`ax.fullTie\` | \`marker\`, \`die\` | AX-2.5 |
| \`ax.mapEdge\` | \`exit\`, \`closed\`, \`open\` | AX-1.5 |
| \`ax.scanTiming\` | \`firing\`, \`movement\` | AX-7.1b |
| \`ax.uplinkLimit\` | \`both\`, \`link\`, \`target\` | AX-7.1c |
| \`ax.uplinkBonus\` | \`rating7\`, \`plus7\` | AX-7.1d |
| \`ax.interdictionExtra\` | \`free\`, \`insteadOfPrimary\` | AX-7.2a |
| \`ax.pulseFriendly\` | \`all\`, \`enemies\` | AX-7.3a |
| \`ax.pulseProfile\` | \`printed\`, \`falloff\` | AX-7.3b |
| \`ax.jamStack\` | \`best\`, \`sum\` | AX-7.4d |
| \`ax.shieldFace\` | \`two\`, \`odd\`, \`three\` | AX-7.5c |
| \`ax.shieldStack\` | \`best\`, \`sum\` | AX-7.5e |
| \`ax.stealthModes\` | \`two\`, \`three\` | AX-7.6a |
| \`ax.cpCap\` | \`quarter\`, \`none\` | AX-8.2 |
| \`ax.deployment\` | \`simultaneous\`, \`alternate\` | AX-9.4 |
| \`ax.turnLimit\` | as the scenario says, or a number, or none | AX-9.7 |
| \`ax.drawClaim\` | \`either\`, \`notBehind\` | AX-9.8 |
| \`ax.ambassadorEdges\` | \`one\`, \`any\` | AX-10.1 |
| \`ax.mineTrigger\` | \`moved\`, \`always\` | AX-10.4 |
| \`ax.handicap\` | 0, or extra CP for one side | AX-10.6 |
| \`ax.evenSides\` | off, on | AX-10.8 |
| \`ax.firstLeg\` | none, or the result of the first leg | AX-10.7 |

**AX-14.2** [R] Scenarios whose end speaks of an edge need \`ax.mapEdge\` at \`exit\`.

**AX-14.3** [R] Four standard values depart from the sheet's letter; the preset *By the sheet* takes its own.

| Option | The sheet | Why we depart from it |
|---|---|---|
| \`ax.targets\` | \`any\` | no fleet gains by firing at itself |
| \`ax.commandFiring\` | \`lower\` | firing later is a handicap, and the text calls the bonus where the ship fires earlier |
| \`ax.cpCap\` | \`none\` | the sheet calls many points a poor purchase; in trials they beat the ships they cost |
| \`ax.mineTrigger\` | \`always\` | a ship that stays in its hex meets no new mine |

## 15. Hard cases

**AX-15.1** [R] Command in the movement phase may bring a ship into a later group with a tie: that group is lined up with it.

**AX-15.2** [R] All ships of a side are destroyed before their slots: the match is judged at once.

**AX-15.3** [R] An evader at an open rim can always fulfil its minimum by leaving. At a closed one AX-4.4 applies.

**AX-15.4** [R] Maneuver 5 held down by 2 evades by row 3; maneuver 4 held down by 2 cannot evade.

**AX-15.5** [R] Speed held below the minimum: no declaration, unless Engineering bridges one hex.

**AX-15.6** [R] Reverse 0: no reverse step without Engineering, which then gives one.

**AX-15.7** [R] The pursuer of a ship that stood still may stand still too.

**AX-15.8** [R] Surplus tracking never lowers the base part; surplus pursuit is never a bonus.

**AX-15.9** [R] Stealth counts in the shooter's own hex as well: 3 or 6 hexes.

**AX-15.10** [R] Two Phoenixes may scan the same ship for two receivers, or link the same receiver to two ships.

**AX-15.11** [R] A receiver destroyed before its slot wastes the link. Nothing is refunded when a scanned ship is destroyed.

**AX-15.12** [R] A jammed hex with a Phoenix and another ship: the other suffers, the Phoenix does not, every link there breaks.

**AX-15.13** [R] An empty hex may be jammed.

**AX-15.14** [R] A Wyvern with Fire control sees 2; jammed by 1 it sees 1, jammed by 2 it sees ½.

**AX-15.15** [R] A ward that ends three hexes from its Pulsar has no dice; the Pulsar still has its one.

**AX-15.16** [R] Armour six above penetration: every die is stopped, and rolled all the same.

**AX-15.17** [R] A pulse that destroys the last ships of both sides: a draw.

**AX-15.18** [R] A field aimed at an evader of maneuver 6 is allowed and cannot work.

**AX-15.19** [R] Damage control on 4 or less leaves nothing and costs its point; on nothing it cannot be used.

**AX-15.20** [R] Two volleys at the same target are two armour rolls and two chances for Damage control.

**AX-15.21** [R] A mine may take the last point: the ship is destroyed when its move ends. A ship that leaves the map rolls for no mine.

**AX-15.22** [R] With \`raise\`, a number above every printed one opens the firing phase.

**AX-15.23** [R] Ships are numbered as they are listed, side 1 first; pulses use that order.

## 16. Worked examples

**AX-16.1** [D] *A plain shot.* Leviathan's primary (6/3/0, sensors 4) at a Guardian (armour 4, hull 34), 9 hexes: difficulty ⌈9/4⌉ = 3. Dice 2, 5, 1, 3, 1, 4:
two hits. Cut-off 4 − 3 = 1. Armour dice 4, 4: damage 8, hull 26.

**AX-16.2** [D] *Half blind.* Wyvern (5/2/2, sensors ⅔) at 2 hexes: ⌈2 ÷ ⅔⌉ = 3. At 4 hexes 6: impossible. With Fire control at 4 hexes: sensors 2, difficulty 2.

**AX-16.3** [D] *Both evade.* Tempest's primary (tracking 1, sensors 3) at a Dauntless (maneuver 4), 5 hexes: base 2, evasion 2, self 1, tracking −1: 4.

**AX-16.4** [D] *At the quarry.* Squall (maneuver 6, tracking 1, sensors 1) pursues an evading Wyvern: 3 − 3 = 0, no self penalty; at 2 hexes difficulty 2. At
another evading Wyvern, 1 hex: 1 + max(0, 3 + 1 − 1) = 4.

**AX-16.5** [D] *Uplink against full stealth.* Leviathan linked, Assassin 12 hexes away: range 18, sensors 7, difficulty 3.

**AX-16.6** [D] *Shield.* Conflagration (8/3/0) at a shielded Nova (armour 4): shield dice 4, 5, 2: armour 5, cut-off 2.

**AX-16.7** [D] *A queue.* Number 10: side 1 has Typhons with 17 and 4 hull left, side 2 a Steadfast with 11. Slots 1, 2, 1.

**AX-16.8** [D] *A score.* A Nova (17) with 20 of 40 hull scores 12.75; two whole Steadfasts 14. The lead is less than a tenth of 14: a draw.
`;
