/** Which lessons are done, stored in this browser. */
import { create } from "zustand";

const KEY = "starboard.lessons";

/** The time each lesson was first done, in ms since 1970, by `game/lesson`. */
export type LessonProgress = Readonly<Record<string, number>>;

export const lessonKey = (game: string, lesson: string): string => `${game.replace(/@.*$/, "")}/${lesson}`;

/** Parses stored progress; anything that is not a time by a lesson's name is left out. */
export function readProgress(text: string | null): LessonProgress {
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? "null");
  } catch {
    return {};
  }
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return {};
  return Object.fromEntries(
    Object.entries(raw).filter(
      (entry): entry is [string, number] =>
        /^[a-z0-9-]+\/[a-z0-9-]+$/.test(entry[0]) && typeof entry[1] === "number" && Number.isFinite(entry[1]),
    ),
  );
}

/** Storage may be blocked; progress then lasts as long as the page. */
function stored(): LessonProgress {
  try {
    return readProgress(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

export const useProgress = create<{
  readonly done: LessonProgress;
  /** Notes that a lesson is done; the first time counts. */
  readonly finish: (game: string, lesson: string) => void;
}>()((set, get) => ({
  done: stored(),
  finish(game, lesson) {
    const key = lessonKey(game, lesson);
    // Another tab may have finished lessons too.
    const done = { ...stored(), ...get().done };
    if (done[key] === undefined) done[key] = Date.now();
    set({ done });
    try {
      localStorage.setItem(KEY, JSON.stringify(done));
    } catch {
      // Storage is blocked or full: the progress lasts as long as the page.
    }
  },
}));

/** The guided match among the lessons of a course. */
export const GUIDED_MATCH = "guided-match";
