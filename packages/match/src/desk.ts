/** Where messages come in: one desk per connection, the same for a page's worker and a host's socket. */
import type { Viewer } from "@starboard/kernel";
import { type FromClerk, parseToClerk } from "@starboard/wire";
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
  let closed = false;
  const place = (match: string, viewer: Viewer): string => `${viewer} ${match}`;
  const say = (message: FromClerk): void => {
    if (!closed) send(message);
  };
  const leave = (where: string): void => {
    leaves.get(where)?.();
    leaves.delete(where);
  };

  return {
    async receive(raw) {
      const { id, asked } = parseToClerk(raw);
      const answer = (given: Parameters<typeof withId>[0]): void => say(withId(given, id));
      if ("bad" in asked) return answer({ is: "invalid", bad: asked.bad });
      const ask = asked.ok;
      if (!permitted(access, ask)) return answer({ is: "invalid", bad: [{ code: "CLERK_FORBIDDEN", at: ask.is }] });
      if (ask.is === "unwatch") {
        leave(place(ask.match, ask.viewer));
        return answer({ is: "done", at: 0 });
      }
      if (ask.is !== "watch") return answer(await clerk.answer(ask));
      const where = place(ask.match, ask.viewer);
      leave(where);
      const seen = await clerk.watch(ask, say);
      if (typeof seen !== "function") return answer(seen);
      // A second watch may have overtaken this one.
      leave(where);
      leaves.set(where, seen);
      if (closed) leave(where);
      answer({ is: "done", at: 0 });
    },
    close() {
      closed = true;
      for (const where of leaves.keys()) leave(where);
    },
  };
}

const withId = (answer: Awaited<ReturnType<Clerk["answer"]>>, id: number): FromClerk => ({ ...answer, id });

function permitted(
  access: Access,
  ask: Extract<ReturnType<typeof parseToClerk>["asked"], { ok: unknown }>["ok"],
): boolean {
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
