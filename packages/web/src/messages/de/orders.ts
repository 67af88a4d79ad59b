/** Texts of conditional orders in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { orders as english } from "../en/orders.ts";

const { count } = formatFor("de");

export const orders: Translation<typeof english> = {
  tab: "Befehle",
  title: "Vorabbefehle",
  lead: "Der Server spielt diese Befehle, während du weg bist. Nur du siehst sie. Ein Befehl endet, wenn er nicht mehr passt.",
  none: "Keine Befehle.",
  standing: "Deine Befehle",
  inAdvance: "Befehl im Voraus",
  turn: "Mein nächster Zug",
  turnHelp:
    "Die Aktionen deiner nächsten Entscheidungen in dieser Reihenfolge. Der Befehl endet bei der ersten, die nicht möglich ist.",
  answerHelp: "Antwortet jedes Mal, wenn diese Entscheidung ansteht.",
  decideFirst: "Du bist am Zug. Triff zuerst die jetzige Entscheidung.",
  searching: "Eine Stellung wird gesucht …",
  notFound:
    "In den ausprobierten Stellungen kommt diese Entscheidung von hier aus nicht vor. Versuch es nach dem nächsten Zug noch einmal.",
  planNow:
    "So könnte dein nächster Zug aussehen. Plane ihn auf dem Spielplan und bestätige: Jetzt wird nichts gespielt.",
  answerNow: "Das könnte passieren. Entscheide auf dem Spielplan und bestätige: Jetzt wird nichts gespielt.",
  another: "Andere Stellung",
  cancel: "Abbrechen",
  saveTitle: "Diesen Befehl speichern?",
  act: "Aktion",
  exactly: (act) => act,
  when: "Wann",
  always: "Jedes Mal",
  nextTime: "Beim nächsten Mal",
  back: "Zurück zum Spielplan",
  firstOnly: "Nur die erste Aktion wird befohlen.",
  stopWhenConcerned: "Anhalten, wenn mich etwas betrifft",
  onlyAfter: (event) => `nur nach: ${event}`,
  replies: "Antworten auf Vorschläge",
  once: "Nur einmal",
  give: "Befehl speichern",
  revoke: (what) => `Befehl löschen: ${what}`,
  revokeShort: "Löschen",
  used: (n) => (n === 0 ? "noch nicht benutzt" : `${count(n, "Mal", "Mal")} benutzt`),
  onlyOnce: "einmal",
  ofPlan: (n, of) => `${n} von ${of} erledigt`,
  ends: {
    done: "abgeschlossen",
    refused: "beendet: Die nächste Aktion war nicht möglich",
    other: "beendet: Eine andere Entscheidung stand an",
    acted: "beendet: Du hast selbst gehandelt",
    concerned: "beendet: Etwas hat dich betroffen",
    takenBack: "beendet: Du hast eine Aktion zurückgenommen",
  },
  mark: "auf Befehl",
  markHint: "Von einem Vorabbefehl gespielt, während die Person weg war",
};
