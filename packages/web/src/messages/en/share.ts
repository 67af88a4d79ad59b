/** Texts of the dialog that shares a match, a moment, a puzzle, an item or a lesson. */
import { formatFor, translatable } from "@starboard/kit";

const { count, number } = formatFor("en");

export const share = translatable("web/messages/share.share", {
  title: "Share",
  action: "Share",
  moment: "Share this moment",
  preview: (title: string): string => `Picture that messengers show: ${title}`,
  drawing: "Drawing the picture",
  noPicture: "The picture can’t be drawn here.",
  link: "Link",
  copy: "Copy link",
  send: "Send link…",
  isLocal:
    "This match is kept in this browser, so it has no link that others can open. Save the replay or the picture and send the file.",
  isAway: "The server can’t be reached. The link works as soon as it can.",
  isPrivate: "This match is not public: messengers show a general picture, and the link opens for those who know it.",
  makePublic: "Make a link that shows it",
  madePublic: "Everyone with this link sees the match, and messengers show its board. It can’t be taken back.",
  savePicture: "Save picture",
  embed: "Embed in another page",
  embedHelp: "The frame shows the board. It sets no cookies, and visitors only watch.",
  embedCode: "Code of the frame",
  copyCode: "Copy code",
  file: "Replay as one file",
  fileHelp: "An HTML file with every move, its log and its rules. It opens in any browser, also without a network.",
  seenBy: "Seen by",
  spectators: "Spectators",
  open: "All hands open",
  saveFile: "Save replay",
  makingFile: "Making the file",
  clip: "Animated picture",
  clipHelp: "The moves up to this moment as a GIF, which messengers play in the chat.",
  moves: "Moves",
  lastMoves: (n: number): string => `Last ${count(n, "move", "moves")}`,
  makeClip: "Make animated picture",
  makingClip: (part: number): string => `Making the animated picture: ${number(Math.round(part * 100))}%`,
  clipDone: "Animated picture of the moves",
  saveClip: "Save animated picture",
  sendClip: "Send animated picture…",
  size: (bytes: number): string =>
    bytes < 1_000_000
      ? `${number(Math.ceil(bytes / 1000))} kB`
      : `${number(bytes / 1_000_000, { maximumFractionDigits: 1 })} MB`,
  saved: (size: string): string => `Saved, ${size}`,
});
