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
const initial = start(game, options.ok, draw).state as unknown as GameState;
const askedNow = (): { seat: Seat; step: string } => {
  const now = question(game, initial as never);
  return { seat: now?.waiting[0] as Seat, step: now?.frame.step ?? "" };
};
const plan = (): Planned => openPlan(game, game.view(initial as never, askedNow().seat) as object, askedNow().seat, 1);
const legal = (list: readonly StepOffers[]) =>
  list
    .filter(({ aside }) => !aside)
    .flatMap(({ step, offers: all }) => all.flatMap(({ act, refusal }) => (refusal ? [] : [{ step, act }])));

test("a determinization offers the seat the same acts as the true state", () => {
  expect(planOffers(game, plan())).toEqual(offers(game, initial as never, askedNow().seat));
});

test("a planned act does not change the true state", () => {
  const before = JSON.stringify(initial);
  const [first] = legal(planOffers(game, plan()));
  if (!first) throw new Error("no legal act");
  const next = extend(game, plan(), first.step, first.act);
  expect(isRefusal(next)).toBe(false);
  expect((next as Planned).steps).toEqual([first]);
  expect(JSON.stringify(initial)).toBe(before);
});

test("a plan that passes the turn is closed and offers no acts", () => {
  let now: Planned = plan();
  for (let i = 0; i < 10 && !now.closed; i++) {
    const [next] = legal(planOffers(game, now));
    if (!next) throw new Error("an open plan without acts");
    now = extend(game, now, next.step, next.act) as Planned;
  }
  expect(now.closed).toBe(true);
  expect(planOffers(game, now)).toEqual([]);
});

test("the plan and `planWhyNot` refuse an illegal act with the same rule", () => {
  const { step } = askedNow();
  const nonsense = { do: "nonsense" };
  const refused = extend(game, plan(), step, nonsense);
  expect(isRefusal(refused) && refused.code).toBe("KERNEL_ACT_FORM");
  expect(planWhyNot(game, plan(), step, nonsense)).toEqual(refused);
  expect(previewAct(game, plan(), step, nonsense)).toBeUndefined();
});

test("the preview of an act equals its plan", () => {
  const [first] = legal(planOffers(game, plan()));
  if (!first) throw new Error("no legal act");
  const preview = previewAct(game, plan(), first.step, first.act);
  const next = extend(game, plan(), first.step, first.act) as Planned;
  expect(preview).toEqual(planView(game, next));
});

test("an act that must draw closes the plan without a made-up draw", () => {
  // Play random acts until a legal act of the asked seat draws.
  let state: GameState = initial;
  for (let turn = 0; turn < 200; turn++) {
    const now = question(game, state as never);
    const seat = now?.waiting[0] as Seat;
    const base = openPlan(game, game.view(state as never, seat) as object, seat, turn);
    const acts = legal(planOffers(game, base));
    const drawing = acts
      .map(({ step, act }) => extend(game, base, step, act) as Planned)
      .find((next) => next.table === base.table);
    if (drawing) {
      expect(drawing.closed).toBe(true);
      return;
    }
    const { step, act } = acts[turn % acts.length] as { step: string; act: { do: string } };
    const played = play(game, state as never, { by: seat, step, act }, draw);
    if (isRefusal(played)) throw new Error(played.code);
    state = played.state as unknown as GameState;
    if (state.flow.over) state = initial;
  }
  throw new Error("no act ever drew");
});

test("a plan is kept in a newer state as far as its acts are still legal", () => {
  const [first] = legal(planOffers(game, plan()));
  if (!first) throw new Error("no legal act");
  const planned = extend(game, plan(), first.step, first.act) as Planned;
  const view = game.view(initial as never, planned.seat) as object;
  expect(replan(game, planned, view, 2).steps).toEqual([first]);
  expect(
    replan(game, { ...planned, steps: [{ step: first.step, act: { do: "nonsense" } }, first] }, view, 2).steps,
  ).toEqual([]);
});
