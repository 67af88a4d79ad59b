/**
 * Bots say in the chat of a private table why they played their last act, if somebody at the table asks. They say only
 * what follows from the view that everybody has (`publicTerms`), as data that each reader's page puts into words.
 */
import { botSpecFor, type EvaluationTerm, publicTerms } from "@starboard/bots";
import { parseEdition, type Seat, type SeatOccupant } from "@starboard/kernel";
import type { ViewAfterAct } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import { findGame } from "@starboard/registry";
import { botFor } from "@starboard/registry/bots";
import { createBuckets } from "../live/rate-limit.ts";
import type { TableDoc } from "../tables/doc.ts";

/** Answers of the bots of one table: so many at once, then this many a second. */
const BURST = 3;
const PER_SECOND = 0.1;
/** Parts of the evaluation that an answer names at most. */
const MOST_TERMS = 3;

/** What a bot says. */
export interface BotAnswer {
  readonly seat: Seat;
  readonly name: string;
  readonly why: { readonly n: number; readonly terms: readonly EvaluationTerm[] };
}

/** The author of a bot's lines, where lines of people name the person. */
export const botAuthor = (seat: number): string => `bot/${seat}`;

/** Whether bots may speak at a table: only people with a link can find it, and nothing counts there. */
export const botsMaySpeak = (doc: TableDoc): boolean =>
  doc.state !== "lobby" &&
  !doc.closed &&
  !doc.terms.listed &&
  !doc.terms.rated &&
  doc.tournament === undefined &&
  !doc.fromTickets &&
  !doc.programs &&
  !doc.meanwhile &&
  !doc.handOver;

/** A question that needs no name where only one bot plays. */
const QUESTION = /^\P{L}*(?:(?:and|but|und|aber) )?(?:why|how come|warum|wieso|weshalb|weswegen)(?!\p{L})/iu;
/** Returns a text as its words, in lower case, each between spaces. */
const words = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/**
 * Returns the bot that a line is for: the one whose name it has, the longest name first, or the only one if the line asks
 * why; undefined if it is for none.
 */
export function addressedBot(text: string, seats: readonly SeatOccupant[]): Seat | undefined {
  const bots = seats.flatMap(({ kind, name }, seat) =>
    kind === "bot" ? [{ seat: seat as Seat, name: words(name) }] : [],
  );
  const said = words(text);
  const named = bots
    .filter(({ name }) => name.trim() !== "" && said.includes(name))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  if (named) return named.seat;
  return bots.length === 1 && QUESTION.test(text) ? bots[0]?.seat : undefined;
}

/** Returns what a bot may say about its last act. */
export function whyInPublic(found: ViewAfterAct, seat: Seat, personality = ""): BotAnswer["why"] | null {
  const named = parseEdition(found.game);
  const game = named && findGame(named.id, named.edition);
  const plain = named && botFor(named.id);
  if (!plain || !game) return null;
  const spec = botSpecFor(plain.style?.(personality) ?? plain, game as unknown as typeof plain.game);
  return { n: found.n, terms: publicTerms(spec, found.view, seat).slice(0, MOST_TERMS) };
}

export interface BotAnswersOptions {
  readonly now: () => number;
  readonly summaryOf: (table: string) => Promise<MatchSummary | undefined>;
  readonly viewAfterAct: (table: string, seat: Seat) => Promise<ViewAfterAct | null>;
}

export function createBotAnswers({ now, summaryOf, viewAfterAct }: BotAnswersOptions) {
  const limits = createBuckets(BURST, PER_SECOND, now);
  /** Returns the answer to a line that a player has written to the whole table; null if no bot answers. */
  return async function answerTo(table: string, doc: TableDoc, text: string): Promise<BotAnswer | null> {
    if (!botsMaySpeak(doc)) return null;
    const seats = (await summaryOf(table))?.seats ?? [];
    const seat = addressedBot(text, seats);
    if (seat === undefined || doc.muted.includes(botAuthor(seat)) || !limits.take(table)) return null;
    const found = await viewAfterAct(table, seat);
    const { name, personality } = seats[seat] as SeatOccupant;
    const why = found && whyInPublic(found, seat, personality);
    return why && { seat, name, why };
  };
}
