/** The faces of a card: full size, small for the table, closed for a phone's Hand, and the back. */
import {
  type CardEntry,
  type CardId,
  cardText,
  CARD_SYMBOLS,
  type Ground,
  type Side,
  SYMBOLS,
} from "@starboard/trekwar";
import { flavour } from "@starboard/trekwar/art";
import { emblemPath } from "@starboard/ui";
import type { ReactElement, ReactNode } from "react";
import { en } from "../messages.en.ts";
import { Art } from "./Art.tsx";
import { Bolts, GroundGlyph, SymbolGlyph, TypeGlyph } from "./glyphs.tsx";

/** Colour and emblem number of a side. */
export const badgeOf = (side: Side): number => (side === 0 ? 1 : 4);
export const sideOfCard = (id: CardId): Side => (id.startsWith("F") ? 0 : 1);

export const SideEmblem = ({ side }: { readonly side: Side }): ReactElement => (
  <svg className="tw-emblem" viewBox="0 0 32 32" aria-hidden="true">
    <path d={emblemPath(badgeOf(side))} fillRule="evenodd" />
  </svg>
);

function ForceAt({
  card,
  ground,
  now,
}: {
  readonly card: CardEntry;
  readonly ground: Ground;
  readonly now: Ground | null;
}) {
  const state = now === null ? "" : now === ground ? " on" : " off";
  return (
    <div className={`tw-force${state}`}>
      <GroundGlyph ground={ground} />
      <b>{card[ground]}</b>
    </div>
  );
}

/** The full face. `now` is the current Battleground; `nameOf` names cards that the text mentions. */
export function Face({
  card,
  now,
  nameOf,
  children,
}: {
  readonly card: CardEntry;
  readonly now: Ground | null;
  readonly nameOf: (id: string) => string;
  readonly children?: ReactNode;
}) {
  const side = sideOfCard(card.id);
  const text = cardText(card, nameOf);
  const note = text === "" ? flavour[card.id] : undefined;
  const event = card.type === "Event";
  return (
    <div className={`tw-card s${badgeOf(side)} ty-${card.type}`} aria-hidden="true">
      <div className="tw-in">
        <div className="tw-rail">
          <TypeGlyph type={card.type} />
          {!event && <ForceAt card={card} ground="space" now={now} />}
          {!event && <ForceAt card={card} ground="surface" now={now} />}
          <div className="tw-signs">
            {CARD_SYMBOLS.filter((s) => card.symbols.includes(s)).map((s) => (
              <SymbolGlyph key={s} symbol={s} />
            ))}
            <SideEmblem side={side} />
          </div>
        </div>
        <div className="tw-body">
          <div className="tw-name">{card.name}</div>
          <div className="tw-kind">
            <span>{en.type(card.type)}</span> {card.type === "Unit" && en.kind(card.race, card.kind)}
          </div>
          <Art card={card} />
          <div className="tw-text">
            {text !== "" && <p>{text}</p>}
            {note !== undefined && <p className="note">{note}</p>}
            {card.symbols.length > 0 && (
              <p className="symbols">{card.symbols.map((s) => SYMBOLS[s].name).join(", ")}</p>
            )}
          </div>
          <div className="tw-foot">
            <span>{card.id}</span>
            <Bolts count={card.bolts} />
          </div>
        </div>
      </div>
      {children}
    </div>
  );
}

/** A card on the table: picture, Force of the current Battleground, name. */
export function Mini({
  card,
  now,
  label,
  covered = false,
  dead = false,
}: {
  readonly card: CardEntry;
  readonly now: Ground | null;
  readonly label: string;
  /** Another card covers it, or it lies face down and is known. */
  readonly covered?: boolean;
  /** It does not count. */
  readonly dead?: boolean;
}) {
  return (
    <div
      className={`tw-mini s${badgeOf(sideOfCard(card.id))} ty-${card.type}${covered ? " covered" : ""}${dead ? " dead" : ""}`}
    >
      <div className="tw-in" aria-hidden="true">
        <Art card={card} air={14} />
        <div className="tw-mini-top">
          <TypeGlyph type={card.type} />
          {card.symbols.map((s) => (
            <SymbolGlyph key={s} symbol={s} />
          ))}
        </div>
        <div className="tw-mini-base">
          {card.type !== "Event" && now !== null && <b>{dead ? 0 : card[now]}</b>}
          <span>{label}</span>
        </div>
      </div>
    </div>
  );
}

const HEXES = Array.from({ length: 10 }, (_, r) =>
  Array.from({ length: 8 }, (__, q) => {
    const x = (q - 1) * 18 + (r % 2 ? 0 : 9);
    const y = (r - 1) * 15.6 + 6;
    return `M${x} ${(y - 10.4).toFixed(1)}l9 5.2v10.400l-9 5.200-9-5.200V${(y - 5.2).toFixed(1)}z`;
  }).join(""),
).join("");

export function Back({ side, count }: { readonly side: Side; readonly count?: number }) {
  return (
    <div className={`tw-back s${badgeOf(side)}`} aria-hidden="true">
      <div className="tw-in">
        <svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice">
          <path className="tw-hexes" d={HEXES} />
        </svg>
        <SideEmblem side={side} />
        {count !== undefined && <b>{count}</b>}
      </div>
    </div>
  );
}

/** A closed card of a phone's Hand: only its rail, with the name running upwards. */
export function Slim({
  card,
  now,
  label,
}: {
  readonly card: CardEntry;
  readonly now: Ground | null;
  readonly label: string;
}) {
  return (
    <div className={`tw-slim s${badgeOf(sideOfCard(card.id))} ty-${card.type}`} aria-hidden="true">
      <TypeGlyph type={card.type} />
      {card.type !== "Event" && (
        <>
          {/* As on the whole card and in the rules: Space above Surface, the one that counts emphasised. */}
          {(["space", "surface"] as const).map((ground) =>
            ground === (now ?? "space") ? <b key={ground}>{card[ground]}</b> : <i key={ground}>{card[ground]}</i>,
          )}
        </>
      )}
      <span className={label.length > 14 ? "long" : undefined}>{label}</span>
    </div>
  );
}
