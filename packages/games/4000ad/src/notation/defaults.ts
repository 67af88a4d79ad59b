/** What a position leaves out: the standard values that follow from what it says, for reading and writing alike. */
import type { Power } from "../acts.ts";
import { mapOf, starId } from "../data/map.ts";
import { isAlliances } from "../powers.ts";
import { isProduction } from "../calc/drawing.ts";
import type { State4000 } from "../state.ts";
import type { StepWord } from "./form.ts";

/** A power's name in positions: the id of its home star. */
export const powerName = (t: State4000, p: Power): string =>
  (t.home[p] as number) < 0 ? `power-${p}` : starId(mapOf(t.options), t.home[p] as number);

/** Steps of an own turn that has begun, in order. */
const BEGUN: readonly StepWord[] = ["production", "arrivals", "departure", "end"];

/** Where a position stands: the step of the outline, and the first question asked inside it, if there is one. */
export interface Stage {
  readonly step: StepWord | undefined;
  readonly asked: string | undefined;
}
/** Whether the own turn of the power named has begun: also when it is asked at its very start. */
const hasBegun = ({ step, asked }: Stage): boolean =>
  step !== undefined && (BEGUN.includes(step) || (step === "start" && asked !== undefined));
/** Whether the arrivals, or the production, of the power named are over. */
const isPast = ({ step, asked }: Stage, what: "production" | "arrivals"): boolean => {
  const at = BEGUN.indexOf(step ?? "start");
  return at > BEGUN.indexOf(what) || (step === what && (asked === "place" || asked === "answerOffer"));
};

/**
 * Whether the step itself is finished when this is asked inside it, so that only the question is left: production has
 * placed nothing more by itself, a power answers before or after its arrivals, a hop is over when its battle begins.
 */
export const isFinished = ({ step, asked }: Stage): boolean =>
  asked === "place" || asked === "answerOffer" || (step === "departure" && (asked === "fight" || asked === "retreat"));

/** Own turns so far, if nobody has left the game. */
export const defaultSerial = (t: State4000, stage: Stage): number =>
  t.round === 0 ? 0 : (t.round - 1) * t.P + Math.min(t.slot, t.P) + (hasBegun(stage) ? 1 : 0);

export const defaultActive = (t: State4000, stage: Stage): Power => (hasBegun(stage) ? (t.order[t.slot] ?? -1) : -1);

/** The round in which a power produced last: this one when its production is behind it. */
export function defaultProduced(t: State4000, p: Power, stage: Stage): number {
  const last = t.round - 1;
  const before = last < 3 ? 0 : isProduction(last) ? last : last - 1 < 3 ? 0 : last - 1;
  if (!isProduction(t.round)) return before;
  const together = isAlliances(t) && t.options["ad.turnStyle"] === "alliance";
  const at = t.order.findIndex((q) => (together ? t.side[q] === t.side[p] : q === p));
  const done = at < t.slot || (at === t.slot && isPast(stage, "production"));
  return done ? t.round : before;
}

/** The round of a warp's last push: this one when its owner's arrivals are over. */
export function defaultMoved(t: State4000, p: Power, stage: Stage): number {
  const at = t.order.indexOf(p);
  const over = at < t.slot || (at === t.slot && isPast(stage, "arrivals"));
  return over ? t.round : Math.max(0, t.round - 1);
}

/** A presence counts from the place in the list of the star, no later than now. */
export const defaultSince = (t: State4000, place: number): number => Math.min(place + 1, t.turn + 1);

/** The loss of a home star is the latest thing that happened, in the own turn before one that is being played. */
export const defaultLoss = (t: State4000, p: Power): number => Math.max(0, t.active === p ? t.turn - 1 : t.turn);
