/** Texts of finding an opponent in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { Pace } from "@starboard/wire/tickets";
import type { find as english } from "../en/find.ts";

const { count } = formatFor("de");

const PACES: Readonly<Record<Pace, { readonly name: string; readonly clock: string }>> = {
  quick: { name: "Schnell", clock: "15 min + 10 s" },
  long: { name: "Lang", clock: "45 min + 30 s" },
  day: { name: "1 Tag", clock: "pro Zug" },
  threeDays: { name: "3 Tage", clock: "pro Zug" },
};
const people = (n: number): string => count(n, "Person", "Personen");

export const find: Translation<typeof english> = {
  title: "Partie finden",
  lead: "Wähle alle Spiele und Tempi, die du magst. Wer zuerst passt, beginnt mit dir die Partie.",
  pace: (pace) => PACES[pace],
  game: "Spiel",
  rating: (rating, deviation) => `${rating} ± ${2 * deviation}`,
  notRated: "noch ohne Wertung",
  cell: (game, pace, fitting, others) =>
    `${game}, ${PACES[pace].name}: ${people(fitting)} ${fitting === 1 ? "könnte" : "könnten"} jetzt mit dir spielen${others > 0 ? `, ${people(others)} nicht` : ""}`,
  legend:
    "Eine Zahl sagt, wie viele dort warten und mit dir spielen könnten; ein Kreis, dass andere warten, die nicht passen. Du zählst nicht mit.",
  notLoaded: "Wer wartet, und auf welche Spiele, erscheint, sobald der Server erreichbar ist.",
  nobody: "Gerade wartet sonst niemand. Dein Gesuch bleibt für die nächste Person offen.",
  waiting: (n) => `Außer dir ${n === 1 ? "wartet" : "warten"} gerade ${people(n)}.`,
  range: "Stärke",
  anyone: "Alle",
  within: (points) => `± ${points}`,
  widens: "Wertungspunkte um deine herum. Der Bereich wächst alle 30 Sekunden um 50, bei Fernpartien alle 12 Stunden.",
  rated: "Gewertet",
  ratedText: "Beide brauchen ein Konto.",
  ratedWhy: "Gewertete Partien brauchen ein Konto.",
  open: "Gesuch aufgeben",
  change: "Gesuch ändern",
  chooseFirst: "Wähle zuerst ein Spiel und ein Tempo.",
  mine: "Dein Gesuch läuft",
  since: (time) => `Du wartest seit ${time}`,
  wants: (games, paces) => `${count(games, "Spiel", "Spiele")}, ${count(paces, "Tempo", "Tempi")}`,
  live: "Schnelle und lange Partien beginnen nur, solange diese Seite offen ist, egal in welcher Ansicht.",
  days: (date) => `Fernpartien bleiben bis ${date} offen. Du wirst benachrichtigt, wie du es eingestellt hast.`,
  close: "Gesuch zurückziehen",
  meanwhile: "Solange: ein Bot",
  meanwhileText:
    "Ohne Uhr, ohne Wertung. Sobald jemand gefunden ist, entscheidet ihr: eine neue Partie, oder der Platz des Bots wird übernommen.",
  meanwhileWhat: "Spiel und Tempo",
  want: (game, pace) => `${game}, ${PACES[pace].name}`,
  playBot: (game) => `${game} gegen einen Bot spielen`,
  continue: "Partie fortsetzen",
  pill: (time) => `Suche läuft · ${time}`,
  found: (name) => `${name} möchte spielen`,
  foundText: (game, pace) => `${game}, ${PACES[pace].name} (${PACES[pace].clock}).`,
  foundHint: "Deine Partie hier bleibt erhalten, und der Bot wartet.",
  foundChoice: (name) =>
    `Am Tisch entscheidet ihr beide: eine neue Partie, oder ${name} übernimmt hier den Platz des Bots.`,
  begin: "Wie möchtet ihr anfangen?",
  beginText: (name) =>
    `Das entscheidest du mit ${name}. Die laufende Partie geht nur weiter, wenn ihr beide das möchtet; bis dahin beginnt nichts, außer jemand von euch wählt die neue Partie.`,
  fresh: "Eine neue Partie",
  freshText: (clock, rated) => `Vom ersten Zug an. ${clock}. ${rated ? "Gewertet" : "Ohne Wertung"}.`,
  freshGo: "Neue Partie beginnen",
  goOn: (mine, name) => (mine ? "Deine Partie gegen den Bot" : `Die Partie von ${name} gegen einen Bot`),
  goOnText: (mine, name, side, clock) =>
    `${mine ? `${name} übernimmt` : "Du übernimmst"} den Platz des Bots${side === "" ? "" : `: ${side}`}. ${clock}, ab dem Wechsel. Ohne Wertung.`,
  goOnAgree: "Diese fortsetzen",
  goOnReading: "Der Stand wird gelesen …",
  goOnOver: "Sie ist inzwischen zu Ende.",
  standing: "Der Stand, wie ihn das Publikum sieht",
  seatOf: "Platz",
  youAgreed: (name) => `Du möchtest sie fortsetzen. Jetzt entscheidet ${name}.`,
  theyAgreed: (name) => `${name} möchte sie fortsetzen.`,
  handedOver: (name) =>
    `${name} hat den Platz des Bots übernommen. Ab hier läuft die Uhr; die Partie bleibt ohne Wertung.`,
  go: "Zum Tisch",
  later: "Später",
  announced: (name) => `Gefunden: ${name}`,
};
