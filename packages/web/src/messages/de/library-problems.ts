import { type About, text } from "../error-about.ts";

/** Where the problem is, in brackets; empty if the error does not say. */
const placeOf = (about: About): string => (text(about["at"]) === "" ? "" : ` (bei ${text(about["at"])})`);

/** The German sentence for an error code of the library; undefined for other codes. */
export function libraryProblem(code: string, about: About): string | undefined {
  switch (code) {
    case "MIRROR_ADDRESS":
      return "Dieser Adresse kann der Server nicht folgen: Sie muss öffentlich sein und mit https beginnen, außer die Einstellungen erlauben andere.";
    case "MIRROR_TWICE":
      return "Dieser Bibliothek wird schon gefolgt.";
    case "MIRROR_FULL":
      return "Ein Server folgt höchstens 10 anderen Bibliotheken.";
    case "LIBRARY_GAME":
      return "Dieser Server hat das Spiel nicht.";
    case "LIBRARY_KIND":
      return "Diese Kopie von Starboard kann solche Dateien nicht öffnen.";
    case "LIBRARY_SIZE":
      return "Die Datei ist zu groß für die Bibliothek.";
    case "LIBRARY_TIME":
      return "Der Server konnte diese Studie nicht rechtzeitig prüfen. Versuch es später noch einmal oder lass einige Partien weg.";
    case "LIBRARY_CONTENT":
      return `Diese Datei kann die Bibliothek nicht lesen${placeOf(about)}.`;
    case "LIBRARY_NAME_FORM":
      return "Gib ihm einen Namen aus 1 bis 60 Buchstaben oder Ziffern.";
    case "LIBRARY_NAME":
      return `Den Namen „${text(about["name"])}“ oder einen, der so aussieht, gibt es schon. Wähle einen anderen.`;
    case "LIBRARY_SAME":
      return `Genau das gibt es in der Bibliothek schon, als „${text(about["name"])}“.`;
    case "LIBRARY_HASH":
      return "Der Inhalt passt nicht zu seinem Fingerabdruck.";
    case "LIBRARY_TAKEN_DOWN":
      return text(about["why"]) === ""
        ? "Die Administration hat das entfernt."
        : `Die Administration hat das entfernt: „${text(about["why"])}“.`;
    case "LIBRARY_FORK":
      return "Das Original ist nicht mehr in der Bibliothek. Speichere es als Datei und veröffentliche es als eigenes.";
    case "LIBRARY_LICENCE":
      return "Die Lizenz des Originals erlaubt das nicht. Wähle dieselbe Lizenz oder frage nach.";
    case "LIBRARY_FULL":
      return `Du hast ${text(about["most"])} Einträge veröffentlicht, mehr geht nicht. Entferne zuerst einen.`;
    case "LIBRARY_VERSIONS":
      return `Ein Eintrag hat höchstens ${text(about["most"])} Versionen.`;
    case "LIBRARY_MAKER":
      return "Das kann nur, wer den Eintrag gemacht hat.";
    case "LIBRARY_OWN":
      return "Eigenes kannst du weder bewerten noch melden.";
    case "LIBRARY_REPORTS":
      return "Du hast viele Meldungen geschickt. Warte, bis die Administration sie gelesen hat.";
    case "LESSON_GAME":
      return "Die Lektion gehört zu einem anderen Spiel oder zu Regeln, die dieser Server nicht hat.";
    case "LESSON_SEAT":
      return "Den Sitz der lernenden Person gibt es in dieser Partie nicht.";
    default:
      return puzzleProblem(code, about);
  }
}

/** The German sentence for an error code of puzzle files. */
function puzzleProblem(code: string, about: About): string | undefined {
  switch (code) {
    case "PUZZLE_SIZE":
      return "Die Datei ist zu groß für Aufgaben.";
    case "PUZZLE_JSON":
    case "PUZZLE_FORMAT":
      return "Das ist keine Datei mit Aufgaben.";
    case "PUZZLE_FIELD":
    case "PUZZLE_TWICE":
      return `Die Aufgabendatei hat einen Fehler${placeOf(about)}.`;
    case "PUZZLE_GAME":
      return `Die Aufgaben gehören zu anderen Regeln, als dieser Server sie hat: ${text(about["game"])}.`;
    case "PUZZLE_COUNT":
      return `Eine Datei für die Bibliothek enthält 1 bis ${text(about["most"])} Aufgaben.`;
    case "PUZZLE_PROOF":
      return `Veröffentlichen lassen sich nur Aufgaben mit dem Beweis „exact“${placeOf(about)}.`;
    case "PUZZLE_OPTIONS":
    case "PUZZLE_POSITION":
    case "PUZZLE_SEAT":
      return `Die Regeln erlauben diese Stellung mit diesem Sitz am Zug nicht${placeOf(about)}.`;
    case "PUZZLE_FAMILY":
    case "PUZZLE_THEME":
    case "PUZZLE_RULE":
    case "PUZZLE_REASON":
    case "PUZZLE_WORDS":
      return `Die Aufgabe nennt Wörter oder eine Regel, die das Spiel nicht hat${placeOf(about)}.`;
    case "PUZZLE_PROVER":
      return "Aufgaben dieser Art lassen sich nicht beweisen.";
    case "PUZZLE_NONE":
      return `Diese Stellung ist keine Aufgabe ihrer Art: Kein Weg ist klar besser als alle anderen${placeOf(about)}.`;
    case "PUZZLE_UNPROVED":
      return `Der Beweis ergab etwas anderes, als die Datei behauptet${placeOf(about)}.`;
    case "PUZZLE_TIME":
      return "Der Beweis hat zu lange gedauert.";
    case "PUZZLE_MEMORY":
      return "Der Beweis brauchte zu viel Speicher.";
    case "PUZZLE_FAILED":
      return "Der Beweis ist fehlgeschlagen.";
    default:
      return undefined;
  }
}
