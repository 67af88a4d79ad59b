/** The file with which the system opened this page: shared by another app, or opened from a file manager. */

/** The cache in which the service worker keeps a shared file until the page has taken it; see `sw.ts`. */
const CACHE = "starboard-shared";
const ADDRESS = "/shared/file";

interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/** How long a browser may take to hand over a file that was opened from a file manager, in milliseconds. */
const PATIENCE_MS = 3000;

/** Takes the file, so that a reload does not open it again; null if there is none. */
export async function takeSharedFile(): Promise<File | null> {
  return (await takeFromCache()) ?? (await takeFromLaunch());
}

async function takeFromCache(): Promise<File | null> {
  // Without a service worker there is no shared file, and on plain http no cache.
  if (!("caches" in window)) return null;
  const cache = await caches.open(CACHE);
  const kept = await cache.match(ADDRESS);
  if (!kept) return null;
  await cache.delete(ADDRESS);
  return new File([await kept.blob()], "shared.json", { type: "application/json" });
}

function takeFromLaunch(): Promise<File | null> {
  const queue = (window as { launchQueue?: LaunchQueue }).launchQueue;
  if (!queue) return Promise.resolve(null);
  return new Promise((resolve) => {
    const none = setTimeout(() => resolve(null), PATIENCE_MS);
    queue.setConsumer(({ files }) => {
      clearTimeout(none);
      const [first] = files ?? [];
      resolve(first ? first.getFile() : null);
    });
  });
}
