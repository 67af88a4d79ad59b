/**
 * Bots among several hosts: whoever has somebody at a table has its bots think, and two hosts may have somebody at the same
 * one. The first to ask thinks; the others wait, and take over should it fall silent.
 */
import type { Thinker, ThinkRequest, Thought } from "@starboard/match";
import type { Claims } from "../storage/store.ts";

/** A host that waits asks again so often, in milliseconds: as long as a bot stands still when its host has died. */
const AGAIN = 500;
/** A claim is kept so long after the thought, in milliseconds: until the others have heard what became of it. */
const AFTERWARDS = 2 * AGAIN;

const nameOf = ({ match, seat }: ThinkRequest): string => `bot ${match} ${seat}`;

/** The same thinker, thinking about a seat only while no other host does. */
export function sharedThinker<T extends Thinker>(
  thinker: T,
  claims: Claims,
  after: (ms: number, run: () => void) => () => void,
): T {
  return {
    ...thinker,
    think(request, background) {
      const name = nameOf(request);
      let stopped = false;
      let stop = (): void => {};

      async function attempt(): Promise<Thought | null> {
        if (!(await claims.take(name))) return stopped ? null : wait();
        const release = (): void => void claims.release(name);
        if (stopped) {
          release();
          return null;
        }
        const thinking = thinker.think(request, background);
        let done = false;
        stop = () => {
          thinking.stop();
          if (!done) release();
          done = true;
        };
        try {
          return await thinking.thought;
        } finally {
          if (!done) after(AFTERWARDS, release);
          done = true;
        }
      }
      const wait = (): Promise<Thought | null> =>
        new Promise((resolve, reject) => {
          stop = after(AGAIN, () => void attempt().then(resolve, reject));
        });

      return {
        thought: attempt(),
        stop() {
          stopped = true;
          stop();
        },
      };
    },
  };
}
