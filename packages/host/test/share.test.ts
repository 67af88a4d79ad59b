/** What strangers and messengers see of shared links: pictures, embeds, and nothing of what is private. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sampleFleet, SHIPS } from "@starboard/anaxis";
import { DARK_INKS, lessonsOf, svgShapes } from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";
import { pictureOfFrame, type ReplayData } from "@starboard/share";
import type { AccountInfo } from "@starboard/wire/account";
import type { LibraryItemDetail } from "@starboard/wire/library";
import type { SharedInfo } from "@starboard/wire/share";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { finishedMatches } from "../src/archive/doc.ts";
import { createPuzzleContent } from "../src/puzzles/content.ts";
import { withPreview } from "../src/link-preview.ts";
import { readSubject } from "../src/share/subject.ts";
import { begin, edition, Guest, openHost, playOn, settings } from "./guest.ts";

const HOSTILE = '"><script>alert(1)</script>';
const webRoot = mkdtempSync(join(tmpdir(), "starboard-share-"));
let host: Awaited<ReturnType<typeof openHost>>["host"];
let url = "";
beforeAll(async () => {
  writeFileSync(
    join(webRoot, "index.html"),
    '<!doctype html><title>Starboard</title><meta name="description" content="x">',
  );
  ({ host, url } = await openHost({ webRoot, settings: settings({ STARBOARD_LIBRARY_MATCHES: "0" }) }));
});
afterAll(async () => {
  await host.close();
  rmSync(webRoot, { recursive: true, force: true });
});

/** Reads the head of a page as a messenger does: the tags, and nothing else. */
async function preview(page: string): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`${url}${page}`);
  expect(answer.status).toBe(200);
  const decoded = (text: string): string =>
    text
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&#39;", "'")
      .replaceAll("&amp;", "&");
  const tags = (await answer.text()).matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)" \/>/g);
  return Object.fromEntries([...tags].map(([, name = "", content = ""]) => [name, decoded(content)]));
}
/** Fetches a picture, and checks that it has the form and the size that messengers ask for. */
async function pictureAt(address: string): Promise<Buffer> {
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.length).toBeLessThan(600_000);
  return bytes;
}
const info = async (page: string): Promise<SharedInfo> =>
  (await new Guest(url).http<SharedInfo>("GET", `/api/share?page=${encodeURIComponent(page)}`)).body;

/** A finished match of Ada and Ben, listed or not. */
async function finished(listed: boolean) {
  const match = await begin(url, "anaxis", { listed });
  await playOn(match.id, [match.a, match.b], 6);
  const { a, id } = match;
  await a.commit(id, 0, a.latest().at, [{ step: "concede", act: { do: "concede" } }]);
  await expect.poll(() => finishedMatches.get(host.services.store, id)).toBeDefined();
  return match;
}

test("addresses of pages are read exactly", () => {
  expect(readSubject("/replay/ab?n=12&share=tt")).toEqual({ is: "replay", match: "ab", n: 12, token: "tt" });
  expect(readSubject("/review/ab?n=x")).toEqual({ is: "review", match: "ab", n: null, token: null });
  expect(readSubject("/tournament/ab/cd")).toEqual({ is: "tournament", tournament: "ab", invite: "cd" });
  for (const page of [
    "/",
    "/replay",
    "/replay/a/b",
    "/replay/%2e%2e",
    "/library/x",
    "//evil.example/replay/a",
    "/embed/replay/a",
  ])
    expect(readSubject(page), page).toBeNull();
});

test("messengers read title, text and picture of a public match, its moments and its table, and the same of no other", async () => {
  const general = await preview("/");
  const nothing = await pictureAt(general["og:image"] ?? "");
  expect(general).toMatchObject({ "og:title": "Starboard", "twitter:card": "summary_large_image" });
  const { id } = await finished(true);
  const match = await preview(`/replay/${id}`);
  expect(match).toMatchObject({
    "og:title": "Ben beat Ada",
    "og:url": `${url}/replay/${id}`,
    "og:image:width": "1200",
  });
  expect(match["og:description"]).toBe("A match of Anaxis. Watch the replay.");
  const [whole, moment] = [
    await pictureAt(match["og:image"] ?? ""),
    await pictureAt((await preview(`/replay/${id}?n=3`))["og:image"] ?? ""),
  ];
  expect(whole.equals(moment)).toBe(false);
  expect((await preview(`/online/${id}`))["og:title"]).toBe("Ben beat Ada");

  const hidden = await finished(false);
  for (const page of [
    `/replay/${hidden.id}`,
    `/replay/${hidden.id}?n=3`,
    `/online/${hidden.id}`,
    "/replay/none",
    "/play/none",
  ]) {
    const shown = await preview(page);
    expect([shown["og:title"], shown["og:description"]], page).toEqual([
      general["og:title"],
      general["og:description"],
    ]);
    expect((await pictureAt(`${url}/api/share/card.png?page=${encodeURIComponent(page)}`)).equals(nothing)).toBe(true);
  }
});

test("a card has a tag, and is not sent again to who has it", async () => {
  const first = await fetch(`${url}/api/share/card.png`);
  const tag = first.headers.get("etag") ?? "";
  expect(first.headers.get("cache-control")).toBe("public, max-age=300");
  expect(first.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const second = await fetch(`${url}/api/share/card.png`, { headers: { "if-none-match": tag } });
  expect([second.status, await second.text()]).toEqual([304, ""]);
  expect((await fetch(`${url}/api/share/card.png?page=x`)).status).toBe(400);
  // A German head names a German picture, whoever fetches it; without a language the picture is the same for everybody.
  const german = await (await fetch(url, { headers: { "accept-language": "de" } })).text();
  const [, address = ""] = /property="og:image" content="([^"]+)"/.exec(german) ?? [];
  expect(address).toMatch(/card\.png\?page=%2F(?:&amp;|&)lang=de$/);
  const translated = await fetch(address.replace("&amp;", "&"));
  expect(translated.headers.get("etag")).not.toBe(tag);
  const asked = await fetch(`${url}/api/share/card.png`, { headers: { "accept-language": "de" } });
  expect(asked.headers.get("etag")).toBe(tag);
});

test("a player shares a private match by a token; it shows this match alone, and strangers get none", async () => {
  const { id, ada } = await finished(false);
  const [other, stranger] = [await finished(false), new Guest(url)];
  await stranger.me("Eve");
  expect((await stranger.http("POST", `/api/tables/${id}/share`)).status).toBe(403);
  const { token } = (await ada.http<{ token: string }>("POST", `/api/tables/${id}/share`)).body;
  expect((await preview(`/replay/${id}?share=${token}`))["og:title"]).toBe("Ben beat Ada");
  expect(await info(`/replay/${id}?share=${token}`)).toMatchObject({ isShown: true, canEmbed: true });
  expect((await fetch(`${url}/embed/replay/${id}?share=${token}`)).status).toBe(200);
  for (const page of [`/replay/${id}`, `/replay/${id}?share=x`, `/replay/${other.id}?share=${token}`])
    expect(await info(page), page).toMatchObject({ title: "Starboard", isShown: false, canEmbed: false });
  const running = await begin(url, "trekwar");
  expect((await running.ada.http("POST", `/api/tables/${running.id}/share`)).status).toBe(409);
  expect((await ada.http("POST", "/api/tables/none/share")).status).toBe(404);
});

test("an embed may be framed anywhere, sets no cookie, runs no script of the pages; everything else stays as it is", async () => {
  const { id } = await finished(true);
  const page = await fetch(`${url}/embed/replay/${id}?n=3`);
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors *");
  expect(policy).toContain("form-action 'none'");
  expect([page.headers.get("x-frame-options"), page.headers.getSetCookie()]).toEqual([null, []]);
  const text = await page.text();
  expect(text).toContain(`href="/replay/${id}?n=3"`);
  expect([...text.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    "/embed/assets/player.css",
    "/embed/assets/player.js",
    `/replay/${id}?n=3`,
  ]);
  for (const [name, type] of [
    ["player.js", "text/javascript"],
    ["player.css", "text/css"],
    ["500.woff2", "font/woff2"],
  ]) {
    const asset = await fetch(`${url}/embed/assets/${name}`);
    expect([asset.status, asset.headers.get("content-type")?.split(";")[0]]).toEqual([200, type]);
  }
  // A script on the player's page may send nothing: the routes of the pages refuse it.
  for (const path of ["/", `/replay/${id}`, "/api/status", "/embedded"]) {
    const strict = await fetch(`${url}${path}`);
    expect(strict.headers.get("content-security-policy"), path).toContain("frame-ancestors 'self'");
    expect(strict.headers.get("x-frame-options"), path).not.toBeNull();
  }
  for (const method of ["POST", "PUT", "DELETE"])
    expect((await fetch(`${url}/embed/replay/${id}`, { method })).status).toBe(404);
  const act = await fetch(`${url}/api/tables/${id}/seats/0/acts`, {
    method: "POST",
    headers: { origin: "null", "content-type": "application/json" },
    body: "{}",
  });
  expect(act.status).toBe(403);
});

test("an embed of a private match answers as one of a match that there is not", async () => {
  const [over, running] = [await finished(false), await begin(url, "trekwar")];
  const read = async (page: string) => {
    const answer = await fetch(`${url}/embed${page}`);
    const headers = [...answer.headers].filter(([name]) => name !== "date");
    return { status: answer.status, headers, text: await answer.text() };
  };
  const missing = await read("/replay/none");
  expect(missing.status).toBe(404);
  for (const page of [
    `/replay/${over.id}`,
    `/online/${running.id}`,
    `/online/${over.id}`,
    "/online/none",
    "/library/x",
    "/settings",
  ])
    expect(await read(page), page).toEqual(missing);
  expect((await fetch(`${url}/embed/live/${running.id}`)).status).toBe(404);
});

test("an embed of a running public match follows what spectators see, and nothing more", async () => {
  const { id, a, b } = await begin(url, "trekwar", { listed: true });
  await playOn(id, [a, b], 4);
  const page = await (await fetch(`${url}/embed/online/${id}`)).text();
  expect(page).toContain("Ada and Ben");
  expect(page).toContain(`/embed/live/${id}`);
  const live = await fetch(`${url}/embed/live/${id}?since=0`);
  expect([live.headers.get("access-control-allow-origin"), live.headers.getSetCookie()]).toEqual(["*", []]);
  const { data } = (await live.json()) as { data: ReplayData };
  expect(data.frames.at(-1)?.n).toBe(a.latest().at);
  const spectator = await new Guest(url).socket();
  await spectator.ask({ is: "watch", match: id, viewer: "public", since: 0 });
  const { view, logItems } = spectator.latest();
  const files = await manifests.find((manifest) => manifest.id === "trekwar")?.files?.();
  expect(pictureOfFrame(data, 0)).toBe(svgShapes(files?.board(view as never).shapes ?? [], DARK_INKS));
  const last = logItems.findLast(({ facts }) => facts.length > 0)?.facts ?? [];
  expect(data.frames[0]?.lines.map(([, rule]) => rule)).toEqual(last.map(({ rule }) => rule));
  expect((await preview(`/online/${id}`))["og:title"]).toBe("Ada and Ben");
});

test("a table of spectators with a delay shows the board of that time, and one without spectators none", async () => {
  const late = await begin(url, "trekwar", { listed: true, spectators: { allowed: true, delay: 600 } });
  await playOn(late.id, [late.a, late.b], 4);
  const { data } = (await (await fetch(`${url}/embed/live/${late.id}?since=0`)).json()) as {
    data: { frames: readonly { readonly n: number }[] };
  };
  expect(data.frames.at(-1)?.n).toBeLessThan(late.a.latest().at);
  const closed = await begin(url, "trekwar", { listed: true, spectators: { allowed: false, delay: 0 } });
  expect((await fetch(`${url}/embed/live/${closed.id}`)).status).toBe(404);
  expect((await preview(`/online/${closed.id}`))["og:title"]).toBe("Starboard");
});

test("a seat link says who invites to what, and a link that has expired says nothing", async () => {
  const ada = new Guest(url);
  const { table, links } = (
    await ada.make({ game: edition("trekwar"), seats: [{ is: "me" }, { is: "friend" }], name: HOSTILE })
  ).body;
  const token = links.find(({ seat }) => seat === 1)?.token ?? "";
  const shown = await preview(`/play/${token}`);
  expect(shown["og:title"]).toBe(`${HOSTILE} invites you to TrekWar`);
  await pictureAt(shown["og:image"] ?? "");
  // Reading the preview takes no seat.
  expect((await ada.table(table.table)).body.seats[1]?.kind).toBe("vacant");
  expect((await preview(`/online/${table.table}`))["og:title"]).toBe("Starboard");
  expect((await preview(`/play/${token.slice(0, -1)}`))["og:title"]).toBe("Starboard");
});

test("puzzles, items, lessons and tournaments have cards; what was taken down has none", async () => {
  const content = createPuzzleContent();
  const [[game, ids] = ["", []] as const] = [...(await content.ids())];
  const puzzle = await content.find(game, ids[0] ?? "");
  const of = await preview(`/puzzles/${game}/${ids[0]}`);
  expect(of["og:title"]).toContain(puzzle?.family.title);
  expect(of["og:description"]).not.toContain(puzzle?.family.solved(puzzle.puzzle.about ?? {}));
  const first = await pictureAt(of["og:image"] ?? "");
  expect((await pictureAt((await preview(`/puzzles/${game}/${ids[1]}`))["og:image"] ?? "")).equals(first)).toBe(false);
  expect((await fetch(`${url}/embed/puzzles/${game}/${ids[0]}`)).status).toBe(200);

  const ada = new Guest(url);
  await ada.me("Ada");
  await ada.http<AccountInfo>("POST", "/api/account", { login: "ada", password: "a long password", name: "Ada" });
  const fleet = {
    format: "starboard.anaxis.fleet",
    version: 1,
    name: HOSTILE,
    race: "pelloda",
    points: 60,
    cp: 0,
    ships: sampleFleet(
      SHIPS.filter(({ race }) => race === "pelloda"),
      60,
    ),
    own: [],
  };
  const made = await ada.http<LibraryItemDetail>("POST", "/api/library", {
    game: "anaxis",
    kind: "fleet",
    content: fleet,
    about: "",
    tags: [],
    licence: "CC-BY-4.0",
  });
  const page = `/library/${made.body.item}`;
  expect((await preview(page))["og:title"]).toBe(`${HOSTILE} · Fleet · Anaxis`);
  await pictureAt((await preview(page))["og:image"] ?? "");
  expect(await (await fetch(`${url}/embed${page}`)).text()).not.toContain(HOSTILE);
  await ada.http("DELETE", `/api/library/items/${made.body.item}`);
  expect((await preview(page))["og:title"]).toBe("Starboard");
  expect((await fetch(`${url}/embed${page}`)).status).toBe(404);

  for (const manifest of manifests) {
    const [lesson] = lessonsOf((await manifest.course?.()) ?? { sections: [], passive: [] });
    if (!lesson) continue;
    const shown = await preview(`/lesson/${manifest.id}/${lesson.id}`);
    expect(shown["og:title"]).toBe(`${manifest.landing.title}: ${lesson.title}`);
    await pictureAt(shown["og:image"] ?? "");
  }
});

test("an address draws at a limited rate; what is drawn costs nothing", async () => {
  const { host: strict, url: at } = await openHost({
    settings: settings({ STARBOARD_RATE_LIMIT_FACTOR: "1" }),
    now: () => 0,
  });
  onTestFinished(() => strict.close());
  const [manifest] = manifests;
  const lessons = lessonsOf((await manifest?.course?.()) ?? { sections: [], passive: [] });
  const ask = async (page: string): Promise<number> =>
    (await fetch(`${at}/api/share/card.png?page=${encodeURIComponent(page)}`)).status;
  expect(await ask("/")).toBe(200);
  const rest = manifests.flatMap(({ id }) =>
    id === manifest?.id ? lessons.map((one) => `/lesson/${id}/${one.id}`) : [],
  );
  const content = createPuzzleContent();
  const puzzles = [...(await content.ids())].flatMap(([game, ids]) =>
    ids.slice(0, 12).map((id) => `/puzzles/${game}/${id}`),
  );
  const answers = await Promise.all([...rest, ...puzzles].slice(0, 24).map(ask));
  expect(answers.filter((status) => status === 200)).toHaveLength(19);
  expect(answers.filter((status) => status === 429)).toHaveLength(5);
  expect(await ask("/")).toBe(200);
});

test("tags of a preview hold text, whatever it says", () => {
  const page = '<title>Starboard</title><meta name="description" content="Games." /><script></script>';
  const shown = withPreview(page, {
    title: 'A "<$&> title',
    text: "Text & more",
    url: "https://club.example/",
    image: "https://club.example/a.png",
  });
  expect(shown).toContain("<title>A &quot;&lt;$&amp;&gt; title · Starboard</title>");
  expect(shown).toContain('<meta property="og:description" content="Text &amp; more" />');
  expect(shown).toContain('<meta property="og:image" content="https://club.example/a.png" />');
  expect(shown.match(/name="description"/g)).toHaveLength(1);
  expect(shown).toContain("<script></script>");
});
