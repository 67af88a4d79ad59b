/** What the arena says. */
import type { Estimate, SprtState } from "@starboard/lab";

export const help = `starboard arena [--a 3] [--b greedy] [--groups 20] …   plays bots against each other
starboard arena verify FILE… [--replay ROW]               plays kept matches again and compares

  --a, --b      random, greedy, scripted (a game's own fixed policy), a level 1 to 5, or a level at fixed iterations such as 3@400
  --game        4000ad
  --preset      a preset of the game's options
  --set         one option, such as --set ad.players=2; may be repeated
  --groups      mirrored pairs (or rotations of all seats) at the most
  --factor      divides every time budget
  --seed        number the matches are drawn from
  --threads     1 or 2
  --clock       wall, or cpu to count a thread's own computing time on a busy machine
  --sprt        two Elo differences such as 0,20: stop when it is clear which holds
  --apart-from  stop when the 95 % interval is clear of this share, such as 0.5 (--at-least groups)
  --patience    acts after which a match counts as unfinished
  --keep        a file for every row as it is played; a run that was cut goes on from there
  --out         writes OUT.json with every row and OUT.csv`;

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;

export const unknownGame = (game: string): string => `There are no bots for "${game}".`;
export const words = {
  presets: (names: readonly string[]): string => `The presets are ${names.join(", ")}.`,
  badOptions: (bad: readonly { readonly code: string; readonly at: string }[]): string =>
    bad.map(({ code, at }) => `${at}: ${code}`).join("\n"),
  progress: (done: number, all: number, e: Estimate): string =>
    `${done} of at most ${all} matches, A ${percent(e.mean)} ± ${percent(e.half)}`,
  sprt: (s: SprtState): string =>
    `sequential test: ${s.decision === "open" ? "undecided" : s.decision}, ${s.llr.toFixed(2)} in ${s.lower.toFixed(2)} … ${s.upper.toFixed(2)}`,
  notAFile: (path: string): string => `${path} is not an arena file of this version.`,
  differs: (path: string, row: number, kept: string, now: string): string =>
    `${path} row ${row}: the final table was ${kept.slice(0, 12)} and is now ${now.slice(0, 12)}.`,
  verified: (path: string, good: number): string => `${path}: ${good} matches played again to the same table.`,
};
