/** German texts of objectives, alarms, measures and automatic answers. */
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "./text.en.ts";

const format = formatFor("de");
const ships = (n: number): string => format.count(n, "Schiff", "Schiffe");

export const de: Translation<typeof en> = {
  ships,
  objectives: {
    lastPower: "Die letzte Macht gewinnt",
    bothHomes: "Nimm beide gegnerischen Heimatsterne",
    grace: "Ein Zug, um einen verlorenen Heimatstern zurückzuerobern",
    winRegain: "Auch deine eigenen Heimatsterne müssen sicher sein",
    limit: (round) => `Endet nach Runde ${round}: Sterne zählen, dann Schiffe`,
    quiet: (left) => `Endet nach ${format.count(left, "ruhigen Runde", "ruhigen Runden")}: Sterne zählen, dann Schiffe`,
    heldBy: (n) => (n === 0 ? "Heimatstern leer" : `Heimatstern mit ${n} besetzt`),
    bothHeldBy: (counts) => `Heimatsterne mit ${format.list(counts.map(String))} besetzt`,
    oneLost: (lost, other, n) => `${lost} verloren, ${other} mit ${n} besetzt`,
    lost: "Heimatstern verloren",
    lostLastTurn: "Heimatstern verloren, noch 1 Zug",
    standOff: "Heimatstern verloren, Patt",
    bothLost: "Beide Heimatsterne verloren",
    eliminated: "Ausgeschieden",
    ships: (n) => (n === 1 ? "Schiff" : "Schiffe"),
  },
  alarm: {
    lostNow: "Dein Heimatstern ist gefallen. Nur in diesem Zug kannst du ihn zurückerobern.",
    lostNext: "Dein Heimatstern ist gefallen. Nur in deinem nächsten Zug kannst du ihn zurückerobern.",
    lostNowDetail: (holder, star) => `Hält ${holder} ${star} am Ende dieses Zugs noch, scheidest du aus.`,
    lostNextDetail: (holder, star) => `Hält ${holder} ${star} am Ende jenes Zugs noch, scheidest du aus.`,
    lostAlliances: (star) => `${star} ist gefallen.`,
    lostAlliancesDetail: (other) => `Fällt auch ${other}, verliert deine Seite.`,
    threatened: (n, star) =>
      `${ships(n)} ${format.plural(n, "kann", "können")} ${star} vor deinem nächsten Zug nehmen.`,
    threatenedDetail: "Du hättest dann einen Zug, um den Stern zurückzuerobern.",
    threatenedLast: "Deine Seite würde dann die Partie verlieren.",
    threatenedFirst: (other) => `Fällt auch ${other}, verliert deine Seite.`,
    chance: (star) => `Du kannst ${star} jetzt nehmen.`,
    chanceWins: "Damit gewinnst du die Partie.",
    chanceEliminates: (power) => `${power} hätte dann einen Zug, um den Stern zurückzuerobern.`,
    chanceOther: "Es ist der erste der zwei gegnerischen Heimatsterne.",
    both: "Beide Warps",
    warp: (numeral) => `Warp ${numeral}`,
    hop: (star) => `Sprung von ${star}`,
    stay: "Nur die Garnison",
    against: (way, force, defenders) => `${way}: ${force.join(" + ")} gegen ${defenders}`,
    unopposed: (way, force) => `${way}: ${force.join(" + ")}`,
    reinforce: (way, garrison, force, worst) => `${way}: ${[garrison, ...force].join(" + ")} gegen ${worst}`,
    standOff: (label, star) => `${label} bei ${star}`,
    retakes: "Zurückerobert",
    takes: "Genommen",
    stands: "Patt",
    holds: "Hält",
    falls: "Zu wenig",
    destroyed: "Vernichtet",
    barred: "Versperrt",
    closed: "Nicht erlaubt",
    percent: (p) => format.percent(p),
  },
  measures: { ships: "Schiffe", stars: "Sterne", production: "Produktion" },
  turn: { setup: "Aufbau", round: (n) => `Runde ${n}` },
  auto: {
    onlySite: {
      name: "Neue Schiffe am einzigen Stern aufstellen",
      help: "Können alle neuen Schiffe nur an einem Stern stehen, werden sie dort aufgestellt. Aus: Du stellst sie selbst auf.",
    },
    destination: {
      name: "Zum notierten Ziel fliegen",
      help: "Eine Flotte reist weiter, bis sie das Ziel erreicht, das du beim Losschicken notiert hast, und taucht dort auf, wenn sie den Stern nimmt oder zu Schiffen stößt. Du wirst gefragt, wenn der Ausgang zweifelhaft ist, die Flotte verloren wäre oder ein Heimatstern auf dem Spiel steht. Aus: Du entscheidest nach jedem Vorrücken.",
    },
    hopeless: {
      name: "An aussichtslosen Sternen vorbeireisen",
      help: "Würde eine Flotte an jedem erreichbaren Stern vernichtet, reist sie weiter. Auf ihrem letzten Feld wirst du gefragt. Aus: Du entscheidest nach jedem Vorrücken.",
    },
  },
};
