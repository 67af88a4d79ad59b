/** One WebSocket with its heartbeat. */
import type { ServerMessage } from "@starboard/wire";
import { startHeartbeat } from "./heartbeat.ts";

export interface ConnectionEvents {
  /** Sends a request that the host answers, to find out whether the connection still works. */
  readonly probe: () => void;
  readonly onOpen: () => void;
  readonly onMessage: (message: ServerMessage) => void;
  /** Called once when the socket has closed, was not opened, or is abandoned because it is silent. */
  readonly onClose: (wasOpen: boolean) => void;
  /** Creates the socket. A program sends its token in a header; a page is identified by its cookie. */
  readonly open?: (address: string) => WebSocket;
}

export interface SocketConnection {
  readonly isOpen: boolean;
  send(message: object): void;
  /** Sends a probe, because the network may have changed; without an answer the socket is abandoned soon. */
  check(): void;
  /** Closes the socket; `onClose` follows. */
  close(): void;
}

/** `WebSocket.OPEN`; greater values mean closing or closed. */
const OPEN = 1;

const openWebSocket = (address: string): WebSocket => new WebSocket(address);

export function openConnection(address: string, events: ConnectionEvents): SocketConnection {
  const { probe, onOpen, onMessage, onClose, open = openWebSocket } = events;
  const socket = open(address);
  const heartbeat = startHeartbeat(probe, end);
  let isOpen = false;
  // A network can take very long to report an unreachable host.
  heartbeat.opening();
  socket.onopen = () => {
    isOpen = true;
    onOpen();
  };
  socket.onmessage = ({ data }) => {
    heartbeat.received();
    onMessage(JSON.parse(String(data)) as ServerMessage);
  };
  socket.onclose = end;

  /** The socket has closed or is abandoned; later events of it are ignored. */
  function end(): void {
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
    heartbeat.stop();
    const wasOpen = isOpen;
    isOpen = false;
    onClose(wasOpen);
  }

  return {
    get isOpen() {
      return isOpen;
    },
    send(message) {
      // A closing socket cannot send; the request is sent again through the next one.
      if (socket.readyState > OPEN) return;
      socket.send(JSON.stringify(message));
      heartbeat.requested();
    },
    check: () => heartbeat.check(),
    close: () => socket.close(),
  };
}
