/** What is wrong with a command line, a file or a match, in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "./errors.en.ts";

const { count } = formatFor("de");

export const de: Translation<typeof en> = {
  noFile: (file) => `${file} gibt es nicht.`,
  isFolder: (file) => `${file} ist ein Ordner, keine Datei.`,
  unreadable: (file, code) => `${file} lässt sich nicht lesen (${code}).`,
  unwritable: (file, why) => `${file} lässt sich nicht schreiben: ${why}`,
  noRecord: (file) => `${file} ist keine Aufzeichnung von Starboard.`,
  noJson: (file) => `${file} ist keine JSON-Datei.`,
  playedUnder: (game) => `Die Partie wurde nach ${game} gespielt.`,
  edition: (newest) => `Dieses Programm hat Ausgabe ${newest}.`,
  editions: (oldest, newest) => `Dieses Programm hat die Ausgaben ${oldest} bis ${newest}.`,
  atBeyond: (at, acts) => `--at ist ${at}, aber die Aufzeichnung hat nur ${count(acts, "Aktion", "Aktionen")}.`,
  number: (name, least, given) => `--${name} muss eine ganze Zahl von mindestens ${least} sein, nicht „${given}“.`,
  options: (presets) => `--options muss JSON, eine .json-Datei oder eine Vorlage sein: ${presets}.`,
  badOptions: "Diese Optionen sind nicht gültig.",
  noTexts: (tag, tags) => `In „${tag}“ gibt es keine Texte. Wähle ${tags.join(" oder ")}.`,
  notStarted: (why) => `Die Partie ließ sich nicht beginnen oder lesen: ${why}`,
  notCarriedOut: "Die Aktion ließ sich nicht ausführen.",
  damaged: "Die gespeicherten Daten dieser Partie sind beschädigt, deshalb lässt sich keine Aufzeichnung schreiben.",
  noBots: "Dieses Spiel hat keine Bots.",
  noRematch: "Diese Partie ist nicht zu Ende, oder ihre Aufzeichnung lässt sich nicht nachspielen.",
  seats: (needed, listed) => `Diese Partie braucht ${count(needed, "Sitz", "Sitze")}, aber --seats nennt ${listed}.`,
  nameReplay: "Nenne die Aufzeichnung, die nachgespielt werden soll.",
  nameExport: "Nenne die Aufzeichnung, die geschrieben werden soll.",
  nameVerify: "Nenne eine Aufzeichnung, die geprüft werden soll.",
  nameReview: "Nenne die Aufzeichnung, die analysiert werden soll.",
  nameStudy: "Nenne die Studie, die geprüft werden soll: starboard study check DATEI.",
  nameMeasurement: "Nenne eine Datei, die die Laborseite gespeichert hat.",
  form: (forms, given) => `--as muss ${forms} sein, nicht „${given}“.`,
  noPictures: (game) => `${game} zeichnet keine Bilder seines Spielplans, und eine Seite braucht sie.`,
  noRule: (id) => `Eine Regel ${id} gibt es nicht. Regelnummern sehen aus wie AD-6.4.4.`,
  nameGame: (games) => `Nenne ein Spiel: ${games}.`,
  nothingToPrint: (game, games) => `Für „${game}“ gibt es nichts zu drucken. Wähle ${games}.`,
  paper: (papers, given) => `--paper muss ${papers} sein, nicht „${given}“.`,
  parts: (parts, given) => `--parts kann ${parts} sein, nicht „${given}“.`,
  noReviewBot: (game) => `${game} hat keinen Bot, der die Partie analysieren könnte.`,
  effort: (given) => `--effort muss über 0 und höchstens 100 sein, nicht „${given}“.`,
  seat: (most, given) => `--seat muss von 1 bis ${most} sein, nicht „${given}“.`,
  noMeasurement: (file) => `${file} ist keine gültige Messung.`,
  otherBots: (file) =>
    `${file} wurde mit anderen Bots oder Regeln gespielt: Die erste Partie darin endet jetzt anders.`,
  noTuning: (game) => `Die Bots von ${game} lassen sich nicht anpassen.`,
  noGameFolder: (folder) => `${folder} exportiert nicht game, text und rules.`,
  otherRun: (file) => `${file} enthält die Ergebnisse eines anderen Laufs.`,
  badSuite: (game, code) => `Die Stellungen von ${game}: ${code}.`,
  store: (stores, given) => `--store muss ${stores} sein, nicht „${given}“.`,
  noGoldenRecords: (folder) => `In ${folder} gibt es keine Referenzaufzeichnungen. Führe den Befehl im Repository aus.`,
  noPuzzles: (game) => `${game} hat keine Aufgaben.`,
  nameResults: "Nenne die Datei für die Ergebnisse: --keep DATEI.jsonl.",
  contenders: "--a und --b sind Bots wie 3@40, greedy oder random.",
  notJson: (option) => `${option} muss JSON sein.`,
  otherGame: (file, game) => `${file} ist eine Partie von ${game}.`,
  balancePlayer:
    "--with muss random, greedy, scripted, eine Stufe (1 bis 5) oder eine Stufe mit Durchläufen wie 2@200 sein.",
  otherResults: (file) => `${file} wurde mit anderen Bots oder Regeln gespielt: Eine Partie darin endet jetzt anders.`,
  noMatchups: (game, parts) => `${game} hat keine solchen Paarungen. Seine Teile: ${parts || "keine"}.`,
  nameSituations: "Nenne eine Datei oder einen Ordner mit Regeltests.",
  noSituations: (paths) => `In ${paths} gibt es keine Regeltests.`,
  gameWithoutBots: (game) => `${game} hat keine Bots.`,
  noPostgres:
    "Die Programme von PostgreSQL wurden nicht gefunden. Führe npm ci aus oder setze POSTGRES_BIN auf ihren Ordner.",
  namePerft: "Nenne eine Datei oder einen Ordner zum Prüfen, oder zähle mit --game.",
  noPosition: (field) =>
    `Das ist keine Stellung dieses Spiels${field === "" ? "" : `: Das Feld „${field}“ ist unbrauchbar`}.`,
  noSuite: (game) => `Für ${game} gibt es keine Stellungen zum Messen.`,
  level: "--level ist 1 bis 5.",
  fixedPlayers: "--players sind Stufen mit fester Zahl von Durchläufen, etwa 3@60,5@200.",
  nothingToStudy: "--matches, --planted oder --luck muss mindestens 1 sein.",
  nameGolden: "Nenne den Ordner mit den Referenzaufzeichnungen.",
  nothingToBackUp: (place) => `In ${place} gibt es nichts zu sichern.`,
  notEmpty: (place) => `In ${place} liegen schon Daten. Mit --replace überschreibt die Sicherung sie.`,
  oneFile: "Nenne genau eine Datei.",
  wholeFile: "ganze Datei",
  notLoaded: (file) => `${file} lässt sich nicht laden:`,
  written: (file) => `${file} geschrieben`,
  moduleAction: (action) => `Es gibt keinen Befehl „module ${action}“. Nimm module check oder module show.`,
  mapAction: "Sag, was mit der Karte geschehen soll: map check, map draw oder map fairness.",
  nameModule: "Nenne ein Modul.",
  nameFile: "Nenne eine Datei.",
  numberWithin: (option, least, most, given) =>
    `${option} muss eine ganze Zahl von ${least} bis ${most} sein, nicht „${given}“.`,
  noMap: (module, players) => `${module} kann keine Karte für ${players} Personen zeichnen.`,
  mistyped: (code, said) => {
    const given = /'([^']*)'/.exec(said)?.[1] ?? "";
    if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `Die Option „${given}“ gibt es nicht.`;
    if (code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL") return `„${given}“ ist hier zu viel.`;
    return `Die Option „${given}“ passt so nicht: Ein Wert fehlt oder ist zu viel.`;
  },
};
