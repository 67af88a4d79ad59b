/** Which tickets fit: compared with the definition by brute force, and in the cases that people will notice. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { isLivePace, PACES, type Want } from "@starboard/wire/tickets";
import { canMeet, pairTickets, PRESENT_MS, type Waiting } from "../../src/tickets/pairing.ts";

const NOW = 10_000_000;
const DAY = 86_400_000;
const ticket = (person: string, more: Partial<Waiting> = {}): Waiting => ({
  person,
  wants: [{ game: "anaxis", pace: "quick" }],
  rated: false,
  range: null,
  ratings: {},
  since: NOW,
  seenAt: NOW,
  ...more,
});
const rated = (rating: number) => ({
  "anaxis live": { rating, deviation: 60 },
  "anaxis correspondence": { rating, deviation: 60 },
});
const names = (tickets: readonly Waiting[], now = NOW): string[] =>
  pairTickets(tickets, now).map(
    ({ first, second, want }) => `${first.person}${second.person} ${want.game} ${want.pace}`,
  );

test("two people who want the same game at the same pace are paired, whatever else they want", () => {
  const wants: Want[] = [
    { game: "trekwar", pace: "day" },
    { game: "anaxis", pace: "threeDays" },
  ];
  expect(names([ticket("a", { wants }), ticket("b")])).toEqual([]);
  expect(names([ticket("a", { wants }), ticket("b", { wants: [{ game: "anaxis", pace: "threeDays" }] })])).toEqual([
    "ab anaxis threeDays",
  ]);
});

test("live paces come first, and need both pages open", () => {
  const wants: Want[] = [
    { game: "anaxis", pace: "day" },
    { game: "anaxis", pace: "long" },
  ];
  const [a, b] = [ticket("a", { wants }), ticket("b", { wants })];
  expect(names([a, b])).toEqual(["ab anaxis long"]);
  expect(names([a, { ...b, seenAt: NOW - PRESENT_MS - 1 }])).toEqual(["ab anaxis day"]);
});

test("rated and unrated tickets never meet, nor does a person meet themselves", () => {
  expect(names([ticket("a", { rated: true }), ticket("b")])).toEqual([]);
  expect(names([ticket("a"), ticket("a")])).toEqual([]);
});

test("both ranges must fit; they widen with waiting", () => {
  const near = { below: 100, above: 100 };
  const strong = ticket("a", { ratings: rated(1700), range: near });
  const weak = ticket("b", { ratings: rated(1500) });
  expect(names([strong, weak])).toEqual([]);
  // 200 points away: two steps of half a minute are not yet enough beyond the 100.
  const later = (ms: number) => [strong, weak].map((one) => ({ ...one, seenAt: NOW + ms }));
  expect(names(later(30_000), NOW + 30_000)).toEqual([]);
  expect(names(later(60_000), NOW + 60_000)).toEqual(["ab anaxis quick"]);
  // By correspondence the steps are half days.
  const slow = [strong, weak].map((one): Waiting => ({ ...one, wants: [{ game: "anaxis", pace: "day" }] }));
  expect(names(slow, NOW + 60_000)).toEqual([]);
  expect(names(slow, NOW + DAY)).toEqual(["ab anaxis day"]);
});

test("the rating of a pace counts for that pace only", () => {
  const near = { below: 100, above: 100 };
  const strong = ticket("a", { ratings: { "anaxis correspondence": { rating: 1900, deviation: 60 } }, range: near });
  expect(names([strong, ticket("b")])).toEqual(["ab anaxis quick"]);
  const slow = [strong, ticket("b")].map((one): Waiting => ({ ...one, wants: [{ game: "anaxis", pace: "day" }] }));
  expect(names(slow)).toEqual([]);
});

test("whoever has waited longest chooses first, and takes the nearest opponent", () => {
  const tickets = [
    ticket("late", { ratings: rated(1500) }),
    ticket("early", { ratings: rated(1600), since: NOW - 5 }),
    ticket("far", { ratings: rated(1900), since: NOW - 3 }),
    ticket("near", { ratings: rated(1610), since: NOW - 2 }),
  ];
  expect(names(tickets)).toEqual(["earlynear anaxis quick", "farlate anaxis quick"]);
});

const want = fc.record({ game: fc.constantFrom("anaxis", "trekwar"), pace: fc.constantFrom(...PACES) });
const anyTicket = fc.record({
  wants: fc.array(want, { minLength: 1, maxLength: 4 }),
  rated: fc.boolean(),
  range: fc.option(fc.record({ below: fc.nat(300), above: fc.nat(300) })),
  ratings: fc.option(fc.integer({ min: 1000, max: 2000 })).map((rating) => (rating === null ? {} : rated(rating))),
  since: fc.integer({ min: NOW - DAY, max: NOW }),
  seenAt: fc.integer({ min: NOW - 2 * PRESENT_MS, max: NOW }),
});

test("pairs fit by the definition, nobody is in two, and nobody who fits is left over", () => {
  fc.assert(
    fc.property(fc.array(anyTicket, { maxLength: 12 }), (list) => {
      const tickets = list.map((one, n): Waiting => ({ ...one, person: `p${n}` }));
      const pairs = pairTickets(tickets, NOW);
      const seated = pairs.flatMap(({ first, second }) => [first, second]);
      expect(new Set(seated).size).toBe(seated.length);
      const shared = (a: Waiting, b: Waiting): Want[] =>
        a.wants.filter((x) => b.wants.some((y) => x.game === y.game && x.pace === y.pace));
      const possible = (a: Waiting, b: Waiting): Want[] => shared(a, b).filter((one) => canMeet(a, b, one, NOW));
      for (const { first, second, want: made } of pairs) {
        expect(possible(first, second)).toContainEqual(made);
        if (!isLivePace(made.pace)) expect(possible(first, second).some(({ pace }) => isLivePace(pace))).toBe(false);
      }
      const left = tickets.filter((one) => !seated.includes(one));
      for (const a of left) for (const b of left) expect(possible(a, b)).toEqual([]);
      for (const a of tickets)
        for (const b of tickets)
          for (const one of shared(a, b)) expect(canMeet(a, b, one, NOW)).toBe(canMeet(b, a, one, NOW));
    }),
  );
});
