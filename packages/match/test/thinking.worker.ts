/** A worker thread whose bot ends its turn, dies on seed 13 and hangs on seed 99. */
import { serveNodeBots } from "@starboard/match/node";
import { tiny } from "./game.ts";

serveNodeBots(async (edition) =>
  edition === "tiny@1"
    ? {
        game: tiny,
        engine: {
          think({ seed, seat }) {
            if (seed === 13) process.exit(13);
            if (seed === 99) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
            return { step: "turn", act: { do: "end", seat } as { do: string }, variations: [] };
          },
          chooseAside: () => null,
        },
      }
    : undefined,
);
