/** Simulated people for field soaks: identified by a cookie, playing over a socket, reconnecting when it closes. */
import type { Act } from "@starboard/kernel";
import { type ServerMessage, type Update, WIRE_VERSION } from "@starboard/wire";
import { applyChanges } from "@starboard/wire/changes";
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import WebSocket from "ws";

const ANSWER_MS = 5_000;
const RETRY_MS = 200;
const TRIES = 150;

export class FieldPerson {
  cookie = "";

  /** Sends a request, and retries it while the host is down or fails. Rejects when the host refuses the request. */
  async ask<T>(url: string, method: string, path: string, body?: object): Promise<T> {
    for (let tries = 1; ; tries++) {
      const reply = await this.once(url, method, path, body);
      if (reply && reply.status < 400) return (reply.text === "" ? null : JSON.parse(reply.text)) as T;
      if (tries >= TRIES || (reply && reply.status < 500))
        throw new Error(`${method} ${path}: ${reply ? `${reply.status} ${reply.text}` : "no answer"}`);
      await pause(RETRY_MS);
    }
  }
  private async once(url: string, method: string, path: string, body?: object) {
    const headers = { origin: url, cookie: this.cookie, ...(body && { "content-type": "application/json" }) };
    try {
      const signal = AbortSignal.timeout(ANSWER_MS);
      const reply = await fetch(url + path, { method, headers, signal, ...(body && { body: JSON.stringify(body) }) });
      this.cookie = reply.headers.getSetCookie()[0]?.split(";")[0] ?? this.cookie;
      return { status: reply.status, text: await reply.text() };
    } catch {
      return undefined;
    }
  }
}

/** A subscribed seat, which `play` plays. */
export class FieldSeat {
  /** The newest update received: what the seat's player sees. */
  latest: Update | undefined;
  /** The last update on the present connection, which the next changes are applied to. */
  private last: Update | undefined;
  connections = 0;
  acknowledged = 0;
  /** Receives every request before it is sent. */
  onSend: ((message: object) => void) | undefined;
  private socket: WebSocket | undefined;
  private ended = false;
  private lastId = 0;
  private readonly answers = new Map<number, (answer: Answer | undefined) => void>();
  private readonly url: () => string;
  private readonly person: FieldPerson;
  private readonly match: string;
  readonly seat: number;

  constructor(url: () => string, person: FieldPerson, match: string, seat: number) {
    this.url = url;
    this.person = person;
    this.match = match;
    this.seat = seat;
  }

  /** Cuts the connection as a network would, without a closing handshake. */
  cut(): void {
    this.socket?.terminate();
  }
  end(): void {
    this.ended = true;
    this.socket?.terminate();
  }

  /**
   * Plays until the match is over or `end` is called; while `isPlaying` returns false, it only receives updates. An act
   * without an answer is sent again under its idempotency key.
   */
  async play(isPlaying: () => boolean, choose: (count: number) => number): Promise<void> {
    let pending: { readonly at: number; readonly key: string; readonly moves: readonly object[] } | undefined;
    while (!this.ended) {
      if (!(await this.connect())) continue;
      const update = this.latest;
      if (update?.summary.over) return;
      if (!pending && isPlaying() && update?.question?.seats.includes(this.seat as never)) {
        const move = moveOf(update, choose);
        if (move) pending = { at: update.at, key: randomBytes(8).toString("hex"), moves: [move] };
      }
      if (!pending) {
        await pause(20);
        continue;
      }
      const answer = await this.send({ is: "commit", match: this.match, seat: this.seat, ...pending });
      if (answer?.is === "played") {
        this.acknowledged = Math.max(this.acknowledged, answer.at ?? 0);
        const { at } = pending;
        pending = undefined;
        await this.until(() => (this.latest?.at ?? 0) > at);
      } else if (answer?.is === "stale") {
        const { at } = pending;
        pending = undefined;
        await this.until(() => (this.latest?.at ?? 0) > at);
      } else if (answer && answer.bad?.[0]?.code.endsWith("_STORE") !== true) {
        // The act was refused; the next turn of the loop chooses another one.
        pending = undefined;
      } else if (answer) await pause(RETRY_MS);
      // Without an answer it closes the connection, as a page does.
      else this.cut();
    }
  }

  /** Waits for a condition, for 5 s at most. */
  private async until(isMet: () => boolean): Promise<void> {
    for (let i = 0; i < 100 && !this.ended && !isMet(); i++) await pause(50);
  }

  /** Connects and subscribes unless the connection is open; false if that fails. */
  async connect(): Promise<boolean> {
    if (this.socket?.readyState === WebSocket.OPEN) return true;
    // Asked once: a load balancer may name another host each time.
    const url = this.url();
    const socket = new WebSocket(`${url.replace("http", "ws")}/api/socket`, {
      headers: { origin: url, cookie: this.person.cookie },
      handshakeTimeout: ANSWER_MS,
    });
    socket.on("error", () => {});
    socket.on("message", (data) => this.receive(String(data as Buffer)));
    const open = await new Promise<boolean>((resolve) => {
      socket.once("open", () => resolve(true));
      socket.once("close", () => resolve(false));
    });
    socket.once("close", () => {
      for (const resolve of this.answers.values()) resolve(undefined);
      this.answers.clear();
    });
    this.socket = socket;
    if (open) {
      this.connections += 1;
      this.last = undefined;
      const answer = await this.send({ is: "watch", match: this.match, viewer: this.seat, since: 0, changes: true });
      if (answer?.is === "done") return true;
      socket.terminate();
    }
    await pause(RETRY_MS);
    return false;
  }

  private receive(text: string): void {
    const { channel: _channel, ...message } = JSON.parse(text) as ServerMessage<"match">;
    if (message.is === "update") this.showUpdate(message);
    if (message.is === "changes" && this.last) {
      const update = applyChanges(this.last, message);
      if (!update) throw new Error(`changes of ${this.match} do not fit`);
      this.showUpdate(update);
    }
    if (message.id === undefined) return;
    this.answers.get(message.id)?.(message);
    this.answers.delete(message.id);
  }

  private showUpdate(update: Update): void {
    this.last = update;
    if (!this.latest || update.at >= this.latest.at || update.logItems.length > 0) this.latest = update;
  }

  /** Sends a request and resolves with its answer; undefined if none came in time. */
  async send(message: object): Promise<Answer | undefined> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return undefined;
    const id = ++this.lastId;
    const answer = new Promise<Answer | undefined>((resolve) => this.answers.set(id, resolve));
    this.onSend?.(message);
    socket.send(JSON.stringify({ v: WIRE_VERSION, channel: "match", id, ...message }));
    return Promise.race([answer, pause(ANSWER_MS, undefined, { ref: false })]);
  }
}

export interface Answer {
  readonly is: string;
  readonly at?: number;
  readonly bad?: readonly { readonly code: string }[];
}

/** Returns the seat's legal acts without proposals and resignations. */
export const legalMovesOf = (update: Update): readonly { readonly step: string; readonly act: Act }[] =>
  update.offers.flatMap(({ step, aside, offers }) =>
    aside ? [] : offers.flatMap(({ act, refusal }) => (refusal ? [] : [{ step, act: act as Act }])),
  );
function moveOf(update: Update, choose: (count: number) => number): object | undefined {
  const moves = legalMovesOf(update);
  return moves[choose(moves.length)];
}
