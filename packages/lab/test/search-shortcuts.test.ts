/** What the search leaves out to be fast, held against the long way: in every game the same acts and the same choices. */
import { expect, test } from "vitest";
import { type BotQuery, type BotSpec, createBotEngine, levelSettings } from "@starboard/bots";
import { type Act, Engine, type GameState, type Seat, seededDraws, seededUint32, type Shape } from "@starboard/kernel";
import { bots, botFor } from "@starboard/registry/bots";

const games = bots.map(({ game }) => (game as { readonly id: string }).id);

function setUp({ game }: BotSpec<Shape>): GameState {
  const parsed = game.options.parse({});
  if (!("ok" in parsed)) throw new Error("the defaults are not valid");
  return game.setup(parsed.ok);
}

/** Plays a random match and calls `look` at its questions. */
function atQuestions(
  id: string,
  acts: number,
  look: (spec: BotSpec<Shape>, t: GameState, engine: Engine<Shape>) => void,
) {
  const spec = botFor(id);
  if (!spec) throw new Error(`no bot for ${id}`);
  const random = seededUint32(23);
  const engine = new Engine(spec.game, seededDraws(5));
  const t = setUp(spec);
  engine.advance(t);
  for (let i = 0; i < acts && engine.asking !== undefined; i++) {
    look(spec, t, engine);
    engine.act(t, engine.asking, engine.moves[random() % engine.moves.length] as Act);
  }
}

test.each(games)("%s: acts listed on demand are those listed at once", (id) => {
  let asked = 0;
  let late: Engine<Shape> | null = null;
  let copy: GameState | null = null;
  let chosen: Act | null = null;
  const random = seededUint32(23);
  atQuestions(id, 150, (spec, t, engine) => {
    if (late === null) {
      late = new Engine(spec.game, seededDraws(5));
      late.listsOnDemand = true;
      copy = setUp(spec);
      late.advance(copy);
    } else late.act(copy as GameState, late.asking as Seat, chosen as Act);
    expect(late.asking).toBe(engine.asking);
    expect(late.isForced).toBe(engine.moves.length === 1);
    expect(late.moves).toEqual(engine.moves);
    for (const act of engine.moves) expect(late.allows(copy as GameState, act)).toBe(true);
    expect(late.moves).toEqual(engine.legal(t, engine.asking as Seat));
    chosen = engine.moves[random() % engine.moves.length] as Act;
    asked++;
  });
  expect(asked).toBeGreaterThan(20);
});

test.each(games)("%s: what a bot lists and names by itself is what the rules allow", (id) => {
  let asked = 0;
  atQuestions(id, 150, (spec, t, engine) => {
    const step = (t as GameState).flow.stack.at(-1)?.step as string;
    const acts = spec.legalActs?.(t as never, step, engine.asking as Seat);
    if (acts) expect(acts).toEqual(engine.moves);
    for (const act of acts ?? engine.moves) if (spec.actKey) expect(spec.actKey(act)).toBe(JSON.stringify(act));
    asked++;
  });
  expect(asked).toBeGreaterThan(20);
});

test.each(games)("%s: shortcuts of the search change no choice", (id) => {
  let compared = 0;
  atQuestions(id, 120, (spec, t, engine) => {
    const by = engine.asking as Seat;
    if (engine.moves.length < 2 || compared >= 12) return;
    const short = new Set([
      "priorIgnoresHidden",
      "copyInto",
      "legalActs",
      "actKey",
      "determinizer",
      "unlistedQuiescenceMove",
    ]);
    const long = Object.fromEntries(Object.entries(spec).filter(([name]) => !short.has(name))) as typeof spec;
    // Every state might be played on from, so that none of a leaf is kept; but each counts as quiet.
    // Nodes behind draws are kept, although they are never expanded.
    const slow: BotSpec<Shape> = {
      ...long,
      isQuiescent: (s) => spec.isQuiescent?.(s) ?? true,
      searchParams: (s) => {
        const params = spec.searchParams?.(s) ?? {};
        return params.minVisitsToExpand === Number.POSITIVE_INFINITY
          ? { ...params, minVisitsToExpand: Number.MAX_SAFE_INTEGER }
          : params;
      },
    };
    const ask: BotQuery<Shape> = {
      game: spec.game,
      options: (t as GameState & { readonly options: object }).options,
      view: spec.game.view(t as never, by),
      seat: by,
      level: 5,
      settings: levelSettings(5),
      seed: 7 + compared,
      clock: () => {
        throw new Error("no clock");
      },
      iterations: 40,
    };
    const [fast, plain] = [spec, slow].map((bot) => createBotEngine([bot as never]).think(ask));
    expect(fast?.act).toEqual(plain?.act);
    expect(fast?.variations.map(({ visitShare }) => visitShare)).toEqual(
      plain?.variations.map(({ visitShare }) => visitShare),
    );
    compared++;
  });
  expect(compared).toBeGreaterThan(5);
});
