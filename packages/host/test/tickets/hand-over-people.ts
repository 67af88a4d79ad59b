/** People who wait for an opponent, play a bot meanwhile and are found, for tests of handing a seat over. */
import type { TableInfo } from "@starboard/wire/host";
import type { TicketsInfo } from "@starboard/wire/tickets";
import { expect } from "vitest";
import { Guest } from "../guest.ts";
import { arrive } from "../tournaments/club.ts";

export const want = { game: "4000ad", pace: "quick" } as const;
export const ticket = (name: string) => ({ name, wants: [want], rated: false, range: null });
const open = (guest: Guest, name: string) => guest.http<TicketsInfo>("PUT", "/api/tickets", ticket(name));
export const choose = (guest: Guest, table: string, agree: boolean) =>
  guest.http<TableInfo>("POST", `/api/tables/${table}/hand-over`, { agree });

/** Ada waits, plays a bot and is asked to act in that match; nobody has been found. */
export async function waiting(url: string) {
  const ada = new Guest(url);
  await open(ada, "Ada");
  const begun = await ada.http<TicketsInfo>("POST", "/api/tickets/meanwhile", { ...want, level: 2 });
  const match = begun.body.mine?.meanwhile?.table ?? "";
  const table = await arrive(ada, match);
  expect(table).toMatchObject({ state: "playing", terms: { clock: { is: "none" }, rated: false, listed: false } });
  const own = table.you.seats[0] ?? 0;
  const socket = await ada.socket();
  await socket.ask({ is: "watch", match, viewer: own as never, since: 0 });
  await socket.update();
  return { ada, match, own, bot: 1 - own, socket };
}
type Waiting = Awaited<ReturnType<typeof waiting>>;

/** Ben asks for the same, and both are at the table that was made for them. */
export async function found({ ada }: Waiting, url: string) {
  const ben = new Guest(url);
  const table = (await open(ben, "Ben")).body.mine?.found?.table ?? "";
  const [a, b] = [await arrive(ada, table), await arrive(ben, table)];
  return { ben, table, a, b };
}
