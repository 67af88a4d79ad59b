/** Texts of the match page around every game, in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type * as english from "../en/table.ts";
import { personalities } from "./names.ts";

const { count, list } = formatFor("de");

export const table: Translation<typeof english.table> = {
  title: (game, turn) => (turn ? `● Du bist am Zug: ${game}` : game),
  stages: "Phasen des Zugs",
  board: "Spielplan",
  dock: "Hand und Aktionen",
  rail: "Sitze, Protokoll und Regeln",
  prompt: "Jetzige Entscheidung",
  menu: "Menü der Partie",
  opening: "Die Partie wird geladen",
  tabs: {
    label: "Bereiche",
    more: "Mehr",
    unread: "ungelesen",
    log: "Protokoll",
    acts: "Aktionen",
    rules: "Regeln",
    notes: "Notizen",
    seats: "Sitze",
    proof: "Fairness",
    result: "Ergebnis",
    reasons: "Analyse",
    luck: "Glück",
  },
  commit: "Bestätigen",
  undo: "Rückgängig",
  takeBack: "Zurücknehmen",
  undoHint: "Entfernt die letzte geplante Aktion",
  takeBackHint: "Nimmt deine letzte Aktion zurück. Bots stimmen zu, wenn nicht gewürfelt und nichts aufgedeckt wurde.",
  more: "Mehr",
  planned: (acts) => `Geplant: ${acts}. Bestätige, um es zu senden.`,
  plannedSoFar: (n) => `${count(n, "Aktion", "Aktionen")} geplant.`,
  sending: "Wird gesendet",
  lookingBack: "Du siehst einen früheren Moment.",
  toNow: "Zurück zu jetzt",
  space: "Leertaste",
  watching: "Die Partie geht weiter.",
  drawn: "Die Partie ist vorbei. Sie endet unentschieden.",
  over: (names) =>
    names === "" ? "Die Partie ist vorbei. Niemand gewinnt." : `Die Partie ist vorbei. Gewonnen: ${names}.`,
  spoken: {
    asked: (question) => `Du wirst gefragt: ${question}`,
    planned: (acts) => `Geplant: ${list(acts)}.`,
    removed: (acts) => `Nicht mehr geplant: ${list(acts)}.`,
    complete: "Der Plan ist vollständig. Drücke C, um ihn zu senden, oder U für rückgängig.",
  },
  replay: "Wiedergabe",
  rematch: "Revanche",
  rematchHint: "Dieselbe Partie mit getauschten Seiten",
  verify: "Prüfen",
  you: "du",
  status: {
    turn: "am Zug",
    thinking: "denkt nach",
    waiting: "wartet",
    won: "gewonnen",
    drew: "unentschieden",
    lost: "verloren",
    person: "an diesem Gerät",
    elsewhere: "Mensch",
    bot: (level, personality) =>
      personality ? `Bot ${level} · ${personalities[personality].toLowerCase()}` : `Bot, Stufe ${level}`,
  },
  seatMenu: (name) => `Sitz von ${name}`,
  botPlaysOn: "Einen Bot übernehmen lassen",
  takeOver: "Diesen Sitz übernehmen",
  look: (name) => `Die Partie als ${name} ansehen`,
  handOver: {
    title: (name) => `Gib das Gerät weiter an ${name}`,
    text: "Was folgt, ist nur für diese Person bestimmt.",
    ready: (name) => `Ich bin ${name}`,
    back: (name) => `Ansicht von ${name} zeigen`,
  },
  log: {
    timed: "Zeit abgelaufen",
    timedHint: "Von selbst geschehen, weil die Zeit abgelaufen war",
    label: "Protokoll",
    empty: "Noch keine Ereignisse.",
    earlier: (n) => `${count(n, "frühere Zeile", "frühere Zeilen")} zeigen`,
    edition: (to) => `Ab hier gilt Ausgabe ${to} der Regeln.`,
  },
  edition: {
    menu: (to) => `Nach Ausgabe ${to} der Regeln weiterspielen`,
    title: (to) => `Nach Ausgabe ${to} weiterspielen?`,
    text: (asksOthers) =>
      `Die Partie geht von dieser Stellung aus nach den neueren Regeln weiter. Frühere Aktionen lassen sich dann nicht mehr zurücknehmen.${asksOthers ? " Alle müssen zustimmen." : ""}`,
    changes: (n) =>
      n === 1 ? "Diese Regel ändert sich und lautet dann:" : "Diese Regeln ändern sich und lauten dann:",
    removed: "Gilt nicht mehr.",
    stay: "Bei den jetzigen Regeln bleiben",
    go: "Weiterspielen",
    ask: "Die anderen fragen",
  },
  acts: {
    label: "Mögliche Aktionen",
    none: "Du hast jetzt nichts zu entscheiden.",
    filter: "Aktion suchen",
    refused: (n) => count(n, "nicht mögliche Aktion", "nicht mögliche Aktionen"),
    more: (n) => `${n} weitere zeigen`,
    aside: "Jederzeit",
  },
  playback: {
    label: "Was gerade passiert ist",
    back: "Einen Schritt zurück",
    forward: "Einen Schritt vor",
    pause: "Anhalten",
    play: "Abspielen",
    skip: "Zu jetzt springen",
    speed: "Tempo",
    times: (n) => `${String(n).replace(".", ",")}×`,
  },
  notes: {
    label: "Eigene Notizen",
    hint: "Nur du siehst sie. Sie bleiben in diesem Browser.",
    hosted: "Nur du siehst sie. Der Server speichert sie für alle deine Geräte.",
    states: {
      saved: "Gespeichert.",
      writing: "Wird gespeichert …",
      failed: "Der Server ist nicht erreichbar. Deine Notizen werden gespeichert, sobald die Verbindung wieder da ist.",
    },
    placeholder: "Pläne, Verdacht, Versprechen",
  },
  proof: {
    title: "Nachweisbar faire Würfel",
    before:
      "Vor der Partie hat Starboard ein Geheimnis festgelegt und seinen Fingerabdruck veröffentlicht. Dann hat jeder Sitz Zufallsbytes beigesteuert. Jeder Wurf wird aus beidem abgeleitet.",
    commitment: "Fingerabdruck des Geheimnisses",
    after:
      "Wenn die Partie vorbei ist, wird das Geheimnis veröffentlicht. Dann können alle die ganze Aufzeichnung ohne Netz prüfen.",
    verify: "Diese Partie prüfen",
    export: "Aufzeichnung exportieren",
  },
  keys: {
    title: "Tastaturkürzel",
    frame: "In jedem Spiel",
    game: (name) => `${name}`,
    list: [
      ["Tab", "durch die möglichen Aktionen gehen"],
      ["Enter", "das Gewählte nehmen"],
      ["c", "den Plan bestätigen"],
      ["u", "rückgängig machen oder zurücknehmen"],
      ["a", "alle Aktionen auflisten"],
      ["o", "einen Befehl eintippen; Tab ergänzt ihn, ↑ und ↓ gehen durch die passenden"],
      ["g", "Cursor auf dem Spielplan; Pfeile bewegen ihn, Enter gibt dort einen Befehl"],
      ["q", "was bedroht diesen Ort oder alles, was du hast?"],
      ["y", "wo ist, was du hast?"],
      ["l", "Protokoll"],
      ["r", "Regeln"],
      ["Leertaste", "zu jetzt springen"],
      ["n", "nächstes Ereignis der Zusammenfassung"],
      ["[  ]", "einen Schritt zurück, einen Schritt vor"],
      ["+  −  0", "vergrößern, verkleinern, ganzen Spielplan zeigen"],
      ["Pfeile", "den Spielplan verschieben (wenn er den Fokus hat)"],
      ["m", "Ton an oder aus"],
      ["?", "diese Liste"],
      ["Esc", "den offenen Bereich schließen"],
    ],
  },
  show: "Zeigen",
  objectives: {
    label: "Ziele",
    you: (name) => `${name}, du`,
    own: "Du",
  },
  alarm: {
    label: "Alarm",
    fold: "Alarm einklappen",
    unfold: "Alarm ausklappen",
    answers: "Antworten",
    also: "Außerdem",
  },
  closeSheet: "Bereich schließen",
  settings: "Einstellungen",
  myTables: "Meine Tische",
  share: "Link kopieren",
};

export const commonRefusal: Translation<typeof english.commonRefusal> = (code) => {
  switch (code) {
    case "KERNEL_UNDO_NOTHING":
      return "Du hast keine Aktion, die du zurücknehmen könntest.";
    case "KERNEL_UNDO_SEALED":
      return "Das kannst du nicht zurücknehmen: Es wurde gewürfelt oder etwas aufgedeckt.";
    case "KERNEL_UNDO_TIMED":
      return "Das geschah, weil die Zeit abgelaufen war, und lässt sich nicht zurücknehmen.";
    case "KERNEL_UNDO_OVER":
      return "Die Partie ist vorbei. Nimm in der Wiedergabe „Was wäre, wenn?“, um einen anderen Weg zu versuchen.";
    case "KERNEL_UNDO_ANSWERED":
      return "Seitdem hat jemand anders gehandelt.";
    case "KERNEL_ACT_FORM":
      return "Diese Aktion ist hier nicht gültig.";
    case "KERNEL_NOT_OFFERED":
      return "Diese Aktion steht hier nicht zur Wahl.";
    default:
      return undefined;
  }
};
