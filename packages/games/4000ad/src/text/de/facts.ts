/** The facts of 4000 A.D. as German sentences, for logs and screen readers. */
import type { Mode } from "../../acts.ts";
import type { Fact4000, Ships } from "../../facts.ts";
import type { Names } from "../names.ts";
import { count, fleet, list, neutralShips, ordinal, plural, ships, strength, withFleet, withShips } from "./format.ts";
import { drawingText, proposalText } from "./proposals.ts";

type FactText<K extends Fact4000["is"]> = (fact: Extract<Fact4000, { is: K }>, names: Names) => string;
type FactTexts = { readonly [K in Fact4000["is"]]: FactText<K> };

const arrivalText = (mode: Mode, star: string): string =>
  ({
    occupy: `und besetzt ${star}`,
    join: `und stößt zu den Schiffen bei ${star}`,
    attack: `und greift bei ${star} an`,
  })[mode];

/** "12 Schiffe von Algol", "5 neutrale Schiffe", "3 Schiffe von Pavo und 2 neutrale Schiffe". */
function defence(force: Ships, neutral: number, names: Names): string {
  const parts = force.filter((s) => s.ships > 0).map((s) => `${ships(s.ships)} von ${names.power(s.power)}`);
  if (neutral > 0) parts.push(neutralShips(neutral));
  return list(parts);
}

const dice = (roll: readonly [number, number]): string => `${roll[0]} und ${roll[1]}`;

const factTexts: FactTexts = {
  homeTossed: (f, n) =>
    `Der Wurf für die ${{ yellow: "obere", red: "untere" }[f.level as string] ?? f.level} Ebene fällt am nächsten bei ${n.star(f.star)}: Das wird ein Heimatstern.`,
  neutralsPlaced: (f, n) => `${neutralShips(f.ships)} ${plural(f.ships, "bewacht", "bewachen")} ${n.star(f.star)}.`,
  startRolled(f, n) {
    const rolls = list(f.rolls.map((r) => `${list(n.side(r.side))} ${r.roll}`));
    if (f.first === null) return `Wurf um den Anfang: ${rolls}. Bei Gleichstand wird noch einmal gewürfelt.`;
    const first = n.side(f.first);
    return `Wurf um den Anfang: ${rolls}. ${list(first)} ${plural(first.length, "beginnt", "beginnen")}.`;
  },
  roundBegan: (f) => `Runde ${f.round}${f.production ? ", mit Produktion" : ""}.`,
  turnBegan: (f, n) => `${n.power(f.power)} ist am Zug, Runde ${f.round}.`,
  produced: (f, n) =>
    `${n.power(f.power)} baut ${f.ships === 0 ? "nichts" : ships(f.ships)}: Bevölkerung ${f.population}, Rohstoffe ${f.materials}.`,
  placed: (f, n) => `${n.power(f.power)} stellt ${ships(f.ships)} bei ${n.star(f.star)} auf.`,
  pushed: (f, n) => `${n.warp(f.warp)} rückt auf Feld ${f.count} vor.`,
  overshot: (f, n) =>
    `${n.warp(f.warp)} hat den Spielplan verlassen: ${fleet(f.lost, n)} ${plural(strength(f.lost), "ist", "sind")} verloren.`,
  travelsOn: (f, n) => `${n.warp(f.warp)} reist von Feld ${f.count} aus weiter.`,
  emerged(f, n) {
    const together = f.warps.length > 1 ? ` aus ${count(f.warps.length, "Warp", "Warps")}` : "";
    return `${n.power(f.power)} taucht${together} mit ${withFleet(f.ships, n)} auf ${arrivalText(f.mode, n.star(f.star))}.`;
  },
  recruitRolled(f, n) {
    const sum = `${n.power(f.power)} würfelt ${f.roll} und zählt ${ships(f.arriving)} dazu: ${f.roll + f.arriving} gegen ${f.neutral} bei ${n.star(f.star)}.`;
    return `${sum} ${f.joined ? "Die neutralen Schiffe schließen sich an." : "Sie lehnen ab."}`;
  },
  battle(f, n) {
    const sides = `${n.star(f.star)}: ${defence(f.attackers, 0, n)} gegen ${defence(f.defenders, f.neutral, n)}.`;
    return `Schlacht bei ${sides} ${f.attackersWin ? "Die Verteidigung" : "Der Angriff"} wird vernichtet.`;
  },
  diceRound(f, n) {
    const attack = f.attackShips + f.attack[0] + f.attack[1];
    const defend = f.defenceShips + f.defence[0] + f.defence[1];
    return [
      `Schlacht bei ${n.star(f.star)}: Angriff mit ${withShips(f.attackShips)}, Würfel ${dice(f.attack)}, zusammen ${attack};`,
      `Verteidigung mit ${withShips(f.defenceShips)}, Würfel ${dice(f.defence)}, zusammen ${defend}.`,
      `Der Angriff verliert ${f.lossAttack}, die Verteidigung ${f.lossDefence}.`,
    ].join(" ");
  },
  retreated: (f, n) =>
    `${n.power(f.power)} zieht sich mit ${withShips(f.ships)} von ${n.star(f.star)} in den Hyperraum zurück.`,
  foughtOn(f, n) {
    const power = n.power(f.power);
    const why = {
      choice: `${power} kämpft bei ${n.star(f.star)} weiter.`,
      noWarp: `${power} muss bei ${n.star(f.star)} weiterkämpfen, weil beide Warps im Hyperraum sind.`,
      departed: `${power} muss bei ${n.star(f.star)} weiterkämpfen, weil die Abreise dieses Zugs schon verbraucht ist.`,
    };
    return why[f.why];
  },
  battleEnded(f, n) {
    if (f.winner === "nobody") return `Bei ${n.star(f.star)} bleibt kein Schiff übrig.`;
    return f.winner === "attackers"
      ? `Der Angriff nimmt ${n.star(f.star)}.`
      : `Die Verteidigung hält ${n.star(f.star)}.`;
  },
  derelictsTaken: (f, n) =>
    `${n.power(f.power)} übernimmt ${count(f.ships, "herrenloses Schiff", "herrenlose Schiffe")} bei ${n.star(f.star)}.`,
  takenAlong: (f, n) => `${n.power(f.power)} nimmt ${ships(f.ships)} von ${n.power(f.from)} aus ${n.star(f.star)} mit.`,
  departed: (f, n) => `${n.power(f.power)} schickt ${fleet(f.ships, n)} von ${n.star(f.star)} in den Hyperraum.`,
  hopped: (f, n) =>
    `${n.power(f.power)} springt mit ${withFleet(f.ships, n)} von ${n.star(f.from)} ${arrivalText(f.mode, n.star(f.star))}.`,
  stayed(f, n) {
    const why = {
      choice: "schickt keine Flotte los",
      noWarp: "kann keine Flotte losschicken, weil beide Warps im Hyperraum sind",
      departed: "ist in diesem Zug schon abgereist",
      noShips: "hat keine Schiffe, die abreisen dürfen",
    }[f.why];
    return `${n.power(f.power)} ${why}.`;
  },
  homeLost: (f, n) => `${n.power(f.power)} verliert den Heimatstern an ${n.power(f.holder)}.`,
  homeRegained(f, n) {
    const why = {
      retaken: "hat den Heimatstern zurückerobert",
      ally: "besitzt den Heimatstern wieder, von einem Verbündeten zurückerobert",
      withdrawal: "besitzt den Heimatstern wieder, durch den vereinbarten Abzug",
      holderFell: "besitzt den Heimatstern wieder, weil die Besatzungsmacht ausgeschieden ist",
    }[f.how];
    return `${n.power(f.power)} ${why}.`;
  },
  standOff: (f, n) =>
    `Patt: ${n.power(f.power)} und ${n.power(f.against)} halten gegenseitig ihre Heimatsterne. Das Ausscheiden von ${n.power(f.power)} ist ausgesetzt.`,
  withdrawalOffered: (f, n) => `${n.power(f.power)} bietet ${n.power(f.to)} den gegenseitigen Abzug an.`,
  withdrawalAnswered: (f, n) =>
    f.accepted
      ? `${n.power(f.power)} nimmt den gegenseitigen Abzug mit ${n.power(f.to)} an.`
      : `${n.power(f.power)} lehnt den gegenseitigen Abzug mit ${n.power(f.to)} ab.`,
  withdrawalLapsed: (f, n) => `Der Abzug, den ${n.power(f.power)} ${n.power(f.to)} angeboten hat, ist verfallen.`,
  treatyKept: (f, n) => `${n.power(f.power)} ist wie vereinbart von ${n.star(f.star)} abgezogen.`,
  treatyForfeit: (f, n) =>
    `${n.power(f.power)} ist nicht von ${n.star(f.star)} abgezogen: ${ships(f.ships)} dort ${plural(f.ships, "wird", "werden")} entfernt.`,
  treatyVoid: (f, n) => `Der zwischen ${n.power(f.x)} und ${n.power(f.k)} vereinbarte Abzug ist hinfällig.`,
  treatyEnded: (f, n) => `Der Abzug zwischen ${n.power(f.x)} und ${n.power(f.k)} ist vollzogen.`,
  eliminated: (f, n) => `${n.power(f.power)} scheidet aus.`,
  surrendered(f, n) {
    const what = `${ships(f.ships)} von ${n.power(f.power)} bei ${n.star(f.star)}`;
    return f.to === null
      ? `${what} ${plural(f.ships, "treibt", "treiben")} herrenlos, bis eine Flotte eintrifft.`
      : `${what} ${plural(f.ships, "ergibt", "ergeben")} sich ${n.power(f.to)}.`;
  },
  forcedOut: (f, n) => `${n.warp(f.warp)} taucht mit ${withFleet(f.ships, n)} bei ${n.star(f.star)} auf.`,
  proposed: (f, n) => `${proposalText(f.proposal, n)}.`,
  proposalClosed(f, n) {
    const who = f.by === null ? "" : ` von ${n.power(f.by)}`;
    const end = {
      accepted: `angenommen${who}`,
      declined: `abgelehnt${who}`,
      withdrawn: "zurückgezogen",
      lapsed: "verfallen",
    };
    return `${proposalText(f.proposal, n)}: ${end[f.how]}.`;
  },
  allied: (f, n) => `${n.power(f.a)} und ${n.power(f.b)} sind jetzt ${f.known ? "" : "heimlich "}verbündet.`,
  allianceKnown: (f, n) => `Das Bündnis von ${n.power(f.a)} und ${n.power(f.b)} ist bekannt.`,
  allianceEnded: (f, n) =>
    `${n.power(f.by)} ${f.treachery ? "verrät" : "beendet"} das Bündnis von ${n.power(f.a)} und ${n.power(f.b)}.`,
  permission: (f, n) =>
    `${n.power(f.to)} darf ${f.on ? "jetzt" : "nicht mehr"} Schiffe zum Heimatstern von ${n.power(f.from)} schicken.`,
  drawingAgreed: (f, n) =>
    `Vereinbart über die Ressourcen von ${n.star(f.star)}: ${drawingText(f.mode, n.power(f.starter))}.`,
  conference: (f, n) =>
    f.open
      ? `${n.power(f.a)} und ${n.power(f.b)} beginnen eine private Konferenz.`
      : `Die Konferenz von ${n.power(f.a)} und ${n.power(f.b)} ist vorbei.`,
  conferenceClosing: (f, n) =>
    `${n.power(f.by)} möchte die Konferenz mit ${n.power(f.by === f.a ? f.b : f.a)} schließen.`,
  lent(f, n) {
    if (f.ships === 0) return `${n.power(f.from)} nimmt die Leihe an ${n.power(f.to)} bei ${n.star(f.star)} zurück.`;
    const drawn = f.drawing === null ? "" : `; teilen sie sich einen Stern: ${drawingText(f.drawing, null)}`;
    return `${n.power(f.from)} leiht ${n.power(f.to)} bis zu ${ships(f.ships)} bei ${n.star(f.star)}${drawn}.`;
  },
  grantLapsed(f, n) {
    const who = `von ${n.power(f.from)} an ${n.power(f.to)}`;
    return f.grant === "lend"
      ? `Die Leihe ${who} bei ${n.star(f.star)} ist verfallen.`
      : `Die Zusage ${who}, gemeinsam bei ${n.star(f.star)} aufzutauchen, ist verfallen.`;
  },
  compensated: (f, n) =>
    `${n.power(f.power)} beginnt mit ${count(f.ships, "zusätzlichem Schiff", "zusätzlichen Schiffen")}, weil diese Macht später zieht.`,
  fleetLost: (f, n) => `${n.warp(f.warp)} ist verloren, mit ${withFleet(f.ships, n)} an Bord.`,
  resigned: (f, n) => `${n.power(f.power)} gibt auf.`,
  conceded: (f, n) => `${list(n.side(f.side))} ${plural(n.side(f.side).length, "gibt", "geben")} die Partie verloren.`,
  roundEnded(f) {
    if (f.quiet === 0) return `Runde ${f.round} ist vorbei.`;
    return `Runde ${f.round} ist vorbei, die ${ordinal(f.quiet)} ruhige Runde in Folge.`;
  },
  won(f, n) {
    const why = {
      captured: "durch Eroberung der gegnerischen Heimatsterne",
      lastPower: "als letzte Macht im Spiel",
      conceded: "weil die andere Seite die Partie verloren gibt",
      score: "nach Sternen und Schiffen",
    }[f.how];
    if (f.sides.length === 0) return "Niemand gewinnt.";
    const winners = f.sides.flatMap((s) => n.side(s));
    if (f.sides.length > 1) return `${list(winners)} teilen sich den Sieg ${why}.`;
    const comma = f.how === "conceded" ? "," : "";
    return `${list(winners)} ${plural(winners.length, "gewinnt", "gewinnen")}${comma} ${why}.`;
  },
  scored(f, n) {
    const why = {
      turnLimit: "Die letzte Runde ist gespielt",
      quietLimit: "Die Grenze der ruhigen Runden ist erreicht",
      peace: "Frieden ist geschlossen",
      armistice: "Der Waffenstillstand ist angenommen",
    }[f.why];
    const lines = f.sides.map(
      (s) => `${list(n.side(s.side))} ${count(s.stars, "Stern", "Sterne")} und ${ships(s.ships)}`,
    );
    return `${why}. Die Wertung: ${lines.join("; ")}.`;
  },
};

/** Returns the sentence for a fact. */
export function factText(fact: Fact4000, names: Names): string {
  const text = factTexts[fact.is] as (f: Fact4000, n: Names) => string;
  return text(fact, names);
}
