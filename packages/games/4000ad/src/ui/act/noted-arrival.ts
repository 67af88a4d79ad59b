/** The arrival at the star that the player noted when the fleet departed. */
import { dueWarp } from "@starboard/4000ad";
import type { BoardData, Props } from "../model/board-data.ts";
import { noteOfWarp, type Notes } from "../model/notes.ts";
import { stateOf } from "../model/state-of.ts";
import { answersNow } from "../status/alarms.ts";
import { doubtsOf } from "./doubts.ts";

/** Returns the noted destination of the fleet that may come out, or null. */
export function notedStar({ view }: Pick<Props, "view">, data: BoardData, notes: Notes): number | null {
  const warp = dueWarp(stateOf(view));
  const key = warp < 0 ? null : noteOfWarp(view, warp);
  const noted = key === null ? undefined : notes[key];
  return noted === undefined || noted >= data.map.S ? null : noted;
}

/**
 * Returns the noted star if the fleet can come out there now and nothing speaks against it. The board chooses it in
 * advance where the page does not answer by itself, for example because the fleet may join or attack.
 */
export function notedArrival(props: Props, data: BoardData, notes: Notes): number | null {
  const { question } = data;
  const noted = question?.step === "arrive" ? notedStar(props, data, notes) : null;
  if (question?.step !== "arrive" || noted === null) return null;
  const first = question.stars.get(noted)?.find((choice) => !choice.refusal);
  if (!first || doubtsOf(props.view, data, "arrive", first.act).length > 0) return null;
  // A home star at stake is worth a second thought, unless the fleet goes where it saves it.
  const answers = answersNow(props);
  const isAnswer = answers.some(({ succeeds, moves }) => {
    const { star } = (moves.at(-1)?.act ?? {}) as { readonly star?: string };
    return succeeds && star === data.map.stars[noted]?.id;
  });
  return answers.length === 0 || isAnswer ? noted : null;
}
