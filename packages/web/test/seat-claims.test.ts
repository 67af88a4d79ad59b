import { seat } from "@starboard/kernel";
import { ABANDONED_AFTER_MS, type TableInfo } from "@starboard/wire/host";
import { expect, test } from "vitest";
import { claimable } from "../src/online/seat-claims.ts";

const NOW = 1_800_000_000_000;
const person = { kind: "person", online: true, reservedFor: null };
const card = {
  over: null,
  asked: [1],
  changedAt: NOW - ABANDONED_AFTER_MS - 1,
  seats: [{ kind: "person" }, { kind: "person" }],
};
const table = (more: object = {}): TableInfo =>
  ({ seats: [person, { ...person, online: false }], card, you: { seats: [0] }, ...more }) as unknown as TableInfo;

test("seats are offered to be claimed when the host would let them be", () => {
  expect(claimable(table(), NOW)).toEqual([seat(1)]);
  // Somebody is there; it is not for them to act; too little time has gone by.
  expect(claimable(table({ seats: [person, person] }), NOW)).toEqual([]);
  expect(claimable(table({ card: { ...card, asked: [0] } }), NOW)).toEqual([]);
  expect(claimable(table(), NOW - 2)).toEqual([]);
  // With a clock it is the clock that says so.
  expect(claimable(table({ card: { ...card, clock: { flagged: [] } } }), NOW)).toEqual([]);
  expect(claimable(table({ card: { ...card, clock: { flagged: [1] } }, seats: [person, person] }), NOW)).toEqual([
    seat(1),
  ]);
  // A seat somebody has stood up from, as long as no bot plays it.
  const left = [person, { ...person, kind: "vacant" }];
  expect(claimable(table({ card: { ...card, asked: [0] }, seats: left }), NOW)).toEqual([seat(1)]);
  const taken = { ...card, seats: [{ kind: "person" }, { kind: "bot" }] };
  expect(claimable(table({ card: taken, seats: left }), NOW)).toEqual([]);
  // Who looks on claims nothing, and a tournament's seats are the tournament's.
  expect(claimable(table({ you: { seats: [] } }), NOW)).toEqual([]);
  expect(claimable(table({ tournament: "u" }), NOW)).toEqual([]);
});
