import { Icon } from "@starboard/ui";
import type { ReactNode } from "react";
import * as en from "../messages/en.ts";

/** The entries of the table menu that belong to the match. An absent callback leaves its entry out. */
export function TableMenu({
  onShare,
  onGoOnline,
  onQuestions,
  edition,
  onEdition,
  further,
}: {
  readonly onShare: () => void;
  readonly onGoOnline: (() => void) | undefined;
  readonly onQuestions: (() => void) | undefined;
  /** The later edition of the rules by which the match can continue. */
  readonly edition: number | undefined;
  readonly onEdition: () => void;
  /** Entries of the host. */
  readonly further: ReactNode;
}) {
  return (
    <>
      <button type="button" className="menu-item" onClick={onShare}>
        <Icon name="link" />
        {en.table.share}
      </button>
      {onGoOnline && (
        <button type="button" className="menu-item" onClick={onGoOnline}>
          <Icon name="person" />
          {en.online.goOn}
        </button>
      )}
      {onQuestions && (
        <button type="button" className="menu-item" onClick={onQuestions}>
          <Icon name="check" />
          {en.questions.title}
        </button>
      )}
      {edition !== undefined && (
        <button type="button" className="menu-item" onClick={onEdition}>
          <Icon name="book" />
          {en.table.edition.menu(edition)}
        </button>
      )}
      {further}
    </>
  );
}
