/** What somebody does who learns from a lost match of TrekWar: mistakes tried again, and puzzles on one theme solved. */
import { isInferior, type MatchReview, type ReviewMoment } from "@starboard/bots/review";
import { type AnyGame, type MatchRecord, replay, type Seat } from "@starboard/kernel";
import { loadPuzzles, type Puzzle } from "@starboard/kit";
import type { Page } from "playwright-core";
import { loadRules, loadWords, manifestOf } from "../packages/web/src/games.ts";
import { movesFor } from "../packages/web/src/puzzles/puzzle-session.ts";
import { retryPointOf } from "../packages/web/src/review/listed-moments.ts";
import { choose, openActs, prompt } from "./table.ts";

const GAME = "trekwar";

/** Names an act as the page of a seat does. */
export type Words = (view: unknown, step: string, act: { readonly do: string }) => string;
export async function wordsAs(seat: Seat): Promise<Words> {
  const words = await loadWords(GAME);
  return (view, step, act) =>
    String(words?.act(step, act, { view, seat: (by) => (by === seat ? "Ada" : "Orion"), viewerSeat: seat }));
}

export interface Mistake {
  readonly moment: ReviewMoment;
  /** The better act, as the list of actions names it. */
  readonly better: string;
}
/** Returns the mistakes of a seat that a review names, in the order in which they are tried again. */
export async function mistakesOf(
  game: AnyGame,
  record: MatchRecord,
  review: MatchReview,
  seat: Seat,
): Promise<readonly Mistake[]> {
  const { moments } = replay(record, () => game);
  const words = await wordsAs(seat);
  return review.moments
    .filter(({ by, assessment }) => by === seat && isInferior(assessment))
    .flatMap((moment) => {
      const point = retryPointOf(moment);
      const at = moments.findIndex(({ entry }) => entry.n === point?.n);
      const entry = moments[at]?.entry;
      if (!point || entry?.is !== "act") return [];
      const view: unknown = game.view(moments[at - 1]?.played.state as never, seat);
      return [{ moment, better: words(view, entry.step, point.better) }];
    });
}

export interface ThemePuzzle {
  readonly puzzle: Puzzle;
  readonly task: string;
  /** The texts of the acts that solve it. */
  readonly right: readonly string[];
}
/** Returns the first puzzles of the theme with the most puzzles of one act: what is learnt is the same, with fewer clicks. */
export async function puzzlesOfOneTheme(count: number): Promise<{ theme: string; puzzles: readonly ThemePuzzle[] }> {
  const manifest = manifestOf(GAME);
  const [collection, course] = [await manifest?.puzzles?.(), await manifest?.course?.()];
  if (!collection) throw new Error("TrekWar has no puzzles");
  const all = await loadPuzzles(collection);
  const file = await collection.parts[0]?.load();
  const game = (await loadRules(GAME, Number(file?.game.split("@")[1]))) as AnyGame;
  const short = all.filter(({ solution, proof }) => solution.length === 1 && proof === "exact");
  const themes = Map.groupBy(
    short.flatMap((one) => one.themes.map((name) => ({ name, one }))),
    ({ name }) => name,
  );
  const [[theme, most] = ["", []]] = [...themes].toSorted((a, b) => b[1].length - a[1].length);
  const puzzles = most.slice(0, count).map(async ({ one: puzzle }) => ({
    puzzle,
    task: String(collection.families[puzzle.family]?.task(puzzle.about ?? {})),
    right: movesFor(
      { game, puzzle, passive: course?.passive ?? [] },
      puzzle.solution,
      await wordsAs(puzzle.seat as Seat),
    ).labels,
  }));
  return { theme, puzzles: await Promise.all(puzzles) };
}

/** Tries mistakes again from their review, and finds the better act of each. */
export async function retry(page: Page, mistakes: readonly Mistake[]): Promise<void> {
  await prompt(page).getByRole("button", { name: "Try again" }).click();
  const strip = page.getByRole("region", { name: "Learn from your mistakes" });
  await strip.waitFor();
  for (const { better } of mistakes) {
    const list = await openActs(page);
    await list.getByRole("button", { name: better, exact: true }).first().click();
    await strip.getByText("As good as the best, or nearly.").waitFor();
    await prompt(page).getByRole("button", { name: "Next" }).click();
  }
}

/** Solves the puzzle on the page. */
export async function solve(page: Page, right: readonly string[]): Promise<void> {
  for (const label of right) await choose(page, label);
  const decided = prompt(page).getByText(/^(Not this|Solved)\.$/);
  const main = page.locator(".ask:not(.wait) .btn.main");
  for (;;) {
    await decided.or(main).first().waitFor();
    if (await decided.isVisible()) break;
    await main.click({ timeout: 1000 }).catch(() => undefined);
  }
  await prompt(page).getByText("Solved.").waitFor();
}
