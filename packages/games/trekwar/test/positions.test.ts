/** Invalid positions are refused with the path of the field (TW-N.1). */
import { expect, test } from "vitest";
import { game } from "../src/index.ts";
import { optionsOf } from "./states.ts";

const turn = { step: "initial", active: "federation", ground: "space", federation: { hand: "FU05" } };

test.for([
  ["step form", { step: "dance" }],
  ["ground missing", { ...turn, ground: undefined }],
  ["loser missing", { step: "attack", sectors: "C:F" }],
  ["loser too_early", { ...turn, loser: "dominion" }],
  ["sectors no_border", { step: "attack", loser: "dominion", sectors: "C:F UL:F CL:F LL:F" }],
  ["sectors sector", { ...turn, sectors: "XX:F" }],
  ["from sector", { ...turn, from: "Q" }],
  ["step no_unit", { step: "open", federation: { hand: "FM01" } }],
  ["by nothing_to_exchange", { step: "exchange", federation: { hand: "FU05", deck: "", discard: "..." } }],
  ["choice missing", { ...turn, step: "choose" }],
  [
    "choice.effect no_choice",
    { ...turn, step: "choose", choice: { during: "initial", by: "federation", cards: "FU05", card: 0, effect: 0 } },
  ],
  ["federation.hand card", { ...turn, federation: { hand: "DU05" } }],
  ["federation.hand twice", { ...turn, federation: { hand: "FU05 FU05" } }],
  ["federation.deck rest", { ...turn, federation: { hand: "FU05", deck: "FU06" } }],
  ["federation.units card", { ...turn, federation: { units: "FU05!ZZ" } }],
  [" law", { ...turn, federation: { hand: "FU05", known: "FU06" } }],
  [" law", { ...turn, fight: 2 }],
] as const)("%s", ([fault, position]) => {
  const read = game.notation.read(JSON.parse(JSON.stringify(position)), optionsOf());
  const found = "bad" in read ? read.bad.map((e) => `${e.at} ${String(e.about?.["problem"])}`) : [];
  expect(found).toContain(fault === "step form" ? "step invalid_value" : fault);
});
