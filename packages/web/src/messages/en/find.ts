/** Texts of finding an opponent. */
import type { Pace } from "@starboard/wire/tickets";
import { formatFor, translatable } from "@starboard/kit";

const { count } = formatFor("en");

const PACES: Readonly<Record<Pace, { readonly name: string; readonly clock: string }>> = {
  quick: { name: "Quick", clock: "15 min + 10 s" },
  long: { name: "Long", clock: "45 min + 30 s" },
  day: { name: "1 day", clock: "per turn" },
  threeDays: { name: "3 days", clock: "per turn" },
};
const people = (n: number): string => count(n, "person", "people");

export const find = translatable("web/messages/find.find", {
  title: "Find an opponent",
  lead: "Choose every game and pace you like. The first opponent who fits starts the match.",
  pace: (pace: Pace): (typeof PACES)[Pace] => PACES[pace],
  game: "Game",
  rating: (rating: number, deviation: number): string => `${rating} ± ${2 * deviation}`,
  notRated: "not rated yet",
  cell: (game: string, pace: Pace, fitting: number, others: number): string =>
    `${game}, ${PACES[pace].name}: ${people(fitting)} could play you now${others > 0 ? `, ${people(others)} could not` : ""}`,
  legend:
    "A number says how many people wait there and could play you; a circle, that others wait who do not fit. You are not counted.",
  notLoaded: "Who waits, and for which games, is shown as soon as the server can be reached.",
  nobody: "No one else is waiting now. Your ticket stays open for the next person.",
  waiting: (n: number): string => `${people(n)} ${n === 1 ? "is" : "are"} waiting now, besides you.`,
  range: "Opponents",
  anyone: "Anyone",
  within: (points: number): string => `± ${points}`,
  widens: "Rating points around yours. The range widens by 50 every 30 seconds, by correspondence every 12 hours.",
  rated: "Rated",
  ratedText: "Both players need an account.",
  ratedWhy: "Rated matches need an account.",
  open: "Open ticket",
  change: "Change ticket",
  chooseFirst: "Choose a game and a pace first.",
  mine: "Your ticket is open",
  since: (time: string): string => `Waiting for ${time}`,
  wants: (games: number, paces: number): string => `${count(games, "game", "games")}, ${count(paces, "pace", "paces")}`,
  live: "Quick and long matches begin only while this page is open, on any of its screens.",
  days: (date: string): string => `Correspondence stays open until ${date}. You are notified as your settings say.`,
  close: "Close ticket",
  meanwhile: "Meanwhile, a bot",
  meanwhileText:
    "No clock, no rating. When an opponent is found, you both choose: a new match, or they take the bot’s seat.",
  meanwhileWhat: "Game and pace",
  want: (game: string, pace: Pace): string => `${game}, ${PACES[pace].name}`,
  playBot: (game: string): string => `Play ${game} against a bot`,
  continue: "Continue the match",
  pill: (time: string): string => `Looking for an opponent · ${time}`,
  found: (name: string): string => `${name} wants to play`,
  foundText: (game: string, pace: Pace): string => `${game}, ${PACES[pace].name} (${PACES[pace].clock}).`,
  foundHint: "Your match here is kept, and the bot waits.",
  foundChoice: (name: string): string =>
    `At the table you both choose: a new match, or ${name} takes the bot’s seat in this one.`,
  begin: "How would you like to begin?",
  beginText: (name: string): string =>
    `You and ${name} choose. The running match goes on only if both of you like that; until one of you prefers a new match, nothing begins.`,
  fresh: "A new match",
  freshText: (clock: string, rated: boolean): string =>
    `From the first turn. ${clock}. ${rated ? "Rated" : "Not rated"}.`,
  freshGo: "Begin a new match",
  goOn: (mine: boolean, name: string): string =>
    mine ? "Your match against the bot" : `The match of ${name} against a bot`,
  goOnText: (mine: boolean, name: string, side: string, clock: string): string =>
    `${mine ? `${name} takes` : "You take"} the bot’s seat${side === "" ? "" : `: ${side}`}. ${clock}, from the change on. Not rated.`,
  goOnAgree: "Go on with it",
  goOnReading: "Reading how it stands …",
  goOnOver: "It has ended in the meantime.",
  standing: "How it stands, as spectators see it",
  seatOf: "Seat",
  youAgreed: (name: string): string => `You would like to go on with it. Waiting for ${name}.`,
  theyAgreed: (name: string): string => `${name} would like to go on with it.`,
  handedOver: (name: string): string =>
    `${name} has taken the bot’s seat. The clock runs from here on, and the match is not rated.`,
  go: "Go to the table",
  later: "Later",
  announced: (name: string): string => `Opponent found: ${name}`,
} as const);
