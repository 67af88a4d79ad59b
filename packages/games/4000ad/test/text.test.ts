import {
  isRefusal,
  type StepOffers,
  offers,
  type Played,
  play,
  question,
  type Refusal,
  seat,
  seededDraws,
  start,
} from "@starboard/kernel";
import type { TextContext } from "@starboard/kit";
import { describe, expect, it } from "vitest";
import type { Fact4000 } from "../src/facts.ts";
import { game } from "../src/game.ts";
import type { Options } from "../src/options.ts";
import { NO } from "../src/refusals.ts";
import { text as words } from "../src/text/index.ts";
import type { Shape4000 } from "../src/shape.ts";

import type { State4000, View4000 } from "../src/state.ts";
import { facts, proposals, reasons } from "./samples.ts";

function options(raw: object): Options {
  const parsed = game.options.parse(raw);
  if ("bad" in parsed) throw new Error(JSON.stringify(parsed.bad));
  return parsed.ok;
}

const NAMES = ["Ann", "Ben", "Cem", "Dora"];
function speaking(t: State4000, reader: number | null = 0): TextContext<View4000> {
  return {
    view: game.view(t, reader === null ? "public" : seat(reader)),
    seat: (by) => NAMES[by] ?? "nobody",
    viewerSeat: reader === null ? null : seat(reader),
  };
}

/** Checks that a sentence has content and shows no internal names or values. */
function sound(sentence: string, about: unknown): void {
  const told = `${sentence} (${JSON.stringify(about)})`;
  expect(sentence.trim(), told).not.toBe("");
  expect(sentence, told).not.toMatch(/undefined|null|NaN|\[object|at no star|power \d|_E_|  |\.\./);
}

const state = game.setup(options({}));
describe("the texts of 4000 A.D.", () => {
  it("cover every kind of fact", () => {
    for (const fact of Object.values(facts)) sound(words.fact(fact, speaking(state)), fact);
  });

  it("name the warps as the board does", () => {
    for (const [warp, numeral] of [
      [2, "I"],
      [3, "II"],
    ] as const)
      expect(words.fact({ ...facts.pushed, warp }, speaking(state))).toMatch(new RegExp(`’s warp ${numeral} moves`));
  });

  it("cover every kind of proposal, open and closed", () => {
    for (const p of Object.values(proposals)) {
      sound(words.fact({ ...facts.proposed, proposal: p }, speaking(state)), p);
      for (const how of ["accepted", "declined", "withdrawn", "lapsed"] as const)
        sound(words.fact({ ...facts.proposalClosed, proposal: p, how, by: null }, speaking(state)), p);
    }
  });

  it("use the right singular and plural", () => {
    const at = speaking(state);
    const fact = (one: Fact4000): string => words.fact(one, at);
    expect(fact(facts.produced)).toBe("Antares builds 1 ship: population 4, materials 1.");
    expect(fact({ ...facts.produced, ships: 2 })).toContain("2 ships");
    expect(fact(facts.overshot)).toContain("4 ships (3 of Algol and 1 of Regulus) are lost");
    expect(fact(facts.won)).toBe("Algol and Regulus win by taking the enemy’s home stars.");
    expect(fact({ ...facts.roundEnded, quiet: 12 })).toContain("12th");
    expect(fact({ ...facts.roundEnded, quiet: 22 })).toContain("22nd");
  });

  it("have all numbers of a round of dice", () => {
    expect(words.fact(facts.diceRound, speaking(state))).toBe(
      "Battle at Sol: the attackers’ 12 ships roll 3 and 3, total 18; the defenders’ 7 ships roll 1 and 4, total 12. The attackers lose 3, the defenders 6.",
    );
  });

  it("have a sentence for every refusal code, with its numbers", () => {
    for (const no of Object.values(NO)) {
      const refusal: Refusal = { ...no, about: { ...reasons[no.code] } };
      const sentence = words.refusal(refusal, speaking(state));
      sound(sentence, refusal);
      for (const value of Object.values(reasons[no.code]))
        if (typeof value === "number" && value > 3) expect(sentence).toContain(String(value));
    }
    for (const code of ["ACT_FORM", "NOT_OFFERED", "UNDO_SEALED", "UNDO_ANSWERED", "UNDO_NOTHING"])
      sound(words.refusal({ rule: "KRN-1", code: `KERNEL_${code}` }, speaking(state)), code);
  });

  it("cover every option, every value and every preset", () => {
    for (const spec of [...game.options.specs, { id: "ad.map", control: { kind: "flag" as const } }]) {
      const option = words.option(spec.id);
      expect(option.name).not.toBe(spec.id);
      sound(option.name, spec.id);
      sound(option.help, spec.id);
      const { control } = spec;
      const values: unknown[] =
        control.kind === "choice"
          ? [...control.values]
          : control.kind === "number"
            ? [control.none, control.min, control.max]
            : control.kind === "flag"
              ? [true, false]
              : control.kind === "list"
                ? [[], control.of.slice(0, 2)]
                : [null];
      for (const value of values.filter((v) => v !== undefined)) {
        sound(option.value(value), [spec.id, value]);
        if (typeof value === "string") expect(option.value(value), spec.id).not.toBe(value);
      }
    }
    for (const { id } of game.options.presets) expect(words.preset(id).name).not.toBe(id);
  });

  it("have a prompt for every step, for the deciding seat and the waiting ones", () => {
    for (const step of [...Object.keys(game.steps), ...Object.keys(game.asides)]) {
      sound(words.prompt(step, [seat(0)], speaking(state)), step);
      sound(words.prompt(step, [seat(0)], speaking(state, 1)), step);
    }
    expect(words.prompt("offer", [seat(0)], speaking(state, 1))).toContain("Ann");
  });

  it("describe the board as text", () => {
    expect(words.board?.(speaking(state))).toContain("Algol (Ann): Algol 15.");
    const t = game.clone(state);
    Object.assign(t, { round: 3, active: 0 });
    t.warpFrom[2] = 12;
    t.warpCount[2] = 5;
    t.warpShips[9] = 4;
    t.holder[3] = 0;
    t.neutral[16] = 7;
    const text = words.board?.(speaking(t)) ?? "";
    sound(text.replaceAll("\n  ", "\n"), "the table");
    expect(text).toContain("Round 3, production, Algol’s turn.");
    expect(text).toContain(
      "Warp 1: 4 ships from Hamal (D-yellow), on space 5; can come out 6 turns away after the next push.",
    );
    expect(text).toContain("Pavo (Ben): home star held by Algol;");
    expect(text).toContain("Neutral ships: Sol 7.");
  });

  it("explain a bot's evaluation", () => {
    expect(words.reason?.({ key: "ships", value: 3, about: { own: 20, rival: 17 } }, speaking(state))).toBe(
      "Ships: 20 against 17. (+3)",
    );
  });

  it("name the powers a seat commands", () => {
    expect(words.side(seat(1), speaking(state))).toBe("Antares and Pavo");
  });
});

describe("whole matches as text", () => {
  const tables: readonly [string, object][] = [
    ["alliances for two", { "ad.turnLimit": 30 }],
    [
      "independents for three with secret alliances",
      { "ad.players": 3, "ad.secretAlliances": true, "ad.turnLimit": 25 },
    ],
    [
      "the house rules",
      {
        "ad.players": 4,
        "ad.version": "independents",
        "ad.neutralDefence": "any",
        "ad.recruit": true,
        "ad.buildAt": "anyBoth",
        "ad.combat": "fortunes",
        "ad.turnLimit": 25,
      },
    ],
  ];
  it.each(tables)("have no missing text: %s", (_, raw) => {
    const draw = seededDraws(7);
    const pick = seededDraws(11);
    let played: Played<Shape4000> = start(game, options(raw), draw);
    for (let n = 0; n < 400 && played.state.flow.over === null; n++) {
      const t = played.state;
      for (const { fact, to } of played.facts)
        sound(words.fact(fact, speaking(t, to ? (to[0] as number) : null)), fact);
      const asked = question(game, t);
      if (!asked) break;
      const by = asked.waiting[0] ?? seat(0);
      sound(words.prompt(asked.frame.step, asked.waiting, speaking(t, by)), asked.frame);
      sound(words.prompt(asked.frame.step, asked.waiting, speaking(t, null)), asked.frame);
      const lists: readonly StepOffers[] = offers(game, t, by);
      const legal: { step: string; act: (typeof lists)[number]["offers"][number]["act"] }[] = [];
      for (const { step, aside, offers: list } of lists) {
        // Every sixteenth act, and all of a short list, because the sentences differ only in their numbers.
        const labels = list.map(({ act }) => words.act(step, act, speaking(t, by)));
        expect(new Set(labels).size, `labels of ${step} are told apart`).toBe(labels.length);
        const every = list.length > 40 ? 16 : 1;
        list.forEach(({ act, refusal }, i) => {
          if (i % every === 0) {
            sound(words.act(step, act, speaking(t, by)), act);
            if (refusal) sound(words.refusal(refusal, speaking(t, by)), refusal);
          }
          if (!refusal && (!aside || n % 5 === 0) && !["resign", "concede", "peace"].includes(step))
            legal.push({ step, act });
        });
      }
      const choice = legal[(pick(legal.length, 1, "AD-6.1")[0] as number) - 1];
      if (!choice) break;
      const next = play(game, t, { by, ...choice }, draw);
      if (isRefusal(next)) throw new Error(JSON.stringify(next));
      played = next;
    }
    expect(played.state.round).toBeGreaterThan(2);
  });
});
