/** The texts of `starboard arena`, in English. */
import { formatFor, translatable } from "@starboard/kit";
import type { Estimate, SprtState } from "@starboard/lab";

const { count, list, number } = formatFor("en");

const percent = (share: number): string =>
  number(share, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const en = translatable("cli/arena/text", {
  help: `starboard arena [--a 3] [--b greedy] [--groups 20] …   plays bots against each other
starboard arena verify FILE… [--replay ROW]               replays stored matches and compares the results

  --a, --b      random, greedy, scripted (a game’s own fixed policy), a level from 1 to 5, or a level with a fixed
                number of iterations, such as 3@400, or 3@200x2 for two merged trees of 200 each; a personality may
                follow a colon, such as 3@400:bold, or 3@400:mixed for a different one at each seat, or 3@400:rotated for
                each at every seat in turn; 3@400+puct=2 searches with another constant
  --weights     the evaluation of A: the name of an anchor such as 2026-11, or a weights file
  --rival       the evaluation of B, which then is otherwise equal to A; with two sides it stops by --sprt 0,20 unless
                another is given
  --budgets     budgets per turn in milliseconds, such as 20,100,500: one contest after the other
  --game        the game; the default is 4000ad
  --preset      a preset of the game’s options
  --set         one option, such as --set ad.players=2; can be repeated
  --groups      the maximum number of mirrored pairs (or rotations of all seats)
  --factor      divides every time budget
  --seed        the seed of the matches
  --threads     1 or 2
  --clock       wall, or cpu to measure the CPU time of each thread on a busy machine
  --sprt        two Elo differences such as 0,20: stop when the sequential test decides between them
  --apart-from  stop when the 95% interval excludes this share, such as 0.5
  --at-least    the minimum number of groups before --apart-from can stop the run
  --max-acts    the number of acts after which a match counts as unfinished
  --keep        a file that stores each row as it is played; an interrupted run continues from it
  --out         writes OUT.json with every row, and OUT.csv`,

  sprtForTwo: "--sprt compares two sides. With more, the contest ends after --groups, or by --apart-from.",
  budget: (ms: string): string => `${ms} per turn`,
  unknownGame: (game: string): string => `There are no bots for “${game}”.`,
  presets: (names: readonly string[]): string => `The presets are ${list(names)}.`,
  badOptions: (bad: readonly { readonly code: string; readonly at: string }[]): string =>
    bad.map(({ code, at }) => `${at}: ${code}`).join("\n"),
  progress: (done: number, all: number, { mean, half }: Estimate): string =>
    `${done} of at most ${count(all, "match", "matches")}, A ${percent(mean)} ± ${percent(half)}`,
  sprt: ({ decision, llr, lower, upper }: SprtState): string =>
    `sequential test: ${decision === "open" ? "undecided" : decision}, ` +
    `${llr.toFixed(2)} in ${lower.toFixed(2)} … ${upper.toFixed(2)}`,
  notAFile: (path: string): string => `${path} is not an arena file of this version.`,
  differs: (path: string, row: number, stored: string, now: string): string =>
    `${path} row ${row}: the final state was ${stored.slice(0, 12)} and is now ${now.slice(0, 12)}.`,
  verified: (path: string, identical: number): string =>
    `${path}: ${count(identical, "match", "matches")} replayed with the same result.`,
});
