/**
 * Walks CONTRIBUTING's "Add a game" to its last step: a game is generated in a copy of the repository, registered, built and
 * played in the browser. The copy shares the installed packages.
 */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./browser.ts";
import { HURRIED, prompt } from "./table.ts";

const repository = join(import.meta.dirname, "..");
const copy = realpathSync(mkdtempSync(join(tmpdir(), "starboard-new-game-")));
const visit = openBrowser();
let host: ChildProcess | undefined;
let url = "";

/** Runs a program of the copy and returns its output; throws with the output if it fails. */
async function run(script: string, ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, NO_COLOR: "1", NODE_ENV: "production" };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [join(copy, script), ...args], {
    cwd: copy,
    env,
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${script} ${args.join(" ")} failed:\n${error.stdout}${error.stderr}`);
  });
  return `${stdout}${stderr}`;
}

/** Copies the sources and links the installed packages; our own packages are those of the copy. */
function copyRepository(): void {
  const skipped = new Set(["node_modules", "dist", "dist-types", "dist-types-ui", ".git", "e2e", "bench"]);
  const wanted = ["packages", "scripts", "docs", "package.json", "package-lock.json", "biome.json", ".gitignore"];
  for (const name of [...wanted, ...readdirSync(repository).filter((one) => one.startsWith("tsconfig"))])
    cpSync(join(repository, name), join(copy, name), {
      recursive: true,
      filter: (from) => !skipped.has(basename(from)) && from !== join(repository, "docs/arena"),
    });
  const modules = join(copy, "node_modules");
  mkdirSync(join(modules, "@starboard"), { recursive: true });
  for (const name of readdirSync(join(repository, "node_modules")))
    if (name !== "@starboard" && name !== ".starboard-lock")
      symlinkSync(join(repository, "node_modules", name), join(modules, name), "junction");
  for (const folder of ["packages", "packages/games"])
    for (const name of readdirSync(join(copy, folder), { withFileTypes: true }))
      if (name.isDirectory() && name.name !== "games")
        symlinkSync(join(copy, folder, name.name), join(modules, "@starboard", name.name), "junction");
}

/** Starts the host of the copy on a free port and returns its address. */
async function startHost(): Promise<string> {
  host = spawn(process.execPath, [join(copy, "packages/host/src/main.ts")], {
    cwd: copy,
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", STARBOARD_WEB: join(copy, "dist/web"), STARBOARD_DATA: copy },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: host.stdout as NonNullable<typeof host.stdout> })) {
    const ready = /^Starboard is ready: (http:\/\/[^/]+)\//.exec(line);
    if (ready) return ready[1] ?? "";
  }
  throw new Error("the host ended before it was ready");
}

beforeAll(async () => {
  copyRepository();
  const created = await run(
    "scripts/new-game.mjs",
    "star-ferry",
    "--prefix",
    "FRY",
    "--from",
    "grid",
    "--with-ui",
    "--register",
  );
  expect(created).toContain("written: packages/registry/src/manifests.gen.ts");
  const plain = await run("scripts/new-game.mjs", "card-run", "--prefix", "RUN", "--register");
  expect(plain).toContain("Card Run is in packages/games/card-run");
  writeFileSync(
    join(copy, "build.mjs"),
    `import { build } from "vite";
await build({ root: "packages/web", logLevel: "warn", build: { outDir: "../../dist/web", minify: false } });\n`,
  );
  await run("build.mjs");
  url = await startHost();
}, 300_000);
afterAll(async () => {
  if (host && host.exitCode === null) {
    const ended = once(host, "exit");
    host.kill("SIGTERM");
    await ended;
  }
  rmSync(copy, { recursive: true, force: true });
});

const squares = (page: Page) => page.getByRole("group", { name: "The field" }).getByRole("button", { disabled: false });

/** Settings with which a chosen square is sent at once. */
const QUICK = { ...HURRIED, autoCommit: true };

/** Opens the page of a new table and chooses the smallest field and the most asteroids: the match is short. */
async function newTable(query = ""): Promise<Page> {
  const page = await visit(`${url}/new/star-ferry${query}`, { settings: QUICK });
  await page.locator('[id="option-star-ferry.size"]').getByRole("button", { name: "5", exact: true }).click();
  await page.locator('[id="option-star-ferry.asteroids"]').getByRole("spinbutton").fill("8");
  return page;
}

/** Plays for whoever is asked on these pages until the match is over: the first free square, then the main button. */
async function playOn(...pages: readonly Page[]): Promise<void> {
  const step = async (): Promise<boolean> => {
    for (const page of pages) {
      if (await page.getByRole("button", { name: "Rematch" }).isVisible()) return true;
      const cover = page.getByRole("button", { name: /^I am / });
      const now = page.getByRole("button", { name: /Return to now/ });
      const commit = prompt(page).getByRole("button", { name: /^Confirm/ });
      for (const button of [cover, now, commit, squares(page).first()])
        if (await button.isVisible()) {
          // A button may be gone again when it is clicked; the next look finds what is there then.
          await button.click({ timeout: 500 }).catch(() => undefined);
          break;
        }
    }
    return false;
  };
  await expect.poll(step, { timeout: 90_000 }).toBe(true);
}

test("the start page counts the games, shows the new tiles and offers no guide for them", async () => {
  const page = await visit(url, { settings: HURRIED });
  await page.getByRole("heading", { name: "Six space wars, one plotting table" }).waitFor();
  await page.getByRole("heading", { name: "Star Ferry" }).waitFor();
  await page.getByRole("heading", { name: "Card Run" }).waitFor();
  expect(await page.getByText("Learn Star Ferry by playing").count()).toBe(0);
  expect(await page.getByText("Learn TrekWar by playing").count()).toBe(1);
});

test("against a bot on the board of the game, then replay and verification", { timeout: 180_000 }, async () => {
  const page = await newTable();
  await page.getByRole("button", { name: "Start match" }).click();
  await page.waitForURL(/\/table\//);
  await squares(page).first().waitFor();
  expect(await page.locator(".guide.offer").count()).toBe(0);
  await playOn(page);
  const table = page.url();
  await prompt(page).getByRole("button", { name: "Verify" }).click();
  await page.getByText("All checks passed.").waitFor();
  await page.goto(table);
  await prompt(page).getByRole("button", { name: "Replay" }).click();
  await page.waitForURL(/\/replay\//);
  await page.getByRole("slider", { name: "Position in the match" }).waitFor();
  await page.getByRole("group", { name: "The field" }).waitFor();
});

test("by two players on one device", { timeout: 180_000 }, async () => {
  const page = await newTable();
  await page.getByRole("group", { name: "Player type at seat 2" }).getByRole("button", { name: "Player" }).click();
  await page.getByRole("textbox", { name: "Name at seat 2" }).fill("Ben");
  await page.getByRole("button", { name: "Start match" }).click();
  await page.waitForURL(/\/table\//);
  await playOn(page);
});

test("by link, between two browsers", { timeout: 180_000 }, async () => {
  const ada = await newTable("?online");
  await ada.getByRole("textbox", { name: "Your name at the table" }).fill("Ada");
  await ada.getByRole("button", { name: "Create table" }).click();
  await ada.waitForURL(/\/online\/./);
  const ben = await visit(await ada.getByRole("textbox", { name: "Link to seat 2" }).inputValue(), {
    settings: QUICK,
  });
  await ben.getByRole("textbox", { name: "Your name" }).fill("Ben");
  await ben.getByRole("button", { name: "Take the seat" }).click();
  await ada.locator(".online-seats").getByText("Ben", { exact: true }).waitFor();
  await ada.getByRole("button", { name: "Start match" }).click();
  for (const page of [ada, ben]) await page.getByRole("group", { name: "The field" }).waitFor();
  await playOn(ada, ben);
});

test("a game without a screen is played by its words", { timeout: 180_000 }, async () => {
  const page = await visit(`${url}/new/card-run`, { settings: HURRIED });
  await page.getByRole("button", { name: "Start match" }).click();
  await page.waitForURL(/\/table\//);
  await page.getByText(/^Round 1 of 3, \d+ cards in the deck/).waitFor();
  expect(await page.getByText('{"').count()).toBe(0);
  expect(readFileSync(join(copy, "packages/games/games.txt"), "utf8")).toMatch(/\nstar-ferry\ncard-run\n$/);
});
