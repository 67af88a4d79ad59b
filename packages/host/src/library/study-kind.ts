/** Studies as files of a game: read by their schema, and played by the rules of every match and variation in them. */
import { type AnyGame, type FindGame, parseEdition, replay } from "@starboard/kernel";
import { checkStudy, type FileKind, type GameFiles, readStudyValue, sizeOfStudy, type Study } from "@starboard/kit";
import { en } from "../messages/en.ts";
import { findEdition } from "../play/games.ts";

/** The kind whose contents hold whole matches. */
export const STUDY_KIND = "study";

const find: FindGame = (id, edition) => findEdition(id, edition)?.game;

/** The kind of studies of a game. Codes of `read` beside those of `readStudyValue` and `checkStudy`: STUDY_GAME. */
export const studyKind = (newest: AnyGame, { board }: GameFiles): FileKind<Study> => ({
  id: STUDY_KIND,
  title: en.library.study,
  editor: "",
  read(raw) {
    const read = readStudyValue(raw);
    if ("bad" in read) return read;
    const other = read.ok.records.findIndex(({ game }) => parseEdition(game)?.id !== newest.id);
    if (other >= 0) return { bad: [{ code: "STUDY_GAME", at: `records.${other}.game` }] };
    const bad = checkStudy(read.ok, find);
    if (bad.length > 0) return { bad };
    const { $schema: _schema, ...study } = read.ok.study;
    return { ok: { ...study, records: read.ok.records as unknown as Study["records"] } };
  },
  nameOf: ({ title }) => title,
  facts(study) {
    const { notes, variations } = sizeOfStudy(study);
    return [
      en.library.chapters(study.chapters.length),
      en.library.comments(notes),
      ...(variations > 0 ? [en.library.variations(variations)] : []),
      ...(study.author === undefined ? [] : [en.library.author(study.author)]),
    ];
  },
  picture(study) {
    const read = readStudyValue(study);
    const [chapter] = study.chapters;
    if ("bad" in read || !chapter) throw new TypeError("a study with errors was taken for a checked one");
    const record = read.ok.records[chapter.record];
    const moments = record ? replay(record, find).moments : [];
    // Its first comment is what it is about; without one, where it begins.
    const at = chapter.notes?.[0]?.at ?? chapter.from ?? 0;
    const shown = moments.findLast(({ entry }) => entry.n <= at) ?? moments[0];
    if (!shown) throw new TypeError("a study with errors was taken for a checked one");
    const view: unknown = shown.game.view(shown.played.state, "public");
    return board(view as never);
  },
});
