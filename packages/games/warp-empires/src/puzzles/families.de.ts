/** German words of the puzzles of Warp Empires. */
import { formatFor, type Translation } from "@starboard/kit";
import type { families as englishFamilies, themes as englishThemes } from "./families.en.ts";

const { count } = formatFor("de");
const points = (n: unknown): string => count(Number(n), "Punkt", "Punkte");

export const families: Translation<typeof englishFamilies> = {
  "most-force": {
    title: "Stärke für deine Punkte",
    rule: "WE-11.3",
    task: ({ money }) => `Wirb für ${points(money)} so viel Stärke an, wie es mit den gezogenen Einheiten geht.`,
    hints: [
      () =>
        "Eine Einheit kostet ihre aufgedruckte Stärke, aber nicht jede: Sieh dir Starbases an, und was dein Volk gibt.",
      () =>
        "Mit der teuersten Einheit zuerst bleiben vielleicht Punkte übrig. Finde die Auswahl, die alles am besten nutzt.",
    ],
    solved: ({ force }) => `Stärke ${force}: Mehr gibt keine andere Auswahl her.`,
    reasons: {
      lessForce: ({ most, force }) => `Danach ist höchstens Stärke ${most} möglich; die beste Auswahl hat ${force}.`,
      nothing: ({ force }) => `Nichts ist angeworben. Stärke ${force} war möglich.`,
    },
  },
  "best-building": {
    title: "Die besten Gebäude",
    rule: "WE-11.8",
    task: ({ money }) =>
      `Baue für höchstens ${points(money)} so, dass deine Systeme im nächsten Zug am meisten einbringen, wenn keins den Besitzer wechselt.`,
    hints: [
      () =>
        "Eine Colony bringt die Rohstoffe ihres Systems. Welche deiner Systeme zahlen sie schon, wegen ihres Volks?",
      () => "Reich vor mittel vor arm. Terraform bringt 1 mehr, kostet aber 10.",
    ],
    solved: ({ revenue, now }) => `Deine Systeme bringen ${revenue} statt ${now} ein.`,
    reasons: {
      noRevenue: ({ revenue }) => `Das bringt keine Einnahmen. ${revenue} waren möglich.`,
      lessRevenue: ({ most, revenue }) =>
        `Danach bringen deine Systeme höchstens ${most} ein; ${revenue} waren möglich.`,
      nothing: ({ now }) => `Nichts ist gebaut, und deine Systeme bringen weiter ${now} ein.`,
    },
  },
  "fewest-losses": {
    title: "Der Preis des Sieges",
    rule: "WE-9.23",
    task: ({ owed }) =>
      `Du hast gewonnen und musst Einheiten mit zusammen mindestens Stärke ${owed} abgeben. Gib so wenig Stärke ab wie möglich.`,
    hints: [
      () => "Du wählst eine nach der anderen und hörst auf, sobald die Summe erreicht ist. Welche Summen sind möglich?",
      () => "Wer klein anfängt, endet manchmal mit einer großen. Suche die Auswahl, die von oben am nächsten kommt.",
    ],
    solved: ({ least }) => `Stärke ${least}: Weniger erlauben die Regeln nicht.`,
    reasons: {
      moreForce: ({ most, least }) => `Danach verlierst du mindestens Stärke ${most}; ${least} hätten genügt.`,
    },
  },
  "strongest-group": {
    title: "So viel wie möglich ans Ziel",
    rule: "WE-5.5",
    task: ({ to }) => `Bilde die Gruppe, die mit dieser Karte am meisten Stärke nach ${to} bringt.`,
    hints: [
      ({ to }) =>
        `Von wo ist ${to} erreichbar, und mit welcher Geschwindigkeit? Gegnerische Stapel und Nebel halten eine Gruppe auf.`,
      () => "Das langsamste Schiff bestimmt die Geschwindigkeit. Ein Anführer hat keine eigene und wird mitgenommen.",
    ],
    solved: ({ to, force }) => `Stärke ${force} kann mit dieser Karte nach ${to} kommen, und keine Gruppe bringt mehr.`,
    reasons: {
      tooSlow: ({ from, to }) => `Diese Gruppe kommt mit einer Karte nicht von ${from} nach ${to}.`,
      otherStack: ({ from, to, most, force }) =>
        `Von ${from} kommt so höchstens Stärke ${most} nach ${to}; ${force} war möglich.`,
      tooFew: ({ to, force }) => `Die Gruppe bricht zu schwach auf: Stärke ${force} könnte nach ${to} kommen.`,
    },
  },
};

export const themes: Translation<typeof englishThemes> = {
  purchase: "Anwerbung",
  fortification: "Starbase",
  "dearest-is-wrong": "Nicht das Teuerste zuerst",
  revenue: "Einnahmen",
  "one-building": "Ein Gebäude",
  "several-buildings": "Mehrere Gebäude",
  losses: "Verluste",
  "one-unit": "Eine Einheit",
  "several-units": "Mehrere Einheiten",
  movement: "Bewegung",
  leader: "Anführer",
  speed: "Geschwindigkeit",
};
