/** Compiles a module and a board to numbers. The result does not change during a match. */
import type { Board } from "../map/board.ts";
import type { RuleId } from "@starboard/kernel";
import type { Bonus, Resolved, RevenueTerm } from "../module/resolved.ts";
import { type Card, compileCards, type Play } from "./cards.ts";
import { compile, type Test } from "./predicate.ts";
import { compileTerrain, type Ground } from "./terrain.ts";
import { compileUnits, type Unit } from "./units.ts";

/** A feature that exploration finds: its values by number, from 1, with the revenue printed beside them. */
export interface Feature {
  readonly no: number;
  readonly id: string;
  /** `true` for a feature without further values; index 0 means none. */
  readonly values: readonly (string | true | null)[];
  readonly revenue: readonly number[];
}
export interface Building {
  readonly no: number;
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly max: number;
  readonly startsUnits: boolean;
  readonly requires: Test;
  /** Always true if the module states no condition. */
  readonly functions: Test;
}
export interface Modifier {
  readonly id: string;
  readonly rule: RuleId | null;
  readonly amount: number;
  readonly when: Test;
}
export interface Faction {
  readonly no: number;
  readonly id: string;
  readonly name: string;
  readonly battle: readonly Modifier[];
  readonly income: number;
  readonly rollBonus: Readonly<Record<string, number>>;
  readonly forbids: ReadonlySet<string>;
  /** Share of the foe's casualties it keeps when it wins, or null (WE-9.28). */
  readonly assimilates: { readonly fraction: readonly [number, number]; readonly round: "up" | "down" } | null;
}

export interface CompiledModule {
  readonly module: Resolved;
  readonly board: Board;
  /** Numbers of players, territories, unit types, cards, features, buildings, parleys. */
  readonly N: number;
  readonly T: number;
  readonly U: number;
  readonly C: number;
  readonly F: number;
  readonly B: number;
  readonly P: number;
  /** Pools of cards and of units: 1, or one for each seat. */
  readonly decks: number;
  readonly piles: number;
  readonly ids: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
  readonly near: readonly (readonly number[])[];
  readonly ground: readonly Ground[];
  readonly isHome: readonly boolean[];
  readonly units: readonly Unit[];
  readonly unitNo: ReadonlyMap<string, number>;
  /** Faction × unit: Force and price. The last faction stands for having none. */
  readonly force: readonly number[];
  readonly price: readonly number[];
  readonly cards: readonly Card[];
  readonly cardNo: ReadonlyMap<string, number>;
  /** By faction and window: the plays that are possible. */
  readonly plays: readonly ReadonlyMap<string, readonly Play[]>[];
  readonly features: readonly Feature[];
  readonly featureNo: ReadonlyMap<string, number>;
  readonly buildings: readonly Building[];
  readonly buildingNo: ReadonlyMap<string, number>;
  readonly factions: readonly Faction[];
  readonly factionNo: ReadonlyMap<string, number>;
  readonly modifiers: readonly Modifier[];
  readonly garrison: readonly Modifier[];
  /** True if some card ends a battle and keeps the conceding side's fortifications in place (WE-9.17). */
  readonly fortificationsMayStay: boolean;
  /** By challenge: its bonuses, compiled. */
  readonly challengeBonuses: readonly (readonly (Modifier & { readonly cumulative: boolean })[])[];
  /** By parley: whether it may be tried. */
  readonly parleyNeeds: readonly Test[];
  /** Terms of the printed revenue. */
  readonly revenue: readonly (Omit<Modifier, "amount"> & { readonly amount: RevenueTerm["amount"] })[];
  readonly startAt: Test;
  /** By unit type: where it may be placed, or null for any start place. */
  readonly sites: readonly (Test | null)[];
  /** Territories that victory counts. */
  readonly counted: readonly number[];
  /** Territories by which a faction is ahead for victory, by its number (WE-2.11). */
  readonly headStarts: readonly number[];
  /** Total number of cards and of units, by index. */
  readonly cardTotal: readonly number[];
  readonly unitTotal: readonly number[];
}

/** Compiles a module on a board for that many players, with head starts of its factions by their ids. */
export function compileModule(
  module: Resolved,
  board: Board,
  players: number,
  headStarts: Readonly<Record<string, number>> = {},
): CompiledModule {
  const numberOf = byId(board.territories);
  const units = compileUnits(module);
  const features = compileFeatures(module, board);
  const featureNo = byId(features);
  const buildingNo = byId(module.buildings);
  const cardNo = byId(module.cards);
  const names = { module, units, featureNo, buildingNo };
  const test = (p: Parameters<typeof compile>[0]): Test => compile(p, names);
  const modifier = (m: Bonus): Modifier => ({
    id: m.id,
    rule: m.rule as RuleId | null,
    amount: m.amount,
    when: test(m.when),
  });
  const modifiers = module.battle.modifiers.map(modifier);
  const factions = [...module.factions.map((f, no) => ({ f, no })), { f: NO_FACTION, no: module.factions.length }].map(
    ({ f, no }): Faction => {
      const gain = f.onWin.find((e) => e.op === "assimilate");
      return {
        no,
        id: f.id,
        name: f.name,
        battle: f.battleForce.map(modifier),
        income: f.income,
        rollBonus: f.rollBonus,
        forbids: new Set(f.forbids),
        assimilates: gain ? { fraction: gain.fraction, round: gain.round } : null,
      };
    },
  );
  const specs = [...module.factions, NO_FACTION];
  const force = specs.flatMap((f) => module.units.map((u) => u.force + (f.unitForce[u.id] ?? 0)));
  const price = module.recruit.costUsesFactionForce
    ? specs.flatMap((f) => module.units.map((u) => u.cost + (f.unitForce[u.id] ?? 0)))
    : specs.flatMap(() => module.units.map((u) => u.cost));
  const { ground, counted } = compileTerrain(module, board);
  const { cards, plays } = compileCards(module, specs, cardNo);
  const piles = module.pools.pile.scope === "shared" ? 1 : players;
  const decks = module.pools.deck.scope === "shared" ? 1 : players;
  return {
    module,
    board,
    N: players,
    T: board.territories.length,
    U: units.length,
    C: cards.length,
    F: features.length,
    B: module.buildings.length,
    P: module.parleys.length,
    decks,
    piles,
    ids: board.territories.map(({ id }) => id),
    numberOf,
    near: board.neighbours,
    ground,
    isHome: board.territories.map((_, at) => board.homes.slice(0, players).includes(at)),
    units,
    unitNo: byId(units),
    force,
    price,
    cards,
    cardNo,
    plays,
    features,
    featureNo,
    buildings: module.buildings.map((x, no) => ({
      no,
      id: x.id,
      name: x.name,
      cost: x.cost,
      max: x.maxPerTerritory,
      startsUnits: x.startsUnits,
      requires: test(x.requires),
      functions: x.functionsIf ? test(x.functionsIf) : () => true,
    })),
    buildingNo,
    factions,
    factionNo: byId(module.factions),
    modifiers,
    garrison: modifiers.filter(({ id }) => module.battle.garrisonModifiers.includes(id)),
    fortificationsMayStay: module.cards.some(({ modes }) =>
      modes.some(({ effects }) => effects.some((e) => e.op === "endBattle" && e.variant === "fortificationsStay")),
    ),
    challengeBonuses: module.challenges.map(({ bonuses }) =>
      bonuses.map((m) => ({ ...modifier(m), cumulative: m.cumulative })),
    ),
    parleyNeeds: module.parleys.map(({ requires }) => test(requires)),
    revenue: module.revenue.terms.map((m) => ({
      id: m.id,
      rule: m.rule as RuleId | null,
      amount: m.amount,
      when: test(m.when),
    })),
    startAt: test(module.recruit.startAt),
    sites: module.units.map((u) => (u.site ? test(u.site) : null)),
    counted,
    headStarts: factions.map(({ id }) => headStarts[id] ?? 0),
    cardTotal: module.cards.map((c) => c.count * decks),
    unitTotal: module.units.map((u) => u.count * module.pools.pile.copies * piles),
  };
}

/** The faction used in a module without factions. */
const NO_FACTION: Resolved["factions"][number] = {
  id: "",
  name: "",
  unitForce: {},
  cardForce: {},
  cardForceUnlisted: {},
  specialAs: [],
  battleForce: [],
  rollBonus: {},
  income: 0,
  forbids: [],
  onWin: [],
};

const byId = (list: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(list.map(({ id }, no) => [id, no]));

/** Every feature that exploration or the board names, with its possible values. */
function compileFeatures(module: Resolved, board: Board): Feature[] {
  const found = new Map<string, { values: (string | true | null)[]; revenue: number[] }>();
  const add = (id: string, value: string | boolean | null, revenue: number): void => {
    const entry = found.get(id) ?? { values: [null], revenue: [0] };
    found.set(id, entry);
    if (value === null || value === false || entry.values.includes(value)) return;
    entry.values.push(value);
    entry.revenue.push(revenue);
  };
  for (const { rows } of module.exploration?.rolls ?? [])
    for (const row of rows) for (const [id, value] of Object.entries(row.set)) add(id, value, row.revenue);
  for (const { features } of board.explored) for (const [id, value] of Object.entries(features)) add(id, value, 0);
  return [...found].map(([id, { values, revenue }], no) => ({ no, id, values, revenue }));
}
