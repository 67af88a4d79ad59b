/** Writes a state so that `read` restores it exactly. */
import { ORDER_WINDOWS, ORDERS } from "../acts.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { compiledModuleOf } from "../match-setup.ts";
import { type Battle, type March, MOVED, NONE, type Played, STAGES, type StateWE, typeOf, UNLISTED } from "../state.ts";
import type { BattleNote, MarchNote, Position, SeatNote, TerritoryNote } from "./form.ts";

export function write(t: StateWE): Position {
  const compiled = compiledModuleOf(t.options);
  const unit = (no: number): string => compiled.units[no]?.id as string;
  const territories: Record<string, TerritoryNote> = {};
  for (let at = 0; at < compiled.T; at++) {
    const note = writeTerritory(t, compiled, at);
    if (note) territories[compiled.ids[at] as string] = note;
  }
  return {
    turn: t.turn,
    round: t.round,
    phase: compiled.module.phases[t.phase]?.id ?? null,
    order: t.order.slice(),
    active: t.order[t.place] as number,
    seats: t.order.map((_, s) => writeSeat(t, compiled, s)),
    territories,
    deck: pools(compiled.cards, t.deck, compiled.decks),
    discard: pools(compiled.cards, t.discard, compiled.decks),
    pile: pools(compiled.units, t.pile, compiled.piles),
    marches: t.marches.map((m) => writeMarch(compiled, m)),
    ...(t.battle && { battle: writeBattle(compiled, t.battle) }),
    glimpses: t.glimpses.map((g) => ({
      who: bitsOf(g.who),
      owner: g.owner,
      at: compiled.ids[g.at] as string,
      units: counted(compiled.units, g.units, 0),
    })),
    printed: t.printed,
    bonus: t.bonus,
    recruits: t.recruits.map(unit),
    drawn: t.drawn,
    bonuses: t.bonuses,
    at: t.flow.at.slice(),
    stack: t.flow.stack.map(({ step, memo, answers }) => ({
      step,
      memo: JSON.parse(JSON.stringify(memo)) as Record<string, number>,
      ...(answers && { answers: answers as ({ [x: string]: unknown; do: string } | null)[] }),
    })),
    ...(t.flow.over && {
      over: { winners: t.flow.over.winners.slice(), rule: t.flow.over.rule, scores: t.flow.over.scores.slice() },
    }),
  };
}

const bitsOf = (mask: number): number[] => {
  const list: number[] = [];
  for (let i = 0; i < 16; i++) if ((mask >> i) & 1) list.push(i);
  return list;
};

function counted(things: readonly { readonly id: string }[], counts: readonly number[], from: number) {
  const out: Record<string, number> = {};
  for (let i = 0; i < things.length; i++)
    if ((counts[from + i] as number) > 0) out[things[i]?.id as string] = counts[from + i] as number;
  return out;
}
const pools = (things: readonly { readonly id: string }[], counts: readonly number[], n: number) =>
  Array.from({ length: n }, (_, pool) => counted(things, counts, pool * things.length));

function writeSeat(t: StateWE, compiled: CompiledModule, s: number): SeatNote {
  const knows: Record<string, Record<string, number>> = {};
  for (let of = 0; of < compiled.N; of++) {
    const known = counted(compiled.cards, t.known, (s * compiled.N + of) * compiled.C);
    if (Object.keys(known).length > 0) knows[of] = known;
  }
  const orders = ORDER_WINDOWS.flatMap((window, w) => {
    const order = t.orders[s * ORDER_WINDOWS.length + w] as number;
    return order === 0 ? [] : [[window, ORDERS[order]] as const];
  });
  return {
    faction: compiled.module.factions[t.faction[s] as number]?.id ?? null,
    home: compiled.ids[t.home[s] as number] ?? null,
    ...(t.alive[s] === 0 && { out: true as const }),
    treasury: t.treasury[s] as number,
    hand: counted(compiled.cards, t.hand, s * compiled.C),
    captured: counted(compiled.units, t.captured, s * compiled.U),
    barred: bitsOf(t.barred[s] as number),
    orders: Object.fromEntries(orders) as NonNullable<SeatNote["orders"]>,
    knows,
  };
}

function writeTerritory(t: StateWE, compiled: CompiledModule, at: number): TerritoryNote | undefined {
  const features: Record<string, string | true> = {};
  for (const f of compiled.features) {
    const value = f.values[t.feature[at * compiled.F + f.no] as number];
    if (value !== null && value !== undefined) features[f.id] = value;
  }
  const locked: Record<string, number[]> = {};
  const asked: Record<string, number> = {};
  for (const [p, { id }] of compiled.module.parleys.entries()) {
    if (t.locked[at * compiled.P + p] !== 0) locked[id] = bitsOf(t.locked[at * compiled.P + p] as number);
    if (t.asked[at * compiled.P + p] !== 0) asked[id] = t.asked[at * compiled.P + p] as number;
  }
  const stacks: Record<string, string[]> = {};
  for (let s = 0; s < compiled.N; s++) {
    const stack = t.stacks[at * compiled.N + s] as readonly number[];
    if (stack.length > 0)
      stacks[s] = stack.map((u) => `${compiled.units[typeOf(u)]?.id as string}${(u & MOVED) === 0 ? "" : "*"}`);
  }
  const buildings = counted(compiled.buildings, t.building, at * compiled.B);
  const any = (x: object): boolean => Object.keys(x).length > 0;
  const [mission, settled, assaulted] = [t.mission[at], t.settled[at], t.assaulted[at]] as [number, number, number];
  const marker = t.marker[at] as number;
  const note: TerritoryNote = {
    ...((marker !== NONE || t.home.includes(at)) && { marker: marker === NONE ? null : marker }),
    ...(compiled.ground[at]?.explorable && { explored: t.explored[at] === 1 }),
    ...(any(features) && { features }),
    ...(any(buildings) && { buildings }),
    ...(any(locked) && { locked }),
    ...(any(asked) && { asked }),
    ...(t.subdued[at] !== NONE && { subdued: t.subdued[at] as number }),
    ...(mission !== 0 && { mission: bitsOf(mission) }),
    ...(settled !== 0 && { settled: bitsOf(settled) }),
    ...(assaulted !== 0 && {
      assaulted: compiled.features.filter(({ no }) => (assaulted >> no) & 1).map(({ id }) => id),
    }),
    ...(any(stacks) && { stacks }),
  };
  return any(note) ? note : undefined;
}

export const UNLISTED_NAME = "unlisted";
const writePlayed = (compiled: CompiledModule, { card, as }: Played): { card: string; as?: string } => ({
  card: compiled.cards[card]?.id as string,
  ...(as !== NONE && { as: as === UNLISTED ? UNLISTED_NAME : (compiled.cards[as]?.id as string) }),
});

const writeMarch = (compiled: CompiledModule, m: March): MarchNote => ({
  seat: m.seat,
  ...writePlayed(compiled, m),
  left: m.left,
  before: m.before,
  ...(m.from !== NONE && { from: compiled.ids[m.from] as string }),
  units: m.units.map((u) => compiled.units[u]?.id as string),
  path: m.path.map((at) => compiled.ids[at] as string),
  spent: m.spent,
  transfers: m.transfers,
  announced: m.announced,
});

function writeBattle(compiled: CompiledModule, x: Battle): BattleNote {
  const units = (types: readonly number[]): string[] => types.map((u) => compiled.units[u]?.id as string);
  return {
    at: compiled.ids[x.at] as string,
    attacker: x.sides[0],
    ...(x.sides[1] !== NONE && { defender: x.sides[1] }),
    ...(x.neutral !== NONE && { neutral: compiled.features[x.neutral]?.id as string }),
    stage: STAGES[x.stage] as NonNullable<BattleNote["stage"]>,
    turn: x.turn,
    passes: x.passes,
    cards: [x.cards[0].map((c) => writePlayed(compiled, c)), x.cards[1].map((c) => writePlayed(compiled, c))],
    dice: x.dice.slice(),
    ...(x.ended !== -1 && { ended: x.ended }),
    ...(x.spared === 1 && { spared: true as const }),
    ...(x.winner !== -1 && { winner: x.winner }),
    ...(x.standoff === 1 && { standoff: true as const }),
    owed: x.owed,
    lost: [units(x.lost[0]), units(x.lost[1])],
    forts: x.forts,
  };
}
