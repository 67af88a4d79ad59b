/** Plays a recorded match again under another edition, and lists what differs: acts, draws, refusals, facts, results. */
import {
  type AnyGame,
  deepEqual,
  type FindGame,
  type Game,
  isRefusal,
  type MatchRecord,
  offers,
  outcome,
  play,
  type Played,
  replay,
  type ReplayMoment,
  type Seat,
  type Shape,
  start,
  whyNot,
} from "@starboard/kernel";
import { behaviourAt, probesAt } from "./behaviour.ts";
import { allSeats } from "./moves.ts";
import { recordedDraws } from "./recorded-match.ts";

/** One difference at one entry of a record. */
export interface EditionDifference {
  /** Number of the entry. */
  readonly n: number;
  /** `act`: the recorded act is not accepted; `draws`: other draws are made. Nothing later is compared then. */
  readonly what: "options" | "act" | "draws" | "offers" | "refusals" | "facts" | "views" | "result";
  readonly about: string;
}

type Moment = Pick<Played<Shape>, "state" | "facts">;

/** Returns what differs if the acts of a record are played under another edition. */
export function compareUnder(record: MatchRecord, find: FindGame, other: AnyGame): EditionDifference[] {
  const game = other as Game<Shape>;
  const { moments } = replay(record, find);
  const found: EditionDifference[] = [];
  const options = game.options.parse(record.options);
  if ("bad" in options) return [{ n: -1, what: "options", about: options.bad.map(({ code }) => code).join(", ") }];
  let last: Played<Shape> | undefined;
  for (const moment of moments) {
    const { entry } = moment;
    // From a move on, the match is played by a third edition.
    if (entry.is === "edition") break;
    const next = playUnder(game, options.ok, last, moment);
    if ("what" in next) return [...found, next];
    found.push(...differences(record, moment, game, next));
    last = next;
  }
  const over = last ? outcome(last.state) : null;
  if (!deepEqual(over, record.result) && !moments.some(({ entry }) => entry.is === "edition"))
    found.push({ n: record.entries.length - 1, what: "result", about: JSON.stringify(over) });
  return found;
}

/** Plays the entry of a moment with its recorded draws. */
function playUnder(
  game: Game<Shape>,
  options: object,
  last: Played<Shape> | undefined,
  { entry, played }: ReplayMoment,
): Played<Shape> | EditionDifference {
  let drawn = 0;
  const recorded = recordedDraws(played.draws);
  try {
    const next =
      entry.is === "act" && last
        ? play(game, last.state, entry, (...asked) => {
            drawn += 1;
            return recorded(...asked);
          })
        : start(game, options, (...asked) => {
            drawn += 1;
            return recorded(...asked);
          });
    if (isRefusal(next))
      return { n: entry.n, what: "act", about: `${actText(entry)} is refused: ${next.code}, ${next.rule}` };
    if (drawn === played.draws.length) return next;
  } catch (error) {
    return { n: entry.n, what: "draws", about: error instanceof Error ? error.message : String(error) };
  }
  return { n: entry.n, what: "draws", about: `${drawn} of ${played.draws.length} recorded draws are made` };
}

const actText = (entry: ReplayMoment["entry"]): string =>
  entry.is === "act" ? `${entry.step} ${JSON.stringify(entry.act)} of seat ${entry.by}` : entry.is;

function differences(
  record: MatchRecord,
  { entry, game: before, played }: ReplayMoment,
  game: Game<Shape>,
  next: Moment,
): EditionDifference[] {
  const older = before as Game<Shape>;
  const probes = probesAt(record, entry.n);
  const found: EditionDifference[] = [];
  const report = (what: EditionDifference["what"], about: string): void => void found.push({ n: entry.n, what, about });
  for (const by of allSeats(game.seats(next.state))) {
    for (const { step, act } of probes) {
      const codes = [whyNot(older, played.state, { by, step, act }), whyNot(game, next.state, { by, step, act })].map(
        (refusal) => refusal?.code ?? "legal",
      );
      if (codes[0] !== codes[1]) report("refusals", `${step} ${act.do} of seat ${by}: ${codes.join(" → ")}`);
    }
    for (const line of changedOffers(offersOf(older, played, by), offersOf(game, next, by)))
      report("offers", `seat ${by}: ${line}`);
  }
  if (!deepEqual(behaviourAt("facts", older, played, []), behaviourAt("facts", game, next, [])))
    report("facts", factNames(played, next));
  // A position that carries over is compared as the new edition would show it, so that a new option is no difference.
  const carried = older.edition + 1 === game.edition ? (older.migrate?.(played.state) ?? null) : null;
  for (const by of [...allSeats(game.seats(next.state)), "public"] as const) {
    const was = carried === null ? older.view(played.state, by) : game.view(carried, by);
    const fields = changedFields(was, game.view(next.state, by));
    if (fields.length > 0) report("views", `${by === "public" ? by : `seat ${by}`}: ${fields.join(", ")}`);
  }
  return found;
}

/** The fields in which two views differ. */
const changedFields = (was: object, is: object): string[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => !deepEqual((was as Record<string, unknown>)[name], (is as Record<string, unknown>)[name]),
  );

/** Most changed offers of a seat that are listed for one entry. */
const LISTED = 3;

function changedOffers(was: ReadonlyMap<string, string>, is: ReadonlyMap<string, string>): string[] {
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter((act) => was.get(act) !== is.get(act));
  const lines = changed
    .slice(0, LISTED)
    .map((act) => `${act}: ${was.get(act) ?? "not offered"} → ${is.get(act) ?? "not offered"}`);
  return changed.length > LISTED ? [...lines, `${changed.length - LISTED} further acts`] : lines;
}

/** The offers of a seat: each act with "legal" or the code of its refusal. */
function offersOf(game: Game<Shape>, { state }: Moment, by: Seat): Map<string, string> {
  const all = offers(game, state, by).flatMap(({ step, offers: list }) =>
    list.map(({ act, refusal }) => [`${step} ${JSON.stringify(act)}`, refusal?.code ?? "legal"] as const),
  );
  return new Map(all);
}

const factNames = (was: Moment, is: Moment): string =>
  [was, is].map(({ facts }) => facts.map(({ fact }) => fact.is).join(", ")).join(" → ");
