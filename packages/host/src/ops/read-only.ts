/** Read-only mode: changes by players are rejected, bots wait, and clocks are paused. Stored data can still be read. */
import type { ClockAction, BotRunner } from "@starboard/match";
import type { HostServices } from "../services.ts";
import type { Change, Cursor } from "../storage/store.ts";
import { tableDocs } from "../tables/doc.ts";
import type { Service } from "./service-status.ts";

const PAGE = 200;
/** Clocks stopped or started at once. */
const AT_ONCE = 16;

/** Wraps a bot runner: while the server is read-only, requests wait. */
export function waitingBots<T extends BotRunner>(runner: T, service: Service): T {
  return {
    ...runner,
    think(request) {
      if (!service.isReadOnly()) return runner.think(request);
      let stopped = false;
      let stop = (): void => {};
      const thought = service.whenWritable().then(() => {
        if (stopped) return null;
        const thinking = runner.think(request);
        stop = () => thinking.stop();
        return thinking.thought;
      });
      return {
        thought,
        stop() {
          stopped = true;
          stop();
        },
      };
    },
  };
}

/** Turns read-only mode on or off on all hosts; `also` is written with it. */
export async function setReadOnly(services: HostServices, on: boolean, also: readonly Change[]): Promise<void> {
  const { service, matches } = services;
  if (on) {
    await service.change({ readOnly: true }, also);
    const before = await service.paused();
    const running = await runningClocks(services);
    // Stored before the clocks stop, so that they are found if this host ends in between.
    await service.change({ paused: [...new Set([...before, ...running])] });
    await each(services, running, { is: "pause" });
    return;
  }
  await service.change({ readOnly: false }, also);
  await each(services, await service.paused(), { is: "resume" });
  await service.change({ paused: [] });
  await matches.runAllDue();
}

/** Returns the matches with a running clock. */
async function runningClocks({ store }: HostServices): Promise<string[]> {
  const found: string[] = [];
  let from: Cursor | undefined;
  for (;;) {
    const page = await tableDocs.find(store, {
      index: ["state", "playing"],
      limit: PAGE,
      ...(from && { after: from }),
    });
    const summaries = await store.summariesOf(page.map(({ id }) => id));
    found.push(
      ...summaries
        .filter(({ over, clock }) => !over && (clock?.running.length ?? 0) > 0)
        .map((summary) => summary.match),
    );
    const last = page.at(-1);
    if (page.length < PAGE || !last) return found;
    from = { changedAt: last.changedAt, id: last.id };
  }
}
async function each({ matches: runner }: HostServices, matches: readonly string[], act: ClockAction): Promise<void> {
  for (let i = 0; i < matches.length; i += AT_ONCE)
    await Promise.all(matches.slice(i, i + AT_ONCE).map((match) => runner.service.setClock(match, act)));
}
