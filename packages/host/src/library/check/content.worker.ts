/** Worker thread that reads and draws contents which play matches, at the lowest priority, so that no player waits for it. */
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { fileKindOf } from "../kinds.ts";
import type { ContentAnswer, ContentTask } from "./content-check.ts";

const LOWEST = 19;

async function answerTo({ is, game, kind: kindId, content }: ContentTask): Promise<ContentAnswer> {
  const kind = await fileKindOf(game, kindId);
  if (!kind) return { is: "failed" };
  return is === "read" ? { is, read: kind.read(content) } : { is, picture: kind.picture(content) };
}

// On Linux this concerns the calling thread alone. Elsewhere it may be refused; then the limits on tasks hold.
if (process.platform === "linux") setPriority(LOWEST);
parentPort?.on("message", (task: ContentTask) => {
  const answer = (message: ContentAnswer): void => parentPort?.postMessage(message);
  answerTo(task).then(answer, () => answer({ is: "failed" }));
});
