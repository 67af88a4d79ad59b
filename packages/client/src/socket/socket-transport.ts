/** A transport over a WebSocket: it opens sockets until one opens, and lasts as long as that one. */
import type { Transport } from "@starboard/wire/client";
import type { RetryDelay } from "./retry-delay.ts";
import { type ConnectionEvents, openConnection, type SocketConnection } from "./socket-connection.ts";

export interface TransportEvents extends Pick<ConnectionEvents, "probe" | "onOpen" | "onMessage" | "open"> {
  /** Called when a socket has closed, also one that was never open. */
  readonly onDown: () => void;
  /** Called once when the open socket has closed; the transport has ended. */
  readonly onLost: () => void;
}

export interface SocketTransport extends Transport {
  /** Connects at once if it waits before its next attempt, and otherwise checks the present socket. */
  wake(): void;
  /** Checks whether the present socket still works. */
  check(): void;
  /** Closes the open socket; the transport is lost. */
  drop(): void;
}

export function openSocketTransport(address: string, retry: RetryDelay, events: TransportEvents): SocketTransport {
  /** Messages that wait for a socket. */
  const early: object[] = [];
  let connection: SocketConnection | null = null;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    timer = setTimeout(open, retry.next());
  }
  function open(): void {
    timer = undefined;
    retry.attempted();
    connection = openConnection(address, {
      probe: events.probe,
      ...(events.open && { open: events.open }),
      onOpen() {
        events.probe();
        for (const message of early.splice(0)) connection?.send(message);
        events.onOpen();
      },
      onMessage(message) {
        retry.received();
        events.onMessage(message);
      },
      onClose(wasOpen) {
        connection = null;
        if (isClosed) return;
        events.onDown();
        if (wasOpen) {
          isClosed = true;
          events.onLost();
        } else schedule();
      },
    });
  }

  schedule();
  return {
    send(message) {
      if (connection?.isOpen) connection.send(message);
      else early.push(message);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      timer = undefined;
      connection?.close();
    },
    wake() {
      if (timer === undefined) return connection?.check();
      clearTimeout(timer);
      open();
    },
    check: () => connection?.check(),
    drop() {
      if (connection?.isOpen) connection.close();
    },
  };
}
