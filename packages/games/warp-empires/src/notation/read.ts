/** Reads a written position and validates it like any other input. */
import { fieldErrors, type Invalid, type Result } from "@starboard/kernel";
import { ORDER_WINDOWS, ORDERS } from "../acts.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { cardsInPlay, unitsInPlay } from "../invariants.ts";
import type { Options } from "../options.ts";
import { compiledModuleOf } from "../match-setup.ts";
import { setup } from "../setup.ts";
import { type Battle, type March, MOVED, NONE, STAGES, type StateWE, UNLISTED } from "../state.ts";
import { readFlow, unplayable } from "./flow.ts";
import {
  type BattleNote,
  type MarchNote,
  type Position,
  positionForm,
  type SeatNote,
  type TerritoryNote,
} from "./form.ts";
import { UNLISTED_NAME } from "./write.ts";

/** Looks up names and collects errors; an unknown name becomes NONE. */
class Names {
  readonly bad: Invalid[] = [];
  private readonly compiled: CompiledModule;
  constructor(compiled: CompiledModule) {
    this.compiled = compiled;
  }
  private find(map: ReadonlyMap<string, number>, id: string, at: string): number {
    const no = map.get(id);
    if (no === undefined) this.bad.push({ code: "WE_POSITION_NAME", at, about: { name: id } });
    return no ?? NONE;
  }
  territory(id: string, at: string): number {
    return this.find(this.compiled.numberOf, id, at);
  }
  unit(id: string, at: string): number {
    return this.find(this.compiled.unitNo, id, at);
  }
  card(id: string, at: string): number {
    return this.find(this.compiled.cardNo, id, at);
  }
  feature(id: string, at: string): number {
    return this.find(this.compiled.featureNo, id, at);
  }
  building(id: string, at: string): number {
    return this.find(this.compiled.buildingNo, id, at);
  }
  faction(id: string, at: string): number {
    return this.find(this.compiled.factionNo, id, at);
  }
  seat(s: number, at: string): number {
    if (s < this.compiled.N) return s;
    this.wrong(at, "seat");
    return NONE;
  }
  wrong(at: string, why: string): void {
    this.bad.push({ code: "WE_POSITION_VALUE", at, about: { why } });
  }
}

/**
 * Reads a position for a set of options. Codes: WE_POSITION_FIELD (form), WE_POSITION_NAME (an id the module or map
 * does not have), WE_POSITION_VALUE, WE_POSITION_FLOW (steps that do not fit), WE_POSITION_LAW (an invariant is
 * violated).
 */
export function read(raw: unknown, options: Options): Result<StateWE> {
  const parsed = positionForm.safeParse(raw);
  if (!parsed.success) return { bad: fieldErrors(parsed.error, "WE_POSITION_FIELD") };
  const note = parsed.data;
  const compiled = compiledModuleOf(options);
  const names = new Names(compiled);
  const t = setup(options);
  if (note.seats.length !== compiled.N)
    return { bad: [{ code: "WE_POSITION_VALUE", at: "seats", about: { why: "players" } }] };
  readTurn(t, compiled, note, names);
  for (const [s, one] of note.seats.entries()) readSeat(t, compiled, s, one, names);
  readBoard(t, compiled, note, names);
  t.marches = (note.marches ?? []).map((m, i) => readMarch(m, `marches.${i}`, names));
  t.battle = note.battle ? readBattle(note.battle, names) : null;
  t.recruits = (note.recruits ?? []).map((id, i) => names.unit(id, `recruits.${i}`)).sort((a, c) => a - c);
  for (const [i, g] of (note.glimpses ?? []).entries())
    t.glimpses.push({
      who: g.who.reduce((bits, s) => bits | (1 << s), 0),
      owner: names.seat(g.owner, `glimpses.${i}.owner`),
      at: names.territory(g.at, `glimpses.${i}.at`),
      units: countsOf(g.units, compiled.U, (id) => names.unit(id, `glimpses.${i}.units`)),
    });
  if (names.bad.length > 0) return { bad: names.bad };
  const flow = readFlow(t, compiled, note);
  if ("bad" in flow) return flow;
  t.flow = flow.ok;
  readPools(t, compiled, note, names);
  if (names.bad.length > 0) return { bad: names.bad };
  const wrong = unplayable(t);
  return wrong ? { bad: [wrong] } : { ok: t };
}

function readTurn(t: StateWE, compiled: CompiledModule, note: Position, names: Names): void {
  const order = note.order ?? t.order;
  if (order.length !== compiled.N || new Set(order).size !== compiled.N || order.some((s) => s >= compiled.N))
    names.wrong("order", "seats");
  t.order = order.slice();
  t.place = Math.max(0, order.indexOf(note.active ?? (order[0] as number)));
  if (note.active !== undefined && !order.includes(note.active)) names.wrong("active", "seat");
  t.turn = note.turn ?? 1;
  t.round = note.round ?? 1;
  const phase = note.phase === undefined ? (compiled.module.phases[0]?.id ?? null) : note.phase;
  t.phase = phase === null ? NONE : compiled.module.phases.findIndex(({ id }) => id === phase);
  if (phase !== null && t.phase === NONE) names.wrong("phase", "phase");
  t.printed = note.printed ?? 0;
  t.bonus = note.bonus ?? 0;
  t.drawn = note.drawn ?? (note.recruits ?? []).length;
  t.bonuses = note.bonuses ?? 0;
}

function countsOf(counts: Readonly<Record<string, number>>, width: number, no: (id: string) => number): number[] {
  const out = new Array<number>(width).fill(0);
  for (const [id, n] of Object.entries(counts)) {
    const i = no(id);
    if (i >= 0) out[i] = n;
  }
  return out;
}

const maskOf = (list: readonly number[] | undefined, at: string, names: Names): number =>
  (list ?? []).reduce((bits, s) => bits | (1 << Math.max(0, names.seat(s, at))), 0);

function readSeat(t: StateWE, compiled: CompiledModule, s: number, note: SeatNote, names: Names): void {
  const where = `seats.${s}`;
  const card = (id: string): number => names.card(id, `${where}.hand`);
  t.faction[s] =
    note.faction === undefined || note.faction === null ? NONE : names.faction(note.faction, `${where}.faction`);
  t.home[s] =
    note.home === undefined
      ? (compiled.board.homes[s] as number)
      : note.home === null
        ? NONE
        : names.territory(note.home, `${where}.home`);
  t.alive[s] = note.out ? 0 : 1;
  t.treasury[s] = note.treasury ?? 0;
  t.barred[s] = maskOf(note.barred, `${where}.barred`, names);
  t.hand.splice(s * compiled.C, compiled.C, ...countsOf(note.hand ?? {}, compiled.C, card));
  t.captured.splice(
    s * compiled.U,
    compiled.U,
    ...countsOf(note.captured ?? {}, compiled.U, (id) => names.unit(id, `${where}.captured`)),
  );
  for (const [w, window] of ORDER_WINDOWS.entries()) {
    t.orders[s * ORDER_WINDOWS.length + w] = ORDERS.indexOf(note.orders?.[window] ?? "ask");
    if (window === "moveEnd" && note.orders?.[window] === "play") names.wrong(`${where}.orders`, "window");
  }
  for (const [of, known] of Object.entries(note.knows ?? {})) {
    const holder = names.seat(Number(of), `${where}.knows`);
    if (holder >= 0)
      t.known = t.known.toSpliced(
        (s * compiled.N + holder) * compiled.C,
        compiled.C,
        ...countsOf(known, compiled.C, card),
      );
  }
}

function readBoard(t: StateWE, compiled: CompiledModule, note: Position, names: Names): void {
  for (const [s, at] of t.home.entries()) {
    if (at === NONE) continue;
    t.explored[at] = 1;
    if (compiled.module.setup.home.controlled && t.alive[s] === 1) t.marker[at] = s;
  }
  for (const [id, one] of Object.entries(note.territories ?? {})) {
    const at = names.territory(id, `territories.${id}`);
    if (at >= 0) readTerritory(t, compiled, at, one, `territories.${id}`, names);
  }
}

function readTerritory(
  t: StateWE,
  compiled: CompiledModule,
  at: number,
  note: TerritoryNote,
  where: string,
  names: Names,
): void {
  if (note.marker !== undefined)
    t.marker[at] = note.marker === null ? NONE : names.seat(note.marker, `${where}.marker`);
  if (compiled.ground[at]?.explorable)
    t.explored[at] = (note.explored ?? (note.features !== undefined || t.explored[at] === 1)) ? 1 : 0;
  else if (note.explored === false) names.wrong(`${where}.explored`, "terrain");
  const values = new Array<number>(compiled.F).fill(0);
  for (const [id, value] of Object.entries(note.features ?? {})) {
    const no = names.feature(id, `${where}.features`);
    const i = compiled.features[no]?.values.indexOf(value) ?? NONE;
    if (i < 1) names.wrong(`${where}.features.${id}`, "value");
    else values[no] = i;
  }
  t.feature = t.feature.toSpliced(at * compiled.F, compiled.F, ...values);
  t.building = t.building.toSpliced(
    at * compiled.B,
    compiled.B,
    ...countsOf(note.buildings ?? {}, compiled.B, (id) => names.building(id, `${where}.buildings`)),
  );
  for (const id of [...Object.keys(note.locked ?? {}), ...Object.keys(note.asked ?? {})])
    if (!compiled.module.parleys.some((p) => p.id === id)) names.wrong(where, "parley");
  for (const [p, { id }] of compiled.module.parleys.entries()) {
    t.locked = t.locked.with(at * compiled.P + p, maskOf(note.locked?.[id], `${where}.locked`, names));
    t.asked = t.asked.with(at * compiled.P + p, note.asked?.[id] ?? 0);
  }
  t.subdued = t.subdued.with(at, note.subdued === undefined ? NONE : names.seat(note.subdued, `${where}.subdued`));
  t.mission = t.mission.with(at, maskOf(note.mission, `${where}.mission`, names));
  t.settled = t.settled.with(at, maskOf(note.settled, `${where}.settled`, names));
  const assaulted = (note.assaulted ?? []).reduce(
    (bits, id) => bits | (1 << Math.max(0, names.feature(id, `${where}.assaulted`))),
    0,
  );
  t.assaulted = t.assaulted.with(at, assaulted);
  for (const [s, units] of Object.entries(note.stacks ?? {})) {
    const owner = names.seat(Number(s), `${where}.stacks`);
    if (owner < 0) continue;
    t.stacks[at * compiled.N + owner] = units.map((unit) => {
      const moved = unit.endsWith("*");
      return names.unit(moved ? unit.slice(0, -1) : unit, `${where}.stacks.${s}`) | (moved ? MOVED : 0);
    });
  }
}

const asNo = (as: string | undefined, at: string, names: Names): number =>
  as === undefined ? NONE : as === UNLISTED_NAME ? UNLISTED : names.card(as, at);

const readMarch = (m: MarchNote, at: string, names: Names): March => ({
  seat: names.seat(m.seat, at),
  card: names.card(m.card, at),
  as: asNo(m.as, at, names),
  left: m.left ?? 0,
  before: m.before ?? 0,
  from: m.from === undefined ? NONE : names.territory(m.from, at),
  units: (m.units ?? []).map((id) => names.unit(id, at)),
  path: (m.path ?? []).map((id) => names.territory(id, at)),
  spent: m.spent ?? 0,
  transfers: m.transfers ?? 0,
  announced: (m.announced ?? 0) as 0 | 1 | 2,
});

function readBattle(x: BattleNote, names: Names): Battle {
  const cards = (list: readonly { card: string; as?: string | undefined }[]) =>
    list.map(({ card, as }) => ({ card: names.card(card, "battle.cards"), as: asNo(as, "battle.cards", names) }));
  const units = (list: readonly string[]): number[] => list.map((id) => names.unit(id, "battle.lost"));
  if ((x.defender === undefined) !== (x.neutral !== undefined)) names.wrong("battle.defender", "sides");
  return {
    at: names.territory(x.at, "battle.at"),
    sides: [
      names.seat(x.attacker, "battle.attacker"),
      x.defender === undefined ? NONE : names.seat(x.defender, "battle.defender"),
    ],
    neutral: x.neutral === undefined ? NONE : names.feature(x.neutral, "battle.neutral"),
    stage: STAGES.indexOf(x.stage ?? "dice"),
    turn: (x.turn ?? 0) as 0 | 1,
    passes: x.passes ?? 0,
    cards: [cards(x.cards?.[0] ?? []), cards(x.cards?.[1] ?? [])],
    dice: (x.dice ?? []).slice(),
    ended: (x.ended ?? -1) as 0 | 1 | -1,
    spared: x.spared ? 1 : 0,
    winner: (x.winner ?? -1) as 0 | 1 | -1,
    standoff: x.standoff ? 1 : 0,
    owed: x.owed ?? 0,
    lost: [units(x.lost?.[0] ?? []), units(x.lost?.[1] ?? [])],
    forts: x.forts ?? 0,
  };
}

/** Decks, discard piles and unit piles as given; omitted ones get everything that is not elsewhere. */
function readPools(t: StateWE, compiled: CompiledModule, note: Position, names: Names): void {
  const given = (lists: readonly Record<string, number>[] | undefined, width: number, no: (id: string) => number) =>
    (lists ?? []).flatMap((counts) => countsOf(counts, width, no));
  const fill = (list: number[], values: readonly number[]): void => {
    for (let i = 0; i < list.length; i++) list[i] = values[i] ?? 0;
  };
  fill(t.deck, []);
  fill(t.pile, []);
  fill(
    t.discard,
    given(note.discard, compiled.C, (id) => names.card(id, "discard")),
  );
  if (note.deck)
    fill(
      t.deck,
      given(note.deck, compiled.C, (id) => names.card(id, "deck")),
    );
  else for (const [c, n] of cardsInPlay(t, compiled).entries()) t.deck[c] = (compiled.cardTotal[c] as number) - n;
  if (note.pile)
    fill(
      t.pile,
      given(note.pile, compiled.U, (id) => names.unit(id, "pile")),
    );
  else for (const [u, n] of unitsInPlay(t, compiled).entries()) t.pile[u] = (compiled.unitTotal[u] as number) - n;
}
