/** The matches of a field soak: unwatched bot tournaments, pairs of people, and tables whose clocks run out. */
import type { TableInfo, TableWithLinks } from "@starboard/wire/host";
import type { TournamentInfo } from "@starboard/wire/tournament";
import { randomBytes } from "node:crypto";
import { gameEntries } from "../play/games.ts";
import { FieldPerson, FieldSeat } from "./field-player.ts";

/** Options that make matches short, by game. */
const SHORT: Readonly<Record<string, object>> = { "4000ad": { "ad.turnLimit": 10 } };
const entropy = "ab".repeat(16);
export const fieldGameIds = gameEntries.map(({ game }) => String(game.id));

function editionOf(id: string): string {
  const entry = gameEntries.find(({ game }) => game.id === id);
  if (!entry) throw new Error(`there is no game ${id}`);
  return `${id}@${entry.game.edition}`;
}

export interface FieldTournament {
  readonly id: string;
  readonly game: string;
}
/** Starts one tournament of bots for each game. */
export async function startTournaments(url: string, bots: number): Promise<FieldTournament[]> {
  const organiser = new FieldPerson();
  const login = `field-${randomBytes(6).toString("hex")}`;
  await organiser.ask(url, "POST", "/api/account", { login, password: randomBytes(12).toString("hex"), name: "Olga" });
  const started: FieldTournament[] = [];
  for (const game of fieldGameIds) {
    const created = await organiser.ask<TournamentInfo>(url, "POST", "/api/tournaments", {
      game: editionOf(game),
      options: SHORT[game] ?? {},
      seats: 2,
      name: "Olga",
      title: `Field trial ${game}`,
      format: "swiss",
      rounds: 1,
    });
    const path = `/api/tournaments/${created.tournament}`;
    for (let n = 1; n <= bots; n++) await organiser.ask(url, "POST", `${path}/bots`, { level: 1, name: `Bot ${n}` });
    await organiser.ask(url, "POST", `${path}/start`);
    started.push({ id: created.tournament, game });
  }
  return started;
}

/** Opens a table for two people and starts the match. */
async function begin(url: string, game: string, more: object): Promise<{ id: string; people: FieldPerson[] }> {
  const [one, two] = [new FieldPerson(), new FieldPerson()];
  const created = await one.ask<TableWithLinks>(url, "POST", "/api/tables", {
    game: editionOf(game),
    options: SHORT[game] ?? {},
    seats: [{ is: "me" }, { is: "open" }],
    name: "Ada",
    listed: true,
    autoStart: true,
    ...more,
  });
  const { table: id, commitment } = created.table;
  await one.ask(url, "PUT", `/api/tables/${id}/seats/0/entropy`, { commitment, entropy });
  await two.ask(url, "POST", `/api/tables/${id}/seats/1/sit`, { name: "Ben", commitment, entropy });
  return { id, people: [one, two] };
}

export interface FieldPair {
  readonly id: string;
  readonly seats: readonly FieldSeat[];
  /** Reads the table as the player of its first seat. */
  readonly read: (url: string) => Promise<TableInfo>;
}
/** Starts a match of two people. They use the hosts of `urls` in turn. */
export async function beginPair(urls: readonly (() => string)[], game: string): Promise<FieldPair> {
  const first = urls[0] as () => string;
  const { id, people } = await begin(first(), game, {});
  const seats = people.map((person, n) => new FieldSeat(urls[n % urls.length] as () => string, person, id, n));
  return { id, seats, read: (url) => (people[0] as FieldPerson).ask<TableInfo>(url, "GET", `/api/tables/${id}`) };
}

/** Starts a match of two people, each connected to every host of `urls`. The result is by seat, then by host. */
export async function beginOnAll(
  urls: readonly (() => string)[],
  game: string,
): Promise<{ readonly id: string; readonly seats: readonly (readonly FieldSeat[])[] }> {
  const { id, people } = await begin((urls[0] as () => string)(), game, {});
  return { id, seats: people.map((person, n) => urls.map((url) => new FieldSeat(url, person, id, n))) };
}

/** Starts a match without acts: the seat to act loses after five seconds. Resolves with a reader of the table. */
export async function beginTimed(url: string): Promise<(at: string) => Promise<TableInfo>> {
  const { id, people } = await begin(url, "anaxis", { clock: { is: "turn", each: 5 }, onTimeout: "lose" });
  return (at) => (people[0] as FieldPerson).ask<TableInfo>(at, "GET", `/api/tables/${id}`);
}
