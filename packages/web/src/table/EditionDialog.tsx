import { Button, Dialog } from "@starboard/ui";
import { changedRules } from "@starboard/kit";
import * as en from "../messages/en.ts";
import { fetchGame, type LoadedGame } from "../loaded-game.ts";
import { useFetched } from "../shell/use-fetched.ts";

/** Asks whether to continue a match by a later edition of its rules, and shows the rules that change. */
export function EditionDialog({
  loaded,
  to,
  asksOthers,
  onContinue,
  onClose,
}: {
  readonly loaded: LoadedGame;
  readonly to: number;
  /** The other players vote first. */
  readonly asksOthers: boolean;
  readonly onContinue: () => void;
  readonly onClose: () => void;
}) {
  const { edition } = en.table;
  const { value: newer } = useFetched(`${loaded.id}@${to}`, () => fetchGame(loaded.id, to));
  const changed = newer ? changedRules(loaded.rules, newer.rules) : [];
  return (
    <Dialog title={edition.title(to)} onClose={onClose}>
      <p>{edition.text(asksOthers)}</p>
      {changed.length > 0 && (
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
        <Button onClick={onClose}>{edition.stay}</Button>
        <Button
          look="main"
          onClick={() => {
            onClose();
            onContinue();
          }}
        >
          {asksOthers ? edition.ask : edition.go}
        </Button>
      </div>
    </Dialog>
  );
}
