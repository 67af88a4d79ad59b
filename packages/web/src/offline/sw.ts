// Keeps the pages for times without a network. The build takes the types away and writes the list of files in front, so
// every build is a new worker: it fetches what is new and throws away what is old. Nothing is imported here.

/** Paths of the built files; their names carry a hash of what is in them. */
declare const FILES: readonly string[];

interface Waitable extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Waitable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Waitable {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Waitable {
  readonly notification: { readonly data: unknown; close(): void };
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface Scope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { type: "window" }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", hear: (event: Waitable) => void): void;
  addEventListener(kind: "fetch", hear: (event: Asked) => void): void;
  addEventListener(kind: "push", hear: (event: Pushed) => void): void;
  addEventListener(kind: "notificationclick", hear: (event: Clicked) => void): void;
}

const scope = self as unknown as Scope;
const CACHE = "starboard";

scope.addEventListener("install", (event) => event.waitUntil(fill().then(() => scope.skipWaiting())));
scope.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => scope.clients.claim())));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(file(request));
});

scope.addEventListener("push", (event) => {
  const { title, url } = (event.data?.json() ?? {}) as { title?: string; url?: string };
  // Browsers insist that every push is shown; one of a kind replaces the last.
  event.waitUntil(
    scope.registration.showNotification(title ?? "Starboard", { tag: "your-turn", data: url ?? "/online" }),
  );
});
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(String(event.notification.data), location.origin)));
});

/** Shows a place of our own, in a page that is open if there is one. */
async function open(url: URL): Promise<void> {
  const place = url.origin === location.origin ? url.href : `${location.origin}/online`;
  const pages = await scope.clients.matchAll({ type: "window" });
  const there = pages.find((one) => one.url === place) ?? pages[0];
  if (!there) return void (await scope.clients.openWindow(place));
  if (there.url !== place) await there.navigate(place).catch(() => scope.clients.openWindow(place));
  await there.focus();
}

/** What is on the cache is right, because a changed file has another name. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** Addresses are the page's own business: without a network every one of them gets the start page. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match("/");
    if (kept) return kept;
    throw error;
  }
}

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  const there = await Promise.all(FILES.map((name) => cache.match(name)));
  await cache.addAll(FILES.filter((_, i) => there[i] === undefined));
  await cache.add(new Request("/", { cache: "reload" }));
}

async function tidy(): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = await cache.keys();
  const old = kept.filter(({ url }) => new URL(url).pathname !== "/" && !FILES.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}
