import { readPuzzles } from "@starboard/kit";
import { parseEdition } from "@starboard/kernel";
import { Button, Icon } from "@starboard/ui";
import { PUZZLE_KIND } from "@starboard/wire/library";
import { useRef, useState } from "react";
import * as en from "../messages/en.ts";
import { firstProblem, ProblemError, showProblem, toProblem } from "../problems.ts";
import { textOf } from "../shell/files.ts";
import { PublishDialog, type Publisher } from "./PublishDialog.tsx";

/** What a chosen file would publish. Rejects with the code of what is wrong with the file. */
async function publisherOf(chosen: File): Promise<Publisher> {
  const read = readPuzzles(await textOf(chosen));
  if ("bad" in read) throw new ProblemError(firstProblem(read.bad), undefined, read.bad);
  const { game, title, puzzles } = read.ok;
  return {
    game: parseEdition(game)?.id ?? game,
    kind: PUZZLE_KIND,
    kindTitle: en.library.kindName(PUZZLE_KIND),
    name: title ?? puzzles[0]?.id ?? "",
    content: read.ok,
  };
}

/** Chooses a file of puzzles and opens the dialog that publishes it. */
export function PuzzleFileButton() {
  const file = useRef<HTMLInputElement>(null);
  const [what, setWhat] = useState<Publisher | null>(null);
  const choose = (chosen: File): void =>
    void publisherOf(chosen).then(setWhat, (error: unknown) => showProblem(toProblem(error)));
  return (
    <>
      <Button onClick={() => file.current?.click()}>
        <Icon name="target" size={16} /> {en.library.publishPuzzles}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={en.library.publishPuzzles}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = "";
          if (chosen) choose(chosen);
        }}
      />
      {what && <PublishDialog what={what} onClose={() => setWhat(null)} />}
    </>
  );
}
