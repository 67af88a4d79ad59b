/** The learner's place in each guided match, stored in this browser so that it survives a reload and a closed tab. */
import type { MoveInput } from "@starboard/wire";
import type { GuideProgress } from "./guide-progress.ts";

export interface GuidePlace {
  readonly acts: readonly MoveInput[];
  readonly progress: GuideProgress;
}
/** What a place belongs to. A changed edition or list of lessons starts the guide from the beginning. */
export interface GuideId {
  /** `game@edition`. */
  readonly game: string;
  /** The lesson of a course; null for the guided match. */
  readonly name: string | null;
  readonly lessons: readonly string[];
}

const keyOf = ({ game, name }: GuideId): string => `starboard.guide.${game}${name === null ? "" : `/${name}`}`;

export function savePlace(id: GuideId, place: GuidePlace): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ lessons: id.lessons, ...place }));
  } catch {
    // Storage is blocked or full: the place lasts as long as the page.
  }
}

export function loadPlace(id: GuideId): GuidePlace | null {
  try {
    return readPlace(id, localStorage.getItem(keyOf(id)));
  } catch {
    return null;
  }
}

/** The guided matches that were begun and not finished in this browser, with the number of the current lesson. */
export function startedGuides(): ReadonlyMap<string, { readonly at: number; readonly of: number }> {
  const found = new Map<string, { at: number; of: number }>();
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i) ?? "";
      const game = /^starboard\.guide\.([a-z0-9-]+)@\d+$/.exec(key)?.[1];
      const lessons = game && (JSON.parse(localStorage.getItem(key) ?? "null") as { lessons?: unknown }).lessons;
      if (!game || !Array.isArray(lessons)) continue;
      const place = readPlace(
        { game: key.slice("starboard.guide.".length), name: null, lessons },
        localStorage.getItem(key),
      );
      if (place && place.acts.length > 0 && place.progress.result === null)
        found.set(game, { at: place.progress.past.length + 1, of: lessons.length });
    }
  } catch {
    // Storage is blocked or damaged: no guide counts as begun.
  }
  return found;
}

/** Parses a stored place; null if it is damaged or belongs to other lessons. */
export function readPlace(id: GuideId, text: string | null): GuidePlace | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? "null");
  } catch {
    return null;
  }
  if (typeof raw !== "object" || raw === null) return null;
  const { lessons, acts, progress } = raw as Record<string, unknown>;
  if (JSON.stringify(lessons) !== JSON.stringify(id.lessons)) return null;
  if (!Array.isArray(acts) || !acts.every(isMove)) return null;
  if (!isProgress(progress, id.lessons.length)) return null;
  return { acts, progress };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isMove = (value: unknown): value is MoveInput =>
  isObject(value) &&
  typeof value["step"] === "string" &&
  isObject(value["act"]) &&
  typeof value["act"]["do"] === "string";
const isCount = (value: unknown): boolean => typeof value === "number" && Number.isInteger(value) && value >= 0;
const isProgress = (value: unknown, lessons: number): value is GuideProgress =>
  isObject(value) &&
  Array.isArray(value["past"]) &&
  value["past"].length <= lessons &&
  value["past"].every((state) => ["done", "missed", "skipped"].includes(state as string)) &&
  Array.isArray(value["goals"]) &&
  value["goals"].every((id) => typeof id === "string") &&
  isObject(value["since"]) &&
  isCount(value["since"]["facts"]) &&
  isCount(value["since"]["acts"]) &&
  [null, "won", "lost", "undecided"].includes(value["result"] as null);
