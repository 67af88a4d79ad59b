/** German texts of the guided match. */
import type { Translation } from "@starboard/kit";
import type { en } from "./guide.en.ts";

export const de: Translation<typeof en> = {
  role: "Du bist die Föderation, blau. Orion spielt das Dominion, violett.",
  exchange: {
    title: "Karten tauschen",
    text: "Im ersten Gefecht geht es um den mittleren Sektor. Vorher darfst du bis zu 3 Karten gegen neue tauschen.",
    goal: "Tausche Karten, oder behalte alle",
    hint: "Diese Karten passen gut zusammen. Behalte diesmal alle.",
  },
  match: {
    title: "Mit dem Angriff gleichziehen",
    text: (attack) =>
      `Das Dominion greift mit ${attack} Raum an. Um im Gefecht zu bleiben, brauchst du mindestens so viel. Ein Manöver zählt seine Stärke zu der deiner Einheit.`,
    unit: "Wähle eine Einheit",
    goal: "Zieh mit dem Angriff gleich",
    hint: "Peregrine Fighters haben 3 Raum, Quantum Torpedoes bringen 2 dazu. Wähle beide und setze sie ein.",
  },
  draw: {
    title: "Karten ziehen",
    text: "Am Ende deines Zugs darfst du ziehen, bis du 6 Karten hast. Dein Nachziehstapel ist auch die Uhr: Ist er leer, endet die Schlacht nach diesem Gefecht.",
    goal: "Zieh eine Karte",
    hint: "Wähle das Ziehen in der Zeile unter dem Spielplan.",
  },
  takeUp: {
    title: "Karten aufnehmen",
    text: "Karten mit dem Handsymbol darfst du zu Beginn deines Zugs vom Tisch aufnehmen. Peregrine Fighters liegt dort und kann noch einmal kämpfen.",
    goal: "Nimm eine Karte auf",
    hint: "Wähle das Aufnehmen, oder klicke Peregrine Fighters auf deinem Einheitenstapel an, bevor du einsetzt.",
  },
  command: {
    title: "Kommandos bleiben",
    text: "Ein Manöver wirkt nur einen Zug lang. Ein Kommando bleibt das ganze Gefecht im Spiel und zählt in jedem Zug.",
    goal: "Setze ein Kommando ein",
    hint: "Captain Sisko bringt 4 Raum. Setze ihn mit Vorcha Class ein, die 5 hat.",
  },
  event: {
    title: "Ereignisse kommen zuerst",
    text: "Vor dem Einsetzen darfst du ein Ereignis spielen. Es hat keine Stärke und wirkt sofort. Section 31 lässt ein gegnerisches Kommando ablegen.",
    goal: "Spiele ein Ereignis",
    hint: "Wähle Section 31 und spiele die Karte. Ohne Legate Damar sinkt der Angriff um 4.",
  },
  surrender: {
    title: "Einen Sektor aufgeben",
    text: "Du musst nicht jedes Gefecht gewinnen. Gibst du auf, verlierst du nur den Sektor. Deine Handkarten bleiben, und du wählst den nächsten Angriff.",
    goal: "Gib dieses Gefecht auf, oder gewinne es",
    hint: "7 Raum würden dich deine besten Karten kosten. Gib auf, und spare sie für deinen eigenen Angriff.",
  },
  attack: {
    title: "Wer verliert, greift an",
    text: "Die Seite, die das letzte Gefecht verloren hat, greift als Nächste an. Wähle einen deiner Sektoren, dann einen gegnerischen daneben.",
    goal: "Wähle den Angriff",
    hint: "Wähle einen Sektor mit bernsteinfarbenem Rand, dann den Sektor, den du angreifst.",
  },
  open: {
    title: "Das Gefecht eröffnen",
    text: "Der Angreifer eröffnet mit einer Einheit und nennt Raum oder Oberfläche. Jede Karte hat für beides eine Stärke. Der Verteidiger muss dort gleichziehen.",
    goal: "Eröffne mit 4 oder mehr",
    hint: "Wähle eine Einheit mit einer hohen Zahl, dann Raum oder Oberfläche.",
  },
  win: {
    title: "Die Schlacht gewinnen",
    text: "Die Schlacht endet, wenn ein Nachziehstapel leer ist. Die Seite mit mehr Sektoren gewinnt. Hier endet sie spätestens nach dem dritten Gefecht.",
    goal: "Halte am Ende 4 Sektoren",
    now: (sectors) => `jetzt ${sectors}`,
    hint: "Zieh mit jedem Angriff mit so wenigen Karten wie möglich gleich. Das Dominion hat nur noch wenige.",
  },
  endings: {
    won: {
      title: "Mehr Sektoren: Du hast die Schlacht gewonnen",
      text: "Du hast aufgegeben, was billig war, und gehalten, was zählt. Spiele als Nächstes eine ganze Schlacht mit 30 Karten auf jeder Seite.",
    },
    lost: {
      title: "Das Dominion hält mehr Sektoren",
      text: "Zieh nächstes Mal mit den ersten Angriffen mit kleinen Karten gleich, und spare Captain Sisko und Section 31 für den dritten Zug.",
    },
    undecided: {
      title: "Die Schlacht ist nicht entschieden",
      text: "Noch hat keine Seite mehr Sektoren. Spiele als Nächstes eine ganze Schlacht mit 30 Karten auf jeder Seite.",
    },
  },
};
