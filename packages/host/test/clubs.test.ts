/** Clubs over both stores; over PostgreSQL the people are at two hosts. */
import type { Me } from "@starboard/wire/host";
import {
  CLUB_MEMBERS,
  CLUBS_JOINED,
  CLUBS_OWNED,
  type ClubInfo,
  type ClubPage,
  type OwnClubs,
} from "@starboard/wire/clubs";
import type { Ladder } from "@starboard/wire/ladder";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { clubs, memberships } from "../src/clubs/doc.ts";
import { erasePerson } from "../src/people/person-data.ts";
import { ratingId, ratings } from "../src/ratings/doc.ts";
import { Guest, openHost, settings } from "./guest.ts";
import { closeCluster, homes, lacks, open as openPlace, places } from "./storage/stores.ts";
import { member } from "./tournaments/club.ts";

afterAll(() => closeCluster());

const at = (club: string, ...rest: readonly string[]): string => ["/api/clubs", club, ...rest].join("/");
const personOf = async (guest: Guest): Promise<string> => String((await guest.http<Me>("GET", "/api/me")).body.person);
const found = (guest: Guest, name: string, access = "open") =>
  guest.http<ClubInfo>("POST", "/api/clubs", { name, access, about: "We play on Fridays." });
const read = (guest: Guest, club: string, token?: string) =>
  guest.http<ClubInfo>("GET", `${at(club)}${token === undefined ? "" : `?token=${token}`}`);
const join = (guest: Guest, club: string, token?: string) =>
  guest.http<ClubInfo>("POST", at(club, "join"), token === undefined ? {} : { token });
const leave = (guest: Guest, club: string) => guest.http<ClubInfo>("POST", at(club, "leave"));
const role = (guest: Guest, club: string, person: string, to: string) =>
  guest.http<ClubInfo>("PUT", at(club, "members", person), { role: to });
const remove = (guest: Guest, club: string, person: string) =>
  guest.http<ClubInfo>("DELETE", at(club, "members", person));
const code = ({ body }: { readonly body: { readonly bad?: readonly { readonly code: string }[] } }) =>
  body.bad?.[0]?.code;
const namesOf = ({ people }: ClubInfo) => people.map(({ name }) => name);

describe.for(["memory", "postgres"] as const)("over %s", (kind) => {
  /** Two hosts of one database, or one in memory twice. */
  const open = async () => {
    const place = kind === "postgres" ? await places.postgres() : undefined;
    const host = async () => {
      const opened = await openHost({ storage: place ? await openPlace(place) : await homes.memory() });
      onTestFinished(() => opened.host.close());
      return opened;
    };
    const first = await host();
    return { first, second: place ? await host() : first };
  };

  test.skipIf(lacks(kind))("the last place is taken once, and the limits of a person hold", async () => {
    const { first, second } = await open();
    const [ada, ben, cleo] = [
      await member(first.url, "ada"),
      await member(first.url, "ben"),
      await member(second.url, "cleo"),
    ];
    const made = await Promise.all(
      ["Nova", "Orion", "Vega", "Rigel", "Deneb"].map((name, n) => {
        const at = new Guest((n % 2 === 0 ? first : second).url);
        at.cookie = ada.cookie;
        return found(at, name);
      }),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(CLUBS_OWNED);
    expect(new Set(made.filter(({ status }) => status !== 201).map(code))).toEqual(new Set(["CLUB_LIMIT"]));
    const club = made.find(({ status }) => status === 201)?.body.club ?? "";
    // All but one place are taken.
    const { store } = first.host.services;
    await clubs.update(store, club, Date.now(), (doc) => ({
      doc: {
        ...doc,
        members: [
          ...doc.members,
          ...Array.from({ length: CLUB_MEMBERS - 2 }, (_, n) => ({
            person: `x${n}`,
            role: "member" as const,
            since: 0,
          })),
        ],
      },
    }));
    const joined = await Promise.all([join(ben, club), join(cleo, club)]);
    expect(new Set(joined.map((one) => code(one) ?? "in"))).toEqual(new Set(["in", "CLUB_FULL"]));
    expect((await clubs.get(store, club))?.doc.members).toHaveLength(CLUB_MEMBERS);
    const loser = joined[0].status === 200 ? cleo : ben;
    expect((await loser.http<OwnClubs>("GET", "/api/clubs/mine")).body.clubs).toEqual([]);
  });

  test.skipIf(lacks(kind))("a club has one owner, whoever is named at the same time", async () => {
    const { first, second } = await open();
    const [ada, ben, cleo] = [
      await member(first.url, "ada"),
      await member(first.url, "ben"),
      await member(second.url, "cleo"),
    ];
    const { club } = (await found(ada, "Nova")).body;
    await join(ben, club);
    await join(cleo, club);
    const other = new Guest(second.url);
    other.cookie = ada.cookie;
    const [x, y] = await Promise.all([
      role(ada, club, await personOf(ben), "owner"),
      role(other, club, await personOf(cleo), "owner"),
    ]);
    expect(new Set([x.status, y.status])).toEqual(new Set([200, 403]));
    const { people } = (await read(ada, club)).body;
    expect(people.filter((one) => one.role === "owner")).toHaveLength(1);
    expect(people.find(({ name }) => name === "ada")?.role).toBe("organiser");
  });
});

const openOne = async () => {
  const { host, url } = await openHost({
    storage: await homes.memory(),
    settings: settings({ STARBOARD_ADMIN: "a long admin token for tests" }),
  });
  onTestFinished(() => host.close());
  return { host, url };
};

test("by request: an organiser admits; nobody else may, and only the owner gives roles", async () => {
  const { url } = await openOne();
  const [ada, ben, cleo] = [await member(url, "ada"), await member(url, "ben"), await member(url, "cleo")];
  const { club } = (await found(ada, "Nova", "request")).body;
  const [benId, cleoId] = [await personOf(ben), await personOf(cleo)];
  expect((await join(ben, club)).body.you).toEqual({ role: null, asked: true, mayNot: null });
  expect((await join(ben, club)).body.you.asked).toBe(true);
  await join(cleo, club);
  // Who asks sees neither the others nor the link.
  expect((await read(ben, club)).body).toMatchObject({ requests: [], invite: null, people: [] });
  expect((await read(ada, club)).body.requests.map(({ name }) => name)).toEqual(["ben", "cleo"]);
  expect((await ada.http<OwnClubs>("GET", "/api/clubs/mine")).body.clubs).toMatchObject([{ requests: 2 }]);
  expect(code(await role(cleo, club, cleoId, "member"))).toBe("CLUB_FORBIDDEN");
  expect(code(await role(ada, club, benId, "organiser"))).toBe("CLUB_PERSON");
  expect(namesOf((await role(ada, club, benId, "member")).body)).toEqual(["ada", "ben"]);
  expect(code(await role(ben, club, cleoId, "member"))).toBe("CLUB_FORBIDDEN");
  await role(ada, club, benId, "organiser");
  // An organiser admits, but neither removes the owner nor makes organisers.
  expect((await role(ben, club, cleoId, "member")).status).toBe(200);
  expect(code(await role(ben, club, cleoId, "organiser"))).toBe("CLUB_FORBIDDEN");
  expect(code(await remove(ben, club, await personOf(ada)))).toBe("CLUB_FORBIDDEN");
  expect(code(await leave(ada, club))).toBe("CLUB_OWNER");
  expect((await leave(cleo, club)).body.you.role).toBe(null);
  expect(code(await leave(cleo, club))).toBe("CLUB_PERSON");
  expect(code(await cleo.http("DELETE", at(club)))).toBe("CLUB_FORBIDDEN");
  expect((await ada.http("DELETE", at(club))).status).toBe(204);
  expect(code(await read(ben, club))).toBe("CLUB_UNKNOWN");
  expect((await ben.http<OwnClubs>("GET", "/api/clubs/mine")).body.clubs).toEqual([]);
  // The name is free again.
  expect((await found(ben, "NOVA")).status).toBe(201);
});

test("by invitation: the link admits, and the one that a removed member knows no longer does", async () => {
  const { url } = await openOne();
  const [ada, ben] = [await member(url, "ada"), await member(url, "ben")];
  const { club, invite } = (await found(ada, "Nova", "invitation")).body;
  expect(code(await join(ben, club))).toBe("CLUB_INVITATION");
  expect(code(await join(ben, club, "x".repeat(24)))).toBe("CLUB_INVITATION");
  expect((await read(ben, club, invite ?? "")).body.you.mayNot).toBe(null);
  expect((await join(ben, club, invite ?? "")).body.you.role).toBe("member");
  expect(code(await join(ben, club, invite ?? ""))).toBe("CLUB_MEMBER");
  await remove(ada, club, await personOf(ben));
  expect(code(await join(ben, club, invite ?? ""))).toBe("CLUB_REFUSED");
  await ada.http("PATCH", at(club), { access: "open" });
  expect(code(await join(ben, club))).toBe("CLUB_REFUSED");
  const fresh = (await read(ada, club)).body.invite ?? "";
  expect(fresh).not.toBe(invite);
  expect((await join(ben, club, fresh)).status).toBe(200);
  expect((await ada.http<ClubInfo>("POST", at(club, "reinvite"))).body.invite).not.toBe(fresh);
  expect(code(await ben.http("POST", at(club, "reinvite")))).toBe("CLUB_FORBIDDEN");
});

test("strangers see public profiles only; a block refuses without saying so and hides people", async () => {
  const { host, url } = await openOne();
  const [ada, ben, cleo, dan] = [
    await member(url, "ada"),
    await member(url, "ben"),
    await member(url, "cleo"),
    await member(url, "dan"),
  ];
  const { club } = (await found(ada, "Nova")).body;
  await join(ben, club);
  await ben.http("PUT", "/api/account/profile", { public: true });
  await ada.http("PUT", at(club, "notice"), { text: "<b>Friday</b> at eight" });
  expect(namesOf((await read(cleo, club)).body)).toEqual(["ben"]);
  expect((await read(cleo, club)).body).toMatchObject({ members: 2, notice: null, invite: null });
  expect(namesOf((await read(ben, club)).body)).toEqual(["ada", "ben"]);
  expect((await read(ben, club)).body.notice).toMatchObject({ text: "<b>Friday</b> at eight", by: "ada" });
  expect(code(await ben.http("PUT", at(club, "notice"), { text: "mine" }))).toBe("CLUB_FORBIDDEN");
  await ada.http("PUT", `/api/people/${await personOf(cleo)}/relation`, { relation: "block" });
  expect((await read(cleo, club)).body.you.mayNot).toBe("CLUB_REFUSED");
  expect(code(await join(cleo, club))).toBe("CLUB_REFUSED");
  await dan.http("PUT", `/api/people/${await personOf(ben)}/relation`, { relation: "block" });
  await join(dan, club);
  expect(namesOf((await read(dan, club)).body)).toEqual(["ada", "dan"]);
  // The ladder shows members to members, and to others who is on the ladders of the host as well.
  const board = { game: "anaxis", pace: "live", players: "two" } as const;
  for (const guest of [ada, ben]) {
    const person = await personOf(guest);
    const counts = { matches: 6, won: 3, drawn: 0, lost: 3, last: [], history: [], at: Date.now() };
    const rating = { ...board, ...counts, person, rating: 1500, deviation: 80, volatility: 0.06 };
    await host.services.store.write([ratings.put(ratingId(person, board), rating, Date.now())]);
  }
  const ladder = async (guest: Guest) =>
    (await guest.http<Ladder>("GET", `${at(club, "ladder")}?game=anaxis`)).body.entries.map(({ name }) => name);
  expect(await ladder(ben)).toEqual(["ada", "ben"]);
  expect(await ladder(cleo)).toEqual([]);
  await ben.http("PUT", "/api/account/ladder", { listed: true });
  expect(await ladder(cleo)).toEqual(["ben"]);
  expect((await ben.http("GET", `${at(club, "ladder")}?game=chess`)).status).toBe(404);
});

test("names: look-alikes are taken, empty and hostile ones are refused, and words find a club", async () => {
  const { url } = await openOne();
  const [ada, guest] = [await member(url, "ada"), new Guest(url)];
  await guest.me("Gus");
  expect(code(await found(guest, "Guests"))).toBe("CLUB_ACCOUNT");
  const { club } = (await found(ada, "The Étoile Club")).body;
  expect(code(await found(ada, "THE ETOILE CLUB"))).toBe("CLUB_NAME");
  expect(code(await found(ada, "Тhe Etоile Club"))).toBe("CLUB_NAME");
  expect(code(await found(ada, "!!!"))).toBe("CLUB_NAME");
  for (const name of ["ab", "x".repeat(41), "a\u202Eb cd", "a\nbcd"]) expect((await found(ada, name)).status).toBe(400);
  expect((await ada.http("POST", "/api/clubs", { name: "Long", access: "open", about: "x".repeat(501) })).status).toBe(
    400,
  );
  const search = async (name: string) =>
    (await guest.http<ClubPage>("GET", `/api/clubs?name=${encodeURIComponent(name)}`)).body.clubs.map(
      (one) => one.club,
    );
  expect(await search("etoi")).toEqual([club]);
  expect(await search("club the")).toEqual([club]);
  expect(await search("toile")).toEqual([]);
  expect(await search("%' or 1=1 --")).toEqual([]);
  expect((await guest.http<ClubPage>("GET", "/api/clubs")).body.clubs).toHaveLength(1);
  expect((await ada.http<ClubInfo>("PATCH", at(club), { name: "Stella" })).body.name).toBe("Stella");
  expect(await search("etoi")).toEqual([]);
  expect((await found(ada, "Étoile")).status).toBe(201);
});

test("a person belongs to so many clubs at most, also when two take them in at once", async () => {
  const { host, url } = await openOne();
  const [ada, ben] = [await member(url, "ada"), await member(url, "ben")];
  const [nova, orion] = [(await found(ada, "Nova")).body.club, (await found(ada, "Orion")).body.club];
  const person = await personOf(ben);
  const others = Array.from({ length: CLUBS_JOINED - 1 }, (_, n) => `other${n}`);
  await host.services.store.write([memberships.put(person, { person, clubs: others, owned: [] }, Date.now(), 0)]);
  const joined = await Promise.all([join(ben, nova), join(ben, orion)]);
  expect(new Set(joined.map((one) => code(one) ?? "in"))).toEqual(new Set(["in", "CLUB_LIMIT"]));
  expect((await ben.http<OwnClubs>("GET", "/api/clubs/mine")).body.clubs).toHaveLength(1);
});

test("reports and take-down: only members still see the club, and why; it comes back whole", async () => {
  const { url } = await openOne();
  const [ada, ben] = [await member(url, "ada"), await member(url, "ben")];
  const { club } = (await found(ada, "Hostile name", "request")).body;
  const admin = { "x-starboard-admin": "a long admin token for tests" };
  expect((await ben.http("POST", at(club, "report"), { why: "the name" })).status).toBe(204);
  expect((await ben.http("POST", at(club, "report"), { why: "again" })).status).toBe(204);
  expect((await ben.http("GET", "/api/admin/clubs/reports")).status).toBe(401);
  const reports = await ben.http<{ id: string; name: string; why: string }[]>(
    "GET",
    "/api/admin/clubs/reports",
    undefined,
    admin,
  );
  expect(reports.body).toMatchObject([{ name: "Hostile name", why: "the name" }]);
  const down = `/api/admin/clubs/${club}/taken-down`;
  expect((await ben.http("PUT", down, { why: "insulting" }, admin)).status).toBe(204);
  expect(code(await read(ben, club))).toBe("CLUB_UNKNOWN");
  expect(code(await join(ben, club))).toBe("CLUB_UNKNOWN");
  expect((await ben.http<ClubPage>("GET", "/api/clubs")).body.clubs).toEqual([]);
  expect((await read(ada, club)).body.takenDown).toBe("insulting");
  expect(code(await ada.http("PATCH", at(club), { name: "Fine name" }))).toBe("CLUB_TAKEN_DOWN");
  expect((await ben.http("GET", "/api/admin/clubs/reports", undefined, admin)).body).toEqual([]);
  expect((await ben.http("DELETE", down, undefined, admin)).status).toBe(204);
  expect((await read(ben, club)).status).toBe(200);
});

test("who deletes their account leaves; the club goes to its longest-serving organiser, or is closed", async () => {
  const { host, url } = await openOne();
  const [ada, ben, cleo] = [await member(url, "ada"), await member(url, "ben"), await member(url, "cleo")];
  const [adaId, cleoId] = [await personOf(ada), await personOf(cleo)];
  const { club } = (await found(ada, "Nova")).body;
  await join(ben, club);
  await join(cleo, club);
  await role(ada, club, cleoId, "organiser");
  await erasePerson(host.services, adaId);
  const { people } = (await read(ben, club)).body;
  expect(people.map(({ name, role: is }) => `${name} ${is}`)).toEqual(["ben member", "cleo owner"]);
  await erasePerson(host.services, cleoId);
  await erasePerson(host.services, await personOf(ben));
  expect((await new Guest(url).http<ClubPage>("GET", "/api/clubs")).body.clubs).toEqual([]);
  const { documents } = await host.services.store.stats();
  expect([documents.club ?? 0, documents.clubName ?? 0, documents.clubMember ?? 0]).toEqual([0, 0, 0]);
});
