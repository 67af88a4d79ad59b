/** German texts of the objectives, the alarms and the curves after a match. */
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "./objectives.en.ts";

const { count } = formatFor("de");
const turns = (n: number): string => count(n, "Runde", "Runden");
/** A percentage with the space that may not break. */
const share = (n: number): string => `${n} %`;

export const de: Translation<typeof en> = {
  aims: {
    eliminated: "Zerstöre die andere Flotte",
    shipDestroyed: (ship) => `Zerstöre die ${ship}`,
    baseDestroyed: "Zerstöre die Forschungsbasis",
    carrierReachesGoal: (edge) => `Bring den Botschafter zum Rand (${edge})`,
    carrierDestroyed: "Zerstöre das Schiff des Botschafters",
    turnLimit: (limit) => `Halte durch, bis Runde ${limit} endet`,
    score: "Behalte die wertvollere Flotte",
  },
  edges: { north: "Norden", south: "Süden", west: "Westen", east: "Osten", choose: "Ziel" },
  title: {
    both: (aim) => aim,
    each: (first, second) => `Seite 1: ${first}. Seite 2: ${second}`,
    mine: (mine, theirs) => `${mine}. Die andere Seite: ${theirs}`,
  },
  limit: {
    draw: (turn, limit) => `Runde ${turn} von ${limit}; danach unentschieden`,
    score: (turn, limit) => `Runde ${turn} von ${limit}; dann zählen die übrigen Flotten`,
    wins: (turn, limit, side) => `Runde ${turn} von ${limit}; dann gewinnt ${side}`,
    none: "Kein Rundenlimit",
  },
  units: {
    points: "Punkte",
    hexes: "Felder bis zum Ziel",
    hull: "Rumpf übrig",
    baseHull: "Rumpf der Basis",
    turns: "Runden übrig",
    suspects: "mögliche Schiffe",
  },
  left: (ships) => `noch ${count(ships, "Schiff", "Schiffe")}`,
  alarms: {
    wound: (ship) => `Dieser Schaden zerstört deine ${ship}.`,
    woundBase: "Dieser Schaden zerstört die Forschungsbasis.",
    lastTurnDraw: "Am Ende dieser Runde steht es unentschieden.",
    lastTurnScore: (mine, theirs) =>
      `Mit dieser Runde endet die Partie. Übrige Flotten: ${mine} Punkte gegen ${theirs}.`,
    lastTurnWin: "Am Ende dieser Runde gewinnst du.",
    lastTurnLoss: "Am Ende dieser Runde verlierst du.",
    limitDetail: (limit) => `Runde ${limit} ist die letzte dieses Szenarios.`,
    keyShip: (ship, percent) => `Deine ${ship} kann in dieser Runde zerstört werden: ${share(percent)}.`,
    keyShipDetail: (ship) =>
      `Wird die ${ship} zerstört, verlierst du die Partie. Gerechnet ist das Feuer aller Gegner, die sie im Feuerwinkel haben.`,
    lastShip: (ship, percent) =>
      `Dein letztes Schiff, die ${ship}, kann in dieser Runde zerstört werden: ${share(percent)}.`,
    lastShipDetail: "Eine Seite ohne Schiff auf der Karte hat verloren.",
    keyTarget: (ship, percent) => `Du kannst die ${ship} in dieser Runde zerstören: ${share(percent)}.`,
    keyTargetDetail:
      "Das gewinnt die Partie. Gerechnet ist das Feuer aller deiner Schiffe, die sie im Feuerwinkel haben.",
    base: (percent) => `Die Forschungsbasis kann in dieser Runde zerstört werden: ${share(percent)}.`,
    carrierNear: (turnsLeft) =>
      `Ein Schiff, das den Botschafter haben könnte, braucht noch ${turns(turnsLeft)} bis zum Zielrand.`,
    carrierNearDetail: "Hat es den Botschafter an Bord und erreicht den Rand, verlierst du.",
    carrierMine: (turnsLeft) => `Der Botschafter braucht noch ${turns(turnsLeft)} bis zum Zielrand.`,
    carrierMineDetail: "Du gewinnst, wenn das Schiff mit dem Botschafter den Rand erreicht.",
    stalemate: "Du kannst ein Unentschieden fordern.",
    stalemateDetail: "Acht Runden sind ohne Salve und ohne Verlust vergangen.",
  },
  answers: {
    moveTo: (hex) => `Nach ${hex} fliegen`,
    evadeTo: (hex) => `Nach ${hex} ausweichen`,
    shipTo: (ship, hex) => `${ship} nach ${hex}`,
    fires: (ship, bank, target) => `${ship} feuert auf ${target} (${bank})`,
    raise: (ship) => `${ship} mit Kommando anheben (1 KP)`,
    raised: (number) => `feuert bei ${number}`,
    control: "Schadenskontrolle (1 KP)",
    claim: "Unentschieden fordern",
    destroyed: (percent) => (percent < 1 ? "zerstört <1 %" : `zerstört ${share(percent)}`),
    destroys: (percent) => `zerstört sie zu ${share(percent)}`,
    hexesLeft: (n) => `noch ${count(n, "Feld", "Felder")}`,
    wins: "gewinnt",
    saves: (left, whole) => `Rumpf ${left} von ${whole} bleibt`,
    lostAnyway: "trotzdem zerstört",
    drawn: "die Partie endet unentschieden",
  },
  measures: {
    points: "Flottenpunkte",
    hull: "Rumpf",
    ships: "Schiffe",
    baseHull: "Rumpf der Basis",
    distance: "Felder bis zum Ziel",
  },
};
