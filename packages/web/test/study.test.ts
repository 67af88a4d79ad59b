/** Writing a study: variations are played, nested, promoted and deleted, and what is written stays valid by its rules. */
import { readFileSync } from "node:fs";
import type { ReviewMoment } from "@starboard/bots/review";
import {
  type AnyGame,
  deepEqual,
  type GameState,
  type Move,
  offers,
  parseRecord,
  replay,
  type Seat,
} from "@starboard/kernel";
import { checkStudy, readStudyValue, type Study, studyMoveOf, writeStudy } from "@starboard/kit";
import { afterEach, describe, expect, test } from "vitest";
import { game, text } from "../../sample/src/index.ts";
import { wholeScreen } from "../src/generic/screen.tsx";
import type { LoadedGame } from "../src/loaded-game.ts";
import { buildReplay, type LoadedReplay } from "../src/replay/loaded-replay.ts";
import { withReview } from "../src/study/review-notes.ts";
import {
  promoted,
  variationAt,
  withMovedChapter,
  withNewChapter,
  withNote,
  withoutChapter,
  withoutVariation,
} from "../src/study/study-edit.ts";
import { lineOf, withDraws } from "../src/study/study-line.ts";
import { labelOf } from "../src/study/study-outline.ts";
import { createStudyStore, shownMoment, type StudyStore } from "../src/study/study-store.ts";

const sample = game as unknown as AnyGame;
const parsed = parseRecord(readFileSync(new URL("../../sample/records/two-captains.json", import.meta.url), "utf8"));
if ("bad" in parsed) throw new Error("the record of the sample game cannot be read");
const record = parsed.ok;
const { moments } = replay(record, () => sample);
// The screen of the game is not needed here.
const loadedReplay = {
  match: "m",
  record,
  moments,
  seats: record.seats,
  editions: [{ game: sample, words: text }],
} as unknown as LoadedReplay;
const first: Study = {
  format: "starboard.study",
  version: 1,
  language: "en",
  title: "Two captains",
  records: [record as never],
  chapters: [{ title: "All", record: 0, viewpoint: "public", open: true }],
};

const stores: StudyStore[] = [];
afterEach(() => Promise.all(stores.splice(0).map((store) => store.flush())));
function newStore(study = first): StudyStore {
  const store = createStudyStore({
    stored: { id: "a", changedAt: 0, source: "m", isReading: false, study },
    replays: [loadedReplay],
  });
  stores.push(store);
  return store;
}

const isValid = (study: Study): boolean => {
  const read = readStudyValue(JSON.parse(writeStudy(study)));
  return "ok" in read && checkStudy(read.ok, () => sample).length === 0;
};

/** The n-th act that anybody may play at the shown moment. */
function legalAct(store: StudyStore, n: number): Move {
  const state = shownMoment(store.getState()).played.state as GameState;
  const all = ([0, 1] as Seat[]).flatMap((by) =>
    offers(sample, state, by)
      .filter(({ aside }) => !aside)
      .flatMap(({ step, offers: some }) =>
        some.filter(({ refusal }) => !refusal).map(({ act }) => ({ by, step, act })),
      ),
  );
  return all[n % all.length] as Move;
}
const playOn = (store: StudyStore, ...which: number[]): void => {
  for (const n of which) expect(store.play([legalAct(store, n)])).toBe(true);
};
const chapterOf = (store: StudyStore) => store.getState().chapter;

describe("playing on", () => {
  test("begins a variation, goes on in it, and begins another one inside it", () => {
    const store = newStore();
    playOn(store, 1, 0, 0, 1);
    expect(store.getState().path).toEqual([0]);
    store.show({ path: [0], at: 1 });
    playOn(store, 2, 0);
    expect(store.getState().path).toEqual([0, 0]);
    expect(variationAt(chapterOf(store), [0, 0])).toMatchObject({ at: 1 });
    expect(isValid(store.getState().study)).toBe(true);
  });

  test("follows a variation that is there already", () => {
    const store = newStore();
    playOn(store, 1);
    const { study } = store.getState();
    store.show({ path: [], at: 0 });
    playOn(store, 1);
    expect(store.getState().study).toBe(study);
    expect(store.getState().path).toEqual([0]);
  });

  test("is taken back move by move, and does not throw away what is written", () => {
    const store = newStore();
    playOn(store, 1, 0);
    expect(store.takeBack()).toBe(true);
    expect(variationAt(chapterOf(store), [0])?.moves).toHaveLength(1);
    store.note({ text: "why not" });
    expect(store.takeBack()).toBe(true);
    expect(variationAt(chapterOf(store), [0])?.moves).toHaveLength(1);
    expect(store.takeBack()).toBe(false);
  });

  test("is undone", () => {
    const store = newStore();
    playOn(store, 1, 0);
    store.undo();
    store.undo();
    expect(store.getState().study).toBe(first);
    expect(store.getState().path).toEqual([]);
  });
});

describe("variations", () => {
  const nested = (): StudyStore => {
    const store = newStore();
    playOn(store, 1, 0, 0);
    store.note({ text: "third" });
    store.show({ path: [0], at: 1 });
    playOn(store, 1, 0);
    store.note({ glyph: "good" });
    return store;
  };

  test("a nested one takes the place of what its variation went on with, and back", () => {
    const store = nested();
    const { study } = store.getState();
    const up = promoted(study, 0, [0, 0]);
    if (!up) throw new Error("it was not promoted");
    expect(up.path).toEqual([0]);
    expect(isValid(up.study)).toBe(true);
    const own = up.study.chapters[0]?.variations?.[0];
    expect(own?.notes).toEqual([{ at: 3, glyph: "good" }]);
    expect(own?.variations?.[0]).toMatchObject({ at: 1, notes: [{ at: 2, text: "third" }] });
    const back = promoted(up.study, 0, [0, 0]);
    expect(back?.study).toEqual(study);
  });

  test("one beside others goes before them; the first one of the match stays", () => {
    const store = newStore();
    playOn(store, 1);
    store.show({ path: [], at: 0 });
    playOn(store, 2);
    const up = promoted(store.getState().study, 0, [1]);
    expect(up?.path).toEqual([0]);
    expect(up && promoted(up.study, 0, [0])).toBe(null);
  });

  test("one is deleted with everything inside it", () => {
    const { study } = nested().getState();
    expect(withoutVariation(study, 0, [0])).toEqual(first);
  });

  test("another number for a draw plays what follows again, and stays valid", () => {
    const store = newStore();
    playOn(store, 1, 0, 0, 0, 0, 0, 0, 0);
    const { chapter, study, line } = store.getState();
    const own = variationAt(chapter, [0]);
    const place = own?.moves.findIndex(({ draws }) => draws !== undefined) ?? -1;
    const draws = own?.moves[place]?.draws ?? [];
    const begin = line.find(({ place: { path, at } }) => path.length === 0 && at === 0);
    if (!own || !begin || draws.length === 0) throw new Error("nothing was drawn");
    const other = [((draws[0] ?? 1) % 6) + 1, ...draws.slice(1)];
    const moves = withDraws(begin, own, place, other, 7);
    expect(moves[place]?.draws).toEqual(other);
    expect(moves.slice(0, place)).toEqual(own.moves.slice(0, place));
    const changed: Study = { ...study, chapters: [{ ...chapter, variations: [{ ...own, moves: [...moves] }] }] };
    expect(isValid(changed)).toBe(true);
  });
});

describe("notes and chapters", () => {
  test("an empty note is no note", () => {
    const written = withNote(first, 0, { path: [], at: 2 }, { text: "a", glyph: "good" });
    const emptied = withNote(written, 0, { path: [], at: 2 }, { text: "", glyph: undefined });
    expect(emptied).toEqual(first);
  });

  test("words do not play the board again", () => {
    const store = newStore();
    const { line } = store.getState();
    store.note({ text: "a" });
    expect(store.getState().line).toBe(line);
  });

  test("chapters are added, moved and removed, and a record without a chapter goes", () => {
    const chapter = { title: "End", record: 1, viewpoint: 0, open: false };
    const two = withNewChapter({ ...first, records: [...first.records, { other: true }] }, chapter);
    expect(withMovedChapter(two, 1, -1).chapters.map(({ title }) => title)).toEqual(["End", "All"]);
    const one = withoutChapter(two, 0);
    expect(one.records).toEqual([{ other: true }]);
    expect(one.chapters).toEqual([{ ...chapter, record: 0 }]);
    expect(withoutChapter(one, 0)).toBe(one);
  });

  test("a chapter shows only its part of the match", () => {
    const part = { ...first.chapters[0], title: "Part", record: 0, viewpoint: 0, open: false, from: 3, to: 5 };
    expect(lineOf(part, loadedReplay, []).map(({ entry }) => entry.n)).toEqual([3, 4, 5]);
  });
});

describe("what a chapter says of a moment", () => {
  const line = lineOf(first.chapters[0] as Study["chapters"][number], loadedReplay, []);
  // A bid is sealed until all have bid.
  const at = line.findIndex(({ move, played }) => move?.step === "bid" && played.facts.length === 0);
  const moment = line[at];
  if (!moment?.move) throw new Error("nobody bids in the record");
  const { by, act } = moment.move;
  const other = {
    ...moment,
    move: { ...moment.move, act: { ...act, card: (act as { card?: number }).card === 1 ? 2 : 1 } },
  };
  const said = (viewpoint: number | "public", open: boolean) =>
    [moment, other].map((one) =>
      labelOf(loadedReplay, { title: "All", record: 0, viewpoint, open }, one as typeof moment),
    );

  test("is the same whatever the viewpoint may not know", () => {
    for (const viewpoint of ["public", 1 - by] as const) {
      const [a, b] = said(viewpoint, false);
      expect(a).toBe(b);
    }
  });
  test("tells the seat itself, and everyone once all hands are open", () => {
    for (const [a, b] of [said(by, false), said("public", true)]) expect(a).not.toBe(b);
  });
});

describe("a review that is taken over", () => {
  const sampleLoaded: LoadedGame = {
    id: "sample",
    game: sample,
    words: text as never,
    screen: wholeScreen({ id: "sample" } as never),
    rules: "",
  };
  const played = buildReplay("m", JSON.stringify(record), record, [sampleLoaded]);
  /** Decisions of the match, each with a legal act that was not played. */
  const decisions = played.moments.flatMap(({ entry }, i) => {
    if (entry.is !== "act" || i === 0) return [];
    const state = played.moments[i - 1]?.played.state as GameState;
    const other = offers(sample, state, entry.by)
      .filter(({ aside, step }) => !aside && step === entry.step)
      .flatMap(({ offers: some }) => some.filter(({ refusal }) => !refusal).map(({ act }) => act))
      .find((act) => !deepEqual(act, entry.act));
    return other ? [{ entry, other }] : [];
  });
  const momentOf = (place: number, changes: Partial<ReviewMoment>): ReviewMoment => {
    const found = decisions[place];
    if (!found) throw new Error("the match has too few decisions");
    const { n, by, step } = found.entry;
    return { n, by, step, best: { acts: [found.other] }, isOnly: false, isBrave: false, ...changes } as ReviewMoment;
  };
  const entryAt = (place: number): number => decisions[place]?.entry.n ?? -1;
  const moments = [
    momentOf(0, { assessment: "blunder" }),
    momentOf(1, { assessment: "close" }),
    momentOf(2, { assessment: "fine" }),
    momentOf(3, { assessment: "fine", isOnly: true }),
    momentOf(4, { assessment: "inaccuracy", best: { acts: [{ do: "nothing-of-the-kind" }] } as never }),
  ];

  test("has its mistakes as comments and what was better as variations that the rules accept", () => {
    const { study, count } = withReview(first, 0, played, { moments });
    expect(count).toBe(3);
    const { notes, variations } = study.chapters[0] as Study["chapters"][number];
    expect(notes).toMatchObject([
      { at: entryAt(0), glyph: "blunder", from: "review", text: expect.stringMatching(/^Blunder\. Better was: ./) },
      { at: entryAt(3), glyph: "good", from: "review", text: "Only good action." },
      { at: entryAt(4), glyph: "doubtful", from: "review" },
    ]);
    // What the rules refuse is told, and not played.
    expect(variations).toMatchObject([
      { at: entryAt(0) - 1, title: "Better by the review", moves: [{ by: decisions[0]?.entry.by }] },
    ]);
    expect(variations?.[0]?.moves[0]?.act).toEqual(decisions[0]?.other);
    expect(isValid(study)).toBe(true);
  });

  test("is taken over once, and leaves what the author wrote", () => {
    const own = withNote(first, 0, { path: [], at: entryAt(0) }, { text: "I was sure." });
    const taken = withReview(own, 0, played, { moments });
    expect(taken.count).toBe(2);
    expect(taken.study.chapters[0]?.notes?.[0]).toEqual({ at: entryAt(0), text: "I was sure." });
    expect(withReview(taken.study, 0, played, { moments })).toEqual({ study: taken.study, count: 0 });
  });

  test("keeps the title of a variation that begins with the better act", () => {
    const { entry, other } = decisions[0] as (typeof decisions)[number];
    const made = studyMoveOf(
      sample,
      played.moments[played.moments.findIndex((moment) => moment.entry.n === entry.n) - 1]?.played.state as GameState,
      { by: entry.by, step: entry.step, act: other },
      { seed: 1 },
    );
    if (!("move" in made)) throw new Error("an offered act was refused");
    const own = {
      ...first,
      chapters: [{ ...first.chapters[0], variations: [{ at: entry.n - 1, title: "Mine", moves: [made.move] }] }],
    } as Study;
    const { study } = withReview(own, 0, played, { moments });
    expect(study.chapters[0]?.variations).toHaveLength(1);
    expect(study.chapters[0]?.variations?.[0]?.title).toBe("Mine");
  });

  test("adds only what the chapter shows", () => {
    const part = { ...first, chapters: [{ ...first.chapters[0], from: entryAt(3) - 1 }] } as Study;
    expect(withReview(part, 0, played, { moments }).count).toBe(2);
  });
});
