/** The result of a match: the remaining and lost ships of each side. */
import { ACTIVE, DESTROYED, FLED, classOf, isBase, scoreSum, type Side, type StateAx } from "@starboard/anaxis";
import { Emblem, SumTerms } from "@starboard/ui";
import { HullPips } from "./Fleet.tsx";
import { en } from "./messages.en.ts";
import { type Props, sideColour } from "./model.ts";
import { namesOf } from "./names.ts";
import { Ship } from "./ships/Ship.tsx";

const SIDES: readonly Side[] = [0, 1];

export function Aftermath(props: Props) {
  const t = props.view.board;
  const names = namesOf(t);
  return (
    <div className="ax-after">
      {SIDES.map((side) => {
        const ships = t.kind.map((_, s) => s).filter((s) => t.side[s] === side && !isBase(t, s));
        const sum = scoreSum(t, side);
        const result = resultOf(t, side);
        return (
          <section key={side} className={result === "won" ? "won" : ""}>
            <h2>
              <Emblem side={side + 1} /> {props.seats[side]?.name} <small>{en.after[result]}</small>
              <span>
                <SumTerms
                  title={props.seats[side]?.name}
                  terms={sum.terms.map(({ rule, value, about }) => ({
                    rule,
                    what: names[(about as { ship: number }).ship] ?? "",
                    value: rounded(value),
                  }))}
                  total={rounded(sum.total)}
                >
                  {en.after.left(rounded(sum.total))}
                </SumTerms>{" "}
                {en.after.total(ships.reduce((points, s) => points + classOf(t, s).cost, 0))}
              </span>
            </h2>
            <ul>
              {ships.map((s) => (
                <li key={s} className={t.status[s] === ACTIVE ? "" : "gone"}>
                  <svg viewBox="-20 -22 40 52" aria-hidden="true">
                    <Ship ship={classOf(t, s)} px={34} side={sideColour(side)} />
                    <HullPips now={t.hull[s] as number} whole={classOf(t, s).hull} y={24} room={34} />
                  </svg>
                  <b>{names[s]}</b>
                  <small>{fateOf(t, s)}</small>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function resultOf(t: StateAx, side: Side): "won" | "lost" | "drawn" {
  const winners = t.flow.over?.winners ?? [];
  if (winners.length !== 1) return "drawn";
  return (winners[0] as number) === side ? "won" : "lost";
}

const fateOf = (t: StateAx, s: number): string =>
  t.status[s] === DESTROYED
    ? en.state.lost
    : t.status[s] === FLED
      ? en.state.fled
      : en.hull(t.hull[s] as number, classOf(t, s).hull);

const rounded = (value: number): number => Math.round(value * 10) / 10;
