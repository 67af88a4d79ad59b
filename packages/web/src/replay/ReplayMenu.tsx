import { Icon } from "@starboard/ui";
import type { Viewer } from "@starboard/kernel";
import type { Update } from "@starboard/wire";
import { manifestOf } from "../games.ts";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";
import { recordName, saveText } from "../shell/files.ts";
import { useTableContext } from "../table/table-context.ts";
import type { LoadedReplay } from "./loaded-replay.ts";
import { saveReplay } from "./replay-tabs.tsx";
import { transcriptOf } from "./transcript.ts";
import type { Viewpoint } from "./use-viewpoint.ts";

/** The items of the menu of a replay. */
export function ReplayMenu({
  replay,
  updates,
  n,
  viewpoint: { viewer, setViewer, isOpen, setOpen },
  isReviewable,
  onStudy,
  onShare,
}: {
  readonly replay: LoadedReplay;
  readonly updates: readonly Update[];
  /** The entry that is shown. */
  readonly n: number;
  readonly viewpoint: Viewpoint;
  readonly isReviewable: boolean;
  /** Opens the study of the match; absent where it cannot be annotated. */
  readonly onStudy: (() => void) | undefined;
  /** Shares the shown moment. */
  readonly onShare: () => void;
}) {
  const { text, seats } = useTableContext();
  const { match, record } = replay;
  const saveTranscript = (): void =>
    saveText(transcriptOf(updates, text), recordName(record.game, match).replace(/json$/, "txt"), "text/plain");
  return (
    <>
      {/* On a phone the controls of the replay have no room for them. */}
      {(["public", ...seats.keys()] as Viewer[]).map((one) => (
        <button
          key={one}
          type="button"
          className="menu-item phone-only"
          aria-pressed={one === viewer}
          onClick={() => setViewer(one)}
        >
          <Icon name={one === viewer ? "check" : "person"} />
          {en.replay.viewAs(one === "public" ? en.replay.everyone : (seats[one]?.name ?? ""))}
        </button>
      ))}
      {isOpen !== null && (
        <button type="button" className="menu-item" aria-pressed={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name={isOpen ? "check" : "lock"} />
          {en.replay.openHands}
        </button>
      )}
      {isReviewable && (
        <a className="menu-item" {...link({ at: "review", match })}>
          <Icon name="chart" />
          {en.review.open}
        </a>
      )}
      {onStudy && (
        <button type="button" className="menu-item" onClick={onStudy}>
          <Icon name="pen" />
          {en.study.open}
        </button>
      )}
      {record.result !== null && manifestOf(replay.loaded.id)?.course && (
        <a className="menu-item" {...link({ at: "lessonEditor", match, n })}>
          <Icon name="cap" />
          {en.learn.write.fromReplay}
        </a>
      )}
      <button type="button" className="menu-item" onClick={onShare}>
        <Icon name="share" />
        {en.share.moment}
      </button>
      <button type="button" className="menu-item" onClick={() => saveReplay(replay)}>
        <Icon name="save" />
        {en.replay.download}
      </button>
      <button type="button" className="menu-item" onClick={saveTranscript}>
        <Icon name="book" />
        {en.replay.transcript}
      </button>
    </>
  );
}
