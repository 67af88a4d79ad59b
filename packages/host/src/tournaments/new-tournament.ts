/** What every new tournament needs: the check of its options, its first state, and the changes that store it. */
import { randomBytes } from "node:crypto";
import type { Result, SeatOccupant } from "@starboard/kernel";
import type { HostServices } from "../services.ts";
import type { Change } from "../storage/store.ts";
import { dueKey, type TournamentDoc, tournaments } from "./doc.ts";

/** Most unfinished tournaments per organiser. */
export const AT_ONCE = 20;
export const newInvite = (): string => randomBytes(18).toString("base64url");

/** What the matches of a tournament are played with. */
type Played = Pick<TournamentDoc, "game" | "options" | "seats">;
/** Checks the options of a tournament's matches with the rules. Codes: those of `check`. */
export async function checkedMatches(
  { tables: tableService }: Pick<HostServices, "tables">,
  id: string,
  { game, options, seats }: Played,
): Promise<Result<Pick<TournamentDoc, "openOptions" | "smaller">>> {
  const check = (count: number): ReturnType<typeof tableService.matches.service.check> =>
    tableService.matches.service.check({
      match: id,
      secret: tableService.random(32),
      game,
      options,
      seats: Array.from({ length: count }, (): SeatOccupant => ({ name: "", kind: "person" })),
    });
  const checked = await check(seats);
  if ("bad" in checked) return checked;
  return { ok: { ...checked.ok, smaller: seats > 2 && "ok" in (await check(seats - 1)) } };
}

/** What a new tournament has before anybody has entered. */
export const FRESH_TOURNAMENT = {
  state: "open",
  paused: null,
  startedAt: null,
  entrants: [],
  played: [],
} as const satisfies Partial<TournamentDoc>;

/** The changes that store a new tournament, with the date on which it begins by itself. */
export const creating = (id: string, doc: TournamentDoc, at: number): Change[] => [
  tournaments.put(id, doc, at, 0),
  ...(doc.startsAt === undefined ? [] : [{ is: "schedule", key: dueKey(id), at: doc.startsAt } as const]),
];
