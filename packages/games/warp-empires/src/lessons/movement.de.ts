/** German words of the lessons about setting up, the turn, movement and the map. */
import type { LessonWords } from "@starboard/kit";
import type * as en from "./movement.en.ts";

const FEDERATION = "Du bist die Föderation, blau.";

export const setUp: LessonWords<typeof en.setUp> = {
  "first-click": {
    title: "Wähle dein Volk",
    about: "Nimm ein Volk und beginne mit zehn Einheiten.",
    role: "Zwei Imperien treffen sich auf dem Proving Ground, einem kleinen Feld mit 35 Gebieten.",
    tasks: [
      {
        text: "Jedes Volk hat eigene Stärken: Karten, die es besser nutzt, Schiffe, die härter treffen. Die Föderation ist gut im Verhandeln. Wähle sie. Dann warten zehn Einheiten aus einem gemeinsamen Stapel in deiner Heimat.",
        goals: ["Wähle die Föderation", "Nimm deine Einheiten"],
        hint: "Wähle die Föderation in der Reihe unter dem Spielplan.",
        wrong: [
          "Du hast ein anderes Volk gewählt. Jedes Volk kommt einmal vor, und seine Boni stehen im Reiter „Imperien“.",
        ],
      },
    ],
    end: "Deine Heimat ist von Anfang an unter Kontrolle und erkundet und zahlt in jedem Zug 10.",
  },
};

export const turn: LessonWords<typeof en.turn> = {
  "ten-phases": {
    title: "Zehn Phasen",
    about: "Geh durch das Ende eines Zugs.",
    role: `${FEDERATION} Es ist die Anwerbungsphase.`,
    tasks: [
      {
        text: "Ein Zug geht so: Ziehen, Bewegung, Erkundung, Enigma, Diplomatie, Schlacht, Einnahmen, Anwerbung, Unterhalt, Kontrolle. Was keine Entscheidung braucht, läuft von selbst. Dein Scout steht in Corvi. Beende die Anwerbungsphase, ohne zu kaufen.",
        goals: ["Lass die Kontrollphase Corvi markieren"],
        hint: "Zieh keine Einheiten, dann wähle „Fertig“.",
        wrong: [
          "Du hast Einheiten gezogen und keinen Punkt, um sie zu bezahlen. Ziehen ist freiwillig, und hier sollte der Zug enden.",
        ],
      },
    ],
    end: "Die Kontrolle kommt zuletzt, also zahlt Neuland ab dem nächsten Zug.",
  },
};

export const components: LessonWords<typeof en.components> = {
  "top-of-the-stack": {
    title: "Die Spitze eines Stapels",
    about: "Verbirg deine Stärke unter einem kleinen Schiff.",
    role: FEDERATION,
    tasks: [
      {
        text: "Alle deine Einheiten in einem Gebiet bilden einen Stapel. Die anderen sehen nur die oberste, jetzt das Command Ship. In deinem eigenen Zug darfst du eine andere Einheit nach oben legen. Zeig den Scout.",
        goals: ["Lege den Scout nach oben"],
        hint: "Wähle den Stapel – oder öffne „Aktionen“ und dann „Jederzeit“ – und lege den Scout nach oben.",
        wrong: ["Du hast die Phase beendet, und die Klingonen sehen noch immer das Command Ship."],
      },
    ],
    end: "Ein Scout obenauf kann eine Flotte verbergen, oder nichts. Reconnaissance sieht durch den ganzen Stapel.",
  },
};

export const movement: LessonWords<typeof en.movement> = {
  "slowest-ship": {
    title: "So schnell wie das langsamste",
    about: "Lass langsame Schiffe zurück, um rechtzeitig da zu sein.",
    role: `${FEDERATION} Du hast eine Warp-Karte.`,
    tasks: [
      {
        text: "Nur Karten bewegen Einheiten. Warp bewegt eine Gruppe so weit, wie ihr langsamstes Schiff kommt: Warship 2 Felder, Raider 3, Scout 4. Eltanin ist 3 Felder vom Stapel in B1 entfernt. Erreiche es mit dieser einen Karte.",
        goals: ["Erreiche Eltanin"],
        hint: "Spiele Warp. Nimm den Raider, den Scout oder beide, aber nicht das Warship. Dann geh nach Eltanin.",
        wrong: [
          "Mit dem Warship kommt die Gruppe nur 2 Felder weit. Mit dieser Karte erreicht sie Eltanin nicht.",
          "Die Bewegungsphase ist vorbei, und die Warp-Karte ist noch auf deiner Hand.",
        ],
      },
    ],
    end: "Eine Gruppe ist ein beliebiger Teil eines Stapels. Was du zurücklässt, hält seine Stellung.",
  },
  decoys: {
    title: "Antworte mit Decoys",
    about: "Verhindere eine Bewegung im Zug der Gegenseite.",
    role: `${FEDERATION} Die Klingonen sind am Zug.`,
    tasks: [
      {
        text: "Eine klingonische Flotte bewegt sich von F2 nach Faro, das nur dein Scout hält. Eine Karte, mit der du antwortest, spielst du sofort, im Zug der anderen. Decoys hebt die Bewegung auf: Die Karte ist verbraucht, und die Einheiten gelten als bewegt.",
        goals: ["Hebe die Bewegung auf"],
        hint: "Du wirst nach einer Antwort gefragt. Spiele Decoys.",
        wrong: ["Du hast es geschehen lassen. Die Flotte ist jetzt in Faro, und als Nächstes kommt die Schlachtphase."],
      },
    ],
    end: "Du wirst gefragt, was auch immer du auf der Hand hast, damit keine Pause etwas verrät. Dauerbefehle antworten für dich.",
  },
};

export const map: LessonWords<typeof en.map> = {
  "worm-hole": {
    title: "Durch das Wurmloch",
    about: "Überquere die Karte in einer Bewegung.",
    role: FEDERATION,
    tasks: [
      {
        text: "In einem Nebel muss ein Stapel anhalten, und eine Supernova kann niemand betreten. Ein Wurmloch aber führt sofort zu jedem anderen Wurmloch. Dein Strike Cruiser kommt 2 Felder weit. Bring ihn von A4 nach Faro, auf die andere Seite.",
        goals: ["Erreiche Faro"],
        hint: "Spiele Warp, nimm den Strike Cruiser, geh zum West Gate, durch das Tor zum East Gate und weiter nach Faro.",
        wrong: [
          "Dieser Weg führt durch den Süden, viel weiter als 2 Felder. Das West Gate liegt gleich neben A4.",
          "Die Bewegungsphase ist vorbei, ohne eine Bewegung.",
        ],
      },
    ],
    end: "Der Sprung kostet kein Feld, einmal je Bewegung. Behalte auch die Tore neben deinen eigenen Systemen im Auge.",
  },
};
