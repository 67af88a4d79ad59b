/** Names of stars, powers and warps as German sentences need them. */
import type { TextContext } from "@starboard/kit";
import type { View4000 } from "../../state.ts";
import { type Names, namesOf } from "../names.ts";

/** Returns the names for the view of a text context; a warp is "Warp II von Algol". */
export function germanNamesOf(context: TextContext<View4000>): Names {
  const names = namesOf(context);
  return {
    ...names,
    power: (p) => names.power(p).replace(/^power (\d+)$/, "Macht $1"),
    starAt: (s) => names.starAt(s).replace(/^no star$/, "kein Stern"),
    warp: (w) => `Warp ${w % 2 === 0 ? "I" : "II"} von ${names.power(Math.floor(w / 2))}`,
  };
}
