import { Button, Menu } from "@starboard/ui";
import type { Outcome, Seat } from "@starboard/kernel";
import { hasBot } from "../games.ts";
import * as en from "../messages/en.ts";
import { useCompact } from "../shell/media.ts";
import { isDraw } from "../shell/outcome.ts";
import type { MatchActions } from "../table/match-actions.ts";
import { Prompt } from "../table/Prompt.tsx";
import { useTableContext } from "../table/table-context.ts";

/** The prompt line of a finished match: replay it, play it again, share it. */
export function OverPrompt({
  over,
  actions,
  isLocal,
  canPlayAgain,
  isFolded,
  onFold,
  onShare,
}: {
  readonly over: Outcome;
  readonly actions: MatchActions;
  /** Whether the match was played in this browser; online, the other players must agree to a rematch. */
  readonly isLocal: boolean;
  readonly canPlayAgain: boolean;
  /** Whether the result is folded away, so that the whole board is seen; null if there is no result to fold. */
  readonly isFolded: boolean | null;
  readonly onFold: () => void;
  readonly onShare: () => void;
}) {
  const { loaded, text, seats } = useTableContext();
  const canReview = hasBot(loaded.id);
  const compact = useCompact();
  const others: readonly { readonly name: string; readonly act: () => void; readonly hint?: string }[] = [
    { name: en.table.verify, act: () => actions.open("verify") },
    { name: en.ending.share, act: onShare },
    ...(canPlayAgain && isLocal
      ? [{ name: en.ending.otherSide, act: () => actions.rematch("switched"), hint: en.ending.otherSideHint }]
      : []),
  ];
  return (
    <Prompt
      waiting
      rule={over.rule}
      buttons={
        <>
          {isFolded !== null && (
            <Button look="quiet" pressed={isFolded} onClick={onFold}>
              {isFolded ? en.ending.show : en.ending.hide}
            </Button>
          )}
          {compact ? (
            <Menu label={en.table.more} className="btn" trigger={en.table.more}>
              {others.map(({ name, act }) => (
                <button key={name} type="button" className="menu-item" onClick={act}>
                  {name}
                </button>
              ))}
            </Menu>
          ) : (
            others.map(({ name, act, hint }) => (
              <Button
                key={name}
                look={hint === undefined ? "quiet" : "plain"}
                hint={hint === undefined ? undefined : { fact: name, cause: hint }}
                onClick={act}
              >
                {name}
              </Button>
            ))
          )}
          {canPlayAgain && (
            <Button
              hint={{ fact: en.table.rematch, cause: isLocal ? en.ending.again : en.table.rematchHint }}
              onClick={() => actions.rematch("same")}
            >
              {en.table.rematch}
            </Button>
          )}
          <Button look={canReview ? "plain" : "main"} onClick={() => actions.open("replay")}>
            {en.table.replay}
          </Button>
          {canReview && (
            <Button
              look="main"
              hint={{ fact: en.review.open, cause: en.review.hint }}
              onClick={() => actions.open("review")}
            >
              {en.review.open}
            </Button>
          )}
        </>
      }
    >
      <b>
        {isDraw(over, seats.length)
          ? en.table.drawn
          : en.table.over(en.against(over.winners.map((seat: Seat) => text.seat(seat))))}
      </b>
    </Prompt>
  );
}
