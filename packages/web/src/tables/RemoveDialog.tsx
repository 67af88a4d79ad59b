import { Button, Dialog } from "@starboard/ui";
import { removeMatch } from "../local/index.ts";
import * as en from "../messages/en.ts";
import { showProblem, showSuccess, toProblem } from "../problems.ts";
import { removeReview } from "../review/review-database.ts";

/** A match that the player wants to remove from this device. */
export interface Removal {
  readonly match: string;
  readonly name: string;
}

/** Asks before a match is removed from this device together with its review. */
export function RemoveDialog({
  removal: { match, name },
  onRemoved,
  onClose,
}: {
  readonly removal: Removal;
  /** Called after the removal, also if it failed. */
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}) {
  const remove = (): void => {
    onClose();
    removeMatch(match)
      .then(() => removeReview(match))
      .then(() => showSuccess({ code: "WEB_REMOVED" }))
      .catch((error: unknown) => showProblem(toProblem(error)))
      .finally(onRemoved);
  };
  return (
    <Dialog title={en.tables.removeTitle} onClose={onClose}>
      <p>
        {name}. {en.tables.removeText}
      </p>
      <div className="actions">
        <Button onClick={onClose}>{en.tables.keep}</Button>
        <Button look="main" onClick={remove}>
          {en.tables.remove}
        </Button>
      </div>
    </Dialog>
  );
}
