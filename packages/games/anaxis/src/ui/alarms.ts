/** What decides the match this turn or soon: dangers and chances of the viewer. */
import {
  ACTIVE,
  classOf,
  edgeDistance,
  effectiveSpeed,
  isBase,
  leader,
  matchSetupOf,
  scoreOf,
  scoreSum,
  shipName,
  type ShapeAx,
  type Ship,
  type Side,
  type StateAx,
  threatTo,
} from "@starboard/anaxis";
import type { Alarm as AlarmOf } from "@starboard/ui";
import { approaches, damageAnswers, defences, drawClaim, escapes, goalMoves, kills, SERIOUS } from "./alarm-answers.ts";
import type { Props } from "./model.ts";
import { aimOf, baseOf, carrierDistance, shipOfClass, shipsLeft, suspectsOf } from "./objectives.ts";
import { en } from "./objectives.en.ts";
import { shipPlace } from "./places.ts";

type Alarm = AlarmOf<ShapeAx>;

const words = en.alarms;
const percent = (chance: number): number => Math.round(chance * 100);
const rounded = (points: number): number => Math.round(points * 10) / 10;

/** Returns the alarms of a player, the most urgent first; none for spectators, during set-up and after the match. */
export function alarms(props: Props): readonly Alarm[] {
  const t = props.view.board;
  if (props.viewer === "public" || t.turn === 0 || t.phase === "setup" || t.flow.over !== null) return [];
  const side = props.viewer as number as Side;
  const enemy: Side = side === 0 ? 1 : 0;
  return [
    ...woundAlarm(props, side, enemy),
    ...keyShipAlarms(props, side, enemy),
    ...lastShipAlarm(props, side),
    ...carrierAlarms(props, side, enemy),
    ...limitAlarm(props, side),
    ...stalemateAlarm(props),
  ];
}

/** Returns the ship or base whose loss decides the match for the winner `side`; -1 if there is none. */
function keyTarget(t: StateAx, side: Side): Ship {
  const aim = aimOf(t, side);
  if (aim?.when === "shipDestroyed") return shipOfClass(t, aim.ship);
  if (aim?.when === "baseDestroyed") return baseOf(t);
  if (aim?.when !== "carrierDestroyed") return -1;
  const suspects = suspectsOf(t, side === 0 ? 1 : 0);
  return suspects.length === 1 ? (suspects[0] ?? -1) : -1;
}

/** Damage not yet taken that destroys the viewer's key ship or last ship. */
function woundAlarm({ view, ...props }: Props, side: Side, enemy: Side): Alarm[] {
  const t = view.board;
  const { wound } = t;
  if (!wound || t.side[wound.ship] !== side || wound.damage < (t.hull[wound.ship] as number)) return [];
  const isKey = wound.ship === keyTarget(t, enemy);
  const isLast = shipsLeft(t, side) === 1 && !isBase(t, wound.ship);
  if (!isKey && !isLast) return [];
  const name = shipName(classOf(t, wound.ship).name);
  return [
    {
      id: `wound ${wound.ship} ${t.turn}`,
      kind: "danger",
      title: isBase(t, wound.ship) ? words.woundBase : words.wound(name),
      detail: isKey ? words.keyShipDetail(name) : words.lastShipDetail,
      rule: isKey ? ruleOf(t) : "AX-9.7",
      answers: damageAnswers({ view, ...props }),
      place: shipPlace(wound.ship),
    },
  ];
}

function keyShipAlarms(props: Props, side: Side, enemy: Side): Alarm[] {
  const t = props.view.board;
  const found: Alarm[] = [];
  const mine = keyTarget(t, enemy);
  if (mine >= 0 && t.status[mine] === ACTIVE) {
    const { destroys } = threatTo(t, mine);
    const name = shipName(classOf(t, mine).name);
    if (destroys >= SERIOUS)
      found.push({
        id: `keyShip ${mine} ${t.turn}`,
        kind: "danger",
        title: isBase(t, mine) ? words.base(percent(destroys)) : words.keyShip(name, percent(destroys)),
        detail: words.keyShipDetail(name),
        rule: ruleOf(t),
        answers: [...escapes(props, mine), ...defences(props, mine)],
        place: shipPlace(mine),
      });
  }
  const theirs = keyTarget(t, side);
  if (theirs >= 0 && t.status[theirs] === ACTIVE) {
    const { destroys } = threatTo(t, theirs);
    const name = shipName(classOf(t, theirs).name);
    if (destroys >= SERIOUS)
      found.push({
        id: `keyTarget ${theirs} ${t.turn}`,
        kind: "chance",
        title: words.keyTarget(name, percent(destroys)),
        detail: words.keyTargetDetail,
        rule: ruleOf(t),
        answers: [...kills(props, [theirs]), ...approaches(props, theirs)],
        place: shipPlace(theirs),
      });
  }
  return found;
}

const shipsOf = (t: StateAx, side: Side): Ship[] =>
  t.kind.map((_, s) => s).filter((s) => t.side[s] === side && t.status[s] === ACTIVE && !isBase(t, s));

const ruleOf = (t: StateAx): `AX-${string}` => matchSetupOf(t.options).scenario.rule as `AX-${string}`;

function lastShipAlarm(props: Props, side: Side): Alarm[] {
  const t = props.view.board;
  if (shipsLeft(t, side) !== 1) return [];
  const ship = t.kind.findIndex((_, s) => t.side[s] === side && t.status[s] === ACTIVE && !isBase(t, s));
  if (ship < 0) return [];
  const { destroys } = threatTo(t, ship);
  if (destroys < SERIOUS) return [];
  return [
    {
      id: `lastShip ${ship} ${t.turn}`,
      kind: "danger",
      title: words.lastShip(classOf(t, ship).name, percent(destroys)),
      detail: words.lastShipDetail,
      rule: "AX-9.7",
      answers: [...escapes(props, ship), ...defences(props, ship)],
      place: shipPlace(ship),
    },
  ];
}

/** The ambassador within two moves of the goal edge. */
function carrierAlarms(props: Props, side: Side, enemy: Side): Alarm[] {
  const t = props.view.board;
  for (const owner of [side, enemy]) {
    if (aimOf(t, owner)?.when !== "carrierReachesGoal") continue;
    const hexes = carrierDistance(t, owner);
    const nearest = nearestSuspect(t, owner);
    const speed = Math.max(1, ...suspectsOf(t, owner).map((s) => effectiveSpeed(t, s)));
    if (hexes === null || nearest < 0 || hexes > 2 * speed) continue;
    const turnsLeft = Math.max(1, Math.ceil(hexes / speed));
    const isMine = owner === side;
    return [
      {
        id: `carrier ${owner}`,
        kind: isMine ? "chance" : "danger",
        title: isMine ? words.carrierMine(turnsLeft) : words.carrierNear(turnsLeft),
        detail: isMine ? words.carrierMineDetail : words.carrierNearDetail,
        rule: "AX-10.1",
        answers: isMine ? goalMoves(props, t.carrier) : [...kills(props, [nearest]), ...approaches(props, nearest)],
        place: shipPlace(nearest),
      },
    ];
  }
  return [];
}

/** Returns the possible carrier nearest to its goal edge; -1 before the edge is chosen. */
function nearestSuspect(t: StateAx, owner: Side): Ship {
  const goal = t.edges[owner];
  if (!goal) return -1;
  const distance = (s: Ship): number => edgeDistance(t, t.q[s] as number, t.r[s] as number, goal);
  return suspectsOf(t, owner).toSorted((a, b) => distance(a) - distance(b))[0] ?? -1;
}

/** What the end of the last turn brings. */
function limitAlarm(props: Props, side: Side): Alarm[] {
  const t = props.view.board;
  const { turnLimit, scenario } = matchSetupOf(t.options);
  if (turnLimit <= 0 || t.turn < turnLimit) return [];
  const base = baseOf(t);
  const end = scenario.ends.find(
    ({ if: condition }) =>
      condition.when === "turnLimit" &&
      (condition.baseAtMost === undefined || (base >= 0 && (t.hull[base] as number) <= condition.baseAtMost)),
  );
  if (!end) return [];
  const points = [0, 1].map((s) => rounded(scoreSum(t, s as Side).total));
  const leads = leader(scoreOf(t, 0), scoreOf(t, 1)) === side;
  const title =
    end.winner === null
      ? words.lastTurnDraw
      : end.winner === "score"
        ? words.lastTurnScore(points[side] ?? 0, points[1 - side] ?? 0)
        : end.winner === side
          ? words.lastTurnWin
          : words.lastTurnLoss;
  return [
    {
      id: "lastTurn",
      kind: (end.winner === "score" ? leads : end.winner === side) ? "chance" : "danger",
      title,
      detail: words.limitDetail(turnLimit),
      rule: "AX-9.7",
      answers: end.winner === side ? [] : kills(props, shipsOf(t, side === 0 ? 1 : 0)),
    },
  ];
}

/** A draw that the viewer may claim (AX-9.8). */
function stalemateAlarm({ offers }: Props): Alarm[] {
  const claim = offers.find((one) => one.step === "claimDraw")?.offers.find(({ refusal }) => !refusal);
  if (!claim) return [];
  return [
    {
      id: "stalemate",
      kind: "chance",
      title: words.stalemate,
      detail: words.stalemateDetail,
      rule: "AX-9.8",
      answers: [drawClaim(claim.act)],
    },
  ];
}
