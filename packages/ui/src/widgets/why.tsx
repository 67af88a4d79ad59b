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

/** What a tip says: the fact, its cause, the rule behind it. */
export interface Explanation {
  readonly fact: ReactNode;
  readonly cause?: ReactNode;
  readonly rule?: RuleId;
}
/** Shows and hides the one tip of the page. Coordinates come from the element, so SVG shapes work as well as buttons. */
export interface WhyTip {
  show(element: Element, reasoning: Explanation): void;
  hide(): void;
}

const WhyTipContext = createContext<WhyTip>({ show: () => undefined, hide: () => undefined });
export const useWhyTip = (): WhyTip => useContext(WhyTipContext);

const TIP_ID = "why-tip";
/** Time for the pointer to travel from a thing into its tip, to reach the rule chip. */
const LINGER_MS = 160;
const LONG_PRESS_MS = 420;

/** Holds the tip for everything inside; one per page, at the root. */
export function WhyProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly element: Element; readonly reasoning: Explanation } | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = useCallback(() => clearTimeout(leaving.current), []);
  const hide = useCallback(() => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setShown(null), LINGER_MS);
  }, []);
  const tip = useMemo<WhyTip>(
    () => ({
      show(element, reasoning) {
        clearTimeout(leaving.current);
        setShown({ element, reasoning });
      },
      hide,
    }),
    [hide],
  );
  useEffect(() => {
    if (!shown) return;
    const escape = (event: KeyboardEvent): void => {
      if (event.key === "Escape") setShown(null);
    };
    const gone = (): void => setShown(null);
    const elsewhere = (event: globalThis.PointerEvent): void => {
      if (!(event.target instanceof Element && event.target.closest(`#${TIP_ID}`))) setShown(null);
    };
    window.addEventListener("keydown", escape);
    window.addEventListener("pointerdown", elsewhere, { capture: true });
    window.addEventListener("scroll", gone, { capture: true, passive: true });
    return () => {
      window.removeEventListener("keydown", escape);
      window.removeEventListener("pointerdown", elsewhere, { capture: true });
      window.removeEventListener("scroll", gone, { capture: true });
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
  reasoning,
  stay,
  hide,
}: {
  readonly element: Element;
  readonly reasoning: Explanation;
  readonly stay: () => void;
  readonly hide: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tip = box.current;
    if (!tip) return;
    // The top layer: above dialogs, and not clipped by anything.
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
  }, [element, reasoning]);
  return createPortal(
    <div
      ref={box}
      id={TIP_ID}
      role="tooltip"
      popover="manual"
      className="why"
      onPointerEnter={stay}
      onPointerLeave={hide}
    >
      <b>{reasoning.fact}</b>
      {reasoning.cause !== undefined && <span>{reasoning.cause}</span>}
      {reasoning.rule && <RuleChip rule={reasoning.rule} />}
    </div>,
    document.body,
  );
}

/** Handlers that show a reason on hover, focus and long press; spread them on a control or an SVG shape. */
export function useWhy(reasoning: Explanation | undefined) {
  const tip = useContext(WhyTipContext);
  const pressing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pressing.current), []);
  if (!reasoning) return {};
  return {
    onPointerEnter: (event: PointerEvent): void => {
      // Where nothing hovers, a page that moves under a finger that has just left tells of a mouse that is not there.
      if (event.pointerType === "mouse" && window.matchMedia("(hover: hover)").matches)
        tip.show(event.currentTarget, reasoning);
    },
    onPointerLeave: (): void => {
      clearTimeout(pressing.current);
      tip.hide();
    },
    onPointerDown: (event: PointerEvent): void => {
      if (event.pointerType === "mouse") return;
      const element = event.currentTarget;
      pressing.current = setTimeout(() => tip.show(element, reasoning), LONG_PRESS_MS);
    },
    onPointerUp: (): void => clearTimeout(pressing.current),
    onFocus: (event: FocusEvent): void => {
      if (event.currentTarget.matches(":focus-visible")) tip.show(event.currentTarget, reasoning);
    },
    onBlur: (): void => tip.hide(),
  };
}
