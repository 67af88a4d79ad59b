/** The control sheet of one ship: printed ratings and their values this turn. */
import {
  ACTIVE,
  type BankSpec,
  classOf,
  effectiveManeuver,
  effectiveReverse,
  effectiveSpeed,
  isBase,
  type Ship as ShipNo,
  type ShipClass,
  sensorTerms,
  shipType,
} from "@starboard/anaxis";
import { RuleChip } from "@starboard/ui";
import { HullPips } from "./Fleet.tsx";
import { en } from "./messages.en.ts";
import { type Props, sideColour } from "./model.ts";
import { nameOf } from "./names.ts";
import { Ship } from "./ships/Ship.tsx";
import { useBoardStore } from "./store.ts";

/** The current values of a ship; for a class that can be bought, the printed values. */
interface Now {
  readonly name: string;
  readonly side: number;
  readonly hull: number;
  readonly speed: number;
  readonly reverse: number;
  readonly maneuver: number;
  readonly initiative: number;
  readonly stealth: "off" | "partial" | "full" | null;
  /** Points of sensors lost to a jam. */
  readonly jam: number;
}

/** The sheet of the ship under the pointer or the chosen ship; while a fleet is bought, of the chosen class. */
export function Sheet(props: Props) {
  const t = props.view.board;
  const { picked, hovered, previewedClass } = useBoardStore();
  const s: ShipNo = hovered >= 0 && hovered < t.kind.length ? hovered : picked;
  if (s >= 0 && s < t.kind.length)
    return <ControlSheet spec={classOf(t, s)} now={nowOf(props, s)} base={isBase(t, s)} />;
  if (t.kind.length > 0 || !previewedClass) return <p className="ax-note">{en.sheet.none}</p>;
  const { name, hull, speed, reverse, maneuver, initiative } = previewedClass;
  const side = typeof props.viewer === "number" ? props.viewer : 0;
  const now: Now = { name, side, hull, speed, reverse, maneuver, initiative, stealth: null, jam: 0 };
  return <ControlSheet spec={previewedClass} now={now} base={false} />;
}

function nowOf({ view }: Props, s: ShipNo): Now {
  const t = view.board;
  const enemy = t.kind.findIndex((_, other) => t.side[other] !== t.side[s] && t.status[other] === ACTIVE);
  return {
    name: nameOf(t, s),
    side: t.side[s] as number,
    hull: t.hull[s] as number,
    speed: effectiveSpeed(t, s),
    reverse: effectiveReverse(t, s),
    maneuver: effectiveManeuver(t, s),
    initiative: t.number[s] as number,
    stealth: (["off", "partial", "full"] as const)[t.stealth[s] as number] ?? "off",
    jam: enemy < 0 || t.status[s] !== ACTIVE ? 0 : sensorTerms(t, s, enemy, false).jam,
  };
}

const changed = (now: number, printed: number): string => (now === printed ? String(now) : `${now} (${printed})`);

function ControlSheet({ spec, now, base }: { readonly spec: ShipClass; readonly now: Now; readonly base: boolean }) {
  const words = en.sheet.ratings;
  const { num, den } = spec.sensors;
  const rows: readonly (readonly [string, string, `AX-${string}`])[] = [
    [words.speed, changed(now.speed, spec.speed), "AX-3.2"],
    [words.reverse, changed(now.reverse, spec.reverse), "AX-3.2"],
    [words.maneuver, changed(now.maneuver, spec.maneuver), "AX-3.3"],
    [words.armour, String(spec.armour), "AX-6.2"],
    [words.initiative, changed(now.initiative, spec.initiative), "AX-2.2"],
    [words.sensors, den === 1 ? String(num) : `${num}⁄${den}`, "AX-5.6"],
    ...(now.jam > 0 ? [[en.sheet.special.jamming, `−${now.jam}`, "AX-7.4d"] as const] : []),
    [words.cost, String(spec.cost), "AX-9.1"],
  ];
  const banks = (["primary", "secondary"] as const).flatMap((which) => {
    const bank = spec[which];
    return bank ? [[which, bank] as const] : [];
  });
  return (
    <div className="ax-sheet">
      <header>
        <svg viewBox="-50 -60 100 120" aria-hidden="true">
          <Ship ship={spec} px={90} side={sideColour(now.side)} />
        </svg>
        <div>
          <h2>{now.name}</h2>
          <p>{shipType(spec.class)}</p>
          <p>{en.hull(now.hull, spec.hull)}</p>
          <svg className="ax-pips" viewBox="0 0 80 4" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
            <HullPips now={now.hull} whole={spec.hull} y={0} room={80} from="left" />
          </svg>
        </div>
      </header>
      {!base && (
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
          {banks.length > 0 && (
            <table className="ax-guns">
              <thead>
                <tr>
                  <th scope="col">{en.sheet.banks}</th>
                  <th scope="col">{en.sheet.firepower}</th>
                  <th scope="col">{en.sheet.penetration}</th>
                  <th scope="col">{en.sheet.tracking}</th>
                  <th scope="col">{en.sheet.arcName}</th>
                </tr>
              </thead>
              <tbody>
                {banks.map(([which, bank]) => (
                  <tr key={which}>
                    <th scope="row">{en.shot.bank[which]}</th>
                    <Guns bank={bank} />
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {spec.special && (
            <p>
              {en.sheet.special[spec.special]} <RuleChip rule={SPECIAL_RULES[spec.special]} />
              {spec.special === "stealth" && now.stealth && ` ${en.stealth[now.stealth]}`}
            </p>
          )}
        </>
      )}
    </div>
  );
}

const SPECIAL_RULES = {
  scan: "AX-7.1a",
  interdiction: "AX-7.2a",
  pulse: "AX-7.3a",
  jamming: "AX-7.4a",
  shield: "AX-7.5a",
  stealth: "AX-7.6a",
} as const;

function Guns({ bank }: { readonly bank: BankSpec }) {
  if (bank.kind === "pulse") return <td colSpan={4}>{en.sheet.pulse}</td>;
  return (
    <>
      <td>{bank.firepower}</td>
      <td>{bank.penetration}</td>
      <td>{bank.tracking}</td>
      <td>{en.sheet.arc[bank.arc]}</td>
    </>
  );
}
