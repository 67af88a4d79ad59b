#!/usr/bin/env node
import { isMainThread } from "node:worker_threads";

/** Runs the command line; the status it comes to becomes the exit status. */
async function main(): Promise<number> {
  const [{ titles }, { bots }, { splitAlso, gameFrom }, { runCommand }, { terminal }] = await Promise.all([
    import("@starboard/registry"),
    import("@starboard/registry/bots"),
    import("./extra-games.ts"),
    import("./run.ts"),
    import("./terminal.ts"),
  ]);
  const { folders, rest } = splitAlso(process.argv.slice(2));
  const desk = terminal(titles, bots);
  try {
    return await runCommand(rest, desk, () => Promise.all(folders.map(gameFrom)));
  } finally {
    desk.close();
  }
}

if (isMainThread) {
  const status = await main();
  if (status !== 0) process.exitCode = status;
} else {
  // The arena's threads run this program again.
  const { arenaWorker } = await import("./arena/pool.ts");
  await arenaWorker();
}
