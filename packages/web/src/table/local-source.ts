/** Source of matches that are played in this browser. */
import type { Seat } from "@starboard/kernel";
import type { Update } from "@starboard/wire";
import { continueByEdition, localMatchClient, takeSeat } from "../local/index.ts";
import { recordText } from "../shell/files.ts";
import type { MatchSource } from "./match-source.ts";

/** The seats of people; in a local match all of them use this screen. */
const localPlayers = (update: Update): readonly Seat[] =>
  update.summary.seats.flatMap((occupant, seat) => (occupant.kind === "person" ? [seat as Seat] : []));

export const localSource: MatchSource = {
  client: localMatchClient,
  localSeats: localPlayers,
  link: (match) => ({ at: "table", match }),
  record: recordText,
  setOccupant: takeSeat,
  continueByEdition,
};
