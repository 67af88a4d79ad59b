/** German texts of the options and presets: name, effect and values. */
import type { Options } from "../../options.ts";
import type { OptionText, PresetText } from "../en/options.ts";
import { SPECIES, STAR_NAMES } from "../names.ts";
import { count, list } from "./format.ts";

/** An option with named values. Any other value is shown unchanged. */
function choice(name: string, help: string, values: { readonly [value: string]: string }): OptionText {
  return { name, help, value: (v) => values[String(v)] ?? String(v) };
}
const flag = (name: string, help: string, yes = "Ja", no = "Nein"): OptionText =>
  choice(name, help, { true: yes, false: no });
/** A number option where 0 means none. */
function amount(name: string, help: string, none: string, unit: (n: number) => string): OptionText {
  return { name, help, value: (v) => (v === 0 ? none : unit(Number(v))) };
}
/** An option that is a list of stars. */
function stars(name: string, help: string, none: string): OptionText {
  return {
    name,
    help,
    value: (v) => (Array.isArray(v) && v.length > 0 ? list(v.map((id) => STAR_NAMES[String(id)] ?? String(id))) : none),
  };
}

const rounds = (n: number): string => `Nach ${count(n, "Runde", "Runden")}`;

/** By option id. */
export const OPTIONS: { readonly [id: string]: OptionText } = {
  "ad.version": choice(
    "Variante",
    "Bündnisse: zwei Seiten, die jeweils beide gegnerischen Heimatsterne nehmen müssen. Unabhängige: jede Macht für sich, bis eine übrig ist.",
    { alliances: "Bündnisse", independents: "Unabhängige" },
  ),
  "ad.players": choice("Personen", "Bei Bündnissen zu zweit befehligt jede Person beide Mächte einer Seite.", {
    2: "Zwei",
    3: "Drei",
    4: "Vier",
  }),
  "ad.homes": choice(
    "Heimatsterne",
    "Die Sterne, an denen die Mächte beginnen. Jeder Heimatstern zeigt beide Symbole.",
    {
      standard: "Die üblichen vier: Algol, Regulus, Antares, Pavo",
      mira: "Die drei: Regulus, Antares, Mira",
      duel: "Gegenüberliegende Ecken: Algol, Antares",
      random: "Zufällig gewählt",
      custom: "Namentlich gewählt",
    },
  ),
  "ad.homeStars": stars(
    "Gewählte Heimatsterne",
    "Die Mächte nehmen sie im Uhrzeigersinn. Fehlende werden mit den üblichen Heimatsternen aufgefüllt.",
    "Keine gewählt",
  ),
  "ad.homeRandomMinDist": choice(
    "Mindestabstand zufälliger Heimatsterne",
    "Ein zufälliger Stern, der einem anderen Heimatstern näher liegt, wird neu ausgelost.",
    { 1: "Keiner", 5: "5 Züge", 7: "7 Züge" },
  ),
  "ad.sides": choice("Paarung", "Welche Mächte verbündet sind.", {
    usual: "Algol und Regulus gegen Antares und Pavo",
    diagonal: "Algol und Antares gegen Regulus und Pavo",
    long: "Algol und Pavo gegen Regulus und Antares",
  }),
  "ad.turnStyle": choice("Zugreihenfolge", "Ob Verbündete nacheinander ziehen oder alle Mächte im Uhrzeigersinn.", {
    alliance: "Eine Seite spielt beide Mächte",
    seat: "Alle Mächte im Uhrzeigersinn",
  }),
  "ad.offLimits": stars(
    "Gesperrt",
    "Übliche Heimatsterne, die nicht im Spiel sind, können gesperrt werden. Dort darf kein Schiff ankommen, und sie geben keine Ressourcen.",
    "Kein Stern",
  ),
  "ad.neutralDefence": choice(
    "Neutrale Schiffe",
    "Hausregel: Freie Sterne beginnen mit einer Garnison von je zwei Würfeln, die jede ankommende Flotte bekämpft.",
    {
      none: "Keine",
      both: "An Sternen mit beiden Symbolen",
      inhabited: "An jedem Stern mit Bevölkerung",
      any: "An jedem Stern mit einem Symbol",
    },
  ),
  "ad.recruit": flag(
    "Neutrale Schiffe anwerben",
    "Hausregel: Wirf einen Würfel und zähle deine ankommenden Schiffe dazu. Ist die Summe größer als die Zahl der neutralen Schiffe, schließen sie sich dir an, statt zu kämpfen.",
  ),
  "ad.buildAt": choice("Bauen", "Hausregel: Baue an jedem Stern mit beiden Symbolen, den du kontrollierst.", {
    home: "Nur am Heimatstern",
    anyBoth: "An jedem kontrollierten Stern mit beiden Symbolen",
  }),
  "ad.combat": choice(
    "Schlacht",
    "Die größere Kraft vernichtet die kleinere und verliert nichts. Hausregel: Würfelrunden mit Verlusten auf beiden Seiten.",
    { larger: "Die größere Kraft gewinnt", fortunes: "Kriegsglück: Würfel" },
  ),
  "ad.fortunes.survivor": choice(
    "Wenn beide Seiten vernichtet würden",
    "In einer Würfelrunde können beide Seiten ihre letzten Schiffe verlieren.",
    { none: "Kein Schiff bleibt übrig", last: "Die höhere Summe behält ein Schiff" },
  ),
  "ad.fortunes.equal": choice("Gleiche Kräfte", "Ob eine Flotte gegen eine gleich starke Kraft auftauchen darf.", {
    fight: "Die Würfel entscheiden",
    barred: "Sie kann nicht auftauchen",
  }),
  "ad.fortunes.retreat": flag(
    "Rückzug",
    "Nach jeder Würfelrunde darf sich erst die Verteidigung, dann der Angriff mit einem freien Warp in den Hyperraum zurückziehen.",
  ),
  "ad.weakArrival": choice(
    "Auftauchen gegen eine stärkere Kraft",
    "Die schwächere Flotte wird ohne Wirkung vernichtet, aber ihr Warp ist wieder frei.",
    { allow: "Erlaubt", forbid: "Nicht erlaubt" },
  ),
  "ad.winRegain": flag(
    "Eigene Heimatsterne zum Sieg nötig",
    "Wahlregel: Zum Sieg muss eine Seite auch alle eigenen Heimatsterne besitzen. Partien dauern länger.",
  ),
  "ad.secretAlliances": flag(
    "Geheime Bündnisse",
    "Wahlregel: Je zwei Unabhängige dürfen sich heimlich verbünden, gemeinsam handeln und einander verraten. Nur eine Macht gewinnt.",
  ),
  "ad.forcedArrival": choice(
    "Flotten ausgeschiedener Mächte",
    "Wo die Flotten einer ausgeschiedenen Macht aus dem Hyperraum auftauchen, um sich zu ergeben.",
    { matching: "An Sternen in passender Entfernung", anywhere: "An jedem Stern" },
  ),
  "ad.standoff": choice(
    "Abgelehnter Abzug",
    "Zwei Mächte halten gegenseitig ihre Heimatsterne. Die erste Besatzungsmacht lehnt den Abzug ab und scheidet aus. Das entscheidet, was mit der anderen geschieht.",
    {
      captorFalls: "Ihr Heimatstern kehrt zurück",
      bothFall: "Sie muss ihren Heimatstern noch zurückerobern oder scheidet auch aus",
    },
  ),
  "ad.emptyHomeScores": flag(
    "Leerer Heimatstern zählt",
    "Ob dein eigener Heimatstern in der Wertung zählt, wenn dort keine Schiffe sind.",
  ),
  "ad.turnLimit": amount(
    "Letzte Runde",
    "Nach dieser Runde endet die Partie und wird gewertet.",
    "Keine Grenze",
    rounds,
  ),
  "ad.quietLimit": amount(
    "Ruhige Runden",
    "Die Partie endet und wird gewertet nach so vielen Runden in Folge ohne Schlacht oder Besitzwechsel. 12 beendet nur festgefahrene Partien.",
    "Keine Grenze",
    (n) => `Nach ${count(n, "ruhigen Runde", "ruhigen Runden")}`,
  ),
  "ad.armistice": flag("Waffenstillstand", "Ob zwei Bündnisse vereinbaren dürfen, aufzuhören und zu werten."),
  "ad.compensation": amount(
    "Zusätzliche Schiffe für spätere Züge",
    "Jeder Heimatstern einer Seite, die nicht zuerst zieht, beginnt mit so vielen zusätzlichen Schiffen.",
    "Keine",
    (n) => `Je ${n}`,
  ),
  "ad.firstPlayer": choice("Wer beginnt", "Von dort geht es im Uhrzeigersinn weiter.", {
    dice: "Höchster Wurf",
    fixed: "Die erste Seite",
  }),
  "ad.conference.mode": choice(
    "Konferenzen",
    "Wann Verbündete privat chatten dürfen. Standard für Live-Partien im Netz sind einberufene Konferenzen von 15 Minuten.",
    { called: "In einberufenen Konferenzen", open: "Immer offen" },
  ),
  "ad.conference.minutes": amount(
    "Dauer einer Konferenz",
    "Während einer Konferenz, die die anderen sehen, stehen die Uhren.",
    "Keine Grenze",
    (n) => count(n, "Minute", "Minuten"),
  ),
  "ad.conference.visible": flag("Sichtbare Konferenzen", "Ob die anderen sehen, dass zwei Mächte konferieren."),
  "ad.aliens": flag(
    "Außerirdische",
    `Hausregel: Die Mächte sind andere Völker (${list(SPECIES)}) mit eigenen Namen und Schiffen. Die Regeln bleiben gleich.`,
  ),
  "ad.map": {
    name: "Sternkarte",
    help: "Eine eigene Karte statt der 48 Sterne des Spiels.",
    value: (v) => (v === null ? "Die 48 Sterne" : "Eigene Karte"),
  },
} satisfies { readonly [id in keyof Options]: OptionText };

/** By preset id. */
export const PRESETS: { readonly [id: string]: PresetText } = {
  classic: { name: "Klassisch", help: "Die Grundregeln: keine Würfel, keine neutralen Schiffe." },
  house: {
    name: "Hausregeln",
    help: "Alle Hausregeln: Garnisonen, die sich anschließen können, Bauen an anderen Sternen, Schlachten mit Würfeln.",
  },
  tournament: {
    name: "Turnier",
    help: "Empfohlen: Klassisch mit höchstens 100 Runden oder 12 ruhigen Runden. Spielt eine Partie von jedem Sitz aus.",
    adds: "„Turnier“ ergänzt den Bogen um zwei Grenzen, damit jede Partie endet. Gewertet wird nach Runde 100 oder nach 12 ruhigen Runden in Folge.",
  },
};
