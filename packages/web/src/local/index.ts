/** Requests of screens to the match service in this page's worker: they return values and throw `ProblemError`. */
import type { Invalid, MatchRecord, Seat, SeatOccupant } from "@starboard/kernel";
import type { ClientResult, CommitResult, MatchClient } from "@starboard/match";
import type { MoveAnalysis, MatchSummary, UnreadableMatch } from "@starboard/wire";
import { firstProblem, showProblem, ProblemError } from "../problems.ts";
import { mayHoldMatches, openLocalClient } from "./open-client.ts";

let client: MatchClient | undefined;

/** The page's one match client, opened on first use. */
export function localMatchClient(): MatchClient {
  if (client) return client;
  client = openLocalClient();
  let wasUp = false;
  client.onConnection((connection) => {
    // A lost worker is replaced; the next one reads everything from the store.
    if (connection === "down") showProblem({ code: "SERVICE_DOWN" });
    else if (connection === "lost" && wasUp) showProblem({ code: "SERVICE_RESTARTED" });
    wasUp ||= connection === "up";
  });
  client.onNotice(({ code, about }) => {
    if (code !== "MATCH_REMOVED") showProblem({ code, ...(about && { about }) });
  });
  return client;
}

function unwrap<T>(reply: ClientResult<T>): T {
  if ("ok" in reply) return reply.ok;
  throw new ProblemError(firstProblem(reply.bad));
}

/** Throws `ProblemError` unless a request has changed the match. */
function checkChanged(result: CommitResult<unknown>): void {
  if ("stale" in result) throw new ProblemError({ code: "WEB_STALE" });
  if ("refused" in result) throw new ProblemError({ code: result.refused.code }, result.refused);
  unwrap(result);
}

/** The error of a match that could not be created, with every invalid field. */
export class CreateMatchError extends Error {
  override readonly name = "CreateMatchError";
  readonly bad: readonly Invalid[];
  constructor(bad: readonly Invalid[]) {
    super(bad[0]?.code ?? "invalid");
    this.bad = bad;
  }
}

/** Creates a match and returns its summary. `game` is `id@edition`. Throws `CreateMatchError`. */
export async function createMatch(
  game: string,
  options: object,
  seats: readonly SeatOccupant[],
): Promise<MatchSummary> {
  const reply = await localMatchClient().create({ game, options, seats });
  if ("ok" in reply) return reply.ok;
  throw new CreateMatchError(reply.bad);
}

/** Creates a match that continues from the first `at` entries of a record. Throws `CreateMatchError`. */
export async function forkMatch(text: string, at: number, seats: readonly SeatOccupant[]): Promise<MatchSummary> {
  const reply = await localMatchClient().fork({ text, at, seats });
  if ("ok" in reply) return reply.ok;
  throw new CreateMatchError(reply.bad);
}

export async function listMatches(): Promise<{
  summaries: readonly MatchSummary[];
  unreadable: readonly UnreadableMatch[];
}> {
  if (client === undefined && !(await mayHoldMatches())) return { summaries: [], unreadable: [] };
  const { matches, unreadable } = unwrap(await localMatchClient().list());
  return { summaries: matches, unreadable };
}

/** Changes the occupant of a seat, for example from a person to a bot. */
export const takeSeat = async (match: string, seat: Seat, occupant: SeatOccupant, at: number): Promise<void> =>
  checkChanged(await localMatchClient().seat(match, seat, occupant, at));

/** Continues a match by a later edition of its rules. */
export const continueByEdition = async (match: string, to: number, at: number): Promise<void> =>
  checkChanged(await localMatchClient().edition(match, to, at));

/** A match's record, or the stored text of a match that cannot be read. */
export const fetchRecord = async (
  match: string,
): Promise<{ readonly record: MatchRecord } | { readonly text: string }> =>
  unwrap(await localMatchClient().record(match));

export const importRecord = async (text: string): Promise<MatchSummary> =>
  unwrap(await localMatchClient().importRecord(text));
export const removeMatch = async (match: string): Promise<void> => void unwrap(await localMatchClient().remove(match));
export const analysisOf = async (match: string): Promise<readonly MoveAnalysis[]> =>
  unwrap(await localMatchClient().analysis(match));
