import { seat } from "@starboard/kernel";
import { ABANDONED_AFTER_MS, type TableInfo } from "@starboard/wire/host";
import { expect, test } from "vitest";
import { claimable } from "../src/online/seat-claims.ts";

const NOW = 1_800_000_000_000;
const person = { kind: "person", online: true, reservedFor: null };
const summary = {
  over: null,
  asked: [1],
  changedAt: NOW - ABANDONED_AFTER_MS - 1,
  seats: [{ kind: "person" }, { kind: "person" }],
};
const table = (more: object = {}): TableInfo =>
  ({ seats: [person, { ...person, online: false }], summary, you: { seats: [0] }, ...more }) as unknown as TableInfo;

test("a seat can be claimed exactly when the host permits it", () => {
  expect(claimable(table(), NOW)).toEqual([seat(1)]);
  // Not if the player is online, is not to act, or became absent too recently.
  expect(claimable(table({ seats: [person, person] }), NOW)).toEqual([]);
  expect(claimable(table({ summary: { ...summary, asked: [0] } }), NOW)).toEqual([]);
  expect(claimable(table(), NOW - 2)).toEqual([]);
  // With a clock, a seat can be claimed once it is flagged.
  expect(claimable(table({ summary: { ...summary, clock: { flagged: [] } } }), NOW)).toEqual([]);
  expect(claimable(table({ summary: { ...summary, clock: { flagged: [1] } }, seats: [person, person] }), NOW)).toEqual([
    seat(1),
  ]);
  // A seat whose player left, unless a bot plays it.
  const left = [person, { ...person, kind: "vacant" }];
  expect(claimable(table({ summary: { ...summary, asked: [0] }, seats: left }), NOW)).toEqual([seat(1)]);
  const taken = { ...summary, seats: [{ kind: "person" }, { kind: "bot" }] };
  expect(claimable(table({ summary: taken, seats: left }), NOW)).toEqual([]);
  // Spectators cannot claim seats, and seats of tournament tables cannot be claimed.
  expect(claimable(table({ you: { seats: [] } }), NOW)).toEqual([]);
  expect(claimable(table({ tournament: "u" }), NOW)).toEqual([]);
});
