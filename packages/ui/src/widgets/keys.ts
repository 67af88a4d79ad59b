/** Keys of a page: who handles a key press, and one listener for all keys of a component. */
import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Returns whether something other than the table handles a key press: a text field, an open dialog or menu, a focused
 * button that Space would press, an element that names the key in `data-own-keys`, or an earlier listener.
 */
export function isKeyHandled(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target;
  if (target instanceof HTMLElement) {
    if (target.dataset["ownKeys"]?.split(" ").includes(event.key) === true) return true;
    if (target.isContentEditable || target.matches("textarea, select")) return true;
    if (target instanceof HTMLInputElement && !NON_TEXT_TYPES.has(target.type)) return true;
    if (event.key === " " && target.matches("button, a, summary, input")) return true;
  }
  return document.querySelector("dialog[open], [popover]:popover-open:not([role=tooltip])") !== null;
}
const NON_TEXT_TYPES: ReadonlySet<string> = new Set(["range", "checkbox", "radio", "button"]);

/**
 * Calls `press` for every key that nothing else handles (`isKeyHandled`). It returns whether it used the key. With `first`
 * it is asked before the element that has the focus, for example before a board that moves with the arrow keys.
 */
export function usePageKeys(press: (event: KeyboardEvent) => boolean, first = false): void {
  const latest = useRef(press);
  // A layout effect, so that a key pressed as soon as a question appears meets that question.
  useLayoutEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      // Sliders and lists of choices need their arrow keys, which they handle last.
      if (first && event.target instanceof HTMLInputElement) return;
      if (!isKeyHandled(event) && latest.current(event)) event.preventDefault();
    };
    window.addEventListener("keydown", listen, { capture: first });
    return () => window.removeEventListener("keydown", listen, { capture: first });
  }, [first]);
}
