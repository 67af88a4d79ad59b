/** Kinds of the library that every game has, over HTTP: lessons and studies, with hostile ones. */
import { EventEmitter, once } from "node:events";
import { readFileSync } from "node:fs";
import type { HostOptions } from "@starboard/host";
import { digest, type MatchRecord } from "@starboard/kernel";
import { lessonsOf, type Study, studyMoveOf } from "@starboard/kit";
import { offers, replay, type Seat } from "@starboard/kernel";
import { manifestOf } from "@starboard/registry/manifests";
import { findGame } from "@starboard/registry";
import type { AccountInfo } from "@starboard/wire/account";
import type { LibraryContent, LibraryItemDetail, LibraryPage } from "@starboard/wire/library";
import { expect, onTestFinished, test } from "vitest";
import type { ContentAnswer, ContentTask } from "../src/library/check/content-check.ts";
import type { StartThread } from "../src/task-thread.ts";
import { Guest, openHost, settings } from "./guest.ts";

async function openAccount(options: HostOptions = {}): Promise<Guest> {
  const { host, url } = await openHost({ settings: settings({ STARBOARD_LIBRARY_MATCHES: "0" }), ...options });
  onTestFinished(() => host.close());
  const guest = new Guest(url);
  await guest.me("Ada");
  const login = { login: "ada", password: "a long password", name: "Ada" };
  expect((await guest.http<AccountInfo>("POST", "/api/account", login)).status).toBe(200);
  return guest;
}

const publish = (who: Guest, kind: string, content: unknown, game = "trekwar") =>
  who.http<LibraryItemDetail & { bad?: readonly { code: string; at: string }[] }>("POST", "/api/library", {
    game,
    kind,
    content,
    about: "",
    tags: [],
    licence: "CC-BY-4.0",
  });

const record = JSON.parse(
  readFileSync(new URL("../../games/trekwar/records/standard.json", import.meta.url), "utf8"),
) as MatchRecord;

/** A study of a match of TrekWar, with a variation of one act. */
function studyOf(): Study {
  const { moments } = replay(record, findGame);
  const here = moments[4];
  if (!here) throw new Error("the record is too short");
  const found = ([0, 1] as Seat[])
    .flatMap((by) => offers(here.game, here.played.state, by).map((step) => ({ by, ...step })))
    .find(({ aside, offers: all }) => !aside && all.some(({ refusal }) => !refusal));
  const act = found?.offers.find(({ refusal }) => !refusal)?.act;
  if (!found || !act) throw new Error("no seat is asked");
  const made = studyMoveOf(here.game, here.played.state as never, { by: found.by, step: found.step, act }, { seed: 1 });
  if (!("move" in made)) throw new Error("an offered act was refused");
  return {
    format: "starboard.study",
    version: 1,
    language: "en",
    title: "How the Federation held",
    author: "Ada",
    records: [record as unknown as Study["records"][number]],
    chapters: [
      {
        title: "The first Fight",
        record: 0,
        viewpoint: 0,
        open: false,
        notes: [{ at: here.entry.n, text: "<script>alert(1)</script>", glyph: "mistake" }],
        variations: [{ at: here.entry.n, moves: [made.move] }],
      },
    ],
  };
}

test("a lesson is published, drawn, found and read back as it was", async () => {
  const ada = await openAccount();
  const course = await manifestOf("trekwar")?.course?.();
  const lesson = course && lessonsOf(course).find(({ position }) => position !== undefined);
  if (!lesson) throw new Error("TrekWar has no lesson with a position");
  const made = await publish(ada, "lesson", lesson);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ name: lesson.title, kind: "lesson", version: { n: 1, measure: null } });
  const { hash } = made.body.version;
  const { body } = await ada.http<LibraryContent>("GET", `/api/library/contents/${hash}`);
  expect(digest(body.content)).toBe(hash);
  expect(body.content).toMatchObject({ id: lesson.id, tasks: lesson.tasks });
  const picture = await ada.http<{ shapes: unknown[] }>("GET", `/api/library/contents/${hash}/picture`);
  expect(picture.body.shapes.length).toBeGreaterThan(3);
  const found = await ada.http<LibraryPage>("GET", "/api/library?kind=lesson&game=trekwar");
  expect(found.body.items.map(({ item }) => item)).toEqual([made.body.item]);
  const broken = { ...lesson, position: { ...lesson.position, flow: "nowhere" } };
  expect((await publish(ada, "lesson", broken)).body.bad?.[0]?.at).toMatch(/^content\.position/);
  expect((await publish(ada, "lesson", lesson, "anaxis")).body.bad?.[0]).toMatchObject({ code: "LESSON_GAME" });
});

test("a study is published after every line was played, and hostile ones change nothing", async () => {
  const ada = await openAccount();
  const cases: readonly (readonly [string, (study: Study) => object])[] = [
    ["STUDY_FORMAT content.format", () => ({ format: "starboard.record" })],
    ["STUDY_GAME content.records.0.game", (study) => ({ ...study, records: [{ ...record, game: "anaxis@1" }] })],
    [
      "RECORD_EDITION_CHANGED content.records.0",
      (study) => ({ ...study, records: [{ ...record, game: "trekwar@9" }] }),
    ],
    [
      "RECORD_CHAIN content.records.0",
      (study) => ({ ...study, records: [{ ...record, seats: record.seats.toReversed() }] }),
    ],
    [
      "STUDY_DRAWS content.chapters.0.variations.0.moves.0.draws",
      (study) => ({
        ...study,
        chapters: study.chapters.map((chapter) => ({
          ...chapter,
          variations: chapter.variations?.map((one) => ({
            ...one,
            moves: one.moves.map((move) => ({ ...move, draws: [1, 2, 3, 4, 5, 6, 7, 8, 9] })),
          })),
        })),
      }),
    ],
    [
      "STUDY_ACT content.chapters.0.variations.0.moves.0.act",
      (study) => ({
        ...study,
        chapters: study.chapters.map((chapter) => ({
          ...chapter,
          variations: [{ at: 0, moves: [{ by: 0, step: "draw", act: { do: "__proto__" } }] }],
        })),
      }),
    ],
  ];
  for (const [expected, damage] of cases) {
    const { body } = await publish(ada, "study", damage(studyOf()));
    const [first] = body.bad ?? [];
    expect(`${first?.code} ${first?.at}`).toBe(expected);
  }
  expect((await publish(ada, "study", studyOf(), "anaxis")).body.bad?.[0]?.code).toBe("STUDY_GAME");
  expect((await ada.http<LibraryPage>("GET", "/api/library")).body.items).toEqual([]);

  const made = await publish(ada, "study", studyOf());
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ name: "How the Federation held", kind: "study" });
  expect(made.body.facts).toContainEqual(["Variations", "1 variation"]);
  // The answer to a change describes the item in the reader's language too.
  const german = { "accept-language": "de" };
  const path = `/api/library/items/${made.body.item}`;
  for (const answer of [
    await ada.http<LibraryItemDetail>("PATCH", path, { about: "Read again.", tags: [], licence: "MIT" }, german),
    await ada.http<LibraryItemDetail>("GET", path, undefined, german),
  ])
    expect(answer.body.facts).toContainEqual(["Varianten", "1 Variante"]);
  const { hash } = made.body.version;
  const { body } = await ada.http<LibraryContent>("GET", `/api/library/contents/${hash}`);
  // The words of people are kept as text, whatever they look like.
  expect(body.content).toMatchObject({ chapters: [{ notes: [{ text: "<script>alert(1)</script>" }] }] });
  const picture = await ada.http<{ shapes: unknown[] }>("GET", `/api/library/contents/${hash}/picture`);
  expect(picture.body.shapes.length).toBeGreaterThan(3);
});

/** A thread for contents that answers only when a test lets it. */
function heldThread() {
  const tasks: ContentTask[] = [];
  const threads: EventEmitter[] = [];
  const asked = new EventEmitter();
  const start: StartThread = () => {
    const thread = new EventEmitter();
    threads.push(thread);
    const worker = Object.assign(thread, {
      postMessage(task: ContentTask) {
        tasks.push(task);
        asked.emit("task");
      },
      terminate: () => Promise.resolve(0),
      unref: () => {},
    });
    return worker as unknown as ReturnType<StartThread>;
  };
  /** Waits until the thread has been given so many tasks. */
  const givenTasks = async (count: number): Promise<void> => {
    while (tasks.length < count) await once(asked, "task");
  };
  const answer = (message: ContentAnswer): void => void threads.at(-1)?.emit("message", message);
  return { start, tasks, threads, givenTasks, answer };
}

test("while a study is checked in its thread, the host answers others", async () => {
  const thread = heldThread();
  const ada = await openAccount({ startContent: thread.start });
  const study = studyOf();
  const publishing = publish(ada, "study", study);
  await thread.givenTasks(1);
  expect((await ada.http<LibraryPage>("GET", "/api/library")).status).toBe(200);
  const course = await manifestOf("trekwar")?.course?.();
  const lesson = course && lessonsOf(course).find(({ position }) => position !== undefined);
  expect((await publish(ada, "lesson", lesson)).status).toBe(201);
  // Only the study is played in the thread, and nothing of it is stored before the thread has read it.
  expect(thread.tasks.map(({ is, kind }) => `${is} ${kind}`)).toEqual(["read study"]);
  expect((await ada.http<LibraryPage>("GET", "/api/library?kind=study")).body.items).toEqual([]);
  thread.answer({ is: "read", read: { ok: study } });
  expect((await publishing).status).toBe(201);
});

test("a study whose thread ends is refused, and the next one gets a new thread", async () => {
  const thread = heldThread();
  const ada = await openAccount({ startContent: thread.start });
  const lost = publish(ada, "study", studyOf());
  await thread.givenTasks(1);
  thread.threads[0]?.emit("exit", 1);
  expect((await lost).body.bad?.[0]?.code).toBe("LIBRARY_TIME");
  expect((await ada.http<LibraryPage>("GET", "/api/library")).body.items).toEqual([]);
  const again = publish(ada, "study", studyOf());
  await thread.givenTasks(2);
  thread.answer({ is: "read", read: { bad: [{ code: "STUDY_FORMAT", at: "format" }] } });
  expect((await again).body.bad?.[0]).toMatchObject({ code: "STUDY_FORMAT", at: "content.format" });
  expect(thread.threads).toHaveLength(2);
});

test("an address that has too many studies checked is refused before they are played", async () => {
  const thread = heldThread();
  const env = { STARBOARD_LIBRARY_MATCHES: "0", STARBOARD_RATE_LIMIT_FACTOR: "1" };
  const ada = await openAccount({ settings: settings(env), startContent: thread.start, now: () => 0 });
  const refusals: string[] = [];
  for (let i = 0; i < 4; i++) {
    const asked = publish(ada, "study", { format: `hostile ${i}` });
    const given = thread.tasks.length + 1;
    await Promise.race([thread.givenTasks(given), asked]);
    thread.answer({ is: "read", read: { bad: [{ code: "STUDY_FORMAT", at: "format" }] } });
    refusals.push((await asked).body.bad?.[0]?.code ?? "");
  }
  // Making the account has taken a part of what the address may cause.
  expect(refusals.at(-1)).toBe("HOST_RATE");
  expect(refusals[0]).toBe("STUDY_FORMAT");
  expect(thread.tasks).toHaveLength(refusals.filter((code) => code === "STUDY_FORMAT").length);
});
