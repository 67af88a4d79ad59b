/** Tests what the clocks and time limits of a table do. */
import type { Host } from "@starboard/host";
import type { ClockRule, TableInfo } from "@starboard/wire/host";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { begin, edition, Guest, type TestConnection, openHost } from "./guest.ts";

let host: Host;
let url = "";
let time = 1_800_000_000_000;
beforeAll(async () => {
  ({ host, url } = await openHost({ now: () => time }));
});
afterAll(() => host.close());

const bad = (code: string) => ({ is: "invalid", bad: [{ code }] });
/** Moves the clock forward and runs the due work. */
async function pass(ms: number): Promise<void> {
  time += ms;
  await host.services.matches.runAllDue();
}

describe("time at a hosted table", () => {
  test("a seat without time loses, although no page is open", async () => {
    const { ada, a, b, id } = await begin(url, "anaxis", { clock: { is: "turn", each: 30 }, onTimeout: "lose" });
    const asked = a.latest().summary.asked[0] as number;
    await a.close();
    await b.close();
    await pass(30_000);
    await expect.poll(async () => (await ada.table(id)).body.summary?.over?.winners).toEqual([1 - asked]);
    expect((await ada.table(id)).body.state).toBe("over");
  });

  test("a bot takes over, and its player may come back", async () => {
    const { ada, ben, a, b, id } = await begin(url, "anaxis", { clock: { is: "turn", each: 30 }, onTimeout: "bot" });
    const asked = a.latest().summary.asked[0] as number;
    await pass(30_000);
    const [who, line, other] = asked === 0 ? [ada, a, b] : [ben, b, a];
    // A bot's hand is sent to no player, its previous player included.
    const away = await other.update((u) => u.summary.seats[asked]?.kind === "bot");
    expect(away.summary.clock?.running).toEqual([]);
    expect(await line.commit(id, asked, line.latest().at, [{ step: "x", act: { do: "x" } }])).toMatchObject({
      is: "invalid",
    });
    const table = (await who.table(id)).body;
    expect(table.seats[asked]).toMatchObject({ kind: "bot" });
    await who.sit(table, asked, asked === 0 ? "Ada" : "Ben");
    const back = await line.update((u) => u.at > away.at && u.summary.seats[asked]?.kind === "person");
    expect(back.summary.clock).toMatchObject({ running: [asked] });
  });

  test("the other players may claim a flagged seat, and only then", async () => {
    const { ada, ben, a, b, id } = await begin(url, "anaxis", { clock: { is: "turn", each: 30 }, onTimeout: "claim" });
    const asked = a.latest().summary.asked[0] as number;
    const [other, seat] = asked === 0 ? [b, 1] : [a, 0];
    const claim = {
      is: "propose",
      table: id,
      seat: seat as never,
      what: { is: "claim", of: asked as never, to: "bot" },
    } as const;
    expect(await other.ask(claim)).toMatchObject(bad("TABLE_PROPOSAL"));
    await pass(30_000);
    await a.update((u) => u.summary.clock?.flagged.length === 1);
    expect(await other.ask(claim)).toMatchObject({ is: "done" });
    await other.update((u) => u.summary.seats[asked]?.kind === "bot");
    // The previous player may come back while no other person has the seat; other players cannot prevent it by a link.
    const away = asked === 0 ? ada : ben;
    const claimed = (await away.table(id)).body;
    expect(claimed).toMatchObject({ you: { seats: [], reclaimable: [asked] } });
    expect(claimed.seats[asked]).toMatchObject({ kind: "vacant", reservedFor: "open" });
    expect(
      (await away.http<{ tables: TableInfo[] }>("GET", "/api/tables?of=mine")).body.tables.map((t) => t.table),
    ).toContain(id);
    expect((await away.sit(claimed, asked, "Back")).body.table.you).toMatchObject({ seats: [asked], reclaimable: [] });
    await other.update((u) => u.summary.seats[asked]?.kind === "person" && u.summary.seats[asked].name === "Back");
  });

  test("in correspondence a vacation stops the player's own clock", async () => {
    const day = 86_400_000;
    const { a, b, id } = await begin(url, "anaxis", {
      clock: { is: "correspondence", days: 2, vacation: 10 },
      onTimeout: "lose",
    });
    const asked = a.latest().summary.asked[0] as number;
    const line = asked === 0 ? a : b;
    const until = time + 5 * day;
    expect(await line.ask({ is: "vacation", table: id, seat: (1 - asked) as never, until })).toMatchObject(
      bad("TABLE_FORBIDDEN"),
    );
    await line.ask({ is: "vacation", table: id, seat: asked as never, until });
    await a.update((u) => u.summary.clock?.vacation[asked]?.until === until);
    await pass(5 * day);
    const back = await a.update((u) => u.summary.clock?.running[0] === asked && u.summary.clock.since >= until);
    expect(back.summary.clock).toMatchObject({ left: [2 * day, 2 * day] });
    expect(back.summary.clock?.vacation[asked]?.left).toBe(5 * day);
    expect(back.summary.over).toBeNull();
  });
});

describe("conferences at a hosted table", () => {
  test("conferences are called for 15 minutes where the clock is live, unless the table says otherwise (AD-9.4.7)", async () => {
    const ada = new Guest(url);
    const made = async (clock: ClockRule, options: object = {}) => {
      const seats = [{ is: "me" }, { is: "open" }, { is: "open" }, { is: "open" }] as const;
      const { body } = await ada.make({
        game: edition("4000ad"),
        options: { "ad.players": 4, ...options },
        seats: [...seats],
        clock,
      });
      return body.table.options;
    };
    const called = { "ad.conference.mode": "called", "ad.conference.minutes": 15 };
    expect(await made({ is: "live", main: 900, increment: 10 })).toMatchObject(called);
    expect(await made({ is: "turn", each: 60 })).toMatchObject(called);
    const chosen = { "ad.conference.mode": "open", "ad.conference.minutes": 5 };
    expect(await made({ is: "turn", each: 60 }, chosen)).toMatchObject(chosen);
    for (const clock of [{ is: "none" }, { is: "correspondence", days: 1, vacation: 0 }] as const)
      expect(await made(clock)).not.toHaveProperty(["ad.conference.mode"]);
  });

  test("a conference of 4000 A.D. ends by the table's limit (AD-9.4.7)", async () => {
    const people = ["Ada", "Ben", "Cleo", "Dan"].map(() => new Guest(url));
    const [ada] = people as [Guest];
    const options = { "ad.players": 4, "ad.version": "alliances" };
    const made = await ada.make({
      game: edition("4000ad"),
      options,
      seats: [{ is: "me" }, { is: "open" }, { is: "open" }, { is: "open" }],
      clock: { is: "turn", each: 3600 },
    });
    expect(made.status).toBe(201);
    const { table } = made.body;
    await ada.entropy(table, 0);
    for (const [seat, one] of people.entries()) if (seat > 0) await one.sit(table, seat, `P${seat}`);
    expect((await ada.start(table.table)).body.state).toBe("playing");
    const lines = await Promise.all(people.map((one) => one.socket()));
    for (const [seat, line] of lines.entries())
      await line.ask({ is: "watch", match: table.table, viewer: seat as never, since: 0 });
    const asked = lines[0]?.latest().summary.asked[0] as number;
    const caller = lines[asked] as TestConnection;
    const talk = caller.latest().offers.find(({ step }) => step === "conference");
    const call = talk?.offers.find(({ refusal }) => !refusal)?.act as { do: string; to: number };
    expect(call).toMatchObject({ do: "conference", open: true });
    await caller.commit(table.table, asked, caller.latest().at, [{ step: "conference", act: call }]);
    const talking = await caller.update((u) => (u.limits?.length ?? 0) > 0);
    expect(talking).toMatchObject({ limits: [{ rule: "AD-9.4.7", until: time + 900_000 }] });
    expect(talking.summary.clock).toMatchObject({ stopped: "rules", running: [] });
    // Meanwhile the two can talk in private, and no other viewer receives it.
    for (const line of lines) await line.ask({ is: "followTable", table: table.table, chat: 0 });
    const said = await caller.ask({ is: "say", table: table.table, to: "allies", text: "strike at dawn" });
    expect(said).toMatchObject({ is: "done" });
    const partner = lines[call.to] as TestConnection;
    await partner.until((m) => m.is === "chat" && m.lines.some(({ text }) => text === "strike at dawn"));
    const others = lines.filter((line) => line !== caller && line !== partner);
    expect(others.length).toBe(2);
    for (const line of others) {
      await line.ask({ is: "followTable", table: table.table, chat: 0 });
      expect(line.raw.join("")).not.toContain("strike at dawn");
    }
    await pass(899_999);
    expect(caller.latest().at).toBe(talking.at);
    await pass(1);
    const over = await caller.update((u) => u.at === talking.at + 2);
    expect(over.limits).toBeUndefined();
    const late = await caller.ask({ is: "say", table: table.table, to: "allies", text: "one more thing" });
    expect(late).toMatchObject(bad("TABLE_CHANNEL"));
    expect(over.summary.clock).toMatchObject({
      stopped: null,
      running: [asked],
      left: [3_600_000, 3_600_000, 3_600_000, 3_600_000],
    });
  });
});
