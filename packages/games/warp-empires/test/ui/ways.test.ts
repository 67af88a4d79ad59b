/** Holds the reach of groups, and the arrivals shown beside a territory, against moves that are played step by step. */
import { random } from "@starboard/conformance";
import { type Act, Engine, isRefusal, offers, play, question, type Seat, seededDraws } from "@starboard/kernel";
import { expect, test } from "vitest";
import { groupWays } from "../../src/calc/ways.ts";
import { game } from "../../src/game.ts";
import { compiledModuleOf } from "../../src/match-setup.ts";
import type { ShapeWE } from "../../src/shape.ts";
import { MOVED, NONE, type StateWE } from "../../src/state.ts";
import { type Props, tableOf } from "../../src/ui/model/table.ts";
import { arrivalsAt } from "../../src/ui/threat/arrivals.ts";

const noDraw = (): never => {
  throw new Error("forming a group draws nothing");
};

function act(t: StateWE, by: Seat, done: Act): StateWE | null {
  const played = play(game, t, { by, step: "group", act: done }, noDraw);
  return isRefusal(played) ? null : played.state;
}
const legal = (t: StateWE, by: Seat, kind: string): Act[] =>
  (offers(game, t, by).find(({ step }) => step === "group")?.offers ?? [])
    .filter((one) => !one.refusal && one.act.do === kind)
    .map((one) => one.act as Act);

/** Spaces of the shortest move to every territory, found by playing all moves of the lifted group. */
function playedWays(t: StateWE, by: Seat): Map<number, number> {
  const compiled = compiledModuleOf(t.options);
  const found = new Map<number, number>();
  const walk = (now: StateWE): void => {
    for (const step of legal(now, by, "step")) {
      const next = act(now, by, step);
      const march = next?.marches.at(-1);
      if (!next || !march) throw new Error("a legal step is refused");
      const to = compiled.numberOf.get((step as Act & { to: string }).to) as number;
      found.set(to, Math.min(found.get(to) ?? Infinity, march.path.length));
      walk(next);
    }
  };
  walk(t);
  return found;
}

/** Calls `each` in every position of random matches in which a seat is about to form a group. */
function everyGroup(options: object, seed: number, most: number, each: (t: StateWE, by: Seat) => void): void {
  const parsed = game.options.parse(options);
  if ("bad" in parsed) throw new Error(JSON.stringify(parsed.bad));
  const engine = new Engine<ShapeWE>(game, seededDraws(seed));
  const chance = random(seed);
  const t = game.setup(parsed.ok);
  engine.advance(t);
  for (let i = 0; engine.asking !== undefined && i < most; i++) {
    const by = engine.asking;
    const forming = t.marches.at(-1);
    if (t.flow.stack.at(-1)?.step === "group" && forming?.from === NONE && question(game, t)) each(t, by);
    engine.act(t, by, engine.moves[chance.below(engine.moves.length)] as (typeof engine.moves)[number]);
  }
}

const MATCHES = [
  { name: "Star Trek, four seats", options: { players: 4 }, seed: 2 },
  { name: "proving ground, two seats", options: { map: "proving-ground", players: 2 }, seed: 3 },
];

test.for(MATCHES)(
  "the reach of a group is what its moves reach, with the shortest paths: $name",
  ({ options, seed }) => {
    let groups = 0;
    let territories = 0;
    everyGroup(options, seed, 1500, (t, by) => {
      const compiled = compiledModuleOf(t.options);
      for (const lift of [...legal(t, by, "lift"), ...legal(t, by, "liftAll")]) {
        const lifted = act(t, by, lift);
        const march = lifted?.marches.at(-1);
        if (!lifted || !march) continue;
        const ways = groupWays(lifted, compiled, by, march.from, march.units);
        const expected = playedWays(lifted, by);
        expect(new Map([...ways].map(([to, { path }]) => [to, path.length]))).toEqual(new Map(expected));
        groups++;
        territories += ways.size;
      }
    });
    expect(groups).toBeGreaterThan(40);
    expect(territories).toBeGreaterThan(150);
  },
);

test("what the card of a territory says to be one move away can come in one move, and nothing else can", () => {
  let compared = 0;
  everyGroup({ players: 4 }, 6, 2500, (t, by) => {
    if (compared > 150) return;
    const compiled = compiledModuleOf(t.options);
    const reader = t.order.find((seat) => seat !== by && t.alive[seat] === 1) as Seat;
    const view = game.view(t, reader);
    const props = { view, viewer: reader, offers: [], seats: [] } as unknown as Props;
    const table = tableOf(props);
    for (let from = 0; from < compiled.T; from++) {
      const stack = t.stacks[from * compiled.N + by] as number[];
      const shown = view.territories[from]?.stacks.find(({ seat }) => seat === by);
      // A reader who has not seen all units, or units that have moved already, cannot be compared with this phase.
      if (!shown || stack.length !== 1 || stack.some((unit) => (unit & MOVED) !== 0)) continue;
      const reached = new Set<number>();
      for (const lift of legal(t, by, "lift").filter(
        (one) => (one as Act & { at: string }).at === compiled.ids[from],
      )) {
        const lifted = act(t, by, lift);
        if (lifted) for (const to of playedWays(lifted, by).keys()) reached.add(to);
      }
      const said = compiled.ids.flatMap((_, at) =>
        arrivalsAt(table, at).some((one) => one.seat === by && one.from === from && one.moves === 1) ? [at] : [],
      );
      expect(said, compiled.ids[from]).toEqual([...reached].toSorted((a, b) => a - b));
      compared++;
    }
  });
  expect(compared).toBeGreaterThan(30);
});
