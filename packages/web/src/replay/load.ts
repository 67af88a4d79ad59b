/** Loads a record with the editions it was played by, ready to be replayed. */
import { changedEdition, currentEdition, type MatchRecord, parseEdition, parseRecord } from "@starboard/kernel";
import { fetchGame, type LoadedGame } from "../loaded-game.ts";
import { recordText } from "../shell/files.ts";
import { firstProblem, ProblemError } from "../problems.ts";
import { buildReplay, type LoadedReplay } from "./loaded-replay.ts";

/** Loads a record by its id and builds the replay. Throws `ProblemError` if nothing can be shown. */
export async function loadReplay(match: string): Promise<LoadedReplay> {
  const text = await recordText(match);
  const read = parseRecord(text);
  if (!("ok" in read)) throw new ProblemError(firstProblem(read.bad));
  // A changed edition would show the match under rules that it was not played by.
  const changed = changedEdition(read.ok);
  if (changed) throw new ProblemError({ code: changed.code, about: { edition: changed.edition } });
  return fetchReplay(match, text, read.ok);
}

/** Fetches the editions by which a record was played, and builds its replay. */
export async function fetchReplay(match: string, text: string, record: MatchRecord): Promise<LoadedReplay> {
  const named = parseEdition(record.game);
  if (!named) throw new ProblemError({ code: "RECORD_EDITION" });
  // A record of an unknown edition is shown by the newest one, as far as both agree.
  const first = await fetchGame(named.id, named.edition).catch(() => fetchGame(named.id).catch(() => undefined));
  if (!first) throw new ProblemError({ code: "RECORD_EDITION" });
  const later: LoadedGame[] = [];
  // A position is carried over edition by edition, so the ones in between are needed too.
  for (let n = named.edition + 1; n <= (currentEdition(record.game, record.entries) ?? 0); n++) {
    const next = await fetchGame(named.id, n).catch(() => undefined);
    if (!next) break;
    later.push(next);
  }
  return buildReplay(match, text, record, [first, ...later]);
}
