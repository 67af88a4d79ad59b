/** Texts of the editor pages. */
import { formatFor, translatable } from "@starboard/kit";

const { count } = formatFor("en");

export const editors = translatable("web/messages/editors.editors", {
  title: "Editors",
  of: (game: string): string => `Editors: ${game}`,
  lead: "Drafts are checked as you edit and stored in this browser. You can save them as files.",
  none: (game: string): string => `${game} has no editors.`,
  others: "Editors of this game",
  name: "Name",
  open: "Open a file",
  save: "Save as a file",
  share: "Copy link",
  shareHint: "The link holds the whole draft. Anyone who opens it gets a copy.",
  badLink: "The draft in this link is damaged.",
  undo: "Undo",
  nothingToUndo: "There is nothing to undo yet.",
  print: "Print",
  printing: {
    title: "Print",
    paper: "Paper",
    papers: { a4: "A4", letter: "Letter" },
    drawing: "Drawing the pages.",
    pages: (n: number): string => `${count(n, "page", "pages")}.`,
    help: "Print at actual size (100%), or the parts do not fit together.",
    create: "Create PDF",
    preview: "Preview",
    save: "Save PDF",
  },
  printed: (file: string): string => `${file} was saved.`,
  play: "Play with this",
  starting: "Setting up",
  wrong: (n: number): string => count(n, "problem", "problems"),
  all: (open: boolean): string => (open ? "Show only the first" : "Show all"),
  opened: (name: string): string => `Opened: ${name}`,
  undone: "Undone",
  json: "This is not a JSON file.",
  drop: "Drop a file here to open it",
  section: "Editors",
  tile: "Editors",
  tileHint: "Create your own decks, cards and sheets",
} as const);
