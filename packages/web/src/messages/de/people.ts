/** Texts of profiles in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { ResultOfMatch } from "@starboard/wire/people";
import { RANKED_MATCHES } from "@starboard/wire/ladder";
import type { people as english } from "../en/people.ts";

const { count, list, percent, date } = formatFor("de");

const RESULTS: Readonly<Record<ResultOfMatch, { readonly word: string; readonly letter: string }>> = {
  won: { word: "Gewonnen", letter: "G" },
  drawn: { word: "Unentschieden", letter: "U" },
  lost: { word: "Verloren", letter: "V" },
};

export const people: Translation<typeof english> = {
  title: "Profil",
  lead: (since, matches, followers) =>
    [
      ...(since === null ? [] : [`Spielt seit ${date(since)}`]),
      count(matches, "Partie", "Partien"),
      ...(followers === null || followers === 0
        ? []
        : [followers === 1 ? "1 Person folgt" : `${followers} Personen folgen`]),
    ].join(" · "),
  public: "Alle sehen dieses Profil.",
  private:
    "Andere sehen nur gelistete Partien und Turnierpartien, und deine Wertungen, wenn du auf den Ranglisten stehst.",
  choose: "Mein Profil allen zeigen",
  chooseText:
    "Alle auf diesem Server können dann deine Wertungen, gegen wen du spielst und deine Seiten sehen. Eine Partie, die nicht gelistet war, erscheint nur, wenn alle Beteiligten ihr Profil zeigen.",
  mine: "Dein Profil",
  ratings: "Wertungen",
  noRatings: "Noch keine Wertungen.",
  rating: (rating, deviation) => `${rating} ± ${2 * deviation}`,
  explained: `Glicko-2 zu zweit, Plackett-Luce für mehr: Der Balken enthält in 95 von 100 Fällen die wahre Stärke, auf einer Skala von 1000 bis 2000. Ein Rang auf der Rangliste braucht ${count(RANKED_MATCHES, "Partie", "Partien")}.`,
  rated: (n) => count(n, "gewertete Partie", "gewertete Partien"),
  sides: "Lieblingsseiten",
  sidesNote: "Anteil gewonnener Partien mit seinem 95-%-Intervall",
  share: (won, matches) => `${percent(won / matches)} von ${matches}`,
  shareLabel: (side, won, matches, low, high) =>
    `${side}: ${won} von ${count(matches, "Partie", "Partien")} gewonnen, wahrer Anteil mit 95 % Wahrscheinlichkeit zwischen ${percent(low)} und ${percent(high)}`,
  against: "Gegen",
  opponent: "Name",
  won: "Gewonnen",
  drawn: "Unentschieden",
  lost: "Verloren",
  last: "Zuletzt",
  results: (results) => `Das Neueste zuerst: ${list(results.map((one) => RESULTS[one].word.toLowerCase()))}`,
  result: (one) => RESULTS[one].word,
  letter: (one) => RESULTS[one].letter,
  winners: (names) => (names.length === 0 ? "Unentschieden" : `Gewonnen: ${list(names)}`),
  bot: (level) => `Bot, Stufe ${level}`,
  matches: "Partien",
  noMatches: "Keine beendeten Partien zu zeigen.",
  versus: (names) => (names.length === 0 ? "allein" : `gegen ${list(names)}`),
  ratedMatch: "gewertet",
  follow: (name) => `${name} folgen`,
  followShort: "Folgen",
  unfollow: (name) => `${name} nicht mehr folgen`,
  unfollowShort: "Nicht mehr folgen",
  block: (name) => `${name} blockieren`,
  blockShort: "Blockieren",
  unblock: (name) => `Blockierung von ${name} aufheben`,
  unblockShort: "Nicht mehr blockieren",
  blockedText:
    "Wen du blockierst, kann dich nicht herausfordern und deine offenen Sitze nicht nehmen. Du siehst den Chat dieser Personen nicht, und Gesuche bringen euch nie zusammen. Sie erfahren davon nichts.",
  challenge: (name) => `${name} herausfordern`,
  challengeShort: "Herausfordern",
  preset: "Optionen",
  pace: "Tempo",
  send: "Herausforderung schicken",
  expiresSoon: "Die Herausforderung gilt eine Stunde.",
  expiresLater: "Die Herausforderung gilt 7 Tage.",
  challenges: "Herausforderungen",
  noChallenges: "Keine Herausforderungen. Auf Profilen und Ranglisten kannst du andere herausfordern.",
  challengesYou: (name) => `${name} fordert dich heraus`,
  sentTo: (name, state) =>
    state === "waiting"
      ? `${name} hat noch nicht geantwortet`
      : `${name} hat ${state === "accepted" ? "angenommen" : "abgelehnt"}`,
  accept: (name) => `Herausforderung von ${name} annehmen`,
  acceptShort: "Annehmen",
  decline: (name) => `Herausforderung von ${name} ablehnen`,
  declineShort: "Ablehnen",
  withdraw: (name) => `Herausforderung an ${name} zurückziehen`,
  withdrawShort: "Zurückziehen",
  takeFrom: "Herausforderungen von",
  takers: { everyone: "Allen", followed: "Personen, denen du folgst", nobody: "Niemandem" },
  profileOf: (name) => `Profil von ${name}`,
  following: "Du folgst",
  followsNobody: "Du folgst noch niemandem. Öffne das Profil einer Person, um ihr zu folgen.",
  openSeats: "Offene Sitze",
  theirMatches: "Partien dieser Person",
  blocked: "Du blockierst",
};
