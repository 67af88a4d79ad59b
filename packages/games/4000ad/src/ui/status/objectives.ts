/** What wins the match, and how far each side is: the strip under the top bar (AD-9.4.8, AD-10.3). */
import { fleetOf, isAlliances, type Power, type State4000 } from "@starboard/4000ad";
import type { RuleId, Seat } from "@starboard/kernel";
import type { Objectives, SideObjective } from "@starboard/ui";
import type { Props } from "../model/board-data.ts";
import { powerLooks } from "../model/powers.ts";
import { stateOf } from "../model/state-of.ts";
import { en } from "./text.en.ts";

export function objectives(props: Pick<Props, "view" | "viewer">): Objectives | null {
  const t = stateOf(props.view);
  if (t.round < 1) return null;
  const names = powerLooks(props.view).map((look) => look.name);
  const isSided = isAlliances(t);
  // What may still happen is not said of a finished match.
  const detail = t.flow.over ? null : (limitOf(t) ?? (isSided ? regainDetail(t) : en.objectives.grace));
  const rule: RuleId = isSided ? (t.options["ad.winRegain"] ? "AD-9.4.8.2.1" : "AD-9.4.8") : "AD-10.3";
  return {
    title: isSided ? en.objectives.bothHomes : en.objectives.lastPower,
    rule,
    ...(detail !== null && { detail }),
    sides: isSided ? sideObjectives(t, names, props.viewer) : powerObjectives(t, names),
  };
}

const regainDetail = (t: State4000): string | null => (t.options["ad.winRegain"] ? en.objectives.winRegain : null);

/** The limit that ends the match by score soon, or null. */
function limitOf(t: State4000): string | null {
  const limit = t.options["ad.turnLimit"];
  const quiet = t.options["ad.quietLimit"];
  // A quiet limit is worth showing only once quiet rounds have begun to count.
  const quietLeft = quiet > 0 && t.quiet > 0 ? quiet - t.quiet : Infinity;
  const roundsLeft = limit > 0 ? limit - t.round : Infinity;
  if (quietLeft < roundsLeft) return en.objectives.quiet(quietLeft);
  return limit > 0 ? en.objectives.limit(limit) : null;
}

/** Ships of a power's friends at its home star. */
function garrisonOf(t: State4000, p: Power): number {
  const base = (t.home[p] as number) * t.P;
  let n = 0;
  for (let q = 0; q < t.P; q++) if (q === p || t.side[q] === t.side[p]) n += t.ships[base + q] as number;
  return n;
}

function powerObjectives(t: State4000, names: readonly string[]): SideObjective[] {
  const out = t.alive.filter((alive) => alive !== 1).length;
  return names.map((name, p) => {
    const seat = t.seatOf[p] as Seat;
    const isLost = (t.holder[p] ?? -1) >= 0;
    const isAlive = t.alive[p] === 1;
    const detail = !isAlive
      ? en.objectives.eliminated
      : !isLost
        ? en.objectives.heldBy(garrisonOf(t, p))
        : t.grace[p] === "suspended"
          ? en.objectives.standOff
          : t.grace[p] === "none"
            ? en.objectives.lost
            : en.objectives.lostLastTurn;
    return {
      seat,
      name,
      detail,
      ...shipFigure(fleetOf(t, p)),
      progress: isAlive && t.P > 1 ? out / (t.P - 1) : 0,
      isAlarming: isAlive && isLost,
    };
  });
}

function sideObjectives(t: State4000, names: readonly string[], viewer: Props["viewer"]): SideObjective[] {
  return [...new Set(t.side)].map((side) => {
    const own = names.flatMap((_, p) => (t.side[p] === side ? [p] : []));
    const seats = own.map((p) => t.seatOf[p] as Seat);
    const isOwn = viewer !== "public" && seats.includes(viewer);
    const lost = own.filter((p) => (t.holder[p] ?? -1) >= 0);
    const kept = own.filter((p) => !lost.includes(p));
    const name = own.map((p) => names[p]).join(" + ");
    const enemyHomes = names.flatMap((_, p) => (t.side[p] === side ? [] : [p]));
    const taken = enemyHomes.filter((p) => (t.holder[p] ?? -1) >= 0).length;
    const [first] = kept;
    const detail =
      lost.length === 0
        ? en.objectives.bothHeldBy(own.map((p) => garrisonOf(t, p)))
        : first === undefined
          ? en.objectives.bothLost
          : en.objectives.oneLost(lost.map((p) => names[p]).join(", "), names[first] ?? "", garrisonOf(t, first));
    return {
      seat: (isOwn ? viewer : seats[0]) as Seat,
      name,
      detail,
      ...shipFigure(own.reduce((sum, p) => sum + fleetOf(t, p), 0)),
      progress: enemyHomes.length > 0 ? taken / enemyHomes.length : 0,
      isAlarming: lost.length > 0,
    };
  });
}

const shipFigure = (n: number): { value: number; unit: string } => ({ value: n, unit: en.objectives.ships(n) });
