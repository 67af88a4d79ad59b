/** Answers that the page may give because no other answer makes sense. */
import { withLabel } from "@starboard/kit";
import { type Choice, cardAt, cardIndexOf, LIMITS, type ShapeTW } from "@starboard/trekwar";
import type { AutoAnswer } from "@starboard/ui";
import { askedOf, legal, legalOf, type Move, ownSide, type Props } from "../model/view.ts";
import { en } from "./text.en.ts";

/** Operations whose choices all players know: Commands lie on the Table, and the number of cards of a Hand is public. */
const PUBLIC_CHOICES: ReadonlySet<string> = new Set(["discardCommand", "discardChosen"]);

export const autoAnswers: readonly AutoAnswer<ShapeTW>[] = [
  withLabel(en.answers.drawAll, { id: "draw-all", rule: "TW-7.2", isOnByDefault: true, answer: drawAll }),
  withLabel(en.answers.onlyTarget, { id: "only-choice", rule: "TW-F.4", isOnByDefault: true, answer: onlyChoice }),
];

/**
 * Draws to the hand limit while enough cards for the next refill (TW-4.1) remain. Before that, drawing cannot bring the end
 * of the Battle nearer, because the refill would take the same cards. The condition uses public numbers only.
 */
function drawAll(props: Props): Move | undefined {
  const asked = askedOf(props);
  const side = ownSide(props);
  if (side === null || (asked?.step !== "openDraw" && asked?.step !== "lastDraw")) return undefined;
  // An effect that allows more than six cards gives a real choice: the refill would not take those cards.
  if (props.view.limit > LIMITS.hand) return undefined;
  const draws = legalOf(asked.offers, "draw");
  const act = draws.at(-1);
  if (!act) return undefined;
  const left = props.view.sides[side].deck - act.n;
  return left >= LIMITS.hand ? { step: asked.step, act } : undefined;
}

/** Makes a choice that all players know to be the only one. Other choices are asked, because haste would reveal a Hand. */
function onlyChoice(props: Props): Move | undefined {
  const asked = askedOf(props);
  if (asked?.step !== "choose") return undefined;
  const [act, ...others] = legal(asked.offers);
  const memo = props.view.flow.stack.at(-1)?.memo as Partial<Choice> | undefined;
  if (!act || others.length > 0 || memo?.card === undefined || memo.effect === undefined) return undefined;
  const { op } = cardAt(cardIndexOf(props.view.options), memo.card).entry.effects[memo.effect] ?? {};
  return op !== undefined && PUBLIC_CHOICES.has(op) ? { step: asked.step, act } : undefined;
}
