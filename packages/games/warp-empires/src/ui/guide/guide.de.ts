/** German texts of the guided match. */
import type { Translation } from "@starboard/kit";
import type { en } from "./guide.en.ts";

export const de: Translation<typeof en> = {
  role: "Du bist die Föderation, blau, mit 7 Stapeln und 4 von 10 Systemen. Orion spielt die Klingonen.",
  later: "Die Bewegungsphase ist vorbei. Weiter geht es mit „Fertig“; in deinem nächsten Zug kommt sie wieder.",
  draw: {
    title: "Zieh Karten",
    text: "Ein Zug hat zehn Phasen. In der Phase „Ziehen“ darfst du erst Karten ablegen. Dann ziehst du 5 und behältst höchstens 7.",
    goal: "Zieh deine Karten",
    hint: "Du brauchst alle deine Karten: Wähle „Ziehen“.",
  },
  move: {
    title: "Bewege einen Stapel",
    text: "Bewegungen brauchen eine Karte. Warp bewegt einen Stapel so weit, wie sein langsamstes Schiff kommt. Der Stapel neben Alpha, deiner Heimat, erreicht Corvi, dessen Volk niemandem gehört.",
    goal: "Bewege einen Stapel",
    hint: "Spiele Warp. Wähle den Stapel neben Alpha, dann Corvi, und halte dort an.",
  },
  explore: {
    title: "Erkunde ein System",
    text: "Stapel erkunden unbekannte Systeme nach der Bewegungsphase. Drei Würfel zeigen die Rohstoffe, das Volk und ob dort ein Enigma lauert.",
    goal: "Erkunde ein System",
    hint: "Spiele noch eine Warp-Karte und bewege den Stapel neben Caph nach Errai. Beende dann die Bewegungsphase.",
  },
  diplomacy: {
    title: "Wirb um ein Volk",
    text: "Ein Stapel darf um ein neutrales Volk werben. Ein Würfel muss 6 zeigen; die Föderation zählt 1 dazu, jede Diplomacy-Karte ebenso.",
    goal: "Wirb um ein Volk",
    hint: "Bewege einen Stapel nach Corvi. Spiele in der Diplomatiephase zuerst Diplomacy, dann würfle.",
  },
  revenue: {
    title: "Einnahmen",
    text: "Jedes System unter deiner Kontrolle zahlt: deine Heimat 10, andere für Volk und Rohstoffe. Einnahmekarten kommen hinzu.",
    goal: "Nimm deine Einnahmen",
    hint: "Spiele Increase Production, wenn du die Karte hast, dann weiter.",
  },
  recruit: {
    title: "Wirb Schiffe an",
    text: "In der Anwerbungsphase ziehst du 5 Einheiten und kaufst, was du möchtest, zum Preis ihrer Stärke. Sie beginnen in deiner Heimat.",
    goal: "Kaufe eine Einheit",
    hint: "Wähle „Einheiten ziehen“, dann eine Einheit, die du bezahlen kannst.",
  },
  build: {
    title: "Baue eine Colony",
    text: "Ein System ohne Volk zahlt für seine Rohstoffe nur mit einer Colony. Eine Colony kostet 6.",
    goal: "Baue eine Colony",
    hint: "Wähle Colony in einem deiner Systeme, zum Beispiel in Benna.",
  },
  control: {
    title: "Übernimm die Kontrolle",
    text: "Am Ende deines Zugs übernimmst du Systeme, in denen nur deine Einheiten stehen. Sie zahlen ab dem nächsten Zug.",
    goal: "Kontrolliere ein neues System",
    hint: "Beende die Anwerbungsphase. Ein Stapel, der in einem System bleibt, übernimmt es.",
  },
  battle: {
    title: "Schlage eine Schlacht",
    text: "Stapel zweier Seiten in einem Gebiet kämpfen. Die höhere Stärke gewinnt; Karten, Anführer und Systeme kommen hinzu. Orion hält Faro mit zwei kleinen Schiffen.",
    goal: "Gewinne eine Schlacht",
    hint: "Bewege den Stapel mit dem Stern, neben Faro, nach Faro. Wähle „Angreifen“, dann spiele Schlachtkarten oder passe.",
  },
  win: {
    title: "Gewinne die Partie",
    text: "Mit mehr als 60 % aller Systeme gewinnst du: 7 von diesen 10. Diese Partie endet spätestens nach Runde 6.",
    goal: "Kontrolliere 7 Systeme",
    now: (systems) => `jetzt ${systems}`,
    hint: "Lass Stapel bis zum Ende deines Zugs in den Systemen stehen, die du genommen hast.",
  },
  endings: {
    won: {
      title: "Der Quadrant gehört dir: gewonnen",
      text: "Du hast erkundet, Freunde gefunden und eine Schlacht gewonnen. Spiele als Nächstes eine volle Partie auf einer Karte mit 72 Gebieten.",
    },
    lost: {
      title: "Orion hält mehr Systeme",
      text: "Bewege nächstes Mal in jedem Zug einen Stapel und lass in jedem genommenen System ein Schiff zurück.",
    },
    undecided: {
      title: "Nach 6 Runden kein Sieg",
      text: "Nutze nächstes Mal jede Warp-Karte, wirb um Corvi und nimm Faro mit deinem großen Stapel.",
    },
  },
};
