import { gameEntries } from "@starboard/registry";
import { seat, start } from "@starboard/kernel";
import { orderInput } from "@starboard/wire/orders";
import { describe, expect, test } from "vitest";
import { answerableSteps } from "../src/online/orders/answerable-steps.ts";

/** Short answers that players of each game leave as orders. */
const WANTED: Readonly<Record<string, readonly object[]>> = {
  "4000ad": [
    { step: "depart", act: { do: "stay" }, complete: true },
    { step: "retreat", act: { do: "fightOn" }, complete: true },
    { step: "answer", act: { do: "answer", say: "decline" }, complete: false },
  ],
  trekwar: [{ step: "lastDraw", act: { do: "end" }, complete: true }],
  anaxis: [
    { step: "window", act: { do: "pass" }, complete: true },
    { step: "damage", act: { do: "accept" }, complete: true },
    { step: "move", act: { do: "forward" }, complete: true },
  ],
  "warp-empires": [
    { step: "answerMove", act: { do: "pass" }, complete: true },
    { step: "hull", act: { do: "pass" }, complete: true },
  ],
};

describe.for(gameEntries.filter(({ game }) => game.id in WANTED))("orders of $game.id", ({ game, text }) => {
  const known = answerableSteps(game);
  test("are found from the schemas of the acts", () => {
    for (const wanted of WANTED[game.id] ?? [])
      expect(
        known.some((one) => expectedIn(one, wanted)),
        JSON.stringify(wanted),
      ).toBe(true);
  });
  test("match the host's schema, and complete ones match the game's schema", () => {
    expect(known.length).toBeGreaterThan(0);
    const steps = { ...(game.asides as object), ...(game.steps as object) } as Record<
      string,
      { readonly schema: { safeParse(raw: unknown): { success: boolean } } }
    >;
    for (const { step, act, complete } of known) {
      expect(orderInput.safeParse({ is: "answer", step, act, once: false }).success).toBe(true);
      expect(steps[step]?.schema.safeParse(act).success, `${step} ${JSON.stringify(act)}`).toBe(complete);
    }
  });
  test("never resign", () => {
    const parsed = game.options.parse({});
    if ("bad" in parsed) throw new Error(text.title);
    let count = 0;
    const drawn = (sides: number, times: number): number[] =>
      Array.from({ length: times }, () => 1 + (((count++ * 7919) % 104_729) % sides));
    const { state } = start(game, parsed.ok, drawn);
    const step = game.resign?.(state, seat(0))?.step;
    expect(known.filter((one) => one.step === step)).toEqual([]);
  });
});

function expectedIn(one: object, wanted: object): boolean {
  return Object.entries(wanted).every(
    ([name, value]) => JSON.stringify((one as Record<string, unknown>)[name]) === JSON.stringify(value),
  );
}
