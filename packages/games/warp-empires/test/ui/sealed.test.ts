import { typedOffers } from "@starboard/ui";
import { isRefusal, noDraws, offers, play, type Seat, start, whyNot } from "@starboard/kernel";
import { game, type StateWE } from "@starboard/warp-empires";
import { expect, test } from "vitest";
import type { ShapeWE } from "../../src/shape.ts";
import type { Held } from "../../src/ui/model/board-store.ts";
import { battleUse, inSet, isSealing, sumWith, toggled } from "../../src/ui/hand/sealed.ts";
import { type AnyAct, tableOf, type Tabletop } from "../../src/ui/model/table.ts";

/** A Romulan stack attacks a Borg one, and both choose their cards (WE-9.12). */
function meeting(): StateWE {
  const options = game.options.parse({ map: "proving-ground", "battle.cards": "simultaneous" });
  if (!("ok" in options)) throw new Error(JSON.stringify(options.bad));
  const position = {
    phase: "battle",
    seats: [
      { faction: "romulan", hand: { surprise: 2, warp: 1 } },
      { faction: "borg", hand: { special: 1, shields: 1, retreat: 1, decoys: 1 } },
    ],
    territories: { b2: { stacks: { "0": ["commandShip", "raider"], "1": ["raider", "scout", "scout"] } } },
  };
  const read = game.notation.read(position, options.ok);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  const t = start({ ...game, setup: () => read.ok }, options.ok, noDraws).state;
  const acts = [
    { by: 0, step: "declareFirst", act: { do: "attack" } },
    { by: 1, step: "answerAttack", act: { do: "pass" } },
  ] as unknown as Parameters<typeof play<ShapeWE>>[2][];
  return acts.reduce((now, act) => {
    const next = play(game, now, act, noDraws);
    if (isRefusal(next)) throw new Error(next.code);
    return next.state;
  }, t);
}
const eyes = (t: StateWE, seat: number): Tabletop =>
  tableOf({
    view: game.view(t, seat as Seat),
    offers: typedOffers<ShapeWE>(offers(game, t, seat as Seat)),
    viewer: seat as Seat,
  });

test("a card is used in battle as itself, as another card, or not at all", () => {
  const borg = eyes(meeting(), 1);
  expect(isSealing(borg)).toBe(true);
  expect(["shields", "retreat", "special", "decoys"].map((card) => battleUse(borg, card))).toEqual([
    null,
    null,
    "boardingParties",
    undefined,
  ]);
});

test("a press adds one more copy of a card, and after the last copy removes them all", () => {
  const one: Held = { card: "surprise", as: null };
  const twice = toggled(toggled([], one, 2), one, 2);
  expect(inSet(twice, "surprise")).toBe(2);
  expect(toggled(twice, one, 2)).toEqual([]);
});

test("the reader's sum grows card by card, and the rules accept the chosen set", () => {
  const t = meeting();
  const romulan = eyes(t, 0);
  const { battle } = romulan.view;
  if (!battle) throw new Error("no battle");
  const set: Held[] = [];
  const totals = [0, 1, 2].map((n) => {
    while (set.length < n) set.push({ card: "surprise", as: null });
    return sumWith(romulan, battle, set)?.total;
  });
  // A Command Ship (10) and a Raider (4 + 1); each Surprise is 10 for all factions and 10 more for Romulans (WE-9.15).
  expect(totals).toEqual([15, 35, 55]);
  const act = { do: "commit", cards: set.map(({ card }) => ({ card })) } as AnyAct;
  expect(whyNot(game, t, { by: 0 as Seat, step: "battleCards", act })).toBeUndefined();
  const borg = eyes(t, 1);
  expect(sumWith(borg, battle, [{ card: "special", as: "boardingParties" }])?.total).toBe(8 + 5);
  expect(sumWith({ ...borg, me: null }, battle, [])).toBeNull();
});
