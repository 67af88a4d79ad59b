/**
 * Follows the library of another host: reads its signed index, fetches contents that are not here yet, and checks each of
 * them by its hash and by the rules of its game, as if a stranger had published it. Nothing of it is executed.
 */
import { isPlainJson, type Result } from "@starboard/kernel";
import { MAX_VERSIONS } from "@starboard/wire/library";
import { MIRROR_MOST, type MirrorIndex, type MirrorItem } from "@starboard/wire/mirrors";
import { displayText } from "@starboard/wire/text";
import { fail } from "../../errors.ts";
import { getFrom } from "../../notifications/safe-fetch.ts";
import type { HostServices } from "../../services.ts";
import type { Stored } from "../../storage/store.ts";
import { contents, type ItemDoc, items } from "../doc.ts";
import { checkContent, eraseItem, putItem } from "../publish.ts";
import { readIndex } from "./index-key.ts";
import { makerOf, type MirrorDoc, mirroredId, mirrors } from "./mirror-doc.ts";

type Services = Pick<HostServices, "store" | "tables" | "contentReader" | "now" | "settings">;

/** Largest index and largest content that are read, in bytes, and the bytes of all contents of one look. */
const MAX_INDEX_BYTES = 1_000_000;
const MAX_CONTENT_BYTES = 1_800_000;
const MAX_LOOK_BYTES = 30_000_000;
const PAGE = 100;

/** Fetches a text from a mirror. Codes: MIRROR_AWAY, MIRROR_STATUS (also for redirects), MIRROR_SIZE, MIRROR_ADDRESS. */
async function fetchText(
  { settings }: Services,
  { url }: Pick<MirrorDoc, "url">,
  path: string,
  most: number,
): Promise<Result<string>> {
  const got = await getFrom(new URL(path, url).href, most, settings.mirrorTargets === "any").catch(() => null);
  if (got === null) return fail("MIRROR_AWAY");
  if (got.is === "refused") return fail("MIRROR_ADDRESS", "url");
  if (got.is === "large") return fail("MIRROR_SIZE", "", { most });
  return got.status === 200 ? { ok: got.text } : fail("MIRROR_STATUS", "", { status: got.status });
}

/** Fetches a content and checks it. Codes: those of `fetchText` and `checkContent`, and LIBRARY_TAKEN_DOWN. */
async function fetchContent(services: Services, mirror: MirrorDoc, { game, kind, hash }: MirrorItem) {
  const text = await fetchText(services, mirror, `/api/library/contents/${hash}`, MAX_CONTENT_BYTES);
  if ("bad" in text) return text;
  let raw: unknown;
  try {
    raw = (JSON.parse(text.ok) as { readonly content?: unknown } | null)?.content;
  } catch {
    return fail("MIRROR_CONTENT", "content");
  }
  if (!isPlainJson(raw)) return fail("MIRROR_CONTENT", "content");
  const checked = await checkContent(services, game, kind, raw, hash, () => true);
  return "bad" in checked ? checked : { ok: { ...checked.ok, bytes: text.ok.length } };
}

/** Whether this host has taken the content down, from whomever it came. */
async function isTakenDown({ store }: Services, hash: string): Promise<boolean> {
  const same = await items.find(store, { index: ["hash", hash], limit: PAGE });
  return same.some(({ doc }) => doc.takenDown !== null);
}

interface Look {
  readonly id: string;
  readonly mirror: MirrorDoc;
  /** What may still be fetched in this look. */
  readonly left: { fetches: number; bytes: number };
  /** Called with the kind and the hash of what was taken over. */
  readonly onContent: (kind: string, hash: string) => Promise<void>;
}

/** Takes over one item, or its new version or words. Returns the code of a refusal; null if there is none. */
async function takeOver(services: Services, look: Look, item: MirrorItem): Promise<string | null> {
  const { store, now } = services;
  const id = mirroredId(look.id, item.item);
  const known = await items.get(store, id);
  const isNewest = known?.doc.versions.at(-1)?.hash === item.hash;
  // What was taken down here stays down, whatever its origin publishes.
  if (known && known.doc.takenDown !== null) return null;
  if (!isNewest && (await isTakenDown(services, item.hash))) return "LIBRARY_TAKEN_DOWN";
  const words = { about: displayText(item.about), tags: [...new Set(item.tags)], licence: item.licence };
  const origin = { mirror: look.id, item: item.item, maker: displayText(item.maker), url: look.mirror.url };
  if (known && isNewest) {
    const next: ItemDoc = { ...known.doc, ...words, origin };
    if (JSON.stringify(next) !== JSON.stringify(known.doc))
      await store.write(await putItem(services, id, next, known.version));
    return null;
  }
  if (look.left.fetches <= 0 || look.left.bytes <= 0) return "MIRROR_LATER";
  look.left.fetches -= 1;
  const fetched = await fetchContent(services, look.mirror, item);
  if ("bad" in fetched) return fetched.bad[0]?.code ?? "MIRROR_CONTENT";
  const { name, content, edition, bytes } = fetched.ok;
  look.left.bytes -= bytes;
  const { game, kind, hash } = item;
  const at = now();
  const earlier = known?.doc.versions ?? [];
  const versions = [...earlier, { n: (earlier.at(-1)?.n ?? 0) + 1, hash, at, note: "" }].slice(-MAX_VERSIONS);
  const doc: ItemDoc = {
    game,
    edition,
    kind,
    name,
    maker: makerOf(look.id),
    ...words,
    forkedFrom: null,
    versions,
    createdAt: known?.doc.createdAt ?? at,
    changedAt: at,
    takenDown: null,
    origin,
  };
  const written = await store.write([
    ...(await putItem(services, id, doc, known?.version ?? 0)),
    contents.put(hash, { game, kind, content }, at),
  ]);
  if (!written) return "MIRROR_LATER";
  await look.onContent(kind, hash);
  return null;
}

/** All items of a mirror that are here. */
export async function mirroredItems({ store }: Pick<Services, "store">, id: string): Promise<Stored<ItemDoc>[]> {
  const found: Stored<ItemDoc>[] = [];
  for (;;) {
    const last = found.at(-1);
    const page = await items.find(store, {
      index: ["person", makerOf(id)],
      limit: PAGE,
      ...(last && { after: { changedAt: last.changedAt, id: last.id } }),
    });
    found.push(...page);
    if (page.length < PAGE) return found;
  }
}

/** Removes what its origin has removed or taken down. What was taken down here is kept, so that it does not return. */
async function removeGone(services: Services, id: string, { items: listed }: MirrorIndex): Promise<void> {
  const kept = new Set(listed.map(({ item }) => mirroredId(id, item)));
  for (const one of await mirroredItems(services, id))
    if (!kept.has(one.id) && one.doc.takenDown === null) await eraseItem(services, one);
}

/** Looks at a mirror once. The state of the mirror says how it went. */
export async function lookAt(services: Services, id: string, onContent: Look["onContent"]): Promise<void> {
  const { store, now } = services;
  const stored = await mirrors.get(store, id);
  if (!stored) return;
  const mirror = stored.doc;
  const keep = (change: Partial<MirrorDoc>): Promise<unknown> =>
    mirrors.update(store, id, now(), (doc) => ({ doc: { ...doc, ...change, at: now() } }));
  const text = await fetchText(services, mirror, "/api/library/mirror", MAX_INDEX_BYTES);
  const index = "bad" in text ? text : readIndex(text.ok, mirror.key);
  if ("bad" in index) {
    await keep({ code: index.bad[0]?.code ?? "MIRROR_INDEX" });
    return;
  }
  const look: Look = { id, mirror, left: { fetches: MIRROR_MOST.fetches, bytes: MAX_LOOK_BYTES }, onContent };
  const refusals: string[] = [];
  for (const item of index.ok.items) {
    const code = await takeOver(services, look, item);
    if (code !== null) refusals.push(code);
  }
  if (index.ok.isComplete) await removeGone(services, id, index.ok);
  const count = (await mirroredItems(services, id)).filter(({ doc }) => doc.takenDown === null).length;
  // The first answer pins the key: another host at the same address is refused from then on.
  await keep({
    key: index.ok.key,
    code: null,
    items: count,
    refused: refusals.length,
    refusedCode: refusals[0] ?? null,
  });
}

/** Ends following a mirror and removes its items, also those that were taken down here. */
export async function forgetMirror(services: Services, id: string): Promise<void> {
  for (const one of await mirroredItems(services, id)) await eraseItem(services, one);
  await services.store.write([mirrors.delete(id)]);
}
