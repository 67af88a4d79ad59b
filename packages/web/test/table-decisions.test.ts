/** Decisions of the controller of a table that only journeys in a browser met before: take-backs, failures, hand-overs. */
import { type Refusal, type Seat, seat, type Viewer } from "@starboard/kernel";
import type { CommitResult, MatchClient } from "@starboard/match";
import type { Update } from "@starboard/wire";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ProblemError, useToasts } from "../src/problems.ts";
import { seatToShow, withSeatShown } from "../src/table/hand-over.ts";
import type { MatchSource } from "../src/table/match-source.ts";
import type * as playback from "../src/table/playback.ts";
import { createSubscriptions } from "../src/table/subscriptions.ts";
import { INITIAL_STATE, type TableController, type TableState } from "../src/table/table-state.ts";
import {
  bidAct,
  bidFirst,
  firstAct,
  live,
  openTable,
  pick,
  pickAct,
  pickFirst,
  step,
  steps,
  update,
} from "./sample-table.ts";

const REFUSAL: Refusal = { rule: "SMP-4.1", code: "SAMPLE_TEST" };
const toasts = (): string[] => useToasts.getState().list.map(({ code }) => code);
beforeEach(() => useToasts.setState({ list: [] }));

/** A source whose commits and take-backs fail as given, with what was sent. */
function failing(outcome: () => Promise<CommitResult<never>>) {
  const commit = vi.fn<MatchClient["commit"]>(outcome);
  const takeBack = vi.fn<MatchClient["takeBack"]>(outcome);
  const source = (client: MatchClient): Partial<MatchSource> => ({ client: () => ({ ...client, commit, takeBack }) });
  return { commit, takeBack, source };
}
/** Ada picks a wreck and bids, which passes the turn, and waits for the outcome. */
async function send(table: TableController): Promise<void> {
  table.press({ ...pick, next: (board) => firstAct(board, "bid") });
  expect(table.getState().sendingSeat).toBe(0);
  await vi.waitFor(() => expect(table.getState().sendingSeat).toBeNull());
}

describe("acts that are not accepted", () => {
  test("a refusal of the service is shown, and the plan is dropped", async () => {
    const table = await openTable(failing(() => Promise.resolve({ refused: REFUSAL, move: 0 })));
    await send(table);
    expect(table.getState().refusal).toEqual(REFUSAL);
    expect(steps(table)).toEqual([]);
    expect(toasts()).toEqual([]);
  });

  test.each([
    ["an outdated position", { stale: 7 }, "WEB_STALE"],
    ["an invalid request", { bad: [{ code: "MATCH_UNKNOWN", at: "" }] }, "MATCH_UNKNOWN"],
  ])("%s is told as a message, and the plan stays to be sent again", async (_name, outcome, code) => {
    const table = await openTable(failing(() => Promise.resolve(outcome)));
    await send(table);
    expect(toasts()).toEqual([code]);
    expect(table.getState().refusal).toBeNull();
    expect(steps(table)).toHaveLength(2);
  });

  test("an error on the way is told too", async () => {
    const table = await openTable(failing(() => Promise.reject(new ProblemError({ code: "WEB_HOST_AWAY" }))));
    await send(table);
    expect(toasts()).toEqual(["WEB_HOST_AWAY"]);
  });

  test("an answer of the page that fails comes back to the player, once and without a message", async () => {
    const { commit, source } = failing(() => Promise.resolve({ refused: REFUSAL, move: 0 }));
    const table = await openTable({ autoAnswers: [pickFirst, bidFirst], source });
    await vi.waitFor(() => expect(table.getState().askedAgain.has(seat(0))).toBe(true));
    table.answer();
    expect(commit).toHaveBeenCalledTimes(1);
    expect(table.getState()).toMatchObject({ refusal: null, given: [], plan: null });
    expect(toasts()).toEqual([]);
    expect(step(table)).toBe("pick");
  });
});

describe("undo with nothing planned", () => {
  test("takes back the last act, and the page does not answer for the player again", async () => {
    const isOn = { value: false };
    const table = await openTable({ autoAnswers: [bidFirst], isOn: () => isOn.value });
    table.choose("pick", pickAct(0));
    table.commit();
    await vi.waitFor(() => expect(step(table)).toBe("bid"));
    await vi.waitFor(() => expect(table.getState().sendingSeat).toBeNull());
    live(table);
    table.undo();
    await vi.waitFor(() => expect(step(table)).toBe("pick"));
    expect(table.getState().askedAgain.has(seat(0))).toBe(true);
    // The wreck is picked again: the player's own act lets the page answer.
    isOn.value = true;
    live(table);
    table.choose("pick", pickAct(0));
    table.commit();
    await vi.waitFor(() => expect(table.getState().given.map(({ id }) => id)).toContain("bid"));
  });

  test("shows why nothing can be taken back", async () => {
    const { takeBack, source } = failing(() => Promise.resolve({ stale: 1 }));
    const table = await openTable({ source });
    const why = update(table).takeBack;
    expect(why).not.toBeNull();
    table.undo();
    expect(table.getState().refusal).toEqual(why);
    expect(takeBack).not.toHaveBeenCalled();
  });

  test("asks the other players where only their consent is missing", async () => {
    const proposeTakeBack = vi.fn();
    const table = await openTable({ source: () => ({ proposeTakeBack }) });
    const answered: Refusal = { rule: "KRN-UNDO-3", code: "KERNEL_UNDO_ANSWERED" };
    const put = (takeBack: Refusal): void =>
      table.move((p) => ({ ...p, moments: p.moments.map((moment) => ({ ...moment, takeBack })) }));
    put(answered);
    table.undo();
    expect(proposeTakeBack).toHaveBeenCalledWith(expect.any(String), 0, update(table).at);
    expect(table.getState().refusal).toBeNull();
    // A secret that was revealed is not forgotten, whoever consents.
    const sealed: Refusal = { rule: "KRN-UNDO-2", code: "KERNEL_UNDO_SEALED" };
    put(sealed);
    table.undo();
    expect(proposeTakeBack).toHaveBeenCalledTimes(1);
    expect(table.getState().refusal).toEqual(sealed);
  });
});

test("an aside of another player keeps the plan, one's own act clears it", async () => {
  const clients: MatchClient[] = [];
  const table = await openTable({
    people: 3,
    source: (client) => {
      clients.push(client);
      return {};
    },
  });
  table.choose("pick", pickAct(0));
  const { summary, at } = update(table);
  await clients[0]?.commit(summary.match, seat(2), at, [{ step: "home", act: { do: "call" } }]);
  await vi.waitFor(() => expect(update(table).at).toBe(at + 1));
  expect(steps(table)).toEqual([{ step: "pick", act: pickAct(0) }]);
  live(table);
  table.commit();
  await vi.waitFor(() => expect(step(table)).toBe("bid"));
  expect(steps(table)).toEqual([]);
});

test("a plan that ends after one act is complete with it", async () => {
  const table = await openTable({ source: () => ({ endsAfterOneAct: true }) });
  table.choose("pick", pickAct(0));
  expect(table.getState().plan?.closed).toBe(true);
  table.planMoves([{ step: "bid", act: bidAct(1) }]);
  expect(steps(table)).toHaveLength(1);
});

describe("whose screen is shown", () => {
  const source = { localSeats: (one: Update) => one.summary.seats.map((_, i) => seat(i)) } as unknown as MatchSource;
  /** A moment in which these seats are asked. */
  const moment = (asked: readonly Seat[], at: number, view: object, more: object = {}): Update =>
    ({ at, view, logItems: [], summary: { asked, seats: [{}, {}], over: null }, ...more }) as unknown as Update;
  const seen = (...moments: readonly Update[]): playback.Playback => ({
    moments,
    cursor: moments.length - 1,
    shownCount: 0,
    paused: false,
  });
  /** Ada's screen is shown; every viewer has received this moment. */
  const state = (asked: readonly Seat[], views: { readonly [by: string]: object } = {}): TableState => ({
    ...INITIAL_STATE,
    viewer: seat(0),
    seen: new Map(
      ([seat(0), seat(1), "public"] as Viewer[]).map((by) => [by, seen(moment(asked, 4, views[by] ?? { all: 1 }))]),
    ),
  });
  const [ada, ben] = [seat(0), seat(1)];

  test("it changes to a player to act only if the shown one is not asked", () => {
    expect(seatToShow(state([ada]), source)).toBeNull();
    expect(seatToShow(state([ada, ben]), source)).toBeNull();
    expect(seatToShow(state([ben]), source)).toBe(1);
    expect(seatToShow({ ...state([ada, ben]), viewer: "public" }, source)).toBe(0);
    const elsewhere = { localSeats: () => [ada] } as unknown as MatchSource;
    expect(seatToShow(state([ben]), elsewhere)).toBeNull();
  });

  test("it does not change while something is sent, covered, still played back, not received, or over", () => {
    const due = state([ben]);
    expect(seatToShow({ ...due, sendingSeat: ada }, source)).toBeNull();
    expect(seatToShow({ ...due, covered: ben }, source)).toBeNull();
    const behind = { ...seen(moment([ben], 4, {}), moment([ben], 5, {})), cursor: 0 };
    expect(seatToShow({ ...due, seen: new Map(due.seen).set(ada, behind) }, source)).toBeNull();
    const later = new Map(due.seen).set(ada, seen(moment([ben], 5, {})));
    expect(seatToShow({ ...due, seen: later }, source)).toBeNull();
    const over = moment([ben], 4, {}, { summary: { asked: [ben], seats: [{}, {}], over: { winners: [ada] } } });
    expect(seatToShow({ ...due, seen: new Map(due.seen).set(ada, seen(over)) }, source)).toBeNull();
  });

  test.each([
    { when: "always", secret: false, covered: true },
    { when: "private", secret: false, covered: false },
    { when: "private", secret: true, covered: true },
    { when: "never", secret: true, covered: false },
  ] as const)("hand-over $when, secret $secret: covered $covered", ({ when, secret, covered }) => {
    for (const owner of ["0", "1"]) {
      const next = withSeatShown(state([ben], secret ? { [owner]: { hand: [3] } } : {}), ben, source, when);
      expect(next.viewer).toBe(1);
      expect(next.covered).toBe(covered ? 1 : null);
    }
  });

  test("a single player's screen is never covered, and one without a view is not shown", () => {
    const alone = { localSeats: () => [ben] } as unknown as MatchSource;
    expect(withSeatShown(state([ben], { 1: { hand: [3] } }), ben, alone, "always").covered).toBeNull();
    const without = { ...state([ben]), seen: new Map() };
    expect(withSeatShown(without, ben, source, "always")).toBe(without);
  });

  test("what the last player planned and was refused is not shown to the next, who sees the newest moment", () => {
    const behind = { ...seen(moment([ben], 4, {}), moment([ben], 5, {})), cursor: 0, paused: true };
    const before = { ...state([ben]), refusal: REFUSAL, seen: new Map(state([ben]).seen).set(ben, behind) };
    const next = withSeatShown(before, ben, source, "never");
    expect(next).toMatchObject({ plan: null, proposal: null, refusal: null });
    expect(next.seen.get(ben)).toMatchObject({ cursor: 1, paused: false });
  });
});

test("viewers that stay keep their subscription, others end", () => {
  const log: string[] = [];
  const subscriptions = createSubscriptions((viewer) => {
    log.push(`+${viewer}`);
    return () => log.push(`-${viewer}`);
  });
  subscriptions.keep(["public"]);
  subscriptions.keep([seat(0), "public"]);
  subscriptions.keep([seat(0)]);
  subscriptions.keep([]);
  subscriptions.keep([seat(0)]);
  expect(log).toEqual(["+public", "+0", "-public", "-0", "+0"]);
});
