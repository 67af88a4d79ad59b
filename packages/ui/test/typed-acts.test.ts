/**
 * Tests that the acts of a step keep their type on the way to the screen. Most of it is checked by the compiler: a line
 * marked `@ts-expect-error` that compiles is an error itself.
 */
import type { ShapeAx } from "@starboard/anaxis";
import type { Shape4000 } from "@starboard/4000ad";
import type { SampleShape } from "@starboard/sample";
import type { ShapeTW } from "@starboard/trekwar";
import type { ShapeWE } from "@starboard/warp-empires";
import type { Shape } from "@starboard/kernel";
import { type BoardProps, movesOf, offersOf, type PlannedMove } from "@starboard/ui";
import { expect, test } from "vitest";

/** Records what is chosen. */
function boardOf<G extends Shape>(): Pick<BoardProps<G>, "choose" | "whyNot"> & { readonly chosen: unknown[] } {
  const chosen: unknown[] = [];
  return { chosen, choose: (step, act) => void chosen.push([step, act]), whyNot: () => undefined };
}

test("an act of another step does not compile, in any game", () => {
  const sample = boardOf<SampleShape>();
  sample.choose("raid", { do: "pass" });
  // @ts-expect-error -- a bid does not answer the question whether to raid
  sample.choose("raid", { do: "bid", card: 3 });
  // @ts-expect-error -- an automatic step asks nobody
  sample.choose("award", { do: "pass" });
  // @ts-expect-error -- there is no such step
  sample.choose("board", { do: "pass" });
  sample.choose("home", { do: "call" });

  const anaxis = boardOf<ShapeAx>();
  anaxis.choose("declare", { do: "evade" });
  // @ts-expect-error -- a step of a move is no declaration
  anaxis.choose("declare", { do: "forward" });
  // @ts-expect-error -- a ship is named by its number
  anaxis.choose("selectMove", { do: "activate", ship: "leviathan" });

  const ad = boardOf<Shape4000>();
  ad.choose("depart", { do: "muster", from: "vega" });
  // @ts-expect-error -- a departure names its star
  ad.choose("depart", { do: "muster" });
  // @ts-expect-error -- ships come out where they arrive, not where they depart
  ad.whyNot("depart", { do: "emerge", star: "vega", mode: "occupy", warps: [0] });

  const trekwar = boardOf<ShapeTW>();
  trekwar.choose("commit", { do: "surrender" });
  // @ts-expect-error -- resignation is an aside of its own
  trekwar.choose("commit", { do: "resign" });

  const warp = boardOf<ShapeWE>();
  warp.choose("answerMove", { do: "pass" });
  // @ts-expect-error -- a window is answered with a card or a pass
  warp.choose("answerMove", { do: "roll" });
  expect(sample.chosen).toHaveLength(5);
});

test("comparing the step tells which acts an offer holds", () => {
  const offers: BoardProps<SampleShape>["offers"] = [
    { step: "bid", rule: "SMP-4.1", aside: false, offers: [{ act: { do: "bid", card: 4 } }] },
    { step: "leave", rule: "SMP-8.1", aside: true, offers: [{ act: { do: "leave" } }] },
  ];
  const cards = offers.flatMap((one) => (one.step === "bid" ? one.offers.map(({ act }) => act.card) : []));
  expect(cards).toEqual([4]);
  // @ts-expect-error -- not every act has a card
  expect(offers.map((one) => one.offers[0]?.act.card)).toEqual([4, undefined]);
  const found = offersOf<SampleShape>()(offers, "bid");
  expect(found.map(({ act }) => act.card)).toEqual([4]);
  expect(offersOf<SampleShape>()(offers, "raid")).toEqual([]);
});

test("a planned move pairs a step with one of its acts", () => {
  const moveAt = movesOf<SampleShape>();
  const move: PlannedMove<SampleShape> = moveAt("pick", { do: "pick", wreck: 1 });
  expect(move).toEqual({ step: "pick", act: { do: "pick", wreck: 1 } });
  // @ts-expect-error -- a wreck is picked, not bid
  moveAt("pick", { do: "bid", card: 1 });
  // @ts-expect-error -- the pair must fit
  const wrong: PlannedMove<SampleShape> = { step: "pick", act: { do: "raid" } };
  expect(wrong.step).toBe("pick");
});
