/** German words of the puzzles of 4000 A.D. */
import { formatFor, type PuzzleParameters, type Translation } from "@starboard/kit";
import type { families as englishFamilies, themes as englishThemes } from "./families.en.ts";

type Words = (about: PuzzleParameters) => string;

const { count } = formatFor("de");
/** After "mit", "von". */
const withShips = (n: unknown): string => count(Number(n), "Schiff", "Schiffen");
const ships = (n: unknown): string => count(Number(n), "Schiff", "Schiffe");

/** How an enemy takes a star. */
const TAKEN: Readonly<Record<string, Words>> = {
  fleet: ({ enemy, star, ships: n }) => `${enemy} taucht bei ${star} mit ${withShips(n)} auf, mehr als dort stehen.`,
  together: ({ enemy, star, ships: n }) =>
    `Zwei Flotten von ${enemy} tauchen gemeinsam bei ${star} auf: ${ships(n)}, mehr als dort stehen.`,
  hop: ({ enemy, star, sister, ships: n }) =>
    `${enemy} springt mit ${withShips(n)} von ${sister} nach ${star}, mehr als dort stehen.`,
  empty: ({ enemy, star }) => `Bei ${star} bleibt keins deiner Schiffe, also nimmt ${enemy} den Stern ohne Schlacht.`,
};

export const families: Translation<typeof englishFamilies> = {
  "hold-home": {
    title: "Halte deinen Heimatstern",
    rule: "AD-6.4.3",
    task: ({ star, enemy }) =>
      `Spiele deinen Zug so, dass ${enemy} im nächsten Zug ${star} nicht nehmen kann, was auch immer geschieht.`,
    hints: [
      ({ star, enemy }) =>
        `Welche Flotten von ${enemy} können im nächsten Zug bei ${star} sein, und wie viele Schiffe sind das zusammen?`,
      () =>
        "Gleiche Kräfte können nicht aufeinandertreffen. Zähle, was dort stehen muss, dann finde die Schiffe, die es können.",
    ],
    solved: ({ star, enemy }) =>
      `Nichts, was ${enemy} im nächsten Zug nach ${star} bringen kann, ist größer als die Garnison.`,
    reasons: TAKEN,
  },
  "retake-home": {
    title: "Deine Gnadenfrist",
    rule: "AD-10.2",
    task: ({ star, enemy, holds }) =>
      holds === 1
        ? `${enemy} hält ${star}. Erobere den Stern in diesem Zug so zurück, dass er auch im nächsten hält.`
        : `${enemy} hält ${star}. Erobere den Stern in diesem Zug zurück.`,
    hints: [
      ({ star }) =>
        `Welche deiner Schiffe können in diesem Zug bei ${star} sein: fällige Flotten oder ein Sprung aus dem Sektor?`,
      () => "Zwei Flotten, die an einem Stern fällig sind, dürfen gemeinsam auftauchen.",
    ],
    solved: ({ star, holds }) =>
      holds === 1 ? `${star} gehört wieder dir, und so bleibt es.` : `${star} gehört wieder dir.`,
    reasons: {
      ...TAKEN,
      eliminated: ({ star }) => `${star} ist am Ende der Gnadenfrist noch verloren: Du scheidest aus.`,
      ownStandOff: ({ star, enemy }) => `Ein Patt: ${star} ist noch verloren, und der nächste Zug gehört ${enemy}.`,
    },
  },
  strike: {
    title: "Zwei Züge bis zum Heimatstern",
    rule: "AD-6.4.2",
    task: ({ star }) =>
      `Spiele deinen Zug so, dass du im nächsten den Heimatstern ${star} nehmen kannst, was auch immer die Gegenseite dazwischen tut.`,
    hints: [
      ({ star }) => `Welche deiner Schiffe können im nächsten Zug bei ${star} sein, und von wo?`,
      ({ star }) =>
        `Zähle, was die Gegenseite nach ${star} bringen kann: neue Schiffe, fällige Flotten und einen Sprung.`,
    ],
    solved: ({ star }) =>
      `Im nächsten Zug können mehr von deinen Schiffen bei ${star} sein, als die Gegenseite dorthin bringt.`,
    reasons: {
      tooFew: ({ star }) => `Im nächsten Zug können zu wenige deiner Schiffe bei ${star} sein.`,
      reinforced: ({ star }) => `Die Gegenseite bringt Schiffe nach ${star}, und deine sind zu wenige.`,
      unclear: ({ star }) => `Die Gegenseite, der ${star} gehört, hat dazwischen keinen Zug.`,
    },
  },
  "safe-star": {
    title: "Wohin keine Flotte folgt",
    rule: "AD-6.3.2.a",
    task: ({ ships: n, enemy }) =>
      `Lass deine Flotte von ${withShips(n)} dort auftauchen, wo ${enemy} sie im nächsten Zug nicht schlagen kann, wenn sie bleibt.`,
    hints: [
      ({ enemy }) =>
        `Jede Flotte von ${enemy} kann im nächsten Zug überall auftauchen, wo die Entfernung zu ihrem Feld passt.`,
      () => "Streiche die Sterne in diesen Entfernungen und die neben einer gegnerischen Kraft.",
    ],
    solved: ({ enemy }) => `Keine Flotte von ${enemy}, die stark genug ist, kann im nächsten Zug dort sein.`,
    reasons: {
      ...TAKEN,
      travelsOn: () => "Die Flotte reist weiter.",
      dies: ({ star }) => `Die Verteidigung von ${star} ist stärker, und die Flotte ist verloren.`,
    },
  },
  "spare-ships": {
    title: "Entbehrliche Schiffe",
    rule: "AD-6.3.3",
    task: ({ star, enemy }) =>
      `Schicke so viele Schiffe wie möglich von ${star} in den Hyperraum. Der Rest muss den Stern im nächsten Zug halten, was auch immer ${enemy} tut.`,
    hints: [
      ({ star, enemy }) =>
        `Welche Flotten von ${enemy} können im nächsten Zug bei ${star} sein, allein oder gemeinsam?`,
      () => "Gleiche Kräfte können nicht aufeinandertreffen: Eine Garnison, so groß wie der größte Angriff, genügt.",
    ],
    solved: ({ star }) => `Ein Schiff mehr, und ${star} könnte fallen.`,
    reasons: { ...TAKEN, more: ({ star }) => `${star} kann mehr Schiffe entbehren.` },
  },
};

export const themes: Translation<typeof englishThemes> = {
  arrival: "Auftauchen",
  hop: "Sprung",
  departure: "Abreise",
  garrison: "Garnison",
  "combined-fleets": "Vereinte Flotten",
  "hop-defence": "Abwehr eines Sprungs",
};
