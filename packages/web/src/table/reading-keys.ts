/** The keys that ask the board: the cursor, what threatens the viewer, and where pieces are. */
import * as en from "../messages/en.ts";
import { announce } from "../shell/announce.tsx";
import { allThreats, piecesText } from "./board-reading.ts";
import { CURSOR } from "./BoardCursor.tsx";
import type { TableContext } from "./table-context.ts";

export const readingKeys = ({
  loaded: { screen },
  board,
}: Pick<TableContext, "loaded" | "board">): Readonly<Record<"g" | "q" | "y", () => void>> => ({
  g() {
    const cursor = document.querySelector<HTMLElement>(CURSOR);
    if (cursor) cursor.focus();
    else announce(en.reading.cursor.none);
  },
  q: () => announce(allThreats(screen, board)),
  y: () => announce(piecesText(screen, board)),
});
