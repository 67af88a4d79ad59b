import { create } from "zustand";
import { readPreferences, type Preferences } from "./preferences.ts";

export { type HandOver, type Motion, type Preferences, SPEEDS, STANDARD, type Theme } from "./preferences.ts";

const KEY = "starboard.settings";

/** Storage may be blocked altogether; settings then last as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const useSettings = create<Preferences & { readonly set: (change: Partial<Preferences>) => void }>()(
  (set, get) => ({
    ...readPreferences(stored()),
    set(change) {
      set(change);
      const { set: _, ...kept } = get();
      try {
        localStorage.setItem(KEY, JSON.stringify(kept));
      } catch {
        // Blocked or full: the choice still holds for this page.
      }
    },
  }),
);

/** Puts theme and stillness where the style sheets look for them. */
export function applySettings({ theme, motion }: Preferences): void {
  const root = document.documentElement;
  root.dataset["theme"] = theme;
  if (motion === "system") delete root.dataset["motion"];
  else root.dataset["motion"] = motion;
  const ground = getComputedStyle(root).getPropertyValue("--panel").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
}

const wishesStillness = window.matchMedia("(prefers-reduced-motion: reduce)");
/** Whether things should stand still: cuts instead of movement. */
export const useStillness = (): boolean =>
  useSettings((s) => s.motion === "still" || (s.motion === "system" && wishesStillness.matches));
