/** A learner of 4000 A.D. who does what each lesson asks. */
import type { View4000 } from "@starboard/4000ad";
import type { Choice, LegalAct, Learner } from "../guide-player.ts";

type Any = { readonly do: string; readonly [name: string]: unknown };

export const learner: Learner = ({ lesson, moment, legal }: Choice): LegalAct => {
  const find = (test: (act: Any) => boolean): LegalAct | undefined => legal.find(({ act }) => test(act as Any));
  const view = moment.view as View4000;
  const { board } = view;
  const from = moment.plan.steps.length > 0;
  const stay = find((act) => act.do === "stay" || act.do === "travelOn");
  const emergeAt = (...stars: readonly string[]) =>
    stars.map((star) => find((act) => act.do === "emerge" && act["star"] === star)).find((one) => one !== undefined);
  const send = (ships: number, to: string) =>
    from
      ? find((act) => act.do === "depart" && act["ships"] === ships && act["to"] === to)
      : find((act) => act.do === "muster" && act["from"] === "algol");
  const wanted = (): LegalAct | undefined => {
    switch (lesson) {
      case "home":
      case "send":
        return send(4, "hyperspace");
      case "arrive":
        return emergeAt("menkar");
      case "build":
        return send(1, "hop");
      case "battle":
        return emergeAt("castor") ?? (Math.max(...board.warpFrom.slice(0, 2)) >= 0 ? undefined : send(3, "hyperspace"));
      case "gather":
        return send(board.ships[0] ?? 0, "hyperspace");
      default:
        return emergeAt("rigel");
    }
  };
  return (wanted() ?? stay ?? legal[0]) as LegalAct;
};
