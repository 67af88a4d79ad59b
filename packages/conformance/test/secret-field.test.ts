/**
 * A field that somebody adds to a game and forgets to hide is read by nobody (KRN-VIEW-7): one is added to the state, to every
 * memo and to the options of each game, and no view changes.
 */
import { random } from "@starboard/conformance";
import { type Act, type AnyGame, canonicalJson, Engine, seat, seededDraws, type Viewer } from "@starboard/kernel";
import { gameEntries } from "@starboard/registry";
import { game as sample } from "@starboard/sample";
import { game as grid } from "@starboard/sample-grid";
import { expect, test } from "vitest";
import { type SomeGame, someGame } from "../src/recorded-match.ts";

/** Acts of a match, and after how many the views are compared. */
const ACTS = 200;
const EVERY = 5;
const SECRET = "forgotten secret";

const games: SomeGame[] = [...gameEntries.map(({ game }) => game), sample as AnyGame, grid as AnyGame].map(someGame);
type State = ReturnType<SomeGame["setup"]>;

/** The same state with a new field wherever a game keeps data. */
function withSecrets(t: State): State {
  const { options } = t as unknown as { readonly options: object };
  const stack = t.flow.stack.map((frame) => ({ ...frame, memo: { ...frame.memo, forgotten: SECRET } }));
  return { ...t, flow: { ...t.flow, stack }, options: { ...options, forgotten: SECRET }, forgotten: SECRET } as State;
}

test.for(games.map((game) => [game.id, game] as const))("%s", ([, game]) => {
  const options = game.options.parse({});
  if ("bad" in options) throw new Error("the standard options are refused");
  const viewers: Viewer[] = [...Array.from({ length: game.options.seats(options.ok) }, (_, n) => seat(n)), "public"];
  const state = game.setup(options.ok);
  const engine = new Engine(game, seededDraws(2));
  const chance = random(3);
  engine.advance(state);
  let memos = 0;
  for (let n = 0; n < ACTS && engine.asking !== undefined; n++) {
    if (n % EVERY === 0) {
      const added = withSecrets(state);
      memos += added.flow.stack.length;
      for (const viewer of viewers) {
        const seen = canonicalJson(game.view(added, viewer));
        expect([seen.includes(SECRET), seen === canonicalJson(game.view(state, viewer))]).toEqual([false, true]);
      }
    }
    engine.act(state, engine.asking, chance.pick<Act>(engine.moves));
  }
  expect(memos).toBeGreaterThan(0);
});
