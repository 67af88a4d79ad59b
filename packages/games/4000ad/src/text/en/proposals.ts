/** What one power offers another, in one clause without its full stop. */
import type { DrawingMode } from "../../acts.ts";
import type { Proposal } from "../../state.ts";
import { listed, type Names } from "../names.ts";

/** How a shared star is drawn, as a clause: "the first to arrive draws it". */
export function drawing(mode: DrawingMode, starter: string | null): string {
  if (mode === "first")
    return starter === null ? "the first to arrive draws it" : `${starter} draws it, being there first`;
  if (mode === "second")
    return starter === null ? "the second to arrive draws it" : `${starter} draws it, coming second`;
  return starter === null ? "they take turns drawing it" : `they take turns drawing it, ${starter} first`;
}

export function proposal(p: Proposal, names: Names): string {
  const from = names.power(p.from);
  const to = listed(p.to.map((q) => names.power(q)));
  const star = p.star === undefined ? "a star" : names.star(p.star);
  const drawn = p.mode && drawing(p.mode, p.starter === undefined ? null : names.power(p.starter));
  switch (p.is) {
    case "ally":
      return `${from} offers ${to} an alliance`;
    case "jointArrival":
      return `${from} asks ${to} to come out together at ${star}${drawn ? `; if they share it, ${drawn}` : ""}`;
    case "drawing":
      return `${from} asks ${to} to share ${star} thus: ${drawn ?? ""}`;
    case "withdrawal":
      return `${from} offers ${to} a mutual withdrawal`;
    case "peace":
      return `${from} asks ${to} for peace, with the score as it stands`;
    case "armistice":
      return `${from} asks ${to} for an armistice, with the score as it stands`;
    case "concede":
      return `${from} asks ${to} to concede the game`;
  }
}
