/** Texts of guided matches in German. */
import type { Translation } from "@starboard/kit";
import type { guide as english } from "../en/guide.ts";

export const guide: Translation<typeof english> = {
  label: "Geführte Partie",
  lessons: "Lektionen",
  offer: (game) => `Neu bei ${game}?`,
  offerText: "Die geführte Partie dauert fünf Minuten.",
  yes: "Führ mich",
  no: "Nein, danke",
  show: "Zeig es mir",
  stop: "Führung beenden",
  fold: "Führung einklappen",
  unfold: "Führung ausklappen",
  hint: "Tipp:",
  place: (at, of) => `${at}/${of}`,
  placeLabel: (at, of) => `Lektion ${at} von ${of}`,
  goalDone: "erreicht",
  goalOpen: "offen",
  states: { done: "fertig", missed: "übergangen", skipped: "nicht auf deinem Weg", now: "jetzt", ahead: "kommt noch" },
  about:
    "Die Führung wartet auf dich und geht von selbst weiter. Jede Aktion zählt, die das Ziel erreicht. Sie merkt sich, wo du bist.",
  lesson: (at, of, title, text) => `Lektion ${at} von ${of}: ${title}. ${text}`,
  done: (title) => `Fertig: ${title}.`,
  missed: (title) => `Übergangen: ${title}.`,
  pointAt: (name) => `Die Führung zeigt auf: ${name}.`,
  pointNowhere: "Wovon die Führung spricht, ist gerade nicht zu sehen.",
  score: (done, of) => `${done} von ${of} Lektionen fertig.`,
  again: "Noch einmal",
  full: "Eine ganze Partie spielen",
  others: "Startseite",
  finish: "Die Schlacht zu Ende spielen",
  finishText: "Die Lektionen sind vorbei. Spiel weiter, bis die Schlacht entschieden ist, oder beende die Führung.",
  over: "Die Schlacht ist vorbei.",
  fairTitle: "Feste Würfel",
  fair: "Eine geführte Partie hat feste Würfel und eine Gegenseite nach Drehbuch, damit alle dieselbe Schlacht erleben.",
  fairRecord:
    "Sie hinterlässt keine Aufzeichnung, und nichts daran lässt sich prüfen. Normale Partien haben faire Würfel.",
};
