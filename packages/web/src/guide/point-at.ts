/** The element that "Show me" points at, its name, and where the keyboard goes. */

/** What is needed of an element and of the document, so that it can be decided without a page. */
export interface Target {
  getBoundingClientRect(): { readonly width: number; readonly height: number };
}
interface Root<E extends Target> {
  querySelectorAll(selector: string): Iterable<E>;
}

/** Returns the first visible element of the first selector that has one; undefined if none is on the screen. */
export function firstVisible<E extends Target>(selectors: readonly string[], root: Root<E>): E | undefined {
  for (const selector of selectors)
    for (const element of root.querySelectorAll(selector)) {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) return element;
    }
  return undefined;
}

/** Returns the accessible name of an element, as far as it is written on it. */
export function nameOf(element: Pick<Element, "closest" | "querySelector" | "textContent">): string {
  const labelled = element.closest("[aria-label]") ?? element.querySelector("[aria-label]");
  return labelled?.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 80) ?? "";
}

const FOCUSABLE = "button, a[href], input, select, [tabindex]";

/** Returns the element that takes the focus: the element itself or the first control in it. */
export const focusable = (element: Element | undefined): HTMLElement | SVGElement | null =>
  element?.matches(FOCUSABLE)
    ? (element as HTMLElement)
    : (element?.querySelector<HTMLElement | SVGElement>(FOCUSABLE) ?? null);
