import type { ShapeWE } from "@starboard/warp-empires";
import { typedOffers } from "@starboard/ui";
import { seededDraws, isRefusal, noDraws, offers, play, question, type Seat, start } from "@starboard/kernel";
import { game, groupWays, NONE, type StateWE } from "@starboard/warp-empires";
import { beforeAll, expect, test } from "vitest";
import { type QueuedActs, nextAct } from "../../src/ui/act/act-queue.ts";
import { wholeGroup } from "../../src/ui/act/hands.ts";
import { knownState, outlook, typesOf } from "../../src/ui/model/known-state.ts";
import { tableOf, type Tabletop } from "../../src/ui/model/table.ts";
import { moversOf, startsOf } from "../../src/ui/model/targets.ts";

/** A state in which a seat is asked for its move and holds a move card, reached by taking the first legal acts. */
let state: StateWE;
let by: Seat;
beforeAll(() => {
  const parsed = game.options.parse({ players: 2, mapSeed: 3 });
  if (!("ok" in parsed)) throw new Error("standard options do not parse");
  const draws = seededDraws(5);
  state = start(game, parsed.ok, draws).state as StateWE;
  for (let n = 0; n < 400; n++) {
    const asked = question(game, state);
    by = asked?.waiting[0] as Seat;
    if (asked?.frame.step === "moveMain" && startsOf(tabletop(state, by)).size > 0) return;
    const found = offers(game, state, by).find((one) => !one.aside);
    const act = found?.offers.filter((offer) => !offer.refusal).at(-1)?.act;
    if (!found || !act) break;
    const next = play(game, state, { by, step: found.step, act }, draws);
    if (isRefusal(next)) break;
    state = next.state as StateWE;
  }
  throw new Error("no Move with a card that moves was reached");
});

const tabletop = (t: StateWE, seat: Seat): Tabletop =>
  tableOf({ view: game.view(t, seat), offers: typedOffers<ShapeWE>(offers(game, t, seat)), viewer: seat });

/** Runs a queued move on the full state as the screen does. */
function run(queued: QueuedActs): StateWE {
  let now = state;
  for (let n = 0; n < 60; n++) {
    const asked = question(game, now);
    const seats = asked?.waiting.includes(by) === true;
    const next = seats ? nextAct(tabletop(now, by), queued) : "over";
    if (next === "over") return now;
    if (next === null) throw new Error("the queued came to nothing");
    const played = play(game, now, { by, ...next }, noDraws);
    if (isRefusal(played)) throw new Error(JSON.stringify(played));
    now = played.state as StateWE;
  }
  throw new Error("the queued does not end");
}

function plan(units?: Record<string, number>): QueuedActs {
  const top = tabletop(state, by);
  const from = [...startsOf(top)][0] as string;
  const known = knownState(top.view, by);
  const group = units ?? wholeGroup(top, from);
  const ways = groupWays(
    known.state,
    known.compiled,
    by,
    top.world.index.get(from) as number,
    typesOf(known.compiled, group),
  );
  const far = [...ways.values()].reduce((a, b) => (b.path.length > a.path.length ? b : a));
  const path = far.path.map((at) => top.world.board.territories[at]?.id as string);
  return { card: null, from, units: group, path, tries: 0 };
}

test("a whole stack moves the whole path with the weakest card", () => {
  const queued = plan();
  const top = tabletop(run(queued), by);
  const march = top.view.marches.at(-1);
  expect(march?.path).toEqual(queued.path);
  expect(march?.announced).not.toBe(0);
  expect(march?.size).toBe(Object.values(queued.units).reduce((a, b) => a + b, 0));
  expect(march?.card).toBe(moversOf(tabletop(state, by))[0]?.card);
});

test("part of a stack moves, and the rest does not join the group", () => {
  const whole = plan();
  const [unit] = Object.entries(whole.units).find(([id]) => id !== "legendaryCommander") as [string, number];
  const queued = plan({ [unit]: 1 });
  const march = tabletop(run(queued), by).view.marches.at(-1);
  expect(march?.units).toEqual([unit]);
  expect(march?.path).toEqual(queued.path);
});

test("a queued move that no longer fits the view is dropped", () => {
  expect(nextAct(tabletop(state, by), { ...plan(), card: { card: "surprise", as: null } })).toBeNull();
});

test("the expected result of an attack does not change the known state, and counts only units that were seen", () => {
  const top = tabletop(state, by);
  const known = knownState(top.view, by);
  const before = JSON.stringify(known.state.stacks);
  const foe = by === 0 ? 1 : 0;
  const home = known.state.home[foe] as number;
  const from = top.world.index.get(plan().from) as number;
  const types = typesOf(known.compiled, plan().units);
  const told = outlook(known, top.view, by, from, home, foe, types);
  expect(JSON.stringify(known.state.stacks)).toBe(before);
  const stack = top.view.territories[home]?.stacks.find((one) => one.seat === foe);
  const seen = stack ? 1 + stack.fortifications.length : 0;
  expect(told.unseen).toBe(Math.max(0, (stack?.count ?? 0) - seen));
  // The home of a Star Trek empire defends itself with 20 (WE-9.8).
  expect(told.theirs.terms.some((term) => term.what === "homeDefence" && term.value === 20)).toBe(true);
  expect(outlook(known, top.view, by, from, home, NONE, types).theirs.total).toBe(0);
});
