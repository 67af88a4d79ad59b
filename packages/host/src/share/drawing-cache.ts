/**
 * Keeps what was drawn as files, up to a number of bytes; the least recently used go first. The store holds nothing of it,
 * because everything can be drawn again.
 */
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface DrawingCache {
  /** The name under which something is kept. */
  nameOf(key: string): string;
  get(name: string): Promise<Buffer | undefined>;
  put(name: string, bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

const FILE = /^[0-9a-f]{40}$/;

/**
 * @param place the folder; null for one of its own that goes with the process
 * @param limit most bytes of all files
 */
export function createDrawingCache(place: string | null, limit: number): DrawingCache {
  /** Bytes by name, the least recently used first. */
  const sizes = new Map<string, number>();
  let total = 0;
  let opening: Promise<string> | undefined;

  async function open(): Promise<string> {
    if (place === null) return mkdtemp(join(tmpdir(), "starboard-drawings-"));
    await mkdir(place, { recursive: true });
    const found = await Promise.all(
      (await readdir(place))
        .filter((name) => FILE.test(name))
        .map(async (name) => ({ name, about: await stat(join(place, name)) })),
    );
    for (const { name, about } of found.toSorted((a, b) => a.about.mtimeMs - b.about.mtimeMs)) {
      sizes.set(name, about.size);
      total += about.size;
    }
    return place;
  }
  const folder = (): Promise<string> => (opening ??= open());

  function forget(name: string): void {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
  }
  return {
    nameOf: (key) => createHash("sha256").update(key).digest("hex").slice(0, 40),
    async get(name) {
      const path = join(await folder(), name);
      const size = sizes.get(name);
      if (size === undefined) return undefined;
      const bytes = await readFile(path).catch(() => undefined);
      sizes.delete(name);
      if (bytes) sizes.set(name, size);
      else total -= size;
      return bytes;
    },
    async put(name, bytes) {
      const path = join(await folder(), name);
      if (bytes.length > limit) return;
      await writeFile(path, bytes);
      forget(name);
      sizes.set(name, bytes.length);
      total += bytes.length;
      for (const oldest of sizes.keys()) {
        if (total <= limit) return;
        forget(oldest);
        await unlink(join(await folder(), oldest)).catch(() => undefined);
      }
    },
    async close() {
      if (place === null && opening) await rm(await opening, { recursive: true, force: true });
    },
  };
}
