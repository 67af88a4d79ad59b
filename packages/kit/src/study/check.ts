/** Checks a study by replaying its records and playing every variation by the rules. */
import {
  type AnyGame,
  type FindGame,
  type GameState,
  type Invalid,
  isRefusal,
  type ReplayMoment,
  replay,
  verifyRecord,
} from "@starboard/kernel";
import type { ReadStudy } from "./file.ts";
import { playStudyMove } from "./line.ts";
import type { StudyBranch, StudyChapter, StudyVariation } from "./schema.ts";

interface Position {
  readonly game: AnyGame;
  readonly state: GameState;
}

/**
 * Returns what is wrong with a study's matches and lines; empty if nothing is. Codes: the fault of a record at
 * `records.<n>`; STUDY_ENTRY for a note, a variation or a bound at an entry that the match does not show; STUDY_PLACE for a
 * note or variation behind its variation's end; STUDY_ACT for a move that the rules refuse, with their code; STUDY_DRAWS
 * for a move that draws other numbers than it names.
 */
export function checkStudy({ study, records }: ReadStudy, find: FindGame): readonly Invalid[] {
  const bad: Invalid[] = [];
  const replayed = records.map((record, i) => {
    const { checks } = verifyRecord(record, find);
    const fault = checks.find(({ state }) => state === "failed")?.fault;
    if (fault) bad.push({ code: fault.code, at: `records.${i}`, about: { n: fault.n } });
    return fault ? null : replay(record, find).moments;
  });
  for (const [i, chapter] of study.chapters.entries()) {
    const moments = replayed[chapter.record];
    if (moments) bad.push(...checkChapter(chapter, moments, `chapters.${i}`));
  }
  return bad;
}

function checkChapter(chapter: StudyChapter, moments: readonly ReplayMoment[], at: string): readonly Invalid[] {
  const { from, to } = chapter;
  const entries = new Map(
    moments.map(({ entry, game, played }) => [entry.n, { game, state: played.state as GameState }]),
  );
  const bounds = (["from", "to"] as const).flatMap((name): Invalid[] => {
    const bound = chapter[name];
    return bound === undefined || entries.has(bound) ? [] : [{ code: "STUDY_ENTRY", at: `${at}.${name}` }];
  });
  const isShown = (n: number): boolean => n >= (from ?? 0) && n <= (to ?? Number.POSITIVE_INFINITY);
  const positionAt = (n: number): Position | undefined => (isShown(n) ? entries.get(n) : undefined);
  return [...bounds, ...checkBranch(chapter, positionAt, "STUDY_ENTRY", at)];
}

/** Checks notes and variations of a chapter or a variation. `code` is that of a place which it does not have. */
function checkBranch(
  { notes = [], variations = [] }: StudyBranch,
  positionAt: (at: number) => Position | undefined,
  code: string,
  path: string,
): readonly Invalid[] {
  const bad: Invalid[] = [];
  let last = -1;
  for (const [i, note] of notes.entries()) {
    const field = `${path}.notes.${i}.at`;
    if (!positionAt(note.at)) bad.push({ code, at: field });
    else if (note.at <= last) bad.push({ code: "STUDY_ORDER", at: field });
    last = note.at;
  }
  for (const [i, variation] of variations.entries()) {
    const field = `${path}.variations.${i}`;
    const begin = positionAt(variation.at);
    bad.push(...(begin ? checkVariation(variation, begin, field) : [{ code, at: `${field}.at` }]));
  }
  return bad;
}

function checkVariation(variation: StudyVariation, begin: Position, path: string): readonly Invalid[] {
  const positions: Position[] = [begin];
  for (const [i, move] of variation.moves.entries()) {
    const { game, state } = positions.at(-1) as Position;
    const played = playStudyMove(game, state, move);
    const field = `${path}.moves.${i}`;
    if (played === "draws") return [{ code: "STUDY_DRAWS", at: `${field}.draws` }];
    if (isRefusal(played))
      return [{ code: "STUDY_ACT", at: `${field}.act`, about: { code: played.code, rule: played.rule } }];
    positions.push({ game, state: played.state as GameState });
  }
  return checkBranch(variation, (at) => positions[at], "STUDY_PLACE", path);
}
