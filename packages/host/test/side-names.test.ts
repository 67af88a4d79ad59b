/** Sides are stored with ids and named in the reader's language. Documents of earlier versions, without ids, still read. */
import { type AnyGame, type Seat, seededDraws, start } from "@starboard/kernel";
import { type GameText, LANGUAGES } from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";
import type { ArchivePage } from "@starboard/wire/archive";
import type { Statistics } from "@starboard/wire/statistics";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { archiveMatch, archiveMissed } from "../src/archive/archive.ts";
import { type FinishedDoc, finishedMatches } from "../src/archive/doc.ts";
import { addAllTexts, forReader } from "../src/languages.ts";
import { countGame } from "../src/statistics/count.ts";
import { begin, Guest, openHost } from "./guest.ts";
import { closeCluster, homes, lacks } from "./storage/stores.ts";

beforeAll(() => addAllTexts());
afterAll(() => closeCluster());

test.for(manifests)("the names that ids have are those of the texts of $id, in every language", async (manifest) => {
  const [{ game, text }, files] = await Promise.all([manifest.play(), manifest.files?.()]);
  const words = text as unknown as GameText<unknown, never>;
  const table = (game as AnyGame).options;
  const seen = new Set<string>();
  for (const preset of table.presets) {
    const options = table.parse(preset.set);
    if ("bad" in options) throw new Error(`${preset.id}: ${JSON.stringify(options.bad)}`);
    const { state } = start(game as AnyGame, options.ok as never, seededDraws(1));
    const view: unknown = (game as AnyGame).view(state as never, "public");
    for (let n = 0; n < table.seats(options.ok as never); n++) {
      const id = files?.sideId?.(view as never, n as Seat);
      if (id === undefined) throw new Error(`${manifest.id} has no id for seat ${n} of ${preset.id}`);
      seen.add(id);
      const english = forReader("en", () => words.side(n as Seat, { view, seat: String, viewerSeat: null }));
      for (const one of LANGUAGES)
        forReader(one, () => {
          const name = words.side(n as Seat, { view, seat: String, viewerSeat: null });
          expect([one, id, manifest.landing.side?.(id) ?? english]).toEqual([one, id, name]);
        });
    }
  }
  expect(seen.size).toBeGreaterThan(1);
});

describe.for(["memory", "postgres"] as const)("over %s", (name) => {
  test.skipIf(lacks(name))("a document without ids reads, is found and counted, and receives its ids", async () => {
    const { host, url } = await openHost({ storage: await homes[name]() });
    onTestFinished(() => host.close());
    const { store } = host.services;
    const finish = async (): Promise<string> => {
      const { b, id } = await begin(url, "trekwar", { listed: true });
      const { at } = await b.update();
      const resigned = await b.commit(id, 1, at, [{ step: "resign", act: { do: "resign" } }]);
      expect(resigned).toMatchObject({ is: "played" });
      await archiveMatch(host.services, id);
      return id;
    };
    const [older, newer] = [await finish(), await finish()];
    const docOf = async (id: string): Promise<FinishedDoc> =>
      (await finishedMatches.get(store, id))?.doc as FinishedDoc;
    const whole = await docOf(older);
    expect(whole.seats.map(({ side, sideId }) => [side, sideId])).toEqual([
      ["Federation", "federation"],
      ["Dominion", "dominion"],
    ]);
    // As an earlier version has written it.
    const { hasSideIds: _hasSideIds, ...rest } = whole;
    const seats = whole.seats.map(({ sideId: _sideId, ...seat }) => seat);
    await store.write([finishedMatches.put(older, { ...rest, seats }, rest.endedAt)]);

    const stranger = new Guest(url);
    const found = async (side: string): Promise<string[]> => {
      const page = await stranger.http<ArchivePage>(
        "GET",
        `/api/archive?game=trekwar&side=${encodeURIComponent(side)}`,
      );
      expect(page.status).toBe(200);
      return page.body.matches.map(({ match }) => match).toSorted();
    };
    expect(await found("federation")).toEqual([older, newer].toSorted());
    expect(await found("föderation")).toEqual([newer]);
    await countGame(host.services, "trekwar");
    const sides = async () =>
      (await stranger.http<Statistics>("GET", "/api/statistics/trekwar")).body.companies[0]?.sides.map(
        ({ side, sideId, played }) => [side, sideId, played],
      );
    const counted = [
      ["Dominion", "dominion", 2],
      ["Federation", "federation", 2],
    ];
    expect(await sides()).toEqual(counted);

    await store.write([{ is: "delete", kind: "setting", id: "archive-complete-4" }]);
    await archiveMissed(host.services, () => false);
    expect(await docOf(older)).toEqual(whole);
    expect(await found("FÖDERATION")).toEqual([older, newer].toSorted());
    await countGame(host.services, "trekwar");
    expect(await sides()).toEqual(counted);
  });
});
