/** Builds what each seat, and the public, may see (rules.md, chapter G). */
import { type Act, cloneFlow, type Flow, type StackFrame, seat, type Seat, type Viewer } from "@starboard/kernel";
import { ORDER_WINDOWS, ORDERS } from "./acts.ts";
import type { CompiledModule } from "./compiled/index.ts";
import { seenOf } from "./moves/peeks.ts";
import { stageOf } from "./calc/battles.ts";
import { sideSum } from "./calc/force.ts";
import { handSize, stackAt } from "./calc/stacks.ts";
import { compiledModuleOf } from "./match-setup.ts";
import {
  type Battle,
  type BattleView,
  type March,
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

/** Placeholder for a sealed answer that the viewer may not read. */
export const SEALED_ANSWER: Act = { do: "sealed" };

export function view(t: StateWE, by: Viewer): ViewWE {
  const compiled = compiledModuleOf(t.options);
  const over = t.flow.over !== null;
  const active = t.phase === NONE && t.turn === 0 ? NONE : (t.order[t.place] as number);
  return {
    flow: flowFor(t.flow, by, over),
    options: t.options,
    order: t.order.map(seat),
    active: seatOrNull(active),
    turn: t.turn,
    round: t.round,
    phase: compiled.module.phases[t.phase]?.id ?? null,
    seats: t.order.map((_, s) => seatView(t, compiled, s, by, over)),
    territories: compiled.ids.map((_, at) => territoryView(t, compiled, at, by, over)),
    pools: Array.from({ length: Math.max(compiled.decks, compiled.piles) }, (_, pool) => ({
      deck: sum(t.deck, Math.min(pool, compiled.decks - 1) * compiled.C, compiled.C),
      discard: counted(compiled.cards, t.discard, Math.min(pool, compiled.decks - 1) * compiled.C),
      pile: sum(t.pile, Math.min(pool, compiled.piles - 1) * compiled.U, compiled.U),
    })),
    marches: t.marches.map((m) => marchView(compiled, m, by, over)),
    battle: t.battle === null ? null : battleView(t, compiled, t.battle),
    printed: t.printed,
    bonus: t.bonus,
    recruits: {
      count: t.recruits.length,
      drawn: t.drawn,
      bonuses: t.bonuses,
      units: over || by === active ? t.recruits.map((u) => compiled.units[u]?.id as string) : null,
    },
  };
}

const seatOrNull = (s: number): Seat | null => (s === NONE ? null : seat(s));

const sum = (counts: readonly number[], from: number, width: number): number => {
  let n = 0;
  for (let i = from; i < from + width; i++) n += counts[i] as number;
  return n;
};

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

function seatView(t: StateWE, compiled: CompiledModule, s: number, by: Viewer, over: boolean): SeatView {
  const open = over || by === s;
  const knownTo = (v: number): Record<string, number> =>
    counted(compiled.cards, t.known, (v * compiled.N + s) * compiled.C);
  const orders: Record<string, string> = {};
  for (const [i, window] of ORDER_WINDOWS.entries()) {
    const order = ORDERS[t.orders[s * ORDER_WINDOWS.length + i] as number] as string;
    orders[window] = open || order === "ask" ? order : "set";
  }
  return {
    seat: seat(s),
    faction: compiled.module.factions[t.faction[s] as number]?.id ?? null,
    alive: t.alive[s] === 1,
    home: compiled.ids[t.home[s] as number] ?? null,
    treasury: t.treasury[s] as number,
    hand: {
      count: handSize(t, compiled, s),
      cards: open ? counted(compiled.cards, t.hand, s * compiled.C) : null,
      known: by === "public" ? {} : knownTo(by),
    },
    knownBy: open ? Array.from({ length: compiled.N }, (_, v) => knownTo(v)) : null,
    captured: counted(compiled.units, t.captured, s * compiled.U),
    orders: orders as SeatView["orders"],
    barred: bits(t.barred[s] as number, compiled.N),
  };
}

function territoryView(t: StateWE, compiled: CompiledModule, at: number, by: Viewer, over: boolean): TerritoryView {
  const features: Record<string, string | true> = {};
  for (const f of compiled.features) {
    const value = f.values[t.feature[at * compiled.F + f.no] as number];
    if (value !== null && value !== undefined) features[f.id] = value;
  }
  const locked: Record<string, Seat[]> = {};
  const asked: Record<string, number> = {};
  for (const [p, { id }] of compiled.module.parleys.entries()) {
    const mask = t.locked[at * compiled.P + p] as number;
    if (mask !== 0) locked[id] = bits(mask, compiled.N);
    const n = t.asked[at * compiled.P + p] as number;
    if (n > 0) asked[id] = n;
  }
  const stacks: StackView[] = [];
  for (let s = 0; s < compiled.N; s++) {
    const stack = stackAt(t, compiled, at, s);
    if (stack.length > 0) stacks.push(stackView(t, compiled, at, s, stack, by, over));
  }
  const assaulted = t.assaulted[at] as number;
  return {
    id: compiled.ids[at] as string,
    marker: seatOrNull(t.marker[at] as number),
    explored: t.explored[at] === 1,
    features,
    buildings: counted(compiled.buildings, t.building, at * compiled.B),
    locked,
    asked,
    subdued: seatOrNull(t.subdued[at] as number),
    mission: bits(t.mission[at] as number, compiled.N),
    settled: bits(t.settled[at] as number, compiled.N),
    assaulted: compiled.features.filter(({ no }) => (assaulted >> no) & 1).map(({ id }) => id),
    stacks,
  };
}

function stackView(
  t: StateWE,
  compiled: CompiledModule,
  at: number,
  s: number,
  stack: readonly number[],
  by: Viewer,
  over: boolean,
): StackView {
  const open = over || by === s || (t.battle?.at === at && t.battle.sides.includes(s));
  const shown = (unit: number): { unit: string; moved: boolean } => ({
    unit: compiled.units[typeOf(unit)]?.id as string,
    moved: (unit & MOVED) !== 0,
  });
  return {
    seat: seat(s),
    count: stack.length,
    top: compiled.units[typeOf(stack[0] as number)]?.id as string,
    topMoved: ((stack[0] as number) & MOVED) !== 0,
    moved: stack.filter((unit) => (unit & MOVED) !== 0).length,
    units: open ? stack.map(shown) : null,
    fortifications: stack.filter((unit) => compiled.units[typeOf(unit)]?.fort).map(shown),
    seen: by === s ? {} : counted(compiled.units, seenOf(t, compiled, by, s, at), 0),
  };
}

const asId = (compiled: CompiledModule, played: Played): string | null =>
  played.as === NONE ? null : played.as === UNLISTED ? "unlisted" : (compiled.cards[played.as]?.id as string);

function marchView(compiled: CompiledModule, m: March, by: Viewer, over: boolean): MarchView {
  const own = over || by === m.seat;
  // No other seat knows the group before it is announced. The card is face up after the first group.
  const open = own || m.announced !== 0;
  const card = open || m.before > 0;
  return {
    seat: seat(m.seat),
    card: card ? (compiled.cards[m.card]?.id as string) : null,
    as: card ? asId(compiled, m) : null,
    left: card ? m.left : null,
    before: m.before,
    from: open ? (compiled.ids[m.from] ?? null) : null,
    size: open ? m.units.length : 0,
    top: open && m.units.length > 0 ? (compiled.units[m.units[0] as number]?.id as string) : null,
    units: own ? m.units.map((u) => compiled.units[u]?.id as string) : null,
    path: open ? m.path.map((at) => compiled.ids[at] as string) : [],
    spent: open ? m.spent : 0,
    transfers: open ? m.transfers : 0,
    announced: m.announced,
  };
}

function battleView(t: StateWE, compiled: CompiledModule, battle: Battle): BattleView {
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
    sums: [sideSum(t, compiled, battle, 0), sideSum(t, compiled, battle, 1)],
  };
}

/** The flow, with sealed answers of other seats replaced by a placeholder. */
function flowFor(flow: Flow, by: Viewer, over: boolean): Flow {
  const copy = cloneFlow(flow, (memo) => JSON.parse(JSON.stringify(memo)) as object);
  for (const frame of copy.stack as StackFrame[])
    if (frame.answers && !over)
      frame.answers = frame.answers.map((answer, s) => (answer === null || s === by ? answer : SEALED_ANSWER));
  return copy;
}
