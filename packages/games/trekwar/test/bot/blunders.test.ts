/** Positions with one right act each. The default level must find it every time. */
import type { Level } from "@starboard/bots";
import type { Act } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import type { ActTW, ChooseAct, DeployAct, EventAct, ExchangeAct, OpenAct } from "../../src/acts.ts";
import { stateOf } from "../states.ts";
import { think } from "./think.ts";

interface Case {
  readonly name: string;
  readonly position: object;
  readonly by: 0 | 1;
  /** Where good answers differ by little, lower levels mix them. */
  readonly level?: Level;
  readonly right: (act: Act) => boolean;
}

/** A Turn of the Federation in the third Fight, with three Sectors to four or the reverse. */
const turn = (more: { federation: object; dominion: object } & Record<string, unknown>): object => ({
  step: "initial",
  fight: 3,
  fighting: true,
  turn: 3,
  attacker: "dominion",
  active: "federation",
  from: "UL",
  to: "UR",
  fleets: "UR UL",
  sectors: "C:F UL:D CL:D LL:D UR:F CR:F LR:F",
  ground: "space",
  ...more,
});
const is = (act: Act, what: ActTW["do"]): boolean => act.do === what;
const units = (act: Act): string => (act as unknown as DeployAct).unit ?? "";
/** The rest of the deck is used up, so one Fight is left. */
const spent = { deck: "", discard: "..." };

const cases: readonly Case[] = [
  {
    name: "does not surrender the last Fight, which decides the Battle, while it can match",
    position: turn({
      federation: { hand: "FU03 FU01", units: "FU06", ...spent },
      dominion: { hand: "DU10", units: "DU02 DU09", ...spent },
    }),
    by: 0,
    right: (a) => is(a, "deploy"),
  },
  {
    name: "plays more Force than an enemy with a known Hand can match, instead of the least that matches",
    position: turn({
      federation: { hand: "FU06 FU01 FU12 FU09", units: "FU08", ...spent },
      dominion: { hand: "DU11 DU02", known: "DU11 DU02", units: "DU13 DU03", ...spent },
    }),
    by: 0,
    right: (a) => units(a) === "FU01",
  },
  {
    name: "does not draw its last card when an empty Deck Pile would lose the Battle (TW-9.2)",
    position: turn({
      step: "lastDraw",
      stage: 3,
      sectors: "C:D UL:D CL:D LL:D UR:F CR:F LR:D",
      federation: { hand: "FU03 FU01 FC02", units: "FU06", deck: "FU07", discard: "..." },
      dominion: { hand: "DU10 DU06 DE01 DU17", units: "DU02" },
    }),
    by: 0,
    right: (a) => is(a, "end"),
  },
  {
    name: "draws its last card to end a Battle that it leads",
    position: turn({
      step: "lastDraw",
      stage: 3,
      sectors: "C:F UL:F CL:D LL:D UR:F CR:F LR:F",
      federation: { hand: "FU03 FU01 FC02", units: "FU06", deck: "FU07", discard: "..." },
      dominion: { hand: "DU10 DU06 DE01 DU17", units: "DU02" },
    }),
    by: 0,
    level: 5,
    right: (a) => is(a, "draw"),
  },
  {
    name: "takes up the only fighters that match",
    position: turn({
      federation: { hand: "FU10 FU09", units: "FU11 FU12" },
      dominion: { hand: "DU10 DU06 DE01 DU17", units: "DU13 DU02" },
    }),
    by: 0,
    right: (a) => is(a, "takeUp"),
  },
  {
    name: "removes the Command that it cannot match",
    position: turn({
      federation: { hand: "FE01 FU06 FU14 FU09", units: "FU05" },
      dominion: { hand: "DU10 DU06 DE01 DU17", units: "DU02 DU13", commands: "DC03" },
    }),
    by: 0,
    right: (a) => is(a, "event") && (a as unknown as EventAct).target === "DC03",
  },
  {
    name: "matches a strong Attack with the Starbase when the Battle depends on it",
    position: turn({
      federation: { hand: "FU02 FU09", units: "FU06", ...spent },
      dominion: { hand: "DU10", known: "DU10", units: "DU02 DU11", ...spent },
    }),
    by: 0,
    right: (a) => units(a) === "FU02",
  },
  {
    name: "changes to the Surface against an enemy that has no Force there",
    position: turn({
      federation: { hand: "FE02 FU13 FU09 FU12", units: "FU08", ...spent },
      dominion: { hand: "DU09 DU18", known: "DU09 DU18", units: "DU02 DU01", ...spent },
    }),
    by: 0,
    right: (a) => is(a, "event"),
  },
  {
    name: "opens in the Battleground in which it is strong",
    position: {
      step: "open",
      fight: 3,
      fighting: true,
      attacker: "dominion",
      active: "dominion",
      from: "UL",
      to: "UR",
      fleets: "UR UL",
      sectors: "C:F UL:D CL:D LL:D UR:F CR:F LR:F",
      federation: { hand: "FU03 FU05 FU01 FU07 FC02 FM04", known: "FU01 FU03 FU05 FU07 FC02 FM04" },
      dominion: { hand: "DU06 DU10 DU17 DM04 DC05 DU05" },
    },
    by: 1,
    right: (a) => (a as unknown as OpenAct).battleground === "surface",
  },
  {
    name: "exchanges useless cards and keeps its best ship and Command",
    position: {
      step: "exchange",
      by: "dominion",
      fight: 3,
      fighting: true,
      attacker: "dominion",
      active: "dominion",
      from: "UL",
      to: "UR",
      fleets: "UR UL",
      sectors: "C:F UL:D CL:D LL:D UR:F CR:F LR:F",
      federation: { hand: "FU03 FU05 FU01 FU07 FC02 FM04" },
      dominion: { hand: "DU11 DU01 DC03 DU15 DE01 DU02" },
    },
    by: 1,
    level: 5,
    right: (a) => {
      const { drop } = a as unknown as ExchangeAct;
      return drop.length > 0 && !["DU11", "DC03"].some((id) => drop.includes(id));
    },
  },
  {
    name: "discards the enemy's best answer from the enemy Hand",
    position: {
      ...turn({
        active: "dominion",
        attacker: "federation",
        from: "UR",
        to: "UL",
        fleets: "UR UL",
        federation: { hand: "FU01 FU09 FU10", units: "FU06 FU05", known: "FU01 FU09 FU10", ...spent },
        dominion: { hand: "DU11 DU02", units: "DU13", events: "DE03", ...spent },
      }),
      step: "choose",
      stage: 1,
      played: 1,
      choice: { during: "initial", by: "dominion", cards: "DE03", card: 0, effect: 0 },
    },
    by: 1,
    right: (a) => (a as unknown as ChooseAct).cards.includes("FU01"),
  },
];

describe("mistakes to avoid", () => {
  test.for(cases)("$name", ({ position, by, right, level }) => {
    const t = stateOf(position);
    for (let seed = 0; seed < 4; seed++) {
      const { act } = think(t, by, seed, 250, level);
      expect(right(act), `seed ${seed}: ${JSON.stringify(act)}`).toBe(true);
    }
  });
});
