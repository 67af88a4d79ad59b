/** The few words a host puts into records and notices of its own. */
export const en = {
  /** A bot that was given no name, by its seat's number from 0. */
  botName: (seat: number): string => `Bot ${seat + 1}`,
  yourTurn: (titles: readonly string[]): string =>
    titles.length === 1 ? `Your turn: ${titles[0]}` : `Your turn at ${titles.length} tables`,
  /** What a tournament's table is called; at most 60 letters with a title of 40. */
  round: (title: string, round: number): string => `${title}, round ${round}`,
  /** Rounds of tournaments whose tables wait for somebody. */
  paired: (titles: readonly string[]): string =>
    titles.length === 1
      ? `Your round has been paired: ${titles[0]}`
      : `Your rounds have been paired at ${titles.length} tables`,
  /** Matches that were closed because their game is not installed any more. */
  notInstalled: (titles: readonly string[]): string =>
    titles.length === 1
      ? `Closed, its rules are not installed on this server: ${titles[0]}`
      : `${titles.length} matches were closed: their rules are not installed on this server`,
  noMore: (url: string): string => `To be told less, or elsewhere: ${url}`,
  confirmSubject: "Starboard: is this your address?",
  confirmMail: (code: string, origin: string): string =>
    `Somebody at ${origin} wants to be told at this address when it is their turn.\n\nIf that is you, type this code there: ${code}\n\nIf not, do nothing: nothing more will come.\n`,
  /** Stands where the name of somebody stood whose account was erased. */
  erasedName: "Former player",
};
