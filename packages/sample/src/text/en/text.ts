/** Every sentence of the game, in English. */
import type { Act, Seat } from "@starboard/kernel";
import type { TextContext, GameText } from "@starboard/kit";
import { type BidAct, type Card, type HomeAct, type PickAct, RAIDER, type RaidAct } from "../../acts.ts";
import type { SampleFact } from "../../facts.ts";
import type { SampleView } from "../../view.ts";
import { boardText } from "./board.ts";
import { optionWords, presetWords } from "./options.ts";
import { refusalWords } from "./refusals.ts";

type Speech = TextContext<SampleView>;

const cardName = (card: Card): string => (card === RAIDER ? "a raider" : `thrust ${card}`);
const cardNames = (cards: readonly Card[]): string => cards.map(cardName).join(", ");
const points = (n: number): string => (n === 1 ? "1 point" : `${n} points`);

function fact(f: SampleFact, to: Speech): string {
  const who = (by: Seat): string => to.seat(by);
  switch (f.is) {
    case "drew":
      return `You drew ${cardNames(f.cards)}.`;
    case "refilled":
      return `${who(f.seat)} took ${f.cards === 1 ? "1 card" : `${f.cards} cards`}.`;
    case "sighted":
      return `Round ${f.round}: wrecks worth ${f.wrecks.join(" and ")} in sight.`;
    case "picked":
      return `${who(f.seat)} makes for the wreck worth ${f.prize}.`;
    case "opened":
      return f.bids.length === 0
        ? "Nobody has a card to bid."
        : `Bids: ${f.bids.map(({ seat, card }) => `${who(seat)} ${cardName(card)}`).join("; ")}.`;
    case "drifted":
      return `The prize worth ${f.prize} drifts away.`;
    case "passed":
      return `${who(f.seat)} does not raid.`;
    case "raided":
      return `${who(f.seat)} raids ${who(f.from)} and throws ${f.roll}: ${f.won ? "the prize changes hands" : "beaten off"}.`;
    case "hauled":
      return `${who(f.seat)} hauls in a prize worth ${f.prize}.`;
    case "left":
      return `${who(f.seat)} leaves the run.`;
    case "called":
      return f.home ? `${who(f.seat)} calls for home.` : `${who(f.seat)} takes the call for home back.`;
    case "scored":
      return `Scores: ${f.scores.map((score, i) => `${who(i as Seat)} ${points(score)}`).join("; ")}.`;
    case "won":
      return `${f.seats.map(who).join(" and ")} won the run.`;
  }
}

function prompt(step: string, asked: readonly Seat[], to: Speech): string {
  const [first] = asked;
  const yours = to.viewerSeat !== null && asked.includes(to.viewerSeat);
  if (!yours) return `Waiting for ${asked.map((by) => to.seat(by)).join(" and ")}.`;
  switch (step) {
    case "pick":
      return "Pick the wreck to bid for.";
    case "bid":
      return `Lay a card for the prize worth ${to.view.wrecks[0] ?? 0}.`;
    case "raid":
      return "Raid the winner, or let the prize go?";
    default:
      return `${first === undefined ? "Nobody" : to.seat(first)} is asked.`;
  }
}

function act(step: string, chosen: Act, to: Speech): string {
  switch (step) {
    case "pick":
      return `Make for the wreck worth ${to.view.wrecks[(chosen as PickAct).wreck] ?? 0}`;
    case "bid":
      return `Lay ${cardName((chosen as BidAct).card)}`;
    case "raid":
      return (chosen as RaidAct).do === "raid" ? "Raid" : "Let it go";
    case "leave":
      return "Leave the run";
    case "home":
      return (chosen as HomeAct).do === "call" ? "Call for home" : "Take the call back";
    default:
      return chosen.do;
  }
}

export const text: GameText<SampleView, SampleFact> = {
  language: "en",
  title: "Salvage Run",
  pitch: "Bid thrust for drifting wrecks, and raid whoever outbids you.",
  fact,
  refusal: refusalWords,
  prompt,
  act,
  option: optionWords,
  preset: presetWords,
  board: boardText,
  side: (by, to) => to.seat(by),
};
