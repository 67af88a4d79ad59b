/** A host as a program of its own, whose games have as many editions as PROGRAM says. Prints its address. */
import { createBotEngine } from "@starboard/bots";
import { createHost, readSettings } from "@starboard/host";
import { openStorage, storagePlace } from "@starboard/host/storage";
import { parseEdition } from "@starboard/kernel";
import { type BotEngineLike, type BotRunner, createBotHandler } from "@starboard/match";
import { loadGame, registerGame } from "../../src/play/games.ts";
import { bots, gamesOf } from "./editions.ts";

/** Iterations of a bot: few, because the test is about rules and not about strength. */
const ITERATIONS = 6;

for (const editions of gamesOf(Number(process.env["PROGRAM"]))) for (const game of editions) registerGame(game);

const engine = createBotEngine(bots) as unknown as BotEngineLike;
const think = createBotHandler(
  async (name) => {
    const named = parseEdition(name);
    const game = named && (await loadGame(named.id, named.edition));
    const quick: BotEngineLike = {
      think: (query) => engine.think({ ...query, iterations: ITERATIONS } as typeof query),
      chooseAside: (query) => engine.chooseAside(query),
    };
    return game && { game, engine: quick };
  },
  () => performance.now(),
);
const botRunner: BotRunner & { close(): void } = {
  think(request) {
    let stopped = false;
    const thought = new Promise<void>((resolve) => void setImmediate(resolve)).then(() =>
      stopped ? null : think(request),
    );
    return {
      thought,
      stop: () => {
        stopped = true;
      },
    };
  },
  close: () => {},
};

const settings = readSettings(process.env);
if (typeof settings === "string") throw new Error(settings);
const host = await createHost({ settings, storage: await openStorage(storagePlace(process.env)), botRunner });
process.stdout.write(`ready ${await host.listen({ port: 0, host: "127.0.0.1" })}\n`);
