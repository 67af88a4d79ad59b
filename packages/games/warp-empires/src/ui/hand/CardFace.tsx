/** One action card: its name, its figure, and its effect or why it cannot be played now. */
import { type Explanation, useRuleLink, useWhy } from "@starboard/ui";
import type { ReactElement, ReactNode } from "react";

export interface Face {
  readonly name: string;
  readonly figure: string;
  /** True for a card that deceives, drawn with a dashed line. */
  readonly broken?: boolean;
  /** `may` can be played now, `chosen` is selected, `off` cannot be played, `marked` is in the sealed set. */
  readonly state: "may" | "chosen" | "off" | "plain" | "marked";
  /** The effect in one sign: "+20". */
  readonly worth?: string | undefined;
  /** The result: "→ 56". */
  readonly after?: string | undefined;
  readonly note?: ReactNode;
}

/** Number of letters of the longest word. */
const longest = (name: string): number => Math.max(...name.split(" ").map((word) => word.length));

export function CardFace({
  face,
  why,
  hint,
  count,
  onClick,
}: {
  readonly face: Face;
  readonly why?: Explanation | undefined;
  readonly hint?: Explanation | undefined;
  /** Number of copies in the hand. */
  readonly count?: number;
  readonly onClick: () => void;
}): ReactElement {
  const door = useRuleLink();
  const tip = useWhy(why ?? hint);
  return (
    <button
      type="button"
      className={`we-card ${face.state}${longest(face.name) > ((count ?? 1) > 1 ? 8 : 11) ? " long" : ""}`}
      aria-disabled={why ? true : undefined}
      aria-pressed={face.state === "chosen" || face.state === "marked"}
      {...tip}
      onClick={() => {
        if (!why) onClick();
        else if (why.rule) door.open(why.rule);
      }}
    >
      <b>
        {face.name}
        {count !== undefined && count > 1 && <i className="we-card-count">×{count}</i>}
      </b>
      <svg viewBox="0 0 46 46" aria-hidden="true">
        <path d={face.figure} className={face.broken ? "we-figure broken" : "we-figure"} />
      </svg>
      {face.worth !== undefined ? (
        <span className="we-card-worth">
          {face.worth}
          <em>{face.after}</em>
        </span>
      ) : (
        <small>{face.note}</small>
      )}
    </button>
  );
}
