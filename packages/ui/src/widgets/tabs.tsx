import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { en } from "../text/en.ts";
import { Menu } from "./dialog.tsx";
import { Icon } from "./icon.tsx";

export interface Tab {
  readonly id: string;
  readonly title: string;
  /** True if the tab has unread content. */
  readonly dot?: boolean;
  readonly body: ReactNode;
}

/** Estimated widths in pixels: a letter of a title, the padding of a tab, the button of the menu. */
const LETTER_WIDTH = 7.6;
const TAB_PADDING = 18;
const MENU_WIDTH = 44;

/** Returns the tabs that fit into `room` pixels, always including the open one, and the other tabs. */
export function fittingTabs(
  tabs: readonly Tab[],
  open: string | undefined,
  room: number,
): { readonly row: Tab[]; readonly rest: Tab[] } {
  const width = (tab: Tab): number => tab.title.length * LETTER_WIDTH + TAB_PADDING;
  const total = tabs.reduce((sum, tab) => sum + width(tab), 0);
  if (total <= room) return { row: [...tabs], rest: [] };
  let left = room - MENU_WIDTH;
  const chosen = tabs.find((tab) => tab.id === open);
  if (chosen) left -= width(chosen);
  const row = tabs.filter((tab) => {
    if (tab === chosen) return true;
    left -= width(tab);
    return left >= 0;
  });
  return { row, rest: tabs.filter((tab) => !row.includes(tab)) };
}

/** Tabs by the ARIA pattern: arrows move between tabs, Tab moves into the panel. Tabs that do not fit are in a menu. */
export function Tabs({
  label,
  tabs,
  open,
  onOpen,
  room = Number.POSITIVE_INFINITY,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly open: string;
  readonly onOpen: (id: string) => void;
  /** Width of the row in pixels. */
  readonly room?: number;
}) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find((tab) => tab.id === open) ?? tabs[0];
  const { row, rest } = fittingTabs(tabs, chosen?.id, room);
  const move = (event: KeyboardEvent): void => {
    const at = row.findIndex((tab) => tab.id === chosen?.id);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: row.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + row.length) % row.length;
    onOpen((row[next] as Tab).id);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <>
      <div className="tabs">
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- by the ARIA pattern the tabs inside take the focus */}
        <div ref={list} className="tab-list" role="tablist" aria-label={label} onKeyDown={move}>
          {row.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}`}
              aria-selected={tab.id === chosen?.id}
              aria-controls={`${base}-panel`}
              tabIndex={tab.id === chosen?.id ? 0 : -1}
              onClick={() => onOpen(tab.id)}
            >
              {tab.title}
              {tab.dot === true && <i className="dot" />}
            </button>
          ))}
        </div>
        {rest.length > 0 && (
          <Menu label={en.moreTabs} className="tab-more" trigger={<Icon name="down" size={16} />}>
            {rest.map((tab) => (
              <button key={tab.id} type="button" className="menu-item" onClick={() => onOpen(tab.id)}>
                {tab.title}
              </button>
            ))}
          </Menu>
        )}
      </div>
      <div
        className="tab-panel"
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={chosen ? `${base}-${chosen.id}` : undefined}
      >
        {chosen?.body}
      </div>
    </>
  );
}

/** A choice between a few options, all of which are shown. */
export function Segments<T extends string>({
  label,
  value,
  options,
  onChange,
  className,
}: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly name: ReactNode }[];
  readonly onChange: (value: T) => void;
  readonly className?: string;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out as one line of buttons in every browser
    <div className={`seg${className ? ` ${className}` : ""}`} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.name}
        </button>
      ))}
    </div>
  );
}
