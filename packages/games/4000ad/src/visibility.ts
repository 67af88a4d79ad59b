/** Who may read what of a match (section F). Only diplomacy is hidden. */
import type { Seat, Viewer, Visibility } from "@starboard/kernel";
import { inChannel, isOpen, isOpenChannel, isParty } from "./proposals.ts";
import type { ReasonCode, Refusal4000 } from "./reasons.ts";
import type { Shape4000 } from "./shape.ts";
import type { State4000 } from "./state.ts";

/** Tells which powers the viewer plays. */
const ownPowers =
  ({ seatOf }: State4000, by: Viewer) =>
  (p: number): boolean =>
    by !== "public" && seatOf[p] === by;

/** Tells of a list by ordered pairs of powers which entries concern the viewer. */
function ownPairs(t: State4000, by: Viewer): (i: number) => boolean {
  const mine = ownPowers(t, by);
  return (i) => mine(Math.floor(i / t.P)) || mine(i % t.P);
}

type About<C extends ReasonCode> = Extract<Refusal4000, { readonly code: C }>["about"];
/** Tells whether the seat plays the power that lends, or the one whose turn it is. */
const playsLoan = ({ power }: About<"AD_E_LOAN">, by: Seat, t: State4000): boolean =>
  t.seatOf[power] === by || t.seatOf[t.active] === by;
/** Tells whether the seat plays one of two powers. */
const playsPartner = ({ from, to }: About<"AD_E_PARTNER">, by: Seat, t: State4000): boolean =>
  t.seatOf[from] === by || t.seatOf[to] === by;

/**
 * Of other pairs a viewer reads alliances known to all, agreements that have taken effect, and what is said on open channels. A
 * known alliance that ended in private (3) reads as known (2).
 */
export const visibility = {
  state: {
    P: "public",
    S: "public",
    round: "public",
    turn: "public",
    slot: "public",
    order: "public",
    active: "public",
    seatOf: "public",
    side: "public",
    home: "public",
    alive: "public",
    holder: "public",
    lostAt: "public",
    takenAt: "public",
    grace: "public",
    against: "public",
    offered: "public",
    departed: "public",
    producedIn: "public",
    fellAt: "public",
    unplaced: "public",
    ships: "public",
    frozen: "public",
    since: "public",
    neutral: "public",
    derelict: "public",
    warpFrom: "public",
    warpCount: "public",
    warpMoved: "public",
    warpShips: "public",
    treaties: "public",
    quiet: "public",
    stirred: "public",
    relation: {
      audience(relation, by, t) {
        const own = ownPairs(t, by);
        return relation.map((r, i) => (own(i) || r === 2 ? r : r === 3 ? 2 : 0));
      },
    },
    permit: {
      audience(permit, by, t) {
        const own = ownPairs(t, by);
        return permit.map((on, i) => (own(i) ? on : 0));
      },
    },
    proposals: {
      audience: (proposals, by, t) => proposals.filter((p) => isOpen(p) || (by !== "public" && isParty(t, p, by))),
    },
    grants: {
      audience(grants, by, t) {
        const mine = ownPowers(t, by);
        return grants.filter((g) => mine(g.from) || mine(g.to));
      },
    },
    drawings: {
      audience(drawings, by, t) {
        const mine = ownPowers(t, by);
        return drawings.filter((d) => d.known === 1 || d.among.some(mine));
      },
    },
    conferences: {
      audience(conferences, by, t) {
        const mine = ownPowers(t, by);
        return conferences.flatMap((c) => {
          if (mine(c.a) || mine(c.b)) return [c];
          // Others see that two powers confer, but not which of them asked to close the conference.
          return t.options["ad.conference.visible"] ? [{ ...c, closing: -1 }] : [];
        });
      },
    },
    spoken: {
      audience(spoken, by, t) {
        const mine = ownPowers(t, by);
        return spoken.filter(
          (s) => isOpenChannel(s.channel) || t.seatOf.some((_, p) => mine(p) && inChannel(s.channel, p)),
        );
      },
    },
  },
  memos: {
    findHomes: {},
    placeNeutrals: {},
    rollForStart: {},
    beginRound: {},
    beginTurn: {},
    produce: { powers: "public" },
    place: { power: "public" },
    push: {},
    arrive: { warp: "public" },
    fight: { star: "public", active: "public", attackers: "public", defenders: "public" },
    retreat: { star: "public", power: "public", attacker: "public", others: "public" },
    depart: { from: "public", loan: "public" },
    endTurn: { stage: "public" },
    forced: { power: "public", warp: "public" },
    offer: { power: "public" },
    answerOffer: { power: "public", lastCall: "public" },
    endRound: {},
  },
  options: {
    "ad.version": "public",
    "ad.players": "public",
    "ad.homes": "public",
    "ad.homeStars": "public",
    "ad.homeRandomMinDist": "public",
    "ad.sides": "public",
    "ad.turnStyle": "public",
    "ad.offLimits": "public",
    "ad.neutralDefence": "public",
    "ad.recruit": "public",
    "ad.buildAt": "public",
    "ad.combat": "public",
    "ad.fortunes.survivor": "public",
    "ad.fortunes.equal": "public",
    "ad.fortunes.retreat": "public",
    "ad.weakArrival": "public",
    "ad.winRegain": "public",
    "ad.secretAlliances": "public",
    "ad.forcedArrival": "public",
    "ad.standoff": "public",
    "ad.emptyHomeScores": "public",
    "ad.turnLimit": "public",
    "ad.quietLimit": "public",
    "ad.armistice": "public",
    "ad.compensation": "public",
    "ad.firstPlayer": "public",
    "ad.conference.mode": "public",
    "ad.conference.minutes": "public",
    "ad.conference.visible": "public",
    "ad.aliens": "public",
    "ad.map": "public",
  },
  facts: {
    homeTossed: "public",
    neutralsPlaced: "public",
    startRolled: "public",
    roundBegan: "public",
    turnBegan: "public",
    produced: "public",
    placed: "public",
    pushed: "public",
    overshot: "public",
    travelsOn: "public",
    emerged: "public",
    recruitRolled: "public",
    battle: "public",
    diceRound: "public",
    retreated: "public",
    foughtOn: "public",
    battleEnded: "public",
    derelictsTaken: "public",
    departed: "public",
    hopped: "public",
    takenAlong: "public",
    stayed: "public",
    homeLost: "public",
    homeRegained: "public",
    standOff: "public",
    withdrawalOffered: "public",
    withdrawalAnswered: "public",
    withdrawalLapsed: "public",
    treatyKept: "public",
    treatyForfeit: "public",
    treatyVoid: "public",
    treatyEnded: "public",
    eliminated: "public",
    surrendered: "public",
    forcedOut: "public",
    proposed: "either",
    proposalClosed: "either",
    allied: "addressed",
    allianceKnown: "public",
    allianceEnded: "either",
    permission: "addressed",
    drawingAgreed: "addressed",
    conference: "either",
    conferenceClosing: "addressed",
    lent: "addressed",
    grantLapsed: "addressed",
    compensated: "public",
    fleetLost: "public",
    resigned: "public",
    conceded: "public",
    roundEnded: "public",
    won: "public",
    scored: "public",
  },
  refusals: {
    AD_E_TURN: {},
    AD_E_PHASE: {},
    AD_E_ORDER: { warp: "public" },
    AD_E_ADVANCED: { warp: "act" },
    AD_E_NO_SHIPS: { star: "act", ships: "public", have: "public" },
    AD_E_ZERO: { star: "act" },
    AD_E_MUSTER: { star: "public" },
    AD_E_FROZEN: { star: "act", ships: "public", have: "public", frozen: "public" },
    AD_E_DISTANCE: { star: "act", sector: "public", count: "public", need: "public" },
    AD_E_SAME_STAR: { star: "act" },
    AD_E_HOP: { star: "act" },
    AD_E_EQUAL: { star: "public", ships: "public", defenders: "public" },
    AD_E_WEAK: { star: "public", ships: "public", defenders: "public" },
    AD_E_OFFLIMITS: { star: "public" },
    AD_E_ALLY: { star: "public", power: "public" },
    AD_E_PERMISSION: { star: "public", power: "public" },
    AD_E_CONSENT: { star: "act", power: "public" },
    AD_E_JOINT: { star: "act", warp: "act", warps: "act" },
    AD_E_OWN_SHIP: { star: "act" },
    // Only the two powers know what one lends the other.
    AD_E_LOAN: { star: "act", power: "public", ships: "public", allowed: { audience: playsLoan } },
    AD_E_TRANSFER: { from: "act", to: "act" },
    AD_E_DRAW_ALONE: { star: "act", power: "public" },
    // Which alliances are known depends on the viewer.
    AD_E_JOIN: { star: "public", power: "seat" },
    AD_E_TOGETHER: { star: "public" },
    AD_E_BUILD_SITE: { star: "act" },
    AD_E_BUILD_SUM: { ships: "act", left: "public" },
    AD_E_FORCED: { star: "act", sector: "public", count: "public", need: "public" },
    AD_E_NO_STANDOFF: { from: "act", to: "act", offered: "public" },
    AD_E_TREATY: { star: "public", mustLeave: "public" },
    AD_E_PROPOSAL: {},
    AD_E_OPTION: { option: "public" },
    AD_E_ELIMINATED: { power: "public" },
    AD_E_OVER: {},
    AD_E_STAR: { star: "act" },
    AD_E_MODE: { star: "public", mode: "seat" },
    AD_E_COMMAND: { power: "act" },
    AD_E_PARTNER: { from: "act", to: { audience: playsPartner }, already: { audience: playsPartner } },
  },
  secretActs: {
    ally: () => null,
    endAlliance: () => null,
    permitHome: () => null,
    lend: () => null,
    jointArrival: () => null,
    drawing: () => null,
    conference: () => null,
    answer: () => null,
  },
} satisfies Visibility<Shape4000>;
