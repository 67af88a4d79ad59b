/** The leaflet of TrekWar: a Fight and a Turn, and both Decks as tables of Force. */
import { turnSummary } from "@starboard/kit";
import { type Block, leaflet, leafletPage, type Piece } from "@starboard/print";
import { cardPool } from "../card-index.ts";
import { FEDERATION } from "../data/board.ts";
import type { CardEntry } from "../data/cards.ts";
import { rules } from "../rules.gen.ts";
import { sideOfCard } from "./card.ts";
import { en } from "./text.en.ts";

const t = en.leaflet;

/** Returns the pages of the leaflet as blocks. */
export function leafletBlocks(): readonly [Block[], Block[], Block[], Block[]] {
  const summary = turnSummary(rules);
  const [federation, dominion] = [true, false].map((isFederation) =>
    cardPool(null).filter((card) => (sideOfCard(card) === FEDERATION) === isFederation),
  ) as [CardEntry[], CardEntry[]];
  return [
    [
      { is: "title", text: t.game, note: t.rules },
      { is: "heading", text: summary?.title ?? "" },
      { is: "steps", steps: summary?.steps ?? [] },
    ],
    [{ is: "heading", text: t.federation }, deckTable(federation)],
    [{ is: "heading", text: t.dominion }, deckTable(dominion)],
    [
      { is: "heading", text: en.turn },
      { is: "table", columns: [20, 66], head: t.stagesHead, rows: en.stages },
      { is: "text", text: en.end },
      { is: "heading", text: t.symbols },
      { is: "text", text: t.symbolRules },
      { is: "heading", text: t.notes },
      {
        is: "table",
        columns: [12, 26, 24, 24],
        head: t.notesHead,
        rows: Array.from({ length: 5 }, () => ["", "", "", ""]),
        rowHeight: 7,
      },
    ],
  ];
}

export function leafletPiece(): Piece {
  const [first, second, third, fourth] = leafletBlocks();
  return leaflet(t.name, [leafletPage(first), leafletPage(second), leafletPage(third), leafletPage(fourth)]);
}

/** The cards of a Deck with their Force in Space and on the Surface. */
function deckTable(cards: readonly CardEntry[]): Block {
  return {
    is: "table",
    columns: [44, 20, 11, 11],
    head: t.deckHead,
    rows: cards.map(({ name, type, space, surface }) =>
      type === "Event" ? [name, type, "", ""] : [name, type, String(space), String(surface)],
    ),
    dense: true,
  };
}
