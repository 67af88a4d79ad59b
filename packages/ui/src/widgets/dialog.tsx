import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { en } from "../text/en.ts";
import { Tool } from "./button.tsx";
import { Icon } from "./icon.tsx";

/** A modal dialog. The browser's `dialog` element traps the focus, restores it, and closes on Escape. */
export function Dialog({
  title,
  onClose,
  children,
  wide,
}: {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly wide?: boolean;
}) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // A layout effect closes the dialog before it leaves the page; only then the browser gives the focus back.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    // The first control is "Close", whose tip would cover the title, so the title takes the focus instead.
    heading.current?.focus();
    return () => dialog.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside the dialog closes it; the element itself handles Escape
    <dialog
      ref={box}
      className={`dialog${wide === true ? " wide" : ""}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === box.current) onClose();
      }}
    >
      <div className="dialog-body">
        <header>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <Tool label={en.close} onClick={onClose}>
            <Icon name="cross" />
          </Tool>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** A menu that opens from a button. It closes on Escape, on a click elsewhere, and when a `.menu-item` is chosen. */
export function Menu({
  label,
  trigger,
  align = "end",
  className,
  children,
}: {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly align?: "start" | "end";
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const place = (): void => {
    const menu = box.current;
    const at = button.current?.getBoundingClientRect();
    if (!menu || !at) return;
    const left = align === "end" ? at.right - menu.offsetWidth : at.left;
    menu.style.left = `${Math.min(Math.max(8, left), window.innerWidth - menu.offsetWidth - 8)}px`;
    const below = at.bottom + 6 + menu.offsetHeight <= window.innerHeight - 8;
    menu.style.top = `${below ? at.bottom + 6 : Math.max(8, at.top - menu.offsetHeight - 6)}px`;
  };
  return (
    <>
      <button ref={button} type="button" className={className ?? "tool"} aria-label={label} popoverTarget={id}>
        {trigger}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the items are the controls; this only closes the menu */}
      <div
        ref={box}
        id={id}
        popover="auto"
        className="menu"
        onToggle={place}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest(".menu-item")) box.current?.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}
