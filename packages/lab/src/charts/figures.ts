/** What the charts of the documentation show, read from arena files and from the logs of evaluations. */
import type { Contest } from "../contest.ts";
import type { Summary } from "../report.ts";
import type { BarRow, IntervalRow, RowGroup } from "./drawing.ts";

/** The part of an arena file that a chart reads. */
export interface ChartedContest {
  /** The name of the file, without its ending. */
  readonly name: string;
  readonly contest: Contest;
  readonly summary: Summary;
}
/** The part of a weights file that a chart reads. */
export interface ChartedEvaluation {
  readonly game: string;
  readonly log: {
    readonly calibration?: {
      readonly iterations: number;
      readonly errors: readonly {
        readonly teams: number;
        readonly kind?: string;
        readonly source: string;
        readonly matches: number;
        readonly thirds: readonly number[];
        readonly noise?: readonly number[];
      }[];
    };
  };
}

/** Returns the title of a game. */
export type TitleOf = (game: string) => string;

const LADDER = /^ladder-(.+)-([2-5])-([1-4])$/;
const EXPLOITS = /^exploits-(.+)$/;

/** Returns what the name of a file adds to its game: `duel` of `4000ad-duel`, `2 players` of `warp-2`. */
function tableOf(name: string, game: string): string {
  const prefix = [game, game.split("-")[0] as string].find((one) => name === one || name.startsWith(`${one}-`)) ?? "";
  const rest = name.slice(prefix.length + 1);
  return /^\d$/.test(rest) ? `${rest} players` : rest.replaceAll("-", " ");
}
const titled = (name: string, game: string, titleOf: TitleOf): string =>
  [titleOf(game), tableOf(name, game)].filter((part) => part !== "").join(", ");

const rowOf = (label: string, { summary: { share, matches } }: ChartedContest): IntervalRow => ({
  label,
  mean: share.mean,
  half: Number.isFinite(share.half) ? share.half : null,
  note: `of ${matches}`,
});

/** Adds a row to the group with a title; groups keep the order in which they appear. */
function addTo<R>(groups: Map<string, R[]>, title: string, row: R): void {
  const rows = groups.get(title) ?? [];
  groups.set(title, rows);
  rows.push(row);
}
const groupsOf = <R>(groups: ReadonlyMap<string, readonly R[]>): RowGroup<R>[] =>
  [...groups].map(([title, rows]) => ({ title, rows }));

/** Returns the steps from level to level: how often the higher one wins. */
export function ladderFigures(files: readonly ChartedContest[], titleOf: TitleOf): RowGroup<IntervalRow>[] {
  const groups = new Map<string, IntervalRow[]>();
  for (const file of files) {
    const [, table, higher, lower] = LADDER.exec(file.name) ?? [];
    if (table !== undefined)
      addTo(groups, titled(table, file.contest.game, titleOf), rowOf(`${lower} → ${higher}`, file));
  }
  for (const rows of groups.values()) rows.sort((a, b) => (a.label < b.label ? -1 : 1));
  return groupsOf(groups);
}

/** Returns the calibration errors by third of the match, in points, with those that exact chances would show. */
export function calibrationFigures(files: readonly ChartedEvaluation[], titleOf: TitleOf): RowGroup<BarRow>[] {
  const groups = new Map<string, BarRow[]>();
  for (const { game, log } of files)
    for (const { teams, kind, source, matches, thirds, noise } of log.calibration?.errors ?? [])
      addTo(groups, titleOf(game), {
        label: `${source}, ${kind ?? `${teams} ${teams === 2 ? "sides" : "players"}`}`,
        bars: thirds.map((value, i) => ({
          name: ["first third", "second third", "last third"][i] as string,
          value,
          ...(noise && { expected: noise[i] as number }),
        })),
        note: `${matches} matches`,
      });
  return groupsOf(groups);
}

/** Names an evaluation that a contender plays with. */
const evaluationOf = ({ contest }: ChartedContest, side: "a" | "b"): string => {
  const contender = contest[side];
  return contender.is === "search" ? (contender.evaluation?.name ?? "") : "";
};

/** Returns contests of one level with two evaluations: each against the one that it was to replace. */
export function progressFigures(files: readonly ChartedContest[], titleOf: TitleOf): RowGroup<IntervalRow>[] {
  const groups = new Map<string, IntervalRow[]>();
  for (const file of files) {
    const [a, b] = [evaluationOf(file, "a"), evaluationOf(file, "b")];
    if (a === "" || b === "" || a === b || EXPLOITS.test(file.name) || LADDER.test(file.name)) continue;
    addTo(groups, titleOf(file.contest.game), rowOf(`${a} against ${b}`, file));
  }
  return groupsOf(groups);
}

/** Returns the best plan that a search for exploits found against level 5, on fresh seeds. */
export function exploitFigures(files: readonly ChartedContest[], titleOf: TitleOf): RowGroup<IntervalRow>[] {
  const rows = files.flatMap((file) => {
    const [, table] = EXPLOITS.exec(file.name) ?? [];
    return table === undefined ? [] : [{ file, table }];
  });
  const groups = new Map<string, IntervalRow[]>();
  for (const { file, table } of rows)
    addTo(groups, titled(table, file.contest.game, titleOf), rowOf(evaluationOf(file, "a"), file));
  return groupsOf(groups);
}
