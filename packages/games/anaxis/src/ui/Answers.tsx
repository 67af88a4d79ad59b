/** Answers that name a ship or a hex, as buttons: pursuits with their worth, shields, scans, jams where it matters. */
import { apart, DAMAGE_CONTROL, effectiveManeuver, tablePenalty, type TableAx } from "@starboard/anaxis";
import { Button } from "@starboard/frame";
import type { Act } from "@starboard/kernel";
import { en } from "./messages.en.ts";
import { type Asked, allowed, type Props } from "./model.ts";
import { nameOf } from "./names.ts";
import { useLook } from "./store.ts";

const VERBS: Readonly<Record<string, readonly string[]>> = {
  declare: ["pursue"],
  closing: ["shield", "scan", "jam"],
  scan: ["scan"],
  window: ["command"],
  carrier: ["carrier"],
};
type Named = Act & { readonly ship?: number; readonly quarry?: number; readonly target?: number };

export function Answers({ props, asked }: { readonly props: Props; readonly asked: Asked }) {
  const { hover } = useLook();
  const verbs = VERBS[asked.step];
  if (!verbs) return null;
  const t = props.view.board;
  const speaking = { view: props.view, seat: (by: number) => props.seats[by]?.name ?? "", reader: null };
  const found = allowed(asked.offers).filter((act) => verbs.includes(act.do));
  const answers = found.flatMap((act) => {
    const named = act as Named;
    if (act.do === "jam") {
      const ship = shipIn(t, act as Act & { q: number; r: number }, asked.ship);
      return ship < 0 ? [] : [{ act, ship, text: en.jam(nameOf(t, ship)) }];
    }
    const ship = named.quarry ?? named.target ?? named.ship ?? -1;
    const text =
      act.do === "pursue" && !("piloting" in act)
        ? en.pursuit(nameOf(t, ship), tablePenalty(effectiveManeuver(t, asked.ship)), apart(t, asked.ship, ship))
        : props.words.act(asked.step as never, act as never, speaking as never);
    return [{ act, ship, text }];
  });
  if (answers.length === 0) return null;
  // What is near is asked about first.
  if (asked.ship >= 0) answers.sort((a, b) => apart(t, asked.ship, a.ship) - apart(t, asked.ship, b.ship));
  return (
    <div className="ax-targets">
      {answers.map(({ act, ship, text }) => (
        <span key={JSON.stringify(act)} onPointerEnter={() => hover(ship)} onPointerLeave={() => hover(-1)}>
          <Button look="may" onClick={() => props.choose(asked.step, act)}>
            {text}
          </Button>
        </span>
      ))}
    </div>
  );
}

/** An enemy in a hex, -1 for none: jamming an empty hex is offered on the map only. */
function shipIn(t: TableAx, at: { readonly q: number; readonly r: number }, jammer: number): number {
  return t.kind.findIndex(
    (_, s) => t.status[s] === 1 && t.side[s] !== t.side[jammer] && t.q[s] === at.q && t.r[s] === at.r,
  );
}

/** The hull before and after, with and without Damage control. */
export function Wound({
  hull,
  damage,
  name,
}: {
  readonly hull: number;
  readonly damage: number;
  readonly name: string;
}) {
  const after = (points: number): string =>
    hull - points <= 0 ? en.wound.gone : en.wound.to(hull, hull - Math.max(0, points));
  return (
    <dl className="ax-wound" aria-label={name}>
      <div>
        <dt>{en.wound.taken}</dt>
        <dd>{after(damage)}</dd>
      </div>
      <div>
        <dt>{en.wound.controlled}</dt>
        <dd>{after(Math.max(0, damage - DAMAGE_CONTROL))}</dd>
      </div>
    </dl>
  );
}
