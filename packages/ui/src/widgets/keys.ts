/**
 * Returns whether something other than the table handles a key press: a text field, an open dialog or menu, a focused
 * button that Space would press, or an earlier listener.
 */
export function isKeyHandled(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target;
  if (target instanceof HTMLElement) {
    if (target.isContentEditable || target.matches("textarea, select")) return true;
    if (target instanceof HTMLInputElement && !NON_TEXT_TYPES.has(target.type)) return true;
    if (event.key === " " && target.matches("button, a, summary, input")) return true;
  }
  return document.querySelector("dialog[open], [popover]:popover-open:not([role=tooltip])") !== null;
}
const NON_TEXT_TYPES: ReadonlySet<string> = new Set(["range", "checkbox", "radio", "button"]);
