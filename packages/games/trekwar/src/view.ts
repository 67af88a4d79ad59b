/** What each seat and the public may see, by identifiers (rules.md, chapter e). */
import { type Seen, seenBy, type Viewer } from "@starboard/kernel";
import type { CardId } from "./acts.ts";
import { currentForce } from "./calc/force.ts";
import { cardIndexOf } from "./card-index.ts";
import { type CardIndex, idOf, idsOf } from "./card.ts";
import { SECTORS, type Side, sectorId } from "./data/board.ts";
import type { ShapeTW } from "./shape.ts";
import { type CardNo, GROUNDS, type Known, type KnownView, type SideView, type StateTW, type ViewTW } from "./state.ts";
import { visibility } from "./visibility.ts";

type SeenTW = Seen<ShapeTW, typeof visibility>;
const seen = seenBy<ShapeTW, typeof visibility>(visibility);

export function view(t: StateTW, by: Viewer): ViewTW {
  const index = cardIndexOf(t.options);
  const s = seen(t, by);
  // The Force follows from cards on the Table, which everybody sees.
  const force = (side: Side): number | null => (s.ground < 0 ? null : currentForce(t, index, side));
  const owner: Record<string, Side | null> = {};
  for (const [n, sector] of SECTORS.entries()) owner[sector.id] = s.owner[n] === -1 ? null : (s.owner[n] as Side);
  return {
    flow: s.flow,
    options: s.options,
    fight: s.fight,
    turn: s.turn,
    opener: s.opener,
    attacker: s.attacker,
    active: s.active,
    loser: s.loser,
    fighting: s.fighting === 1,
    from: sectorId(s.from),
    to: sectorId(s.to),
    ground: s.ground === -1 ? null : GROUNDS[s.ground],
    stage: s.stage,
    owner,
    fleet: [sectorId(s.fleet[0]), sectorId(s.fleet[1])],
    sides: [sideView(s, index, 0, force(0)), sideView(s, index, 1, force(1))],
    played: s.played,
    extraManeuvers: s.extraManeuvers,
    extraCommands: s.extraCommands,
    limit: s.limit,
  };
}

function sideView(s: SeenTW, index: CardIndex, side: Side, force: number | null): SideView {
  const { count, cards } = s.hand[side];
  const discard = s.discard[side];
  const ids = (numbers: readonly CardNo[] | null): CardId[] | null => (numbers === null ? null : idsOf(index, numbers));
  return {
    deck: s.deck[side].count,
    hand: {
      count,
      cards: ids(cards),
      // Seats know what they have seen; the public knows only what all players have seen.
      known: knownView(index, (s.known ?? s.shown)[side] as Known),
      shown: cards === null ? null : knownView(index, s.shown[side] as Known),
    },
    unseen: ids(s.deck[side].unseen),
    discard: {
      count: discard.count,
      top: discard.top === null ? null : idOf(index, discard.top),
      cards: ids(discard.cards),
      spent: ids(discard.spent),
    },
    units: s.units[side].map((no, i) => {
      const mark = s.ignoredBy[side][i] as CardNo;
      return { card: idOf(index, no), ignoredBy: mark < 0 ? null : idOf(index, mark) };
    }),
    maneuvers: idsOf(index, s.maneuvers[side]),
    maneuverUp: s.maneuverUp[side] === 1,
    commands: idsOf(index, s.commands[side]),
    events: idsOf(index, s.events[side]),
    eventsUp: s.eventsUp[side],
    pending: idsOf(index, s.pending[side]),
    force,
  };
}

const knownView = (index: CardIndex, k: Known): KnownView => ({
  sure: idsOf(index, k.sure),
  among: idsOf(index, k.among),
  atLeast: k.atLeast,
});
