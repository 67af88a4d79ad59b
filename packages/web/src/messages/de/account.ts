/** Texts of the account page in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { account as english } from "../en/account.ts";

const { count } = formatFor("de");

export const account: Translation<typeof english> = {
  title: "Dein Konto",
  lead: "Konten sind freiwillig und brauchen keine E-Mail-Adresse. Mit einem Konto hast du deine Partien in jedem Browser.",
  page: "Konto",
  guest: (name) =>
    `Du spielst als Gast ${name}. Nur dieser Browser kennt dich. Deine Partien bleiben deine, wenn du dich anmeldest.`,
  signIn: "Anmelden",
  found: "Konto anlegen",
  login: "Anmeldename",
  loginHint: "Mindestens 2 Buchstaben. Andere sehen ihn nie.",
  password: "Passwort",
  passwordHint:
    "Mindestens 8 Zeichen. Wenn du es vergisst, kann dir die Administration einen Link zum Zurücksetzen schicken.",
  name: "Dein Spielname",
  byPassword: "Mit Passwort anmelden",
  byPasskey: "Mit Passkey anmelden",
  foundPassword: "Mit Passwort anlegen",
  foundPasskey: "Mit Passkey anlegen",
  as: (login) => `Angemeldet als ${login}.`,
  out: "Abmelden",
  hasPassword: "Ein Passwort ist gesetzt.",
  noPassword: "Es ist kein Passwort gesetzt.",
  was: "Bisheriges Passwort",
  next: "Neues Passwort",
  setPassword: "Passwort setzen",
  reset: {
    title: "Passwort zurücksetzen",
    text: "Wähle ein neues Passwort. Alle deine Browser werden abgemeldet, und der Link verfällt.",
    hint: "Mindestens 8 Zeichen.",
    go: "Passwort setzen und anmelden",
    noToken: "Diese Adresse ist unvollständig. Öffne den ganzen Link, den du bekommen hast.",
  },
  passkeys: "Passkeys",
  noPasskeys:
    "Noch keine Passkeys. Mit einem Passkey meldest du dich per Fingerabdruck, Gesicht oder Bildschirmsperre deines Geräts an.",
  label: "Name des Passkeys",
  addPasskey: "Passkey hinzufügen",
  dropPasskey: (label) => `Passkey ${label} löschen`,
  unnamed: "Passkey",
  since: (when) => `seit ${when}`,
  ratings: "Wertungen",
  noRatings: "Noch keine Wertungen. Gewertete Tische zwischen Konten zählen, wenn sie zu Ende gespielt werden.",
  rating: (rating, deviation, matches) => `${rating} ± ${2 * deviation} · ${count(matches, "Partie", "Partien")}`,
  sessions: "Angemeldete Browser",
  here: "dieser Browser",
  seen: (when) => `zuletzt benutzt ${when}`,
  end: (agent) => `${agent} abmelden`,
  endShort: "Abmelden",
  unknown: "Unbekannter Browser",
  data: "Deine Daten auf diesem Server",
  exportText: "Eine JSON-Datei mit deinen Tischen, Chatnachrichten, Notizen, Befehlen, Anmeldungen und Bots.",
  export: "Deine Daten herunterladen",
  eraseText:
    "Wenn du dein Konto löschst, wirst du überall abgemeldet, verlässt deine Sitze, deine Chatnachrichten werden gelöscht und dein Name wird ersetzt. Partien bleiben; Aufzeichnungen, die andere heruntergeladen haben, behalten deinen Namen. Das lässt sich nicht rückgängig machen.",
  eraseLabel: "Gib deinen Anmeldenamen ein, um das Konto zu löschen",
  erase: "Konto löschen",
  eraseWhy: "Gib zuerst deinen Anmeldenamen ein.",
  guestData: {
    eraseText:
      "Wenn du deine Daten löschst, verschwindet dein Name von diesem Server, du verlässt deine Sitze und deine Chatnachrichten werden gelöscht. Das lässt sich nicht rückgängig machen.",
    eraseLabel: "Gib deinen Namen ein, um deine Daten zu löschen",
    erase: "Meine Daten löschen",
    eraseWhy: "Gib zuerst deinen Namen ein.",
  },
};
