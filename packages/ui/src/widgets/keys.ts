/**
 * Whether a key press belongs to something else than the table: a field that takes text, an open dialog or menu, a
 * focused button that Space would press, or a listener that has used it already.
 */
export function isKeyHandled(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target;
  if (target instanceof HTMLElement) {
    if (target.isContentEditable || target.matches("textarea, select")) return true;
    if (target instanceof HTMLInputElement && !NO_TEXT.has(target.type)) return true;
    if (event.key === " " && target.matches("button, a, summary, input")) return true;
  }
  return document.querySelector("dialog[open], [popover]:popover-open:not([role=tooltip])") !== null;
}
const NO_TEXT: ReadonlySet<string> = new Set(["range", "checkbox", "radio", "button"]);
