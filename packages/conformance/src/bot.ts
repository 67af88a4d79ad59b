/** Checks of a game's bot: it answers with legal acts from its view, and its values are chances. */
import { type AnyGame, type Act, isRefusal, outcome, type Seat, type Shape } from "@starboard/kernel";
import { answersAt } from "./moves.ts";
import { answersOnly } from "./policy.ts";
import { random } from "./random.ts";
import { startRecordedMatch, someGame } from "./recorded-match.ts";

/** What is asked of a bot. The clock stands still: only the number of iterations limits its thinking. */
export interface BotQuery {
  readonly game: AnyGame;
  readonly options: object;
  readonly view: object;
  readonly seat: Seat;
  readonly level: 3;
  readonly seed: number;
  readonly clock: () => number;
  readonly iterations: number;
}
export interface BotUnderTest {
  think(query: BotQuery): { readonly step: string; readonly act: Act } | null | undefined;
  /** Writes the chance of each seat, from 0 to 1. */
  evaluate(state: Shape["state"], worth: Float64Array): void;
  /** Writes the shares of the seats in a finished match; they add up to 1. */
  terminalValue(state: Shape["state"], worth: Float64Array): void;
  explain(state: Shape["state"], seat: Seat): readonly unknown[];
}

const ITERATIONS = 40;

/** Plays one match with the bot at every seat, and one at random that it evaluates. Returns what is wrong. */
export function botFaults(game: AnyGame, options: object, bot: BotUnderTest, seed: number): string[] {
  return [...answerFaults(game, options, bot, seed), ...valueFaults(game, options, bot, seed + 1)];
}

function answerFaults(game: AnyGame, options: object, bot: BotUnderTest, seed: number): string[] {
  const some = someGame(game);
  const match = startRecordedMatch(some, options, seed);
  while (outcome(match.table()) === null) {
    const asked = answersAt(some, match.table())[0];
    if (!asked) return ["no seat is asked and the match is not over"];
    const { by, step } = asked;
    const view = some.view(match.table(), by);
    const query: BotQuery = {
      game,
      options,
      view,
      seat: by,
      level: 3,
      seed: 1,
      clock: () => 0,
      iterations: ITERATIONS,
    };
    const answer = bot.think(query);
    if (answer?.step !== step) return [`seat ${by} is asked ${step} and the bot answers ${answer?.step ?? "nothing"}`];
    const played = match.play({ by, step, act: answer.act });
    if (isRefusal(played)) return [`the bot answers ${step} with an act that is refused: ${played.code}`];
  }
  return [];
}

function valueFaults(game: AnyGame, options: object, bot: BotUnderTest, seed: number): string[] {
  const some = someGame(game);
  const match = startRecordedMatch(some, options, seed);
  const chance = random(seed);
  const worth = new Float64Array(match.seats);
  while (outcome(match.table()) === null) {
    bot.evaluate(match.table(), worth);
    const wrong = worth.find((value) => !(value >= 0 && value <= 1));
    if (wrong !== undefined) return [`after ${match.acts.length} acts a seat is worth ${wrong}`];
    if (bot.explain(match.table(), 0 as Seat).length === 0)
      return [`after ${match.acts.length} acts the evaluation has no terms`];
    const next = answersOnly(some, match.table(), match.seats, chance);
    if (!next) return ["no seat can act and the match is not over"];
    match.play(next);
  }
  bot.terminalValue(match.table(), worth);
  const sum = worth.reduce((all, value) => all + value, 0);
  return Math.abs(sum - 1) < 1e-9 ? [] : [`at the end the seats are worth ${sum} together`];
}
