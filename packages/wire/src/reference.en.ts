/**
 * The texts of the message reference in `docs/protocol.md`: what each message is for, and by which responses a request may
 * be answered. The fields come from the schemas.
 */
import type { Channel, PushOf, RequestOf, ResponseOf } from "./channels.ts";

interface RequestText<C extends Channel> {
  /** The kinds of a successful answer; any request may also be answered by `invalid`. */
  readonly answers: readonly ResponseOf<C>["is"][];
  readonly text: string;
}
type Reference = {
  readonly [C in Channel]: {
    readonly requests: { readonly [K in RequestOf<C>["is"]]: RequestText<C> };
    readonly responses: { readonly [K in ResponseOf<C>["is"]]: string };
    readonly pushes: { readonly [K in PushOf<C>["is"]]: string };
  };
};

const invalid = "the request cannot be used: a list of codes and fields; nothing changed";

export const reference: Reference = {
  match: {
    requests: {
      create: {
        answers: ["prepared"],
        text: "gives the match an id and commits to its secret; nothing is stored yet",
      },
      fork: {
        answers: ["prepared"],
        text: "the same for a match that continues the first `at` entries of the record in `text`",
      },
      begin: {
        answers: ["created"],
        text: "the seats' part of the key (hex, one per seat, empty for bots); draws and stores entry 0",
      },
      list: { answers: ["matches"], text: "every match, the last played first; unreadable ones apart" },
      watch: {
        answers: ["done"],
        text: "an `update` now, and an `update` or `changes` at every change; `since` is the number of known entries",
      },
      unwatch: { answers: ["done"], text: "ends it" },
      commit: { answers: ["played", "refused", "stale"], text: "a run of acts" },
      takeBack: { answers: ["done", "refused", "stale"], text: "the last act of the seat and everything after it" },
      seat: {
        answers: ["done", "refused", "stale"],
        text: "another person or bot occupies the seat from now on",
      },
      edition: {
        answers: ["done", "refused", "stale"],
        text: "continues the match by a later edition of its rules; not on hosts, where the players vote",
      },
      record: {
        answers: ["record", "rawText"],
        text: "with the secret only when the match is over; `rawText` of a damaged match",
      },
      import: { answers: ["created"], text: "a finished record, verified first" },
      remove: { answers: ["done"], text: "deletes the match" },
      analysis: { answers: ["analysis"], text: "the variations that bots considered; only after the match" },
    },
    responses: {
      prepared: "the id of the match, and the SHA-256 of its secret",
      created: "the match has begun, or was imported",
      matches: "all matches that can be played, and those that cannot",
      done: "done; the match has `at` entries",
      played: "the first `moves` moves of the run count; the match has `at` entries",
      refused: "the rules refuse move number `move`; nothing was written",
      stale: "there are `at` entries, more than the sender knew; nothing was written, and the missed update follows",
      invalid,
      record: "the record, as [records](records.md) describes it",
      rawText: "the stored text of a match that cannot be read as a record",
      analysis: "for each act of a bot, the variation that was played and the alternatives",
    },
    pushes: {
      update: "everything a viewer needs to draw the table",
      changes: "how the next update follows from the last one of this subscription, for those who asked for `changes`",
      notice: "something the players should know, such as a bot that failed",
      heartbeat:
        "from hosts, every 15 seconds: the entry counts of the matches that the connection watches without delay",
    },
  },
  host: {
    requests: {
      hello: { answers: ["welcome"], text: "the first message of a connection; also a keep-alive" },
      followLobby: { answers: ["done"], text: "`tables` now, `table` and `tableGone` at every change" },
      unfollowLobby: { answers: ["done"], text: "ends it" },
      followTicket: { answers: ["done"], text: "`ticket` now and when an opponent is found" },
      followTable: {
        answers: ["done"],
        text: "`table` and `chat` now and at every change; `chat` is the first wanted message, or negative: the last so many",
      },
      followTournament: {
        answers: ["done"],
        text: "`tournament` now and at every change; `token` of an invitation says whether it lets in",
      },
      unfollowTournament: { answers: ["done"], text: "ends it" },
      unfollowTable: { answers: ["done"], text: "ends it" },
      say: {
        answers: ["done"],
        text: "a chat message; one with the same `key` is stored once. At a private table a bot answers the question why (`why` of a message)",
      },
      mute: { answers: ["done"], text: "table owner: mutes a person for everyone, or unmutes them" },
      report: { answers: ["done"], text: "reports message `n` to the administrator" },
      propose: {
        answers: ["done"],
        text: "take-back beyond the rules, pause, resume, claiming a seat, rematch, or another edition: the newest that `newerEdition` of an update names",
      },
      vote: {
        answers: ["done"],
        text: "one no ends a proposal (`declined` of the table says whose); it is carried out when all agree",
      },
      cast: {
        answers: ["done"],
        text: "casters: marks and a line of text for the spectators, in place of what was shown before; `at` is the entry of the caster’s board",
      },
      vacation: {
        answers: ["done"],
        text: "ends at `until`, at the latest when the remaining days are used up; null ends it now",
      },
    },
    responses: {
      welcome: "the clock of the host, the identity of the sender and the service status",
      done: "done",
      invalid,
    },
    pushes: {
      tables: "the open tables",
      table: "a followed table, or one of a followed lobby, as this person sees it",
      tableGone: "the table left the lobby (`lobby`) or no longer exists (`host`)",
      tournament: "a followed tournament, as this person sees it",
      ticket: "the ticket of the person, with the table once an opponent is found; null if there is none",
      chat: "new messages of a followed table; gaps in their numbers are messages that this person may not read",
      status: "what administrators announced",
      closing: "the host shuts down: connect again after `reconnect` milliseconds",
    },
  },
};
