/**
 * A field that somebody adds to a game and forgets to hide is read by nobody (KRN-VIEW-7): one is added to the state, to every
 * memo and to the options of each game, and no view changes; one is added to every refusal, and none is sent with it (KRN-VIEW-10).
 */
import { random } from "@starboard/conformance";
import {
  type Act,
  type AnyGame,
  canonicalJson,
  Engine,
  offers,
  type Refusal,
  type Seat,
  seat,
  seededDraws,
  type Viewer,
  whyNot,
} from "@starboard/kernel";
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

/** The same game with a new parameter in every refusal. */
function withParameter(game: SomeGame): SomeGame {
  const changed = <S extends object>(one: S): S => {
    if (!("forbids" in one)) return one;
    const usual = one as unknown as { forbids(...given: unknown[]): Refusal | undefined };
    const telling = (...given: unknown[]): Refusal | undefined => {
      const refusal = usual.forbids(...given);
      return refusal && { ...refusal, about: { ...refusal.about, forgotten: SECRET } };
    };
    return { ...one, forbids: telling };
  };
  const each = <T extends object>(parts: T): T =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, changed(part as object)])) as T;
  return { ...game, steps: each(game.steps), asides: each(game.asides) };
}
/** The refusals of offered acts, and of acts that were played before. */
const refusalsOf = (game: SomeGame, t: State, by: Seat, played: readonly Tried[]): Refusal[] => [
  ...offers(game, t, by).flatMap((asked) => asked.offers.flatMap(({ refusal }) => refusal ?? [])),
  ...played.flatMap(({ step, act }) => whyNot(game, t, { by, step, act }) ?? []),
];
interface Tried {
  readonly step: string;
  readonly act: Act;
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
  let refusals = 0;
  const played: Tried[] = [];
  const telling = withParameter(game);
  for (let n = 0; n < ACTS && engine.asking !== undefined; n++) {
    if (n % EVERY === 0) {
      const added = withSecrets(state);
      memos += added.flow.stack.length;
      for (const viewer of viewers) {
        const seen = canonicalJson(game.view(added, viewer));
        expect([seen.includes(SECRET), seen === canonicalJson(game.view(state, viewer))]).toEqual([false, true]);
        if (viewer === "public") continue;
        const sent = refusalsOf(telling, state, viewer, played);
        refusals += sent.filter(({ about }) => about).length;
        expect(canonicalJson(sent)).not.toContain(SECRET);
        const usual = refusalsOf(game, state, viewer, played);
        expect(sent.map(({ about = {} }) => about)).toEqual(usual.map(({ about = {} }) => about));
      }
    }
    const act = chance.pick<Act>(engine.moves);
    played.push({ step: state.flow.stack.at(-1)?.step ?? "", act });
    engine.act(state, engine.asking, act);
  }
  expect(memos).toBeGreaterThan(0);
  expect(refusals).toBeGreaterThan(0);
});
