/**
 * The star of a departure in preparation. Choosing a star is not yet an action: the offers there are read from a preview,
 * and the act that chooses the star is planned together with the departure (AD-6.3.3).
 */
import type { Refusal } from "@starboard/kernel";
import type { Sending } from "../model/board-store.ts";
import type { BoardData, Props } from "../model/board-data.ts";
import { type Move, moveAt } from "../model/moves.ts";
import { type Depart, type Loan, type Origin, readQuestion } from "../model/offers.ts";
import { muster } from "./sending.ts";

export interface ChosenOrigin extends Origin {
  /** Acts that are planned ahead of the departure: the choice of the star, and ships of allies. */
  readonly before: readonly Move[];
  /** The refusal of a departure from here, or undefined. */
  readonly whyNot: (act: Depart) => Refusal | undefined;
}

type OriginProps = Pick<Props, "view" | "whyNot" | "previewMoves">;

/** Previews play the rules, so they are kept for as long as their view is shown. */
const known = new WeakMap<object, Map<string, ChosenOrigin | null>>();

/** Returns what can depart from a star with the given ships of allies, or null if the rules refuse the choice. */
export function originAt(props: OriginProps, data: BoardData, from: number, loan: Loan): ChosenOrigin | null {
  let origins = known.get(props.view);
  if (!origins) known.set(props.view, (origins = new Map<string, ChosenOrigin | null>()));
  const key = `${from} ${loan.map(({ power, ships }) => `${power}/${ships}`).join()}`;
  let origin = origins.get(key);
  if (origin === undefined) origins.set(key, (origin = read(props, data, from, loan)));
  return origin;
}

export const originOf = (props: OriginProps, data: BoardData, sending: Sending): ChosenOrigin | null =>
  originAt(props, data, sending.from, sending.loan);

function read(props: OriginProps, data: BoardData, from: number, loan: Loan): ChosenOrigin | null {
  const { question, map } = data;
  if (question?.step !== "depart") return null;
  const id = map.stars[from]?.id ?? "";
  // In a match that was continued elsewhere the star can be chosen already.
  const { chosen } = question;
  if (chosen && chosen.star !== from) return null;
  const added = loan.filter((one) => !chosen?.loan.some(({ power }) => power === one.power));
  const before: Move[] = [
    ...(chosen ? [] : [moveAt("depart", muster(map, from))]),
    ...added.map(({ power, ships }) => moveAt("depart", { do: "takeAlong", from: id, power, ships })),
  ];
  if (before.length === 0) return { ...(chosen as Origin), before, whyNot: (act) => props.whyNot("depart", act) };
  const after = props.previewMoves?.(before);
  const next = after && readQuestion(after.offers, map);
  if (!after || next?.step !== "depart" || !next.chosen) return null;
  return { ...next.chosen, before, whyNot: (act) => after.whyNot("depart", act) };
}
