/**
 * The volleys that take the most hull on average in a firing slot in which nothing is likely to be destroyed. Every volley is
 * tried with every roll, every second volley and every use of Damage control.
 */
import { type Act, type AnyGame, Engine, noDraws, seat } from "@starboard/kernel";
import { patternsOf, type ProvedPuzzle, type PuzzleProver } from "@starboard/kit";
import type { Ship, Side } from "../../acts.ts";
import { volleyOdds } from "../../calc/odds.ts";
import { classOf, enemyOf } from "../../match-setup.ts";
import { nameOf } from "../../ship-names.ts";
import type { StateAx } from "../../state.ts";
import { isPlainSlot, SlotWorth, type Volley } from "./kill-chance.ts";
import { firingShip } from "./kills.ts";

/** Least hull of the best volley; what passes is within the margin, what fails beyond the gap. */
const LEAST = 4;
const MARGIN = 0.1;
const GAP = 0.6;
/** Above this chance the task is to destroy. */
const MOST_KILL = 0.2;
const MOST_SHARE = 0.25;
const FEWEST_ACTS = 5;
const MOST_WRONG = 18;

interface Tried {
  readonly act: Volley;
  readonly worth: number;
}

const tenth = (points: number): number => Math.round(10 * points) / 10;

function reasonFor(t: StateAx, ship: Ship, { act, worth }: Tried, best: Volley) {
  const about = { ship: nameOf(t, ship), target: nameOf(t, act.target), points: tenth(worth) };
  const odds = volleyOdds(t, { ...act, shooter: ship });
  if (odds && odds.difficulty >= 6)
    return { reason: "outOfReach", rule: "AX-5.8", about: { ...about, difficulty: odds.difficulty } };
  if (odds && odds.mean === 0) return { reason: "noDamage", rule: "AX-6.2", about };
  if (act.target !== best.target) return { reason: "lessThere", rule: "AX-6.3", about };
  return act.bank === best.bank
    ? { reason: "lessPoints", rule: "AX-8.4", about }
    : { reason: "lessBank", rule: "AX-5.1", about };
}

function wrongWays(t: StateAx, ship: Ship, failed: readonly Tried[], best: Volley): ProvedPuzzle["wrong"] {
  const groups = Map.groupBy(failed, (one) => JSON.stringify(reasonFor(t, ship, one, best)));
  const ways = [...groups].flatMap(([key, list]) =>
    patternsOf(list.map(({ act }) => [act as Act])).map((acts) => ({
      acts,
      ...(JSON.parse(key) as ReturnType<typeof reasonFor>),
      line: [],
    })),
  );
  const done = {
    acts: [{ do: "done" }],
    reason: "holdsFire",
    rule: "AX-5.1",
    about: { ship: nameOf(t, ship) },
    line: [],
  };
  return [...ways.slice(0, MOST_WRONG), done] as unknown as ProvedPuzzle["wrong"];
}

function prove(game: AnyGame, state: StateAx): ProvedPuzzle | undefined {
  const ship = firingShip(state);
  if (ship < 0) return undefined;
  const { secondary, special } = classOf(state, ship);
  if (!isPlainSlot(state, ship, secondary?.kind === "pulse", special)) return undefined;
  const side = state.side[ship] as Side;
  const t = game.clone(state as never) as unknown as StateAx;
  const kills = new SlotWorth(t, ship, "destroy", -1);
  if (kills.volleys().some((act) => kills.of(act) > MOST_KILL)) return undefined;
  const counter = new SlotWorth(t, ship, "damage", -1);
  const tried = counter
    .volleys()
    .map((act): Tried => ({ act, worth: counter.of(act) }))
    .toSorted((a, b) => b.worth - a.worth);
  const best = tried[0]?.worth ?? 0;
  const passing = tried.filter(({ worth }) => worth >= best - MARGIN);
  const failed = tried.slice(passing.length);
  const legal = new Engine(game as never, noDraws).legal(state as never, seat(side)).length;
  const share = passing.length / legal;
  if (best < LEAST || legal < FEWEST_ACTS || share > MOST_SHARE) return undefined;
  if ((failed[0]?.worth ?? 0) > best - GAP || failed.length === 0) return undefined;
  const solution = (passing[0] as Tried).act;
  const isPaid = Boolean(solution.fireControl ?? solution.gunnery ?? solution.weapons);
  return {
    about: { ship: nameOf(t, ship), points: tenth(best) },
    themes: [
      new Set(tried.map(({ act }) => act.target)).size > 1 ? "choice-of-target" : "one-target",
      ...(isPaid ? ["cinema-points"] : []),
      ...((t.cp[enemyOf(side)] as number) > 0 ? ["damage-control"] : []),
      ...(solution.bank === "secondary" ? ["secondary-bank"] : []),
    ],
    pass: patternsOf(passing.map(({ act }) => [act as Act])) as ProvedPuzzle["pass"],
    solution: [solution] as ProvedPuzzle["solution"],
    wrong: wrongWays(t, ship, failed, solution),
    difficulty: 1 - share,
  };
}

export const mostDamage: PuzzleProver<StateAx> = { family: "most-damage", prove };
