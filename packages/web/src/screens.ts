/** Loaders of each game's screen and guided match. Only pages import this, not workers. */
import type { GameScreen, Guide, PartialScreen } from "@starboard/ui";
import { manifestOf } from "./games.ts";
import { asOfEdition } from "@starboard/kernel";

/** The screen of a game whose types are not known here. */
export type AnyScreen = GameScreen;

/** Loads the newest screen of a game, with the page's own parts where the game has none. */
async function newestScreen(id: string): Promise<AnyScreen> {
  const [{ wholeScreen }, own] = await Promise.all([import("./generic/screen.tsx"), manifestOf(id)?.screen?.()]);
  return wholeScreen((own as PartialScreen | undefined) ?? { id });
}

/** Loads the screen of a game as it was in an edition, by default in the newest one. */
export async function loadScreen(id: string, edition?: number): Promise<AnyScreen> {
  const newest = await newestScreen(id);
  return edition === undefined ? newest : asOfEdition(newest, newest.earlier, edition);
}

export const loadGuide = async (id: string): Promise<Guide | undefined> =>
  (await manifestOf(id)?.guide?.()) as Guide | undefined;
