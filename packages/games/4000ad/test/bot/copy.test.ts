import { Engine, seededDraws, seededUint32 } from "@starboard/kernel";
import { expect, test } from "vitest";
import { clone, copyOver } from "../../src/clone.ts";
import { game } from "../../src/game.ts";
import type { Shape4000 } from "../../src/shape.ts";

test.for([
  { "ad.players": 2, "ad.version": "alliances" },
  {
    "ad.players": 3,
    "ad.neutralDefence": "both",
    "ad.recruit": true,
    "ad.combat": "fortunes",
    "ad.buildAt": "anyBoth",
  },
])("a table written over another equals a clone at every act, and shares nothing with it", (chosen) => {
  const parsed = game.options.parse(chosen);
  if (!("ok" in parsed)) throw new Error("options");
  const engine = new Engine<Shape4000>(game, seededDraws(5));
  const word = seededUint32(6);
  const t = game.setup(parsed.ok);
  const over = game.setup(parsed.ok);
  engine.advance(t);
  for (let i = 0; i < 300 && engine.asking !== undefined; i++) {
    copyOver(t, over);
    expect(over).toEqual(t);
    const before = clone(over);
    engine.act(t, engine.asking, engine.moves[word() % engine.moves.length] as never);
    expect(over).toEqual(before);
  }
});
