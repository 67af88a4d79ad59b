/** Candidate group moves: whole groups on whole paths, rated by where they end. */
import type { GroupAct } from "../acts.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { claimsButForBuilding } from "../calc/claims.ts";
import { canFollow, canLead, canMarch, groupSpeed, mustStop, stepCost } from "../calc/reach.ts";
import { factionOf, stackAt } from "../calc/stacks.ts";
import { type March, NONE, type StateWE, typeOf } from "../state.ts";
import { chartOf, isCounted, prizesOf } from "./map-distances.ts";
import { settling, UNEXPLORED, winning } from "./odds.ts";
import { patience, waning } from "./anti-stalemate.ts";
import { foeAt, groundForce, nearness, type Survey, surveyOf } from "./threats.ts";
import type { Weights } from "./evaluation-weights.ts";

export interface Plan {
  readonly acts: readonly GroupAct[];
  readonly score: number;
}
interface Group {
  readonly units: readonly number[];
  readonly lifts: readonly GroupAct[];
}

const forceOfUnits = (t: StateWE, b: CompiledModule, s: number, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + (b.force[factionOf(t, b, s) * b.U + typeOf(unit)] as number), 0);

/**
 * Groups that could leave a territory: everything that can move, everything but the cheapest unit, the stronger half,
 * and the cheapest and the fastest unit alone.
 */
function groupsAt(t: StateWE, b: CompiledModule, s: number, at: number): Group[] {
  const id = b.ids[at] as string;
  const all = stackAt(t, b, at, s)
    .filter((unit) => canLead(b, unit) || canFollow(b, unit))
    .map(typeOf);
  const leaders = all.filter((type) => canLead(b, type));
  if (leaders.length === 0) return [];
  const lift = (type: number): GroupAct => ({ do: "lift", at: id, unit: b.units[type]?.id as string });
  const strength = (type: number): number => forceOfUnits(t, b, s, [type]);
  const groups: Group[] = [];
  if (all.length > 1) groups.push({ units: all, lifts: [{ do: "liftAll", at: id }] });
  const byForce = leaders.toSorted((x, y) => strength(x) - strength(y));
  const cheap = byForce[0] as number;
  groups.push({ units: [cheap], lifts: [lift(cheap)] });
  const fast = leaders.reduce((x, y) => ((b.units[y]?.speed ?? 0) > (b.units[x]?.speed ?? 0) ? y : x));
  if (fast !== cheap) groups.push({ units: [fast], lifts: [lift(fast)] });
  // A unit that can carry others is lifted first, so that the others can be lifted.
  const led = (units: readonly number[]): number[] =>
    units.toSorted((x, y) => Number(canFollow(b, x)) - Number(canFollow(b, y)));
  if (all.length > 2) {
    const rest = led(all.toSpliced(all.indexOf(cheap), 1));
    if (rest.some((type) => canLead(b, type))) groups.push({ units: rest, lifts: rest.map(lift) });
  }
  if (all.length > 3) {
    const half = led(all.toSorted((x, y) => strength(y) - strength(x)).slice(0, all.length >> 1));
    if (half.some((type) => canLead(b, type))) groups.push({ units: half, lifts: half.map(lift) });
  }
  return groups;
}

/** Every territory a group can end in, with the shortest way there. */
function ways(t: StateWE, b: CompiledModule, march: March): Map<number, number[]> {
  const speed = groupSpeed(b, march.units);
  const found = new Map<number, number[]>();
  let edge: March[] = [march];
  while (edge.length > 0) {
    const next: March[] = [];
    for (const here of edge) {
      const from = here.path[here.path.length - 1] ?? here.from;
      if (here.path.length > 0 && mustStop(t, b, march.seat, from, march.units)) continue;
      for (const to of [...(b.near[from] ?? []), ...(b.ground[from]?.links ?? [])]) {
        if (b.ground[to]?.enter === "never" || to === march.from || here.path.includes(to) || found.has(to)) continue;
        const step = stepCost(t, b, here, from, to);
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

/** What a seat looks at when it plans a march; made once per question. */
interface Look {
  readonly t: StateWE;
  readonly b: CompiledModule;
  readonly s: number;
  readonly w: Weights;
  readonly survey: Survey;
  /** By territory: what might be won from there later on. */
  readonly pull: Float64Array;
  readonly patience: number;
}

function lookOf(t: StateWE, b: CompiledModule, s: number, w: Weights): Look {
  const chart = chartOf(b);
  const survey = surveyOf(t, b);
  const pull = new Float64Array(b.T);
  for (const to of prizesOf(b).all) {
    if (t.marker[to] === s) continue;
    const value = (isCounted(b, to) ? w.counted : w.claim / 2) * (foeAt(t, b, survey.force, to, s) === NONE ? 1 : 0.6);
    for (let at = 0; at < b.T; at++) {
      const x = value * nearness(chart[at * b.T + to] as number);
      if (x > (pull[at] as number)) pull[at] = x;
    }
  }
  return { t, b, s, w, survey, pull, patience: waning(patience(b.N, t.round), 0.5) };
}

/** What it is worth to end at `to` with a group that comes from `from`. */
function endWorth(look: Look, from: number, to: number, group: number): number {
  const { b, s, w, survey, pull } = look;
  const ground = b.ground[to];
  if (!ground) return 0;
  const here = group + (survey.force[to * b.N + s] as number);
  const mass = Math.max(0, here - (survey.fist[s] as number));
  const worth = w.reach * ((pull[to] as number) - (pull[from] as number)) + w.fist * mass * look.patience;
  return worth + arrival(look, to, here) - leftBehind(look, from, group);
}

/** What is won and lost by arriving there with that much Force: a battle, a discovery, a marker. */
function arrival({ t, b, s, w, survey, patience }: Look, to: number, here: number): number {
  const ground = b.ground[to];
  const prize = isCounted(b, to) ? w.counted : ground?.revenue ? w.claim / 2 : 0;
  if (ground?.explorable && t.explored[to] === 0) return UNEXPLORED * prize - 0.12 * patience * here;
  const foe = foeAt(t, b, survey.force, to, s);
  const owner = t.marker[to] as number;
  if (foe !== NONE) {
    const theirs = survey.force[to * b.N + foe] as number;
    const win = winning(here + groundForce(t, b, to, s, foe) - theirs - groundForce(t, b, to, foe, s));
    // Half of the loser's Force is lost, and half of that by the winner.
    const gain = 0.25 * theirs + (owner === s ? 0.4 : 1) * prize;
    return win * gain - (1 - win) * 0.5 * patience * here;
  }
  if (owner === s || prize === 0) return 0;
  if (owner !== NONE) return prize;
  return (claimsButForBuilding(t, b, to, s) ? 1 : settling(t, b, to, s, here)) * prize;
}

/** What a territory stands to lose when that much Force leaves it. */
function leftBehind({ t, b, s, w, survey, patience }: Look, from: number, group: number): number {
  if (t.marker[from] !== s || !isCounted(b, from)) return 0;
  const chart = chartOf(b);
  const standing = survey.force[from * b.N + s] as number;
  const left = standing - group;
  let risk = 0;
  for (let q = 0; q < b.N; q++) {
    if (q === s) continue;
    const wall = groundForce(t, b, from, s, q);
    for (const at of survey.stacks[q] as number[]) {
      const spaces = chart[at * b.T + from] as number;
      if (spaces > 3) continue;
      const f = survey.mobile[at * b.N + q] as number;
      const more = (left + wall === 0 ? 1 : winning(f - left - wall)) - winning(f - standing - wall);
      risk = Math.max(risk, nearness(spaces) * more);
    }
  }
  return w.threat * patience * risk * (w.counted + (t.home[s] === from ? w.home : 0));
}

const stepsOf = (b: CompiledModule, path: readonly number[]): GroupAct[] =>
  path.map((to) => ({ do: "step", to: b.ids[to] as string }));

/** The best marches of a seat whose card lies ready: groups not yet lifted, each led to where it does most. */
export function marchesFrom(t: StateWE, b: CompiledModule, s: number, w: Weights, most: number): Plan[] {
  const look = lookOf(t, b, s, w);
  const found: { group: Group; path: readonly number[]; score: number }[] = [];
  for (let at = 0; at < b.T; at++) {
    if (!canMarch(t, b, at, s)) continue;
    // Groups of one speed go the same ways.
    const bySpeed = new Map<number, Map<number, number[]>>();
    for (const group of groupsAt(t, b, s, at)) {
      const speed = groupSpeed(b, group.units);
      const paths = bySpeed.get(speed) ?? ways(t, b, empty(s, at, group.units));
      bySpeed.set(speed, paths);
      const force = forceOfUnits(t, b, s, group.units);
      for (const [to, path] of paths) found.push({ group, path, score: endWorth(look, at, to, force) });
    }
  }
  return found
    .sort((x, y) => y.score - x.score)
    .slice(0, most)
    .map(({ group, path, score }) => ({ acts: [...group.lifts, ...stepsOf(b, path), { do: "stop" }], score }));
}

/** Groups that a group not yet on its way can still become: itself, with all the others, with all but the cheapest. */
function grown(t: StateWE, b: CompiledModule, march: March): Group[] {
  const groups: Group[] = [{ units: march.units, lifts: [] }];
  if (march.path.length > 0) return groups;
  const id = b.ids[march.from] as string;
  const lifted = march.units.slice();
  const rest: number[] = [];
  for (const unit of stackAt(t, b, march.from, march.seat)) {
    if (!canLead(b, unit) && !canFollow(b, unit)) continue;
    const i = lifted.indexOf(typeOf(unit));
    if (i < 0) rest.push(typeOf(unit));
    else lifted.splice(i, 1);
  }
  const lift = (type: number): GroupAct => ({ do: "lift", at: id, unit: b.units[type]?.id as string });
  if (rest.length > 1) groups.push({ units: [...march.units, ...rest], lifts: [{ do: "liftAll", at: id }] });
  const byForce = rest.toSorted((x, y) => (b.units[x]?.force ?? 0) - (b.units[y]?.force ?? 0));
  if (rest.length > 0) {
    const some = rest.length === 1 ? rest : byForce.slice(1);
    groups.push({ units: [...march.units, ...some], lifts: some.map(lift) });
  }
  return groups;
}

/** The same for a group that is already made up or on its way. */
export function marchesOn(t: StateWE, b: CompiledModule, march: March, w: Weights): Plan[] {
  const look = lookOf(t, b, march.seat, w);
  const plans: Plan[] = [];
  for (const { units, lifts } of grown(t, b, march)) {
    const force = forceOfUnits(t, b, march.seat, units);
    for (const [to, path] of ways(t, b, { ...march, units: [...units] }))
      plans.push({
        acts: [...lifts, ...stepsOf(b, path.slice(march.path.length)), { do: "stop" }],
        score: endWorth(look, march.from, to, force),
      });
  }
  if (march.path.length > 0) {
    const here = march.path[march.path.length - 1] as number;
    const force = forceOfUnits(t, b, march.seat, march.units);
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
