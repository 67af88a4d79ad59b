/** The page's socket to its host: it comes back from everything, by itself, and finds out when nobody is there. */
import type { Seat } from "@starboard/kernel";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type HostSocket, openHostSocket } from "../src/online/host-socket.ts";

/** A socket in the hands of the test. */
class Wire {
  static all: Wire[] = [];
  static get last(): Wire {
    return Wire.all.at(-1) as Wire;
  }
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readyState = 1;
  readonly sent: { is: string; id: number; key?: string }[] = [];
  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }
  close(): void {
    this.onclose?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Lets it in, and answers its hello as a host does. */
  welcome(): void {
    this.onopen?.();
    const id = this.sent.find(({ is }) => is === "hello")?.id;
    this.say({ is: "welcome", id, now: 0, me: { person: null, kind: "guest", name: "" }, host: { version: "1" } });
  }
  asked = (is: string) => this.sent.filter((one) => one.is === is);
}

/** What the browser would tell the page. */
let happen: Record<string, () => void> = {};
const listens = (name: string, act: () => void): void => {
  happen[name] = act;
};
let line: HostSocket;
let states: boolean[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("addEventListener", listens);
  vi.stubGlobal("document", { addEventListener: listens, visibilityState: "visible" });
  Wire.all = [];
  happen = {};
  states = [];
  line = openHostSocket("ws://host/api/socket");
  line.onState((up) => states.push(up));
  vi.advanceTimersByTime(0);
});
afterEach(() => {
  line.matches.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("however often the host goes away, the page comes back", () => {
  for (let times = 1; times <= 12; times++) {
    expect(Wire.all).toHaveLength(times);
    Wire.last.welcome();
    expect(line.up).toBe(true);
    Wire.last.close();
    expect(line.up).toBe(false);
    vi.advanceTimersByTime(1000);
  }
});

test("what was asked when the line broke is asked again, the same and once", async () => {
  Wire.last.welcome();
  const said = line.request({ is: "followTable", table: "T", chat: 0 });
  const played = line.matches.commit("T", 0 as Seat, 5, [{ step: "s", act: { do: "a" } }]);
  const [before] = Wire.last.asked("commit");
  Wire.last.close();
  vi.advanceTimersByTime(1000);
  Wire.last.welcome();
  expect(Wire.last.asked("commit")).toEqual([before]);
  const [follow] = Wire.last.asked("followTable");
  Wire.last.say({ is: "done", id: follow?.id, at: 0 });
  Wire.last.say({ is: "played", id: before?.id, at: 6, moves: 1 });
  expect(await said).toMatchObject({ is: "done" });
  expect(await played).toEqual({ ok: { at: 6, moves: 1 } });
  Wire.last.close();
  vi.advanceTimersByTime(1000);
  Wire.last.welcome();
  expect(Wire.last.asked("commit")).toEqual([]);
});

test("a host that is not there is tried again with growing pauses, and at once when the network comes back", () => {
  const tries = (ms: number): number => {
    const before = Wire.all.length;
    for (let past = 0; past < ms; past += 100) {
      vi.advanceTimersByTime(100);
      if (Wire.last.onclose) Wire.last.close();
    }
    return Wire.all.length - before;
  };
  Wire.last.close();
  expect(tries(5000)).toBeGreaterThanOrEqual(2);
  expect(tries(60_000)).toBeLessThanOrEqual(12);
  expect(tries(60_000)).toBeGreaterThanOrEqual(3);
  const before = Wire.all.length;
  happen["online"]?.();
  expect(Wire.all).toHaveLength(before + 1);
  Wire.last.welcome();
  expect(line.up).toBe(true);
});

test("a host that says when to come back is not asked before", () => {
  Wire.last.welcome();
  Wire.last.say({ is: "closing", reconnect: 2500 });
  Wire.last.close();
  vi.advanceTimersByTime(2400);
  expect(Wire.all).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(Wire.all).toHaveLength(2);
});

test("a line on which nothing comes any more is given up and opened anew", () => {
  Wire.last.welcome();
  void line.matches.commit("T", 0 as Seat, 5, [{ step: "s", act: { do: "a" } }]);
  const dead = Wire.last;
  vi.advanceTimersByTime(19_000);
  expect(line.up).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(states).toEqual([true, false]);
  expect(Wire.all).toHaveLength(2);
  // What the dead one says after all is nobody's business.
  expect([dead.onmessage, dead.onclose]).toEqual([null, null]);
  Wire.last.welcome();
  expect(Wire.last.asked("commit")).toEqual(dead.asked("commit"));
});

test("in a quiet hour the host is asked for a sign of life now and then, and that is enough", () => {
  Wire.last.welcome();
  for (let minutes = 0; minutes < 60; minutes++) {
    vi.advanceTimersByTime(60_000);
    for (const { id } of Wire.last.asked("hello")) Wire.last.say({ is: "done", id, at: 0 });
  }
  expect(Wire.all).toHaveLength(1);
  expect(Wire.last.asked("hello").length).toBeGreaterThan(30);
  // Nobody answers: found out although nothing was asked of the page.
  vi.advanceTimersByTime(70_000);
  expect(Wire.all.length).toBeGreaterThan(1);
});

test.each(["offline", "visibilitychange"])("after %s a sign of life must come soon", (event) => {
  Wire.last.welcome();
  happen[event]?.();
  const [, asked] = Wire.last.asked("hello");
  Wire.last.say({ is: "done", id: asked?.id, at: 0 });
  vi.advanceTimersByTime(10_000);
  expect(Wire.all).toHaveLength(1);
  happen[event]?.();
  vi.advanceTimersByTime(5000);
  expect(Wire.all).toHaveLength(2);
  // While nobody is there, losing the network once more changes nothing.
  Wire.last.close();
  happen["offline"]?.();
  vi.advanceTimersByTime(600);
  expect(Wire.all.filter((one) => one.onclose !== null).length).toBeLessThanOrEqual(1);
});

test("a socket that is never let in is given up", () => {
  vi.advanceTimersByTime(22_000);
  expect(Wire.all).toHaveLength(2);
  Wire.last.welcome();
  expect(line.up).toBe(true);
});

test("what is asked while the socket is closing is said through the next one, once", async () => {
  Wire.last.welcome();
  const closing = Wire.last;
  closing.readyState = 2;
  const asked = line.request({ is: "followLobby" });
  expect(closing.asked("followLobby")).toEqual([]);
  closing.onclose?.();
  vi.advanceTimersByTime(60_000);
  Wire.last.welcome();
  expect(Wire.last.asked("followLobby")).toHaveLength(1);
  Wire.last.say({ is: "done", at: 0, id: Wire.last.asked("followLobby")[0]?.id });
  expect(await asked).toMatchObject({ is: "done" });
});
