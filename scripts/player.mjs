// Writes the script and style of replay pages into a module, so that Node and bundlers put the same text into pages and files.
//   npm run player             writes packages/share/src/player.gen.ts
//   npm run player -- --check  only says whether it is stale
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { DARK_INKS } from "../packages/kit/src/picture.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
export const PLAYER_FILE = join(root, "packages/share/src/player.gen.ts");

/** The module as it must be. */
export async function playerModule() {
  const folder = join(root, "packages/share/src/browser");
  const bundle = await rolldown({ cwd: root, input: join(folder, "main.ts"), platform: "browser", logLevel: "warn" });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  // No text of the script may end the element that holds it.
  const script = output[0].code.trim().replaceAll("</", String.raw`<\/`);
  // The page has the colours of the pictures on it.
  const inks = Object.entries(DARK_INKS).map(([name, colour]) => `--${name}:${colour}`);
  const style = `:root{${inks.join(";")}}${readFileSync(join(folder, "player.css"), "utf8").replace(/\s*\n\s*/g, "")}`;
  return [
    "/** The script and style of replay pages. Written by `npm run player`; change the files in `browser/`, not this. */",
    `export const PLAYER_SCRIPT: string = ${JSON.stringify(script)};`,
    `export const PLAYER_STYLE: string = ${JSON.stringify(style)};`,
    "",
  ].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const expected = await playerModule();
  const check = process.argv.includes("--check");
  const isStale = readFileSync(PLAYER_FILE, "utf8") !== expected;
  if (isStale && !check) writeFileSync(PLAYER_FILE, expected);
  console.log(isStale ? (check ? "stale" : "written") : "up to date");
  if (isStale && check) process.exitCode = 1;
}
