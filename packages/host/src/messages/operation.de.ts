/** What a host tells the person who runs it, in German. */
import type { Translation } from "@starboard/kit";
import type { en } from "./operation.en.ts";

const data = (folder: string): string => `STARBOARD_DATA ist „${folder}“`;

export const de: Translation<typeof en> = {
  ready: (name, port) => `Starboard ist bereit: http://${name}:${port}/   (Strg+C beendet es)`,
  waiting: (problem, port) =>
    `${problem} Starboard wartet darauf und startet, sobald eine Antwort kommt; bis dahin antwortet /readyz an Port ${port} mit 503.`,
  portTaken: (port) =>
    `Port ${port} ist von einem anderen Programm belegt. Wähle einen anderen, zum Beispiel mit „PORT=${port + 1} npm start“.`,
  portForbidden: (port) =>
    `Port ${port} darf dieses Konto nicht benutzen. Wähle einen über 1023, zum Beispiel mit „PORT=8080 npm start“.`,
  noAddress: (address) => `HOST ist „${address}“; das ist keine Adresse dieses Rechners.`,
  port: (given) => `PORT ist „${given}“; das ist keine Portnummer.`,
  oneOf: (name, given, values) =>
    `${name} ist „${given}“; möglich ${values.length === 2 ? `sind ${values.join(" und ")}` : `sind ${values.join(", ")}`}.`,
  whole: (name, given, least, most) => `${name} ist „${given}“; es muss eine ganze Zahl von ${least} bis ${most} sein.`,
  smtp: "STARBOARD_SMTP ist keine Adresse wie smtps://name:password@mail.example.",
  tooShort: (name, least) => `${name} ist zu kurz: Es müssen mindestens ${least} Zeichen sein.`,
  shortShared: (name, least) =>
    `${name} ist zu kurz: Es müssen mindestens ${least} Zeichen sein, auf jedem Server dieselben.`,
  internal: (given) =>
    `STARBOARD_INTERNAL ist „${given}“; es muss ein Name mit einem Port sein, etwa 10.0.0.5:9090, oder nur :9090.`,
  origin: (given) => `In STARBOARD_URL steht „${given}“; das ist keine Adresse wie https://club.example.`,
  databaseUrl: (scheme) =>
    `DATABASE_URL ${scheme === undefined ? "hat kein Schema" : `beginnt mit ${scheme}:`}; am Anfang muss postgresql:// stehen, wie in postgresql://name:password@localhost/starboard.`,
  unstoredActs: (folder, file) =>
    `${data(folder)}; dort wurde eine frühere Version abgebrochen, bevor sie ihre letzten Aktionen gespeichert hatte (${file}). Starte und beende einmal jene Version, dann diese.`,
  inUse: (file) => `Ein anderer Server arbeitet mit ${file}. STARBOARD_DATA muss einen eigenen Ordner nennen.`,
  newerFormat: (place, found, known) =>
    `${place === "" ? "" : `${place}: `}Die gespeicherten Daten haben Format ${found}; dieses Programm kennt die Formate bis ${known}.`,
  notWritable: (folder, path, why) =>
    `${data(folder)}, aber dieses Konto darf nicht nach ${path} schreiben${why} Ändere den Besitzer des Ordners oder wähle einen anderen.`,
  belowFile: (folder, path) =>
    `${data(folder)}, aber ${path} ist eine Datei oder liegt unter einer. Wähle einen Ordner.`,
  isFolder: (folder, path) => `${data(folder)}, aber ${path} ist ein Ordner. Wähle einen anderen Ordner für die Daten.`,
  full: (folder, path, code) => `${data(folder)}, und der Datenträger von ${path} ist voll (${code}).`,
  storeFull: (folder, said) => `${data(folder)}, und der Datenträger ist voll. ${said}.`,
  notOpened: (folder, said) => `${data(folder)}; der Ordner lässt sich nicht öffnen: ${said}`,
  storeNotOpened: (folder, said) => `${data(folder)}; der Ordner lässt sich nicht öffnen. ${said}.`,
  storeDamaged: (folder, said) =>
    `${data(folder)}, aber die Datei ist beschädigt oder keine Datenbank. ${said}. Verschiebe sie und stelle eine Sicherung wieder her (starboard restore).`,
  localSocket: "den lokalen Socket",
  itsServer: "den Server dazu",
  noServer: (server, code) => `DATABASE_URL nennt ${server}; dort antwortet kein PostgreSQL-Server (${code}).`,
  noName: (server, code) => `DATABASE_URL nennt ${server}; zu diesem Namen gibt es keine Adresse (${code}).`,
  password: (server, said) => `PostgreSQL nimmt Namen oder Passwort von DATABASE_URL für ${server} nicht an: ${said}.`,
  noDatabase: (server, said) => `Die Datenbank von DATABASE_URL für ${server} fehlt: ${said}.`,
  noRights: (server, said) =>
    `Wer in DATABASE_URL für ${server} steht, darf die Tabellen nicht anlegen oder benutzen: ${said}.`,
  unusable: (server, said) => `Die Datenbank von DATABASE_URL für ${server} lässt sich nicht benutzen: ${said}.`,
  noBackup: "Das ist keine Sicherung von Starboard.",
  newerBackup: "Sie stammt von einem neueren Starboard; bring zuerst dieses auf den neuesten Stand.",
  damagedBackup: {
    empty: "Die Sicherung ist beschädigt: Sie ist leer.",
    trailing: "Die Sicherung ist beschädigt: Nach ihrem Ende folgt noch etwas.",
    row: "Die Sicherung ist beschädigt: Eine Datenzeile hat die falsche Form.",
    line: "Die Sicherung ist beschädigt: Eine Zeile enthält weder Daten noch eine Überschrift.",
    noEnd: "Die Sicherung ist beschädigt: Das Ende fehlt.",
    packed: "Die Sicherung ist beschädigt: Sie lässt sich nicht entpacken.",
    cut: "Die Sicherung ist beschädigt: Die letzte Zeile ist abgeschnitten.",
    json: "Die Sicherung ist beschädigt: Eine Zeile ist kein JSON.",
    digest: "Die Sicherung ist beschädigt: Die Prüfsumme stimmt nicht.",
    rows: "Die Sicherung ist beschädigt: Es fehlen Datenzeilen.",
  },
};
