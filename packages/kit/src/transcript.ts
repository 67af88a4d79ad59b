/** Writes a finished match as readable text and as CSV rows. Hidden information is included. */
import {
  type AnyGame,
  canonicalJson,
  type Game,
  type MatchRecord,
  type ReplayMoment,
  replay,
  type Seat,
  type Shape,
  type AddressedFact,
} from "@starboard/kernel";
import { entryOfEdition } from "./game-editions.ts";
import type { TextContext, GameEntry, GameText } from "./game-text.ts";
import { en as words } from "./transcript.en.ts";

type SomeText = GameText<unknown>;

/** One moment of a match as text. */
export interface TranscriptEntry {
  /** Number of the entry. */
  readonly n: number;
  /** Milliseconds since the start. */
  readonly at: number;
  /** The seat that acted; null for the start. */
  readonly by: Seat | null;
  readonly step: string;
  /** The edition that the match moved to; absent for anything else. */
  readonly edition?: number;
  /** The act, with the text of its button. */
  readonly act: string;
  /** The facts as sentences; `to` lists the seats that received one that was not public. */
  readonly facts: readonly { readonly sentence: string; readonly rule: string; readonly to?: readonly Seat[] }[];
  /** Numbers drawn, in order. */
  readonly draws: readonly number[];
}

/** Returns the match moment by moment, as far as it replays under the rules of this build. */
export function transcriptEntries(entry: GameEntry, record: MatchRecord): readonly TranscriptEntry[] {
  const editionOf = (edition: number): GameEntry => entryOfEdition(entry, edition) ?? entry;
  const { moments } = replay(record, (id, edition) =>
    id === entry.game.id ? entryOfEdition(entry, edition)?.game : undefined,
  );
  const name = (by: Seat): string => record.seats[by]?.name ?? `${by}`;
  const context = (game: AnyGame, state: Shape["state"], viewerSeat: Seat | null): TextContext => ({
    view: (game as Game<Shape>).view(state, viewerSeat ?? "public"),
    seat: name,
    viewerSeat,
  });
  return moments.map(({ entry: done, game, played }: ReplayMoment, i) => {
    const text = editionOf(game.edition).text as unknown as SomeText;
    const before = moments[i - 1]?.played.state ?? played.state;
    const acted = done.is === "act" ? done : null;
    const describeFact = ({ fact, to }: AddressedFact) => ({
      sentence: text.fact(fact, context(game, played.state, to?.[0] ?? null)),
      rule: fact.rule,
      ...(to && { to }),
    });
    return {
      n: done.n,
      at: done.at,
      by: acted ? acted.by : null,
      step: acted ? acted.step : done.is,
      act: acted ? text.act(acted.step, acted.act, context(game, before, acted.by)) : "",
      ...(done.is === "edition" && { edition: done.to }),
      facts: played.facts.map(describeFact),
      draws: played.draws.flatMap(({ values }) => values),
    };
  });
}

/** Says that from here on another edition of the rules holds. */
export const continued = (edition: number): string => words.continued(edition);

/** Writes the match as text: a head, then every act with its facts and their rules. */
export function transcript(entry: GameEntry, record: MatchRecord): string {
  const name = (by: Seat): string => record.seats[by]?.name ?? `${by}`;
  // Sorted by id, because a record file does not keep their order.
  const options = Object.entries(record.options).sort(([a], [b]) => (a < b ? -1 : 1));
  const chosen = options.map(([id, value]) => `  ${id}: ${canonicalJson(value)}`);
  const head = [entry.text.title, record.game, words.seats(record.seats.map((seat) => seat.name)), ...chosen];
  const body = transcriptEntries(entry, record).flatMap(({ n, by, act, facts, edition }) => [
    ...(edition === undefined ? [] : [`${String(n).padStart(4)}  ${continued(edition)}`]),
    ...(by === null ? [] : [`${String(n).padStart(4)}  ${name(by)}: ${act}`]),
    ...facts.map(
      ({ sentence, rule, to }) => `      ${to ? `${words.onlyTo(to.map(name))} ` : ""}${sentence} [${rule}]`,
    ),
  ]);
  const { result } = record;
  const end = result ? `${words.result(result.winners.map(name), result.scores)} [${result.rule}]` : words.notOver;
  return `${[...head, "", ...body, "", end].join("\n")}\n`;
}

/** One field of a CSV file (RFC 4180). A leading quote prevents spreadsheets from reading text as a formula. */
function field(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes the match as CSV: one row for each active act, with its draws and facts. */
export function transcriptCsv(entry: GameEntry, record: MatchRecord): string {
  // The column names of published files stay as they are.
  const rows: (string | number)[][] = [["entry", "milliseconds", "seat", "name", "step", "act", "drawn", "told"]];
  for (const { n, at, by, step, act, draws, facts } of transcriptEntries(entry, record)) {
    const who = by === null ? "" : (record.seats[by]?.name ?? "");
    rows.push([n, at, by ?? "", who, step, act, draws.join(" "), facts.map(({ sentence }) => sentence).join(" ")]);
  }
  return `${rows.map((row) => row.map(field).join(",")).join("\r\n")}\r\n`;
}
