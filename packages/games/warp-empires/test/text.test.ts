/** Prompts name their subject and leave no blank (WE-F.1). */
import { seededDraws, isRefusal, offers, play, question, type Seat, start } from "@starboard/kernel";
import { expect, test } from "vitest";
import { STAR_TREK } from "../src/data/star-trek.ts";
import type { FactWE } from "../src/facts.ts";
import { game } from "../src/game.ts";
import { text as words } from "../src/text/index.ts";
import { compiledModuleOf } from "../src/match-setup.ts";
import type { StateWE } from "../src/state.ts";

/** Plays random acts and collects the prompts of the asked seats, by step. */
function promptsOf(seed: number, acts: number, options: object): Map<string, Set<string>> {
  const parsed = game.options.parse({ players: 4, map: "proving-ground", ...options });
  if ("bad" in parsed) throw new Error(JSON.stringify(parsed.bad));
  const chance = seededDraws(seed);
  const draws = seededDraws(seed + 1);
  let state = start(game, parsed.ok, draws).state as StateWE;
  const said = new Map<string, Set<string>>();
  for (let n = 0; n < acts; n++) {
    const asked = question(game, state);
    const by = asked?.waiting[0];
    if (!asked || by === undefined) break;
    const { step } = asked.frame;
    const view = game.view(state, by);
    const name = (seat: number): string => ["Ana", "Ben", "Cleo", "Dan"][seat] ?? "";
    const text = words.prompt(step, [by], { view, seat: name, viewerSeat: by });
    said.set(step, (said.get(step) ?? new Set()).add(text));
    const list = offers(game, state, by).flatMap((one) =>
      one.aside ? [] : one.offers.flatMap(({ act, refusal }) => (refusal ? [] : [{ step: one.step, act }])),
    );
    const wish = list.filter(({ act }) => !["enough", "mission", "pass", "skip"].includes(act.do));
    const pool = wish.length > 0 && chance(10, 1, "WE-1.1")[0] !== 1 ? wish : list;
    const pick = pool[(chance(pool.length, 1, "WE-1.1")[0] as number) - 1];
    const next = pick ? play(game, state, { by, ...pick }, draws) : null;
    if (!next || isRefusal(next)) throw new Error(`${step} cannot be answered`);
    state = next.state as StateWE;
  }
  return said;
}

test("prompts name the seat that moved, the card and the territory", () => {
  const said = promptsOf(3, 2500, {});
  for (const [step, texts] of said)
    for (const text of texts)
      expect(text, step).toMatch(/^[A-Z](?!.*(?:undefined|NaN| {2}| [.,:?]|another player)).*[.?]$/);
  const some = (step: string): string => [...(said.get(step) ?? [])].join("\n");
  expect(some("answerMove")).toMatch(/^\w+ moves \d+ units?, [\w ]+ on top, from [\w ]+ to [\w ]+: respond/m);
  expect(some("answerCard")).toMatch(/^\w+ plays [\w ]+: respond, or let it pass\.$/m);
  expect(some("declareFirst")).toMatch(/^\w+ is at [\w ]+: attack, or declare a mission\?$/m);
  expect(some("battleCard")).toMatch(
    /^Play a battle card, or pass\. \w+ has passed\. A second pass ends the battle\.$/m,
  );
  expect(some("firstLoss")).toMatch(/^Choose the first unit that (?:\w+ loses|you lose)\.$/m);
  expect(some("retreatTo")).toMatch(/retreats from [\w ]+\.$/m);
});

/** The Star Trek module with other ids and without its optional names. */
function nameless(): object {
  const document = JSON.parse(JSON.stringify(STAR_TREK).replaceAll('"colony"', '"coldForge"')) as {
    phases: { id: string; challenge?: string; parley?: string }[];
    challenges: { id: string; name?: string }[];
    parleys: { id: string; name?: string }[];
    buildings: { id: string; name?: string }[];
  };
  const text = JSON.stringify({
    ...document,
    challenges: document.challenges.map(({ name: _name, ...rest }) => ({ ...rest, id: "djinn" })),
    parleys: document.parleys.map(({ name: _name, ...rest }) => ({ ...rest, id: "greatFeast" })),
    buildings: document.buildings.map(({ name: _name, ...rest }) => rest),
    phases: document.phases.map((phase) => ({
      ...phase,
      ...(phase.challenge !== undefined && { challenge: "djinn" }),
      ...(phase.parley !== undefined && { parley: "greatFeast" }),
    })),
  });
  return JSON.parse(
    text
      .replaceAll("building:colony", "building:coldForge")
      .replaceAll('"beforeRoll:enigma"', '"beforeRoll:djinn"')
      .replaceAll('"beforeRoll:diplomacy"', '"beforeRoll:greatFeast"')
      .replaceAll('"roll":"enigma"', '"roll":"djinn"')
      .replaceAll('"roll":"diplomacy"', '"roll":"greatFeast"')
      .replaceAll('"rollBonus":{"diplomacy":1}', '"rollBonus":{"greatFeast":1}'),
  ) as object;
}

test("parts without a name are shown by their id in words, other parts by their names", () => {
  const told = (options: object, fact: object): string => {
    const parsed = game.options.parse({ map: "proving-ground", ...options });
    if ("bad" in parsed) throw new Error(JSON.stringify(parsed.bad));
    const { state } = start(game, parsed.ok, seededDraws(1));
    return words.fact({ rule: "WE-7.4", ...fact } as unknown as FactWE, {
      view: game.view(state as StateWE, 0 as Seat),
      seat: () => "Ana",
      viewerSeat: 1 as Seat,
    });
  };
  const rolled = { is: "challengeRolled", seat: 0, at: "f3", terms: [], total: 4, solved: false };
  const place = compiledModuleOf(
    (game.options.parse({ map: "proving-ground" }) as { ok: StateWE["options"] }).ok,
  ).board.territories.find(({ id }) => id === "f3")?.name;
  expect(told({}, { ...rolled, challenge: "enigma" })).toBe(`Enigma at ${place}: 4. Not solved.`);
  const own = { moduleFile: nameless() };
  expect(told(own, { ...rolled, challenge: "djinn" })).toBe(`Djinn at ${place}: 4. Not solved.`);
  expect(told(own, { is: "built", seat: 0, at: "f3", building: "coldForge", price: 6 })).toBe(
    `Ana builds a Cold forge at ${place} for 6 points.`,
  );
});
