import { en as errors } from "../errors.en.ts";
import { parseArgs } from "node:util";
import type { BotSpec } from "@starboard/bots";
import {
  type Assessment,
  isInferior,
  type MatchReview,
  type ReviewedAct,
  type ReviewMoment,
  type ReviewMove,
  type SeatBalance,
  startReview,
  swingOf,
  termChanges,
} from "@starboard/bots/review";
import { type MatchRecord, replay, type Seat, type Shape } from "@starboard/kernel";
import { entryOfEdition, readerFormat, type GameEntry, type GameText, type TextContext } from "@starboard/kit";
import { type Command, type CommandContext, CliError, findGameIn } from "../context.ts";
import { entryOfRecord, number, readRecordFile } from "../files.ts";
import { en as phrases } from "../output/review.en.ts";

const { percent } = readerFormat;
const points = (chance: number): number => Math.round(100 * chance);

/** Judges the decisions of a finished match from what each seat knew. Exit status 2 if the match cannot be reviewed. */
export const review: Command = {
  about: "review a finished match: every decision, judged from what its player knew",
  usage: [
    "starboard review FILE [--seat N] [--seed S] [--effort F] [--all] [--json]",
    "",
    "--seat N    only the decisions of seat N, from 1",
    "--seed S    seed of the samples (1)",
    "--effort F  factor on the number of samples (1)",
    "--all       also decisions that are too close to call, or fine",
    "--json      the review as a file",
  ].join("\n"),
  run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      options: {
        seat: { type: "string" },
        seed: { type: "string" },
        effort: { type: "string" },
        all: { type: "boolean" },
        json: { type: "boolean" },
      },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (file === undefined) throw new CliError("CLI_FILE", errors.nameReview);
    const record = readRecordFile(file);
    const entry = entryOfRecord(context, record);
    const found = reviewOf(context, record, entry, values);
    if (values.json) context.out(JSON.stringify(found));
    else print(context, entry, record, found, values.all === true);
    return 0;
  },
};

function reviewOf(
  context: CommandContext,
  record: MatchRecord,
  entry: GameEntry,
  values: { seat?: string | undefined; seed?: string | undefined; effort?: string | undefined },
): MatchReview {
  const bot = (context.bots as readonly unknown[] as readonly BotSpec<Shape>[]).find(
    ({ game }) => game.id === entry.game.id,
  );
  if (!bot) throw new CliError("CLI_BOT", errors.noReviewBot(entry.text.title));
  const effort = Number(values.effort ?? 1);
  if (!(effort > 0 && effort <= 100)) throw new CliError("CLI_NUMBER", errors.effort(String(values.effort)));
  const seatNumber = number("seat", values.seat, 0);
  if (values.seat !== undefined && (seatNumber < 1 || seatNumber > record.seats.length))
    throw new CliError("CLI_NUMBER", errors.seat(record.seats.length, String(values.seat)));
  const begun = startReview(record, findGameIn(context), bot, {
    seed: number("seed", values.seed, 1),
    effort,
    ...(seatNumber > 0 && { seats: [(seatNumber - 1) as Seat] }),
  });
  if ("bad" in begun) {
    const code = begun.bad[0]?.code ?? "REVIEW_RECORD";
    const why = code === "REVIEW_RUNNING" ? phrases.running : phrases.broken(String(begun.bad[0]?.about?.["n"]));
    throw new CliError(code, why);
  }
  for (let step = begun.ok.steps.next(); step.done !== true; step = begun.ok.steps.next())
    if (context.interactive && step.value.done % 10 === 0)
      context.log(phrases.progress(step.value.done, step.value.of));
  return begun.ok.current();
}

/** Prints the moments in the order of the match, then how each seat's result came about. */
function print(
  context: CommandContext,
  entry: GameEntry,
  record: MatchRecord,
  found: MatchReview,
  everything: boolean,
): void {
  const seatName = (by: number): string => record.seats[by]?.name ?? `${by + 1}`;
  const { moments: states } = replay(record, findGameIn(context));
  context.out(
    phrases.meet(
      entry.text.title,
      record.seats.map(({ name }) => name),
    ),
  );
  const tally = new Map<Assessment, number>();
  for (const { assessment } of found.moments) tally.set(assessment, (tally.get(assessment) ?? 0) + 1);
  context.out(phrases.tally(found.decisions, [...tally]));
  for (const moment of found.moments) {
    const isShown = isInferior(moment.assessment) || moment.isOnly || moment.isBrave;
    if (!isShown && !everything) continue;
    const i = states.findIndex((one) => one.entry.n === moment.n);
    const before = states[i - 1];
    if (!before) continue;
    const text = (entryOfEdition(entry, before.game.edition) ?? entry).text as unknown as GameText<unknown>;
    const words: TextContext = {
      view: (before.game.view as (state: object, by: Seat) => object)(before.played.state, moment.by),
      seat: seatName,
      viewerSeat: moment.by,
    };
    for (const line of describeMoment(moment, seatName, text, words)) context.out(line);
  }
  for (const seat of found.balance.keys()) for (const line of describeBalance(found, seat, seatName)) context.out(line);
  if (found.balance.length > 0 && !found.scope.luck) context.out(phrases.noLuck);
  if (!found.scope.classes) context.out(phrases.onlyProved);
}

/** Most draws that are listed for a seat. */
const MAX_DRAWS = 5;

/** The balance of a seat, and the draws that changed most for it. */
function describeBalance(
  { balance, luck, scope }: MatchReview,
  seat: number,
  seatName: (by: number) => string,
): string[] {
  const one = balance[seat] as SeatBalance;
  const others = one.others.reduce((sum, x) => sum + x, 0);
  const sum = phrases.balance(seatName(seat), {
    result: points(one.result),
    start: points(one.start),
    luck: scope.luck ? points(one.luck) : null,
    own: points(one.own),
    others: points(others),
    unseen: points(one.unseen),
  });
  const greatest = luck
    .toSorted((a, b) => Math.abs(swingOf(b, seat)) - Math.abs(swingOf(a, seat)))
    .slice(0, MAX_DRAWS)
    .map((term) => {
      const about = term.kind === "setUp" ? phrases.setUp : phrases.entry(term.n, term.rule);
      const values = term.draws.map(({ sides, values: faces }) => phrases.dice(sides, faces)).join("; ");
      const chances = phrases.chances(percent(term.expected[seat] ?? 0), percent(term.got[seat] ?? 0));
      return `      ${points(swingOf(term, seat))}  ${about}: ${term.kind === "deal" ? phrases.cards : values} (${chances})`;
    });
  return [sum, ...greatest];
}

function describeMoment(
  moment: ReviewMoment,
  seatName: (by: number) => string,
  text: GameText<unknown>,
  words: TextContext,
): string[] {
  const { loss, chosen, best, isProven, isOnly, isBrave } = moment;
  const indent = "      ";
  const wide = Math.max(phrases.played.length, phrases.better.length);
  const [played, better] = [phrases.played.padEnd(wide), phrases.better.padEnd(wide)];
  const actsOf = ({ acts }: ReviewedAct): string => acts.map((act) => text.act(moment.step, act, words)).join("; ");
  const lineOf = ({ by, step, act }: ReviewMove): string => `${seatName(by)}: ${text.act(step, act, words)}`;
  const size = isProven ? phrases.proved : phrases.about(points(loss[0]), points(loss[1]), points(loss[2]));
  const praise = [...(isOnly ? [phrases.only] : []), ...(isBrave ? [phrases.brave] : [])];
  const name = praise.length > 0 ? praise.join(", ") : `${phrases.name(moment.assessment)}, ${size}`;
  const lines = [`${String(moment.n).padStart(4)}  ${seatName(moment.by)}: ${name} [${moment.rule}]`];
  lines.push(`${indent}${played} ${percent(chosen.chance)}  ${actsOf(chosen)}`);
  if (!isInferior(moment.assessment) && moment.assessment !== "close") return lines;
  lines.push(`${indent}${better} ${percent(best.chance)}  ${actsOf(best)}`);
  const rest = best.line.slice(best.acts.length);
  if (rest.length > 0) lines.push(`${indent}${phrases.next.padEnd(wide + 6)}${rest.map(lineOf).join("; ")}`);
  for (const { key, ...sums } of termChanges(moment).slice(0, 3)) {
    const rule = text.reasonRule?.(key);
    const cited = rule === undefined ? "" : ` [${rule}]`;
    if (sums.played) lines.push(`${indent}  ${played}  ${text.reason?.(sums.played, words) ?? key}${cited}`);
    if (sums.better) lines.push(`${indent}  ${better}  ${text.reason?.(sums.better, words) ?? key}${cited}`);
  }
  return lines;
}
