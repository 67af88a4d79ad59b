import { editionName } from "@starboard/kernel";
import * as en from "../messages/en.ts";
import { TableQuestions } from "../settings/Questions.tsx";
import { EditionDialog } from "./EditionDialog.tsx";
import type { MatchActions } from "./match-actions.ts";
import type { OpenMatch } from "./open-match.ts";
import { KeyList } from "./Shortcuts.tsx";

/** The dialogs that the menu and the keys of a match page open. */
export type TableDialogName = "edition" | "questions" | "keys";

export function TableDialog({
  name,
  open: { match, loaded, source, table },
  actions,
  onClose,
}: {
  readonly name: TableDialogName;
  readonly open: OpenMatch;
  readonly actions: MatchActions;
  readonly onClose: () => void;
}) {
  if (name === "questions") return <TableQuestions match={match} loaded={loaded} onClose={onClose} />;
  if (name === "keys") return <KeyList loaded={loaded} onClose={onClose} />;
  const { newerEdition } = table.latest;
  if (newerEdition === undefined) return null;
  const asksOthers = source.asksOthers === true;
  const words = en.table.edition;
  return (
    <EditionDialog
      game={editionName({ id: loaded.id, edition: loaded.game.edition })}
      to={newerEdition}
      asksOthers={asksOthers}
      choices={[
        { label: words.stay },
        {
          label: asksOthers ? words.ask : words.go,
          main: true,
          run: () => actions.continueByEdition(newerEdition),
        },
      ]}
      onClose={onClose}
    />
  );
}
