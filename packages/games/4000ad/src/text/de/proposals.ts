/** Proposals as German clauses without a full stop. */
import type { DrawingMode } from "../../acts.ts";
import type { Proposal } from "../../state.ts";
import type { Names } from "../names.ts";
import { list } from "./format.ts";

/** Says who draws the resources of a shared star: "wer zuerst da ist, nutzt die Ressourcen". */
export function drawingText(mode: DrawingMode, starter: string | null): string {
  if (mode === "first")
    return starter === null ? "wer zuerst da ist, nutzt die Ressourcen" : `${starter}, zuerst da, nutzt die Ressourcen`;
  if (mode === "second")
    return starter === null
      ? "wer als Zweites kommt, nutzt die Ressourcen"
      : `${starter}, als Zweites da, nutzt die Ressourcen`;
  return starter === null
    ? "die Ressourcen werden abwechselnd genutzt"
    : `die Ressourcen werden abwechselnd genutzt, ${starter} beginnt`;
}

/** Says what a power proposes to others. */
export function proposalText(p: Proposal, names: Names): string {
  const from = names.power(p.from);
  const to = list(p.to.map((q) => names.power(q)));
  const star = p.star === undefined ? "einem Stern" : names.star(p.star);
  const drawn = p.mode && drawingText(p.mode, p.starter === undefined ? null : names.power(p.starter));
  switch (p.is) {
    case "ally":
      return `${from} bietet ${to} ein Bündnis an`;
    case "jointArrival":
      return `${from} schlägt ${to} vor, gemeinsam bei ${star} aufzutauchen${drawn ? `; teilen sie sich den Stern: ${drawn}` : ""}`;
    case "drawing":
      return `${from} schlägt ${to} für ${star} vor: ${drawn ?? ""}`;
    case "withdrawal":
      return `${from} bietet ${to} den gegenseitigen Abzug an`;
    case "peace":
      return `${from} schlägt ${to} Frieden beim jetzigen Stand vor`;
    case "armistice":
      return `${from} schlägt ${to} einen Waffenstillstand beim jetzigen Stand vor`;
    case "concede":
      return `${from} fordert ${to} auf, die Partie verloren zu geben`;
  }
}
