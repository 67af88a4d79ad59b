import { Button, Icon } from "@starboard/ui";
import type { UnreadableMatch } from "@starboard/wire";
import * as en from "../messages/en.ts";
import { saveRecord } from "../shell/files.ts";
import type { Removal } from "./RemoveDialog.tsx";
import { titleOf } from "./summary-texts.ts";

/** Matches on this device that this version of the page cannot read; nothing if there are none. */
export function UnreadableMatches({
  matches,
  onRemove,
}: {
  readonly matches: readonly UnreadableMatch[];
  readonly onRemove: (removal: Removal) => void;
}) {
  if (matches.length === 0) return null;
  return (
    <section>
      <h2>{en.tables.unreadable}</h2>
      <ul className="tables">
        {matches.map(({ match, code, summary }) => {
          const name = summary ? titleOf(summary) : match;
          return (
            <li key={match}>
              <div className="tb">
                <span className="th bad">
                  <Icon name="warn" />
                </span>
                <span>
                  <b>{name}</b>
                  <span>
                    {en.problem(code)} <code>{code}</code>
                  </span>
                </span>
              </div>
              <Button look="quiet" onClick={() => saveRecord(match, summary?.game ?? "match")}>
                <Icon name="save" />
                {en.tables.export}
              </Button>
              <Button look="quiet" onClick={() => onRemove({ match, name })}>
                <Icon name="trash" />
                {en.tables.remove}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
