#!/usr/bin/env node
import { isMainThread } from "node:worker_threads";

/** Runs the command line of this process and returns the exit status. */
async function main(): Promise<number> {
  const [
    { gameEntries },
    { bots },
    { splitGameFolders, gameFrom },
    { runCommand },
    { terminal },
    { speak, splitLanguage },
    { CliError },
  ] = await Promise.all([
    import("@starboard/registry"),
    import("@starboard/registry/bots"),
    import("./extra-games.ts"),
    import("./run.ts"),
    import("./terminal.ts"),
    import("./language.ts"),
    import("./context.ts"),
  ]);
  const { folders, rest: all } = splitGameFolders(process.argv.slice(2));
  const context = terminal(gameEntries, bots);
  try {
    const { language, rest } = splitLanguage(all, process.env);
    await speak(language);
    return await runCommand(rest, context, () => Promise.all(folders.map(gameFrom)));
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    context.log(`${error.code}: ${error.message}`);
    return 2;
  } finally {
    context.close();
  }
}

if (isMainThread) {
  const status = await main();
  if (status !== 0) process.exitCode = status;
} else {
  // Worker threads of the arena run this same program.
  const { arenaWorker } = await import("./arena/pool.ts");
  await arenaWorker();
}
