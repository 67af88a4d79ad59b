import { useSyncExternalStore } from "react";

let lines: readonly { readonly key: number; readonly text: string }[] = [];
let next = 1;
const listeners = new Set<() => void>();

/** Announces a text to screen readers, after earlier ones. */
export function announce(text: string): void {
  lines = [...lines.slice(-7), { key: next++, text }];
  for (const listener of listeners) listener();
}

/** The live region for screen readers, once per page. */
export function Announcer() {
  const announced = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => lines,
  );
  return (
    // Placed at the top, because one pixel below a full-height page would make it scroll.
    <div className="sr" style={{ top: 0 }} role="log" aria-live="polite" aria-relevant="additions">
      {announced.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
