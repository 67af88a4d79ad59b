import { seededDraws, isRefusal, offers, play, question, seat, start, whyNot } from "@starboard/kernel";
import { colOf, hexAt, hexDistance, rowOf } from "@starboard/kit";
import { describe, expect, test } from "vitest";
import { game, SCENARIOS, type StateAx, type Zone } from "../src/index.ts";

/** Border Skirmish with other zones for the two sides. */
function bordered(first: Zone, second: Zone, order: readonly string[], raw: object = {}): StateAx {
  const border = SCENARIOS.find((scenario) => scenario.id === "border") as (typeof SCENARIOS)[number];
  const [one, two] = border.sides;
  const sides = [
    { ...one, zone: first },
    { ...two, zone: second },
  ];
  const read = game.options.parse({ ...raw, "ax.ownScenario": { ...border, id: "own", name: "Own", sides, order } });
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return start(game, read.ok, seededDraws(1)).state;
}

const answers = (t: StateAx) =>
  offers(game, t, seat(question(game, t)?.waiting[0] as number)).filter((o) => !o.aside)[0]?.offers ?? [];
const places = (t: StateAx) => answers(t).filter((offer) => !offer.refusal && offer.act.do === "put");

/** Deploys the side that is asked on the hexes that `choose` picks, and confirms. */
function deployed(
  from: StateAx,
  choose: (hexes: readonly { q: number; r: number }[]) => { q: number; r: number },
): StateAx {
  let t = from;
  const by = seat(question(game, t)?.waiting[0] as number);
  for (;;) {
    const put = places(t).map((offer) => offer.act as unknown as { do: string; ship: number; q: number; r: number });
    const hex = put.length > 0 ? choose(put) : undefined;
    const act = put.find(({ q, r }) => q === hex?.q && r === hex?.r) ?? { do: "confirm" };
    const played = play(game, t, { by, step: "deploy", act }, seededDraws(1));
    if (isRefusal(played)) throw new Error(played.code);
    t = played.state;
    if (act.do === "confirm") return t;
  }
}
const first = <T>(list: readonly T[]): T => list[0] as T;
const last = <T>(list: readonly T[]): T => list.at(-1) as T;

/** Returns the refusal of a hex for a seat, or undefined. */
const answerAt = (t: StateAx, q: number, r: number) =>
  whyNot(game, t, { by: seat(1), step: "deploy", act: { do: "put", ship: 4, q, r } });

describe("a zone apart from an enemy that deploys in secret (AX-9.5, AX-12.1)", () => {
  const NORTH: Zone = { kind: "edge", edge: "north", within: 10 };
  const APART: Zone = { kind: "apart", fromEnemy: 20 };

  test("offers and refusals are the same wherever the hidden ships stand", () => {
    const t = bordered(NORTH, APART, ["both.deploy"]);
    const [west, east] = [deployed(t, first), deployed(t, last)];
    expect([west.q[0], west.r[0]]).not.toEqual([east.q[0], east.r[0]]);
    expect(game.view(west, seat(1))).toEqual(game.view(east, seat(1)));
    expect(answers(west)).toEqual(answers(east));
    for (let col = 0; col < 41; col += 5)
      for (let row = 0; row < 41; row++) {
        const { q, r } = hexAt(col, row);
        expect(answerAt(west, q, r)).toEqual(answerAt(east, q, r));
      }
  });

  test("the distance holds for every hex where an enemy may stand", () => {
    const t = deployed(bordered(NORTH, APART, ["both.deploy"]), first);
    const offered = places(t).map((offer) => offer.act as unknown as { q: number; r: number });
    expect(offered.length).toBeGreaterThan(100);
    expect(Math.min(...offered.map(({ q, r }) => rowOf(q, r)))).toBe(30);
    for (const { q, r } of offered)
      for (let col = 0; col < 41; col++) {
        const { q: enemyQ, r: enemyR } = hexAt(col, 10);
        expect(hexDistance(q, r, enemyQ, enemyR)).toBeGreaterThanOrEqual(20);
      }
    expect(answerAt(t, 20, 10)).toMatchObject({ code: "AX_DEPLOY_TOO_CLOSE", about: { need: 20, hidden: true } });
  });

  test("if both keep apart, or the enemy may stand anywhere, no hex is refused", () => {
    const t = bordered(APART, APART, ["both.deploy"]);
    expect(places(t)).toHaveLength(41 * 41);
    expect(places(deployed(t, first))).toHaveLength(41 * 41);
  });

  test.for([
    ["one side after the other", ["0.deploy", "1.deploy"], {}],
    ["ship by ship", ["both.deploy"], { "ax.deployment": "alternate" }],
  ] as const)("in the open, %s, it is measured from the ships", ([, order, raw]) => {
    let t = bordered(NORTH, APART, order, raw);
    if (question(game, t)?.waiting[0] === 1) t = deployed(t, first);
    t = deployed(t, first);
    const enemies = t.kind.map((_, s) => s).filter((s) => t.side[s] === 0 && t.placed[s] === 1);
    expect(enemies.length).toBeGreaterThan(0);
    const nearest = (q: number, r: number) =>
      Math.min(...enemies.map((s) => hexDistance(q, r, t.q[s] as number, t.r[s] as number)));
    const offered = places(t).map((offer) => offer.act as unknown as { q: number; r: number });
    expect(offered.every(({ q, r }) => nearest(q, r) >= 20)).toBe(true);
    expect(offered.some(({ q }) => colOf(q) === 40)).toBe(true);
    expect(offered.some(({ q, r }) => rowOf(q, r) === 0)).toBe(true);
  });
});
