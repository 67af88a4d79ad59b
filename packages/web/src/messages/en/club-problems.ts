/** The sentences for errors of what people do together: opponents, challenges, clubs, tournaments and seasons. */
import { type About, text } from "../error-about.ts";

export function clubProblem(code: string, about: About): string | undefined {
  switch (code) {
    case "CHALLENGE_REFUSED":
      return "This player takes no challenge from you now.";
    case "CHALLENGE_SELF":
      return "You can’t challenge yourself.";
    case "CHALLENGE_GAME":
      return "This server has no match for two of that game with those options.";
    case "CHALLENGE_FULL":
      return `You have sent ${String(about["limit"])} challenges. Withdraw one, or wait for an answer.`;
    case "CHALLENGE_NONE":
      return "This challenge was withdrawn, answered, or has expired.";
    case "RELATION_SELF":
      return "You can’t follow or block yourself.";
    case "RELATION_FULL":
      return `That is the most the server keeps: ${String(about["limit"])}. Remove someone first.`;
    case "TICKET_ACCOUNT":
      return "Rated matches need an account on both sides. Create one, or ask for an unrated match.";
    case "BOT_ACCOUNT":
      return "A program on the ladder needs an owner with an account.";
    case "BOT_FULL":
      return "You cannot have more programs. Remove one first.";
    case "BOT_PAUSED":
      return "This program left matches unanswered and has to wait.";
    case "BOT_SCOPE":
      return "The token of this program does not allow it to look for opponents.";
    case "HOST_NAME":
      return "Names that begin with “BOT” are for programs. Choose another name.";
    case "TICKET_NONE":
      return "Your ticket is not open any more, or it does not ask for this.";
    case "TICKET_MEANWHILE":
      return `You are playing ${String(about["limit"])} matches against bots while you wait. Finish or concede one first.`;
    case "TICKET_GAME":
      return "This server has no match for two of that game.";
    case "TOURNAMENT_CLUB":
      return "Only the members of a club can be the entrants of its tournament. Choose a club.";
    case "CLUB_UNKNOWN":
      return "This club does not exist.";
    case "CLUB_FORBIDDEN":
      return "Only organisers of the club can do that.";
    case "CLUB_ACCOUNT":
      return "You need an account for that. Sign in first.";
    case "CLUB_NAME":
      return "Another club has this name, or one that looks the same. Choose another name.";
    case "CLUB_LIMIT":
      return `You cannot belong to more than ${text(about["limit"])} clubs.`;
    case "CLUB_FULL":
      return "The club is full at the moment.";
    case "CLUB_MEMBER":
      return "You already belong to this club.";
    case "CLUB_OWNER":
      return "The owner cannot leave. Hand the club over first, or close it.";
    case "CLUB_PERSON":
      return "This person is no longer in the club.";
    case "CLUB_REFUSED":
      return "You cannot join this club.";
    case "CLUB_INVITATION":
      return "You need the invitation link to join this club.";
    case "CLUB_REPORTS":
      return "You have sent many reports. Wait until an administrator has read them.";
    case "CLUB_TAKEN_DOWN":
      return "An administrator has taken this club down.";
    case "CLUB_BUSY":
      return "The club has team matches that have not begun. Call them off first.";
    case "TEAM_SELF":
      return "A club cannot challenge itself.";
    case "TEAM_GAME":
      return "This game cannot be played for two with these settings.";
    case "TEAM_OPEN":
      return "There are enough open team matches. Wait until one begins.";
    case "TEAM_REFUSED":
      return "This club does not take your challenge now.";
    case "TEAM_MEMBER":
      return "Only members of the clubs can sign up.";
    case "TEAM_SIDE":
      return "You belong to both clubs. Choose one.";
    case "TOURNAMENT_DATE":
      return `The tournament begins on a date that lies ahead, at most ${text(about["days"])} days.`;
    case "SEASON_UNKNOWN":
      return "This season does not exist.";
    case "SEASON_FORBIDDEN":
      return "Only the organiser can do that.";
    case "SEASON_FULL":
      return `You cannot run more than ${text(about["limit"])} seasons. Stop one first.`;
    case "TOURNAMENT_UNKNOWN":
      return "This tournament does not exist, or it was cancelled.";
    case "TOURNAMENT_FORBIDDEN":
      return "Only the organiser can do that.";
    case "TOURNAMENT_ACCOUNT":
      return "You need an account to organise a tournament. Sign in first.";
    case "TOURNAMENT_SEATS":
      return "Only two-player tables can play both sides.";
    case "TOURNAMENT_STATE":
      return "The tournament has changed in the meantime. This is no longer possible.";
    case "TOURNAMENT_INVITE":
      return "You need the organiser’s invitation to enter.";
    case "TOURNAMENT_FULL":
      return "The tournament is full.";
    case "TOURNAMENT_NAME":
      return "Another entrant has this name. Choose another one.";
    case "TOURNAMENT_TWICE":
      return "You have already entered.";
    case "TOURNAMENT_FEW":
      return `Not enough entrants. The tournament needs at least ${text(about["needed"])}.`;
    case "TOURNAMENT_ARENA":
      return "An arena needs two-player tables, a live clock, and its fixed duration.";
    case "TOURNAMENT_ENTRANT":
      return "That entrant is no longer in the tournament.";
    case "TOURNAMENT_PAIRING":
      return "This pairing does not exist.";
    case "TOURNAMENT_RESULT":
      return "That result is not possible at this table.";
    case "TOURNAMENT_TABLE":
      return "Seats at a tournament table cannot be reassigned. Resign the match, or withdraw on the tournament page.";
    default:
      return undefined;
  }
}
