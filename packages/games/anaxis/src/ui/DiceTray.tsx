/** The dice of the fact being shown, each with its fate. */
import type { FactAx, TableAx } from "@starboard/anaxis";
import type { Fact } from "@starboard/kernel";
import { en } from "./messages.en.ts";
import { nameOf } from "./names.ts";

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export function Die({ face, fate }: { readonly face: number; readonly fate: "counts" | "lost" | "good" }) {
  return (
    <svg className={`ax-die ${fate}`} viewBox="-12 -12 24 24" aria-hidden="true">
      <rect x={-11} y={-11} width={22} height={22} rx={5} />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x * 5.4} cy={y * 5.4} r={2.1} />
      ))}
    </svg>
  );
}

interface Row {
  readonly title: string;
  readonly under: string;
  readonly dice: readonly number[];
  readonly counts: (face: number) => boolean;
  readonly result: string;
}

function rowOf(fact: FactAx, t: TableAx): Row | null {
  switch (fact.is) {
    case "volley":
      return {
        title: `${nameOf(t, fact.ship)} → ${nameOf(t, fact.target)}`,
        under: en.dice.hit(fact.difficulty),
        dice: fact.dice,
        counts: (face) => face > fact.difficulty,
        result: String(fact.hits),
      };
    case "armourRolled":
      return {
        title: `${en.dice.armourRow}: ${nameOf(t, fact.ship)}`,
        under: en.dice.armour(fact.cutOff),
        dice: fact.dice,
        counts: (face) => face > fact.cutOff,
        result: String(fact.damage),
      };
    case "shieldRolled":
      return {
        title: `${en.dice.shield}: ${nameOf(t, fact.ship)}`,
        under: `+${fact.points}`,
        dice: fact.dice,
        counts: () => fact.points > 0,
        result: `+${fact.points}`,
      };
    case "mineRolled":
      return {
        title: nameOf(t, fact.ship),
        under: "6",
        dice: [fact.roll],
        counts: (face) => face === 6,
        result: String(-fact.damage),
      };
    default:
      return null;
  }
}

export function DiceTray({ fact, t }: { readonly fact: Fact | null; readonly t: TableAx }) {
  const row = fact ? rowOf(fact as FactAx, t) : null;
  if (!row) return null;
  return (
    <div className="ax-tray panel" aria-hidden="true">
      <div>
        <b>{row.title}</b>
        <small>{row.under}</small>
      </div>
      <div className="ax-dice">
        {row.dice.map((face, i) => (
          <Die key={i} face={face} fate={row.counts(face) ? "counts" : "lost"} />
        ))}
      </div>
      <strong>{row.result}</strong>
    </div>
  );
}
