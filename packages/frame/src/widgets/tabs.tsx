import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

export interface Tab {
  readonly id: string;
  readonly title: ReactNode;
  /** Something new waits behind the tab. */
  readonly dot?: boolean;
  readonly body: ReactNode;
}

/** Tabs as the ARIA pattern has them: arrows move between the tabs, Tab goes into the panel. */
export function Tabs({
  label,
  tabs,
  open,
  onOpen,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly open: string;
  readonly onOpen: (id: string) => void;
}) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find((tab) => tab.id === open) ?? tabs[0];
  const move = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((tab) => tab.id === chosen?.id);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    onOpen((tabs[next] as Tab).id);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus, as the pattern asks */}
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
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
