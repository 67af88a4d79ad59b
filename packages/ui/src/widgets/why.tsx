import type { RuleId } from "@starboard/kernel";
import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { RuleChip } from "./rule-link.tsx";

/** The text of a tip: a fact, its cause, and the rule. */
export interface Explanation {
  readonly fact: ReactNode;
  readonly cause?: ReactNode;
  readonly rule?: RuleId;
}
/** Shows and hides the page's only tip. It is placed beside the given element, which may be an SVG shape. */
export interface WhyTip {
  show(element: Element, explanation: Explanation): void;
  hide(): void;
}

const WhyTipContext = createContext<WhyTip>({ show: () => undefined, hide: () => undefined });
export const useWhyTip = (): WhyTip => useContext(WhyTipContext);

const TIP_ID = "why-tip";
/** Delay before a tip is hidden, in ms, so that the pointer can reach the rule chip in it. */
const LINGER_MS = 160;
const LONG_PRESS_MS = 420;

/** Provides the tip to all components inside. There is one at the root of each page. */
export function WhyProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly element: Element; readonly explanation: Explanation } | null>(null);
  const hideTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = useCallback(() => clearTimeout(hideTimer.current), []);
  const hide = useCallback(() => {
    clearTimeout(hideTimer.current);
    hideTimer.current = setTimeout(() => setShown(null), LINGER_MS);
  }, []);
  const tip = useMemo<WhyTip>(
    () => ({
      show(element, explanation) {
        clearTimeout(hideTimer.current);
        setShown({ element, explanation });
      },
      hide,
    }),
    [hide],
  );
  useEffect(() => {
    if (!shown) return;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === "Escape") setShown(null);
    };
    const close = (): void => setShown(null);
    const closeOutside = (event: globalThis.PointerEvent): void => {
      if (!(event.target instanceof Element && event.target.closest(`#${TIP_ID}`))) setShown(null);
    };
    // A control that is removed while its tip is shown reports neither leave nor blur.
    const removals = new MutationObserver(() => {
      if (!shown.element.isConnected) setShown(null);
    });
    removals.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("keydown", closeOnEscape);
    window.addEventListener("pointerdown", closeOutside, { capture: true });
    window.addEventListener("scroll", close, { capture: true, passive: true });
    return () => {
      removals.disconnect();
      window.removeEventListener("keydown", closeOnEscape);
      window.removeEventListener("pointerdown", closeOutside, { capture: true });
      window.removeEventListener("scroll", close, { capture: true });
    };
  }, [shown]);
  return (
    <WhyTipContext.Provider value={tip}>
      {children}
      {shown && <Bubble {...shown} stay={stay} hide={hide} />}
    </WhyTipContext.Provider>
  );
}

function Bubble({
  element,
  explanation,
  stay,
  hide,
}: {
  readonly element: Element;
  readonly explanation: Explanation;
  readonly stay: () => void;
  readonly hide: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tip = box.current;
    if (!tip) return;
    // Popovers are in the top layer: above dialogs and never clipped.
    if (!tip.matches(":popover-open")) tip.showPopover();
    const at = element.getBoundingClientRect();
    const { offsetWidth: w, offsetHeight: h } = tip;
    const above = at.top - h - 10 >= 8;
    const left = Math.min(Math.max(8, at.left + at.width / 2 - w / 2), window.innerWidth - w - 8);
    tip.style.left = `${left}px`;
    tip.style.top = `${above ? at.top - h - 10 : Math.min(at.bottom + 10, window.innerHeight - h - 8)}px`;
    tip.dataset["side"] = above ? "above" : "below";
    tip.style.setProperty("--at", `${Math.min(Math.max(14, at.left + at.width / 2 - left), w - 14)}px`);
    const described = element.getAttribute("aria-describedby");
    element.setAttribute("aria-describedby", TIP_ID);
    return () => {
      if (described === null) element.removeAttribute("aria-describedby");
      else element.setAttribute("aria-describedby", described);
    };
  }, [element, explanation]);
  return createPortal(
    // A landmark of its own, since it stands outside those of the page.
    <section aria-labelledby={TIP_ID}>
      <div
        ref={box}
        id={TIP_ID}
        role="tooltip"
        popover="manual"
        className="why"
        onPointerEnter={stay}
        onPointerLeave={hide}
      >
        <b>{explanation.fact}</b>
        {explanation.cause !== undefined && <span>{explanation.cause}</span>}
        {explanation.rule && <RuleChip rule={explanation.rule} />}
      </div>
    </section>,
    document.body,
  );
}

/** Returns handlers that show an explanation on hover, focus and long press, for a control or an SVG shape. */
export function useWhy(explanation: Explanation | undefined) {
  const tip = useContext(WhyTipContext);
  const pressTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pressTimer.current), []);
  if (!explanation) return {};
  return {
    onPointerEnter: (event: PointerEvent): void => {
      // On touch screens, browsers report a mouse that does not exist when the page moves after a touch.
      if (event.pointerType === "mouse" && window.matchMedia("(hover: hover)").matches)
        tip.show(event.currentTarget, explanation);
    },
    onPointerLeave: (): void => {
      clearTimeout(pressTimer.current);
      tip.hide();
    },
    onPointerDown: (event: PointerEvent): void => {
      if (event.pointerType === "mouse") return;
      const element = event.currentTarget;
      pressTimer.current = setTimeout(() => tip.show(element, explanation), LONG_PRESS_MS);
    },
    onPointerUp: (): void => clearTimeout(pressTimer.current),
    onFocus: (event: FocusEvent): void => {
      if (event.currentTarget.matches(":focus-visible")) tip.show(event.currentTarget, explanation);
    },
    onBlur: (): void => tip.hide(),
  };
}
