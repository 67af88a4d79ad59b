/** The arena file: one contest, its summary and every row. Each row is on its own line, so that diffs stay readable. */
import {
  type Contender,
  type Contest,
  type MatchRow,
  type Summary,
  withEvaluation,
  withExplicitSettings,
} from "@starboard/lab";
import { botFor } from "@starboard/registry/bots";

export interface ArenaFile {
  readonly format: "starboard.arena";
  readonly version: 1;
  readonly command: string;
  readonly clock: "cpu" | "wall";
  readonly contest: Contest;
  readonly teams: number;
  readonly summary: Summary;
  readonly rows: readonly MatchRow[];
}

export function writeArenaFile(file: ArenaFile): string {
  const { rows, ...head } = file;
  const lines = rows.map((row) => JSON.stringify(row)).join(",\n");
  return `${JSON.stringify(head).slice(0, -1)},"rows":[\n${lines}\n]}\n`;
}

/** Parses an arena file; returns null if the text is not one. */
export function readArenaFile(text: string): ArenaFile | null {
  let raw: Partial<ArenaFile> | null;
  try {
    raw = JSON.parse(text) as Partial<ArenaFile> | null;
  } catch {
    return null;
  }
  const good = raw?.format === "starboard.arena" && raw.version === 1 && Array.isArray(raw.rows) && raw.contest;
  return good ? { ...(raw as ArenaFile), contest: completed((raw as ArenaFile).contest) } : null;
}

/** Contests written before evaluations had names were played by the first of them. */
const FIRST_EVALUATION = "2026-11";

/** Contests written before rows held the settings of levels were played when all games had the common ones. */
const COMMON_LEVELS = {};

/** Adds what early files left out: they named the maximum number of acts `patience`, no settings and no evaluation. */
function completed(contest: Contest & { readonly patience?: number }): Contest {
  const first = botFor(contest.game)?.tuning?.anchors.find(({ name }) => name === FIRST_EVALUATION);
  const named = (c: Contender): Contender => withEvaluation(withExplicitSettings(c, COMMON_LEVELS), first);
  return {
    ...contest,
    maxActs: contest.maxActs ?? contest.patience,
    a: named(contest.a),
    b: named(contest.b),
  };
}
