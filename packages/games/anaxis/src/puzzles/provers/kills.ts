/**
 * The volleys that are likeliest to destroy an enemy in a firing slot: any enemy, or one that has not fired yet. Every
 * volley is tried with every roll, every second volley and every use of Damage control.
 */
import { type Act, type AnyGame, Engine, noDraws, seat } from "@starboard/kernel";
import { patternsOf, type ProvedPuzzle, type PuzzleProver } from "@starboard/kit";
import type { Ship, Side } from "../../acts.ts";
import { hasSlot } from "../../calc/initiative.ts";
import { volleyOdds } from "../../calc/odds.ts";
import { threatTo } from "../../calc/threat.ts";
import { classOf, enemyOf } from "../../match-setup.ts";
import { nameOf } from "../../ship-names.ts";
import { ACTIVE, type StateAx } from "../../state.ts";
import { isPlainSlot, SlotWorth, type Volley } from "./kill-chance.ts";

/** Best chances below this one make no task, and what passes is within the margin, what fails beyond the gap. */
const LEAST = 0.25;
const MARGIN = 0.01;
const GAP = 0.05;
const MOST_SHARE = 0.25;
const FEWEST_ACTS = 5;
const MOST_WRONG = 18;

interface Tried {
  readonly act: Volley;
  readonly chance: number;
}

export const firingShip = (t: StateAx): Ship => {
  const frame = t.flow.stack.at(-1);
  return frame?.step === "fire" ? (frame.memo as { readonly ship: Ship }).ship : -1;
};

/** The enemy whose fire is still to come and would do the most damage to one ship of the side; -1 if there is none. */
function mostDangerous(t: StateAx, side: Side): Ship {
  const danger = new Map<Ship, number>();
  for (let own = 0; own < t.kind.length; own++) {
    if (t.side[own] !== side || t.status[own] !== ACTIVE) continue;
    for (const { ship, mean } of threatTo(t, own).bearings)
      if (hasSlot(t, ship)) danger.set(ship, Math.max(danger.get(ship) ?? 0, mean));
  }
  return [...danger].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? -1;
}

const percent = (chance: number): number => Math.round(100 * chance);

function themesOf(t: StateAx, side: Side, solution: Volley, isFirst: boolean): string[] {
  const isPaid = Boolean(solution.fireControl ?? solution.gunnery ?? solution.weapons);
  return [
    isFirst ? "before-it-fires" : "choice-of-target",
    ...(isPaid ? ["cinema-points"] : []),
    ...((t.cp[enemyOf(side)] as number) > 0 ? ["damage-control"] : []),
    ...(solution.bank === "secondary" ? ["secondary-bank"] : []),
  ];
}

/** Why a volley is not the best one. */
function reasonFor(t: StateAx, ship: Ship, { act, chance }: Tried, best: Volley) {
  const about = { ship: nameOf(t, ship), target: nameOf(t, act.target), chance: percent(chance) };
  const odds = volleyOdds(t, { ...act, shooter: ship });
  if (odds && odds.difficulty >= 6)
    return { reason: "outOfReach", rule: "AX-5.8", about: { ...about, difficulty: odds.difficulty } };
  if (odds && odds.mean === 0) return { reason: "noDamage", rule: "AX-6.2", about };
  if (chance === 0)
    return { reason: "tooTough", rule: "AX-6.5", about: { ...about, hull: t.hull[act.target] as number } };
  if (act.target !== best.target) return { reason: "otherTarget", rule: "AX-6.1", about };
  return act.bank === best.bank
    ? { reason: "otherPoints", rule: "AX-8.4", about }
    : { reason: "otherBank", rule: "AX-5.1", about };
}

function wrongWays(t: StateAx, ship: Ship, failed: readonly Tried[], best: Volley): ProvedPuzzle["wrong"] {
  const groups = new Map<string, Tried[]>();
  for (const one of failed) {
    const key = JSON.stringify(reasonFor(t, ship, one, best));
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
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

function prove(state: StateAx, game: AnyGame, isFirst: boolean): ProvedPuzzle | undefined {
  const ship = firingShip(state);
  if (ship < 0) return undefined;
  const { secondary, special } = classOf(state, ship);
  if (!isPlainSlot(state, ship, secondary?.kind === "pulse", special)) return undefined;
  const side = state.side[ship] as Side;
  const target = isFirst ? mostDangerous(state, side) : -1;
  if (isFirst && target < 0) return undefined;
  const t = game.clone(state as never) as unknown as StateAx;
  const counter = new SlotWorth(t, ship, "destroy", target);
  const tried = counter
    .volleys()
    .map((act): Tried => ({ act, chance: counter.of(act) }))
    .toSorted((a, b) => b.chance - a.chance);
  const best = tried[0]?.chance ?? 0;
  const passing = tried.filter(({ chance }) => chance >= best - MARGIN);
  const failed = tried.slice(passing.length);
  const legal = new Engine(game as never, noDraws).legal(state as never, seat(side)).length;
  const share = passing.length / legal;
  if (best < LEAST || legal < FEWEST_ACTS || share > MOST_SHARE) return undefined;
  if ((failed[0]?.chance ?? 0) > best - GAP || failed.length === 0) return undefined;
  // Other targets make the choice; without any, it is one of banks and points only.
  const isChoice = failed.some(({ chance }) => chance > 0);
  if (!isChoice) return undefined;
  const solution = (passing[0] as Tried).act;
  const about = {
    ship: nameOf(t, ship),
    chance: percent(best),
    ...(isFirst && { target: nameOf(t, target) }),
  };
  return {
    about,
    themes: themesOf(t, side, solution, isFirst),
    pass: patternsOf(passing.map(({ act }) => [act as Act])) as ProvedPuzzle["pass"],
    solution: [solution] as ProvedPuzzle["solution"],
    wrong: wrongWays(t, ship, failed, solution),
    difficulty: 1 - share,
  };
}

export const likeliestKill: PuzzleProver<StateAx> = {
  family: "likeliest-kill",
  prove: (game, state) => prove(state, game, false),
};
export const beforeItFires: PuzzleProver<StateAx> = {
  family: "before-it-fires",
  prove: (game, state) => prove(state, game, true),
};
