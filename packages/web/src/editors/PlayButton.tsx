import { Button, type Editor, type EditorIssue } from "@starboard/ui";
import { editionName, type Result } from "@starboard/kernel";
import { useState } from "react";
import { soloSeats, standard } from "../landing/start.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { createMatch } from "../local/index.ts";
import * as en from "../messages/en.ts";
import { showProblem, toProblem } from "../problems.ts";
import { navigate } from "../router.ts";
import { useSettings } from "../settings/store.ts";

/** Starts a match against bots with what the draft holds; nothing for editors whose drafts cannot be played. */
export function PlayButton({
  loaded,
  editor,
  draft,
  issues,
  onRefused,
}: {
  readonly loaded: LoadedGame;
  readonly editor: Editor;
  readonly draft: unknown;
  readonly issues: readonly EditorIssue[];
  /** Receives what the game's options refuse. */
  readonly onRefused: (issues: readonly EditorIssue[]) => void;
}) {
  const [isStarting, setStarting] = useState(false);
  const play = (): void => {
    if (!editor.play || isStarting) return;
    setStarting(true);
    const { options, seat } = editor.play(draft);
    const read: Result<object> = loaded.game.options.parse({ ...standard(loaded.game), ...options });
    if ("bad" in read) {
      // If the editor accepts a draft that the options refuse, the editor has a bug; the option's code is shown.
      setStarting(false);
      onRefused(read.bad.map(({ code, at }) => ({ at: "", code, text: en.optionProblem(code, { at }) })));
      return;
    }
    const seats = soloSeats(loaded.game.options.seats(read.ok), useSettings.getState().botLevel, seat);
    createMatch(editionName(loaded.game), read.ok, seats).then(
      (card) => navigate({ at: "table", match: card.match }),
      (error: unknown) => {
        setStarting(false);
        showProblem(toProblem(error));
      },
    );
  };
  if (!editor.play) return null;
  const [first] = issues;
  return (
    <Button
      look="main"
      onClick={play}
      why={
        first && {
          fact: en.editors.wrong(issues.length),
          cause: first.text,
          ...(first.rule && { rule: first.rule }),
        }
      }
    >
      {isStarting ? en.editors.starting : en.editors.play}
    </Button>
  );
}
