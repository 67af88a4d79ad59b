/**
 * Counts what a player must click in a whole Border Skirmish, with the page's own controller, plan, automatic answers and
 * buttons. The player moves every ship where it can hit best, fires as aimed and spends Cinema Points on damage control.
 */
import { apart, game, reach, text, type ShapeAx, type ViewAx } from "@starboard/anaxis";
import { screen } from "@starboard/anaxis/ui";
import type { BoardProps, PlannedMove, PromptAction } from "@starboard/ui";
import { type AnyGame, seat } from "@starboard/kernel";
import { createMatchClient, createMatchService, directTransport, memoryStore } from "@starboard/match";
import type { Update } from "@starboard/wire";
import { createWireClient } from "@starboard/wire/client";
import { expect, test, vi } from "vitest";
import { scriptedPolicy } from "../../games/anaxis/src/bot/scripted.ts";
import { askedOf, legal, type Props } from "../../games/anaxis/src/ui/model.ts";
import { moverOf, planSteps } from "../../games/anaxis/src/ui/mover.ts";
import { dealtAt, rateEnds } from "../../games/anaxis/src/ui/threat.ts";
import type { LoadedGame } from "../src/loaded-game.ts";
import { boardOf } from "../src/table/board-props.ts";
import { previewAct } from "../src/table/plan.ts";
import * as playback from "../src/table/playback.ts";
import { createTableController } from "../src/table/table-controller.ts";
import { current } from "../src/table/table-state.ts";

const loaded = { id: "anaxis", game, words: text, rules: "", screen } as unknown as LoadedGame;

/** Plays one of several matches and returns the clicks of each turn in which the player began with four ships. */
async function clicksPerTurn(first: number): Promise<readonly number[]> {
  let ids = first * 100_000;
  const random = (bytes: number): string => (ids++).toString(16).padStart(2 * bytes, "0");
  const service = createMatchService({
    load: () => game as unknown as AnyGame,
    store: memoryStore(),
    now: () => 1_000,
    random,
    botRunner: { think: () => ({ thought: new Promise(() => undefined), stop: () => undefined }) },
    consents: () => true,
  });
  const client = createMatchClient(createWireClient(directTransport(service)), random);
  const created = await client.create({
    game: `${game.id}@${game.edition}`,
    options: { "ax.scenario": "border" },
    seats: [
      { name: "Ada", kind: "person" },
      { name: "Orion", kind: "person" },
    ],
  });
  if (!("ok" in created)) throw new Error(created.bad[0]?.code);
  const { match } = created.ok;
  // The other side plays the scripted baseline, over a connection of its own.
  const opponent = createMatchClient(createWireClient(directTransport(service)), random);
  let seed = first * 1000;
  const playOpponent = async (update: Update): Promise<void> => {
    const next = update.summary.asked.includes(seat(1)) ? scriptedPolicy(update.view as ViewAx, seat(1), ++seed) : null;
    if (!next) return;
    const outcome = await opponent.commit(match, seat(1), update.at, [next]);
    if (!("ok" in outcome)) throw new Error(JSON.stringify(outcome));
  };
  let failure: unknown;
  opponent.watch(
    match,
    seat(1),
    (update: Update) => void playOpponent(update).catch((error: unknown) => (failure = error)),
    () => undefined,
  );
  const table = createTableController(
    match,
    loaded,
    {
      client: () => client,
      localSeats: () => [seat(0)],
      link: () => ({ at: "table", match }),
      record: () => Promise.reject(new Error("no record is asked for")),
    },
    () => ({ handOver: "never", autoCommit: false, isAutomatic: ({ isOnByDefault }) => isOnByDefault }),
  );
  table.open();
  const newest = (): Update | undefined => playback.newest(current(table.getState()));
  const isOver = (): boolean => (newest()?.summary.over ?? null) !== null;
  const isMine = (): boolean => {
    const update = newest();
    return update !== undefined && table.getState().sendingSeat === null && update.summary.asked.includes(seat(0));
  };
  const board = (): Props => {
    const plan = table.planned();
    const update = newest();
    if (!plan || !update) throw new Error("the player is not asked");
    const props = boardOf(loaded, update, plan, playback.factsSoFar(current(table.getState())));
    return {
      ...(props as unknown as BoardProps<ShapeAx>),
      choose: (step: string, act: never) => table.choose(step, act),
      planMoves: (moves: readonly PlannedMove[]) => table.planMoves(moves),
      preview: (step: string, act: never) => previewAct(loaded.game, plan, step, act),
    } as unknown as Props;
  };

  const planned = (): readonly PlannedMove[] => table.getState().plan?.steps ?? [];
  let undone = 0;
  const clicks = new Map<number, number>();
  const startedWithFour = new Set<number>();
  for (let n = 0; n < 2000; n++) {
    await vi.waitFor(() => expect(isMine() || isOver() || failure !== undefined).toBe(true), {
      timeout: 20_000,
      interval: 1,
    });
    if (failure !== undefined) throw failure;
    if (isOver()) break;
    table.move(playback.skip);
    if (!isMine()) continue;
    const props = board();
    const t = props.view.board;
    const own = t.kind.filter((_, s) => t.side[s] === 0 && t.status[s] === 1).length;
    if (!clicks.has(t.turn) && own === 4) startedWithFour.add(t.turn);
    clicks.set(t.turn, (clicks.get(t.turn) ?? 0) + 1);
    decide(
      props,
      (action) => table.press(action as unknown as PromptAction),
      () => table.commit(),
      (plan) => {
        const before = planned();
        plan();
        if (planned().length === before.length) throw new Error("the click plans nothing");
        table.undo();
        expect(planned()).toEqual(before);
        undone++;
        plan();
      },
    );
  }
  // A move of several steps is one click, and one undo takes it back.
  expect(undone).toBeGreaterThan(4);
  expect(isOver()).toBe(true);
  return [...clicks].filter(([turn]) => turn > 0 && startedWithFour.has(turn)).map(([, count]) => count);
}

/** One click of the player. `onMap` is given the click on a hex. */
function decide(
  props: Props,
  press: (action: PromptAction<ShapeAx>) => void,
  commit: () => void,
  onMap: (plan: () => void) => void,
): void {
  const t = props.view.board;
  if (props.plan.closed) return commit();
  const asked = askedOf(props);
  if (!asked) throw new Error("nothing is asked");
  const actions = screen.promptActions?.(props as never) ?? [];
  const order = actions.find((action) => "onPress" in action);
  if (order) return press(order);
  const mover = moverOf(t, asked, -1);
  const hasMoved = mover && (t.forward[mover.ship] || t.reverse[mover.ship] || t.rotated[mover.ship]);
  if (mover && !hasMoved) {
    const ends = reach(t, mover.ship).filter(({ gone, steps }) => !gone && steps.every((step) => !("paid" in step)));
    const enemies = t.kind.map((_, s) => s).filter((s) => t.side[s] === 1 && t.status[s] === 1);
    const value = (end: (typeof ends)[number]): number => {
      const dealt = Math.max(0, ...dealtAt(t, mover.ship, end).values());
      const there = { ...t, q: [...t.q], r: [...t.r] };
      [there.q[mover.ship], there.r[mover.ship]] = [end.q, end.r];
      return dealt * 10 - Math.min(...enemies.map((enemy) => apart(there, mover.ship, enemy)));
    };
    const best = rateEnds(t, mover.ship, ends)
      .map(({ end }) => end)
      .reduce((a, b) => (value(b) > value(a) ? b : a));
    return onMap(() => planSteps(props, asked, mover.ship, best.steps.length > 0 ? best.steps : [{ do: "end" }]));
  }
  const deploys = asked.step === "deploy" ? legal(asked, "put")[0] : undefined;
  if (deploys) return props.choose("deploy", deploys);
  const action =
    actions.find(({ act }) => act.do === "damageControl") ??
    actions.find(({ emphasis, refusal }) => emphasis === "main" && !refusal) ??
    actions[0];
  if (!action) throw new Error(`no button at ${asked.step}`);
  press(action);
}

test("four ships of a Border Skirmish take at most 12 clicks a turn over whole matches", {
  timeout: 240_000,
}, async () => {
  const counts: number[] = [];
  for (const first of [0, 1, 2]) counts.push(...(await clicksPerTurn(first)));
  expect(counts.length).toBeGreaterThan(8);
  // The worst turn, not only the mean.
  expect(Math.max(...counts), `clicks a turn: ${counts.join(", ")}`).toBeLessThanOrEqual(12);
  expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThanOrEqual(8);
});
