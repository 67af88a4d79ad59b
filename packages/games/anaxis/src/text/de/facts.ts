/** German sentences for the facts of Anaxis. */
import { formatFor } from "@starboard/kit";
import type { PerLeg } from "../../calc/legs.ts";
import type { FactAx } from "../../facts.ts";
import { givenText } from "./compensation.ts";
import { bankName, edgeName, FACINGS, type Names, SPLIT, sentence } from "./names.ts";

type Kind = FactAx["is"];
type Template<K extends Kind> = (fact: Extract<FactAx, { is: K }>, n: Names) => string;
type Templates = { readonly [K in Kind]: Template<K> };

const { count, list, number } = formatFor("de");
const two = (value: number): string => number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What was bought, after "mit". */
const BOUGHT: Readonly<Record<string, string>> = {
  fireControl: "Feuerleitung",
  gunnery: "Kanonieren",
  power: "mehr Feuerkraft",
  penetration: "mehr Durchschlag",
  tradeToPen: "einem Würfel, getauscht gegen Durchschlag",
  tradeToPower: "Durchschlag, getauscht gegen einen Würfel",
};
const ENDINGS: Readonly<Record<string, string>> = {
  bothEliminated: "beide Flotten sind weg",
  eliminated: "die andere Flotte ist weg",
  shipDestroyed: "das Zielschiff ist zerstört",
  baseDestroyed: "die Forschungsbasis ist zerstört",
  carrierReachesGoal: "der Botschafter hat das Ziel erreicht",
  carrierDestroyed: "das Schiff des Botschafters ist zerstört",
  carrierLeavesElsewhere: "der Botschafter hat die Karte über einen anderen Rand verlassen",
  turnLimit: "das Rundenlimit ist erreicht",
  conceded: "die andere Seite gibt auf",
  stalemate: "acht ruhige Runden",
};
/** Half points as a number of points: 3 becomes "1½". */
const halves = (n: number): string => (n === 1 ? "½" : `${n >> 1}${n % 2 === 1 ? "½" : ""}`);
const cost = (paid: boolean): string => (paid ? " für einen Kinopunkt" : "");
/** The points of an interdiction: "2 Geschwindigkeit", "1 Geschwindigkeit und 1 Manöver". */
const splitText = ([a = "", b = ""]: string): string =>
  a === b ? `2 ${SPLIT[a] ?? a}` : list([a, b].map((one) => `1 ${SPLIT[one] ?? one}`));
const ships = (n: number): string => count(n, "Schiff", "Schiffe");

const templates: Templates = {
  compensated: (f, n) => `${sentence(n.does(f.side, "bekommst", "bekommt"))} zum Ausgleich ${givenText(f)}.`,
  markerRolled: (f, n) =>
    `Der Würfel zeigt ${f.roll}: ${sentence(n.does(f.side, "hast", "hat"))} zuerst den Vorrangmarker.`,
  fleetBought: (f, n) =>
    `${sentence(n.does(f.side, "hast", "hat"))} ${ships(f.ships.length)} und ${count(f.cp, "Kinopunkt", "Kinopunkte")} gekauft.`,
  edgeChosen: (f, n) =>
    `${sentence(n.does(f.side, "wählst", "wählt"))} den ${edgeName(f.edge)}${f.goal ? " als Ziel" : ""}.`,
  basePlaced: (f, n) => `Die Forschungsbasis steht auf ${n.hex(f.q, f.r)}.`,
  deployed: (f, n) => `${sentence(n.does(f.side, "stellst", "stellt"))} ${ships(f.ships.length)} auf.`,
  carrierNoted: (f, n) => `${sentence(n.owned(f.ship))} hat den Botschafter an Bord. Das weißt nur du.`,
  turnBegan: (f) => `Runde ${f.turn}.`,
  phaseBegan: (f) => (f.phase === "movement" ? "Bewegungsphase." : "Feuerphase."),
  numberCalled: (f, n) => `Initiative ${f.number}: ${list(f.queue.map((side) => n.side(side)))}.`,
  tieRolled: (f, n) =>
    `Der Würfel für den Gleichstand zeigt ${f.roll}: ${sentence(n.does(f.first, "bist", "ist"))} zuerst dran.`,
  commanded: (f, n) => `Kommando: ${sentence(n.owned(f.ship))} wechselt von Initiative ${f.from} auf ${f.to}.`,
  declared(f, n) {
    const what = f.mode === "evade" ? "weicht aus" : `verfolgt ${n.owned(f.quarry ?? -1)}`;
    return `${sentence(n.owned(f.ship))} ${what}: mindestens ${count(f.minimum, "Feld", "Felder")} vorwärts, ${count(f.rotations, "Drehung", "Drehungen")}, Wirkung ${f.penalty}.`;
  },
  stepped(f, n) {
    const who = sentence(n.owned(f.ship));
    if (f.how === "left" || f.how === "right")
      return `${who} dreht${cost(f.paid)} nach ${f.how === "left" ? "links" : "rechts"} und zeigt nach ${FACINGS[f.facing]}.`;
    return `${who} fliegt${cost(f.paid)} ${f.how === "forward" ? "vorwärts" : "rückwärts"}: ${n.hex(f.q, f.r)}.`;
  },
  left: (f, n) => `${sentence(n.owned(f.ship))} verlässt die Karte über den ${edgeName(f.edge)} und scheidet aus.`,
  moveEnded(f, n) {
    const who = sentence(n.owned(f.ship));
    if (f.void) return `${who} erreicht die Mindeststrecke nicht; das Manöver hat keine Wirkung.`;
    const steps = [
      f.forward > 0 && `${f.forward} vorwärts`,
      f.reverse > 0 && `${f.reverse} rückwärts`,
      f.turns > 0 && count(f.turns, "Drehung", "Drehungen"),
    ].filter((one) => typeof one === "string");
    if (steps.length === 0) return `${who} bewegt sich nicht.`;
    return `${who} fliegt ${list(steps)}: ${n.hex(f.q, f.r)}, nach ${FACINGS[f.facing]}.`;
  },
  stealthSet(f, n) {
    const how = { off: "hebt die Tarnung auf", partial: "tarnt sich teilweise", full: "tarnt sich voll" }[f.mode];
    return `${sentence(n.owned(f.ship))} ${how}.`;
  },
  jammed: (f, n) => `${sentence(n.owned(f.ship))} stört ${n.hex(f.q, f.r)}: Sensoren verlieren dort ${f.strength}.`,
  shielded: (f, n) =>
    `${sentence(n.owned(f.ship))} schützt ${f.protects === f.ship ? "sich selbst" : n.owned(f.protects)}.`,
  scanned: (f, n) =>
    `${sentence(n.owned(f.ship))} scannt ${n.owned(f.target)}${f.receiver === null ? "" : ` und teilt die Daten mit ${n.ofOwned(f.receiver)}`}.`,
  scanLost: (f, n) => `${sentence(n.owned(f.ship))} verliert den Scan.`,
  mineRolled: (f, n) =>
    `Minenwurf für ${n.owned(f.ship)}: ${f.roll}, ${f.damage > 0 ? `${f.damage} Rumpf verloren` : "kein Schaden"}.`,
  volley(f, n) {
    const bought = f.paid.length > 0 ? ` mit ${list(f.paid.map((one) => BOUGHT[one] ?? one))}` : "";
    const opening = `${sentence(n.owned(f.ship))} feuert auf ${n.owned(f.target)} (${bankName(f.bank)}, Entfernung ${f.range}, Schwierigkeit ${f.difficulty})${bought}`;
    if (f.dice.length === 0) return `${opening}: Kein Würfel kann treffen.`;
    return `${opening}: Würfel ${f.dice.join(", ")}; ${f.hits === 0 ? "kein Treffer" : count(f.hits, "Treffer", "Treffer")}.`;
  },
  shieldRolled: (f) =>
    `Schildwürfel: ${f.dice.join(", ")}; Panzerung ${f.points > 0 ? `+${f.points}` : "unverändert"}.`,
  armourRolled: (f) => `Panzerungswürfel gegen Grenzwert ${f.cutOff}: ${f.dice.join(", ")}; ${f.damage} Schaden.`,
  pulsed: (f, n) =>
    f.struck.length === 0
      ? `Der Energiepuls ${n.ofOwned(f.ship)} trifft kein Schiff.`
      : `Der Energiepuls ${n.ofOwned(f.ship)} trifft ${list(f.struck.map((s) => n.owned(s)))}.`,
  damageControl: (f, n) => `Schadenskontrolle für ${n.owned(f.ship)}: ${f.damage} Schaden ignoriert, ${f.left} übrig.`,
  damaged: (f, n) => `${sentence(n.owned(f.ship))} verliert ${f.damage} Rumpf und hat noch ${f.hull}.`,
  destroyed: (f, n) => `${sentence(n.owned(f.ship))} ist zerstört.`,
  interdicted(f, n) {
    const die = f.roll === null ? "" : ` (Würfel ${f.roll})`;
    return f.works
      ? `${sentence(n.owned(f.ship))} hemmt ${n.owned(f.target)}${die}: nächste Runde ${splitText(f.split)} weniger.`
      : `${sentence(n.owned(f.target))} widersteht dem Hemmfeld ${n.ofOwned(f.ship)}${die}.`;
  },
  ceasedFire: (f, n) => `${sentence(n.owned(f.ship))} stellt das Feuer ein.`,
  turnEnded: (f, n) =>
    `Runde ${f.turn} ist vorbei. ${sentence(n.does(f.marker, "hast", "hat"))} jetzt den Vorrangmarker.`,
  carrierRevealed: (f, n) => `${sentence(n.owned(f.ship))} hatte den Botschafter an Bord.`,
  conceded: (f, n) => `${sentence(n.does(f.side, "gibst", "gibt"))} auf.`,
  scored: (f) =>
    `Das Rundenlimit ist erreicht. Wertung: ${f.scores.map(({ num, den }) => two(num / den)).join(" zu ")}.`,
  won(f, n) {
    const why = sentence(ENDINGS[f.how] ?? f.how);
    return f.side === null ? `Unentschieden: ${why}.` : `${sentence(n.does(f.side, "gewinnst", "gewinnt"))}: ${why}.`;
  },
  combined(f, n) {
    const each = (of: readonly [PerLeg, PerLeg], written: (x: number) => string): string =>
      list(
        ([0, 1] as const).map((side) => {
          const [first, second] = of[side];
          return `${n.side(side)} ${written(first + second)} (${written(first)} + ${written(second)})`;
        }),
      );
    const points = `Hin- und Rückspiel zusammen: ${each(f.halves, halves)}`;
    const kept = f.byShips ? `; übrige Schiffe ${each(f.kept, (x) => two(x / f.unit))}` : "";
    const result =
      f.winner === null
        ? "Der Vergleich endet unentschieden"
        : `${sentence(n.does(f.winner, "gewinnst", "gewinnt"))} den Vergleich`;
    return `${points}${kept}. ${result}.`;
  },
};

/** Returns a fact as a sentence. */
export const factText = (fact: FactAx, names: Names): string =>
  (templates[fact.is] as (fact: FactAx, names: Names) => string)(fact, names);
