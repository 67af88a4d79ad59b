/** The measurements of the library: played in the background, with their interval and its course, over both stores. */
import { SCENARIOS, SHIPS } from "@starboard/anaxis";
import { type LibraryItemDetail, MAX_COURSE_POINTS } from "@starboard/wire/library";
import fc from "fast-check";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { measures } from "../src/library/doc.ts";
import type { MeasureTask, StartMeasure } from "../src/library/measure/match-thread.ts";
import { measureCourse, estimateOf } from "../src/library/measure/measure-service.ts";
import { statisticsDocs } from "../src/statistics/doc.ts";
import { openHost, settings } from "./guest.ts";
import { account, publish } from "./library-guests.ts";
import { closeCluster, homes, lacks } from "./storage/stores.ts";

afterAll(() => closeCluster());

test("the measurement plays the file in the background, one at a time, and shows its interval", async () => {
  const tasks: MeasureTask[] = [];
  const play: StartMeasure = (task, report) => {
    tasks.push(task);
    for (let i = task.from; i < task.to; i++) report({ is: "played", points: i % 4 === 0 ? 0 : 1 });
    return { ended: Promise.resolve({ is: "done" }), stop: () => {} };
  };
  const { url, host: opened } = await openHost({
    settings: settings({ STARBOARD_LIBRARY_MATCHES: "64" }),
    startMeasure: play,
  });
  onTestFinished(() => opened.close());
  const ada = await account(url, "Ada");
  const scenario = { ...SCENARIOS[2], id: "night", name: "Night passage" };
  const made = (await publish(ada, scenario, { kind: "scenario" })).body;
  await expect
    .poll(
      async () => (await ada.http<LibraryItemDetail>("GET", `/api/library/items/${made.item}`)).body.version.measure,
    )
    .toMatchObject({ of: "sides", share: 0.75, matches: 64, isDone: true, bots: "one-action" });
  expect(tasks).toHaveLength(1);
  expect(tasks[0]).toMatchObject({ game: "anaxis", seat: 0, from: 0, to: 64 });
  // Cards have no sides, so nobody plays them.
  const ship = {
    ...SHIPS[0],
    id: "tempest-refit",
    name: "Tempest, refit",
    format: "starboard.anaxis.ship",
    version: 1,
  };
  expect((await publish(ada, ship, { kind: "ship" })).status).toBe(201);
  expect(tasks).toHaveLength(1);
  expect(opened.services.settings.libraryMatches).toBe(64);
});

describe.for(["memory", "postgres"] as const)("growth over %s", (name) => {
  test.skipIf(lacks(name))(
    "an item shows how its measurement grew and what people played; earlier measurements have no course",
    async () => {
      const results = Array.from({ length: 64 }, (_, i) => (i < 16 ? 1 : i % 2));
      const play: StartMeasure = (task, report) => {
        for (let i = task.from; i < task.to; i++) report({ is: "played", points: results[i] ?? 0 });
        return { ended: Promise.resolve({ is: "done" }), stop: () => {} };
      };
      const { host: opened, url } = await openHost({
        settings: settings({ STARBOARD_LIBRARY_MATCHES: "64" }),
        storage: await homes[name](),
        startMeasure: play,
      });
      onTestFinished(() => opened.close());
      const ada = await account(url, "Ada");
      const scenario = { ...SCENARIOS[2], id: "night", name: "Night passage" };
      const made = (await publish(ada, scenario, { kind: "scenario" })).body;
      const detail = async () => (await ada.http<LibraryItemDetail>("GET", `/api/library/items/${made.item}`)).body;
      await expect.poll(async () => (await detail()).version.measure?.isDone).toBe(true);
      const { course, people, version } = await detail();
      expect(people).toBeNull();
      expect(course.map(({ matches }) => matches)).toEqual([8, 16, 24, 32, 40, 48, 56, 64]);
      for (const { matches, share, half } of course)
        expect({ share, half }).toEqual(estimateOf(results.slice(0, matches)));
      expect(course.at(-1)).toMatchObject({ share: version.measure?.share, half: version.measure?.half });
      // As an earlier version has written it.
      const { store } = opened.services;
      await store.write([measures.put(version.hash, { measure: version.measure }, 1)]);
      expect(await detail()).toMatchObject({ course: [], version: { measure: { matches: 64 } } });
      // People are shown apart from bots, as the statistics counted them.
      const side = { won: 3, drawn: 1, played: 8, low: 0.1, high: 0.7, even: 0.5 };
      const counted = { matches: 8, sides: [{ side: "Ardoni", sideId: "ardoni", ...side }] };
      const of = (company: "people" | "bots", matches: number) => ({
        company,
        ...counted,
        scenarios: [],
        items: [{ item: made.item, ...counted, matches }],
      });
      await store.write([statisticsDocs.put("anaxis", { companies: [of("people", 8), of("bots", 99)] }, 1)]);
      expect((await detail()).people).toEqual(counted);
    },
  );
});

test("the course of a measurement has few points, and the last one is its result", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(0, 0.5, 1), { maxLength: 400 }),
      fc.integer({ min: 0, max: 400 }),
      (all, more) => {
        const course = measureCourse(all, all.length + more);
        expect(course.length).toBeLessThanOrEqual(MAX_COURSE_POINTS);
        const matches = course.map((point) => point.matches);
        expect(matches).toEqual([...new Set(matches)].toSorted((a, b) => a - b));
        const { share, half } = estimateOf(all);
        expect(course.at(-1)).toEqual(all.length === 0 ? undefined : { matches: all.length, share, half });
      },
    ),
  );
});

test("the interval of a measurement is the textbook's, and wide for few matches", () => {
  const points = Array.from({ length: 100 }, (_, i) => (i < 40 ? 1 : 0));
  const { share, half } = estimateOf(points);
  expect(share).toBe(0.4);
  expect(half).toBeCloseTo(1.96 * Math.sqrt((0.4 * 0.6) / 100), 2);
  expect(estimateOf([1, 1]).half).toBeGreaterThan(0.35);
  expect(estimateOf([]).share).toBe(0.5);
});
