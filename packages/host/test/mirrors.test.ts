/** Mirrors: a host follows another one, and hostile ones get nothing in. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { canonicalJson, digest } from "@starboard/kernel";
import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import type { LibraryPage, PublishInput } from "@starboard/wire/library";
import type { MirrorIndex, MirrorInfo } from "@starboard/wire/mirrors";
import { describe, expect, onTestFinished, test } from "vitest";
import { Guest, openHost, settings } from "./guest.ts";
import { fleetOf, publish as publishAs } from "./library-guests.ts";

const ADMIN = "mirror-test-secret-1";
const asAdmin = { "x-starboard-admin": ADMIN };

async function openLibrary(targets: "any" | "public" = "any") {
  const { host, url } = await openHost({
    settings: settings({
      STARBOARD_ADMIN: ADMIN,
      STARBOARD_LIBRARY_MATCHES: "0",
      STARBOARD_MIRROR_TARGETS: targets,
      STARBOARD_RATE_LIMIT_FACTOR: "100",
    }),
  });
  onTestFinished(() => host.close());
  const guest = new Guest(url);
  await guest.me("Ada");
  await guest.http("POST", "/api/account", { login: "ada", password: "a long password", name: "Ada" });
  return { url, ada: guest };
}
const publish = (who: Guest, content: object, licence: PublishInput["licence"] = "CC-BY-4.0") =>
  publishAs(who, content, { tags: ["quick"], licence });
const names = async (url: string): Promise<string[]> =>
  (await new Guest(url).http<LibraryPage>("GET", "/api/library")).body.items.map(({ name }) => name).toSorted();

const follow = (admin: Guest, url: string, key?: string) =>
  admin.http<MirrorInfo & { bad?: readonly { code: string }[] }>(
    "POST",
    "/api/admin/library/mirrors",
    { url, ...(key !== undefined && { key }) },
    asAdmin,
  );
const look = async (admin: Guest, id: string): Promise<MirrorInfo> =>
  (await admin.http<MirrorInfo>("POST", `/api/admin/library/mirrors/${id}/look`, {}, asAdmin)).body;

describe("a host that follows another", () => {
  test("takes over items with their makers, versions, words and removals, and marks where they come from", async () => {
    const [origin, mirror] = [await openLibrary(), await openLibrary()];
    const first = (await publish(origin.ada, fleetOf("Skirmishers"))).body;
    await publish(origin.ada, fleetOf("Mine alone", 50), "ARR");
    // The same name may be used on both hosts.
    await publish(mirror.ada, fleetOf("Skirmishers", 40));
    const { id } = (await follow(mirror.ada, `${origin.url}/library?x=1`)).body;
    const seen = await look(mirror.ada, id);
    expect(seen).toMatchObject({ url: origin.url, code: null, items: 1, refused: 0 });
    expect(await names(mirror.url)).toEqual(["Skirmishers", "Skirmishers"]);
    const list = (await new Guest(mirror.url).http<LibraryPage>("GET", "/api/library?tag=quick")).body.items;
    const copy = list.find((item) => item.origin !== undefined);
    expect(copy).toMatchObject({
      origin: origin.url,
      maker: { name: "Ada" },
      version: { n: 1, hash: first.version.hash },
    });
    expect((await mirror.ada.http("PUT", `/api/library/items/${copy?.item}/like`)).status).toBe(200);

    await origin.ada.http("POST", `/api/library/items/${first.item}/versions`, {
      content: fleetOf("Raiders", 55),
      note: "",
    });
    // The index is kept for a minute; a host that was started later reads it anew.
    const again = await openLibrary();
    const other = (await follow(again.ada, mirror.url)).body.id;
    // What a mirror has taken over, it does not pass on.
    expect(await look(again.ada, other)).toMatchObject({ code: null, items: 1 });

    // What was taken down here stays down; what is no longer followed goes.
    await mirror.ada.http("PUT", `/api/admin/library/items/${copy?.item}/taken-down`, { why: "no" }, asAdmin);
    expect(await look(mirror.ada, id)).toMatchObject({ code: null, items: 0 });
    expect(await names(mirror.url)).toEqual(["Skirmishers"]);
    expect((await mirror.ada.http("DELETE", `/api/admin/library/mirrors/${id}`, undefined, asAdmin)).status).toBe(204);
    expect(await names(mirror.url)).toEqual(["Skirmishers"]);
  });

  test("follows public https addresses only, unless its administrator allows others", async () => {
    const { ada, url } = await openLibrary("public");
    for (const address of [
      url,
      "http://example.org",
      "https://127.0.0.1",
      "https://[::1]",
      "https://10.0.0.8",
      "https://2130706433",
      "https://169.254.169.254/latest/meta-data",
      "https://user:secret@example.org",
      "ftp://example.org",
      "file:///etc/passwd",
      "nonsense",
    ])
      expect((await follow(ada, address)).body.bad?.[0]?.code, address).toMatch(/^(MIRROR_ADDRESS|HOST_FORM)$/);
    // A name is resolved when it is looked at: one of this machine is refused then.
    const { id } = (await follow(ada, "https://localhost")).body;
    expect(await look(ada, id)).toMatchObject({ code: "MIRROR_AWAY", items: 0 });
    expect((await new Guest(url).http("GET", "/api/admin/library/mirrors")).status).not.toBe(200);
  });
});

/** A host that answers whatever a test wants. */
async function hostile(answers: Record<string, { status?: number; body: string; headers?: Record<string, string> }>) {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const answer = answers[request.url ?? ""] ?? { status: 404, body: "{}" };
    response.writeHead(answer.status ?? 200, { "content-type": "application/json", ...answer.headers });
    response.end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => new Promise<void>((done) => void server.close(() => done())));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, answers };
}
const keyOf = (privateKey: KeyObject, publicKey: KeyObject) => ({
  privateKey,
  hex: publicKey.export({ format: "der", type: "spki" }).toString("hex").slice(24),
});
const newKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return keyOf(privateKey, publicKey);
};
type Key = ReturnType<typeof newKey>;
const itemOf = (content: object, change: object = {}): object => ({
  item: "0123456789abcdef0123",
  game: "anaxis",
  edition: "anaxis@1",
  kind: "fleet",
  name: "Skirmishers",
  maker: "<img src=x>",
  about: "",
  tags: [],
  licence: "MIT",
  hash: digest(content),
  changedAt: 1,
  ...change,
});
function indexOf(key: Key, items: readonly object[], change: object = {}): string {
  const index = { format: "starboard.library", version: 1, key: key.hex, at: 1, isComplete: true, items, ...change };
  const signature = sign(null, Buffer.from(canonicalJson(index)), key.privateKey).toString("hex");
  return JSON.stringify({ ...index, signature });
}
const INDEX = "/api/library/mirror";
const contentAt = (content: object, path = digest(content)) => ({
  [`/api/library/contents/${path}`]: { body: JSON.stringify({ hash: path, game: "anaxis", kind: "fleet", content }) },
});

describe("a hostile mirror", () => {
  test("gets no index in that is not signed, not an index, too large, or a redirect", async () => {
    const { ada, url } = await openLibrary();
    const key = newKey();
    const good = JSON.parse(indexOf(key, [])) as MirrorIndex;
    const forged = { ...good, items: [itemOf(fleetOf("A"))] };
    const cases: readonly (readonly [string, { status?: number; body: string; headers?: Record<string, string> }])[] = [
      ["MIRROR_INDEX", { body: "<html>" }],
      ["MIRROR_INDEX", { body: JSON.stringify({ ...good, script: "x" }) }],
      ["MIRROR_INDEX", { body: indexOf(key, [itemOf(fleetOf("A"), { licence: "WTFPL" })]) }],
      [
        "MIRROR_INDEX",
        {
          body: indexOf(
            key,
            Array.from({ length: 501 }, () => itemOf(fleetOf("A"))),
          ),
        },
      ],
      ["MIRROR_SIGNATURE", { body: JSON.stringify(forged) }],
      ["MIRROR_SIGNATURE", { body: JSON.stringify({ ...good, key: newKey().hex }) }],
      ["MIRROR_SIZE", { body: `"${"a".repeat(1_000_001)}"` }],
      ["MIRROR_STATUS", { status: 302, body: "", headers: { location: `${url}${INDEX}` } }],
      ["MIRROR_STATUS", { status: 500, body: "{}" }],
    ];
    const server = await hostile({});
    const { id } = (await follow(ada, server.url)).body;
    for (const [code, answer] of cases) {
      server.answers[INDEX] = answer;
      expect((await look(ada, id)).code, answer.body.slice(0, 60)).toBe(code);
    }
    expect(await names(url)).toEqual([]);
  });

  test("gets no content in that has another hash, breaks the rules or was taken down, and cannot change its key", async () => {
    const { ada, url } = await openLibrary();
    const key = newKey();
    const [fine, illegal] = [fleetOf("Raiders"), { ...fleetOf("B"), ships: ["death-star"] }];
    // What the reader of the game returns is what counts: with a field more it has another hash.
    const padded = { ...fleetOf("C"), extra: 1 };
    const other = fleetOf("D", 45);
    const server = await hostile({
      ...contentAt(fine),
      ...contentAt(illegal),
      ...contentAt(padded),
      ...contentAt(fine, digest(other)),
    });
    const ids = ["1", "2", "3", "4", "5"].map((n) => n.repeat(20));
    server.answers[INDEX] = {
      body: indexOf(key, [
        itemOf(fine, { item: ids[0] }),
        itemOf(illegal, { item: ids[1] }),
        itemOf(padded, { item: ids[2] }),
        itemOf(other, { item: ids[3] }),
        itemOf(fine, { item: ids[4], game: "trekwar", kind: "deck", hash: digest(illegal) }),
      ]),
    };
    const { id } = (await follow(ada, server.url)).body;
    expect(await look(ada, id)).toMatchObject({ code: null, key: key.hex, items: 1, refused: 4 });
    expect(await names(url)).toEqual(["Raiders"]);
    const [item] = (await new Guest(url).http<LibraryPage>("GET", "/api/library")).body.items;
    expect(item?.maker.name).toBe("<img src=x>");

    // A second look fetches nothing that is here already.
    server.asked.length = 0;
    await look(ada, id);
    expect(server.asked).not.toContain(`/api/library/contents/${digest(fine)}`);

    // Another key at the same address is another host.
    server.answers[INDEX] = { body: indexOf(newKey(), []) };
    expect((await look(ada, id)).code).toBe("MIRROR_KEY");
    expect(await names(url)).toEqual(["Raiders"]);

    // A content that was taken down here does not come back under another item.
    await ada.http("PUT", `/api/admin/library/items/${item?.item}/taken-down`, { why: "no" }, asAdmin);
    server.answers[INDEX] = { body: indexOf(key, [itemOf(fine, { item: "9".repeat(20) })]) };
    expect(await look(ada, id)).toMatchObject({ items: 0, refused: 1, refusedCode: "LIBRARY_TAKEN_DOWN" });
    // An index that is signed and empty removes what its origin has removed.
    server.answers[INDEX] = { body: indexOf(key, []) };
    expect(await look(ada, id)).toMatchObject({ code: null, items: 0 });
    expect(await names(url)).toEqual([]);
  });
});
