/** Tests proposals and votes at a table. */
import type { Host } from "@starboard/host";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memoryStorage } from "../src/storage/open.ts";
import type { Change, HostStore } from "../src/storage/store.ts";
import type { TableDoc } from "../src/tables/doc.ts";
import { giveUp } from "./tournaments/club.ts";
import { begin, Guest, nextTable, type TestConnection, openHost, playOn } from "./guest.ts";

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

test("a rematch that is proposed before the table is marked as over stays", async () => {
  const storage = memoryStorage();
  const marked = Promise.withResolvers<void>();
  const isMark = (change: Change): boolean =>
    change.is === "put" && change.kind === "table" && (change.doc as TableDoc).state === "over";
  const store: HostStore = {
    ...storage.store,
    async write(changes) {
      if (changes.some(isMark)) await marked.promise;
      return storage.store.write(changes);
    },
  };
  const slow = await openHost({ storage: { ...storage, store } });
  try {
    const { ada, b, a, id } = await begin(slow.url);
    await giveUp(ada, id);
    await a.update(({ summary }) => summary.over !== null);
    const rematch = { is: "propose", table: id, seat: 0 as never, what: { is: "rematch" } } as const;
    expect(await a.ask(rematch)).toMatchObject({ is: "done" });
    marked.resolve();
    await expect.poll(async () => (await ada.table(id)).body.state).toBe("over");
    const [proposal] = (await ada.table(id)).body.proposals;
    const vote = { is: "vote", table: id, seat: 1 as never, proposal: proposal?.id ?? "", yes: true } as const;
    expect(await b.ask(vote)).toMatchObject({ is: "done" });
    expect((await ada.table(id)).body.rematch).not.toBeNull();
  } finally {
    marked.resolve();
    await slow.host.close();
  }
});
