/** Runs a situation and reports the points that differ from the expectation. */
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
import { entryOfEdition, type GameEntry, quote, readRules } from "@starboard/kit";
import { someGame, type SomeGame } from "../recorded-match.ts";
import { type Doing, type Situation, situationSchema } from "./schema.ts";
import { type Observed, differencesFrom } from "./expect.ts";

/** One point that differs from the expectation. */
export interface Unmet {
  /** The place: `play.3`, `expect`, `dice`, or the malformed field. */
  readonly at: string;
  /** The part of the expectation: `facts`, `outcome`, `sum score`; or the kind of error: `form`, `refused`, `dice`. */
  readonly part: string;
  readonly message: string;
}
export interface SituationReport {
  readonly title: string;
  readonly passed: boolean;
  readonly unmet: readonly Unmet[];
}

/** A running situation. */
interface Run {
  readonly game: SomeGame;
  readonly draw: Draw;
  state: Shape["state"];
  facts: AddressedFact[];
}

/** Runs one situation. Accepts any value; a malformed situation is reported as a failure. */
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
  const report = (at: string, part: string, message: string): void => void points.push({ at, part, message });
  const [id = "", edition] = situation.game.split("@");
  const newest = find(id);
  if (!newest)
    return report("game", "form", `unknown game "${id}"; --game-folder FOLDER adds a game that is not listed`);
  const entry = edition === undefined ? newest : entryOfEdition(newest, Number(edition));
  if (!entry) return report("game", "form", `this is edition ${newest.game.edition}, not ${edition}`);
  const game = someGame(entry.game);
  const rules = readRules(entry.rules);
  for (const rule of situation.rules ?? [])
    if (!rules.has(rule as never)) report("rules", "form", `unknown rule ${rule}`);
  if (situation.position && situation.setup) return report("setup", "form", "a position cannot have a setup");

  const options: Result<object> = game.options.parse(situation.options ?? {});
  if ("bad" in options) return report("options", "form", quote(options.bad));
  const seats = game.options.seats(options.ok);
  const script = scriptedDraws(situation.dice ?? []);
  const run = begin(situation, game, options.ok, script.draw);
  if ("bad" in run) return report("position", "form", quote(run.bad));

  for (const [i, one] of (situation.play ?? []).entries()) {
    const at = `play.${i}`;
    if ("expect" in one) {
      checkExpectation(run, one.expect, at, report);
      continue;
    }
    if (one.by >= seats) return report(at, "form", `unknown seat ${one.by}`);
    const refusal = playAct(run, one);
    if (refusal) return report(at, "refused", `${quote(one)} is refused: ${refusal.code}, ${refusal.rule}`);
  }
  if (situation.expect) checkExpectation(run, situation.expect, "expect", report);
  const left = script.left();
  if (left.length > 0) report("dice", "dice", `${left.join(", ")} ${left.length === 1 ? "was" : "were"} not drawn`);
}

function begin(s: Situation, game: SomeGame, options: object, draw: Draw): Run | { bad: unknown } {
  if (!s.position) {
    const opening: Played<Shape> = start(game, options, s.setup ? seededDraws(s.setup.seed) : draw);
    return { game, draw, state: opening.state, facts: [...opening.facts] };
  }
  const read: Result<Shape["state"]> = game.notation.read(s.position, options);
  if ("bad" in read) return { bad: read.bad };
  // A position may be at an automatic step; it runs to the first question, as after any act.
  const running = start({ ...game, setup: () => read.ok }, options, draw);
  return { game, draw, state: running.state, facts: [...running.facts] };
}

function playAct(run: Run, doing: Doing): Refusal | undefined {
  const move = { by: seat(doing.by), step: stepOf(run, doing), act: doing.act };
  const played = play(run.game, run.state, move, run.draw);
  if (isRefusal(played)) return played;
  run.state = played.state;
  run.facts.push(...played.facts);
  return undefined;
}

function checkExpectation(
  run: Run,
  expected: NonNullable<Situation["expect"]>,
  at: string,
  report: (at: string, part: string, message: string) => void,
): void {
  const observed: Observed = {
    game: run.game,
    state: run.state,
    facts: run.facts,
    stepOf: (move) => stepOf(run, move),
  };
  for (const { part, message } of differencesFrom(expected, observed)) report(at, part, message);
  run.facts = [];
}

/** Returns the step an act names, else the asked question if it accepts the act, else the only aside that does. */
function stepOf(
  { game, state }: Run,
  { step, act }: { readonly step?: string | undefined; readonly act: Act },
): string {
  if (step !== undefined) return step;
  const asked = question(game, state);
  if (asked?.step.schema.safeParse(act).success) return asked.frame.step;
  const asides = Object.keys(game.asides).filter((name) => game.asides[name]?.schema.safeParse(act).success);
  return asides.length === 1 ? (asides[0] as string) : (asked?.frame.step ?? "");
}
