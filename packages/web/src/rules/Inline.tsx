import { RuleChip } from "@starboard/ui";
import type { RuleId } from "@starboard/kernel";
import { Fragment, type ReactNode } from "react";

const PIECES =
  /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|\[[^\]]+\]\([^)\s]+\)|\b[A-Z]{2,4}-[A-Z]?\d?[\w]*(?:\.[\w]+)*\b)/;

/** A line of rule text with bold, italic, code and links; rule numbers become rule chips. */
export function Inline({ text, known }: { readonly text: string; readonly known: ReadonlySet<string> }): ReactNode {
  return text.split(PIECES).map((piece, i) => {
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one fixed text never move
    return <Fragment key={i}>{shape(piece, known)}</Fragment>;
  });
}

function shape(piece: string, known: ReadonlySet<string>): ReactNode {
  if (piece.startsWith("**") && piece.length > 4) return <b>{piece.slice(2, -2)}</b>;
  if (piece.startsWith("`") && piece.length > 2) return <code>{piece.slice(1, -1)}</code>;
  if (piece.startsWith("*") && piece.endsWith("*") && piece.length > 2) return <em>{piece.slice(1, -1)}</em>;
  if (known.has(piece)) return <RuleChip rule={piece as RuleId} />;
  // Links in rule texts lead to project files; the page shows only their text.
  const link = /^\[([^\]]+)\]\([^)]+\)$/.exec(piece);
  return link ? link[1] : piece;
}
