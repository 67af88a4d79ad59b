/** What other players did since a viewer last looked: the facts that concern the viewer first. Pure functions. */
import type { Fact, GameState, Seat, Viewer } from "@starboard/kernel";
import { seededDraws } from "@starboard/kernel";
import type { LoadedGame } from "../loaded-game.ts";
import * as en from "../messages/en.ts";
import type { Recap as RecapPreference } from "../settings/preferences.ts";
import type { ShownFact } from "./playback.ts";
import { actorOf } from "./table-context.ts";

/** One entry of the log by another player, with the facts worth telling. */
export interface RecapItem {
  /** Number of the entry. */
  readonly n: number;
  readonly actor: Seat | null;
  /** At least one. Of an entry that concerns the viewer, only the facts that do. */
  readonly facts: readonly Fact[];
  readonly concernsViewer: boolean;
  /** The place on the board to show; null if there is none. */
  readonly place: string | null;
}

/** The entries by others from number `from` on, oldest first. The viewer's own acts and section headings are left out. */
export function recapItems(
  loaded: LoadedGame,
  view: object,
  viewer: Seat,
  facts: readonly ShownFact[],
  from: number,
): RecapItem[] {
  const { game, screen } = loaded;
  const silent = new Set([...(screen.sections ?? []), ...(screen.transientFacts ?? [])]);
  const recent = facts.filter(({ n, fact }) => n >= from && !silent.has(fact.is));
  if (recent.length === 0) return [];
  // Whom a fact concerns depends on public things only, so any state that is consistent with the view will do.
  const state = game.concerns && (game.determinize(view, viewer, seededDraws(from + 1)) as GameState);
  const concerns = (fact: Fact): boolean => (state && game.concerns?.(state, fact).includes(viewer)) ?? false;
  const items: RecapItem[] = [];
  for (const n of new Set(recent.map((one) => one.n))) {
    const ofEntry = recent.filter((one) => one.n === n);
    const own = ofEntry.filter(({ fact }) => concerns(fact));
    const listed = own.length > 0 ? own : ofEntry;
    const first = listed[0] as ShownFact;
    const actor = actorOf(screen, first, view);
    if (first.by === viewer || (actor === viewer && own.length === 0)) continue;
    const places = listed.map(({ fact }) => screen.placeOf?.(fact, view) ?? null);
    items.push({
      n,
      actor,
      facts: listed.map(({ fact }) => fact),
      concernsViewer: own.length > 0,
      place: places.find((place) => place !== null) ?? null,
    });
  }
  return items;
}

/** The numbers of the items that concern the viewer, as the list counts them, by place. */
export function placeNumbers(
  items: readonly RecapItem[],
): readonly { readonly place: string; readonly numbers: readonly number[] }[] {
  const own = items.filter(({ concernsViewer }) => concernsViewer);
  const byPlace = Map.groupBy(
    own.flatMap(({ place }, i) => (place === null ? [] : [{ place, number: i + 1 }])),
    ({ place }) => place,
  );
  return [...byPlace].map(([place, list]) => ({ place, numbers: list.map(({ number }) => number) }));
}

/** How the viewer came to a moment: watching, skipping the playback, or returning to the page. */
export type Manner = "watched" | "skipped" | "away";
export interface Arrival {
  readonly manner: Manner;
  /** Whether the player is asked now. */
  readonly isAsked: boolean;
}

/**
 * Whether the page sums up. By default it does so after something was missed, and after several players moved with
 * something that concerns the viewer; in a duel whose playback has just shown everything it does not.
 */
export function isRecapDue(when: RecapPreference, items: readonly RecapItem[], { manner, isAsked }: Arrival): boolean {
  if (when === "never" || items.length === 0) return false;
  const concerning = items.filter(({ concernsViewer }) => concernsViewer).length;
  if (manner === "away") return when === "always" || concerning > 0 || items.length > 2;
  if (manner === "skipped" && concerning > 0) return true;
  if (!isAsked) return false;
  return when === "always" || (concerning > 0 && actorsOf(items).length > 1);
}

/** Events that are read out at once; the key of the next event reads the others. */
const MAX_SPOKEN = 3;

/** What screen readers hear of a recap: how much it is, then what happened, unless the playback has just shown it. */
export function recapSpeech(title: string, events: readonly string[], manner: Manner): readonly string[] {
  const spoken = manner === "watched" ? [] : events.slice(0, MAX_SPOKEN);
  const left = events.length - spoken.length;
  return [
    en.recap.spoken(title, events.length),
    ...spoken,
    ...(spoken.length > 0 && left > 0 ? [en.recap.spokenMore(left)] : []),
  ];
}

/** The players of the items, each once. */
export const actorsOf = (items: readonly RecapItem[]): readonly Seat[] => [
  ...new Set(items.flatMap(({ actor }) => (actor === null ? [] : [actor]))),
];

/** The entry number up to which each viewer has seen a match, from untrusted text. */
export function readSeen(text: string | null): Readonly<Record<string, number>> {
  try {
    const raw: unknown = JSON.parse(text ?? "null");
    if (typeof raw !== "object" || raw === null) return {};
    return Object.fromEntries(Object.entries(raw).filter(([, at]) => Number.isSafeInteger(at)));
  } catch {
    return {};
  }
}

/** A key of storage: one viewer of one match. */
export const seenKey = (match: string): string => `starboard.seen.${match}`;
export const viewerKey = (viewer: Viewer): string => String(viewer);
