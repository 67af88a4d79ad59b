/**
 * What a notification says about a table: game, opponents, turn, what happened since the player last acted, what is
 * asked, the time left, and a picture. Everything comes from the view and the facts of the player's own seat.
 */
import { type AnyGame, type Fact, parseEdition, type Seat } from "@starboard/kernel";
import { readerFormat, type GameText, type Glance, type TextContext } from "@starboard/kit";
import { timeLeft } from "@starboard/match";
import type { Update } from "@starboard/wire";
import type { HostServices } from "../services.ts";
import { en } from "../messages/en.ts";
import { findEdition, findGameEntry, loadGame } from "../play/games.ts";
import { isPlayedBy, type TableDoc } from "../tables/doc.ts";
import { maskErasedNamesIn } from "../tables/erased-names.ts";

export interface MatchReport {
  /** The table's title with its game, or the game with the opponents. */
  readonly title: string;
  readonly game: string;
  readonly opponents: readonly string[];
  /** "Round 4"; empty before the match. */
  readonly turn: string;
  /** Sentences about what happened since the player last acted, oldest first. */
  readonly since: readonly string[];
  /** What the player is asked; null if it is not their turn. */
  readonly question: string | null;
  /** "2d 5h"; null without a running clock. */
  readonly timeLeft: string | null;
  /** How the match ended; null before. */
  readonly result: string | null;
  readonly glance: Glance | null;
  readonly seat: number | null;
}

/** The report of what is about no match. */
export const NO_MATCH = {
  opponents: [],
  turn: "",
  since: [],
  question: null,
  timeLeft: null,
  result: null,
  glance: null,
  seat: null,
} as const;

/** Most sentences about what happened. */
const MAX_SINCE = 8;
/** Most entries that are searched for the player's last act. */
const MAX_ENTRIES = 120;
const format = readerFormat;

export const gameTitleOf = (game: string): string => {
  const id = parseEdition(game)?.id ?? game;
  return findGameEntry(id)?.text.title ?? id;
};
export const titleOf = ({ game, terms }: TableDoc): string =>
  terms.title === "" ? gameTitleOf(game) : `${terms.title} (${gameTitleOf(game)})`;

/** Reports on a table to one of its players. */
export async function reportOn(
  { matches, tables, now }: Pick<HostServices, "matches" | "tables" | "now">,
  id: string,
  doc: TableDoc,
  person: string,
): Promise<MatchReport> {
  const own = doc.seats.findIndex((seat) => isPlayedBy(seat, person));
  const opponents = doc.seats.flatMap(({ name, kind }, seat) =>
    seat === own || kind === "vacant" ? [] : [name || en.botName(seat)],
  );
  const head = {
    title: opponents.length > 0 && doc.terms.title === "" ? en.against(gameTitleOf(doc.game), opponents) : titleOf(doc),
    game: gameTitleOf(doc.game),
    opponents,
  };
  const empty = {
    ...head,
    turn: "",
    since: [],
    question: null,
    timeLeft: null,
    result: null,
    glance: null,
    seat: null,
  };
  const summary = own < 0 ? undefined : await tables.matchSummary(id);
  const update = summary && (await updateOf(matches, id, own as Seat, summary.at, doc));
  const named = parseEdition(summary?.game ?? doc.game);
  const entry = named && findEdition(named.id, named.edition);
  const game = named && (await loadGame(named.id, named.edition));
  if (!update || !entry || !game) return { ...empty, seat: own < 0 ? null : own };
  const text = entry.text as unknown as GameText<unknown, Fact>;
  const context: TextContext = {
    view: update.view,
    seat: (seat) => update.summary.seats[seat]?.name || en.botName(seat),
    viewerSeat: own as Seat,
  };
  const { question } = update;
  const isAsked = question?.seats.includes(own as Seat) === true && !update.summary.over;
  const { clock, over } = update.summary;
  const glance = entry.glance?.(update.view as never) ?? null;
  const leftMs = clock?.running.includes(own as Seat) ? timeLeft(clock, now())[own] : undefined;
  return {
    ...head,
    turn: glance?.turn ?? "",
    since: sinceOwnAct(game, update, own as Seat, text, context),
    question: isAsked ? plain(() => text.prompt(question.step, question.seats, context)) : null,
    timeLeft: leftMs === undefined || !Number.isFinite(leftMs) ? null : format.timer(leftMs),
    result: over
      ? en.result(
          over.winners.map((seat) => context.seat(seat)),
          over.winners.includes(own as Seat),
          update.summary.seats.length,
        )
      : null,
    glance,
    seat: own,
  };
}

/** Reads one update of a seat, with the entries of the last turns. */
async function updateOf(
  matches: HostServices["matches"],
  match: string,
  seat: Seat,
  at: number,
  doc: TableDoc,
): Promise<Update | null> {
  let found: Update | null = null;
  const onUpdate = maskErasedNamesIn((message) => {
    if (message.is === "update") found ??= message;
  }, doc);
  const stop = await matches.service.subscribe({ match, viewer: seat, since: Math.max(0, at - MAX_ENTRIES) }, onUpdate);
  if (typeof stop === "function") stop();
  return found;
}

/** Sentences about what happened since a seat last acted: first of all what concerns the seat. */
function sinceOwnAct(
  game: AnyGame,
  { logItems, view }: Update,
  own: Seat,
  text: GameText<unknown, Fact>,
  context: TextContext,
): readonly string[] {
  const last = logItems.findLastIndex(({ by, takenBack }) => by === own && !takenBack);
  const facts = logItems.slice(last + 1).flatMap((item) => item.facts);
  const concerns = (fact: Fact): boolean => {
    try {
      return (
        (game.concerns as ((view: unknown, fact: Fact) => readonly Seat[]) | undefined)?.(view, fact).includes(own) ??
        false
      );
    } catch {
      // `concerns` may need parts of the state that a view lacks.
      return false;
    }
  };
  const sentences = facts.flatMap((fact) => {
    const sentence = plain(() => text.fact(fact, context));
    return sentence ? [{ sentence, isOwn: concerns(fact) }] : [];
  });
  const own1 = sentences.filter(({ isOwn }) => isOwn);
  const chosen = own1.length > 0 ? own1 : sentences;
  return [...new Set(chosen.map(({ sentence }) => sentence))].slice(-MAX_SINCE);
}

/** A text of a game; null if the game has no words for this moment. */
function plain(say: () => string): string | null {
  try {
    const sentence = say().trim();
    return sentence === "" || /undefined|NaN/.test(sentence) ? null : sentence;
  } catch {
    return null;
  }
}
