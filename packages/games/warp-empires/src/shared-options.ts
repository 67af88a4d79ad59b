/**
 * The options of chapter B that modules share. A module may have any of them. An option that names parts of one setting
 * is declared by the module of that setting.
 */
import type { OptionSpec, RuleId } from "@starboard/kernel";
import type { OptionValue } from "./options.ts";

/** One shared option: its rule and its values, the default first. Shares are written `60/100`. */
interface SharedOption {
  readonly rule: RuleId;
  readonly values: readonly (string | number | boolean)[];
}

export const SHARED = {
  "battle.cards": { rule: "WE-9.12", values: ["alternate", "simultaneous"] },
  "battle.tie": { rule: "WE-9.18", values: ["defender", "standoff"] },
  "battle.factionCardBonus": { rule: "WE-9.15", values: ["add", "replace", "max"] },
  "casualties.half": { rule: "WE-9.21", values: ["up", "down"] },
  "casualties.fortificationsCount": { rule: "WE-9.20", values: [true, false] },
  "casualties.neutralPick": { rule: "WE-9.34", values: ["strongest", "random"] },
  "cards.retreat": { rule: "WE-9.17", values: ["concede", "noCasualties", "fortificationsStay"] },
  "cards.securityBy": { rule: "WE-4.7", values: ["target", "anyone"] },
  "cards.sabotagePick": { rule: "WE-4.9", values: ["victim", "random"] },
  "draw.who": { rule: "WE-4.2", values: ["active", "all"] },
  "draw.startingHand": { rule: "WE-2.7", values: [5, 0, 7] },
  "move.oncePerPhase": { rule: "WE-5.4", values: [true, false] },
  "move.unexploredStops": { rule: "WE-6.2", values: [false, true] },
  "control.capturedHomeStartsUnits": { rule: "WE-11.7", values: [true, false] },
  "recruit.costUsesFactionForce": { rule: "WE-11.3", values: [false, true] },
  "recruit.bonusRepeats": { rule: "WE-11.5", values: [false, true] },
  "recruit.pileCopies": { rule: "WE-11.13", values: [1, 2] },
  "upkeep.countsCards": { rule: "WE-12.2", values: [false, true] },
  "upkeep.floorUnits": { rule: "WE-12.4", values: [0, 5, 10] },
  "victory.roundLimit": { rule: "WE-14.4", values: [0, 20, 30, 40, 60] },
  "victory.share": { rule: "WE-14.1", values: ["60/100", "50/100", "40/100"] },
} as const satisfies Readonly<Record<`${string}.${string}`, SharedOption>>;
export type SharedId = keyof typeof SHARED;
export const SHARED_IDS = Object.keys(SHARED) as SharedId[];

/** The chosen value in the form that the module reads: shares as two numbers. */
export const meaning = (value: unknown): OptionValue => {
  const share = typeof value === "string" ? /^(\d+)\/(\d+)$/.exec(value) : null;
  return share ? [Number(share[1]), Number(share[2])] : (value as OptionValue);
};

/** The control of a shared option; `applies` tells whether the chosen module has it. */
export function sharedSpec(id: SharedId, applies: NonNullable<OptionSpec["applies"]>): OptionSpec {
  const { rule, values } = SHARED[id] as SharedOption;
  const control: OptionSpec["control"] =
    typeof values[0] === "boolean"
      ? { kind: "flag" }
      : { kind: "choice", values: values as readonly (string | number)[] };
  return { id, rule, control, source: "ruling", applies };
}
