/** A worker thread whose bot ends its turn, dies on seed 13 and sleeps on seed 99. */
import { serveNodeThinker } from "@starboard/match/node";
import { tiny } from "./game.ts";

serveNodeThinker(async (edition) =>
  edition === "tiny@1"
    ? {
        game: tiny,
        mind: {
          think({ seed, seat }) {
            if (seed === 13) process.exit(13);
            if (seed === 99) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
            return { step: "turn", act: { do: "end", seat } as { do: string }, lines: [] };
          },
          reply: () => null,
        },
      }
    : undefined,
);
