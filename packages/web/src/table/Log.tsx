import { RuleChip, useMemo } from "@starboard/ui";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import * as en from "../messages/en.ts";
import { useTableContext, actorOf } from "./table-context.ts";
import { type Badge, SeatEmblem } from "../shell/SeatEmblem.tsx";

/** Lines shown initially; earlier lines load page by page. */
const PAGE = 120;

const NONE: readonly string[] = [];

/** The log, newest at the bottom; each line ends with its rule. */
export function Log({
  onChoose,
}: {
  /** Called when a line is chosen; a replay jumps there. */
  readonly onChoose?: (n: number) => void;
}) {
  const { pastFacts, currentFact, text, loaded, board } = useTableContext();
  const [pages, setPages] = useState(1);
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const passing = loaded.screen.transientFacts ?? NONE;
  const from = Math.max(0, pastFacts.length - PAGE * pages);
  const { screen } = loaded;
  const { view } = board;
  const lines = useMemo(
    () =>
      pastFacts
        .slice(from)
        .map((shown, i) => ({
          ...shown,
          by: actorOf(screen, shown, view),
          key: from + i,
          text: text.fact(shown.fact),
          why: shown.reason && text.actReason(shown.reason),
        }))
        .filter(({ fact }) => !passing.includes(fact.is)),
    [pastFacts, from, text, passing, screen, view],
  );
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const watch = (): void => {
      isAtEnd.current = element.scrollTop + element.clientHeight >= element.scrollHeight - 24;
    };
    // Keeps the newest line visible when the rail changes its size, for example for the guide.
    const resized = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    resized.observe(element);
    element.addEventListener("scroll", watch, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener("scroll", watch);
    };
  }, []);
  useLayoutEffect(() => {
    if (isAtEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  const sections = loaded.screen.sections ?? [];
  const badge = (seat: Parameters<typeof loaded.screen.badge>[1]): Badge => loaded.screen.badge(board.view, seat);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard
    <ol className="log" ref={list} aria-label={en.table.log.label} tabIndex={0}>
      {from > 0 && (
        <li className="log-more">
          <button type="button" className="more" onClick={() => setPages(pages + 1)}>
            {en.table.log.earlier(from)}
          </button>
        </li>
      )}
      {lines.length === 0 && <li className="log-none">{en.table.log.empty}</li>}
      {lines.map(({ key, n, by, fact, text, ordered, timed, why }, i) =>
        sections.includes(fact.is) ? (
          <li key={key} className="cut">
            {text} <RuleChip rule={fact.rule} />
          </li>
        ) : (
          <li key={key} className={fact === currentFact?.fact ? "now" : undefined}>
            {by === null ? <span /> : <SeatEmblem badge={badge(by)} />}
            {onChoose ? (
              <button type="button" className="log-line" onClick={() => onChoose(n)}>
                {text}
              </button>
            ) : (
              <span>
                {text}
                {why !== undefined && <q className="log-why">{why}</q>}
                {ordered && lines[i - 1]?.n !== n && (
                  <span className="log-mark" title={en.orders.markHint}>
                    {en.orders.mark}
                  </span>
                )}
                {timed && lines[i - 1]?.n !== n && (
                  <span className="log-mark" title={en.table.log.timedHint}>
                    {en.table.log.timed}
                  </span>
                )}
              </span>
            )}
            <RuleChip rule={fact.rule} />
          </li>
        ),
      )}
    </ol>
  );
}
