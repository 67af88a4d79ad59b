/** Follows a match that moves to a later edition of its rules while it is open. */
import { editionName } from "@starboard/kernel";
import { useCallback, useState } from "react";
import { fetchEdition, type LoadedGame } from "../loaded-game.ts";
import { showProblem, toProblem } from "../problems.ts";

/**
 * Returns the edition that shows a match: at first the given one, and the later one as soon as `onEdition` is called
 * with its `game@edition`.
 */
export function useEdition(begun: LoadedGame): readonly [LoadedGame, (game: string | undefined) => void] {
  const [moved, setMoved] = useState<LoadedGame | null>(null);
  const loaded = moved && moved.game.edition > begun.game.edition ? moved : begun;
  const onEdition = useCallback(
    (game: string | undefined): void => {
      if (game === undefined || game === editionName(loaded.game)) return;
      fetchEdition(game).then(setMoved, (error: unknown) => showProblem(toProblem(error)));
    },
    [loaded],
  );
  return [loaded, onEdition];
}
