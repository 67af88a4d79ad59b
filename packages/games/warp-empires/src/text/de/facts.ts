/** A German sentence for each fact of Warp Empires. */
import type { FactWE } from "../../facts.ts";
import { headStartOf, sentence } from "../names.ts";
import { format, type GermanNames } from "./names.ts";
import { partName } from "./parts.ts";
import { sumText } from "./terms.ts";

type Kind = FactWE["is"];
type FactTexts = { readonly [K in Kind]: (fact: Extract<FactWE, { is: K }>, n: GermanNames) => string };

type Ending = Extract<FactWE, { is: "won" }>["how"];

const territories = (n: number): string => format.count(n, "Gebiet", "Gebiete");
/** After "von", "mit", "in". */
const inTerritories = (n: number): string => format.count(n, "Gebiet", "Gebieten");
const units = (n: number): string => format.count(n, "Einheit", "Einheiten");
const cards = (n: number): string => format.count(n, "Karte", "Karten");
const points = (n: number): string => format.count(n, "Punkt", "Punkte");

/** How a match ended, after "Lyra gewinnt". `held` territories of `all` that count are the winner’s. */
const ENDINGS: { readonly [H in Ending]: (held: number, all: number, ahead: number) => string } = {
  share: (held, all, ahead) =>
    `: ${held} von ${inTerritories(all)} unter Kontrolle${ahead > 0 ? `, Vorsprung ${ahead}` : ""}`,
  all: (_held, all) => `: alle ${territories(all)} unter Kontrolle`,
  lastSurvivor: () => " als letztes Imperium",
  roundLimit: (held, _all, ahead) => ` nach der letzten Runde mit ${inTerritories(held)}${aheadBy(ahead)}`,
  nobody: () => "",
};
const aheadBy = (n: number): string => (n > 0 ? ` und einem Vorsprung von ${n}` : "");
const CAUSES = {
  battle: " in der Schlacht",
  challenge: " durch die dortige Gefahr",
  noRetreat: ", weil kein Rückzug möglich ist",
  upkeep: ", weil die Einnahmen nicht für den Unterhalt reichen",
  conceded: ", weil die Partie aufgegeben wurde",
  fortification: ", weil die Stellung fällt",
} as const;
const CONSEQUENCES: Readonly<Record<string, string>> = {
  destroyStack: "der Stapel wird zerstört",
  retreatStack: "der Stapel muss sich zurückziehen",
  clearFeature: "die Bevölkerung geht unter",
  rollAgain: "noch einmal würfeln",
};
const WINDOWS = {
  move: "Bewegungen der anderen",
  moveEnd: "das Ende der Bewegungsphase der anderen",
  card: "Karten, die sich gegen diesen Sitz richten",
  attack: "Angriffe auf diesen Sitz",
  raid: "Einnahmen der anderen",
} as const;

const SENTENCES: FactTexts = {
  orderDrawn: (f, n) => `Die Reihenfolge: ${format.list(f.order.map((s) => n.seat(s)))}.`,
  homeDealt: (f, n) => `${sentence(n.does(f.seat, "beginnst", "beginnt"))} in ${n.at(f.at)}.`,
  factionPicked: (f, n) => `${sentence(n.does(f.seat, "spielst", "spielt"))} diese Fraktion: ${n.faction(f.faction)}.`,
  headStart: (f, n) =>
    `Damit die Völker gleich stark sind, ${n.does(f.seat, "hast", "hat")} für den Sieg ${format.count(f.systems, "System", "Systeme")} Vorsprung (${n.faction(f.faction)}).`,
  mustered: (f, n) => `${sentence(n.does(f.seat, "stellst", "stellt"))} ${units(f.count)} in ${n.at(f.at)} auf.`,
  musterSeen: (f, n) => `Darunter: ${n.units(f.units)}.`,
  redrawn: (f, n) =>
    `Für ${n.unit(f.unit)} ${n.whose(f.seat)} ist kein Platz. Stattdessen wird eine andere Einheit gezogen.`,
  fortPlaced: (f, n) => `${sentence(n.does(f.seat, "legst", "legt"))} 1 × ${n.unit(f.unit)} nach ${n.at(f.at)}.`,
  topTurned: (f, n) => `Der Stapel ${n.whose(f.seat)} in ${n.at(f.at)} zeigt jetzt oben: ${n.unit(f.unit)}.`,
  turnBegan: (f, n) => `Runde ${f.round}, Zug ${f.turn}: ${n.seat(f.seat)}.`,
  phaseBegan: (f, n) => `Phase: ${n.phase(f.phase)}.`,
  discarded: (f, n) => `${sentence(n.does(f.seat, "legst", "legt"))} ab: ${n.cards(f.cards)}.`,
  cardsDrawn: (f, n) =>
    `${sentence(n.does(f.seat, "ziehst", "zieht"))} ${cards(f.count)}${f.count < f.owed ? `; ${f.owed} wären es gewesen, aber mehr sind nicht da` : ""}.`,
  cardsSeen: (f, n) => `Gezogen: ${n.cards(f.cards)}.`,
  deckShuffled: (f) => `Der Ablagestapel (${cards(f.cards)}) wird zum neuen Deck gemischt.`,
  cardPlayed(f, n) {
    const as = f.as === null ? "" : ` als ${n.card(f.as)}`;
    const target = f.target === null ? "" : ` gegen ${n.whom(f.target)}`;
    const at = f.at === null ? "" : ` in ${n.at(f.at)}`;
    return `${sentence(n.does(f.seat, "spielst", "spielt"))} ${n.card(f.card)}${as}${target}${at}.`;
  },
  cardNegated: (f, n) =>
    `${sentence(n.does(f.by, "reagierst", "reagiert"))}: ${n.card(f.card)} ${n.whose(f.seat)} hat keine Wirkung.`,
  moveAnnounced(f, n) {
    const path = f.path
      .slice(1)
      .map((at) => n.at(at))
      .join(", dann ");
    return `${sentence(n.does(f.seat, "kündigst", "kündigt"))} eine Bewegung von ${n.at(f.path[0] as string)} nach ${path} an: ${units(f.size)}, oben ${n.unit(f.top)}.`;
  },
  moveNegated: (f, n) =>
    `${sentence(n.does(f.by, "verhinderst", "verhindert"))} die Bewegung ${n.whose(f.seat)}, bevor sie beginnt. Die Einheiten bleiben stehen.`,
  moveStopped: (f, n) =>
    `${sentence(n.does(f.by, "fängst", "fängt"))} die Gruppe ${n.whose(f.seat)} in ${n.at(f.at)} ab.`,
  moved: (f, n) =>
    `${sentence(n.does(f.seat, "bewegst", "bewegt"))} ${units(f.size)} von ${n.at(f.from)} nach ${n.at(f.to)}, oben ${n.unit(f.top)}.`,
  explored: (f, n) =>
    `${sentence(n.does(f.seat, "erkundest", "erkundet"))} ${n.at(f.at)}: ${format.list(f.rolls.map(({ name, die }) => `${partName(name)} (${die})`))}.`,
  challengeRolled: (f, n) =>
    `${n.challenge(f.challenge)} in ${n.at(f.at)}: ${sumText(f.terms, f.total, n)}. ${f.solved ? "Endgültig gelöst." : "Nicht gelöst."}`,
  consequence: (f, n) =>
    `Der Folgenwurf in ${n.at(f.at)} zeigt ${f.die}: ${format.list(f.does.map((op) => CONSEQUENCES[op] ?? op))}.`,
  featureGone: (f, n) => `In ${n.at(f.at)} gibt es das nicht mehr: ${n.feature(f.feature)}.`,
  parleyRolled(f, n) {
    const result = { joined: "Es schließt sich an", refused: "Es lehnt vorerst ab", locked: "Es schließt sich nie an" }[
      f.result
    ];
    return `${sentence(n.does(f.seat, "wirbst", "wirbt"))} um das Volk in ${n.at(f.at)}: ${sumText(f.terms, f.total, n)}. ${result}.`;
  },
  unitsLost: (f, n) =>
    `${sentence(n.does(f.seat, "verlierst", "verliert"))} in ${n.at(f.at)} ${n.units(f.units)}${CAUSES[f.cause]}.`,
  retreated: (f, n) =>
    `${sentence(n.does(f.seat, "ziehst dich", "zieht sich"))} mit ${units(f.count)} von ${n.at(f.from)} nach ${n.at(f.to)} zurück.`,
  declared: (f, n) =>
    f.what === "attack"
      ? `${sentence(n.does(f.seat, "erklärst", "erklärt"))} in ${n.at(f.at)} einen Angriff auf ${n.whom(f.foe)}.`
      : `${sentence(n.does(f.seat, "erklärst", "erklärt"))} in ${n.at(f.at)} eine diplomatische Mission bei ${n.toWhom(f.foe)}.`,
  attackForbidden: (f, n) =>
    `In ${n.at(f.at)} findet keine Schlacht statt. ${sentence(n.does(f.seat, "darfst", "darf"))} ${n.whom(f.by)} in diesem Zug nicht noch einmal angreifen.`,
  battleBegan(f, n) {
    const foe = f.defender === null ? n.neutral(f.feature ?? "")[1] : n.whom(f.defender);
    const sides = `${n.units(f.units[0])} gegen ${f.defender === null ? "Würfel" : n.units(f.units[1])}`;
    return `Schlacht in ${n.at(f.at)}: ${n.seat(f.attacker)} gegen ${foe}, ${sides}.`;
  },
  neutralRolled: (f, n) => `${sentence(n.neutral(f.feature)[0])} würfelt ${f.dice.join(" × ")} = ${f.force}.`,
  cardsRevealed: (f, n) =>
    f.cards.length === 0
      ? `${sentence(n.does(f.seat, "hast", "hat"))} keine Karte gewählt.`
      : `${sentence(n.does(f.seat, "deckst", "deckt"))} auf: ${n.cards(f.cards)}.`,
  cardReturned: (f, n) => `${n.card(f.card)} kehrt auf die Hand ${n.whose(f.seat)} zurück.`,
  battleDecided(f, n) {
    const sums = `Angriff ${sumText(f.terms[0], f.sums[0], n)}; Verteidigung ${sumText(f.terms[1], f.sums[1], n)}`;
    if (f.how === "standoff") return `In ${n.at(f.at)}: ${sums}. Unentschieden.`;
    const victor = f.winner === null ? "die Verteidigung gewinnt" : n.does(f.winner, "gewinnst", "gewinnt");
    const why =
      f.how === "tie"
        ? ", denn bei Gleichstand gewinnt die Verteidigung"
        : f.how === "conceded"
          ? ", denn die Gegenseite gibt auf"
          : "";
    return `In ${n.at(f.at)}: ${sums}. ${sentence(victor)}${why}.`;
  },
  lossNamed(f, n) {
    if (f.by === null) return `${sentence(n.does(f.seat, "verlierst", "verliert"))} zuerst ${n.unit(f.unit)}.`;
    if (f.by === f.seat) return `${sentence(n.does(f.by, "gibst", "gibt"))} 1 × ${n.unit(f.unit)} auf.`;
    return `${sentence(n.does(f.by, "nimmst", "nimmt"))} 1 × ${n.unit(f.unit)} aus dem Stapel ${n.whose(f.seat)}.`;
  },
  lossSaved: (f, n) => `${sentence(n.does(f.seat, "rettest", "rettet"))} 1 × ${n.unit(f.unit)}.`,
  leadersCaptured: (f, n) =>
    `${sentence(n.does(f.seat, "nimmst", "nimmt"))} Anführer ${n.whose(f.from)} gefangen: ${n.units(f.units)}.`,
  assimilated: (f, n) => `${sentence(n.does(f.seat, "behältst", "behält"))} in ${n.at(f.at)}: ${n.units(f.units)}.`,
  subdued: (f, n) => `${sentence(n.does(f.seat, "unterwirfst", "unterwirft"))} ${n.at(f.at)}.`,
  incomeChanged: (f, n) =>
    `${n.card(f.card)}: Einnahmen ${n.whose(f.seat)} in diesem Zug ${f.amount < 0 ? `−${-f.amount}` : `+${f.amount}`}.`,
  revenuePaid: (f, n) =>
    `${sentence(n.does(f.seat, "nimmst", "nimmt"))} ${points(f.total)} ein (davon ${f.printed} aufgedruckt); in der Kasse sind jetzt ${f.treasury}.`,
  recruitsDrawn: (f, n) =>
    `${sentence(n.does(f.seat, "ziehst", "zieht"))} ${f.bonus ? format.count(f.count, "weitere Einheit", "weitere Einheiten") : units(f.count)} vom Stapel.`,
  recruitsSeen: (f, n) => `Zu kaufen: ${n.units(f.units)}.`,
  bonusRolled: (f, n) =>
    `${sentence(n.does(f.seat, "hast", "hat"))} alle gezogenen Einheiten gekauft. Der Würfel bringt ${format.count(f.die, "weitere Einheit", "weitere Einheiten")}.`,
  unitBought: (f, n) =>
    `${sentence(n.does(f.seat, "kaufst", "kauft"))} ${f.unit === null ? "eine Einheit" : `1 × ${n.unit(f.unit)}`} für ${points(f.price)} in ${n.at(f.at)}.`,
  built: (f, n) =>
    `${sentence(n.does(f.seat, "baust", "baut"))} 1 × ${n.building(f.building)} in ${n.at(f.at)} für ${points(f.price)}.`,
  recruitsReturned: (f, n) => `${sentence(n.does(f.seat, "legst", "legt"))} ${units(f.count)} zurück.`,
  upkeepDue: (f, n) =>
    `Einnahmen von ${f.revenue} unterhalten ${units(f.limit)}; ${n.does(f.seat, "hast", "hat")} ${f.units}.`,
  controlPlaced: (f, n) =>
    f.from === null
      ? `${sentence(n.does(f.seat, "kontrollierst", "kontrolliert"))} jetzt ${n.at(f.at)}.`
      : `${sentence(n.does(f.seat, "kontrollierst", "kontrolliert"))} jetzt ${n.at(f.at)}, das vorher ${n.toWhom(f.from)} gehörte.`,
  controlRemoved: (f, n) =>
    `${sentence(n.does(f.by, "entfernst", "entfernt"))} den Kontrollmarker ${n.whose(f.seat)} aus ${n.at(f.at)}.`,
  handSeen: (f, n) => `Die Hand ${n.whose(f.of)}: ${n.cards(f.cards)}.`,
  stackSeen: (f, n) => `Der Stapel ${n.whose(f.of)} in ${n.at(f.at)}: ${n.units(f.units)}.`,
  cardTaken: (f, n) => `${sentence(n.does(f.seat, "nimmst", "nimmt"))} eine Karte aus der Hand ${n.whose(f.from)}.`,
  takenSeen: (f, n) => `Die genommene Karte ist ${n.card(f.card)}.`,
  treasuryMoved: (f, n) =>
    `${sentence(n.does(f.to, "nimmst", "nimmt"))} ${points(f.amount)} aus der Kasse ${n.whose(f.from)}.`,
  orderLeft: (f, n) =>
    f.stands
      ? `${sentence(n.does(f.seat, "gibst", "gibt"))} einen Dauerbefehl für ${WINDOWS[f.window]}.`
      : `${sentence(n.does(f.seat, "hebst", "hebt"))} den Dauerbefehl für ${WINDOWS[f.window]} auf.`,
  eliminated: (f, n) =>
    `${sentence(n.does(f.seat, "scheidest", "scheidet"))} aus: Weder Einheiten noch Marker sind übrig.`,
  conceded: (f, n) => `${sentence(n.does(f.seat, "gibst", "gibt"))} auf.`,
  won(f, n) {
    if (f.seats.length === 0) return "Niemand gewinnt: Es ist niemand mehr da.";
    const { counted } = n.compiled;
    const held = counted.filter((at) => n.view.territories[at]?.marker === f.seats[0]).length;
    const ahead = headStartOf(f.seats[0] as number, n);
    const how = ENDINGS[f.how](held, counted.length, ahead);
    const who = format.list(f.seats.map((s) => n.seat(s)));
    const verb = f.seats.length > 1 ? "gewinnen" : who === "du" ? "gewinnst" : "gewinnt";
    return `${sentence(who)} ${verb}${how}.`;
  },
};

export const tell = (fact: FactWE, names: GermanNames): string =>
  (SENTENCES[fact.is] as (fact: FactWE, names: GermanNames) => string)(fact, names);
