import { Button, type Explanation, Icon } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import * as en from "../messages/en.ts";
import { useMedia } from "../shell/media.ts";
import { useTableContext } from "../table/table-context.ts";
import type { Viewpoint } from "./use-viewpoint.ts";

/** What can be done with the shown moment: look as another player, open the hands, play on from it, review the match. */
export function ReplayActions({
  viewpoint: { viewer, setViewer, isOpen, setOpen },
  noFork,
  onFork,
  onStudy,
  onReview,
  onShare,
}: {
  readonly viewpoint: Viewpoint;
  /** Why the match cannot continue from here. */
  readonly noFork: Explanation | undefined;
  readonly onFork: () => void;
  /** Opens the study of the match; absent where the match cannot be annotated. */
  readonly onStudy: (() => void) | undefined;
  /** Opens the review; absent where the match cannot be reviewed. */
  readonly onReview: (() => void) | undefined;
  readonly onShare: () => void;
}) {
  const { seats } = useTableContext();
  // In a narrow window the menu has it, so that the sentence keeps its room.
  const isWide = useMedia("(min-width: 1181px)");
  return (
    <>
      <select
        className="field timeline-eyes desk-only"
        aria-label={en.replay.eyes}
        value={String(viewer)}
        onChange={({ target: { value } }) => setViewer(value === "public" ? value : (Number(value) as Seat))}
      >
        <option value="public">{en.replay.everyone}</option>
        {seats.map((occupant, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
          <option key={i} value={i}>
            {occupant.name}
          </option>
        ))}
      </select>
      {isOpen !== null && (
        <Button look="quiet" className="desk-only" pressed={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name={isOpen ? "check" : "lock"} />
          {en.replay.openHands}
        </Button>
      )}
      <Button look="may" why={noFork} onClick={onFork}>
        <Icon name="fork" />
        {en.replay.whatIf}
      </Button>
      {onStudy && isWide && (
        <Button look="may" hint={{ fact: en.study.open, cause: en.study.hint }} onClick={onStudy}>
          <Icon name="pen" />
          {en.study.open}
        </Button>
      )}
      <Button look="quiet" className="desk-only timeline-share" label={en.share.moment} onClick={onShare}>
        <Icon name="share" />
        {en.share.action}
      </Button>
      {onReview && (
        <Button look="may" hint={{ fact: en.review.open, cause: en.review.hint }} onClick={onReview}>
          <Icon name="chart" />
          {en.review.open}
        </Button>
      )}
    </>
  );
}
