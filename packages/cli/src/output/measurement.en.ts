/** What `starboard lab` prints, in English. */
import { formatFor, translatable } from "@starboard/kit";
import type { Estimate } from "@starboard/lab";

const { count, number } = formatFor("en");

const share = (x: number): string =>
  number(x, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const en = translatable("cli/output/measurement", {
  share,
  interval: ({ mean, half }: Estimate): string => `${share(mean)} ± ${share(half)}`,
  minus: "B minus A",
  pairs: (n: number): string => `(${count(n, "pair", "pairs")})`,
  chance: "chance that B is better",
  verdict: "verdict",
  open: "not decided yet",
  better: (letter: string): string => `${letter} is better`,
  version: "version",
  seat: (n: number, side: string | null): string => `seat ${n}${side === null ? "" : `, ${side}`}`,
  matches: "matches",
  played: (matches: number, drawn: number, unfinished: number): string =>
    `${matches}, drawn ${drawn}, unfinished ${unfinished}`,
  length: "length 25/50/75%",
  ahead: "ahead for good from",
  ended: "ended by",
  decided: "decided with",
  failed: (n: number): string => `${count(n, "match", "matches")} could not be played.`,
});
