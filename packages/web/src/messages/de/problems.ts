import type { Translation } from "@starboard/kit";
import type { problem as english } from "../en/problems.ts";
import { clubProblem } from "./club-problems.ts";
import { fileProblem, lessonProblem, studyProblem } from "./file-problems.ts";
import { hostProblem } from "./host-problems.ts";
import { libraryProblem } from "./library-problems.ts";
import { questions } from "./questions.ts";
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
