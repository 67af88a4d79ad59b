/** The socket of pages and programs: it reconnects, finds out that a connection is dead, and waits before the next attempt. */
export { createRetryDelay, type RetryDelay } from "./retry-delay.ts";
export { openSocketTransport, type SocketTransport, type TransportEvents } from "./socket-transport.ts";
