/** Opens studies: of this browser, of a file, a link, the library, or a new one of a match. */
import type { AnyGame, FindGame, Invalid, Viewer } from "@starboard/kernel";
import { checkStudy, type ReadStudy, readStudy, STUDY_FORMAT, STUDY_VERSION, type Study } from "@starboard/kit";
import { firstProblem, ProblemError } from "../problems.ts";
import { fetchReplay } from "../replay/load.ts";
import type { LoadedReplay } from "../replay/loaded-replay.ts";
import { readDraftFragment } from "../editors/draft-link.ts";
import { gameTitle } from "../games.ts";
import { loadStudy, newStudyId, saveStudy, type StoredStudy, storedStudies } from "./study-storage.ts";

/** A study that was replayed and checked. */
export interface OpenedStudy {
  readonly stored: StoredStudy;
  /** One for each of its records. */
  readonly replays: readonly LoadedReplay[];
}

const problemOf = (bad: readonly Invalid[]): ProblemError => {
  const [first] = bad;
  const problem = firstProblem(bad);
  return new ProblemError({ ...problem, about: { ...problem.about, ...(first && { at: first.at }) } }, undefined, bad);
};

/** The replays of a study's records, after every line was played. Throws `ProblemError` with the code of what is wrong. */
async function replaysOf(read: ReadStudy): Promise<readonly LoadedReplay[]> {
  const replays: LoadedReplay[] = [];
  for (const record of read.records) replays.push(await fetchReplay("study", "", record));
  const games = replays.flatMap(({ editions }) => editions.map(({ game }): AnyGame => game));
  const find: FindGame = (id, edition) => games.find((game) => game.id === id && game.edition === edition);
  const bad = checkStudy(read, find);
  if (bad.length > 0) throw problemOf(bad);
  return replays;
}

function readOrThrow(text: string): ReadStudy {
  const read = readStudy(text);
  if ("bad" in read) throw problemOf(read.bad);
  return read.ok;
}

/** Keeps the study of a text in this browser, once it was checked. Throws `ProblemError`. Returns its id. */
export async function importStudy(text: string, source: string, id = newStudyId()): Promise<string> {
  const read = readOrThrow(text);
  await replaysOf(read);
  await saveStudy({ id, changedAt: Date.now(), source, isReading: true, study: read.study });
  return id;
}

/** Opens a study of this browser, or the one of the address. Throws `ProblemError`. */
export async function openStudy(id: string): Promise<OpenedStudy> {
  const stored = await loadStudy(id);
  if (!stored) throw new ProblemError({ code: "WEB_STUDY" });
  return { stored, replays: await replaysOf(readOrThrow(JSON.stringify(stored.study))) };
}

/** Keeps the study of a link and returns its id; undefined if the address has none. Throws `ProblemError`. */
export async function linkedStudy(hash: string): Promise<string | undefined> {
  const linked: unknown = await readDraftFragment(hash).catch(() => {
    throw new ProblemError({ code: "STUDY_JSON" });
  });
  return linked === undefined ? undefined : importStudy(JSON.stringify(linked), "");
}

/** The study of this browser about a match, else a new one. Returns its id. */
export async function studyOfMatch(
  { match, record, loaded }: LoadedReplay,
  viewpoint: Viewer,
  isOpen: boolean,
  words: { readonly title: (game: string) => string; readonly chapter: string; readonly language: string },
): Promise<string> {
  const known = (await storedStudies()).find(({ source, isReading }) => source === match && !isReading);
  if (known) return known.id;
  const study: Study = {
    format: STUDY_FORMAT,
    version: STUDY_VERSION,
    language: words.language,
    title: words.title(gameTitle(loaded.id)).slice(0, 60),
    records: [record as unknown as Study["records"][number]],
    chapters: [{ title: words.chapter, record: 0, viewpoint, open: isOpen && record.result !== null }],
  };
  const id = newStudyId();
  await saveStudy({ id, changedAt: Date.now(), source: match, isReading: false, study });
  return id;
}
