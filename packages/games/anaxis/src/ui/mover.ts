/**
 * The ship that the viewer moves. A click on the map also answers the questions before the first step: which ship moves,
 * and that it moves steadily.
 */
import { game, type Ship, type StateAx, type StepAct } from "@starboard/anaxis";
import { seat } from "@starboard/kernel";
import type { TypedOffer } from "@starboard/ui";
import { type ActAx, type Asked, legal, type Move, type Props } from "./model.ts";

export interface Mover {
  readonly ship: Ship;
  /** The steps of the move with their refusals, as if the move had begun. */
  readonly offers: readonly TypedOffer<ActAx>[];
}

/** Returns the ship to move: the one of the open question, or the chosen one of those that can take the slot. */
export function moverOf(t: StateAx, asked: Asked | null, picked: Ship): Mover | null {
  if (asked?.step === "move") return { ship: asked.ship, offers: asked.offers };
  if (asked?.step === "declare") return { ship: asked.ship, offers: stepOffers(t, asked.ship) };
  if (asked?.step !== "selectMove") return null;
  const ships = legal(asked, "activate").map(({ ship }) => ship);
  const ship = ships.includes(picked) ? picked : ships[0];
  return ship === undefined ? null : { ship, offers: stepOffers(t, ship) };
}

/** Returns the steps that the rules offer a ship once its move has begun. */
function stepOffers(t: StateAx, ship: Ship): TypedOffer<ActAx>[] {
  const { move } = game.steps;
  if (move.kind !== "decision") return [];
  const by = seat(t.side[ship] as number);
  const found: TypedOffer<ActAx>[] = [];
  move.candidates(t, { ship }, by, (act) => {
    const refusal = move.forbids(t, { ship }, by, act);
    found.push(refusal ? { act, refusal } : { act });
  });
  return found;
}

/** Returns the steps of a move, and before them the activation and the steady declaration if they are still open. */
export function movesOf(props: Props, asked: Asked, ship: Ship, steps: readonly StepAct[]): Move[] {
  const moves: Move[] = [];
  let { step } = asked;
  if (step === "selectMove") {
    const act = { do: "activate", ship } as const;
    moves.push({ step, act });
    step = props.preview(step, act)?.board.flow.stack.at(-1)?.step === "declare" ? "declare" : "move";
  }
  if (step === "declare") moves.push({ step, act: { do: "steady" } });
  return [...moves, ...steps.map((act): Move => ({ step: "move", act }))];
}

/** Plans acts as one press, so that one undo removes them. */
export function planTogether(props: Pick<Props, "choose" | "planMoves">, moves: readonly Move[]): void {
  if (props.planMoves && moves.length > 1) props.planMoves(moves);
  else for (const { step, act } of moves) props.choose(step, act);
}

/** Plans steps of a move with everything that must be answered before them. */
export const planSteps = (props: Props, asked: Asked, ship: Ship, steps: readonly StepAct[]): void =>
  planTogether(props, movesOf(props, asked, ship, steps));

/** Returns the unpaid step, or the paid one if only that is legal. */
export function freeStep(mover: Mover, how: string): StepAct | undefined {
  const open = mover.offers.filter(({ act, refusal }) => !refusal && act.do === how).map(({ act }) => act as StepAct);
  return open.find((act) => !("paid" in act)) ?? open[0];
}
