/** A club and its players, for tests of tournaments: each with their own cookie jar. */
import type { TableInfo } from "@starboard/wire/host";
import type { NewTournament, TournamentInfo } from "@starboard/wire/tournament";
import { edition, Guest, type Reply } from "../guest.ts";

let logins = 0;
export const path = (id: string, ...rest: readonly (string | number)[]): string =>
  ["/api/tournaments", id, ...rest].join("/");

/** A person with an account. */
export async function member(url: string, name: string): Promise<Guest> {
  const guest = new Guest(url);
  const made = await guest.http("POST", "/api/account", {
    login: `${name}${logins++}`,
    password: "correct horse",
    name,
  });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return guest;
}
export const wish = (more: Partial<NewTournament> = {}): NewTournament => ({
  game: edition("anaxis"),
  options: {},
  seats: 2,
  name: "Olga",
  title: "Club cup",
  ...more,
});
export const make = (by: Guest, more: Partial<NewTournament> = {}): Promise<Reply<TournamentInfo>> =>
  by.http<TournamentInfo>("POST", "/api/tournaments", wish(more));

/** A started tournament with these players. */
export interface Cup {
  readonly id: string;
  readonly organiser: Guest;
  readonly players: readonly Guest[];
  readonly info: () => Promise<TournamentInfo>;
  /** Waits until the tournament matches. */
  readonly until: (fits: (info: TournamentInfo) => boolean) => Promise<TournamentInfo>;
}
export async function cup(url: string, names: readonly string[], more: Partial<NewTournament> = {}): Promise<Cup> {
  const organiser = await member(url, "Olga");
  const made = await make(organiser, more);
  const id = made.body.tournament;
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const players: Guest[] = [];
  for (const name of names) {
    const player = new Guest(url);
    const entered = await player.http("POST", path(id, "entrants"), { name });
    if (entered.status !== 200) throw new Error(JSON.stringify(entered.body));
    players.push(player);
  }
  return { id, organiser, players, ...following(organiser, id) };
}
export function following(guest: Guest, id: string): Pick<Cup, "info" | "until"> {
  const info = async (): Promise<TournamentInfo> => (await guest.http<TournamentInfo>("GET", path(id))).body;
  return {
    info,
    async until(fits) {
      for (;;) {
        const response = await fetch(`${guest.url}${path(id)}`, { headers: { cookie: guest.cookie } });
        const now = (await response.json()) as TournamentInfo;
        if (fits(now)) return now;
        const tag = response.headers.get("x-starboard-tag") ?? "";
        await guest.http("GET", `${path(id)}?since=${tag}&wait=20`);
      }
    },
  };
}
export async function start(one: Cup): Promise<TournamentInfo> {
  const begun = await one.organiser.http<TournamentInfo>("POST", path(one.id, "start"));
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
  return begun.body;
}

/** Opens a table: the browser adds the random bytes of its seats. */
export async function arrive(guest: Guest, table: string): Promise<TableInfo> {
  let { body } = await guest.table(table);
  for (const seat of body.you.seats)
    if (body.seats[seat]?.ready === false) body = (await guest.entropy(body, seat)).body;
  return body;
}
/** Both players of a pairing open its last table, and one of them resigns. */
export async function concede(one: Cup, info: TournamentInfo, pairing: number, loser: number): Promise<string> {
  const legs = info.played[info.played.length - 1]?.pairings[pairing]?.legs ?? [];
  const leg = legs[legs.length - 1];
  if (!leg) throw new Error("no such pairing");
  for (const n of leg.seats) await arrive(one.players[n] as Guest, leg.table);
  await giveUp(one.players[loser] as Guest, leg.table);
  return leg.table;
}
export async function giveUp(guest: Guest, table: string): Promise<void> {
  const { body } = await guest.table(table);
  // Each game has its own act of resignation.
  const word = body.game.startsWith("trekwar@") ? "resign" : "concede";
  const [seat] = body.you.seats;
  const gave = await guest.http("POST", `/api/tables/${table}/seats/${seat}/acts`, {
    at: body.summary?.at,
    key: `gives-up-${table}`,
    moves: [{ step: word, act: { do: word } }],
  });
  if (gave.status !== 200) throw new Error(JSON.stringify(gave.body));
}
/** Plays the current round: in every pairing the entrant that `loser` returns resigns. */
export async function playRound(one: Cup, loser: (pairing: readonly number[]) => number): Promise<TournamentInfo> {
  const before = await one.info();
  const round = before.played.length;
  for (const [n, { entrants }] of (before.played[round - 1]?.pairings ?? []).entries())
    await concede(one, before, n, loser(entrants));
  return one.until(({ played, state }) => state === "over" || played.length > round);
}
