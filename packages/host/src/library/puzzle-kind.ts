/**
 * Files of puzzles as files of a game: read by their schema, their words and their positions. What they claim about acts is
 * proved later, in a thread of its own.
 */
import { type AnyGame, editionName, type Invalid, type Seat } from "@starboard/kernel";
import {
  checkPuzzleWords,
  type FileKind,
  type GameFiles,
  type GameManifest,
  type PuzzleFile,
  puzzlesOf,
  puzzleState,
  type PuzzleWords,
  readRules,
} from "@starboard/kit";
import { MAX_PUZZLES, PUZZLE_KIND } from "@starboard/wire/library";
import { en } from "../messages/en.ts";

/** What is wrong with the puzzles of a file, without playing any act. */
function faultsOf(newest: AnyGame, words: PuzzleWords, { game, puzzles }: PuzzleFile): readonly Invalid[] {
  const edition = editionName(newest);
  if (game !== edition) return [{ code: "PUZZLE_GAME", at: "game", about: { game: edition } }];
  if (puzzles.length === 0 || puzzles.length > MAX_PUZZLES)
    return [{ code: "PUZZLE_COUNT", at: "puzzles", about: { most: MAX_PUZZLES } }];
  return puzzles.flatMap((puzzle, i) => {
    const begun = puzzleState(newest, puzzle);
    const faults: readonly Invalid[] = [
      ...(puzzle.proof === "exact" ? [] : [{ code: "PUZZLE_PROOF", at: "proof" }]),
      ...checkPuzzleWords(words, puzzle),
      ...("bad" in begun ? begun.bad : []),
    ];
    return faults.map((one) => ({ ...one, at: `puzzles.${i}.${one.at}` }));
  });
}

/**
 * The kind of puzzles of a game; null if it has no puzzles that a prover can prove. Codes of `read` beside those of
 * `puzzlesOf`, `checkPuzzleWords` and `puzzleState`: PUZZLE_GAME, PUZZLE_COUNT, PUZZLE_PROOF.
 */
export async function puzzleKind(
  newest: AnyGame,
  { board }: GameFiles,
  { puzzles, provers, rules }: GameManifest,
): Promise<FileKind<PuzzleFile> | null> {
  if (!puzzles || !provers) return null;
  const [collection, ruleText] = [await puzzles(), readRules(await rules())];
  const words: PuzzleWords = { ...collection, hasRule: (rule) => ruleText.has(rule as never) };
  return {
    id: PUZZLE_KIND,
    title: en.library.puzzle,
    editor: "",
    read(raw) {
      const read = puzzlesOf(raw);
      if ("bad" in read) return read;
      const { $schema: _schema, ...file } = read.ok;
      const bad = faultsOf(newest, words, file);
      return bad.length > 0 ? { bad } : { ok: file };
    },
    nameOf: ({ title, puzzles: [first] }) => title ?? first?.id ?? "",
    facts(file) {
      const families = [...new Set(file.puzzles.map(({ family }) => collection.families[family]?.title ?? family))];
      const ratings = file.puzzles.map(({ rating }) => rating);
      return [
        en.library.puzzles(file.puzzles.length),
        en.library.asked(families),
        en.library.rated(Math.min(...ratings), Math.max(...ratings)),
      ];
    },
    picture({ puzzles: [first] }) {
      const begun = first && puzzleState(newest, first);
      if (!begun || "bad" in begun) throw new TypeError("a puzzle with errors was taken for a checked one");
      const view: unknown = newest.view(begun.ok as never, first.seat as Seat);
      return board(view as never);
    },
  };
}
