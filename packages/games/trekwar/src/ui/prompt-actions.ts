/**
 * Answers without a place on the board, as buttons of the prompt line. On a phone, cards that the player may take up are shown over
 * the Hand, because the line has no room for them.
 */
import type { ActTW } from "@starboard/trekwar";
import { en } from "./messages.en.ts";
import { askedOf, type Button, entryOf, legal, type Props, shortName } from "./model/view.ts";

/** Returns the emphasis of an act's button; null if cards or Sectors are chosen on the board instead. */
function emphasisOf(act: ActTW, most: number): Button["emphasis"] | null {
  switch (act.do) {
    case "takeUp":
      return "may";
    case "surrender":
    case "end":
      return "plain";
    case "draw":
      return act.n === most ? "main" : "may";
    case "exchange":
      return act.drop.length === 0 ? "plain" : null;
    case "choose":
      return act.cards.length === 0 ? "plain" : null;
    default:
      return null;
  }
}

const ORDER: readonly string[] = ["takeUp", "draw", "surrender", "end", "exchange", "choose"];
/** Draws of fewer cards come last: the line has room for few buttons, and the end of a Turn is wanted more often. */
const rankOf = ({ act, emphasis }: Button): number =>
  act.do === "draw" && emphasis === "may" ? ORDER.length : ORDER.indexOf(act.do);

export function promptActions(props: Props): readonly Button[] {
  const asked = askedOf(props);
  if (!asked) return [];
  const open = legal(asked.offers);
  // With nothing else to do, the surrender is the main button.
  const mustSurrender = open.every((act) => act.do === "surrender");
  const most = Math.max(0, ...open.map((act) => (act.do === "draw" ? act.n : 0)));
  return open
    .filter((act) => act.do !== "takeUp" || !props.compact)
    .flatMap((act): Button[] => {
      const emphasis = mustSurrender ? "main" : emphasisOf(act, most);
      if (!emphasis) return [];
      if (act.do !== "takeUp") return [{ step: asked.step, act, emphasis }];
      return [{ step: asked.step, act, emphasis, label: en.takeUpShort(shortName(entryOf(props.view, act.card))) }];
    })
    .sort((a, b) => rankOf(a) - rankOf(b));
}
