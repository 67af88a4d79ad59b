/** The dice of the fact being shown, each with its fate. */
import type { FactAx, TableAx } from "@starboard/anaxis";
import type { Fact } from "@starboard/kernel";
import { useState } from "react";
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

type Of<K extends FactAx["is"]> = Extract<FactAx, { readonly is: K }>;

/** One strike from its first die to the hull: facts that belong together, gathered while they are shown. */
interface Strike {
  readonly volley?: Of<"volley">;
  readonly mine?: Of<"mineRolled">;
  readonly shield?: Of<"shieldRolled">;
  readonly armour?: Of<"armourRolled">;
  readonly damage?: Of<"damaged">;
}

/** The strike after one more fact; null when the fact begins something else. */
export function gathered(strike: Strike | null, fact: FactAx): Strike | null {
  switch (fact.is) {
    case "volley":
      return { volley: fact };
    case "mineRolled":
      return { mine: fact };
    case "pulsed":
      return {};
    case "shieldRolled":
      return strike && !strike.armour ? { ...strike, shield: fact } : { shield: fact };
    case "armourRolled":
      return strike && !strike.armour ? { ...strike, armour: fact } : { armour: fact };
    case "damaged":
      return strike && { ...strike, damage: fact };
    case "damageControl":
    case "destroyed":
      return strike;
    default:
      return null;
  }
}

function Dice({
  title,
  under,
  dice,
  counts,
  result,
}: {
  readonly title: string;
  readonly under: string;
  readonly dice: readonly number[];
  readonly counts: (face: number) => boolean;
  readonly result: string;
}) {
  return (
    <tr>
      <th scope="row">
        {title} <small>{under}</small>
      </th>
      <td className="ax-dice">
        {dice.map((face, i) => (
          <Die key={i} face={face} fate={counts(face) ? "counts" : "lost"} />
        ))}
      </td>
      <td>{result}</td>
    </tr>
  );
}

/** The dice of the last strike, hit dice over armour dice; it stays until something else begins, on phones only while shown. */
export function DiceTray({
  fact,
  t,
  brief,
}: {
  readonly fact: Fact | null;
  readonly t: TableAx;
  readonly brief: boolean;
}) {
  const [seen, setSeen] = useState<{ readonly fact: Fact | null; readonly strike: Strike | null }>({
    fact: null,
    strike: null,
  });
  if (fact !== null && fact !== seen.fact) setSeen({ fact, strike: gathered(seen.strike, fact as FactAx) });
  const { strike } = seen;
  if (!strike || (brief && fact === null)) return null;
  const { volley, mine, shield, armour, damage } = strike;
  if (!volley && !mine && !shield && !armour) return null;
  const title = volley
    ? en.volleyOf(nameOf(t, volley.ship), nameOf(t, volley.target))
    : nameOf(t, (mine ?? armour ?? shield)?.ship ?? 0);
  return (
    // The log says the same in words.
    <div className="ax-tray panel" aria-hidden="true">
      <b>{title}</b>
      <table>
        <tbody>
          {volley && (
            <Dice
              title={en.dice.toHit}
              under={en.dice.hit(volley.difficulty)}
              dice={volley.dice}
              counts={(face) => face > volley.difficulty}
              result={en.dice.hits(volley.hits)}
            />
          )}
          {mine && (
            <Dice
              title={en.dice.mine}
              under=""
              dice={[mine.roll]}
              counts={() => mine.damage > 0}
              result={en.dice.damage(mine.damage)}
            />
          )}
          {shield && (
            <Dice
              title={en.dice.shield}
              under={en.dice.plus(shield.points)}
              dice={shield.dice}
              counts={() => shield.points > 0}
              result=""
            />
          )}
          {armour && (
            <Dice
              title={en.dice.armourRow}
              under={en.dice.armour(armour.cutOff)}
              dice={armour.dice}
              counts={(face) => face > armour.cutOff}
              result={en.dice.damage(armour.damage)}
            />
          )}
        </tbody>
      </table>
      {damage && <small>{en.dice.hull(damage.hull + damage.damage, damage.hull)}</small>}
    </div>
  );
}
