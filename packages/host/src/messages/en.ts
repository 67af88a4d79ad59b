/** The few words a host puts into records and notices of its own. */
export const en = {
  /** A bot that was given no name, by its seat's number from 0. */
  botName: (seat: number): string => `Bot ${seat + 1}`,
  /** Stands where the name of somebody stood whose account was erased. */
  erasedName: "Former player",
};
