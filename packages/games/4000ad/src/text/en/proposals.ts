/** Proposals as clauses without a full stop. */
import type { DrawingMode } from "../../acts.ts";
import type { Proposal } from "../../state.ts";
import type { Names } from "../names.ts";
import { list } from "./format.ts";

/** Says who draws the resources of a shared star: "the first to arrive draws its resources". */
export function drawingText(mode: DrawingMode, starter: string | null): string {
  if (mode === "first")
    return starter === null
      ? "the first to arrive draws its resources"
      : `${starter}, the first there, draws its resources`;
  if (mode === "second")
    return starter === null
      ? "the second to arrive draws its resources"
      : `${starter}, the second there, draws its resources`;
  return starter === null
    ? "they take turns drawing its resources"
    : `they take turns drawing its resources, ${starter} first`;
}

/** Says what a power proposes to others. */
export function proposalText(p: Proposal, names: Names): string {
  const from = names.power(p.from);
  const to = list(p.to.map((q) => names.power(q)));
  const star = p.star === undefined ? "a star" : names.star(p.star);
  const drawn = p.mode && drawingText(p.mode, p.starter === undefined ? null : names.power(p.starter));
  switch (p.is) {
    case "ally":
      return `${from} offers ${to} an alliance`;
    case "jointArrival":
      return `${from} asks ${to} to come out together at ${star}${drawn ? `; if they share it, ${drawn}` : ""}`;
    case "drawing":
      return `${from} asks ${to} to share ${star}: ${drawn ?? ""}`;
    case "withdrawal":
      return `${from} offers ${to} a mutual withdrawal`;
    case "peace":
      return `${from} asks ${to} for peace with the current score`;
    case "armistice":
      return `${from} asks ${to} for an armistice with the current score`;
    case "concede":
      return `${from} asks ${to} to concede the game`;
  }
}
