/** What is wrong with lessons, studies, records and other files, in German. */
import { recordFieldProblem } from "./record-fields.ts";
import { type About, text } from "../error-about.ts";

/** Where the problem is, in brackets; empty if the error does not say. */
const place = (about: About): string =>
  typeof about["at"] === "string" && about["at"] !== "" ? ` (bei ${about["at"]})` : "";

/** Lessons, and the editor that makes them. */
export function lessonProblem(code: string, about: About): string | undefined {
  switch (code) {
    case "WEB_LESSON_FILE":
      return "Es ist keine Lektion offen. Öffne eine Lektionsdatei auf der Seite „Lernen“.";
    case "WEB_LESSON_MOMENT":
      return "In diesem Moment kann keine Lektion beginnen. Wähle einen Moment einer beendeten Partie, in dem jemand entscheidet.";
    case "WEB_LESSON_POSITION":
      return "Das Spiel kann die Stellung oder die Optionen dieser Lektion nicht lesen.";
    case "WEB_LESSON_DRAFT":
      return "Dieser Browser hat diesen Entwurf nicht. Entwürfe bleiben in dem Browser, in dem sie geschrieben wurden.";
    case "WEB_LESSON_NOT_PLAYING":
      return "Hör zuerst auf zu zeichnen oder Teile zu bewegen, dann spiel.";
    case "WEB_LESSON_MOVE":
      return "Dorthin lässt sich nichts bewegen. Wähle einen anderen Ort.";
    case "SITUATION_SIZE":
      return "Die Datei ist zu groß für eine Situation.";
    case "SITUATION_JSON":
      return "Das ist keine Lektions- oder Situationsdatei.";
    case "SITUATION_FIELD":
      return `Die Situation hat einen Fehler${place(about)}.`;
    case "LESSON_SIZE":
      return "Die Datei ist zu groß für eine Lektion.";
    case "LESSON_JSON":
    case "LESSON_FORMAT":
      return "Das ist keine Lektionsdatei.";
    case "LESSON_FIELD":
      return `Die Lektion hat einen Fehler${place(about)}.`;
    case "WEB_PUZZLE":
      return `Es gibt keine Aufgabe „${text(about["puzzle"])}“.`;
    case "WEB_LESSON":
      return `Es gibt keine Lektion „${text(about["lesson"])}“.`;
    default:
      return undefined;
  }
}

/** Studies: their files, and what is done with them. */
export function studyProblem(code: string, about: About): string | undefined {
  switch (code) {
    case "WEB_STUDY":
      return "Dieser Browser hat die Studie nicht. Öffne ihre Datei oder ihren Link noch einmal.";
    case "WEB_STUDY_FULL":
      return "Mehr Varianten oder Aktionen fasst die Studie nicht. Lösche zuerst einige.";
    case "WEB_STUDY_LINK":
      return "Die Studie ist zu lang für einen Link. Speichere sie als Datei oder veröffentliche sie in der Bibliothek.";
    case "WEB_STUDY_CUT":
      return `Die Regeln erlauben ${text(about["count"])} der späteren Aktionen nicht mehr. „Rückgängig“ bringt sie zurück.`;
    case "WEB_STUDY_REVIEWED":
      return Number(about["count"]) === 0
        ? "Die Analyse hat nichts hinzuzufügen."
        : `Aus der Analyse übernommene Momente: ${text(about["count"])}.`;
    case "WEB_STUDY_REVIEW":
      return "Dieser Browser hat keine Analyse der Partie. Öffne zuerst ihre Wiedergabe und dort die Analyse.";
    case "STUDY_SIZE":
      return "Die Datei ist zu groß für eine Studie.";
    case "STUDY_JSON":
    case "STUDY_FORMAT":
      return "Das ist keine Studie.";
    case "STUDY_VERSION":
      return "Die Studie stammt aus einer neueren Version von Starboard.";
    case "STUDY_FIELD":
      return `Die Studie hat einen Fehler${place(about)}.`;
    case "STUDY_MOST":
      return "Die Studie enthält zu viel.";
    case "STUDY_RECORD":
      return `Ein Kapitel nennt eine Partie, die die Studie nicht enthält${place(about)}.`;
    case "STUDY_GAME":
      return `Die Studie enthält eine Partie eines anderen Spiels${place(about)}.`;
    case "STUDY_SEAT":
      return `Der Blickwinkel ist ein Sitz, den die Partie nicht hat${place(about)}.`;
    case "STUDY_OPEN":
      return `Hände können nur in einer beendeten Partie offen liegen${place(about)}.`;
    case "STUDY_RANGE":
    case "STUDY_ENTRY":
    case "STUDY_PLACE":
    case "STUDY_ORDER":
      return `Die Studie nennt einen Moment, den es nicht gibt${place(about)}.`;
    case "STUDY_ACT":
      return `Die Regeln erlauben eine Aktion der Studie nicht (${text(about["rule"])})${place(about)}.`;
    case "STUDY_DRAWS":
      return `Eine Aktion der Studie zieht andere Zahlen, als sie nennt${place(about)}.`;
    default:
      return undefined;
  }
}

/** Records and other files. */
export function fileProblem(code: string, about: About): string | undefined {
  switch (code) {
    case "RECORD_EDITION_MOVE":
      return "Die Partie wechselt zu einer anderen Ausgabe ihrer Regeln, wo sie es nicht darf.";
    case "RECORD_SIZE":
      return "Die Datei ist zu groß für eine Aufzeichnung. Die Grenze liegt bei 20 Millionen Zeichen.";
    case "RECORD_JSON":
      return "Das ist keine JSON-Datei. Aufzeichnungen sind .json-Dateien, die Starboard gespeichert hat.";
    case "RECORD_FORMAT":
      return "Die Datei ist JSON, aber keine Starboard-Aufzeichnung.";
    case "RECORD_VERSION":
      return `Diese Kopie liest Version ${text(about["reads"])} des Formats. Die Datei hat eine andere Version.`;
    case "RECORD_FIELD":
      return recordFieldProblem(about);
    case "RECORD_EDITION":
      return "Die Aufzeichnung braucht ein Spiel oder eine Ausgabe, die diese Kopie nicht hat.";
    case "RECORD_EDITION_CHANGED":
      return `Die Ausgabe in der Aufzeichnung wurde nach der Partie geändert: Ihr erster Hash entstand für ${text(about["edition"]) || "eine andere Ausgabe"}.`;
    case "RECORD_OPTIONS":
      return "Die Optionen in der Aufzeichnung sind nicht gültig.";
    case "RECORD_CHAIN":
      return "Die Hashkette ist gebrochen: Ein Eintrag wurde geändert, hinzugefügt oder entfernt.";
    case "RECORD_ORDER":
      return "Die Einträge stehen in der falschen Reihenfolge.";
    case "RECORD_COMMITMENT":
      return "Das veröffentlichte Geheimnis passt nicht zu dem Fingerabdruck, der vor der Partie feststand.";
    case "RECORD_GENERATOR":
      return "Die Aufzeichnung nutzt einen Zufallsgenerator, den diese Kopie nicht kennt.";
    case "RECORD_DRAWS":
      return "Ein Wurf oder eine Mischung in der Aufzeichnung passt nicht zu Geheimnis und Zufallsbytes.";
    case "RECORD_ACT":
      return "Die Aufzeichnung enthält eine Aktion, die die Regeln nicht erlauben.";
    case "RECORD_RESULT":
      return "Das Ergebnis in der Aufzeichnung ist nicht das, das die Regeln ergeben.";
    case "LAB_MATCH":
      return `Die Bots konnten eine Partie dieser Messung nicht spielen. ${text(about["why"])}`;
    case "LAB_FILE":
      return "Das ist keine Datei, die das Labor spielen kann.";
    case "RECORD_ORIGIN":
      return "Die aus einer früheren Partie übernommenen Einträge wurden geändert.";
    case "RECORD_BACK":
      return "Die Aufzeichnung enthält ein Zurücknehmen, das die Regeln nicht erlauben.";
    case "FORK_AT":
      return "Die Aufzeichnung hat keinen solchen Moment, um fortzufahren.";
    case "FORK_OVER":
      return "In diesem Moment ist die Partie vorbei. Wähle einen früheren, um fortzufahren.";
    case "FORK_DEPTH":
      return "Zu viele Was-wäre-wenn-Partien ineinander. Geh von einer früheren Aufzeichnung aus.";
    case "IMPORT_RUNNING":
      return "Diese Partie ist nicht beendet, und ihre nächsten Würfel kennt nur der Ort, an dem sie gespielt wurde. Du kannst sie mit „Was wäre, wenn?“ fortsetzen.";
    case "FILE_SIZE":
      return "Die Datei ist zu groß. Die Grenze liegt bei 20 Millionen Zeichen.";
    case "FILE_JSON":
      return "Das ist keine JSON-Datei.";
    case "FILE_FORMAT":
      return "Die Datei ist JSON, aber keine Starboard-Datei.";
    case "FILE_VERSION":
      return `Diese Kopie liest Version ${text(about["reads"])} dieser Dateiart. Die Datei hat eine andere Version.`;
    case "FILE_FIELD":
      return `Ein Feld der Datei ist nicht gültig${place(about)}.`;
    default:
      return undefined;
  }
}
