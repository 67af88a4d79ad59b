/** The path of a draft as a match for the match page: its author plays all seats, and every act is added to the draft. */
import {
  type AddressedFact,
  type AnyGame,
  deepEqual,
  editionName,
  type Fact,
  isRefusal,
  type Move,
  offers as offersOf,
  outcome,
  play,
  type Played,
  question,
  type Refusal,
  type Seat,
  type SeatOccupant,
  seededDraws,
  type Shape,
  type Viewer,
} from "@starboard/kernel";
import type { ClientResult, MatchClient } from "@starboard/match";
import type { MoveInput, Update } from "@starboard/wire";
import type { MatchSource } from "../../table/match-source.ts";
import type { Path } from "./lesson-path.ts";

export interface PathSource {
  readonly source: MatchSource;
  /** Shows another path. Acts that were only added are shown one by one. */
  show(path: Path): void;
}

/** Where the entry numbers of a page begin: each new path takes smaller ones, so that the page shows it from its start. */
const FIRST_NUMBER = 1_000_000_000;
const NOTHING: Refusal = { rule: "KRN-UNDO-1", code: "KERNEL_UNDO_NOTHING" };

/**
 * A source for the match page.
 *
 * @param hooks `onMoves` receives acts that the rules accept; `onBack` takes the last act of the line back, and returns
 *   false if it has none
 */
export function createPathSource(
  game: AnyGame,
  options: object,
  seats: readonly SeatOccupant[],
  first: Path,
  hooks: { readonly onMoves: (moves: readonly Move[]) => void; readonly onBack: () => boolean },
): PathSource {
  let path = first;
  let base = FIRST_NUMBER;
  const createdAt = Date.now();
  const watchers = new Map<(update: Update) => void, { readonly viewer: Viewer; at: number }>();
  const end = (): Path["entries"][number] => path.entries.at(-1) as Path["entries"][number];

  function update(viewer: Viewer, since: number): Update {
    const { state } = end();
    const asked = question(game, state);
    const at = base + path.entries.length;
    return {
      is: "update",
      at,
      viewer,
      view: game.view(state, viewer) as object,
      summary: {
        match: "lesson-draft",
        game: editionName(game),
        options,
        seats,
        createdAt,
        changedAt: createdAt,
        at,
        asked: asked?.waiting ?? [],
        over: outcome(state),
        commitment: "",
        from: 0,
      },
      question: asked ? { step: asked.frame.step, rule: asked.step.rule, seats: asked.waiting } : null,
      offers: viewer === "public" ? [] : offersOf(game, state, viewer),
      logItems: path.entries.slice(Math.max(0, since - base)).map(({ move, facts }, i) => ({
        n: Math.max(base, since) + i,
        at: 0,
        by: move?.by ?? null,
        facts: heard(facts, viewer),
      })),
      takeBack: path.entries.length > 1 ? null : NOTHING,
      thinking: [],
    };
  }
  const publish = (isWhole: boolean): void => {
    for (const [watcher, seen] of watchers) {
      const next = update(seen.viewer, isWhole ? 0 : seen.at);
      seen.at = next.at;
      watcher(next);
    }
  };
  const unsupported: ClientResult<never> = { bad: [{ code: "WEB_GUIDE", at: "" }] };
  const client: MatchClient = {
    create: async () => unsupported,
    fork: async () => unsupported,
    list: async () => ({ ok: { matches: [], unreadable: [] } }),
    watch(_match, viewer, onUpdate) {
      const seen = { viewer, at: 0 };
      watchers.set(onUpdate, seen);
      // The page counts on being called after `watch` has returned, as over a connection.
      queueMicrotask(() => {
        if (!watchers.has(onUpdate)) return;
        const whole = update(viewer, 0);
        seen.at = whole.at;
        onUpdate(whole);
      });
      return () => watchers.delete(onUpdate);
    },
    async commit(_match, seat, _at, moves) {
      const accepted = accept(game, path, seat, moves);
      if (isRefusal(accepted)) return { refused: accepted, move: 0 };
      hooks.onMoves(accepted);
      return { ok: { at: base + path.entries.length, moves: accepted.length } };
    },
    async takeBack(_match, _seat, at) {
      return hooks.onBack() ? { ok: { at } } : { refused: NOTHING, move: 0 };
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
    source: {
      client: () => client,
      localSeats: () => seats.map((_, i) => i as Seat),
      link: () => ({ at: "lessonEditor" }),
      record: async () => "",
      asksEverything: true,
      onePerson: true,
    },
    show(next) {
      if (next === path) return;
      const isLonger = continues(path, next);
      path = next;
      if (!isLonger) base -= next.entries.length + 1;
      publish(!isLonger);
    },
  };
}

/** Whether a path has the entries of another one, and more. Each act of a draft is one object. */
const continues = (old: Path, next: Path): boolean =>
  next.entries.length > old.entries.length &&
  old.entries.every(
    ({ move, draws }, i) => move === next.entries[i]?.move && deepEqual(draws, next.entries[i]?.draws),
  ) &&
  deepEqual(old.entries[0]?.state, next.entries[0]?.state);

const heard = (facts: readonly AddressedFact[], viewer: Viewer): readonly Fact[] =>
  facts.filter(({ to }) => !to || (viewer !== "public" && to.includes(viewer))).map(({ fact }) => fact);

/** The moves of a run that the rules accept one after the other, in their canonical form; at least one, or the refusal. */
function accept(game: AnyGame, path: Path, by: Seat, moves: readonly MoveInput[]): readonly Move[] | Refusal {
  let state = (path.entries.at(-1) as Path["entries"][number]).state;
  const accepted: Move[] = [];
  // The path draws the numbers that count; these only find out how far the run goes.
  const draw = seededDraws(1);
  for (const { step, act } of moves) {
    const played = play(game, state, { by, step, act }, draw) as Played<Shape> | Refusal;
    if (isRefusal(played)) return accepted.length > 0 ? accepted : played;
    accepted.push({ by, step, act: played.act ?? act });
    state = played.state as typeof state;
    if (played.irreversible) break;
  }
  return accepted;
}
