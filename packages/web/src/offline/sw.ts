// Service worker that caches the pages for offline use. The build strips the types and prepends the list of files, so
// every build is a new worker: it fetches new files and deletes old ones. It must not import anything.

/** Paths of the built files; their names contain a hash of their content. */
declare const FILES: readonly string[];

interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}
interface NotificationEvent extends ExtendableEvent {
  readonly notification: { readonly data: unknown; close(): void };
}
interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface Scope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { type: "window" }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(kind: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(kind: "push", listener: (event: PushEvent) => void): void;
  addEventListener(kind: "notificationclick", listener: (event: NotificationEvent) => void): void;
}

const scope = self as unknown as Scope;
const CACHE = "starboard";

scope.addEventListener("install", (event) => event.waitUntil(fill().then(() => scope.skipWaiting())));
scope.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => scope.clients.claim())));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "POST" && origin === location.origin && pathname === "/shared")
    event.respondWith(keepShared(request));
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(file(request));
});

scope.addEventListener("push", (event) => {
  const message = (event.data?.json() ?? {}) as Partial<Record<"title" | "body" | "url" | "tag" | "image", string>>;
  const { title = "Starboard", body, url = "/tables", tag = "your-turn", image } = message;
  // Browsers require that every push is shown; a notification with the same tag replaces the last one.
  event.waitUntil(
    scope.registration.showNotification(title, {
      tag,
      data: url,
      ...(body !== undefined && { body }),
      ...(image !== undefined && { image }),
    }),
  );
});
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(String(event.notification.data), location.origin)));
});

/** Shows an address of this site, in an open page if there is one. */
async function open(url: URL): Promise<void> {
  const target = url.origin === location.origin ? url.href : `${location.origin}/online`;
  const pages = await scope.clients.matchAll({ type: "window" });
  const client = pages.find((page) => page.url === target) ?? pages[0];
  if (!client) return void (await scope.clients.openWindow(target));
  if (client.url !== target) await client.navigate(target).catch(() => scope.clients.openWindow(target));
  await client.focus();
}

/**
 * Keeps the file that another app shares until the page has taken it (`install/shared-file.ts`). Nothing is sent to the
 * host: records are opened in the browser.
 */
async function keepShared(request: Request): Promise<Response> {
  const file = await request.formData().then(
    (form) => form.get("file"),
    () => null,
  );
  if (file instanceof File) await (await caches.open("starboard-shared")).put("/shared/file", new Response(file));
  return Response.redirect("/shared", 303);
}

/** Serves a file from the cache. A changed file has another name, so the cache is never stale. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** Serves a page. Routing happens in the page, so every address gets the start page when offline. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await caches.match("/");
    if (cached) return cached;
    throw error;
  }
}

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  const cached = await Promise.all(FILES.map((name) => cache.match(name)));
  await cache.addAll(FILES.filter((_, i) => cached[i] === undefined));
  await cache.add(new Request("/", { cache: "reload" }));
}

async function tidy(): Promise<void> {
  const cache = await caches.open(CACHE);
  const cached = await cache.keys();
  const old = cached.filter(({ url }) => new URL(url).pathname !== "/" && !FILES.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}
