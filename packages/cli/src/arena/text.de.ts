/** The texts of `starboard arena`, in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "./text.en.ts";

const { count, list, number } = formatFor("de");

const percent = (share: number): string =>
  number(share, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const de: Translation<typeof en> = {
  help: `starboard arena [--a 3] [--b greedy] [--groups 20] …   lässt Bots gegeneinander spielen
starboard arena verify DATEI… [--replay ZEILE]            spielt gespeicherte Partien nach und vergleicht die Ergebnisse

  --a, --b      random, greedy, scripted (das feste Drehbuch eines Spiels), eine Stufe von 1 bis 5 oder eine Stufe mit
                fester Zahl von Durchläufen wie 3@400, oder 3@200x2 für zwei vereinte Suchbäume zu je 200; nach einem Doppelpunkt
                kann eine Spielweise folgen, etwa 3@400:bold, oder 3@400:mixed für eine andere an jedem Platz, oder 3@400:rotated
                für jede reihum an jedem Platz; 3@400+puct=2 sucht mit einer anderen Konstante
  --weights     die Bewertung von A: eine benannte wie 2026-11 oder eine Datei mit Gewichten
  --rival       die Bewertung von B, das A sonst gleicht; endet bei zwei Seiten nach --sprt 0,20, wenn nichts anderes
                angegeben ist
  --budgets     Bedenkzeiten je Zug in Millisekunden, etwa 20,100,500: ein Vergleich nach dem anderen
  --game        das Spiel; Standard ist 4000ad
  --preset      eine Vorlage der Optionen des Spiels
  --set         eine Option, etwa --set ad.players=2; darf mehrmals stehen
  --groups      so viele gespiegelte Paare (oder Umläufe aller Sitze) werden höchstens gespielt
  --factor      teilt jede Bedenkzeit
  --seed        der Startwert der Partien
  --threads     1 oder 2
  --clock       wall, oder cpu: misst auf einem ausgelasteten Rechner die Rechenzeit jedes Threads
  --sprt        zwei Elo-Abstände wie 0,20: endet, sobald der sequenzielle Test zwischen ihnen entscheidet
  --apart-from  endet, sobald das 95-%-Intervall diesen Anteil ausschließt, etwa 0.5
  --at-least    so viele Gruppen werden gespielt, bevor --apart-from den Lauf beenden kann
  --max-acts    nach so vielen Aktionen gilt eine Partie als nicht beendet
  --keep        eine Datei, die jedes Ergebnis sofort speichert; ein unterbrochener Lauf geht dort weiter
  --out         schreibt OUT.json mit jedem Ergebnis, und OUT.csv`,
  sprtForTwo: "--sprt vergleicht zwei Seiten. Bei mehr endet der Vergleich nach --groups oder durch --apart-from.",
  budget: (ms) => `${ms} je Zug`,
  unknownGame: (game) => `Für „${game}“ gibt es keine Bots.`,
  presets: (names) => `Die Vorlagen sind ${list(names)}.`,
  badOptions: (bad) => bad.map(({ code, at }) => `${at}: ${code}`).join("\n"),
  progress: (done, all, { mean, half }) =>
    `${done} von höchstens ${count(all, "Partie", "Partien")}, A ${percent(mean)} ± ${percent(half)}`,
  sprt: ({ decision, llr, lower, upper }) =>
    `sequenzieller Test: ${decision === "open" ? "noch offen" : decision}, ` +
    `${llr.toFixed(2)} in ${lower.toFixed(2)} … ${upper.toFixed(2)}`,
  notAFile: (path) => `${path} ist keine Arena-Datei dieser Version.`,
  differs: (path, row, stored, now) =>
    `${path}, Zeile ${row}: Der Endstand war ${stored.slice(0, 12)} und ist jetzt ${now.slice(0, 12)}.`,
  verified: (path, identical) =>
    `${path}: ${count(identical, "Partie", "Partien")} mit demselben Ergebnis nachgespielt.`,
};
