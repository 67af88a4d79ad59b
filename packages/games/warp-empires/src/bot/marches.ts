/** Marches worth a look: whole groups on whole paths, judged by where they end. */
import type { GroupAct } from "../acts.ts";
import type { Book } from "../book/index.ts";
import { claimsButForBuilding, defended } from "../reckon/claims.ts";
import { groundTerms, totalOf } from "../reckon/force.ts";
import { canFollow, canLead, canMarch, groupSpeed, mustStop, stepCost } from "../reckon/reach.ts";
import { factionOf, stackAt } from "../reckon/stacks.ts";
import { type March, NONE, type TableWE, typeOf } from "../table.ts";
import { chartOf } from "./chart.ts";
import { forces, isCounted, wantedBy } from "./worth.ts";
import type { Weights } from "./weights.ts";

export interface Plan {
  readonly acts: readonly GroupAct[];
  readonly score: number;
}
interface Group {
  readonly units: readonly number[];
  readonly lifts: readonly GroupAct[];
}

const forceOfUnits = (t: TableWE, b: Book, s: number, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + (b.force[factionOf(t, b, s) * b.U + typeOf(unit)] as number), 0);

/** Groups that could leave a territory: everything that can move, the fastest unit alone, and everything but one unit. */
function groupsAt(t: TableWE, b: Book, s: number, at: number): Group[] {
  const id = b.ids[at] as string;
  const stack = stackAt(t, b, at, s).filter((unit) => canLead(b, unit) || canFollow(b, unit));
  const all = stack.map(typeOf);
  const leaders = all.filter((type) => canLead(b, type));
  if (leaders.length === 0) return [];
  const lift = (type: number): GroupAct => ({ do: "lift", at: id, unit: b.units[type]?.id as string });
  const groups: Group[] = [];
  if (all.length > 1) groups.push({ units: all, lifts: [{ do: "liftAll", at: id }] });
  const cheap = leaders.toSorted((x, y) => forceOfUnits(t, b, s, [x]) - forceOfUnits(t, b, s, [y]))[0] as number;
  groups.push({ units: [cheap], lifts: [lift(cheap)] });
  if (all.length > 2) {
    // Whatever is cheapest stays as a guard.
    const rest = all
      .toSpliced(all.indexOf(cheap), 1)
      .toSorted((x, y) => Number(canFollow(b, x)) - Number(canFollow(b, y)));
    if (rest.some((type) => canLead(b, type))) groups.push({ units: rest, lifts: rest.map(lift) });
  }
  return groups;
}

/** Every territory a group can end in, with the shortest way there. */
function ways(t: TableWE, b: Book, march: March): Map<number, number[]> {
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
  readonly t: TableWE;
  readonly b: Book;
  readonly s: number;
  readonly w: Weights;
  readonly chart: Uint8Array;
  /** Force by territory and seat. */
  readonly force: Float64Array;
  /** By territory: 1 at something wanted, a half next to it, and so on. */
  readonly near: Float64Array;
}

function lookOf(t: TableWE, b: Book, s: number, w: Weights): Look {
  const chart = chartOf(b);
  const near = new Float64Array(b.T);
  for (const to of wantedBy(t, b, s))
    for (let at = 0; at < b.T; at++)
      near[at] = Math.max(near[at] as number, 1 / (1 + (chart[at * b.T + to] as number)));
  return { t, b, s, w, chart, force: forces(t, b), near };
}

/** What it is worth to end at `to` with a group that comes from `from`. */
function endWorth(look: Look, from: number, to: number, units: readonly number[]): number {
  const { t, b, s, w, force, near } = look;
  const ground = b.ground[to];
  if (!ground) return 0;
  const group = forceOfUnits(t, b, s, units);
  const here = group + (force[to * b.N + s] as number);
  let worth = w.reach * ((near[to] as number) - (near[from] as number)) * Math.sqrt(Math.max(1, here));
  if (ground.explorable && t.explored[to] === 0) worth += 0.6 * w.claim - 0.08 * group;
  const owner = t.marker[to] as number;
  const foe = foeAt(look, to);
  if (foe !== NONE) {
    const foeForce = force[to * b.N + foe] as number;
    const theirs = foeForce + totalOf(groundTerms(t, b, to, foe, s));
    const ours = here + totalOf(groundTerms(t, b, to, s, foe));
    const win = 1 / (1 + Math.exp((theirs - ours + 0.5) / 3));
    const prize = foeForce * 0.6 + (isCounted(b, to) ? w.counted : ground.revenue ? w.claim / 2 : 0);
    worth += win * prize - (1 - win) * 0.6 * here;
  } else if (owner !== s && ground.markable && claimsButForBuilding(t, b, to, s)) worth += w.claim;
  else if (owner !== s && isCounted(b, to)) worth += 0.3 * w.claim;
  return worth - leftBehind(look, from, group);
}

/** Who would have to be fought at a territory: the strongest stack there, or a garrison. */
function foeAt({ t, b, s, force }: Look, at: number): number {
  let foe = NONE;
  let most = -1;
  for (let q = 0; q < b.N; q++) {
    if (q === s || t.alive[q] === 0 || (t.stacks[at * b.N + q] as number[]).length === 0) continue;
    const f = force[at * b.N + q] as number;
    if (f > most) {
      most = f;
      foe = q;
    }
  }
  const owner = t.marker[at] as number;
  return foe === NONE && owner !== NONE && owner !== s && defended(t, b, at) ? owner : foe;
}

/** What a territory stands to lose when that much Force leaves it. */
function leftBehind({ t, b, s, w, chart, force }: Look, from: number, group: number): number {
  if (t.marker[from] !== s || !isCounted(b, from)) return 0;
  const left = (force[from * b.N + s] as number) - group;
  let threat = 0;
  for (let at = 0; at < b.T; at++)
    if ((chart[at * b.T + from] as number) <= 2)
      for (let q = 0; q < b.N; q++) if (q !== s) threat = Math.max(threat, force[at * b.N + q] as number);
  if (threat <= left) return 0;
  return w.threat * (w.counted + (t.home[s] === from ? w.home : 0)) * Math.min(1, (threat - left) / 6);
}

const stepsOf = (b: Book, path: readonly number[]): GroupAct[] =>
  path.map((to) => ({ do: "step", to: b.ids[to] as string }));

/** The best marches of a seat whose card lies ready: groups not yet lifted, each led to where it does most. */
export function marchesFrom(t: TableWE, b: Book, s: number, w: Weights, most: number): Plan[] {
  const look = lookOf(t, b, s, w);
  const plans: Plan[] = [];
  for (let at = 0; at < b.T; at++) {
    if (!canMarch(t, b, at, s)) continue;
    for (const group of groupsAt(t, b, s, at))
      for (const [to, path] of ways(t, b, empty(s, at, group.units)))
        plans.push({
          acts: [...group.lifts, ...stepsOf(b, path), { do: "stop" }],
          score: endWorth(look, at, to, group.units),
        });
  }
  return plans.sort((x, y) => y.score - x.score).slice(0, most);
}

/** The same for a group that is already made up or on its way. */
export function marchesOn(t: TableWE, b: Book, march: March, w: Weights): Plan[] {
  const look = lookOf(t, b, march.seat, w);
  const plans: Plan[] = [];
  for (const [to, path] of ways(t, b, march))
    plans.push({
      acts: [...stepsOf(b, path.slice(march.path.length)), { do: "stop" }],
      score: endWorth(look, march.from, to, march.units),
    });
  if (march.path.length > 0) {
    const here = march.path[march.path.length - 1] as number;
    plans.push({ acts: [{ do: "stop" }], score: endWorth(look, march.from, here, march.units) });
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
