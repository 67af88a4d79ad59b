/** What every puzzle about the volleys of a firing slot shares: which ones pass, and what is said of the others. */
import { type Act, type AnyGame, Engine, noDraws, seat } from "@starboard/kernel";
import { patternsOf, type ProvedPuzzle } from "@starboard/kit";
import type { Ship, Side } from "../../acts.ts";
import { volleyOdds } from "../../calc/odds.ts";
import { classOf, enemyOf } from "../../match-setup.ts";
import { nameOf } from "../../ship-names.ts";
import type { StateAx } from "../../state.ts";
import { isPlainSlot, type SlotWorth, type Volley } from "./kill-chance.ts";

const MOST_SHARE = 0.25;
const FEWEST_ACTS = 5;
const MOST_WRONG = 18;

export interface TriedVolley {
  readonly act: Volley;
  /** What the volley is worth: a chance, or hull. */
  readonly worth: number;
}
/** Why a volley is not the best one. */
export interface VolleyReason {
  readonly reason: string;
  readonly rule: string;
  readonly about: Readonly<Record<string, unknown>>;
}
/** The volleys of a slot by their worth. */
export interface RankedVolleys {
  /** Best first. */
  readonly tried: readonly TriedVolley[];
  /** Those within the margin of the best, and the others. */
  readonly passing: readonly TriedVolley[];
  readonly failed: readonly TriedVolley[];
  readonly best: number;
  readonly solution: Volley;
  /** The part of all legal acts that passes. */
  readonly share: number;
}
/** Least worth of the best volley; what passes is within the margin, what fails beyond the gap. */
export interface Limits {
  readonly least: number;
  readonly margin: number;
  readonly gap: number;
}

/** The ship whose firing slot it is, if its fire can be counted exactly; -1 if there is none. */
export function plainFiringShip(t: StateAx): Ship {
  const frame = t.flow.stack.at(-1);
  if (frame?.step !== "fire") return -1;
  const { ship } = frame.memo as { readonly ship: Ship };
  const { secondary, special } = classOf(t, ship);
  return isPlainSlot(t, ship, secondary?.kind === "pulse", special) ? ship : -1;
}

const canDamage = (t: StateAx, ship: Ship, act: Volley): boolean => {
  const odds = volleyOdds(t, { ...act, shooter: ship });
  return odds !== undefined && odds.mean > 0;
};

/**
 * Returns undefined if the best volleys are not clearly few and better, or if no other volley can do damage: then there is
 * nothing to choose. `named` is the ship that the task names, so that other targets are no choice; -1 if it names none.
 */
export function rankVolleys(
  game: AnyGame,
  state: StateAx,
  ship: Ship,
  counter: SlotWorth,
  { least, margin, gap }: Limits,
  named: Ship = -1,
): RankedVolleys | undefined {
  const tried = counter
    .volleys()
    .map((act): TriedVolley => ({ act, worth: counter.of(act) }))
    .toSorted((a, b) => b.worth - a.worth);
  const best = tried[0]?.worth ?? 0;
  const passing = tried.filter(({ worth }) => worth >= best - margin);
  const failed = tried.slice(passing.length);
  const legal = new Engine(game as never, noDraws).legal(state as never, seat(state.side[ship] as Side)).length;
  const share = passing.length / legal;
  const [first] = passing;
  if (!first || best < least || legal < FEWEST_ACTS || share > MOST_SHARE) return undefined;
  if (failed.length === 0 || (failed[0]?.worth ?? 0) > best - gap) return undefined;
  if (!failed.some(({ act }) => (named < 0 || act.target === named) && canDamage(state, ship, act))) return undefined;
  return { tried, passing, failed, best, solution: first.act, share };
}

/** The reasons that do not depend on what is counted: out of reach, and no damage. */
export function plainReason(
  t: StateAx,
  ship: Ship,
  act: Volley,
  about: VolleyReason["about"],
): VolleyReason | undefined {
  const odds = volleyOdds(t, { ...act, shooter: ship });
  if (odds && odds.difficulty >= 6)
    return { reason: "outOfReach", rule: "AX-5.8", about: { ...about, difficulty: odds.difficulty } };
  return odds && odds.mean === 0 ? { reason: "noDamage", rule: "AX-6.2", about } : undefined;
}

/** The puzzle without its words. `reasonFor` says why a volley is not the best one. */
export function volleyPuzzle(
  t: StateAx,
  ship: Ship,
  { passing, failed, solution, share }: RankedVolleys,
  reasonFor: (volley: TriedVolley) => VolleyReason,
): Pick<ProvedPuzzle, "pass" | "solution" | "wrong" | "difficulty"> {
  const patterns = (volleys: readonly TriedVolley[]) => patternsOf(volleys.map(({ act }) => [act as Act]));
  const ways = [...Map.groupBy(failed, (one) => JSON.stringify(reasonFor(one)))].flatMap(([key, list]) =>
    patterns(list).map((acts) => ({ acts, ...(JSON.parse(key) as VolleyReason), line: [] })),
  );
  const done = {
    acts: [{ do: "done" }],
    reason: "holdsFire",
    rule: "AX-5.1",
    about: { ship: nameOf(t, ship) },
    line: [],
  };
  return {
    pass: patterns(passing) as ProvedPuzzle["pass"],
    solution: [solution] as ProvedPuzzle["solution"],
    wrong: [...ways.slice(0, MOST_WRONG), done] as unknown as ProvedPuzzle["wrong"],
    difficulty: 1 - share,
  };
}

/** The themes that follow from the solution and from what the enemy has left. */
export function volleyThemes(t: StateAx, ship: Ship, solution: Volley): string[] {
  const isPaid = Boolean(solution.fireControl ?? solution.gunnery ?? solution.weapons);
  return [
    ...(isPaid ? ["cinema-points"] : []),
    ...((t.cp[enemyOf(t.side[ship] as Side)] as number) > 0 ? ["damage-control"] : []),
    ...(solution.bank === "secondary" ? ["secondary-bank"] : []),
  ];
}
