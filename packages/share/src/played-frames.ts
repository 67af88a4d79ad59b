/** Plays a record and says for each moment what one viewer saw: the board as a picture, and the log with its rules. */
import {
  type AnyGame,
  currentSeats,
  type Fact,
  type GameState,
  type MatchRecord,
  type Outcome,
  type ReplayMoment,
  replay,
  type Seat,
  type Viewer,
} from "@starboard/kernel";
import type { GameFiles, GameText, Glance, TextContext } from "@starboard/kit";
import type { PlayedFrame } from "./frames.ts";

/** One edition of a game, with what draws and tells its moments. */
export interface ReplayEdition {
  readonly game: AnyGame;
  readonly text: GameText<never, never>;
  readonly glance?: ((view: never) => Glance) | undefined;
  readonly files: GameFiles;
}
/** Whose view is shown; `isOpen` shows everything, which is possible only after the end. */
export interface ReplayViewpoint {
  readonly viewer: Viewer;
  readonly isOpen: boolean;
}
export const SPECTATOR: ReplayViewpoint = { viewer: "public", isOpen: false };

/** The view of a state with everything open, as after the match. The outcome stays as it was at that moment. */
export function openView(game: AnyGame, state: GameState, result: Outcome, viewer: Viewer = "public"): object {
  const view = game.view({ ...state, flow: { ...state.flow, over: result } }, viewer) as Record<string, unknown>;
  return withOutcome(view, state.flow.over);
}
/** The view with the true outcome, which stands in `flow` or one level below. */
function withOutcome(view: Record<string, unknown>, over: Outcome | null): Record<string, unknown> {
  const { flow } = view;
  if (typeof flow === "object" && flow !== null) return { ...view, flow: { ...flow, over } };
  return Object.fromEntries(
    Object.entries(view).map(([name, value]) =>
      typeof value === "object" && value !== null && !Array.isArray(value) && "flow" in value
        ? [name, { ...value, flow: { ...(value.flow as object), over } }]
        : [name, value],
    ),
  );
}

/** Everything that is needed to show the moments of a record. */
export interface PlayedRecord {
  readonly moments: readonly ReplayMoment[];
  /** The frame of a moment; drawn when it is asked for. */
  frame(this: void, i: number): PlayedFrame;
  viewAt(this: void, i: number): object;
  contextAt(this: void, i: number): TextContext;
  editionAt(this: void, i: number): ReplayEdition;
}

/** Replays a record as far as the given editions accept it. `names` replaces the names of seats, as of deleted accounts. */
export function playedRecord(
  record: MatchRecord,
  find: (id: string, edition: number) => ReplayEdition | undefined,
  { viewer, isOpen }: ReplayViewpoint,
  names: readonly string[] = currentSeats(record, record.entries).map(({ name }) => name),
): PlayedRecord {
  const { moments } = replay(record, (id, edition) => find(id, edition)?.game);
  const at = (i: number): ReplayMoment => {
    const found = moments[i];
    if (!found) throw new RangeError(`there is no moment ${i}`);
    return found;
  };
  const editionAt = (i: number): ReplayEdition => {
    const { game } = at(i);
    const found = find(game.id, game.edition);
    if (!found) throw new RangeError(`there is no edition ${game.edition} of ${game.id}`);
    return found;
  };
  const viewAt = (i: number): object => {
    const { game, played } = at(i);
    const state = played.state as GameState;
    return isOpen && record.result
      ? openView(game, state, record.result, viewer)
      : (game.view(state, viewer) as object);
  };
  const contextOf = (view: object): TextContext => ({
    view,
    seat: (by) => names[by] ?? `${by + 1}`,
    viewerSeat: viewer === "public" ? null : viewer,
  });
  return {
    moments,
    editionAt,
    viewAt,
    contextAt: (i) => contextOf(viewAt(i)),
    frame(i) {
      const { entry, played } = at(i);
      const { files, glance, text } = editionAt(i);
      const view = viewAt(i);
      const words = text as unknown as GameText<unknown>;
      const hears = (to: readonly Seat[] | undefined): boolean =>
        to === undefined || (viewer !== "public" && to.includes(viewer));
      return {
        n: entry.n,
        turn: glance?.(view as never).turn ?? "",
        lines: played.facts
          .filter(({ to }) => hears(to))
          .map(({ fact }: { readonly fact: Fact }) => [words.fact(fact, contextOf(view)), fact.rule] as const),
        picture: files.board(view as never),
      };
    },
  };
}

/** All frames of a record, one after the other. */
export function* playedFrames(...args: Parameters<typeof playedRecord>): Generator<PlayedFrame> {
  const { moments, frame } = playedRecord(...args);
  for (let i = 0; i < moments.length; i++) yield frame(i);
}
