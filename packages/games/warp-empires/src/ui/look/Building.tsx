/** Figures of buildings on a 14-unit grid, by id. An unknown building is a house with its first letter. */
import type { ReactElement } from "react";

const LINES: Readonly<Record<string, string>> = {
  colony: "M1.500 11.500h11M2.500 11.500a4.500 4.500 0 0 1 9 0M7 7V4.500",
  shipyard: "M2 12V3h8.500M2 6l3.500-3M9 3v3.500M7.500 6.500h3v2.500h-3ZM1 12h5",
  terraform: "M2.500 12c0-6 3.500-9.500 9.500-10 0 6-3 9-7.500 8.500M3 12c1-3 3-5 5.500-6.500",
};

export function BuildingMark({
  id,
  x,
  y,
}: {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}): ReactElement {
  const line = Object.hasOwn(LINES, id) ? LINES[id] : undefined;
  return (
    <g transform={`translate(${x} ${y})`} className="we-building" aria-hidden="true">
      <path d={line ?? "M2 12.500V6l5-4 5 4v6.500Z"} />
      {line === undefined && (
        <text x="7" y="11" className="we-building-letter">
          {id.charAt(0).toUpperCase()}
        </text>
      )}
    </g>
  );
}

/** The same figure as a picture beside text. */
export const BuildingIcon = ({ id }: { readonly id: string }): ReactElement => (
  <svg viewBox="0 0 14 14" className="we-icon" aria-hidden="true">
    <BuildingMark id={id} x={0} y={0} />
  </svg>
);
