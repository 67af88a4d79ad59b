/** Prompts for the open question, and labels of acts. */
import type { Act, Seat } from "@starboard/kernel";
import { formatFor, type TextContext } from "@starboard/kit";
import type { ActTW } from "../../acts.ts";
import { cardIndexOf } from "../../card-index.ts";
import { cardAt } from "../../card.ts";
import { LIMITS } from "../../data/limits.ts";
import type { Effect } from "../../effects/vocabulary.ts";
import type { Choice } from "../../shape.ts";
import type { ViewTW } from "../../state.ts";
import type { Names } from "../names.ts";
import { cardCount, deployedText, groundName, inGround, sectorName } from "./nouns.ts";

const WAITING: { readonly [step: string]: string } = {
  attack: "to choose where to attack",
  exchange: "to exchange cards",
  exchangeTogether: "to exchange cards",
  open: "to open the Fight",
  openDraw: "to draw cards",
  initial: "to take a Turn",
  commit: "to deploy or surrender",
  lastDraw: "to end the Turn",
  choose: "to choose",
};

/** The prompt for the viewer: what to decide, or which players the match waits for. */
export function promptText(step: string, asked: readonly Seat[], to: TextContext<ViewTW>, n: Names): string {
  if (to.viewerSeat === null || !asked.includes(to.viewerSeat)) {
    const who = formatFor("en").list(asked.map((by) => to.seat(by)));
    return who === "" ? "The Battle is over." : `Waiting for ${who} ${WAITING[step] ?? ""}.`.replace(" .", ".");
  }
  const { view } = to;
  const side = view.sides[to.viewerSeat as number as 0 | 1];
  const foe = view.sides[to.viewerSeat === 0 ? 1 : 0];
  const need = `${foe.force ?? 0} ${groundName(view.ground ?? "space")}`;
  switch (step) {
    case "attack":
      return "You lost the last Fight. Choose one of your Sectors and a neighbouring enemy Sector.";
    case "exchange":
    case "exchangeTogether":
      return `Exchange up to ${cardCount(Math.min(LIMITS.exchange, side.deck))} before the Fight for ${sectorName(view.to)}.`;
    case "open":
      return `Open the Fight for ${sectorName(view.to)}: play one Unit and name the Battleground.`;
    case "openDraw":
    case "lastDraw":
      return `Draw ${drawText(Math.min(view.limit - side.hand.count, side.deck))}, or end the ${step === "openDraw" ? "opening" : "Turn"}.`;
    case "initial":
      return `Your Turn: match ${need}, or surrender.`;
    case "commit":
      return `Deploy to match ${need}, or surrender.`;
    case "choose":
      return choicePrompt(view, n);
    default:
      return "Make your decision.";
  }
}

const drawText = (n: number): string => (n === 1 ? cardCount(n) : `up to ${cardCount(n)}`);

const CHOICES: { readonly [op in Effect["op"]]?: string } = {
  discardChosen: "Choose which cards the enemy discards",
  discardCommand: "Choose the enemy Command to discard",
  search: "Choose cards to take from your Deck Pile",
  recover: "Choose cards to take from your Discard Pile",
  recycle: "Choose cards to shuffle into your Deck Pile",
};

function choicePrompt(view: ViewTW, n: Names): string {
  const top = view.flow.stack[view.flow.stack.length - 1];
  if (top?.step !== "choose") return "Choose.";
  const choice = top.memo as Choice;
  const card = cardAt(cardIndexOf(view.options), choice.card);
  const op = card.entry.effects[choice.effect]?.op;
  return `${(op && CHOICES[op]) ?? "Choose"} (${n.card(card.id)}).`;
}

/** The label of an act, on a button or in a menu. */
export function actText(step: string, act: Act, n: Names): string {
  if (step === "resign") return "Resign the Battle";
  const a = act as ActTW;
  switch (a.do) {
    case "attack":
      return `Attack ${sectorName(a.to)} from ${sectorName(a.from)}`;
    case "exchange":
      return a.drop.length === 0 ? "Keep all cards" : `Exchange ${n.cards(a.drop)}`;
    case "open":
      return `Open with ${n.card(a.unit)} ${inGround(a.battleground)}`;
    case "takeUp":
      return `Take up ${n.card(a.card)}`;
    case "event":
      return a.target === undefined ? `Play ${n.card(a.card)}` : `Play ${n.card(a.card)} on ${n.card(a.target)}`;
    case "surrender":
      return "Surrender the Fight";
    case "deploy":
      return `Deploy ${deployedText(a.unit ?? "", a.support, n)}`;
    case "draw":
      return `Draw ${cardCount(a.n)}`;
    case "end":
      return step === "openDraw" ? "End the opening" : "End the Turn";
    case "choose":
      return a.cards.length === 0 ? "Choose no cards" : `Choose ${n.cards(a.cards)}`;
  }
}
