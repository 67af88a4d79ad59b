import { Icon } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { share } from "../share/share-store.ts";
import { matchTitle } from "../share/subjects.ts";
import { copyLink } from "../shell/files.ts";
import { localSource } from "./local-source.ts";
import type { MatchActions } from "./match-actions.ts";
import type { OpenMatch } from "./open-match.ts";
import type { TableDialogName } from "./TableDialog.tsx";

/** The entries of the table menu that belong to the match. */
export function TableMenu({
  open: { match, loaded, source, host, table },
  actions,
  onDialog,
}: {
  readonly open: OpenMatch;
  readonly actions: MatchActions;
  /** Opens a dialog of the page. */
  readonly onDialog: (name: TableDialogName) => void;
}) {
  const route = source.link(match);
  const isHosted = route.at === "online";
  const shareTable = (): void => share({ route, title: matchTitle(loaded, table.update.summary.seats) });
  const canGoOnline = source === localSource && !table.update.summary.over;
  const edition = source.continueByEdition && table.latest.newerEdition;
  return (
    <>
      {/* Puzzles and lessons share their page themselves. */}
      {(isHosted || source === localSource) && (
        <button type="button" className="menu-item" onClick={isHosted ? shareTable : () => copyLink(route)}>
          <Icon name={isHosted ? "share" : "link"} />
          {isHosted ? en.share.action : en.table.share}
        </button>
      )}
      {canGoOnline && (
        <button type="button" className="menu-item" onClick={actions.goOnline}>
          <Icon name="person" />
          {en.online.goOn}
        </button>
      )}
      {loaded.screen.autoAnswers && (
        <button type="button" className="menu-item" onClick={() => onDialog("questions")}>
          <Icon name="check" />
          {en.questions.title}
        </button>
      )}
      {edition !== undefined && (
        <button type="button" className="menu-item" onClick={() => onDialog("edition")}>
          <Icon name="book" />
          {en.table.edition.menu(edition)}
        </button>
      )}
      {host?.menu}
    </>
  );
}
