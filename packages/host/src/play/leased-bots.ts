/**
 * Bots among several hosts: whoever has somebody at a table has its bots think, and two hosts may have somebody at the same
 * one. The first to ask thinks; the others wait, and take over should it fall silent.
 */
import type { BotRunner, ThinkRequest, BotReply } from "@starboard/match";
import type { Leases } from "../storage/store.ts";

/** A host that waits asks again so often, in milliseconds: as long as a bot stands still when its host has died. */
const RETRY_MS = 500;
/** A claim is kept so long after the thought, in milliseconds: until the others have heard what became of it. */
const RELEASE_DELAY_MS = 2 * RETRY_MS;

const nameOf = ({ match, seat }: ThinkRequest): string => `bot ${match} ${seat}`;

/** The same runner, thinking about a seat only while no other host does. */
export function leaseBots<T extends BotRunner>(
  runner: T,
  claims: Leases,
  after: (ms: number, run: () => void) => () => void,
): T {
  return {
    ...runner,
    think(request, background) {
      const name = nameOf(request);
      let stopped = false;
      let stop = (): void => {};

      async function attempt(): Promise<BotReply | null> {
        if (!(await claims.acquire(name))) return stopped ? null : wait();
        const release = (): void => void claims.release(name);
        if (stopped) {
          release();
          return null;
        }
        const thinking = runner.think(request, background);
        let done = false;
        stop = () => {
          thinking.stop();
          if (!done) release();
          done = true;
        };
        try {
          return await thinking.thought;
        } finally {
          if (!done) after(RELEASE_DELAY_MS, release);
          done = true;
        }
      }
      const wait = (): Promise<BotReply | null> =>
        new Promise((resolve, reject) => {
          stop = after(RETRY_MS, () => void attempt().then(resolve, reject));
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
