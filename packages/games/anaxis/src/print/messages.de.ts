/** German texts of the printed sheets. */
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "./messages.en.ts";

const { count } = formatFor("de");

export const de: Translation<typeof en> = {
  head: (kind, cost) => `${kind} · ${count(cost, "Punkt", "Punkte")}`,
  speed: "Geschw.",
  reverse: "Rückwärts",
  maneuver: "Manöver",
  armour: "Panzerung",
  initiative: "Initiative",
  sensors: "Sensoren",
  primary: "Primärbatterie",
  secondary: "Sekundärbatterie",
  none: "Keine",
  pulse: "Energiepuls: trifft jedes Schiff bis zwei Felder weit ohne Wurf (AX-7.3)",
  pulseRow: (distance, penetration) => `Entfernung ${distance}: ein Würfel, Durchschlag ${penetration}`,
  evading: "Ausweichen",
  evasion: (turns, penalty) => `${count(turns, "Drehung", "Drehungen")}, Schwierigkeit +${penalty}`,
  cannotEvade: "braucht Manöver 3",
  firepower: "Feuerkraft",
  penetration: "Durchschlag",
  tracking: "Verfolgung",
  special: {
    scan: "Scan und Datenverbindung (AX-7.1): scannt ein gegnerisches Schiff im vorderen Winkel und feuert darauf mit Sensoren 3. Ein eigenes Schiff bis 15 Felder weit feuert darauf mit Sensoren 7.",
    interdiction:
      "Hemmfeld (AX-7.2): nimmt einem gegnerischen Schiff in 1 bis 10 Feldern im engen Winkel zwei Punkte Geschwindigkeit, Rückwärts oder Manöver für seine nächste Bewegung. Gegen ein ausweichendes Schiff würfle über seinen Manöverwert.",
    pulse: "Energiepuls (AX-7.3): trifft eigene und gegnerische Schiffe. Schilde und Schadenskontrolle gelten.",
    jamming:
      "Sensorstörung (AX-7.4): stört ein Feld im vorderen Winkel. Sensoren jedes Schiffs dort verlieren bis 6 Felder weit 2, bis 12 Felder 1.",
    shield:
      "Adaptiver Schild (AX-7.5): Ein eigenes Schiff bis zwei Felder weit oder dieses Schiff würfelt drei Würfel, wenn es getroffen wird. Jede 1 oder 2 ist ein Punkt Panzerung. Schützt es ein anderes, würfelt dieses Schiff einen Würfel.",
    stealth:
      "Tarnung (AX-7.6): voll: Gegner zählen 6 Felder mehr, und das Schiff kann nicht feuern. Teilweise: Gegner zählen 3 Felder mehr, und das Schiff kann feuern.",
  },
  hull: (n) => `Rumpf ${n}`,
  part: (col, row) => `Karte ab Spalte ${col}, Reihe ${row}`,
  joint: (page, pages, cols, rows) =>
    `Seite ${page} von ${pages}: Spalten ${cols[0]} bis ${cols[1]}, Reihen ${rows[0]} bis ${rows[1]}. Die blassen Felder überlappen die nächste Seite.`,
  hex: (col, row) => `${col}·${row}`,
  leaflet: {
    name: "Anaxis: Faltblatt",
    rules: "Eine Runde in Kürze. Alles Weitere steht in den Regeln.",
    difficulty: "Schwierigkeit",
    difficultyRule:
      "Entfernung ÷ Sensoren, aufgerundet, plus Manöver: Ausweichen des Ziels minus Verfolgen, plus 1, wenn das feuernde Schiff ausweicht oder ein anderes verfolgt, minus Zielverfolgung, nie unter 0 (AX-5.4).",
    odds: "Erwarteter Schaden eines Würfels",
    oddsRule:
      "Quer: Panzerung minus Durchschlag. Multipliziere mit den Würfeln der Batterie. Ein Würfel trifft über der Schwierigkeit; ein Treffer zählt, wenn sein zweiter Würfel Panzerung minus Durchschlag übertrifft (AX-6).",
    evadingHead: "Übrige Drehungen, und wie viel schwerer das Schiff zu treffen ist (AX-4.2)",
    upTo: (n) => `bis ${n}`,
    from: (n) => `${n} und mehr`,
    points: "Kinopunkte",
    pointsHead: ["Bonus", "KP", "Wirkung"],
    bonuses: [
      ["Kommando", "1", "Initiative −5 bei Bewegung oder +5 beim Feuern"],
      ["Technik", "1", "ein Schritt mehr vorwärts oder rückwärts"],
      ["Steuerung", "1", "eine Drehung um 60° mehr"],
      ["Feuerleitung", "1", "Sensoren +1 für eine Batterie"],
      ["Kanoniere", "1", "Zielverfolgung +2 für die Sekundärbatterie"],
      ["Schadenskontrolle", "1", "ignoriert 4 Punkte Schaden einer Salve"],
      ["Mehr Feuerkraft", "2", "ein Würfel mehr für eine Batterie"],
      ["Mehr Durchschlag", "2", "Durchschlag +1 für eine Batterie"],
      ["Tausch", "1", "ein Würfel gegen 1 Durchschlag oder umgekehrt"],
    ],
    pointsRule:
      "Offen ausgegeben, für ein Schiff und eine Runde. Derselbe Bonus nur einmal pro Schiff und Runde, Kommando einmal pro Phase, Schadenskontrolle einmal pro Wurf. Feuerkraft, Durchschlag und Tausch: eine Art pro Runde, für beide Batterien zum doppelten Preis (AX-8).",
    ships: "Schiffe",
    shipsHead: ["Schiff", "Initiative", "Rumpf", "Ausw.", "Feuer"],
  },
  title: { game: "Anaxis", ships: "Anaxis: Schiffsbögen und Marker", map: (name) => `Anaxis: ${name}` },
};
