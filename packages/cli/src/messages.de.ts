/** The texts of the list of commands, in German. */
import type { Translation } from "@starboard/kit";
import type { en } from "./messages.en.ts";

/** What each command does, by its name. */
const ABOUTS: Readonly<Record<string, string>> = {
  games: "die Spiele oder die Optionen eines Spiels auflisten",
  play: "im Terminal spielen, gegen Bots oder mit anderen an derselben Tastatur",
  host: "einen Server für die Seiten und für Onlinepartien betreiben",
  backup: "einen laufenden Server in eine Datei sichern",
  restore: "eine Sicherung wiederherstellen oder prüfen",
  arena: "Bots gegeneinander spielen lassen und den Stärkeunterschied schätzen",
  simulate: "Partien für ein lernendes Programm spielen, eine JSON-Zeile nach der anderen",
  lab: "eine Messung der Laborseite spielen und ihre Zahlen ausgeben",
  balance: "gleich starke Bots auf beiden Seiten jeder Paarung spielen lassen und sagen, wie ausgeglichen sie ist",
  tune: "die Bewertung der Bots eines Spiels an Partien zwischen ihnen anpassen",
  calibrate: "die vorhergesagten Gewinnchancen der Bots eines Spiels anpassen und messen",
  profile: "messen, wie schnell die Bots eines Spiels suchen und wofür sie die Zeit brauchen",
  verify: "eine Aufzeichnung prüfen: Hashkette, Festlegung, jede Ziehung, jede Aktion, das Ergebnis",
  review: "eine beendete Partie analysieren: jede Entscheidung nach dem, was man dabei wusste",
  "review-study": "messen, wie weit man Analysen trauen kann: eingebaute Fehler, Fehlalarme, Übereinstimmung, Glück",
  mine: "Aufgaben in Partien von Bots finden und messen, wie Bots sie lösen",
  blunders: "messen, wie viele Entscheidungen der Bots viel kosten, nach einer längeren Suche mit anderer Bewertung",
  exploits: "nach Spielweisen suchen, die gegen eine Stufe der Bots gewinnen",
  suite: "die Bots eines Spiels an Stellungen mit einer richtigen Entscheidung messen",
  study: "eine Studie prüfen: ihre Aufzeichnungen und jede Variante nach den Regeln",
  replay: "die Ereignisse einer aufgezeichneten Partie ausgeben oder die Stellung nach N Aktionen",
  export: "eine aufgezeichnete Partie als Text oder CSV schreiben, oder eine ihrer Stellungen",
  print: "Karten, Spielpläne und Marker als PDF schreiben, mit Schnittmarken und Rückseiten",
  module: "Module von Warp Empires auflisten, prüfen und schreiben",
  map: "Sternkarten von 4000 A.D. prüfen; Karten von Warp Empires prüfen, zeichnen und ihren Ausgleich messen",
  rule: "den Text einer Regel ausgeben",
  situations: "Regeltests ausführen, die als Daten geschrieben sind",
  perft: "Aktionsfolgen nach Tiefe zählen oder gespeicherte Zahlen prüfen",
  golden: "Referenzaufzeichnungen aus ihren Vorgaben schreiben oder prüfen, dass sie unverändert sind",
  "release-check": "prüfen, dass sich keine Ausgabe eines Spiels geändert hat, und sagen, was eine neue Ausgabe ändert",
  check: "ein Spiel mit allen Prüfungen untersuchen, die jedes Spiel bestehen muss",
  fuzz: "ein Spiel mit denselben Prüfungen nach ungeprüftem Verhalten durchsuchen",
  soak: "jeden Eingabeleser mit Zufall prüfen und einen Server Abbrüchen, Angriffen, Wettläufen, Abstürzen, vollen Platten und Zeitsprüngen aussetzen",
};

export const de: Translation<typeof en> = {
  usage: "starboard BEFEHL …",
  help: "starboard help BEFEHL zeigt, wie ein Befehl benutzt wird.",
  gameFolder: "--game-folder ORDNER fügt ein nicht registriertes Spiel aus einem Ordner hinzu.",
  language: (tags) => `--lang ${tags.join("|")} setzt die Sprache; Standard ist die von LC_ALL, LC_MESSAGES oder LANG.`,
  figures:
    "Was Bots misst und das Programm prüft (arena, balance, tune, calibrate, profile, review-study, mine, exploits, suite,\nsituations, perft, golden, release-check, check, fuzz, soak), berichtet in jeder Sprache auf Englisch.",
  noCommand: (name) => `Es gibt keinen Befehl „${name}“. starboard help zeigt die Liste.`,
  noGame: (id, ids) => `Es gibt kein Spiel „${id}“. Wähle ${ids}, oder füge mit --game-folder ORDNER eins hinzu.`,
  nameGame: (ids) => `Nenne ein Spiel: ${ids}.`,
  about: (name) => ABOUTS[name],
};
