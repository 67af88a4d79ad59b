import { Icon, RuleLinkProvider, Tabs, type Tab, Tool } from "@starboard/ui";
import { type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import * as en from "../messages/en.ts";
import { href } from "../router.ts";
import { useCompact, useMedia } from "../shell/media.ts";
import { ObjectivesStrip } from "./ObjectivesStrip.tsx";
import { useFocusKeeper } from "./focus.ts";
import { phoneTabs } from "./phone-tabs.ts";
import { isKernelRule, type TableContext, TableContextProvider } from "./table-context.ts";
import "./table.css";

/** Width of the tab row in pixels, in wide and narrow windows. */
const WIDE = 308;
const NARROW = 268;

/** The layout of a match: top bar, board, dock, prompt and rail; on a phone the rail is a sheet. */
export function TableLayout({
  staged,
  top,
  overlay,
  guide,
  strip,
  ended,
  rail,
  recap,
  prompt,
  seats,
  tabs,
  tab,
  onTab,
  onRule,
  still = false,
  at,
}: {
  readonly staged: TableContext;
  readonly top: ReactNode;
  /** Over the board: a covered screen, or numbers beside places. */
  readonly overlay?: ReactNode;
  /** Notices beside the board: in the rail, or over the lower edge of a phone's board. */
  readonly guide?: ReactNode;
  /** A row of its own above the prompt line, so that it never covers the board. */
  readonly strip?: ReactNode;
  /** The end of the match: in place of the dock, or over the board of a phone. */
  readonly ended?: ReactNode;
  /** In the rail above the tabs; on a phone below the seats. */
  readonly rail?: ReactNode;
  /** What other players did; takes the place of the tabs until it is closed, on a phone that of the dock too. */
  readonly recap?: ReactNode;
  readonly prompt: ReactNode;
  readonly seats: ReactNode;
  readonly tabs: readonly Tab[];
  /** The open tab; null on a phone while the sheet is closed. */
  readonly tab: string | null;
  readonly onTab: (id: string | null) => void;
  readonly onRule: (rule: string) => void;
  /** Whether play has ended, so that the dock is hidden. */
  readonly still?: boolean;
  /** Number of entries behind the shown moment; lets tests tell moments apart. */
  readonly at?: number;
}) {
  const compact = useCompact();
  useFocusKeeper();
  const wide = useMedia("(min-width: 1181px)");
  const { Board, Dock, Aside } = staged.loaded.screen;
  const game = staged.loaded.id;
  const ruleLink = useMemo(
    () => ({
      open: onRule,
      href: (rule: string) => href({ at: "rules", game: isKernelRule(rule) ? "kernel" : game, rule }),
    }),
    [onRule, game],
  );
  return (
    <TableContextProvider value={staged}>
      <RuleLinkProvider value={ruleLink}>
        <div className="app" data-game={game} data-at={at}>
          <div className="head">
            {top}
            <ObjectivesStrip />
          </div>
          <main className="board" id="content" aria-label={en.table.board}>
            <Board {...staged.board} />
            {overlay}
            {compact && guide}
            {compact && ended && <div className="ended-page">{ended}</div>}
          </main>
          {!compact && ended && <div className="dock ended-dock">{ended}</div>}
          {Dock && !still && !ended && (
            <section className="dock" aria-label={en.table.dock}>
              <Dock {...staged.board} />
            </section>
          )}
          {strip}
          {prompt}
          {compact && recap}
          {compact ? (
            <Sheet
              tabs={[
                {
                  id: "seats",
                  title: en.table.tabs.seats,
                  body: (
                    <>
                      {seats}
                      {rail}
                    </>
                  ),
                },
                ...tabs,
              ]}
              open={tab}
              onOpen={onTab}
            />
          ) : (
            <aside className="rail" aria-label={en.table.rail}>
              {seats}
              {guide}
              {Aside && !recap && <Aside {...staged.board} />}
              {rail}
              {recap ?? (
                <Tabs
                  label={en.table.tabs.label}
                  tabs={tabs}
                  open={tab ?? "log"}
                  onOpen={onTab}
                  room={wide ? WIDE : NARROW}
                />
              )}
            </aside>
          )}
        </div>
      </RuleLinkProvider>
    </TableContextProvider>
  );
}

/** The id of the sheet that lists the tabs without a place in the row. */
const MORE = "more";

/** The rail on a phone: a row of tabs, and a sheet over the board. */
function Sheet({
  tabs,
  open,
  onOpen,
}: {
  readonly tabs: readonly Tab[];
  readonly open: string | null;
  readonly onOpen: (id: string | null) => void;
}) {
  const box = useRef<HTMLDialogElement>(null);
  const { row, rest } = phoneTabs(tabs);
  const more: Tab = {
    id: MORE,
    title: en.table.tabs.more,
    dot: rest.some((tab) => tab.dot === true),
    body: (
      <ul className="sheet-more">
        {rest.map((tab) => (
          <li key={tab.id}>
            <button type="button" onClick={() => onOpen(tab.id)}>
              {tab.title}
              {tab.dot === true && <i className="dot" />}
            </button>
          </li>
        ))}
      </ul>
    ),
  };
  const buttons = rest.length > 0 ? [...row, more] : row;
  const chosen = open === MORE ? more : tabs.find((tab) => tab.id === open);
  const up = chosen !== undefined;
  // A layout effect closes it together with its content: the browser then gives the focus back before anything looks for
  // a lost one.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    if (up && !dialog.open) dialog.showModal();
    if (!up && dialog.open) dialog.close();
  }, [up]);
  return (
    <aside className="sheet-bar" aria-label={en.table.rail}>
      {buttons.map((tab) => (
        <button
          key={tab.id}
          type="button"
          aria-expanded={tab.id === open || (tab === more && rest.some(({ id }) => id === open))}
          onClick={() => onOpen(tab.id)}
        >
          {tab.title}
          {tab.dot === true && (
            <>
              <i className="dot" />
              <span className="sr">{en.table.tabs.unread}</span>
            </>
          )}
        </button>
      ))}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a touch beside the sheet closes it; the key for that is Escape, which the element brings */}
      <dialog
        ref={box}
        className="sheet"
        aria-label={chosen?.title ?? en.table.rail}
        onCancel={(event) => {
          event.preventDefault();
          onOpen(null);
        }}
        onClose={() => onOpen(null)}
        onClick={(event) => {
          if (event.target === box.current) onOpen(null);
        }}
      >
        {chosen && (
          <div className="sheet-body">
            <header>
              <h2>{chosen.title}</h2>
              <Tool label={en.table.closeSheet} onClick={() => onOpen(null)}>
                <Icon name="cross" />
              </Tool>
            </header>
            {chosen.body}
          </div>
        )}
      </dialog>
    </aside>
  );
}
