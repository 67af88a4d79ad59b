import { digest, Engine, seededDraws, seededUint32, offers, type Seat } from "@starboard/kernel";
import { describe, expect, it } from "vitest";
import { game } from "../../src/game.ts";
import type { State4000 } from "../../src/state.ts";
import { options } from "./scene.ts";
import { tinyMap } from "./tiny.ts";

const PRESETS = game.options.presets;
const VERSIONS = [
  { "ad.players": 2 },
  { "ad.players": 4 },
  { "ad.players": 2, "ad.version": "independents" },
  { "ad.players": 3 },
  { "ad.players": 4, "ad.version": "independents" },
];
/** Asides that end the game early. They are left out so that matches last. */
const ENDINGS = ["concede", "resign", "peace", "armistice"];

function broken(t: State4000, before: State4000): string | undefined {
  for (const invariant of game.invariants) {
    const violation = invariant.violation(t, before);
    if (violation !== undefined) return `${invariant.name}: ${violation}`;
  }
  return undefined;
}

function sameWritten(t: State4000): boolean {
  const read = game.notation.read(JSON.parse(JSON.stringify(game.notation.write(t))), t.options);
  return "ok" in read && digest(read.ok) === digest(t);
}

/** Plays at random with occasional asides and checks every invariant after every act. Returns the kinds of facts. */
function random(raw: object, seed: number, cap: number, asides: number): Set<string> {
  const word = seededUint32(seed);
  const below = (n: number): number => word() % n;
  const kinds = new Set<string>();
  const t = game.setup(options(raw));
  const engine = new Engine(game, seededDraws(seed), (fact) => kinds.add(fact.is));
  engine.advance(t);
  for (let n = 0; n < cap && t.flow.over === null; n++) {
    const before = game.clone(t);
    const by = t.seatOf[below(t.P)] as Seat;
    const list =
      below(100) < asides
        ? offers(game, t, by).filter((o) => o.aside && !ENDINGS.includes(o.step) && o.offers.some((a) => !a.refusal))
        : [];
    const aside = list[below(list.length || 1)];
    if (aside) {
      const legal = aside.offers.filter((a) => !a.refusal);
      const act = legal[below(legal.length)]?.act;
      if (act) engine.aside(t, by, aside.step, act);
    } else {
      const move = engine.moves[below(engine.moves.length)];
      if (move) engine.act(t, engine.asking as Seat, move);
    }
    const violation = broken(t, before);
    if (violation) throw new Error(`seed ${seed}, act ${n}: ${violation}`);
    if (n % 7 === 0) {
      if (digest(game.clone(t)) !== digest(t)) throw new Error(`seed ${seed}, act ${n}: the copy differs`);
      if (!sameWritten(t)) throw new Error(`seed ${seed}, act ${n}: written down, it reads otherwise`);
    }
  }
  if (t.flow.over) kinds.add("over");
  return kinds;
}

describe("random play keeps every invariant", () => {
  const tables = VERSIONS.flatMap((version) =>
    PRESETS.map(({ id, set }) => [id, { ...version, ...set, "ad.turnLimit": 20 }] as const),
  );
  it.each(tables)("%s %j", (_preset, raw) => {
    expect(random(raw, 11, 3000, 5)).toContain("over");
  });

  it("reaches the rare facts on a small map", () => {
    const kinds = new Set<string>();
    const raws = [
      { "ad.players": 4, "ad.version": "independents", "ad.secretAlliances": true, "ad.conference.mode": "called" },
      {
        "ad.players": 4,
        "ad.version": "independents",
        "ad.secretAlliances": true,
        "ad.standoff": "bothFall",
        "ad.combat": "fortunes",
        "ad.buildAt": "anyBoth",
        "ad.forcedArrival": "anywhere",
        "ad.neutralDefence": "any",
        "ad.recruit": true,
      },
      { "ad.players": 4, "ad.winRegain": true, "ad.combat": "fortunes", "ad.homes": "random", "ad.compensation": 1 },
    ];
    for (const raw of raws)
      for (let seed = 0; seed < 20; seed++)
        for (const is of random({ ...raw, "ad.map": tinyMap, "ad.turnLimit": 30 }, seed, 1200, 20)) kinds.add(is);
    for (const is of [
      "homeTossed",
      "neutralsPlaced",
      "compensated",
      "recruitRolled",
      "retreated",
      "foughtOn",
      "overshot",
      "derelictsTaken",
      "homeRegained",
      "standOff",
      "withdrawalOffered",
      "withdrawalAnswered",
      "treatyKept",
      "eliminated",
      "surrendered",
      "forcedOut",
      "allied",
      "allianceKnown",
      "allianceEnded",
      "lent",
      "takenAlong",
      "drawingAgreed",
      "conference",
    ])
      expect(kinds).toContain(is);
  });
});
