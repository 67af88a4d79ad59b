/** The few numbers that tell an administrator whether the server keeps up, gathered as it works. */
import { statfs } from "node:fs/promises";
import type { AdminFigures } from "@starboard/wire/admin";
import type { BotRunner } from "@starboard/match";

/** Moves are counted over the last minute, answers over the last five. */
const MOVES_MS = 60_000;
const ANSWERS_MS = 5 * 60_000;
/** Answers remembered at most. */
const ANSWERS = 2_000;
const SECOND = 1_000;

type Timed = { readonly at: number; readonly ms: number };

export interface Figures {
  /** A match was written to. */
  moved(): void;
  /** A move of a player was answered, or a request by HTTP. */
  answered(kind: "move" | "request", ms: number): void;
  /** The same bots, counted while they are waited for. */
  counting<T extends BotRunner>(runner: T): T;
  read(): Pick<AdminFigures, "movesPerSecond" | "moveP95Ms" | "requestP95Ms" | "botsWaiting">;
}

export function createFigures(now: () => number): Figures {
  const startedAt = now();
  /** Moves by second. */
  const moves = new Map<number, number>();
  const answers: Record<"move" | "request", Timed[]> = { move: [], request: [] };
  let botsWaiting = 0;

  function p95(list: readonly Timed[]): number | null {
    const recent = list.filter(({ at }) => now() - at <= ANSWERS_MS).map(({ ms }) => ms);
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
      const list = answers[kind];
      list.push({ at: now(), ms });
      if (list.length >= 2 * ANSWERS) list.splice(0, ANSWERS);
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
        moveP95Ms: p95(answers.move),
        requestP95Ms: p95(answers.request),
        botsWaiting,
      };
    },
  };
}

/** Room on the disk under a folder, in bytes; null where that cannot be found out. */
export async function diskOf(folder: string | undefined): Promise<AdminFigures["disk"]> {
  if (folder === undefined) return null;
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}
