import { type About, text } from "../error-about.ts";

/** Where the problem is, in brackets; empty if the error does not say. */
const placeOf = (about: About): string => (text(about["at"]) === "" ? "" : ` (at ${text(about["at"])})`);

/** The sentence for an error code of the library; undefined for other codes. */
export function libraryProblem(code: string, about: About): string | undefined {
  switch (code) {
    case "MIRROR_ADDRESS":
      return "This address can’t be followed: it must be https and public, unless the server’s settings allow others.";
    case "MIRROR_TWICE":
      return "This library is followed already.";
    case "MIRROR_FULL":
      return "A server follows at most 10 other libraries.";
    case "LIBRARY_GAME":
      return "This server does not have that game.";
    case "LIBRARY_KIND":
      return "This copy of Starboard cannot open that kind of file.";
    case "LIBRARY_SIZE":
      return "The file is too large for the library.";
    case "LIBRARY_TIME":
      return "The server could not check this study in time. Try again later, or leave out some of its matches.";
    case "LIBRARY_CONTENT":
      return `This is not a file that the library can read${placeOf(about)}.`;
    case "LIBRARY_NAME_FORM":
      return "Give it a name of 1 to 60 letters or digits.";
    case "LIBRARY_NAME":
      return `Another one has the name “${text(about["name"])}” or one that looks like it. Choose another name.`;
    case "LIBRARY_SAME":
      return `The library already has exactly this, as “${text(about["name"])}”.`;
    case "LIBRARY_HASH":
      return "The content does not fit its fingerprint.";
    case "LIBRARY_TAKEN_DOWN":
      return text(about["why"]) === ""
        ? "An administrator took this down."
        : `An administrator took this down: “${text(about["why"])}”.`;
    case "LIBRARY_FORK":
      return "What this was forked from is no longer in the library. Save it as a file and publish it as your own.";
    case "LIBRARY_LICENCE":
      return "The licence of what this was forked from does not allow that. Choose the same licence, or ask its maker.";
    case "LIBRARY_FULL":
      return `You have published ${text(about["most"])} items, which is the limit. Remove one first.`;
    case "LIBRARY_VERSIONS":
      return `An item has at most ${text(about["most"])} versions.`;
    case "LIBRARY_MAKER":
      return "Only its maker can do that.";
    case "LIBRARY_OWN":
      return "You cannot like or report your own work.";
    case "LIBRARY_REPORTS":
      return "You have sent many reports. Wait until an administrator has read them.";
    case "LESSON_GAME":
      return "The lesson is for another game or for rules that this server does not have.";
    case "LESSON_SEAT":
      return "The learner’s seat does not exist in this match.";
    default:
      return puzzleProblem(code, about);
  }
}

/** The sentence for an error code of puzzle files. */
function puzzleProblem(code: string, about: About): string | undefined {
  switch (code) {
    case "PUZZLE_SIZE":
      return "The file is too large for puzzles.";
    case "PUZZLE_JSON":
    case "PUZZLE_FORMAT":
      return "This is not a file of puzzles.";
    case "PUZZLE_FIELD":
    case "PUZZLE_TWICE":
      return `The puzzle file has an error${placeOf(about)}.`;
    case "PUZZLE_GAME":
      return `The puzzles are for other rules than this server has: ${text(about["game"])}.`;
    case "PUZZLE_COUNT":
      return `A file for the library has 1 to ${text(about["most"])} puzzles.`;
    case "PUZZLE_PROOF":
      return `Only puzzles with the proof “exact” can be published${placeOf(about)}.`;
    case "PUZZLE_OPTIONS":
    case "PUZZLE_POSITION":
    case "PUZZLE_SEAT":
      return `The rules do not allow this position with this seat to act${placeOf(about)}.`;
    case "PUZZLE_FAMILY":
    case "PUZZLE_THEME":
    case "PUZZLE_RULE":
    case "PUZZLE_REASON":
    case "PUZZLE_WORDS":
      return `The puzzle names words or a rule that the game does not have${placeOf(about)}.`;
    case "PUZZLE_PROVER":
      return "Puzzles of this kind cannot be proved.";
    case "PUZZLE_NONE":
      return `This position is no puzzle of its kind: no way is clearly better than all others${placeOf(about)}.`;
    case "PUZZLE_UNPROVED":
      return `The proof found something else than the file claims${placeOf(about)}.`;
    case "PUZZLE_TIME":
      return "The proof took too long.";
    case "PUZZLE_MEMORY":
      return "The proof needed too much memory.";
    case "PUZZLE_FAILED":
      return "The proof failed.";
    default:
      return undefined;
  }
}
