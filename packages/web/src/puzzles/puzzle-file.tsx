/** A puzzle as a file: saved, and published in the library. */
import { type PuzzleFile, PUZZLES_FORMAT, PUZZLES_VERSION, writePuzzles } from "@starboard/kit";
import { PUZZLE_KIND } from "@starboard/wire/library";
import { Icon } from "@starboard/ui";
import { type ReactNode, useState } from "react";
import { fileName } from "../editors/drafts.ts";
import { PublishDialog } from "../library/PublishDialog.tsx";
import * as en from "../messages/en.ts";
import { saveText } from "../shell/files.ts";
import type { OpenedPuzzle } from "./open-puzzle.ts";

/** The lines of a menu that save and publish the puzzle, and the dialog that publishes while it is open. */
export function usePuzzleFile({
  of,
  puzzle,
  words,
  library,
}: Pick<OpenedPuzzle, "of" | "puzzle" | "words" | "library">): {
  readonly lines: ReactNode;
  readonly dialog: ReactNode;
} {
  const [isPublishing, setPublishing] = useState(false);
  const title = words.title.slice(0, 60);
  const content: PuzzleFile = {
    format: PUZZLES_FORMAT,
    version: PUZZLES_VERSION,
    game: of.editions.get(puzzle.id) ?? of.game,
    title,
    puzzles: [puzzle],
  };
  return {
    lines: (
      <>
        <button
          type="button"
          className="menu-item"
          onClick={() => saveText(writePuzzles(content), fileName(of.game, title, "puzzles.json"))}
        >
          <Icon name="save" />
          {en.library.download}
        </button>
        {library === null && (
          <button type="button" className="menu-item" onClick={() => setPublishing(true)}>
            <Icon name="library" />
            {en.puzzles.publish}
          </button>
        )}
      </>
    ),
    dialog: isPublishing && (
      <PublishDialog
        what={{ game: of.game, kind: PUZZLE_KIND, kindTitle: en.library.kindName(PUZZLE_KIND), name: title, content }}
        onClose={() => setPublishing(false)}
      />
    ),
  };
}
