import { useSyncExternalStore } from "react";

let lines: readonly { readonly key: number; readonly text: string }[] = [];
let next = 1;
const listeners = new Set<() => void>();

/** Says a text to screen readers, after what was said before. */
export function announce(text: string): void {
  lines = [...lines.slice(-7), { key: next++, text }];
  for (const listener of listeners) listener();
}

/** The place screen readers listen to; once per page. */
export function Announcer() {
  const said = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => lines,
  );
  return (
    // At the top: below a page that fills the window even one pixel would make it scroll.
    <div className="sr" style={{ top: 0 }} role="log" aria-live="polite" aria-relevant="additions">
      {said.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
