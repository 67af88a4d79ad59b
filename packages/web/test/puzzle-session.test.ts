/** Plays puzzles as the page does, without a browser: solved, failed, tried again, given up, and with forbidden acts. */
import { type AnyGame, parseEdition } from "@starboard/kernel";
import { createScriptedMatch, type Puzzle, puzzleScript } from "@starboard/kit";
import { findGame } from "@starboard/registry";
import { manifests } from "@starboard/registry/manifests";
import type { Update } from "@starboard/wire";
import { beforeAll, expect, test, vi } from "vitest";
import { type EndedAttempt, movesFor, openPuzzle } from "../src/puzzles/puzzle-session.ts";

let game: AnyGame;
let puzzle: Puzzle;
beforeAll(async () => {
  const file = await (await manifests.find(({ puzzles }) => puzzles)?.puzzles?.())?.parts[0]?.load();
  const edition = parseEdition(file?.game ?? "");
  game = findGame(edition?.id ?? "", edition?.edition ?? 0) as AnyGame;
  puzzle = file?.puzzles[0] as Puzzle;
});

function opened() {
  const onEnd = vi.fn<(attempt: EndedAttempt) => void>();
  const options = { game, puzzle, passive: ["travelOn", "stay"] };
  const labelOf = (_view: object, step: string, act: { readonly do: string }): string => `${step} ${act.do}`;
  const session = openPuzzle({ ...options, seats: [], labelOf, route: { at: "puzzles" }, onEnd });
  const updates: Update[] = [];
  const client = session.source.client();
  client.watch("m", "public", (update) => updates.push(update));
  const commit = (moves: Parameters<typeof client.commit>[3]) => client.commit("m", puzzle.seat as never, 0, moves);
  const wrong = movesFor(options, puzzle.wrong[0]?.acts ?? []).moves;
  const right = movesFor(options, puzzle.solution).moves;
  return { session, onEnd, updates, commit, wrong, right };
}

test("a wrong act gets its reason, the position can be tried again, and then nothing more is rated", async () => {
  const { session, onEnd, updates, commit, wrong, right } = opened();
  await Promise.resolve();
  const start = updates[0] as Update;
  expect(start.summary.asked).toEqual([puzzle.seat]);
  expect(start.offers.some(({ aside }) => aside)).toBe(false);
  expect(await commit(wrong)).toHaveProperty("ok");
  expect(session.getState()).toMatchObject({ status: "failed", failed: [{ why: 0 }] });
  expect(onEnd).toHaveBeenLastCalledWith({ isSolved: false, moves: wrong, hints: 0 });
  // Nothing is asked until the solver tries again.
  expect(updates.at(-1)).toMatchObject({ offers: [], question: null, summary: { asked: [] } });
  expect(await commit(right)).toHaveProperty("bad");
  session.retry();
  expect(updates.at(-1)).toMatchObject({ at: start.at, view: start.view, question: start.question });
  session.hint();
  expect(await commit(right)).toHaveProperty("ok");
  expect(session.getState()).toMatchObject({ status: "solved", hints: 1 });
  expect(session.getState().labels).toHaveLength(right.length);
  expect(onEnd).toHaveBeenLastCalledWith({ isSolved: true, moves: right, hints: 1 });
  expect(onEnd).toHaveBeenCalledTimes(2);
});

test("who gives up sees the solution on the board, from any state", async () => {
  const { session, onEnd, updates, commit, wrong, right } = opened();
  await Promise.resolve();
  await commit(wrong);
  session.giveUp();
  // The failed attempt has ended already.
  expect(onEnd).toHaveBeenCalledTimes(1);
  const shown = session.getState();
  expect(shown.status).toBe("shown");
  expect(shown.labels).toHaveLength(right.length);
  const other = opened();
  await Promise.resolve();
  other.session.giveUp();
  expect(other.onEnd).toHaveBeenLastCalledWith({ isSolved: false, moves: [], hints: 0 });
  // Both boards show the same, although one of them showed an error before.
  expect(updates.at(-1)?.view).toEqual(other.updates.at(-1)?.view);
  expect(updates.some(({ at }) => at === 1)).toBe(true);
});

test("after an error the board shows how it is refuted", async () => {
  const { session, updates, commit } = opened();
  await Promise.resolve();
  const refuted = puzzle.wrong.find(({ line }) => (line?.length ?? 0) > 0);
  await commit(movesFor({ game, puzzle, passive: ["travelOn", "stay"] }, refuted?.acts ?? []).moves);
  expect(session.getState()).toMatchObject({
    status: "failed",
    failed: [{ why: puzzle.wrong.indexOf(refuted as never) }],
  });
  const shown = updates.at(-1) as Update;
  // The enemy has done what the reason says, instead of as little as possible.
  const plain = createScriptedMatch(game, puzzleScript(puzzle, ["travelOn", "stay"]));
  plain.commit(movesFor({ game, puzzle, passive: ["travelOn", "stay"] }, refuted?.acts ?? []).moves);
  expect(shown.view).not.toEqual(game.view(plain.state, puzzle.seat as never));
  session.retry();
  expect(updates.at(-1)?.view).toEqual(updates[0]?.view);
});

test("acts that the rules forbid are refused and are no attempt", async () => {
  const { session, onEnd, commit, right } = opened();
  await Promise.resolve();
  expect(await commit([{ step: right[0]?.step ?? "", act: { do: "win" } }])).toHaveProperty("refused");
  expect(await commit([{ step: "nowhere", act: right[0]?.act as never }])).toHaveProperty("refused");
  expect(session.getState()).toMatchObject({ status: "open", failed: [], labels: [] });
  expect(onEnd).not.toHaveBeenCalled();
});
