/** HTTP requests about tournaments. Every error is thrown as `ProblemError`. */
import type { Invalid } from "@starboard/kernel";
import type {
  NewTournament,
  Ruling,
  TournamentChange,
  TournamentInfo,
  TournamentSummary,
} from "@starboard/wire/tournament";
import { call } from "../online/api.ts";
import { firstProblem, ProblemError } from "../problems.ts";

const at = (tournament: string, ...rest: readonly (string | number)[]): string =>
  ["tournaments", tournament, ...rest].map((part) => encodeURIComponent(part)).join("/");
type Info = Promise<TournamentInfo>;

export const tournamentApi = {
  list: (of: "listed" | "mine") =>
    call<{ readonly tournaments: readonly TournamentSummary[]; readonly after: string | null }>(
      "GET",
      `tournaments?of=${of}`,
    ),
  read: (id: string): Info => call("GET", at(id)),
  make: (input: NewTournament): Info => call("POST", "tournaments", input),
  change: (id: string, change: TournamentChange): Info => call("PATCH", at(id), change),
  remove: (id: string) => call<void>("DELETE", at(id)),
  enter: (id: string, name: string, token: string | undefined): Info =>
    call("POST", at(id, "entrants"), { name, ...(token !== undefined && { token }) }),
  signUp: (id: string, name: string, team: number): Info => call("POST", at(id, "entrants"), { name, team }),
  bot: (id: string, level: number, name: string): Info => call("POST", at(id, "bots"), { level, name }),
  leave: (id: string, entrant: number): Info => call("DELETE", at(id, "entrants", entrant)),
  rest: (id: string, entrant: number, act: "rest" | "return"): Info =>
    call("POST", at(id, "entrants", entrant, act), {}),
  act: (id: string, act: "start" | "pause" | "resume" | "end" | "reinvite"): Info => call("POST", at(id, act), {}),
  rule: (id: string, round: number, pairing: number, ruling: Ruling): Info =>
    call("PUT", at(id, "rounds", round, "pairings", pairing), ruling),
};

/** A tournament and its ETag. */
export interface Read {
  readonly info: TournamentInfo;
  readonly tag: string;
}
/** Long-polling time, in seconds. */
const WAIT = 25;

/** Loads the tournament. With a tag it waits for a change and resolves to null if there is none in time. */
export async function readTournament(
  id: string,
  token: string | undefined,
  since: string | undefined,
  signal: AbortSignal,
): Promise<Read | null> {
  const query = new URLSearchParams({
    ...(token !== undefined && { token }),
    ...(since !== undefined && { since, wait: String(WAIT) }),
  });
  let response: Response;
  try {
    response = await fetch(`/api/${at(id)}?${query}`, { signal });
  } catch {
    throw new ProblemError({ code: "WEB_HOST_AWAY" });
  }
  if (response.status === 204) return null;
  if (!(response.headers.get("content-type") ?? "").includes("application/json"))
    throw new ProblemError({ code: "WEB_NO_HOST" });
  const body = (await response.json()) as TournamentInfo | { readonly bad: readonly Invalid[] };
  if ("bad" in body) throw new ProblemError(firstProblem(body.bad));
  return { info: body, tag: response.headers.get("x-starboard-tag") ?? "" };
}
