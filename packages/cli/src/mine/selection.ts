/** Selects from what was mined: valid puzzles, few of one match, no near twins, and all themes and ratings. */
import { type AnyGame, deepEqual } from "@starboard/kernel";
import {
  checkPuzzle,
  type ProvedPuzzle,
  type Puzzle,
  type PuzzleProver,
  puzzleState,
  type PuzzleWords,
} from "@starboard/kit";
import { ratingOf } from "./found-puzzle.ts";
import { WITHIN } from "./search-puzzles.ts";

/** Most puzzles of one family from one match. */
const OF_A_MATCH = 2;

/** What two puzzles have in common if the second is no new task: the same solution against the same errors. */
const twinKey = ({ family, seat, solution, wrong }: Puzzle): string =>
  JSON.stringify([family, seat, solution, wrong[0]?.reason, wrong[0]?.about]);
/** What puzzles of two families have in common if they are one: the same acts in the same position. */
const positionKey = ({ position, seat, solution }: Puzzle): string => JSON.stringify([position, seat, solution]);

function provedAgain(game: AnyGame, provers: readonly PuzzleProver[], puzzle: Puzzle): ProvedPuzzle | undefined {
  const prover = provers.find(({ family }) => family === puzzle.family);
  const begun = puzzleState(game, puzzle);
  if (!prover || "bad" in begun) return undefined;
  const found = prover.prove(game, begun.ok);
  return found && deepEqual(found.pass, puzzle.pass) && deepEqual(found.solution, puzzle.solution) ? found : undefined;
}

/**
 * Returns up to `most` puzzles of each family. Those of rarer themes come first, and ratings are spread.
 *
 * @param reject the ids that were looked at and left out
 * @param isJudged whether a puzzle of the search stands when every other act is looked at
 */
export function select(
  game: AnyGame,
  words: PuzzleWords,
  provers: readonly PuzzleProver[],
  mined: readonly Puzzle[],
  most: number,
  reject: ReadonlySet<string>,
  isJudged: (puzzle: Puzzle) => boolean,
): Map<string, Puzzle[]> {
  const seen = new Set<string>();
  const ofMatch = new Map<string, number>();
  const kept = new Map<string, Puzzle[]>();
  for (const one of interleaved(mined)) {
    const { family, id } = one;
    const list = kept.get(family) ?? [];
    const match = `${family} ${one.from.record ?? one.from.seed}`;
    const keys = [id, twinKey(one), positionKey(one)];
    if (reject.has(id) || list.length >= most || keys.some((key) => seen.has(key))) continue;
    if ((ofMatch.get(match) ?? 0) >= OF_A_MATCH) continue;
    const puzzle = one.proof === "search" ? unlikely(one, isJudged) : renewed(game, provers, one);
    if (!puzzle) continue;
    if (checkPuzzle(game, words, puzzle).length > 0) continue;
    for (const key of keys) seen.add(key);
    ofMatch.set(match, (ofMatch.get(match) ?? 0) + 1);
    kept.set(family, [...list, puzzle]);
  }
  for (const [family, list] of kept)
    kept.set(
      family,
      list.toSorted((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1)),
    );
  return kept;
}

/** The puzzle with the words and reasons of today's prover, for the same solutions. */
function renewed(game: AnyGame, provers: readonly PuzzleProver[], one: Puzzle): Puzzle | undefined {
  const again = provedAgain(game, provers, one);
  if (!again) return undefined;
  const { about, themes, wrong, difficulty } = again;
  return { ...one, about, themes: [...themes], wrong: [...wrong], rating: ratingOf(difficulty) };
}

/** A puzzle of the search only if the policy does not pick the best act anyway. */
const unlikely = (one: Puzzle, isJudged: (puzzle: Puzzle) => boolean): Puzzle | undefined =>
  one.themes.includes(UNLIKELY) && one.pass.every(isFree) && isJudged(one) ? { ...one, themes: [UNLIKELY] } : undefined;

/** Ways with single steps could be made along other paths too. */
const isFree = (way: Puzzle["pass"][number]): boolean => !way.some((act) => WITHIN.has(act.do));
const UNLIKELY = "unlikely";
/** Most positions of a suite from one match, and at one step. */
const SUITE_OF_A_MATCH = 6;
const SUITE_OF_A_STEP = 0.4;

/**
 * Returns positions for a suite: judged by the search, by the step they are about, those first that the policy does not pick
 * anyway.
 */
export function suiteOf(game: AnyGame, mined: readonly Puzzle[], most: number): Puzzle[] {
  const ofMatch = new Map<unknown, number>();
  const ofStep = new Map<string, number>();
  const kept: Puzzle[] = [];
  const judged = mined.filter(({ proof, pass }) => proof === "search" && pass.every(isFree));
  const isLikely = (one: Puzzle): number => (one.themes.includes(UNLIKELY) ? 0 : 1);
  for (const one of judged.toSorted((a, b) => isLikely(a) - isLikely(b) || b.gap[1] - a.gap[1])) {
    const begun = puzzleState(game, one);
    if ("bad" in begun) continue;
    const step = begun.ok.flow.stack.at(-1)?.step ?? "";
    const match = one.from.seed ?? one.from.record;
    if (kept.length >= most || (ofMatch.get(match) ?? 0) >= SUITE_OF_A_MATCH) continue;
    if ((ofStep.get(step) ?? 0) >= SUITE_OF_A_STEP * most) continue;
    ofMatch.set(match, (ofMatch.get(match) ?? 0) + 1);
    ofStep.set(step, (ofStep.get(step) ?? 0) + 1);
    const theme = step.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    kept.push({ ...one, themes: [theme, isLikely(one) === 0 ? UNLIKELY : "likely"] });
  }
  return kept.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Puzzles in turn from each set of themes, the rarest first. */
function interleaved(mined: readonly Puzzle[]): Puzzle[] {
  const groups = new Map<string, Puzzle[]>();
  for (const puzzle of mined) {
    const key = [puzzle.family, ...puzzle.themes].join(" ");
    groups.set(key, [...(groups.get(key) ?? []), puzzle]);
  }
  const lists = [...groups.values()].toSorted((a, b) => a.length - b.length);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}
