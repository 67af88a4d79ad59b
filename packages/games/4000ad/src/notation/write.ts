/** Writes a state as a position. Reading it returns an equal state. */
import { placeOf } from "@starboard/kernel";
import type { Power } from "../acts.ts";
import { clone } from "../clone.ts";
import { mapOf, starId } from "../data/map.ts";
import { outline } from "../outline.ts";
import { isAlliances } from "../powers.ts";
import { orderFrom, setup } from "../setup.ts";
import type { Grant, Proposal, State4000 } from "../state.ts";
import { type Position, STEPS, type StepWord } from "./form.ts";
import {
  powerName,
  type Stage,
  defaultActive,
  defaultLoss,
  defaultMoved,
  defaultProduced,
  defaultSerial,
  defaultSince,
} from "./defaults.ts";

/** Returns an object without its undefined fields. */
function withoutUndefined<T extends object>(x: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(x).filter(([, v]) => v !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);
const filled = <T extends object>(x: T): T | undefined => (Object.keys(x).length > 0 ? x : undefined);
const unless = <T>(usual: T, value: T): T | undefined => (value === usual ? undefined : value);
const equal = (a: readonly unknown[], b: readonly unknown[] | undefined): boolean =>
  b !== undefined && a.length === b.length && a.every((x, i) => x === b[i]);

const wordOf = (step: string | undefined): StepWord | undefined =>
  (Object.keys(STEPS) as StepWord[]).find((word) => STEPS[word] === step);

const wordAt = (at: readonly number[]): StepWord | undefined =>
  (Object.keys(STEPS) as StepWord[]).find((word) => equal(at, placeOf(outline, STEPS[word])));

/** Returns the state as plain data that shares nothing with it. */
export function writePosition(state: State4000): Position {
  const t = clone(state);
  const map = mapOf(t.options);
  const usual = setup(t.options);
  const called = (p: Power): string => powerName(t, p);
  const at = (s: number): string => starId(map, s);
  const bottom = t.flow.stack[0];
  const own = wordOf(bottom?.step);
  // A finished step leaves only nested steps on the stack. Then the place in the outline gives its name.
  const step = own ?? (bottom ? wordAt(t.flow.at) : undefined);
  const nested = own ? t.flow.stack.slice(1) : t.flow.stack;
  const stage: Stage = { step, asked: nested[0]?.step };
  const begun = t.round > 0 || bottom !== undefined || t.flow.over !== null;
  const place = step ? placeOf(outline, STEPS[step]) : [-1];
  const turn = t.order[t.slot];
  return withoutUndefined({
    round: begun ? t.round : undefined,
    turn: begun ? (turn === undefined ? null : called(turn)) : undefined,
    step,
    memo: own && bottom && Object.keys(bottom.memo).length > 0 ? bottom.memo : undefined,
    asks: some(nested.map((f) => ({ step: f.step, memo: f.memo }))) as Position["asks"],
    place: equal(t.flow.at, place) ? undefined : t.flow.at,
    over: t.flow.over ?? undefined,
    serial: unless(defaultSerial(t, stage), t.turn),
    active: t.active === defaultActive(t, stage) ? undefined : t.active < 0 ? null : called(t.active),
    order: equal(t.order, orderFrom(t, 0)) ? undefined : t.order.map(called),
    homes: equal(t.home, usual.home) ? undefined : t.home.map(at),
    ...writeStars(t, usual, called, at),
    warps: filled(writeWarps(t, stage, called, at)),
    lost: filled(writeLost(t, called)),
    out: filled(perPower(t, called, (p) => (t.alive[p] === 1 ? undefined : t.fellAt[p]))),
    departed: some(t.departed.flatMap((d, p) => (d === 1 ? [called(p)] : []))),
    produced: filled(perPower(t, called, (p) => unless(defaultProduced(t, p, stage), t.producedIn[p]))),
    unplaced: filled(perPower(t, called, (p) => unless(0, t.unplaced[p]))),
    ...writeDealings(t, usual, called, at),
    quiet: unless(0, t.quiet),
    stirred: unless(0, t.stirred),
  }) as unknown as Position;
}

function perPower<T>(
  t: State4000,
  called: (p: Power) => string,
  value: (p: Power) => T | undefined,
): Record<string, T> {
  const out: Record<string, T> = {};
  for (let p = 0; p < t.P; p++) {
    const v = value(p);
    if (v !== undefined) out[called(p)] = v;
  }
  return out;
}

type Called = (p: Power) => string;
type At = (s: number) => string;

function writeStars(
  t: State4000,
  usual: State4000,
  called: Called,
  at: At,
): Pick<Position, "stars" | "frozen" | "since"> {
  const stars: Record<string, Record<string, number>> = {};
  const frozen: Record<string, Record<string, number>> = {};
  const since: Record<string, Record<string, number>> = {};
  for (let s = 0; s < t.S; s++) {
    const there: Power[] = [];
    for (let p = 0; p < t.P; p++) if ((t.ships[s * t.P + p] as number) > 0) there.push(p);
    there.sort((a, b) => (t.since[s * t.P + a] as number) - (t.since[s * t.P + b] as number) || a - b);
    const star: Record<string, number> = {};
    there.forEach((p, i) => {
      const k = s * t.P + p;
      star[called(p)] = t.ships[k] as number;
      if ((t.frozen[k] as number) > 0) (frozen[at(s)] ??= {})[called(p)] = t.frozen[k] as number;
      if (t.since[k] !== defaultSince(t, i)) (since[at(s)] ??= {})[called(p)] = t.since[k] as number;
    });
    if ((t.neutral[s] as number) > 0) star["neutral"] = t.neutral[s] as number;
    if ((t.derelict[s] as number) > 0) star["derelict"] = t.derelict[s] as number;
    if (Object.keys(star).length > 0) stars[at(s)] = star;
  }
  const asSetUp = equal(t.ships, usual.ships) && equal(t.neutral, usual.neutral) && equal(t.derelict, usual.derelict);
  return withoutUndefined({ stars: asSetUp ? undefined : stars, frozen: filled(frozen), since: filled(since) }) as Pick<
    Position,
    "stars" | "frozen" | "since"
  >;
}

function writeWarps(t: State4000, stage: Stage, called: Called, at: At): NonNullable<Position["warps"]> {
  const out: NonNullable<Position["warps"]> = {};
  for (let w = 0; w < t.P * 2; w++) {
    const from = t.warpFrom[w] as number;
    if (from < 0) continue;
    const p = w >> 1;
    const aboard = t.warpShips.slice(w * t.P, w * t.P + t.P);
    const alone = aboard.every((n, q) => n === 0 || q === p);
    const list = (out[called(p)] ??= []);
    list.push(
      withoutUndefined({
        from: at(from),
        count: t.warpCount[w] as number,
        ships: alone ? (aboard[p] as number) : perPower(t, called, (q) => unless(0, aboard[q])),
        // Without a slot, the first written warp is slot 0, the second slot 1.
        slot: (w & 1) === list.length ? undefined : ((w & 1) as 0 | 1),
        moved: unless(defaultMoved(t, p, stage), t.warpMoved[w] as number),
      }) as (typeof list)[number],
    );
  }
  return out;
}

function writeLost(t: State4000, called: Called): NonNullable<Position["lost"]> {
  const usualGrace = isAlliances(t) ? "none" : "due";
  return perPower(t, called, (p) => {
    const holder = t.holder[p] as Power;
    if (holder < 0) return undefined;
    return withoutUndefined({
      to: called(holder),
      at: unless(defaultLoss(t, p), t.lostAt[p]),
      taken: unless(t.lostAt[p], t.takenAt[p]),
      grace: unless(usualGrace, t.grace[p]),
      against: (t.against[p] as Power) < 0 ? undefined : called(t.against[p] as Power),
      offered: t.offered[p] === 1 ? true : undefined,
    }) as NonNullable<Position["lost"]>[string];
  });
}

function writeDealings(
  t: State4000,
  usual: State4000,
  called: Called,
  at: At,
): Pick<
  Position,
  "relations" | "permits" | "drawings" | "proposals" | "grants" | "treaties" | "conferences" | "spoken"
> {
  const relations: NonNullable<Position["relations"]> = [];
  for (let a = 0; a < t.P; a++)
    for (let b = a + 1; b < t.P; b++)
      if (t.relation[a * t.P + b] !== usual.relation[a * t.P + b])
        relations.push({ between: [called(a), called(b)], is: t.relation[a * t.P + b] as number });
  return withoutUndefined({
    relations: some(relations),
    permits: some(
      t.permit.flatMap((on, i) => (on === 1 ? [[called(Math.floor(i / t.P)), called(i % t.P)] as const] : [])),
    ),
    drawings: some(
      t.drawings.map((d) =>
        withoutUndefined({
          star: at(d.star),
          mode: d.mode,
          starter: called(d.starter),
          among: d.among.map(called),
          from: unless(t.round, d.from),
          known: d.known === 1 ? d.known : undefined,
        }),
      ),
    ),
    proposals: some(t.proposals.map((p) => writeProposal(p, called))),
    grants: some(t.grants.map((g) => writeGrant(g, called))),
    treaties: some(
      t.treaties.map((d) => ({
        x: called(d.x),
        k: called(d.k),
        bound: d.bound.map((b) =>
          withoutUndefined({ power: called(b.power), star: at(b.star), from: unless(t.turn, b.from) }),
        ),
      })),
    ),
    conferences: some(
      t.conferences.map((c) =>
        withoutUndefined({ a: called(c.a), b: called(c.b), closing: c.closing < 0 ? undefined : called(c.closing) }),
      ),
    ),
    spoken: some(t.spoken),
  }) as ReturnType<typeof writeDealings>;
}

function writeProposal(p: Proposal, called: Called): NonNullable<Position["proposals"]>[number] {
  return withoutUndefined({
    id: p.id,
    is: p.is,
    from: called(p.from),
    to: p.to.map(called),
    accepted: p.accepted.length > 0 ? p.accepted.map(called) : undefined,
    star: p.star,
    warps: p.warps?.slice(),
    mode: p.mode,
    starter: p.starter === undefined ? undefined : called(p.starter),
    untilRound: unless(0, p.untilRound),
  }) as NonNullable<Position["proposals"]>[number];
}

function writeGrant(g: Grant, called: Called): NonNullable<Position["grants"]>[number] {
  return withoutUndefined({
    is: g.is,
    from: called(g.from),
    to: called(g.to),
    star: g.star,
    ships: unless(0, g.ships),
    warps: g.warps.length > 0 ? g.warps.slice() : undefined,
    drawing: g.drawing ?? undefined,
    untilRound: unless(0, g.untilRound),
    turns: unless(0, g.turns),
  }) as NonNullable<Position["grants"]>[number];
}
