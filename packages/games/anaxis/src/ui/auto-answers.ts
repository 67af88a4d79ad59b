/** Questions that the page answers for a player, because one answer is the only sensible one. */
import { withLabel } from "@starboard/kit";
import {
  type ShapeAx,
  DAMAGE_CONTROL,
  type FireAct,
  raiseMatters,
  type Ship,
  usefulShots,
  volleyOdds,
} from "@starboard/anaxis";
import type { AutoAnswer } from "@starboard/ui";
import { en } from "./messages.en.ts";
import { askedOf, legal, type Props } from "./model.ts";
import { isOrdered, nextAimedShot, nextOnCourse } from "./standing-orders.ts";

const shipsOf = (acts: readonly { readonly ship: Ship }[]): readonly Ship[] => acts.map(({ ship }) => ship);

/** Chance to destroy an enemy from which a shot is worth Cinema Points. */
const SLIM = 0.02;
/** True for a volley without bonuses. */
const isFree = (act: Extract<FireAct, { do: "fire" }>): boolean => !act.fireControl && !act.gunnery && !act.weapons;

export const autoAnswers: readonly AutoAnswer<ShapeAx>[] = [
  withLabel(en.auto.onlyShip, {
    id: "onlyShip",

    rule: "AX-2.4",
    isOnByDefault: true,
    answer(props) {
      const asked = askedOf(props);
      if (asked?.step !== "selectMove" && asked?.step !== "selectFire") return undefined;
      const [act, ...others] = legal(asked, "activate");
      return act && others.length === 0 ? { step: asked.step, act } : undefined;
    },
  }),
  withLabel(en.auto.futileFire, {
    id: "futileFire",

    rule: "AX-5.8",
    isOnByDefault: true,
    answer(props) {
      const asked = askedOf(props);
      const t = props.view.board;
      const isFutile = (ship: Ship): boolean => usefulShots(t, ship).length === 0;
      if (asked?.step === "fire") return isFutile(asked.ship) ? { step: "fire", act: { do: "done" } } : undefined;
      // If none of several ships can affect an enemy, their order makes no difference.
      const choices = asked?.step === "selectFire" ? legal(asked, "activate") : [];
      const [act] = choices;
      return act && shipsOf(choices).every(isFutile) ? { step: "selectFire", act } : undefined;
    },
  }),
  withLabel(en.auto.costlyFire, {
    id: "costlyFire",

    rule: "AX-8.8",
    isOnByDefault: true,
    answer(props) {
      const asked = askedOf(props);
      const t = props.view.board;
      if (asked?.step !== "fire") return undefined;
      const shots = usefulShots(t, asked.ship);
      const isWorthPaying = (act: FireAct): boolean =>
        act.do !== "fire" || isFree(act) || (volleyOdds(t, { ...act, shooter: asked.ship })?.destroys ?? 0) >= SLIM;
      return shots.some(isWorthPaying) ? undefined : { step: "fire", act: { do: "done" } };
    },
  }),
  withLabel(en.auto.idleCommand, {
    id: "idleCommand",

    rule: "AX-8.5",
    isOnByDefault: true,
    answer(props) {
      const asked = askedOf(props);
      const t = props.view.board;
      if (asked?.step !== "window") return undefined;
      const matters = shipsOf(legal(asked, "command")).some((ship) => raiseMatters(t, ship, t.called));
      return matters ? undefined : { step: "window", act: { do: "pass" } };
    },
  }),
  withLabel(en.auto.futileControl, {
    id: "futileControl",

    rule: "AX-8.6",
    isOnByDefault: true,
    answer(props) {
      const { wound, hull } = props.view.board;
      if (askedOf(props)?.step !== "damage" || !wound) return undefined;
      const isLost = wound.damage - DAMAGE_CONTROL >= (hull[wound.ship] as number);
      return isLost ? { step: "damage", act: { do: "accept" } } : undefined;
    },
  }),
  withLabel(en.auto.keepCourse, {
    id: "keepCourse",

    rule: "AX-3.1",
    isOnByDefault: true,
    answer: (props: Props) => (isOrdered(props.view.board, "keepCourse") ? nextOnCourse(props) : undefined),
  }),
  withLabel(en.auto.fireAsAimed, {
    id: "fireAsAimed",

    rule: "AX-5.1",
    isOnByDefault: true,
    answer: (props: Props) => (isOrdered(props.view.board, "fireAsAimed") ? nextAimedShot(props) : undefined),
  }),
];
