import type { BoardProps } from "@starboard/ui";
import { generic } from "../messages/en.ts";
import "./generic.css";

/** Shows the game's description of the board as text, and every legal act as a button. */
export function GenericBoard({ view, offers, choose, words, viewer, seats, plan }: BoardProps) {
  const context = {
    view,
    seat: (by: number) => seats[by]?.name ?? String(by + 1),
    viewerSeat: viewer === "public" ? null : viewer,
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling board must be reachable by keyboard
    <div className="generic-board" tabIndex={0}>
      <section aria-label={generic.acts}>
        {offers
          .filter(({ aside }) => !aside)
          .flatMap(({ step, offers: list }) =>
            list.map(({ act, refusal }) => (
              <button
                key={`${step} ${JSON.stringify(act)}`}
                type="button"
                className="btn may"
                aria-disabled={refusal ? true : undefined}
                onClick={() => choose(step, act)}
              >
                {words.act(step, act, context)}
              </button>
            )),
          )}
        {plan.steps.length > 0 && <p>{generic.planned(plan.steps.length)}</p>}
      </section>
      <section aria-label={generic.view}>
        <pre>{words.board(context)}</pre>
      </section>
    </div>
  );
}
