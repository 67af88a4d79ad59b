import { Button, Icon, Segments } from "@starboard/ui";
import type { ReviewMoment } from "@starboard/bots/review";
import type { RuleId } from "@starboard/kernel";
import * as en from "../messages/en.ts";
import { Prompt } from "../table/Prompt.tsx";
import { useTableContext } from "../table/table-context.ts";
import { nameOf } from "./listed-moments.ts";
import { MomentBadge } from "./MomentList.tsx";
import type { Retry } from "./use-retry.ts";

/** What the board shows of a moment. */
export type Shown = "before" | "played" | "better";

/** The prompt line of a moment: where it is, what the board shows, and what to do with it. */
export function MomentPrompt({
  moment,
  turn,
  index,
  of,
  shown,
  onShown,
  onStep,
  onWhatIf,
  onTryAgain,
}: {
  readonly moment: ReviewMoment | null;
  readonly turn: string;
  readonly index: number;
  readonly of: number;
  readonly shown: Shown;
  readonly onShown: (shown: Shown) => void;
  readonly onStep: (way: -1 | 1) => void;
  readonly onWhatIf: () => void;
  /** Absent for a moment without a better act. */
  readonly onTryAgain: (() => void) | undefined;
}) {
  if (!moment) return <Prompt waiting>{en.review.noneYet}</Prompt>;
  return (
    <Prompt
      waiting
      rule={moment.rule as RuleId}
      buttons={
        <>
          <Button look="quiet" label={en.review.previous} onClick={() => onStep(-1)}>
            <Icon name="left" />
          </Button>
          <Button look="quiet" label={en.review.next} onClick={() => onStep(1)}>
            <Icon name="right" />
          </Button>
          <Segments
            label={en.review.onBoard}
            value={shown}
            options={[
              { value: "before", name: en.review.before },
              { value: "played", name: en.review.played },
              { value: "better", name: en.review.better },
            ]}
            onChange={onShown}
          />
          <Button hotkey="w" onClick={onWhatIf}>
            {en.review.whatIf}
          </Button>
          {onTryAgain && (
            <Button look="main" hotkey="t" onClick={onTryAgain}>
              {en.review.tryAgain}
            </Button>
          )}
        </>
      }
    >
      <MomentBadge moment={moment} />{" "}
      <b>
        {turn}: {nameOf(moment)}.
      </b>{" "}
      {en.review.place(index + 1, of)}
    </Prompt>
  );
}

/** The prompt line while a mistake is tried again: the question as it was asked, hints, and the way on. */
export function RetryPrompt({ retry, onLeave }: { readonly retry: Retry; readonly onLeave: () => void }) {
  const { text } = useTableContext();
  const { moment, step, index, outcomes, hints } = retry;
  const words = en.review.learn;
  const isOpen = outcomes[index] === "open";
  return (
    <Prompt
      waiting={!isOpen}
      rule={moment.rule as RuleId}
      buttons={
        <>
          <Button look="quiet" label={words.leave} onClick={onLeave}>
            <Icon name="cross" />
          </Button>
          {isOpen && hints < 2 && (
            <Button hotkey="h" onClick={retry.hint}>
              {words.hint} {hints + 1}/2
            </Button>
          )}
          {isOpen && <Button onClick={retry.showAnswer}>{words.answer}</Button>}
          <Button look={isOpen ? "plain" : "main"} onClick={retry.next}>
            {words.nextOne}
          </Button>
        </>
      }
    >
      <b>{words.place(index + 1, outcomes.length)}.</b> {isOpen && text.prompt(step, [moment.by])}
    </Prompt>
  );
}
