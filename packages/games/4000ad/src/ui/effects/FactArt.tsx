import { en } from "../messages.en.ts";
import { memo } from "@starboard/ui";
import type { Fact4000, Ships, StarMap } from "@starboard/4000ad";
import { type ReactElement } from "react";
import { Frame, Row, type RowItem, rowWidth } from "./Callout.tsx";
import type { PowerLook } from "../model/powers.ts";

/** Returns the star of a fact, or -1. */
export function starOf(fact: Fact4000, map: StarMap): number {
  if (fact.is === "departed" || fact.is === "hopped" || ("star" in fact && typeof fact.star === "string"))
    return map.index[(fact as { readonly star: string }).star] ?? -1;
  return -1;
}

const total = (force: Ships): number => force.reduce((sum, one) => sum + one.ships, 0);
const powersIn = (force: Ships): number[] => force.filter((one) => one.ships > 0).map((one) => one.power);

/** Animation of a fact at its star, drawn around the origin. Empty for facts without a star. */
export const FactArt = memo(function FactArt({
  fact,
  star,
  looks,
  map,
  r,
  still,
  low,
}: {
  readonly fact: Fact4000;
  readonly star: number;
  readonly looks: readonly PowerLook[];
  readonly map: StarMap;
  /** Radius of a star's ring. */
  readonly r: number;
  readonly still: boolean;
  /** True if there is no room above the star, so that sums are drawn below it. */
  readonly low: boolean;
}): ReactElement | null {
  if (starOf(fact, map) !== star) return null;
  const move = still ? "" : " ad-moves";
  const ink = (power: number | undefined): string => looks[power ?? -1]?.ink ?? "var(--ink)";
  switch (fact.is) {
    case "emerged":
    case "hopped":
    case "forcedOut":
      return <circle className={`ad-fx ad-fx-close${move}`} r={r * 1.15} style={{ color: ink(fact.power) }} />;
    case "departed":
    case "retreated":
      return <circle className={`ad-fx ad-fx-open${move}`} r={r * 1.15} style={{ color: ink(fact.power) }} />;
    case "placed":
    case "neutralsPlaced":
    case "homeTossed":
    case "derelictsTaken":
      return <Sparkle r={r} ink={"power" in fact ? ink(fact.power) : "var(--ad-neutral)"} move={move} />;
    case "homeRegained":
      return <Sparkle r={r * 1.3} ink={ink(fact.power)} move={move} />;
    case "homeLost":
      return (
        <g className={`ad-fx-broken${move}`} style={{ color: ink(fact.holder) }}>
          <circle r={r * 1.5} className="ad-fx" />
          <circle r={r * 2} className="ad-fx" opacity={0.5} />
        </g>
      );
    case "battle":
      return (
        <Sum
          rows={[
            [
              ...force(fact.attackers, fact.attackersWin),
              { text: en.dock.versus, quiet: true },
              ...force(fact.defenders, !fact.attackersWin),
              ...(fact.neutral > 0 ? [{ text: String(fact.neutral), quiet: fact.attackersWin }] : []),
            ],
          ]}
          r={r}
          looks={looks}
          move={move}
          low={low}
        />
      );
    case "diceRound": {
      const row = (dice: readonly [number, number], ships: number, loss: number): RowItem[] => [
        { text: String(ships) },
        { text: "+", quiet: true },
        { die: dice[0] },
        { die: dice[1] },
        { text: "=", quiet: true },
        { text: String(ships + dice[0] + dice[1]), strong: true },
        { text: loss > 0 ? `−${loss}` : "·", bad: loss > 0 },
      ];
      return (
        <Sum
          rows={[
            row(fact.attack, fact.attackShips, fact.lossAttack),
            row(fact.defence, fact.defenceShips, fact.lossDefence),
          ]}
          r={r}
          looks={looks}
          move={move}
          low={low}
        />
      );
    }
    case "recruitRolled":
      return (
        <Sum
          rows={[
            [
              { die: fact.roll },
              { text: "+", quiet: true },
              { text: String(fact.arriving) },
              { text: fact.joined ? ">" : "≤", quiet: true },
              { text: String(fact.neutral) },
            ],
          ]}
          r={r}
          looks={looks}
          move={move}
          low={low}
        />
      );
    case "surrendered":
    case "treatyForfeit":
      return <circle className={`ad-fx ad-fx-open${move}`} r={r * 1.3} style={{ color: ink(fact.power) }} />;
    default:
      return null;
  }
});

function force(ships: Ships, wins: boolean): RowItem[] {
  return [{ emblems: powersIn(ships) }, { text: String(total(ships)), strong: wins, struck: !wins }];
}

/** Short rays that mark something new. */
function Sparkle({ r, ink, move }: { readonly r: number; readonly ink: string; readonly move: string }): ReactElement {
  let d = "";
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 + 0.39;
    d += `M${Math.cos(a) * r * 1.1} ${Math.sin(a) * r * 1.1}L${Math.cos(a) * r * 1.7} ${Math.sin(a) * r * 1.7}`;
  }
  return <path className={`ad-fx ad-fx-sparkle${move}`} d={d} style={{ color: ink }} />;
}

/** A sum shown above the star while its fact is shown. */
function Sum({
  rows,
  r,
  looks,
  move,
  low,
}: {
  readonly rows: readonly (readonly RowItem[])[];
  readonly r: number;
  readonly looks: readonly PowerLook[];
  readonly move: string;
  readonly low: boolean;
}): ReactElement {
  const h = 26;
  const w = Math.max(...rows.map((row) => rowWidth(row, h)));
  return (
    <g className={`ad-fx-sum${move}`} transform={`translate(0 ${low ? r * 1.5 + rows.length * h + 12 : -r * 1.5})`}>
      <Frame w={w + 20} h={rows.length * h + 12} low={low} />
      {rows.map((row, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- attackers above, defenders below
        <g key={i} transform={`translate(${-w / 2} ${-(rows.length - i) * h - 6})`}>
          <Row items={row} h={h} looks={looks} />
        </g>
      ))}
    </g>
  );
}
