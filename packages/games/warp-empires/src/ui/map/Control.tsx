/** Control markers: a tint and an inner line in the colour of the seat. A change redraws only one territory. */
import { memo } from "@starboard/ui";
import { type ReactElement, useId } from "react";

export const Control = memo(function Control({
  path,
  side,
}: {
  readonly path: string;
  /** Colour 1 to 6. */
  readonly side: number;
}): ReactElement {
  const clip = useId();
  return (
    <g className={`we-control s${side}`} aria-hidden="true">
      <clipPath id={clip}>
        <path d={path} />
      </clipPath>
      <path d={path} className="we-tint" />
      <g clipPath={`url(#${clip})`}>
        <path d={path} className="we-inner soft" />
        <path d={path} className="we-inner" />
      </g>
    </g>
  );
});
