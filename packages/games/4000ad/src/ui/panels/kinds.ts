/** Kinds of proposals between two powers, and their parameters. */
import type { Power } from "@starboard/4000ad";
import type { ActOf } from "../model/moves.ts";
import type { FieldName } from "./narrow.ts";
import { friends, type BoardData, type View } from "../model/board-data.ts";

export type Kind =
  | "ally"
  | "endAlliance"
  | "permitHome"
  | "lend"
  | "jointArrival"
  | "drawing"
  | "withdrawal"
  | "conference";
export type PublicKind = "peace" | "armistice" | "concede" | "resign";

/** Parameters of each kind, in display order. */
export const PARAMETERS: Readonly<Record<Kind, readonly FieldName<ActOf<Kind>>[]>> = {
  ally: [],
  endAlliance: [],
  permitHome: [],
  lend: ["from", "star", "ships", "drawing"],
  jointArrival: ["from", "star", "warps", "drawing"],
  drawing: ["from", "star", "mode", "starter"],
  withdrawal: [],
  conference: [],
};

/** Returns the kinds of proposals possible between the viewer's powers and another power. */
export function kindsFor(view: View, mine: readonly Power[], to: Power): readonly Kind[] {
  const { options, seatOf, grace } = view.board;
  const own = mine[0];
  if (own === undefined || seatOf[own] === seatOf[to]) return [];
  const together: readonly Kind[] = ["permitHome", "lend", "jointArrival", "drawing", "conference"];
  if (options["ad.version"] === "alliances") return mine.some((p) => friends(view, p, to)) ? together : [];
  const kinds: Kind[] = [];
  if (options["ad.secretAlliances"]) {
    if (mine.some((p) => friends(view, p, to))) kinds.push("endAlliance", ...together);
    else kinds.push("ally");
  }
  if (mine.some((p) => grace[p] === "suspended")) kinds.push("withdrawal");
  return kinds;
}

/** Returns the kinds of proposals to all players. */
export function tableKinds(view: View): readonly PublicKind[] {
  const { options } = view.board;
  if (options["ad.version"] === "independents") return ["peace", "resign"];
  return options["ad.armistice"] ? ["armistice", "concede"] : ["concede"];
}

/** Returns a sample act of a kind, to get the refusal if no act of that kind is possible. */
export function sample(kind: Kind, data: BoardData, to: Power): ActOf<Kind> {
  const from = data.mine[0] ?? 0;
  const star =
    data.map.stars[data.scene.stars.find((s) => s.forces.some((f) => f.power === from))?.star ?? 0]?.id ?? "";
  switch (kind) {
    case "ally":
    case "endAlliance":
    case "withdrawal":
      return { do: kind, from, to };
    case "permitHome":
      return { do: kind, from, to, on: true };
    case "conference":
      return { do: kind, from, to, open: true };
    case "lend":
      return { do: kind, from, to, star, ships: 1 };
    case "jointArrival":
      return { do: kind, from, to, star, warps: [from * 2, to * 2] };
    case "drawing":
      return { do: kind, from, star, mode: "first", starter: from };
  }
}
