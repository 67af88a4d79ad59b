/** Texts of the ladders in German. */
import { formatFor, type Translation } from "@starboard/kit";
import { LADDER_REST_DAYS, RANKED_DEVIATION, RANKED_MATCHES } from "@starboard/wire/ladder";
import type { RatingPace } from "@starboard/wire/rating";
import type { ladder as english } from "../en/ladder.ts";

const { count, percent } = formatFor("de");

const BOARDS: Readonly<Record<RatingPace, string>> = { live: "Live", correspondence: "Fernpartien" };

export const ladder: Translation<typeof english> = {
  title: "Rangliste",
  lead: "Wertungen aus gewerteten Partien zwischen Konten. Hier steht nur, wer es erlaubt.",
  game: "Spiel",
  pace: "Tempo",
  paces: { live: "Live", correspondence: "Fernpartien" },
  players: "Personen",
  tables: { two: "Zu zweit", more: "Zu dritt oder mehr" },
  board: (pace, players) => `${BOARDS[pace]}${players === "more" ? ", zu dritt oder mehr" : ""}`,
  head: {
    rank: "Rang",
    name: "Name",
    scale: "Wertung mit Intervall, 1000 bis 2000",
    rating: "Wertung",
    matches: "Partien",
    won: "Siege",
    last: "Letzte 5",
    climbed: "Diese Woche",
  },
  rating: (rating, deviation) => `${rating} ± ${2 * deviation}`,
  interval: (deviation) => `± ${2 * deviation}`,
  share: (won, matches) => percent(won / matches),
  climbed: (ranks) =>
    ranks === null ? "neu" : ranks === 0 ? "gleich" : ranks > 0 ? `${ranks} hinauf` : `${-ranks} hinab`,
  explained: (players) =>
    `${players === "two" ? "Glicko-2, für Partien zu zweit: Ein Sieg gegen Stärkere bringt mehr." : "Plackett-Luce, das Modell von OpenSkill, für Partien zu dritt oder mehr: Jeder Platz zählt gegen jeden anderen."} Die wahre Stärke liegt in 95 von 100 Fällen im Intervall. Wo sich Balken überdecken, kann die Reihenfolge Zufall sein.`,
  rests: (players) =>
    `Ein Rang braucht ${count(RANKED_MATCHES, "gewertete Partie", "gewertete Partien")}${players === "two" ? ` und ein Intervall von höchstens ± ${2 * RANKED_DEVIATION.two}` : ""}. Das Intervall wächst, solange jemand pausiert; nach ${LADDER_REST_DAYS} Tagen ohne gewertete Partie verlässt man die Rangliste bis zur nächsten.`,
  paceText: "Live-Partien haben eine Uhr, die Sekunden zählt. Alle anderen gelten als Fernpartien.",
  season: (since) => `Diese Saison, seit ${since}`,
  seasonHead: { matches: "Partien", gained: "Gewinn" },
  gained: (points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0"),
  seasonText: `Gewonnene Wertungspunkte in diesem Quartal, für alle mit mindestens ${count(RANKED_MATCHES, "gewerteten Partie", "gewerteten Partien")} darin.`,
  seasonNone: "Noch niemand hat in dieser Saison genug gewertete Partien.",
  none: "Die Rangliste ist leer.",
  noRank: "–",
  notRanked: "noch ohne Rang",
  you: "du",
  listed: "Mich auf den Ranglisten zeigen",
  listedText: "Alle auf diesem Server können dann deinen Spielnamen und deine Wertungen sehen.",
  find: "Gewertete Partie finden",
};
