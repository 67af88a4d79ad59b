import { Button, RuleChip, useMemo, useRuleLink } from "@starboard/ui";
import type { Offer } from "@starboard/kernel";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import * as en from "../messages/en.ts";
import { useTableContext } from "./table-context.ts";

const PAGE = 60;

interface Listed extends Offer {
  readonly step: string;
  readonly aside: boolean;
  readonly text: string;
}

/** All offered acts as a list, in the order of the rules: makes the game playable by keyboard and screen reader. */
export function ActionList({
  onChosen,
  onTypeOrder,
}: {
  readonly onChosen?: (() => void) | undefined;
  /** Opens the order line; absent where there is none. */
  readonly onTypeOrder?: () => void;
}) {
  const { board, text } = useTableContext();
  const [filter, setFilter] = useState("");
  const panel = useRef<HTMLDivElement>(null);
  const took = useRef(false);
  // The chosen line is gone, so the focus moves to the next question.
  useEffect(() => {
    if (!took.current) return;
    took.current = false;
    if (document.activeElement === document.body)
      panel.current?.querySelector<HTMLElement>(".act:not([aria-disabled])")?.focus();
  }, [board.offers]);
  const chosen = (): void => {
    setFilter("");
    took.current = true;
    onChosen?.();
  };
  const needle = useDeferredValue(filter.trim().toLowerCase());
  const all = useMemo<Listed[]>(
    () =>
      board.offers.flatMap(({ step, aside, offers }) =>
        offers.map((offer) => ({ ...offer, step, aside, text: text.act(step, offer.act) })),
      ),
    [board.offers, text],
  );
  const fits = needle === "" ? all : all.filter(({ text }) => text.toLowerCase().includes(needle));
  const may = fits.filter((one) => !one.refusal && !one.aside);
  const asides = fits.filter((one) => !one.refusal && one.aside);
  const cannot = fits.filter((one) => one.refusal);
  return (
    <div ref={panel} className="acts-panel">
      {(all.length > 12 || filter !== "") && (
        <label className="acts-find">
          <span className="sr">{en.table.acts.filter}</span>
          <input
            className="field"
            type="search"
            value={filter}
            placeholder={en.table.acts.filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </label>
      )}
      {all.length === 0 && <p className="panel-note">{en.table.acts.none}</p>}
      <List acts={may} label={en.table.acts.label} onChosen={chosen} />
      {onTypeOrder && may.length > 0 && (
        <Button look="quiet" hotkey="o" onClick={onTypeOrder}>
          {en.reading.order.open}
        </Button>
      )}
      {asides.length > 0 && (
        <details open={may.length === 0}>
          <summary>{en.table.acts.aside}</summary>
          <List acts={asides} label={en.table.acts.aside} onChosen={chosen} />
        </details>
      )}
      {cannot.length > 0 && (
        <details>
          <summary>{en.table.acts.refused(cannot.length)}</summary>
          <List acts={cannot} label={en.table.acts.refused(cannot.length)} onChosen={chosen} />
        </details>
      )}
    </div>
  );
}

function List({
  acts,
  label,
  onChosen,
}: {
  readonly acts: readonly Listed[];
  readonly label: string;
  readonly onChosen: () => void;
}) {
  const { board, text: say } = useTableContext();
  const ruleLink = useRuleLink();
  const [pages, setPages] = useState(1);
  const shown = acts.slice(0, PAGE * pages);
  return (
    <ul className="acts-list" aria-label={label}>
      {shown.map(({ step, act, refusal, text }) => (
        <li key={`${step} ${JSON.stringify(act)}`}>
          <button
            type="button"
            className="act"
            aria-disabled={refusal ? true : undefined}
            onClick={() => {
              if (refusal) ruleLink.open(refusal.rule);
              else {
                board.choose(step, act);
                onChosen();
              }
            }}
          >
            {text}
            {refusal && <span>{say.refusal(refusal)}</span>}
          </button>
          {refusal && <RuleChip rule={refusal.rule} />}
        </li>
      ))}
      {acts.length > shown.length && (
        <li>
          <button type="button" className="more" onClick={() => setPages(pages + 1)}>
            {en.table.acts.more(acts.length - shown.length)}
          </button>
        </li>
      )}
    </ul>
  );
}
