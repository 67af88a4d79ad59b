/** Studies: a valid one passes, and each way to break it is refused with its code at its field. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type AnyGame,
  type GameState,
  type MatchRecord,
  offers,
  parseRecord,
  replay,
  type Seat,
} from "@starboard/kernel";
import { checkStudy, readStudyValue, type Study, studyMoveOf, type StudyVariation, writeStudy } from "@starboard/kit";
import { afterAll, describe, expect, test } from "vitest";
import { game } from "../../sample/src/index.ts";
import { run } from "./context.ts";

const folder = mkdtempSync(join(tmpdir(), "study-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sample = game as unknown as AnyGame;
const find = (): AnyGame => sample;
const text = readFileSync(new URL("../../sample/records/two-captains.json", import.meta.url), "utf8");
const parsed = parseRecord(text);
if ("bad" in parsed) throw new Error("the record of the sample game cannot be read");
const record: MatchRecord = parsed.ok;
const { moments } = replay(record, find);

/** Plays the last offered act of whoever is asked, from a moment of the record on, with draws of a seed. */
function variationFrom(at: number, length: number): StudyVariation {
  let state = moments.find(({ entry }) => entry.n === at)?.played.state as GameState;
  const moves: StudyVariation["moves"][number][] = [];
  while (moves.length < length) {
    const found = ([0, 1] as Seat[])
      .flatMap((by) => offers(sample, state, by).map((step) => ({ by, ...step })))
      .find(({ aside, offers: all }) => !aside && all.some(({ refusal }) => !refusal));
    const act = found?.offers.findLast(({ refusal }) => !refusal)?.act;
    if (!found || !act) break;
    const played = studyMoveOf(sample, state, { by: found.by, step: found.step, act }, { seed: moves.length + 1 });
    if (!("move" in played)) throw new Error("an offered act was refused");
    moves.push(played.move);
    state = played.played.state as GameState;
  }
  return { at, moves };
}

function study(): Study {
  const line = variationFrom(1, 12);
  return {
    format: "starboard.study",
    version: 1,
    language: "en",
    title: "Two captains",
    records: [record as never],
    chapters: [
      {
        title: "The first wreck",
        record: 0,
        viewpoint: 0,
        open: true,
        notes: [
          { at: 1, glyph: "good", text: "The <b>cheapest</b> wreck." },
          { at: 2, marks: [{ is: "circle", at: "wreck 0" }] },
        ],
        variations: [{ ...line, notes: [{ at: 2, text: "Then this." }], variations: [] }],
      },
    ],
  };
}

/** A study as a file may have it: any field may hold anything. */
interface LooseMove {
  step: unknown;
  act: { do: unknown };
  draws?: unknown;
}
interface LooseVariation {
  at: unknown;
  moves: LooseMove[];
  notes: { at: unknown }[];
  variations?: LooseVariation[];
}
interface LooseChapter {
  record: unknown;
  viewpoint: unknown;
  from?: unknown;
  to?: unknown;
  notes: { at: unknown; glyph?: unknown }[];
  variations: LooseVariation[];
}
interface LooseStudy {
  format: unknown;
  version: unknown;
  script?: unknown;
  records: { entries: { at: number; by: unknown }[] }[];
  chapters: LooseChapter[];
}
type Break = (study: LooseStudy) => void;
const loose = (): LooseStudy => JSON.parse(writeStudy(study())) as LooseStudy;
function first<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error("there is none");
  return one;
}
const chapterOf = ({ chapters }: LooseStudy): LooseChapter => first(chapters);
const lineOf = (one: LooseStudy): LooseVariation => first(chapterOf(one).variations);
const moveOf = (one: LooseStudy): LooseMove => first(lineOf(one).moves);
const recordOf = ({ records }: LooseStudy): LooseStudy["records"][number] => first(records);
const entryOf = (one: LooseStudy): { at: number; by: unknown } => first(recordOf(one).entries.slice(1));
/** Writes over some fields. */
const set = (into: object, fields: object): void => void Object.assign(into, fields);

describe("a study", () => {
  test("is valid, with draws of its own in the variation", () => {
    const made = study();
    const read = readStudyValue(JSON.parse(writeStudy(made)));
    if ("bad" in read) throw new Error(JSON.stringify(read.bad));
    expect(checkStudy(read.ok, find)).toEqual([]);
    const moves = made.chapters[0]?.variations?.[0]?.moves ?? [];
    expect(moves.length).toBeGreaterThan(4);
    expect(moves.some(({ draws }) => draws !== undefined)).toBe(true);
  });

  test.for<[string, string, Break]>([
    ["STUDY_FORMAT", "format", (one) => set(one, { format: "starboard.lesson" })],
    ["STUDY_VERSION", "version", (one) => set(one, { version: 9 })],
    ["STUDY_FIELD", "chapters.0.notes.0.glyph", (one) => set(first(chapterOf(one).notes), { glyph: "<img>" })],
    ["STUDY_FIELD", "chapters.0.notes.0", (one) => set(chapterOf(one), { notes: [{ at: 0 }] })],
    ["STUDY_FIELD", "", (one) => set(one, { script: "alert(1)" })],
    ["STUDY_RECORD", "chapters.0.record", (one) => set(chapterOf(one), { record: 1 })],
    ["STUDY_SEAT", "chapters.0.viewpoint", (one) => set(chapterOf(one), { viewpoint: 7 })],
    ["STUDY_RANGE", "chapters.0.to", (one) => set(chapterOf(one), { from: 3, to: 2 })],
    ["RECORD_FIELD", "records.0.entries.1.by", (one) => set(entryOf(one), { by: 99 })],
    [
      "STUDY_OPEN",
      "chapters.0.open",
      (one) => set(recordOf(one), { result: null, secret: null, entries: recordOf(one).entries.slice(0, 9) }),
    ],
    [
      "STUDY_MOST",
      "chapters",
      (one) =>
        set(one, { chapters: Array.from({ length: 32 }, () => ({ ...chapterOf(one), variations: manyLines(one) })) }),
    ],
  ])("is refused with %s at %s", ([code, at, damage]) => {
    const one = loose();
    damage(one);
    const read = readStudyValue(one);
    expect("bad" in read && read.bad[0]).toMatchObject({ code, at });
  });

  test("cannot be nested deeper than its limit", () => {
    const one = loose();
    let inner = lineOf(one);
    for (let depth = 0; depth < 6; depth++) {
      const deeper: LooseVariation = { at: 0, moves: inner.moves, notes: [] };
      inner.variations = [deeper];
      inner = deeper;
    }
    const read = readStudyValue(one);
    expect("bad" in read && read.bad[0]?.code).toBe("STUDY_FIELD");
  });

  test.for<[string, string, Break]>([
    ["RECORD_CHAIN", "records.0", (one) => set(entryOf(one), { at: 1 })],
    ["STUDY_ENTRY", "chapters.0.notes.1.at", (one) => set(chapterOf(one).notes[1] ?? {}, { at: 9999 })],
    ["STUDY_ENTRY", "chapters.0.notes.0.at", (one) => set(chapterOf(one), { from: 2 })],
    ["STUDY_ENTRY", "chapters.0.to", (one) => set(chapterOf(one), { to: 9999 })],
    ["STUDY_ORDER", "chapters.0.notes.1.at", (one) => set(chapterOf(one).notes[1] ?? {}, { at: 1 })],
    ["STUDY_PLACE", "chapters.0.variations.0.notes.0.at", (one) => set(first(lineOf(one).notes), { at: 99 })],
    ["STUDY_ACT", "chapters.0.variations.0.moves.0.act", (one) => set(moveOf(one).act, { do: "win" })],
    ["STUDY_ACT", "chapters.0.variations.0.moves.0.act", (one) => set(moveOf(one), { step: "deal" })],
    ["STUDY_DRAWS", "chapters.0.variations.0.moves.0.draws", (one) => set(moveOf(one), { draws: [1] })],
  ])("that breaks the rules is found: %s at %s", ([code, at, damage]) => {
    const one = loose();
    damage(one);
    const read = readStudyValue(one);
    if ("bad" in read) throw new Error(JSON.stringify(read.bad));
    expect(checkStudy(read.ok, find)).toContainEqual(expect.objectContaining({ code, at }));
  });
});

const manyLines = (one: LooseStudy): object[] =>
  Array.from({ length: 40 }, () => ({ at: 1, moves: lineOf(one).moves.slice(0, 1) }));

describe("starboard study check", () => {
  const file = (name: string, content: string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  test("passes a valid study", async () => {
    const { status, out } = await run(["study", "check", file("good.json", writeStudy(study()))]);
    expect(out).toContain("Every record and every line follows the rules.");
    expect(status).toBe(0);
  });
  test("names the move that the rules refuse", async () => {
    const one = loose();
    moveOf(one).act.do = "win";
    const { status, out } = await run(["study", "check", file("bad.json", JSON.stringify(one))]);
    expect(out).toContain("STUDY_ACT chapters.0.variations.0.moves.0.act");
    expect(status).toBe(1);
  });
  test("refuses what is no study", async () => {
    const { status, err } = await run(["study", "check", file("record.json", text), file("torn.json", "{")]);
    expect(err).toContain("STUDY_FORMAT");
    expect(err).toContain("STUDY_JSON");
    expect(status).toBe(2);
  });
  test("asks for a file", async () => expect((await run(["study"])).err).toContain("CLI_FILE"));
});
