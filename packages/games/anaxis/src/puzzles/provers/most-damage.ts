/**
 * The volleys that take the most hull on average in a firing slot in which nothing is likely to be destroyed. Every volley is
 * tried with every roll, every second volley and every use of Damage control.
 */
import type { AnyGame } from "@starboard/kernel";
import type { ProvedPuzzle, PuzzleProver } from "@starboard/kit";
import type { Ship } from "../../acts.ts";
import { nameOf } from "../../ship-names.ts";
import type { StateAx } from "../../state.ts";
import {
  plainFiringShip,
  plainReason,
  rankVolleys,
  type TriedVolley,
  type VolleyReason,
  volleyPuzzle,
  volleyThemes,
} from "./best-volleys.ts";
import { SlotWorth, type Volley } from "./kill-chance.ts";

/** In points of hull. */
const LIMITS = { least: 4, margin: 0.1, gap: 0.6 } as const;
/** Above this chance the task is to destroy. */
const MOST_KILL = 0.2;

const tenth = (points: number): number => Math.round(10 * points) / 10;

function reasonFor(t: StateAx, ship: Ship, { act, worth }: TriedVolley, best: Volley): VolleyReason {
  const about = { ship: nameOf(t, ship), target: nameOf(t, act.target), points: tenth(worth) };
  const plain = plainReason(t, ship, act, about);
  if (plain) return plain;
  if (act.target !== best.target) return { reason: "lessThere", rule: "AX-6.3", about };
  return act.bank === best.bank
    ? { reason: "lessPoints", rule: "AX-8.4", about }
    : { reason: "lessBank", rule: "AX-5.1", about };
}

function prove(game: AnyGame, state: StateAx): ProvedPuzzle | undefined {
  const ship = plainFiringShip(state);
  if (ship < 0) return undefined;
  const t = game.clone(state as never) as unknown as StateAx;
  const kills = new SlotWorth(t, ship, "destroy", -1);
  if (kills.volleys().some((act) => kills.of(act) > MOST_KILL)) return undefined;
  const ranked = rankVolleys(game, state, ship, new SlotWorth(t, ship, "damage", -1), LIMITS);
  if (!ranked) return undefined;
  const { tried, best, solution } = ranked;
  const isChoice = new Set(tried.map(({ act }) => act.target)).size > 1;
  return {
    about: { ship: nameOf(t, ship), points: tenth(best) },
    themes: [isChoice ? "choice-of-target" : "one-target", ...volleyThemes(t, ship, solution)],
    ...volleyPuzzle(t, ship, ranked, (volley) => reasonFor(t, ship, volley, solution)),
  };
}

export const mostDamage: PuzzleProver<StateAx> = { family: "most-damage", prove };
