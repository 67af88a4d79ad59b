/** Seasons: the host opens and starts their editions, once, also after a restart and with two hosts. */
import type { SeasonInfo } from "@starboard/wire/seasons";
import {
  MAX_SEASONS,
  type NewTournament,
  type TournamentInfo,
  type TournamentSummary,
} from "@starboard/wire/tournament";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { nextDate } from "../../src/tournaments/seasons/dates.ts";
import { seasonKey } from "../../src/tournaments/seasons/doc.ts";
import { type Guest, openHost } from "../guest.ts";
import { closeCluster, homes, lacks, open as openPlace, places } from "../storage/stores.ts";
import { make, member, path } from "./club.ts";

afterAll(() => closeCluster());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const season = (guest: Guest, id: string) => guest.http<SeasonInfo>("GET", `/api/seasons/${id}`);
const stop = (guest: Guest, id: string, recurs = false) =>
  guest.http<SeasonInfo>("PUT", `/api/seasons/${id}`, { recurs });
const info = async (guest: Guest, id: string) => (await guest.http<TournamentInfo>("GET", path(id))).body;
const enter = (guest: Guest, id: string, name: string) =>
  guest.http<TournamentInfo>("POST", path(id, "entrants"), { name });

/** A clock that the test moves. */
function clock() {
  let ahead = 0;
  return { now: () => Date.now() + ahead, pass: (ms: number) => void (ahead += ms) };
}
const weekly = (now: number, more: Partial<NewTournament> = {}): Partial<NewTournament> => ({
  title: "Friday cup",
  every: "week",
  startsAt: now + HOUR,
  rounds: 1,
  ...more,
});

describe.for(["memory", "sqlite", "postgres"] as const)("over %s", (kind) => {
  test.skipIf(lacks(kind))("an edition begins on its date, and the next one opens when it has ended", async () => {
    const { now, pass } = clock();
    const place = kind === "memory" ? undefined : await places[kind]();
    const open = async () => {
      const opened = await openHost({ storage: place ? await openPlace(place) : await homes.memory(), now });
      onTestFinished(() => opened.host.close());
      return opened;
    };
    let { host, url } = await open();
    const [olga, ada, ben] = [await member(url, "olga"), await member(url, "ada"), await member(url, "ben")];
    const made = (await make(olga, weekly(now()))).body;
    expect(made.season).toMatchObject({ edition: 1, every: "week" });
    const id = made.season?.season ?? "";
    await enter(ada, made.tournament, "Ada");
    await enter(ben, made.tournament, "Ben");
    await host.services.matches.runAllDue();
    expect((await info(ada, made.tournament)).state).toBe("open");
    pass(HOUR + 1_000);
    await host.services.matches.runAllDue();
    await expect.poll(async () => (await info(ada, made.tournament)).state).toBe("running");
    expect((await season(ada, id)).body.next).toEqual({
      edition: 2,
      startsAt: (made.startsAt ?? 0) + 7 * DAY,
      opensAt: (made.startsAt ?? 0) + 4 * DAY,
    });
    const ruled = { scores: [1, 0], why: "agreed" };
    await olga.http("PUT", path(made.tournament, "rounds", 1, "pairings", 0), ruled);
    expect((await info(ada, made.tournament)).state).toBe("over");
    // With a file the host is stopped before it has looked, and with a database a second one looks as well.
    let second: typeof host | undefined;
    if (kind === "sqlite") {
      await host.close();
      ({ host, url } = await open());
      for (const guest of [olga, ada, ben]) Object.assign(guest, { url });
    }
    if (kind === "postgres") second = (await open()).host;
    await Promise.all([host, ...(second ? [second] : [])].map((one) => one.services.matches.runAllDue()));
    const next = `${id}-2`;
    await expect.poll(async () => (await info(ada, next)).state).toBe("open");
    expect((await season(ada, id)).body).toMatchObject({
      title: "Friday cup",
      next: { edition: 3 },
      editions: [
        { edition: 2, state: "open", entrants: 0, winners: [] },
        { edition: 1, state: "over", entrants: 2, winners: ["Ada"] },
      ],
    });
    // Those who played are invited under their names, and nobody else is.
    expect((await info(ada, next)).you).toMatchObject({ invitedAs: "Ada", mayNot: null });
    expect((await info(olga, next)).you).not.toHaveProperty("invitedAs");
    const mine = await ada.http<{ tournaments: TournamentSummary[] }>("GET", "/api/tournaments?of=mine");
    expect(mine.body.tournaments.find(({ tournament }) => tournament === next)).toMatchObject({ invited: true });
    expect((await enter(ada, next, "Ada")).body.you).toMatchObject({ entrant: 0 });
    // Alone she cannot play: the edition ends without a match, and the third one opens.
    pass(7 * DAY + HOUR);
    await host.services.matches.runAllDue();
    await expect.poll(async () => (await info(ada, next)).state).toBe("over");
    expect((await info(ada, next)).events.at(-1)?.what).toBe("few");
    await host.services.matches.runAllDue();
    await expect.poll(async () => (await season(ada, id)).body.editions.length).toBe(3);
    expect((await season(ada, id)).body.editions[1]?.winners).toEqual([]);
  });
});

test("a running edition does not hold up the next one; a stopped season opens none, until it goes on", async () => {
  const { now, pass } = clock();
  const { host, url } = await openHost({ storage: await homes.memory(), now });
  onTestFinished(() => host.close());
  const [olga, ada] = [await member(url, "olga"), await member(url, "ada")];
  const made = (await make(olga, weekly(now()))).body;
  const id = made.season?.season ?? "";
  await enter(olga, made.tournament, "Olga");
  await enter(ada, made.tournament, "Ada");
  pass(HOUR + 1_000);
  await host.services.matches.runAllDue();
  await expect.poll(async () => (await info(ada, made.tournament)).state).toBe("running");
  pass(4 * DAY);
  await host.services.matches.runAllDue();
  await expect.poll(async () => (await season(ada, id)).body.editions.length).toBe(2);
  expect((await info(ada, `${id}-2`)).startsAt).toBe((made.startsAt ?? 0) + 7 * DAY);
  expect((await stop(ada, id)).body.bad?.[0]?.code).toBe("SEASON_FORBIDDEN");
  expect((await stop(olga, "none")).body.bad?.[0]?.code).toBe("SEASON_UNKNOWN");
  expect((await stop(olga, id)).body).toMatchObject({ next: null, yours: true });
  pass(30 * DAY);
  await host.services.matches.runAllDue();
  await expect.poll(async () => (await info(ada, `${id}-2`)).state).toBe("over");
  expect((await season(ada, id)).body.editions).toHaveLength(2);
  // Dates that have passed are left out.
  expect((await stop(olga, id, true)).body.next?.startsAt).toBe((made.startsAt ?? 0) + 35 * DAY);
  await host.services.matches.runAllDue();
  await expect.poll(async () => (await season(ada, id)).body.editions.length).toBe(3);
});

test("a cancelled edition is followed by the next one, and its players stay invited", async () => {
  const { now } = clock();
  const { host, url } = await openHost({ storage: await homes.memory(), now });
  onTestFinished(() => host.close());
  const olga = await member(url, "olga");
  const made = (await make(olga, weekly(now(), { entry: "invited" }))).body;
  await olga.http("DELETE", path(made.tournament));
  await host.services.matches.runAllDue();
  const id = made.season?.season ?? "";
  await expect.poll(async () => (await season(olga, id)).body.editions[0]?.edition).toBe(2);
  expect((await season(olga, id)).body.editions).toHaveLength(1);
  expect((await info(olga, `${id}-2`)).invite).not.toBe(made.invite);
  expect(await host.services.store.getScheduled([seasonKey(id)])).toHaveLength(1);
});

test("dates are refused that are past, far ahead or missing, and too many seasons", async () => {
  const { host, url } = await openHost({ storage: await homes.memory() });
  onTestFinished(() => host.close());
  const olga = await member(url, "olga");
  const code = async (more: Partial<NewTournament>) => (await make(olga, more)).body.bad?.[0];
  expect(await code({ every: "week" })).toMatchObject({ code: "TOURNAMENT_DATE", at: "startsAt" });
  expect(await code({ startsAt: Date.now() - 1_000 })).toMatchObject({ code: "TOURNAMENT_DATE" });
  expect(await code(weekly(Date.now() + 400 * DAY))).toMatchObject({ code: "TOURNAMENT_DATE" });
  expect((await make(olga, { every: "day" as never, startsAt: Date.now() + DAY })).status).toBe(400);
  for (let n = 0; n < MAX_SEASONS; n++) expect(await code(weekly(Date.now()))).toBeUndefined();
  expect(await code(weekly(Date.now()))).toMatchObject({ code: "SEASON_FULL" });
});

test("dates: a day that a month lacks is its last one, and the day returns", () => {
  const at = (text: string) => Date.parse(`${text}Z`);
  const first = at("2027-01-31T18:30");
  const dates = [first];
  for (let n = 0; n < 3; n++) dates.push(nextDate(first, "month", dates.at(-1) ?? 0));
  expect(dates.map((date) => new Date(date).toISOString().slice(0, 16))).toEqual([
    "2027-01-31T18:30",
    "2027-02-28T18:30",
    "2027-03-31T18:30",
    "2027-04-30T18:30",
  ]);
  expect(nextDate(first, "quarter", at("2028-12-01T00:00"))).toBe(at("2029-01-31T18:30"));
  expect(nextDate(first, "week", at("2027-03-01T00:00"))).toBe(at("2027-03-07T18:30"));
  expect(nextDate(first, "week", first - 1)).toBe(first);
});
