import { Button, Icon } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { saveRecord } from "../shell/files.ts";

/** Buttons of a match that is stored on this device: its record, and its removal. */
export function StoredActions({
  match,
  game,
  label,
  onRemove,
}: {
  readonly match: string;
  /** `game@edition`. */
  readonly game: string;
  /** Names the match. */
  readonly label: string;
  readonly onRemove: () => void;
}) {
  return (
    <>
      <Button look="quiet" label={`${en.tables.export}: ${label}`} onClick={() => saveRecord(match, game)}>
        <Icon name="save" />
        {en.tables.export}
      </Button>
      <Button look="quiet" label={`${en.tables.remove}: ${label}`} onClick={onRemove}>
        <Icon name="trash" />
        {en.tables.remove}
      </Button>
    </>
  );
}
