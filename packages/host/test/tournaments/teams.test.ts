/** Team matches between clubs, from the challenge to the archive; over PostgreSQL two hosts do the due work. */
import type { ClubInfo, TeamMatchInput } from "@starboard/wire/clubs";
import type { Me } from "@starboard/wire/host";
import type { TournamentInfo, TournamentSummary } from "@starboard/wire/tournament";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { ratingId, ratings } from "../../src/ratings/doc.ts";
import { teamPoints, teamRound } from "../../src/tournaments/teams/team-match.ts";
import type { TournamentDoc } from "../../src/tournaments/doc.ts";
import { Guest, openHost } from "../guest.ts";
import { closeCluster, homes, lacks, open as openPlace, places } from "../storage/stores.ts";
import { arrive, following, giveUp, member, path } from "./club.ts";

afterAll(() => closeCluster());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const code = ({ body }: { readonly body: { readonly bad?: readonly { readonly code: string }[] } }) =>
  body.bad?.[0]?.code;
const personOf = async (guest: Guest): Promise<string> => String((await guest.http<Me>("GET", "/api/me")).body.person);
const found = async (guest: Guest, name: string) =>
  (await guest.http<ClubInfo>("POST", "/api/clubs", { name, access: "open" })).body.club;
const join = (guest: Guest, club: string) => guest.http<ClubInfo>("POST", `/api/clubs/${club}/join`, {});
const organiser = async (owner: Guest, club: string, guest: Guest) =>
  owner.http("PUT", `/api/clubs/${club}/members/${await personOf(guest)}`, { role: "organiser" });
const listed = async (guest: Guest, club: string) =>
  (await guest.http<{ tournaments: TournamentSummary[] }>("GET", `/api/clubs/${club}/tournaments`)).body.tournaments;
const enter = (guest: Guest, id: string, name: string, team?: number) =>
  guest.http<TournamentInfo>("POST", path(id, "entrants"), { name, ...(team !== undefined && { team }) });
const answer = (guest: Guest, id: string, accept: boolean) =>
  guest.http<TournamentInfo>("PUT", path(id, "answer"), { accept });

/** Two clubs: Ada, Ben and Eve in Nova, Cleo and Dan in Orion. */
async function twoClubs(kind: "memory" | "postgres") {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const place = kind === "postgres" ? await places.postgres() : undefined;
  const host = async () => {
    const opened = await openHost({ storage: place ? await openPlace(place) : await homes.memory(), now });
    onTestFinished(() => opened.host.close());
    return opened;
  };
  const first = await host();
  const second = place ? await host() : first;
  const [ada, ben, eve] = [
    await member(first.url, "ada"),
    await member(first.url, "ben"),
    await member(second.url, "eve"),
  ];
  const [cleo, dan] = [await member(first.url, "cleo"), await member(second.url, "dan")];
  const [nova, orion] = [await found(ada, "Nova"), await found(cleo, "Orion")];
  for (const guest of [ben, eve]) await join(guest, nova);
  await join(dan, orion);
  const input = (more: Partial<TeamMatchInput> = {}): TeamMatchInput => ({
    against: orion,
    game: "anaxis",
    preset: null,
    pace: "quick",
    boards: 2,
    rated: false,
    startsAt: now() + HOUR,
    ...more,
  });
  return {
    first,
    second,
    ada,
    ben,
    eve,
    cleo,
    dan,
    nova,
    orion,
    challenge: (guest: Guest, more?: Partial<TeamMatchInput>, club = nova) =>
      guest.http<TournamentInfo>("POST", `/api/clubs/${club}/matches`, input(more)),
    pass: (ms: number) => void (ahead += ms),
    due: () => Promise.all([...new Set([first, second])].map((one) => one.host.services.matches.runAllDue())),
  };
}

describe.for(["memory", "postgres"] as const)("over %s", (kind) => {
  test.skipIf(lacks(kind))("a match over two boards: one is played, at the other a player does not come", async () => {
    const { first, second, ada, ben, eve, cleo, dan, nova, orion, challenge, pass, due } = await twoClubs(kind);
    const made = (await challenge(ada)).body;
    const id = made.tournament;
    expect(made).toMatchObject({ title: "Nova – Orion", state: "open", listed: false, roundHours: 3 });
    expect(made.teams).toMatchObject({ boards: 2, answer: "waiting", you: { sides: [0], organises: [0] } });
    // Nobody signs up before the clubs agree, and the challenge concerns only organisers.
    expect(code(await enter(ada, id, "Ada"))).toBe("TOURNAMENT_STATE");
    expect(await listed(dan, orion)).toEqual([]);
    expect(await listed(cleo, orion)).toMatchObject([{ tournament: id, yours: true }]);
    await organiser(cleo, orion, dan);
    // Two organisers answer at once: one of them is heard.
    const answers = await Promise.all([answer(cleo, id, true), answer(dan, id, true)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const stranger = await member(first.url, "finn");
    expect(code(await enter(stranger, id, "Finn"))).toBe("TEAM_MEMBER");
    expect(code(await enter(stranger, id, "Finn", 1))).toBe("TEAM_MEMBER");
    expect(code(await enter(ada, id, "Ada", 1))).toBe("TEAM_MEMBER");
    expect((await enter(ada, id, "Ada")).body.entrants[0]).toMatchObject({ name: "Ada", team: 0 });
    // The last place of a side is taken once.
    const last = await Promise.all([enter(ben, id, "Ben"), enter(eve, id, "Eve")]);
    expect(new Set(last.map((one) => code(one) ?? "in"))).toEqual(new Set(["in", "TOURNAMENT_FULL"]));
    await enter(cleo, id, "Cleo");
    await enter(dan, id, "Dan");
    // Dan is the strongest of his club, so he plays the first board.
    const board = { game: "anaxis", pace: "live", players: "two" } as const;
    const person = await personOf(dan);
    const counts = { matches: 6, won: 3, drawn: 0, lost: 3, last: [], history: [], at: Date.now() };
    const rating = { ...board, ...counts, person, rating: 1800, deviation: 80, volatility: 0.06 };
    await first.host.services.store.write([ratings.put(ratingId(person, board), rating, Date.now())]);
    pass(HOUR + 1_000);
    await due();
    const { until } = following(stranger, id);
    const begun = await until(({ state }) => state === "running");
    const names = (pairing: number) => begun.played[0]?.pairings[pairing]?.entrants.map((n) => begun.entrants[n]?.name);
    expect(names(0)).toEqual(["Ada", "Dan"]);
    expect(names(1)?.[0]).toBe("Cleo");
    const [one, two] = begun.played[0]?.pairings.map(({ legs }) => legs[0]?.table ?? "") ?? [];
    await arrive(ada, one ?? "");
    await arrive(dan, one ?? "");
    await giveUp(dan, one ?? "");
    const half = await until(({ played }) => (played[0]?.pairings[0]?.result ?? null) !== null);
    expect(half.teams?.sides.map(({ points }) => points)).toEqual([1, 0]);
    // Cleo waits at the second board; her opponent never comes.
    await arrive(cleo, two ?? "");
    pass(3 * HOUR);
    await due();
    const end = await until(({ state }) => state === "over");
    expect(end.played[0]?.pairings[1]?.result).toMatchObject({ how: "forfeit", scores: [1, 0] });
    expect(end.teams?.sides.map(({ name, points }) => `${name} ${points}`)).toEqual(["Nova 1", "Orion 1"]);
    for (const club of [nova, orion])
      expect(await listed(new Guest(second.url), club)).toMatchObject([
        { tournament: id, state: "over", teams: { sides: [{ points: 1 }, { points: 1 }] } },
      ]);
  });
});

test("hostile: who may challenge, answer and call off, and how often", async () => {
  const { ada, ben, cleo, dan, nova, orion, challenge, pass, due, first } = await twoClubs("memory");
  expect(code(await challenge(ben))).toBe("CLUB_FORBIDDEN");
  expect(code(await challenge(cleo))).toBe("CLUB_FORBIDDEN");
  expect(code(await challenge(new Guest(first.url)))).toBe("CLUB_ACCOUNT");
  expect(code(await challenge(ada, { against: nova }))).toBe("TEAM_SELF");
  expect(code(await challenge(ada, { against: "none" }))).toBe("CLUB_UNKNOWN");
  expect(code(await challenge(ada, { game: "chess" }))).toBe("TEAM_GAME");
  expect(code(await challenge(ada, { preset: "none" }))).toBe("TEAM_GAME");
  expect(code(await challenge(ada, { startsAt: 1 }))).toBe("TOURNAMENT_DATE");
  for (const boards of [1, 33, 2.5]) expect((await challenge(ada, { boards })).status).toBe(400);
  expect((await challenge(ada, { format: "teams" } as never)).status).toBe(400);
  // Organisers of a club that challenge at once make one challenge of this pair.
  await organiser(ada, nova, ben);
  const both = await Promise.all([challenge(ada), challenge(ben)]);
  expect(new Set(both.map((one) => code(one) ?? "made"))).toEqual(new Set(["made", "TEAM_OPEN"]));
  const id = both.find(({ status }) => status === 201)?.body.tournament ?? "";
  expect(code(await answer(ada, id, true))).toBe("CLUB_FORBIDDEN");
  expect(code(await answer(dan, id, true))).toBe("CLUB_FORBIDDEN");
  // The challenged club refuses; it does not call off what it has not agreed to.
  expect(code(await cleo.http("POST", path(id, "call-off")))).toBe("CLUB_FORBIDDEN");
  expect((await cleo.http("DELETE", `/api/clubs/${orion}`)).body).toMatchObject({ bad: [{ code: "CLUB_BUSY" }] });
  for (const act of ["start", "pause", "end", "reinvite"])
    expect(code(await ada.http("POST", path(id, act)))).toBe("TOURNAMENT_FORBIDDEN");
  expect((await ada.http("POST", path(id, "bots"), { level: 3 })).status).toBe(403);
  expect((await answer(cleo, id, false)).body).toMatchObject({ state: "over", teams: { answer: "refused" } });
  expect(code(await answer(cleo, id, true))).toBe("TOURNAMENT_STATE");
  expect(code(await challenge(ada))).toBe("TEAM_REFUSED");
  pass(7 * DAY + HOUR);
  const again = (await challenge(ada)).body.tournament;
  pass(2 * HOUR);
  await due();
  const { until } = following(dan, again);
  expect((await until(({ state }) => state === "over")).events.at(-1)?.what).toBe("unanswered");
  // A block looks like any other refusal.
  await cleo.http("PUT", `/api/people/${await personOf(ben)}/relation`, { relation: "block" });
  expect(code(await challenge(ben))).toBe("TEAM_REFUSED");
});

test("members of both clubs choose a side; who leaves the club does not play; a missing player loses the board", async () => {
  const { ada, ben, cleo, dan, nova, orion, challenge, pass, due } = await twoClubs("memory");
  await join(dan, nova);
  const id = (await challenge(ada)).body.tournament;
  await answer(cleo, id, true);
  expect(code(await enter(dan, id, "Dan"))).toBe("TEAM_SIDE");
  expect((await enter(dan, id, "Dan", 1)).body.entrants[0]?.team).toBe(1);
  await enter(ada, id, "Ada");
  await enter(ben, id, "Ben");
  await enter(cleo, id, "Cleo");
  // An organiser sets the line-up of the own club only.
  expect(code(await ada.http("DELETE", path(id, "entrants", 0)))).toBe("TOURNAMENT_FORBIDDEN");
  expect((await cleo.http("DELETE", path(id, "entrants", 0))).status).toBe(200);
  await enter(dan, id, "Dan", 1);
  await dan.http("POST", `/api/clubs/${orion}/leave`);
  pass(2 * HOUR);
  await due();
  const begun = await following(ada, id).until(({ state }) => state === "running");
  const [pairing] = begun.played[0]?.pairings ?? [];
  expect(pairing?.entrants.map((n) => begun.entrants[n]?.name)).toEqual(["Ada", "Cleo"]);
  expect(begun.played[0]?.byes.map((n) => begun.entrants[n]?.name)).toEqual(["Ben"]);
  expect(begun.teams?.sides.map(({ points }) => points)).toEqual([1, 0]);
  expect(code(await ada.http("POST", path(id, "call-off")))).toBe("TOURNAMENT_STATE");
  // A second one is called off before it begins, and a third has no players.
  const second = (await challenge(ada)).body.tournament;
  await answer(cleo, second, true);
  expect((await ada.http<TournamentInfo>("POST", path(second, "call-off"))).body.state).toBe("over");
  const third = (await challenge(ada)).body.tournament;
  await answer(cleo, third, true);
  await enter(ada, third, "Ada");
  pass(2 * HOUR);
  await due();
  expect((await following(ada, third).until(({ state }) => state === "over")).events.at(-1)?.what).toBe("few");
  expect((await listed(ada, nova)).length).toBe(3);
});

test("boards go by strength and alternate the seats; points add up", () => {
  const entrants = [0, 1, 0, 1, 0].map((team, n) => ({ team, seed: 4 - n, out: null, name: `${n}` }));
  const doc = { entrants, teams: { boards: 3 }, played: [] } as unknown as TournamentDoc;
  expect(teamRound(doc)).toEqual({
    tables: [
      [4, 3],
      [1, 2],
    ],
    byes: [0],
  });
  const pairings = [
    { entrants: [4, 3], result: { scores: [0.5, 0.5] } },
    { entrants: [1, 2], result: { scores: [1, 0] } },
  ];
  expect(teamPoints({ ...doc, played: [{ pairings, byes: [0] }] as never })).toEqual([1.5, 1.5]);
});
