import { Icon } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { useCompact } from "../shell/media.ts";
import type { TableContext } from "../table/table-context.ts";
import { MomentDetail } from "./MomentDetail.tsx";
import type { Retry } from "./use-retry.ts";

/** A mistake that is tried again: what to do, the result of the last attempt or hint, and at the end why. */
export function RetryStrip({ retry, text }: { readonly retry: Retry; readonly text: TableContext["text"] }) {
  const { index, outcomes, words, isJudging } = retry;
  const texts = en.review.learn;
  const compact = useCompact();
  const outcome = outcomes[index] ?? "open";
  // On a phone the board needs the room; the task was spoken, and the prompt line asks the question.
  const said = words ?? (compact ? null : texts.lead);
  return (
    <section className={`review-retry ${outcome}`} aria-label={texts.start}>
      <header>
        <h2 className={compact ? "sr" : undefined}>{texts.start}</h2>
        <ol className="review-steps">
          {outcomes.map((one, i) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- a mistake is its place in the walk
              key={i}
              className={`${one}${i === index ? " on" : ""}`}
              aria-current={i === index ? "step" : undefined}
            >
              <span className="sr">
                {texts.place(i + 1, outcomes.length)}: {texts.states[one]}
              </span>
              <span aria-hidden="true">{one === "found" ? <Icon name="check" size={14} /> : i + 1}</span>
            </li>
          ))}
        </ol>
      </header>
      {said !== null && (
        <p>
          {said} {outcome === "found" && texts.foundNote}
        </p>
      )}
      {outcome !== "open" && <MomentDetail moment={retry.moment} text={text} />}
      {isJudging && <progress aria-label={texts.judging} />}
    </section>
  );
}
