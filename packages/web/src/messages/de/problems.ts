import type { Translation } from "@starboard/kit";
import type { problem as english } from "../en/problems.ts";
import { clubProblem } from "./club-problems.ts";
import { libraryProblem } from "./library-problems.ts";
import { questions } from "./questions.ts";
import { recordFieldProblem } from "./record-fields.ts";
import { type About, text } from "../error-about.ts";

const detail = (value: unknown): string => (text(value) === "" ? "" : `: ${text(value)}`);

/** Where the problem is, in brackets; empty if the error does not say. */
const place = (about: About): string =>
  typeof about["at"] === "string" && about["at"] !== "" ? ` (bei ${about["at"]})` : "";

/** The German sentence for an error code. The page shows the code itself beside it. */
export const problem: Translation<typeof english> = (code, about = {}) =>
  pageProblem(code, about) ??
  browserProblem(code) ??
  lessonProblem(code, about) ??
  studyProblem(code, about) ??
  fileProblem(code, about) ??
  hostProblem(code, about) ??
  clubProblem(code, about) ??
  libraryProblem(code, about) ??
  `Das ging nicht${place(about)}.`;

/** What the browser could not do, and what was done with it. */
function browserProblem(code: string): string | undefined {
  switch (code) {
    case "WEB_NO_FILE":
      return "Teile die Aufzeichnung noch einmal mit Starboard oder lege ihre Datei auf einer Seite ab.";
    case "WEB_PUSH_DENIED":
      return "Dein Browser blockiert Benachrichtigungen von dieser Seite. Erlaube sie in seinen Einstellungen für diese Website.";
    case "WEB_PUSH":
      return "Dein Browser ließ sich nicht für Benachrichtigungen anmelden. Versuch es später noch einmal oder nimm einen anderen Weg.";
    case "WEB_PASSKEY":
      return "Dein Gerät hat keinen Passkey geliefert. Versuch es noch einmal oder nimm ein Passwort.";
    case "WEB_PASSWORD_SET":
      return "Das Passwort ist gesetzt. Andere Browser wurden abgemeldet.";
    case "WEB_CLUB_REPORTED":
      return "Deine Meldung ist abgeschickt.";
    case "WEB_CHALLENGE_SENT":
      return "Die Herausforderung ist unterwegs. Die Antwort steht unter „Partie finden“.";
    case "WEB_TABLE_CLOSED":
      return "Der Tisch ist geschlossen.";
    case "WEB_ACCOUNT_ERASED":
      return "Das Konto wurde gelöscht.";
    default:
      return undefined;
  }
}

/** Studies: their files, and what is done with them. */
function studyProblem(code: string, about: About): string | undefined {
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
      return `Aus der Analyse übernommen: ${text(about["count"])}.`;
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

/** Lessons, and the editor that makes them. */
function lessonProblem(code: string, about: About): string | undefined {
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

/** The page and its match engine. */
function pageProblem(code: string, about: About): string | undefined {
  switch (code) {
    case "WEB_GAME":
      return `Diese Kopie hat das Spiel „${text(about["game"])}“ nicht.`;
    case "WEB_GUIDE":
      return "Das geht in einer geführten Partie nicht.";
    case "WEB_PICTURE":
      return "Das Bild lässt sich in diesem Browser nicht zeichnen.";
    case "WEB_LOAD":
      return "Ein Teil der Seite ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.";
    case "SERVICE_RESTARTED":
      return "Die Partie-Engine wurde neu gestartet. Deine Partie ist aus dem Speicher dieses Browsers wieder da.";
    case "SERVICE_DOWN":
      return "Die Partie-Engine hält immer wieder an. Lade die Seite neu. Deine Partien sind in diesem Browser gespeichert.";
    case "REVIEW_RUNNING":
      return "Die Partie ist nicht vorbei. Nur eine beendete Partie lässt sich analysieren.";
    case "REVIEW_RECORD":
      return "Die Aufzeichnung lässt sich nicht bis zum Ende nachspielen, also auch nicht analysieren.";
    case "REVIEW_NO_BOT":
      return "Dieses Spiel hat keine Bots, und eine Analyse braucht einen.";
    case "WEB_STALE":
      return "Die Stellung hat sich geändert. Nichts wurde gesendet; bitte wähle noch einmal.";
    case "WEB_FILE_READ":
      return "Die Datei ließ sich nicht lesen.";
    case "WEB_LINK_COPIED":
      return "Link kopiert.";
    case "WEB_LINK_BLOCKED":
      return "Die Zwischenablage ist gesperrt. Kopiere die Adresse aus der Adresszeile.";
    case "WEB_QUESTIONS_SAVED":
      return questions.saved;
    case "WEB_IMPORTED":
      return "Die Aufzeichnung steht jetzt bei deinen Tischen.";
    case "WEB_ORDER_SAVED":
      return "Befehl gespeichert. Er wird gespielt, während du weg bist.";
    case "WEB_REMOVED":
      return "Die Partie wurde gelöscht.";
    case "MATCH_UNKNOWN":
      return "Diese Partie ist nicht in diesem Browser. Vielleicht wurde sie gelöscht, oder sie liegt in einem anderen Browser.";
    case "MATCH_EDITION":
      return "Diese Partie braucht eine Ausgabe ihrer Regeln, die hier nicht installiert ist.";
    case "MATCH_EDITION_MOVE":
      return "Die Partie kann nach dieser Ausgabe ihrer Regeln nicht weitergehen.";
    case "MATCH_DAMAGED":
      return "Die gespeicherten Daten dieser Partie sind beschädigt. Du kannst sie trotzdem exportieren.";
    case "MATCH_REMOVED":
      return "Diese Partie wurde gelöscht.";
    case "MATCH_STORE":
      return /quota/i.test(text(about["problem"]))
        ? "Der Speicher dieses Browsers ist voll, deshalb wurde nichts gespeichert. Exportiere und lösche alte Partien, um Platz zu schaffen."
        : "Dieser Browser lässt die Seite keine Partien speichern. Erlaube ihr Speicher oder verlasse den privaten Modus.";
    case "MATCH_NOT_PERSISTED":
      return "Dieser Browser lässt die Seite keine Partien speichern. Du kannst spielen, aber die Partien gehen verloren, wenn du die Seite schließt. Exportiere, was du behalten willst.";
    case "MATCH_INTERNAL":
      return `Interner Fehler der Partie-Engine${detail(about["problem"])}. Nichts wurde geändert.`;
    case "MATCH_GAME":
      return "Diese Kopie hat dieses Spiel oder diese Ausgabe seiner Regeln nicht.";
    case "MATCH_SEATS":
      return `Diese Optionen brauchen ${text(about["needed"])} Sitze.`;
    case "MATCH_SEAT":
      return "Diesen Sitz gibt es nicht, oder du spielst ihn nicht.";
    case "MATCH_BOT_SEAT":
      return "Die Hand eines Bots bleibt verborgen, bis die Partie vorbei ist.";
    case "MATCH_RUNNING":
      return "Das ist erst zu sehen, wenn die Partie vorbei ist.";
    case "MATCH_CLOCK":
      return "Das geht mit dieser Uhr nicht, oder die Uhr hat sich geändert.";
    case "MATCH_ENTROPY":
      return "Die Zufallsbytes eines Sitzes fehlen. Bitte beginne noch einmal.";
    case "MATCH_RULES":
      return "Die Regeln dieses Spiels ließen sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.";
    case "SERVICE_FORBIDDEN":
      return "Das darfst du nicht.";
    case "SERVICE_WATCHES":
      return "Mehr Partien kannst du nicht gleichzeitig ansehen.";
    case "SERVICE_ANSWER":
      return "Die Partie-Engine hat unerwartet geantwortet. Lade die Seite neu.";
    case "WIRE_JSON":
    case "WIRE_FORM":
    case "WIRE_KIND":
    case "WIRE_FIELD":
    case "WIRE_SIZE":
      return `Die Partie-Engine konnte die Anfrage nicht lesen${place(about)}.`;
    case "WIRE_VERSION":
      return "Diese Seite stammt aus einer anderen Version von Starboard. Bitte lade sie neu.";
    case "WEB_HOST_AWAY":
      return "Der Server ist nicht erreichbar. Prüfe deine Verbindung. Partien an diesem Gerät laufen weiter.";
    case "WEB_NO_HOST":
      return "Online spielen geht nur mit einem Starboard-Server. Diese Kopie läuft ohne.";
    case "WEB_NO_ONLOOKERS":
      return "Dieser Tisch hat kein Publikum. Nur wer mitspielt, sieht den Spielplan.";
    case "WEB_REPORTED":
      return "Der Administration gemeldet.";
    case "WEB_UNEXPECTED":
      return `Unerwarteter Fehler${detail(about["message"])}.`;
    default:
      return undefined;
  }
}

/** Records and other files. */
function fileProblem(code: string, about: About): string | undefined {
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

/** Tables, accounts and what belongs to them. */
function hostProblem(code: string, about: About): string | undefined {
  switch (code) {
    case "BOT_FAILED":
      return "Einem Bot ging die Bedenkzeit aus, und er hat zufällig gewählt.";
    case "HOST_ORIGIN":
      return "Die Anfrage kam von einer anderen Website und wurde abgelehnt.";
    case "HOST_SIGN_IN":
      return "Wähle zuerst einen Namen.";
    case "HOST_RATE":
      return about["lines"] === undefined
        ? "Zu viele Anfragen. Warte einen Moment und versuch es noch einmal."
        : `Du kannst ${text(about["lines"])} Nachrichten auf einmal schicken, danach eine alle ${text(about["seconds"])} Sekunden. Dein Text ist noch da.`;
    case "HOST_LANGUAGE":
      return "Dieser Server hat keine Texte in dieser Sprache.";
    case "HOST_SIZE":
      return "Das ist zu groß zum Senden.";
    case "HOST_NOT_FOUND":
    case "HOST_URL":
      return "Diese Adresse gibt es auf dem Server nicht.";
    case "TABLE_CHANNEL":
      return "In diesem Kanal ist gerade sonst niemand.";
    case "ORDER_STEP":
      return "Dieses Spiel hat diese Entscheidung nicht.";
    case "ORDER_ACT":
      return "Das ist keine gültige Antwort auf diese Entscheidung.";
    case "ORDER_FULL":
      return "Mehr Befehle gehen für einen Sitz nicht. Entferne zuerst einen.";
    case "NOTE_STALE":
      return "Deine Notizen wurden auf einem anderen Gerät geändert.";
    case "NOTE_FULL":
      return "Du hast an so vielen Tischen Notizen, wie es geht.";
    case "TABLE_CAST":
      return "Du kommentierst diesen Tisch nicht mehr.";
    case "TABLE_CAST_DELAY":
      return "Zum Kommentieren muss das Publikum mindestens 60 Sekunden oder 6 Aktionen später zusehen.";
    case "TABLE_CAST_SEATED":
      return "Wer mitspielt, kann die Partie nicht kommentieren.";
    case "TABLE_CAST_FULL":
      return `An einem Tisch kommentieren höchstens ${text(about["most"])} Personen.`;
    case "TABLE_MUTED":
      return "Du bist an diesem Tisch stummgeschaltet.";
    case "HOST_FORM":
      return `Der Server konnte die Anfrage nicht lesen${place(about)}.`;
    case "HOST_CLOSING":
      return "Der Server startet neu. Die Seite verbindet sich von selbst wieder.";
    case "HOST_READ_ONLY":
      return "Der Server ist wegen Wartung im Lesebetrieb. Nichts wurde geändert. Versuch es später noch einmal.";
    case "HOST_STORE":
      return "Der Server kann gerade nicht auf seinen Speicher zugreifen. Versuch es in einer Minute noch einmal.";
    case "HOST_INTERNAL":
      return "Interner Fehler des Servers. Nichts wurde geändert.";
    case "ACCOUNT_LOGIN_TAKEN":
      return "Dieser Anmeldename ist vergeben. Wähle einen anderen.";
    case "ACCOUNT_RESET":
      return "Dieser Link gilt nicht. Er wurde schon benutzt, ist älter als ein Tag oder wurde ersetzt. Bitte die Administration um einen neuen.";
    case "ACCOUNT_SIGN_IN":
      return "Falscher Anmeldename oder falsches Passwort.";
    case "ACCOUNT_NONE":
      return "Melde dich zuerst an.";
    case "ACCOUNT_HAS":
      return "Dieser Browser ist schon angemeldet.";
    case "ACCOUNT_PASSKEY":
      return "Dieser Passkey gehört zu keinem Konto auf diesem Server.";
    case "ACCOUNT_BANNED":
      return `Die Administration hat dich von diesem Server gesperrt${detail(about["why"])}. Partien an diesem Gerät laufen weiter, und deine Sitze bleiben dir, bis die Sperre aufgehoben ist.`;
    case "ACCOUNT_LAST_KEY":
      return "Das ist dein einziger Weg zur Anmeldung. Setze zuerst ein Passwort oder füge einen weiteren Passkey hinzu.";
    case "NOTICE_ADDRESS":
      return "Dorthin lassen sich keine Benachrichtigungen schicken. Die Adresse muss öffentlich sein und mit https beginnen.";
    case "NOTICE_NO_MAIL":
      return "Die E-Mail ließ sich nicht verschicken.";
    case "NOTICE_CODE":
      return "Das ist nicht der Code, der verschickt wurde.";
    case "TABLE_UNKNOWN":
      return "Diesen Tisch gibt es nicht, oder du hast keinen Zugang.";
    case "TABLE_FORBIDDEN":
      return "Das kann nur, wer den Tisch eröffnet hat oder den Sitz spielt.";
    case "TABLE_SEAT":
      return "Diesen Sitz gibt es an diesem Tisch nicht.";
    case "TABLE_TAKEN":
      return "Der Sitz wurde gerade von jemand anderem genommen.";
    case "TABLE_STATE":
      return "Der Tisch hat sich inzwischen geändert. Das geht nicht mehr.";
    case "TABLE_LINK":
      return "Dieser Link gilt nicht mehr. Bitte um einen neuen.";
    case "TABLE_COMMITMENT":
    case "TABLE_ENTROPY":
      return "Der Tisch hat sich geändert, während du Platz genommen hast. Versuch es noch einmal.";
    case "TABLE_SEAT_OPTIONS":
      return "Dieser Sitz kann diese Option nicht mitbringen, oder der Tisch hat keine Optionen für Sitze.";
    case "TABLE_HAND_OVER":
      return "Wählt zuerst, wie ihr anfangt: eine neue Partie oder die laufende.";
    case "TABLE_VACANT":
      return "Einige Sitze sind noch frei.";
    case "TABLE_PROPOSAL":
      return "Dieser Vorschlag ist jetzt nicht möglich, oder er ist schon entschieden.";
    case "TABLE_CLOCK":
      return "Das geht mit der Uhr dieses Tischs nicht.";
    default:
      return undefined;
  }
}
