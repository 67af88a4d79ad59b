/**
 * Holds the shortcuts of the screen against the rules, in every state of the golden records and of random Battles: what a
 * Fight decides, and the answers that the page gives for a player.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { random } from "@starboard/conformance";
import {
  type Act,
  type AnyGame,
  Engine,
  type Fact,
  type MatchRecord,
  replay,
  type Seat,
  seat,
  seededDraws,
  whyNot,
} from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import {
  cardAt,
  cardIndexOf,
  type Effect,
  enemyOf,
  type FactTW,
  game,
  seatOf,
  SIDES,
  STANDARD_CARDS,
  type StateTW,
} from "../../src/index.ts";
import { LIMITS } from "../../src/data/limits.ts";
import type { Choice } from "../../src/shape.ts";
import { alarms } from "../../src/ui/status/alarms.ts";
import { autoAnswers } from "../../src/ui/status/auto-answers.ts";
import { losingSides, stakesOf } from "../../src/ui/status/stakes.ts";
import { optionsOf } from "../states.ts";
import { twin } from "../swap-hidden.ts";
import { boardProps } from "./board-props.ts";

const RECORDS = join(import.meta.dirname, "../../records");

/** One act of a Battle: the state before it, the facts it led to, and the state after it. */
interface Moment {
  readonly before: StateTW;
  readonly by: Seat;
  readonly act: Act;
  readonly facts: readonly FactTW[];
  readonly after: StateTW;
}

/** Returns every act of the golden records. */
function recorded(): Moment[] {
  return readdirSync(RECORDS)
    .filter((file) => file.endsWith(".json") && file !== "specs.json")
    .flatMap((file) => {
      const record = JSON.parse(readFileSync(join(RECORDS, file), "utf8")) as MatchRecord;
      const { moments } = replay(record, () => game as unknown as AnyGame);
      return moments.slice(1).map(({ entry, played }, i): Moment => {
        if (entry.is !== "act") throw new Error("only the first entry starts a match");
        return {
          before: moments[i]?.played.state as StateTW,
          by: entry.by,
          act: entry.act,
          facts: played.facts.map(({ fact }) => fact as unknown as FactTW),
          after: played.state as StateTW,
        };
      });
    });
}

/** Returns every act of Battles at random. */
function walked(raw: object, seeds: readonly number[]): Moment[] {
  const found: Moment[] = [];
  for (const seed of seeds) {
    let facts: FactTW[] = [];
    const chance = random(seed);
    const engine = new Engine(game, seededDraws(seed), (fact: Fact) => facts.push(fact as unknown as FactTW));
    const t = game.setup(optionsOf(raw));
    for (engine.advance(t); engine.asking !== undefined; ) {
      const before = game.clone(t);
      const by = engine.asking;
      // A player at random mostly surrenders; long Fights need Deployments.
      const deploys = engine.moves.filter(({ do: what }) => what !== "surrender");
      const act = chance.pick(deploys.length > 0 && chance.below(8) > 0 ? deploys : engine.moves);
      facts = [];
      engine.act(t, by, act);
      found.push({ before, by, act, facts, after: game.clone(t) });
    }
  }
  return found;
}

/** Cards with the choices that lie open, which the standard decks hold on one Event each. */
const OPEN_CHOICES: Readonly<Record<string, readonly Effect[]>> = {
  FU05: [{ op: "discardCommand", count: 1 }],
  FU09: [{ op: "discardCommand", count: 2 }],
  FU14: [{ op: "discardChosen", count: 1 }],
  FM03: [{ op: "discardChosen", count: 2 }],
  DU13: [{ op: "discardChosen", count: 2 }],
  DU10: [{ op: "discardCommand", count: 1 }],
};
const editedCards = STANDARD_CARDS.filter(({ id }) => id in OPEN_CHOICES).map((card) => ({
  ...card,
  effects: OPEN_CHOICES[card.id] ?? [],
}));
const EDITED = { ownCards: editedCards };

const MOMENTS: readonly Moment[] = [
  ...recorded(),
  ...walked({}, [1, 2, 3, 4, 5, 6]),
  ...walked({ deckEnd: "immediate" }, [11, 12]),
  ...walked({ exchange: "simultaneous", drawStyle: "declared", support: "both" }, [21, 22]),
  ...walked(
    EDITED,
    Array.from({ length: 30 }, (_, n) => 31 + n),
  ),
];
const answerOf = (id: string, t: StateTW, by: Seat) =>
  autoAnswers.find((one) => one.id === id)?.answer(boardProps(t, by));

/** Facts by which the Deck Piles change, which what a Fight decides leaves out. */
const CHANGES_DECKS: readonly string[] = ["drew", "drewCards", "searched", "recycled", "recovered", "shuffled"];

describe("what a Fight decides", () => {
  test("is what happens when it is over: the Sector, the numbers of Sectors and the end (TW-8.3, TW-8.4, TW-9)", () => {
    const ends: Record<string, number> = {};
    for (const { before, facts, after } of MOMENTS) {
      const over = facts.find((fact) => fact.is === "fightEnded");
      if (over?.is !== "fightEnded") continue;
      const taken = facts.find((fact) => fact.is === "sectorTaken");
      const battle = facts.find((fact) => fact.is === "battleEnded");
      const { winner } = over;
      const stakes = stakesOf(before, winner);
      if (!stakes || taken?.is !== "sectorTaken" || (battle && battle.is !== "battleEnded")) throw new Error("facts");
      const loser = stakesOf(before, enemyOf(winner));
      expect(loser?.lost).toEqual(stakes.won);
      const owners = Object.values(game.view(after, "public").owner);
      if (!battle) expect(stakes.won.counts).toEqual(SIDES.map((side) => owners.filter((o) => o === side).length));
      expect(game.view(before, "public").owner).not.toBeNull();
      const earlier = facts.slice(0, facts.indexOf(over));
      if (earlier.some(({ is }) => CHANGES_DECKS.includes(is))) continue;
      const how = battle?.is === "battleEnded" ? battle.how : null;
      ends[how ?? "none"] = (ends[how ?? "none"] ?? 0) + 1;
      expect(stakes.won.end?.how ?? null).toBe(how);
      expect(stakes.won.end?.winner ?? null).toBe(battle?.is === "battleEnded" ? battle.winner : null);
      if (battle?.is === "battleEnded") expect(stakes.won.counts).toEqual(battle.sectors);
    }
    expect(ends["none"]).toBeGreaterThan(50);
    expect(ends["emptyDeck"]).toBeGreaterThan(3);
  });

  test("surrender brings what losing is said to bring, in every state (TW-6.2)", () => {
    let losses = 0;
    let tried = 0;
    for (const { before, by } of MOMENTS) {
      const step = before.flow.stack.at(-1)?.step ?? "";
      if (step === "" || whyNot(game, before, { by, step, act: { do: "surrender" } })) continue;
      const side = SIDES[by as number] as 0 | 1;
      const facts: FactTW[] = [];
      const engine = new Engine(game, seededDraws(1), (fact: Fact) => facts.push(fact as unknown as FactTW));
      const t = game.clone(before);
      engine.advance(t);
      engine.act(t, by, { do: "surrender" });
      const battle = facts.find((fact) => fact.is === "battleEnded");
      const winner = battle?.is === "battleEnded" ? battle.winner : null;
      tried++;
      expect(losingSides(before).has(side)).toBe(winner === enemyOf(side));
      if (winner === enemyOf(side)) {
        losses++;
        // A player who would lose the Battle now is warned.
        expect(alarms(boardProps(before, by))[0]).toMatchObject({ kind: "danger" });
      }
    }
    expect(tried).toBeGreaterThan(500);
    expect(losses).toBeGreaterThan(20);
  });
});

describe("answers that the page gives", () => {
  test("a choice is made only where the rules accept exactly one, of all cards and none (TW-F.4)", () => {
    let made = 0;
    let open = 0;
    for (const { before, by } of MOMENTS) {
      const frame = before.flow.stack.at(-1);
      if (frame?.step !== "choose") continue;
      const answer = answerOf("only-choice", before, by);
      const ids = cardIndexOf(before.options).cards.map((card) => card.id);
      const accepts = (cards: readonly string[]): boolean =>
        !whyNot(game, before, { by, step: "choose", act: { do: "choose", cards } as Act });
      if (!answer) {
        open++;
        const { card, effect } = frame.memo as unknown as Choice;
        const op = cardAt(cardIndexOf(before.options), card).entry.effects[effect]?.op ?? "";
        // A choice between several, or one that would tell what a player holds.
        const isPublic = op === "discardCommand" || op === "discardChosen";
        const { offers } = boardProps(before, by);
        const legal = offers.flatMap((one) => (one.aside ? [] : one.offers.filter(({ refusal }) => !refusal)));
        expect(isPublic && legal.length === 1).toBe(false);
        continue;
      }
      made++;
      // None, one or two of all cards of both sides; no effect here asks for more.
      const sets = [[], ...ids.map((id) => [id]), ...ids.flatMap((a, i) => ids.slice(i + 1).map((b) => [a, b]))];
      expect(sets.filter(accepts)).toEqual([(answer.act as unknown as { cards: readonly string[] }).cards]);
    }
    expect(made).toBeGreaterThan(4);
    expect(open).toBeGreaterThan(20);
  });

  test("whether an answer is given tells the enemy nothing about the Hand", () => {
    const chance = random(5);
    let given = 0;
    for (const { before, by } of MOMENTS) {
      const step = before.flow.stack.at(-1)?.step ?? "";
      if (step !== "choose" && step !== "openDraw" && step !== "lastDraw") continue;
      const enemy = seatOf(enemyOf(SIDES[by as number] as 0 | 1));
      // Spectators learn nothing from haste either.
      for (const { id } of autoAnswers) {
        const isGiven = answerOf(id, before, by) !== undefined;
        if (isGiven) given++;
        for (const viewer of [enemy, enemy, "public"] as const) {
          const other = twin(before, viewer, chance);
          expect(answerOf(id, other, by) !== undefined, `${id} at ${step} for ${viewer}`).toBe(isGiven);
        }
      }
    }
    expect(given).toBeGreaterThan(50);
  });

  test("drawing to the limit is answered only if it cannot empty the Deck Pile before the next refill (TW-4.1, TW-9.2)", () => {
    let drawn = 0;
    for (const { before, by } of MOMENTS) {
      const answer = answerOf("draw-all", before, by);
      if (!answer) continue;
      drawn++;
      const engine = new Engine(game, seededDraws(2));
      const t = game.clone(before);
      engine.advance(t);
      const most = Math.max(...engine.moves.map((act) => (act as unknown as { n?: number }).n ?? 0));
      expect(answer.act).toEqual({ do: "draw", n: most });
      engine.act(t, by, answer.act);
      expect(t.deck[by as number]?.length).toBeGreaterThanOrEqual(LIMITS.hand);
    }
    expect(drawn).toBeGreaterThan(50);
  });
});

test("every seat of these Battles is asked", () => {
  expect(new Set(MOMENTS.map(({ by }) => by))).toEqual(new Set([seat(0), seat(1)]));
});
