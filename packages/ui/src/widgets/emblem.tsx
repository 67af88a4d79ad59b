import { emblemIndex, FIGURES, RINGS } from "@starboard/kit";

/**
 * A side's emblem in its colour. `side` counts from 1; the name of the side stands beside it as text. `figure` takes the place of
 * the figure within the ring: a path in the middle of a 32 × 32 box.
 */
export function Emblem({
  side,
  size,
  figure,
}: {
  readonly side: number;
  readonly size?: number | undefined;
  readonly figure?: string | undefined;
}) {
  const at = emblemIndex(side);
  return (
    <svg
      className={`emb s${at + 1}`}
      viewBox="0 0 32 32"
      aria-hidden="true"
      {...(size !== undefined && { style: { width: size, height: size } })}
    >
      <path d={RINGS[at]} fillRule="evenodd" />
      <path d={figure ?? FIGURES[at]} />
    </svg>
  );
}
