/** Texts of replays, verification and settings in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type * as english from "../en/replay.ts";

const { count, ordinal, percent } = formatFor("de");

export const replay: Translation<typeof english.replay> = {
  note: "Wiedergabe",
  opening: "Die Wiedergabe wird geladen",
  problem: "Diese Aufzeichnung lässt sich nicht zeigen",
  faulty: (n) =>
    n < 0
      ? "Die Aufzeichnung hat am Anfang einen Fehler."
      : `Die Aufzeichnung hat bei Eintrag ${n} einen Fehler. Der Teil davor ist zu sehen.`,
  foreign: (played, shown, n) =>
    n === undefined
      ? `Gespielt nach ${played}, wiedergegeben nach ${shown}. Beide ergeben dieselbe Partie.`
      : `Gespielt nach ${played}, wiedergegeben nach ${shown}. Ab Eintrag ${n} weichen die Regeln ab; der Teil davor ist zu sehen.`,
  foreignFork: (played, here) =>
    `Diese Partie braucht ${played}, und diese Kopie hat nur ${here}. Eine Partie behält ihre Ausgabe bis zum Ende.`,
  overFork: "Hier endet die Partie. Geh zu einem früheren Moment zurück, um von dort fortzufahren.",
  first: "Zum Anfang",
  back: "Einen Schritt zurück",
  forward: "Einen Schritt vor",
  last: "Zum Ende",
  play: "Abspielen",
  pause: "Anhalten",
  timeline: "Stelle in der Partie",
  at: (turn, phase, i, of) => [turn, phase, `${i} von ${of}`].filter(Boolean).join(", "),
  jump: "Zu einem Zug springen",
  eyes: "Gesehen als",
  everyone: "Publikum",
  viewAs: (name) => `Als ${name} ansehen`,
  openHands: "Alle Hände offen",
  whatIf: "Was wäre, wenn?",
  whatIfTitle: "Von hier aus weiterspielen",
  whatIfText:
    "In diesem Moment beginnt eine neue Partie. Wähle deinen Sitz; die anderen spielen Bots. Die ursprüngliche Partie ändert sich nicht.",
  whatIfSeat: "Dein Sitz",
  whatIfLevel: "Stufe der Bots",
  whatIfGo: "Weiterspielen",
  download: "Aufzeichnung herunterladen",
  transcript: "Protokoll als Text speichern",
  result: {
    winner: (names) => `Gewonnen: ${names}`,
    nobody: "Niemand gewinnt",
    running: "Diese Partie lief noch, als die Aufzeichnung gespeichert wurde.",
    seat: "Sitz",
    place: "Platz",
    rank: ordinal,
    acts: "Aktionen",
    entries: (n) => count(n, "Eintrag", "Einträge"),
    minutes: (n) => (n < 1 ? "weniger als eine Minute" : count(n, "Minute", "Minuten")),
    taken: (n) => (n === 0 ? "nichts zurückgenommen" : `${n}-mal zurückgenommen`),
  },
  luck: {
    title: "Glück",
    none: "In dieser Partie wurde nicht gewürfelt.",
    help: "Ergebnisse im Vergleich zum Durchschnitt fairer Würfel.",
    die: (sides) => `W${sides}`,
    thrown: "Gewürfelt",
    mean: "Mittel",
    fair: "Fair",
    spread: (sigma) =>
      Math.abs(sigma) < 1
        ? "etwa Durchschnitt"
        : Math.abs(sigma) < 2
          ? sigma > 0
            ? "etwas hoch"
            : "etwas niedrig"
          : sigma > 0
            ? "ungewöhnlich hoch"
            : "ungewöhnlich niedrig",
    faces: (sides) => `Wie oft jede Seite des W${sides} fiel`,
  },
  reasons: {
    none: "Zu dieser Partie ist keine Analyse eines Bots gespeichert.",
    here: "In diesem Moment hat kein Bot gehandelt. Geh zur Aktion eines Bots, um seine Analyse zu sehen.",
    title: (name) => `Warum ${name} das gewählt hat`,
    considered: "Auch erwogen",
    result: (share) => `Gewinnchance ${percent(share)}`,
    attention: (share) => `${percent(share)} der Suche`,
    plays: "Gewinnchance",
  },
};

export const verify: Translation<typeof english.verify> = {
  title: "Eine Partie prüfen",
  lead: "Prüft eine Aufzeichnung auf diesem Gerät, ohne Netz: Kein Eintrag wurde geändert, kein Wurf ausgesucht, und jede Aktion hielt sich an die Regeln.",
  choose: "Aufzeichnung wählen",
  drop: "oder hier ablegen",
  mine: "Oder wähle eine deiner beendeten Partien",
  working: "Wird geprüft",
  good: "Alle Prüfungen bestanden.",
  open: "Alle bisherigen Prüfungen bestanden. Die offenen folgen, wenn die Partie vorbei und ihr Geheimnis veröffentlicht ist.",
  foreign: (game) =>
    `Alle möglichen Prüfungen bestanden. Diese Kopie hat ${game} nicht, deshalb ließen sich die Aktionen nicht nachspielen.`,
  bad: "Die Prüfung ist gescheitert.",
  checks: {
    chain: [
      "Hashkette",
      "Jeder Eintrag enthält den Hash des vorigen. So lässt sich kein Eintrag ändern, hinzufügen oder entfernen.",
    ],
    origin: ["Frühere Partie", "Die aus der früheren Partie übernommenen Einträge und Würfel sind unverändert."],
    commitment: [
      "Festlegung",
      "Das veröffentlichte Geheimnis passt zu dem Fingerabdruck, der vor dem ersten Wurf feststand.",
    ],
    draws: [
      "Würfe und Mischungen",
      "Jedes Ergebnis wurde noch einmal aus dem Geheimnis und den Zufallsbytes aller Sitze abgeleitet.",
    ],
    acts: ["Aktionen", "Jede Aktion wurde nach den Regeln nachgespielt, und jede war zu ihrer Zeit erlaubt."],
    result: ["Ergebnis", "Die Regeln ergeben das Ergebnis in der Aufzeichnung."],
  },
  states: { ok: "bestanden", failed: "gescheitert", open: "offen" },
  count: (check, n) =>
    check === "draws"
      ? count(n, "Ziehung", "Ziehungen")
      : check === "acts"
        ? count(n, "Aktion", "Aktionen")
        : check === "commitment"
          ? count(n, "Fingerabdruck", "Fingerabdrücke")
          : check === "result"
            ? count(n, "Ergebnis", "Ergebnisse")
            : count(n, "Eintrag", "Einträge"),
  at: (n) => (n < 0 ? "im Kopf der Aufzeichnung" : `bei Eintrag ${n}`),
  source: "Quelle aller Ziehungen",
  commitment: "Fingerabdruck (vor der Partie gezeigt)",
  secret: "Geheimnis (nach der Partie veröffentlicht)",
  sealed: "noch nicht veröffentlicht",
  chance: (name) => `Zufallsbytes von ${name}`,
  noChance: "keine (Sitz eines Bots)",
  ownChance: "von diesem Browser erzeugt",
  dice: "Alle Ziehungen, noch einmal abgeleitet",
  diceHead: ["Eintrag", "Regel", "Würfel", "In der Aufzeichnung", "Abgeleitet"],
  digest: "Fingerabdruck des letzten Zustands",
  watch: "Wiedergabe ansehen",
  another: "Andere Aufzeichnung prüfen",
};

export const settings: Translation<typeof english.settings> = {
  title: "Einstellungen",
  lead: "In diesem Browser gespeichert.",
  name: "Dein Name",
  nameHint: "Für deinen Sitz in neuen Partien.",
  theme: "Farben",
  motion: "Bewegung",
  motions: { system: "Wie im System eingestellt", full: "Voll", still: "Reduziert" },
  speed: "Tempo der Animationen",
  sound: "Töne",
  on: "An",
  off: "Aus",
  auto: "Von selbst bestätigen, wenn ein Plan vollständig ist",
  autoHint:
    "Sonst bestätigst du mit der Schaltfläche oder der Taste C. Zurücknehmen kannst du Aktionen trotzdem, bis gewürfelt oder etwas aufgedeckt wird.",
  handOver: "Bildschirm zwischen den Sitzen verdecken",
  handOvers: { always: "Immer", private: "Wenn Geheimes folgt", never: "Nie" },
  level: "Stufe der Bots in schnellen Partien",
  guided: "Geführte Partien",
  guidedAgain: "Führungen wieder anbieten",
  saved: "Änderungen werden sofort gespeichert.",
};
