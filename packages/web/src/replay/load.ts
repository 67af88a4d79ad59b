import { changedEdition, parseEdition, parseRecord } from "@starboard/kernel";
import { fetchGame } from "../loaded-game.ts";
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
  const named = parseEdition(read.ok.game);
  // A record of an unknown edition is shown by the newest one, as far as both agree.
  const loaded =
    named && (await fetchGame(named.id, named.edition).catch(() => fetchGame(named.id).catch(() => undefined)));
  if (!loaded) throw new ProblemError({ code: "RECORD_EDITION" });
  return buildReplay(match, text, read.ok, loaded);
}
