/** All English texts of the game. */
import type { Act, Seat } from "@starboard/kernel";
import { formatFor, type GameText, type TextContext } from "@starboard/kit";
import { type BidAct, type Card, type HomeAct, type PickAct, RAIDER, type RaidAct } from "../../acts.ts";
import type { SampleFact } from "../../facts.ts";
import type { SampleView } from "../../view.ts";
import { boardText } from "./board.ts";
import { landing } from "./landing.ts";
import { optionText, presetText } from "./options.ts";
import { refusalText } from "./refusals.ts";

type Context = TextContext<SampleView>;

const { count, list } = formatFor("en");

const cardName = (card: Card): string => (card === RAIDER ? "a raider" : `thrust ${card}`);
const cardNames = (cards: readonly Card[]): string => list(cards.map(cardName));
const points = (n: number): string => count(n, "point", "points");

function fact(f: SampleFact, context: Context): string {
  const who = (by: Seat): string => context.seat(by);
  switch (f.is) {
    case "drew":
      return `You drew ${cardNames(f.cards)}.`;
    case "refilled":
      return `${who(f.seat)} took ${count(f.cards, "card", "cards")}.`;
    case "sighted":
      return `Round ${f.round}: wrecks worth ${list(f.wrecks.map(String))} in sight.`;
    case "picked":
      return `${who(f.seat)} makes for the wreck worth ${f.prize}.`;
    case "opened":
      return f.bids.length === 0
        ? "No captain has a card to bid."
        : `Bids: ${f.bids.map(({ seat, card }) => `${who(seat)} ${cardName(card)}`).join("; ")}.`;
    case "drifted":
      return `The prize worth ${f.prize} drifts away.`;
    case "passed":
      return `${who(f.seat)} does not raid.`;
    case "raided":
      return `${who(f.seat)} raids ${who(f.from)} and rolls ${f.roll}: ${f.won ? "the prize changes hands" : "beaten off"}.`;
    case "hauled":
      return `${who(f.seat)} hauls in a prize worth ${f.prize}.`;
    case "left":
      return `${who(f.seat)} leaves the run.`;
    case "called":
      return f.home ? `${who(f.seat)} calls for home.` : `${who(f.seat)} withdraws the call for home.`;
    case "scored":
      return `Scores: ${f.scores.map((score, i) => `${who(i as Seat)} ${points(score)}`).join("; ")}.`;
    case "won":
      return `${list(f.seats.map(who))} won the run.`;
  }
}

function prompt(step: string, asked: readonly Seat[], context: Context): string {
  const isAsked = context.viewerSeat !== null && asked.includes(context.viewerSeat);
  if (!isAsked) return `Waiting for ${list(asked.map((by) => context.seat(by)))}.`;
  switch (step) {
    case "pick":
      return "Pick the wreck to bid for.";
    case "bid":
      return `Lay a card for the prize worth ${context.view.wrecks[0] ?? 0}.`;
    case "raid":
      return "Raid the winner, or let the prize go?";
    default:
      return "Choose an action.";
  }
}

function act(step: string, chosen: Act, context: Context): string {
  switch (step) {
    case "pick":
      return `Make for the wreck worth ${context.view.wrecks[(chosen as PickAct).wreck] ?? 0}`;
    case "bid":
      return `Lay ${cardName((chosen as BidAct).card)}`;
    case "raid":
      return (chosen as RaidAct).do === "raid" ? "Raid" : "Let it go";
    case "leave":
      return "Leave the run";
    case "home":
      return (chosen as HomeAct).do === "call" ? "Call for home" : "Withdraw the call for home";
    default:
      return chosen.do;
  }
}

export const en: GameText<SampleView, SampleFact> = {
  language: "en",
  title: landing.title,
  pitch: "Bid thrust for drifting wrecks, and raid the captain who outbids you.",
  fact,
  refusal: refusalText,
  prompt,
  act,
  option: optionText,
  preset: presetText,
  board: boardText,
  side: (by, context) => context.seat(by),
};
