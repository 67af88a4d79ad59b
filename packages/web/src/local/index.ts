/** What screens ask of the clerk in the worker: values back, troubles thrown. */
import type { Invalid, MatchRecord, Seat, SeatCard } from "@starboard/kernel";
import type { ClerkClient, Reply } from "@starboard/match";
import type { Reason, TableCard, Troubled as Stuck } from "@starboard/wire";
import { firstOf, tellTrouble, Troubled } from "../problems.ts";
import { openClerk } from "./open-client.ts";

let client: ClerkClient | undefined;

/** The one line of this page to its clerk, opened when it is first needed. */
export function clerk(): ClerkClient {
  if (client) return client;
  client = openClerk();
  let wasUp = false;
  client.onConnection((connection) => {
    // Losing a worker is no loss: the next one reads everything from the store.
    if (connection === "down") tellTrouble({ code: "CLERK_DOWN" });
    else if (connection === "lost" && wasUp) tellTrouble({ code: "CLERK_RESTARTED" });
    wasUp ||= connection === "up";
  });
  client.onNotice(({ code, about }) => {
    if (code !== "MATCH_REMOVED") tellTrouble({ code, ...(about && { about }) });
  });
  return client;
}

function value<T>(reply: Reply<T>): T {
  if ("ok" in reply) return reply.ok;
  throw new Troubled(firstOf(reply.bad));
}

/** Why a new match could not begin, with every field that is wrong. */
export class NotBegun extends Error {
  override readonly name = "NotBegun";
  readonly bad: readonly Invalid[];
  constructor(bad: readonly Invalid[]) {
    super(bad[0]?.code ?? "invalid");
    this.bad = bad;
  }
}

/** Creates a match and returns its card. `game` is `id@edition`. Throws `NotBegun`. */
export async function createMatch(game: string, options: object, seats: readonly SeatCard[]): Promise<TableCard> {
  const reply = await clerk().create({ game, options, seats });
  if ("ok" in reply) return reply.ok;
  throw new NotBegun(reply.bad);
}

/** Plays on from the first `at` entries of a record as a new match. Throws `NotBegun`. */
export async function forkMatch(text: string, at: number, seats: readonly SeatCard[]): Promise<TableCard> {
  const reply = await clerk().fork({ text, at, seats });
  if ("ok" in reply) return reply.ok;
  throw new NotBegun(reply.bad);
}

export async function listMatches(): Promise<{ cards: readonly TableCard[]; stuck: readonly Stuck[] }> {
  const { cards, troubled } = value(await clerk().list());
  return { cards, stuck: troubled };
}

/** Puts somebody else into a seat, a bot for a person for instance. */
export async function takeSeat(match: string, seat: Seat, card: SeatCard, at: number): Promise<void> {
  const outcome = await clerk().seat(match, seat, card, at);
  if ("stale" in outcome) throw new Troubled({ code: "WEB_STALE" });
  if ("refused" in outcome) throw new Troubled({ code: outcome.refused.code }, outcome.refused);
  value(outcome);
}

/** A match's record, or the text that is left of one that cannot be read. */
export const recordOf = async (match: string): Promise<{ readonly record: MatchRecord } | { readonly text: string }> =>
  value(await clerk().record(match));

export const importRecord = async (text: string): Promise<TableCard> => value(await clerk().importRecord(text));
export const removeMatch = async (match: string): Promise<void> => void value(await clerk().remove(match));
export const reasonsOf = async (match: string): Promise<readonly Reason[]> => value(await clerk().reasons(match));
