import { createBotEngine } from "@starboard/bots";
import { seededDraws, offers, question, type Seat, seat, start } from "@starboard/kernel";
import { expect, test } from "vitest";
import { bot } from "../src/bot/index.ts";
import { scriptedPolicy } from "../src/bot/scripted.ts";
import { game, type StateAx, text } from "../src/index.ts";

const parsed = (raw: object) => {
  const read = game.options.parse(raw);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return read.ok;
};
const think = (t: StateAx, by: Seat, iterations = 60, seed = 5) =>
  createBotEngine([bot as never]).think({
    game: game as never,
    options: t.options,
    view: game.view(t, by),
    seat: by,
    level: 5,
    seed,
    clock: () => 0,
    iterations,
  } as never);

function table(position: unknown, raw: object = {}): StateAx {
  const options = parsed(raw);
  const read = game.notation.read(position, options);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return start({ ...game, setup: () => read.ok }, options, seededDraws(3)).state;
}
const firing = (ships: readonly object[], cp: readonly [number, number] = [0, 0]) => ({
  turn: 2,
  phase: "firing",
  cp,
  ships,
});

/** Positions with one right answer. */
const SUITE: readonly (readonly [string, object, object])[] = [
  [
    "finishes a wounded giant rather than scratching a whole one",
    firing([
      { class: "tempest", side: 1, at: [20, 20], facing: "N" },
      { class: "emperor", side: 2, at: [20, 16], facing: "S", acted: true },
      { class: "emperor", side: 2, at: [21, 17], facing: "S", acted: true, hull: 4 },
    ]),
    { do: "fire", target: 2 },
  ],
  [
    "does not pulse its own fleet",
    firing([
      { class: "inferno", side: 1, at: [20, 20], facing: "N" },
      { class: "scorcher", side: 1, at: [20, 19], facing: "N", acted: true },
      { class: "scorcher", side: 1, at: [20, 21], facing: "N", acted: true },
      { class: "emperor", side: 2, at: [20, 17], facing: "S", acted: true },
    ]),
    { do: "fire", target: 3 },
  ],
  [
    "pulses a swarm",
    firing([
      { class: "inferno", side: 1, at: [20, 20], facing: "S" },
      { class: "scout", side: 2, at: [20, 19], facing: "N", acted: true, hull: 3 },
      { class: "scout", side: 2, at: [20, 18], facing: "N", acted: true, hull: 3 },
      { class: "scout", side: 2, at: [21, 19], facing: "N", acted: true, hull: 3 },
      { class: "scout", side: 2, at: [19, 19], facing: "N", acted: true, hull: 3 },
    ]),
    { do: "pulse" },
  ],
  [
    "fires at whoever will fire back, not at a ship that has fired",
    firing([
      { class: "victory", side: 1, at: [20, 20], facing: "N" },
      { class: "assassin", side: 2, at: [20, 16], facing: "S", hull: 5, stealth: "partial" },
      { class: "lancer", side: 2, at: [21, 17], facing: "S", acted: true },
    ]),
    { do: "fire", target: 1 },
  ],
];

test.for(SUITE)("%s", ([, position, wanted]) => {
  const t = table(position);
  expect(think(t, seat(0), 200)?.act).toMatchObject(wanted);
});

test("bots do not fire if only ships of their own side are in arc (AX-5.2)", () => {
  const t = table(
    firing([
      { class: "tempest", side: 1, at: [20, 20], facing: "N" },
      { class: "scout", side: 1, at: [20, 18], facing: "N", acted: true, hull: 1 },
      { class: "emperor", side: 2, at: [20, 38], facing: "S", acted: true },
    ]),
    { "ax.targets": "any" },
  );
  const offered = offers(game, t, seat(0)).flatMap((one) => one.offers.filter((offer) => !offer.refusal));
  expect(offered.map(({ act }) => act)).toContainEqual({ do: "fire", bank: "primary", target: 1 });
  expect(think(t, seat(0), 200)?.act).not.toMatchObject({ target: 1 });
  expect(scriptedPolicy(game.view(t, seat(0)), seat(0), 1)?.act).toEqual({ do: "done" });
});

test("Damage control saves a ship that would be lost", () => {
  const t = table({
    ...firing(
      [
        { class: "scout", side: 1, at: [20, 20], facing: "N" },
        { class: "nova", side: 2, at: [20, 18], facing: "S", acted: true, hull: 3 },
      ],
      [0, 2],
    ),
    wound: { ship: 1, damage: 5 },
    flow: {
      at: [1, 4],
      over: null,
      stack: [
        { step: "callFire", memo: {} },
        { step: "fire", memo: { ship: 0 } },
        {
          step: "strike",
          memo: {
            ship: 0,
            bank: "primary",
            pulse: false,
            targets: [1],
            next: 1,
            fireControl: false,
            gunnery: false,
            weapons: null,
            wounds: [],
          },
        },
        { step: "damage", memo: {} },
      ],
    },
  });
  expect(think(t, seat(1), 40)?.act).toEqual({ do: "damageControl" });
});

test("secrets of the opponent do not change a bot’s choice", () => {
  const ships = [
    { class: "nova", side: 1, at: [20, 20], facing: "N" },
    { class: "comet", side: 1, at: [18, 20], facing: "N" },
    { class: "comet", side: 1, at: [22, 20], facing: "N" },
    { class: "emperor", side: 2, at: [20, 12], facing: "S" },
  ];
  const carrying = (carrier: number) =>
    table({ turn: 2, phase: "movement", ships, goal: ["north", null], carrier }, { "ax.scenario": "ambassador" });
  const choices = [0, 1, 2].map((carrier) => {
    const t = carrying(carrier);
    expect(question(game, t)?.waiting).toEqual([1]);
    return think(t, seat(1));
  });
  expect(choices[1]).toEqual(choices[0]);
  expect(choices[2]).toEqual(choices[0]);
});

test("the same seed and iterations give the same act", () => {
  const t = table(SUITE[0]?.[1]);
  expect(think(t, seat(0))).toEqual(think(t, seat(0)));
});

test("every part of the evaluation has a sentence with its value", () => {
  const t = table(SUITE[0]?.[1]);
  const reasons = bot.explain({ ...t, cp: [3, 0] }, seat(0));
  expect(reasons.map(({ key }) => key)).toContain("anaxis.points");
  const speaking = { view: game.view(t, seat(0)), seat: () => "Ann", viewerSeat: null };
  for (const one of reasons) expect(text.reason?.(one, speaking)).toMatch(/^[A-Z].*\. \([+-][\d.]+\)$/);
});
