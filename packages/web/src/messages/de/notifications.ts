/** Texts of notification settings in German. */
import type { Translation } from "@starboard/kit";
import type { notifications as english } from "../en/notifications.ts";

export const notifications: Translation<typeof english> = {
  title: "Benachrichtigungen",
  when: "Benachrichtige mich über",
  whens: { correspondence: "Fernpartien", all: "Alle Partien", never: "Nichts" },
  daily: "Höchstens eine Nachricht am Tag, über alle Tische",
  help: "Du erfährst, wenn du am Zug bist, wenn noch ein Drittel und ein Zehntel deiner Zeit übrig ist, wenn jemandes Zeit abläuft und wie eine Partie ausging. Solange du am Tisch bist, kommt nichts.",
  none: "Noch keine Ziele für Benachrichtigungen.",
  is: { push: "Browser", email: "E-Mail", webhook: "Webhook" },
  push: "In diesem Browser benachrichtigen",
  noPush:
    "Dieser Browser kann hier keine Benachrichtigungen zeigen. Dafür braucht es https und einen Browser mit Web-Push.",
  address: "E-Mail-Adresse",
  addMail: "Code schicken",
  noMail: "Dieser Server verschickt keine E-Mails.",
  code: (to) => `Code an ${to} geschickt`,
  confirm: "Bestätigen",
  unconfirmed: "nicht bestätigt",
  webhook: "Webhook-Adresse",
  addWebhook: "Webhook hinzufügen",
  secret: "Signaturschlüssel",
  drop: (to) => `${to} entfernen`,
};
