/** The small signs on cards, as SVG components. */
import type { CardSymbol, CardType } from "@starboard/trekwar";
import { BOLT, GROUND_SIGNS, SYMBOL_SIGNS, TYPE_SIGNS } from "@starboard/trekwar/art";
import type { ReactElement } from "react";

export const TypeGlyph = ({ type }: { readonly type: CardType }): ReactElement => (
  <svg className="tw-glyph" viewBox="0 0 24 24" aria-hidden="true">
    <path d={TYPE_SIGNS[type]} />
  </svg>
);
export const GroundGlyph = ({ ground }: { readonly ground: "space" | "surface" }): ReactElement => (
  <svg className="tw-ground" viewBox="0 0 24 24" aria-hidden="true">
    <path d={GROUND_SIGNS[ground]} />
  </svg>
);
export const SymbolGlyph = ({ symbol }: { readonly symbol: CardSymbol }): ReactElement => (
  <svg className="tw-symbol" viewBox="0 0 24 24" aria-hidden="true">
    <path className="line" d={SYMBOL_SIGNS[symbol].line} />
    <path className="fill" d={SYMBOL_SIGNS[symbol].fill} />
  </svg>
);
export const Bolts = ({ count }: { readonly count: number }): ReactElement => (
  <svg className="tw-bolts" viewBox={`0 0 ${Math.max(1, count) * 13} 16`} aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <path key={i} transform={`translate(${i * 13} 0)`} d={BOLT} />
    ))}
  </svg>
);
