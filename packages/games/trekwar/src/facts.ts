/** Everything that can happen in TrekWar, as facts. Cards and Sectors are named by identifier, sides by number. */
import type { Fact } from "@starboard/kernel";
import type { CardId, Ground, SectorId } from "./acts.ts";
import type { Side } from "./data/board.ts";

type Cards = readonly CardId[];

/** Facts for certain seats only (chapter e). Each comes with a public fact that reports the number of cards. */
type Private =
  | { readonly is: "drewCards"; readonly side: Side; readonly cards: Cards }
  | { readonly is: "exchangedCards"; readonly side: Side; readonly dropped: Cards; readonly taken: Cards }
  /** The Hand of `of`, for the side that looks at it. */
  | { readonly is: "peeked"; readonly side: Side; readonly of: Side; readonly cards: Cards };

type Public =
  | { readonly is: "battleBegan"; readonly opener: Side; readonly how: "random" | "chosen" | "previousWinner" }
  | { readonly is: "shuffled"; readonly side: Side; readonly cards: number }
  | { readonly is: "attackChosen"; readonly side: Side; readonly from: SectorId; readonly to: SectorId }
  | { readonly is: "fightBegan"; readonly fight: number; readonly attacker: Side; readonly sector: SectorId }
  | { readonly is: "drew"; readonly side: Side; readonly count: number; readonly left: number }
  | { readonly is: "exchanged"; readonly side: Side; readonly count: number }
  | { readonly is: "handShown"; readonly side: Side; readonly cards: Cards }
  | { readonly is: "opened"; readonly side: Side; readonly unit: CardId; readonly ground: Ground }
  | { readonly is: "turnBegan"; readonly side: Side; readonly turn: number }
  | { readonly is: "turnedDown"; readonly side: Side; readonly cards: Cards }
  | { readonly is: "tookUp"; readonly side: Side; readonly card: CardId }
  | { readonly is: "eventPlayed"; readonly side: Side; readonly card: CardId; readonly target: CardId | null }
  | {
      readonly is: "deployed";
      readonly side: Side;
      readonly unit: CardId;
      readonly support: Cards;
      readonly ground: Ground;
      readonly force: number;
      readonly attack: number;
      /** The card whose effect matches the Attack although the Force alone does not (TW-10.4). */
      readonly matchedBy: CardId | null;
    }
  | { readonly is: "ignored"; readonly side: Side; readonly unit: CardId; readonly by: CardId }
  | { readonly is: "willIgnore"; readonly side: Side; readonly count: number; readonly by: CardId }
  | { readonly is: "ignoringEnded"; readonly side: Side; readonly units: Cards; readonly pending: number }
  | { readonly is: "groundChanged"; readonly ground: Ground; readonly by: CardId }
  /** An effect discards cards of `side`. */
  | {
      readonly is: "discarded";
      readonly side: Side;
      readonly cards: Cards;
      readonly by: CardId;
      readonly random: boolean;
    }
  | { readonly is: "handSeen"; readonly side: Side; readonly of: Side; readonly count: number; readonly by: CardId }
  | { readonly is: "searched"; readonly side: Side; readonly cards: Cards; readonly by: CardId }
  | { readonly is: "searchBarred"; readonly side: Side; readonly by: CardId; readonly bar: CardId }
  | { readonly is: "recovered"; readonly side: Side; readonly cards: Cards; readonly by: CardId }
  | { readonly is: "recycled"; readonly side: Side; readonly cards: Cards; readonly by: CardId }
  | {
      readonly is: "mayPlayMore";
      readonly side: Side;
      readonly type: "Maneuver" | "Command";
      readonly count: number;
      readonly by: CardId;
    }
  | { readonly is: "limitRaised"; readonly side: Side; readonly limit: number; readonly by: CardId }
  | { readonly is: "announced"; readonly side: Side; readonly force: number; readonly ground: Ground }
  /** Why the side cannot draw cards in this Last Stage: a forbidding card, a full Hand or an empty Deck Pile. */
  | {
      readonly is: "cannotDraw";
      readonly side: Side;
      readonly why: "forbidden" | "full" | "empty";
      readonly by: CardId | null;
    }
  | { readonly is: "surrendered"; readonly side: Side }
  | { readonly is: "hadNoUnit"; readonly side: Side }
  | { readonly is: "fightEnded"; readonly winner: Side; readonly fight: number }
  | { readonly is: "tableCleared"; readonly side: Side; readonly cards: Cards }
  | { readonly is: "sectorTaken"; readonly side: Side; readonly sector: SectorId; readonly from: Side | null }
  | { readonly is: "handOpened"; readonly side: Side; readonly cards: Cards }
  | { readonly is: "resigned"; readonly side: Side }
  | { readonly is: "deckRanOut"; readonly side: Side }
  | {
      readonly is: "battleEnded";
      readonly winner: Side | null;
      readonly how: "allSectors" | "emptyDeck" | "fightLimit" | "resigned";
      readonly sectors: readonly [number, number];
    };

export type FactTW = (Private | Public) & Fact;
