/** German texts of the objectives, alarms and measures. */
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "./text.en.ts";

const { count } = formatFor("de");
const territories = (n: number): string => count(n, "Gebiet", "Gebiete");
/** A name at the start of a sentence. */
const atStart = (who: string): string => who.replace(/^d(er|ie|as) /, "D$1 ");

export const de: Translation<typeof en> = {
  objectives: {
    share: (goal, all) => `${goal} von ${all} Gebieten gewinnen`,
    all: (all) => `Alle ${all} Gebiete gewinnen`,
    last: "Das letzte Imperium gewinnt",
    limit: (limit) => `oder die meisten nach Runde ${limit}`,
    lastRound: "oder die meisten am Ende dieser Runde",
    unit: (n) => (n === 1 ? "Gebiet" : "Gebiete"),
    revenue: (n) => `Einnahmen ${n}`,
    out: "ausgeschieden",
    homeLost: (n) => `Heimat verloren, Einnahmen ${n}`,
  },
  faction: (name) =>
    /imperium$|kollektiv$/i.test(name)
      ? `das ${name.replace("isches ", "ische ")}`
      : /^(Föderation|Ferengi-Allianz|Cardassianische Union)$/.test(name)
        ? `die ${name}`
        : `${name}`,
  alarm: {
    winsNow: (who) => `${atStart(who)} gewinnt am Ende dieses Zugs.`,
    winsNowYou: "Du gewinnst am Ende dieses Zugs.",
    winsNowDetail: (has, claims, goal) =>
      `${territories(has)} jetzt, ${claims} mehr mit den nächsten Markern. ${goal} genügen zum Sieg.`,
    winsNowDetailYou: (has, claims, goal) =>
      `Du kontrollierst ${has} und markierst ${claims} mehr. ${goal} genügen zum Sieg.`,
    nearly: (who) => `Zum Sieg fehlt noch ein Gebiet: ${who}.`,
    nearlyDetail: (has, goal) => `${has} von ${goal}, die zum Sieg nötig sind.`,
    roundEnd: (who) => `${atStart(who)} gewinnt am Ende dieser Runde, wenn du nicht aufholst.`,
    roundEndYou: "Du gewinnst am Ende dieser Runde, wenn du vorn bleibst.",
    roundDetail: (best, own, bestRevenue, ownRevenue) =>
      best === own
        ? `Je ${territories(best)}. Die Einnahmen entscheiden: ${bestRevenue} gegen deine ${ownRevenue}.`
        : `${territories(best)} gegen deine ${own}. Bei gleicher Zahl gewinnen die höheren Einnahmen.`,
    roundDetailYou: (own, next) => `Du kontrollierst ${own}, das nächste Imperium ${next}.`,
    homeFallen: (who) => `Deine Heimat ist gefallen. Sie gehört jetzt: ${who}.`,
    homeFallenDetail: "Ihre Einnahmen gehen an die neue Herrschaft, und du kannst dort keine Einheiten aufstellen.",
    homeAttacked: (who) => `${atStart(who)} steht in deiner Heimat.`,
    homeAttackedDetail: "Ohne Einheit oder Garnison dort kann der Marker in der Kontrollphase wechseln.",
    lastStack: "Du hast keinen Marker mehr.",
    lastStackDetail: "Verlierst du auch deine letzte Einheit, scheidest du am Ende des Zugs aus.",
    attack: (where, mine, theirs) => `Angriff auf ${where}: ${mine} gegen ${theirs}`,
    atLeast: (n, unseen) => (unseen > 0 ? `${n} und ${unseen} Unbekannte` : `${n}`),
    enter: (where) => `Bewegung nach ${where}`,
    leads: "Du führst",
    trails: "Du liegst zurück",
    unsure: "Ungewiss",
    takes: "Holt es",
  },
  measure: {
    territories: "Gebiete",
    revenue: "Einnahmen",
    units: "Einheiten",
    goal: (n) => `Sieg ab ${n}`,
  },
  round: (n) => (n < 1 ? "Aufbau" : `Runde ${n}`),
};
