/** German words of the lessons about cards, information, decisions and modules. */
import type { LessonWords } from "@starboard/kit";
import type * as en from "./cards.en.ts";

const FEDERATION = "Du bist die Föderation, blau.";

export const cards: LessonWords<typeof en.cards> = {
  "draw-and-keep": {
    title: "Fünf ziehen, sieben behalten",
    about: "Wirf weg, was du nicht brauchst.",
    role: FEDERATION,
    tasks: [
      {
        text: "In der Phase „Ziehen“ legst du zuerst ab, was du möchtest, ziehst dann 5 und legst bis auf 7 ab. Du hast 2 Warp und 2 Raiding. Nur Karten bewegen Einheiten, also behalte jedes Warp. Lege ein Raiding ab, dann zieh.",
        goals: ["Lege ein Raiding ab, behalte jedes Warp", "Zieh fünf Karten"],
        hint: "Wähle Raiding auf deiner Hand, dann „Ziehen“.",
        wrong: [
          "21 von 72 Karten bewegen Einheiten. Ein Zug ohne eine davon steht still.",
          "Du hast auf 9 Karten gezogen, ohne vorher abzulegen, und musst jetzt auf jeden Fall zwei ablegen.",
        ],
      },
    ],
    end: "Die Grenze von sieben gilt in jedem Moment. Karten, mit denen du antwortest, lohnen sich für die Züge der anderen.",
  },
};

export const information: LessonWords<typeof en.information> = {
  reconnaissance: {
    title: "Sieh in einen Stapel",
    about: "Finde heraus, was unter einem Scout steckt.",
    role: FEDERATION,
    tasks: [
      {
        text: "In F2 liegt ein Stapel aus drei Einheiten, oben ein Scout. Mehr siehst du nicht. Reconnaissance zeigt den ganzen Stapel, aber nur dir. Sieh nach, bevor du angreifst.",
        goals: ["Sieh den Stapel in F2"],
        hint: "Spiele Reconnaissance auf den Stapel in F2.",
        wrong: [
          "Das zeigt einen anderen Stapel. Der in F2 kann deine Seite als Erster erreichen.",
          "Die Bewegungsphase ist vorbei. Die Karte wirkt nur in deinem eigenen Zug.",
        ],
      },
    ],
    end: "Was du gesehen hast und was sich nicht geändert haben kann, bleibt für dich markiert. Security antwortet auf so eine Karte.",
  },
};

export const list: LessonWords<typeof en.list> = {
  "special-card": {
    title: "Die Special Card",
    about: "Setze eine Karte als eine andere ein.",
    role: `${FEDERATION} Dein Scout steht in Corvi.`,
    tasks: [
      {
        text: "Die Special Card gilt als eine der Karten, die dein Volk nennt. Bei der Föderation sind das Diplomacy, Peace Treaty, Research und Science Officer. Corvi schließt sich bei 6 an, und du zählst nur 1 dazu. Nutze die Karte.",
        goals: ["Spiele sie als Diplomacy", "Corvi schließt sich dir an"],
        hint: "Spiele die Special Card als Diplomacy, dann würfle.",
        wrong: [
          "4 + 1 ist eins zu wenig. Die Special Card hätte 1 dazugegeben.",
          "Du hast nicht gefragt. Die Special Card wartet auf Besseres.",
        ],
      },
    ],
    end: "Dann ist sie in jeder Hinsicht jene Karte: mit deren Zeitpunkt, den Antworten darauf und dem Bonus deines Volks.",
  },
  research: {
    title: "Research",
    about: "Mach aus einer Karte zwei.",
    role: FEDERATION,
    tasks: [
      {
        text: "Manche Karten darfst du jederzeit in deinem eigenen Zug spielen, außerhalb von Schlachten. Research zieht zwei Karten für eine. Spiele es, bevor du über deine Bewegungen entscheidest.",
        goals: ["Zieh zwei Karten"],
        hint: "Wähle Research auf deiner Hand.",
        wrong: ["Die Bewegungsphase ist vorbei. Zwei Karten mehr hätten darin vielleicht einen Stapel bewegt."],
      },
    ],
    end: "Ihr Zeitpunkt ist dein Zug: Bewegung, Einnahmen und Anwerbung, immer wenn du am Entscheiden bist.",
  },
};

export const decisions: LessonWords<typeof en.decisions> = {
  "standing-order": {
    title: "Ein Dauerbefehl",
    about: "Lass Starboard für dich antworten.",
    role: FEDERATION,
    tasks: [
      {
        text: "Wer Karten hat, wird bei jeder Gelegenheit gefragt, damit keine Pause eine Hand verrät. Für jede Art von Gelegenheit darfst du einen Dauerbefehl geben und jederzeit zurücknehmen. Lass vorerst alle Bewegungen geschehen.",
        goals: ["Gib einen Befehl für Bewegungen"],
        hint: "Öffne den Reiter „Antworten“ – oder „Aktionen“ und dann „Jederzeit“ – und lass Bewegungen geschehen.",
        wrong: [
          "Du hast die Phase beendet. Den Befehl kannst du auch später geben, aber er spart dir ab jetzt Fragen.",
        ],
      },
    ],
    end: "Befehle halten die Partie für alle in Gang und deine Hand geheim.",
  },
};

export const modules: LessonWords<typeof en.modules> = {
  "another-module": {
    title: "Ein anderer Hintergrund",
    about: "Spiele ein eigenes Modul.",
    role: "Dieselben Regeln, eine andere Welt: Einheiten, Karten, Gelände und Völker sind Daten eines Moduls.",
    tasks: [
      {
        text: "Ein Modul ist eine einzige Datei. Die Regeln lesen alles daraus und wissen von keinem Hintergrund. In diesem kämpfen vier Häuser um ein Land an drei Flüssen. House Ash bekommt bei jedem Hinterhalt 4 dazu. Wähle es.",
        goals: ["Wähle House Ash"],
        hint: "Wähle House Ash in der Reihe unter dem Spielplan.",
        wrong: ["Das ist ein anderes Haus. Was eine Fraktion gut kann, steht im Modul, nicht in den Regeln."],
      },
    ],
    end: "Ein eigenes Modul schreibst du im Editor, auf der Startseite unter „Editoren“.",
  },
};
