/** The acts that answer an alarm now: moves out of fire, moves into fire or to the goal, shots, Damage control. */
import {
  type AsideActs,
  type Bank,
  classOf,
  DAMAGE_CONTROL,
  type DeclareAct,
  edgeDistance,
  effectiveManeuver,
  type End,
  game,
  minimumMove,
  raiseMatters,
  reach,
  type Ship,
  type Side,
  type StateAx,
  threatMean,
  threatTo,
  usefulShots,
  volleyOdds,
} from "@starboard/anaxis";
import { colOf, rowOf } from "@starboard/kit";
import type { Volley } from "./aim.ts";
import { en as board } from "./messages.en.ts";
import { type Answer, type Asked, askedOf, contextOf, legal, type Move, moveAt, type Props } from "./model.ts";
import { moverOf, movesOf } from "./mover.ts";
import { nameOf } from "./names.ts";
import { en } from "./objectives.en.ts";
import { bestVolley } from "./threat.ts";

const words = en.answers;
/** Most answers of one kind. */
const MOST = 2;
/** Chance of destruction up to which a place counts as safe, and the least change of it that is worth an answer. */
export const SERIOUS = 0.1;
const CLEAR = 0.03;
/** Places that are rated exactly, of those with the least expected damage. */
const RATED = 3;
/** Chance to destroy a ship from which a shot at it is an answer. */
const SLIM = 0.02;

const percent = (chance: number): number => Math.round(chance * 100);
const hexName = ({ q, r }: { readonly q: number; readonly r: number }): string => board.hex(colOf(q), rowOf(q, r));
const isFree = ({ gone, steps }: End): boolean => !gone && !steps.some((step) => "paid" in step);

/** Returns the question if the viewer may move a ship now. */
function movingNow(props: Props, ship: Ship): Asked | null {
  const asked = askedOf(props);
  return asked && moverOf(props.view.board, asked, ship)?.ship === ship ? asked : null;
}

/** Returns a copy of a state in which a ship has declared evasion (AX-4.2). */
function evading(t: StateAx, ship: Ship): StateAx {
  const there = game.clone(t);
  there.mode[ship] = 1;
  there.row[ship] = effectiveManeuver(t, ship);
  return there;
}

/** Moves a ship of a scratch state to an end; an evasion below its minimum has no effect (AX-4.4). */
function placeAt(there: StateAx, ship: Ship, end: End): void {
  there.q[ship] = end.q;
  there.r[ship] = end.r;
  there.facing[ship] = end.facing;
  const forward = end.steps.filter((step) => step.do === "forward").length + (there.forward[ship] as number);
  there.void[ship] = forward < minimumMove(there, ship) ? 1 : 0;
}

/** Returns one end per hex, the one with the fewest steps. */
const oneEach = (ends: readonly End[]): End[] => [
  ...new Map(ends.toReversed().map((end) => [`${end.q} ${end.r}`, end] as const)).values(),
];

/** The first acts of a move with another declaration than a steady one. */
function evasiveMoves(props: Props, asked: Asked, ship: Ship, end: End): Move[] {
  const evade: DeclareAct = { do: "evade" };
  return movesOf(props, asked, ship, end.steps).map((move) =>
    move.step === "declare" ? { step: "declare", act: evade } : move,
  );
}

interface Escape {
  readonly end: End;
  readonly evades: boolean;
  readonly mean: number;
}

/** Returns the moves of a ship in danger that lower the chance of its destruction most, if it may move now. */
export function escapes(props: Props, ship: Ship): Answer[] {
  const t = props.view.board;
  const asked = movingNow(props, ship);
  if (!asked) return [];
  const found: Escape[] = [];
  const rate = (from: StateAx, evades: boolean): void => {
    const there = game.clone(from);
    for (const end of oneEach(reach(from, ship).filter(isFree))) {
      placeAt(there, ship, end);
      found.push({ end, evades, mean: threatMean(there, ship) });
    }
  };
  rate(t, t.mode[ship] === 1);
  // Before the declaration both maneuvers are open. Below three the table allows none (AX-4.2).
  if (asked.step !== "move" && effectiveManeuver(t, ship) >= 3) rate(evading(t, ship), true);
  const now = threatTo(t, ship).destroys;
  return found
    .toSorted((a, b) => a.mean - b.mean || a.end.steps.length - b.end.steps.length)
    .slice(0, RATED)
    .map((escape) => {
      const there = escape.evades && t.mode[ship] !== 1 ? evading(t, ship) : game.clone(t);
      placeAt(there, ship, escape.end);
      return { ...escape, destroys: threatTo(there, ship).destroys };
    })
    .filter(({ destroys, end }) => destroys < now - CLEAR && end.steps.length > 0)
    .toSorted((a, b) => a.destroys - b.destroys)
    .slice(0, MOST)
    .map(({ end, evades, destroys }): Answer => {
      const declares = evades && asked.step !== "move";
      return {
        label: (declares ? words.evadeTo : words.moveTo)(hexName(end)),
        outcome: words.destroyed(percent(destroys)),
        succeeds: destroys < SERIOUS,
        rule: declares ? "AX-4.5" : "AX-5.2",
        moves: declares ? evasiveMoves(props, asked, ship, end) : movesOf(props, asked, ship, end.steps),
      };
    });
}

/** Returns the moves of the ship asked for from which it hits a target hardest. */
export function approaches(props: Props, target: Ship): Answer[] {
  const t = props.view.board;
  const asked = askedOf(props);
  const ship = moverOf(t, asked, -1)?.ship;
  if (!asked || ship === undefined) return [];
  const there = game.clone(t);
  const place = (end: End): void => placeAt(there, ship, end);
  let best: { readonly end: End; readonly mean: number } | null = null;
  for (const end of reach(t, ship).filter(isFree)) {
    place(end);
    const mean = bestVolley(there, ship, target);
    if (mean > (best?.mean ?? bestVolley(t, ship, target)) + 0.05) best = { end, mean };
  }
  if (!best) return [];
  place(best.end);
  const { destroys } = threatTo(there, target);
  return [
    {
      label: words.shipTo(nameOf(t, ship), hexName(best.end)),
      outcome: words.destroyed(percent(destroys)),
      succeeds: destroys >= SERIOUS,
      rule: "AX-5.2",
      moves: movesOf(props, asked, ship, best.end.steps),
    },
  ];
}

/** Returns the move that brings the ambassador's ship nearest to its goal edge (AX-10.1). */
export function goalMoves(props: Props, ship: Ship): Answer[] {
  const t = props.view.board;
  const goal = t.edges[t.side[ship] as Side];
  const asked = movingNow(props, ship);
  if (!asked || !goal) return [];
  const distance = ({ q, r }: End): number => edgeDistance(t, q, r, goal);
  const [end] = reach(t, ship)
    .filter(isFree)
    .toSorted((a, b) => distance(a) - distance(b) || a.steps.length - b.steps.length);
  if (!end || end.steps.length === 0) return [];
  const left = distance(end);
  return [
    {
      label: words.moveTo(hexName(end)),
      outcome: left === 0 ? words.wins : words.hexesLeft(left),
      succeeds: left === 0,
      rule: "AX-10.1",
      moves: movesOf(props, asked, ship, end.steps),
    },
  ];
}

/** A shot that can be fired now, with everything that must be chosen before it. */
interface Shot {
  readonly ship: Ship;
  readonly act: Volley;
  readonly destroys: number;
  readonly moves: readonly Move[];
}

/** Returns the volleys that the viewer can fire now: of the ship that fires, or of those that can take the slot. */
function shotsNow(props: Props): Shot[] {
  const t = props.view.board;
  const asked = askedOf(props);
  const shooters =
    asked?.step === "fire"
      ? [{ ship: asked.ship, before: [] }]
      : asked?.step === "selectFire"
        ? legal(asked, "activate").map((act) => ({
            ship: act.ship,
            before: [moveAt("selectFire", act)],
          }))
        : [];
  return shooters.flatMap(({ ship, before }) =>
    usefulShots(t, ship).flatMap((act) => {
      if (act.do !== "fire") return [];
      const { destroys } = volleyOdds(t, { ...act, shooter: ship }) ?? { destroys: 0 };
      return [{ ship, act, destroys, moves: [...before, moveAt("fire", act)] }];
    }),
  );
}

const priceOf = (act: Volley): number => Number(act.fireControl === true) + Number(act.gunnery === true);

/** Returns the shots that most likely destroy one of these ships: the best without and the best with Cinema Points. */
export function kills(props: Props, targets: readonly Ship[]): Answer[] {
  const t = props.view.board;
  const shots = shotsNow(props)
    .filter(({ act, destroys }) => targets.includes(act.target) && destroys >= SLIM)
    .toSorted((a, b) => b.destroys - a.destroys || priceOf(a.act) - priceOf(b.act));
  const isPlain = ({ act }: Shot): boolean => !act.fireControl && !act.gunnery && !act.weapons;
  const plain = shots.find(isPlain);
  const [best] = shots;
  return [...new Set([plain, best && (!plain || best.destroys > plain.destroys + CLEAR) ? best : undefined])]
    .filter((shot) => shot !== undefined)
    .toSorted((a, b) => b.destroys - a.destroys)
    .map(
      (shot): Answer => ({
        label: labelOf(props, t, shot),
        outcome: words.destroys(percent(shot.destroys)),
        succeeds: shot.destroys >= SERIOUS,
        rule: "AX-6.5",
        moves: shot.moves,
      }),
    );
}

function labelOf(props: Props, t: StateAx, { ship, act }: Shot): string {
  const bank: Bank = act.bank;
  const target = nameOf(t, act.target);
  const extra = act.fireControl || act.gunnery || act.weapons;
  return extra
    ? `${nameOf(t, ship)}: ${props.words.act("fire", act, contextOf(props))}`
    : words.fires(nameOf(t, ship), board.shot.bank[bank], target);
}

/** Returns the shots at the enemies that bear on a ship and have still to fire, and Command where it comes first. */
export function defences(props: Props, ship: Ship): Answer[] {
  const t = props.view.board;
  const asked = askedOf(props);
  const shooters = threatTo(t, ship).bearings.map((bearing) => bearing.ship);
  if (asked?.step !== "window") return kills(props, shooters);
  return legal(asked, "command")
    .map((act) => ({ act, raised: act.ship }))
    .filter(({ raised }) => raiseMatters(t, raised, t.called))
    .slice(0, MOST)
    .map(
      ({ act, raised }): Answer => ({
        label: words.raise(nameOf(t, raised)),
        outcome: words.raised(t.called),
        succeeds: true,
        rule: "AX-8.5",
        moves: [{ step: "window", act: act }],
      }),
    );
}

/** Returns both answers to damage that destroys a ship (AX-8.6). */
export function damageAnswers(props: Props): Answer[] {
  const t = props.view.board;
  const asked = askedOf(props);
  const { wound } = t;
  if (asked?.step !== "damage" || !wound) return [];
  const [control] = legal(asked, "damageControl");
  if (!control) return [];
  const left = (t.hull[wound.ship] as number) - Math.max(0, wound.damage - DAMAGE_CONTROL);
  return [
    {
      label: words.control,
      outcome: left > 0 ? words.saves(left, classOf(t, wound.ship).hull) : words.lostAnyway,
      succeeds: left > 0,
      rule: "AX-8.6",
      moves: [{ step: "damage", act: control }],
    },
  ];
}

/** Returns the claim of a draw, if the rules accept it (AX-9.8). */
export const drawClaim = (act: AsideActs["claimDraw"]): Answer => ({
  label: words.claim,
  outcome: words.drawn,
  succeeds: true,
  rule: "AX-9.8",
  moves: [{ step: "claimDraw", act }],
});
