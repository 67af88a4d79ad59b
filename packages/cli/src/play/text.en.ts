/** The texts of `starboard play`, in English. */
import { formatFor, translatable } from "@starboard/kit";

const { list, number } = formatFor("en");

export const en = translatable("cli/play/text", {
  help: `  NUMBER        choose the action with this number in the list
  TEXT          list only the actions that contain this text
  list [TEXT]   list your actions            more     show the next page
  any [TEXT]    list the actions that are possible at any time (proposals, leaving …)
  why [TEXT]    list the actions that are not allowed, with the reason
  {"do": …}     choose an action as JSON     rule ID  print a rule
  undo          take back your last action   table    show the position
  log [N]       show the last N lines of the log, with their rules
  save [FILE]   save the record now          quit     save the record and leave
  help          show this list`,
  waiting: (names: readonly string[]): string => `Waiting for ${list(names)} …`,
  passOn: (name: string): string => `Pass the screen to ${name}, then press Enter.`,
  saved: (file: string): string => `The record was saved to ${file}.`,
  over: (file: string): string =>
    `The match is over. The record was saved to ${file}. To verify it, run: starboard verify ${file}`,
  emptyLog: "The log is empty.",
  noNumber: (text: string): string => `The list has no action ${text}.`,
  notJson: "Not a valid act: enter JSON with a `do` field.",
  tookBack: "Taken back.",
  noItems: "  no actions",
  moreItems: (n: number): string => `  … ${number(n)} more: type more, or part of a text to narrow the list`,
  takesBack: (name: string): string => `${name} takes back the last action.`,
  takesSeat: (name: string): string => `${name} takes the seat.`,
});
