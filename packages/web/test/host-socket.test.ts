/** The socket of the page to its host reconnects after every failure and notices a dead connection. */
import type { Seat } from "@starboard/kernel";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type HostSocket, openHostSocket } from "../src/online/host-socket.ts";

/** A WebSocket that the test controls. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readyState = 1;
  readonly sent: { is: string; id: number; key?: string }[] = [];
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }
  close(): void {
    this.onclose?.();
  }
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Opens the socket and answers its hello as a host does. */
  welcome(): void {
    this.onopen?.();
    const id = this.sent.find(({ is }) => is === "hello")?.id;
    this.receive({ is: "welcome", id, now: 0, me: { person: null, kind: "guest", name: "" }, host: { version: "1" } });
  }
  sentOf = (is: string) => this.sent.filter((message) => message.is === is);
}

/** Listeners for browser events, by event name. */
let listeners: Record<string, () => void> = {};
const addListener = (name: string, listener: () => void): void => {
  listeners[name] = listener;
};
let socket: HostSocket;
let states: boolean[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", addListener);
  vi.stubGlobal("document", { addEventListener: addListener, visibilityState: "visible" });
  FakeSocket.all = [];
  listeners = {};
  states = [];
  socket = openHostSocket("ws://host/api/socket");
  socket.onState((up) => states.push(up));
  vi.advanceTimersByTime(0);
});
afterEach(() => {
  socket.matches.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the page reconnects however often the host goes away", () => {
  for (let times = 1; times <= 12; times++) {
    expect(FakeSocket.all).toHaveLength(times);
    FakeSocket.last.welcome();
    expect(socket.up).toBe(true);
    FakeSocket.last.close();
    expect(socket.up).toBe(false);
    vi.advanceTimersByTime(1000);
  }
});

test("requests that were open when the connection broke are repeated unchanged and once", async () => {
  FakeSocket.last.welcome();
  const followed = socket.request({ is: "followTable", table: "T", chat: 0 });
  const played = socket.matches.commit("T", 0 as Seat, 5, [{ step: "s", act: { do: "a" } }]);
  const [before] = FakeSocket.last.sentOf("commit");
  FakeSocket.last.close();
  vi.advanceTimersByTime(1000);
  FakeSocket.last.welcome();
  expect(FakeSocket.last.sentOf("commit")).toEqual([before]);
  const [follow] = FakeSocket.last.sentOf("followTable");
  FakeSocket.last.receive({ is: "done", id: follow?.id, at: 0 });
  FakeSocket.last.receive({ is: "played", id: before?.id, at: 6, moves: 1 });
  expect(await followed).toMatchObject({ is: "done" });
  expect(await played).toEqual({ ok: { at: 6, moves: 1 } });
  FakeSocket.last.close();
  vi.advanceTimersByTime(1000);
  FakeSocket.last.welcome();
  expect(FakeSocket.last.sentOf("commit")).toEqual([]);
});

test("an unreachable host is tried again with growing pauses, and at once when the network returns", () => {
  const tries = (ms: number): number => {
    const before = FakeSocket.all.length;
    for (let past = 0; past < ms; past += 100) {
      vi.advanceTimersByTime(100);
      if (FakeSocket.last.onclose) FakeSocket.last.close();
    }
    return FakeSocket.all.length - before;
  };
  FakeSocket.last.close();
  expect(tries(5000)).toBeGreaterThanOrEqual(2);
  expect(tries(60_000)).toBeLessThanOrEqual(12);
  expect(tries(60_000)).toBeGreaterThanOrEqual(3);
  const before = FakeSocket.all.length;
  listeners["online"]?.();
  expect(FakeSocket.all).toHaveLength(before + 1);
  FakeSocket.last.welcome();
  expect(socket.up).toBe(true);
});

test("the page does not reconnect before the time that the host named", () => {
  FakeSocket.last.welcome();
  FakeSocket.last.receive({ channel: "host", is: "closing", reconnect: 2500 });
  FakeSocket.last.close();
  vi.advanceTimersByTime(2400);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a connection without any messages is closed and replaced", () => {
  FakeSocket.last.welcome();
  void socket.matches.commit("T", 0 as Seat, 5, [{ step: "s", act: { do: "a" } }]);
  const dead = FakeSocket.last;
  vi.advanceTimersByTime(9_000);
  expect(socket.up).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(states).toEqual([true, false]);
  expect(FakeSocket.all).toHaveLength(2);
  // Late messages of the dead connection are ignored.
  expect([dead.onmessage, dead.onclose]).toEqual([null, null]);
  FakeSocket.last.welcome();
  expect(FakeSocket.last.sentOf("commit")).toEqual(dead.sentOf("commit"));
});

test("in a quiet hour the page sends a hello now and then and keeps its connection", () => {
  FakeSocket.last.welcome();
  for (let seconds = 0; seconds < 3600; seconds += 25) {
    vi.advanceTimersByTime(25_000);
    for (const { id } of FakeSocket.last.sentOf("hello")) FakeSocket.last.receive({ is: "done", id, at: 0 });
  }
  expect(FakeSocket.all).toHaveLength(1);
  expect(FakeSocket.last.sentOf("hello").length).toBeGreaterThan(30);
  // The host stops answering: the page notices although the player requests nothing.
  vi.advanceTimersByTime(70_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test.each(["offline", "visibilitychange"])("after %s the host must answer a hello soon", (event) => {
  FakeSocket.last.welcome();
  listeners[event]?.();
  const [, asked] = FakeSocket.last.sentOf("hello");
  FakeSocket.last.receive({ is: "done", id: asked?.id, at: 0 });
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all).toHaveLength(1);
  listeners[event]?.();
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.all).toHaveLength(2);
  // While the page is disconnected, losing the network again changes nothing.
  FakeSocket.last.close();
  listeners["offline"]?.();
  vi.advanceTimersByTime(600);
  expect(FakeSocket.all.filter((socket) => socket.onclose !== null).length).toBeLessThanOrEqual(1);
});

test("a socket that is never welcomed is closed", () => {
  vi.advanceTimersByTime(22_000);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.welcome();
  expect(socket.up).toBe(true);
});

test("a request during closing is sent once, through the next socket", async () => {
  FakeSocket.last.welcome();
  const closing = FakeSocket.last;
  closing.readyState = 2;
  const asked = socket.request({ is: "followLobby" });
  expect(closing.sentOf("followLobby")).toEqual([]);
  closing.onclose?.();
  vi.advanceTimersByTime(60_000);
  FakeSocket.last.welcome();
  expect(FakeSocket.last.sentOf("followLobby")).toHaveLength(1);
  FakeSocket.last.receive({ is: "done", at: 0, id: FakeSocket.last.sentOf("followLobby")[0]?.id });
  expect(await asked).toMatchObject({ is: "done" });
});
