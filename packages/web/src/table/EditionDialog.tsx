import { Button, Dialog } from "@starboard/ui";
import { changedRules } from "@starboard/kit";
import * as en from "../messages/en.ts";
import { fetchEdition, fetchGame } from "../loaded-game.ts";
import { useFetched } from "../shell/use-fetched.ts";

/** One of the answers below the rules; each closes the dialog. */
export interface EditionChoice {
  readonly label: string;
  readonly main?: boolean;
  readonly run?: () => void;
}

/** What continuing a match by a later edition of its rules means: the rules that change, and the answers. */
export function EditionDialog({
  game,
  to,
  asksOthers,
  choices,
  onClose,
}: {
  /** `game@edition` that the match is played by now. */
  readonly game: string;
  readonly to: number;
  /** All players must agree. */
  readonly asksOthers: boolean;
  readonly choices: readonly EditionChoice[];
  readonly onClose: () => void;
}) {
  const { edition } = en.table;
  const { value: changed } = useFetched(`${game} ${to}`, async () => {
    const present = await fetchEdition(game);
    const newer = await fetchGame(present.id, to);
    return changedRules(present.rules, newer.rules);
  });
  return (
    <Dialog title={edition.title(to)} onClose={onClose}>
      <p>{edition.text(asksOthers)}</p>
      {changed && changed.length > 0 && (
        <>
          <p className="panel-note">{edition.changes(changed.length)}</p>
          <dl>
            {changed.map(({ id, text }) => (
              <div key={id}>
                <dt>{id}</dt>
                <dd>{text === null ? edition.removed : text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <div className="actions">
        {choices.map(({ label, main = false, run }) => (
          <Button
            key={label}
            {...(main && { look: "main" as const })}
            onClick={() => {
              onClose();
              run?.();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
