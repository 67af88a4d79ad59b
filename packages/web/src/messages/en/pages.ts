/**
 * The titles of the pages, apart from the texts of each page: the frame of all pages needs them, and nothing else of those. A test
 * compares them.
 */
import { translatable } from "@starboard/kit";

export const pages = translatable("web/messages/pages.pages", {
  setUp: "New table",
  editors: "Editors",
  ladder: "Ladder",
  programs: "Programs",
  archive: "Archive",
  statistics: "Statistics",
  library: "Library",
  lab: "Lab",
  people: "Profile",
  find: "Find an opponent",
  shared: "Opening the file",
  learn: "Learn",
  puzzles: "Puzzles",
  lessonEditor: "Lesson editor",
  tables: "My tables",
  online: "Play online",
  clubs: "Clubs",
  tournament: "Tournaments",
  account: "Account",
  reset: "Reset your password",
  admin: "Administration",
  rules: "Rules",
  study: "Studies",
});
