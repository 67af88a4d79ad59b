/** Texts that a host writes itself, in German: names in records, notifications and e-mails. */
import { formatFor, type Translation } from "@starboard/kit";
import type { en as english } from "./en.ts";

const { count, list, percent } = formatFor("de");
const moment = new Intl.DateTimeFormat("de", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
/** The same in the dative: "an 3 Tischen". */
const atTables = (n: number): string => count(n, "Tisch", "Tischen");

export const de: Translation<typeof english> = {
  docsMissing: "Die Dokumentation ist noch nicht gebaut. Starte „npm run docs“.\n",
  outdatedPage: "Diese Seite stammt aus einer anderen Version von Starboard. Bitte lade sie neu.",
  botName: (seat) => `Bot ${seat + 1}`,
  against: (game, opponents) => `${game} gegen ${list(opponents)}`,
  share: {
    general: "Starboard",
    generalText: "Weltraumkriege am Tisch, im Browser gegen Bots und mit anderen, und jede Ablehnung nennt ihre Regel.",
    item: (name, kind, game) => `${name} · ${kind} · ${game}`,
    by: (about, maker) => `${about === "" ? "" : `${about} `}Von ${maker}.`,
    itemText: (about, maker) =>
      `${about === "" ? "" : `${about} `}Von ${maker}. Spiel es, wandle eine Kopie ab oder druck es aus.`,
    matchText: (game) => `Eine Partie ${game}. Sieh dir die Wiedergabe an.`,
    momentText: (game) => `Ein Moment einer Partie ${game}. Sieh ihn dir an und was danach kam.`,
    liveText: (game) => `Eine Partie ${game}, gerade im Gang. Schau zu.`,
    invites: (name, game) => `${name} lädt dich ein: ${game}`,
    inviteText: "Öffne den Link und nimm Platz. Du brauchst kein Konto.",
    puzzle: "Aufgabe",
    puzzleText: (task, rating) => `${task} Wertung ${rating}. Löse sie, ohne Konto.`,
    puzzleRating: "Wertung",
    solved: (share, people) => `von ${count(people, "Person", "Personen")} haben sie ${percent(share)} gelöst`,
    tournament: "Turnier",
    entrants: (n) => `${n} dabei`,
    tournamentText: (game, entrants) => `Ein Turnier in ${game}, ${entrants}.`,
    assessments: { inaccuracy: "Ungenauigkeit", mistake: "Fehler", blunder: "Grober Fehler" },
    winChance: "Gewinnchance",
    gone: "Hier gibt es nichts zu sehen",
    goneText: "Dieser Link ist falsch, oder was er zeigte, ist privat.",
    open: {
      replay: "Auf Starboard öffnen",
      table: "Auf Starboard zuschauen",
      puzzle: "Auf Starboard lösen",
      item: "In der Bibliothek öffnen",
    },
  },
  library: {
    lesson: "Lektion",
    study: "Studie",
    puzzle: "Aufgabe",
    puzzles: (n) => ["Inhalt", count(n, "Aufgabe", "Aufgaben")],
    asked: (families) => ["Gefragt", list(families)],
    rated: (low, high) => ["Wertung", low === high ? `${low}` : `${low}–${high}`],
    chapters: (n) => ["Studie", count(n, "Kapitel", "Kapitel")],
    comments: (n) => ["Kommentare", count(n, "Kommentar", "Kommentare")],
    variations: (n) => ["Varianten", count(n, "Variante", "Varianten")],
    author: (name) => ["Geschrieben von", name],
    minutes: (n) => ["Länge", `etwa ${count(n, "Minute", "Minuten")}`],
    tasks: (n) => ["Lektion", count(n, "Aufgabe", "Aufgaben")],
    goal: (about) => ["Du lernst", about],
  },
  yourTurn: (titles, turn = "") =>
    titles.length === 1
      ? `Du bist am Zug: ${titles[0]}${turn === "" ? "" : ` · ${turn}`}`
      : `Du bist an ${atTables(titles.length)} am Zug`,
  reminder: (titles, timeLeft) =>
    titles.length === 1 ? `Noch ${timeLeft}: ${titles[0]}` : `Wenig Zeit an ${atTables(titles.length)}`,
  rematch: (titles) =>
    titles.length === 1
      ? `Revanche bereit: ${titles[0]}`
      : `${count(titles.length, "Revanche", "Revanchen")} bereit zum Start`,
  found: (titles) =>
    titles.length === 1 ? `Partie gefunden: ${titles[0]}` : `${count(titles.length, "Partie", "Partien")} gefunden`,
  challenged: (titles) =>
    titles.length === 1
      ? `Herausforderung: ${titles[0]}`
      : `${count(titles.length, "Herausforderung", "Herausforderungen")} für dich`,
  vote: (titles) => (titles.length === 1 ? `Deine Stimme: ${titles[0]}` : `Deine Stimme an ${atTables(titles.length)}`),
  asks: {
    takeBack: (name) => `${name} möchte die letzte eigene Aktion zurücknehmen.`,
    pause: (name) => `${name} bittet um eine Pause.`,
    resume: (name) => `${name} möchte weiterspielen.`,
    claim: (name, of, toBot) =>
      toBot
        ? `${name} schlägt vor, ${of} durch einen Bot zu ersetzen.`
        : `${name} schlägt vor, den Sitz von ${of} für andere zu öffnen.`,
    rematch: (name) => `${name} möchte eine Revanche.`,
    edition: (name, to) =>
      `${name} schlägt vor, nach Ausgabe ${to} der Regeln weiterzuspielen. Die Partie behält dabei ihre Stellung.`,
  },
  timeOut: (titles) =>
    titles.length === 1 ? `Zeit abgelaufen: ${titles[0]}` : `Zeit abgelaufen an ${atTables(titles.length)}`,
  over: (titles) =>
    titles.length === 1 ? `Partie vorbei: ${titles[0]}` : `${count(titles.length, "Partie", "Partien")} vorbei`,
  digest: (n) => `Neues von ${atTables(n)}`,
  since: "Seit deiner letzten Aktion:",
  timeLeft: (left) => `Restzeit: ${left}`,
  result(winners, isOwn, seatCount) {
    if (seatCount === 2 && winners.length !== 1) return "Die Partie endet unentschieden.";
    if (winners.length === 0) return "Niemand gewinnt die Partie.";
    return isOwn && winners.length === 1 ? "Du hast gewonnen." : `Gewonnen: ${list(winners)}.`;
  },
  flagged: (names, mayClaim) =>
    `Zeit abgelaufen: ${list(names)}.${
      mayClaim ? " Du kannst jetzt vorschlagen, dass ein Bot weiterspielt oder der Sitz für andere frei wird." : ""
    }`,
  standIn: (names) =>
    `Zeit abgelaufen: ${list(names)}. ${
      names.length === 1 ? "Ein Bot spielt" : "Bots spielen"
    } weiter, und für dich ändert sich nichts.`,
  ownStandIn:
    "Deine Zeit ist abgelaufen, und ein Bot spielt für dich weiter. Öffne den Tisch, um deinen Sitz zurückzunehmen.",
  open: "Tisch öffnen",
  round: (title, round) => `${title}, Runde ${round}`,
  arenaMatch: (title, n) => `${title}, Partie ${n}`,
  paired: (titles) =>
    titles.length === 1 ? `Neue Paarung: ${titles[0]}` : `Neue Paarungen an ${atTables(titles.length)}`,
  notInstalled: (titles) =>
    titles.length === 1
      ? `Geschlossen, weil die Regeln auf diesem Server nicht installiert sind: ${titles[0]}`
      : `${count(titles.length, "Partie wurde", "Partien wurden")} geschlossen, weil die Regeln auf diesem Server nicht installiert sind`,
  seasonOpen: (titles) =>
    titles.length === 1
      ? `Anmeldung offen: ${titles[0]}`
      : `Anmeldung offen für ${count(titles.length, "Turnier", "Turniere")}`,
  edition: (title, edition) => `${title}, Ausgabe ${edition}`,
  seasonNews: (startsAt) =>
    `Beginn: ${moment.format(startsAt)} UTC. Du warst letztes Mal dabei und bist mit einem Klick wieder angemeldet.`,
  clubNotice: (titles) =>
    titles.length === 1 ? `Aushang von ${titles[0]}` : `${count(titles.length, "Aushang", "Aushänge")} deiner Klubs`,
  teamChallenge: (titles) =>
    titles.length === 1
      ? `Herausforderung an deinen Klub: ${titles[0]}`
      : `${count(titles.length, "Herausforderung", "Herausforderungen")} an deinen Klub`,
  teamMatch: (titles) =>
    titles.length === 1
      ? `Mannschaftskampf: ${titles[0]}`
      : `Für ${count(titles.length, "Mannschaftskampf", "Mannschaftskämpfe")} wird gesucht, wer mitspielt`,
  teamNews: (startsAt, boards) => `${count(boards, "Brett", "Bretter")}, Beginn: ${moment.format(startsAt)} UTC.`,
  openPage: "Seite öffnen",
  noMore: (url) => `Benachrichtigungen einstellen: ${url}`,
  confirmSubject: "Starboard: Bestätige deine E-Mail-Adresse",
  confirmMail: (code, origin) =>
    `Jemand hat auf ${origin} Benachrichtigungen an diese Adresse bestellt.\n\nWarst du es, gib dort diesen Code ein: ${code}\n\nWenn nicht, beachte diese E-Mail nicht. Es kommt keine weitere.\n`,
  erasedName: "Gelöschtes Konto",
};
