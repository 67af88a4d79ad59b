import { useEffect, useState } from "react";
import { fetchGame, type LoadedGame } from "../loaded-game.ts";

/** The board of a game, as on its tile of the start page. It loads after the page. */
export function GamePicture({ game }: { readonly game: string }) {
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  useEffect(() => {
    let here = true;
    fetchGame(game).then(
      (found) => here && setLoaded(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game]);
  return (
    <div className="learn-picture" aria-hidden="true">
      {loaded && <loaded.screen.Tile lively={false} />}
    </div>
  );
}
