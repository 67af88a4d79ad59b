/** Builds what each seat, and the public, may see, by identifiers (rules.md, chapter G). */
import { seat, type Seat, type Seen, seenBy, type Viewer } from "@starboard/kernel";
import { ORDER_WINDOWS, ORDERS } from "./acts.ts";
import { stageOf } from "./calc/battles.ts";
import { sideSum } from "./calc/force.ts";
import type { CompiledModule } from "./compiled/index.ts";
import { compiledModuleOf } from "./match-setup.ts";
import type { ShapeWE } from "./shape.ts";
import {
  type Battle,
  type BattleView,
  type MarchView,
  MOVED,
  NONE,
  type Played,
  type SeatView,
  type StackView,
  type StateWE,
  type TerritoryView,
  typeOf,
  UNLISTED,
  type ViewWE,
} from "./state.ts";
import { activeSeat, visibility } from "./visibility.ts";

type SeenWE = Seen<ShapeWE, typeof visibility>;
const seen = seenBy<ShapeWE, typeof visibility>(visibility);

export function view(t: StateWE, by: Viewer): ViewWE {
  const compiled = compiledModuleOf(t.options);
  const s = seen(t, by);
  const unitId = (unit: number): string => compiled.units[unit]?.id as string;
  return {
    flow: s.flow,
    options: s.options,
    order: s.order.map(seat),
    active: seatOrNull(activeSeat(s)),
    turn: s.turn,
    round: s.round,
    phase: compiled.module.phases[s.phase]?.id ?? null,
    seats: s.order.map((_, n) => seatView(s, compiled, n)),
    territories: compiled.ids.map((_, at) => territoryView(s, compiled, at, by)),
    pools: Array.from({ length: Math.max(compiled.decks, compiled.piles) }, (_, pool) => ({
      deck: s.deck[Math.min(pool, compiled.decks - 1)] as number,
      discard: counted(compiled.cards, s.discard, Math.min(pool, compiled.decks - 1) * compiled.C),
      pile: s.pile[Math.min(pool, compiled.piles - 1)] as number,
    })),
    marches: s.marches.map((march) => marchView(compiled, march)),
    // Both sides of a battle lie open, and so do their sums.
    battle:
      s.battle &&
      battleView(compiled, s.battle, [sideSum(t, compiled, s.battle, 0), sideSum(t, compiled, s.battle, 1)]),
    printed: s.printed,
    bonus: s.bonus,
    recruits: {
      count: s.recruits.count,
      drawn: s.drawn,
      bonuses: s.bonuses,
      units: s.recruits.units && s.recruits.units.map(unitId),
    },
  };
}

const seatOrNull = (s: number): Seat | null => (s === NONE ? null : seat(s));

/** Numbers by id, from a list of counts; zeros are left out. */
function counted(
  things: readonly { readonly id: string }[],
  counts: readonly number[],
  from: number,
): Record<string, number> {
  const out: Record<string, number> = {};
  for (let i = 0; i < things.length; i++) {
    const n = counts[from + i] as number;
    if (n > 0) out[things[i]?.id as string] = n;
  }
  return out;
}

const bits = (mask: number, N: number): Seat[] => {
  const seats: Seat[] = [];
  for (let s = 0; s < N; s++) if ((mask >> s) & 1) seats.push(seat(s));
  return seats;
};

function seatView(s: SeenWE, compiled: CompiledModule, n: number): SeatView {
  const cards = (counts: readonly number[]): Record<string, number> => counted(compiled.cards, counts, 0);
  const hand = s.hand[n] as SeenWE["hand"][number];
  const known = s.known[n] as SeenWE["known"][number];
  const orders: Record<string, string> = {};
  for (const [i, window] of ORDER_WINDOWS.entries()) {
    const order = s.orders[n * ORDER_WINDOWS.length + i] as number;
    orders[window] = order === NONE ? "set" : (ORDERS[order] as string);
  }
  return {
    seat: seat(n),
    faction: compiled.module.factions[s.faction[n] as number]?.id ?? null,
    alive: s.alive[n] === 1,
    home: compiled.ids[s.home[n] as number] ?? null,
    treasury: s.treasury[n] as number,
    hand: { count: hand.count, cards: hand.cards && cards(hand.cards), known: cards(known.viewer) },
    knownBy: known.each && known.each.map(cards),
    captured: counted(compiled.units, s.captured, n * compiled.U),
    orders: orders as SeatView["orders"],
    barred: bits(s.barred[n] as number, compiled.N),
  };
}

function territoryView(s: SeenWE, compiled: CompiledModule, at: number, by: Viewer): TerritoryView {
  const features: Record<string, string | true> = {};
  for (const f of compiled.features) {
    const value = f.values[s.feature[at * compiled.F + f.no] as number];
    if (value !== null && value !== undefined) features[f.id] = value;
  }
  const locked: Record<string, Seat[]> = {};
  const asked: Record<string, number> = {};
  for (const [p, { id }] of compiled.module.parleys.entries()) {
    const mask = s.locked[at * compiled.P + p] as number;
    if (mask !== 0) locked[id] = bits(mask, compiled.N);
    const n = s.asked[at * compiled.P + p] as number;
    if (n > 0) asked[id] = n;
  }
  const stacks: StackView[] = [];
  for (let owner = 0; owner < compiled.N; owner++) {
    const stack = s.stacks[at * compiled.N + owner];
    if (!stack) continue;
    const glimpsed = s.glimpses.find((g) => g.at === at && g.owner === owner);
    stacks.push(stackView(compiled, owner, stack, by === owner ? [] : (glimpsed?.units ?? [])));
  }
  const assaulted = s.assaulted[at] as number;
  return {
    id: compiled.ids[at] as string,
    marker: seatOrNull(s.marker[at] as number),
    explored: s.explored[at] === 1,
    features,
    buildings: counted(compiled.buildings, s.building, at * compiled.B),
    locked,
    asked,
    subdued: seatOrNull(s.subdued[at] as number),
    mission: bits(s.mission[at] as number, compiled.N),
    settled: bits(s.settled[at] as number, compiled.N),
    assaulted: compiled.features.filter(({ no }) => (assaulted >> no) & 1).map(({ id }) => id),
    stacks,
  };
}

function stackView(
  compiled: CompiledModule,
  owner: number,
  stack: NonNullable<SeenWE["stacks"][number]>,
  glimpsed: readonly number[],
): StackView {
  const shown = (unit: number): { unit: string; moved: boolean } => ({
    unit: compiled.units[typeOf(unit)]?.id as string,
    moved: (unit & MOVED) !== 0,
  });
  const top = shown(stack.top);
  return {
    seat: seat(owner),
    count: stack.count,
    top: top.unit,
    topMoved: top.moved,
    moved: stack.moved,
    units: stack.units && stack.units.map(shown),
    fortifications: stack.fortifications.map(shown),
    seen: counted(compiled.units, glimpsed, 0),
  };
}

const asId = (compiled: CompiledModule, played: Played): string | null =>
  played.as === NONE ? null : played.as === UNLISTED ? "unlisted" : (compiled.cards[played.as]?.id as string);

function marchView(compiled: CompiledModule, march: SeenWE["marches"][number]): MarchView {
  const { card, group } = march;
  const unitId = (unit: number): string => compiled.units[unit]?.id as string;
  return {
    seat: seat(march.seat),
    card: card && (compiled.cards[card.card]?.id as string),
    as: card && asId(compiled, card),
    left: card && card.left,
    before: march.before,
    from: group ? (compiled.ids[group.from] ?? null) : null,
    size: group ? group.size : 0,
    top: group && group.top !== NONE ? unitId(group.top) : null,
    units: march.units && march.units.map(unitId),
    path: group ? group.path.map((at) => compiled.ids[at] as string) : [],
    spent: group ? group.spent : 0,
    transfers: group ? group.transfers : 0,
    announced: march.announced,
  };
}

function battleView(compiled: CompiledModule, battle: Battle, sums: BattleView["sums"]): BattleView {
  const shown = (list: readonly Played[]) =>
    list.map((played) => ({ card: compiled.cards[played.card]?.id as string, as: asId(compiled, played) }));
  const lost = (types: readonly number[]): string[] => types.map((u) => compiled.units[u]?.id as string);
  return {
    at: compiled.ids[battle.at] as string,
    sides: [seat(battle.sides[0]), seatOrNull(battle.sides[1])],
    neutral: compiled.features[battle.neutral]?.id ?? null,
    stage: stageOf(battle),
    turn: battle.turn,
    passes: battle.passes,
    cards: [shown(battle.cards[0]), shown(battle.cards[1])],
    dice: battle.dice.slice(),
    ended: battle.ended === -1 ? null : battle.ended,
    spared: battle.spared === 1,
    winner: battle.winner === -1 ? null : battle.winner,
    standoff: battle.standoff === 1,
    owed: battle.owed,
    lost: [lost(battle.lost[0]), lost(battle.lost[1])],
    forts: battle.forts,
    sums,
  };
}
