import type { BoardProps, Tab } from "@starboard/ui";
import type { LoadedGame } from "../loaded-game.ts";

/** The panels of a game as tabs of the match page. */
export const gameTabs = ({ screen }: LoadedGame, board: BoardProps): readonly Tab[] =>
  screen.panels.map(({ id, title, Body }) => ({
    id: `game-${id}`,
    title,
    body: (
      <div className="panel">
        <Body {...board} />
      </div>
    ),
  }));
