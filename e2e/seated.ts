/** Tables of a host that stand ready: made and filled by what the pages themselves send, without a walk through their forms. */
import { randomBytes } from "node:crypto";
import { findGameEntry } from "@starboard/registry";
import type { NewTableInput, TableInfo, TableWithLinks } from "@starboard/wire/host";
import type { Page } from "playwright-core";

/** Asks the host from within a page, as its own scripts do. */
export async function ask<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const { ok, said } = await page.evaluate(
    async ([how, where, what]) => {
      const response = await fetch(`/api/${where}`, {
        method: how,
        ...(what && { headers: { "content-type": "application/json" }, body: JSON.stringify(what) }),
      });
      return { ok: response.ok, said: (await response.json()) as unknown };
    },
    [method, path, body] as const,
  );
  if (!ok) throw new Error(`${method} ${path}: ${JSON.stringify(said)}`);
  return said as T;
}

const chance = (): string => randomBytes(16).toString("hex");

/**
 * A match begun by these people, the first of them at seat 0 and its maker; every page then shows the table. Returns its id.
 */
export async function seated(
  people: readonly (readonly [name: string, page: Page])[],
  wish: Pick<NewTableInput, "options"> & Partial<NewTableInput> & { readonly game: string },
): Promise<string> {
  const [[name, maker], ...guests] = people as [readonly [string, Page], ...(readonly [string, Page])[]];
  const { table } = await ask<TableWithLinks>(maker, "POST", "tables", {
    ...wish,
    game: `${wish.game}@${findGameEntry(wish.game)?.game.edition}`,
    name,
    seats: people.map((_, n) => ({ is: n === 0 ? "me" : "open" })),
  });
  const { table: id, commitment } = table;
  await ask(maker, "PUT", `tables/${id}/seats/0/entropy`, { commitment, entropy: chance() });
  for (const [n, [called, page]] of guests.entries())
    await ask(page, "POST", `tables/${id}/seats/${n + 1}/sit`, { name: called, commitment, entropy: chance() });
  await ask<TableInfo>(maker, "POST", `tables/${id}/start`, {});
  const address = new URL(`/online/${id}`, maker.url()).href;
  await Promise.all(people.map(([, page]) => page.goto(address)));
  for (const [, page] of people) await page.locator(".app").waitFor();
  return id;
}

/** 4000 A.D. for two: a seat lets both its powers stay where they are, and with that has had its turn. */
export async function staysPut(page: Page, id: string, seat: number): Promise<void> {
  for (let powers = 0; powers < 2; powers++) {
    const { card } = await ask<TableInfo>(page, "GET", `tables/${id}`);
    const moves = [{ step: "depart", act: { do: "stay" } }];
    await ask(page, "POST", `tables/${id}/seats/${seat}/acts`, { at: card?.at, key: chance(), moves });
  }
}
