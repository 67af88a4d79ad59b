/** Plays the moves of variations with their own numbers for every draw. Pure functions. */
import {
  type AnyGame,
  type Draw,
  type GameState,
  isRefusal,
  type Move,
  type Played,
  play,
  type Refusal,
  type RuleId,
  type Seat,
  type Shape,
} from "@starboard/kernel";
import { fixedDraws } from "../scripted-match.ts";
import type { StudyMove } from "./schema.ts";

/** A number that an act drew. */
export interface StudyDraw {
  readonly sides: number;
  readonly why: RuleId;
  readonly value: number;
}

class WrongDraw extends Error {}

/** Hands out exactly these numbers. */
function exactDraws(values: readonly number[]): { readonly draw: Draw; readonly isSpent: () => boolean } {
  let at = 0;
  return {
    draw: (sides, times) =>
      Array.from({ length: times }, () => {
        const value = values[at++];
        if (value === undefined || value > sides) throw new WrongDraw();
        return value;
      }),
    isSpent: () => at === values.length,
  };
}

/** Plays a move of a study: what happened, the refusal of the rules, or `draws` if it draws other numbers than it names. */
export function playStudyMove(game: AnyGame, state: GameState, move: StudyMove): Played<Shape> | Refusal | "draws" {
  const { draw, isSpent } = exactDraws(move.draws ?? []);
  try {
    const played = play(game, state, moveOf(move), draw) as Played<Shape> | Refusal;
    return isRefusal(played) || isSpent() ? played : "draws";
  } catch (error) {
    if (error instanceof WrongDraw) return "draws";
    throw error;
  }
}

export const moveOf = ({ by, step, act }: StudyMove): Move => ({ by: by as Seat, step, act: act as Move["act"] });

/** Plays an act anew: the chosen numbers are drawn first, those of the seed after them. Returns the move with all it drew. */
export function studyMoveOf(
  game: AnyGame,
  state: GameState,
  { by, step, act }: Move,
  { draws, seed }: { readonly draws?: readonly number[]; readonly seed: number },
): { readonly move: StudyMove; readonly draws: readonly StudyDraw[]; readonly played: Played<Shape> } | Refusal {
  const drawn: StudyDraw[] = [];
  const fixed = fixedDraws({ draws: draws ?? [], seed });
  const draw: Draw = (sides, times, why) => {
    const values = fixed(sides, times, why);
    drawn.push(...values.map((value) => ({ sides, why, value })));
    return values;
  };
  const played = play(game, state, { by, step, act }, draw) as Played<Shape> | Refusal;
  if (isRefusal(played)) return played;
  // A field that is undefined is none in a file.
  const canonical = JSON.parse(JSON.stringify(played.act ?? act)) as StudyMove["act"];
  return {
    move: {
      by,
      step,
      act: canonical,
      ...(drawn.length > 0 && { draws: drawn.map(({ value }) => value) }),
    },
    draws: drawn,
    played,
  };
}
