/** Turn and phase for the top bar, the seat behind each fact, and how long each fact is shown. */
import type { FactAx, ViewAx } from "@starboard/anaxis";
import type { Fact, Seat } from "@starboard/kernel";
import type { TurnStage } from "@starboard/ui";
import { en } from "./messages.en.ts";

/** How long a fact is shown at normal speed, in ms. Facts that are not listed are not shown. */
const DURATION: Partial<Record<FactAx["is"], number>> = {
  compensated: 1200,
  markerRolled: 700,
  fleetBought: 900,
  edgeChosen: 700,
  basePlaced: 700,
  deployed: 700,
  turnBegan: 400,
  phaseBegan: 400,
  commanded: 700,
  declared: 600,
  stepped: 110,
  left: 900,
  // A pause after each ship, so that the moves of several ships can be told apart.
  moveEnded: 300,
  stealthSet: 500,
  jammed: 700,
  shielded: 500,
  scanned: 700,
  mineRolled: 900,
  volley: 1100,
  shieldRolled: 700,
  armourRolled: 1100,
  pulsed: 900,
  damageControl: 700,
  damaged: 500,
  destroyed: 1200,
  interdicted: 900,
  carrierRevealed: 1400,
  conceded: 1200,
  scored: 1200,
  won: 600,
};

export const duration = (fact: Fact): number => DURATION[(fact as FactAx).is] ?? 0;

const PHASES = ["movement", "firing"] as const;

/** Returns the turn, the phase and the progress through the phases of a turn. */
export function phase(view: ViewAx): { turn: string; phase: string; stages?: readonly TurnStage[] } {
  const { turn, phase: now } = view.board;
  if (now === "setup") return { turn: en.turn(turn), phase: en.phase.setup };
  const at = PHASES.indexOf(now);
  return {
    turn: en.turn(turn),
    phase: en.phase[now],
    stages: PHASES.map((name, i) => ({ name: en.phase[name], state: i < at ? "done" : i === at ? "now" : "ahead" })),
  };
}

/** Returns the seat of the ship or side that a fact is about; null for facts about the whole match. */
export function actorOf(fact: Fact, view: ViewAx): Seat | null {
  const { ship, side } = fact as Fact & { readonly ship?: number; readonly side?: Seat | null };
  if (ship !== undefined) return (view.board.side[ship] as Seat | undefined) ?? null;
  return side ?? null;
}
