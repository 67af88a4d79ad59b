/** Why a star cannot be chosen: the rules' refusal of the simplest act there. */
import type { Refusal } from "@starboard/kernel";
import { closedBecause } from "../model/offers.ts";
import type { Props, BoardData } from "../model/board-data.ts";
import { memoWarp } from "./prepared-act.ts";

/** Returns the refusal, or null if the star can be chosen or there is no decision. */
export function whyStar(props: Pick<Props, "view" | "whyNot">, data: BoardData, star: number): Refusal | null {
  const { question, open, map } = data;
  if (!question || open.has(star)) return null;
  const known = closedBecause(question, star);
  if (known) return known;
  const id = map.stars[star]?.id ?? "";
  switch (question.step) {
    case "depart":
      return props.whyNot("depart", { do: "muster", from: id }) ?? null;
    case "arrive":
      return props.whyNot("arrive", { do: "emerge", star: id, mode: "occupy", warps: [memoWarp(props)] }) ?? null;
    case "forced":
      return props.whyNot("forced", { do: "emerge", star: id }) ?? null;
    case "place":
      return props.whyNot("place", { do: "place", star: id, ships: 1 }) ?? null;
    default:
      return null;
  }
}
