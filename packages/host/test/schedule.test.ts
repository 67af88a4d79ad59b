/** Tests that due work is leased only by a host that can handle it, and returned by a host that stops. */
import type { Host, HostOptions } from "@starboard/host";
import type { TournamentInfo } from "@starboard/wire/tournament";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { homes } from "./storage/stores.ts";
import { openHost } from "./guest.ts";
import { arrive, cup, following, start } from "./tournaments/club.ts";

const open = new Set<Host>();
afterAll(() => Promise.all([...open].map((host) => host.close())));

const HOUR = 3_600_000;

/** A store that several hosts use, one after the other. */
async function lasting() {
  const storage = await homes.memory();
  const { store, bus, jobs, leases } = storage;
  const stay = { close: async () => {} };
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  async function host(more: Partial<HostOptions> = {}): Promise<{ host: Host; url: string }> {
    const kept = {
      store: { ...store, ...stay },
      bus: { ...bus, ...stay },
      // A slow start: due work could be leased meanwhile.
      jobs: { ...jobs, ...stay, process: () => new Promise<void>((resolve) => void setTimeout(resolve, 5)) },
      leases,
      ...stay,
    };
    const opened = await openHost({ storage: kept, now, ...more });
    open.add(opened.host);
    return opened;
  }
  async function end(host: Host): Promise<void> {
    open.delete(host);
    await host.close();
  }
  return { store, now, host, end, pass: (ms: number) => void (ahead += ms) };
}

test("a round deadline that passed while the host was down is handled after the start", async () => {
  const { host, end, pass } = await lasting();
  const before = await host();
  const one = await cup(before.url, ["Ada", "Ben"], { rounds: 1, roundHours: 48 });
  const [pairing] = (await start(one)).played[0]?.pairings ?? [];
  const here = pairing?.entrants[0] as number;
  await arrive(one.players[here] as never, pairing?.legs[0]?.table ?? "");
  await end(before.host);
  pass(49 * HOUR);
  const { url } = await host();
  const organiser = Object.assign(Object.create(Object.getPrototypeOf(one.organiser) as object), one.organiser, {
    url,
  });
  const over: TournamentInfo = await following(organiser, one.id).until(({ state }) => state === "over");
  expect(over.played[0]?.pairings[0]?.result).toMatchObject({ how: "forfeit" });
});

test("leased work that is not done has its old date again after the host has stopped", async () => {
  const { store, now, host, end } = await lasting();
  const first = await host();
  const at = now() - 1_000;
  // This work is not finished: its handler is still running.
  const taken = new Promise<void>((resolve) =>
    onTestFinished(first.host.services.onDueKey((key) => key === "slow/1" && resolve())),
  );
  await store.write([{ is: "schedule", key: "slow/1", at, about: { n: 1 } }]);
  await first.host.services.matches.runAllDue();
  await taken;
  expect((await store.getScheduled(["slow/1"]))[0]?.at).toBeGreaterThan(now());
  await end(first.host);
  expect(await store.getScheduled(["slow/1"])).toEqual([{ key: "slow/1", at, about: { n: 1 } }]);
});

test("work that was handled meanwhile keeps the date its handler set", async () => {
  const { store, now, host, end } = await lasting();
  const first = await host();
  await store.write([{ is: "schedule", key: "quick/1", at: now() - 1_000 }]);
  await first.host.services.matches.runAllDue();
  const later = now() + HOUR;
  await store.write([{ is: "schedule", key: "quick/1", at: later }]);
  await end(first.host);
  expect((await store.getScheduled(["quick/1"]))[0]?.at).toBe(later);
});
