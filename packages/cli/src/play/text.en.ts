/** What the terminal says by itself, in English. */
export const help = `  NUMBER        do what stands at that number in the list
  TEXT          list only what has the text in it
  list [TEXT]   list what you may do         more   the next page
  any [TEXT]    list what may be done at any time (proposals, leaving …)
  why [TEXT]    list what you may not do, and why
  {"do": …}     do exactly this              rule ID   print a rule
  undo          take back what you did last  table  show the table
  log [N]       the last N lines of the log, with their rules
  save [FILE]   write the record now         quit   write the record and leave
  help          this list`;

export const waiting = (names: string): string => `Waiting for ${names} …`;
export const passOn = (name: string): string => `It is ${name}'s turn to look. Press Enter when nobody else does.`;
export const saved = (file: string): string => `The record is in ${file}.`;
export const over = (file: string): string =>
  `The match is over. The record is in ${file}; prove it with: starboard verify ${file}`;
export const nothing = "Nobody has done anything yet.";
export const noNumber = (text: string): string => `There is no ${text} in the list.`;
export const notAsked = "There is nothing to do right now.";
export const notJson = "That is no act: JSON with a `do` is needed.";
export const tookBack = "Taken back.";
