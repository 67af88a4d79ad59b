/** The facts of 4000 A.D. as sentences, for logs and screen readers. */
import type { Mode } from "../../acts.ts";
import type { Fact4000, Ships } from "../../facts.ts";
import type { Names } from "../names.ts";
import { are, count, fleet, list, neutralShips, ordinal, plural, ships, strength } from "./format.ts";
import { drawingText, proposalText } from "./proposals.ts";

type FactText<K extends Fact4000["is"]> = (fact: Extract<Fact4000, { is: K }>, names: Names) => string;
type FactTexts = { readonly [K in Fact4000["is"]]: FactText<K> };

const arrivalText = (mode: Mode, star: string): string =>
  ({
    occupy: `and occupies ${star}`,
    join: `and joins the ships at ${star}`,
    attack: `and attacks at ${star}`,
  })[mode];

/** "12 ships of Algol", "5 neutral ships", "3 ships of Pavo and 2 neutral ships". */
function defence(force: Ships, neutral: number, names: Names): string {
  const parts = force.filter((s) => s.ships > 0).map((s) => `${ships(s.ships)} of ${names.power(s.power)}`);
  if (neutral > 0) parts.push(neutralShips(neutral));
  return list(parts);
}

const dice = (roll: readonly [number, number]): string => `${roll[0]} and ${roll[1]}`;

const factTexts: FactTexts = {
  homeTossed: (f, n) =>
    `The toss for the ${f.level} level falls nearest to ${n.star(f.star)}, which becomes a home star.`,
  neutralsPlaced: (f, n) => `${neutralShips(f.ships)} ${plural(f.ships, "guards", "guard")} ${n.star(f.star)}.`,
  startRolled(f, n) {
    const rolls = list(f.rolls.map((r) => `${list(n.side(r.side))} ${r.roll}`));
    if (f.first === null) return `Roll for the start: ${rolls}. The tied sides roll again.`;
    const first = n.side(f.first);
    return `Roll for the start: ${rolls}. ${list(first)} ${plural(first.length, "begins", "begin")}.`;
  },
  roundBegan: (f) => `Round ${f.round}${f.production ? ", with production" : ""}.`,
  turnBegan: (f, n) => `${n.power(f.power)}’s turn in round ${f.round}.`,
  produced: (f, n) =>
    `${n.power(f.power)} builds ${f.ships === 0 ? "nothing" : ships(f.ships)}: population ${f.population}, materials ${f.materials}.`,
  placed: (f, n) =>
    `${ships(f.ships)} of ${n.power(f.power)} ${plural(f.ships, "enters", "enter")} service at ${n.star(f.star)}.`,
  pushed: (f, n) => `${n.warp(f.warp)} moves to space ${f.count}.`,
  overshot: (f, n) => `${n.warp(f.warp)} has gone beyond the board: ${fleet(f.lost, n)} ${are(strength(f.lost))} lost.`,
  travelsOn: (f, n) => `${n.warp(f.warp)} travels on from space ${f.count}.`,
  emerged(f, n) {
    const together = f.warps.length > 1 ? ` from ${count(f.warps.length, "warp", "warps")}` : "";
    return `${n.power(f.power)} comes out${together} with ${fleet(f.ships, n)} ${arrivalText(f.mode, n.star(f.star))}.`;
  },
  recruitRolled(f, n) {
    const sum = `${n.power(f.power)} rolls ${f.roll} and adds ${ships(f.arriving)}: ${f.roll + f.arriving} against ${f.neutral} at ${n.star(f.star)}.`;
    return `${sum} ${f.joined ? "The neutral ships join." : "They refuse."}`;
  },
  battle(f, n) {
    const sides = `${n.star(f.star)}: ${defence(f.attackers, 0, n)} against ${defence(f.defenders, f.neutral, n)}.`;
    return `Battle at ${sides} ${f.attackersWin ? "The defenders" : "The attackers"} are destroyed.`;
  },
  diceRound(f, n) {
    const attack = f.attackShips + f.attack[0] + f.attack[1];
    const defend = f.defenceShips + f.defence[0] + f.defence[1];
    return [
      `Battle at ${n.star(f.star)}: the attackers’ ${ships(f.attackShips)} roll ${dice(f.attack)}, total ${attack};`,
      `the defenders’ ${ships(f.defenceShips)} roll ${dice(f.defence)}, total ${defend}.`,
      `The attackers lose ${f.lossAttack}, the defenders ${f.lossDefence}.`,
    ].join(" ");
  },
  retreated: (f, n) => `${n.power(f.power)} retreats from ${n.star(f.star)} into hyperspace with ${ships(f.ships)}.`,
  foughtOn(f, n) {
    const power = n.power(f.power);
    const why = {
      choice: `${power} fights on at ${n.star(f.star)}.`,
      noWarp: `${power} must fight on at ${n.star(f.star)} because both its warps are in hyperspace.`,
      departed: `${power} must fight on at ${n.star(f.star)} because it has already made its departure this turn.`,
    };
    return why[f.why];
  },
  battleEnded(f, n) {
    if (f.winner === "nobody") return `No ships are left at ${n.star(f.star)}.`;
    return `The ${f.winner} hold ${n.star(f.star)}.`;
  },
  derelictsTaken: (f, n) => `${n.power(f.power)} takes over ${ships(f.ships)} without an owner at ${n.star(f.star)}.`,
  takenAlong: (f, n) =>
    `${n.power(f.power)} takes ${ships(f.ships)} of ${n.power(f.from)} along from ${n.star(f.star)}.`,
  departed: (f, n) => `${n.power(f.power)} sends ${fleet(f.ships, n)} from ${n.star(f.star)} into hyperspace.`,
  hopped: (f, n) =>
    `${n.power(f.power)} hops from ${n.star(f.from)} with ${fleet(f.ships, n)} ${arrivalText(f.mode, n.star(f.star))}.`,
  stayed(f, n) {
    const why = {
      choice: "sends no fleet",
      noWarp: "cannot send a fleet because both its warps are in hyperspace",
      departed: "has already made its departure this turn",
      noShips: "has no ships that may depart",
    }[f.why];
    return `${n.power(f.power)} ${why}.`;
  },
  homeLost: (f, n) => `${n.power(f.power)} loses its home star to ${n.power(f.holder)}.`,
  homeRegained(f, n) {
    const why = {
      retaken: "has retaken its home star",
      ally: "possesses its home star again, retaken by an ally",
      withdrawal: "possesses its home star again, by the agreed withdrawal",
      holderFell: "possesses its home star again, because its holder has been eliminated",
    }[f.how];
    return `${n.power(f.power)} ${why}.`;
  },
  standOff: (f, n) =>
    `Stand-off: ${n.power(f.power)} and ${n.power(f.against)} hold each other’s home stars. The elimination of ${n.power(f.power)} is suspended.`,
  withdrawalOffered: (f, n) => `${n.power(f.power)} offers ${n.power(f.to)} a mutual withdrawal.`,
  withdrawalAnswered: (f, n) =>
    `${n.power(f.power)} ${f.accepted ? "agrees to" : "declines"} the mutual withdrawal with ${n.power(f.to)}.`,
  withdrawalLapsed: (f, n) => `The withdrawal that ${n.power(f.power)} offered ${n.power(f.to)} has lapsed.`,
  treatyKept: (f, n) => `${n.power(f.power)} has withdrawn from ${n.star(f.star)}, as agreed.`,
  treatyForfeit: (f, n) =>
    `${n.power(f.power)} has not withdrawn from ${n.star(f.star)}: ${ships(f.ships)} there ${are(f.ships)} removed.`,
  treatyVoid: (f, n) => `The withdrawal agreed between ${n.power(f.x)} and ${n.power(f.k)} is void.`,
  treatyEnded: (f, n) => `The withdrawal between ${n.power(f.x)} and ${n.power(f.k)} is complete.`,
  eliminated: (f, n) => `${n.power(f.power)} is eliminated.`,
  surrendered(f, n) {
    const what = `${ships(f.ships)} of ${n.power(f.power)} at ${n.star(f.star)}`;
    return f.to === null
      ? `${what} ${plural(f.ships, "drifts", "drift")} without an owner until a fleet arrives.`
      : `${what} ${plural(f.ships, "surrenders", "surrender")} to ${n.power(f.to)}.`;
  },
  forcedOut: (f, n) => `${n.warp(f.warp)} comes out at ${n.star(f.star)} with ${fleet(f.ships, n)}.`,
  proposed: (f, n) => `${proposalText(f.proposal, n)}.`,
  proposalClosed(f, n) {
    const who = f.by === null ? "" : ` by ${n.power(f.by)}`;
    const end = {
      accepted: `accepted${who}`,
      declined: `declined${who}`,
      withdrawn: "withdrawn",
      lapsed: "lapsed",
    };
    return `${proposalText(f.proposal, n)}: ${end[f.how]}.`;
  },
  allied: (f, n) => `${n.power(f.a)} and ${n.power(f.b)} are now allies${f.known ? "" : " in secret"}.`,
  allianceKnown: (f, n) => `${n.power(f.a)} and ${n.power(f.b)} are known to be allies.`,
  allianceEnded: (f, n) =>
    `${n.power(f.by)} ${f.treachery ? "betrays" : "ends"} the alliance of ${n.power(f.a)} and ${n.power(f.b)}.`,
  permission: (f, n) =>
    `${n.power(f.to)} ${f.on ? "may now" : "may no longer"} send ships to ${n.power(f.from)}’s home star.`,
  drawingAgreed: (f, n) => `Agreed on the resources of ${n.star(f.star)}: ${drawingText(f.mode, n.power(f.starter))}.`,
  conference: (f, n) =>
    f.open
      ? `${n.power(f.a)} and ${n.power(f.b)} begin a private conference.`
      : `The conference of ${n.power(f.a)} and ${n.power(f.b)} is over.`,
  conferenceClosing: (f, n) =>
    `${n.power(f.by)} wants to close the conference with ${n.power(f.by === f.a ? f.b : f.a)}.`,
  lent(f, n) {
    if (f.ships === 0) return `${n.power(f.from)} takes back its loan to ${n.power(f.to)} at ${n.star(f.star)}.`;
    const drawn = f.drawing === null ? "" : `; if they share a star, ${drawingText(f.drawing, null)}`;
    return `${n.power(f.from)} lends ${n.power(f.to)} up to ${ships(f.ships)} at ${n.star(f.star)}${drawn}.`;
  },
  grantLapsed(f, n) {
    const what = f.grant === "lend" ? "loan" : "consent to come out together";
    return `The ${what} that ${n.power(f.from)} gave ${n.power(f.to)} for ${n.star(f.star)} has lapsed.`;
  },
  compensated: (f, n) =>
    `${n.power(f.power)} starts with ${count(f.ships, "extra ship", "extra ships")} because it moves later.`,
  fleetLost: (f, n) => `${n.warp(f.warp)} is lost with ${fleet(f.ships, n)} aboard.`,
  resigned: (f, n) => `${n.power(f.power)} resigns.`,
  conceded: (f, n) => `${list(n.side(f.side))} ${plural(n.side(f.side).length, "concedes", "concede")}.`,
  roundEnded(f) {
    if (f.quiet === 0) return `Round ${f.round} is over.`;
    return `Round ${f.round} is over, the ${ordinal(f.quiet)} quiet round in a row.`;
  },
  won(f, n) {
    const why = {
      captured: "by taking the enemy’s home stars",
      lastPower: "as the last power in the game",
      conceded: "because the other side conceded",
      score: "by stars and ships",
    }[f.how];
    if (f.sides.length === 0) return "No winner.";
    const winners = f.sides.flatMap((s) => n.side(s));
    const verb = f.sides.length > 1 ? "share the victory" : plural(winners.length, "wins", "win");
    return `${list(winners)} ${verb} ${why}.`;
  },
  scored(f, n) {
    const why = {
      turnLimit: "The last round has been played",
      quietLimit: "The limit of quiet rounds is reached",
      peace: "Peace is agreed",
      armistice: "The armistice is accepted",
    }[f.why];
    const lines = f.sides.map(
      (s) => `${list(n.side(s.side))} ${count(s.stars, "star", "stars")} and ${ships(s.ships)}`,
    );
    return `${why}. The score: ${lines.join("; ")}.`;
  },
};

/** Returns the sentence for a fact. */
export function factText(fact: Fact4000, names: Names): string {
  const text = factTexts[fact.is] as (f: Fact4000, n: Names) => string;
  return text(fact, names);
}
