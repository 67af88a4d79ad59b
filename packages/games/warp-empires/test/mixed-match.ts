/** Positions of a match that is neither played well nor at random, so that much of what can happen does. */
import { greedyMove } from "@starboard/bots";
import { type Act, deepEqual, Engine, type Seat, seededDraws, seededUint32 } from "@starboard/kernel";
import { bot } from "../src/bot/index.ts";
import { game } from "../src/game.ts";
import type { ShapeWE } from "../src/shape.ts";
import type { StateWE } from "../src/state.ts";

export interface Question {
  readonly t: StateWE;
  readonly by: Seat;
  readonly moves: readonly Act[];
}

/** The first questions of a match in which the greedy policy chooses two acts of three and chance the others. */
export function questionsOf(raw: object, most: number): Question[] {
  const parsed = game.options.parse(raw);
  if ("bad" in parsed) throw new Error(JSON.stringify(parsed.bad));
  const engine = new Engine<ShapeWE>(game, seededDraws(5));
  const random = seededUint32(23);
  const t = game.setup(parsed.ok);
  engine.advance(t);
  const questions: Question[] = [];
  while (questions.length < most && engine.asking !== undefined) {
    const by = engine.asking;
    const { moves } = engine;
    questions.push({ t: game.clone(t), by, moves });
    const n = questions.length;
    const wild = random() % 3 === 0 ? undefined : greedyMove(bot, game.view(t, by), by, parsed.ok.players, n)?.act;
    const act = wild && moves.find((move) => deepEqual(move, wild));
    engine.act(t, by, act ?? (moves[random() % moves.length] as Act));
  }
  return questions;
}
