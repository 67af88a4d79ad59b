import {
  seededDraws,
  isRefusal,
  type StepOffers,
  offers,
  play,
  question,
  type Seat,
  start,
  type GameState,
} from "@starboard/kernel";
import { game } from "@starboard/sample";
import { expect, test } from "vitest";
import {
  extend,
  previewAct,
  openPlan,
  type Planned,
  planOffers,
  planView,
  planWhyNot,
  replan,
} from "../src/table/plan.ts";

const draw = seededDraws(7);
const options = game.options.parse({});
if (!("ok" in options)) throw new Error("the standard options do not parse");
const begun = start(game, options.ok, draw).state as unknown as GameState;
const asked = (): { seat: Seat; step: string } => {
  const now = question(game, begun as never);
  return { seat: now?.waiting[0] as Seat, step: now?.frame.step ?? "" };
};
const plan = (): Planned => openPlan(game, game.view(begun as never, asked().seat) as object, asked().seat, 1);
const legal = (list: readonly StepOffers[]) =>
  list
    .filter((one) => !one.aside)
    .flatMap(({ step, offers: all }) => all.flatMap(({ act, refusal }) => (refusal ? [] : [{ step, act }])));

test("an imagined table offers its seat what the true one does", () => {
  expect(planOffers(game, plan())).toEqual(offers(game, begun as never, asked().seat));
});

test("an act is planned on the imagined table and leaves the true one alone", () => {
  const before = JSON.stringify(begun);
  const [first] = legal(planOffers(game, plan()));
  if (!first) throw new Error("nothing to do");
  const next = extend(game, plan(), first.step, first.act);
  expect(isRefusal(next)).toBe(false);
  expect((next as Planned).steps).toEqual([first]);
  expect(JSON.stringify(begun)).toBe(before);
});

test("a plan that hands the turn on is closed and offers nothing more", () => {
  let now: Planned = plan();
  for (let i = 0; i < 10 && !now.closed; i++) {
    const [next] = legal(planOffers(game, now));
    if (!next) throw new Error("an open plan without acts");
    now = extend(game, now, next.step, next.act) as Planned;
  }
  expect(now.closed).toBe(true);
  expect(planOffers(game, now)).toEqual([]);
});

test("what may not be done is refused with a rule, by plan and by question alike", () => {
  const { step } = asked();
  const nonsense = { do: "nonsense" };
  const refused = extend(game, plan(), step, nonsense);
  expect(isRefusal(refused) && refused.code).toBe("KERNEL_ACT_FORM");
  expect(planWhyNot(game, plan(), step, nonsense)).toEqual(refused);
  expect(previewAct(game, plan(), step, nonsense)).toBeUndefined();
});

test("foreseeing an act shows what planning it would show", () => {
  const [first] = legal(planOffers(game, plan()));
  if (!first) throw new Error("nothing to do");
  const seen = previewAct(game, plan(), first.step, first.act);
  const next = extend(game, plan(), first.step, first.act) as Planned;
  expect(seen).toEqual(planView(game, next));
});

test("what must draw closes the plan without inventing a die", () => {
  // Play on by chance until a legal act of the asked seat draws.
  let table: GameState = begun;
  for (let turn = 0; turn < 200; turn++) {
    const now = question(game, table as never);
    const seat = now?.waiting[0] as Seat;
    const base = openPlan(game, game.view(table as never, seat) as object, seat, turn);
    const acts = legal(planOffers(game, base));
    const stuck = acts
      .map(({ step, act }) => extend(game, base, step, act) as Planned)
      .find((next) => next.table === base.table);
    if (stuck) {
      expect(stuck.closed).toBe(true);
      return;
    }
    const { step, act } = acts[turn % acts.length] as { step: string; act: { do: string } };
    const played = play(game, table as never, { by: seat, step, act }, draw);
    if (isRefusal(played)) throw new Error(played.code);
    table = played.state as unknown as GameState;
    if (table.flow.over) table = begun;
  }
  throw new Error("no act ever drew");
});

test("a plan is carried over to a newer table as far as it may still be done", () => {
  const [first] = legal(planOffers(game, plan()));
  if (!first) throw new Error("nothing to do");
  const planned = extend(game, plan(), first.step, first.act) as Planned;
  const view = game.view(begun as never, planned.seat) as object;
  expect(replan(game, planned, view, 2).steps).toEqual([first]);
  expect(
    replan(game, { ...planned, steps: [{ step: first.step, act: { do: "nonsense" } }, first] }, view, 2).steps,
  ).toEqual([]);
});
