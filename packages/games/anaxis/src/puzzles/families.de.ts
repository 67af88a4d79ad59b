/** German words of the puzzles of Anaxis. */
import type { PuzzleParameters, Translation } from "@starboard/kit";
import type { families as englishFamilies, themes as englishThemes } from "./families.en.ts";

type Words = (about: PuzzleParameters) => string;

const decimal = (points: unknown): string => String(points).replace(".", ",");

/** Why a volley is not the likeliest one to destroy. */
const VOLLEYS: Readonly<Record<string, Words>> = {
  outOfReach: ({ target, difficulty }) =>
    `Gegen ${target} ist die Schwierigkeit ${difficulty}. Ab 6 kann kein Würfel treffen, und es wird nicht gewürfelt.`,
  noDamage: ({ target }) => `Kein Panzerungswürfel übertrifft die Panzerung von ${target} minus Durchschlag.`,
  tooTough: ({ target, hull }) => `${target} hat noch ${hull} Rumpf: Das ist danach nicht mehr zu schaffen.`,
  otherTarget: ({ chance }) => `Damit sinkt die Chance auf ${chance} %.`,
  otherPoints: ({ chance }) => `Mit anderen Kinopunkten beträgt die Chance ${chance} %.`,
  otherBank: ({ chance }) => `Feuert zuerst diese Batterie, beträgt die Chance ${chance} %.`,
  lessThere: ({ points }) => `Damit verlieren Gegner im Schnitt ${decimal(points)} Rumpf.`,
  lessPoints: ({ points }) => `Mit anderen Kinopunkten verlieren Gegner im Schnitt ${decimal(points)} Rumpf.`,
  lessBank: ({ points }) => `Feuert zuerst diese Batterie, verlieren Gegner im Schnitt ${decimal(points)} Rumpf.`,
  holdsFire: ({ ship }) => `${ship} stellt das Feuer ein und zerstört nichts.`,
};

export const families: Translation<typeof englishFamilies> = {
  "likeliest-kill": {
    title: "Der wahrscheinlichste Abschuss",
    rule: "AX-6.5",
    task: ({ ship }) => `Feuere mit ${ship} so, dass die Chance, ein Schiff zu zerstören, möglichst groß ist.`,
    hints: [
      () =>
        "Für jedes Ziel: Wie viele Würfel treffen, wie viele davon übertreffen die Panzerung, wie viel Rumpf ist da?",
      () => "Beide Batterien zählen, auch die Kinopunkte. Was die erste Salve übrig lässt, kann die zweite nehmen.",
    ],
    solved: ({ chance }) =>
      Number(chance) === 100
        ? "Kein Wurf rettet das Ziel."
        : `Die Chance ist ${chance} %, was auch immer die Schadenskontrolle dagegen tut.`,
    reasons: VOLLEYS,
  },
  "before-it-fires": {
    title: "Bevor es feuert",
    rule: "AX-2.4",
    task: ({ ship, target }) =>
      `${target} hat noch nicht gefeuert. Feuere mit ${ship} so, dass die Chance, das Schiff vorher zu zerstören, möglichst groß ist.`,
    hints: [
      ({ target }) =>
        `Welche Batterie hat ${target} im Feuerwinkel, bei welcher Schwierigkeit, und wie groß ist der Rumpf?`,
      () =>
        "Mehr Würfel, mehr Durchschlag, bessere Sensoren: Vergleiche, was jeder Kinopunkt für beide Batterien zusammen bringt.",
    ],
    solved: ({ target, chance }) =>
      Number(chance) === 100
        ? `Kein Wurf rettet ${target}, und der Platz in der Reihenfolge ist verloren.`
        : `Mit einer Chance von ${chance} % ist ${target} weg, ohne selbst zu feuern.`,
    reasons: VOLLEYS,
  },
  "most-damage": {
    title: "Das schwerste Feuer",
    rule: "AX-6.3",
    task: ({ ship }) => `Feuere mit ${ship} so, dass Gegner im Schnitt möglichst viel Rumpf verlieren.`,
    hints: [
      () =>
        "Zähle beide Würfe: Wie viele Würfel treffen bei dieser Schwierigkeit, und wie viele davon übertreffen die Panzerung?",
      () =>
        "Dünne Panzerung kann mehr wert sein als kurze Entfernung, und ein Würfel mehr nicht immer mehr als Durchschlag.",
    ],
    solved: ({ points }) => `${decimal(points)} Rumpf im Schnitt, und mehr ist hier nicht möglich.`,
    reasons: VOLLEYS,
  },
};

export const themes: Translation<typeof englishThemes> = {
  "choice-of-target": "Wahl des Ziels",
  "one-target": "Ein Ziel",
  "before-it-fires": "Reihenfolge beim Feuern",
  "cinema-points": "Kinopunkte",
  "damage-control": "Gegen Schadenskontrolle",
  "secondary-bank": "Sekundärbatterie zuerst",
};
