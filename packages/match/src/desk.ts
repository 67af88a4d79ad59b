/** Where messages come in: one desk per connection, the same for a page's worker and a host's socket. */
import type { Viewer } from "@starboard/kernel";
import { type Answer, type Ask, type FromClerk, parseToClerk } from "@starboard/wire";
import type { Clerk, Leave } from "./clerk.ts";

/** What a connection may do. On one's own device: everything. */
export interface Access {
  /** See a match as this viewer and, for a seat, act for it. */
  seat(match: string, viewer: Viewer): boolean;
  /** Manage a match: change seats, remove it, see its record while it runs. */
  manage(match: string): boolean;
}
export const everything: Access = { seat: () => true, manage: () => true };

export interface Desk {
  /** Takes a message in: an object from a worker, or the text of a socket. Answers through `send`. */
  receive(raw: unknown): Promise<void>;
  /** The connection is gone. */
  close(): void;
}

/** Opens a desk. Whatever comes in is answered; a message without a readable `id` is answered with id -1. */
export function openDesk(clerk: Clerk, send: (message: FromClerk) => void, access: Access = everything): Desk {
  const leaves = new Map<string, Leave>();
  /** Watching is begun and ended in the order in which it was asked for. */
  let ushering: Promise<unknown> = Promise.resolve();
  let closed = false;
  const say = (message: FromClerk): void => {
    if (!closed) send(message);
  };
  const leave = (where: string): void => {
    leaves.get(where)?.();
    leaves.delete(where);
  };

  async function usher(ask: Ask & { is: "watch" | "unwatch" }): Promise<Answer> {
    const where = `${ask.viewer} ${ask.match}`;
    leave(where);
    if (ask.is === "unwatch" || closed) return { is: "done", at: 0 };
    const seen = await clerk.watch(ask, say);
    if (typeof seen !== "function") return seen;
    leaves.set(where, seen);
    if (closed) leave(where);
    return { is: "done", at: 0 };
  }

  function answerTo(ask: Ask): Answer | Promise<Answer> {
    if (!permitted(access, ask)) return { is: "invalid", bad: [{ code: "CLERK_FORBIDDEN", at: ask.is }] };
    if (ask.is !== "watch" && ask.is !== "unwatch") return clerk.answer(ask);
    const ushered = ushering.then(() => usher(ask));
    ushering = ushered;
    return ushered;
  }

  return {
    async receive(raw) {
      const { id, asked } = parseToClerk(raw);
      const answer = "bad" in asked ? { is: "invalid" as const, bad: asked.bad } : await answerTo(asked.ok);
      say({ ...answer, id });
    },
    close() {
      closed = true;
      for (const where of leaves.keys()) leave(where);
    },
  };
}

function permitted(access: Access, ask: Ask): boolean {
  switch (ask.is) {
    case "watch":
    case "unwatch":
      return access.seat(ask.match, ask.viewer);
    case "commit":
    case "takeBack":
      return access.seat(ask.match, ask.seat);
    case "seat":
    case "remove":
    case "record":
      return access.manage(ask.match);
    case "begin":
    case "reasons":
    case "create":
    case "fork":
    case "list":
    case "import":
      return true;
  }
}
