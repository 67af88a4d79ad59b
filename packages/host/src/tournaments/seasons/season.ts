/** Makes the editions of a season: the first with the season, each later one from the one before. */
import { editionName, parseEdition, type Result } from "@starboard/kernel";
import { MAX_SEASONS, type Recurrence } from "@starboard/wire/tournament";
import { fail } from "../../errors.ts";
import { findGameEntry } from "../../play/games.ts";
import type { HostServices } from "../../services.ts";
import type { Stored } from "../../storage/store.ts";
import { checkedMatches, creating, FRESH_TOURNAMENT, newInvite } from "../new-tournament.ts";
import type { TournamentDoc } from "../doc.ts";
import { nextDate, opensAt } from "./dates.ts";
import { editionId, type SeasonDoc, seasonKey, seasons } from "./doc.ts";

type EditionDoc = TournamentDoc & { readonly startsAt: number };

/** The edition that follows. */
export function nextOf(
  { firstAt, every, startsAt, edition }: SeasonDoc,
  now: number,
): { readonly edition: number; readonly startsAt: number; readonly opensAt: number } {
  const next = nextDate(firstAt, every, Math.max(startsAt, now));
  return { edition: edition + 1, startsAt: next, opensAt: opensAt(next, every) };
}

/** Stores a new season with its first edition. Code: SEASON_FULL. */
export async function firstEdition(
  { store, now }: HostServices,
  season: string,
  tournament: EditionDoc,
  every: Recurrence,
): Promise<Result<Stored<TournamentDoc>>> {
  const { organiser, organiserName, startsAt } = tournament;
  if ((await store.count("season", ["recurs", organiser])) >= MAX_SEASONS)
    return fail("SEASON_FULL", "every", { limit: MAX_SEASONS });
  const at = now();
  const doc: TournamentDoc = { ...tournament, season: { season, edition: 1, every } };
  const id = editionId(season, 1);
  const stored: SeasonDoc = {
    organiser,
    organiserName,
    every,
    recurs: true,
    firstAt: startsAt,
    edition: 1,
    startsAt,
    isInviting: false,
    template: doc,
    createdAt: at,
  };
  await store.write([
    ...creating(id, doc, at),
    seasons.put(season, stored, at, 0),
    { is: "schedule", key: seasonKey(season), at: nextOf(stored, at).opensAt },
  ]);
  return { ok: { id, version: 1, changedAt: at, doc } };
}

/** What the organiser may have changed in an edition stays for the next one. */
const kept = ({ title, about, listed, entry, roundHours, atDeadline }: TournamentDoc): Partial<TournamentDoc> => ({
  title,
  about,
  listed,
  entry,
  roundHours,
  atDeadline,
});

/** Who played in an edition and was not removed. */
const playersOf = ({ entrants }: TournamentDoc): NonNullable<TournamentDoc["invites"]> =>
  entrants.flatMap(({ person, name, out }) =>
    person === null || out?.why === "removed" || out?.why === "banned" ? [] : [{ person, name }],
  );

/**
 * Returns the next edition, by the newest rules that accept its options; undefined if none do.
 * @param before the edition before; undefined if it was cancelled
 */
export async function nextEdition(
  services: HostServices,
  season: string,
  doc: SeasonDoc,
  before: TournamentDoc | undefined,
): Promise<{ readonly id: string; readonly tournament: EditionDoc } | undefined> {
  const at = services.now();
  const { edition, startsAt } = nextOf(doc, at);
  const id = editionId(season, edition);
  const { template } = doc;
  const newest = findGameEntry(parseEdition(template.game)?.id ?? "")?.game;
  for (const game of new Set([...(newest ? [editionName(newest)] : []), template.game])) {
    const checked = await checkedMatches(services, id, { ...template, game });
    if ("bad" in checked) continue;
    const { openOptions: _earlier, invites: _players, ...settings } = template;
    const tournament: EditionDoc = {
      ...settings,
      ...(before && kept(before)),
      ...FRESH_TOURNAMENT,
      ...checked.ok,
      game,
      season: { season, edition, every: doc.every },
      startsAt,
      invites: before ? playersOf(before) : (template.invites ?? []),
      invite: newInvite(),
      createdAt: at,
      events: [{ at, by: null, what: "made" }],
    };
    return { id, tournament };
  }
  return undefined;
}
