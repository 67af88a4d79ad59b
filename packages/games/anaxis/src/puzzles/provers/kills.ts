/**
 * The volleys that are likeliest to destroy an enemy in a firing slot: any enemy, or one that has not fired yet. Every
 * volley is tried with every roll, every second volley and every use of Damage control.
 */
import type { AnyGame } from "@starboard/kernel";
import type { ProvedPuzzle, PuzzleProver } from "@starboard/kit";
import type { Ship, Side } from "../../acts.ts";
import { hasSlot } from "../../calc/initiative.ts";
import { threatTo } from "../../calc/threat.ts";
import { nameOf } from "../../ship-names.ts";
import { ACTIVE, type StateAx } from "../../state.ts";
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

/** In chances. */
const LIMITS = { least: 0.25, margin: 0.01, gap: 0.05 } as const;

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

function reasonFor(t: StateAx, ship: Ship, { act, worth: chance }: TriedVolley, best: Volley): VolleyReason {
  const about = { ship: nameOf(t, ship), target: nameOf(t, act.target), chance: percent(chance) };
  const plain = plainReason(t, ship, act, about);
  if (plain) return plain;
  if (chance === 0)
    return { reason: "tooTough", rule: "AX-6.5", about: { ...about, hull: t.hull[act.target] as number } };
  if (act.target !== best.target) return { reason: "otherTarget", rule: "AX-6.1", about };
  return act.bank === best.bank
    ? { reason: "otherPoints", rule: "AX-8.4", about }
    : { reason: "otherBank", rule: "AX-5.1", about };
}

function prove(state: StateAx, game: AnyGame, isFirst: boolean): ProvedPuzzle | undefined {
  const ship = plainFiringShip(state);
  if (ship < 0) return undefined;
  const target = isFirst ? mostDangerous(state, state.side[ship] as Side) : -1;
  if (isFirst && target < 0) return undefined;
  const t = game.clone(state as never) as unknown as StateAx;
  const ranked = rankVolleys(game, state, ship, new SlotWorth(t, ship, "destroy", target), LIMITS, target);
  // Other chances make the choice.
  if (!ranked?.failed.some(({ worth }) => worth > 0)) return undefined;
  const { best, solution } = ranked;
  return {
    about: { ship: nameOf(t, ship), chance: percent(best), ...(isFirst && { target: nameOf(t, target) }) },
    themes: [isFirst ? "before-it-fires" : "choice-of-target", ...volleyThemes(t, ship, solution)],
    ...volleyPuzzle(t, ship, ranked, (volley) => reasonFor(t, ship, volley, solution)),
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
