/** German words of the lessons about exploration, enigmas and diplomacy. */
import type { LessonWords } from "@starboard/kit";
import type * as en from "./systems.en.ts";

const FEDERATION = "Du bist die Föderation, blau.";

export const exploration: LessonWords<typeof en.exploration> = {
  explore: {
    title: "Erkunde ein System",
    about: "Finde heraus, was ein unbekanntes System birgt.",
    role: FEDERATION,
    tasks: [
      {
        text: "Corvi, neben deinen Scouts, ist unbekannt. Nach der Bewegungsphase zeigen drei Würfel seine Rohstoffe, sein Volk und ob dort ein Enigma lauert. Ein Enigma kann einen Stapel zerstören, also erkunde mit dem, was du entbehren kannst: einem Scout.",
        goals: ["Erkunde Corvi", "Lass einen Scout zurück"],
        hint: "Spiele Warp, nimm einen Scout aus B1, geh nach Corvi, halte dort an, und beende die Phase mit „Fertig“.",
        wrong: [
          "Du hast beide Scouts bewegt. Lauert in Corvi ein Enigma, sind vielleicht beide verloren.",
          "Der Scout hat woanders angehalten. Wer vorbeifliegt, erkundet nicht.",
          "Ohne Bewegung gibt es in diesem Zug nichts zu erkunden.",
        ],
      },
    ],
    end: "Rohstoffe zahlen, wenn du eine Colony baust. Ein Volk zahlt, wenn es sich dir anschließt.",
  },
};

export const enigma: LessonWords<typeof en.enigma> = {
  "face-the-enigma": {
    title: "Stell dich dem Enigma",
    about: "Bereite einen Wurf vor, der einen Stapel zerstören kann.",
    role: `${FEDERATION} Dein Stapel mit einem Science Ship steht in Faro.`,
    tasks: [
      {
        text: "Ein Stapel an einem ungelösten Enigma muss würfeln: 5 oder mehr löst es. Weniger kann den Stapel zerstören. Das Science Ship bringt 1; Scanners und Science Officer bringen je 1, wenn du sie vor dem Wurf spielst. Bereite dich gut vor, dann würfle.",
        goals: ["Löse das Enigma"],
        hint: "Spiele zuerst Scanners und Science Officer. Mit +3 genügt sogar eine 2.",
        wrong: [
          "Der Würfel zeigte 2. Mit jeder Karte vor dem Wurf wären das 5 gewesen. Jetzt werden die Folgen ausgewürfelt.",
        ],
      },
    ],
    end: "Ist ein Enigma gelöst, ist es endgültig fort. Bis dahin kann niemand das System kontrollieren.",
  },
};

export const diplomacy: LessonWords<typeof en.diplomacy> = {
  "ask-a-race": {
    title: "Wirb um ein Volk",
    about: "Gewinne ein Volk ohne Schlacht.",
    role: `${FEDERATION} Dein Scout steht in Corvi, dessen Volk niemandem gehört.`,
    tasks: [
      {
        text: "Ein neutrales Volk schließt sich bei 6 oder mehr an. Die Föderation zählt 1 dazu, jede Diplomacy-Karte ebenso. Bei 1 oder 2 schließt es sich dir nie mehr an. Wirb um Corvi, so gut vorbereitet wie möglich.",
        goals: ["Corvi schließt sich dir an"],
        hint: "Spiele zuerst Diplomacy. Dann genügt eine 4.",
        wrong: [
          "Der Würfel zeigte 4, und 4 + 1 ist eins zu wenig. Mit der Diplomacy-Karte auf deiner Hand wären es 6 gewesen.",
          "Du hast nicht gefragt. Einem Gast zahlt Corvi nichts.",
        ],
      },
    ],
    end: "Ein Volk, das sich anschließt, bekommt sofort deinen Marker und zahlt noch im selben Zug.",
  },
};
