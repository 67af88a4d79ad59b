/** The right rail: both fleets as lists, and the control sheet of one ship. */
import {
  type BankSpec,
  classOf,
  effectiveManeuver,
  effectiveReverse,
  effectiveSpeed,
  isBase,
  settingOf,
  type Ship as ShipNo,
  sensorTerms,
} from "@starboard/anaxis";
import { Emblem, RuleChip } from "@starboard/frame";
import type { Seat } from "@starboard/kernel";
import { en } from "./messages.en.ts";
import { inOrder, type Props, sideColour } from "./model.ts";
import { nameOf } from "./names.ts";
import { RACE_WORDS } from "./races.en.ts";
import { Ship } from "./ships/Ship.tsx";
import { useLook } from "./store.ts";

export function Fleets(props: Props) {
  const t = props.view.board;
  const { pick, hover, picked } = useLook();
  const lost = t.kind.map((_, s) => s).filter((s) => (t.status[s] as number) > 1);
  return (
    <div className="ax-lists">
      {[0, 1].map((side) => {
        const ships = (t.phase === "setup" ? t.kind.map((_, s) => s) : [...inOrder(t), ...lost]).filter(
          (s) => t.side[s] === side,
        );
        return (
          <section key={side}>
            <h2>
              <Emblem side={side + 1} /> {props.seats[side]?.name}{" "}
              <small>{RACE_WORDS[t.fleets[side]?.race ?? ""]?.name}</small>
            </h2>
            <ul>
              {ships.map((s) => (
                <li key={s}>
                  <button
                    type="button"
                    aria-pressed={picked === s}
                    className={(t.status[s] as number) > 1 ? "gone" : ""}
                    onClick={() => pick(s)}
                    onPointerEnter={() => hover(s)}
                    onPointerLeave={() => hover(-1)}
                  >
                    <b>{nameOf(t, s)}</b>
                    <span>
                      {t.status[s] === 2
                        ? en.state.lost
                        : t.status[s] === 3
                          ? en.state.fled
                          : en.hull(t.hull[s] as number, classOf(t, s).hull)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

const bankText = (bank: BankSpec | null): string =>
  bank === null
    ? "–"
    : bank.kind === "pulse"
      ? en.sheet.pulse
      : `${bank.firepower}/${bank.penetration}/${bank.tracking} ${en.sheet.arc[bank.arc]}`;

/** The control sheet: printed ratings, and what is left of them this turn. */
export function Sheet(props: Props) {
  const t = props.view.board;
  const { picked, hovered } = useLook();
  const s: ShipNo = hovered >= 0 && hovered < t.kind.length ? hovered : picked;
  if (s < 0 || s >= t.kind.length) return <p className="ax-note">{en.sheet.none}</p>;
  const spec = classOf(t, s);
  const words = en.sheet.ratings;
  const sensors = spec.sensors.den === 1 ? String(spec.sensors.num) : `${spec.sensors.num}⁄${spec.sensors.den}`;
  const rows: readonly (readonly [string, string, `AX-${string}`])[] = [
    [words.speed, changed(effectiveSpeed(t, s), spec.speed), "AX-3.2"],
    [words.reverse, changed(effectiveReverse(t, s), spec.reverse), "AX-3.2"],
    [words.maneuver, changed(effectiveManeuver(t, s), spec.maneuver), "AX-3.3"],
    [words.armour, String(spec.armour), "AX-6.2"],
    [words.initiative, changed(t.number[s] as number, spec.initiative), "AX-2.2"],
    [words.sensors, sensors, "AX-5.6"],
    [words.cost, String(spec.cost), "AX-9.1"],
  ];
  return (
    <div className="ax-sheet">
      <header>
        <svg viewBox="-50 -60 100 120" aria-hidden="true">
          <Ship ship={spec} px={90} side={sideColour(t.side[s] as number)} />
        </svg>
        <div>
          <h2>{nameOf(t, s)}</h2>
          <p>{spec.class}</p>
          <p>{en.hull(t.hull[s] as number, spec.hull)}</p>
        </div>
      </header>
      {!isBase(t, s) && (
        <>
          <table>
            <tbody>
              {rows.map(([name, value, rule]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                  <td>
                    <RuleChip rule={rule} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <dl>
            <dt>{en.shot.bank.primary}</dt>
            <dd>{bankText(spec.primary)}</dd>
            <dt>{en.shot.bank.secondary}</dt>
            <dd>{bankText(spec.secondary)}</dd>
            {spec.special && (
              <>
                <dt>{en.sheet.special[spec.special]}</dt>
                <dd>
                  {spec.special === "stealth"
                    ? en.stealth[(["off", "partial", "full"] as const)[t.stealth[s] as number] ?? "off"]
                    : ""}
                </dd>
              </>
            )}
            {jammed(props, s)}
          </dl>
        </>
      )}
    </div>
  );
}

const changed = (now: number, printed: number): string => (now === printed ? String(now) : `${now} (${printed})`);

function jammed({ view }: Props, s: ShipNo) {
  const t = view.board;
  const enemy = t.kind.findIndex((_, other) => t.side[other] !== t.side[s] && t.status[other] === 1);
  if (enemy < 0 || t.status[s] !== 1) return null;
  const { jam } = sensorTerms(t, s, enemy, false);
  if (jam === 0) return null;
  return (
    <>
      <dt>{en.sheet.special.jamming}</dt>
      <dd>{`−${jam}`}</dd>
    </>
  );
}

/** Beside a seat: points of the pool and ships afloat. */
export function SeatLine(props: Props & { readonly seat: Seat }) {
  const t = props.view.board;
  const ships = t.kind.filter(
    (_, s) => t.side[s] === (props.seat as number) && (t.status[s] as number) <= 1 && !isBase(t, s),
  ).length;
  // Where the scenario fixes the race, the seat's own name says it.
  const fixed = settingOf(t.options).scenario.sides[props.seat as number as 0 | 1]?.fleet;
  const race = fixed ? undefined : RACE_WORDS[t.fleets[props.seat]?.race ?? ""]?.name;
  return (
    <p className="ax-seatline">
      {race && <span>{race}</span>}
      <b>{en.points(t.cp[props.seat] as number)}</b>
      {t.kind.length > 0 && <span>{en.afloat(ships)}</span>}
    </p>
  );
}
