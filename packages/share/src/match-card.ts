/** The cards of a match and of one of its moments, made of what one viewer sees. */
import { type Outcome, type Seat } from "@starboard/kernel";
import { shortened } from "@starboard/kit";
import type { CardScore, ShareCard } from "./card.ts";
import type { PlayedFrame } from "./frames.ts";
import type { ShareWords } from "./text/en.ts";

/** What a card tells of a match: its shown moment, and its seats. */
export interface CardMoment {
  readonly game: string;
  /** The name of the preset; empty if the options fit none. */
  readonly preset: string;
  readonly frame: PlayedFrame;
  readonly seats: readonly { readonly name: string; readonly side: string; readonly colour: number }[];
  /** The result at the end of the match; null before. */
  readonly result: Pick<Outcome, "winners" | "rule"> | null;
}

/** Most characters of a sentence as a title. */
const LONGEST_TITLE = 110;

/** The seats by party: who won, and who did not. A match without winners, or with nothing but winners, is drawn. */
function parties({ seats, result }: CardMoment): { readonly won: number[]; readonly lost: number[] } {
  const all = seats.map((_, seat) => seat);
  const won = all.filter((seat) => result?.winners.includes(seat as Seat) === true);
  return won.length === all.length ? { won: [], lost: all } : { won, lost: all.filter((seat) => !won.includes(seat)) };
}
const namesOf = ({ seats }: CardMoment, some: readonly number[]): string[] =>
  some.map((seat) => seats[seat]?.name ?? "");

function headline(moment: CardMoment, words: ShareWords): string {
  const { won, lost } = parties(moment);
  if (!moment.result) return words.meet(namesOf(moment, lost));
  return won.length === 0 ? words.drew(namesOf(moment, lost)) : words.beat(namesOf(moment, won), namesOf(moment, lost));
}
const scoresOf = (moment: CardMoment): CardScore[] => {
  const { won, lost } = parties(moment);
  return [...won, ...lost].map((seat) => ({
    sides: [moment.seats[seat]?.colour ?? seat + 1],
    label: moment.seats[seat]?.side ?? "",
    isBehind: won.length > 0 && !won.includes(seat),
  }));
};
/** The sentence that tells the result. */
const endOf = ({ frame, result }: CardMoment): string =>
  (frame.lines.find(([, rule]) => rule === result?.rule) ?? frame.lines[0] ?? [""])[0];
const kickerOf = ({ game, preset, frame }: CardMoment, words: ShareWords): string =>
  words.kicker(game, preset, frame.turn);

/** The card of a match: who plays, how it ended, and the board. */
export const matchCard = (moment: CardMoment, words: ShareWords): ShareCard => ({
  kicker: kickerOf(moment, words),
  title: headline(moment, words),
  text: moment.result ? shortened(endOf(moment), LONGEST_TITLE) : "",
  scores: scoresOf(moment),
  invitation: moment.result ? words.invite.replay : words.invite.live,
  picture: moment.frame.picture,
});

/** The card of a moment: what happened, and who plays. */
export function momentCard(moment: CardMoment, words: ShareWords): ShareCard {
  const told = moment.frame.lines[0]?.[0] ?? "";
  const names = headline({ ...moment, result: null }, words);
  return {
    kicker: kickerOf(moment, words),
    title: told === "" ? names : shortened(told, LONGEST_TITLE),
    text: told === "" ? "" : names,
    scores: scoresOf({ ...moment, result: null }),
    invitation: words.invite.moment,
    picture: moment.frame.picture,
  };
}
