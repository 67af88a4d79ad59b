import { emblemIndex, FIGURES, RINGS } from "@starboard/kit";

/**
 * A side's emblem in its colour, hidden from screen readers because the side's name is next to it. `side` counts from 1.
 * `figure` replaces the figure within the ring: a path in the middle of a 32 × 32 box.
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
