/**
 * Answers that the page may give for the player. None of them changes a rule: each is an act that the player could
 * choose. Apart from `onlyChoice`, which is limited to matches against bots, they never read the hand, so neither an
 * answer nor its delay tells other players what the reader holds.
 */
import { withLabel } from "@starboard/kit";
import type { ShapeWE } from "@starboard/warp-empires";
import type { AutoAnswer } from "@starboard/ui";
import { create } from "zustand";
import { type Move, moveAt, type Props, tableOf } from "../model/table.ts";
import { cardsOfWindow, useResponseCards } from "./response-cards.ts";
import { type ResponseQuestion, responseQuestion } from "./question.ts";
import { answersText as text } from "./text.en.ts";

/** The turn in which a seat's player pressed "Pass until my next decision". */
interface PressedPass {
  readonly pressed: { readonly seat: number; readonly turn: number } | null;
}
export const usePressedPass = create<PressedPass>()(() => ({ pressed: null }));

export const pressPass = ({ view, viewer }: Pick<Props, "view" | "viewer">): void =>
  usePressedPass.setState({ pressed: viewer === "public" ? null : { seat: viewer, turn: view.turn } });

/** True until the next turn of the seat begins or it is attacked. */
function isPassing({ view, viewer }: Props, question: ResponseQuestion): boolean {
  const { pressed } = usePressedPass.getState();
  if (pressed === null || pressed.seat !== viewer || question.window === "attack") return false;
  return view.active !== viewer && view.turn >= pressed.turn && view.turn - pressed.turn < view.seats.length;
}

/** An answer that passes in a response window if `passes` holds. */
const passing =
  (passes: (props: Props, question: ResponseQuestion) => boolean) =>
  (props: Props): Move | undefined => {
    const question = responseQuestion(props, tableOf(props));
    return question && passes(props, question) ? { step: question.step, act: { do: "pass" } } : undefined;
  };

/** The only legal act of the step; undefined if there are several or it rolls dice. */
function onlyChoice(props: Props): Move | undefined {
  const { asked, me } = tableOf(props);
  // An instant answer tells other people that the hand leaves no choice. Bots do not notice delays.
  if (!asked || props.seats.some(({ kind }, seat) => seat !== me && kind === "person")) return undefined;
  const act = asked.open.length === 1 ? asked.open[0] : undefined;
  return act && act.do !== "roll" ? moveAt(asked.step, act) : undefined;
}

export const autoAnswers: readonly AutoAnswer<ShapeWE>[] = [
  withLabel(text.onlyChoice, { id: "onlyChoice", rule: "WE-F.3", isOnByDefault: true, answer: onlyChoice }),
  withLabel(text.pressed, { id: "pressed", rule: "WE-F.3", isOnByDefault: true, answer: passing(isPassing) }),
  withLabel(text.unconcerned, {
    id: "unconcerned",

    rule: "WE-F.4",
    isOnByDefault: true,
    answer: passing((_props, { isConcerned }) => !isConcerned),
  }),
  withLabel(text.attacked, {
    id: "attacked",

    rule: "WE-F.4",
    isOnByDefault: false,
    answer: passing((_props, { isAttack }) => !isAttack),
  }),
  withLabel(text.cards, {
    id: "cards",

    rule: "WE-F.4",
    isOnByDefault: true,
    answer: passing((props, { window }) => {
      const { unticked } = useResponseCards.getState();
      const cards = cardsOfWindow(tableOf(props).world, window);
      return cards.length > 0 && cards.every((card) => unticked.includes(card));
    }),
  }),
];
