import { BAD_FORM, type Fact, seededDraws, seededUint32, NOT_OFFERED, Engine, seat } from "@starboard/kernel";
import { expect, test } from "vitest";
import { game, text } from "../src/index.ts";
import { RULE_OF } from "../src/refusals.ts";

const contextOf = (t: ReturnType<typeof game.setup>, reader: number | null) => ({
  view: game.view(t, reader === null ? "public" : seat(reader)),
  seat: (by: number) => ["Ann", "Ben"][by] ?? "?",
  viewerSeat: reader === null ? null : seat(reader),
});
const options = (raw: object) => {
  const read = game.options.parse(raw);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return read.ok;
};
const bad = /undefined|NaN|\[object|null/;

test.for(["border", "ambassador", "surgical", "minefield", "skirmish"])(
  "a whole match of %s has texts for all facts and acts",
  (scenario) => {
    const t = game.setup(options({ "ax.scenario": scenario, "ax.turnLimit": 4 }));
    const facts: Fact[] = [];
    const engine = new Engine(game, seededDraws(4), (fact) => facts.push(fact));
    const word = seededUint32(9);
    engine.advance(t);
    for (let i = 0; engine.asking !== undefined && i < 900; i++) {
      const step = t.flow.stack.at(-1)?.step ?? "";
      const mine = text.prompt(step, [engine.asking], contextOf(t, engine.asking) as never);
      const theirs = text.prompt(step, [engine.asking], contextOf(t, null) as never);
      expect(mine).toMatch(/^[A-Z].+[.?]$/);
      expect(theirs).toMatch(/^[A-Z].+\.$/);
      const act = engine.moves[word() % engine.moves.length];
      if (!act) break;
      const label = text.act(step, act, contextOf(t, engine.asking) as never);
      expect(label).not.toMatch(bad);
      expect(label.length).toBeGreaterThan(1);
      engine.act(t, engine.asking, act);
      for (const fact of facts.splice(0)) {
        const sentence = text.fact(fact as never, contextOf(t, 0) as never);
        expect(sentence, fact.is).toMatch(/^[A-Z].*\.$/);
        expect(sentence, fact.is).not.toMatch(bad);
      }
    }
  },
);

test("every refusal has a sentence", () => {
  const t = game.setup(options({ "ax.scenario": "border" }));
  for (const code of [...Object.keys(RULE_OF), BAD_FORM, NOT_OFFERED, "KERNEL_UNDO_SEALED"]) {
    const sentence = text.refusal({ rule: "AX-1.1", code }, contextOf(t, 0) as never);
    expect(sentence).not.toBe(code);
    expect(sentence).toMatch(/^[A-Z]?.*\.$/);
  }
});

test("every option, each of its values and every preset has an explanation", () => {
  for (const { id, control } of game.options.specs) {
    const facts = text.option(id);
    expect(facts.name).not.toBe(id);
    expect(facts.help.length).toBeGreaterThan(10);
    if (control.kind === "choice") for (const value of control.values) expect(facts.value(value)).not.toBe("");
  }
  for (const { id } of game.options.presets) expect(text.preset(id).name).not.toBe(id);
});
