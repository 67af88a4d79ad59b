/** The settings of this browser, as state of the page. */
import { create } from "zustand";
import { readPreferences, type Preferences } from "./preferences.ts";

export {
  type HandOver,
  type Motion,
  type Preferences,
  type Recap,
  SPEEDS,
  STANDARD,
  type Theme,
} from "./preferences.ts";

const KEY = "starboard.settings";

/** Storage may be blocked; preferences then last as long as the page. */
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
      const { set: _, ...preferences } = get();
      try {
        localStorage.setItem(KEY, JSON.stringify(preferences));
      } catch {
        // Storage is blocked or full: the preference lasts as long as the page.
      }
    },
  }),
);

// Another tab of this browser has changed the preferences: language, theme and the rest hold here at once.
window.addEventListener("storage", ({ key, newValue }) => {
  if (key === KEY && newValue !== null) useSettings.setState(readPreferences(newValue));
});

/** Sets the theme and motion attributes that the style sheets use. */
export function applySettings({ theme, motion }: Preferences): void {
  const root = document.documentElement;
  root.dataset["theme"] = theme;
  if (motion === "system") delete root.dataset["motion"];
  else root.dataset["motion"] = motion;
  const ground = getComputedStyle(root).getPropertyValue("--panel").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
}

const prefersReducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
/** Whether motion is reduced: cuts instead of animation. */
export const useStillness = (): boolean =>
  useSettings((s) => s.motion === "still" || (s.motion === "system" && prefersReducedMotion.matches));
