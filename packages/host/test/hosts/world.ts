/** Hosts of one database in one process, for tests: connections without sockets, a clock that stands, hosts that die. */
import { digest, type FindGame, type Seat, seat, type SeatOccupant } from "@starboard/kernel";
import { createMatchService, type MatchService } from "@starboard/match";
import type { MatchResponse, Update } from "@starboard/wire";
import { applyChanges } from "@starboard/wire/changes";
import { fencedStore } from "../../src/hosts/fenced-store.ts";
import { createOwnership, ENTRY_LIFETIME_MS, type Ownership } from "../../src/hosts/ownership.ts";
import { PEER_PROTOCOL } from "../../src/hosts/peer-frames.ts";
import type { PeerWire } from "../../src/hosts/peer-link.ts";
import { createPeers } from "../../src/hosts/peers.ts";
import { createRoutedMatches, type RoutedMatches } from "../../src/hosts/routed-matches.ts";
import { servePeer } from "../../src/hosts/serve-peer.ts";
import { createMatchStore } from "../../src/play/match-store.ts";
import { matchLeasesOf } from "../../src/storage/lease-statements.ts";
import { localBus } from "../../src/storage/sqlite/bus.ts";
import { memorySqlite } from "../../src/storage/sqlite/store.ts";
import type { Bus, HostEntry, HostStore, MatchLeases } from "../../src/storage/store.ts";
import { tiny } from "../../../match/test/game.ts";

const PEOPLE: SeatOccupant[] = [
  { name: "Ada", kind: "person" },
  { name: "Ben", kind: "person" },
];
const find: FindGame = (id, edition) => (id === tiny.id && edition === tiny.edition ? tiny : undefined);

export interface World {
  readonly store: HostStore;
  readonly leases: MatchLeases;
  /** Moves the clock of the database. */
  pass(ms: number): void;
  add(name: string, options?: HostOptions): SimulatedHost;
  /** Called at every moment at which a host may die: with each message and before and after each append. */
  onMoment: () => void;
  /** Connections from the first to the second host fail. */
  readonly cut: Set<string>;
}
interface HostOptions {
  readonly protocol?: number;
  readonly games?: readonly string[];
  /** Called before each append of this host. */
  readonly beforeAppend?: () => Promise<void>;
  /** Called with the result of each append of this host. */
  readonly afterAppend?: (written: boolean) => void;
}
export interface SimulatedHost {
  readonly name: string;
  readonly ownership: Ownership;
  readonly local: MatchService;
  readonly routed: RoutedMatches;
  /** Its process ends: nothing that it does after this has an effect, and its connections break. */
  kill(): void;
  beat(): Promise<void>;
}

export function createWorld(): World {
  const { store, execute } = memorySqlite();
  let clock = 1_000_000;
  const bus = localBus(
    () => "",
    (error) => console.error(error),
  );
  const leases = matchLeasesOf(execute, () => clock);
  const hosts = new Map<string, SimulatedHost & { accept(wire: PeerWire): ReturnType<typeof servePeer> }>();
  const dead = new Set<string>();
  /** What breaks when a host dies. */
  const breaks = new Map<string, Set<() => void>>();

  const world: World = {
    store,
    leases,
    pass: (ms) => void (clock += ms),
    onMoment: () => {},
    cut: new Set(),
    add(name, options = {}) {
      const { own, ownLeases } = mortal(world, () => dead.has(name), options);
      const { protocol = PEER_PROTOCOL, games = ["tiny@1"] } = options;
      const entry: HostEntry = { host: name, address: `${name}:1`, protocol, games };
      const ownBus: Bus = { ...bus, publish: (topic, hint) => dead.has(name) || bus.publish(topic, hint) };
      let time = 1_000_000;
      const made: { local?: MatchService } = {};
      const ownership = createOwnership({
        entry,
        leases: ownLeases,
        bus: ownBus,
        knows: async (game) => games.includes(game),
        isOpen: (match) => made.local?.openMatches().some((one) => one.match === match) === true,
        onTaken: async (match) => made.local?.refresh(match),
        onError: (error) => console.error(error),
      });
      const service = createMatchService({
        load: (id, edition) => (games.includes(`${id}@${edition}`) ? find(id, edition) : undefined),
        store: createMatchStore(fencedStore(own, ownership), () => {}),
        now: () => (time += 10),
        random: (bytes) => digest([name, time++]).slice(0, 2 * bytes),
        botRunner: { think: () => ({ thought: new Promise(() => {}), stop: () => {} }) },
        consents: () => true,
        onWritten: (match) => ownBus.publish("match", { match, from: name }),
      });
      made.local = service;
      bus.subscribe("match", (hint) => {
        const { match, from } = hint as { readonly match: string; readonly from: string };
        if (from !== name && !dead.has(name)) void service.refresh(match);
      });
      const peers = createPeers(async (other, on) => {
        const there = hosts.get(other.host);
        if (!there || dead.has(other.host) || dead.has(name) || world.cut.has(`${name} ${other.host}`))
          throw new Error("refused");
        return connect(name, there, on);
      });
      const routed = createRoutedMatches({
        local: service,
        ownership,
        peers,
        retry: (_name, job) => void job().catch(() => {}),
        onError: (error) => console.error(error),
      });
      const host = {
        name,
        ownership,
        local: service,
        routed,
        accept: (wire: PeerWire) => servePeer(wire, routed.own, (error) => console.error(error)),
        kill() {
          if (dead.has(name)) return;
          dead.add(name);
          for (const end of breaks.get(name) ?? []) end();
        },
        beat: () => ownership.beat(),
      };
      hosts.set(name, host);
      void leases.announce(entry, ENTRY_LIFETIME_MS);
      return host;
    },
  };

  /** A connection of a host to another one. Messages arrive one after the other, and none after either has died. */
  function connect(
    from: string,
    there: { readonly name: string; accept(wire: PeerWire): ReturnType<typeof servePeer> },
    on: { readonly message: (text: string) => void; readonly close: () => void },
  ): PeerWire {
    let open = true;
    const isUp = (): boolean => open && !dead.has(from) && !dead.has(there.name);
    const deliver = (receive: (text: string) => void) => (text: string) => {
      setImmediate(() => {
        if (!isUp()) return;
        world.onMoment();
        if (isUp()) receive(text);
      });
    };
    const end = (): void => {
      if (!open) return;
      open = false;
      setImmediate(() => {
        if (!dead.has(from)) on.close();
        if (!dead.has(there.name)) served.ended();
      });
    };
    for (const name of [from, there.name]) breaks.set(name, (breaks.get(name) ?? new Set()).add(end));
    const served = there.accept({ send: deliver(on.message), close: end });
    return { send: deliver((text) => served.receive(text)), close: end };
  }
  return world;
}

/** The store and the leases of a host that may die: then its calls have no effect and get no answer. */
function mortal(
  world: World,
  isDead: () => boolean,
  { beforeAppend, afterAppend }: HostOptions,
): { own: HostStore; ownLeases: MatchLeases } {
  const { store, leases } = world;
  async function alive<T>(run: () => Promise<T>): Promise<T> {
    if (isDead()) return new Promise<T>(() => {});
    const value = await run();
    return isDead() ? new Promise<T>(() => {}) : value;
  }
  const guarded = <T extends object>(of: T): T =>
    Object.fromEntries(
      Object.entries(of).map(([key, call]) => [
        key,
        (...args: readonly unknown[]) =>
          alive(() => (call as (...given: readonly unknown[]) => Promise<unknown>)(...args)),
      ]),
    ) as T;
  return {
    ownLeases: guarded(leases),
    own: {
      ...guarded(store),
      async append(...args) {
        await beforeAppend?.();
        world.onMoment();
        return alive(async () => {
          const written = await store.append(...args);
          afterAppend?.(written);
          world.onMoment();
          return written;
        });
      },
    },
  };
}

/** Begins a match at a host and returns its id. */
export async function begin(host: SimulatedHost): Promise<string> {
  const opened = await host.routed.service.execute({ is: "create", game: "tiny@1", options: {}, seats: PEOPLE });
  if (opened.is !== "prepared") throw new Error(JSON.stringify(opened));
  const begun = await host.routed.service.execute({ is: "begin", match: opened.match, entropy: ["00", "01"] });
  if (begun.is !== "created") throw new Error(JSON.stringify(begun));
  return opened.match;
}

/** A client's subscription at a host: what it was sent, put together as a page does. */
export interface Watched {
  latest(): Update;
  /** Numbers of all log items, as they came. */
  readonly items: number[];
  readonly notices: string[];
  stop(): void;
}
export async function watch(host: SimulatedHost, match: string, viewer: number): Promise<Watched> {
  let last: Update | undefined;
  const items: number[] = [];
  const notices: string[] = [];
  function receive(message: unknown): void {
    const pushed = message as
      | Parameters<typeof applyChanges>[1]
      | Update
      | { readonly is: "notice"; readonly code: string };
    if (pushed.is === "notice") return void notices.push(pushed.code);
    const update = pushed.is === "changes" && last ? applyChanges(last, pushed) : (pushed as Update);
    if (!update) throw new Error("changes do not fit");
    last = update;
    items.push(...update.logItems.map(({ n }) => n));
  }
  const stop = await host.routed.watch({
    match,
    viewer: seat(viewer),
    since: 0,
    listener: () => receive,
    onText: (text) => receive(JSON.parse(text)),
  });
  if (typeof stop !== "function") throw new Error(JSON.stringify(stop));
  return {
    latest() {
      if (!last) throw new Error("no update was received");
      return last;
    },
    items,
    notices,
    stop,
  };
}

/** Adds one to the pile for the seat that is asked. */
export const commit = (host: SimulatedHost, match: string, by: Seat, at: number, key: string): Promise<MatchResponse> =>
  host.routed.service.execute({
    is: "commit",
    match,
    seat: by,
    at,
    key,
    moves: [{ step: "turn", act: { do: "add", n: 1 } as never }],
  });

/** Lets what is on its way arrive. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 40; i++) await new Promise((resolve) => void setImmediate(resolve));
}
