// Measures how often each race of Warp Empires wins by itself, and writes it to the weights of the bots:
//   npm run factions
// The matches are those of docs/arena/even-warp-empires.jsonl, in which equal bots with a frozen evaluation chose races alike, with and without head
// starts. Bradley and Terry's model, Luce's for more than two, gives each race a strength beside what its head start is worth.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bySides } from "./even.mjs";
import { fitSides } from "./even/strengths.mjs";
import { PLAYERS, SIDES } from "./even/warp-empires.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const MATCHES = join(root, "docs/arena/even-warp-empires.jsonl");
const WEIGHTS = join(root, "packages/games/warp-empires/src/bot/weights.json");
/** The bots whose matches count: those of the figures, before they knew what races are worth. */
const PLAYER = "3@10";
const EVALUATION = "2026-11";

/**
 * The strength of each race in log-odds, whose sum is 0, by number of players.
 * @returns {Record<string, Record<string, number>>}
 */
export function factionStrengths() {
  /** @type {readonly { readonly player: string, readonly evaluation?: string, readonly pairing: string, readonly gives: Record<string, number> | null }[]} */
  const lines = readFileSync(MATCHES, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
  const counted = lines.filter(({ player, evaluation }) => player === PLAYER && evaluation === EVALUATION);
  return Object.fromEntries(
    Object.entries(PLAYERS).map(([pairing, players]) => {
      const matches = counted
        .filter((line) => line.pairing === pairing)
        .map((line) => ({ gives: line.gives ?? {}, ...bySides([/** @type {never} */ (line)], SIDES) }));
      const { strengths } = fitSides(matches, SIDES);
      return [players, Object.fromEntries(SIDES.map((side, i) => [side, Math.round(100 * (strengths[i] ?? 0)) / 100]))];
    }),
  );
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = JSON.parse(readFileSync(WEIGHTS, "utf8"));
  file.weights.factions = { "star-trek": factionStrengths() };
  writeFileSync(WEIGHTS, `${JSON.stringify(file, null, 2)}\n`);
}
