/** The German sentences for errors of what people do together: opponents, challenges, clubs, tournaments and seasons. */
import { type About, text } from "../error-about.ts";

export function clubProblem(code: string, about: About): string | undefined {
  switch (code) {
    case "CHALLENGE_REFUSED":
      return "Diese Person nimmt von dir gerade keine Herausforderung an.";
    case "CHALLENGE_SELF":
      return "Dich selbst kannst du nicht herausfordern.";
    case "CHALLENGE_GAME":
      return "Dieser Server hat keine Partie zu zweit mit diesem Spiel und diesen Optionen.";
    case "CHALLENGE_FULL":
      return `Du hast ${String(about["limit"])} Herausforderungen verschickt. Zieh eine zurück oder warte auf eine Antwort.`;
    case "CHALLENGE_NONE":
      return "Diese Herausforderung wurde zurückgezogen, beantwortet oder ist verfallen.";
    case "RELATION_SELF":
      return "Dir selbst kannst du weder folgen noch dich blockieren.";
    case "RELATION_FULL":
      return `Mehr speichert der Server nicht: ${String(about["limit"])}. Entferne zuerst jemanden.`;
    case "TICKET_ACCOUNT":
      return "Gewertete Partien brauchen auf beiden Seiten ein Konto. Leg eins an oder such eine ungewertete Partie.";
    case "BOT_ACCOUNT":
      return "Ein Programm auf der Rangliste braucht ein Konto, das es betreibt.";
    case "BOT_FULL":
      return "Mehr Programme kannst du nicht haben. Entferne zuerst eines.";
    case "BOT_PAUSED":
      return "Dieses Programm hat Partien unbeantwortet gelassen und muss warten.";
    case "BOT_SCOPE":
      return "Das Token dieses Programms erlaubt ihm nicht, Gegner zu suchen.";
    case "HOST_NAME":
      return "Namen, die mit „BOT“ beginnen, gehören Programmen. Wähle einen anderen.";
    case "TICKET_NONE":
      return "Dein Gesuch ist nicht mehr offen, oder es sucht das nicht.";
    case "TICKET_MEANWHILE":
      return `Du spielst beim Warten schon ${String(about["limit"])} Partien gegen Bots. Beende eine oder gib sie auf.`;
    case "TICKET_GAME":
      return "Dieser Server hat von diesem Spiel keine Partie zu zweit.";
    case "TOURNAMENT_CLUB":
      return "Nur ein Turnier eines Klubs kann sich auf dessen Mitglieder beschränken. Wähle einen Klub.";
    case "CLUB_UNKNOWN":
      return "Diesen Klub gibt es nicht.";
    case "CLUB_FORBIDDEN":
      return "Das kann nur die Leitung des Klubs.";
    case "CLUB_ACCOUNT":
      return "Dafür brauchst du ein Konto. Melde dich zuerst an.";
    case "CLUB_NAME":
      return "Ein anderer Klub heißt schon so oder sieht so aus. Wähle einen anderen Namen.";
    case "CLUB_LIMIT":
      return `Mehr als ${text(about["limit"])} Klubs sind nicht möglich.`;
    case "CLUB_FULL":
      return "Der Klub ist zurzeit voll.";
    case "CLUB_MEMBER":
      return "Du gehörst schon zu diesem Klub.";
    case "CLUB_OWNER":
      return "Wer den Vorsitz hat, kann nicht gehen. Übergib den Klub zuerst oder löse ihn auf.";
    case "CLUB_PERSON":
      return "Diese Person ist nicht mehr im Klub.";
    case "CLUB_REFUSED":
      return "Diesem Klub kannst du nicht beitreten.";
    case "CLUB_INVITATION":
      return "Zum Beitreten brauchst du den Einladungslink.";
    case "CLUB_REPORTS":
      return "Du hast schon viele Meldungen gesendet. Warte, bis die Administration sie gelesen hat.";
    case "CLUB_TAKEN_DOWN":
      return "Die Administration hat diesen Klub entfernt.";
    case "CLUB_BUSY":
      return "Der Klub hat Mannschaftskämpfe vor sich. Sage sie zuerst ab.";
    case "TEAM_SELF":
      return "Ein Klub kann sich nicht selbst herausfordern.";
    case "TEAM_GAME":
      return "Mit diesen Einstellungen lässt sich das Spiel nicht zu zweit spielen.";
    case "TEAM_OPEN":
      return "Es sind genug Mannschaftskämpfe offen. Warte, bis einer beginnt.";
    case "TEAM_REFUSED":
      return "Dieser Klub nimmt deine Herausforderung zurzeit nicht an.";
    case "TEAM_MEMBER":
      return "Nur Mitglieder der Klubs können sich anmelden.";
    case "TEAM_SIDE":
      return "Du gehörst zu beiden Klubs. Wähle einen.";
    case "TOURNAMENT_DATE":
      return `Das Turnier beginnt an einem Termin in der Zukunft, höchstens ${text(about["days"])} Tage voraus.`;
    case "SEASON_UNKNOWN":
      return "Diese Saison gibt es nicht.";
    case "SEASON_FORBIDDEN":
      return "Das kann nur die Turnierleitung.";
    case "SEASON_FULL":
      return `Mehr als ${text(about["limit"])} Saisons kannst du nicht leiten. Beende zuerst eine.`;
    case "TOURNAMENT_UNKNOWN":
      return "Dieses Turnier gibt es nicht, oder es wurde abgesagt.";
    case "TOURNAMENT_FORBIDDEN":
      return "Das kann nur die Turnierleitung.";
    case "TOURNAMENT_ACCOUNT":
      return "Um ein Turnier zu leiten, brauchst du ein Konto. Melde dich zuerst an.";
    case "TOURNAMENT_SEATS":
      return "Nur an Tischen für zwei lassen sich beide Seiten spielen.";
    case "TOURNAMENT_STATE":
      return "Das Turnier hat sich inzwischen geändert. Das geht nicht mehr.";
    case "TOURNAMENT_INVITE":
      return "Zum Mitmachen brauchst du eine Einladung der Turnierleitung.";
    case "TOURNAMENT_FULL":
      return "Das Turnier ist voll.";
    case "TOURNAMENT_NAME":
      return "Diesen Namen gibt es im Turnier schon. Wähle einen anderen.";
    case "TOURNAMENT_TWICE":
      return "Du machst schon mit.";
    case "TOURNAMENT_FEW":
      return `Zu wenige machen mit. Das Turnier braucht mindestens ${text(about["needed"])}.`;
    case "TOURNAMENT_ARENA":
      return "Eine Arena braucht Tische für zwei, eine laufende Uhr und ihre feste Dauer.";
    case "TOURNAMENT_ENTRANT":
      return "Diese Person ist nicht mehr im Turnier.";
    case "TOURNAMENT_PAIRING":
      return "Diese Paarung gibt es nicht.";
    case "TOURNAMENT_RESULT":
      return "Dieses Ergebnis ist an diesem Tisch nicht möglich.";
    case "TOURNAMENT_TABLE":
      return "An einem Turniertisch lassen sich Sitze nicht neu vergeben. Gib die Partie auf oder tritt auf der Turnierseite zurück.";
    default:
      return undefined;
  }
}
