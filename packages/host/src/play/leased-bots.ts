/**
 * Shares bot thinking among several hosts. Each host with a viewer at a table would run its bots. The first host to
 * acquire the lease thinks; the others wait, and take over if that host stops.
 */
import type { BotRunner, ThinkRequest, BotReply } from "@starboard/match";
import type { Leases } from "../storage/store.ts";

/** Retry interval of a waiting host, in ms. It adds to the delay of a bot after its host stopped. */
const RETRY_MS = 500;
/** Time a lease is held after thinking, in ms, so that other hosts receive the result before they retry. */
const RELEASE_DELAY_MS = 2 * RETRY_MS;

const nameOf = ({ match, seat }: ThinkRequest): string => `bot ${match} ${seat}`;

/** Wraps a bot runner so that it thinks about a seat only while no other host does. */
export function leaseBots<T extends BotRunner>(
  runner: T,
  leases: Leases,
  after: (ms: number, run: () => void) => () => void,
  isOwner: (match: string) => boolean = () => false,
): T {
  return {
    ...runner,
    think(request, background) {
      // The owner of a match is the only host that plays it.
      if (isOwner(request.match)) return runner.think(request, background);
      const name = nameOf(request);
      let stopped = false;
      let stop = (): void => {};

      async function attempt(): Promise<BotReply | null> {
        if (!(await leases.acquire(name))) return stopped ? null : wait();
        const release = (): void => void leases.release(name);
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
