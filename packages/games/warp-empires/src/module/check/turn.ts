/** Checks phases, dice tables, set-up and the numbers of units and cards. */
import { PHASE_KINDS } from "../resolved.ts";
import { checkEffects, checkPredicate } from "./conditions.ts";
import type { Checking } from "./names.ts";

const INSERTED = new Set(["explore", "challenge", "parley"]);
const GENERIC = PHASE_KINDS.filter((kind) => !INSERTED.has(kind));

/** The seven generic phases once each, in their order; the others between movement and battle (B.1). */
export function checkPhases(c: Checking): void {
  const { phases, challenges, parleys, exploration } = c.m;
  const generic = phases.filter(({ kind }) => !INSERTED.has(kind));
  for (const [i, kind] of GENERIC.entries())
    if (generic[i]?.kind !== kind) {
      c.report("WE_MODULE_PHASES", "phases", { expected: kind, place: i + 1 });
      break;
    }
  if (generic.length > GENERIC.length) c.report("WE_MODULE_PHASES", "phases", { expected: GENERIC.length });
  const move = phases.findIndex(({ kind }) => kind === "move");
  const battle = phases.findIndex(({ kind }) => kind === "battle");
  for (const [i, phase] of phases.entries()) {
    const at = `phases.${i}`;
    const inserted = INSERTED.has(phase.kind);
    if (inserted && (i < move || i > battle)) c.report("WE_MODULE_PHASE_PLACE", at, { kind: phase.kind });
    if (phase.inserted !== undefined && phase.inserted !== inserted)
      c.report("WE_MODULE_PHASE_PLACE", `${at}.inserted`, { kind: phase.kind });
    if (phase.after !== undefined && phases[i - 1]?.id !== phase.after)
      c.report("WE_MODULE_PHASE_PLACE", `${at}.after`, { kind: phase.kind });
    for (const key of ["challenge", "parley"] as const) {
      const of = phase[key];
      if (phase.kind === key && of === undefined) c.report("WE_MODULE_REF", `${at}.${key}`, { kind: key, id: "" });
      else if (phase.kind !== key && of !== undefined) c.report("WE_MODULE_KEY", `${at}.${key}`, { key });
      else if (of !== undefined) c.ref(key, of, `${at}.${key}`);
    }
  }
  // A part of the file that no phase uses would never take effect.
  const dealtWith = (kind: "challenge" | "parley", id: string): boolean => phases.some((phase) => phase[kind] === id);
  for (const [i, { id }] of challenges.entries())
    if (!dealtWith("challenge", id)) c.report("WE_MODULE_IDLE", `challenges.${i}.id`, { id });
  for (const [i, { id }] of parleys.entries())
    if (!dealtWith("parley", id)) c.report("WE_MODULE_IDLE", `parleys.${i}.id`, { id });
  if (exploration && !phases.some(({ kind }) => kind === "explore")) c.report("WE_MODULE_IDLE", "exploration");
}

/** Smallest and largest result of one throw. */
function bounds(die: string): [number, number] {
  const [times = 1, sides = 6] = die.split("D").map(Number);
  return [times, times * sides];
}

/** Every result of the die lies in exactly one row. */
function checkRows(c: Checking, die: string, rows: readonly { from: number; to: number }[], at: string): void {
  const [least, most] = bounds(die);
  for (const [i, { from, to }] of rows.entries())
    if (from > to || from < least || to > most) c.report("WE_MODULE_ROW", `${at}.${i}`, { least, most });
  for (let result = least; result <= most; result++) {
    const n = rows.filter(({ from, to }) => from <= result && result <= to).length;
    if (n !== 1) return c.report("WE_MODULE_ROWS", at, { result, times: n });
  }
}

export function checkTables(c: Checking): void {
  const { exploration, challenges, parleys, neutrals } = c.m;
  for (const [i, { die, rows }] of (exploration?.rolls ?? []).entries())
    checkRows(c, die, rows, `exploration.rolls.${i}.rows`);
  for (const [i, challenge] of challenges.entries()) {
    const at = `challenges.${i}`;
    c.ref("feature", challenge.feature, `${at}.feature`);
    for (const [k, { when }] of challenge.bonuses.entries()) checkPredicate(c, when, `${at}.bonuses.${k}.when`);
    checkEffects(c, challenge.onSuccess, "onSuccess", `${at}.onSuccess`);
    const { die, rows } = challenge.onFailure;
    checkRows(c, die, rows, `${at}.onFailure.rows`);
    for (const [k, row] of rows.entries())
      checkEffects(c, row.effects, "onFailure", `${at}.onFailure.rows.${k}.effects`);
    if (rows.every(({ effects }) => effects.some(({ op }) => op === "rollAgain")))
      c.report("WE_MODULE_ENDLESS", `${at}.onFailure.rows`);
  }
  for (const [i, parley] of parleys.entries()) {
    c.ref("feature", parley.feature, `parleys.${i}.feature`);
    checkPredicate(c, parley.requires, `parleys.${i}.requires`);
    checkEffects(c, parley.onSuccess, "onSuccess", `parleys.${i}.onSuccess`);
  }
  for (const [i, neutral] of neutrals.entries()) {
    c.ref("feature", neutral.feature, `neutrals.${i}.feature`);
    for (const [k, feature] of neutral.blockedBy.entries()) c.ref("feature", feature, `neutrals.${i}.blockedBy.${k}`);
    if (neutrals.findIndex(({ feature }) => feature === neutral.feature) < i)
      c.report("WE_MODULE_TWICE", `neutrals.${i}.feature`, { id: neutral.feature });
  }
}

const total = (list: readonly { readonly count: number }[]): number => list.reduce((sum, { count }) => sum + count, 0);

/** Checksums, and whether every player gets the force that set-up promises. */
export function checkCounts(c: Checking): void {
  const { m } = c;
  const [deck, pile] = [total(m.cards), total(m.units)];
  if (m.deckSize !== undefined && m.deckSize !== deck)
    c.report("WE_MODULE_SUM", "deckSize", { stated: m.deckSize, counted: deck });
  if (m.pileSize !== undefined && m.pileSize !== pile)
    c.report("WE_MODULE_SUM", "pileSize", { stated: m.pileSize, counted: pile });
  if (deck === 0) c.report("WE_MODULE_SUM", "cards", { counted: 0 });
  if (m.players.min > m.players.max) c.report("WE_MODULE_RANGE", "players.min", { most: m.players.max });
  checkSetup(c);
  for (const key of ["draw", "refillAfterBattle"] as const)
    if (key === "refillAfterBattle" && m.hand[key] > m.hand.max)
      c.report("WE_MODULE_RANGE", `hand.${key}`, { most: m.hand.max });
  if (m.setup.startingHand.count > m.hand.max)
    c.report("WE_MODULE_RANGE", "setup.startingHand.count", { most: m.hand.max });
}

function checkSetup(c: Checking): void {
  const { setup, units, pools, players } = c.m;
  const exclude = new Set(setup.randomUnits.exclude);
  for (const [i, name] of setup.randomUnits.exclude.entries())
    if (!c.names.tag.has(name)) c.ref("unit", name, `setup.randomUnits.exclude.${i}`);
  const seats = pools.pile.scope === "shared" ? players.max : 1;
  const left = new Map(units.map(({ id, count }) => [id, count * pools.pile.copies]));
  for (const [i, { unit, count }] of setup.fixedUnits.entries()) {
    c.ref("unit", unit, `setup.fixedUnits.${i}.unit`);
    left.set(unit, (left.get(unit) ?? 0) - count * seats);
    if (c.names.unit.has(unit) && (left.get(unit) as number) < 0)
      c.report("WE_MODULE_PILE", `setup.fixedUnits.${i}.count`, { unit, short: -(left.get(unit) as number) });
  }
  const open = units.filter(({ id, tags }) => !exclude.has(id) && !tags.some((tag) => exclude.has(tag)));
  const drawable = open.reduce((sum, { id }) => sum + Math.max(0, left.get(id) ?? 0), 0);
  const wanted = setup.randomUnits.count * seats;
  if (wanted > drawable) c.report("WE_MODULE_PILE", "setup.randomUnits.count", { short: wanted - drawable });
  const fixed = setup.fixedUnits.reduce((sum, { count }) => sum + count, 0);
  if (setup.randomUnits.count + fixed === 0) c.report("WE_MODULE_PILE", "setup", { short: 1 });
}

/** The ids within a list must differ. */
export function checkTwice(c: Checking): void {
  const { m } = c;
  const lists: Readonly<Record<string, readonly { readonly id?: string | undefined }[]>> = {
    phases: m.phases,
    terrain: m.terrain,
    "exploration.rolls": m.exploration?.rolls ?? [],
    challenges: [...m.challenges, ...m.parleys],
    units: m.units,
    buildings: m.buildings,
    "battle.modifiers": m.battle.modifiers,
    "revenue.terms": m.revenue.terms,
    cards: m.cards,
    factions: m.factions,
  };
  for (const [name, list] of Object.entries(lists))
    for (const [i, { id }] of list.entries())
      if (id !== undefined && list.findIndex((other) => other.id === id) < i) {
        const parley = name === "challenges" && i >= m.challenges.length;
        const at = parley ? `parleys.${i - m.challenges.length}` : `${name}.${i}`;
        c.report("WE_MODULE_TWICE", `${at}.id`, { id });
      }
  for (const [i, card] of m.cards.entries()) twiceIn(c, card.modes, `cards.${i}.modes`);
  for (const [i, faction] of m.factions.entries()) twiceIn(c, faction.battleForce, `factions.${i}.battleForce`);
}
function twiceIn(c: Checking, list: readonly { readonly id: string }[], at: string): void {
  for (const [i, { id }] of list.entries())
    if (list.findIndex((other) => other.id === id) < i) c.report("WE_MODULE_TWICE", `${at}.${i}.id`, { id });
}
