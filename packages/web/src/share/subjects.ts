/** What the parts of the page share. */
import type { SeatOccupant } from "@starboard/kernel";
import type { LoadedGame } from "../loaded-game.ts";
import * as en from "../messages/en.ts";
import type { LoadedReplay } from "../replay/loaded-replay.ts";
import { share, type ShareSubject } from "./share-store.ts";

/** Shares a finished match, or the moment after entry `n`. */
export function shareMatch(
  match: string,
  n: number | null,
  title: string,
  load: () => Promise<LoadedReplay> = async () => (await import("../replay/load.ts")).loadReplay(match),
): void {
  let loaded: Promise<LoadedReplay> | undefined;
  const once = (): Promise<LoadedReplay> => (loaded ??= load());
  const card: NonNullable<ShareSubject["card"]> = async () => {
    const { cardOfReplay } = await import("./replay-file.ts");
    return cardOfReplay(await once(), n);
  };
  share({
    route: { at: "replay", match, ...(n !== null && { n }) },
    title,
    card,
    match: { id: match, n, load: once },
  });
}

/** The title of a shared match: its game and its players. */
export const matchTitle = ({ words }: Pick<LoadedGame, "words">, seats: readonly SeatOccupant[]): string =>
  `${words.title}: ${en.against(seats.map(({ name }) => name))}`;
