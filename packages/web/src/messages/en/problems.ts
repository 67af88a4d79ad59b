import { translatable } from "@starboard/kit";
import { clubProblem } from "./club-problems.ts";
import { fileProblem, lessonProblem, studyProblem } from "./file-problems.ts";
import { hostProblem } from "./host-problems.ts";
import { libraryProblem } from "./library-problems.ts";
import { questions } from "./questions.ts";
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
