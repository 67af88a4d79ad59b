/** The proposals at a table that wait for a player's vote, as notifications name them. */
import type { Seat } from "@starboard/kernel";
import type { Proposal } from "@starboard/wire/host";
import { en } from "../messages/en.ts";
import type { TableDoc } from "../tables/doc.ts";

/** Returns the seats whose vote is missing. */
export const seatsToVote = ({ proposals }: Pick<TableDoc, "proposals">): Seat[] => [
  ...new Set(proposals.flatMap(({ needs, yes }) => needs.filter((seat) => !yes.includes(seat)))),
];

/** Returns a sentence for each proposal that waits for the vote of a seat. */
export function voteSentences(
  { proposals }: Pick<TableDoc, "proposals">,
  own: number | null,
  nameOf: (seat: number) => string,
): string[] {
  const open = proposals.filter(({ needs, yes }) => needs.some((seat) => seat === own && !yes.includes(seat)));
  return open.map((proposal) => sentenceOf(proposal, nameOf));
}

function sentenceOf({ by, what }: Proposal, nameOf: (seat: number) => string): string {
  const name = nameOf(by);
  switch (what.is) {
    case "takeBack":
      return en.asks.takeBack(name);
    case "pause":
      return en.asks.pause(name);
    case "resume":
      return en.asks.resume(name);
    case "claim":
      return en.asks.claim(name, nameOf(what.of), what.to === "bot");
    case "rematch":
      return en.asks.rematch(name);
    case "edition":
      return en.asks.edition(name, what.to);
  }
}
