/** What those who watch a match get to hear: each in order, each everything, however long nobody could tell it. */
import type { Seat } from "@starboard/kernel";
import type { Queues } from "./task-queues.ts";
import { hidden, noticeOf, type Room, type RoomOptions, type Watcher } from "./open-match.ts";
import type { Sitting } from "./live-match.ts";
import { reaching } from "./history.ts";
import { updateFor } from "./update.ts";

export interface Telling {
  /** Tells everybody in a room what they have not heard. */
  readonly tellAll: (room: Room) => void;
  /** Tells one viewer; the story is held as far back as that viewer needs it. */
  readonly tell: (room: Room, watcher: Watcher, sitting?: Sitting) => void;
  /** Tells a seat again what has happened since entry `at`. */
  readonly remind: (room: Room, seat: Seat, at: number) => Promise<void>;
  /** Tells everybody that something failed. */
  readonly warn: (room: Room, error: unknown) => void;
}

interface Hall extends Pick<RoomOptions, "store" | "consents"> {
  readonly inTurn: Queues["inTurn"];
  readonly roomOf: (match: string) => Room | undefined;
  /** The bots at work in a match. */
  readonly thinking: (match: string) => readonly Seat[];
}

export function createTelling({ store, consents, inTurn, roomOf, thinking }: Hall): Telling {
  /** If its view cannot be made, that viewer hears so and everybody else goes on. */
  function tell(room: Room, watcher: Watcher, sitting = room.sitting): void {
    if (hidden(sitting, watcher.viewer)) return;
    const { changedAt, clock } = room;
    const beside = { changedAt, clock, thinking: thinking(sitting.opening.match), consents };
    try {
      watcher.hear(updateFor(sitting, watcher.viewer, watcher.at, beside));
      watcher.at = sitting.length;
    } catch (error) {
      watcher.hear(noticeOf(room, error));
    }
  }
  const tellFar = async (room: Room, watcher: Watcher): Promise<void> =>
    tell(room, watcher, await reaching(store, room.sitting, watcher.at));

  /** Tells somebody who was not told for long, once the story is read. */
  function tellLater(match: string, watcher: Watcher): void {
    inTurn(match, async () => {
      const room = roomOf(match);
      if (room?.watchers.has(watcher) && watcher.at < room.sitting.length) await tellFar(room, watcher);
    }).catch((error: unknown) => {
      const room = roomOf(match);
      if (room) watcher.hear(noticeOf(room, error));
    });
  }

  return {
    tell,
    tellAll(room) {
      for (const watcher of room.watchers) {
        if (watcher.at >= room.sitting.from) tell(room, watcher);
        else if (!hidden(room.sitting, watcher.viewer)) tellLater(room.sitting.opening.match, watcher);
      }
    },
    async remind(room, seat, at) {
      for (const watcher of room.watchers) {
        if (watcher.viewer !== seat) continue;
        watcher.at = Math.min(watcher.at, at);
        await tellFar(room, watcher);
      }
    },
    warn(room, error) {
      for (const { hear } of room.watchers) hear(noticeOf(room, error));
    },
  };
}
