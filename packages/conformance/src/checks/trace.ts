/** What one viewer observes while an act is played. */
import {
  canonicalJson,
  Engine,
  seededDraws,
  type Fact,
  question,
  type Seat,
  type Shape,
  type Viewer,
} from "@starboard/kernel";
import type { ChosenAct, SomeGame } from "../recorded-match.ts";

export interface Trace {
  /** Facts received, numbers drawn and the next question, in order, up to the first disclosure to the viewer. */
  readonly events: readonly string[];
  /** The view afterwards; null if something was disclosed to the viewer. */
  readonly view: string | null;
}

/** Plays an act on a copy and returns what the viewer observes. Draws follow from the seed alone. */
export function trace(game: SomeGame, state: Shape["state"], choice: ChosenAct, viewer: Viewer, seed: number): Trace {
  const events: string[] = [];
  let isDisclosed = false;
  const note = (event: string): void => {
    if (!isDisclosed) events.push(event);
  };
  const draw = seededDraws(seed);
  const reaches = (to?: readonly Seat[]): boolean => to === undefined || (viewer !== "public" && to.includes(viewer));
  const engine = new Engine(
    game,
    (sides, times, why) => {
      note(`draws ${times} of d${sides} (${why})`);
      return draw(sides, times, why);
    },
    (fact: Fact, to?: readonly Seat[]) => {
      if (reaches(to)) note(`receives ${canonicalJson(fact)}`);
    },
    (to?: readonly Seat[]) => {
      if (!reaches(to)) return;
      note("learns something");
      isDisclosed = true;
    },
  );
  const next = game.clone(state);
  if (Object.hasOwn(game.asides, choice.step)) engine.aside(next, choice.by, choice.step, choice.act);
  else engine.act(next, choice.by, choice.act);
  const asked = question(game, next);
  note(asked ? `waits at ${asked.frame.step} for ${asked.waiting.join(", ")}` : "is over");
  return { events, view: isDisclosed ? null : canonicalJson(game.view(next, viewer)) };
}

/** Describes how two traces differ; undefined if they are equal. */
export function traceDifference(a: Trace, b: Trace): string | undefined {
  for (let i = 0; i < Math.max(a.events.length, b.events.length); i++) {
    if (a.events[i] !== b.events[i]) return `${a.events[i] ?? "nothing"}, or ${b.events[i] ?? "nothing"}`;
  }
  return a.view === b.view ? undefined : "sees something else afterwards";
}
