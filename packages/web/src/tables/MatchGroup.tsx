import { Icon } from "@starboard/ui";
import { hasBot } from "../games.ts";
import * as en from "../messages/en.ts";
import { Clocks } from "../online/TableList.tsx";
import { link } from "../router.ts";
import type { MatchItem } from "./match-items.ts";
import { MatchRow, statusOfItem, titleOfItem } from "./MatchRow.tsx";
import type { Removal } from "./RemoveDialog.tsx";
import { StoredActions } from "./StoredActions.tsx";

/** A titled list of matches; nothing if there are none. */
export function MatchGroup({
  title,
  items,
  onRemove,
}: {
  readonly title: string;
  readonly items: readonly MatchItem[];
  /** Called with a match that the player wants to remove from this device. */
  readonly onRemove: (removal: Removal) => void;
}) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="tables">
        {items.map((item) => {
          const { match, source } = item;
          const label = `${titleOfItem(item)}, ${statusOfItem(item)}`;
          return (
            <li key={match}>
              <MatchRow item={item}>{"table" in source && <Clocks info={source.table} />}</MatchRow>
              {item.state === "over" && hasBot(item.gameId) && (
                <a className="btn quiet" aria-label={`${en.review.open}: ${label}`} {...link({ at: "review", match })}>
                  <Icon name="chart" />
                  {en.review.open}
                </a>
              )}
              {"summary" in source && (
                <StoredActions
                  match={match}
                  game={source.summary.game}
                  label={label}
                  onRemove={() => onRemove({ match, name: titleOfItem(item) })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
