import { type Fact, type Seat, seat } from "@starboard/kernel";
import type { Update } from "@starboard/wire";
import { describe, expect, test } from "vitest";
import type { LoadedGame } from "../src/loaded-game.ts";
import * as playback from "../src/table/playback.ts";
import {
  actorsOf,
  isRecapDue,
  placeNumbers,
  readSeen,
  type RecapItem,
  recapItems,
  recapSpeech,
} from "../src/table/recap.ts";

interface Event extends Fact {
  readonly to?: Seat;
  readonly place?: string;
}
const fact = (is: string, more: Partial<Event> = {}): Event => ({ is, rule: "TST-1", ...more });
const shown = (n: number, by: Seat | null, one: Event) => ({ n, by, fact: one });

/** A game in which a fact concerns the seat it names. */
const loaded = {
  game: {
    determinize: (view: object) => view,
    concerns: (_: object, one: Event) => (one.to === undefined ? [] : [one.to]),
  },
  screen: {
    sections: ["round"],
    transientFacts: ["glance"],
    placeOf: (one: Event) => one.place ?? null,
  },
} as unknown as LoadedGame;

const facts = [
  shown(3, seat(1), fact("old", { to: seat(0) })),
  shown(5, seat(1), fact("round")),
  shown(5, seat(1), fact("moves")),
  shown(5, seat(1), fact("attacks", { to: seat(0), place: "Remora" })),
  shown(6, seat(2), fact("moves")),
  shown(6, seat(2), fact("glance")),
  shown(7, seat(0), fact("own", { to: seat(0) })),
  shown(8, seat(2), fact("asks", { to: seat(0) })),
];

test("the recap lists what others did since, what concerns the viewer apart, without headings and own acts", () => {
  const items = recapItems(loaded, {}, seat(0), facts, 5);
  expect(items.map(({ n, actor, concernsViewer, place }) => ({ n, actor, concernsViewer, place }))).toEqual([
    { n: 5, actor: 1, concernsViewer: true, place: "Remora" },
    { n: 6, actor: 2, concernsViewer: false, place: null },
    { n: 8, actor: 2, concernsViewer: true, place: null },
  ]);
  // Of an entry that concerns the viewer, only the facts that do.
  expect(items[0]?.facts.map(({ is }) => is)).toEqual(["attacks"]);
  expect(actorsOf(items)).toEqual([1, 2]);
});

test("on the board stand the numbers of the list, together where two events share a place", () => {
  const item = (place: string | null, concernsViewer = true): RecapItem => ({
    n: 1,
    actor: seat(1),
    facts: [fact("moves")],
    concernsViewer,
    place,
  });
  const items = [item("Remora"), item("Vorna", false), item(null), item("Tessaly"), item("Remora")];
  expect(placeNumbers(items)).toEqual([
    { place: "Remora", numbers: [1, 4] },
    { place: "Tessaly", numbers: [3] },
  ]);
});

test("another viewer's recap has other concerns", () => {
  const items = recapItems(loaded, {}, seat(2), facts, 5);
  expect(items.filter(({ concernsViewer }) => concernsViewer)).toEqual([]);
  expect(items.map(({ n }) => n)).toEqual([5, 7]);
});

describe("when the recap is shown", () => {
  const item = (actor: Seat, concernsViewer: boolean): RecapItem => ({
    n: 1,
    actor,
    facts: [fact("moves")],
    concernsViewer,
    place: null,
  });
  const watched = { manner: "watched", isAsked: true } as const;
  const away = { manner: "away", isAsked: false } as const;
  const skipped = { manner: "skipped", isAsked: true } as const;

  test("not after a duel's playback has just shown everything", () => {
    expect(isRecapDue("away", [item(seat(1), true), item(seat(1), true)], watched)).toBe(false);
  });
  test("after several players moved, if something concerns the viewer who is asked", () => {
    expect(isRecapDue("away", [item(seat(1), true), item(seat(2), false)], watched)).toBe(true);
    expect(isRecapDue("away", [item(seat(1), false), item(seat(2), false)], watched)).toBe(false);
    expect(isRecapDue("away", [item(seat(1), true), item(seat(2), false)], { manner: "watched", isAsked: false })).toBe(
      false,
    );
  });
  test("after something was missed, even before the viewer is asked", () => {
    expect(isRecapDue("away", [item(seat(1), true)], away)).toBe(true);
    expect(isRecapDue("away", [item(seat(1), false)], away)).toBe(false);
    expect(isRecapDue("away", [item(seat(1), false), item(seat(1), false), item(seat(1), false)], away)).toBe(true);
  });
  test("after skipped playback, if something concerns the viewer", () => {
    expect(isRecapDue("away", [item(seat(1), true)], skipped)).toBe(true);
    expect(isRecapDue("away", [item(seat(1), false), item(seat(1), false), item(seat(1), false)], skipped)).toBe(false);
  });
  test("as the setting says", () => {
    expect(isRecapDue("never", [item(seat(1), true)], away)).toBe(false);
    expect(isRecapDue("always", [item(seat(1), false)], watched)).toBe(true);
    expect(isRecapDue("always", [item(seat(1), false)], away)).toBe(true);
    expect(isRecapDue("always", [], watched)).toBe(false);
  });
});

test("stored marks of what was seen are read from untrusted text", () => {
  expect(readSeen('{"0":12,"1":"x","public":3.5}')).toEqual({ 0: 12 });
  expect(readSeen("{")).toEqual({});
  expect(readSeen(null)).toEqual({});
});

describe("playing again from an entry", () => {
  /** The moment after `at` entries; the newest of them has the number before. */
  const update = (at: number): Update =>
    ({ at, logItems: [{ n: at - 1, at: 0, by: 1, facts: [fact(`entry ${at}`)] }] }) as unknown as Update;
  /** The first update of a visit carries the history up to it. */
  const first = { ...update(4), logItems: [1, 2, 3, 4].flatMap((at) => update(at).logItems) };
  const live = { moments: [first, update(5), update(6)], cursor: 2, shownCount: 0, paused: false };

  test("goes back to the moment before it", () => {
    expect(playback.replayFrom(live, 5)).toMatchObject({ cursor: 1, paused: false });
    expect(playback.replayFrom(live, 3)).toBe(live);
    expect(playback.canReplayFrom(live, 3)).toBe(false);
  });
  test("earlier moments split the history, so that no fact is shown twice", () => {
    const longer = playback.withEarlier(live, [1, 2, 3, 4].map(update));
    expect(longer.moments.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(playback.factsSoFar(longer).map((one) => one.fact.is)).toEqual(
      playback.factsSoFar(live).map((one) => one.fact.is),
    );
    expect(playback.shownUpdate(playback.replayFrom(longer, 3))?.at).toBe(3);
  });
});

test("a recap of what was missed is read out: how much, the first events, and the key of the others", () => {
  const events = ["Ada takes Sol.", "Ben leaves Vega.", "Ada moves.", "Ben moves.", "Ada waits."];
  expect(recapSpeech("While you were away", events, "away")).toEqual([
    "While you were away: 5 events concern you.",
    "Ada takes Sol.",
    "Ben leaves Vega.",
    "Ada moves.",
    "2 more events: press N.",
  ]);
  expect(recapSpeech("While you were away", ["Ada takes Sol."], "skipped")).toEqual([
    "While you were away: 1 event concerns you.",
    "Ada takes Sol.",
  ]);
  // The log has just read out what was watched.
  expect(recapSpeech("Since your last turn", events, "watched")).toEqual([
    "Since your last turn: 5 events concern you.",
  ]);
});
