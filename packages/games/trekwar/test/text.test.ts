/** Texts, rules and data agree. */
import { readRules } from "@starboard/kit";
import { describe, expect, test } from "vitest";
import { cardText, OPERATIONS, ruleOf, STANDARD_CARDS, traitsOf, text as words } from "../src/index.ts";
import { rules } from "../src/rules.gen.ts";
import { OPTIONS } from "../src/text/en/options.ts";
import type { ReasonCode } from "../src/reasons.ts";
import { STANDARD } from "../src/option-table.ts";

const nameOf = (id: string): string => STANDARD_CARDS.find((c) => c.id === id)?.name ?? id;
const text = (id: string): string => {
  const card = STANDARD_CARDS.find((c) => c.id === id);
  return card ? cardText(card, nameOf) : "";
};

test.for([
  ["FU02", "Matches any enemy Attack of Force 6 or more, whatever its own Force."],
  ["FU04", "When played: look at the enemy Hand."],
  ["FU10", "When played: you may draw cards until you hold 7."],
  ["FM01", "+1 in both Battlegrounds while your Unit is Klingon or Romulan."],
  ["FM02", "On the Surface your Unit matches any enemy Attack."],
  ["FM04", "May only support a Klingon or Romulan Unit or the Federation Defiant Class."],
  ["FC04", "+2 Space, +1 Surface while your Unit is Klingon."],
  ["FE01", "Discard 1 enemy Command of your choice."],
  ["FE02", "The Battleground changes to Surface for the rest of the Fight (only in a Space Fight)."],
  ["FE03", "Take 1 Klingon or Romulan Unit from your Deck Pile into your Hand, show it, then shuffle."],
  ["DU08", "The enemy may not play Events, Maneuvers or Commands."],
  ["DU12", "When played: take 1 ship from your Discard Pile into your Hand."],
  ["DU14", "When played: the current enemy Unit and the next enemy Unit of this Fight are ignored."],
  ["DM02", "The enemy’s Force is reduced: −3 Space, −1 Surface."],
  ["DE01", "This Turn you may play up to 2 extra Commands. You may draw cards until you hold 8."],
  ["DE02", "Take up to 2 Jem'Hadar Units from your Discard Pile into your Hand."],
] as const)("the text of %s (TW-F.1, TW-F.2)", ([id, expected]) => {
  expect(text(id)).toBe(expected);
});

test("every card with an effect has a text and a trait, other cards have none", () => {
  for (const card of STANDARD_CARDS) {
    expect(cardText(card, nameOf) !== "", card.id).toBe(card.effects.length > 0);
    if (card.effects.some((e) => e.op !== "requiresUnit"))
      expect(Math.max(...Object.values(traitsOf(card))), card.id).toBeGreaterThan(0);
  }
});

describe("rules.md", () => {
  const known = readRules(rules);

  test("has a paragraph for every operation", () => {
    for (const op of Object.keys(OPERATIONS)) expect(known.has(ruleOf(op as never)), op).toBe(true);
  });

  test("lists every card as in the data (TW-G.1)", () => {
    for (const c of STANDARD_CARDS) {
      const row = new RegExp(`^\\| ${c.id} \\|(.*)\\|$`, "m").exec(rules)?.[1] ?? "";
      const [name, type, space, surface, symbols, effect, bolts, copies] = row.split("|").map((cell) => cell.trim());
      const force = (n: number, field: "space" | "surface"): string =>
        c.type === "Event" ? "–" : `${n}${c.sheet.includes(field) ? " S" : ""}`;
      expect([name?.replace(/ S$/, ""), space, surface, bolts, copies]).toEqual([
        c.name,
        force(c.space, "space"),
        force(c.surface, "surface"),
        String(c.bolts),
        String(c.copies),
      ]);
      expect(type).toContain(c.race === null ? c.type : `${c.race} ${c.kind}`);
      expect(symbols === "–").toBe(c.symbols.length === 0);
      expect([...(effect ?? "").matchAll(/`(\w+)`/g)].map((m) => m[1])).toEqual(c.effects.map((e) => e.op));
    }
  });

  test("lists every option and every refusal (TW-14, TW-I.1)", () => {
    for (const id of Object.keys(STANDARD)) expect(rules, id).toMatch(new RegExp(`\`${id}\``));
    expect(Object.keys(OPTIONS).sort()).toEqual(Object.keys(STANDARD).sort());
    const listed = [...rules.matchAll(/^\| `(TW_[A-Z_]+)` \|.*\| (TW-[\w.]+) \|$/gm)];
    const about = { card: "FU01", unit: "FU05", stage: "initial", battleground: "space" };
    const context = { view: { options: STANDARD } as never, seat: String, viewerSeat: null };
    for (const [, code, rule] of listed) {
      expect(known.has(rule as never), code).toBe(true);
      const sentence = words.refusal({ rule: rule as never, code: code as ReasonCode, about }, context);
      expect(sentence).not.toBe(code);
    }
    expect(listed).toHaveLength(38);
  });
});
