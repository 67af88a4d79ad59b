/** Makes the table at which two people meet who were paired by tickets or agreed by a challenge. */
import { commitmentOf, editionName } from "@starboard/kernel";
import { PACE_CLOCKS, type Want } from "@starboard/wire/tickets";
import type { HostServices } from "../services.ts";
import type { Change } from "../storage/store.ts";
import type { TableOwner } from "../tables/create.ts";
import { botSeat, matchSecrets, personSeat, type TableDoc, tableDocs } from "../tables/doc.ts";
import { occupantOfSeat } from "../tables/start.ts";
import { duelOf } from "./duel.ts";

/** The owner of these tables. It belongs to no person, so nobody has an owner's rights there. */
const OWNER = "tickets";

export interface Duel extends Want {
  /** A preset of the game; null for its recommended one. */
  readonly preset: string | null;
  readonly rated: boolean;
  /** A program plays: the match counts on the ladder of programs, and who does not answer loses. */
  readonly programs?: boolean;
  /** Two people, or a person and a bot. */
  readonly players: readonly (TableOwner | { readonly level: number })[];
  /** What the two may choose instead. */
  readonly handOver?: TableDoc["handOver"];
}

/** Returns a new table with the changes that store it; undefined if the game cannot be played so. */
export async function duelTable(
  { tables: tableService, now }: Pick<HostServices, "tables" | "now">,
  { game: id, pace, preset, rated, programs = false, players, handOver }: Duel,
): Promise<{ readonly table: string; readonly changes: readonly Change[] } | undefined> {
  const clock = PACE_CLOCKS[pace];
  const duel = duelOf(id, clock, preset);
  if (!duel) return undefined;
  const table = tableService.random(10);
  const secret = tableService.random(32);
  // Nobody can foresee who sits first: it hangs on the secret of the match.
  const inOrder = Number.parseInt(secret.slice(-1), 16) % 2 === 0 ? players : players.toReversed();
  const at = now();
  const game = editionName(duel.game);
  const seats = inOrder.map((player) => {
    if ("level" in player) return botSeat({ level: player.level }, "", 0);
    const { person, account, name, program } = player;
    return personSeat({ person, account, name, ...(program && { program }) });
  });
  const hasBot = seats.some(({ kind }) => kind === "bot");
  const checked = await tableService.matches.service.check({
    match: table,
    secret,
    game,
    options: duel.options,
    seats: seats.map(occupantOfSeat),
  });
  if ("bad" in checked) return undefined;
  const doc: TableDoc = {
    options: duel.options,
    ...checked.ok,
    state: "lobby",
    game,
    terms: {
      title: "",
      listed: false,
      // Against a bot nobody is in a hurry; the clock starts when a person takes its seat.
      clock: hasBot ? { is: "none" } : clock,
      onTimeout: programs ? "lose" : "claim",
      standInLevel: 3,
      takeBack: "consent",
      spectators: { allowed: true, delay: 0 },
      autoStart: true,
      ownSeatOptions: false,
      rated,
    },
    owner: OWNER,
    ownerName: "",
    seats,
    commitment: commitmentOf(secret),
    createdAt: at,
    from: 0,
    generation: 0,
    proposals: [],
    rematch: null,
    rematchOf: null,
    muted: [],
    removed: [],
    fromTickets: true,
    ...(handOver && { handOver }),
    ...(hasBot && { meanwhile: true as const }),
    ...(programs && { programs: true as const }),
  };
  return {
    table,
    changes: [
      tableDocs.put(table, doc, at, 0),
      matchSecrets.put(table, { createdAt: at, secret, record: null }, at, 0),
    ],
  };
}
