import { parseEdition, parseRecord } from "@starboard/kernel";
import { loadGame } from "../loaded-game.ts";
import { recordText } from "../shell/files.ts";
import { firstOf, Troubled } from "../problems.ts";
import { playThrough, type Reel } from "./loaded-replay.ts";

/** Finds a record by the id it is watched by and plays it through. Throws `Troubled` where nothing can be shown. */
export async function openReel(match: string): Promise<Reel> {
  const text = await recordText(match);
  const read = parseRecord(text);
  if (!("ok" in read)) throw new Troubled(firstOf(read.bad));
  const named = parseEdition(read.ok.game);
  const loaded = named && (await loadGame(named.id).catch(() => undefined));
  if (!loaded) throw new Troubled({ code: "RECORD_EDITION" });
  return playThrough(match, text, read.ok, loaded);
}
