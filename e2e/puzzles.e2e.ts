/** Puzzles in the browser: tried, hinted and solved by keyboard; counted for an account; solved on a phone without a network. */
import type { Puzzle } from "@starboard/kit";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { expectAccessible, expectAccessibleInAllThemes, openStage } from "./browser.ts";
import { puzzleScripts } from "./puzzle-script.ts";
import { choose, expectNoSidewaysScroll, HURRIED, PHONE, prompt } from "./table.ts";

const stage = openStage();
const SETTINGS = { ...HURRIED, handOver: "never" };
const DESKTOP = { width: 1440, height: 900 };
/** A busy machine needs about two seconds for an action. */
const PATIENCE = { timeout: 90_000 };
const GAME = "4000ad";

interface Solvable {
  readonly puzzle: Puzzle;
  readonly task: string;
  /** What the solution and the first listed error are called in the list of actions. */
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  readonly reason: string;
}
let one: Solvable;
let other: Solvable;
beforeAll(async () => {
  [one, other] = (await puzzleScripts(GAME, 2)).map(({ puzzle, family, labels }): Solvable => {
    const [error] = puzzle.wrong;
    return {
      puzzle,
      task: String(family?.task(puzzle.about ?? {})),
      right: labels(puzzle.solution),
      wrong: labels(error?.acts ?? []),
      reason: String(family?.reasons[error?.reason ?? ""]?.(error?.about ?? {})),
    };
  }) as [Solvable, Solvable];
});

/** Presses the main button until the puzzle is decided: what is left of a turn is not asked in every position. */
async function decide(page: Page, press: () => Promise<void>): Promise<void> {
  const decided = prompt(page).getByText(/^(Not this|Solved)\.$/);
  const main = page.locator(".ask:not(.wait) .btn.main");
  for (;;) {
    await decided.or(main).first().waitFor();
    if (await decided.isVisible()) return;
    await press().catch(() => undefined);
  }
}
/** Plans actions from the list, and confirms them. */
async function answer(page: Page, actions: readonly string[]): Promise<void> {
  for (const action of actions) await choose(page, action);
  await decide(page, () => page.locator(".ask:not(.wait) .btn.main").click({ timeout: 1000 }));
}
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? "");
const spoken = (page: Page): Promise<string> => page.locator("[aria-live=polite][role=log]").innerText();

test(
  "a puzzle is found, failed with its reason, hinted, and solved by keyboard; the account has it; the next one follows",
  PATIENCE,
  async () => {
    const page = await stage.visit("/puzzles", { settings: SETTINGS, viewport: DESKTOP });
    await page.getByRole("region", { name: "Daily puzzle" }).getByRole("link", { name: "Solve" }).waitFor();
    await page.getByRole("link", { name: "All puzzles of 4000 A.D." }).click();
    await page
      .getByRole("link", { name: /, new, rated/ })
      .first()
      .waitFor();
    await page.locator(`a[href$="/${one.puzzle.id}"]`).last().click();
    await page.getByRole("heading", { name: one.task }).waitFor();
    await expect.poll(() => spoken(page)).toContain(one.task);

    await answer(page, one.wrong);
    await prompt(page).getByText("Not this.").waitFor();
    await prompt(page).getByText(one.reason).waitFor();
    await expect.poll(() => spoken(page)).toContain(one.reason);
    // From here by keyboard.
    await page.keyboard.press("t");
    await page.getByRole("button", { name: /^Hint/ }).waitFor();
    await page.keyboard.press("h");
    await page.getByRole("button", { name: "Second hint" }).waitFor();
    expect(await spoken(page)).toContain("Hint 1:");
    for (const action of one.right) {
      const button = page
        .getByRole("list", { name: "Available actions" })
        .getByRole("button", { name: action, exact: true });
      // The key opens the list, unless it is still open from the action before; then it would close it.
      const isListed = async (): Promise<boolean> => {
        if (!(await page.locator(".acts-panel").isVisible())) await page.keyboard.press("a");
        return button.first().isVisible();
      };
      await expect.poll(isListed).toBe(true);
      await button.first().focus();
      await page.keyboard.press("Enter");
    }
    await decide(page, () => page.keyboard.press("c"));
    await prompt(page).getByText("Attempt 2, 1 hint.").waitFor();
    await expect.poll(() => focused(page)).toContain("Next puzzle");
    await page.getByRole("heading", { name: "Why it works" }).waitFor();
    await page.getByRole("heading", { name: "Why not these?" }).waitFor();
    await page.getByRole("tab", { name: "Puzzle" }).click();
    await page.getByText("First attempt: not solved").waitFor();
    await expectAccessibleInAllThemes(page);

    // A guest becomes an account: the server gets what this browser has, and plays it again.
    const status = await page.evaluate(async () => {
      const body = JSON.stringify({ login: "solver", password: "correct horse", name: "Ada" });
      return (await fetch("/api/account", { method: "POST", headers: { "content-type": "application/json" }, body }))
        .status;
    });
    expect(status).toBe(200);
    const counted = page.waitForResponse((response) => response.url().endsWith("/api/puzzles/answers"));
    await page.keyboard.press("n");
    await page.waitForURL((url) => !url.pathname.endsWith(one.puzzle.id));
    const { answers, solver } = await (await counted).json();
    expect(answers).toMatchObject([
      { is: "counted", result: { puzzle: one.puzzle.id, score: 0 } },
      { is: "known", result: { puzzle: one.puzzle.id } },
    ]);
    expect(answers[1].result.solvedAt).not.toBeNull();
    await page.goto(`${stage.url}/people/${solver.person}`);
    await page.getByRole("heading", { name: "Puzzle rating" }).waitFor();
    await page.getByText("1 puzzle", { exact: true }).waitFor();
  },
);

test(
  "on a phone without a network a puzzle is solved and given up; the streak counts the daily one",
  PATIENCE,
  async () => {
    const page = await stage.visit("/puzzles", { settings: SETTINGS, ...PHONE, serviceWorkers: "allow" });
    const daily = page.getByRole("region", { name: "Daily puzzle" }).getByRole("link", { name: /^Solve/ });
    await daily.waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.goto(`${stage.url}/puzzles/${GAME}/${other.puzzle.id}`);
    await page.getByRole("heading", { name: other.task }).waitFor();
    await expectNoSidewaysScroll(page);
    const board = await page.locator(".app > .board").boundingBox();
    expect(board?.height).toBeGreaterThan(250);
    await answer(page, other.right);
    await page.getByRole("heading", { name: "Solved" }).waitFor();
    const end = await page.locator(".app > .board").boundingBox();
    expect(end?.height).toBeGreaterThan(200);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Match menu" }).click();
    await page.getByRole("button", { name: "Show the solution" }).click();
    await page.getByRole("heading", { name: "The solution" }).waitFor();
    await page.goto(`${stage.url}/puzzles/${GAME}`);
    await page.getByRole("link", { name: /, solved, rated/ }).waitFor();
  },
);
