/** What wins the match for each side, in the words of its scenario, and how far each side is. From the viewer's view only. */
import {
  ACTIVE,
  type Condition,
  classOf,
  edgeDistance,
  isBase,
  matchSetupOf,
  scoreSum,
  type Side,
  type StateAx,
} from "@starboard/anaxis";
import type { Objectives, SideObjective } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import type { Props } from "./model.ts";
import { en } from "./objectives.en.ts";

const SIDES: readonly Side[] = [0, 1];
const other = (side: Side): Side => (side === 0 ? 1 : 0);
const rounded = (points: number): number => Math.round(points * 10) / 10;

/** Returns the conditions that win for a side, in the order in which they are tested. */
function winsOf(t: StateAx, side: Side): readonly Condition[] {
  const { ends } = matchSetupOf(t.options).scenario;
  return ends.filter(({ winner }) => winner === side || winner === "score").map((end) => end.if);
}

/** Returns the condition that a side plays for: a feat rather than elimination, and anything rather than the turn limit. */
export function aimOf(t: StateAx, side: Side): Condition | undefined {
  const rank = ({ when }: Condition): number =>
    when === "turnLimit" || when === "bothEliminated" ? 2 : when === "eliminated" ? 1 : 0;
  return winsOf(t, side).toSorted((a, b) => rank(a) - rank(b))[0];
}

export const shipsLeft = (t: StateAx, side: Side): number =>
  t.kind.filter((_, s) => t.side[s] === side && (t.status[s] as number) <= 1 && !isBase(t, s)).length;

/** Returns the ships that may carry the ambassador as far as the viewer knows: one for its owner. */
export const suspectsOf = (t: StateAx, side: Side): readonly number[] =>
  t.carrier >= 0
    ? [t.carrier]
    : t.kind
        .map((_, s) => s)
        .filter((s) => t.side[s] === side && t.status[s] === ACTIVE && !isBase(t, s) && !t.cleared.includes(s));

/** Returns the least distance of a possible carrier to the goal edge in hexes; null before the edge is chosen. */
export function carrierDistance(t: StateAx, side: Side): number | null {
  const goal = t.edges[side];
  const placed = suspectsOf(t, side).filter((s) => t.placed[s] === 1 && t.status[s] === ACTIVE);
  if (!goal || placed.length === 0) return null;
  return Math.min(...placed.map((s) => edgeDistance(t, t.q[s] as number, t.r[s] as number, goal)));
}

/** Returns the ship of a class that must be destroyed, or the base; -1 if there is none. */
export const shipOfClass = (t: StateAx, id: string): number => t.kind.findIndex((_, s) => classOf(t, s).id === id);
export const baseOf = (t: StateAx): number => t.kind.findIndex((_, s) => isBase(t, s));

function aimText(t: StateAx, side: Side, aim: Condition | undefined): string {
  switch (aim?.when) {
    case "eliminated":
      return en.aims.eliminated;
    case "shipDestroyed": {
      const ship = shipOfClass(t, aim.ship);
      return en.aims.shipDestroyed(ship >= 0 ? classOf(t, ship).name : aim.ship);
    }
    case "baseDestroyed":
      return en.aims.baseDestroyed;
    case "carrierReachesGoal":
      return en.aims.carrierReachesGoal(en.edges[t.edges[side] ?? "choose"] ?? "");
    case "carrierDestroyed":
    case "carrierLeavesElsewhere":
      return en.aims.carrierDestroyed;
    case "turnLimit":
      return en.aims.turnLimit(matchSetupOf(t.options).turnLimit);
    default:
      return en.aims.score;
  }
}

/** Returns what happens after the last turn. */
function limitText(t: StateAx, names: readonly string[]): string {
  const { turnLimit, scenario } = matchSetupOf(t.options);
  if (turnLimit <= 0) return en.limit.none;
  const winner = scenario.ends.findLast((end) => end.if.when === "turnLimit")?.winner ?? null;
  if (winner === null) return en.limit.draw(t.turn, turnLimit);
  return winner === "score" ? en.limit.score(t.turn, turnLimit) : en.limit.wins(t.turn, turnLimit, names[winner] ?? "");
}

/** Returns the figure of a side and the distance that it has covered. */
function figureOf(t: StateAx, side: Side, start: readonly [number, number]): Omit<SideObjective, "seat" | "name"> {
  const aim = aimOf(t, side);
  const enemy = other(side);
  const points = scoreSum(t, side).total;
  switch (aim?.when) {
    case "shipDestroyed":
    case "baseDestroyed": {
      const target = aim.when === "baseDestroyed" ? baseOf(t) : shipOfClass(t, aim.ship);
      const whole = target >= 0 ? classOf(t, target).hull : 0;
      const hull = target >= 0 ? (t.hull[target] as number) : 0;
      const unit = aim.when === "baseDestroyed" ? en.units.baseHull : en.units.hull;
      return { value: hull, unit, detail: aimText(t, side, aim), progress: whole > 0 ? 1 - hull / whole : 0 };
    }
    case "carrierReachesGoal": {
      const hexes = carrierDistance(t, side);
      const { cols, rows } = matchSetupOf(t.options);
      if (hexes === null) break;
      return {
        value: hexes,
        unit: en.units.hexes,
        detail: aimText(t, side, aim),
        progress: 1 - Math.min(1, hexes / (Math.max(cols, rows) / 2)),
      };
    }
    case "carrierDestroyed":
    case "carrierLeavesElsewhere": {
      const suspects = suspectsOf(t, enemy);
      const [only] = suspects;
      if (suspects.length === 1 && only !== undefined)
        return {
          value: t.hull[only] as number,
          unit: en.units.hull,
          detail: aimText(t, side, aim),
          progress: 1 - (t.hull[only] as number) / classOf(t, only).hull,
        };
      return { value: suspects.length, unit: en.units.suspects, detail: aimText(t, side, aim) };
    }
    default:
  }
  const enemyPoints = scoreSum(t, enemy).total;
  const whole = start[enemy];
  return {
    value: rounded(points),
    unit: en.units.points,
    detail: en.left(shipsLeft(t, side)),
    progress: whole > 0 ? 1 - enemyPoints / whole : 0,
  };
}

/** Returns the cost of both fleets, without the base. */
const fleetCosts = (t: StateAx): [number, number] =>
  SIDES.map((side) =>
    t.kind.reduce((sum, _, s) => sum + (t.side[s] === side && !isBase(t, s) ? classOf(t, s).cost : 0), 0),
  ) as [number, number];

/** Returns the objectives of the match; null until the fleets are known and the first turn has begun. */
export function objectives(props: Props): Objectives | null {
  const t = props.view.board;
  if (t.kind.length === 0 || t.turn === 0 || t.phase === "setup") return null;
  const names = SIDES.map((side) => props.seats[side]?.name ?? "");
  const aims = SIDES.map((side) => aimText(t, side, aimOf(t, side)));
  const start = fleetCosts(t);
  const [first = "", second = ""] = aims;
  const viewer = props.viewer === "public" ? null : (props.viewer as number);
  const title =
    first === second
      ? en.title.both(first)
      : viewer === null
        ? en.title.each(first, second)
        : en.title.mine(aims[viewer] ?? "", aims[1 - viewer] ?? "");
  const sides = SIDES.map((side) => ({
    seat: side as number as Seat,
    name: names[side] ?? "",
    ...figureOf(t, side, start),
    isAlarming: shipsLeft(t, side) === 1,
  }));
  return { title, detail: limitText(t, names), rule: matchSetupOf(t.options).scenario.rule as `AX-${string}`, sides };
}
