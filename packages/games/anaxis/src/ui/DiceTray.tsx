/** The dice of past strikes, each with its result. */
import { type FactAx, shieldPoint, type StateAx } from "@starboard/anaxis";
import { pips } from "@starboard/ui";
import type { Fact } from "@starboard/kernel";
import { type CSSProperties, useMemo, useState } from "react";
import { en } from "./messages.en.ts";
import { namesOf } from "./names.ts";
import { strikesOf } from "./strikes.ts";

/** One die. `at` is its place in the row, which delays its animation; `under` is true if a hit die is above it. */
function Die({
  face,
  counts,
  at,
  under,
}: {
  readonly face: number;
  readonly counts: boolean;
  readonly at: number;
  readonly under: boolean;
}) {
  return (
    <svg
      className={`ax-die ${counts ? "counts" : "lost"}`}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
      style={{ "--at": at } as CSSProperties}
    >
      {under && <path d="M0 -13V-19" />}
      <rect x={-11} y={-11} width={22} height={22} rx={5} />
      {pips(face).map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x * 5.4} cy={y * 5.4} r={2.1} />
      ))}
    </svg>
  );
}

/** A row of dice, successes first, so that the armour die of a hit is below it. */
function Dice({
  title,
  note,
  dice,
  counts,
  result,
  drops = false,
}: {
  readonly title: string;
  readonly note: string;
  readonly dice: readonly number[];
  readonly counts: (face: number) => boolean;
  readonly result: string;
  /** True if each die belongs to one of the dice above. */
  readonly drops?: boolean;
}) {
  const shown = drops ? dice : [...dice.filter(counts), ...dice.filter((face) => !counts(face))];
  return (
    <tr>
      <th scope="row">
        {title} <small>{note}</small>
      </th>
      <td className="ax-dice">
        {shown.map((face, i) => (
          <Die key={i} face={face} counts={counts(face)} at={i} under={drops} />
        ))}
      </td>
      <td>{result}</td>
    </tr>
  );
}

/**
 * The dice of this firing phase, hit dice above armour dice, latest strike first; on phones only while a fact is shown.
 */
export function DiceTray({
  pastFacts,
  currentFact,
  t,
  compact,
}: {
  readonly pastFacts: readonly { readonly fact: Fact }[];
  readonly currentFact: Fact | null;
  readonly t: StateAx;
  readonly compact: boolean;
}) {
  const strikes = useMemo(() => strikesOf(pastFacts as readonly { readonly fact: FactAx }[]), [pastFacts]);
  // Keeps the page that the viewer has chosen until new dice are rolled.
  const [page, setPage] = useState({ of: 0, at: 0 });
  if (page.of !== strikes.length) setPage({ of: strikes.length, at: strikes.length - 1 });
  const strike = strikes[page.at];
  if (!strike || (compact && currentFact === null)) return null;
  const { volley, mine, shield, armour, damage, controlled } = strike;
  const names = namesOf(t);
  const name = (ship: number): string => names[ship] ?? "";
  const title = volley
    ? en.volleyOf(name(volley.ship), name(volley.target))
    : name((mine ?? armour ?? shield ?? damage)?.ship ?? 0);
  const turnTo = (at: number): void => setPage({ of: strikes.length, at });
  return (
    <div className="ax-tray panel">
      <header>
        <b>{title}</b>
        {volley && <small>{en.shot.bank[volley.bank]}</small>}
        {strikes.length > 1 && !compact && (
          <span className="ax-leaf">
            <button
              type="button"
              aria-label={en.dice.earlier}
              disabled={page.at === 0}
              onClick={() => turnTo(page.at - 1)}
            >
              ‹
            </button>
            <small>{en.dice.which(page.at + 1, strikes.length)}</small>
            <button
              type="button"
              aria-label={en.dice.later}
              disabled={page.at === strikes.length - 1}
              onClick={() => turnTo(page.at + 1)}
            >
              ›
            </button>
          </span>
        )}
      </header>
      {/* The log has the same results in words. */}
      <table aria-hidden="true">
        <tbody>
          {volley && (
            <Dice
              title={en.dice.toHit}
              note={en.dice.hit(volley.difficulty)}
              dice={volley.dice}
              counts={(face) => face > volley.difficulty}
              result={volley.dice.length === 0 ? en.shot.impossible : en.dice.hits(volley.hits)}
            />
          )}
          {mine && (
            <Dice
              title={en.dice.mine}
              note=""
              dice={[mine.roll]}
              counts={() => mine.damage > 0}
              result={en.dice.damage(mine.damage)}
            />
          )}
          {shield && (
            <Dice
              title={en.dice.shield}
              note={en.dice.plus(shield.points)}
              dice={shield.dice}
              counts={(face) => shieldPoint(t, face) > 0}
              result=""
            />
          )}
          {armour && (
            <Dice
              title={en.dice.armourRow}
              note={en.dice.armour(armour.cutOff)}
              dice={armour.dice}
              counts={(face) => face > armour.cutOff}
              drops={volley !== undefined && !shield}
              result={en.dice.stopped(armour.dice.filter((face) => face <= armour.cutOff).length)}
            />
          )}
        </tbody>
      </table>
      {armour && (
        <footer>
          <small>
            {controlled && <span>{en.dice.controlled(controlled.damage)}</span>}
            {damage && <span>{en.dice.hull(damage.hull + damage.damage, damage.hull)}</span>}
          </small>
          <strong>{controlled?.left ?? armour.damage}</strong>
          <small>{en.dice.points}</small>
        </footer>
      )}
      {!armour && damage && <small>{en.dice.hull(damage.hull + damage.damage, damage.hull)}</small>}
    </div>
  );
}
