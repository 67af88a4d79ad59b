/** All English texts of the game. */
import type { Seat } from "@starboard/kernel";
import {
  type ActTexts,
  actLabelsOf,
  formatFor,
  type GameText,
  type PromptTexts,
  promptsOf,
  type TextContext,
} from "@starboard/kit";
import { type Card, RAIDER } from "../../acts.ts";
import type { SampleFact } from "../../facts.ts";
import type { SampleShape } from "../../shape.ts";
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

const prompts: PromptTexts<SampleShape> = {
  pick: () => "Pick the wreck to bid for.",
  bid: ({ view }) => `Lay a card for the prize worth ${view.wrecks[0] ?? 0}.`,
  raid: () => "Raid the winner, or let the prize go?",
};
const acts: ActTexts<SampleShape> = {
  pick: ({ wreck }, { view }) => `Make for the wreck worth ${view.wrecks[wreck] ?? 0}`,
  bid: ({ card }) => `Lay ${cardName(card)}`,
  raid: (chosen) => (chosen.do === "raid" ? "Raid" : "Let it go"),
  leave: () => "Leave the run",
  home: (chosen) => (chosen.do === "call" ? "Call for home" : "Withdraw the call for home"),
};
const waiting = (asked: readonly Seat[], context: Context): string =>
  `Waiting for ${list(asked.map((by) => context.seat(by)))}.`;

export const en: GameText<SampleView, SampleFact> = {
  language: "en",
  title: landing.title,
  pitch: "Bid thrust for drifting wrecks, and raid the captain who outbids you.",
  fact,
  refusal: refusalText,
  prompt: promptsOf(prompts, waiting),
  act: actLabelsOf(acts),
  option: optionText,
  preset: presetText,
  board: boardText,
  side: (by, context) => context.seat(by),
};
