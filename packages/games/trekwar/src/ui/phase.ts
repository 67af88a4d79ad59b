/** Returns Turn and Stage for the top bar, and the seat whose emblem a log line has. */
import { COMMITTED, EVENT, type FactTW, INITIAL, LAST, SECTOR_NAMES, type ViewTW } from "@starboard/trekwar";
import type { Seat } from "@starboard/kernel";
import type { TurnStage } from "@starboard/ui";
import { en } from "./messages.en.ts";

export function phase(view: ViewTW): { turn: string; phase: string; stages?: readonly TurnStage[] } {
  const { steps } = en.phase;
  const step = view.flow.stack.at(-1)?.step;
  if (view.fight === 0) return { turn: en.phase.battle, phase: "" };
  const turn = en.phase.fight(view.fight, SECTOR_NAMES[view.to] ?? view.to, view.ground && en.ground(view.ground));
  if (view.flow.over) return { turn, phase: steps.over };
  if (step === "attack") return { turn: en.phase.battle, phase: steps.attack };
  if (step === "exchange" || step === "exchangeTogether") return { turn, phase: steps.exchange };
  if (view.turn === 0) return { turn, phase: steps.open };
  const [initial, event, commit, last] = en.phase.stages;
  const at = view.stage;
  const of = (stage: number, done: boolean): TurnStage["state"] => (at === stage ? "now" : done ? "done" : "ahead");
  return {
    turn,
    phase: steps.turn(view.turn),
    stages: [
      { name: initial, state: of(INITIAL, at > INITIAL) },
      // In the Initial Stage all Stages up to the Deployment are available.
      { name: event, state: at === INITIAL ? "open" : "done" },
      { name: commit, state: at === INITIAL ? "open" : at === EVENT ? "now" : at === COMMITTED ? "now" : "done" },
      { name: last, state: of(LAST, false) },
    ],
  };
}

/**
 * Returns the seat of the side that a fact is about, or of the winner; null for facts about both sides, undefined for
 * effects that name only their card.
 */
export function actorOf(known: FactTW): Seat | null | undefined {
  if (known.is === "battleBegan") return null;
  if (known.is === "fightBegan") return known.attacker as Seat;
  if ("winner" in known) return known.winner as Seat | null;
  return "side" in known ? (known.side as Seat) : undefined;
}
