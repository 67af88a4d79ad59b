/** Playing a situation and saying in which points it does not come out as expected. */
import {
  type Act,
  type Draw,
  seededDraws,
  fieldErrors,
  isPlainJson,
  isRefusal,
  play,
  type Played,
  question,
  type Refusal,
  type Result,
  ScriptError,
  scriptedDraws,
  seat,
  type Shape,
  start,
  type AddressedFact,
} from "@starboard/kernel";
import { readRules, type GameEntry } from "@starboard/kit";
import { someGame, type SomeGame } from "../recorded-match.ts";
import { shown } from "./match.ts";
import { type Doing, type Situation, situationSchema } from "./schema.ts";
import { type Look, unmet } from "./expect.ts";

/** One point in which a situation did not come out as expected. */
export interface Unmet {
  /** Where: `play.3`, `expect`, `dice`, or the field that has the wrong form. */
  readonly at: string;
  /** Which part of the expectation: `facts`, `outcome`, `sum score`; or what went wrong: `form`, `refused`, `dice`. */
  readonly part: string;
  readonly message: string;
}
export interface SituationReport {
  readonly title: string;
  readonly passed: boolean;
  readonly unmet: readonly Unmet[];
}

/** A table on its way through a situation. */
interface Run {
  readonly game: SomeGame;
  readonly draw: Draw;
  table: Shape["state"];
  told: AddressedFact[];
}

/** Runs one situation. Anything may be given; what has not the form of a situation is reported like a failure. */
export function runSituation(raw: unknown, find: (id: string) => GameEntry | undefined): SituationReport {
  const title = typeof raw === "object" && raw !== null ? (raw as { title?: unknown }).title : undefined;
  const named = typeof title === "string" ? title : "(no title)";
  const points: Unmet[] = [];
  try {
    const parsed = situationSchema.safeParse(isPlainJson(raw) ? raw : null);
    if (parsed.success) check(parsed.data, find, points);
    else
      for (const { at, about } of fieldErrors(parsed.error, "SITUATION_FIELD"))
        points.push({ at: at === "" ? "situation" : at, part: "form", message: String(about?.["problem"]) });
  } catch (error) {
    const kind = error instanceof ScriptError ? "dice" : "bug";
    points.push({ at: kind, part: kind, message: error instanceof Error ? error.message : String(error) });
  }
  return { title: named, passed: points.length === 0, unmet: points };
}

function check(situation: Situation, find: (id: string) => GameEntry | undefined, points: Unmet[]): void {
  const say = (at: string, part: string, message: string): void => void points.push({ at, part, message });
  const [id = "", edition] = situation.game.split("@");
  const entry = find(id);
  if (!entry) return say("game", "form", `there is no game "${id}"`);
  const game = someGame(entry.game);
  if (edition !== undefined && Number(edition) !== game.edition)
    return say("game", "form", `this is edition ${game.edition}, not ${edition}`);
  const rules = readRules(entry.rules);
  for (const rule of situation.rules ?? [])
    if (!rules.has(rule as never)) say("rules", "form", `there is no rule ${rule}`);
  if (situation.position && situation.setup) return say("setup", "form", "there is a position already");

  const options: Result<object> = game.options.parse(situation.options ?? {});
  if ("bad" in options) return say("options", "form", shown(options.bad));
  const seats = game.options.seats(options.ok);
  const script = scriptedDraws(situation.dice ?? []);
  const run = begin(situation, game, options.ok, script.draw);
  if ("bad" in run) return say("position", "form", shown(run.bad));

  for (const [i, one] of (situation.play ?? []).entries()) {
    const at = `play.${i}`;
    if ("expect" in one) {
      look(run, one.expect, at, say);
      continue;
    }
    if (one.by >= seats) return say(at, "form", `there is no seat ${one.by}`);
    const refusal = go(run, one);
    if (refusal) return say(at, "refused", `${shown(one)} is refused: ${refusal.code}, ${refusal.rule}`);
  }
  if (situation.expect) look(run, situation.expect, "expect", say);
  const left = script.left();
  if (left.length > 0) say("dice", "dice", `${left.join(", ")} ${left.length === 1 ? "was" : "were"} not thrown`);
}

function begin(s: Situation, game: SomeGame, options: object, draw: Draw): Run | { bad: unknown } {
  if (!s.position) {
    const opening: Played<Shape> = start(game, options, s.setup ? seededDraws(s.setup.seed) : draw);
    return { game, draw, table: opening.state, told: [...opening.facts] };
  }
  const read: Result<Shape["state"]> = game.notation.read(s.position, options);
  if ("bad" in read) return { bad: read.bad };
  // A position may be at a step that plays itself; it runs on to the first question, as after any act.
  const running = start({ ...game, setup: () => read.ok }, options, draw);
  return { game, draw, table: running.state, told: [...running.facts] };
}

function go(run: Run, doing: Doing): Refusal | undefined {
  const move = { by: seat(doing.by), step: stepOf(run, doing), act: doing.act };
  const played = play(run.game, run.table, move, run.draw);
  if (isRefusal(played)) return played;
  run.table = played.state;
  run.told.push(...played.facts);
  return undefined;
}

function look(
  run: Run,
  expected: NonNullable<Situation["expect"]>,
  at: string,
  say: (at: string, part: string, message: string) => void,
): void {
  const seen: Look = { game: run.game, table: run.table, told: run.told, stepOf: (move) => stepOf(run, move) };
  for (const { part, message } of unmet(expected, seen)) say(at, part, message);
  run.told = [];
}

/** The step an act names, else the question asked if it knows the act, else the one aside that does. */
function stepOf(
  { game, table: state }: Run,
  { step, act }: { readonly step?: string | undefined; readonly act: Act },
): string {
  if (step !== undefined) return step;
  const asked = question(game, state);
  if (asked?.step.schema.safeParse(act).success) return asked.frame.step;
  const asides = Object.keys(game.asides).filter((name) => game.asides[name]?.schema.safeParse(act).success);
  return asides.length === 1 ? (asides[0] as string) : (asked?.frame.step ?? "");
}
