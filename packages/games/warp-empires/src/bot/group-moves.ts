/** Candidate group moves: whole groups on whole paths, rated by where they end. */
import type { GroupAct } from "../acts.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { claimsButForBuilding } from "../calc/claims.ts";
import { groundForce } from "../calc/force.ts";
import { canFollow, canLead, canMarch, groupSpeed, mustStop, stepCost } from "../calc/reach.ts";
import { factionOf, stackAt } from "../calc/stacks.ts";
import { type March, NONE, type StateWE, typeOf } from "../state.ts";
import { chartOf, isCounted, prizesOf } from "./map-distances.ts";
import { settling, UNEXPLORED, winning } from "./odds.ts";
import { stalemateDiscount, withFloor } from "./anti-stalemate.ts";
import { foeAt, nearness, type Survey, surveyOf } from "./threats.ts";
import type { Weights } from "./evaluation-weights.ts";

export interface Plan {
  readonly acts: readonly GroupAct[];
  readonly score: number;
}
interface Group {
  readonly units: readonly number[];
  readonly lifts: readonly GroupAct[];
}

const forceOfUnits = (t: StateWE, compiled: CompiledModule, s: number, units: readonly number[]): number =>
  units.reduce(
    (sum, unit) => sum + (compiled.force[factionOf(t, compiled, s) * compiled.U + typeOf(unit)] as number),
    0,
  );

/**
 * Groups that could leave a territory: everything that can move, everything but the cheapest unit, the stronger half,
 * and the cheapest and the fastest unit alone.
 */
function groupsAt(t: StateWE, compiled: CompiledModule, s: number, at: number): Group[] {
  const id = compiled.ids[at] as string;
  const all = stackAt(t, compiled, at, s)
    .filter((unit) => canLead(compiled, unit) || canFollow(compiled, unit))
    .map(typeOf);
  const leaders = all.filter((type) => canLead(compiled, type));
  if (leaders.length === 0) return [];
  const lift = (type: number): GroupAct => ({ do: "lift", at: id, unit: compiled.units[type]?.id as string });
  const strength = (type: number): number => forceOfUnits(t, compiled, s, [type]);
  const groups: Group[] = [];
  if (all.length > 1) groups.push({ units: all, lifts: [{ do: "liftAll", at: id }] });
  const byForce = leaders.toSorted((x, y) => strength(x) - strength(y));
  const cheap = byForce[0] as number;
  groups.push({ units: [cheap], lifts: [lift(cheap)] });
  const fast = leaders.reduce((x, y) => ((compiled.units[y]?.speed ?? 0) > (compiled.units[x]?.speed ?? 0) ? y : x));
  if (fast !== cheap) groups.push({ units: [fast], lifts: [lift(fast)] });
  // A unit that can carry others comes first, because carried units may only be lifted after it.
  const led = (units: readonly number[]): number[] =>
    units.toSorted((x, y) => Number(canFollow(compiled, x)) - Number(canFollow(compiled, y)));
  if (all.length > 2) {
    const rest = led(all.toSpliced(all.indexOf(cheap), 1));
    if (rest.some((type) => canLead(compiled, type))) groups.push({ units: rest, lifts: rest.map(lift) });
  }
  if (all.length > 3) {
    const half = led(all.toSorted((x, y) => strength(y) - strength(x)).slice(0, all.length >> 1));
    if (half.some((type) => canLead(compiled, type))) groups.push({ units: half, lifts: half.map(lift) });
  }
  return groups;
}

/** Every territory a group can end in, with the shortest way there. */
function ways(t: StateWE, compiled: CompiledModule, march: March): Map<number, number[]> {
  const speed = groupSpeed(compiled, march.units);
  const found = new Map<number, number[]>();
  let edge: March[] = [march];
  while (edge.length > 0) {
    const next: March[] = [];
    for (const here of edge) {
      const from = here.path[here.path.length - 1] ?? here.from;
      if (here.path.length > 0 && mustStop(t, compiled, march.seat, from, march.units)) continue;
      for (const to of [...(compiled.near[from] ?? []), ...(compiled.ground[from]?.links ?? [])]) {
        if (compiled.ground[to]?.enter === "never" || to === march.from || here.path.includes(to) || found.has(to))
          continue;
        const step = stepCost(t, compiled, here, from, to);
        if (!step || here.spent + step.cost > speed) continue;
        const path = [...here.path, to];
        found.set(to, path);
        next.push({
          ...here,
          path,
          spent: here.spent + step.cost,
          transfers: here.transfers + (step.transfer ? 1 : 0),
        });
      }
    }
    edge = next;
  }
  return found;
}

/** What a seat considers when it plans a march; computed once per question. */
interface Look {
  readonly t: StateWE;
  readonly compiled: CompiledModule;
  readonly s: number;
  readonly w: Weights;
  readonly survey: Survey;
  /** By territory: the value that the group could gain from there in later moves. */
  readonly pull: Float64Array;
  readonly stalemateDiscount: number;
}

function lookOf(t: StateWE, compiled: CompiledModule, s: number, w: Weights): Look {
  const chart = chartOf(compiled);
  const survey = surveyOf(t, compiled);
  const pull = new Float64Array(compiled.T);
  for (const to of prizesOf(compiled).all) {
    if (t.marker[to] === s) continue;
    const value =
      (isCounted(compiled, to) ? w.counted : w.claim / 2) *
      (foeAt(t, compiled, survey.force, to, s) === NONE ? 1 : 0.6);
    for (let at = 0; at < compiled.T; at++) {
      const x = value * nearness(chart[at * compiled.T + to] as number);
      if (x > (pull[at] as number)) pull[at] = x;
    }
  }
  return { t, compiled, s, w, survey, pull, stalemateDiscount: withFloor(stalemateDiscount(compiled.N, t.round), 0.5) };
}

/** The value of ending at `to` with a group that comes from `from`. */
function endWorth(look: Look, from: number, to: number, group: number): number {
  const { compiled, s, w, survey, pull } = look;
  const ground = compiled.ground[to];
  if (!ground) return 0;
  const here = group + (survey.force[to * compiled.N + s] as number);
  const mass = Math.max(0, here - (survey.strongestMobile[s] as number));
  const worth =
    w.reach * ((pull[to] as number) - (pull[from] as number)) + w.strongestMobile * mass * look.stalemateDiscount;
  return worth + arrival(look, to, here) - leftBehind(look, from, group);
}

/** The expected gain or loss of arriving there with that much Force: a battle, a discovery, a marker. */
function arrival({ t, compiled, s, w, survey, stalemateDiscount }: Look, to: number, here: number): number {
  const ground = compiled.ground[to];
  const prize = isCounted(compiled, to) ? w.counted : ground?.revenue ? w.claim / 2 : 0;
  if (ground?.explorable && t.explored[to] === 0) return UNEXPLORED * prize - 0.12 * stalemateDiscount * here;
  const foe = foeAt(t, compiled, survey.force, to, s);
  const owner = t.marker[to] as number;
  if (foe !== NONE) {
    const theirs = survey.force[to * compiled.N + foe] as number;
    const win = winning(here + groundForce(t, compiled, to, s, foe) - theirs - groundForce(t, compiled, to, foe, s));
    // The loser loses half of its Force, the winner half of that.
    const gain = 0.25 * theirs + (owner === s ? 0.4 : 1) * prize;
    return win * gain - (1 - win) * 0.5 * stalemateDiscount * here;
  }
  if (owner === s || prize === 0) return 0;
  if (owner !== NONE) return prize;
  return (claimsButForBuilding(t, compiled, to, s) ? 1 : settling(t, compiled, to, s, here)) * prize;
}

/** The expected loss at a territory when that much Force leaves it. */
function leftBehind({ t, compiled, s, w, survey, stalemateDiscount }: Look, from: number, group: number): number {
  if (t.marker[from] !== s || !isCounted(compiled, from)) return 0;
  const chart = chartOf(compiled);
  const standing = survey.force[from * compiled.N + s] as number;
  const left = standing - group;
  let risk = 0;
  for (let q = 0; q < compiled.N; q++) {
    if (q === s) continue;
    const wall = groundForce(t, compiled, from, s, q);
    for (const at of survey.stacks[q] as number[]) {
      const spaces = chart[at * compiled.T + from] as number;
      if (spaces > 3) continue;
      const f = survey.mobile[at * compiled.N + q] as number;
      const more = (left + wall === 0 ? 1 : winning(f - left - wall)) - winning(f - standing - wall);
      risk = Math.max(risk, nearness(spaces) * more);
    }
  }
  return w.threat * stalemateDiscount * risk * (w.counted + (t.home[s] === from ? w.home : 0));
}

const stepsOf = (compiled: CompiledModule, path: readonly number[]): GroupAct[] =>
  path.map((to) => ({ do: "step", to: compiled.ids[to] as string }));

/**
 * The best marches of a seat that has played a card and not lifted a unit yet: each group with its best destination.
 */
export function marchesFrom(t: StateWE, compiled: CompiledModule, s: number, w: Weights, most: number): Plan[] {
  const look = lookOf(t, compiled, s, w);
  const found: { group: Group; path: readonly number[]; score: number }[] = [];
  for (let at = 0; at < compiled.T; at++) {
    if (!canMarch(t, compiled, at, s)) continue;
    // Groups of equal speed have the same paths.
    const bySpeed = new Map<number, Map<number, number[]>>();
    for (const group of groupsAt(t, compiled, s, at)) {
      const speed = groupSpeed(compiled, group.units);
      const paths = bySpeed.get(speed) ?? ways(t, compiled, empty(s, at, group.units));
      bySpeed.set(speed, paths);
      const force = forceOfUnits(t, compiled, s, group.units);
      for (const [to, path] of paths) found.push({ group, path, score: endWorth(look, at, to, force) });
    }
  }
  return found
    .sort((x, y) => y.score - x.score)
    .slice(0, most)
    .map(({ group, path, score }) => ({ acts: [...group.lifts, ...stepsOf(compiled, path), { do: "stop" }], score }));
}

/** Groups that a partly lifted group can still become: as it is, with all other units, with all but the cheapest. */
function grown(t: StateWE, compiled: CompiledModule, march: March): Group[] {
  const groups: Group[] = [{ units: march.units, lifts: [] }];
  if (march.path.length > 0) return groups;
  const id = compiled.ids[march.from] as string;
  const lifted = march.units.slice();
  const rest: number[] = [];
  for (const unit of stackAt(t, compiled, march.from, march.seat)) {
    if (!canLead(compiled, unit) && !canFollow(compiled, unit)) continue;
    const i = lifted.indexOf(typeOf(unit));
    if (i < 0) rest.push(typeOf(unit));
    else lifted.splice(i, 1);
  }
  const lift = (type: number): GroupAct => ({ do: "lift", at: id, unit: compiled.units[type]?.id as string });
  if (rest.length > 1) groups.push({ units: [...march.units, ...rest], lifts: [{ do: "liftAll", at: id }] });
  const byForce = rest.toSorted((x, y) => (compiled.units[x]?.force ?? 0) - (compiled.units[y]?.force ?? 0));
  if (rest.length > 0) {
    const some = rest.length === 1 ? rest : byForce.slice(1);
    groups.push({ units: [...march.units, ...some], lifts: some.map(lift) });
  }
  return groups;
}

/** The best continuations for a group that is already formed or moving. */
export function marchesOn(t: StateWE, compiled: CompiledModule, march: March, w: Weights): Plan[] {
  const look = lookOf(t, compiled, march.seat, w);
  const plans: Plan[] = [];
  for (const { units, lifts } of grown(t, compiled, march)) {
    const force = forceOfUnits(t, compiled, march.seat, units);
    for (const [to, path] of ways(t, compiled, { ...march, units: [...units] }))
      plans.push({
        acts: [...lifts, ...stepsOf(compiled, path.slice(march.path.length)), { do: "stop" }],
        score: endWorth(look, march.from, to, force),
      });
  }
  if (march.path.length > 0) {
    const here = march.path[march.path.length - 1] as number;
    const force = forceOfUnits(t, compiled, march.seat, march.units);
    plans.push({ acts: [{ do: "stop" }], score: endWorth(look, march.from, here, force) });
  }
  return plans.sort((x, y) => y.score - x.score);
}

const empty = (seat: number, from: number, units: readonly number[]): March => ({
  seat,
  card: 0,
  as: NONE,
  left: 0,
  before: 0,
  from,
  units: units.slice(),
  path: [],
  spent: 0,
  transfers: 0,
  announced: 0,
});
