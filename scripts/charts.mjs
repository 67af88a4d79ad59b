// Writes the charts of docs/bots.md from the stored arena files and evaluations.
//   npm run charts             writes docs/pictures/charts
//   npm run charts -- --check  only lists what is stale
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chartFiles } from "@starboard/lab/charts";
import { findGameEntry } from "@starboard/registry";
import { manifests } from "@starboard/registry/manifests";

const root = fileURLToPath(new URL("..", import.meta.url));
const arena = join(root, "docs/arena");
const target = join(root, "docs/pictures/charts");
/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(path, "utf8"));

/** Returns every chart by the name of its file. */
export function charts() {
  const contests = readdirSync(arena)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => ({ name: name.replace(/\.json$/, ""), ...json(join(arena, name)) }))
    .filter(({ contest }) => contest);
  const evaluations = manifests.flatMap(({ id }) => {
    const path = join(root, "packages/games", id, "src/bot/weights.json");
    return existsSync(path) ? [json(path)] : [];
  });
  return chartFiles(contests, evaluations, (game) => findGameEntry(game)?.text.title ?? game);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes("--check");
  mkdirSync(target, { recursive: true });
  let stale = 0;
  for (const [name, svg] of charts()) {
    const path = join(target, name);
    if (existsSync(path) && readFileSync(path, "utf8") === svg) continue;
    stale++;
    console.log(`${check ? "stale" : "written"}: docs/pictures/charts/${name}`);
    if (!check) writeFileSync(path, svg);
  }
  process.exitCode = check && stale > 0 ? 1 : 0;
}
