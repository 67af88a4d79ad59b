/** The first act of a question is judged by itself, also in a game that offers it as judged like the one before. */
import { offers, seat, seededDraws, start } from "@starboard/kernel";
import { game } from "@starboard/sample";
import { expect, test } from "vitest";

test("a game cannot have the first act of a question judged like one of another question", () => {
  const options = game.options.parse({});
  if (!("ok" in options)) throw new Error("the sample has options");
  const { state } = start(game, options.ok, seededDraws(1));
  const asking = { ...game.steps } as Record<string, object>;
  for (const [name, step] of Object.entries(game.steps))
    if ("candidates" in step) {
      const { candidates } = step as { candidates: (t: never, m: never, by: never, offer: unknown) => void };
      asking[name] = {
        ...step,
        candidates(t: never, m: never, by: never, offer: (act: object, judgedAlike?: boolean) => void) {
          let isFirst = true;
          candidates(t, m, by, (act: object) => {
            offer(act, isFirst);
            isFirst = false;
          });
        },
        // The first act of the sample is legal; here no act is.
        forbids: () => ({ rule: "SMP-1.1", code: "SMP_NOT_HELD" }),
      };
    }
  const strict = { ...game, steps: asking } as never as typeof game;
  const asked = [0, 1].flatMap((by) => offers(strict, state, seat(by))).filter(({ aside }) => !aside);
  expect(asked.length).toBeGreaterThan(0);
  for (const one of asked) expect(one.offers[0]?.refusal?.code).toBe("SMP_NOT_HELD");
});
