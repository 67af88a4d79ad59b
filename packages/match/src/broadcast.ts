/** What those who watch a match get to hear: each in order, each everything, however long nobody could tell it. */
import type { Seat } from "@starboard/kernel";
import type { TaskQueues } from "./task-queues.ts";
import { hidden, noticeOf, type OpenMatch, type OpenMatchOptions, type Watcher } from "./open-match.ts";
import type { LiveMatch } from "./live-match.ts";
import { withHistoryFrom } from "./history.ts";
import { updateFor } from "./update.ts";

export interface Broadcaster {
  /** Tells everybody in a room what they have not heard. */
  readonly sendToAll: (room: OpenMatch) => void;
  /** Tells one viewer; the story is held as far back as that viewer needs it. */
  readonly send: (room: OpenMatch, watcher: Watcher, live?: LiveMatch) => void;
  /** Tells a seat again what has happened since entry `at`. */
  readonly resend: (room: OpenMatch, seat: Seat, at: number) => Promise<void>;
  /** Tells everybody that something failed. */
  readonly sendFailure: (room: OpenMatch, error: unknown) => void;
}

interface Deps extends Pick<OpenMatchOptions, "store" | "consents"> {
  readonly inTurn: TaskQueues["enqueue"];
  readonly roomOf: (match: string) => OpenMatch | undefined;
  /** The bots at work in a match. */
  readonly thinking: (match: string) => readonly Seat[];
}

export function createBroadcaster({ store, consents, inTurn, roomOf, thinking }: Deps): Broadcaster {
  /** If its view cannot be made, that viewer hears so and everybody else goes on. */
  function send(room: OpenMatch, watcher: Watcher, live = room.live): void {
    if (hidden(live, watcher.viewer)) return;
    const { changedAt, clock } = room;
    const beside = { changedAt, clock, thinking: thinking(live.opening.match), consents };
    try {
      watcher.hear(updateFor(live, watcher.viewer, watcher.at, beside));
      watcher.at = live.length;
    } catch (error) {
      watcher.hear(noticeOf(room, error));
    }
  }
  const tellFar = async (room: OpenMatch, watcher: Watcher): Promise<void> =>
    send(room, watcher, await withHistoryFrom(store, room.live, watcher.at));

  /** Tells somebody who was not told for long, once the story is read. */
  function tellLater(match: string, watcher: Watcher): void {
    inTurn(match, async () => {
      const room = roomOf(match);
      if (room?.watchers.has(watcher) && watcher.at < room.live.length) await tellFar(room, watcher);
    }).catch((error: unknown) => {
      const room = roomOf(match);
      if (room) watcher.hear(noticeOf(room, error));
    });
  }

  return {
    send,
    sendToAll(room) {
      for (const watcher of room.watchers) {
        if (watcher.at >= room.live.firstHeld) send(room, watcher);
        else if (!hidden(room.live, watcher.viewer)) tellLater(room.live.opening.match, watcher);
      }
    },
    async resend(room, seat, at) {
      for (const watcher of room.watchers) {
        if (watcher.viewer !== seat) continue;
        watcher.at = Math.min(watcher.at, at);
        await tellFar(room, watcher);
      }
    },
    sendFailure(room, error) {
      for (const { hear } of room.watchers) hear(noticeOf(room, error));
    },
  };
}
