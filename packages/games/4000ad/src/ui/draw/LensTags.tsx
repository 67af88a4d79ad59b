import type { ReactElement } from "react";
import type { Pill } from "../model/lens.ts";
import type { PowerLook } from "../model/powers.ts";
import { pillParts, pipSize, verdictPath } from "./lens-size.ts";

/** A pill with power, ships and outcome. The outcome is shown by shape and sign, not only by colour. */
export function LensPill({
  pill,
  looks,
  h,
}: {
  readonly pill: Pill;
  readonly looks: readonly PowerLook[];
  readonly h: number;
}): ReactElement {
  const parts = pillParts(pill, h);
  const sign = verdictPath(pill.verdict);
  const ink = looks[pill.powers[0] ?? -1]?.ink;
  return (
    <g className={`ad-pill ad-pill-${pill.verdict}`} style={ink === undefined ? undefined : { color: ink }}>
      <rect width={parts.w} height={h} rx={h / 2} className="ad-pill-face" />
      {pill.powers.map((power, i) => (
        <path
          key={power}
          d={looks[power]?.emblem}
          className="ad-pill-sign"
          style={{ color: looks[power]?.ink }}
          transform={`translate(${parts.emblems[i] ?? 0} ${(h - parts.emblem) / 2}) scale(${parts.emblem / 20}) translate(-6 -6)`}
        />
      ))}
      <text className="ad-pill-text" x={parts.textX} y={h * 0.78} fontSize={parts.size}>
        {pill.text}
      </text>
      {sign !== null && (
        <path className="ad-pill-verdict" d={sign} transform={`translate(${parts.signX} ${h / 2}) scale(${h / 19})`} />
      )}
    </g>
  );
}

/** Turns as rows of dots, so that they are not mistaken for numbers of ships. */
export function LensPips({ turns, narrow }: { readonly turns: number; readonly narrow: boolean }): ReactElement {
  const { step, r, row } = pipSize(turns, narrow);
  const dots = [];
  for (let i = 0; i < turns; i++)
    dots.push(<circle key={i} cx={r + (i % row) * step} cy={r + Math.floor(i / row) * step} r={r} />);
  return <g className="ad-pips">{dots}</g>;
}
