/** What a host refuses at tables, accounts and what belongs to them, in German. */
import { type About, text } from "../error-about.ts";

const detail = (value: unknown): string => (text(value) === "" ? "" : `: ${text(value)}`);

/** Where the problem is, in brackets; empty if the error does not say. */
const place = (about: About): string =>
  typeof about["at"] === "string" && about["at"] !== "" ? ` (bei ${about["at"]})` : "";

/** Tables, accounts and what belongs to them. */
export function hostProblem(code: string, about: About): string | undefined {
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
