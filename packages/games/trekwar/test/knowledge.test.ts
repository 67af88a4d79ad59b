/** What seats know (TW-E.1 to TW-E.7): determinizations, memory of Hands, closed lists. */
import { Engine, seededDraws, seededUint32, offers, seat, type Viewer } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { cardAt, cardIndexOf, game, previewState, readDeck, STANDARD_CARDS, STANDARD_DECKS } from "../src/index.ts";
import type { StateTW } from "../src/state.ts";
import { optionsOf, stateOf } from "./states.ts";

const viewers: Viewer[] = [seat(0), seat(1), "public"];
const peeked = {
  step: "initial",
  active: "dominion",
  ground: "space",
  federation: { units: "FU05", hand: "FU01 FU02 FU03 FU06", known: "FU01 + 2 of FU02 FU03 FU07" },
  dominion: { hand: "DU09 DU10" },
};

describe("determinizations", () => {
  test("keep cards known for certain, and the minimum number of uncertain ones", () => {
    const t = stateOf(peeked);
    const seen = game.view(t, seat(1));
    const index = cardIndexOf(t.options);
    for (let i = 0; i < 200; i++) {
      const hand = game.determinize(seen, seat(1), seededDraws(i)).hand[0].map((no) => cardAt(index, no).id);
      expect(hand).toContain("FU01");
      expect(hand.filter((id) => ["FU02", "FU03", "FU07"].includes(id)).length).toBeGreaterThanOrEqual(2);
    }
  });

  test("make every unseen card equally likely in an unknown Hand", () => {
    const t = stateOf({ ...peeked, federation: { units: "FU05", hand: "FU01 FU02 FU03 FU06" } });
    const seen = game.view(t, seat(1));
    const count = new Map<number, number>();
    const rounds = 5800;
    for (let i = 0; i < rounds; i++)
      for (const no of game.determinize(seen, seat(1), seededDraws(i)).hand[0]) count.set(no, (count.get(no) ?? 0) + 1);
    expect(count.size).toBe(29);
    // Expected 800 each; four standard deviations are about 105.
    for (const n of count.values()) expect(Math.abs(n - (rounds * 4) / 29)).toBeLessThan(110);
  });

  test("give an attacker that is asked to open a Unit, with any draws (TW-4.6)", () => {
    const t = stateOf({
      step: "open",
      attacker: "federation",
      federation: { hand: "FU01 FM01 FM02", deck: "FM03 FM04 FM05 FC01 FC02 FC03 FC04 FE01 FE02 FE03", discard: "..." },
      dominion: { hand: "DU09" },
    });
    const seen = game.view(t, seat(1));
    const isUnit = (no: number): boolean => cardAt(cardIndexOf(t.options), no).type === "Unit";
    for (let i = 0; i < 100; i++)
      expect(game.determinize(seen, seat(1), seededDraws(i)).hand[0].some(isUnit)).toBe(true);
    expect(previewState(seen, seat(1)).hand[0].some(isUnit)).toBe(true);
  });

  test("give each number of uncertain cards its exact weight", () => {
    const t = stateOf(peeked);
    const seen = game.view(t, seat(1));
    const blurred = ["FU02", "FU03", "FU07"].map((id) => cardIndexOf(t.options).numbers.get(id));
    const rounds = 4000;
    let three = 0;
    for (let i = 0; i < rounds; i++) {
      const hand = game.determinize(seen, seat(1), seededDraws(i)).hand[0];
      if (blurred.every((no) => hand.includes(no as number))) three++;
    }
    // Three unknown cards of 28, at least two of three: C(3,3) of C(3,3) + C(3,2) · C(25,1) Hands.
    expect(Math.abs(three / rounds - 1 / 76)).toBeLessThan(0.008);
  });
});

test("whoever plays on from a determinization knows what any player would know then (TW-E.1)", () => {
  const words = seededUint32(21);
  const engine = new Engine(game, seededDraws(22));
  const playOn = (t: StateTW): void => {
    const moves = engine.legal(t, engine.asking ?? seat(0));
    engine.act(t, engine.asking ?? seat(0), moves[words() % moves.length] as { do: string });
  };
  for (let n = 0; n < 12; n++) {
    const t = game.setup(optionsOf());
    engine.advance(t);
    for (let acts = 0; t.flow.over === null && acts < 120; acts++) {
      playOn(t);
      if (t.flow.over !== null || acts % 4 > 0) continue;
      for (const by of viewers) {
        const imagined = game.determinize(game.view(t, by), by, seededDraws(acts));
        engine.advance(imagined);
        for (let more = 0; imagined.flow.over === null && more < 20; more++) {
          playOn(imagined);
          for (const one of game.invariants) expect(one.violation(imagined, null), one.name).toBeUndefined();
        }
      }
      engine.advance(t);
    }
  }
});

describe("with closed lists", () => {
  const closed = (side: 0 | 1) => {
    const cheap = STANDARD_DECKS[side].filter((id) => id !== "FU16" && id !== "DU11");
    return [...cheap, side === 0 ? "FU09.2" : "DU15.2"];
  };
  const options = { federationDeck: closed(0), dominionDeck: closed(1), deckLists: "closed" };

  test("every view gives a legal deck with all cards seen, and the same view again", () => {
    const words = seededUint32(5);
    const engine = new Engine(game, seededDraws(9));
    const t = game.setup(optionsOf(options));
    engine.advance(t);
    for (let n = 0; t.flow.over === null && n < 400; n++) {
      for (const by of viewers) {
        const seen = game.view(t, by);
        const other = game.determinize(seen, by, seededDraws(n));
        expect(game.view(other, by)).toEqual(seen);
        if (by !== "public") expect(offers(game, other, by)).toEqual(offers(game, t, by));
        for (const side of [0, 1] as const) {
          const list = side === 0 ? other.options.federationDeck : other.options.dominionDeck;
          expect(readDeck(list, side === 0 ? "federation" : "dominion", STANDARD_CARDS)).toHaveProperty("ok");
        }
      }
      const moves = engine.moves;
      engine.act(t, engine.asking ?? seat(0), moves[words() % moves.length] as { do: string });
    }
  });

  test("no view reveals the enemy's list before the end", () => {
    const t = game.setup(optionsOf(options));
    new Engine(game, seededDraws(3)).advance(t);
    expect(game.view(t, seat(1)).options.federationDeck).toBeNull();
    expect(game.view(t, seat(0)).options.federationDeck).toEqual(t.options.federationDeck);
    expect(JSON.stringify(game.view(t, seat(1)).sides[0])).not.toContain("FU");
  });
});

test("a view holds no identifier that is hidden from its viewer (TW-E.1)", () => {
  const words = seededUint32(11);
  const engine = new Engine(game, seededDraws(12));
  const t = game.setup(optionsOf());
  engine.advance(t);
  const index = cardIndexOf(t.options);
  while (t.flow.over === null) {
    for (const by of viewers)
      for (const side of [0, 1] as const) {
        if (by === side) continue;
        // Unseen cards are listed as a set; the rest of the view must not reveal which of them are in the Hand.
        const { unseen, ...rest } = game.view(t, by).sides[side];
        const known = by === "public" ? t.shown[side] : t.known[side];
        const text = JSON.stringify(rest);
        for (const no of [...t.hand[side], ...t.deck[side]]) {
          if (known.sure.includes(no) || known.among.includes(no)) continue;
          expect(text).not.toContain(`"${cardAt(index, no).id}"`);
        }
        expect(unseen).toHaveLength(t.hand[side].length + t.deck[side].length - known.sure.length);
      }
    const moves = engine.moves;
    engine.act(t, engine.asking ?? seat(0), moves[words() % moves.length] as { do: string });
  }
});
