/** Answers to the open question as buttons of the prompt line. */
import { ACTIVE, type StateAx, usefulShots } from "@starboard/anaxis";
import { bestAim } from "./aim.ts";
import { courseStep, isIdle } from "./course.ts";
import { en } from "./messages.en.ts";
import { advises, type Asked, askedOf, type Button, legal, legalActs, moveAt, type Props } from "./model.ts";
import { moverOf } from "./mover.ts";
import { nextAimedShot, nextOnCourse } from "./standing-orders.ts";
import { type StandingOrder, useBoardStore } from "./store.ts";

/** Kinds of acts that are buttons of the prompt line, by step. The board or the dock offers the others. */
const BUTTONS: Readonly<Record<string, readonly string[]>> = {
  buy: ["confirm"],
  deploy: ["confirm"],
  edge: ["edge"],
  selectMove: ["activate", "command"],
  selectFire: ["activate", "command"],
  declare: ["steady", "evade"],
  move: ["end"],
  closing: ["none", "stealth"],
  scan: ["none"],
  window: ["pass"],
  fire: ["done"],
  damage: ["damageControl", "accept"],
};
const MAIN = ["confirm", "end", "steady", "activate"];
/** Acts that complete a deployment or a declaration; sending the plan without them would answer half a question. */
const FINISHING = ["confirm", "end", "steady"];

/** Returns the buttons of the prompt line, at most four for the plain acts of the question, orders for a phase first. */
export function promptActions(props: Props): readonly Button[] {
  const asked = askedOf(props);
  if (!asked) return [];
  const orders = [...courseOrder(props, asked), ...fireOrder(props, asked)];
  const hasMain = orders.some(({ emphasis }) => emphasis === "main");
  return [...orders, ...plainActions(props, asked, hasMain)];
}

function plainActions(props: Props, asked: Asked, hasMain: boolean): readonly Button[] {
  const kinds = BUTTONS[asked.step] ?? [];
  const acts = legalActs(asked.offers)
    .filter((act) => kinds.includes(act.do) && !(hasMain && act.do === "done"))
    .slice(0, 4);
  // An incomplete plan shows its final button disabled, with the reason.
  const missing = asked.offers.find(({ act, refusal }) => refusal && FINISHING.includes(act.do));
  if (missing?.refusal && props.plan.steps.length > 0 && !acts.some((act) => FINISHING.includes(act.do))) {
    const { act, refusal } = missing;
    return [{ ...moveAt(asked.step, act), refusal, emphasis: "main", replacesCommit: true }];
  }
  return acts.map((act) => ({
    ...moveAt(asked.step, act),
    emphasis: !hasMain && MAIN.includes(act.do) && acts.length <= 2 ? "main" : "may",
    // A deployment or a move is sent only when it is complete.
    replacesCommit: FINISHING.includes(act.do),
  }));
}

const order = (kind: StandingOrder["kind"], t: StateAx) => (): void =>
  useBoardStore.getState().give({ kind, turn: t.turn });

/** The button "All idle ships keep their course", if the ship to move is idle and has not begun its move. */
function courseOrder(props: Props, asked: Asked): readonly Button[] {
  const t = props.view.board;
  const facts = props.pastFacts ?? [];
  const mover = moverOf(t, asked, -1);
  if (!mover || !isIdle(t, mover.ship, facts)) return [];
  const isUnderWay = (t.forward[mover.ship] as number) + (t.reverse[mover.ship] as number) > 0;
  const first = asked.step === "move" ? moveAt("move", courseStep(t, mover.ship, facts)) : nextOnCourse(props);
  if (!first || isUnderWay || (t.rotated[mover.ship] as number) > 0) return [];
  const idle = t.kind.filter(
    (_, s) => t.side[s] === t.side[mover.ship] && t.status[s] === ACTIVE && t.acted[s] === 0 && isIdle(t, s, facts),
  ).length;
  return [
    {
      ...first,
      emphasis: "main",
      replacesCommit: true,
      label: idle + (asked.step === "selectMove" ? 0 : 1) > 1 ? en.orders.allKeepCourse : en.orders.keepCourse,
      onPress: order("keepCourse", t),
      next: (planned) => nextOnCourse(planned),
    },
  ];
}

/**
 * The button "Fire all as aimed" while several volleys can hit, also at a Command window. "Done" is the main button if no
 * volley without Cinema Points can hit; otherwise the board proposes the aimed volley as the main button. Without advice
 * there is none of them.
 */
function fireOrder(props: Props, asked: Asked): readonly Button[] {
  if (!advises(props)) return [];
  const t = props.view.board;
  if (asked.step === "selectFire") {
    const first = nextAimedShot(props);
    const isAimed = legal(asked, "activate").some(({ ship }) => bestAim(t, ship) !== null);
    return first && isAimed
      ? [{ ...first, emphasis: "main", label: en.orders.fireAll, onPress: order("fireAsAimed", t) }]
      : [];
  }
  if (asked.step !== "window" && asked.step !== "fire") return [];
  const othersHit = t.kind.some(
    (_, s) =>
      s !== asked.ship &&
      (t.side[s] as number) === props.viewer &&
      t.status[s] === ACTIVE &&
      t.acted[s] === 0 &&
      bestAim(t, s) !== null,
  );
  const all = { label: en.orders.fireAll, onPress: order("fireAsAimed", t) } as const;
  if (asked.step === "window") return othersHit ? [{ step: "window", act: { do: "pass" }, ...all }] : [];
  const aim = bestAim(t, asked.ship, useBoardStore.getState().target);
  if (!aim) return [{ step: "fire", act: { do: "done" }, emphasis: "main", replacesCommit: true }];
  const hasOtherBank = usefulShots(t, asked.ship).some((act) => act.do === "fire" && act.bank !== aim.act.bank);
  return othersHit || hasOtherBank ? [{ step: "fire", act: aim.act, ...all }] : [];
}
