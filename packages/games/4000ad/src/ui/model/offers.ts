/** Reads the offered acts into board choices by star. */
import type { ArriveAct, DepartAct, ForcedAct, Mode, PlaceAct, Power, Shape4000, StarMap } from "@starboard/4000ad";
import type { Refusal, RuleId } from "@starboard/kernel";
import type { Offers } from "@starboard/ui";

import type { ActOf } from "./moves.ts";

/** An offered act of a known type. */
export interface Choice<A> {
  readonly act: A;
  readonly refusal?: Refusal;
}
export type Depart = Extract<DepartAct, { do: "depart" }>;
export type Loan = NonNullable<Depart["loan"]>;
export type Emerge = Extract<ArriveAct, { do: "emerge" }>;

/** Possible departures from a star. Numbers and ways are known only for the chosen star. */
export interface Origin {
  readonly star: number;
  /** Maximum number of own ships, or 0 before the star is chosen. */
  readonly most: number;
  /** Ways in which a hop to the sister star may arrive; empty when no hop is offered (AD-7.2.b). */
  readonly hops: readonly Mode[];
  /** Maximum number of ships of each ally that may be taken along (AD-9.4.5). */
  readonly allies: Readonly<Record<Power, number>>;
  /** Ships of allies already taken along. */
  readonly loan: Loan;
  /** Why no ship may leave, or null. */
  readonly refusal: Refusal | null;
}

/** The current decision of the viewer. */
export type Question =
  | {
      readonly step: "depart";
      readonly rule: RuleId;
      readonly origins: ReadonlyMap<number, Origin>;
      /** The chosen star of departure, or null (AD-6.3.3). */
      readonly chosen: Origin | null;
      readonly stay: Choice<DepartAct> | null;
    }
  | {
      readonly step: "arrive";
      readonly rule: RuleId;
      readonly stars: ReadonlyMap<number, readonly Choice<Emerge>[]>;
      readonly travelOn: Choice<ArriveAct> | null;
    }
  | { readonly step: "place"; readonly rule: RuleId; readonly stars: ReadonlyMap<number, readonly Choice<PlaceAct>[]> }
  | {
      readonly step: "forced";
      readonly rule: RuleId;
      readonly stars: ReadonlyMap<number, readonly Choice<ForcedAct>[]>;
    }
  | {
      readonly step: "retreat" | "offer" | "answerOffer";
      readonly rule: RuleId;
      readonly choices: readonly Choice<ActOf<"retreat" | "offer" | "answerOffer">>[];
    };

/** Returns the viewer's decision from the offers, or null. */
export function readQuestion(offers: readonly Offers<Shape4000>[], map: StarMap): Question | null {
  const asked = offers.find((o) => !o.aside);
  if (!asked) return null;
  const { rule } = asked;
  switch (asked.step) {
    case "depart":
      return { step: "depart", rule, ...departures(asked.offers, map) };
    case "arrive": {
      const list: readonly Choice<ArriveAct>[] = asked.offers;
      const emerging = list.filter((o): o is Choice<Emerge> => o.act.do === "emerge");
      return {
        step: "arrive",
        rule,
        stars: byStar(emerging, map),
        travelOn: list.find((o) => o.act.do === "travelOn") ?? null,
      };
    }
    case "place":
      return { step: "place", rule, stars: byStar(asked.offers, map) };
    case "forced":
      return { step: "forced", rule, stars: byStar(asked.offers, map) };
    case "retreat":
    case "offer":
    case "answerOffer":
      return { step: asked.step, rule, choices: asked.offers };
    default:
      return null;
  }
}

function departures(list: readonly Choice<DepartAct>[], map: StarMap) {
  const origins = new Map<
    number,
    { star: number; most: number; hops: Mode[]; allies: Record<Power, number>; loan: Loan; refusal: Refusal | null }
  >();
  let stay: Choice<DepartAct> | null = null;
  let chosen: Origin | null = null;
  for (const choice of list) {
    const { act } = choice;
    if (act.do === "stay") {
      stay = choice;
      continue;
    }
    const star = map.index[act.from];
    if (star === undefined) continue;
    let origin = origins.get(star);
    if (!origin)
      origins.set(star, (origin = { star, most: 0, hops: [], allies: {}, loan: [], refusal: choice.refusal ?? null }));
    if (act.do === "takeAlong") {
      if (!choice.refusal) origin.allies[act.power] = Math.max(origin.allies[act.power] ?? 0, act.ships);
      continue;
    }
    if (act.do === "muster") continue;
    chosen = origin;
    if (act.mode !== undefined && !origin.hops.includes(act.mode)) origin.hops.push(act.mode);
    if (choice.refusal) continue;
    origin.refusal = null;
    origin.loan = act.loan ?? [];
    origin.most = Math.max(origin.most, act.ships);
  }
  return { origins, chosen, stay };
}

function byStar<A extends { readonly star: string }>(
  list: readonly Choice<A>[],
  map: StarMap,
): Map<number, Choice<A>[]> {
  const stars = new Map<number, Choice<A>[]>();
  for (const choice of list) {
    const star = map.index[choice.act.star];
    if (star === undefined) continue;
    const there = stars.get(star);
    if (there) there.push(choice);
    else stars.set(star, [choice]);
  }
  return stars;
}

/** Returns the stars that can be chosen. They get amber rings. */
export function openStars(question: Question | null): ReadonlySet<number> {
  const open = new Set<number>();
  if (question?.step === "depart") {
    for (const origin of question.origins.values()) if (!origin.refusal) open.add(origin.star);
  } else if (question?.step === "arrive" || question?.step === "place" || question?.step === "forced") {
    for (const [star, choices] of question.stars) if (choices.some((c) => !c.refusal)) open.add(star);
  }
  return open;
}

/** Returns the refusal of a star's offered act, or null. */
export function closedBecause(question: Question | null, star: number): Refusal | null {
  if (question?.step === "depart") return question.origins.get(star)?.refusal ?? null;
  if (question?.step === "arrive" || question?.step === "place" || question?.step === "forced") {
    const choices: readonly Choice<unknown>[] = question.stars.get(star) ?? [];
    return choices.length > 0 && choices.every((c) => c.refusal) ? (choices[0]?.refusal ?? null) : null;
  }
  return null;
}
