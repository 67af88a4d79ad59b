/** Animates the current fact in its place on the board: cards played and drawn, Sectors taken. */
import type { CardId, FactTW, Side } from "@starboard/trekwar";
import { useEffect } from "react";
import { Back, badgeOf, Face } from "../cards/Face.tsx";
import { en } from "../messages.en.ts";
import { entryOf, names, type Props } from "../model/view.ts";
import { hideZoom } from "./Zoom.tsx";
import { centre, outlineOf, sectorOf, SIZE } from "./sectors.ts";

interface Play {
  readonly side: Side;
  readonly cards: readonly CardId[];
  readonly word?: string;
}

/** Returns the cards of a fact, to be shown face up. */
function playOf(fact: FactTW): Play | null {
  switch (fact.is) {
    case "opened":
      return { side: fact.side, cards: [fact.unit] };
    case "deployed":
      return { side: fact.side, cards: [fact.unit, ...fact.support] };
    case "eventPlayed":
      return { side: fact.side, cards: fact.target === null ? [fact.card] : [fact.card, fact.target] };
    case "tookUp":
      return { side: fact.side, cards: [fact.card] };
    case "discarded":
    case "searched":
    case "recovered":
    case "recycled":
    case "handShown":
    case "peeked":
    case "drewCards":
      return { side: fact.side, cards: fact.cards.slice(0, 6) };
    case "ignored":
      return { side: fact.side, cards: [fact.by, fact.unit] };
    case "exchangedCards":
      return { side: fact.side, cards: fact.taken };
    default:
      return null;
  }
}

/** Returns the word shown across the table for a fact. */
function wordOf(fact: FactTW): { readonly side: Side; readonly text: string } | null {
  if (fact.is === "surrendered") return { side: fact.side, text: en.staged.surrendered };
  if (fact.is === "resigned") return { side: fact.side, text: en.staged.resigned };
  return null;
}

export function Facts({ props }: { readonly props: Props }) {
  const fact = props.currentFact;
  // An enlarged card would cover the animation.
  useEffect(() => {
    if (fact) hideZoom();
  }, [fact]);
  if (!fact) return null;
  const play = playOf(fact);
  const word = wordOf(fact);
  const cardNames = names(props);
  return (
    <div className={`tw-facts${props.reducedMotion ? " still" : ""}`} aria-hidden="true">
      {play && play.cards.length > 0 && (
        <div key={JSON.stringify(play)} className={`tw-played ${play.side === 0 ? "right" : "left"}`}>
          {play.cards.map((id) => (
            <Face key={id} card={entryOf(props.view, id)} now={props.view.ground} nameOf={cardNames.card} />
          ))}
        </div>
      )}
      {fact.is === "drew" && fact.count > 0 && (
        <div className={`tw-drawn ${fact.side === 0 ? "right" : "left"}`}>
          {Array.from({ length: Math.min(6, fact.count) }, (_, i) => (
            <span key={i} style={{ animationDelay: `${i * 50}ms` }}>
              <Back side={fact.side} />
            </span>
          ))}
          <b>{en.staged.drew(fact.count)}</b>
        </div>
      )}
      {word && <p className={`tw-word s${badgeOf(word.side)}`}>{word.text}</p>}
      {fact.is === "sectorTaken" && (
        <svg className={`tw-taken s${badgeOf(fact.side)}`} viewBox={`0 0 ${SIZE.w} ${SIZE.h}`}>
          <path
            d={outlineOf(centre(sectorOf(fact.sector)))}
            style={{ transformOrigin: `${centre(sectorOf(fact.sector)).x}px ${centre(sectorOf(fact.sector)).y}px` }}
          />
        </svg>
      )}
    </div>
  );
}
