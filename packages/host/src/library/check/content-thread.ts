/** Reads and draws the contents of the library: those that play whole matches in a thread of their own, the others at once. */
import { Worker } from "node:worker_threads";
import type { Result } from "@starboard/kernel";
import type { AnyFileKind, PictureData } from "@starboard/kit";
import { fail } from "../../errors.ts";
import { createTaskThread, type StartThread } from "../../task-thread.ts";
import { STUDY_KIND } from "../study-kind.ts";
import type { ContentAnswer, ContentTask } from "./content-check.ts";

/** A kind of file of a game. */
export interface KindOfGame {
  readonly game: string;
  readonly kind: AnyFileKind;
}
export interface ContentReader {
  /**
   * Reads what a caller sent. Codes beside those of the kind: LIBRARY_TIME if that takes too long, HOST_RATE if too much
   * waits.
   */
  read(of: KindOfGame, raw: object): Promise<Result<object>>;
  /** Draws a content. Codes: LIBRARY_TIME, HOST_RATE. */
  picture(of: KindOfGame, content: object): Promise<Result<PictureData>>;
  close(): void;
}

/** Whether contents of a kind are read in the thread. */
export const playsMatches = (kindId: string): boolean => kindId === STUDY_KIND;

const LIMITS = { waiting: 24, ms: 30_000 };
/** MiB of objects in the thread. */
const MEMORY = 256;

// In a bundle this file is part of dist/host or dist/shared, and the worker file is in dist/host.
const file = import.meta.url.endsWith(".ts")
  ? new URL("./content.worker.ts", import.meta.url)
  : new URL("../host/content.mjs", import.meta.url);

const startWorker: StartThread = () => new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MEMORY } });

export function createContentReader(start: StartThread = startWorker): ContentReader {
  const thread = createTaskThread<ContentTask, ContentAnswer>(start, LIMITS);
  const failed = (answer: "busy" | "failed") => fail(answer === "busy" ? "HOST_RATE" : "LIBRARY_TIME", "content");
  return {
    async read({ game, kind }, content) {
      if (!playsMatches(kind.id)) return kind.read(content);
      const answer = await thread.run({ is: "read", game, kind: kind.id, content });
      if (typeof answer === "string") return failed(answer);
      return answer.is === "read" ? answer.read : failed("failed");
    },
    async picture({ game, kind }, content) {
      if (!playsMatches(kind.id)) return { ok: kind.picture(content) };
      const answer = await thread.run({ is: "picture", game, kind: kind.id, content });
      if (typeof answer === "string") return failed(answer);
      return answer.is === "picture" ? { ok: answer.picture } : failed("failed");
    },
    close: () => thread.close(),
  };
}
