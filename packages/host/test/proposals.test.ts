/** Tests proposals, chat, spectators, and what clocks do at a table. */
import type { Host } from "@starboard/host";
import type { ClockRule, TableInfo } from "@starboard/wire/host";
import type { ChatLine } from "@starboard/wire/host-socket";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyMove, begin, edition, Guest, type TestConnection, openHost, playOn } from "./guest.ts";

let host: Host;
let url = "";
let time = 1_800_000_000_000;
beforeAll(async () => {
  ({ host, url } = await openHost({ now: () => time }));
});
afterAll(() => host.close());

const bad = (code: string) => ({ is: "invalid", bad: [{ code }] });
const chatOf = (line: TestConnection): ChatLine[] => line.received.flatMap((m) => (m.is === "chat" ? m.lines : []));
const nextTable = (line: TestConnection, fits: (table: TableInfo) => boolean) =>
  line.until((m) => m.is === "table" && fits(m.table)) as Promise<{ is: "table"; table: TableInfo } & { id?: number }>;
/** Moves the clock forward and runs the due work. */
async function pass(ms: number): Promise<void> {
  time += ms;
  await host.services.matches.runAllDue();
}

describe("continuing by a later edition", () => {
  const to5 = { is: "edition", to: 5 } as const;
  const gameOf = async (guest: Guest, id: string) => (await guest.table(id)).body.summary?.game;

  test("happens when all people agree, and not before", async () => {
    const { ada, a, b, id } = await begin(url, "anaxis@4");
    expect(await a.ask({ is: "propose", table: id, seat: 0 as never, what: { ...to5, to: 6 } })).toMatchObject(
      bad("TABLE_PROPOSAL"),
    );
    expect(await a.ask({ is: "edition", match: id, to: 5, at: a.latest().at })).toMatchObject(bad("SERVICE_FORBIDDEN"));
    for (const yes of [false, true]) {
      expect(await a.ask({ is: "propose", table: id, seat: 0 as never, what: to5 })).toMatchObject({ is: "done" });
      expect(await gameOf(ada, id)).toBe("anaxis@4");
      const [proposal] = (await ada.table(id)).body.proposals;
      const vote = { is: "vote", table: id, seat: 1 as never, proposal: proposal?.id ?? "", yes } as const;
      expect(await b.ask(vote)).toMatchObject({ is: "done" });
    }
    const moved = await b.update(({ summary }) => summary.game === "anaxis@5");
    expect(moved.logItems.map(({ edition }) => edition)).toContain(5);
    expect(await gameOf(ada, id)).toBe("anaxis@5");
    expect(await a.ask({ is: "propose", table: id, seat: 0 as never, what: to5 })).toMatchObject(
      bad("MATCH_EDITION_MOVE"),
    );
    await playOn(id, [a, b], 3);
  });
  test("is not offered where the match has the newest edition already", async () => {
    const { a, id } = await begin(url, "anaxis");
    expect(a.latest().newerEdition).toBeUndefined();
    expect(await a.ask({ is: "propose", table: id, seat: 0 as never, what: to5 })).toMatchObject(
      bad("MATCH_EDITION_MOVE"),
    );
  });
  test("a person alone against a bot needs nobody's consent", async () => {
    const ada = new Guest(url);
    const made = await ada.make({ game: "anaxis@4", seats: [{ is: "me" }, { is: "bot", level: 1 }] });
    const { table } = made.body;
    await ada.entropy(table, 0);
    await ada.start(table.table);
    const line = await ada.socket();
    await line.ask({ is: "watch", match: table.table, viewer: 0 as never, since: 0 });
    const asked = { is: "propose", table: table.table, seat: 0 as never, what: to5 } as const;
    expect(await line.ask(asked)).toMatchObject({ is: "done" });
    expect(await gameOf(ada, table.table)).toBe("anaxis@5");
  });
});

describe("proposals", () => {
  test("a take-back beyond the rules needs the consent of all players who acted since", async () => {
    const { a, b, id } = await begin(url, "4000ad", { options: { "ad.players": 2 } });
    await a.ask({ is: "followTable", table: id, chat: 0 });
    await b.ask({ is: "followTable", table: id, chat: 0 });
    // Plays to a moment where another player has answered since a seat's last act and no dice were rolled in between.
    const { seat, at } = await proposed(id, [a, b]);
    const [mine, other] = seat === 0 ? [a, b] : [b, a];
    const { table } = await nextTable(other, ({ proposals }) => proposals.length > 0);
    const [proposal] = table.proposals;
    expect(proposal).toMatchObject({ by: seat, needs: [1 - seat], what: { is: "takeBack", at } });
    expect(await mine.ask({ is: "vote", table: id, seat: seat as never, proposal: "none", yes: true })).toMatchObject(
      bad("TABLE_PROPOSAL"),
    );
    const yes = { is: "vote", table: id, proposal: proposal?.id ?? "", yes: true } as const;
    expect(await mine.ask({ ...yes, seat: (1 - seat) as never })).toMatchObject(bad("TABLE_FORBIDDEN"));
    expect(await other.ask({ ...yes, seat: (1 - seat) as never })).toMatchObject({ is: "done" });
    await mine.update((u) => u.at === at + 1 && u.summary.asked.includes(seat as never));
  });

  /** Plays until a seat can ask to take back an act that others have answered; returns seat and entry. */
  async function proposed(id: string, lines: [TestConnection, TestConnection]): Promise<{ seat: number; at: number }> {
    for (let i = 0; i < 200; i++) {
      const { at } = lines[0].latest();
      for (const [seat, line] of lines.entries()) {
        await line.update((u) => u.at === at);
        if (line.latest().takeBack?.code !== "KERNEL_UNDO_ANSWERED") continue;
        const answer = await line.ask({ is: "propose", table: id, seat: seat as never, what: { is: "takeBack", at } });
        if (answer.is === "done") return { seat, at };
        expect(answer).toMatchObject({ is: "invalid", bad: [{ code: expect.stringMatching("KERNEL_UNDO_") }] });
      }
      await playOn(id, lines, 1);
    }
    throw new Error("nobody could ever take back");
  }

  test("a pause stops the clocks and a resumption starts them; one “no” ends a proposal", async () => {
    const { a, b, id } = await begin(url, "anaxis", { clock: { is: "live", main: 600, increment: 5 } });
    for (const line of [a, b]) await line.ask({ is: "followTable", table: id, chat: 0 });
    const asked = a.latest().summary.asked[0] as number;
    expect(a.latest().summary.clock).toMatchObject({ running: [asked], stopped: null, left: [600_000, 600_000] });
    time += 10_000;
    expect(await a.ask({ is: "propose", table: id, seat: 0 as never, what: { is: "resume" } })).toMatchObject(
      bad("TABLE_CLOCK"),
    );
    await a.ask({ is: "propose", table: id, seat: 0 as never, what: { is: "pause" } });
    const first = (await nextTable(b, ({ proposals }) => proposals.length > 0)).table.proposals[0];
    await b.ask({ is: "vote", table: id, seat: 1 as never, proposal: first?.id ?? "", yes: false });
    // The proposer reads who declined.
    const { declined } = (await nextTable(a, ({ declined: no }) => no !== undefined)).table;
    expect(declined).toEqual({ id: first?.id, by: 0, what: { is: "pause" }, seat: 1 });
    await a.ask({ is: "propose", table: id, seat: 0 as never, what: { is: "pause" } });
    const second = (await nextTable(b, ({ proposals }) => proposals.some((p) => p.id !== first?.id))).table
      .proposals[0];
    await b.ask({ is: "vote", table: id, seat: 1 as never, proposal: second?.id ?? "", yes: true });
    const paused = await a.update((u) => u.summary.clock?.stopped === "pause");
    expect(paused.summary.clock?.left[asked]).toBe(590_000);
    await pass(3_600_000);
    expect(a.latest().summary.clock?.left[asked]).toBe(590_000);
  });

  test("a rematch is the same table with switched sides, started when both browsers have sent their random bytes", async () => {
    const { ada, ben, a, b, id } = await begin(url);
    for (const line of [a, b]) await line.ask({ is: "followTable", table: id, chat: 0 });
    expect(await a.ask({ is: "propose", table: id, seat: 0 as never, what: { is: "rematch" } })).toMatchObject(
      bad("TABLE_STATE"),
    );
    await b.commit(id, 1, b.latest().at, [{ step: "concede", act: { do: "concede" } }]);
    await a.update((u) => u.summary.over !== null);
    await a.ask({ is: "propose", table: id, seat: 0 as never, what: { is: "rematch" } });
    const { table } = await nextTable(b, ({ proposals }) => proposals.length > 0);
    await b.ask({ is: "vote", table: id, seat: 1 as never, proposal: table.proposals[0]?.id ?? "", yes: true });
    const rematch = (await nextTable(a, (t) => t.rematch !== null)).table.rematch ?? "";
    const next = (await ada.table(rematch)).body;
    expect(next).toMatchObject({ state: "lobby", rematchOf: id, you: { seats: [1], owner: true } });
    expect(next.seats.map(({ name, ready }) => [name, ready])).toEqual([
      ["Ben", false],
      ["Ada", false],
    ]);
    await ada.entropy(next, 1);
    expect((await ben.entropy(next, 0)).body.state).toBe("playing");
  });

  test("in a rematch of TrekWar the winner opens, from the other side (TW-9.7)", async () => {
    const { ada, a, b, id } = await begin(url, "trekwar");
    for (const line of [a, b]) await line.ask({ is: "followTable", table: id, chat: 0 });
    await b.commit(id, 1, b.latest().at, [{ step: "resign", act: { do: "resign" } }]);
    await a.update((u) => u.summary.over !== null);
    await a.ask({ is: "propose", table: id, seat: 0 as never, what: { is: "rematch" } });
    const { table } = await nextTable(b, ({ proposals }) => proposals.length > 0);
    await b.ask({ is: "vote", table: id, seat: 1 as never, proposal: table.proposals[0]?.id ?? "", yes: true });
    const rematch = (await nextTable(a, (t) => t.rematch !== null)).table.rematch ?? "";
    const { options } = (await ada.table(rematch)).body;
    expect(options).toMatchObject({ firstOpener: "previousWinner", previousWinner: "dominion" });
  });
});

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

test("the lobby sends people their own unlisted tables, and strangers none", async () => {
  const { ada, a, b, id } = await begin(url);
  const [home, street] = await Promise.all([ada.socket(), new Guest(url).socket()]);
  for (const line of [home, street]) await line.ask({ is: "followLobby" });
  await playOn(id, [a, b], 1);
  const message = await nextTable(home, ({ table, summary }) => table === id && (summary?.at ?? 0) > 1);
  expect(message.table.you.seats).toEqual([0]);
  expect(street.tables()).toEqual([]);
});

describe("chat", () => {
  test("players and spectators have their channels; the table owner can mute, everyone can report", async () => {
    const { ada, ben, a, b, id } = await begin(url);
    const eve = new Guest(url);
    await eve.me("Eve");
    const e = await eve.socket();
    for (const line of [a, b, e]) await line.ask({ is: "followTable", table: id, chat: 0 });
    const say = (line: TestConnection, channel: "table" | "allies" | "spectators", text: string) =>
      line.ask({ is: "say", table: id, to: channel, text });
    expect(await say(a, "table", "  good luck ")).toMatchObject({ is: "done" });
    expect(await say(e, "spectators", "Ada has no chance")).toMatchObject({ is: "done" });
    expect(await say(a, "spectators", "really?")).toMatchObject(bad("TABLE_CHANNEL"));
    expect(await say(e, "table", "let me in")).toMatchObject(bad("TABLE_CHANNEL"));
    expect(await say(a, "allies", "psst")).toMatchObject(bad("TABLE_CHANNEL"));
    await b.until((m) => m.is === "chat" && m.lines.some(({ text }) => text === "good luck"));
    await e.until((m) => m.is === "chat" && m.lines.some(({ channel }) => channel === "spectators"));
    expect(chatOf(b).map(({ text }) => text)).toEqual(["good luck"]);
    expect(chatOf(e).map(({ name, seat }) => [name, seat])).toEqual([
      ["Ada", 0],
      ["Eve", null],
    ]);

    const line = chatOf(e).find(({ channel }) => channel === "spectators");
    expect(await b.ask({ is: "mute", table: id, who: line?.who ?? "", on: true })).toMatchObject(
      bad("TABLE_FORBIDDEN"),
    );
    expect(await a.ask({ is: "mute", table: id, who: line?.who ?? "", on: true })).toMatchObject({ is: "done" });
    expect(await say(e, "spectators", "again")).toMatchObject(bad("TABLE_MUTED"));
    // Only the table owner reads who is muted, and can unmute them.
    expect((await ada.table(id)).body.muted).toEqual([line?.who]);
    expect((await ben.table(id)).body.muted).toEqual([]);
    await a.ask({ is: "mute", table: id, who: line?.who ?? "", on: false });
    expect((await ada.table(id)).body.muted).toEqual([]);
    expect(await say(e, "spectators", "again")).toMatchObject({ is: "done" });
    expect(await b.ask({ is: "report", table: id, n: line?.n ?? 0, why: "rude" })).toMatchObject(bad("TABLE_CHANNEL"));
    expect(await e.ask({ is: "report", table: id, n: chatOf(e)[0]?.n ?? 0, why: "rude" })).toMatchObject({
      is: "done",
    });
    expect(await host.services.store.count("report")).toBe(1);
    expect(await say(a, "table", "x".repeat(501))).toMatchObject(bad("WIRE_FIELD"));
    const nobody = await new Guest(url).socket();
    expect(await say(nobody, "spectators", "hi")).toMatchObject(bad("HOST_SIGN_IN"));
  });
});

describe("spectators", () => {
  test("see the public view, or nothing if the table forbids spectators", async () => {
    const { a, id } = await begin(url, "anaxis", { spectators: { allowed: false, delay: 0 } });
    const e = await new Guest(url).socket();
    expect(await e.ask({ is: "watch", match: id, viewer: "public", since: 0 })).toMatchObject(bad("SERVICE_FORBIDDEN"));
    await a.commit(id, 0, a.latest().at, [{ step: "concede", act: { do: "concede" } }]);
    expect(await e.ask({ is: "watch", match: id, viewer: "public", since: 0 })).toMatchObject({ is: "done" });
  });
  test("can be delayed; players are not", async () => {
    const { ada, a, b, id } = await begin(url, "anaxis", { spectators: { allowed: true, delay: 600 } });
    const e = await new Guest(url).socket();
    await e.ask({ is: "watch", match: id, viewer: "public", since: 0 });
    await b.ask({ is: "watch", match: id, viewer: "public", since: 0 });
    await playOn(id, [a, b], 3);
    expect(e.latest().at).toBe(1);
    // The table info does not disclose the entry count either.
    const behind = (await new Guest(url).table(id)).body.summary;
    expect(behind).toMatchObject({ at: 0, asked: [], over: null });
    expect((await ada.table(id)).body.summary?.at).toBe(a.latest().at);
    await b.update((u) => u.viewer === "public" && u.at === a.latest().at);
    time += 600_000;
    const late = await new Guest(url).socket();
    await late.ask({ is: "watch", match: id, viewer: "public", since: 0 });
    expect(late.latest().at).toBe(a.latest().at);
    expect(anyMove(late.latest())).toBeUndefined();
  });
});
