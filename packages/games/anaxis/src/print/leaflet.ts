/** The leaflet of Anaxis: a turn, the odds of a volley, the Cinema Points, and a table for notes on ships. */
import { readerFormat, turnSummary } from "@starboard/kit";
import { type Block, leaflet, leafletPage, type Piece } from "@starboard/print";
import { damageOdds } from "../calc/odds.ts";
import { remainingTurn, tablePenalty } from "../calc/ratings.ts";
import { rules } from "../rules.gen.ts";
import { en } from "./messages.en.ts";

const { number } = readerFormat;
const TWO_DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const t = en.leaflet;

/** Returns the pages of the leaflet as blocks. */
export function leafletBlocks(): readonly [Block[], Block[], Block[], Block[]] {
  const summary = turnSummary(rules);
  return [
    [
      { is: "title", text: en.title.game, note: t.rules },
      { is: "steps", steps: summary?.steps ?? [] },
      { is: "text", text: summary?.advice ?? "" },
      { is: "heading", text: t.difficulty },
      { is: "text", text: t.difficultyRule },
    ],
    [
      { is: "heading", text: t.odds },
      { is: "text", text: t.oddsRule },
      oddsTable(),
      { is: "heading", text: en.evading },
      evasionTable(),
    ],
    [
      { is: "heading", text: t.points },
      { is: "table", columns: [24, 8, 54], head: t.pointsHead, rows: t.bonuses },
      { is: "text", text: t.pointsRule },
    ],
    [
      { is: "heading", text: t.ships },
      {
        is: "table",
        columns: [30, 14, 14, 14, 14],
        head: t.shipsHead,
        rows: Array.from({ length: 12 }, () => ["", "", "", "", ""]),
        rowHeight: 8,
      },
    ],
  ];
}

export function leafletPiece(): Piece {
  const [first, second, third, fourth] = leafletBlocks();
  return leaflet(t.name, [leafletPage(first), leafletPage(second), leafletPage(third), leafletPage(fourth)]);
}

/** The expected damage of one die, by difficulty and by armour less penetration (AX-5, AX-6). */
function oddsTable(): Block {
  const cutOffs = [0, 1, 2, 3, 4, 5];
  const mean = (difficulty: number, cutOff: number): number =>
    damageOdds(1, difficulty, cutOff, 0, 0).reduce((sum, chance, damage) => sum + chance * damage, 0);
  return {
    is: "table",
    columns: [20, ...cutOffs.map(() => 11)],
    head: [t.difficulty, ...cutOffs.map(String)],
    rows: [0, 1, 2, 3, 4, 5].map((difficulty) => [
      String(difficulty),
      ...cutOffs.map((cutOff) => number(mean(difficulty, cutOff), TWO_DIGITS)),
    ]),
  };
}

function evasionTable(): Block {
  return {
    is: "table",
    columns: [20, 66],
    head: [en.maneuver, t.evadingHead],
    rows: [2, 3, 4, 5, 6].map((row) => [
      row === 2 ? t.upTo(row) : row === 6 ? t.from(row) : String(row),
      row < 3 ? en.cannotEvade : en.evasion(remainingTurn(row), tablePenalty(row)),
    ]),
  };
}
