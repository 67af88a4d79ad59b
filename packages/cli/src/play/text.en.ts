/** The texts of `starboard play`, in English. */
import { formatFor } from "@starboard/kit";

const { list, number } = formatFor("en");

export const help = `  NUMBER        choose the action with this number in the list
  TEXT          list only the actions that contain this text
  list [TEXT]   list your actions            more     show the next page
  any [TEXT]    list the actions that are possible at any time (proposals, leaving …)
  why [TEXT]    list the actions that are not allowed, with the reason
  {"do": …}     choose an action as JSON     rule ID  print a rule
  undo          take back your last action   table    show the position
  log [N]       show the last N lines of the log, with their rules
  save [FILE]   save the record now          quit     save the record and leave
  help          show this list`;

export const waiting = (names: readonly string[]): string => `Waiting for ${list(names)} …`;
export const passOn = (name: string): string => `Pass the screen to ${name}, then press Enter.`;
export const saved = (file: string): string => `The record was saved to ${file}.`;
export const over = (file: string): string =>
  `The match is over. The record was saved to ${file}. To verify it, run: starboard verify ${file}`;
export const emptyLog = "The log is empty.";
export const noNumber = (text: string): string => `The list has no action ${text}.`;
export const notJson = "Not a valid act: enter JSON with a `do` field.";
export const tookBack = "Taken back.";
export const noItems = "  no actions";
export const moreItems = (n: number): string =>
  `  … ${number(n)} more: type more, or part of a text to narrow the list`;
export const takesBack = (name: string): string => `${name} takes back the last action.`;
export const takesSeat = (name: string): string => `${name} takes the seat.`;
