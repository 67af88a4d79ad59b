import type { Act, Seat, Shape } from "@starboard/kernel";
import { expect, test } from "vitest";
import { actLabelsOf, type ActTexts, promptsOf, type PromptTexts, type TextContext } from "../src/index.ts";

interface Lift extends Act {
  do: "lift";
  n: number;
}
interface Tiny extends Shape {
  view: { left: number };
  steps: { deal: { memo: object; act: never }; lift: { memo: object; act: Lift } };
  asides: { leave: Act };
}

const prompts: PromptTexts<Tiny> = { lift: ({ view }) => `Lift one of ${view.left}.` };
const acts: ActTexts<Tiny> = { lift: ({ n }) => `Lift ${n}`, leave: () => "Leave" };
const context = (viewerSeat: number | null): TextContext<{ left: number }> => ({
  view: { left: 3 },
  seat: (by) => `Seat ${by}`,
  viewerSeat: viewerSeat as Seat | null,
});
const prompt = promptsOf<Tiny>(prompts, (asked) => `Waiting for ${asked.join()}.`);

test("the seat that is asked reads the sentence of the step, others read for whom the match waits", () => {
  expect(prompt("lift", [1 as Seat], context(1))).toBe("Lift one of 3.");
  expect(prompt("lift", [1 as Seat], context(0))).toBe("Waiting for 1.");
  expect(prompt("lift", [1 as Seat], context(null))).toBe("Waiting for 1.");
});

test("an act is named by the step or the aside that it answers; a step that is not known has no text", () => {
  const act = actLabelsOf<Tiny>(acts);
  expect(act("lift", { do: "lift", n: 2 } as Lift, context(0))).toBe("Lift 2");
  expect(act("leave", { do: "leave" }, context(0))).toBe("Leave");
  expect(act("lower", { do: "lower" }, context(0))).toBe("");
  expect(prompt("lower", [0 as Seat], context(0))).toBe("");
});

test("a step or an aside without its text does not compile", () => {
  // @ts-expect-error the text of `leave` is missing
  const missing: ActTexts<Tiny> = { lift: () => "Lift" };
  // @ts-expect-error nobody is asked at `deal`
  const more: PromptTexts<Tiny> = { lift: () => "Lift.", deal: () => "Deal." };
  expect([missing, more]).toHaveLength(2);
});
