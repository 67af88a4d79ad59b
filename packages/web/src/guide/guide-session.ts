/** A guided match in this browser: its source for the match page, the learner's progress, and its storage. */
import { type Act, type AnyGame, editionName, isRefusal, type SeatOccupant } from "@starboard/kernel";
import type { Guide, GuideReason } from "@starboard/ui";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { MatchSource } from "../table/match-source.ts";
import { createGuidedMatch, type GuidedMatch, type PlayedRun } from "./guided-match.ts";
import { advance, currentLesson, type GuideProgress, momentOf, NO_PROGRESS, type Sight } from "./guide-progress.ts";
import { loadPlace, savePlace } from "./guide-storage.ts";
import { createWatchers, practiceClient } from "./practice-client.ts";

export interface GuideState {
  readonly progress: GuideProgress;
  /** The learner's acts whose facts have all been shown. Facts are shown one by one after an act. */
  readonly acts: number;
  /** Whether the strip shows its title and goals only; null if the learner has not chosen. */
  readonly folded: boolean | null;
  /** Why the last lesson was passed over, and the progress before it; only for guides that explain this. */
  readonly failure: { readonly reason: GuideReason; readonly before: GuideProgress } | null;
}
export interface GuideSession extends StoreApi<GuideState> {
  readonly guide: Guide;
  readonly source: MatchSource;
  /** The first `count` acts of the learner. */
  sent(count: number): readonly Act[];
  /** Advances the lessons to what the learner sees. */
  see(sight: Omit<Sight, "sent" | "over">): void;
  /** Begins the battle and its lessons again. */
  restart(): void;
  /** Goes back to the beginning of the lesson that was passed over. */
  retry(): void;
}

/** Opens a guided match where the learner left it. `name` tells the lessons of one game from its guided match. */
export function openGuide(
  game: AnyGame,
  guide: Guide,
  seats: readonly SeatOccupant[],
  name: string | null = null,
): GuideSession {
  const id = { game: editionName(game), name, lessons: guide.lessons.map((lesson) => lesson.id) };
  const found = loadPlace(id);
  // A guide that is tried again lesson by lesson begins anew once it has ended.
  const place = guide.explain && found !== null && found.progress.result !== null ? null : found;
  let match: GuidedMatch = createGuidedMatch(game, guide, seats, place?.acts);
  // If the rules refuse a stored act, the lessons would be ahead of the battle.
  const fits = place !== null && match.acts.length === place.acts.length;
  if (place && !fits) match = createGuidedMatch(game, guide, seats);
  const store = createStore<GuideState>()(() => ({
    progress: place && fits ? place.progress : NO_PROGRESS,
    acts: match.acts.length,
    folded: null,
    failure: null,
  }));
  const save = (): void => savePlace(id, { acts: match.acts, progress: store.getState().progress });
  const { watch, publish } = createWatchers((since) => match.update(since));
  const sent = (count: number): readonly Act[] => match.acts.slice(0, count).map(({ act }) => act);
  const client = practiceClient({
    watch,
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
  });
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
    sent,
    see(sight) {
      const before = store.getState();
      // Once the learner is asked again, everything that followed the last act has been shown.
      const over = match.isOver && sight.pastFacts.length >= match.factCount;
      const acts = over || sight.offers.length > 0 ? match.acts.length : before.acts;
      const whole: Sight = { ...sight, sent: sent(acts), over };
      const progress = advance(guide, before.progress, whole);
      if (acts === before.acts && progress === before.progress) return;
      store.setState({ progress, acts, failure: before.failure ?? failureIn(guide, before.progress, progress, whole) });
      save();
    },
    restart() {
      match = createGuidedMatch(game, guide, seats);
      store.setState({ progress: NO_PROGRESS, acts: 0, folded: null, failure: null });
      save();
      publish(0);
    },
    retry() {
      const { failure } = store.getState();
      if (!failure) return;
      const { before } = failure;
      match = createGuidedMatch(game, guide, seats, match.acts.slice(0, before.since.acts));
      store.setState({ progress: { ...before, goals: [] }, acts: match.acts.length, failure: null });
      save();
      publish(0);
    },
  };
}

/** Why the current lesson was passed over, if it just was and the guide explains it. Lessons done on the way count. */
export function failureIn(
  guide: Guide,
  before: GuideProgress,
  after: GuideProgress,
  sight: Sight,
): GuideState["failure"] {
  if (after.result !== "lost" || !guide.explain) return null;
  const done = after.past.findIndex((state, i) => i >= before.past.length && state === "missed");
  // If several lessons ended at once, those before the failed one began and ended at this moment.
  const at: GuideProgress =
    done <= before.past.length
      ? before
      : {
          past: after.past.slice(0, done),
          goals: [],
          since: { facts: sight.pastFacts.length, acts: sight.sent.length },
          result: null,
        };
  const lesson = currentLesson(guide, at);
  return lesson ? { reason: guide.explain(lesson, momentOf(at, sight)), before: at } : null;
}
