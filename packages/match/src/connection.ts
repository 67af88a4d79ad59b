/** Where messages come in: one desk per connection, the same for a page's worker and a host's socket. */
import { type Answer, type Ask, type FromClerk, parseToClerk } from "@starboard/wire";
import type { Clerk, Leave } from "./match-service.ts";

/** What a connection may do. On one's own device: everything. */
export interface Access {
  /** Whether it may ask that now. A host looks up who sits where. */
  may(ask: Ask): boolean | Promise<boolean>;
  /** How much it may watch at once; without limit on one's own device. */
  readonly watches?: number;
}
export const everything: Access = { may: () => true };

export interface Desk {
  /** Takes a message in: an object from a worker, or the text of a socket. Answers through `send`. */
  receive(raw: unknown): Promise<void>;
  /** The same for a message that has been read already. */
  take(id: number, ask: Ask): Promise<void>;
  /** Ends the watching that is not permitted any more, after somebody else took a seat for instance. */
  review(match: string): Promise<void>;
  /** What it watches now. */
  followed(): readonly Pick<Watch, "match" | "viewer">[];
  /** The connection is gone. */
  close(): void;
}

type Watch = Ask & { is: "watch" };

/** Opens a desk. Whatever comes in is answered; a message without a readable `id` is answered with id -1. */
export function openDesk(
  clerk: Pick<Clerk, "answer" | "watch">,
  send: (message: FromClerk) => void,
  access: Access = everything,
): Desk {
  const watching = new Map<string, { readonly ask: Watch; readonly leave: Leave }>();
  /** Watching is begun and ended in the order in which it was asked for. */
  let ushering: Promise<unknown> = Promise.resolve();
  let closed = false;
  const say = (message: FromClerk): void => {
    if (!closed) send(message);
  };
  const leave = (where: string): void => {
    watching.get(where)?.leave();
    watching.delete(where);
  };

  async function usher(ask: Ask & { is: "watch" | "unwatch" }): Promise<Answer> {
    const where = `${ask.viewer} ${ask.match}`;
    leave(where);
    if (ask.is === "unwatch" || closed) return { is: "done", at: 0 };
    if (watching.size >= (access.watches ?? Infinity))
      return { is: "invalid", bad: [{ code: "CLERK_WATCHES", at: "match", about: { most: access.watches } }] };
    const seen = await clerk.watch(ask, say);
    if (typeof seen !== "function") return seen;
    watching.set(where, { ask, leave: seen });
    if (closed) leave(where);
    return { is: "done", at: 0 };
  }

  async function answerTo(ask: Ask): Promise<Answer> {
    const may = access.may(ask);
    if (!(typeof may === "boolean" ? may : await may))
      return { is: "invalid", bad: [{ code: "CLERK_FORBIDDEN", at: ask.is }] };
    if (ask.is !== "watch" && ask.is !== "unwatch") return clerk.answer(ask);
    const ushered = ushering.then(() => usher(ask));
    ushering = ushered.catch(() => {});
    return ushered;
  }
  async function take(id: number, ask: Ask): Promise<void> {
    say({ ...(await answerTo(ask)), id });
  }

  return {
    take,
    followed: () => [...watching.values()].map(({ ask }) => ask),
    async receive(raw) {
      const { id, asked } = parseToClerk(raw);
      if ("bad" in asked) say({ is: "invalid", bad: asked.bad, id });
      else await take(id, asked.ok);
    },
    async review(match) {
      for (const [where, { ask }] of watching) {
        if (ask.match !== match || (await access.may(ask))) continue;
        leave(where);
        say({ is: "notice", match, code: "CLERK_FORBIDDEN", about: { viewer: ask.viewer } });
      }
    },
    close() {
      closed = true;
      for (const where of watching.keys()) leave(where);
    },
  };
}
