import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { en } from "../text/en.ts";
import { Menu } from "./dialog.tsx";
import { Icon } from "./icon.tsx";

export interface Tab {
  readonly id: string;
  readonly title: string;
  /** Something new waits behind the tab. */
  readonly dot?: boolean;
  readonly body: ReactNode;
}

/** Widths in pixels for deciding what fits: a letter of a title, the space around a title, the button for the rest. */
const LETTER = 7.6;
const AROUND = 18;
const REST = 44;

/** The tabs that fit into `room` pixels, the open one always among them, and the rest. */
export function fittingTabs(
  tabs: readonly Tab[],
  open: string | undefined,
  room: number,
): { readonly row: Tab[]; readonly rest: Tab[] } {
  const width = (tab: Tab): number => tab.title.length * LETTER + AROUND;
  const total = tabs.reduce((sum, tab) => sum + width(tab), 0);
  if (total <= room) return { row: [...tabs], rest: [] };
  let left = room - REST;
  const chosen = tabs.find((tab) => tab.id === open);
  if (chosen) left -= width(chosen);
  const row = tabs.filter((tab) => {
    if (tab === chosen) return true;
    left -= width(tab);
    return left >= 0;
  });
  return { row, rest: tabs.filter((tab) => !row.includes(tab)) };
}

/** Tabs as the ARIA pattern has them: arrows move between the tabs, Tab goes into the panel. What does not fit is a menu. */
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
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus, as the pattern asks */}
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

/** A choice of one among few, shown whole. */
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
