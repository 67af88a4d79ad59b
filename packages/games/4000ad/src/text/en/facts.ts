/** Every fact of 4000 A.D. as a sentence that a screen reader can speak. */
import type { Mode, Power } from "../../acts.ts";
import type { Fact4000, Ships } from "../../facts.ts";
import { fleet, listed, type Names, ships, strength } from "../names.ts";
import { drawing, proposal } from "./proposals.ts";

type Teller<K extends Fact4000["is"]> = (fact: Extract<Fact4000, { is: K }>, names: Names) => string;
type Tellers = { readonly [K in Fact4000["is"]]: Teller<K> };

const warp = (w: number, power: Power, names: Names): string => `${names.power(power)}'s warp ${(w % 2) + 1}`;

const how = (mode: Mode, star: string): string =>
  ({
    occupy: `and occupies ${star}`,
    join: `and joins the ships at ${star}`,
    attack: `and attacks at ${star}`,
  })[mode];

/** "12 ships of Algol", "5 neutral ships", "3 ships of Pavo and 2 neutral ships". */
function defence(force: Ships, neutral: number, names: Names): string {
  const parts = force.filter((s) => s.ships > 0).map((s) => `${ships(s.ships)} of ${names.power(s.power)}`);
  if (neutral > 0) parts.push(`${neutral} neutral ${neutral === 1 ? "ship" : "ships"}`);
  return listed(parts);
}

const dice = (roll: readonly [number, number]): string => `${roll[0]} and ${roll[1]}`;

const tellers: Tellers = {
  homeTossed: (f, n) =>
    `The toss for the ${f.level} level falls nearest to ${n.star(f.star)}, which becomes a home star.`,
  neutralsPlaced: (f, n) => `${f.ships} neutral ships guard ${n.star(f.star)}.`,
  startRolled(f, n) {
    const rolls = listed(f.rolls.map((r) => `${listed(n.side(r.side))} ${r.roll}`));
    if (f.first !== null)
      return `Roll for the start: ${rolls}. ${listed(n.side(f.first))} ${n.side(f.first).length > 1 ? "begin" : "begins"}.`;
    return `Roll for the start: ${rolls}. A tie: those who share the highest roll again.`;
  },
  roundBegan: (f) => `Round ${f.round}${f.production ? ", with production" : ""}.`,
  turnBegan: (f, n) => `${n.power(f.power)}'s turn in round ${f.round}.`,
  produced: (f, n) =>
    `${n.power(f.power)} builds ${f.ships === 0 ? "nothing" : ships(f.ships)}: population ${f.population}, materials ${f.materials}.`,
  placed: (f, n) => `${ships(f.ships)} of ${n.power(f.power)} enter service at ${n.star(f.star)}.`,
  pushed: (f, n) => `${warp(f.warp, f.power, n)} moves to space ${f.count}.`,
  overshot: (f, n) =>
    `${warp(f.warp, f.power, n)} has left the board behind: ${fleet(f.lost, n)} ${strength(f.lost) === 1 ? "is" : "are"} lost.`,
  travelsOn: (f, n) => `${warp(f.warp, f.power, n)} travels on at ${f.count}.`,
  emerged(f, n) {
    const together = f.warps.length > 1 ? ` from ${f.warps.length} warps` : "";
    return `${n.power(f.power)} comes out${together} with ${fleet(f.ships, n)} ${how(f.mode, n.star(f.star))}.`;
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
      `Battle at ${n.star(f.star)}: the attackers' ${ships(f.attackShips)} roll ${dice(f.attack)}, total ${attack};`,
      `the defenders' ${ships(f.defenceShips)} roll ${dice(f.defence)}, total ${defend}.`,
      `The attackers lose ${f.lossAttack}, the defenders ${f.lossDefence}.`,
    ].join(" ");
  },
  retreated: (f, n) => `${n.power(f.power)} retreats from ${n.star(f.star)} into hyperspace with ${ships(f.ships)}.`,
  foughtOn(f, n) {
    const who = `${n.power(f.power)}`;
    const why = {
      choice: `${who} fights on at ${n.star(f.star)}.`,
      noWarp: `${who} must fight on at ${n.star(f.star)}: it cannot retreat, because both its warps are in hyperspace.`,
      departed: `${who} must fight on at ${n.star(f.star)}: it cannot retreat, because its departure of this turn has been made.`,
    };
    return why[f.why];
  },
  battleEnded(f, n) {
    if (f.winner === "nobody") return `Nobody is left at ${n.star(f.star)}.`;
    return `The ${f.winner} hold ${n.star(f.star)}.`;
  },
  derelictsTaken: (f, n) => `${n.power(f.power)} takes over ${ships(f.ships)} left behind at ${n.star(f.star)}.`,
  takenAlong: (f, n) =>
    `${n.power(f.power)} takes ${ships(f.ships)} of ${n.power(f.from)} along from ${n.star(f.star)}.`,
  departed: (f, n) => `${n.power(f.power)} sends ${fleet(f.ships, n)} from ${n.star(f.star)} into hyperspace.`,
  hopped: (f, n) =>
    `${n.power(f.power)} hops from ${n.star(f.from)} with ${fleet(f.ships, n)} ${how(f.mode, n.star(f.star))}.`,
  stayed(f, n) {
    const why = {
      choice: "lets nothing depart",
      noWarp: "cannot depart: both its warps are in hyperspace",
      departed: "cannot depart again this turn",
      noShips: "has no ships that may depart",
    }[f.why];
    return `${n.power(f.power)} ${why}.`;
  },
  homeLost: (f, n) => `${n.power(f.power)} loses its home star to ${n.power(f.holder)}.`,
  homeRegained(f, n) {
    const why = {
      retaken: "has retaken its home star",
      ally: "possesses its home star again, retaken by an ally",
      withdrawal: "possesses its home star again, by the withdrawal agreed",
      holderFell: "possesses its home star again, because its holder has fallen",
    }[f.how];
    return `${n.power(f.power)} ${why}.`;
  },
  standOff: (f, n) =>
    `Stand-off: ${n.power(f.power)} and ${n.power(f.against)} hold each other's home stars. The elimination of ${n.power(f.power)} waits.`,
  withdrawalOffered: (f, n) => `${n.power(f.power)} offers ${n.power(f.to)} a mutual withdrawal.`,
  withdrawalAnswered: (f, n) =>
    `${n.power(f.power)} ${f.accepted ? "agrees to" : "declines"} the mutual withdrawal with ${n.power(f.to)}.`,
  withdrawalLapsed: (f, n) => `The withdrawal that ${n.power(f.power)} offered ${n.power(f.to)} is no longer open.`,
  treatyKept: (f, n) => `${n.power(f.power)} has withdrawn from ${n.star(f.star)}, as agreed.`,
  treatyForfeit: (f, n) =>
    `${n.power(f.power)} has not withdrawn from ${n.star(f.star)}: ${ships(f.ships)} there ${f.ships === 1 ? "is" : "are"} removed.`,
  treatyVoid: (f, n) => `The withdrawal agreed between ${n.power(f.x)} and ${n.power(f.k)} is void.`,
  treatyEnded: (f, n) => `The withdrawal between ${n.power(f.x)} and ${n.power(f.k)} is complete.`,
  eliminated: (f, n) => `${n.power(f.power)} is eliminated.`,
  surrendered(f, n) {
    const what = `${ships(f.ships)} of ${n.power(f.power)} at ${n.star(f.star)}`;
    return f.to === null
      ? `${what} drift without an owner until somebody arrives.`
      : `${what} surrender to ${n.power(f.to)}.`;
  },
  forcedOut: (f, n) => `${warp(f.warp, f.power, n)} comes out at ${n.star(f.star)} with ${fleet(f.ships, n)}.`,
  proposed: (f, n) => `${proposal(f.proposal, n)}.`,
  proposalClosed(f, n) {
    const who = f.by === null ? "" : ` by ${n.power(f.by)}`;
    const end = {
      accepted: `accepted${who}`,
      declined: `declined${who}`,
      withdrawn: "withdrawn",
      lapsed: "no longer open",
    };
    return `${proposal(f.proposal, n)}: ${end[f.how]}.`;
  },
  allied: (f, n) => `${n.power(f.a)} and ${n.power(f.b)} are allies now${f.known ? "" : ", in secret"}.`,
  allianceKnown: (f, n) => `It is out: ${n.power(f.a)} and ${n.power(f.b)} are allies.`,
  allianceEnded: (f, n) =>
    `${n.power(f.by)} ${f.treachery ? "betrays" : "ends"} the alliance of ${n.power(f.a)} and ${n.power(f.b)}.`,
  permission: (f, n) =>
    `${n.power(f.to)} ${f.on ? "may now" : "may no longer"} send ships to ${n.power(f.from)}'s home star.`,
  drawingAgreed: (f, n) => `Agreed on the resources of ${n.star(f.star)}: ${drawing(f.mode, n.power(f.starter))}.`,
  conference: (f, n) =>
    f.open
      ? `${n.power(f.a)} and ${n.power(f.b)} confer in private.`
      : `The conference of ${n.power(f.a)} and ${n.power(f.b)} is over.`,
  conferenceClosing: (f, n) =>
    `${n.power(f.by)} wants to close the conference with ${n.power(f.by === f.a ? f.b : f.a)}.`,
  lent(f, n) {
    if (f.ships === 0) return `${n.power(f.from)} takes back its loan to ${n.power(f.to)} at ${n.star(f.star)}.`;
    const drawn = f.drawing === null ? "" : `; if they come to share a star, ${drawing(f.drawing, null)}`;
    return `${n.power(f.from)} lends ${n.power(f.to)} up to ${ships(f.ships)} at ${n.star(f.star)}${drawn}.`;
  },
  grantLapsed(f, n) {
    const what = f.grant === "lend" ? "loan" : "consent to come out together";
    return `The ${what} that ${n.power(f.from)} gave ${n.power(f.to)} for ${n.star(f.star)} has lapsed.`;
  },
  compensated: (f, n) => `${n.power(f.power)} starts with ${ships(f.ships)} more for going later.`,
  fleetLost: (f, n) => `${warp(f.warp, f.power, n)} is lost with ${fleet(f.ships, n)} aboard.`,
  resigned: (f, n) => `${n.power(f.power)} resigns.`,
  conceded: (f, n) => `${listed(n.side(f.side))} ${n.side(f.side).length > 1 ? "concede" : "concedes"}.`,
  roundEnded(f) {
    if (f.quiet === 0) return `Round ${f.round} is over.`;
    return `Round ${f.round} is over, the ${ordinal(f.quiet)} quiet one in a row.`;
  },
  won(f, n) {
    const why = {
      captured: "by taking the enemy's home stars",
      lastPower: "as the last power in the game",
      conceded: "because the other side concedes",
      score: "on stars and ships",
    }[f.how];
    if (f.sides.length === 0) return "Nobody wins.";
    const winners = f.sides.flatMap((s) => n.side(s));
    const verb = f.sides.length > 1 ? "share the victory" : winners.length > 1 ? "win" : "wins";
    return `${listed(winners)} ${verb} ${why}.`;
  },
  scored(f, n) {
    const why = {
      turnLimit: "The last round has been played",
      quietLimit: "Too many quiet rounds",
      peace: "Peace is made",
      armistice: "The armistice is accepted",
    }[f.why];
    const lines = f.sides.map(
      (s) => `${listed(n.side(s.side))} ${s.stars} ${s.stars === 1 ? "star" : "stars"} and ${ships(s.ships)}`,
    );
    return `${why}. The score: ${lines.join("; ")}.`;
  },
};

function ordinal(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  const ending = teen ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${ending}`;
}

/** The sentence for a fact. */
export function factText(fact: Fact4000, names: Names): string {
  const teller = tellers[fact.is] as (f: Fact4000, n: Names) => string;
  return teller(fact, names);
}
