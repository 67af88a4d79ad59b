import { Engine, seat, seededDraws, seededUint32 } from "@starboard/kernel";
import { expect, test } from "vitest";
import type { AsideActs } from "../../src/acts.ts";
import { drawing } from "../../src/asides/drawing.ts";
import { mapOf, starId } from "../../src/data/map.ts";
import { game } from "../../src/index.ts";

// Candidates are listed by a shortcut. It must leave out nothing that the rule allows for a star shared with another seat.

const MODES = ["first", "second", "alternate"] as const;

test("an agreement on a shared star is a candidate exactly where the rule allows it (AD-9.4.2)", () => {
  const read = game.options.parse({ "ad.players": 4, "ad.version": "alliances" });
  if ("bad" in read) throw new Error("the options are refused");
  const word = seededUint32(11);
  const engine = new Engine(game, seededDraws(12));
  const t = game.setup(read.ok);
  engine.advance(t);
  let allowed = 0;
  for (let n = 0; n < 900 && engine.asking !== undefined; n++) {
    if (n % 15 === 0)
      for (const by of [0, 1, 2, 3].map(seat)) {
        const offered: AsideActs["drawing"][] = [];
        drawing.candidates(t, null, by, (act) => void offered.push(act));
        const legal = offered.filter((act) => !drawing.forbids(t, null, by, act)).map((act) => JSON.stringify(act));
        const all: string[] = [];
        for (let from = 0; from < t.P; from++)
          for (let s = 0; s < t.S; s++) {
            const isWithOthers = t.seatOf.some((other, p) => other !== by && (t.ships[s * t.P + p] ?? 0) > 0);
            for (const mode of MODES)
              for (let starter = 0; starter < t.P && isWithOthers; starter++) {
                const act = { do: "drawing", from, star: starId(mapOf(t.options), s), mode, starter } as const;
                if (!drawing.forbids(t, null, by, act)) all.push(JSON.stringify(act));
              }
          }
        expect(legal.toSorted()).toEqual(all.toSorted());
        allowed += all.length;
      }
    engine.act(t, engine.asking, engine.moves[word() % engine.moves.length] as (typeof engine.moves)[number]);
  }
  expect(allowed).toBeGreaterThan(0);
});
