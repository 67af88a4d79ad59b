/** What the races of Warp Empires are worth to bots follows from the stored matches. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { factionStrengths } from "../factions.mjs";

test("the strengths in use are those that the stored matches have", () => {
  const { weights } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../packages/games/warp-empires/src/bot/weights.json"), "utf8"),
  ) as { readonly weights: { readonly factions: Record<string, unknown> } };
  const strengths = factionStrengths();
  expect(weights.factions).toEqual({ "star-trek": strengths });
  expect(Object.keys(strengths)).toEqual(["2", "3", "4", "5", "6"]);
  for (const races of Object.values(strengths)) expect(Math.max(...Object.values(races))).toBe(races["klingon"]);
});
