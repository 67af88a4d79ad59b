/** Who may read what of a match (AX-12): fleets while they are bought, places while ships are deployed, and the carrier. */
import type { Viewer, Visibility } from "@starboard/kernel";
import type { Side } from "./acts.ts";
import { deploymentSecret } from "./apart.ts";
import { isBase, matchSetupOf } from "./match-setup.ts";
import type { ShapeAx } from "./shape.ts";
import { NO_PURCHASE, type StateAx } from "./state.ts";

const SIDES = [0, 1] as const;

/** True while a side's fleet is secret: it is bought, not printed, and not revealed yet (AX-9.2). */
const fleetSecret = (t: StateAx, side: Side): boolean =>
  t.kind.length === 0 && matchSetupOf(t.options).scenario.sides[side].fleet === null;

const carrierSecret = (t: StateAx, side: Side): boolean =>
  t.carrier >= 0 && t.side[t.carrier] === side && t.flow.over === null;

const SECRETS = { fleet: fleetSecret, deployment: deploymentSecret, carrier: carrierSecret } as const;
export type Secret = keyof typeof SECRETS;

/** Returns true if the viewer may not know a secret of a side now. */
const isHidden = (t: StateAx, by: Viewer, side: Side, what: Secret): boolean =>
  by !== (side as Viewer) && SECRETS[what](t, side);

/** Returns what the viewer may not know now, by side. */
export const hiddenFrom = (t: StateAx, by: Viewer): { readonly side: Side; readonly what: Secret }[] =>
  SIDES.flatMap((side) =>
    (Object.keys(SECRETS) as Secret[]).flatMap((what) => (isHidden(t, by, side, what) ? [{ side, what }] : [])),
  );

/** Blanks the entries of ships whose places the viewer may not know; the base stays, because it is placed openly. */
function known<V extends number>(list: V[], by: Viewer, t: StateAx): (V | 0)[] {
  const hidden = SIDES.filter((side) => isHidden(t, by, side, "deployment"));
  if (hidden.length === 0) return list;
  return list.map((value, s) => (hidden.includes(t.side[s] as Side) && !isBase(t, s) ? 0 : value));
}

export const visibility = {
  state: {
    turn: "public",
    phase: "public",
    marker: "public",
    cp: "public",
    fleets: {
      seat: (fleets, by, t) =>
        fleets.map((fleet, side) =>
          isHidden(t, by, side as Side, "fleet") ? { ...NO_PURCHASE, confirmed: fleet.confirmed } : fleet,
        ),
    },
    shown: "public",
    called: "public",
    queue: "public",
    passed: "public",
    wound: "public",
    edges: "public",
    carrier: {
      seat: (carrier, by, t) => (carrier >= 0 && isHidden(t, by, t.side[carrier] as Side, "carrier") ? -1 : carrier),
    },
    cleared: "public",
    quiet: "public",
    stirred: "public",
    kind: "public",
    side: "public",
    hull: "public",
    q: { seat: known },
    r: { seat: known },
    facing: { seat: known },
    status: "public",
    placed: { seat: (placed, by, t) => known(placed, by, t) },
    number: "public",
    acted: "public",
    mode: "public",
    quarry: "public",
    row: "public",
    forward: "public",
    reverse: "public",
    rotated: "public",
    void: "public",
    held: "public",
    pending: "public",
    stealth: "public",
    shielding: "public",
    jamQ: "public",
    jamR: "public",
    jam: "public",
    scan: "public",
    uplink: "public",
    used: "public",
  },
  memos: {
    prepare: { next: "public" },
    buy: { side: "public" },
    edge: { side: "public" },
    base: { side: "public" },
    deploy: { side: "public", ships: "public", single: "public", last: "public" },
    carrier: { side: "public" },
    beginTurn: {},
    callMove: {},
    selectMove: { side: "public" },
    declare: { ship: "public" },
    move: { ship: "public" },
    closing: { ship: "public" },
    endMove: { ship: "public" },
    beginFire: {},
    scans: { asked: "public" },
    scan: { ship: "public" },
    callFire: {},
    window: { side: "public" },
    selectFire: { side: "public" },
    fire: { ship: "public" },
    strike: {
      ship: "public",
      bank: "public",
      pulse: "public",
      targets: "public",
      next: "public",
      fireControl: "public",
      gunnery: "public",
      weapons: "public",
      wounds: "public",
    },
    damage: {},
    endTurn: {},
  },
  options: {
    "ax.scenario": "public",
    "ax.points": "public",
    "ax.targets": "public",
    "ax.evasionPenalty": "public",
    "ax.commandFiring": "public",
    "ax.lateCommand": "public",
    "ax.piloting": "public",
    "ax.narrowArc": "public",
    "ax.fullTie": "public",
    "ax.mapEdge": "public",
    "ax.scanTiming": "public",
    "ax.uplinkLimit": "public",
    "ax.uplinkBonus": "public",
    "ax.interdictionExtra": "public",
    "ax.pulseFriendly": "public",
    "ax.pulseProfile": "public",
    "ax.jamStack": "public",
    "ax.shieldFace": "public",
    "ax.shieldStack": "public",
    "ax.stealthModes": "public",
    "ax.cpCap": "public",
    "ax.deployment": "public",
    "ax.turnLimit": "public",
    "ax.drawClaim": "public",
    "ax.ambassadorEdges": "public",
    "ax.mineTrigger": "public",
    "ax.handicap": "public",
    "ax.ownShips": "public",
    "ax.ownScenario": "public",
    "ax.firstLeg": "public",
  },
  facts: {
    markerRolled: "public",
    fleetBought: "public",
    edgeChosen: "public",
    basePlaced: "public",
    deployed: "public",
    carrierNoted: "addressed",
    turnBegan: "public",
    phaseBegan: "public",
    numberCalled: "public",
    tieRolled: "public",
    commanded: "public",
    declared: "public",
    stepped: "public",
    left: "public",
    moveEnded: "public",
    stealthSet: "public",
    jammed: "public",
    shielded: "public",
    scanned: "public",
    scanLost: "public",
    mineRolled: "public",
    volley: "public",
    shieldRolled: "public",
    armourRolled: "public",
    pulsed: "public",
    damageControl: "public",
    damaged: "public",
    destroyed: "public",
    interdicted: "public",
    ceasedFire: "public",
    turnEnded: "public",
    carrierRevealed: "public",
    conceded: "public",
    scored: "public",
    won: "public",
    combined: "public",
  },
  secretActs: { buy: ({ do: what }) => what, deploy: ({ do: what }) => what, carrier: () => null },
} satisfies Visibility<ShapeAx>;
