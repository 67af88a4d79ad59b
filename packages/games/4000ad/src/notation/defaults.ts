/** Default values of fields that a position omits, used for reading and writing. */
import type { Power } from "../acts.ts";
import { mapOf, starId } from "../data/map.ts";
import { isAlliances } from "../powers.ts";
import { isProduction } from "../calc/drawing.ts";
import type { State4000 } from "../state.ts";
import type { StepWord } from "./form.ts";

/** Returns a power's name in positions: the id of its home star. */
export const powerName = (t: State4000, p: Power): string =>
  (t.home[p] as number) < 0 ? `power-${p}` : starId(mapOf(t.options), t.home[p] as number);

/** Steps of an own turn that has begun, in order. */
const BEGUN: readonly StepWord[] = ["production", "arrivals", "departure", "end"];

/** The current step of the outline, and the first step nested in it, if any. */
export interface Stage {
  readonly step: StepWord | undefined;
  readonly asked: string | undefined;
}
/** Whether the own turn of the named power has begun. */
const hasBegun = ({ step, asked }: Stage): boolean =>
  step !== undefined && (BEGUN.includes(step) || (step === "start" && asked !== undefined));
/** Whether the arrivals or the production of the named power are over. */
const isPast = ({ step, asked }: Stage, what: "production" | "arrivals"): boolean => {
  const at = BEGUN.indexOf(step ?? "start");
  return at > BEGUN.indexOf(what) || (step === what && (asked === "place" || asked === "answerOffer"));
};

/**
 * Whether the outline step is finished once the nested step is asked, so that only the nested step remains. This holds
 * for placement after production, for answers before or after arrivals, and for the battle after a hop.
 */
export const isFinished = ({ step, asked }: Stage): boolean =>
  asked === "place" || asked === "answerOffer" || (step === "departure" && (asked === "fight" || asked === "retreat"));

/** Returns the number of own turns so far, assuming that no power has left the game. */
export const defaultSerial = (t: State4000, stage: Stage): number =>
  t.round === 0 ? 0 : (t.round - 1) * t.P + Math.min(t.slot, t.P) + (hasBegun(stage) ? 1 : 0);

export const defaultActive = (t: State4000, stage: Stage): Power => (hasBegun(stage) ? (t.order[t.slot] ?? -1) : -1);

/** Returns the round of a power's last production: the current one if its production is over. */
export function defaultProduced(t: State4000, p: Power, stage: Stage): number {
  const last = t.round - 1;
  const before = last < 3 ? 0 : isProduction(last) ? last : last - 1 < 3 ? 0 : last - 1;
  if (!isProduction(t.round)) return before;
  const together = isAlliances(t) && t.options["ad.turnStyle"] === "alliance";
  const at = t.order.findIndex((q) => (together ? t.side[q] === t.side[p] : q === p));
  const done = at < t.slot || (at === t.slot && isPast(stage, "production"));
  return done ? t.round : before;
}

/** Returns the round of a warp's last push: the current one if its owner's arrivals are over. */
export function defaultMoved(t: State4000, p: Power, stage: Stage): number {
  const at = t.order.indexOf(p);
  const over = at < t.slot || (at === t.slot && isPast(stage, "arrivals"));
  return over ? t.round : Math.max(0, t.round - 1);
}

/** Returns the default start of a presence: by place in the star's list, but not later than now. */
export const defaultSince = (t: State4000, place: number): number => Math.min(place + 1, t.turn + 1);

/** Returns the default turn of a home star's loss: the turn before the current one. */
export const defaultLoss = (t: State4000, p: Power): number => Math.max(0, t.active === p ? t.turn - 1 : t.turn);
