/** States that a viewer cannot tell apart, derived from the classes of a game's fields. */
import { random } from "@starboard/conformance";
import {
  type Act,
  type AnyGame,
  canonicalJson,
  Engine,
  offers,
  seat,
  seededDraws,
  type Viewer,
} from "@starboard/kernel";
import { game as sample } from "@starboard/sample";
import { game as grid } from "@starboard/sample-grid";
import { expect, test } from "vitest";
import { type SomeGame, someGame } from "../src/recorded-match.ts";
import { Twins } from "../src/twins.ts";

type State = ReturnType<SomeGame["setup"]>;
interface Pair {
  readonly t: State;
  readonly twin: State;
  readonly viewer: Viewer;
}
const game = someGame(sample as AnyGame);
const hands = (t: State): unknown => (t as unknown as { hands: unknown }).hands;

/** Plays matches at random; returns every position with the twins of each viewer. */
function pairsOf(played: SomeGame): Pair[] {
  const parsed = played.options.parse({});
  if ("bad" in parsed) throw new Error("the standard options are refused");
  const twins = new Twins(played);
  const chance = random(3);
  const pairs: Pair[] = [];
  for (let match = 0; match < 4; match++) {
    const engine = new Engine(played, seededDraws(match));
    const state = played.setup(parsed.ok);
    engine.advance(state);
    while (engine.asking !== undefined) {
      const t = played.clone(state);
      for (const viewer of [seat(0), seat(1), "public"] as const) {
        const twin = twins.of(parsed.ok, t, viewer, chance);
        if (twin) pairs.push({ t, twin, viewer });
      }
      twins.learn(parsed.ok, t, chance);
      engine.act(state, engine.asking, chance.pick<Act>(engine.moves));
    }
  }
  return pairs;
}
const pairs = pairsOf(game);
const seen = (by: SomeGame, { t, twin, viewer }: Pair): [string, string] => [
  canonicalJson(by.view(t, viewer)),
  canonicalJson(by.view(twin, viewer)),
];

test("a twin differs where the viewer reads nothing, and is legal", () => {
  expect(pairs.length).toBeGreaterThan(20);
  for (const pair of pairs) {
    const [view, other] = seen(game, pair);
    expect(other).toBe(view);
    expect(canonicalJson(pair.twin)).not.toBe(canonicalJson(pair.t));
    for (const one of game.invariants) expect(one.violation(pair.twin, null)).toBeUndefined();
  }
  expect(pairs.some(({ t, twin }) => canonicalJson(hands(t)) !== canonicalJson(hands(twin)))).toBe(true);
});

test("a position is not changed when twins are made of it", () => {
  const before = pairs.map(({ t }) => canonicalJson(t));
  pairsOf(game);
  expect(pairs.map(({ t }) => canonicalJson(t))).toEqual(before);
});

test("sealed answers of other seats differ, too", () => {
  const answers = ({ flow }: State): string => canonicalJson(flow.stack.at(-1)?.answers ?? null);
  expect(pairs.some(({ t, twin }) => answers(t) !== answers(twin))).toBe(true);
});

test("twins find a view, an offer and a refusal that tell of another hand", () => {
  const showing: SomeGame = { ...game, view: (t, by) => ({ ...game.view(t, by), hands: hands(t) }) };
  expect(pairs.some((pair) => new Set(seen(showing, pair)).size > 1)).toBe(true);
  const { bid } = game.steps;
  if (bid?.kind !== "sealed") throw new Error("bids are not sealed");
  const envious: typeof bid = {
    ...bid,
    forbids(t, m, by, act) {
      const held = (hands(t) as number[][]).toSpliced(by, 1).flat();
      const isEven = held.reduce((sum, card) => sum + card, 0) % 2 === 0;
      return isEven ? game.refusals.phase : bid.forbids(t, m, by, act);
    },
  };
  const telling: SomeGame = { ...game, steps: { ...game.steps, bid: envious } };
  const offered = (t: State, viewer: Viewer): string =>
    canonicalJson(viewer === "public" ? [] : offers(telling, t, viewer));
  expect(pairs.some(({ t, twin, viewer }) => offered(t, viewer) !== offered(twin, viewer))).toBe(true);
});

test("a game that hides nothing has no twins", () => {
  expect(pairsOf(someGame(grid as AnyGame))).toEqual([]);
});
