/** Moves what stands at a place of the board, in the position with which the lesson begins. */
import * as en from "../../messages/en.ts";
import { placeName } from "../../marks/board-spots.ts";
import { showProblem } from "../../problems.ts";
import { announce } from "../../shell/announce.tsx";
import { useTableContext } from "../../table/table-context.ts";
import { useEditor } from "./editor-context.ts";
import type { LessonDraft } from "./lesson-draft.ts";
import { readStart } from "./lesson-path.ts";
import type { LoadedGame } from "../../loaded-game.ts";

type Position = NonNullable<LessonDraft["position"]>;

/** The position of a draft with every field; undefined if the game can't read it. */
export function wholePosition({ game }: LoadedGame, draft: LessonDraft): Position | undefined {
  const read = readStart(game, draft);
  return "ok" in read ? (game.notation.write(read.ok as never) as Position) : undefined;
}

export function useArrange(): (from: string, to: string) => void {
  const { loaded, store, draft } = useEditor();
  const { board } = useTableContext();
  const { screen, game } = loaded;
  return (from, to) => {
    const position = wholePosition(loaded, draft);
    const moved = position && screen.positionMoves?.relocate(position, from, to, board.view);
    const next = moved && { ...draft, position: moved as Position };
    const read = next && readStart(game, next);
    if (!next || !read || "bad" in read) {
      showProblem({ code: "WEB_LESSON_MOVE", about: { at: read && "bad" in read ? (read.bad[0]?.code ?? "") : "" } });
      return;
    }
    store.change(next);
    const name = (place: string): string => placeName(screen, place, board.view);
    announce(en.lessonEditor.position.moved(name(from), name(to)));
  };
}
