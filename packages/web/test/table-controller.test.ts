import type { AutoAnswer, BoardProps, PromptAction } from "@starboard/ui";
import type { AnyGame, Seat } from "@starboard/kernel";
import { game } from "@starboard/sample";
import { expect, test, vi } from "vitest";
import type { LoadedGame } from "../src/loaded-game.ts";
import { previewMoves } from "../src/table/plan.ts";
import { promptButtons } from "../src/table/prompt-buttons.ts";
import {
  bidAct,
  bidFirst,
  firstAct,
  live,
  openTable,
  passRaids,
  pick,
  pickAct,
  pickFirst,
  step,
  steps,
  update,
} from "./sample-table.ts";

test("one button plans a whole sequence, and its last act passes the turn, so that the plan is sent", async () => {
  const table = await openTable();
  table.press({ ...pick, next: (board) => firstAct(board, "bid") });
  expect(steps(table).map(({ step: name }) => name)).toEqual(["pick", "bid"]);
  expect(table.getState().sendingSeat).toBe(0);
  await vi.waitFor(() => expect(update(table).summary.asked).toEqual([1]));
});

test("a sequence with a refused act plans nothing and shows the refusal", async () => {
  const table = await openTable();
  table.press({ ...pick, next: () => ({ step: "bid", act: bidAct(99) }) });
  expect(steps(table)).toEqual([]);
  expect(table.getState().refusal?.code).toBeDefined();
});

test("undo removes everything that one press has planned", async () => {
  const table = await openTable();
  table.choose(pick.step, pick.act);
  table.undo();
  expect(steps(table)).toEqual([]);
});

test("acts that do not fit the plan are refused, or replace it where that is meant", async () => {
  const table = await openTable();
  table.choose("pick", pickAct(0));
  const other = update(table)
    .offers.find((one) => one.step === "pick")
    ?.offers.at(-1)?.act;
  if (!other) throw new Error("nothing to pick");
  const pickOther = [{ step: "pick", act: other }];
  table.planMoves(pickOther);
  expect(steps(table)).toEqual([pick].map(({ step: name, act }) => ({ step: name, act })));
  expect(table.getState().refusal?.code).toBeDefined();
  table.planMoves(pickOther, true);
  expect(steps(table)).toEqual(pickOther);
});

test("several acts of one press are planned together or not at all, and undone together", async () => {
  const table = await openTable();
  const bid = { step: "bid", act: bidAct(99) };
  table.planMoves([{ step: pick.step, act: pick.act }, bid]);
  expect(steps(table)).toEqual([]);
  const ahead = previewMoves(game as unknown as AnyGame, table.planned() as never, [pick]);
  const legal = ahead?.offers.find((one) => one.step === "bid")?.offers.find((offer) => !offer.refusal);
  if (!legal) throw new Error("nothing to bid");
  table.planMoves([pick, { step: "bid", act: legal.act }].map(({ step: name, act }) => ({ step: name, act })));
  expect(steps(table)).toHaveLength(2);
  table.undo();
  expect(steps(table)).toEqual([]);
});

test("an automatic answer is planned, named, and not sent before the player decides", async () => {
  const table = await openTable({ autoAnswers: [pickFirst] });
  expect(steps(table)).toEqual([{ step: "pick", act: pickAct(0) }]);
  expect(table.getState().given).toMatchObject([{ id: "pick", seat: 0 }]);
  expect(update(table).question?.step).toBe("pick");
  expect(table.getState().sendingSeat).toBeNull();
});

test("an undone answer is not given again until the player has acted", async () => {
  const table = await openTable({ autoAnswers: [pickFirst] });
  table.undo();
  table.answer();
  expect(steps(table)).toEqual([]);
  expect(table.getState().given).toEqual([]);
  table.press({ ...pick, next: (board) => firstAct(board, "bid") });
  await vi.waitFor(() => expect(update(table).summary.asked).toEqual([1]));
  await vi.waitFor(() => expect(table.getState().sendingSeat).toBeNull());
  live(table);
  const card = update(table).offers.find((one) => one.step === "bid")?.offers[0]?.act;
  if (!card) throw new Error("nothing to bid");
  table.press({ step: "bid", act: card });
  // Ada's own act lifts the hold: she is answered for again in a later round.
  const answered = new Set<Seat>();
  table.subscribe(({ given }) => {
    for (const answer of given) answered.add(answer.seat);
  });
  while (!update(table).summary.over) {
    await vi.waitFor(() => expect(table.getState().sendingSeat).toBeNull());
    live(table);
    const [held] = (update(table).view as { readonly hand: readonly number[] }).hand;
    const isRaid = step(table) === "raid";
    table.press(isRaid ? { step: "raid", act: { do: "pass" } } : { step: "bid", act: bidAct(held ?? 0) });
  }
  expect([...answered]).toContain(0);
});

test("an answer is never given while the player has planned something", async () => {
  const table = await openTable({ autoAnswers: [bidFirst] });
  table.choose("pick", pickAct(0));
  table.answer();
  expect(steps(table)).toHaveLength(1);
  expect(table.getState().given).toEqual([]);
});

test("a switched-off answer is not given; switching it on answers the open question", async () => {
  const on = { value: false };
  const table = await openTable({ autoAnswers: [pickFirst], isOn: () => on.value });
  expect(steps(table)).toEqual([]);
  on.value = true;
  table.answer();
  expect(steps(table)).toHaveLength(1);
});

test("answers that pass the turn are sent for every player of the screen, without changing hands", async () => {
  const table = await openTable({ autoAnswers: [pickFirst, bidFirst, passRaids] });
  // Every question of the game is answered, so the whole match plays itself to its end.
  await vi.waitFor(() => expect(update(table).summary.over).not.toBeNull(), { timeout: 20_000 });
  const seats = new Set<Seat>(table.getState().given.map((answer) => answer.seat));
  expect([...seats].toSorted((a, b) => a - b)).toEqual([0, 1]);
});

test("an answer that the rules refuse is left to the player", async () => {
  const wrong: AutoAnswer = { ...pickFirst, answer: () => ({ step: "pick", act: pickAct(7) }) };
  const table = await openTable({ autoAnswers: [wrong] });
  expect(steps(table)).toEqual([]);
  expect(step(table)).toBe("pick");
});

test("the main button never sends half a step", async () => {
  const table = await openTable({ autoAnswers: [pickFirst] });
  const end: PromptAction = { step: "bid", act: bidAct(1), emphasis: "main", replacesCommit: true };
  const actions: PromptAction[] = [end];
  const loaded = { screen: { promptActions: () => actions } } as unknown as LoadedGame;
  const board = {} as BoardProps;
  const main = (planned: number, closed = false) =>
    promptButtons(loaded, board, { planned, closed, proposal: null }).main;
  // Automatic answers alone do not make "Confirm" the main button.
  expect(table.getState().plan?.automatic).toBe(1);
  expect(main(0)).toEqual({ is: "action", action: end });
  // The finishing act replaces "Confirm" as long as the step is not complete.
  expect(main(2)).toEqual({ is: "action", action: end });
  expect(main(3, true)).toEqual({ is: "commit" });
  actions[0] = { ...end, replacesCommit: false };
  expect(main(2)).toEqual({ is: "commit" });
  expect(promptButtons(loaded, board, { planned: 2, closed: false, proposal: null }).open).toEqual([actions[0]]);
});

test("acts sent from the dock take the answers that follow along, and one undo asks those questions again", async () => {
  const table = await openTable({ autoAnswers: [bidFirst] });
  // The answer completes the step, so both are sent.
  table.sendMoves([pick]);
  expect(steps(table).map(({ step: name }) => name)).toEqual(["pick", "bid"]);
  expect(table.getState().given).toMatchObject([{ id: "bid", seat: 0 }]);
  expect(table.getState().sendingSeat).toBe(0);
  await vi.waitFor(() => expect(update(table).summary.asked).toEqual([1]));

  const other = await openTable();
  other.sendMoves([pick]);
  expect(steps(other)).toHaveLength(1);
  expect(other.getState().sendingSeat).toBeNull();
  other.sendMoves([{ step: "bid", act: bidAct(99) }]);
  expect(other.getState().refusal?.code).toBeDefined();
  expect(steps(other)).toHaveLength(1);
});

test("an act composed on the board is sent with the acts that belong ahead of it, and previews plan nothing", async () => {
  const table = await openTable();
  const plan = table.planned();
  if (!plan) throw new Error("the seat is to act");
  const ahead = previewMoves(game as unknown as AnyGame, plan, [pick]);
  const bid = ahead?.offers.find((one) => one.step === "bid")?.offers.find((offer) => !offer.refusal);
  if (!bid) throw new Error("nothing to bid");
  expect(steps(table)).toEqual([]);
  table.propose("bid", bid.act, [pick]);
  expect(steps(table)).toEqual([]);
  table.commit();
  expect(steps(table).map(({ step: name }) => name)).toEqual(["pick", "bid"]);
  await vi.waitFor(() => expect(update(table).summary.asked).toEqual([1]));
});
