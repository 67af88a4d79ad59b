/**
 * Keeps the keyboard focus on the match page. A chosen action removes its own button, and browsers then drop the focus to
 * `body`: a keyboard user would start again at the top, and a screen reader would fall silent. Instead the focus moves to
 * the next decision.
 */
import { useEffect } from "react";

/** A part of the page with controls that decide something, by selector. */
const ACTIONS = ".acts-panel";
const PROMPT = ".ask";
const BOARD = ".app > .board";
const DOCK = ".app > .dock";
const OPEN = ":not([aria-disabled='true'], [disabled], [tabindex='-1'])";
/** Controls that a board or dock marks as answers to the current question, such as the cards that can be played. */
const ANSWERS = "[data-decision]";
/** Controls of a board or dock that are offers; zoom and view controls (`tool`) are not. */
const OFFERS = `button${OPEN}:not(.tool), [role='button']${OPEN}, [role='option']${OPEN}, g${OPEN}[tabindex], input${OPEN}`;

const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
const firstIn = (region: string, controls: string): HTMLElement | SVGElement | undefined => {
  const root = document.querySelector(region);
  const found = root ? [...root.querySelectorAll<HTMLElement | SVGElement>(controls)] : [];
  return found.find(isVisible);
};

/**
 * Returns the element that decides next: the first action if the player uses the list of actions, else the prompt's main
 * button, else the first marked answer on the board or in the dock, else the first offer in the region that had the
 * focus, else a button of the prompt other than Undo, else any other offer. While the player has nothing to decide it is the prompt, which says what the match waits
 * for.
 */
function nextDecision(region: string | null): HTMLElement | SVGElement | undefined {
  const prompt = document.querySelector<HTMLElement>(PROMPT);
  // A replay asks nothing; a focus on its board would take the keys of the timeline.
  if (!prompt) return undefined;
  const main = firstIn(PROMPT, `.btn.main${OPEN}`);
  if (prompt?.classList.contains("wait")) return main ?? prompt;
  const inList = region === ACTIONS ? firstIn(ACTIONS, `.act${OPEN}`) : undefined;
  const nearby = region === BOARD || region === DOCK ? firstIn(region, OFFERS) : undefined;
  return (
    inList ??
    main ??
    firstIn(BOARD, ANSWERS) ??
    firstIn(DOCK, ANSWERS) ??
    nearby ??
    firstIn(PROMPT, `.acts .btn:not(.quiet)${OPEN}`) ??
    firstIn(BOARD, OFFERS) ??
    firstIn(DOCK, OFFERS) ??
    prompt
  );
}

const regionOf = (element: Element | null): string | null =>
  [ACTIONS, PROMPT, DOCK, BOARD].find((region) => element?.closest(region)) ?? null;
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Moves a lost focus to the next decision, while the match page is shown. Only for players who use keys or assistive
 * technology: after a touch or a mouse click the focus stays where the browser puts it.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    let usesKeys = false;
    let region: string | null = null;
    /** Whether the focus waits at the prompt because there was nothing to decide. */
    let isParked = false;
    let frame = 0;
    const check = (): void => {
      // A focus in the browser's own controls is not lost.
      if (!usesKeys || !document.hasFocus()) return;
      if (document.querySelector("dialog[open], [popover]:popover-open:not([role=tooltip])")) return;
      const prompt = document.querySelector(PROMPT);
      if (!isLost() && !(isParked && document.activeElement === prompt)) return;
      const target = nextDecision(region);
      if (!target || target === document.activeElement) return;
      isParked = target === prompt;
      target.focus({ preventScroll: regionOf(target) === BOARD });
    };
    /** Checks in the next frame: browsers move the focus of hidden and disabled elements only when they render. */
    const schedule = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(check);
    };
    const onKey = (event: KeyboardEvent): void => {
      // Modifier keys alone belong to screen reader commands and shortcuts of the browser.
      if (["Control", "Alt", "Shift", "Meta"].includes(event.key)) return;
      usesKeys = true;
      schedule();
    };
    const onPointer = (): void => {
      usesKeys = false;
    };
    const onClick = (event: MouseEvent): void => {
      // Clicks by key or assistive technology carry no click count.
      if (event.detail === 0) usesKeys = true;
      schedule();
    };
    const onFocus = (event: FocusEvent): void => {
      const element = event.target instanceof Element ? event.target : null;
      region = regionOf(element) ?? region;
      if (element !== document.querySelector(PROMPT)) isParked = false;
    };
    const observer = new MutationObserver(() => {
      check();
      schedule();
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["class", "disabled", "open", "tabindex"],
    });
    window.addEventListener("keydown", onKey, true);
    window.addEventListener("pointerdown", onPointer, true);
    window.addEventListener("click", onClick, true);
    window.addEventListener("focusin", onFocus);
    window.addEventListener("focusout", schedule);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener("keydown", onKey, true);
      window.removeEventListener("pointerdown", onPointer, true);
      window.removeEventListener("click", onClick, true);
      window.removeEventListener("focusin", onFocus);
      window.removeEventListener("focusout", schedule);
    };
  }, []);
}
