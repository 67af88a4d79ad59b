/** Lets through of a refusal what the seat that tried the act may read, by the classes of its parameters (KRN-VIEW-10). */
import type { GameState, Refusal, Seat } from "./contract.ts";
import type { ParameterClass } from "./visibility.ts";

type Classes = Readonly<Record<string, ParameterClass<NonNullable<Refusal["about"]>, GameState>>>;
const NONE: Classes = {};
/** The classes of a game of any types: `Visibility` of the game. */
interface OfAnyGame {
  readonly refusals: object;
}

/** Returns the classes of the parameters of a code; none for a code without classes. */
export function parameterClasses({ refusals }: OfAnyGame, code: string): Classes {
  const classes = refusals as Readonly<Record<string, Classes>>;
  return Object.hasOwn(classes, code) ? (classes[code] as Classes) : NONE;
}

/** Returns the parameters of a refusal that the seat may not read: those without a class, and those of an audience without it. */
export function hiddenParameters(visibility: OfAnyGame, refusal: Refusal, by: Seat, t: GameState): string[] {
  const { about, code } = refusal;
  if (about === undefined) return [];
  const classes = parameterClasses(visibility, code);
  return Object.keys(about).filter((name) => {
    const one = Object.hasOwn(classes, name) ? classes[name] : undefined;
    return one === undefined || (typeof one === "object" && !one.audience(about, by, t));
  });
}

/** Returns the refusal as the seat may read it: the same object where nothing is hidden from it. */
export function refusalSeenBy(visibility: OfAnyGame, refusal: Refusal, by: Seat, t: GameState): Refusal {
  if (refusal.about === undefined) return refusal;
  const hidden = hiddenParameters(visibility, refusal, by, t);
  if (hidden.length === 0) return refusal;
  const about = Object.entries(refusal.about).filter(([name]) => !hidden.includes(name));
  return { rule: refusal.rule, code: refusal.code, about: Object.fromEntries(about) };
}
