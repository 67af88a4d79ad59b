/** What the commands for games, records and studies print, in German. */
import type { VerificationStep } from "@starboard/kernel";
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "./records.en.ts";

const { count, number } = formatFor("de");

const PARTS: Readonly<Record<VerificationStep["check"], readonly [name: string, one: string, other: string]>> = {
  chain: ["Hashkette", "Eintrag", "Einträge"],
  origin: ["weitergespielte Aufz.", "Eintrag", "Einträge"],
  commitment: ["Festlegung", "Geheimnis", "Geheimnisse"],
  draws: ["Ziehungen", "Ziehung", "Ziehungen"],
  acts: ["Aktionen nachgespielt", "Moment", "Momente"],
  result: ["Ergebnis", "Ergebnis", "Ergebnisse"],
};

const STATES: Readonly<Record<VerificationStep["state"], string>> = {
  ok: "geprüft",
  open: "offen: braucht das Geheimnis, das mit dem Ergebnis veröffentlicht wird",
  failed: "FEHLER",
};

export const de: Translation<typeof en> = {
  edition: (title, edition) => `${title}, Ausgabe ${edition}`,
  range: (min, max, none) => `${min} bis ${max}${none === undefined ? "" : `, oder ${none} für keine`}`,
  anyOf: (n) => `beliebige von ${count(n, "Wert", "Werten")}`,
  custom: "eine eigene Datei oder null",
  sheet: (value, departs) => `Regelheft: ${value}. ${departs}`.trim(),
  you: "Du",
  player: (n) => `Spieler ${n}`,
  typeHelp: "Tippe help für eine Liste der Befehle.",
  faultAt: (n) => `Die Aufzeichnung hat einen Fehler bei Eintrag ${n}. Gezeigt wird der Teil davor.`,
  seenByClosed: (name) =>
    `--seen-by ist „${name}“, aber die Partie ist nicht zu Ende, also bleibt alles Verdeckte verdeckt. Nimm public oder einen Sitz ab 0.`,
  seenBySeats: (name, seats) =>
    `--seen-by ist „${name}“, aber es gibt ${count(seats, "Sitz", "Sitze")}. Nimm public, einen Sitz ab 0 oder nach dem Ende open.`,
  changed: (says, made) => `In der Aufzeichnung steht ${says}, entstanden ist sie aber mit ${made}.`,
  part: (check) => PARTS[check][0],
  amount: (check, n) => count(n, PARTS[check][1], PARTS[check][2]),
  state: (state) => STATES[state],
  where: (n) => (n < 0 ? "im Kopf" : `bei Eintrag ${n}`),
  passed: "Jede Prüfung ist bestanden.",
  open: "Bisher keine Fehler. Einige Prüfungen sind noch offen.",
  failed: "Die Prüfung ist gescheitert.",
  digest: (digest) => `Endstand ${digest}`,
  matches: "Partien",
  entries: (game, n) => `${game} (${count(n, "Eintrag", "Einträge")})`,
  chapters: "Kapitel",
  notes: "Notizen",
  variations: "Varianten",
  withMoves: (variations, moves) => `${number(variations)} mit ${count(moves, "Zug", "Zügen")}`,
  studyGood: "Alle Aufzeichnungen und alle Varianten folgen den Regeln.",
  studyBad: "Diese Studie ist nicht gültig.",
  noStudy: (file) => `${file} ist keine Studie von Starboard.`,
};
