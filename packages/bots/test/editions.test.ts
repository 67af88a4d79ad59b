/** Bots play every edition of a game by the rules of that edition. */
import { createBotEngine, type BotSpec } from "@starboard/bots";
import {
  type AnyGame,
  digest,
  type Game,
  outcome,
  play,
  question,
  isRefusal,
  seededDraws,
  start,
} from "@starboard/kernel";
import { expect, test } from "vitest";
import { programWith } from "../../sample/fixture/three-editions.ts";
import { bot } from "../../sample/src/bot/index.ts";
import type { SampleShape } from "../../sample/src/shape.ts";

const { editions } = programWith(3);
const gameOf = (edition: number): Game<SampleShape> => editions.gameOf(edition) as AnyGame as Game<SampleShape>;
const OPTIONS = { "sample.captains": 2, "sample.rounds": 3, "sample.raids": true };
/** The bot of the newest edition. In the first one it also notes what it is asked. */
const spec: BotSpec<SampleShape> = {
  ...bot,
  game: gameOf(3),
  earlier: [
    {
      edition: 1,
      change: (next) => ({
        policyPrior: (t, step, by, acts) => {
          asked.push(step);
          return next.policyPrior(t, step, by, acts);
        },
      }),
    },
  ],
};
const asked: string[] = [];

/** Plays a whole match of bots; returns its last state. */
function played(edition: number, seed: number): SampleShape["state"] {
  const game = gameOf(edition);
  const engine = createBotEngine([spec as unknown as BotSpec<never>]);
  const draw = seededDraws(seed);
  let { state } = start(game, OPTIONS as SampleShape["options"], draw);
  for (let acts = 0; outcome(state) === null; acts++) {
    const [seat] = question(game, state)?.waiting ?? [];
    if (seat === undefined) throw new Error("nobody is asked");
    const view = game.view(state, seat);
    const query = {
      game,
      options: state.options,
      view,
      seat,
      level: 1,
      seed: acts,
      clock: () => 0,
      iterations: 20,
    } as const;
    const move = engine.think(query);
    if (!move) throw new Error("the bot has no move");
    const next = play(game, state, { by: seat, step: move.step, act: move.act }, draw);
    if (isRefusal(next)) throw new Error(`edition ${edition}: ${next.code}`);
    ({ state } = next);
  }
  return state;
}

test.for([1, 2, 3])("in edition %i no act is refused", (edition) => {
  const ends = [1, 2, 3, 4].map((seed) => digest(played(edition, seed).cargo));
  expect(new Set(ends).size).toBeGreaterThan(1);
});
test("what the bot does differently in an edition is used in that edition only", () => {
  asked.length = 0;
  played(2, 1);
  played(3, 1);
  expect(asked).toEqual([]);
  played(1, 1);
  expect(asked.length).toBeGreaterThan(0);
});
