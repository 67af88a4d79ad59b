/**
 * Valid requests about a match, of every kind that a host accepts: what a hostile soak forges and damages. The acts among
 * them are recorded from matches that are really played.
 */
import type { Channel, RequestOf } from "@starboard/wire";
import { setTimeout as pause } from "node:timers/promises";
import { beginPair, fieldGameIds } from "./field-tables.ts";

/** A request with its channel. */
export type Sample = Readonly<Record<string, unknown>> & { readonly channel: Channel; readonly is: string };

type Kinds<C extends Channel> = {
  readonly [K in RequestOf<C>["is"]]: readonly Omit<Extract<RequestOf<C>, { is: K }>, "is">[];
};
type Acts = readonly RequestOf<"match">[];

/** Acts recorded in each game. */
const ACTS = 12;

/** Plays a match of each game on a host and returns what its players sent to act. */
export async function recordActs(url: string): Promise<Acts> {
  const sent: RequestOf<"match">[] = [];
  for (const game of fieldGameIds) {
    const pair = await beginPair([() => url], game);
    let left = ACTS;
    const playing = pair.seats.map((seat) => {
      seat.onSend = (message) => {
        if ((message as RequestOf<"match">).is !== "commit") return;
        left -= 1;
        sent.push(message as RequestOf<"match">);
      };
      return seat.play(
        () => left > 0,
        () => 0,
      );
    });
    while (left > 0) await pause(5);
    for (const seat of pair.seats) seat.end();
    await Promise.all(playing);
  }
  return sent;
}

/** Returns valid requests of every kind about a match. A kind without a sample does not compile. */
export function trafficOf(match: string, acts: Acts): readonly Sample[] {
  const seats = [
    { name: "Eve", kind: "person" },
    { name: "Eve", kind: "bot", level: 1 },
  ] as const;
  const forSeat = [0, 1].map((seat) => ({ match, seat: seat as 0 | 1, at: 1 }));
  const matchKinds = {
    create: [
      { game: "anaxis@1", options: {}, seats },
      { game: "4000ad@1", options: { "ad.players": 2 }, seats },
    ],
    // An empty record: a complete one may be imported by anybody.
    fork: [{ text: "{}", at: 1, seats }],
    import: [{ text: "{}" }],
    begin: [{ match, entropy: ["ab".repeat(16), "ab".repeat(16)] }],
    list: [{}],
    watch: [
      { match, viewer: "public", since: 0 },
      { match, viewer: 1, since: 0, changes: true },
      { match, viewer: 0, since: 1, changes: true, mismatched: true },
    ],
    unwatch: [{ match, viewer: "public" }],
    commit: acts.flatMap((act) => (act.is === "commit" ? [{ ...act, match }] : [])),
    takeBack: forSeat,
    seat: forSeat.map((seat) => ({ ...seat, occupant: seats[1] })),
    edition: [{ match, to: 2, at: 1 }],
    record: [{ match }],
    remove: [{ match }],
    analysis: [{ match }],
  } as unknown as Kinds<"match">;
  const hostKinds = {
    hello: [{ client: "soak" }],
    followLobby: [{}],
    unfollowLobby: [{}],
    followTicket: [{}],
    followTable: [{ table: match, chat: -50 }],
    followTournament: [{ tournament: match }],
    unfollowTournament: [{ tournament: match }],
    unfollowTable: [{ table: match }],
    say: (["table", "allies", "spectators"] as const).map((to) => ({ table: match, to, text: "hi", key: "key-1234" })),
    mute: [{ table: match, who: "0123456789ab", on: true }],
    report: [{ table: match, n: 0, why: "rude" }],
    propose: [
      { is: "takeBack", at: 1 } as const,
      { is: "pause" } as const,
      { is: "resume" } as const,
      { is: "rematch" } as const,
      { is: "claim", of: 1, to: "bot" } as const,
      { is: "claim", of: 0, to: "open" } as const,
      { is: "edition", to: 2 } as const,
    ].map((what) => ({ table: match, seat: 1, what })),
    vote: [{ table: match, seat: 1, proposal: "0123456789ab", yes: true }],
    cast: [
      { at: 1, marks: [], text: "Look here" },
      { at: 2, marks: [{ is: "circle", at: "star:sol" }], text: "" },
    ].map((shown) => ({ table: match, shown })),
    vacation: [
      { table: match, seat: 1, until: 2_000_000_000_000 },
      { table: match, seat: 1, until: null },
    ],
  } as unknown as Kinds<"host">;
  return [...samplesOf("match", matchKinds), ...samplesOf("host", hostKinds)];
}

const samplesOf = (channel: Channel, kinds: Readonly<Record<string, readonly object[]>>): readonly Sample[] =>
  Object.entries(kinds).flatMap(([is, samples]) => samples.map((fields) => ({ channel, is, ...fields })));
