/** Follow and block over both stores; over PostgreSQL the people are at two hosts. */
import type { TableInfo } from "@starboard/wire/host";
import type { Me } from "@starboard/wire/host";
import type { FinishedMatch, Profile } from "@starboard/wire/people";
import { type CompanyInfo, MAX_FOLLOWED, type RelationKind } from "@starboard/wire/relations";
import type { TicketsInfo } from "@starboard/wire/tickets";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { persons } from "../src/people/identity.ts";
import { relations } from "../src/relations/doc.ts";
import { edition, Guest, openHost, type TestConnection } from "./guest.ts";
import { closeCluster, homes, lacks, open as openPlace, places } from "./storage/stores.ts";
import { member } from "./tournaments/club.ts";

afterAll(() => closeCluster());

const personOf = async (guest: Guest): Promise<string> => String((await guest.http<Me>("GET", "/api/me")).body.person);
const relate = (guest: Guest, person: string, relation: RelationKind | null) =>
  guest.http<CompanyInfo>("PUT", `/api/people/${person}/relation`, { relation });
const company = (guest: Guest) => guest.http<CompanyInfo>("GET", "/api/account/company");
const openTable = async (guest: Guest, seats: number): Promise<TableInfo> => {
  const made = await guest.make({
    game: edition("anaxis"),
    listed: true,
    seats: Array.from({ length: seats }, (_, n) => (n === 0 ? { is: "me" } : { is: "open" })),
  });
  return made.body.table;
};

describe.for(["memory", "postgres"] as const)("over %s", (name) => {
  /** The addresses of two hosts of one store; in memory there is one host. */
  const open = async () => {
    const place = name === "postgres" ? await places.postgres() : undefined;
    const host = async () => {
      const opened = await openHost({ storage: place ? await openPlace(place) : await homes.memory() });
      onTestFinished(() => opened.host.close());
      return opened;
    };
    const first = await host();
    const second = place ? await host() : first;
    return { host: first.host, here: first.url, there: second.url };
  };

  test.skipIf(lacks(name))("who follows sees open seats and public matches, and nobody else is told", async () => {
    const { host, here, there } = await open();
    const [ada, ben] = [await member(here, "ada"), await member(there, "ben")];
    const benId = await personOf(ben);
    const table = await openTable(ben, 2);
    const hidden = await ben.make({ game: edition("anaxis"), seats: [{ is: "me" }, { is: "open" }] });
    expect((await company(ada)).body).toEqual({ followed: [], blocked: [], tables: [], matches: [] });
    const followed = (await relate(ada, benId, "follow")).body;
    expect(followed).toMatchObject({ followed: [{ person: benId, name: "ben" }], tables: [{ table: table.table }] });
    expect(followed.tables.map((one) => one.table)).not.toContain(hidden.body.table.table);
    expect((await company(ben)).body.followed).toEqual([]);
    await ben.http("PUT", "/api/account/profile", { public: true });
    const seen = (guest: Guest) => guest.http<Profile>("GET", `/api/people/${benId}`);
    expect((await seen(ada)).body).toMatchObject({ relation: "follow", followers: 1 });
    expect((await seen(new Guest(there))).body).toMatchObject({ relation: null, followers: 1 });
    expect((await relate(ada, benId, null)).body.tables).toEqual([]);
    expect(await host.services.store.count("relation")).toBe(0);
  });

  test.skipIf(lacks(name))("a blocked person finds every open seat taken, in the words of one that is", async () => {
    const { here, there } = await open();
    const [ada, eve, cleo] = [await member(here, "ada"), await member(there, "eve"), new Guest(here)];
    const table = await openTable(ada, 2);
    const taken = await openTable(cleo, 2);
    await new Guest(here).sit(taken, 1, "Dora");
    await relate(ada, await personOf(eve), "block");
    const refused = await eve.sit(table, 1, "Eve");
    const usual = await eve.sit(taken, 1, "Eve");
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([usual.status, JSON.stringify(usual.body)]);
    expect(refused.body.bad?.[0]?.code).toBe("TABLE_TAKEN");
    expect((await cleo.table(table.table)).body.seats[1]?.kind).toBe("vacant");
    // A bot of hers is no way in; a table at which the one who blocks sits as a player is none either.
    const bot = await eve.http<{ token: string }>("POST", "/api/me/tokens", { name: "Robo" });
    const robo = new Guest(there, { authorization: `Bearer ${bot.body.token}` });
    expect((await robo.sit(table, 1, "Robo")).body.bad?.[0]?.code).toBe("TABLE_TAKEN");
    await relate(ada, await personOf(eve), null);
    expect((await eve.sit(table, 1, "Eve")).status).toBe(200);
  });

  test.skipIf(lacks(name))(
    "who blocks does not read what a blocked person writes; the others and the writer do",
    async () => {
      const { here, there } = await open();
      const [ada, eve, cleo] = [await member(here, "ada"), await member(there, "eve"), new Guest(here)];
      const table = await openTable(ada, 2);
      await cleo.me("Cleo");
      await eve.sit(table, 1, "Eve");
      const [a, e, c] = [await ada.socket(), await eve.socket(), await cleo.socket()];
      for (const one of [a, e, c]) await one.ask({ is: "followTable", table: table.table, chat: -50 });
      await relate(ada, await personOf(eve), "block");
      await e.ask({ is: "say", table: table.table, to: "table", text: "can you hear me" });
      await a.ask({ is: "say", table: table.table, to: "table", text: "hello all" });
      const heard = (one: TestConnection): (string | null)[] =>
        one.received.flatMap((m) => (m.is === "chat" ? m.lines.map(({ text }) => text) : []));
      for (const one of [a, e, c])
        await one.until((m) => m.is === "chat" && m.lines.some(({ text }) => text === "hello all"));
      expect(heard(a)).toEqual(["hello all"]);
      expect(heard(e)).toEqual(["can you hear me", "hello all"]);
      expect(heard(c)).toEqual(heard(e));
      for (const one of [a, e, c]) await one.close();
    },
  );

  test.skipIf(lacks(name))(
    "tickets never pair two of whom one blocks the other, also after they were opened",
    async () => {
      const { here, there } = await open();
      const [ada, eve] = [await member(here, "ada"), await member(there, "eve")];
      const ask = (guest: Guest, title: string) =>
        guest.http<TicketsInfo>("PUT", "/api/tickets", {
          name: title,
          wants: [{ game: "anaxis", pace: "threeDays" }],
          rated: false,
          range: null,
        });
      await ask(ada, "Ada");
      await relate(ada, await personOf(eve), "block");
      expect((await ask(eve, "Eve")).body).toMatchObject({ mine: { found: null }, people: 1 });
      await ask(ada, "Ada");
      expect((await ask(eve, "Eve")).body.mine?.found).toBeNull();
      await relate(ada, await personOf(eve), null);
      expect((await ask(eve, "Eve")).body.mine?.found).toMatchObject({ opponent: "Ada" });
    },
  );

  test.skipIf(lacks(name))(
    "deleting an account removes what it has chosen, and what others have chosen about it",
    async () => {
      const { host, here, there } = await open();
      const [ada, ben, cleo] = [await member(here, "ada"), await member(there, "ben"), await member(here, "cleo")];
      const [adaId, benId] = [await personOf(ada), await personOf(ben)];
      await relate(ada, benId, "block");
      await relate(ben, adaId, "follow");
      await relate(cleo, benId, "follow");
      const own = (await ben.http<{ relation: object[] }>("GET", "/api/account/export")).body;
      expect(own.relation).toEqual([{ person: benId, other: adaId, is: "follow" }]);
      const login = (await persons.get(host.services.store, benId))?.doc.login ?? "";
      expect((await ben.http("POST", "/api/account/delete", { login })).status).toBe(204);
      expect(await relations.find(host.services.store, { limit: 10 })).toEqual([]);
    },
  );
});

test("a relation needs an account on both sides, another person and room", async () => {
  const { host, url } = await openHost();
  onTestFinished(() => host.close());
  const [ada, guest] = [await member(url, "ada"), new Guest(url)];
  const guestId = String((await guest.me("Eve")).body.person);
  const adaId = await personOf(ada);
  const codeOf = async (by: Guest, person: string, relation: unknown) =>
    (await by.http("PUT", `/api/people/${person}/relation`, { relation })).body.bad?.[0]?.code;
  expect(await codeOf(guest, adaId, "follow")).toBe("ACCOUNT_NONE");
  expect(await codeOf(ada, guestId, "follow")).toBe("HOST_NOT_FOUND");
  expect(await codeOf(ada, "nobody", "block")).toBe("HOST_NOT_FOUND");
  expect(await codeOf(ada, adaId, "block")).toBe("RELATION_SELF");
  expect(await codeOf(ada, adaId, "marry")).toBe("HOST_FORM");
  const { store } = host.services;
  const many = Array.from({ length: MAX_FOLLOWED }, (_, n) =>
    relations.put(`${adaId}.x${n}`, { person: adaId, other: `x${n}`, is: "follow" }, 1),
  );
  await store.write(many);
  const ben = await member(url, "ben");
  expect(await codeOf(ada, await personOf(ben), "follow")).toBe("RELATION_FULL");
  expect(await codeOf(ada, await personOf(ben), "block")).toBeUndefined();
  expect((await company(guest)).status).toBe(403);
  const listed: readonly FinishedMatch[] = (await company(ada)).body.matches;
  expect(listed).toEqual([]);
});
