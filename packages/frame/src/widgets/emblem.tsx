import { emblemIndex, FIGURES, RINGS } from "@starboard/kit";

/** A side's emblem in its colour. `side` counts from 1; the name of the side stands beside it as text. */
export function Emblem({ side, size }: { readonly side: number; readonly size?: number }) {
  const at = emblemIndex(side);
  return (
    <svg
      className={`emb s${at + 1}`}
      viewBox="0 0 32 32"
      aria-hidden="true"
      {...(size !== undefined && { style: { width: size, height: size } })}
    >
      <path d={RINGS[at]} fillRule="evenodd" />
      <path d={FIGURES[at]} />
    </svg>
  );
}
