/** Casting: who may draw and write for spectators, who sees it, and what no one sees before its time. */
import { seat } from "@starboard/kernel";
import type { Host } from "@starboard/host";
import type { CastingLink, ShownByCaster } from "@starboard/wire/casting";
import type { TableInfo } from "@starboard/wire/host";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { begin, Guest, nextTable, openHost, playOn } from "./guest.ts";

let host: Host;
let url = "";
let time = 1_800_000_000_000;
beforeAll(async () => {
  ({ host, url } = await openHost({ now: () => time }));
});
afterAll(() => host.close());

const bad = (code: string) => ({ is: "invalid", bad: [{ code }] });
const codeOf = (answer: { readonly body: unknown }): string | undefined =>
  (answer.body as { readonly bad?: readonly { readonly code: string }[] }).bad?.[0]?.code;
const SAFE = { spectators: { allowed: true, delay: 60 } };
const shown: ShownByCaster = {
  at: 1,
  marks: [{ is: "arrow", from: "ship 1", to: "ship 2" }],
  text: "Watch the left flank.",
};

const link = (who: Guest, id: string) => who.http<CastingLink>("GET", `/api/tables/${id}/casting`);
const join = (who: Guest, id: string, token: string, name = "Cass") =>
  who.http<TableInfo>("POST", `/api/tables/${id}/casting`, { token, name });

describe("casting", () => {
  test("shows spectators what a caster draws and writes, and players nothing", async () => {
    const { ada, a, b, id } = await begin(url, "anaxis", SAFE);
    const { token } = (await link(ada, id)).body;
    const cass = new Guest(url);
    const joined = await join(cass, id, token);
    expect(joined.body.you).toMatchObject({ caster: true, seats: [] });
    const spectator = new Guest(url);
    const [c, s] = [await cass.socket(), await spectator.socket()];
    await s.ask({ is: "followTable", table: id, chat: 0 });
    await a.ask({ is: "followTable", table: id, chat: 0 });
    expect(await c.ask({ is: "cast", table: id, shown })).toMatchObject({ is: "done" });
    const seen = await nextTable(s, ({ casting }) => casting?.shown !== null && casting !== undefined);
    expect(seen.table.casting).toEqual({ casters: 1, shown });
    const mine = await nextTable(a, ({ version }) => version >= seen.table.version);
    expect(mine.table).not.toHaveProperty("casting");
    expect((await ada.table(id)).body).not.toHaveProperty("casting");
    // A caster's board has the delay of every spectator.
    await c.ask({ is: "watch", match: id, viewer: "public", since: 0 });
    await playOn(id, [a, b], 3);
    expect(c.latest().at).toBe(1);
    expect(await c.ask({ is: "watch", match: id, viewer: seat(0), since: 0 })).toMatchObject(bad("SERVICE_FORBIDDEN"));
  });

  test("needs a delay that helps no player: by time or by actions", async () => {
    for (const spectators of [
      { allowed: true, delay: 0 },
      { allowed: true, delay: 59 },
      { allowed: true, delay: 0, acts: 5 },
      { allowed: false, delay: 600 },
    ]) {
      const { ada, id } = await begin(url, "anaxis", { spectators });
      expect(codeOf(await link(ada, id))).toBe("TABLE_CAST_DELAY");
    }
    const { ada, id } = await begin(url, "anaxis", { spectators: { allowed: true, delay: 0, acts: 6 } });
    expect((await link(ada, id)).status).toBe(200);
  });

  test("is refused to players, strangers, muted people and outdated links", async () => {
    const { ada, ben, a, id } = await begin(url, "anaxis", SAFE);
    const { token } = (await link(ada, id)).body;
    expect(codeOf(await link(ben, id))).toBe("TABLE_FORBIDDEN");
    expect(codeOf(await join(ben, id, token))).toBe("TABLE_CAST_SEATED");
    const other = await begin(url, "anaxis", SAFE);
    const stranger = new Guest(url);
    expect(codeOf(await join(stranger, other.id, token))).toBe("TABLE_LINK");
    expect(codeOf(await join(stranger, id, `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`))).toBe(
      "TABLE_LINK",
    );
    const s = await stranger.socket();
    expect(await s.ask({ is: "cast", table: id, shown })).toMatchObject(bad("TABLE_CAST"));
    expect(await a.ask({ is: "cast", table: id, shown })).toMatchObject(bad("TABLE_CAST"));
    expect(await (await new Guest(url).socket()).ask({ is: "cast", table: id, shown })).toMatchObject(
      bad("HOST_SIGN_IN"),
    );

    const cass = new Guest(url);
    expect((await join(cass, id, token)).status).toBe(200);
    const c = await cass.socket();
    expect((await ada.http("DELETE", `/api/tables/${id}/casting`)).status).toBe(200);
    expect(await c.ask({ is: "cast", table: id, shown })).toMatchObject(bad("TABLE_CAST"));
    expect(codeOf(await join(cass, id, token))).toBe("TABLE_LINK");
    expect((await new Guest(url).table(id)).body).not.toHaveProperty("casting");
  });

  test("takes no more casters, marks or words than its limits, and no unknown field", async () => {
    const { ada, id } = await begin(url, "anaxis", SAFE);
    const { token } = (await link(ada, id)).body;
    const casters = Array.from({ length: 5 }, () => new Guest(url));
    const answers: (string | undefined)[] = [];
    for (const one of casters) answers.push(codeOf(await join(one, id, token)));
    expect(answers).toEqual([undefined, undefined, undefined, undefined, "TABLE_CAST_FULL"]);
    const c = await (casters[0] as Guest).socket();
    for (const broken of [
      { ...shown, text: "a".repeat(281) },
      { ...shown, marks: Array.from({ length: 21 }, () => ({ is: "circle", at: "a" })) },
      { ...shown, marks: [{ is: "image", src: "//evil" }] },
      { ...shown, view: {} },
      { ...shown, at: -1 },
    ])
      expect(await c.ask({ is: "cast", table: id, shown: broken } as never)).toMatchObject({ is: "invalid" });
    expect((await new Guest(url).table(id)).body.casting?.shown).toBe(null);
  });
});

test("spectators of a table with a delay by actions see each of them when enough others have followed", async () => {
  const { ada, a, b, id } = await begin(url, "anaxis", { spectators: { allowed: true, delay: 0, acts: 6 } });
  const s = await new Guest(url).socket();
  await s.ask({ is: "watch", match: id, viewer: "public", since: 0 });
  await playOn(id, [a, b], 4);
  expect(s.latest().at).toBe(1);
  expect((await new Guest(url).table(id)).body.summary).toMatchObject({ at: 0, asked: [], over: null });
  expect((await ada.table(id)).body.summary?.at).toBe(a.latest().at);
  await playOn(id, [a, b], 4);
  const { at } = a.latest();
  await s.update((u) => u.viewer === "public" && u.at === at - 6);
  // What is asked now, and by whom, follows from what is shown and not from the match.
  expect(s.latest().logItems.every(({ n }) => n < at - 6)).toBe(true);
  await a.commit(id, 0, at, [{ step: "concede", act: { do: "concede" } }]);
  time += 1000;
  await s.update((u) => u.viewer === "public" && u.summary.over !== null);
});
