/**
 * Orders for all ships of a phase, given by one button: idle ships keep their course, and ships fire as aimed. The button
 * plans the acts that can be sent together. After an enemy's slot or a roll, an automatic answer continues with the next
 * ship until the phase is over.
 */
import { type FireAct, type Ship, type StateAx, usefulShots } from "@starboard/anaxis";
import { bestAim } from "./aim.ts";
import { courseStep, isIdle } from "./course.ts";
import { type Asked, askedOf, legal, type Move, type Props } from "./model.ts";
import { type StandingOrder, useBoardStore } from "./store.ts";

const shipsToActivate = (asked: Asked): readonly Ship[] => legal(asked, "activate").map(({ ship }) => ship);

const activation = (step: "selectMove" | "selectFire", ship: Ship): Move => ({ step, act: { do: "activate", ship } });

/** Returns the next act of ships that keep their course; undefined if the ship asked for is not idle. */
export function nextOnCourse(props: Props): Move | undefined {
  const asked = askedOf(props);
  const t = props.view.board;
  const facts = props.pastFacts ?? [];
  if (!asked || t.phase !== "movement") return undefined;
  if (asked.step === "selectMove") {
    const ship = shipsToActivate(asked).find((s) => isIdle(t, s, facts));
    return ship === undefined ? undefined : activation("selectMove", ship);
  }
  if (asked.ship < 0 || !isIdle(t, asked.ship, facts)) return undefined;
  if (asked.step === "declare") return { step: "declare", act: { do: "steady" } };
  if (asked.step === "move") return { step: "move", act: courseStep(t, asked.ship, facts) };
  return asked.step === "closing" ? closingOf(t, asked) : undefined;
}

/** Returns the closing declaration of an idle ship: its ability stays as it is, and a shield protects the ship itself. */
function closingOf(t: StateAx, asked: Asked): Move | undefined {
  const mode = (["off", "partial", "full"] as const)[t.stealth[asked.ship] as number] ?? "off";
  const act = [
    ...legal(asked, "stealth").filter((one) => one.mode === mode),
    ...legal(asked, "shield").filter((one) => one.ship === asked.ship),
    ...legal(asked, "none"),
  ][0];
  return act && { step: "closing", act };
}

/** Returns the target that the viewer has chosen for a firing ship, or -1. */
const chosenTarget = (): Ship => useBoardStore.getState().target;

/**
 * Returns the next act of ships that fire as aimed: each bank at its best target, without Cinema Points. Undefined if only
 * a pulse or an interdiction is left, because those are not aimed.
 */
export function nextAimedShot(props: Props): Move | undefined {
  const asked = askedOf(props);
  const t = props.view.board;
  if (!asked || t.phase !== "firing") return undefined;
  if (asked.step === "window") return { step: "window", act: { do: "pass" } };
  if (asked.step === "selectFire") {
    const ships = shipsToActivate(asked);
    const ship = ships.find((s) => bestAim(t, s) !== null) ?? ships[0];
    return ship === undefined ? undefined : activation("selectFire", ship);
  }
  if (asked.step !== "fire") return undefined;
  const aim = bestAim(t, asked.ship, chosenTarget());
  if (aim) return { step: "fire", act: aim.act };
  const isSpecial = (act: FireAct): boolean => act.do === "pulse" || act.do === "interdict";
  if (usefulShots(t, asked.ship).some((act) => isSpecial(act) && !("weapons" in act))) return undefined;
  return { step: "fire", act: { do: "done" } };
}

/** True if the viewer has given an order in this phase of this turn. */
export const isOrdered = (t: StateAx, kind: StandingOrder["kind"]): boolean => {
  const { standing } = useBoardStore.getState();
  return standing?.kind === kind && standing.turn === t.turn;
};
