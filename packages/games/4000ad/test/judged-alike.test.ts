import {
  type Aside,
  isRefusal,
  playAt,
  Position,
  positionAfter,
  seat,
  seededDraws,
  seededUint32,
  start,
} from "@starboard/kernel";
import { expect, test } from "vitest";
import { asides } from "../src/asides/index.ts";
import { CLAUSES } from "../src/acts.ts";
import { mapOf, starIndex } from "../src/data/map.ts";
import { game } from "../src/game.ts";
import type { Shape4000 } from "../src/shape.ts";
import type { State4000 } from "../src/state.ts";
import { options } from "./rules/scene.ts";
import { tinyMap } from "./rules/tiny.ts";

// Loans of all sizes and clauses, clauses of a joint arrival and agreements at a star are judged once for all of them. Here
// each is judged by itself, in positions of random matches with asides.

type AsideName = keyof typeof asides;

/** Calls `see` with every position of a random match in which a seat may take any offered act or aside. */
function playAtRandom(raw: object, seed: number, acts: number, see: (t: State4000) => void): void {
  const word = seededUint32(seed);
  const draw = seededDraws(seed);
  let position = positionAfter(game, start(game, options(raw), draw));
  const seats = game.seats(position.state);
  for (let n = 0; n < acts && position.state.flow.over === null; n++) {
    see(position.state);
    const open = Array.from({ length: seats }, (_, by) =>
      position.offers(seat(by)).flatMap(({ step, aside, offers }) =>
        // A match that is given up at random would be over at once.
        ["resign", "concede", "peace", "armistice"].includes(step)
          ? []
          : offers.filter(({ refusal }) => !refusal).map(({ act }) => ({ by: seat(by), step, act, aside })),
      ),
    ).flat();
    // Two of three acts go on with the game: there are many more asides.
    const moves = open.filter(({ aside }) => !aside);
    const among = word() % 3 < 2 || open.length === moves.length ? moves : open.filter(({ aside }) => aside);
    const move = among[word() % among.length];
    if (!move) throw new Error("nothing is legal");
    const played = playAt(position, move, draw);
    if (isRefusal(played)) throw new Error(played.code);
    position = positionAfter(game, played);
  }
}

const VERSIONS = [
  { "ad.players": 4, "ad.version": "alliances" },
  { "ad.players": 4, "ad.version": "alliances", "ad.map": tinyMap, "ad.conference.mode": "called" },
  { "ad.players": 4, "ad.version": "independents", "ad.secretAlliances": true, "ad.map": tinyMap },
];

test("what is offered as judged alike has the judgement that it has by itself", () => {
  const alike: Record<string, number> = {};
  VERSIONS.forEach((version, i) => {
    for (let match = 0; match < 4; match++)
      playAtRandom(version, 10 * i + match + 1, 250, (t) => {
        for (let by = 0; by < game.seats(t); by++) {
          for (const { step, aside, offers } of new Position(game, t).offers(seat(by))) {
            if (!aside) continue;
            const rules = asides[step as AsideName] as Aside<Shape4000>;
            rules.candidates(t, null, seat(by), (_act, same) => {
              if (same === true) alike[step] = (alike[step] ?? 0) + 1;
            });
            for (const { act, refusal } of offers) expect(refusal).toEqual(rules.forbids(t, null, seat(by), act));
          }
        }
      });
  });
  expect(Object.keys(alike).sort()).toEqual(["drawing", "jointArrival", "lend"]);
  for (const [name, count] of Object.entries(alike)) expect(count, name).toBeGreaterThan(100);
});

test("loans are offered by star, then by size, then by clause", () => {
  const seen: string[] = [];
  playAtRandom({ "ad.players": 4, "ad.version": "alliances" }, 5, 60, (t) => {
    for (let by = 0; by < 4; by++) {
      const offered = new Position(game, t).offers(seat(by)).find(({ step }) => step === "lend")?.offers ?? [];
      const loans = offered.filter(({ act }) => (act as never as { ships: number }).ships > 0);
      const groups = Map.groupBy(loans, ({ act }) => {
        const { from, to, star } = act as never as { from: number; to: number; star: string };
        return `${from} ${to} ${star}`;
      });
      for (const [key, list] of groups) {
        const [from, to, star = ""] = key.split(" ");
        const most = t.ships[starIndex(mapOf(t.options), star) * t.P + Number(from)] as number;
        const expected = [];
        for (let ships = 1; ships <= most; ships++)
          for (const drawing of CLAUSES)
            expected.push({
              act: { do: "lend", from: Number(from), to: Number(to), star, ships, ...(drawing && { drawing }) },
            });
        expect(list).toEqual(expected);
        seen.push(key);
      }
    }
  });
  expect(seen.length).toBeGreaterThan(20);
});
