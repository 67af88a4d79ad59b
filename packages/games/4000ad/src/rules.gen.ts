/** The text of `rules.md`. Written by `npm run rules`; change the Markdown, not this. */
export const rules = `# 4000 A.D. — the rules

A war between stars, for two to four players. Fleets slip into hyperspace, where everybody can see how long they have
been under way and nobody can see where they are going. Then they come out.

This is the complete game: the basic rules, every house rule, every optional rule, and a ruling for every point the
rule sheet leaves open. There is no luck in it except the roll for who begins, unless your table switches a dice rule
on.

## How to read this text

Every rule starts with its number in bold and one mark in square brackets; whatever follows, up to the next number or
heading, belongs to it. Boards, refusals, logs and sums quote these numbers.

| Mark | What it tells you |
|---|---|
| [S] | The rule sheet says so. Where the sheet numbers the paragraph, the number after \`AD-\` is that number. |
| [R] | The sheet is silent, unclear or of two minds, and this is how we settle it, with the reason. |
| [H] | A house rule of the sheet: always a table option, switched off in the Classic game. |
| [O] | An optional rule of the sheet: always a table option, switched off in the Classic game. |
| [D] | Ours: a piece of design, an aid, or a worked example. |

A bullet with its own mark inside a rule is a ruling on that rule.

## How a turn goes

Read this page and you can play; look the rest up when you need it.

1. **You are a power.** You own a home star, 15 ships, two *warps* (carriers) and one hyperspace path of seven spaces.
   In the two-player Alliances game you command two such powers.
2. **Take your new ships,** in rounds 3, 5, 7 and so on. Count the people (circles) and the raw materials (crosses) on
   all your stars. The smaller of the two counts is the number of ships you get, at your home star.
3. **Push your warps** one space along your path, the one that is further ahead first. A warp on space 4 may come out
   at any star that lies exactly 4 from where it left. Or leave it on the path: you never announce a destination.
4. **Fight when you come out among enemies.** More ships than they have: they are gone and you lose nothing. Fewer:
   you are gone. Just as many: you may not come out there at all.
5. **Send one fleet off,** from one star, if one of your two warps is free. It stands on space 1 until your next turn.
   Only the other star of the same sector is so close that you arrive at once; that is a *hop*. Ships that fought this
   turn stay put.
6. **Distance** is counted in sectors, first and last included, straight or with right-angled turns, the step between
   the upper and the lower level included. Neighbours are 2 apart, the far corners 7.
7. **You win** the Alliances game when your side has taken both enemy home stars, and the Independents game when
   everybody else has been eliminated. Lose your home star as an Independent and you have one turn to get it back.

Three habits of good players: keep one warp free, because two warps under way mean you cannot move anything; count who
could come out at your home star next turn; and send the longer journey first when two fleets are to strike together.

---

## A. Words used

| Word | Meaning |
|---|---|
| **Power** | A home star with its colour, its 15 ships, its path and its two warps. Whatever is limited ("one departure") is limited for each power. |
| **Seat** | A chair at the table, taken by a person or a bot. It commands one power, or both of a side in the two-player Alliances game. |
| **Side** | The powers that would win together: an alliance, or one Independent. |
| **Own turn** | The turn of one power. When every living power has had one, a **round** is over. |
| **Count** | The number of the path space under a warp; the same as the own turns it has been away, the one it left in included. |
| **d(a, b)** | How many turns the journey between two stars takes (section G). |
| **Hop** | A journey of one turn, to the other star of the same sector. |
| **Sister star** | That other star of the same sector. |
| **Defenders** | Every ship at a star that would fight the newcomers, neutral ships too. |
| **Possess** | You possess your home star until an enemy stands on it, even when all your ships are elsewhere. |
| **Lost** | A home star that an enemy took and its owner has not regained. The power that took it last is the **holder**. |
| **Neutral ships** | A garrison that belongs to nobody (AD-3.2.1). |
| **Derelict ships** | Ships of an eliminated power waiting for somebody to take them over (AD-10.2). |

---

## B. The board

**AD-2.1** [S] In the middle lies the star field; around it run the hyperspace paths, one for each home star.

**AD-2.3.2** [S] Think of the star field as a block of 24 cubes called sectors: four rows, three columns, two levels.
The twelve squares carry letters. Each square has an upper, yellow sector and a lower, red one right beneath it; we
write \`A-yellow\`, \`A-red\` and so on. The sheet's own example journey (K, H, E, then D) shows that the letters run in
rows of three.

\`\`\`
        column 0   column 1   column 2
row 0       A          B          C
row 1       D          E          F
row 2       G          H          I
row 3       J          K          L
\`\`\`

**AD-2.3.4** [S] Two stars share each sector, which makes 48. Inside a sector there is no distance to speak of.

**AD-2.4** [S] What a star has to offer is printed on it: \`o\` for people, \`+\` for raw materials, \`o +\` for both,
nothing for neither. A bare star is worth having only for where it lies.

**AD-2.4.a** [R] In every square, the two yellow and two red stars together show each of the four kinds once, as a
published description of the original board reports. So there are twelve stars of each kind, 24 circles, 24 crosses. A
home star always shows both symbols.

**AD-2.D1** [D] No source that lists the whole original board could be found, so which star of a square shows which
symbol is our own design. It treats the four usual home stars alike: mirror the board left to right, or turn it half
round and swap the levels, and every symbol falls on the same symbol again. Every usual home star therefore finds as
many stars of each kind at each distance as the others do. The stars with both symbols alternate like a chessboard,
yellow in A C E G I K and red in B D F H J L.

| Square | Yellow stars (upper level) | Red stars (lower level) |
|---|---|---|
| A | Algol \`o +\` ¹, Capella \`o\` | Menkar \`+\`, Diphda |
| B | Aldebaran \`o\`, Castor \`+\` | Rigel \`o +\` ¹, Bellatrix |
| C | Regulus \`o +\` ¹, Procyon \`o\` | Adhara \`+\` ¹, Canopus |
| D | Hamal \`o\` ¹, Mirfak | Mira \`o +\` ¹, Achernar \`+\` |
| E | Sol \`o +\` ², Alpha Centauri ² | Betelgeuse \`o\`, Sirius \`+\` |
| F | Pollux \`o\`, Alphard | Spica \`o +\`, Hadar \`+\` |
| G | Schedar \`o +\`, Mirach \`+\` | Ankaa \`o\`, Alnair |
| H | Markab \`o\` ³, Enif \`+\` | Fomalhaut \`o +\` ³, Algenib ³ |
| I | Arcturus \`o +\`, Mizar \`+\` | Polaris \`o\` ³, Kochab |
| J | Altair \`+\`, Deneb | Pavo \`o +\` ¹, Nunki \`o\` |
| K | Vega \`o +\` ¹, Eltanin | Sabik \`o\`, Rasalhague \`+\` |
| L | Thuban \`+\`, Alkaid | Antares \`o +\` ¹, Shaula \`o\` |

¹ name and sector from the rule sheet; ² named there as sharing a sector, sector ours; ³ name and colour from a public
write-up, letter worked out from it; all others are real star names placed by us.

**AD-2.D2** [D] **\`ad.map\`** A table may play on a star map of its own: a file with the board's size and its stars,
each with name, square, level and symbols. The map decides what can be reached when; all rules below then read "the
map" for "the 48 stars". A map that contradicts itself is turned down with the reason at the faulty line.

**AD-3.1** [S] The home stars of the standard game are Algol (A-yellow), Regulus (C-yellow), Pavo (J-red) and Antares
(L-red). Three Independents play from Regulus, Antares and Mira (D-red).

| Set-up | Home stars, clockwise | Used for | Distances between them |
|---|---|---|---|
| \`standard\` [S] | Algol, Regulus, Antares, Pavo | Alliances with 2 or 4, Independents with 4 | Algol–Regulus 3, Pavo–Antares 3, Algol–Pavo 5, Regulus–Antares 5, Algol–Antares 7, Regulus–Pavo 7 |
| \`mira\` [S] | Regulus, Antares, Mira | Independents with 3 | 5 each |
| \`duel\` [R] | Algol, Antares | Independents with 2 | 7 |
| \`random\` [H] | tossed for, AD-10.1.c | any | at least \`ad.homeRandomMinDist\` |
| \`custom\` [H] | chosen, AD-3.1.1 | any | as they fall |

- [R] The sheet names no pair of homes for two Independents. Opposite corners are even and give both the longest
  run-up.

**AD-3.1.1** [H] **\`ad.homes = custom\`** The players may choose other home stars: any different stars that show both
symbols. They are seated clockwise like the usual ones.
- [R] If fewer are named than there are powers, the usual home stars of the version fill up, then other stars with
  both symbols.

---

## C.1 Setting up

**AD-1.0** [S] Two to four play one of two versions: **Alliances** for two or four (section C.9), **Independents** for
two, three or four (section C.10). Sections C.2 to C.5 hold for both.

**AD-1.1** [H] **\`ad.aliens\`** You may be aliens if you like. Names and ship art change, nothing else does.
- [R] Each power then has a species of its own, clockwise from the first home star: Okhari, Vessim, Tulladh and Zirrik.
  Board, log and every sentence call the power by its species instead of its home star, and ships of that species stand
  in its plates and emblems. Colours stay, and so do the names of the stars.

**AD-3.2** [S] Fifteen ships stand at each home star when the game begins. Every other star is undefended.

**AD-3.2.1** [H] **\`ad.neutralDefence\`** Some stars may start with a garrison of their own: two dice each, that many
neutral ships. Neutral ships never leave and fight whoever comes.
- Which stars: \`none\`, \`both\` (those with both symbols), \`inhabited\` (those with a circle), \`any\` (those with at least
  one symbol).
- [R] The house rule itself is \`both\`, since it speaks of population *and* resources and the sheet elsewhere calls the
  cross the resources symbol.
- [R] A usual home star nobody plays from is garrisoned like any other star, unless it is off-limits (AD-9.1.1).

**AD-4.1** [S] A path has an Entry Space and then the spaces 1 to 7. There is one for every home star.

**AD-4.2** [S] The space a warp stands on says how many turns its ships have been away. It says nothing about where
they are headed.

**AD-4.3** [S] A power travels on its own path and no other, wherever its ships set out from.

**AD-5.1** [S] Playing pieces stand for one ship or for five and may be changed at will; only the number matters.
- [R] Nobody runs out of ships: the sheet sets no limit to the supply.

**AD-5.2** [S] A power has two warps. Everyone can see of a warp in use: the ships it carries, the sector they left
from (by letter and colour), and its count.

**AD-6.1** [S] The highest roll begins; play then goes clockwise around the board.
- [R] Each side rolls one die; those who tie for highest roll again.
- [R] Clockwise means the order of the home stars around the centre of the board; in one square, yellow comes before
  red. So: Algol, Regulus, Antares, Pavo; or Regulus, Antares, Mira. This order stays for the whole game and skips the
  eliminated. A round starts with the place of the side that began the game, even after that side has gone.
- [R] On a map of your own the order is found in the same way, beginning at the corner to the upper left.

**AD-6.1.a** [S] An own turn consists of production, then arrivals, then the departure; fighting and occupying belong
to it.
- [R] Fighting and occupying happen the moment ships come out, not in a batch at the end. The sheet's summary lists
  them last, but its rules on movement and battle call for an immediate fight, and only then does the ban on departing
  after a battle make sense.

## C.2 Production

**AD-6.2** [S] In a production round a power takes its new ships first thing in its own turn, before it moves
anything. In Alliances both allies take theirs at the start of their side's turn (AD-9.2).

**AD-6.2.2** [S] A coin, lying heads up at first, is turned over after each round. Heads means production, except in
round 1. In numbers: **production rounds are 3, 5, 7, 9 and every odd round after.**

**AD-6.2.3** [S] A power receives one ship for each pair of a circle and a cross among the stars it draws: the smaller
of the two totals. The two need not sit on the same star or anywhere near each other. What is left over is worth
nothing and cannot be saved.

**AD-6.2.3.a** [R] Does power *p* draw star *s*? Ask in this order:
1. Is *s* its own home star, and does it possess it? Then yes, ships there or not (AD-8.3).
2. Is *s* the home star of another living power that possesses it? Then no.
3. Has *p* a ship there, with no neutral ships beside it, and is it the one entitled to the star: alone, or by
   AD-9.4.2? Then yes.

**AD-6.2.3.1** [S] New ships appear at the power's own home star and nowhere else. No home star, no new ships
(AD-8.1).

**AD-6.2.3.2** [H] **\`ad.buildAt = anyBoth\`** New ships may be placed at any controlled star that shows both symbols.
A power that has lost its home star can thus still build.
- [R] The player spreads them at will over the eligible stars: the home star while possessed, and each star with both
  symbols where the power has a ship and which it draws.
- [R] Another power's home star is never eligible as long as that power lives. AD-8.2 forbids production there and
  makes no exception for this house rule, as AD-8.1 does. When its power is gone it is a star like any other.
- [R] If nowhere is eligible, nothing is built.

## C.3 Movement

**AD-7.1** [S] A journey runs from a star to another star: it departs, travels, arrives.
- [R] A warp cannot come out where it went in. This matters only for a hop, since any longer count belongs to another
  sector.

**AD-7.2** [S] The journey takes as many turns as the distance between the sectors says (section G, AD-7.2.a).

**AD-6.3.2** [S] An own turn moves in this order:
1. **Arrivals.** Push each warp on the path one space, the one in front first. It then stays on the path or comes out.
   When it comes out its ships stand at the star, a battle is fought if one is due, and the warp is free. Then the
   other warp.
2. **Together.** Two warps that are both due at one star may be pushed together and come out as one force (AD-6.4.6).
3. **Departure.** If a warp is free after that, one fleet may leave.

**AD-6.3.2.a** [R] You commit to no destination, not even in secret. In any own turn a warp may come out wherever the
distance equals its count. The sheet has the warp record the departure sector only, sends a barred fleet to another
star, and reckons with fleets that run too far; a written destination would fit none of these.

**AD-6.3.2.b** [R] Pushing is not a choice: every warp moves exactly one space in each own turn (or earlier in the
round, AD-9.3). Staying in hyperspace is a choice, as long as the board has stars that far away.

**AD-6.3.3** [S] To depart, choose a star and at least one of your ships there. They board a free warp, the warp
records the sector and stands on space 1.
- [R] The star is named first and the number of ships after it. Until ships leave, nothing has happened.
- Ships that may go: all you have there except those that fought this turn (AD-6.3.4). New ships, and ships that came
  in without a fight this turn, may go.
- [R] You may take the last ship. An ordinary star is then nobody's (AD-6.5.1); your home star is still yours
  (AD-8.3).

**AD-6.3.3.1** [S] One departure of any kind per own turn; none while both warps are in hyperspace.

**AD-6.3.4** [S] Ships that came out in this turn without fighting may depart in the same turn. Ships that fought may
not depart before their owner's next turn.
- [R] The ban holds for a number of ships at a star: the survivors of the attack. Other ships of yours there may
  leave. Winning over neutral ships (AD-6.5.2) or taking derelict ships is not fighting. If your ships fought ahead of
  your turn in a joint arrival, they are free again once your own turn of that round is over.

**AD-7.2.b** [S] A hop is over at once: departure, arrival and battle all happen in the departure step. It needs a
free warp, which is free again straight away, and it is the one departure of the turn.
- [R] You say on departing whether it is a hop. A warp left on space 1 moves to 2 next turn and can no longer come out
  in the sector it left.

**AD-7.2.c** [S] A journey of length *d* that begins in own turn *T* ends in own turn *T + d − 1*.

| Length | turn T | T+1 | T+2 | T+3 | T+4 | T+5 | T+6 |
|---|---|---|---|---|---|---|---|
| 1 | leaves and arrives | | | | | | |
| 2 | 1 | 2 arrives | | | | | |
| 3 | 1 | 2 | 3 arrives | | | | |
| 4 | 1 | 2 | 3 | 4 arrives | | | |
| 5 | 1 | 2 | 3 | 4 | 5 arrives | | |
| 6 | 1 | 2 | 3 | 4 | 5 | 6 arrives | |
| 7 | 1 | 2 | 3 | 4 | 5 | 6 | 7 arrives |

- [R] In one place the sheet puts the arrival at the end of the turn, in its order of moves before the departure. The
  order of moves decides.

**AD-7.2.d** [S] All ships aboard a warp left from one star and come out at one star.

**AD-7.2.e** [S] A warp pushed beyond the greatest distance that exists from its departure sector has left the board
behind: its ships are lost.
- [R] The warp is free at once and may carry this turn's departure.

| Left from square | A C J L | B D F G I K | E H |
|---|---|---|---|
| Greatest distance, either level | 7 | 6 | 5 |
| Stars at distance 1, 2, 3 … (the star itself counted at 1) | 2 6 10 12 10 6 2 | B K: 2 8 12 12 10 4; D F G I: 2 8 14 14 8 2 | 2 10 18 14 4 |

**AD-6.4.4** [S] A force cannot come out against defenders of exactly its own strength. The sister star is open to it,
since the count fits there too.
- [R] So is every other star at that distance, and so is travelling on; if it travels on at the greatest distance it
  is lost with the next push. A barred hop is simply not possible: the ships stay, or leave for hyperspace.

## C.4 Battle and occupation

**AD-6.4.1** [S] Battles are fought at stars only. The larger force wipes out the smaller and suffers nothing
(\`ad.combat = larger\`, the Classic rule).

**AD-6.4.2** [S] To win at a star, come with at least one ship more than stand there. The fight happens as you come
out, and the winner occupies the star.

**AD-6.4.2.a** [R] **\`ad.weakArrival\`** May you come out against a stronger force? Yes (\`allow\`): your ships die
without effect. Equality is the only thing the sheet bars, and dying frees a warp. The board asks you to confirm. With
\`forbid\` it is not possible.

**AD-6.4.3** [S] If you see an attack coming you can bring the defence up to the attacker's strength or above, or
leave in your own turn. Under the Classic rule nobody retreats once the attacker is there.

**AD-6.4.3.a** [R] Everybody at the star who is not with the attacker defends it together (AD-9.4.4) and, under the
Classic rule, dies together.

**AD-6.4.5** [H] **\`ad.combat = fortunes\`, the Fortunes of War.** Battles take rounds. In each:
1. Each side rolls two dice and adds its ships.
2. Take the difference of the totals. If there is one, the side with the lower total loses that many ships; the other
   loses half of it, rounded up. Nobody loses more than it has, and both losses count at once. If the totals are equal
   nobody loses anything.
3. When a side has no ships left the battle is over. Otherwise both may retreat, and then the next round is fought.

- [R] The sheet's sentence on losses can be turned around; its example (18 against 12: the lower side loses 6, the
  higher 3) decides.
- [R] **\`ad.fortunes.survivor\`** Both sides can perish in one round. With \`none\` the star is then empty; with \`last\`
  the side with the higher total saves one ship.
- [R] **\`ad.fortunes.equal\`** Coming out against an equal force: \`fight\` lets dice decide, since the bar exists only
  because nothing would happen; \`barred\` keeps AD-6.4.4.
- [R] **\`ad.fortunes.retreat\`** After a round that leaves ships on both sides, first the defenders and then the
  attackers say whether they stay. A retreat is a departure into hyperspace: it takes a free warp, all of that power's
  ships there, and stands on space 1; it is never a hop. For the attacker it is the departure of the turn, and
  impossible if the battle came from a hop. For the defender it costs nothing of the next turn, in which the warp is
  pushed to 2. Neutral ships never retreat. Powers fighting on one side decide one by one, clockwise from the power
  whose turn it is, and the battle goes on with those who stay. Everybody is told who fights on, and why, where a
  retreat is barred: no warp is free, or the departure of the turn has been made.
- [R] Retreating is an exception to the ban on departing after a battle, because the house rule names it. Winners
  still may not depart.
- [R] When a side is made up of several powers, its losses are taken ship by ship from whoever has most left; in a tie
  from neutral ships first, then clockwise from the power whose turn it is.

**AD-6.4.6** [S] Two of your warps due at one star in one turn may come out together, and their ships count as one
force.
- [R] This is possible at empty and friendly stars as well, where it makes no difference.
- [R] A hop cannot join in, because hops belong to the departure step. Come out at the sister star first and hop with
  everybody: ships that have not fought may.

**AD-6.4.6.1** [S] As you depart once a turn, two fleets that strike together have left in different turns, from stars
at different distances. Work out the difference and send the longer journey first.

**AD-6.5.1** [S] An undefended star belongs to the power that sends at least one ship there, for as long as a ship
stays. An enemy's star is gained by winning there. A star without ships sends nothing home.

**AD-6.5.2** [H] **\`ad.recruit\`** A fleet that comes out among neutral ships first tries to win them over: one die
plus the arriving ships. If that is more than the neutral ships, they join. If not, there is a battle.
- [R] The roll comes before any question of equality, once for each arrival, and is not optional. If you bring as many
  ships as they have you cannot fail, so equality never bars you here.
- [R] The ships that join are ordinary ships of the power whose turn it is, and may depart at once.
- [R] Under the Classic battle rule a failed roll means you were the smaller force, and you die. If you are *k* ships
  short your chance is 1 for *k* ≤ 0, (6 − *k*)/6 for *k* from 1 to 5, and nothing for more.
- [R] With the Fortunes of War a failed roll starts the dice battle, and neutral survivors stay.

## C.5 Home stars

**AD-8.1** [S] A power still in the game without its home star builds no ships until it has regained it (AD-6.2.3.2
excepted).

**AD-8.2** [S] Whoever holds an enemy home star draws the symbols printed on that star and no more, and cannot build
there.

**AD-8.3** [S] You may take every ship away from your home star and still possess it: it is drawn and builds as
before. But an enemy who arrives takes it without a fight.

**AD-8.a** [R] A home star becomes lost when enemy ships stand there and none of its owner's. It remains lost, even
when the holder leaves, until (i) its owner has a ship there and no enemy has; (ii) in Alliances, an ally of the owner
occupies it; (iii) a mutual withdrawal is carried out (AD-10.2.2); or (iv) the holder is eliminated (AD-10.2.5).
Taking a star changes who controls it; leaving it empty hands control to nobody.

---

## C.9 Alliances

**AD-9.1** [S] Two sides, two powers each; usually Algol and Regulus against Pavo and Antares. Each home star comes
with its own ships, warps and path. Other pairings (\`ad.sides\`): \`usual\`, \`diagonal\` (Algol with Antares), \`long\`
(Algol with Pavo).

**AD-9.1.1** [H] **\`ad.offLimits\`** Home stars that nobody plays from may be declared off-limits: no ship arrives
there and nobody draws them.
- [R] This means usual home stars that are not in play, so it matters mostly with two or three Independents.

**AD-9.2** [S] Four players take one home star each. Two players take a side each, and command its two powers as if
two people played them: each has its own departure, its own warps, its own production.

**AD-9.2.a** [S] In the turn of a side, both allies take their new ships (in a production round) and then each in
clockwise order makes its arrivals and its departure. Then it is the other side's turn.
- [R] **\`ad.turnStyle\`** \`alliance\` plays four-player games this way too; with the usual pairing it comes to the same
  as going round clockwise. \`seat\` gives each power a turn of its own, strictly clockwise, with production at its
  start. With \`diagonal\` that is a different game.
- [R] Allies who are neighbours play in clockwise direction, so with \`long\` Pavo before Algol. Allies opposite each
  other play in the order of the set-up, Algol before Antares, Regulus before Pavo.

**AD-9.2.b** [S] In this version allies never attack each other.

**AD-9.3** [S] Fleets of both allies that are due at the same star in the same turn may come out together and fight as
one force. For this an ally may make one of his moves out of turn.
- [R] It happens in the turn of whichever of the two moves first in the round. The partner's warps in it are pushed
  then and count as moved; they are not pushed again in that round. His rear warp may be pushed ahead of his front one
  for this. A warp that has already moved this round cannot take part.
- [R] The partner must have agreed. If one player commands both, that goes without saying.
- [S] Up to four fleets can meet like this (AD-9.4.6).
- [R] There is one battle, and the sum decides about equality. The power whose turn it is rolls the dice for its side.

**AD-9.4.1** [S] You may send ships to a star where your ally is without asking, except to his home star.
- [R] Permission is a standing word the owner may give and take back at any time (always given between the powers of
  one player). It is not needed while that home star is lost: retaking it for him is always allowed. Ships that are in
  may stay when permission ends.

**AD-9.4.2** [S] When allies share a star, the one who was there first draws it. They may agree that the other does,
or that they take turns by production. If they came in the same turn they have to settle it between them.
- [R] For each shared star a record is kept: \`first\`, \`second\`, or \`alternate\`, which changes the drawing power every
  production round and names who starts. Both must agree to a change, and it counts from the next production on.
- [R] If they came in the same turn and have not agreed, nobody draws the star until they do. An agreement on a joint
  arrival or a loan may include the answer. For two powers of one player it is the power whose turn it was.
- [R] "First" means the longest stay without a break. The symbols of one star are never divided. If more than two
  share a star, it goes by order of arrival, or as they agree.
- [R] When those concerned came in the same turn, an agreement on \`first\` or \`second\` names the power that is to draw.

**AD-9.4.3** [S] A star where only one ally has ships cannot feed the other: send at least one ship to oversee it.

**AD-9.4.4** [S] Allied ships at one star are commanded separately. They defend together and, under the Classic battle
rule, perish together.
- [R] Always together: no rule lets an attacker pick one of them.

**AD-9.4.5** [S] With permission, a departing power may take ships of its ally along in its own warp, on its own path;
on arrival they fight as one fleet. Afterwards the ally commands them again, through departures of his own.
- [R] A loan names the star, the number of ships and how long it stands; the departure uses it up. Ships that fought
  this turn cannot be lent. The departure counts for the owner of the warp only.
- [R] Where the mixed fleet goes is for the owner of the warp alone to say.

**AD-9.4.5.1** [S] At least one ship aboard must be the departing power's own. Ships never change hands for good.

**AD-9.4.6** [S] Allies may aim at one star at the same time, in the manner of AD-6.4.6; as each departs once a turn,
their journeys may even be equally long. Each may use both warps, so four fleets can strike as one.

**AD-9.4.7** [S] Allies may confer in private while the other side stays out of earshot. Agree on a limit beforehand;
a quarter of an hour is recommended.
- [R] On line each side has a channel of its own. **\`ad.conference.mode\`**: \`called\` (an ally calls it in a turn of
  either, and it ends by the limit or when both close it) or \`open\` (always there). **\`ad.conference.minutes\`** is the
  limit, 0 for none. The game clock stands still meanwhile. The others see that a conference is going on, not what is
  said.
- [R] A table that plays live on line, with a clock that counts seconds, calls conferences of 15 minutes unless it
  chooses otherwise; every other table, around one device, by mail or without a clock, has open channels, since nobody
  waits there.

**AD-9.4.8** [S] The side that has taken both enemy home stars wins on the spot.
- [R] Both must be lost at that moment. Nobody needs to have stayed at the first one.

**AD-9.4.8.1** [S] One capture is never the end. The power is out only when it has no ships left. It may retake its
star alone or with help, and its ally may retake it for it.
- [R] Out means: home star lost, and not a ship anywhere, be it at a star, in a warp or on loan. This is tested
  whenever ships or a home star are lost. Who is out stays out even if an ally retakes the star; it then no longer
  counts as lost for AD-9.4.8, is drawn by whoever occupies it, and builds nothing. A power without ships that still
  possesses its home star is not out.

**AD-9.4.8.2.1** [O] **\`ad.winRegain\`** To win, a side must also possess all its own home stars at that time. If it
does not, it has to regain them while keeping ships on the enemy's.
- [R] Tested whenever a star changes hands.
- [R] At the moment a home star is captured, nobody needs to have stayed at the other one. When the win comes later,
  by regaining, ships must stand at every home star of the enemy.

**AD-9.4.9** [S] A side may concede at any time.
- [R] With four players both living members must agree; a member who is out has no say.

**AD-9.a** [R] The sheet scores unfinished games of Independents only. If a limit ends an Alliances game
(\`ad.turnLimit\`, \`ad.quietLimit\`), or both sides accept an armistice (\`ad.armistice\`), AD-10.3 is used for sides:
count the stars where the side has ships or possesses a home star, each once; then total ships; then it is a draw.

---

## C.10 Independents

**AD-10.1** [S] Everybody is everybody's enemy. Powers fall by losing their home stars, and the last one standing
wins, alone. Four play from the standard home stars; three from Regulus, Antares and Mira, with Algol and Pavo as
ordinary empty stars.
- [R] Two play from Algol and Antares (\`duel\`, AD-3.1).

**AD-10.1.c** [H] **\`ad.homes = random\`** For each power a ship of a random colour is tossed on the board, red for the
lower and green for the upper level; its home is the star nearest to it on that level that shows both symbols.
- [R] Our toss: a coin for the level, an even chance for every point of the field, then the nearest star by the map's
  coordinates (ties: by name). Toss again if the star is taken or nearer than \`ad.homeRandomMinDist\` to a home already
  found. The powers are then seated clockwise (AD-6.1).
- [R] If the homes found so far leave no star that would do, all are tossed for again.

**AD-10.2** [S] When your home star is taken, your very next own turn is the **grace turn** in which you must regain
it. If you fail you are eliminated when it ends. Your fleets in hyperspace then come out at stars you choose, and all
your fleets surrender, one by one: to a power that has ships there, or else to the first that sends at least one.
Surrendered ships become the taker's own. In detail, at the end of the grace turn:
1. If the holder of your star is alive and you took *its* home star **during this turn**, there is a stand-off
   (AD-10.2.2). [R] Having taken it earlier does not count, or two powers could put each other off for ever.
2. Otherwise you are eliminated:
   - each of your warps comes out at a star of your choice whose distance equals its count, not where it left and not
     off-limits. There is no battle and no bar of equality, since these ships give up. [R] **\`ad.forcedArrival\`**
     \`matching\` reads "a star of your choice" as one within its count; \`anywhere\` reads it as any star;
   - a stack of yours at a star where other living powers have ships becomes theirs at once; [R] with several, it goes
     to the one entitled to draw the star;
   - the other stacks are derelict, and belong to the first power that arrives (AD-10.2.b);
   - [R] your ships aboard another power's warp become that power's. Ships of another power aboard your warp take your
     ships over and come out as an ordinary arrival at a legal star that you choose; if there is none, they are lost.
     Of several such powers the one with most ships aboard takes over;
   - [R] your former home star is an ordinary star from now on.

**AD-10.2.1** [S] Nothing surrenders before the grace turn is over: the star may yet be regained.

**AD-10.2.a** [R] The grace turn is a turn like any other: production only under AD-6.2.3.2, arrivals, a departure.
Any kind of arrival will do, a hop or a joint one included (AD-10.4.3). If a third power takes the star from the first
meanwhile, that power is now the holder and the time is not extended.

**AD-10.2.b** [R] Derelict ships do not defend, do not bar anyone, occupy nothing and score nothing. Whoever arrives
takes them without a battle; in a joint arrival, the power whose turn it is. On the empty home star of a living power
they do not make it lost.
- [R] If the power whose turn it is has no ship left among those who arrived, the next one clockwise takes them.

**AD-10.2.c** [R] You may resign, though the sheet does not mention it. Your ships in hyperspace are removed, your
stacks surrender or become derelict as above, your home star becomes an ordinary star.
- [R] Ships of other powers aboard your warps go on, with the same count, in a free warp of their owner's; without one
  they are lost.

**AD-10.2.d** [R] If the star is lost during its owner's own turn (which can happen when an alliance ends, AD-10.4.2),
the grace turn is the one after. If you have no ship left in your grace turn, it passes and you are eliminated.

**AD-10.2.2** [S] There is another way out: in your grace turn (you are *X*) take the home star of the power *K* that
holds yours. You may then press *K* into a **mutual withdrawal**. *K* has to agree or face elimination itself, unless
it can retake its star in its next turn. Once agreed, each withdraws when its next turn comes. Step by step:
1. [R] *X*'s elimination waits. *K*'s home star is lost now, and *K*'s next own turn is its grace turn.
2. [R] *X* may offer withdrawal once, from the capture until *K*'s departure.
3. [R] *K* may accept or decline until its departure. It is asked at the start of its turn at the latest. If it
   departs, or ends its turn, without having accepted, the offer is gone.
4. **If accepted:** *K* must use the departure of its own turn (the running or the next one) to take *all* its ships
   away from *X*'s home star, a hop included; *X* possesses it again at once. *X* does the same at *K*'s home star in
   its next own turn. Until both have, neither party nor its allies may send ships to the other's home star.
   - [R] Ships still there when the bound turn ends, for want of a free warp or because nothing departed, are taken
     off the board; the star returns to its owner all the same. A promise here is one the table can always keep.
   - [R] Ships that fought this turn cannot leave yet; they are bound in the turn after.
   - [R] While it runs, neither can be eliminated for these two losses. It is void when a third power takes one of the
     two stars, or a party is eliminated or resigns; a third power's capture starts a new grace turn for that star's
     owner.
5. **If not accepted:** when *K* retakes its home star in its grace turn, *K* is safe and *X*'s own elimination is due
   again: the next own turn is the last chance, without a second stand-off. When *K* does not, *K* is eliminated. [R]
   **\`ad.standoff\`** \`captorFalls\`: *X* possesses its home star again (AD-10.2.5) and plays on, since the sheet
   threatens the one who refuses. \`bothFall\`: *X* must still bring a ship to its home star by the end of its next own
   turn, or it falls too; if *K* was the last rival, *X* has won.
   - [R] If a third power takes one of the two home stars before *K* has answered, the offer is gone. The owner of the
     star taken has a new grace turn; the other has one last turn, without a stand-off.

**AD-10.2.5** [R] When a power is eliminated, every home star of a living power that it held belongs to its owner
again; derelict ships there wait for the first arrival. Nobody alive controls it any more.
- [R] If ships of yet another enemy stand there, it is lost to that enemy at once, with a new grace turn: nobody
  possesses a star on which only enemies stand.

**AD-10.2.7** [S] In a mutual withdrawal, ships of allies of either party at the two home stars must leave too.
- [R] They are bound in their owners' next turns, in the same way.

**AD-10.3** [S] The last power wins. If a game is broken off, all who remain make peace, and whoever occupies most
stars is the winner; if that is a tie, whoever has most ships.
- [R] If that is a tie too, they share the victory.
- [R] A game is broken off when all remaining seats agree (\`peace\`) or at a limit: **\`ad.turnLimit\`** ends it after
  that round; **\`ad.quietLimit\`** after that many rounds in a row without a battle and without any change in who is
  where.
- [R] A star counts for the power that has ships there and is entitled to draw it. A possessed home star counts even
  without ships (**\`ad.emptyHomeScores\`**). Ships in hyperspace are ships. Neutral and derelict ships count for
  nobody.

**AD-10.4** [O] **\`ad.secretAlliances\`** Independents may form alliances. Anyone may propose one at any time, in
private, and end it without warning. Whether one exists need not be said until the allies act together. Treachery ends
it.
- [R] At least three powers are needed. Alliances are between two; being allied with both of two powers does not ally
  them with each other.
- [R] An alliance becomes known to all at its first joint act: going to a star where the ally is, a joint arrival, a
  loan of ships, shared drawing, or help in regaining a home star. Ending it is told to the partner only. Attacking
  the partner ends it with no other notice.
- [R] What you may do depends only on what you can know. If two others are allied in secret, you may try what their
  alliance forbids, and learn by the outcome. An alliance that was known and has ended in silence still counts as
  known, until something shows that it is over.

**AD-10.4.1** [S] While it lasts, the rules for allies of section C.9 hold: sharing stars, loans, joint arrivals,
conferences.
- [R] **\`ad.conference.visible\`** Others may see that a conference takes place (at a table, people leave the room),
  never what is said.

**AD-10.4.2** [S] No agreement binds anyone. But fleets that stand together at a star, or have come together to fight
a third, do not attack each other while they are together there; and no one sends in more ships to attack an ally
while standing there himself.
- [R] **Presence.** Where you have a ship you can only reinforce; your arrivals there are never attacks. That covers
  both bans, before and after an alliance has ended.
- [R] **Coming out among others.** You *join* if you are allied with every power there, or are there yourself. You
  *attack* everyone there, and only if neither you nor anyone with ships in your fleet is there. Attacking an ally is
  possible and ends the alliance. A star where an ally and an enemy stand together can be attacked as a whole or left
  alone.
- [R] A mixed or joint fleet never attacks a star where one of its owners has ships. It joins if every other power
  there is allied with each of its owners; otherwise it cannot come out there.
- [R] When an alliance ends while both stand on a star, they remain side by side: no battle, drawing as before,
  defending together against others, until one leaves. If the star is the home star of one of them and only the former
  ally's ships are there, it is lost at that moment (AD-8.a).
- [R] When it ends with ships of one aboard the other's warp, the owner of the warp steers on, and on arrival they
  stand together under these rules.

**AD-10.4.3** [S] An ally may help you to regain your home star in the grace turn, but at least one ship of yours must
take part.
- [R] That is so if, at the end of the grace turn, a ship of yours is at your home star and no enemy is. Your ships
  need not have fought if your ally cleared the star before.

**AD-10.N** [S] Independents do not win together, allied or not.

---

## D. Table options

**AD-D** [D] Every house rule, every optional rule and every ruling that reasonable tables might make differently can
be switched. The standard value is in bold; all of them together are the *Classic* game.

| Option | Values | Rule | Remarks |
|---|---|---|---|
| \`ad.version\` | \`alliances\`, \`independents\` | AD-1.0 | by players if not chosen: 2 and 4 alliances, 3 independents |
| \`ad.players\` | **2**, 3, 4 | AD-1.0 | |
| \`ad.homes\` | **by version:** \`standard\`, \`mira\`, \`duel\`; \`random\`, \`custom\` | AD-3.1 | \`custom\` names them in \`ad.homeStars\` |
| \`ad.homeStars\` | list, **empty** | AD-3.1.1 [H] | with \`custom\` |
| \`ad.homeRandomMinDist\` | **1**, 5, 7 | AD-10.1.c [R] | with \`random\`; any two stars with both symbols lie 3, 5 or 7 apart, so 1 asks for nothing |
| \`ad.sides\` | **\`usual\`**, \`diagonal\`, \`long\` | AD-9.1 | alliances |
| \`ad.turnStyle\` | **\`alliance\`**, \`seat\` | AD-9.2.a | alliances with four |
| \`ad.offLimits\` | list, **empty** | AD-9.1.1 [H] | usual home stars not in play |
| \`ad.neutralDefence\` | **\`none\`**, \`both\`, \`inhabited\`, \`any\` | AD-3.2.1 [H] | |
| \`ad.recruit\` | **no**, yes | AD-6.5.2 [H] | needs neutral ships |
| \`ad.buildAt\` | **\`home\`**, \`anyBoth\` | AD-6.2.3.2 [H] | |
| \`ad.combat\` | **\`larger\`**, \`fortunes\` | AD-6.4.5 [H] | |
| \`ad.fortunes.survivor\` | **\`none\`**, \`last\` | AD-6.4.5 [R] | with \`fortunes\` |
| \`ad.fortunes.equal\` | **\`fight\`**, \`barred\` | AD-6.4.5 [R] | with \`fortunes\` |
| \`ad.fortunes.retreat\` | **yes**, no | AD-6.4.5 [H] | with \`fortunes\` |
| \`ad.weakArrival\` | **\`allow\`**, \`forbid\` | AD-6.4.2.a [R] | with \`larger\` |
| \`ad.winRegain\` | **no**, yes | AD-9.4.8.2.1 [O] | alliances |
| \`ad.secretAlliances\` | **no**, yes | AD-10.4 [O] | three or four independents |
| \`ad.forcedArrival\` | **\`matching\`**, \`anywhere\` | AD-10.2 [R] | independents |
| \`ad.standoff\` | **\`captorFalls\`**, \`bothFall\` | AD-10.2.2 [R] | independents |
| \`ad.emptyHomeScores\` | **yes**, no | AD-10.3 [R] | |
| \`ad.turnLimit\` | **0** (none), 10 to 200 rounds | AD-10.3 [R] | 100 is ample for every version |
| \`ad.quietLimit\` | **0** (none), 5 to 50 rounds | AD-10.3 [R] | 12 is a good value |
| \`ad.armistice\` | **no**, yes | AD-9.a [R] | alliances |
| \`ad.compensation\` | **0**, 1, 2, 3 | AD-D.C [D] | |
| \`ad.firstPlayer\` | **\`dice\`**, \`fixed\` | AD-6.1 | \`fixed\`: the first side begins |
| \`ad.conference.mode\` | \`called\`, **\`open\`** | AD-9.4.7 | live on line **\`called\`** |
| \`ad.conference.minutes\` | **0** (no limit), 1 to 60 | AD-9.4.7 | live on line **15**, as the sheet recommends |
| \`ad.conference.visible\` | **yes**, no | AD-10.4.1 [R] | |
| \`ad.aliens\` | **no**, yes | AD-1.1 [H] | looks only |
| \`ad.map\` | **the 48 stars**, or a map file | AD-2.D2 [D] | |

**AD-D.C** [D] **\`ad.compensation\`** That many extra ships stand at the start at each home star of every side that
does not begin. The side that begins has an edge, because it produces first. How often it won, and which number came nearest to
even, stands beside the option, measured with bots; other styles of play may need another number, so no preset uses it.

**AD-D.P** [D] Presets. *Classic* is every standard value. *House* plays \`ad.neutralDefence\` \`both\`, \`ad.recruit\`,
\`ad.buildAt\` \`anyBoth\` and \`ad.combat\` \`fortunes\`. *Tournament*, the recommended one, is Classic with \`ad.turnLimit\` 100 and
\`ad.quietLimit\` 12, so that every game ends; for fairness play each pairing from both seats.

A table whose options contradict each other cannot be opened (\`AD_E_OPTIONS\`):

**AD-D.1** [D] The number of players does not fit: \`alliances\` with three; \`mira\` without three powers, \`duel\` without
two, \`standard\` without four; or a set-up that a map of your own does not have.

**AD-D.2** [D] \`ad.recruit\` without neutral ships to win over.

**AD-D.3** [D] Anything but the standard in \`ad.fortunes.…\` without the Fortunes of War; \`ad.weakArrival\` \`forbid\`
with them.

**AD-D.4** [D] Anything but the standard in \`ad.secretAlliances\`, \`ad.forcedArrival\`, \`ad.standoff\` in Alliances; or
in \`ad.winRegain\`, \`ad.sides\`, \`ad.turnStyle\`, \`ad.armistice\` among Independents.

**AD-D.5** [D] \`ad.secretAlliances\` with two powers.

**AD-D.6** [D] \`ad.offLimits\` naming a home star in play, or a star that is not a usual home star. With \`ad.homes\`
\`random\` every usual home star may come into play.

**AD-D.7** [D] \`ad.homeStars\` naming a star twice, or one without both symbols, or more than there are powers; or
given without \`ad.homes\` \`custom\`.

**AD-D.8** [D] \`ad.turnStyle\` \`seat\` with two players.

**AD-D.9** [D] \`ad.homes\` \`random\` with \`ad.homeRandomMinDist\` 5 and four powers, or 7 and more than two: the board
has no such places. Nor may \`ad.homeRandomMinDist\` ask for anything without \`random\`.

---

## E. The turn in detail

**AD-E.1** [D] Every own turn has a number, counted through the whole game. It settles who came to a star first
(AD-9.4.2), which turn is the grace turn (AD-10.2), and how long a fleet that fought must stay (AD-6.3.4).

**AD-E.2** [D] The order of play. *Setting up:* home stars are tossed for, if so chosen; neutral ships are rolled for;
the starting player is rolled for. *The turn of a side* in Alliances: production for both powers; then for each in
clockwise order its arrivals, its departure, its end of turn. *The turn of a power* otherwise: production, arrivals,
departure, end of turn. After the last power the round is over and the limits are checked. Victory is tested after
every change of control, at every end of turn and with every step of a withdrawal.

**AD-E.3** [D] Every question the game puts to a player has a finite list of answers. A question with a single
possible answer answers itself.

**AD-E.3.1** [D] *Placing new ships.* When: in production, with \`ad.buildAt\` \`anyBoth\`, if there are new ships and
more than one place for them. Answers: a star and a number, until all are placed; every way of spreading them can be
reached.

**AD-E.3.2** [D] *Coming out.* When: for each warp not yet moved this round, once it has been pushed. Answers: travel
on; come out at any legal star, alone or together with other warps due there, joining or attacking. A warp that ran
too far is lost without a question.

**AD-E.3.3** [D] *Departing.* When: in the departure step. Answers: stay; or, with a free warp and no departure made,
any number of the ships that may leave a star, with or without borrowed ones, into hyperspace or as a hop. Under a
treaty: all the ships from the star named, or stay and forfeit them.

**AD-E.3.4** [D] *Retreating.* When: after a round of dice with ships on both sides. Asked: the defending powers, then
the attacking ones. Answers: fight on; retreat, if possible (AD-6.4.5).

**AD-E.3.5** [D] *Forced out.* When: a power is eliminated. Answers: for each of its warps a star at the right
distance.

**AD-E.3.6** [D] *Offering withdrawal.* When: at the end of the turn that made the stand-off, and later while it is
possible. Answers: offer, or let it pass.

**AD-E.3.7** [D] *Answering the offer.* When: at any time, at the latest at the start of the captor's turn. Answers:
accept, decline; at the start of the turn also decide later, that is before departing.

**AD-E.3.8** [D] *Are you sure?* The board asks before you come out against a stronger force, let a fleet run too far,
or leave a home star too weak against a threat in sight. It changes nothing in the rules.

**AD-E.3.a** [D] May this force come out at that star? A force is one warp, or several, or a hop. Its *contributors*
are the powers with ships aboard. Asked in this order:
1. Every warp's count equals the distance, and the star is not where it left (\`AD_E_DISTANCE\`, \`AD_E_SAME_STAR\`).
2. The star is not off-limits, and no treaty closes it (\`AD_E_OFFLIMITS\`, \`AD_E_TREATY\`).
3. No warp in it has moved earlier this round, and partners agree (\`AD_E_ADVANCED\`, \`AD_E_CONSENT\`).
4. If nobody is at the star, it is occupied. One exception: the empty home star an ally possesses can be joined, with
   permission, or (Independents) attacked, which takes it and ends the alliance. An enemy's empty home star is simply
   taken; if several take it together, the holder is the power whose turn it is.
5. To join, each contributor is allied with each power there, or is there itself (\`AD_E_JOIN\`); and has permission for
   an ally's home star (\`AD_E_PERMISSION\`).
6. To attack, no contributor has ships there (\`AD_E_TOGETHER\`), and in Alliances no ally has (\`AD_E_ALLY\`).
7. Neutral ships that may be won over: always, the roll comes first.
8. Equal strength is barred (\`AD_E_EQUAL\`), less strength if the table forbids it (\`AD_E_WEAK\`).

**AD-E.3.b** [D] What happens then, in order: the warps are free; the roll to win over neutral ships; battle; the
survivors stand at the star, and may not leave if they fought; derelict ships are taken; who was here first is noted;
home stars are lost or regained; alliances become known or end; victory is tested.

**AD-E.3.c** [D] The end of an own turn: ships that fought may move again; ships that a treaty wanted gone are
removed; elimination is tested (AD-10.2), in Alliances whether a power is out (AD-9.4.8.1); then victory; then the
next power plays.

**AD-E.4** [D] Living powers may deal with each other at any time, in their turn and out of it. An offer waits to be
accepted or declined, and whoever made it may withdraw it. Nothing waits for an answer except AD-E.3.7. Between the
two powers of one player everything is agreed.

**AD-E.4.1** [D] *Alliance* (Independents with \`ad.secretAlliances\`): any power to any other. If accepted, they are
allied in private. Lapses when declined, or when either is eliminated.

**AD-E.4.2** [D] *Ending an alliance:* either partner, with no answer needed. The partner is told.

**AD-E.4.3** [D] *Permission for the home star:* the owner to an ally, given or taken back, with no answer needed.
Ends with the alliance.

**AD-E.4.4** [D] *Loan:* the owner lends an ally up to so many ships at a star, perhaps saying how a star they come to
share is drawn. No answer needed. Ends when used or withdrawn, or with the ally's next own turn (a turn that is
already running does not count). [R] It can be given only where the ally can stand in time.

**AD-E.4.5** [D] *Joint arrival:* a power asks an ally that certain warps may come out together at a star, perhaps
saying how it is drawn. If accepted they may do so in this round or the next. Lapses when used, when they are not due
there, or after the next round.

**AD-E.4.6** [D] *Drawing:* one who shares a star asks all who do to draw it in a certain way (AD-9.4.2). Lapses when
either leaves.

**AD-E.4.7** [D] *Withdrawal:* *X* to *K* in a stand-off (AD-10.2.2). Lapses with *K*'s departure.

**AD-E.4.8** [D] *Peace* (Independents): any seat to all remaining ones. If all accept the game ends and is scored
(AD-10.3). Lapses when anyone declines, or after the next round.

**AD-E.4.9** [D] *Armistice* (Alliances with \`ad.armistice\`): side to side. Ends the game with scoring, and lapses
likewise.

**AD-E.4.10** [D] *Conceding* (Alliances): one living member to the other, or at once if alone. The side loses.

**AD-E.4.11** [D] *Resigning* (Independents): see AD-10.2.c. No answer needed.

**AD-E.4.12** [D] *Conference:* an ally calls it or closes it (AD-9.4.7).

---

## F. Who knows what

**AD-F.1** [D] *Where can it come out?* The board works this out for everyone from what everyone knows. A warp that
left star *f* and stands at count *c* can come out, in its owner's *k*-th own turn from now, exactly at the stars at
distance *c + k* from *f*, as long as there are any; off-limits stars and stars closed by a treaty left out. For each
of them it shows what would happen now: wins, barred, dies, joins, or the chance of winning by dice. Warps of one side
that can meet at a star are added up. A fleet at the sister star threatens too, if its owner can have a free warp. For
your own fleets you also see when they run too far. Example: a warp left Vega and stands at 2. Next own turn (3) it
may come out at Sol, Alpha Centauri, Schedar, Mirach, Fomalhaut, Algenib, Arcturus, Mizar, Pavo, Nunki, Antares or
Shaula; the turn after (4) at Aldebaran, Castor, Hamal, Mirfak, Betelgeuse, Sirius, Pollux, Alphard, Ankaa, Alnair,
Polaris or Kochab; then (5) at Algol, Capella, Rigel, Bellatrix, Regulus, Procyon, Mira, Achernar, Spica or Hadar;
then (6) at Menkar, Diphda, Adhara or Canopus; at 7 it is lost.

**AD-F.2** [R] Who may know what:

| | Owner | Ally | Everyone else |
|---|---|---|---|
| Ships of every kind at every star, who draws it, what was produced | yes | yes | yes |
| Of a warp: ships by colour, the sector and star it left from, its count | yes | yes | yes |
| Where a fleet is going | only in its player's head, or a private note | if shared | no |
| Dice | yes | yes | yes |
| An alliance of Independents | its partners | | once they act together |
| Permissions, loans, joint arrivals and drawing agreements before they are used | those concerned | those concerned | no |
| Offers of withdrawal, and treaties | yes | yes | yes, they bind what others may expect |
| Offers of peace and armistice, concessions | yes | yes | yes |
| What is said in a conference or in private | those who take part | those who take part | no; that one takes place: \`ad.conference.visible\` |

**AD-F.3** [R] What a warp carries is open to all, because the playing piece is an open tray. The sheet hides
direction and destination only.

---

## G. Distance

**AD-7.2.a** [S] Count sectors from where you leave to where you arrive, both included, in straight lines with
right-angled turns: at most one turn within the level and one between the levels, never diagonally, by the shortest
count. That is the same as

 **d = 1 + rows apart + columns apart + levels apart**, from 1 to 7.

Within one level (add 1 from yellow to red or back):

|   | A | B | C | D | E | F | G | H | I | J | K | L |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
| **A** | 1 | 2 | 3 | 2 | 3 | 4 | 3 | 4 | 5 | 4 | 5 | 6 |
| **B** | 2 | 1 | 2 | 3 | 2 | 3 | 4 | 3 | 4 | 5 | 4 | 5 |
| **C** | 3 | 2 | 1 | 4 | 3 | 2 | 5 | 4 | 3 | 6 | 5 | 4 |
| **D** | 2 | 3 | 4 | 1 | 2 | 3 | 2 | 3 | 4 | 3 | 4 | 5 |
| **E** | 3 | 2 | 3 | 2 | 1 | 2 | 3 | 2 | 3 | 4 | 3 | 4 |
| **F** | 4 | 3 | 2 | 3 | 2 | 1 | 4 | 3 | 2 | 5 | 4 | 3 |
| **G** | 3 | 4 | 5 | 2 | 3 | 4 | 1 | 2 | 3 | 2 | 3 | 4 |
| **H** | 4 | 3 | 4 | 3 | 2 | 3 | 2 | 1 | 2 | 3 | 2 | 3 |
| **I** | 5 | 4 | 3 | 4 | 3 | 2 | 3 | 2 | 1 | 4 | 3 | 2 |
| **J** | 4 | 5 | 6 | 3 | 4 | 5 | 2 | 3 | 4 | 1 | 2 | 3 |
| **K** | 5 | 4 | 5 | 4 | 3 | 4 | 3 | 2 | 3 | 2 | 1 | 2 |
| **L** | 6 | 5 | 4 | 5 | 4 | 3 | 4 | 3 | 2 | 3 | 2 | 1 |

Journeys to check a count by. The sheet's own numbers: 1 to 4, and 5 to 7 through its remark that the three-player
home stars are equally far apart. Number 8 is from a public source, the others follow.

- **AD-G.1** [S] Algol (A-yellow) to Hamal (D-yellow): rows 1, columns 0, levels 0. 2 turns.
- **AD-G.2** [S] Regulus (C-yellow) to Adhara (C-red): rows 0, columns 0, levels 1. 2 turns.
- **AD-G.3** [S] Vega (K-yellow) to Mira (D-red): rows 2, columns 1, levels 1. 5 turns.
- **AD-G.4** [S] Sol (E-yellow) to Alpha Centauri (E-yellow): rows 0, columns 0, levels 0. 1 turn.
- **AD-G.5** [S] Regulus (C-yellow) to Antares (L-red): rows 3, columns 0, levels 1. 5 turns.
- **AD-G.6** [S] Regulus (C-yellow) to Mira (D-red): rows 1, columns 2, levels 1. 5 turns.
- **AD-G.7** [S] Antares (L-red) to Mira (D-red): rows 2, columns 2, levels 0. 5 turns.
- **AD-G.8** [D] Polaris (I-red) to Markab (H-yellow): rows 0, columns 1, levels 1. 3 turns.
- **AD-G.9** [D] Algol (A-yellow) to Regulus (C-yellow): rows 0, columns 2, levels 0. 3 turns.
- **AD-G.10** [D] Pavo (J-red) to Antares (L-red): rows 0, columns 2, levels 0. 3 turns.
- **AD-G.11** [D] Algol (A-yellow) to Pavo (J-red): rows 3, columns 0, levels 1. 5 turns.
- **AD-G.12** [D] Regulus (C-yellow) to Pavo (J-red): rows 3, columns 2, levels 1. 7 turns.
- **AD-G.13** [D] Algol (A-yellow) to Antares (L-red): rows 3, columns 2, levels 1. 7 turns.
- **AD-G.14** [D] Algol (A-yellow) to Capella (A-yellow): rows 0, columns 0, levels 0. 1 turn.
- **AD-G.15** [D] Algol (A-yellow) to Menkar (A-red): rows 0, columns 0, levels 1. 2 turns.
- **AD-G.16** [D] Algol (A-yellow) to Rigel (B-red): rows 0, columns 1, levels 1. 3 turns.
- **AD-G.17** [D] Rigel (B-red) to Vega (K-yellow): rows 3, columns 0, levels 1. 5 turns.
- **AD-G.18** [D] Sol (E-yellow) to Algol (A-yellow): rows 1, columns 1, levels 0. 3 turns.
- **AD-G.19** [D] Sol (E-yellow) to Antares (L-red): rows 2, columns 1, levels 1. 5 turns.
- **AD-G.20** [D] Fomalhaut (H-red) to Algenib (H-red): rows 0, columns 0, levels 0. 1 turn.
- **AD-G.21** [D] Fomalhaut (H-red) to Markab (H-yellow): rows 0, columns 0, levels 1. 2 turns.
- **AD-G.22** [D] Menkar (A-red) to Thuban (L-yellow): rows 3, columns 2, levels 1. 7 turns.
- **AD-G.23** [D] Adhara (C-red) to Altair (J-yellow): rows 3, columns 2, levels 1. 7 turns.
- **AD-G.24** [D] Mira (D-red) to Pavo (J-red): rows 2, columns 0, levels 0. 3 turns.
- **AD-G.25** [D] Spica (F-red) to Vega (K-yellow): rows 2, columns 1, levels 1. 5 turns.
- **AD-G.26** [D] Betelgeuse (E-red) to Polaris (I-red): rows 1, columns 1, levels 0. 3 turns.
- **AD-G.27** [D] Arcturus (I-yellow) to Shaula (L-red): rows 1, columns 0, levels 1. 3 turns.
- **AD-G.28** [D] Castor (B-yellow) to Rasalhague (K-red): rows 3, columns 0, levels 1. 5 turns.

---

## H. Worked examples

### H.1 Production

**AD-H.1.1** [D] Round 3. Algol possesses its home star (\`o +\`) and has ships at Capella (\`o\`), Menkar (\`+\`), Diphda
(bare) and Hamal (\`o\`). Three circles, two crosses: 2 new ships at Algol.

**AD-H.1.2** [D] No ships in round 4. None in round 1 either, in spite of the coin.

**AD-H.1.3** [D] Round 5. Algol's home star is empty but still its own; it has ships at Rigel (\`o +\`). Two and two: 2
ships appear at Algol.

**AD-H.1.4** [D] Round 5. Algol has lost its home star and has ships at Rigel (\`o +\`), Castor (\`+\`) and Aldebaran
(\`o\`). Classic: none. With \`anyBoth\`: two circles, two crosses, 2 ships, both at Rigel, the only place for them.

**AD-H.1.5** [D] Round 7. Algol has taken Pavo's home star (\`o +\`). That is one more circle and one more cross for
Algol, but the ships appear at Algol only, even with \`anyBoth\`, while Pavo's power lives.

**AD-H.1.6** [D] Allies: Algol came to Sol (\`o +\`) in round 4, Regulus in round 6. In round 7 Algol draws Sol. They
agree to take turns, Regulus first: Regulus in round 9, Algol in round 11.

**AD-H.1.7** [D] Round 3. A power has ships at four stars with \`o\` besides its home star. Five circles, one cross: 1
ship.

### H.2 Movement and battle

**AD-H.2.1** [S] From Vega to Mira it is 5. Depart in your turn 4 (count 1); turn 5: 2; turn 6: 3; turn 7: 4; turn 8:
5, and out at Mira.

**AD-H.2.2** [D] 8 ships come out at Markab, where 5 enemies are. The 5 are gone, the 8 stay, and none of them leaves
this turn.

**AD-H.2.3** [D] 5 ships due at Markab, held by 5: barred. They may come out at Enif, its sister star, or elsewhere at
that distance, or travel on.

**AD-H.2.4** [D] 4 ships due at Markab, held by 5: they may come out and die, or travel on.

**AD-H.2.5** [D] A fleet comes out at Hamal, unopposed. Its warp is free, and 3 of its ships hop to Mirfak in the
departure step. Nobody fought, so they may.

**AD-H.2.6** [D] Both warps travel on. Twenty ships at home cannot even hop.

**AD-H.2.7** [D] The front warp wins at Enif with 6 ships; then the other comes out there with 3. The 3 may leave, the
6 may not.

**AD-H.2.8** [D] A warp from Sol stands at 5, as far as it goes. It comes out at a star at distance 5 now, or is lost
with the next push.

**AD-H.2.9** [D] Regulus takes every ship away from its home star. As long as nobody comes, it goes on building there.
One enemy scout arrives: lost, without a battle.

### H.3 The Fortunes of War

**AD-H.3.1** [D] 12 attack 7. All rolls are two dice.

| Round | Attackers | Roll | Total | Defenders | Roll | Total | Difference | Attackers lose | Defenders lose | Left |
|---|---|---|---|---|---|---|---|---|---|---|
| 1 | 12 | 6 | 18 | 7 | 5 | 12 | 6 | 3 | 6 | 9 and 1 |
| 2, the defender stays | 9 | 4 | 13 | 1 | 9 | 10 | 3 | 2 | 1 (of 3) | 7 and 0 |

The attackers win with 7, which may not leave this turn.

**AD-H.3.2** [D] Rounding: 5 against 4 roll 7 and 3. 12 against 7, difference 5: the defenders lose all 4, the
attackers 3 (half of 5, rounded up), and 2 are left.

**AD-H.3.3** [D] Both perish: 2 against 1 roll 4 and 9. 6 against 10, difference 4: the attackers lose 2, the defender
its 1, and the star is empty. With \`ad.fortunes.survivor\` \`last\` the defender keeps 1.

**AD-H.3.4** [D] A tie: 6 ships roll 5, 4 ships roll 7. Eleven each, nobody loses anything, roll again.

**AD-H.3.5** [S] Winning over: 4 ships come to a star with 5 neutral ships. A 3 makes 7, more than 5: they join, and 9
ships stand there. A 1 makes 5, not more than 5: a battle, and under the Classic rule the 4 are lost.

### H.4 Coming out together

**AD-H.4.1** [D] Nine enemies hold Markab. 5 ships leave Algol in your turn 4 (distance 4), 6 leave Sol in turn 6
(distance 2). In turn 7 the counts are 4 and 2; they come out together, 11 against 9, and win.

**AD-H.4.2** [D] Algol and Regulus, allies, each send 8 ships to Sol in round 5; it is 3 from both, and 12 enemies
hold it. In round 7 they come out together in Algol's turn: 16 against 12. Regulus's warp counts as moved. Regulus
still has its departure, but its 8 ships at Sol stay until its turn is over.

**AD-H.4.3** [D] 5 and 4 against 9: barred together. Each alone would be the weaker. Both may come out at the sister
star.

**AD-H.4.4** [D] Algol has 3 ships at Hamal and takes along 6 of Regulus's ships there, with permission: nine ships in
one warp. At the goal Regulus commands its 6 again.

### H.5 Elimination

**AD-H.5** [D] Four Independents, round 9. Antares takes Pavo's home star with 10 ships. In Pavo's grace turn Pavo has
4 ships from Hamal on count 2, 3 ships at Mirach and 2 at Hamal. The warp is pushed to 3; Pavo is 4 from Hamal and 3
from Mirach, so nothing gets home. At the end of the turn Pavo is eliminated. Its warp must come out 3 from D-yellow:
Menkar, Diphda, Aldebaran, Castor, Betelgeuse, Sirius, Pollux, Alphard, Ankaa, Alnair, Markab, Enif, Altair or Deneb.
Pavo's player chooses Markab, where Regulus has 1 ship: Regulus now has 5. The stacks at Mirach and Hamal are
derelict. Later one ship of Algol comes to Hamal: Algol has 3 there.

### H.6 Mutual withdrawal

**AD-H.6.1** [D] Round 12. Regulus takes Algol's home star and has 9 ships there. At its own it has left 6.

**AD-H.6.2** [D] Algol's grace turn. Its 14 ships from Hamal (distance 4) come out at Regulus: 14 against 6. The turn
ends in a stand-off, and Algol offers withdrawal.

**AD-H.6.3** [D] Regulus's grace turn. Its 11 ships at Procyon could hop home, but 11 are fewer than 14. It accepts,
and leaves Algol with all 9, by a hop to Capella. Algol possesses its home star again.

**AD-H.6.4** [D] Algol's next turn: all 14 must leave Regulus, and do, for hyperspace. Regulus possesses its home star
again, and the treaty is fulfilled.

**AD-H.6.5** [D] Had Regulus declined and not retaken its home star, it would have been eliminated, and Algol's star
restored. With 15 ships at Procyon it would have declined, hopped home and won; then Algol would have had one more
turn to regain its own.

**AD-H.6.6** [D] Had both of Regulus's warps been under way when it accepted, its 9 ships at Algol would have been
removed at the end of its turn.

---

## I. What you cannot do

**AD-I** [D] Every refusal carries a code, a sentence and its rule.

| Code | It means | Rule |
|---|---|---|
| \`AD_E_TURN\` | Another player is to act. | AD-6.1 |
| \`AD_E_PHASE\` | This is not the step for that. | AD-6.3.2 |
| \`AD_E_ORDER\` | The warp in front moves first. | AD-6.3.2 |
| \`AD_E_ADVANCED\` | That warp has been pushed this round already. | AD-6.3.2.b |
| \`AD_E_NO_SHIPS\` | There are not that many ships of yours. | AD-6.3.3 |
| \`AD_E_ZERO\` | At least one ship must go. | AD-6.3.3 |
| \`AD_E_MUSTER\` | The star is chosen before the ships, and only once. | AD-6.3.3 |
| \`AD_E_FROZEN\` | Those ships have fought this turn. | AD-6.3.4 |
| \`AD_E_DISTANCE\` | The star is not at the distance of the count. | AD-7.2 |
| \`AD_E_SAME_STAR\` | The journey would end where it began. | AD-7.1 |
| \`AD_E_HOP\` | One turn reaches the sister star only. | AD-7.2.b |
| \`AD_E_EQUAL\` | Both forces are equally strong. | AD-6.4.4 |
| \`AD_E_WEAK\` | This table bars coming out against a stronger force. | AD-6.4.2.a |
| \`AD_E_OFFLIMITS\` | The star is off-limits. | AD-9.1.1 |
| \`AD_E_ALLY\` | An ally is there. | AD-9.2.b |
| \`AD_E_PERMISSION\` | An ally's home star needs the ally's permission. | AD-9.4.1 |
| \`AD_E_CONSENT\` | The ally has not agreed to come out together. | AD-9.3 |
| \`AD_E_JOINT\` | Not all those warps are due at that star. | AD-6.4.6 |
| \`AD_E_OWN_SHIP\` | A mixed fleet needs a ship of your own. | AD-9.4.5.1 |
| \`AD_E_LOAN\` | The ally has not lent that many ships there. | AD-9.4.5 |
| \`AD_E_TRANSFER\` | Ships do not change owner. | AD-9.4.5.1 |
| \`AD_E_DRAW_ALONE\` | Only those who have ships at a star can draw it. | AD-9.4.3 |
| \`AD_E_JOIN\` | Not everyone there is an ally. | AD-10.4.2 |
| \`AD_E_TOGETHER\` | You stand there together, so nobody attacks. | AD-10.4.2 |
| \`AD_E_BUILD_SITE\` | New ships cannot be placed there. | AD-6.2.3.1, AD-6.2.3.2, AD-8.2 |
| \`AD_E_BUILD_SUM\` | The number placed is not the number built. | AD-6.2.3 |
| \`AD_E_FORCED\` | The fleet must come out within its count. | AD-10.2 |
| \`AD_E_NO_STANDOFF\` | There is no stand-off between the two. | AD-10.2.2 |
| \`AD_E_TREATY\` | The agreement to withdraw forbids it. | AD-10.2.2 |
| \`AD_E_PROPOSAL\` | The offer is no longer open. | AD-E.4 |
| \`AD_E_OPTION\` | This table does not play with that rule. | AD-D |
| \`AD_E_OPTIONS\` | The options contradict each other. | AD-D |
| \`AD_E_ELIMINATED\` | That power has been eliminated. | AD-10.2 |
| \`AD_E_OVER\` | The game is over. | AD-10.3 |
| \`AD_E_STAR\` | The map has no star of that name. | AD-2.3.4 |
| \`AD_E_MODE\` | The force would come out there in another way: onto empty ground, beside friends, or against everyone. | AD-10.4.2 |
| \`AD_E_COMMAND\` | The power belongs to another player. | AD-9.2 |
| \`AD_E_PARTNER\` | The two powers are not allied, or are already. | AD-10.4 |

---

## J. Edge cases

**AD-J.1** [R] A fleet at its greatest distance, with equal forces at both stars of the last sector it could reach: it
cannot come out, and is lost with the next push.

**AD-J.2** [R] A fleet that runs too far frees its warp during arrivals; the warp can carry a departure in the same
turn.

**AD-J.3** [R] A fleet from Algol never comes out at Algol or Capella: A-yellow belongs to count 1. Menkar, in A-red,
belongs to count 2.

**AD-J.4** [R] A hop against an equal force is refused, and the ships stay. Against a weaker one there is a battle at
once, and the winners may not leave.

**AD-J.5** [R] Two fleets may come out together even where one of them would have been enough; the other may also
travel on.

**AD-J.6** [R] Two warps of one power due at sister stars arrive separately, front warp first.

**AD-J.7** [R] Coming out at a star of your own is never barred and never a battle.

**AD-J.8** [R] You lost your home star last round and regain it in your turn of a production round: this production is
missed, because it was worked out before the moves.

**AD-J.9** [R] You take an enemy home star before its owner's production in the same round: the owner builds nothing,
and you draw the star's symbols from your next production on.

**AD-J.10** [R] A power without ships that possesses its home star plays on; its turns consist of production.

**AD-J.11** [R] Circles only, or crosses only: no ships.

**AD-J.12** [R] Alliances: you take the second enemy home star after the first has been regained: no victory.

**AD-J.13** [R] Alliances with \`ad.winRegain\`: you have both enemy home stars, but one of yours is lost. Play goes on,
and you win when yours is regained while your side still has ships at both of theirs.

**AD-J.14** [R] Alliances: an ally retakes your home star. You possess it again at once; his ships may be there
without permission; you draw it.

**AD-J.15** [R] Alliances: only an ally's ships are at your home star, and an enemy beats them: it is lost.

**AD-J.16** [R] Alliances: your home star is without ships of yours but an ally is there: it is defended, by the ally.

**AD-J.17** [R] Coming out together is impossible for a partner whose warp is not due at the star. It travels on.

**AD-J.18** [R] Ships on loan when their owner's home star falls stay aboard, and as long as they exist their owner is
not out.

**AD-J.19** [R] Neutral and derelict ships never share a star: derelict ships stand where a power stood, and there the
neutral ships were gone.

**AD-J.20** [R] One ship tries to win over 12 neutral ships: it would need more than 11 on a die. Impossible; it is
lost, or fights (dice).

**AD-J.21** [R] A fleet forced out by elimination may come out against an equal force: it surrenders instead of
fighting.

**AD-J.22** [R] A warp that left in this very turn and is forced out has count 1: it comes out at the sister star of
the star it left.

**AD-J.23** [R] X is eliminated while holding Y's home star. Y possesses it again at once, with X's stack there
derelict. The first arrival takes the stack: Y's, or an enemy's, who then also takes the empty home star.

**AD-J.24** [R] The last two Independents are in a stand-off, the offer is not accepted, and K is eliminated: X has
won.

**AD-J.25** [R] A chain: B holds C's home star, and in its grace turn C takes that of A, not of B. That is no
stand-off. C is eliminated at the end of the turn, and A's home star, which C held, is A's again at once.

**AD-J.26** [R] During a treaty, before K departs, a third power destroys K's force at X's home star. The treaty is
void; the third power is the holder, and X's next own turn is a new grace turn. K's home star is still lost to X, and
K's running or next own turn is its grace turn again.

**AD-J.27** [R] P and Q are secret allies and share a star; P is allied with R too. R may attack Q elsewhere. R may
also attack the shared star, against both together, which ends the alliance of R and P.

**AD-J.28** [R] An alliance ends while P's warp carries Q's ships towards a star of Q's: it joins there, because one
of its owners is there already. It cannot attack.

**AD-J.29** [R] Fortunes of War after a joint arrival: each power needs a free warp of its own to retreat, and spends
its own departure.

**AD-J.30** [R] Fortunes of War at a home star: when the defender retreats the attacker has it, and it is lost.

**AD-J.31** [R] The eliminated have no vote on peace.

**AD-J.32** [R] A limit ends the game in the middle of a stand-off or treaty: possession counts as it stands.

**AD-J.33** [R] Equal in stars and in ships: they share the victory.

**AD-J.34** [R] In Alliances production of both allies comes first, so the ships of the second exist before the first
one moves.

**AD-J.35** [R] If a loan takes along the lender's last ships at a star, the lender has left it. Who was there first
is forgotten.

### Where the sheet disagrees with itself

| One place says | Another says | We play |
|---|---|---|
| combat after all moves (6.1) | at once (6.3.3, 6.4.2) | at once: AD-6.1.a |
| the sentence on losses by dice (6.4.5) | its example | the example: AD-6.4.5 |
| fleets retreat (6.4.5) | nobody departs after a battle (6.3.4, 6.4.4) | retreat is the exception: AD-6.4.5 |
| stars without ships send nothing (6.5.1) | empty home stars do (8.3) | home stars do: AD-8.3 |
| building at any star with both symbols (6.2.3.2) | never at captured home stars (8.2) | never there: AD-6.2.3.2 |
| arrival at the end of the turn (7.2.c) | arrivals before departures (6.3.2) | arrivals first: AD-7.2.c |
| one turn of grace (10.2) | the stand-off (10.2.2) | elimination waits: AD-10.2.2 |
| forced out at any star (10.2) | distance equals count (7.2) | an option: AD-10.2 |
| equal forces are barred (6.4.4) | neutral ships can be won over (6.5.2) | roll first: AD-6.5.2 |
| an ally alone may retake a home star (9.4.8.1) | a ship of one's own is needed (10.4.3) | the one in Alliances, the other among Independents |

---

## How long, and how fair

Simple computer players met 400 times for each version. Bold attackers end an Alliances game within 16 to 52 rounds
(the middle eight of ten games), two Independents within 15 to 28, four within 19 to 69. Careful players who keep a
reserve against the strongest enemy fleet take 30 to 100 rounds. If everybody insists on matching the strongest enemy
fleet, up to a fifth of the games never end: nobody dares to leave home. Games that did end never had more than six
quiet rounds in a row, so a quiet limit of 12 stops exactly the stuck ones. Each home star won roughly its share. With
two sides and careful players, the side that begins won six to eight games of ten.

## Where facts about the board come from

The rule sheet names eleven stars, two of them only as sharing a sector. That each square has one star of each kind,
that home stars show both symbols, and that production comes every other turn from the third on is told in "FT
Campaign / 4000AD" on the Full Thrust mailing list (18 February 1998). Polaris, Markab, Algenib and Fomalhaut with
their colours come from an adaptation played on the Bay 12 forum (topic 98005). Reviews at grognard.com, gamepile.com
and jergames.blogspot.com (2005), and the article in Wikipedia, confirm the layout of the board, and that opponents
see where a fleet left and how long it has been under way. Only facts were taken from these; every sentence here is
ours.
`;
