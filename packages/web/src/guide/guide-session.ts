/** A guided match in this browser: its source for the match page, the learner's progress, and its storage. */
import { type AnyGame, editionName, isRefusal, type SeatOccupant } from "@starboard/kernel";
import type { ClientResult, MatchClient } from "@starboard/match";
import type { Guide } from "@starboard/ui";
import type { Update } from "@starboard/wire";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { MatchSource } from "../table/match-source.ts";
import { createGuidedMatch, type GuidedMatch, type PlayedRun } from "./guided-match.ts";
import { advance, type GuideProgress, NO_PROGRESS, type Sight } from "./guide-progress.ts";
import { loadPlace, savePlace } from "./guide-storage.ts";

export interface GuideState {
  readonly progress: GuideProgress;
  /** The learner's acts whose facts have all been shown. Facts are shown one by one after an act. */
  readonly acts: number;
  /** Whether the strip shows its title and goals only; null if the learner has not chosen. */
  readonly folded: boolean | null;
}
export interface GuideSession extends StoreApi<GuideState> {
  readonly guide: Guide;
  readonly source: MatchSource;
  /** Advances the lessons to what the learner sees. */
  see(sight: Omit<Sight, "acts">): void;
  /** Begins the battle and its lessons again. */
  restart(): void;
}

/** Opens the guided match of a game where the learner left it. */
export function openGuide(game: AnyGame, guide: Guide, seats: readonly SeatOccupant[]): GuideSession {
  const id = { game: editionName(game), lessons: guide.lessons.map((lesson) => lesson.id) };
  const place = loadPlace(id);
  let match: GuidedMatch = createGuidedMatch(game, guide, seats, place?.acts);
  // If the rules refuse a stored act, the lessons would be ahead of the battle.
  const fits = place !== null && match.acts.length === place.acts.length;
  if (place && !fits) match = createGuidedMatch(game, guide, seats);
  const store = createStore<GuideState>()(() => ({
    progress: place && fits ? place.progress : NO_PROGRESS,
    acts: match.acts.length,
    folded: null,
  }));
  const save = (): void => savePlace(id, { acts: match.acts, progress: store.getState().progress });
  const watchers = new Map<(update: Update) => void, number>();
  /** Sends each watcher what it has not seen; after a step back, everything. */
  const publish = (from?: 0): void => {
    for (const [watcher, at] of watchers) {
      const update = match.update(from ?? at);
      watchers.set(watcher, update.at);
      watcher(update);
    }
  };
  const unsupported: ClientResult<never> = { bad: [{ code: "WEB_GUIDE", at: "" }] };
  const client: MatchClient = {
    create: async () => unsupported,
    fork: async () => unsupported,
    list: async () => ({ ok: { matches: [], unreadable: [] } }),
    watch(_match, viewer, onUpdate) {
      // The page watches the public view too until it knows its seats; here there is only the learner.
      const watcher = (update: Update): void => onUpdate({ ...update, viewer });
      watchers.set(watcher, 0);
      // The page counts on being called after `watch` has returned, as over a connection.
      queueMicrotask(() => {
        if (!watchers.has(watcher)) return;
        const update = match.update(0);
        watchers.set(watcher, update.at);
        watcher(update);
      });
      return () => watchers.delete(watcher);
    },
    async commit(_match, _seat, _at, moves) {
      const played = match.commit(moves);
      save();
      publish();
      return isRefusal(played) ? { refused: played, move: 0 } : { ok: played as PlayedRun };
    },
    async takeBack(_match, _seat, at) {
      const refused = match.takeBack();
      save();
      publish(0);
      return refused ? { refused, move: 0 } : { ok: { at } };
    },
    edition: async () => unsupported,
    seat: async () => unsupported,
    record: async () => unsupported,
    importRecord: async () => unsupported,
    remove: async () => unsupported,
    analysis: async () => unsupported,
    onNotice: () => () => {},
    connection: "up",
    onConnection: () => () => {},
    retry: () => {},
    close: () => {},
  };
  return {
    ...store,
    guide,
    source: {
      client: () => client,
      localSeats: () => [guide.seat],
      link: () => ({ at: "guide", game: game.id }),
      record: async () => "",
      asksEverything: true,
    },
    see(sight) {
      const before = store.getState();
      // Once the learner is asked again, everything that followed the last act has been shown.
      const acts = sight.offers.length > 0 ? match.acts.length : before.acts;
      const progress = advance(guide, before.progress, { ...sight, acts });
      if (acts === before.acts && progress === before.progress) return;
      store.setState({ progress, acts });
      save();
    },
    restart() {
      match = createGuidedMatch(game, guide, seats);
      store.setState({ progress: NO_PROGRESS, acts: 0, folded: null });
      save();
      publish(0);
    },
  };
}
