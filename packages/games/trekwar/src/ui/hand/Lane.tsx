/** The lane above the Hand: a hint for each card, and lines between cards that match together. */
import type { CardId } from "@starboard/trekwar";
import { Fragment } from "react";
import { useBoardStore } from "../model/board-store.ts";
import { type Pairing, readHand } from "../model/hand.ts";
import type { Props } from "../model/view.ts";

/** Maximum number of lines while no card is hovered; more would be confusing. */
const MAX_IDLE_LINES = 2;

/** Returns the pairs to connect: those of the hovered card, else of the chosen cards, else the closest few. */
function pairsToShow(pairs: readonly Pairing[], hovered: CardId | null, chosen: readonly CardId[]): readonly Pairing[] {
  const of = (id: CardId): Pairing[] => pairs.filter((p) => p.a === id || p.b === id);
  if (chosen.length > 1) return pairs.filter((p) => chosen.includes(p.a) && chosen.includes(p.b));
  if (hovered !== null && of(hovered).length > 0) return of(hovered);
  if (chosen.length === 1) return of(chosen[0] as CardId);
  const used = new Set<CardId>();
  return pairs
    .filter((p) => {
      if (used.has(p.a) || used.has(p.b)) return false;
      used.add(p.a).add(p.b);
      return true;
    })
    .slice(0, MAX_IDLE_LINES);
}

export function Lane({ props, cards }: { readonly props: Props; readonly cards: readonly CardId[] }) {
  const { chosen, hovered } = useBoardStore();
  const { statuses, pairs } = readHand(props);
  const shown = pairsToShow(pairs, hovered, chosen);
  const wired = shown.length === 1 ? shown[0] : undefined;
  return (
    <div className="tw-lane" aria-hidden="true">
      {shown.map((pair, i) => {
        const [a, b] = [cards.indexOf(pair.a), cards.indexOf(pair.b)].sort((x, y) => x - y) as [number, number];
        const sel = chosen.includes(pair.a) && chosen.includes(pair.b);
        // Cards between the pair have hints of their own, so the hint of the pair goes above the Unit.
        const word = b - a > 1 ? `${cards.indexOf(pair.a) + 1}` : `${a + 1} / ${b + 2}`;
        return (
          <Fragment key={pair.a + pair.b}>
            <i
              className={`tw-wire${sel ? " sel" : ""}`}
              style={{ gridColumn: `${a + 1} / ${b + 2}`, "--lift": `${(i % 3) * 5}px` } as object}
            />
            {(sel || (pair === wired && !pair.alone)) && (
              <span className={`tw-hint${sel ? " sel" : ""}`} style={{ gridColumn: word }}>
                {pair.hint}
              </span>
            )}
          </Fragment>
        );
      })}
      {cards.map((id, i) => {
        const status = statuses.get(id);
        // The hint on the line replaces the hints of both cards.
        const worded = wired && (!wired.alone || chosen.length > 1) && (wired.a === id || wired.b === id);
        if (!status || status.hint === "" || worded) return null;
        const sel = chosen.includes(id);
        return (
          <span
            key={id}
            className={`tw-hint${status.can ? (sel ? " sel" : "") : " no"}`}
            style={{ gridColumn: `${i + 1}` }}
          >
            {status.hint}
          </span>
        );
      })}
    </div>
  );
}
