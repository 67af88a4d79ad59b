import { translatable } from "@starboard/kit";
import { clubProblem } from "./club-problems.ts";
import { libraryProblem } from "./library-problems.ts";
import { questions } from "./questions.ts";
import { recordFieldProblem } from "./record-fields.ts";
import { type About, text } from "../error-about.ts";

const detail = (value: unknown): string => (text(value) === "" ? "" : `: ${text(value)}`);

/** Where the problem is, in brackets; empty if the error does not say. */
const place = (about: About): string =>
  typeof about["at"] === "string" && about["at"] !== "" ? ` (at ${about["at"]})` : "";

/** The sentence for an error code. The page shows the code itself beside it. */
export const problem = translatable(
  "web/messages/problems.problem",
  (code: string, about: About = {}): string =>
    pageProblem(code, about) ??
    browserProblem(code) ??
    lessonProblem(code, about) ??
    studyProblem(code, about) ??
    fileProblem(code, about) ??
    hostProblem(code, about) ??
    clubProblem(code, about) ??
    libraryProblem(code, about) ??
    `This could not be done${place(about)}.`,
);

/** What the browser could not do, and what was done with it. */
function browserProblem(code: string): string | undefined {
  switch (code) {
    case "WEB_NO_FILE":
      return "Share the record with Starboard again, or drop its file on any page.";
    case "WEB_PUSH_DENIED":
      return "Your browser blocks notifications from this page. Allow them in the browser’s settings for this site.";
    case "WEB_PUSH":
      return "Your browser could not be registered for notifications. Try again later, or use another method.";
    case "WEB_PASSKEY":
      return "Your device did not provide a passkey. Try again, or use a password.";
    case "WEB_PASSWORD_SET":
      return "The password is set. Other browsers are signed out.";
    case "WEB_CLUB_REPORTED":
      return "Your report was sent.";
    case "WEB_CHALLENGE_SENT":
      return "The challenge is sent. The answer is shown on “Find an opponent”.";
    case "WEB_TABLE_CLOSED":
      return "The table is closed.";
    case "WEB_ACCOUNT_ERASED":
      return "The account was deleted.";
    default:
      return undefined;
  }
}

/** Studies: their files, and what is done with them. */
function studyProblem(code: string, about: About): string | undefined {
  switch (code) {
    case "WEB_STUDY":
      return "This browser does not have this study. Open its file or its link again.";
    case "WEB_STUDY_FULL":
      return "The study holds as many variations or actions as it can. Delete some first.";
    case "WEB_STUDY_LINK":
      return "The study is too long for a link. Save it as a file, or publish it in the library.";
    case "WEB_STUDY_CUT":
      return `The rules no longer allow ${text(about["count"])} of the later actions. Undo brings them back.`;
    case "WEB_STUDY_REVIEWED":
      return `Moments taken over from the review: ${text(about["count"])}.`;
    case "WEB_STUDY_REVIEW":
      return "This browser has no review of the match. Open its replay and choose “Review” first.";
    case "STUDY_SIZE":
      return "The file is too large for a study.";
    case "STUDY_JSON":
    case "STUDY_FORMAT":
      return "This is not a study file.";
    case "STUDY_VERSION":
      return "The study was written by a newer version of Starboard.";
    case "STUDY_FIELD":
      return `The study has an error${place(about)}.`;
    case "STUDY_MOST":
      return `The study holds too much: at most ${text(about["most"])} ${text(about["what"])}.`;
    case "STUDY_RECORD":
      return `A chapter names a match that the study does not have${place(about)}.`;
    case "STUDY_GAME":
      return `The study holds a match of another game${place(about)}.`;
    case "STUDY_SEAT":
      return `The viewpoint is a seat that the match does not have${place(about)}.`;
    case "STUDY_OPEN":
      return `Hands can be open only in a match that has ended${place(about)}.`;
    case "STUDY_RANGE":
    case "STUDY_ENTRY":
    case "STUDY_PLACE":
    case "STUDY_ORDER":
      return `The study names a moment that is not there${place(about)}.`;
    case "STUDY_ACT":
      return `The rules refuse an action of the study (${text(about["rule"])})${place(about)}.`;
    case "STUDY_DRAWS":
      return `An action of the study draws other numbers than it names${place(about)}.`;
    default:
      return undefined;
  }
}

/** Lessons, and the editor that makes them. */
function lessonProblem(code: string, about: About): string | undefined {
  switch (code) {
    case "WEB_LESSON_FILE":
      return "No lesson is open. Open a lesson file on the Learn page.";
    case "WEB_LESSON_MOMENT":
      return "No lesson can begin at this moment. Choose one of a finished match at which a player decides.";
    case "WEB_LESSON_POSITION":
      return "The position or the options of this lesson can’t be read by its game.";
    case "WEB_LESSON_DRAFT":
      return "This browser does not have this draft. Drafts stay in the browser that they were written in.";
    case "WEB_LESSON_NOT_PLAYING":
      return "Stop drawing or moving pieces first, then play.";
    case "WEB_LESSON_MOVE":
      return "Nothing can be moved there. Choose another place.";
    case "SITUATION_SIZE":
      return "The file is too large for a situation.";
    case "SITUATION_JSON":
      return "This is not a lesson or situation file.";
    case "SITUATION_FIELD":
      return `The situation has an error${place(about)}.`;
    case "LESSON_SIZE":
      return "The file is too large for a lesson.";
    case "LESSON_JSON":
    case "LESSON_FORMAT":
      return "This is not a lesson file.";
    case "LESSON_FIELD":
      return `The lesson has an error${place(about)}.`;
    case "WEB_PUZZLE":
      return `There is no puzzle “${text(about["puzzle"])}”.`;
    case "WEB_LESSON":
      return `There is no lesson “${text(about["lesson"])}”.`;
    default:
      return undefined;
  }
}

/** The page and its match engine. */
function pageProblem(code: string, about: About): string | undefined {
  switch (code) {
    case "WEB_GAME":
      return `This copy does not have the game “${text(about["game"])}”.`;
    case "WEB_GUIDE":
      return "This is not possible in a guided match.";
    case "WEB_PICTURE":
      return "The picture could not be drawn in this browser.";
    case "WEB_LOAD":
      return "Part of the page could not be loaded. Check your connection and try again.";
    case "SERVICE_RESTARTED":
      return "The match engine restarted. Your match was restored from this browser’s storage.";
    case "SERVICE_DOWN":
      return "The match engine keeps stopping. Reload the page. Your matches are stored in this browser.";
    case "REVIEW_RUNNING":
      return "The match is not over. Only a finished match can be reviewed.";
    case "REVIEW_RECORD":
      return "The record does not replay to its end, so it can’t be reviewed.";
    case "REVIEW_NO_BOT":
      return "This game has no bots, and a review needs one.";
    case "WEB_STALE":
      return "The position has changed. Nothing was sent; please choose again.";
    case "WEB_FILE_READ":
      return "The file could not be read.";
    case "WEB_LINK_COPIED":
      return "Link copied.";
    case "WEB_LINK_BLOCKED":
      return "The clipboard is blocked. Copy the address from the address bar.";
    case "WEB_QUESTIONS_SAVED":
      return questions.saved;
    case "WEB_IMPORTED":
      return "The record was added to your tables.";
    case "WEB_ORDER_SAVED":
      return "Order saved. It is played while you are away.";
    case "WEB_REMOVED":
      return "The match was deleted.";
    case "MATCH_UNKNOWN":
      return "This match is not in this browser. It may have been deleted, or it is stored in another browser.";
    case "MATCH_EDITION":
      return "This match uses an edition of its rules that is not installed here.";
    case "MATCH_EDITION_MOVE":
      return "The match cannot continue by this edition of its rules.";
    case "MATCH_DAMAGED":
      return "The stored data of this match is damaged. You can still export it.";
    case "MATCH_REMOVED":
      return "This match was deleted.";
    case "MATCH_STORE":
      return /quota/i.test(text(about["problem"]))
        ? "This browser’s storage is full, so nothing was saved. Export and delete old matches to make room."
        : "This browser does not allow the page to store matches. Allow storage for this page, or leave private browsing.";
    case "MATCH_NOT_PERSISTED":
      return "This browser does not allow the page to store matches. You can play, but matches are lost when you close the page. Export what you want to keep.";
    case "MATCH_INTERNAL":
      return `Internal error in the match engine${detail(about["problem"])}. Nothing was changed.`;
    case "MATCH_GAME":
      return "This copy does not have this game or this edition of its rules.";
    case "MATCH_SEATS":
      return `These options need ${text(about["needed"])} seats.`;
    case "MATCH_SEAT":
      return "This seat does not exist, or you do not play it.";
    case "MATCH_BOT_SEAT":
      return "A bot’s hand stays hidden until the match is over.";
    case "MATCH_RUNNING":
      return "This is shown when the match is over.";
    case "MATCH_CLOCK":
      return "That is not possible with this clock, or the clock has changed.";
    case "MATCH_ENTROPY":
      return "The random bytes of a seat are missing. Please start again.";
    case "MATCH_RULES":
      return "The rules of this game could not be loaded. Check your connection and try again.";
    case "SERVICE_FORBIDDEN":
      return "You do not have permission to do this.";
    case "SERVICE_WATCHES":
      return "You are watching the maximum number of matches.";
    case "SERVICE_ANSWER":
      return "The match engine sent an unexpected reply. Reload the page.";
    case "WIRE_JSON":
    case "WIRE_FORM":
    case "WIRE_KIND":
    case "WIRE_FIELD":
    case "WIRE_SIZE":
      return `The match engine could not read the request${place(about)}.`;
    case "WIRE_VERSION":
      return "This page is from another version of Starboard. Please reload it.";
    case "WEB_HOST_AWAY":
      return "Can’t reach the server. Check your connection. Matches on this device still work.";
    case "WEB_NO_HOST":
      return "Online play needs a Starboard server. This copy runs without one.";
    case "WEB_NO_ONLOOKERS":
      return "This table has no spectators. Only its players can see the board.";
    case "WEB_REPORTED":
      return "Reported to the administrator.";
    case "WEB_UNEXPECTED":
      return `Unexpected error${detail(about["message"])}.`;
    default:
      return undefined;
  }
}

/** Records and other files. */
function fileProblem(code: string, about: About): string | undefined {
  switch (code) {
    case "RECORD_EDITION_MOVE":
      return "The match moves to another edition of its rules where it may not.";
    case "RECORD_SIZE":
      return "The file is too large for a record. The limit is 20 million characters.";
    case "RECORD_JSON":
      return "This is not a JSON file. Records are .json files saved by Starboard.";
    case "RECORD_FORMAT":
      return "The file is JSON, but not a Starboard record.";
    case "RECORD_VERSION":
      return `This copy reads version ${text(about["reads"])} of the record format. The file has another version.`;
    case "RECORD_FIELD":
      return recordFieldProblem(about);
    case "RECORD_EDITION":
      return "The record uses a game or an edition that this copy does not have.";
    case "RECORD_EDITION_CHANGED":
      return `The edition in the record was changed after the match: its first hash was made for ${text(about["edition"]) || "another edition"}.`;
    case "RECORD_OPTIONS":
      return "The options in the record are not valid.";
    case "RECORD_CHAIN":
      return "The hash chain is broken: an entry was changed, added or removed.";
    case "RECORD_ORDER":
      return "The entries are out of order.";
    case "RECORD_COMMITMENT":
      return "The published secret does not match the fingerprint fixed before the match.";
    case "RECORD_GENERATOR":
      return "The record uses a random generator that this copy does not know.";
    case "RECORD_DRAWS":
      return "A die roll or shuffle in the record does not match the secret and entropy.";
    case "RECORD_ACT":
      return "The record contains an action that the rules do not allow.";
    case "RECORD_RESULT":
      return "The result in the record is not the result the rules give.";
    case "LAB_MATCH":
      return `The bots could not play a match of this measurement. ${text(about["why"])}`;
    case "LAB_FILE":
      return "This is not a file that the lab can play.";
    case "RECORD_ORIGIN":
      return "The entries copied from an earlier match were changed.";
    case "RECORD_BACK":
      return "The record contains a take-back that the rules do not allow.";
    case "FORK_AT":
      return "The record has no such moment to continue from.";
    case "FORK_OVER":
      return "The match is over at that moment. Choose an earlier one to continue from.";
    case "FORK_DEPTH":
      return "Too many what-ifs are nested. Continue from an earlier record.";
    case "IMPORT_RUNNING":
      return "This match is unfinished, and its next dice are known only where it was played. You can continue it as a what-if.";
    case "FILE_SIZE":
      return "The file is too large. The limit is 20 million characters.";
    case "FILE_JSON":
      return "This is not a JSON file.";
    case "FILE_FORMAT":
      return "The file is JSON, but not a Starboard file.";
    case "FILE_VERSION":
      return `This copy reads version ${text(about["reads"])} of this file type. The file has another version.`;
    case "FILE_FIELD":
      return `A field of the file is not valid${place(about)}.`;
    default:
      return undefined;
  }
}

/** Tables, accounts and what belongs to them. */
function hostProblem(code: string, about: About): string | undefined {
  switch (code) {
    case "BOT_FAILED":
      return "A bot ran out of thinking time and chose at random.";
    case "HOST_ORIGIN":
      return "The request came from another site and was refused.";
    case "HOST_SIGN_IN":
      return "Choose a name first.";
    case "HOST_RATE":
      return about["lines"] === undefined
        ? "Too many requests. Wait a moment and try again."
        : `You can send ${text(about["lines"])} messages at once, then one every ${text(about["seconds"])} seconds. Your text is still here.`;
    case "HOST_LANGUAGE":
      return "This server has no texts in that language.";
    case "HOST_SIZE":
      return "This is too large to send.";
    case "HOST_NOT_FOUND":
    case "HOST_URL":
      return "This address does not exist on the server.";
    case "TABLE_CHANNEL":
      return "This channel has no other members now.";
    case "ORDER_STEP":
      return "This game does not have this decision.";
    case "ORDER_ACT":
      return "This is not a valid answer to this decision.";
    case "ORDER_FULL":
      return "You have reached the limit of orders for a seat. Remove one first.";
    case "NOTE_STALE":
      return "Your notes were changed on another device.";
    case "NOTE_FULL":
      return "You have reached the limit of tables with notes.";
    case "TABLE_CAST":
      return "You are not a caster of this table any more.";
    case "TABLE_CAST_DELAY":
      return "Casting needs spectators with a delay of at least 60 seconds or 6 actions.";
    case "TABLE_CAST_SEATED":
      return "Players can’t cast their own match.";
    case "TABLE_CAST_FULL":
      return `A table has at most ${text(about["most"])} casters.`;
    case "TABLE_MUTED":
      return "You are muted at this table.";
    case "HOST_FORM":
      return `The server could not read the request${place(about)}.`;
    case "HOST_CLOSING":
      return "The server is restarting. The page reconnects automatically.";
    case "HOST_READ_ONLY":
      return "The server is read-only for maintenance. Nothing was changed. Try again later.";
    case "HOST_STORE":
      return "The server cannot read or write its storage at the moment. Try again in a minute.";
    case "HOST_INTERNAL":
      return "Internal server error. Nothing was changed.";
    case "ACCOUNT_LOGIN_TAKEN":
      return "This login is taken. Choose another one.";
    case "ACCOUNT_RESET":
      return "This link is not valid. It was used before, is older than a day, or was replaced. Ask an administrator for a new one.";
    case "ACCOUNT_SIGN_IN":
      return "Wrong login or password.";
    case "ACCOUNT_NONE":
      return "Sign in first.";
    case "ACCOUNT_HAS":
      return "This browser is already signed in.";
    case "ACCOUNT_PASSKEY":
      return "This passkey does not belong to an account on this server.";
    case "ACCOUNT_BANNED":
      return `An administrator banned you from this server${detail(about["why"])}. Local matches still work, and you keep your seats for when you are unbanned.`;
    case "ACCOUNT_LAST_KEY":
      return "This is your only way to sign in. Set a password or add another passkey first.";
    case "NOTICE_ADDRESS":
      return "Notifications cannot be sent there. The address must be public and start with https.";
    case "NOTICE_NO_MAIL":
      return "The e-mail could not be sent.";
    case "NOTICE_CODE":
      return "This is not the code that was sent.";
    case "TABLE_UNKNOWN":
      return "This table does not exist, or you don’t have access.";
    case "TABLE_FORBIDDEN":
      return "Only the table owner or the seat’s player can do that.";
    case "TABLE_SEAT":
      return "This seat does not exist at this table.";
    case "TABLE_TAKEN":
      return "The seat was just taken by another player.";
    case "TABLE_STATE":
      return "The table has changed in the meantime. This is no longer possible.";
    case "TABLE_LINK":
      return "This link no longer works. Ask for a new one.";
    case "TABLE_COMMITMENT":
    case "TABLE_ENTROPY":
      return "The table changed while you were taking the seat. Try again.";
    case "TABLE_SEAT_OPTIONS":
      return "This seat can’t supply that option, or this table has no seat options.";
    case "TABLE_HAND_OVER":
      return "Choose first how to begin: a new match, or the one that is being played.";
    case "TABLE_VACANT":
      return "Some seats are still free.";
    case "TABLE_PROPOSAL":
      return "This proposal is not possible now, or it was already decided.";
    case "TABLE_CLOCK":
      return "That is not possible with this table’s clock.";
    default:
      return undefined;
  }
}
