type About = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");
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
      return undefined;
  }
}
