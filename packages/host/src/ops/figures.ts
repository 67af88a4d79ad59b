/** Collects the figures that show administrators whether the server keeps up. */
import { statfs } from "node:fs/promises";
import type { AdminFigures } from "@starboard/wire/admin";
import type { BotRunner } from "@starboard/match";

/** Period over which moves are counted, in ms. */
const MOVES_MS = 60_000;
/** Period over which response times are measured, in ms. */
const RESPONSES_MS = 5 * 60_000;
/** Number of response times that are always kept; twice as many are stored at most. */
const KEPT_RESPONSES = 2_000;
const SECOND = 1_000;

type Timed = { readonly at: number; readonly ms: number };

export interface Figures {
  /** Counts a write to a match. */
  moved(): void;
  /** Records the response time of a player's move or an HTTP request. */
  answered(kind: "move" | "request", ms: number): void;
  /** Wraps a bot runner to count the bots whose decisions are pending. */
  counting<T extends BotRunner>(runner: T): T;
  read(): Pick<AdminFigures, "movesPerSecond" | "moveP95Ms" | "requestP95Ms" | "botsWaiting">;
}

export function createFigures(now: () => number): Figures {
  const startedAt = now();
  /** Number of moves by second. */
  const moves = new Map<number, number>();
  const responses: Record<"move" | "request", Timed[]> = { move: [], request: [] };
  let botsWaiting = 0;

  function p95(list: readonly Timed[]): number | null {
    const recent = list.filter(({ at }) => now() - at <= RESPONSES_MS).map(({ ms }) => ms);
    if (recent.length === 0) return null;
    recent.sort((a, b) => a - b);
    return recent[Math.ceil(recent.length * 0.95) - 1] ?? null;
  }
  const forget = (): void => {
    for (const second of moves.keys()) if (second * SECOND <= now() - MOVES_MS) moves.delete(second);
  };
  return {
    moved() {
      const second = Math.floor(now() / SECOND);
      moves.set(second, (moves.get(second) ?? 0) + 1);
      if (moves.size > 2 * (MOVES_MS / SECOND)) forget();
    },
    answered(kind, ms) {
      const list = responses[kind];
      list.push({ at: now(), ms });
      if (list.length >= 2 * KEPT_RESPONSES) list.splice(0, KEPT_RESPONSES);
    },
    counting: (runner) => ({
      ...runner,
      think(request) {
        const thinking = runner.think(request);
        botsWaiting += 1;
        let counts = true;
        const count = (): void => {
          if (counts) botsWaiting -= 1;
          counts = false;
        };
        void thinking.thought.catch(() => null).then(count);
        return {
          thought: thinking.thought,
          stop() {
            count();
            thinking.stop();
          },
        };
      },
    }),
    read() {
      forget();
      const all = [...moves.values()].reduce((sum, one) => sum + one, 0);
      const over = Math.min(MOVES_MS, Math.max(SECOND, now() - startedAt));
      return {
        movesPerSecond: (all * SECOND) / over,
        moveP95Ms: p95(responses.move),
        requestP95Ms: p95(responses.request),
        botsWaiting,
      };
    },
  };
}

/** Returns free and total bytes of the disk with this folder, or null if they are not available. */
export async function diskOf(folder: string | undefined): Promise<AdminFigures["disk"]> {
  if (folder === undefined) return null;
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}
