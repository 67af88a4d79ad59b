/** Opens and starts hosted tables with the requests that the pages send, without filling in their forms. */
import { randomBytes } from "node:crypto";
import { findGameEntry } from "@starboard/registry";
import type { NewTableInput, TableInfo, TableWithLinks } from "@starboard/wire/host";
import type { Page } from "playwright-core";

/** Calls the host's HTTP API from a page, with that page's session. Throws if the host refuses. */
export async function callApi<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const { ok, json } = await page.evaluate(
    async ([verb, route, content]) => {
      const response = await fetch(`/api/${route}`, {
        method: verb,
        ...(content && { headers: { "content-type": "application/json" }, body: JSON.stringify(content) }),
      });
      return { ok: response.ok, json: (await response.json()) as unknown };
    },
    [method, path, body] as const,
  );
  if (!ok) throw new Error(`${method} ${path}: ${JSON.stringify(json)}`);
  return json as T;
}

const randomKey = (): string => randomBytes(16).toString("hex");

/**
 * Opens a table for these people, starts its match and shows it on each page. `game` may name an edition (`id@n`). The
 * first person is the table owner, at seat 0. Returns the table's id.
 */
export async function startTable(
  people: readonly (readonly [name: string, page: Page])[],
  settings: Pick<NewTableInput, "options"> & Partial<NewTableInput> & { readonly game: string },
): Promise<string> {
  const [[name, owner], ...guests] = people as [readonly [string, Page], ...(readonly [string, Page])[]];
  const { table } = await callApi<TableWithLinks>(owner, "POST", "tables", {
    ...settings,
    game: settings.game.includes("@")
      ? settings.game
      : `${settings.game}@${findGameEntry(settings.game)?.game.edition}`,
    name,
    seats: people.map((_, n) => ({ is: n === 0 ? "me" : "open" })),
  });
  const { table: id, commitment } = table;
  await callApi(owner, "PUT", `tables/${id}/seats/0/entropy`, { commitment, entropy: randomKey() });
  for (const [n, [guest, page]] of guests.entries())
    await callApi(page, "POST", `tables/${id}/seats/${n + 1}/sit`, { name: guest, commitment, entropy: randomKey() });
  await callApi<TableInfo>(owner, "POST", `tables/${id}/start`, {});
  const address = new URL(`/online/${id}`, owner.url()).href;
  await Promise.all(people.map(([, page]) => page.goto(address)));
  for (const [, page] of people) await page.locator(".app").waitFor();
  return id;
}

/** Opens a table at which one person plays all seats that bots do not, and starts its match. Returns the table's id. */
export async function startAlone(owner: Page, name: string, settings: Omit<NewTableInput, "name">): Promise<string> {
  const { table } = await callApi<TableWithLinks>(owner, "POST", "tables", { ...settings, name });
  const { table: id, commitment } = table;
  for (const [n, { is }] of settings.seats.entries())
    if (is === "me")
      await callApi(owner, "PUT", `tables/${id}/seats/${n}/entropy`, { commitment, entropy: randomKey() });
  await callApi<TableInfo>(owner, "POST", `tables/${id}/start`, {});
  return id;
}

/** Plays a turn of 4000 A.D. for two in which both powers of a seat stay where they are. */
export async function playStay(page: Page, id: string, seat: number): Promise<void> {
  for (let powers = 0; powers < 2; powers++) {
    const { summary } = await callApi<TableInfo>(page, "GET", `tables/${id}`);
    const moves = [{ step: "depart", act: { do: "stay" } }];
    await callApi(page, "POST", `tables/${id}/seats/${seat}/acts`, { at: summary?.at, key: randomKey(), moves });
  }
}
