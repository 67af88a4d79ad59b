/** What is wrong with lessons, studies, records and other files. */
import { recordFieldProblem } from "./record-fields.ts";
import { type About, text } from "../error-about.ts";

/** Where the problem is, in brackets; empty if the error does not say. */
const place = (about: About): string =>
  typeof about["at"] === "string" && about["at"] !== "" ? ` (at ${about["at"]})` : "";

/** Lessons, and the editor that makes them. */
export function lessonProblem(code: string, about: About): string | undefined {
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

/** Studies: their files, and what is done with them. */
export function studyProblem(code: string, about: About): string | undefined {
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
      return Number(about["count"]) === 0
        ? "The review has nothing to add."
        : `Moments taken over from the review: ${text(about["count"])}.`;
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

/** Records and other files. */
export function fileProblem(code: string, about: About): string | undefined {
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
