/** Tests what leads a player back to a match: the list of matches, who is waited for, titles and lost connections. */
import { seat } from "@starboard/kernel";
import type { MatchSummary } from "@starboard/wire";
import type { TableInfo } from "@starboard/wire/host";
import { expect, test } from "vitest";
import { connectionText, isDisconnected } from "../src/online/connection-status.ts";
import { eventBetween } from "../src/online/title-events.ts";
import { waitingStatus } from "../src/online/waiting-status.ts";
import { matchItems } from "../src/tables/match-items.ts";

const [ada, ben] = [
  { name: "Ada", kind: "person" },
  { name: "Ben", kind: "person" },
];
const bot = { name: "Orion", kind: "bot", level: 3 };
const local = (match: string, more: object = {}): MatchSummary =>
  ({
    match,
    game: "4000ad@2",
    seats: [ada, bot],
    asked: [1],
    over: null,
    changedAt: 10,
    at: 5,
    ...more,
  }) as unknown as MatchSummary;
const seatOf = (name: string, more: object = {}) => ({ kind: "person", name, online: true, ready: true, ...more });
const online = (table: string, more: object = {}): TableInfo =>
  ({
    table,
    game: "anaxis@1",
    state: "playing",
    terms: { title: "", clock: { is: "live" }, autoStart: false },
    owner: "Ada",
    seats: [seatOf("Ada"), seatOf("Ben")],
    summary: { asked: [1], over: null, seats: [ada, ben], at: 7, clock: undefined },
    proposals: [],
    rematch: null,
    rematchOf: null,
    you: { seats: [0], owner: true },
    changedAt: 20,
    ...more,
  }) as unknown as TableInfo;

test("matches of this device and online tables are one list, those that wait for the player first", () => {
  const items = matchItems(
    [local("a"), local("b", { asked: [0], changedAt: 1 }), local("c", { over: { winners: [1] }, changedAt: 99 })],
    [online("d"), online("e", { summary: { asked: [0], over: null, seats: [ada, ben], at: 3 }, changedAt: 2 })],
  );
  expect(items.map(({ match }) => match)).toEqual(["e", "b", "d", "a", "c"]);
  expect(items[0]).toMatchObject({ isYourTurn: true, to: { at: "online", table: "e" }, shown: { viewer: 0, at: 3 } });
  expect(items[2]).toMatchObject({ isYourTurn: false, waitsFor: ["Ben"], gameId: "anaxis" });
  expect(items[4]).toMatchObject({ state: "over", winners: ["Orion"], to: { at: "replay", match: "c" } });
});

test("a match that both of two sides won is a draw: the list names no winner", () => {
  const [two, four] = matchItems(
    [
      local("a", { over: { winners: [0, 1] }, changedAt: 11 }),
      local("b", { seats: [ada, ben, bot, bot], over: { winners: [0, 1] } }),
    ],
    [],
  );
  expect([two?.winners, four?.winners]).toEqual([[], ["Ada", "Ben"]]);
});

test("a finished online match that is also stored here is listed once; an unopened rematch waits for its player", () => {
  const over = { asked: [], over: { winners: [0] }, seats: [ada, ben], at: 9 };
  expect(matchItems([local("x", { over: { winners: [0] } })], [online("x", { state: "over", summary: over })])).toEqual(
    [expect.objectContaining({ kind: "online" })],
  );
  const rematch = online("r", {
    state: "lobby",
    summary: null,
    rematchOf: "x",
    seats: [seatOf("Ada", { ready: false })],
  });
  expect(matchItems([], [rematch])[0]?.isYourTurn).toBe(true);
});

test("the waiting table says who must do what", () => {
  const lobby = (more: object) => online("t", { state: "lobby", summary: null, ...more });
  const vacant = { kind: "vacant", name: "", ready: false };
  expect(waitingStatus(lobby({ seats: [seatOf("Ada"), vacant] }), false)).toBe("Invite players: 1 seat is free.");
  expect(waitingStatus(lobby({ seats: [seatOf("Ada"), vacant], you: { seats: [0], owner: false } }), false)).toBe(
    "Waiting for players: 1 seat is free.",
  );
  expect(waitingStatus(lobby({ seats: [seatOf("Ada"), seatOf("Ben", { ready: false })] }), false)).toBe(
    "Waiting for Ben to open this table.",
  );
  expect(waitingStatus(lobby({}), false)).toBe("All players are here. Start the match.");
  expect(waitingStatus(lobby({ you: { seats: [1], owner: false } }), false)).toBe("Waiting for Ada to start.");
  expect(waitingStatus(lobby({ seats: [seatOf("Ada", { ready: false }), seatOf("Ben")] }), true)).toBe(
    "Choose your options, then confirm that you are ready.",
  );
});

test("the title of a hidden tab names what happened", () => {
  const at = (info: TableInfo, chat: object[] = []) => ({ info, chat, errorCode: null }) as never;
  const before = online("t");
  expect(eventBetween(at(before), at(online("t", { summary: { asked: [0], over: null, seats: [ada, ben] } })))).toBe(
    "Your turn",
  );
  expect(eventBetween(at(before), at(online("t", { proposals: [{ id: "p", by: 1 }] })))).toBe("A proposal");
  expect(eventBetween(at(before), at(online("t", { proposals: [{ id: "p", by: 0 }] })))).toBeNull();
  expect(eventBetween(at(before), at(online("t", { rematch: "u" })))).toBe("The rematch is ready");
  const lines = [{ n: 0, seat: 1, name: "Ben" }];
  expect(eventBetween(at(before, lines), at(before, [...lines, { n: 1, seat: 1, name: "Ben" }]))).toBe("Ben wrote");
  expect(eventBetween(at(before, lines), at(before, [...lines, { n: 1, seat: 0, name: "Ada" }]))).toBeNull();
  const free = online("t", { state: "lobby", summary: null, seats: [seatOf("Ada"), { kind: "vacant", name: "" }] });
  expect(eventBetween(at(free), at(online("t", { state: "lobby", summary: null })))).toBe("Ben took a seat");
});

test("a lost connection is shown at the seat and at the prompt, for both sides", () => {
  const gone = online("t", { seats: [seatOf("Ada"), seatOf("Ben", { online: false })] });
  expect(connectionText(gone, true)).toBe("Ben has lost the connection.");
  expect([isDisconnected(gone, seat(0), true), isDisconnected(gone, seat(1), true)]).toEqual([false, true]);
  // Without an own connection only the own seats are known to be disconnected.
  expect(connectionText(gone, false)).toContain("Your plan is kept");
  expect([isDisconnected(gone, seat(0), false), isDisconnected(gone, seat(1), false)]).toEqual([true, false]);
  const slow = { title: "", clock: { is: "correspondence" } };
  expect(connectionText(online("t", { seats: gone.seats, terms: slow }), true)).toBeNull();
});
