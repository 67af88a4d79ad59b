/** What can hit the moving ship at the place that is shown: the sum, its distribution, and every enemy with its odds. */
import { ACTIVE, type Ship, type StateAx, type Threat } from "@starboard/anaxis";
import { colOf, rowOf } from "@starboard/kit";
import { Button, RuleChip } from "@starboard/ui";
import { en } from "./messages.en.ts";
import type { Props } from "./model.ts";
import { planSteps } from "./mover.ts";
import { namesOf } from "./names.ts";
import { useBoardStore } from "./store.ts";
import { type PlannedMovement, useMovement } from "./use-move.ts";

const words = en.threat;
const percent = (p: number): string => (p > 0 && p < 0.005 ? words.tiny : words.percent(Math.round(p * 100)));
const placeName = ({ q, r }: { readonly q: number; readonly r: number }): string => en.hex(colOf(q), rowOf(q, r));

/** The panel beside the board. Renders nothing while no ship moves or no enemy bears on it. */
export function ThreatPanel(props: Props) {
  const movement = useMovement(props);
  const isShown = useBoardStore((selection) => selection.showThreat);
  if (!movement || !isShown || movement.threat.bearings.length === 0) return null;
  const t = props.view.board;
  const { threat, at, mover } = movement;
  return (
    <section className="ax-threat" aria-label={words.title(placeName(at))}>
      <header>
        <h2>{words.title(placeName(at))}</h2>
        <p>
          {words.count(threat.bearings.length, enemyCount(t, mover.ship))} <RuleChip rule="AX-5.2" />
        </p>
      </header>
      <Totals t={t} ship={mover.ship} threat={threat} />
      <Curve damage={threat.damage} hull={t.hull[mover.ship] as number} destroys={threat.destroys} />
      <Table t={t} threat={threat} />
      <Safer props={props} movement={movement} />
      <p className="ax-note">
        {words.limits} <RuleChip rule="AX-8.8" />
      </p>
    </section>
  );
}

/**
 * The table for phones, over the lower edge of the board, so that the board keeps its size. A button of the dock opens it.
 */
export function ThreatSheet(props: Props) {
  const movement = useMovement(props);
  const isOpen = useBoardStore((selection) => selection.threatOpen);
  if (!movement || !isOpen || movement.threat.bearings.length === 0) return null;
  return (
    <section className="ax-threat over" aria-label={words.title(placeName(movement.at))}>
      <h2>{words.title(placeName(movement.at))}</h2>
      <Table t={props.view.board} threat={movement.threat} />
      <Safer props={props} movement={movement} />
    </section>
  );
}

/** The button of the dock on a phone: the sum at the planned place. */
export function ThreatButton(props: Props) {
  const movement = useMovement(props);
  const { threatOpen, openThreat } = useBoardStore();
  if (!movement || movement.threat.bearings.length === 0) return null;
  const { threat, at } = movement;
  const destroyed = percent(threat.destroys);
  return (
    <button
      type="button"
      className="ax-threat-button"
      aria-expanded={threatOpen}
      aria-label={words.shortLabel(placeName(at), threat.mean, destroyed)}
      onClick={() => openThreat(!threatOpen)}
    >
      {words.short(threat.mean, destroyed)}
    </button>
  );
}

const enemyCount = (t: StateAx, ship: Ship): number =>
  t.kind.filter((_, s) => t.side[s] !== t.side[ship] && t.status[s] === ACTIVE).length;

function Totals({ t, ship, threat }: { readonly t: StateAx; readonly ship: Ship; readonly threat: Threat }) {
  return (
    <dl className="ax-odds">
      <div>
        <dd>{words.points(threat.mean)}</dd>
        <dt>{words.expected}</dt>
      </div>
      <div>
        <dd className={threat.destroys >= 0.1 ? "bad" : ""}>{percent(threat.destroys)}</dd>
        <dt>{words.destroyed}</dt>
      </div>
      <div>
        <dd>{words.points(threat.hullLeft)}</dd>
        <dt>{words.hullLeft(t.hull[ship] as number)}</dt>
      </div>
    </dl>
  );
}

/** The probability of each amount of damage. Bars from the hull on destroy the ship. */
function Curve({
  damage,
  hull,
  destroys,
}: {
  readonly damage: readonly number[];
  readonly hull: number;
  readonly destroys: number;
}) {
  const width = 280;
  const lastLikely = damage.findLastIndex((chance) => chance >= 0.002);
  const shown = damage.slice(0, Math.max(hull + 2, lastLikely + 1));
  const step = width / shown.length;
  const top = Math.max(...shown);
  return (
    <svg className="ax-plot" viewBox={`0 0 ${width} 80`}>
      <title>{words.curve(hull, percent(destroys))}</title>
      {shown.map((chance, points) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a bar is its amount of damage
          key={points}
          x={points * step + 0.5}
          width={Math.max(0.5, step - 1)}
          y={64 - (chance / top) * 50}
          height={(chance / top) * 50}
          className={points === 0 ? "none" : points >= hull ? "end" : ""}
        />
      ))}
      <path className="axis" d={`M0 64.5H${width}`} />
      <path className="hull" d={`M${hull * step} 4V64`} />
      <text x={Math.max(2, hull * step - 4)} y={11} textAnchor={hull * step > 60 ? "end" : "start"}>
        {en.shot.hull(hull)}
      </text>
      <text x={0} y={77}>
        0
      </text>
      <text x={width} y={77} textAnchor="end">
        {words.damage(shown.length - 1)}
      </text>
    </svg>
  );
}

/** Every enemy that bears on the place: its banks with range and difficulty, the chance of any hit, expected damage. */
function Table({ t, threat }: { readonly t: StateAx; readonly threat: Threat }) {
  const names = namesOf(t);
  const hover = useBoardStore((selection) => selection.hover);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.enemy}</th>
          <th scope="col">{en.shot.difficulty}</th>
          <th scope="col">{words.anyHit}</th>
          <th scope="col">{words.damageColumn}</th>
        </tr>
      </thead>
      <tbody>
        {threat.bearings.map(({ ship, banks, anyHit, mean, movesLater }) => (
          <tr key={ship} onPointerEnter={() => hover(ship)} onPointerLeave={() => hover(-1)}>
            <th scope="row">
              <b>{names[ship]}</b>
              <small>
                {banks.map(({ bank, range }) => words.bank(en.shot.bank[bank], range)).join(", ")}
                {movesLater ? ` · ${words.movesLater}` : ""}
              </small>
            </th>
            <td>{banks.map(({ difficulty }) => difficulty ?? words.pulse).join(" · ")}</td>
            <td>{percent(anyHit)}</td>
            <td>{words.points(mean)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.together}</th>
          <td aria-hidden="true">–</td>
          <td>{percent(threat.anyHit)}</td>
          <td>{words.points(threat.mean)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The safest reachable hex, with a button that plans the move there. */
function Safer({ props, movement }: { readonly props: Props; readonly movement: PlannedMovement }) {
  const { safest, threat, asked, mover } = movement;
  if (!safest || safest.taken >= threat.mean - 0.05) return null;
  return (
    <p className="ax-safer">
      <b>{words.safer(placeName(safest.end))}</b> {words.saferOdds(safest.taken)}{" "}
      <Button look="quiet" onClick={() => planSteps(props, asked, mover.ship, safest.end.steps)}>
        {words.goThere}
      </Button>
    </p>
  );
}
